import type { ConceptTable } from '../concept-table.ts';

/** Attributes of a shop's offer: prices, stock, ratings, delivery and returns. */
export const OFFER: ConceptTable = {
  warranty: {
    en: `
      warranty, warranty period, manufacturer warranty, manufacturer s warranty, year warranty, year guarantee,
      guarantee period, money back guarantee, lifetime guarantee`,
    de: `
      gewährleistung*, herstellergarantie*, garantiezeit*, jahre garantie, jahren garantie, garantie, garantien,
      garantiefrist*, garantiezeitraum*, garantiedauer*`,
    fr: `
      garantie, garanties, garantie constructeur, garantie fabricant, ans de garantie, durée de garantie,
      garantie légale`,
    es: `
      garantía, garantías, garantía del fabricante, años de garantía, período de garantía, plazo de garantía,
      garantía legal`,
    it: 'garanzia, garanzie, garanzia del produttore, anni di garanzia, periodo di garanzia, garanzia legale',
    nl: 'garantie, fabrieksgarantie, jaar garantie, garantieperiode, garantietermijn',
    pl: 'gwarancja, gwarancji, gwarancję, gwarancją, gwarancja producenta, lata gwarancji, rękojmi*, okres gwarancji',
    pt: 'garantia, garantias, garantia do fabricante, anos de garantia, período de garantia, prazo de garantia',
    sv: 'garanti, garantin, garantitid*, års garanti, tillverkargaranti, fabriksgaranti',
    da: 'garanti, garantien, garantiperiode*, års garanti, producentgaranti, reklamationsret*',
    nb: 'garanti, garantien, garantitid*, års garanti, produsentgaranti, reklamasjonsrett*',
    fi: 'takuu, takuun, takuuaika*, vuoden takuu, valmistajan takuu, takuulla, takuuta',
  },
  price: {
    en: 'price, prices, costs, cost, priced, retail price, selling price, pricing, sale price',
    de: 'preis, preise, preises, preisen, kostet, verkaufspreis*, preislich, endpreis*, kaufpreis*, kostenpunkt',
    fr: 'prix, tarif, tarifs, coûte, coûtent, coût, prix de vente, est à ~ euros',
    es: 'precio, precios, cuesta, cuestan, coste, precio de venta, vale ~ euros, costo',
    it: 'prezzo, prezzi, costa, costano, costo, prezzo di vendita, viene ~ euro',
    nl: 'prijs, prijzen, kost, kosten bedragen, verkoopprijs, prijsje, geprijsd',
    pl: 'cena, ceny, cenę, cenie, ceną, kosztuje, kosztują, koszt, cenowo, cen',
    pt: 'preço, preços, custa, custam, custo, preço de venda, o valor é',
    sv: 'pris, priset, priser, priserna, kostar, försäljningspris, kostnad',
    da: 'pris, prisen, priser, priserne, koster, salgspris, købspris',
    nb: 'pris, prisen, priser, prisene, koster, salgspris, utsalgspris',
    fi: 'hinta, hinnan, hintaan, hinnat, hinnalla, hinnasta, maksaa, hintoja, myyntihin*, hinnaltaan',
  },
  listPrice: {
    en: `
      list price, rrp, msrp, original price, regular price, was price, recommended retail price, previous price,
      instead of ~ euros, usual price, down from, full price, strikethrough price`,
    de: `
      uvp, listenpreis*, originalpreis*, regulärer preis, regulären preis, normalpreis*, statt ~ euro,
      unverbindliche preisempfehlung, vorheriger preis, ursprünglicher preis, streichpreis*, ursprünglich ~ euro,
      vorher ~ euro`,
    fr: `
      prix conseillé, prix d origine, prix initial, prix barré, prix habituel, au lieu de ~ euros, prix de base,
      prix normal, prix catalogue, prix public, ancien prix`,
    es: `
      precio original, precio anterior, precio recomendado, pvp, precio de lista, precio habitual, en lugar de ~ euros,
      en vez de ~ euros, antes ~ euros, precio tachado, precio normal`,
    it: `
      prezzo di listino, prezzo originale, prezzo consigliato, prezzo precedente, anziché ~ euro, invece di ~ euro,
      prezzo iniziale, prezzo pieno, prezzo barrato`,
    nl: `
      adviesprijs, oorspronkelijke prijs, van prijs, normale prijs, in plaats van ~ euro, vorige prijs, catalogusprijs,
      winkeladviesprijs, was eerst`,
    pl: `
      cena katalogowa, cena regularna, sugerowana cena, poprzednia cena, cena pierwotna, zamiast ~ zł, cena sugerowana,
      stara cena, ceny regularnej, cena przed obniżką, najniższa cena z`,
    pt: `
      preço original, preço de tabela, preço recomendado, pvp, preço anterior, em vez de ~ euros, preço normal,
      preço de lista, preço cheio, preço antigo`,
    sv: `
      ordinarie pris, rekommenderat pris, listpris, tidigare pris, ord pris, ursprungligt pris, cirkapris,
      ursprungspris`,
    da: 'normalpris, vejledende pris, vejl pris, førpris, oprindelig pris, listepris, tidligere pris, ordinær pris',
    nb: 'førpris, veiledende pris, ordinær pris, opprinnelig pris, listepris, tidligere pris, normalpris, veil pris',
    fi: 'ovh, normaalihinta*, alkuperäinen hinta, suositushinta*, ohjehinta*, listahinta*, aiempi hinta, norm hinta',
  },
  saving: {
    en: `
      savings, you save, save ~ euros, discount, reduced by, off the list price, percent off, on sale, discounted,
      price reduction, off the original price, save ~ percent, price reduced, price was reduced`,
    de: `
      ersparnis*, du sparst, sie sparen, sparen sie, rabatt*, preisnachlass*, preisvorteil*, prozent günstiger,
      reduziert um, nachlass, spare ~ euro, preisreduziert*, reduzierter preis, reduzierten preis, reduziert von`,
    fr: `
      économie de, vous économisez, tu économises, économisez, réduction de, remise, remises, rabais, baisse de prix,
      en promotion, réduit de, en promo, en solde, soldé*`,
    es: `
      ahorras, ahorra ~ euros, descuento, descuentos, rebajado, rebajada, rebaja de, te ahorras, en oferta, se ahorra,
      rebajados, ahorro de ~ euros`,
    it: `
      risparmi ~ euro, sconto, sconti, scontato, scontata, ribasso, in offerta, scontati, riduzione di prezzo,
      in saldo, risparmio di ~ euro`,
    nl: `
      besparing, je bespaart, u bespaart, korting, afgeprijsd*, prijsvoordeel, in de aanbieding, kortingen,
      prijsverlaging, afprijzing`,
    pl: `
      oszczędzasz, rabat*, zniżka, zniżki, zniżką, obniżka, przecenion*, przecena, w promocji, obniżce, przecenie,
      taniej o`,
    pt: `
      poupas, poupa ~ euros, desconto, descontos, em promoção, economiza ~ reais, redução de preço, rebaixado,
      você economiza, com desconto`,
    sv: 'besparing*, du sparar, rabatt*, nedsatt, nedsatta, på rea, prissänkt*, rabatterad*, prissänkning*, extrapris',
    da: `
      besparelse*, du sparer, rabat, rabatten, nedsat, nedsatte, på tilbud, spar ~ kr, prisnedsættelse*, tilbudspris`,
    nb: 'besparelse*, du sparer, rabatt*, nedsatt, nedsatte, på tilbud, på salg, spar ~ kr, prisavslag*, tilbudspris',
    fi: `
      säästö, säästät, alennus, alennuksessa, alennettu*, alennusta, alehinta*, alennukse*, tarjouksessa,
      tarjoushinta*, ale`,
  },
  unitPrice: {
    en: `
      unit price, price per unit, per kilo, per 100 ml, per litre, per liter, per 100 g, price per piece, price per kg,
      base price per`,
    de: `
      grundpreis*, stückpreis*, preis pro stück, pro 100 ml, pro kilo, pro liter, pro 100 g, einzelpreis*, literpreis*,
      kilopreis*`,
    fr: 'prix unitaire, prix au kilo, prix au litre, prix par unité, prix à l unité, prix au kg',
    es: 'precio por unidad, precio unitario, precio por kilo, precio por litro, precio por kg',
    it: 'prezzo unitario, prezzo al kg, prezzo al litro, prezzo per unità, prezzo al chilo, prezzo al pezzo',
    nl: `
      prijs per stuk, stukprijs, eenheidsprijs, prijs per kilo, prijs per liter, kiloprijs, literprijs,
      prijs per eenheid`,
    pl: 'cena jednostkowa, cena za sztukę, cena za kilogram, cena za litr, cena za kg, ceny jednostkowej',
    pt: 'preço unitário, preço por unidade, preço por kg, preço por litro, preço por quilo, preço à unidade',
    sv: 'styckpris, jämförpris*, pris per styck, kilopris*, literpris*, pris per kilo',
    da: 'stykpris*, enhedspris*, pris pr stk, kilopris*, literpris*, pris pr kilo',
    nb: 'stykkpris*, enhetspris*, pris per stk, kilopris*, literpris*, pris per kilo',
    fi: 'yksikköhinta*, kappalehinta*, kilohinta*, litrahinta*, hinta per kappale, vertailuhinta*',
  },
  rating: {
    en: 'rating, ratings, rated, stars, star rating, average rating, out of 5, out of five, customer rating, score',
    de: `
      bewertung*, sterne, sternen, kundenbewertung*, durchschnittsbewertung*, bewertet mit, durchschnittlich bewertet,
      sternebewertung*`,
    fr: 'note moyenne, étoiles, évaluation, évaluations, notation, noté ~ étoiles, note client',
    es: 'valoración, valoraciones, puntuación, estrellas, calificación, valoración media, puntuado',
    it: 'valutazione, valutazioni, stelle, punteggio, voto medio, media voti, valutato',
    nl: 'beoordeling*, sterren, waardering, gemiddelde score, beoordeeld met, klantbeoordeling*, rating',
    pl: 'ocena, oceny, ocenę, gwiazdek, gwiazdki, średnia ocena, średnia ocen, oceniany na, oceną',
    pt: 'avaliação, estrelas, classificação, nota média, pontuação, avaliação média, avaliado com',
    sv: 'betyg, betyget, stjärnor, omdöme, snittbetyg, kundbetyg, genomsnittligt betyg',
    da: 'bedømmelse*, stjerner, vurdering*, gennemsnitlig vurdering, kundebedømmelse*',
    nb: 'vurdering*, stjerner, gjennomsnittlig vurdering, terningkast, kundevurdering*, rangering',
    fi: `
      arvosana*, tähteä, tähden, arvostelukeskiarvo, keskiarvo, pisteytys, arvio ~ tähteä, asiakasarvio*, arvosanan`,
  },
  numberOfReviews: {
    en: `
      number of reviews, customer reviews, reviews, number of ratings, review count, testimonials, based on ~ reviews`,
    de: `
      anzahl bewertungen, kundenbewertungen, rezension*, kundenmeinung*, bewertungen von kunden, kundenrezension*,
      anzahl der bewertungen, erfahrungsbericht*`,
    fr: 'avis clients, nombre d avis, avis client, commentaires clients, témoignages clients, retours clients',
    es: `
      número de reseñas, reseña, reseñas, opiniones de clientes, opiniones, comentarios de clientes,
      número de valoraciones`,
    it: `
      numero di recensioni, recensione, recensioni, recensioni dei clienti, opinioni dei clienti,
      numero di valutazioni`,
    nl: 'aantal beoordelingen, klantbeoordelingen, reviews, recensies, aantal reviews, klantreviews, recensie',
    pl: 'liczba opinii, opinie klientów, recenzj*, opinii klientów, opinie, liczba ocen, opinii',
    pt: `
      número de avaliações, avaliações, avaliações de clientes, comentários de clientes, opiniões de clientes,
      resenhas`,
    sv: 'antal recensioner, recension*, kundrecension*, kundomdömen, omdömen, antal omdömen, antal betyg',
    da: 'antal anmeldelser, anmeldelse*, kundeanmeldelse*, antal vurderinger, kundeudtalelse*, antal bedømmelser',
    nb: 'antall anmeldelser, anmeldelse*, kundeanmeldelse*, antall vurderinger, kundevurderinger, omtaler',
    fi: 'arvostelujen määrä, arvostelu*, asiakasarvostelu*, arvioiden määrä, arvostelut, arviot',
  },
  availability: {
    en: `
      availability, available, in stock, unavailable, out of stock, sold out, currently available, back in stock,
      back ordered, orderable`,
    de: `
      verfügbar*, verfügbarkeit, lieferbar*, vorrätig*, auf lager, ausverkauft*, vergriffen*, erhältlich*, bestellbar`,
    fr: 'disponible*, disponibilité, en stock, rupture de stock, épuisé*, en rupture, indisponible*',
    es: 'disponible*, disponibilidad, en stock, agotado*, agotada*, sin stock, en existencia*, sin existencias',
    it: 'disponibil*, disponibilità, in stock, esaurit*, non disponibile, in magazzino, disponibilità immediata',
    nl: `
      beschikbaar*, beschikbare, beschikbaarheid, op voorraad, uitverkocht*, leverbaar, niet leverbaar, verkrijgbaar,
      voorradig`,
    pl: 'dostępn*, dostępność, w magazynie, wyprzedan*, niedostępn*, brak w magazynie, na stanie, dostępności',
    pt: 'disponív*, disponibilidade, em stock, em estoque, esgotad*, indisponív*, sem estoque, sem stock',
    sv: 'tillgänglig*, tillgänglighet, i lager, slutsåld*, slut i lager, finns inne, lagerförs, restnoterad*',
    da: 'tilgængelig*, på lager, udsolgt*, tilgængelighed, ikke på lager, leveringsklar*, lagerført',
    nb: 'tilgjengelig*, på lager, utsolgt*, tilgjengelighet, ikke på lager, leveringsklar*, lagerført',
    fi: 'saatavilla, saatavuus, varastossa, loppuunmyyty, saatavana, loppu varastosta, saatavuude*, loppunut',
  },
  stock: {
    en: `
      stock, stock level, items left, units left, only ~ left, left in stock, units in stock, inventory, pieces left,
      remaining stock`,
    de: `
      lagerbestand*, bestand, restbestand*, stück verfügbar, nur noch ~ stück, auf lager, vorrat, exemplare verfügbar,
      stück auf lager, noch ~ stück`,
    fr: `
      stock, stocks, pièces restantes, plus que ~ en stock, quantité disponible, exemplaires disponibles,
      unités disponibles, il en reste`,
    es: 'stock, existencias, unidades disponibles, quedan ~ unidades, inventario, últimas unidades, solo quedan',
    it: `
      scorte, giacenza, giacenze, pezzi disponibili, ne restano, ultimi pezzi, unità disponibili, pezzi rimasti,
      rimangono ~ pezzi`,
    nl: `
      voorraad, voorraadniveau, nog ~ stuks, aantal op voorraad, stuks op voorraad, stuks beschikbaar,
      exemplaren beschikbaar`,
    pl: `
      stan magazynowy, stanie magazynowym, zapas magazynow*, ostatnie sztuki, sztuk w magazynie, zapasy,
      zostało ~ sztuk, dostępnych sztuk`,
    pt: `
      stock, estoque, unidades disponíveis, restam ~ unidades, inventário, últimas unidades, unidades em stock,
      unidades em estoque`,
    sv: `
      lagersaldo*, lagerstatus*, antal i lager, st i lager, kvar i lager, endast ~ kvar, bara ~ kvar, exemplar kvar`,
    da: 'lagerbeholdning*, lagerstatus*, antal på lager, stk på lager, stk tilbage, kun ~ tilbage, restlager',
    nb: 'lagerbeholdning*, lagerstatus*, antall på lager, stk på lager, stk igjen, kun ~ igjen, bare ~ igjen',
    fi: `
      varastosaldo*, varastotilanne*, kpl varastossa, jäljellä, varastomäärä*, kappaletta jäljellä, varastotilante*`,
  },
  variants: {
    en: `
      variant, variants, comes in ~ colours, comes in ~ colors, available in ~ sizes, available in ~ colours,
      available in ~ colors, versions, choice of colours, choice of colors, colour options, size options,
      color options`,
    de: `
      variante*, ausführung*, versionen, in verschiedenen farben, in verschiedenen größen, verfügbar in, erhältlich in,
      in ~ farben, auswahlmöglichkeit*`,
    fr: `
      variante*, déclinaison*, versions, existe en, disponible en ~ couleurs, disponible en ~ tailles,
      en plusieurs couleurs, plusieurs tailles, plusieurs coloris, décliné en`,
    es: `
      variante*, versiones, disponible en ~ colores, disponible en ~ tallas, disponible en varios, en varios colores,
      en varias tallas, opciones de color, opciones de talla`,
    it: `
      variante, varianti, versioni, disponibile in ~ colori, disponibile in ~ taglie, in vari colori,
      in diverse taglie, diversi colori, opzioni di colore`,
    nl: `
      variant*, uitvoering, uitvoeringen, verkrijgbaar in, in verschillende kleuren, in verschillende maten,
      beschikbaar in ~ kleuren, leverbaar in ~ kleuren, kleuropties`,
    pl: `
      wariant*, wersje, warianty, w różnych kolorach, w różnych rozmiarach, dostępny w ~ kolorach, w kilku kolorach,
      w kilku rozmiarach, w wersji`,
    pt: `
      variante*, versões, disponível em ~ cores, disponível em ~ tamanhos, em várias cores, em vários tamanhos,
      opções de cor, variações, variação`,
    sv: `
      variant*, varianter, finns i ~ färger, finns i ~ storlekar, olika färger, olika storlekar, versioner,
      färgalternativ`,
    da: `
      variant*, varianter, udgaver, fås i ~ farver, fås i ~ størrelser, forskellige farver, forskellige størrelser,
      versioner, findes i ~ farver`,
    nb: `
      variant*, varianter, utgaver, finnes i ~ farger, finnes i ~ størrelser, ulike farger, ulike størrelser,
      versjoner, fås i ~ farger`,
    fi: `
      variantti*, variaatio*, eri väreissä, eri kokoja, saatavana ~ väreissä, eri väreinä, versiot, värivaihtoehdot,
      kokovaihtoehdot`,
  },
  deliveryTime: {
    en: `
      delivery time, delivery period, lead time, shipping time, working days, business days, delivered within,
      arrives within, dispatch time, delivery date, ships within, delivery estimate, estimated delivery`,
    de: `
      lieferzeit*, lieferfrist*, versanddauer*, werktag*, lieferdatum*, liefertermin*, versandzeit*,
      lieferung innerhalb, geliefert in, lieferdauer*`,
    fr: `
      délai de livraison, délais de livraison, jours ouvrés, jours ouvrables, livré sous, livraison sous,
      date de livraison, délai d expédition, livré en, expédié sous, délai d envoi`,
    es: `
      plazo de entrega, tiempo de entrega, días laborables, días hábiles, plazo de envío, entrega en ~ días,
      fecha de entrega, tiempo de envío, plazos de entrega`,
    it: `
      tempi di consegna, tempo di consegna, giorni lavorativi, consegna in ~ giorni, data di consegna,
      tempi di spedizione, consegna entro, termini di consegna`,
    nl: `
      levertijd, levertijden, bezorgtijd, levertermijn, werkdag*, leverdatum, geleverd binnen, bezorgd binnen,
      verzendtijd, bezorgdatum`,
    pl: `
      czas dostawy, termin dostawy, dni robocz*, czas realizacji, dostawa w ciągu, czas wysyłki, termin realizacji,
      czasu dostawy, data dostawy, dnia roboczego`,
    pt: `
      prazo de entrega, tempo de entrega, dias úteis, prazo de envio, entrega em ~ dias, data de entrega,
      prazos de entrega, tempo de envio`,
    sv: 'leveranstid*, vardagar, arbetsdagar, leveransdatum, levereras inom, skickas inom, fraktid*, frakttid*',
    da: 'leveringstid*, hverdage, arbejdsdage, leveringsdato, leveres inden for, sendes inden for, fragttid',
    nb: 'leveringstid*, virkedager, arbeidsdager, leveringsdato, leveres innen, sendes innen, frakttid',
    fi: `
      toimitusaika*, arkipäivä*, toimituspäivä*, toimitetaan ~ päivässä, työpäivä*, toimitusajan,
      lähetetään ~ kuluessa`,
  },
  shippingCost: {
    en: `
      shipping cost, shipping costs, delivery cost, shipping fee, delivery fee, delivery charge, shipping charge,
      postage, shipping price`,
    de: 'versandkosten*, lieferkosten*, versandgebühr*, liefergebühr*, porto, versandpauschale*',
    fr: 'frais de port, frais de livraison, frais d envoi, coût de livraison, frais d expédition, coûts de livraison',
    es: `
      gastos de envío, coste de envío, costo de envío, costes de envío, costos de envío, tarifa de envío,
      gastos de entrega`,
    it: `
      spese di spedizione, costi di spedizione, costo di spedizione, spese di consegna, costi di consegna,
      costo della spedizione`,
    nl: 'verzendkosten, bezorgkosten, leveringskosten, portokosten, verzendtarief',
    pl: `
      koszt wysyłki, koszty wysyłki, koszt dostawy, koszty dostawy, kosztów dostawy, opłata za dostawę,
      kosztów wysyłki`,
    pt: `
      custos de envio, portes de envio, portes, custo de envio, taxa de entrega, frete, valor do frete,
      custo de entrega`,
    sv: 'fraktkostnad*, frakt kostar, leveranskostnad*, fraktavgift*, fraktpris*',
    da: 'fragtomkostning*, leveringsomkostning*, forsendelsesomkostning*, fragtpris*, fragten koster, leveringsgebyr*',
    nb: 'fraktkostnad*, leveringskostnad*, frakten koster, fraktpris*, fraktgebyr*, porto',
    fi: 'toimituskulu*, toimitusmaksu*, postikulu*, rahtikulu*, toimituksen hinta',
  },
  returnPeriod: {
    en: `
      return period, return window, days to return, return within, right of withdrawal period, withdrawal period,
      return policy`,
    de: `
      rückgabefrist*, rückgaberecht*, widerrufsfrist*, widerrufsrecht*, rückgabe innerhalb, rücksendefrist*,
      tage rückgaberecht`,
    fr: `
      délai de retour, délai de rétractation, droit de rétractation, jours pour retourner, politique de retour,
      retour sous, jours pour changer d avis`,
    es: `
      plazo de devolución, período de devolución, días para devolver*, política de devolución,
      derecho de desistimiento, política de devoluciones, plazo de devoluciones`,
    it: `
      periodo di reso, termine di reso, diritto di recesso, giorni per restituire, politica di reso,
      giorni per il reso, politica sui resi`,
    nl: 'retourtermijn, bedenktijd, retourperiode, herroepingsrecht, retourbeleid, dagen retourneren, zichttermijn',
    pl: `
      termin zwrotu, czas na zwrot, dni na zwrot, prawo odstąpienia, polityka zwrotów, okres zwrotu, prawa odstąpienia,
      terminu zwrotu`,
    pt: `
      prazo de devolução, período de devolução, direito de arrependimento, dias para devolver, política de devolução,
      livre resolução, política de devoluções, prazo para devolução`,
    sv: `
      returtid*, ångerrätt*, returperiod*, öppet köp, returpolicy*, dagar på dig att returnera, returrätt*, bytesrätt`,
    da: 'returret*, fortrydelsesret*, returfrist*, returperiode*, returpolitik*, returneringsfrist*, dages retur',
    nb: 'returrett*, angrerett*, returfrist*, returperiode*, åpent kjøp, returpolicy*, angrefrist*',
    fi: 'palautusaika*, palautusoikeu*, peruutusoikeu*, palautusehdo*, palautusehto*, palautusajan',
  },
};
