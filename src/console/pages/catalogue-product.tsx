import { Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sourceName } from '../catalogue-names.ts';
import { announce } from '../parts/announcer.tsx';
import { Dialog, Modal } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { messageOf } from '../parts/error-message.ts';
import { Choices, Field, Form, LongField, Select } from '../parts/form.tsx';
import type { FormValues } from '../parts/form-values.ts';
import { formatPrice } from '../parts/price.ts';
import { type Done, inParts, useUndoable } from '../product-changes.ts';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Precondition } from '../../client/index.ts';
import type { BrowsedProduct, OrganizationCalls, Product } from '../types.ts';
import { ProductDetails } from './catalogue-details.tsx';
import { ProductHistory } from './catalogue-history.tsx';

const { product: words, labels, availabilities } = texts.catalogue;

type Added = Parameters<OrganizationCalls['add_product']>[0];
type Patch = Omit<Parameters<OrganizationCalls['update_product']>[0], 'productId'>;
type HandField = BrowsedProduct['handFields'][number];
type Released = Parameters<OrganizationCalls['release_product_fields']>[0]['names'];
/** The fields that the form edits. */
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
    <Dialog hash="add-product" label={words.add} title={words.add}>
      {(close) => (
        <Form
          submit={words.submitAdd}
          cancel={close}
          send={async (values) => {
            const { title = '', ...given } = changesIn(values, NOTHING);
            // An empty field is no change from nothing, so that none of them is null.
            const fields = given as Partial<Added>;
            await call.add_product({ assistantId, url: values.text('url').trim(), title, ...fields });
          }}
          done={() => {
            close();
            announce(words.added);
          }}
        >
          <Field name="url" label={labels.url} />
          <Fields known={NOTHING} />
        </Form>
      )}
    </Dialog>
  );
}

/** Changes a product, and says where its values come from and how its price changed. */
export function EditProduct({ product, onClose }: { product: BrowsedProduct; onClose: () => void }) {
  const { call } = useOrganization();
  const undoable = useUndoable();
  const { assistantId, productId, title } = product;

  async function save(values: FormValues, precondition: Precondition): Promise<Done> {
    const names = values.all('released') as Released;
    const patch = changesIn(values, product);
    for (const name of names) delete patch[name];
    if (names.length === 0 || Object.keys(patch).length > 0)
      await call.update_product({ productId, ...patch }, precondition);
    if (names.length === 0) return { changed: 1, changeIds: [] };
    return inParts([productId], (productIds) => call.release_product_fields({ assistantId, productIds, names }));
  }

  return (
    <Modal title={title} onClose={onClose}>
      {(close) => (
        <Form
          submit={words.save}
          cancel={close}
          version={product.updatedAt}
          about={productId}
          send={save}
          done={(done) => {
            close();
            undoable(words.saved, done);
          }}
        >
          <KnownFields product={product} />
          <ReleaseChoices product={product} />
          <ProductDetails product={product} />
          <ProductHistory product={product} />
        </Form>
      )}
    </Modal>
  );
}

/** Returns what removes a product at once, as that can be undone. */
export function useRemove(): (product: BrowsedProduct) => void {
  const { call } = useOrganization();
  const client = useQueryClient();
  const undoable = useUndoable();
  const { mutate } = useMutation({
    mutationFn: ({ assistantId, productId }: BrowsedProduct) =>
      inParts([productId], (productIds) => call.remove_products({ assistantId, productIds })),
    onSuccess(done, { title }) {
      undoable(words.removed(title), done);
      document.querySelector('h1')?.focus();
      return client.invalidateQueries();
    },
    onError: (error, { title }) => announce(words.notRemoved(title, messageOf(error))),
  });
  return mutate;
}

/** Fields that crawls keep because they were set by hand, with what crawls found for them. */
function ReleaseChoices({ product: { handFields, found, currency } }: { product: BrowsedProduct }) {
  // A product has a title, even if no crawl has found one.
  const names = handFields.filter((name) => name !== 'url' && (name !== 'title' || found.title !== undefined));
  if (names.length === 0) return undefined;
  const stated = (name: HandField) => {
    const value = name === 'url' ? undefined : found[name];
    if (value === undefined || value === null) return words.nothingFound;
    if (name === 'price') return formatPrice(Number(value), found.currency ?? currency);
    return name === 'availability' && found.availability ? availabilities[found.availability] : String(value);
  };
  return (
    <Choices
      name="released"
      label={words.release}
      options={names.map((name) => ({
        value: name,
        label: `${labels[name]}: ${stated(name)}`,
      }))}
    />
  );
}

function KnownFields({ product }: { product: BrowsedProduct }) {
  const { data, error, refetch } = useOrganizationQuery('get_product_sources', { productId: product.productId });
  return (
    <>
      {error && <ErrorAlert error={error} retry={refetch} />}
      <Text size="sm" c="dimmed">
        {words.keeps}
      </Text>
      <Fields known={product} sources={data?.sources} />
    </>
  );
}

function Fields({ known, sources = {} }: { known: Known; sources?: Partial<Record<keyof Known, string>> | undefined }) {
  /** Says where the value comes from. */
  const from = (name: keyof Known) => {
    const source = sources[name];
    return source === undefined ? {} : { description: words.from(sourceName(source)) };
  };
  const field = (name: Exclude<keyof Known, 'availability' | 'description'>) => (
    <Field
      name={name}
      label={labels[name]}
      {...from(name)}
      defaultValue={String(known[name] ?? '')}
      optional={name !== 'title'}
      type={name === 'price' ? 'number' : 'text'}
    />
  );
  return (
    <Stack>
      {field('title')}
      {field('price')}
      {field('currency')}
      <Select
        name="availability"
        label={labels.availability}
        {...from('availability')}
        defaultValue={known.availability}
        options={Object.entries(availabilities).map(([value, label]) => ({ value, label }))}
      />
      {field('brand')}
      {field('category')}
      {field('imageUrl')}
      {field('externalId')}
      <LongField
        name="description"
        label={labels.description}
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
