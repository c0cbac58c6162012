"""What tests of the browser are made of: people and their hands, and places to begin at."""
