import type { Texts } from '../texts.ts';
import { pageFaults } from './page-faults.ts';

const counted = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`;
const atLeast = (least: string) => `Geben Sie mindestens ${counted(least, 'Eintrag', 'Einträge')} an.`;
const atMost = (most: string) => `Geben Sie höchstens ${counted(most, 'Eintrag', 'Einträge')} an.`;
const missing = () => 'Diese Angabe fehlt.';
const unchanged = () => 'Ändern Sie mindestens eine Angabe.';
const number = () => 'Hier muss eine Zahl stehen.';

/** Stands beside the field, or beside the name of the column. */
export const faults: Texts['faults'] = {
  ...pageFaults,
  'is required': missing,
  'must not be empty': missing,
  'must be an integer': () => 'Hier muss eine ganze Zahl stehen.',
  'must be a number': number,
  'must be a string': () => 'Hier muss ein Text stehen.',
  'must be a boolean': () => 'Hier muss true oder false stehen.',
  'must be an array': () => 'Hier muss eine Liste stehen.',
  'must be an object': () => 'Hier muss ein JSON-Objekt stehen.',
  'must be one of: {text}': (values) => `Möglich ist nur: ${values}.`,
  'must be at least {number}': (least) => `Der kleinste mögliche Wert ist ${least}.`,
  'must be at most {number}': (most) => `Der größte mögliche Wert ist ${most}.`,
  'must be at most {number} characters': (most) => `Kürzen Sie den Text auf höchstens ${most} Zeichen.`,
  'must contain at least one': () => atLeast('1'),
  'must contain at most {number}': atMost,
  'must have at least {number} words or phrases': atLeast,
  'must have at most {number} words or phrases': atMost,
  'must have at most {number} groups': atMost,
  'must have at most {number} questions': atMost,
  'must have at most {number} origins': atMost,
  'must name at least one permission': () => 'Wählen Sie mindestens ein Recht.',
  'is not a field of this action': () => 'Diese Angabe ist hier nicht vorgesehen.',
  'must be valid Unicode without NUL characters': () => 'Entfernen Sie ungültige Zeichen.',
  'must be an absolute http:// or https:// URL': () =>
    'Geben Sie die vollständige Adresse an, mit http:// oder https:// am Anfang.',
  'must be an https:// URL': () => 'Geben Sie eine Adresse an, die mit https:// beginnt.',
  'must be an origin such as https://shop.example, without a path': () =>
    'Geben Sie nur die Adresse der Website an, ohne Pfad, etwa https://shop.example.',
  'must be an email address such as help@shop.example': () =>
    'Geben Sie eine E-Mail-Adresse an, etwa hilfe@shop.example.',
  'must be a telephone number of digits, spaces and + ( ) / . -': () =>
    'Eine Telefonnummer darf nur Ziffern, Leerzeichen und + ( ) / . - enthalten.',
  'must not contain line breaks or other control characters': () =>
    'Entfernen Sie Zeilenumbrüche und andere Steuerzeichen.',
  'must not impersonate the crawler of a search engine or AI provider: use a name of your own, such as MyShopBot/1.0':
    () =>
      'Diesen Namen verwendet eine Suchmaschine oder ein KI-Anbieter. Wählen Sie einen eigenen, etwa MyShopBot/1.0.',
  'must be in the future': () => 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  'must not contain a question twice': () => 'Eine Frage kommt doppelt vor.',
  'must be the name of the organization': () => 'Geben Sie den Namen der Organisation genau so ein, wie er hier steht.',
  'must have at least one field': unchanged,
  'must have at least one field to change': unchanged,

  'is {text}, which is ambiguous: write it with two decimals': (text) =>
    `„${text}“ ist nicht eindeutig. Schreiben Sie den Preis mit zwei Nachkommastellen.`,
  'is {text}, which may be in several currencies: write the code, such as EUR': (text) =>
    `Bei „${text}“ ist nicht klar, welche Währung gemeint ist. Schreiben Sie den Währungscode dazu, zum Beispiel EUR.`,
  'is {text}: publish the product in the shop first': (status) =>
    `Der Status ist „${status}“. Veröffentlichen Sie das Produkt zuerst im Shop.`,
  'must be two ISO 8601 times separated by a slash, such as 2026-11-20T00:00+01:00/2026-11-30T23:59+01:00': () =>
    'Hier müssen zwei Zeitpunkte nach ISO 8601 stehen, durch einen Schrägstrich getrennt, etwa 2026-11-20T00:00+01:00/2026-11-30T23:59+01:00.',
  'must be a JSON object on one line': () => 'In jeder Zeile muss ein vollständiges JSON-Objekt stehen.',
  'must be a JSON object': () => 'Hier muss ein JSON-Objekt stehen.',
  'has {number} cells, but the first line names {number} columns: quote cells that contain a separator or a line break':
    (cells = '', columns = '') =>
      `Die Zeile hat ${counted(cells, 'Zelle', 'Zellen')}, die erste Zeile nennt aber ${counted(columns, 'Spalte', 'Spalten')}. Setzen Sie Zellen, die ein Trennzeichen oder einen Zeilenumbruch enthalten, in Anführungszeichen.`,
  "This would exceed the organization's quota of {text}. Remove some data, or ask the operator for a higher quota.":
    () =>
      'Das Kontingent Ihrer Organisation ist ausgeschöpft. Löschen Sie Daten oder bitten Sie den Betreiber um ein größeres.',

  'The file is empty.': () => 'Die Datei ist leer.',
  'The file contains no products.': () => 'Die Datei enthält keine Produkte.',
  'The first line must name the columns, at least url (or link) and title, separated by commas, semicolons or tabs. It is: {text}':
    (firstLine) =>
      `Die erste Zeile muss die Spalten nennen, mindestens url (oder link) und title, getrennt durch Kommas, Semikolons oder Tabulatoren. In der Datei steht dort: ${firstLine}`,
  'Line {number}: a row longer than 1 MiB starts here. Look for an unclosed quote or tag.': (line) =>
    `In Zeile ${line} beginnt ein Eintrag, der länger als 1 MiB ist. Wahrscheinlich fehlt ein schließendes Anführungszeichen oder Tag.`,
  'Line {number}: the row that starts here has an unclosed quote.': (line) =>
    `In Zeile ${line} beginnt ein Eintrag, in dem ein Anführungszeichen nicht geschlossen wird.`,
  'Line {number}: elements are nested too deeply here.': (line) =>
    `In Zeile ${line} sind die Elemente zu tief verschachtelt.`,
  'Line {number}: the file ends here, in the middle of an element.': (line) =>
    `Die Datei endet in Zeile ${line} mitten in einem Element.`,
  'The file has no <item> or <entry>, so it is not a Google Merchant feed.': () =>
    'Die Datei enthält weder <item> noch <entry> und ist deshalb kein Feed für das Google Merchant Center.',
  'This is a web page, not a feed. Download the feed itself, signed in if necessary.': () =>
    'Das ist eine Webseite und kein Feed. Laden Sie den Feed selbst herunter, wenn nötig nach einer Anmeldung.',
  'This is a JSON array. Write one object per line instead (NDJSON).': () =>
    'Das ist eine JSON-Liste. Schreiben Sie stattdessen ein Objekt pro Zeile (NDJSON).',
  'The file is compressed (gzip). Decompress it first.': () =>
    'Die Datei ist komprimiert (gzip). Entpacken Sie sie zuerst.',
  'This is an archive or a workbook (zip, xlsx). Save it as CSV first.': () =>
    'Das ist ein Archiv oder eine Arbeitsmappe (zip, xlsx). Speichern Sie die Tabelle zuerst als CSV-Datei.',
  'This is not a text file. A feed must be text in UTF-8, or in UTF-16 with a byte order mark.': () =>
    'Das ist keine Textdatei. Ein Feed muss Text in UTF-8 sein oder in UTF-16 mit Byte Order Mark.',
  'The file is not valid {text}. Save it in that encoding. Excel calls it "CSV UTF-8".': (encoding) =>
    `Die Datei ist kein gültiges ${encoding}. Speichern Sie sie in dieser Kodierung. In Excel heißt sie „CSV UTF-8“.`,
  'The file declares the encoding {text}, which is not supported. Save it as UTF-8.': (encoding) =>
    `Die Datei gibt die Kodierung ${encoding} an, die nicht unterstützt wird. Speichern Sie sie als UTF-8.`,
};
