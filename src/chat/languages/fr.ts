import { stemmer } from '@orama/stemmers/french';
import { CUES, WORDS } from '../../text/lexicon/cues/fr.ts';
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
      `Désolé, là je ne peux pas vous aider, mais je trouverai volontiers un produit pour vous chez ${shop}. Que cherchez-vous ?`,
    speaks: 'Je parle français, anglais, allemand, espagnol, portugais, italien et néerlandais. Que cherchez-vous ?',
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
