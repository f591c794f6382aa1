import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { OPTIONAL_FIELDS } from '../catalogue-names.ts';
import { isSearch, queryOf } from '../catalogue-query.ts';
import { useOrganizationQuery } from '../queries.ts';
import type { BrowseSearch } from '../search-params.ts';
import { formatNumber } from '../texts/format.ts';
import { texts } from '../texts/texts.ts';
import type { CatalogueCounts, Facets } from '../types.ts';
import styles from './catalogue-filter.module.css';

const { filter: words, availabilities, sources: sourceNames } = texts.catalogue;

const ROUTE = '/signed-in/shell/organizations/$organizationId/assistants/$assistantId/catalogue';

export const useCatalogueSearch = (): BrowseSearch => useSearch({ from: ROUTE });

interface Option {
  value: string;
  label: string;
}

/** Options with the number of products that each would leave. */
const counted = (options: readonly { value: string; label?: string | undefined; count?: number | undefined }[]) =>
  options.map(({ value, label = value, count }) => ({
    value,
    label: count === undefined ? label : `${label} (${formatNumber(count)})`,
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

function Choices({ counts }: { counts: Partial<CatalogueCounts> }) {
  const search = useCatalogueSearch();
  const { availability, brands = [], categories = [], missing, sources = [], setByHand, goneSoon } = counts;
  const sourceOptions = sources.map(({ value, count }) => ({ value, label: sourceNames[value], count }));
  const onlyOptions = [
    { value: 'set-by-hand', label: words.setByHand, count: setByHand },
    { value: 'gone-soon', label: words.goneSoon, count: goneSoon },
  ];
  return (
    <>
      {isSearch(search) ? (
        <Choice
          name="sort"
          label={words.order}
          none={search.query === undefined ? words.sorts.newest : words.bestFirst}
          options={[]}
          disabled
        />
      ) : (
        <Choice name="sort" label={words.order} none={words.sorts.newest} options={named(words.sorts).slice(1)} />
      )}
      <Choice name="availability" label={words.stock} none={words.any} options={named(availabilities, availability)} />
      <Choice name="brand" label={words.brand} none={words.any} options={counted(brands)} />
      <Choice name="category" label={words.category} none={words.any} options={counted(categories)} />
      <Choice name="missing" label={words.missing} none={words.missingAny} options={named(OPTIONAL_FIELDS, missing)} />
      <Choice name="source" label={words.source} none={words.any} options={counted(sourceOptions)} />
      <Choice name="only" label={words.only} none={words.all} options={counted(onlyOptions)} />
    </>
  );
}

/** An option or attribute of the products, such as the size, and one of its values. */
function DetailChoices({ assistantId, enabled }: { assistantId: string; enabled: boolean }) {
  const search = useCatalogueSearch();
  const { query, filters: { minPrice, maxPrice, availability, brand, category } = {} } = queryOf(search);
  const filters = { minPrice, maxPrice, availability, brand, category };
  const facets = useOrganizationQuery('search_facets', { assistantId, query, filters }, enabled);
  // The other filters are none of the search's, so that these counts would be too high.
  const isExact = facets.data?.isComplete && !search.missing && !search.source && !search.only;
  const names = namesOf(facets.data);
  const values = names.find(({ name }) => name === search.detail)?.values ?? [];
  const options = (some: readonly { value: string; count: number }[]) =>
    counted(some.map(({ value, count }) => ({ value, count: isExact ? count : undefined })));
  return (
    <>
      <Choice
        name="detail"
        label={words.detail}
        none={words.any}
        options={options(names.map(({ name, count }) => ({ value: name, count })))}
      />
      {search.detail !== undefined && (
        <Choice name="value" label={words.value} none={words.any} options={options(values)} />
      )}
    </>
  );
}

/** The options, and those attributes that have another name. */
function namesOf({ options = [], attributes = [] }: Partial<Facets> = {}) {
  const taken = new Set(options.map(({ name }) => name.toLowerCase()));
  return [...options, ...attributes.filter(({ name }) => !taken.has(name.toLowerCase()))];
}

/** Filters the catalogue. The filters are in the URL, so that they can be bookmarked and shared. */
export function CatalogueFilterBar({ counts }: { counts: CatalogueCounts | undefined }) {
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
    const filled = [...new FormData(event.currentTarget)].filter(([, entry]) => entry !== '');
    const { value, ...next }: BrowseSearch = Object.fromEntries(filled);
    // A value belongs to its detail.
    show(value !== undefined && next.detail === search.detail ? { ...next, value } : next);
  }

  return (
    // The fields are uncontrolled: remount them when the URL changes their defaults.
    <form key={JSON.stringify(search)} onSubmit={onSubmit} className={styles.bar} aria-label={words.label}>
      <TextInput
        name="query"
        type="search"
        label={words.query}
        defaultValue={search.query ?? ''}
        autoComplete="off"
        className={styles.query}
      />
      <Choices counts={counts ?? {}} />
      <DetailChoices assistantId={assistantId} enabled={counts !== undefined} />
      <TextInput name="minPrice" label={words.minPrice} type="number" step="any" defaultValue={search.minPrice ?? ''} />
      <TextInput name="maxPrice" label={words.maxPrice} type="number" step="any" defaultValue={search.maxPrice ?? ''} />
      <div className={styles.buttons}>
        <Button type="submit" variant="default">
          {words.search}
        </Button>
        {Object.keys(search).length > 0 && (
          <Button variant="subtle" onClick={() => show({})}>
            {words.clear}
          </Button>
        )}
      </div>
    </form>
  );
}
