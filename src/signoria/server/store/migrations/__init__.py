"""Alembic's folder: how a database of an older version becomes one of this version."""
