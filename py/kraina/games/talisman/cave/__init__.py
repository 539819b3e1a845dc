"""Jaskinia as an expansion: the Cave beside the board, its cards in the decks, the Crystal on the way to the Crown."""
