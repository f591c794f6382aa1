import { Text } from '@mantine/core';
import { DescriptionList } from '../parts/description-list.tsx';
import { formatPrice } from '../parts/price.ts';
import { Table } from '../parts/table.tsx';
import { useOrganizationQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import type { BrowsedProduct } from '../types.ts';

const { details: words, availabilities } = texts.catalogue;

/** The variants that shoppers choose from, and what is known about the product beside its fields. */
export function ProductDetails({ product: { productId, currency } }: { product: BrowsedProduct }) {
  const { data } = useOrganizationQuery('get_product_details', { productId });
  if (!data) return undefined;
  const { options, variants, attributes } = data.details;
  return (
    <>
      {variants.length > 0 && (
        <section>
          <Heading>{words.variants}</Heading>
          <Table
            label={words.variants}
            query={{ data: variants, error: null, refetch: () => undefined }}
            rowKey={({ values }) => JSON.stringify(values)}
            columns={[
              ...options.map(({ name }, index) => ({
                header: name,
                cell: ({ values }: (typeof variants)[number]) => values[index] ?? words.anyValue,
              })),
              {
                header: words.price,
                cell: ({ price }) => (price === null ? words.noPrice : formatPrice(price, currency)),
              },
              { header: words.stock, cell: ({ availability }) => availabilities[availability] },
              { header: words.cartId, cell: ({ cartId }) => cartId },
            ]}
            empty={undefined}
          />
        </section>
      )}
      {attributes.length > 0 && (
        <section>
          <Heading>{words.title}</Heading>
          <DescriptionList items={attributes.map(({ name, value }) => [name, value])} />
        </section>
      )}
    </>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Text component="h3" fw={550} size="sm" mb="xs">
    {children}
  </Text>
);
