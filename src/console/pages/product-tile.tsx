import { Anchor, Text } from '@mantine/core';
import { formatPrice } from '../parts/price.ts';
import { texts } from '../texts/texts.ts';
import type { Product } from '../types.ts';
import styles from './product-tile.module.css';

const words = texts.assistant.product;

/** A product as an item of a list. */
export function ProductTile({
  product: { title, url, imageUrl, price, currency, availability },
}: {
  product: Product;
}) {
  const shownPrice = price === null ? words.noPrice : formatPrice(price, currency);
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        {imageUrl !== null && <img src={imageUrl} alt="" loading="lazy" referrerPolicy="no-referrer" />}
      </div>
      <Anchor href={url} rel="noopener noreferrer" target="_blank" size="sm" c="inherit" className={styles.title}>
        {title}
      </Anchor>
      <Text size="sm" c="dimmed">
        {availability === 'out_of_stock' ? words.soldOut(shownPrice) : shownPrice}
      </Text>
    </li>
  );
}
