import { type Context, Hono } from 'hono';
import { createStarters } from '../chat/conversation/starters.ts';
import { parse } from '../actions/invoke.ts';
import { Refusal } from '../domain/refusal.ts';
import { isHttpUrl } from '../domain/url.ts';
import type { AppContext, AppEnv } from './app.ts';
import { readJson } from './body.ts';
import { etagOf, hasTag } from './etag.ts';
import { LOOK_POLICY, lookPage } from './look-page.ts';
import { PREVIEW_POLICY, previewPage } from './preview-page.ts';
import { type WidgetCall, createAdmission, refuseUnknown } from './widget-admission.ts';
import { shopPicturePath } from './shop-picture.ts';
import { createWidgetLimits } from './widget-limits.ts';
import { recordEvent, recordOrder } from './widget-events.ts';
import { streamAnswer } from './widget-messages.ts';
import { FeedbackInput, LookQuery, Session, WidgetConfig } from './widget-shapes.ts';

/** Products in the shop window of a preview. */
const PREVIEWED_PRODUCTS = 8;
/** Exchanges in the transcript that a page restores. */
const MAX_RESTORED_EXCHANGES = 100;
/**
 * Page views revalidate after a minute, and may use a stale answer for ten more: changes in the console show soon, and
 * a busy shop's pages are served from caches.
 */
const CONFIG_CACHE = 'public, max-age=60, stale-while-revalidate=600';

/** The same response for every key and origin. */
const PREFLIGHT = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '86400',
};

/** The API of the storefront widget, below `/api/widget/{embedKey}`. Translates only; docs/widget-api.md. */
export function createWidgetApi(context: AppContext): Hono<AppEnv> {
  const { store, adviser, createRateLimit, widgetRateLimit, stopping } = context;
  const starters = createStarters(store.conversations, adviser);
  const limits = createWidgetLimits(createRateLimit, widgetRateLimit);
  const admitted = createAdmission(context, limits);

  return new Hono<AppEnv>()
    .options('*', (c) => c.body(null, 204, PREFLIGHT))
    .get(
      '/config',
      admitted(async (c, call) => sendConfig(c, call, await starters.of(call.assistant)), { isPageView: true }),
    )
    .get(
      '/preview',
      admitted(async (c, { assistant, isPreview }) => {
        if (!isPreview) return refuseUnknown();
        const { organizationId, assistantId, name } = assistant;
        const [{ language }, products] = await Promise.all([
          starters.of(assistant),
          store.catalogue.list(organizationId, assistantId, { limit: PREVIEWED_PRODUCTS }),
        ]);
        c.header('Content-Security-Policy', PREVIEW_POLICY);
        const [embedKey, token] = [c.req.param('embedKey') ?? '', c.req.query('preview') ?? ''];
        return c.html(previewPage({ name, embedKey, token, language }, products));
      }),
    )
    .get(
      '/look',
      admitted(async (c, { assistant, isPreview }) => {
        if (!isPreview) return refuseUnknown();
        const { organizationId, assistantId, name } = assistant;
        const { language } = await starters.of(assistant);
        const { screen } = parse(LookQuery, { screen: c.req.query('screen') });
        const picture = screen === undefined ? null : shopPicturePath(organizationId, assistantId, screen);
        c.header('Content-Security-Policy', LOOK_POLICY);
        const [embedKey, token] = [c.req.param('embedKey') ?? '', c.req.query('preview') ?? ''];
        return c.html(lookPage({ name, embedKey, token, language, picture }));
      }),
    )
    .post(
      '/messages',
      admitted((c, call) => streamAnswer(c, call, { starters, limits, stopping })),
    )
    .get(
      '/session',
      admitted(async (c, { assistant, service, token }) => {
        const conversation = await service.find(assistant, token, MAX_RESTORED_EXCHANGES);
        if (!conversation) refuseSession();
        const exchanges = await service.toTranscript(assistant, conversation);
        return c.json({ result: Session.parse({ exchanges }) });
      }),
    )
    .delete(
      '/session',
      admitted(async (c, { assistant, service, token }) => {
        if (!(await service.erase(assistant, token))) refuseSession();
        return c.body(null, 204);
      }),
    )
    .post(
      '/feedback',
      admitted(async (c, { assistant, service, token }) => {
        const feedback = parse(FeedbackInput, await readJson(c));
        if (!(await service.rate(assistant, token, feedback))) refuseSession();
        return c.body(null, 204);
      }),
    )
    .post('/events', admitted(recordEvent))
    .post('/orders', admitted(recordOrder, { allowsSandbox: true }))
    .all('*', admitted(refuseUnknown));
}

function sendConfig(
  c: Context<AppEnv>,
  { assistant, isPreview }: WidgetCall,
  { language, questions }: { language: string; questions: string[] },
): Response {
  const { name, greeting, branding, position, contactUrl } = assistant;
  const { logoUrl, ...look } = branding;
  const result = WidgetConfig.parse({
    name,
    greeting,
    // The shop's own branding, with its logo only if a page can load it.
    branding: { ...look, ...(logoUrl !== undefined && isHttpUrl(logoUrl) && { logoUrl }) },
    language,
    suggestedQuestions: questions,
    position: position ?? undefined,
    contactUrl: contactUrl ?? undefined,
  });
  const body = JSON.stringify({ result });
  const tag = etagOf(body);
  c.header('Cache-Control', isPreview ? 'no-store' : CONFIG_CACHE);
  c.header('ETag', tag);
  if (hasTag(c.req.header('if-none-match'), tag)) return c.body(null, 304);
  return c.body(body, 200, { 'Content-Type': 'application/json' });
}

function refuseSession(): never {
  throw new Refusal('session_not_found', 'Session or answer not found.');
}
