# The day on a phone: what is at hand, talk, and who is out.

day-lost = Tlačidlá sa vrátia so spojením.
day-speaking = Hovorí
day-tap = Ťukni na okno
day-write = Písať
day-done = Končím

dock = Poruke
dock-talk = Reči
dock-news = nové
dock-notes = Poznámky
dock-rules = Pravidlá
dock-table = Stôl

talk-title = Čo odznelo
talk-back = Späť k stolu
talk-speaking = Hovorí: { $name }
talk-theirs = Teraz smie hovoriť iba { $name }.
talk-nobody = Teraz nemá slovo nikto.
talk-mine = Máš slovo. Všetci si prečítajú, čo pošleš.
talk-say = Povedz niečo
talk-wait = Písať môžeš, keď máš slovo
talk-send = Poslať

out-end = Nič netreba robiť. Na konci uvidíš všetko.
out-next-game = Zahráš si v ďalšej hre.
