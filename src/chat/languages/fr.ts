import { stemmer } from '@orama/stemmers/french';
import type { Cues, LanguageWords } from './cues.ts';
import type { Availability } from '../../domain/product.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'en stock',
  out_of_stock: 'épuisé',
  unknown: 'disponibilité non indiquée',
};

const CUES: Cues = {
  hello: 'bonjour, bonsoir, salut, coucou, hello, hey, slt, bjr, bsr, rebonjour, re bonjour, cc',
  thanks: `
    merci, merci beaucoup, mille mercis, merci infiniment, mrc, mci, je vous remercie, je te remercie, parfait merci, super
    merci, genial merci, merci d avance, thx, top merci
    `,
  bye: `
    au revoir, aurevoir, a bientot, bonne journee, bonne soiree, bonne nuit, bon week end, bon weekend, a plus tard, a la
    prochaine, ciao, bye, a demain, bonne fin de journee, adieu, bonne continuation, a plus, bon apres midi
    `,
  agree: `
    oui, oui merci, ouais, ouep, ui, yes, ok, okay, d accord, dac, dacc, bien sur, volontiers, avec plaisir, vas y, allez y,
    allons y, ca roule, ca me va, c est bon pour moi, parfait, tres bien, entendu, exactement, tout a fait, c est ca, celui la
    svp, marche conclu, impeccable, carrement, pourquoi pas, c est correct, c est nickel, nickel merci, ok nickel, super,
    genial, top, ok ca marche
    `,
  decline: `
    non merci, non, nan, nope, pas maintenant, plus tard peut etre, peut etre plus tard, pas pour l instant, pas pour le moment,
    laisse tomber, laissez tomber, tant pis, oubliez, oublie ca, je vais reflechir, je vais y reflechir, je reflechis, j y
    reflechis, c est tout, ce sera tout, ca sera tout, rien d autre, rien de plus, ca ira merci, pas la peine, sans facon, pas
    interesse*, plait pas, plaisent pas, pas pour moi, pas mon style, je vais voir, ca ira, c est gentil mais, j aime pas trop,
    j aime pas ca, je l aime pas, ne ~ mettez pas, ne ~ ajoutez pas, pas encore au panier
    `,
  please: `
    s il vous plaît, s il te plaît, svp, stp, silvousplait
    `,
  decide: `
    alors, donc, du coup, finalement, en fin de compte, bon ben, dans ce cas
    `,
  onSale: `
    en promo, en promotion, en solde, en soldes, soldé*, des promos, des promotions, promotions, en réduction, remisé*
    `,
  reviews: `
    les avis, des avis, quels avis, la note, bien noté, bien notée, les gens en disent, les gens en pensent, disent les clients, pensent les clients, combien d étoiles, qu en disent, qu en pensent
    `,
  about: `
    es tu une vraie personne, etes vous une vraie personne, es tu humain, vous etes une vraie personne, es tu une personne, qui
    es tu, t es qui, tu es qui, vous etes qui, qui etes vous, qu es tu, vous etes quoi, t es quoi, es tu un robot, tu es un
    robot, t es un robot, vous etes un robot, etes vous un robot, t es un bot, tu es un bot, vous etes un bot, t es humain, vous
    etes humain, etes vous humain, etes vous une vraie, tu es une ia, t es une ia, vous etes une ia, intelligence artificielle,
    que sais tu faire, tu sais faire quoi, que peux tu faire, que pouvez vous faire, vous pouvez faire quoi, tu peux faire quoi,
    comment peux tu m aider, comment pouvez vous m aider, ton nom, votre nom, tu t appelles, vous vous appelez, tu parles
    quelle, parlez vous, parles tu, quelles langues, es tu reel, chatgpt, a qui je parle, avec qui je parle, qui me repond
    `,
  person: `
    parler a quelqu un, parler avec quelqu un, parler a une personne, parler avec une personne, parler a un humain, parler avec
    un humain, parler a un conseiller, parler avec un conseiller, parler a une conseillere, parler a un vendeur, voir ~ avec un vendeur, voir ~ avec une vendeuse, me passer quelqu un, passez moi quelqu un, parler a une
    vraie, discuter avec quelqu un, discuter avec un, vraie personne, vrai humain, vrai conseiller, vrai vendeur, etre humain,
    un humain, quelqu un de reel, en chair et en os, service client, service clients, service clientele, sav, service apres
    vente, support client, vous appeler, t appeler, vous telephoner, m appeler, me rappeler, rappelez moi, rappelle moi, appelez
    moi, etre rappele, etre rappelee, etre rappeles, numero de telephone, num de telephone, numero de tel, un numero ou, vous
    joindre, te joindre, vous contacter, te contacter, vous ecrire, contacter le magasin, contacter la boutique, contacter
    quelqu un, joindre quelqu un, par telephone, adresse mail, adresse email, adresse e mail, votre mail, votre email, quelqu un
    du magasin, quelqu un de la boutique, un employe, une employee, un conseiller, une conseillere, un responsable, le
    responsable, la responsable, votre responsable, un operateur, un agent, un collegue, passez moi, mettez moi en relation,
    mise en relation, mettre en relation, mettez moi en contact, conseiller clientele, par mail, par email, par e mail, un mail
    `,
  order: `
    annuler ma commande, annuler la commande, annuler une commande, ma commande, mes commandes, mon colis, mes colis, mon
    paquet, ma livraison, mon achat, mes achats, numero de commande, num de commande, n de commande, statut de commande, statut
    de la commande, etat de ma, etat de la commande, suivre ma, suivre mon, suivi de, suivi du colis, suivi colis, suivi
    commande, numero de suivi, ou est ma, ou est mon, ou en est, annuler ma, annuler mon, annulez ma, annulation de, modifier ma
    commande, changer ma commande, modifier la commande, changer l adresse, modifier l adresse, changer mon adresse, adresse de
    livraison, j ai commande*, on a commande*, j avais commande, nous avons commande, ai passe commande, passe une commande,
    commande passee, commande ~ il y a, commande la semaine derniere, commande hier, pas arrive, pas arrivee, pas arrives, pas
    encore arrive, pas encore recu, pas recu, rien recu, jamais recu, jamais arrive, jamais arrivee, pas ete livre, pas ete
    livree, toujours pas livre, j attends toujours, j attends encore, on attend toujours, attends mon, attends ma, ma facture,
    mes factures, mon remboursement, mon retour, retourner ma, renvoyer ma, se faire rembourser, commande numero, commande n,
    mail de suivi, suivi de commande, changer la date, date de livraison ~ changer, ma commande ~ partie, pas eu de facture, pas
    de facture, jours et toujours, toujours rien, semaines et toujours
    `,
  you: `
    vous, votre, vos, chez vous
    `,
  received: `
    j ai reçu, jai reçu, j ai bien reçu, on a reçu, nous avons reçu, je viens de recevoir, viens de recevoir,
    m est arrivé, m est arrivée, est arrivé, est arrivée, sont arrivés, sont arrivées, vient d arriver, reçu hier,
    reçu ce matin, reçu aujourd hui
    `,
  complaint: `
    reclamation, reclamations, plainte, porter plainte, me plaindre, je me plains, pas content, pas contente, mecontent,
    mecontente, mecontents, insatisfait, insatisfaite, pas satisfait, pas satisfaite, pas satisfaits, decu, decue, decus,
    decevant, decevante, deception, en colere, furieux, furieuse, fache, fachee, inacceptable, inadmissible, scandaleux, une
    honte, honteux, lamentable, catastrophique, nul a chier, c est nul, vraiment nul, trop nul, de la merde, de la daube,
    camelote, pourrie, n importe quoi, vous vous moquez, vous foutez, du foutage, se foutre de, arnaque, arnaques, arnaqueurs,
    escroc, escrocs, escroquerie, arrive casse, endommage, endommagee, endommages, defectueux, defectueuse, defectueuses, defaut
    de fabrication, dechiree, decousu, decousue, tombe en morceaux, marche pas, marche plus, fonctionne pas, fonctionne plus,
    mauvais article, mauvais produit, mauvaise taille, mauvaise couleur, mauvais modele, pas le bon article, pas le bon produit,
    pas la bonne taille recu, erreur dans ma, trompe d article, trompes de, envoye le mauvais, envoye la mauvaise, recu le
    mauvais, recu la mauvaise, il manque, manquait, manquant, un trou dans, troue, trouee, fuit, ca fuit, etre rembourse,
    recuperer mon argent, rendez moi mon argent, veux mon argent, le pire, la pire, ras le bol, j en ai marre, est casse, est
    cassee, sont casses, sont cassees, arrive ~ casse, arrivee ~ cassee, deja casse, deja cassee, casse au bout, cassee au bout,
    casse apres, cassee apres, casse direct, cassee direct, cassees en, tout casse, recu casse, recu cassee, est en panne, est
    tombe en panne, tombee en panne, deja en panne, est abime, est abimee, arrive abime, recu abime, recu abimee, livre abime,
    article abime, colis abime, rembours* moi, etre remboursee, me faire rembourser, est dechire, arrive* brise*, est brise, est
    brisee, rien a voir avec, s allume plus, s allume pas, etes trompes, a lache, est fendu, est fendue
    `,
  cart: `
    ce sera le, ce sera la, ce sera les, ca sera le, ca sera la, ca sera les, mets en deux, mets en trois, mets en 2, mets en 3, mettez en deux, mettez en trois, mettez en 2, mettez en 3, je craque pour, je vais partir sur, on va partir sur,
    mets un, mets une, mets deux, mets plutôt, mettez plutôt, il m en faut,
    je le veux, je la veux, je les veux, il me le faut, il me la faut, je veux celui, je veux celle,
    ajout au panier, ajoute ~ panier, ajoute ~ dans ~ panier, ajoutez ~ dans ~ panier, ajoute le, ajoute la, ajoute les, ajoutez
    le, ajoutez la, ajoutez les, ajoute un, ajoute une, ajoutez un, ajoutez une, ajoute deux, ajoutez deux, ajoute ca, ajoutez
    ca, ajoute moi, ajoutez moi, ajoute celui, ajoutez celui, ajoute celle, ajoutez celle, l ajouter, les ajouter, en ajouter,
    rajoute, rajoutez, rajouter, mets ~ panier, mets ~ dans ~ panier, mettez ~ au panier, mettez ~ dans ~ panier, mettre ~ dans
    ~ panier, mets moi, mettez moi, met moi, mets m en, mettez m en, mets en, mettez en, mets le, mets la, mets les, mettez le,
    mettez la, mettez les, au panier, dans le panier, dans panier, mon panier, je le prends, je la prends, je les prends, je
    prends, je prend, j en prends, j en prend, je vais prendre, je vais le prendre, je vais la prendre, je vais les prendre, je
    vais en prendre, on prend, on le prend, on la prend, on va prendre, nous prenons, je prendrai, je prendrais, j en prendrai,
    je l achete, je les achete, j achete, j en achete, je vais acheter, je vais l acheter, on achete, je veux acheter, je veux l
    acheter, je voudrais acheter, je voudrais l acheter, j aimerais acheter, j aimerais l acheter, je souhaite acheter, je
    souhaite commander, je veux commander, je veux le commander, je veux la commander, je voudrais commander, je voudrais le
    commander, je voudrais la commander, j aimerais commander, je commande, je le commande, je la commande, je vais commander,
    je veux le prendre, je veux la prendre, je veux bien le prendre, je veux bien la prendre, donne moi, donnez moi, donne m en,
    donnez m en, commande le, commande la, commandez le, commandez la, commande moi, commandez moi, achete le, achete la, achete
    moi, reserve moi, reservez moi, je pars sur, je pars la dessus, on part sur, je me decide pour, j opte pour, va pour,
    adjuge, vendu, un comme ca svp, une comme ca svp, emballe moi, emballez moi, jprends, j prends, j le prends, j la prends,
    ajoute* en, ajoute* m en, j en veux, j en voudrais, en mettez, en mets, caddie, j en commande, met ~ panier, je valide,
    laisser tenter, vas y ajoute*, je vous prends, je te prends, je le veux, je la veux, je les veux
    `,
  compare: `
    compare, comparer, comparez, compares, comparaison, comparatif, comparee a, par rapport a, par rapport au, par rapport aux,
    difference, differences, versus, vs, lequel est mieux, laquelle est mieux, lequel est le mieux, laquelle est la mieux,
    lequel est meilleur, laquelle est meilleure, lequel des deux, laquelle des deux, lesquels des deux, mieux que, meilleur que,
    meilleure que, ou l autre, ou bien l autre, lequel d entre, laquelle d entre, different ils, qu est ce qui change, en quoi
    different, cote a cote
    `,
  cheapest: `
    le moins cher, la moins chere, les moins chers, les moins cheres, le moins chere, la moins cher, le plus abordable, la plus
    abordable, les plus abordables, le plus bas prix, prix le plus bas, prix les plus bas, au plus bas prix, le plus economique,
    la plus economique, meilleur prix, le moins couteux, la moins couteuse, le plus accessible, prix mini, prix minimum
    `,
  dearest: `
    le plus cher, la plus chere, les plus chers, les plus cheres, le plus chere, la plus cher, le plus couteux, la plus
    couteuse, prix le plus eleve, prix le plus haut, le plus haut de gamme, la plus haut de gamme, le plus luxueux, la plus
    luxueuse, le plus onereux, le plus exclusif
    `,
  cheaper: `
    moins cher, moins chere, moins chers, moins cheres, moins couteux, moins couteuse, moins onereux, plus abordable, plus
    abordables, plus economique, plus economiques, meilleur marche, prix plus bas, prix inferieur, trop cher, trop chere, trop
    chers, trop cheres, trop couteux, hors budget, hors de mon budget, au dessus de mon budget, depasse mon budget, plus
    accessible, plus petit prix, c est cher, un peu cher, baisser le prix
    `,
  dearer: `
    plus cher, plus chere, plus chers, plus cheres, plus couteux, plus couteuse, plus onereux, plus haut de gamme, plus luxueux,
    plus luxueuse, plus premium, plus chic, gamme superieure, haut de gamme, mettre plus, plus cher c est pas grave
    `,
  best: `
    meilleur, meilleure, meilleurs, meilleures, le mieux, la mieux, le top, recommande, recommandes, recommandez, recommander,
    recommandation, recommandations, recommandee, conseille, conseilles, conseillez, conseiller quoi, me conseiller, nous
    conseiller, que choisir, lequel choisir, laquelle choisir, lequel choisiriez, lequel prendriez, vous prendriez, tu
    prendrais, tu choisirais, vous choisiriez, ton prefere, ta preferee, votre prefere, votre preferee, vos preferes, coup de
    coeur, mieux note, mieux notee, mieux notes, suggere*, suggestion, suggestions, proposez vous, me proposez, me proposes,
    lequel je, laquelle je, lequel devrais, laquelle devrais, je devrais prendre, a ma place
    `,
  lighter: `
    plus leger, plus legere, plus legers, plus legeres, pese moins, pese le moins, pesent moins, moins lourd, moins lourde,
    moins lourds, moins lourdes, poids le plus bas, poids plume, poids le plus faible
    `,
  heavier: `
    plus lourd, plus lourde, plus lourds, plus lourdes, pese plus, pese le plus, pesent plus, moins leger, moins legere
    `,
  warmer: `
    plus chaud, plus chaude, plus chauds, plus chaudes, tient plus chaud, tient le plus chaud, tiennent plus chaud, tiennent le
    plus chaud, qui tient chaud, mieux contre le froid, protege le mieux du froid, protege mieux du froid
    `,
  cooler: `
    plus frais, plus fraiche, plus fraiches, moins chaud, moins chaude, moins chauds, moins chaudes, plus respirant, plus
    respirante, plus respirants, plus respirantes, plus aere, plus aeree
    `,
  bigger: `
    plus grand, plus grande, plus grands, plus grandes, plus gros, plus grosse, plus grosses, plus spacieux, plus spacieuse,
    plus volumineux, plus volumineuse, contient plus, contient le plus, plus de place, plus d espace, plus de capacite, plus
    grande capacite, plus de contenance, plus de volume, taille au dessus
    `,
  smaller: `
    plus petit, plus petite, plus petits, plus petites, moins grand, moins grande, moins grands, moins grandes, moins gros,
    moins grosse, plus compact, plus compacte, plus compacts, plus compactes, moins encombrant, moins encombrante, moins
    volumineux, taille en dessous
    `,
  longer: 'plus long, plus longue, plus longs, plus longues, moins court, moins courte, moins courts, moins courtes',
  shorter: 'plus court, plus courte, plus courts, plus courtes, moins long, moins longue, moins longs, moins longues',
  higher: 'plus haut, plus haute, plus hauts, plus hautes, plus eleve, plus elevee, moins bas, moins basse',
  wider: 'plus large, plus larges, moins etroit, moins etroite, moins etroits, moins etroites, plus ample, plus amples',
  lower: `
    plus bas, plus basse, plus basses, moins haut, moins haute, moins hauts, moins hautes, plus plat, plus plate, plus plats,
    plus plates
    `,
  thicker: 'plus epais, plus epaisse, plus epaisses, moins fin, moins fine, moins fins, moins fines, moins mince',
  thinner: `
    plus fin, plus fine, plus fins, plus fines, plus mince, plus minces, moins epais, moins epaisse, moins epaisses
    `,
  faster: 'plus rapide, plus rapides, plus vite, moins lent, moins lente, moins lents',
  quieter: 'moins bruyant, moins bruyante, moins bruyants, moins bruyantes, moins de bruit, plus discret, silencieu*',
  brighter: `
    plus lumineux, plus lumineuse, plus lumineuses, eclaire plus, eclaire mieux, eclaire le plus, eclaire le mieux, plus
    brillant, plus brillante, plus de lumiere
    `,
  stronger: `
    plus fort, plus forte, plus forts, plus fortes, plus puissant, plus puissante, plus puissants, plus puissantes, plus de
    puissance, plus costaud, plus costaude, plus intense
    `,
  longerLasting: `
    dure plus longtemps, dure le plus longtemps, durent plus longtemps, durent le plus longtemps, tient plus longtemps, tient le
    plus longtemps, plus d autonomie, meilleure autonomie, plus grande autonomie, autonomie plus longue, meilleure batterie,
    batterie qui dure, plus durable, plus durables, plus longue duree
    `,
  newer: `
    plus recent, plus recente, plus recents, plus recentes, plus nouveau, plus nouvelle, dernier modele, derniers modeles,
    derniere version, derniere generation, plus neuf
    `,
  most: `
    le plus de, la plus de, le plus, la plus, les plus, a plus de, ont plus de, qui a plus, le plus élevé, la plus élevée, plus élevé*
    `,
  least: `
    le moins, la moins, les moins, le moins de, moins de, le plus faible, la plus faible, le plus bas, la plus basse
    `,
  bestRated: `
    mieux noté*, mieux notée*, meilleure note, meilleures notes, meilleurs avis, mieux évalué*, les plus étoiles
    `,
  similar: `
    similaire, similaires, alternative, alternatives, semblable, semblables, ressemblant, ressemblante, qui ressemble, qui
    ressemblent, ressemble a, ressemblent a, le meme genre, du meme genre, meme style, dans le style, comme celui ci, comme
    celui la, comme celle ci, comme celle la, comme ceux ci, comme ceux la, quelque chose comme ca, un truc comme ca, un truc du
    genre, equivalent, equivalente, equivalents, comparable, comparables, meme type, autre comme ca, d autres comme ca, autre
    chose dans le genre, dans le genre
    `,
  goesWith: `
    va avec, vont avec, irait avec, iraient avec, aller avec, va bien avec, vont bien avec, assorti, assortie, assortis,
    assorties, assortir, porter avec, mettre avec, accessoires pour, accessoire pour, associer avec, combiner avec, marier avec,
    s accorde avec, s accordent avec, accompagner, se marie avec, porter ~ avec, mettre ~ avec
    `,
  more: `
    montre m en plus, montrez m en plus, montre moi plus, montrez moi plus, voir plus, d autres, d autres choix, autres modeles,
    autres options, autre chose, quelque chose d autre, quoi d autre, plus de choix, plus d options, les suivants, les
    suivantes, la suite, vous en avez d autres, t en as d autres, tu en as d autres, encore, plus de modeles, plus de ~ modeles
    `,
  also: 'et aussi, plus un, plus une, plus deux, tant que j y suis, tant qu on y est, en plus de ca, aussi, en plus, également, avec ça, en meme temps, au passage, et encore un, et encore une',
  here: 'celui ci, celle ci, ce produit, cet article',
  it: `
    ca, cela, celui ci, celle ci, ce modele, ce produit, cet article, celui, celle, ce dernier, cette derniere, je le, je la, tu
    le, tu la, vous le, vous la, on le, on la, peut le, peut la, peux le, peux la, elle, il a, il est, est il, t il, il fait, il
    coute, il pese, il tient, il va, il marche, il passe, il peut, il resiste, c est bien
    `,
  them: `
    eux, elles, ils, ceux ci, celles ci, ceux, celles, ces modeles, ces produits, ces articles, je les, tu les, vous les, on
    les, peux les, peut les, lequel, laquelle, lesquels, lesquelles, parmi, ces deux, ces trois
    `,
  both: `
    les deux, tous deux, les 2, ces deux, chacun, chacune, l un et l autre, l un ou l autre, l une ou l autre, les trois, les 3,
    des deux, deux la
    `,
  other: 'l autre, l autre modele, plutot l autre, celui d a cote, celle d a cote, un autre',
  last: `
    le dernier, la derniere, les derniers, les dernieres, dernier de la liste, derniere de la liste, le tout dernier, la toute
    derniere
    `,
  first: 'premier, premiere, numero un, numero 1, 1er, 1ere, le n 1, celui du haut',
  second: `
    le second, les secondes, les seconds, les deuxiemes,
    deuxieme, la seconde, second, numero deux, numero 2, 2eme, 2e, celui du milieu, celle du milieu, le n 2, le 2, la 2
    `,
  third: 'troisieme, numero trois, numero 3, 3eme, 3e, le n 3, le 3, la 3',
  fourth: 'quatrieme, numero quatre, numero 4, 4eme, 4e, le n 4',
  instead: `
    plutot, a la place, au lieu de, au lieu du, pas celui la, pas celle la, pas ca, ou peut etre, ou alors, en fait, finalement,
    quelque chose de different, autre chose que, oublie le, oublie la, oublie les, oubliez le, oubliez la, oubliez les, et si,
    et pour, tout compte fait, bof, autre couleur
    `,
  without: `
    sans, pas de, pas d, pas en, pas du, pas avec, pas trop de, ni, aucun, aucune, depourvu de, depourvu d, exempt de, exempte
    de, mais pas, sauf, excepte, hormis, a l exception de, a l exception du, autre que, autres que, veux pas, je veux pas, ne
    voudrais pas, veut pas, aime pas, n aimons pas, deteste, j ai horreur, ai horreur de, supporte pas, tolere pas, digere pas,
    allergique, allergiques, allergie, allergies, intolerant, intolerante, intolerance, intolerances, peux pas manger, peut pas
    manger, mange pas, contient pas, ne contiennent pas, contenant pas, rien avec, rien qui contient, n importe quoi sauf,
    eviter, evite, evitez, surtout pas, pas fait en, pas fabrique en, qui n a pas, plus de ~ du tout, libre de, pas le, pas la,
    pas les
    `,
  harms: `
    me gratte, le gratte, la gratte, lui donne ~ boutons, me donne des, lui donne des, me donne de l, lui donne de l, rend ~
    malade, ne me reussit pas, ne lui reussit pas, me reussit pas, ne passe pas, m irrite, l irrite, irrite, est interdit,
    sont interdits, lui fait mal, me fait mal, est exclu, sont exclus
    `,
  inStock: `
    en stock, en rupture, rupture de stock, disponible, disponibles, dispo, dispos, disponibilite, disponibilites, indisponible,
    indisponibles, epuise, epuisee, epuises, epuisees, de retour en stock, reapprovisionne*, reassort, l avez encore, l avez
    vous encore, en avez vous encore, vous en avez encore, t en as encore, reste t il, encore en vente, quand ~ de retour, y en
    a plus, y en a encore, en reste, encore dispo
    `,
  price: `
    en promo, en promotion, en solde, soldé, soldée, en réduction,
    combien ca coute, ca coute combien, combien coute, combien coutent, coute combien, coutent combien, combien il coute,
    combien elle coute, prix, c est combien, il est a combien, elle est a combien, ils sont a combien, a combien, ca fait
    combien, combien pour, combien vaut, tarif, tarifs, le cout, cher ou pas, ca vaut combien, il fait combien, elle fait
    combien, font combien, combien je, vous demandez combien, combien vous, et combien, combien svp, combien stp, ferait
    combien, feraient combien
    `,
  whichThen: `
    lequel alors, laquelle alors, lesquels alors, lesquelles alors, alors lequel, alors laquelle, laquelle du coup,
    lequel du coup, lequel irait, laquelle irait, lequel me, laquelle me, vous avez quoi alors
    `,
  want: 'je veux, je voudrais, je souhaite, on veut, on voudrait, nous voulons, il me faut, il me faudrait, j aimerais',
  have: `
    vous n avez pas de, vous n avez pas d, n avez vous pas de, n avez vous pas d, avez vous, vous avez, vs avez, as tu, tu as, t as, t aurais, auriez vous, vous auriez, aurais tu, tu aurais, vendez vous,
    vous vendez, tu vends, vends tu, proposez vous, vous proposez, tu proposes, vous en avez, t en as, tu en as, y a t il, y a
    til, y a, existe t il, il existe, ca existe, nous cherchons, recherche, cherche, j ai besoin, on a besoin, besoin de, besoin
    d, nous avons besoin, il nous faut, me faut, faudrait, je veux, j veux, on veut, nous voulons, je voudrais, j voudrais, je
    voudrai, on voudrait, nous voudrions, j aimerais, j aimerai, on aimerait, nous aimerions, je souhaite, je souhaiterais, nous
    souhaitons, j ai envie de, j ai envie d, envie d un, envie d une, montre moi, montrez moi, montre nous, montrez nous, montre
    les, tu peux me montrer, pouvez vous me montrer, vous pouvez me montrer, fais moi voir, faites moi voir, je peux voir, puis
    je voir, voir les, trouve moi, trouvez moi, tu peux me trouver, pouvez vous me trouver, propose moi, proposez moi, quelque
    chose pour, quelque chose de, et quelque chose, et un truc, qqch pour, qqc pour, qqchose pour, un truc pour, un machin pour, quelque chose qui, un truc
    qui, on peut trouver, je peux trouver, ou trouver, quels sont vos, quelles sont vos, quel genre de, vous faites, tu fais
    `,
  question: `
    savoir si, savoir s il, savoir s ils, savoir s elle, je voulais savoir, j aimerais savoir, je voudrais savoir, je me demande si, je sais pas si,
    je voudrais savoir, je veux savoir, j aimerais savoir,
    dis moi que, dites moi que, dis que, dites que, dites juste, dis juste, dis oui, dites oui, confirme moi, confirmez moi,
    comment, quoi, quel, quelle, quels, quelles, qui, quand, d ou, ou est, ou sont, ou se, ou puis, ou peut, ou peux, ou je, ou on, ou trouve*, ou vous, c est ou, pourquoi, combien, lequel, laquelle, est ce, est il, est elle,
    sont ils, sont elles, a t il, a t elle, ont ils, peut on, peut il, peut elle, on peut, puis je, je peux, peux tu, pouvez
    vous, tu peux, vous pouvez, pourrais tu, pourriez vous, pourrais je, dois je, faut il, sera t il, serait il, convient il, va
    t il, dis moi juste, dites moi juste, dis oui, dis moi si, dites moi si
    `,
  gift: `
    cadeau, cadeaux, kdo, un present, offrir, anniversaire, anniv, noel, pour ma mere, pour mon pere, pour ma maman, pour mon
    papa, pour ma femme, pour mon mari, pour ma copine, pour mon copain, pour un ami, pour une amie, pour ma soeur, pour mon
    frere, pour ma grand mere, pour mon grand pere, pour mon fils, pour ma fille, fete des meres, fete des peres, saint
    valentin, cremaillere
    `,
  outside: `
    meteo, fera beau, va faire beau, fait beau demain, quel temps fait il, quel temps il fait, temps demain, va t il pleuvoir, il va pleuvoir, election*, politicien*,
    president de la, le president, premier ministre, macron, resultat du match, score du match, qui a gagne, coupe du monde, mes
    devoirs, dissertation, raconte moi, racontez moi, raconte une, ecris moi, ecrivez moi, ecris un, ecrire du code, python,
    javascript, traduis, traduire, traduisez, capitale de, capitale du, horoscope, bitcoin, crypto, cryptomonnaie, la bourse,
    avocat conseil, conseil juridique, declaration d impots, recette de, recette du, recette pour, les actualites, actualite,
    les infos du jour, chante moi, paroles de, sens de la vie, sors avec moi, sortir avec moi, epouse moi, epousez moi, marie
    toi avec moi, un poeme, une blague
    `,
  attack: `
    ignore tout, ignore toutes, ignorez toutes, ignore tes, ignorez vos, ignore les instructions, ignorez les instructions,
    ignore les consignes, ignore les precedentes, instructions precedentes, consignes precedentes, oublie tes, oubliez vos,
    oublie les instructions, oublie toutes, prompt systeme, system prompt, invite systeme, tes instructions, vos instructions,
    ton prompt, votre prompt, tes regles, vos regles, tes consignes, vos consignes, mode developpeur, mode admin, fais semblant,
    faites semblant, pretends que tu, agis comme, agissez comme, comporte toi comme, tu es maintenant, vous etes maintenant, tu
    es desormais, joue le role, jailbreak, revele tes, revele ton, revele moi, revelez vos
    `,
  insult: `
    idiot, idiote, imbecile, stupide, debile, cretin, cretine, abruti, abrutie, ta gueule, tg, ferme la, t es nul, tu es nul, t
    es nulle, vous etes nul, vous etes nuls, tu sers a rien, tu ne sers a rien, vous servez a rien, connard, connards, connasse,
    merde, putain, encul*, salope, salaud, batard, pute, fdp, va te faire, allez vous faire, bouffon, tocard, ntm, fuck*, gros
    con, sale con, quel con
    `,
  kinds: `
    vous vendez quoi, tu vends quoi, que vendez vous, que vends tu, qu est ce que vous vendez, qu est ce que tu vends, vous avez
    quoi ici, vous avez quoi comme produits, qu avez vous ici, quel genre de produits, quel genre d articles, quel type de
    produits, quels types de produits, quels produits, quels articles, quelles categories, vos categories, les categories, vos
    rayons, quels rayons, votre gamme, vos produits, vos articles, votre catalogue, le catalogue, que peut on acheter, on peut
    acheter quoi, qu est ce qu on peut acheter, que puis je acheter, je peux acheter quoi, on trouve quoi, dans votre boutique,
    dans votre magasin, votre assortiment, que vous avez comme produits, avez comme articles, comme produits
    `,
  brands: `
    quelles marques, quelle marque, vos marques, les marques, marques avez vous, marques vous avez, marques vendez vous, liste
    des marques, quoi comme marques, quoi comme marque
    `,
  count: `
    combien de ~ avez vous, combien de ~ vous avez, combien de ~ as tu, combien de ~ t as, combien d ~ avez vous, combien d ~
    vous avez, combien avez vous de, vous avez combien de, tu as combien de, t as combien de, combien y a t il, combien il y a,
    il y a combien, combien de ~ y a t il, combien de modeles, combien de produits, combien d articles, combien de sortes,
    combien de ~ differents, combien de ~ differentes, combien en avez vous, vous en avez combien
    `,
  new: `
    nouveautes, nouveaute, quoi de neuf, quoi de nouveau, du nouveau, nouveaux produits, nouveaux articles, nouveaux modeles,
    nouvelle collection, nouvelles collections, nouveaux arrivages, nouvel arrivage, arrivages, derniers arrivages, viens d
    arriver, vient d arriver, viennent d arriver, derniers produits, derniere collection
    `,
  detail: `
    dis m en plus, dites m en plus, dis moi en plus, dites moi en plus, savoir plus, plus de detail, plus d infos, plus d info,
    plus d informations, plus d information, plus sur, parle moi de, parle moi du, parlez moi de, parlez moi du, tout sur,
    details, infos sur, informations sur, caracteristiques, caracteristique, specs, specifications, fiche technique, fiche
    produit, fiches techniques, descriptif, description, decris, decrivez
    `,
  pieces: `
    pieces, piece, pcs, pc, fois, x, paires, paire, paquet, paquets, lot, lots, set, sets, unites, unite, exemplaires,
    exemplaire, bouteilles, bouteille, boites, boite, pots, pot, bocaux, bocal, canettes, canette, sachets, sachet, cartons,
    carton, articles, tablettes, tablette, tubes, flacons, flacon
    `,
  size: `
    taille, tailles, longueur, pointure, pointures, jambe, longueur de jambe, tour de taille, entrejambe, tour de poitrine
    `,
  small: `
    petit, petite, petits, petites, plus petit, plus petite
    `,
  medium: `
    moyen, moyenne, moyens, moyennes
    `,
  large: `
    grand, grande, grands, grandes, plus grand, plus grande, gros, grosse
    `,
  numbers: `
    1=un|une; 2=deu; 4=quattre|quatres; 6=demi douzaine|demie douzaine; 12=douzaine; 0.5=demi|demie
    `,
  weightAsk: `
    combien ca pese, ca pese combien, elle pese, pese t il, pese t elle, pese, pesent, peser, poids, c est lourd, est ce lourd,
    il est lourd, elle est lourde, ils sont lourds, est il lourd, est elle lourde, lourd ou pas
    `,
  sizeAsk: `
    quelle est la taille de, quelle taille fait, il fait quelle taille, elle fait quelle taille, ca fait quelle taille, de
    quelle taille, taille de la, taille du, dimensions, dimension, mesures, mensurations, mesure combien, mesurent combien,
    combien mesure, combien mesurent, quelle longueur, diametre, longueur, largeur, hauteur, profondeur, epaisseur, combien de
    cm, combien de centimetres, c est grand, il est grand comment, elle est grande comment, rentre dans, rentrent dans, ca
    rentre, tient dans, tiennent dans, rentrer dans, ca passe dans, encombrement, fait quelle taille, font quelle taille
    `,
  widthAsk: 'largeur, de large, large de combien',
  heightAsk: 'hauteur, de haut, haut de combien',
  lengthAsk: 'longueur, de long',
  depthAsk: 'profondeur, de profondeur',
  warmthAsk: `
    c est chaud, il est chaud, elle est chaude, est il chaud, est elle chaude, assez chaud, assez chaude, assez chauds, assez
    chaudes, suffisamment chaud, suffisamment chaude, ca tient chaud, tient il chaud, il tient chaud, elle tient chaud, ils
    tiennent chaud, tenir chaud, quelle temperature, quelles temperatures, jusqu a combien de degres, combien de degres, pour l
    hiver, contre le froid, grand froid
    `,
  materialAsk: `
    matiere, matieres, materiau, materiaux, quel tissu, c est en quoi, fait en quoi, fait de quoi, faite en quoi, fabrique en
    quoi, fait avec quoi, en quoi est, en quoi c est, en quoi sont, compose de, composee de, composes de, composition, de quoi
    est, y a quoi dedans, qu y a t il dedans, qu est ce qu il y a dedans, y a quoi dans, ingredients, ingredient, contient,
    contiennent, contenir, vrai cuir, vraie laine, du vrai, de la vraie
    `,
  careAsk: `
    laver, lave, lavable, lavables, lavage, se lave, se lavent, passe en machine, passent en machine, passer en machine, passer a la machine, passer ~ a la machine, passer ~ en machine, passe a la machine, laver a la machine, a la machine, en machine,
    machine a laver, lave linge, lave vaisselle, nettoyer, nettoyage, ca se nettoie, se nettoie, repasser, repassage, fer a
    repasser, seche linge, sechage, entretien, entretenir, prendre soin, nettoyage a sec, pressing, je le nettoie, je la
    nettoie, nettoie
    `,
  durationAsk: `
    combien de temps ca dure, ca dure combien, dure combien, dure combien de temps, durent combien, combien de temps dure,
    combien de temps durent, combien de temps, ca tient combien de temps, tient combien de temps, combien de temps tient,
    autonomie, duree de vie, duree de la batterie, la batterie tient, la batterie dure, duree, combien d heures, combien de
    jours, combien de minutes, se conserve, conservation
    `,
  capacityAsk: `
    capacite, contenance, volume, combien de litres, combien de litre, ca contient combien, contient combien, combien contient,
    combien ca contient, combien on peut mettre, on peut mettre combien, combien rentre, combien ca tient, combien de place,
    combien de personnes, combien de ~ rentrent, combien de ~ tiennent, combien de places, tient a combien, y a combien de
    place*
    `,
  originAsk: `
    fabrique ou, fabriquee ou, fabriques ou, ou est il fabrique, ou est elle fabriquee, ou sont ils fabriques, ou c est
    fabrique, c est fait ou, ou est fabrique, ou est produit, produit ou, d ou vient, d ou viennent, d ou ca vient, ca vient d
    ou, vient d ou, provenance, provient, origine, quel pays, made in, fabrique en france, fabrication francaise, fabrique en
    europe
    `,
  ageAsk: `
    quel age, a partir de quel age, age minimum, tranche d age, quelle age, convient a un enfant de, adapte a un enfant de, pour
    un enfant de, pour une fille de, pour un garcon de, ans, mois, a partir de ~ ans
    `,
  powerAsk: `
    combien de watts, combien de watt, puissance, c est puissant, il est puissant, elle est puissante, est il puissant, est elle
    puissante, assez puissant, assez puissante, wattage, voltage, quelle tension, combien de volts, consommation, consommation
    electrique, consomme combien, combien consomme, ca consomme, ca eclaire combien, eclaire bien, luminosite, lumens
    `,
  warrantyAsk: `
    garantie, garanties, garanti, garantis, duree de garantie, duree de la garantie, combien de temps ~ garanti, combien d
    annees de garantie, repare*, reparation, reparations, reparable, reparables, pieces detachees, si ~ panne, si ~ casse, si ~
    abime, si ~ defectueux
    `,
  fitAsk: `
    taille petit, taille grand, taillent petit, taillent grand, taille normalement, taille normal, taille bien, taille comment,
    taillent comment, ca taille, il taille, elle taille, ils taillent, elles taillent, quelle taille, quelles tailles, quelle
    pointure, quelle taille choisir, taille je dois, taille dois je, taille me conseillez, taille me conseilles, entre deux
    tailles, entre deux pointures, entre 2 tailles, guide des tailles, prendre une taille, je fais du, je mets du, chausse
    grand, chausse petit, taille habituelle, taille je prends, prends ma taille, je prends quelle taille, je prends quoi,
    je prends quelle, je prends laquelle, prendre quelle taille, prendre quelle pointure, prends ma pointure, pointure normale, pointure
    habituelle, taille normale
    `,
  contentsAsk: `
    est fourni, est fournie, sont fournis, sont fournies, fourni avec, fournie avec, fournis avec, fournies avec, livre avec,
    livree avec, livres avec, vendu avec, vendue avec, vendus avec, inclus, incluse, incluses, compris avec, comprise,
    comprises, dans la boite, dans le carton, dans le coffret, contenu de, le contenu, vient avec quoi, y a quoi avec, ca
    comprend, comprend quoi, que comprend, qu est ce qu on a avec, est ce qu il y a ~ avec, avec les piles, est livre, est
    vendu, y a quoi dans la boite, a monter, montage, le monter
    `,
  useAsk: `
    je peux l utiliser, je peux les utiliser, puis je l utiliser, puis je les utiliser, peut on l utiliser, on peut l utiliser,
    on peut les utiliser, peut s utiliser, s utilise, utilisable, utilisables, peut servir, ca sert a, adapte a, adaptee a,
    adapte pour, adapte aux, adaptee pour, adaptes a, adaptes pour, convient a, convient pour, conviennent a, conviennent pour,
    ca convient, convient il, convient elle, bien pour, bon pour, bonne pour, compatible, compatibles, marche avec, marchent
    avec, fonctionne avec, fonctionnent avec, ca marche avec, ca fonctionne avec, ca marche pour, ca va pour, est ce que ca va,
    ca irait pour, ca passe pour, ca s adapte, resiste, resistant aux
    `,
  forMan: `
    mon père, mon papa, mon mari, mon copain, mon compagnon, mon frère, mon grand père, mon papi, papy, mon oncle, mon beau
    père, mon homme, pour un homme, je suis un homme, pour lui
    `,
  forWoman: `
    ma mère, ma maman, ma femme, ma copine, ma compagne, ma sœur, ma soeur, ma grand mère, mamie, ma tante, ma belle mère, pour
    une femme, je suis une femme, pour elle
    `,
  forChild: `
    mon fils, ma fille, mon neveu, ma nièce, mes petits enfants, mon filleul, ma filleule, un garçon, une fille, une fillette,
    petit garçon, petite fille, mon gamin, ma gamine, mon petit, ma petite, mon bébé, le plus jeune, le benjamin, la benjamine,
    l aîné, l aînée, mon aîné, mon aînée
    `,
};

const WORDS: LanguageWords = {
  informal:
    'diff=différence jsuis=je~suis jveux=je~veux jcherche=je~cherche jvoudrais=je~voudrais jai=j’ai jaime=j’aime jpeux=je~peux jpense=je~pense ki=qui ke=que qqch=quelque~chose qqc=quelque~chose qqn=quelqu’un ds=dans pr=pour tt=tout bcp=beaucoup stp=s’il~te~plaît svp=s’il~vous~plaît pk=pourquoi pq=pourquoi dispo=disponible slt=salut bjr=bonjour anniv=anniversaire ya=il~y~a yatil=y~a-t-il',
  typical: `
    qui le la les un une des du de est sont avez vous je tu il elle nous et ou pour avec sans sous dans sur que quel quelle
    quels quelles combien coute cherche voudrais besoin bonjour merci salut s plait pas plus moins ce cette ces aux au quand mon
    ma votre y a
    `,
  by: 'de d du chez marque',
  definite: 'le la l les du au aux des ce cet cette ces',
  one: 'un une',
  stop: `
    quelquun endroit part etes suis sera serait avoir as ai ont j tu t ils elles on toi lui leur ton ta tes notre mais
    donc car qu quoi dont combien comment pourquoi quand y c ca cela ceci sous chez entre vers environ jusqu moins tres
    trop aussi encore seulement n non oui peut puis faire fait faut dois veut aimerais souhaite cherchons trouve trouvez
    montrer montre conseille recommandation achete acheterais vendre vend existe s si te bonsoir coute coutent couter
    prix cher chere chers cheres budget maximum minimum max min euro euros eur beau belle quelques autre autres tout
    tous toute toutes article articles produit produits magasin boutique disponible disponibles disponibilite stock
    cadeau cadeaux idee idees pere mere papa maman ami amie femme mari frere soeur fils fille quelqu personne personnes
    type genre ici maintenant aujourd hui panier ajoute ajouter ajoutez mets mettre details informations information
    difference comparer compare comparez dis dire parle parlez taille tailles couleur couleurs alternative alternatives
    plutot reste lequel laquelle lesquels lesquelles marque marques vendus nouveau nouveaute nouveautes sortes types
    genres offrir aime voir adapte prends prendre prendrai comme truc commander grand tante oncle collegue patron
    maitresse voulais options infos info description ah aie bof oh hein ben bah hm euh eh alors apres avant depuis
    toujours jamais rien faites font fais etait devait devrait arriver arrive sert servir deja meme memes parce puisque
    lorsque stp zut dommage super hop allez bien tant ni ceux celui celle celles cool jai jen jy cest cetait dun dune
    quil quon quun quune nai nest jsuis jveux jvoudrais
    `,
};

export const language: Language = {
  code: 'fr',
  name: 'french',
  accents: 'àâæçéèêëîïôœùûüÿ',
  stemmer,
  marks: /(?<!\p{L})[cdjlmnqst]['’](?=\p{L})/iu,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'Nous n’avons pas exactement cela, mais voici ce qui s’en rapproche le plus :',
    choose: (title, option, values) => `Bien sûr ! Quelle version de ${title} souhaitez-vous ? ${option} : ${values}.`,
    thatIs: (title) => `C’est ${title}.`,
    listed: (row) => `Les caractéristiques indiquent : « ${row} ».`,
    quote: (text) => `« ${text} »`,
    hello: (shop) => `Bonjour ! Je suis l’assistant de ${shop}. Que cherchez-vous ?`,
    thanks: 'Avec plaisir ! Puis-je vous aider à trouver autre chose ?',
    bye: 'Au revoir, et merci de votre visite !',
    about: (shop) =>
      `Je suis l’assistant de ${shop}. Je peux chercher et comparer des produits, vérifier les prix et la disponibilité, et répondre à vos questions sur la boutique.`,
    ask: 'Que cherchez-vous ?',
    offTopic: (shop) =>
      `Désolé, je ne peux pas vous aider sur ce point, mais je vous aiderai volontiers à trouver un produit chez ${shop}. Que cherchez-vous ?`,
    speaks: (names) => `Je parle ${names}. Que cherchez-vous ?`,
    gift: 'Avec plaisir ! Qu’est-ce que cette personne aime, et quel est votre budget ?',
    brands: (names) => `Nous proposons notamment ces marques : ${names}.`,
    kinds: (names) => `Vous trouverez chez nous, entre autres : ${names}. Que cherchez-vous ?`,
    count: (count, limits, isLeast) => `J’ai trouvé ${isLeast ? 'au moins ' : ''}${count} produits${limits}, dont :`,
    news: 'Désolé, je ne sais pas quels produits sont nouveaux.',
    noMore: 'C’est tout ce que j’ai trouvé.',
    perhaps: 'Voici ce qui pourrait vous plaire :',
    under: (amount) => `jusqu’à ${amount}`,
    over: (amount) => `à partir de ${amount}`,
    between: (low, high) => `entre ${low} et ${high}`,
    without: (words) => `sans ${words}`,
    found: (count, limits) =>
      count === 1 ? `Voici une proposition${limits} :` : `Voici ${count} propositions${limits} :`,
    sentence: (title, price, stock) =>
      price === null
        ? `Le prix de ${title} n’est pas indiqué (${STOCK[stock]}).`
        : `${title} coûte ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Je n’ai rien trouvé qui mentionne ${words}, mais voici ce qui s’en rapproche le plus :`,
    nothing: (words, limits, shop) =>
      `Désolé, je n’ai ${words ? `pas trouvé ${words}` : 'rien trouvé'}${limits} chez ${shop}.`,
    advice: 'Essayez avec d’autres mots, ou demandez-moi autre chose.',
    nearest: 'Les prix les plus proches :',
    noCheaper: (title, price) => `Je n’ai rien trouvé de moins cher que ${title} à ${price}.`,
    noDearer: (title, price) => `Je n’ai rien trouvé de plus cher que ${title} à ${price}.`,
    soldOut: (title) => `Désolé, ${title} est épuisé.`,
    allSoldOut: 'Désolé, ce que j’ai trouvé est épuisé pour le moment :',
    gone: (fixed, varied, isSoldOut, instead) =>
      `L’article ${isSoldOut ? 'est épuisé' : 'n’existe pas'} en ${fixed && `${fixed}, `}${decapitalize(varied)}${instead && ` ; il est disponible en ${instead}`}.`,
    similar: (title) => `Dans le même genre que ${title} :`,
    noSimilar: (title) => `Je n’ai rien trouvé de semblable à ${title}.`,
    says: (quote) => `La description indique : « ${quote} »`,
    unsaid: (words) => `Je ne vois rien ici sur ${words} ; la page du produit en dit peut-être plus.`,
    unsure: 'Je n’ai pas trouvé de réponse claire.',
    askShop: (contact) => `La boutique pourra vous en dire plus${contact ? ` : ${contact}` : '.'}`,
    quoted: (source, quote) => `Extrait de « ${source} » : « ${quote} »`,
    handOver: {
      request: (contact) => `Bien sûr. Adressez-vous directement à la boutique${contact ? ` : ${contact}` : '.'}`,
      complaint: (contact) =>
        `Je suis vraiment désolé. Adressez-vous à l’équipe de la boutique${contact ? ` : ${contact}` : '.'}`,
      order: (contact) =>
        `Désolé, je ne peux ni consulter ni modifier les commandes. Adressez-vous à la boutique${contact ? ` : ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Désolé, je n’ai pas cette information et je préfère ne pas deviner. Renseignez-vous auprès de la boutique${contact ? ` : ${contact}` : '.'}`,
    },
    discount: 'Je n’ai connaissance d’aucune remise ni d’aucun code en ce moment.',
    was: (price) => `L’article est en promotion ; il coûtait ${price} auparavant.`,
    cart: (items) => `Pour ajouter ${items} à votre panier, confirmez ci-dessous.`,
    each: (price) => `${price} pièce`,
    which: 'De quel produit parlez-vous ?',
    cheaper: (title, difference, other) => `${title} coûte ${difference} de moins que ${other}.`,
    samePrice: (title, other) => `${title} et ${other} sont au même prix.`,
    compared: 'Voici la comparaison :',
    cheapest: (title, price) => `Le moins cher est ${title} à ${price}.`,
    dearest: (title, price) => `Le plus cher est ${title} à ${price}.`,
    trouble: 'Désolé, je ne peux pas vérifier cela pour le moment. Veuillez réessayer dans un instant.',
    moment: 'Un instant, s’il vous plaît.',
    interrupted: 'Désolé, ma réponse a été interrompue. Voici ce que dit le catalogue :',
    suggest: {
      compare: (one, other) => `Comparez ${one} et ${other}`,
      cheapest: 'Lequel est le moins cher ?',
      similar: (title) => `Avez-vous quelque chose de similaire à ${title} ?`,
      about: (title) => `Parlez-moi de ${title}`,
      category: (name) => `Qu’avez-vous dans « ${name} » ?`,
      knowledge: (title) => `Que faut-il savoir sur « ${title} » ?`,
    },
  },
};
