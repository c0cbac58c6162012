"""The rooms of this process: where what is played meets sockets, clocks, bots and the database."""
