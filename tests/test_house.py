"""The rules of the house: citations, imports, purity, words."""

import ast
import re
import subprocess
import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from typing import TypeGuard

import pytest

from signoria import GAMES, Game
from signoria.kit.sealed import SEALED
from signoria.text import LANGUAGES, Words, words

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src" / "signoria"
CITATION = re.compile(r"\[([A-Z]{2}-E?\d+)\]")
ORDER = ["kernel", "kit", "games", "text", "bots", "lab", "env", "server", "cli"]
PURE = {"kernel", "kit", "games"}
PURE_IMPORTS = {
    "collections",
    "difflib",
    "hashlib",
    "json",
    "librt",
    "mypy_extensions",
    "signoria",
    "tomllib",
    "typing",
}
ROOMS = [
    "components",
    "frames",
    "editions",
    "open",
    "table",
    "actions",
    "events",
    "scoring",
    "lesson",
    "market",
    "public",
    "view",
    "facts",
    "prompts",
    "refusals",
    "belief",
    "rulebook",
    "__init__",
]
IMPURE = {  # what some modules of the core need besides, and why
    "arrays.py": {"importlib", "os", "pathlib", "__future__"},  # whether to run compiled or interpreted
    "__init__.py": {"importlib", "pkgutil"},  # which games there are
    "components.py": {"importlib"},  # the printed values of the game's own box, read once
    "public.py": {"typing_extensions"},  # a TypedDict that FastAPI takes before Python 3.12
}
FLOORS = [  # of the server: what is on one knows what is beside and below it
    {"__init__", "errors", "settings", "tokens", "language"},
    {"store", "play", "rooms", "bots", "ops"},
    {"accounts", "notify", "context"},
    {"http"},
    {"app"},
    {"run", "several"},
]
OUTSIDE = {"asyncio", "fastapi", "logging", "random", "secrets", "socket", "sqlalchemy", "starlette", "threading"}
NAMED = {  # what is shared and names a game all the same, and why
    "Makefile": "how to test one game",
    "examples": "bots that were written for these games",
    "tools/ladder.py": "how to play some rows",
    "tools/load": "what is measured is one game beside another program",
    "src/signoria/bots/roster.py": "a strength is called principe",
    "src/signoria/text/*/server.ftl": "a strength is called principe",
    "src/signoria/text/*/web.ftl": "a family is called Borgia",
    "web/src/art": "a family is called Borgia, and a sign is that of a prince",
    "web/src/tokens.css": "a family is called Borgia",
}
SHARED = ("src", "tools", "examples", "web/src", "web/tools", "web/worker", "web/public", "deploy", "requirements")
MODULES = (".py", ".ts", ".svelte")
MOST_MODULES, MOST_LINES = 20, 400  # side by side in a folder, in a module
WRITTEN_BY_TOOLS = {"web/src/wire/types.ts"}  # nobody's to read from top to bottom: data, of whatever length
NOT_IN_CODE: dict[str, str] = {}  # rule id -> why no code can implement it

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def sources(*parts: str) -> list[Path]:
    return sorted(SRC.joinpath(*parts).rglob("*.py"))


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            found.add(node.module or "")
            if node.module == "signoria":
                found |= {f"signoria.{alias.name}" for alias in node.names}
    return found


def named(function: ast.expr) -> TypeGuard[ast.Name]:
    return isinstance(function, ast.Name)


def cited(paths: list[Path]) -> set[str]:
    return {id for path in paths for id in CITATION.findall(path.read_text(encoding="utf-8"))}


def rule_ids(game: Game) -> set[str]:
    return {rule.id for rule in words("en", game).rules()}


@each_game
def test_every_rule_is_cited_by_the_code_and_by_a_test(game: Game) -> None:
    ids = rule_ids(game)
    code = cited(sources("games", game.key))
    tests = cited(sorted((ROOT / "tests" / game.key).rglob("test_*.py")))
    assert {id for id in ids if "-E" not in id} - code - set(NOT_IN_CODE) == set(), "not cited by the code"
    assert ids - tests == set(), "not cited by a test"


def test_every_citation_names_a_rule_that_exists() -> None:
    known = {id for game in GAMES.values() for id in rule_ids(game)}
    tests = [
        path for path in sorted((ROOT / "tests").rglob("*.py")) if "fourth" not in path.parts
    ]  # whose game is none
    found = cited([*sources(), *tests])
    assert found - known == set()


def test_imports_point_inwards() -> None:
    for path in sources():
        room = path.relative_to(SRC).parts[0]
        if room in ORDER:
            for module in imports(path):
                parts = module.split(".")
                if parts[0] == "signoria" and len(parts) > 1 and parts[1] in ORDER:
                    assert ORDER.index(parts[1]) <= ORDER.index(room), f"{path} imports {module}"


def parts_of_the_server(path: Path) -> set[str]:
    """What a module imports of the server: packages, and modules on top."""
    found = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("signoria.server"):
            found |= {f"{node.module}.{alias.name}".split(".")[2] for alias in node.names}
    return found


def test_every_part_of_the_server_knows_only_what_is_beside_and_below_it() -> None:
    floor = {part: n for n, parts in enumerate(FLOORS) for part in parts}
    for path in sources("server"):
        part = path.relative_to(SRC / "server").parts[0].removesuffix(".py")
        for known in parts_of_the_server(path):
            assert floor[known] <= floor[part], f"{path} imports {known}"


def test_what_is_played_is_pure_and_the_store_knows_nothing_else_of_the_server() -> None:
    for path in sources("server", "play"):
        assert parts_of_the_server(path) <= {"play", "errors", "tokens"}, path
        assert not {module.split(".")[0] for module in imports(path)} & OUTSIDE, path
    for path in sources("server", "store"):
        assert parts_of_the_server(path) <= {"store", "play", "errors", "tokens"}, path


def modules() -> list[Path]:
    """All that is ours and is read by people, in Python and in the browser."""
    folders = [ROOT / folder for folder in ("src", "tests", "tools", "web/src")]
    found = [path for folder in folders for path in sorted(folder.rglob("*")) if path.suffix in MODULES]
    return [path for path in found if "node_modules" not in path.parts]  # `make load` brings some


def test_no_folder_is_a_crowd() -> None:
    side_by_side = Counter(path.parent for path in modules() if path.stem != "__init__")
    for folder, many in side_by_side.items():
        history = folder.parent.name == "migrations"  # which grows by the year, and is read in order
        assert many <= MOST_MODULES or history, f"{folder} has {many}: would someone find a module in there?"


def test_modules_stay_small() -> None:
    for path in modules():
        lines = len(path.read_text(encoding="utf-8").splitlines())
        data = str(path.relative_to(ROOT)) in WRITTEN_BY_TOOLS
        assert lines <= MOST_LINES or data, f"{path} has {lines} lines: would someone know their room in there?"


@each_game
def test_a_game_knows_no_other_game(game: Game) -> None:
    others = [f"signoria.games.{other}" for other in GAMES if other != game.key]
    for path in sources("games", game.key):
        assert not [module for module in imports(path) if module.startswith(tuple(others))], path
    for path in [*sources("kernel"), *sources("kit")]:
        assert game.key not in path.read_text(encoding="utf-8"), f"{path} knows {game.key}"


def of_a_game(path: Path, key: str) -> bool:
    """Whether a file lies in a folder of the game, or is named after it."""
    parts = path.relative_to(ROOT).parts
    return key in parts or key in re.split(r"[-_.]", parts[-1])


def shared_files() -> list[Path]:
    built = ROOT / "src" / "signoria" / "web"
    inside = [path for folder in SHARED for path in sorted((ROOT / folder).rglob("*")) if built not in path.parents]
    found = [
        path for path in [*inside, *ROOT.glob("*")] if path.is_file() and path.suffix not in (".md", ".pyc", ".png")
    ]
    return [path for path in found if "node_modules" not in path.parts and path.name not in ("NOTICE", "LICENSE")]


@each_game
def test_what_is_shared_names_no_game(game: Game) -> None:
    """A game is its folders: who adds one edits no file of another, and none that is everybody's."""
    name = re.compile(rf"(?<![a-z]){game.key}(?![a-z])", re.IGNORECASE)
    excused = {path for known in NAMED for path in ROOT.glob(known)}
    named = [path for path in shared_files() if name.search(path.read_text(encoding="utf-8", errors="ignore"))]
    strange = [path for path in named if not of_a_game(path, game.key) and not excused & {path, *path.parents}]
    assert [str(path.relative_to(ROOT)) for path in strange] == []


def test_no_test_has_a_list_of_the_games() -> None:
    for path in sorted((ROOT / "tests").rglob("*.py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Dict | ast.List | ast.Set | ast.Tuple):
                parts = node.keys if isinstance(node, ast.Dict) else node.elts
                named = GAMES.keys() & {part.value for part in parts if isinstance(part, ast.Constant)}
                assert len(named) < 3, f"{path}:{node.lineno}: ask GAMES"


def test_the_core_is_pure() -> None:
    for room in PURE:
        for path in sources(room):
            for module in imports(path):
                assert module.split(".")[0] in PURE_IMPORTS | IMPURE.get(path.name, set()), f"{path} imports {module}"
            calls = {node.func.id for node in ast.walk(tree(path)) if isinstance(node, ast.Call) and named(node.func)}
            assert not calls & {"open", "print", "input", "exec", "eval"}, f"{path} does more than think"


@each_game
def test_every_game_has_the_same_rooms(game: Game) -> None:
    for room in ROOMS:
        assert (SRC / "games" / game.key / f"{room}.py").is_file(), room
    assert (SRC / "games" / game.key / "rules").is_dir()
    assert (SRC / "games" / game.key / "box.toml").is_file()


def literals(game: Game, call: str, place: int) -> set[str]:
    """The texts given in this place to every call of this name in a game's code."""
    found = set()
    for path in sources("games", game.key):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == call:
                argument = node.args[place]
                assert isinstance(argument, ast.Constant), f"{path}:{node.lineno}: {call} needs its key written out"
                found.add(str(argument.value))
    return found


@each_game
def test_codes_are_numbered_by_expression(game: Game) -> None:
    """An action or an event more moves all behind it: each code is the one before and how many that has."""
    for room in ("actions", "events"):
        for node in tree(SRC / "games" / game.key / f"{room}.py").body:
            if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final[i64]":
                name = ast.unparse(node.target)
                numbers = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
                assert numbers <= {0, 1} or name.startswith("MOST"), f"{room}.py: {name} is numbered by hand"


@each_game
def test_events_stand_in_the_order_of_their_codes(game: Game) -> None:
    events = import_module(f"signoria.games.{game.key}.events")
    first = int(SEALED) + 1
    for code, kind in enumerate(game.events[first:], first):
        assert getattr(events, kind.name.upper().replace("-", "_")) == code
    assert [kind.name for kind in game.events[:first]] == ["bids", "withdraws", "sealed"]


@pytest.mark.parametrize("language", LANGUAGES)
@each_game
def test_every_prompt_event_refusal_score_fact_and_verb_has_words(game: Game, language: str) -> None:
    say = words(language, game)
    keys = {f"prompt-{key}" for key in literals(game, "Prompt", 0)}
    keys |= {f"refusal-{key}" for key in literals(game, "Reason", 0)}
    keys |= {f"score-{key}" for key in literals(game, "ScoreLine", 0)}
    keys |= {f"fact-{key}" for key in literals(game, "Fact", 0)}
    keys |= {f"event-{kind.name}" for kind in game.events}
    keys |= {f"action-{verb}" for verb in game.verbs}
    keys |= {f"edition-{edition}" for edition in game.editions}
    keys |= {f"{noun}-{name}" for noun, names in game.names.items() for name in names}
    assert {key for key in keys if not say.has(key)} == set()
    assert {text.split()[0] for text in game.catalogue.texts} == set(game.verbs)


@each_game
def test_every_event_and_action_makes_a_sentence(game: Game) -> None:
    say = words("en", game)
    for kind in game.events:
        nouns = {noun: f"some {noun}" if noun in game.names else 2 for noun in kind.nouns}
        for secret in ([], kind.secret):
            heard = {noun: value for noun, value in nouns.items() if noun not in secret}
            assert faults(say, f"event-{kind.name}", say.told(heard, ["Anna", "Bruno", "Carla"])) == []
    for text in game.catalogue.texts[:: max(1, len(game.catalogue) // 2000)]:
        assert "{" not in say.action(text), text


def faults(say: Words, key: str, nouns: dict[str, int | str]) -> list[str]:
    pattern = say.bundle.get_message(key).value
    assert pattern is not None
    _text, errors = say.bundle.format_pattern(pattern, nouns)
    return [f"{key}: {error}" for error in errors]


def test_the_generated_pages_of_the_docs_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, "tools/docs.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_browser_is_gone_before_other_tests_begin() -> None:
    """While it is there a loop runs in this thread, and no test beside tests/web can have one: it may come next."""
    kept = [
        path.name for path in (ROOT / "tests" / "web").rglob("*.py") if 'scope="session"' in path.read_text("utf-8")
    ]
    assert kept == []


def test_what_a_page_is_waited_for_is_a_function() -> None:
    """The page's own policy forbids to evaluate an expression, which is seen only where one must be tried again."""
    waits = re.compile(r"wait_for_function\(\s*f?[\"']+(?![(\"'])")
    found = [str(file) for file in (ROOT / "tests").rglob("*.py") if waits.search(file.read_text("utf-8"))]
    assert not found, found


def test_what_many_things_of_a_page_say_is_asked_for_at_one_go() -> None:
    """Asked in turn, one that has gone meanwhile is waited for until a test is given up: `data_of` in kit/hands.py."""
    in_turn = re.compile(r"get_attribute\([^\n]*\.all\(\)\]")
    found = [str(file) for file in (ROOT / "tests" / "web").rglob("*.py") if in_turn.search(file.read_text("utf-8"))]
    assert not found, found


def test_tracked_files_name_no_place_of_this_machine() -> None:
    """Wherever the project was built, its files do not say."""
    home = str(ROOT)
    for path in [*sources(), *sorted(ROOT.glob("*.*")), *sorted((ROOT / "docs").rglob("*.md"))]:
        if path.is_file():
            assert home not in path.read_text(encoding="utf-8"), path


def test_every_error_has_words() -> None:
    say = words("en")
    classes = {"BadSetup", "BadRecord", "IllegalAction", "BrokenInvariant", "Denied"}
    for path in sources():
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in classes:
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    assert say.has(f"error-{key.value!s}"), f"{path}:{node.lineno}: {key.value!r}"


def test_no_bot_can_reach_the_truth() -> None:
    """A bot has no door to a State but `imagine`: it neither opens nor replays nor listens to a game."""
    truth = {"new", "open", "record", "heard", "deal"}
    for path in sources("bots"):
        asked = [node for node in ast.walk(tree(path)) if isinstance(node, ast.Attribute)]
        assert not [node.attr for node in asked if node.attr in truth and "game" in ast.unparse(node.value)], path
        assert not {node.attr for node in asked} & {"story", "deals"}, path
        assert not [module for module in imports(path) if module.startswith("signoria.kernel.record")], path
        named = [node for node in ast.walk(tree(path)) if isinstance(node, ast.ImportFrom)]
        assert not {alias.name for node in named for alias in node.names} & {"opened", "Story", "secret_rng"}, path
