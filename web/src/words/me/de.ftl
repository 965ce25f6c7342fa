# Meine Seite: wer man ist, was gespielt wurde, die eigenen Geräte.
page-my-page = Meine Seite
page-me-known = { $number ->
    [one] Bekannt auf diesem Gerät, ohne Konto und Passwort.
   *[other] Bekannt auf { $number } Geräten, ohne Konto und Passwort.
}
page-me-unknown = Du hast hier noch keinen Namen. Er braucht kein Konto und kein Passwort.
page-me-change = Name oder Wappen ändern
page-me-crest = Dein Wappen
page-me-keep = Behalten
page-me-played = Gespielt
page-me-games = { $number ->
    [one] eine Partie
   *[other] { $number } Partien
}
page-me-bots = { $number ->
    [one] einem Bot
   *[other] { $number } Bots
}
page-me-won = gewonnen
page-me-of = { $number ->
    [one] von einem
   *[other] von { $number }
}
page-me-replay-of = Nachspielen: { $game }
page-me-older = { $number ->
    [one] Eine ältere Partie zählt in deiner Bilanz.
   *[other] { $number } ältere Partien zählen in deiner Bilanz.
}
page-me-record = Bilanz
page-me-tally = { $played } gespielt, { $won } gewonnen
page-me-rating = Wertung { $points }
page-me-rating-guess = Nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
} noch kaum mehr als geraten: irgendwo zwischen { $least } und { $most }.
page-me-rating-rough = Nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
} noch ungenau: wahrscheinlich zwischen { $least } und { $most }.
page-me-rating-firm = Nach { $games ->
    [one] einer gewerteten Partie
   *[other] { $games } gewerteten Partien
} recht sicher: zwischen { $least } und { $most }.
page-me-rating-bots = Zum Vergleich: { $bots }. Alle beginnen bei 1500; das hier siehst nur du.
page-me-rating-bot = { $bot } { $points }
page-me-places = Wie oft auf welchem Platz
page-me-likes = Wie du es auf diesem Gerät magst
page-me-speak = Sprich { $choice } mit mir.
page-me-light = Beleuchte den Raum { $choice }.
page-me-theme-light = wie am Tag
page-me-theme-dark = mit Kerzen
page-me-theme-system = wie dieses Gerät
page-me-sound = Lass mich { $choice } hören.
page-me-sound-on = was geschieht
page-me-sound-off = nichts
page-me-awake = Lass den Bildschirm am Tisch { $choice }.
page-me-awake-on = an
page-me-awake-off = ausgehen wie sonst
page-me-shake = Wenn ich am Zug bin, soll dieses Gerät { $choice }.
page-me-shake-on = zittern
page-me-shake-off = nicht zittern
page-me-ask = Frag mich { $choice } noch einmal.
page-me-asking-always = vor jeder Antwort
page-me-asking-lasting = vor dem, was sich nicht zurücknehmen lässt,
page-me-asking-turn = vor dem, was meinen Zug beendet,
page-me-asking-never = nie
page-me-rest = An Tischen über Tage { $choice }.
page-me-rest-0 = laufen meine Uhren
page-me-rest-days = { $days ->
    [one] warten meine Uhren ab jetzt einen Tag
   *[other] warten meine Uhren ab jetzt { $days } Tage
}
page-me-rests = warten meine Uhren bis { $day }
page-me-devices = Geräte
page-me-no-devices = Noch keines: Setz dich an einen Tisch oder wähle einen Namen.
page-me-here = dieses Gerät
page-me-seen = zuletzt hier am { $day }
page-me-made = gemacht am { $day }
page-me-paper = Code auf Papier
page-me-program = Ein Programm
page-me-remove = Entfernen
page-me-remove-it = Entfernen: { $name }
page-me-add = Gerät hinzufügen
page-me-add-passkey = Passkey hinzufügen
page-me-use-passkey = Ich habe einen Passkey
page-me-passkey = Passkey
page-me-no-passkey = Es wurde kein Passkey gezeigt. Nichts hat sich geändert.
page-me-recover = Alle Geräte verloren? Eine Adresse, die zugestimmt hat, bringt dich zurück:
page-me-recover-send = Link schicken
page-me-recover-sent = Wenn diese Adresse zugestimmt hat, ist eine Mail unterwegs.
page-me-add-paper = Code auf Papier
page-me-scan = Lies dies mit dem anderen Gerät ein
page-me-qr = QR-Code für ein anderes Gerät
page-me-scan-means = Es hat dann deinen Namen und alle deine Tische. Der Link gilt einmal, zehn Minuten lang. Wer ihn öffnet, ist du: Behalte ihn für dich.
page-me-paper-means = Tippe ihn auf irgendeinem Gerät bei { $place }/me ein, und du bist dort du selbst, mit allen deinen Tischen. Er wird nur jetzt gezeigt und gilt, bis du einen neuen machst oder ihn entfernst. Behalte ihn für dich.
page-me-print = Drucken
page-me-have-code = Ein Link oder Code von deinem anderen Gerät
page-me-use-code = Einlösen
page-me-become = Auf diesem Gerät { $name } sein?
page-me-become-means = Alle Geräte von { $name } sehen und spielen dann die Tische von diesem hier, und dieses die ihren. Sag nur ja, wenn du { $name } bist.
page-me-become-yes = Ja, ich bin { $name }
page-me-become-no = Nein
page-me-export = Alles mitnehmen
page-me-delete = Mich löschen
page-me-delete-really = Alles von dir löschen?
page-me-delete-goes = Dein Name, dein Wappen, deine Geräte, deine Bilanz und alles, was du gesagt hast, sind weg, ebenso die Tische, an denen du nur mit Bots gesessen hast. Niemand kann sie zurückholen.
page-me-delete-stays = An Tischen mit anderen bleibt die Partie mit ihrem Ergebnis, aber ohne deinen Namen.
page-me-delete-running = { $number ->
    [one] Du bist mitten in einer Partie: Ein Bot nimmt deinen Platz.
   *[other] Du bist mitten in { $number } Partien: Bots nehmen deine Plätze.
}
page-me-delete-yes = Mich löschen
page-me-delete-no = Bleiben
page-me-company = Leute
page-me-reported = { $name }, am { $day } gemeldet
page-me-report-open = Noch ohne Antwort.
page-me-report-closed = Wurde angesehen.
page-me-blocked = { $name }, am { $day } gesperrt
page-me-unblock = Wieder lesen
page-me-unblock-it = { $name } wieder lesen

# Benachrichtigt werden, wenn man nicht da ist
page-tell = Wenn du nicht da bist
page-tell-none = Sollen wir dir sagen, wenn du am Zug bist? Niemand bekommt etwas, der es nicht hier verlangt.
page-tell-means = Du erfährst, wenn du am Zug bist, wenn eine Partie aus ist oder jemand noch eine will. Nie, während du am Tisch bist.
page-tell-here = Auf diesem Gerät
page-tell-mail = Per E-Mail
page-tell-hook = Per Webhook
page-tell-try = Ausprobieren
page-tell-tried = Eine Nachricht ist unterwegs.
page-tell-yes = Dort Bescheid geben
page-tell-mail-where = Deine E-Mail-Adresse
page-tell-hook-where = Adresse, die mit https:// beginnt
page-tell-form = Für
page-tell-form-json = ein Programm (JSON)
page-tell-form-discord = Discord
page-tell-form-ntfy = ntfy
page-tell-form-slack = Slack oder Mattermost
page-tell-form-apprise = Apprise (Matrix, Telegram, Signal und viele mehr)
page-tell-mail-sent = Eine Mail an { $address } ist unterwegs. Folge dem Link darin, dann bekommst du dort Bescheid.
page-tell-refused = Dieser Browser will nicht benachrichtigt werden. Erlauben lässt es sich in seinen Einstellungen für diese Seite.
page-tell-by-push = als Mitteilung
page-tell-by-mail = per E-Mail
page-tell-by-hook = per Webhook
page-tell-unconfirmed = wartet auf den Link in der Mail
page-tell-quiet = Lass mir { $choice } meine Ruhe.
page-tell-never = zu keiner Zeit
page-tell-from = von { $from } bis { $to }
page-tell-every = Schreib mir { $choice }.
page-tell-every-0 = sofort
page-tell-every-30 = höchstens jede halbe Stunde
page-tell-every-60 = höchstens einmal in der Stunde
page-tell-every-240 = höchstens alle vier Stunden
page-tell-every-1440 = höchstens einmal am Tag
page-tell-of-table = Gib mir von diesem Tisch Bescheid, wenn ich nicht da bin
page-tell-confirm-really = Sollen wir an diese Adresse schreiben, wenn du am Zug bist?
page-tell-confirm-yes = Ja, schreibt mir
page-tell-confirmed = Ab jetzt wird an { $address } geschrieben.
page-tell-stop-really = Keine Mails mehr an diese Adresse?
page-tell-stop-yes = Keine Mails mehr
page-tell-stopped = An { $address } wird nicht mehr geschrieben.
page-tell-offer = Bis du wieder am Zug bist, kann es dauern. Sollen wir dir Bescheid geben?
page-tell-offer-yes = Ja, gern
page-tell-offer-no = Nein, danke

# Freunde
page-friends = Freunde
page-friends-none = Noch keine. Schick jemandem deinen Link: Dann seht ihr einander hier und bittet einander zum Spiel.
page-friends-here = gerade hier
page-friends-away = nicht hier
page-friends-play = Spielen
page-friends-ask-it = Eine Partie mit { $name }
page-friends-add = Freund hinzufügen
page-friends-qr = QR-Code für einen Freund
page-friends-link-means = Wer diesen Link binnen einer Woche öffnet, kann dein Freund werden. Schick ihn nur Leuten, mit denen du spielen willst; ein neuer Link tritt an seine Stelle.
page-friends-shown = Meine Freunde sehen { $choice }.
page-friends-shown-yes = ob ich hier bin
page-friends-shown-no = nicht, wann ich hier bin
page-friends-become = Mit { $name } befreundet sein?
page-friends-means = Ihr seht, ob der andere hier ist, und bittet einander zum Spiel. Jeder von euch kann das jederzeit beenden.
page-friends-yes = Ja, wir sind Freunde
page-me-again = Noch einmal
page-me-again-of = Noch einmal: { $game }
