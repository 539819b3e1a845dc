"""The keyboard: what each key is for, everywhere and at the table. ``screens.shell.help_dialog`` shows the same map."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kraina.engine.decision import Decision, Option
from table.arrows import DIRECTIONS, following
from table.motion import SPEEDS
from table.play import CHOOSING
from table.render import Renderer, laid
from table.responses import PASS, can_pass
from table.screens.options import SEATS, numbered, place

if TYPE_CHECKING:
    from table.app import App

PACES = {",": -1, ".": 1}
"""Keys that slow things down and speed them up."""
ZOOMS = {"+": 1, "=": 1, "-": -1, "0": 0}
OPTION = "#options button"
"""Where the space bar presses what has the keyboard's focus, and does not pass."""


def _spot(it: Renderer, option: Option[Any]) -> tuple[int, int] | None:
    at = option.at
    return it.spot(at.id) if at is not None and at.kind != "card" and at.kind not in SEATS else None


class Keys:
    """Does what a key is for."""

    def __init__(self, app: "App") -> None:
        self._app = app

    def press(self, name: str, *, focused: bool) -> bool:
        """Do what a key is for; return whether it was for anything. ``focused`` tells of a focused button."""
        app = self._app
        if app.page.focus_in("body:has(dialog[open])"):
            return False
        app.page.finish_animations()
        if name == "?":
            app.dialogs.open("help")
        elif name in PACES:
            self._change_speed(PACES[name])
        elif name in ("m", "M"):
            self._change_sound()
        elif app.screen == "replay":
            return app.history.key(name, focused=focused)
        elif app.screen != "table":
            return False
        elif name == " ":
            return self._space(focused=focused)
        elif name in DIRECTIONS:
            return self._arrow(name)
        else:
            return self._at_table(name)
        return True

    def _at_table(self, name: str) -> bool:
        app, decision = self._app, self._app.play.match.decision()
        doing: dict[str, Callable[[], None]] = {
            "u": app.play.undo,
            "n": app.teaching.press,
            "e": lambda: app.dialogs.explain("prompt"),
            "l": lambda: app.page.focus("#log"),
            "r": lambda: app.dialogs.rule(
                f"{app.play.match.game}/{decision.rule if decision is not None and decision.rule else ''}"
            ),
        }
        if name.isdigit() and name != "0":
            self._number(int(name), decision)
        elif name in ZOOMS:
            app.page.zoom(ZOOMS[name])
        elif name.lower() in doing:
            doing[name.lower()]()
        else:
            return False
        return True

    def _number(self, number: int, decision: Decision[Any] | None) -> None:
        play = self._app.play
        t = self._app.texts(play.match.game)
        shown = numbered(t, decision, play.pointed) if decision is not None else []
        if number <= len(shown):
            play.pick(shown[number - 1].key)

    def _space(self, *, focused: bool) -> bool:
        play = self._app.play
        if can_pass(play.match.decision()) and not self._app.page.focus_in(OPTION):
            play.pick(PASS)
        elif not focused and play.match.bot_to_act():
            play.act("skip", "")
        elif not focused and play.match.curtain() is not None:
            play.act("lift", "")
        else:
            return False
        return True

    def _arrow(self, name: str) -> bool:
        """Move the keyboard's focus among the options, as they lie on the board; return whether it was for that."""
        page, play = self._app.page, self._app.play
        decision = play.match.decision()
        if decision is None or not (page.focus_in(CHOOSING) or not page.focus_in("body *")):
            return False
        it = laid(play.match.game, play.match.view())
        shown = [one for one in decision.options if play.pointed in (None, place(one.at))]
        spots = [(one.key, _spot(it, one)) for one in shown]
        now = next((key for key, _ in spots if page.focus_in(f'#options [data-key="{key}"]')), "")
        home = next(iter(it.focus(play.match.view(), decision.player)), None)
        wanted = following(name, spots, now, home)
        if wanted:
            page.focus(f'#options [data-key="{wanted}"]')
        return True

    def _change_speed(self, step: int) -> None:
        """Move the speed by a step, and tell it."""
        app = self._app
        value = SPEEDS[min(max(SPEEDS.index(app.settings["speed"]) + step, 0), len(SPEEDS) - 1)]
        app.choose("speed", value)
        app.guard(app.draw)
        app.notice("settings.speed_is", value=app.t(f"settings.speed_value.{value}"))

    def _change_sound(self) -> None:
        """Switch sound on or off, and tell it."""
        app = self._app
        app.choose("sound", "half" if app.settings["sound"] == "off" else "off")
        app.notice("settings.sound_is", value=app.t(f"settings.sound_value.{app.settings['sound']}"))
