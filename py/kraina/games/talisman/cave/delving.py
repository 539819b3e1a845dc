"""Talisman as the host of the Cave: what areas, cards and trials of the box ask of it. Rules 13.1-13.7."""

from collections.abc import Mapping, Sequence

from kraina.engine.decision import Flow
from kraina.engine.event import PawnMoved, Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Text, Who, text
from kraina.games.talisman import belongings, counters, dice, life, movement, pawn, piles, points
from kraina.games.talisman.cards import Alignment
from kraina.games.talisman.cave.outlook import value_of
from kraina.games.talisman.fights import fight
from kraina.games.talisman.settle import settle
from kraina.games.talisman.state import FightKind as Kind
from kraina.games.talisman.state import Foe, Tale, able
from kraina.kit.cave.board import AreaId, Cave, load_cave
from kraina.kit.cave.box import CRYSTAL, Box, load_box
from kraina.kit.cave.host import Counter, Delver, Depths, FightKind, Result, Trait

COUNTERS: Mapping[Counter, counters.Counter] = {
    "strength": "strength", "power": "craft", "stamina": "life", "gold": "gold",
}  # fmt: skip
SEARCH: Mapping[str, RuleRef] = {"3": "13.3", "4": "13.3", "5": "13.4", "6": "13.3"}
"""What stands in the rulebook of the box on searching -> this game's row."""
CARDS, CREATURES = "13.8", "13.5"
"""The rows for the cards of the box, and for its creatures and fights."""


class Delving:
    """What ``kraina.kit.cave.host.Host`` asks for, done to the state of Talisman."""

    def __init__(self, ctx: Tale) -> None:
        self._ctx = ctx

    @property
    def cave(self) -> Cave:
        """The board of the Cave."""
        return load_cave()

    @property
    def box(self) -> Box:
        """The cards of the box."""
        return load_box()

    @property
    def depths(self) -> Depths:
        """The state of the Cave."""
        return self._ctx.state.under.depths

    def delver(self, player: PlayerId) -> Delver:
        """Return what a hero brings along."""
        return self._ctx.state.get(player).delver

    def area(self, player: PlayerId) -> AreaId:
        """Return where somebody stands; nowhere without a character."""
        one = self._ctx.state.get(player)
        return one.space if one.character else ""

    def within(self) -> list[PlayerId]:
        """Return who is in the Cave, in turn order."""
        return [one.player for one in self._ctx.state.in_order() if one.space in self.cave]

    def total(self, player: PlayerId, trait: Trait) -> int:
        """Return total Strength or Craft."""
        one, state = self._ctx.state.get(player), self._ctx.state
        if not one.character:
            return 0
        total = points.strength if trait == "strength" else points.craft
        return total(self._ctx.data, state, one)

    def spare(self, player: PlayerId, trait: Trait) -> int:
        """Return how much of own Strength or Craft lies above the printed one."""
        one = self._ctx.state.get(player)
        return counters.spare(self._ctx, one, COUNTERS[trait]) if one.character else 0

    def gold(self, player: PlayerId) -> int:
        """Return somebody's gold."""
        return self._ctx.state.get(player).gold

    def wounds(self, player: PlayerId) -> int:
        """Return the lives that healing can restore."""
        one = self._ctx.state.get(player)
        return counters.missing(self._ctx, one, "life") if one.character else 0

    def alignment(self, player: PlayerId) -> Alignment:
        """Return a hero's alignment."""
        return self._ctx.state.get(player).alignment

    def items(self, player: PlayerId) -> list[Uid]:
        """Return the Objects that a hero can part with of his own will: not the Crystal (13.6)."""
        return belongings.droppable(self._ctx.state.get(player))

    def carried(self, player: PlayerId) -> list[Uid]:
        """Return the Objects that can be taken from a hero, the Crystal among them."""
        return [uid for uid in self._ctx.state.get(player).objects if design_of(uid) != belongings.RAFT]

    def friends(self, player: PlayerId) -> list[Uid]:
        """Return the Followers that a hero can part with."""
        return belongings.parting(self._ctx.state.get(player))

    def spells(self, player: PlayerId) -> list[Uid]:
        """Return a hero's Spells."""
        return self._ctx.state.get(player).spells

    def able(self, player: PlayerId, ability: str) -> bool:
        """Return whether a hero has an ability."""
        return able(self._ctx.state.get(player), ability)

    def discount(self, player: PlayerId) -> int:
        """Return what the Gnome takes off his price."""
        character = self.box.characters.get(self._ctx.state.get(player).character)
        return character.discount if character is not None else 0

    def value(self, uid: Uid) -> int:
        """Return as how many things the Gnome counts a card."""
        return value_of(uid)

    def goes_on(self, player: PlayerId) -> bool:
        """Return whether a hero's encounter goes on."""
        turn = self._ctx.state.turn
        return turn is not None and turn.player == player and not turn.over and not turn.arrived

    def marked(self, mark: str) -> bool:
        """Return whether the running turn bears a mark."""
        turn = self._ctx.state.turn
        return turn is not None and mark in turn.marks

    def mark(self, mark: str) -> None:
        """Put a mark on the running turn."""
        if self._ctx.state.turn is not None:
            self._ctx.state.turn.marks.append(mark)

    def roll(self, player: PlayerId, purpose: str, rule: RuleRef) -> Flow[int]:
        """Roll one die, which fate may turn."""
        return (yield from dice.roll(self._ctx, player, purpose, rule_of(rule)))

    def roll_several(self, player: PlayerId, dice_count: int, purpose: str, rule: RuleRef) -> Flow[int]:
        """Roll several dice, of which fate may turn one; return their sum."""
        return sum((yield from dice.roll_several(self._ctx, player, dice_count, purpose, rule_of(rule))))

    def change(self, player: PlayerId, counter: Counter, by: int, rule: RuleRef) -> int:
        """Change a counter."""
        return counters.change(self._ctx, player, COUNTERS[counter], by, rule_of(rule))

    def heal(self, player: PlayerId, lives: int, rule: RuleRef) -> int:
        """Restore lives up to the printed value."""
        return counters.restore(self._ctx, player, "life", lives, rule_of(rule))

    def harm(self, player: PlayerId, lives: int, rule: RuleRef) -> Flow[None]:
        """Take lives outside fights."""
        yield from life.lose_life(self._ctx, player, lives, rule_of(rule))

    def finish_off(self, player: PlayerId, rule: RuleRef) -> Flow[None]:
        """Have a character die at once."""
        yield from life.die(self._ctx, player)

    def takes_spell(self, player: PlayerId) -> bool:
        """Return whether a hero may draw a Spell: not beyond what Craft allows (5.1)."""
        return points.spell_room(self._ctx.data, self._ctx.state, self._ctx.state.get(player)) > 0

    def gain_spell(self, player: PlayerId) -> None:
        """Give a hero the top Spell."""
        piles.gain_spell(self._ctx, player)

    def lose_card(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Discard a card of a hero."""
        one = self._ctx.state.get(player)
        if uid in one.spells:
            one.spells.remove(uid)
            piles.discard(self._ctx.data, self._ctx.state, uid)
            self.tell(text("told.loses-spell", who=Who(player)), rule)
        else:
            belongings.lose_card(self._ctx, player, uid, rule_of(rule))

    def destroy_card(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Take an Object out of the game; what belongs to the stock or the stack goes back there."""
        if uid in (*self._ctx.data.purchase_deck, *self._ctx.data.talisman_deck):
            belongings.lose_card(self._ctx, player, uid, rule_of(rule))
            return
        belongings.release(self._ctx, player, uid)
        self._ctx.state.under.gone.append(uid)
        self.tell(text("told.destroyed", who=Who(player), card=Text(f"card.{design_of(uid)}.name")), rule)

    def leave_card(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Leave an Object open on the area."""
        belongings.leave(self._ctx, player, uid, rule_of(rule))

    def leave_gold(self, player: PlayerId, bags: int, rule: RuleRef) -> None:
        """Leave gold on the area, not to be taken back in this turn."""
        left, area = -self.change(player, "gold", -bags, rule), self.area(player)
        piles.lay_gold(self._ctx, area, left)
        if self._ctx.state.turn is not None:
            self._ctx.state.turn.dropped += [f"{player}:{area}"] * left

    def tokens(self, uid: Uid) -> int:
        """Return the tokens left on a card."""
        return self._ctx.state.tokens.get(uid, self._ctx.data.card(uid).tokens)

    def set_tokens(self, uid: Uid, left: int) -> None:
        """Set the tokens of a card."""
        self._ctx.state.tokens[uid] = left

    def used_weapons(self) -> list[Uid]:
        """Return the Weapons among the discards of both boards."""
        state = self._ctx.state
        used = (*state.adventure_used, *state.under.cave_used)
        return [uid for uid in used if self._ctx.data.card(uid).weapon]

    def take_used(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Give a hero one of the discards."""
        state = self._ctx.state
        (state.under.cave_used if uid in state.under.cave_used else state.adventure_used).remove(uid)
        belongings.give(self._ctx, player, uid, rule_of(rule))

    def lose_turns(self, player: PlayerId, turns: int, rule: RuleRef) -> None:
        """Have a hero lose his next turns."""
        for _ in range(turns):
            pawn.lose_turns(self._ctx, player, rule_of(rule))

    def lose_this_turn(self, player: PlayerId, rule: RuleRef) -> None:
        """Have whoever drew an Event lose this turn if cards are left to it, else the next (1.7)."""
        pawn.lose_turns(self._ctx, player, "1.7", drawn=True)

    def halts(self, player: PlayerId, rolled: int) -> Flow[bool]:
        """Return whether the Troll heals in place of a move of 6."""
        return (yield from movement.mends(self._ctx, player, rolled))

    def another_turn(self, player: PlayerId) -> None:
        """Give a hero another turn after this one."""
        self._ctx.state.extra_turns += 1
        self.tell(text("told.another-turn", who=Who(player)), "13.3")

    def end_turn(self, player: PlayerId) -> None:
        """End the running turn, if it is this hero's."""
        pawn.end_turn(self._ctx, player)

    def walk(self, player: PlayerId, path: Sequence[AreaId], told: Text, rule: RuleRef) -> None:
        """Move a hero along a path in the Cave."""
        one = self._ctx.state.get(player)
        one.space, one.delver.came = path[-1], path[-2]
        self._ctx.emit(PawnMoved(text=told, rule=rule_of(rule), player=player, path=tuple(path)))

    def carry_off(self, player: PlayerId, area: AreaId, rule: RuleRef) -> None:
        """Put a hero on an area or space."""
        pawn.carry_off(self._ctx, player, area, rule_of(rule))
        self._unbind()

    def _unbind(self) -> None:
        """Take off the running turn what bound its player to the area."""
        turn = self._ctx.state.turn
        if turn is not None:
            turn.marks = [mark for mark in turn.marks if mark != BOUND]

    def arrive(self, player: PlayerId, *, bound: bool) -> None:
        """Have a hero's move end where he stands; ``bound`` leaves him no choice."""
        turn = self._ctx.state.turn
        if turn is None or turn.player != player or turn.over:
            return
        turn.arrive()
        self._unbind()
        if bound:
            turn.marks.append(BOUND)

    def fight(
        self, player: PlayerId, kind: FightKind, creature: str, strength: int, rule: RuleRef, *, trial: bool
    ) -> Flow[Result]:
        """Have a hero fight a creature that is no card."""
        foes = [Foe(creature, strength, card=False)]
        here: Kind = "battle" if kind == "combat" else "psychic"
        result = yield from fight(self._ctx, player, here, foes, rule_of(rule), evade=False, trial=trial)
        if result in ("lost", "draw") and not trial:
            pawn.end_turn(self._ctx, player)
        return "off" if result == "evaded" else result

    def crystal_waits(self) -> bool:
        """Return whether nobody has the Crystal."""
        return CRYSTAL in self._ctx.state.under.gone

    def win_crystal(self, player: PlayerId, paid: Sequence[Uid], bags: int) -> Flow[None]:
        """Pay the Gnome, and take the Magic Crystal along (13.6)."""
        for uid in paid:
            belongings.lose_card(self._ctx, player, uid, "13.4")
        counters.change(self._ctx, player, "gold", -bags, "13.4")
        self._ctx.state.under.gone.remove(CRYSTAL)
        belongings.give(self._ctx, player, CRYSTAL, "13.6")
        pawn.end_turn(self._ctx, player)
        yield from settle(self._ctx)

    def tell(self, told: Text, rule: RuleRef, *, notable: bool = False) -> None:
        """Tell everybody something."""
        self._ctx.emit(Told(text=told, rule=rule_of(rule), notable=notable))

    def ran(self, ident: str) -> None:
        """Count that a rule ran; a card by its design."""
        kind, _, rest = ident.partition(":")
        self._ctx.ran(f"{kind}:{design_of(rest)}")

    def settle(self) -> Flow[None]:
        """Put everybody's cards right."""
        yield from settle(self._ctx)


BOUND = "bound"
"""Mark of a turn in which the area itself must be met (13.2)."""


def rule_of(rule: RuleRef) -> RuleRef:
    """Return this game's row for a rule of Jaskinia's rulebook."""
    chapter, _, number = rule.partition(".")
    if chapter == "12":
        return SEARCH.get(number, CARDS)
    if chapter in ("14", "15") or rule in ("13.4", "13.5"):
        return CREATURES
    return {"11": "13.2", "17": "13.6"}.get(chapter, CARDS)
