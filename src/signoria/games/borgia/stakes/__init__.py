"""What a choice is about: told to who chooses, by the functions of the rules."""
