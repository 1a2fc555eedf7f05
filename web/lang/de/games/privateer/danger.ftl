# Die Vorschau auf Gefahren
table-forecast = Gefahr
table-forecast-more = wer dich angreifen könnte
table-forecast-key = ● unter 25 %, ●● unter 50 %, ●●● mehr
table-key-of-danger = D
table-key-does-danger = zeigen oder verbergen, wo du angegriffen werden könntest
