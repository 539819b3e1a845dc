"""The definitions of Talisman with the box of Jaskinia, or with its Searchers alone. Rules 11.8, 13.1, 13.8, 13.9."""

from collections.abc import Mapping
from dataclasses import replace

from kraina.games.talisman.board import Board, Space, SpaceId
from kraina.games.talisman.cards import Card, Character, Kind, Spell, TalismanData
from kraina.games.talisman.verbs import Verbs
from kraina.kit.cave import box as below
from kraina.kit.cave.board import Cave, load_cave
from kraina.kit.cave.creatures import DRAGON

LIVES = 4
"""Life of the box's Searchers."""
KINDS: Mapping[below.Kind, Kind] = {
    "event": "event", "animal": "enemy", "monster": "enemy", "ghost": "spirit", "stranger": "stranger",
    "item": "object", "magic_item": "magic_object", "friend": "follower", "place": "place",
}  # fmt: skip
"""What a kind of card of the box is called here (13.1)."""
WHEN: Mapping[str, tuple[str, ...]] = {
    "fight": ("battle",),
    "turn": ("turn", "start"),
    "any": ("turn", "arrived", "any"),
}
"""A moment of the box's Spells -> those of this game at which they may be cast."""
BELOW = ("caver-branches", "caver-passing", "cyborg-metal", "cyborg-breath", "hewer-gates", "smuggler-price")
"""Abilities that have no use outside the Cave: without it they are as if they did not exist (11.8)."""


def joined_data(base: TalismanData, verbs: Verbs) -> TalismanData:
    """Return the base game's definitions with the Cave, its cards, Spells and Searchers."""
    box, cave = below.load_box(), load_cave()
    crystal = (below.CRYSTAL,)
    return TalismanData(
        board=joined_board(base.board, cave),
        cards={**base.cards, **{card.id: _card(card) for card in box.cards.values()}},
        spells={**base.spells, **{one.id: _spell(one) for one in box.spells.values()}},
        purchases=base.purchases,
        characters={**base.characters, **{one.id: _character(one) for one in box.characters.values()}},
        adventure_deck=(*base.adventure_deck, *box.deck("adventure", joined=True)),
        spell_deck=(*base.spell_deck, *box.spell_deck(joined=True)),
        purchase_deck=base.purchase_deck,
        talisman_deck=base.talisman_deck,
        cave_deck=(*box.deck("cave", joined=True), *crystal),
        underground_deck=box.deck("underground", joined=True),
        verbs=verbs,
    )


def lent_data(base: TalismanData, verbs: Verbs) -> TalismanData:
    """Return the base game's definitions with the box's Searchers, and nothing else of it (11.8)."""
    lent = (_character(one) for one in below.load_box().characters.values())
    able = (replace(one, abilities=tuple(ability for ability in one.abilities if ability not in BELOW)) for one in lent)
    return replace(base, characters={**base.characters, **{one.id: one for one in able}}, verbs=verbs)


def joined_board(board: Board, cave: Cave) -> Board:
    """Return the board with the areas of the Cave as a Region of their own."""
    areas = {area.id: Space(area.id, "cave", area.y, area.x, area.draw) for area in cave.areas.values()}
    spaces: dict[SpaceId, Space] = {**board.spaces, **areas}
    return Board(spaces, {**board.regions, "cave": tuple(areas)}, board.opposite)


def _card(card: below.Card) -> Card:
    kin = "dragon" if card.id == DRAGON else card.kind if card.kind in ("animal", "monster") else ""
    crystal = card.id == below.CRYSTAL
    return Card(
        card.id, KINDS[card.kind], card.copies, kin, card.strength + crystal, card.power + crystal, card.combat,
        weapon=card.weapon, saves_from=card.saves_from, gold=card.gold, carries=card.carries, not_for=card.not_for,
        tokens=card.tokens, deck=card.deck, animals=card.animals, once=card.once,
    )  # fmt: skip


def _spell(spell: below.Spell) -> Spell:
    when = tuple(moment for one in spell.when for moment in WHEN.get(one, (one,)))
    return Spell(spell.id, when, spell.copies)


def _character(one: below.Character) -> Character:
    return Character(
        one.id, one.alignment, one.strength, one.power, LIVES, one.fate, one.start, one.abilities, one.spells,
        gold=one.gold, carries=one.carries, weapon=one.weapon, spellless=one.spellless,
    )  # fmt: skip
