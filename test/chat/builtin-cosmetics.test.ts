import { expect, it } from 'vitest';
import { UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import { readAnswerTable } from './answer-table.ts';
import { openShop } from './builtin-shop.ts';
import { entry } from './fake-shop.ts';

const SITE = 'https://wiesenbad.example/';

/** Another industry and language than the example shop: title, brand, category, price, stock, description. */
const CATALOGUE = `
Feuchtigkeitscreme Aloe Vera 50 ml|Lindgrün|Gesicht > Tagespflege|14.90|in_stock|Leichte Tagescreme für normale bis trockene Haut. Mit Aloe Vera und Hyaluron, ohne Parfüm. Zieht in einer Minute ein.
Nachtcreme Granatapfel 50 ml|Lindgrün|Gesicht > Nachtpflege|19.90|in_stock|Reichhaltige Nachtpflege für reife Haut. Granatapfelkernöl und Sheabutter regenerieren über Nacht.
Sonnencreme LSF 50 sensitiv 100 ml|Sonnhalm|Sonne|17.50|in_stock|Mineralischer Sonnenschutz für empfindliche Haut, ohne Parfüm und ohne Octocrylen. Wasserfest für 40 Minuten.
Sonnenspray LSF 30 200 ml|Sonnhalm|Sonne|15.90|in_stock|Transparentes Spray für die ganze Familie. Wasserfest, mit Vitamin E. Duftet nach Kokos.
After Sun Gel 150 ml|Sonnhalm|Sonne|9.90|out_of_stock|Kühlendes Gel mit Aloe Vera und Minze nach dem Sonnenbad.
Shampoo Brennnessel 250 ml|Haarwerk|Haare > Shampoo|8.50|in_stock|Gegen fettiges Haar und Schuppen. Ohne Silikone, mit Brennnessel aus dem Allgäu.
Shampoo Kamille 250 ml|Haarwerk|Haare > Shampoo|8.50|in_stock|Milde Pflege für blondes und feines Haar. Für die tägliche Wäsche geeignet.
Festes Shampoo Orange 80 g|Haarwerk|Haare > Shampoo|11.90|in_stock|Ein Stück ersetzt zwei Flaschen. Plastikfrei verpackt, vegan, für normales Haar.
Haarkur Arganöl 200 ml|Haarwerk|Haare > Kur|13.50|in_stock|Intensivkur für trockenes, strapaziertes Haar. Drei Minuten einwirken lassen und ausspülen.
Haaröl Mandel 30 ml|Haarwerk|Haare > Kur|16.90|out_of_stock|Ein Tropfen für glänzende Spitzen. Mit Mandelöl, ohne Silikone.
Lippenstift Matt Kirschrot|Carmina|Make-up > Lippen|12.90|in_stock|Deckende Farbe in kräftigem Kirschrot, hält bis zu acht Stunden. Vegan.
Lippenstift Matt Altrosa|Carmina|Make-up > Lippen|12.90|in_stock|Sanftes Altrosa für jeden Tag, hält bis zu acht Stunden. Vegan.
Wimperntusche Volumen Schwarz|Carmina|Make-up > Augen|11.50|in_stock|Mehr Volumen ohne Klumpen. Wasserfest, für Kontaktlinsen geeignet.
Kajalstift Braun|Carmina|Make-up > Augen|5.90|in_stock|Weicher Stift für innen und außen. Ophthalmologisch getestet.
Nagellack Bordeaux 10 ml|Carmina|Make-up > Nägel|6.90|in_stock|Trocknet in 60 Sekunden und hält eine Woche. Frei von Formaldehyd.
Badesalz Rosmarin 600 g|Badehaus|Körper > Bad|7.50|in_stock|Meersalz mit Rosmarinöl für müde Beine. Reicht für zwölf Bäder.
Deo Roll-on Salbei 50 ml|Badehaus|Körper > Deo|6.90|in_stock|48 Stunden Schutz ohne Aluminium. Für Damen und Herren.
Deo Spray Herren Zeder 150 ml|Badehaus|Körper > Deo|5.90|in_stock|Holziger Duft, schützt 24 Stunden.
Rasierschaum Herren 200 ml|Badehaus|Herren|5.50|in_stock|Cremiger Schaum mit Aloe Vera für empfindliche Haut.
Bartöl Zeder 30 ml|Badehaus|Herren|13.90|in_stock|Pflegt Bart und Haut darunter. Mit Jojobaöl.
Bartbürste aus Birnbaumholz|Badehaus|Herren|18.50|in_stock|Wildschweinborsten in Birnbaumholz, 9 cm lang.
Duftkerze Feige 180 g|Atelier Flor|Zuhause|22.00|in_stock|Sojawachs im Glas, brennt 40 Stunden.
Serum Vitamin C 30 ml|Lindgrün|Gesicht > Serum|27.90|in_stock|Fünfzehn Prozent stabilisiertes Vitamin C gegen Pigmentflecken. Morgens vor der Sonnencreme.
Serum Hyaluron 30 ml|Lindgrün|Gesicht > Serum|24.90|in_stock|Drei Hyaluronsäuren polstern kleine Falten auf. Ohne Parfüm.
Zahnpasta Minze ohne Fluorid 75 ml|Badehaus|Zähne|3.90|in_stock|Mit Kreide und Minzöl. Für Erwachsene.
Kinderzahnpasta Erdbeere 50 ml|Badehaus|Zähne|3.50|in_stock|Mit 500 ppm Fluorid für Kinder von zwei bis sechs Jahren.
Föhn Brise 2000|Haarwerk|Haare > Geräte|69.00|in_stock|2.000 Watt, drei Temperaturstufen, Kabel von 2,7 m. Wiegt 480 g.
Glätteisen Glatt 230|Haarwerk|Haare > Geräte|54.90|in_stock|Keramikplatten, 120 bis 230 °C in 30 Sekunden. Schaltet nach einer Stunde ab.
`;

const knowledge = [
  entry(
    'Versand und Lieferung',
    'Wir liefern in ein bis drei Werktagen. Der Versand kostet 3,90 €, ab 40 € ist er frei.\nNach Österreich 6,90 €, in die Schweiz 12,90 €.',
  ),
  entry('Rückgabe', 'Ungeöffnete Ware nehmen wir 30 Tage zurück. Geöffnete Kosmetik nehmen wir nicht zurück.'),
  entry(
    'Tierversuche',
    'Keines unserer Produkte wird an Tieren getestet. Alle Hersteller haben das schriftlich erklärt.',
  ),
];

const products = CATALOGUE.trim()
  .split('\n')
  .map((line, at) => {
    const [title = '', brand = '', category = '', price, availability, description = ''] = line.split('|');
    return {
      ...UNKNOWN_FIELDS,
      url: `${SITE}${at}`,
      title,
      brand,
      category,
      price: Number(price),
      currency: 'EUR',
      availability: availability === 'in_stock' ? ('in_stock' as const) : ('out_of_stock' as const),
      description,
      externalId: `W${at}`,
    };
  });

const conversations = readAnswerTable('builtin-cosmetics.answers.txt', 'de');
const shop = await openShop({ name: 'Wiesenbad', siteUrl: SITE, products, knowledge });

it('reads every conversation of the answer table', () => expect(conversations).toHaveLength(25));

for (const { answers, isNotYet } of conversations)
  it(`answers from the shop alone: ${answers[0]?.question}`, { fails: isNotYet }, async () =>
    expect(await shop.findFaultyAnswers(answers)).toEqual([]),
  );
