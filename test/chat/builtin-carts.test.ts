import { afterAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { createAdviser } from '../../src/chat/adviser.ts';
import { BUILTIN, createModels } from '../../src/chat/models/registry.ts';
import { sourcesOf } from '../../src/chat/sources.ts';
import { createTestService } from '../setup/service.ts';
import { type Place, holdConversation } from './conversations/grade.ts';
import { type Expected, storeShop } from './conversations/shops.ts';
import { SHOPS } from './carts/shops.ts';

const service = await createTestService();
afterAll(() => service.close());

const places = new Map<string, Promise<Place>>();

async function open(name: string): Promise<Place> {
  const shop = SHOPS[name];
  if (!shop) throw new Error(name);
  const { store } = service;
  const { organizationId } = await store.organizations.insert(name);
  const { assistantId } = await store.assistants.insert(organizationId, { name, modelName: BUILTIN });
  const products = await storeShop(store, organizationId, assistantId, shop);
  const options = { modelBudget: store.modelBudget, models: createModels({}), log: pino({ level: 'silent' }) };
  const adviser = createAdviser({ ...sourcesOf(store), ...options });
  return { shop, modelName: BUILTIN, organizationId, assistantId, adviser, products };
}

function placeOf(name: string): Promise<Place> {
  const place = places.get(name) ?? open(name);
  places.set(name, place);
  return place;
}

type Exchange = readonly [
  place: string,
  language: string,
  says: readonly string[],
  /** As in `2 helmet S/M Black`; empty if nothing may be proposed. */
  cart: string,
];

/** Messages of shoppers, the last of each about the cart. The shops are those of `carts/shops.ts`. */
const EXCHANGES: readonly Exchange[] = [
  ['bikes', 'en', ['do you have helmets', 'the black one in L/XL in my basket please'], '1 helmet L/XL Black'],
  [
    'bikes',
    'en',
    ['town bike for commuting', 'how heavy is the larkdale 8', 'ok add it, 53 cm in sage'],
    '1 larkdale8 53 cm Sage',
  ],
  ['bikes', 'en', ['i need chain oil', 'the litre one, add two'], '2 lube 1 l'],
  ['bikes', 'en', ['two pairs of the kestrel gloves, grey, medium, into the basket'], '2 gloves M Grey'],
  ['bikes', 'en', ['waterproof bag for the rack', 'add the big one in orange to my cart'], '1 pannier 25 l Orange'],
  ['bikes', 'en', ['add the tarn rain cover please'], '1 cover'],
  ['bikes', 'en', ['i need chain oil', 'add the kestrel to my basket', 'M in grey'], '1 gloves M Grey'],
  ['bikes', 'en', ['i need chain oil', 'put two of the 1 L in my cart'], '2 lube 1 l'],
  ['bikes', 'en', ['bike for my 5 year old', 'the blue one please, add it', 'no, the red one'], '1 pip16 Red'],
  ['bikes', 'de', ['Habt ihr Schläuche in 28 Zoll?', 'davon 3 mit Presta in den Warenkorb'], '3 tube Presta'],
  ['bikes', 'en', ['i need chain oil', 'the litre one then. two of them'], '2 lube 1 l'],
  [
    'bikes',
    'en',
    ['town bike for commuting', 'ok the larkdale 3 in black then, 53 cm. do you deliver to Cork?'],
    '1 larkdale3 53 cm Black',
  ],
  ['bikes', 'en', ['add the tarn rain cover please', 'thx ur a star'], ''],
  ['bikes', 'en', ['do you have the kestrel gloves', 'in grey? size M'], ''],
  ['bikes', 'de', ['Fahrradhelm', 'in weiß, S/M, bitte in den Warenkorb'], '1 helmet S/M White'],
  [
    'bikes',
    'nl',
    ['hebben jullie handschoenen?', 'doe maar een paar in maat L, zwart, in mijn winkelwagen'],
    '1 gloves L Black',
  ],
  [
    'bikes',
    'fr',
    ['un vélo de ville, pas trop cher', 'mettez le larkdale 3 dans le panier, 48 cm, noir'],
    '1 larkdale3 48 cm Black',
  ],
  [
    'bikes',
    'es',
    ['cuánto pesa la cinderpath?', 'pues añádela al carrito en talla M y color rust'],
    '1 cinderpath M Rust',
  ],

  ['garden', 'de', ['Ich suche eine Gießkanne', 'die rote bitte in den Warenkorb'], '1 kanne Rot'],
  ['garden', 'de', ['Blumenerde ohne Torf', 'leg mir 4 Säcke mit 40 Litern in den Warenkorb'], '4 erde 40 l'],
  ['garden', 'de', ['Welche Rosenscheren habt ihr?', 'dann die Klinge 19 in den Warenkorb'], '1 schere19'],
  ['garden', 'de', ['Handschuhe gegen Dornen', 'Größe 9 bitte, zwei Paar in den Warenkorb'], '2 handschuhe 9'],
  [
    'garden',
    'de',
    ['Tomatensamen fürs Gewächshaus', 'was kosten 50 Korn Ochsenherz?', 'ja, davon eins in den Warenkorb'],
    '1 ochsenherz 50 Korn',
  ],
  ['garden', 'de', ['Lavendel', 'zehn Stück im 9 cm Topf in den Warenkorb'], '10 lavendel 9 cm'],
  [
    'garden',
    'en',
    ['do you have watering cans?', 'the zinc one with 10 litres, into the basket please'],
    '1 zink 10 l',
  ],
  ['garden', 'en', ['gloves against thorns', 'add a pair in size 8'], '1 handschuhe 8'],
  ['garden', 'nl', ['ik zoek potgrond', 'de grootste zak graag, twee stuks in het winkelmandje'], '2 erde 60 l'],
  ['garden', 'fr', ['un arrosoir en plastique ?', 'le vert, ajoutez-le au panier'], '1 kanne Grün'],

  ['toys', 'fr', ['vous avez des puzzles ?', 'celui de 500 pièces dans le panier svp'], '1 puzzle500'],
  ['toys', 'fr', ['une peluche pour un bébé', 'ajoutez le lapin, le petit, au panier'], '1 lapin 20 cm'],
  ['toys', 'fr', ['cerf-volant pour 6 ans', 'mettez-en 2 dans le panier, en bleu'], '2 mistral Bleu'],
  ['toys', 'en', ['wooden toys', 'tell me about the train', 'great, put one in my cart'], '1 train'],
  ['toys', 'en', ['balance bike for a 3 year old', 'add it in blue'], '1 colibri Bleu'],
  ['toys', 'de', ['Habt ihr Kuscheltiere?', 'das zweite in 35 cm bitte in den Warenkorb'], '1 renard 35 cm'],
  ['toys', 'it', ['cubi di legno', 'mettine una confezione da 50 pezzi nel carrello'], '1 cubes 50 pièces'],

  ['jewellery', 'es', ['busco un anillo', 'me lo añades en plata, talla 14'], '1 anillo 14 Plata'],
  ['jewellery', 'es', ['pendientes sin níquel', 'los luna de oro al carrito, por favor'], '1 luna Oro'],
  [
    'jewellery',
    'es',
    ['tenéis algo de marea?', 'el collar de 45 cm en plata, ponme uno en la cesta'],
    '1 collar 45 cm Plata',
  ],
  ['jewellery', 'en', ['earrings without nickel', 'add the second one in plata to my basket'], '1 luna Plata'],
  ['jewellery', 'it', ['un braccialetto', 'nero, aggiungilo al carrello'], '1 nudo Negro'],
  ['jewellery', 'es', ['una pulsera roja', 'pues dos de esas en el carrito'], '2 nudo Rojo'],

  [
    'wine',
    'it',
    ['cerco un vino bianco secco', 'ne prendo sei bottiglie da 0,75, mettile nel carrello'],
    '6 arneis 0,75 l',
  ],
  [
    'wine',
    'it',
    ['che barbera avete?', 'metti due barbera 2021 magnum da 1,5 litri nel carrello'],
    '2 barbera21 1,5 l',
  ],
  ['wine', 'it', ['olio di oliva', 'quello da mezzo litro nel carrello, due bottiglie'], '2 olio 500 ml'],
  ['wine', 'de', ['Habt ihr Olivenöl?', 'den Liter bitte, 3 Flaschen in den Warenkorb'], '3 olio 1 l'],
  ['wine', 'en', ['do you sell wine glasses', 'the six-pack please, add one'], '1 calici 6 pezzi'],
  ['wine', 'nl', ['ik zoek olijfolie', 'doe er maar twee van 500 ml in mijn mandje'], '2 olio 500 ml'],

  // The last thing that was left to choose completes a purchase, said alone or after a "then".
  ['bikes', 'en', ['do you have helmets', 'the black one please', 'S/M'], '1 helmet S/M Black'],
  ['bikes', 'en', ['padded cycling gloves', 'is that warm enough for winter?', 'grey, then, in M'], '1 gloves M Grey'],
  ['bikes', 'en', ['chain oil', 'what does the big one cost?'], ''],
  ['bikes', 'en', ['chain oil', 'how big is the biggest?', 'ok 2 of the small ones then'], '2 lube 60 ml'],
  ['jewellery', 'it', ['un braccialetto', 'allora il nudo, nero, uno'], '1 nudo Negro'],
  ['garden', 'de', ['Lavendel', 'dann den 13er, 3 Stück'], '3 lavendel 13 cm'],
  ['garden', 'de', ['Blumenerde ohne Torf', 'zwei von den mittleren bitte'], '2 erde 40 l'],
  ['garden', 'de', ['Handschuhe gegen Dornen', 'nein danke, er hat Größe 11'], ''],
  // Another one, and other amounts.
  ['toys', 'fr', ['une peluche lapin', 'le petit au panier', 'et le cerf-volant en vert'], '1 mistral Vert'],
  ['toys', 'fr', ['une peluche lapin', 'mets-en 3 petits au panier', 'non 2 suffisent'], '2 lapin 20 cm'],
  ['bikes', 'en', ['bike for my 5 year old', 'add 2 in blue', 'and the tarn rain cover'], '1 cover'],
  [
    'bikes',
    'en',
    ['town bike for commuting', 'put the one for 899 in my basket, 53 cm, black'],
    '1 larkdale8 53 cm Black',
  ],
  // A whole choice, or a wish for it, of what is in view.
  ['bikes', 'en', ['do you have the kestrel gloves', 'grey, M. one of those'], '1 gloves M Grey'],
  [
    'bikes',
    'en',
    ['do you have the kestrel gloves', 'the grey ones in M please', 'no wait, black, large. final answer'],
    '1 gloves L Black',
  ],
  ['bikes', 'en', ['do you have the kestrel gloves', 'i’d like the grey ones in M'], '1 gloves M Grey'],
  ['bikes', 'en', ['do you have the kestrel gloves', 'do you have them in grey, M?'], ''],
  ['jewellery', 'en', ['a bracelet', 'my old one was rojo'], ''],
  ['jewellery', 'en', ['a bracelet', 'rojo. but only under 5 euros'], ''],
  ['jewellery', 'es', ['una pulsera', 'no quiero la roja'], ''],
  ['jewellery', 'es', ['una pulsera', 'quisiera saber si queda la roja'], ''],
  ['bikes', 'nl', ['hebben jullie handschoenen?', 'ik wil de zwarte in L niet'], ''],
  ['bikes', 'en', ['i need chain oil', 'i’ll take the 1 l bottle for my small workshop'], '1 lube 1 l'],
  [
    'bikes',
    'en',
    ['waterproof bag for the rack', 'three of the orange ones with 25 l, ok? add them please'],
    '3 pannier 25 l Orange',
  ],
  ['jewellery', 'es', ['una pulsera', 'quiero la roja'], '1 nudo Rojo'],
  ['toys', 'fr', ['un cerf-volant', 'le vert. enfin deux, j’ai deux filles'], '2 mistral Vert'],
  [
    'garden',
    'de',
    ['Blumenerde ohne Torf', 'was kostet der Sack mit 60 l?', 'dann 3 von den kleinen Säcken'],
    '3 erde 20 l',
  ],
  [
    'garden',
    'en',
    ['do you have watering cans?', 'tell me about the zinc one', 'no, the other one then, in green'],
    '1 kanne Grün',
  ],
  // A shopper who concludes within a phrase buys, and one who asks what to buy does not.
  ['bikes', 'nl', ['hebben jullie handschoenen?', 'doe dan maar een paar in maat L, zwart'], '1 gloves L Black'],
  ['garden', 'de', ['Handschuhe gegen Dornen', 'und was nehm ich da für große Hände'], ''],
  // Numbers of questions and of sizes are none of pieces.
  [
    'bikes',
    'fr',
    ['vous avez des gants ?', 'je fais du 38, c’est du S ? mettez la paire noire en S dans le panier'],
    '1 gloves S Black',
  ],
  [
    'bikes',
    'nl',
    ['ik zoek handschoenen, ik heb maat 44', 'doe maar de zwarte in L in mijn mandje'],
    '1 gloves L Black',
  ],
  // What shops offer a choice of, in the words of other languages and in other forms.
  ['outdoors', 'nl', ['ik zoek een slaapzak', 'doe de lange maar in mijn mandje'], '1 sleepingbag Long'],
  ['outdoors', 'it', ['occhialini da nuoto', 'ne prendo uno a specchio'], '1 goggles Mirrored'],
  ['outdoors', 'es', ['una navaja de bolsillo', 'para zurdos, al carrito'], '1 multitool Left'],
  ['outdoors', 'en', ['do you have dumbbells', 'the 6s please'], '1 dumbbells 6 kg'],
  ['outdoors', 'en', ['do you have protein powder', 'add the 2.5 kg, choc'], '1 whey Chocolate 2.5 kg'],
  ['outdoors', 'en', ['hiking socks please', 'add it in L', 'blacks alright'], '1 socks L Black'],
  ['outdoors', 'de', ['Wandersocken', '1 Paar in L für meinen Mann, in Schwarz bitte'], '1 socks L Black'],
  // Packs are counted, but not by how many each of them has.
  ['outdoors', 'en', ['hiking socks please', 'chuck in 2 packs in black, M'], '2 socks M Black'],
  ['outdoors', 'en', ['do you have lanterns', 'add the 4-pack', 'no, the two pack will do'], '1 lantern 2-pack'],
  // What is in the cart already is not what else is wanted.
  ['outdoors', 'en', ['camping stove', 'add it to my basket', 'and that one too'], ''],
  ['outdoors', 'en', ['do you have lanterns', 'what can we take on the train?'], ''],
  // A choice that nothing in view has points at what has it, unless it is a size that all things have.
  ['outdoors', 'en', ['camping stove', 'add it to my basket', 'and 3 of the 230g cartridges'], '3 gas 230 g'],
  [
    'outdoors',
    'en',
    ['camping stove', 'hiking socks', 'and lanterns', 'ok the mustard one in L please'],
    '1 socks L Mustard',
  ],
  ['outdoors', 'en', ['hiking socks', 'do you have dumbbells', 'the medium ones please'], '1 dumbbells 4 kg'],
  ['toys', 'fr', ['un cerf-volant', 'et une peluche renard', 'le bleu, ajoutez-le'], '1 mistral Bleu'],
  // The last sentence decides.
  ['outdoors', 'de', ['Wandersocken', 'nicht zu dünn, hoffe ich. die schwarzen in M nehm ich'], '1 socks M Black'],
  [
    'bikes',
    'en',
    ['do you have the kestrel gloves', 'i would rather have a helmet. add the gloves, M, grey'],
    '1 gloves M Grey',
  ],
];

const NOTHING_EXPECTED: Omit<Expected, 'say'> = {
  wants: 'find',
  show: [],
  all: [],
  first: null,
  never: [],
  none: false,
  says: [],
  never_says: [],
  cart: null,
  person: false,
};

it.each(EXCHANGES)('%s in %s: %j proposes %j', async (name, language, says, cart) => {
  const place = await placeOf(name);
  const turns = await holdConversation(place, {
    id: name,
    language,
    page: null,
    turns: says.map((say) => ({ ...NOTHING_EXPECTED, say })),
  });
  const heard = turns.map((each) => each.heard);
  const proposed = heard.at(-1)?.parts.flatMap((part) => {
    if (part.type !== 'cart') return [];
    const product = place.shop.products.find(({ id }) => place.products.get(id) === part.productId);
    const variant = product?.variants.find((_, at) => `${product.id}-${at}` === part.externalId);
    return [[part.amount, product?.id, ...(variant?.values ?? [])].join(' ')];
  });
  const said = heard.map(({ text, cards }) => `${text} ${JSON.stringify(cards)}`).join('\n');
  expect({ cart: proposed?.join(), said }).toEqual({ cart, said });
});
