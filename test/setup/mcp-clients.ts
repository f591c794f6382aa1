import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';
import { onTestFinished } from 'vitest';

export const CLIENTS_FOLDER = path.join(import.meta.dirname, '../mcp-clients');

/** The outcome of a call for the client's user: the tool's value, or the text of its refusal. */
export interface Outcome {
  value?: unknown;
  refused?: string;
}

interface DriveOptions {
  /** A key; for `sdk-oauth` the registration and tokens as JSON; for `mcp-remote` empty, to make it sign in. */
  key: string;
  environment?: NodeJS.ProcessEnv;
  /** Receives what the client prints for its user. */
  onPrinted?: (text: string) => void;
}

/** Runs one of the clients of `drive.mjs` until the test is over. */
export function driveClient(name: string, url: string, { key, environment, onPrinted }: DriveOptions) {
  const { PATH, HOME } = process.env;
  const child: ChildProcess = spawn(process.execPath, [path.join(CLIENTS_FOLDER, 'drive.mjs'), name, url, key], {
    env: { PATH, HOME, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
    // A process group of its own, so that the client's children end with it: mcp-remote waits for a sign-in regardless.
    detached: true,
  });
  const gone = new Promise((resolve) => child.on('close', resolve));
  onTestFinished(async () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
    await gone;
  });
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let printed = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    onPrinted?.(printed);
  });
  if (child.stdout)
    readline.createInterface({ input: child.stdout }).on('line', (line) => {
      const { id, ...outcome } = JSON.parse(line) as Outcome & { id: number };
      waiting.get(id)?.(outcome);
    });
  child.on('close', () => {
    for (const answer of waiting.values()) answer({ refused: `${name} ended: ${printed}` });
  });

  const connected = new Promise<Outcome>((resolve) => waiting.set(0, resolve));
  function send(message: object): Promise<Outcome> {
    const id = waiting.size;
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    waiting.set(id, resolve);
    child.stdin?.write(`${JSON.stringify({ id, ...message })}\n`);
    return promise;
  }
  return {
    connected,
    list: () => send({}),
    call: (tool: string, input: object) => send({ tool, input }),
  };
}
