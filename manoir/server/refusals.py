"""The house rules of a table, by number: RULES.md says what each means."""

from typing import Final

from manoir.kernel import Refusal

NO_SUCH_SEAT: Final = Refusal("no_such_seat", "T1")
SEAT_TAKEN: Final = Refusal("seat_taken", "T2")
NOT_YOUR_SEAT: Final = Refusal("not_your_seat", "T3")
HOST_ONLY: Final = Refusal("host_only", "T4")
ALREADY_STARTED: Final = Refusal("already_started", "T5")
NOT_RUNNING: Final = Refusal("not_running", "T6")
SEATS_EMPTY: Final = Refusal("seats_empty", "T7")
NAME_TAKEN: Final = Refusal("name_taken", "T8")
UNKNOWN_LEVEL: Final = Refusal("unknown_level", "T9")
LEVEL_ELSEWHERE: Final = Refusal("level_elsewhere", "T9")
CONFLICT: Final = Refusal("conflict", "T10")
ID_TAKEN: Final = Refusal("id_taken", "T11")
MALFORMED: Final = Refusal("malformed", "T12")
UNKNOWN_MOVE: Final = Refusal("unknown_move", "T12")
STILL_HERE: Final = Refusal("still_here", "T13")
NOBODY_THERE: Final = Refusal("nobody_there", "T13")
STAND_IN_PLAYS: Final = Refusal("stand_in_plays", "T14")
NO_STAND_IN: Final = Refusal("no_stand_in", "T14")
NOT_OVER: Final = Refusal("not_over", "T15")
NO_SESSION: Final = Refusal("no_session", "T18")
NO_SUCH_TABLE: Final = Refusal("no_such_table", "T19")
TOO_FAST: Final = Refusal("too_fast", "T20")
SAME_DEAL: Final = Refusal("same_deal", "T21")
NO_LOOKING_BACK: Final = Refusal("no_looking_back", "T22")
OTHER_RULES: Final = Refusal("other_rules", "T23")
DAMAGED: Final = Refusal("damaged", "T23")
NOT_AT_TABLE: Final = Refusal("not_at_table", "T24")
NO_TRIES: Final = Refusal("no_tries", "T25")
NO_ADVICE: Final = Refusal("no_advice", "T26")
ONE_QUESTION: Final = Refusal("one_question", "T26")
TOO_MANY_UNDOS: Final = Refusal("too_many_undos", "T27")
TOO_LONG: Final = Refusal("too_long", "T27")
TOO_BUSY: Final = Refusal("too_busy", "T28")
TIME_IS_UP: Final = Refusal("time_is_up", "T29")
GIVEN_UP: Final = Refusal("given_up", "T29")
READ_ONLY: Final = Refusal("read_only", "T30")
TABLE_CLOSED: Final = Refusal("table_closed", "T31")
BANNED: Final = Refusal("banned", "T32")
NO_SUCH_GAME: Final = Refusal("no_such_game", "W1")
BAD_SEATS: Final = Refusal("bad_seats", "W1")
TOO_MANY_TABLES: Final = Refusal("too_many_tables", "W2")
NOT_WAITING: Final = Refusal("not_waiting", "W3")
NO_GHOSTS_YET: Final = Refusal("no_ghosts_yet", "W3")
NO_WATCHERS: Final = Refusal("no_watchers", "W4")

PASSING: Final = ("storage_busy", "too_busy")  # the same question may be answered soon
OUT_OF_STEP: Final = (
    "stale",
    "conflict",
    "time_is_up",
)  # answered with the present position as well


def stale(ply: int) -> Refusal:
    return Refusal("stale", "T10", {"ply": ply})


def bad_options(message: str) -> Refusal:
    """The game's own rule, where its message begins with one."""
    rule = message.partition(":")[0]
    is_rule = rule[:1].isupper() and rule[1:].isdigit()
    return Refusal("bad_options", rule if is_rule else "T16")


def storage(code: str) -> Refusal:
    return Refusal(code, "T17")


UNKNOWN: Final = "unknown"  # nobody can say whether it is on the disk: whoever asked asks again


def of_store(code: str) -> Refusal:
    """Why the store could not write or read something."""
    return {"conflict": CONFLICT, "damaged": DAMAGED}.get(code) or storage(code)
