"""The lab: games by the thousand, and how fast they go."""
