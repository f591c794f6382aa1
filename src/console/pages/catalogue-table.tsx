import { Anchor, Badge, Button, Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import { formatPrice } from '../parts/price.ts';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct } from '../types.ts';
import { RemoveProduct } from './catalogue-product.tsx';
import styles from './catalogue-table.module.css';

const { table: words, availabilities, fields } = texts.catalogue;

const COLUMNS = ['product', 'price', 'stock', 'brand', 'category'] as const;
/** Rows before the last one that is loaded, at which the next are asked for. */
const AHEAD = 30;
const ROW_PX = 72;
const OVERSCAN = 8;

/** What the rows of people who may edit do; the same functions each time, or all rows are rendered again. */
interface RowActions {
  select: (product: BrowsedProduct, isSelected: boolean) => void;
  edit: (product: BrowsedProduct) => void;
}

interface Editing extends RowActions {
  selected: ReadonlySet<string>;
}

export interface ProductTableProps {
  products: readonly BrowsedProduct[];
  total: number;
  /** Loads more; undefined while it must not be called. */
  more: (() => unknown) | undefined;
  /** For people who may edit. */
  editing?: Editing;
}

/** Renders only the rows in view, of any number. */
export function ProductTable({ products, total, more, editing }: ProductTableProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: products.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_PX,
    overscan: OVERSCAN,
  });
  const visible = rows.getVirtualItems();
  const isNearEnd = (visible.at(-1)?.index ?? 0) >= products.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) void more?.();
  }, [isNearEnd, more]);
  return (
    // The keyboard scrolls only what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={frame} className={styles.frame} tabIndex={0} role="region" aria-label={words.label}>
      <div
        role="table"
        aria-label={words.label}
        aria-rowcount={total + 1}
        className={styles.table}
        data-editable={editing !== undefined || undefined}
        style={{ height: rows.getTotalSize() }}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            {editing && (
              <span role="columnheader">
                <VisuallyHidden>{words.selected}</VisuallyHidden>
              </span>
            )}
            {COLUMNS.map((column) => (
              <span key={column} role="columnheader" data-column={column}>
                {words.columns[column]}
              </span>
            ))}
            {editing && (
              <span role="columnheader">
                <VisuallyHidden>{words.actions}</VisuallyHidden>
              </span>
            )}
          </div>
        </div>
        <div role="rowgroup">
          {visible.map(({ index, start }) => {
            const product = products[index];
            return (
              product && (
                <div
                  key={product.productId}
                  role="row"
                  aria-rowindex={index + 2}
                  className={styles.row}
                  style={{ height: ROW_PX, transform: `translateY(${start}px)` }}
                >
                  <Row
                    product={product}
                    isSelected={editing?.selected.has(product.productId) ?? false}
                    select={editing?.select}
                    edit={editing?.edit}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface RowProps {
  select: RowActions['select'] | undefined;
  edit: RowActions['edit'] | undefined;
  product: BrowsedProduct;
  isSelected: boolean;
}

/** Rendered once while it is in view: a frame of scrolling has no time for all of them. */
const Row = memo(({ product, isSelected, select, edit }: RowProps) => {
  const { title, url, imageUrl, price, currency, availability, brand, category } = product;
  return (
    <>
      {select && (
        <div role="cell">
          <Checkbox
            aria-label={words.select(title)}
            checked={isSelected}
            onChange={({ currentTarget }) => select(product, currentTarget.checked)}
          />
        </div>
      )}
      <div role="cell" className={styles.product}>
        <span className={styles.picture}>
          {imageUrl !== null && <img src={imageUrl} alt="" loading="lazy" referrerPolicy="no-referrer" />}
        </span>
        <div className={styles.words}>
          <Anchor href={url} rel="noopener noreferrer" target="_blank" size="sm" c="inherit" truncate="end">
            {title}
          </Anchor>
          <Notes product={product} />
        </div>
      </div>
      <div role="cell">
        {price === null ? (
          <Text inherit c="dimmed">
            {words.noPrice}
          </Text>
        ) : (
          formatPrice(price, currency)
        )}
      </div>
      <div role="cell" data-column="stock">
        {availabilities[availability]}
      </div>
      <div role="cell" data-column="brand">
        {brand}
      </div>
      <div role="cell" data-column="category">
        {category}
      </div>
      {edit && (
        <div role="cell" className={styles.actions}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-haspopup="dialog"
            aria-label={words.editOne(title)}
            onClick={() => edit(product)}
          >
            {words.edit}
          </Button>
          <RemoveProduct product={product} />
        </div>
      )}
    </>
  );
});

/** What sets a product apart for its owner, and why the search found it. */
function Notes({ product: { handFields, isGoneSoon, match } }: { product: BrowsedProduct }) {
  const why =
    match &&
    words.match(
      match.matched.map(({ word }) => word),
      match.lacks,
    );
  return (
    <div className={styles.notes}>
      {handFields.length > 0 && (
        <Badge size="sm" title={words.keeps(handFields.map((field) => fields[field]).join(', '))}>
          {words.setByHand}
        </Badge>
      )}
      {isGoneSoon && (
        <Badge size="sm" color="yellow" title={words.goneSoonWhy}>
          {words.goneSoon}
        </Badge>
      )}
      {why && (
        <Text component="span" size="xs" c="dimmed" truncate="end" title={why}>
          {why}
        </Text>
      )}
    </div>
  );
}
