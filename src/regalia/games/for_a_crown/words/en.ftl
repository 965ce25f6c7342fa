# For a Crown: every sentence of the game.

game-title = For a Crown
game-line = Hire mercenaries into one common pile, weather what it reveals, and own the most rubies after four rounds.

# --- families
family-rabbit = Countess Rabbit
family-penguin = Viscount Penguin
family-monkey = Baron Monkey
family-flamingo = Duke Flamingo
family-croc = Marquise Croc
family-none = no family yet
family-look-rabbit = red banner with a rabbit’s head
family-look-penguin = blue shield with a penguin
family-look-monkey = yellow lozenge with a monkey
family-look-flamingo = purple hexagon with a flamingo
family-look-croc = green roundel with a crocodile’s head
heirloom-rabbit = golden carrot
heirloom-penguin = silver fish
heirloom-monkey = jade bananas
heirloom-flamingo = coral feather
heirloom-croc = jewelled egg

# --- icons
icon-ruby = ruby
icon-coin = coin
icon-raccoon = raccoon
icon-hit = hit
icon-die = die
icon-move = move
icon-text-ruby = Take one ruby from the reserve.
icon-text-coin = Take one coin from the reserve.
icon-text-raccoon = Saddle a rival with a raccoon from the reserve.
icon-text-hit = A rival gives up one ruby.
icon-text-die = Roll the magic die and apply its face.
icon-text-move = Move any portrait left or right to the next free space.

# --- events
event-name-burglary = Burglary
event-name-bribe = Bribe
event-name-magic_boost = Magic Boost
event-name-mage_hire = Mage Hire
event-name-scandal = Scandal
event-text-burglary = Whoever has the most raccoons loses rubies and sends all of them home.
event-text-bribe = In order of influence, each family may pay to send raccoons home, one coin or ruby for each.
event-text-magic_boost = The least influential family rolls the die.
event-text-mage_hire = In order of influence, each family may pay a coin or a ruby to roll the die.
event-text-scandal = The further left a portrait hangs, the more rubies its family loses.

# --- mercenaries
unknown-card = an unknown card
card-L1A = Errand Page
card-L1B = Orchard Poacher
card-L1C = Wagging Tongue
card-L2-01 = Coin Clipper
card-L2-02 = Hired Brawler
card-L2-03 = Den Mother
card-L2-04 = Gate Sentry
card-L2-05 = Burrow Scout
card-L2-06 = Wand Apprentice
card-L2-07 = Toll Keeper
card-L2-08 = Frame Carrier
card-L2-09 = Whisperer
card-L2-10 = Card Sharp
card-L3-01 = Gem Broker
card-L3-02 = Duellist
card-L3-03 = Counting Clerk
card-L3-04 = Hex Peddler
card-L3-05 = Blackmailer
card-L3-06 = Pack Leader
card-L3-07 = Court Painter
card-L3-08 = River Smuggler
card-L3-09 = Star Reader
card-L3-10 = Highway Rider
card-L4-01 = Master Lapidary
card-L4-02 = Hooded Blade
card-L4-03 = Guild Purser
card-L4-04 = Moon Sorceress
card-L4-05 = Burglar Captain
card-L4-06 = Spymistress
card-L4-07 = Grand Herald
card-L4-08 = Ruthless Lender
card-L4-09 = Mirror Mage
card-L4-10 = Sea Reaver
card-L5-01 = Crown Jeweller
card-L5-02 = Iron Marshal
card-L5-03 = Archmage
card-L5-04 = Prince of Burglars
card-L5-05 = High Chancellor
card-L5-06 = Kingmaker
card-L5-07 = Inquisitor
card-L5-08 = Dragon Warden
card-L5-09 = Debt Collector
card-L5-10 = Royal Champion

# --- what is asked
ask-family = Choose your family.
ask-recruit = Recruit a mercenary: a face-up card, or the top of a deck unseen.
ask-pay = Pay { $owes }: how much in coins, how much in rubies?
ask-turn = Reveal the next card of the common pile.
ask-half = Your { $card } is revealed: which half do you use?
ask-icon = { $card }: which effect comes next?
ask-raccoon = { $card }: which rival gets a raccoon?
ask-hit = { $card }: which rival gives up a ruby?
ask-move = { $card }: which portrait moves, and which way?
ask-bribe = Bribe: how many of your { $raccoons } raccoons do you pay to send home?
ask-pay-bribe = Pay { $owes } for your raccoons: how much in coins, how much in rubies?
ask-mage = Mage Hire: pay a coin or a ruby to roll the die?
ask-won = { $who_is ->
    [you] The game is over: you win.
   *[other] The game is over: { $who } wins.
}
wait-family = { $who } is choosing a family.
wait-recruit = { $who } is recruiting a mercenary.
wait-turn = { $who } is about to reveal the next card.
wait-half = { $who } is choosing a half of { $card }.
wait-icon = { $who } is choosing the next effect of { $card }.
wait-raccoon = { $who } is about to hand out a raccoon.
wait-hit = { $who } is about to hit a rival.
wait-move = { $who } is about to move a portrait.
wait-bribe = { $who } is weighing up a bribe.
wait-mage = { $who } is weighing up a mage.

# --- buttons
label-family = { $family }
label-recruit = { $card }
label-blind = Top of the level { $level } deck, unseen
label-pay = Pay { $coins ->
    [0] {""}
    [one] one coin
   *[other] { $coins } coins
}{ $coins ->
    [0] {""}
   *[other] { $rubies ->
        [0] {""}
       *[other] {" and "}
    }
}{ $rubies ->
    [0] {""}
    [one] one ruby
   *[other] { $rubies } rubies
}{ $sale ->
    [1] {", selling the heirloom"}
   *[other] {""}
}
label-half = { $card }: { $icons }
label-icon = Next: { $icon }
label-raccoon = Raccoon for { $target }
label-hit = Hit { $target }
label-move = { $portrait_is ->
    [you] { $side ->
        [left] Your portrait to the left
       *[right] Your portrait to the right
    }
   *[other] { $side ->
        [left] { $portrait } to the left
       *[right] { $portrait } to the right
    }
}{ $space ->
    [none] {""}
   *[other] {", to "}{ $space }
}
label-bribe = { $raccoons ->
    [0] Pay nothing
    [one] Send one raccoon home
   *[other] Send { $raccoons } raccoons home
}
label-decline = Pay nothing
label-pass = Recruit nobody
label-turn = Reveal the next card

# --- refusals
refusal-family-taken = { $family } is already taken.
refusal-choose-a-family = Choose a family first.
refusal-column-closed = Level { $level } has no price yet: its column is closed.
refusal-not-in-the-market = { $card } is not face up in the market.
refusal-pile-empty = No { $card } is left in its pile.
refusal-deck-empty = The level { $level } deck is empty.
refusal-no-deck = Level 1 has no face-down deck, only open piles.
refusal-too-dear = You cannot pay that much, not even with your heirloom.
refusal-must-recruit = You must recruit as long as you can pay for anything.
refusal-pay-first = First pay { $owes } for your choice.
refusal-not-the-price = Coins and rubies must make exactly { $owes }, not { $sum }.
refusal-too-few-coins = You do not have that many coins.
refusal-too-few-rubies = You do not have that many rubies.
refusal-coins-before-sale = That would make you sell your heirloom while you still have coins: spend all your coins first.
refusal-no-sale-here = This payment is optional: at this table no heirloom is sold for it.
refusal-choose-a-half = First choose a half of your card.
refusal-not-yourself = Choose a rival, not yourself.
refusal-not-in-play = { $who_is ->
    [you] You are out of the game.
   *[other] { $who } is out of the game.
}
refusal-no-free-space = { $who_is ->
    [you] There is no free space left for you on that side.
   *[other] There is no free space left for { $who } on that side.
}
refusal-choose-a-target = First choose which rival is hit by it.
refusal-choose-a-portrait = First move a portrait.
refusal-no-such-icon = That effect is not, or no longer, available here.
refusal-face-first = First finish what the die shows.
refusal-choose-the-icon = First choose which effect comes next.
refusal-too-few-raccoons = You do not have that many raccoons.
refusal-answer-the-bribe = First say how many raccoons you send home.
refusal-answer-the-mages = First say whether you pay for a mage.
refusal-recruit-first = It is time to recruit.
refusal-turn-a-card = Now the next card is revealed.
refusal-other-icon = A different effect is due now.
refusal-one-token = A mage costs exactly one coin or one ruby.

# --- the story
told-chose-family = { $who_is ->
    [you] You play { $family }.
   *[other] { $who } plays { $family }.
}
told-gallery-hung = The portraits are hung; by influence: { $order }.
told-round-begins = { $last ->
    [1] The last round begins: round { $round }.
   *[other] Round { $round } begins.
}
told-pass-begins = Recruiting, pass { $number }.
told-recruited = { $who_is ->
    [you] You recruit { $card } (price { $price }).
   *[other] { $who } recruits { $card } (price { $price }).
}
told-recruited-blind = { $who_is ->
    [you] { $card_id ->
        [none] You recruit a level { $level } card unseen.
       *[other] You recruit a level { $level } card unseen: { $card }.
    }
   *[other] { $card_id ->
        [none] { $who } recruits a level { $level } card unseen.
       *[other] { $who } recruits a level { $level } card unseen: { $card }.
    }
}
told-recruited-none = { $who_is ->
    [you] You recruit nobody.
   *[other] { $who } recruits nobody.
}
told-paid = { $who_is ->
    [you] You pay
   *[other] { $who } pays
} { $coins ->
    [none] { $price }
    [0] {""}
    [one] one coin
   *[other] { $coins } coins
}{ $coins ->
    [none] {""}
    [0] {""}
   *[other] { $rubies ->
        [0] {""}
       *[other] {" and "}
    }
}{ $rubies ->
    [none] {""}
    [0] {""}
    [one] one ruby
   *[other] { $rubies } rubies
}.
told-refilled = { $card } joins the market.
told-turned-up = { $who_is ->
    [you] Your { $card } comes up.
   *[other] { $who }’s { $card } comes up.
}
told-idle = { $who_is ->
    [you] Your { $card } comes up and does nothing: your family is out.
   *[other] { $who }’s { $card } comes up and does nothing: the family is out.
}
told-event-comes = { $event }!
told-chose-half = { $who_is ->
    [you] You use { $card } for { $icons }.
   *[other] { $who } uses { $card } for { $icons }.
}
told-gained = { $who_is ->
    [you] { $icon_id ->
        [ruby] You gain a ruby.
       *[coin] You gain a coin.
    }
   *[other] { $icon_id ->
        [ruby] { $who } gains a ruby.
       *[coin] { $who } gains a coin.
    }
}
told-nothing-there = { $who_is ->
    [you] That does nothing for you: { $icon }.
   *[other] That does nothing for { $who }: { $icon }.
}
told-rolled = { $who_is ->
    [you] You roll the magic die: { $icons }.
   *[other] { $who } rolls the magic die: { $icons }.
}
told-sent-raccoon = { $who_is ->
    [you] You saddle { $target } with a raccoon.
   *[other] { $target_is ->
        [you] { $who } saddles you with a raccoon.
       *[other] { $who } saddles { $target } with a raccoon.
    }
}
told-struck = { $who_is ->
    [you] You hit { $target }.
   *[other] { $target_is ->
        [you] { $who } hits you.
       *[other] { $who } hits { $target }.
    }
}
told-moved = { $who_is ->
    [you] { $portrait_is ->
        [you] You move your portrait from { $old } to { $new }.
       *[other] You move { $portrait }’s portrait from { $old } to { $new }.
    }
   *[other] { $portrait_is ->
        [you] { $who } moves your portrait from { $old } to { $new }.
       *[other] { $who } moves { $portrait }’s portrait from { $old } to { $new }.
    }
}
told-lost = { $who_is ->
    [you] You lose { $rubies ->
        [one] a ruby
       *[other] { $rubies } rubies
    }.
   *[other] { $who } loses { $rubies ->
        [one] a ruby
       *[other] { $rubies } rubies
    }.
}
told-sold = { $who_is ->
    [you] You sell your heirloom!
   *[other] { $who } sells the heirloom!
}
told-fell = { $who_is ->
    [you] You are out: you owe a ruby and have nothing left.
   *[other] { $who } is out, owing a ruby with nothing left.
}
told-no-victim = Nobody has a raccoon: nothing happens.
told-raccoons-leave = { $who_is ->
    [you] { $raccoons ->
        [one] Your raccoon goes home.
       *[other] Your { $raccoons } raccoons go home.
    }
   *[other] { $raccoons ->
        [one] { $who }’s raccoon goes home.
       *[other] { $who }’s { $raccoons } raccoons go home.
    }
}
told-bribed = { $who_is ->
    [you] You send { $raccoons ->
        [one] a raccoon
       *[other] { $raccoons } raccoons
    } home.
   *[other] { $who } sends { $raccoons ->
        [one] a raccoon
       *[other] { $raccoons } raccoons
    } home.
}
told-kept-raccoons = { $who_is ->
    [you] You pay nothing.
   *[other] { $who } pays nothing.
}
told-declined-mage = { $who_is ->
    [you] You pay nothing.
   *[other] { $who } pays nothing.
}
told-event-joins = An event slips into the pile unseen; { $left ->
    [one] 1 is left
   *[other] { $left } are left
} in the event deck.
told-scoring = The final count begins.
told-for-influence = { $who_is ->
    [you] You are the most influential family: { $rubies ->
        [one] one ruby
       *[other] { $rubies } rubies
    }.
   *[other] { $who } is the most influential family: { $rubies ->
        [one] one ruby
       *[other] { $rubies } rubies
    }.
}
told-for-coins = { $who_is ->
    [you] You have the most coins: { $rubies ->
        [one] one ruby
       *[other] { $rubies } rubies
    }.
   *[other] { $who } has the most coins: { $rubies ->
        [one] one ruby
       *[other] { $rubies } rubies
    }.
}
told-for-raccoons = { $who_is ->
    [you] You have the most raccoons and owe { $rubies ->
        [one] one ruby
       *[other] { $rubies } rubies
    }.
   *[other] { $who } has the most raccoons and owes { $rubies ->
        [one] one ruby
       *[other] { $rubies } rubies
    }.
}
told-scored = { $who_is ->
    [you] You score { $score }.
   *[other] { $who } scores { $score }.
}
told-game-ends = { $who_is ->
    [you] You win the crown!
   *[other] { $who } wins the crown!
}

# --- the count at the end
line-influence = most influential
line-coins = most coins
line-raccoons = most raccoons
line-rubies = rubies in the chest
line-heirloom = unsold heirloom
line-score = score
tie-influence = Several families have the same score: the more influential one wins.

# --- options
option-effect_order = In what order do a card’s effects happen?
option-effect_order-printed = As printed, from left to right.
option-effect_order-free = The family chooses the order.
option-reserve_mode = What if the reserve runs out?
option-reserve_mode-strict = What is not there is not given.
option-reserve_mode-substitute = Stand-ins are used, so the reserve never runs out.
option-majority_zero = And if nobody has any?
option-majority_zero-none = If the most is 0, nobody is affected.
option-majority_zero-all = If the most is 0, everyone is tied.
option-mages_order = Who comes next in a Mage Hire?
option-mages_order-snapshot = The order at the moment the event was revealed.
option-mages_order-live = The most influential family that has not yet had its turn.
option-optional_sale = Can the heirloom be sold for a Bribe or a mage?
option-optional_sale-off = No: only coins and rubies in hand.
option-optional_sale-on = Yes, once all coins are spent.
option-history = How long can amounts be read in the story?
option-history-round = Until the next round begins.
option-history-full = Always.
option-history-none = Only while they are announced.
option-show_split = Do others see how you pay?
option-show_split-on = Yes, coins and rubies.
option-show_split-off = No, only the price; and only the total of the reserve.
option-chat = Is there a chat?
option-chat-on = Yes; talk is free, nothing changes hands.
option-chat-off = No chat.

# --- the terminal
screen-recruit = { $number ->
    [0] Round { $round } of { $rounds }: recruiting
   *[other] Round { $round } of { $rounds }: recruiting, pass { $number }
}
screen-reveal = Round { $round } of { $rounds }: revealing the pile
screen-over = The game is over (round { $round } of { $rounds })
screen-gallery = Gallery
screen-scandal = Scandal
screen-influence = Influence
screen-market = Market
screen-closed = closed
screen-price = price { $price }
screen-deck = { $cards ->
    [one] 1 face down
   *[other] { $cards } face down
}
screen-chest = { $rubies ->
    [one] 1 ruby
   *[other] { $rubies } rubies
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
screen-chest-closed = chest closed
screen-unsold = heirloom kept
screen-sold = heirloom sold
screen-raccoons = { $raccoons ->
    [one] 1 raccoon
   *[other] { $raccoons } raccoons
}
screen-pile = Common pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} face down
screen-unseen = Event deck: { $deck }; not seen yet:
screen-reserve = Reserve: rubies { $rubies }, coins { $coins }, raccoons { $raccoons }
screen-reserve-both = Reserve: rubies and coins { $both }, raccoons { $raccoons }
screen-lent = 0 (+{ $lent } lent)
screen-turned = Revealed

# --- odds
odds-next-family = { $who_is ->
    [you] The next card is yours
   *[other] The next card is { $who }’s
}
odds-next-event = The next card is an event
odds-next-card = The next card is { $card }
odds-more-rubies = You end the round with more rubies
odds-fewer-rubies = You end the round with fewer rubies
odds-fall = Your family is out this round
