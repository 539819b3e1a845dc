"""What changed between two states of a region."""

from __future__ import annotations

import pytest

from table.changes import Change, Redress, changes
from table.html import Branch, Markup, branch, join, tag


def region(*items: str, name: str = "ul") -> Branch:
    """Return a region with a heading and a list."""
    return branch("", tag("h2", "Cards"), branch(name, *(tag("li", item) for item in items)))


def li(*items: str) -> tuple[Markup, ...]:
    return tuple(tag("li", item) for item in items)


def test_a_branch_is_the_same_markup_as_an_element() -> None:
    assert branch("ul", *li("a", "b"), class_="hand") == tag("ul", *li("a", "b"), class_="hand")
    assert branch("", *li("a", "b")) == join(*li("a", "b"))
    assert branch("p", None, Markup(""), tag("b", "x")).children == (tag("b", "x"),)


def test_a_branch_is_not_escaped_when_it_is_put_into_markup() -> None:
    assert tag("div", branch("b", tag("i", "<"))) == "<div><b><i>&lt;</i></b></div>"


@pytest.mark.parametrize(
    ("before", "after", "found"),
    [
        (("a", "b", "c"), ("a", "b", "c"), []),
        (("a", "b", "c"), ("a", "x", "c"), [Change((1,), 1, 1, li("x"))]),
        (("a", "b", "c"), ("x", "b", "y"), [Change((1,), 0, 1, li("x")), Change((1,), 2, 1, li("y"))]),
        (("a", "b", "c"), ("a", "c"), [Change((1,), 1, 1, ())]),
        (("a", "c"), ("a", "b", "c"), [Change((1,), 1, 0, li("b"))]),
        (("a", "a"), ("a", "a", "a"), [Change((1,), 2, 0, li("a"))]),
        ((), ("a", "b"), [Change((1,), 0, 0, li("a", "b"))]),
        (("a", "b", "c", "d"), ("a", "x", "d"), [Change((1,), 1, 2, li("x"))]),
    ],
)
def test_only_children_that_differ_are_changed(
    before: tuple[str, ...], after: tuple[str, ...], found: list[Change]
) -> None:
    assert changes(region(*before), region(*after)) == found


def test_an_element_whose_tag_changed_is_changed_as_a_whole() -> None:
    after = region("a", name="ol")
    assert changes(region("a"), after) == [Change((), 1, 1, (after.children[1],))]


def test_an_element_with_other_attributes_keeps_its_children() -> None:
    assert changes(branch("", branch("ul", *li("a"), class_="own")), branch("", branch("ul", *li("a", "b")))) == [
        Redress((0,), "<ul>"),
        Change((0,), 1, 0, li("b")),
    ]


def test_an_element_of_another_id_is_another_element() -> None:
    def card(ident: str) -> Branch:
        return branch("", branch("li", tag("b", "x"), class_="card", id=ident), tag("p", "y"))

    assert changes(card("a"), card("b")) == [Change((), 0, 1, (card("b").children[0],))]


def test_what_remembers_no_children_is_drawn_anew() -> None:
    assert changes(Markup("<p>a</p>"), region("a")) is None
    assert changes(region("a"), Markup("<p>a</p>")) is None
    assert changes(branch("ul", *li("a")), branch("ul", *li("b"))) is None
