# Wörter, die zu keinem einzelnen Spiel gehören.
list-of-none = keine
list-of-two = { $most } und { $last }
refusal-not-asked = Jetzt bist nicht du gefragt, sondern { $who }.
refusal-game-over = Die Partie ist zu Ende.
refusal-no-such-action = Das gehört nicht zu dem, was hier möglich ist.
