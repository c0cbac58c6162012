"""Errors keep what they tell."""

import pickle

import pytest

from signoria.kernel.errors import BadRecord, BadSetup, BrokenInvariant, IllegalAction, SignoriaError


@pytest.mark.parametrize("kind", [BadRecord, BadSetup, BrokenInvariant, IllegalAction])
def test_an_error_goes_whole_from_one_process_to_another(kind: type[SignoriaError]) -> None:
    again = pickle.loads(pickle.dumps(kind("not-legal", seat=2, action="bid 5")))
    assert type(again) is kind
    assert (again.key, again.nouns) == ("not-legal", {"seat": 2, "action": "bid 5"})
