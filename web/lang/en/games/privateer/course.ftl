# A course over several turns, or with another wind first
table-course-on = { $what }, then on to { $goal }
table-course-wind = { $wind }, then sail to { $goal }
table-course-stops = Where to stop this turn
table-course-winds = Which wind to set
table-course-turns = { $count } turns with this wind: { $stops }.
table-course-fight = fight, win { $chance }
table-course-safe = safe
table-course-danger = danger { $chance }
