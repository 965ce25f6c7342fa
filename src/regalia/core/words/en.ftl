# Words that belong to no single game.
list-of-none = none
list-of-two = { $most } and { $last }
refusal-not-asked = It is not for you to answer now: { $who } is asked.
refusal-game-over = The game is over.
refusal-no-such-action = That is not among the things one can do here.
