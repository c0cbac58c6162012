"""What the server writes down for who runs it: lines to read, or a JSON object a line.

Nothing that opens something, and nothing that is secret at a table: keys, numbers and ids, never texts of acts,
cookies, tokens, seeds or addresses of databases. The libraries below us know no such rule: at `debug` they would write
down every frame and every statement. So they are heard only when something is wrong.
"""

import logging
import sys

import structlog
from structlog.types import Processor

from signoria.server.settings import Settings

SHARED: list[Processor] = [
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.stdlib.ExtraAdder(),
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]


def write_logs(settings: Settings) -> None:
    """To standard error from now on."""
    as_json: list[Processor] = [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(sort_keys=True)]
    to_read: list[Processor] = [
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            exception_formatter=structlog.dev.plain_traceback,  # others show what was in every variable
        )
    ]
    shown = as_json if settings.log_format == "json" else to_read
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=SHARED, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *shown]
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("signoria").setLevel(settings.log_level.upper())
