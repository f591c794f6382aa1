import { Group, Skeleton, Text } from '@mantine/core';
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { productsQuery, queryOf } from '../catalogue-query.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Page } from '../parts/page.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { Empty } from '../parts/table.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct, OrganizationCalls } from '../types.ts';
import { BulkBar } from './catalogue-bulk.tsx';
import { EditProduct } from './catalogue-edit.tsx';
import { CatalogueFilterBar, useCatalogueSearch } from './catalogue-filter.tsx';
import { ImportProducts } from './catalogue-import.tsx';
import { AddProduct, useRemove } from './catalogue-product.tsx';
import { ViewProduct } from './catalogue-view.tsx';
import { ProductTable, type ProductTableProps } from './catalogue-table.tsx';

const words = texts.catalogue;

/** The most that are selected at once. */
const MAX_SELECTED = 5000;

/** All products of an assistant, with what only the owner sees of them. */
export function CataloguePage() {
  const { assistantId = '' } = useParams({ strict: false });
  const { organizationId, may } = useOrganization();
  const search = useCatalogueSearch();
  const list = useInfiniteQuery(productsQuery(organizationId, assistantId, search));
  const { query, filters } = queryOf(search);
  // After the list, which people wait for: counting takes longer the more products there are.
  const counts = useOrganizationQuery('count_catalogue', { assistantId, query, filters }, list.isFetched);
  return (
    <Page
      title={words.title}
      lead={counts.data ? amount(counts.data) : ''}
      action={
        may('catalogue:edit') && (
          <Group>
            <ImportProducts assistantId={assistantId} />
            <AddProduct assistantId={assistantId} />
          </Group>
        )
      }
    >
      <WhoMay to="catalogue:edit" />
      <CatalogueFilterBar counts={counts.data} />
      <List assistantId={assistantId} list={list} total={counts.data?.total} />
    </Page>
  );
}

interface ListProps {
  assistantId: string;
  list: ProductList;
  total: number | undefined;
}

function List({ assistantId, list, total }: ListProps) {
  const search = useCatalogueSearch();
  const products = useMemo(() => list.data?.pages.flatMap((page) => page.products), [list.data]);
  if (list.error) return <ErrorAlert error={list.error} retry={list.refetch} />;
  if (!products) return <Skeleton height={360} radius="md" aria-label={words.loading} role="img" />;
  if (products.length === 0) return <Nothing isFiltered={Object.keys(search).length > 0} />;
  const correction = list.data?.pages[0]?.didYouMean;
  return (
    <>
      {correction && <Text>{words.correction(correction)}</Text>}
      <Products
        // Selected products may not pass other filters.
        key={JSON.stringify(search)}
        assistantId={assistantId}
        products={products}
        total={total ?? products.length}
        more={list.hasNextPage && !list.isFetching ? list.fetchNextPage : undefined}
        all={() => allPages(list)}
      />
    </>
  );
}

type ProductList = UseInfiniteQueryResult<InfiniteData<Awaited<ReturnType<OrganizationCalls['browse_catalogue']>>>>;

/** Loads pages until as many products are there as can be selected. */
async function allPages(list: ProductList): Promise<BrowsedProduct[]> {
  let { data, hasNextPage } = list;
  const loaded = () => data?.pages.flatMap(({ products }) => products) ?? [];
  while (hasNextPage && loaded().length < MAX_SELECTED) {
    const next = await list.fetchNextPage({ throwOnError: true });
    ({ data, hasNextPage } = next);
  }
  return loaded().slice(0, MAX_SELECTED);
}

const Nothing = ({ isFiltered }: { isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title={words.noMatch.title}>{words.noMatch.next}</Empty>
  ) : (
    <Empty title={words.empty.title}>{words.empty.next}</Empty>
  );

const amount = ({ total, isCut }: { total: number; isCut: boolean }) =>
  isCut ? words.bestOf(total) : words.amount(total);

interface ProductsProps extends Omit<ProductTableProps, 'editing' | 'view'> {
  assistantId: string;
  /** Loads all that can be selected. */
  all: () => Promise<BrowsedProduct[]>;
}

/** Products, and for people who may edit what can be done with those that they select. */
function Products({ assistantId, products, total, more, all }: ProductsProps) {
  const mayEdit = useOrganization().may('catalogue:edit');
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<BrowsedProduct>();
  // As it is now, or as it was if it passes the filters no longer.
  const current = products.find(({ productId }) => productId === opened?.productId) ?? opened;
  const close = () => setOpened(undefined);
  const select = useCallback(({ productId }: BrowsedProduct, isSelected: boolean) => {
    const one = new Set([productId]);
    setSelected((before) => (isSelected ? before.union(one) : before.difference(one)));
  }, []);
  const remove = useRemove();
  if (!mayEdit)
    return (
      <>
        <ProductTable products={products} total={total} more={more} view={setOpened} />
        {current && <ViewProduct product={current} onClose={close} />}
      </>
    );
  const chosen = products.filter(({ productId }) => selected.has(productId));
  const choose = (some: readonly BrowsedProduct[]) => setSelected(new Set(some.map(({ productId }) => productId)));
  const selectable = Math.min(total, MAX_SELECTED);
  return (
    <>
      {chosen.length > 0 && (
        <BulkBar
          assistantId={assistantId}
          selected={chosen}
          clear={() => choose([])}
          selectAll={
            chosen.length < selectable ? { total: selectable, run: async () => choose(await all()) } : undefined
          }
        />
      )}
      <ProductTable
        products={products}
        total={total}
        more={more}
        editing={{
          selected,
          select,
          edit: setOpened,
          remove,
        }}
      />
      {current && <EditProduct product={current} onClose={close} />}
    </>
  );
}
