"""The rules of thumb of The Prince."""
