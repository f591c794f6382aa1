import { expect, it } from 'vitest';
import { languages } from '../../src/chat/languages/registry.ts';
import { rehearse } from '../../src/chat/rehearse.ts';
import { warmUp } from '../../src/chat/warm-up.ts';

it('stops with the service', async () => {
  await expect(warmUp(AbortSignal.abort())).rejects.toThrow('aborted');
});

it('compiles the tables of each language', async () => {
  expect(await warmUp(new AbortController().signal, 0)).toEqual(languages.map(({ code }) => code));
});

it('rehearses with a made-up shop, in each language', async () => {
  const pauses: string[] = [];
  const answers = await rehearse(new AbortController().signal, async () => void pauses.push(''));
  expect(answers).toHaveLength(pauses.length);
  expect(answers[0]).toContain('Ridge Waterproof Jacket');
  const inLanguages = answers.slice(-languages.length);
  for (const word of ['costs', 'kostet', 'cuesta', 'coûte', 'costa', 'kost', 'custa'])
    expect(inLanguages.filter((answer) => new RegExp(`\\b${word}\\b`, 'u').test(answer))).toHaveLength(1);
});
