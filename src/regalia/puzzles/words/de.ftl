# Rätsel, im Terminal und auf der Seite.

puzzle = Rätsel
puzzle-rating = Wertung { $rating }
puzzle-theme-plain = eine Antwort ist klar die beste
puzzle-theme-win = der Sieg ist nah
puzzle-theme-rescue = fast verloren: rette, was zu retten ist
puzzle-theme-sealed = alle antworten zugleich, und niemand sieht die anderen
puzzle-theme-surprise = auf den ersten Blick leicht zu übersehen
puzzle-who = { $who_is ->
    [you] Was antwortest du?
   *[other] Du bist { $who }. Was antwortest du?
}
puzzle-right = Richtig: { $answer }.
puzzle-wrong = Am besten ist eine andere Antwort: { $answer }.
puzzle-chance = Damit gewinnst du etwa { $chance } von 100 solchen Partien.
puzzle-chance-exact = Damit gewinnst du { $chance } von 100 solchen Partien; das ist bis zum Ende ausgezählt.
puzzle-next = Die nächstbeste bringt { $lead } weniger: { $answer }.
puzzle-yours = Deine bringt { $lead } weniger: { $answer }.
puzzle-yours-more = Deine liegt hinter allem zurück, was hier verglichen wird: { $answer }.
puzzle-judged = Beurteilt nur nach dem, was du siehst; was hier verborgen ist, wurde neu verteilt.
puzzle-again = Noch einmal
puzzle-following = Nächstes Rätsel
puzzle-solved = Gelöst: { $right } von { $tried }.
