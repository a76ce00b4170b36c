# What a record proves about its deals, and what only a receipt can: one sentence each.

fair-seeds-receipt = Der Server hatte seinen Teil aller Runden festgelegt, bevor irgendwelche Worte bekannt waren: Es ist der Teil, den der Beleg vorher festgehalten hat.
fair-seeds-record = Die Aufzeichnung allein zeigt nicht, dass der Server seinen Teil festgelegt hatte, bevor die Worte am Tisch bekannt waren. Der Beleg von jemandem, der mitgespielt hat, zeigt es.
fair-seeds-plain = Diese Partie wurde nach dem alten Verfahren gegeben: Nichts zeigt, dass der Server seinen Teil festgelegt hatte, bevor die Worte am Tisch bekannt waren.
fair-seeds-changed = Der Teil des Servers ist nicht der, den der Beleg festgehalten hat, bevor Worte bekannt waren: Er wurde ausgetauscht.
fair-words-receipt = Alle Worte waren versiegelt, bevor irgendwelche bekannt waren: Es sind die Siegel, die der Beleg vorher festgehalten hat.
fair-words-record = Die Aufzeichnung allein zeigt nicht, dass alle Worte versiegelt waren, bevor irgendwelche bekannt wurden. Der Beleg von jemandem, der mitgespielt hat, zeigt es.
fair-words-plain = Das alte Verfahren kennt keine Siegel: Wer zuletzt kam, oder der Server, kann alle anderen Worte vorher gekannt haben.
fair-words-changed = Die Siegel sind nicht die, die der Beleg festgehalten hat, bevor Worte bekannt waren: Sie wurden ausgetauscht.
fair-used-all = Die Worte von allen am Tisch stecken in jeder Runde.
fair-used-some = Alle versiegelten Worte stecken in jeder Runde. Nichts versiegelt haben: { $names }.
fair-used-missing = Gegeben ohne die Worte von (Runden in Klammern): { $missing }. Alle anderen versiegelten Worte stecken darin.
fair-used-none = Niemand hat Worte versiegelt: Die Karten kamen allein vom Server.
fair-used-left-out = Dein Gerät hat seine Worte aufgedeckt, aber diese Runden wurden ohne sie gegeben: { $rounds }.
fair-used-changed = In diesen Runden stecken andere Worte als die, die dein Gerät aufgedeckt hat: { $rounds }.
fair-used-plain = Was alle beigetragen haben, steckt in jeder Runde, aber nichts zeigt, dass es niemand ausgetauscht hat.
fair-cards-record = Die Karten jeder Runde folgen aus dem Teil des Servers und den Worten am Tisch.
fair-cards-receipt = Die Karten jeder Runde folgen aus dem Teil des Servers und den Worten am Tisch, und deine Hand war die, die dein Gerät gesehen hat.
fair-cards-changed = In Runde { $round } hat dein Gerät eine andere Hand gesehen als die in der Aufzeichnung.
fair-moves-record = Jeder Zug folgt den Regeln.
fair-moves-changed = Die Regeln in der Aufzeichnung sind nicht die, die dein Gerät vor der Partie gesehen hat.
