"""A device that holds passkeys, in software: what a browser would send after a touch."""

import json
import secrets
from hashlib import sha256
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, WITH_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.used = 0

    def client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def data(self, rp: str, flags: int) -> bytes:
        return sha256(rp.encode()).digest() + bytes([flags]) + self.used.to_bytes(4, "big")

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """navigator.credentials.create(options)"""
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        data = self.data(options["rp"]["id"], PRESENT | VERIFIED | WITH_KEY)
        data += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client_data("webauthn.create", options["challenge"])
        return self.credential({"clientDataJSON": text(client), "attestationObject": text(attestation)})

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """navigator.credentials.get(options)"""
        self.used += 1
        data = self.data(options["rpId"], PRESENT | VERIFIED)
        client = self.client_data("webauthn.get", options["challenge"])
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        answer = {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        return self.credential(answer)

    def credential(self, response: dict[str, str]) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
