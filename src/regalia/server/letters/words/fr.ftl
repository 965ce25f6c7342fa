# Ce qu’on apprend quand on n’est pas là. De la partie, rien que son nom et qui y joue.

tell-turn = À vous de jouer : { $game }
tell-soon = Votre temps s’épuise : { $game }
tell-over = La partie est finie : { $game }
tell-invite = Encore une partie ? { $game }
tell-wanted = On vous invite à une table : { $game }
tell-with = Avec { $names }.
tell-alone = La table vous attend.
tell-many = Du nouveau pour vous à { $number } tables
tell-test = Voici comment vous serez prévenu
tell-test-text = C’est le message que vous avez demandé. Rien ne s’est passé aux tables.

tell-open = Ouvrir : { $link }
tell-stop = Ne plus recevoir ces messages : { $link }
tell-confirm = Regalia peut-il écrire à cette adresse ?
tell-confirm-text = Quelqu’un souhaite apprendre à cette adresse quand c’est à lui de jouer sur { $place }. Si c’était vous, dites-le ici : { $link }
tell-confirm-not = Si ce n’était pas vous, ne faites rien : aucun autre message ne viendra.
tell-recover = Revenir sur Regalia
tell-recover-text = Quelqu’un souhaite redevenir vous sur { $place }. Si c’était vous, ce lien fait vôtre l’appareil où vous l’ouvrez, une seule fois, d’ici une heure : { $link }
