import { describe, expect, test } from 'vitest';
import { one } from './extract-fixture.ts';

/** A language, the end of a shop's domain and what its buy button says. */
type Shop = [lang: string, end: string, buy: string];
const EN: Shop = ['en', 'co.uk', 'Add to basket'];
const US: Shop = ['en', 'com', 'Add to cart'];
const DE: Shop = ['de', 'de', 'In den Warenkorb'];
const FR: Shop = ['fr', 'fr', 'Ajouter au panier'];
const PT: Shop = ['pt', 'pt', 'Adicionar ao carrinho'];
const NB: Shop = ['nb', 'no', 'Legg i handlekurv'];
const DA: Shop = ['da', 'dk', 'Læg i kurv'];
const SV: Shop = ['sv', 'se', 'Lägg i varukorgen'];
const FI: Shop = ['fi', 'fi', 'Lisää ostoskoriin'];
const PL: Shop = ['pl', 'pl', 'Do koszyka'];
const TR: Shop = ['tr', 'com.tr', 'Sepete ekle'];
const EL: Shop = ['el', 'gr', 'Προσθήκη στο καλάθι'];
const BG: Shop = ['bg', 'bg', 'Добави в количката'];
const LV: Shop = ['lv', 'lv', 'Pievienot grozam'];
const JA: Shop = ['ja', 'co.jp', 'カートに入れる'];
const KO: Shop = ['ko', 'co.kr', '장바구니 담기'];

const priceOf = ([lang, end, buy]: Shop, box: string): number | null | undefined =>
  one(
    `<html lang="${lang}"><head><title>Nordvik | Acme</title></head><body><header><a href="/">Acme</a></header>
    <main><h1>Nordvik</h1><img src="/a.jpg" alt="Nordvik">${box}<button>${buy}</button></main></body></html>`,
    `https://www.shop.${end}/nordvik`,
  )?.price;

/** Two amounts in boxes of one text each, or with the words beside the second in an element of their own. */
const boxesOf = (first: string, second: string): string[] => [
  `<p class="a">${first}</p><p class="b">${second}</p>`,
  `<div class="p"><span class="a">${first}</span><small>${second}</small></div>`,
  `<div class="p"><strong>${first}</strong> <span>(${second})</span></div>`,
];

describe('a lower amount beside the price is not the sale price if it is', () => {
  test.each<[Shop, string, string, number]>([
    [NB, 'kr 2 499,–', 'kr 1 999,20 eks. mva', 2499],
    [NB, 'kr 2 499,–', 'Eks. mva: kr 1 999,20', 2499],
    [DA, '1.250,00 kr.', '1.000,00 kr. ekskl. moms', 1250],
    [DA, '1.250,00 kr.', '1.000,00 kr. ex. moms', 1250],
    [SV, '1 250 kr', '1 000 kr ex. moms', 1250],
    [DE, '119,00 €', '100,00 € zzgl. 19% MwSt.', 119],
    [DE, '119,00 €', '100,00 € ohne MwSt.', 119],
    [DE, '119,00 €', '100,00 € zzgl. USt.', 119],
    [PT, '123,00 €', '100,00 € sem IVA', 123],
    [FI, '125,50 €', 'Veroton hinta 100,00 €', 125.5],
    [TR, '1.200,00 TL', '1.000,00 TL + KDV', 1200],
    [TR, '1.200,00 TL', '1.000,00 TL KDV hariç', 1200],
    [EL, '124,00 €', '100,00 € χωρίς ΦΠΑ', 124],
    [BG, '120,00 лв.', '100,00 лв. без ДДС', 120],
    [LV, '121,00 €', '100,00 € bez PVN', 121],
    [JA, '¥16,500', '税抜 ¥15,000', 16_500],
    [JA, '16,500円(税込)', '15,000円(税抜)', 16_500],
    [JA, '16,500円', '税別 15,000円', 16_500],
    [KO, '110,000원', '100,000원 (부가세 별도)', 110_000],
    [EN, '£120.00', '£100.00 +VAT', 120],
    // In words that no table has.
    [DE, '119,00 €', '100,00 € für Gewerbe', 119],
  ])('the price without tax: %j, %s and %s', (shop, gross, net, price) => {
    expect(boxesOf(gross, net).map((box) => priceOf(shop, box))).toEqual([price, price, price]);
  });

  test.each<[Shop, string, string, number]>([
    [DE, '45,00 €', '(1 kg = 30,00 €)', 45],
    [DE, '45,00 €', '100 ml = 13,27 €', 45],
    [DE, '45,00 €', '1 l = 13,27 €', 45],
    [DE, '45,00 €', '(100 g: 13,27 €)', 45],
    [DE, '45,00 €', '1 Stück = 13,27 €', 45],
    [DE, '45,00 €', '13,27 €/St.', 45],
    [DE, '45,00 €', '13,27 € je Meter', 45],
    [JA, '4,500円', '100gあたり 900円', 4500],
    [FR, '45,00 €', '13,27 € le kilo', 45],
  ])('for a part of the product: %j, %s and %s', (shop, whole, part, price) => {
    expect(boxesOf(whole, part).map((box) => priceOf(shop, box))).toEqual([price, price, price]);
  });

  test.each<[Shop, string, string, number]>([
    [FR, '17,60 €', '4,90 € de frais de port', 17.6],
    [PL, '176 zł', '49 zł dostawa', 176],
    [DE, '45,00 €', '30-Tage-Bestpreis: 39,00 €', 45],
    [US, '$45.00', 'Buy 2: $40.00 each', 45],
    [JA, '1,760円', '送料別 490円', 1760],
  ])('another amount: %j, %s and %s', (shop, own, another, price) => {
    expect(boxesOf(own, another).map((box) => priceOf(shop, box))).toEqual([price, price, price]);
  });

  test('shipping below a percentage with a word on tax', () => {
    const box = '<p><s>2,200円</s> <b>1,760円</b>（税込）20%OFF</p><p>送料別 490円</p>';
    expect(priceOf(JA, box)).toBe(1760);
  });

  test.each<[Shop, string, number]>([
    [DE, '<p><b>119,00 €</b></p><p><b>100,00 €</b> zzgl. 19% MwSt.</p>', 119],
    [DE, '<p><b>119,00 €</b></p><p><b>100,00 €</b> <i>für Gewerbe</i></p>', 119],
    [DE, '<p><b>45,00 €</b></p><p>1 kg = <b>30,00 €</b></p>', 45],
  ])('told apart by words in the same box: %j, %s', (shop, box, price) => {
    expect(priceOf(shop, box)).toBe(price);
  });
});

describe('a lower amount beside the price is the sale price', () => {
  test.each<[Shop, string, string]>([
    [DE, '49,90 €', '39,90 €'],
    [DE, '49,90 €', 'ab 39,90 €'],
    [DE, '49,90 €', 'Nur 39,90 €'],
    [DE, '49,90 €', '39,90 € *'],
    [DE, '49,90 €', '39,90 € inkl. MwSt.'],
    [DE, '49,90 €', '39,90 € inkl. 19 % MwSt.'],
    [DE, 'Statt 49,90 €', 'jetzt 39,90 €'],
    [EN, 'Was £49.90', 'Now £39.90'],
    [EN, '£49.90', '£39.90 inc. VAT'],
    [EN, '£49.90', '£39.90 Sale'],
    [US, '$49.90 USD', '$39.90 USD'],
    [FR, '49,90 €', '39,90 € TTC'],
    [FR, '49,90 €', 'dès 39,90 €'],
    [SV, '49,90 kr', '39,90 kr inkl. moms'],
    [SV, '49,90 kr/st', '39,90 kr/st'],
    [PL, '49,90 zł', '39,90 zł brutto'],
    [TR, '49,90 TL', '39,90 TL KDV dahil'],
  ])('in words that name it so, or without words: %j, %s and %s', (shop, former, current) => {
    expect(boxesOf(former, current).map((box) => priceOf(shop, box))).toEqual([39.9, 39.9, 39.9]);
  });

  test.each<[Shop, string, number]>([
    [DE, '<div><p>49,90 €</p><p>-20 %</p><p>39,90 €</p></div>', 39.9],
    [DE, '<p><b>49,90 €</b></p><p><b>39,90 €</b> <i>inkl. MwSt.</i></p>', 39.9],
    [DE, '<div>49,90 €</div><div><b>39,90 €</b> <i>Auf Lager</i></div>', 39.9],
    [EN, '<div>£49.90</div><div><b>£39.90</b> <a href="#">Size guide</a></div>', 39.9],
    [EN, '<div>£49.90</div><div><b>£39.90</b> <i>Save 20%</i></div>', 39.9],
    [JA, '<p>2,200円</p><p>1,760円（税込）</p>', 1760],
    [JA, '<p><s>2,200円（税抜）</s> <b>1,760円（税抜）</b></p>', 1760],
    [DE, '<p><s>149,00 € netto</s> <b>119,00 € netto</b></p>', 119],
  ])('beside other words: %j, %s', (shop, box, price) => {
    expect(priceOf(shop, box)).toBe(price);
  });
});
