# Les places qu'une table garde pour des invités.

button-free = Libérer les places
lobby-guest = { $name } (place gardée)
lobby-kept =
    { $count ->
        [one] 🪑 { $mentions }, une place vous est gardée : *Rejoindre* la prend, *Quitter* la rend. Elle sera libre pour tous { $when }.
       *[other] 🪑 { $mentions }, des places vous sont gardées : *Rejoindre* prend la vôtre, *Quitter* la rend. Elles seront libres pour tous { $when }.
    }
guest-seated = Votre place est prise : bon jeu !
refused-seats-kept = Les places libres sont gardées pour { $names }. Si elles se libèrent, vous pourrez rejoindre la table.
refused-guests-missing = Des places sont encore gardées pour { $names }. Qui a ouvert la table peut appuyer sur *Libérer les places* pour commencer sans attendre.
refused-nothing-kept = Aucune place n'est plus gardée.
games-kept = une place vous est gardée : appuyez sur *Rejoindre*
games-with = avec { $names }
games-more =
    { $count ->
        [one] une autre personne
       *[other] { $count } autres personnes
    }
