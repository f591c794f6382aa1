import type { RunCause } from '../../domain/crawl-cause.ts';

/** The reason why a run cannot continue; the message is written for the shop's owner. */
export class CrawlFailure extends Error {
  /** Null if it is not known. */
  readonly code: RunCause | null;

  constructor(code: RunCause | null, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
