"""The chronicle: a match in words, from 10 to 30 sentences, made of its story when it is over."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from kraina.engine.ids import PlayerId
from kraina.engine.text import Param, Text, Who, text
from table.fairness import added, mean
from table.i18n import Texts
from table.screens.chart import decimal
from table.story import Headline, Story

MOST = 20
"""Events that are told at most."""
MOST_ALIKE = 4
"""Events of one kind that are told at most."""
MOST_LEADS = 3
LEAD, SWING = 4, 4
"""Weights of a change in the lead and of the greatest rise and fall."""
FEW_ROLLS = 6
"""Rolls below which nobody's luck is told."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence, and the answer of the log that it tells of, if any."""

    text: str
    at: int | None = None


@dataclass(frozen=True, slots=True)
class Chapter:
    """Sentences under a heading."""

    title: str
    sentences: tuple[Sentence, ...]


def chronicle(t: Texts, story: Story) -> list[Chapter]:
    """Return the chronicle of a finished match, in the language of the texts, which know the players' names."""
    told = chosen([*story.headlines, *leads(story), *swings(story)])
    third = max(1, story.turns) / 3
    parts: list[list[Sentence]] = [[], [], []]
    for line in told:
        sentence = Sentence(f"{t('chronicle.in_turn', turn=line.turn)} {t.say(line.text)}", line.at)
        parts[min(2, int(max(0, line.turn - 1) // third))].append(sentence)
    parts[0][:0] = _opening(t, story)
    parts[2] += _ending(t, story)
    titles = ("chronicle.began", "chronicle.middle", "chronicle.end")
    return [Chapter(t(title), tuple(part)) for title, part in zip(titles, parts, strict=True) if part]


def as_text(t: Texts, title: str, chapters: Sequence[Chapter]) -> str:
    """Return a chronicle as plain text."""
    parts = [title, "=" * len(title), ""]
    for chapter in chapters:
        parts += [chapter.title, "-" * len(chapter.title), *[one.text for one in chapter.sentences], ""]
    return "\n".join(parts).rstrip() + "\n"


def chosen(lines: Sequence[Headline]) -> list[Headline]:
    """Return what is told, in the order in which it happened: the weightiest, of equals the rarest, few of a kind."""
    kinds = Counter(line.text.key for line in lines)
    ranked = sorted(enumerate(lines), key=lambda one: (-one[1].weight, kinds[one[1].text.key], one[1].at))
    told: list[tuple[int, int, int]] = []
    counted: Counter[str] = Counter()
    for place, line in ranked:
        if len(told) < MOST and counted[line.text.key] < MOST_ALIKE:
            told.append((line.turn, line.at, place))
            counted[line.text.key] += 1
    return [lines[place] for _, _, place in sorted(told)]


def leads(story: Story) -> list[Headline]:
    """Return the changes in who alone is strongest; of many those that held longest."""
    changes: list[tuple[int, int, int, int]] = []
    leader: int | None = None
    for place, (turn, row) in enumerate(story.strengths):
        best = max(row)
        if row.count(best) == 1 and row.index(best) != leader:
            leader = row.index(best)
            changes.append((place, turn, leader, best))
    ends = [place for place, *_ in changes[1:]] + [len(story.strengths)]
    held = sorted(zip(changes, ends, strict=True), key=lambda one: one[0][0] - one[1])[:MOST_LEADS]
    return [
        Headline(turn, _at(story, turn), text("chronicle.lead", who=Who(PlayerId(seat)), points=points), LEAD)
        for (_, turn, seat, points), _ in sorted(held)
    ]


def swings(story: Story) -> list[Headline]:
    """Return the greatest rise and the greatest fall of anybody from one turn to the next."""
    steps = [
        (after[seat] - before[seat], turn, seat, before[seat], after[seat])
        for (_, before), (turn, after) in zip(story.strengths, story.strengths[1:], strict=False)
        for seat in range(len(story.seats))
    ]
    found = []
    rise, fall = max(steps, default=None), min(steps, default=None)
    for step, key in ((rise, "chronicle.rise"), (fall, "chronicle.fall")):
        if step is not None and (step[0] > 0) == (key == "chronicle.rise") and step[0]:
            _, turn, seat, before, after = step
            said = Text(key, (("after", after), ("before", before), ("who", Who(PlayerId(seat)))))
            found.append(Headline(turn, _at(story, turn), said, SWING))
    return found


def _at(story: Story, turn: int) -> int:
    """Return an answer of a turn: that of its first headline, or of the last one before."""
    return max((line.at for line in story.headlines if line.turn <= turn), default=0)


def _opening(t: Texts, story: Story) -> list[Sentence]:
    found = [
        Sentence(t("chronicle.sat", names=", ".join(t.names)), 0),
        Sentence(t("chronicle.seed", game=t("game.title"), seed=str(story.seed))),
    ]
    if not story.whole:
        found.append(Sentence(t("chronicle.later", turn=story.strengths[0][0] if story.strengths else 0)))
    return found


def _ending(t: Texts, story: Story) -> list[Sentence]:
    found = []
    if story.outcome is not None:
        won: dict[str, Param] = {"who": Who(story.outcome.winners[0])} if story.outcome.winners else {}
        found.append(Sentence(t.say(text(f"outcome.{story.outcome.reason}", **won)), story.answers))
    found.append(Sentence(t("chronicle.took", turns=story.turns, answers=story.answers)))
    listed = [t("chronicle.strength", who=name, points=story.last(seat)) for seat, name in enumerate(t.names)]
    found.append(Sentence(t("chronicle.strengths", list=", ".join(listed))))
    return found + _luck(t, story)


def _luck(t: Texts, story: Story) -> list[Sentence]:
    total = added(story.dice)
    if not sum(total):
        return [Sentence(t("chronicle.no_dice"))]
    found = [Sentence(t("chronicle.dice", n=sum(total), average=decimal(t, mean(total))))]
    rolled = [(mean(row), seat) for seat, row in enumerate(story.dice) if sum(row) >= FEW_ROLLS]
    if len(rolled) > 1:
        best, seat = max(rolled, key=lambda one: (one[0], -one[1]))
        found.append(Sentence(t("chronicle.luck", who=t.names[seat], average=decimal(t, best))))
    return found
