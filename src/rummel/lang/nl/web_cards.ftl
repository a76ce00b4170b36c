# A playing card as it is read out; tiles and their colours are `web-piece`.

web-card = { $suit } { $rank }
