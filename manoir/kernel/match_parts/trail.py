"""A list whose beginning may be forgotten: places and length stay those of the whole list."""

from collections.abc import Iterable, Iterator, MutableSequence
from typing import TypeVar, overload

T = TypeVar("T")


class Forgotten(LookupError):
    """Something was asked for that is not in memory any more; it is where it was written to."""

    def __init__(self) -> None:
        super().__init__("this part of the match has been forgotten")


class Trail(MutableSequence[T]):
    """The last items of a list, at the places where they were. Raises Forgotten for others."""

    __slots__ = ("first", "kept")

    def __init__(self, kept: list[T], first: int) -> None:
        self.kept = kept
        self.first = first  # the place of the first item that is kept

    def __len__(self) -> int:
        return self.first + len(self.kept)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            start = place.start
            if type(start) is int and start >= self.first and place.stop is place.step is None:
                return self.kept[start - self.first :]  # the usual question, at every move
            return self.kept[self._range(place)]
        if place == -1 and self.kept:
            return self.kept[-1]
        return self.kept[self._index(place)]

    def __bool__(self) -> bool:
        return bool(self.kept) or self.first > 0

    def __setitem__(self, place: int | slice, item: T | Iterable[T]) -> None:
        if isinstance(place, slice):
            self.kept[self._range(place)] = item  # type: ignore[assignment]
        else:
            self.kept[self._index(place)] = item  # type: ignore[assignment]

    def __delitem__(self, place: int | slice) -> None:
        del self.kept[self._range(place) if isinstance(place, slice) else self._index(place)]

    def __iter__(self) -> Iterator[T]:
        if self.first:
            raise Forgotten
        return iter(self.kept)

    def insert(self, index: int, value: T) -> None:
        self.kept.insert(self._range(slice(index, None)).start, value)

    def append(self, value: T) -> None:
        self.kept.append(value)

    def pop(self, index: int = -1) -> T:
        """Never the last one that is known: what comes before it would be a riddle."""
        if self.first and len(self.kept) == 1:
            raise Forgotten
        return self.kept.pop(self._index(index))

    def copy(self) -> "Trail[T]":
        return Trail(self.kept.copy(), self.first)

    def forget(self, keep: int) -> None:
        """All but the last `keep`."""
        surplus = len(self.kept) - keep
        if surplus > 0:
            del self.kept[:surplus]
            self.first += surplus

    def _index(self, place: int) -> int:
        index = (place if place >= 0 else len(self) + place) - self.first
        if index < 0 and place >= -len(self):
            raise Forgotten
        if not 0 <= index < len(self.kept):
            raise IndexError(f"no place {place} in a list of {len(self)}")
        return index

    def _range(self, part: slice) -> slice:
        start, stop, step = part.indices(len(self))
        if step != 1:
            raise ValueError("a part of a trail is without gaps")
        if start < self.first and start < stop:
            raise Forgotten
        return slice(max(0, start - self.first), max(0, stop - self.first))


Items = list[T] | Trail[T]


def first_of(items: Items[T]) -> int:
    """The place from which on a list is known."""
    first: int = getattr(items, "first", 0)
    return first


def kept_of(items: Items[T]) -> list[T]:
    """The part of a list that is known."""
    return items if isinstance(items, list) else items.kept


def shortened(items: Items[T], keep: int) -> Items[T]:
    """A list of which only the last `keep` items are known."""
    if isinstance(items, list):
        if len(items) <= keep:
            return items
        items = Trail(items, 0)
    items.forget(keep)
    return items
