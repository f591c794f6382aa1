/** The reason why a run cannot continue, written for the shop's owner. */
export class CrawlFailure extends Error {}
