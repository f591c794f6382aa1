import { CallError } from '../client/index.ts';
import { texts } from './texts/texts.ts';
import type { ImportCounts, ImportReport } from './types.ts';

export interface ImportProgress {
  /** Share of the file that the service has taken, 0 to 1. */
  sent: number;
  /** Counts of its results for the rows so far; null before the first of them. */
  counts: ImportCounts | null;
}

interface Upload {
  organizationId: string;
  assistantId: string;
  file: File;
  onProgress: (progress: ImportProgress) => void;
  signal: AbortSignal;
}

const words = texts.catalogueImport.errors;

/**
 * Imports a product feed. The service takes a file no faster than it imports it.
 * @throws {CallError} if the file is refused, or the import ends early; its code is `aborted` after `signal`
 */
export function importFeed({ organizationId, assistantId, file, onProgress, signal }: Upload): Promise<ImportReport> {
  const { promise, resolve, reject } = Promise.withResolvers<ImportReport>();
  // Of the ways to send a file only this one tells how much is sent.
  const request = new XMLHttpRequest();
  let progress: ImportProgress = { sent: 0, counts: null };
  const follow = (next: Partial<ImportProgress>) => {
    progress = { ...progress, ...next };
    onProgress(progress);
  };
  const fail = (status: number, code: string, message: string) => reject(new CallError(status, { code, message }));
  request.open('POST', `/api/console/organizations/${organizationId}/import?${new URLSearchParams({ assistantId })}`);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    follow({ sent: total === 0 ? 1 : loaded / total }),
  );
  request.addEventListener('progress', () => {
    const counts = linesOf(request.responseText).findLast(({ progress: each }) => each)?.progress;
    if (counts) follow({ counts });
  });
  request.addEventListener('load', () => {
    const { report, error } = linesOf(request.responseText).at(-1) ?? {};
    if (report) resolve(report);
    else if (error) reject(new CallError(request.status, error));
    else fail(request.status, 'unreadable', words.unreadable(request.status));
  });
  request.addEventListener('error', () => fail(0, 'unreachable', words.unreachable));
  request.addEventListener('abort', () => fail(0, 'aborted', words.stopped));
  signal.addEventListener('abort', () => request.abort());
  request.send(file);
  return promise;
}

interface Line {
  progress?: ImportCounts;
  report?: ImportReport;
  error?: ConstructorParameters<typeof CallError>[1];
}

/** The lines that have arrived; the last one may not have done so as a whole. */
const linesOf = (text: string): Line[] => text.split('\n').flatMap(parsed);

function parsed(line: string): Line[] {
  try {
    return [JSON.parse(line) as Line];
  } catch {
    return [];
  }
}
