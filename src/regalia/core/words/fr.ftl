# Les mots qui n’appartiennent à aucun jeu en particulier.
list-of-none = aucun
list-of-two = { $most } et { $last }
refusal-not-asked = Ce n’est pas à vous de répondre, mais à { $who }.
refusal-game-over = La partie est terminée.
refusal-no-such-action = Cela ne fait pas partie de ce qu’on peut faire ici.
