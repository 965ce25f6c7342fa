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
page-seal = Seal
page-attack = Attack
page-turn = Turn it
page-lay-here = Lay it here
page-choose-place = Choose a place on the map.
page-hint-element = Gold marks show where it fits. Look at one, then lay it.
page-hint-marker = Golden spaces are open to you.
page-hint-action = Pick up a card, click a golden space, or draw.
page-hint-square = A big town: click its square on the map.
page-hint-letter = In your letter: { $what }.
page-hint-letter-empty = Nothing is in your letter yet.
page-hint-attack = Strength { $strength } against { $needs ->
    [one] 1 castle
   *[other] { $needs } castles
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
page-won = won
page-lost = lost

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
page-seen-cards = Known to be in hand
page-spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
page-largest = largest
page-second = second
page-way-of-crown = The way of the crown, by round
