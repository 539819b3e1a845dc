"""What a game provides in which the Cave is played: its own state of the Cave, and what the Cave does to people.

A Host is made anew for each rule that runs and holds nothing of its own but the game's context.
"""

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

from kraina.engine.decision import Flow
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Text
from kraina.kit.cave.board import AreaId, Cave
from kraina.kit.cave.box import Alignment, Box, Card

Trait = Literal["strength", "power"]
Counter = Literal["strength", "power", "stamina", "gold"]
FightKind = Literal["combat", "psychic"]
Result = Literal["won", "lost", "draw", "off"]
"""How a fight ended; ``off`` means that it did not take place."""


@dataclass(slots=True)
class Depths:
    """The state of the Cave itself, part of the state of a match."""

    found: AreaId = ""
    """The Chamber with the Magic Crystal, once it is known (12.4)."""
    closed: dict[AreaId, PlayerId] = dataclasses.field(default_factory=dict)
    """Corridor that has caved in -> who cast it: until his next turn nobody enters."""
    dark: PlayerId | None = None
    """Until this player's next turn everybody moves 1 area, without a roll."""

    def forget(self, player: PlayerId) -> None:
        """End what lasts until a player's next turn: none will come."""
        if self.dark == player:
            self.dark = None
        for area in [area for area, caster in self.closed.items() if caster == player]:
            del self.closed[area]


@dataclass(slots=True)
class Delver:
    """What a person in the Cave brings along from turn to turn, part of the state of a match."""

    came: AreaId = ""
    """The area from which he came to where he stands; empty if he did not walk there."""
    slow: int = 0
    """Own turns in which he moves 1 area, without a roll."""
    barred: int = 0
    """Own turns in which he may not enter the Chamber with the Magic Crystal (12.5)."""
    drawn: int = 0
    """Cave cards drawn by searching (2.4)."""
    empty: int = 0
    """Own turns until the ray gun works again."""


class Host(Protocol):
    """The game around the Cave. Counters are named as in Jaskinia, whatever the game calls them."""

    @property
    def cave(self) -> Cave:
        """The board."""

    @property
    def box(self) -> Box:
        """The cards."""

    @property
    def depths(self) -> Depths:
        """The state of the Cave."""

    def delver(self, player: PlayerId) -> Delver:
        """Return what a person in the Cave brings along; read anew after every question."""

    def area(self, player: PlayerId) -> AreaId:
        """Return where somebody stands, in the Cave or elsewhere."""

    def within(self) -> list[PlayerId]:
        """Return who is in the Cave, in turn order from the current player."""

    def total(self, player: PlayerId, trait: Trait) -> int:
        """Return total Strength or Power outside fights (1.6, 2.5)."""

    def spare(self, player: PlayerId, trait: Trait) -> int:
        """Return how much of own Strength or Power lies above the start (1.3, 2.3)."""

    def gold(self, player: PlayerId) -> int:
        """Return somebody's bags of gold."""

    def wounds(self, player: PlayerId) -> int:
        """Return the Stamina that healing can restore (4.6)."""

    def alignment(self, player: PlayerId) -> Alignment:
        """Return somebody's Character (7)."""

    def items(self, player: PlayerId) -> list[Uid]:
        """Return the Items that somebody can part with."""

    def carried(self, player: PlayerId) -> list[Uid]:
        """Return the Items that can be taken from somebody, those included with which he cannot part himself."""

    def friends(self, player: PlayerId) -> list[Uid]:
        """Return the Friends that somebody can part with."""

    def spells(self, player: PlayerId) -> list[Uid]:
        """Return somebody's Spells."""

    def able(self, player: PlayerId, ability: str) -> bool:
        """Return whether somebody has an ability."""

    def discount(self, player: PlayerId) -> int:
        """Return what the Gnome takes off his price."""

    def value(self, uid: Uid) -> int:
        """Return as how many things the Gnome counts an Item or Friend."""

    def goes_on(self, player: PlayerId) -> bool:
        """Return whether somebody's search goes on: his turn runs and nothing carried him elsewhere."""

    def marked(self, mark: str) -> bool:
        """Return whether the running turn bears a mark."""

    def mark(self, mark: str) -> None:
        """Put a mark on the running turn."""

    def roll(self, player: PlayerId, purpose: str, rule: RuleRef) -> Flow[int]:
        """Roll one die for somebody."""

    def roll_several(self, player: PlayerId, dice: int, purpose: str, rule: RuleRef) -> Flow[int]:
        """Roll several dice for somebody as one roll and return their sum."""

    def change(self, player: PlayerId, counter: Counter, by: int, rule: RuleRef) -> int:
        """Add to a counter or take from it, down to its floor; return the change. No Stamina is lost."""

    def heal(self, player: PlayerId, points: int, rule: RuleRef) -> int:
        """Restore Stamina up to what somebody started with (4.6); return how much."""

    def harm(self, player: PlayerId, points: int, rule: RuleRef) -> Flow[None]:
        """Take Stamina outside fights; at 0 somebody dies (4.3)."""

    def finish_off(self, player: PlayerId, rule: RuleRef) -> Flow[None]:
        """Have somebody die at once (4.3)."""

    def takes_spell(self, player: PlayerId) -> bool:
        """Return whether somebody may draw a Spell now."""

    def gain_spell(self, player: PlayerId) -> None:
        """Give somebody the top Spell, if he may have it (9.5)."""

    def lose_card(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Put an Item, Friend or Spell of somebody on the used cards."""

    def destroy_card(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Take an Item of somebody out of the game."""

    def leave_card(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Leave an Item of somebody open where he stands."""

    def leave_gold(self, player: PlayerId, bags: int, rule: RuleRef) -> None:
        """Leave gold of somebody where he stands."""

    def tokens(self, uid: Uid) -> int:
        """Return the tokens left on a card that lies open."""

    def set_tokens(self, uid: Uid, left: int) -> None:
        """Set the tokens of a card that lies open."""

    def used_weapons(self) -> list[Uid]:
        """Return the weapons among the used cards."""

    def take_used(self, player: PlayerId, uid: Uid, rule: RuleRef) -> None:
        """Give somebody one of the used cards."""

    def lose_turns(self, player: PlayerId, turns: int, rule: RuleRef) -> None:
        """Have somebody lose his next turns."""

    def lose_this_turn(self, player: PlayerId, rule: RuleRef) -> None:
        """Have whoever drew an Event lose the turn that it takes from him (13.3)."""

    def halts(self, player: PlayerId, rolled: int) -> Flow[bool]:
        """Return whether somebody does something else in place of a move of so many areas."""

    def another_turn(self, player: PlayerId) -> None:
        """Give somebody another turn after this one."""

    def end_turn(self, player: PlayerId) -> None:
        """End the running turn, if it is somebody's."""

    def walk(self, player: PlayerId, path: Sequence[AreaId], told: Text, rule: RuleRef) -> None:
        """Move somebody along a path that begins where he stands; he comes from the last area but one."""

    def carry_off(self, player: PlayerId, area: AreaId, rule: RuleRef) -> None:
        """Put somebody on an area; in his own turn he meets it as after a move."""

    def arrive(self, player: PlayerId, *, bound: bool) -> None:
        """Have somebody's move end where he stands; ``bound`` means that he must deal with the area itself."""

    def fight(
        self, player: PlayerId, kind: FightKind, creature: str, points: int, rule: RuleRef, *, trial: bool
    ) -> Flow[Result]:
        """Have somebody fight a creature that is no card; in a trial nothing is lost but what the trial takes."""

    def crystal_waits(self) -> bool:
        """Return whether the Magic Crystal is still to be won."""

    def win_crystal(self, player: PlayerId, paid: Sequence[Uid], bags: int) -> Flow[None]:
        """Give somebody the Magic Crystal for what the Gnome gets (17)."""

    def tell(self, told: Text, rule: RuleRef, *, notable: bool = False) -> None:
        """Tell everybody something."""

    def ran(self, ident: str) -> None:
        """Count that a rule ran."""

    def settle(self) -> Flow[None]:
        """Put everybody's cards right."""


def shut(host: Host, player: PlayerId) -> list[AreaId]:
    """Return the areas that somebody cannot enter now: caved in, or barred after failed trials (12.5)."""
    found = [area for area in host.depths.closed]
    if host.delver(player).barred and host.depths.found:
        found.append(host.depths.found)
    return found


def opener(host: Host, player: PlayerId) -> str:
    """Return the id of what opens the Great Gates for somebody without an attempt, or an empty word (11.3)."""
    return _means(host, player, "hewer-gates", lambda card: card.opens)


def guide(host: Host, player: PlayerId) -> str:
    """Return the id of what lets somebody choose branches below Power 6, or an empty word (11.2)."""
    return _means(host, player, "caver-branches", lambda card: card.branches)


def _means(host: Host, player: PlayerId, ability: str, fits: Callable[[Card], bool]) -> str:
    """Return an ability or else the first card of the box that somebody has to an end."""
    if host.able(player, ability):
        return f"ability:{ability}"
    designs = [design_of(uid) for uid in (*host.carried(player), *host.friends(player))]
    return next((f"card:{one}" for one in designs if one in host.box.cards and fits(host.box.cards[one])), "")
