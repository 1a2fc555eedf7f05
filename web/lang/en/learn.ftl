# Learning by playing: the lessons, the coach at the table, rules in context, the glossary.

# The page
learn-heading = Learn by playing
learn-lead = Short lessons at a real table. You may make any move the rules allow: the coach only tells you what to try, and shows you how if you ask.
learn-lessons = Lessons
learn-number = Lesson { $number }
learn-minutes = { $count } tasks, about { $minutes } minutes
learn-start = Start the lesson
learn-again = Repeat the lesson
learn-finished = Done
learn-next-up = next
learn-more = To look things up
learn-to-rules = All the rules, with examples
learn-to-glossary = Glossary
learn-to-keys = Every table can be played by keyboard: press ? there for the keys.
learn-ready-title = You are ready
learn-ready = You have done them all. The rest is practice: play your first game.
learn-first-game = Play your first game

# The coach
learn-coach = Coach
learn-first-end = Hide the first steps
learn-where = Lesson { $number }: { $title }
learn-count = { $done } of { $all }
learn-ticks = { $done } of { $all } tasks done
learn-task-done = done: { $goal }
learn-task-open = to do: { $goal }
learn-show = Show me
learn-press-main = { $touch ->
    [1] Now tap “{ $what }”.
   *[other] Now click “{ $what }”.
}
learn-press-large = { $touch ->
    [1] Now tap the large button.
   *[other] Now click the large button.
}
learn-press-marked = { $touch ->
    [1] Now tap the marked button.
   *[other] Now click the marked button.
}
learn-press-missing = Now do this: { $what }
learn-press-soon = One moment …
learn-happened = What just happened
learn-look = See what happened.
learn-look-more = Go on when you have seen it.
learn-read = Got it
learn-gain = +{ points-sum } (★ { $before } → { $after })
learn-why = Why
learn-why-hide = Close
learn-restart = Start again
learn-repeat-task = Back to this task
learn-go-back = Go back
learn-leave = Leave
learn-next = Next lesson
learn-rule = Rule
learn-stuck-turn = This needs another turn: end yours and go on in the next, or undo.
learn-stuck-lost = It is too late for this task. Go back to where it began.
learn-stuck-lost-first = It is too late for this task. Start the lesson again.
learn-over = Lesson done. Well sailed!
learn-over-more = You may play on here.
learn-over-next = Next comes lesson { $number }: { $title }.
learn-over-last = That was the last lesson. You are ready.
learn-met = Done: { $goal }
learn-answer-first = Answer the question first.
learn-answer-first-so = Answer the question first: “{ $what }”.
learn-now = Now: { $goal }
learn-starting = The lesson starts as soon as the engine is ready.

# Rules in context
learn-rule-title = Rule { $number }
learn-rule-also = Also { $count ->
    [one] rule
   *[other] rules
} { $numbers }
learn-rule-close = Close
learn-rule-chapter = Read the chapter “{ $chapter }”
learn-rule-missing = The rules could not be loaded.
learn-rule-coming = Loading the rules …

# Rules page and glossary
learn-glossary = Glossary
learn-glossary-lead = The words of the game and what they mean. The number leads to the rule.
learn-words-found = { $count ->
    [one] One word of the glossary.
   *[other] { $count } words of the glossary.
}
learn-nothing-found = Nothing found for “{ $words }”. Try fewer or shorter words, or the number of a rule.
learn-clear-search = Clear the search
