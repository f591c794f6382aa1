import { setTimeout as sleep } from 'node:timers/promises';
import { serve as listen } from '@hono/node-server';
import { assistantOf } from '../../examples/storefront/assistant.ts';
import { createStorefront } from '../../examples/storefront/index.ts';
import { knowledge } from '../../examples/storefront/knowledge.ts';
import { invitationLink, invite } from '../access/invite.ts';
import { issueKey } from '../access/keys.ts';
import { createClient } from '../client/index.ts';
import { readConfig } from '../config.ts';
import { PERMISSIONS } from '../domain/permissions.ts';
import type { Store } from '../domain/ports.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readArgs } from './index.ts';
import { recorder } from './record.ts';
import { runUntilSignal } from './until-signal.ts';
import { DAY_MS } from '../domain/durations.ts';

const NAME = 'Demo';

export async function run(args: string[]): Promise<void> {
  readArgs(args, {});
  const own = readConfig(process.env);
  // The shop is on this machine.
  const config = { ...own, dataDirectory: own.demoDirectory, crawl: { ...own.crawl, allowPrivateNetwork: true } };
  await runUntilSignal(async (onLost) => {
    const shop = await startShop(config.storefrontPort);
    try {
      const server = await startServer(config, { role: 'all', onLost });
      const stop = async () => {
        shop.close();
        await server.stop();
      };
      await showAround(server, shop, config.dataDirectory).catch(async (error: unknown) => {
        await server.stop();
        throw error;
      });
      return { stop };
    } catch (error) {
      shop.close();
      throw error;
    }
  });
}

interface Shop {
  origin: string;
  /** Adds the assistant's tag to every page from now on. */
  embed(widget: { src: string; key: string }): void;
  close(): void;
}

async function startShop(port: number): Promise<Shop> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  let origin = '';
  let shop = createStorefront({ origin: () => origin });
  const server = listen({ fetch: (request) => shop.fetch(request), port }, (info) => resolve(info.port));
  server.on('error', () =>
    reject(new Error(`STOREFRONT_PORT ${port} is already in use. Stop the process that uses it, or set another port.`)),
  );
  origin = `http://localhost:${await promise}`;
  return {
    origin,
    embed(widget) {
      shop = createStorefront({ origin, widget });
    },
    close: () => server.close(),
  };
}

/** Creates an organization for the demo, a key to it for a day, and an invitation to own it. */
async function makeKey(store: Store): Promise<{ key: string; token: string }> {
  const { organizations, isNew } = await store.organizations.ensure(NAME);
  const [organization] = organizations;
  if (!organization) throw new Error('The demo organization could not be created.');
  const { organizationId } = organization;
  const record = recorder(store, organizationId);
  if (isNew) await record('create_organization', organizationId, { before: null, after: organization });
  const expiresAt = new Date(Date.now() + DAY_MS).toISOString();
  const issued = await issueKey(store, { organizationId, userId: null, permissions: PERMISSIONS, expiresAt });
  await record('create_key', issued.record.keyId, { before: null, after: issued.record });
  const { invitation, token } = await invite(store, { organizationId, role: 'owner', invitedBy: null });
  const { role, invitationId, expiresAt: validUntil } = invitation;
  await record('create_invitation', invitationId, { before: null, after: { role, expiresAt: validUntil } });
  return { key: issued.key, token };
}

/** A newcomer's first steps, done over the API as they would do them. */
async function showAround({ baseUrl, database }: RunningServer, shop: Shop, dataDirectory: string): Promise<void> {
  const { origin: siteUrl } = shop;
  const { key, token } = await database.store.transaction(makeKey);
  const aisle = createClient({ baseUrl, key });
  const known = (await aisle.list_assistants({})).find((assistant) => assistant.siteUrl === siteUrl);
  const { branding, ...basics } = assistantOf(siteUrl);
  const { assistantId, embedKey } = known ?? (await aisle.create_assistant(basics));
  if (!known) {
    for (const entry of knowledge) await aisle.add_knowledge({ assistantId, ...entry, sourceType: 'guide' });
    await aisle.update_assistant({ assistantId, branding, status: 'live' });
  }
  process.stdout.write(`Crawling the example shop at ${siteUrl} …\n`);
  let [latest] = await aisle.list_crawls({ assistantId });
  // A crawl started by an earlier demo continues by itself.
  const goesOn = latest?.status === 'queued' || latest?.status === 'running';
  if (!goesOn) await aisle.start_crawl({ assistantId });
  do {
    await sleep(200);
    [latest] = await aisle.list_crawls({ assistantId });
  } while (!latest?.finishedAt);
  if (latest.status !== 'completed') throw new Error(`The crawl ended with status ${latest.status}: ${latest.error}`);
  const { pagesFetched, productsFound } = latest.counts;
  const products = await aisle.list_catalogue({ assistantId, limit: 5 });
  shop.embed({ src: `${baseUrl}/widget.js`, key: embedKey });

  process.stdout.write(
    [
      `${productsFound} products on ${pagesFetched} pages. Five of them:`,
      ...products.map(
        ({ title, price, currency, availability }) => `  ${price ?? '–'} ${currency ?? ''}  ${title} (${availability})`,
      ),
      '',
      `Console    ${invitationLink(baseUrl, token)}\n           (sign up there to own the demo; as it sends no email, the link to confirm your address is in its log, below)`,
      `API        ${baseUrl}/docs`,
      `Storefront ${siteUrl}`,
      `Assistant  ${assistantId}`,
      `Key        ${key}  (valid for 24 hours)`,
      '',
      'Try next:',
      `  Open ${siteUrl} and ask the assistant in the corner: “I need a tent for two people under 400 euros”`,
      `  DATA_DIR=${dataDirectory} npm run --silent aisle -- ask ${assistantId} "Is there a waterproof jacket under 150 euros?"`,
      `  curl -s ${baseUrl}/api/rest/actions/list_catalogue -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -d '{"assistantId":"${assistantId}","search":"warm jacket"}'`,
      '',
      'Press Ctrl-C to stop.',
      '',
    ].join('\n'),
  );
}
