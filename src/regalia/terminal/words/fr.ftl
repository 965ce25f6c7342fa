# Ce que dit le terminal en dehors du jeu.

shell-how-to-answer = Répondez par le numéro d’un choix, par les mots entre crochets ou par leurs premières lettres. Tab complète une ligne.
shell-word-help = aide
shell-word-hint = conseil
shell-word-odds = chances
shell-word-why = pourquoi
shell-word-undo = annuler
shell-word-all = tout
shell-word-look = table
shell-word-story = récit
shell-word-rules = règles
shell-word-save = garder
shell-word-say = dire
shell-word-quit = quitter
shell-does-help = cette liste
shell-does-hint = ce que ferait ici un bon bot, avec ce que vous savez
shell-does-odds = ce que vous pouvez attendre de vos réponses et du hasard à venir
shell-does-why = pourquoi quelque chose est impossible : « pourquoi » et la réponse ; seul, ou « ? » : tout ce qui est impossible maintenant
shell-does-undo = annuler votre dernier coup, tant que personne n’en a rien appris
shell-does-all = tous les choix
shell-does-look = la table encore une fois
shell-does-story = ce qui s’est passé jusqu’ici
shell-does-rules = la liste des sections ; avec un nom ou une précision, cette section
shell-does-save = enregistrer la partie dans un fichier : « garder » et son nom
shell-does-say = parler à la table : « dire » et vos mots
shell-does-quit = quitter la table
shell-no-answer = « { $typed } » n’est pas une réponse ici. Tapez « aide ».
shell-no-answer-but = « { $typed } » n’est pas une réponse ici. Vouliez-vous dire « { $close } » ?
shell-several = « { $typed } » peut être : { $answers }.
shell-no-section = Il n’y a pas de section « { $typed } ». La plus proche : { $close }. « règles » les donne toutes.
shell-nothing-greyed = Il n’y a rien d’autre à envisager ici.
shell-possible = C’est possible maintenant : { $typed }.
shell-no-reason = « { $typed } » ne se fait pas dans ce jeu, ou rien de connu ne s’y oppose.
shell-terms-unknown = Cette table joue avec ses propres cartes, inconnues ici.
shell-taken-back = Votre dernier coup est annulé.
shell-advice = Réponse conseillée par le bot { $level } : { $answer }
shell-advice-exact = C’est calculé jusqu’au bout.
shell-advice-close = Les meilleures réponses se valent presque.
shell-advice-win = { $percent } % de chances de gagner
shell-advice-only = Il n’y a qu’une réponse.
# --- à la table d’un serveur
shell-your-name = Votre nom
shell-your-link = Votre place, aussi sur un autre appareil : { $link }
shell-left-seat = Vous avez quitté le terminal ; votre place reste à vous.
shell-away = { $who } (absent : un bot répond)
shell-not-here = { $who } (pas connecté)
shell-awaits = { $what } En attente : { $who }.
shell-awaits-players = { $free ->
    [one] Une place est encore libre. En attente d’un joueur.
   *[other] { $free } places sont encore libres. En attente de joueurs.
}
shell-awaits-host = Toutes les places sont prises. L’hôte doit lancer la partie.
shell-awaits-you = Toutes les places sont prises. Vous êtes l’hôte : tapez « dire /start » pour commencer.
shell-awaits-server = En attente du serveur.
shell-no-line = Connexion perdue, reconnexion…
shell-not-asked = Ce n’est pas à vous de répondre.
shell-question-changed = La question a changé pendant que vous tapiez.
# --- l’analyse d’une partie terminée ; un point est le centième d’une partie gagnée
review-decisions = décisions
review-doubtful = douteuses
review-errors-made = erreurs
review-blunders = bévues
review-start = chance avant la première réponse
review-luck = hasard
review-lost = perdu par ses propres réponses
review-given = gagné par les réponses des autres
review-rest = non démêlé
review-result = résultat
review-no-luck = Le hasard n’est pas mesuré dans ce jeu : le jugement des bots ne permet pas de le démêler du reste.
review-no-errors = Aucune réponse ne compte comme une erreur.
review-errors = Les erreurs, dans l’ordre de la partie :
review-verdict-fine = bonne réponse
review-verdict-doubtful = réponse douteuse
review-verdict-error = erreur
review-verdict-blunder = bévue
review-decision = coup { $move }, { $name } : { $played }. Mieux : { $better } ({ $verdict }, { $points ->
    [one] 1 point
   *[other] { $points } points
} sur { $chance }{ $counted ->
    [yes] , calculé
   *[no] {""}
})
