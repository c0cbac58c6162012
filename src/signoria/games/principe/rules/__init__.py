"""The rulebook of Il Principe, one module a phase."""
