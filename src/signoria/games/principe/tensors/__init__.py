"""What a network sees of Il Principe."""
