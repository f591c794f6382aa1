import { Badge, Text, VisuallyHidden } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useEffect, useRef } from 'react';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct } from '../types.ts';
import { InlinePrice, InlineStock, priceOf } from './catalogue-inline.tsx';
import styles from './catalogue-table.module.css';

const { table: words, product: actions, availabilities, fields } = texts.catalogue;

const COLUMNS = ['product', 'price', 'stock', 'brand', 'category'] as const;
/** Rows before the last one that is loaded, at which the next are asked for. */
const AHEAD = 30;
const ROW_PX = 72;
const OVERSCAN = 8;

/** The actions of rows for people who may edit; the same functions each time, or all rows are rendered again. */
interface RowActions {
  select: (product: BrowsedProduct, isSelected: boolean) => void;
  edit: (product: BrowsedProduct) => void;
  remove: (product: BrowsedProduct) => void;
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
  /** For all others. */
  view?: (product: BrowsedProduct) => void;
}

/** Renders only the rows in view, of any number. */
export function ProductTable({ products, total, more, editing, view }: ProductTableProps) {
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
            {(editing ?? view) && (
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
                  {editing ? (
                    <EditableRow {...editing} selected={editing.selected.has(product.productId)} product={product} />
                  ) : (
                    <Row product={product} view={view} />
                  )}
                </div>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface EditableRowProps extends RowActions {
  product: BrowsedProduct;
  selected: boolean;
}

/** Both rows have the browser's own controls: a frame of scrolling has no time for a library's. */
const EditableRow = memo(({ product, selected, select, edit, remove }: EditableRowProps) => (
  <>
    <div role="cell">
      <input
        type="checkbox"
        className={styles.check}
        aria-label={words.select(product.title)}
        checked={selected}
        onChange={({ currentTarget }) => select(product, currentTarget.checked)}
      />
    </div>
    <Product product={product} />
    <div role="cell">
      <InlinePrice product={product} />
    </div>
    <div role="cell" data-column="stock">
      <InlineStock product={product} />
    </div>
    <Place product={product} />
    <div role="cell" className={styles.actions}>
      <DialogButton label={words.editOne(product.title)} open={() => edit(product)}>
        {words.edit}
      </DialogButton>
      <button
        type="button"
        className={styles.action}
        data-danger
        aria-label={actions.removeOne(product.title)}
        onClick={() => remove(product)}
      >
        {actions.remove}
      </button>
    </div>
  </>
));

const Row = memo(({ product, view }: { product: BrowsedProduct; view: ProductTableProps['view'] }) => (
  <>
    <Product product={product} />
    <div role="cell">{priceOf(product)}</div>
    <div role="cell" data-column="stock">
      {availabilities[product.availability]}
    </div>
    <Place product={product} />
    {view && (
      <div role="cell" className={styles.actions}>
        <DialogButton label={words.viewOne(product.title)} open={() => view(product)}>
          {words.view}
        </DialogButton>
      </div>
    )}
  </>
));

interface DialogButtonProps {
  label: string;
  open: () => void;
  children: string;
}

const DialogButton = ({ label, open, children }: DialogButtonProps) => (
  <button type="button" className={styles.action} aria-haspopup="dialog" aria-label={label} onClick={open}>
    {children}
  </button>
);

function Product({ product }: { product: BrowsedProduct }) {
  const { title, url, imageUrl } = product;
  return (
    <div role="cell" className={styles.product}>
      <span className={styles.picture}>
        {imageUrl !== null && <img src={imageUrl} alt="" loading="lazy" referrerPolicy="no-referrer" />}
      </span>
      <div className={styles.words}>
        <a href={url} rel="noopener noreferrer" target="_blank" className={styles.title}>
          {title}
        </a>
        <Notes product={product} />
      </div>
    </div>
  );
}

const Place = ({ product: { brand, category } }: { product: BrowsedProduct }) => (
  <>
    <div role="cell" data-column="brand">
      {brand}
    </div>
    <div role="cell" data-column="category">
      {category}
    </div>
  </>
);

/** Shows what sets a product apart for its owner, and why the search found it. */
function Notes({ product: { handFields, isGoneSoon, match } }: { product: BrowsedProduct }) {
  const why =
    match &&
    words.match(
      match.matched.map(({ word }) => word),
      match.lacks,
    );
  if (handFields.length === 0 && !isGoneSoon && !why) return undefined;
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
