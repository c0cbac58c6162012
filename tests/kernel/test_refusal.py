"""The nearest legal actions: what somebody probably meant."""

import pytest

from signoria.kernel.refusal import nearest

WANTS = [f"want {n}" for n in range(2001)]
PLACES = [f"place {what} r{r} c{c} e1" for what in ("forest", "lake") for r in range(1, 11) for c in range(1, 11)]


@pytest.mark.parametrize(
    ("meant", "legal", "first"),
    [
        ("bid 3", ["pass", "bid 6", "bid 7", "bid 8"], "bid 6"),
        ("bid 99", ["pass", "bid 6", "bid 7", "bid 8"], "bid 8"),
        ("build milan", ["pass", "build milano", "build mantova"], "build milano"),
        ("BUILD MILANO", ["pass", "build lucca", "build milano"], "build milano"),
        ("play 9 blue", ["play 1 blue", "play 2 blue", "play 2 red"], "play 2 blue"),
        ("", ["pass"], "pass"),
        ("want 5000", ["refuse", *WANTS], "want 2000"),
        ("want 777 ducats", WANTS, "want 777"),
        ("wnat 777", ["pass", *WANTS], "want 777"),
        ("place lake r9 c7", ["leave", *PLACES], "place lake r9 c7 e1"),
    ],
)
def test_the_nearest_action_comes_first(meant: str, legal: list[str], first: str) -> None:
    assert nearest(meant, legal)[0] == first


def test_a_few_are_enough_and_none_is_none() -> None:
    assert len(nearest("bid 5", [f"bid {n}" for n in range(1, 60)])) == 3
    assert nearest("bid 5", []) == []
    assert nearest("9" * 10_000, ["pass"]) == ["pass"]
