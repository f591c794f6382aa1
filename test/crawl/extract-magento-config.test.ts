import { describe, expect, it } from 'vitest';
import { details } from './extract-details-fixture.ts';
import { LAMP, OFFER, json } from './extract-fixture.ts';

describe('Magento 1 configurations', () => {
  const config = (fields: object) =>
    `<h1>Brass lamp</h1><script>var spConfig = new Product.Config(${JSON.stringify({
      attributes: {
        7: {
          label: 'Color',
          options: [
            { id: '1', label: 'Red', price: '0', oldPrice: '0', products: ['11'] },
            { id: '2', label: 'Blue - 54,90 €', price: '5', oldPrice: '5', products: ['12'] },
          ],
        },
      },
      ...fields,
    })});</script>`;
  const lamp = { ...LAMP, offers: { ...OFFER, price: 49.9 } };

  it('give prices by what choices add', () => {
    const found = details(json(lamp) + config({ basePrice: '49.9', oldPrice: '59.9' }));
    expect(found.options).toEqual([{ name: 'Color', values: ['Red', 'Blue'] }]);
    expect(found).toMatchObject({
      listPrice: 59.9,
      variants: [
        { cartId: '11', price: 49.9, listPrice: 59.9 },
        { cartId: '12', price: 54.9, listPrice: 64.9 },
      ],
    });
  });

  it('give no prices that contradict the page, such as those without tax', () => {
    const { variants, options } = details(json(lamp) + config({ basePrice: '41.93', oldPrice: '41.93' }));
    expect(options).toEqual([{ name: 'Color', values: ['Red', 'Blue'] }]);
    expect(variants?.map(({ price }) => price)).toEqual([null, null]);
  });
});
