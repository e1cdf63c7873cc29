## Ligues, quand quelque chose n'est pas fait

refused-league-unreliable = Parmi vos dernières décisions de parties finies, vous en avez pris { $share } % vous-même, et une ligue en demande { $asked } %. Encore { $tables ->
    [one] une partie finie de votre main
   *[other] { $tables } parties finies de votre main
}, et vous pourrez vous inscrire.
refused-league-too-many-tables = Cela vous ferait { $tables } parties de ligue à la fois, et le maximum est { $most }. Inscrivez-vous quand quelques-unes seront finies, ou quittez d'abord une autre ligue.
