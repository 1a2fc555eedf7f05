# The forecast of danger
table-forecast = Danger
table-forecast-more = who could attack you
table-forecast-key = ● under 25%, ●● under 50%, ●●● more
table-key-of-danger = D
table-key-does-danger = show or hide where you could be attacked
