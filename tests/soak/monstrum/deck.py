"""What the deck of monsters does by itself: fights one after another, without weapons, spells or finds."""

from __future__ import annotations

from kraina.engine.rng import Rng
from kraina.games.monstrum.cards import MonstrumData
from kraina.games.monstrum.prospects import Prospects, Skill

TRIALS = 10_000


def after_fights(data: MonstrumData, dexterity: int, fights: int) -> tuple[float, float]:
    """Return how often one is dead, and has been beyond the strength that the belt asks for, after some fights."""
    rng, odds = Rng(dexterity), Prospects(data, guardian=False, spoils=False)
    cards = [(one.strength, odds.limit(Skill(dexterity), one.dexterity)) for one in data.monsters.values()]
    dead = strong = 0
    for _ in range(TRIALS):
        rng.shuffle(cards)
        strength = strongest = data.numbers.strength
        for points, limit in cards[:fights]:
            strength += points if rng.roll() <= limit else -points
            strongest = max(strongest, strength)
            if strength <= 0:
                dead += 1
                break
        strong += strongest > data.numbers.belt_above
    return dead / TRIALS, strong / TRIALS


def correlation(data: MonstrumData) -> float:
    """Return how strength and dexterity of the monsters go together, from -1 to 1."""
    pairs = [(one.strength, one.dexterity) for one in data.monsters.values()]
    count = len(pairs)
    mean_s, mean_z = sum(s for s, _ in pairs) / count, sum(z for _, z in pairs) / count
    both = sum((s - mean_s) * (z - mean_z) for s, z in pairs)
    spread_s = sum((s - mean_s) ** 2 for s, _ in pairs)
    spread_z = sum((z - mean_z) ** 2 for _, z in pairs)
    return float(both / (spread_s * spread_z) ** 0.5)
