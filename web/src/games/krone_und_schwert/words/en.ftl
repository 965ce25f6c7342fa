# Words of the page for this game only.
page-folio-turn = Round { $round } · { $name } has { $points ->
    [one] 1 action point
   *[other] { $points } action points
} left
page-folio-revolt = Round { $round } · { $name } leads a revolt
page-folio-setup = The land is laid out · the crown needs { $threshold } points
page-folio-over = Round { $round } · the game is over
page-next = next
page-map = Map
page-state = King, decks and people

# --- spaces
page-space = { $space }, { $terrain }
page-land-of = Land of { $name }.
page-castle-of = A castle of { $name }.
page-town-of = A small town of { $name }.
page-big-town-of = A big town of { $name }.
page-cathedral-of = A big town of { $name } with a cathedral.
page-attack-needs = An attack here needs more than { $number }.
page-pope-shields = The Pope shields { $name }.

# --- beside the map
page-is-king = { $name } is king
page-king-castles = { $number ->
    [0] No castle, so any strength will do against him
    [one] 1 castle, so an attack needs more than 1
   *[other] { $number } castles, so an attack needs more than { $number }
}
page-no-king = There is no king
page-no-king-castle = The builder of the first castle takes the crown.
page-no-king-both = The first to own a castle and a town takes the crown.
page-papal-until = Papal Visit: { $name } is shielded
page-end-near = { $number ->
    [0] Game End may be the next card
    [one] After 1 more card Game End may come
   *[other] After { $number } more cards Game End may come
}
page-last-revolt = See the last revolt
page-event-deck = Event deck
page-deck-facts = { $number ->
    [one] 1 card
   *[other] { $number } cards
} left.
page-events = events
page-discard = Cards played
page-none-played = None yet.
page-played = played
page-people-pile = People cards
page-pile-facts = In the pile: { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
} and { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}.
page-people-cards = people
page-the-people = The people
page-swords-open = { $number ->
    [one] 1 sword in the open
   *[other] { $number } swords in the open
}
page-swords-shown = { $number ->
    [one] sword in the open
   *[other] swords in the open
}
page-swords-hidden = , { $swords } still among the { $cards } cards of the pile
page-supply = In the box: { $castle } castles, { $small_town } small and { $big_town } big towns, { $cathedral } cathedrals

# --- one's own
page-your-hand = Your hand
page-your-cards = Your letter
page-any-cards = any cards, also none; they leave your hand
page-no-cards = You have no cards.
page-points-left = { $number ->
    [one] 1 point left
   *[other] { $number } points left
}
page-own-points = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}
page-counts = Counts { $number }
page-name-leader_3 = { card-leader_3 }
page-name-leader_4 = { card-leader_4 }
page-name-incite = { card-incite }
page-name-build_castle = { card-build_castle }
page-name-build_cathedral = { card-build_cathedral }
page-name-build_town = { card-build_town }
page-name-ambush = { card-ambush }
page-name-truce = { card-truce }
page-name-papal_visit = { card-papal_visit }
page-name-town_scoring = { card-town_scoring }
page-name-unrest = { card-unrest }
page-name-game_end = { card-game_end }
page-text-leader_3 = Strength only
page-text-leader_4 = Strength only
page-text-incite = Turn up 3 people
page-text-build_castle = On your own mountain
page-text-build_cathedral = In your big town
page-text-build_town = On your own meadow
page-text-ambush = Strikes their best card
page-text-truce = Calls it off
page-text-papal_visit = Shields you for a round
page-text-town_scoring = All but the king score towns
page-text-unrest = Turn up 2 people
page-text-game_end = The game is over
page-help-leader_3 = Lends strength 3 to an attack or a revolt, or expands your land.
page-help-leader_4 = Lends strength 4 to an attack or a revolt, or expands your land.
page-help-incite = Turns up three people cards, lends strength, or expands your land.
page-help-build_castle = Builds a castle on a mountain of yours, lends strength, or expands your land.
page-help-build_cathedral = Adds a cathedral to a big town of yours, lends strength, or expands your land.
page-help-build_town = Builds a town on a meadow of yours (a big one on an octagon and a square), lends strength, or expands your land.
page-help-ambush = Strikes the strongest card against you in an attack or a revolt, or expands your land.
page-help-truce = Calls off an attack on you or a whole revolt, or expands your land.
page-help-papal_visit = Until your next turn nobody attacks you, or revolts against you as king. It may also lend strength or expand your land.

# --- the prompt
page-do-draw = Draw
page-do-revolt = Revolt
page-do-occupy = Occupy
page-do-expand = Expand
page-do-expand-two = Expand by two
page-do-play = Play it
page-do-town = Small town
page-do-big-town = Big town, { $square }
page-seal = Seal
page-attack = Attack
page-turn = Turn it
page-lay-here = Lay it here
page-choose-place = Choose a place on the map.
page-hint-element = Gold marks show where it fits. Look at one, then lay it.
page-hint-marker = Golden spaces are open to you.
page-hint-action = Take a card, a golden space, or draw.
page-hint-square = A big town: click its square on the map.
page-hint-letter = In your letter: { $what }.
page-hint-letter-empty = Nothing is in your letter yet.
page-hint-attack = Strength { $strength } against { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}.

# --- the revolt
page-rises = { $name } rises against { $king }
page-all-at-once = Votes and cards stay sealed until all are in. Then everything opens at once.
page-crown-worth = a vote counts 2
page-sword-worth = a vote turns up 2 people
page-king-open = the king’s vote lies open
page-leader-open = the leader’s vote lies open
page-if-crown = A tie is enough for { $name }. If the crown holds, the king scores 2 for each cathedral of his, an ally 1 for each of theirs.
page-if-sword = Of the { $cards } people in the pile, { $swords } carry a sword. If the sword wins, { $name } is king, scores 1 for each castle and 2 for each cathedral, and each ally 1 per cathedral.
page-known = Known so far
page-in-secret = in secret
page-yours-open = yours is open
page-yours-sealed = sealed
page-letters-open = The letters are open
page-king = king
page-leader = leads the revolt
page-joins = joins
page-crown-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
page-sword-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $people ->
    [0] nobody turns up
    [one] 1 person turns up
   *[other] { $people } people turn up
}
page-people-name = People
page-open-and-new = { $open } open, { $people } turned up
page-step-votes-name = Votes
page-step-truce-name = Truce
page-step-people-name = People
page-step-ambush-name = Ambush
page-step-sum-name = Sum
page-step-votes = { $crowns } against { $swords }
page-step-truce = called off: the other cards go home
page-step-no-truce = none, so it is fought
page-step-people = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
page-step-no-ambush = none
page-to-sum = To the sum
page-back-to-map = Back to the map
page-again = See it again
page-sum-vote = Vote of { $name }
page-sum-card = { $name }: { $card }
page-sum-struck = { $what }, struck by the ambush
page-sum-open = Swords already in the open
page-sum-new = { $people ->
    [0] Nobody turned up
    [one] Swords among the 1 turned up
   *[other] Swords among the { $people } turned up
}
page-sword-wins = { $high } to { $low }: the sword wins
page-crown-holds = { $high } to { $low }: the crown holds
page-tie-holds = { $high } to { $low }: a tie, and the crown holds
page-takes-seal = { $name } takes the royal seal
page-keeps-seal = { $name } keeps the royal seal
page-has-won = won
page-has-lost = lost

# --- players and the end
page-castles = Castles
page-cards = Cards
page-land = land
page-vp = { $number ->
    [one] point
   *[other] points
}
page-announced = announced
page-shielded = shielded by the Pope
page-small-towns = Small towns
page-big-towns = Big towns
page-cathedrals = Cathedrals
page-territories = Territories
page-markers = Markers left
page-points = Points
page-last-announced = Last announced
page-gained-since = Points seen since then
page-in-the-box = Decks and box
page-seen-cards = Known to be in hand
page-spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
page-largest = largest
page-second = second
page-way-of-crown = The way of the crown, by round

# --- drawn examples in the rulebook
page-example-build = A castle on a mountain, a small town on a meadow, a big town on a meadow octagon and the square beside it. The forest stays empty; on the meadow between, a town would touch both others.
page-example-expand = Build Town has two shields: first the forest beside the castle, then the mountain behind it, for 1 AP each.
page-example-attack = The defender has one castle, and his Ambush strikes the Leader. A 1 that is left is not higher than 1; a 2 is.
page-example-revolt = Rebels: four open swords, 4 and 1 in cards, and an Ambush that strikes the king’s Leader. King: two crown votes at 2, and 2 and 1 in cards. The rebels have more and win.
page-example-people = The king has won with five swords open: half of them stay, rounded up. The other 19 people cards are shuffled.
page-example-scoring = The largest territory, five connected spaces, brings 5 points, the second-largest, three spaces, 2. A single space brings nothing.
page-example-against = against

# --- what the lines of the count are counted in
page-unit-before = won in play
page-unit-castles = 1 point each
page-unit-cathedrals = 1 point each
page-unit-small-towns = 1 point each
page-unit-big-towns = 1 point each
page-unit-largest = points
page-unit-second = points
page-unit-king = points
page-unit-total = points
