import { type Context, Hono } from 'hono';
import { createConversationService } from '../chat/conversation.ts';
import { Part } from '../chat/parts.ts';
import { createStarters } from '../chat/starters.ts';
import { parse } from '../actions/invoke.ts';
import type { WidgetAssistant } from '../domain/assistant.ts';
import { Refusal, isOutage } from '../domain/refusal.ts';
import { isHttpUrl } from '../domain/url.ts';
import type { AppContext, AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import { readJson } from './body.ts';
import { etagOf, hasTag } from './etag.ts';
import { EVENT_STREAM_HEADERS, eventStream } from './event-stream.ts';
import { createWidgetLimits } from './widget-limits.ts';
import { mayEmbed } from './widget-origin.ts';
import { mayPreview, unkept } from './widget-preview.ts';
import { EventInput, FeedbackInput, MessageInput, Session, SessionEvent, WidgetConfig } from './widget-shapes.ts';

/** Exchanges in the transcript that a page restores. */
const TRANSCRIPT_LENGTH = 100;
/**
 * Page views revalidate after a minute, and may use a stale answer for ten more: changes in the console show soon, and
 * a busy shop's pages are served from caches.
 */
const CONFIG_CACHE = 'public, max-age=60, stale-while-revalidate=600';

/** The widget shows its own message in the shopper's language. */
const INTERRUPTED = 'The service is restarting. Please ask again in a moment.';

/** For any key and origin alike. */
const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '86400',
};

function allowOrigin(c: Context, origin: string): void {
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
}

type ConversationService = ReturnType<typeof createConversationService>;

/** The API of the storefront widget, below `/api/widget/{embedKey}`. Translates only; docs/widget-api.md. */
export function createWidgetApi({
  store,
  adviser,
  createRateLimit,
  widgetRateLimit,
  baseUrl,
  log,
  stopping,
}: AppContext): Hono<AppEnv> {
  const { conversations, catalogue, backlog } = store;
  const kept = createConversationService({ conversations, backlog, catalogue, adviser, log });
  const previewed = createConversationService({
    conversations: unkept(conversations),
    backlog,
    catalogue,
    adviser,
    log,
  });
  const starters = createStarters(conversations);
  const limits = createWidgetLimits(createRateLimit, widgetRateLimit);

  /** Drafts, wrong keys and foreign pages get the same answer: callers cannot tell them apart. */
  const admitted =
    (
      handle: (
        c: Context<AppEnv>,
        assistant: WidgetAssistant,
        service: ConversationService,
      ) => Response | Promise<Response>,
    ) =>
    async (c: Context<AppEnv>): Promise<Response> => {
      c.header('Vary', 'Origin');
      const assistant = await conversations.assistant(c.req.param('embedKey') ?? '').catch((error: unknown) => {
        // The caller's page is unknown, and the answer contains nothing personal.
        if (isOutage(error)) allowOrigin(c, '*');
        throw error;
      });
      const origin = c.req.header('origin');
      const ownOrigin = new URL(baseUrlOf(c, baseUrl)).origin;
      const asked = { token: c.req.query('preview'), origin, ownOrigin };
      const isPreview = assistant !== undefined && (await mayPreview(store.secrets, assistant, asked));
      if (!isPreview && (assistant?.status !== 'live' || !mayEmbed(assistant, origin, ownOrigin)))
        return refuseUnknown();
      if (origin !== undefined) allowOrigin(c, origin);
      await limits.request(c.get('address'));
      return handle(c, assistant, isPreview ? previewed : kept);
    };

  return new Hono<AppEnv>()
    .options('*', (c) => c.body(null, 204, PREFLIGHT))
    .get(
      '/config',
      admitted(async (c, assistant, service) => {
        const { name, greeting, branding, position, contactUrl } = assistant;
        const { logoUrl, ...look } = branding;
        const { language, questions: suggestedQuestions } = await starters.of(assistant);
        // The shop's own branding, with its logo only if a page can load it.
        const shown = { ...look, ...(logoUrl !== undefined && isHttpUrl(logoUrl) && { logoUrl }) };
        const result = WidgetConfig.parse({
          name,
          greeting,
          branding: shown,
          language,
          suggestedQuestions,
          position: position ?? undefined,
          contactUrl: contactUrl ?? undefined,
        });
        const body = JSON.stringify({ result });
        const tag = etagOf(body);
        c.header('Cache-Control', service === kept ? CONFIG_CACHE : 'no-store');
        c.header('ETag', tag);
        if (hasTag(c.req.header('if-none-match'), tag)) return c.body(null, 304);
        return c.body(body, 200, { 'Content-Type': 'application/json' });
      }),
    )
    .post(
      '/messages',
      admitted(async (c, assistant, service) => {
        const { text, page } = parse(MessageInput, await readJson(c));
        const conversation = await service.find(assistant, tokenOf(c));
        const release = await limits.message(conversation, c.get('address'), assistant);
        const left = new AbortController();
        const suggestions = starters.atHand(assistant);
        const signal = AbortSignal.any([left.signal, stopping.due]);
        const request = { assistant, conversation, text, page, suggestions, signal };
        const { exchangeId, parts, token: issued } = service.answer(request);
        // A conversation that is not stored cannot be resumed.
        const token = service === kept ? issued : undefined;

        async function* events() {
          try {
            yield { type: 'session', data: SessionEvent.parse({ token, exchangeId }) };
            let isDone = false;
            for await (const part of parts) {
              isDone = part.type === 'done';
              // Text parts hold nothing but their text, and are frequent: skip the parse.
              const { type, ...data } = part.type === 'text' ? part : Part.parse(part);
              yield { type, data };
            }
            if (!isDone && stopping.due.aborted) {
              yield { type: 'error', data: { message: INTERRUPTED } };
              yield { type: 'done', data: {} };
            }
          } finally {
            release();
          }
        }
        return c.body(
          eventStream(events(), () => left.abort()),
          200,
          EVENT_STREAM_HEADERS,
        );
      }),
    )
    .get(
      '/session',
      admitted(async (c, assistant, service) => {
        const conversation = await service.find(assistant, tokenOf(c), TRANSCRIPT_LENGTH);
        if (!conversation) refuseSession();
        const exchanges = await service.toTranscript(assistant, conversation);
        return c.json({ result: Session.parse({ exchanges }) });
      }),
    )
    .delete(
      '/session',
      admitted(async (c, assistant, service) => {
        if (!(await service.erase(assistant, tokenOf(c)))) refuseSession();
        return c.body(null, 204);
      }),
    )
    .post(
      '/feedback',
      admitted(async (c, assistant, service) => {
        const given = parse(FeedbackInput, await readJson(c));
        if (!(await service.rate(assistant, tokenOf(c), given))) refuseSession();
        return c.body(null, 204);
      }),
    )
    .post(
      '/events',
      admitted(async (c, assistant, service) => {
        const { token = tokenOf(c), ...event } = parse(EventInput, await readJson(c));
        await service.note(assistant, token, event);
        return c.body(null, 204);
      }),
    )
    .all('*', admitted(refuseUnknown));
}

const tokenOf = (c: Context<AppEnv>) => /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

function refuseUnknown(): never {
  throw new Refusal(
    'not_found',
    'The widget is not available on this page. Check that the embed key is correct, the assistant is live, and this origin is allowed to embed it.',
  );
}

function refuseSession(): never {
  throw new Refusal('session_not_found', 'Session or answer not found.');
}
