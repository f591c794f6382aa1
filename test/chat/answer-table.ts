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

export interface ExpectedConversation {
  answers: Expected[];
  /** True if the answers are known to be faulty: the test must fail, so that it tells when they become right. */
  isNotYet: boolean;
}

/**
 * Reads the conversations of an answer table; builtin-example.answers.txt explains the format.
 * @param language of the answers, unless the table states another
 */
export function readAnswerTable(file: string, language = 'en'): ExpectedConversation[] {
  const text = fs.readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split('\n\n')
    .map((paragraph) => ({
      answers: paragraph
        .split(/^\? /m)
        .slice(1)
        .map((answer) => readExpected(answer.trim().split('\n'), language)),
      isNotYet: /^not yet$/m.test(paragraph),
    }))
    .filter(({ answers }) => answers.length > 0);
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
