# La page de la personne qui tient la maison.
admin-house = La maison
admin-token = Le mot de qui tient cette maison
admin-token-is = C’est la valeur de REGALIA_ADMIN_TOKEN sur le serveur. Cet onglet le garde jusqu’à ce que vous le fermiez.
admin-enter = Entrer
admin-wrong = Ce n’est pas le mot de cette maison.
admin-leave = Sortir
admin-sum = { $tables ->
    [1] Une partie en cours
   *[other] { $tables } parties en cours
}, { $here ->
    [1] une connexion
   *[other] { $here } connexions
}. Version { $version }, en service depuis { $time }.
admin-well = Tout va bien
admin-unwell = Rien ne peut être enregistré
admin-say = Parler à tous
admin-say-what = Ce que tous doivent entendre
admin-say-means = Cela paraît à chaque table, sur la première page et dans la ligne d’état, jusqu’à ce que vous le retiriez.
admin-say-it = Annoncer
admin-take-back = Retirer
admin-restart = Redémarrage dans
admin-restart-means = Tous l’apprennent à temps. C’est à vous de redémarrer, ou à ce qui fait tourner le serveur ; aucun coup ne se perd.
admin-minutes = { $number ->
    [1] une minute
   *[other] { $number } minutes
}
admin-hours = { $number ->
    [1] une heure
   *[other] { $number } heures
}
admin-days = { $number ->
    [1] un jour
   *[other] { $number } jours
}
admin-ago = il y a { $time }
admin-now = à l’instant
admin-decide = À décider
admin-reports = { $number ->
    [0] rien
    [1] un signalement
   *[other] { $number } signalements
}
admin-report = { $name } : { $reason }
admin-reason-harassment = insultes ou harcèlement
admin-reason-name = le nom
admin-reason-cheating = triche ou lenteur voulue
admin-reason-other = autre chose
admin-reported = Signalé par { $by }, { $time }.
admin-watcher = un spectateur
admin-read = Lire sur place
admin-answer = Répondre
admin-answer-what = Votre réponse à { $name }
admin-answer-means = La personne qui a signalé la lit sur sa page. Le signalement est clos.
admin-answer-send = Répondre et clore
admin-let-be = Laisser là
admin-tables = Tables ouvertes
admin-silent = { $number ->
    [1] une est muette
   *[other] { $number } sont muettes
}
admin-find-table = Chercher une table
admin-which = Quelles tables
admin-which-live = non terminées
admin-which-playing = en cours
admin-which-open = en attente de joueurs
admin-which-over = terminées
admin-no-tables = Aucune table de ce genre.
admin-more-tables = Autres tables
admin-here = { $number ->
    [0] personne
    [1] une personne
   *[other] { $number } personnes
}
admin-show = Montrer
admin-show-it = Montrer : { $name }
admin-close = Fermer
admin-close-it = Fermer : { $name }
admin-close-sure = Fermer cette table ?
admin-close-means = On pourra encore la regarder, sans y jouer ({ $names }). Rien ne la rouvrira.
admin-forget = Oublier
admin-forget-sure = Oublier cette table ?
admin-forget-means = La table et tout ce qui s’y est dit disparaissent pour toujours ; on en est renvoyé ({ $names }).
admin-watch = Regarder
admin-mute = Retirer la parole
admin-unmute = Rendre la parole
admin-is-muted = sans parole
admin-ban = Renvoyer
admin-ban-it = Renvoyer { $name }
admin-ban-sure = Renvoyer { $name } ?
admin-ban-means = Aucun appareil de cette personne, ni aucune adresse d’où l’un d’eux est connecté, n’entre plus dans la maison. Les parties continuent sans elle ({ $name }).
admin-ban-why = Pourquoi, pour la liste
admin-ban-for = Combien de temps
admin-span = { $number ->
    [1] un jour
   *[other] { $number } jours
}
admin-unban = Laisser entrer
admin-unban-it = Laisser { $name } entrer de nouveau
admin-no = Annuler
admin-people = Les gens
admin-people-many = { $shown } sur { $number }
admin-find-person = Chercher quelqu’un
admin-no-people = Personne de ce nom.
admin-devices = { $number ->
    [1] un appareil
   *[other] { $number } appareils
}
admin-at-table = à une table
admin-banned = exclusion
admin-nameless = sans nom
admin-bans = Exclusions
admin-bans-until = fin : { $day }
admin-health = Santé
admin-last-hour = dernière heure, ce processus
admin-moves = Coups
admin-moves-are = enregistrés en { $saved } ms, le plus lent en { $slow } ms
admin-a-minute = { $number } par minute
admin-processor = Processeur
admin-processor-is = { $number ->
    [0] aucun bot n’attend
    [1] un bot attend
   *[other] { $number } bots attendent
}{ $farm ->
    [0] {""}
   *[other] , { $farm } dans la ferme
}
admin-memory = Mémoire
admin-memory-is = { $number ->
    [1] une table
   *[other] { $number } tables
}
admin-lines = Connexions
admin-lines-are = depuis { $number ->
    [1] une adresse
   *[other] { $number } adresses
}
admin-disk = Disque
admin-disk-is = { $number } parties, { $free } libres
admin-games = Jeux
admin-game-is = { $playing } en cours, { $open } en attente, { $over } terminées
admin-log = Ce que vous avez fait
admin-log-none = Rien encore.
admin-did-close = Table fermée
admin-did-forget = Table oubliée
admin-did-mute = Parole retirée
admin-did-unmute = Parole rendue
admin-did-ban = Exclusion
admin-did-unban = Exclusion levée
admin-did-announce = Annoncé à tous
admin-did-answer = Réponse à un signalement
admin-did-restart = Redémarrage annoncé
