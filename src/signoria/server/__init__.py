"""The server: tables, people, bots, and nothing lost. How it is built: docs/adr/0008-server.md."""
