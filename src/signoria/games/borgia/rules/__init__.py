"""The rulebook of The Prince, one module a phase."""
