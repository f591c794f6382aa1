/** The page of connected apps. */
export const apps = {
  title: 'Connected apps',
  lead: 'Agents and apps that can use Aisle on your behalf until you disconnect them.',
  empty: {
    title: 'No connected apps',
    next: 'Add the MCP server URL below to any agent that supports MCP. It will bring you here to sign in and approve its access.',
  },
  app: 'App',
  claimsToBeFrom: (host: string) => `Claims to be from ${host}.`,
  redirectsTo: (host: string) => `Redirects to ${host}`,
  organization: 'Organization',
  access: 'Access',
  connected: 'Connected',
  lastUsed: 'Last used',
  never: 'Never',
  actions: 'Actions',
  disconnect: {
    button: 'Disconnect',
    title: (app: string) => `Disconnect ${app}?`,
    consequence: 'It loses access immediately and will need your approval to connect again.',
    done: (app: string) => `${app} was disconnected.`,
  },
  connect: {
    title: 'Connect an app',
    lead: 'Add this URL to any agent that supports the Model Context Protocol (MCP):',
    url: 'MCP server URL',
  },
};
