# Les mots qui n’appartiennent à aucun jeu en particulier.
list-of-none = aucun
list-of-two = { $most } et { $last }
list-you = vous
refusal-not-asked = Ce n’est pas à vous de répondre, mais à { $who }.
# --- la table dans le terminal
shell-which = Quel jeu ?
shell-seats = À la table : { $seats }.
shell-person = { $who } (humain)
shell-bot = { $who } (bot : { $level })
shell-commitment = Le hasard est fixé avant le premier coup ; son engagement est { $commitment }.
shell-hint = Tapez « aide » chaque fois que c’est à vous.
shell-left = Vous avez quitté la table.
shell-pass = À { $who } de jouer : appuyez sur Entrée.
shell-more = … et { $number } autres : tapez « tout ».
shell-kept = Enregistré dans { $file }.
shell-no-odds = Il n’y a pas de chances à donner ici : aucune réponse de cette place ne dépend du hasard.
refusal-game-over = La partie est terminée.
refusal-no-such-action = Cela n’est pas possible ici.
# --- the levels of bots: their names, and what each does
level-random = Hasard
level-random-is = donne n’importe quelle réponse permise
level-page = Page
level-page-is = joue le plus souvent au hasard
level-squire = Écuyer
level-squire-is = joue ce qui paraît le meilleur au premier coup d’œil, souvent à la légère
level-knight = Chevalier
level-knight-is = réfléchit quelques coups d’avance, quand il réfléchit
level-monarch = Monarque
level-monarch-is = réfléchit autant qu’une seconde le permet
