import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestService, createTestService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

let service: TestService;
let ours: Awaited<ReturnType<typeof createOwner>>;
let theirs: typeof ours;

beforeAll(async () => {
  service = await createTestService();
  ours = await createOwner(service, 'Ours');
  theirs = await createOwner(service, 'Theirs');
});
afterAll(() => service.close());

it('keeps one translation for each language, of its own organization and assistant only, as long as there is the product', async () => {
  const call = <T>(operation: string, input: object) =>
    ours.result<T>(`organizations/${ours.organizationId}/${operation}`, input);
  const { assistantId } = await call<{ assistantId: string }>('create_assistant', { name: 'Shop' });
  const other = await call<{ assistantId: string }>('create_assistant', { name: 'Other' });
  const fields = { title: 'Kinderwagen', url: 'https://shop.example/amsel' };
  const { productId } = await call<{ productId: string }>('add_product', { assistantId, ...fields });
  const { productTranslations } = service.store;
  const row = { productId, language: 'es', sourceHash: '1', title: 'Cochecito', text: 'cochecito' };
  const place = [ours.organizationId, assistantId] as const;
  await productTranslations.put(...place, [
    { ...row, title: 'Carrito' },
    { ...row, language: 'fr', title: 'Poussette' },
  ]);
  await productTranslations.put(...place, [row, { ...row, productId: 'prd_gone' }]);
  await productTranslations.put(theirs.organizationId, assistantId, [{ ...row, title: 'Stolen' }]);
  await productTranslations.put(ours.organizationId, other.assistantId, [{ ...row, title: 'Elsewhere' }]);

  const { productId: _, ...stored } = row;
  expect(await productTranslations.find(...place, 'es', [productId])).toEqual(new Map([[productId, stored]]));
  expect(await productTranslations.find(...place, 'de', [productId])).toEqual(new Map());
  expect(await productTranslations.find(theirs.organizationId, assistantId, 'es', [productId])).toEqual(new Map());
  expect(await productTranslations.find(ours.organizationId, other.assistantId, 'es', [productId])).toEqual(new Map());
  expect(await call('get_product_details', { productId })).toMatchObject({
    translations: [
      { language: 'es', title: 'Cochecito', text: 'cochecito' },
      { language: 'fr', title: 'Poussette' },
    ],
  });

  await call('remove_product', { productId });
  expect(await productTranslations.of(ours.organizationId, productId)).toEqual([]);
});
