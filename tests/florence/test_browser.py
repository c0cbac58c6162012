"""What the browser reckons by itself, where pieces may lie, is compared with the engine on a thousand positions."""

from tests.florence.exported import OUT, exported


def test_the_positions_that_the_browser_is_compared_on_are_the_engines() -> None:
    """[PF-3] [PF-42] [PF-45]"""
    assert OUT.read_text(encoding="utf-8") == exported(), "write it anew: python -m tests.florence.exported"
