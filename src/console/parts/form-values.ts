/** Form values by field name. */
export interface FormValues {
  text: (name: string) => string;
  all: (name: string) => string[];
  /** The lines of a `LinesField`. */
  lines: (name: string) => string[];
}

export function valuesOf(data: FormData): FormValues {
  const all = (name: string) => data.getAll(name).filter((value) => typeof value === 'string');
  const text = (name: string) => all(name)[0] ?? '';
  return { all, text, lines: (name) => linesOf(text(name)) };
}

/** The trimmed lines of a text, without empty ones. */
export const linesOf = (text: string) => text.split('\n').flatMap((line) => line.trim() || []);
