### The page: learning: voyages, glossary, rules in context.
