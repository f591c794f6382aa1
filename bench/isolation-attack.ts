import http from 'node:http';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { TEXT_LIMITS } from '../src/domain/text-limits.ts';
import { serveScriptedModel } from './chat-model.ts';
import { serveHostileSite } from './isolation-site.ts';
import { ASSISTANT, KNOWLEDGE, PRODUCTS, QUESTIONS, SEARCHES } from './isolation-texts.ts';

/** Run by another organization than the one that is measured. */
interface Attack {
  /** Loads the machine as much as the attack will, but leaves the service alone. */
  rehearse(): void;
  /** Brings the service into the state to be measured. */
  begin(): Promise<void>;
  /** Counts the work since `begin`; a result is invalid if the attack did too little. */
  tally(): { text: string; done: number; enough: number };
  end(): Promise<void>;
}

export interface Tally {
  text: string;
  isEnough: boolean;
}

const { SERVICE_URL = '', API_KEY = '', MODEL_PORT = '' } = process.env;
const CALL_MS = 30_000;
const STREAMS = 500;
/** Stays within the limit of 2,000 questions per assistant and minute. */
const STREAM_START_MS = 25;
const PACE = { first: 100, tokens: 300, between: 100 };
const QUESTION_MS = 100;
const QUESTIONS_PER_LIST = 10;

const messagesOf = (embedKey: string) => `${SERVICE_URL}/api/widget/${embedKey}/messages`;

async function call<Result>(action: string, body: object): Promise<Result> {
  const response = await fetch(`${SERVICE_URL}/api/rest/actions/${action}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${API_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(CALL_MS),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${action}: ${response.status} ${text.slice(0, 500)}`);
  return (JSON.parse(text) as { result: Result }).result;
}

async function createAssistant(fields: object): Promise<{ assistantId: string; embedKey: string }> {
  const made = await call<{ assistantId: string; embedKey: string }>('create_assistant', {
    name: 'Hostile',
    ...fields,
  });
  await call('update_assistant', { assistantId: made.assistantId, status: 'live' });
  return made;
}

let asked = 0;
/** Asks as a shopper with an IP address of their own, and reads the answer to its end. */
async function ask(url: string, text: string, signal: AbortSignal): Promise<boolean> {
  asked++;
  const address = `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}`;
  const request = http.request(url, { method: 'POST', agent: false, headers: { 'X-Forwarded-For': address }, signal });
  try {
    request.end(JSON.stringify({ text }));
    const [response] = (await once(request, 'response', { signal })) as [http.IncomingMessage];
    let tail = '';
    for await (const chunk of response) tail = (tail + String(chunk)).slice(-100);
    return /event: done|\[DONE\]/.test(tail);
  } catch {
    return false;
  }
}

function textsAttack(): Attack {
  const over = new AbortController();
  let assistantId = '';
  let answered = 0;
  let lists = 0;
  let failed = 0;
  let sent = 0;
  return {
    rehearse() {},
    async begin() {
      const made = await createAssistant({ ...ASSISTANT, modelName: 'builtin/retrieval' });
      assistantId = made.assistantId;
      for (const product of PRODUCTS) await call('add_product', { assistantId, ...product });
      for (const entry of KNOWLEDGE) await call('add_knowledge', { assistantId, ...entry });
      const timer = setInterval(() => {
        // Never ask the same question twice: an answer must not be cheap because its parsing is cached.
        const question = `${sent} ${QUESTIONS[sent++ % QUESTIONS.length] ?? ''}`.slice(0, TEXT_LIMITS.message);
        void ask(messagesOf(made.embedKey), question, over.signal).then((isDone) => (answered += Number(isDone)));
        // Such a list has 300 KB.
        if (sent % QUESTIONS_PER_LIST > 0) return;
        const search = SEARCHES[lists++ % SEARCHES.length];
        void call('list_catalogue', { assistantId, search }).catch(() => (failed += 1));
      }, QUESTION_MS);
      over.signal.addEventListener('abort', () => clearInterval(timer));
    },
    tally: () => ({
      text: `${answered} of ${sent} questions and ${lists - failed} of ${lists} searches answered`,
      done: answered - failed,
      enough: sent * 0.9,
    }),
    async end() {
      over.abort();
      await call('delete_assistant', { assistantId });
    },
  };
}

async function siteAttack(): Promise<Attack> {
  const site = await serveHostileSite();
  const over = new AbortController();
  const ids: string[] = [];
  /** Starts a new crawl whenever the last one is over. */
  async function keepCrawling(assistantId: string, method: string): Promise<void> {
    while (!over.signal.aborted) {
      await call('start_crawl', { assistantId, method }).catch(() => {});
      await sleep(1_000, undefined, { signal: over.signal }).catch(() => {});
    }
  }
  return {
    rehearse() {},
    async begin() {
      for (const method of ['microdata', 'ai']) {
        const { assistantId } = await createAssistant({ siteUrl: site.url, modelName: 'builtin/retrieval' });
        ids.push(assistantId);
        void keepCrawling(assistantId, method);
      }
      while (site.served() === 0) await sleep(100);
    },
    tally: () => ({ text: `${site.served()} pages served`, done: site.served(), enough: 10 }),
    async end() {
      over.abort();
      for (const assistantId of ids) await call('delete_assistant', { assistantId });
      site.close();
    },
  };
}

async function streamsAttack(): Promise<Attack> {
  const model = await serveScriptedModel(Number(MODEL_PORT));
  model.setPace(PACE);
  const [rehearsed, over] = [new AbortController(), new AbortController()];
  let assistantId = '';
  let broken = 0;
  async function keepAsking(url: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted)
      if (!(await ask(url, 'hello', signal)) && !signal.aborted) {
        broken++;
        await sleep(1_000);
      }
  }
  return {
    rehearse() {
      for (let at = 0; at < STREAMS; at++) void keepAsking(model.url, rehearsed.signal);
    },
    async begin() {
      rehearsed.abort();
      const made = await createAssistant({ modelName: 'compatible/scripted' });
      assistantId = made.assistantId;
      for (let at = 0; at < STREAMS; at++) {
        void keepAsking(messagesOf(made.embedKey), over.signal);
        await sleep(STREAM_START_MS);
      }
    },
    tally: () => ({
      text: `${STREAMS} conversations at once, ${broken} answers broken`,
      done: STREAMS - broken,
      enough: STREAMS * 0.99,
    }),
    async end() {
      over.abort();
      model.close();
      await call('delete_assistant', { assistantId });
    },
  };
}

const attacks = { texts: async () => textsAttack(), site: siteAttack, streams: streamsAttack };
export type AttackName = keyof typeof attacks;

async function attack(name: AttackName): Promise<void> {
  const made = await attacks[name]();
  made.rehearse();
  process.send?.('rehearsing');
  await once(process, 'message');
  await made.begin();
  process.send?.('begun');
  await once(process, 'message');
  const { text, done, enough } = made.tally();
  process.send?.({ text, isEnough: done >= enough } satisfies Tally);
  // A blocked service deletes nothing; the prober has already noticed that.
  await made.end().catch(() => {});
  process.exit();
}

if (import.meta.main) await attack(process.argv[2] as AttackName);
