/** Why a run cannot go on, for the shop's owner to read. */
export class CrawlFailure extends Error {}
