import { compare, withShop } from './load.ts';

/** What the check of a key costs: the service against itself with the caller given. */
export async function run(): Promise<void> {
  await withShop(async ({ key, assistantId }, start) => {
    const [ours, floor] = [await start('src/cli.ts', 'serve'), await start('bench/auth-floor.ts')];
    for (const action of ['get_assistant', 'list_catalogue']) {
      const load = { headers: { Authorization: `Bearer ${key}` }, body: { assistantId } };
      const path = `/api/rest/actions/${action}`;
      await compare(
        action,
        [
          { ...load, url: ours + path },
          { ...load, url: floor + path },
        ],
        0.75,
      );
    }
  });
}
