"""Settings come by option, environment and file, and what is wrong is said in one line."""

from pathlib import Path

import pytest

from signoria import BadSetup
from signoria.server.settings import ENVIRONMENT, FORMS, Settings, settings
from signoria.text import words


def said(given: dict[str, str | int | bool | None], file: str = "", **environment: str) -> str:
    with pytest.raises(BadSetup) as caught:
        settings(given, file, environment)
    line = words("en").error(caught.value)
    assert "\n" not in line
    return line


def test_nothing_said_is_a_server_for_this_machine_with_a_file_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = settings({}, "", {})
    assert found == Settings()
    assert (found.host, found.database_url) == ("127.0.0.1", f"sqlite:///{tmp_path}/signoria/signoria.db")


def test_an_option_beats_the_environment_and_that_beats_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "a"\nbot_workers = 3\n')
    found = settings({"port": 3, "host": None}, str(file), {"SIGNORIA_PORT": "2", "SIGNORIA_HOST": "b"})
    assert (found.port, found.host, found.bot_workers) == (3, "b", 3)


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("migrate = true")
    assert settings({}, "", {"SIGNORIA_CONFIG": str(file)}).migrate


def test_every_setting_has_a_form_and_a_variable() -> None:
    assert set(FORMS) == set(ENVIRONMENT)
    assert ENVIRONMENT["database"] == "DATABASE_URL"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "70000"),
        ("port", "-1"),
        ("port", "²"),
        ("host", "a\nb"),
        ("bot_workers", "0"),
        ("public_url", "signoria.example"),
        ("public_url", "https://example.org/games"),
        ("public_url", "http://["),
        ("hosts", "example.org:8000"),
        ("hosts", "https://example.org"),
        ("hosts", "a,,b"),
        ("migrate", "perhaps"),
    ],
)
def test_what_is_wrong_is_named_by_where_it_was_said(name: str, value: str) -> None:
    assert ENVIRONMENT[name] in said({}, **{ENVIRONMENT[name]: value})
    assert f"--{name.replace('_', '-')}" in said({name: value})


def test_a_wrong_database_is_not_shown_since_it_may_hold_a_password() -> None:
    assert "hunter2" not in said({}, DATABASE_URL="mysql://me:hunter2@db/signoria")


def test_a_file_that_is_no_toml_or_has_unknown_keys_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text("port = = 1")
    assert "server.toml" in said({}, str(file))
    file.write_text("prot = 1")
    assert "“prot”" in said({}, str(file))
    file.write_text("port = true")
    assert "port" in said({}, str(file))


def test_behind_https_cookies_insist_on_it() -> None:
    assert settings({"public_url": "https://example.org/"}, "", {}).secure
    assert not settings({"public_url": "http://example.org"}, "", {}).secure
