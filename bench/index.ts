import { benchName } from './arguments.ts';
import { reportDone } from './figure.ts';

/** `npm run bench -- NAME`: every figure we claim, as a command. `all` runs every bench in turn and prints one table. */
const benches = new Map<string, () => Promise<{ run(): Promise<void> }>>(
  Object.entries({
    api: () => import('./api.ts'),
    auth: () => import('./auth.ts'),
    limits: () => import('./limits.ts'),
    mcp: () => import('./mcp.ts'),
    console: () => import('./console.ts'),
    catalogue: () => import('./catalogue.ts'),
    import: () => import('./import.ts'),
    search: () => import('./search.ts'),
    extraction: () => import('./extraction.ts'),
    patterns: () => import('./patterns.ts'),
    evidence: () => import('./evidence.ts'),
    chat: () => import('./chat.ts'),
    conversations: () => import('./conversations.ts'),
    widget: () => import('./widget.ts'),
    crawl: () => import('./crawl.ts'),
    isolation: () => import('./isolation.ts'),
    kills: () => import('./kills.ts'),
    scaling: () => import('./scaling.ts'),
    records: () => import('./records.ts'),
    peers: () => import('./peers.ts'),
  }),
);

const load = benches.get(benchName);
if (load) {
  await (await load()).run();
  reportDone();
} else if (benchName === 'all') await (await import('./all.ts')).runAll([...benches.keys()]);
else {
  const names = ['all', ...benches.keys()].join(', ');
  process.stderr.write(`There is no bench ${JSON.stringify(benchName)}. There are: ${names}.\n`);
  process.exitCode = 2;
}
