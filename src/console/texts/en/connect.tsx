import type { ReactNode } from 'react';

export const connect = {
  title: 'Connect',
  lead: 'Use Aisle from your own programs, and from agents such as Claude and ChatGPT.',
  rest: {
    title: 'Your programs: the REST API',
    lead: 'Every action is a POST request with JSON, authorized by an API key.',
    address: 'Address of the API',
    createKey: 'Create a key',
    step1: (createKey: ReactNode) => <>{createKey}. Keys that only view are enough for a first try.</>,
    step2: 'Run this, paste the key, and press Enter. The key is neither shown nor kept in the shell’s history.',
    readKey: 'Read the key',
    step3: 'List your assistants:',
    tryIt: 'Try the API',
    reference: 'API reference',
    documents: 'How to run Aisle and to put it into shops is in [its manual](/docs/operating).',
    description: 'OpenAPI description',
    see: (reference: ReactNode, description: ReactNode) => (
      <>
        The {reference} has every action with its fields, errors and examples. Client generators use the {description}.
      </>
    ),
  },
  mcp: {
    title: 'AI agents: MCP',
    lead: (apps: ReactNode) => (
      <>
        Agents use the same actions over the Model Context Protocol. To connect one, you sign in, choose an
        organization, and approves viewing only or changes too; {apps} lists what you have connected.
      </>
    ),
    apps: 'Connected apps',
    address: 'MCP server URL',
    agent: 'Your agent',
    names: {
      claude: 'Claude (web, desktop, mobile)',
      claudeCode: 'Claude Code',
      chatgpt: 'ChatGPT',
      cursor: 'Cursor',
      vscode: 'VS Code',
      other: 'Another one',
    },
    notPublic:
      'It connects from its maker’s servers, so Aisle needs an address on the internet with HTTPS. This one is not.',
    signIn: 'By signing in',
    key: 'With an API key',
    noKey: 'It connects only by signing in.',
    docs: (agent: string) => `Documentation of ${agent}`,
    copy: {
      claude: 'URL for Claude',
      claudeCode: 'Command for Claude Code',
      chatgpt: 'URL for ChatGPT',
      cursor: 'Sign-in for Cursor',
      vscode: 'Sign-in for VS Code',
      other: 'URL for your agent',
    },
    copyKey: {
      claudeCode: 'Key for Claude Code',
      cursor: 'Key for Cursor',
      vscode: 'Key for VS Code',
      other: 'Header for your agent',
    },
    /** Instructions for using the copied text. */
    steps: {
      claude: [
        'In Claude, open Customize → Connectors, press +, and choose Add custom connector. In a Team or Enterprise plan an owner adds it in the organization’s settings.',
        'Name it Aisle, paste the URL, and press Add.',
        'Press Connect, sign in here, and approve.',
      ],
      claudeCode: [
        'Run the command in a terminal.',
        'In Claude Code, enter /mcp, choose aisle, and sign in in the browser.',
      ],
      chatgpt: [
        'Open chatgpt.com/plugins, press +, and choose Add custom MCP server. In a workspace, its admins decide who may.',
        'Name it Aisle, paste the URL as the server URL, and choose OAuth.',
        'Create it as a plugin, sign in here, and approve.',
      ],
      cursor: [
        'Add this to ~/.cursor/mcp.json, or to .cursor/mcp.json in a project.',
        'Restart Cursor, and sign in in the browser when it asks you to.',
      ],
      vscode: [
        'Add this to .vscode/mcp.json in a workspace, or run MCP: Open User Configuration for all of them.',
        'Start the server, and sign in in the browser when VS Code asks you to.',
      ],
      other: ['Give it the URL as a server with Streamable HTTP.', 'Sign in in the browser when it asks you to.'],
    },
    keySteps: {
      claudeCode: [
        'Add this to .mcp.json in a project. It names the variable, not the key, so that it can be shared.',
        'Read the key as above, and start Claude Code in the same terminal.',
      ],
      cursor: [
        'Add this instead. It names the variable, not the key, so that it can be shared.',
        'Start Cursor with the variable AISLE_API_KEY set. If it offers a sign-in nevertheless, sign in: it needs no key then.',
      ],
      vscode: ['Add this instead. VS Code asks for the key once, and stores it safely.'],
      other: ['Have it send this header with each request, as over REST.'],
    },
  },
};
