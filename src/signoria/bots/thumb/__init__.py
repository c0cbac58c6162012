"""Rules of thumb, a policy for each game; compiled with the games."""
