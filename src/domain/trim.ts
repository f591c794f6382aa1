/**
 * Strips the characters at a text's end that match a pattern of one character. The pattern `[…]+$` would try again from
 * each character of a run that is not at the end.
 */
export function trimEndOf(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
