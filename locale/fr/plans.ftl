## Décider avant son tour : des plans pour le prochain lancer, des vœux pour la mise en place

button-ahead = 🗓️ Prévoir
button-aheadback = ◀ Tous les plans
button-unplan = ✕ Choisir autre chose
button-unplanall = ✕ Tout annuler
button-ownwishes = ✎ Mon ordre
plan-about = 🗓️ **Vos plans pour votre prochain lancer.** Ce que vous choisissez ici est joué dès que le dé est lancé, si c'est encore possible et si rien de ce que le coup touche n'a changé. Sinon, on vous demande comme d'habitude. Personne d'autre ne le voit.
plan-asked = on vous demandera
plan-no-choice = rien à choisir
plan-changed = ⚠️ le plateau a changé : on vous demanderait
plan-choose = Prévoir un lancer…
plan-face = 🎲 **{ $face }** : si c'est votre prochain lancer
plan-whole = Prévu : **{ $steps }**
plan-kept = ✔️ Prévu pour 🎲 { $face } : { $steps }.
plan-dropped = Plus rien n'est prévu.
plan-no-face = Ce lancer ne peut pas être prévu maintenant.
plan-nothing = Il n'y a rien à prévoir pour l'instant : attendez votre tour.
wishes-about = 🗓️ **Vos vœux pour la mise en place.** Donnez un ordre de couloirs. Chaque fois que c'est à vous de placer, le premier que les règles permettent est pris et rayé ; si aucun ne convient, on vous demande. Personne d'autre ne le voit.
wishes-now = Encore sur votre liste : **{ $wishes }**
wishes-kept = ✔️ Vos vœux sont notés. Donnez-en d'autres pour les changer, tant qu'ils n'ont pas servi.
wishes-title = Vos vœux
wishes-line = Couloirs, votre préféré d'abord
wishes-line-hint = Par exemple : { $example }

refused-no-wishes = Tout est en place : il ne reste aucun vœu à faire.
refused-bad-wishes = `{ $move }` n'est pas un vœu possible. Écrivez de un à { $count } vœux, séparés par des virgules, par exemple : { $choices }
