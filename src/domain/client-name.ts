const MAX_CLIENT_NAME_LENGTH = 60;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The name that an application gave itself, as people may be shown it: without characters that nobody sees, that turn
 * the direction of the text around them or that pile up over it, on one line, and of at most 60 characters.
 * @returns '' when nothing is left
 */
export function cleanClientName(name: string): string {
  const visible = name
    .replaceAll(/(?!\s)[\p{C}\p{Default_Ignorable_Code_Point}]|\uFEFF/gu, '')
    .replaceAll(/(\p{M}{3})\p{M}+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const characters = [...graphemes.segment(visible)].map(({ segment }) => segment);
  if (characters.length <= MAX_CLIENT_NAME_LENGTH) return visible;
  return `${characters
    .slice(0, MAX_CLIENT_NAME_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}
