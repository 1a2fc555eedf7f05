# Was es kostet
cost-gold = { $count } Gold
cost-gold-spoken = { $count } Gold
