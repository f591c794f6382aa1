import { knowledge as written } from '../../examples/storefront/knowledge.ts';
import type { Knowledge } from '../../src/domain/knowledge.ts';
import { entry } from './fake-shop.ts';

/** The knowledge of the example shop, as the store returns it. */
export const knowledge: Knowledge[] = written.map(({ title, content }) => entry(title, content));
