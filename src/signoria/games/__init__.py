"""The games of the house, by key, in the order they declare: each is a package in this one."""

from collections import OrderedDict
from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from signoria.kernel.errors import BadBox, BadSetup
from signoria.kernel.game import Game

KEPT = 64  # games with boxes that are not ours, the last asked for


def found() -> list[Game]:
    """Every game that lies here."""
    games: list[Game] = [import_module(f"{__name__}.{package.name}").GAME for package in iter_modules(__path__)]
    return sorted(games, key=lambda game: (game.order, game.key))


BOXED: OrderedDict[str, Game] = OrderedDict()  # by the digest of their box
GAMES: dict[str, Game] = {game.key: game for game in found()}


def game(key: str) -> Game:
    """The game with this key."""
    if key not in GAMES:
        raise BadSetup("no-such-game", game=key, known=", ".join(GAMES))
    return GAMES[key]


def with_box(game: Game, box: Mapping[str, object]) -> Game:
    """The game with the box that a record or a table names; as it is, if that is ours or its values are not told."""
    digest, values = box.get("digest", ""), box.get("values")
    if digest == game.box.digest or not isinstance(values, dict):
        return game
    found = BOXED.get(str(digest)) or game.boxed(str(box["name"]), values)
    if found.box.digest != digest:
        raise BadBox("box-digest", digest=str(digest)[:8], found=found.box.digest[:8])
    BOXED[found.box.digest] = found
    BOXED.move_to_end(found.box.digest)
    while len(BOXED) > KEPT:
        BOXED.popitem(last=False)
    return found


def own_box(game: Game) -> dict[str, object]:
    """What those must be told who do not know a game's box: all of somebody's own, nothing of ours."""
    return game.box.to_dict(whole=True) if game.box.name else {}
