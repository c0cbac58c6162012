"""Rules of thumb for Il Principe."""
