import { Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sourceName } from '../catalogue-names.ts';
import { announce } from '../parts/announcer.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { messageOf } from '../parts/error-message.ts';
import { Field, Form, LongField, Select } from '../parts/form.tsx';
import type { FormValues } from '../parts/form-values.ts';
import { inParts, useUndoable } from '../product-changes.ts';
import { useOrganization } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct, OrganizationCalls, Product } from '../types.ts';

const { product: words, labels, availabilities } = texts.catalogue;

type Added = Parameters<OrganizationCalls['add_product']>[0];
type Patch = Omit<Parameters<OrganizationCalls['update_product']>[0], 'productId'>;
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

/** The fields of a product, and where their values come from. */
export function Fields({
  known,
  sources = {},
}: {
  known: Known;
  sources?: Partial<Record<keyof Known, string>> | undefined;
}) {
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
export function changesIn({ text }: FormValues, known: Known): Patch {
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
