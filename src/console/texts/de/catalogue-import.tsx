import type { ImportCounts } from '../../types.ts';
import { formatList, formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

const products = (count: number) => `${formatNumber(count)} ${count === 1 ? 'Produkt' : 'Produkte'}`;
const result = ({ added, updated, unchanged, refused }: ImportCounts) =>
  `${products(added)} hinzugefügt, ${formatNumber(updated)} geändert, ${formatNumber(unchanged)} unverändert, ` +
  `${formatNumber(refused)} abgelehnt.`;

export const catalogueImport: Texts['catalogueImport'] = {
  title: 'Feed importieren',
  formats: (columns) => (
    <>
      Eine Datei des Google Merchant Center (XML oder mit Tabulatoren getrennt), eine Tabelle (CSV), deren erste Zeile
      die Spalten nennt, etwa {columns}, oder ein JSON-Objekt pro Zeile. Produkte, die schon im Katalog sind, werden
      geändert, alle anderen hinzugefügt. Was die Datei zu einem Produkt angibt, überschreiben Crawls nicht.
    </>
  ),
  file: 'Datei',
  progress: (percent, counts) => `${percent} % der Datei gelesen${counts ? `: ${result(counts)}` : ''}`,
  progressBar: 'Gelesener Teil der Datei',
  stop: 'Stoppen',
  cancel: 'Abbrechen',
  ended: (counts) => `Der Import ist beendet: ${result(counts)}`,
  brokeOff: 'Die Datei konnte nicht bis zum Ende gelesen werden',
  result: 'Ergebnis',
  added: (count) => `${products(count)} hinzugefügt`,
  changed: (count) => `${products(count)} geändert`,
  unchanged: (count) => `${products(count)} unverändert`,
  refused: (count) => `${products(count)} abgelehnt`,
  ignored: (columns) => `Spalten, die Aisle nicht verwendet: ${formatList(columns)}.`,
  refusedRows: (count, isCut) =>
    count === 1
      ? 'Die abgelehnte Zeile und was zu korrigieren ist:'
      : `${isCut ? 'Die ersten abgelehnten Zeilen' : 'Abgelehnte Zeilen'} und was zu korrigieren ist:`,
  faults: {
    label: 'Abgelehnte Zeilen',
    line: 'Zeile',
    column: 'Spalte',
    wholeRow: 'Die ganze Zeile',
    correct: 'Korrektur',
  },
  done: 'Fertig',
  errors: {
    stopped: 'Sie haben den Import gestoppt. Die bis dahin gelesenen Zeilen sind importiert.',
    unreachable:
      'Die Verbindung wurde unterbrochen. Die bis dahin gelesenen Zeilen sind importiert; senden Sie die Datei für den Rest erneut.',
    unreadable: (status) => `Der Dienst hat eine unerwartete Antwort gesendet (Status ${status}).`,
  },
};
