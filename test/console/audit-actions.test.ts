import { expect, it } from 'vitest';
import { texts } from '../../src/console/texts/texts.ts';
import { organizationOperations } from '../../src/operations/index.ts';

it('names every action that the audit log can contain', async () => {
  const named = Object.keys(texts.auditActions).toSorted();
  const audited = organizationOperations.get('list_audited_actions');
  expect(named).toEqual(await audited?.run({} as never, {} as never));
});
