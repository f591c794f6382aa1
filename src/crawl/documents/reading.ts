import type { KnowledgeDraft } from '../../domain/document.ts';
import { decodeHtml } from '../http/charset.ts';
import { type DocumentFault, UnreadableDocument } from './fault.ts';
import { htmlToMarkdown } from './html.ts';
import { decodeText, withoutControls } from './plain-text.ts';
import { splitDocument } from './split.ts';

export interface DocumentInput {
  body: Uint8Array;
  /** The file's name, or the last part of the page's address. */
  name: string;
  /** The page's address; null for a file. */
  url: string | null;
  /** The Content-Type header; null for a file. */
  contentType: string | null;
}

export type DocumentReading = { drafts: KnowledgeDraft[] } | { fault: DocumentFault };

/** Bytes in which a file says what it is. */
const HEAD_BYTES = 1024;
const PDF = '%PDF-';
const HTML = /^\s{0,100}(?:<!--|<!doctype html|<html|<head|<body)/i;
const HEADING = /^#{1,6} +(.+)$/m;

/** Converts a document to drafts of knowledge entries. Never throws, whatever the document. */
export async function readDocument(input: DocumentInput): Promise<DocumentReading> {
  try {
    const { title, markdown } = await convert(input);
    const content = withoutControls(markdown).trim();
    if (content === '') throw new UnreadableDocument('empty');
    const given = withoutControls(title).replaceAll(/\s+/g, ' ').trim();
    return { drafts: splitDocument(given || HEADING.exec(content)?.[1] || nameOf(input.name), content) };
  } catch (error) {
    // The libraries throw anything at hostile documents, such as a RangeError at deep ones.
    return { fault: error instanceof UnreadableDocument ? error.fault : 'broken' };
  }
}

async function convert(input: DocumentInput): Promise<{ title: string; markdown: string }> {
  const { body, url, contentType } = input;
  const format = formatOf(input);
  if (format === 'html') return htmlToMarkdown(decodeHtml(body, contentType ?? undefined), url);
  if (format === 'text') return { title: '', markdown: decodeText(body) };
  // Loaded for the first PDF: the library is large.
  const { pdfToMarkdown } = await import('./pdf.ts');
  return pdfToMarkdown(body);
}

function formatOf({ body, name, contentType }: DocumentInput): 'pdf' | 'html' | 'text' {
  const head = new TextDecoder('latin1').decode(body.subarray(0, HEAD_BYTES));
  if (head.includes(PDF)) return 'pdf';
  if (HTML.test(head)) return 'html';
  if (contentType !== null) {
    if (/html/i.test(contentType)) return 'html';
    if (/^text\//i.test(contentType)) return 'text';
  }
  if (/\.x?html?$/i.test(name)) return 'html';
  if (/\.(?:txt|text|md|markdown)$/i.test(name)) return 'text';
  throw new UnreadableDocument(/\.pdf$/i.test(name) ? 'broken' : 'unknown_format');
}

/** `returns-and_refunds.txt` → `returns and refunds` */
const nameOf = (name: string): string =>
  name
    .replace(/\.\w{1,8}$/, '')
    .replaceAll(/[_\s-]+/g, ' ')
    .trim() || 'Untitled';
