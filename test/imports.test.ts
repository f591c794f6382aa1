import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = path.join(import.meta.dirname, '../src');

/** The architecture's table: what a room may import, beside itself. */
const MAY: Record<string, readonly string[]> = {
  text: [],
  domain: ['text'],
  actions: ['domain'],
  storage: ['domain', 'search', 'text'],
  search: ['domain', 'text'],
  access: ['domain', 'actions'],
  console: ['domain', 'actions', 'access', 'client'],
  crawl: ['domain', 'text', 'v8'],
  chat: ['domain', 'text'],
  feeds: ['domain', 'actions', 'text'],
  http: ['actions', 'access', 'feeds', 'chat', 'domain'],
  widget: [],
  client: ['actions', 'access', 'domain'],
  config: ['domain'],
  log: ['domain'],
  v8: [],
  server: ['config', 'log', 'v8', 'actions', 'storage', 'access', 'chat', 'crawl', 'http', 'domain'],
  cli: [
    'config',
    'log',
    'server',
    'actions',
    'storage',
    'access',
    'crawl',
    'feeds',
    'chat',
    'http',
    'client',
    'domain',
  ],
};

const files = fs.readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

/** `crawl/run.ts` → crawl; `server.ts` → server */
const roomOf = (file: string) => file.split(path.sep)[0]?.replace(/\.ts$/, '') ?? '';

function importsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(SOURCE, file), 'utf8');
  const found = text.matchAll(/(?:\bfrom|\bimport\(?)\s*['"](\.[^'"]+)['"]/g);
  return [...found].map(([, target]) => path.relative(SOURCE, path.join(SOURCE, path.dirname(file), target ?? '')));
}

it('finds the files of every room there is', () => {
  expect(files.length).toBeGreaterThan(30);
  const rooms = new Set(files.map(roomOf));
  expect([...rooms].filter((room) => !(room in MAY))).toEqual([]);
  for (const room of ['domain', 'actions', 'storage', 'search', 'chat', 'access', 'crawl', 'http', 'server', 'cli'])
    expect(rooms).toContain(room);
  expect(files.flatMap(importsOf).length).toBeGreaterThan(100);
});

describe.each(files)('%s', (file) => {
  it('imports only what its room may', () => {
    const room = roomOf(file);
    const allowed = new Set([room, ...(MAY[room] ?? [])]);
    // The demo serves the example shop, which is ours but outside the source.
    const foreign = importsOf(file).filter(
      (target) => !allowed.has(roomOf(target)) && !(room === 'cli' && target.startsWith('../examples/')),
    );
    expect(foreign).toEqual([]);
  });

  it('is of a size to be read', () => {
    expect(fs.readFileSync(path.join(SOURCE, file), 'utf8').split('\n').length).toBeLessThanOrEqual(400);
  });
});

it.each(files.filter((file) => roomOf(file) === 'console'))('%s takes nothing but types from the server', (file) => {
  const text = fs.readFileSync(path.join(SOURCE, file), 'utf8');
  expect(text.match(/^import (?!type )[^;]*from '[^']*\/(domain|actions|access)\//gm)).toBeNull();
});

it.each(files.filter((file) => roomOf(file) === 'client'))('%s takes nothing but types along', (file) => {
  const text = fs.readFileSync(path.join(SOURCE, file), 'utf8');
  expect(text.match(/^import (?!type )/gm)).toBeNull();
});
