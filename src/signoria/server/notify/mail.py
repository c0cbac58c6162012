"""E-mail, if the server is told by which SMTP server; in a thread, since it waits."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from smtplib import SMTP, SMTP_SSL, SMTPException
from urllib.parse import unquote, urlsplit

from signoria.server.errors import Denied

PATIENCE = 15.0  # seconds
Send = Callable[[str, str, str, str, str], Awaitable[None]]  # by a server, from, to, about what, and the letter


def sent(server: str, letter: EmailMessage) -> None:
    """Handed over. A password is shown only where nobody listens in."""
    parts = urlsplit(server)
    secure = parts.scheme == "smtps"
    port = parts.port or (465 if secure else 25)
    context = ssl.create_default_context()
    kind = SMTP_SSL(parts.hostname or "", port, timeout=PATIENCE, context=context) if secure else None
    with kind or SMTP(parts.hostname or "", port, timeout=PATIENCE) as smtp:
        if not secure:
            smtp.ehlo()
            if smtp.has_extn("starttls"):
                smtp.starttls(context=context)
                secure = True
        if parts.username and secure:
            smtp.login(unquote(parts.username), unquote(parts.password or ""))
        smtp.send_message(letter)


async def send(server: str, sender: str, to: str, subject: str, body: str) -> None:
    """A letter; Denied if the server does not take it."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = sender, to, subject
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(body)
    try:
        await asyncio.to_thread(sent, server, letter)
    except (OSError, SMTPException):
        raise Denied("no-answer", 502) from None
