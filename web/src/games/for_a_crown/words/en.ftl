# For a Crown: what only the page says.
page-folio-reveal = Round { $round } of { $rounds } · Reveal · card { $card } of { $cards }
page-family-rabbit = Rabbit
page-family-penguin = Penguin
page-family-monkey = Monkey
page-family-flamingo = Flamingo
page-family-croc = Croc
page-or = or
page-either = { $first } or { $second }

# --- the gallery
page-zone-left = Left hall: a scandal costs { $loss }
page-zone-hall = Great hall: a scandal costs { $loss }
page-zone-throne = By the throne: a scandal costs { $loss }
page-zone-short-left = Scandal { $loss }
page-zone-short-hall = Great hall, scandal { $loss }
page-zone-short-throne = Throne { $loss }
page-portrait = { $player_is ->
    [you] { $who } (you), space { $space }, rank { $rank }
   *[other] { $who } ({ $player }), space { $space }, rank { $rank }
}
page-scandal-here = A scandal costs { $loss ->
    [one] one ruby
   *[other] { $loss } rubies
} here.
page-to-left = left
page-to-right = right
page-rank = rank { $rank }
page-rank-long = Rank { $rank } by influence, on space { $space }
page-out = out of the game

# --- the market
page-market-level = Level { $level }
page-opens = Closed until round { $round }
page-opens-short = round { $round }
page-price-in = Round { $round }: price { $price }.
page-free-space = Space { $space }, free
page-closed = not for hire yet
page-copies = { $number ->
    [0] none left
   *[other] { $number } left
}
page-face-down = face down
page-deck = Deck of level { $level }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} face down
page-deck-may-hold = Not seen yet: { $cards }.

# --- the pile and the card that is up
page-event = Event
page-theirs = { $who_is ->
    [you] yours, level { $level }
   *[other] { $who }’s, level { $level }
}
page-step-done = done
page-step-now = now
page-step-next = next
page-die-shows = The die shows
page-burglary-costs = It costs { $rubies ->
    [one] one ruby
   *[other] { $rubies } rubies
}.
page-still-down = { $number ->
    [one] card face down
   *[other] cards face down
}
page-events-in-pile = { $number ->
    [0] no event among them
    [one] event among them
   *[other] events among them
}
page-events-known = Certainly among them: { $events }.
page-events-possible = One that nobody has seen; it could be: { $events }.
page-event-deck = Event deck: { $number ->
    [one] one card
   *[other] { $number } cards
}.
page-reserve = Reserve
page-revealed = Revealed
page-card-of = { $who_is ->
    [you] { $card } (yours)
   *[other] { $card } ({ $who })
}

# --- chests
page-your-chest = Your chest
page-chest = Chest
page-rubies = { $number ->
    [one] ruby
   *[other] rubies
}
page-coins = { $number ->
    [one] coin
   *[other] coins
}
page-coins-number = { $number ->
    [one] one coin
   *[other] { $number } coins
}
page-raccoons = { $number ->
    [one] raccoon
   *[other] raccoons
}
page-raccoons-head = Raccoons
page-heirloom = Heirloom
page-heirloom-worth = heirloom, worth { $worth }
page-yours-in-pile = Your cards
page-card-down = In the pile, face down.
page-card-up = Revealed this round.
page-card-blind = Only you know what it is.
page-cards = Cards
page-no-cards = No card yet.
page-in-pile = { $number ->
    [one] one card in the pile
   *[other] { $number } cards in the pile
}
page-unknown-levels = {""}, unknown: { $levels }
page-began-with = Started with

# --- hints
page-hint-family = Families differ only in their looks.
page-hint-recruit = The card joins the common pile and works for you every round.
page-hint-pay = You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
} and { $rubies ->
    [one] one ruby
   *[other] { $rubies } rubies
}. Rubies are what counts at the end.
page-hint-turn = Nobody knows what is coming.
page-hint-half = You can choose differently each time it comes up.
page-hint-icon = Every effect happens once.
page-hint-raccoon = Whoever has the most raccoons gets burgled.
page-hint-hit = A family with no rubies left must sell its heirloom, or is out.
page-hint-move = Choose a portrait: it goes to the next free space.
page-hint-where = Where to? The lit spaces are free.
page-hint-step = Effect { $now } of { $all }.
page-hint-bribe = Each raccoon costs one coin or one ruby.
page-hint-mage = You get whatever the die shows.

# --- the end
page-nobody = nobody
page-then-count = then rubies and unsold heirlooms are counted
page-order = By influence
page-order-note = nearest the throne first
page-left-to = Left, to { $space }
page-right-to = Right, to { $space }
page-scandal-there = a scandal costs { $loss } there
page-magic-die = The magic die
page-heirloom-sold = sold

# --- drawn examples in the rulebook
page-example-payment = Level 5 costs 5: one coin, both rubies, and 2 more from the heirloom, which is sold for 10. Eight rubies remain.
page-example-mercenaries = On level 1 you choose one of two halves each time. From level 2 on, everything on the card happens, from left to right.
page-example-die = The six faces: ruby; two coins; hit; two raccoons; two moves; ruby and hit.
page-example-burglary = Rabbit and Penguin host three raccoons each, Monkey one: the first two lose 2 rubies each, and their raccoons go home.
page-example-scandal = Portraits on 2, 6, 8 and 9: a Scandal costs their families 2, 1, 1 and no rubies.
page-example-gallery = The portrait on 6 can go left to 4 or right to 9: it jumps over those in its way.
page-example-heirlooms = One ruby, but two are owed: the heirloom is sold for 10 and pays the rest. Nine rubies remain.

# --- what the lines of the count are counted in
page-unit-influence = rubies gained
page-unit-coins = rubies gained
page-unit-raccoons = rubies
page-unit-rubies = 1 point each
page-unit-heirloom = points
page-unit-score = points

# --- what happens, told
page-good-ruby = rubies
page-good-coin = coins
page-good-raccoon = raccoons
page-good-portrait = portrait on space

# --- what comes of an answer
page-pay = Pay
page-recruit = Recruit
page-really-recruit = Recruit { $card }?
page-comes-recruit = { $rounds ->
    [one] joins the common pile, works for you this round
   *[other] joins the common pile, works for you in { $rounds } rounds
}
page-comes-blind = { $rounds ->
    [one] only you will know it, works for you this round
   *[other] only you will know it, works for you in { $rounds } rounds
}
page-comes-left = leaves you { $rubies ->
    [one] one ruby
   *[other] { $rubies } rubies
}
page-comes-sale = sells your heirloom, leaves you { $rubies ->
    [one] one ruby
   *[other] { $rubies } rubies
}
page-comes-bribe = { $number ->
    [0] all your raccoons stay
    [one] then you pay one coin or ruby
   *[other] then you pay { $number } coins or rubies
}
page-comes-raccoon = { $number ->
    [one] then has one raccoon
   *[other] then has { $number } raccoons
}
page-comes-hit = loses a ruby, or must sell the heirloom
page-comes-last-hit = loses a ruby, or is out
page-comes-turn = { $number ->
    [one] the last card of the round
   *[other] one of { $number } cards
}
page-comes-decline = no roll for you
page-comes-pass = no new card for you
# where long words of names may end a line
page-breaks = Appren|tice Black|mailer Chan|cellor Collec|tor Inqui|sitor King|maker Sorcer|ess Spy|mistress Whis|perer
