# Krone & Schwert: every sentence of the game.

game-title = Crown & Sword
game-line = Spread out, build, seize the crown, and be the richest when the last card comes.

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
ground = { $places ->
    [named] { $space }
   *[seen] { $terrain_id ->
        [meadow] a meadow
        [mountain] a mountain
       *[forest] a forest
    }
}
built-on = { $places ->
    [named] { $square ->
        [none] {" on "}{ $space }
       *[other] {" on "}{ $space } and { $square }
    }
   *[seen] {""}
}

# --- what is asked
ask-element = Lay element { $element } so that it interlocks with the board.
ask-marker = Place a marker on a free space with no occupied neighbour.
ask-re-entry = You have no space left: place up to two markers on free spaces, at no cost.
ask-tax = Collect taxes? They bring { $castles ->
    [one] 1 point
   *[other] { $castles } points
}, but one people card is revealed.
ask-action = You have { $ap ->
    [one] 1 action point
   *[other] { $ap } action points
} left.
ask-space = Which space do you expand to?
ask-second-space = And which space next?
ask-occupy = Which free space do you occupy?
ask-attack-cards = Choose cards for the attack: together they must be stronger than { $castles ->
    [one] 1 castle
   *[other] { $castles } castles
}.
ask-defence = { $who } attacks you on { ground } with { $cards }. Let it happen, or play a card?
ask-vote = { $who } leads a revolt against { $king }: crown or sword?
ask-vote-cards = Which cards do you commit?
ask-leader-cards = Your sword lies open: which cards do you commit?
ask-king-cards = { $who } leads a revolt against you. Your crown lies open: which cards do you commit?
ask-over = The game is over.
wait-element = { $who } is laying element { $element }.
wait-marker = { $who } is placing a marker.
wait-re-entry = { $who } may return to the board.
wait-tax = { $who } is deciding whether to collect taxes.
wait-action = It is { $who }’s turn.
wait-defence = { $who } is answering the attack.
wait-revolt = { $who } leads a revolt: votes and cards are being sealed.

# --- buttons
label-end-turn = End turn
label-draw = Draw a card
label-revolt = Declare a revolt
label-incite = Play Incite
label-papal-visit = Play Papal Visit
label-that-is-all = That is all
label-tax = Collect taxes
label-no-tax = No taxes
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
refusal-overlaps = Another element already lies there.
refusal-too-loose = The element must touch the board along at least three pairs of octagons.
refusal-leaves-a-gap = A square between four octagons would be left empty.
refusal-leaves-a-hole = An octagon between four others would be left empty.
refusal-no-such-card = You do not have { $card ->
    [none] that card
   *[other] { $card }
}.
refusal-not-enough-ap = You have too few action points for that: { $ap ->
    [one] only 1 left
   *[other] only { $ap } left
}.
refusal-no-castle-left = There are no castles left in the supply.
refusal-no-town-left = There are no small towns left in the supply.
refusal-no-big-town-left = There are no big towns left in the supply.
refusal-no-cathedral-left = There are no cathedrals left in the supply.
refusal-no-marker-left = You do not have enough markers left.
refusal-not-yours = { $places ->
    [named] { $space } is not yours.
   *[seen] This space is not yours.
}
refusal-not-a-mountain = Castles can only be built on mountains.
refusal-not-a-meadow = Towns can only be built on meadows.
refusal-already-built = There is already a building there.
refusal-touches-a-town = A town must not touch another town, whoever owns it.
refusal-only-on-octagons = At this table small towns can only be built on octagons.
refusal-not-octagon-and-square = A big town covers one octagon and one square.
refusal-not-side-by-side = The two spaces of a big town must be adjacent.
refusal-no-big-town-there = A cathedral needs a big town of your own.
refusal-has-a-cathedral = This big town already has its cathedral.
refusal-no-people-left = There are no people cards left to reveal: Incite would do nothing.
refusal-pope-is-here = You already have a Papal Visit in front of you.
refusal-nothing-to-draw = There are no cards left to draw.
refusal-too-few-shields = { $card } has only one shield, so it reaches one space.
refusal-grow-first = Choose a card to expand here with.
refusal-not-adjacent = This space does not border any of yours.
refusal-no-room = There is not enough free space next to yours.
refusal-needs-all-ap = Occupying a space takes all three action points.
refusal-not-in-round-one = There are no attacks in the first round.
refusal-one-attack = You can only attack once a turn.
refusal-your-own = This space is already yours.
refusal-nobodys = Nobody owns this space: there is nothing to attack.
refusal-built-is-safe = Spaces with a building cannot be attacked.
refusal-protected = A Papal Visit protects the owner of this space.
refusal-too-weak = The cards must be stronger than all the owner’s castles: { $owner_castles }.
refusal-no-fighters = None of your cards has a combat value.
refusal-cannot-fight = { $card } has no combat value.
refusal-in-order = Name the cards in the order of the card table.
refusal-no-king = There is no king to revolt against.
refusal-king-cannot = A king cannot revolt against himself.
refusal-king-protected = A Papal Visit protects the king.
refusal-needs-castle-and-town = You need a castle and a town to lead a revolt.
refusal-one-revolt = At this table only one revolt a turn is allowed.
refusal-vote-first = Choose crown or sword first.
refusal-vote-is-fixed = The ringleader votes sword and the king crown: only the cards are yours to choose.
refusal-voted = You have already voted.
refusal-not-now = That is not the question now.
refusal-finish-this = First finish what you have started.
refusal-other-element = A different element has to be laid now.

# --- the story
told-element-drawn = { $who_is ->
    [you] You draw element { $element }.
   *[other] { $who } draws element { $element }.
}
told-element-laid = { $who_is ->
    [you] You lay element { $element }.
   *[other] { $who } lays element { $element }.
}
told-dealt = { $who_is ->
    [you] You are dealt { $cards }.
   *[other] { $who } is dealt { $cards }.
}
told-red-put-back = { $who_is ->
    [you] You show { $card }; it goes back into the deck.
   *[other] { $who } shows { $card }; it goes back into the deck.
}
told-marker-placed = { $who_is ->
    [you] You settle on { ground }.
   *[other] { $who } settles on { ground }.
}
told-round-begins = Round { $round } begins.
told-turn-begins = { $who_is ->
    [you] It is your turn.
   *[other] It is { $who }’s turn.
}
told-pope-leaves = { $who_is ->
    [you] The Pope takes his leave of you.
   *[other] The Pope takes his leave of { $who }.
}
told-re-entered = { $who_is ->
    [you] You return to the board on { ground }.
   *[other] { $who } returns to the board on { ground }.
}
told-taxed = { $who_is ->
    [you] You tax { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }.
   *[other] { $who } taxes { $castles ->
        [one] 1 castle
       *[other] { $castles } castles
    }.
}
told-waived = { $who_is ->
    [you] You collect no taxes.
   *[other] { $who } collects no taxes.
}
told-people = { $shows ->
    [sword] The people bare a sword.
   *[crown] The people cheer the crown.
}
told-drew = { $who_is ->
    [you] { $card_id ->
        [none] You draw a card.
       *[other] You draw { $card }.
    }
   *[other] { $card_id ->
        [none] { $who } draws a card.
       *[other] { $who } draws { $card }.
    }
}
told-drew-red = { $who_is ->
    [you] { $counts ->
        [0] You draw { $card }; without a king it does nothing.
       *[other] You draw { $card }!
    }
   *[other] { $counts ->
        [0] { $who } draws { $card }; without a king it does nothing.
       *[other] { $who } draws { $card }!
    }
}
told-drew-nothing = { $who_is ->
    [you] You find no card to keep.
   *[other] { $who } finds no card to keep.
}
told-reshuffled = The discard is shuffled in: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck.
told-gained = { $who_is ->
    [you] You gain { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } gains { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
told-built = { $who_is ->
    [you] { $building ->
        [castle] You build a castle{ built-on }.
        [town] You build a small town{ built-on }.
        [big-town] You build a big town{ built-on }.
       *[cathedral] You build a cathedral{ built-on }.
    }
   *[other] { $building ->
        [castle] { $who } builds a castle{ built-on }.
        [town] { $who } builds a small town{ built-on }.
        [big-town] { $who } builds a big town{ built-on }.
       *[cathedral] { $who } builds a cathedral{ built-on }.
    }
}
told-incited = { $who_is ->
    [you] You incite the people.
   *[other] { $who } incites the people.
}
told-pope-comes = { $who_is ->
    [you] The Pope pays you a visit.
   *[other] The Pope pays { $who } a visit.
}
told-expanded = { $who_is ->
    [you] You expand to { ground } with { $card }.
   *[other] { $who } expands to { ground } with { $card }.
}
told-occupied = { $who_is ->
    [you] You occupy { ground }.
   *[other] { $who } occupies { ground }.
}
told-attacked = { $who_is ->
    [you] You attack { $other } on { ground } with { $cards }.
   *[other] { $other_is ->
        [you] { $who } attacks you on { ground } with { $cards }.
       *[other] { $who } attacks { $other } on { ground } with { $cards }.
    }
}
told-answered = { $who_is ->
    [you] { $answer ->
        [pass] You let it happen.
        [truce] You play Truce!
       *[ambush] You play Ambush!
    }
   *[other] { $answer ->
        [pass] { $who } lets it happen.
        [truce] { $who } plays Truce!
       *[ambush] { $who } plays Ambush!
    }
}
told-struck = { $who_is ->
    [you] You lose { $card } in the ambush.
   *[other] { $who } loses { $card } in the ambush.
}
told-conquered = { $who_is ->
    [you] You take { ground } from { $other }.
   *[other] { $other_is ->
        [you] { $who } takes { ground } from you.
       *[other] { $who } takes { ground } from { $other }.
    }
}
told-repelled = { $who_is ->
    [you] Your attack is beaten off.
   *[other] { $who }’s attack is beaten off.
}
told-called-off = { $who_is ->
    [you] The attack is called off; you take your cards back.
   *[other] The attack is called off; { $who } takes the cards back.
}
told-revolt-declared = { $who_is ->
    [you] You lead a revolt against { $king }!
   *[other] { $king_is ->
        [you] { $who } leads a revolt against you!
       *[other] { $who } leads a revolt against { $king }!
    }
}
told-revealed = { $who_is ->
    [you] You: { $vote ->
        [crown] crown
       *[sword] sword
    }, { $many ->
        [0] no cards
       *[other] { $cards }
    }.
   *[other] { $who }: { $vote ->
        [crown] crown
       *[sword] sword
    }, { $many ->
        [0] no cards
       *[other] { $cards }
    }.
}
told-revolt-void = A truce: the revolt is called off, and all other cards return to their hands.
told-counted = Rebels: { $swords ->
    [one] { $swords } open sword
   *[other] { $swords } open swords
} and { $force } in cards. King: { $crowns ->
    [one] { $crowns } crown vote at { $worth }
   *[other] { $crowns } crown votes at { $worth } each
} and { $guard } in cards.
told-king-holds = { $who_is ->
    [you] You remain king: { $rebels } against { $loyal }.
   *[other] { $who } remains king: { $rebels } against { $loyal }.
}
told-rebels-win = { $who_is ->
    [you] Your rebels win: { $rebels } against { $loyal }.
   *[other] { $who }’s rebels win: { $rebels } against { $loyal }.
}
told-crowned = { $who_is ->
    [you] Long live the king: you wear the crown!
   *[other] Long live the king: { $who } wears the crown!
}
told-announced = { $who_is ->
    [you] You announce { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $who } announces { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
}
told-end-phase = The end is near: Game End is now among the bottom cards of a deck of { $deck }.
told-turn-ends = { $who_is ->
    [you] You end your turn.
   *[other] { $who } ends the turn.
}
told-game-ends = { $why ->
    [card] { $who_is ->
        [you] You draw Game End: the game is over.
       *[other] { $who } draws Game End: the game is over.
    }
    [board] { $who_is ->
        [you] You take the last free space: the game is over.
       *[other] { $who } takes the last free space: the game is over.
    }
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
tie-shared = Equal on points: the victory is shared.

# --- options
option-first_king = Who becomes the first king?
option-first_king-first_castle = Whoever builds the first castle is king at once.
option-first_king-castle_and_town = The first to own a castle and a town becomes king.
option-leader_requirement = Who may lead a revolt?
option-leader_requirement-castle_and_town = You need a castle and a town to lead a revolt.
option-leader_requirement-none = Anyone but the king may lead a revolt.
option-elements = How many elements make up the board?
option-elements-players = As many elements as players.
option-elements-players_minus_one = One element fewer than players (4 or 5 players).
option-assembly = Who lays the board?
option-assembly-by_players = Each player lays an element.
option-assembly-random = The board is laid at random.
option-assembly-preset = The board is laid as shown in the rules.
option-small_town_shape = Where can small towns be built?
option-small_town_shape-any = Small towns can be built on any meadow.
option-small_town_shape-octagon_only = Small towns can only be built on octagons.
option-revolts_per_turn = How many revolts are allowed in a turn?
option-revolts_per_turn-unlimited = As many revolts as action points allow.
option-revolts_per_turn-one = One revolt a turn.
option-territory_ties = What if territories are the same size?
option-territory_ties-dense = The second-largest size always scores.
option-territory_ties-competition = If players tie for the largest territory, the second-largest does not score.
option-hidden_vp = Are points hidden?
option-hidden_vp-true = Points are hidden behind screens.
option-hidden_vp-false = All points are open.
option-max_rounds = After how many rounds do the points decide?
option-max_rounds-number = After { $number } rounds, the points decide.
option-people_swords = How many people cards show a sword?
option-people_swords-data = As many as in the box.
option-people_swords-number = { $number } people cards show a sword.
preset-standard = As in the rules
preset-as_reviewed = First king with castle and town

# --- the terminal
screen-map-part = Part { $number } of { $parts }, from west to east
screen-octagon = octagon
screen-square = square
screen-owner = owner
screen-castle = castle
screen-town = town
screen-big-town = big town
screen-cathedral = big town with cathedral
screen-element = Element { $element }, not turned:
screen-seat = cards { $cards }, points { $vp }, castles { $castles }, spaces { $spaces }, markers left { $markers }, territories { $territories }
screen-deck = Deck { $deck }, discard { $discard }
screen-people = Open swords { $swords }; in the pile: swords { $left }, crowns { $crowns }
screen-end-phase = End phase: Game End is one of the last 21 cards.
screen-turn = Round { $round }, { $ap ->
    [one] { $ap } action point
   *[other] { $ap } action points
}
screen-hand = Your hand (combat/shields/points)

# --- odds
odds-attack = { $places ->
    [named] The attack on { $space } succeeds
   *[seen] The attack succeeds
}
odds-revolt = The revolt succeeds
odds-king-holds = The king holds out
odds-card = You get a card
odds-game-end = The game ends
odds-tax = { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
}
odds-swords = { $swords ->
    [one] A sword is revealed
   *[other] { $swords } swords or more are revealed
}
odds-space-kept = You keep the space
odds-shielded = Nobody can attack you until your next turn
odds-crown = You take the crown
odds-walls = { $castles ->
    [one] Attacks on you need more than 1
   *[other] Attacks on you need more than { $castles }
}
odds-building = One more point in the final count
odds-territory = { $spaces ->
    [one] Your largest territory: 1 space
   *[other] Your largest territory: { $spaces } spaces
}
