### Rotonde in French. The keys are those of en.ftl, with the same variables; a test compares them.
### Seats arrive as names, money with its currency, lists joined (“A, B et C”), numbers as numbers.
### No-break spaces (U+00A0) stand before : ; ! ? and inside « »: a test looks for plain ones.

### Common

language-name = Français
dealer = le hasard
player = Joueur { $number }
listing = { $firsts } et { $last }
money = { $digits } { $currency }
compass = NESO
digit-separator = {" "}
line-of-text = Ligne { $number }
at-place = { $place } :

### Malformed input

malformed-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
malformed-unknown-option = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
malformed-bad-option-value = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $choices }.
malformed-bad-player-count = On ne peut pas y jouer à { $players } : il faut de { $fewest } à { $most } joueurs.
malformed-unknown-board = Il n’y a pas de plateau « { $board } ». Les plateaux sont : { $known }.
malformed-unknown-bot = Il n’y a pas de joueur virtuel « { $bot } ». Il y a : { $known }.
malformed-no-bot-file = Il n’y a pas de fichier { $file }.
malformed-no-bot-in-file = Il n’y a pas de classe { $name } avec une méthode « choose » dans { $file }.
malformed-bot-file-fails = { $file } est inutilisable : { $fault }
malformed-unknown-level = Il n’y a pas de niveau « { $level } ». Il y a : { $known }.
malformed-too-few-iterations = Il faut au moins une simulation par décision, pas { $iterations }.
malformed-arena-of-one = Il faut deux joueurs virtuels différents pour une arène.
malformed-arena-without-games = Il faut au moins une partie pour une arène, pas { $games }.
malformed-other-arena = { $folder } contient une arène réglée autrement : « { $what } » y vaut { $there }, et ici { $here }. Choisissez un autre dossier.
malformed-arena-folder-fails = Le dossier { $folder } est inutilisable : { $fault }.
malformed-arena-settings-broken = { $file } ne se lit pas comme les réglages d’une arène.
malformed-arena-line-broken = La ligne { $number } de { $file } n’est pas une partie d’arène.
malformed-arena-runs-already = Une autre exécution est au travail dans { $folder }.
malformed-worker-died = Un processus a été arrêté de l’extérieur. Réessayez avec moins de processus.
malformed-no-ray = Ray n’est pas installé : pip install 'rotonde[ray]'
malformed-no-cluster = Il n’y a pas de grappe Ray à { $address } : { $fault }
malformed-unknown-action-text = « { $text } » n’est pas un coup de ce jeu.
malformed-unknown-viewer = Il n’y a pas de place numéro { $number } d’où regarder : il y a { $players } joueurs.
malformed-position-wrong-type =
    { $expected ->
        [number] Il faut ici un nombre entier, mais c’est { $value }.
        [flag] Il faut ici true ou false, mais c’est { $value }.
        [text] Il faut ici un texte ou null, mais c’est { $value }.
        [list] Il faut ici une liste, mais c’est { $value }.
       *[object] Il faut ici un objet ou une liste, mais c’est { $value }.
    }
malformed-position-field-missing = Il manque « { $field } » à cette position.
malformed-position-out-of-range = Il faut ici un nombre de { $least } à { $most }, mais c’est { $value }.
malformed-position-wrong-length = Cette liste doit avoir { $right } éléments, mais elle en a { $number }.
malformed-position-unknown-name = Ni le plateau ni les règles ne connaissent { $name }.
malformed-position-of-another-game = C’est une position de { $found }, pas de { $game }.
malformed-position-setup = Aucune partie ne peut être mise en place ainsi.
malformed-position-against-the-rules = Aucune partie ne peut arriver à cette position : { $reason }.
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
malformed-board-bad-drawing = Cette partie de « { $field } » dans le dessin ne peut être dessinée : { $value }.
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
malformed-board-commodity-twice = La marchandise « { $commodity } » figure déjà dans la liste, en { $earlier }.
malformed-board-unknown-commodity = { $town } a un marqueur « { $commodity } », qui ne figure pas parmi les marchandises.
malformed-board-company-twice = Il y a déjà une compagnie { $company }, en { $earlier }.
malformed-board-start-shared = La compagnie { $company } part de la même ville, { $town }, que la compagnie en { $earlier } ; il faut à chacune la sienne.
malformed-board-no-start-town = La compagnie { $company } part de la ville de { $town }, qui n’est pas une ville de départ de ce plateau.
malformed-board-start-unused = Aucune compagnie ne part de la ville de { $town }.
malformed-board-start-without-exit = Aucune locomotive ne pourrait quitter { $town } : on ne peut entrer dans aucune case voisine de la case { $hex }.
malformed-board-starts-touch = { $town } est voisine de { $other } : deux villes de départ ne peuvent pas être voisines, pas plus que deux lignes.
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

malformed-not-a-record = Ce n’est pas une partie enregistrée par Rotonde : la première ligne doit être « rotonde record 1 ».
malformed-unknown-record-version = Cette partie est enregistrée en version { $version }, que ce Rotonde ne sait pas lire. Il lit la version { $known }.
malformed-unreadable-line = « { $text } » n’est ni un en-tête, ni un coup, ni la ligne de clôture.
malformed-unknown-header = Il n’y a pas d’en-tête « { $header } ».
malformed-header-twice = L’en-tête « { $header } » figure deux fois.
malformed-two-boards = Une partie enregistrée a soit « board », soit « board-data », pas les deux.
malformed-header-late = L’en-tête « { $header } » vient après le premier coup.
malformed-missing-header = L’en-tête « { $header } » manque.
malformed-bad-header-value = « { $value } » ne convient pas pour l’en-tête « { $header } ».
malformed-rules-too-new = Cette partie suit la version { $version } des règles ; ce Rotonde connaît les versions 1 à { $known }.
malformed-bad-board = On ne peut pas jouer sur le plateau de cette partie.
malformed-no-such-seat = Il n’y a pas de « { $place } » à cette table, qui compte { $players } places.
malformed-unreadable-action = « { $text } » n’est pas un coup de ce jeu.
malformed-wrong-number = Ce devrait être le coup { $expected }, mais il porte le numéro { $found }.
malformed-truncated = La partie enregistrée est coupée : elle doit se clore par « end » ou « open ».
malformed-count-differs = La ligne de clôture annonce { $expected } coups, mais il y en a { $found }.
malformed-bad-closing = « { $text } » ne clôt pas une partie enregistrée. Il faut « open », puis le nombre de coups, ou « end », puis le nombre de coups, la cause et le score de chaque place.
malformed-text-after-end = Rien ne doit suivre la ligne de clôture, mais il y a « { $text } ».
malformed-cannot-start = Cette partie ne peut pas commencer.
malformed-illegal-action = { $seat } ne peut pas jouer « { $action } ».
malformed-veiled-action = Cette action est voilée : la partie est enregistrée pour d’autres yeux et ne peut être rejouée au-delà.
malformed-undone-not-rising = « undone { $times } » doit être plus grand que les précédents.
malformed-closing-differs = La partie enregistrée se clôt par « { $found } », mais la partie rejouée donne « { $expected } ».
malformed-no-such-action = Il n’y a pas de coup { $number } ; la partie enregistrée en compte { $actions }.
malformed-no-seed = La graine n’est pas révélée : on ne peut pas vérifier le hasard.
malformed-no-commitment = Aucune empreinte de la graine n’a été publiée : elle a pu être choisie après coup.
malformed-commitment-differs = La graine ne correspond pas à son empreinte : elle donne { $found }, mais l’empreinte est { $expected }.
malformed-outcome-differs = La graine donne « { $expected } », mais le hasard a joué « { $found } ».

### Server

refusal-bad-request =
    { $place ->
        [request] La demande est illisible.
       *[other] « { $place } » est illisible dans la demande.
    }
refusal-nobody = Dites d’abord qui vous êtes : donnez un nom.
refusal-wrong-password = Le nom ou le mot de passe est faux.
refusal-not-your-seat = La place { $seat } n’est pas la vôtre.
refusal-not-the-host = Seul l’hôte de cette table peut le faire.
refusal-foreign-origin = Cette requête vient d’un autre site.
refusal-no-such-page = Il n’y a rien à cette adresse.
refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-game = Il n’y a pas de jeu « { $game } ».
refusal-no-such-board = Ce plateau n’existe pas.
refusal-no-such-link = Ce lien ne mène plus à une place.
refusal-method-not-allowed = Cela ne se fait pas à cette adresse.
refusal-stale = Cette décision est passée ; la partie a continué.
refusal-not-started = La partie n’a pas encore commencé.
refusal-already-started = La partie a déjà commencé.
refusal-not-over = La partie n’est pas encore terminée.
refusal-game-over = La partie est terminée.
refusal-seat-taken = La place { $seat } est prise.
refusal-no-open-seat = Aucune place n’est libre à cette table.
refusal-seats-open =
    { $seats ->
        [one] Une place est encore libre.
       *[other] { $seats } places sont encore libres.
    }
refusal-name-taken = Quelqu’un s’appelle déjà « { $name } ».
refusal-has-account = Vous avez déjà un compte : « { $name } ».
refusal-key-reused = Cette clé a déjà servi pour une autre action.
refusal-nothing-to-undo = Il n’y a rien à reprendre.
refusal-no-undo-asked = Personne ne vous demande de reprendre quelque chose.
refusal-undo-asked = Quelqu’un a déjà demandé à reprendre quelque chose.
refusal-not-seated = Vous n’êtes pas assis à cette table.
refusal-has-secrets = Ce qui est secret à cette table serait révélé : attendez la fin de la partie.
refusal-rules-differ = Cette partie a été jouée avec d’autres règles que celles installées ; elle ne peut pas être ouverte.
refusal-too-large = C’est trop grand.
refusal-illegal-action = Les règles interdisent « { $action } ».
refusal-no-such-number =
    { $last ->
        [0] Il n’y a pas d’action { $number } ; aucune n’a encore été jouée.
        [one] Il n’y a pas d’action { $number } ; une seule a été jouée.
       *[other] Il n’y a pas d’action { $number } ; { $last } ont été jouées.
    }
refusal-one-question = Posez une seule question : une action, une partie ou un chemin.
refusal-too-fast =
    { $seconds ->
        [one] Trop vite : attendez une seconde.
       *[other] Trop vite : attendez { $seconds } secondes.
    }
refusal-internal = Une erreur est survenue de notre côté. Rien n’a changé.
refusal-too-many-analyses = Trop de parties sont en cours d’analyse ; réessayez bientôt.
refusal-busy = Trop de choses se passent en même temps à cette table ; réessayez.
refusal-stopping = Le serveur redémarre ; réessayez bientôt.
server-no-page = La page n’a pas été construite ici. Le serveur fonctionne : des joueurs virtuels et d’autres programmes peuvent jouer. Pour construire la page, il faut Node 20.19 ou plus récent et l’accès à ses paquets ; réinstallez ensuite Rotonde. Dans un dépôt cloné : supprimez .venv et relancez ./run.
malformed-database-in-use = Un autre Rotonde sert déjà { $file }.
malformed-no-database = La base de données { $file } n’existe pas.
malformed-database-unusable = La base de données { $database } est inutilisable : { $said }.
malformed-no-such-table = La table « { $table } » n’existe pas.
malformed-no-such-account = Le compte « { $name } » n’existe pas.
malformed-backup-with-pg-dump = Une base PostgreSQL se sauvegarde avec pg_dump.
malformed-backup-onto-itself = { $file } est la base elle-même : une sauvegarde va dans un autre fichier.
malformed-cannot-listen = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $said }.

### Terminal

cli-welcome = { $title } : { $names }.
cli-welcome-help = Tapez ce que vous voulez jouer, ou « aide ».
cli-money-hidden = Comme vous êtes plusieurs devant cet écran, l’argent ne s’affiche que si vous tapez « argent ».
cli-prompt = { $name }>{" "}
cli-board-cut-off = Le plateau est coupé : il lui faut { $needed } colonnes et ce terminal en a { $width }. Élargissez la fenêtre pour le voir en entier.
cli-you-can = Vous pouvez :
cli-ambiguous =
    { $number ->
        [one] « { $text } » peut être { $number } coup :
       *[other] « { $text } » peut être { $number } coups différents :
    }
cli-word-via = par
cli-in-all =
    { $number ->
        [one] ({ $number } possibilité en tout)
       *[other] ({ $number } possibilités en tout)
    }
cli-in-all-more = ({ $number } possibilités en tout ; « { $verb } » en énumère davantage)
cli-more-choices = … ({ $number } en tout : « { $verb } » les énumère)
cli-board-part = Déplacer le plateau : « plateau nord », « plateau { $hex } », « plateau { $city } ».
cli-north = nord
cli-south = sud
cli-east = est
cli-west = ouest
cli-legend-tycoon = ~ cours d’eau · ^ collines, sur un bord une crête · # infranchissable · cubes et villes : { $letters } ; 4* : quatre cubes, « détails » dit lesquels · chiffres sur les voies : leur propriétaire
cli-legend-england = ~ cours d’eau · ^ montagnes · # infranchissable · cubes et villes : { $letters } ; 4* : quatre cubes, « détails » dit lesquels · chiffres sur les voies : leur propriétaire
cli-legend-shares = ~ cours d’eau · ^ montagnes · # infranchissable · cubes et villes : { $letters } ; 4* : quatre cubes, « détails » dit lesquels · voies : { $companies }
cli-legend-rocket = { $station }1 gare du joueur 1 · { $town } ville ferroviaire · flèche : locomotive et sa direction · marqueurs : { $letters }
cli-legend-dice = { $mountain } montagnes · ~ eau · { $station }1 gare du joueur 1 · chiffre dans un coin : tuile
cli-goal-rocket = Qui a le plus d’argent à la fin gagne. Titres, gares et marqueurs rapportent quand les lignes atteignent des villes, fusionnent et à la fin. Avancez les locomotives, prenez des marqueurs et posez des gares pour être majoritaire là où l’on paie.
cli-goal-tycoon = Qui a le plus de points à la fin gagne. Construisez des liaisons entre villes et livrez des cubes aux villes de leur couleur par le plus possible de vos propres liaisons. L’argent vient du revenu et des parts ; chaque part coûte un point à la fin.
cli-goal-england = Qui a le plus de points à la fin gagne. Construisez des liaisons entre villes et livrez des cubes aux villes de leur couleur par le plus possible de vos propres liaisons. L’argent vient du revenu et des emprunts ; chaque emprunt coûte un point à la fin, et votre Baron donne des points pour ce qu’il demande.
cli-goal-shares = Qui est le plus riche à la fin, en argent et en titres, gagne. Qui détient le plus de titres d’une compagnie la contrôle : elle construit, livre des cubes, verse des dividendes ou en achète une autre. Dividendes et livraisons déplacent sa cotation, donc la valeur de vos titres.
cli-goal-dice = Qui a le plus de jetons à la fin gagne. Posez des rails avec les dés jusqu’à joindre des gares, et achetez des locomotives qui vont assez loin. Ramenez des passagers, qui sont des jetons, des autres gares vers les vôtres.
cli-error-not-on-board = « { $text } » ne se voit pas sur le plateau. Dites un côté (nord, sud, est, ouest), une case ou une ville.
cli-more-news = … ({ $number } lignes avant ; « journal » les raconte)
cli-do-you-mean = Voulez-vous dire « { $action } » ? « { $yes } » le joue.
cli-yes = oui
cli-none-legal = Rien de ce que « { $text } » peut vouloir dire n’est permis en ce moment.
cli-why-legal = « { $action } » est permis.
cli-why-not = « { $action } » n’est pas permis :
cli-your-money = Vous avez { $amount }.
cli-undone = Coup repris : { $action }.
cli-saved = Enregistré dans { $file }.
cli-saved-resume = La partie est enregistrée dans { $file }. Pour la continuer : { $command }
cli-not-saved = La partie n’a pas été enregistrée.
cli-offer-save = Enregistrer la partie ? Entrée pour { $file }, ou un autre nom de fichier, ou « { $no } » :{" "}
cli-no = non
cli-interrupted = Interrompu.
cli-over = fin
cli-after-end = Vous pouvez encore regarder (journal, plateau, détails), enregistrer, annuler ou quitter.
cli-entry = { $name } : { $content }
cli-winners =
    { $number ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }

cli-command-help = aide
cli-command-why = pourquoi
cli-command-rule = règle
cli-command-board = plateau
cli-command-details = détails
cli-command-money = argent
cli-command-log = journal
cli-command-undo = annuler
cli-command-save = enregistrer
cli-command-quit = quitter
cli-does-help = cette liste
cli-does-why = pourquoi un coup n’est pas permis, avec les règles : pourquoi { $example }
cli-does-rule = le texte d’une règle ou d’un chapitre : règle { $rule }
cli-does-board = de nouveau le plateau et les tableaux ; plateau nord, ou plateau et une case ou une ville, le déplace
cli-does-details = ce qui n’est pas toujours affiché : tout ce qui est sur le plateau et ce que cela signifie
cli-does-money = votre argent
cli-does-log = ce qui s’est passé ; journal 50 pour les 50 derniers coups
cli-does-undo = reprendre votre dernière décision, et ce que les joueurs virtuels ont fait ensuite
cli-does-save = enregistrer la partie dans un fichier : enregistrer soiree.record
cli-does-quit = quitter la partie
cli-help-typing = Tapez un coup comme il est écrit dans la liste. Chaque mot peut être abrégé tant qu’il reste clair, et les majuscules ne comptent pas : « { $short } ». La touche Tab complète.

cli-line = Ligne
cli-at = en
cli-city-count = villes
cli-shares = titres
cli-stations = gares
cli-bank = banque
cli-connected = villes reliées
cli-absorbed-by = absorbée par { $line }
cli-independent = autonome
cli-player = Joueur
cli-money = argent
cli-passengers = passagers
cli-stations-left = gares en réserve
cli-bank-row =
    { $tiles ->
        [one] Banque ({ $tiles } tuile)
       *[other] Banque ({ $tiles } tuiles)
    }
cli-big-city = Ville
cli-tokens-left = marqueurs restants
cli-tokens-held = pris
cli-reached-by = reliée par

cli-rocket-verb-token = marqueur
cli-rocket-verb-station = gare
cli-rocket-verb-lift = reprendre
cli-rocket-verb-extend = agrandir
cli-rocket-verb-bid = miser
cli-rocket-verb-pass = passer

cli-game = Jeu
cli-title = Titre
cli-designer = Auteur
cli-player-number = Joueurs
cli-boards = Plateaux
cli-is-default = (par défaut)
cli-option-range = (par défaut { $default })
cli-options-use = Pour choisir : { $program } play { $game } --option NOM=VALEUR
cli-board-fine = { $file } : on peut jouer sur ce plateau ({ $game }).
cli-verified =
    { $actions ->
        [one] { $file } : tout est juste ; { $actions } coup, la graine et son empreinte concordent.
       *[other] { $file } : tout est juste ; { $actions } coups, la graine et son empreinte concordent.
    }

cli-simulating = Parties
bot-apprentice = apprenti
bot-driver = mécanicien
bot-stationmaster = chef de gare
bot-baron = baron
bot-reason = { $name } en attendait { $gain } de plus que de « { $instead } ».
cli-bot = Joueur
cli-wins = victoires
cli-wins-range = à 95 %
cli-score-mean = moyenne
cli-score-low = 10 %
cli-score-median = médiane
cli-score-high = 90 %
cli-winner-row = le vainqueur
cli-percent = { $number } %
cli-decimal-point = ,
cli-lengths = Coups par partie : { $mean } en moyenne, de { $low } à { $high } dans 8 parties sur 10. Ce qui y a mis fin :
cli-speed =
    { $games ->
        [one] { $games } partie, { $rate } par seconde.
       *[other] { $games } parties, { $rate } par seconde.
    }
cli-referee = Partie { $number } de la graine { $seed } : l’arbitre a trouvé « { $fault } ».

arena-facts = { $players } joueurs, { $games } parties, graine { $seed }.
arena-how = Chaque donne s’est jouée avec toutes les façons de tourner la table, et toutes les tablées ont eu les mêmes donnes. Les fourchettes sont à 95 % ; une victoire partagée compte en parties. CPU est le temps d’une décision où il y a un choix : la moyenne, et ce que 99 % ne dépassent pas.
arena-unfinished = Inachevé : { $games } parties sur { $wanted }.
arena-standings = Force
arena-lineup = À une même table :
arena-cross = Chacun contre chacun
arena-cross-note = Combien de fois le joueur de la ligne a fini devant celui de la colonne :
arena-games = parties
arena-elo = Elo
arena-openskill = openskill
arena-time = CPU
arena-time-p99 = 99 %
arena-even = part égale
arena-forfeits = forfaits
arena-crashed = { $bot } est tombé en panne et a perdu (donne { $deal }, tour { $turn }) : { $fault }
arena-illegal = { $bot } a choisi un coup interdit et a perdu (donne { $deal }, tour { $turn }) : { $fault }
arena-more-forfeits = … et { $number } autres.
arena-written = Écrit : { $files }

analysis-working = Réflexion
analysis-nothing = Il n’y a rien à analyser : personne n’a eu de choix.
analysis-chart = Ce que chacun pouvait espérer avoir à la fin, sur { $decisions } décisions :
analysis-turning = Où la partie a basculé, de { $amount } ou plus :
analysis-no-turning = La partie n’a nulle part basculé de { $amount } ou plus.
analysis-action = « { $action } ».
analysis-missed = Mieux de { $amount } : { $better }
analysis-gained = { $name } a gagné { $amount } sur les autres jusqu’à la décision suivante.
analysis-lost = { $name } a cédé { $amount } aux autres jusqu’à la décision suivante.

cli-heading-usage = Usage :
cli-heading-commands = Commandes :
cli-heading-arguments = Arguments :
cli-heading-options = Options :
cli-heading-default = [{ $value }]
cli-admin-forgotten =
    { $tables ->
        [one] Oubliée, à une table.
       *[other] Oubliée, à { $tables } tables.
    }
cli-admin-rehearsed = Pareilles : { $same }. Autrement : { $others }.
cli-help-rotonde = Des jeux de trains dans le terminal.
cli-help-rotonde-version = Donner la version.
cli-help-play = Jouer contre des joueurs virtuels ou entre amis.
cli-help-play-game = Le jeu ; « rotonde games » en donne la liste.
cli-help-play-seats = Qui joue, dans l’ordre des places : me (vous), me{":"}NOM, un joueur virtuel (apprentice, driver, stationmaster, baron, du plus rapide au plus fort, greedy, random), ou un joueur virtuel à vous : mien.py{":"}MonBot. Par défaut : me,greedy,greedy.
cli-help-play-save = Enregistrer la partie dans ce fichier après chacun de vos coups.
cli-help-play-resume = Continuer une partie enregistrée, et l’enregistrer toujours au même endroit.
cli-help-simulate = Faire jouer beaucoup de parties à des joueurs virtuels et les comparer.
cli-help-simulate-seats = Les joueurs virtuels. Ils changent de place d’une partie à l’autre.
cli-help-simulate-players = Le nombre de places ; le dernier joueur prend celles qui restent.
cli-help-simulate-games = Le nombre de parties.
cli-help-simulate-workers = Le nombre de processus ; par défaut un par cœur.
cli-help-simulate-check = Faire vérifier chaque position par l’arbitre.
cli-help-simulate-json = Écrire toutes les parties dans ce fichier, en JSON.
cli-help-simulate-csv = Écrire dans ce fichier une ligne par joueur virtuel et par partie, en CSV.
cli-help-simulate-records = Enregistrer chaque partie dans ce dossier.
cli-help-arena = Faire jouer des joueurs virtuels entre eux jusqu’à ce que l’on sache qui est le plus fort.
cli-help-arena-bots = Les joueurs virtuels : par leur nom, ou à vous : mien.py{":"}MonBot. S’ils sont plus nombreux que les places, tous les choix jouent ; s’ils le sont moins, chacun joue seul parmi des copies de chaque autre.
cli-help-arena-games = Le nombre de parties de chaque tablée. Chaque donne se joue une fois pour chaque façon de tourner la table.
cli-help-arena-players = Le nombre de places ; par défaut celui des joueurs virtuels.
cli-help-arena-jobs = Le nombre de processus ; par défaut un par cœur.
cli-help-arena-out = Garder les parties dans ce dossier, avec result.json et result.html. Une exécution interrompue en repart.
cli-help-arena-ray = Jouer sur une grappe Ray : son adresse, ou « auto » pour celle qui tourne ici.
cli-help-rules = Les règles numérotées d’un jeu.
cli-help-rules-number = Une règle (SR-5.4) ou un chapitre (SR-6) ; sans elle, toutes.
cli-help-replay = Raconter une partie enregistrée et montrer sa dernière position.
cli-help-replay-at = S’arrêter après ce nombre de coups.
cli-help-analyse = Revenir sur une partie : ce que chacun pouvait espérer, et où elle a basculé.
cli-help-analyse-level = Le temps de réflexion par décision : celui d’un joueur virtuel de ce niveau (apprentice, driver, stationmaster, baron).
cli-help-analyse-iterations = À la place, un nombre de simulations par décision : toujours le même résultat.
cli-help-analyse-threshold = Ce que vaut au moins un tournant, dans l’unité des scores ; par défaut un dixième de ce que le vainqueur a à la fin.
cli-help-analyse-json = Tout, en JSON.
cli-help-verify = Vérifier une partie : la graine, son empreinte, chaque coup, la fin.
cli-help-board = Vos propres plateaux.
cli-help-board-check = Vérifier un plateau à vous.
cli-help-board-check-file = Le plateau, un fichier JSON.
cli-help-board-check-game = Le jeu pour lequel est le plateau. Par défaut, celui auquel le plateau ressemble.
cli-help-serve = Servir des tables : jouer ensemble dans le navigateur, avec des joueurs virtuels, depuis d’autres appareils.
cli-help-serve-host = L’adresse où écouter.
cli-help-serve-port = Le port où écouter ; 0 en prend un libre.
cli-help-serve-lan = Laisser entrer les autres du réseau local, et montrer un code qu’ils peuvent scanner.
cli-help-serve-origin = Une autre adresse où la page est atteinte, par exemple derrière un proxy. Peut être donnée plusieurs fois.
cli-help-serve-secure = N’envoyer les cookies que par TLS : pour un serveur derrière un proxy avec un certificat.
cli-help-serve-proxy = Les adresses des proxys que l’on croit sur l’origine des requêtes.
cli-help-serve-bots = Dans combien de processus les joueurs virtuels réfléchissent ; d’habitude un de moins que de cœurs.
cli-help-serve-browser = Ouvrir la page dans le navigateur.
cli-help-admin = S’occuper des tables conservées.
cli-help-admin-list = Les tables : identifiant, dernier changement, jeu, état, nombre de places.
cli-help-admin-show = Une table, ses places et qui les tient, et combien de lignes compte son journal.
cli-help-admin-export = L’enregistrement d’une table.
cli-help-admin-backup = Copier la base de données dans un fichier pendant que le serveur continue.
cli-help-admin-backup-file = La copie.
cli-help-admin-import = Faire une table d’un enregistrement, et dire son identifiant.
cli-help-admin-import-owner = Le compte à qui sera la table ; sans cela, à ceux qui s’y assoient.
cli-help-admin-delete = Supprimer une table avec tout ce qui en fait partie.
cli-help-admin-forget = Oublier une personne : ses places deviennent anonymes, les parties restent.
cli-help-admin-forget-person = Le nom du compte, ou l’identifiant de la personne.
cli-help-admin-rehearse = Rejouer toutes les parties conservées avec les règles installées et dire ce qui différerait.
cli-help-games = Les jeux.
cli-help-options = Les lectures des règles qu’une table peut choisir.
cli-help-any-game = Le jeu ; « rotonde games » en donne la liste.
cli-help-any-file = La partie enregistrée.
cli-help-any-database = Où les tables sont conservées : un fichier pour SQLite, ou l’URL d’une base PostgreSQL. Aussi : ROTONDE_DATABASE.
cli-help-any-table = L’identifiant d’une table.
cli-help-any-lang = La langue. Par défaut, celle de votre système.
cli-help-any-help = Montrer cette aide.
cli-help-any-seed = Ce dont découle le hasard : même graine, même hasard.
cli-help-any-option = Une lecture des règles ; « rotonde options JEU » en donne la liste. Peut se donner plusieurs fois.
cli-help-any-board = Un plateau par son nom, ou un fichier avec un plateau à vous.

cli-usage-no-such-option = Il n’y a pas d’option { $option }.
cli-usage-missing = Il manque { $what }.
cli-usage-option-needs-value = { $option } n’est pas complet.
cli-usage-bad-value = { $what } ne peut pas valoir « { $value } ».
cli-usage-no-such-command = Cette commande n’existe pas. Les commandes sont : { $known }.
cli-usage-too-much = Il y a plus d’arguments que cette commande n’en prend.
cli-usage-see-help = Aide : { $command } --help

cli-at-line = { $file }, ligne { $line } : { $sentence }
cli-in-file = { $file } : { $sentence }
cli-error-no-such-file = Il n’y a pas de fichier { $file }.
cli-error-not-plain = { $file } n’est pas un fichier ordinaire.
cli-error-too-large = { $file } dépasse { $most } Mo : ce n’est ni une partie enregistrée ni un plateau.
cli-error-not-text = { $file } n’est pas un texte en UTF-8.
cli-error-cannot-read =
    Impossible de lire { $file } : { $reason ->
        [denied] ce n’est pas autorisé.
        [full] le disque est plein.
        [name] aucun fichier ne peut porter ce nom.
       *[other] { $said }.
    }
cli-error-cannot-write =
    Impossible d’écrire { $file } : { $reason ->
        [denied] ce n’est pas autorisé.
        [full] le disque est plein.
        [name] aucun fichier ne peut porter ce nom.
       *[other] { $said }.
    } Rien n’a été changé.
cli-error-output =
    Impossible d’écrire ce qu’il y a à dire : { $reason ->
        [full] le disque est plein.
       *[other] { $said }.
    }
cli-error-series = Après ce qui précède, « { $text } » n’est pas possible. Rien n’a été fait.
cli-error-no-such-link = Il n’y a pas de liaison « { $text } » : elles sont numérotées de 1 à { $most }.
cli-error-is-folder = { $file } est un dossier.
cli-error-no-such-folder = Il n’y a pas de dossier { $folder }.
cli-error-file-taken = { $file } existe et n’est pas un enregistrement de cette partie ; il reste comme il est. Choisissez un autre nom.
cli-error-json =
    { $file }, ligne { $line }, colonne { $column } : { $fault ->
        [value] il manque ici une valeur, ou ce n’est pas du JSON.
        [comma] il manque ici une virgule.
        [colon] il manque ici un deux-points.
        [key] il manque ici un nom entre guillemets droits.
        [string] ce texte n’a pas de guillemet fermant.
        [extra] il y a quelque chose après la fin des données.
        [trailing] il y a une virgule de trop.
       *[other] ce n’est pas du JSON valable.
    }
cli-error-board-fails = { $file } : à { $players } joueurs, une partie sur ce plateau ne peut pas commencer ({ $fault }).
cli-error-board-not-json = { $file } n’est pas du JSON valable.
cli-error-board-not-object = { $file } n’est pas un plateau : un plateau est un objet entre accolades.
cli-error-no-such-board = Il n’y a ni plateau ni fichier « { $board } ». Les plateaux sont : { $known }.
cli-error-empty-name = La place « { $seat } » n’a pas de nom après le deux-points.
cli-error-name-taken = Le nom « { $name } » est celui d’un autre joueur, ou d’un joueur virtuel.
cli-error-option-form = « { $text } » n’est pas de la forme NOM=VALEUR.
cli-error-option-twice = L’option { $option } est donnée deux fois.
cli-error-which-game = Quel jeu ? Par exemple : { $program } play rocket
cli-error-resume-alone = Une partie enregistrée a déjà sa graine, ses options et son plateau : laissez --seed, --option et --board de côté.
cli-error-other-game = { $file } est une partie de { $game }.
cli-error-game-over = La partie de { $file } est terminée. « { $command } » la raconte.
cli-error-seat-number = La partie de { $file } a { $players } places.
cli-error-more-seats = Il y a { $seats } joueurs virtuels pour { $players } places.
cli-error-threshold = --threshold doit être plus grand que 0.
cli-error-too-small = { $what } doit être au moins { $least }.
cli-error-why-what = Dites quel coup : pourquoi { $example }
cli-error-rule-which = Dites quelle règle : règle { $rule }
cli-error-log-number = « { $text } » n’est pas un nombre de coups.
cli-error-nothing-to-undo = Rien n’a encore été décidé ici.
cli-error-save-where = Dites où : enregistrer soiree.record
cli-error-bot-illegal = { $name } a choisi « { $action } », ce que { $rules } interdit.
cli-error-seat-outside = « { $name } » a joué cette partie. Un joueur virtuel apporté n’est lancé que si vous le nommez : dites avec --seats qui joue.
cli-error-exists = { $file } existe déjà et reste tel quel. Choisissez un autre nom.

### Rocket

rocket-name = Stephenson's Rocket
rocket-score = { $amount }
rocket-score-mean = { $number } k£
rocket-brief-city-reached = { $city }
rocket-brief-station-connected = gare de { $seat }
rocket-brief-lines-merged = { $absorbed } est absorbée par { $survivor }

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

rocket-option-extend-survivor = Une ligne qui vient d’en absorber une autre peut-elle être agrandie dans le même tour ?
rocket-option-extend-survivor-yes = oui
rocket-option-extend-survivor-no = non
rocket-option-move-stations = Quelles gares peuvent être déplacées ?
rocket-option-move-stations-any = toutes ses gares, même sur une ligne
rocket-option-move-stations-unlinked = seulement celles qui ne sont pas sur une ligne
rocket-option-veto-mover-choice = Où le joueur actif qui remporte le veto place-t-il la locomotive ?
rocket-option-veto-mover-choice-original = sur la case choisie au départ
rocket-option-veto-mover-choice-any = sur n’importe quelle case permise
rocket-option-mover-may-open = Le joueur actif peut-il enchérir lors d’un veto où personne d’autre ne l’a fait ?
rocket-option-mover-may-open-yes = oui
rocket-option-mover-may-open-no = non
rocket-option-veto-on-independent = Y a-t-il un veto sur les lignes autonomes ?
rocket-option-veto-on-independent-yes = oui
rocket-option-veto-on-independent-no = non : la répartition des titres est figée
rocket-option-stalled-end = La partie s’arrête-t-elle quand, pendant deux tours de table, on ne fait que déplacer des gares ou passer ?
rocket-option-stalled-end-yes = oui
rocket-option-stalled-end-no = non : seulement après cinquante tours de table, ou quand personne ne peut plus rien faire

rocket-end-shares = Il ne reste à la banque que les titres d’une seule compagnie, ou d’aucune.
rocket-end-tiles = La dernière tuile de rails est posée.
rocket-end-stalled = Pendant au moins deux tours de table, on n’a fait que déplacer des gares ou passer.

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
rocket-step-game-over = La partie est terminée. { $reason }

rocket-event-first-player-drawn = { $seat } commence.
rocket-event-token-taken = { $seat } prend un marqueur { $commodity } à { $city }.
rocket-event-station-placed = { $seat } pose une gare en { $hex }.
rocket-event-station-lifted = { $seat } reprend sa gare en { $hex }.
rocket-event-station-moved = { $seat } déplace une gare de la case { $source } à la case { $hex }.
rocket-event-locomotive-moved = { $seat } avance la locomotive { $line } de la case { $source } à la case { $hex }.
rocket-event-locomotive-arrived = La locomotive { $line } se trouve sur { $hex }.
rocket-event-share-taken = { $seat } prend un titre { $line }.
rocket-event-veto-bid =
    { $shares ->
        [one] { $seat } mise { $shares } titre { $line } pour la case { $hex }.
       *[other] { $seat } mise { $shares } titres { $line } pour la case { $hex }.
    }
rocket-event-veto-declined = { $seat } passe et laisse la locomotive { $line } où elle est.
rocket-event-veto-won =
    { $shares ->
        [one] { $seat } remporte le veto et rend { $shares } titre { $line } ; la locomotive va en { $hex }.
       *[other] { $seat } remporte le veto et rend { $shares } titres { $line } ; la locomotive va en { $hex }.
    }
rocket-event-track-laid = La ligne { $line } reçoit une tuile de rails { $shape } en { $hex }.
rocket-event-station-connected = La gare en { $hex } ({ $seat }) est reliée à la ligne { $line }.
rocket-event-passengers-taken = { $seat } prend un marqueur de passagers.
rocket-event-city-reached = La ligne { $line } atteint { $city }.
rocket-event-city-income = { $seat } touche { $amount } pour ses marqueurs pris à { $city }.
rocket-event-town-income = { $seat } touche { $amount } pour ses gares sur la ligne { $line }, qui vient d’atteindre { $town }.
rocket-event-merger-income = { $seat } touche { $amount } pour ses titres { $line }, la ligne absorbée.
rocket-event-lines-merged = Fusion en { $hex } : la ligne { $absorbed } est absorbée par la ligne { $survivor }.
rocket-event-shares-exchanged =
    { $seat } échange { $returned } { $returned ->
        [one] titre
       *[other] titres
    } { $absorbed } contre { $received } { $received ->
        [one] titre
       *[other] titres
    } { $survivor }{ $spares ->
        [0] {""}
        [one] {" "}(dont { $spares } supplémentaire)
       *[other] {" "}(dont { $spares } supplémentaires)
    }.
rocket-event-line-independent = La ligne { $line } est désormais autonome : ses titres en banque quittent la partie.
rocket-event-turn-passed = Aucun coup n’est permis à { $seat } : le tour passe.
rocket-event-game-ended = La partie est terminée. { $reason }
rocket-event-tokens-discarded =
    { $tokens ->
        [one] { $seat } défausse { $tokens } marqueur pris à { $city }, qu’aucune ligne ne relie.
       *[other] { $seat } défausse { $tokens } marqueurs pris à { $city }, qu’aucune ligne ne relie.
    }
rocket-event-commodity-income = { $seat } touche { $amount } en fin de partie pour ses marqueurs ({ $commodity }).
rocket-event-final-station-income = { $seat } touche { $amount } en fin de partie pour ses gares sur la ligne { $line }.
rocket-event-final-share-income = { $seat } touche { $amount } en fin de partie pour ses titres { $line }.

objection-game-over = La partie est terminée.
objection-not-your-decision = La décision revient à quelqu’un d’autre.
objection-unknown-seat = Cette place n’existe pas à cette table.
objection-first-player-not-drawn = Le hasard doit d’abord désigner qui commence.
objection-only-for-the-dealer = Seul le hasard en décide.
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
objection-survivor-has-grown = La ligne { $line } vient d’absorber celle qui a été agrandie pendant ce tour ; une autre peut l’être.
objection-line-extended-twice = La ligne { $line } a déjà été agrandie pendant ce tour ; une autre peut l’être.
objection-not-next-to-locomotive = La case { $hex } n’est pas voisine de la locomotive { $line }.
objection-not-in-front = La case { $hex } n’est pas devant la locomotive { $line } : elle va droit devant, en biais à gauche ou en biais à droite.
objection-city-in-the-way = En { $hex } se trouve { $city } ; une locomotive n’entre pas dans une ville.
objection-locomotive-in-the-way = La locomotive { $line } se trouve en { $hex }.
objection-track-in-the-way = Il y a déjà des rails de la ligne { $line } en { $hex }.
objection-touches-two-lines = La case { $hex } touche plusieurs autres lignes ({ $lines }) ; elle ne peut en toucher qu’une.
objection-bid-below-one = Vous ne pouvez pas miser { $shares } : une enchère est d’au moins 1 titre.
objection-bid-above-holding =
    { $held ->
        [0] Vous ne pouvez pas miser { $shares } : vous n’avez pas de titre { $line }.
        [one] Vous ne pouvez pas miser { $shares } : vous avez { $held } titre { $line }.
       *[other] Vous ne pouvez pas miser { $shares } : vous avez { $held } titres { $line }.
    }
objection-bid-below-last = Vous ne pouvez pas miser { $shares } : la dernière enchère est de { $last }, et il faut au moins l’égaler.
objection-bid-not-higher = Vous ne pouvez pas miser { $shares } : la dernière enchère est de { $last }, et il faut la dépasser.
objection-hex-not-allowed-in-veto = La locomotive { $line } ne pouvait pas aller en { $hex }. Elle pouvait aller en : { $allowed }.
objection-mover-keeps-first-choice = Comme joueur actif, vous ne pouvez que remettre la locomotive en { $first }, pas en { $hex }.

### Dice

dice-name = Rail Road Dice 2
dice-score =
    { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    }
dice-score-mean = { $number }

dice-symbol-straight = rail droit
dice-symbol-curve = courbe
dice-symbol-locomotive = locomotive
dice-symbol-question = « ? »
dice-symbol-crossing = croisement
dice-symbol-switch-left = aiguillage à gauche
dice-symbol-switch-right = aiguillage à droite
dice-symbol-wye = aiguillage en Y
dice-symbol-double-curve = double courbe
dice-simple-straight = { dice-symbol-straight }
dice-simple-curve = { dice-symbol-curve }
dice-simple-locomotive = { dice-symbol-locomotive }
dice-simple-question = { dice-symbol-question }
dice-complex-crossing = { dice-symbol-crossing }
dice-complex-switch-left = { dice-symbol-switch-left }
dice-complex-switch-right = { dice-symbol-switch-right }
dice-complex-wye = { dice-symbol-wye }
dice-complex-double-curve = { dice-symbol-double-curve }
dice-complex-question = { dice-symbol-question }
dice-shape-straight = un rail droit
dice-shape-curve = une courbe
dice-shape-crossing = un croisement
dice-shape-switch-left = un aiguillage à gauche
dice-shape-switch-right = un aiguillage à droite
dice-shape-wye = un aiguillage en Y
dice-shape-double-curve = une double courbe
dice-side-n = au nord
dice-side-e = à l’est
dice-side-s = au sud
dice-side-w = à l’ouest
dice-company-black = noir
dice-company-blue = bleu
dice-company-white = blanc
dice-company-green = vert

cli-dice-verb-station = gare
cli-dice-verb-roll = lancer
cli-dice-verb-take = prendre
cli-dice-verb-refill = réapprovisionner
cli-dice-verb-lay = poser
cli-dice-verb-exchange = échanger
cli-dice-verb-call = appeler
cli-dice-verb-buy = acheter
cli-dice-verb-carry = transporter
cli-dice-verb-load = ramener
cli-dice-verb-end = fin
cli-dice-tokens = jetons
cli-dice-carried = transportés
cli-dice-locomotives = locomotives
cli-dice-joined = reliées (avec la distance)
cli-dice-owed = 0 (doit { $tokens })
cli-dice-on-sale = en vente : { $value } pour { $tokens }
cli-dice-tile = Tuile
cli-dice-heap = jetons
cli-dice-station = gare
cli-dice-distance = distance
cli-dice-route = trajet
cli-dice-complex = complexe
cli-dice-hand = Vos dés :
cli-dice-bank-dice = Dés en banque : { $simple } simples, { $complex } complexes
cli-dice-final = Phase finale : on ne peut qu’acheter et transporter.

dice-option-setup = Comment les gares arrivent-elles sur le plateau ?
dice-option-setup-place = les joueurs les posent
dice-option-setup-fixed = à des emplacements préparés
dice-option-connection-bonus = Quelles nouvelles liaisons rapportent une prime ?
dice-option-connection-bonus-all = toutes, quel que soit le joueur qui a posé le dé
dice-option-connection-bonus-active = seulement celles de la gare du joueur qui a posé le dé
dice-option-dice-left = Quels dés comptent comme restants, pour la phase finale ?
dice-option-dice-left-off-board = ceux qui ne sont pas sur le plateau
dice-option-dice-left-bank = ceux de la banque
dice-option-end-phase = Quand commence la phase finale ?
dice-option-end-phase-at-once = aussitôt, au milieu du tour
dice-option-end-phase-end-of-turn = à la fin du tour
dice-option-bank = La banque peut-elle être à court ?
dice-option-bank-endless = primes, appels et dernier réapprovisionnement sont payés en entier
dice-option-bank-strict = les paiements s’arrêtent quand la banque est à 0
dice-option-score = Qu’est-ce qui compte à la fin ?
dice-option-score-tokens = tous les jetons en main
dice-option-score-carried = seulement les passagers transportés

dice-end-no-tokens = Il n’y a plus de jetons à côté des tuiles.
dice-end-nobody-can-carry = Plus personne ne peut transporter.
dice-end-no-carries = Pendant tout un tour de table, personne n’a rien transporté.

dice-trigger-all-connected = un joueur a relié toutes les gares
dice-trigger-bank-empty = la banque n’a plus de jetons
dice-trigger-complex-dice-gone = il ne reste plus de dé complexe
dice-trigger-dice-gone = il reste au plus deux dés
dice-trigger-refill-too-dear = la banque n’a pas assez de jetons pour ceux qu’il faudrait poser
dice-trigger-stalled = pendant deux tours de table, personne n’a rien fait

dice-step-lay-out = Le hasard pose la tuile de terrain { $tile }.
dice-step-first-player = Le hasard désigne qui commence.
dice-step-place-own = { $seat }, posez votre propre gare.
dice-step-place-grey =
    { $left ->
        [one] { $seat }, posez votre dernière gare grise.
       *[other] { $seat }, posez une gare grise ; vous en avez { $left }.
    }
dice-step-turn =
    { $final ->
        [true] { $seat }, à vous, en phase finale : achetez des locomotives, transportez ou terminez votre tour.
       *[other]
            { $rolled ->
                [true] { $seat }, à vous ; vous avez lancé.
               *[other]
                    { $refilled ->
                        [true] { $seat }, à vous ; vous avez réapprovisionné. Achetez, transportez ou terminez votre tour.
                       *[other] { $seat }, à vous : lancez ou réapprovisionnez, achetez, transportez ou terminez votre tour.
                    }
            }
    }
dice-step-rolling = On lance les dés pour { $seat } (simples : { $simple } ; complexes : { $complex }).
dice-step-loading = { $seat }, combien de jetons la locomotive { $locomotive } ramène-t-elle de { $station } ? Au plus { $most }.
dice-step-game-over = La partie est terminée. { $reason }

dice-event-tile-placed =
    { $rotation ->
        [0] La tuile de terrain { $tile } est posée en { $x }, { $y }.
        [1] La tuile de terrain { $tile } est posée en { $x }, { $y }, tournée d’un quart de tour.
        [2] La tuile de terrain { $tile } est posée en { $x }, { $y }, tournée d’un demi-tour.
       *[other] La tuile de terrain { $tile } est posée en { $x }, { $y }, tournée de trois quarts de tour.
    }
dice-event-first-player-drawn = { $seat } commence.
dice-event-own-station-placed = { $seat } pose sa propre gare en { $cell }.
dice-event-grey-station-placed = { $seat } pose une gare grise en { $cell }.
dice-event-grey-stations-discarded =
    { $number ->
        [one] { $seat } se défausse d’une gare grise : il n’y a plus de case pour elle.
       *[other] { $seat } se défausse de { $number } gares grises : il n’y a plus de case pour elles.
    }
dice-event-tokens-put-out = On met { $tokens } jetons à côté des tuiles, 5 par gare.
dice-event-dice-taken =
    { $complex ->
        [0] { $seat } prend { $simple } { $simple ->
                [one] dé simple
               *[other] dés simples
            } à lancer.
       *[other]
            { $simple ->
                [0] { $seat } prend { $complex } { $complex ->
                        [one] dé complexe
                       *[other] dés complexes
                    } à lancer.
               *[other] { $seat } prend { $simple } { $simple ->
                        [one] dé simple
                       *[other] dés simples
                    } et { $complex } { $complex ->
                        [one] dé complexe
                       *[other] dés complexes
                    } à lancer.
            }
    }
dice-event-question-taken = { $seat } prend un dé complexe, face « ? » visible.
dice-event-dice-rolled = { $seat } lance. Dés simples : { $simple }. Dés complexes : { $complex }.
dice-event-rail-laid =
    { $tokens ->
        [0] { $seat } pose { $shape } en { $cell } ({ $face }).
       *[other] { $seat } pose { $shape } en { $cell } ({ $face }) et paie { $tokens } pour le terrain.
    }
dice-event-die-exchanged =
    { $old ->
        [straight] { $seat } met { $shape } en { $cell } ({ $face }) et récupère le rail droit.
       *[other] { $seat } met { $shape } en { $cell } ({ $face }) et récupère la courbe.
    }
dice-event-station-connected = La gare de { $seat } est désormais reliée à celle en { $station }.
dice-event-bonus-paid = { $seat } reçoit { $tokens } pour la liaison avec { $station }.
dice-event-locomotive-bought = { $seat } achète une locomotive { $value } pour { $tokens }.
dice-event-locomotives-scrapped =
    { $number ->
        [one] La locomotive { $value } de { $seat } part à la ferraille.
       *[other] Les { $number } locomotives { $value } de { $seat } partent à la ferraille.
    }
dice-event-locomotive-sent = { $seat } envoie la locomotive { $locomotive } vers { $station }.
dice-event-passengers-carried =
    { $tokens ->
        [one] { $seat } ramène { $tokens } jeton de { $station } avec la locomotive { $locomotive }, distance { $distance } (par { $route }).
       *[other] { $seat } ramène { $tokens } jetons de { $station } avec la locomotive { $locomotive }, distance { $distance } (par { $route }).
    }
dice-event-passengers-called = { $seat } appelle des passagers : on met { $tokens } jetons à côté de la tuile { $tile }.
dice-event-refilled = { $seat } réapprovisionne au lieu de lancer : on met { $tokens } jetons à côté des tuiles.
dice-event-refill-too-dear = La banque a { $bank } jetons, mais il en faudrait { $tokens } : on n’en met pas.
dice-event-shortage-relieved = Pénurie de passagers : on met { $tokens } jetons à côté des tuiles.
dice-event-final-phase-started = La phase finale commence : { $trigger }.
dice-event-final-refill = On met une dernière fois { $tokens } jetons à côté des tuiles.
dice-event-dice-returned = { $seat } rend les dés inutilisés (simples : { $simple } ; complexes : { $complex }).
dice-event-turn-ended = { $seat } termine son tour.
dice-event-game-ended = La partie est terminée. { $reason }

malformed-no-prepared-stations = Le plateau « { $board } » n’a pas d’emplacements préparés pour { $players } joueurs : jouez avec setup « place ».
malformed-board-tile-twice = Il y a déjà une tuile { $tile }, à { $earlier }.
malformed-board-wrong-tile-number =
    { $number ->
        [one] Il y a { $number } tuile ; il en faut { $right }.
       *[other] Il y a { $number } tuiles ; il en faut { $right }.
    }
malformed-board-tile-laid-twice = La tuile { $tile } est déjà posée, à { $earlier }.
malformed-board-in-pieces = La carte n’est pas d’un seul tenant : des tuiles ne touchent pas les autres.
malformed-board-too-few-station-cells = Seules { $number } cases intérieures des tuiles sont hors de l’eau ; il en faut au moins { $fewest } pour les gares.
malformed-board-tile-number-below-one = Une tuile ne peut pas porter le numéro { $tile } : les numéros commencent à 1.
malformed-board-tile-not-square = La tuile { $tile } doit avoir { $size } rangées de { $size } cases.
malformed-board-unknown-tile-terrain = La tuile { $tile } a le terrain « { $terrain } » ; il n’y a que { $choices }.
malformed-board-bad-rotation = La tuile { $tile } ne peut pas être tournée de { $rotation } : c’est 0, 1, 2 ou 3 quarts de tour.
malformed-board-unknown-tile = Il n’y a pas de tuile { $tile }.
malformed-board-tiles-overlap = La tuile { $tile } est posée sur la tuile { $other }.
malformed-board-tile-not-laid = La tuile { $tile } n’est pas posée.
malformed-board-loose-tile =
    { $cells ->
        [0] La tuile { $tile } est détachée : aucune de ses cases ne touche une autre tuile ; il en faut au moins { $fewest }.
        [one] La tuile { $tile } est détachée : seule { $cells } de ses cases touche une autre tuile ; il en faut au moins { $fewest }.
       *[other] La tuile { $tile } est détachée : seules { $cells } de ses cases touchent d’autres tuiles ; il en faut au moins { $fewest }.
    }
malformed-board-bad-station-spots = Les emplacements préparés doivent être un objet pour 2, 3 ou 4 joueurs, mais c’est pour « { $players } ».
malformed-board-wrong-station-number = Il faut { $right } gares de joueurs et au plus { $most } grises ; il y en a { $own } et { $grey }.
malformed-board-unknown-cell = Il n’y a pas de case { $cell } sur cette carte.
malformed-board-bad-station-cell = Aucune gare ne peut être en { $cell } : c’est au bord ou dans l’eau.
malformed-board-stations-too-close = La gare en { $cell } est trop près de celle en { $other }.
malformed-board-two-owned-on-tile = La gare de joueur en { $cell } est sur une tuile qui en porte déjà une.

objection-tiles-first = Il faut d’abord poser toutes les tuiles de terrain.
objection-layout-complete = Toutes les tuiles de terrain sont posées.
objection-not-the-next-tile = C’est le tour de la tuile { $right }, pas de la tuile { $tile }.
objection-no-such-rotation = Une tuile se tourne de 0, 1, 2 ou 3 quarts de tour, pas de { $rotation }.
objection-first-tile-elsewhere = La première tuile se pose en 0,0.
objection-tiles-overlap = La tuile { $tile } serait sur la tuile { $other }.
objection-tile-touches-too-little = Seules { $cells } cases de la tuile { $tile } toucheraient d’autres tuiles ; il en faut au moins { $fewest }.
objection-cell-off-map = Il n’y a pas de case { $cell } sur cette carte.
objection-stations-first = Il faut d’abord poser toutes les gares.
objection-stations-all-placed = Toutes les gares sont déjà posées.
objection-tile-has-owned-station = La tuile { $tile } porte déjà la gare d’un joueur.
objection-station-at-edge = La case { $cell } est au bord de la carte ; on n’y pose pas de gare.
objection-station-in-water = La case { $cell } est dans l’eau ; on n’y pose pas de gare.
objection-cell-has-station = Il y a déjà une gare en { $cell }.
objection-station-too-close = La case { $cell } est trop près de la gare en { $other } : il faut au moins 2 cases entre elles.
objection-rolled-already = Vous avez déjà lancé les dés pendant ce tour.
objection-refilled-already = Vous avez déjà réapprovisionné pendant ce tour.
objection-refilled-instead = Vous avez réapprovisionné au lieu de lancer : ni lancer, ni pose, ni appel pendant ce tour.
objection-not-rolled-yet = Il faut d’abord lancer les dés.
objection-no-such-roll = On ne peut pas lancer { $simple } + { $complex } dés (simples + complexes) : c’est 4 simples, 2 simples et 1 complexe, ou 2 complexes.
objection-no-die-to-roll = La banque n’a aucun dé des sortes que vous voulez lancer.
objection-no-complex-die-in-bank = La banque n’a plus de dé complexe.
objection-nothing-to-roll = Il n’y a pas de dés à lancer.
objection-wrong-number-of-dice = Ce n’est pas le bon nombre de dés (simples : { $simple } ; complexes : { $complex }).
objection-no-such-dice = Ces dés ne peuvent pas donner « { $text } ».
objection-no-such-die = Vous n’avez pas de dé pour cela : { $symbol }.
objection-no-simple-face = Un dé simple ne peut pas montrer « { $face } ».
objection-die-in-the-way = Il y a déjà un dé en { $cell }.
objection-station-in-the-way = Il y a une gare en { $cell }.
objection-not-at-own-line = La case { $cell } n’est ni à côté de votre gare ni à une extrémité libre de votre ligne.
objection-does-not-meet-own-line = En { $cell }, le rail { $face } ne se raccorderait pas à votre ligne.
objection-leads-off-map = En { $cell }, le rail mènerait hors de la carte, { $side }.
objection-against-blank-side = En { $cell }, le rail buterait contre un côté sans voie du dé complexe en { $other }.
objection-blank-side-against-rail = En { $cell }, le dé présenterait un côté sans voie au rail en { $other }.
objection-terrain-too-dear =
    { $tokens ->
        [one] Poser en { $cell } coûte { $tokens } jeton ; vous en avez { $money }.
       *[other] Poser en { $cell } coûte { $tokens } jetons ; vous en avez { $money }.
    }
objection-no-complex-face = Un dé complexe ne peut pas montrer « { $face } ».
objection-complex-die-stays = Il y a un dé complexe en { $cell } ; il n’est jamais remplacé.
objection-no-simple-die-there = Il n’y a pas de dé simple à remplacer en { $cell }.
objection-not-on-own-line = Votre ligne ne passe pas par le dé en { $cell } et ne lui fait pas face.
objection-loses-track = Le nouveau dé en { $cell } doit garder la voie { $old } ; { $face } ne la garde pas.
objection-unknown-locomotive = Il n’y a pas de locomotive { $value } dans ce jeu.
objection-no-locomotive-left = Toutes les locomotives sont vendues.
objection-locomotive-not-on-sale = La locomotive { $value } n’est pas en vente : seule l’est la plus petite valeur restante, { $on_sale }.
objection-locomotive-too-dear = La locomotive { $value } coûte { $tokens } jetons ; vous en avez { $money }.
objection-no-such-locomotive = Vous n’avez pas de locomotive { $value }.
objection-locomotive-used = Vos locomotives { $value } ont toutes servi pendant ce tour.
objection-no-station-there = Il n’y a pas de gare en { $cell }.
objection-station-served = Vous avez déjà desservi { $station } pendant ce tour.
objection-own-station-no-destination = La gare en { $station } est la vôtre ; elle n’est jamais une destination.
objection-station-not-joined = Aucune ligne continue ne relie { $station } à votre gare.
objection-station-too-far = La gare en { $station } est à la distance { $distance }, trop loin pour la locomotive { $locomotive }.
objection-heap-empty = Il n’y a pas de jetons à côté de la tuile { $tile } : { $station } ne peut pas être desservie.
objection-load-first = Dites d’abord combien de jetons vous ramenez de { $station }.
objection-nothing-to-load = Aucune locomotive n’est en route : envoyez-en d’abord une vers une gare.
objection-load-below-one = Il faut ramener au moins 1 jeton.
objection-load-above-locomotive = La locomotive { $value } ne peut pas ramener { $tokens } jetons.
objection-load-above-heap =
    { $heap ->
        [one] Il n’y a là que { $heap } jeton.
       *[other] Il n’y a là que { $heap } jetons.
    }
objection-unknown-tile = Il n’y a pas de tuile { $tile }.
objection-tile-without-station = La tuile { $tile } n’a pas de gare ; on n’y appelle personne.
objection-final-phase = Pendant la phase finale, on ne peut qu’acheter des locomotives et transporter.

### Tycoon

tycoon-name = Railroad Tycoon : le jeu de plateau
tycoon-score =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
tycoon-score-mean = { $number }
tycoon-brief-cube-delivered = → { $city }

tycoon-colour-red = rouge
tycoon-colour-yellow = jaune
tycoon-colour-blue = bleu
tycoon-colour-black = noir
tycoon-colour-purple = pourpre
tycoon-colour-grey = gris
tycoon-terrain-open = terrain dégagé
tycoon-terrain-hills = collines
tycoon-terrain-city = ville
tycoon-terrain-water = de l’eau
tycoon-terrain-blocked = une case incomplète
tycoon-terrain-western = réservée à une liaison vers l’Ouest
tycoon-terrain-off-map = hors de la carte
tycoon-card-railroad-era = The Railroad Era Begins
tycoon-card-speed-record = Speed Record
tycoon-card-new-train = New Train
tycoon-card-bounty-mobile = Prime de service : Mobile
tycoon-card-bounty-raleigh = Prime de service : Raleigh
tycoon-card-bounty-louisville = Prime de service : Louisville
tycoon-card-bounty-jacksonville = Prime de service : Jacksonville
tycoon-card-bounty-toronto = Prime de service : Toronto
tycoon-card-bounty-duluth = Prime de service : Duluth
tycoon-card-line-york-chicago = Grande ligne : New York – Chicago
tycoon-card-line-baltimore-toledo = Grande ligne : Baltimore – Toledo
tycoon-card-line-orleans-minneapolis = Grande ligne : New Orleans – Minneapolis
tycoon-card-line-atlanta-richmond = Grande ligne : Atlanta – Richmond
tycoon-card-line-boston-washington = Grande ligne : Boston – Washington D.C.
tycoon-card-line-transcontinental = Grande ligne avec liaison vers l’Ouest : New York – Kansas City
tycoon-card-hotel-york = Hôtel : New York
tycoon-card-hotel-chicago = Hôtel : Chicago
tycoon-card-hotel-atlanta = Hôtel : Atlanta
tycoon-card-hotel-baltimore = Hôtel : Baltimore
tycoon-card-hotel-charleston = Hôtel : Charleston
tycoon-card-hotel-boston = Hôtel : Boston
tycoon-card-land-grant = Government Land Grant
tycoon-card-new-industry = New Industry
tycoon-card-executive = Railroad Executive
tycoon-card-perfect-engineering = Perfect Engineering
tycoon-card-city-growth = City Growth
tycoon-card-henry-farnam = Henry Farnam
tycoon-card-jp-morgan = J. P. Morgan
tycoon-card-jay-gould = Jay Gould
tycoon-card-george-pullman = George Pullman
tycoon-card-cyrus-holliday = Cyrus Holliday
tycoon-card-theodore-d-judah = Theodore D. Judah
tycoon-card-cornelius-vanderbilt = Cornelius Vanderbilt
tycoon-card-james-fisk = James Fisk
tycoon-card-daniel-drew = Daniel Drew
tycoon-card-mark-hopkins = Mark Hopkins
tycoon-card-does-first-delivery = { $points ->
    [one] À la première livraison de la partie : { $points } point.
   *[other] À la première livraison de la partie : { $points } points.
}
tycoon-card-does-long-delivery = { $points ->
    [one] Au premier qui livre par { $number } liaisons ou plus : { $points } point.
   *[other] Au premier qui livre par { $number } liaisons ou plus : { $points } points.
}
tycoon-card-does-engine-level = { $points ->
    [one] Au premier qui a une locomotive de niveau { $number } : { $points } point.
   *[other] Au premier qui a une locomotive de niveau { $number } : { $points } points.
}
tycoon-card-does-delivery-to = { $points ->
    [one] Au premier qui livre à { $city } : { $points } point.
   *[other] Au premier qui livre à { $city } : { $points } points.
}
tycoon-card-does-major-line = { $points ->
    [one] Au premier qui relie { $cities } par ses propres liaisons : { $points } point.
   *[other] Au premier qui relie { $cities } par ses propres liaisons : { $points } points.
}
tycoon-card-does-western-line = { $points ->
    [one] Au premier qui relie { $cities } par ses propres liaisons et construit la liaison vers l’Ouest : { $points } point.
   *[other] Au premier qui relie { $cities } par ses propres liaisons et construit la liaison vers l’Ouest : { $points } points.
}
tycoon-card-does-hotel = { $points ->
    [one] À chaque livraison à { $city }, par qui que ce soit, son propriétaire marque { $points } point.
   *[other] À chaque livraison à { $city }, par qui que ce soit, son propriétaire marque { $points } points.
}
tycoon-card-does-track-prices = Se garde, puis s’annonce lors d’une construction : une case de { $terrain } coûte alors { $price }.
tycoon-card-does-new-city = Aussitôt : urbanisez une ville sans payer.
tycoon-card-does-more-actions = Aussitôt : { $number } actions au lieu d’une.
tycoon-card-does-longer-build = Une fois par tour : { $number } tuiles en une construction.
tycoon-card-does-add-cubes = Aussitôt : { $number } cubes tirés au hasard dans la ville de votre choix.
tycoon-card-does-delivered-colours = { $points ->
    [one] Au premier qui a livré des cubes de { $number } couleurs : { $points } point.
   *[other] Au premier qui a livré des cubes de { $number } couleurs : { $points } points.
}
tycoon-card-does-stop-delivery = Se garde, et se joue quand un autre livre : la livraison n’a pas lieu.
tycoon-card-does-links-at = À la fin : { $points } points pour chacune de vos liaisons à { $city }.
tycoon-card-does-most-links = { $points ->
    [one] À la fin, pour le plus de liaisons : { $points } point.
   *[other] À la fin, pour le plus de liaisons : { $points } points.
}
tycoon-card-does-most-cities = { $points ->
    [one] À la fin, pour des liaisons dans le plus de villes : { $points } point.
   *[other] À la fin, pour des liaisons dans le plus de villes : { $points } points.
}
tycoon-card-does-fewest-shares = { $points ->
    [one] À la fin, pour le moins de parts : { $points } point.
   *[other] À la fin, pour le moins de parts : { $points } points.
}
tycoon-card-does-fewest-bonds = { $points ->
    [one] À la fin, pour le moins d’emprunts : { $points } point.
   *[other] À la fin, pour le moins d’emprunts : { $points } points.
}
tycoon-card-does-first-engine-level = { $points ->
    [one] À qui a eu le premier une locomotive de niveau { $number } : { $points } point.
   *[other] À qui a eu le premier une locomotive de niveau { $number } : { $points } points.
}
tycoon-card-does-built-western-link = { $points ->
    [one] À la fin, à qui a construit une liaison vers l’Ouest : { $points } point.
   *[other] À la fin, à qui a construit une liaison vers l’Ouest : { $points } points.
}
tycoon-card-does-longest-trail = { $points ->
    [one] À la fin, pour la plus longue suite de liaisons à soi : { $points } point.
   *[other] À la fin, pour la plus longue suite de liaisons à soi : { $points } points.
}
tycoon-card-does-network-connects = { $points ->
    [one] À la fin, à qui relie { $cities } par ses propres liaisons : { $points } point.
   *[other] À la fin, à qui relie { $cities } par ses propres liaisons : { $points } points.
}
tycoon-card-does-most-money = { $points ->
    [one] À la fin, pour le plus d’argent : { $points } point.
   *[other] À la fin, pour le plus d’argent : { $points } points.
}

tycoon-option-sharp-curves = Y a-t-il des courbes serrées ?
tycoon-option-sharp-curves-false = non : une courbe joint deux côtés séparés par un autre
tycoon-option-sharp-curves-true = oui : deux côtés voisins peuvent être joints
tycoon-option-parallel-own-links = Un joueur peut-il relier deux fois les mêmes villes ?
tycoon-option-parallel-own-links-false = non
tycoon-option-parallel-own-links-true = oui
tycoon-option-river-side = Que paie une tuile dont une extrémité est sur un côté que le fleuve traverse ?
tycoon-option-river-side-pays = 1 000 $ pour le fleuve
tycoon-option-river-side-free = rien, sauf si elle change de rive : une telle extrémité compte pour l’une ou l’autre rive
tycoon-option-engine-prices = Combien coûtent les locomotives de niveau 2 à 8 ?
tycoon-option-engine-prices-steps = 5, 10, 10, 15, 15, 20, 20 milliers
tycoon-option-engine-prices-linear = 5, 10, 15, 20, 25, 30, 35 milliers
tycoon-option-line-already-built = Que vaut une grande ligne que quelqu’un possède déjà quand sa carte est retournée ?
tycoon-option-line-already-built-later-only = seuls les autres peuvent la gagner
tycoon-option-line-already-built-at-once = tous ceux qui l’ont marquent aussitôt, et la carte s’en va
tycoon-option-max-turns = Après quel tour la partie se termine-t-elle au plus tard ?
tycoon-option-judah = Comment compte-t-on le plus grand réseau ?
tycoon-option-judah-trail = à la plus longue suite de ses propres liaisons, aucune empruntée deux fois
tycoon-option-judah-component = au plus grand nombre de ses propres liaisons raccordées entre elles
tycoon-option-beginners = Partie pour débutants, sans cartes Opération, sans cartes Magnat, sans liaisons vers l’Ouest ?
tycoon-option-beginners-false = non
tycoon-option-beginners-true = oui

tycoon-end-empty-cities = Assez de villes sont vides.
tycoon-end-all-passed = Pendant tout un tour, chacun a passé toutes ses actions.
tycoon-end-max-turns = Le dernier tour prévu à cette table a été joué.

tycoon-step-cube-draw =
    { $number ->
        [one] Le hasard tire { $number } cube pour la ville de { $city }.
       *[other] Le hasard tire { $number } cubes pour la ville de { $city }.
    }
tycoon-step-tycoon-deal = Le hasard donne à { $seat } une carte Magnat secrète.
tycoon-step-card-draw =
    { $left ->
        [one] Le hasard retourne une carte Opération.
       *[other] Le hasard retourne des cartes Opération : encore { $left }.
    }
tycoon-step-first-player = Le hasard désigne qui ouvre la première enchère.
tycoon-step-auction = { $seat }, misez pour être premier joueur, ou passez. La mise à dépasser est de { $amount }.
tycoon-step-turn =
    { $actions_left ->
        [one] { $seat }, à vous : tour { $turn }, round { $round }.
       *[other] { $seat }, { $actions_left } actions : tour { $turn }, round { $round }.
    }
tycoon-step-build-track =
    { $tiles_left ->
        [0] { $seat }, cette construction n’a plus droit à aucune tuile : arrêtez-la.
        [one] { $seat }, posez encore { $tiles_left } tuile, ou arrêtez.
       *[other] { $seat }, posez jusqu’à { $tiles_left } tuiles, ou arrêtez.
    }
tycoon-step-resolve-card = { $seat }, dites où utiliser la carte { $card }.
tycoon-step-game-over = La partie est terminée. { $reason }

tycoon-event-cubes-placed = La ville de { $city } reçoit : { $cubes }.
tycoon-event-tycoon-card-dealt = { $seat } reçoit une carte Magnat.
tycoon-event-card-turned-up = La carte { $card } est retournée.
tycoon-event-first-player-drawn = { $seat } ouvre la première enchère.
tycoon-event-turn-began = Le tour { $turn } commence.
tycoon-event-bid-made = { $seat } mise { $amount }.
tycoon-event-bid-declined = { $seat } quitte l’enchère.
tycoon-event-auction-won = { $seat } est premier joueur et paie { $amount }.
tycoon-event-auction-without-bid = Personne n’a misé : { $seat } est premier joueur.
tycoon-event-shares-issued =
    { $shares ->
        [one] { $seat } émet { $shares } part et reçoit { $amount }.
       *[other] { $seat } émet { $shares } parts et reçoit { $amount }.
    }
tycoon-event-action-passed = { $seat } ne joue pas d’action.
tycoon-event-tile-laid = { $seat } pose une voie en { $hex } ({ $sides }) pour { $price }.
tycoon-event-link-finished = { $seat } achève la liaison { $city } – { $other }.
tycoon-event-build-stopped = { $seat } arrête de construire ; la liaison est inachevée.
tycoon-event-unfinished-link-removed =
    { $tiles ->
        [one] La liaison inachevée de { $seat } au départ de { $city } ({ $tiles } tuile) est enlevée.
       *[other] La liaison inachevée de { $seat } au départ de { $city } ({ $tiles } tuiles) est enlevée.
    }
tycoon-event-city-urbanized = { $seat } urbanise la ville de { $city }, qui passe au { $colour }, pour { $price }.
tycoon-event-engine-upgraded = { $seat } achète une locomotive de niveau { $level } pour { $price }.
tycoon-event-cube-delivered = { $seat } livre un cube { $colour } de { $origin } à { $city } ({ $links }).
tycoon-event-link-points-scored =
    { $points ->
        [one] { $seat } marque { $points } point pour ses liaisons.
       *[other] { $seat } marque { $points } points pour ses liaisons.
    }
tycoon-event-hotel-points-scored =
    { $points ->
        [one] { $seat } marque { $points } point avec la carte { $card }.
       *[other] { $seat } marque { $points } points avec la carte { $card }.
    }
tycoon-event-goal-won =
    { $points ->
        [one] { $seat } gagne la carte { $card } : { $points } point.
       *[other] { $seat } gagne la carte { $card } : { $points } points.
    }
tycoon-event-city-emptied =
    { $empty_cities ->
        [one] La ville de { $city } est vide : { $empty_cities } ville jusqu’ici.
       *[other] La ville de { $city } est vide : { $empty_cities } villes jusqu’ici.
    }
tycoon-event-empty-marker-removed = La ville de { $city } n’est plus vide.
tycoon-event-card-taken = { $seat } prend la carte { $card }.
tycoon-event-card-used = { $seat } utilise la carte { $card }.
tycoon-event-western-link-built =
    { $cubes ->
        [0] { $seat } construit la liaison vers l’Ouest de { $city } pour { $price } ; il ne reste aucun cube rouge dans le sac.
        [one] { $seat } construit la liaison vers l’Ouest de { $city } pour { $price } ; { $cubes } cube arrive dans la ville.
       *[other] { $seat } construit la liaison vers l’Ouest de { $city } pour { $price } ; { $cubes } cubes arrivent dans la ville.
    }
tycoon-event-income-paid = { $seat } reçoit un revenu de { $amount }.
tycoon-event-dividends-paid = { $seat } paie { $amount } de dividendes.
tycoon-event-end-reached = { $reason } La partie se termine après le tour { $last_turn }.
tycoon-event-tycoon-shown = { $seat } montre sa carte Magnat, { $card } : l’objectif est atteint.
tycoon-event-tycoon-bonus-scored =
    { $points ->
        [0] { $seat } avait { $card } et n’en tire rien.
        [one] { $seat } avait { $card } : { $points } point.
       *[other] { $seat } avait { $card } : { $points } points.
    }
tycoon-event-game-ended = La partie est terminée. { $reason }

objection-dealer-first = C’est d’abord au hasard de décider.
objection-no-cubes-to-draw = Il n’y a pas de cubes à tirer maintenant.
objection-cubes-for-another-city = Les cubes sont pour la ville de { $right }, pas pour { $city }.
objection-wrong-number-of-cubes = Il faut tirer { $right } cubes, pas { $number }.
objection-unknown-colour = « { $colour } » n’est pas une couleur de ce plateau.
objection-not-in-the-bag =
    { $number ->
        [0] Il n’y a plus de cube { $colour } dans le sac.
        [one] Il n’y a que { $number } cube { $colour } dans le sac.
       *[other] Il n’y a que { $number } cubes de couleur { $colour } dans le sac.
    }
objection-cubes-not-in-order = Écrivez les couleurs dans cet ordre : { $order }.
objection-no-tycoon-to-deal = Il n’y a pas de carte Magnat à donner maintenant.
objection-tycoon-for-another-seat = La prochaine carte Magnat n’est pas pour { $seat }.
objection-unknown-tycoon-card = Il n’y a pas de carte Magnat « { $card } ».
objection-tycoon-dealt-already = La carte { $card } est déjà distribuée.
objection-no-card-to-turn-up = Il n’y a pas de carte à retourner maintenant.
objection-unknown-card = Il n’y a pas de carte Opération « { $card } » dans ce jeu.
objection-card-not-in-deck = La carte { $card } n’est plus dans la pioche.
objection-first-player-not-drawn-now = Le premier joueur n’est pas désigné maintenant.
objection-no-auction-open = Il n’y a pas d’enchère en cours.
objection-auction-open = L’enchère d’abord : misez ou passez.
objection-bid-below-minimum = Une mise de { $amount } est trop basse : la première mise est d’au moins 1 000 $.
objection-bid-not-above-last = { $amount } ne suffit pas : la dernière mise est de { $price }.
objection-bid-above-most = { $amount } est trop : les mises vont jusqu’à { $price }.
objection-shares-out-of-range = Vous ne pouvez pas émettre { $shares } parts d’un coup : de 1 à { $most }.
objection-shares-issued-just-now = Vous venez d’émettre des parts ; faites autre chose avant d’en émettre encore.
objection-build-open = Vous construisez : posez une tuile ou arrêtez.
objection-no-build-open = Vous ne construisez rien.
objection-no-tile-laid = Vous avez nommé une carte pour cette construction : posez au moins une tuile.
objection-no-such-tile = Il n’y a pas de tuile « { $sides } ». Les tuiles sont : { $known }.
objection-sharp-curve = { $sides } en { $hex } serait une courbe serrée, qui n’existe pas.
objection-does-not-extend = La tuile en { $hex } ne prolonge pas votre liaison, qui continue en { $goes_on }.
objection-joins-nothing = La tuile en { $hex } ne touche ni une ville ni l’extrémité libre d’une de vos liaisons inachevées.
objection-no-tiles-left =
    { $tiles ->
        [one] Vous avez posé { $tiles } tuile dans cette construction ; vous n’avez pas droit à plus.
       *[other] Vous avez posé { $tiles } tuiles dans cette construction ; vous n’avez pas droit à plus.
    }
objection-hex-not-for-track = Aucune voie ne peut être posée en { $hex } : { $terrain }.
objection-tile-in-city = { $hex } est la ville de { $city } : une voie s’arrête aux villes, elle n’y entre pas.
objection-hex-full = Deux voies passent déjà en { $hex }.
objection-link-enters-hex-twice = La liaison passerait deux fois dans la même case.
objection-side-shared = Le côté { $side } de la case { $hex } a déjà une voie.
objection-end-of-another = Le côté { $side } de la case { $hex } est réservé à une liaison inachevée de { $owner }.
objection-city-to-itself = Une liaison ne peut pas joindre { $city } à elle-même.
objection-linked-already = Vous avez déjà une liaison entre { $city } et { $other }.
objection-end-closed = Une voie ne peut pas sortir de la case { $hex } par le côté { $side }.
objection-nothing-to-build = Il n’y a aucune tuile que vous puissiez poser.
objection-unknown-city = Il n’y a pas de ville « { $city } » sur ce plateau.
objection-city-not-grey = La ville de { $city } a déjà une couleur, le { $colour } ; seules les villes grises peuvent être urbanisées.
objection-no-new-city-left = Il ne reste aucune tuile de nouvelle ville.
objection-no-new-city-of-colour = Il ne reste aucune tuile de nouvelle ville de couleur { $colour }.
objection-highest-level = Votre locomotive a le niveau le plus haut, { $level }.
objection-no-such-cube = Il n’y a pas de cube { $colour } à { $city }.
objection-unknown-link = Il n’y a pas de liaison { $link }.
objection-route-without-links = Dites par quelles liaisons passe le cube.
objection-links-do-not-meet = La liaison { $link } ne part pas de { $city }.
objection-wrong-colour = La ville de { $city } ne prend pas les cubes de couleur { $colour }.
objection-too-many-links =
    { $level ->
        [one] Le trajet a { $number } liaisons ; votre locomotive n’en parcourt que { $level }.
       *[other] Le trajet a { $number } liaisons ; votre locomotive en parcourt au plus { $level }.
    }
objection-first-link-not-own = La première liaison doit être la vôtre ; la liaison { $link } appartient à { $owner }.
objection-city-twice = Le cube passerait deux fois par { $city }.
objection-link-twice = Le cube emprunterait deux fois la liaison { $link }.
objection-must-stop = Un cube { $colour } doit s’arrêter à { $city }.
objection-card-not-open = La carte { $card } n’est pas disponible.
objection-card-cannot-be-taken = La carte { $card } se gagne, elle ne se prend pas.
objection-card-would-do-nothing = La carte { $card } n’aurait aucun effet maintenant.
objection-card-open = Dites d’abord où utiliser la carte { $card }.
objection-no-such-card-open = Vous n’avez pris aucune carte qui fasse cela.
objection-card-not-for-a-build = La carte { $card } ne s’utilise pas avec une construction.
objection-card-not-held = Vous n’avez pas la carte { $card }.
objection-card-named-too-late = La carte { $card } doit être nommée avant la première tuile.
objection-card-named-twice = La carte { $card } est déjà nommée pour cette construction.
objection-no-western-links = Cette table joue sans liaisons vers l’Ouest.
objection-no-western-city = { $city } n’est pas une ville à liaison vers l’Ouest.
objection-no-link-to-city = Vous n’avez aucune liaison achevée à { $city }.
objection-western-link-taken = La liaison vers l’Ouest de { $city } appartient à { $owner }.

malformed-board-table-without-value = La table « { $table } » doit être un objet avec une « value ».
malformed-board-number-too-low = « { $field } » vaut { $value }, mais doit valoir au moins { $fewest }.
malformed-board-number-too-high = « { $field } » vaut { $value }, mais doit valoir au plus { $most }.
malformed-board-row-not-numbers = Il faut ici une liste de { $length } nombres, aucun au-dessous de 0.
malformed-board-players-unknown = Il y a une entrée pour « { $players } », qui n’est pas un nombre de joueurs de ce jeu.
malformed-board-colour-twice = Il y a déjà une couleur { $colour }, en { $earlier }.
malformed-board-colour-grey = Une couleur ne peut pas s’appeler « { $colour } » : c’est une ville sans couleur.
malformed-board-players-missing = Il manque l’entrée pour { $players } joueurs.
malformed-board-unknown-colour = « { $colour } » ne figure pas parmi les couleurs.
malformed-board-terrain-without-price = « { $terrain } » n’a pas de prix dans les tables.
malformed-board-unknown-city = Il n’y a pas de ville « { $city } ».
malformed-board-unknown-hex = Il n’y a pas de case « { $hex } ».
malformed-board-unknown-side = La ville de { $city } a un côté que cette orientation n’a pas.
malformed-board-bad-river = Le cours d’eau de la case { $hex } doit nommer les côtés qu’il traverse : au moins un parmi { $sides }, aucun deux fois.
malformed-board-city-twice = Il y a déjà une ville { $city }, en { $earlier }.
malformed-board-two-cities-on-hex = La ville de { $city } est sur la case { $hex }, où il y a déjà une ville ({ $earlier }).
malformed-board-name-not-typable = « { $city } » ne peut pas se taper dans un coup : les mots « via » et « : » y ont un sens.
malformed-board-not-two-cities = « cities » doit être deux villes différentes, mais c’est { $cities }.
malformed-board-card-twice = Il y a déjà une carte { $card }, en { $earlier }.
malformed-board-wrong-symbol = La carte { $card } a le symbole { $symbol } ; les cartes de ce genre ont { $right }.
malformed-board-not-neighbours = { $hexes } ne sont pas deux cases voisines de ce plateau.
malformed-board-nothing-playable = Aucune case n’a un terrain avec un prix : on ne pourrait rien construire.

cli-tycoon-verb-build = construire
cli-tycoon-verb-stop = arrêter
cli-tycoon-verb-deliver = livrer
cli-tycoon-verb-upgrade = améliorer
cli-tycoon-verb-urbanize = urbaniser
cli-tycoon-verb-take = prendre
cli-tycoon-verb-use = utiliser
cli-tycoon-verb-grow = agrandir
cli-tycoon-verb-west = ouest
cli-tycoon-verb-issue = émettre
cli-tycoon-verb-bid = miser
cli-tycoon-verb-pass = passer
tycoon-table-points = points
tycoon-table-money = argent
tycoon-table-shares = parts
tycoon-table-income = revenu
tycoon-table-dividends = dividendes
tycoon-table-level = niveau
tycoon-table-links = liaisons
tycoon-table-cards = cartes
cli-tycoon-city = Ville
cli-tycoon-hex = case
cli-tycoon-colour = couleur
cli-tycoon-cubes = cubes
cli-tycoon-link = Liaison
cli-tycoon-from-to = entre
cli-tycoon-owner = propriétaire
cli-tycoon-open-cards = Cartes visibles :
cli-tycoon-last-turn = La partie se termine après le tour { $turn }.
cli-tycoon-empty = Villes vides : { $number } sur { $most }. Cubes dans le sac : { $bag }.

### England

england-name = Railways of England and Wales

england-terrain-plain = plaine
england-terrain-river = rivière
england-terrain-mountain = montagne
england-line-east-coast = Ligne de la côte Est
england-line-irish-mail = La Malle irlandaise
england-line-great-western = Ligne du Great Western
england-line-trans-pennine = Transpennine
england-line-cross-country = Transversale
england-card-passenger-line = Passenger Line
england-card-tunnel-engineer = Tunnel Engineer
england-card-inspector = Railways Inspector
england-card-era-begins = The Railroad Era Begins
england-card-bounty-newcastle = Prime de service : Newcastle
england-card-bounty-carlisle = Prime de service : Carlisle
england-card-bounty-norwich = Prime de service : Norwich
england-card-bounty-dover = Prime de service : Dover
england-card-bounty-plymouth = Prime de service : Plymouth
england-card-bounty-swansea = Prime de service : Swansea
england-card-hotel-london = Hôtel : London
england-card-hotel-manchester = Hôtel : Manchester
england-card-hotel-birmingham = Hôtel : Birmingham
england-card-hotel-liverpool = Hôtel : Liverpool
england-card-executive = Railway Executive
england-card-hudson = George Hudson
england-card-locke = Joseph Locke
england-card-peto = Samuel Morton Peto
england-card-glyn = George Carr Glyn
england-card-allport = James Allport
england-card-huish = Mark Huish
england-card-gooch = Daniel Gooch
england-card-brassey = Thomas Brassey
england-card-brunel = Isambard Kingdom Brunel
england-card-denison = Edmund Denison
england-card-watkin = Edward Watkin
england-card-gstephenson = George Stephenson

england-option-extra-turn = Quand la partie se termine-t-elle, une fois qu’assez de villes sont vides ?
england-option-extra-turn-true = après encore un tour complet
england-option-extra-turn-false = après les revenus du tour où le nombre est atteint

england-step-baron-deal = Le hasard donne à { $seat } deux cartes Baron.
england-step-baron-choice = { $seats } : gardez l’une de vos deux cartes Baron.
england-step-inspection = { $seat }, arrêtez la livraison avec votre Inspecteur, ou laissez-la passer : { $mover } livre un cube { $colour } de { $origin } à { $city }.

england-event-barons-dealt = { $seat } reçoit deux cartes Baron.
england-event-baron-kept = { $seat } garde une carte Baron et remet l’autre.
england-event-bonds-issued =
    { $bonds ->
        [one] { $seat } contracte { $bonds } emprunt et reçoit { $amount }.
       *[other] { $seat } contracte { $bonds } emprunts et reçoit { $amount }.
    }
england-event-interest-paid = { $seat } paie { $amount } d’intérêts.
england-event-baron-bonus-scored =
    { $points ->
        [0] { $seat } avait { $card } et n’en tire rien.
        [one] { $seat } avait { $card } : { $points } point.
       *[other] { $seat } avait { $card } : { $points } points.
    }
england-event-major-line-won =
    { $points ->
        [one] { $seat } achève la grande ligne { $line } : { $points } point.
       *[other] { $seat } achève la grande ligne { $line } : { $points } points.
    }
england-event-cube-kept = { $seat } garde le cube { $colour } pour la Passenger Line.
england-event-kept-cubes-returned =
    { $cubes ->
        [one] Le cube gardé pour la Passenger Line ({ $cubes }) retourne dans le sac.
       *[other] Les { $cubes } cubes gardés pour la Passenger Line retournent dans le sac.
    }
england-event-delivery-announced = { $seat } veut livrer un cube { $colour } de { $origin } à { $city } ({ $links }).
england-event-delivery-allowed = { $seat } ne joue pas d’Inspecteur.
england-event-delivery-stopped = { $seat } joue un Inspecteur : la livraison de { $mover } n’a pas lieu, et l’action est perdue.
england-event-inspector-discarded = L’Inspecteur posé devant { $seat } est défaussé.

objection-no-barons-to-deal = Il n’y a pas de cartes Baron à distribuer maintenant.
objection-barons-for-another-seat = Les prochaines cartes Baron ne sont pas pour { $seat }.
objection-not-two-barons = Chacun reçoit deux cartes Baron différentes, pas { $number }.
objection-unknown-baron = Il n’y a pas de carte Baron « { $card } ».
objection-baron-dealt-already = La carte { $card } est déjà distribuée.
objection-barons-not-in-order = Écrivez les deux cartes Baron dans l’ordre de la liste du plateau.
objection-no-baron-to-keep = Il n’y a pas de carte Baron à choisir maintenant.
objection-baron-not-dealt-to-you = { $card } n’est pas l’une des deux cartes Baron que vous avez reçues.
objection-barons-open = Chacun doit d’abord garder l’une de ses deux cartes Baron.
objection-bonds-only-as-needed = On ne contracte d’emprunts qu’avec un paiement qui les exige, et pas plus qu’il n’en faut.
objection-inspection-open = Les détenteurs d’un Inspecteur disent d’abord s’ils arrêtent la livraison.
objection-no-delivery-to-stop = Aucune livraison n’attend que vous l’arrêtiez.
objection-no-delivery-to-allow = Aucune livraison n’attend que vous la laissiez passer.
objection-own-delivery = Un Inspecteur arrête la livraison d’un autre joueur, pas la vôtre.
objection-no-inspector-held = Vous n’avez pas d’Inspecteur.

malformed-board-line-twice = Il y a déjà une grande ligne { $line }, en { $earlier }.
malformed-board-river-on-plain = La case { $hex } a une rivière, ce n’est donc pas une plaine : son terrain doit être river, ou mountain si elle a un point.

england-table-bonds = emprunts
england-table-interest = intérêts
cli-england-verb-keep = garder
cli-england-verb-inspect = inspecter
cli-england-verb-allow = laisser
cli-england-lines = Grandes lignes :
cli-england-baron = Votre Baron :
cli-england-kept = Passenger Line :
cli-england-inspected = Livraison déjà perdue pendant ce tour : { $names }.

### Shares

shares-name = Railways of England and Wales : le jeu des titres
shares-score = { $amount }
shares-score-mean = { $number } k$
shares-brief-cube-moved = → { $city }
shares-brief-income-marker-moved = { $company } +{ $steps }
shares-brief-price-changed = { $company } : cotation { $after }

shares-colour-red = rouge
shares-colour-yellow = jaune
shares-colour-blue = bleu
shares-colour-black = noir
shares-colour-purple = pourpre
shares-colour-grey = gris
shares-terrain-city = ville
shares-terrain-water = de l’eau
shares-terrain-off-map = hors de la carte
shares-terrain-plain = plaine
shares-terrain-river = rivière
shares-terrain-mountain = montagne
shares-box-available = titres disponibles
shares-box-issued = titres émis

shares-option-sharp-curves = Y a-t-il des courbes serrées ?
shares-option-sharp-curves-false = non : une courbe joint deux côtés séparés par un autre
shares-option-sharp-curves-true = oui : deux côtés voisins peuvent être joints
shares-option-parallel-own-links = Une compagnie peut-elle relier deux fois les mêmes villes ?
shares-option-parallel-own-links-false = non, sauf par fusion
shares-option-parallel-own-links-true = oui
shares-option-income-scale = Que rapportent les cases du marqueur de revenus ?
shares-option-income-scale-table = ce qu’indique la piste des revenus
shares-option-income-scale-linear = 1 000 $ chacune
shares-option-interest-bonds = Que fait une compagnie qui ne peut payer ses intérêts mais peut emprunter ?
shares-option-interest-bonds-must = doit emprunter
shares-option-interest-bonds-may = peut laisser les intérêts impayés
shares-option-unpaid-interest = Combien de fois la cotation baisse-t-elle après des intérêts impayés ?
shares-option-unpaid-interest-both = pour les intérêts, puis pour l’absence de dividende
shares-option-unpaid-interest-once = une seule fois
shares-option-absorbed-cash = Qui reçoit l’argent d’une compagnie rachetée ?
shares-option-absorbed-cash-buyer = l’acquéreuse
shares-option-absorbed-cash-bank = la banque
shares-option-absorbed-bonds = Que deviennent les emprunts d’une compagnie rachetée ?
shares-option-absorbed-bonds-buyer = l’acquéreuse les reprend
shares-option-absorbed-bonds-repaid = l’acquéreuse les rembourse aussitôt
shares-option-stock-phase = Combien de temps dure une phase de bourse ?
shares-option-stock-phase-until-passed = jusqu’à ce que tous aient passé
shares-option-stock-phase-once-round = un seul tour de table : chacun propose au plus un titre
shares-option-end-empty-cities = Combien de villes vides terminent la partie ?
shares-option-end-empty-cities-normal = comme dans le jeu normal : 9, 11, 13, 15 à 2, 3, 4, 5 joueurs
shares-option-extra-turn = Quand la partie se termine-t-elle, une fois qu’assez de villes sont vides ?
shares-option-extra-turn-false = après le tour en cours
shares-option-extra-turn-true = après un tour complet de plus
shares-option-end = Le tour où assez de villes sont vides est-il joué jusqu’au bout ?
shares-option-end-turn = oui, avec tous ses rounds et toutes ses phases
shares-option-end-at-once = non : la partie s’arrête à la livraison qui vide la dernière de ces villes

shares-end-empty-cities = Assez de villes sont vides.
shares-end-idle = Pendant deux tours, rien n’a été construit, livré ou vendu.

shares-step-cube-draw =
    { $number ->
        [one] Le hasard tire { $number } cube pour { $city }.
       *[other] Le hasard tire { $number } cubes pour { $city }.
    }
shares-step-pile-draw = Le hasard tire l’ordre des compagnies de même cotation de départ : { $companies }.
shares-step-first-player = Le hasard tire le premier joueur.
shares-step-opening-offer = { $seat }, proposez un titre ou passez pour le reste de la mise en place.
shares-step-stock-offer = { $seat }, proposez un titre ou passez pour le reste de la phase de bourse du tour { $turn }.
shares-step-opening-bid = { $seat }, ouvrez l’enchère pour le titre { $company } ({ $box }) : au moins { $price }.
shares-step-auction = { $seat }, surenchérissez ou abandonnez : { $bidder } offre { $amount } pour le titre { $company } ({ $box }).
shares-step-company-action = { $seat }, décidez pour { $company } : construire, livrer ou passer (tour { $turn }, round { $round }).
shares-step-build-link = { $seat }, poursuivez la liaison { $company } partie de { $city }, en { $hex } ; elle coûte { $price } pour l’instant.
shares-step-second-link = { $seat }, construisez une seconde liaison { $company }, à 2 000 $ de plus par case, ou arrêtez.
shares-step-move-cube = { $seat }, poursuivez pour { $company } le trajet du cube { $colour } parti de { $origin } : il est à { $city }.
shares-step-interest = { $seat }, { $company } ne peut payer { $amount } d’intérêts : emprunts ou défaut de paiement.
shares-step-repayment =
    { $bonds ->
        [one] { $seat }, remboursez { $bonds } emprunt de { $company }, ou passez.
       *[other] { $seat }, remboursez tout ou partie des { $bonds } emprunts de { $company }, ou passez.
    }
shares-step-dividend-choice = { $seat }, fixez le dividende de { $company } : { $amount } au plus au total ; la cotation est de { $price }.
shares-step-merger-proposal = { $seat }, proposez que { $company } rachète une autre compagnie, ou passez.
shares-step-merger-vote = { $seats } : votez avec vos titres { $company } sur le rachat de { $target } par { $buyer }.
shares-step-game-over = La partie est terminée. { $reason }

shares-event-cubes-placed = { $city } reçoit : { $cubes }.
shares-event-marker-piled = Le marqueur de cotation de { $company } se place au-dessus.
shares-event-first-player-drawn = { $seat } est premier joueur.
shares-event-turn-began = Le tour { $turn } commence. L’ordre des compagnies : { $companies }.
shares-event-share-offered = { $seat } met aux enchères un titre { $company } ({ $box }).
shares-event-offer-passed = { $seat } passe et ne participe plus aux enchères de cette phase.
shares-event-bid-made = { $seat } offre { $amount } pour { $company }.
shares-event-bid-dropped = { $seat } abandonne l’enchère pour { $company }.
shares-event-share-bought = { $seat } achète un titre { $company } pour { $amount }.
shares-event-control-taken = { $seat } contrôle désormais { $company }.
shares-event-first-player-changed = { $seat } a désormais le marqueur de premier joueur.
shares-event-shares-issued =
    { $shares ->
        [one] { $company } émet { $shares } titre pour { $amount }.
       *[other] { $company } émet { $shares } titres pour { $amount }.
    }
shares-event-bonds-taken =
    { $bonds ->
        [one] { $company } prend { $bonds } emprunt : { $amount }.
       *[other] { $company } prend { $bonds } emprunts : { $amount }.
    }
shares-event-company-passed = { $seat } passe pour { $company }.
shares-event-tile-laid = { $company } pose une voie en { $hex } ({ $sides }) pour { $cost }.
shares-event-link-finished = { $company } achève la liaison { $city } – { $other } et paie { $cost }.
shares-event-build-ended = { $company } ne construit pas de seconde liaison.
shares-event-cube-taken = { $company } charge un cube { $colour } à { $origin }.
shares-event-cube-moved = { $company } déplace le cube { $colour } jusqu’à { $city } ({ $link }).
shares-event-cube-delivered = { $company } a livré un cube { $colour } de { $origin } à { $city }.
shares-event-income-marker-moved =
    { $steps ->
        [one] Le marqueur de revenus de { $company } avance de { $steps } case.
       *[other] Le marqueur de revenus de { $company } avance de { $steps } cases.
    }
shares-event-city-emptied =
    { $empty_cities ->
        [one] La ville de { $city } est vide : { $empty_cities } ville jusqu’ici.
       *[other] La ville de { $city } est vide : { $empty_cities } villes jusqu’ici.
    }
shares-event-income-paid = { $company } reçoit un revenu de { $amount } pour la case { $steps } de la piste des revenus.
shares-event-interest-paid = { $company } paie { $amount } d’intérêts.
shares-event-interest-unpaid = { $company } ne peut payer ses intérêts : tout son argent, { $amount }, va à la banque.
shares-event-bonds-repaid =
    { $bonds ->
        [one] { $company } rembourse { $bonds } emprunt pour { $amount }.
       *[other] { $company } rembourse { $bonds } emprunts pour { $amount }.
    }
shares-event-bonds-kept = { $company } ne rembourse aucun emprunt.
shares-event-dividend-declared = { $company } distribue { $amount }, soit { $a_share } par titre.
shares-event-dividend-paid = { $seat } reçoit { $amount } pour ses titres { $company }.
shares-event-price-changed = La cotation de { $company } passe de { $before } à { $after }.
shares-event-players-paid = La banque paie { $amount } à chaque joueur.
shares-event-merger-proposed = { $seat } propose que { $buyer } rachète { $target }.
shares-event-merger-not-proposed = { $seat } ne propose pas de fusion pour { $company }.
shares-event-vote-cast = { $seat } a voté avec ses titres { $company }.
shares-event-vote-shown =
    { $yes ->
        [true] { $seat } a voté oui avec ses titres { $company }
       *[other] { $seat } a voté non avec ses titres { $company }
    }{ $votes ->
        [one] {" "}({ $votes } voix).
       *[other] {" "}({ $votes } voix).
    }
shares-event-vote-decided =
    { $yes ->
        [true] { $company } approuve la fusion.
       *[other] { $company } rejette la fusion.
    }
shares-event-shareholder-paid =
    { $shares ->
        [one] { $seat } reçoit { $amount } pour { $shares } titre { $company }.
       *[other] { $seat } reçoit { $amount } pour { $shares } titres { $company }.
    }
shares-event-companies-merged =
    { $links ->
        [one] { $buyer } rachète { $target } pour { $amount } et reprend { $links } liaison.
       *[other] { $buyer } rachète { $target } pour { $amount } et reprend { $links } liaisons.
    }
shares-event-end-reached = Assez de villes sont vides : la partie se termine après le tour { $turn }.
shares-event-game-ended = La partie est terminée. { $reason }

objection-no-pile-to-draw = Aucun marqueur de cotation n’est à tirer maintenant.
objection-marker-not-to-draw = Le marqueur de { $company } n’est pas à tirer : aucun autre n’a la même cotation de départ, ou sa place est déjà fixée.
objection-unknown-company = Il n’y a pas de compagnie « { $company } » sur ce plateau.
objection-unknown-box = Il n’y a pas de case « { $box } » : les titres viennent de « available » ou « issued ».
objection-no-share-available = Il n’y a pas de titre { $company } parmi les titres disponibles.
objection-no-share-issued = Il n’y a pas de titre { $company } parmi les titres émis.
objection-opening-bid-not-payable = Vous avez { $cash } ; l’offre de départ pour un titre { $company } est d’au moins { $price }.
objection-opening-bid-too-low = { $amount } est trop peu : l’offre de départ est d’au moins { $price }.
objection-opening-bid-owed = Vous avez proposé le titre { $company } : vous devez faire l’offre de départ.
objection-bid-must-rise = { $amount } ne suffit pas : la dernière offre est de { $price }.
objection-bid-above-cash = Vous ne pouvez pas offrir { $amount } : vous avez { $cash }, et les joueurs n’empruntent jamais.
objection-no-share-offered-now = On ne propose pas de titre maintenant.
objection-no-share-up = Aucun titre n’est aux enchères maintenant.
objection-nothing-to-pass = Vous ne pouvez pas passer ici.
objection-no-build-now = Aucune compagnie ne construit maintenant.
objection-no-second-link-now = Il n’y a pas de seconde liaison à refuser maintenant.
objection-no-delivery-now = Aucune compagnie ne charge de cube maintenant.
objection-no-cube-on-its-way = Aucun cube n’est en route maintenant.
objection-track-in-city = { $hex } est { $city } : les voies s’arrêtent aux villes et ne les traversent pas.
objection-link-begins-in-city = La tuile en { $hex } ne touche aucune ville : une liaison part d’une ville.
objection-not-from-own-city = { $company } n’a pas de liaison à { $city } : toute liaison suivante part d’une ville que touchent ses propres liaisons.
objection-side-closed = Aucune voie ne peut franchir le côté { $side } de { $hex } : il y a là une barrière, de l’eau ou une autre ville.
objection-link-cannot-be-finished = Avec cette tuile en { $hex }, la liaison ne pourrait pas être achevée dans cette action.
objection-link-cannot-be-paid = Avec cette tuile, la liaison coûterait au moins { $price } ; { $company } peut payer { $cash } avec titres et emprunts.
objection-no-own-link-here = { $company } n’a pas de liaison à { $city }, or la première liaison d’un trajet doit être la sienne.
objection-no-route = { $company } ne peut amener un cube { $colour } de { $city } à une ville de sa couleur.
objection-link-not-here = La liaison { $link } ne part pas de { $city }.
objection-first-link-of-another = La première liaison doit être celle de la compagnie ; la liaison { $link } appartient à { $company }.
objection-too-many-links-of-others = Le trajet utiliserait { $others } liaisons d’autres compagnies et seulement { $own } des siennes.
objection-cube-cannot-arrive = Par la liaison { $link } vers { $city }, le cube ne pourrait pas arriver selon les règles.
objection-no-interest-asked = Aucun paiement d’intérêts n’attend votre décision.
objection-no-repayment-now = On ne rembourse pas d’emprunt maintenant.
objection-repay-at-least-one = Remboursez au moins un emprunt, ou passez.
objection-more-than-its-bonds = La compagnie a { $held } emprunts, pas { $bonds }.
objection-repayment-above-cash = Cela coûte { $amount }, mais la compagnie a { $cash }.
objection-no-dividend-now = On ne fixe pas de dividende maintenant.
objection-dividend-below-zero = Un dividende ne peut pas être de { $amount }.
objection-dividend-above-cash = Le dividende de { $amount } dépasse l’argent de la compagnie, { $cash }.
objection-dividend-above-limit = Le dividende de { $amount } dépasse trois fois la cotation, { $price }.
objection-no-merger-now = On ne propose pas de fusion maintenant.
objection-merger-with-itself = { $company } ne peut pas se racheter elle-même.
objection-not-connected = Les réseaux de { $company } et de { $target } n’ont aucune ville en commun.
objection-merger-cannot-be-paid = { $target } coûte { $price } ; { $company } peut payer { $cash } avec titres et emprunts.
objection-no-vote-now = Il n’y a pas de vote maintenant.
objection-voted-already = Vous avez déjà voté avec vos titres { $company }.
objection-no-vote-without-share = Vous n’avez pas de titre { $company }, donc pas de voix.

cli-shares-verb-offer = proposer
cli-shares-verb-bid = enchérir
cli-shares-verb-drop = abandonner
cli-shares-verb-build = construire
cli-shares-verb-stop = arrêter
cli-shares-verb-deliver = livrer
cli-shares-verb-via = par
cli-shares-verb-borrow = emprunter
cli-shares-verb-default = défaut
cli-shares-verb-repay = rembourser
cli-shares-verb-dividend = dividende
cli-shares-verb-merge = fusionner
cli-shares-verb-vote = voter
cli-shares-verb-pass = passer
cli-shares-word-available = disponible
cli-shares-word-issued = émis
cli-shares-company = Compagnie
cli-shares-price = cotation
cli-shares-cash = argent
cli-shares-able = peut payer
cli-shares-bonds = emprunts
cli-shares-steps = cases
cli-shares-links = liaisons
cli-shares-boxes = disp./émis/plat.
cli-shares-held = détenus (* contrôle)
cli-shares-star = * contrôle la compagnie
cli-shares-wealth = fortune
cli-shares-first = (premier)
cli-shares-last-turn = La partie se termine après le tour { $turn }.
cli-shares-empty = Villes vides : { $number } sur { $most }.
cli-shares-city = Ville
cli-shares-hex = case
cli-shares-colour = couleur
cli-shares-cubes = cubes
cli-shares-link = Liaison
cli-shares-from-to = entre
cli-shares-owner = propriétaire
