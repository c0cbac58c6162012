"""The locks name packages and hashes, no place to get them from; and the build's pins are the locked ones."""

import json
import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
PLACE = re.compile(
    r"[a-z][a-z0-9+.-]*://|\bfile:|^\s*(-i|-f|--index-url|--extra-index-url|--find-links|--trusted-host)\b|(^|\s)/\w",
    re.IGNORECASE,
)


def places(path: Path) -> list[str]:
    """Lines of a Python lock that name a place: a URL, an index option, an absolute path."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [f"{path.relative_to(ROOT)}:{n}: {line.strip()}" for n, line in enumerate(lines, 1) if PLACE.search(line)]


def registries(path: Path) -> list[str]:
    """What of an npm lock names where a package was fetched, or does not say which one it is."""
    where = path.relative_to(ROOT)
    lines = path.read_text(encoding="utf-8").splitlines()
    named = [f"{where}:{n}: {line.strip()}" for n, line in enumerate(lines, 1) if re.search(r'"resolved"|\.tgz', line)]
    packages = json.loads("\n".join(lines))["packages"]
    return named + [f"{where}: {name} has no hash" for name, one in packages.items() if name and "integrity" not in one]


def stray_pins() -> list[str]:
    """Build requirements of pyproject.toml that differ from what the lock would install."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    locked = (ROOT / "requirements" / "build.lock").read_text(encoding="utf-8")
    return [
        f"pyproject.toml: the build requires {pin}, requirements/build.lock does not hold it"
        for pin in project["build-system"]["requires"]
        if not re.search(rf"^{re.escape(pin)}(?=\s|$)", locked, re.MULTILINE)
    ]


def plain(name: str) -> str:
    """As registries compare names."""
    return re.sub(r"[-_.]+", "-", name).lower()


def forgotten() -> list[str]:
    """What is asked for and not locked."""
    out = []
    for lock in sorted((ROOT / "requirements").glob("*.lock")):
        locked = {plain(name) for name in re.findall(r"^([\w.-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE)}
        asked = re.findall(r"^([\w.-]+)", lock.with_suffix(".in").read_text(encoding="utf-8"), re.MULTILINE)
        out += [
            f"{lock.relative_to(ROOT)}: {name} is missing; use `make lock`"
            for name in asked
            if plain(name) not in locked
        ]
    return out


def main() -> int:
    faults = stray_pins() + forgotten()
    for lock in sorted((ROOT / "requirements").glob("*.lock")):
        faults += places(lock)
    for lock in sorted([*ROOT.glob("web/package-lock.json"), *ROOT.glob("tools/*/*/package-lock.json")]):
        faults += registries(lock)
    for name in ("uv.lock", "pylock.toml"):
        if (ROOT / name).exists():
            faults.append(f"{name}: names registry hosts; use `make lock`")
    for fault in faults:
        print(fault)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
