"""Monstrum (Poland, end of the 1980s): a race through a land of nooks to the Zezere mine.

The rulebook has lost its chapters on fights, surprises and the end; ``data/monstrum`` marks what is reconstructed.
"""
