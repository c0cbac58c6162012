### The Princes of Florence: what only the terminal and the laboratory say.

## The board

board-best = migliore Opera: { $best }
board-seen = stai guardando
board-to-recruit = da reclutare
square-residence = ▒▒
square-university = Un
square-laboratory = Lb
square-workshop = Of
square-library = Bi
square-opera = Op
square-studio = St
square-hospital = Os
square-theater = Te
square-tower = To
square-chapel = Ca
square-forest = Fo
square-lake = Lg
square-park = Pa

## Answers

many-fame = Prendi tanti punti
many-sell = Vendi tanti punti, a 100 Fiorini l’uno
many-return = Mettile in fondo al mazzo in questo ordine

## Help

play-help-signs = Le caselle di un Principato si indicano per riga e colonna, r1 c1 è in alto a sinistra; le due lettere sono quelle del pezzo che vi sta, ▒▒ è la Residenza. Un posto è l’angolo in alto a sinistra del più piccolo rettangolo attorno al pezzo; da e1 a e8 dicono come è orientato.

## In the laboratory

balance-price = prezzo, Fiorini
balance-sale-items = A quanto si vendono gli oggetti
balance-held-items = Oggetti acquistati, per numero, e vittoria
balance-held-buildings = Palazzi, e vittoria
balance-held-freedoms = Libertà, e vittoria
balance-held-works = Opere realizzate per Mestiere, e vittoria
balance-held-bonuses = Carte Bonus giocate, e vittoria
balance-held-prestige = Carte Prestigio alla fine, e vittoria
balance-held-best-works = La migliore Opera di un round, e vittoria
