# Words of the page for this game only.
page-folio-turn = { $name_is ->
    [you] Round { $round } · you have { $points ->
        [one] 1 action point
       *[other] { $points } action points
    } left
   *[other] Round { $round } · { $name } has { $points ->
        [one] 1 action point
       *[other] { $points } action points
    } left
}
page-folio-revolt = { $name_is ->
    [you] Round { $round } · you lead a revolt
   *[other] Round { $round } · { $name } leads a revolt
}
page-folio-setup = The land takes shape · the crown needs { $threshold } points
page-folio-over = Round { $round } · the game is over
page-next = next
page-map = Map
page-state = King, decks and people

# --- spaces
page-space = { $space }, { $terrain }
page-land-of = { $name_is ->
    [you] Your land.
   *[other] { $name }’s land.
}
page-castle-of = { $name_is ->
    [you] Your castle.
   *[other] { $name }’s castle.
}
page-town-of = { $name_is ->
    [you] Your small town.
   *[other] { $name }’s small town.
}
page-big-town-of = { $name_is ->
    [you] Your big town.
   *[other] { $name }’s big town.
}
page-cathedral-of = { $name_is ->
    [you] Your big town with a cathedral.
   *[other] { $name }’s big town with a cathedral.
}
page-attack-needs = An attack here takes a strength above { $number }.
page-pope-shields = { $name_is ->
    [you] The Pope shields you.
   *[other] The Pope shields { $name }.
}

# --- beside the map
page-is-king = { $name_is ->
    [you] You are king
   *[other] { $name } is king
}
page-king-castles = { $number ->
    [0] No castle: any strength will do in an attack
    [one] 1 castle: an attack must be stronger than 1
   *[other] { $number } castles: an attack must be stronger than { $number }
}
page-no-king = There is no king
page-no-king-castle = Whoever builds the first castle takes the crown.
page-no-king-both = The first to own a castle and a town takes the crown.
page-papal-until = { $name_is ->
    [you] Papal Visit: you are shielded
   *[other] Papal Visit: { $name } is shielded
}
page-end-near = { $number ->
    [0] The next card could be Game End
    [one] After 1 more card, Game End could come
   *[other] After { $number } more cards, Game End could come
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
    [one] 1 open sword
   *[other] { $number } open swords
}
page-swords-shown = { $number ->
    [one] open sword
   *[other] open swords
}
page-swords-hidden = , { $swords } still among the { $cards } cards of the pile
page-supply = In the supply: { $castle } castles, { $small_town } small and { $big_town } big towns, { $cathedral } cathedrals

# --- one's own
page-your-hand = Your hand
page-your-cards = Your letter
page-any-cards = any cards, or none; they leave your hand
page-no-cards = You have no cards.
page-points-left = { $number ->
    [one] 1 point left
   *[other] { $number } points left
}
page-own-points = { $number ->
    [one] 1 victory point
   *[other] { $number } victory points
}
page-counts = Counts as { $number }
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
page-text-incite = Reveal 3 people cards
page-text-build_castle = On your own mountain
page-text-build_cathedral = In your big town
page-text-build_town = On your own meadow
page-text-ambush = Strikes their best card
page-text-truce = Calls it off
page-text-papal_visit = Shields you for a round
page-text-town_scoring = All but the king score towns
page-text-unrest = Reveal 2 people cards
page-text-game_end = The game is over
page-help-leader_3 = Lends strength 3 to an attack or a revolt, or expands your land.
page-help-leader_4 = Lends strength 4 to an attack or a revolt, or expands your land.
page-help-incite = Reveals three people cards, lends strength, or expands your land.
page-help-build_castle = Builds a castle on one of your mountains, lends strength, or expands your land.
page-help-build_cathedral = Adds a cathedral to one of your big towns, lends strength, or expands your land.
page-help-build_town = Builds a town on one of your meadows (a big one on an octagon and a square), lends strength, or expands your land.
page-help-ambush = Strikes the strongest card against you in an attack or a revolt, or expands your land.
page-help-truce = Calls off an attack on you or a whole revolt, or expands your land.
page-help-papal_visit = Until your next turn nobody can attack you, nor revolt against you if you are king. It can also lend strength or expand your land.

# --- the prompt
page-do-draw = Draw
page-do-revolt = Revolt
page-do-occupy = Occupy
page-do-expand = Expand
page-do-expand-two = Two spaces
page-do-incite = Incite
page-do-papal-visit = Invite the Pope
page-do-castle = Castle
page-do-town = Small town
page-do-big-town = Big town
page-do-cathedral = Cathedral
page-do-attack = Attack
page-do-end-turn = End turn
page-with-card = With { $card }
page-without-card = Without a card
page-what-with = What will you do with { $card }?
page-build = Build
page-take-it = Take it
page-places = { $number ->
    [one] 1 place
   *[other] { $number } places
}
page-comes-lapse = { $number ->
    [0] nothing is left
    [one] 1 point lapses
   *[other] { $number } points lapse
}
page-comes-draw = { $number ->
    [one] the last card
   *[other] from { $number } cards
}
page-comes-revolt = against { $name }
page-comes-people = reveals { $number } people cards
page-comes-attack = { $number ->
    [0] against no castle
    [one] against 1 castle
   *[other] against { $number } castles
}
page-comes-tax = { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $people ->
    [one] 1 people card revealed
   *[other] { $people } people cards revealed
}
page-comes-no-tax = no points, no people card
page-comes-pass = the space is lost
page-comes-truce = the attack is called off
page-comes-held = strength { $strength } is left: you keep the space
page-comes-lost = strength { $strength } is left: the space is lost
page-comes-papal-visit = nobody attacks you until your next turn
page-comes-points = { $number ->
    [one] 1 point at the end
   *[other] { $number } points at the end
}
page-comes-point = { $number ->
    [one] point at the end
   *[other] points at the end
}
page-comes-paid = { $number ->
    [one] 1 point paid
   *[other] { $number } points paid
}
page-comes-cards-left = { $number ->
    [one] 1 card left
   *[other] { $number } cards left
}
page-really-castle = Build a castle here?
page-really-town = Build a small town here?
page-really-big-town = Build a big town here?
page-really-cathedral = Add a cathedral here?
page-really-place = Take this space?
page-hint-gold = { $use }: click one of the golden spaces.
key-draw = D
key-revolt = R
key-occupy = O
key-expand = E
key-expand-two = W
key-incite = I
key-papal-visit = P
key-castle = C
key-town = S
key-big-town = B
key-cathedral = H
key-attack = A
key-end-turn = T
page-seal = Seal
page-attack = Attack
page-turn = Turn it
page-lay-here = Lay it here
page-choose-place = Choose a place on the map.
page-hint-element = Gold marks show where it fits. Choose one, then lay the element.
page-hint-marker = Golden spaces are open to you.
page-hint-action = Choose a card to see all it can do, or do something without one. The lozenge is the price in action points.
page-hint-square = Now click the square that the big town will cover as well.
page-hint-letter = In your letter: { $what }.
page-hint-letter-empty = Your letter is still empty.
page-hint-attack = Strength { $strength } against { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}.

# --- the revolt
page-rises = { $name_is ->
    [you] You rise against { $king }
   *[other] { $king_is ->
        [you] { $name } rises against you
       *[other] { $name } rises against { $king }
    }
}
page-all-at-once = Votes and cards stay sealed until everyone is done. Then all letters open at once.
page-crown-worth = a vote counts 2
page-sword-worth = a vote reveals 2 people cards
page-king-open = the king’s vote lies open
page-leader-open = the ringleader’s vote lies open
page-if-crown = { $name_is ->
    [you] A tie is enough for you. If the crown holds, you score 2 for each of your cathedrals, and an ally 1 for each of theirs.
   *[other] A tie is enough for { $name }. If the crown holds, the king scores 2 for each cathedral, and an ally 1 for each of theirs.
}
page-if-sword = { $cards ->
    [one] The one people card left in the pile shows { $swords ->
        [0] no sword
       *[other] a sword
    }.
   *[other] Of the { $cards } people cards in the pile, { $swords ->
        [one] 1 shows a sword
       *[other] { $swords } show a sword
    }.
} { $name_is ->
    [you] If the sword wins, you become king and score 1 per castle and 2 per cathedral; each ally scores 1 per cathedral.
   *[other] If the sword wins, { $name } becomes king and scores 1 per castle and 2 per cathedral; each ally scores 1 per cathedral.
}
page-known = Known so far
page-in-secret = in secret
page-yours-open = yours is open
page-yours-sealed = sealed
page-letters-open = The letters are open
page-king = king
page-leader = leads the revolt
page-joins = joins in
page-crown-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
page-sword-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, { $people ->
    [0] no people card revealed
    [one] 1 people card revealed
   *[other] { $people } people cards revealed
}
page-people-name = People
page-open-and-new = { $open } open, { $people } newly revealed
page-step-votes-name = Votes
page-step-truce-name = Truce
page-step-people-name = People
page-step-ambush-name = Ambush
page-step-sum-name = Sum
page-step-votes = { $crowns } against { $swords }
page-step-truce = called off: all other cards return to their hands
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
page-sum-vote = { $name_is ->
    [you] Your vote
   *[other] { $name }’s vote
}
page-sum-card = { $name_is ->
    [you] You: { $card }
   *[other] { $name }: { $card }
}
page-sum-struck = { $what }, struck by the ambush
page-sum-open = Swords already open
page-sum-new = { $people ->
    [0] No people card revealed
    [one] Swords on the 1 people card revealed
   *[other] Swords among the { $people } people cards revealed
}
page-sword-wins = { $high } to { $low }: the sword wins
page-crown-holds = { $high } to { $low }: the crown holds
page-tie-holds = { $high } to { $low }: a tie, and the crown holds
page-takes-seal = { $name_is ->
    [you] You take the royal seal
   *[other] { $name } takes the royal seal
}
page-keeps-seal = { $name_is ->
    [you] You keep the royal seal
   *[other] { $name } keeps the royal seal
}
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
page-gained-since = Gained since then
page-in-the-box = Decks and supply
page-seen-cards = Known to be in hand
page-spaces = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}
page-largest = largest
page-second = second
page-way-of-crown = The crown’s journey, round by round

# --- drawn examples in the rulebook
page-example-build = A castle on a mountain, a small town on a meadow, a big town on a meadow octagon and the square beside it. The forest stays empty; on the meadow between, a town would touch both others.
page-example-expand = Build Town has two shields: first the forest beside the castle, then the mountain behind it, for 1 AP each.
page-example-attack = The defender has one castle, and his Ambush strikes the Leader. The 1 that is left is not higher than 1; a 2 would be.
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
page-good-points = points
page-good-castles = castles
page-good-land = spaces
page-good-cards = cards

# --- the map in words
page-place-of = row { $row }, column { $column }
page-free = free
page-yours = yours
page-a-castle = castle
page-a-town = small town
page-a-big-town = big town
page-a-cathedral = big town with a cathedral
page-around = Around it: { $what }.
page-beside = { $side }: { $what }
page-side-n = above
page-side-ne = above right
page-side-e = right
page-side-se = below right
page-side-s = below
page-side-sw = below left
page-side-w = left
page-side-nw = above left
page-called = In the list of answers: { $space }.
