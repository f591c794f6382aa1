import { List, Stack, Text, Textarea } from '@mantine/core';
import { AVAILABILITIES, sourceName } from '../catalogue-names.ts';
import { announce } from '../parts/announcer.tsx';
import { Confirm } from '../parts/confirm.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Field, Form, type FormValues, Select } from '../parts/form.tsx';
import { formatPrice } from '../parts/price.ts';
import { Time } from '../parts/time.tsx';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import type { BrowsedProduct, OrganizationCalls, Product } from '../types.ts';

const HISTORY = 5;

type Added = Parameters<OrganizationCalls['add_product']>[0];
type Patch = Omit<Parameters<OrganizationCalls['update_product']>[0], 'productId'>;
/** What the form edits. */
type Known = Pick<
  Product,
  'title' | 'price' | 'currency' | 'availability' | 'brand' | 'category' | 'imageUrl' | 'externalId' | 'description'
>;

const NOTHING: Known = {
  title: '',
  price: null,
  currency: null,
  availability: 'unknown',
  brand: null,
  category: null,
  imageUrl: null,
  externalId: null,
  description: null,
};

/** Adds a product by hand. */
export function AddProduct({ assistantId }: { assistantId: string }) {
  const { call } = useOrganization();
  return (
    <Dialog label="Add a product" title="Add a product">
      {(close) => (
        <Form
          submit="Add"
          cancel={close}
          send={async (values) => {
            const { title = '', ...given } = changesIn(values, NOTHING);
            // An empty field is no change from nothing, so that none of them is null.
            const fields = given as Partial<Added>;
            await call.add_product({ assistantId, url: values.text('url').trim(), title, ...fields });
          }}
          done={() => {
            close();
            announce('Product added.');
          }}
        >
          <Field name="url" label="Address of its page" />
          <Fields known={NOTHING} />
        </Form>
      )}
    </Dialog>
  );
}

/** Changes a product, and says where its values come from and how its price changed. */
export function EditProduct({ product }: { product: BrowsedProduct }) {
  const { call } = useOrganization();
  const { productId, title } = product;
  return (
    <Dialog label="Edit" about={title} title={title} variant="subtle" size="compact-sm">
      {(close) => (
        <Form
          submit="Save"
          cancel={close}
          send={(values) => call.update_product({ productId, ...changesIn(values, product) })}
          done={() => {
            close();
            announce('Product saved.');
          }}
        >
          <KnownFields product={product} />
          <History product={product} />
        </Form>
      )}
    </Dialog>
  );
}

export function RemoveProduct({ product: { productId, title } }: { product: BrowsedProduct }) {
  const { call } = useOrganization();
  return (
    <Confirm
      label="Remove"
      about={title}
      color="red"
      variant="subtle"
      size="compact-sm"
      title={`Remove ${title}?`}
      submit="Remove"
      send={() => call.remove_product({ productId })}
      success={`${title} was removed.`}
    >
      Shoppers are no longer advised about it. A crawl that finds it adds it again.
    </Confirm>
  );
}

function KnownFields({ product }: { product: BrowsedProduct }) {
  const { data, error, refetch } = useOrganizationQuery('get_product_sources', { productId: product.productId });
  return (
    <>
      {error && <ErrorAlert error={error} retry={refetch} />}
      <Text size="sm" c="dimmed">
        Crawls keep what you change.
      </Text>
      <Fields known={product} sources={data?.sources} />
    </>
  );
}

function Fields({ known, sources = {} }: { known: Known; sources?: Partial<Record<keyof Known, string>> | undefined }) {
  /** Says where the value comes from. */
  const from = (name: keyof Known) => {
    const source = sources[name];
    return source === undefined ? {} : { description: `From: ${sourceName(source)}` };
  };
  const field = (name: Exclude<keyof Known, 'availability' | 'description'>, label: string) => (
    <Field
      name={name}
      label={label}
      {...from(name)}
      defaultValue={String(known[name] ?? '')}
      optional={name !== 'title'}
      type={name === 'price' ? 'number' : 'text'}
    />
  );
  return (
    <Stack>
      {field('title', 'Title')}
      {field('price', 'Price')}
      {field('currency', 'Currency')}
      <Select
        name="availability"
        label="Stock"
        {...from('availability')}
        defaultValue={known.availability}
        options={Object.entries(AVAILABILITIES).map(([value, label]) => ({ value, label }))}
      />
      {field('brand', 'Brand')}
      {field('category', 'Category')}
      {field('imageUrl', 'Address of its picture')}
      {field('externalId', 'Id in the shop’s cart')}
      <Textarea
        name="description"
        label="Description"
        {...from('description')}
        defaultValue={known.description ?? ''}
        autosize
        minRows={3}
        maxRows={10}
      />
    </Stack>
  );
}

/** Returns the fields that were changed: only those count as set by hand. */
function changesIn({ text }: FormValues, known: Known): Patch {
  const names = Object.keys(NOTHING) as (keyof Known)[];
  const changed = names.filter((name) => text(name).trim() !== shown(name, known).trim());
  return Object.fromEntries(changed.map((name) => [name, valueOf(name, text(name).trim())]));
}

/** Returns a value as its field shows it: fields of one line leave out line breaks, others state them as `\n`. */
function shown(name: keyof Known, known: Known): string {
  const value = String(known[name] ?? '');
  return name === 'description' ? value.replaceAll(/\r\n?/g, '\n') : value.replaceAll(/[\r\n]/g, '');
}

function valueOf(name: keyof Known, entered: string): string | number | null {
  if (entered === '') return null;
  if (name === 'price') return Number(entered);
  return name === 'currency' ? entered.toUpperCase() : entered;
}

/** The latest changes of price and stock. */
function History({ product: { assistantId, productId } }: { product: BrowsedProduct }) {
  const { data = [] } = useOrganizationQuery('list_product_changes', { assistantId, productId, limit: HISTORY });
  if (data.length === 0) return undefined;
  const state = ({ price, currency, availability }: (typeof data)[number]['before']) =>
    `${price === null ? 'no price' : formatPrice(price, currency)}, ${AVAILABILITIES[availability].toLowerCase()}`;
  return (
    <section aria-label="Latest changes">
      <Text fw={550} size="sm">
        Latest changes
      </Text>
      <List size="sm">
        {data.map(({ changedAt, before, after }) => (
          <List.Item key={changedAt}>
            <Time at={changedAt} />: {state(before)} → {state(after)}
          </List.Item>
        ))}
      </List>
    </section>
  );
}
