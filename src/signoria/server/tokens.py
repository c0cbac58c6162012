"""Ids, which anybody may see, and tokens, which open something and are kept as hashes only."""

import secrets
from hashlib import sha256

ID = r"^[A-Za-z0-9_-]+\Z"  # what an id can be made of, ours or that of a passkey
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # without those that are mistaken for one another


def new_id() -> str:
    """Long enough never to meet another; no secret."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """What is kept of a token. One round is enough: nobody guesses 256 random bits. Looked up, never compared."""
    return sha256(token.encode(errors="replace")).digest()
