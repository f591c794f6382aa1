import { Anchor, Text } from '@mantine/core';
import { fieldTitle } from '../catalogue-names.ts';
import { type Mark, type Part, type PatternField, marksOf, outlineOf } from '../pattern-outline.ts';
import { Section } from '../parts/page.tsx';
import { formatPrice } from '../parts/price.ts';
import { useOrganizationQuery } from '../queries.ts';
import { locale, texts } from '../texts/texts.ts';
import type { BrowsedProduct, CrawlReport } from '../types.ts';
import styles from './crawl-pattern.module.css';

const words = texts.crawlPattern;

type Learned = NonNullable<CrawlReport['pattern']>;

const PERCENT = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
const DOLLARS = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });
const MICROS = 1_000_000;
const MAX_EXAMPLE_LENGTH = 80;

/** Shows where the pages of a site have each field, as learned, on an outline of the page. */
export function LearnedPattern({ assistantId, learned }: { assistantId: string; learned: Learned | null }) {
  const pattern = learned?.pattern;
  const example = useExample(assistantId, Boolean(pattern));
  if (!learned || !pattern) return <Section title={words.title} lead={words.none} />;
  return (
    <Section title={words.title} lead={howLearned(learned)}>
      {example.product && (
        <Text>
          {words.examples(
            <Anchor href={example.product.url} rel="noopener noreferrer" target="_blank">
              {example.product.title}
            </Anchor>,
          )}
        </Text>
      )}
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{words.caption}</figcaption>
        <Outline part={outlineOf(marksOf(pattern))} filled={learned.filled} example={example.valueOf} />
      </figure>
      {pattern.others?.map((other) => (
        <figure key={JSON.stringify(other.fields.title)} className={styles.figure}>
          <figcaption className={styles.caption}>{words.otherCaption}</figcaption>
          <Outline part={outlineOf(marksOf(other))} filled={{}} example={noExample} />
        </figure>
      ))}
    </Section>
  );
}

function howLearned({ learnedBy, modelCalls, modelCost }: Learned): string {
  const cost = modelCost === null ? null : DOLLARS.format(modelCost / MICROS);
  return words.learned(learnedBy === 'model', modelCalls, cost);
}

const noExample = () => undefined;

type ValueOf = (field: PatternField) => string | undefined;

/** A product that was read by the pattern, and its values that come from there. */
function useExample(assistantId: string, isWanted: boolean): { product?: BrowsedProduct; valueOf: ValueOf } {
  const found = useOrganizationQuery(
    'browse_catalogue',
    { assistantId, filters: { source: 'pattern' }, limit: 1 },
    isWanted,
  );
  const [product] = found.data?.products ?? [];
  const known = useOrganizationQuery(
    'get_product_sources',
    { productId: product?.productId ?? '' },
    product !== undefined,
  );
  if (!product) return { valueOf: () => undefined };
  const valueOf: ValueOf = (field) => (known.data?.sources[field] === 'pattern' ? textOf(product, field) : undefined);
  return { product, valueOf };
}

function textOf(product: BrowsedProduct, field: PatternField): string | undefined {
  const { price, currency, availability } = product;
  if (field === 'availability') return texts.catalogue.availabilities[availability];
  if (field === 'price' && price !== null) return formatPrice(price, currency);
  const text = String(product[field] ?? '');
  if (text === '') return undefined;
  return text.length > MAX_EXAMPLE_LENGTH ? `${text.slice(0, MAX_EXAMPLE_LENGTH)}…` : text;
}

const TAGS: Readonly<Record<string, keyof typeof words.parts>> = {
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  img: 'picture',
  button: 'button',
  input: 'button',
  p: 'paragraph',
  ul: 'list',
  ol: 'list',
  li: 'entry',
  table: 'table',
  tr: 'row',
  td: 'cell',
  a: 'link',
  nav: 'navigation',
  form: 'form',
};

function partName(steps: readonly string[]): string {
  const tag = /^[a-z0-9]+/.exec(steps.at(-1) ?? '')?.[0] ?? '';
  return words.parts[(Object.hasOwn(TAGS, tag) && TAGS[tag]) || 'other'];
}

interface OutlineProps {
  part: Part;
  filled: Learned['filled'];
  example: ValueOf;
}

function Outline({ part: { steps, marks, parts }, filled, example }: OutlineProps) {
  return (
    <div className={styles.part} data-marked={marks.length > 0 || undefined}>
      <div className={styles.name}>
        {steps.length === 0 ? words.page : partName(steps)} {steps.length > 0 && <code>{steps.join(' › ')}</code>}
      </div>
      {marks.map((mark) => (
        <Place
          key={`${mark.field} ${mark.rank}`}
          mark={mark}
          share={filled[mark.field]}
          example={example(mark.field)}
        />
      ))}
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((inner) => (
            <li key={inner.steps.join(' ')}>
              <Outline part={inner} filled={filled} example={example} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface PlaceProps {
  mark: Mark;
  /** Of product pages that have the field, 0 to 1. */
  share: number | undefined;
  example: string | undefined;
}

/** A field, what is read for it, and how well that works; the latter for the place that is looked at first. */
function Place({ mark, share, example }: PlaceProps) {
  const { field, rank, nth, take } = mark;
  const isFirst = rank === 0;
  const shown = isFirst && share !== undefined ? PERCENT.format(share) : undefined;
  return (
    <div className={styles.mark}>
      <span className={styles.field}>{isFirst ? fieldTitle(field) : words.orHere(fieldTitle(field))}</span>{' '}
      {isFirst && example}
      <div className={styles.name}>{words.taken(take, nth, shown)}</div>
    </div>
  );
}
