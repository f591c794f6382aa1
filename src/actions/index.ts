import type { AnyAction } from './action.ts';
import * as assistants from './assistants.ts';
import * as catalogue from './catalogue.ts';
import * as crawls from './crawls.ts';
import * as knowledge from './knowledge.ts';

/** Every action by its name on the wire. A Map, so that `constructor` is an unknown action like any other. */
export const actions: ReadonlyMap<string, AnyAction> = new Map(
  Object.entries({ ...assistants, ...catalogue, ...crawls, ...knowledge }),
);
