"""Play at the table: answers, bots, undo, movement, and which part of the table is drawn anew."""

import json
from collections.abc import Callable, Sequence
from collections.abc import Set as AbstractSet
from functools import partial
from typing import TYPE_CHECKING, Any

from kraina.engine.decision import Decision
from kraina.engine.errors import IllegalAnswer, RulesBug
from kraina.engine.event import Event
from kraina.engine.ids import PlayerId
from kraina.engine.save import save_to_text
from kraina.engine.text import Who, text
from table.framing import show_place
from table.html import Markup
from table.i18n import Texts
from table.match import Fault, Match
from table.motion import LINGER, cues_of, length
from table.record import Record
from table.render import Renderer, laid, showing
from table.screens import shell, table
from table.screens.options import SEATS, options
from table.sound import APART, TURN, VOLUMES, Sound, sounds_of
from table.teaching import FIRST

if TYPE_CHECKING:
    from table.app import App

CHOOSING = "#guide, #options, #curtain, #tools [data-act=skip], #screen h1"
"""Where the keyboard's focus is while somebody plays by it, or has just come to the table."""
PICTURED = ":is(.board, .panel)"
"""Where options lie beside their buttons."""
BEHIND = "#top, #notices, #foot, .left, .right"
"""What lies behind the curtain."""
OPTION = "#options button"
"""Where the space bar presses what has the keyboard's focus, and does not pass."""
BREATH = 20
"""Answers of bots, when skipping, after which the page gets a moment."""

PASSING = ("undo.nothing", "undo.known", "saves.saved", "saves.imported", "saves.restored", "teach.done",
           "settings.sound_is", "settings.speed_is")  # fmt: skip
"""Notices that the next answer takes away."""


def spots_of(it: Renderer, view: Any, decision: Decision[Any]) -> list[tuple[int, int]]:
    """Return the spots of the board that a question is about: the player's own, and where its options lie."""
    spots = list(it.focus(view, decision.player))
    for at in dict.fromkeys(one.at for one in decision.options):
        if at is not None and at.kind in SEATS:
            spots.extend(it.focus(view, PlayerId(int(at.id))))
        elif at is not None and at.kind != "card":
            spot = it.spot(at.id)
            spots.extend([] if spot is None else [spot])
    return spots


class Play:
    """What goes on with the match on the table."""

    def __init__(self, app: "App") -> None:
        self._app = app
        self._picked: list[str] = []
        self._pointed: str | None = None
        self._hurry = False
        self._skipped = False
        """Whether what came before the open question was skipped, so that it is told in short."""
        self._round: object | None = None
        """What stands for the bots that play on by themselves; None lets them stop."""
        self._ground: tuple[Renderer | None, str, Markup] = (None, "", Markup(""))
        """The board as it was drawn last: by which renderer, and in which language."""
        self._result_due = False
        self._held = False
        """Whether the keyboard's focus was on an option when the table was last drawn."""
        self._due = False
        """Whether the question stands already, and all else has yet to be drawn."""
        self._record = Record(app.page)

    @property
    def match(self) -> Match:
        """The match on the table."""
        assert self._app.match is not None
        return self._app.match

    @property
    def pointed(self) -> str | None:
        """The place whose options alone are shown, if any."""
        return self._pointed

    def begin(self, match: Match) -> None:
        """Take up a match that was just put on the table."""
        self._picked, self._pointed, self._hurry = [], None, False
        self._record.begin()
        try:
            match.pass_muted()
        except RulesBug as error:
            match.fault = Fault(str(error))
        match.told()
        self._app.shelf.autosave(match)

    # --- drawing -----------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Draw the whole table and let bots play."""
        match, page = self.match, self._app.page
        t, size = self._app.texts(match.game), laid(match.game, match.view()).size()
        if page.show("screen", table.frame(t, size)):
            page.forget(*table.REGIONS)
            self._record.forget()
            page.bind_board()
        self._draw_first(t)
        self._draw_rest()
        self._drive()

    def leave(self) -> None:
        """Let go of the table: bots wait until it is shown again."""
        self._round = None
        self._app.page.finish_animations()
        self._app.page.unbind_board()
        self._app.page.seal("")

    def _draw_first(self, t: Texts) -> None:
        """Draw the question, and what goes with it."""
        match, page = self.match, self._app.page
        decision = match.decision()
        self._held = page.focus_in(CHOOSING) or (self._held and not page.focus_in("body *"))
        self._draw_question(t, decision)
        self._app.teaching.draw(match, t)
        self._due = True

    def _draw_rest(self) -> None:
        """Draw what changed of all that a question is about, unless that was done since the question was drawn."""
        if not self._due or self._app.match is None or self._app.screen != "table":
            return
        self._due = False
        match, page = self.match, self._app.page
        decision, view = match.decision(), match.view()
        t, it = self._app.texts(match.game), laid(match.game, view)
        pictures: dict[str, Callable[[], Markup]] = {
            "ground": lambda: self._board(t, it),
            "overlay": lambda: table.svg(it.size(), it.overlay(view, decision, t)),
            "hand": lambda: it.hand(view, decision, t),
            "players": lambda: it.players(view, t),
            "piles": lambda: it.piles(view, t),
            "scene": lambda: it.scene(view, decision, t),
        }
        for region, draw in pictures.items():  # one that breaks is told and takes nothing else along
            self._app.guard(partial(self._picture, region, draw))
        self._focus(decision)
        self._record.draw(match, t)
        self._app.teaching.point()
        if decision is not None:
            page.look_at(it.size(), spots_of(it, view, decision))

    def _focus(self, decision: Decision[Any] | None) -> None:
        """Bring the question into reach of the keyboard, if it was there before."""
        page = self._app.page
        if self.match.curtain() is not None:
            page.focus("#curtain button")
        elif decision is not None and self._held and (page.focus_in(CHOOSING) or not page.focus_in("body *")):
            page.focus(FIRST)

    def _picture(self, region: str, draw: Callable[[], Markup]) -> None:
        self._app.page.show(region, draw())

    def _board(self, t: Texts, it: Renderer) -> Markup:
        """Return the board, drawn anew only in another language or when it lies otherwise."""
        if self._ground[:2] != (it, t.language):
            self._ground = (it, t.language, table.svg(it.size(), it.board(t), label=t("play.board")))
        return self._ground[2]

    def _draw_question(self, t: Texts, decision: Decision[Any] | None) -> None:
        match, page = self.match, self._app.page
        pending, outcome = match.session.pending, match.session.outcome
        curtain, muted = match.curtain(), self._muted()
        if decision is not None:
            source = self._name_of(t, decision.source)
            page.show("options", options(t, decision, self._picked, self._pointed, muted))
            page.show("banner", table.banner(t, match.game, decision, source))
            page.show("recap", table.recap(t, match.game, self._record.since(match), opened=self._skipped))
        else:
            page.show("recap", Markup(""))
            page.show("options", Markup(""))
            if outcome is not None:
                won: dict[str, Any] = {"who": Who(outcome.winners[0])} if outcome.winners else {}
                page.show("banner", table.over(t, t.say(text(f"outcome.{outcome.reason}", **won))))
            elif match.elsewhere:
                page.show("banner", table.resting(t))
            elif pending is not None:
                page.show("banner", table.waiting(t, pending.player, curtain=curtain is not None))
        skip = None
        if match.bot_to_act():
            skip = "play.skip" if match.people() else "play.skip_end"
        page.show("tools", table.tools(
            t, can_undo=match.can_undo(), skip=skip, result=outcome is not None, muted=len(muted),
            speed=self._app.settings["speed"],
        ))  # fmt: skip
        hung = Markup("") if curtain is None or pending is None else table.curtain(t, curtain, pending.kind)
        page.show("curtain", hung)
        page.seal(BEHIND if hung else "")

    def _name_of(self, t: Texts, source: str | None) -> str | None:
        key = f"card.{source.partition('#')[0]}.name" if source else ""
        return t(key) if key and t.has(key) else None

    def show_place(self, place: str) -> None:
        """Show where a place lies: until the table is drawn anew on its own map, where there are several."""
        view, t = self.match.view(), self._app.texts(self.match.game)
        it = showing(laid(self.match.game, view), place)
        self._app.page.show("overlay", table.svg(it.size(), it.overlay(view, self.match.decision(), t)))
        show_place(self._app.page, it.size(), it.spot(place))

    # --- answers -----------------------------------------------------------------------------------------------------

    def act(self, name: str, value: str) -> None:
        """Do what a button of the table is for."""
        if self._app.match is None:
            return
        if name == "confirm":
            self.answer(self._picked)
        elif name == "point":
            self.point(None)
        elif name == "mute":
            self.mute(value)
        elif name == "undo":
            self.undo()
        elif name == "skip" and self.match.bot_to_act():
            self._hurry = True
            self._app.page.finish_animations()
            self._drive()
        elif name == "lift":
            self.match.lift_curtain()
            self.draw()
            self._app.page.focus("#options button")
        elif name == "fault":
            self._way_out(value)

    def pick(self, key: str) -> None:
        """Pick an option: answer with it, or mark it where several are wanted."""
        if self._app.match is None or self._app.screen != "table":
            return
        decision = self.match.decision()
        if decision is None or key not in decision.keys():  # noqa: SIM118 - the keys of options
            return
        if decision.max_picks == 1:
            self.answer((key,))
            return
        if key in self._picked:
            self._picked.remove(key)
        elif len(self._picked) < decision.max_picks:
            self._picked.append(key)
        self._draw_rest()
        self._draw_question(self._app.texts(self.match.game), decision)
        self._app.page.mark(", ".join(f'{PICTURED} [data-key="{one}"]' for one in self._picked), "picked")

    def _muted(self) -> AbstractSet[str]:
        """Return the cards that the person before the screen does not want to be asked about."""
        eyes = self.match.eyes()
        return frozenset() if eyes is None else self.match.muted.get(eyes, frozenset())

    def mute(self, card: str) -> None:
        """Do not ask the person before the screen about a card any more, or ask about it again."""
        match, eyes = self.match, self.match.eyes()
        if eyes is None:
            return
        self._app.muting.mute(match.game, match.names[eyes], card, on=card not in self._muted())
        if not self._app.shelf.check_claim():
            return
        try:
            passed = match.pass_muted()
        except RulesBug as error:
            self._break(error)
            return
        if passed:
            self._after(by=eyes)
        else:
            self._draw_question(self._app.texts(match.game), match.decision())

    def point(self, at: str | None) -> None:
        """Show only the options that lie at a place, or all again."""
        decision = self.match.decision() if self._app.match is not None else None
        if decision is not None:
            self._pointed = at
            self._draw_question(self._app.texts(self.match.game), decision)
            self._app.page.focus("#options button")

    def answer(self, keys: Sequence[str]) -> None:
        """Answer the open question of the person before the screen."""
        if not self._app.shelf.check_claim():
            return
        eyes = self.match.eyes()
        try:
            self.match.answer(tuple(keys))
        except IllegalAnswer:
            return
        except RulesBug as error:
            self._break(error)
            return
        self._after(by=eyes)

    def undo(self) -> None:
        """Take the last answer back, or say why that cannot be."""
        if not self.match.can_undo():
            self._app.notice("undo.known" if self.match.answered() else "undo.nothing")
            return
        self.match.undo()
        self._after()

    def _after(self, by: PlayerId | None = None) -> None:
        """Show, keep and go on after the match moved, by the answer of a person or not."""
        if self._picked:
            self._app.page.mark("", "picked")
        self._picked, self._pointed, self._skipped = [], None, False
        for key in PASSING:
            self._app.dismiss(key)
        events = self._keep(self.match)
        if by is not None:
            self._record.answered(by, self.match)
        self._show(events)

    def _keep(self, match: Match) -> list[Event]:
        """Save the match after an answer and return the events to be shown."""
        self._result_due = match.session.outcome is not None
        if match.session.faults:
            match.session.faults.clear()
            self._app.notice("fault.step")
        events = match.told()
        self._app.shelf.autosave(match)
        return events

    def _show(self, events: Sequence[Event]) -> None:
        if self._app.screen != "table":
            return
        self._drive(self._present(events))

    def _present(self, events: Sequence[Event], *, turn: bool = False) -> int:
        """Draw the table with what happened; return how long it moves. What breaks in this is told, and play goes on.

        ``turn`` tells that it is a person's turn again.
        """
        taken: list[int] = []
        self._app.guard(lambda: taken.append(self._perform(events, turn=turn)))
        return taken[0] if taken else 0

    def _perform(self, events: Sequence[Event], *, turn: bool) -> int:
        match, view = self.match, self.match.view()
        t, it = self._app.texts(match.game), laid(match.game, view)
        self._draw_first(t)
        cues = [] if self._hurry else cues_of(events, self._app.speed(), it, view, t)
        if cues or match.curtain() is not None:  # behind a curtain no hand may stay
            self._draw_rest()
            self._app.page.perform(cues)
        else:  # the next question is there a frame before all else
            self._app.page.after_frame(partial(self._app.guard, self._draw_rest))
        if cues or events or turn:
            self._sound(events, turn=turn)
        return length(cues)

    # --- bots --------------------------------------------------------------------------------------------------------

    def _drive(self, wait: int = 0) -> None:
        """Let bots play by themselves until a person has to decide, or show the result."""
        match = self.match
        if match.bot_to_act():
            if self._round is None:
                self._round = object()
                self._app.spawn(self._bots(match, self._round, wait))
        elif match.session.outcome is not None and self._result_due:
            self._result_due = False
            self._app.spawn(self._to_result(match, wait))

    async def _bots(self, match: Match, round_: object, wait: int) -> None:
        page = self._app.page
        await page.pause(wait)
        answers = 0
        while self._round is round_ and match.bot_to_act():
            if not self._hurry:
                await page.pause(LINGER.get(self._app.speed(), 0))
            elif answers % BREATH == 0:
                await page.pause(0)
            if self._round is not round_:
                return
            answers += 1
            wait = self._answer_of_bot(match)
            await page.pause(wait)
        if self._round is round_:
            self._round = None
            if self._hurry:
                self._hurry, self._skipped = False, True
                self._show(())
                self._sound((), turn=not match.bot_to_act())
            self._drive()

    def _answer_of_bot(self, match: Match) -> int:
        """Let a bot answer, show it and return how long that takes; in a hurry only the end is shown."""
        try:
            match.answer_of_bot()
        except RulesBug as error:
            self._break(error)
            return 0
        events = self._keep(match)
        if self._hurry:
            return 0
        return self._present(events, turn=not match.bot_to_act())

    def _sound(self, events: Sequence[Event], *, turn: bool = False) -> None:
        """Let events be heard, and that it is a person's turn again, if sound was chosen."""
        volume = VOLUMES[self._app.settings["sound"]]
        if not volume:
            return
        found = sounds_of(events, self.match.game, self._app.speed(), self.match.eyes())
        if turn and self.match.session.outcome is None:
            found.append(Sound(TURN, APART + max((one.start for one in found), default=0)))
        for one in found:
            self._app.page.sound(one.name, volume, one.start)

    async def _to_result(self, match: Match, wait: int) -> None:
        speed = self._app.speed()
        await self._app.page.pause(wait + 2 * LINGER.get(speed, 0))
        if self._app.match is match and self._app.screen == "table":
            self._app.go("result")

    # --- when a rule breaks ------------------------------------------------------------------------------------------

    def _break(self, error: Exception) -> None:
        self.match.fault = Fault(str(error))
        self._round = None
        self._app.draw()

    def fault_dialog(self) -> Markup:
        """Return the ways out after a rule broke."""
        fault = self.match.fault
        detail = fault.detail if fault is not None else ""
        return shell.fault_dialog(self._app.t, detail, can_undo=self.match.session.can_undo())

    def _way_out(self, how: str) -> None:
        match = self.match
        if how == "report":
            report = {"error": match.fault.detail if match.fault else "", "save": save_to_text(match.session.save())}
            self._app.page.download("kraina-bug-report.json", json.dumps(report, indent=1))
            return
        if how == "undo":
            match.undo()
        elif how == "restart":
            match.restart_turn()
        else:
            match.skip_turn()
        self._app.dialogs.name = ""
        self._after()
        self._app.draw()
