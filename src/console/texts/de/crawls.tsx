import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

const pages = (count: number) => `${formatNumber(count)} ${count === 1 ? 'Seite' : 'Seiten'}`;
const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'Produkt' : 'Produkte'}`;

export const crawls: Texts['crawls'] = {
  title: 'Crawls',
  lead: 'Ein Crawl liest die Seiten Ihres Shops und bringt den Katalog auf den neuesten Stand.',
  noShop: 'Für diesen Assistenten ist keine Shop-Adresse angegeben, es gibt also nichts zu crawlen.',
  runningNow: 'Läuft gerade',
  empty: {
    title: 'Noch keine Crawls',
    next: 'Ein Crawl findet die Produkte Ihres Shops samt Preisen und Verfügbarkeit. Er liest nur öffentliche Seiten und so langsam, dass Ihr Shop nichts davon merkt.',
  },
  columns: {
    started: 'Gestartet',
    method: 'Methode',
    result: 'Ergebnis',
    took: 'Dauer',
    pages: 'Seiten',
    products: 'Produkte',
  },
  found: (count) => `${formatNumber(count)} gefunden`,
  noneFound: 'Keine Produkte gefunden.',
  showAll: (count) => `Alle ${formatNumber(count)} Crawls anzeigen`,
  methods: { microdata: 'Angaben der Seiten lesen', ai: 'Aufbau der Seiten lernen' },
  statuses: {
    queued: 'Wartet',
    running: 'Läuft',
    completed: 'Abgeschlossen',
    failed: 'Fehlgeschlagen',
    cancelled: 'Abgebrochen',
  },
  counts: {
    productsAdded: (count) => `${formatNumber(count)} hinzugefügt`,
    productsUpdated: (count) => `${formatNumber(count)} geändert`,
    productsUnchanged: (count) => `${formatNumber(count)} unverändert`,
    productsRemoved: (count) => `${formatNumber(count)} entfallen`,
  },
  state: {
    queued: 'Der Crawl beginnt gleich.',
    progress: ({ productsFound, pagesFetched, pagesDiscovered }) =>
      `Ihr Shop wird eingelesen: bisher ${products(productsFound)}, ${formatNumber(pagesFetched)} von ${pages(pagesDiscovered)} gelesen.`,
    progressBar: 'Gelesene Seiten',
    failed: 'Der Crawl ist fehlgeschlagen',
    foundNothing: 'Keine Produkte gefunden',
    because: (reason) => `${reason}.`,
    foundNothingWhy: 'Der Crawl hat keine Produkte gefunden.',
    whatToDo: 'Was Sie tun können',
    ended: (isCancelled, at, productsFound) => (
      <>
        {isCancelled ? 'Letzter Crawl abgebrochen' : 'Zuletzt gecrawlt'}: {at}, {products(productsFound)} gefunden.
      </>
    ),
    whatItFound: 'Ergebnis ansehen',
    cancel: 'Crawl abbrechen',
    cancelled: 'Der Crawl wurde abgebrochen.',
  },
  start: {
    title: 'Crawl starten',
    again: 'Erneut crawlen',
    submit: 'Starten',
    started: 'Der Crawl ist gestartet.',
    how: 'Wie Ihr Shop gelesen wird',
    methods: {
      microdata:
        'Liest Produkte aus dem Feed Ihrer Plattform, aus den Angaben der Seiten für Suchmaschinen und aus dem, was die Seiten zeigen. Für die meisten Shops richtig, und kostenlos.',
      ai: 'Macht dasselbe und lernt einmal, wo Ihre Produktseiten Titel, Preis und Verfügbarkeit zeigen, indem es sie vergleicht. Für Shops, in denen die erste Methode wenig findet. Ist ein Sprachmodell eingerichtet, wird es zuerst gefragt; das kostet einige Aufrufe.',
    },
    noModel:
      'Auf diesem Server ist kein Sprachmodell eingerichtet; die Seiten werden daher nur miteinander verglichen. Der Betreiber kann eines einrichten; das [Betriebshandbuch (englisch)](/docs/operating#models) beschreibt es.',
    suggestLearning: 'Aisle kann lernen, wie Ihre Produktseiten aufgebaut sind, indem es sie miteinander vergleicht.',
    withLearning: 'Crawlen und den Aufbau der Seiten lernen',
  },
  schedule: {
    title: 'Zeitplan',
    lead: 'Preise und Verfügbarkeit stimmen nur, wenn Ihr Shop regelmäßig neu gelesen wird. Ein geplanter Crawl verwendet die Methode des letzten.',
    label: 'Shop crawlen',
    frequencies: { off: 'Nie automatisch', daily: 'Jeden Tag', weekly: 'Jede Woche' },
    none: 'Es ist kein Crawl geplant.',
    next: (frequency, at, timeZone) => (
      <>
        {frequency}, das nächste Mal am {at} ({timeZone}).
      </>
    ),
    save: 'Zeitplan speichern',
    saved: 'Zeitplan gespeichert.',
  },
  run: {
    title: 'Crawl',
    loading: 'Wird geladen: Crawl',
    notFound: {
      title: 'Crawl nicht gefunden',
      lead: 'Diesen Crawl gibt es bei diesem Assistenten nicht.',
      back: 'Zu den Crawls',
    },
    note: 'Hinweis',
    settings: 'Einstellungen öffnen',
    ownWords: (error) => `Wortlaut des Crawlers: ${error}`,
    summary: 'Zusammenfassung',
    productsFrom: 'Quelle der Produkte',
    pages: (read, known) => `${pages(known)} bekannt, ${formatNumber(read)} gelesen`,
    products: (found, changes) => `${products(found)} gefunden${changes ? `: ${changes}` : ''}`,
    sources: {
      none: 'Noch nicht gefunden',
      sitemap: 'Die Seiten in Ihrer Sitemap',
      links: 'Seiten, zu denen Ihre Startseite führt',
      feedOf: (platform) => `Der Produkt-Feed von ${platform}`,
    },
  },
  changes: {
    title: 'Was sich geändert hat',
    none: 'Der Katalog ist so wie nach dem vorigen Crawl.',
    kinds: { changed: 'Preis oder Verfügbarkeit geändert', added: 'Hinzugefügt', removed: 'Entfallen' },
    product: 'Produkt',
    price: 'Preis',
    noPrice: 'Kein Preis',
    stock: 'Verfügbarkeit',
    others: {
      changed: (count) =>
        count === 1
          ? '1 Produkt hat sich in anderen Feldern geändert, etwa in der Beschreibung, oder ist seitdem entfallen.'
          : `${products(count)} haben sich in anderen Feldern geändert, etwa in der Beschreibung, oder sind seitdem entfallen.`,
      added: (count) =>
        count === 1
          ? '1 weiteres wurde seitdem entfernt oder von Hand geändert.'
          : `${formatNumber(count)} weitere wurden seitdem entfernt oder von Hand geändert.`,
      removed: (count) =>
        `${formatNumber(count)} ${count === 1 ? 'weiteres: Welches' : 'weitere: Welche'}, bleibt 90 Tage lang gespeichert.`,
    },
    more: 'Mehr anzeigen',
    moreOf: (kind) => `Mehr anzeigen: ${kind}`,
  },
  outcome: {
    title: 'Seiten',
    outcome: 'Ergebnis',
    statuses: { fetched: 'Gelesen', failed: 'Nicht lesbar', skipped: 'Ausgelassen', pending: 'Nicht erreicht' },
    pages: 'Seiten',
    why: 'Warum',
    pending: 'Der Crawl ist nicht so weit gekommen',
    example: 'Beispiel',
  },
  missing: {
    title: 'Fehlende Angaben',
    lead: 'Das geben die Seiten nicht an. Produkte ohne Preis oder Bild verkaufen sich schlechter.',
    none: 'Alle Produkte haben alle Angaben.',
    field: 'Angabe',
    from: 'Fehlt bei',
    count: (count, all) => `${formatNumber(count)} von ${formatNumber(all)} ${all === 1 ? 'Produkt' : 'Produkten'}`,
    inCatalogue: 'Im Katalog',
    without: (field) => `Produkte ohne ${field}`,
  },
};
