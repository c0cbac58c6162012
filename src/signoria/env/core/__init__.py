"""What of the environments compiles."""
