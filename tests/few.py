"""`@pytest.mark.few(3)`: three of a test's many cases are in `make test`, all others in soak."""

from collections import defaultdict

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "few(count): so many cases for every day; the others soak")


@pytest.hookimpl(tryfirst=True)  # before others choose by markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    cases: defaultdict[tuple[object, str], list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("few"):
            cases[item.parent, getattr(item, "originalname", item.name)].append(item)
    for same in cases.values():
        mark = same[0].get_closest_marker("few")
        assert mark is not None
        for item in set(same) - set(spread(same, mark.args[0])):
            item.add_marker(pytest.mark.soak)


def spread(cases: list[pytest.Item], count: int) -> list[pytest.Item]:
    """So many of them, from the first to the last."""
    if count >= len(cases):
        return cases
    return [cases[i * (len(cases) - 1) // max(1, count - 1)] for i in range(count)]
