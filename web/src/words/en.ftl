# The page around the games.
page-skip = Skip to the game
page-lost = There is nothing here.
page-to-home = To the games
page-no-server = The server cannot be reached. Try again in a moment.
page-opening = The table is being laid …
page-board = Board
page-prompt = What is to be done
page-tools = Tools
page-menu = Menu
page-notify = Notify me when it is my move
page-zoom = Look closely
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show it whole
page-close = Close
page-story = Story
page-chat = Chat
page-story-empty = Nothing has happened yet.
page-chat-empty = Nobody has said anything yet.
page-see-moment = See this moment
page-say = Say something
page-say-hint = Say something, or /help
page-send = Send
page-rules = Rules
page-options = Options
page-luck = Luck
page-language = Language
page-sound = Sound
page-sound-is-on = Sound is on
page-sound-is-off = Sound is off
page-theme-light = Light: vellum by day
page-theme-dark = Dark: by candlelight
page-theme-system = Light as your system says
page-the-end = The end
page-at-the-table = At the table
page-players = { $number ->
    [one] one player
   *[other] { $number } players
}
page-your-move = Your move
page-to-move = to move
page-not-here = not here
page-bot-plays-for = a bot plays for { $name }
page-you-mark = you
page-bot-mark = bot · { $level }
page-then = Then
page-undo = Undo
page-other = Something else
page-not-now = Not now.
page-all-answers = All { $number } answers
page-catch-up = Catch up ({ $number })
page-line-lost = The line is lost. It comes back by itself.
page-load-anew = Load the page anew
page-days = { $number } days
page-pace = How long may one think?
page-pace-none = No clock.
page-pace-decision = { $seconds } seconds for each decision.
page-pace-bank = { $minutes } minutes in all, { $seconds } seconds more with each answer.
page-pace-days = { $days ->
    [one] One day for each decision.
   *[other] { $days } days for each decision.
}
page-watching = May others look on?
page-yes = Yes
page-no = No
page-keys = Keys
page-key-tab = Tab
page-key-tab-does = go from piece to piece and button to button
page-key-enter = Enter
page-key-enter-does = play the piece or button that has the focus
page-key-digits = 1 … 9
page-key-digits-does = the first, second … answer of the prompt
page-key-u = U
page-key-u-does = take your last step back
page-key-space = Space
page-key-space-does = skip what is moving, and catch up
page-key-r = R
page-key-r-does = rules
page-key-s = S
page-key-s-does = story
page-key-c = C
page-key-c-does = chat
page-key-o = O
page-key-o-does = options of this table
page-key-g = G
page-key-g-does = luck of this table
page-key-esc = Esc
page-key-esc-does = close, or choose another piece
page-key-help = ?
page-key-help-does = this list

# --- before the start
page-your-name = What shall we call you?
page-how-many-seats = How many seats?
page-set-hint = Everything else is agreed on at the table, and friends come by a link.
page-seats = Seats
page-free-seat = Free seat
page-here = here
page-crest-0 = Lion, lapis shield
page-crest-1 = Tower, madder banner
page-crest-2 = Oak, verdigris round
page-crest-3 = Sun, ochre lozenge
page-crest-4 = Swan, murex hexagon
page-level = Level of the bot
page-send-away = Send { $name } away
page-add-bot = Add a bot
page-sit-here = Sit here
page-one-seat-more = One seat more
page-one-seat-less = One seat less
page-invite-hint = Whoever opens this link sits down at the next free seat. Each seat then has a link of its own.
page-copy-link = Copy link
page-copied = Copied.
page-share = Share
page-qr = QR code of this table
page-own-link = To play on at another device, open
page-own-link-name = the link of your seat
page-how-we-play = How we play
page-preset = Which rules?
page-preset-own = Our own choice
page-watching-yes = Anyone with the link; nobody sees a hand.
page-listed = Who finds this table?
page-listed-yes = Everybody: it is listed at home.
page-listed-no = Only who has the link or the code.
page-luck-fixed = Luck is fixed before the first move. Every seat may stir in a word of its own when it sits down; the secret is opened at the end. Commitment:
page-before-start = Table of { $name } · before the start
page-watchers = { $number ->
    [one] one looks on
   *[other] { $number } look on
}
page-start-when = { $name }: start when you like
page-host-starts = { $name } starts when all are there
page-seats-left = { $number ->
    [one] One seat is free: invite somebody, add a bot, or take the seat away.
   *[other] { $number } seats are free: invite somebody, add bots, or take seats away.
}
page-all-there = All seats are taken.
page-start = Start the game
page-leave = Leave
page-stir = A word to stir into the luck
page-stir-hint = any word, or nothing
page-sit-down-now = Sit down

# --- rules
page-rule = rule
page-chapters = Chapters
page-you-asked = You asked:
page-at-this-table = At this table:
page-not-found = “{ $word }” is not in the rules.
page-back-to-move = Back to my move
page-whole-rules = All the rules
page-find-word = Find a word

# --- luck
page-commitment = Commitment, shown before the first move
page-secret-open = Secret, opened now
page-secret-sealed = The secret is opened when the game is over. Then everybody can check every die and draw.
page-stirred = Words stirred in: { $words }.
page-keeps-word = The secret gives the commitment. Nobody could change it after the start.
page-breaks-word = The secret does not give the commitment. This luck cannot be trusted.
page-all-right = { $number ->
    [one] The one die or draw comes out as it did, computed in this browser just now.
   *[other] All { $number } dice and draws come out as they did, computed in this browser just now.
}
page-some-wrong = Only { $right } of { $all } dice and draws come out as they did; the first that does not is in move { $move }.
page-luck-opened = Luck, opened and checked

# --- the end, and the replay
page-wins-with = { $number ->
    [one] { $names } wins with { $points } points
   *[other] { $names } share the victory with { $points } points
}
page-wins = { $number ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
page-adjudicated = The longest game the table allows was reached; the count decides.
page-once-more = Once more with the same people?
page-rematch-is-set = A rematch is set.
page-rematch = Rematch
page-follow = Join the rematch
page-replay = Replay
page-export = Export
page-the-board = The board
page-count = The count, line by line
page-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
page-move-of = Move { $move } of { $moves }
page-link-moment = Link to this moment
page-whose-eyes = With whose eyes
page-eyes-all = A watcher
page-timeline = Timeline
page-first = To the beginning
page-last = To the end
page-step-back = One move back
page-step-on = One move on
page-play = Play
page-pause = Pause
page-watcher = Watcher { $number }
page-mute = Mute { $name }
page-unmute = Let { $name } speak again
page-watchers-speak = Watchers may speak
page-watchers-silent = Watchers are silent
page-open-game = Open to everybody
page-open-hint = Nobody could watch this game. Opened, everybody with the link may see it.
page-imported = brought as a file
page-imported-luck = This game was brought as a file: that its secret was fixed before the first move, this server has not seen.
