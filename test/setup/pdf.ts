import zlib from 'node:zlib';

export interface PdfText {
  text: string;
  size?: number;
  y: number;
}

/** Escapes a text for a PDF's string. */
const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);

interface Options {
  title?: string;
  /** Replaces the content of each page: compressed bytes. */
  deflated?: Buffer;
  /** The number of pages that the document claims. */
  count?: number;
  /** More objects of the trailer, such as /Encrypt. */
  trailer?: string;
}

/** Builds a PDF with a page for each list of texts, which are in Helvetica. */
export function createPdf(pages: readonly (readonly PdfText[])[], options: Options = {}): Buffer {
  const { title = '', deflated, count = pages.length, trailer = '' } = options;
  const objects: Buffer[] = [];
  const add = (...parts: (string | Buffer)[]) => objects.push(Buffer.concat(parts.map((part) => Buffer.from(part))));
  const contents = pages.map((lines) => {
    const drawn = lines.map(({ text, size = 11, y }) => `BT /F1 ${size} Tf 72 ${y} Td (${escaped(text)}) Tj ET`);
    return deflated ?? zlib.deflateSync(Buffer.from(drawn.join('\n'), 'latin1'));
  });
  const first = 5;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  const kids = contents.map((_, at) => `${first + 2 * at} 0 R`).join(' ');
  add(`<< /Type /Pages /Kids [${kids}] /Count ${count} >>`);
  add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  add(`<< /Title (${escaped(title)}) >>`);
  for (const [at, content] of contents.entries()) {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${first + 2 * at + 1} 0 R ` +
        '/Resources << /Font << /F1 3 0 R >> >> >>',
    );
    add(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`, content, '\nendstream');
  }
  let body = Buffer.from('%PDF-1.7\n');
  const offsets: number[] = [];
  const chunks = [body];
  let length = body.length;
  for (const [at, object] of objects.entries()) {
    offsets.push(length);
    body = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    chunks.push(body);
    length += body.length;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  chunks.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n` +
        `<< /Size ${objects.length + 1} /Root 1 0 R /Info 4 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(chunks);
}

/** A page with lines of ordinary text from the top. */
export const pageOf = (...lines: string[]): PdfText[] => lines.map((text, at) => ({ text, y: 720 - 14 * at }));
