import { describe, expect, it } from 'vitest';
import { createKnowledgeSearch } from '../../src/chat/knowledge-index.ts';
import { splitPassages } from '../../src/chat/passages.ts';
import type { Knowledge } from '../../src/domain/records.ts';
import { entry } from './fake-shop.ts';

const count = (text: string) => text.split(/\s+/).filter(Boolean).length;
const sentences = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `Sentence ${from + at} has six words.`).join(' ');

describe('passages', () => {
  it.each([
    ['nothing', ''],
    ['white space', ' \n\t\r\n '],
    ['headings alone', '# Shipping\n## Costs'],
  ])('of %s are none', (_, content) => {
    expect(splitPassages(content)).toEqual([]);
  });

  it('of a short text are one', () => {
    expect(splitPassages('# Shipping\nWe send it.\r\n\r\nAt once.')).toEqual(['# Shipping\nWe send it.\nAt once.']);
  });

  it('begin at the headings of long sections, and join short ones', () => {
    const long = sentences(0, 12);
    const passages = splitPassages(`# One\n${long}\n# Two\nShort.\n# Three\nShort too.`);
    expect(passages.map((passage) => passage.match(/^# \w+/gm))).toEqual([['# One'], ['# Two', '# Three']]);
  });

  it('are of some 120 words, repeat a little, and lose nothing', () => {
    const passages = splitPassages(sentences(0, 100));
    expect(passages.length).toBeGreaterThan(4);
    for (const passage of passages) expect(count(passage)).toBeLessThanOrEqual(120);
    for (let at = 0; at < 100; at++) expect(passages.some((passage) => passage.includes(`Sentence ${at} `))).toBe(true);
    for (const [at, passage] of passages.slice(1).entries()) expect(passages[at]).toContain(passage.split('\n')[0]);
  });

  it('of a sentence without an end are cut at its words', () => {
    const passages = splitPassages('word '.repeat(1_000));
    expect(passages.map(count)).toEqual([...Array(8).fill(120), 40]);
  });
});

describe('search', () => {
  const shipping = entry('Shipping', 'Parcels to Norway take a week.\nParcels to Germany take a day.');
  const wool = entry('Caring for wool', 'Wash woollen jackets cold.');

  function over(list: Knowledge[]) {
    let listed = 0;
    const search = createKnowledgeSearch({
      list: (organizationId) => {
        listed += 1;
        return Promise.resolve(organizationId === 'org_1' ? list : []);
      },
    });
    return {
      find: (query: string, organization = 'org_1') => search.search(organization, 'ast_1', query, 3),
      listed: () => listed,
    };
  }

  it.each([[''], ['zeppelin'], ['the the'], ['; drop table'], ['💥']])('%j finds nothing', async (query) => {
    expect(await over([shipping, wool]).find(query)).toEqual([]);
  });

  it.each([
    ['washing a wool jacket', 'Caring for wool'],
    ['parcel norway', 'Shipping'],
    ['SHIPPING', 'Shipping'],
  ])('%j finds %s first', async (query, title) => {
    const [first] = await over([shipping, wool]).find(query);
    expect(first).toMatchObject({ title, knowledgeId: `knw_${title}` });
  });

  it('is of one organization', async () => {
    expect(await over([shipping]).find('parcels', 'org_2')).toEqual([]);
  });

  it('knows of a change at once', async () => {
    const list = [shipping];
    const { find } = over(list);
    expect(await find('wool')).toEqual([]);
    list.push(wool);
    expect(await find('wool')).toHaveLength(1);
    list.length = 0;
    expect(await find('wool')).toEqual([]);
  });

  it('takes long and many entries', async () => {
    const many = Array.from({ length: 200 }, (_, at) => entry(`Note ${at}`, sentences(0, 200)));
    const { find } = over([...many, wool]);
    expect((await find('woollen'))[0]?.title).toBe('Caring for wool');
  });
});
