/** "[[prd_1, k2]]": citations of rows and passages, in the format that the instructions ask for. */
const MARK = / {0,2}\[\[([\w,; -]{1,200})\]\]/gu;
const MAX_CITED = 6;

/** Passages are cited by their number in the turn: "k1". */
export const citationOf = (at: number): string => `k${at + 1}`;

/** Extracts the citations from a sentence. */
export function takeCitations(written: string): { text: string; cited: string[] } {
  const cited: string[] = [];
  const text = written.replaceAll(MARK, (_, list: string) => {
    cited.push(...list.split(/[,; ]/u).filter(Boolean));
    return '';
  });
  return { text: cited.length > 0 ? text.replace(/^ {1,4}/u, '') : text, cited: cited.slice(0, MAX_CITED) };
}
