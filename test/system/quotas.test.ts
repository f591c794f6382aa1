import { expect, inject, it } from 'vitest';
import { aisle, dataDirectory, post, serve } from '../setup/process.ts';

it('an operator sets the quotas of all organizations, or of one at runtime', async () => {
  const directory = dataDirectory();
  const key = inject('shopKey');
  const service = await serve(directory, { QUOTA_ASSISTANTS: '1' });
  const create = () => post(service, key, 'create_assistant', { name: 'Shop' });
  expect((await create()).status).toBe(200);
  expect(await create()).toMatchObject({ status: 400, body: { error: { code: 'quota_exceeded' } } });
  const set = ['quotas', '--organization', 'Shop', '--assistants', '2', '--products', 'off'];
  const { code, stdout } = await aisle(set, { DATA_DIR: directory });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^assistants +1 \/ 2\nproducts +0 \/ unlimited\nknowledge +0 \/ 100,000 \(default\)\n/);
  expect((await create()).status).toBe(200);
  expect((await create()).status).toBe(400);
});
