import { describe, expect, it } from 'vitest';
import { openSearchedShop } from './searched-shop.ts';

const shop = await openSearchedShop();
const { database, addAssistant, fill, search, titles } = shop;

describe('negation', () => {
  it.each([
    ['without', 'phone case without glitter'],
    ['no', 'phone case no glitter'],
    ['not', 'phone case not glitter'],
    ['non', 'phone case non-glitter'],
    ['a word of no weight between', 'phone case without any glitter'],
  ])('understands %s', async (_what, query) => {
    await fill(['Phone case glitter pink', 'Phone case glitter', 'Phone case pink', 'Glitter pens']);
    expect((await titles(query))[0]).toBe('Phone case pink');
    expect(await titles(query)).not.toContain('Glitter pens');
  });

  it('prefers products that state the absence', async () => {
    await fill(['Chocolate with sugar', 'Sugar free chocolate', 'Chocolate', 'Chocolate without sugar', 'Sugar']);
    for (const query of ['sugar-free chocolate', 'chocolate without sugar'])
      expect((await titles(query)).slice(0, 2).toSorted()).toEqual(['Chocolate without sugar', 'Sugar free chocolate']);
  });

  it('takes two words together that go together in titles', async () => {
    await fill([
      'Headphones noise cancelling',
      'Headset noise cancelling',
      'Headphones wired',
      'Noise cancelling buds',
    ]);
    expect((await titles('headphones without noise cancelling'))[0]).toBe('Headphones wired');
  });
});

describe('languages', () => {
  const DESCRIBED: Record<string, [description: string, titles: string[]]> = {
    german: [
      'Die Jacke ist aus Wolle und hält auch bei Regen warm. Für den Winter und nicht zu schwer.',
      ['Regenjacke', 'Häuser aus Holz', 'Wollmütze', 'Schuhe mit Schnürsenkel', 'Schuhe'],
    ],
    french: [
      'Cette veste est faite pour la pluie et le vent, avec des poches dans la doublure.',
      ['Veste imperméable', 'Chaussures avec lacets', 'Chaussures', 'Lampes à huile'],
    ],
    spanish: [
      'Esta chaqueta es para la lluvia y el viento, con bolsillos en el forro y una capucha.',
      ['Zapatos con cordones', 'Zapatos', 'Canciones', 'Iluminación'],
    ],
    swedish: [
      'En jacka för regn och vind med fickor som är till för både stad och skog och inte för tung.',
      ['Skor med snören', 'Skor', 'Lampor'],
    ],
    russian: [
      'Эта куртка для дождя и ветра, с карманами на молнии и капюшоном, но не для сильного мороза.',
      ['Зимние куртки', 'Чай с сахаром', 'Чай'],
    ],
    turkish: [
      'Bu ceket yağmur ve rüzgar için çok uygun, daha hafif ve cepleri olan bir model.',
      ['Ayakkabılar', 'Lamba'],
    ],
  };

  it.each([
    ['german', 'jacke', 'Regenjacke'],
    ['german', 'regen jacke', 'Regenjacke'],
    ['german', 'regenjacken', 'Regenjacke'],
    ['german', 'haus', 'Häuser aus Holz'],
    ['german', 'schuhe ohne schnürsenkel', 'Schuhe'],
    ['french', 'vestes imperméables', 'Veste imperméable'],
    ['french', 'veste impermeable', 'Veste imperméable'],
    ['french', 'chaussures sans lacets', 'Chaussures'],
    ['spanish', 'canción', 'Canciones'],
    ['spanish', 'iluminacion', 'Iluminación'],
    ['spanish', 'zapatos sin cordones', 'Zapatos'],
    ['swedish', 'skor utan snören', 'Skor'],
    ['swedish', 'lampa', 'Lampor'],
    ['russian', 'зимняя куртка', 'Зимние куртки'],
    ['russian', 'чай без сахара', 'Чай'],
    ['turkish', 'ayakkabı', 'Ayakkabılar'],
  ])('%s: %s', async (language, query, first) => {
    const [description, things] = DESCRIBED[language] ?? ['', []];
    await fill([{ title: 'Muster', description }, { title: 'Muster 2', description }, ...things]);
    expect((await titles(query))[0]).toBe(first);
  });

  it.each([
    ['防水', '防水ジャケット'],
    ['ジャケット', '防水ジャケット'],
    ['방수 재킷', '방수 재킷'],
    ['سترة', 'سترة مطر'],
    ['מעיל', 'מעיל גשם'],
    ['कमीज', 'सूती कमीज'],
    ['αδιάβροχο', 'Αδιάβροχο μπουφάν'],
  ])('finds %s', async (query, title) => {
    await fill(['防水ジャケット', '방수 재킷', 'سترة مطر', 'מעיל גשם', 'सूती कमीज', 'Αδιάβροχο μπουφάν', 'Lamp']);
    expect(await titles(query)).toEqual([title]);
  });

  it('reindexes a catalogue when its detected language changes', async () => {
    await fill(['Häuser', 'Mäuse']);
    expect(await titles('haus')).toEqual([]);
    await fill([{ title: 'Muster', description: `${DESCRIBED['german']?.[0]} ${DESCRIBED['german']?.[0]}` }]);
    expect(await titles('haus')).toEqual(['Häuser']);
  });
});

describe('words that are not there as they are written', () => {
  it.each([
    ['wirless headphones', 'wireless headphones', 'Wireless headphones'],
    ['wireless headpohnes', 'wireless headphones', 'Wireless headphones'],
    ['flashligt', 'flashlight', 'Flashlight'],
    ['keybord', 'keyboard', 'Keyboard'],
  ])('%s: did you mean %s', async (query, correction, first) => {
    await fill(['Wireless headphones', 'Flashlight', 'Keyboard', 'Wired mouse']);
    const { titles: found, didYouMean } = await search(query);
    expect(didYouMean).toBe(correction);
    expect(found[0]).toBe(first);
  });

  it.each(['keyboard', 'keyboards', 'iphone12', 'xq'])('means nothing else by %s', async (query) => {
    await fill(['Keyboard', 'iPhone11', 'Xr']);
    expect((await search(query)).didYouMean).toBeNull();
  });

  it.each([
    ['head set', 'Headset'],
    ['flashlight', 'Flash light'],
    ['16gb', 'Stick 16 GB'],
    ['64 gb', 'Stick 64GB'],
    ["women's", 'Boots for women'],
    ['womens boots', "Women's boots"],
  ])('%s finds %s', async (query, first) => {
    await fill(['Headset', 'Flash light', 'Stick 16 GB', 'Stick 64GB', first]);
    expect((await titles(query))[0]).toBe(first);
  });
});

describe('synonyms', () => {
  it('match both ways, including phrases, in this shop only', async () => {
    await fill(['Sofa', 'Couch', 'Smartphone', 'Mobile phone', 'Lamp']);
    expect(await titles('sofa')).toEqual(['Sofa']);
    const groups = [
      ['sofa', 'couch'],
      ['mobile phone', 'smartphone'],
    ];
    await database.store.search.setSynonyms(shop.organizationId, shop.assistantId, groups);
    expect(await database.store.search.synonyms(shop.organizationId, shop.assistantId)).toEqual(groups);
    expect((await titles('sofas')).toSorted()).toEqual(['Couch', 'Sofa']);
    expect((await titles('couch')).toSorted()).toEqual(['Couch', 'Sofa']);
    expect((await titles('smartphones')).toSorted()).toEqual(['Mobile phone', 'Smartphone']);
    expect((await titles('mobile phone')).toSorted()).toEqual(['Mobile phone', 'Smartphone']);
    expect((await search('couch', undefined, 'all')).titles.toSorted()).toEqual(['Couch', 'Sofa']);

    await database.store.search.setSynonyms(shop.organizationId, shop.assistantId, []);
    expect(await titles('sofa')).toEqual(['Sofa']);
    const sister = await addAssistant();
    expect(await database.store.search.synonyms(shop.organizationId, sister)).toEqual([]);
  });

  it('are found by their stems beside a word with a typo', async () => {
    await fill(['Waterproof light', 'Waterproof bag']);
    await database.store.search.setSynonyms(shop.organizationId, shop.assistantId, [['lamp', 'lights']]);
    expect((await titles('waterprof lamps'))[0]).toBe('Waterproof light');
  });
});

it('keeps the synonyms of the later of two people, not a mixture', async () => {
  const { organizationId, assistantId } = shop;
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const { promise: isWritten, resolve: wrote } = Promise.withResolvers<void>();
  const save = (groups: string[][], then?: () => Promise<void>) =>
    database.store.transaction(async (store) => {
      await store.search.setSynonyms(organizationId, assistantId, groups);
      await then?.();
    });
  await save([['sofa', 'couch']]);
  const first = save(
    [
      ['a', 'b'],
      ['c', 'd'],
      ['e', 'f'],
    ],
    () => {
      wrote();
      return isOver;
    },
  );
  await isWritten;
  const second = save([['lamp', 'light']]);
  const waiting = 'select from pg_stat_activity where datname = current_database() and wait_event_type = $1';
  await expect.poll(async () => (await database.pool.query(waiting, ['Lock'])).rowCount).toBe(1);
  end();
  await Promise.all([first, second]);
  expect(await database.store.search.synonyms(organizationId, assistantId)).toEqual([['lamp', 'light']]);
});
