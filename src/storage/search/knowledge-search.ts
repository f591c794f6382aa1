import type { KnowledgePassage, KnowledgeSearch } from '../../domain/knowledge-search.ts';
import { TEXT_LIMITS, cutText } from '../../domain/text-limits.ts';
import { findPassages } from '../../search/knowledge.ts';
import type { QueryText } from '../text-query.ts';
import { tagLexemes } from './corpus.ts';
import { type CandidateRow, toCandidate } from './search-candidates.ts';
import type { SearchCatalogues } from './search-catalogues.ts';

/** A passage's identifier, for the time of a question. */
const ID = `w.knowledge_id || ' ' || w.place`;

/** As with products, the collation stops the planner from using the primary key. */
const CANDIDATES = `select ${ID} as id, w.lengths::text, null as category,
    ts_filter(setweight(w.words, 'A', $4::text[]), '{a}')::text as matches
  from knowledge_passages w
  where w.organization_id = $1 collate "C" and w.assistant_id = $2 and w.words @@ $3::tsquery limit $5`;

const PASSAGES = `select ${ID} as id, w.knowledge_id as "knowledgeId", k.title, w.passage as text
  from unnest($3::text[], $4::integer[]) as wanted (knowledge_id, place)
  join knowledge_passages w on w.organization_id = $1 and w.assistant_id = $2
    and w.knowledge_id = wanted.knowledge_id and w.place = wanted.place
  join knowledge k on k.organization_id = $1 and k.knowledge_id = w.knowledge_id`;

/** Searches an assistant's knowledge, which is indexed with each change. */
export function createKnowledgeSearch(queryText: QueryText, catalogues: SearchCatalogues): KnowledgeSearch {
  return {
    async search(organizationId, assistantId, query, limit) {
      const { known, tag } = await catalogues.open([organizationId, assistantId, 'knowledge']);
      return findPassages(
        {
          known,
          stemmer: (language) => catalogues.stemmer(language),
          async candidates({ tsquery, lexemes, rows }) {
            const tagged = lexemes.map((lexeme) => tag + lexeme);
            const values = [organizationId, assistantId, tagLexemes(tag, tsquery), tagged, rows];
            return (await queryText<CandidateRow>(CANDIDATES, values)).map(toCandidate);
          },
          async passages(ids) {
            const at = ids.map((id) => id.split(' '));
            const rows = await queryText<Omit<KnowledgePassage, 'score'> & { id: string }>(PASSAGES, [
              organizationId,
              assistantId,
              at.map(([knowledgeId]) => knowledgeId),
              at.map(([, place]) => Number(place)),
            ]);
            return new Map(
              rows.map(({ id, title, ...passage }) => [id, { ...passage, title: cutText(title, TEXT_LIMITS.title) }]),
            );
          },
        },
        query,
        limit,
      );
    },
  };
}
