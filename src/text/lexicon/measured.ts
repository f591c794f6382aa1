import { type Table, compilePhrases } from './phrases.ts';

/** Verbs and adjectives beside a measure that say what is measured: "weighs 2 kg", "80 cm wide". */
const MEASURED: Readonly<Record<string, Table>> = {
  weight: {
    en: 'weigh, weighs, weighing, heavy, in weight',
    de: 'wiegt, wiegen, wiege, schwer, schwere, schweres, leicht',
    fr: 'pèse, pèsent, pesant, peser',
    es: 'pesa, pese, pesan, pesen, pesar, de peso',
    it: 'pesa, pesi, pesano, pesino, pesare, di peso',
    nl: 'weegt, wegen, zwaar',
    sv: 'väger, väga, tung, tungt',
    da: 'vejer, veje, tung, tungt',
    nb: 'veier, veie, tung, tungt',
    fi: 'painaa, painava, painavat, painoinen',
    pt: 'pesa, pese, pesam, pesem, pesar, de peso',
    pl: 'waży, ważą, ważący, ważąca, ważące, wagi',
  },
  width: {
    en: 'wide, in width',
    de: 'breit, breite, breiter, breites',
    fr: 'de large',
    es: 'de ancho, ancho, ancha',
    it: 'di larghezza, in larghezza',
    nl: 'breed',
    sv: 'bred, brett, breda',
    da: 'bred, bredt, brede',
    nb: 'bred, bredt, brede',
    fi: 'leveä, leveää',
    pt: 'de largura',
    pl: 'szerokości, szeroki, szeroka',
  },
  height: {
    en: 'tall, high, in height',
    de: 'hoch, hohe, hoher',
    fr: 'de haut, de hauteur',
    es: 'de alto, de altura',
    it: 'alto, alta, alti, alte, di altezza, in altezza',
    nl: 'hoog, hoge',
    sv: 'hög, högt, höga',
    da: 'høj, højt, høje',
    nb: 'høy, høyt, høye',
    fi: 'korkea, korkeaa',
    pt: 'de altura',
    pl: 'wysokości, wysoki, wysoka',
  },
  length: {
    en: 'long, in length',
    de: 'lang, lange, langes',
    fr: 'de long, de longueur',
    es: 'de largo, de longitud',
    it: 'lungo, lunga, lunghi, lunghe, di lunghezza, in lunghezza',
    nl: 'lang, lange',
    sv: 'lång, långt, långa',
    da: 'lang, langt, lange',
    nb: 'lang, langt, lange',
    fi: 'pitkä, pitkää',
    pt: 'de comprimento',
    pl: 'długości, długi, długa',
  },
  depth: {
    en: 'deep, in depth',
    de: 'tief, tiefe',
    fr: 'de profondeur',
    es: 'de fondo, de profundidad',
    it: 'di profondità',
    nl: 'diep, diepe',
    sv: 'djup, djupt',
    da: 'dyb, dybt',
    nb: 'dyp, dypt',
    fi: 'syvä, syvää',
    pt: 'de profundidade, de fundo',
    pl: 'głębokości, głęboki',
  },
  thickness: {
    en: 'thick',
    de: 'dick, dicke',
    fr: "d'épaisseur",
    es: 'de grosor, de espesor',
    it: 'di spessore',
    nl: 'dik, dikke',
    sv: 'tjock, tjockt',
    da: 'tyk, tykt',
    nb: 'tykk, tykt',
    fi: 'paksu, paksua',
    pt: 'de espessura',
    pl: 'grubości',
  },
};

const COMPILED = Object.entries(MEASURED).map(([key, table]) => ({ key, matches: compilePhrases(table) }));

/** Returns the attribute that a verb or adjective at this word names, and its number of words; null without one. */
export function measuredAt(words: readonly string[], at: number): { key: string; length: number } | null {
  for (const { key, matches } of COMPILED) {
    const length = matches(words, at);
    if (length > 0) return { key, length };
  }
  return null;
}
