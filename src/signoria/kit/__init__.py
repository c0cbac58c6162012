"""The kit: paragraphs that two or more games share."""
