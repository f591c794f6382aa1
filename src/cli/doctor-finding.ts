/** The result of a check; a problem or a warning says what to do. */
export interface Finding {
  level: 'ok' | 'warning' | 'problem';
  text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warning = (text: string): Finding => ({ level: 'warning', text });
export const problem = (text: string): Finding => ({ level: 'problem', text });

/** The cause of an error in one line, without what a URL in it may hide. */
export function reasonOf(error: unknown): string {
  const { code, message } =
    error instanceof Error ? (error as NodeJS.ErrnoException) : { code: '', message: String(error) };
  const [line = ''] = message.split('\n');
  return line.replace(/\/\/[^\s/@]+@/g, '//…@') || code || 'unknown error';
}
