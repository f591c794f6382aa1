import { useState } from 'preact/hooks';
import type { AisleProduct } from '../aisle.ts';
import { fill } from '../texts/texts.ts';
import { AddButton } from './add-button.tsx';
import { Icon } from './icon.tsx';
import { safeHref } from './markdown.ts';
import { linkTo } from './markdown-view.tsx';
import { memo } from './memo.ts';
import { Picture } from './picture.tsx';
import { formatPrice } from './price.ts';
import { getServices } from './services.ts';

/** A button shows the others. */
const MAX_SHOWN = 4;

export const ProductPicture = ({ src }: { src: string | null }) => (
  <span class="picture">
    <Picture src={src} size={88} fallback={<Icon name="bag" />} />
  </span>
);

export function Title({ product }: { product: AisleProduct }) {
  const { visit } = getServices();
  const href = safeHref(product.url);
  return (
    <bdi class="title">
      {href ? (
        <a {...linkTo(href)} onClick={() => visit(product)}>
          {product.title}
        </a>
      ) : (
        product.title
      )}
    </bdi>
  );
}

export function Price({ product: { price, currency } }: { product: AisleProduct }) {
  const { locale } = getServices();
  return price === null ? null : <bdi class="price">{formatPrice(price, currency, locale)}</bdi>;
}

export function Availability({ product: { availability } }: { product: AisleProduct }) {
  const { texts } = getServices();
  return <span class={`stock ${availability}`}>{texts[availability]}</span>;
}

const Card = ({ product }: { product: AisleProduct }) => (
  <li class="card">
    <ProductPicture src={product.imageUrl} />
    <div class="facts">
      <Title product={product} />
      {product.brand && <bdi class="brand">{product.brand}</bdi>}
      <p class="offer">
        <Price product={product} />
        <Availability product={product} />
      </p>
      <AddButton product={product} />
    </div>
  </li>
);

export const Cards = memo(({ products }: { products: readonly AisleProduct[] }) => {
  const { texts, focusLog } = getServices();
  const [showsAll, setShowsAll] = useState(products.length <= MAX_SHOWN + 1);
  const shown = showsAll ? products : products.slice(0, MAX_SHOWN);
  return (
    <>
      <ul class="cards" aria-label={texts.products}>
        {shown.map((product) => (
          <Card key={product.productId} product={product} />
        ))}
      </ul>
      {!showsAll && (
        <button
          type="button"
          class="chip"
          onClick={() => {
            setShowsAll(true);
            focusLog();
          }}
        >
          {fill(texts.more, products.length - MAX_SHOWN)}
        </button>
      )}
    </>
  );
});
