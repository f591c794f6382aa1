import { tableSource } from './patterns.ts';

/** Words and signs between a rating and the best possible one. */
const OUT_OF = {
  any: '/, :',
  en: 'out of, of, stars out of, star rating out of',
  de: 'von, aus',
  fr: 'sur, étoiles sur',
  es: 'de, sobre, estrellas de',
  it: 'su, di, stelle su',
  nl: 'van, uit',
  pt: 'de, em',
  sv: 'av',
  da: 'ud af, af',
  nb: 'av',
  pl: 'na, z',
  cs: 'z, ze',
  fi: '/',
  ru: 'из',
};

/** Words for reviewers. */
const REVIEWS = {
  en: 'review, rating, customer, vote, opinion',
  de: 'bewertung, rezension, kundenmeinung, stimme',
  fr: 'avis, évaluation, note, commentaire',
  es: 'opini, valoraci, reseña, calificaci, voto',
  it: 'recension, valutazion, voti',
  nl: 'beoordeling, recensie',
  pt: 'avaliaç, opini, voto',
  sv: 'recension, omdöme, betyg',
  da: 'anmeldelse, bedømmelse',
  nb: 'anmeldelse, omtale',
  pl: 'opini, ocen, recenzj, głos',
  cs: 'hodnocen, recenz',
  fi: 'arvostelu',
  ru: 'отзыв, оцен',
};

/** "4.6 out of 5": the rating, and the best possible one. */
export const RATED = new RegExp(
  String.raw`(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?(?:${tableSource(OUT_OF)}) ?(5|10|100|5[.,]0)(?![\d.,]?\d)`,
  'iu',
);

/** "213 reviews": the number of ratings. */
export const RATED_BY = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3}(?:[.,  ]?\d{3}){0,2}) (?:\p{L}{1,12} )?(?:${tableSource(REVIEWS)})`,
  'iu',
);
