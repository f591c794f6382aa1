import { parentPort } from 'node:worker_threads';
import type { Pattern } from './source.ts';

const PLACE = /\/src\/([^\s:?]+)[^\s:]*:(\d+):/;

/**
 * Runs in a thread of its own: records what `new RegExp` is called with while the given files are loaded. A pattern that
 * is compiled later is not seen, and reported by its place.
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

  // Stemmers compile their patterns for each word anew.
  const { stemsOf } = await import('../../src/chat/stems.ts');
  stemsOf('generalizations of happily running bakers');
  return [...built.values()];
}

parentPort?.on(
  'message',
  (files: readonly string[]) => void record(files).then((built) => parentPort?.postMessage(built, [])),
);
