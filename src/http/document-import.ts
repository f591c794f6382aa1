import type { Context } from 'hono';
import { z } from 'zod';
import { orNotFound } from '../actions/action.ts';
import { parse, requirePermission } from '../actions/invoke.ts';
import type { DocumentImporter } from '../domain/document.ts';
import { filledText, identifier } from '../domain/fields.ts';
import { createTurns } from '../domain/in-turn.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import type { AppEnv } from './app.ts';
import { readBytes } from './body.ts';

/** Manuals with many pictures have this size. */
const MAX_FILE_BYTES = 20 * 1_048_576;

export const DocumentQuery = z.strictObject({ assistantId: identifier(), name: filledText(TEXT_LIMITS.fileName) });

/**
 * Organizations whose documents are in memory, one of each, while they arrive or wait for the thread that reads them.
 * Enough that those who send slowly do not keep others out.
 */
export const MAX_UNDER_WAY = 32;
const RETRY_SECONDS = 10;
const inTurn = createTurns();
let underWay = 0;

interface DocumentCall {
  store: TransactionalStore;
  principal: Principal;
  documents: DocumentImporter;
}

/**
 * Converts the file in the body to drafts of knowledge entries, and stores nothing: a person reviews them first.
 * @throws {Refusal} forbidden, invalid_input, assistant_not_found, payload_too_large, document_unreadable, rate_limited
 */
export async function importDocument(
  c: Context<AppEnv>,
  { store, principal, documents }: DocumentCall,
): Promise<Response> {
  requirePermission(principal, 'catalogue:edit');
  const { assistantId, name } = parse(DocumentQuery, c.req.query());
  orNotFound('assistant', await store.assistants.exists(principal.organizationId, assistantId));
  return inTurn(principal.organizationId, async () => {
    if (underWay >= MAX_UNDER_WAY)
      throw new Refusal('rate_limited', 'Many documents are being read. Try again in a few seconds.', {
        headers: { 'Retry-After': String(RETRY_SECONDS) },
      });
    underWay += 1;
    try {
      const body = new Uint8Array(await readBytes(c, MAX_FILE_BYTES));
      return c.json({ result: { drafts: await documents.readFile({ name, body }) } });
    } finally {
      underWay -= 1;
    }
  });
}
