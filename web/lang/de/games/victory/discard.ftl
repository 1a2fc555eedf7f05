# Was eine Karte brächte, die abgelegt werden könnte
discard-first = am ehesten entbehrlich
