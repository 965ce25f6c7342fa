# Krone & Schwert: every sentence of the game.

game-title = Crown & Sword
game-line = Grow, build and seize the crown; be the richest when the last card comes.

# --- cards
card-leader_3 = Leader (3)
card-leader_4 = Leader (4)
card-incite = Incite
card-build_castle = Build Castle
card-build_cathedral = Build Cathedral
card-build_town = Build Town
card-ambush = Ambush
card-truce = Truce
card-papal_visit = Papal Visit
card-town_scoring = Town Scoring
card-unrest = Unrest
card-game_end = Game End

terrain-meadow = meadow
terrain-mountain = mountain
terrain-forest = forest

# --- what is asked
ask-element = Lay the element { $element } so that it interlocks with the board.
ask-marker = Place a marker on a free space with no occupied neighbour.
ask-re-entry = You have no space left: place up to two markers on free spaces, free of charge.
ask-tax = Will you levy a tax? It brings { $castles ->
    [one] 1 point
   *[other] { $castles } points
} and one people card.
ask-action = You have { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} left.
ask-space = Which space do you expand to?
ask-second-space = And which space next?
ask-occupy = Which free space do you occupy?
ask-attack-cards = Lay cards against { $space }: together they must be stronger than { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}.
ask-defence = { $who } attacks { $space } with { $cards }. Let it happen, or play one card?
ask-vote = { $who } leads a revolt against { $king }: crown or sword?
ask-vote-cards = Which cards do you commit?
ask-leader-cards = Your sword lies open: which cards do you commit?
ask-king-cards = { $who } leads a revolt against you; your crown lies open: which cards do you commit?
ask-over = The game is over.
wait-element = { $who } lays the element { $element }.
wait-marker = { $who } places a marker.
wait-re-entry = { $who } may return to the board.
wait-tax = { $who } decides about the tax.
wait-action = { $who } is in turn.
wait-defence = { $who } answers the attack.
wait-revolt = { $who } leads a revolt: votes and cards are being sealed.

# --- buttons
label-end-turn = End turn
label-draw = Draw a card
label-revolt = Declare a revolt
label-incite = Play Incite
label-papal-visit = Play Papal Visit
label-that-is-all = That is all
label-tax = Levy the tax
label-no-tax = No tax
label-pass = Let it happen
label-truce = Play Truce
label-ambush = Play Ambush
label-crown = Crown
label-sword = Sword
label-no-marker = No marker
label-occupy = Occupy a free space
label-add = Add { $card }
label-expand = Expand by one space with { $card }
label-expand-two = Expand by two spaces with { $card }
label-lay = { $element }, { $turns ->
    [0] not turned
    [one] one quarter turn
   *[other] { $turns } quarter turns
}, at { $dx }, { $dy }
label-big-town = Big town on { $space } and { $square }
label-attack = Attack { $space }
label-cathedral = Cathedral in { $space }
label-town = Small town on { $space }
label-castle = Castle on { $space }
label-place = { $space }

# --- refusals
refusal-no-such-space = There is no such space on this board.
refusal-not-free = This space is not free.
refusal-neighbour-occupied = The first markers must not touch any other marker.
refusal-overlaps = There another element lies already.
refusal-too-loose = The element must touch the board with at least three pairs of octagons.
refusal-leaves-a-gap = A square between four octagons would stay empty.
refusal-leaves-a-hole = An octagon between four others would stay empty.
refusal-no-such-card = You do not have { $card ->
    [none] that card
   *[other] { $card }
}.
refusal-not-enough-ap = You have too few action points for that: { $ap ->
    [one] 1 is left
   *[other] { $ap } are left
}.
refusal-no-castle-left = No castle is left in the supply.
refusal-no-town-left = No small town is left in the supply.
refusal-no-big-town-left = No big town is left in the supply.
refusal-no-cathedral-left = No cathedral is left in the supply.
refusal-no-marker-left = You have too few markers left.
refusal-not-yours = { $space } does not belong to you.
refusal-not-a-mountain = Castles stand on mountains only, and { $space } is none.
refusal-not-a-meadow = Towns stand on meadows only.
refusal-already-built = There is a building already.
refusal-touches-a-town = A town must not touch another town, whoever owns it.
refusal-only-on-octagons = At this table small towns stand on octagons only.
refusal-not-octagon-and-square = A big town covers one octagon and one square.
refusal-not-side-by-side = The two spaces of a big town must be adjacent.
refusal-no-big-town-there = A cathedral needs a big town of your own.
refusal-has-a-cathedral = This big town has its cathedral already.
refusal-no-people-left = The pile of people cards is empty: Incite would do nothing.
refusal-pope-is-here = A Papal Visit lies before you already.
refusal-nothing-to-draw = There is no card left to draw.
refusal-too-few-shields = { $card } has one shield only: it reaches one space.
refusal-not-adjacent = This space shares no side with a space of yours.
refusal-no-room = There is not enough free space beside yours.
refusal-needs-all-ap = To occupy a space you need all three action points.
refusal-not-in-round-one = Nobody attacks in the first round.
refusal-one-attack = One attack a turn is all.
refusal-your-own = That space is yours already.
refusal-nobodys = Nobody owns that space: there is nothing to attack.
refusal-built-is-safe = Spaces with a building cannot be attacked.
refusal-protected = A Papal Visit protects the owner of this space.
refusal-too-weak = The cards must be stronger than the castles of the owner, { $owner_castles } in all.
refusal-no-fighters = None of your cards has a combat value.
refusal-cannot-fight = { $card } has no combat value.
refusal-in-order = Name the cards in the order of the table of cards.
refusal-no-king = There is no king to revolt against.
refusal-king-cannot = The king does not revolt against himself.
refusal-king-protected = A Papal Visit protects the king.
refusal-needs-castle-and-town = Only who owns a castle and a town may lead a revolt.
refusal-one-revolt = At this table one revolt a turn is all.
refusal-vote-first = Choose crown or sword first.
refusal-vote-is-fixed = The leader votes sword and the king crown: only cards are yours to choose.
refusal-voted = You have voted already.
refusal-not-now = That is not what is asked now.
refusal-finish-this = First finish what you have begun.
refusal-other-element = Another element is to be laid now.

# --- the story
told-element-drawn = { $who } draws the element { $element }.
told-element-laid = { $who } lays the element { $element }.
told-dealt = { $who } is dealt { $cards }.
told-red-put-back = { $who } shows { $card }; it goes back into the pack.
told-marker-placed = { $who } begins on { $space }.
told-round-begins = Round { $round } begins.
told-turn-begins = { $who } is in turn.
told-pope-leaves = The Pope leaves { $who }.
told-re-entered = { $who } returns on { $space }.
told-taxed = { $who } levies the tax on { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}.
told-waived = { $who } waives the tax.
told-people = { $shows ->
    [sword] The people show a sword.
   *[crown] The people show a crown.
}
told-drew = { $card_id ->
    [none] { $who } draws a card.
   *[other] { $who } draws { $card }.
}
told-drew-red = { $counts ->
    [0] { $who } draws { $card }; without a king it does nothing.
   *[other] { $who } draws { $card }.
}
told-drew-nothing = { $who } finds no card to keep.
told-reshuffled = The discard is shuffled in: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck.
told-gained = { $who } gains { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-built = { $building ->
    [castle] { $who } builds a castle on { $space }.
    [town] { $who } builds a small town on { $space }.
    [big-town] { $who } builds a big town on { $space } and { $square }.
   *[cathedral] { $who } builds a cathedral in { $space }.
}
told-incited = { $who } incites the people.
told-pope-comes = The Pope visits { $who }.
told-expanded = { $who } expands to { $space } with { $card }.
told-occupied = { $who } occupies { $space }.
told-attacked = { $who } attacks { $space } of { $other } with { $cards }.
told-answered = { $answer ->
    [pass] { $who } lets it happen.
    [truce] { $who } plays Truce.
   *[ambush] { $who } plays Ambush.
}
told-struck = { $who } loses { $card } in the ambush.
told-conquered = { $who } takes { $space } from { $other }.
told-repelled = The attack of { $who } on { $space } fails.
told-called-off = The attack is called off; { $who } takes the cards back.
told-revolt-declared = { $who } leads a revolt against { $king }.
told-revealed = { $who }: { $vote ->
    [crown] crown
   *[sword] sword
}, { $many ->
    [0] no cards
   *[other] { $cards }
}.
told-revolt-void = A truce: the revolt is called off, and the other cards go home.
told-counted = Rebels: { $swords ->
    [one] { $swords } visible sword
   *[other] { $swords } visible swords
} and { $force } in cards. King: { $crowns ->
    [one] { $crowns } crown vote at { $worth }
   *[other] { $crowns } crown votes at { $worth } each
} and { $guard } in cards.
told-king-holds = { $who } stays king: { $rebels } against { $loyal }.
told-rebels-win = The rebels of { $who } win: { $rebels } against { $loyal }.
told-crowned = { $who } is king.
told-announced = { $who } announces { $points ->
    [one] 1 point
   *[other] { $points } points
}.
told-end-phase = The end is near: Game End lies among the last cards of a deck of { $deck }.
told-turn-ends = { $who } ends the turn.
told-game-ends = { $why ->
    [card] { $who } draws Game End: the game is over.
    [board] { $who } takes the last free space: the game is over.
   *[rounds] The last round allowed is over: the points decide.
}

# --- the count at the end
line-before = points before the count
line-castles = castles
line-cathedrals = cathedrals
line-small-towns = small towns
line-big-towns = big towns
line-largest = largest territory
line-second = second-largest territory
line-king = king
line-total = total

# --- options
option-first_king = Who becomes the first king?
option-first_king-first_castle = The builder of the first castle is king at once.
option-first_king-castle_and_town = The first to own a castle and a town is king.
option-leader_requirement = Who may lead a revolt?
option-leader_requirement-castle_and_town = The leader of a revolt needs a castle and a town.
option-leader_requirement-none = Everybody but the king may lead a revolt.
option-elements = How many elements make the board?
option-elements-players = As many elements as players.
option-elements-players_minus_one = One element fewer than players (4 or 5 players).
option-assembly = Who lays the board?
option-assembly-by_players = Each player lays an element.
option-assembly-random = The board is laid at random.
option-assembly-preset = The board is laid as shown in the rules.
option-small_town_shape = Where may small towns stand?
option-small_town_shape-any = Small towns stand on any meadow.
option-small_town_shape-octagon_only = Small towns stand on octagons only.
option-revolts_per_turn = How many revolts may one declare in a turn?
option-revolts_per_turn-unlimited = As many revolts as action points allow.
option-revolts_per_turn-one = One revolt a turn.
option-territory_ties = What if territories are equally large?
option-territory_ties-dense = The second size always scores.
option-territory_ties-competition = If players tie for the largest territory, no second one scores.
option-hidden_vp = Are points hidden?
option-hidden_vp-true = Points are hidden behind screens.
option-hidden_vp-false = All points are open.
option-max_rounds = After how many rounds do the points decide?
option-max_rounds-number = After { $number } rounds the points decide.
option-people_swords = How many people cards show a sword?
option-people_swords-data = As many as the data file says.
option-people_swords-number = { $number } people cards show a sword.
preset-standard = As in the rules
preset-as_reviewed = First king with castle and town

# --- the terminal
screen-legend = [ ] octagon, < > square; M mountain, P meadow, F forest; 1–5 owner; C castle, t town, T big town, K with cathedral
screen-seat = { $cards } cards, { $vp } VP, { $castles } castles, { $spaces } spaces, { $markers } markers left, territories { $territories }
screen-deck = Deck { $deck }, discard { $discard }
screen-people = Visible swords { $swords }; in the pile { $left } swords, { $crowns } crowns
screen-end-phase = End phase: Game End is one of the last 21 cards.
screen-turn = Round { $round }, { $ap } action points
screen-hand = Your hand (combat/shields/points)

# --- odds
odds-attack = The attack on { $space } succeeds
odds-revolt = The revolt succeeds
odds-king-holds = The King holds out
