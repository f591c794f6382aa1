import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import type { BrowseSearch } from '../search-params.ts';
import type { CatalogueCounts, CatalogueQuery } from '../types.ts';
import { AVAILABILITIES, type Names, OPTIONAL_FIELDS, SORTS, SOURCES } from '../catalogue-names.ts';
import styles from './catalogue-filter.module.css';

const ROUTE = '/signed-in/shell/organizations/$organizationId/assistants/$assistantId/catalogue';

type Filters = NonNullable<CatalogueQuery['filters']>;

export const useCatalogueSearch = (): BrowseSearch => useSearch({ from: ROUTE });

/** Returns the one of the names that the URL has; anything else is left out. */
const known = <Value extends string>(names: Names<Value>, value: string | undefined): Value | undefined =>
  value !== undefined && Object.hasOwn(names, value) ? (value as Value) : undefined;

const numberIn = (value: string | undefined) =>
  value !== undefined && value !== '' && Number.isFinite(Number(value)) ? Number(value) : undefined;

/** Converts the URL's search for the service. */
export function queryOf(search: BrowseSearch): Pick<CatalogueQuery, 'query' | 'sort' | 'filters'> {
  const { query, sort, brand, category, only } = search;
  const filters: Filters = {
    minPrice: numberIn(search.minPrice),
    maxPrice: numberIn(search.maxPrice),
    availability: known(AVAILABILITIES, search.availability),
    brand,
    category,
    missing: known(OPTIONAL_FIELDS, search.missing),
    source: known(SOURCES, search.source),
    ...(only === 'set-by-hand' && { isSetByHand: true }),
    ...(only === 'gone-soon' && { isGoneSoon: true }),
  };
  return { query, sort: known(SORTS, sort), filters };
}

interface Option {
  value: string;
  label: string;
}

/** Options with the number of products that each would leave. */
const counted = (options: readonly { value: string; label?: string | undefined; count?: number | undefined }[]) =>
  options.map(({ value, label = value, count }) => ({
    value,
    label: count === undefined ? label : `${label} (${count.toLocaleString()})`,
  }));

const named = (names: Readonly<Record<string, string>>, counts: Readonly<Record<string, number>> = {}) =>
  counted(Object.entries(names).map(([value, label]) => ({ value, label, count: counts[value] })));

interface ChoiceProps {
  name: keyof BrowseSearch;
  label: string;
  /** The label of no choice. */
  none: string;
  options: readonly Option[];
  disabled?: boolean;
}

function Choice({ name, label, none, options, disabled = false }: ChoiceProps) {
  const search = useCatalogueSearch();
  const value = (disabled ? undefined : search[name]) ?? '';
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <NativeSelect
      // Its options arrive later.
      key={String(isListed)}
      name={name}
      label={label}
      disabled={disabled}
      defaultValue={value}
      data={[{ value: '', label: none }, ...(isListed ? [] : [{ value, label: value }]), ...options]}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    />
  );
}

function Choices({ counts, isSearch }: { counts: Partial<CatalogueCounts>; isSearch: boolean }) {
  const { availability, brands = [], categories = [], missing, sources = [], setByHand, goneSoon } = counts;
  const sourceOptions = sources.map(({ value, count }) => ({ value, label: SOURCES[value], count }));
  const onlyOptions = [
    { value: 'set-by-hand', label: 'Changed by you', count: setByHand },
    { value: 'gone-soon', label: 'Missing from the last crawl', count: goneSoon },
  ];
  return (
    <>
      {isSearch ? (
        <Choice name="sort" label="Order" none="Best first" options={[]} disabled />
      ) : (
        <Choice name="sort" label="Order" none={SORTS.newest} options={named(SORTS).slice(1)} />
      )}
      <Choice name="availability" label="Stock" none="Any" options={named(AVAILABILITIES, availability)} />
      <Choice name="brand" label="Brand" none="Any" options={counted(brands)} />
      <Choice name="category" label="Category" none="Any" options={counted(categories)} />
      <Choice name="missing" label="Without" none="Anything" options={named(OPTIONAL_FIELDS, missing)} />
      <Choice name="source" label="Source" none="Any" options={counted(sourceOptions)} />
      <Choice name="only" label="Only" none="All products" options={counted(onlyOptions)} />
    </>
  );
}

/** Filters the catalogue. The filters are in the URL, so that they can be bookmarked and shared. */
export function CatalogueFilterBar({ counts = {} }: { counts: Partial<CatalogueCounts> | undefined }) {
  const search = useCatalogueSearch();
  const { organizationId = '', assistantId = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const show = (next: BrowseSearch) =>
    void navigate({
      to: '/organizations/$organizationId/assistants/$assistantId/catalogue',
      params: { organizationId, assistantId },
      search: next,
    });

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    show(Object.fromEntries(filled));
  }

  return (
    // The fields are uncontrolled: remount them when the URL changes their defaults.
    <form key={JSON.stringify(search)} onSubmit={onSubmit} className={styles.bar} aria-label="Filter">
      <TextInput
        name="query"
        type="search"
        label="Search as a shopper"
        defaultValue={search.query ?? ''}
        autoComplete="off"
        className={styles.query}
      />
      <Choices counts={counts} isSearch={search.query !== undefined} />
      <TextInput name="minPrice" label="Price from" type="number" step="any" defaultValue={search.minPrice ?? ''} />
      <TextInput name="maxPrice" label="Price to" type="number" step="any" defaultValue={search.maxPrice ?? ''} />
      <div className={styles.buttons}>
        <Button type="submit" variant="default">
          Search
        </Button>
        {Object.keys(search).length > 0 && (
          <Button variant="subtle" onClick={() => show({})}>
            Clear
          </Button>
        )}
      </div>
    </form>
  );
}
