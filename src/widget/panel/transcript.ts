import { plainAnswer } from './conversation.ts';
import type { Exchange } from './state.ts';

/** Windows and some mail clients cut longer links. */
const MAX_LINK_LENGTH = 1800;

/** Returns the conversation in plain text, one message per paragraph. */
export const transcriptOf = (exchanges: readonly Exchange[], you: string, assistant: string): string =>
  exchanges.map((exchange) => `${you}: ${exchange.question}\n\n${assistant}: ${plainAnswer(exchange)}`).join('\n\n');

/** Creates a link to an email with the newest messages that fit, each in full; of one that is too long, its end. */
export function mailTo(email: string, subject: string, text: string): string {
  const query = new URLSearchParams({ subject, body: text.slice(-MAX_LINK_LENGTH) });
  // RFC 6068 writes spaces and line breaks like this.
  const link = `mailto:${email}?${`${query}`.replaceAll('+', '%20').replaceAll('%0A', '%0D%0A')}`;
  return link.length > MAX_LINK_LENGTH ? mailTo(email, subject, text.replace(/^[^]*?\n\n|^[^]{1,20}/, '')) : link;
}
