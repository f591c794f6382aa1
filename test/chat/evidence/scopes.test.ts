import { describe, expect, it } from 'vitest';
import { isInScope, scopesAt, scopesIn } from '../../../src/chat/evidence/scopes.ts';

const keysIn = (text: string, language: string) => scopesIn(text, [language]).map(({ keys }) => keys.join(' '));

describe('countries and days', () => {
  it.each<[string, string, string[]]>([
    ['Within 2 days in Germany and Austria', 'en', ['country DE', 'country AT']],
    ['Made in the United Kingdom', 'en', ['country GB']],
    ['Naar Nederland, op zaterdag niet', 'nl', ['country NL', 'day 5']],
    ['Do Portugalii', 'pl', ['country PT']],
    ['los sábados', 'es', ['day 5']],
    ['de lunes a miércoles', 'es', ['day 0 day 1 day 2']],
    ['Mo–Fr 9–18 Uhr, Sa 10–14', 'de', ['day 0 day 1 day 2 day 3 day 4', 'day 5']],
    ['De terça a sexta', 'pt', ['day 1 day 2 day 3 day 4']],
    ['van maandag tot en met vrijdag', 'nl', ['day 0 day 1 day 2 day 3 day 4']],
    ['en semaine', 'fr', ['day 0 day 1 day 2 day 3 day 4']],
    ['I speak German and French.', 'en', []],
    ['so sat they down', 'en', []],
  ])('of %j (%s) are %j', (text, language, expected) => {
    expect(keysIn(text, language)).toEqual(expected);
  });

  it('hold for what stands between the same commas, else for what follows', () => {
    const text = 'To Spain €5, to Portugal €8, which takes 4 days';
    const scopes = scopesIn(text, ['en']);
    const at = (part: string) => scopesAt(text, scopes, text.indexOf(part), text.indexOf(part) + part.length);
    expect([at('€5'), at('€8'), at('4 days')]).toEqual([['country ES'], ['country PT'], ['country PT']]);
  });

  it.each<[string, Record<string, string[]>]>([
    [
      'Tuesday to Friday from 10:00 to 18:00 and Saturday from 9:30 to 16:00',
      { '18:00': ['day 1', 'day 2', 'day 3', 'day 4'], '9:30': ['day 5'], '16:00': ['day 5'] },
    ],
    [
      '2 days to Spain and Portugal and 4 days to Sweden',
      { '2 days': ['country ES', 'country PT'], '4 days': ['country SE'] },
    ],
  ])('hold for the numbers beside them: %j', (text, expected) => {
    const scopes = scopesIn(text, ['en']);
    for (const [part, keys] of Object.entries(expected))
      expect(scopesAt(text, scopes, text.indexOf(part), text.indexOf(part) + part.length)).toEqual(keys);
  });

  it.each<[string, string]>([
    ['4–6 working days to other EU countries', 'en'],
    ['Spedizione gratuita in tutta l’UE', 'it'],
    ['Die Europäische Union', 'de'],
  ])('of the European Union are all of its members: %j', (text, language) => {
    const [union] = scopesIn(text, [language]);
    expect(union?.keys).toContain('country IT');
    expect(isInScope(['country IT'], union?.keys ?? [])).toBe(true);
    expect(isInScope(['country US'], union?.keys ?? [])).toBe(false);
  });

  it.each([
    ['Ele tem EU 42', 'pt'],
    ['Eu acho que sim', 'pt'],
  ])('are none in %j', (text, language) => {
    expect(keysIn(text, language)).toEqual([]);
  });

  it('limit only what is known of some', () => {
    expect(isInScope(['country ES'], ['country PT'])).toBe(false);
    expect(isInScope(['country ES'], [])).toBe(true);
    expect(isInScope([], ['country PT'])).toBe(true);
    expect(isInScope(['day 5'], ['country PT', 'day 5'])).toBe(true);
  });
});
