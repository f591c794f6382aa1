import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { openDatabase } from '../src/storage/database.ts';
import { serveFloor } from './floor.ts';

/** Only the same HTTP library and the same SELECTs: no key, no parsing, no audit. */
const ASSISTANT = `select a.*,
    (select count(*) from products p where p.organization_id = a.organization_id and p.assistant_id = a.assistant_id) as catalogue_size,
    (select count(*) from knowledge k where k.organization_id = a.organization_id and k.assistant_id = a.assistant_id) as knowledge_count
  from assistants a where a.organization_id = $1 and a.assistant_id = $2`;
const CATALOGUE = `select product_id, assistant_id, url, title, external_id, description, price, currency, availability, image_url, brand,
    category, created_at, updated_at
  from products where organization_id = $1 and assistant_id = $2 order by product_id desc limit 50`;

const { pool, close } = await openDatabase({ dataDirectory: process.env['DATA_DIR'] ?? '' });
const organizationId = process.env['ORGANIZATION'];
const app = new Hono()
  .post('/api/rest/actions/get_assistant', async (c) => {
    const { assistantId } = await c.req.json<{ assistantId: string }>();
    const { rows } = await pool.query(ASSISTANT, [organizationId, assistantId]);
    return c.json({ result: rows[0] });
  })
  .post('/api/rest/actions/list_catalogue', async (c) => {
    const { assistantId } = await c.req.json<{ assistantId: string }>();
    const { rows } = await pool.query(CATALOGUE, [organizationId, assistantId]);
    return c.json({ result: rows });
  });

const listener = getRequestListener(app.fetch);
const server = createServer((request, response) => void listener(request, response));
serveFloor(server, close);
