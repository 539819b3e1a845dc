"""The texts that name components, by the keys that all games of the family use."""

from kraina.engine.ids import Uid, design_of
from kraina.engine.text import Text, name


def card_name(uid: Uid) -> Text:
    """Return the text that names a card."""
    return name("card", design_of(uid))


def card_text(uid: Uid) -> Text:
    """Return what is written on a card."""
    return Text(f"card.{design_of(uid)}.text")


def foe_name(ident: str, *, card: bool) -> Text:
    """Return the text that names an Enemy's card, or a guardian or creature that is none."""
    return card_name(ident) if card else name("foe", ident)


def character_name(character: str) -> Text:
    """Return the text that names a Character."""
    return name("character", character)


def ability_text(ability: str) -> Text:
    """Return what an ability does."""
    return Text(f"ability.{ability}.text")


def space_name(space: str) -> Text:
    """Return the text that names a space."""
    return name("space", space)


def space_text(space: str) -> Text:
    """Return the text that tells what has to be done on a space."""
    return Text(f"space.{space}.text")
