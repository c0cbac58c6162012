"""Rows of a backup: each column what its table says it is. Whoever wrote the file may have written its sum as well."""

from math import isfinite

from sqlalchemy import JSON, BigInteger, Boolean, Column, Float, Integer, LargeBinary, String, Table

CHOICES = {
    ("tables", "status"): {"open", "running", "over"},
    ("channels", "kind"): {"push", "mail", "webhook"},
    ("log", "kind"): {"start", "act", "undo", "wish", "sit", "ask", "consent", "refuse", "flag", "end"},
}


def wrong_column(table: Table, row: object) -> str | None:
    """The first column of a row that cannot be as it is; empty if it is no row at all, None if all is well."""
    if not isinstance(row, dict):
        return ""
    for name in row:
        if name not in table.columns:
            return str(name)[:40]
    for column in table.columns:
        value = row.get(column.name)
        if value is None:
            missing = column.name not in row and column.server_default is not None
            if not (column.nullable or missing):
                return column.name
        elif not fits(column, value) or not chosen(table.name, column.name, value):
            return column.name
    return None


def chosen(table: str, column: str, value: object) -> bool:
    choices = CHOICES.get((table, column))
    return choices is None or value in choices


def fits(column: Column[object], value: object) -> bool:
    """Whether a value of JSON is one of the column's."""
    kind = column.type
    if isinstance(kind, Boolean):
        return isinstance(value, bool)
    if isinstance(kind, Integer):
        most = 2**63 if isinstance(kind, BigInteger) else 2**31
        return isinstance(value, int) and not isinstance(value, bool) and -most <= value < most
    if isinstance(kind, Float):
        return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)
    if isinstance(kind, JSON):
        return isinstance(value, dict)
    if not isinstance(value, str):
        return False
    if isinstance(kind, LargeBinary):
        return len(value) % 2 == 0 and all(letter in "0123456789abcdef" for letter in value)
    short = not isinstance(kind, String) or kind.length is None or len(value) <= kind.length
    return short and "\0" not in value and not any("\ud800" <= letter <= "\udfff" for letter in value)
