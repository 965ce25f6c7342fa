"""The table drawn with letters, for the terminal: the path as a road with bends, knights by letter and shape."""

from __future__ import annotations

from regalia.core.say import Say, say
from regalia.core.speech import Speech, speech
from regalia.games.royaume_des_5_couronnes.odds import percent
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

PACKAGE = "regalia.games.royaume_des_5_couronnes"
SIGNS = {"heater": "▼", "round": "●", "banner": "■", "lozenge": "◆", "hexagon": "⬢"}
CARDS = {"down": "░░░", "bare": " · ", "trap": "┴T┴", "monster": "«M»", "weapon": "†W†", "treasure": "◊$◊"}
FACES = " ⚀⚁⚂⚃⚄⚅"
PER_ROW = 10
WIDE = 7
ROMAN = ("I", "II", "III", "IV", "V")


def draw(view: RoyaumeView, language: str, names: list[str]) -> str:
    """The path, the circles, the princes, the dice and the odds."""
    page = Page(view, speech(PACKAGE, language), names)
    parts = [*page.road(), "", page.circles(), page.piles(), "", *page.princes(), "", *page.turn()]
    return "\n".join(line.rstrip() for line in parts)


class Page:
    """One drawing."""

    def __init__(self, view: RoyaumeView, words: Speech, names: list[str]) -> None:
        self.view = view
        self.words = words
        self.names = names

    def word(self, message: Say) -> str:
        """A word in the language of the drawing."""
        return self.words.say(message, self.names)

    # --- the road

    def road(self) -> list[str]:
        """The castle, the spaces in rows of ten that bend back and forth, the lair."""
        lines = [f"{self.word(say('screen-castle'))} {self.knights_at(0)}"]
        length = len(self.view.path)
        for row, start in enumerate(range(1, length + 1, PER_ROW)):
            spaces = list(range(start, min(start + PER_ROW, length + 1)))
            indent = ""
            if row % 2:
                spaces.reverse()
                indent = " " * (WIDE * (PER_ROW - len(spaces)))
            lines.append(indent + "".join(f"{space:^{WIDE}}" for space in spaces))
            lines.append(indent + "".join(f"{CARDS[self.view.path[space - 1]]:^{WIDE}}" for space in spaces))
            lines.append(indent + "".join(f"{self.knights_at(space, short=True):^{WIDE}}" for space in spaces))
        lines.append(f"{self.word(say('screen-lair'))} {self.knights_at(length + 1)} {self.crowns()}")
        return lines

    def knights_at(self, space: int, short: bool = False) -> str:
        """The knights in play on a space."""
        here = self.view.standing_on(space)
        if short and len(here) > 2:
            return "".join(self.view.knights[c].letter for c in here)
        return ("" if short else "  ").join(token(self.view, c) for c in here)

    def crowns(self) -> str:
        """The crowns still in the lair."""
        view = self.view
        waiting = [view.knights[c].letter for c in view.in_play() if not view.crowned[c]]
        return f"♛ {' '.join(waiting)}" if waiting else ""

    def circles(self) -> str:
        """The circles I to V."""
        pairs = zip(self.view.circles, self.view.knights, strict=True)
        laid = {circle: f"{knight.letter}{SIGNS[knight.shape]}" for circle, knight in pairs}
        found = "  ".join(f"{roman} {laid.get(number, '–')}" for number, roman in enumerate(ROMAN, start=1))
        return f"{self.word(say('screen-circles'))} {found}"

    def piles(self) -> str:
        """The talon, the rejet and the bank."""
        rejet = ", ".join(f"{self.word(say(f'card-{kind}'))} ×{n}" for kind, n in self.view.rejet.items())
        bank = " ".join(f"{knight.letter}{self.view.bank[c]}" for c, knight in enumerate(self.view.knights))
        talon = f"{self.word(say('screen-talon'))} {self.view.talon}"
        return f"{talon}   {self.word(say('screen-rejet'))} {rejet or '–'}   {self.word(say('screen-bank'))} {bank}"

    # --- the princes

    def princes(self) -> list[str]:
        """One line for each: power, treasure, and one's own order."""
        return [self.prince(seat, name) for seat, name in enumerate(self.names)]

    def prince(self, seat: int, name: str) -> str:
        """Power as pips, pawns by letter; the order only where it is known."""
        view = self.view
        mark = "▶" if view.asks and seat == view.in_turn else " "
        gm = f" ({self.word(say('screen-gm'))})" if seat == view.gm else ""
        held = " ".join(f"{knight.letter}{n}" for knight, n in zip(view.knights, view.pawns[seat], strict=True) if n)
        order = f"   {self.word(say('screen-order'))} {self.order(view.orders[seat])}" if view.orders[seat] else ""
        king = " ♛" if seat == view.king else ""
        who = self.word(say("screen-prince", who=f"{name}{gm}{king}"))
        return f"{mark} {who} {'♦' * view.power[seat] or '–'}   {held or '–'}{order}"

    def order(self, letters: str) -> str:
        """A secret order; a colour that lies in its circle is ticked."""
        circles = {knight.letter: circle for circle, knight in zip(self.view.circles, self.view.knights, strict=True)}
        return " ".join(letter + ("✓" if circles[letter] == i else "") for i, letter in enumerate(letters, start=1))

    # --- the turn

    def turn(self) -> list[str]:
        """The dice, and the odds of the prince in turn."""
        view = self.view
        lines = []
        if view.dice:
            lines.append(f"{self.word(say('screen-dice'))} {'  '.join(f'{FACES[die]} {die}' for die in view.dice)}")
        if view.asks:
            chances = view.chances
            odds = {"trap": chances.trap, "monster": chances.monster, "dragon": chances.dragon}
            shown = [f"{self.word(say(f'screen-odds-{what}'))} {percent(chance)} %" for what, chance in odds.items()]
            duels = [f"{self.names[i]} {percent(chance)} %" for i, chance in enumerate(chances.duel) if chance]
            lines.append(f"{self.word(say('screen-odds'))} {', '.join(shown)}")
            lines.append(f"{self.word(say('screen-odds-duel'))} {', '.join(duels)}")
        return [*lines, self.legend()]

    def legend(self) -> str:
        """Letters and shapes of the knights."""
        signs = (
            f"{knight.letter}{SIGNS[knight.shape]} {self.word(say(f'colour-{knight.colour}'))}"
            for knight in self.view.knights
        )
        return "   ".join(signs)


def token(view: RoyaumeView, c: int) -> str:
    """A knight: letter and shape, a crown and its direction, an exclamation mark if it is blocked."""
    knight, crown = view.knights[c], "♛" if view.crowned[c] else ""
    return f"{knight.letter}{SIGNS[knight.shape]}{crown}{'!' if view.blocked[c] else ''}"
