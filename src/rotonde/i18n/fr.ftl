### Rotonde in French. The keys are those of en.ftl, with the same variables; a test compares them.
### Seats arrive as names, money with its currency, lists joined (“A, B et C”), numbers as numbers.
### No-break spaces (U+00A0) stand before : ; ! ? and inside « »: a test looks for plain ones.

### Common

language-name = Français
dealer = le hasard
player = Joueur { $number }
listing = { $firsts } et { $last }
money = { $digits } { $currency }
digit-separator = {" "}
line-of-text = Ligne { $number }
at-place = { $place } :

### Malformed input

malformed-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
malformed-unknown-option = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
malformed-bad-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
malformed-bad-player-count = On ne peut pas y jouer à { $players } : il faut de { $fewest } à { $most } joueurs.
malformed-unknown-board = Il n’y a pas de plateau « { $board } ». Les plateaux sont : { $known }.
malformed-unknown-bot = Il n’y a pas de joueur artificiel « { $bot } ». Il y a : { $known }.
malformed-unknown-action-text = « { $text } » n’est pas un coup de ce jeu.
malformed-unknown-rule = Il n’y a pas de règle « { $rule } ».
malformed-unknown-language = Il n’y a pas de langue « { $language } ». Les langues sont : { $known }.

malformed-board-field-not-text = « { $field } » doit être un texte, mais c’est { $value }.
malformed-board-field-has-space = « { $field } » doit être sans espace, mais c’est « { $value } ».
malformed-board-field-odd-space = « { $field } » ne doit avoir que des espaces simples, aucune au début ni à la fin, mais c’est « { $value } ».
malformed-board-field-not-number = « { $field } » doit être un nombre entier, mais c’est { $value }.
malformed-board-field-not-choice = « { $field } » doit être l’une de ces valeurs : { $choices }, mais c’est { $value }.
malformed-board-field-not-list = « { $field } » doit être une liste.
malformed-board-field-not-texts = « { $field } » doit être une liste de textes sans espace.
malformed-board-field-not-object = « { $field } » doit être un objet entre accolades.
malformed-board-entry-not-object = Cette entrée doit être un objet entre accolades, mais c’est { $value }.
malformed-board-hex-twice = Il y a déjà une case { $hex }, en { $earlier }.
malformed-board-place-twice = La case { $hex } est en q { $q }, r { $r }, où se trouve déjà { $earlier }.
malformed-board-town-twice = Il y a déjà une ville { $town }, en { $earlier }.
malformed-board-two-towns-on-hex = { $town } est sur la case { $hex }, où il y a déjà une ville ({ $earlier }).
malformed-board-town-off-land = { $town } est sur la case { $hex }, qui n’est pas une case de terre de ce plateau.
malformed-board-wrong-token-number =
    { $number ->
        [one] { $town } a { $number } marqueur ; une grande ville en a { $right }.
       *[other] { $town } a { $number } marqueurs ; une grande ville en a { $right }.
    }
malformed-board-unknown-commodity = { $town } a un marqueur « { $commodity } », qui ne figure pas parmi les marchandises.
malformed-board-company-twice = Il y a déjà une compagnie { $company }, en { $earlier }.
malformed-board-start-shared = La compagnie { $company } part de la même ville, { $town }, que la compagnie en { $earlier } ; il faut à chacune la sienne.
malformed-board-no-start-town = La compagnie { $company } part de la ville { $town }, qui n’est pas une ville de départ de ce plateau.
malformed-board-start-unused = Aucune compagnie ne part de la ville { $town }.
malformed-board-start-without-exit = Aucune locomotive ne pourrait quitter { $town } : on ne peut entrer dans aucune case voisine de la case { $hex }.
malformed-board-too-many =
    { $what ->
        [towns] Il y a { $number } villes ; il en faut au plus { $most }.
        [companies] Il y a { $number } compagnies ; il en faut au plus { $most }.
       *[other] { $what } : il y en a { $number } ; il en faut au plus { $most }.
    }
malformed-board-too-few =
    { $what ->
        [towns] Nombre de villes : { $number } ; il en faut au moins { $fewest }.
        [companies] Nombre de compagnies : { $number } ; il en faut au moins { $fewest }.
       *[other] { $what } : il y en a { $number } ; il en faut au moins { $fewest }.
    }

### Records

malformed-not-a-record = Ce n’est pas une partie notée par Rotonde : la première ligne doit être « rotonde record 1 ».
malformed-unknown-record-version = Cette partie est notée en version { $version }, que ce Rotonde ne sait pas lire. Il lit la version { $known }.
malformed-unreadable-line = « { $text } » n’est ni un en-tête, ni un coup, ni la ligne de clôture.
malformed-unknown-header = Il n’y a pas d’en-tête « { $header } ».
malformed-header-twice = L’en-tête « { $header } » figure deux fois.
malformed-two-boards = Une partie notée a soit « board », soit « board-data », pas les deux.
malformed-header-late = L’en-tête « { $header } » vient après le premier coup.
malformed-missing-header = L’en-tête « { $header } » manque.
malformed-bad-header-value = « { $value } » ne convient pas pour l’en-tête « { $header } ».
malformed-rules-too-new = Cette partie suit la version { $version } des règles ; ce Rotonde connaît les versions 1 à { $known }.
malformed-bad-board = On ne peut pas jouer sur le plateau de cette partie.
malformed-no-such-seat = Il n’y a pas de « { $place } » à cette table, qui compte { $players } places.
malformed-unreadable-action = « { $text } » n’est pas un coup de ce jeu.
malformed-wrong-number = Ce devrait être le coup { $expected }, mais il porte le numéro { $found }.
malformed-truncated = La partie notée est coupée : elle doit se clore par « end » ou « open ».
malformed-count-differs = La ligne de clôture annonce { $expected } coups, mais il y en a { $found }.
malformed-bad-closing = « { $text } » ne clôt pas une partie notée. Il faut « open », puis le nombre de coups, ou « end », puis le nombre de coups, la cause et le score de chaque place.
malformed-text-after-end = Rien ne doit suivre la ligne de clôture, mais il y a « { $text } ».
malformed-cannot-start = Cette partie ne peut pas commencer.
malformed-illegal-action = { $seat } ne peut pas jouer « { $action } ».
malformed-closing-differs = La partie notée se clôt par « { $found } », mais la partie rejouée donne « { $expected } ».
malformed-no-such-action = Il n’y a pas de coup { $number } ; la partie notée en compte { $actions }.
malformed-no-seed = La graine n’est pas révélée : on ne peut pas vérifier le hasard.
malformed-no-commitment = Aucune empreinte de la graine n’a été publiée : elle a pu être choisie après coup.
malformed-commitment-differs = La graine ne correspond pas à son empreinte : elle donne { $found }, mais l’empreinte est { $expected }.
malformed-outcome-differs = La graine donne « { $expected } », mais le hasard a joué « { $found } ».

### Terminal

### Rocket

rocket-name = Stephenson's Rocket

rocket-commodity-steel = acier
rocket-commodity-textiles = textile
rocket-commodity-beer = bière
rocket-commodity-leather = cuir
rocket-commodity-passengers = passagers
rocket-kind-start-town = ville de départ
rocket-kind-big-city = grande ville
rocket-kind-railway-town = ville ferroviaire
rocket-shape-straight = droite
rocket-shape-curve = courbe

rocket-option-move-stations = Quelles gares peuvent être déplacées
rocket-option-move-stations-any = toutes ses gares, même sur une ligne
rocket-option-move-stations-unlinked = seulement celles qui ne sont pas sur une ligne
rocket-option-veto-mover-choice = Où le joueur actif qui remporte le veto place la locomotive
rocket-option-veto-mover-choice-original = sur la case choisie au départ
rocket-option-veto-mover-choice-any = sur n’importe quelle case permise

rocket-end-shares = Il ne reste à la banque que les actions d’une seule compagnie, ou d’aucune.
rocket-end-tiles = La dernière tuile de rails est posée.
rocket-end-stalled = Pendant deux tours de table, on n’a fait que déplacer des gares ou passer.

rocket-step-first-player = Le hasard désigne qui commence.
rocket-step-turn =
    { $actions_left ->
        [one] { $seat }, à vous : il vous reste { $actions_left } coup.
       *[other] { $seat }, à vous : il vous reste { $actions_left } coups.
    }
rocket-step-relocate = { $seat }, reposez sur une autre case la gare reprise en { $lifted_from }.
rocket-step-veto =
    { $bid ->
        [0] { $seat }, misez ou passez : { $mover } avance la locomotive { $line } depuis la case { $origin } ; elle irait en { $to }. Personne n’a encore enchéri.
       *[other] { $seat }, misez ou passez : { $mover } avance la locomotive { $line } depuis la case { $origin } ; elle irait en { $to }. La dernière enchère est de { $bid }.
    }
rocket-step-game-over = La partie est finie. { $reason }

rocket-event-first-player-drawn = { $seat } commence.
rocket-event-token-taken = { $seat } prend un marqueur { $commodity } à { $city }.
rocket-event-station-placed = { $seat } pose une gare en { $hex }.
rocket-event-station-lifted = { $seat } reprend sa gare en { $hex }.
rocket-event-station-moved = { $seat } déplace une gare de la case { $source } à la case { $hex }.
rocket-event-locomotive-moved = { $seat } avance la locomotive { $line } de la case { $source } à la case { $hex }.
rocket-event-share-taken = { $seat } prend une action { $line }.
rocket-event-veto-bid =
    { $shares ->
        [one] { $seat } mise { $shares } action { $line } pour la case { $hex }.
       *[other] { $seat } mise { $shares } actions { $line } pour la case { $hex }.
    }
rocket-event-veto-declined = { $seat } passe et laisse la locomotive { $line } où elle est.
rocket-event-veto-won =
    { $shares ->
        [one] { $seat } remporte le veto et rend { $shares } action { $line } ; la locomotive va en { $hex }.
       *[other] { $seat } remporte le veto et rend { $shares } actions { $line } ; la locomotive va en { $hex }.
    }
rocket-event-track-laid = La ligne { $line } reçoit une tuile de rails { $shape } en { $hex }.
rocket-event-station-connected = La gare en { $hex } ({ $seat }) est reliée à la ligne { $line }.
rocket-event-passengers-taken = { $seat } prend un marqueur de passagers.
rocket-event-city-reached = La ligne { $line } atteint { $city }.
rocket-event-city-income = { $seat } touche { $amount } pour ses marqueurs pris à { $city }.
rocket-event-town-income = { $seat } touche { $amount } pour ses gares sur la ligne { $line }, qui vient d’atteindre { $town }.
rocket-event-merger-income = { $seat } touche { $amount } pour ses actions { $line }, la ligne absorbée.
rocket-event-lines-merged = Fusion en { $hex } : la ligne { $absorbed } est absorbée par la ligne { $survivor }.
rocket-event-shares-exchanged =
    { $seat } échange { $returned } { $returned ->
        [one] action
       *[other] actions
    } { $absorbed } contre { $received } { $received ->
        [one] action
       *[other] actions
    } { $survivor }{ $spares ->
        [0] {""}
        [one] {" "}(dont { $spares } supplémentaire)
       *[other] {" "}(dont { $spares } supplémentaires)
    }.
rocket-event-line-independent = La ligne { $line } est désormais autonome : ses actions en banque quittent la partie.
rocket-event-turn-passed = Aucun coup n’est permis à { $seat } : le tour passe.
rocket-event-game-ended = La partie est finie. { $reason }
rocket-event-tokens-discarded =
    { $tokens ->
        [one] { $seat } défausse { $tokens } marqueur pris à { $city }, qu’aucune ligne ne relie.
       *[other] { $seat } défausse { $tokens } marqueurs pris à { $city }, qu’aucune ligne ne relie.
    }
rocket-event-commodity-income = { $seat } touche { $amount } en fin de partie pour ses marqueurs ({ $commodity }).
rocket-event-final-station-income = { $seat } touche { $amount } en fin de partie pour ses gares sur la ligne { $line }.
rocket-event-final-share-income = { $seat } touche { $amount } en fin de partie pour ses actions { $line }.

objection-game-over = La partie est finie.
objection-not-your-decision = La décision revient à quelqu’un d’autre.
objection-unknown-seat = Cette place n’existe pas à cette table.
objection-first-player-not-drawn = Le hasard doit d’abord désigner qui commence.
objection-not-for-the-dealer = C’est aux joueurs de le faire, pas au hasard.
objection-first-player-known = Le premier joueur est déjà désigné.
objection-may-not-pass = On ne passe que lors d’un veto ; à votre tour, vous devez jouer un coup.
objection-no-veto-open = Il n’y a pas d’enchère en cours : aucun déplacement n’attend de veto.
objection-veto-open = Il faut d’abord régler le veto : misez ou passez.
objection-station-in-hand = Vous avez repris votre gare en { $hex } : reposez-la d’abord.
objection-not-an-action-of-this-game = « { $text } » n’est pas un coup de ce jeu.
objection-not-a-big-city = { $city } n’est pas une grande ville et n’a donc pas de marqueurs.
objection-unknown-commodity = « { $commodity } » n’est pas une marchandise de ce plateau.
objection-no-such-token = Il n’y a plus de marqueur { $commodity } à { $city }.
objection-unknown-hex = Il n’y a pas de case { $hex } sur ce plateau.
objection-hex-not-playable = On ne peut rien construire en { $hex } : la case est hors du terrain de jeu.
objection-no-station-left = Toutes vos gares sont sur le plateau ; vous pouvez en déplacer une.
objection-station-on-city = En { $hex } se trouve { $city } ; une gare se pose hors des villes.
objection-station-on-locomotive = La locomotive { $line } se trouve en { $hex }.
objection-station-on-track = Il y a déjà des rails de la ligne { $line } en { $hex } ; il faut une case vide.
objection-station-on-station = Il y a déjà une gare en { $hex }.
objection-station-next-to-locomotive = La case { $hex } touche la locomotive { $line } ; une gare ne se pose pas à côté d’une locomotive.
objection-station-next-to-station = La case { $hex } touche la gare en { $other } ; deux gares ne doivent pas être voisines.
objection-station-not-moved = La gare vient de la case { $hex } ; elle doit aller ailleurs.
objection-no-own-station = Vous n’avez pas de gare en { $hex }.
objection-station-on-line-stays = La gare en { $hex } fait partie de la ligne { $line } ; à cette table, elle ne bouge plus.
objection-nowhere-to-move-station = La gare en { $hex } n’a aucune autre case où aller.
objection-unknown-line = Il n’y a pas de ligne { $line } sur ce plateau.
objection-line-absorbed = La ligne { $line } a été absorbée par la ligne { $survivor } et ne roule plus.
objection-line-extended-twice = Vous avez déjà agrandi la ligne { $line } pendant ce tour ; prenez-en une autre.
objection-not-next-to-locomotive = La case { $hex } n’est pas voisine de la locomotive { $line }.
objection-not-in-front = La case { $hex } n’est pas devant la locomotive { $line } : elle va droit devant, en biais à gauche ou en biais à droite.
objection-city-in-the-way = En { $hex } se trouve { $city } ; une locomotive n’entre pas dans une ville.
objection-locomotive-in-the-way = La locomotive { $line } se trouve en { $hex }.
objection-track-in-the-way = Il y a déjà des rails de la ligne { $line } en { $hex }.
objection-touches-two-lines = La case { $hex } touche plusieurs autres lignes ({ $lines }) ; elle ne peut en toucher qu’une.
objection-bid-below-one = Vous ne pouvez pas miser { $shares } : une enchère est d’au moins 1 action.
objection-bid-above-holding =
    { $held ->
        [0] Vous ne pouvez pas miser { $shares } : vous n’avez pas d’action { $line }.
        [one] Vous ne pouvez pas miser { $shares } : vous avez { $held } action { $line }.
       *[other] Vous ne pouvez pas miser { $shares } : vous avez { $held } actions { $line }.
    }
objection-bid-below-last = Vous ne pouvez pas miser { $shares } : la dernière enchère est de { $last }, et il faut au moins l’égaler.
objection-bid-not-higher = Vous ne pouvez pas miser { $shares } : la dernière enchère est de { $last }, et il faut la dépasser.
objection-hex-not-allowed-in-veto = La locomotive { $line } ne pouvait pas aller en { $hex }. Elle pouvait aller en : { $allowed }.
objection-mover-keeps-first-choice = Comme joueur actif, vous ne pouvez que remettre la locomotive en { $first }, pas en { $hex }.
