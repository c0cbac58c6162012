"""The kernel: a game in play is a table plus a stack of open paragraphs. Knows no game, does no I/O."""
