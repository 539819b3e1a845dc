"""Kraina: the rules of five Polish fantasy adventure board games, in pure Python.

``engine`` knows no game, ``games`` holds one package a game, ``cli`` plays them without a page.
"""

__version__ = "0.1.0"
