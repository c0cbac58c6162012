"""The kit: paragraphs and small things that two or more games share."""
