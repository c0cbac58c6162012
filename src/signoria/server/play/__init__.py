"""What is played at a table: its log, the match folded from it, and what is said of it. No socket, no database."""
