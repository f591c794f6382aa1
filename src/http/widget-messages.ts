import type { Context } from 'hono';
import { Part } from '../chat/parts.ts';
import type { createStarters } from '../chat/conversation/starters.ts';
import { parse } from '../actions/invoke.ts';
import type { AppEnv, Stopping } from './app.ts';
import { readJson } from './body.ts';
import { EVENT_STREAM_HEADERS, eventStream } from './event-stream.ts';
import type { WidgetCall } from './widget-admission.ts';
import type { WidgetLimits } from './widget-limits.ts';
import { MessageInput, SessionEvent } from './widget-shapes.ts';

/** The widget shows its own message in the shopper's language. */
const INTERRUPTED = 'The service is restarting. Please ask again in a moment.';

interface MessageContext {
  starters: ReturnType<typeof createStarters>;
  limits: WidgetLimits;
  stopping: Stopping;
}

/** Streams the answer to a shopper's message. */
export async function streamAnswer(
  c: Context<AppEnv>,
  { assistant, service, token, isPreview }: WidgetCall,
  { starters, limits, stopping }: MessageContext,
): Promise<Response> {
  const { text, page } = parse(MessageInput, await readJson(c));
  const conversation = await service.find(assistant, token);
  const release = await limits.message(conversation, c.get('address'), assistant);
  const left = new AbortController();
  const suggestions = starters.atHand(assistant);
  const signal = AbortSignal.any([left.signal, stopping.due]);
  const request = { assistant, conversation, text, page, suggestions, signal };
  const { exchangeId, parts, token: issued } = service.answer(request);
  // A conversation that is not stored cannot be resumed.
  const session = { token: isPreview ? undefined : issued, exchangeId };

  async function* events() {
    try {
      yield { type: 'session', data: SessionEvent.parse(session) };
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
}
