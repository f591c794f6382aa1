import { compileAnywhere, compileWhole } from './patterns.ts';

/** Labels of statements about the shop's service or page rather than the product: price, delivery, contact. */
export const SERVICE_LABEL = compileAnywhere({
  any: '^tel(.)$, ^fax$, e-mail, ^email, cookie, ^url$, ^www, ^id$, ^sku$, ^tags(:)$, ^share, ^total$, ^info$, ^status$, ^code$, ^http*$',
  en: `price, subtotal, sub-total, ^order |, ^your |, ^tax|, ^vat|, shipping [cost/time/method/fee/info/to/from]*, ^ship*$, ^ships |, (!scope of )deliver(!y content/y scope), ^dispatch,
    ^estimated, ^return*$, ^returns |, ^return policy, refund, payment, ^[quantity/qty]$, availab, ^(in )stock$, ^stock |, ^tag|, ^categor[y/ies]$, ^posted, review, |rating,
    ^phone|, ^telephone, ^mobile$, ^address$, opening hours, ^hours$, password, you save, ^saving, ^discount, ^coupon, ^seller, sold by, ^sold, reward points, ^points, points$, ^views$,
    ^bid, ^time left, ^location$, ^contact, ^customer, ^call |, ^click |, ^note, ^please |, ^item no*, ^questions, ^follow |, ^username, ^date added, ^listed, ^comment, ^item[ ]number,
    ^copyright, ^company, ^written by, ^name$, ^bestseller*, ^best sellers rank, ^subject, ^message, ^by$, ^from$, ^sort, ^show, ^in cart$`,
  de: `preis, ^summe, ^gesamt$, ^mwst, versand(!gewicht), ^liefer(!umfang), rückgabe, ^zahlung, ^menge$, ^anzahl$, verfügbar, ^lager, ^kategorie, bewertung, ^telefon, ^adresse$, ^anschrift,
    öffnungszeit, passwort, ^sie sparen, ^rabatt, ^verkäufer, ^verkauf, ^kontakt, ^hinweis, ^artikel(-)( )n, ^schlagw, ^firma`,
  fr: `^prix, ^total, ^tva, livraison, expédition, ^retour, ^paiement, ^quantité$, disponib, ^(en )stock$, ^catégorie, ^avis, ^note$, téléphone, ^adresse$, horaires, mot de passe, vous économisez, ^remise,
    ^vendeur, ^vendu par, ^contact, ^étiquette`,
  es: `^precio, ^iva|, envío, ^entrega, devolucion, ^pago, ^cantidad$, disponib, ^existencias, ^categor, valoracion, opinion, teléfono, ^dirección$, horario, contraseña, ^descuento, ^vendedor, ^vendido, ^contacto, ^etiqueta`,
  it: '^prezzo, ^totale$, spedizion, consegna, ^reso$, ^resi$, pagament, ^quantità$, disponib, ^categor, recension, ^telefono, ^indirizzo$, ^orari, ^sconto, ^venditore, ^venduto, ^contatt',
  nl: '^prijs, ^totaal$, ^btw|, verzend, ^lever, ^bezorg, retour, betal, ^aantal$, beschikbaar, ^voorraad, ^categorie, beoordeling, ^telefoon, ^adres$, openingstijd, wachtwoord, ^korting, ^verkoper, ^contact',
  pt: '^preço, ^envio, ^entrega, devoluç, ^pagamento, ^quantidade$, disponib, ^estoque, ^stock, ^categoria, avaliaç, ^telefone, ^endereço$, ^morada$, horário, ^desconto, ^vendedor, ^vendido',
  sv: '^pris, ^moms, ^frakt, leverans, ^retur, ^betal, ^antal$, ^lager, ^kategori, betyg, recension, ^telefon, ^adress$, öppettider, lösenord, ^rabatt, ^säljare',
  da: '^pris, ^moms, ^fragt, ^lever, ^retur, ^betal, ^antal$, ^lager, ^kategori, anmeldelse, ^adresse$, åbningstider, ^rabat, ^sælger',
  pl: '^cena, ^suma$, ^vat|, wysyłk, dostaw, zwrot, płatnoś, ^ilość$, dostępnoś, ^kategori, ^opini, ^ocen, ^telefon, ^adres$, godziny otwarcia, ^rabat, ^sprzedawca, ^kontakt',
  cs: '^cena, ^dph|, doprav, ^doruč, vrácení, platb, ^množství$, dostupn, ^sklad, ^kategori, ^hodnocení, ^telefon, ^adresa$, otevírací doba, ^sleva, ^prodejce, ^kontakt',
  fi: '^hinta, ^alv|, toimitus(!sis), ^palautus, ^maksu, ^määrä$, ^saatavuus, ^varasto, ^kategoria, ^tuoteryhmä, arvostelu, ^puhelin, ^osoite$, aukioloaja, ^alennus, ^myyjä',
  hu: '^ár$, ^ára$, szállít, ^készlet, ^kategória, ^helység, ^telefon, értékelés, ^eladó, ^feltöltés',
  nb: '^pris, frakt, ^lever, ^retur, ^betaling, ^antall$, ^lager, ^kategori, anmeldelse, ^adresse$, beliggenhet, ^selger',
  ru: '^цена, доставк, ^оплат, ^количество$, ^наличи, ^категори, отзыв, ^телефон, ^адрес$, ^скидк, ^продавец, рейтинг',
});

/** Labels and names of choices that are not product options: quantity, country, sort order. */
export const SERVICE_CHOICE = compileAnywhere({
  any: '|qty|, quantit, cantidad, currenc, country, countries, sort, |lang(uage)|, locale, per_page, rating, |review, shipping, delivery, payment, newsletter, search, filter, |limit|, orderby, store, |state|, region, province, subscri, selling_plan, purchase_type, frequency, month, |year|, |day|, warrant, protection, gift, wishlist, zip, vehicle, |make|, car (brand/model), fulfil, pick( )up',
  de: '|menge|, |anzahl|, währung, |land|, sprache, sortier, bewertung, versand, lieferung, filiale, suche',
  fr: 'quantité, |pays|, devise, |langue|, trier, livraison, magasin, |tri|',
  es: 'moneda, |país|, idioma, ordenar, envío, tienda',
  it: 'quantità, valuta, |paese|, |lingua|, ordina, spedizione, negozio',
  nl: '|aantal|, |taal|, |land|, sorteer, valuta, winkel',
  pt: 'quantidade, moeda, idioma, |país|, ordenar, envio',
  sv: '|antal|, |språk|, sortera, valuta, butik',
  da: '|antal|, sprog, sorter, valuta, butik',
  pl: 'ilość, waluta, język, kraj, sortuj, dostawa',
  cs: 'množství, měna, jazyk, země, řadit, doprava',
  hu: 'rendez, fizet, szállít, átve, mennyiség, |bolt|, pénznem',
  fi: 'määrä, valuutta, kieli, lajittele, |maa|',
});

/** Names of a choice of how much, which is a product's option if its values have units: "100 g", "250 g". */
export const QUANTITY_CHOICE = compileWhole({
  en: 'quantity, quantities, qty',
  de: 'menge(n)',
  fr: 'quantité(s)',
  es: 'cantidad(es)',
  it: 'quantità',
  nl: 'hoeveelheid, aantal',
  pt: 'quantidade(s)',
  sv: 'mängd, antal',
  da: 'mængde, antal',
  nb: 'mengde, antall',
  pl: 'ilość',
  cs: 'množství',
  fi: 'määrä',
  hu: 'mennyiség',
  ru: 'количество',
});

/** Remarks in parentheses behind the name of a choice: it must or need not be made. */
export const CHOICE_REMARK = compileWhole({
  en: 'required, optional, mandatory, please [choose/select]',
  de: 'pflichtfeld, erforderlich, pflicht, optional, bitte [wählen/auswählen]',
  fr: 'obligatoire, requis(e), champ obligatoire, facultatif, facultative, optionnel(le)',
  es: 'obligatori[o/a], requerid[o/a], opcional',
  pt: 'obrigatóri[o/a], opcional',
  it: 'obbligatori[o/a], richiest[o/a], facoltativ[o/a], opzionale',
  nl: 'verplicht, vereist, optioneel',
  sv: 'obligatorisk(t), krävs, valfri(tt)',
  da: 'obligatorisk, påkrævet, skal udfyldes, valgfri(t)',
  nb: 'obligatorisk, påkrevd, valgfri(tt)',
  pl: 'wymagan[e/a/y], obowiązkow[e/a/y], opcjonaln[e/a/y]',
  cs: 'povinné, povinný údaj, nepovinné, volitelné',
  fi: 'pakollinen, vaaditaan, valinnainen',
  hu: 'kötelező, választható, nem kötelező',
  ru: 'обязательно, обязательное поле, необязательно',
});

/** Values of a choice about the service: delivery method or subscription. */
export const SERVICE_VALUE = compileAnywhere({
  en: '^ship |, ^(free )pick( )up, ^(home )deliver[y/ed], ^in-store, one-time, ^subscri, ^auto( )ship',
  de: '^abhol, ^liefer, ^versand, ^einmal, ^abo|',
  fr: '^livraison, ^retrait, ^abonn, achat unique',
  es: '^envío, ^recog, ^suscri, compra única',
  it: '^spedizione, ^ritiro, ^abbon',
  nl: '^bezorg, ^afhal, ^abonn, ^eenmalig',
  pl: '^dostawa, ^odbiór',
});

/** Marks the currently selected choice; not part of its name. */
export const SELECTED_MARK = compileAnywhere({
  en: '|(currently )selected|',
  de: '|(aktuell )ausgewählt|',
  fr: 'sélectionné(e)|',
  es: '|seleccionad[a/o]|',
  it: '|selezionat[a/o]|',
  nl: '|geselecteerd|',
  pt: '|selecionad[a/o]|',
  sv: '|vald|',
  da: '|valgt|',
  pl: 'wybran[a/e/o/y]',
  cs: 'vybrán[a/o]',
  hu: 'kiválasztva',
  ru: 'выбран[а/о]',
});

/** Prompts to choose an option, which are not options themselves. */
export const NO_CHOICE = compileAnywhere({
  any: '^-, ^–, ^—, ^., ^n/a$, ^none$, ^0$',
  en: '^[choose/select/pick]|, ^please [choose/select/pick]|, ^any [size/color/colour]$, ^clear$',
  de: '^bitte, ^[wähl/auswähl], ^auswahl, auswählen( )(…/...)$, wählen( )(…/...)$, ^keine auswahl',
  fr: '^veuillez, ^[choisir/choisissez/sélectionn], ^faites un choix',
  es: '^por favor, ^[elige/elija/elegir/selecci/escoge]',
  it: '^[scegli/selezion]',
  nl: '^[kies/selecteer/maak een keuze]',
  pt: '^[escolh/selecion]',
  sv: '^välj',
  da: '^vælg',
  nb: '^velg',
  pl: '^[wybierz/wybór]',
  cs: '^prosím, ^[vyberte/zvolte]',
  fi: '^valitse',
  ru: '^[выберите/выбрать]',
});

/** Stock statements next to a choice; not part of its name. */
export const SOLD_OUT_MARK = compileAnywhere({
  en: 'sold out, out of stock, unavailable, not available, # left, only #, in stock, backorder, pre-order, coming soon, low stock, notify me',
  de: 'ausverkauft, nicht (mehr) [verfügbar/lieferbar], vergriffen, auf lager, nur noch, lieferbar, verfügbar',
  fr: 'épuisé, rupture, indisponible, non disponible, en stock, plus que',
  es: 'agotad, no disponible, sin (stock/existencias), en stock',
  it: 'esaurit, non disponibile, disponibile',
  nl: 'uitverkocht, niet (op voorraad/beschikbaar/leverbaar), op voorraad',
  pt: 'esgotad, indisponível, sem estoque, em stock',
  sv: 'slutsåld, ej i lager, slut i lager, i lager',
  da: 'udsolgt, ikke på lager, på lager',
  pl: 'brak, niedostępn, wyprzedan, dostępn',
  cs: 'vyprodán, není skladem, skladem, nedostupn',
  fi: 'loppu, loppuunmyyty, ei varastossa, varastossa',
  ru: 'нет в наличии, в наличии',
});
