/** The reasons why a document cannot become knowledge. */
export type DocumentFault =
  | 'unknown_format'
  | 'not_text'
  | 'empty'
  | 'too_long'
  | 'too_many_pages'
  | 'encrypted'
  | 'scanned'
  | 'broken';

/** Thrown while a document is read, and returned as a value at the end: classes do not cross threads. */
export class UnreadableDocument extends Error {
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}
