# Words of the page for this game only.
page-ks-folio-turn = Round { $round } · { $name } has { $points ->
    [one] 1 action point
   *[other] { $points } action points
} left
page-ks-folio-revolt = Round { $round } · { $name } leads a revolt
page-ks-folio-setup = The land is laid out · the crown needs { $threshold } points
page-ks-folio-over = Round { $round } · the game is over
page-ks-next = next
page-ks-map = Map
page-ks-state = King, decks and people

# --- spaces
page-ks-space = { $space }, { $terrain }
page-ks-land-of = Land of { $name }.
page-ks-castle-of = A castle of { $name }.
page-ks-town-of = A small town of { $name }.
page-ks-big-town-of = A big town of { $name }.
page-ks-cathedral-of = A big town of { $name } with a cathedral.
page-ks-attack-needs = An attack here needs more than { $number }.
page-ks-pope-shields = The Pope shields { $name }.

# --- beside the map
page-ks-is-king = { $name } is king
page-ks-king-castles = { $number ->
    [0] No castle, so any strength will do against him
    [one] 1 castle, so an attack needs more than 1
   *[other] { $number } castles, so an attack needs more than { $number }
}
page-ks-no-king = There is no king
page-ks-no-king-castle = The builder of the first castle takes the crown.
page-ks-no-king-both = The first to own a castle and a town takes the crown.
page-ks-papal-until = Papal Visit: { $name } is shielded
page-ks-end-near = { $number ->
    [0] Game End may be the next card
    [one] After 1 more card Game End may come
   *[other] After { $number } more cards Game End may come
}
page-ks-last-revolt = See the last revolt
page-ks-event-deck = Event deck
page-ks-deck-facts = { $number ->
    [one] 1 card
   *[other] { $number } cards
} left.
page-ks-events = events
page-ks-discard = Cards played
page-ks-none-played = None yet.
page-ks-played = played
page-ks-people-pile = People cards
page-ks-pile-facts = In the pile: { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
} and { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}.
page-ks-people-cards = people
page-ks-the-people = The people
page-ks-swords-open = { $number ->
    [one] 1 sword in the open
   *[other] { $number } swords in the open
}
page-ks-swords-shown = { $number ->
    [one] sword in the open
   *[other] swords in the open
}
page-ks-swords-hidden = , { $swords } still among the { $cards } cards of the pile
page-ks-supply = In the box: { $castle } castles, { $small_town } small and { $big_town } big towns, { $cathedral } cathedrals

# --- one's own
page-ks-your-hand = Your hand
page-ks-your-cards = Your letter
page-ks-any-cards = any cards, also none; they leave your hand
page-ks-no-cards = You have no cards.
page-ks-points-left = { $number ->
    [one] 1 point left
   *[other] { $number } points left
}
page-ks-own-points = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}
page-ks-counts = Counts { $number }
page-ks-name-leader_3 = { card-leader_3 }
page-ks-name-leader_4 = { card-leader_4 }
page-ks-name-incite = { card-incite }
page-ks-name-build_castle = { card-build_castle }
page-ks-name-build_cathedral = { card-build_cathedral }
page-ks-name-build_town = { card-build_town }
page-ks-name-ambush = { card-ambush }
page-ks-name-truce = { card-truce }
page-ks-name-papal_visit = { card-papal_visit }
page-ks-name-town_scoring = { card-town_scoring }
page-ks-name-unrest = { card-unrest }
page-ks-name-game_end = { card-game_end }
page-ks-text-leader_3 = Strength only
page-ks-text-leader_4 = Strength only
page-ks-text-incite = Turn up 3 people
page-ks-text-build_castle = On your own mountain
page-ks-text-build_cathedral = In your big town
page-ks-text-build_town = On your own meadow
page-ks-text-ambush = Strikes their best card
page-ks-text-truce = Calls it off
page-ks-text-papal_visit = Shields you for a round
page-ks-text-town_scoring = All but the king score towns
page-ks-text-unrest = Turn up 2 people
page-ks-text-game_end = The game is over
page-ks-help-leader_3 = Lends strength 3 to an attack or a revolt, or expands your land.
page-ks-help-leader_4 = Lends strength 4 to an attack or a revolt, or expands your land.
page-ks-help-incite = Turns up three people cards, lends strength, or expands your land.
page-ks-help-build_castle = Builds a castle on a mountain of yours, lends strength, or expands your land.
page-ks-help-build_cathedral = Adds a cathedral to a big town of yours, lends strength, or expands your land.
page-ks-help-build_town = Builds a town on a meadow of yours (a big one on an octagon and a square), lends strength, or expands your land.
page-ks-help-ambush = Strikes the strongest card against you in an attack or a revolt, or expands your land.
page-ks-help-truce = Calls off an attack on you or a whole revolt, or expands your land.
page-ks-help-papal_visit = Until your next turn nobody attacks you, or revolts against you as king. It may also lend strength or expand your land.

# --- the prompt
page-ks-do-draw = Draw
page-ks-do-revolt = Revolt
page-ks-do-occupy = Occupy
page-ks-do-expand = Expand
page-ks-do-expand-two = Expand by two
page-ks-do-play = Play it
page-ks-do-town = Small town
page-ks-do-big-town = Big town, { $square }
page-ks-seal = Seal
page-ks-attack = Attack
page-ks-turn = Turn it
page-ks-lay-here = Lay it here
page-ks-choose-place = Choose a place on the map.
page-ks-hint-element = Gold marks show where it fits. Look at one, then lay it.
page-ks-hint-marker = Golden spaces are open to you.
page-ks-hint-action = Take a card, a golden space, or draw.
page-ks-hint-square = A big town: click its square on the map.
page-ks-hint-letter = In your letter: { $what }.
page-ks-hint-letter-empty = Nothing is in your letter yet.
page-ks-hint-attack = Strength { $strength } against { $needs ->
    [one] 1 castle
   *[other] { $needs } castles
}.

# --- the revolt
page-ks-rises = { $name } rises against { $king }
page-ks-all-at-once = Votes and cards stay sealed until all are in. Then everything opens at once.
page-ks-crown-worth = a vote counts 2
page-ks-sword-worth = a vote turns up 2 people
page-ks-king-open = the king’s vote lies open
page-ks-leader-open = the leader’s vote lies open
page-ks-if-crown = A tie is enough for { $name }. If the crown holds, the king scores 2 for each cathedral of his, an ally 1 for each of theirs.
page-ks-if-sword = Of the { $cards } people in the pile, { $swords } carry a sword. If the sword wins, { $name } is king, scores 1 for each castle and 2 for each cathedral, and each ally 1 per cathedral.
page-ks-known = Known so far
page-ks-in-secret = in secret
page-ks-yours-open = yours is open
page-ks-yours-sealed = sealed
page-ks-letters-open = The letters are open
page-ks-king = king
page-ks-leader = leads the revolt
page-ks-joins = joins
page-ks-crown-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
page-ks-sword-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $people ->
    [0] nobody turns up
    [one] 1 person turns up
   *[other] { $people } people turn up
}
page-ks-people-name = People
page-ks-open-and-new = { $open } open, { $people } turned up
page-ks-step-votes-name = Votes
page-ks-step-truce-name = Truce
page-ks-step-people-name = People
page-ks-step-ambush-name = Ambush
page-ks-step-sum-name = Sum
page-ks-step-votes = { $crowns } against { $swords }
page-ks-step-truce = called off: the other cards go home
page-ks-step-no-truce = none, so it is fought
page-ks-step-people = { $swords ->
    [one] 1 sword
   *[other] { $swords } swords
}, { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
page-ks-step-no-ambush = none
page-ks-to-sum = To the sum
page-ks-back-to-map = Back to the map
page-ks-again = See it again
page-ks-sum-vote = Vote of { $name }
page-ks-sum-card = { $name }: { $card }
page-ks-sum-struck = { $what }, struck by the ambush
page-ks-sum-open = Swords already in the open
page-ks-sum-new = { $people ->
    [0] Nobody turned up
    [one] Swords among the 1 turned up
   *[other] Swords among the { $people } turned up
}
page-ks-sword-wins = { $high } to { $low }: the sword wins
page-ks-crown-holds = { $high } to { $low }: the crown holds
page-ks-tie-holds = { $high } to { $low }: a tie, and the crown holds
page-ks-takes-seal = { $name } takes the royal seal
page-ks-keeps-seal = { $name } keeps the royal seal
page-ks-won = won
page-ks-lost = lost

# --- players and the end
page-ks-castles = Castles
page-ks-cards = Cards
page-ks-land = land
page-ks-vp = { $number ->
    [one] point
   *[other] points
}
page-ks-announced = announced
page-ks-shielded = shielded by the Pope
page-ks-small-towns = Small towns
page-ks-big-towns = Big towns
page-ks-cathedrals = Cathedrals
page-ks-territories = Territories
page-ks-markers = Markers left
page-ks-points = Points
page-ks-last-announced = Last announced
page-ks-gained-since = Points seen since then
page-ks-in-the-box = Decks and box
page-ks-seen-cards = Known to be in hand
page-ks-spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
page-ks-largest = largest
page-ks-second = second
page-ks-way-of-crown = The way of the crown, by round

# --- drawn examples in the rulebook
page-example-build = A castle on a mountain, a small town on a meadow, a big town on a meadow octagon and the square beside it. The forest stays empty; on the meadow between, a town would touch both others.
page-example-expand = Build Town has two shields: first the forest beside the castle, then the mountain behind it, for 1 AP each.
page-example-attack = The defender has one castle, and his Ambush strikes the Leader. A 1 that is left is not higher than 1; a 2 is.
page-example-revolt = Rebels: four open swords, 4 and 1 in cards, and an Ambush that strikes the king’s Leader. King: two crown votes at 2, and 2 and 1 in cards. The rebels have more and win.
page-example-people = The king has won with five swords open: half of them stay, rounded up. The other 19 people cards are shuffled.
page-example-scoring = The largest territory, five connected spaces, brings 5 points, the second-largest, three spaces, 2. A single space brings nothing.
page-ks-example-against = against

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
