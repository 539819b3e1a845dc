"""What a sensible player reads from a view: his totals, the odds of a fight, and how far he has come."""

from kraina.engine.ids import Uid, design_of
from kraina.engine.values import frozen
from kraina.games.talisman.board import VALLEY, SpaceId
from kraina.games.talisman.cards import TalismanData
from kraina.games.talisman.view import HeroView, TalismanView
from kraina.kit.cave.box import CRYSTAL
from kraina.kit.points import total

LIVES = 3
"""Lives with which one goes for the Crown."""
READY, EAGER = 10, 7
"""Strength or Craft with which one goes for the Crown: at first, and after many turns."""
PATIENCE = 15
"""Turns after which one point less is enough."""
WEARY = 100
"""Turns after which one attacks more readily, and gives up healing when somebody else holds the Crown."""
LIFE_WORTH = (0, 600, 260, 140, 100)
"""What a life is worth, in hundredths, by lives left; more are like the last."""


def win36(lead: int) -> int:
    """Return in how many of 36 ways one wins who is ahead by so many points before the dice."""
    return sum(own + lead > other for own in range(1, 7) for other in range(1, 7))


def lose36(lead: int) -> int:
    """Return in how many of 36 ways one loses."""
    return win36(-lead)


@frozen()
class Situation:
    """A view, and who looks at it."""

    data: TalismanData
    view: TalismanView
    me: HeroView

    @property
    def strength(self) -> int:
        """Total Strength outside battles."""
        return total(self.me.strength)

    @property
    def craft(self) -> int:
        """Total Craft."""
        return total(self.me.craft)

    @property
    def battle(self) -> int:
        """Points in a battle, before the die; the Warrior's second die is worth one more."""
        return total(self.me.battle) + (self.me.character == "warrior" and not self.me.toad)

    @property
    def life_worth(self) -> int:
        """What the next life to be lost is worth."""
        return LIFE_WORTH[min(self.me.life, len(LIFE_WORTH) - 1)]

    def owns(self, design: str) -> bool:
        """Return whether the player owns an Object or Follower of a design."""
        return any(design_of(uid) == design for uid in (*self.me.objects, *self.me.followers))

    def needed(self) -> int:
        """Return how much Strength or Craft the player wants before he goes for the Crown: less as time goes by."""
        return max(EAGER, READY - self.me.turns // PATIENCE)

    def ready(self) -> bool:
        """Return whether the player dares the Inner Region."""
        enough = max(self.strength, self.craft) >= self.needed() and self.me.life >= LIVES and not self.me.toad
        return enough and (self.admitted() or self.talisman_inside())

    def admitted(self) -> bool:
        """Return whether the player owns what lets him into the Valley: a Talisman, or the Crystal, which is one."""
        return self.owns("talisman") or self.owns(CRYSTAL)

    def opens_portal(self) -> bool:
        """Return whether the Portal opens before the player without dice, thanks to the Crystal."""
        return self.owns(CRYSTAL) and self.view.options["crystal"] == "full"

    def talisman_inside(self) -> bool:
        """Return whether a Talisman lies open in the Inner Region, before the Valley."""
        inner = self.data.board.regions["inner"]
        cards = [uid for space in inner if space != VALLEY for uid in self.view.lying.get(space, ())]
        return any(design_of(uid) == "talisman" for uid in cards)

    def can_take(self, uid: Uid) -> bool:
        """Return whether the player could have a Follower or Object: none with the Hag, and no more than he carries."""
        card = self.data.card(uid)
        if card.kind == "follower":
            return not self.cursed()
        first = card.id == "talisman" and not self.admitted()
        return card.is_object and (first or len(self.me.objects) < self.me.capacity)

    def cursed(self) -> bool:
        """Return whether the Hag follows, whom only the Mystic of the Village drives off."""
        return self.owns("hag")

    def weary(self) -> bool:
        """Return whether the game has lasted very long."""
        return self.me.turns > WEARY

    def resigned(self) -> bool:
        """Return whether nothing is left but to be worn down by the Command Spell: healing would only draw it out."""
        return self.weary() and self.view.crowned and not self.data.board.is_inner(self.me.space)

    def lead(self, uid: Uid, space: SpaceId) -> int:
        """Return by how much the player is ahead of an Enemy's card on a space."""
        card = self.data.card(uid)
        theirs = (card.craft if card.kind == "spirit" else card.strength) + self.data.board[space].creatures
        return (self.craft if card.kind == "spirit" else self.battle) - theirs

    def fight_worth(self, lead: int, prize: int) -> int:
        """Return what a fight is worth, in hundredths: the prize against a life."""
        return (win36(lead) * prize - lose36(lead) * self.life_worth) // 36

    def running_lead(self) -> int:
        """Return by how much the player is ahead in the running fight."""
        fight = self.view.fight
        if fight is None:
            return 0
        theirs = sum(foe.points for foe in fight.foes) + total(fight.theirs)
        mine = total(fight.mine) + (3 if fight.assassin else 0)
        lead = mine - theirs
        return lead if fight.player == self.me.player else -lead

    def distance(self, one: SpaceId, other: SpaceId) -> int:
        """Return the least number of steps between two spaces of one Region."""
        ring = self.data.board.ring(one)
        apart = abs(ring.index(one) - ring.index(other))
        return min(apart, len(ring) - apart)
