import { expect, it } from 'vitest';
import { detectCatalogueLanguage } from '../../src/search/catalogue-language.ts';
import { LANGUAGES } from '../../src/search/languages.ts';

it.each([
  ['nothing', []],
  ['blanks and marks', ['  ', '—', '\0', '🧥']],
  ['numbers and names', ['SD-1000', 'Fjell 42', 'Acme XR-7']],
  ['a script without one of ours', ['防水ジャケット', 'سترة مطر', '방수 재킷']],
  ['one word that many have', ['de']],
  ['a sentence in a language without a stemmer', ['Lekka kurtka na deszcz i wiatr, która nie zajmuje dużo miejsca.']],
])('returns undefined for %s', async (_what, texts) => {
  expect(await detectCatalogueLanguage(texts)).toBeUndefined();
});

const TEXTS: Record<(typeof LANGUAGES)[number], string> = {
  danish: 'En let jakke til regn og blæst, der ikke fylder meget i tasken og som kan bruges hele året.',
  dutch: 'Een lichte jas voor regen en wind die niet veel plaats inneemt in de tas en het hele jaar te dragen is.',
  english: 'A light jacket for rain and wind that does not take much room in the bag and is good for all of the year.',
  finnish: 'Kevyt takki, joka ei vie tilaa laukusta ja on hyvä myös tuulella ja sateella, kun sää on kylmä.',
  french: 'Une veste légère pour la pluie et le vent qui ne prend pas de place dans le sac et se porte toute l’année.',
  german:
    'Eine leichte Jacke für Regen und Wind, die in der Tasche nicht viel Platz braucht und das ganze Jahr zu tragen ist.',
  hungarian: 'Könnyű kabát esőben és szélben, amely nem foglal sok helyet a táskában, és egész évben hordható.',
  italian: 'Una giacca leggera per la pioggia e il vento che non occupa spazio nella borsa e che si porta con tutto.',
  norwegian: 'En lett jakke til regn og vind som ikke tar mye plass i vesken, og som du også kan bruke hele året.',
  portuguese: 'Um casaco leve para a chuva e o vento que não ocupa espaço na mala e que se usa com tudo.',
  romanian: 'O jachetă ușoară pentru ploaie și vânt care nu ocupă loc în geantă și este bună pentru tot anul.',
  russian: 'Лёгкая куртка для дождя и ветра, которая не занимает места в сумке и подходит на весь год.',
  spanish: 'Una chaqueta ligera para la lluvia y el viento que no ocupa sitio en el bolso y es buena para todo el año.',
  swedish: 'En lätt jacka för regn och vind som inte tar plats i väskan och som är bra att ha hela året.',
  turkish: 'Yağmur ve rüzgar için hafif bir ceket, çantada çok yer kaplamaz ve bu model bütün yıl giyilir.',
};

it.each(LANGUAGES)('detects %s in a sentence', async (language) => {
  expect(await detectCatalogueLanguage([TEXTS[language]])).toBe(language);
});

it('returns the language of most texts', async () => {
  expect(await detectCatalogueLanguage([TEXTS.german, TEXTS.english, TEXTS.german])).toBe('german');
});

it('keeps the current language when another one is about as frequent', async () => {
  for (const before of ['german', 'french'])
    expect(await detectCatalogueLanguage([TEXTS.german, TEXTS.french], before)).toBe(before);
});

it('reads very long texts', async () => {
  expect(await detectCatalogueLanguage(['x'.repeat(1_000_000), 'a\u0301'.repeat(200_000), TEXTS.dutch])).toBe('dutch');
});

it('detects the language of a list of titles', async () => {
  const titles = [
    'Fjell 42 hiking pack, grey, 30 litres',
    'Acme XR-7 Wireless Access Point',
    'Nordlys LED head torch, rechargeable',
    'Kaldo K-100 coffee grinder black',
    'Set of 6 wine glasses',
    'USB-C to HDMI adapter',
  ];
  expect(await detectCatalogueLanguage(titles)).toBe('english');
  expect(await detectCatalogueLanguage(titles, 'german')).toBe('english');
});
