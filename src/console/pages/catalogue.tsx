import { Anchor, Badge, Skeleton, Text, VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef } from 'react';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { TextLink } from '../parts/link.tsx';
import { Page } from '../parts/page.tsx';
import { formatPrice } from '../parts/price.ts';
import { Empty } from '../parts/table.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { BrowsedProduct } from '../types.ts';
import { AVAILABILITIES, FIELDS } from '../catalogue-names.ts';
import { CatalogueFilterBar, queryOf, useCatalogueSearch } from './catalogue-filter.tsx';
import { AddProduct, EditProduct, RemoveProduct } from './catalogue-product.tsx';
import styles from './catalogue.module.css';

/** The most that the service returns at once, and all that a search finds. */
const PAGE_SIZE = 200;
/** Rows before the last one that is loaded, at which the next are asked for. */
const AHEAD = 30;
const ROW_PX = 72;
const OVERSCAN = 8;

/** All products of an assistant, with what only the owner sees of them. */
export function CataloguePage() {
  const { organizationId = '', assistantId = '' } = useParams({ strict: false });
  const { may } = useOrganization();
  const { query, filters } = queryOf(useCatalogueSearch());
  const counts = useOrganizationQuery('count_catalogue', { assistantId, query, filters });
  const assistant = useOrganizationQuery('get_assistant', { assistantId });
  return (
    <Page
      title="Catalogue"
      lead={
        <>
          <TextLink
            to="/organizations/$organizationId/assistants/$assistantId"
            params={{ organizationId, assistantId }}
          >
            {assistant.data?.name ?? 'Assistant'}
          </TextLink>
          {counts.data && ` · ${amount(counts.data)}`}
        </>
      }
      action={may('catalogue:edit') && <AddProduct assistantId={assistantId} />}
    >
      <CatalogueFilterBar counts={counts.data} />
      <List assistantId={assistantId} total={counts.data?.total} />
    </Page>
  );
}

function List({ assistantId, total }: { assistantId: string; total: number | undefined }) {
  const { organizationId, call } = useOrganization();
  const search = useCatalogueSearch();
  const request = queryOf(search);
  const list = useInfiniteQuery({
    queryKey: ['organization', organizationId, 'browse_catalogue', assistantId, request],
    queryFn: ({ pageParam }) => call.browse_catalogue({ assistantId, ...request, cursor: pageParam, limit: PAGE_SIZE }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const products = useMemo(() => list.data?.pages.flatMap((page) => page.products), [list.data]);
  if (list.error) return <ErrorAlert error={list.error} retry={list.refetch} />;
  if (!products) return <Skeleton height={360} radius="md" aria-label="Loading: Products" role="img" />;
  if (products.length === 0) return <Nothing isFiltered={Object.keys(search).length > 0} />;
  const meant = list.data?.pages[0]?.didYouMean;
  return (
    <>
      {meant && <Text>Shoppers who search for this are shown what is found for “{meant}”.</Text>}
      <Products
        products={products}
        total={total ?? products.length}
        more={list.hasNextPage && !list.isFetching ? list.fetchNextPage : undefined}
      />
    </>
  );
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No matching products">Remove a filter, or search for something else.</Empty>
  ) : (
    <Empty title="No products yet">A crawl of your shop adds them.</Empty>
  );

const amount = ({ total, isCut }: { total: number; isCut: boolean }) =>
  `${isCut ? 'the best ' : ''}${total.toLocaleString()} ${total === 1 ? 'product' : 'products'}`;

interface ProductsProps {
  products: readonly BrowsedProduct[];
  total: number;
  /** Loads more; undefined while it must not be called. */
  more: (() => unknown) | undefined;
}

/** Renders only the rows in view, of any number. */
function Products({ products, total, more }: ProductsProps) {
  const mayEdit = useOrganization().may('catalogue:edit');
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
        data-editable={mayEdit || undefined}
        style={{ height: rows.getTotalSize() }}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row}>
            {['Product', 'Price', 'Stock', 'Brand', 'Category'].map((header) => (
              <span key={header} role="columnheader" data-column={header}>
                {header}
              </span>
            ))}
            {mayEdit && (
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
                  <Row product={product} mayEdit={mayEdit} />
                </div>
              )
            );
          })}
        </div>
      </div>
    </div>
  );
}

function Row({ product, mayEdit }: { product: BrowsedProduct; mayEdit: boolean }) {
  const { title, url, imageUrl, price, currency, availability, brand, category } = product;
  return (
    <>
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
      {mayEdit && (
        <div role="cell" className={styles.actions}>
          <EditProduct product={product} />
          <RemoveProduct product={product} />
        </div>
      )}
    </>
  );
}

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
