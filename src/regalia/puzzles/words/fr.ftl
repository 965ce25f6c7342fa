# Énigmes, dans le terminal et sur la page.

puzzle = Énigme
puzzle-rating = cote { $rating }
puzzle-theme-plain = une réponse est nettement la meilleure
puzzle-theme-win = la victoire est proche
puzzle-theme-rescue = presque perdu : sauvez ce qui peut l’être
puzzle-theme-sealed = tous répondent à la fois, sans voir les autres
puzzle-theme-surprise = facile à manquer au premier coup d’œil
puzzle-who = { $who_is ->
    [you] Que répondez-vous ?
   *[other] Vous êtes { $who }. Que répondez-vous ?
}
puzzle-right = C’est juste : { $answer }.
puzzle-wrong = La meilleure réponse est une autre : { $answer }.
puzzle-chance = Avec elle, vous gagnez environ { $chance } parties semblables sur 100.
puzzle-chance-exact = Avec elle, vous gagnez { $chance } parties semblables sur 100 ; c’est compté jusqu’au bout.
puzzle-next = La suivante en vaut { $lead } de moins : { $answer }.
puzzle-yours = La vôtre en vaut { $lead } de moins : { $answer }.
puzzle-yours-more = La vôtre est derrière tout ce qui est comparé ici : { $answer }.
puzzle-judged = Jugé seulement sur ce que vous voyez ; ce qui est caché ici a été redistribué.
puzzle-again = Réessayer
puzzle-following = Énigme suivante
puzzle-solved = Résolues : { $right } sur { $tried }.
