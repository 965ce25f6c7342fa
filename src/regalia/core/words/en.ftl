# Words that belong to no single game.
list-of-none = none
list-of-two = { $most } and { $last }
refusal-not-asked = It is not for you to answer now: { $who } is asked.
# --- the table in the terminal
shell-which = Which game?
shell-seats = At the table: { $seats }.
shell-person = { $who } (person)
shell-bot = { $who } (bot: { $level })
shell-commitment = The luck is fixed before the first move; its commitment is { $commitment }.
shell-hint = Type “help” whenever you are asked.
shell-left = You have left the table.
shell-pass = Now { $who }: press Enter.
shell-more = … and { $number } more: type “all”.
shell-kept = Kept in { $file }.
shell-no-odds = There is nothing to expect here: no answer of this seat is left to luck.
shell-help =
    Answer with the number of a choice or in words, as shown in brackets.
    ?  what is not possible now, and why · all  every choice · story  what has happened so far
    rules SECTION  the rules · save FILE  keep a record · quit  leave the table
refusal-game-over = The game is over.
refusal-no-such-action = That is not among the things one can do here.
# --- the levels of bots: their names, and what each does
level-random = Random
level-random-is = gives any legal answer
level-page = Page
level-page-is = plays at random, mostly
level-squire = Squire
level-squire-is = plays what looks best at a glance, and is often careless
level-knight = Knight
level-knight-is = thinks a few moves ahead, when it thinks
level-monarch = Monarch
level-monarch-is = thinks as hard as a second allows
