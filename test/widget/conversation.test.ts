import { expect, it } from 'vitest';
import type { Emit } from '../../src/widget/aisle.ts';
import { type Api, AnswerError } from '../../src/widget/panel/api.ts';
import { createConversation } from '../../src/widget/panel/conversation.ts';
import type { Failure, Part, StoredExchange } from '../../src/widget/panel/state.ts';
import { createStore } from '../../src/widget/panel/store.ts';

const text = (delta: string): Part => ({ type: 'text', delta });
const STORED: StoredExchange = { exchangeId: 'msg_0', question: 'Before?', answer: 'Yes.', parts: [], feedback: null };

interface Script {
  /** One for each question, in order: parts, a failure, or a function that settles when the answer ends. */
  answers?: (Part[] | Failure | ((signal: AbortSignal) => Promise<void>))[];
  token?: string;
  session?: () => Promise<StoredExchange[] | undefined>;
  erase?: () => Promise<void>;
  rate?: () => Promise<void>;
}

/** Starts a conversation with a service that follows the script. */
function startConversation({ answers = [], token, session, erase, rate }: Script = {}) {
  const events: string[] = [];
  const asked: string[] = [];
  let stored = token;
  const storage = {
    token,
    open: false,
    read: () => void (storage.token = stored),
    save: (changes: { token?: string | undefined }) => {
      if ('token' in changes) storage.token = changes.token;
    },
  };
  /** Does what another page of the tab would: continues another conversation, or ends this one. */
  const storeToken = (other: string | undefined) => void (stored = other);
  const api: Api = {
    async ask(question, signal, { onStart, onPart }) {
      asked.push(question.text);
      const answer = answers[asked.length - 1] ?? [];
      if (typeof answer === 'string') throw new AnswerError(answer);
      onStart(`msg_${asked.length}`);
      if (typeof answer === 'function') return answer(signal);
      answer.forEach((part) => onPart(part));
    },
    session: session ?? (() => Promise.resolve([STORED])),
    erase: erase ?? (() => Promise.resolve()),
    rate: rate ?? (() => Promise.resolve()),
    report: () => {},
  };
  const deferred: (() => void)[] = [];
  const emit: Emit = (name, detail) => void events.push(`${name} ${JSON.stringify(detail)}`);
  const store = createStore(emit, (flush) => void deferred.push(flush));
  const conversation = createConversation({
    api,
    storage,
    store,
    emit,
    page: () => ({ url: 'https://shop.test/', title: 'Shop' }),
  });
  const states = () => store.state.past.map(({ question, state }) => `${question} ${state}`);
  return { conversation, store, events, asked, deferred, storage, states, storeToken };
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

/** Waits until the question has been sent. */
const untilSent = () => new Promise((resolve) => setImmediate(resolve));

it.each(['', ' \n ', '\t'])('does not send the empty question %j', async (question) => {
  const { conversation, store, asked } = startConversation();
  await conversation.ask(question);
  expect([asked, store.state.past]).toEqual([[], []]);
});

it.each<Failure>(['offline', 'busy', 'failed'])(
  'reports the failure %s, and retries when asked to',
  async (failure) => {
    const { conversation, states, events, asked } = startConversation({ answers: [failure, [text('Yes.')]] });
    await conversation.ask('Tents?');
    expect(states()).toEqual([`Tents? ${failure}`]);
    expect(events.at(-1)).toBe(`error {"message":"${failure}"}`);
    await conversation.retry();
    expect(states()).toEqual(['Tents? done']);
    await conversation.retry();
    expect(asked).toHaveLength(2);
  },
);

it('retries a question by itself once the browser is online, but only one that failed offline', async () => {
  const { conversation, states } = startConversation({ answers: ['offline', [text('Yes.')], 'busy'] });
  await conversation.ask('Tents?');
  await conversation.online();
  await conversation.ask('More?');
  await conversation.online();
  expect(states()).toEqual(['Tents? done', 'More? busy']);
});

it('notifies listeners of the first part and of the end immediately, and of other parts in batches', async () => {
  const { conversation, store, deferred, events } = startConversation({
    answers: [[text('A'), text('B'), { type: 'products', products: [] }, text('C')]],
  });
  const rendered: string[] = [];
  store.subscribe(({ past, live }) => {
    rendered.push(
      (live ?? past[0])?.segments.map((segment) => (segment.type === 'text' ? segment.text : '')).join() ?? '',
    );
  });
  await conversation.ask('Tents?');
  expect(deferred).toHaveLength(1);
  // Asked, started, first part, ended with all other parts.
  expect(rendered).toEqual(['', '', 'A', 'AB,,C']);
  deferred[0]?.();
  expect(rendered).toHaveLength(4);
  expect(events).toEqual([
    'message {"role":"shopper","text":"Tents?"}',
    'products {"products":[]}',
    'message {"role":"assistant","text":"AB\\nC"}',
  ]);
});

it('stops an answer without emitting an error', async () => {
  const { conversation, states, events } = startConversation({ answers: [untilAborted] });
  const asking = conversation.ask('Tents?');
  await untilSent();
  conversation.stop();
  await asking;
  expect(states()).toEqual(['Tents? stopped']);
  expect(events.filter((event) => event.startsWith('error'))).toEqual([]);
});

it('aborts the answer in progress when another question is asked, but not for an empty one', async () => {
  const { conversation, states, asked } = startConversation({ answers: [untilAborted, [text('Two.')]] });
  void conversation.ask('Tents?');
  await untilSent();
  void conversation.ask(' ');
  await conversation.ask('Stoves?');
  expect([states(), asked]).toEqual([
    ['Tents? stopped', 'Stoves? done'],
    ['Tents?', 'Stoves?'],
  ]);
});

it.each([
  ['continued it', 't', ['Before? done']],
  ['ended it', undefined, []],
])('resumes the conversation as it is after another page %s', async (_name, token, shown) => {
  const { conversation, store, states, storeToken, storage } = startConversation({
    answers: [[text('Two.')], untilAborted],
  });
  await conversation.restore();
  await conversation.ask('Tents?');
  const asking = conversation.ask('Stoves?');
  await untilSent();
  storeToken(token);
  await conversation.resume();
  await asking;
  expect([states(), store.state.live, storage.token]).toEqual([shown, undefined, token]);
});

it('restores the conversation of the previous page once, before it sends a question', async () => {
  let respond: (exchanges: StoredExchange[]) => void = () => {};
  let calls = 0;
  const session = () => {
    calls += 1;
    return new Promise<StoredExchange[]>((resolve) => (respond = resolve));
  };
  const { conversation, states, asked } = startConversation({ token: 't', session });
  void conversation.restore();
  void conversation.restore();
  const asking = conversation.ask('Tents?');
  expect(asked).toEqual([]);
  respond([STORED]);
  await asking;
  expect([calls, states()]).toEqual([1, ['Before? done', 'Tents? done']]);
});

it.each([
  ['no longer exists, and discards its token', () => Promise.resolve(undefined), undefined],
  ['cannot be fetched, and keeps its token', () => Promise.reject(new AnswerError('offline')), 't'],
])('starts empty when the conversation %s', async (_, session, token) => {
  const { conversation, store, storage } = startConversation({ token: 't', session });
  await conversation.restore();
  expect([store.state.past, storage.token]).toEqual([[], token]);
});

it('fetches the conversation again after a failure, but not during an answer', async () => {
  const found = [() => Promise.reject(new AnswerError('failed')), () => Promise.resolve([STORED])];
  const { conversation, states } = startConversation({
    token: 't',
    session: () => found.shift()?.() ?? Promise.resolve([]),
  });
  await conversation.restore();
  await conversation.ask('Tents?');
  expect(states()).toEqual(['Tents? done']);
  await conversation.restore();
  await conversation.restore();
  expect(states()).toEqual(['Before? done']);

  const live = startConversation({ token: 't', answers: [untilAborted] });
  const asking = live.conversation.ask('Tents?');
  await untilSent();
  await live.conversation.restore();
  live.conversation.stop();
  await asking;
  expect(live.states()).toEqual(['Tents? stopped']);
});

it('erases the conversation in the service first, and keeps it if that fails', async () => {
  const refused = startConversation({ token: 't', erase: () => Promise.reject(new AnswerError('failed')) });
  await refused.conversation.restore();
  await expect(refused.conversation.erase()).rejects.toThrow(AnswerError);
  expect([refused.states(), refused.storage.token]).toEqual([['Before? done'], 't']);
  const { conversation, states, storage } = startConversation({ token: 't' });
  await conversation.restore();
  await conversation.erase();
  expect([states(), storage.token]).toEqual([[], undefined]);
});

it('can ask again after a failed erasure aborted a question that was waiting to be sent', async () => {
  let respond: (exchanges: StoredExchange[]) => void = () => {};
  const session = () => new Promise<StoredExchange[]>((resolve) => (respond = resolve));
  const erase = () => Promise.reject(new AnswerError('failed'));
  const { conversation, states } = startConversation({ token: 't', session, erase });
  void conversation.restore();
  const asking = conversation.ask('Tents?');
  await expect(conversation.erase()).rejects.toThrow(AnswerError);
  respond([STORED]);
  await asking;
  await conversation.ask('More?');
  expect(states()).toEqual(['Before? done', 'More? done']);
});

it('discards the answer in progress on restart', async () => {
  const { conversation, store, storage, events } = startConversation({ token: 't', answers: [untilAborted] });
  const asking = conversation.ask('Tents?');
  await untilSent();
  conversation.restart();
  await asking;
  expect([store.state, storage.token]).toEqual([{ past: [], live: undefined }, undefined]);
  expect(events).toHaveLength(1);
});

it('shows a rating immediately, and reverts it when the service does not store it', async () => {
  const { conversation, store } = startConversation({
    token: 't',
    rate: () => Promise.reject(new AnswerError('failed')),
  });
  await conversation.restore();
  const rating = conversation.rate('msg_0', 'up');
  expect(store.state.past[0]?.feedback).toBe('up');
  await rating;
  expect(store.state.past[0]?.feedback).toBeNull();
});
