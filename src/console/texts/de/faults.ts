import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

const counted = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

const KINDS: Readonly<Record<string, string>> = {
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  string: 'ein Text',
  boolean: 'true oder false',
  array: 'eine Liste',
  object: 'ein JSON-Objekt',
};

/** Stands beside the field, or beside the name of the column. */
export const faults: Texts['faults'] = {
  required: () => 'Diese Angabe fehlt.',
  type: (expected) => `Hier muss ${KINDS[expected] ?? expected} stehen.`,
  one_of: (values) => `Möglich ist nur: ${values}.`,
  min: (least) => `Der kleinste mögliche Wert ist ${formatNumber(least)}.`,
  max: (most) => `Der größte mögliche Wert ist ${formatNumber(most)}.`,
  empty: () => 'Diese Angabe fehlt.',
  min_items: (least) => `Geben Sie mindestens ${counted(least, 'Eintrag', 'Einträge')} an.`,
  max_items: (most) => `Geben Sie höchstens ${counted(most, 'Eintrag', 'Einträge')} an.`,
  max_characters: (most) => `Kürzen Sie den Text auf höchstens ${formatNumber(most)} Zeichen.`,
  unknown_field: () => 'Diese Angabe ist hier nicht vorgesehen.',
  unicode: () => 'Entfernen Sie ungültige Zeichen.',
  url: () => 'Geben Sie die vollständige Adresse an, mit http:// oder https:// am Anfang.',
  https_url: () => 'Geben Sie eine Adresse an, die mit https:// beginnt.',
  origin: () => 'Geben Sie nur die Adresse der Website an, ohne Pfad, etwa https://shop.example.',
  email: () => 'Geben Sie eine E-Mail-Adresse an, etwa hilfe@shop.example.',
  phone: () => 'Eine Telefonnummer darf nur Ziffern, Leerzeichen und + ( ) / . - enthalten.',
  control_characters: () => 'Entfernen Sie Zeilenumbrüche und andere Steuerzeichen.',
  known_crawler: () =>
    'Diesen Namen verwendet eine Suchmaschine oder ein KI-Anbieter. Wählen Sie einen eigenen, etwa MyShopBot/1.0.',
  future: () => 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  repeated_question: () => 'Eine Frage kommt doppelt vor.',
  organization_name: () => 'Geben Sie den Namen der Organisation genau so ein, wie er hier steht.',
  no_change: () => 'Ändern Sie mindestens eine Angabe.',

  number: () => 'Hier muss eine Zahl stehen.',
  ambiguous_price: (text) => `„${text}“ ist nicht eindeutig. Schreiben Sie den Preis mit zwei Nachkommastellen.`,
  unpublished: (status) => `Der Status ist „${status}“. Veröffentlichen Sie das Produkt zuerst im Shop.`,
  sale_dates: () =>
    'Hier müssen zwei Zeitpunkte nach ISO 8601 stehen, durch einen Schrägstrich getrennt, etwa 2026-11-20T00:00+01:00/2026-11-30T23:59+01:00.',
  json_line: () => 'In jeder Zeile muss ein vollständiges JSON-Objekt stehen.',
  json_object: () => 'Hier muss ein JSON-Objekt stehen.',
  cell_count: (cells, columns) =>
    `Die Zeile hat ${counted(cells, 'Zelle', 'Zellen')}, die erste Zeile nennt aber ${counted(columns, 'Spalte', 'Spalten')}. Setzen Sie Zellen, die ein Trennzeichen oder einen Zeilenumbruch enthalten, in Anführungszeichen.`,
  over_quota: () =>
    'Das Kontingent Ihrer Organisation ist ausgeschöpft. Löschen Sie Daten oder bitten Sie den Betreiber um ein größeres.',

  file_empty: () => 'Die Datei ist leer.',
  file_without_products: () => 'Die Datei enthält keine Produkte.',
  file_columns: (firstLine) =>
    `Die erste Zeile muss die Spalten nennen, mindestens url (oder link) und title, getrennt durch Kommas, Semikolons oder Tabulatoren. In der Datei steht dort: ${firstLine}`,
  file_row_too_long: (line) =>
    `In Zeile ${formatNumber(line)} beginnt ein Eintrag, der länger als 1 MiB ist. Wahrscheinlich fehlt ein schließendes Anführungszeichen oder Tag.`,
  file_open_quote: (line) =>
    `In Zeile ${formatNumber(line)} beginnt ein Eintrag, in dem ein Anführungszeichen nicht geschlossen wird.`,
  file_depth: (line) => `In Zeile ${formatNumber(line)} sind die Elemente zu tief verschachtelt.`,
  file_cut: (line) => `Die Datei endet in Zeile ${formatNumber(line)} mitten in einem Element.`,
  file_without_items: () =>
    'Die Datei enthält weder <item> noch <entry> und ist deshalb kein Feed für das Google Merchant Center.',
  file_web_page: () =>
    'Das ist eine Webseite und kein Feed. Laden Sie den Feed selbst herunter, wenn nötig nach einer Anmeldung.',
  file_json_array: () => 'Das ist eine JSON-Liste. Schreiben Sie stattdessen ein Objekt pro Zeile (NDJSON).',
  file_compressed: () => 'Die Datei ist komprimiert (gzip). Entpacken Sie sie zuerst.',
  file_archive: () =>
    'Das ist ein Archiv oder eine Arbeitsmappe (zip, xlsx). Speichern Sie die Tabelle zuerst als CSV-Datei.',
  file_binary: () => 'Das ist keine Textdatei. Ein Feed muss Text in UTF-8 sein oder in UTF-16 mit Byte Order Mark.',
  file_broken_encoding: (encoding) =>
    `Die Datei ist kein gültiges ${encoding}. Speichern Sie sie in dieser Kodierung. In Excel heißt sie „CSV UTF-8“.`,
  file_unknown_encoding: (encoding) =>
    `Die Datei gibt die Kodierung ${encoding} an, die nicht unterstützt wird. Speichern Sie sie als UTF-8.`,
};
