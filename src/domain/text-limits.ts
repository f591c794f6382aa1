/**
 * The most characters that each kind of text may have when it comes in. A character is a Unicode code point, as JSON
 * Schema's maxLength counts. What was stored before a limit stays readable; it is cut where it is worked with.
 */
export const TEXT_LIMITS = {
  identifier: 100,
  /** Of an assistant, organization, person, key or application. */
  name: 200,
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
  /** What is searched for, by people, widgets and models. */
  search: 500,
  /** What a conversation is looked for by. */
  conversationSearch: 200,
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
  password: 128,
  /** Of invitations, sessions and links in emails. */
  token: 2_000,
  /** The query of a page of the authorization: Node takes no longer request line. */
  query: 16_384,
  /** A word of OAuth, such as a grant type or a scope's list. */
  oauthValue: 4_000,
} as const;

/** Whether the text has more characters than that; looks at no more than it has to. */
export function isLongerThan(text: string, most: number): boolean {
  // Each character is one or two UTF-16 units.
  if (text.length <= most) return false;
  if (text.length > 2 * most) return true;
  let count = 0;
  for (const _ of text) if (++count > most) return true;
  return false;
}

/** The first characters of a text, at most so many. */
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
