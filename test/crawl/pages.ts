import fs from 'node:fs';

/** Reads a fictional page, or its main part, from the folder `pages`. */
export const page = (name: string): string =>
  fs.readFileSync(new URL(`pages/${name}.html`, import.meta.url), 'utf8').replace(/\n$/, '');
