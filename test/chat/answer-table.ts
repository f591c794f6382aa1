import fs from 'node:fs';

/** The required and the forbidden content of an answer. */
export interface Expected {
  question: string;
  products: { title: string; price: number | undefined; isSoldOut: boolean }[];
  facts: string[];
  forbidden: string[];
  cart: string[];
  language: string;
  isUnanswered: boolean;
}

/**
 * Reads the conversations of an answer table; builtin-example.answers.txt explains the format.
 * @param language of the answers, unless the table states another
 */
export function readAnswerTable(file: string, language = 'en'): Expected[][] {
  const text = fs.readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split(/^\? /m)
        .slice(1)
        .map((answer) => readExpected(answer.trim().split('\n'), language)),
    )
    .filter((conversation) => conversation.length > 0);
}

function readExpected([question = '', ...lines]: string[], defaultLanguage: string): Expected {
  const after = (sign: string) => lines.flatMap((line) => (line.startsWith(sign) ? line.slice(sign.length) : []));
  return {
    question,
    products: after('* ').map((line) => {
      const [title = '', ...details] = line.split(' | ');
      const price = details.find((detail) => /^\d/.test(detail));
      return { title, price: price === undefined ? undefined : Number(price), isSoldOut: details.includes('sold out') };
    }),
    facts: after('+ '),
    forbidden: after('- '),
    cart: after('cart: '),
    language: after('language: ')[0] ?? defaultLanguage,
    isUnanswered: lines.includes('unanswered'),
  };
}
