import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import { describe, expect, it } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { renderDocs } from '../../src/http/docs.ts';
import { type OpenApi, createOpenApi } from '../../src/http/openapi.ts';
import { toSchema } from '../../src/http/schema.ts';
import { sharedService } from '../setup/service.ts';

const description = createOpenApi('https://aisle.test');

const service = await sharedService();

it('is served unchanged', async () => {
  const response = await service.app.request('/api/openapi.json');
  expect(response.status).toBe(200);
  const served = (await response.json()) as OpenApi;
  expect([served.openapi, served.info.version]).toEqual(['3.1.0', '1.0.0']);
  expect(served.paths).toEqual(JSON.parse(JSON.stringify(description.paths)));
});

it('has every action with every status, and resolves every reference', () => {
  expect(Object.keys(description.paths)).toEqual([...actions.keys()].map((name) => `/api/rest/actions/${name}`));
  for (const { post } of Object.values(description.paths))
    expect(Object.keys(post.responses)).toEqual(['200', '400', '401', '403', '404', '405', '413', '429', '500']);
  for (const [name, schema] of Object.entries(description.components.schemas))
    expect([name, Object.keys(schema.properties ?? {}).length]).not.toEqual([name, 0]);
  expect(description.components.schemas['Product']?.properties).toMatchObject({
    price: { type: ['number', 'null'] },
    imageUrl: { type: ['string', 'null'] },
  });
  // Shops write URLs that browsers accept and RFC 3986 does not: validating clients must be able to read them.
  expect(JSON.stringify(description.components.schemas)).not.toContain('"uri"');
  const references = JSON.stringify(description).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g);
  const missing = [...references].filter(([, kind, name]) => {
    const part = description.components[kind as 'schemas'];
    return !Object.hasOwn(part, name ?? '');
  });
  expect(missing).toEqual([]);
});

describe.each([...actions])('%s', (name, action) => {
  const { post } = description.paths[`/api/rest/actions/${name}`] ?? {};

  it('has examples that are valid', () => {
    expect(action.input.parse(post?.requestBody.content['application/json'].example)).toBeDefined();
    expect(action.output.parse(post?.responses['200']?.content?.['application/json'].example?.result)).toEqual(
      action.example.result,
    );
  });

  it('allows no other fields and writes a nullable field as one list of types', () => {
    const schema = post?.requestBody.content['application/json'].schema;
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(JSON.stringify(schema)).not.toContain('anyOf');
  });
});

it('writes a nullable field as a list of types with its format', () => {
  const input = actions.get('update_assistant')?.input;
  expect(input && toSchema(input, 'input')).toMatchObject({
    properties: { siteUrl: { type: ['string', 'null'], format: 'uri' }, status: { enum: ['draft', 'live'] } },
  });
});

const toJson = (value: unknown) => JSON.stringify(value, null, 2);
const escape = async (text: string) => (await html`${text}`).toString();

describe('/docs', async () => {
  const response = await service.app.request('/docs');
  const page = await response.text();
  const articleOf = (id: string) => page.split(`<article id="${id}">`)[1]?.split('</article>')[0] ?? '';
  const textOf = (id: string) =>
    articleOf(id)
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ');

  it('is served under a policy that allows only its own script and style', () => {
    expect(response.status).toBe(200);
    const hashes = ['script', 'style'].map((name) => {
      const [text = '', ...more] = page.split(`<${name}>`).slice(1);
      expect(more).toEqual([]);
      const hash = createHash('sha256').update(text.split(`</${name}>`)[0] ?? '');
      return `${name}-src 'sha256-${hash.digest('base64')}'`;
    });
    const others = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];
    expect(response.headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'none'",
      ...hashes,
      ...others,
    ]);
    expect(page).not.toMatch(/ (src|style|on\w+)=/);
  });

  it.each([...actions])('describes %s with its permission, fields, errors and an example', async (name, action) => {
    const { title, description: text, permission, input, example } = action;
    const fields = Object.keys(input.shape).map((field) => `<code>${field}</code>`);
    const errors = [400, 401, 403, 404, 405, 413, 429, 500].map((status) => `href="#error-${status}"`);
    const texts = [title, text, permission, ...[example.input, { result: example.result }].map(toJson)];
    const request = `curl http://localhost/api/rest/actions/${name} `;
    for (const part of [...fields, ...errors, request, ...(await Promise.all(texts.map(escape)))])
      expect(articleOf(name)).toContain(part);
  });

  it.each([
    ['update_assistant', 'assistantId required string, at most 100 characters Identifier of the assistant'],
    ['update_assistant', 'name string, 1 to 200 characters'],
    ['update_assistant', 'status string, one of draft, live'],
    ['update_assistant', 'siteUrl string (URI) or null, at most 2,048 characters'],
    ['update_assistant', 'look of the widget launcher and panel. primaryColor string, at most 100 characters'],
    ['update_assistant', 'Result AssistantDetails Errors'],
    ['list_catalogue', 'limit integer, 1 to 200 Maximum number of products; 50 when omitted.'],
    ['list_catalogue', 'Result array of Product Errors'],
    ['list_assistants', 'Input No fields: send {}.'],
    ['remove_product', 'deleted boolean, always true'],
    ['Product', 'price number or null'],
    ['Branding', 'logoUrl optional string'],
  ])('%s: %s', (id, text) => expect(textOf(id)).toContain(text));

  it('describes every record, and resolves every link', () => {
    for (const [name, { properties = {} }] of Object.entries(description.components.schemas))
      if (name !== 'Error')
        for (const field of Object.keys(properties)) expect(articleOf(name)).toContain(`<code>${field}</code>`);
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const targets = [...page.matchAll(/ href="#([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(targets).toEqual(expect.arrayContaining([...actions.keys()]));
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('escapes every text and name of the description', async () => {
    const hostile = `"><img src=x onerror=alert(1)>'&`;
    const spoiled = JSON.parse(JSON.stringify(description), (key, value: unknown) => {
      if (typeof value === 'string') return value + hostile;
      if (!['paths', 'properties', 'schemas'].includes(key)) return value;
      return Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name + hostile, inner]));
    }) as OpenApi;
    const text = (await renderDocs(spoiled, `https://aisle.test${hostile}`)).toString();
    expect(text.match(/&quot;&gt;&lt;img src=x onerror=alert\(1\)&gt;&#39;&amp;/g)?.length).toBeGreaterThan(500);
    expect(text).not.toMatch(/<img|">&lt;img/);
    // In the shell, a quote would end the body of the example.
    expect(text).toContain(String.raw`alert(1)&gt;&#39;\&#39;&#39;&amp;&quot;`);
  });
});
