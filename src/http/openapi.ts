import type { z } from 'zod';
import type { AnyAction } from '../actions/action.ts';
import { actions } from '../actions/index.ts';
import { Assistant, AssistantDetails, Branding } from '../domain/assistant.ts';
import { CrawlNote } from '../domain/crawl-note.ts';
import { CrawlRun } from '../domain/crawl-run.ts';
import { Knowledge } from '../domain/knowledge.ts';
import { Product } from '../domain/product.ts';
import { toSchema } from './schema.ts';

/** The part of JSON Schema that the description uses. */
export interface JsonSchema {
  $ref?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: string[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  examples?: unknown[];
}

interface Content<T> {
  'application/json': { schema: JsonSchema; example?: T };
}

interface OpenApiOperation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  requestBody: { required: boolean; content: Content<object> };
  responses: Record<string, { $ref?: string; description?: string; content?: Content<{ result: unknown }> }>;
}

export interface OpenApi {
  openapi: string;
  info: { title: string; version: string; description: string; license: object };
  servers: { url: string }[];
  security: object[];
  tags: { name: string }[];
  paths: Record<string, { post: OpenApiOperation }>;
  components: {
    securitySchemes: Record<string, object>;
    schemas: Record<string, JsonSchema>;
    responses: Record<string, { description: string; content: Content<never> }>;
  };
}

const records = { Assistant, AssistantDetails, Branding, CrawlNote, CrawlRun, Knowledge, Product };

const ErrorSchema: JsonSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', description: 'Machine-readable error code.', examples: ['invalid_input'] },
        message: { type: 'string', description: 'Human-readable message: what is wrong and what to change.' },
        issues: {
          type: 'array',
          description: 'Errors by field.',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'string' }, message: { type: 'string' } },
          },
        },
        requestId: { type: 'string', description: 'Identifies the call in the logs and in the X-Request-Id header.' },
      },
    },
  },
};

const REFUSED: Record<string, string> = {
  400: 'Invalid input: the body does not match the request shape, or the action rejects it.',
  401: 'Missing or invalid API key.',
  403: 'The key may not invoke this action.',
  404: 'Unknown action, or no record has this identifier.',
  405: 'Method other than POST.',
  413: 'The body is larger than 1 MiB.',
  429: 'Too many calls; Retry-After says how many seconds to wait.',
  500: 'Internal error, logged with the requestId.',
};

/** The service's description, OpenAPI 3.1.0, from the registry of actions. */
export function createOpenApi(baseUrl: string | undefined): OpenApi {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Aisle: Shopping Assistant Management',
      version: '1.0.0',
      description:
        'Manages embeddable shopping assistants with their product catalogues, curated knowledge and crawl runs. Every operation is an action: POST a JSON object, get `{"result": …}`.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: baseUrl ?? '/' }],
    security: [{ apiKey: [] }],
    tags: [...new Set([...actions.keys()].map(tagOf))].map((name) => ({ name })),
    paths: Object.fromEntries(
      [...actions].map(([name, action]) => [`/api/rest/actions/${name}`, toPath(name, action)]),
    ),
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'User-scoped or organization-scoped API key.' },
      },
      schemas: {
        ...Object.fromEntries(Object.entries(records).map(([name, schema]) => [name, component(name, schema)])),
        Error: ErrorSchema,
      },
      responses: Object.fromEntries(
        Object.entries(REFUSED).map(([status, description]) => [
          `Refused${status}`,
          { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
        ]),
      ),
    },
  };
}

function toPath(name: string, action: AnyAction): { post: OpenApiOperation } {
  const json = <T>(schema: JsonSchema, example: T): Content<T> => ({ 'application/json': { schema, example } });
  return {
    post: {
      operationId: name,
      summary: action.title,
      description: `${action.description}\n\nPermission: \`${action.permission}\``,
      tags: [tagOf(name)],
      requestBody: { required: true, content: json(toComponent(action.input, 'input'), action.example.input) },
      responses: {
        200: {
          description: 'Action result.',
          content: json(
            { type: 'object', required: ['result'], properties: { result: toComponent(action.output, 'output') } },
            { result: action.example.result },
          ),
        },
        ...Object.fromEntries(
          Object.keys(REFUSED).map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]),
        ),
      },
    },
  };
}

function tagOf(name: string): string {
  if (name.includes('crawl')) return 'Crawls';
  if (name.includes('knowledge')) return 'Knowledge';
  return name.includes('product') || name.includes('catalogue') ? 'Catalogue' : 'Assistants';
}

/** A record's own schema; it refers to itself, and is among its definitions. */
function component(name: string, schema: z.ZodType): JsonSchema {
  const { id: _id, ...own } = toSchema(schema, 'output').$defs?.[name] ?? {};
  return withReferences(own);
}

/** Replaces the records in a schema with references to the components. */
function toComponent(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $defs: _records, ...json } = toSchema(schema, io);
  return withReferences(json);
}

function withReferences(json: object): JsonSchema {
  return JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
}
