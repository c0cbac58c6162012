"""Where the core comes from: compiled, if there is a build of just these sources; else the sources themselves.

The core (kernel, kit, games, the minds of the bots) compiles to a library or several, none of which ever lies beside a
source. A wheel carries its build in the package; a checkout has its builds in the environment, each in a folder named
after the sources it was made from. So what was compiled before never shadows what was edited since, a build that is
finished while a program runs is taken up by the next one to start, and whoever began interpreted stays so to the end.

    SIGNORIA_INTERPRET=1    take the sources, whatever is there
"""

import ctypes
import importlib
import json
import os
import sys
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PARTS = ("kernel", "kit", "games", "bots/thumb", "bots/search", "env/core")
# Re-exports only; the arrays that stand in for the native ones; declarations, whose types FastAPI would not know again.
INTERPRETED = ("__init__.py", "arrays.py", "public.py")
PACKAGE = Path(__file__).parent
BUILDS = Path(sys.prefix) / "core"  # of a checkout's environment: by the digest of their sources
COMPILING = BUILDS / "compiling"  # the process that is at it
FACTS = "build.json"  # written last: a build without it is none


def sources(package: Path = PACKAGE) -> list[str]:
    """The files of the core, as they are named below the package."""
    found = []
    for part in PARTS:
        for folder, _folders, names in os.walk(package / part):
            below = Path(folder).relative_to(package).as_posix()
            found += [f"{below}/{name}" for name in names if name.endswith((".py", ".pyi"))]
    return sorted(found)


def modules(package: Path = PACKAGE) -> list[str]:
    """Those that are compiled."""
    return [path for path in sources(package) if path.endswith(".py") and path.rpartition("/")[2] not in INTERPRETED]


@cache
def digest(package: Path = PACKAGE) -> str:
    """What these sources are called: by their contents."""
    found = blake2b(digest_size=8)
    for path in sources(package):
        content = (package / path).read_bytes()
        found.update(f"{path} {len(content)}\n".encode() + content)
    return found.hexdigest()


class Build:
    """A compiled core: the libraries in a folder, and which of them holds which module."""

    def __init__(self, folder: Path) -> None:
        facts = json.loads((folder / FACTS).read_text(encoding="utf-8"))
        self.folder = folder
        self.how: str = facts["how"]  # the compiler and what it was told
        self.held_by: dict[str, str] = facts["modules"]  # by module: its library

    def file(self, library: str) -> str:
        """Where a library lies; one of another Python is none."""
        for suffix in EXTENSION_SUFFIXES:
            path = self.folder / f"{library.replace('.', '/')}{suffix}"
            if path.exists():
                return str(path)
        raise ImportError(f"{library} is not in {self.folder}")


class CoreFinder(MetaPathFinder, Loader):
    """Finds the modules of the core in their libraries.

    What mypyc makes of several modules is one library that hands out, module by module, the function that makes it.
    """

    def __init__(self, build: Build) -> None:
        self.build = build
        self.libraries = set(build.held_by.values())
        for library in self.libraries:
            build.file(library)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name in self.libraries:
            return spec_from_file_location(name, file := self.build.file(name), loader=ExtensionFileLoader(name, file))
        if name in self.build.held_by:  # said to lie where its source does: that is what tracebacks show
            source = PACKAGE.parent / f"{name.replace('.', '/')}.py"
            return spec_from_file_location(name, source, loader=self)
        return None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        library = importlib.import_module(self.build.held_by[spec.name])
        if hasattr(library, "ensure_deps"):  # one of several: it gets to know the others
            meet = ctypes.PYFUNCTYPE(ctypes.c_int)(handed_out(library, "ensure_deps"))
            if meet() != 0:
                raise ImportError(f"{library.__name__} does not find the others")
        make = ctypes.PYFUNCTYPE(ctypes.py_object)(handed_out(library, f"init_{spec.name.replace('.', '___')}"))
        made: ModuleType = make()
        return made

    def exec_module(self, module: ModuleType) -> None:
        """It was executed when it was made."""


def handed_out(library: ModuleType, name: str) -> int:
    """The address of a C function that a library hands out in a capsule."""
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    address: int = pointer(getattr(library, name), f"{library.__name__}.{name}".encode())
    return address


def taken() -> Build | None:
    """The build that this process uses from here on; none if it is interpreted."""
    folder = ready()
    if folder is None:
        return None
    try:
        finder = CoreFinder(Build(folder))
    except (OSError, ImportError, ValueError, KeyError) as error:
        print(f"signoria: the compiled core cannot be used ({error})", file=sys.stderr)
        return None
    sys.meta_path.insert(0, finder)
    return finder.build


def ready() -> Path | None:
    """Where a build of these sources lies, if there is one and it is to be used."""
    if os.environ.get("SIGNORIA_INTERPRET") == "1":
        return None
    packed = PACKAGE / "compiled"
    if (packed / FACTS).exists():
        return packed
    if not BUILDS.exists():
        return None
    built = BUILDS / digest()
    return built if (built / FACTS).exists() else None


def is_being_compiled() -> bool:
    """Whether somebody is at it; who died is not."""
    try:
        os.kill(int(COMPILING.read_text(encoding="utf-8")), 0)
    except PermissionError:
        return True
    except (OSError, ValueError):
        return False
    return True


def standing() -> str:
    """How the core of this process stands: `compiled`, `compiling`, `ready` for who starts next, or `interpreted`."""
    if COMPILED:
        return "compiled"
    if ready() is not None:
        return "ready"
    return "compiling" if is_being_compiled() else "interpreted"


BUILD = taken()
COMPILED = BUILD is not None
HOW = BUILD.how if BUILD else ""
