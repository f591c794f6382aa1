import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { givenText } from '../domain/fields.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { withVersion } from '../domain/version.ts';

const groups = z
  .array(
    z
      .array(givenText(TEXT_LIMITS.synonym))
      .min(2, 'must have at least 2 words or phrases')
      .max(20, 'must have at most 20 words or phrases'),
  )
  .max(500, 'must have at most 500 groups');

const Synonyms = z.object({ groups: z.array(z.array(z.string())), version: z.string() });

export const list_synonyms = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId }),
  output: Synonyms,
  async run({ assistantId: id }, { organizationId, store }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id));
    return withVersion({ groups: await store.search.synonyms(organizationId, id) });
  },
});

export const set_synonyms = operation({
  permission: 'catalogue:edit',
  effect: 'update',
  input: z.strictObject({ assistantId, groups }),
  output: Synonyms,
  async run({ assistantId: id, groups: after }, { organizationId, store, changed }) {
    orNotFound('assistant', await store.assistants.exists(organizationId, id, { keep: true }));
    const before = await store.search.synonyms(organizationId, id);
    await store.search.setSynonyms(organizationId, id, after);
    changed(id, { groups: before }, { groups: after });
    return withVersion({ groups: after });
  },
});
