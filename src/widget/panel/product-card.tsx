import { useEffect, useState } from 'preact/hooks';
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
import { asVariant, featuredOf } from './variant.ts';

/** A button shows the others. */
const MAX_SHOWN = 4;

export const ProductPicture = ({ src }: { src: string | null }) => (
  <span class="picture">
    <Picture key={src} src={src} size={88} fallback={<Icon name="bag" />} />
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

export function Price({ product: { price, listPrice, currency } }: { product: AisleProduct }) {
  const { locale, texts } = getServices();
  if (price === null) return null;
  return (
    <>
      <bdi class="price">{formatPrice(price, currency, locale)}</bdi>
      {listPrice !== undefined && (
        <>
          <span class="unseen">{texts.listPrice}</span>
          <s>
            <bdi>{formatPrice(listPrice, currency, locale)}</bdi>
          </s>
        </>
      )}
    </>
  );
}

function Rating({ product: { rating } }: { product: AisleProduct }) {
  const { texts, locale } = getServices();
  if (!rating) return null;
  const { value, scale, count } = rating;
  return (
    <span class="rating">
      <span class="unseen">{fill(texts.rated, value.toLocaleString(locale), scale)}</span>
      <span aria-hidden="true">★ {((value * 5) / scale).toLocaleString(locale, { maximumFractionDigits: 1 })}</span>
      {count !== null && ` (${count.toLocaleString(locale)})`}
    </span>
  );
}

export function Availability({ product: { availability } }: { product: AisleProduct }) {
  const { texts } = getServices();
  return <span class={`stock ${availability}`}>{texts[availability]}</span>;
}

/** Loaded with the first product that has a choice. */
const loadChoice = () => import('./choice.tsx');

/** @param amount proposed by the assistant */
export const Card = ({ product, amount }: { product: AisleProduct; amount?: number }) => {
  const [variant, setVariant] = useState(() => featuredOf(product));
  const [choice, setChoice] = useState<Awaited<ReturnType<typeof loadChoice>>>();
  const shown = asVariant(product, variant);
  useEffect(() => {
    if (variant && product.options) void loadChoice().then(setChoice, () => {});
  }, []);
  return (
    <li class="card">
      <ProductPicture src={shown.imageUrl} />
      <div class="facts">
        <Title product={shown} />
        {shown.brand && <bdi class="brand">{shown.brand}</bdi>}
        <p class="offer">
          <Price product={shown} />
          <Availability product={shown} />
          <Rating product={shown} />
        </p>
        {choice && variant && <choice.Choice product={product} chosen={variant} onChoose={setVariant} />}
        <AddButton key={shown.externalId} product={shown} amount={amount} />
      </div>
    </li>
  );
};

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
