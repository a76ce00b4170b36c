# Przewodnik po pierwszej grze.

web-tour = Krótki przewodnik
web-tour-next = Jasne
web-tour-skip = Pomiń
web-tour-again = Pokaż przewodnik
web-tour-soon = Przewodnik zacznie się przy twoim następnym stole.

web-tour-sort = Tu sortujesz według koloru lub liczby. Twoja własna kolejność też zostaje.
web-tour-discard = Wybierz kartę i stuknij tutaj: odrzucenie kończy twoją turę.

web-tour-tiles-rack = To twoje kostki. Stuknij, żeby wybrać, albo przeciągnij je od razu na stół.
web-tour-tiles-new = Tu wybrane kostki trafiają jako nowy układ. Możesz je przesuwać, aż będzie pasować.
web-tour-tiles-draw = Jeśli nie możesz lub nie chcesz wykładać, zrób zamiast tego to.
web-tour-tiles-undo = Nic jeszcze nie jest ostateczne: tu cofasz i ponawiasz kroki albo wszystko przywracasz.
web-tour-tiles-done = Gdy cały stół jest w porządku, to kończy twoją turę.

web-tour-cards-hand = Twoje karty. Stuknij, żeby wybrać, albo przeciągnij je na miejsce.
web-tour-romme-stock = Tu zaczyna się tura: dobierz kartę albo weź odkrytą obok.
web-tour-romme-lay = Odłóż tu wybrane karty i zbuduj układ. Od razu widzisz, ile liczy, i możesz go cofnąć.
web-tour-romme-knock = Ktoś nie chciał tej karty. Zapukaj, a dostaniesz ją z kartą karną; inaczej pasujesz.

web-tour-gin-stock = Weź to, co leży odkryte, albo dobierz tutaj w ciemno.
web-tour-gin-hand = To, co masz na ręce, układy obok siebie. Stukaj lub przeciągaj, żeby ułożyć po swojemu.
web-tour-gin-left = Tyle by ci jeszcze zostało. Im mniej, tym lepiej.
web-tour-gin-end = Możesz teraz zakończyć rundę. Nie musisz: czekaj, jeśli liczysz na więcej.

web-tour-one-hand = Twoje liczby. Nigdy nie zmieniają miejsca: porządek dają tylko wymiany.
web-tour-one-take = Weź jedną z tych trzech. Liczbę zakrytej zobaczysz dopiero wtedy.
web-tour-one-insert = Teraz stuknij w lukę, w którą ma trafić ta karta, albo ją tam przeciągnij.
web-tour-one-leave = Jedna z zaznaczonych kart musi odejść. Stuknij tę, bez której się obejdziesz.
web-tour-one-announce = Wszystko po kolei? Ogłoś to albo spasuj i czekaj na więcej punktów.

web-tour-karo-team = Bohaterowie chcą mieć na stole wszystkie czerwone karty, łotrzy wszystkie czarne.
web-tour-karo-hand = Twoje karty. Pasujące teraz są jasne; stuknij jedną i wyłóż ją.
web-tour-karo-rows = Każdy kolor rośnie od swojej ósemki, w górę i w dół, bez luk.
web-tour-karo-draw = Jeśli nic nie pasuje, dobierz tu kartę. Wyłożyć ją wolno w następnej turze.

web-tour-duel-flip = Tu odkrywasz wierzchnią kartę. Robią to wszyscy naraz, a najwyższa zabiera wszystkie.
web-tour-duel-turned = Tu leży to, co odkrywasz, i ile to liczy.
web-tour-duel-count = Tyle kart ma każda drużyna. Na koniec wygrywa ta, która ma więcej.
web-tour-duel-auto = Spieszysz się? Wtedy karty odkrywają się same.
