import type { Aisle, Emit } from '../aisle.ts';

type Handler = (detail: never) => void;

/** Emits events to the page's handlers, then to its document. */
export function createEvents(): { on: Aisle['on']; emit: Emit } {
  const handlers = new Map<string, Set<Handler>>();
  return {
    on(name, handler) {
      const listening = handlers.get(name) ?? new Set<Handler>();
      handlers.set(name, listening.add(handler));
      return () => void listening.delete(handler);
    },
    emit(name, detail) {
      handlers.get(name)?.forEach((handler) => {
        try {
          handler(detail as never);
        } catch (error) {
          // It is the page's error: report it in the page's console.
          reportError(error);
        }
      });
      document.dispatchEvent(new CustomEvent(`aisle:${name}`, { detail }));
    },
  };
}
