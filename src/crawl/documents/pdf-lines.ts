/** A line of a page: the size of its letters, and its place from the lower left corner, in points. */
export interface PdfLine {
  text: string;
  size: number;
  x: number;
  y: number;
  right: number;
}

/** Letters that are larger than the text's by this factor are a heading's. */
const HEADING_FACTOR = 1.15;
const MAX_HEADING_LENGTH = 150;
const MAX_HEADING_LEVEL = 4;
/** The distance of lines of one paragraph, in sizes of their letters. */
const MAX_LEADING = 1.7;
/** A line that ends before this share of the page's width ends its paragraph. */
const MIN_FILLED = 0.8;
const MIN_PAGES_TO_REPEAT = 3;
const BULLET = /^[•‣▪●◦∙·*–-]\s{1,4}(?=\S)/;

/** Finds headings by their size, paragraphs by their distance, and leaves out what is repeated on each page. */
export function linesToMarkdown(pages: readonly (readonly PdfLine[])[]): string {
  const repeated = repeatedLines(pages);
  const sizes = sizesOf(pages.flat());
  const blocks: string[] = [];
  for (const page of pages) {
    const right = Math.max(...page.map((line) => line.right));
    let before: PdfLine | undefined;
    for (const line of page) {
      if (repeated.has(keyOf(line))) continue;
      const level = sizes.levelOf(line);
      const heading = level > 0 ? `${'#'.repeat(level)} ` : '';
      const text = line.text.replace(BULLET, '- ');
      const last = blocks.at(-1);
      if (before && last !== undefined && continues(before, line, { right, isHeading: heading !== '' }))
        blocks[blocks.length - 1] = join(last, text);
      else blocks.push(heading + text);
      before = line;
    }
  }
  return blocks.reduce((text, block, at) => text + separator(blocks[at - 1], block) + block, '');
}

/** Items of a list follow each other without an empty line. */
function separator(before: string | undefined, block: string): string {
  if (before === undefined) return '';
  return before.startsWith('- ') && block.startsWith('- ') ? '\n' : '\n\n';
}

/** True if a line belongs to the same paragraph, item or heading as the one before. */
function continues(before: PdfLine, line: PdfLine, { right, isHeading }: { right: number; isHeading: boolean }) {
  const distance = before.y - line.y;
  if (BULLET.test(line.text) || Math.abs(before.size - line.size) > 0.5) return false;
  if (distance < 0 || distance > line.size * MAX_LEADING) return false;
  return isHeading || before.right >= right * MIN_FILLED;
}

/** Joins lines; a hyphen at the end of the first may be one of the line break. */
const join = (text: string, next: string): string =>
  /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;

/** Determines the size of ordinary text, and from it the levels of headings. */
function sizesOf(lines: readonly PdfLine[]) {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + text.length);
  }
  const [body] = [...letters].toSorted(([, a], [, b]) => b - a)[0] ?? [0];
  const headings = [...letters.keys()].filter((size) => size >= body * HEADING_FACTOR).toSorted((a, b) => b - a);
  return {
    /** 0 for ordinary text. */
    levelOf({ size, text }: PdfLine): number {
      if (text.length > MAX_HEADING_LENGTH || !/\p{L}/u.test(text)) return 0;
      return Math.min(headings.indexOf(Math.round(size * 2) / 2) + 1, MAX_HEADING_LEVEL);
    },
  };
}

const keyOf = ({ text }: PdfLine): string => text.replaceAll(/\d+/g, '0');

/** Headers and footers: the uppermost and lowest lines of more than half of the pages, apart from numbers. */
function repeatedLines(pages: readonly (readonly PdfLine[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const [lowest, ...others] = page.toSorted((a, b) => a.y - b.y);
    const edges = [lowest, others.at(-1)].flatMap((line) => (line ? keyOf(line) : []));
    for (const key of new Set(edges)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const enough = Math.max(MIN_PAGES_TO_REPEAT, pages.length / 2);
  return new Set([...counts].flatMap(([key, count]) => (count >= enough ? key : [])));
}
