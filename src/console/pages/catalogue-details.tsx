import { Badge, Group, Text } from '@mantine/core';
import { type ReactNode, type RefObject, useRef } from 'react';
import { sourceName } from '../catalogue-names.ts';
import { formatPrice } from '../parts/price.ts';
import { Table } from '../parts/table.tsx';
import { useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct, KnownDetails } from '../types.ts';
import {
  AddDetail,
  AddVariant,
  EditDetail,
  EditVariant,
  QuickButton,
  useDetailCalls,
} from './catalogue-detail-forms.tsx';
import { ProductHistory } from './catalogue-history.tsx';

const { details: words, product: actions, bulk, table, availabilities } = texts.catalogue;

type Variant = KnownDetails['details']['variants'][number];
type Attribute = KnownDetails['details']['attributes'][number];

interface DetailsProps {
  product: BrowsedProduct;
  /** For people who may change them. */
  isEditable?: boolean;
}

/** What is known about a product beside its fields: the variants that shoppers choose from, details, earlier prices. */
export function ProductDetails({ product, isEditable = false }: DetailsProps) {
  const { productId, currency } = product;
  const { data } = useOrganizationQuery('get_product_details', { productId });
  return (
    <>
      {data && <Variants known={data} isEditable={isEditable} currency={currency} />}
      {data && <Attributes known={data} isEditable={isEditable} />}
      <ProductHistory product={product} />
    </>
  );
}

interface PartProps {
  known: KnownDetails;
  isEditable: boolean;
}

export const keyOf = (values: Variant['values']) => values.join('\n').toLowerCase();
const nameOf = (values: Variant['values']) => values.map((value) => value ?? words.anyValue).join(', ');

function Variants({ known, isEditable, currency }: PartProps & { currency: string | null }) {
  const { details, found, hand } = known;
  const { options, variants } = details;
  const set = new Map(hand.variants?.map((variant) => [keyOf(variant.values), variant]));
  const isFound = new Set(found.variants.map(({ values }) => keyOf(values)));
  const { run, section } = useRowCalls(known);
  const fieldsOf = ({ values }: Variant) =>
    Object.keys(set.get(keyOf(values)) ?? {}).flatMap((name) => (name in words.fields ? name : []));
  return (
    <Part
      title={words.variants}
      source={known.sources.variants}
      section={section}
      add={isEditable && <AddVariant known={known} />}
      removed={(hand.removed?.variants ?? []).map((values) => ({
        name: nameOf(values),
        back: isEditable && (() => run.release({ variants: [{ values }] })),
      }))}
      isEmpty={variants.length === 0}
    >
      <Table
        label={words.variants}
        query={{ data: variants, error: null, refetch: () => undefined }}
        rowKey={({ values }) => JSON.stringify(values)}
        columns={[
          ...options.map(({ name }, index) => ({
            header: name,
            cell: ({ values }: Variant) => values[index] ?? words.anyValue,
          })),
          {
            header: words.fields.price,
            cell: ({ price }) => (price === null ? table.noPrice : formatPrice(price, currency)),
          },
          { header: words.fields.availability, cell: ({ availability }) => availabilities[availability] },
          { header: words.fields.sku, cell: ({ sku }) => sku },
          { header: words.fields.cartId, cell: ({ cartId }) => cartId },
          {
            header: table.actions,
            actions: true,
            cell: (variant) => {
              const { values } = variant;
              const about = nameOf(values);
              return (
                <RowActions
                  about={about}
                  keeps={fieldsOf(variant).map((name) => words.fields[name as keyof typeof words.fields])}
                  isSet={set.has(keyOf(values))}
                  isFound={isFound.has(keyOf(values))}
                  edit={isEditable && <EditVariant known={known} variant={variant} about={about} />}
                  release={() => run.release({ variants: [{ values }] })}
                  remove={() => run.remove({ variants: [values] })}
                />
              );
            },
          },
        ]}
        empty={undefined}
      />
    </Part>
  );
}

function Attributes({ known, isEditable }: PartProps) {
  const { details, found, hand } = known;
  const keys = (attributes: readonly Pick<Attribute, 'name'>[] = []) =>
    new Set(attributes.map(({ name }) => name.toLowerCase()));
  const [set, isFound] = [keys(hand.attributes), keys(found.attributes)];
  const { run, section } = useRowCalls(known);
  return (
    <Part
      title={words.title}
      source={known.sources.attributes}
      section={section}
      add={isEditable && <AddDetail known={known} />}
      removed={(hand.removed?.attributes ?? []).map((name) => ({
        name,
        back: isEditable && (() => run.release({ attributes: [name] })),
      }))}
      isEmpty={details.attributes.length === 0}
    >
      <Table
        label={words.title}
        query={{ data: details.attributes, error: null, refetch: () => undefined }}
        rowKey={({ group, name, value }) => JSON.stringify([group, name, value])}
        columns={[
          { header: words.name, cell: ({ name }) => name },
          { header: words.value, cell: ({ value }) => value },
          {
            header: table.actions,
            actions: true,
            cell: (attribute) => {
              const { name } = attribute;
              const key = name.toLowerCase();
              return (
                <RowActions
                  about={name}
                  isSet={set.has(key)}
                  isFound={isFound.has(key)}
                  edit={isEditable && <EditDetail known={known} attribute={attribute} />}
                  release={() => run.release({ attributes: [name] })}
                  remove={() => run.remove({ attributes: [name] })}
                />
              );
            },
          },
        ]}
        empty={undefined}
      />
    </Part>
  );
}

/** The calls of a row's buttons, after which the focus goes to the row's section: the row may be gone. */
function useRowCalls(known: KnownDetails) {
  const section = useRef<HTMLElement>(null);
  return { section, run: useDetailCalls(known, () => section.current?.focus()) };
}

interface RowActionsProps {
  about: string;
  /** The names of the fields that were set by hand, if not all were. */
  keeps?: readonly string[];
  isSet: boolean;
  isFound: boolean;
  /** False for people who only look. */
  edit: ReactNode;
  release: () => void;
  remove: () => void;
}

function RowActions({ about, keeps = [], isSet, isFound, edit, release, remove }: RowActionsProps) {
  return (
    <Group gap="xs" justify="flex-end">
      {isSet && (
        <Badge size="sm" {...(keeps.length > 0 && { title: table.keeps(keeps.join(', ')) })}>
          {table.setByHand}
        </Badge>
      )}
      {edit}
      {edit && isSet && isFound && <QuickButton label={bulk.release.action} about={about} press={release} />}
      {edit && (
        // Nothing lies beneath what only a person has added, so that no crawl has to be kept from bringing it back.
        <QuickButton label={actions.remove} about={about} press={isFound ? remove : release} isDanger />
      )}
    </Group>
  );
}

interface SectionProps {
  title: string;
  source: string | undefined;
  section: RefObject<HTMLElement | null>;
  add: ReactNode;
  removed: readonly { name: string; back: false | (() => void) }[];
  isEmpty: boolean;
  children: ReactNode;
}

function Part({ title, source, section, add, removed, isEmpty, children }: SectionProps) {
  if (isEmpty && !add && removed.length === 0) return undefined;
  return (
    <section ref={section} tabIndex={-1} aria-label={title}>
      <Group justify="space-between" mb="xs">
        <Text component="h3" fw={550} size="sm">
          {title}
        </Text>
        {add}
      </Group>
      {isEmpty ? (
        <Text size="sm" c="dimmed">
          {words.none}
        </Text>
      ) : (
        children
      )}
      {source !== undefined && source !== 'hand' && (
        <Text size="sm" c="dimmed" mt="xs">
          {actions.from(sourceName(source))}
        </Text>
      )}
      {removed.map(({ name, back }) => (
        <Group key={name} gap="xs" mt="xs">
          <Text size="sm" c="dimmed">
            {words.removed(name)}
          </Text>
          {back && <QuickButton label={bulk.release.action} about={name} press={back} />}
        </Group>
      ))}
    </section>
  );
}
