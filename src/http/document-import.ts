import type { Context } from 'hono';
import { z } from 'zod';
import { orNotFound } from '../actions/action.ts';
import { parse, requirePermission } from '../actions/invoke.ts';
import type { DocumentImporter } from '../domain/document.ts';
import { filledText, identifier } from '../domain/fields.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import type { AppEnv } from './app.ts';
import { readBytes } from './body.ts';

/** Manuals with many pictures have this size. */
const MAX_FILE_BYTES = 20 * 1_048_576;

export const DocumentQuery = z.strictObject({ assistantId: identifier(), name: filledText(TEXT_LIMITS.fileName) });

interface DocumentCall {
  store: TransactionalStore;
  principal: Principal;
  documents: DocumentImporter;
}

/**
 * Converts the file in the body to drafts of knowledge entries, and stores nothing: a person reviews them first.
 * @throws {Refusal} forbidden, invalid_input, assistant_not_found, payload_too_large, document_unreadable
 */
export async function importDocument(
  c: Context<AppEnv>,
  { store, principal, documents }: DocumentCall,
): Promise<Response> {
  requirePermission(principal, 'catalogue:edit');
  const { assistantId, name } = parse(DocumentQuery, c.req.query());
  orNotFound('assistant', await store.assistants.exists(principal.organizationId, assistantId));
  const body = new Uint8Array(await readBytes(c, MAX_FILE_BYTES));
  return c.json({ result: { drafts: await documents.readFile({ name, body }) } });
}
