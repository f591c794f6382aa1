import fs from 'node:fs';

/** A made-up page, or the main part of one: the file of that name in pages. */
export const page = (name: string): string =>
  fs.readFileSync(new URL(`pages/${name}.html`, import.meta.url), 'utf8').replace(/\n$/, '');
