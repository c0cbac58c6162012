"""The rules of thumb of The Princes of Florence."""
