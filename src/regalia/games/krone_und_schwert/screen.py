"""The table drawn with letters, for the terminal: octagons in brackets, squares in angles.

A space shows terrain, owner and building. `[M.. ]` is a free mountain octagon, `<p1t>` a meadow square of the first
seat with a town on it.
"""

from __future__ import annotations

from regalia.core.say import say
from regalia.core.speech import Speech, speech
from regalia.games.krone_und_schwert.data import NAMES
from regalia.games.krone_und_schwert.view import SchwertView

PACKAGE = "regalia.games.krone_und_schwert"
LETTERS = {"forest": "F", "meadow": "P", "mountain": "M"}
CELL = 5  # letters for each column of the board


def draw(view: SchwertView, language: str, names: list[str]) -> str:
    """The board, the seats, the piles and one's own hand."""
    words = speech(PACKAGE, language)
    parts = [board(view), legend(words, names), "", *seats(view, words, names), "", *piles(view, words, names)]
    if view.seat >= 0:
        parts.append(hand(view, words, names))
    return "\n".join(parts)


# --- the board


def board(view: SchwertView) -> str:
    """The map: a line for each row of spaces, with the coordinates of the first element beside it."""
    if not view.map:
        return ""
    spots = {(x, y): (name, terrain) for name, (x, y, terrain) in view.map.items()}
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    what = markings(view)
    lines = []
    for y in range(top, bottom + 1):
        cells = [cell(spots.get((x, y)), (x, y), what) for x in range(left, right + 1)]
        lines.append(("".join(cells) + names_of_row(spots, y)).rstrip())
    return "\n".join(lines)


def cell(spot: tuple[str, str] | None, at: tuple[int, int], what: dict[str, str]) -> str:
    """One space: its brackets tell the shape, the case of the letter too."""
    if spot is None:
        return " " * CELL
    name, terrain = spot
    letter = LETTERS[terrain]
    if at[0] % 2 == 0:
        return f"[{letter}{what.get(name, '..')}]"
    return f"<{letter.lower()}{what.get(name, '..')}>"


def names_of_row(spots: dict[tuple[int, int], tuple[str, str]], y: int) -> str:
    """The first and last space of a row by name, to find one's way."""
    row = sorted((x, spots[(x, y)][0]) for x, other in spots if other == y)
    return f"  {row[0][1]} … {row[-1][1]}" if row else ""


def markings(view: SchwertView) -> dict[str, str]:
    """Owner and building of each owned space: 1 to 5, then C castle, t town, T big town, K cathedral."""
    out = {}
    big = {part for town in view.big_towns for part in town}
    domes = {part for town in view.big_towns if town[0] in view.cathedrals for part in town}
    for seat, land in enumerate(view.land):
        for space in land:
            out[space] = f"{seat + 1}{building(view, space, big, domes)}"
    return out


def building(view: SchwertView, space: str, big: set[str], domes: set[str]) -> str:
    """The letter of what stands there."""
    if space in view.castles:
        return "C"
    if space in domes:
        return "K"
    if space in big:
        return "T"
    return "t" if space in view.small_towns else "."


def legend(words: Speech, names: list[str]) -> str:
    """What the letters mean."""
    return words.say(say("screen-legend"), names)


# --- seats, piles, hand


def seats(view: SchwertView, words: Speech, names: list[str]) -> list[str]:
    """One line for each seat."""
    lines = []
    for seat, name in enumerate(names):
        mark = "▶" if seat == view.in_turn and view.asks else " "
        crown = " ♛" if seat == view.king else ""
        pope = " ☩" if seat in view.papal else ""
        points = view.vp[seat]
        told = view.announced[seat]
        vp = "?" if points is None else str(points)
        if points is None and told is not None:
            vp = f"? ({told})"
        line = say(
            "screen-seat",
            cards=view.hand_sizes[seat],
            vp=vp,
            castles=sum(space in view.castles for space in view.land[seat]),
            spaces=len(view.land[seat]),
            markers=view.markers[seat],
            territories=", ".join(map(str, view.territories[seat])) or "–",
        )
        lines.append(f"{mark} {seat + 1} {name}{crown}{pope}: {words.say(line, names)}")
    return lines


def piles(view: SchwertView, words: Speech, names: list[str]) -> list[str]:
    """Deck, discard, people, and the turn."""
    deck = say("screen-deck", deck=view.deck_size, discard=sum(view.discard.values()))
    pile = view.people_pile
    people = say("screen-people", swords=view.visible_swords, left=pile["swords"], crowns=pile["crowns"])
    lines = [words.say(deck, names), words.say(people, names)]
    if view.end_phase:
        lines.append(words.say(say("screen-end-phase"), names))
    if view.asks and view.round:
        lines.append(words.say(say("screen-turn", round=view.round, ap=view.ap), names))
    return lines


def hand(view: SchwertView, words: Speech, names: list[str]) -> str:
    """One's own cards with combat value, shields and action points."""
    cards = []
    for card in NAMES:
        n = view.hand.count(card)
        if n:
            cv, sh, ap = view.cards[card]
            name = words.say(say(f"card-{card}"), names)
            cards.append(f"{n}× {name} ({cv or '–'}/{sh}/{ap or '–'})")
    return f"{words.say(say('screen-hand'), names)}: {', '.join(cards) or '–'}"
