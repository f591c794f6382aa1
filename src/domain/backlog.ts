/** Makes a write now or, during a database outage, after it. Never throws: failures are logged for the operator. */
export type Write = (work: () => Promise<unknown>) => Promise<void>;

/** Writes that must happen despite database outages. A write may be retried after it succeeded. */
export interface Backlog {
  /** Opens a queue of writes, which are made in order. */
  line(): Write;
}
