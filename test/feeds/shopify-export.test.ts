import { describe, expect, it } from 'vitest';
import { only } from './articles.ts';
import { readFile } from './feed-file.ts';

describe("Shopify's export", () => {
  const NAMES =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Variant Grams,Variant Image,Image Src,Google Shopping / Gender,Status';
  const exported = (...rows: string[]) => only([NAMES, ...rows].join('\n'), { siteUrl: 'https://shop.test' });

  it('has one product per handle, with its variants and images', async () => {
    const found = await exported(
      'mug,Mug,Size,Small,Color,Red,M-1,12.00,15.00,4006381333931,300,,https://cdn.test/1.jpg,Unisex,active',
      'mug,,,Large,,Red,M-2,9.00,,,300,https://cdn.test/l.jpg,https://cdn.test/2.jpg,,',
      'mug,,,,,,,,,,,,https://cdn.test/3.jpg,,',
    );
    expect(found).toMatchObject({
      product: { url: 'https://shop.test/products/mug', title: 'Mug', price: 9, imageUrl: 'https://cdn.test/1.jpg' },
      details: {
        options: [
          { name: 'Size', values: ['Small', 'Large'] },
          { name: 'Color', values: ['Red'] },
        ],
        variants: [
          {
            values: ['Small', 'Red'],
            cartId: null,
            sku: 'M-1',
            gtin: '4006381333931',
            price: 12,
            listPrice: 15,
            url: null,
          },
          { values: ['Large', 'Red'], sku: 'M-2', price: 9, listPrice: null, imageUrl: 'https://cdn.test/l.jpg' },
        ],
        images: [1, 2, 3].map((at) => `https://cdn.test/${at}.jpg`),
        attributes: [{ name: 'Weight', value: '300 g' }],
        gender: 'unisex',
        listPrice: null,
      },
    });
    expect(found.product).not.toHaveProperty('externalId');
  });

  it('has no variants if the product has no options', async () => {
    const { details } = await exported('mug,Mug,Title,Default Title,,,M-1,12.00,15.00,,0,,,,active');
    expect(details).toMatchObject({
      options: [],
      variants: [],
      listPrice: 15,
      attributes: [{ name: 'SKU', value: 'M-1' }],
    });
  });

  it('distinguishes options of the same name by position', async () => {
    const { details } = await exported('mug,Mug,Size,S,Size,36,,12.00,,,,,,,', 'mug,,,M,,38,,12.00,,,,,,,');
    expect(details).toMatchObject({ options: [{ values: ['S', 'M'] }, { values: ['36', '38'] }] });
  });

  it('omits the variants of a refused product', async () => {
    const file = [NAMES, 'mug,Mug,Size,S,,,,12.00,,,,,,,draft', 'mug,,,M,,,,12.00,,,,,,,'].join('\n');
    expect(await readFile(file, { siteUrl: 'https://shop.test' })).toMatchObject({
      products: [],
      faults: ['2: status is draft: publish the product in the shop first'],
    });
  });

  it.each([
    ['Handle', 'Published', 'FALSE'],
    ['Handle', 'Published', 'false'],
    ['URL handle', 'Published on online store', 'FALSE'],
  ])('omits a product that is hidden from the online store: %s, %s, %s', async (handle, published, hidden) => {
    const file = [
      `${handle},Title,Option1 Name,Option1 Value,Price,${published},Status`,
      'mug,Mug,Size,S,12.00,TRUE,active',
      'mug,,,M,12.00,,',
      `hat,Hat,Size,S,12.00,${hidden},active`,
      'hat,,,M,12.00,,',
      'cap,Cap,Size,S,12.00,,active',
    ].join('\n');
    const { products, details, faults, ignored } = await readFile(file, { siteUrl: 'https://shop.test' });
    expect(products.map(({ title }) => title)).toEqual(['Mug', 'Cap']);
    expect(details[0]?.details.variants).toHaveLength(2);
    expect(faults).toEqual([`4: published is ${hidden}: publish the product in the shop first`]);
    expect(ignored).toEqual([]);
  });

  it('says nothing of a column "Published" in other files', async () => {
    const { products, ignored } = await readFile('url,title,Published\nhttps://shop.test/a,A,false\n');
    expect([products.length, ignored]).toEqual([1, ['Published']]);
  });
});
