// Connects one client and calls tools with it: a line of JSON in for each, a line out with what its user gets.
// Usage: node drive.mjs CLIENT URL KEY
import { spawn } from 'node:child_process';
import path from 'node:path';
import readline from 'node:readline';

const PROGRAMS = path.join(import.meta.dirname, 'node_modules');
const INSPECTOR = path.join(PROGRAMS, '@modelcontextprotocol/inspector/clients/cli/build/index.js');
const MCP_REMOTE = path.join(PROGRAMS, 'mcp-remote/dist/proxy.js');

const textOf = ({ content = [] }) => content.map(({ text }) => text).join('\n');

/** What a CallToolResult shows: the value of one that went well, else the words of the refusal. */
const outcomeOf = (result) => (result.isError ? { refused: textOf(result) } : { value: result.structuredContent });

const headersOf = (key) => ({ Authorization: `Bearer ${key}` });

async function connectSdk(transport) {
  const { Client } = await import('@modelcontextprotocol/sdk/client/index.js');
  const client = new Client({ name: 'drive', version: '1' });
  await client.connect(transport);
  return {
    list: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, input) => outcomeOf(await client.callTool({ name, arguments: input })),
    close: () => client.close(),
  };
}

const CLIENTS = {
  async sdk(url, key) {
    const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
    return connectSdk(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers: headersOf(key) } }));
  },

  /** With tokens of an application instead of a key: `key` is JSON of its registration and tokens. */
  async 'sdk-oauth'(url, key) {
    const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
    const kept = JSON.parse(key);
    const authProvider = {
      redirectUrl: kept.redirectUri,
      clientMetadata: { redirect_uris: [kept.redirectUri] },
      clientInformation: () => kept.registration,
      tokens: () => kept.tokens,
      saveTokens: (tokens) => (kept.tokens = tokens),
      redirectToAuthorization: () => {},
      saveCodeVerifier: () => {},
      codeVerifier: () => '',
    };
    return connectSdk(new StreamableHTTPClientTransport(new URL(url), { authProvider }));
  },

  /** Without a key it signs in through a browser, whose address it prints. */
  async 'mcp-remote'(url, key) {
    const { StdioClientTransport } = await import('@modelcontextprotocol/sdk/client/stdio.js');
    const { PATH, HOME, MCP_REMOTE_CONFIG_DIR, BROWSER } = process.env;
    return connectSdk(
      new StdioClientTransport({
        command: process.execPath,
        args: [MCP_REMOTE, url, ...(key ? ['--header', 'Authorization:${AUTHORIZATION}'] : [])],
        env: { PATH, HOME, MCP_REMOTE_CONFIG_DIR, BROWSER, AUTHORIZATION: headersOf(key).Authorization },
        stderr: 'inherit',
      }),
    );
  },

  async 'ai-sdk'(url, key) {
    const { createMCPClient } = await import('@ai-sdk/mcp');
    const client = await createMCPClient({ transport: { type: 'http', url, headers: headersOf(key) } });
    const tools = await client.tools();
    return {
      list: () => Object.keys(tools),
      call: async (name, input) =>
        outcomeOf(
          await (tools[name]
            ? tools[name].execute(input, { toolCallId: '1', messages: [] })
            : client.callTool({ name, arguments: input })),
        ),
      close: () => client.close(),
    };
  },

  async 'mcp-use'(url, key) {
    process.env.MCP_USE_ANONYMIZED_TELEMETRY = 'false';
    const { MCPClient } = await import('mcp-use/client');
    const client = new MCPClient({ mcpServers: { aisle: { url, headers: headersOf(key) } } });
    const session = await client.createSession('aisle');
    return {
      list: async () => (await session.listTools()).map(({ name }) => name),
      call: async (name, input) => outcomeOf(await session.callTool(name, input)),
      close: () => client.closeAllSessions(),
    };
  },

  /** A process for each call, as at a terminal. */
  inspector(url, key) {
    async function inspect(...args) {
      const given = ['--server-url', url, '--transport', 'http', '--header', `Authorization: Bearer ${key}`];
      const child = spawn(process.execPath, [INSPECTOR, ...given, '--format', 'json', '--stored-auth-only', ...args]);
      let printed = '';
      let complaint = '';
      child.stdout.on('data', (chunk) => (printed += chunk));
      child.stderr.on('data', (chunk) => (complaint += chunk));
      await new Promise((resolve) => child.on('close', resolve));
      if (!printed) throw new Error(complaint);
      return JSON.parse(printed).result;
    }
    return {
      list: async () => (await inspect('--method', 'tools/list')).tools.map(({ name }) => name),
      call: async (name, input) => {
        const args = ['--method', 'tools/call', '--tool-name', name, '--tool-args-json', JSON.stringify(input)];
        return outcomeOf(await inspect(...args));
      },
      close: () => {},
    };
  },
};

const [name, url, key] = process.argv.slice(2);
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);
const tell = async (id, work) => say({ id, ...(await work().catch((error) => ({ refused: String(error.message) }))) });

let client;
await tell(0, async () => {
  client = await CLIENTS[name](url, key);
  return { value: 'connected' };
});
for await (const line of readline.createInterface({ input: process.stdin })) {
  const { id, tool, input } = JSON.parse(line);
  // Not waited for: clients call several tools at once.
  void tell(id, async () => (tool === undefined ? { value: await client.list() } : client.call(tool, input)));
}
await client?.close();
process.exit(0);
