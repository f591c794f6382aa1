import type { Context } from 'hono';
import { createConversationService } from '../chat/conversation/conversation.ts';
import type { WidgetAssistant } from '../domain/assistant.ts';
import { runsInDemoShop } from '../domain/demo-shop.ts';
import { Refusal, isOutage } from '../domain/refusal.ts';
import type { SightingOutcome } from '../domain/sighting.ts';
import type { AppContext, AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import type { WidgetLimits } from './widget-limits.ts';
import { mayEmbed } from './widget-origin.ts';
import { mayPreview, withoutStorage } from './widget-preview.ts';
import { createSightingRecorder } from './widget-sightings.ts';

/** A call of a page that may use the assistant. */
export interface WidgetCall {
  assistant: WidgetAssistant;
  service: ReturnType<typeof createConversationService>;
  /** The token of the shopper's conversation, if the widget sent one. */
  token: string | undefined;
  /** True for a preview in the console: nothing is stored. */
  isPreview: boolean;
}

export interface AdmissionOptions {
  /** True for the request that every page with the tag makes. */
  isPageView?: boolean;
  /**
   * True for a request that counts only with a conversation's token, so it may also come from a sandbox, whose origin is
   * `null`: Shopify runs shops' own code of the checkout in one.
   */
  allowsSandbox?: boolean;
}

/** The `Origin` of a page without one (HTML, "opaque origin"). */
const SANDBOX = 'null';

export type WidgetHandler = (c: Context<AppEnv>, call: WidgetCall) => Response | Promise<Response>;

/** Drafts, wrong keys and foreign pages get the same answer: callers cannot tell them apart. */
export function createAdmission(
  { store, adviser, baseUrl, log }: AppContext,
  limits: WidgetLimits,
): (handle: WidgetHandler, options?: AdmissionOptions) => (c: Context<AppEnv>) => Promise<Response> {
  const { conversations, catalogue, backlog, sightings } = store;
  const recordSighting = createSightingRecorder(sightings);
  const live = createConversationService({ conversations, backlog, catalogue, adviser, log });
  const preview = createConversationService({
    conversations: withoutStorage(conversations),
    backlog,
    catalogue,
    adviser,
    log,
  });
  return (handle, { isPageView = false, allowsSandbox = false } = {}) =>
    async (c) => {
      c.header('Vary', 'Origin');
      // Both ask the database: a shopper should wait only once.
      const counted = limits.request(c.get('address'));
      counted.catch(() => {}); // awaited below, unless the call is refused before
      const embedKey = c.req.param('embedKey') ?? '';
      const assistant = await conversations.assistant(embedKey).catch((error: unknown) => {
        // The caller's page is unknown, and the answer contains nothing personal.
        if (isOutage(error)) allowOrigin(c, '*');
        throw error;
      });
      const origin = c.req.header('origin');
      const ownOrigin = new URL(baseUrlOf(c, baseUrl)).origin;
      const page = { token: c.req.query('preview'), origin, ownOrigin };
      const isPreview = assistant !== undefined && (await mayPreview(store.secrets, assistant, page));
      if (!isPreview) {
        const outcome = assistant ? outcomeOf(assistant, page, allowsSandbox) : undefined;
        // Counted first, so that the limit bounds the writes as well.
        const seenAt = shopOrigin(embedKey, assistant?.siteUrl, page);
        if (isPageView && assistant && outcome && seenAt !== undefined)
          void counted.then(
            () => recordSighting(assistant, seenAt, outcome),
            () => {},
          );
        if (!assistant || outcome !== 'shown') return refuseUnknown();
      }
      if (origin !== undefined) allowOrigin(c, origin);
      await counted;
      return handle(c, { assistant, service: isPreview ? preview : live, token: tokenOf(c), isPreview });
    };
}

interface CallingPage {
  origin: string | undefined;
  ownOrigin: string;
}

function outcomeOf(
  assistant: WidgetAssistant,
  { origin, ownOrigin }: CallingPage,
  allowsSandbox: boolean,
): SightingOutcome {
  const isSandbox = allowsSandbox && origin === SANDBOX;
  if (!isSandbox && !mayEmbed(assistant, origin, ownOrigin)) return 'refused';
  return assistant.status === 'live' ? 'shown' : 'draft';
}

/** The shop's origin; undefined for pages of the service itself, other than those of the demo shop. */
function shopOrigin(
  embedKey: string,
  siteUrl: string | null | undefined,
  { origin, ownOrigin }: CallingPage,
): string | undefined {
  if (origin !== undefined && origin !== ownOrigin) return origin;
  return runsInDemoShop({ siteUrl: siteUrl ?? null, embedKey }) ? ownOrigin : undefined;
}

const tokenOf = (c: Context<AppEnv>) => /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];

function allowOrigin(c: Context, origin: string): void {
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id');
}

/** @throws {Refusal} not_found, with the same message for every reason */
export function refuseUnknown(): never {
  throw new Refusal(
    'not_found',
    'The widget is not available on this page. Check that the embed key is correct, the assistant is live, and this origin is allowed to embed it.',
  );
}
