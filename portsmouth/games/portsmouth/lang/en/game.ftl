# Portsmouth: names
specialty-surgeon = surgeon
specialty-cooper = cooper
specialty-cook = cook
specialty-gunner = gunner
specialty-carpenter = carpenter
specialty-ropemaker = ropemaker
specialty-helmsman = helmsman
specialty-lookout = lookout
specialty-none = unskilled
privilege-trade = Trade
privilege-four_pounds = £4
privilege-recruit = Recruit
privilege-promote = Promote
privilege-captains_gig = Captain’s Gig
privilege-trainer = Trainer
town-aristocrats = Aristocrats
town-privilege = Privilege
town-patron = Patron
town-training = Training
town-grog = Grog
town-shortcut = Shortcut
town-mutiny = Mutiny
rank-lieutenant = Lieutenant
rank-midshipman = Midshipman
rank-petty_officer = Petty Officer
rank-marine = Marine
rank-corporal = Corporal
officer-navigator = Lieutenant (Navigator)
officer-crack_crew = Lieutenant (Crack Crew: { $a }, { $b }, { $c })
officer-midshipman = Midshipman ({ $privilege })
officer-petty_officer = Petty Officer ({ $specialty })
officer-marine = Marine
officer-corporal = Corporal
card-face-down = face-down card
card-empty = empty cell

# Portsmouth: what is asked
prompt-turn = Your turn: { $ap } AP, £{ $money }.
prompt-ashore = Your pawn is ashore: enter Portsmouth at its edge. { $ap } AP, £{ $money }.
prompt-privilege = Use his privilege ({ $privilege }) now? Otherwise you keep his 2 points; only the Privilege town can offer it again.
prompt-privilege_town = Privilege town: use the privilege of one of your unused Midshipmen?
prompt-trade = Trade: which of your officers do you give?
prompt-trade_for = Trade: whom do you take for your { $card }?
prompt-commission = Recruit: which officer do you take?
prompt-gig = Captain’s Gig: where do you land?
prompt-replenish = { $count ->
    [one] One cell is empty: put this card there.
   *[other] { $count } cells are empty: choose one for this card.
}
prompt-replenish-swap = { $others ->
    [0] Slide a town under your pawn: he takes its place.
    [one] Slide a town under your pawn (he takes its place), or put him in the other empty cell.
   *[other] Slide a town under your pawn (he takes its place), or put him in another empty cell.
}

# Portsmouth: what can be done
label-raise = Raise £{ $amount }
label-buy = Buy { $count } AP
label-move = Move to { $cell }, { $card }
label-recruit = Recruit { $card } in { $cell }
label-train = { $count ->
    [0] Train (no landsmen)
    [one] Train one landsman
   *[other] Train { $count } landsmen
}
label-end = { $count ->
    [0] End turn
    [one] End turn, refill one cell
   *[other] End turn, refill { $count } cells
}
label-end-turn-up = { $count ->
    [0] End turn
    [one] End turn, turn up one card
   *[other] End turn, turn up { $count } cards
}
label-use = Use { $privilege }
label-decline = Decline (keep 2 points)
label-call = Use { $card }
label-not-now = Not now
label-give = Give { $card }
label-obtain = Take { $card } from { $cell }
label-land = Land on { $cell }, { $card }
label-place = Put { $card } in { $cell }
label-swap = Swap with { $card } in { $cell }

# Portsmouth: what it sets off
effect-pounds = brings £{ $amount }
effect-landsman = brings a landsman ({ $trade })
effect-privilege = then asks about his privilege, { $privilege }
effect-privilege-idle = his privilege, { $privilege }, can’t be used now; you keep his 2 points
effect-landsman-joins = the next landsman ({ $trade }) joins him
effect-game-over = then the game is over
effect-unseen = { $cell } is filled face down
effect-marked = he will score 0 instead of 2 points
effect-declined = only the Privilege town can offer it again
effect-landsman-stays = the landsman ({ $trade }) stays in the cell
effect-slides = { $card } slides under your pawn
effect-ap-lost = { $count ->
    [one] 1 AP is lost
   *[other] { $count } AP are lost
}
effect-town-used = { $card } has worked this turn and does nothing more
effect-town-aristocrats = Aristocrats bring £{ $amount }
effect-town-privilege = you may use the privilege of an unused Midshipman
effect-town-privilege-idle = Privilege: none of your Midshipmen can use his privilege
effect-town-patron = the Patron gives £{ $amount }
effect-town-training = { $amount ->
    [0] no landsman to promote
    [one] one landsman becomes a seaman
   *[other] { $amount } landsmen become seamen
}
effect-town-grog = Grog costs 1 AP more
effect-town-shortcut = this step is free
effect-mutiny = Mutiny: { $you ->
    [1] you lose
   *[other] { $who } loses
} { $count ->
    [one] one landsman (−1 point)
   *[other] { $count } landsmen (−{ $count } points)
}
effect-no-mutiny = Mutiny: nobody has landsmen
does-trade = exchange one of your officers for one of equal rank in Portsmouth
does-four_pounds = the bank fills your purse up to £4
does-recruit = take any officer in Portsmouth for £2, without AP
does-promote = all your landsmen become seamen
does-captains_gig = your pawn goes to any other cell
does-trainer = for £2, every seaman scores 1 point more at the end

# What others took from a player’s plans
setback-here = Took the { $rank } you were standing on.
setback-next = Took the { $rank } you were next to.
setback-reach = Took the { $rank } you could reach for { $ap } AP.

# Portsmouth: what a line changes, beside its points
worth-crews = { $count ->
    [one] Crack Crew complete
   *[other] { $count } Crack Crews complete
}
worth-crews-lost = { $count ->
    [one] Crack Crew broken up
   *[other] { $count } Crack Crews broken up
}
worth-trades = crafts { $before } → { $after }
worth-trades-all = crafts { $before } → { $after }, set complete
worth-marines = Marines: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
worth-marines-shared = Marines: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}, tied
worth-target = you become Mutiny’s target: { $count ->
    [one] 1 landsman
   *[other] { $count } landsmen
}
worth-target-more = a Mutiny would now take { $count ->
    [one] 1 landsman
   *[other] { $count } landsmen
} from you
worth-target-over = no longer Mutiny’s target
worth-loses = { $you ->
    [1] you lose
   *[other] { $who } loses
} { $points ->
    [one] 1 point
   *[other] { $points } points
}
worth-gains = { $you ->
    [1] you gain
   *[other] { $who } gains
} { $points ->
    [one] 1 point
   *[other] { $points } points
}
worth-then-trade = plus what the trade brings
worth-then-commission = plus the officer you take
worth-then-gig = then you land elsewhere

# Portsmouth: why not
refusal-buy_ap = Needs { $need } AP, you have { $have }: buy { $missing } with £{ $missing }.
refusal-no_ap = Needs { $need } AP; you have { $have } and £{ $money }.
refusal-no_ap_toll = Needs { $need } AP and £{ $toll } for the owners of pawns there; you have { $have } AP and £{ $money }.
refusal-no_money = You have no money to buy AP with.
refusal-money_reserved = This money is needed to pay for the officer you are about to take.
refusal-standing_here = Your pawn stands here.
refusal-not_edge = A pawn enters on one of the sixteen cells at the edge.
refusal-not_adjacent = { $cell } is not next to { $from }: a pawn goes one step up, down, left or right at a time.
refusal-strict_empty = Empty cells are closed in this game.
refusal-empty_cell = The cell is empty.
refusal-face_down = Face-down cards cannot be taken.
refusal-town_card = { $card } is a town card; only officers can be taken.
refusal-not_there = Your pawn must stand on { $cell } to recruit there.
refusal-no_berth = No { $rank } berth is free: all { $most } are taken.
refusal-no_toll = £{ $toll } is due to the owners of other pawns there, { $owner } first; you have £{ $money }.
refusal-no_landsmen = You have no landsmen aboard.
refusal-used = His privilege has been used.
refusal-no_trade = None of your officers has a partner of equal rank in Portsmouth.
refusal-full_purse = The bank fills up to £{ $most }; you have £{ $money }.
refusal-second_recruit = The Recruit privilege works once in an action.
refusal-no_pounds = Costs £{ $need }; you have £{ $money }.
refusal-nobody_to_recruit = There is no officer whom you have a berth and the money for.
refusal-nowhere_to_land = There is no cell to land on.
refusal-second_trainer = You have a trainer already; a ship has one at most.
refusal-same_cell = The gig goes to another cell.
refusal-trade_marked = A marked Midshipman cannot be traded.
refusal-no_partner = No { $rank } lies face up in Portsmouth.
refusal-other_rank = Only a { $rank } can come in exchange.
refusal-answer_first = First answer the question that is asked.
refusal-not_pending = Nothing asks for that now.
refusal-not_his_to_call = Only a Midshipman aboard your own ship can use his privilege.
refusal-not_to_give = Only a Lieutenant, Midshipman or Petty Officer aboard your own ship can be given.
refusal-no_swap = No town can slide there now: that needs a drawn officer, your pawn on an empty cell and a face-up town.
refusal-not_empty = Only empty cells are filled.
refusal-own_pawn = No officer may be put under your own pawn.
refusal-replenish_first = First fill the empty cells; the actions of this turn are over.
refusal-no_such_berth = There is no such berth.
refusal-petty_below = A Petty Officer stays in the Petty Officer berths.
refusal-landsman_berth = A landsman must be trained before he can stand in a Petty Officer berth.
refusal-not_reassigned = Only your own seamen and Petty Officers change berths.
refusal-other_specialty = Only a { $specialty } may stand there as a seaman.
refusal-specialty_held = A Petty Officer aboard is a { $specialty } already.

# Portsmouth: what happened
event-raised = { $you ->
    [1] You raised £{ $amount }.
   *[other] { $who } raised £{ $amount }.
}
event-bought = { $you ->
    [1] You
   *[other] { $who }
} bought { $count } AP for £{ $count }.
event-entered = { $you ->
    [1] You entered Portsmouth at { $cell }, { $card }.
   *[other] { $who } entered Portsmouth at { $cell }, { $card }.
}
event-moved = { $you ->
    [1] You moved to { $cell }, { $card }.
   *[other] { $who } moved to { $cell }, { $card }.
}
event-landed = { $you ->
    [1] You landed on { $cell }, { $card }.
   *[other] { $who } landed on { $cell }, { $card }.
}
event-toll_paid = { $you ->
    [1] You paid { $owner } £1.
   *[other] { $who } paid { $owner_you ->
        [1] you
       *[other] { $owner }
    } £1.
}
event-recruited = { $you ->
    [1] You recruited { $card } in { $cell }.
   *[other] { $who } recruited { $card } in { $cell }.
}
event-landsman_aboard = { $you ->
    [1] You took a landsman aboard ({ $trade }).
   *[other] { $who } took a landsman aboard ({ $trade }).
}
event-filled_unseen = { $cell } was filled face down.
event-bonus = { $you ->
    [1] You received £{ $amount } for the Midshipman.
   *[other] { $who } received £{ $amount } for the Midshipman.
}
event-privilege_idle = { $privilege } could not be used: { $reason }
event-privilege_idle_unsaid = { $you ->
    [1] You can’t use { $privilege } now.
   *[other] { $who } can’t use { $privilege } now.
}
event-privilege_used = { $you ->
    [1] You used { $privilege }.
   *[other] { $who } used { $privilege }.
}
event-declined = { $you ->
    [1] You declined { $privilege }.
   *[other] { $who } declined { $privilege }.
}
event-marked = { $card } was marked.
event-topped_up = { $you ->
    [1] You took £{ $amount } from the bank, up to £{ $money }.
   *[other] { $who } took £{ $amount } from the bank, up to £{ $money }.
}
event-promoted = { $you ->
    [1] { $count ->
        [0] You had no landsmen to promote.
        [one] One of your landsmen became a seaman.
       *[other] { $count } of your landsmen became seamen.
    }
   *[other] { $count ->
        [0] { $who } had no landsmen to promote.
        [one] One landsman of { $who } became a seaman.
       *[other] { $count } landsmen of { $who } became seamen.
    }
}
event-trainer = { $you ->
    [1] You hired a Trainer.
   *[other] { $who } hired a Trainer.
}
event-traded = { $you ->
    [1] You gave { $given } and took { $got } from { $cell }.
   *[other] { $who } gave { $given } and took { $got } from { $cell }.
}
event-called = { $you ->
    [1] You chose { $card } to use his privilege.
   *[other] { $who } chose { $card } to use his privilege.
}
event-passed_town = { $you ->
    [1] You used no privilege.
   *[other] { $who } used no privilege.
}
event-town = { $you ->
    [1] You entered { $card }.
   *[other] { $who } entered { $card }.
}
event-town_idle = { $you ->
    [1] You entered { $card } (no effect: no Midshipman can use his privilege).
   *[other] { $who } entered { $card } (no effect: no Midshipman can use his privilege).
}
event-gained = { $you ->
    [1] You gained £{ $amount }.
   *[other] { $who } gained £{ $amount }.
}
event-mutiny = Mutiny! { $you ->
    [1] You
   *[other] { $who }
} lost { $count ->
    [one] a landsman and took a mutineer.
   *[other] { $count } landsmen and took as many mutineers.
}
event-no_mutiny = Nobody had landsmen to mutiny.
event-ended = { $you ->
    [1] You ended your turn
   *[other] { $who } ended the turn
}{ $ap ->
    [0] .
   *[other] { " " }with { $ap } AP unspent.
}
event-drawn = Drawn: { $card }.
event-laid = { $you ->
    [1] You put { $card } in { $cell }.
   *[other] { $who } put { $card } in { $cell }.
}
event-slid = { $you ->
    [1] { $card } slid under your pawn in { $cell }.
   *[other] { $card } slid under { $who }’s pawn in { $cell }.
}
event-landsman_laid = A landsman ({ $trade }) joined { $cell }.
event-turned_up = { $cell } turned up: { $card }.
event-round = Round { $round } began.
event-turn = { $you ->
    [1] It is your turn.
   *[other] It is { $who }’s turn.
}
event-game_over = The sailing orders arrived: the game is over.

# Why a captain played a turn, or a hint advises it
why-nth = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[other] next
}
why-sum = { $points ->
    [one] 1 point
   *[other] { $points } points
}
why-crack_crew = That completes a Crack Crew: { $points }.
why-navigator = The Navigator counts for every Lieutenant aboard: { $points } now.
why-officer = The { $nth } { $rank } is worth { $points } now.
why-midshipman = The { $nth } Midshipman is worth { $points } now, and brings £{ $amount }.
why-specialty = The { $nth } craft in the berths brings { $points }.
why-seamen = Training brings { $points }, and a mutiny can’t take them.
why-trainer = The trainer counts every seaman once more: { $points } now.
why-marines = A better place for the Marines: { $points }.
why-mutiny = { $you ->
    [1] The mutiny costs you { $points }.
   *[other] The mutiny costs { $who } { $points }.
}
why-money = £{ $amount } more for the next turns.

# What a turn may be planned for.
goal-points = The most points right after this turn
goal-officers = { $count } more officers aboard
goal-navigator = One more navigator aboard
goal-crack_crew = One more Crack Crew complete
goal-specialties = { $count ->
    [one] The first craft in a berth
   *[other] { $count } different crafts in berths
}
goal-marines = More Marines than anybody else
goal-trained = { $count ->
    [one] The Landsman trained
   *[other] All { $count } Landsmen trained
}
goal-officer = { $card } in { $cell } aboard
figure-officers = Officers aboard { $before } → { $after }
figure-navigators = Navigators { $before } → { $after }
figure-crack_crews = Crack Crews { $before } → { $after }
figure-marines = Marines: { $count } ahead of all others
