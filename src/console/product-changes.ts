import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from './parts/error-message.ts';
import { announce } from './parts/announcer.tsx';
import { useOrganization } from './queries.ts';
import { texts } from './texts/texts.ts';
import type { OrganizationCalls } from './types.ts';

const words = texts.catalogue.undo;

/** Products that the service changes in one call. */
const MAX_CHANGED = 500;

type Outcome = Awaited<ReturnType<OrganizationCalls['remove_products']>>;

/** The number of changed products, and the ids with which the changes can be undone. */
export interface Done {
  changed: number;
  changeIds: string[];
}

/** Sends a change of any number of products, a part at a time. */
export async function inParts(
  productIds: readonly string[],
  send: (productIds: string[]) => Promise<Outcome>,
): Promise<Done> {
  const done: Done = { changed: 0, changeIds: [] };
  for (let at = 0; at < productIds.length; at += MAX_CHANGED) {
    const { changed, changeId } = await send(productIds.slice(at, at + MAX_CHANGED));
    done.changed += changed;
    if (changeId !== null) done.changeIds.push(changeId);
  }
  return done;
}

/** Announces what was done to products, and offers to undo it. */
export function useUndoable() {
  const { call } = useOrganization();
  const client = useQueryClient();

  async function undo(changeIds: readonly string[]) {
    announce('');
    let skipped = 0;
    try {
      for (const changeId of changeIds.toReversed()) skipped += (await call.undo_product_changes({ changeId })).skipped;
      announce(skipped === 0 ? words.done : words.doneExcept(skipped));
    } catch (error) {
      announce(words.failed(messageOf(error as Error)));
    }
    await client.invalidateQueries();
  }

  return (text: string, { changeIds }: Done) =>
    announce(text, changeIds.length > 0 ? { label: words.action, press: () => undo(changeIds) } : undefined);
}
