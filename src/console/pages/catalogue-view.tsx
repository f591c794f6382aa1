import { Stack } from '@mantine/core';
import { Suspense, lazy } from 'react';
import { fieldTitle, sourceName } from '../catalogue-names.ts';
import { DescriptionList } from '../parts/description-list.tsx';
import { Modal } from '../parts/dialog.tsx';
import { WhoMay } from '../parts/who-may.tsx';
import { useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct } from '../types.ts';
import { priceOf } from './catalogue-inline.tsx';

const { product: words, availabilities } = texts.catalogue;

/** Loaded once somebody opens a product: people come to the catalogue for its list. */
export const ProductDetails = lazy(async () => ({
  default: (await import('./catalogue-details.tsx')).ProductDetails,
}));

const FIELDS = ['price', 'availability', 'brand', 'category', 'imageUrl', 'externalId', 'description'] as const;

/** All that is known of a product, for people who may not change it. */
export function ViewProduct({ product, onClose }: { product: BrowsedProduct; onClose: () => void }) {
  const { productId, title } = product;
  const { data } = useOrganizationQuery('get_product_sources', { productId });
  const shown = { ...product, price: priceOf(product), availability: availabilities[product.availability] };
  const stated = FIELDS.filter((name) => shown[name] !== null);
  return (
    <Modal title={title} onClose={onClose}>
      {() => (
        <Stack gap="lg">
          <WhoMay to="catalogue:edit" />
          <DescriptionList
            items={stated.map((name) => {
              const source = data?.sources[name];
              const from = source === undefined ? '' : ` (${words.from(sourceName(source))})`;
              return [fieldTitle(name), `${shown[name]}${from}`];
            })}
          />
          <Suspense>
            <ProductDetails product={product} />
          </Suspense>
        </Stack>
      )}
    </Modal>
  );
}
