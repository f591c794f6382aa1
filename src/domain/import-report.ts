export interface ImportCounts {
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
}

/** One fault of a refused row: the field and how to fix it; an empty field means the row itself. */
export interface RowFault {
  line: number;
  field: string;
  message: string;
}

export interface ImportReport extends ImportCounts {
  /** At most 100. */
  faults: RowFault[];
  /** Columns that were ignored. */
  ignored: string[];
  /** The reason why the import stopped early; the rows before that point are imported. */
  stopped: string | null;
}
