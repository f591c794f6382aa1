import { SITE } from '../fake-shop.ts';
import type { Shop } from '../conversations/shops.ts';

type Options = Readonly<Record<string, readonly string[]>>;
type Row = readonly [
  id: string,
  title: string,
  price: number,
  category: string,
  description: string,
  options?: Options,
];

const combined = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>((all, values) => all.flatMap((each) => values.map((value) => [...each, value])), [[]]);

const UNKNOWN = { listPrice: null, currency: 'EUR', availability: 'in_stock', brand: null, rating: null } as const;

function shop(name: string, language: string, rows: readonly Row[]): Shop {
  const products = rows.map(([id, title, price, category, description, options = {}]): Shop['products'][number] => ({
    ...UNKNOWN,
    attributes: [],
    id,
    title,
    price,
    category,
    description,
    options: Object.entries(options).map(([option, values]) => ({ name: option, values: [...values] })),
    variants:
      Object.keys(options).length === 0
        ? []
        : combined(Object.values(options)).map((values, at) => ({
            values,
            price: price + at,
            listPrice: null,
            availability: 'in_stock',
          })),
  }));
  return { name, siteUrl: SITE, language, products, knowledge: [] };
}

/** Small shops, each in its own language, whose products have names and options that are easily confused. */
export const SHOPS: Readonly<Record<string, Shop>> = {
  bikes: shop('Wheelhouse', 'en', [
    [
      ...(['larkdale3', 'Larkdale 3 Town Bike', 649, 'Bikes'] as const),
      'Town bike with 3 hub gears, mudguards and a rack. Weighs 15.2 kg.',
      { 'Frame size': ['48 cm', '53 cm', '58 cm'], Colour: ['Black', 'Sage', 'Cream'] },
    ],
    [
      ...(['larkdale8', 'Larkdale 8 Town Bike', 899, 'Bikes'] as const),
      'Town bike with 8 hub gears, mudguards and a rack. Weighs 16.1 kg.',
      { 'Frame size': ['48 cm', '53 cm', '58 cm'], Colour: ['Black', 'Sage'] },
    ],
    [
      ...(['cinderpath', 'Cinderpath Gravel Bike', 1490, 'Bikes'] as const),
      'Light gravel bike with disc brakes. Weighs 9.6 kg.',
      { Size: ['S', 'M', 'L', 'XL'], Colour: ['Slate', 'Rust'] },
    ],
    [
      ...(['pip16', "Pip 16 Children's Bike", 229, "Children's bikes"] as const),
      'First bike with 16 inch wheels for children from 4 to 6 years.',
      { Colour: ['Red', 'Blue'] },
    ],
    [
      ...(['helmet', 'Harrow Helmet', 59, 'Helmets'] as const),
      'Bicycle helmet with a rear light, 290 g.',
      { Size: ['S/M', 'L/XL'], Colour: ['White', 'Black', 'Yellow'] },
    ],
    [
      ...(['lube', 'Chainkeeper Chain Lube', 8.9, 'Care'] as const),
      'Chain oil for wet weather.',
      { Volume: ['60 ml', '120 ml', '1 l'] },
    ],
    [
      ...(['tube', 'Inner Tube 28 Inch', 6.5, 'Parts'] as const),
      'Inner tube for tyres of 28 to 47 mm width.',
      { Valve: ['Presta', 'Schrader'] },
    ],
    [
      ...(['pannier', 'Tarn Pannier Bag', 74, 'Bags'] as const),
      'Waterproof bicycle bag for the rack.',
      { Capacity: ['18 l', '25 l'], Colour: ['Black', 'Orange'] },
    ],
    ['cover', 'Tarn Rain Cover', 15, 'Bags', 'Rain cover that fits over a pannier bag.'],
    [
      ...(['gloves', 'Kestrel Gloves', 29, 'Clothing'] as const),
      'Padded cycling gloves.',
      { Size: ['S', 'M', 'L'], Colour: ['Black', 'Grey'] },
    ],
  ]),
  garden: shop('Beetwerk', 'de', [
    [
      ...(['harzfeuer', 'Tomatensamen Harzfeuer', 2.95, 'Saatgut'] as const),
      'Frühe Tomate mit runden Früchten für Freiland und Balkon.',
      { Packung: ['10 Korn', '50 Korn'] },
    ],
    [
      ...(['ochsenherz', 'Tomatensamen Ochsenherz', 3.45, 'Saatgut'] as const),
      'Große Fleischtomate für das Gewächshaus.',
      { Packung: ['10 Korn', '50 Korn'] },
    ],
    [
      'erde',
      'Bio-Blumenerde',
      7.99,
      'Erde',
      'Torffreie Erde für Kübel und Beete.',
      { Inhalt: ['20 l', '40 l', '60 l'] },
    ],
    ['zink', 'Gießkanne Zink', 34, 'Bewässerung', 'Verzinkte Gießkanne mit Brause.', { Inhalt: ['5 l', '10 l'] }],
    [
      ...(['kanne', 'Gießkanne Kunststoff', 12, 'Bewässerung'] as const),
      'Leichte Gießkanne mit 8 Litern Inhalt.',
      { Farbe: ['Grün', 'Rot', 'Anthrazit'] },
    ],
    [
      ...(['handschuhe', 'Gartenhandschuhe Rosenfreund', 16.5, 'Kleidung'] as const),
      'Lange Handschuhe aus Leder, die vor Dornen schützen.',
      { Größe: ['7', '8', '9', '10'] },
    ],
    ['schere21', 'Rosenschere Klinge 21', 39, 'Werkzeug', 'Bypass-Schere mit 21 cm Länge.'],
    ['schere19', 'Rosenschere Klinge 19', 35, 'Werkzeug', 'Bypass-Schere mit 19 cm Länge für kleine Hände.'],
    [
      ...(['lavendel', 'Lavendel Hidcote', 4.5, 'Pflanzen'] as const),
      'Winterharter Lavendel mit violetten Blüten.',
      { Topf: ['9 cm', '13 cm'] },
    ],
  ]),
  toys: shop('Le Grenier à Jouets', 'fr', [
    [
      'train',
      'Train en bois Petit Rail',
      39,
      'Jouets en bois',
      'Locomotive, deux wagons et un circuit en bois de hêtre.',
    ],
    ['puzzle100', 'Puzzle Forêt 100 pièces', 14, 'Puzzles', 'Puzzle en carton dès 6 ans.'],
    ['puzzle500', 'Puzzle Forêt 500 pièces', 19, 'Puzzles', 'Puzzle en carton dès 10 ans.'],
    [
      ...(['renard', 'Peluche Renard', 24, 'Peluches'] as const),
      'Renard tout doux, lavable à 30 °C.',
      { Taille: ['20 cm', '35 cm'] },
    ],
    ['lapin', 'Peluche Lapin', 22, 'Peluches', 'Lapin tout doux en coton biologique.', { Taille: ['20 cm', '35 cm'] }],
    [
      ...(['mistral', 'Cerf-volant Mistral', 29, 'Plein air'] as const),
      'Cerf-volant léger pour débuter, dès 6 ans.',
      { Couleur: ['Rouge', 'Bleu', 'Vert'] },
    ],
    [
      ...(['cubes', 'Cubes en bois', 18, 'Jouets en bois'] as const),
      'Cubes en hêtre, peints à l’eau.',
      { Contenu: ['30 pièces', '50 pièces'] },
    ],
    [
      ...(['colibri', 'Draisienne Colibri', 79, 'Plein air'] as const),
      'Draisienne en bois pour les enfants de 2 à 5 ans.',
      { Couleur: ['Vert', 'Bleu'] },
    ],
  ]),
  jewellery: shop('Platería Lucena', 'es', [
    [
      ...(['anillo', 'Anillo Marea', 45, 'Anillos'] as const),
      'Anillo con forma de ola.',
      { Talla: ['12', '14', '16', '18'], Material: ['Plata', 'Oro'] },
    ],
    [
      ...(['collar', 'Collar Marea', 59, 'Collares'] as const),
      'Collar con colgante en forma de ola.',
      { Largo: ['40 cm', '45 cm'], Material: ['Plata', 'Oro'] },
    ],
    ['luna', 'Pendientes Luna', 35, 'Pendientes', 'Pendientes pequeños, sin níquel.', { Material: ['Plata', 'Oro'] }],
    ['gota', 'Pendientes Gota', 39, 'Pendientes', 'Pendientes largos, sin níquel.', { Material: ['Plata', 'Oro'] }],
    ['nudo', 'Pulsera Nudo', 28, 'Pulseras', 'Pulsera de cordón con un nudo.', { Color: ['Negro', 'Rojo', 'Azul'] }],
    ['caja', 'Caja de regalo', 4, 'Accesorios', 'Caja de cartón con cinta.'],
  ]),
  wine: shop('Cantina Vellani', 'it', [
    [
      ...(['barbera21', 'Barbera Colle Rosso 2021', 14, 'Vini rossi'] as const),
      'Vino rosso pieno, ottimo con la carne.',
      { Formato: ['0,75 l', '1,5 l'] },
    ],
    [
      ...(['barbera22', 'Barbera Colle Rosso 2022', 12, 'Vini rossi'] as const),
      'Vino rosso giovane e fruttato.',
      { Formato: ['0,75 l', '1,5 l'] },
    ],
    [
      'arneis',
      'Arneis Pietrachiara',
      13,
      'Vini bianchi',
      'Vino bianco secco e minerale.',
      { Formato: ['0,75 l', '1,5 l'] },
    ],
    [
      ...(['olio', 'Olio extravergine Vellani', 9, 'Olio'] as const),
      'Olio di oliva spremuto a freddo.',
      { Formato: ['250 ml', '500 ml', '1 l'] },
    ],
    ['cantucci', 'Cantucci alle mandorle', 6, 'Dolci', 'Biscotti secchi con mandorle.'],
    [
      ...(['calici', 'Calici da vino', 18, 'Bicchieri'] as const),
      'Bicchieri di cristallo.',
      { Confezione: ['2 pezzi', '6 pezzi'] },
    ],
    ['cavatappi', 'Cavatappi Stella', 22, 'Accessori', 'Cavatappi in acciaio.'],
  ]),
  outdoors: shop('Ridgeway', 'en', [
    [
      ...(['sleepingbag', 'Meadow Sleeping Bag', 59, 'Camping'] as const),
      'Summer bag with a synthetic filling.',
      { Length: ['Regular', 'Long'] },
    ],
    [
      ...(['goggles', 'Glide Swimming Goggles', 18, 'Swimming'] as const),
      'Soft goggles for pools and lakes.',
      { Lens: ['Clear', 'Smoke', 'Mirrored'] },
    ],
    [
      ...(['multitool', 'Scout Pocket Knife', 39, 'Camping'] as const),
      'Folding knife with a scissors blade.',
      { Hand: ['Right', 'Left'] },
    ],
    [
      ...(['whey', 'Summit Protein Powder', 24, 'Nutrition'] as const),
      'Whey protein with no added sugar.',
      { Flavour: ['Strawberry', 'Chocolate'], Size: ['1 kg', '2.5 kg'] },
    ],
    [
      ...(['socks', 'Merino Hiking Socks (2-pack)', 16, 'Clothing'] as const),
      'Two pairs of merino socks.',
      { Size: ['S', 'M', 'L'], Colour: ['Black', 'Mustard'] },
    ],
    [
      ...(['dumbbells', 'Rubber Dumbbells', 14, 'Fitness'] as const),
      'A pair of dumbbells for workouts at home.',
      { Weight: ['2 kg', '4 kg', '6 kg'] },
    ],
    [
      ...(['lantern', 'Tarnside Lantern', 29, 'Camping'] as const),
      'Rechargeable lantern.',
      { Pack: ['1-pack', '2-pack', '4-pack'] },
    ],
    [...(['stove', 'Ember Camping Stove', 34, 'Camping'] as const), 'Small stove that screws on to a gas cartridge.'],
    [
      ...(['gas', 'Screw-On Gas Cartridge', 6, 'Camping'] as const),
      'Fuel for small stoves.',
      { Content: ['110 g', '230 g'] },
    ],
  ]),
};
