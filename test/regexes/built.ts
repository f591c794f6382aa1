import { parentPort } from 'node:worker_threads';
import type { Pattern } from './source.ts';

const PLACE = /\/src\/([^\s:?]+)[^\s:]*:(\d+):/;

/**
 * Runs in a thread of its own: records what `new RegExp` is called with while the given files are loaded and the
 * built-in model answers the conversations of its tests, in all languages.
 */
async function record(files: readonly string[]): Promise<Pattern[]> {
  const built = new Map<string, Pattern>();
  const original = RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, [source, flags]: [string | RegExp, string | undefined]) {
      const made = new target(source, flags);
      const frames = new Error().stack?.split('\n') ?? [];
      const frame = frames.find((each) => PLACE.test(each)) ?? '';
      // Patterns of libraries are the concern of their makers, and read texts that we cut short.
      const [, file = '', line = '0'] = frame.includes('/node_modules/') ? [] : (PLACE.exec(frame) ?? []);
      if (file !== '')
        built.set(`${file}:${line} ${String(made)}`, {
          file,
          line: Number(line),
          source: made.source,
          flags: made.flags,
        });
      return made;
    },
  });
  for (const file of files) await import(`../../src/${file}`);
  // These load the tables that src/text/lexicon/patterns.ts compiles.
  await import('../../src/crawl/extract/index.ts');
  await import('../../src/crawl/extract/visible/next-page.ts');

  await converse();
  return [...built.values()];
}

/** Questions of all kinds in every language, so that whatever is compiled at need is compiled. */
async function converse(): Promise<void> {
  const { adviserWith, talk } = await import('../chat/conversation.ts');
  const { exampleCatalogue, sourcesOf } = await import('../chat/fake-shop.ts');
  const { knowledge } = await import('../chat/example-knowledge.ts');

  const adviser = adviserWith(sourcesOf(exampleCatalogue, knowledge));
  const { readAnswerTable } = await import('../chat/answer-table.ts');
  for (const { answers } of readAnswerTable('builtin-example.answers.txt'))
    await talk(
      adviser,
      answers.map(({ question }) => question),
    );
}

parentPort?.on(
  'message',
  (files: readonly string[]) => void record(files).then((built) => parentPort?.postMessage(built, [])),
);
