# Le Royaume des 5 Couronnes on the page.
page-folio-a = { $name_is ->
    [you] Turn { $turn } · phase A, free or challenge · your turn
   *[other] Turn { $turn } · phase A, free or challenge · { $name }
}
page-folio-b = { $name_is ->
    [you] Turn { $turn } · phase B, the knights move · your turn
   *[other] Turn { $turn } · phase B, the knights move · { $name }
}
page-folio-lay = { $name_is ->
    [you] You lay out the cards
   *[other] { $name } lays out the cards
}
page-folio-over = Over after { $turn } turns
page-state-next = next
page-state-turn = to move
page-state-king = King

# places and cards
page-road = The path through the Forest of Dread, from the castle to Kraddoch’s lair: { $number } spaces
page-castle = the castle
page-castle-fact = The knights set out from here, and this is where the crowns come home.
page-lair = Kraddoch’s lair
page-space = space { $number }
page-ways = { $castle } from the castle, { $lair } from the lair.
page-standing = Standing here: { $knights }.
page-card-down = face-down card
page-card-bare = bare
page-guess = Nobody knows this card: { $kinds }.
page-does-trap = A trap holds every knight here: 7 or more with the d12 and power frees them.
page-does-monster = A monster holds every knight here until it is beaten, d12 against d12.
page-does-weapon = A weapon: whoever brings a knight here gains a power pawn.
page-does-treasure = A treasure: whoever brings a knight here wins a treasure of that knight’s colour.
page-does-bare = No card lies here. One is laid face up when the last knight has left.
page-cards = Path cards
page-cards-trap = { $number ->
    [one] one trap
   *[other] { $number } traps
}
page-cards-monster = { $number ->
    [one] one monster
   *[other] { $number } monsters
}
page-cards-weapon = { $number ->
    [one] one weapon
   *[other] { $number } weapons
}
page-cards-treasure = { $number ->
    [one] one treasure
   *[other] { $number } treasures
}
page-none = none
page-talon-rejet = draw pile { $talon }, discard { $rejet }
page-talon-has = In the draw pile, face down: { $number }.
page-rejet-has = In the discard: { $cards }.
page-bank = Bank
page-sold-out = none left
page-crowns-home = Crowns brought home
page-empty = empty
page-crowns-left = Crowns still in the lair: { $knights }.
page-dragon-odds = { $name_is ->
    [you] Against Kraddoch, d6 and power against d12, you win { $percent } of the time.
   *[other] Against Kraddoch, d6 and power against d12, { $name } wins { $percent } of the time.
}

# knights
page-outbound = At { $place }, outward bound: { $left } to the lair.
page-homebound = At { $place }, homeward bound with his crown: { $left } to the castle.
page-held-trap = Caught in a trap.
page-held-monster = Held by a monster.
page-knights = Knights
page-choose-knight = Choose a knight

# dice and moves
page-your-dice = Your dice
page-your-last-die = Your second die
page-the-wizard = The Wizard: a double
page-dice-of = { $name_is ->
    [you] Your dice
   *[other] { $name }’s dice
}
page-by = By { $number }
page-forward = { $number } forward
page-back = { $number } back
page-fights = Kraddoch, { $percent }
page-rests = rests there
page-comes-home = brings his crown home
page-starts-again = starts again
page-free-knights = { $number ->
    [one] One free knight: { $knights }.
   *[other] { $number } free knights: { $knights }.
}
page-all-held = No knight is free.
page-confirm = Confirm
page-exchange = Exchange
page-hint-first = { $knight } goes first, by { $number }.
page-hint-goes = { $knight } goes { $number }.
page-hint-bare = Space { $number } gets a new card, face up.
page-hint-move = Choose a knight for the die in your hand, here or on the path. The other die is for another knight.
page-hint-only = Choose the die that suits you, then the knight. The other die is lost.
page-hint-wizard = Any knight, free or held; whatever holds him vanishes.
page-hint-phase-a = One failure ends your attempts, and so does a duel.
page-hint-duelled = Challenge again, or roll.
page-hint-witch = A seven brings the Witch. Call before the first knight moves; a wrong call costs nothing.
page-hint-lay = Click a bare space, or have the rest laid for you.

# attempts and duels
page-free-a-knight = Free a knight
page-challenge = Challenge a Prince
page-price-turn = if you fail: your turn is over
page-price-pawn = if you fail: a power pawn, then you roll
page-price-pawn-and-turn = if you fail: a power pawn and your turn
page-price-duel = if you lose: a power pawn, a treasure, your turn
page-trap-at = trap on { $number }
page-monster-at = monster on { $number }
page-stake = for { $pawns }
page-no-treasure = no treasure
page-of = { $good } in { $all } rolls
page-die-against-die = die against die
page-no-treasures-yet = none yet
page-escape = Escape
page-fight = Fight
page-challenge-now = Challenge
page-choose-attempt = Choose a knight to free
page-against = against
page-again = a tie: again
page-the-monster = the monster
page-the-dragon = Kraddoch

# treasures, power, orders
page-treasures = Treasures
page-treasures-of = { $name_is ->
    [you] Your treasures
   *[other] { $name }’s treasures
}
page-power-pawns = Power pawns
page-power = { $number ->
    [one] one power pawn
   *[other] { $number } power pawns
}
page-gm = game master
page-is-gm = Game master: went first, and is otherwise a Prince like the rest.
page-your-order = Shabernack’s secret order for you
page-in-place-so-far = { $number ->
    [0] nothing in place yet
    [one] one crown in place
   *[other] { $number } crowns in place
}
page-in-place = in its place
page-not-in-place = no longer possible
page-still-open = still open
page-order-of = Secret order
page-order-secret = Only Shabernack and its owner know it until the end.
page-this-turn = This turn
page-nothing-yet = Nothing yet.
page-has-challenged = Has challenged { $names }.
page-has-rolled = Has rolled { $one } and { $two }.
page-has-moved = Has moved { $knight }.
page-odds = Trap { $trap }, monster { $monster }, dragon { $dragon }.
page-final-order = How the crowns came home, and what Shabernack asked of each Prince
page-undealt = { $number ->
    [one] One order that nobody had
   *[other] { $number } orders that nobody had
}

# --- drawn examples in the rulebook
page-example-moving = A roll of 5 and 2, each for a different knight: Blue moves from 4 to 6, Red from 10 to 15. The treasure that Red passes does nothing.
page-example-escapes = The die shows 5, two power pawns make it 7: that is enough, and a third pawn comes.
page-example-fights = Monster 8 against 7 + 1: equal, so both roll again. Monster 5 against 6 + 1: beaten.
page-example-the-witch = A total of 7, and somebody calls: a treasure of the mover’s choice goes back to the bank. Then he moves by 3 and 4.
page-example-dragon = Against a 3 the knight wins by 3: with his crown he rides home from the lair to 38. Against a 9 he loses by 3 and is thrown back to 38 without it.
page-example-scoring = Three colours lie where the card has them: 12 points. Treasures of these colours count 2 each, the others 1.

# --- what the lines of the count are counted in
page-unit-crowns = points
page-unit-matching = points
page-unit-other = points
page-unit-points = in all
page-unit-final-duel = 1 for a win

# --- what happens, told
page-good-power = power
page-good-treasure = treasures

# --- what comes of an answer
page-wins-in = { $good } in { $all } to win
page-wins-share = { $percent } to win
page-then-roll = no more attempts or duels this turn
page-then-call = a wrong call costs nothing
page-then-take = then you may challenge again, or roll
page-then-pay = goes back to the bank, then you move

# --- keys
page-key-w = W
page-key-w-does = call the Witch
