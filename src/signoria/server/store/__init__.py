"""What is kept: an append-only log of every table, and who sits where."""

from signoria.server.store.opening import open_store
from signoria.server.store.store import Store
from signoria.server.store.writer import Conflict

__all__ = ["Conflict", "Store", "open_store"]
