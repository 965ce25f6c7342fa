"""The words of Krone & Schwert as ints: steps, answers, refusals, events, cards, and a few numbers."""

from __future__ import annotations

from typing import Final

# --- steps
NEXT_ELEMENT: Final = 1
ELEMENT: Final = 2  # first: the seat, second: the element it lays
DEAL: Final = 3
MARKER: Final = 4  # first: the seat
NEXT_TURN: Final = 5
RE_ENTRY: Final = 6
TAX: Final = 7
ACTION: Final = 8
DEFENCE: Final = 9  # first: the attacker, second: the space
REVOLT: Final = 10  # first: the leader, second: the king

# --- answers
END_TURN: Final = 1
DRAW: Final = 2
DECLARE_REVOLT: Final = 3
PLAY_INCITE: Final = 4
PLAY_PAPAL_VISIT: Final = 5
THAT_IS_ALL: Final = 6
LEVY: Final = 7
NO_TAX: Final = 8
LET_IT_HAPPEN: Final = 9
PLAY_TRUCE: Final = 10
PLAY_AMBUSH: Final = 11
CROWN: Final = 12
SWORD: Final = 13
NO_MARKER: Final = 14  # on re-entry: no (further) marker
OCCUPY: Final = 15
LAY: Final = 32  # + the kind of card: into the attack, or into the revolt
EXPAND: Final = 64  # + the card: one space
EXPAND_TWO: Final = 96  # + the card: two spaces
PLACE: Final = 128  # + the space, wherever a marker goes
BUILD_ON: Final = 256  # + the space: a castle
SETTLE: Final = 384  # + the space: a small town
CONSECRATE: Final = 512  # + the octagon of the big town: a cathedral
ATTACK: Final = 640  # + the space
FOUND: Final = 16384  # + 128 * the octagon + the square: a big town
PUT: Final = 1048576  # + where the element lies, see board.py
SPACES: Final = 120  # the most there can be
NO_SPACE: Final = 127  # in a refused answer: a space that is not there

# --- refusals
NO_SUCH_SPACE: Final = 10
NOT_FREE: Final = 11
NEIGHBOUR_OCCUPIED: Final = 12
OVERLAPS: Final = 13
TOO_LOOSE: Final = 14
LEAVES_A_GAP: Final = 15
LEAVES_A_HOLE: Final = 16
NO_SUCH_CARD: Final = 17
NOT_ENOUGH_AP: Final = 18
NO_CASTLE_LEFT: Final = 19
NO_TOWN_LEFT: Final = 20
NO_BIG_TOWN_LEFT: Final = 21
NO_CATHEDRAL_LEFT: Final = 22
NO_MARKER_LEFT: Final = 23
NOT_YOURS: Final = 24
NOT_A_MOUNTAIN: Final = 25
NOT_A_MEADOW: Final = 26
ALREADY_BUILT: Final = 27
TOUCHES_A_TOWN: Final = 28
ONLY_ON_OCTAGONS: Final = 29
NOT_OCTAGON_AND_SQUARE: Final = 30
NOT_SIDE_BY_SIDE: Final = 31
NO_BIG_TOWN_THERE: Final = 32
HAS_A_CATHEDRAL: Final = 33
NO_PEOPLE_LEFT: Final = 34
POPE_IS_HERE: Final = 35
NOTHING_TO_DRAW: Final = 36
TOO_FEW_SHIELDS: Final = 37
NOT_ADJACENT: Final = 38
NO_ROOM: Final = 39
NEEDS_ALL_AP: Final = 40
NOT_IN_ROUND_ONE: Final = 41
ONE_ATTACK: Final = 42
YOUR_OWN: Final = 43
NOBODYS: Final = 44
BUILT_IS_SAFE: Final = 45
PROTECTED: Final = 46
TOO_WEAK: Final = 47
NO_FIGHTERS: Final = 48
CANNOT_FIGHT: Final = 49
IN_ORDER: Final = 50
NO_KING: Final = 51
KING_CANNOT: Final = 52
KING_PROTECTED: Final = 53
NEEDS_CASTLE_AND_TOWN: Final = 54
ONE_REVOLT: Final = 55
VOTE_FIRST: Final = 56
VOTE_IS_FIXED: Final = 57
VOTED: Final = 58
NOT_NOW: Final = 59
FINISH_THIS: Final = 60
OTHER_ELEMENT: Final = 61

# --- events
ELEMENT_DRAWN: Final = 1  # seat, element
ELEMENT_LAID: Final = 2  # seat, where
DEALT: Final = 3  # seat, how many; the cards are its own
RED_PUT_BACK: Final = 4  # seat, card
MARKER_PLACED: Final = 5  # seat, space
ROUND_BEGINS: Final = 6  # round
TURN_BEGINS: Final = 7  # seat
POPE_LEAVES: Final = 8  # seat
RE_ENTERED: Final = 9  # seat, space
TAXED: Final = 10  # seat, points
WAIVED: Final = 11  # seat
PEOPLE: Final = 12  # CROWN or SWORD
DREW: Final = 13  # seat; the card is its own
DREW_RED: Final = 14  # seat, card, 1 if it takes effect
DREW_NOTHING: Final = 15  # seat
RESHUFFLED: Final = 16  # how many cards
GAINED: Final = 17  # seat, points
BUILT: Final = 18  # seat, kind of building, space, square
INCITED: Final = 19  # seat
POPE_COMES: Final = 20  # seat
EXPANDED: Final = 21  # seat, card, space
OCCUPIED: Final = 22  # seat, space
ATTACKED: Final = 23  # seat, space, cards, defender
ANSWERED: Final = 24  # seat, answer, strength of the attack that is left, castles
STRUCK: Final = 25  # seat whose card is struck, card
CONQUERED: Final = 26  # seat, space, from
REPELLED: Final = 27  # seat, space
CALLED_OFF: Final = 28  # seat (attack)
REVOLT_DECLARED: Final = 29  # leader, king, visible swords
REVEALED: Final = 30  # seat, vote, cards, those of them that ambushes strike
REVOLT_VOID: Final = 31
COUNTED: Final = 32  # swords shown, cards of the rebels, votes for the crown, cards of the loyal
KING_HOLDS: Final = 33  # king, rebels' total, king's total
REBELS_WIN: Final = 34  # leader, rebels' total, king's total
CROWNED: Final = 35  # seat
ANNOUNCED: Final = 36  # seat, points
END_PHASE: Final = 37  # cards in the deck
TURN_ENDS: Final = 38  # seat, action points that lapse
GAME_ENDS: Final = 39  # why: one of the ends below, seat

# --- why a game ends
END_CARD: Final = 1
BOARD_FULL: Final = 2
ROUNDS_OVER: Final = 3

# --- buildings
CASTLE: Final = 1
SMALL_TOWN: Final = 2
BIG_TOWN: Final = 3
CATHEDRAL: Final = 4

# --- cards: the kinds of a bag of event cards
LEADER_3: Final = 0
LEADER_4: Final = 1
INCITE: Final = 2
BUILD_CASTLE: Final = 3
BUILD_CATHEDRAL: Final = 4
BUILD_TOWN: Final = 5
AMBUSH: Final = 6
TRUCE: Final = 7
PAPAL_VISIT: Final = 8
TOWN_SCORING: Final = 9  # from here on red
UNREST: Final = 10
GAME_END: Final = 11
CARDS: Final = 12

# --- people cards: the kinds of a bag of people
CROWN_CARD: Final = 0
SWORD_CARD: Final = 1

# --- chances: what luck decides
CHANCE_START: Final = 1  # the start player
CHANCE_ELEMENT: Final = 2
CHANCE_PLACE: Final = 3  # where an element lies (assembly=random)
CHANCE_CARD: Final = 4  # an event card
CHANCE_PEOPLE: Final = 5

# --- terrain
FOREST: Final = 0
MEADOW: Final = 1
MOUNTAIN: Final = 2

# --- invariants
CARDS_LOST: Final = 1
PEOPLE_LOST: Final = 2
MARKERS_LOST: Final = 3
BUILDINGS_LOST: Final = 4
AP_OUT_OF_RANGE: Final = 5
TOWNS_TOUCH: Final = 6
WRONG_GROUND: Final = 7
BUILT_WITHOUT_OWNER: Final = 8
KING_ASTRAY: Final = 9
SPACE_TWICE: Final = 10
SHOWN_NOT_HELD: Final = 11
NOBODY_ASKED: Final = 12

ACTION_POINTS: Final = 3
FIRST_HAND: Final = 4
FIRST_MARKERS: Final = 2
RE_ENTRY_MARKERS: Final = 2
INCITED_PEOPLE: Final = 3
UNREST_PEOPLE: Final = 2
PEOPLE_PER_VOTE: Final = 2
PEOPLE_FOR_TWO: Final = 3  # more in every revolt of two players (KS-R57)
CROWN_WORTH: Final = 2
LAST_CARDS: Final = 20
LARGEST_BONUS: Final = 5
SECOND_BONUS: Final = 2
KING_BONUS: Final = 5
NOT_YET: Final = -1
NO_ONE: Final = -1
