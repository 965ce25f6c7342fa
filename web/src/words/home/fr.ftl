# L’entrée : les jeux et les tables.
page-so-many = { $games ->
    [4] Quatre
    [5] Cinq
    [6] Six
   *[other] { $games }
}
page-promise = { page-so-many } jeux de couronnes, au hasard honnête, expliqués avec bienveillance, en bonne compagnie à toute heure.
page-from-to-players = { $least } à { $most } joueurs
page-minutes = { $minutes } minutes
page-you = Invité
page-play-now = Jouer
page-play-now-at = Jouer tout de suite : { $game }
page-set-a-table = Dresser une table
page-set-a-table-of = Dresser une table : { $game }
page-my-tables = Mes tables
page-my-tables-none = Vous n’êtes encore à aucune table. Un clic sur un jeu, et des robots vous tiennent compagnie.
page-open-tables = Tables ouvertes
page-open-tables-none = Aucune table n’attend de joueurs pour l’instant. Dressez-en une : les autres la verront ici.
page-table-open = en attente
page-table-playing = aux autres
page-table-over = terminée
page-your-turn = à vous
page-sit-down = s’asseoir
page-with = avec { $names }
page-seats-free = { $number ->
    [one] une place libre
   *[other] { $number } places libres
}
page-more-tables = { $number ->
    [one] encore une
   *[other] encore { $number }
}
page-join-by-code = Rejoindre par code
page-join = Rejoindre
page-code-example = nuzo-guna-bido
page-join-hint = Le lien ou le QR code d’un ami y mène aussi.
page-take-in = Ouvrir un fichier de partie
page-no-record = { $file } ne contient pas de partie. Ces fichiers se font à la fin d’une partie, avec « Exporter ».
page-credits = Icônes des auteurs de game-icons.net, CC BY 3.0, et de Lucide. Caractères : Grenze et Atkinson Hyperlegible.
page-sources = Toutes les sources et licences
