import type { Emit } from '../aisle.ts';
import { type Change, EMPTY, type Part, type State, reduce } from './state.ts';

/** Holds the conversation's state. Listeners hear of changes immediately, and of a growing answer in batches. */
export function createStore(emit: Emit, defer: (flush: () => void) => void) {
  let state = EMPTY;
  let pending: Part[] = [];
  const listeners = new Set<(state: State) => void>();

  /** Applies the pending parts first. */
  function dispatch(...changes: Change[]): void {
    state = [{ type: 'parts' as const, parts: pending }, ...changes].reduce(reduce, state);
    pending = [];
    listeners.forEach((listener) => listener(state));
  }

  /** The first part of an answer is applied immediately. */
  function addPart(part: Part): void {
    pending.push(part);
    if (state.live?.segments.length === 0) dispatch();
    else if (pending.length === 1) defer(() => pending.length > 0 && dispatch());
    if (part.type === 'products' || part.type === 'comparison') emit('products', { products: part.products });
  }

  function subscribe(listener: (state: State) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return {
    get state() {
      return state;
    },
    subscribe,
    dispatch,
    addPart,
  };
}

export type PanelStore = ReturnType<typeof createStore>;
