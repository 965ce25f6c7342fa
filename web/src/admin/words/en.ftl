# The page of whoever runs the house.
admin-house = The house
admin-token = The word of whoever runs this house
admin-token-is = It is what REGALIA_ADMIN_TOKEN was set to on the server. It is kept in this tab until you close it.
admin-enter = Come in
admin-wrong = That is not the word of this house.
admin-leave = Go out
admin-sum = { $tables ->
    [one] One game under way
   *[other] { $tables } games under way
}, { $here ->
    [one] one connection
   *[other] { $here } connections
}. Version { $version }, up for { $time }.
admin-well = All is well
admin-unwell = Nothing can be saved
admin-say = Say to everybody
admin-say-what = What everybody should hear
admin-say-means = It appears at every table, on everybody’s first page and in the status line, until you take it back.
admin-say-it = Say it
admin-take-back = Take it back
admin-restart = Restart in
admin-restart-means = Everybody hears it in time. Restarting is up to you, or to what runs the server; no move is lost.
admin-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
admin-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
admin-days = { $number ->
    [one] one day
   *[other] { $number } days
}
admin-ago = { $time } ago
admin-now = just now
admin-decide = To decide
admin-reports = { $number ->
    [0] nothing
    [one] one report
   *[other] { $number } reports
}
admin-report = { $name }: { $reason }
admin-reason-harassment = insults or harassment
admin-reason-name = the name
admin-reason-cheating = cheating or stalling
admin-reason-other = something else
admin-reported = Reported by { $by }, { $time }.
admin-watcher = somebody who looked on
admin-read = Read it there
admin-answer = Answer
admin-answer-what = Your answer to { $name }
admin-answer-means = Whoever reported reads it on My page. It closes the report.
admin-answer-send = Answer and close
admin-let-be = Let it be
admin-tables = Live tables
admin-silent = { $number ->
    [one] one is silent
   *[other] { $number } are silent
}
admin-find-table = Find a table
admin-which = Which tables
admin-which-live = not over
admin-which-playing = under way
admin-which-open = waiting for players
admin-which-over = over
admin-no-tables = No such tables.
admin-more-tables = More tables
admin-here = { $number ->
    [0] nobody here
    [one] one here
   *[other] { $number } here
}
admin-show = Show
admin-show-it = Show: { $name }
admin-close = Close
admin-close-it = Close: { $name }
admin-close-sure = Close this table?
admin-close-means = { $names } can still look at it and cannot play on. Nothing brings it back.
admin-forget = Forget
admin-forget-sure = Forget this table?
admin-forget-means = The table and all that was said there is gone for good, and { $names } are sent away from it.
admin-watch = Look on
admin-mute = Mute
admin-unmute = Let speak
admin-is-muted = muted
admin-ban = Ban
admin-ban-it = Ban { $name }
admin-ban-sure = Send { $name } away?
admin-ban-means = Every device of { $name }, and every address from which one of them is connected now, stays out of the whole house. Games go on without them.
admin-ban-why = Why, for the log
admin-ban-for = How long
admin-span = { $number ->
    [one] one day
   *[other] { $number } days
}
admin-unban = Let in
admin-unban-it = Let { $name } in again
admin-no = Cancel
admin-people = People
admin-people-many = { $shown } of { $number }
admin-find-person = Find somebody
admin-no-people = Nobody of that name.
admin-devices = { $number ->
    [one] one device
   *[other] { $number } devices
}
admin-at-table = at a table
admin-banned = sent away
admin-nameless = without a name
admin-bans = Sent away
admin-bans-until = until { $day }
admin-health = Health
admin-last-hour = last hour, this process
admin-moves = Moves
admin-moves-are = saved within { $saved } ms, the slowest { $slow } ms
admin-a-minute = { $number } a minute
admin-processor = Processor
admin-processor-is = { $number ->
    [0] no bot waits
    [one] one bot waits
   *[other] { $number } bots wait
}{ $farm ->
    [0] {""}
   *[other] , { $farm } in the farm
}
admin-memory = Memory
admin-memory-is = { $number ->
    [one] one table in it
   *[other] { $number } tables in it
}
admin-lines = Connections
admin-lines-are = from { $number ->
    [one] one address
   *[other] { $number } addresses
}
admin-disk = Disk
admin-disk-is = { $number } games kept, { $free } free
admin-games = Games
admin-game-is = { $playing } under way, { $open } waiting, { $over } over
admin-log = What you did
admin-log-none = Nothing yet.
admin-did-close = Table closed
admin-did-forget = Table forgotten
admin-did-mute = Muted
admin-did-unmute = Let speak again
admin-did-ban = Sent away
admin-did-unban = Let in again
admin-did-announce = Said to everybody
admin-did-answer = Report answered
admin-did-restart = Restart announced
