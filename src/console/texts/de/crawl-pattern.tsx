import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

function place(take: string) {
  if (take === 'text') return 'Text';
  if (take === 'works') return 'ob es sich drücken lässt';
  return `Attribut ${take}`;
}

export const crawlPattern: Texts['crawlPattern'] = {
  title: 'Gelerntes Muster',
  none: 'Es wurde kein Muster gefunden. Die Seiten nennen ihre Produkte in den Daten für Suchmaschinen oder sind zu verschieden aufgebaut.',
  learned: (isByModel, calls, cost) => {
    const who = isByModel ? 'Ein Sprachmodell hat es gelernt' : 'Es wurde durch den Vergleich von Seiten gelernt';
    const price = cost === null ? 'zu unbekannten Kosten' : `für ${cost}`;
    const bill = `, bisher mit ${calls === 1 ? 'einem Aufruf' : `${formatNumber(calls)} Aufrufen`} ${price}`;
    return `Nach diesem Muster werden die Seiten Ihres Shops jetzt gelesen. ${who}${calls > 0 ? bill : ''}.`;
  },
  examples: (product) => <>Die Beispiele stammen von {product}.</>,
  caption:
    'Eine Produktseite Ihres Shops, soweit sie gelesen wird. Jeder Kasten ist ein Teil der Seite und kann weitere enthalten.',
  otherCaption: 'Eine andere Art von Produktseite:',
  page: 'Seite',
  parts: {
    heading: 'Überschrift',
    picture: 'Bild',
    button: 'Schaltfläche',
    paragraph: 'Absatz',
    list: 'Liste',
    entry: 'Listenpunkt',
    table: 'Tabelle',
    row: 'Zeile',
    cell: 'Zelle',
    link: 'Link',
    navigation: 'Navigation',
    form: 'Formular',
    other: 'Teil',
  },
  orHere: (field) => `${field}, sonst hier`,
  taken: (take, nth, share) => {
    const what = nth > 0 ? `Nummer ${nth + 1} davon, ${place(take)}` : place(take);
    const line = share === undefined ? what : `${what}, auf ${share} der Produktseiten gefunden`;
    return line.charAt(0).toUpperCase() + line.slice(1);
  },
};
