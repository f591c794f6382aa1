import { describe, expect, it } from 'vitest';
import { AGENTS, READ_KEY, curl, isPublic } from '../../src/console/connect-snippets.ts';

const ORIGIN = 'https://aisle.test';
const MCP = `${ORIGIN}/api/mcp`;
const all = Object.values(AGENTS).flatMap(({ signIn, key }) => [signIn(ORIGIN), key?.(ORIGIN) ?? '']);

it('names the address in every sign-in, and no key anywhere', () => {
  for (const { signIn } of Object.values(AGENTS)) expect(signIn(ORIGIN)).toContain(MCP);
  expect([...all, curl(ORIGIN), READ_KEY].join('\n')).not.toMatch(/aisle_sk_/);
});

it('writes the files of each client as its documentation does', () => {
  const read = (text: string | undefined): unknown => JSON.parse(text ?? '');
  const { claudeCode, cursor, vscode } = AGENTS;
  const headers = (variable: string) => ({ Authorization: `Bearer ${variable}` });
  expect(read(claudeCode.key?.(ORIGIN))).toEqual({
    mcpServers: { aisle: { type: 'http', url: MCP, headers: headers('${AISLE_API_KEY}') } },
  });
  expect(read(cursor.signIn(ORIGIN))).toEqual({ mcpServers: { aisle: { url: MCP } } });
  expect(read(cursor.key?.(ORIGIN))).toEqual({
    mcpServers: { aisle: { url: MCP, headers: headers('${env:AISLE_API_KEY}') } },
  });
  expect(read(vscode.signIn(ORIGIN))).toEqual({ servers: { aisle: { type: 'http', url: MCP } } });
  expect(read(vscode.key?.(ORIGIN))).toEqual({
    inputs: [{ type: 'promptString', id: 'aisle-key', description: 'Aisle API key', password: true }],
    servers: { aisle: { type: 'http', url: MCP, headers: headers('${input:aisle-key}') } },
  });
});

describe('an address is public', () => {
  it.each([
    ['https://aisle.example.com', true],
    ['http://aisle.example.com', false],
    ['http://localhost:3000', false],
    ['https://localhost', false],
    ['https://127.0.0.1', false],
    ['https://[::1]:3000', false],
  ])('%s: %s', (origin, expected) => expect(isPublic(origin)).toBe(expected));
});
