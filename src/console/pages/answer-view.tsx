import { Anchor, Text } from '@mantine/core';
import { formatPrice } from '../parts/price.ts';
import { RichText, isHttp } from '../parts/rich-text.tsx';
import type { Exchange } from '../types.ts';
import styles from './answer-view.module.css';

type Part = Exchange['parts'][number];
type Shown = Part['products'][number];

const HEADINGS = { products: 'Products', comparison: 'Comparison', cart: 'Proposed for the cart' } as const;

/** The products that came with an answer, as they are now. */
export function AnswerParts({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ type, products, amount }, at) => (
    // Parts have no identity of their own.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at} role="group" aria-label={HEADINGS[type]}>
      {type !== 'products' && (
        <Text size="sm" fw={550} mb="0.375rem">
          {HEADINGS[type]}
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
            No longer in the catalogue
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
            {amount !== null && `${amount.toLocaleString()} × `}
            {price === null ? 'No price' : formatPrice(price, currency)}
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
        No sentence of it states a fact about the shop.
      </Text>
    );
  return (
    <div role="group" aria-label="Sources">
      <Text fw={550} size="sm">
        Sources
      </Text>
      <ul className={styles.sources}>
        {sources.map(({ sentence, type, title, quote }) => (
          <li key={sentence + title + quote}>
            <RichText text={sentence} />
            <Text size="sm" c="dimmed">
              {type === 'product' ? 'Product' : 'Knowledge'} “{title}”{quote !== sentence && <>: {quote}</>}
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
    <div role="group" aria-label="Held back">
      <Text fw={550} size="sm">
        Held back
      </Text>
      <ul className={styles.sources}>
        {cut.map(({ sentence, reason }) => (
          <li key={sentence}>
            <RichText text={sentence} />
            <Text size="sm" c="dimmed">
              Why: {reason}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
