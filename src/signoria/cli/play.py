def run() -> None:
    """Play."""
