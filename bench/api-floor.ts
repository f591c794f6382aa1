import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { openDatabase } from '../src/storage/database.ts';
import { serveFloor } from './floor.ts';

/**
 * Only the same HTTP library, and the cheapest statements with these results: prepared once, by primary key, nothing counted.
 * No key, no parsing, no audit.
 */
const ASSISTANT = {
  name: 'assistant',
  text: 'select * from assistants where organization_id = $1 and assistant_id = $2',
};
const CATALOGUE = {
  name: 'catalogue',
  text: `select product_id, assistant_id, url, title, external_id, description, price, currency, availability, image_url, brand,
    category, created_at, updated_at
  from products where organization_id = $1 and assistant_id = $2 order by product_id desc limit 50`,
};

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
