/** The variable that snippets take an API key from, so that none of them holds a secret. */
const KEY = 'AISLE_API_KEY';

export const restUrl = (origin: string): string => `${origin}/api/rest/actions`;
export const mcpUrl = (origin: string): string => `${origin}/api/mcp`;

/** Reads a key without showing it, and without a trace in the shell's history; in bash and zsh. */
export const READ_KEY = `read -rs ${KEY}; export ${KEY}`;

export const curl = (origin: string): string =>
  [
    `curl ${restUrl(origin)}/list_assistants`,
    `  -H "Authorization: Bearer $${KEY}"`,
    `  -H 'Content-Type: application/json' -d '{}'`,
  ].join(' \\\n');

export type AgentName = 'claude' | 'claudeCode' | 'chatgpt' | 'cursor' | 'vscode' | 'other';

interface Agent {
  /** Its own documentation, which the snippets follow. */
  docs?: string;
  /** The text that its user copies to connect by signing in. */
  signIn: (origin: string) => string;
  /** The same with an API key, if it can send one. */
  key?: (origin: string) => string;
}

const json = (value: object): string => JSON.stringify(value, null, 2);
const bearer = (variable: string) => ({ Authorization: `Bearer ${variable}` });

export const AGENTS: Readonly<Record<AgentName, Agent>> = {
  claude: {
    docs: 'https://support.claude.com/en/articles/11175166-get-started-with-custom-connectors-using-remote-mcp',
    signIn: mcpUrl,
  },
  claudeCode: {
    docs: 'https://code.claude.com/docs/en/mcp',
    signIn: (origin) => `claude mcp add --transport http aisle ${mcpUrl(origin)}`,
    key: (origin) =>
      json({ mcpServers: { aisle: { type: 'http', url: mcpUrl(origin), headers: bearer(`\${${KEY}}`) } } }),
  },
  chatgpt: {
    docs: 'https://developers.openai.com/api/docs/guides/custom-mcp-server',
    signIn: mcpUrl,
  },
  cursor: {
    docs: 'https://cursor.com/docs/mcp',
    signIn: (origin) => json({ mcpServers: { aisle: { url: mcpUrl(origin) } } }),
    key: (origin) => json({ mcpServers: { aisle: { url: mcpUrl(origin), headers: bearer(`\${env:${KEY}}`) } } }),
  },
  vscode: {
    docs: 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration',
    signIn: (origin) => json({ servers: { aisle: { type: 'http', url: mcpUrl(origin) } } }),
    key: (origin) =>
      json({
        inputs: [{ type: 'promptString', id: 'aisle-key', description: 'Aisle API key', password: true }],
        // oxlint-disable-next-line no-template-curly-in-string -- VS Code fills it in
        servers: { aisle: { type: 'http', url: mcpUrl(origin), headers: bearer('${input:aisle-key}') } },
      }),
  },
  other: { signIn: mcpUrl, key: () => `Authorization: Bearer $${KEY}` },
};

/** Returns true if servers on the internet can reach an address; those of hosted agents need HTTPS. */
export function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && hostname !== 'localhost' && !/^(?:127\.|\[)/.test(hostname);
}
