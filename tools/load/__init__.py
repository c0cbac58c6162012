"""How much the server bears, beside another on the same work: `make load`."""
