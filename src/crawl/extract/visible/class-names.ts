import { tableSource } from '../../../text/lexicon/patterns.ts';
import type { Table } from '../../../text/lexicon/phrases.ts';

/**
 * Compiles whole names that themes give to classes and ids, whatever language the page is in. A name is found between
 * spaces, hyphens and underscores of a lower-case label.
 */
export const compileNames = (names: Table): RegExp =>
  new RegExp(String.raw`(?:^|[\s_-])(?:${tableSource(names)})(?:$|[\s_-])`);
