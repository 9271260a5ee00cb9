"""How a large kernel is given to the compiler: each function once, large ones as calls."""

from importlib import import_module
from typing import Any

from manoir.kernel.compiled import gpu_code
from manoir.kernel.compiled.gpu_code import LARGE, large_kernels

LINES = "\n".join(["  %x = add i64 1, 2"] * (LARGE + 1))
LONG = f'define linkonce_odr i32 @"long"(i64 %x)\n{{\n{LINES}\n}}'
SHORT = 'define linkonce_odr i32 @"short"(i64 %x)\n{\n  ret i32 0\n}'
KERNEL = f'define void @"kernel"(i64 %x)\n{{\n{LINES}\n}}'
TABLE = '@"t" = internal addrspace(4) constant [1 x i8] c"a"\n  %p = load i8 addrspace(4)* @"t"'


class Library:
    def __init__(self, name: str, *calls: "Library") -> None:
        self._module, self._linking_libraries = name, set(calls)


def test_a_function_goes_to_the_compiler_once_however_many_call_it() -> None:
    leaf = Library("leaf")
    left, right = Library("left", leaf), Library("right", leaf)
    found = gpu_code._each_once(Library("kernel", left, right))
    assert found[0] == "kernel"
    assert sorted(found) == ["kernel", "leaf", "left", "right"]


def compiled(*sources: str) -> tuple[list[str], dict[str, Any]]:
    """What the compiler is given for these."""
    given: list[tuple[list[str], dict[str, Any]]] = []
    gpu_code._exact(lambda sources, **options: given.append((sources, options)))(
        list(sources), opt=3
    )
    return given[0]


def test_only_large_functions_stay_functions_and_products_are_rounded() -> None:
    sources, options = compiled(LONG, SHORT, KERNEL, TABLE)
    assert ["noinline" in source for source in sources] == [True, False, False, False]
    assert ["alwaysinline" in source for source in sources] == [False, True, False, False]
    assert sources[2] == KERNEL
    assert "addrspace(4)" not in sources[3]
    assert options == {"opt": 3, "fma": False}


def test_what_is_copied_into_a_function_makes_it_larger() -> None:
    half = "\n".join(["  %x = add i64 1, 2"] * (LARGE // 2))
    leaf = f'define linkonce_odr i32 @"leaf"(i64 %x)\n{{\n{half}\n}}'
    calls = '  %".1" = call i32 @"leaf"(i64 %x)\n' * 3
    caller = f'define linkonce_odr i32 @"caller"(i64 %x)\n{{\n{calls}}}'
    (small, large), _ = compiled(leaf, caller)
    assert " alwaysinline" in small
    assert " noinline" in large


def test_afterwards_numba_compiles_as_before() -> None:
    library = import_module("numba.cuda.codegen").CUDACodeLibrary
    nvvm = import_module("numba.cuda.cudadrv.nvvm")
    before = library.modules, nvvm.compile_ir
    with large_kernels():
        assert library.modules is not before[0]
        assert nvvm.compile_ir is not before[1]
    assert (library.modules, nvvm.compile_ir) == before
