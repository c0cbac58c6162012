"""How people who are not here hear that it is their turn."""
