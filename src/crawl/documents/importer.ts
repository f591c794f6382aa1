import { z } from 'zod';
import { type DocumentImporter, KnowledgeDraft, MAX_DRAFTS } from '../../domain/document.ts';
import { Refusal } from '../../domain/refusal.ts';
import { createSite } from '../discover/site.ts';
import { FetchError, type Fetcher } from '../http/fetch.ts';
import { whyNotRead } from '../front/visitor.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import type { DocumentFault } from './fault.ts';
import type { DocumentInput } from './reading.ts';

/** A document may take as much time as this many pages. */
const BUDGET_PAGES = 5;
/** Memory for what compressed parts of a document become. */
const MAX_BUFFERS_MB = 256;

/** Advice about a document that cannot be read. */
const FAULTS: Record<DocumentFault, string> = {
  unknown_format: 'Only text, Markdown, HTML and PDF files can be imported. Save it as one of these, such as PDF.',
  not_text: 'It is not a text file. Save it as text in UTF-8, or as PDF.',
  empty: 'It has no text. If scripts fill the page, copy its text into a new entry.',
  too_long: 'It is too long. Import only the chapters that shoppers ask about.',
  too_many_pages: 'It has more than 300 pages. Import only the chapters that shoppers ask about.',
  encrypted: 'It is protected by a password. Save a copy without one.',
  scanned: 'Its pages are pictures without text. Run text recognition (OCR) on it first, or write the entry yourself.',
  broken: 'It is damaged or incomplete. Open it on your computer and save it again.',
};

/** Results of threads are parsed: a hostile document may have taken over the code that reads it. */
const Drafts = z.array(KnowledgeDraft).min(1).max(MAX_DRAFTS);

/** Converts documents in threads, with the guards of the crawler. */
export function createDocumentImporter({ fetcher, reader }: { fetcher: Fetcher; reader: Reader }): DocumentImporter {
  async function read(input: DocumentInput, giveAway?: Uint8Array): Promise<KnowledgeDraft[]> {
    const unreadable = (reason: string) =>
      new Refusal('document_unreadable', `“${input.name}” could not be imported. ${reason}`);
    const limits = { pages: BUDGET_PAGES, maxBuffersMb: MAX_BUFFERS_MB, ...(giveAway && { giveAway }) };
    const output = await reader('document', input, limits).catch((error: unknown) => {
      throw error instanceof TooExpensive ? unreadable(FAULTS.too_long) : error;
    });
    if ('fault' in output) throw unreadable(FAULTS[output.fault]);
    return Drafts.parse(output.drafts);
  }

  return {
    readFile: ({ name, body }) => read({ name, body, url: null, contentType: null }),

    async readPage(address, siteUrls) {
      // `www.` in front of an IP address is no address.
      const sites = siteUrls.filter((url) => URL.canParse(url)).map(createSite);
      const isOwn = (url: string) => sites.some((site) => site.owns(url));
      const { host } = new URL(address);
      if (!isOwn(address))
        throw new Refusal('invalid_input', `Only pages of your shop can be imported, and ${host} is another site.`, {
          issues: [
            {
              path: 'url',
              message: `must be on ${[...new Set(sites.map(({ url }) => url.host))].join(' or ')}`,
            },
          ],
        });
      const refuse = (reason: string) => new Refusal('shop_unreachable', `We could not read ${host}. ${reason}`);
      const page = await fetcher.get(address).catch((error: unknown) => {
        throw error instanceof FetchError ? refuse(error.message) : error;
      });
      const { url, body, contentType } = page;
      if (!isOwn(url)) throw refuse(`The page redirects to ${new URL(url).host}, which is another site.`);
      if (page.status !== 200) throw refuse(whyNotRead(page.status));
      const name = new URL(url).pathname.split('/').findLast(Boolean) ?? host;
      return read({ name, body, url, contentType }, body);
    },
  };
}
