# Účty, partie a hodnotenia v prehliadači.

web-sign-in = Prihlásiť sa
web-sign-out = Odhlásiť sa
web-signed-in = Účet { $name } je prihlásený.
web-signed-out = Odhlásené. Do skorého videnia!
web-register = Založiť účet
web-account = Účet
web-account-of = Účet: { $name }
web-account-pages = Tvoje stránky
web-account-about = Všetko môžeš hrať bez účtu. S účtom nájdeš svoje partie na každom zariadení, môžeš hrať hodnotené partie a nechať hrať vlastného bota. Stačí meno a heslo, bez e-mailu.
web-account-guest = Hráš ako { $name }, bez účtu. Partie a miesta, ktoré teraz máš, idú s tebou.
web-password = Heslo
web-password-show = Ukázať
web-password-hide = Skryť
web-password-keep = Aspoň osem znakov. Nové ti nikto poslať nemôže, tak si ho dobre uschovaj.
web-password-change = Zmeniť heslo
web-password-old = Doterajšie heslo
web-password-new = Nové heslo
web-password-changed = Zmenené. Všade inde je účet odhlásený.
web-name-about = Týmto menom sa aj prihlasuješ. Pri stoloch, kde už sedíš, zostane to staré.
web-devices = Kde máš účet prihlásený
web-devices-end = Odhlásiť všade inde
web-devices-ended = Hotovo.
web-device-this = toto zariadenie
web-device-seen = naposledy { $when }
web-device-end = Odhlásiť
web-device-end-of = Odhlásiť: { $device }
web-bots = Tvoji boti
web-bots-about = Vlastný program si môže sadnúť k stolu ako ktokoľvek iný. Preukáže sa kľúčom a ostatní vidia, že je to program.
web-bots-since = od { $when }
web-bots-name = Meno bota
web-bots-add = Vytvoriť bota
web-bots-token = Toto je kľúč bota { $name }. Ukáže sa len teraz: skopíruj si ho a nikomu ho nedávaj.
web-bots-token-label = Kľúč
web-bots-copy = Kopírovať
web-bots-try = Bota na začiatok nájdeš priamo v Rummeli. Sadne si k stolu a hrá:
web-bots-table = STÔL
web-bots-delete-of = Zmazať { $name }
web-bots-delete-about = Vzdá partie, ktoré práve hrá, a jeho kľúč prestane platiť.
web-program = program
web-data = Tvoje údaje
web-data-about = Vezmi si so sebou všetko, čo je o tebe uložené, alebo to nechaj zmazať.
web-export = Stiahnuť moje údaje
web-delete = Zmazať
web-delete-account = Zmazať účet
web-delete-guest = Zmazať všetko o mne
web-delete-about = Rozohrané partie sa vzdajú, tvoje meno sa z odohraných vyškrtne a všetko ostatné sa zmaže. Nedá sa to vrátiť.
web-delete-really = Zmazať nadobro
web-matches = Moje partie
web-matches-running = Rozohrané
web-matches-over = Dohrané
web-matches-more = Ukázať ďalšie
web-matches-none = Zatiaľ tu nič nie je.
web-matches-guest = Bez účtu vidíš tieto partie len na tomto zariadení.
web-match-open = ešte sa nezačala
web-match-waiting = čaká na ostatných
web-match-due = do { $when }
web-match-place = { $place ->
        [1] výhra
       *[other] { $place }. miesto z { $count }
    }
web-match-draw = remíza
web-match-go-on = Pokračovať
web-match-replay = Pozrieť znova
web-match-replay-of = Pozrieť znova: { $game }, { $names }
web-rated = hodnotená
web-setup-rated = Hodnotená partia
web-rated-about = Počíta sa do hodnotenia. Len medzi ľuďmi s účtom, bez botov.
web-rated-table = Tento stôl je hodnotený. Na prisadnutie potrebuješ účet.
web-ratings = Hodnotenia
web-game = Hra
web-ratings-place = Poradie
web-name = Meno
web-ratings-rating = Hodnotenie
web-ratings-matches = Partie
web-ratings-yours = Tvoje hodnotenie je { $rating }, po { $matches ->
        [one] jednej partii
        [few] { $matches } partiách
        [many] { $matches } partie
       *[other] { $matches } partiách
    }.
web-ratings-none = Hodnotenú partiu tejto hry zatiaľ nikto nehral.
web-ratings-about = Počítajú sa len stoly založené ako hodnotené. Každý začína na 1000; čím viac partií odohráš, tým je číslo istejšie.
