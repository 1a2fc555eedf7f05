### The page: sounds and what is said aloud.
