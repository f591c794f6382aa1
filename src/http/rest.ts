import { Hono } from 'hono';
import { callerId } from '../access/authenticate.ts';
import { invoke } from '../actions/invoke.ts';
import { Refusal } from '../domain/refusal.ts';
import type { AppContext, AppEnv } from './app.ts';
import { readJson } from './body.ts';

/** Serves the actions as `POST /api/rest/actions/{action}`. Translates only: `invoke` decides. */
export function createRest({
  store,
  models,
  evaluator,
  shops,
  documents,
  authenticate,
  limit,
}: AppContext): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/:action', async (c) => {
      const principal = await authenticate(c.req.header('authorization'), 'rest');
      if (principal) await limit(callerId(principal));
      const result = await invoke(
        { store, models, evaluator, shops, documents },
        {
          name: c.req.param('action'),
          principal,
          origin: { via: 'rest', address: c.get('address'), requestId: c.get('requestId') },
          input: () => readJson(c),
        },
      );
      return c.json({ result });
    })
    .all('/:action', () => {
      throw new Refusal('method_not_allowed', 'Call actions with POST.', { headers: { Allow: 'POST' } });
    });
}
