# Home: the games and the tables.
page-so-many = { $games ->
    [4] Four
    [5] Five
    [6] Six
   *[other] { $games }
}
page-promise = { page-so-many } games about crowns, dealt fairly and explained kindly, with good company at any hour.
page-from-to-players = { $least } to { $most } players
page-minutes = { $minutes } minutes
page-you = Guest
page-play-bots = Play bots
page-play-bots-at = Play bots: { $game }
page-with-friends = With friends
page-with-friends-at = With friends: { $game }
page-rules-of = Rules: { $game }
page-show-me = Show me a game
page-show-me-of = Show me a game of { $game }
page-waiting = Waiting for you
page-my-tables = Your tables
page-look-in = Look in
page-take-seat = Take your seat
page-bot-for-you = A bot is playing for you
page-may-begin = all seats are taken
page-is-thinking = { $number ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
page-since-minutes = { $number ->
    [one] for a minute
   *[other] for { $number } minutes
}
page-since-hours = { $number ->
    [one] for an hour
   *[other] for { $number } hours
}
page-since-days = { $number ->
    [one] since yesterday
   *[other] for { $number } days
}
page-finished = Finished games
page-finished-none = Games you have played to the end are kept here, to look at again.
page-open-tables = Open tables
page-open-tables-none = No listed table is waiting for players just now. Tables are listed here if their host says so.
page-table-playing = waiting for others
page-look-again = look again
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
page-puzzle = Puzzle
page-puzzle-of-the-day = Puzzle of the day
page-puzzle-rating = rating { $rating }
page-puzzle-solve = solve
page-join-by-code = Join by code
page-join = Join
page-code-example = nuzo-guna-bido
page-join-hint = A link or QR code from a friend works too.
page-take-in = Open a game file
page-no-record = { $file } is not a recorded game. Such files are made with “Export” at the end of a game.
page-credits = Icons by the authors of game-icons.net, CC BY 3.0, and Lucide. Type: Grenze and Atkinson Hyperlegible.
page-sources = All sources and licences
page-is-rated = rated

page-friends-ask = You are asked to come
page-friends-asks = { $name } asks you to a game: { $game }
page-friends-call = { $name }: anyone for { $game }?
page-friends-come = Come
page-friends-not-now = Not now
page-friends-ask-here = Ask a friend
page-friends-asked = asked
page-friends-days = over days
page-anyone = Anyone for a game?
page-anyone-friends = { $number ->
    [0] Ask friends
    [one] Ask friends, one is here
   *[other] Ask friends, { $number } are here
}
page-anyone-all = Ask everybody
page-anyone-means = You sit down where somebody waits for this game; else a table is set, and whoever is here sees it.
