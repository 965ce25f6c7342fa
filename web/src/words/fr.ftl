# La page autour des jeux.
page-skip = Aller au jeu
page-lost = Il n’y a rien ici.
page-to-home = Vers les jeux
page-no-server = Le serveur est injoignable. Réessayez dans un instant.
page-offline = La maison est injoignable. Les règles et les parties déjà vues s’ouvrent quand même.
page-opening = On dresse la table…
page-board = Plateau
page-prompt = Votre décision
page-told-of = { $name } : { $what }
page-tools = Outils
page-menu = Menu
page-notify = M’avertir quand c’est à moi
page-zoom = Regarder de près
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout montrer
page-close = Fermer
page-story = Récit
page-chat = Discussion
page-story-earlier = Montrer ce qui précède
page-story-empty = Il ne s’est encore rien passé.
page-chat-empty = Personne n’a encore rien dit.
page-see-moment = Revoir ce moment
page-say = Dire quelque chose
page-say-hint = Dire quelque chose, ou /help
page-send = Envoyer
page-rules = Règles
page-options = Options
page-luck = Hasard
page-language = Langue
page-sound = Son
page-sound-is-on = Le son est activé
page-sound-is-off = Le son est coupé
page-theme-light = Clair : vélin de jour
page-theme-dark = Sombre : à la chandelle
page-theme-system = Thème du système
page-the-end = La fin
page-at-the-table = À la table
page-players = { $number ->
    [one] une personne
   *[other] { $number } personnes
}
page-your-move = À vous de jouer
page-to-move = joue
page-not-here = absent
page-away = absent
page-is-away = { $name } n’est pas là.
page-bot-comes = Dans { $time }, un bot jouera à sa place.
page-bot-now = Laisser le bot jouer tout de suite
page-unheard = { $number ->
    [one] un nouveau message
   *[other] { $number } nouveaux messages
}
page-leave-really = Quitter cette table ?
page-leave-bot = Les autres continuent, et un bot prend aussitôt votre place : il sait ce que vous savez.
page-leave-waits = La partie s’arrête ici et vous attend : les bots ne jouent pas sans vous.
page-leave-back = La place reste la vôtre. Vous retrouvez la table en haut de l’accueil ; ouvrez-la, et c’est de nouveau vous qui jouez.
page-leave-to-bot = Laisser un bot jouer
page-stay = Rester
page-bot-plays-for = un bot joue pour { $name }
page-you-mark = vous
page-bot-mark = bot · { $level }
page-undo = Annuler le coup
page-other = Annuler
page-not-now = Pas maintenant.
page-all-answers = { $number ->
    [one] La réponse possible
   *[other] Les { $number } réponses possibles
}
page-line-lost = Connexion perdue, reconnexion…
page-line-lost-kept = Connexion perdue. Votre réponse partira dès son retour.
page-sending = Envoi…
page-answer-missed = Votre dernière réponse n’a pas compté : la partie avait déjà avancé.
page-answer-unsure = La connexion a été coupée pendant votre réponse. Le récit dit ce qui a compté.
page-load-anew = Recharger la page
page-days = { $number ->
    [one] 1 jour
   *[other] { $number } jours
}
page-pace = Combien de temps peut-on réfléchir ?
page-pace-none = Sans pendule.
page-pace-decision = { $seconds } secondes par décision.
page-pace-bank = { $minutes ->
    [one] Une minute
   *[other] { $minutes } minutes
} en tout, { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} de plus à chaque réponse.
page-pace-days = { $days ->
    [one] Un jour par décision.
   *[other] { $days } jours par décision.
}
page-pace-days-bank = { $days ->
    [one] Un jour
   *[other] { $days } jours
} en tout, { $hours ->
    [one] une heure
   *[other] { $hours } heures
} de plus à chaque réponse.
page-watching = Peut-on regarder la partie ?
page-yes = Oui
page-no = Non
page-tutor = Précepteur
page-tutor-is-here = Précepteur : présent
page-tutor-is-away = Précepteur : absent
page-symbols = Symboles
page-keys = Touches
page-key-tab = Tab
page-key-tab-does = passer d’une pièce ou d’un bouton à l’autre
page-key-enter = Entrée
page-key-enter-does = jouer la pièce ou le bouton choisi
page-key-digits = 1 … 9
page-key-digits-does = la première, la deuxième… réponse
page-key-u = U
page-key-u-does = annuler votre dernier coup
page-key-space = Espace
page-key-space-does = continuer, ou passer à votre tour
page-key-p = P
page-key-p-does = faire une pause
page-key-pace = + −
page-key-pace-does = raconter plus vite ou plus lentement
page-key-r = Maj R
page-key-r-does = règles
page-key-s = Maj S
page-key-s-does = récit
page-key-c = Maj C
page-key-c-does = discussion
page-key-o = Maj O
page-key-o-does = options de cette table
page-key-g = Maj G
page-key-g-does = hasard de cette table
page-key-esc = Échap
page-key-esc-does = fermer, ou choisir autre chose
page-key-help = ?
page-key-help-does = cette liste

# --- avant le début
page-your-name = Comment vous appeler ?
page-seats = Places
page-free-seat = Place libre
page-here = présent
page-crest-0 = Lion, écu de lapis
page-crest-1 = Tour, bannière garance
page-crest-2 = Chêne, rond vert-de-gris
page-crest-3 = Soleil, losange ocre
page-crest-4 = Cygne, hexagone pourpre
page-level = Force du bot
page-send-away = Renvoyer { $name }
page-add-bot = Ajouter un bot
page-fill-with-bots = Ajouter des bots
page-level-of = { $level } · { $place } sur { $number }
page-levels = Les bots, du plus faible au plus fort : { $names }.
page-rename = Changer de nom
page-name-it = C’est moi
page-sit-here = S’asseoir ici
page-one-seat-more = Une place de plus
page-one-seat-less = Une place de moins
page-invite-hint = Ce lien mène à la prochaine place libre. Chaque place a ensuite son propre lien.
page-copy-link = Copier le lien
page-copied = Copié.
page-share = Partager
page-qr = Code QR de cette table
page-own-link = Pour continuer sur un autre appareil, ouvrez
page-own-link-name = le lien de votre place
page-how-we-play = Comment nous jouons
page-preset = Quelles règles ?
page-preset-own = Notre choix
page-watching-yes = Toute personne qui a le lien ; les mains restent cachées.
page-listed = Qui voit cette table ?
page-listed-yes = Tout le monde : elle figure à l’accueil.
page-listed-no = Seulement ceux qui ont le lien ou le code.
page-rated = Cette partie est-elle classée ?
page-rated-yes = Oui : elle compte, et personne n’est conseillé.
page-rated-no = Non : on joue pour le plaisir.
page-advice = Qui peut demander conseil aux bots ?
page-advice-alone = Qui ne joue que contre des bots.
page-advice-learners = Qui dit que c’est sa première partie ; tous le voient à sa place.
page-advice-always = Tout le monde, à tout moment.
page-advice-never = Personne.
page-learns = première partie
page-learner = C’est ma première partie : je voudrais pouvoir demander conseil.
page-luck-fixed = Le hasard est fixé avant le premier coup. Chaque place peut y mêler un mot en s’asseyant ; le secret est ouvert à la fin. Engagement :
page-before-start = Table : { $name } · avant le début
page-watchers = { $number ->
    [one] un spectateur
   *[other] { $number } spectateurs
}
page-start-when = Commencez quand vous voulez
page-host-starts = { $name } lancera la partie quand tous seront là
page-seats-left = { $number ->
    [one] Une place est libre : invitez quelqu’un, ajoutez un bot ou retirez la place.
   *[other] { $number } places sont libres : invitez, ajoutez des bots ou retirez des places.
}
page-all-there = Toutes les places sont prises.
page-start = Commencer
page-leave = Partir
page-stir = Un mot à mêler au hasard
page-stir-hint = un mot quelconque, ou rien
page-sit-down-now = S’asseoir

# --- règles
page-rule = règle
page-chapters = Chapitres
page-you-asked = Votre question :
page-at-this-table = À cette table :
page-not-found = « { $word } » ne figure pas dans les règles.
page-back-to-move = Revenir à mon coup
page-whole-rules = Toutes les règles
page-find-word = Chercher un mot

# --- hasard
page-commitment = Engagement, montré avant le premier coup
page-secret-open = Secret, ouvert maintenant
page-secret-sealed = Le secret est ouvert à la fin de la partie. Chacun peut alors vérifier chaque dé et chaque tirage.
page-stirred = Mots mêlés : { $words }.
page-stirred-by = { $name } « { $word } »
page-stirred-none = Personne n’y a mêlé de mot.
page-keeps-word = Le secret donne l’engagement. Personne n’a pu le changer après le début.
page-breaks-word = Le secret ne donne pas l’engagement. Ce hasard n’est pas fiable.
page-all-right = { $number ->
    [one] Le seul dé ou tirage est juste, recalculé à l’instant dans ce navigateur.
   *[other] Les { $number } dés et tirages sont justes, recalculés à l’instant dans ce navigateur.
}
page-some-wrong = Seuls { $right } des { $all } dés et tirages sont justes ; le premier faux appartient au coup { $move }.
page-luck-opened = Hasard, ouvert et vérifié

# --- la fin et la reprise
page-wins-with = { $number ->
    [one] { $winner_is ->
        [you] Vous gagnez avec { $points } points
       *[other] { $winner } gagne avec { $points } points
    }
   *[other] Victoire partagée avec { $points } points : { $names }
}
page-wins = { $number ->
    [one] { $winner_is ->
        [you] Vous gagnez
       *[other] { $winner } gagne
    }
   *[other] Victoire partagée : { $names }
}
page-adjudicated = À cette table, aucune partie ne dure plus longtemps ; le décompte tranche.
page-once-more = Encore une, avec les mêmes ?
page-once-more-short = Encore une ?
page-how-many-yes = { $number } sur { $all } ont dit oui
page-ready = prêt
page-said-yes = veut une revanche
page-your-choice = à vous de choisir
page-still-here = encore là
page-has-gone = est parti
page-so-many-points = { $number ->
    [one] un point
   *[other] { $number } points
}
page-rematch-is-set = Une revanche est prévue.
page-rematch = Revanche
page-follow = Rejoindre
page-replay = Revoir
page-review = Analyse
page-export = Exporter
page-the-board = Le plateau
page-count = Le décompte, ligne par ligne
page-place = { $number ->
    [1] 1er
   *[other] { $number }e
}
page-move-of = Coup { $move } sur { $moves }
page-link-moment = Lien vers ce moment
page-whose-eyes = Vu par
page-eyes-all = Un spectateur
page-timeline = Chronologie
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-play = Lire
page-pause = Pause
page-watcher = Spectateur { $number }
page-mute = Retirer la parole à { $name }
page-unmute = Rendre la parole à { $name }
page-about-somebody = Signaler ou bloquer { $name }
page-watchers-speak = Les spectateurs peuvent parler
page-watchers-silent = Les spectateurs se taisent
page-open-game = Ouvrir à tous
page-open-hint = Personne n’a pu regarder cette partie. Ouverte, elle est visible pour qui a le lien.
page-imported = venue d’un fichier
page-is-what-if = et si
page-what-if-luck = Cette partie continue un moment d’une autre. Sa chance est la sienne à partir de là, et n’est pas prouvée.
page-imported-luck = Cette partie vient d’un fichier : ce serveur ne peut pas garantir que son secret était fixé avant le premier coup.

# --- ce qui se passe, raconté
page-pace-of-telling = Allure
page-pace-slow = Lent
page-pace-normal = Normal
page-pace-fast = Rapide
page-resume = Continuer
page-skip-to-me = Passer à mon tour
page-skip-to-now = Passer au moment présent
page-go-on = Continuer
page-see-slowly = Revoir lentement
page-recap = Depuis votre dernier choix
page-recap-net = Vous avez maintenant : { $what }.
page-recap-same = Vous avez toujours ce que vous aviez.
page-recap-then = Ensuite, à vous de jouer.
page-times = × { $number }
page-went = { $name } { $from } → { $to }
page-becomes = devient
page-keeps-all = inchangé
page-moment = Ce moment
page-back-to-table = Retour à la table
page-in-replay = Revoir la partie à partir d’ici
