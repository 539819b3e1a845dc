"""How to keep games where the browser deletes them after a while: by installing the page, or by files."""

from table.html import Markup, tag
from table.i18n import Texts
from table.screens.shell import button


def keeping(t: Texts, machine: str, latest: str | None) -> Markup:
    """Return both ways. ``machine`` is ``touch`` or ``desk``; ``latest`` is the slot of the newest game, if any."""
    export = button(t("offers.export_do"), "export", latest, picture="scroll-quill") if latest else None
    close = tag(
        "button",
        "×",
        type="button",
        class_="round",
        aria_label=t("page.close"),
        data_act="dismiss",
        data_value="offers.keeping",
    )
    return tag(
        "section",
        tag("div", tag("h2", t("offers.keeping"), id="keeping-title"), close, class_="row"),
        tag("p", t("offers.keeping_why")),
        tag(
            "ul",
            tag("li", tag("p", t("offers.export")), export),
            tag("li", tag("p", t(f"offers.install_{machine}")), tag("p", t("offers.install_empty"), class_="hint")),
        ),
        class_="keeping",
        aria_labelledby="keeping-title",
    )
