"""Web push: a message only the browser that subscribed can read (RFC 8291), signed by this server (RFC 8292)."""

import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 4096  # bytes: all that we say fits into one
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
    theirs, ours = bytes_of(p256dh), public_part(key)
    shared = key.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), theirs))
    secret = derived(shared, bytes_of(auth), b"WebPush: info\0" + theirs + ours, 32)
    content_key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def sealed(message: bytes, p256dh: str, auth: str) -> bytes:
    """With a key and a salt that nobody used before."""
    return encrypted(message, p256dh, auth, generate_private_key(SECP256R1()), secrets.token_bytes(16))


def headers(key: str, endpoint: str, contact: str, seconds: int) -> dict[str, str]:
    """Who sends it, for the service of this endpoint, at this second since 1970."""
    own, place = private_key(key), urlsplit(endpoint)
    claims = {"aud": f"{place.scheme}://{place.netloc}", "exp": seconds + HALF_A_DAY, "sub": contact}
    said = ".".join(text_of(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
    r, s = decode_dss_signature(own.sign(said.encode(), ECDSA(SHA256())))
    token = f"{said}.{text_of(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return {
        "Authorization": f"vapid t={token}, k={text_of(public_part(own))}",
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(A_DAY),
        "Urgency": "normal",
    }
