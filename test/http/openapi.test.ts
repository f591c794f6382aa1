import { describe, expect, it } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { createOpenApi } from '../../src/http/openapi.ts';
import { toSchema } from '../../src/http/schema.ts';
import { sharedService } from '../setup/service.ts';

interface Operation {
  operationId: string;
  requestBody: { required: boolean; content: { 'application/json': { schema: Schema; example: unknown } } };
  responses: Record<
    string,
    { $ref?: string; content?: { 'application/json': { schema: Schema; example: { result: unknown } } } }
  >;
}

interface Schema {
  type?: string | string[];
  additionalProperties?: boolean;
  required?: string[];
  properties?: Record<string, Schema>;
}

interface Description {
  openapi: string;
  info: { version: string };
  security: unknown[];
  paths: Record<string, { post: Operation }>;
  components: {
    schemas: Record<string, Schema>;
    securitySchemes: Record<string, unknown>;
    responses: Record<string, unknown>;
  };
}

const description = createOpenApi('https://aisle.test') as unknown as Description;

const service = await sharedService();

it('is served, and is the same', async () => {
  const response = await service.app.request('/api/openapi.json');
  expect(response.status).toBe(200);
  const served = (await response.json()) as Description;
  expect([served.openapi, served.info.version]).toEqual(['3.1.0', '1.0.0']);
  expect(served.paths).toEqual(JSON.parse(JSON.stringify(description.paths)));
});

it('has every action with every status, and every reference leads somewhere', () => {
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
    expect(action.output.parse(post?.responses['200']?.content?.['application/json'].example.result)).toEqual(
      action.example.result,
    );
  });

  it('allows no other fields and writes a nullable field as one list of types', () => {
    const schema = post?.requestBody.content['application/json'].schema;
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    expect(JSON.stringify(schema)).not.toContain('anyOf');
  });
});

it('writes what may be null as a list of types with its format', () => {
  const input = actions.get('update_assistant')?.input;
  expect(input && toSchema(input, 'input')).toMatchObject({
    properties: { siteUrl: { type: ['string', 'null'], format: 'uri' }, status: { enum: ['draft', 'live'] } },
  });
});

describe('/docs', () => {
  it('is a page under a policy that names no other host', async () => {
    const page = await service.app.request('/docs');
    expect(page.status).toBe(200);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:/);
    const text = await page.text();
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
    for (const [, file] of text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const response = await service.app.request(file ?? '');
      expect([file, response.status]).toEqual([file, 200]);
    }
  });

  it.each(['/docs/package.json', '/docs/..%2f..%2fpackage.json', '/docs/constructor', '/docs/swagger-ui.js.map'])(
    'gives nothing else: %s',
    async (path) => {
      expect((await service.send(path, {})).status).toBe(404);
    },
  );
});
