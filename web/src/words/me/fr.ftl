# Ma page : qui l’on est, ce qu’on a joué, ses appareils.
page-my-page = Ma page
page-me-known = { $number ->
    [one] On vous connaît sur cet appareil, sans compte ni mot de passe.
   *[other] On vous connaît sur { $number } appareils, sans compte ni mot de passe.
}
page-me-unknown = Vous n’avez pas encore de nom ici. Il ne faut ni compte ni mot de passe.
page-me-change = Changer de nom ou de blason
page-me-crest = Votre blason
page-me-keep = Garder
page-me-played = Parties jouées
page-me-games = { $number ->
    [one] une partie
   *[other] { $number } parties
}
page-me-bots = { $number ->
    [one] un bot
   *[other] { $number } bots
}
page-me-won = victoire
page-me-of = { $number ->
    [one] sur un
   *[other] sur { $number }
}
page-me-replay-of = Revoir : { $game }
page-me-older = { $number ->
    [one] Une partie plus ancienne compte dans votre bilan.
   *[other] { $number } parties plus anciennes comptent dans votre bilan.
}
page-me-record = Bilan
page-me-tally = { $played ->
    [one] { $played } jouée
   *[other] { $played } jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
page-me-rating = Cote : { $points }
page-me-rating-guess = Après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}, ce n’est qu’une première estimation : quelque part entre { $least } et { $most }.
page-me-rating-rough = Après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}, encore approximatif : sans doute entre { $least } et { $most }.
page-me-rating-firm = Après { $games ->
    [one] une partie classée
   *[other] { $games } parties classées
}, bien établi : entre { $least } et { $most }.
page-me-rating-bots = À titre de comparaison : { $bots }. Tout le monde commence à 1500 ; vous seul voyez ceci.
page-me-rating-bot = { $bot } { $points }
page-me-places = Combien de fois à quelle place
page-me-likes = À votre goût sur cet appareil
page-me-speak = Parlez-moi en { $choice }.
page-me-light = Éclairez la pièce { $choice }.
page-me-theme-light = comme en plein jour
page-me-theme-dark = à la bougie
page-me-theme-system = comme cet appareil
page-me-sound = Faites-moi entendre { $choice }.
page-me-sound-on = ce qui se passe
page-me-sound-off = le silence
page-me-awake = À une table, laissez l’écran { $choice }.
page-me-awake-on = allumé
page-me-awake-off = s’éteindre comme d’habitude
page-me-shake = Quand c’est à moi de jouer, que cet appareil { $choice }.
page-me-shake-on = vibre
page-me-shake-off = ne vibre pas
page-me-ask = Demandez-moi confirmation { $choice }.
page-me-asking-always = avant chaque réponse
page-me-asking-lasting = avant ce qui ne s’annule pas
page-me-asking-turn = avant ce qui finit mon tour
page-me-asking-never = le moins possible
page-me-rest = Aux tables sur plusieurs jours, mes horloges { $choice }.
page-me-rest-0 = tournent
page-me-rest-days = { $days ->
    [one] attendent un jour dès maintenant
   *[other] attendent { $days } jours dès maintenant
}
page-me-rests = attendent jusqu’à cette date : { $day }
page-me-devices = Appareils
page-me-no-devices = Aucun pour l’instant : asseyez-vous à une table ou choisissez un nom.
page-me-here = cet appareil
page-me-seen = dernière visite : { $day }
page-me-made = depuis : { $day }
page-me-paper = Code sur papier
page-me-program = Un programme
page-me-remove = Retirer
page-me-remove-it = Retirer : { $name }
page-me-add = Ajouter un appareil
page-me-add-passkey = Ajouter une clé d’accès
page-me-use-passkey = J’ai une clé d’accès
page-me-passkey = Clé d’accès
page-me-no-passkey = Aucune clé d’accès n’a été présentée. Rien n’a changé.
page-me-recover = Tous vos appareils sont perdus ? Une adresse qui a donné son accord vous ramène :
page-me-recover-send = M’envoyer un lien
page-me-recover-sent = Si cette adresse a donné son accord, un message est en route.
page-me-add-paper = Code sur papier
page-me-scan = Scannez ceci avec votre autre appareil
page-me-qr = Code QR pour un autre appareil
page-me-scan-means = Il aura alors votre nom et toutes vos tables. Le lien sert une fois, pendant dix minutes. Qui l’ouvre devient vous : gardez-le pour vous.
page-me-paper-means = Tapez-le sur n’importe quel appareil à { $place }/me pour y être vous-même, avec toutes vos tables. Il n’est montré que maintenant et vaut jusqu’à ce que vous en fassiez un autre ou le retiriez. Gardez-le pour vous.
page-me-print = Imprimer
page-me-have-code = Un lien ou un code de votre autre appareil
page-me-use-code = L’utiliser
page-me-become = Être { $name } sur cet appareil ?
page-me-become-means = Tous les appareils utilisés par { $name } verront et joueront alors les tables de celui-ci, et lui les leurs. Ne dites oui que si { $name }, c’est vous.
page-me-become-yes = Oui, { $name }, c’est moi
page-me-become-no = Non
page-me-export = Tout emporter
page-me-delete = Me supprimer
page-me-delete-really = Supprimer tout ce qui est à vous ?
page-me-delete-goes = Votre nom, votre blason, vos appareils, votre bilan et tout ce que vous avez dit disparaissent, de même que les tables où il n’y avait que vous et des bots. Personne ne peut les faire revenir.
page-me-delete-stays = Aux tables avec d’autres, la partie reste, avec son résultat, mais sans votre nom.
page-me-delete-running = { $number ->
    [one] Vous êtes au milieu d’une partie : un bot prend votre place.
   *[other] Vous êtes au milieu de { $number } parties : des bots prennent vos places.
}
page-me-delete-yes = Me supprimer
page-me-delete-no = Rester
page-me-company = Les gens
page-me-reported = Signalement, { $day } : { $name }
page-me-report-open = Pas encore de réponse.
page-me-report-closed = Le signalement a été examiné.
page-me-blocked = Blocage, { $day } : { $name }
page-me-unblock = Relire
page-me-unblock-it = Lire de nouveau { $name }

# Être prévenu quand on n’est pas là
page-tell = En votre absence
page-tell-none = Faut-il vous prévenir quand c’est à vous de jouer ? Personne ne reçoit rien sans le demander ici.
page-tell-means = Vous apprenez quand c’est à vous de jouer, quand une partie est finie ou quand on en propose une autre. Jamais pendant que vous êtes à la table.
page-tell-here = Sur cet appareil
page-tell-mail = Par e-mail
page-tell-hook = Par webhook
page-tell-try = Essayer
page-tell-tried = Un message est en route.
page-tell-yes = Prévenez-moi là
page-tell-mail-where = Votre adresse e-mail
page-tell-hook-where = Adresse commençant par https://
page-tell-form = Pour
page-tell-form-json = un programme (JSON)
page-tell-form-discord = Discord
page-tell-form-ntfy = ntfy
page-tell-form-slack = Slack ou Mattermost
page-tell-form-apprise = Apprise (Matrix, Telegram, Signal et bien d’autres)
page-tell-mail-sent = Un message est en route vers { $address }. Suivez le lien qu’il contient et vous serez prévenu là.
page-tell-refused = Ce navigateur ne veut pas être prévenu. Ses réglages pour cette page peuvent le permettre.
page-tell-by-push = par une notification
page-tell-by-mail = par e-mail
page-tell-by-hook = par webhook
page-tell-unconfirmed = en attente du lien reçu par e-mail
page-tell-quiet = Laissez-moi tranquille { $choice }.
page-tell-never = à aucun moment
page-tell-from = entre { $from } et { $to }
page-tell-every = Écrivez-moi { $choice }.
page-tell-every-0 = tout de suite
page-tell-every-30 = toutes les demi-heures au plus
page-tell-every-60 = une fois par heure au plus
page-tell-every-240 = toutes les quatre heures au plus
page-tell-every-1440 = une fois par jour au plus
page-tell-of-table = Prévenez-moi pour cette table en mon absence
page-tell-confirm-really = Faut-il écrire à cette adresse quand c’est à vous de jouer ?
page-tell-confirm-yes = Oui, écrivez-moi
page-tell-confirmed = Désormais, on écrit à { $address }.
page-tell-stop-really = Ne plus écrire à cette adresse ?
page-tell-stop-yes = Ne plus m’écrire
page-tell-stopped = On n’écrit plus à { $address }.
page-tell-offer = Votre prochain coup peut se faire attendre. Faut-il vous prévenir ?
page-tell-offer-yes = Oui, prévenez-moi
page-tell-offer-no = Non merci

# Amis
page-friends = Amis
page-friends-none = Aucun pour l’instant. Envoyez votre lien à quelqu’un : vous vous verrez ici et vous inviterez à jouer.
page-friends-here = ici en ce moment
page-friends-away = absent
page-friends-play = Jouer
page-friends-ask-it = Une partie avec { $name }
page-friends-add = Ajouter un ami
page-friends-qr = Code QR pour un ami
page-friends-link-means = Quiconque ouvre ce lien d’ici une semaine peut devenir votre ami. Envoyez-le seulement à des gens avec qui vous voulez jouer ; un nouveau lien le remplace.
page-friends-shown = Mes amis voient { $choice }.
page-friends-shown-yes = si je suis ici
page-friends-shown-no = rien de ma présence
page-friends-become = Devenir ami avec { $name } ?
page-friends-means = Chacun voit si l’autre est ici, et vous vous invitez à jouer. Chacun de vous peut y mettre fin à tout moment.
page-friends-yes = Oui, nous sommes amis
page-me-again = Rejouer
page-me-again-of = Rejouer : { $game }
