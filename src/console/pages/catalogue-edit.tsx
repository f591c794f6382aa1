import { Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Announcer } from '../parts/announcer.tsx';
import { Modal } from '../parts/dialog.tsx';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Choices, Form } from '../parts/form.tsx';
import type { FormValues } from '../parts/form-values.ts';
import { formatPrice } from '../parts/price.ts';
import { type Done, inParts, useUndoable } from '../product-changes.ts';
import { useOrganization, useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { Precondition } from '../../client/index.ts';
import type { BrowsedProduct, OrganizationCalls } from '../types.ts';
import { Fields, changesIn } from './catalogue-product.tsx';
import { ProductDetails } from './catalogue-view.tsx';

const { product: words, labels, availabilities } = texts.catalogue;

type HandField = BrowsedProduct['handFields'][number];
type Released = Parameters<OrganizationCalls['release_product_fields']>[0]['names'];

/** Changes a product, and says where its values come from and how its price changed. */
export function EditProduct({ product, onClose }: { product: BrowsedProduct; onClose: () => void }) {
  const { call } = useOrganization();
  const undoable = useUndoable();
  const { assistantId, productId, title } = product;
  // A change of a variant changes the price that the form shows, unless somebody has typed into it.
  const [known, setKnown] = useState(product);
  const [isTyped, setIsTyped] = useState(false);
  if (!isTyped && known.updatedAt !== product.updatedAt) setKnown(product);

  async function save(values: FormValues, precondition: Precondition): Promise<Done> {
    const names = values.all('released') as Released;
    const patch = changesIn(values, known);
    for (const name of names) delete patch[name];
    if (names.length === 0 || Object.keys(patch).length > 0)
      await call.update_product({ productId, ...patch }, precondition);
    if (names.length === 0) return { changed: 1, changeIds: [] };
    return inParts([productId], (productIds) => call.release_product_fields({ assistantId, productIds, names }));
  }

  return (
    <Modal title={title} onClose={onClose}>
      {(close) => (
        <Stack gap="xl">
          <div onInput={() => setIsTyped(true)}>
            <Form
              key={known.updatedAt}
              submit={words.save}
              cancel={close}
              version={known.updatedAt}
              about={productId}
              send={save}
              done={(done) => {
                close();
                undoable(words.saved, done);
              }}
            >
              <KnownFields product={known} />
              <ReleaseChoices product={known} />
            </Form>
          </div>
          <Suspense>
            <ProductDetails product={product} isEditable />
          </Suspense>
          {/* The page's own is out of reach while a dialog is open. */}
          <Announcer />
        </Stack>
      )}
    </Modal>
  );
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
