"""For whoever runs the server: what it bears, how it is, and what can be done about people and tables."""
