# Words that belong to no single game.
list-of-none = none
list-of-two = { $most } and { $last }
list-you = you
refusal-not-asked = It is not your turn to answer: { $who } must decide.
# --- the table in the terminal
shell-which = Which game?
shell-seats = At the table: { $seats }.
shell-person = { $who } (person)
shell-bot = { $who } (bot: { $level })
shell-commitment = The luck is settled before the first move; its commitment is { $commitment }.
shell-hint = Type “help” whenever it is your turn.
shell-left = You have left the table.
shell-pass = { $who }, it is your turn: press Enter.
shell-more = … and { $number } more: type “all”.
shell-kept = Saved in { $file }.
shell-no-odds = There are no odds to give here: nothing this seat can answer depends on luck.
refusal-game-over = The game is over.
refusal-no-such-action = That is not possible here.
# --- the levels of bots: their names, and what each does
level-random = Random
level-random-is = gives any legal answer
level-page = Page
level-page-is = plays mostly at random
level-squire = Squire
level-squire-is = plays what looks best at a glance, and is often careless
level-knight = Knight
level-knight-is = thinks a few moves ahead, when it thinks at all
level-monarch = Monarch
level-monarch-is = thinks as hard as one second allows
