"""Passkeys: a key that never leaves a device signs what we ask. Two ceremonies, to register one and to log in."""

import re
from dataclasses import dataclass
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Path, Response
from pydantic import AfterValidator, Field
from starlette.requests import HTTPConnection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from signoria.server.accounts.logins import come_in
from signoria.server.accounts.people import Anybody, Body, Somebody
from signoria.server.context import AppContext, Context, well_formed
from signoria.server.errors import PROBLEMS, Denied
from signoria.server.play.entry import now
from signoria.server.store import Conflict
from signoria.server.store.accounts import answered, challenge, passkey, passkeys_of
from signoria.server.store.people import Person
from signoria.server.store.schema import passkeys
from signoria.server.tokens import ID

NAME = "Signoria"
MOST = 10  # passkeys of one person

KeyId = Annotated[str, Path(max_length=1400), AfterValidator(well_formed)]

routes = APIRouter(prefix="/api", tags=["accounts"], responses=PROBLEMS)


class Credential(Body):
    """What `navigator.credentials` gave, as its toJSON() writes it."""

    credential: dict[str, Any] = Field(max_length=16)


@dataclass(frozen=True)
class Key:
    id: str
    created: int


def origin_of(context: AppContext, request: HTTPConnection) -> tuple[str, str]:
    """For whom keys are made, and from where they are used: the public address, or this machine itself."""
    origin = context.settings.public_url or f"http://{request.headers.get('host', '')}"
    host = urlsplit(origin).hostname or ""
    if not context.settings.public_url and host != "localhost":
        raise Denied("no-passkeys", 409)
    return host, origin


async def asked(context: AppContext, body: Credential, person: str | None) -> bytes:
    """The challenge that was answered: one of ours, in time, and for the first time."""
    try:
        data = base64url_to_bytes(body.credential["response"]["clientDataJSON"])
        found = parse_client_data_json(data).challenge
    except Exception:  # whatever a stranger's bytes make of a parser
        raise Denied("bad-passkey", 422) from None
    if not await answered(context.store, found, person, now()):
        raise Denied("bad-passkey", 422)
    return found


@routes.post("/me/passkeys/options")
async def registration_options(request: HTTPConnection, person: Somebody, context: Context) -> dict[str, Any]:
    """What `navigator.credentials.create` is to be told."""
    host, _origin = origin_of(context, request)
    known = await passkeys_of(context.store, person.id)
    if len(known) >= MOST:
        raise Denied("too-many-passkeys", 409, most=MOST)
    options = generate_registration_options(
        rp_id=host,
        rp_name=NAME,
        user_id=person.id.encode(),
        user_name=person.name,
        exclude_credentials=[PublicKeyCredentialDescriptor(base64url_to_bytes(id)) for id, _created in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    await challenge(context.store, options.challenge, person.id, now())
    return dict(msgspec.json.decode(options_to_json(options)))


@routes.post("/me/passkeys", status_code=201)
async def register(body: Credential, request: HTTPConnection, person: Somebody, context: Context) -> Key:
    """A passkey of mine, from now on."""
    host, origin = origin_of(context, request)
    expected = await asked(context, body, person.id)
    try:
        found = verify_registration_response(
            credential=body.credential, expected_challenge=expected, expected_rp_id=host, expected_origin=origin
        )
    except Exception:  # as above: whatever is wrong with it, it is no key
        raise Denied("bad-passkey", 422) from None
    id, made = bytes_to_base64url(found.credential_id), now()
    kept = {"id": id, "person": person.id, "key": found.credential_public_key, "count": found.sign_count}
    try:
        await context.store.write(passkeys.insert().values(**kept, created=made))
    except Conflict:
        raise Denied("bad-passkey", 422) from None
    return Key(id, made)


@routes.get("/me/passkeys")
async def my_passkeys(person: Somebody, context: Context) -> list[Key]:
    return [Key(id, created) for id, created in await passkeys_of(context.store, person.id)]


@routes.delete("/me/passkeys/{key}", status_code=204)
async def forget(key: KeyId, person: Somebody, context: Context) -> None:
    """A passkey that is lost opens nothing any more."""
    try:
        await context.store.write(passkeys.delete().where(passkeys.c.id == key, passkeys.c.person == person.id))
    except Conflict:
        raise Denied("bad-passkey", 404) from None


@routes.post("/login/passkey/options")
async def login_options(request: HTTPConnection, context: Context) -> dict[str, Any]:
    """What `navigator.credentials.get` is to be told."""
    host, _origin = origin_of(context, request)
    options = generate_authentication_options(rp_id=host, user_verification=UserVerificationRequirement.PREFERRED)
    await challenge(context.store, options.challenge, None, now())
    return dict(msgspec.json.decode(options_to_json(options)))


@routes.post("/login/passkey")
async def log_in(
    body: Credential, request: HTTPConnection, response: Response, guest: Anybody, context: Context
) -> Person:
    """Be who one is on another device. A guest's tables come along."""
    host, origin = origin_of(context, request)
    expected = await asked(context, body, None)
    id = str(body.credential.get("id", ""))[:1400]
    known = await passkey(context.store, id) if re.match(ID, id) else None
    if known is None:
        raise Denied("bad-passkey", 422)
    try:
        found = verify_authentication_response(
            credential=body.credential,
            expected_challenge=expected,
            expected_rp_id=host,
            expected_origin=origin,
            credential_public_key=known.key,
            credential_current_sign_count=known.count,
        )
    except Exception:  # as above
        raise Denied("bad-passkey", 422) from None
    await context.store.write(passkeys.update().where(passkeys.c.id == known.id).values(count=found.new_sign_count))
    await come_in(context, response, known.person, guest)
    return known.person
