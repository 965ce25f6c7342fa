"""The table drawn with letters, for the terminal: the path as a road with bends, knights by letter and shape."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from regalia.core.drawing import FAINT, GOLD, STRONG, Flow, head_and, listed, seat_style, styled, unbroken
from regalia.core.say import Arg, say
from regalia.core.speech import speech
from regalia.games.royaume_des_5_couronnes.odds import percent
from regalia.games.royaume_des_5_couronnes.view import RoyaumeView

PACKAGE = "regalia.games.royaume_des_5_couronnes"
SIGNS = {"heater": "▼", "round": "●", "banner": "■", "lozenge": "◆", "hexagon": "⬢"}
CARDS = {"down": "░░░", "bare": " · ", "trap": "┴T┴", "monster": "«M»", "weapon": "†W†", "treasure": "◊$◊"}
CARD_STYLES = {"down": FAINT, "bare": FAINT, "trap": "red", "monster": "red", "weapon": "cyan", "treasure": "yellow"}
COLOURS = {
    "white": "default",
    "blue": "bright_blue",
    "black": "bright_black",
    "purple": "magenta",
    "orange": "dark_orange",
}
COLOURS |= {"pink": "hot_pink", "brown": "orange4", "grey": "grey50"}
FACES = " ⚀⚁⚂⚃⚄⚅"
PER_ROW = (20, 15, 10, 6, 5)  # spaces of the road
WIDE, BEND = 7, 2
ROMAN = ("I", "II", "III", "IV", "V")


class Screen:
    """One drawing: a view in a language, with the names of the seats."""

    def __init__(self, view: RoyaumeView, language: str, names: list[str]) -> None:
        self.view = view
        self.words = speech(PACKAGE, language)
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.road(options.max_width)
        yield Text()
        yield self.circles()
        yield from self.piles()
        yield Text()
        yield from (self.prince(seat) for seat in range(len(self.names)))
        yield Text()
        yield from self.turn()

    def say(self, key: str, **args: Arg) -> str:
        """A message in words."""
        return self.words.say(say(key, **args), self.names)

    # --- the road

    def road(self, width: int) -> Iterator[Text | Flow]:
        """The castle, the spaces in rows that bend back and forth, the lair."""
        length = len(self.view.path)
        per_row = next((each for each in PER_ROW if each * WIDE + 2 * BEND <= width), PER_ROW[-1])
        yield head_and(f"{self.say('screen-castle')} ", self.knights_at(0))
        for row, start in enumerate(range(1, length + 1, per_row)):
            spaces = list(range(start, min(start + per_row, length + 1)))
            yield from self.row(spaces, row, per_row, start + per_row > length)
        yield head_and(f"{self.say('screen-lair')} ", listed([self.knights_at(length + 1), *self.crowns()], "  "))

    def row(self, spaces: list[int], row: int, per_row: int, is_last: bool) -> Iterator[Text]:
        """The numbers, the cards and the knights of a row; every other one is walked from right to left."""
        if row % 2:
            spaces = spaces[::-1]
        indent = WIDE * (per_row - len(spaces)) if row % 2 else 0
        lines = (
            [Text(str(space), FAINT) for space in spaces],
            [Text(CARDS[self.lying(space)], CARD_STYLES[self.lying(space)]) for space in spaces],
            [self.knights_at(space, short=True) for space in spaces],
        )
        for place, cells in enumerate(lines):
            left, right = bends(row, place, is_last)
            line = Text(f"{left:<{BEND + indent}}")
            for cell in cells:
                line.append_text(centred(cell, WIDE))
            line.append(f"{right:>{BEND - 1}}" if right else "")
            line.rstrip()
            yield line

    def lying(self, space: int) -> str:
        """What lies on a space."""
        return self.view.path[space - 1]

    def knights_at(self, space: int, short: bool = False) -> Text:
        """The knights in play on a space."""
        here = self.view.standing_on(space)
        if short and len(here) > 2:
            return listed((Text(self.view.knights[c].letter, self.style(c)) for c in here), "")
        return listed((self.token(c) for c in here), "" if short else "  ")

    def token(self, c: int) -> Text:
        """A knight: letter and shape, a crown if he bears it, an exclamation mark if he is blocked."""
        knight, crown = self.view.knights[c], "♛" if self.view.crowned[c] else ""
        blocked = "!" if self.view.blocked[c] else ""
        return styled(f"{knight.letter}{SIGNS[knight.shape]}{crown}{blocked}", self.style(c))

    def style(self, c: int) -> str:
        """A knight in his colour."""
        colour = self.view.knights[c].colour
        return f"bold {COLOURS.get(colour, colour)}"

    def crowns(self) -> Iterator[Text]:
        """The crowns still in the lair."""
        waiting = [c for c in self.view.in_play() if not self.view.crowned[c]]
        if waiting:
            letters = listed((Text(self.view.knights[c].letter, self.style(c)) for c in waiting), unbroken(" "))
            yield styled(unbroken("♛ "), GOLD) + letters

    # --- beside the road

    def circles(self) -> Flow:
        """The circles I to V."""
        laid = {circle: c for c, circle in enumerate(self.view.circles) if circle}
        found = [
            Text(unbroken(f"{roman} ")) + (self.plain_token(laid[number]) if number in laid else "–")
            for number, roman in enumerate(ROMAN, start=1)
        ]
        return head_and(f"{self.say('screen-circles')} ", listed(found, "  "))

    def plain_token(self, c: int) -> Text:
        """A knight who is home."""
        knight = self.view.knights[c]
        return styled(f"{knight.letter}{SIGNS[knight.shape]}", self.style(c))

    def piles(self) -> Iterator[Flow]:
        """The talon, the rejet and the bank."""
        rejet = ", ".join(unbroken(f"{self.say(f'card-{kind}')} ×{n}") for kind, n in self.view.rejet.items())
        talon = unbroken(f"{self.say('screen-talon')} {self.view.talon}")
        bank = Text(unbroken(f"{self.say('screen-bank')} ")) + self.by_colour(self.view.bank)
        yield Flow(Text(f"{talon}   {unbroken(self.say('screen-rejet') + ' ')}{rejet or '–'}   ") + bank)

    def by_colour(self, pawns: tuple[int, ...]) -> Text:
        """Treasure by the letters of its colours."""
        held = [
            Text(f"{knight.letter}{n}", self.style(c))
            for c, (knight, n) in enumerate(zip(self.view.knights, pawns, strict=True))
            if n
        ]
        return listed(held, unbroken(" ")) if held else Text("–")

    # --- the princes

    def prince(self, seat: int) -> Flow:
        """Power as pips, treasure by letter; the order only where it is known."""
        view, name = self.view, self.names[seat]
        mark = "▶ " if view.asks and seat == view.in_turn else "  "
        gm = f" ({self.say('screen-gm')})" if seat == view.gm else ""
        king = " ♛" if seat == view.king else ""
        who = unbroken(self.say("screen-prince", who=f"{name}{gm}{king}") + " ")
        text = styled("♦" * view.power[seat] or "–", GOLD) + "   " + self.by_colour(view.pawns[seat])
        if view.orders[seat]:
            text += f"   {unbroken(self.say('screen-order') + ' ' + self.order(view.orders[seat]))}"
        return head_and(Text(mark) + styled(who, seat_style(seat)), text)

    def order(self, letters: str) -> str:
        """A secret order; a colour that lies in its circle is ticked."""
        circles = {knight.letter: circle for circle, knight in zip(self.view.circles, self.view.knights, strict=True)}
        return " ".join(letter + ("✓" if circles[letter] == i else "") for i, letter in enumerate(letters, start=1))

    # --- the turn

    def turn(self) -> Iterator[Flow]:
        """The dice, and the odds of the prince in turn."""
        view, chances = self.view, self.view.chances
        if view.dice:
            dice = (Text(unbroken(f"{FACES[die]} {die}"), STRONG) for die in view.dice)
            yield head_and(f"{self.say('screen-dice')} ", listed(dice, "  "))
        if view.asks:
            odds = {"trap": chances.trap, "monster": chances.monster, "dragon": chances.dragon}
            shown = (f"{self.say(f'screen-odds-{what}')} {percent(chance)} %" for what, chance in odds.items())
            duels = (f"{self.names[i]} {percent(chance)} %" for i, chance in enumerate(chances.duel) if chance)
            yield head_and(f"{self.say('screen-odds')} ", listed(map(unbroken, shown)))
            yield head_and(f"{self.say('screen-odds-duel')} ", listed(map(unbroken, duels)))
        yield self.legend()

    def legend(self) -> Flow:
        """Letters and shapes of the knights."""
        signs: Iterable[Text] = (
            self.plain_token(c) + unbroken(f" {self.say(f'colour-{knight.colour}')}")
            for c, knight in enumerate(self.view.knights)
        )
        return Flow(listed(signs, "   "))


def bends(row: int, place: int, is_last: bool) -> tuple[str, str]:
    """Where the road turns: at the left and at the right edge of one of the three lines of a row."""
    comes, goes = ("┘", "┌") if row % 2 else ("└", "┐")
    enters = comes if row and place == 0 else ""
    leaves = "" if is_last else goes if place == 0 else "│"
    return (leaves, enters) if row % 2 else (enters, leaves)


def centred(text: Text, width: int) -> Text:
    """A text in the middle of so many letters."""
    free = width - text.cell_len
    return Text(" " * (free // 2)) + text + " " * (free - free // 2)
