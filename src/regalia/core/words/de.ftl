# Wörter, die zu keinem einzelnen Spiel gehören.
list-of-none = keine
list-of-two = { $most } und { $last }
list-you = du
refusal-not-asked = Jetzt bist nicht du gefragt, sondern { $who }.
# --- der Tisch im Terminal
shell-which = Welches Spiel?
shell-seats = Am Tisch: { $seats }.
shell-person = { $who } (Mensch)
shell-bot = { $who } (Bot: { $level })
shell-commitment = Der Zufall steht vor dem ersten Zug fest; seine Zusage ist { $commitment }.
shell-hint = Gib „hilfe“ ein, wann immer du gefragt wirst.
shell-left = Du hast den Tisch verlassen.
shell-pass = { $who } ist dran: Eingabetaste drücken.
shell-more = … und { $number } weitere: „alle“ eingeben.
shell-kept = In { $file } gespeichert.
shell-no-odds = Hier gibt es keine Aussichten: Keine Antwort dieses Platzes hängt vom Zufall ab.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-such-action = Das ist hier nicht möglich.
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
