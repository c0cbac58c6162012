"""Somebody has shown who they are: a new session, and what they did here as a guest is theirs."""

from fastapi import Response

from signoria.server.accounts.people import set_cookie
from signoria.server.context import AppContext
from signoria.server.errors import Denied
from signoria.server.play.entry import now
from signoria.server.store.accounts import account
from signoria.server.store.people import Person, is_banned, merge, new_session
from signoria.server.tokens import new_token


async def come_in(context: AppContext, response: Response, person: Person, guest: Person | None) -> None:
    """A cookie that nobody had before. Whoever was a guest here until now brings their tables along."""
    if await is_banned(context.store, person.id):
        raise Denied("banned", 403)
    token = new_token()
    await context.store.write(new_session(person.id, token, now()))
    set_cookie(response, context, token)
    if guest is not None and guest.id != person.id and (await account(context.store, guest.id)).guest:
        for table in await merge(context.store, guest.id, person.id):
            await context.store.write(table=table)  # other processes hear of it
            await context.registry.changed(table)
