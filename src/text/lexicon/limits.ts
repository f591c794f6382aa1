import { type PhraseMatcher, type Table, compileLanguage, compilePhrases } from './phrases.ts';

/** Before the highest price. */
const MAX_BEFORE: Table = {
  signs: '<, <=, ≤',
  en: 'under, below, beneath, less than, lower than, cheaper than, up to, at most, at the most, no more than, not more than, not over, no higher than, within, max, maximum, maximum of, max of',
  de: 'unter, bis, bis zu, bis maximal, höchstens, maximal, max, maximum, nicht mehr als, nicht über, nicht teurer als, weniger als, günstiger als, billiger als',
  fr: "moins de, moins que, sous, sous les, jusqu'à, jusque, max, maximum, au maximum, pas plus de, ne dépassant pas, en dessous de, au-dessous de, inférieur à, inférieure à, moins cher que, moins chère que, au plus",
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

/** After the highest price. */
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

/** Before the lowest price. */
const MIN_BEFORE: Table = {
  signs: '>, >=, ≥',
  en: 'over, above, more than, at least, no less than, not less than, from, starting at, starting from, upwards of, min, minimum',
  de: 'ab, über, mehr als, teurer als, mindestens, wenigstens, min, minimum, nicht unter, oberhalb von',
  fr: 'plus de, à partir de, au moins, au-dessus de, dès, minimum, min, au minimum, pas moins de, supérieur à, supérieure à',
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

/** After the lowest price. */
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

/** Before an approximate price. */
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

/** After an approximate price. */
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

/** Before the lower end of a range: the other end follows a joiner. Years and ages are "from … to" as well. */
const FROM: Table = {
  en: 'from, anywhere from',
  de: 'von',
  fr: 'de',
  es: 'de, desde',
  it: 'da, dai',
  nl: 'van',
  sv: 'från',
  da: 'fra',
  nb: 'fra',
  pt: 'de',
  pl: 'od',
  ro: 'de la',
  ru: 'от',
};

/** Before the two ends of a range, and enough to make a range of prices of two bare numbers. */
const BETWEEN: Table = {
  en: 'between, somewhere between',
  de: 'zwischen',
  fr: 'entre',
  es: 'entre',
  it: 'tra, tra i, fra, fra i',
  nl: 'tussen, tussen de',
  sv: 'mellan',
  da: 'mellem',
  nb: 'mellom',
  pt: 'entre',
  pl: 'między, pomiędzy',
  ro: 'între',
  ru: 'между',
};

/** Between the two ends of a range, whatever comes before it. */
const RANGE_JOINERS: Table = {
  signs: '-, –, —, ~, −',
  en: 'and, to',
  de: 'und, bis',
  fr: 'et, à',
  es: 'y, a',
  it: 'e, a, ai',
  nl: 'en, tot, à',
  sv: 'och, till',
  da: 'og, til',
  nb: 'og, til',
  fi: 'ja',
  pt: 'e, a',
  pl: 'a, i',
  ro: 'și, la',
  ru: 'и',
  hu: 'és',
  tr: 've, ile',
};

/** Between the ends if "from" comes before: alone, they are limits. */
const RANGE_ENDS: Table = {
  es: 'hasta',
  fr: "jusqu'à",
  it: 'fino a',
  pt: 'até',
  pl: 'do',
  ro: 'până la',
  ru: 'до',
};

/** After the two ends of a range. */
const RANGE_AFTER: Table = {
  fi: 'väliltä, välillä, välissä, väliin',
  hu: 'között, közötti',
  tr: 'arası, arasında, arasındaki',
};

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

/** Before the price that a product should have. */
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

/** Before a number that is a size. */
const SIZES: Table = {
  en: 'size, sizes, sz, uk, eu, us, no, number',
  de: 'Größe, Grösse, Gr, Groesse, Nummer, Konfektionsgröße, Schuhgröße',
  fr: 'taille, pointure, t, numéro',
  es: 'talla, número, tamaño',
  it: 'taglia, numero, misura, tg',
  nl: 'maat, schoenmaat, nummer',
  sv: 'storlek, strl, stl',
  da: 'størrelse, str',
  nb: 'størrelse, str',
  fi: 'koko, kokoa, koon, koossa',
  pt: 'tamanho, número, tam',
  pl: 'rozmiar, rozm, rozmiarze, numer',
  ro: 'mărime, mărimea, numărul',
  ru: 'размер, размера',
  hu: 'méret, méretű',
  tr: 'beden, numara',
};

/** Things named by their own value: "a 2 euro coin". */
const COINS: Table = {
  en: 'coin, coins, banknote, banknotes',
  de: 'Münze, Münzen, Schein, Scheine, Geldschein',
  fr: 'pièce, pièces, billet, billets',
  es: 'moneda, monedas, billete, billetes',
  it: 'moneta, monete, banconota, banconote',
  nl: 'munt, munten, biljet, biljetten',
  sv: 'mynt, guldmynt, sedel, sedlar',
  da: 'mønt, mønter, guldmønt, seddel, sedler',
  nb: 'mynt, mynter, gullmynt, seddel, sedler',
  fi: 'kolikko, kolikot, erikoisraha, seteli, setelit, juhlaraha',
  pt: 'moeda, moedas, nota, notas',
  pl: 'moneta, monety, banknot, banknoty',
  ro: 'monedă, monede, bancnotă',
  ru: 'монета, монеты, купюра',
  hu: 'érme, érmék, bankjegy',
  tr: 'madeni para, banknot',
};

/** Product names that end in a word of these lists. */
const NAMES: Table = {
  any: 'pro max, air max, pro maks, vapormax',
};

/** Words that continue a clause after a price: a bare number before any other word counts things. */
const GOES_ON: Table = {
  en: 'and, but, or, please, for, with, without, in, if, that, thanks, preferably, ideally',
  de: 'und, aber, oder, bitte, für, mit, ohne, in, wenn, danke, gern, gerne, kosten, ausgeben, möglichst',
  fr: 'et, mais, ou, pour, avec, sans, en, si, merci, svp, s',
  es: 'y, pero, o, para, con, sin, en, si, gracias, por',
  it: 'e, ma, o, per, con, senza, in, se, grazie',
  nl: 'en, maar, of, voor, met, zonder, in, als, graag, alsjeblieft, kosten, uitgeven, bedankt',
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

/** The words around a price, compiled. */
export const LIMITS = {
  maxBefore: compilePhrases(MAX_BEFORE),
  maxAfter: compilePhrases(MAX_AFTER),
  minBefore: compilePhrases(MIN_BEFORE),
  minAfter: compilePhrases(MIN_AFTER),
  aroundBefore: compilePhrases(AROUND_BEFORE),
  aroundAfter: compilePhrases(AROUND_AFTER),
  from: compilePhrases(FROM),
  between: compilePhrases(BETWEEN),
  rangeJoiner: compilePhrases(RANGE_JOINERS),
  rangeEnd: compilePhrases(RANGE_ENDS),
  rangeAfter: compilePhrases(RANGE_AFTER),
  budget: compilePhrases(BUDGET),
  priceBefore: compilePhrases(PRICE_BEFORE),
  filler: compilePhrases(FILLERS),
  size: compilePhrases(SIZES),
  coin: compilePhrases(COINS),
  name: compilePhrases(NAMES),
  goesOn: compilePhrases(GOES_ON),
};

const ABOUT_PRICES = [MAX_BEFORE, MIN_BEFORE, AROUND_BEFORE, FROM, BETWEEN, RANGE_JOINERS, RANGE_ENDS, BUDGET];

/** Phrases before an amount that is a limit, in one language, and before an approximate amount. */
export const limitsIn = (language: string): Record<'limit' | 'around', PhraseMatcher> => ({
  limit: compileLanguage(ABOUT_PRICES, language),
  around: compileLanguage([AROUND_BEFORE], language),
});
