import { type Table, compilePhrases } from './phrases.ts';

/** Words before a number that is a size. */
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

/** Words beside numbers that are not prices, compiled. */
export const NUMBERED_THINGS = {
  size: compilePhrases(SIZES),
  coin: compilePhrases(COINS),
  name: compilePhrases(NAMES),
};
