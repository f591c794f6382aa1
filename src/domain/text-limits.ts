/**
 * The maximum length of each kind of input text, in characters. A character is a Unicode code point, as JSON Schema's
 * maxLength counts. Text stored before a limit existed stays readable; it is truncated where it is used.
 */
export const TEXT_LIMITS = {
  identifier: 100,
  /** The name of an assistant, organization, person, key or application. */
  name: 200,
  fileName: 255,
  url: 2_048,
  /** Scheme, host and port. */
  origin: 300,
  persona: 20_000,
  greeting: 1_000,
  modelName: 200,
  crawlUserAgent: 300,
  color: 100,
  launcherText: 200,
  title: 500,
  externalId: 300,
  description: 20_000,
  currency: 20,
  brand: 300,
  category: 300,
  content: 200_000,
  /** A shopper's message. */
  message: 2_000,
  /** A search query, by people, widgets and models. */
  search: 500,
  /** A search query for conversations. */
  conversationSearch: 200,
  /** The position at which a page of a list ended: a title, encoded. */
  cursor: 4_000,
  /** One word or short phrase. */
  phrase: 100,
  synonym: 80,
  suggestedQuestion: 200,
  /** The name of an action or a target in the audit log. */
  auditValue: 300,
  /** A moment, in ISO 8601. */
  time: 64,
  /** RFC 5321, section 4.5.3.1.3. */
  email: 254,
  /** A telephone number as written. */
  phone: 40,
  password: 128,
  /** A token of an invitation, a session or a link in an email. */
  token: 2_000,
  /** The query of a page of the authorization: Node accepts no longer request line. */
  query: 16_384,
  /** An OAuth value, such as a grant type or a scope's list. */
  oauthValue: 4_000,
} as const;

/** True if the text has more characters than that; reads no more than necessary. */
export function isLongerThan(text: string, most: number): boolean {
  // Each character is one or two UTF-16 units.
  if (text.length <= most) return false;
  if (text.length > 2 * most) return true;
  let count = 0;
  for (const _ of text) if (++count > most) return true;
  return false;
}

/** Truncates a text to a number of characters. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  let count = 0;
  for (const character of text) {
    if (++count > most) break;
    end += character.length;
  }
  return text.slice(0, end);
}
