"""`python tools/wasm.py FILE`: builds the kernel for browsers, as WebAssembly.

The compiler is PyPI's `ziglang` (`requirements-wasm.lock`), which brings Clang, a C library and the
sources of a C++ library. That library is built here as far as it is needed, since the one that the
compiler would link knows no exceptions. Nothing else of the project is asked for, so that the image
can build the file too.
"""

import os
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import ziglang

Command = tuple[str | Path, ...]

NATIVE: Final = Path(__file__).parents[1] / "native"
LIBRARY: Final = Path(ziglang.__file__).parent / "lib"
ZIG: Final = (sys.executable, "-m", "ziglang")
TARGET: Final = ("-target", "wasm32-wasi", "-O2")
# Exceptions of WebAssembly itself. The compiler's driver would pass these on by itself if the
# target were not a system that it takes to have none.
EXCEPTIONS: Final = (
    "-fwasm-exceptions",
    *("-mllvm", "-wasm-enable-eh"),
    *("-Xclang", "-exception-model=wasm"),
    *("-Xclang", "-target-feature", "-Xclang", "+exception-handling"),
)
SMALL: Final = ("-DNDEBUG", "-fno-threadsafe-statics", "-ffunction-sections", "-fdata-sections")
LINK: Final = (
    "-mexec-model=reactor",
    "-s",
    "-Wl,--gc-sections",
    "-Wl,-z,stack-size=1048576",  # which lies first: to overflow is to trap
    "-Wl,--max-memory=268435456",
)
LEFT_OUT: Final = {"workers.cpp"}  # a page has one thread

# The parts of the C++ library that the kernel needs.
ABI: Final = (
    "cxa_aux_runtime",
    "cxa_default_handlers",
    "cxa_exception",
    "cxa_exception_storage",
    "cxa_handlers",
    "cxa_personality",
    "cxa_virtual",
    "fallback_malloc",
    "private_typeinfo",
    "stdlib_exception",
    "stdlib_new_delete",
    "stdlib_stdexcept",
    "stdlib_typeinfo",
)
CXX: Final = (
    "algorithm",
    "exception",
    "functional",
    "hash",
    "new_helpers",
    "stdexcept",
    "string",
    "variant",
)


def own() -> list[Command]:
    """How to compile the kernel, the largest file first."""
    sources = [*NATIVE.glob("src/**/*.cpp"), *NATIVE.glob("wasm/*.cpp")]
    sources.sort(key=lambda path: -path.stat().st_size)
    flags = ("-std=c++20", f"-I{NATIVE / 'include'}")
    return [("c++", *flags, path) for path in sources if path.name not in LEFT_OUT]


def library() -> list[Command]:
    abi, cxx, unwind = (LIBRARY / name for name in ("libcxxabi", "libcxx", "libunwind"))
    flags = (
        "-std=c++23",
        *(f"-I{folder}" for folder in (abi / "include", abi / "src", cxx / "src")),
        "-D_LIBCPP_BUILDING_LIBRARY",
    )
    ours = (*flags, "-D_LIBCXXABI_BUILDING_LIBRARY", "-D_LIBCXXABI_HAS_NO_THREADS")
    theirs = (*flags, "-DLIBCXX_BUILDING_LIBCXXABI")
    hidden = ("-D_LIBUNWIND_HIDE_SYMBOLS", f"-I{unwind / 'include'}")
    silent = "-DLIBCXXABI_SILENT_TERMINATE"
    commands: list[Command] = [("c++", *ours, silent, abi / f"src/{one}.cpp") for one in ABI]
    commands += [("c++", *theirs, cxx / f"src/{one}.cpp") for one in CXX]
    return [*commands, ("cc", "-w", *hidden, unwind / "src" / "Unwind-wasm.c")]


def run(*command: str | Path) -> None:
    if subprocess.run([*ZIG, *map(str, command)], check=False).returncode:
        sys.exit(f"this failed: zig {' '.join(map(str, command))}")


def build(target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(os.cpu_count()) as pool:

        def compiled(at: int, command: Command) -> Path:
            made = Path(name) / f"{at}.o"
            run(*command[:1], *TARGET, *EXCEPTIONS, *SMALL, *command[1:], "-c", "-o", made)
            return made

        commands = [*own(), *library()]
        objects = list(pool.map(compiled, range(len(commands)), commands))
        linked = Path(name) / target.name
        run("cc", *TARGET, *LINK, *objects, "-o", linked)
        target.write_bytes(linked.read_bytes())


if __name__ == "__main__":
    build(Path(sys.argv[1]))
