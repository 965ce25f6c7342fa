# What somebody is told who is away. Nothing of the game but its name and its players.

tell-turn = Your move: { $game }
tell-soon = Your time is running out: { $game }
tell-over = The game is over: { $game }
tell-invite = Another game? { $game }
tell-wanted = You are asked to a table: { $game }
tell-with = With { $names }.
tell-alone = The table waits for you.
tell-many = { $number } tables have news for you
tell-test = So you will be told
tell-test-text = This is the message you asked for. Nothing has happened at a table.

tell-open = Open it: { $link }
tell-stop = No more of these mails: { $link }
tell-confirm = Shall Regalia write to this address?
tell-confirm-text = Somebody wants to be told at this address when it is their move at { $place }. If it was you, say so here: { $link }
tell-confirm-not = If it was not you, do nothing: no further mail will come.
tell-recover = Come back to Regalia
tell-recover-text = Somebody wants to be you again at { $place }. If it was you, this link makes the device on which you open it yours, once, within an hour: { $link }
