## Market

market-title = Market
market-pitch = Bid, claim, lay and judge.
market-to-move = { $names } to move
market-bids = Bids: { $bids }
market-alt-claim = { $name } has claimed { $stall }.
market-tell = { $name }: { $what }.
market-row = Row { $row }
market-field-wares = Two wares
market-field-cloth = The cloth
market-standing = bid { $bid }
market-secrets = Your bid: { $bid }
