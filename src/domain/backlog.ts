/** Makes a write now or, while the database is away, once it is back. Never throws: whoever runs the service is told. */
export type Write = (work: () => Promise<unknown>) => Promise<void>;

/** What happened and has to be written, whether the database is there or not. It may be tried again after it was done. */
export interface Backlog {
  /** Opens a line of writes, which are made in their order. */
  line(): Write;
}
