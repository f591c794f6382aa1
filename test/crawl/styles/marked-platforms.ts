import { SHOP, ld, offer, og, shopPage, thing, tiles, type Style } from './frame.ts';

/** Made-up pages in the manner of the shop systems' own themes, with markup and its usual faults. */
export const MARKED_PLATFORMS: Style[] = [
  {
    name: 'hosted shop, ProductGroup with variants, one in the address',
    url: `${SHOP}/products/canvas-tote?variant=222`,
    html: shopPage(
      `<div class="product__title"><h1>Canvas tote</h1></div><div class="price price--on-sale"><div class="price__regular"><span class="visually-hidden">Regular price</span><span class="price-item">$28.00</span></div><div class="price__sale"><span class="visually-hidden">Regular price</span><s>$34.00</s><span class="visually-hidden">Sale price</span><span class="price-item price-item--sale">$28.00</span></div></div><form action="/cart/add"><select name="id"><option value="111">Black - $24.00</option><option value="222" selected>Sand - $28.00</option></select><button type="submit" name="add">Add to cart</button></form><p class="product__sku"><span class="visually-hidden">SKU:</span>TOTE-SAND</p>`,
      {
        head:
          ld({
            '@context': 'http://schema.org/',
            '@id': '/products/canvas-tote#product',
            '@type': 'ProductGroup',
            brand: { '@type': 'Brand', name: 'Sail & Co' },
            name: 'Canvas tote',
            productGroupID: '777',
            url: `${SHOP}/products/canvas-tote`,
            hasVariant: [
              {
                '@id': '/products/canvas-tote?variant=111#variant',
                '@type': 'Product',
                name: 'Canvas tote - Black',
                sku: 'TOTE-BLK',
                image: 'https://cdn.shop.example/black.jpg',
                offers: {
                  '@id': '#o',
                  '@type': 'Offer',
                  price: '24.00',
                  priceCurrency: 'USD',
                  availability: 'http://schema.org/OutOfStock',
                  url: `${SHOP}/products/canvas-tote?variant=111`,
                },
              },
              {
                '@id': '/products/canvas-tote?variant=222#variant',
                '@type': 'Product',
                name: 'Canvas tote - Sand',
                sku: 'TOTE-SAND',
                image: 'https://cdn.shop.example/sand.jpg',
                offers: {
                  '@type': 'Offer',
                  price: '28.00',
                  priceCurrency: 'USD',
                  availability: 'http://schema.org/InStock',
                  url: `${SHOP}/products/canvas-tote?variant=222`,
                },
              },
            ],
          }) + og('Canvas tote', { 'og:type': 'product', 'og:price:amount': '24.00', 'og:price:currency': 'USD' }),
        title: 'Canvas tote – Sail & Co',
        others: tiles((at) => `<span class="visually-hidden">Regular price</span>$${at + 9}.00`),
      },
    ),
    expected: { price: 28, currency: 'USD', availability: 'in_stock', sku: 'TOTE-SAND', brand: 'Sail & Co' },
  },
  {
    name: 'hosted shop, review app repeats the product without offers',
    html: shopPage(
      `<h1 class="product-single__title">Soy candle</h1><span class="product__price">£18.00</span><button class="btn product-form__cart-submit" disabled><span>Sold out</span></button>`,
      {
        lang: 'en-GB',
        head: ld(
          {
            '@context': 'http://schema.org',
            '@type': 'Product',
            '@id': '#reviews',
            name: 'Soy candle',
            aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, ratingCount: 20 },
          },
          thing('Soy candle', [offer('18.0', 'GBP', 'OutOfStock', { sku: 'SOY1' })], {
            sku: 'SOY1',
            brand: { '@type': 'Thing', name: 'Wick' },
            image: ['https://cdn.shop.example/soy_1024x1024.jpg'],
          }),
        ),
        title: 'Soy candle',
      },
    ),
    expected: {
      price: 18,
      currency: 'GBP',
      availability: 'out_of_stock',
      title: 'Soy candle',
      sku: 'SOY1',
      brand: 'Wick',
      image: 'https://cdn.shop.example/soy_1024x1024.jpg',
    },
  },
  {
    name: 'plugin shop, graph by an SEO plugin, price in a specification',
    html: shopPage(
      `<div class="product type-product"><div class="woo-gallery"><a href="/wp-content/uploads/mat.jpg"><img class="wp-post-image" src="/wp-content/uploads/mat-600x600.jpg" srcset="/wp-content/uploads/mat-600x600.jpg 600w"></a></div><div class="summary"><h1 class="product_title">Yoga mat</h1><p class="price"><del><span class="amount"><bdi>59,00<span>€</span></bdi></span></del> <ins><span class="amount"><bdi>45,00<span>€</span></bdi></span></ins></p><p class="stock in-stock">12 vorrätig</p><button class="single_add_to_cart_button">In den Warenkorb</button><div class="product_meta"><span>Artikelnummer: <span class="sku">YM-1</span></span></div></div></div>`,
      {
        lang: 'de',
        head: ld({
          '@context': 'https://schema.org',
          '@graph': [
            { '@type': 'WebPage', '@id': '#page', name: 'Yoga mat - Shop' },
            {
              '@type': 'Product',
              '@id': '#product',
              name: 'Yoga mat',
              sku: 'YM-1',
              image: { '@id': '#primaryimage' },
              offers: [
                {
                  '@type': 'Offer',
                  priceSpecification: [
                    {
                      '@type': 'UnitPriceSpecification',
                      price: '45.00',
                      priceCurrency: 'EUR',
                      valueAddedTaxIncluded: true,
                    },
                    {
                      '@type': 'UnitPriceSpecification',
                      price: '59.00',
                      priceCurrency: 'EUR',
                      priceType: 'https://schema.org/ListPrice',
                    },
                  ],
                  availability: 'http://schema.org/InStock',
                },
              ],
              mainEntityOfPage: { '@id': '#page' },
            },
            { '@type': 'ImageObject', '@id': '#primaryimage', url: `${SHOP}/wp-content/uploads/mat.jpg` },
          ],
        }),
        title: 'Yoga mat - Shop',
        free: '49 €',
        zero: '0,00 €',
        others: tiles((at) => `<span class="amount">${at + 5},00 €</span>`, 4, 'In den Warenkorb'),
      },
    ),
    expected: {
      price: 45,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Yoga mat',
      sku: 'YM-1',
      image: `${SHOP}/wp-content/uploads/mat.jpg`,
    },
  },
  {
    name: 'plugin shop, variable product with a range',
    html: shopPage(
      `<div class="product"><h1 class="product-title">Coffee beans</h1><p class="price"><span class="amount">$9.50</span> – <span class="amount">$32.00</span></p><form class="variations_form"><select><option>250g</option><option>1kg</option></select><button class="single_add_to_cart_button disabled">Add to cart</button></form><span class="sku_wrapper">SKU: <span class="sku">N/A</span></span></div>`,
      {
        head: ld({
          '@context': 'https://schema.org/',
          '@type': 'Product',
          '@id': '#product',
          name: 'Coffee beans',
          sku: 1234,
          image: `${SHOP}/wp-content/uploads/beans.jpg`,
          offers: [
            {
              '@type': 'AggregateOffer',
              lowPrice: '9.50',
              highPrice: '32.00',
              offerCount: 2,
              priceCurrency: 'USD',
              availability: 'http://schema.org/InStock',
            },
          ],
        }),
        title: 'Coffee beans - Roastery',
      },
    ),
    expected: {
      price: 9.5,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Coffee beans',
      image: `${SHOP}/wp-content/uploads/beans.jpg`,
    },
  },
  {
    name: 'enterprise shop, microdata with special price and stock label',
    html: shopPage(
      `<div itemscope itemtype="http://schema.org/Product"><h1 class="page-title"><span class="base" itemprop="name">Montana Jacket</span></h1><div class="product-info-price"><div class="price-box price-final_price" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="special-price"><span class="price-label">Special Price</span><span class="price-wrapper" data-price-amount="42.4"><span class="price">$42.40</span></span></span><span class="old-price"><span class="price-label">Regular Price</span><span class="price">$53.00</span></span><meta itemprop="price" content="42.4"><meta itemprop="priceCurrency" content="USD"></div><div class="stock available" title="Availability"><span>In stock</span></div><div class="attribute sku"><strong>SKU</strong><div class="value" itemprop="sku">MJ03</div></div></div><button title="Add to Cart" class="action tocart"><span>Add to Cart</span></button><div class="gallery-placeholder"><img alt="main product photo" src="https://www.shop.example/media/catalog/mj03.jpg" itemprop="image"></div></div>`,
      { title: 'Montana Jacket', others: tiles((at) => `<span class="price">$${at + 9}.00</span>`) },
    ),
    expected: {
      price: 42.4,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Montana Jacket',
      sku: 'MJ03',
      image: `${SHOP}/media/catalog/mj03.jpg`,
    },
  },
  {
    name: 'French open source shop, last items, reference',
    html: shopPage(
      `<section itemscope itemtype="https://schema.org/Product"><meta itemprop="url" content="${SHOP}/1-mug.html"><h1 class="h1" itemprop="name">Mug Renard</h1><div class="product-prices"><div class="product-discount"><span class="regular-price">11,90 €</span></div><div class="product-price has-discount" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><link itemprop="availability" href="https://schema.org/InStock"><meta itemprop="priceCurrency" content="EUR"><div class="current-price"><span itemprop="price" content="9.52">9,52 €</span><span class="discount discount-percentage">Économisez 20%</span></div></div><div class="tax-shipping-delivery-label">TTC</div></div><img itemprop="image" src="${SHOP}/6-large_default/mug.jpg"><button class="btn add-to-cart">Ajouter au panier</button><span id="product-availability">Derniers articles en stock</span><div class="product-manufacturer"><label>Marque</label><span><a href="/b/1">Atelier</a></span></div><div class="product-reference"><label>Référence</label> <span itemprop="sku">demo_11</span></div></section>`,
      {
        lang: 'fr',
        title: 'Mug Renard',
        free: '60 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 3},90 €`, 4, 'Ajouter au panier'),
      },
    ),
    expected: {
      price: 9.52,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Mug Renard',
      sku: 'demo_11',
      brand: 'Atelier',
      image: `${SHOP}/6-large_default/mug.jpg`,
    },
  },
  {
    name: 'German open source shop, microdata, delivery time',
    html: shopPage(
      `<div itemscope itemtype="https://schema.org/Product"><h1 class="product-detail-name" itemprop="name">Wanderstiefel Alp</h1><div itemprop="brand" itemtype="https://schema.org/Brand" itemscope><meta itemprop="name" content="Alpin"></div><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="priceCurrency" content="EUR"><meta itemprop="price" content="149.95"><p class="product-detail-price">149,95&nbsp;€*</p><p>Preise inkl. MwSt. zzgl. Versandkosten</p><link itemprop="availability" href="https://schema.org/InStock"><p class="delivery-information">Sofort verfügbar, Lieferzeit: 1-3 Tage</p><button class="btn btn-buy">In den Warenkorb</button></div><div>Produktnummer: <span itemprop="sku">SW10042.2</span></div><img itemprop="image" src="/media/boot.jpg" srcset="/media/boot_800.jpg 800w"></div>`,
      {
        lang: 'de',
        title: 'Wanderstiefel Alp | Alpin',
        free: '100 €',
        zero: '0,00 €',
        others: tiles((at) => `${at + 30},00 €*`, 3, 'In den Warenkorb'),
      },
    ),
    expected: {
      price: 149.95,
      currency: 'EUR',
      availability: 'in_stock',
      title: 'Wanderstiefel Alp',
      sku: 'SW10042.2',
      brand: 'Alpin',
      image: `${SHOP}/media/boot.jpg`,
    },
  },
  {
    name: 'hosted shop of Texas, microdata of related cards inside',
    html: shopPage(
      `<div class="productView" itemscope itemtype="http://schema.org/Product"><h2 class="productView-brand" itemprop="brand" itemscope itemtype="http://schema.org/Brand"><a itemprop="url" href="/sagaform"><span itemprop="name">Sagaform</span></a></h2><h1 class="productView-title" itemprop="name">Carafe with oak stopper</h1><div class="productView-price" itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span class="price price--rrp">MSRP: $55.00</span><span class="price price--non-sale">$48.00</span><span class="price price--withoutTax">$38.00</span><meta itemprop="price" content="38"><meta itemprop="priceCurrency" content="USD"><span class="price price--saving">(You save $17.00)</span></div><dl><dt>SKU:</dt><dd itemprop="sku">SLLPJ</dd><dt>Availability:</dt><dd>Usually ships in 24 hours</dd></dl><input type="submit" value="Add to Cart"><img itemprop="image" data-src="https://cdn.shop.example/s-1/500x659/carafe.jpg" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></div>
<section><article class="card" itemscope itemtype="http://schema.org/Product"><h4 itemprop="name"><a href="/smith">Smith Journal</a></h4><div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><span itemprop="price">$25.00</span></div></article></section>`,
      { title: 'Carafe with oak stopper' },
    ),
    expected: {
      price: 38,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Carafe with oak stopper',
      sku: 'SLLPJ',
      brand: 'Sagaform',
      image: 'https://cdn.shop.example/s-1/500x659/carafe.jpg',
    },
  },
  {
    name: 'cloud commerce, empty offer url and lower-case availability',
    html: shopPage(
      `<div class="product-detail" data-pid="25518447M"><h1 class="product-name">Floral Dress</h1><div class="product-number">Item No. <span>25518447M</span></div><div class="prices"><del><span class="strike-through"><span class="value" content="99.00">$99.00</span></span></del><span class="sales"><span class="value" content="74.25">$74.25</span></span></div><div class="availability"><label>Availability:</label><ul><li><div>In Stock</div></li></ul></div><button class="add-to-cart btn">Add to Cart</button></div>`,
      {
        head: ld({
          '@context': 'http://schema.org/',
          '@type': 'Product',
          name: 'Floral Dress',
          mpn: '25518447M',
          sku: '25518447M',
          brand: { '@type': 'Thing', name: null },
          image: ['/dw/image/v2/on/demandware.static/dress.jpg'],
          offers: {
            url: {},
            '@type': 'Offer',
            priceCurrency: 'USD',
            price: '74.25',
            availability: 'http://schema.org/instock',
          },
        }),
        title: 'Floral Dress | Commerce',
      },
    ),
    expected: {
      price: 74.25,
      currency: 'USD',
      availability: 'in_stock',
      title: 'Floral Dress',
      sku: '25518447M',
      brand: null,
      image: `${SHOP}/dw/image/v2/on/demandware.static/dress.jpg`,
    },
  },
  {
    name: 'Brazilian cloud, AggregateOffer by sellers and numeric skus',
    html: shopPage(
      `<h1><span class="vtex-brand">Furadeira de Impacto 650W</span></h1><div>De: <span>R$ 399,90</span></div><div>Por: <span class="sellingPrice">R$ 299,90</span></div><div>à vista no PIX <b>R$ 284,91</b> (5% de desconto)</div><div>ou 6x de R$ 49,98 sem juros</div><button>Comprar</button><div>Referência: FI650</div>`,
      {
        lang: 'pt-BR',
        head: ld({
          '@context': 'https://schema.org/',
          '@type': 'Product',
          '@id': `${SHOP}/furadeira/p`,
          name: 'Furadeira de Impacto 650W',
          brand: { '@type': 'Brand', name: 'Força' },
          mpn: '8801',
          sku: '5521',
          image: 'https://loja.shop.example/arquivos/ids/1/f.jpg?v=6',
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: 299.9,
            highPrice: 299.9,
            priceCurrency: 'BRL',
            offers: [
              {
                '@type': 'Offer',
                price: 299.9,
                priceCurrency: 'BRL',
                availability: 'http://schema.org/InStock',
                sku: '5521',
                itemCondition: 'http://schema.org/NewCondition',
                seller: { '@type': 'Organization', name: 'Loja' },
              },
            ],
            offerCount: 1,
          },
        }),
        title: 'Furadeira - Loja',
        free: 'R$ 199,00',
        zero: 'R$ 0,00',
      },
    ),
    expected: {
      price: 299.9,
      currency: 'BRL',
      availability: 'in_stock',
      title: 'Furadeira de Impacto 650W',
      brand: 'Força',
      image: 'https://loja.shop.example/arquivos/ids/1/f.jpg?v=6',
    },
  },
];
