"""Functions of a core, with all that they use, as one file of plain Python: for any interpreter."""

import ast
import inspect
import math
import textwrap
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any, Final

import numpy as np

# What stands in for arrays: one, two or more rows deep. A part of a row is its beginning.
ARRAYS: Final = """
import math
from collections import namedtuple


class Row:
    __slots__ = ("numbers", "size")

    def __init__(self, numbers, size):
        self.numbers, self.size = numbers, size

    def __len__(self):
        return self.size

    def __getitem__(self, at):
        if isinstance(at, slice):
            assert at.start is None and at.step is None and at.stop <= self.size
            return Row(self.numbers, at.stop)
        return self.numbers[at]

    def __setitem__(self, at, value):
        if isinstance(at, slice):
            assert at.start is at.stop is at.step is None
            self.numbers[:] = [value] * self.size
        else:
            self.numbers[at] = value


class Rows:
    __slots__ = ("rows",)

    def __init__(self, rows):
        self.rows = rows

    def __len__(self):
        return len(self.rows)

    def __getitem__(self, at):
        if isinstance(at, tuple):
            return self.rows[at[0]][at[1]]
        return Rows(self.rows[at]) if isinstance(at, slice) else self.rows[at]

    def __setitem__(self, at, value):
        row, column = at
        if isinstance(column, slice):
            numbers = self.rows[row]
            start, stop, _ = column.indices(len(numbers))
            numbers[column] = [value] * max(0, stop - start)
        else:
            self.rows[row][column] = value
"""


class OneFile:
    """Everything once, under a name of its own; what is changed later is not copied twice."""

    def __init__(self) -> None:
        self._parts = [ARRAYS]
        self._names: dict[int, str] = {}
        self._kept: list[object] = []  # so that no two of them have the same id

    @property
    def text(self) -> str:
        return "\n".join(self._parts)

    def name_of(self, value: Any) -> str:
        """What the file calls it. Raises TypeError for what has no place in a core."""
        if value is None or isinstance(value, bool | int | str | np.integer):
            return repr(int(value) if isinstance(value, np.integer) else value)
        if isinstance(value, float):
            return repr(float(value)) if math.isfinite(value) else f"float('{value}')"
        if isinstance(value, ModuleType | BuiltinFunctionType) or any(
            value is one for one in (bool, float, int)
        ):
            return _name_outside(value)
        if id(value) not in self._names:
            self._kept.append(value)
            name = getattr(value, "__name__", type(value).__name__)
            self._names[id(value)] = f"{name}_{len(self._kept)}"
            self._write(self._names[id(value)], value)
        return self._names[id(value)]

    def _write(self, name: str, value: Any) -> None:
        if isinstance(value, FunctionType):
            self._parts.append(self._function(name, value))
        elif isinstance(value, type) and hasattr(value, "_fields"):
            self._parts.append(f"{name} = namedtuple({name!r}, {value._fields!r})")
        elif isinstance(value, np.ndarray):
            self._parts.append(f"{name} = {_array(value)}")
        elif isinstance(value, tuple | list):
            of = self.name_of(type(value)) if hasattr(value, "_fields") else ""
            inside = "".join(f"{self.name_of(one)}, " for one in value)
            self._parts.append(
                f"{name} = [{inside}]" if isinstance(value, list) else f"{name} = {of}({inside})"
            )
        else:
            raise TypeError(f"{value!r} has no place in a core")

    def _function(self, name: str, function: FunctionType) -> str:
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
        assert isinstance(tree, ast.FunctionDef)
        used, own = _names_in(function.__code__)
        around = inspect.getclosurevars(function)
        known = {**around.globals, **around.nonlocals}
        names = {one: self.name_of(known[one]) for one in known if one in used - own}
        tree = _Renamed(names).visit(tree)
        tree.name, tree.decorator_list, tree.returns = name, [], None
        return ast.unparse(ast.fix_missing_locations(tree)) + "\n"


class _Renamed(ast.NodeTransformer):
    """Names that come from elsewhere as the file has them; and no types."""

    def __init__(self, names: dict[str, str]) -> None:
        self._names = names

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self._names:
            return node
        return ast.parse(self._names[node.id], mode="eval").body

    def visit_arg(self, node: ast.arg) -> ast.arg:
        return ast.arg(node.arg)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.Assign:
        assert node.value is not None, "a core declares nothing"
        return ast.Assign([node.target], self.visit(node.value))


def _names_in(code: CodeType) -> tuple[set[str], set[str]]:
    """What a function and those inside it get from elsewhere, and what is their own."""
    used = {*code.co_names, *code.co_freevars}
    own = {*code.co_varnames, *code.co_cellvars}
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            theirs = _names_in(inner)
            used, own = used | theirs[0], own | theirs[1]
    return used, own


def _name_outside(value: Any) -> str:
    if isinstance(value, ModuleType):
        if value is not math:
            raise TypeError(f"{value!r} has no place in a core")
        return "math"
    return f"math.{value.__name__}" if value.__module__ == "math" else value.__name__


def _array(array: Any) -> str:
    """Of numbers that are all the same, no list: pictures begin so."""
    if array.ndim == 1:
        return f"Row({_list(array)}, {len(array)})"
    if array.ndim > 2:
        return f"[{', '.join(_array(one) for one in array)}]"
    if array.size and (array == array.flat[0]).all():
        return f"Rows([{_list(array[0])} for _ in range({len(array)})])"
    return f"Rows([{', '.join(_list(row) for row in array)}])"


def _list(row: Any) -> str:
    numbers = row.tolist()
    if numbers and numbers.count(numbers[0]) == len(numbers):
        return f"[{numbers[0]!r}] * {len(numbers)}"
    return repr(numbers)
