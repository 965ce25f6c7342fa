"""Names of people at a table: readable, in one script, and none that looks like another's."""

from __future__ import annotations

import unicodedata

from regalia.server.errors import Fault

SCRIPTS = ("LATIN", "GREEK", "CYRILLIC")
# Greek and Cyrillic letters that look like Latin ones, small and without accents; and signs that look like letters.
LOOK_ALIKES = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏѵгпьԍαβεηικνορτυχγζμωσϲϳ" + "01|łi",
    "abekmhopctyxljsdqwhlvrnbgabenlkvoptuxyzmwocj" + "ollll",
)


def readable(name: str) -> str:
    """A name in its plain form, with a letter or a digit in it, in one script."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not any(letter.isalnum() for letter in plain):
        raise Fault("bad-name")
    if len({script for letter in plain for script in SCRIPTS if is_of(letter, script)}) > 1:
        raise Fault("mixed-name")
    return plain


def is_of(letter: str, script: str) -> bool:
    """Is this a letter of a script?"""
    return letter.isalpha() and unicodedata.name(letter, "").startswith(script)


def look(name: str) -> str:
    """What a name looks like: two names with the same look are the same to those who read them."""
    apart = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return "".join(bare.translate(LOOK_ALIKES).casefold().split())
