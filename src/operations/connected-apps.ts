import { z } from 'zod';
import { identifier } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';
import { described } from '../access/app-description.ts';
import { accountOperation } from './account-operation.ts';
import { ConnectedApp, Empty } from './records.ts';

export const list_connected_apps = accountOperation({
  effect: 'read',
  input: Empty,
  output: z.array(ConnectedApp),
  run: async (_input, { user, store }) => (await store.connectedApps.list(user.userId)).map(described),
});

export const disconnect_app = accountOperation({
  effect: 'change',
  input: z.strictObject({ connectedAppId: identifier() }),
  output: z.object({ connectedAppId: z.string(), deleted: z.literal(true) }),
  async run({ connectedAppId }, { user, store, changed }) {
    const app = await store.connectedApps.disconnect(user.userId, connectedAppId);
    if (!app) throw new Refusal('connected_app_not_found', 'This app is not connected.');
    const { clientName, access } = described(app);
    changed(app.organizationId, connectedAppId, { clientId: app.clientId, clientName, access }, null);
    return { connectedAppId, deleted: true as const };
  },
});
