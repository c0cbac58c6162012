"""The paragraphs of the rulebook, in its order."""
