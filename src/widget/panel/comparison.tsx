import type { ComponentChildren } from 'preact';
import type { AisleProduct } from '../aisle.ts';
import type { Texts } from '../texts/texts.ts';
import { AddButton } from './add-button.tsx';
import { memo } from './memo.ts';
import { Availability, Price, ProductPicture, Title } from './product-card.tsx';
import { useCanAdd, getServices } from './services.ts';
import { asVariant, featuredOf } from './variant.ts';

/** A table with a column for each product, and a row for each property that at least one of them has. */
export const Comparison = memo(({ products: given }: { products: readonly AisleProduct[] }) => {
  const { texts } = getServices();
  const canAdd = useCanAdd();
  const products = given.map((product) => asVariant(product, featuredOf(product)));
  const rows: [string, (product: AisleProduct) => ComponentChildren][] = [
    [texts.price, (product) => (product.price === null ? null : <Price product={product} />)],
    [texts.availability, (product) => <Availability product={product} />],
  ];
  for (const [name, values] of sharedAttributes(products, texts)) rows.push([name, (product) => values.get(product)]);
  return (
    <div class="comparison" role="region" aria-label={texts.comparison} tabIndex={0}>
      <table>
        <caption class="unseen">{texts.comparison}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.productId} scope="col">
                <ProductPicture src={product.imageUrl} />
                <Title product={product} />
                {product.chosen !== undefined && (
                  <bdi class="brand">{featuredOf(product)?.values.filter(Boolean).join(' / ')}</bdi>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {products.map((product) => (
                <td key={product.productId} dir="auto">
                  {cell(product) ?? '–'}
                </td>
              ))}
            </tr>
          ))}
          {products.some(canAdd) && (
            <tr>
              <td />
              {products.map((product) => (
                <td key={product.productId}>
                  <AddButton product={product} hasQuantity={false} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
});

/** Maximum number of rows. */
const MAX_ATTRIBUTES = 14;

/** Attributes that at least two of the products have: those in which they differ first, then in page order. */
function sharedAttributes(products: readonly AisleProduct[], texts: Texts): [string, Map<AisleProduct, string>][] {
  const rows = new Map<string, { name: string; values: Map<AisleProduct, string> }>();
  for (const product of products)
    for (const { name, key, value } of [
      { name: texts.brand, key: 'brand', value: product.brand },
      { name: texts.category, key: 'category', value: product.category?.split('>').at(-1) },
      ...(product.attributes ?? []),
    ]) {
      if (!value) continue;
      const id = key ?? name.toLowerCase();
      const row = rows.get(id) ?? { name, values: new Map() };
      if (!row.values.has(product)) row.values.set(product, value);
      rows.set(id, row);
    }
  const differs = (values: Map<AisleProduct, string>) => Number(new Set(values.values()).size > 1);
  return [...rows.values()]
    .filter(({ values }) => values.size > 1)
    .toSorted((a, b) => differs(b.values) - differs(a.values))
    .slice(0, MAX_ATTRIBUTES)
    .map(({ name, values }) => [name, values]);
}
