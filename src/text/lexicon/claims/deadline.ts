import type { ConceptTable } from './concept-table.ts';

/** Deadlines and dates: offers, order cut-offs, stock, launches, price changes. */
export const DEADLINE: ConceptTable = {
  offerEnds: {
    en: `
      offer ends, sale ends, promotion ends, ends tonight, ends today, ends tomorrow, ends soon, ends on sunday,
      ends sunday, ends this, today only, only today, only until, valid until, valid through, available until,
      for a limited time, limited time only, limited time offer*, last chance, expires tonight, expires today,
      offer expires, until midnight, until sunday, until the end of, offer valid, runs until, deal ends,
      this weekend only, while the offer lasts, ending soon, flash sale*, final hours, discount ends, code expires,
      code is valid until, still runs, last day, last days, offer is valid until`,
    de: `
      angebot endet, aktion endet, endet heute, endet morgen, endet am, endet bald, endet in, nur heute,
      nur noch heute, gültig bis, gilt bis, gilt nur bis, nur für kurze zeit, kurze zeit, zeitlich begrenzt*,
      befristet*, solange das angebot, letzte chance, noch bis, bis mitternacht, bis sonntag, bis ende, läuft bis,
      läuft noch bis, nur dieses wochenende, letzter tag, rabatt endet, sale endet, läuft heute ab, endet um,
      gilt noch bis, aktionszeitraum*, tagesangebot*, endet diesen, blitzangebot*, bis einschließlich, nur noch bis,
      nur bis sonntag, nur bis morgen, nur bis mitternacht, nur bis zum`,
    fr: `
      offre se termine, se termine ce soir, se termine aujourd hui, se termine demain, se termine dimanche,
      se termine bientôt, offre valable jusqu, valable jusqu, aujourd hui seulement, aujourd hui uniquement,
      uniquement aujourd hui, seulement aujourd hui, durée limitée, offre limitée, à durée limitée, dernière chance,
      dernier jour, derniers jours, jusqu à minuit, jusqu à dimanche, jusqu à ce soir, prend fin, expire le,
      offre à saisir, temps limité, vente flash, ventes flash, ce week end seulement, expire ce soir, valide jusqu,
      se termine le, jusqu à la fin du mois, dernières heures, fin de l offre`,
    es: `
      oferta termina, la oferta acaba, termina hoy, termina esta noche, termina mañana, termina el domingo,
      acaba hoy, acaba esta noche, acaba el domingo, solo hoy, válido hasta, válida hasta, válidos hasta,
      tiempo limitado, por tiempo limitado, última oportunidad, último día, últimos días, hasta medianoche,
      hasta el domingo, oferta finaliza, finaliza hoy, finaliza el, vigente hasta, oferta flash, expira el,
      hasta fin de mes, últimas horas, promoción finaliza, promoción termina, oferta válida, termina pronto,
      hasta esta noche, solo hasta el, solo hasta hoy, oferta caduca`,
    it: `
      offerta termina, offerta scade, scade oggi, scade stasera, scade domani, scade domenica, termina oggi,
      termina stasera, termina domenica, solo oggi, solo per oggi, valido fino, valida fino, validi fino,
      tempo limitato, per un periodo limitato, ultima occasione, ultimo giorno, ultimi giorni, fino a mezzanotte,
      fino a domenica, offerta valida, termina il, fino a stasera, offerta lampo, periodo limitato, offerta a tempo,
      ultime ore, promozione termina, promozione scade, termina presto, fino a fine mese, offerta limitata,
      solo fino a domenica, solo fino al, offerta scade il`,
    nl: `
      actie eindigt, aanbieding eindigt, eindigt vandaag, eindigt vanavond, eindigt morgen, eindigt zondag,
      eindigt binnenkort, alleen vandaag, vandaag alleen, geldig tot, geldig t m, tijdelijke aanbieding,
      tijdelijk aanbod, tijdelijke actie, beperkte tijd, laatste kans, laatste dag, laatste dagen, tot middernacht,
      tot en met zondag, nog tot, loopt tot, actie loopt, korting eindigt, verloopt op, alleen dit weekend,
      nog maar tot, tot het einde van, tijdelijk in de, dagdeal*, flash sale*, laatste uren, tot zondag,
      alleen tot en met, alleen tot zondag`,
    pl: `
      oferta kończy, promocja kończy, kończy się dziś, kończy się dzisiaj, kończy się jutro, kończy się w niedzielę,
      kończy się wkrótce, tylko dziś, tylko dzisiaj, ważna do, ważny do, ważne do, ograniczona czasowo,
      ograniczony czas, przez ograniczony czas, ostatnia szansa, ostatni dzień, ostatnie dni, do północy,
      do niedzieli, oferta ważna, promocja trwa do, obowiązuje do, trwa do, limitowana czasowo, oferta wygasa,
      wygasa dziś, promocja obowiązuje, do końca miesiąca, do końca tygodnia, tylko w ten weekend, ostatnie godziny,
      promocja trwa, tylko do niedzieli, tylko do jutra, tylko do końca, tylko do północy`,
    pt: `
      oferta termina, promoção termina, termina hoje, termina amanhã, termina no domingo, termina em breve, só hoje,
      apenas hoje, somente hoje, válido até, válida até, válidos até, por tempo limitado, tempo limitado,
      última oportunidade, última chance, último dia, últimos dias, até à meia noite, até domingo, até meia noite,
      oferta válida, expira em, acaba hoje, oferta limitada, oferta relâmpago, até ao final do mês, últimas horas,
      termina esta noite, campanha válida, promoção válida, vigente até, acaba em breve, até o fim do mês,
      só até domingo, só até ao dia, apenas até ao dia, apenas até domingo, só até amanhã, somente até domingo`,
    sv: `
      erbjudandet slutar, erbjudandet gäller, gäller till, gäller endast idag, gäller endast till, slutar idag,
      slutar i dag, slutar ikväll, slutar på söndag, endast idag, endast i dag, bara idag, bara i dag, gäller t o m,
      gäller till och med, begränsad tid, tidsbegränsat, sista chansen, sista dagen, till midnatt, till söndag,
      kampanjen slutar, kampanjen gäller, löper ut, rean slutar, sista dagarna, slutar snart, gäller tom,
      endast till söndag, bara till söndag, endast till och med`,
    da: `
      tilbuddet slutter, tilbuddet gælder, tilbuddet udløber, gælder til, gælder kun i dag, slutter i dag,
      slutter i aften, slutter søndag, slutter snart, kun i dag, gælder til og med, begrænset tid, begrænset periode,
      tidsbegrænset, sidste chance, sidste dag, til midnat, til søndag, udløber i, kampagnen slutter,
      kampagnen gælder, udløber den, gyldig til, kampagnen udløber, gyldigt til, sidste dage, udsalget slutter,
      gælder frem til, kun til søndag, kun til og med, gælder kun til`,
    nb: `
      tilbudet slutter, tilbudet gjelder, tilbudet utløper, gjelder til, gjelder kun i dag, slutter i dag,
      slutter i kveld, slutter søndag, slutter snart, kun i dag, bare i dag, gjelder til og med, begrenset tid,
      begrenset periode, tidsbegrenset, siste sjanse, siste dag, til midnatt, til søndag, utløper i,
      kampanjen slutter, kampanjen gjelder, utløper den, gyldig til, gjelder ut, kampanjen varer, siste dager,
      ut måneden, salget slutter`,
    fi: `
      tarjous päättyy, tarjous voimassa, päättyy tänään, päättyy huomenna, päättyy sunnuntaina, päättyy pian,
      vain tänään, voimassa asti, voimassa saakka, rajoitetun ajan, rajoitettu aika, viimeinen mahdollisu*,
      viimeinen päivä, keskiyöhön asti, keskiyöhön saakka, sunnuntaihin asti, voimassa vain, kampanja päättyy,
      kampanja voimassa, vain rajoitetun, loppuu tänään, viimeiset päivät, ale päättyy, alennus päättyy,
      asti voimassa, viimeiset tunnit, loppuu pian, kampanja loppuu, tarjous loppuu, tarjous on voimassa,
      alennus on voimassa, koodi on voimassa`,
  },
  orderBefore: {
    en: `
      order before, if you order before, when you order before, orders placed before, orders placed by,
      ordered before, order today before, orders received before, order cut off, cut off time, order deadline,
      before noon, by noon, before midday, order within the next, orders before, place your order before,
      place your order by, order today and, order now and get it, order today to, order by noon, order by midnight,
      order by ~ pm, order by ~ am, order by midday, if you order by ~ pm, place an order before`,
    de: `
      bei bestellung bis, bestellst du bis, bestellen sie bis, bis mittag bestell*, bestellschluss*,
      bestelleingang bis, bestellungen vor, heute bestellt, heute bestellen, jetzt bestellen und,
      bestelle noch heute, bestellung vor, bei bestelleingang, bestellung heute, bis ~ uhr bestell*,
      vor ~ uhr bestell*, zahlungseingang bis, innerhalb der nächsten ~ bestell*, bestellungen bis ~ uhr,
      bestellung bis ~ uhr, bestell* bis ~ uhr, bestellt bis ~ uhr, wenn sie bis ~ uhr, wenn du bis ~ uhr,
      bestellungen bis mittag`,
    fr: `
      commandez avant, commander avant, commande avant, commande passée avant, commandes passées avant,
      pour toute commande passée avant, si vous commandez avant, commandé aujourd hui, avant midi,
      commandez aujourd hui, commandez dans les, toute commande avant, si tu commandes avant, commandes avant,
      heure limite de commande, avant 12h, commande effectuée avant, commandes effectuées avant, commandé d ici,
      si vous passez commande avant`,
    es: `
      haz tu pedido antes, pedidos realizados antes, pedido antes de, pedidos antes de, si pides antes,
      si lo pides antes, si compras antes, si haces tu pedido antes, antes de las 12, antes del mediodía,
      comprando antes, pide antes, pídelo antes, pidiendo antes, compra antes, pídelo hoy, si lo compras antes,
      si realizas tu pedido antes, hora límite, realizando tu pedido antes, pedidos hechos antes, si pide antes,
      si lo pide antes, si compra antes`,
    it: `
      ordina entro, ordini effettuati entro, ordinando entro, se ordini entro, se ordini prima, ordina prima,
      ordini entro, ordini ricevuti entro, entro mezzogiorno, entro le 12, acquista entro, ordinando prima,
      effettuati entro le, prima di mezzogiorno, se acquisti entro, ordina oggi, se effettui l ordine entro,
      ordinato entro, ordinati entro, ordine entro, ordini confermati entro`,
    nl: `
      voor ~ uur besteld, besteld op werkdagen, vandaag besteld, nu besteld, als je voor ~ bestelt,
      als u voor ~ bestelt, op werkdagen voor, besteltijd, voor ~ uur bestelt, voor ~ uur bestellen, bestel vandaag,
      bestel binnen, voor twaalf uur, uiterlijk besteld, voor ~ besteld, voor ~ bestelt, bestel voor ~ uur,
      bestel je voor ~ uur, bestelt u voor ~ uur, besteld voor ~ uur, bestellingen voor ~ uur, bestel je vandaag`,
    pl: `
      zamówienia złożone do, zamówienia złożone przed, złożone do godziny, złożone przed, zamówień złożonych do,
      zamów przed, zamówienia do godziny, zamówienie do godziny, zamówienia opłacone do, do godziny 12,
      zamówienie przed, zamówisz przed, zamów dziś, zamówieniu do godziny, złóż zamówienie do, złóż zamówienie przed,
      przed godziną, zamówieniach złożonych do, kup do godziny, jeśli zamówisz dziś, zamów do godziny,
      zamówisz do godziny, zamów do północy, zamów do południa, do godziny ~ zamów*`,
    pt: `
      encomende até, encomendas feitas até, pedidos feitos até, encomenda até, se encomendar até,
      se encomendares até, compre até, compras efetuadas até, até ao meio dia, até às 12, antes do meio dia,
      encomendas efetuadas até, pedidos realizados até, se comprar até, encomendar antes, encomendas antes,
      encomende antes, encomende hoje, encomendas realizadas até, peça antes, pedidos antes, hora limite,
      encomendas recebidas até, encomendas até às, pedidos até às, encomende até às, peça até às`,
    sv: `
      beställ före, beställ innan, beställningar före, beställning före, beställningar lagda före, order lagda före,
      om du beställer före, om du beställer innan, beställer du före, beställer du innan, lägg din order före,
      beställ idag, order före, beställningar innan, beställning innan, order innan, lagda innan, beställer före kl,
      senaste beställningsdag`,
    da: `
      bestil inden, bestil før, bestiller du inden, bestiller du før, ordrer afgivet inden, ordrer afgivet før,
      ordrer modtaget før, ordrer inden, ordrer før, hvis du bestiller inden, hvis du bestiller før, bestilt inden,
      bestilt før, bestillinger inden, bestil i dag, bestillinger før, inden kl, køb inden, sidste bestillingsdag,
      ordrer modtaget inden`,
    nb: `
      bestill før, bestill innen, bestiller du før, bestiller du innen, ordrer lagt før, bestillinger før,
      bestillinger innen, hvis du bestiller før, hvis du bestiller innen, bestilt før, bestilt innen, ordrer før,
      ordre før, ordrer mottatt før, bestill i dag, ordrer innen, bestilling før, bestilling innen, før kl,
      siste bestillingsdag`,
    fi: `
      tilaa ennen, tilaa viimeistään, ennen ~ tehdyt tilaukset, tilaukset ennen, tilaamalla ennen,
      mennessä tehdyt tilaukset, jos tilaat ennen, kun tilaat ennen, tilaus ennen, mennessä tilatut, ennen kello,
      klo ~ mennessä, ennen klo, tilaa tänään, tilaa klo, tehdyt tilaukset, ennen puoltapäivää, tilattu ennen,
      jos tilaat tänään, tehdyt tilaukset lähetetään`,
  },
  outOfStock: {
    en: `
      out of stock, sold out, currently unavailable, not in stock, temporarily unavailable, no longer in stock,
      temporarily out, back ordered, backorder*, on backorder, no longer available, currently not available`,
    de: `
      ausverkauft*, nicht auf lager, nicht vorrätig*, derzeit nicht verfügbar*, aktuell nicht verfügbar*,
      zurzeit nicht verfügbar*, momentan nicht verfügbar*, vergriffen*, nicht lieferbar*, nicht mehr verfügbar*,
      nicht mehr lieferbar*, derzeit nicht lieferbar*, nicht auf vorrat, leider nicht verfügbar*`,
    fr: `
      en rupture, rupture de stock, en rupture de stock, indisponible*, plus en stock, plus disponible*,
      momentanément indisponible*, temporairement indisponible*, pas en stock, hors stock, victime de son succès,
      est épuisé, sont épuisés, épuisée, épuisées, épuisés, stock épuisé, actuellement épuisé, article épuisé,
      produit épuisé`,
    es: `
      agotado*, agotada*, sin stock, fuera de stock, no disponible, sin existencias, no está disponible, no quedan,
      no hay stock, temporalmente no disponible*, no están disponibles, no tenemos stock`,
    it: `
      esaurit*, non disponibil*, fuori stock, non è disponibile, non in stock, temporaneamente non disponibil*,
      sold out, attualmente non disponibil*, non più disponibil*, al momento non disponibil*`,
    nl: `
      uitverkocht*, niet op voorraad, niet beschikbaar, niet leverbaar, tijdelijk uitverkocht, niet meer leverbaar,
      niet meer beschikbaar, tijdelijk niet leverbaar, tijdelijk niet beschikbaar, niet voorradig, sold out`,
    pl: `
      wyprzedan*, brak w magazynie, niedostępn*, brak na stanie, chwilowo niedostępn*, produkt niedostępny,
      nie ma w magazynie, nie ma na stanie, obecnie niedostępn*, wycofan* ze sprzedaży, nakład wyczerpany`,
    pt: `
      esgotado*, esgotada*, sem stock, fora de stock, indisponív*, fora de estoque, sem estoque, não disponív*,
      rutura de stock, ruptura de stock, não está disponível, temporariamente indisponív*, já não está disponível`,
    sv: `
      slutsåld*, slutsålt, slut i lager, ej i lager, tillfälligt slut, inte i lager, finns inte i lager,
      inte tillgänglig*, slut på lager, för närvarande slut, utgått ur sortiment*, restnoterad*`,
    da: `
      udsolgt*, ikke på lager, midlertidigt udsolgt, ikke tilgængelig*, i restordre, ikke længere tilgængelig*,
      ikke på lager i øjeblikket, udgået af sortiment*, restordre*, ikke længere på lager`,
    nb: `
      utsolgt*, ikke på lager, midlertidig utsolgt, ikke tilgjengelig*, i restordre, tomt på lager,
      ikke lenger tilgjengelig*, utgått fra sortiment*, restordre*, tom på lager`,
    fi: `
      loppuunmyyt*, loppu varastosta, ei varastossa, ei saatavilla, tilapäisesti loppu, väliaikaisesti loppu,
      loppunut varastosta, ei ole varastossa, myyty loppuun, poistunut valikoimasta, tilapäisesti ei saatavilla,
      ei ole saatavilla`,
  },
  inStock: {
    en: `
      in stock, stock available, available in our warehouse, ready in stock, available for immediate, in our stock,
      currently available`,
    de: `
      auf lager, vorrätig*, am lager, auf vorrat, lagernd*, lagerware, ab lager, aktuell verfügbar,
      derzeit verfügbar, momentan verfügbar, sofort verfügbar, derzeit lieferbar, aktuell lieferbar,
      sofort lieferbar`,
    fr: `
      en stock, en réserve, actuellement disponible*, immédiatement disponible*, disponible immédiatement,
      disponible* en stock`,
    es: `
      en stock, hay stock, en existencias, tenemos stock, quedan unidades, hay existencias, disponible actualmente,
      actualmente disponible*, stock disponible, disponibilidad inmediata`,
    it: `
      in magazzino, in stock, in giacenza, a magazzino, attualmente disponibil*, subito disponibil*,
      disponibilità immediata, disponibil* in negozio, pronta consegna`,
    nl: `
      op voorraad, voorradig*, in voorraad, uit voorraad, momenteel beschikbaar, direct leverbaar,
      direct beschikbaar`,
    pl: 'na stanie, w magazynie, na magazynie, dostępn* od ręki, obecnie dostępn*, aktualnie dostępn*, na składzie',
    pt: `
      em stock, em estoque, em armazém, há stock, temos em stock, atualmente disponív*, pronta entrega,
      disponível de imediato, em existência`,
    sv: 'i lager, finns på lager, på lager, finns inne, lagervara*, finns i butik*, lagerförd*, finns hemma',
    da: 'på lager, på vores lager, lagervare*, lagerført*, findes på lager, på eget lager',
    nb: 'på lager, på vårt lager, lagervare*, lagerført*, finnes på lager, på eget lager',
    fi: 'varastossa, varastosta, heti varastossa, löytyy varastosta, heti saatavilla, varastotuot*',
  },
  fewLeft: {
    en: `
      only a few left, few left, last pieces, last items, almost sold out, low stock, limited stock, nearly sold out,
      limited quantity, limited quantities, hurry, selling fast, only one left, last few, few remaining,
      limited availability, stock is limited, running low, going fast, almost gone, only two left, few pieces left,
      last one, last ones`,
    de: `
      nur noch wenige, wenige stück, letzte stück*, letztes stück, fast ausverkauft, letzte exemplare,
      begrenzte stückzahl, begrenzter vorrat, begrenzt verfügbar*, geringer bestand, nur noch ~ stück,
      nur noch ~ auf lager, limitierte stückzahl, restbestand, nur noch ~ verfügbar, letzte artikel,
      schnell vergriffen, geringe stückzahl, knapper bestand, begrenzte menge, bald ausverkauft`,
    fr: `
      derniers exemplaires, dernières pièces, dernier exemplaire, bientôt épuisé*, stock limité, quantité limitée,
      quantités limitées, stocks limités, plus que quelques, derniers articles, presque épuisé*, dernière pièce,
      faible stock, derniers en stock, plus que ~ en stock, plus que ~ exemplaires, dernières unités, peu de stock,
      plus que ~ pièces`,
    es: `
      últimas unidades, últimas existencias, pocas unidades, últimos artículos, casi agotado*, unidades limitadas,
      stock limitado, solo quedan, última unidad, existencias limitadas, cantidades limitadas, se agotan,
      quedan pocas, quedan pocos, casi agotada*, solo queda, poco stock, cantidad limitada`,
    it: `
      ultimi pezzi, ultimo pezzo, ultimi articoli, quasi esaurit*, disponibilità limitata, quantità limitata,
      quantità limitate, pochi pezzi, solo pochi, scorte limitate, ultime unità, ultimi disponibili, quasi terminat*,
      in esaurimento, ultimi rimasti, ne restano pochi, pezzi limitati, solo ~ pezzi rimasti, ultimi prodotti`,
    nl: `
      laatste stuks, laatste exemplaren, laatste exemplaar, bijna uitverkocht, beperkte voorraad, nog maar enkele,
      beperkt op voorraad, beperkt beschikbaar, nog maar een paar, slechts enkele, nog maar ~ op voorraad,
      nog ~ stuks, laatste op voorraad, beperkt leverbaar, nog slechts enkele, nog slechts ~ op voorraad,
      nog enkele stuks`,
    pl: `
      ostatnie sztuki, ostatnia sztuka, ostatnie egzemplarze, ograniczona ilość, ograniczona liczba,
      prawie wyprzedan*, kończy się zapas, zostało tylko, zostały tylko, zostały ostatnie, limitowana ilość,
      końcówka zapasów, ostatnich sztuk, niewiele sztuk, zostało kilka, została tylko, na wyczerpaniu,
      tylko kilka sztuk, ostatnie kilka sztuk`,
    pt: `
      últimas unidades, últimas peças, última unidade, quase esgotad*, stock limitado, quantidade limitada,
      poucas unidades, unidades limitadas, só restam, restam apenas, estoque limitado, limitado ao stock,
      quantidades limitadas, apenas restam, restam poucas, restam poucos, a esgotar, últimos artigos,
      últimas em stock`,
    sv: `
      få kvar, endast få kvar, sista exemplar*, snart slutsåld*, begränsat antal, begränsat lager, fåtal kvar,
      nästan slutsåld*, sista paret, bara några kvar, ett fåtal, några få kvar, få i lager, snart slut, bara ~ kvar,
      endast ~ kvar`,
    da: `
      få tilbage, kun få tilbage, sidste eksemplar*, snart udsolgt, begrænset antal, begrænset lager, næsten udsolgt,
      kun få på lager, få på lager, begrænset parti, sidste par, få stk tilbage, kun ~ tilbage, få stykker tilbage,
      de sidste på lager, de sidste stk`,
    nb: `
      få igjen, kun få igjen, siste eksemplar*, snart utsolgt, begrenset antall, begrenset lager, nesten utsolgt,
      bare noen få, få på lager, noen få igjen, kun ~ igjen, bare ~ igjen, siste par, begrenset parti,
      få stykker igjen`,
    fi: `
      viimeiset kappaleet, vain muutama, muutama jäljellä, lähes loppuunmyyt*, rajoitettu erä, rajoitettu määrä,
      viimeinen kappale, melkein loppu*, vähän jäljellä, vain muutama jäljellä, rajoitettu saatavuus, viimeiset kpl,
      jäljellä vain, loppumassa, enää muutama, varastossa vain, vielä muutama`,
  },
  whileStocksLast: {
    en: `
      while stocks last, while stock lasts, while supplies last, until stocks run out, subject to availability,
      until sold out, as long as stocks last, while stocks remain, until stock runs out, while supply lasts`,
    de: `
      solange der vorrat reicht, solange vorrat reicht, solange vorrätig, nur solange, solange verfügbar,
      solange vorhanden, solange der vorrat, bis zum ausverkauf`,
    fr: `
      dans la limite des stocks, jusqu à épuisement, dans la limite des stocks disponibles, tant qu il y en a,
      sous réserve de disponibilité, dans la limite des quantités, stocks épuisés, tant qu il en reste,
      selon disponibilité`,
    es: `
      hasta fin de existencias, hasta agotar existencias, hasta agotar stock, mientras haya existencias,
      hasta agotarse, sujeto a disponibilidad, mientras haya stock, mientras duren las existencias,
      según disponibilidad`,
    it: `
      fino a esaurimento scorte, fino ad esaurimento scorte, fino ad esaurimento, fino a esaurimento,
      salvo disponibilità, salvo esaurimento, fino a esaurimento delle scorte, secondo disponibilità`,
    nl: `
      zolang de voorraad strekt, zolang voorraad strekt, op is op, zolang de voorraad, zolang leverbaar,
      onder voorbehoud van beschikbaarheid, zolang op voorraad`,
    pl: `
      do wyczerpania zapasów, wyczerpania zapasów, do wyczerpania, dopóki dostępn*, do wyczerpania stanów,
      póki starczy zapasów, dopóki zapas*`,
    pt: `
      até esgotar, enquanto durar o stock, enquanto durarem os stocks, enquanto houver stock,
      limitado ao stock existente, sujeito a disponibilidade, até rutura de stock, limitado ao stock,
      enquanto durar o estoque, salvo rutura, enquanto durarem os estoques, enquanto houver estoque`,
    sv: `
      så länge lagret räcker, så långt lagret räcker, medan lagret räcker, så länge det finns, så länge vi har,
      medan det finns kvar`,
    da: `
      så længe lager haves, så længe lager, så længe lageret, så længe haves, indtil udsolgt, så længe varen haves,
      så længe de haves`,
    nb: `
      så lenge lageret rekker, så lenge lager, så langt lageret rekker, så lenge beholdningen, til det er utsolgt,
      så lenge vi har, så lenge varen`,
    fi: `
      niin kauan kuin tavaraa, niin kauan kuin varastoa, kunnes varasto, varaston loppu*, kunnes loppuu,
      niin kauan kuin riittää, kunnes erä loppuu, rajoitetun erän ajan, niin kauan kuin tuotte*`,
  },
  backInStock: {
    en: `
      back in stock, restock*, back soon, will be back, available again, in stock again, new stock, notify me when,
      notify you when, stock alert*, availability alert, when it is back, back in store, next delivery,
      expected back, return to stock, replenish our stock, email you when`,
    de: `
      wieder verfügbar*, wieder lieferbar*, wieder auf lager, wieder da, nachschub*, bald wieder, wieder vorrätig*,
      wieder erhältlich*, wieder im sortiment, neue lieferung, nachbestellt, wieder eintreff*,
      verfügbarkeitsbenachrichtigung*, benachrichtigen sobald, wieder rein, sobald es wieder,
      sobald der artikel wieder, wieder reinkommt, sobald er wieder, sobald sie wieder, wiederverfügbarkeit`,
    fr: `
      de retour en stock, bientôt de retour, à nouveau disponible*, de nouveau disponible*, retour en stock,
      réapprovisionnement, réapprovisionn*, réassort*, à nouveau en stock, de nouveau en stock, alerte stock,
      alerte disponibilité, être prévenu*, rupture temporaire, nouvel arrivage, prochain arrivage, sera de retour`,
    es: `
      de nuevo en stock, vuelve a estar disponible, volverá a estar, disponible de nuevo, otra vez disponible,
      repondremos, reposición de stock, de vuelta en stock, nuevamente disponible, avísame cuando,
      aviso de disponibilidad, avisarte cuando, volver a tener stock, volverá a haber, volveremos a tener,
      volvemos a tener, reponer stock, alerta de stock, vuelve el stock, reponemos, fecha de reposición,
      pronta reposición`,
    it: `
      di nuovo disponibil*, torna disponibil*, tornerà disponibil*, nuovamente disponibil*, riassortimento,
      di nuovo in stock, ritorno in stock, avvisami quando, torna in stock, tornano disponibil*, tornerà in stock,
      in riassortimento, in arrivo a breve, nuovo arrivo previsto, avviso di disponibilità, tornerà presto`,
    nl: `
      weer op voorraad, weer leverbaar, weer beschikbaar, opnieuw op voorraad, binnenkort weer, opnieuw leverbaar,
      weer binnen, voorraadmelding*, nieuwe voorraad, opnieuw beschikbaar, terug op voorraad, weer verkrijgbaar,
      weer te bestellen, bericht als het weer, seintje zodra, voorraad wordt aangevuld, voorraad aangevuld`,
    pl: `
      znów dostępn*, ponownie dostępn*, powróci do sprzedaży, z powrotem w magazynie, wróci do sprzedaży,
      nowa dostawa towaru, wznowieni* dostaw*, powiadom o dostępności, powiadomieni* o dostępności, uzupełnimy stan*,
      ponownie w sprzedaży, ponownie w magazynie, wraca do sprzedaży, znowu dostępn*, będzie ponownie, będzie znów,
      uzupełnienie zapasów, ponownie na stanie`,
    pt: `
      de volta ao stock, novamente em stock, novamente disponív*, volta a estar disponív*, voltará a estar,
      disponível novamente, reposição de stock, de volta em stock, avise me quando, reposição de estoque,
      voltou ao estoque, de volta ao estoque, reposto, disponível de novo, aviso de disponibilidade,
      voltar a ter stock, em stock novamente, de novo disponível, data de reposição, reposição do produto`,
    sv: `
      åter i lager, tillbaka i lager, i lager igen, snart tillbaka, åter tillgänglig*, tillgänglig igen,
      fyller på lagret, ny leverans väntas, tillbaka i butik*, påfyllning av lager*, beräknas åter, lagerbevak*,
      åter i butik*, väntas in, mejl när den är tillbaka, bevaka produkten, bevaka varan, bevaka artikeln,
      lagret fylls på`,
    da: `
      på lager igen, igen på lager, tilbage på lager, snart tilbage, tilgængelig igen, forventes på lager,
      lager igen, kommer hjem igen, forventes hjem, får besked når, hjem igen, tilbage i sortiment*, genbestilt,
      forventes tilbage, nyt lager, lageret fyldes op`,
    nb: `
      på lager igjen, tilbake på lager, snart tilbake, tilgjengelig igjen, kommer igjen, forventes på lager,
      inn på lager, varsle meg, ventes på lager, ventes inn, kommer inn igjen, forventet på lager, tilbake i butikk*,
      varsel når, lageret fylles på`,
    fi: `
      jälleen varastossa, takaisin varastossa, taas saatavilla, uudelleen saatavilla, täydenn* varasto*,
      palaa varastoon, jälleen saatavilla, takaisin varastoon, tulossa takaisin, ilmoita kun, taas varastossa,
      uusi erä, saapuu varastoon, varastotäyden*, saatavuusilmoit*, saapumassa varastoon, lisää varastoon`,
  },
  comingSoon: {
    en: `
      coming soon, new model soon, new version soon, arriving soon, launching soon, launches in, will be released,
      release date*, will launch, available soon, upcoming, will be available from, soon available,
      new collection soon, about to launch, launch date*, new model is`,
    de: `
      demnächst*, bald verfügbar*, bald erhältlich*, in kürze verfügbar*, in kürze erhältlich*, kommt bald,
      neues modell, nachfolgemodell*, erscheint bald, erscheint am, erscheinungsdatum*, verkaufsstart*,
      ab sofort vorbestell*, neue version, markteinführung*, bald lieferbar*, in kürze lieferbar*,
      erscheint demnächst, erscheint in kürze`,
    fr: `
      bientôt disponible*, sortie prévue, arrive bientôt, nouveau modèle, date de sortie, disponible à partir du,
      nouvelle version, sortira, disponibles prochainement, lancement prévu, bientôt en vente, disponible dès le,
      prochaine collection, bientôt en stock, prochainement disponible*, prochainement en stock,
      disponible prochainement, modèle à venir`,
    es: `
      próximamente, muy pronto disponible, disponible próximamente, nuevo modelo, próximo lanzamiento,
      fecha de lanzamiento, se lanzará, nueva versión, disponible a partir del, próximo modelo, pronto disponible,
      saldrá a la venta, llegará pronto, llega pronto, disponible pronto, pronto en stock`,
    it: `
      prossimamente, presto disponibil*, disponibile a breve, nuovo modello, data di uscita, uscita prevista,
      nuova versione, disponibil* a partire dal, prossima uscita, disponibile prossimamente, a breve disponibil*,
      lancio previsto, disponibil* presto, sarà disponibile, presto in arrivo, in arrivo presto,
      nuovi modelli in arrivo, in arrivo prossimamente`,
    nl: `
      binnenkort verkrijgbaar, binnenkort leverbaar, binnenkort beschikbaar, nieuw model, verschijnt binnenkort,
      releasedatum, nieuwe versie, komt binnenkort, opvolger, binnenkort verwacht, binnenkort in de winkel`,
    pl: `
      wkrótce w sprzedaży, wkrótce dostępn*, już wkrótce, niebawem, nowy model, premiera, data premiery, nowa wersja,
      dostępn* od dnia, niedługo w sprzedaży, pojawi się wkrótce, następca, zapowiedź, nowego modelu, premierę,
      premiery, wkrótce pojawi, wejdzie do sprzedaży`,
    pt: `
      novo modelo, data de lançamento, próximo lançamento, nova versão, disponível em breve, chega em breve,
      será lançado, brevemente disponív*, disponível brevemente, será lançada, próximos lançamentos, previsto para,
      brevemente em stock, em breve em stock, em breve disponív*, lançamento em breve, disponível a partir do dia`,
    sv: `
      kommer snart, snart tillgänglig*, lanseras snart, ny modell, nya modellen, lanseringsdatum, släpps snart,
      ny version, lanseras i, snart i butik*, efterföljare*, släpps den, kommer i lager, snart i lager, lanseras den`,
    da: `
      kommer snart, snart tilgængelig*, lanceres snart, ny model, nye model, lanceringsdato, udkommer, ny version,
      lanceres i, snart på lager, efterfølger*, lanceres den, udgivelsesdato, snart i handlen, forventes lanceret`,
    nb: `
      kommer snart, snart tilgjengelig*, lanseres snart, ny modell, nye modellen, lanseringsdato, ny versjon,
      lanseres i, snart på lager, snart i butikk*, etterfølger*, slippes snart, lanseres den, kommer for salg,
      slippes i`,
    fi: `
      tulossa pian, pian saatavilla, tulossa myyntiin, uusi malli, uuden mallin, julkaisupäiv*, julkaistaan pian,
      uusi versio, saatavilla alkaen, tulossa valikoima*, lanseera*, pian myynnissä, tulee myyntiin, pian tulossa,
      julkaistaan, saatavana alkaen, pian varastossa`,
  },
  preorder: {
    en: `
      preorder*, pre order*, pre orders, pre ordered, available to pre order, reserve now, reserve yours, pre sale`,
    de: 'vorbestell*, vorbestellung*, vorverkauf*, vorbestellbar*, vorbestellt, vorbestellungen, vorreservier*',
    fr: 'précommand*, en précommande, précommande, pré commande, prévente, précommandes, pré commander',
    es: `
      reserva anticipada, preventa*, pre venta, preorder, pedido anticipado, prereserva*, pre reserva, resérvalo ya,
      en preventa, reservar antes del lanzamiento, prepedido*`,
    it: `
      preordin*, pre ordin*, prevendita*, preordine, preordinare, pre order, pre ordine, in prevendita, prenotabil*,
      preorder`,
    nl: 'pre order*, preorder*, voorbestel*, voorverkoop, reserveer nu, vooruitbestel*, vooraf bestellen',
    pl: `
      przedsprzedaż*, zamówieni* przedpremierow*, preorder*, w przedsprzedaży, pre order*, przedpremierow*,
      zamów przed premierą, przedsprzedaży`,
    pt: `
      pré venda, pré encomenda*, reserva antecipada, pré encomendar, encomenda antecipada, pre order, pré compra,
      pré reserva, pré vendas`,
    sv: 'förhandsbok*, förbeställ*, förhandsbeställ*, förköp*, boka i förväg, förhandsbeställning, preorder',
    da: 'forudbestil*, forudbestilling*, forsalg, preorder*, pre order*, forhåndsbestil*',
    nb: 'forhåndsbestil*, forhåndsbestilling*, forhåndssalg*, preorder*, pre order*, forhåndsbestilt',
    fi: `
      ennakkotilau*, ennakkotilata, ennakkomyynti*, ennakkovarau*, ennakkomyynniss*, ennakkotilatt*,
      ennakkotilattav*, ennakkoon tilattav*`,
  },
  priceWillRise: {
    en: `
      price will rise, price will go up, price increase*, prices will increase, price is going up, prices go up,
      price goes up, prices are going up, will cost more, before the price, will be more expensive,
      at this price until, regular price after, price rises, back to full price, goes back up, prices will rise,
      returns to full price`,
    de: `
      preiserhöhung*, preis steigt, preise steigen, preisanstieg*, wird teurer, werden teurer, bevor der preis,
      vor der preiserhöhung, preis wird steigen, noch zum alten preis, danach zum regulären, preise werden steigen,
      preis erhöht sich, danach wieder zum normalen, danach wieder teurer`,
    fr: `
      augmentation de prix, augmentation des prix, prix va augmenter, prix vont augmenter, hausse de prix,
      hausse des prix, prix augmente, avant l augmentation, avant la hausse, prix augmentera, prix augmenteront,
      prix augmentent, prix remonte, prix remontera`,
    es: `
      subida de precio*, subida de precios, precio subirá, precios subirán, va a subir de precio, aumento de precio*,
      antes de que suba, precio va a subir, subirá de precio, precio sube, suben los precios, precio aumentará,
      sube de precio`,
    it: `
      aumento di prezzo, aumento dei prezzi, prezzo aumenterà, prezzi aumenteranno, rincaro, rincari,
      prima che aumenti, prezzo salirà, aumenti di prezzo, il prezzo salirà, il prezzo sale, prezzi saliranno,
      prima dell aumento`,
    nl: `
      prijsverhoging*, prijs stijgt, prijzen stijgen, prijsstijging*, wordt duurder, voordat de prijs,
      prijs gaat omhoog, worden duurder, prijzen gaan omhoog, prijs zal stijgen, voor de prijsverhoging`,
    pl: `
      cena wzrośnie, ceny wzrosną, cena wzrasta, zanim cena, przed podwyżką, cena wzrosła, ceny rosną,
      cena pójdzie w górę, podwyżką cen, podwyżka ceny, podrożeje, podrożeją, zdrożeje, zdrożeją, podwyżki cen,
      podwyżkę cen, wzrost cen, wzrost ceny, podniesiemy cenę, podniesiemy ceny`,
    pt: `
      aumento de preço*, aumento dos preços, preço vai subir, preços vão subir, preço vai aumentar, subida de preço*,
      antes que o preço, preço aumentará, vai ficar mais caro, preços vão aumentar, subida dos preços, preço sobe,
      o preço subirá, reajuste de preço*`,
    sv: `
      prishöjning*, priset höjs, priserna höjs, prisökning*, blir dyrare, innan priset, priset stiger,
      priset går upp, innan prishöjning*, priserna går upp`,
    da: `
      prisstigning*, prisen stiger, priserne stiger, prisforhøj*, bliver dyrere, inden prisen, prisen sættes op,
      sættes op i pris, før prisen stiger, priserne sættes op, prisen hæves`,
    nb: `
      prisøkning*, prisen øker, prisene øker, prisstigning*, blir dyrere, før prisen, prisen går opp, prisen stiger,
      settes opp i pris, prisene går opp, prisen settes opp`,
    fi: `
      hinnankorotu*, hinta nousee, hinnat nousevat, hinta kallistuu, hinnannousu*, ennen hinnan nousua,
      hinta nousemassa, ennen hinnankoro*, hintojen nousu*, hinnan nousu*`,
  },
  beforeChristmas: {
    en: `
      before christmas, in time for christmas, by christmas, christmas delivery, christmas deadline*,
      arrive by christmas, delivered before christmas, last order date*, before the holidays,
      arrives before christmas, in time for the holidays, by christmas eve, christmas shipping, last posting date*`,
    de: `
      vor weihnachten, rechtzeitig zu weihnachten, bis weihnachten, weihnachtslieferung, rechtzeitig zum fest,
      pünktlich zum fest, weihnachtsversand, pünktlich zu weihnachten, noch vor heiligabend, vor dem fest,
      vor den feiertagen, bis heiligabend, noch zu weihnachten, rechtzeitig vor weihnachten`,
    fr: `
      avant noël, à temps pour noël, livraison avant noël, livré avant noël, réveillon de noël, d ici noël,
      à temps pour les fêtes, avant les fêtes, livraison de noël, livraison garantie avant noël, arriver avant noël`,
    es: `
      antes de navidad, a tiempo para navidad, antes de reyes, llega antes de navidad, a tiempo para reyes,
      antes de las navidades, antes de nochebuena, antes de papá noel, a tiempo para navidades, llegue para navidad,
      a tiempo de navidad`,
    it: `
      prima di natale, in tempo per natale, entro natale, consegna entro natale, la vigilia di natale,
      in tempo per le feste, prima delle feste, consegna prima di natale, entro le feste, arriva per natale,
      in tempo per il natale`,
    nl: `
      op tijd voor kerst, voor pakjesavond, op tijd voor de feestdagen, op tijd voor sinterklaas, kerstlevering,
      nog voor kerst, voor kerst in huis, voor kerst geleverd, voor kerst bezorgd, voor de kerst in huis,
      voor kerstmis geleverd, voor kerstavond, nog voor de feestdagen, voor de feestdagen in huis,
      nog voor sinterklaas, voor kerst ontvang*`,
    pl: `
      przed świętami, przed bożym narodzeniem, zdążyć na święta, przed wigilią, do wigilii, pod choinkę na czas,
      dostawa przed świętami, dotrze przed świętami, przed gwiazdką, dojdzie na święta, dotrze na święta,
      na czas na święta`,
    pt: `
      antes do natal, a tempo do natal, até ao natal, antes das festas, a tempo para o natal, até o natal,
      entrega antes do natal, chegar antes do natal, antes da véspera de natal, chegar a tempo do natal`,
    sv: `
      före jul, innan jul, i tid till jul, lagom till jul, innan julafton, före julafton, hinner fram till jul,
      framme till jul, leverans till jul`,
    da: `
      inden jul, før jul, inden juleaften, i tide til jul, før juleaften, nå frem inden jul, levering inden jul,
      fremme til jul, leveret til jul`,
    nb: `
      før jul, innen jul, før julaften, innen julaften, i tide til jul, rekker frem før jul, levering før jul,
      fremme til jul, levert til jul`,
    fi: `
      ennen joulua, jouluun mennessä, joulua ennen, jouluaattoon mennessä, ennen jouluaattoa, ehtii jouluksi,
      perille ennen joulua, perille jouluksi, jouluksi perille`,
  },
  introPrice: {
    en: 'introductory price*, launch price*, introductory offer*, launch offer*, early bird*, launch discount*',
    de: `
      einführungspreis*, einführungsangebot*, einführungsrabatt*, kennenlernpreis*, startpreis*, kennenlernangebot*,
      frühbucher*, early bird*`,
    fr: `
      prix de lancement, offre de lancement, tarif de lancement, offre découverte, prix découverte,
      prix de bienvenue`,
    es: `
      precio de lanzamiento, oferta de lanzamiento, precio de introducción, promoción de lanzamiento,
      precio de estreno`,
    it: 'prezzo di lancio, prezzo lancio, offerta di lancio, offerta lancio, promo lancio, promozione di lancio',
    nl: `
      introductieprijs, introductieaanbieding*, introductiekorting*, kennismakingsprijs, lanceringsprijs,
      kennismakingsaanbieding*`,
    pl: `
      cena na start, cena premierowa, cenie premierowej, oferta premierowa, cena promocyjna na start,
      cena wprowadzająca`,
    pt: 'preço de lançamento, oferta de lançamento, promoção de lançamento, preço de introdução, preço de estreia',
    sv: 'introduktionspris*, lanseringspris*, introduktionserbjudande*, lanseringserbjudande*',
    da: 'introduktionspris*, introduktionstilbud*, intropris*, introtilbud*, lanceringspris*, lanceringstilbud*',
    nb: 'introduksjonspris*, introduksjonstilbud*, intropris*, lanseringspris*, lanseringstilbud*',
    fi: 'tutustumishin*, esittelyhin*, tutustumistarjou*, lanseeraushin*, avaushin*, esittelytarjou*',
  },
};
