## Ligen: was nicht geht, und was ginge

refused-league-unreliable = Von deinen letzten Entscheidungen in beendeten Partien hast du { $share } % selbst getroffen, und eine Liga verlangt { $asked } %. { $tables ->
    [one] Noch eine selbst zu Ende gespielte Partie
   *[other] Noch { $tables } selbst zu Ende gespielte Partien
}, und du kannst dich anmelden.
refused-league-too-many-tables = Das wären { $tables } Ligapartien auf einmal für dich, und { $most } sind die Grenze. Melde dich an, wenn einige davon vorbei sind, oder verlass erst eine andere Liga.
