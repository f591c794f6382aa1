import { expect, it } from 'vitest';
import { type Api, Unanswered } from '../../src/widget/panel/api.ts';
import { createConversation } from '../../src/widget/panel/conversation.ts';
import type { Failure, KeptExchange, Part } from '../../src/widget/panel/state.ts';

const text = (delta: string): Part => ({ type: 'text', delta });
const STORED: KeptExchange = { exchangeId: 'msg_0', question: 'Before?', answer: 'Yes.', parts: [], feedback: null };

interface Script {
  /** What each question is answered with, in turn; a function ends it as it likes. */
  answers?: (Part[] | Failure | ((signal: AbortSignal) => Promise<void>))[];
  token?: string;
  session?: () => Promise<KeptExchange[] | undefined>;
  erase?: () => Promise<void>;
  rate?: () => Promise<void>;
}

/** A conversation with a service that says what it is told to. */
function stage({ answers = [], token, session, erase, rate }: Script = {}) {
  const events: string[] = [];
  const asked: string[] = [];
  let stored = token;
  const memory = {
    token,
    open: false,
    read: () => void (memory.token = stored),
    keep: (change: { token?: string | undefined }) => {
      if ('token' in change) memory.token = change.token;
    },
  };
  /** Another page of the tab goes on with another conversation, or ends it. */
  const leave = (other: string | undefined) => void (stored = other);
  const api: Api = {
    async ask(question, signal, told) {
      asked.push(question.text);
      const answer = answers[asked.length - 1] ?? [];
      if (typeof answer === 'string') throw new Unanswered(answer);
      told.known(`msg_${asked.length}`);
      if (typeof answer === 'function') return answer(signal);
      answer.forEach((part) => told.part(part));
    },
    session: session ?? (() => Promise.resolve([STORED])),
    erase: erase ?? (() => Promise.resolve()),
    rate: rate ?? (() => Promise.resolve()),
    note: () => {},
  };
  const frames: (() => void)[] = [];
  const conversation = createConversation({
    api,
    memory,
    emit: (name, detail) => void events.push(`${name} ${JSON.stringify(detail)}`),
    page: () => ({ url: 'https://shop.test/', title: 'Shop' }),
    soon: (work) => void frames.push(work),
  });
  const states = () => conversation.state.past.map(({ question, state }) => `${question} ${state}`);
  return { conversation, events, asked, frames, memory, states, leave };
}

const untilLeft = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('gone'))));

/** Until what was asked is on its way. */
const isSent = () => new Promise((resolve) => setImmediate(resolve));

it.each(['', ' \n ', '\t'])('does not ask %j', async (question) => {
  const { conversation, asked } = stage();
  await conversation.ask(question);
  expect([asked, conversation.state.past]).toEqual([[], []]);
});

it.each<Failure>(['offline', 'busy', 'failed'])('says that it is %s, and asks again on demand', async (failure) => {
  const { conversation, states, events, asked } = stage({ answers: [failure, [text('Yes.')]] });
  await conversation.ask('Tents?');
  expect(states()).toEqual([`Tents? ${failure}`]);
  expect(events.at(-1)).toBe(`error {"message":"${failure}"}`);
  await conversation.retry();
  expect(states()).toEqual(['Tents? done']);
  await conversation.retry();
  expect(asked).toHaveLength(2);
});

it('asks again by itself what was not reached, once there is a network', async () => {
  const { conversation, states } = stage({ answers: ['offline', [text('Yes.')], 'busy'] });
  await conversation.ask('Tents?');
  await conversation.online();
  await conversation.ask('More?');
  await conversation.online();
  expect(states()).toEqual(['Tents? done', 'More? busy']);
});

it('tells of an answer part by part: its beginning and its end at once, what comes between together', async () => {
  const { conversation, frames, events } = stage({
    answers: [[text('A'), text('B'), { type: 'products', products: [] }, text('C')]],
  });
  const drawn: string[] = [];
  conversation.watch(() => {
    const { past, live } = conversation.state;
    drawn.push(
      (live ?? past[0])?.segments.map((segment) => (segment.type === 'text' ? segment.text : '')).join() ?? '',
    );
  });
  await conversation.ask('Tents?');
  expect(frames).toHaveLength(1);
  // Asked, known, begun, all that came meanwhile, ended.
  expect(drawn).toEqual(['', '', 'A', 'AB,,C', 'AB,,C']);
  expect(events).toEqual([
    'message {"role":"shopper","text":"Tents?"}',
    'products {"products":[]}',
    'message {"role":"assistant","text":"AB\\nC"}',
  ]);
});

it('stops, and says of it that there was no fault', async () => {
  const { conversation, states, events } = stage({ answers: [untilLeft] });
  const asking = conversation.ask('Tents?');
  await isSent();
  conversation.stop();
  await asking;
  expect(states()).toEqual(['Tents? stopped']);
  expect(events.filter((event) => event.startsWith('error'))).toEqual([]);
});

it('a question while an answer comes ends that, and is asked; nothing is none', async () => {
  const { conversation, states, asked } = stage({ answers: [untilLeft, [text('Two.')]] });
  void conversation.ask('Tents?');
  await isSent();
  void conversation.ask(' ');
  await conversation.ask('Stoves?');
  expect([states(), asked]).toEqual([
    ['Tents? stopped', 'Stoves? done'],
    ['Tents?', 'Stoves?'],
  ]);
});

it.each([
  ['as another page left it', 't', ['Before? done']],
  ['not at all, where another page ended it', undefined, []],
])('goes on %s, when the shopper comes back', async (_name, token, shown) => {
  const { conversation, states, leave, memory } = stage({ answers: [[text('Two.')], untilLeft] });
  await conversation.restore();
  await conversation.ask('Tents?');
  const asking = conversation.ask('Stoves?');
  await isSent();
  leave(token);
  await conversation.resume();
  await asking;
  expect([states(), conversation.state.live, memory.token]).toEqual([shown, undefined, token]);
});

it('brings the conversation of the page before, once; a question waits for it', async () => {
  let told: (kept: KeptExchange[]) => void = () => {};
  let calls = 0;
  const session = () => {
    calls += 1;
    return new Promise<KeptExchange[]>((resolve) => (told = resolve));
  };
  const { conversation, states, asked } = stage({ token: 't', session });
  void conversation.restore();
  void conversation.restore();
  const asking = conversation.ask('Tents?');
  expect(asked).toEqual([]);
  told([STORED]);
  await asking;
  expect([calls, states()]).toEqual([1, ['Before? done', 'Tents? done']]);
});

it.each([
  ['is not any more, and forgets its token', () => Promise.resolve(undefined), undefined],
  ['cannot be reached, and keeps its token', () => Promise.reject(new Unanswered('offline')), 't'],
])('begins anew when the conversation %s', async (_, session, token) => {
  const { conversation, memory } = stage({ token: 't', session });
  await conversation.restore();
  expect([conversation.state.past, memory.token]).toEqual([[], token]);
});

it('looks again for the conversation of the page before, but not while it goes on', async () => {
  const found = [() => Promise.reject(new Unanswered('failed')), () => Promise.resolve([STORED])];
  const { conversation, states } = stage({ token: 't', session: () => found.shift()?.() ?? Promise.resolve([]) });
  await conversation.restore();
  await conversation.ask('Tents?');
  expect(states()).toEqual(['Tents? done']);
  await conversation.restore();
  await conversation.restore();
  expect(states()).toEqual(['Before? done']);

  const live = stage({ token: 't', answers: [untilLeft] });
  const asking = live.conversation.ask('Tents?');
  await isSent();
  await live.conversation.restore();
  live.conversation.stop();
  await asking;
  expect(live.states()).toEqual(['Tents? stopped']);
});

it('erases in the service first, then here; keeps what could not be erased', async () => {
  const refused = stage({ token: 't', erase: () => Promise.reject(new Unanswered('failed')) });
  await refused.conversation.restore();
  await expect(refused.conversation.erase()).rejects.toThrow(Unanswered);
  expect([refused.states(), refused.memory.token]).toEqual([['Before? done'], 't']);
  const { conversation, states, memory } = stage({ token: 't' });
  await conversation.restore();
  await conversation.erase();
  expect([states(), memory.token]).toEqual([[], undefined]);
});

it('asks again after a question that an erasure ended before it was sent, even one that failed', async () => {
  let told: (kept: KeptExchange[]) => void = () => {};
  const session = () => new Promise<KeptExchange[]>((resolve) => (told = resolve));
  const erase = () => Promise.reject(new Unanswered('failed'));
  const { conversation, states } = stage({ token: 't', session, erase });
  void conversation.restore();
  const asking = conversation.ask('Tents?');
  await expect(conversation.erase()).rejects.toThrow(Unanswered);
  told([STORED]);
  await asking;
  await conversation.ask('More?');
  expect(states()).toEqual(['Before? done', 'More? done']);
});

it('leaves nothing of an answer that was under way when it began anew', async () => {
  const { conversation, memory, events } = stage({ token: 't', answers: [untilLeft] });
  const asking = conversation.ask('Tents?');
  await isSent();
  conversation.restart();
  await asking;
  expect([conversation.state, memory.token]).toEqual([{ past: [], live: undefined }, undefined]);
  expect(events).toHaveLength(1);
});

it('shows a thumb at once, and takes it back when the service did not take it', async () => {
  const { conversation } = stage({ token: 't', rate: () => Promise.reject(new Unanswered('failed')) });
  await conversation.restore();
  const rating = conversation.rate('msg_0', 'up');
  expect(conversation.state.past[0]?.feedback).toBe('up');
  await rating;
  expect(conversation.state.past[0]?.feedback).toBeNull();
});
