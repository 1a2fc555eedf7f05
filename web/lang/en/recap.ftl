### The page: what happened: recap, marks, the past.
