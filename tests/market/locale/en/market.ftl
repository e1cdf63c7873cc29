## Market

market-title = Market
market-pitch = Bid, claim, lay and judge.
market-to-move = { $names } to move
market-bids = Bids: { $bids }
market-alt-claim = { $name } has claimed { $stall }.
market-alt-over = The market is over: { $why }.
market-alt-players = Players: { $players }.
market-alt-gone = { $name }, resigned
market-gone = resigned: { $names }
market-end-sold = the price is named
market-end-alone = everybody else has resigned
market-tell = { $name }: { $what }.
market-row = Row { $row }
market-field-wares = Two wares
market-field-cloth = The cloth
market-standing = bid { $bid }
market-secrets = Your bid: { $bid }

## Why a turn is a good one: “It …”

market-gain-bid = bids more
market-cost-bid = bids less
market-gain-stall = gives you a stall
market-cost-stall = leaves you without a stall
market-gain-rivals = sets the others back
market-cost-rivals = helps the others along

## A first visit

market-lesson-bid = **Bid.** The highest bid buys. Bid as much as you can.
market-lesson-bid-right = Nobody bids more than 3.
market-lesson-bid-wrong = Somebody might bid more.
market-lesson-claim = **Claim a stall.** Take one in the second column.
market-lesson-claim-right = It is yours, and gone for the others.
market-lesson-claim-wrong = That one is not in the second column.
