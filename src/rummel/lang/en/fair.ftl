# What a record proves about its deals, and what only a receipt can: one sentence each.

fair-seeds-receipt = The server had fixed its part of all deals before anybody’s words were known: it is the part that the receipt kept beforehand.
fair-seeds-record = The record alone does not show that the server fixed its part before the players’ words were known. The receipt of anybody who played does.
fair-seeds-plain = This match was dealt by the old scheme: nothing shows that the server fixed its part before the players’ words were known.
fair-seeds-changed = The server’s part is not the one that the receipt kept before the words were known: it was exchanged.
fair-words-receipt = All words had been sealed before any were known: the seals are those that the receipt kept beforehand.
fair-words-record = The record alone does not show that all words were sealed before any were known. The receipt of anybody who played does.
fair-words-plain = The old scheme has no seals: the last player, or the server, may have known all other words first.
fair-words-changed = The seals are not those that the receipt kept before any words were known: they were exchanged.
fair-used-all = The words of all players are part of every deal.
fair-used-some = All sealed words are part of every deal. These players sealed none: { $names }.
fair-used-missing = Dealt without the words of these players (rounds in brackets): { $missing }. All other sealed words are part of the deals.
fair-used-none = Nobody sealed any words: the cards came from the server alone.
fair-used-left-out = Your device revealed its words, but these rounds were dealt without them: { $rounds }.
fair-used-changed = These rounds were dealt with other words than those your device revealed: { $rounds }.
fair-used-plain = What the players added is part of every deal, but nothing shows that nobody exchanged it.
fair-cards-record = The cards of every round follow from the server’s part and the players’ words.
fair-cards-receipt = The cards of every round follow from the server’s part and the players’ words, and your hand was the one that your device saw.
fair-cards-changed = In round { $round } your device saw another hand than the one in the record.
fair-moves-record = Every move follows the rules.
fair-moves-changed = The rules in the record are not those that your device saw before the match.
