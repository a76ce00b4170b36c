# Zápis bodů pro domácí stůl, nastavení a co k nim patří.

web-start-sheet = Otevřít zápis
web-start-sheet-about = Na stole skutečné karty nebo kameny? Ťukni na to, co zbylo, a zápis všechno sečte.
web-rules-index-about = Každá hra s obrázky a s body, o které se lidé často přou.
web-not-found-about = Možná je v adrese překlep, nebo to, co tu bylo, už není.
web-no-server = Server neodpovídá
web-no-server-again = Zkusit znovu
web-no-server-works = Jde to i bez něj
web-no-server-rules = Pravidla všech her

## Zápis bodů

web-score-names = Kdo hraje?
web-score-ends = Partie končí
web-score-ends-rounds = po tolika kolech
web-score-ends-target = při tolika bodech
web-score-rounds = Počet kol
web-score-points = Počet bodů
web-score-round-of = Kolo { $number } z { $count }
web-score-starts-anew = Kdo začne, se losuje znovu.
web-score-won = Kdo vyhrál?
web-score-draw = Remíza
web-score-out = Kdo skončil?
web-score-ended = Kdo ukončil kolo?
web-score-nobody = Nikdo
web-score-how = Jak?
web-score-knock = Se zbytkem
web-score-gin = Všech deset: gin
web-score-big-gin = Všech jedenáct
web-score-first = Kdo vyložil první?
web-score-first-about = Kdo vyloží první a nevyhraje, ztrácí o { $points } víc.
web-score-double = Všechno vyloženo najednou
web-score-double-about = Předtím neleželo nic: kolo se počítá dvojnásob.
web-score-points-of = Body: { $name }
web-score-symbols-of = Symboly: { $name }
web-score-left = Zbývá { $points }
web-score-sum = nebo napiš součet
web-score-free = Zapsat body ručně
web-score-by-rules = Počítat podle pravidel
web-score-again = Hrát znovu
web-score-go-on = Ještě jedno kolo
web-score-correct-about = Ťukni na číslo kola a oprav je.
web-score-drop = Začít nový zápis?
web-score-drop-about = Všechna kola z tohoto zápisu zmizí.

web-score-about-free = Tyto body se zapíší tak, jak tu stojí.
web-score-about-points = Každý zapíše symboly žolíka ze své nejlepší řady. Kdo ukončil kolo se srovnanou rukou, má { $bonus } navíc; kdo se přitom zmýlil, nemá nic.
web-score-about-winner = Výhra je jeden bod.
web-score-about-two = Komu zbylo méně, dostane rozdíl a navíc { $win }, po podseknutí { $undercut }.
web-score-about-two-plain = Komu zbylo méně, dostane rozdíl, po podseknutí navíc { $undercut }.
web-score-about-lowest-rest = Za nejmenší zbytek jsou body: { $points }; při shodě je má ten, kdo ukázal dřív.
web-score-about-wins = Kdo skončí, dostane bod. Neskončí-li nikdo, vyhrává nejmenší zbytek.
web-score-about-takes = Kdo skončí, dostane to, co zbylo ostatním.
web-score-about-minus = Každý ztrácí to, co mu zbylo; kdo skončí, neztrácí nic.
web-score-about-lowest = Neskončí-li nikdo, nejmenší zbytek získá rozdíly.
web-score-about-blocked = Neskončí-li nikdo, každý ztrácí to, co mu zbylo.
web-score-about-relief = Kdo skončí, tomu se škrtne až { $points } záporných bodů z předchozího kola.
web-score-about-joker = Jediný žolík jako zbytek se nepočítá.

## Nastavení

web-settings-about = To všechno zůstává v tomto zařízení a platí hned.
web-settings-you = Ty
web-settings-name-about = Takto tě u stolu vidí ostatní. Kde už sedíš, zůstává staré jméno.
web-settings-look = Jazyk a vzhled
web-settings-contrast-about = Vysoký kontrast má tmavé čáry a klidné plochy, pro unavené oči a ostré slunce.
web-settings-letters-about = Malé písmeno pro každou barvu, pokud se barvy těžko rozlišují.
web-settings-still = Méně pohybu
web-settings-still-about = Karty a kameny jsou prostě na místě a neklouzají.
web-settings-tables = U stolu
web-settings-sound-about = Tichý zvuk, když jsi na řadě a když dochází čas.
web-settings-plain-about = Dobré pro čtečky a malé displeje: nic se netáhne, všechny tahy v seznamu.
web-settings-tours = Průvodci po stolech
web-settings-tours-about = U příštího stolu znovu uvidíš, jak všechno funguje.
web-settings-games = V jednotlivých hrách
web-settings-games-about = Co si můžeš zvolit i u stolu.
web-settings-knock-about = Jak dlouho se tě ptáme, jestli chceš kartu, kterou si nikdo nevzal.
web-settings-arranged = Řadit ruku podle kombinací
web-settings-arranged-about = Co k sobě patří, stojí u sebe; zbytek je na konci.
web-settings-pass-about = Dokud ruka není srovnaná, nemusíš na „Pasovat“ ťukat.
web-settings-flip-about = Nemusíš ťukat kvůli každé kartě.
web-settings-grid = Stůl jako deska s políčky
web-settings-grid-about = Jako na původní desce; jinak kombinace leží, kde je místo.
web-settings-app = Rummel jako aplikace
web-settings-app-about = Dej si Rummel na plochu přes „Instalovat“ nebo „Přidat na plochu“ v nabídce prohlížeče. Pak se otevírá jako aplikace; zápis bodů a pravidla fungují bez připojení.
web-settings-install = Instalovat
