# Home: the games and the tables.
page-so-many = { $games ->
    [4] Four
    [5] Five
    [6] Six
   *[other] { $games }
}
page-promise = { page-so-many } games about crowns, dealt fairly, explained kindly, with good company at any hour.
page-from-to-players = { $least } to { $most } players
page-minutes = { $minutes } minutes
page-you = Guest
page-play-now = Play now
page-play-now-at = Play now: { $game }
page-set-a-table = Set a table
page-set-a-table-of = Set a table: { $game }
page-my-tables = My tables
page-my-tables-none = You sit at no table yet. One click on a game, and bots keep you company.
page-open-tables = Open tables
page-open-tables-none = No table is waiting for players just now. Set one: others will see it here.
page-table-open = waiting
page-table-playing = others move
page-table-over = finished
page-your-turn = your move
page-sit-down = sit down
page-with = with { $names }
page-seats-free = { $number ->
    [one] one seat free
   *[other] { $number } seats free
}
page-more-tables = { $number ->
    [one] one more
   *[other] { $number } more
}
page-join-by-code = Join by code
page-join = Join
page-code-example = nuzo-guna-bido
page-join-hint = A link or a QR code from a friend works as well.
page-take-in = Open a record file
page-no-record = { $file } is not a record of a game. Records are made by “Export” at the end of a game.
page-credits = Icons by the authors of game-icons.net, CC BY 3.0, and Lucide. Type: Grenze and Atkinson Hyperlegible.
page-sources = Every source and licence
