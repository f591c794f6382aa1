import type { AnyAction } from './action.ts';
import * as assistants from './assistants.ts';
import * as catalogue from './catalogue.ts';
import * as crawls from './crawls.ts';
import * as knowledge from './knowledge.ts';

const registry = { ...assistants, ...catalogue, ...crawls, ...knowledge };

/** The actions with their types, to derive others from. */
export type Actions = typeof registry;

/** Every action by its API name. A Map, so that `constructor` is an unknown action like any other. */
export const actions: ReadonlyMap<string, AnyAction> = new Map(Object.entries(registry));
