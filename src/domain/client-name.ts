const MAX_CLIENT_NAME_LENGTH = 60;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Cleans an application's name for display: without characters that are invisible, change the direction of the
 * surrounding text or stack up over it, on one line, and of at most 60 characters.
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
