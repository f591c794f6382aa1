import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const SOURCE = path.join(ROOT, 'src');

const files = fs
  .readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((file) => ({ file, room: roomOf(file), text: fs.readFileSync(path.join(SOURCE, file), 'utf8') }));
const rooms = [...new Set(files.map(({ room }) => room))].toSorted();
const imports = files.flatMap(({ file, room, text }) =>
  [...text.matchAll(/(?:^(?:import|export) (type )[^;'"]*?\bfrom|\bfrom|\bimport\(?)\s*['"]([^'"]+)['"]/gm)].map(
    ([, type, name = '']) => ({
      file,
      room,
      isType: type !== undefined,
      /** A path within src; null for a library. */
      target: name.startsWith('.') ? path.join(path.dirname(file), name) : null,
      line: `${file} imports ${type ?? ''}${name}`,
    }),
  ),
);

/** The rooms that each room may import beside itself, as ARCHITECTURE.md says. */
const rules = new Map(
  (/^## Who may import whom\n([^]*?)^## /m.exec(fs.readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8'))?.[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => {
      const [names = '', allowed = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return names.split(', ').map((room) => [room, parseRule(allowed)] as const);
    }),
);

/** `crawl/run.ts` → crawl; `server.ts` → server */
function roomOf(file: string): string {
  return file.split(path.sep)[0]?.replace(/\.ts$/, '') ?? '';
}

/** "client; types of actions, domain" → values of client, types of actions and domain */
function parseRule(allowed: string): { values: string[]; types: string[] } {
  if (allowed === 'nothing of ours') return { values: [], types: [] };
  const clauses = Object.groupBy(allowed.split('; '), (clause) =>
    clause.startsWith('types of ') ? 'types' : 'values',
  );
  const roomsIn = (list: string[] = []) => list.flatMap((clause) => clause.replace('types of ', '').split(', '));
  return { values: roomsIn(clauses.values), types: roomsIn(clauses.types) };
}

it('ARCHITECTURE.md has a rule for every room of src, and names no other', () => {
  expect([...rules.keys()].toSorted()).toEqual(rooms);
  const named = [...rules.values()].flatMap(({ values, types }) => [...values, ...types]);
  expect(named.filter((room) => !rooms.includes(room))).toEqual([]);
});

it.each(rooms)('%s imports only what ARCHITECTURE.md allows', (room) => {
  const { values = [], types = [] } = rules.get(room) ?? {};
  const forbidden = imports.filter(({ room: from, target, isType }) => {
    if (from !== room || target === null) return false;
    // The demos serve the example shop, which is outside src.
    if (['cli', 'demo-shop'].includes(room) && target.startsWith('../examples/')) return false;
    const to = roomOf(target);
    return ![room, ...values].includes(to) && !(isType && types.includes(to));
  });
  expect(forbidden.map(({ line }) => line)).toEqual([]);
});

it('the client imports only types, even of libraries', () => {
  expect(imports.filter(({ room, isType }) => room === 'client' && !isType).map(({ line }) => line)).toEqual([]);
});
