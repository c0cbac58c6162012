"""A table that is played at: its log, the match that is folded from it, and the room where it happens."""
