import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { LRUCache } from 'lru-cache';
import { actions } from '../actions/index.ts';
import { readSource } from '../programs.ts';
import type { AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import { inlineSource } from './inline-source.ts';
import { type OpenApi, type JsonSchema, createOpenApi } from './openapi.ts';

const STYLE = readSource('http/docs.css');

/** Applies the color scheme chosen in the console. */
const SCRIPT = `const scheme = localStorage.getItem('mantine-color-scheme-value');
if (scheme === 'light' || scheme === 'dark') document.documentElement.style.colorScheme = scheme;`;

const POLICY = `default-src 'none'; script-src ${inlineSource(SCRIPT)}; style-src ${inlineSource(STYLE)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

type Html = ReturnType<typeof html>;

/** The API reference at `/docs`, rendered from the OpenAPI description, and below it the documents of this version. */
export function createDocs(configuredUrl: string | undefined): Hono<AppEnv> {
  // Without a configured URL, each name of this machine gets its own form of the page.
  const pages = new LRUCache<string, Html>({ max: 4 });
  return new Hono<AppEnv>()
    .get('/', async (c) => {
      const baseUrl = baseUrlOf(c, configuredUrl);
      let page = pages.get(baseUrl);
      if (!page) pages.set(baseUrl, (page = renderDocs(createOpenApi(baseUrl), baseUrl)));
      c.header('Content-Security-Policy', POLICY);
      return c.html(page);
    })
    .get('/:name', async (c) => {
      // Loaded for the first reader: only people who set something up read the documents.
      const { DOCUMENTS, renderDocument, titleOf } = await import('./documents.ts');
      const name = c.req.param('name');
      const document = renderDocument(name);
      if (document === undefined) return c.notFound();
      c.header('Content-Security-Policy', POLICY);
      const links = DOCUMENTS.map((each) => html`<li><a href="/docs/${each}">${titleOf(each)}</a></li>`);
      const nav = html`<ul>
        <li><a href="/docs">API</a></li>
        ${links}
      </ul>`;
      return c.html(renderPage(titleOf(name), nav, html`<article class="document">${raw(document)}</article>`));
    });
}

export function renderDocs({ paths, tags, components }: OpenApi, baseUrl: string): Html {
  const operations = Object.entries(paths).map(([path, { post }]) => ({ path, ...post }));
  const groups = tags.map(({ name }) => ({ name, operations: operations.filter((each) => each.tags.includes(name)) }));
  const { Error: _error, ...records } = components.schemas;
  const statuses = Object.keys(operations[0]?.responses ?? {}).filter((status) => status !== '200');
  const contents = [
    { id: 'start', title: 'Getting started', entries: [] },
    ...groups.map((group) => ({ id: idOf(group.name), title: group.name, entries: group.operations.map(nameOf) })),
    { id: 'records', title: 'Records', entries: Object.keys(records) },
    { id: 'errors', title: 'Errors', entries: [] },
  ];
  return renderPage(
    'Aisle API',
    renderContents(contents),
    html`${renderStart(baseUrl)}
    ${groups.map(
      (group) =>
        html`<section id="${idOf(group.name)}">
          <h2>${group.name}</h2>
          ${group.operations.map((operation) => renderOperation(operation, baseUrl, statuses))}
        </section>`,
    )}
    ${renderRecords(records)} ${renderErrors(statuses, components)}`,
  );
}

function renderPage(title: string, contents: Html, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style><script>${SCRIPT}</script>`)}
      </head>
      <body>
        <a class="skip" href="#content">Skip to content</a>
        <header>
          <svg aria-hidden="true" width="28" height="28" viewBox="0 0 28 28" fill="none" stroke-linecap="round">
            <rect width="28" height="28" rx="7" />
            <path d="M7.3 21.5 11.7 6.5M20.7 21.5 16.3 6.5M14 21.5v-3.4M14 14.3v-2.3M14 8.5v-1.3" />
          </svg>
          <h1>${title}</h1>
        </header>
        <nav aria-label="Contents">${contents}</nav>
        <main id="content" tabindex="-1">${content}</main>
      </body>
    </html>`;
}

interface Contents {
  id: string;
  title: string;
  entries: string[];
}

function renderContents(contents: readonly Contents[]): Html {
  return html`<ul>
    ${contents.map(
      ({ id, title, entries }) =>
        html`<li>
          <a href="#${id}">${title}</a>
          ${
            entries.length > 0 &&
            html`<ul>
              ${entries.map((name) => html`<li>${linkTo(name)}</li>`)}
            </ul>`
          }
        </li>`,
    )}
  </ul>`;
}

function renderStart(baseUrl: string): Html {
  return html`<section id="start">
    <h2>Getting started</h2>
    <p>
      Every operation is an action: send a <code>POST</code> request with a JSON object, and get
      <code>{"result": …}</code> back. Fields that an action does not list are refused.
    </p>
    <p>
      Send an API key in the header <code>Authorization: Bearer $KEY</code>. Create one in the <a href="/">console</a>,
      with the permissions of the actions that you call.
    </p>
    <dl>
      ${entry(html`Base URL`, html`<code>${baseUrl}/api/rest/actions</code>`)}
      ${entry(html`MCP endpoint`, html`<code>${baseUrl}/api/mcp</code>, with each permitted action as a tool`)}
      ${entry(html`OpenAPI 3.1`, html`<a href="/api/openapi.json">openapi.json</a>`)}
      ${entry(html`Documents`, html`<a href="/docs/operating">Operating</a>, and those that its page lists`)}
    </dl>
  </section>`;
}

function renderRecords(records: Record<string, JsonSchema>): Html {
  return html`<section id="records">
    <h2>Records</h2>
    ${Object.entries(records).map(
      ([name, schema]) =>
        html`<article id="${name}">
          <h3><code>${name}</code></h3>
          ${schema.description && html`<p>${schema.description}</p>`} ${renderFields(schema, 'output')}
        </article>`,
    )}
  </section>`;
}

function renderErrors(statuses: readonly string[], { schemas, responses }: OpenApi['components']): Html {
  return html`<section id="errors">
    <h2>Errors</h2>
    <article>
      <h3>Statuses</h3>
      <dl>
        ${statuses.map((status) =>
          entry(html`<code id="error-${status}">${status}</code>`, html`${responses[`Refused${status}`]?.description}`),
        )}
      </dl>
    </article>
    <article>
      <h3>Body</h3>
      ${schemas['Error'] && renderFields(schemas['Error'], 'output')}
    </article>
  </section>`;
}

type DocumentedOperation = OpenApi['paths'][string]['post'] & { path: string };

function renderOperation(operation: DocumentedOperation, baseUrl: string, statuses: readonly string[]): Html {
  const { operationId: name, summary, path, requestBody, responses } = operation;
  const action = actions.get(name);
  const input = requestBody.content['application/json'];
  const output = responses['200']?.content?.['application/json'];
  const result = output?.schema.properties?.['result'] ?? {};
  return html`<article id="${name}">
    <h3><a href="#${name}">${summary}</a></h3>
    <p><code>POST ${path}</code></p>
    <p>${action?.description}</p>
    <p>Requires <code>${action?.permission}</code>.</p>
    <h4>Input</h4>
    ${
      input.schema.properties && Object.keys(input.schema.properties).length > 0
        ? renderFields(input.schema, 'input')
        : html`<p>No fields: send <code>{}</code>.</p>`
    }
    <h4>Result</h4>
    ${result.properties ? renderFields(result, 'output') : html`<p>${renderType(result)}</p>`}
    <h4>Errors</h4>
    <p>${statuses.map((status) => html`<a href="#error-${status}">${status}</a> `)}</p>
    <h4>Example</h4>
    <pre><code>${curl(baseUrl + path, input.example)}</code></pre>
    <pre><code>${JSON.stringify(output?.example, null, 2)}</code></pre>
  </article>`;
}

function renderFields({ properties = {}, required = [] }: JsonSchema, io: 'input' | 'output'): Html {
  return html`<dl>
    ${Object.entries(properties).map(([name, field]) => {
      const inner = field.items ?? field;
      const isRequired = required.includes(name);
      const note = io === 'input' ? isRequired && 'required' : !isRequired && 'optional';
      return entry(
        html`<code>${name}</code> ${note && html`<small>${note}</small>`}`,
        html`<p>${renderType(field)}${limitsOf(field).map((limit) => html`, ${limit}`)}</p>
          ${field.description && html`<p>${field.description}</p>`} ${inner.properties && renderFields(inner, io)}`,
      );
    })}
  </dl>`;
}

/** Writes `array of Product` or `string (URI) or null`. */
function renderType({ $ref, type, format, items }: JsonSchema): Html {
  if ($ref !== undefined) return linkTo($ref.slice($ref.lastIndexOf('/') + 1));
  if (items) return html`array of ${items.type === 'object' ? 'objects' : renderType(items)}`;
  const [first, ...others] = [type ?? []].flat();
  const inner = format === undefined ? first : `${first} (${format === 'uri' ? 'URI' : format})`;
  return html`${[inner, ...others].join(' or ')}`;
}

function limitsOf({ enum: values, const: only, minLength = 0, maxLength, minimum, maximum }: JsonSchema): Html[] {
  const limits: Html[] = [];
  if (values) limits.push(html`one of ${values.map((value, at) => html`${at > 0 && ', '}<code>${value}</code>`)}`);
  if (only !== undefined) limits.push(html`always <code>${JSON.stringify(only)}</code>`);
  if (maxLength !== undefined)
    limits.push(html`${minLength > 0 ? `${minLength} to` : 'at most'} ${maxLength.toLocaleString('en-US')} characters`);
  // Zod adds the bounds of safe integers to every integer.
  if (maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER) limits.push(html`${minimum} to ${maximum}`);
  return limits;
}

const entry = (term: Html, details: Html): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd>${details}</dd>
  </div>`;

const curl = (url: string, body: unknown): string =>
  [
    `curl ${url} \\`,
    '  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\',
    `  -d '${JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`)}'`,
  ].join('\n');

const idOf = (group: string): string => group.toLowerCase();
const nameOf = ({ operationId }: DocumentedOperation): string => operationId;
const linkTo = (name: string): Html => html`<a href="#${name}"><code>${name}</code></a>`;
