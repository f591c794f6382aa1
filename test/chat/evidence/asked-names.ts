import fs from 'node:fs';
import path from 'node:path';

/** Sentences about what only the shopper has named. */
export const askedNames = fs
  .readFileSync(path.join(import.meta.dirname, 'asked-names.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', asked = '', sentence = '', verdict = '', later] = line.split('\t');
    return { language, asked, sentence, isFalse: verdict === 'cut', isLater: later !== undefined };
  });
