import type { Texts } from '../texts.ts';

export const knowledgeTemplates: Texts['knowledgeTemplates'] = {
  shipping: {
    label: 'Versand',
    about: 'Wohin Sie liefern, wie lange es dauert und was es kostet',
    text: `## Wohin wir liefern

Wir liefern nach [[Länder]].

## Wie lange es dauert

Bestellungen, die werktags bis [[Uhrzeit, etwa 14 Uhr]] eingehen, verlassen unser Lager am selben Tag. Die Lieferung dauert innerhalb von [[Ihr Land]] [[Anzahl]] Werktage, in andere Länder [[Anzahl]] Werktage.

## Was es kostet

| Ziel | Kosten | Kostenlos ab |
| --- | --- | --- |
| [[Ihr Land]] | [[Preis]] | [[Bestellwert]] |
| [[andere Länder]] | [[Preis]] | [[Bestellwert]] |

## Sendungsverfolgung

Wir versenden mit [[Versanddienst]]. Sobald Ihr Paket unterwegs ist, bekommen Sie eine E-Mail mit einem Link zur Sendungsverfolgung.

## Wenn ein Paket verspätet oder beschädigt ist

Schreiben Sie mit Ihrer Bestellnummer an [[E-Mail-Adresse]]. Wir finden Ihr Paket oder schicken Ihnen ein neues.
`,
  },
  returns: {
    label: 'Rückgabe und Erstattung',
    about: 'Wie lange und wie man Produkte zurückgeben kann und wann das Geld zurückkommt',
    text: `## Wie lange Sie Produkte zurückgeben können

Unbenutzte Produkte können Sie innerhalb von [[Anzahl]] Tagen nach der Lieferung zurückgeben. Einen Grund müssen Sie nicht nennen.

## So geben Sie ein Produkt zurück

1. Melden Sie die Rücksendung unter [[Adresse des Formulars]] an oder schreiben Sie mit Ihrer Bestellnummer an [[E-Mail-Adresse]].
2. Verpacken Sie das Produkt in der Originalverpackung.
3. Schicken Sie es an [[Rücksendeadresse]].

## Was die Rücksendung kostet

[[Rücksendungen sind kostenlos, oder was sie kosten]].

## Wann Sie Ihr Geld zurückbekommen

Innerhalb von [[Anzahl]] Tagen, nachdem die Rücksendung bei uns angekommen ist, erstatten wir den Betrag über die Zahlungsart, mit der Sie bezahlt haben.

## Was wir nicht zurücknehmen

[[Produkte wie geöffnete Kosmetik oder Maßanfertigungen]] nehmen wir nicht zurück.

## Umtausch und fehlerhafte Produkte

Wenn Sie eine andere Größe oder Farbe möchten, geben Sie das Produkt zurück und bestellen Sie neu. Ist ein Produkt fehlerhaft, schreiben Sie mit einem Foto an [[E-Mail-Adresse]]: Wir reparieren es, ersetzen es oder erstatten den Preis, ohne Kosten für Sie.
`,
  },
  sizes: {
    label: 'Größen',
    about: 'Wie man misst, welche Größe passt und was man zwischen zwei Größen nimmt',
    text: `## So messen Sie

Messen Sie über dünner Kleidung. Das Maßband liegt am Körper an, ohne einzuschnüren.

- **Brust:** an der breitesten Stelle, unter den Armen hindurch.
- **Taille:** an der schmalsten Stelle.
- **Hüfte:** an der breitesten Stelle.

## Größentabelle

| Größe | Brust (cm) | Taille (cm) | Hüfte (cm) |
| --- | --- | --- | --- |
| S | [[Brust bei S]] | [[Taille bei S]] | [[Hüfte bei S]] |
| M | [[Brust bei M]] | [[Taille bei M]] | [[Hüfte bei M]] |
| L | [[Brust bei L]] | [[Taille bei L]] | [[Hüfte bei L]] |

## Zwischen zwei Größen

Unsere [[Art der Produkte]] fallen [[normal, klein oder groß]] aus. Liegen Sie zwischen zwei Größen, nehmen Sie die [[größere oder kleinere]].

## Wenn es nicht passt

Sie können es innerhalb von [[Anzahl]] Tagen zurückgeben oder umtauschen.
`,
  },
  care: {
    label: 'Pflege',
    about: 'Wie man Produkte reinigt und wie sie lange halten',
    text: `## Reinigen

Waschen Sie [[Produkte oder Material]] bei [[Temperatur]] °C mit [[Waschmittel]]. Nicht bleichen. [[In den Trockner darf es, oder nicht]].

## Trocknen und bügeln

[[Wie man es trocknet]]. Bügeln Sie es bei [[niedriger, mittlerer oder hoher]] Hitze.

## Aufbewahren

Bewahren Sie es [[wo, etwa trocken und ohne direkte Sonne]] auf.

## Damit es lange hält

- [[Was man regelmäßig tun sollte, etwa zweimal im Jahr imprägnieren]]
- [[Was man vermeiden sollte]]

## Reparatur und Ersatzteile

Wir [[reparieren, oder haben Ersatzteile für]] [[Produkte]]. Schreiben Sie an [[E-Mail-Adresse]].
`,
  },
  contact: {
    label: 'Kontakt und Öffnungszeiten',
    about: 'Wie und wann man Sie erreicht und wo Ihr Laden ist',
    text: `## So erreichen Sie uns

- E-Mail: [[E-Mail-Adresse]]
- Telefon: [[Telefonnummer]]
- Formular: [[Adresse der Kontaktseite]]

E-Mails beantworten wir innerhalb von [[Anzahl]] Werktagen.

## Wann wir ans Telefon gehen

[[Tage und Zeiten, etwa Montag bis Freitag, 9 bis 17 Uhr]]

## Unser Laden

Sie finden uns hier: [[Straße, Ort]]. Wir haben [[Tage und Zeiten]] geöffnet. [[Wo man parken kann, oder die nächste Haltestelle]].

## Wer wir sind

[[Firmenname]] verkauft seit [[Jahr]] [[Art der Produkte]].
`,
  },
};
