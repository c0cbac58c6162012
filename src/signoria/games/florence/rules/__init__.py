"""The rulebook of The Princes of Florence, one module a phase."""
