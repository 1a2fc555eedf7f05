# Answers in advance, to questions that come in another player’s turn
answers-hail = Another convoy passes you or stops in your space
answers-hail-hold = Hold fire
answers-card = You are attacked and hold cards
answers-card-none = Play none
answers-load = You are attacked and load your guns
answers-load-ball = Ball first, then grape
answers-give = You lost a ship and give up its crates
answers-give-most = The good I have most of
table-standing-hail = Hold fire from now on, and don’t ask me
table-unasked = Questions to skip
table-unasked-more = If only one answer is possible, you aren’t asked. Choose here which other questions to skip.
table-unasked-divided = Two people share this device: each is asked every question.
