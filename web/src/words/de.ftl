# Die Seite rings um die Spiele.
page-skip = Direkt zum Spiel
page-lost = Hier ist nichts.
page-to-home = Zu den Spielen
page-no-server = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
page-opening = Der Tisch wird gedeckt …
page-board = Spielplan
page-prompt = Was zu tun ist
page-tools = Werkzeuge
page-menu = Menü
page-notify = Bescheid geben, wenn ich dran bin
page-zoom = Näher ansehen
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-zoom-fit = Ganz zeigen
page-close = Schließen
page-story = Geschichte
page-chat = Gespräch
page-story-empty = Noch ist nichts geschehen.
page-chat-empty = Noch hat niemand etwas gesagt.
page-see-moment = Diesen Augenblick ansehen
page-say = Etwas sagen
page-say-hint = Etwas sagen oder /help
page-send = Senden
page-rules = Regeln
page-options = Optionen
page-luck = Glück
page-language = Sprache
page-sound = Ton
page-sound-is-on = Der Ton ist an
page-sound-is-off = Der Ton ist aus
page-theme-light = Hell: Pergament bei Tag
page-theme-dark = Dunkel: bei Kerzenlicht
page-theme-system = Licht wie im System
page-the-end = Das Ende
page-at-the-table = Am Tisch
page-players = { $number ->
    [one] eine Person
   *[other] { $number } Personen
}
page-your-move = Du bist am Zug
page-to-move = am Zug
page-not-here = nicht da
page-bot-plays-for = ein Bot spielt für { $name }
page-you-mark = du
page-bot-mark = Bot · { $level }
page-then = Dann
page-undo = Zurück
page-other = Etwas anderes
page-not-now = Jetzt nicht.
page-all-answers = Alle { $number } Antworten
page-catch-up = Aufholen ({ $number })
page-line-lost = Die Verbindung ist weg. Sie kommt von selbst wieder.
page-load-anew = Seite neu laden
page-days = { $number } Tage
page-pace = Wie lange darf man überlegen?
page-pace-none = Ohne Uhr.
page-pace-decision = { $seconds } Sekunden für jede Entscheidung.
page-pace-bank = { $minutes } Minuten insgesamt, mit jeder Antwort { $seconds } Sekunden mehr.
page-pace-days = { $days ->
    [one] Ein Tag für jede Entscheidung.
   *[other] { $days } Tage für jede Entscheidung.
}
page-watching = Dürfen andere zusehen?
page-yes = Ja
page-no = Nein
page-keys = Tasten
page-key-tab = Tab
page-key-tab-does = von Figur zu Figur und Knopf zu Knopf
page-key-enter = Eingabe
page-key-enter-does = die Figur oder den Knopf mit dem Fokus spielen
page-key-digits = 1 … 9
page-key-digits-does = die erste, zweite … Antwort
page-key-u = U
page-key-u-does = den letzten Schritt zurücknehmen
page-key-space = Leertaste
page-key-space-does = Bewegung überspringen und aufholen
page-key-r = R
page-key-r-does = Regeln
page-key-s = S
page-key-s-does = Geschichte
page-key-c = C
page-key-c-does = Gespräch
page-key-o = O
page-key-o-does = Optionen dieses Tisches
page-key-g = G
page-key-g-does = Glück dieses Tisches
page-key-esc = Esc
page-key-esc-does = schließen oder etwas anderes wählen
page-key-help = ?
page-key-help-does = diese Liste

# --- vor dem Start
page-your-name = Wie dürfen wir dich nennen?
page-how-many-seats = Wie viele Plätze?
page-set-hint = Alles Weitere wird am Tisch vereinbart, und Freunde kommen über einen Link.
page-seats = Plätze
page-free-seat = Freier Platz
page-here = da
page-crest-0 = Löwe, lapisblauer Schild
page-crest-1 = Turm, krapprotes Banner
page-crest-2 = Eiche, grünspangrüne Scheibe
page-crest-3 = Sonne, ockergelbe Raute
page-crest-4 = Schwan, purpurnes Sechseck
page-level = Stärke des Bots
page-send-away = { $name } wegschicken
page-add-bot = Bot dazu
page-sit-here = Hier setzen
page-one-seat-more = Ein Platz mehr
page-one-seat-less = Ein Platz weniger
page-invite-hint = Wer diesen Link öffnet, setzt sich auf den nächsten freien Platz. Jeder Platz hat dann einen eigenen Link.
page-copy-link = Link kopieren
page-copied = Kopiert.
page-share = Teilen
page-qr = QR-Code dieses Tisches
page-own-link = Um an einem anderen Gerät weiterzuspielen, öffne
page-own-link-name = den Link deines Platzes
page-how-we-play = So spielen wir
page-preset = Nach welchen Regeln?
page-preset-own = Eigene Auswahl
page-watching-yes = Alle mit dem Link; niemand sieht eine Hand.
page-listed = Wer findet diesen Tisch?
page-listed-yes = Alle: Er steht auf der Startseite.
page-listed-no = Nur wer den Link oder den Code hat.
page-luck-fixed = Das Glück steht vor dem ersten Zug fest. Jeder Platz darf beim Hinsetzen ein eigenes Wort einrühren; das Geheimnis wird am Ende geöffnet. Zusage:
page-before-start = Tisch von { $name } · vor dem Start
page-watchers = { $number ->
    [one] eine Person sieht zu
   *[other] { $number } sehen zu
}
page-start-when = { $name }: Beginne, wann du magst
page-host-starts = { $name } beginnt, wenn alle da sind
page-seats-left = { $number ->
    [one] Ein Platz ist frei: Lade jemanden ein, setze einen Bot oder nimm den Platz weg.
   *[other] { $number } Plätze sind frei: Lade ein, setze Bots oder nimm Plätze weg.
}
page-all-there = Alle Plätze sind besetzt.
page-start = Spiel beginnen
page-leave = Gehen
page-stir = Ein Wort ins Glück rühren
page-stir-hint = irgendein Wort oder keines
page-sit-down-now = Hinsetzen

# --- Regeln
page-rule = Regel
page-chapters = Kapitel
page-you-asked = Du wolltest wissen:
page-at-this-table = An diesem Tisch:
page-not-found = „{ $word }“ steht nicht in den Regeln.
page-back-to-move = Zurück zum Zug
page-whole-rules = Alle Regeln
page-find-word = Ein Wort suchen

# --- Glück
page-commitment = Zusage, gezeigt vor dem ersten Zug
page-secret-open = Geheimnis, jetzt geöffnet
page-secret-sealed = Das Geheimnis wird nach dem Spiel geöffnet. Dann kann jeder jeden Wurf und jede Ziehung prüfen.
page-stirred = Eingerührte Wörter: { $words }.
page-keeps-word = Das Geheimnis ergibt die Zusage. Niemand konnte es nach dem Start ändern.
page-breaks-word = Das Geheimnis ergibt die Zusage nicht. Diesem Glück ist nicht zu trauen.
page-all-right = { $number ->
    [one] Der eine Wurf stimmt, eben in diesem Browser nachgerechnet.
   *[other] Alle { $number } Würfe und Ziehungen stimmen, eben in diesem Browser nachgerechnet.
}
page-some-wrong = Nur { $right } von { $all } Würfen und Ziehungen stimmen; der erste falsche gehört zu Zug { $move }.
page-luck-opened = Glück, geöffnet und geprüft

# --- das Ende und die Wiederholung
page-wins-with = { $number ->
    [one] { $names } gewinnt mit { $points } Punkten
   *[other] { $names } teilen sich den Sieg mit { $points } Punkten
}
page-wins = { $number ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}
page-adjudicated = Die längste Dauer dieses Tisches ist erreicht; die Zählung entscheidet.
page-once-more = Noch einmal mit denselben?
page-rematch-is-set = Eine Revanche ist angesetzt.
page-rematch = Revanche
page-follow = Zur Revanche
page-replay = Wiederholung
page-export = Speichern
page-the-board = Der Plan
page-count = Die Zählung, Zeile für Zeile
page-place = { $number }.
page-move-of = Zug { $move } von { $moves }
page-link-moment = Link zu diesem Zug
page-whose-eyes = Mit wessen Augen
page-eyes-all = Zuschauer
page-timeline = Zeitleiste
page-first = Zum Anfang
page-last = Zum Ende
page-step-back = Ein Zug zurück
page-step-on = Ein Zug weiter
page-play = Abspielen
page-pause = Anhalten
page-watcher = Zuschauer { $number }
page-mute = { $name } stumm schalten
page-unmute = { $name } wieder sprechen lassen
page-watchers-speak = Zuschauer dürfen sprechen
page-watchers-silent = Zuschauer schweigen
page-open-game = Für alle öffnen
page-open-hint = Diese Partie konnte niemand sehen. Geöffnet, sieht sie, wer den Link hat.
page-imported = als Datei gebracht
page-imported-luck = Diese Partie wurde als Datei gebracht: dass ihr Geheimnis vor dem ersten Zug feststand, hat dieser Server nicht gesehen.
