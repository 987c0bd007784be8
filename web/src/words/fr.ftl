### Ce que dit la page elle-même, en français. Mêmes clés et mêmes variables que en.ftl : un test compare.

## Partout

to-front-page = À l’accueil
language-missing = L’anglais n’a pas pu être chargé : appuyez sur EN pour réessayer.
settings = Réglages
light = Couleurs claires
dark = Couleurs sombres
close = Fermer
cancel = Annuler
confirm = Jouer ce coup
cannot-be-undone = Une fois joué, ce coup ne s’annule plus que si les autres acceptent.
yes = Oui
no = Non
send = Envoyer
rules = Règles
contents = Sommaire
player = Joueur
players = Joueurs
score = Score
name = Nom
guest = Invité
opening = Ouverture de la table…
missing = Il n’y a rien ici.
reconnecting = Connexion perdue. Nouvel essai…

## Accueil et salon

home-kicker = Jeux de plateau ferroviaires en ligne
home-title = Cinq jeux de trains, une rotonde
home-lead = Jouez avec des amis au loin ou sur un même écran, ou seul contre des joueurs virtuels. Chaque règle est appliquée, et chaque refus dit pourquoi.
play-bots = Jouer tout de suite
invite-friends = Inviter des amis
begins-with = Commence aussitôt par { $title }.
no-account = Sans compte : un lien suffit.
open-tables = Tables ouvertes
lobby = Salon
lobby-empty = Personne n’attend de joueurs en ce moment. Ouvrez une table !
my-tables = Mes tables
the-games = Les jeux
designed-by = Un jeu de { $names }
player-range = { $fewest } à { $most } joueurs
in-terminal = Dans le terminal : { $command }
new-table = Nouvelle table
unofficial = Rotonde est une réalisation non officielle. Les jeux sont l’œuvre de leurs auteurs et éditeurs : achetez-les, ils sont beaux.
about-rocket = Sept locomotives, une Angleterre : posez des rails, prenez des titres et opposez votre veto.
about-tycoon = Bâtissez un réseau dans l’est des États-Unis, livrez des marchandises et restez à flot.
about-england = Le même métier en Angleterre et au pays de Galles, avec des Barons, de grandes lignes et un Inspecteur.
about-shares = Vous détenez des titres, pas des chemins de fer : dirigez des compagnies, versez des dividendes, fusionnez à temps.
about-dice = Lancez des rails, posez-les et ramenez les passagers avant les autres.
status-open = attend des joueurs
status-running = en cours
status-over = terminée
your-turn = À vous
turn-of = { $names } décide
free-seat = place libre
bring-record = Ouvrir une partie enregistrée

## Qui vous êtes

who-are-you = Qui êtes-vous ?
use-name = Prendre ce nom
account = Compte
account-why = Avec un nom et un mot de passe, vous retrouvez vos tables sur d’autres appareils. Vos places vous suivent.
password = Mot de passe (8 caractères au moins)
log-in = Se connecter
register = Créer un compte
log-out = Se déconnecter

## Nouvelle table

game = Jeu
seats = Places, dans l’ordre du jeu
seat-number = Place { $number }
seat-me = moi
seat-invited = un ami, par un lien
seat-open = qui voudra
seat-bot = joueur virtuel : { $name }
seat-add = Ajouter une place
seat-remove = Retirer la place { $number }
bot-random = au hasard
bot-greedy = avide
bot-apprentice = apprenti
bot-driver = mécanicien
bot-stationmaster = chef de gare
bot-baron = baron
public-table = Montrer cette table dans le salon
away-after = Quand quelqu’un s’absente, un joueur virtuel joue à sa place
away-never = jamais
away-minutes = { $number ->
    [one] après { $number } minute
   *[other] après { $number } minutes
}
away-days = { $number ->
    [one] après { $number } jour
   *[other] après { $number } jours
}
options = Lectures des règles
usual = (habituel)
create-table = Ouvrir la table

## Attente

waiting-room = Salle d’attente
waiting-host = Envoyez un lien à chaque ami. La partie commence quand vous la lancez.
waiting-guest = L’hôte lance la partie quand tout le monde est là.
this-is-you = vous
copy-link = Copier le lien
copied = Copié
qr = Code QR
qr-alt = Code QR du lien
sit-here = S’asseoir ici
leave = Quitter
start = Lancer la partie
start-when-full = { $number ->
    [one] Il reste { $number } place libre.
   *[other] Il reste { $number } places libres.
}
invited = Vous êtes invité à une table
take-seat = Prendre la place

## La table

table = Table
board-of = Le plateau de { $title }. Les flèches le parcourent, Entrée choisit.
decision-and-log = Décision et journal
action-number = Coup { $number }
stage-setup = Mise en place
stage-turn = Tour { $turn }
stage-round = Tour { $turn } · round { $round }
stage-last = Tour { $turn } · dernier tour
coordinates = Noms des cases
only-board = Plus de plateau
fit = Ajuster
overview = Tout le plateau, puis retour à la décision
width-of-players = Largeur des joueurs
width-of-decision = Largeur de la décision et du journal
height-of-sheet = Hauteur du panneau sous le plateau
sound = Me prévenir par un son quand c’est à moi
deciding = décide
is-bot = virtuel
changed-last = Ce qui vient de changer
is-away = absent, remplacé
is-absent = pas là en ce moment
secret = secret
money-secret = Argent : secret
tab-now = Décider
tab-result = Résultat
tab-players = Joueurs
tab-log = Journal
tab-chat = Salon
tab-notes = Notes
log = Ce qui s’est passé
what-happened = Ce qui s’est passé
text-board = La position en mots
on-the-board = Sur le plateau
text-stations = Gares de { $name } : { $cells }
text-links = Lignes de { $name } : { $links }
text-open-link = Ligne inachevée de { $name } depuis { $city }, { $number ->
    [one] une tuile
   *[other] { $number } tuiles
}
text-city = { $city }, { $hex } : cubes { $cubes }
cell-choosable = peut être choisi
look-here = Regarder le plateau à ce moment
look-at = La position après le coup { $number }
timeline = Chronologie
one-back = Un coup en arrière
one-forward = Un coup en avant
back-to-now = Revenir au présent
took-back = { $name } revient au coup { $number }.
by-bot-while-away = Joué par un joueur virtuel
since-last = Depuis votre dernière visite
skip = Passer
chat = Salon
chat-empty = Personne n’a encore rien dit.
chat-say = Dites quelque chose
notes-private = Vos notes ; personne d’autre ne les voit

## Décider

your-decision = Décision
waiting-for-others = En attente
earlier-position = Une position passée
game-over = Fin
reckoning = On fait les comptes …
point-anywhere = Pointez ou touchez n’importe quoi sur le plateau : vous saurez ce qu’on peut y faire, ou pourquoi pas.
choose-back = retour
so-many = { $number } choix
explain-less = Moins d’explications
explain-more = Plus d’explications
not-now = Pas maintenant – pourquoi ?
more-on-board = { $number } de plus : choisissez sur le plateau.
it-would-bring = Ce que cela donnerait
before = avant
after = après
price = Prix
points = { $number } PV
and-more = et { $number } de plus
why-not-about = { $about } : pourquoi pas ?
possible-here = { $about }
nothing-to-do-here = Il n’y a rien à décider ici maintenant.
undo = Annuler le coup
undo-key = Ctrl+Z annule votre dernière action
restart-turn = Recommencer mon tour
undo-ask = Demander aux autres de revenir en arrière
undo-ask-short = Demander à annuler
undo-asked = { $name } demande à revenir au coup { $number }.
accept = Accepter
refuse = Refuser
hand-over = Passez l’écran à { $name }
hand-over-ready = Je suis { $name }
choose-kind = Que faites-vous ?
choose-hex = Quelle case ?
choose-cell = Quelle case ?
choose-city = Quelle ville ?
choose-line = Quelle ligne ?
choose-company = Quelle compagnie ?
choose-card = Quelle carte ?
choose-colour = Quelle couleur ?
choose-commodity = Quelle marchandise ?
choose-sides = Dans quel sens ?
choose-face = Dans quel sens ?
choose-simple-face = Dans quel sens ?
choose-complex-face = Dans quel sens ?
choose-link = Par quelle liaison ?
choose-shares = Combien de titres ?
choose-bonds = Combien d’emprunts ?
choose-tokens = Combien de jetons ?
choose-tile = Quelle tuile ?
choose-locomotive = Quelle locomotive ?
choose-money = Combien ?
choose-price = Combien ?
choose-income = Combien ?
choose-number = Combien ?
choose-answer = Oui ou non ?
choose-box = D’où ?
choose-seat = Quel joueur ?
less = Un de moins
more = Un de plus
choose-this = Choisir
part-shares = { $number ->
    [one] { $number } titre
   *[other] { $number } titres
}
part-bonds = { $number ->
    [one] { $number } emprunt
   *[other] { $number } emprunts
}
part-tokens = { $number ->
    [one] { $number } jeton
   *[other] { $number } jetons
}
part-tile = tuile { $number }
part-locomotive = locomotive { $number }

## Après la partie

winners = { $number ->
    [one] { $names } gagne
   *[other] { $names } se partagent la victoire
}
final-income = Le dernier compte, ligne à ligne
rematch = Revanche
fork-here = Rejouer d’ici
fork-means = Une nouvelle table commence sur cette position : vous gardez votre place, des robots prennent les autres. Cette partie reste telle quelle.
fork-hint = Toutes les positions passées sont sur le curseur sous le journal ; on peut rejouer à partir de chacune.
best-links = Les liaisons les plus fréquentées
best-cards = Les meilleures cartes
best-cubes = { $number ->
    [one] { $number } cube
   *[other] { $number } cubes
}
best-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
look-back = Où la partie a-t-elle basculé ?
looking-back = Analyse en cours
expected-totals = Ce que chacun pouvait espérer à la fin
turned-here = Où la partie a basculé
turned-nowhere = La partie n’a jamais vraiment basculé
download-record = Télécharger la partie
fair-luck = Le hasard venait de cette graine, dont l’empreinte était publiée au début : { $seed }
chart-action = coup
series-scores = Score
series-money = Argent

## Rocket

rocket-kind-extend = Agrandir une ligne
rocket-kind-take-token = Prendre un marqueur
rocket-kind-place-station = Poser une gare
rocket-kind-lift-station = Déplacer une gare
rocket-kind-bid = Miser pour la détourner
rocket-kind-pass = Laisser faire
rocket-choose-hex = Vers quelle case ?
rocket-lines = Les lignes
rocket-line = Ligne
rocket-cities = Villes
rocket-bank = Banque
rocket-stations = Gares
rocket-holders = Titres
rocket-tokens = Marqueurs
rocket-best-lines = Les lignes qui ont le plus rapporté
rocket-best-goods = Les marchandises et villes qui ont le plus rapporté
rocket-absorbed = absorbée par { $line }
rocket-text-line = { $line } : locomotive en { $hex }, direction { $heading } ; dessert { $cities } ; { $shares ->
    [one] une part
   *[other] { $shares } parts
} en banque
rocket-independent = autonome
rocket-bank-left = À la banque : { $tiles } tuiles de rails, { $passengers } marqueurs de passagers.
rocket-passengers = { $number ->
    [one] { $number } passager
   *[other] { $number } passagers
}
rocket-stations-left = { $number ->
    [one] { $number } gare en réserve
   *[other] { $number } gares en réserve
}
rocket-told-shares = { $number ->
    [one] { $number } titre { $line }
   *[other] { $number } titres { $line }
}
rocket-told-tokens = { $number ->
    [one] { $number } marqueur de { $city } : { $kind }
   *[other] { $number } marqueurs de { $city } : { $kind }
}
rocket-veto-line = Déplacement disputé
rocket-veto-bid = Meilleure mise
rocket-veto-none = aucune
rocket-veto-by = { $shares ->
    [one] { $name }, { $shares } titre
   *[other] { $name }, { $shares } titres
}
rocket-veto-allowed = Elle peut aller en
rocket-veto-asked = Restent à consulter (titres)
rocket-series-money = Argent (1 000 £)
rocket-series-shares = Titres
rocket-series-cities = Villes sur leurs lignes

## Tycoon et England

tycoon-kind-build = Construire des rails
tycoon-kind-deliver = Livrer un cube
tycoon-kind-upgrade = Améliorer la locomotive
tycoon-kind-urbanize = Urbaniser une ville
tycoon-kind-take-card = Prendre une carte
tycoon-kind-use-card = Utiliser une carte
tycoon-kind-build-west = Construire une liaison vers l’Ouest
tycoon-kind-issue = Émettre des parts
tycoon-kind-pass = Passer
tycoon-kind-stop = Arrêter de construire
tycoon-kind-bid = Miser
tycoon-kind-grow = Agrandir une ville
england-kind-keep-baron = Garder un Baron
england-kind-inspect = Arrêter la livraison
england-kind-allow = La laisser passer
tycoon-fact-points = points
tycoon-fact-income = revenu
tycoon-fact-shares = parts
tycoon-fact-bonds = emprunts
tycoon-fact-level = loco
tycoon-fact-links = liaisons
tycoon-fact-bonus = carte secrète
tycoon-choose-shares = Combien de parts ?
tycoon-part-shares = { $number ->
    [one] { $number } part
   *[other] { $number } parts
}
tycoon-open-cards = Cartes offertes
tycoon-empty-cities = Villes vides
last-turn = La partie se termine après le tour { $turn }.
major-lines = Grandes lignes
end-at = La fin vient à { $number } villes vides.
end-in = { $number ->
    [one] Encore une ville vide et c’est la fin.
   *[other] Encore { $number } villes vides et c’est la fin.
}

## Dice

dice-kind-place-station = Poser une gare
dice-kind-roll = Lancer les dés
dice-kind-take-question = Prendre un dé « ? »
dice-kind-lay = Poser un dé
dice-kind-exchange = Échanger un dé
dice-kind-buy = Acheter une locomotive
dice-kind-carry = Transporter
dice-kind-load = Ramener des passagers
dice-kind-call = Appeler des passagers
dice-kind-refill = Réapprovisionner au lieu de lancer
dice-kind-end-turn = Terminer le tour
dice-choose-answer = Avec la face « ? » ?
dice-choose-roll = Quels dés ?
dice-whole-roll = { $first ->
    [0] { $second ->
        [one] { $second } dé complexe
       *[other] { $second } dés complexes
    }
    [one] { $second ->
        [0] { $first } dé simple
        [one] { $first } dé simple et { $second } dé complexe
       *[other] { $first } dé simple et { $second } dés complexes
    }
   *[other] { $second ->
        [0] { $first } dés simples
        [one] { $first } dés simples et { $second } dé complexe
       *[other] { $first } dés simples et { $second } dés complexes
    }
}
dice-carried = { $number } transportés
dice-connected = { $number ->
    [one] { $number } gare reliée
   *[other] { $number } gares reliées
}
dice-told-locomotives = Locomotives : { $values }
dice-bank = La banque
dice-bank-tokens = Jetons
dice-bank-owed = doit { $number }
dice-bank-dice = Dés
dice-bank-dice-left = { $simple } simples, { $complex } complexes
dice-on-sale = En vente
dice-sale = valeur { $value } pour { $price }
dice-scrapped = À la ferraille
dice-locomotives-left = Locomotives
dice-rolled = Vos dés
dice-places = { $number ->
    [0] nulle part où le poser maintenant
    [one] { $number } case où le poser
   *[other] { $number } cases où le poser
}
dice-turn = Tourner (R)
dice-text-station = Gare de { $name } en { $cell }
dice-text-grey = Gare grise en { $cell }
dice-text-heap = Tuile { $tile } : { $number ->
    [one] un jeton de voyageur
   *[other] { $number } jetons de voyageurs
} restants
dice-stage-final = Phase finale
dice-best-stations = D’où sont venus le plus de passagers
dice-best-locomotives = Les locomotives les plus actives
dice-final = Phase finale : { $reason }.
dice-series-money = Jetons
dice-series-carried = Passagers transportés

## Shares

shares-kind-offer = Proposer un titre aux enchères
shares-kind-bid = Enchérir
shares-kind-drop = Abandonner
shares-kind-pass = Passer
shares-kind-build = Construire une liaison
shares-kind-stop = Pas de seconde liaison
shares-kind-deliver = Livrer un cube
shares-kind-via = Poursuivre le trajet
shares-kind-borrow = Emprunter pour les intérêts
shares-kind-default = Laisser les intérêts impayés
shares-kind-repay = Rembourser des emprunts
shares-kind-dividend = Verser un dividende
shares-kind-merge = Proposer une fusion
shares-kind-vote = Voter
shares-told = { $number ->
    [one] { $number } titre { $company } à { $price }
   *[other] { $number } titres { $company } à { $price }
}
shares-wealth = Fortune { $amount }
shares-passed = a passé
shares-companies = Les compagnies, dans l’ordre du jeu
shares-titles = Titres à leur cotation finale
shares-price = Cotation
shares-price-unit = Cotation, en milliers de $
shares-controlled = sous le contrôle de { $name }
shares-capacity = peut payer { $amount } avec titres et emprunts
shares-lot = En vente
shares-box-available = disponible
shares-box-issued = émis
shares-bid = Meilleure offre
shares-bidding = Enchérissent encore
shares-merger = Fusion
shares-voting = Voix de { $company }
shares-waiting = N’ont pas encore voté
shares-own-vote = Votre vote
shares-bill = La facture, si tous sont d’accord
shares-cube = Le cube { $colour } parti de { $origin } a parcouru { $number ->
    [one] { $number } liaison
   *[other] { $number } liaisons
}, dont { $own } de { $company }. Le trajet doit emprunter au moins autant de liaisons de { $company } que de toutes les autres ensemble.
shares-own-links = La première liaison doit appartenir à { $company }, et le trajet entier doit emprunter au moins autant de ses liaisons que de toutes les autres ensemble.
shares-best-payers = Qui a le plus versé à ses détenteurs de titres
shares-number-links = { $number ->
    [one] { $number } liaison
   *[other] { $number } liaisons
}
shares-where = Titres : { $available } disponibles, { $issued } émis, { $board } au plateau
shares-told-price = cotation
shares-told-cash = trésorerie
shares-told-bonds = emprunts
shares-series-money = Argent
shares-series-wealth = Fortune
shares-series-score = Fortune (1 000 $)
shares-series-cash = Argent (1 000 $)
shares-series-price = Cotations (1 000 $)

## Liaisons

build-aid = Liaisons à portée
build-begun = (seulement commencée)
build-lets-deliver = { $number ->
    [one] puis { $number } livraison, jusqu’à { $points } PV
   *[other] puis { $number } livraisons, jusqu’à { $points } PV
}
shares-build-lets-deliver = { $number ->
    [one] puis { $number } livraison, jusqu’à { $points } cases de revenu
   *[other] puis { $number } livraisons, jusqu’à { $points } cases de revenu
}
again-to-play = cliquez encore pour la construire
build-point = Pointez une liaison pour voir ses tuiles sur le plateau et le détail de son prix. Un clic la construit.
show-all = Tout montrer ({ $number })
show-fewer = En montrer moins
deliveries = Livraisons, les meilleures d’abord, en points
filters = Montrer seulement
filter-city = toute ville
filter-gain = tout gain
filter-gain-from = dès { $number } pour moi
filter-nothing = Aucune livraison n’est ainsi.
costs = Ce que coûtent les rails ici
cost-urbanize = urbaniser
cost-engine = loco { $level }
forecast = À la fin du tour : revenu { $income } − { $owed } dus ; il vous resterait { $left }.
forecast-after = Après cela, à la fin du tour : revenu { $income } − { $owed } dus ; il vous resterait { $left }.
auction-bid = Meilleure mise : { $name }, { $amount }
pending-delivery = Annoncé : un cube { $colour } de { $origin } à { $city }
reason-open = terrain dégagé
reason-hills = collines
reason-plain = plaine
reason-mountain = montagne
reason-river = rivière
reason-ridge = crête
reason-second-link = seconde liaison
series-points = Points de victoire
series-income = Revenu (1 000 $)
series-score = Score
series-cash = Argent
series-wealth = Fortune
series-shares = Titres
series-bonds = Emprunts
series-level = Locomotive
series-links = Liaisons
series-carried = Passagers transportés
series-connected = Gares reliées
series-locomotives = Locomotives
series-tokens = Marqueurs
series-passengers = Passagers
series-price = Cotations
series-cities = Villes reliées

## Le but des jeux et le sens des choix, pour qui joue la première fois

rocket-aim = Le plus riche à la fin gagne. Une ligne paie ceux qui ont ses titres, qui y ont des gares, ou qui ont des marqueurs des villes qu’elle atteint.
rocket-means-extend = Sa locomotive avance d’une case, et vous prenez un de ses titres.
rocket-means-take-token = Une ville paie ses marqueurs quand une ligne l’atteint ; les marchandises paient encore à la fin.
rocket-means-place-station = Une gare paie quand une ligne y passe et atteint des villes.
rocket-means-lift-station = Reprenez une de vos gares et posez-la sur une autre case.
rocket-means-bid = Qui offre le plus de titres de cette ligne décide où va sa locomotive, et les rend.
rocket-means-pass = Ne misez rien et gardez vos titres.
tycoon-aim = Le plus de points gagne. Reliez des villes, puis livrez des cubes : chaque liaison du trajet rapporte un point à son propriétaire. L’argent que vous levez coûte à chaque tour, et des points à la fin.
tycoon-means-build = Posez jusqu’à quatre tuiles ; une liaison compte quand elle joint deux villes.
tycoon-means-build-track-build = Posez la tuile suivante de cette liaison.
tycoon-means-deliver = Menez un cube par des liaisons achevées à une ville de sa couleur.
tycoon-means-upgrade = Vos cubes pourront parcourir une liaison de plus.
tycoon-means-urbanize = Donnez à une ville grise une couleur et deux nouveaux cubes.
tycoon-means-take-card = Prenez une des cartes Opération offertes.
tycoon-means-use-card = Utilisez une de vos cartes ; cela ne coûte aucune action.
tycoon-means-build-west = Depuis une liaison au bord ouest : de nouveaux cubes rouges pour sa ville.
tycoon-means-issue = 5 000 $ chacune tout de suite ; chacune coûte 1 000 $ par tour et un point à la fin.
tycoon-means-turn-pass = Ne faites rien pendant ce round.
tycoon-means-auction-pass = Ne misez plus pendant ce tour.
tycoon-means-stop = Laissez ainsi. Ce qui ne joint pas deux villes disparaît à la fin du tour.
tycoon-means-bid = Qui mise le plus joue en premier pendant ce tour ; seul le gagnant paie.
tycoon-means-grow = Deux cubes du sac viennent à la ville de votre choix.
england-means-inspect = Votre carte est dépensée, et le cube reste où il est.
england-means-allow = Vous gardez votre carte pour une autre livraison.
england-means-keep-baron = Elle vous donne des points à la fin ; l’autre est remise sans être montrée.
dice-aim = Le plus de jetons gagne. Posez des rails de votre gare vers les autres, achetez des locomotives et ramenez des passagers.
dice-means-place-own-place-station = Vos lignes partent d’ici, et vos locomotives y reviennent.
dice-means-place-grey-place-station = Cinq jetons viennent à sa tuile ; chacun peut les chercher.
dice-means-roll = Une fois par tour : choisissez les dés et lancez-les.
dice-means-take-question = Au lieu de lancer : un dé complexe, posé sur la face de votre choix.
dice-means-refill = De nouveaux jetons à côté de toutes les tuiles, mais ni lancer, ni poser, ni appeler pendant ce tour.
dice-means-lay = À côté de votre gare, ou à une extrémité libre de votre ligne.
dice-means-exchange = Mettez un dé complexe à la place d’un simple : sa voie reste, d’autres s’ajoutent.
dice-means-call = Rendez un dé montrant une locomotive ou « ? » : de nouveaux jetons viennent à une tuile.
dice-means-buy = Elle porte autant de jetons, à travers autant de tuiles, que sa valeur.
dice-means-carry = Envoyez une locomotive sur votre ligne ; les jetons qu’elle ramène sont à vous.
dice-means-load = Autant de jetons que votre locomotive en porte, du tas de cette tuile.
dice-means-end-turn = Les dés non posés retournent à la banque.
shares-aim = Le plus riche à la fin gagne : argent, et titres à leur cotation. Aucun réseau n’est à vous ; vous dirigez les compagnies dont vous avez le plus de titres.
shares-means-offer = Choisissez un titre et ouvrez l’enchère ; la plus haute offre l’obtient.
shares-means-opening-offer-pass = Plus d’offres ni d’enchères jusqu’à la fin de la mise en place.
shares-means-stock-offer-pass = Plus d’offres ni d’enchères dans cette phase.
shares-means-bid = Qui reste le dernier paie son offre et prend le titre.
shares-means-drop = N’enchérissez plus pour ce titre.
shares-means-build = Une liaison, ou deux ; la seconde coûte 2 000 $ de plus par case.
shares-means-second-link-build = Chaque case d’une seconde liaison coûte 2 000 $ de plus.
shares-means-build-link-build = Posez la tuile suivante de cette liaison.
shares-means-stop = La première liaison reste, et l’action est finie.
shares-means-deliver = Chaque liaison du trajet rapporte un revenu à la compagnie qui la possède.
shares-means-via = Par cette liaison ; au moins la moitié des liaisons doit être à la compagnie.
shares-means-company-action-pass = La compagnie ne fait rien pendant ce round.
shares-means-borrow = Aussi peu d’emprunts que possible ; ils coûtent des intérêts dès le tour suivant.
shares-means-default = Tout son argent va à la banque, et sa cotation baisse de 2.
shares-means-dividend = Versé à tous ceux qui ont de ses titres. Il fait baisser la cotation s’il est faible, monter s’il est fort.
shares-means-repayment-pass = La compagnie garde son argent et ses emprunts.
shares-means-merger-proposal-pass = La compagnie n’en achète aucune.
shares-means-repay = Chaque emprunt remboursé épargne 1 000 $ par tour.
shares-means-merge = Achetez une compagnie reliée à celle-ci ; les détenteurs de titres des deux votent.
shares-means-vote = Une voix par titre, dévoilées ensemble ; à égalité, qui contrôle la compagnie décide.
