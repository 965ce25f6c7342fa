# Evenings: opened, joined, dealt, compared.
page-evening = Game night
page-evening-new = Open a game night
page-evening-what = Several tables, one code, the same luck for all: only play decides.
page-evening-called = What is it called?
page-evening-example = Game night at the Golden Lion
page-evening-games = Which games?
page-evening-tables = Tables
page-evening-seats = Seats at each table
page-evening-rounds = Deals
page-evening-form = Who meets whom
page-evening-form-rotate = Seats rotate, tables mix
page-evening-form-swiss = Equals meet (Swiss)
page-evening-form-league = League, by strength (openskill)
page-evening-form-knockout = The better half goes on (knock-out)
page-evening-i-play = I play, too
page-evening-open = Open it
page-evening-too-many-seats = These games cannot all be played by { $seats }.
page-evening-under-coming = { $rounds ->
    [one] One deal, the same luck at every table: only play decides.
   *[other] { $rounds } deals, the same luck at every table: only play decides.
}
page-evening-under = { $game }, deal { $deal } of { $rounds }. The same luck at every table: only play decides.
page-evening-under-ended = The evening is over. Thank you for playing.
page-evening-standing = Standing
page-evening-after = { $deals ->
    [0] nothing is decided yet
    [one] after one deal
   *[other] after { $deals } deals
}
page-evening-compare = Compare a deal
page-evening-table = table { $number }
page-evening-Table = Table { $number }
page-evening-up = up { $number }
page-evening-down = down { $number }
page-evening-round = Round { $number }.
page-evening-done = Done. Its luck stays closed until the others are done, too.
page-evening-bot-plays = A bot plays for { $names }.
page-evening-how = A point for everyone you beat in your own seat at the other tables, half a point for a tie.
page-evening-next-when = The host begins the next deal when all tables are done.
page-evening-guests = Guests
page-evening-come = Come and play
page-evening-guests-many = { $guests ->
    [0] Nobody is here yet.
    [one] One guest is here.
   *[other] { $guests } guests are here.
}
page-evening-seats-free = { $seats ->
    [0] No seat is free.
    [one] A bot takes the free seat.
   *[other] Bots take the { $seats } free seats.
}
page-evening-sit-out = { $guests ->
    [one] One guest sits out in each deal: open another table.
   *[other] { $guests } guests sit out in each deal: open another table.
}
page-evening-from-next = Who comes now joins from the next deal on.
page-evening-join = Take part
page-evening-your-table = To your table
page-evening-deal-now = Begin deal { $number }
page-evening-more = One table more
page-evening-fewer = One table fewer
page-evening-longer = One deal more
page-evening-pause = Pause all
page-evening-go-on = Go on
page-evening-paused = The evening is paused at all tables.
page-evening-end = End the evening
page-evening-leave = Go home
page-evening-send-home = Send home: { $name }
page-evening-projector = Projector
page-evening-protocol = Protocol
page-evening-protocol-csv = Protocol as a table (CSV)
page-evening-deal = Deal { $number }
page-evening-deal-tables = { $tables ->
    [one] Deal { $number }, one table
   *[other] Deal { $number }, { $tables } tables
}
page-evening-deal-under = { $game }. The same luck in the same seat; a point for everyone you beat in it.
page-evening-seat = Seat { $number }
page-evening-elsewhere = elsewhere { $mean } on average
page-evening-luck = The luck of this deal
page-evening-luck-hint = Its commitment stood before anybody came; every table can be checked with it.
page-evening-projector-under = { $title }. { $tables ->
    [0] The next deal begins soon.
    [one] One table still plays.
   *[other] { $tables } tables still play.
}
page-evening-point = Point a phone at the square, or type the word at { $where }
page-evening-back = Back to the evening
page-evening-sealed = This table is done. Other tables still play with the same luck, so it stays closed until they are done, too.
page-evening-hosted = you are the host
page-evening-deals-of = { $over } of { $rounds } deals
page-evening-is-over = over
