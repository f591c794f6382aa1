import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CallError } from '../../src/client/index.ts';
import { faultMessage, messageOf } from '../../src/console/parts/error-message.ts';
import { loadTexts, texts } from '../../src/console/texts/texts.ts';
import { FAULTS, type FaultCode, fault } from '../../src/domain/fault.ts';
import type { Issue } from '../../src/domain/refusal.ts';

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
    const inputOf = (...issues: Issue[]) =>
      new CallError(400, { code: 'invalid_input', message: 'url is required.', issues });
    const required = { path: 'url', ...fault('required') };
    expect(messageOf(inputOf(required, { path: 'origins', ...fault('max_items', 50) }))).toBe(
      'Diese Angabe fehlt. Geben Sie höchstens 50 Einträge an.',
    );
    expect(messageOf(inputOf(required, { path: 'to', message: 'must be after from' }))).toBe(
      'Prüfen Sie Ihre Eingaben. Meldung des Servers: url is required.',
    );
  });

  it('has words for the code of each fault', () => {
    expect(Object.keys(texts.faults).toSorted()).toEqual(Object.keys(FAULTS).toSorted());
    expect(faultMessage({ message: 'is of another version', cause: { code: 'newer' as FaultCode, params: [] } })).toBe(
      'is of another version',
    );
  });

  it('has the message of any other error', () => {
    expect(messageOf(error('of_another_version', 'Not today.'))).toBe('Not today.');
    expect(messageOf(new Error('Kein Passkey.'))).toBe('Kein Passkey.');
  });
});
