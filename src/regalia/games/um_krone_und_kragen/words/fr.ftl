# Um Krone und Kragen : toutes les phrases du jeu.

game-title = Um Krone und Kragen
game-line = Gagnez la cour à votre cause grâce aux dés, prenez le Roi et gardez-le jusqu’à la fin de la manche finale.

# --- les personnages
character-jester = Bouffon
character-charlatan = Charlatan
character-farmer = Paysan
character-maid = Servante
character-philosopher = Philosophe
character-laborer = Ouvrier
character-guard = Gardien
character-hunter = Chasseur
character-merchant = Marchand
character-astronomer = Astronome
character-lady = Damoiselle
character-pawnbroker = Prêteur sur gages
character-knight = Chevalier
character-magician = Magicien
character-alchemist = Alchimiste
character-bishop = Évêque
character-nobleman = Noble
character-general = Général
character-queen = Reine
character-king = Roi
subject-character = { $character_id ->
    [maid] La Servante
    [laborer] L’Ouvrier
    [astronomer] L’Astronome
    [lady] La Damoiselle
    [alchemist] L’Alchimiste
    [bishop] L’Évêque
    [queen] La Reine
   *[other] Le { $character }
}
object-character = { $character_id ->
    [maid] la Servante
    [laborer] l’Ouvrier
    [astronomer] l’Astronome
    [lady] la Damoiselle
    [alchemist] l’Alchimiste
    [bishop] l’Évêque
    [queen] la Reine
   *[other] le { $character }
}
of-character = { $character_id ->
    [maid] de la Servante
    [laborer] de l’Ouvrier
    [astronomer] de l’Astronome
    [lady] de la Damoiselle
    [alchemist] de l’Alchimiste
    [bishop] de l’Évêque
    [queen] de la Reine
   *[other] du { $character }
}

# --- ce qui les convainc et ce qu’ils savent faire
condition-free = n’importe quels dés
condition-equal = { $number } dés identiques
condition-sum = au moins { $number } points
condition-pairs = { $number } paires
condition-triples = { $number } brelans
condition-full_house = un brelan et une paire, ou { $number } dés identiques
condition-all_odd = uniquement des dés impairs
condition-all_even = uniquement des dés pairs
condition-straight = cinq valeurs qui se suivent
condition-every_face = les six valeurs
condition-with_king = vient avec le Roi

ability-reroll_one = relance un dé actif
ability-reroll_any = relance ensemble autant de dés actifs que l’on veut
ability-start_dice = { $number ->
    [one] donne un dé de plus au début de chaque tour
   *[other] donne { $number } dés de plus au début de chaque tour
}
ability-raise_one = { $number ->
    [one] ajoute un point à un dé actif, sans dépasser 6
   *[other] ajoute un à { $number } points à un dé actif, sans dépasser 6
}
ability-raise_any = { $number ->
    [one] ajoute exactement un point à chaque dé actif choisi, sans dépasser 6
   *[other] ajoute exactement { $number } points à chaque dé actif choisi, sans dépasser 6
}
ability-move_pips = déplace des points d’un dé actif vers un autre ; les deux restent entre 1 et 6
ability-add_die = ajoute un dé actif de valeur { $number }
ability-add_any_die = ajoute un dé actif de la valeur de votre choix, de 1 à 6
ability-copy_aside = donne à un dé actif la valeur d’un dé mis de côté
ability-any_face = donne à un dé actif une autre valeur, de 1 à 6
ability-same_sum = donne à trois dés actifs de nouvelles valeurs de même somme
ability-none = annonce la manche finale

# --- ce qui est demandé
ask-start-die = Prenez-vous le dé { of-character } ?
ask-first-roll = Lancez vos { $dice } dés.
ask-dice-duty = Mettez au moins un dé de côté, ou utilisez un personnage.
ask-dice = Mettez des dés de côté, utilisez un personnage ou lancez à nouveau { $dice ->
    [one] le dé restant
   *[other] les { $dice } dés restants
}.
ask-dice-none-active = Tous les dés sont de côté : ajoutez-en un ou terminez.
ask-more-dice = Sur quels autres dés faites-vous agir { object-character } ?
ask-claim = Prenez un personnage dont vous remplissez la condition, ou ne prenez rien.
ask-over = La partie est terminée.
ask-won = { $who_is ->
    [you] La partie est terminée : vous tenez le Roi.
   *[other] La partie est terminée : { $who } tient le Roi.
}
wait-start-die = { $who } décide de prendre ou non le dé { of-character }.
wait-first-roll = { $who } va lancer { $dice } dés.
wait-dice-duty = { $who } doit mettre un dé de côté ou utiliser un personnage.
wait-dice = { $who } met des dés de côté, utilise des personnages ou lance à nouveau.
wait-dice-none-active = { $who } ajoute un dé ou termine.
wait-more-dice = { $who } choisit des dés pour { object-character }.
wait-claim = { $who } prend un personnage ou rien.

# --- les boutons
label-roll = Lancer
label-finish = Terminer
label-pass = Ne rien prendre
label-take-die = Prendre le dé { of-character }
label-decline-die = Refuser le dé { of-character }
label-that-is-all = C’est tout
label-set-aside = { $face ->
    [0] Ne rien mettre de côté
    [7] Ne rien mettre de côté
   *[other] Mettre un { $face } de côté
}
label-choose = et { $face }
label-take = Prendre { object-character }
label-use = { $character }
label-reroll = { $character } : relancer { $dice }
label-add = { $character } : { $dice }
label-begin = { $character_id ->
    [merchant] { $character } : relancer { $dice }
   *[other] { $character } : { $dice }
}
label-change = { $character } : { $before } devient { $after }

# --- les refus
refusal-set-one-aside-first = Mettez au moins un dé de côté avant de lancer à nouveau.
refusal-no-active-dice = Aucun dé n’est actif : tous sont de côté.
refusal-dice-still-active = Vous ne pouvez terminer que lorsque tous les dés sont de côté.
refusal-no-such-die = Aucun de vos dés actifs ne montre cela.
refusal-not-in-your-court = { subject-character } n’appartient pas à votre cour.
refusal-used-this-turn = Vous avez déjà utilisé { object-character } pendant ce tour.
refusal-nothing-rolled-yet = Avant le premier lancer, il n’y a aucun dé pour { object-character }.
refusal-no-effect = Cela ne changerait rien : { object-character } doit modifier les dés.
refusal-condition-not-met = Vos dés ne gagnent pas { object-character }. Condition : { $condition }.
refusal-no-copy-left = Il n’en reste aucun exemplaire à la cour : { $character }.
refusal-already-yours = Vous avez déjà { object-character }, et un seul exemplaire est permis.
refusal-needs-a-jester = Un Charlatan est un Bouffon retourné : il vous faut un Bouffon à vous.
refusal-only-with-the-king = La Reine ne vient qu’avec le Roi.
refusal-choose-a-die = Choisissez au moins un dé.
refusal-not-before-first-roll = À cette table, on n’ajoute aucun dé avant le premier lancer.
refusal-no-more-dice = Pas un dé de plus : ce tour en compte déjà autant que la table en permet.
refusal-too-few-dice = { subject-character } demande plus de dés actifs qu’il n’y en a.
refusal-nothing-aside = L’Astronome copie un dé mis de côté, et il n’y en a aucun.
refusal-above-six = Aucun dé ne peut dépasser 6.
refusal-not-like-that = Pas ainsi. { $character } : { $ability }.
refusal-gives-start-dice = { subject-character } donne des dés au début du tour et ne peut pas servir plus tard.
refusal-king-has-no-ability = Le Roi n’a aucun pouvoir sur les dés.
refusal-one-charlatan-only = À cette table, vous n’avez droit qu’à un seul Charlatan.
refusal-dice-first = Tous vos dés doivent d’abord être mis de côté.
refusal-roll-first = Lancez d’abord : on ne peut encore rien mettre de côté.
refusal-turn-is-claiming = Vous en avez fini avec les dés : prenez maintenant un personnage ou rien.
refusal-low-to-high = Indiquez les dés dans l’ordre croissant.
refusal-finish-the-use = Dites d’abord sur quels dés le personnage agit.
refusal-die-question-first = Dites d’abord si vous prenez le dé de départ.
refusal-no-die-question = Il n’est pas question d’un dé de départ en ce moment.

# --- le récit
told-round-begins = { $who_is ->
    [you] La manche { $round } commence ; vous jouez en premier.
   *[other] La manche { $round } commence ; { $who } joue en premier.
}
told-turn-begins = { $who_is ->
    [you] Vous avez { $dice } dés en main.
   *[other] { $who } a { $dice } dés en main.
}
told-die-taken = { $who_is ->
    [you] Vous prenez le dé { of-character }.
   *[other] { $who } prend le dé { of-character }.
}
told-die-declined = { $who_is ->
    [you] Vous refusez le dé { of-character }.
   *[other] { $who } refuse le dé { of-character }.
}
told-die-added = { $who_is ->
    [you] Vous utilisez { object-character } pour avoir un dé de plus.
   *[other] { $who } utilise { object-character } pour avoir un dé de plus.
}
told-rolled = { $who_is ->
    [you] Vous lancez et obtenez { $dice }.
   *[other] { $who } lance et obtient { $dice }.
}
told-set-aside = { $who_is ->
    [you] Vous mettez { $face } de côté.
   *[other] { $who } met { $face } de côté.
}
told-used = { $added ->
    [1] { $who_is ->
        [you] Vous utilisez { object-character } et ajoutez { $after }.
       *[other] { $who } utilise { object-character } et ajoute { $after }.
    }
   *[other] { $who_is ->
        [you] Vous utilisez { object-character } : { $before } devient { $after }.
       *[other] { $who } utilise { object-character } : { $before } devient { $after }.
    }
}
told-rerolled = { $who_is ->
    [you] Vous utilisez { object-character } et relancez { $before } : { $after }.
   *[other] { $who } utilise { object-character } et relance { $before } : { $after }.
}
told-took = { $who_is ->
    [you] Vous gagnez { object-character } à votre cause.
   *[other] { $who } gagne { object-character } à sa cause.
}
told-took-nothing = { $who_is ->
    [you] Vous ne gagnez personne à votre cause.
   *[other] { $who } ne gagne personne à sa cause.
}
told-first-king = { $who_is ->
    [you] Vous gagnez le Roi et la Reine avec { $many }×{ $face } : la manche finale approche.
   *[other] { $who } gagne le Roi et la Reine avec { $many }×{ $face } : la manche finale approche.
}
told-final-begins = { $who_is ->
    [you] La manche finale commence ; vous jouerez en dernier.
   *[other] La manche finale commence ; { $who } jouera en dernier.
}
told-threw = { $who_is ->
    [you] Vous faites { $many }×{ $face }.
   *[other] { $who } fait { $many }×{ $face }.
}
told-king-moves = { $who_is ->
    [you] Vous prenez le Roi à { $old }.
   *[other] { $old_is ->
        [you] { $who } vous prend le Roi.
       *[other] { $who } prend le Roi à { $old }.
    }
}
told-king-unbeaten = { $who_is ->
    [you] Personne n’a fait mieux que vous.
   *[other] Personne n’a battu { $who }.
}
told-game-ends = { $adjudicated ->
    [1] La dernière manche permise est terminée et personne n’a le Roi : les cours départagent les joueurs.
   *[other] { $who_is ->
        [you] La partie est terminée : vous gagnez.
       *[other] La partie est terminée : { $who } gagne.
    }
}

# --- le décompte final
line-king = tient le Roi
line-equal = dés identiques de la combinaison qui compte
line-face = leur valeur
line-row = personnages de la rangée { $row }

# --- les options
option-start_dice = Les dés de départ du Paysan et du Charlatan sont-ils obligatoires ?
option-start_dice-automatic = Les dés du Paysan et du Charlatan sont toujours en main.
option-start_dice-optional = Chaque dé du Paysan et du Charlatan peut être refusé.
option-adders_before_first_roll = Peut-on ajouter un dé avant le premier lancer ?
option-adders_before_first_roll-true = Les personnages qui ajoutent un dé peuvent servir avant le premier lancer.
option-adders_before_first_roll-false = Aucun dé n’est ajouté avant le premier lancer.
option-king_tie = Une combinaison égale suffit-elle pour reprendre le Roi ?
option-king_tie-strict = Le premier roi doit faire mieux que la meilleure combinaison jusque-là.
option-king_tie-match = Une combinaison égale suffit au premier roi pour reprendre le Roi.
option-row0_supply = Combien y a-t-il de Bouffons ?
option-row0_supply-shared_n = Autant de Bouffons que de joueurs, Charlatans compris.
option-row0_supply-unlimited = Les Bouffons ne manquent jamais.
option-max_charlatans = Combien de Charlatans peut-on posséder ?
option-max_charlatans-unlimited = Autant de Charlatans qu’on veut.
option-max_charlatans-1 = Un Charlatan au plus.
option-dice_cap = Le nombre de dés est-il limité ?
option-dice_cap-none = Aucune limite au nombre de dés d’un tour.
option-dice_cap-12 = Douze dés au plus par tour, comme dans la boîte.
option-alchemist_min_dice = Combien de dés actifs faut-il à l’Alchimiste ?
option-alchemist_min_dice-3 = Il faut trois dés actifs à l’Alchimiste.
option-alchemist_min_dice-2 = Avec exactement deux dés actifs, l’Alchimiste peut en répartir la somme autrement.
option-max_rounds = Après combien de manches sans Roi les cours départagent-elles les joueurs ?
option-max_rounds-number = Après { $number } manches sans Roi, les cours départagent les joueurs.
preset-bsw = Comme en ligne
preset-print = Comme dans la règle imprimée

# --- le terminal
screen-court = La cour
screen-hand = en main
screen-active = actifs
screen-aside = de côté
screen-best = à battre
screen-condition-free = dés au choix
screen-condition-equal = { $number } identiques
screen-condition-sum = { $number } points ou plus
screen-condition-pairs = { $number } paires
screen-condition-triples = { $number } brelans
screen-condition-full_house = 3 + 2 ou { $number } identiques
screen-condition-all_odd = tous impairs
screen-condition-all_even = tous pairs
screen-condition-straight = suite de 5
screen-condition-every_face = les 6 valeurs
screen-condition-with_king = avec le Roi
screen-ability-reroll_one = relance un dé
screen-ability-reroll_any = relance au choix
screen-ability-start_dice = { $number ->
    [one] { $number } dé de plus
   *[other] { $number } dés de plus
}
screen-ability-raise_one = { $number ->
    [one] un dé +1
   *[other] un dé +1 à +{ $number }
}
screen-ability-raise_any = dés au choix +{ $number }
screen-ability-move_pips = déplace des points
screen-ability-add_die = ajoute un { $number }
screen-ability-add_any_die = ajoute un dé au choix
screen-ability-copy_aside = copie un dé de côté
screen-ability-any_face = un dé prend toute valeur
screen-ability-same_sum = 3 dés, même somme
screen-ability-none = manche finale

# --- chances
odds-claim = { $character } : { $condition }
odds-king = Le Roi est pris
odds-equal = { $number } dés identiques ou plus
odds-beat = Mieux que { $number } × { $face }
odds-group = { $number } dés ou plus montrant { $face }
