"""The words of For a Crown as ints: steps, answers, refusals, events, and a few numbers."""

from __future__ import annotations

from typing import Final

# --- steps
FAMILIES: Final = 1  # first: the seat that chooses next
FAMILY: Final = 2  # first: the seat asked
RECRUITS: Final = 3  # first: how many families have recruited in this pass
RECRUIT: Final = 4  # first: the seat asked
REVEAL: Final = 5  # the next card of the common pile, or the end of the round
TURN: Final = 6  # first: the seat asked to turn up the next card; only positions ask this
HALF: Final = 7  # first: the seat asked, second: the kind of its level-1 card
EFFECTS: Final = 8  # first: the seat, second: the row they belong to, third: the icons still to apply
ICON: Final = 9  # first: the seat asked which icon is next, second and third as in EFFECTS
RACCOON: Final = 10  # first: the seat asked, second: the row of its icon
HIT: Final = 11  # as RACCOON
MOVE: Final = 12  # as RACCOON
BRIBES: Final = 13  # second: the seats that have had their turn
BRIBE: Final = 14  # first: the seat asked, second: the seats that have had their turn
MAGES: Final = 15  # second: the seats that have had their turn, third: the order of the snapshot
MAGE: Final = 16  # first: the seat asked, second and third as in MAGES

# --- answers
HALF_A: Final = 1
HALF_B: Final = 2
DECLINE: Final = 3  # a mage
PASS: Final = 4  # nothing in the market can be paid for (FC-R8)
TURN_UP: Final = 5
CHOOSE_FAMILY: Final = 16  # + the family
CHOOSE_ICON: Final = 32  # + the icon
SEND_RACCOON: Final = 48  # + the seat
STRIKE: Final = 56  # + the seat
SHIFT: Final = 64  # + twice the seat, + 1 to the right
TAKE_BLIND: Final = 80  # + the level
RETURN_RACCOONS: Final = 128  # + how many
TAKE: Final = 256  # + the kind
PAY: Final = 4096  # + 64 times the coins, + the rubies
MOST_PAID: Final = 63  # of coins, and of rubies

# --- refusals
FAMILY_TAKEN: Final = 10
CHOOSE_A_FAMILY: Final = 11
COLUMN_CLOSED: Final = 12
NOT_IN_THE_MARKET: Final = 13
PILE_EMPTY: Final = 14
DECK_EMPTY: Final = 15
NO_DECK: Final = 16
TOO_DEAR: Final = 17
MUST_RECRUIT: Final = 18
PAY_FIRST: Final = 19
NOT_THE_PRICE: Final = 20
TOO_FEW_COINS: Final = 21
TOO_FEW_RUBIES: Final = 22
COINS_BEFORE_SALE: Final = 23
NO_SALE_HERE: Final = 24
CHOOSE_A_HALF: Final = 25
NOT_YOURSELF: Final = 26
NOT_IN_PLAY: Final = 27
NO_FREE_SPACE: Final = 28
CHOOSE_A_TARGET: Final = 29
CHOOSE_A_PORTRAIT: Final = 30
NO_SUCH_ICON: Final = 31
FACE_FIRST: Final = 32
CHOOSE_THE_ICON: Final = 33
TOO_FEW_RACCOONS: Final = 34
ANSWER_THE_BRIBE: Final = 35
ANSWER_THE_MAGES: Final = 36
RECRUIT_FIRST: Final = 37
TURN_A_CARD: Final = 38
OTHER_ICON: Final = 39
ONE_TOKEN: Final = 40

# --- happenings; those marked * carry when they happened, because amounts may fade from the log (FC-R53)
CHOSE_FAMILY: Final = 1  # seat, family
GALLERY_HUNG: Final = 2  # the influence order
ROUND_BEGINS: Final = 3  # round
PASS_BEGINS: Final = 4  # pass
RECRUITED: Final = 5  # seat, kind, price
RECRUITED_BLIND: Final = 6  # seat, level; secret: the kind
PAID: Final = 7  # * seat, coins, rubies
PAID_PRICE: Final = 8  # * seat, price; secret: the split
RECRUITED_NONE: Final = 9  # seat
TURNED_UP: Final = 10  # seat, kind
IDLE: Final = 11  # seat, kind: its family is out
EVENT_COMES: Final = 12  # the event
CHOSE_HALF: Final = 13  # seat, kind, half
GAINED: Final = 14  # * seat, icon
NOTHING_THERE: Final = 15  # seat, icon
ROLLED: Final = 16  # seat, face
SENT_RACCOON: Final = 17  # seat, target
STRUCK: Final = 18  # seat, target
MOVED: Final = 19  # seat, portrait, from, to
LOST: Final = 20  # * seat, rubies
SOLD: Final = 21  # seat
FELL: Final = 22  # seat
NO_VICTIM: Final = 23  # burglary: nobody has raccoons
RACCOONS_LEAVE: Final = 24  # seat, how many
BRIBED: Final = 25  # seat, how many raccoons
KEPT_RACCOONS: Final = 26  # seat
DECLINED_MAGE: Final = 27  # seat
EVENT_JOINS: Final = 28  # how many are left in the event deck
SCORING: Final = 29
FOR_INFLUENCE: Final = 30  # * seat
FOR_COINS: Final = 31  # * seat
FOR_RACCOONS: Final = 32  # * seat
SCORED: Final = 33  # seat, score
GAME_ENDS: Final = 34  # the winner
REFILLED: Final = 35  # kind

# --- icons
RUBY_ICON: Final = 1
COIN_ICON: Final = 2
RACCOON_ICON: Final = 3
HIT_ICON: Final = 4
DIE_ICON: Final = 5
MOVE_ICON: Final = 6
MOST_ICONS: Final = 10  # on one card or face

# --- rows of icons: a half (HALF_A, HALF_B) or a whole card; the face of a die that was rolled for it
WHOLE_CARD: Final = 0
ON_FACE: Final = 4  # + the row with the die

# --- kinds of event
BURGLARY: Final = 1
BRIBERY: Final = 2
MAGIC_BOOST: Final = 3
MAGE_HIRE: Final = 4
SCANDAL: Final = 5

# --- history (FC-R53)
FOR_THE_ROUND: Final = 0
FOR_EVER: Final = 1
FOR_THE_MOMENT: Final = 2

# --- bonuses of the final count, as a set
INFLUENCE_BONUS: Final = 0
COIN_BONUS: Final = 1
RACCOON_PENALTY: Final = 2

# --- the common pile: 25 sleeves of families, then the events, then one event nobody has seen
SLEEVES: Final = 5  # of each family
FIRST_EVENT: Final = 25
MOST_EVENTS: Final = 20
UNSEEN_EVENT: Final = 45
NO_CARD: Final = 0

# --- chances: what luck decides
CHANCE_PORTRAIT: Final = 1  # whose portrait hangs next
CHANCE_CARD: Final = 2  # a card of a deck
CHANCE_PILE: Final = 3  # the next card of the common pile
CHANCE_DIE: Final = 4

# --- named luck: how a card is meant (see drawing.py)
NAMED_KIND: Final = 64  # + the kind; + 64 for each seat and one more, if the owner is named
NAMED_EVENT: Final = 8192  # + the event
NAMED_EVENT_KIND: Final = 8256  # + the kind of event

LEVELS: Final = 5
SPACES: Final = 60  # a gallery has at most so many
FAMILY_COUNT: Final = 5
FIRST_ROUND_PASSES: Final = 2  # FC-R7
NO_ONE: Final = -1
NOT_KNOWN: Final = 1000  # the upper bound of a chest of which nothing is known
CLOSED: Final = -1  # the price of a column without a tile
SIDES: Final = 6

# --- invariants
RUBIES_LOST: Final = 1
COINS_LOST: Final = 2
RACCOONS_LOST: Final = 3
PORTRAIT_ASTRAY: Final = 4
MERCENARIES_LOST: Final = 5
EVENTS_LOST: Final = 6
SLEEVES_WRONG: Final = 7
NOT_ONE_ASKED: Final = 8
CHEST_MISJUDGED: Final = 9
PILE_ASTRAY: Final = 10
