import { z } from 'zod';
import { Part } from '../chat/parts.ts';
import { Branding } from '../domain/assistant.ts';
import { MAX_AMOUNT, MAX_ORDER_TOTAL, WIDGET_EVENTS } from '../domain/widget-event.ts';
import { PICTURE_SCREENS } from '../domain/shop-picture.ts';
import { filledText, givenText, httpUrl, text } from '../domain/fields.ts';
import { TEXT_LIMITS, cutText } from '../domain/text-limits.ts';
import { isoCode } from '../text/money/currency.ts';

/** A page's description of itself is truncated instead of refused: it helps, and must never block an answer. */
const cut = (most: number) =>
  z
    .string()
    .meta({ cutTo: most })
    .transform((value) => cutText(value.toWellFormed().replaceAll('\0', ''), most));

/** Unlisted fields are dropped: a page may run another version of the widget. */
export const MessageInput = z.object({
  text: givenText(TEXT_LIMITS.message),
  page: z
    .object({
      url: httpUrl(),
      title: cut(TEXT_LIMITS.title).default(''),
      externalId: cut(TEXT_LIMITS.externalId).nullable().default(null),
      productId: cut(TEXT_LIMITS.identifier).optional(),
    })
    .optional()
    .catch(undefined),
});

/** Without a screen, there is no picture to show. */
export const LookQuery = z.object({ screen: z.enum(PICTURE_SCREENS).optional() });

export const FeedbackInput = z.object({
  exchangeId: filledText(TEXT_LIMITS.identifier),
  feedback: z.enum(['up', 'down']).nullable(),
});

export const EventInput = z
  .object({
    type: z.enum(WIDGET_EVENTS),
    productId: filledText(TEXT_LIMITS.identifier).nullable().default(null),
    amount: z.int().min(1).max(MAX_AMOUNT).nullable().default(null),
    /** The session's token: beacons cannot send a header for it. */
    token: text(TEXT_LIMITS.token).optional(),
  })
  .refine(({ type, productId }) => type === 'opened' || productId !== null, {
    path: ['productId'],
    message: 'is required',
  });

/** Templates print numbers as text: `129.90`. */
const DECIMAL = /^-?\d{1,20}(?:\.\d{1,20})?$/;

export const OrderInput = z
  .object({
    /** The shop's own number of the order. */
    orderId: givenText(TEXT_LIMITS.identifier),
    total: z
      .preprocess(
        (value) => (typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value),
        z.number().min(0).max(MAX_ORDER_TOTAL),
      )
      .nullable()
      .default(null),
    currency: text(TEXT_LIMITS.currency)
      .refine((value) => isoCode(value) !== null, 'must be an ISO 4217 code, such as EUR')
      .transform(isoCode)
      .nullable()
      .default(null),
    token: text(TEXT_LIMITS.token).optional(),
  })
  .refine(({ total, currency }) => total !== null || currency === null, {
    path: ['total'],
    message: 'is required with a currency',
  })
  .refine(({ total, currency }) => total === null || currency !== null, {
    path: ['currency'],
    message: 'is required with a total',
  });

/** The public data of a live assistant. */
export const WidgetConfig = z.object({
  name: z.string(),
  greeting: z.string().nullable(),
  branding: Branding,
  language: z.string(),
  suggestedQuestions: z.array(z.string()),
  /** Absent for most, which have none. */
  position: z.enum(['left', 'right']).optional(),
  contactUrl: z.string().optional(),
});

export const Session = z.object({
  exchanges: z.array(
    z.object({
      exchangeId: z.string(),
      question: z.string(),
      answer: z.string().nullable(),
      parts: z.array(Part),
      feedback: z.enum(['up', 'down']).nullable(),
      createdAt: z.string(),
    }),
  ),
});

/** The first event of an answer. */
export const SessionEvent = z.object({ token: z.string().optional(), exchangeId: z.string() });
