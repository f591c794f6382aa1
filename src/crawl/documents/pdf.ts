import { getDocumentProxy } from 'unpdf';
import { UnreadableDocument } from './fault.ts';
import { type PdfLine, linesToMarkdown } from './pdf-lines.ts';

/** More pages are a catalogue or an attack, not something that shoppers ask about. */
const MAX_PAGES = 300;
/** Characters of a whole document; reading ends there. */
const MAX_LENGTH = 5_000_000;
/** A document with fewer letters than this has none that it shows: its pages are pictures. */
const MIN_LETTERS = 20;

/** The gap between words, in sizes of their letters. */
const MIN_GAP = 0.2;

/** Nothing may be fetched, and no font or picture be drawn. */
const OPTIONS = {
  useSystemFonts: false,
  disableFontFace: true,
  useWorkerFetch: false,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  stopAtErrors: false,
  enableXfa: false,
  verbosity: 0,
} as const;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfItem = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getTextContent']>>['items'][number];

/** @throws {UnreadableDocument} encrypted, broken, scanned, too_many_pages or too_long */
export async function pdfToMarkdown(body: Uint8Array): Promise<{ title: string; markdown: string }> {
  // The library takes the bytes away.
  const pdf = await getDocumentProxy(new Uint8Array(body), OPTIONS).catch((error: Error) => {
    throw new UnreadableDocument(error.name === 'PasswordException' ? 'encrypted' : 'broken', { cause: error });
  });
  if (pdf.numPages > MAX_PAGES) throw new UnreadableDocument('too_many_pages');
  const pages: PdfLine[][] = [];
  let length = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const lines = await linesOf(pdf, number);
    pages.push(lines);
    length += lines.reduce((sum, { text }) => sum + text.length, 0);
    if (length > MAX_LENGTH) throw new UnreadableDocument('too_long');
  }
  const letters = pages.flat().reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < MIN_LETTERS) throw new UnreadableDocument('scanned');
  return { title: await titleOf(pdf), markdown: linesToMarkdown(pages) };
}

async function linesOf(pdf: Pdf, number: number): Promise<PdfLine[]> {
  // A page that cannot be read leaves the others.
  const page = await pdf.getPage(number).catch(() => null);
  const content = await page?.getTextContent().catch(() => null);
  page?.cleanup();
  return toLines(content?.items ?? []);
}

/** Joins runs of text on the same height. */
function toLines(items: readonly PdfItem[]): PdfLine[] {
  const lines: PdfLine[] = [];
  let isNew = true;
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str !== '') {
      const run = toRun(item);
      const last = lines.at(-1);
      if (last && !isNew && Math.abs(last.y - run.y) <= last.size / 2) append(last, run);
      else lines.push(run);
    }
    isNew = item.hasEOL || (isNew && item.str === '');
  }
  return lines
    .map((line) => ({ ...line, text: line.text.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

function toRun({ str: text, transform, width }: Extract<PdfItem, { str: string }>): PdfLine {
  const [, , skew = 0, scale = 0, x = 0, y = 0] = transform as number[];
  return { text, size: Math.hypot(skew, scale), x, y, right: x + width };
}

function append(line: PdfLine, run: PdfLine): void {
  const isApart = run.x - line.right > run.size * MIN_GAP && !/\s$/.test(line.text) && !/^\s/.test(run.text);
  line.text += (isApart ? ' ' : '') + run.text;
  line.right = Math.max(line.right, run.right);
  if (run.text.trim() !== '') line.size = Math.max(line.size, run.size);
}

async function titleOf(pdf: Pdf): Promise<string> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }));
  const title: unknown = (info as Record<string, unknown>)['Title'];
  return typeof title === 'string' ? title.trim() : '';
}
