# My page: who one is, what was played, one's devices.
page-my-page = My page
page-me-known = { $number ->
    [one] Known on this device, without account or password.
   *[other] Known on { $number } devices, without account or password.
}
page-me-unknown = You have no name here yet. It needs no account and no password.
page-me-change = Change name or crest
page-me-crest = Your crest
page-me-keep = Keep it
page-me-played = Played
page-me-games = { $number ->
    [one] one game
   *[other] { $number } games
}
page-me-bots = { $number ->
    [one] a bot
   *[other] { $number } bots
}
page-me-won = won
page-me-of = { $number ->
    [one] of one
   *[other] of { $number }
}
page-me-replay-of = Replay: { $game }
page-me-older = { $number ->
    [one] One older game counts in your record.
   *[other] { $number } older games count in your record.
}
page-me-record = Record
page-me-tally = { $played } played, { $won } won
page-me-rating = Rating { $points }
page-me-rating-guess = A first guess after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}: you may be anywhere between { $least } and { $most }.
page-me-rating-rough = Still rough after { $games ->
    [one] one rated game
   *[other] { $games } rated games
}: most likely between { $least } and { $most }.
page-me-rating-firm = Well founded by { $games ->
    [one] one rated game
   *[other] { $games } rated games
}: between { $least } and { $most }.
page-me-rating-bots = For comparison: { $bots }. Everyone begins at 1500; only you see this.
page-me-rating-bot = { $bot } { $points }
page-me-places = How often on which place
page-me-likes = As you like it on this device
page-me-speak = Speak { $choice } to me.
page-me-light = Light the room { $choice }.
page-me-theme-light = by day
page-me-theme-dark = by candle
page-me-theme-system = as this device does
page-me-sound = Let me hear { $choice }.
page-me-sound-on = what happens
page-me-sound-off = nothing
page-me-awake = Leave the screen { $choice } at a table.
page-me-awake-on = lit
page-me-awake-off = to go dark as usual
page-me-shake = When it is my move, let this device { $choice }.
page-me-shake-on = shake
page-me-shake-off = not shake
page-me-ask = Ask me once more { $choice }.
page-me-asking-always = before every answer
page-me-asking-lasting = before what cannot be undone
page-me-asking-turn = before what ends my turn
page-me-asking-never = never
page-me-rest = At tables over days, my clocks { $choice }.
page-me-rest-0 = run
page-me-rest-days = { $days ->
    [one] wait for a day from now
   *[other] wait for { $days } days from now
}
page-me-rests = wait until { $day }
page-me-devices = Devices
page-me-no-devices = None yet: sit down somewhere, or choose a name.
page-me-here = this device
page-me-seen = last here on { $day }
page-me-made = made on { $day }
page-me-paper = Code on paper
page-me-program = A program
page-me-remove = Remove
page-me-remove-it = Remove: { $name }
page-me-add = Add a device
page-me-add-passkey = Add a passkey
page-me-use-passkey = I have a passkey
page-me-passkey = Passkey
page-me-no-passkey = No passkey was shown. Nothing has changed.
page-me-recover = Lost all devices? An address that has agreed to be written to brings you back:
page-me-recover-send = Send me a link
page-me-recover-sent = If this address has agreed to be written to, a mail is on its way.
page-me-add-paper = Code on paper
page-me-scan = Scan this with your other device
page-me-qr = QR code for another device
page-me-scan-means = It then has your name and all your tables. The link works once, for ten minutes. Whoever opens it is you: keep it to yourself.
page-me-paper-means = Type it at { $place }/me on any device to be yourself there, with all your tables. It is shown only now, and works until you make another or remove it. Keep it to yourself.
page-me-print = Print
page-me-have-code = A link or code from your other device
page-me-use-code = Use it
page-me-become = Be { $name } on this device?
page-me-become-means = All devices of { $name } will then see and play the tables of this one, and this one theirs. Say yes only if { $name } is you.
page-me-become-yes = Yes, I am { $name }
page-me-become-no = No
page-me-export = Take everything with me
page-me-delete = Delete me
page-me-delete-really = Delete everything of you?
page-me-delete-goes = Your name, your crest, your devices, your record and all you said are gone, and so are the tables where you sat with bots alone. Nobody can bring them back.
page-me-delete-stays = At tables with others the game stays, with its result, but without your name.
page-me-delete-running = { $number ->
    [one] You are in the middle of a game: a bot takes your seat.
   *[other] You are in the middle of { $number } games: bots take your seats.
}
page-me-delete-yes = Delete me
page-me-delete-no = Keep me
page-me-company = People
page-me-reported = You reported { $name } on { $day }
page-me-report-open = It has not been answered yet.
page-me-report-closed = It has been looked at.
page-me-blocked = { $name }, blocked on { $day }
page-me-unblock = Read again
page-me-unblock-it = Read { $name } again

# Being told while away
page-tell = While you are away
page-tell-none = Shall we tell you when it is your move? Nobody is told anything who does not ask for it here.
page-tell-means = You are told when it is your move, when a game is over, or when somebody wants another one. Never while you look at the table.
page-tell-here = Tell this device
page-tell-mail = By e-mail
page-tell-hook = By webhook
page-tell-try = Try it out
page-tell-tried = A message is on its way.
page-tell-yes = Tell me there
page-tell-mail-where = Your e-mail address
page-tell-hook-where = Address, beginning with https://
page-tell-form = For
page-tell-form-json = a program (JSON)
page-tell-form-discord = Discord
page-tell-form-ntfy = ntfy
page-tell-form-slack = Slack or Mattermost
page-tell-form-apprise = Apprise (Matrix, Telegram, Signal and many more)
page-tell-mail-sent = A mail is on its way to { $address }. Follow the link in it, and you will be told there.
page-tell-refused = This browser does not want to be told. Its settings for this page can allow it.
page-tell-by-push = told by a notification
page-tell-by-mail = told by e-mail
page-tell-by-hook = told by webhook
page-tell-unconfirmed = waits for the link in the mail
page-tell-quiet = Leave me in peace { $choice }.
page-tell-never = at no time
page-tell-from = from { $from } to { $to }
page-tell-every = Write to me { $choice }.
page-tell-every-0 = at once
page-tell-every-30 = every half hour at most
page-tell-every-60 = once an hour at most
page-tell-every-240 = every four hours at most
page-tell-every-1440 = once a day at most
page-tell-of-table = Tell me of this table while I am away
page-tell-confirm-really = Shall we write to this address when it is your move?
page-tell-confirm-yes = Yes, write to me
page-tell-confirmed = From now on { $address } is written to.
page-tell-stop-really = No more mails to this address?
page-tell-stop-yes = No more mails
page-tell-stopped = { $address } is not written to any more.
page-tell-offer = It may take a while until it is your move again. Shall we tell you?
page-tell-offer-yes = Yes, tell me
page-tell-offer-no = No, thank you

# Friends
page-friends = Friends
page-friends-none = None yet. Send somebody your link: you then see each other here, and ask each other to games.
page-friends-here = here now
page-friends-away = away
page-friends-play = Play
page-friends-ask-it = A game with { $name }
page-friends-add = Add a friend
page-friends-qr = QR code for a friend
page-friends-link-means = Whoever opens this link within a week can become your friend. Send it only to people you want to play with; another link takes its place.
page-friends-shown = My friends see { $choice }.
page-friends-shown-yes = whether I am here
page-friends-shown-no = nothing of when I am here
page-friends-become = Be friends with { $name }?
page-friends-means = You see whether the other is here, and ask each other to games. Either of you can end it at any time.
page-friends-yes = Yes, we are friends
page-me-again = Once more
page-me-again-of = Once more: { $game }
