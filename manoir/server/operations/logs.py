"""Logs as JSON lines on standard error. Nothing secret is ever given to a logger."""

import logging
import sys
from typing import Any, Final

import structlog

EXPECTED: Final = "Invalid UTF-8 sequence"  # a hostile client is no failure of ours


def set_up(level: str) -> None:
    shared: list[Any] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
    ]
    number = logging.getLevelNamesMapping()[level.upper()]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
    _adopt_standard_logging(shared, max(number, logging.WARNING))


def _adopt_standard_logging(shared: list[Any], number: int) -> None:
    """What libraries log comes out in the same form."""
    handler = logging.StreamHandler(sys.stderr)
    render: list[Any] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.JSONRenderer(),
    ]
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(processors=render, foreign_pre_chain=shared)
    )
    handler.addFilter(lambda record: not str(record.msg).startswith(EXPECTED))
    logging.basicConfig(handlers=[handler], level=number, force=True)
