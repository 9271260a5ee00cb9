"""A small function to compile, where only the cache is tested."""


def double(number: int) -> int:
    return 2 * number


def triple(number: int) -> int:
    return 3 * number


SIGNATURES = {double: "int64(int64)", triple: "int64(int64)"}
