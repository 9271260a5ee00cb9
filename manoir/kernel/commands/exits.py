"""How a command of the house ends: one sentence on standard error, and a code that says why.

The codes are those that shells and service managers know (`sysexits.h`); the README lists them.
"""

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from cyclopts import App

REFUTED: Final = 1  # `verify`: the file does not hold what it claims
USAGE: Final = 2  # the command line asks for something that does not exist
BAD_DATA: Final = 65  # the house's file is not one, or a newer house wrote it
NO_INPUT: Final = 66  # a file to be read is not there or cannot be read
UNAVAILABLE: Final = 69  # an address, a port or a device cannot be had
CANNOT_WRITE: Final = 73  # a folder or file cannot be written
IN_USE: Final = 75  # another server uses the data folder: later may be better
BAD_SETTING: Final = 78  # a MANOIR_* setting cannot be used
INTERRUPTED: Final = 130  # Ctrl-C
BROKEN_PIPE: Final = 141  # whoever read the output has gone, as after `| head`


class Failure(Exception):
    """A command cannot do what it was asked: a sentence for a person, and an exit code."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


def run_command(command: Callable[[], object]) -> NoReturn:
    """Run a command and end the process with its code; no failure it names shows a traceback."""
    sys.exit(_code_of(command))


def run_app(app: "App") -> NoReturn:
    """Run an app of commands; a command line that it does not know is a sentence, too."""
    run_command(lambda: _parse(app))


def run_function(function: Callable[..., object]) -> NoReturn:
    """Run a function whose parameters are the command line."""
    from cyclopts import App

    app = App()
    app.default(function)
    run_app(app)


def reason(error: OSError) -> str:
    """Why the system refused, as the end of a sentence: `permission denied`."""
    text = error.strerror or str(error)
    return text[:1].lower() + text[1:]


def _parse(app: "App") -> None:
    from cyclopts import CycloptsError, UnusedCliTokensError

    from manoir.kernel.commands.console import PipedConsole

    app.suppress_keyboard_interrupt = False
    try:
        app(
            console=PipedConsole(),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
    except UnusedCliTokensError as error:
        words = ", ".join(repr(word) for word in error.unused_tokens or ())
        raise Failure(f"more than this command takes: {words} (--help says more)", USAGE) from None
    except CycloptsError as error:
        raise Failure(f"{' '.join(str(error).split())} (--help says more)", USAGE) from None


def _code_of(command: Callable[[], object]) -> int:
    for stream in (sys.stdout, sys.stderr):
        with suppress(AttributeError):  # replaced by something simpler
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        command()
        sys.stdout.flush()
    except Failure as failure:
        print(f"manoir: {failure}", file=sys.stderr)
        return failure.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except ImportError as error:
        if isinstance(error.__cause__, KeyboardInterrupt):  # while a compiled module was loaded
            return INTERRUPTED
        raise
    except BrokenPipeError:
        # Python flushes standard output once more when it ends: that must go somewhere.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return 0
