"""Names of people at a table: readable, in one script, and none that looks like another's."""

from __future__ import annotations

import unicodedata

from regalia.server.errors import Fault

# Alphabets in which some letters look like those of another.
SCRIPTS = (
    "LATIN",
    "GREEK",
    "CYRILLIC",
    "ARMENIAN",
    "GEORGIAN",
    "COPTIC",
    "CHEROKEE",
    "LISU",
    "OLD",
    "GOTHIC",
    "DESERET",
)
# Letters that look like Latin ones, small and without accents, by their script; and signs that look like letters.
LOOK_ALIKES = str.maketrans(
    "авекмнорстухіјѕԁԛԝһӏѵгпьԍϲϳ"
    "αβεηικνορτυχγζμωσ"
    "օոսհցզյ"
    "ᎠᎡᎢᎪᎫᎬᎳᎷᎻᏀᏃᏚᏟᏢᏦᏞᎥᏙᏴ"
    "ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ"
    "ⲁⲃⲅⲉⲓⲕⲙⲛⲟⲣⲥⲧⲩⲭ"
    "ɑɡıøðłɩʀꜱƶᴀʙᴄᴅᴇɢʜɪᴊᴋʟᴍɴᴏᴘᴛᴜᴠᴡʏᴢ"
    "01|5ǀǃ!$i",
    "abekmhopctyxljsdqwhlvrnbgcj"
    "abenlkvoptuxyzmwo"
    "onuhgqj"
    "drtajewmhgzscpkllvb"
    "abcdefghljklmnoprstuvwxyz"
    "abrelkmnopctyx"
    "aglodllrszabcdeghljklmnoptuvwyz"
    "ollslllsl",
)
UNSEEN = "\u115f\u1160\u3164\uffa0\u2800\u034f"  # letters and signs that are nothing to the eye
PAIRS = (("rn", "m"), ("vv", "w"))  # letters that look like one when they stand close


def readable(name: str) -> str:
    """A name in its plain form, with a letter or a digit in it, in one script."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not any(letter.isalnum() for letter in plain) or any(letter in UNSEEN for letter in plain):
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
    plain = "".join(bare.translate(LOOK_ALIKES).casefold().split())
    for pair, one in PAIRS:
        plain = plain.replace(pair, one)
    return plain
