import { type AdviserVocabulary, anyOf } from '../languages/language.ts';
import { compile, isQuestion, openingPattern, readMessage } from './reading.ts';
import { type ParsedRequest, parseFollowUp, parseRequest } from './request.ts';
import type { Situation } from './situation.ts';

/** "And …", "what about …": continues the request. */
export const continuesRequest = (message: string, { follow }: AdviserVocabulary): boolean =>
  readMessage(message).matches(openingPattern(anyOf(follow)));

/** "More", "others?", "show me more", and nothing else. */
export function asksForMore(message: string, { morePattern }: AdviserVocabulary): boolean {
  const parts = readMessage(message).plain.split(/[^\p{L}\p{N}' -]+/u);
  const phrases = parts.map((part) => part.trim()).filter(Boolean);
  return phrases.length <= 2 && phrases.some((part) => compile(`^(?:${morePattern})$`).test(part));
}

/** True for a question about the products shown, "how wide is it?", which contains no request. */
function asksAboutShown(message: string, vocabulary: AdviserVocabulary): boolean {
  const { words, asked = [] } = parseRequest(message, vocabulary);
  const reading = readMessage(message);
  if (continuesRequest(message, vocabulary) || !isQuestion(message, vocabulary)) return false;
  return reading.has(vocabulary.it) || (words.length > 0 && words.length === asked.length);
}

/** The request of the message, continued from the earlier ones. */
export function currentRequest({ message, earlier, language }: Situation): ParsedRequest {
  let before: ParsedRequest | undefined;
  for (const { message: past } of earlier) {
    if (asksForMore(past, language.vocabulary) || asksAboutShown(past, language.vocabulary)) continue;
    const request = parseFollowUp(before, past, language.vocabulary);
    if (request.words.length > 0) before = request;
  }
  if (before && asksForMore(message, language.vocabulary)) return before;
  return parseFollowUp(before, message, language.vocabulary);
}
