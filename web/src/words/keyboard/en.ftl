# For those who play by keyboard or by ear.
page-grid = board for the arrow keys
page-own-pieces = Your pieces
page-around-table = Around the table
page-to-board = To the board
page-to-own = To your pieces
page-to-prompt = To your decision
page-to-story = To the story
page-key-arrows = ← → ↑ ↓
page-key-arrows-does = move between the pieces of a board
page-key-shift-arrows = Shift ← →
page-key-shift-arrows-does = to the next piece that can be played
page-key-f6 = F6
page-key-f6-does = to the next part of the table
