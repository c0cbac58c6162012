"""Where the values of a box come from, and somebody's own box as a file."""

import tomllib
from pathlib import Path

import pytest

from signoria import GAMES, Game, game
from signoria.kernel.box import CountOfEach, OneOf, Some
from signoria.kernel.errors import BadBox
from signoria.lab.boxes import LONGEST, certainty, exported, our_file, read_box, rows_of
from signoria.text import LANGUAGES, words
from tests.boxes import BOXED, random_box

PRINCIPE = game("principe")
README = Path(__file__).parent.parent.parent / "README.md"

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)
each_boxed_game = pytest.mark.parametrize("game", BOXED, ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_game
def test_every_value_is_attested_or_reconstructed_for_a_reason(game: Game) -> None:
    for row in rows_of(game):
        assert row.source
        assert {*row.reconstructed} <= {*row.values}, row.name
        assert bool(row.reconstructed) == bool(row.because), row.name
        assert {*row.attested}.isdisjoint(row.reconstructed)
    count = certainty(rows_of(game))
    assert count["attested"] + count["reconstructed"] == count["values"]


@each_game
def test_no_row_with_values_is_left_out(game: Game) -> None:
    rows = [(row.kind, row.id) for row in rows_of(game)]
    assert rows == [(kind, id) for kind, listed in game.sheet.ours.items() for id in listed if listed[id]]


@each_game
def test_a_source_is_a_rulebook_or_says_where_it_is_public(game: Game) -> None:
    letters = {letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if words("en", game).has(f"source-{letter}")}
    for row in rows_of(game):
        assert row.source in letters or row.source.startswith("public: "), row.name


@each_language
@each_game
def test_kinds_fields_names_and_reasons_have_words(game: Game, language: str) -> None:
    say = words(language, game)
    keys = {f"box-kind-{kind}" for kind in game.sheet.kinds}
    keys |= {f"box-field-{field}" for fields in game.sheet.kinds.values() for field in fields}
    keys |= {f"box-because-{row.because}" for row in rows_of(game) if row.because}
    keys |= {f"{row.kind}-{row.id}" for row in rows_of(game)}
    assert {key for key in keys if not say.has(key)} == set()
    for fields in game.sheet.kinds.values():
        for field, kind in fields.items():
            if isinstance(kind, CountOfEach | OneOf | Some):
                assert [noun for noun, names in game.names.items() if {*kind.names} <= {*names}], field


def test_how_much_of_il_principe_is_certain() -> None:
    """[IP-3]"""
    assert certainty(rows_of(PRINCIPE)) == {"values": 75, "attested": 50, "reconstructed": 25, "corrected": 0}
    whole = [row.id for row in rows_of(PRINCIPE) if not row.reconstructed]
    assert whole == ["milano", "firenze"]


def test_the_cities_of_each_size_ask_for_every_colour_equally_often() -> None:
    """What is said of those that are reconstructed. [IP-3]"""
    for size in ("small", "medium", "large"):
        asked = [city["icons"] for city in our_file("principe")["city"] if city["class"] == size]
        assert len({sum(icons[colour] for icons in asked) for colour in asked[0]}) == 1


@each_boxed_game
def test_the_readme_says_how_much_is_certain(game: Game) -> None:
    count = certainty(rows_of(game))
    told = f"{count['attested']} of {count['values']} printed values attested"
    title = f"**{words('en', game).say('title')}**"
    (line,) = [line for line in README.read_text(encoding="utf-8").splitlines() if title in line]
    assert told in line


@each_language
@each_game
def test_an_exported_box_is_read_as_the_one_it_was(game: Game, language: str) -> None:
    assert read_box(exported(game, words(language, game)), "box.toml") is game


@each_boxed_game
def test_somebodys_own_box_is_exported_with_its_name_and_its_values(game: Game) -> None:
    for seed in range(5):
        boxed = random_box(game, seed)
        again = read_box(exported(boxed, words("en", game)), "box.toml")
        assert (again.box.name, again.box.digest) == (boxed.box.name, boxed.box.digest)


def test_what_the_owner_corrected_is_theirs_and_no_longer_reconstructed() -> None:
    boxed = PRINCIPE.boxed("mine", {"city": {"siena": {"regions": ["red"]}}})
    siena = next(row for row in rows_of(boxed) if row.id == "siena")
    assert (siena.corrected, siena.reconstructed, siena.attested) == (["regions"], ["icons"], ["cost", "vp", "shields"])
    text = exported(boxed, words("en", PRINCIPE))
    assert "# cost, vp, shields: attested by F. icons: reconstructed. regions: your own\n[city.siena]" in text


def test_a_file_says_what_each_field_can_hold() -> None:
    assert "# city: cost is a whole number from 1 to 99." in exported(PRINCIPE, words("en", PRINCIPE))


def test_what_is_left_out_is_as_in_ours() -> None:
    assert read_box('game = "principe"', "box.toml") is PRINCIPE
    boxed = read_box('game = "principe"\nname = "mine"\n[city.siena]\nregions = ["red"]', "box.toml")
    assert boxed.box.differs(PRINCIPE.box.values) == ["city.siena"]


@pytest.mark.parametrize(
    ("text", "key", "nouns"),
    [
        ('game = "principe"\nname =', "box-toml", {"line": 2}),
        ('game = "principe"\nname = "a"\nname = "b"', "box-toml", {"line": 3}),
        ("game = " + "[" * 5000, "box-toml", {"line": 1}),
        ("\n\na = " + "9" * 9000, "box-toml", {"line": 3}),
        ("", "box-no-game", {}),
        ("game = 7", "box-no-game", {}),
        ("game = ['principe']", "box-no-game", {}),
        ('game = "chess"', "box-no-game", {"file": "box.toml"}),
        ('game = "principe"\n[city.siena]\nregions = ["red"]', "box-name", {}),
        ('game = "principe"\nname = 7\n[city.siena]\nregions = ["red"]', "box-name", {}),
        ('game = "principe"\nname = "a"\n[city.roma]\nregions = ["red"]', "box-no-row", {"row": "city.roma"}),
        ('game = "principe"\nname = "a"\ncity = 5', "box-no-kind", {"kind": "city"}),
        ('game = "principe"\nname = "a"\n[city.siena]\ncost = 2020-01-01', "box-number", {"row": "city.siena"}),
        ("#" * (LONGEST + 1), "box-too-long", {"most": LONGEST}),
    ],
)
def test_a_file_that_is_no_box_is_refused(text: str, key: str, nouns: dict[str, object]) -> None:
    with pytest.raises(BadBox) as refused:
        read_box(text, "box.toml")
    assert refused.value.key == key
    assert nouns.items() <= refused.value.nouns.items()


def test_a_box_is_plain_toml() -> None:
    data = tomllib.loads(exported(PRINCIPE, words("it", PRINCIPE)))
    assert (data["game"], data["name"]) == ("principe", "La mia scatola")
    assert data["city"]["milano"]["icons"] == {"green": 0, "white": 0, "red": 1, "blue": 2, "yellow": 1}
