"""People: who they are, how they come back, what they are called and how they are rated."""
