import type { Explanation } from '../domain/explanation.ts';
import type { AnswerSource } from '../domain/answer.ts';
import type { Heard } from './adviser.ts';

type ExplanationRow = [label: string, ...texts: string[]];

const LABEL_WIDTH = 9;
const MAX_QUOTE = 160;
const MAX_INTENTS = 4;

/** Explains an answer line by line; for a language model, only the tools, the sources and the cut sentences. */
export function explanationText({ report, parts }: Heard, explanation: Explanation | null): string {
  const sources = parts.flatMap((part) => (part.type === 'sources' ? part.sources : []));
  const rows: ExplanationRow[] = [
    ...(explanation ? rowsOf(explanation) : []),
    ...(report.toolsUsed.length > 0 ? [['tools', report.toolsUsed.join(', ')] satisfies ExplanationRow] : []),
    ['rests on', ...sources.map(sourceText)],
    ['cut', ...report.cut.map(({ sentence, reason }) => `${cut(sentence)} (${reason})`)],
  ];
  const lines = rows.flatMap(([label, ...texts]) =>
    texts.filter((text) => text !== '').map((text, at) => `  ${(at === 0 ? label : '').padEnd(LABEL_WIDTH)} ${text}\n`),
  );
  return lines.length > 0 ? `\n${lines.join('')}` : '';
}

/** Formats a sentence and its source; quotes the shop's own words only if the sentence does not repeat them. */
const sourceText = ({ sentence, title, quote }: AnswerSource): string =>
  `${cut(sentence)} ← ${title}${sentence.includes(quote) ? '' : `: ${cut(quote)}`}`;

function rowsOf({
  language,
  cues,
  request,
  before,
  focus,
  list,
  named,
  found,
  said,
  shop,
  intents,
}: Explanation): ExplanationRow[] {
  const { shopper, catalogue } = language;
  const likely = intents.filter(({ score }) => score > 0).slice(0, MAX_INTENTS);
  return [
    ['language', shopper === catalogue ? shopper : `${shopper}, the catalogue ${catalogue}`],
    ['cues', cues.join(', ')],
    ['read', requestText(request)],
    ['before', before ? requestText(before) : ''],
    ['it', focus ?? ''],
    ['them', list.length > 1 ? list.join(' | ') : ''],
    ['named', named.join(' | ')],
    [
      found.isRefined ? 'refined' : 'found',
      ...found.hits.map(
        ({ title, score, lacks }) =>
          `${score.toFixed(2)} ${title}${lacks.length > 0 ? `, lacks: ${lacks.join(', ')}` : ''}`,
      ),
    ],
    ['details', ...said.map(({ text, score }) => `${score.toFixed(2)} ${cut(text)}`)],
    [
      'shop',
      shop ? `${shop.share.toFixed(2)} ${shop.title}${shop.isOnTopic ? ', on topic' : ''}: ${cut(shop.quote)}` : '',
    ],
    ['intents', likely.map(({ name, score }) => `${name} ${Math.round(score)}`).join(', ')],
  ];
}

function requestText({ terms, excluded, limits, measures }: Explanation['request']): string {
  const { minPrice, maxPrice } = limits;
  const currency = [limits.currency ?? ''].flat().join(' or ');
  return [
    ...terms.map(termText),
    ...excluded.map((term) => `without ${termText(term)}`),
    ...(minPrice === undefined ? [] : [`from ${minPrice} ${currency}`.trim()]),
    ...(maxPrice === undefined ? [] : [`to ${maxPrice} ${currency}`.trim()]),
    ...measures,
  ].join(', ');
}

const termText = ({ word, concepts }: Explanation['request']['terms'][number]): string =>
  concepts.length > 0 ? `${word} (${concepts.join(' ')})` : word;

/** Cuts a text to one line that can be read at a glance. */
function cut(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return `“${line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE)}…` : line}”`;
}
