"""The box of Jaskinia as every game sees it that is played in the Cave: board, cards, movement, Chambers and trials.

Jaskinia is played alone or on the board of another game. What its cards and areas do is the same for both and stands
here; ``host.Host`` is what a game has to provide for it. Rules are cited by their numbers in Jaskinia's rulebook.
"""
