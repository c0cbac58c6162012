"""The browser client, as it was built into the package; without it, a page that says how to build it."""

from importlib.resources import files
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from signoria.server.http.reference import page
from signoria.server.language import spoken

BUILT = Path(str(files("signoria"))) / "web" / "static"
ASSETS = "assets/"
FOR_GOOD = "public, max-age=31536000, immutable"  # the names of these files hold a hash of what is in them
ASK_AGAIN = "no-cache"


class Client(StaticFiles):
    """Files by their names; every other address is one that the client itself understands, and gets its page."""

    def __init__(self, folder: Path = BUILT) -> None:
        self.is_built = (folder / "index.html").is_file()
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """That there is no such folder is no fault: see `unbuilt`."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        if path.split("/")[0] == "api":
            raise HTTPException(404)
        if not self.is_built:
            return await unbuilt(path, scope)
        try:
            found = await super().get_response(path if path != "." else "index.html", scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rpartition("/")[2] or path.startswith(ASSETS):
                raise
            found = await super().get_response("index.html", scope)
        found.headers["Cache-Control"] = FOR_GOOD if path.startswith(ASSETS) else ASK_AGAIN
        return found


async def unbuilt(path: str, scope: Scope) -> Response:
    """What a checkout without the client answers at its front door."""
    if path != ".":
        raise HTTPException(404)
    words = await spoken(scope)
    body = f"<p>{words.say('page-unbuilt-how')}</p>"
    return HTMLResponse(page(words.say("page-unbuilt"), body, words.language))
