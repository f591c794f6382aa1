import type { Shop } from '../conversations/shops.ts';

type Product = Shop['products'][number];
type Told = [id: string, title: string, price: number, category: string, description: string];

const product = (
  [id, title, price, category, description]: Told,
  attributes: Record<string, string>,
  options: Record<string, string[]>,
): Product => ({
  id,
  title,
  price,
  category,
  description,
  listPrice: null,
  currency: 'EUR',
  availability: 'in_stock',
  brand: null,
  attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
  options: Object.entries(options).map(([name, values]) => ({ name, values })),
  variants: Object.values(options).flatMap((values) =>
    values.map((value) => ({ values: [value], price, listPrice: null, availability: 'in_stock' as const })),
  ),
  rating: null,
});

/** Things of kinds that no other test shop has. */
const ENGLISH = [
  product(
    [
      'bike',
      'Harrowgate City Bike',
      749,
      'Bikes > City Bikes',
      'An upright city bike for every day. The chain runs inside a closed case, so trousers stay clean and the chain needs no oil for years. It is delivered 90 % assembled: you only turn the handlebar, fit the pedals and pump the tyres. The carrier takes child seats up to 27 kg. Not meant for unpaved tracks or jumps.',
    ],
    {
      Weight: '16.8 kg',
      Gears: '7-speed hub',
      Brakes: 'Hydraulic disc, front and rear',
      'Rider height': '155 to 180 cm',
      'Maximum load': '130 kg including luggage',
      Lights: 'Hub dynamo, front and rear',
      Lock: 'Frame lock fitted',
    },
    { Colour: ['Petrol', 'Cream'] },
  ),
  product(
    [
      'tent',
      'Marsh Warbler 2 Tent',
      259,
      'Camping > Tents',
      'A tunnel tent for two with a porch big enough for two rucksacks. One person can pitch it in eight minutes, inner and outer together. The floor is sealed, and the fabric holds out in a night of steady rain. In snow or on exposed ridges choose a geodesic tent: this one is made for three seasons. Pegs and a repair patch are included.',
    ],
    {
      Weight: '2.4 kg',
      'Packed size': '45 x 16 cm',
      'Water column outer': '3,000 mm',
      'Water column floor': '5,000 mm',
      Sleeps: '2 people',
      'Interior height': '105 cm',
      Poles: 'Aluminium',
    },
    { Colour: ['Moss', 'Sand'] },
  ),
  product(
    [
      'massager',
      'Thrumm Deep Massage Gun',
      139,
      'Wellbeing > Massage',
      'Loosens tight muscles after training. Four heads come with it. Do not use it if you are pregnant or wear a pacemaker, nor on the neck, on bones or on injuries. Switches off by itself after ten minutes. The case and a USB-C cable are in the box; a mains plug is not.',
    ],
    {
      'Battery life': '4 hours',
      'Charging time': '2.5 hours',
      Noise: '45 dB',
      Weight: '680 g',
      Speeds: '5 levels, 1,400 to 3,000 strokes per minute',
      Warranty: '2 years',
    },
    {},
  ),
  product(
    [
      'carrier',
      'Nestling Baby Carrier',
      119,
      'Baby > Carriers',
      'Carries your child on the front, hip or back and spreads the weight over both hips. Suitable from birth without an insert. On the back only from 6 months, when the child sits unaided. Grows by sliders in the seat. Tested for harmful substances. Never wear it while cycling or driving.',
    ],
    {
      'Suitable for': '3.5 to 15 kg',
      Material: '100% organic cotton',
      Care: 'Machine wash at 30 °C in a laundry bag, no tumble dryer',
      'Waist belt': '65 to 140 cm',
      Weight: '720 g',
      'Made in': 'Portugal',
    },
    { Colour: ['Sage', 'Stone'] },
  ),
  product(
    [
      'game',
      'Ferrymen of the Delta',
      44,
      'Games > Board Games',
      'A board game of boats, cargo and tides. Each round takes only minutes to explain, and the solo rules let you play against the river itself. The rulebook is printed in English and German; there is no text on the cards, so it can be played in any language. Contains small parts: not for children under 3.',
    ],
    {
      Players: '1 to 4',
      'Playing time': '60 to 75 minutes',
      Age: 'From 10 years',
      Author: 'Oona Brandreth',
      Contents: '1 board, 48 cards, 20 wooden boats, 2 dice',
      'Box size': '30 x 30 x 7 cm',
    },
    {},
  ),
  product(
    [
      'pan',
      'Orchard Forge Frying Pan 28 cm',
      69,
      'Kitchen > Pans',
      'Forged carbon steel that gets better with every steak. It is not non-stick from the start: burn it in with oil before first use, as the leaflet shows. Acidic food such as tomatoes takes the patina off. Made without PFAS or any coating.',
    ],
    {
      Diameter: '28 cm',
      Weight: '1.9 kg',
      Hobs: 'Induction, gas, electric, open fire',
      'Oven safe': 'Up to 250 °C',
      Dishwasher: 'No, rinse with hot water and dry at once',
      Handle: 'Iron, riveted',
    },
    {},
  ),
];

const DUTCH = [
  product(
    [
      'gitaar',
      'Lindehof Concertgitaar',
      329,
      'Muziek > Gitaren',
      'Klassieke gitaar met een warme klank, voor beginners en gevorderden. De snaren zijn van nylon en sparen de vingers. Een zachte hoes zit erbij, een stemapparaat niet. Voor kinderen onder 10 jaar is de kleine driekwartmaat beter. Wordt gestemd en gecontroleerd verstuurd.',
    ],
    {
      Bovenblad: 'Massief ceder',
      Mensuur: '650 mm',
      Formaat: '4/4',
      Gewicht: '1,5 kg',
      Snaren: '6, nylon',
      Garantie: '5 jaar',
    },
    {},
  ),
  product(
    [
      'horloge',
      'Zeewacht Automatisch Horloge',
      485,
      'Horloges > Heren',
      'Automatisch horloge dat opwindt door te dragen: een batterij is er niet. Zwemmen en snorkelen mag, duiken met flessen niet. Het saffierglas krast niet snel. De band past om polsen van 15 tot 20 cm en is zonder gereedschap te wisselen. Geleverd in een houten doos.',
    ],
    {
      Waterdichtheid: '10 bar (100 m)',
      Diameter: '40 mm',
      Glas: 'Saffier',
      Kast: 'Roestvrij staal 316L, nikkelvrij',
      Gangreserve: '42 uur',
      Bandbreedte: '20 mm',
    },
    { Band: ['Leer', 'Staal'] },
  ),
  product(
    [
      'step',
      'Vlotter Elektrische Step',
      599,
      'Mobiliteit > Steps',
      'Opvouwbare step voor de stad, in drie seconden klein. De accu zit vast in het frame en laadt op aan elk stopcontact. Rijden in de regen kan, afspuiten met een tuinslang niet. Heeft de RDW-goedkeuring voor de openbare weg. Helm niet inbegrepen.',
    ],
    {
      Actieradius: '35 km',
      Oplaadtijd: '5 uur',
      Topsnelheid: '25 km/u',
      Gewicht: '14,2 kg',
      'Maximaal gewicht berijder': '100 kg',
      Minimumleeftijd: '16 jaar',
      Waterdichtheid: 'IPX5',
    },
    {},
  ),
  product(
    [
      'vitamine',
      'Zonnekracht Vitamine D3 Druppels',
      17,
      'Gezondheid > Vitamines',
      'Vitamine D3 uit korstmos, opgelost in kokosolie. Eén druppel per dag is genoeg. Bevat geen gluten, lactose of soja; kan sporen van noten bevatten. Overleg bij zwangerschap of medicijngebruik eerst met een arts. Niet geschikt voor kinderen onder 4 jaar.',
    ],
    {
      Inhoud: '20 ml, circa 600 druppels',
      Dosering: '1 druppel (25 microgram) per dag',
      Ingrediënten: 'MCT-olie uit kokosnoot, vitamine D3 (cholecalciferol) uit korstmos',
      Bewaren: 'Na opening 6 maanden, niet boven 25 °C',
      Dieet: 'Veganistisch',
    },
    {},
  ),
];

const shop = (name: string, language: string, products: Product[]): Shop => ({
  name,
  siteUrl: `https://${name.toLowerCase()}.example`,
  language,
  products,
  knowledge: [],
});

export const SHOPS: readonly Shop[] = [shop('Allsorts', 'en', ENGLISH), shop('Vanalles', 'nl', DUTCH)];
