import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

const number = (value: number | null) => formatNumber(value ?? 0);
const counted = (value: number | null, one: string, many: string) => `${number(value)} ${value === 1 ? one : many}`;
const products = (count: number | null) => counted(count, 'Produkt', 'Produkte');
const WITHOUT: Readonly<Record<string, string>> = {
  price: 'keinen Preis',
  imageUrl: 'kein Bild',
  availability: 'keinen Bestand',
};

export const crawlNotes: Texts['crawlNotes'] = {
  title: 'Woran dieser Crawl zweifelt',
  remarks: 'Hinweise',
  kinds: {
    one_title: ({ count, of, name }) =>
      `Auf ${number(count)} von ${counted(of, 'Seite', 'Seiten')} heißt das Produkt „${name}“. Das ist eher der Name des Shops.`,
    one_price: ({ count, of, name }) =>
      `Auf ${number(count)} von ${counted(of, 'Seite', 'Seiten')} steht derselbe Preis: ${name}.`,
    price_in_name: ({ count, of }) =>
      `Bei ${number(count)} von ${counted(of, 'Produkt', 'Produkten')} ist der Preis eine Zahl aus dem Namen.`,
    field_missing: ({ count, of, name }) =>
      `${number(count)} von ${counted(of, 'Produkt', 'Produkten')} haben ${WITHOUT[name ?? ''] ?? `kein Feld ${name}`}.`,
    fewer_than_shop: ({ count, of }) =>
      `Nur ${products(count)} gefunden, aber eine Liste des Shops nennt ${number(of)}.`,
    fewer_than_sitemap: ({ count, of }) =>
      `Auf ${number(count)} von ${counted(of, 'Seite', 'Seiten')}, die in Ihrer Sitemap neben Produktseiten stehen, war kein Produkt zu finden.`,
    fewer_than_before: ({ count, of }) =>
      `Nur ${products(count)} gefunden, beim Crawl davor waren es ${number(of)}. Die übrigen bleiben im Katalog, bis der nächste Crawl dasselbe ergibt.`,
    host_busy: ({ count }) =>
      `${counted(count, 'Seite war', 'Seiten waren')} auch beim zweiten Besuch nicht lesbar, weil der Shop zu viele Anfragen hatte.`,
    values_kept: ({ count }) =>
      `Auf ${counted(count, 'Seite', 'Seiten')} standen unglaubwürdige Angaben. Der Katalog behält, was frühere Crawls dort gefunden haben.`,
    nothing_found: ({ count }) => `Auf ${counted(count, 'Seite', 'Seiten')} wurden keine Produkte gefunden.`,
    no_browser: () => 'Seiten werden von Skripten aufgebaut, und dieser Dienst hat keinen Browser, der sie ausführt.',
    pattern: () => 'Der Aufbau der Seiten konnte nicht gelernt werden: Es hätte zu lange gedauert.',
    model_budget: () =>
      'Das Budget dieses Monats für das Sprachmodell ist aufgebraucht, daher wurden die Seiten ohne Modell gelesen.',
    user_agent: () =>
      'Der Crawler-Name in den Einstellungen gehört einer Suchmaschine oder einem KI-Anbieter, daher wurde unserer verwendet. Wählen Sie einen eigenen Namen.',
    quota: ({ count }) =>
      `${counted(count, 'Produkt wurde', 'Produkte wurden')} gefunden, aber nicht aufgenommen: Der Katalog ist voll.`,
  },
  suggestions: {
    ai: 'Crawlen Sie erneut mit einem Sprachmodell, das lernt, wie Ihre Seiten aufgebaut sind.',
    feed: 'Importieren Sie im Katalog eine Datei mit Ihren Produkten.',
    rendering:
      'Vielleicht zeigen die Seiten ihre Produkte nur in einem Browser: Bitten Sie den Betreiber dieses Dienstes, einen zu installieren.',
    later: 'Crawlen Sie später erneut.',
    review:
      'Sehen Sie sich die Beispiele an. Wenn Ihr Shop recht hat, löschen Sie diese Produkte und crawlen Sie erneut.',
  },
  examples: 'Zum Beispiel:',
};
