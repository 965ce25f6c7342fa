# L’entrée : les quatre jeux et les tables.
page-promise = Quatre jeux de couronnes, au hasard honnête, expliqués avec bienveillance, en bonne compagnie à toute heure.
page-title-um_krone_und_kragen = Um Krone und Kragen
page-other-title-um_krone_und_kragen = To Court the King
page-line-um_krone_und_kragen = Lancez, gardez, ralliez la cour. Sept dés identiques vous couronnent ; alors chacun en veut à la couronne.
page-title-krone_und_schwert = La Couronne et l’Épée
page-other-title-krone_und_schwert = Krone & Schwert
page-line-krone_und_schwert = Étendez vos terres, prenez le trône et gardez-le : un vote sous scellés décide de chaque révolte.
page-title-for_a_crown = For a Crown
page-other-title-for_a_crown = Für die Krone
page-line-for_a_crown = Les mercenaires de tous forment une seule pile. On la retourne carte après carte, et nul ne sait à qui est la prochaine.
page-title-royaume_des_5_couronnes = Le Royaume des 5 Couronnes
page-other-title-royaume_des_5_couronnes = The Kingdom of the 5 Crowns
page-line-royaume_des_5_couronnes = Cinq chevaliers, qui ne sont à personne, courent au dragon et reviennent. Vous seul connaissez l’ordre qu’il vous faut.
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

# Sur les planches.
page-plate-magician = Magicien
page-plate-king = Roi
page-plate-knight = Chevalier
page-plate-flamingo = Flamant
page-plate-rabbit = Lapine
page-plate-penguin = Pingouin
