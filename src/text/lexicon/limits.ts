import { NOT } from './negation.ts';
import { type PhraseMatcher, type Table, compilePhrases } from './phrases.ts';

/** Phrases before the highest price. */
const MAX_BEFORE: Table = {
  signs: '<, <=, ≤',
  en: 'under, below, beneath, less than, lower than, cheaper than, up to, at most, at the most, no more than, not more than, not over, no higher than, within, max, maximum, maximum of, max of',
  de: 'unter, bis, bis zu, bis maximal, höchstens, maximal, max, maximum, nicht mehr als, nicht über, nicht teurer als, weniger als, günstiger als, billiger als',
  fr: "moins de, moins d', moins que, sous, sous les, jusqu'à, jusque, max, maximum, au maximum, pas plus de, ne dépassant pas, en dessous de, au-dessous de, inférieur à, inférieure à, moins cher que, moins chère que, au plus",
  es: 'menos de, hasta, máximo, máximo de, máx, max, como máximo, como mucho, no más de, por debajo de, bajo, inferior a, más barato que, más barata que, que no pase de, que no supere',
  it: 'sotto, meno di, fino a, massimo, max, al massimo, non più di, non oltre, al di sotto di, inferiore a, che costi meno di, sotto ai, sotto gli',
  nl: 'onder, tot, maximaal, max, maximum, hooguit, hoogstens, niet meer dan, niet boven, niet duurder dan, minder dan, goedkoper dan',
  sv: 'under, max, maximalt, högst, upp till, inte mer än, inte över, mindre än, billigare än, som mest',
  da: 'under, max, maks, maksimalt, højst, op til, ikke mere end, ikke over, mindre end, billigere end',
  nb: 'under, max, maks, maksimalt, høyst, opptil, opp til, inntil, ikke mer enn, ikke over, mindre enn, billigere enn',
  fi: 'alle, alle hintaan, korkeintaan, enintään, max, maks, maksimissaan, halvempi kuin, ei yli',
  pt: 'menos de, por menos de, até, no máximo, máximo, máx, max, abaixo de, não mais de, não mais que, não mais do que, que não passe de, mais barato que, mais barato do que, inferior a',
  pl: 'do, maksymalnie, max, maks, maksimum, nie więcej niż, nie drożej niż, poniżej, najwyżej, co najwyżej, mniej niż, tańszy niż, tańsza niż, tańsze niż, taniej niż',
  ro: 'sub, până la, maxim, maximum, cel mult, mai puțin de, nu mai mult de, mai ieftin de',
  ru: 'до, не дороже, не более, не больше, максимум, меньше, дешевле, менее',
  hu: 'legfeljebb, max, maximum, maximálisan, olcsóbb mint, kevesebb mint',
  tr: 'en fazla, en çok, maksimum, max',
};

/** Phrases after the highest price. */
const MAX_AFTER: Table = {
  en: 'max, maximum, tops, at most, at the most, or less, or under, or cheaper, or below',
  de: 'max, maximal, maximum, höchstens, oder weniger, oder günstiger, nicht mehr',
  fr: 'max, maximum, maxi, au maximum, au plus, ou moins',
  es: 'max, máx, máximo, como máximo, como mucho, o menos',
  it: 'max, massimo, al massimo, o meno',
  nl: 'max, maximaal, maximum, hooguit, of minder',
  sv: 'max, maximalt, högst, eller mindre, som mest',
  da: 'max, maks, maksimalt, højst, eller mindre',
  nb: 'max, maks, maksimalt, høyst, eller mindre',
  fi: 'max, maks, korkeintaan, enintään, tai alle, tai vähemmän',
  pt: 'max, máx, máximo, no máximo, ou menos',
  pl: 'max, maks, maksymalnie, maksimum, lub mniej, i mniej',
  ro: 'maxim, sau mai puțin',
  ru: 'максимум, или меньше, и меньше',
  hu: 'alatt, ig, max, maximum',
  tr: 'altı, altında, altındaki, kadar, a kadar, e kadar, ya kadar, ye kadar, max',
};

/** Phrases before the lowest price. */
const MIN_BEFORE: Table = {
  signs: '>, >=, ≥',
  en: 'over, above, more than, at least, no less than, not less than, from, starting at, starting from, upwards of, min, minimum',
  de: 'ab, über, mehr als, teurer als, mindestens, wenigstens, min, minimum, nicht unter, oberhalb von',
  fr: "plus de, plus d', à partir de, à partir d', au moins, au-dessus de, dès, minimum, min, au minimum, pas moins de, supérieur à, supérieure à",
  es: 'más de, desde, a partir de, al menos, por lo menos, como mínimo, mínimo, mín, por encima de, superior a, no menos de',
  it: 'più di, oltre, oltre i, a partire da, almeno, sopra, sopra i, minimo, superiore a, non meno di',
  nl: 'boven, vanaf, meer dan, minstens, minimaal, minimum, min, ten minste, tenminste, niet onder',
  sv: 'över, från, minst, mer än, dyrare än, lägst, min',
  da: 'over, fra, mindst, mere end, dyrere end, minimum, min',
  nb: 'over, fra, minst, mer enn, dyrere enn, minimum, min',
  fi: 'yli, vähintään, alkaen, enemmän kuin, min, minimissään',
  pt: 'mais de, mais que, mais do que, acima de, a partir de, pelo menos, no mínimo, mínimo, desde, superior a',
  pl: 'od, powyżej, ponad, co najmniej, przynajmniej, minimum, min, więcej niż, droższy niż, droższa niż, droższe niż',
  ro: 'peste, de la, minim, cel puțin, mai mult de',
  ru: 'от, не дешевле, не менее, не меньше, минимум, больше, дороже, более, свыше',
  hu: 'legalább, minimum, min, több mint',
  tr: 'en az, minimum, min',
};

/** Phrases after the lowest price. */
const MIN_AFTER: Table = {
  signs: '+',
  en: 'or more, and up, and above, and over, plus, minimum, upwards, or over',
  de: 'oder mehr, aufwärts, mindestens, minimum, und mehr, und darüber',
  fr: 'et plus, ou plus, minimum, au moins, au minimum',
  es: 'o más, mínimo, como mínimo, en adelante, para arriba',
  it: 'o più, in su, minimo, almeno, e oltre',
  nl: 'of meer, en meer, minimaal, en hoger',
  sv: 'eller mer, och uppåt, uppåt, minst',
  da: 'eller mere, og op, og opefter, mindst',
  nb: 'eller mer, og oppover, og opp, minst',
  fi: 'tai enemmän, alkaen, ylöspäin, tai yli, vähintään',
  pt: 'ou mais, no mínimo, mínimo, para cima',
  pl: 'lub więcej, wzwyż, minimum, i więcej',
  ro: 'sau mai mult, minim, în sus',
  ru: 'или больше, и больше, и выше, минимум',
  hu: 'felett, fölött, tól, től, vagy több',
  tr: 'üstü, üzeri, üzerinde, üstünde, ve üzeri',
};

/** Phrases before an approximate price. */
const AROUND_BEFORE: Table = {
  signs: '~, ≈',
  en: 'around, about, approximately, roughly, approx, circa, ca, close to, somewhere around, in the region of',
  de: 'um die, um, so um die, etwa, circa, zirka, ca, rund, ungefähr, in etwa, bei etwa',
  fr: 'environ, autour de, autour des, vers, dans les, à peu près, aux alentours de, aux environs de, plus ou moins',
  es: 'unos, unas, alrededor de, alrededor de los, aproximadamente, sobre, sobre los, cerca de, más o menos, en torno a, de unos',
  it: 'circa, intorno a, intorno ai, intorno agli, sui, sugli, attorno a, attorno ai, più o meno, pressappoco, all’incirca',
  nl: 'rond, rond de, ongeveer, circa, ca, omstreeks, om en nabij, zo rond de, pakweg',
  sv: 'runt, omkring, cirka, ca, ungefär, kring, i runda slängar',
  da: 'omkring, cirka, ca, rundt om, rundt regnet, i omegnen av, ca til',
  nb: 'rundt, omkring, cirka, ca, omtrent, rundt regnet',
  fi: 'noin, suunnilleen, suurin piirtein',
  pt: 'cerca de, por volta de, à volta de, uns, umas, em torno de, aproximadamente, mais ou menos, na casa dos',
  pl: 'około, ok, mniej więcej, w okolicach, w granicach, koło',
  ro: 'în jur de, aproximativ, cam, circa',
  ru: 'около, примерно, приблизительно, где-то',
  hu: 'körülbelül, kb, nagyjából',
  tr: 'yaklaşık, aşağı yukarı, civarında',
};

/** Phrases after an approximate price. */
const AROUND_AFTER: Table = {
  en: 'or so, or thereabouts, ish, give or take',
  de: 'oder so, rum, circa, ca, ungefähr',
  fr: 'environ, à peu près, ou quelque chose comme ça',
  es: 'aproximadamente, más o menos',
  it: 'circa, più o meno, o giù di lì',
  nl: 'ongeveer, of zo',
  sv: 'eller så, ungefär, cirka, ca',
  da: 'eller deromkring, cirka, ca',
  nb: 'eller deromkring, cirka, ca, omtrent',
  fi: 'suunnilleen, paikkeilla, tienoilla, luokkaa',
  pt: 'aproximadamente, mais ou menos',
  pl: 'mniej więcej, około, lub coś koło tego',
  ro: 'aproximativ',
  ru: 'примерно, где-то',
  hu: 'körül, körüli',
  tr: 'civarı, civarında',
};

/** Verbs that may stand between a denial and its limit: "shouldn't cost more than", "che non costi più di". */
const TO_COST: Table = {
  en: 'cost, be, spend, pay',
  de: 'kosten, ausgeben, zahlen, bezahlen',
  fr: 'coûter, dépenser, payer',
  es: 'cuesta, cueste, cuesten, costar, gastar, pagar, valga',
  it: 'costa, costi, costino, costare, spendere, pagare',
  nl: 'kosten, kost, uitgeven, betalen',
  sv: 'kosta, kostar, betala',
  da: 'koste, koster, betale',
  nb: 'koste, koster, betale',
  fi: 'maksa, maksaa, maksaisi',
  pt: 'custa, custe, custem, custar, gastar, pagar',
  pl: 'kosztować, kosztuje, kosztował, kosztowała, kosztowało, wydać, zapłacić',
};

/** What stands between a denial and such a verb, in languages that deny the wish: "don't want to spend more than". */
const TO_WISH: Table = {
  en: 'want to, wanna, like to, wish to, have to, going to, gonna, planning to, looking to',
  es: 'quiero, queremos, quería, quisiera, puedo, podemos, pienso, voy a, vamos a',
  it: 'voglio, vogliamo, volevo, vorrei, vorremmo, posso, possiamo',
  pt: 'quero, queremos, queria, posso, podemos, vou',
  pl: 'chcę, chcemy, chciałbym, chciałabym, mogę, możemy',
};
/** In words. */
const MAX_WISH = 2;

/** "No max": nobody denies these, and in Portuguese "no" is no denial. */
const UNDENIABLE = /^(?:max|maks|minim|min$)/;

const ofLanguage = (table: Table, language: string): PhraseMatcher => compilePhrases({ all: table[language] ?? '' });

const DENIALS = Object.keys(NOT).map((language) => ({
  max: ofLanguage(MAX_BEFORE, language),
  min: ofLanguage(MIN_BEFORE, language),
  denial: ofLanguage(NOT, language),
  verb: ofLanguage(TO_COST, language),
  wish: ofLanguage(TO_WISH, language),
}));

/** Returns the number of words that deny the limit which begins at a word, in the language of the limit. */
function deniedBefore(words: readonly string[], at: number, limit: 'min' | 'max' | 'around'): number {
  if (limit === 'around' || UNDENIABLE.test(words[at] ?? '')) return 0;
  for (const { denial, verb, wish, ...phrases } of DENIALS) {
    if (phrases[limit](words, at) === 0) continue;
    if (denial(words, at - 1) === 1) return 1;
    if (verb(words, at - 1) !== 1) continue;
    for (let wished = 0; wished <= MAX_WISH; wished++) {
      const start = at - 1 - wished;
      if ((wished === 0 || wish(words, start) === wished) && denial(words, start - 1) === 1) return at - start + 1;
    }
  }
  return 0;
}

/** The limit that a denial makes of another: "not under" is at least. */
export const OPPOSITE = { min: 'max', max: 'min', around: 'around' } as const;

/** The words around a price that make it a limit, compiled. */
export const LIMITS = {
  before: {
    max: compilePhrases(MAX_BEFORE),
    min: compilePhrases(MIN_BEFORE),
    around: compilePhrases(AROUND_BEFORE),
  },
  deniedBefore,
  after: {
    max: compilePhrases(MAX_AFTER),
    min: compilePhrases(MIN_AFTER),
    around: compilePhrases(AROUND_AFTER),
  },
};
