"""`signoria` as it always is, but for the seeds of its games: they follow from what the file `deals` beside it says."""

import re
import secrets
from collections import Counter
from hashlib import sha256
from pathlib import Path

from signoria.cli import main

DEALS = Path("deals")  # a seed, or the name of the test that runs
dealt: Counter[str] = Counter()


def seed(nbytes: int | None = None) -> str:
    named = DEALS.read_text(encoding="utf-8")
    if re.fullmatch("[0-9a-f]{64}", named):
        return named
    dealt[named] += 1
    return sha256(f"{named} {dealt[named]}".encode()).hexdigest()


if __name__ == "__main__":
    secrets.token_hex = seed
    main()
