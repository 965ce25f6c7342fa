# La page autour des jeux.
page-skip = Aller au jeu
page-lost = Il n’y a rien ici.
page-to-home = Vers les jeux
page-no-server = Le serveur est injoignable. Réessayez dans un instant.
page-opening = On dresse la table…
page-board = Plateau
page-prompt = Ce qu’il faut faire
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
page-theme-light = Clair : vélin de jour
page-theme-dark = Sombre : à la chandelle
page-theme-system = Lumière du système
page-the-end = La fin
page-at-the-table = À la table
page-players = { $number ->
    [one] une personne
   *[other] { $number } personnes
}
page-your-move = À vous de jouer
page-to-move = joue
page-not-here = absent
page-bot-plays-for = un robot joue pour { $name }
page-you-mark = vous
page-bot-mark = robot · { $level }
page-then = Ensuite
page-undo = Reprendre
page-other = Autre chose
page-not-now = Pas maintenant.
page-all-answers = Les { $number } réponses
page-catch-up = Rattraper ({ $number })
page-line-lost = La liaison est coupée. Elle revient d’elle-même.
page-load-anew = Recharger la page
page-days = { $number } jours
page-pace = Combien de temps peut-on réfléchir ?
page-pace-none = Sans pendule.
page-pace-decision = { $seconds } secondes par décision.
page-pace-bank = { $minutes } minutes en tout, { $seconds } secondes de plus à chaque réponse.
page-pace-days = { $days ->
    [one] Un jour par décision.
   *[other] { $days } jours par décision.
}
page-watching = Peut-on regarder la partie ?
page-yes = Oui
page-no = Non
page-keys = Touches
page-key-tab = Tab
page-key-tab-does = passer d’une pièce ou d’un bouton à l’autre
page-key-enter = Entrée
page-key-enter-does = jouer la pièce ou le bouton qui a le focus
page-key-digits = 1 … 9
page-key-digits-does = la première, la deuxième… réponse
page-key-u = U
page-key-u-does = reprendre le dernier pas
page-key-space = Espace
page-key-space-does = passer l’animation et rattraper
page-key-r = R
page-key-r-does = règles
page-key-s = S
page-key-s-does = récit
page-key-c = C
page-key-c-does = discussion
page-key-o = O
page-key-o-does = options de cette table
page-key-g = G
page-key-g-does = hasard de cette table
page-key-esc = Échap
page-key-esc-does = fermer, ou choisir autre chose
page-key-help = ?
page-key-help-does = cette liste

# --- avant le début
page-your-name = Comment vous appeler ?
page-how-many-seats = Combien de places ?
page-set-hint = Tout le reste se convient à la table, et les amis viennent par un lien.
page-seats = Places
page-free-seat = Place libre
page-here = présent
page-crest-0 = Lion, écu de lapis
page-crest-1 = Tour, bannière garance
page-crest-2 = Chêne, rond vert-de-gris
page-crest-3 = Soleil, losange ocre
page-crest-4 = Cygne, hexagone pourpre
page-level = Niveau du robot
page-send-away = Renvoyer { $name }
page-add-bot = Ajouter un robot
page-sit-here = S’asseoir ici
page-one-seat-more = Une place de plus
page-one-seat-less = Une place de moins
page-invite-hint = Qui ouvre ce lien s’assied à la prochaine place libre. Chaque place a ensuite son propre lien.
page-copy-link = Copier le lien
page-copied = Copié.
page-share = Partager
page-qr = Code QR de cette table
page-own-link = Pour continuer sur un autre appareil, ouvrez
page-own-link-name = le lien de votre place
page-how-we-play = Comment nous jouons
page-preset = Quelles règles ?
page-preset-own = Notre choix
page-watching-yes = Quiconque a le lien ; personne ne voit de main.
page-listed = Qui trouve cette table ?
page-listed-yes = Tout le monde : elle figure à l’accueil.
page-listed-no = Seulement qui a le lien ou le code.
page-luck-fixed = Le hasard est fixé avant le premier coup. Chaque place peut y mêler un mot en s’asseyant ; le secret est ouvert à la fin. Engagement :
page-before-start = Table de { $name } · avant le début
page-watchers = { $number ->
    [one] une personne regarde
   *[other] { $number } personnes regardent
}
page-start-when = { $name } : commencez quand vous voulez
page-host-starts = { $name } commence quand tous sont là
page-seats-left = { $number ->
    [one] Une place est libre : invitez quelqu’un, ajoutez un robot ou retirez la place.
   *[other] { $number } places sont libres : invitez, ajoutez des robots ou retirez des places.
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
page-you-asked = Votre question :
page-at-this-table = À cette table :
page-not-found = « { $word } » ne figure pas dans les règles.
page-back-to-move = Revenir à mon coup
page-whole-rules = Toutes les règles
page-find-word = Chercher un mot

# --- hasard
page-commitment = Engagement, montré avant le premier coup
page-secret-open = Secret, ouvert maintenant
page-secret-sealed = Le secret est ouvert à la fin de la partie. Chacun peut alors vérifier chaque dé et chaque tirage.
page-stirred = Mots mêlés : { $words }.
page-keeps-word = Le secret donne l’engagement. Personne n’a pu le changer après le début.
page-breaks-word = Le secret ne donne pas l’engagement. Ce hasard n’est pas fiable.
page-all-right = { $number ->
    [one] Le seul dé ou tirage est juste, recalculé à l’instant dans ce navigateur.
   *[other] Les { $number } dés et tirages sont justes, recalculés à l’instant dans ce navigateur.
}
page-some-wrong = Seuls { $right } des { $all } dés et tirages sont justes ; le premier faux appartient au coup { $move }.
page-luck-opened = Hasard, ouvert et vérifié

# --- la fin et la reprise
page-wins-with = { $number ->
    [one] { $names } l’emporte avec { $points } points
   *[other] { $names } partagent la victoire avec { $points } points
}
page-wins = { $number ->
    [one] { $names } l’emporte
   *[other] { $names } partagent la victoire
}
page-adjudicated = La plus longue durée de cette table est atteinte ; le décompte tranche.
page-once-more = Encore une, avec les mêmes ?
page-rematch-is-set = Une revanche est prévue.
page-rematch = Revanche
page-follow = Rejoindre
page-replay = Revoir
page-export = Exporter
page-the-board = Le plateau
page-count = Le décompte, ligne par ligne
page-place = { $number ->
    [1] 1er
   *[other] { $number }e
}
page-move-of = Coup { $move } sur { $moves }
page-link-moment = Lien vers ce moment
page-whose-eyes = Par quels yeux
page-eyes-all = Un spectateur
page-timeline = Frise
page-first = Au début
page-last = À la fin
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-play = Lire
page-pause = Pause
page-watcher = Spectateur { $number }
page-mute = Rendre { $name } muet
page-unmute = Laisser { $name } parler de nouveau
page-watchers-speak = Les spectateurs peuvent parler
page-watchers-silent = Les spectateurs se taisent
page-open-game = Ouvrir à tous
page-open-hint = Personne n’a pu regarder cette partie. Ouverte, elle est visible pour qui a le lien.
page-imported = apportée en fichier
page-imported-luck = Cette partie a été apportée en fichier : que son secret était fixé avant le premier coup, ce serveur ne l’a pas vu.
