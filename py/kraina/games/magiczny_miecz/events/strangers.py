"""Strangers (IV): what each does for a visitor, and whether he goes afterwards. Rule 16.5."""

from collections.abc import Mapping

from kraina.engine.decision import Decision, Flow, Option, ask
from kraina.engine.event import Told
from kraina.engine.ids import PlayerId, RuleRef, Uid, design_of
from kraina.engine.text import Who, text
from kraina.games.magiczny_miecz.belongings import KEYS, from_equipment, losable, lose_card, parting_friends
from kraina.games.magiczny_miecz.counters import Counter, change, heal, pay, spare
from kraina.games.magiczny_miecz.dice import roll
from kraina.games.magiczny_miecz.events.wishes import grants
from kraina.games.magiczny_miecz.lands.tables import Table, anywhere, gains, loses, moves_again, roll_on, spell, stone
from kraina.games.magiczny_miecz.life import friend_dies, lose_turns
from kraina.games.magiczny_miecz.piles import gain_spell
from kraina.games.magiczny_miecz.points import spell_room
from kraina.games.magiczny_miecz.state import Miecz
from kraina.games.magiczny_miecz.verbs import CardVerb
from kraina.kit.choose import agrees, choose_card

HEALED = 2
"""Life that the Wonder-worker restores on each visit."""
TIMELESS = ("elf", "pygmy", "trickster")
"""Characters whom the Enchanter of Time spares."""


def wonder_worker(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """He restores 2 Life, up to 4 (4.7), and stays."""
    heal(ctx, player, HEALED)
    yield from ()
    return False


def sorcerer(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The Good get a Spell if their Magic allows one more (2.6); he stays."""
    if ctx.state.get(player).alignment == "good" and _room(ctx, player):
        gain_spell(ctx, player)
    yield from ()
    return False


def conjurer(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """He sells one Spell a visit for 1 gold, if Magic allows one more (2.6), and stays."""
    sells = ctx.state.get(player).gold and _room(ctx, player) and _spells_left(ctx)
    if sells and (yield from agrees(player, "conjurer", text("ask.stranger-conjurer"), "16.5", uid)):
        pay(ctx, player, 1)
        gain_spell(ctx, player)
    return False


def _room(ctx: Miecz, player: PlayerId) -> bool:
    """Return whether a player's Magic allows one more Spell."""
    return spell_room(ctx.data, ctx.state, ctx.state.get(player)) > 0


def _spells_left(ctx: Miecz) -> bool:
    return bool(ctx.state.spells or ctx.state.spells_used)


def good_deity(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Whoever ever attacked or harmed a Character pays 1 gold or misses the next turn here; then it goes."""
    if "attacked" not in ctx.state.get(player).marks:
        return True
    options = [Option("stay", "stay", text("option.stranger-stay"))]
    if ctx.state.get(player).gold:
        options.insert(0, Option("gold", "gold", text("option.stranger-pay")))
    prompt = text("ask.stranger-good-deity")
    decision = Decision(player, "good-deity", prompt, tuple(options), rule="16.5", source=uid)
    if (yield from ask(decision)) == "gold":
        pay(ctx, player, 1)
    else:
        lose_turns(ctx, player, 1, "16.5")
    return True


def wild_steed(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """It may be mounted for another move; it runs off either way."""
    if (yield from agrees(player, "wild-steed", text("ask.stranger-wild-steed"), "16.5", uid)):
        yield from moves_again(ctx, player, "16.5")
    return True


def unicorn(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """It may carry its visitor to any space of the Circle; it goes either way."""
    yield from anywhere(optional=True)(ctx, player, "16.5")
    return True


def anchorite(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """The first visitor gets a Magic Sword or a Toliman Shield out of the Equipment, while there is one (21.1)."""
    left = [design for design in KEYS if any(design_of(one) == design for one in ctx.state.stock)]
    design = yield from choose_card(player, "anchorite", text("ask.stranger-anchorite"), left, "21.1")
    if design is not None:
        from_equipment(ctx, player, design, "21.1")
    return True


def juggler(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """He turns Sword into Magic or Magic into Sword, points above the start alone (1.3, 2.3); he goes either way."""
    one = ctx.state.get(player)
    options: list[Option[tuple[Counter, int]]] = [
        Option(f"sword:{points}", ("sword", points), text("option.stranger-sword-to-magic", points=points))
        for points in range(1, spare(ctx, one, "sword") + 1)
    ]
    options += [
        Option(f"magic:{points}", ("magic", points), text("option.stranger-magic-to-sword", points=points))
        for points in range(1, spare(ctx, one, "magic") + 1)
    ]
    none: Option[tuple[Counter, int]] = Option("no", ("sword", 0), text("option.none"))
    prompt = text("ask.stranger-juggler")
    counter, points = yield from ask(Decision(player, "juggler", prompt, (*options, none), rule="2.3", source=uid))
    change(ctx, player, counter, -points, "1.3" if counter == "sword" else "2.3")
    change(ctx, player, "magic" if counter == "sword" else "sword", points, "16.5")
    return True


def sage(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """A number is named and a die rolled: if it comes up, a Spell is gained. Then he goes."""
    options = tuple(Option(f"call:{n}", n, text("option.stranger-number", number=n)) for n in range(1, 7))
    prompt = text("ask.stranger-sage")
    called = yield from ask(Decision(player, "sage", prompt, options, rule="16.5", source=uid))
    ctx.emit(Told(text=text("told.stranger-names", who=Who(player), number=called), rule="16.5"))
    if (yield from roll(ctx, player, "sage", "16.5")) == called:
        gain_spell(ctx, player)
    return True


def enchantress(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Whoever comes must roll: a Spell, Magic, Sword, an Object lost, a Life lost, or stone. She stays."""
    yield from roll_on(ctx, player, "enchantress", ENCHANTRESS, "16.5")
    return False


def _loses_object(ctx: Miecz, player: PlayerId, rule: RuleRef) -> Flow[None]:
    """Have a player lose an Object of his choice, if he can be made to lose any."""
    prompt = text("ask.stranger-lose-object")
    lost = yield from choose_card(player, "lose-object", prompt, losable(ctx.state.get(player)), rule)
    if lost is not None:
        lose_card(ctx, player, lost, rule)


ENCHANTRESS: Table = {
    1: spell, 2: gains("magic"), 3: gains("sword"), 4: _loses_object, 5: loses("life"), 6: stone,
}  # fmt: skip


def ogre(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """On 3-4 he destroys an Object, on 5-6 he kills a Friend, whichever chance picks; then he goes."""
    value = yield from roll(ctx, player, "ogre", "16.5")
    one = ctx.state.get(player)
    objects, friends = losable(one), parting_friends(one)
    if value in (3, 4) and objects:
        lose_card(ctx, player, ctx.rng.choice(objects), "16.5")
    elif value in (5, 6) and friends:
        yield from friend_dies(ctx, player, ctx.rng.choice(friends), "16.5")
    return True


def time_enchanter(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """All but Elf, Pygmy and Trickster lose their next turn, his visitor too; then he goes."""
    for one in ctx.state.in_order():
        if one.character not in TIMELESS:
            lose_turns(ctx, one.player, 1, "16.5")
    yield from ()
    return True


def good_thief(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """He takes 1 gold, or gives 1 to whoever has none; then he goes."""
    change(ctx, player, "gold", -1 if ctx.state.get(player).gold else 1, "16.5")
    yield from ()
    return True


def demigod(ctx: Miecz, player: PlayerId, uid: Uid) -> Flow[bool]:
    """Any Spell is chosen out of the pile, which is shuffled; then he goes (9.5)."""
    state = ctx.state
    if not state.spells:
        state.spells, state.spells_used = state.spells_used, []
    ctx.reveal()
    held = [design_of(one) for one in state.spells]
    designs = [design for design in ctx.data.spells if design in held]
    wanted = yield from choose_card(player, "demigod", text("ask.stranger-demigod"), designs, "9.5")
    # in a look-ahead the pile may have been dealt anew since it was shown
    chosen = next((one for one in ctx.state.spells if design_of(one) == wanted), None)
    if chosen is not None:
        ctx.state.spells.remove(chosen)
        ctx.state.spells.insert(0, chosen)
        gain_spell(ctx, player)
    ctx.shuffle(ctx.state.spells)
    return True


STRANGERS: Mapping[str, CardVerb] = {
    "wonder-worker": wonder_worker,
    "sorcerer": sorcerer,
    "good-deity": good_deity,
    "wild-steed": wild_steed,
    "anchorite": anchorite,
    "unicorn": unicorn,
    "nightmare": grants("evil"),
    "forest-king": grants(None),
    "fairy": grants("good"),
    "juggler": juggler,
    "sage": sage,
    "demigod": demigod,
    "conjurer": conjurer,
    "enchantress": enchantress,
    "ogre": ogre,
    "time-enchanter": time_enchanter,
    "good-thief": good_thief,
}
