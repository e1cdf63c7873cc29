## Why a turn is a good one: “It …”

courtiers-gain-finished = brings points that nobody can take from you any more
courtiers-cost-finished = makes finished cards count less
courtiers-gain-discarded = leaves you fewer lost cards
courtiers-cost-discarded = costs you cards
courtiers-gain-climbing = makes your cards on the ladder worth more
courtiers-cost-climbing = makes your cards on the ladder worth less
courtiers-gain-endangered = leaves less of yours to be taken
courtiers-cost-endangered = leaves more of yours to be taken
courtiers-gain-takeable = gives you more to take next
courtiers-cost-takeable = leaves you less to take next
courtiers-gain-stuck = makes the die serve you better
courtiers-cost-stuck = makes the die serve you worse
courtiers-gain-rivals = sets the others back
courtiers-cost-rivals = helps the others along
