import { type Table, compilePhrases } from './phrases.ts';

/** Phrases for a shopper's budget. */
const BUDGET: Table = {
  en: 'budget, price limit, price range',
  de: 'budget, preislimit, preisrahmen',
  fr: 'budget',
  es: 'presupuesto',
  it: 'budget, spesa massima',
  nl: 'budget',
  sv: 'budget',
  da: 'budget',
  nb: 'budsjett, budsjettet',
  fi: 'budjetti, budjettini',
  pt: 'orçamento, budget',
  pl: 'budżet, budżetem, budżecie',
  ro: 'buget',
  ru: 'бюджет',
  hu: 'keret, büdzsé, keretem',
  tr: 'bütçe, bütçem',
};

/** Words before the price that a product should have. */
const PRICE_BEFORE: Table = {
  en: 'for, at',
  de: 'für, um, zu',
  fr: 'pour, à',
  es: 'por, a',
  it: 'a, per, da',
  nl: 'voor, van',
  sv: 'för, till',
  da: 'for, til',
  nb: 'for, til',
  fi: 'hintaan',
  pt: 'por, a',
  pl: 'za, po',
  ro: 'cu, la',
  ru: 'за, по',
  hu: 'ért',
  tr: 'için',
};

/** Words allowed between a phrase of these lists and its number. */
const FILLERS: Table = {
  en: 'the, of, a, is, my, only, just',
  de: 'die, der, den, von, ist, liegt, bei, nur, maximal, beträgt, sind',
  fr: 'de, les, la, le, des, est, d, à, du',
  es: 'de, los, las, el, la, es, son',
  it: 'di, i, gli, il, le, è, ai, da',
  nl: 'de, is, van, het, zo',
  sv: 'på, är, en, ett, de, om',
  da: 'på, er, de, en, et',
  nb: 'på, er, de, en, et',
  fi: 'on',
  pt: 'de, os, as, é, o, a, do, dos',
  pl: 'to, w, mam, jest, wynosi, mój',
  ro: 'de, este, e',
  ru: 'в',
};

/** Words that continue a clause after a price: a bare number before any other word is a quantity. */
const GOES_ON: Table = {
  en: 'and, but, or, please, for, with, without, in, if, that, thanks, preferably, ideally',
  de: 'und, aber, oder, bitte, für, mit, ohne, in, wenn, danke, gern, gerne, kosten, kostet, ausgeben, möglichst',
  fr: 'et, mais, ou, pour, avec, sans, en, si, merci, svp, s',
  es: 'y, pero, o, para, con, sin, en, si, gracias, por',
  it: 'e, ma, o, per, con, senza, in, se, grazie',
  nl: 'en, maar, of, voor, met, zonder, in, als, graag, alsjeblieft, kosten, kost, uitgeven, bedankt',
  sv: 'och, men, eller, för, med, utan, i, om, tack, till',
  da: 'og, men, eller, for, med, uden, i, hvis, tak, til',
  nb: 'og, men, eller, for, med, uten, i, hvis, takk, til',
  fi: 'ja, mutta, tai, kiitos, jos',
  pt: 'e, mas, ou, para, com, sem, em, se, obrigado, obrigada, por',
  pl: 'i, ale, lub, dla, z, bez, w, jeśli, proszę, na',
  ro: 'și, dar, sau, pentru, cu, fără, în, dacă',
  ru: 'и, но, или, для, с, без, в, если, пожалуйста',
  hu: 'és, de, vagy, ha, kérem',
  tr: 've, ama, veya, için, lütfen',
};

/** The words of a sentence that states a price, compiled. */
export const PRICE_PHRASES = {
  budget: compilePhrases(BUDGET),
  before: compilePhrases(PRICE_BEFORE),
  filler: compilePhrases(FILLERS),
  goesOn: compilePhrases(GOES_ON),
};
