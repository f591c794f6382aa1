import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { issueKey } from '../src/access/keys.ts';
import { PERMISSIONS } from '../src/domain/permissions.ts';
import type { Database } from '../src/storage/database.ts';
import type { AttackName, Tally } from './isolation-attack.ts';
import { type Neighbour, type Waits, percentile99, probe } from './isolation-probe.ts';

import { type MonitoredService, withMonitoredService } from './monitored-service.ts';
import { benchArguments, isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { fillShops } from './search-shops.ts';
import { freePort } from './servers.ts';

const PRODUCTS = 500;
/** Until the threads that answer shoppers have started and have compiled what they use. */
const WARM_UP_SECONDS = isQuick ? 6 : 12;
/** As long without the attack as with it: the 99th of 100 waits depends on how many were measured. */
const PROBE_SECONDS = isQuick ? 8 : 18;
const MAX_RATIO = 3;
const MAX_BLOCK_MS = 100;
/** Maximum time to wait for the effects of an attack to end, and maximum event loop delay of a calm service. */
const SETTLE_MS = 20_000;
const CALM_MS = 20;
/** Timeout for starting an attack. */
const BEGIN_MS = 60_000;

const ATTACKS: Record<AttackName, string> = {
  texts: 'serves hostile texts at every limit',
  site: 'is crawled from a hostile site',
  streams: 'streams 500 conversations',
};

/**
 * Measures how long one organization waits while another attacks. The baseline is the same service beforehand, while
 * the attacker, a process of its own, loads the machine equally but not the service: its 500 clients read straight
 * from its model.
 */
export async function run(): Promise<void> {
  const chosen = (Object.keys(ATTACKS) as AttackName[]).filter((name) => name === (benchArguments[0] ?? name));
  const modelPort = await freePort();
  const env = {
    TRUSTED_PROXIES: '1',
    CRAWL_ALLOW_PRIVATE_NETWORK: 'on',
    LOG_LEVEL: 'silent',
    OPENAI_COMPATIBLE_URL: `http://127.0.0.1:${modelPort}/v1`,
    OPENAI_COMPATIBLE_MODELS: 'scripted',
    MODEL_PRICES: 'compatible/scripted=0/0',
  };
  await withMonitoredService({ seed, env, role: 'all' }, async (service, { neighbour: seeded, attackerKey }) => {
    const neighbour = { ...seeded, url: service.url };
    await probe(neighbour, WARM_UP_SECONDS);
    for (const [at, name] of chosen.entries()) {
      await settle(service);
      const child = { SERVICE_URL: service.url, API_KEY: attackerKey, MODEL_PORT: String(modelPort) };
      const result = await attack(name, service, neighbour, child);
      reportAttack(name, result);
      const left = chosen.slice(at + 1);
      // A service that is still blocked cannot be measured under the next attack.
      if (result.vitals || left.length === 0) continue;
      report(`${left.join(', ')}: not tried, since the service does not answer any more`, left.length, { atMost: 0 });
      return;
    }
  });
}

/** Waits until the previous attack has no more effects. */
async function settle(service: MonitoredService): Promise<void> {
  const until = performance.now() + SETTLE_MS;
  await service.vitals();
  while (performance.now() < until) {
    await sleep(1_000);
    const vitals = await service.vitals();
    if (vitals && vitals.blocked < CALM_MS) return;
  }
}

interface Attacked {
  quiet: Waits;
  attacked: Waits;
  vitals: Awaited<ReturnType<MonitoredService['vitals']>>;
  tally: Tally;
}

async function attack(
  name: AttackName,
  service: MonitoredService,
  neighbour: Neighbour,
  env: Record<string, string>,
): Promise<Attacked> {
  const file = path.join(import.meta.dirname, 'isolation-attack.ts');
  const child = spawn(process.execPath, [file, name], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const closed = once(child, 'close');
  const nextTally = async () => {
    const [message] = (await once(child, 'message', { signal: AbortSignal.timeout(BEGIN_MS) })) as [Tally];
    return message;
  };
  try {
    await nextTally();
    const quiet = await probe(neighbour, PROBE_SECONDS);
    await service.vitals();
    child.send('begin');
    const hasBegun = await nextTally().then(Boolean, () => false);
    const attacked = await probe(neighbour, PROBE_SECONDS);
    const vitals = await service.vitals();
    if (!hasBegun) return { quiet, attacked, vitals, tally: { text: 'it could not begin', isEnough: false } };
    child.send('end');
    const tally = await nextTally();
    if (vitals) await closed;
    return { quiet, attacked, vitals, tally };
  } finally {
    child.kill('SIGKILL');
  }
}

function reportAttack(name: AttackName, { quiet, attacked, vitals, tally }: Attacked): void {
  print(`while another organization ${ATTACKS[name]} (${tally.text}):`);
  for (const [what, of] of [
    ['get_assistant', 'reads'],
    ['a first word', 'words'],
  ] as const) {
    const [before, during] = [percentile99(quiet[of]), percentile99(attacked[of])];
    report(`${name}: p99 of ${what}`, during, { unit: 'ms' });
    report(`${name}: p99 of ${what}, ratio to the quiet one`, during / before, { atMost: MAX_RATIO });
  }
  report(`${name}: longest block of the event loop`, vitals?.blocked ?? Infinity, { unit: 'ms', atMost: MAX_BLOCK_MS });
  report(`${name}: event loop late at most, waits for a processor included`, vitals?.delay.max ?? Infinity, {
    unit: 'ms',
  });
  report(`${name}: event loop busy`, 100 * (vitals?.busy ?? 1), { unit: '%' });
  const failures = [...quiet.failures, ...attacked.failures];
  for (const failure of failures) print(`a call failed: ${failure}`);
  report(`${name}: kinds of failed calls`, failures.length, { atMost: 0 });
  report(`${name}: carried out`, Number(tally.isEnough), { atLeast: 1 });
}

const print = (line: string) => process.stdout.write(`${line}\n`);

async function seed(database: Database) {
  const { store } = database;
  const [shop] = await fillShops(database, 1, PRODUCTS);
  if (!shop) throw new Error('No shop was made.');
  const { organizationId, assistantId } = shop;
  await store.search.refresh(organizationId, assistantId);
  const patch = { status: 'live' as const, modelName: 'builtin/retrieval' };
  const embedKey = (await store.assistants.update(organizationId, assistantId, patch))?.after.embedKey ?? '';
  const keyOf = async (id: string) =>
    (await issueKey(store, { organizationId: id, userId: null, permissions: PERMISSIONS, expiresAt: null })).key;
  const attacker = await store.organizations.insert('Hostile');
  return {
    neighbour: { key: await keyOf(organizationId), assistantId, embedKey, products: PRODUCTS },
    attackerKey: await keyOf(attacker.organizationId),
  };
}
