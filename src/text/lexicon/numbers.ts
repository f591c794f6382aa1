import { LRUCache } from 'lru-cache';
import { AND } from './joining.ts';
import { foldedWords } from './phrases.ts';

/** Number words by language: "value: forms". Compounds ("zweihundert") are parsed from their parts. */
const NUMBERS: Readonly<Record<string, string>> = {
  en: `1: one, 2: two, 3: three, 4: four, 5: five, 6: six, 7: seven, 8: eight, 9: nine, 10: ten, 11: eleven, 12: twelve,
    13: thirteen, 14: fourteen, 15: fifteen, 16: sixteen, 17: seventeen, 18: eighteen, 19: nineteen, 20: twenty, 30: thirty,
    40: forty, 50: fifty, 60: sixty, 70: seventy, 80: eighty, 90: ninety, 100: hundred, 1000: thousand|grand`,
  de: `1: ein|eins|eine, 2: zwei, 3: drei, 4: vier, 5: fünf|fuenf, 6: sechs, 7: sieben|sieb, 8: acht, 9: neun, 10: zehn, 11: elf,
    12: zwölf|zwoelf, 13: dreizehn, 14: vierzehn, 15: fünfzehn|fuenfzehn, 16: sechzehn, 17: siebzehn,
    18: achtzehn, 19: neunzehn, 20: zwanzig, 30: dreißig|dreissig, 40: vierzig, 50: fünfzig|fuenfzig, 60: sechzig, 70: siebzig, 80: achtzig, 90: neunzig, 100: hundert, 1000: tausend`,
  fr: `1: un|une, 2: deux, 3: trois, 4: quatre, 5: cinq, 6: six, 7: sept, 8: huit, 9: neuf, 10: dix, 11: onze, 12: douze, 13: treize,
    14: quatorze, 15: quinze, 16: seize, 20: vingt, 30: trente, 40: quarante, 50: cinquante, 60: soixante, 70: septante,
    80: huitante|octante, 90: nonante, 100: cent|cents, 1000: mille`,
  es: `1: un|uno|una, 2: dos, 3: tres, 4: cuatro, 5: cinco, 6: seis, 7: siete, 8: ocho, 9: nueve, 10: diez, 11: once, 12: doce,
    13: trece, 14: catorce, 15: quince, 16: dieciséis, 17: diecisiete, 18: dieciocho, 19: diecinueve, 20: veinte, 21: veintiuno,
    22: veintidós, 23: veintitrés, 24: veinticuatro, 25: veinticinco, 30: treinta, 40: cuarenta, 50: cincuenta, 60: sesenta,
    70: setenta, 80: ochenta, 90: noventa, 100: cien|ciento, 200: doscientos|doscientas, 300: trescientos|trescientas,
    400: cuatrocientos|cuatrocientas, 500: quinientos|quinientas, 600: seiscientos|seiscientas, 700: setecientos|setecientas,
    800: ochocientos|ochocientas, 900: novecientos|novecientas, 1000: mil`,
  it: `1: un|uno|una, 2: due, 3: tre, 4: quattro, 5: cinque, 6: sei, 7: sette, 8: otto, 9: nove, 10: dieci, 11: undici, 12: dodici,
    13: tredici, 14: quattordici, 15: quindici, 16: sedici, 17: diciassette, 18: diciotto, 19: diciannove, 20: venti|vent,
    30: trenta|trent, 40: quaranta|quarant, 50: cinquanta|cinquant, 60: sessanta|sessant, 70: settanta|settant, 80: ottanta|ottant,
    90: novanta|novant, 100: cento, 1000: mille|mila`,
  nl: `1: een|één, 2: twee, 3: drie, 4: vier, 5: vijf, 6: zes, 7: zeven, 8: acht, 9: negen, 10: tien, 11: elf, 12: twaalf,
    13: dertien, 14: veertien, 15: vijftien, 16: zestien, 17: zeventien, 18: achttien, 19: negentien, 20: twintig, 30: dertig,
    40: veertig, 50: vijftig, 60: zestig, 70: zeventig, 80: tachtig, 90: negentig, 100: honderd, 1000: duizend`,
  sv: `1: en|ett, 2: två, 3: tre, 4: fyra, 5: fem, 6: sex, 7: sju, 8: åtta, 9: nio, 10: tio, 11: elva, 12: tolv, 13: tretton,
    14: fjorton, 15: femton, 16: sexton, 17: sjutton, 18: arton, 19: nitton, 20: tjugo, 30: trettio, 40: fyrtio, 50: femtio,
    60: sextio, 70: sjuttio, 80: åttio, 90: nittio, 100: hundra, 1000: tusen`,
  da: `1: en|et, 2: to, 3: tre, 4: fire, 5: fem, 6: seks, 7: syv, 8: otte, 9: ni, 10: ti, 11: elleve, 12: tolv, 13: tretten,
    14: fjorten, 15: femten, 16: seksten, 17: sytten, 18: atten, 19: nitten, 20: tyve, 30: tredive, 40: fyrre, 50: halvtreds,
    60: tres, 70: halvfjerds, 80: firs, 90: halvfems, 100: hundrede|hundred, 1000: tusind|tusinde`,
  nb: `1: en|ett, 2: to, 3: tre, 4: fire, 5: fem, 6: seks, 7: sju|syv, 8: åtte, 9: ni, 10: ti, 11: elleve, 12: tolv, 13: tretten,
    14: fjorten, 15: femten, 16: seksten, 17: sytten, 18: atten, 19: nitten, 20: tjue|tyve, 30: tretti|tredve, 40: førti, 50: femti,
    60: seksti, 70: sytti, 80: åtti, 90: nitti, 100: hundre, 1000: tusen`,
  fi: `1: yksi|yhden|yhdellä, 2: kaksi|kahden|kahdella|kahta, 3: kolme|kolmen|kolmella, 4: neljä|neljän|neljällä,
    5: viisi|viiden|viidellä, 6: kuusi|kuuden|kuudella, 7: seitsemän|seitsemällä, 8: kahdeksan|kahdeksalla,
    9: yhdeksän|yhdeksällä, 10: kymmenen|kymmentä|kymmenellä, 100: sata|sataa|sadan|sadalla, 1000: tuhat|tuhatta|tuhannen|tuhannella`,
  pt: `1: um|uma, 2: dois|duas, 3: três, 4: quatro, 5: cinco, 6: seis, 7: sete, 8: oito, 9: nove, 10: dez, 11: onze, 12: doze,
    13: treze, 14: catorze|quatorze, 15: quinze, 16: dezesseis|dezasseis, 17: dezessete|dezassete, 18: dezoito,
    19: dezenove|dezanove, 20: vinte, 30: trinta, 40: quarenta, 50: cinquenta, 60: sessenta, 70: setenta, 80: oitenta,
    90: noventa, 100: cem|cento, 200: duzentos|duzentas, 300: trezentos|trezentas, 400: quatrocentos|quatrocentas,
    500: quinhentos|quinhentas, 600: seiscentos|seiscentas, 700: setecentos, 800: oitocentos, 900: novecentos, 1000: mil`,
  pl: `1: jeden, 2: dwa|dwie|dwóch, 3: trzy|trzech, 4: cztery|czterech, 5: pięć|pięciu, 6: sześć, 7: siedem, 8: osiem, 9: dziewięć,
    10: dziesięć|dziesięciu, 15: piętnaście|piętnastu, 20: dwadzieścia|dwudziestu, 30: trzydzieści|trzydziestu,
    40: czterdzieści|czterdziestu, 50: pięćdziesiąt|pięćdziesięciu, 60: sześćdziesiąt|sześćdziesięciu,
    70: siedemdziesiąt|siedemdziesięciu, 80: osiemdziesiąt|osiemdziesięciu, 90: dziewięćdziesiąt|dziewięćdziesięciu,
    100: sto|stu, 200: dwieście|dwustu, 300: trzysta|trzystu, 400: czterysta|czterystu, 500: pięćset|pięciuset,
    600: sześćset|sześciuset, 700: siedemset|siedmiuset, 800: osiemset|ośmiuset, 900: dziewięćset|dziewięciuset,
    1000: tysiąc|tysiąca|tysiące|tysięcy`,
};

/** Abbreviations and further words for thousands, after digits. */
const THOUSANDS = new Set(['k', 'tys', 'tsd', 'тыс', 'bin', 'mii', 'ezer']);
/** Words that join number words. */
const JOINERS = new Set(Object.values(AND).flatMap((list) => list.split(', ').flatMap(foldedWords)));
/** Stands for a joining word among the parts of a number: "five and twenty" is a sum. */
const SUM = 0;

const values = new Map<string, number>();
/** The languages of each word. */
const languagesOf = new Map<string, Set<string>>();
for (const [language, list] of Object.entries(NUMBERS))
  for (const entry of list.split(/,\s+(?=\d)/)) {
    const [value = '', forms = ''] = entry.split(':');
    for (const form of forms.split('|').flatMap(foldedWords)) {
      if (!values.has(form)) values.set(form, Number(value));
      languagesOf.set(form, (languagesOf.get(form) ?? new Set()).add(language));
    }
  }
/** Returns the usual word for each number in a language, folded; empty for an unknown language. */
export const cardinalsOf = (language: string): ReadonlyMap<string, number> =>
  new Map(
    (NUMBERS[language] ?? '').split(/,\s+(?=\d)/).flatMap((entry) => {
      const [value = '', forms = ''] = entry.split(':');
      return foldedWords(forms.split('|', 1)[0] ?? '').map((form) => [form, Number(value)] as const);
    }),
  );

/** The parts of compound words, the longest first. */
const PARTS = [...values.keys()].filter((form) => form.length > 1).toSorted((a, b) => b.length - a.length);
/** The letters that they begin with. */
const STARTS = new Set(PARTS.map((part) => part.charAt(0)));
const MAX_WORD_LENGTH = 40;
export const MAX_NUMBER_WORDS = 8;

/** True for a word that multiplies a number by a thousand, folded: "thousand", "tausend", "k". */
export const isThousands = (word: string): boolean => THOUSANDS.has(word) || values.get(word) === 1000;

/** False if a folded word is a number in other languages only: "titre" is not thirteen in French. */
export function mayCountIn(word: string, languages: readonly string[]): boolean {
  if (partsOf(word) === null) return true;
  const isOfThese = (part: string) => languages.some((language) => languagesOf.get(part)?.has(language));
  if (values.has(word)) return isOfThese(word);
  return splitWord(word, PARTS.filter(isOfThese)) !== null;
}

/**
 * Reads a number in words, such as "two hundred and fifty" or "zweihundertfünfzig".
 * @param words folded
 * @returns its value and its number of words; null if no number begins at `from`
 */
export function readNumberWords(words: readonly string[], from: number): { value: number; length: number } | null {
  const parts: number[] = [];
  let length = 0;
  let languages: ReadonlySet<string> | null = null;
  for (let at = from; at < Math.min(words.length, from + MAX_NUMBER_WORDS); at++) {
    const word = words[at] ?? '';
    if (JOINERS.has(word) && isJoined(parts.at(-1), partsOf(words[at + 1] ?? '')?.[0])) {
      parts.push(SUM);
      continue;
    }
    const found = partsOf(word);
    const common: ReadonlySet<string> | null | undefined = found ? commonLanguages(languages, word) : undefined;
    if (!found || common === undefined) break;
    languages = common;
    parts.push(...found);
    length = at - from + 1;
  }
  return length === 0 ? null : { value: sumOf(parts), length };
}

/** True for "sixty and five" and "five and sixty", but not for "six and eight", which are two numbers. */
const isJoined = (before: number | undefined, after: number | undefined): boolean =>
  before !== undefined && after !== undefined && (before >= 20 || after >= 20);

/**
 * Returns those languages so far in which a number may continue with a word; null if unknown, as for a compound. "Two
 * to three" is not one number, although "to" is two in Danish.
 * @returns undefined if there are none
 */
function commonLanguages(languages: ReadonlySet<string> | null, word: string): ReadonlySet<string> | null | undefined {
  const own = languagesOf.get(word) ?? null;
  if (!own || !languages) return own ?? languages;
  return own.isDisjointFrom(languages) ? undefined : own.intersection(languages);
}

/** Cached, because texts repeat their words. */
const partsByWord = new LRUCache<string, { parts: number[] | null }>({ max: 20_000 });

/** Splits a compound word into its numbers. */
function partsOf(word: string): number[] | null {
  const whole = values.get(word);
  if (whole !== undefined) return [whole];
  if (word.length > MAX_WORD_LENGTH || !STARTS.has(word.charAt(0))) return null;
  let known = partsByWord.get(word);
  if (!known) partsByWord.set(word, (known = { parts: splitWord(word) }));
  return known.parts;
}

function splitWord(word: string, known: readonly string[] = PARTS): number[] | null {
  const found: number[] = [];
  let rest = word;
  while (rest !== '') {
    const part = known.find((each) => rest.startsWith(each));
    const joiner =
      part === undefined && found.length > 0 ? [...JOINERS].find((each) => rest.startsWith(each)) : undefined;
    if (part === undefined && joiner === undefined) return null;
    found.push(part === undefined ? SUM : (values.get(part) ?? SUM));
    rest = rest.slice((part ?? joiner ?? '').length);
  }
  return found.at(-1) === SUM ? null : found;
}

/** Hundreds and thousands multiply the number before them; so does a ten or twenty after a number below ten. */
function sumOf(parts: readonly number[]): number {
  let [sum, group, last] = [0, 0, 0];
  for (const part of parts) {
    if (part === 1000) {
      sum += Math.max(group, 1) * part;
      group = 0;
    } else if (part === 100 || ((part === 20 || part === 10) && last > 1 && last < 10)) {
      // "Four score", and the Finnish "two tens".
      group = group - last + Math.max(last, 1) * part;
    } else group += part;
    last = part === 100 ? 0 : part;
  }
  return sum + group;
}
