import { stemmer } from '@orama/stemmers/french';
import { CUES } from '../../text/lexicon/cues/fr.ts';
import type { Availability } from '../../domain/records.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'en stock',
  out_of_stock: 'épuisé',
  unknown: 'disponibilité non indiquée',
};

export const language: Language = {
  code: 'fr',
  name: 'french',
  stemmer,
  marks: /(?<!\p{L})[cdjlmnqst]['’](?=\p{L})/iu,
  vocabulary: {
    typical:
      'qui le la les un une des du de est sont avez vous je tu il elle nous et ou pour avec sans sous dans sur que quel quelle quels quelles combien coute cherche voudrais besoin bonjour merci salut s plait pas plus moins ce cette ces aux au quand mon ma votre y a',
    stop: `le la les l un une des du de d est sont etes suis sera serait avoir avez as a ai ont vous je j tu t il elle ils elles on nous me m moi toi lui leur
      mon ma mes ton ta tes son sa ses notre nos votre vos et ou mais donc car que qu qui quoi quel quelle quels quelles dont combien comment
      pourquoi quand ou y en ce c cet cette ces ca cela ceci pour avec sous sur dans par au aux chez entre vers environ jusqu plus moins tres trop
      aussi encore seulement ne n pas non oui peut peux pouvez pourriez puis faire fait faut dois veux veut voudrais aimerais souhaite cherche
      cherchons trouver trouve trouvez montrer montre montrez conseiller conseillez conseille conseil recommander recommandez recommandation
      besoin achete acheter acheterais vendre vendez vend existe s il si plait te bonjour bonsoir salut merci coute coutent couter prix cher chere chers
      cheres moins_cher budget maximum minimum max min euro euros eur bon bonne bons bonnes meilleur meilleure beau belle quelque chose quelques autre
      autres tout tous toute toutes article articles produit produits magasin boutique disponible disponibles disponibilite stock
      cadeau cadeaux idee idees pere mere papa maman ami amie femme mari frere soeur fils fille quelqu personne personnes type genre ici la maintenant
      aujourd hui panier ajoute ajouter ajoutez mets mettre details informations information difference comparer compare comparez dis dire parle parlez
      taille tailles couleur couleurs alternative alternatives plutot reste
      lequel laquelle lesquels lesquelles marque marques vendus nouveau nouveaute nouveautes sortes types genres offrir aime voir adapte prends prendre prendrai comme truc commander grand tante oncle collegue patron maitresse voulais options infos info description`,
    hello: 'bonjour bonsoir salut coucou hello bonjour_a_tous',
    thanks: 'merci merci_beaucoup merci_bien super_merci parfait_merci',
    bye: 'au_revoir a_bientot bonne_journee bonne_soiree bonne_nuit',
    aboutPattern:
      "qui (?:es[- ]tu|etes[- ]vous)|tu es qui|(?:es[- ]tu|etes[- ]vous) (?:un |une )?(?:robot|bot|humain|ia|personne)|(?:peux[- ]tu|pouvez[- ]vous) (?:m'|nous )?aider$|que (?:peux[- ]tu|pouvez[- ]vous)|comment (?:vas|allez)|(?:parlez[- ]vous|tu parles|vous parlez) \\p{L}+|^(?:a l )?aide$",
    offTopicPattern:
      "ignore[rz]? (?:toutes? |tes |vos |les )*(?:consigne|instruction|regle)|oublie[rz]? (?:toutes? |tes |vos |les )*(?:consigne|instruction|regle)|prompt systeme|(?:tes|vos) (?:instructions|consignes|regles|prompts?)|fais comme si|tu es maintenant|\\b(?:connard|merde|putain|salope|encule)\\b|(?:tu es|vous etes|t'es) (?:\\p{L}+ )?(?:stupide|bete|nul|idiot|inutile|con)\\b",
    foreign:
      "meteo temps_qu'il temps_fera blague blagues poeme poemes histoire chanson president presidente election elections politique guerre religion dieu devoirs dissertation code python javascript football actualites bitcoin horoscope avocat juridique proces medecin symptomes diagnostic impots traduis traduire capitale",
    wonderPattern:
      "qui|pourquoi|quand|ou|comment|qu'est-ce|quel est|quelle est|quels sont|quel temps|raconte|raconte-moi|racontez|ecris|ecrivez|chante|traduis|traduisez|calcule|explique|repete|oublie|dis",
    ours: 'je j mon ma mes nous notre nos vous votre vos tu ton ta tes boutique magasin',
    havePattern:
      "avez[- ]vous|vous avez|as[- ]tu|y a[- ]t[- ]il|est[- ]ce qu'il y a|vendez[- ]vous|vous vendez|cherch|combien|en stock|disponible",
    brandsPattern: '(?:quelles?|vos) marques?|marques (?:avez|vendez|proposez)',
    kindsPattern:
      "(?:que|qu'est-ce que|quoi) (?:vous )?(?:vendez|avez|proposez)(?:[- ]vous)?(?: ici)?\\W*$|vous vendez quoi|quelles? (?:sortes?|types?|genres?) de (?:produits|choses|articles)|quels (?:produits|articles)\\b.*(?:avez|vendez|proposez)|quelles categories|vos categories",
    countPattern: "combien (?:de |d')(?:[\\p{L}-]+ ){1,3}(?:avez|vendez|y a|vous)",
    newPattern: "quoi de neuf|nouveautes|nouveaux (?:produits|articles)|qu'est-ce qui est nouveau",
    morePattern:
      "(?:(?:peux-tu |pouvez-vous )?(?:montre|montrez|montrer|donne|donnez)?(?:[- ](?:moi|m'en))? ?)?(?:(?:en )?(?:voir )?plus|d'autres?|autre chose|encore|plus d'options|la suite)(?: s'il (?:vous|te) plait)?|(?:y a-t-il|il y a|avez-vous|vous avez|vous en avez|en avez-vous|tu en as) (?:d'autres?|autre chose|plus)|voir (?:plus|la suite)|afficher plus|quoi d'autre|et les autres|montre[- ]?m'en plus|montrez-m'en (?:plus|d'autres)",
    amongPattern:
      "(?:le|la|les)quel(?:le)?s?(?: (?:de|d'entre|est|sont))|lequel|laquelle|lesquels|lesquelles|(?:sont|ont|peuvent)[- ](?:ils|elles)|est-ce qu'(?:ils|elles)|(?:un|une) d'entre (?:eux|elles)",
    best: 'meilleur meilleure meilleurs meilleures mieux recommandez recommandes conseillez conseilles',
    gift: 'cadeau cadeaux offrir',
    occasions:
      'anniversaire noel mariage paques saint_valentin retraite cremaillere copain copine enfant enfants parents neveu niece cousin cousine ans',
    detail: 'plus details informations infos description parlez-moi parle-moi',
    opposites:
      'ete/hiver homme,hommes/femme,femmes/enfant,enfants,bebe adulte,adultes/enfant,enfants,bebe gauche/droite,droit interieur/exterieur filaire/sans_fil chat,chats/chien,chiens jour/nuit rouge,rouges/bleu,bleue,bleus/vert,verte,verts/noir,noire,noirs,noires/blanc,blanche,blancs/jaune/rose/gris,grise/marron,brun',
    aspects: {
      weight: {
        asks: 'lourd lourde lourds pese pesent poids leger legere legers',
        tells: 'gramme kilo livre pese poids leger lourd',
      },
      size: {
        asks: 'grand grande grands gros grosse petit petite long longue large haut haute profond epais dimensions mesures longueur largeur hauteur diametre capacite volume contient contenance litres ml cl cm',
        tells: 'centimet millimet metre litre pouce largeur hauteur capacite',
      },
      warmth: { asks: 'chaud chaude chauds froid froide temperature degres', tells: 'degre chaud froid gel' },
      power: {
        asks: 'lumineux lumineuse puissant puissante puissance lumens watt watts',
        tells: 'lumen watt volt kelvin lumineu',
      },
      time: {
        asks: 'combien_de_temps dure duree autonomie batterie',
        tells: 'heure minute jour semaine mois an',
      },
      material: {
        asks: 'en_quoi matiere matieres materiau materiaux tissu ingredients composition fait_en contient',
        tells:
          'coton laine cuir acier nylon polyester bois plastique caoutchouc titane alumin duvet soie lin verre ceramique ingredient fer feutre bambou',
      },
      care: {
        asks: 'lave-vaisselle vaisselle laver lave lavable nettoyer nettoie entretien entretenir',
        tells: 'lav nettoy rinc entretien vaisselle machine',
      },
    },
    and: 'et a',
    cheapest: 'le_moins_cher la_moins_chere les_moins_chers les_moins_cheres moins_cher_possible prix_le_plus_bas',
    dearest: 'le_plus_cher la_plus_chere les_plus_chers les_plus_cheres plus_haut_de_gamme',
    cheaper: 'moins_cher moins_chere moins_chers moins_cheres meilleur_marche plus_abordable',
    dearer: 'plus_cher plus_chere plus_chers plus_cheres',
    without: "sans sauf hors excepte pas_besoin_de pas_besoin_d' n'utilise_pas_de ne_contient_pas_de n'a_pas_de",
    not: 'pas',
    made: 'en de du des a au besoin',
    compare: 'comparer compare comparez comparaison difference differences mieux versus vs',
    versus: 'versus vs vs. ou et avec',
    or: 'ou',
    cartPattern:
      "\\b(?:ajoute|mets|met|place)\\w*\\b.*\\bpanier\\b|\\bau panier\\b|\\bje (?:le |la |les )?prends\\b|\\bje (?:voudrais|veux) (?:acheter|commander)\\b|\\bj'(?:achete|en prends)\\b",
    pricePattern:
      'combien\\W*$|combien (?:coute|ca coute|vaut|est)|quel est le prix|prix (?:de|du|des)|coute combien|est[- ]ce que .* coute',
    stockPattern: 'en stock|disponible|disponibilite|rupture|epuise',
    durationPattern: 'combien de (?:temps|jours)|quel delai|quels delais|en combien|quand',
    times: 'an ans annee annees jour jours semaine semaines mois heures',
    similar:
      'similaire similaires semblable semblables alternative alternatives equivalent equivalents du_meme_genre comme_celui-ci',
    follow: "et qu'en_est-il ou_bien ou aussi mais et_en en avec seulement quelque_chose",
    refine: 'en avec pour de par sans',
    ordinals: 'premier|premiere|premiers|premieres deuxieme|second|seconde troisieme quatrieme cinquieme sixieme',
    last: 'dernier derniere',
    here: 'ceci cet cette celui-ci celle-ci ce_produit',
    it: 'il elle ca cela celui-ci celle-ci celui celle ceux celles ce cet cette les_deux',
    numbers: 'un|une deux trois quatre cinq six sept huit neuf dix',
    size: 'taille tailles pointure',
    question: 'comment que quand ou pourquoi qui peut-on est-ce puis-je quel quelle quels quelles combien y reparez',
    topics: {
      shipping:
        'livraison livraisons livrer livrez livre expedition expedier frais_de_port colis douane envoi delai delais',
      returns:
        'retour retours retourner renvoyer rembourser remboursement remboursements rembourse mauvaise_taille echange echanger retractation',
      payment: 'paiement paiements payer facture paypal klarna carte_bancaire carte_de_credit plusieurs_fois',
      warranty: 'garantie garanties casse cassee defectueux defectueuse abime reparation reparations reparer reparez',
      sizes: 'guide_des_tailles tableau_des_tailles quelle_taille taillent quelle_pointure',
      contact:
        'contact contacter telephone e-mail email adresse horaires service_client humain conseiller ouvert ouverture magasin_a boutique_a adresse_du',
      discount:
        'reduction reductions remise remises promo promotion promotions code_promo bon_de_reduction soldes coupon',
      order:
        'ma_commande mes_commandes suivi_de_commande suivre_ma mon_colis annuler_ma annuler_la annuler_une numero_de_commande',
    },
    handoverPatterns: {
      request:
        "(?:parler|discuter|echanger) (?:a|avec) (?:quelqu'un|(?:un |une |un vrai |une vraie )(?:humain|etre humain|personne|conseiller|conseillere|vendeur|vendeuse|responsable|agent|employe)|(?:votre |le |l')(?:equipe|service client|support))|(?:joindre|contacter|appeler) (?:quelqu'un|une personne|un conseiller|un humain|votre equipe|(?:le |votre )?service client)|(?:rappelez-moi|me rappeler|etre rappele|etre rappelee)",
      complaint:
        'reclamations?|me plaindre|plainte|decue?|decevant|inadmissible|inacceptable|mecontente?|scandaleux|mauvais service|service (?:nul|deplorable|lamentable)',
      order:
        'ou (?:est|en est) (?:ma commande|mon colis|ma livraison)|(?:recu|livre|envoye) (?:le |la |un |une )?mauvais(?:e)?|mauvais(?:e)? (?:article|produit|commande)|(?:pas|toujours pas|pas encore|jamais) (?:arrive|arrivee|recu|livre|livree)',
    },
  },
  cues: CUES,
  phrases: {
    closest: 'Nous n’avons pas exactement cela, mais voici ce qui s’en rapproche le plus :',
    choose: (title, option, values) => `${option} pour ${title} : que souhaitez-vous ? Il y a ${values}.`,
    thatIs: (title) => `C’est ${title}.`,
    listed: (row) => `Les caractéristiques indiquent : « ${row} ».`,
    stock: STOCK,
    quote: (text) => `« ${text} »`,
    hello: (shop) => `Bonjour ! Je suis l’assistant de ${shop}. Que cherchez-vous ?`,
    thanks: 'Avec plaisir ! Puis-je vous aider à trouver autre chose ?',
    bye: 'Au revoir, et merci de votre visite !',
    about: (shop) =>
      `Je suis l’assistant de ${shop}. Je peux chercher et comparer des produits, vérifier les prix et la disponibilité, et répondre à vos questions sur la boutique.`,
    ask: 'Que cherchez-vous ?',
    offTopic: (shop) =>
      `Désolé, là je ne peux pas vous aider, mais je trouverai volontiers un produit pour vous chez ${shop}. Que cherchez-vous ?`,
    speaks: 'Je parle français, anglais, allemand, espagnol, italien et néerlandais. Que cherchez-vous ?',
    gift: 'Avec plaisir ! Qu’est-ce que cette personne aime, et quel est votre budget ?',
    brands: (names) => `Nous proposons notamment ces marques : ${names}.`,
    kinds: (names) => `Vous trouverez chez nous, entre autres : ${names}. Que cherchez-vous ?`,
    count: (count, limits, isLeast) => `J’ai trouvé ${isLeast ? 'au moins ' : ''}${count} produits${limits}, dont :`,
    news: 'Désolé, je ne sais pas quels produits sont nouveaux.',
    noMore: 'C’est tout ce que j’ai trouvé.',
    perhaps: 'Voici ce qui pourrait vous plaire :',
    under: (amount) => `jusqu’à ${amount}`,
    over: (amount) => `à partir de ${amount}`,
    around: (amount) => `autour de ${amount}`,
    between: (low, high) => `entre ${low} et ${high}`,
    without: (words) => `sans ${words}`,
    found: (count, limits) =>
      count === 1 ? `Voici une proposition${limits} :` : `Voici ${count} propositions${limits} :`,
    item: (title, price, stock) => `${title} : ${price ?? 'prix non indiqué'}, ${STOCK[stock]}`,
    sentence: (title, price, stock) =>
      price === null
        ? `Le prix de ${title} n’est pas indiqué (${STOCK[stock]}).`
        : `${title} coûte ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Je n’ai rien trouvé qui mentionne ${words}, mais voici ce qui s’en rapproche le plus :`,
    mentioned: (words) => `Je n’ai pas trouvé de produit appelé ${words}, mais il en est question ici :`,
    nothing: (words, limits, shop) =>
      `Désolé, je n’ai ${words ? `pas trouvé ${words}` : 'rien trouvé'}${limits} chez ${shop}.`,
    advice: 'Essayez avec d’autres mots, ou demandez-moi autre chose.',
    nearest: 'Les prix les plus proches :',
    corrected: (typed, correction) => `Je n’ai rien trouvé pour « ${typed} », j’ai donc cherché « ${correction} ».`,
    noCheaper: (title, price) => `Je n’ai rien trouvé de moins cher que ${title} à ${price}.`,
    noDearer: (title, price) => `Je n’ai rien trouvé de plus cher que ${title} à ${price}.`,
    soldOut: (title) => `Désolé, ${title} est épuisé.`,
    allSoldOut: 'Désolé, ce que j’ai trouvé est épuisé pour le moment :',
    gone: (fixed, varied, isSoldOut, instead) =>
      `L’article ${isSoldOut ? 'est épuisé' : 'n’existe pas'} en ${fixed && `${fixed}, `}${decapitalize(varied)}${instead && ` ; il est disponible en ${instead}`}.`,
    similar: (title) => `Dans le même genre que ${title} :`,
    noSimilar: (title) => `Je n’ai rien trouvé de semblable à ${title}.`,
    says: (quote) => `La description indique : « ${quote} »`,
    silent: (words) => `La description ne mentionne pas ${words}.`,
    unsaid: (words) => `Je ne vois rien ici sur ${words} ; la page du produit en dit peut-être plus.`,
    sizes: 'Vous trouverez les tailles restantes sur la page du produit.',
    quoted: (source, quote) => `Extrait de « ${source} » : « ${quote} »`,
    handOver: {
      request: (contact) => `Bien sûr. Adressez-vous directement à la boutique${contact ? ` : ${contact}` : '.'}`,
      complaint: (contact) =>
        `Je suis désolé. Adressez-vous à l’équipe de la boutique${contact ? ` : ${contact}` : '.'}`,
      order: (contact) =>
        `Désolé, je ne peux ni consulter ni modifier les commandes. Adressez-vous à la boutique${contact ? ` : ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Désolé, je n’ai pas cette information et je préfère ne pas deviner. Renseignez-vous auprès de la boutique${contact ? ` : ${contact}` : '.'}`,
    },
    discount: 'Je n’ai connaissance d’aucune remise ni d’aucun code en ce moment.',
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
