"""The game played alone as the host of the Cave: what areas, cards and trials ask of it."""

from collections.abc import Sequence

from kraina.engine.decision import Flow
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Text, Who, text
from kraina.games.jaskinia import belongings, counters, heroes, life, pawn, piles
from kraina.games.jaskinia.points import power, spell_limit, strength
from kraina.games.jaskinia.settle import settle
from kraina.games.jaskinia.state import FightKind, Foe, Result, Tale, able
from kraina.kit.cave.board import AreaId, Cave
from kraina.kit.cave.box import CRYSTAL, Alignment, Box
from kraina.kit.cave.host import Counter, Delver, Depths, Trait


class Delving:
    """What ``kraina.kit.cave.host.Host`` asks for, done to the state of Jaskinia."""

    def __init__(self, ctx: Tale) -> None:
        self._ctx = ctx

    @property
    def cave(self) -> Cave:
        """The board."""
        return self._ctx.data.board

    @property
    def box(self) -> Box:
        """The cards."""
        return self._ctx.data.box

    @property
    def depths(self) -> Depths:
        """The state of the Cave."""
        return self._ctx.state.depths

    def delver(self, player: PlayerId) -> Delver:
        """Return what a Searcher brings along."""
        return self._ctx.state.get(player).delver

    def area(self, player: PlayerId) -> AreaId:
        """Return where somebody stands; nowhere without a Searcher."""
        one = self._ctx.state.get(player)
        return one.area if one.character else ""

    def within(self) -> list[PlayerId]:
        """Return everybody who has a Searcher, in turn order."""
        return [one.player for one in self._ctx.state.in_order()]

    def total(self, player: PlayerId, trait: Trait) -> int:
        """Return total Strength or Power (1.6, 2.5)."""
        one = self._ctx.state.get(player)
        if not one.character:
            return 0
        return strength(self._ctx.data, one) if trait == "strength" else power(self._ctx.data, one)

    def spare(self, player: PlayerId, trait: Trait) -> int:
        """Return how much of own Strength or Power lies above the start."""
        one = self._ctx.state.get(player)
        return counters.spare(self._ctx.data, one, trait) if one.character else 0

    def gold(self, player: PlayerId) -> int:
        """Return somebody's bags of gold."""
        return self._ctx.state.get(player).gold

    def wounds(self, player: PlayerId) -> int:
        """Return the Stamina that healing can restore."""
        one = self._ctx.state.get(player)
        return counters.wounds(self._ctx.data, one) if one.character else 0

    def alignment(self, player: PlayerId) -> Alignment:
        """Return a Searcher's Character."""
        return self._ctx.state.get(player).alignment

    def items(self, player: PlayerId) -> list[Uid]:
        """Return a Searcher's Items."""
        return self._ctx.state.get(player).items

    def carried(self, player: PlayerId) -> list[Uid]:
        """Return a Searcher's Items: any of them can be taken from him."""
        return self.items(player)

    def friends(self, player: PlayerId) -> list[Uid]:
        """Return a Searcher's Friends."""
        return self._ctx.state.get(player).friends

    def spells(self, player: PlayerId) -> list[Uid]:
        """Return a Searcher's Spells."""
        return self._ctx.state.get(player).spells

    def able(self, player: PlayerId, ability: str) -> bool:
        """Return whether a Searcher has an ability."""
        return able(self._ctx.state.get(player), ability)

    def discount(self, player: PlayerId) -> int:
        """Return what the Gnome takes off his price."""
        return self.box.characters[self._ctx.state.get(player).character].discount

    def value(self, uid: Uid) -> int:
        """Return 1: no thing counts more when the game is played alone."""
        return 1

    def goes_on(self, player: PlayerId) -> bool:
        """Return whether a Searcher's search goes on."""
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
        """Roll one die."""
        yield from ()
        return self._ctx.roll(player, purpose, lambda value: text("told.rolls", who=Who(player), value=value), rule)

    def roll_several(self, player: PlayerId, dice: int, purpose: str, rule: RuleRef) -> Flow[int]:
        """Roll several dice and return their sum."""
        rolled = 0
        for _ in range(dice):
            rolled += yield from self.roll(player, purpose, rule)
        return rolled

    def change(self, player: PlayerId, counter: Counter, by: int, rule: RuleRef) -> int:
        """Change a counter."""
        return counters.change(self._ctx, player, counter, by, rule)

    def heal(self, player: PlayerId, points: int, rule: RuleRef) -> int:
        """Restore Stamina up to that of the start."""
        return counters.heal(self._ctx, player, points, rule)

    def harm(self, player: PlayerId, points: int, rule: RuleRef) -> Flow[None]:
        """Take Stamina outside fights."""
        yield from life.lose_stamina(self._ctx, player, points, rule)

    def finish_off(self, player: PlayerId, rule: RuleRef) -> Flow[None]:
        """Have a Searcher die at once."""
        life.die(self._ctx, player)
        yield from ()

    def takes_spell(self, player: PlayerId) -> bool:
        """Return whether a Searcher may draw a Spell: not whom Power or his card allows none (2.7, 9.4)."""
        return spell_limit(self._ctx.data, self._ctx.state.get(player)) > 0

    def gain_spell(self, player: PlayerId) -> None:
        """Give a Searcher the top Spell."""
        piles.gain_spell(self._ctx, player)

    def lose_card(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Put a card of a Searcher among the used ones."""
        belongings.lose_card(self._ctx, player, uid, rule)

    def destroy_card(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Take an Item out of the game."""
        belongings.destroy(self._ctx, player, uid, rule)

    def leave_card(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Leave an Item open on the area."""
        belongings.leave(self._ctx, player, uid, rule)

    def leave_gold(self, player: PlayerId, bags: int, rule: RuleRef) -> None:
        """Leave gold on the area, not to be taken back in this turn."""
        left, area = -self.change(player, "gold", -bags, rule), self.area(player)
        piles.lay_gold(self._ctx, area, left)
        if self._ctx.state.turn is not None:
            self._ctx.state.turn.dropped += [f"{player}:{area}"] * left

    def tokens(self, uid: Uid) -> int:
        """Return the tokens left on a card."""
        return self._ctx.state.tokens.get(uid, self.box.card(uid).tokens)

    def set_tokens(self, uid: Uid, left: int) -> None:
        """Set the tokens of a card."""
        self._ctx.state.tokens[uid] = left

    def used_weapons(self) -> list[Uid]:
        """Return the weapons among the used cards."""
        state = self._ctx.state
        return [uid for uid in (*state.adventure_used, *state.cave_used) if self.box.card(uid).weapon]

    def take_used(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Give a Searcher one of the used cards."""
        state = self._ctx.state
        (state.cave_used if uid in state.cave_used else state.adventure_used).remove(uid)
        belongings.give(self._ctx, player, uid, rule)

    def lose_turns(self, player: PlayerId, turns: int, rule: RuleRef) -> None:
        """Have a Searcher lose his next turns."""
        pawn.lose_turns(self._ctx, player, turns, rule)

    def lose_this_turn(self, player: PlayerId, rule: RuleRef) -> None:
        """Have a Searcher lose the running turn."""
        pawn.lose_this_turn(self._ctx, player, rule)

    def halts(self, player: PlayerId, rolled: int) -> Flow[bool]:
        """Return whether the Troll heals in place of a move of 6."""
        return (yield from heroes.mends(self._ctx, player, rolled))

    def another_turn(self, player: PlayerId) -> None:
        """Give a Searcher another turn after this one."""
        self._ctx.state.extra_turns += 1
        self.tell(text("told.another-turn", who=Who(player)), "13.3")

    def end_turn(self, player: PlayerId) -> None:
        """End the running turn, if it is this Searcher's."""
        pawn.end_turn(self._ctx, player)

    def walk(self, player: PlayerId, path: Sequence[AreaId], told: Text, rule: RuleRef) -> None:
        """Move a Searcher along a path."""
        pawn.walk(self._ctx, player, path, told, rule)

    def carry_off(self, player: PlayerId, area: AreaId, rule: RuleRef) -> None:
        """Put a Searcher on an area."""
        pawn.carry_off(self._ctx, player, area, rule)

    def arrive(self, player: PlayerId, *, bound: bool) -> None:
        """Have a Searcher's move end where he stands."""
        if self._ctx.state.is_turn_of(player) and self._ctx.state.turn is not None:
            self._ctx.state.turn.arrive(bound=bound)

    def fight(
        self, player: PlayerId, kind: FightKind, creature: str, points: int, rule: RuleRef, *, trial: bool
    ) -> Flow[Result]:
        """Have a Searcher fight a creature that is no card."""
        foes = [Foe(creature, points, card=False)]
        return (yield from self._ctx.data.verbs.fight(self._ctx, player, kind, foes, rule, trial=trial))

    def crystal_waits(self) -> bool:
        """Return that the Crystal waits: getting it is the end of the game."""
        return True

    def win_crystal(self, player: PlayerId, paid: Sequence[Uid], bags: int) -> Flow[None]:
        """Pay the Gnome, and win the game (17.1)."""
        state = self._ctx.state
        for uid in paid:
            belongings.lose_card(self._ctx, player, uid, "12.5")
        counters.change(self._ctx, player, "gold", -bags, "12.5")
        state.aside.remove(CRYSTAL)
        state.get(player).items.append(CRYSTAL)
        state.winner = player
        self.end_turn(player)
        yield from ()

    def tell(self, told: Text, rule: RuleRef, *, notable: bool = False) -> None:
        """Tell everybody something."""
        self._ctx.emit(Told(text=told, rule=rule, notable=notable))

    def ran(self, ident: str) -> None:
        """Count that a rule ran; a card by its design."""
        kind, _, rest = ident.partition(":")
        self._ctx.ran(f"{kind}:{design_of(rest)}")

    def settle(self) -> Flow[None]:
        """Put everybody's cards right."""
        yield from settle(self._ctx)
