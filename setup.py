"""Builds the package; compiles the core with mypyc where there is a C compiler.

The core (kernel, kit, games, and the minds of the bots) becomes one group of extension modules, all of them or none:
without a compiler the same sources are installed to be interpreted. Nothing is ever built inside the source tree, where
a left-over extension module would shadow the edited source.

    SIGNORIA_PURE=1         do not compile
    SIGNORIA_BUILD_DIR=dir  keep what is built there, so that an unchanged core is not compiled again
"""

import atexit
import os
import shutil
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

ROOT = Path(__file__).parent
CORE = ("kernel", "kit", "games", "bots/thumb", "bots/search")
INTERPRETED = {"__init__.py", "arrays.py"}  # re-exports only; the arrays that stand in for the native ones


def build_dir() -> str:
    """Where everything is built: never in the source tree."""
    kept = os.environ.get("SIGNORIA_BUILD_DIR")
    if kept:
        for path in Path(kept).glob("lib*/**/*"):  # a module that was deleted or renamed must not stay
            if path.is_file() and not path.name.endswith(tuple(EXTENSION_SUFFIXES)):
                path.unlink()
        return kept
    scratch = tempfile.mkdtemp(prefix="signoria-build-")
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    return scratch


def core_modules() -> list[str]:
    found = [path for part in CORE for path in (ROOT / "src" / "signoria" / part).rglob("*.py")]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in INTERPRETED)


def extensions(base: str) -> list[Extension]:
    modules = core_modules()
    commands_that_compile = {"bdist_wheel", "build", "build_ext", "install"}
    if os.environ.get("SIGNORIA_PURE") == "1" or not modules or not commands_that_compile & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        print(f"signoria: not compiled ({error})", file=sys.stderr)
        return []
    made = mypycify(
        [f"--cache-dir={os.devnull}", *modules],
        opt_level="3",
        debug_level="0",
        group_name="signoria",
        target_dir=str(Path(base) / "c"),
    )
    for ext in made:
        ext.optional = True
        ext.depends.append("setup.py")  # other flags, other code
        if os.name == "posix":  # another compiler's new warning is no reason to go without
            flags = [flag for flag in ext.extra_compile_args if flag != "-Werror"]
            ext.extra_compile_args = [*flags, "-fno-semantic-interposition"]
    return made


class AllOrNone(build_ext):
    """The modules of a group need each other: when one cannot be compiled, none is installed."""

    def run(self) -> None:
        expected = {Path(self.build_lib, self.get_ext_filename(ext.name)).resolve() for ext in self.extensions}
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError, OSError) as error:
            print(f"signoria: not compiled ({error})", file=sys.stderr)
        complete = all(path.exists() for path in expected)
        for path in Path(self.build_lib).resolve().rglob("*"):
            if path.name.endswith(tuple(EXTENSION_SUFFIXES)) and not (complete and path in expected):
                path.unlink()
        if not complete:
            self.extensions = []

    def build_extension(self, ext: Extension) -> None:
        """Drop what an earlier build left before trying again: an optional failure must not leave it standing."""
        try:
            super().build_extension(ext)
        except Exception:
            Path(self.build_lib, self.get_ext_filename(ext.name)).unlink(missing_ok=True)
            raise


BASE = build_dir()
setup(
    ext_modules=extensions(BASE),
    cmdclass={"build_ext": AllOrNone},
    options={"build": {"build_base": BASE}, "egg_info": {"egg_base": BASE}},
)
