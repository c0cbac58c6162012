"""What a network sees of The Princes of Florence."""
