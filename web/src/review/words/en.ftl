# The review of a finished game.

page-review-percent = { $number } %
page-review-signed = { $sign }{ $number } %
page-review-weighing = { $done } of { $moves } moves weighed
page-review-stop = Stop
page-review-stopped = Stopped. Nothing more is weighed.
page-review-go-on = Review it
page-review-whose = Whose decisions
page-review-point = Turning point { $number } of { $all }
page-review-where = Round { $round }, move { $move }
page-review-move = Move { $move }
page-review-played = { $who_is ->
    [you] You played
   *[other] { $who } played
}
page-review-better = Better was
page-review-cost = { $who_is ->
    [you] That cost you
   *[other] That cost { $who }
}
page-review-previous = Previous
page-review-next = Next mistake
page-review-none = { $who_is ->
    [you] You made no mistake that the bots could find.
   *[other] { $who } made no mistake that the bots could find.
}
page-review-none-yet = No mistake so far.
page-review-chance = Chance to win
page-review-curve = Chance to win, round by round
page-review-end = End
page-review-choices = The chance to win after each answer
page-review-best = better
page-review-taken = { $who_is ->
    [you] you played this
   *[other] { $who } played this
}
page-review-luck-and-play = Luck and play
page-review-began = { $number } % at the start
page-review-luck = Luck
page-review-play = Play
page-review-rest = Rest
page-review-rest-means = Rest: hidden cards, sealed answers and errors of the estimate, which cannot be told apart.
page-review-no-luck = Luck is not told in this game: by the bots’ judgement it cannot be told from the rest.
page-review-faultless = no mistakes
page-review-blunders = { $number ->
    [one] one blunder
   *[other] { $number } blunders
}
page-review-errors = { $number ->
    [one] one error
   *[other] { $number } errors
}
page-review-doubtful = { $number ->
    [one] one doubtful
   *[other] { $number } doubtful
}
page-review-rate = { $number } % lost per decision
page-review-verdict-doubtful = doubtful
page-review-verdict-error = error
page-review-verdict-blunder = blunder
page-review-instead = { $played } instead of: { $better }
page-review-points = Turning points
page-review-share = { $some } % of { $all } %
page-review-knew = { $who_is ->
    [you] What you knew then
   *[other] What { $who } knew then
}
page-review-judged = The board is shown, and the decision judged, by that alone. What the others held does not count.
page-review-about = Reckoned by trying it out: give or take { $number } %.
page-review-exact = Counted exactly.

# --- the replay
page-replay-moments = Great moments
page-replay-round-back = One round back
page-replay-round-on = One round forward
page-replay-next-beat = Next beat
page-replay-speed = Speed
page-replay-times = { $speed }×
page-replay-to-table = Back to the table
page-replay-chances = Chances
page-replay-chances-mean = Each seat’s chance by what it knew when it last had a choice: together they need not come to 100 %.

# --- what if
page-what-if = What if?
page-what-if-play = { $who_is ->
    [you] Play on from here
   *[other] Play on from here as { $who }
}
page-what-if-finish = Let bots finish it { $number } times
page-what-if-ended = So { $number } games end that bots play on from here, judging at a glance, with other luck: give or take 10 %.
page-what-if-known = What { $who } could not know is drawn anew each time.
page-what-if-open = All begin with what each player held then.

# --- notes
page-notes = Notes
page-notes-all = { $number ->
    [one] The one note
   *[other] All { $number } notes
}
page-note-host = The host
page-note-by = Note by { $name }, move { $move }
page-note-write = Write a note here
page-note-change = Change my note
page-note-at = What was there to see at move { $move }? Everyone who may see this game can read it.
page-note-keep = Keep it
page-note-not = Cancel
page-note-away = Remove it

# --- watching together
page-together = Watch together
page-together-nobody = Lead through the game, and the others see what you see.
page-together-you = You are leading: whoever follows sees what you see.
page-together-leads = { $name } is leading through the game.
page-together-follows = { $name } is leading; you follow.
page-together-waits = You follow as soon as somebody leads.
page-together-begin = Lead
page-together-end = Stop leading
page-together-follow = Follow
page-together-link = Copy the link to follow
