"""One module a command: `run` is what it does, its arguments are what can be asked of it."""
