/** `npm run bench -- NAME`: every figure we claim, as a command. */
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
    records: () => import('./records.ts'),
  }),
);

const name = process.argv[2] ?? '';
const load = benches.get(name);
if (!load) {
  process.stderr.write(`There is no bench ${JSON.stringify(name)}. There are: ${[...benches.keys()].join(', ')}.\n`);
  process.exit(2);
}
await (await load()).run();
