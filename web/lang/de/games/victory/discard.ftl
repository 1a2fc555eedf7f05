# Was eine Karte brächte, die abgelegt werden könnte
discard-voyage = { $cubes } Rohstoffe auf { $turns } Feldern
discard-payable = { points-sum }; du kannst sie jetzt bezahlen
discard-short = { points-sum }; noch nötig: { $cubes }
discard-first = am ehesten entbehrlich
