"""Web push: a message only the browser that subscribed can read (RFC 8291), signed by this server (RFC 8292)."""

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import jwt
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from http_ece import encrypt

A_DAY = 24 * 3600
HALF_A_DAY = 12 * 3600


def text_of(data: bytes) -> str:
    """base64url, without the signs that fill it up."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    """What such a text says; ValueError if it is none."""
    return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))


def new_key() -> str:
    return text_of(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def private_key(key: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(bytes_of(key), "big"), SECP256R1())


def public_part(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def checked_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser could have made these."""
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), bytes_of(p256dh))
        return len(bytes_of(auth)) == 16
    except ValueError:
        return False


def encrypted(message: bytes, p256dh: str, auth: str, key: EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """One record of aes128gcm, for the holder of the keys."""
    theirs, secret = bytes_of(p256dh), bytes_of(auth)
    record: bytes = encrypt(message, salt, private_key=key, dh=theirs, auth_secret=secret, version="aes128gcm")
    return record


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """With a key and a salt that nobody used before."""
    return encrypted(message, p256dh, auth, generate_private_key(SECP256R1()), secrets.token_bytes(16))


def headers(key: str, endpoint: str, contact: str, seconds: int) -> dict[str, str]:
    """Who sends it, for the service of this endpoint, at this second since 1970."""
    own, place = private_key(key), urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": seconds + HALF_A_DAY, "sub": contact}
    return {
        "Authorization": f"vapid t={jwt.encode(claims, own, 'ES256')}, k={text_of(public_part(own))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(A_DAY),
        "Urgency": "normal",
    }
