import { newId } from '../src/domain/ids.ts';
import { shareDatabase } from '../src/storage/database.ts';
import { putPassages } from '../src/storage/search/knowledge-words.ts';
import { isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { median } from './quantiles.ts';
import { queryFor, randomFrom, sentences } from './search-shops.ts';
import { withDatabase } from './with-database.ts';

const ENTRIES = isQuick ? 5_000 : 100_000;
const BATCH = 500;
const FIRST = 9;
const MAX_MS = 50;

/** The first question that a process is asked, by an assistant with much knowledge. */
export async function benchKnowledge(): Promise<void> {
  await withDatabase(async ({ store, pool, server }) => {
    const { organizationId } = await store.organizations.insert('Knowing');
    const { assistantId } = await store.assistants.insert(organizationId, { name: 'Shop', modelName: 'none' });
    const other = await store.assistants.insert(organizationId, { name: 'Other', modelName: 'none' });
    await store.knowledge.insert(organizationId, other.assistantId, {
      title: 'Care',
      content: 'Wash it by hand.',
      sourceType: 'guide',
    });
    await store.search.refresh(organizationId, other.assistantId);
    const random = randomFrom(5);
    const started = performance.now();
    for (let at = 0; at < ENTRIES; at += BATCH) {
      const entries = Array.from({ length: BATCH }, () => {
        return { knowledgeId: newId('knw'), title: sentences(random, 1), content: sentences(random, 8) };
      });
      await pool.query(
        `insert into knowledge (organization_id, assistant_id, knowledge_id, title, content, source_type)
         select $1, $2, id, title, content, 'guide' from unnest($3::text[], $4::text[], $5::text[]) as t(id, title, content)`,
        [
          organizationId,
          assistantId,
          ...(['knowledgeId', 'title', 'content'] as const).map((name) => entries.map((entry) => entry[name])),
        ],
      );
      await putPassages(store.queryText, organizationId, assistantId, entries);
    }
    const rate = (ENTRIES / (performance.now() - started)) * 1000;
    await store.search.refresh(organizationId, assistantId);
    await pool.query('vacuum analyze');
    const knowledge = `${ENTRIES.toLocaleString('en')} knowledge entries`;
    report(`${knowledge}, indexed`, rate, { unit: '/s' });
    const times: number[] = [];
    for (let round = 0; round < FIRST; round++) {
      const fresh = shareDatabase(server, { connections: 2 });
      try {
        // The process has connections and has answered others, but knows nothing of this assistant.
        for (let turn = 0; turn < 3; turn++)
          await fresh.store.passages.search(organizationId, other.assistantId, queryFor(0, 1_000, random), 5);
        const asked = performance.now();
        await fresh.store.passages.search(organizationId, assistantId, queryFor(0, 1_000, random), 5);
        times.push(performance.now() - asked);
      } finally {
        await fresh.close();
      }
    }
    report(`${knowledge}, first question of a process, median`, median(times), { unit: 'ms', atMost: MAX_MS });
  });
}
