import { describe, expect, test } from 'vitest';
import { parseAttribute } from '../../src/domain/attribute.ts';
import { toBaseUnit } from '../../src/text/attributes/measure.ts';

describe('the number and the unit of a value', () => {
  test.each<[string, number | null, string | null]>([
    ['1,980 g', 1980, 'g'],
    ['1,5 kg', 1.5, 'kg'],
    ['16 GB', 16, 'GB'],
    ['16GB', 16, 'GB'],
    ['10.000 mm', 10_000, 'mm'],
    ['1 299 ml', 1299, 'ml'],
    ['0.125 kg', 0.125, 'kg'],
    ['6.1"', 6.1, 'in'],
    ['6,1 Zoll', 6.1, 'in'],
    ['15.6 pulgadas', 15.6, 'in'],
    ['250 Gramm', 250, 'g'],
    ['250 grammes', 250, 'g'],
    ['38 °C', 38, '°C'],
    ['-18 °C', -18, '°C'],
    ['100 %', 100, '%'],
    ['2.4 GHz', 2.4, 'GHz'],
    ['5 Std.', 5, 'h'],
    ['24 Monate', 24, 'mo'],
    ['42', 42, null],
    ['3 x 2 cm', null, null],
    ['220-240 V', null, null],
    ['5 blorps', null, null],
    ['1 kg (2.2 lb)', 1, 'kg'],
    ['430 g (size M)', 430, 'g'],
    ['2.1 kg, without the poles', 2.1, 'kg'],
    ['10 cm, 20 cm', null, null],
    ['5 (adjustable)', null, null],
    ['5 blorps (large)', null, null],
    ['Leather', null, null],
    ['12.05.2024 10:30', null, null],
    ['20.9.2013', null, null],
    ['1.234.567 mm', 1_234_567, 'mm'],
    ['٣٫٥ kg', 3.5, 'kg'],
    ['9'.repeat(400), null, null],
    ['kg', null, null],
    ['1.500 kg', 1.5, 'kg'],
    ['1,980 kg', 1.98, 'kg'],
    ['1.000 kg', 1, 'kg'],
    ['1,250 m', 1.25, 'm'],
    ['1,000 m', 1000, 'm'],
    ['1,750 l', 1.75, 'l'],
    ['1.000 l', 1000, 'l'],
    ['1,500.5 kg', 1500.5, 'kg'],
  ])('%s', (value, number, unit) => {
    expect(parseAttribute({ name: 'Weight', value })).toMatchObject({ number, unit });
  });

  test('the unit may stand behind the name', () => {
    expect(parseAttribute({ name: 'Gewicht (kg)', value: '2,5' })).toMatchObject({
      name: 'Gewicht (kg)',
      key: 'weight',
      number: 2.5,
      unit: 'kg',
    });
    expect(parseAttribute({ name: 'Weight (kg)', value: '1.250' })).toMatchObject({ number: 1.25, unit: 'kg' });
    expect(parseAttribute({ name: 'Max load', value: '1,500 kg' })).toMatchObject({ key: 'max_load', number: 1500 });
    expect(parseAttribute({ name: 'Width (with handles)', value: '30' })).toMatchObject({ key: 'width', unit: null });
  });
});

describe('the key of a name', () => {
  test.each([
    ['Weight', 'weight'],
    ['GEWICHT:', 'weight'],
    ['Poids', 'weight'],
    ['Hmotnost', 'weight'],
    ['Paino', 'weight'],
    ['Länge', 'length'],
    ['Sleeve length', 'sleeve_length'],
    ['País de origen', 'country_of_origin'],
    ["Pays d'origine", 'country_of_origin'],
    ['Skärmstorlek', 'screen_size'],
    ['Czas pracy baterii', 'battery_life'],
    ['Farve', 'color'],
    ['Fabrikant', 'manufacturer'],
    ['Materiale', 'material'],
    ['Voltagem', 'voltage'],
    ['Wheelbase', null],
    ['constructor', null],
  ])('%s', (name, key) => {
    expect(parseAttribute({ name, value: 'x' })).toMatchObject({ key, name: name.replace(/:$/, '') });
  });
});

test('converts to base units', () => {
  const cases: [number, string | null][] = [
    [1.5, 'kg'],
    [6.1, 'in'],
    [2, 'l'],
    [1, 'TB'],
    [2, 'h'],
    [20, '°C'],
    [3, null],
    [3, 'x'],
  ];
  expect(cases.map(([number, unit]) => toBaseUnit(number, unit))).toEqual([
    { number: 1500, unit: 'g' },
    { number: 154.94, unit: 'mm' },
    { number: 2000, unit: 'ml' },
    { number: 1_048_576, unit: 'MB' },
    { number: 120, unit: 'min' },
    null,
    null,
    null,
  ]);
});
