## Une première course de sorcières, pas à pas. Vous volez pour les rouges.

witches-lesson-start = **En route.** Vos sorcières rouges volent de tuile en tuile jusqu'à l'arrivée, et le dé dit jusqu'où : 2. Pour une sorcière encore au départ, seules les tuiles **libres** comptent. Faites entrer votre dernière sorcière dans la course.
witches-lesson-start-right = Les tuiles 1 et 2 n'étaient pas toutes deux libres : elle est donc allée plus loin que le dé. Partout ailleurs, les tuiles prises comptent.
witches-lesson-start-wrong = Deux des vôtres sont déjà en route. Faites voler celle du départ.
witches-lesson-chain = **Vos propres nombres vous emportent.** Une sorcière qui se pose sur un nombre de son clan repart aussitôt d'autant de tuiles, encore et encore. Le dé montre 2. Trouvez le coup qui déclenche un enchaînement.
witches-lesson-chain-right = De 3 à 5, avec votre 4 jusqu'à 9, et avec votre 6 jusqu'à 15 : douze tuiles avec un 2.
witches-lesson-chain-wrong = Regardez deux tuiles devant chaque sorcière. Depuis la tuile 3, elle se pose sur un nombre rouge.
witches-lesson-magic = **Votre propre magie.** Sur une tuile magique de votre clan, vous pouvez jouer une carte nombre et repartir d'autant. Le dé montre 1 : posez-vous sur la magie de la tuile 8, puis jouez la carte qui mène à votre 9 rouge, sur la tuile 13.
witches-lesson-magic-right = La carte l'a menée en 13, et votre 9 l'a emportée jusqu'à 22. Une carte jouée ne revient jamais : choisissez bien.
witches-lesson-magic-wrong = D'abord la sorcière de la tuile 7. Ensuite, comptez de 8 à 13 : il faut la carte 5.
witches-lesson-back = **La magie contre les autres.** Une sorcière bleue s'est posée sur **votre** magie, tuile 19. À vous de décider de son sort : une carte nombre la renvoie d'autant. Renvoyez-la aussi loin que possible avec un nombre.
witches-lesson-back-right = Dix tuiles en arrière. Les grands nombres sont forts ici, et ne valent pas grand-chose près de l'arrivée.
witches-lesson-back-wrong = Plus la carte est haute, plus elle recule. Votre plus haute qui convienne est le 10.
witches-lesson-wait = **Rien ne presse.** Quand quelqu'un a rentré sa troisième sorcière, la course s'arrête et les points décident : 2, 3 ou 4 selon la case d'arrivée. Bleu en a déjà 8. Votre dernière sorcière est sur votre propre magie, et la carte 2 la ferait rentrer : 2 + 3 + 2 pour vous. N'arrêtez pas la course maintenant.
witches-lesson-wait-right = La course continue, et elle peut encore atteindre une meilleure case avec un 3 ou un 4. Qui termine la course ne la gagne pas forcément.
witches-lesson-wait-wrong = 2 + 3 + 2 = 7, c'est moins que les 8 de Bleu : vous arrêteriez la course pour la perdre. Arrêtez-vous plutôt là.
witches-lesson-win = **L'arrivée.** Vos deux sorcières rentrées ont 3 points chacune, Bleu en a 8. La dernière est sur votre propre magie, tuile 47. Jouez une carte qui gagne la course.
witches-lesson-win-right = Plus de points que Bleu, et la course est finie : elle est à vous.
witches-lesson-win-wrong = Cela ne suffirait pas. Il vous faut au moins 3 points de plus, et les cases derrière la tuile 48 valent 2, 3 et 4.
