"""What a network sees of The Prince."""
