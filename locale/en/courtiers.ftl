## The classes of courtiers, the highest first

courtiers-class-P = prince
courtiers-class-B = bishop
courtiers-class-L = lady
courtiers-class-C = charlatan
courtiers-class-T = troubadour
courtiers-class-F = fire-eater
courtiers-the-P = prince { $value }
courtiers-the-B = bishop { $value }
courtiers-the-L = lady { $value }
courtiers-the-C = charlatan { $value }
courtiers-the-T = troubadour { $value }
courtiers-the-F = fire-eater { $value }

## The ladder of courtiers

courtiers-column = Column { $column }
courtiers-set-up = The court gathers
courtiers-to-move = { $name } to move
courtiers-own-secret = on white: not everybody knows it
courtiers-resigned = resigned

courtiers-step-deal = The cards are being dealt
courtiers-step-order = Still putting stacks in order: { $names }
courtiers-step-roll = The die is about to be thrown
courtiers-step-move = Move a card or stack of your column up
courtiers-step-favour = { $square } may do favours: take cards, or stop
courtiers-step-again = Take more, move again, or stop
courtiers-step-roll-again = Take more, roll again, or stop
courtiers-step-lose = Nothing can go that far: give up one card

courtiers-end-finished = One player at most still climbs
courtiers-end-all = All cards are finished or gone
courtiers-end-alone = Everybody else has resigned

## The ladder of courtiers in words

courtiers-alt-setup = Heuchel & Meuchel, being set up.
courtiers-alt-ordering = Putting stacks in order: { $names }.
courtiers-alt-turn = Heuchel & Meuchel, turn { $turn }.
courtiers-alt-over = Heuchel & Meuchel, over after { $turn ->
        [one] { $turn } turn
       *[other] { $turn } turns
    }.
courtiers-alt-to-move = { $name } to move.
courtiers-alt-die = Die { $die }.
courtiers-alt-favour = { $square } has moved and may do favours.
courtiers-alt-again = { $square } has taken: take more, move again or stop.
courtiers-alt-roll-again = { $square } has taken: take more, roll again or stop.
courtiers-alt-lose = Nothing can go that far: a card is lost.
courtiers-alt-players = Points so far: { $players }.
courtiers-alt-result = Points: { $players }.
courtiers-alt-player = { $name } (column { $column }) { $points }
courtiers-alt-column = { $name } { $points }
courtiers-alt-unsure = { $player } and { $count ->
        [one] { $count } finished card
       *[other] { $count } finished cards
    } of unknown value
courtiers-alt-out = { $player }, lost { $cards }
courtiers-alt-rank = { $player }, rank { $rank }
courtiers-alt-gone = { $player }, resigned
courtiers-alt-stacks = Stacks, each from bottom to top: { $stacks }.
courtiers-alt-letters = Stacks, each from bottom to top (P prince, B bishop, L lady, C charlatan, T troubadour, F fire-eater, * finished): { $stacks }.
courtiers-alt-finished = { $stack } (finished)
courtiers-alt-empty = The ladder is empty.

## The game, told

courtiers-title = Heuchel & Meuchel
courtiers-pitch = Lead your courtiers up the ladder, and win over everybody else's by doing them favours. 3–6 players, 2 at a pinch.
courtiers-die = Die
courtiers-die-about = A roll says how far to move, and everybody plays to the end.

courtiers-tell-turn = { $name } { $clauses }.
courtiers-tell-thrown = { $name } (🎲 { $die }) { $clauses }.
courtiers-tell-first = The cards are dealt. { $name } begins, once all stacks are in order.
courtiers-tell-own-deal = Your cards: { $cards }.
courtiers-tell-ordered = { $name } has put all stacks in order.
courtiers-tell-opened = All stacks are in order and their tops are open.
courtiers-tell-resign = { $name } has resigned.
courtiers-tell-through = { $name } has no cards left to move.
courtiers-tell-move = moved { $what } { $start }→{ $end }
courtiers-tell-take = took { $what } from { $start } ({ $owner })
courtiers-tell-peek = { " " }(beneath: { $cards })
courtiers-tell-uncover = , uncovering { $card } on { $square }
courtiers-tell-group =
    { $count ->
        [one] { $card }
       *[other] { $card } (with { $more } beneath)
    }
courtiers-tell-finish = , finished on { $square }
courtiers-tell-discard = , so { $owner } loses { $cards } on { $square }
courtiers-tell-discard-own = , losing { $cards } on { $square }
courtiers-tell-again = rolled again
courtiers-tell-blocked = could not move { $die } squares
courtiers-tell-lose = gave up { $card } on { $square }

courtiers-ask-order = Put your stack on { $square } in order, from bottom to top: what is on top will be open, the rest only you know.
courtiers-ask-deal = The cards are being dealt.
courtiers-ask-open = Your stacks are in order; their tops are opened when everybody is ready.
courtiers-ask-roll = The turn is over, or the die is due.
courtiers-ask-move = Move one of your stacks up, whole or from its top.
courtiers-ask-move-die = 🎲 **{ $die }**. Move one of your stacks exactly that far up, whole or from its top.
courtiers-ask-favour = { $square } may do favours in its row: take cards, or stop here.
courtiers-ask-again = You may take more, move again with any stack, or stop here.
courtiers-ask-roll-again = You may take more, roll again, or stop here.
courtiers-ask-lose = 🎲 **{ $die }**: nothing can go that far. Give up one card of your open stacks.
courtiers-ask-over = The game is over.
courtiers-reveals = shows you cards that you have not seen

courtiers-group-stack = { $square }: { $card }
courtiers-group-stack-tall = { $square }: { $card } (×{ $count })
courtiers-group-take = Take { $square }: { $card }
courtiers-group-take-tall = Take { $square }: { $card } (×{ $count })
courtiers-group-order = { $value } on top
courtiers-label-on = { " on " }
courtiers-label-move = { $start }→{ $end }
courtiers-label-move-all = { $start }→{ $end } (all { $count })
courtiers-label-move-part = { $start }→{ $end } (top { $count })
courtiers-label-take = take { $square }
courtiers-label-take-all = take { $square } (all { $count })
courtiers-label-take-part = take { $square } (top { $count })
courtiers-label-done = Stop here
courtiers-label-roll = Roll again
courtiers-label-lose = { $card } on { $square }
courtiers-field-order = From bottom to top
courtiers-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
courtiers-secrets = These are your stacks, each from bottom to top. In bold: values that not everybody knows.
courtiers-secrets-stack = { $square }: { $cards }
courtiers-secrets-none = You have no open stacks left.

refused-courtiers-ordered = Your stacks are in order; now the others choose.
refused-courtiers-order-first = First put your stacks in order. You can play: { $choices }
refused-courtiers-other-square = Now { $square } is to be put in order. You can play: { $choices }
refused-courtiers-other-values = Those are not the values on { $square }. You can play: { $choices }
refused-courtiers-not-to-lose = That card is in none of your open stacks. You can play: { $choices }
refused-courtiers-lose-first = Nothing can go as far as you rolled, so one card must go. You can play: { $choices }
refused-courtiers-no-column = Nobody plays the column of { $square }. You can play: { $choices }
refused-courtiers-move-first = First move a stack of your column. You can play: { $choices }
refused-courtiers-take-first = You may move again only after taking something. You can play: { $choices }
refused-courtiers-roll-first = Roll before you move again. You can play: { $choices }
refused-courtiers-not-yours = { $square } is not in your column, { $column }. You can play: { $choices }
refused-courtiers-stuck = { $square } cannot move now. You can play: { $choices }
refused-courtiers-no-landing = { $square } cannot land there. You can play: { $choices }
refused-courtiers-other-row = Favours go to other columns of the row where you landed, and { $square } is not there. You can play: { $choices }
refused-courtiers-higher = The card on { $square } does not rank below yours. You can play: { $choices }
refused-courtiers-finished = { $square } lies face down: it is finished. You can play: { $choices }
refused-courtiers-too-many =
    { $height ->
        [one] There is only one card on { $square }. You can play: { $choices }
       *[other] There are only { $height } cards on { $square }. You can play: { $choices }
    }
refused-courtiers-whole = That is the whole stack on { $square }: leave the number out. You can play: { $choices }

## Matches

courtiers-match = Match
courtiers-match-about = Several rounds; their points are added up.
courtiers-rounds = { $number ->
        [one] { $number } round
       *[other] { $number } rounds
    }

## The result

courtiers-feat = { $name } took { $count } cards, more than anybody else.
