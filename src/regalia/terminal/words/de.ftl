# Was das Terminal außer dem Spiel sagt.

shell-how-to-answer = Antworte mit der Nummer einer Antwort, mit den Worten in Klammern oder mit deren ersten Buchstaben. Tab ergänzt eine Zeile.
shell-word-help = hilfe
shell-word-hint = tipp
shell-word-odds = chancen
shell-word-why = warum
shell-word-undo = zurück
shell-word-all = alle
shell-word-look = tisch
shell-word-story = geschichte
shell-word-rules = regeln
shell-word-save = sichern
shell-word-say = sag
shell-word-quit = ende
shell-does-help = diese Liste
shell-does-hint = was ein guter Bot hier täte, der weiß, was du weißt
shell-does-odds = was du von deinen Antworten und vom Zufall zu erwarten hast
shell-does-why = warum etwas nicht geht: „warum“ und die Antwort; allein oder „?“: alles, was jetzt nicht geht
shell-does-undo = deinen letzten Schritt zurücknehmen, solange niemand etwas dadurch erfahren hat
shell-does-all = alle Antworten
shell-does-look = der Tisch noch einmal
shell-does-story = was bisher geschah
shell-does-rules = die Liste der Abschnitte; mit einem Namen oder der Nummer eines Regelentscheids dieser Abschnitt
shell-does-save = die Partie in einer Datei speichern: „sichern“ und ihr Name
shell-does-say = zum Tisch sprechen: „sag“ und deine Worte
shell-does-quit = gehen
shell-no-answer = „{ $typed }“ ist hier keine Antwort. Gib „hilfe“ ein.
shell-no-answer-but = „{ $typed }“ ist hier keine Antwort. Meintest du „{ $close }“?
shell-several = „{ $typed }“ kann heißen: { $answers }.
shell-no-section = Es gibt keinen Abschnitt „{ $typed }“. Am nächsten kommt: { $close }. „regeln“ nennt alle.
shell-nothing-greyed = Hier gibt es nichts anderes, woran man denken könnte.
shell-possible = Das geht jetzt: { $typed }.
shell-no-reason = „{ $typed }“ gibt es in diesem Spiel nicht, oder es spricht nichts Bekanntes dagegen.
shell-terms-unknown = Dieser Tisch spielt mit eigenen Karten, die hier nicht bekannt sind.
shell-taken-back = Dein letzter Schritt ist zurückgenommen.
shell-advice = { $level } würde antworten: { $answer }
shell-advice-exact = Das ist zu Ende gerechnet.
shell-advice-close = Die besten Antworten sind fast gleich viel wert.
shell-advice-win = { $percent } % Siegchance
shell-advice-only = Es gibt nur eine Antwort.
# --- am Tisch eines Servers
shell-your-name = Dein Name
shell-your-link = Dein Platz, auch auf einem anderen Gerät: { $link }
shell-left-seat = Du hast das Terminal verlassen; dein Platz bleibt deiner.
shell-away = { $who } (abwesend: ein Bot antwortet)
shell-not-here = { $who } (nicht verbunden)
shell-awaits = { $what } Warten auf { $who }.
shell-awaits-players = { $free ->
    [one] Ein Platz ist noch frei. Warten auf Mitspieler.
   *[other] { $free } Plätze sind noch frei. Warten auf Mitspieler.
}
shell-awaits-host = Alle Plätze sind besetzt. Jetzt beginnt, wer den Tisch eröffnet hat.
shell-awaits-you = Alle Plätze sind besetzt. Du hast den Tisch eröffnet: Gib „sag /start“ ein, um zu beginnen.
shell-awaits-server = Warten auf den Server.
shell-no-line = Verbindung unterbrochen, wird wiederhergestellt …
shell-not-asked = Du bist gerade nicht gefragt.
shell-question-changed = Die Frage hat sich geändert, während du getippt hast.
# --- die Nachlese einer beendeten Partie; ein Punkt ist der hundertste Teil einer gewonnenen Partie
review-decisions = Entscheidungen
review-doubtful = zweifelhaft
review-errors-made = Fehler
review-blunders = Patzer
review-start = Aussicht vor der ersten Antwort
review-luck = Glück
review-lost = durch eigene Antworten verloren
review-given = durch Antworten der anderen gewonnen
review-rest = nicht zu trennen
review-result = Ergebnis
review-no-luck = Vom Glück wird bei diesem Spiel nichts gesagt: Nach dem Urteil der Bots lässt es sich vom Rest nicht trennen.
review-no-errors = Keine Antwort gilt als Fehler.
review-errors = Fehler, in der Reihenfolge der Partie:
review-verdict-fine = gut
review-verdict-doubtful = zweifelhaft
review-verdict-error = Fehler
review-verdict-blunder = Patzer
review-decision = Zug { $move }, { $name }: { $played }. Besser: { $better } ({ $verdict }, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} von { $chance }{ $counted ->
    [yes] , ausgezählt
   *[no] {""}
})
