### Taking back

cmd-takeback = takeback
cmd-takeback-about = Ask the others to let you go back to your last decision
button-agree = Agree
button-decline = Refuse
button-withdraw = Withdraw
takeback-asks =
    ↩️ **{ $name }** asks to decide once more. { $count ->
        [one] One step would be undone
       *[other] The last { $count } steps would be undone
    }; the dice stay what they are. { $mentions }, do you agree?
takeback-so-far = ✅ Agreed: { $names }
takeback-waits = You have asked. The table goes back as soon as everybody has agreed: { $names }. A refusal or any move ends the request, and you can withdraw it below it.
takeback-alone = There was nobody to ask: the table has gone back to your last decision.
button-retract = ⏪ Take back
button-rewind = { button-retract }
retracted = ⏪ Taken back: you are at your last decision again. The dice stay what they were.
takeback-done = ↩️ Everybody has agreed: { $name } decides once more.
takeback-declined = ✋ { $other } would rather play on: what { $name } has played stands.
takeback-withdrawn = ↩️ { $name } no longer asks to take anything back.
takeback-overtaken = ↩️ The game has gone on, so { $name }'s request to take back is closed.
takeback-closed = This request is closed.
turn-taken-back = ↩️ Taken back: the game goes on from here.

refused-retract-company = Others play at this table, and they are asked first: /takeback does that.
refused-takeback-asked = { $name } is already asking for a takeback. Answer that first.
refused-takeback-draft = What you have chosen is not confirmed yet: take it back with Undo, or with /undo. Then /takeback can go further.
refused-takeback-nothing = You have not decided anything yet that could be taken back.
refused-takeback-resigned = Somebody has left the game since your last decision, and would have to come back. That cannot be undone.
refused-takeback-round = A new round has begun since your last decision. A round that is over stays as it was played.
refused-takeback-rated = This game is rated, and nothing is taken back there. What you have not confirmed can be undone with /undo.
refused-takeback-over = The game is over, and its result stands. Would a rematch help?
refused-takeback-held = Somebody else is deciding in your place just now. Take your seat again first.
refused-takeback-rules = This game goes by newer rules than this bot knows, so it cannot go back here.
refused-takeback-older = Steps 1–{ $last } were played under older rules and stay as they are. What you decide from now on can be taken back.
refused-takeback-gone = That request is no longer open. Nothing has changed.
refused-takeback-own = It is for the others to answer. You can withdraw your request.
refused-takeback-not-asked = Only those who play at this table are asked.
refused-takeback-not-yours = Only the one who asked can withdraw it. You can refuse it, if you are asked.
refused-takeback-agreed = You have already agreed. The others have yet to answer.
