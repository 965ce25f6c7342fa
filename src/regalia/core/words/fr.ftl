# Les mots qui n’appartiennent à aucun jeu en particulier.
list-of-none = aucun
list-of-two = { $most } et { $last }
refusal-not-asked = Ce n’est pas à vous de répondre, mais à { $who }.
# --- la table dans le terminal
shell-which = Quel jeu ?
shell-seats = À la table : { $seats }.
shell-person = { $who } (humain)
shell-bot = { $who } (robot : { $level })
shell-commitment = Le hasard est fixé avant le premier coup ; son empreinte est { $commitment }.
shell-hint = Tapez « help » chaque fois qu’on vous interroge.
shell-left = Vous avez quitté la table.
shell-pass = À { $who } : appuyez sur Entrée.
shell-more = … et { $number } autres : tapez « all ».
shell-kept = Conservé dans { $file }.
shell-no-odds = Il n’y a rien à attendre ici : aucune réponse de cette place ne dépend de la chance.
shell-help =
    Répondez par le numéro d’un choix ou avec les mots entre crochets.
    ?  ce qui n’est pas possible, et pourquoi · all  tous les choix · story  ce qui s’est passé
    rules SECTION  les règles · save FICHIER  conserver la partie · quit  quitter la table
refusal-game-over = La partie est terminée.
refusal-no-such-action = Cela ne fait pas partie de ce qu’on peut faire ici.
# --- the levels of bots: their names, and what each does
level-random = Hasard
level-random-is = donne n’importe quelle réponse permise
level-page = Page
level-page-is = joue le plus souvent au hasard
level-squire = Écuyer
level-squire-is = joue ce qui paraît le meilleur au premier coup d’œil, et souvent à la légère
level-knight = Chevalier
level-knight-is = réfléchit quelques coups d’avance, quand il réfléchit
level-monarch = Monarque
level-monarch-is = réfléchit autant qu’une seconde le permet
