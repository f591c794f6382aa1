import type { CatalogueLexicon, CatalogueLexicons } from '../../domain/catalogue-lexicon.ts';
import type { QueryText } from '../text-query.ts';

const FIND = `select entries, source_hash as "sourceHash", checked_at as "checkedAt" from catalogue_lexicons
  where organization_id = $1 and assistant_id = $2 and language = $3`;

const PUT = `insert into catalogue_lexicons (organization_id, assistant_id, language, source_hash, entries)
  select organization_id, assistant_id, $3, $4, $5 from assistants where organization_id = $1 and assistant_id = $2
  on conflict (organization_id, assistant_id, language) do update
    set source_hash = excluded.source_hash, entries = excluded.entries, checked_at = now()`;

export const createCatalogueLexicons = (queryText: QueryText): CatalogueLexicons => ({
  async find(organizationId, assistantId, language) {
    const [row] = await queryText<CatalogueLexicon & { checkedAt: Date }>(FIND, [
      organizationId,
      assistantId,
      language,
    ]);
    return row ?? null;
  },
  async put(organizationId, assistantId, language, { sourceHash, entries }) {
    await queryText(PUT, [organizationId, assistantId, language, sourceHash, JSON.stringify(entries)]);
  },
});
