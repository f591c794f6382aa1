import { benchArguments } from './arguments.ts';
import { installPeers, isInstalled } from './install-peers.ts';
import { API_PEERS } from './directus.ts';
import { reportLeftOut } from './figure.ts';
import { compareWithDirectus } from './peers-api.ts';
import { SEARCH_PEERS, compareSearch } from './peers-search.ts';

/** Directus has a thousand packages. */
const INSTALL_MS = 900_000;

/**
 * Compares our API with Directus, and our search with SQLite's FTS5 and MiniSearch, in turn within one run. Only what
 * is installed takes part: `npm run bench -- peers install` installs both into folders of their own, beside this file.
 */
export async function run(): Promise<void> {
  const missing = new Map<string, string | undefined>();
  for (const folder of [SEARCH_PEERS, API_PEERS]) missing.set(folder, await missingReason(folder));
  await compareSearch(missing.get(SEARCH_PEERS));
  const reason = missing.get(API_PEERS);
  if (reason) reportLeftOut('Directus', reason);
  else await compareWithDirectus();
}

/** The reason why the peers in a folder cannot be compared with; undefined if they can. */
async function missingReason(folder: string): Promise<string | undefined> {
  if (benchArguments.includes('install')) return installPeers(folder, INSTALL_MS);
  return isInstalled(folder) ? undefined : 'it is not installed; `npm run bench -- peers install` does that';
}
