import { expect, it } from 'vitest';
import { type Place, commandsOf } from '../../src/console/palette-commands.ts';
import { isShortcut } from '../../src/console/parts/palette-shortcut.ts';
import type { Role } from '../../src/console/types.ts';

const camping = { assistantId: 'as_1', name: 'Camping', siteUrl: 'https://shop.test/' };
const outlet = { assistantId: 'as_2', name: 'Outlet', siteUrl: null };

function placeOf(role: Role, assistant: Place['assistant'] = camping): Place {
  const organization = { organizationId: 'org_1', name: 'Brackenholm', role };
  return { organizations: [organization], organization, assistants: [camping, outlet], assistant };
}

const titlesOf = (place: Place) =>
  commandsOf(place).map(({ title, detail }) => (detail === undefined ? title : `${title} (${detail})`));

it('gives each command an identifier of its own', () => {
  const ids = commandsOf(placeOf('owner')).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['viewer', []],
  ['editor', ['Add a product (Camping)', 'Settings (Outlet)', 'Start a crawl (Camping)']],
  [
    'admin',
    [
      'Add a product (Camping)',
      'Settings (Outlet)',
      'Start a crawl (Camping)',
      'Audit log',
      'Add a shop (Brackenholm)',
      'Invite someone (Brackenholm)',
    ],
  ],
] as const)('offers a %s only what the role may do', (role, expected) => {
  const titles = titlesOf(placeOf(role));
  const guarded = /^(?:Add|Start|Invite|Audit)|^Settings \(/;
  expect(titles).toEqual(expect.arrayContaining(['Catalogue', 'Catalogue (Outlet)', 'Create a key (Brackenholm)']));
  expect(titles.filter((title) => guarded.test(title))).toEqual(expect.arrayContaining([...expected]));
  if (role === 'viewer') expect(titles.filter((title) => guarded.test(title))).toEqual([]);
  if (role === 'editor') expect(titles.filter((title) => /^(?:Add a shop|Invite|Audit)/.test(title))).toEqual([]);
});

it('starts no crawl of an assistant without a shop', () => {
  expect(titlesOf(placeOf('owner'))).not.toContain('Start a crawl (Outlet)');
});

it('offers other assistants only to those who type, and nothing of an organization that there is not', () => {
  const offered = commandsOf(placeOf('owner')).filter(({ isOffered }) => isOffered);
  expect(offered.map(({ title }) => title)).toContain('Outlet');
  expect(offered.filter(({ detail }) => detail === 'Outlet')).toEqual([]);
  const nowhere = { organizations: [], organization: undefined, assistants: [], assistant: undefined };
  expect(titlesOf(nowhere)).toEqual(['Account', 'Security', 'Connected apps', 'New organization']);
});

const NONE = { code: 'KeyK', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
it.each([
  ['Ctrl+K', { key: 'k', ctrlKey: true }, false, true],
  ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }, false, true],
  ['⌘K', { key: 'k', metaKey: true }, true, true],
  ['Ctrl+K on a Mac, which deletes to the end of the line', { key: 'k', ctrlKey: true }, true, false],
  ['the Windows key with K', { key: 'k', metaKey: true }, false, false],
  ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, false, false],
  ['AltGr+K, which is Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, false, false],
  ['K', { key: 'k' }, false, false],
  ['Ctrl+K on a Cyrillic keyboard', { key: 'л', ctrlKey: true }, false, true],
  ['Ctrl+K on a Dvorak keyboard', { key: 'k', code: 'KeyV', ctrlKey: true }, false, true],
  ['Ctrl+T where a Dvorak keyboard has K', { key: 't', ctrlKey: true }, false, false],
])('%s', (_, pressed, isMac, expected) => {
  expect(isShortcut({ ...NONE, ...pressed }, isMac)).toBe(expected);
});
