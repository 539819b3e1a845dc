"""What the tables of one family of games share: the pen of their maps, pawns, cards, sheets, hands, fights and Spells.

A game tells what is its own by a ``Look``. Styles are ``css/kin-*.css``; their classes and colours begin with ``kin-``.
"""
