"""Builds the package; compiles the core with mypyc where there is a C compiler.

The core becomes one library, compiled as a whole on all cores: what is shipped and measured is the fastest there is. It
lies in a folder of its own, never beside a source: src/signoria/core.py says how it is found there. Without a compiler
the same sources are installed to be interpreted.

    SIGNORIA_PURE=1         do not compile
    SIGNORIA_QUICK=1        a library a module, hardly optimised: a change compiles what it touches, and nothing else
    SIGNORIA_TRAINED=1      compile twice: a core that counts what it does while it plays, then one by what was counted
    SIGNORIA_BUILD_DIR=dir  keep what is built there, so that what is unchanged is not compiled again
"""

import atexit
import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
CORE = runpy.run_path(str(SOURCE / "signoria" / "core.py"), run_name="setup")
FOLDER = "signoria.compiled"  # the package's, where the build goes
JOBS = os.cpu_count() or 1
SHORT = [  # functions of the core, as the compiler knows them
    "Actions___add",
    "Actions___add_if",
    "Actions___at",
    "Actions___clear",
    "Rng___below",
    "Table___tell",
    "Table___left_of",
    "Table___everyone",
    "bits___bit",
    "bits___shifted",
    "bits___first_bit",
]
COUNTS = ["-fprofile-generate", "-fprofile-update=single"]
BY_COUNTS = ["-fprofile-use", "-fprofile-partial-training"]  # what was not played is optimised like the rest,
BY_COUNTS += ["--param=hot-bb-count-ws-permille=999"]  # and what is played seldom like what is played all the time
QUIET = ["-w", "-Wno-misleading-indentation"]  # to look at the indentation of 70 MB of C takes gcc two minutes


def build_dir() -> str:
    """Where everything is built: never in the source tree."""
    kept = os.environ.get("SIGNORIA_BUILD_DIR")
    if kept:
        return kept
    scratch = tempfile.mkdtemp(prefix="signoria-build-")
    atexit.register(shutil.rmtree, scratch, ignore_errors=True)
    return scratch


def compiles() -> bool:
    commands_that_compile = {"bdist_wheel", "build", "build_ext", "install"}
    return os.environ.get("SIGNORIA_PURE") != "1" and bool(commands_that_compile & set(sys.argv))


def compiler() -> list[str]:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def answers(*arguments: str) -> str:
    """What the compiler says; nothing if it fails."""
    try:
        return subprocess.run([*compiler(), *arguments], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def optimises_when_linking() -> bool:
    """Whether the compiler can do its work in parts, side by side, and still see the whole."""
    with tempfile.TemporaryDirectory() as scratch:
        source = Path(scratch, "trial.c")
        source.write_text("int trial(void) { return 1; }\n")
        answers("-shared", "-fPIC", f"-flto={JOBS}", str(source), "-o", f"{scratch}/trial.so")
        return Path(scratch, "trial.so").exists()


def trains() -> bool:
    """Whether to compile twice; how one counts is gcc's own."""
    wanted = os.environ.get("SIGNORIA_TRAINED") == "1" and os.environ.get("SIGNORIA_QUICK") != "1"
    return wanted and "Free Software Foundation" in answers("--version")


def hints(folder: Path) -> str:
    """A header that tells the compiler what it cannot see.

    What runs once, when a module is imported, is a third of all the code and not worth optimising. The shortest things
    of the kernel are called from everywhere, and a call costs more than they do.
    """
    declared = (folder / "__native_internal_signoria.h").read_text()
    once = re.findall(r"^extern (char CPyDef_\w+_____top_level__\(void\));$", declared, re.MULTILINE)
    short = re.findall(rf"^extern (\w+ \*?CPyDef_\w*(?:{'|'.join(SHORT)})\(.*\));$", declared, re.MULTILINE)
    header = folder / "hints.h"
    lines = [f'{function} __attribute__((cold, optimize("O0")));\n' for function in once]
    lines += [f"{function} __attribute__((always_inline));\n" for function in short]
    header.write_text("#define PY_SSIZE_T_CLEAN\n#include <Python.h>\n" + "".join(lines))
    return str(header)


def extensions(base: str) -> list[Extension]:
    if not compiles():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        print(f"signoria: not compiled ({error})", file=sys.stderr)
        return []
    if not answers("--version"):
        print(f"signoria: not compiled (no compiler {compiler()[0]})", file=sys.stderr)
        return []
    quick = os.environ.get("SIGNORIA_QUICK") == "1"
    folder = Path(base) / "c"
    made = mypycify(
        # What only lies beside the core may need packages that are not here where a wheel is built: it is not checked.
        [f"--cache-dir={os.devnull}", "--follow-imports=silent"]
        + [f"src/signoria/{path}" for path in CORE["modules"](SOURCE / "signoria")],
        opt_level="0" if quick else "3",
        debug_level="0",
        separate=quick,
        group_name=None if quick else "signoria",
        target_dir=str(folder),
    )
    libraries = [ext for ext in made if ext.name.endswith("__mypyc")]  # the others would only hand on
    for ext in libraries:
        ext.name = f"{FOLDER}.{ext.name}"
        if os.name == "posix":
            ext.extra_compile_args = [flag for flag in ext.extra_compile_args if not flag.startswith("-W")] + QUIET
            if not quick:
                tune(ext, folder)
    return libraries


def tune(ext: Extension, folder: Path) -> None:
    flags = ["-fno-semantic-interposition", "-fvisibility=hidden"]
    if optimises_when_linking():
        flags.append(f"-flto={JOBS}")
    ext.extra_compile_args += [*flags, "-include", hints(folder)]
    ext.extra_link_args += ["-O3", "-w", *flags]


class BuildCore(build_ext):
    """All libraries or none; and beside them what they are."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = JOBS

    def build_extensions(self) -> None:
        if trains() and self.extensions:
            self.force = True
            (core,) = self.extensions
            given = core.extra_compile_args, core.extra_link_args
            core.extra_compile_args, core.extra_link_args = ([*flags, *COUNTS] for flags in given)
            super().build_extensions()
            self.play()
            core.extra_compile_args, core.extra_link_args = ([*flags, *BY_COUNTS] for flags in given)
        super().build_extensions()

    def play(self) -> None:
        """Let the core that was built play: what it counts it leaves beside what it was compiled to."""
        self.write_facts()
        with tempfile.TemporaryDirectory() as scratch:
            package = Path(scratch, "signoria")
            package.mkdir()
            for path in (SOURCE / "signoria").iterdir():
                (package / path.name).symlink_to(path)
            (package / "compiled").symlink_to(self.folder().absolute())
            command = [sys.executable, "-m", "signoria.lab.training"]
            subprocess.run(command, env={**os.environ, "PYTHONPATH": scratch}, check=True)

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, ExecError, PlatformError, OSError) as error:
            print(f"signoria: not compiled ({error})", file=sys.stderr)
            self.extensions = []
        if not self.extensions:
            shutil.rmtree(self.folder(), ignore_errors=True)
            return
        self.write_facts()

    def folder(self) -> Path:
        return Path(self.build_lib, *FOLDER.split("."))

    def write_facts(self) -> None:
        text = json.dumps(self.facts(), indent=1) + "\n"
        (self.folder() / "build.json").write_text(text, encoding="utf-8")

    def facts(self) -> dict[str, object]:
        libraries = [ext.name.removeprefix(f"{FOLDER}.") for ext in self.extensions]
        held_by = {}
        for path in CORE["modules"](SOURCE / "signoria"):
            module = f"signoria/{path}".removesuffix(".py").replace("/", ".")
            held_by[module] = f"{module}__mypyc" if len(libraries) > 1 else libraries[0]
        flags = [flag for flag in self.extensions[0].extra_compile_args if re.match(r"-O|-flto|-fprofile-use", flag)]
        named = (answers("--version").splitlines() or ["?"])[0]
        how = f"{' '.join(flags)}, {'a library a module' if len(libraries) > 1 else 'one library'}, {named}"
        return {"how": how, "quick": len(libraries) > 1, "trained": "-fprofile-use" in flags, "modules": held_by}


BASE = build_dir()
setup(
    ext_modules=extensions(BASE),
    cmdclass={"build_ext": BuildCore},
    options={"build": {"build_base": BASE}, "egg_info": {"egg_base": BASE}},
)
