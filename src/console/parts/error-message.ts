import { CallError } from '../../client/index.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';

/** The console's words for an error of the service, or else the service's own, in English. */
export function messageOf(error: Error): string {
  if (!(error instanceof CallError)) return error.message;
  const { code, message, issues } = error;
  const explained = issues.length > 0 ? issues.map((issue) => ownWords(issue.message)) : [ownWords(message)];
  if (explained.every((each) => each !== undefined)) return [...new Set(explained)].join(' ');
  const words = texts.errors[code as keyof typeof texts.errors];
  return words ? words(message) : message;
}

/** The console's words for what is wrong with a value or a file, or else the service's own, in English. */
export const faultMessage = (sentence: string): string => ownWords(sentence) ?? sentence;

/** Undefined in English, and for a sentence of another version of the service. */
function ownWords(sentence: string): string | undefined {
  for (const [template, words] of Object.entries(texts.faults)) {
    const values = valuesIn(sentence, template);
    if (values) return words(...values);
  }
  return undefined;
}

/** What may fill a hole, in words; undefined if it is something else. */
const HOLES = {
  number: (value: string) => (/^\d[\d,]*$/.test(value) ? formatNumber(Number(value.replaceAll(',', ''))) : undefined),
  text: (value: string) => value,
  sentence: ownWords,
};

/** Returns what a sentence has for the holes of a template, with numbers and sentences as the reader writes them; undefined if it is another one. */
function valuesIn(sentence: string, template: string): string[] | undefined {
  const [start = '', ...others] = template.split(/\{(number|text|sentence)\}/);
  if (!sentence.startsWith(start)) return undefined;
  let rest = sentence.slice(start.length);
  const values: string[] = [];
  while (others.length > 0) {
    const [hole, literal = ''] = others.splice(0, 2);
    const end = others.length > 0 ? rest.indexOf(literal) : rest.length - literal.length;
    if (end < 0 || !rest.startsWith(literal, end)) return undefined;
    const value = rest.slice(0, end);
    const worded = HOLES[hole as keyof typeof HOLES](value);
    if (worded === undefined) return undefined;
    values.push(worded);
    rest = rest.slice(end + literal.length);
  }
  return rest === '' ? values : undefined;
}
