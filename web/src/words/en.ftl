# The page around the games.
page-skip = Skip to the game
page-lost = There is nothing here.
page-to-home = To the games
page-no-server = The server cannot be reached. Try again in a moment.
page-offline = The house cannot be reached. Rules and replays that you have seen still open.
page-opening = Setting up the table…
page-board = Board
page-prompt = Your decision
page-told-of = { $name }: { $what }
page-tools = Tools
page-menu = Menu
page-notify = Notify me when it is my turn
page-zoom = Take a closer look
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Show everything
page-close = Close
page-story = Story
page-chat = Chat
page-story-earlier = Show what happened before
page-story-empty = Nothing has happened yet.
page-chat-empty = Nobody has said anything yet.
page-see-moment = See this moment
page-say = Say something
page-say-hint = Say something, or type /help
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
page-theme-system = Match system theme
page-the-end = The end
page-at-the-table = At the table
page-players = { $number ->
    [one] one player
   *[other] { $number } players
}
page-your-move = Your move
page-to-move = to move
page-not-here = not here
page-away = away
page-is-away = { $name } is away.
page-bot-comes = A bot plays on in { $time }.
page-bot-now = Let the bot play now
page-unheard = { $number ->
    [one] one new line
   *[other] { $number } new lines
}
page-leave-really = Leave this table?
page-leave-bot = The others play on, and a bot takes your seat at once: it knows what you know.
page-leave-waits = The game stops here and waits for you: bots do not play on without you.
page-leave-back = The seat stays yours. You will find the table at the top of the home page; open it, and you play on yourself.
page-leave-to-bot = Leave it to a bot
page-stay = Stay
page-bot-plays-for = a bot is playing for { $name }
page-you-mark = you
page-bot-mark = bot · { $level }
page-undo = Undo
page-other = Choose differently
page-not-now = Not now.
page-all-answers = { $number ->
    [one] The one possible answer
   *[other] All { $number } possible answers
}
page-line-lost = Connection lost, reconnecting…
page-line-lost-kept = Connection lost. Your answer is kept and goes out once it is back.
page-sending = Sending…
page-answer-missed = Your last answer did not count: the game had moved on before it arrived.
page-answer-unsure = The connection broke while you were answering. The story tells what counted.
page-load-anew = Reload the page
page-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
page-pace = Time limit
page-pace-none = No clock.
page-pace-decision = { $seconds } seconds for each decision.
page-pace-bank = { $minutes ->
    [one] One minute
   *[other] { $minutes } minutes
} in all, plus { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} for each answer.
page-pace-days = { $days ->
    [one] One day for each decision.
   *[other] { $days } days for each decision.
}
page-pace-days-bank = { $days ->
    [one] One day in all
   *[other] { $days } days in all
}, plus { $hours ->
    [one] one hour
   *[other] { $hours } hours
} for each answer.
page-watching = Allow spectators?
page-yes = Yes
page-no = No
page-tutor = Tutor
page-tutor-is-here = Tutor: is here
page-tutor-is-away = Tutor: is away
page-symbols = Symbols
page-keys = Keys
page-key-tab = Tab
page-key-tab-does = move between pieces and buttons
page-key-enter = Enter
page-key-enter-does = play the selected piece or button
page-key-digits = 1 … 9
page-key-digits-does = the first, second … answer of the prompt
page-key-u = U
page-key-u-does = undo your last step
page-key-space = Space
page-key-space-does = go on, or skip to your move
page-key-p = P
page-key-p-does = pause
page-key-pace = + −
page-key-pace-does = tell what happens faster or slower
page-key-r = Shift R
page-key-r-does = rules
page-key-s = Shift S
page-key-s-does = story
page-key-c = Shift C
page-key-c-does = chat
page-key-o = Shift O
page-key-o-does = options at this table
page-key-g = Shift G
page-key-g-does = luck at this table
page-key-esc = Esc
page-key-esc-does = close, or choose another piece
page-key-help = ?
page-key-help-does = this list

# --- before the start
page-your-name = What shall we call you?
page-seats = Seats
page-free-seat = Free seat
page-here = here
page-crest-0 = Lion, lapis shield
page-crest-1 = Tower, madder banner
page-crest-2 = Oak, verdigris round
page-crest-3 = Sun, ochre lozenge
page-crest-4 = Swan, murex hexagon
page-level = Strength of the bot
page-send-away = Remove { $name }
page-add-bot = Add a bot
page-fill-with-bots = Fill with bots
page-level-of = { $level } · { $place } of { $number }
page-levels = Bots, from weakest to strongest: { $names }.
page-rename = Change your name
page-name-it = That’s me
page-sit-here = Sit here
page-one-seat-more = Add a seat
page-one-seat-less = One seat fewer
page-invite-hint = Whoever opens this link takes the next free seat. Each seat then has a link of its own.
page-copy-link = Copy link
page-copied = Copied.
page-share = Share
page-qr = QR code of this table
page-own-link = To continue on another device, open
page-own-link-name = the link to your seat
page-how-we-play = How we play
page-preset = Which rules?
page-preset-own = Our own mix
page-watching-yes = Anyone with the link; hands stay hidden.
page-listed = Who can see this table?
page-listed-yes = Everyone: it is listed on the home page.
page-listed-no = Only people with the link or the code.
page-rated = Is this game rated?
page-rated-yes = Yes: it counts, and nobody is advised.
page-rated-no = No: it is played for fun alone.
page-advice = Who may ask the bots for advice?
page-advice-alone = Whoever plays against bots only.
page-advice-learners = Those who say that it is their first game; everyone sees it at their seat.
page-advice-always = Everyone, at any time.
page-advice-never = Nobody.
page-learns = first game
page-learner = This is my first game: let me ask for advice.
page-luck-fixed = The luck is settled before the first move. Each player may stir in a word of their own on sitting down; the secret is revealed at the end. Commitment:
page-before-start = { $name }’s table · before the start
page-watchers = { $number ->
    [one] one spectator
   *[other] { $number } spectators
}
page-start-when = Start whenever you like
page-host-starts = { $name } starts once everyone is here
page-seats-left = { $number ->
    [one] One seat is free: invite someone, add a bot, or remove the seat.
   *[other] { $number } seats are free: invite people, add bots, or remove seats.
}
page-all-there = All seats are taken.
page-start = Start the game
page-leave = Leave
page-stir = A word to stir into the luck
page-stir-hint = any word, or none
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
page-secret-open = Secret, now revealed
page-secret-sealed = The secret is revealed when the game is over. Then anyone can check every die and every draw.
page-stirred = Words stirred in: { $words }.
page-stirred-by = { $name } “{ $word }”
page-stirred-none = Nobody stirred a word in.
page-keeps-word = The secret matches the commitment. Nobody could change it after the start.
page-breaks-word = The secret does not match the commitment. This luck cannot be trusted.
page-all-right = { $number ->
    [one] The one die or draw checks out, worked out in this browser just now.
   *[other] All { $number } dice and draws check out, worked out in this browser just now.
}
page-some-wrong = Only { $right } of { $all } dice and draws check out; the first that does not is in move { $move }.
page-luck-opened = Luck, revealed and checked

# --- the end, and the replay
page-wins-with = { $number ->
    [one] { $winner_is ->
        [you] You win with { $points } points
       *[other] { $winner } wins with { $points } points
    }
   *[other] Shared victory with { $points } points: { $names }
}
page-wins = { $number ->
    [one] { $winner_is ->
        [you] You win
       *[other] { $winner } wins
    }
   *[other] Shared victory: { $names }
}
page-adjudicated = The game reached the longest length this table allows, so the count decides.
page-once-more = Play again with the same people?
page-once-more-short = Once more?
page-how-many-yes = { $number } of { $all } people said yes
page-ready = ready
page-said-yes = wants a rematch
page-your-choice = your choice
page-still-here = still here
page-has-gone = has left
page-so-many-points = { $number ->
    [one] one point
   *[other] { $number } points
}
page-rematch-is-set = A rematch is ready.
page-rematch = Rematch
page-follow = Join the rematch
page-replay = Replay
page-review = Review
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
page-whose-eyes = Seen by
page-eyes-all = A spectator
page-timeline = Timeline
page-step-back = One move back
page-step-on = One move forward
page-play = Play
page-pause = Pause
page-watcher = Spectator { $number }
page-mute = Mute { $name }
page-unmute = Let { $name } speak again
page-about-somebody = Report or block { $name }
page-watchers-speak = Spectators may speak
page-watchers-silent = Spectators are muted
page-open-game = Open to everybody
page-open-hint = Nobody could watch this game. Once opened, anyone with the link can see it.
page-imported = from a file
page-is-what-if = what if
page-what-if-luck = This game plays on from a moment of another one. Its luck from there is its own and is not proven.
page-imported-luck = This game came from a file: this server cannot vouch that its secret was settled before the first move.

# --- what happens, told
page-pace-of-telling = Pace
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-resume = Resume
page-skip-to-me = Skip to my move
page-skip-to-now = Skip to now
page-go-on = Go on
page-see-slowly = See it slowly
page-recap = Since your last choice
page-recap-net = You now have: { $what }.
page-recap-same = You still have what you had.
page-recap-then = Then it is your turn.
page-times = × { $number }
page-went = { $name } { $from } → { $to }
page-becomes = becomes
page-keeps-all = no change
page-moment = This moment
page-back-to-table = Back to the table
page-in-replay = See it in the replay
