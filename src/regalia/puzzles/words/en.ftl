# Puzzles, in the terminal and on the page.

puzzle = Puzzle
puzzle-rating = rating { $rating }
puzzle-theme-plain = one answer is clearly the best
puzzle-theme-win = the win is near
puzzle-theme-rescue = nearly lost: save what can be saved
puzzle-theme-sealed = all answer at once, and nobody sees the others
puzzle-theme-surprise = easily missed at first sight
puzzle-who = { $who_is ->
    [you] What do you answer?
   *[other] You are { $who }. What do you answer?
}
puzzle-right = Right: { $answer }.
puzzle-wrong = The best answer is another one: { $answer }.
puzzle-chance = With it you win about { $chance } of 100 such games.
puzzle-chance-exact = With it you win { $chance } of 100 such games; that was counted to the end.
puzzle-next = The next best is worth { $lead } fewer: { $answer }.
puzzle-yours = Yours is worth { $lead } fewer: { $answer }.
puzzle-yours-more = Yours is further behind than all that was compared here: { $answer }.
puzzle-judged = Judged only by what you can see; what is hidden here was dealt anew.
puzzle-again = Try again
puzzle-following = Next puzzle
puzzle-solved = Solved: { $right } of { $tried }.
