import type { Context } from 'hono';
import type { Logger } from 'pino';
import { z } from 'zod';
import { parse, requirePermission } from '../actions/invoke.ts';
import { withinThisCall } from '../domain/call-context.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import type { Origin, Principal } from '../domain/principal.ts';
import { identifier } from '../domain/fields.ts';
import { FORMATS } from '../feeds/format.ts';
import { importFeed } from '../feeds/import.ts';
import type { AppEnv } from './app.ts';
import { unavailable } from '../domain/refusal.ts';
import { errorBody } from './errors.ts';

export const ImportQuery = z.strictObject({ assistantId: identifier(), format: z.enum(FORMATS).optional() });

interface ImportCall {
  store: TransactionalStore;
  principal: Principal;
  origin: Origin;
  log: Logger;
  /** Ends the file early. */
  stopping: AbortSignal;
}

/**
 * Imports the product feed in the body, of any size, and streams NDJSON meanwhile: `{"progress": counts}` after each
 * batch, and `{"report": …}` at the end. A file that is not a feed is refused like other invalid input; a later failure
 * adds a last line `{"error": …}`. The import ends when the caller disconnects.
 * @throws {Refusal} forbidden, invalid_input, assistant_not_found
 */
export async function importCatalogue(
  c: Context<AppEnv>,
  { store, principal, origin, log, stopping }: ImportCall,
): Promise<Response> {
  requirePermission(principal, 'catalogue:edit');
  const { organizationId } = principal;
  const { assistantId, format } = parse(ImportQuery, c.req.query());
  const body = c.req.raw.body ?? ReadableStream.from<Uint8Array>([]);
  // Waiting for a slow upload could take longer than the service may take to stop.
  const bytes = body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal: stopping });
  const steps = importFeed({ store, organizationId, assistantId, principal, origin, bytes, format });
  const reasonOf = (error: unknown) => (stopping.aborted ? unavailable(INTERRUPTED) : error);
  const first = await steps.next().catch((error: unknown) => {
    throw reasonOf(error);
  });

  async function* lines(): AsyncGenerator<string> {
    try {
      let step = first;
      for (; !step.done; step = await steps.next()) yield line({ progress: step.value });
      yield line({ report: step.value });
    } catch (error) {
      yield line(errorBody(reasonOf(error), origin.requestId, log).body);
    } finally {
      await steps.return(undefined as never);
    }
  }

  return c.body(ReadableStream.from(withinThisCall(lines())).pipeThrough(new TextEncoderStream()), 200, {
    'Content-Type': 'application/x-ndjson',
  });
}

const INTERRUPTED = 'The service is restarting. Products read so far were imported; send the file again.';

const line = (value: object) => `${JSON.stringify(value)}\n`;
