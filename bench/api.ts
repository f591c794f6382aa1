import { compare, withShop } from './load.ts';

/**
 * Requests per second of the service against a floor server that only runs the same SELECT through the same HTTP
 * library: what is left is the price of authentication, parsing, and listing the fields.
 */
export async function run(): Promise<void> {
  await withShop(async ({ key, assistantId }, start) => {
    const [ours, floor] = [await start('src/cli.ts', 'serve'), await start('bench/api-floor.ts')];
    for (const action of ['get_assistant', 'list_catalogue']) {
      const load = { headers: { Authorization: `Bearer ${key}` }, body: { assistantId } };
      const path = `/api/rest/actions/${action}`;
      await compare(
        action,
        [
          { ...load, url: ours + path },
          { ...load, url: floor + path },
        ],
        0.6,
      );
    }
  });
}
