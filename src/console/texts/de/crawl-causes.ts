import type { Texts } from '../texts.ts';

const GONE = {
  what: 'Die Seite gibt es nicht',
  next: 'Nichts zu tun, falls Sie sie entfernt haben: Das Produkt verschwindet dann aus dem Katalog. Andernfalls korrigieren Sie die Links, die zu ihr führen.',
};
const BLOCKED =
  'Bitten Sie die Person, die Ihren Shop betreut, unseren Crawler zuzulassen: in der Firewall, im Bot-Schutz oder beim Hosting, unter dem Namen aus den Einstellungen des Assistenten.';
const BUSY =
  'Crawlen Sie in einer Stunde erneut. Wenn das öfter vorkommt, bitten Sie Ihren Hoster, mehr Anfragen unseres Crawlers zu erlauben.';
const NOT_READ =
  'Produkte auf dieser Seite werden nicht gelesen. Fügen Sie sie von Hand hinzu oder importieren Sie im Katalog eine Datei mit Ihren Produkten.';

const causes: Texts['crawlCauses']['causes'] = {
  http_401: {
    what: 'Der Shop verlangt ein Passwort',
    next: 'Ein Crawl sieht, was Ihre Kunden ohne Anmeldung sehen. Schalten Sie das Passwort aus und crawlen Sie erneut oder importieren Sie im Katalog eine Datei mit Ihren Produkten.',
  },
  http_403: { what: 'Der Shop weist unseren Crawler ab', next: BLOCKED },
  http_404: GONE,
  http_410: GONE,
  http_429: { what: 'Der Shop hatte zu viele Anfragen', next: BUSY },
  http_503: { what: 'Der Shop war nicht verfügbar', next: BUSY },
  http_client: {
    what: 'Der Shop hat die Anfrage abgelehnt',
    next: 'Öffnen Sie das Beispiel in einem privaten Fenster Ihres Browsers. Wenn es sich dort öffnet, fragen Sie die Person, die Ihren Shop betreut, warum er Programme abweist.',
  },
  http_server: {
    what: 'Im Shop ist ein Fehler aufgetreten',
    next: 'Öffnen Sie das Beispiel in Ihrem Browser. Wenn es sich öffnet, crawlen Sie später erneut; wenn nicht, melden Sie es der Person, die Ihren Shop betreut.',
  },
  password: {
    what: 'Der Shop verlangt ein Passwort',
    next: 'Ihr Shop ist gesperrt. Schalten Sie das Passwort in den Einstellungen Ihres Shops aus und crawlen Sie erneut oder importieren Sie im Katalog eine Datei mit Ihren Produkten.',
  },
  robots: {
    what: 'Die robots.txt des Shops erlaubt es nicht',
    next: 'Seiten wie der Warenkorb sollten geschlossen bleiben. Damit andere gelesen werden, erlauben Sie AisleBot in Ihrer robots.txt oder wählen Sie einen Crawler-Namen, den sie erlaubt.',
  },
  robots_unavailable: {
    what: 'Die robots.txt des Shops ist nicht erreichbar',
    next: 'Ohne sie dürfen wir nichts lesen, da wir nicht wissen, was Sie erlauben. Crawlen Sie erneut, sobald sie sich im Browser öffnet oder „nicht gefunden“ meldet.',
  },
  site_url: {
    what: 'Die Adresse des Shops lässt sich nicht crawlen',
    next: 'Geben Sie beim Assistenten die Adresse der Startseite Ihres Shops an, so wie Ihr Browser sie anzeigt.',
  },
  dns: {
    what: 'Unter dieser Adresse gibt es keinen Shop',
    next: 'Prüfen Sie die Schreibweise. Bei einer neuen Domain kann es einen Tag dauern, bis sie überall bekannt ist.',
  },
  connect: {
    what: 'Der Shop war nicht zu erreichen',
    next: 'Öffnen Sie ihn in Ihrem Browser. Wenn er sich dort öffnet, hält uns vielleicht eine Firewall fern; wenn nicht, fragen Sie Ihren Hoster.',
  },
  timeout: {
    what: 'Der Shop hat zu langsam geantwortet',
    next: 'Crawlen Sie erneut, wenn weniger los ist, etwa nachts: Ein Zeitplan erledigt das für Sie.',
  },
  tls: {
    what: 'Die Verbindung ist nicht sicher',
    next: 'Das Zertifikat Ihres Shops fehlt oder ist abgelaufen. Bitten Sie Ihren Hoster, es zu erneuern, und crawlen Sie erneut.',
  },
  protocol: {
    what: 'Die Antwort des Shops ist nicht lesbar',
    next: 'Öffnen Sie das Beispiel in Ihrem Browser. Wenn es sich dort öffnet, schicken Sie die Adresse an den Betreiber dieses Dienstes.',
  },
  blocked_address: {
    what: 'Die Adresse ist nicht im öffentlichen Internet',
    next: 'Crawlen Sie den Shop unter seiner öffentlichen Adresse. Für einen Shop in Entwicklung kann der Betreiber dieses Dienstes private Adressen erlauben.',
  },
  bad_url: {
    what: 'Die Adresse lässt sich nicht öffnen',
    next: 'Verwenden Sie eine Adresse, die mit https:// beginnt und weder Benutzernamen noch Passwort enthält.',
  },
  too_many_redirects: {
    what: 'Die Seite leitet im Kreis weiter',
    next: 'Öffnen Sie das Beispiel in einem privaten Fenster. Wenn es sich auch dort nicht öffnet, melden Sie es der Person, die Ihren Shop betreut.',
  },
  elsewhere: {
    what: 'Die Seite führt zu einer anderen Website',
    next: 'Wenn Ihr Shop umgezogen ist, geben Sie beim Assistenten die neue Adresse an.',
  },
  content_type: {
    what: 'Das ist keine Webseite',
    next: 'Bilder und Downloads enthalten keine Produkte, es geht also nichts verloren. Wenn es die Adresse Ihres Shops ist, geben Sie stattdessen die der Startseite an.',
  },
  too_large: { what: 'Die Seite ist zu groß', next: NOT_READ },
  too_expensive: { what: 'Die Seite zu lesen dauert zu lange', next: NOT_READ },
  no_browser: {
    what: 'Die Seiten werden von Skripten aufgebaut',
    next: 'Sie sind leer, bis ein Browser ihre Skripte ausführt, und dieser Dienst hat keinen Browser. Sein Betreiber kann einen installieren; das [Betriebshandbuch (englisch)](/docs/operating#javascript-rendered-shops) beschreibt das. Importieren Sie bis dahin im Katalog eine Datei mit Ihren Produkten.',
  },
  render: {
    what: 'Die Seite wurde nicht fertig aufgebaut',
    next: 'Die Skripte der Seite sind nicht zum Ende gekommen. Öffnen Sie das Beispiel in Ihrem Browser: Bleibt es auch dort leer, melden Sie es der Person, die Ihren Shop betreut.',
  },
  feed: {
    what: 'Der Produkt-Feed der Plattform war nicht lesbar',
    next: 'Stattdessen wurden die Seiten gelesen, es geht also nichts verloren.',
  },
  in_feed: { what: 'Das Produkt der Seite steht im Feed der Plattform', next: 'Nichts zu tun: Es ist im Katalog.' },
  listed: {
    what: 'Das Produkt der Seite ist aus einer Liste bekannt',
    next: 'Nichts zu tun: Es ist im Katalog, so wie die Liste es zeigt.',
  },
  unchanged: {
    what: 'Seit dem letzten Crawl unverändert',
    next: 'Nichts zu tun: Die Produkte auf der Seite bleiben, wie sie sind.',
  },
  trap: {
    what: 'Viele ähnliche Seiten enthielten nichts Neues',
    next: 'Nichts zu tun: Das sind Filter oder Kalender, die endlos dieselben Produkte wiederholen.',
  },
  doubted: {
    what: 'Die Angaben auf der Seite sind unglaubwürdig',
    next: 'Der Katalog behält, was frühere Crawls dort gefunden haben. Wenn die Seite recht hat, löschen Sie diese Produkte und crawlen Sie erneut.',
  },
  unverified: {
    what: 'Es ist nicht nachgewiesen, dass der Shop Ihnen gehört',
    next: 'Ergänzen Sie in Ihrem Shop den Tag oder den Eintrag, den der Hinweis nennt, und crawlen Sie erneut.',
  },
  aborted: { what: 'Der Crawl endete vorher', next: 'Crawlen Sie erneut, um die Seite zu lesen.' },
  time_limit: {
    what: 'Die Zeit für den Crawl ist abgelaufen',
    next: 'Was er gefunden hat, ist im Katalog. Crawlen Sie erneut: Unveränderte Seiten gehen dann schneller. Der Betreiber dieses Dienstes kann mehr Zeit einräumen.',
  },
  repeated_failures: {
    what: 'Der Crawl ist mehrmals abgebrochen',
    next: 'Crawlen Sie erneut. Wenn auch das scheitert, schicken Sie dem Betreiber dieses Dienstes die Adresse dieser Seite.',
  },
  nothing_found: {
    what: 'Keine Produkte gefunden',
    next: 'Prüfen Sie, ob beim Assistenten die Adresse Ihres Shops steht und nicht die eines Blogs oder einer Firmenseite. Stimmt sie, beschreiben die Seiten ihre Produkte auf eine Weise, die wir nicht lesen können: Importieren Sie im Katalog eine Datei mit Ihren Produkten.',
  },
};

export const crawlCauses: Texts['crawlCauses'] = {
  causes,
  unknownNext: 'Crawlen Sie erneut. Wenn es dabei bleibt, fragen Sie den Betreiber dieses Dienstes.',
};
