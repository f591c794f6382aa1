import { Anchor, Badge, Button, Checkbox, Text, VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import { AVAILABILITIES, FIELDS } from '../catalogue-names.ts';
import { formatPrice } from '../parts/price.ts';
import type { BrowsedProduct } from '../types.ts';
import { RemoveProduct } from './catalogue-product.tsx';
import styles from './catalogue-table.module.css';

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
    <div ref={frame} className={styles.frame} tabIndex={0} role="region" aria-label="Products">
      <div
        role="table"
        aria-label="Products"
        aria-rowcount={total + 1}
        className={styles.table}
        data-editable={editing !== undefined || undefined}
        style={{ height: rows.getTotalSize() }}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            {editing && (
              <span role="columnheader">
                <VisuallyHidden>Selected</VisuallyHidden>
              </span>
            )}
            {['Product', 'Price', 'Stock', 'Brand', 'Category'].map((header) => (
              <span key={header} role="columnheader" data-column={header}>
                {header}
              </span>
            ))}
            {editing && (
              <span role="columnheader">
                <VisuallyHidden>Actions</VisuallyHidden>
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
            aria-label={`Select: ${title}`}
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
            None
          </Text>
        ) : (
          formatPrice(price, currency)
        )}
      </div>
      <div role="cell" data-column="Stock">
        {AVAILABILITIES[availability]}
      </div>
      <div role="cell" data-column="Brand">
        {brand}
      </div>
      <div role="cell" data-column="Category">
        {category}
      </div>
      {edit && (
        <div role="cell" className={styles.actions}>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-haspopup="dialog"
            aria-label={`Edit: ${title}`}
            onClick={() => edit(product)}
          >
            Edit
          </Button>
          <RemoveProduct product={product} />
        </div>
      )}
    </>
  );
});

/** What sets a product apart for its owner, and why the search found it. */
function Notes({ product: { handFields, isGoneSoon, match } }: { product: BrowsedProduct }) {
  const why = match && reason(match);
  return (
    <div className={styles.notes}>
      {handFields.length > 0 && (
        <Badge size="sm" title={`Crawls keep: ${handFields.map((field) => FIELDS[field]).join(', ')}`}>
          Set by you
        </Badge>
      )}
      {isGoneSoon && (
        <Badge
          size="sm"
          color="yellow"
          title="The last crawl did not find it. If the next one does not either, it is removed."
        >
          Gone soon
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

function reason({ matched, lacks }: NonNullable<BrowsedProduct['match']>): string {
  const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');
  const has = matched.length > 0 ? `Has ${quoted(matched.map(({ word }) => word))}` : 'Similar';
  return lacks.length > 0 ? `${has}, lacks ${quoted(lacks)}` : has;
}
