import { z } from 'zod';
import { Part } from '../chat/parts.ts';
import { WIDGET_EVENTS } from '../domain/chat.ts';
import { Branding, filledText, text } from '../domain/records.ts';
import { isHttpUrl } from '../domain/url.ts';

const MESSAGE_LENGTH = 4_000;
/** A page's address and title are cut: they help, and never hinder. */
const URL_LENGTH = 2_000;
const TITLE_LENGTH = 300;
const MOST_PIECES = 10_000;

const clean = (length: number) =>
  z.string().transform((value) => value.toWellFormed().replaceAll('\0', '').slice(0, length));

/** Fields that are not listed are left out: a page may run another version of the widget. */
export const MessageInput = z.object({
  text: text()
    .trim()
    .min(1, 'must not be empty')
    .max(MESSAGE_LENGTH, `must not be longer than ${MESSAGE_LENGTH} characters: shorten it`),
  page: z
    .object({
      url: text().max(URL_LENGTH).refine(isHttpUrl),
      title: clean(TITLE_LENGTH).default(''),
      externalId: clean(TITLE_LENGTH).nullable().default(null),
      productId: clean(TITLE_LENGTH).optional(),
    })
    .optional()
    .catch(undefined),
});

export const FeedbackInput = z.object({
  exchangeId: filledText(),
  feedback: z.enum(['up', 'down']).nullable(),
});

export const EventInput = z
  .object({
    type: z.enum(WIDGET_EVENTS),
    productId: filledText().nullable().default(null),
    amount: z.int().min(1).max(MOST_PIECES).nullable().default(null),
    /** Of the session: beacons have no header for it. */
    token: z.string().optional(),
  })
  .refine(({ type, productId }) => type === 'opened' || productId !== null, {
    path: ['productId'],
    message: 'is required',
  });

/** What anybody may know of an assistant that is live. */
export const WidgetConfig = z.object({
  name: z.string(),
  greeting: z.string().nullable(),
  branding: Branding,
  language: z.string(),
  suggestedQuestions: z.array(z.string()),
  /** Left out where there is none: most have none. */
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
