"""A report as one HTML page: nothing to be fetched, light or dark."""

from html import escape
from importlib.resources import files


def document(title: str, body: str, style: str, language: str) -> str:
    """The whole page; `style` names what it looks like beside what all pages look like."""
    folder = files("signoria.lab.pages")
    styles = "".join(folder.joinpath(f"{name}.css").read_text(encoding="utf-8") for name in ("page", style))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{styles}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )
