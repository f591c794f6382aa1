import type { ComponentChildren } from 'preact';
import type { AisleProduct } from '../aisle.ts';
import { AddButton } from './add-button.tsx';
import { memo } from './memo.ts';
import { Availability, Price, ProductPicture, Title } from './product-card.tsx';
import { useCanAdd, getServices } from './services.ts';

/** A table with a column for each product, and a row for each property that at least one of them has. */
export const Comparison = memo(({ products }: { products: readonly AisleProduct[] }) => {
  const { texts } = getServices();
  const canAdd = useCanAdd();
  const rows: [string, (product: AisleProduct) => ComponentChildren][] = [
    [texts.price, (product) => (product.price === null ? null : <Price product={product} />)],
    [texts.availability, (product) => <Availability product={product} />],
  ];
  if (products.some(({ brand }) => brand)) rows.push([texts.brand, ({ brand }) => brand]);
  if (products.some(({ category }) => category))
    rows.push([texts.category, ({ category }) => category?.split('>').at(-1)]);
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
