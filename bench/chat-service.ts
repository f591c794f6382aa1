import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../src/storage/database.ts';
import type { Vitals } from './chat-monitor.ts';
import { fillShops } from './search-shops.ts';

const ROOT = path.join(import.meta.dirname, '..');

export interface ChatService {
  /** Where its widget API is, by assistant. */
  builtin: string;
  scripted: string;
  /** How it did since this was last called. */
  vitals(): Promise<Vitals>;
}

/** Runs `work` with the service in a process of its own, and two assistants of as many generated products, one with a model. */
export async function withChatService(
  products: number,
  modelUrl: string,
  work: (service: ChatService) => Promise<void>,
): Promise<void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
  fs.chmodSync(dataDirectory, 0o755); // root's database is another user
  let child: ChildProcess | undefined;
  try {
    const keys = await seed(await openDatabase({ dataDirectory }), products);
    child = spawn(process.execPath, ['--import', './bench/chat-monitor.ts', 'src/cli.ts', 'serve', '--role', 'web'], {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: dataDirectory,
        WIDGET_RATE_LIMIT: '0',
        OPENAI_COMPATIBLE_URL: modelUrl,
        OPENAI_COMPATIBLE_MODELS: 'scripted',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const service = child;
    const at = `${await addressOf(service)}/api/widget/`;
    await work({
      builtin: at + keys.builtin,
      scripted: at + keys.scripted,
      async vitals() {
        service.send('how are you');
        const [told] = (await once(service, 'message')) as [Vitals];
        return told;
      },
    });
  } finally {
    if (child?.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'close');
    }
    fs.rmSync(dataDirectory, { recursive: true });
  }
}

async function seed({ store, pool, close }: Database, products: number) {
  const shops = await fillShops({ store, pool } as Database, 2, products);
  const models = ['builtin/retrieval', 'compatible/scripted'];
  const keys: string[] = [];
  for (const [at, { organizationId, assistantId }] of shops.entries()) {
    await store.search.refresh(organizationId, assistantId);
    const patch = { status: 'live' as const, modelName: models[at] ?? '' };
    keys.push((await store.assistants.update(organizationId, assistantId, patch))?.after.embedKey ?? '');
  }
  await pool.query('vacuum analyze');
  await close();
  const [builtin = '', scripted = ''] = keys;
  return { builtin, scripted };
}

/** As its first lines say it. */
function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('close', () => reject(new Error('The service ended before it was ready.')));
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += String(chunk);
    const [, port] = /ready at http:\/\/\S+:(\d+)/.exec(said) ?? [];
    if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
  });
  return promise;
}
