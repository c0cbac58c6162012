"""Whoever thinks in a process of its own: the bots of tables, hints, analyses."""
