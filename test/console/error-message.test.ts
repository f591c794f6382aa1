import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Visitor, parseSync } from 'vite';
import { z } from 'zod';
import { parse } from '../../src/actions/invoke.ts';
import { CallError } from '../../src/client/index.ts';
import { faultMessage, messageOf } from '../../src/console/parts/error-message.ts';
import { loadTexts, texts } from '../../src/console/texts/texts.ts';
import type { Refusal } from '../../src/domain/refusal.ts';

const SOURCE = path.join(import.meta.dirname, '../../src');

/** All source of a room. */
const sourceOf = (room: string): string =>
  fs
    .globSync(`${room}/**/*.ts`, { cwd: SOURCE })
    .map((file) => fs.readFileSync(path.join(SOURCE, file), 'utf8'))
    .join('');

/** The strings of at least four words that say something, with a number for each value in them. */
function sentencesIn(source: string): string[] {
  const found: string[] = [];
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateLiteral: ({ quasis }) => void found.push(quasis.map((quasi) => quasi.value.cooked).join('1')),
  }).visit(parseSync('source.ts', source).program);
  return found.filter((text) => /^(?:is|has|must|\p{Lu}\p{L}+) /u.test(text) && text.split(' ').length >= 4);
}

/** Returns the service's message about values of the wrong type. */
function wrongTypes(): string {
  const types = { a: z.string(), b: z.boolean(), c: z.array(z.string()), d: z.object({}) };
  try {
    parse(z.object(types), { a: 1, b: 1, c: 1, d: 1 });
  } catch (refusal) {
    return (refusal as Refusal).message;
  }
  return '';
}

const error = (code: string, message: string) => new CallError(400, { code, message });

it('has the service’s message in English', () => {
  expect(messageOf(error('last_owner', 'An organization needs an owner.'))).toBe('An organization needs an owner.');
});

describe('in German', () => {
  beforeAll(() => loadTexts(['de']));
  afterAll(() => loadTexts(['en']));

  it('has the words for the code, with the service’s message where that says more', () => {
    expect(messageOf(error('crawl_over', 'It has ended.'))).toBe('Dieser Crawl ist schon beendet.');
    expect(messageOf(error('invalid_input', 'name is required.'))).toBe(
      'Prüfen Sie Ihre Eingaben. Meldung des Servers: name is required.',
    );
  });

  it('has words for each fault of an input that the service names', () => {
    const inputOf = (...messages: string[]) => {
      const issues = messages.map((message) => ({ path: 'url', message }));
      return new CallError(400, { code: 'invalid_input', message: 'url is required.', issues });
    };
    expect(messageOf(inputOf('is required', 'must have at most 50 origins'))).toBe(
      'Diese Angabe fehlt. Geben Sie höchstens 50 Einträge an.',
    );
    expect(messageOf(inputOf('is required', 'must be after from'))).toBe(
      'Prüfen Sie Ihre Eingaben. Meldung des Servers: url is required.',
    );
  });

  it.each([
    ['must be at most 20,000 characters', 'Kürzen Sie den Text auf höchstens 20.000 Zeichen.'],
    ['must be at most 20000', 'Der größte mögliche Wert ist 20.000.'],
    ['must be one of: a+b, c', 'Möglich ist nur: a+b, c.'],
    [
      'is 1,234, which is ambiguous: write it with two decimals',
      '„1,234“ ist nicht eindeutig. Schreiben Sie den Preis mit zwei Nachkommastellen.',
    ],
    ['Line 1200: elements are nested too deeply here.', 'In Zeile 1.200 sind die Elemente zu tief verschachtelt.'],
    ['must be at most 20,000 bytes', 'must be at most 20,000 bytes'],
  ])('says of a value or a file that it %s', (sentence, expected) => {
    expect(faultMessage(sentence)).toBe(expected);
  });

  it('has words for each sentence about a feed', () => {
    const sentences = sentencesIn(sourceOf('feeds'));
    expect(sentences).toContain('must be a JSON object');
    expect(sentences.filter((sentence) => faultMessage(sentence) === sentence)).toEqual([]);
  });

  it('has words for each sentence about a page of the shop or a document', () => {
    // Others are parts of sentences, or hold another one.
    const sentences = sentencesIn(sourceOf('crawl/{documents,front,http}')).flatMap((sentence) =>
      sentence.endsWith('.') ? sentence : [],
    );
    expect(sentences).toContain('It is protected by a password. Save a copy without one.');
    expect(sentences.filter((sentence) => faultMessage(sentence) === sentence)).toEqual([]);
  });

  it('has words for a sentence within a sentence', () => {
    const told = (reason: string) => faultMessage(`We could not read shop.example. ${reason}`);
    expect(told('Page not found. Check the address.')).toBe(
      'shop.example konnte nicht gelesen werden. Die Seite gibt es nicht. Prüfen Sie die Adresse.',
    );
    expect(told('shop.example did not respond within 20 seconds.')).toBe(
      'shop.example konnte nicht gelesen werden. shop.example hat innerhalb von 20 Sekunden nicht geantwortet.',
    );
    expect(told('It is on fire.')).toBe('We could not read shop.example. It is on fire.');
  });

  it('has no words for what the service does not say', () => {
    const source = ['actions', 'crawl', 'domain', 'feeds', 'operations'].map(sourceOf).join('') + wrongTypes();
    const literals = Object.keys(texts.faults).flatMap((sentence) => sentence.split(/\{\w+\}/));
    expect(literals.filter((literal) => !source.includes(literal))).toEqual([]);
  });

  it('has the message of any other error', () => {
    expect(messageOf(error('of_another_version', 'Not today.'))).toBe('Not today.');
    expect(messageOf(new Error('Kein Passkey.'))).toBe('Kein Passkey.');
  });
});
