# The melds that are shown in gin by hand, and what is there when the server is not.

web-gin-spread-empty = Wybierz, z czego będzie układ, albo przeciągnij to tutaj
web-gin-spread-best = Najlepsze układy

web-no-server = Serwer nie odpowiada
web-no-server-again = Spróbuj ponownie
web-no-server-works = Działa też bez niego
web-no-server-rules = Zasady wszystkich gier
