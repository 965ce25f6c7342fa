# What stands around a game that is shown.

page-show-controls = Pace of the show
page-show-back = Back to the last comment
page-show-next = Next comment
page-show-stop = Stop watching
page-show-progress = How far along the game is
page-show-eyes = Bots are playing. You see what { $name } sees.
page-show-told = What you have seen
page-show-now-you = Now it is your turn.
page-show-with-bots = Play against bots
page-show-with-friends = With friends
page-show-again = Watch again
