# Soirées : ouvertes, rejointes, données, comparées.
page-evening = Soirée jeux
page-evening-new = Ouvrir une soirée jeux
page-evening-what = Plusieurs tables, un seul code, le même hasard pour tous : seul le jeu décide.
page-evening-called = Comment s’appelle-t-elle ?
page-evening-example = Soirée jeux au Lion d’or
page-evening-games = Quels jeux ?
page-evening-tables = Tables
page-evening-seats = Places à chaque table
page-evening-rounds = Donnes
page-evening-form = Qui rencontre qui
page-evening-form-rotate = Les places tournent, les tables se mêlent
page-evening-form-swiss = Les égaux se rencontrent (système suisse)
page-evening-form-league = Ligue, selon la force (openskill)
page-evening-form-knockout = La meilleure moitié continue (élimination)
page-evening-i-play = Je joue aussi
page-evening-open = Ouvrir
page-evening-too-many-seats = Ces jeux ne se jouent pas tous à { $seats }.
page-evening-under-coming = { $rounds ->
    [one] Une donne, le même hasard à chaque table : seul le jeu décide.
   *[other] { $rounds } donnes, le même hasard à chaque table : seul le jeu décide.
}
page-evening-under = { $game }, donne { $deal } sur { $rounds }. Le même hasard à chaque table : seul le jeu décide.
page-evening-under-ended = La soirée est terminée. Merci d’avoir joué.
page-evening-standing = Classement
page-evening-after = { $deals ->
    [0] rien n’est encore décidé
    [one] après une donne
   *[other] après { $deals } donnes
}
page-evening-compare = Comparer une donne
page-evening-table = table { $number }
page-evening-Table = Table { $number }
page-evening-up = monte de { $number }
page-evening-down = descend de { $number }
page-evening-round = Tour { $number }.
page-evening-done = Terminée. Son hasard reste scellé jusqu’à la fin des autres.
page-evening-bot-plays = Un bot joue pour { $names }.
page-evening-how = Un point pour chaque joueur que vous devancez à votre place aux autres tables, un demi en cas d’égalité.
page-evening-next-when = L’hôte lance la donne suivante quand toutes les tables ont fini.
page-evening-guests = Invités
page-evening-come = Venez jouer
page-evening-guests-many = { $guests ->
    [0] Personne n’est encore là.
    [one] Un invité est là.
   *[other] { $guests } invités sont là.
}
page-evening-seats-free = { $seats ->
    [0] Aucune place n’est libre.
    [one] Un bot prend la place libre.
   *[other] Des bots prennent les { $seats } places libres.
}
page-evening-sit-out = { $guests ->
    [one] Un invité passe son tour à chaque donne : ouvrez une table de plus.
   *[other] { $guests } invités passent leur tour à chaque donne : ouvrez une table de plus.
}
page-evening-from-next = Qui arrive maintenant joue dès la prochaine donne.
page-evening-join = Participer
page-evening-your-table = À votre table
page-evening-deal-now = Lancer la donne { $number }
page-evening-more = Une table de plus
page-evening-fewer = Une table de moins
page-evening-longer = Une donne de plus
page-evening-pause = Tout suspendre
page-evening-go-on = Continuer
page-evening-paused = La soirée est en pause à toutes les tables.
page-evening-end = Terminer la soirée
page-evening-leave = Rentrer chez soi
page-evening-send-home = Renvoyer : { $name }
page-evening-projector = Projecteur
page-evening-protocol = Procès-verbal
page-evening-protocol-csv = Procès-verbal en tableau (CSV)
page-evening-deal = Donne { $number }
page-evening-deal-tables = { $tables ->
    [one] Donne { $number }, une table
   *[other] Donne { $number }, { $tables } tables
}
page-evening-deal-under = { $game }. Le même hasard à la même place ; un point pour chaque joueur devancé.
page-evening-seat = Place { $number }
page-evening-elsewhere = ailleurs { $mean } en moyenne
page-evening-luck = Le hasard de cette donne
page-evening-luck-hint = Son sceau existait avant l’arrivée des invités ; il permet de vérifier chaque table.
page-evening-projector-under = { $title }. { $tables ->
    [0] La prochaine donne commence bientôt.
    [one] Une table joue encore.
   *[other] { $tables } tables jouent encore.
}
page-evening-point = Visez le carré avec un téléphone, ou tapez le mot sur { $where }
page-evening-back = Retour à la soirée
page-evening-sealed = Cette table a fini. D’autres jouent encore avec le même hasard : elle reste scellée jusque-là.
page-evening-hosted = vous êtes l’hôte
page-evening-deals-of = { $over } donnes sur { $rounds }
page-evening-is-over = terminée
