import type { Cues } from './cues.ts';

export const CUES: Cues = {
  hello:
    'bonjour, bonsoir, salut, coucou, hello, hey, slt, bjr, bsr, rebonjour, re bonjour, bonjour a vous, bien le bonjour, cc',
  thanks: `
    merci, merci beaucoup, merci bien, mille mercis, grand merci, un grand merci, merci infiniment, mrc, mci, je vous remercie,
    je te remercie, parfait merci, super merci, genial merci, merci pour tout, merci d avance
    `,
  bye: `
    au revoir, aurevoir, a bientot, bonne journee, bonne soiree, bonne nuit, bon week end, bon weekend, a plus tard,
    a la prochaine, ciao, bye, a demain, bonne fin de journee, adieu, bonne continuation
    `,
  agree: `
    oui, oui merci, oui svp, oui stp, oui s il vous plait, oui s il te plait, ouais, ouep, ui, yes, ok, okay, d accord, dac, dacc,
    bien sur, volontiers, avec plaisir, vas y, allez y, allons y, ca marche, ca roule, ca me va, c est bon pour moi, parfait,
    tres bien, entendu, exactement, tout a fait, c est ca, celui la svp, nickel, marche conclu, impeccable, carrement,
    pourquoi pas, c est correct
    `,
  decline: `
    non merci, non, nan, nope, pas maintenant, plus tard peut etre, peut etre plus tard, pas pour l instant, pas pour le moment,
    laisse tomber, laissez tomber, tant pis, oubliez, oublie ca, je vais reflechir, je vais y reflechir, je reflechis,
    j y reflechis, c est tout, ce sera tout, ca sera tout, rien d autre, rien de plus, non c est bon, non ca ira, ca ira merci,
    pas la peine, sans facon, pas interesse*
    `,
  about: `
    es tu une vraie personne, etes vous une vraie personne, es tu humain, vous etes une vraie personne, es tu une personne,
    qui es tu, t es qui, tu es qui, vous etes qui, qui etes vous, qu es tu, vous etes quoi, t es quoi, es tu un robot,
    tu es un robot, t es un robot, vous etes un robot, etes vous un robot, t es un bot, tu es un bot, vous etes un bot,
    t es humain, vous etes humain, etes vous humain, etes vous une vraie, tu es une ia, t es une ia, vous etes une ia,
    intelligence artificielle, que sais tu faire, tu sais faire quoi, que peux tu faire, que pouvez vous faire,
    vous pouvez faire quoi, tu peux faire quoi, comment peux tu m aider, comment pouvez vous m aider, ton nom, votre nom,
    tu t appelles, vous vous appelez, tu parles quelle, parlez vous, parles tu, quelles langues, es tu reel, chatgpt
    `,
  person: `
    parler a quelqu un, parler avec quelqu un, parler a une personne, parler avec une personne, parler a un humain,
    parler avec un humain, parler a un conseiller, parler avec un conseiller, parler a une conseillere, parler a un vendeur,
    parler a une vraie, discuter avec quelqu un, discuter avec un, vraie personne, vrai humain, vrai conseiller, vrai vendeur,
    une vraie personne, etre humain, un humain, quelqu un de reel, en chair et en os, service client, service clients,
    service clientele, sav, service apres vente, support client, vous appeler, t appeler, vous telephoner, m appeler, me rappeler,
    rappelez moi, rappelle moi, appelez moi, etre rappele, etre rappelee, etre rappeles, numero de telephone, num de telephone,
    numero de tel, un numero ou, vous joindre, te joindre, vous contacter, te contacter, vous ecrire, contacter le magasin,
    contacter la boutique, contacter quelqu un, joindre quelqu un, par telephone, adresse mail, adresse email, adresse e mail,
    votre mail, votre email, quelqu un du magasin, quelqu un de la boutique, un employe, une employee, un conseiller,
    une conseillere, un responsable, le responsable, la responsable, votre responsable, un operateur, un agent, un collegue,
    passez moi, mettez moi en relation, mise en relation, mettre en relation, mettez moi en contact, conseiller clientele
    `,
  order: `
    annuler ma commande, annuler la commande, annuler une commande, ou est ma commande, ma commande, mes commandes, mon colis,
    mes colis, mon paquet, ma livraison, mon achat, mes achats, numero de commande, num de commande, n de commande,
    statut de commande, statut de la commande, etat de ma, etat de la commande, suivre ma, suivre mon, suivi de, suivi du colis,
    suivi colis, suivi commande, numero de suivi, ou est ma, ou est mon, ou en est, annuler ma, annuler mon, annulez ma,
    annulation de, modifier ma commande, changer ma commande, modifier la commande, changer l adresse, modifier l adresse,
    changer mon adresse, adresse de livraison, j ai commande, j avais commande, on a commande, nous avons commande,
    ai passe commande, passe une commande, commande passee, commande ~ il y a, commande la semaine derniere, commande hier,
    pas arrive, pas arrivee, pas arrives, pas encore arrive, toujours pas arrive, toujours pas recu, pas encore recu, pas recu,
    rien recu, jamais recu, jamais arrive, jamais arrivee, pas ete livre, pas ete livree, toujours pas livre, j attends toujours,
    j attends encore, on attend toujours, attends mon, attends ma, ma facture, mes factures, mon remboursement, mon retour,
    retourner ma, renvoyer ma, se faire rembourser, quand ~ ma commande
    `,
  complaint: `
    reclamation, reclamations, plainte, porter plainte, me plaindre, je me plains, pas content, pas contente, mecontent,
    mecontente, mecontents, insatisfait, insatisfaite, pas satisfait, pas satisfaite, pas satisfaits, decu, decue, decus,
    decevant, decevante, deception, en colere, furieux, furieuse, fache, fachee, inacceptable, inadmissible, scandaleux, scandale,
    une honte, honteux, lamentable, catastrophique, catastrophe, horrible, nul a chier, c est nul, vraiment nul, trop nul,
    de la merde, de la daube, camelote, pourri, pourrie, ridicule, n importe quoi, vous vous moquez, vous foutez, du foutage,
    se foutre de, arnaque, arnaques, arnaqueurs, escroc, escrocs, escroquerie, casse, cassee, casses, cassees, s est casse,
    s est cassee, arrive casse, abime, abimee, abimes, abimees, endommage, endommagee, endommages, defectueux, defectueuse,
    defectueuses, defaut de fabrication, dechire, dechiree, s est dechire, s est decousu, decousu, decousue, tombe en morceaux,
    en panne, ne marche pas, marche pas, ne marche plus, marche plus, ne fonctionne pas, fonctionne pas, ne fonctionne plus,
    fonctionne plus, mauvais article, mauvais produit, mauvaise taille, mauvaise couleur, mauvais modele, pas le bon article,
    pas le bon produit, pas la bonne taille recu, erreur dans ma, trompe d article, trompes de, envoye le mauvais,
    envoye la mauvaise, recu le mauvais, recu la mauvaise, il manque, manquait, manquant, un trou dans, troue, trouee, fuit,
    ca fuit, rembourse*, etre rembourse, recuperer mon argent, rendez moi mon argent, veux mon argent, le pire, la pire,
    ras le bol, j en ai marre
    `,
  cart: `
    ajouter au panier, ajoute au panier, ajoutez au panier, ajout au panier, ajouter dans le panier, ajouter a mon panier,
    ajoute ~ panier, ajoute ~ au panier, ajoutez ~ au panier, ajouter ~ au panier, ajoute ~ dans ~ panier,
    ajoutez ~ dans ~ panier, ajoute le, ajoute la, ajoute les, ajoutez le, ajoutez la, ajoutez les, ajoute un, ajoute une,
    ajoutez un, ajoutez une, ajoute en, ajoutez en, ajoute deux, ajoutez deux, ajoute ca, ajoutez ca, ajoute moi, ajoutez moi,
    ajoute celui, ajoutez celui, ajoute celle, ajoutez celle, l ajouter, les ajouter, en ajouter, rajoute, rajoutez, rajouter,
    rajoute moi, mets ~ panier, mets ~ au panier, mets ~ dans ~ panier, mettez ~ au panier, mettez ~ dans ~ panier,
    mettre ~ au panier, mettre ~ dans ~ panier, mets moi, mettez moi, met moi, mets m en, mettez m en, mets en, mettez en,
    mets le, mets la, mets les, mettez le, mettez la, mettez les, au panier, dans le panier, dans mon panier, a mon panier,
    dans panier, mon panier, je le prends, je la prends, je les prends, je prends, je prend, j en prends, j en prend,
    je vais prendre, je vais le prendre, je vais la prendre, je vais les prendre, je vais en prendre, on prend, on le prend,
    on la prend, on va prendre, nous prenons, je prendrai, je prendrais, j en prendrai, je l achete, je les achete, j achete,
    j en achete, je vais acheter, je vais l acheter, on achete, je veux acheter, je veux l acheter, je voudrais acheter,
    je voudrais l acheter, j aimerais acheter, j aimerais l acheter, je souhaite acheter, je souhaite commander,
    je veux commander, je veux le commander, je veux la commander, je voudrais commander, je voudrais le commander,
    je voudrais la commander, j aimerais commander, je commande, je le commande, je la commande, je vais commander,
    je veux le prendre, je veux la prendre, je veux bien le prendre, je veux bien la prendre, donne moi, donnez moi, donne m en,
    donnez m en, commande le, commande la, commandez le, commandez la, commande moi, commandez moi, achete le, achete la,
    achete moi, reserve moi, reservez moi, je pars sur, je pars la dessus, on part sur, je me decide pour, j opte pour, va pour,
    allez je prends, adjuge, vendu, un comme ca svp, une comme ca svp, emballe moi, emballez moi
    `,
  compare: `
    compare, comparer, comparez, compares, comparaison, comparatif, compare a, comparee a, par rapport a, par rapport au,
    par rapport aux, difference, differences, la difference entre, quelle difference, difference entre, c est quoi la difference,
    versus, vs, lequel est mieux, laquelle est mieux, lequel est le mieux, laquelle est la mieux, lequel est meilleur,
    laquelle est meilleure, lequel des deux, laquelle des deux, lesquels des deux, mieux que, meilleur que, meilleure que,
    ou l autre, ou bien l autre, lequel d entre, laquelle d entre, different ils, qu est ce qui change, en quoi different,
    cote a cote
    `,
  cheapest: `
    le moins cher, la moins chere, les moins chers, les moins cheres, le moins chere, la moins cher, le plus abordable,
    la plus abordable, les plus abordables, le plus bas prix, prix le plus bas, prix les plus bas, au plus bas prix,
    le plus economique, la plus economique, le meilleur prix, meilleur prix, au meilleur prix, le moins couteux,
    la moins couteuse, le plus accessible, prix mini, prix minimum
    `,
  dearest: `
    le plus cher, la plus chere, les plus chers, les plus cheres, le plus chere, la plus cher, le plus couteux, la plus couteuse,
    prix le plus eleve, prix le plus haut, le plus haut de gamme, la plus haut de gamme, le plus luxueux, la plus luxueuse,
    le plus onereux, le plus exclusif
    `,
  cheaper: `
    moins cher, moins chere, moins chers, moins cheres, moins couteux, moins couteuse, moins onereux, plus abordable,
    plus abordables, plus economique, plus economiques, meilleur marche, prix plus bas, prix inferieur, trop cher, trop chere,
    trop chers, trop cheres, trop couteux, hors budget, hors de mon budget, au dessus de mon budget, depasse mon budget,
    plus accessible, plus petit prix, c est cher, un peu cher, baisser le prix
    `,
  dearer: `
    plus cher, plus chere, plus chers, plus cheres, plus couteux, plus couteuse, plus onereux, plus haut de gamme, plus luxueux,
    plus luxueuse, plus premium, plus chic, gamme superieure
    `,
  best: `
    meilleur, meilleure, meilleurs, meilleures, le mieux, la mieux, le top, recommande, recommandes, recommandez, recommander,
    recommandation, recommandations, recommandee, conseille, conseilles, conseillez, conseiller quoi, me conseiller,
    nous conseiller, que choisir, lequel choisir, laquelle choisir, lequel choisiriez, lequel prendriez, vous prendriez,
    tu prendrais, tu choisirais, vous choisiriez, ton prefere, ta preferee, votre prefere, votre preferee, vos preferes,
    coup de coeur, mieux note, mieux notee, mieux notes, suggere*, suggestion, suggestions, proposez vous, me proposez,
    me proposes, lequel je, laquelle je, lequel devrais, laquelle devrais, je devrais prendre, a ma place
    `,
  lighter: `
    plus leger, plus legere, plus legers, plus legeres, le plus leger, la plus legere, les plus legers, les plus legeres,
    pese moins, pese le moins, pesent moins, moins lourd, moins lourde, moins lourds, moins lourdes, le moins lourd,
    la moins lourde, poids le plus bas, poids plume, poids le plus faible
    `,
  heavier: `
    plus lourd, plus lourde, plus lourds, plus lourdes, le plus lourd, la plus lourde, les plus lourds, les plus lourdes,
    pese plus, pese le plus, pesent plus, moins leger, moins legere
    `,
  warmer: `
    plus chaud, plus chaude, plus chauds, plus chaudes, le plus chaud, la plus chaude, les plus chauds, les plus chaudes,
    tient plus chaud, tient le plus chaud, tiennent plus chaud, tiennent le plus chaud, qui tient chaud, mieux contre le froid,
    protege le mieux du froid, protege mieux du froid
    `,
  cooler: `
    plus frais, plus fraiche, plus fraiches, le plus frais, la plus fraiche, les plus fraiches, moins chaud, moins chaude,
    moins chauds, moins chaudes, plus respirant, plus respirante, plus respirants, plus respirantes, le plus respirant,
    la plus respirante, plus aere, plus aeree, le plus aere, la plus aeree
    `,
  bigger: `
    plus grand, plus grande, plus grands, plus grandes, le plus grand, la plus grande, les plus grands, les plus grandes,
    plus gros, plus grosse, plus grosses, le plus gros, la plus grosse, plus spacieux, plus spacieuse, le plus spacieux,
    la plus spacieuse, plus volumineux, plus volumineuse, contient plus, contient le plus, plus de place, le plus de place,
    plus d espace, plus de capacite, plus grande capacite, plus de contenance, plus de volume, taille au dessus
    `,
  smaller: `
    plus petit, plus petite, plus petits, plus petites, le plus petit, la plus petite, les plus petits, les plus petites,
    moins grand, moins grande, moins grands, moins grandes, moins gros, moins grosse, plus compact, plus compacte, plus compacts,
    plus compactes, le plus compact, la plus compacte, moins encombrant, moins encombrante, le moins encombrant,
    la moins encombrante, moins volumineux, taille en dessous
    `,
  longer: `
    plus long, plus longue, plus longs, plus longues, le plus long, la plus longue, les plus longs, les plus longues, moins court,
    moins courte, moins courts, moins courtes
    `,
  shorter: `
    plus court, plus courte, plus courts, plus courtes, le plus court, la plus courte, les plus courts, les plus courtes,
    moins long, moins longue, moins longs, moins longues
    `,
  higher: `
    plus haut, plus haute, plus hauts, plus hautes, le plus haut, la plus haute, les plus hauts, les plus hautes, plus eleve,
    plus elevee, le plus eleve, la plus elevee, moins bas, moins basse
    `,
  wider: `
    plus large, plus larges, le plus large, la plus large, les plus larges, moins etroit, moins etroite, moins etroits,
    moins etroites, plus ample, plus amples
    `,
  lower: `
    plus bas, plus basse, plus basses, le plus bas, la plus basse, les plus bas, les plus basses, moins haut, moins haute,
    moins hauts, moins hautes, plus plat, plus plate, plus plats, plus plates, le plus plat, la plus plate
    `,
  thicker: `
    plus epais, plus epaisse, plus epaisses, le plus epais, la plus epaisse, les plus epais, les plus epaisses, moins fin,
    moins fine, moins fins, moins fines, moins mince
    `,
  thinner: `
    plus fin, plus fine, plus fins, plus fines, le plus fin, la plus fine, les plus fins, les plus fines, plus mince, plus minces,
    le plus mince, la plus mince, moins epais, moins epaisse, moins epaisses
    `,
  faster: `
    plus rapide, plus rapides, le plus rapide, la plus rapide, les plus rapides, plus vite, le plus vite, moins lent, moins lente,
    moins lents
    `,
  quieter: `
    plus silencieux, plus silencieuse, plus silencieuses, le plus silencieux, la plus silencieuse, les plus silencieux,
    moins bruyant, moins bruyante, moins bruyants, moins bruyantes, le moins bruyant, la moins bruyante, moins de bruit,
    le moins de bruit, plus discret, silencieu*
    `,
  brighter: `
    plus lumineux, plus lumineuse, plus lumineuses, le plus lumineux, la plus lumineuse, les plus lumineux, les plus lumineuses,
    eclaire plus, eclaire mieux, eclaire le plus, eclaire le mieux, plus brillant, plus brillante, plus de lumiere,
    le plus de lumiere
    `,
  stronger: `
    plus fort, plus forte, plus forts, plus fortes, le plus fort, la plus forte, les plus forts, les plus fortes, plus puissant,
    plus puissante, plus puissants, plus puissantes, le plus puissant, la plus puissante, les plus puissants, les plus puissantes,
    plus de puissance, le plus de puissance, plus costaud, plus costaude, plus intense, le plus intense, la plus intense
    `,
  longerLasting: `
    dure plus longtemps, dure le plus longtemps, durent plus longtemps, durent le plus longtemps, tient plus longtemps,
    tient le plus longtemps, plus d autonomie, le plus d autonomie, meilleure autonomie, plus grande autonomie,
    autonomie plus longue, meilleure batterie, batterie qui dure, plus durable, plus durables, le plus durable, la plus durable,
    les plus durables, plus longue duree
    `,
  newer: `
    plus recent, plus recente, plus recents, plus recentes, le plus recent, la plus recente, les plus recents, les plus recentes,
    plus nouveau, plus nouvelle, le plus nouveau, dernier modele, derniers modeles, derniere version, derniere generation,
    plus neuf
    `,
  similar: `
    similaire, similaires, alternative, alternatives, semblable, semblables, ressemblant, ressemblante, qui ressemble,
    qui ressemblent, ressemble a, ressemblent a, dans le meme genre, le meme genre, du meme genre, meme style, dans le style,
    comme celui ci, comme celui la, comme celle ci, comme celle la, comme ceux ci, comme ceux la, quelque chose comme ca,
    un truc comme ca, un truc du genre, equivalent, equivalente, equivalents, comparable, comparables, meme type, autre comme ca,
    d autres comme ca
    `,
  goesWith: `
    va avec, vont avec, irait avec, iraient avec, qui va avec, qui vont avec, aller avec, va bien avec, vont bien avec, assorti,
    assortie, assortis, assorties, assorti a, assortir, porter avec, mettre avec, accessoires pour, accessoire pour,
    associer avec, combiner avec, marier avec, s accorde avec, s accordent avec, accompagner, se marie avec
    `,
  more: `
    montre m en plus, montrez m en plus, montre moi plus, montrez moi plus, voir plus, en voir plus, en voir d autres,
    voir d autres, montre m en d autres, montrez m en d autres, d autres, d autres modeles, d autres options, d autres choix,
    d autres produits, autres modeles, autres options, autre chose, quelque chose d autre, quoi d autre, plus de choix,
    plus d options, encore d autres, encore quelques, les suivants, les suivantes, la suite, il y en a d autres,
    vous en avez d autres, t en as d autres, tu en as d autres, encore svp
    `,
  it: `
    le, la, l, ca, cela, celui ci, celui la, celle ci, celle la, ce modele, ce produit, cet article, celui, celle, ce dernier,
    cette derniere
    `,
  them: `
    les, eux, elles, ils, ceux ci, ceux la, celles ci, celles la, ces, ceux, celles, ces modeles, ces produits, ces articles,
    leur, leurs
    `,
  both: `
    les deux, tous les deux, toutes les deux, tous deux, les 2, tous les 2, toutes les 2, ces deux, chacun, chacune,
    l un et l autre, l un ou l autre, l une ou l autre, tous les trois, toutes les trois, les trois, les 3
    `,
  other:
    'l autre, l autre modele, l autre article, l autre la, plutot l autre, celui d a cote, celle d a cote, un autre',
  last: `
    le dernier, la derniere, les derniers, les dernieres, dernier de la liste, derniere de la liste, le tout dernier,
    la toute derniere
    `,
  first: `
    le premier, la premiere, premier, premiere, numero un, numero 1, le 1er, la 1ere, 1er, 1ere, le n 1, le tout premier,
    celui du haut
    `,
  second: `
    le deuxieme, la deuxieme, deuxieme, le second, la seconde, second, numero deux, numero 2, le 2eme, la 2eme, 2eme, 2e, le 2e,
    la 2e, celui du milieu, celle du milieu, le n 2
    `,
  third:
    'le troisieme, la troisieme, troisieme, numero trois, numero 3, le 3eme, la 3eme, 3eme, 3e, le 3e, la 3e, le n 3',
  fourth: 'le quatrieme, la quatrieme, quatrieme, numero quatre, numero 4, le 4eme, la 4eme, 4eme, 4e, le 4e, le n 4',
  instead: `
    plutot, a la place, au lieu de, au lieu du, plutot que, plutot qu, pas celui la, pas celle la, pas ca, ou peut etre, ou alors,
    en fait, finalement, quelque chose de different, autre chose que, oublie le, oublie la, oublie les, oubliez le, oubliez la,
    oubliez les, et si, et pour, tout compte fait
    `,
  without: `
    sans, pas de, pas d, pas en, pas du, pas avec, pas a, pas au, pas trop de, pas, ni, non, aucun, aucune, depourvu de,
    depourvu d, exempt de, exempte de, zero, mais pas, sauf, excepte, hors, hormis, a part, a l exception de, a l exception du,
    autre que, autres que, ne veux pas, veux pas, je veux pas, ne voudrais pas, veut pas, ne veut pas, n aime pas, aime pas,
    j aime pas, n aimons pas, deteste, je deteste, j ai horreur, ai horreur de, ne supporte pas, supporte pas, je supporte pas,
    ne tolere pas, tolere pas, ne digere pas, digere pas, allergique, allergiques, allergique a, allergique au, allergique aux,
    allergie, allergies, allergie a, allergie au, allergie aux, intolerant, intolerante, intolerant a, intolerante au,
    intolerance, intolerances, ne peux pas manger, peux pas manger, ne peut pas manger, peut pas manger, ne mange pas, mange pas,
    ne contient pas, contient pas, ne contiennent pas, contenant pas, ne contenant pas, rien avec, rien qui contient, tout sauf,
    n importe quoi sauf, eviter, evite, j evite, evitez, eviter le, eviter les, surtout pas, pas fait en, pas fabrique en,
    n a pas de, a pas de, qui n a pas, plus de ~ du tout, libre de
    `,
  inStock: `
    en stock, en rupture, rupture de stock, disponible, disponibles, dispo, dispos, disponibilite, disponibilites, indisponible,
    indisponibles, epuise, epuisee, epuises, epuisees, de retour en stock, reapprovisionne*, reassort, l avez encore,
    l avez vous encore, en avez vous encore, vous en avez encore, t en as encore, il en reste, en reste t il, il vous en reste,
    reste t il, encore en vente, quand ~ de retour, quand ~ disponible, de nouveau disponible
    `,
  price: `
    combien ca coute, ca coute combien, combien coute, combien coutent, coute combien, coutent combien, combien il coute,
    combien elle coute, quel prix, quel est le prix, quel est son prix, prix, le prix, les prix, son prix, leur prix,
    c est combien, c est a combien, il est a combien, elle est a combien, ils sont a combien, a combien, ca fait combien,
    combien pour, combien vaut, tarif, tarifs, le cout, cher ou pas, ca vaut combien
    `,
  have: `
    avez vous, vous avez, vs avez, as tu, tu as, t as, t aurais, auriez vous, vous auriez, aurais tu, tu aurais,
    est ce que vous avez, est ce que tu as, est ce que t as, vendez vous, vous vendez, tu vends, vends tu, vous faites des,
    proposez vous, vous proposez, tu proposes, vous avez quoi, t as quoi, tu as quoi, qu avez vous, qu est ce que vous avez,
    qu as tu, qu est ce que tu as, vous en avez, t en as, tu en as, y a t il, y a til, il y a, y a, existe t il, il existe,
    ca existe, est ce qu il y a, je cherche, j cherche, on cherche, nous cherchons, je recherche, on recherche, recherche,
    cherche, a la recherche de, a la recherche d, j ai besoin, on a besoin, besoin de, besoin d, nous avons besoin, il me faut,
    il me faudrait, il nous faut, il nous faudrait, me faut, faudrait, je veux, j veux, je veux un, je veux une, on veut,
    nous voulons, je voudrais, j voudrais, je voudrai, on voudrait, nous voudrions, j aimerais, j aimerai, on aimerait,
    nous aimerions, je souhaite, je souhaiterais, nous souhaitons, j ai envie de, j ai envie d, envie d un, envie d une,
    montre moi, montrez moi, montre nous, montrez nous, montre les, tu peux me montrer, pouvez vous me montrer,
    vous pouvez me montrer, fais moi voir, faites moi voir, je peux voir, puis je voir, voir les, trouve moi, trouvez moi,
    tu peux me trouver, pouvez vous me trouver, propose moi, proposez moi, quelque chose pour, quelque chose de, qqch pour,
    qqc pour, qqchose pour, un truc pour, un machin pour, quelque chose qui, un truc qui, on peut trouver, je peux trouver,
    ou trouver, qu est ce que vous proposez, quels sont vos, quelles sont vos, quel genre de
    `,
  question: `
    comment, quoi, quel, quelle, quels, quelles, qui, quand, ou, pourquoi, combien, lequel, laquelle, est ce que, est ce qu,
    est ce, qu est ce, c est quoi, est il, est elle, sont ils, sont elles, a t il, a t elle, ont ils, peut on, peut il, peut elle,
    on peut, puis je, je peux, est ce que je peux, peux tu, pouvez vous, tu peux, vous pouvez, pourrais tu, pourriez vous,
    pourrais je, dois je, faut il, sera t il, serait il, convient il, va t il
    `,
  gift: `
    cadeau, cadeaux, kdo, un present, offrir, a offrir, pour offrir, idee cadeau, idees cadeaux, anniversaire, anniv, noel,
    pour ma mere, pour mon pere, pour ma maman, pour mon papa, pour ma femme, pour mon mari, pour ma copine, pour mon copain,
    pour un ami, pour une amie, pour ma soeur, pour mon frere, pour ma grand mere, pour mon grand pere, pour mon fils,
    pour ma fille, fete des meres, fete des peres, saint valentin, pere noel, cremaillere
    `,
  outside: `
    meteo, quel temps fait il, quel temps il fait, temps demain, va t il pleuvoir, il va pleuvoir, election*, politique,
    politiques, politicien*, president de la, le president, presidente, premier ministre, macron, resultat du match,
    score du match, qui a gagne, coupe du monde, devoirs, mes devoirs, dissertation, redaction, poeme, poesie, blague, blagues,
    raconte moi, racontez moi, raconte une, ecris moi, ecrivez moi, ecris un, ecrire du code, coder, python, javascript, traduis,
    traduire, traduction, traduisez, capitale de, capitale du, la capitale, horoscope, bitcoin, crypto, cryptomonnaie, la bourse,
    avocat conseil, un avocat, conseil juridique, impots, declaration d impots, recette de, recette du, recette pour,
    les actualites, actualite, les infos du jour, religion, la guerre, chante, chante moi, paroles de, sens de la vie,
    sors avec moi, sortir avec moi, epouse moi, epousez moi, marie toi avec moi
    `,
  attack: `
    ignore tout, ignore toutes, ignorez toutes, ignore tes, ignorez vos, ignore les instructions, ignorez les instructions,
    ignore les consignes, ignore les precedentes, instructions precedentes, consignes precedentes, oublie tes, oubliez vos,
    oublie les instructions, oublie toutes, prompt systeme, system prompt, invite systeme, tes instructions, vos instructions,
    ton prompt, votre prompt, tes regles, vos regles, tes consignes, vos consignes, mode developpeur, mode admin, fais semblant,
    faites semblant, pretends que tu, agis comme, agissez comme, comporte toi comme, tu es maintenant, vous etes maintenant,
    tu es desormais, joue le role, jailbreak, revele tes, revele ton, revele moi, revelez vos
    `,
  insult: `
    idiot, idiote, imbecile, stupide, debile, cretin, cretine, abruti, abrutie, ta gueule, tg, ferme la, la ferme, t es nul,
    tu es nul, t es nulle, vous etes nul, vous etes nuls, tu sers a rien, tu ne sers a rien, vous servez a rien, connard,
    connards, connasse, con, conne, merde, putain, encul*, salope, salaud, batard, pute, fdp, va te faire, allez vous faire,
    bouffon, tocard, ntm, fuck*
    `,
  kinds: `
    vous vendez quoi, tu vends quoi, que vendez vous, que vends tu, qu est ce que vous vendez, qu est ce que tu vends,
    vous avez quoi ici, vous avez quoi comme produits, qu avez vous ici, quel genre de produits, quel genre d articles,
    quel type de produits, quels types de produits, quels produits, quels articles, quelles categories, vos categories,
    les categories, vos rayons, quels rayons, votre gamme, vos produits, vos articles, votre catalogue, le catalogue,
    que peut on acheter, on peut acheter quoi, qu est ce qu on peut acheter, que puis je acheter, je peux acheter quoi,
    on trouve quoi, dans votre boutique, dans votre magasin, votre assortiment
    `,
  brands: `
    quelles marques, quelle marque, vos marques, les marques, marques avez vous, marques vous avez, marques vendez vous,
    liste des marques, c est quoi vos marques, quoi comme marques, quoi comme marque, toutes les marques
    `,
  count: `
    combien de ~ avez vous, combien de ~ vous avez, combien de ~ as tu, combien de ~ t as, combien d ~ avez vous,
    combien d ~ vous avez, combien avez vous de, vous avez combien de, tu as combien de, t as combien de, combien y a t il,
    combien il y a, il y a combien, combien de ~ y a t il, combien de modeles, combien de produits, combien d articles,
    combien de sortes, combien de ~ differents, combien de ~ differentes, combien en avez vous, vous en avez combien
    `,
  new: `
    nouveautes, nouveaute, les nouveautes, quoi de neuf, quoi de nouveau, du nouveau, nouveaux produits, nouveaux articles,
    nouveaux modeles, nouvelle collection, nouvelles collections, nouveaux arrivages, nouvel arrivage, arrivages,
    derniers arrivages, viens d arriver, vient d arriver, viennent d arriver, derniers produits, derniere collection
    `,
  detail: `
    dis m en plus, dites m en plus, dis moi en plus, dites moi en plus, en savoir plus, savoir plus, plus de details,
    plus de detail, plus d infos, plus d info, plus d informations, plus d information, plus sur, parle moi de, parle moi du,
    parlez moi de, parlez moi du, tout sur, details, des details, les details, infos sur, informations sur, caracteristiques,
    caracteristique, specs, specifications, fiche technique, fiche produit, fiches techniques, descriptif, description, decris,
    decrivez, decris moi, decrivez moi
    `,
  pieces: `
    pieces, piece, pcs, pc, fois, x, paires, paire, paquet, paquets, lot, lots, set, sets, unites, unite, exemplaires, exemplaire,
    bouteilles, bouteille, boites, boite, pots, pot, bocaux, bocal, canettes, canette, sachets, sachet, cartons, carton, articles
    `,
  size: `
    taille, tailles, longueur, pointure, pointures, jambe, longueur de jambe, tour de taille, entrejambe, entre jambe,
    tour de poitrine, en taille
    `,
  numbers: `
    un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze,
    douze; 1=une|un seul|une seule; 2=couple|les deux|deu; 4=quattre|quatres; 12=douzaine|une douzaine
    `,
  weightAsk: `
    combien ca pese, ca pese combien, combien pese, combien pesent, pese combien, pesent combien, il pese, elle pese, pese t il,
    pese t elle, pese, pesent, peser, poids, le poids, quel poids, quel est le poids, son poids, c est lourd, est ce lourd,
    il est lourd, elle est lourde, ils sont lourds, est il lourd, est elle lourde, lourd ou pas
    `,
  sizeAsk: `
    quelle est la taille de, quelle taille fait, il fait quelle taille, elle fait quelle taille, ca fait quelle taille,
    de quelle taille, taille de la, taille du, dimensions, dimension, quelles dimensions, mesures, mensurations, mesure combien,
    mesurent combien, combien mesure, combien mesurent, quelle longueur, quelle largeur, quelle hauteur, quelle profondeur,
    quelle epaisseur, quel diametre, diametre, longueur, largeur, hauteur, profondeur, epaisseur, combien de cm,
    combien de centimetres, c est grand comment, c est grand, il est grand comment, elle est grande comment, rentre dans,
    rentrent dans, ca rentre, tient dans, tiennent dans, rentrer dans, ca passe dans, encombrement
    `,
  warmthAsk: `
    c est chaud, il est chaud, elle est chaude, est il chaud, est elle chaude, assez chaud, assez chaude, assez chauds,
    assez chaudes, suffisamment chaud, suffisamment chaude, ca tient chaud, tient il chaud, il tient chaud, elle tient chaud,
    ils tiennent chaud, tenir chaud, me tenir chaud, quelle temperature, quelles temperatures, a quelle temperature,
    jusqu a combien de degres, combien de degres, pour l hiver, contre le froid, grand froid
    `,
  materialAsk: `
    en quelle matiere, quelle matiere, quelles matieres, matiere, matieres, quel materiau, quels materiaux, materiau, materiaux,
    quel tissu, en quel tissu, c est fait en quoi, c est en quoi, fait en quoi, fait de quoi, faite en quoi, fabrique en quoi,
    fait avec quoi, en quoi est, en quoi c est, en quoi sont, compose de, composee de, composes de, composition, de quoi est,
    y a quoi dedans, il y a quoi dedans, qu y a t il dedans, qu est ce qu il y a dedans, y a quoi dans, ingredients, ingredient,
    contient, contiennent, contenir
    `,
  careAsk: `
    laver, lave, lavable, lavables, lavage, se lave, se lavent, passe en machine, passent en machine, a la machine, en machine,
    machine a laver, lave linge, lave vaisselle, au lave vaisselle, nettoyer, nettoyage, ca se nettoie, se nettoie,
    comment je nettoie, repasser, repassage, fer a repasser, seche linge, au seche linge, sechage, entretien, entretenir,
    l entretenir, prendre soin, nettoyage a sec, pressing
    `,
  durationAsk: `
    combien de temps ca dure, ca dure combien, dure combien, dure combien de temps, durent combien, combien de temps dure,
    combien de temps durent, combien de temps, ca tient combien de temps, tient combien de temps, combien de temps tient,
    autonomie, quelle autonomie, duree de vie, duree de la batterie, la batterie tient, la batterie dure, duree, combien d heures,
    combien de jours, combien de minutes, se conserve, conservation
    `,
  capacityAsk: `
    quelle capacite, capacite, contenance, quelle contenance, quel volume, volume, combien de litres, combien de litre,
    ca contient combien, contient combien, combien contient, combien ca contient, combien on peut mettre, on peut mettre combien,
    combien rentre, combien ca tient, combien de place, combien de personnes, pour combien de personnes, combien de ~ rentrent,
    combien de ~ tiennent, combien de places
    `,
  originAsk: `
    fabrique ou, fabriquee ou, fabriques ou, ou est il fabrique, ou est elle fabriquee, ou sont ils fabriques, ou c est fabrique,
    c est fabrique ou, c est fait ou, ou est fabrique, ou est produit, produit ou, d ou vient, d ou viennent, d ou ca vient,
    ca vient d ou, vient d ou, il vient d ou, provenance, provient, origine, quel pays, de quel pays, dans quel pays, made in,
    fabrique en france, fabrication francaise, fabrique en europe
    `,
  ageAsk: `
    quel age, a quel age, pour quel age, de quel age, a partir de quel age, des quel age, age minimum, tranche d age, quelle age,
    convient a un enfant de, adapte a un enfant de, pour un enfant de, pour une fille de, pour un garcon de, ans, mois,
    a partir de ~ ans, des ~ ans
    `,
  powerAsk: `
    combien de watts, combien de watt, quelle puissance, puissance, c est puissant, il est puissant, elle est puissante,
    est il puissant, est elle puissante, assez puissant, assez puissante, wattage, voltage, quelle tension, combien de volts,
    consommation, consommation electrique, consomme combien, combien consomme, ca consomme, ca eclaire combien, eclaire bien,
    luminosite, lumens, combien de lumens
    `,
  warrantyAsk: `
    garantie, garanties, garanti, garantis, sous garantie, duree de garantie, duree de la garantie, garantie de combien,
    combien de temps ~ garanti, combien d annees de garantie, repare*, reparation, reparations, reparable, reparables,
    pieces detachees
    `,
  fitAsk: `
    taille petit, taille grand, taillent petit, taillent grand, taille normalement, taille normal, taille bien, taille comment,
    taillent comment, comment ca taille, ca taille, il taille, elle taille, ils taillent, elles taillent, quelle taille,
    quelles tailles, quelle pointure, quelle taille prendre, quelle taille choisir, taille je dois, taille dois je,
    taille me conseillez, taille me conseilles, entre deux tailles, entre deux pointures, entre 2 tailles, guide des tailles,
    prendre une taille, je fais du, je mets du, chausse grand, chausse petit
    `,
  contentsAsk: `
    qu est ce qui est fourni, est fourni, est fournie, sont fournis, sont fournies, fourni avec, fournie avec, fournis avec,
    fournies avec, livre avec, livree avec, livres avec, vendu avec, vendue avec, vendus avec, inclus, incluse, incluses,
    compris avec, comprise, comprises, dans la boite, dans le carton, dans le coffret, contenu de, le contenu, vient avec quoi,
    il y a quoi avec, y a quoi avec, ca comprend, comprend quoi, que comprend, qu est ce qu on a avec, est ce qu il y a ~ avec,
    avec les piles
    `,
  useAsk: `
    je peux l utiliser, je peux les utiliser, puis je l utiliser, puis je les utiliser, peut on l utiliser, on peut l utiliser,
    on peut les utiliser, peut s utiliser, s utilise, utilisable, utilisables, peut servir, ca sert a, adapte a, adaptee a,
    adapte pour, adapte aux, adaptee pour, adaptes a, adaptes pour, convient a, convient pour, conviennent a, conviennent pour,
    ca convient, convient il, convient elle, est ce que ca convient, bien pour, bon pour, bonne pour, compatible, compatibles,
    compatible avec, compatibles avec, marche avec, marchent avec, fonctionne avec, fonctionnent avec, ca marche avec,
    ca fonctionne avec, ca marche pour, ca va pour, est ce que ca va, ca irait pour, ca passe pour, ca s adapte, s adapte a
    `,
};
