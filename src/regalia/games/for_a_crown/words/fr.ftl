# For a Crown : toutes les phrases du jeu.

game-title = For a Crown
game-line = Recrutez des mercenaires dans une pile commune, survivez à ce qu’elle révèle et possédez le plus de rubis après quatre manches.

# --- familles
family-rabbit = Comtesse Lapine
family-penguin = Vicomte Pingouin
family-monkey = Baron Singe
family-flamingo = Duc Flamant Rose
family-croc = Marquise Croco
family-none = pas encore de famille
family-look-rabbit = bannière rouge à tête de lapin
family-look-penguin = écu bleu au pingouin
family-look-monkey = losange jaune au singe
family-look-flamingo = hexagone violet au flamant
family-look-croc = rond vert à tête de crocodile
heirloom-rabbit = carotte d’or
heirloom-penguin = poisson d’argent
heirloom-monkey = bananes de jade
heirloom-flamingo = plume de corail
heirloom-croc = œuf serti de joyaux

# --- icônes
icon-ruby = rubis
icon-coin = pièce
icon-raccoon = raton
icon-hit = coup
icon-die = dé
icon-move = déplacement
icon-text-ruby = Prenez un rubis dans la réserve.
icon-text-coin = Prenez une pièce dans la réserve.
icon-text-raccoon = Refilez à une famille rivale un raton de la réserve.
icon-text-hit = Une famille rivale se défait d’un rubis.
icon-text-die = Lancez le dé magique et appliquez sa face.
icon-text-move = Déplacez un portrait, à gauche ou à droite, jusqu’à la prochaine place libre.

# --- événements
event-name-burglary = Cambriolage
event-name-bribe = Pot-de-vin
event-name-magic_boost = Coup de pouce magique
event-name-mage_hire = Mages mercenaires
event-name-scandal = Scandale
event-text-burglary = Qui a le plus de ratons perd des rubis et les renvoie tous.
event-text-bribe = Par ordre d’influence, chaque famille peut payer pour renvoyer des ratons, une pièce ou un rubis par raton.
event-text-magic_boost = La famille la moins influente lance le dé.
event-text-mage_hire = Par ordre d’influence, chaque famille peut payer une pièce ou un rubis pour lancer le dé.
event-text-scandal = Plus un portrait est à gauche, plus sa famille perd de rubis.

# --- mercenaires
unknown-card = une carte inconnue
card-L1A = Page messager
card-L1B = Maraudeur
card-L1C = Mauvaise langue
card-L2-01 = Rogneur de pièces
card-L2-02 = Bagarreur à gages
card-L2-03 = Mère de la tanière
card-L2-04 = Garde de la porte
card-L2-05 = Éclaireur des terriers
card-L2-06 = Apprenti sorcier
card-L2-07 = Péager
card-L2-08 = Porteur de cadres
card-L2-09 = Chuchoteur
card-L2-10 = Tricheur aux cartes
card-L3-01 = Courtier en gemmes
card-L3-02 = Duelliste
card-L3-03 = Commis aux comptes
card-L3-04 = Colporteur de sorts
card-L3-05 = Maître chanteur
card-L3-06 = Chef de meute
card-L3-07 = Peintre de cour
card-L3-08 = Contrebandier du fleuve
card-L3-09 = Lecteur d’étoiles
card-L3-10 = Cavalier de grand chemin
card-L4-01 = Maître lapidaire
card-L4-02 = Lame encapuchonnée
card-L4-03 = Trésorier de guilde
card-L4-04 = Enchanteresse lunaire
card-L4-05 = Capitaine des cambrioleurs
card-L4-06 = Maîtresse espionne
card-L4-07 = Grand héraut
card-L4-08 = Usurier sans pitié
card-L4-09 = Mage aux miroirs
card-L4-10 = Écumeur des mers
card-L5-01 = Joaillier de la Couronne
card-L5-02 = Maréchal de fer
card-L5-03 = Archimage
card-L5-04 = Prince des cambrioleurs
card-L5-05 = Grand chancelier
card-L5-06 = Faiseur de rois
card-L5-07 = Inquisiteur
card-L5-08 = Gardien du dragon
card-L5-09 = Recouvreur de dettes
card-L5-10 = Champion du roi

# --- ce qui est demandé
ask-family = Choisissez votre famille.
ask-recruit = Recrutez un mercenaire : une carte visible, ou le dessus d’une pioche à l’aveugle.
ask-pay = Payez { $owes } : combien en pièces, combien en rubis ?
ask-turn = Révélez la prochaine carte de la pile commune.
ask-half = Votre carte { $card } est révélée : quelle moitié utilisez-vous ?
ask-icon = { $card } : quel effet vient ensuite ?
ask-raccoon = { $card } : quelle famille rivale reçoit un raton ?
ask-hit = { $card } : quelle famille rivale perd un rubis ?
ask-move = { $card } : quel portrait se déplace, et de quel côté ?
ask-bribe = Pot-de-vin : combien de vos { $raccoons } ratons renvoyez-vous en payant ?
ask-pay-bribe = Payez { $owes } pour vos ratons : combien en pièces, combien en rubis ?
ask-mage = Mages mercenaires : payez-vous une pièce ou un rubis pour lancer le dé ?
ask-won = { $who_is ->
    [you] La partie est terminée : vous gagnez.
   *[other] La partie est terminée : { $who } gagne.
}
wait-family = { $who } choisit sa famille.
wait-recruit = { $who } recrute un mercenaire.
wait-turn = { $who } révèle la prochaine carte.
wait-half = { $who } choisit une moitié : { $card }.
wait-icon = { $who } choisit le prochain effet : { $card }.
wait-raccoon = { $who } va distribuer un raton.
wait-hit = { $who } va porter un coup.
wait-move = { $who } va déplacer un portrait.
wait-bribe = { $who } réfléchit à un pot-de-vin.
wait-mage = { $who } hésite à engager un mage.

# --- boutons
label-family = { $family }
label-recruit = { $card }
label-blind = Dessus de la pioche de niveau { $level }, à l’aveugle
label-pay = Payer { $coins ->
    [0] {""}
    [1] une pièce
   *[other] { $coins } pièces
}{ $coins ->
    [0] {""}
   *[other] { $rubies ->
        [0] {""}
       *[other] {" et "}
    }
}{ $rubies ->
    [0] {""}
    [1] un rubis
   *[other] { $rubies } rubis
}{ $sale ->
    [1] {" en vendant l’objet précieux"}
   *[other] {""}
}
label-half = { $card } : { $icons }
label-icon = Ensuite : { $icon }
label-raccoon = Un raton pour { $target }
label-hit = Porter un coup à { $target }
label-move = { $portrait_is ->
    [you] { $side ->
        [left] Votre portrait vers la gauche
       *[right] Votre portrait vers la droite
    }
   *[other] { $side ->
        [left] { $portrait } vers la gauche
       *[right] { $portrait } vers la droite
    }
}{ $space ->
    [none] {""}
   *[other] {", place "}{ $space }
}
label-bribe = { $raccoons ->
    [0] Ne rien payer
    [1] Renvoyer un raton
   *[other] Renvoyer { $raccoons } ratons
}
label-decline = Ne rien payer
label-pass = Ne recruter personne
label-turn = Révéler la prochaine carte

# --- refus
refusal-family-taken = { $family } : cette famille est déjà prise.
refusal-choose-a-family = Choisissez d’abord une famille.
refusal-column-closed = Le niveau { $level } n’a pas encore de prix : sa colonne est fermée.
refusal-not-in-the-market = { $card } n’est pas visible sur la Place Royale.
refusal-pile-empty = La pile { $card } est épuisée.
refusal-deck-empty = La pioche de niveau { $level } est vide.
refusal-no-deck = Le niveau 1 n’a pas de pioche cachée, seulement des piles visibles.
refusal-too-dear = Vous ne pouvez pas payer autant, même avec l’objet précieux.
refusal-must-recruit = Vous devez recruter tant que vous pouvez payer quelque chose.
refusal-pay-first = Payez d’abord votre choix : { $owes }.
refusal-not-the-price = Pièces et rubis doivent faire exactement { $owes }, et non { $sum }.
refusal-too-few-coins = Vous n’avez pas autant de pièces.
refusal-too-few-rubies = Vous n’avez pas autant de rubis.
refusal-coins-before-sale = Il faudrait vendre votre objet précieux alors qu’il reste des pièces : dépensez-les toutes d’abord.
refusal-no-sale-here = Ce paiement est facultatif : à cette table, on ne vend pas d’objet précieux pour cela.
refusal-choose-a-half = Choisissez d’abord une moitié de votre carte.
refusal-not-yourself = Choisissez une famille rivale, pas la vôtre.
refusal-not-in-play = { $who_is ->
    [you] Vous êtes hors jeu.
   *[other] { $who } est hors jeu.
}
refusal-no-free-space = { $who_is ->
    [you] Il n’y a plus de place libre de ce côté pour vous.
   *[other] Il n’y a plus de place libre de ce côté pour { $who }.
}
refusal-choose-a-target = Choisissez d’abord la famille visée.
refusal-choose-a-portrait = Déplacez d’abord un portrait.
refusal-no-such-icon = Cet effet n’est pas, ou plus, disponible ici.
refusal-face-first = Terminez d’abord ce que montre le dé.
refusal-choose-the-icon = Choisissez d’abord le prochain effet.
refusal-too-few-raccoons = Vous n’avez pas autant de ratons.
refusal-answer-the-bribe = Dites d’abord combien de ratons vous renvoyez.
refusal-answer-the-mages = Dites d’abord si vous payez un mage.
refusal-recruit-first = C’est le moment de recruter.
refusal-turn-a-card = Il s’agit maintenant de révéler la prochaine carte.
refusal-other-icon = C’est un autre effet qui s’applique maintenant.
refusal-one-token = Un mage coûte exactement une pièce ou un rubis.

# --- le récit
told-chose-family = { $who_is ->
    [you] Vous incarnez { $family }.
   *[other] { $who } incarne { $family }.
}
told-gallery-hung = Les portraits sont accrochés ; par influence : { $order }.
told-round-begins = { $last ->
    [1] La dernière manche commence : manche { $round }.
   *[other] La manche { $round } commence.
}
told-pass-begins = Recrutement, passage { $number }.
told-recruited = { $who_is ->
    [you] Vous recrutez { $card } (prix { $price }).
   *[other] { $who } recrute { $card } (prix { $price }).
}
told-recruited-blind = { $who_is ->
    [you] { $card_id ->
        [none] Vous recrutez à l’aveugle une carte de niveau { $level }.
       *[other] Vous recrutez à l’aveugle une carte de niveau { $level } : { $card }.
    }
   *[other] { $card_id ->
        [none] { $who } recrute à l’aveugle une carte de niveau { $level }.
       *[other] { $who } recrute à l’aveugle une carte de niveau { $level } : { $card }.
    }
}
told-recruited-none = { $who_is ->
    [you] Vous ne recrutez personne.
   *[other] { $who } ne recrute personne.
}
told-paid = { $who_is ->
    [you] Vous payez
   *[other] { $who } paie
} { $coins ->
    [none] { $price }
    [0] {""}
    [1] une pièce
   *[other] { $coins } pièces
}{ $coins ->
    [none] {""}
    [0] {""}
   *[other] { $rubies ->
        [0] {""}
       *[other] {" et "}
    }
}{ $rubies ->
    [none] {""}
    [0] {""}
    [1] un rubis
   *[other] { $rubies } rubis
}.
told-refilled = { $card } rejoint la Place Royale.
told-turned-up = { $who_is ->
    [you] Votre carte est révélée : { $card }.
   *[other] Révélée : { $card } ({ $who }).
}
told-idle = { $who_is ->
    [you] Votre carte est révélée : { $card }. Vous êtes hors jeu, rien ne se passe.
   *[other] Révélée : { $card } ({ $who }). Cette famille est hors jeu, rien ne se passe.
}
told-event-comes = { $event } !
told-chose-half = { $who_is ->
    [you] Vous utilisez { $card } : { $icons }.
   *[other] { $who } utilise { $card } : { $icons }.
}
told-gained = { $who_is ->
    [you] { $icon_id ->
        [ruby] Vous gagnez un rubis.
       *[coin] Vous gagnez une pièce.
    }
   *[other] { $icon_id ->
        [ruby] { $who } gagne un rubis.
       *[coin] { $who } gagne une pièce.
    }
}
told-nothing-there = { $who_is ->
    [you] Sans effet pour vous : { $icon }.
   *[other] Sans effet pour { $who } : { $icon }.
}
told-rolled = { $who_is ->
    [you] Vous lancez le dé magique : { $icons }.
   *[other] { $who } lance le dé magique : { $icons }.
}
told-sent-raccoon = { $who_is ->
    [you] Vous refilez un raton à { $target }.
   *[other] { $target_is ->
        [you] { $who } vous refile un raton.
       *[other] { $who } refile un raton à { $target }.
    }
}
told-struck = { $who_is ->
    [you] Vous portez un coup à { $target }.
   *[other] { $target_is ->
        [you] { $who } vous porte un coup.
       *[other] { $who } porte un coup à { $target }.
    }
}
told-moved = { $who_is ->
    [you] { $portrait_is ->
        [you] Vous déplacez votre portrait de la place { $old } à la place { $new }.
       *[other] Vous déplacez un portrait ({ $portrait }) de la place { $old } à la place { $new }.
    }
   *[other] { $portrait_is ->
        [you] { $who } déplace votre portrait de la place { $old } à la place { $new }.
       *[other] { $who } déplace un portrait ({ $portrait }) de la place { $old } à la place { $new }.
    }
}
told-lost = { $who_is ->
    [you] Vous perdez { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
   *[other] { $who } perd { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
}
told-sold = { $who_is ->
    [you] Vous vendez votre objet précieux !
   *[other] { $who } vend son objet précieux !
}
told-fell = { $who_is ->
    [you] Vous êtes hors jeu : vous devez un rubis et il ne vous reste rien.
   *[other] { $who } est hors jeu : un rubis est dû et il ne reste rien.
}
told-no-victim = Personne n’a de raton : rien ne se passe.
told-raccoons-leave = { $who_is ->
    [you] { $raccoons ->
        [one] Votre raton repart.
       *[other] Vos { $raccoons } ratons repartent.
    }
   *[other] { $raccoons ->
        [one] Un raton quitte { $who }.
       *[other] { $raccoons } ratons quittent { $who }.
    }
}
told-bribed = { $who_is ->
    [you] Vous renvoyez { $raccoons ->
        [one] un raton
       *[other] { $raccoons } ratons
    }.
   *[other] { $who } renvoie { $raccoons ->
        [one] un raton
       *[other] { $raccoons } ratons
    }.
}
told-kept-raccoons = { $who_is ->
    [you] Vous ne payez rien.
   *[other] { $who } ne paie rien.
}
told-declined-mage = { $who_is ->
    [you] Vous ne payez rien.
   *[other] { $who } ne paie rien.
}
told-event-joins = Un événement rejoint la pile sans être vu ; il en reste { $left } dans la pioche d’événements.
told-scoring = Le décompte final commence.
told-for-influence = { $who_is ->
    [you] Vous êtes la famille la plus influente : { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
   *[other] { $who } est la famille la plus influente : { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
}
told-for-coins = { $who_is ->
    [you] Vous avez le plus de pièces : { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
   *[other] { $who } a le plus de pièces : { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
}
told-for-raccoons = { $who_is ->
    [you] Vous avez le plus de ratons et devez { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
   *[other] { $who } a le plus de ratons et doit { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
}
told-scored = { $who_is ->
    [you] Vous totalisez { $score }.
   *[other] { $who } totalise { $score }.
}
told-game-ends = { $who_is ->
    [you] Vous remportez la couronne !
   *[other] { $who } remporte la couronne !
}

# --- le décompte final
line-influence = la plus influente
line-coins = le plus de pièces
line-raccoons = le plus de ratons
line-rubies = rubis dans le coffre
line-heirloom = objet précieux invendu
line-score = score
tie-influence = Plusieurs familles sont à égalité : la plus influente l’emporte.

# --- options
option-effect_order = Dans quel ordre s’appliquent les effets d’une carte ?
option-effect_order-printed = Comme imprimé, de gauche à droite.
option-effect_order-free = La famille choisit l’ordre.
option-reserve_mode = Et si la réserve est vide ?
option-reserve_mode-strict = Ce qui manque n’est pas donné.
option-reserve_mode-substitute = On emploie des jetons de remplacement ; la réserve est inépuisable.
option-majority_zero = Et si personne n’en a ?
option-majority_zero-none = Si le maximum est 0, personne n’est concerné.
option-majority_zero-all = Si le maximum est 0, tout le monde est à égalité.
option-mages_order = Qui est le suivant aux Mages mercenaires ?
option-mages_order-snapshot = L’ordre au moment où l’événement est révélé.
option-mages_order-live = La famille la plus influente qui n’a pas encore joué.
option-optional_sale = Peut-on vendre l’objet précieux pour un pot-de-vin ou un mage ?
option-optional_sale-off = Non : seulement les pièces et rubis disponibles.
option-optional_sale-on = Oui, une fois toutes les pièces dépensées.
option-history = Combien de temps les montants restent-ils lisibles dans le récit ?
option-history-round = Jusqu’à la manche suivante.
option-history-full = Toujours.
option-history-none = Seulement au moment de l’annonce.
option-show_split = Les autres voient-ils avec quoi l’on paie ?
option-show_split-on = Oui, pièces et rubis.
option-show_split-off = Non, seulement le prix ; de la réserve, seulement le total.
option-chat = Y a-t-il une discussion ?
option-chat-on = Oui ; la parole est libre, rien ne change de mains.
option-chat-off = Pas de discussion.

# --- le terminal
screen-recruit = { $number ->
    [0] Manche { $round } sur { $rounds } : recrutement
   *[other] Manche { $round } sur { $rounds } : recrutement, passage { $number }
}
screen-reveal = Manche { $round } sur { $rounds } : révélation de la pile
screen-over = La partie est terminée (manche { $round } sur { $rounds })
screen-gallery = Galerie
screen-scandal = Scandale
screen-influence = Influence
screen-market = Place Royale
screen-closed = fermé
screen-price = prix { $price }
screen-deck = { $cards ->
    [one] { $cards } cachée
   *[other] { $cards } cachées
}
screen-chest = { $rubies } rubis, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
screen-chest-closed = coffre fermé
screen-unsold = objet précieux gardé
screen-sold = objet précieux vendu
screen-raccoons = { $raccoons ->
    [one] { $raccoons } raton
   *[other] { $raccoons } ratons
}
screen-pile = Pile commune : { $cards ->
    [one] { $cards } carte cachée
   *[other] { $cards } cartes cachées
}
screen-unseen = Pioche d’événements : { $deck } ; pas encore vus :
screen-reserve = Réserve : rubis { $rubies }, pièces { $coins }, ratons { $raccoons }
screen-reserve-both = Réserve : rubis et pièces { $both }, ratons { $raccoons }
screen-lent = 0 (+{ $lent } prêtés)
screen-turned = Révélée

# --- chances
odds-next-family = { $who_is ->
    [you] La prochaine carte est à vous
   *[other] La prochaine carte est à { $who }
}
odds-next-event = La prochaine carte est un événement
odds-next-card = La prochaine carte est { $card }
odds-more-rubies = Vous finissez la manche avec plus de rubis
odds-fewer-rubies = Vous finissez la manche avec moins de rubis
odds-fall = Votre famille est mise hors jeu pendant cette manche
