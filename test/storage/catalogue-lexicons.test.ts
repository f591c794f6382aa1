import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, createTestService } from '../setup/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

it('keeps one lexicon for each language, of its own organization and assistant only, as long as there is the assistant', async () => {
  const { organizations, assistants, catalogueLexicons } = service.store;
  const [ours, theirs] = [await organizations.insert('Ours'), await organizations.insert('Theirs')];
  const { organizationId } = ours;
  const { assistantId } = await assistants.insert(organizationId, { name: 'Shop', modelName: '' });
  const { assistantId: other } = await assistants.insert(organizationId, { name: 'Other', modelName: '' });
  const lexicon = { entries: [{ name: 'Schleier', words: ['voile'] }], sourceHash: 'b' };
  await catalogueLexicons.put(organizationId, assistantId, 'fr', { entries: [], sourceHash: 'a' });
  await catalogueLexicons.put(organizationId, assistantId, 'fr', lexicon);
  await catalogueLexicons.put(theirs.organizationId, assistantId, 'fr', { entries: [], sourceHash: 'stolen' });

  expect(await catalogueLexicons.find(organizationId, assistantId, 'fr')).toMatchObject(lexicon);
  for (const [organization, assistant, language] of [
    [organizationId, assistantId, 'es'],
    [organizationId, other, 'fr'],
    [theirs.organizationId, assistantId, 'fr'],
  ] as const)
    expect(await catalogueLexicons.find(organization, assistant, language)).toBeNull();

  await assistants.delete(organizationId, assistantId);
  expect(await catalogueLexicons.find(organizationId, assistantId, 'fr')).toBeNull();
});
