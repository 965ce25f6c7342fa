# L’analyse d’une partie finie.

page-review-percent = { $number } %
page-review-signed = { $sign }{ $number } %
page-review-weighing = { $done } coups sur { $moves } pesés
page-review-stop = Arrêter
page-review-stopped = Arrêté. Plus rien n’est pesé.
page-review-go-on = Analyser
page-review-whose = Les décisions de
page-review-point = Tournant { $number } sur { $all }
page-review-where = Manche { $round }, coup { $move }
page-review-move = Coup { $move }
page-review-played = { $who_is ->
    [you] Vous avez joué
   *[other] { $who } a joué
}
page-review-better = Il valait mieux
page-review-cost = { $who_is ->
    [you] Cela vous a coûté
   *[other] { $who } y a perdu
}
page-review-previous = Précédent
page-review-next = Erreur suivante
page-review-none = { $who_is ->
    [you] Vous n’avez commis aucune erreur que les bots aient pu trouver.
   *[other] { $who } n’a commis aucune erreur que les bots aient pu trouver.
}
page-review-none-yet = Aucune erreur jusqu’ici.
page-review-chance = Chances de gagner
page-review-curve = Chances de gagner, manche par manche
page-review-end = Fin
page-review-choices = Les chances de gagner après chaque réponse
page-review-best = mieux
page-review-taken = { $who_is ->
    [you] votre coup
   *[other] coup joué par { $who }
}
page-review-luck-and-play = Chance et jeu
page-review-began = { $number } % au départ
page-review-luck = Chance
page-review-play = Jeu
page-review-rest = Reste
page-review-rest-means = Reste : cartes cachées, réponses scellées et erreurs de l’estimation, qu’on ne peut pas démêler.
page-review-no-luck = La chance n’est pas mesurée dans ce jeu : le jugement des bots ne permet pas de la démêler du reste.
page-review-faultless = aucune erreur
page-review-blunders = { $number ->
    [one] une bévue
   *[other] { $number } bévues
}
page-review-errors = { $number ->
    [one] une erreur
   *[other] { $number } erreurs
}
page-review-doubtful = { $number ->
    [one] un coup douteux
   *[other] { $number } coups douteux
}
page-review-rate = { $number } % perdus par décision
page-review-verdict-doubtful = douteux
page-review-verdict-error = erreur
page-review-verdict-blunder = bévue
page-review-instead = { $played } au lieu de : { $better }
page-review-points = Tournants
page-review-share = { $some } % sur { $all } %
page-review-knew = { $who_is ->
    [you] Ce que vous saviez
   *[other] Ce que savait { $who }
}
page-review-judged = Le plateau est montré et la décision jugée d’après cela seul. Ce que tenaient les autres ne compte pas.
page-review-about = Estimé par l’essai, à { $number } % près.
page-review-exact = Compté exactement.

# --- la partie revue
page-replay-moments = Temps forts
page-replay-round-back = Une manche en arrière
page-replay-round-on = Une manche en avant
page-replay-next-beat = Temps fort suivant
page-replay-speed = Vitesse
page-replay-times = { $speed }×
page-replay-to-table = Retour à la table
page-replay-chances = Chances
page-replay-chances-mean = Les chances de chacun d’après ce qu’il savait à son dernier choix : leur somme ne fait pas toujours 100 %.

# --- et si
page-what-if = Et si ?
page-what-if-play = { $who_is ->
    [you] Continuer à partir d’ici
   *[other] Continuer à partir d’ici comme { $who }
}
page-what-if-finish = La faire finir { $number } fois par des bots
page-what-if-ended = Ainsi finissent { $number } parties que des bots continuent d’ici au premier coup d’œil, avec une autre chance : à 10 % près.
page-what-if-known = Ce qui était caché à { $who } est tiré à nouveau chaque fois.
page-what-if-open = Toutes commencent avec ce que chacun tenait alors.

# --- les notes
page-notes = Notes
page-notes-all = { $number ->
    [one] La seule note
   *[other] Les { $number } notes
}
page-note-host = L’hôte
page-note-by = { $name }, coup { $move } : une note
page-note-write = Écrire une note ici
page-note-change = Modifier ma note
page-note-at = Qu’y avait-il à voir au coup { $move } ? Tous ceux qui peuvent voir cette partie peuvent le lire.
page-note-keep = Garder
page-note-not = Annuler
page-note-away = Retirer

# --- regarder ensemble
page-together = Regarder ensemble
page-together-nobody = Guidez à travers la partie : les autres voient ce que vous voyez.
page-together-you = Vous guidez : qui vous suit voit ce que vous voyez.
page-together-leads = { $name } guide à travers la partie.
page-together-follows = { $name } guide, et vous suivez.
page-together-waits = Vous suivrez dès que quelqu’un guidera.
page-together-begin = Guider
page-together-end = Ne plus guider
page-together-follow = Suivre
page-together-link = Copier le lien pour suivre
