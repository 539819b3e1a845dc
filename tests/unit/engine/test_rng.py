"""The generator of chance against the published numbers of SplitMix64, and what is made from its numbers."""

from collections import Counter

import pytest

from kraina.engine.rng import GAMMA, Rng, derive, mix

WORD = 1 << 64
PUBLISHED = {
    1234567: (
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ),
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F),
}


def splitmix64(seed: int, count: int) -> list[int]:
    """Compute the numbers a second time, as the paper writes them down."""
    numbers = []
    for place in range(1, count + 1):
        z = (seed + place * 0x9E3779B97F4A7C15) % WORD
        z = (z ^ z // 2**30) * 0xBF58476D1CE4E5B9 % WORD
        z = (z ^ z // 2**27) * 0x94D049BB133111EB % WORD
        numbers.append(z ^ z // 2**31)
    return numbers


def unmix(value: int) -> int:
    """Undo the finaliser, so that a generator can be made whose next number is chosen."""
    value = value ^ value >> 31 ^ value >> 62
    value = value * pow(0x94D049BB133111EB, -1, WORD) % WORD
    value = value ^ value >> 27 ^ value >> 54
    value = value * pow(0xBF58476D1CE4E5B9, -1, WORD) % WORD
    return value ^ value >> 30 ^ value >> 60


def about_to_draw(value: int) -> Rng:
    return Rng((unmix(value) - GAMMA) % WORD)


@pytest.mark.parametrize("seed", PUBLISHED)
def test_the_numbers_are_the_published_ones(seed: int) -> None:
    rng = Rng(seed)
    assert tuple(rng.next64() for _ in PUBLISHED[seed]) == PUBLISHED[seed]


@pytest.mark.parametrize("seed", [0, 1, 42, 1234567, 2**63, WORD - 1])
def test_the_numbers_agree_with_a_second_computation(seed: int) -> None:
    rng = Rng(seed)
    assert [rng.next64() for _ in range(50)] == splitmix64(seed, 50)


def test_the_state_moves_by_one_fixed_step_and_stays_in_64_bits() -> None:
    rng = Rng(WORD - 1)
    rng.next64()
    assert rng.state == (WORD - 1 + 0x9E3779B97F4A7C15) % WORD


@pytest.mark.parametrize("value", [0, 1, 12345, WORD - 1])
def test_a_generator_can_be_made_that_draws_a_chosen_number(value: int) -> None:
    assert about_to_draw(value).next64() == value


def test_below_rejects_the_numbers_that_would_favour_some_results() -> None:
    # 2**64 = 3 * 6148914691236517205 + 1: one number is left over, the greatest, and must be drawn again.
    rng = about_to_draw(WORD - 1)
    again = Rng(rng.state)
    again.next64()
    assert rng.below(3) == again.next64() % 3
    assert rng.state == again.state


def test_below_keeps_the_greatest_number_that_favours_nothing() -> None:
    rng = about_to_draw(WORD - 2)
    assert rng.below(3) == (WORD - 2) % 3
    assert rng.next64() == mix((unmix(WORD - 2) + GAMMA) % WORD)


def test_below_a_power_of_two_rejects_nothing() -> None:
    assert about_to_draw(WORD - 1).below(8) == 7
    assert about_to_draw(WORD - 1).below(WORD) == WORD - 1


def test_below_just_over_half_the_range_draws_again_for_almost_every_second_number() -> None:
    limit = 2**63 + 1
    rng = about_to_draw(limit)
    again = Rng(rng.state)
    assert again.next64() == limit
    value = next(value for value in iter(again.next64, None) if value < limit)
    assert rng.below(limit) == value


@pytest.mark.parametrize("limit", [0, -1, WORD + 1])
def test_below_refuses_a_limit_out_of_range(limit: int) -> None:
    rng = Rng(1)
    with pytest.raises(ValueError, match=str(limit)):
        rng.below(limit)
    assert rng.state == 1


def test_a_die_shows_each_face_about_equally_often() -> None:
    rng = Rng(2024)
    faces = Counter(rng.roll() for _ in range(60_000))
    # Six standard deviations of a face's count are 548.
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 10_000) < 548 for count in faces.values())


def test_a_die_is_the_published_number_modulo_its_sides_plus_one() -> None:
    rng = Rng(1234567)
    assert [rng.roll() for _ in range(5)] == [number % 6 + 1 for number in PUBLISHED[1234567]]


def test_a_shuffle_is_fisher_yates_from_the_end() -> None:
    # By hand: the published numbers modulo 6, 5, 4, 3 and 2 are 3, 3, 3, 1 and 1.
    # abcdef -(5,3)-> abcfed -(4,3)-> abcefd -(3,3)-> abcefd -(2,1)-> acbefd -(1,1)-> acbefd
    letters = list("abcdef")
    assert [number % (6 - place) for place, number in enumerate(PUBLISHED[1234567])] == [3, 3, 3, 1, 1]
    Rng(1234567).shuffle(letters)
    assert "".join(letters) == "acbefd"


def test_a_shuffle_of_four_reaches_every_order_about_equally_often() -> None:
    rng, orders = Rng(7), Counter[str]()
    for _ in range(24_000):
        letters = list("abcd")
        rng.shuffle(letters)
        orders["".join(letters)] += 1
    # Six standard deviations of an order's count are 186.
    assert len(orders) == 24
    assert all(abs(count - 1000) < 186 for count in orders.values())


@pytest.mark.parametrize("items", [[], ["only"]])
def test_a_shuffle_of_at_most_one_item_draws_nothing(items: list[str]) -> None:
    rng = Rng(5)
    rng.shuffle(items)
    assert rng.state == 5


def test_choice_takes_an_item_and_refuses_an_empty_choice() -> None:
    assert Rng(1234567).choice("abcd") == "abcd"[PUBLISHED[1234567][0] % 4]
    with pytest.raises(ValueError):
        Rng(1).choice([])


def test_derived_seeds_differ_by_seed_parts_and_their_order() -> None:
    derived = {derive(seed, *parts) for seed in range(20) for parts in ((), (0,), (1,), (0, 0), (0, 1), (1, 0))}
    assert len(derived) == 20 * 6
    assert all(0 <= value < WORD for value in derived)


def test_a_derived_seed_is_the_finaliser_of_the_seed_moved_on() -> None:
    assert derive(1234567, 0) == PUBLISHED[1234567][0]
    assert derive(1234567, 4) == PUBLISHED[1234567][4]
    assert derive(1234567, 0, 1) == splitmix64(PUBLISHED[1234567][0], 2)[1]
