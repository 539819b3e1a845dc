"""What a crossing or a trial may lead to, in exact chances, told before it is chosen. Rules 8.2, 8.4, 9.5-9.10, 10.2.

Nobody's fate is reckoned with, and nobody steps in.
"""

from kraina.engine.ids import PlayerId
from kraina.engine.text import Text, text
from kraina.games.talisman.board import CROWN, SENTINEL, VALLEY, SpaceId
from kraina.games.talisman.crown import crystal_works, opens_portal, works_from
from kraina.games.talisman.odds import at_most, chances
from kraina.games.talisman.points import craft, strength
from kraina.games.talisman.state import Fight, Foe, Hero, Tale, able, has
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.names import space_text
from kraina.kit.odds import Odds, sums

SENTINEL_STRENGTH = 9
"""Strength of the Sentinel (8.2)."""
FIEND_STRENGTH = 4
"""Strength of a Pitfiend (9.8)."""
DEATH = Odds(575, 146, 575, 1296)
"""Two dice against two (9.10)."""


def gate_dice(one: Hero, kind: str) -> tuple[int, str]:
    """Return how many dice the Portal takes, and what makes it one in place of two (8.4)."""
    if kind == "craft" and able(one, "dwarf-portal"):
        return 1, "ability:dwarf-portal"
    if kind == "craft" and has(one, "gnome"):
        return 1, "card:gnome"
    return 2, ""


def mine_dice(one: Hero) -> tuple[int, str]:
    """Return how many dice the Mines take, and what makes it two in place of three (9.6)."""
    if able(one, "dwarf-mines"):
        return 2, "ability:dwarf-mines"
    return (2, "card:gnome") if has(one, "gnome") else (3, "")


def sentinel_outlook(ctx: Tale, player: PlayerId) -> Text:
    """Return the chances against the Sentinel."""
    return _fought(ctx, player, Foe(SENTINEL, SENTINEL_STRENGTH, card=False), SENTINEL, "chance.sentinel")


def portal_outlook(ctx: Tale, player: PlayerId, kind: str) -> Text:
    """Return the chance to open the Portal by Strength or by Craft."""
    one = ctx.state.get(player)
    points = strength(ctx.data, ctx.state, one) if kind == "strength" else craft(ctx.data, ctx.state, one)
    won, of = at_most(gate_dice(one, kind)[0], points)
    return text(f"chance.portal-{kind}", won=won, of=of)


def gate_outlook(ctx: Tale, player: PlayerId) -> Text:
    """Return the chances to open the Portal by either, or what opens it without dice."""
    opener = opens_portal(ctx, player)
    if opener:
        return text(f"chance.portal-{opener}")
    by = {kind: portal_outlook(ctx, player, kind) for kind in ("strength", "craft")}
    return text("chance.portal", strength=by["strength"], craft=by["craft"])


def trial_outlook(ctx: Tale, player: PlayerId, space: SpaceId) -> Text:
    """Return what a space of the Inner Region does, with the chances of its trial where the text does not give them."""
    one = ctx.state.get(player)
    if space == "crypt":
        return _dug(space, 3, strength(ctx.data, ctx.state, one))
    if space == "mines":
        return _dug(space, mine_dice(one)[0], craft(ctx.data, ctx.state, one))
    if space == "death":
        return _told("chance.death", DEATH)
    if space == "pits":
        return _fought(ctx, player, Foe("pitfiend", FIEND_STRENGTH, card=False), space, "chance.pits")
    if space == "werewolf-den":
        return _werewolf(ctx, player)
    if space == VALLEY and not has(one, "talisman") and has(one, CRYSTAL):
        return text("chance.valley-crystal")
    if space == CROWN:
        key = "chance.command-crystal" if crystal_works(ctx, player) else "chance.command"
        return text(key, won=7 - works_from(ctx), of=6)
    return space_text(space)


def _dug(space: SpaceId, dice: int, points: int) -> Text:
    """Return where a tunnel leads: through it, or out of it (9.5, 9.6)."""
    ways = sums(dice)
    at = {result: ways.get(points + result, 0) for result in range(1, 6)}
    through = sum(count for rolled, count in ways.items() if rolled <= points)
    of = sum(ways.values())
    return text(
        f"chance.{space}", won=through, of=of, plain=at[1], portal=at[2] + at[3], cave=at[4] + at[5],
        far=of - through - sum(at.values()),
    )  # fmt: skip


def _werewolf(ctx: Tale, player: PlayerId) -> Text:
    """Return the chances against the Werewolf: the one that waits here, or whatever two dice make of it (9.7)."""
    known = ctx.state.get(player).wolf
    found = [
        (fight_odds(ctx, player, Foe("werewolf", points, card=False), "werewolf-den"), count)
        for points, count in ({known: 1} if known else sums(2)).items()
    ]
    return _told("chance.werewolf", Odds(
        sum(one.won * count for one, count in found), sum(one.draw * count for one, count in found),
        sum(one.lost * count for one, count in found), sum(one.of * count for one, count in found),
    ))  # fmt: skip


def _fought(ctx: Tale, player: PlayerId, foe: Foe, space: SpaceId, key: str) -> Text:
    return _told(key, fight_odds(ctx, player, foe, space))


def fight_odds(ctx: Tale, player: PlayerId, foe: Foe, space: SpaceId) -> Odds:
    """Return the chances of a battle as they would be on a space."""
    one = ctx.state.get(player)
    here, one.space = one.space, space
    odds = chances(ctx.data, ctx.state, Fight(player, "battle", [foe]))
    one.space = here
    return odds


def _told(key: str, odds: Odds) -> Text:
    return text(key, won=odds.won, draw=odds.draw, lost=odds.lost, of=odds.of)
