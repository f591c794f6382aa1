import { compileWhole } from './patterns.ts';

/** Labels of a product's brand or manufacturer. */
export const BRAND_LABEL = compileWhole({
  en: 'brand(s), brand name, manufacturer, make, made by',
  de: 'marke, hersteller',
  fr: 'marque, fabricant',
  es: 'marca, fabricante',
  pt: 'marca, fabricante',
  it: 'marca, marchio, produttore',
  nl: 'merk, fabrikant',
  sv: 'varumärke, märke, tillverkare',
  da: 'mærke, producent',
  nb: 'merke',
  fi: 'valmistaja, tuotemerkki',
  pl: 'marka, producent',
  cs: 'značka, výrobce',
  sk: 'značka, výrobca',
  hu: 'gyártó, márka',
  ro: 'producător, marcă',
  hr: 'brend, proizvođač, robna marka',
  sl: 'proizvajalec, blagovna znamka, znamka',
  et: 'tootja',
  lv: 'ražotājs, zīmols',
  lt: 'prekės ženklas, gamintojas',
  ru: 'бренд, производитель, торговая марка, марка',
  uk: 'бренд, виробник',
  bg: 'марка, производител',
  el: 'μάρκα, κατασκευαστής',
  tr: 'marka, üretici',
  ja: 'ブランド, メーカー',
  zh: '品牌',
  ko: '브랜드, 제조사',
  vi: 'thương hiệu',
});

/** Words between a product and its brand, as in "by Acme"; a label may stand there too. */
export const BRAND_BY = compileWhole({
  en: '(made/designed) by, from',
  de: 'von, aus dem hause',
  fr: 'par, de (la marque), de chez',
  es: 'por, de (la marca)',
  pt: 'por, da (marca), de',
  it: 'di, da',
  nl: 'van, door',
  sv: 'av, från',
  da: 'af, fra',
  nb: 'av, fra',
  pl: 'od, marki, firmy',
  cs: 'od, značky',
  hu: 'márkától',
  ru: 'от',
});

/** Words for a picture of a brand's name, which alternative texts add to it. */
export const LOGO_WORD = compileWhole({
  any: 'logo(s)',
  en: 'logotype, brand, image, picture',
  de: 'marke, hersteller, bild, markenlogo, herstellerlogo',
  fr: 'marque',
  es: 'marca, logotipo',
  sv: 'logotyp, varumärke',
  fi: 'merkki',
  cs: 'značka',
  ru: 'логотип',
});
