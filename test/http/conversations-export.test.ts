import { describe, expect, it } from 'vitest';
import { converse } from '../setup/conversation.ts';
import { readCsv } from '../setup/csv.ts';
import { sharedService } from '../setup/service.ts';
import { createCast, createOwner, createVisitor } from '../setup/visitor.ts';

const HEADER =
  'conversation,time,page,question,answer,outcome,lacking,held back,products shown,feedback,language,model,fallback,' +
  'input tokens,output tokens,cost in US dollars,milliseconds';

const service = await sharedService();
const cast = await createCast(service);
const { organizationId } = cast;

const createAssistant = () => service.store.assistants.insert(organizationId, { name: 'A', modelName: 'x' });
const { assistantId } = await createAssistant();
const first = await converse(
  service,
  { organizationId, assistantId },
  [
    {
      question: '=cmd("x"), then',
      answer: 'Two\nlines',
      feedback: 'down',
      report: {
        outcome: 'partly',
        lacking: ['weight', 'colour'],
        cut: [{ sentence: 'It is light.', reason: 'weight is unknown' }],
        shown: ['prd_1', 'prd_2'],
      },
    },
    { question: 'Still there?', answer: null },
  ],
  '2026-01-15T00:00:00Z',
);
const second = await converse(service, { organizationId, assistantId }, [{ question: 'Wool?', feedback: 'up' }]);

const address = (query: Record<string, string>, id: string = assistantId) =>
  `/api/console/organizations/${organizationId}/conversations.csv?${new URLSearchParams({ assistantId: id, ...query }).toString()}`;

async function csv(query: Record<string, string> = {}, id: string = assistantId): Promise<string[][]> {
  const response = await cast.viewer.request(address(query, id));
  expect(response.status).toBe(200);
  const [header, ...rows] = readCsv(await response.text());
  expect(header?.join()).toBe(HEADER);
  return rows;
}

describe('conversations as a file', () => {
  it('are refused without a session and to other organizations', async () => {
    const nobody = await createVisitor(service).request(address({}));
    expect([nobody.status, await nobody.json()]).toMatchObject([401, { error: { code: 'unauthorized' } }]);
    const stranger = await (await createOwner(service, 'Other')).request(address({}));
    expect([stranger.status, await stranger.json()]).toMatchObject([
      404,
      { error: { code: 'organization_not_found' } },
    ]);
  });

  it('are refused for assistants that the organization lacks', async () => {
    const other = await createOwner(service, 'Another');
    const { assistantId: foreign } = await service.store.assistants.insert(other.organizationId, {
      name: 'B',
      modelName: 'x',
    });
    for (const id of ['ast_none', foreign]) {
      const response = await cast.owner.request(address({}, id));
      expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'assistant_not_found' } }]);
    }
  });

  it.each([{ unanswered: 'maybe' }, { feedback: 'none' }, { from: 'yesterday' }, { search: '' }, { limit: '5' }])(
    'are refused for the filter %j',
    async (filter: Record<string, string>) => {
      const response = await cast.owner.request(address(filter));
      expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'invalid_input' } }]);
    },
  );

  it('have a row for each question, with quoted cells and neutralized formulas', async () => {
    const response = await cast.viewer.request(address({}));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="conversations.csv"');
    const time = expect.stringMatching(/Z$/);
    const page = 'https://shop.test/p';
    expect(await csv()).toEqual([
      [
        second.conversationId,
        time,
        page,
        'Wool?',
        'Yes.',
        'answered',
        '',
        '',
        '',
        'up',
        'en',
        'scripted/model',
        '',
      ].concat(['100', '10', '0.001', '50']),
      [first.conversationId, '2026-01-15T00:00:00.000Z', page, '\'=cmd("x"), then', 'Two\nlines', 'partly']
        .concat(['weight; colour', 'It is light. (weight is unknown)', 'prd_1 prd_2', 'down', 'en', 'scripted/model'])
        .concat(['', '100', '10', '0.001', '50']),
      [
        first.conversationId,
        '2026-01-15T00:00:00.000Z',
        page,
        'Still there?',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
        '',
      ].concat(['0', '0', '', '']),
    ]);
  });

  it.each<[filter: Record<string, string>, questions: string[]]>([
    [{ unanswered: 'true' }, ['\'=cmd("x"), then', 'Still there?']],
    [{ unanswered: 'false' }, ['Wool?']],
    [{ feedback: 'up' }, ['Wool?']],
    [{ search: 'wool' }, ['Wool?']],
    [{ to: '2026-02-01' }, ['\'=cmd("x"), then', 'Still there?']],
    [{ to: '2020-01-01' }, []],
  ])('are filtered as the list is: %j', async (filter, questions) => {
    expect((await csv(filter)).map((row) => row[3])).toEqual(questions);
  });

  it('are complete, however many, and of this assistant only', async () => {
    const { assistantId: busy } = await createAssistant();
    await service.pool.query(
      `insert into conversations (organization_id, conversation_id, assistant_id, token_hash)
       select $1, 'cnv_' || lpad(n::text, 26, '0'), $2, decode(lpad(n::text, 64, '0'), 'hex') from generate_series(1, 1200) n`,
      [organizationId, busy],
    );
    await service.pool.query(
      `insert into exchanges (organization_id, exchange_id, assistant_id, conversation_id, question)
       select $1, 'msg_' || lpad(n::text, 26, '0'), $2, 'cnv_' || lpad(n::text, 26, '0'), 'Question ' || n
       from generate_series(1, 1200) n`,
      [organizationId, busy],
    );
    expect((await csv({}, busy)).map((row) => row[3])).toEqual(
      Array.from({ length: 1200 }, (_, n) => `Question ${1200 - n}`),
    );
  });
});
