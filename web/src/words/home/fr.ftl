# L’entrée : les jeux et les tables.
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
page-play-bots = Contre des bots
page-play-bots-at = Contre des bots : { $game }
page-with-friends = Entre amis
page-with-friends-at = Entre amis : { $game }
page-rules-of = Règles : { $game }
page-show-me = Montrez-moi une partie
page-show-me-of = Montrez-moi une partie : { $game }
page-waiting = On vous attend
page-my-tables = Vos tables
page-look-in = Jeter un œil
page-take-seat = Se rasseoir
page-bot-for-you = Un bot joue pour vous
page-may-begin = toutes les places sont prises
page-is-thinking = { $number ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
page-since-minutes = { $number ->
    [one] depuis une minute
   *[other] depuis { $number } minutes
}
page-since-hours = { $number ->
    [one] depuis une heure
   *[other] depuis { $number } heures
}
page-since-days = { $number ->
    [one] depuis hier
   *[other] depuis { $number } jours
}
page-finished = Parties terminées
page-finished-none = Les parties que vous avez finies restent ici, à revoir quand vous voulez.
page-open-tables = Tables ouvertes
page-open-tables-none = Aucune table annoncée n’attend de joueurs pour l’instant. On trouve ici les tables dont l’hôte le souhaite.
page-table-playing = aux autres de jouer
page-look-again = revoir
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
page-puzzle = Énigme
page-puzzle-of-the-day = Énigme du jour
page-puzzle-rating = cote { $rating }
page-puzzle-solve = résoudre
page-join-by-code = Rejoindre par code
page-join = Rejoindre
page-code-example = nuzo-guna-bido
page-join-hint = Le lien ou le QR code d’un ami y mène aussi.
page-take-in = Ouvrir un fichier de partie
page-no-record = { $file } ne contient pas de partie. Ces fichiers se font à la fin d’une partie, avec « Exporter ».
page-credits = Icônes des auteurs de game-icons.net, CC BY 3.0, et de Lucide. Caractères : Grenze et Atkinson Hyperlegible.
page-sources = Toutes les sources et licences
page-is-rated = classée

page-friends-ask = On vous attend
page-friends-asks = { $name } vous invite à une partie : { $game }
page-friends-call = { $name } : qui joue ? { $game }
page-friends-come = J’y vais
page-friends-not-now = Pas maintenant
page-friends-ask-here = Inviter un ami
page-friends-asked = invité
page-friends-days = sur plusieurs jours
page-anyone = Qui joue ?
page-anyone-friends = { $number ->
    [0] Demander aux amis
    [one] Demander aux amis, un est ici
   *[other] Demander aux amis, { $number } sont ici
}
page-anyone-all = Demander à tous
page-anyone-means = Vous prenez place là où quelqu’un attend ce jeu ; sinon une table est dressée, et qui est ici la voit.
