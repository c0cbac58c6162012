"""What is asked over HTTP and WebSocket: the guard in front of it, and the routes of tables."""
