# A screen that can't be drawn.

match-fault-title = This screen can’t be drawn
match-fault = Something went wrong while drawing it. The other screens work, and your games are saved.
match-fault-save = Something went wrong while drawing it. The other screens work, and your game is saved: you can also export it to a file.
match-fault-export = Export the game
match-fault-details = Details

# Several people at one device, and a game with secrets.

match-curtain-title = Hand the device to { $who }
match-curtain-more = The table stays hidden until { $who } has the device.
match-together = A question to everybody
match-together-yes = Yes: takes the device and decides
match-together-nobody = Nobody
match-curtain-lift = I’m { $who }, show the table

# A game from a file.

match-unopened = Not opened yet
