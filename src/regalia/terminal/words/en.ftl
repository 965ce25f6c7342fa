# What the terminal says besides the game.

shell-how-to-answer = Answer with the number of a choice, with the words in brackets, or with their first letters. Tab completes a line.
shell-word-help = help
shell-word-hint = hint
shell-word-odds = odds
shell-word-why = why
shell-word-undo = undo
shell-word-all = all
shell-word-look = look
shell-word-story = story
shell-word-rules = rules
shell-word-save = save
shell-word-say = say
shell-word-quit = quit
shell-does-help = this list
shell-does-hint = what a good bot would do here, knowing what you know
shell-does-odds = what you can expect from your answers and from luck
shell-does-why = why something is not possible: “why” and the answer; alone, or “?”: everything that is not possible now
shell-does-undo = undo your last step, as long as nobody has learnt anything from it
shell-does-all = every choice
shell-does-look = show the table again
shell-does-story = what has happened so far
shell-does-rules = the list of sections; with a name or a ruling, that section
shell-does-save = save the game to a file: “save” and its name
shell-does-say = talk to the table: “say” and your words
shell-does-quit = leave
shell-no-answer = “{ $typed }” is not an answer here. Type “help”.
shell-no-answer-but = “{ $typed }” is not an answer here. Did you mean “{ $close }”?
shell-several = “{ $typed }” could mean: { $answers }.
shell-no-section = There is no section “{ $typed }”. The closest is: { $close }. “rules” lists them all.
shell-nothing-greyed = There is nothing else you might think of here.
shell-possible = That is possible now: { $typed }.
shell-no-reason = “{ $typed }” is not something you can do in this game, or there is no known reason against it.
shell-terms-unknown = This table plays with its own cards, which are not known here.
shell-taken-back = Your last step has been undone.
shell-advice = { $level } would answer: { $answer }
shell-advice-exact = This has been worked out to the very end.
shell-advice-close = The best answers are worth nearly the same.
shell-advice-win = { $percent } % to win
shell-advice-only = There is only one answer.
# --- at a server's table
shell-your-name = Your name
shell-your-link = Your seat, on another device too: { $link }
shell-left-seat = You have left the terminal; the seat is still yours.
shell-away = { $who } (away: a bot answers)
shell-not-here = { $who } (not connected)
shell-awaits = { $what } Waiting for { $who }.
shell-awaits-players = { $free ->
    [one] One seat is still free. Waiting for a player.
   *[other] { $free } seats are still free. Waiting for players.
}
shell-awaits-host = All seats are taken. Waiting for the host to start.
shell-awaits-you = All seats are taken. You are the host: type “say /start” to start.
shell-awaits-server = Waiting for the server.
shell-no-line = Connection lost, reconnecting…
shell-not-asked = It is not your turn to answer.
shell-question-changed = The question changed while you were typing.
# --- the review of a finished game; a point is a hundredth of a won game
review-decisions = decisions
review-doubtful = doubtful
review-errors-made = errors
review-blunders = blunders
review-start = chance before the first answer
review-luck = luck
review-lost = lost by own answers
review-given = won by the others’ answers
review-rest = not told apart
review-result = result
review-no-luck = Luck is not told in this game: by the bots’ judgement it cannot be told from the rest.
review-no-errors = No answer is called an error.
review-errors = Errors, in the order of the game:
review-verdict-fine = fine
review-verdict-doubtful = doubtful
review-verdict-error = error
review-verdict-blunder = blunder
review-decision = move { $move }, { $name }: { $played }. Better: { $better } ({ $verdict }, { $points ->
    [one] 1 point
   *[other] { $points } points
} of { $chance }{ $counted ->
    [yes] , counted
   *[no] {""}
})
