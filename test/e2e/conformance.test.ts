import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { CLIENTS_FOLDER } from '../setup/mcp-clients.ts';
import { freePort } from '../setup/process.ts';
import { createOwner } from '../setup/e2e-people.ts';
import { openStage } from '../setup/e2e.ts';

const SUITE = `${CLIENTS_FOLDER}/node_modules/@modelcontextprotocol/conformance/dist/index.js`;

const stage = openStage();

it("passes the conformance suite's scenarios for authorization servers, approved by a person", async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const visitor = await stage.visit(origin);
  await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  const registered = await fetch(`${stage.baseUrl}/api/auth/oauth2/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      client_name: 'Conformance',
      redirect_uris: [`${origin}/callback`],
      token_endpoint_auth_method: 'none',
    }),
  });
  const { client_id: clientId } = (await registered.json()) as { client_id: string };

  const options = {
    url: `${stage.baseUrl}/api/auth`,
    'client-id': clientId,
    resource: `${stage.baseUrl}/api/mcp`,
    port: String(port),
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const suite = spawn(process.execPath, [SUITE, 'authorization', ...args]);
  onTestFinished(() => void suite.kill());
  let output = '';
  const asked = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<number | null>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const address = /^(http\S+response_type=\S+)\n/m.exec(output)?.[1];
    if (address) asked.resolve(address);
  };
  suite.stdout.on('data', read);
  suite.stderr.on('data', read);
  suite.on('close', (code) => {
    asked.reject(new Error(output));
    ended.resolve(code);
  });

  const { page } = visitor;
  await page.goto(await asked.promise);
  await page.getByLabel('Brackenholm').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Approve' }).click();
  expect([await ended.promise, output]).toEqual([
    0,
    expect.stringMatching(/✓ authorization-server-metadata-endpoint[^]*✓ authorization-code-grant/),
  ]);
});
