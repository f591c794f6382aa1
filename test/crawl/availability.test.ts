import { expect, test } from 'vitest';
import { parseAvailability } from '../../src/crawl/availability.ts';

test.each(['', ' ', 'https://schema.org/', 'color: blue', '42', 'http://schema.org/NewCondition'])(
  '%j is unknown',
  (said) => {
    expect(parseAvailability(said)).toBe('unknown');
  },
);

test.each([
  'OutOfStock',
  'http://schema.org/SoldOut',
  'https://schema.org/Discontinued',
  'schema:OutOfStock',
  'out of stock',
  'Sold-out',
  'oos',
  'Currently unavailable',
  'This is not currently available',
  'No longer in stock',
  'No hay existencias',
  'Não disponível',
  'Non è disponibile',
  'غير متوفر',
  'Nicht auf Lager',
  'ausverkauft',
  'Rupture de stock',
  'Non disponible',
  'No disponible',
  'Agotado',
  'Esaurito',
  'Niet op voorraad',
  'Slut i lager',
  'Není skladem',
  'Produkt niedostępny',
  'Stoc epuizat',
  'Нет в наличии',
  'Немає в наявності',
  'Stokta yok',
  'אזל מהמלאי',
  '在庫なし',
  '缺货',
  '품절',
])('%j is out of stock', (said) => {
  expect(parseAvailability(said)).toBe('out_of_stock');
});

test.each([
  'InStock',
  'http://schema.org/InStock',
  'https://schema.org/InStock/',
  'https://schema.org/PreOrder',
  'BackOrder',
  'LimitedAvailability',
  'InStoreOnly',
  'OnlineOnly',
  'MadeToOrder',
  'in_stock',
  'In stock: 5',
  'available for order',
  'Auf Lager',
  'sofort lieferbar',
  'En stock',
  'Disponibile',
  'Disponível',
  'Op voorraad',
  'I lager',
  'Skladem',
  'Dostępny',
  'În stoc',
  'В наличии',
  'В наявності',
  'במלאי',
  '在庫あり',
  '有货',
])('%j is in stock', (said) => {
  expect(parseAvailability(said)).toBe('in_stock');
});
