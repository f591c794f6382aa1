import { Anchor, Text } from '@mantine/core';
import { formatPrice } from '../parts/price.ts';
import { RichText, isHttp } from '../parts/rich-text.tsx';
import { texts } from '../texts/texts.ts';
import type { Exchange } from '../types.ts';
import styles from './answer-view.module.css';

type Part = Exchange['parts'][number];
type Shown = Part['products'][number];

const words = texts.answers;

/** The products that came with an answer, as they are now. */
export function AnswerParts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ type, products, amount }, at) => (
    // Parts have no identity of their own.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at} role="group" aria-label={words.parts[type]}>
      {type !== 'products' && (
        <Text size="sm" fw={550} mb="0.375rem">
          {words.parts[type]}
        </Text>
      )}
      <ul className={styles.cards}>
        {products.map((product) => (
          <Card key={product.productId} product={product} amount={amount} />
        ))}
      </ul>
    </div>
  ));
}

function Card({
  product: { title, url, imageUrl, price, currency },
  amount,
}: {
  product: Shown;
  amount: number | null;
}) {
  const priceText = price === null ? words.noPrice : formatPrice(price, currency);
  return (
    <li className={styles.card}>
      {imageUrl !== null && isHttp(imageUrl) && (
        <div className={styles.picture}>
          <img src={imageUrl} alt="" loading="lazy" referrerPolicy="no-referrer" />
        </div>
      )}
      <div className={styles.words}>
        {title === null ? (
          <Text size="sm" c="dimmed">
            {words.gone}
          </Text>
        ) : url !== null && isHttp(url) ? (
          <Anchor href={url} rel="noopener noreferrer" target="_blank" size="sm" c="inherit" lineClamp={2}>
            {title}
          </Anchor>
        ) : (
          <Text size="sm">{title}</Text>
        )}
        {title !== null && (
          <Text size="sm" c="dimmed">
            {amount === null ? priceText : words.amount(amount, priceText)}
          </Text>
        )}
      </div>
    </li>
  );
}

/** The shop's own words that each sentence rests on. */
export function SourceList({ sources }: { sources: Exchange['sources'] }) {
  if (sources.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {words.sources.none}
      </Text>
    );
  return (
    <div role="group" aria-label={words.sources.title}>
      <Text fw={550} size="sm">
        {words.sources.title}
      </Text>
      <ul className={styles.sources}>
        {sources.map(({ sentence, type, title, quote }) => (
          <li key={sentence + title + quote}>
            <RichText text={sentence} />
            <Text size="sm" c="dimmed">
              {words.sources.names[type](title)}
              {quote !== sentence && <>: {quote}</>}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The sentences of a model that did not reach the shopper. */
export function HeldBack({ cut }: { cut: Exchange['cut'] }) {
  if (cut.length === 0) return null;
  return (
    <div role="group" aria-label={words.heldBack.title}>
      <Text fw={550} size="sm">
        {words.heldBack.title}
      </Text>
      <ul className={styles.sources}>
        {cut.map(({ sentence, reason }) => (
          <li key={sentence}>
            <RichText text={sentence} />
            <Text size="sm" c="dimmed">
              {words.heldBack.reason(reason)}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
