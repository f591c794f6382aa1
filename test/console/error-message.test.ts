import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../src/client/index.ts';
import { messageOf } from '../../src/console/parts/error-message.ts';
import { loadTexts } from '../../src/console/texts/texts.ts';

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

  it('has the message of any other error', () => {
    expect(messageOf(error('of_another_version', 'Not today.'))).toBe('Not today.');
    expect(messageOf(new Error('Kein Passkey.'))).toBe('Kein Passkey.');
  });
});
