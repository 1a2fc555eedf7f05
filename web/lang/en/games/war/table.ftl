# What it costs
cost-gold = { $count } gold
cost-gold-spoken = { $count } gold
