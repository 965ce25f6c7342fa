# Wörter, die zu keinem einzelnen Spiel gehören.
list-of-none = keine
list-of-two = { $most } und { $last }
refusal-not-asked = Jetzt bist nicht du gefragt, sondern { $who }.
# --- der Tisch im Terminal
shell-which = Welches Spiel?
shell-seats = Am Tisch: { $seats }.
shell-person = { $who } (Mensch)
shell-bot = { $who } (Bot: { $level })
shell-commitment = Das Glück steht vor dem ersten Zug fest; sein Siegel ist { $commitment }.
shell-hint = Gib „help“ ein, wann immer du gefragt wirst.
shell-left = Du hast den Tisch verlassen.
shell-pass = Jetzt { $who }: Eingabetaste drücken.
shell-more = … und { $number } weitere: „all“ eingeben.
shell-kept = In { $file } festgehalten.
shell-no-odds = Hier gibt es nichts zu erwarten: Keine Antwort dieses Platzes hängt vom Glück ab.
shell-help =
    Antworte mit der Nummer einer Möglichkeit oder in Worten, wie in Klammern gezeigt.
    ?  was gerade nicht geht und warum · all  alle Möglichkeiten · story  was bisher geschah
    rules ABSCHNITT  die Regeln · save DATEI  die Partie festhalten · quit  den Tisch verlassen
refusal-game-over = Die Partie ist zu Ende.
refusal-no-such-action = Das gehört nicht zu dem, was hier möglich ist.
# --- the levels of bots: their names, and what each does
level-random = Zufall
level-random-is = gibt irgendeine erlaubte Antwort
level-page = Edelknabe
level-page-is = spielt meist aufs Geratewohl
level-squire = Knappe
level-squire-is = spielt, was auf den ersten Blick am besten aussieht, und ist oft leichtsinnig
level-knight = Ritter
level-knight-is = denkt einige Züge voraus, wenn er denkt
level-monarch = Monarch
level-monarch-is = denkt so gründlich, wie eine Sekunde erlaubt
