# Home: the four games and the tables.
page-promise = Four games about crowns, dealt fairly, explained kindly, with good company at any hour.
page-title-um_krone_und_kragen = To Court the King
page-other-title-um_krone_und_kragen = Um Krone und Kragen
page-line-um_krone_und_kragen = Roll, set aside, win over the court. Seven of a kind crowns you; then everyone comes for the crown.
page-title-krone_und_schwert = Crown & Sword
page-other-title-krone_und_schwert = Krone & Schwert
page-line-krone_und_schwert = Grow your land, take the throne and keep it, while a sealed vote decides every revolt.
page-title-for_a_crown = For a Crown
page-other-title-for_a_crown = Für die Krone
page-line-for_a_crown = Everyone’s mercenaries share one pile. It turns card by card, and nobody knows whose is next.
page-title-royaume_des_5_couronnes = The Kingdom of the 5 Crowns
page-other-title-royaume_des_5_couronnes = Le Royaume des 5 Couronnes
page-line-royaume_des_5_couronnes = Five knights, owned by nobody, race to the dragon and home. Only you know the order you need.
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

# On the plates.
page-plate-magician = Magician
page-plate-king = King
page-plate-knight = Knight
page-plate-flamingo = Flamingo
page-plate-rabbit = Rabbit
page-plate-penguin = Penguin
