"""How a large kernel is compiled: what Numba's CUDA has no options for.

Numba hands a function to the compiler as often as there are ways to it through its callers, and the
compiler then puts every function into all of its callers. A game of a hundred functions takes
longer than anybody waits. So each goes there once, and large ones stay functions of their own.
Only what is told here apart from the game: the functions themselves are those of a core.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final, NamedTuple, cast

from manoir.kernel.compiled.jit import F, Jit

# Lines of the compiler's own language. A call costs more than most of what these games do in it:
# its arguments, a dozen numbers for every array, go through memory.
LARGE: Final = 2500
_HEAD: Final = re.compile(
    r'^define linkonce_odr (?!.*alwaysinline)[^@]*@"?(?P<name>[^"(]+)"?\(.*\)[ \t]*$', re.MULTILINE
)
_CALL: Final = re.compile(r'\bcall\b[^@\n]*@"?([^"(\n]+)"?\(')


def device_jit(cuda: Any) -> Jit:
    """A decorator for functions of a large kernel, which are compiled once for all numbers.

    Numba would compile another one for every number that is written down where it is called.
    """
    unliteral = import_module("numba.core.types").unliteral

    def decorate(function: F, /) -> F:
        compiled = cuda.jit(device=True)(function)
        call_template = compiled.get_call_template

        def get_call_template(args: Any, kws: Any) -> Any:
            plain = {name: unliteral(kind) for name, kind in kws.items()}
            return call_template(tuple(map(unliteral, args)), plain)

        compiled.get_call_template = get_call_template
        return cast(F, compiled)

    return decorate


@contextmanager
def large_kernels() -> Iterator[None]:
    """Compile like that what is compiled meanwhile; also, round every product before a sum.

    A GPU would compute both in one go: more exactly than a core, hence with another result.
    """
    library = import_module("numba.cuda.codegen").CUDACodeLibrary
    nvvm: Any = import_module("numba.cuda.cudadrv.nvvm")
    modules, compile_ir = library.modules, nvvm.compile_ir
    library.modules = property(_each_once)
    nvvm.compile_ir = _exact(compile_ir)
    try:
        yield
    finally:
        library.modules, nvvm.compile_ir = modules, compile_ir


def _each_once(library: Any) -> list[Any]:
    """The modules of a library and of all that it calls."""
    found: dict[int, Any] = {}
    waiting = [library]
    while waiting:
        one = waiting.pop()
        if id(one) not in found:
            found[id(one)] = one
            waiting.extend(getattr(one, "_linking_libraries", ()))
    modules = (getattr(one, "_module", None) for one in found.values())
    return [module for module in modules if module is not None]


def _exact(compile_ir: Callable[..., Any]) -> Callable[..., Any]:
    def compiled(sources: Any, *args: Any, **options: Any) -> Any:
        given = [sources] if isinstance(sources, str) else sources
        changed = [_roomy(source) for source in _placed(given)]
        return compile_ir(changed, *args, **options | {"fma": False})

    return compiled


class _Function(NamedTuple):
    lines: int
    calls: list[str]


def _placed(sources: list[str]) -> list[str]:
    """Have small functions copied into their callers, and large ones called."""
    functions = {name: one for source in sources for name, one in _functions(source)}
    copied = _copied(functions)
    return [_HEAD.sub(lambda head: _told(head, copied), source) for source in sources]


def _told(head: re.Match[str], copied: set[str]) -> str:
    return f"{head[0].rstrip()} {'alwaysinline' if head['name'] in copied else 'noinline'}"


def _functions(source: str) -> Iterator[tuple[str, _Function]]:
    for head in _HEAD.finditer(source):
        body = source[head.end() : source.index("\n}", head.end())]
        yield head["name"], _Function(body.count("\n"), _CALL.findall(body))


def _copied(functions: dict[str, _Function]) -> set[str]:
    """Those that are small with all that is copied into them."""
    sizes: dict[str, int] = {}

    def size(name: str) -> int:
        if name not in sizes:
            sizes[name] = functions[name].lines + sum(
                size(called)
                for called in functions[name].calls
                if called in functions and size(called) <= LARGE
            )
        return sizes[name]

    return {name for name in functions if size(name) <= LARGE}


def _roomy(source: str) -> str:
    """Keep tables in memory that has room for them: there are 64 KiB for constants."""
    constants = "internal addrspace(4) constant", "internal unnamed_addr addrspace(1) constant"
    return source.replace(*constants).replace("addrspace(4)", "addrspace(1)")
