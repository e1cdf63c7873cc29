## Le plateau du carrom

carrom-to-move = À { $name } de jouer
carrom-step-order = On tire au dé qui commence
carrom-step-reserve = Une pichenette du bord, avec un hérisson de la réserve
carrom-step-lift = Reprendre un de ses hérissons, puis une pichenette du bord
carrom-step-over = La dernière pichenette est donnée
carrom-end-last = Personne d'autre n'a de hérisson en jeu
carrom-end-alone = Tous les autres ont abandonné
carrom-end-long = La dernière pichenette permise est donnée

## Le plateau du carrom en mots

carrom-alt-setup = Carrom des hérissons, sur le point de commencer.
carrom-alt-turn = Carrom des hérissons, pichenette { $flick } sur { $most } au plus.
carrom-alt-over = Carrom des hérissons, terminé après { $flicks ->
        [one] { $flicks } pichenette
       *[other] { $flicks } pichenettes
    }.
carrom-alt-players = Hérissons en jeu : { $players }.
carrom-alt-reserve = { $player }, dont { $count } en réserve
carrom-alt-discs = Sur le plateau, par la case de leur centre : { $discs }.
carrom-alt-side = { $colour } { $places }
carrom-alt-piece = { $design } { $square }
carrom-alt-over-edge = { $piece } à cheval sur le bord
carrom-alt-flick = Dernière pichenette : { $name } depuis { $edge }, angle { $angle }°, force { $strength } %.
carrom-alt-left = Sortis du plateau : { $pieces }.
carrom-alt-out = Hors jeu : { $pieces }.

## Le carrom, raconté

carrom-tell-flick = { $name } joue depuis { $edge } : { $design }, { $angle }°, force { $strength } %.
carrom-tell-lift = { $name } reprend un hérisson et joue depuis { $edge } : { $design }, { $angle }°, force { $strength } %.
carrom-tell-out = Hors du plateau : { $pieces }.
carrom-tell-owned = { $design } ({ $owner })
carrom-tell-beaten = { $name } n'a plus de hérisson en jeu.
carrom-tell-no-room = { $name } ne trouve aucune place libre au bord.
carrom-tell-first = { $name } commence.
carrom-tell-resign = { $name } quitte la partie.
carrom-ask-flick = Pichenette ({ $design }) : une case du bord, un angle (0° vers l'arrivée, 90° vers le couloir f) et une force (10 % mènent à une case et demie).
carrom-ask-lift = Votre réserve est épuisée : reprenez un de vos hérissons ({ $designs }), posez-le au bord et donnez-lui une pichenette. 0° pointe vers l'arrivée, 90° vers le couloir f ; 10 % mènent à une case et demie.
carrom-ask-order = Les dés décident qui commence.
carrom-ask-over = La partie est finie.
carrom-label-flick = { $edge } · { $angle }° · { $strength } %
carrom-label-lift = { $design } : { $edge } · { $angle }° · { $strength } %
carrom-standing = { $count } en jeu
carrom-field-edge = Case du bord
carrom-field-angle = Angle : 0 arrivée, 90 couloir f
carrom-field-strength = Force, de 1 à 100 pour cent
carrom-field-piece = Lequel de vos hérissons

refused-flick-form = Écrivez une case du bord, un angle en degrés entiers et une force en pour cent. Par exemple : { $choices }
refused-flick-edge = `{ $edge }` n'est pas au bord du plateau. Libres au bord : { $free }
refused-flick-taken = Il n'y a pas de place pour un hérisson en { $edge }. Libres au bord : { $free }
refused-flick-angle = { $angle }° depuis { $edge } sort du plateau. De là, ces angles conviennent : { $arc }
refused-flick-strength = La force va de 1 à 100 pour cent. Par exemple : { $choices }
refused-flick-reserve = La réserve d'abord : c'est le tour de votre hérisson `{ $piece }`. Par exemple : { $choices }
refused-flick-piece = Sur le plateau vous avez : { $pieces }. Par exemple : { $choices }
