import { listSource } from '../../../text/lexicon/patterns.ts';

/**
 * Compiles a list of names that themes give to classes and ids, in whatever language the page is. A name is found
 * between spaces, hyphens and underscores of a lower-case label.
 * @param names in the notation of `lexicon/patterns.ts`
 */
export const compileNames = (names: string): RegExp =>
  new RegExp(String.raw`(?:^|[\s_-])(?:${listSource(names)})(?:$|[\s_-])`);
