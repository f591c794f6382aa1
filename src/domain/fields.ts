import { z } from 'zod';
import { TEXT_LIMITS, isLongerThan } from './text-limits.ts';
import { isHttpUrl } from './url.ts';

/** Text that PostgreSQL can store: no NUL, no lone surrogate. */
const storable = (schema: z.ZodString, most: number) =>
  schema
    .refine((value) => !isLongerThan(value, most), {
      error: `must be at most ${most.toLocaleString('en-US')} characters`,
      // Look for nothing else in a text that may be of any length.
      abort: true,
    })
    .refine((value) => !value.includes('\0') && value.isWellFormed(), 'must be valid Unicode without NUL characters')
    .meta({ maxLength: most });

/** Input text with a maximum length: one of `TEXT_LIMITS`. Outputs are not limited by it. */
export const text = (most: number) => storable(z.string(), most);

/** Text of at least one character. */
export const filledText = (most: number) => text(most).min(1, 'must not be empty');

/** Text that people write and read: without invisible characters. */
export const givenText = (most: number) => storable(z.string().trim(), most).min(1, 'must not be empty');

export const identifier = () => text(TEXT_LIMITS.identifier);

/** An absolute http or https URL, stored as given. */
export const httpUrl = () =>
  text(TEXT_LIMITS.url).refine(isHttpUrl, 'must be an absolute http:// or https:// URL').meta({ format: 'uri' });

/**
 * A URL in an output. It has no `format: uri`: browsers and shops accept `?v=a|b` or `image[1].jpg`, RFC 3986 does not,
 * and a client that checks formats would throw the whole answer away.
 */
export const givenUrl = () => z.string().meta({ description: 'Absolute http or https URL, as provided.' });

export const time = z.string().meta({ format: 'date-time', description: 'ISO 8601, UTC' });
