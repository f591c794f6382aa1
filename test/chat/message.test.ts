import { describe, expect, it } from 'vitest';
import { readMessage } from '../../src/chat/builtin/message.ts';
import { conversationLanguage, languageOfCode } from '../../src/chat/languages/index.ts';

const read = (message: string, code = 'en') => readMessage(message, languageOfCode(code), [code]);
const wordsOf = (terms: readonly { word: string }[]) => terms.map(({ word }) => word).join(' ');

it.each([
  ['sleeping bag under 1 kg', 'sleeping bag', 'under 1 kg'],
  ['a pan from 24 cm', 'pan', 'from 24 cm'],
  ['tent for about 4 people', 'tent', 'about 4 people'],
])('takes limits on measures for the search: %s', (message, words, measure) => {
  const { terms, measures } = read(message);
  expect([wordsOf(terms), measures]).toEqual([words, [measure]]);
});

describe('limits on prices', () => {
  it.each([
    ['en', 'jacket under 150', 'jacket', { maxPrice: 150 }],
    ['en', 'up to 1,200 euros: a tent', 'tent', { maxPrice: 1200, currency: ['EUR'] }],
    ['en', 'tent over $300', 'tent', { minPrice: 300 }],
    ['en', 'lamp around 40 €', 'lamp', { minPrice: 30, maxPrice: 50, currency: ['EUR'] }],
    ['en', 'jacket under €150.50', 'jacket', { maxPrice: 150.5, currency: ['EUR'] }],
    ['en', 'my budget is 80 pounds, socks', 'socks', { maxPrice: 80 }],
    ['en', 'socks for 20 €', 'socks', { maxPrice: 20, currency: ['EUR'] }],
    ['en', 'between 50 and 100 euros', '', { minPrice: 50, maxPrice: 100, currency: ['EUR'] }],
    ['en', '€50 - €100 lamp', 'lamp', { minPrice: 50, maxPrice: 100, currency: ['EUR'] }],
    ['de', 'Zelt zwischen 200 und 400 €', 'zelt', { minPrice: 200, maxPrice: 400, currency: ['EUR'] }],
    ['de', 'Regenjacke unter 150 Euro', 'regenjacke', { maxPrice: 150, currency: ['EUR'] }],
    ['fr', 'une tente à moins de 300 euros', 'tente', { maxPrice: 300, currency: ['EUR'] }],
    ['it', 'una giacca sotto i 100 euro', 'giacca', { maxPrice: 100, currency: ['EUR'] }],
    ['nl', 'een jas onder de 100 euro', 'jas', { maxPrice: 100, currency: ['EUR'] }],
  ])('%s: %j', (code, message, words, limits) => {
    const { terms, limits: found } = read(message, code);
    expect(wordsOf(terms)).toBe(words);
    expect(found).toMatchObject(limits);
  });
});

it.each([
  ['en', 'a jacket without a hood', 'hood'],
  ['en', 'boots, but not leather', 'leather'],
  ['en', 'gloves not made of wool', 'wool'],
  ['en', "a stove that doesn't need gas", 'gas'],
  ['en', 'a stove that needs no gas', 'gas'],
  ['en', "a jacket that doesn't have a hood", 'hood'],
  ['en', 'jackets without the hood', 'hood'],
  ['en', 'do you have any without wool', 'wool'],
  ['en', 'which one then, without wool', 'wool'],
  ['es', 'entonces cuál, sin lana', 'lana'],
  ['de', 'Kocher, der kein Gas braucht', 'gas'],
  ['fr', "réchaud qui n'a pas besoin de gaz", 'gaz'],
  ['es', 'hornillo que no necesite gas', 'gas'],
  ['it', 'fornello che non richiede gas', 'gas'],
  ['nl', 'brander die geen gas nodig heeft', 'gas'],
  ['de', 'Jacke ohne Kapuze', 'kapuze'],
  ['de', 'Handschuhe, nicht aus Wolle', 'wolle'],
  ['fr', 'veste sans capuche', 'capuche'],
  ['es', 'chaqueta sin capucha', 'capucha'],
  ['it', 'giacca senza cappuccio', 'cappuccio'],
  ['nl', 'jas zonder capuchon', 'capuchon'],
  ['en', 'dry food for my old lab, chicken makes him itchy', 'chicken'],
  ['en', 'a jumper for my sister, wool gives her a rash', 'wool'],
  ['en', 'biscuits for the office, nuts are off limits', 'nuts'],
  ['en', 'yoghurt that is gentle, lactose upsets my stomach', 'lactose'],
  ['de', 'ein pulli für mich, aber wolle vertrag ich nicht', 'wolle'],
  ['de', 'futter für unsere katze. rind verträgt sie nicht', 'rind'],
  ['de', 'kekse, nüsse sind tabu', 'nusse'],
  ['fr', 'un pull pour ma fille, la laine lui donne des boutons', 'laine'],
  ['es', 'un jersey para mi madre, la lana le da alergia', 'lana'],
  ['it', 'biscotti per mio figlio, il latte gli fa male', 'latte'],
  ['nl', 'een trui, maar wol kriebelt', 'wol'],
  ['pt', 'bolachas para o meu filho, o leite faz-lhe mal', 'leite'],
  ['nl', 'koekjes zonder noten en melk', 'melk'],
])('%s: %j excludes %s', (code, message, word) => {
  expect(wordsOf(read(message, code).excluded)).toContain(word);
  expect(wordsOf(read(message, code).terms)).not.toContain(word);
});

it.each([
  ['en', 'put two in my basket please', 'cart'],
  ['en', 'can I talk to a person?', 'person'],
  ['en', 'which one is the lightest', 'lighter'],
  ['en', 'what’s special about it?', 'detail'],
  ['en', "what's it used for?", 'useAsk'],
  ['de', 'Wo bleibt meine Bestellung?', 'order'],
  ['fr', 'la tente la moins chère', 'cheapest'],
  ['es', 'quiero hablar con una persona', 'person'],
  ['it', 'qual è la differenza?', 'compare'],
  ['nl', 'wat kost deze?', 'price'],
] as const)('%s: %j has the cue %s', (code, message, cue) => {
  expect([...read(message, code).cues]).toContain(cue);
});

it('keeps what a phrase is about: the cheapest LAPTOP', () => {
  expect(wordsOf(read('what is the cheapest laptop you have?').terms)).toBe('laptop');
});

it('counts in digits and in words', () => {
  expect(read('two of them, or 3').numbers).toEqual([2, 3]);
});

it.each([
  ['de', ['davon 2 in den Warenkorb', 'Haben Sie auch Kabel für den Laptop?']],
  ['fr', ['y a combien de sachets', 'Je cherche une tisane pour le soir, vous avez ?']],
  ['en', ['Rucksäcke?', 'Do you have something for a day in the hills?']],
  ['de', ['davon 2 in den Warenkorb', 'schade. usb c ladekabel 2m', 'schreib mir meine Hausaufgabe über Magnete']],
  ['es', ['¿Cuánto tarda el envío a España y cuánto cuesta?', 'Do you have tents?']],
])('stays in %s, unless a whole message is in another language: %j', (code, texts) => {
  expect(conversationLanguage(texts, null)?.code).toBe(code);
});

it('takes a few words that several languages have for those of the most likely one', () => {
  expect(conversationLanguage(['un cerf-volant'], languageOfCode('fr'))?.code).toBe('fr');
  expect(conversationLanguage(['do you have kites?'], languageOfCode('fr'))?.code).toBe('en');
});

it.each([['jacket 3-layer'], ['trousers 30-34'], ['I am not sure which tent']])('%j states no price limit', (text) => {
  expect(read(text).limits).toEqual({});
});

it.each([
  ['en', 'the cheapest tent', 'cheapest'],
  ['en', 'your most expensive tent', 'dearest'],
  ['en', 'something cheaper', 'cheaper'],
  ['en', 'the cheaper one', 'cheapest'],
  ['de', 'das günstigste Zelt', 'cheapest'],
  ['es', 'algo más barato', 'cheaper'],
] as const)('%s: %j asks for the %s', (code, text, cue) => {
  expect([...read(text, code).cues]).toContain(cue);
});

it.each([
  ['fr', 'un thé sans théine en sachets', 'sachets'],
  ['de', 'kekse ohne nüsse in der dose', 'dose'],
  ['en', 'biscuits without nuts in a tin', 'tin'],
])('%s: %j does not exclude %s, the form it comes in', (code, message, word) => {
  const { terms, excluded } = read(message, code);
  expect([wordsOf(terms).split(' ').includes(word), wordsOf(excluded).includes(word)]).toEqual([true, false]);
});

it('reads a "k" for "qu" in languages without it, and in no other', () => {
  expect([...read('me kedo la verde', 'es').cues]).toContain('cart');
  expect(wordsOf(read('do you have a kite?').terms)).toBe('kite');
});

it.each([
  ['de', 'Haben Sie keine Schirme?', 'schirme'],
  ['fr', "Vous n'avez pas de gants ?", 'gants'],
  ['it', 'Non avete guanti?', 'guanti'],
  ['nl', 'Hebben jullie geen tenten?', 'tenten'],
])('%s: %j asks for %s despite its negation', (code, text, word) => {
  const { terms, excluded } = read(text, code);
  expect([wordsOf(terms), wordsOf(excluded)]).toEqual([word, '']);
});

it.each([
  ['es', 'q taladro me llevo', 'question'],
  ['en', 'do u have lamps', 'have'],
  ['fr', 'jcherche une lampe', 'have'],
  ['de', 'hab lust auf tee, welchen empfehlen sie', 'best'],
])('reads the short forms that people type: %s %s', (code, message, cue) => {
  expect([...read(message, code).cues]).toContain(cue);
});

it.each([
  ['fr', 'payer par cb', 'cb'],
  ['es', 'vitamina d en gotas', 'vitamina d'],
  ['de', 'bei wieviel grad waschbar', 'grad'],
  ['pt', 'capa para macbook pro', 'pro'],
  ['en', 'jeans w 34 l 32', 'w 34'],
  ['es', 'cable de 2 m d 5 mm', 'd 5'],
])('leaves what is no short form: %s %s', (code, message, kept) => {
  expect(` ${read(message, code).words.join(' ')} `).toContain(` ${kept} `);
});

it.each([
  ['en', 'it’s nice, add then two'],
  ['nl', 'doe dan maar een'],
  ['pt', 'fico então com ele'],
])('%s: a word that concludes may stand within a phrase: %s', (code, message) => {
  expect([...read(message, code).cues]).toContain('cart');
});
