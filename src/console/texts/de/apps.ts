import type { Texts } from '../texts.ts';

export const apps: Texts['apps'] = {
  title: 'Verbundene Apps',
  lead: 'Agenten und Apps, die Aisle in Ihrem Namen nutzen dürfen, bis Sie sie trennen.',
  empty: {
    title: 'Keine verbundenen Apps',
    next: 'Tragen Sie die MCP-Server-URL von unten in einen Agenten ein, der MCP beherrscht. Er führt Sie hierher, damit Sie sich anmelden und den Zugriff erlauben.',
  },
  app: 'App',
  claimsToBeFrom: (host) => `Stammt nach eigenen Angaben von ${host}.`,
  redirectsTo: (host) => `Leitet weiter zu ${host}`,
  organization: 'Organisation',
  access: 'Zugriff',
  connected: 'Verbunden seit',
  lastUsed: 'Zuletzt genutzt',
  never: 'Nie',
  actions: 'Aktionen',
  disconnect: {
    button: 'Trennen',
    title: (app) => `${app} trennen?`,
    consequence: 'Die App verliert sofort den Zugriff und braucht für eine neue Verbindung wieder Ihre Zustimmung.',
    done: (app) => `${app} wurde getrennt.`,
  },
  connect: {
    title: 'App verbinden',
    lead: 'Tragen Sie diese URL in einen Agenten ein, der das Model Context Protocol (MCP) beherrscht:',
    url: 'MCP-Server-URL',
  },
};
