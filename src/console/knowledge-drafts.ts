import { useSyncExternalStore } from 'react';
import { useAccount } from './queries.ts';
import type { Knowledge } from './types.ts';

/** An entry as somebody is writing it, or as an import proposes it. */
export interface Draft extends Pick<Knowledge, 'title' | 'content' | 'sourceType'> {
  draftId: string;
  /** The version of the entry that it changes; null for a new entry. */
  updatedAt: string | null;
}

/** Drafts are kept in the tab, so that a reload or a new sign-in loses none. */
const PREFIX = 'aisle-knowledge-draft';

type Stored = Draft & { place: string };

let all: readonly Stored[] | undefined;
const listeners = new Set<() => void>();

function read(): readonly Stored[] {
  if (all) return all;
  const keys = Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  all = keys
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => JSON.parse(sessionStorage.getItem(key) ?? '') as Stored);
  return all;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = ({ place, draftId }: Pick<Stored, 'place' | 'draftId'>) => `${PREFIX} ${place} ${draftId}`;
const differs = (one: Stored) => (other: Stored) => keyOf(one) !== keyOf(other);

function change(draft: Stored, isKept: boolean): void {
  const others = read().filter(differs(draft));
  all = isKept ? [...others, draft] : others;
  if (isKept) {
    try {
      sessionStorage.setItem(keyOf(draft), JSON.stringify(draft));
    } catch {
      // Full: the draft lasts until the page is left.
    }
  } else sessionStorage.removeItem(keyOf(draft));
  for (const listener of listeners) listener();
}

export const newDraftId = (): string => Date.now().toString(36) + Math.random().toString(36).slice(2, 8);

/** The signed-in user's drafts for an assistant. */
export function useDrafts(assistantId: string) {
  const { userId } = useAccount();
  const place = `${userId} ${assistantId}`;
  const drafts = useSyncExternalStore(subscribe, read).filter((draft) => draft.place === place);
  return {
    drafts,
    find: (draftId: string): Draft | undefined => drafts.find((draft) => draft.draftId === draftId),
    keep: (draft: Draft) => change({ ...draft, place }, true),
    discard: (draft: Draft) => change({ ...draft, place }, false),
  };
}
