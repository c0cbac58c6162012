"""`make load`: what the server bears, part by part, beside boardgame.io; each part is kept in docs/load.md.

All parts take about half an hour, each at most five minutes; what was measured before of the others stays.
"""

import argparse
import asyncio
import gc
import resource
import sys

import uvloop

from tools.load.measure import Effort, Figures
from tools.load.parts import PARTS, Part
from tools.load.report import kept, machine, write

LONGEST = 300.0  # seconds for a part


async def bounded(part: Part, effort: Effort) -> Figures:
    """Cycles are looked for between parts: ten thousand players that stop for half a second would be measured too."""
    gc.collect()
    gc.disable()
    async with asyncio.timeout(LONGEST):
        return await part(effort)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}; without any, all")
    options.add_argument("--missing", action="store_true", help="only parts of which no figures are kept")
    options.add_argument("--pace", type=float, default=500, help="moves a second")
    options.add_argument("--at-once", type=int, default=64, help="tables that play flat out")
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--scale", type=float, default=1, help="of the tables: to try it; nothing is kept")
    given = options.parse_args()
    effort = Effort(given.pace, given.at_once, given.seconds, given.seed, given.scale)
    found = kept()
    wanted = given.parts or [name for name in PARTS if not given.missing or name not in found]
    if unknown := [name for name in wanted if name not in PARTS]:
        options.error(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    _files, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    failed = []
    for n, name in enumerate(wanted, 1):
        print(f"{name} ({n} of {len(wanted)}) …", flush=True)
        try:
            figures = uvloop.run(bounded(PARTS[name], effort))
        except (TimeoutError, OSError, RuntimeError) as error:
            print(f"  failed: {type(error).__name__} {error}", flush=True)
            failed.append(name)
            continue
        print("\n".join(f"  {key} {value}" for key, value in figures.items()), flush=True)
        if effort.scale == 1:
            write({**kept(), name: {**figures, "pace": effort.pace, "at_once": effort.at_once, **machine()}})
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
