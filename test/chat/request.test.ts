import { describe, expect, it } from 'vitest';
import { type ParsedRequest, parseFollowUp, parseRequest } from '../../src/chat/builtin/request.ts';
import { languageOf, languageOfCode } from '../../src/chat/languages/index.ts';

const read = (message: string, language = 'en') => {
  const { vocabulary } = languageOfCode(language);
  const { words, without, sized, head: _, asked: __, purpose: ___, ...limits } = parseRequest(message, vocabulary);
  return { words: words.join(' '), ...(without.length > 0 && { without }), ...(sized && { sized }), ...limits };
};

it.each([
  ['sleeping bag under 1 kg', 'sleeping bag', 'under 1 kg'],
  ['a pan from 24 cm', 'pan', 'from 24 cm'],
  ['tent for about 4 people', 'tent', 'about 4 people'],
  ['a laptop with at least 16 GB RAM', 'laptop RAM', 'at least 16 GB RAM'],
])('takes limits on measures for the search: %s', (message, words, measure) => {
  expect(read(message)).toEqual({ words, measures: [measure] });
});

describe('amounts that are not price limits', () => {
  it.each([
    ['jacket 3-layer', 'jacket 3 layer'],
    ['trousers 30-34', 'trousers 30 34'],
    ['I am not sure which tent', 'tent'],
  ])('%j', (message, words) => {
    expect(read(message)).toEqual({ words });
  });
});

describe('price limits and sort orders', () => {
  it.each<[string, string, Partial<ParsedRequest>]>([
    ['jacket under 150', 'jacket', { maxPrice: 150 }],
    ['jacket under €150.50', 'jacket', { maxPrice: 150.5, currency: 'EUR' }],
    ['up to 1,200 euros: a tent', 'tent', { maxPrice: 1200, currency: 'EUR' }],
    ['my budget is 80 pounds, socks', 'socks', { maxPrice: 80 }],
    ['socks for 20 €', 'socks', { maxPrice: 20, currency: 'EUR' }],
    ['tent over $300', 'tent', { minPrice: 300 }],
    ['between 50 and 100 euros', '', { minPrice: 50, maxPrice: 100, currency: 'EUR' }],
    ['€50 - €100 lamp', 'lamp', { minPrice: 50, maxPrice: 100, currency: 'EUR' }],
    ['lamp around 40 €', 'lamp', { minPrice: 30, maxPrice: 50, around: 40, currency: 'EUR' }],
    ['the cheapest tent', 'tent', { sort: 'price_low' }],
    ['your most expensive tent', 'tent', { sort: 'price_high' }],
    ['something cheaper', '', { than: 'cheaper' }],
  ])('%j', (message, words, limits) => {
    expect(read(message)).toEqual({ words, ...limits });
  });

  it.each<[string, string, string, Partial<ParsedRequest>]>([
    ['de', 'Regenjacke unter 150 Euro', 'Regenjacke', { maxPrice: 150, currency: 'EUR' }],
    ['de', 'Zelt zwischen 200 und 400 €', 'Zelt', { minPrice: 200, maxPrice: 400, currency: 'EUR' }],
    ['de', 'das günstigste Zelt', 'Zelt', { sort: 'price_low' }],
    ['fr', 'une tente à moins de 300 euros', 'tente', { maxPrice: 300, currency: 'EUR' }],
    ['fr', 'la tente la moins chère', 'tente', { sort: 'price_low' }],
    ['es', 'una tienda por menos de 300 euros', '', { maxPrice: 300, currency: 'EUR' }],
    ['es', 'algo más barato', '', { than: 'cheaper' }],
    ['it', 'una giacca sotto i 100 euro', 'giacca', { maxPrice: 100, currency: 'EUR' }],
    ['nl', 'een jas onder de 100 euro', 'jas', { maxPrice: 100, currency: 'EUR' }],
  ])('%s: %j', (language, message, words, limits) => {
    expect(read(message, language)).toEqual({ words, ...limits });
  });
});

it.each<[string, string, string, string[]]>([
  ['en', 'a jacket without a hood', 'jacket', ['hood']],
  ['en', 'boots, but not leather', 'boots', ['leather']],
  ['en', 'gloves not made of wool', 'gloves', ['wool']],
  ['en', "a stove that doesn't need gas", 'stove', ['gas']],
  ['en', 'a stove that needs no gas', 'stove', ['gas']],
  ['en', "a jacket that doesn't have a hood", 'jacket', ['hood']],
  ['en', 'jackets without the hood', 'jackets', ['hood']],
  ['de', 'Kocher, der kein Gas braucht', 'Kocher', ['gas']],
  ['fr', "réchaud qui n'a pas besoin de gaz", 'réchaud', ['gaz']],
  ['es', 'hornillo que no necesite gas', 'hornillo', ['gas']],
  ['it', 'fornello che non richiede gas', 'fornello', ['gas']],
  ['nl', 'brander die geen gas nodig heeft', 'brander', ['gas']],
  ['de', 'Jacke ohne Kapuze', 'Jacke', ['kapuze']],
  ['de', 'Handschuhe, nicht aus Wolle', 'Handschuhe', ['wolle']],
  ['fr', 'veste sans capuche', 'veste', ['capuche']],
  ['es', 'chaqueta sin capucha', 'chaqueta', ['capucha']],
  ['it', 'giacca senza cappuccio', 'giacca', ['cappuccio']],
  ['nl', 'jas zonder capuchon', 'jas', ['capuchon']],
])('%s: %j excludes %s', (language, message, words, without) => {
  expect(read(message, language)).toEqual({ words, without });
});

it.each([
  ['de', 'Haben Sie keine Schirme?', 'Schirme'],
  ['fr', "Vous n'avez pas de gants ?", 'gants'],
  ['es', '¿No tienen guantes?', 'guantes'],
  ['it', 'Non avete guanti?', 'guanti'],
  ['nl', 'Hebben jullie geen tenten?', 'tenten'],
])('%s: %j requests %s despite its negation', (language, message, words) => {
  expect(read(message, language)).toEqual({ words });
});

it.each([
  ['a wedding dress', 'wedding dress'],
  ['a wedding present for my girlfriend', ''],
  ['a birthday gift for a hiker', 'hiker'],
])('%j requests %j: the occasion and recipient of a gift are ignored', (message, words) => {
  expect(read(message)).toEqual({ words });
});

it.each([
  ['boots in size 44', 'boots'],
  ['size M fleece', 'fleece'],
])('%j requests a size, which product rows do not have', (message, words) => {
  expect(read(message)).toEqual({ words, sized: true });
});

it.each<[string, string, string[] | undefined]>([
  ['en', 'a tent for two people', ['tent']],
  ['en', 'rain jacket with pockets', ['rain', 'jacket']],
  ['en', 'for rain', undefined],
  ['en', 'rain jacket', undefined],
  ['de', 'Creme für trockene Haut', ['Creme']],
  ['fr', 'une veste de pluie', ['veste']],
  ['es', 'una chaqueta de lluvia', ['chaqueta']],
  ['it', 'una giacca da pioggia', ['giacca']],
  ['nl', 'een jas voor de regen', ['jas']],
])('%s: the head of %j is %j', (language, message, head) => {
  expect(parseRequest(message, languageOfCode(language).vocabulary).head).toEqual(head);
});

it.each<[string[], string, Partial<ParsedRequest>]>([
  [['rain jacket', 'under 100'], 'rain jacket', { maxPrice: 100 }],
  [['rain jacket under 100', 'and in blue?'], 'rain jacket blue', { maxPrice: 100 }],
  [['rain jacket under 100', 'only from Fellmark'], 'rain jacket Fellmark', { maxPrice: 100 }],
  [['rain jacket', 'without a hood', 'up to 200'], 'rain jacket', { maxPrice: 200, without: ['hood'] }],
  [['rain jacket under 100', 'tents'], 'tents', {}],
  [['rain jacket', 'cheaper ones'], 'rain jacket', { than: 'cheaper' }],
  [['hello', 'tents'], 'tents', {}],
])('%j combine into a request for %j', (messages, words, limits) => {
  const { vocabulary } = languageOfCode('en');
  let request: ParsedRequest | undefined;
  for (const message of messages) request = parseFollowUp(request, message, vocabulary);
  expect(request).toMatchObject({ words: words.split(' '), ...limits });
  expect(request?.maxPrice).toBe(limits.maxPrice);
});

it('leaves open whether "and tents?" extends or replaces the request', () => {
  const { vocabulary } = languageOfCode('en');
  const request = parseFollowUp(parseRequest('waterproof jackets', vocabulary), 'and tents?', vocabulary);
  expect(request.words).toEqual(['waterproof', 'jackets', 'tents']);
  expect(request.instead?.words).toEqual(['tents']);
});

it.each([
  ['en', ['Do you have tents?']],
  ['de', ['Haben Sie Zelte?']],
  ['de', ['Rucksäcke für Kinder']],
  ['en', ['Rucksäcke']],
  ['en', ['Finns den i blått också?']],
  ['fr', ['Avez-vous des tentes ?']],
  ['fr', ['l’étanchéité']],
  ['fr', ['Raconte-moi une blague']],
  ['es', ['Cuéntame un chiste']],
  ['it', ['Cosa vendete?']],
  ['en', ['winter hat']],
  ['es', ['¿Tienen tiendas?']],
  ['it', ['Avete delle tende?']],
  ['nl', ['Hebben jullie tenten?']],
  ['de', ['Heron 2', 'Haben Sie Zelte?']],
  ['en', ['Heron 2', '']],
  ['en', ['テントはありますか']],
  ['en', []],
])('detects %s in %j', (code, texts) => {
  expect(languageOf(texts).code).toBe(code);
});
