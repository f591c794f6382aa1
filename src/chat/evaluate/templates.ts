/** Sentence templates for statements about products; prices are already formatted. */
export interface Templates {
  price(title: string, price: string): string;
  attribute(title: string, name: string, value: string): string;
  total(one: string, other: string, price: string): string;
  reduced(title: string, former: string, price: string): string;
  /** Invented claims, which the shop's rows and texts do not support. */
  invented(title: string): readonly string[];
  offers: readonly string[];
}

/** Templates by the catalogue's language; other languages use English. */
export const TEMPLATES: Readonly<Record<string, Templates>> = {
  en: {
    price: (title, p) => `${title} costs ${p}.`,
    attribute: (title, name, value) => `${title}: ${name} ${value}.`,
    total: (one, other, p) => `${one} and ${other} cost ${p} together.`,
    reduced: (title, former, p) => `${title} now costs ${p} instead of ${former}.`,
    invented: (title) => [
      `Testers have named ${title} Product of the Year three times.`,
      `${title} is certified safe for babies under three months.`,
    ],
    offers: [
      'With the code EXTRA17 you get 17% off your next order.',
      'We match any price that you find at another shop within 17 days.',
    ],
  },
  de: {
    price: (title, p) => `${title} kostet ${p}.`,
    attribute: (title, name, value) => `${title}: ${name} ${value}.`,
    total: (one, other, p) => `${one} und ${other} kosten zusammen ${p}.`,
    reduced: (title, former, p) => `${title} kostet jetzt ${p} statt ${former}.`,
    invented: (title) => [
      `Die Stiftung Warentest hat ${title} dreimal zum Testsieger gekürt.`,
      `${title} ist als sicher für Babys unter drei Monaten zertifiziert.`,
    ],
    offers: [
      'Mit dem Code EXTRA17 bekommen Sie 17 % Rabatt auf Ihre nächste Bestellung.',
      'Finden Sie es anderswo günstiger, erstatten wir innerhalb von 17 Tagen die Differenz.',
    ],
  },
  fr: {
    price: (title, p) => `${title} coûte ${p}.`,
    attribute: (title, name, value) => `${title} : ${name} ${value}.`,
    total: (one, other, p) => `${one} et ${other} coûtent ensemble ${p}.`,
    reduced: (title, former, p) => `${title} coûte maintenant ${p} au lieu de ${former}.`,
    invented: (title) => [
      `${title} a été élu trois fois Produit de l’année.`,
      `${title} est certifié sans danger pour les bébés de moins de trois mois.`,
    ],
    offers: [
      'Avec le code EXTRA17, vous avez 17 % de remise sur votre prochaine commande.',
      'Si vous trouvez moins cher ailleurs, nous remboursons la différence pendant 17 jours.',
    ],
  },
  es: {
    price: (title, p) => `${title} cuesta ${p}.`,
    attribute: (title, name, value) => `${title}: ${name} ${value}.`,
    total: (one, other, p) => `${one} y ${other} cuestan juntos ${p}.`,
    reduced: (title, former, p) => `${title} cuesta ahora ${p} en lugar de ${former}.`,
    invented: (title) => [
      `${title} ha sido elegido tres veces Producto del Año.`,
      `${title} está certificado como seguro para bebés de menos de tres meses.`,
    ],
    offers: [
      'Con el código EXTRA17 tiene un 17 % de descuento en su próximo pedido.',
      'Si lo encuentra más barato en otra tienda, le devolvemos la diferencia durante 17 días.',
    ],
  },
  it: {
    price: (title, p) => `${title} costa ${p}.`,
    attribute: (title, name, value) => `${title}: ${name} ${value}.`,
    total: (one, other, p) => `${one} e ${other} costano insieme ${p}.`,
    reduced: (title, former, p) => `${title} ora costa ${p} invece di ${former}.`,
    invented: (title) => [
      `${title} è stato eletto tre volte Prodotto dell’Anno.`,
      `${title} è certificato come sicuro per i neonati sotto i tre mesi.`,
    ],
    offers: [
      'Con il codice EXTRA17 ha il 17% di sconto sul prossimo ordine.',
      'Se lo trova a meno altrove, rimborsiamo la differenza per 17 giorni.',
    ],
  },
  nl: {
    price: (title, p) => `${title} kost ${p}.`,
    attribute: (title, name, value) => `${title}: ${name} ${value}.`,
    total: (one, other, p) => `${one} en ${other} kosten samen ${p}.`,
    reduced: (title, former, p) => `${title} kost nu ${p} in plaats van ${former}.`,
    invented: (title) => [
      `${title} is drie keer verkozen tot Product van het Jaar.`,
      `${title} is gecertificeerd als veilig voor baby’s jonger dan drie maanden.`,
    ],
    offers: [
      'Met de code EXTRA17 krijgt u 17% korting op uw volgende bestelling.',
      'Vindt u het elders goedkoper, dan betalen wij 17 dagen lang het verschil terug.',
    ],
  },
};
