# Die Seite rings um die Spiele.
page-skip = Direkt zum Spiel
page-lost = Hier ist nichts.
page-to-home = Zu den Spielen
page-no-server = Der Server ist nicht zu erreichen. Versuche es gleich noch einmal.
page-offline = Das Haus ist nicht zu erreichen. Regeln und Partien, die du schon gesehen hast, lassen sich trotzdem öffnen.
page-opening = Der Tisch wird gedeckt …
page-board = Spielplan
page-prompt = Deine Entscheidung
page-told-of = { $name }: { $what }
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
page-story-earlier = Zeige, was davor geschah
page-story-empty = Noch ist nichts geschehen.
page-chat-empty = Noch hat niemand etwas gesagt.
page-see-moment = Diesen Augenblick ansehen
page-say = Etwas sagen
page-say-hint = Etwas sagen oder /help
page-send = Senden
page-rules = Regeln
page-options = Optionen
page-luck = Zufall
page-language = Sprache
page-sound = Ton
page-sound-is-on = Der Ton ist an
page-sound-is-off = Der Ton ist aus
page-theme-light = Hell: Pergament bei Tag
page-theme-dark = Dunkel: bei Kerzenlicht
page-theme-system = Wie im System eingestellt
page-the-end = Das Ende
page-at-the-table = Am Tisch
page-players = { $number ->
    [one] eine Person
   *[other] { $number } Personen
}
page-your-move = Du bist am Zug
page-to-move = am Zug
page-not-here = nicht da
page-away = nicht da
page-is-away = { $name } ist nicht da.
page-bot-comes = In { $time } spielt ein Bot weiter.
page-bot-now = Den Bot gleich spielen lassen
page-unheard = { $number ->
    [one] eine neue Zeile
   *[other] { $number } neue Zeilen
}
page-leave-really = Diesen Tisch verlassen?
page-leave-bot = Die anderen spielen weiter, und ein Bot übernimmt sofort deinen Platz: Er weiß, was du weißt.
page-leave-waits = Die Partie hält hier an und wartet auf dich: Ohne dich spielen die Bots nicht weiter.
page-leave-back = Der Platz bleibt dein. Du findest den Tisch ganz oben auf der Startseite; öffne ihn, und du spielst selbst weiter.
page-leave-to-bot = Einem Bot überlassen
page-stay = Bleiben
page-bot-plays-for = ein Bot spielt für { $name }
page-you-mark = du
page-bot-mark = Bot · { $level }
page-undo = Rückgängig
page-other = Anders wählen
page-not-now = Jetzt nicht.
page-all-answers = { $number ->
    [one] Die eine Möglichkeit
   *[other] Alle { $number } Möglichkeiten
}
page-line-lost = Verbindung unterbrochen, wird wiederhergestellt …
page-line-lost-kept = Verbindung unterbrochen. Deine Antwort geht ab, sobald du wieder verbunden bist.
page-sending = Wird gesendet …
page-answer-missed = Deine letzte Antwort hat nicht gezählt: Das Spiel war schon weiter.
page-answer-unsure = Während deiner Antwort riss die Verbindung ab. Was gezählt hat, steht in der Geschichte.
page-load-anew = Seite neu laden
page-days = { $number ->
    [one] 1 Tag
   *[other] { $number } Tage
}
page-pace = Wie lange darf man überlegen?
page-pace-none = Ohne Uhr.
page-pace-decision = { $seconds } Sekunden für jede Entscheidung.
page-pace-bank = { $minutes ->
    [one] Eine Minute
   *[other] { $minutes } Minuten
} insgesamt, mit jeder Antwort { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
} mehr.
page-pace-days = { $days ->
    [one] Ein Tag für jede Entscheidung.
   *[other] { $days } Tage für jede Entscheidung.
}
page-pace-days-bank = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
} insgesamt, mit jeder Antwort { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
} mehr.
page-watching = Dürfen andere zuschauen?
page-yes = Ja
page-no = Nein
page-tutor = Hoflehrer
page-tutor-is-here = Hoflehrer: ist da
page-tutor-is-away = Hoflehrer: ist fort
page-symbols = Zeichen
page-keys = Tasten
page-key-tab = Tab
page-key-tab-does = von Figur zu Figur und Knopf zu Knopf
page-key-enter = Eingabe
page-key-enter-does = die gewählte Figur oder den gewählten Knopf spielen
page-key-digits = 1 … 9
page-key-digits-does = die erste, zweite … Antwort
page-key-u = U
page-key-u-does = den letzten Schritt zurücknehmen
page-key-space = Leertaste
page-key-space-does = weiter, oder gleich zu deinem Zug
page-key-p = P
page-key-p-does = Pause
page-key-pace = + −
page-key-pace-does = schneller oder langsamer erzählen
page-key-r = Umschalt R
page-key-r-does = Regeln
page-key-s = Umschalt S
page-key-s-does = Geschichte
page-key-c = Umschalt C
page-key-c-does = Gespräch
page-key-o = Umschalt O
page-key-o-does = Optionen dieses Tisches
page-key-g = Umschalt G
page-key-g-does = Zufall dieses Tisches
page-key-esc = Esc
page-key-esc-does = schließen oder etwas anderes wählen
page-key-help = ?
page-key-help-does = diese Liste

# --- vor dem Start
page-your-name = Wie dürfen wir dich nennen?
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
page-add-bot = Bot hinzufügen
page-fill-with-bots = Mit Bots auffüllen
page-level-of = { $level } · { $place } von { $number }
page-levels = Bots, vom schwächsten zum stärksten: { $names }.
page-rename = Deinen Namen ändern
page-name-it = So heiße ich
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
page-listed = Wer sieht diesen Tisch?
page-listed-yes = Alle: Er steht auf der Startseite.
page-listed-no = Nur wer den Link oder den Code hat.
page-rated = Wird diese Partie gewertet?
page-rated-yes = Ja: Sie zählt, und niemand wird beraten.
page-rated-no = Nein: Gespielt wird nur zum Vergnügen.
page-advice = Wer darf die Bots um Rat fragen?
page-advice-alone = Wer nur gegen Bots spielt.
page-advice-learners = Wer sagt, dass es die erste Partie ist; alle sehen es am Platz.
page-advice-always = Alle, jederzeit.
page-advice-never = Niemand.
page-learns = erste Partie
page-learner = Das ist meine erste Partie: Ich möchte um Rat fragen dürfen.
page-luck-fixed = Der Zufall steht vor dem ersten Zug fest. Jeder Platz darf beim Hinsetzen ein eigenes Wort einrühren; das Geheimnis wird am Ende geöffnet. Zusage:
page-before-start = Tisch von { $name } · vor dem Start
page-watchers = { $number ->
    [one] eine Person schaut zu
   *[other] { $number } schauen zu
}
page-start-when = Beginne, wann du magst
page-host-starts = { $name } beginnt das Spiel, sobald alle da sind
page-seats-left = { $number ->
    [one] Ein Platz ist frei: Lade jemanden ein, füge einen Bot hinzu oder nimm den Platz weg.
   *[other] { $number } Plätze sind frei: Lade Leute ein, füge Bots hinzu oder nimm Plätze weg.
}
page-all-there = Alle Plätze sind besetzt.
page-start = Spiel beginnen
page-leave = Gehen
page-stir = Ein Wort in den Zufall rühren
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

# --- Zufall
page-commitment = Zusage, gezeigt vor dem ersten Zug
page-secret-open = Geheimnis, jetzt geöffnet
page-secret-sealed = Das Geheimnis wird nach dem Spiel geöffnet. Dann lassen sich jeder Wurf und jede Ziehung prüfen.
page-stirred = Eingerührte Wörter: { $words }.
page-stirred-by = { $name } „{ $word }“
page-stirred-none = Niemand hat ein Wort eingerührt.
page-keeps-word = Das Geheimnis ergibt die Zusage. Niemand konnte es nach dem Start ändern.
page-breaks-word = Das Geheimnis ergibt die Zusage nicht. Diesem Zufall ist nicht zu trauen.
page-all-right = { $number ->
    [one] Der eine Wurf stimmt, eben in diesem Browser nachgerechnet.
   *[other] Alle { $number } Würfe und Ziehungen stimmen, eben in diesem Browser nachgerechnet.
}
page-some-wrong = Nur { $right } von { $all } Würfen und Ziehungen stimmen; der erste falsche gehört zu Zug { $move }.
page-luck-opened = Zufall, geöffnet und geprüft

# --- das Ende und die Wiederholung
page-wins-with = { $number ->
    [one] { $winner_is ->
        [you] Du gewinnst mit { $points } Punkten
       *[other] { $winner } gewinnt mit { $points } Punkten
    }
   *[other] Geteilter Sieg mit { $points } Punkten: { $names }
}
page-wins = { $number ->
    [one] { $winner_is ->
        [you] Du gewinnst
       *[other] { $winner } gewinnt
    }
   *[other] Geteilter Sieg: { $names }
}
page-adjudicated = Länger darf an diesem Tisch keine Partie dauern; die Zählung entscheidet.
page-once-more = Noch einmal mit denselben?
page-once-more-short = Noch einmal?
page-how-many-yes = { $number } von { $all } haben zugesagt
page-ready = bereit
page-said-yes = will Revanche
page-your-choice = deine Wahl
page-still-here = noch da
page-has-gone = ist gegangen
page-so-many-points = { $number ->
    [one] ein Punkt
   *[other] { $number } Punkte
}
page-rematch-is-set = Eine Revanche ist angesetzt.
page-rematch = Revanche
page-follow = Zur Revanche
page-replay = Wiederholung
page-review = Nachlese
page-export = Speichern
page-the-board = Der Plan
page-count = Die Zählung, Zeile für Zeile
page-place = { $number }.
page-move-of = Zug { $move } von { $moves }
page-link-moment = Link zu diesem Augenblick
page-whose-eyes = Aus wessen Sicht
page-eyes-all = Zuschauer
page-timeline = Zeitleiste
page-step-back = Ein Zug zurück
page-step-on = Ein Zug weiter
page-play = Abspielen
page-pause = Pause
page-watcher = Zuschauer { $number }
page-mute = { $name } stumm schalten
page-unmute = { $name } wieder sprechen lassen
page-about-somebody = { $name } melden oder sperren
page-watchers-speak = Zuschauer dürfen sprechen
page-watchers-silent = Zuschauer schweigen
page-open-game = Für alle öffnen
page-open-hint = Dieser Partie konnte niemand zuschauen. Ist sie geöffnet, sieht sie jeder mit dem Link.
page-imported = aus einer Datei
page-is-what-if = Was wäre, wenn
page-what-if-luck = Dieses Spiel geht von einem Augenblick eines anderen aus. Sein Glück ist von da an sein eigenes und wird nicht belegt.
page-imported-luck = Diese Partie kommt aus einer Datei: Ob ihr Geheimnis vor dem ersten Zug feststand, kann dieser Server nicht bezeugen.

# --- was geschieht, wird erzählt
page-pace-of-telling = Tempo
page-pace-slow = Langsam
page-pace-normal = Normal
page-pace-fast = Schnell
page-resume = Fortsetzen
page-skip-to-me = Weiter zu meinem Zug
page-skip-to-now = Weiter zum jetzigen Stand
page-go-on = Weiter
page-see-slowly = Langsam ansehen
page-recap = Seit deiner letzten Wahl
page-recap-net = Jetzt hast du: { $what }.
page-recap-same = Du hast noch, was du hattest.
page-recap-then = Danach bist du am Zug.
page-times = × { $number }
page-went = { $name } { $from } → { $to }
page-becomes = wird
page-keeps-all = unverändert
page-moment = Dieser Augenblick
page-back-to-table = Zurück zum Tisch
page-in-replay = In der Wiederholung ansehen
