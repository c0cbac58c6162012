"""Information-set tree search over imagined deals; compiled with the games."""
