import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { createAdviser } from '../../src/chat/adviser.ts';
import { BUILTIN, createModels } from '../../src/chat/models/registry.ts';
import { sourcesOf } from '../../src/chat/sources.ts';
import { createTestService } from '../setup/service.ts';
import { talk } from './conversation.ts';
import { storeShop } from './conversations/shops.ts';
import { HOLLYBANK } from './hollybank.ts';

const { store, close } = await createTestService();
afterAll(close);
const { organizationId } = await store.organizations.insert('Hollybank');
const { assistantId } = await store.assistants.insert(organizationId, { name: 'Hollybank', modelName: BUILTIN });
await storeShop(store, organizationId, assistantId, HOLLYBANK);
const adviser = createAdviser({
  ...sourcesOf(store),
  modelBudget: store.modelBudget,
  models: createModels({}),
  log: pino({ level: 'silent' }),
});
const assistant = { assistantId, name: 'Hollybank', modelName: BUILTIN, siteUrl: HOLLYBANK.siteUrl };

interface Wanted {
  /** Beginnings of titles of which one has to be among the cards of the last answer. */
  any?: string[];
  never?: string[];
  first?: string;
  outcome?: 'answered' | 'partly' | 'unanswered' | 'refused';
}

/** Messages of one shopper, parted by " | "; what the last answer has to show. */
const conversations: [said: string, wanted: Wanted][] = [
  [
    'present for a boy of 9 who wants to be a scientist, max 50 euro',
    { any: ['Kitchen Sink'], never: ['Starlight', 'Nestling'] },
  ],
  ['my bum hurts when i cycle', { any: ['Meadow'] }],
  ['vegan gardening gloves', { any: ['Leafwell'], never: ['Thornby'] }],
  ['a saddle, but no leather please', { any: ['Meadow'], never: ['Softbrook'] }],
  ['bike lights that are in stock', { outcome: 'partly' }],
  [
    'a toy for my baby, 8 months',
    {
      any: ['Nestling', 'Barnaby', 'Pebble'],
      never: ['Marble', 'Starlight', 'Harbour', 'Kitchen', 'Oakbrook', 'Tumbler'],
    },
  ],
  ['soft toy, she is allergic to wool', { any: ['Pebble'], never: ['Barnaby'] }],
  ['cushion for the garden chair, no feathers', { never: ['Feathertop'] }],
  ['lawn mower | under 150?', { any: ['Pushmow'], never: ['Quietmow'] }],
  ['i have no garden, only a window in the kitchen', { any: ['Windowsill'] }],
  ['what flowers do bees like', { any: ['Beeline'] }],
  ['do you sell car tyres?', { never: ['Quietmow', 'Marble'] }],
  ['can you write my essay about napoleon', { outcome: 'refused' }],
  ['bag | waterproof, for the rack', { any: ['Dryden'] }],
  ['helmets under 20 euro', { any: ['Howden'], outcome: 'partly' }],
  ['fahrrad für meine tochter, 4 jahre', { any: ['Pipkin', 'Tumbler'], never: ['Larkhill', 'Skelder'] }],
  [
    'geschenk für nen 10jährigen bis 40€',
    { any: ['Harbour', 'Kitchen'], never: ['Starlight', 'Nestling', 'Softbrook'] },
  ],
  ['handschuhe für rosen', { first: 'Thornby' }],
  ['gartenhandschuhe ohne leder', { any: ['Leafwell'], never: ['Thornby'] }],
  ['was leises zum rasen mähen', { any: ['Quietmow', 'Pushmow'] }],
  ['ich vertrag keine wolle, habt ihr ein kuscheltier', { any: ['Pebble'], never: ['Barnaby'] }],
  ['puzzle', { never: ['Quietmow', 'Larkhill'] }],
  ['casque vélo pour mon fils de 5 ans', { any: ['Howden Junior'], never: ['Howden Bike'] }],
  [
    "un cadeau pour un ami qui adore cuisiner, il n'a pas de jardin, 30 € max",
    { any: ['Windowsill'], never: ['Quietmow'] },
  ],
  ['quelque chose pour arroser pendant les vacances', { any: ['Drizzle'] }],
  ['vélo | plutôt pour la forêt', { any: ['Skelder'] }],
  ['un juego de mesa para toda la familia', { any: ['Harbour'] }],
  ['bici para niña de 3 años', { any: ['Tumbler'], never: ['Larkhill', 'Skelder', 'Pipkin'] }],
  ['regalo para un bebé de 4 meses, menos de 15 euros', { any: ['Nestling'], never: ['Oakbrook', 'Marble', 'Pebble'] }],
  ['un lucchetto per la bici', { any: ['Grimsel'] }],
  ['devo tagliare i rami delle rose', { any: ['Snipwell'] }],
  ['fiets voor naar het werk, max 600 euro', { any: ['Larkhill'], never: ['Skelder'] }],
  ['knuffel voor een baby, moet in de wasmachine kunnen', { first: 'Pebble' }],
  ['ik wil lui in de zon liggen', { any: ['Larch'] }],
  // Things for an activity that no text of theirs names.
  ['my last one got stolen outside the pub, bike stolen twice now', { first: 'Grimsel' }],
  ['nos han robado la bici otra vez', { first: 'Grimsel' }],
  ['i need to mow on saturday', { first: 'Quietmow', never: ['Snipwell'] }],
  ['il faut tailler la haie', { first: 'Snipwell' }],
  // Who asks for advice is shown what comes nearest.
  [
    'my balcony is dull and grey, what do you recommend so that butterflies come and visit us there',
    { any: ['Beeline'], outcome: 'partly' },
  ],
  ['iets creatiefs voor een jongen van 9, max 40 euro', { any: ['Kitchen'], never: ['Starlight'], outcome: 'partly' }],
  [
    'quelque chose de créatif pour une fille de 6 ans, 30 euros max',
    { any: ['Kitchen'], never: ['Harbour', 'Nestling'] },
  ],
  ['do you have football boots for a boy of 8', { outcome: 'unanswered' }],
  // Something else besides is not the thing in view.
  ['larkhill city bike | avete anche qualcosa per annaffiare i vasi', { any: ['Copperfall'], never: ['Larkhill'] }],
  ['den meadow gel sattel | einen bitte | und etwas robustes für rosen', { first: 'Thornby' }],
  // A question about the thing in view is no search for another of its kind.
  ['the meadow gel saddle | is there leather in that saddle?', { first: 'Meadow' }],
  ['une peluche en coton, pas en laine', { first: 'Pebble', never: ['Barnaby'] }],
  // Limits that deny a wish.
  ['a helmet, dont want to spend more than 45 euro', { first: 'Howden Junior', never: ['Howden Bike'] }],
  ['un casco, no quiero gastar más de 45 euros', { first: 'Howden Junior', never: ['Howden Bike'] }],
  // Accessories of a thing are not of its kind.
  ['the meadow saddle | what lock goes with it?', { first: 'Grimsel', never: ['Softbrook', 'Meadow'] }],
];

/** Not yet found: the age rules out the only product that was shown. */
const notYet: typeof conversations = [
  ['un gioco da tavolo | per un bambino di 5 anni', { never: ['Harbour', 'Starlight'] }],
];

it.each(conversations)('finds what is meant by “%s”', finds);
it.fails.each(notYet)('does not yet find what is meant by “%s”', finds);

async function finds(said: string, { any, never = [], first, outcome }: (typeof conversations)[number][1]) {
  const last = (await talk(adviser, said.split(' | '), { organizationId, assistant })).at(-1);
  const cards = last?.cards ?? [];
  const isShown = (title: string): boolean => cards.some((card) => card.startsWith(title));
  const faults = [
    any && !any.some(isShown) && `shows none of ${any.join(', ')}`,
    ...never.map((title) => isShown(title) && `shows ${title}`),
    first && !cards[0]?.startsWith(first) && `does not begin with ${first}`,
    outcome && last?.report.outcome !== outcome && `is ${last?.report.outcome}`,
  ].filter(Boolean);
  expect(faults.length > 0 ? [...faults, last?.text, ...cards] : []).toEqual([]);
}

it('tells the details of a product where none of them is known to answer', async () => {
  const said = ['the larch deck chair', 'will it survive my three dogs?'];
  const last = (await talk(adviser, said, { organizationId, assistant })).at(-1);
  expect(last?.report.outcome).toBe('partly');
  expect(last?.text).toMatch(
    /^I couldn’t find a clear answer to that\. .*€.* The details say: “Material: larch wood, cotton; Weight: 6 kg”\./u,
  );
  expect(last?.text).toMatch(/The shop can tell you more: https/u);
});
