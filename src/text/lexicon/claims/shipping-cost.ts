import type { ConceptTable } from './concept-table.ts';

/** Costs on top of the price: shipping, surcharges, taxes and duties. */
export const SHIPPING_COST: ConceptTable = {
  freeShipping: {
    en: `
      free shipping, free delivery, free standard shipping, free standard delivery, free uk delivery,
      free us shipping, free next day delivery, free express, free of shipping cost*, ships free, ship free,
      shipped free, shipped for free, delivered free, delivered for free, no shipping cost*, no shipping fee,
      no delivery fee, no delivery charge*, no shipping charge*, shipping is free, shipping is on us,
      delivery is free, free postage, postage free, free worldwide shipping, free home delivery, shipping included,
      delivery included, without shipping cost*, free shipment, free p p, zero shipping, carriage free,
      no shipping fees, no delivery fees`,
    de: `
      versandkostenfrei*, kostenlose* versand, kostenfreier versand, kostenfreien versand, gratisversand*,
      gratis versand, kostenlose* lieferung, kostenfreie* lieferung, gratislieferung*, gratis lieferung, portofrei*,
      versand kostenlos, versand kostenfrei, versand gratis, versand ist kostenlos, versand ist kostenfrei,
      versand ist gratis, lieferung ist kostenlos, lieferung kostenlos, keine versandkosten, ohne versandkosten,
      entfallen die versandkosten, lieferkostenfrei, versand geschenkt, inkl versand, inklusive versand,
      kostenlos geliefert, kostenlos verschickt, kostenlos nach hause, liefern ~ kostenlos,
      liefern ~ versandkostenfrei, versandfrei, kostenlosem versand, frachtfrei*, versandgratis, frei haus,
      übernehmen die versandkosten, gratis geliefert`,
    fr: `
      livraison gratuite, livraison offerte, livraisons gratuites, livraison standard gratuite,
      livraison standard offerte, frais de port offert*, frais de livraison offert*, port offert*, port gratuit,
      frais de port gratuit*, expédition gratuite, expédition offerte, envoi gratuit, livré gratuitement,
      livrée gratuitement, livrés gratuitement, livraison est gratuite, livraison est offerte, sans frais de port,
      sans frais de livraison, franco de port, frais d expédition offerts, livraison à domicile gratuite,
      livraison express offerte, livraison express gratuite, livraison incluse, livraison comprise, port inclus,
      aucun frais de livraison, livraison vous est offerte, frais de port inclus`,
    es: `
      envío gratis, envíos gratis, envío gratuito, envíos gratuitos, envío es gratis, envío es gratuito,
      envío estándar gratis, envío estándar gratuito, gastos de envío gratis, gastos de envío gratuitos,
      sin gastos de envío, sin costes de envío, sin coste de envío, sin costo de envío, entrega gratuita,
      entrega gratis, entrega es gratuita, portes gratis, portes gratuitos, portes pagados, portes incluidos,
      envío incluido, gastos de envío incluidos, envío sin coste, envío gratuitamente, enviamos gratis,
      gratis a domicilio, envío a domicilio gratis, envío te sale gratis, envío sale gratis, envío exprés gratis,
      envío urgente gratis`,
    it: `
      spedizione gratuita, spedizioni gratuite, spedizione gratis, spedizioni gratis, spedizione è gratuita,
      spedizione è gratis, spedizione standard gratuita, spedizione espressa gratuita, consegna gratuita,
      consegna gratis, consegna è gratuita, consegna standard gratuita, senza spese di spedizione,
      spese di spedizione gratuite, spese di spedizione gratis, spese di spedizione incluse, spedizione inclusa,
      spedizione omaggio, spedizione in omaggio, spediamo gratis, spediamo gratuitamente, spedito gratuitamente,
      nessuna spesa di spedizione, consegna inclusa, spedizione compresa, nessun costo di spedizione,
      senza costi di spedizione, spese di spedizione sono gratuite`,
    nl: `
      gratis verzending, gratis verzonden, gratis verzend*, gratis levering, gratis geleverd, gratis bezorging,
      gratis bezorgd, gratis thuisbezorg*, gratis thuis bezorgd, gratis thuislevering, kosteloze verzending,
      geen verzendkosten, zonder verzendkosten, verzendkosten gratis, verzending is gratis, levering is gratis,
      bezorging is gratis, verzendkosten vervallen, gratis verstuurd, gratis in huis, verzending gratis,
      inclusief verzending, inclusief verzendkosten, bezorgen ~ gratis, leveren ~ gratis, verzenden ~ gratis,
      franco huis, gratis standaardverzending, gratis standaardlevering, kosteloos bezorgd, kosteloos geleverd,
      verzending inbegrepen`,
    pl: `
      darmow* dostaw*, darmow* wysyłk*, bezpłatn* dostaw*, bezpłatn* wysyłk*, dostawa gratis, dostawę gratis,
      wysyłka gratis, wysyłkę gratis, dostawa jest darmowa, dostawa jest bezpłatna, wysyłka jest darmowa,
      wysyłka jest bezpłatna, dostawa za darmo, wysyłka za darmo, bez kosztów dostawy, bez kosztów wysyłki,
      dostawa 0 zł, wysyłka 0 zł, dostarczymy za darmo, dostarczymy bezpłatnie, wysyłamy za darmo, wysyłamy gratis,
      wysyłamy bezpłatnie, dostawa bezpłatna, wysyłka bezpłatna, dostawa w cenie, wysyłka w cenie,
      za darmową dostaw*, dostawa darmowa, przesyłka gratis, darmow* przesyłk*, bezpłatn* przesyłk*`,
    pt: `
      portes grátis, portes gratuitos, frete grátis, frete gratuito, envio grátis, envios grátis, envio gratuito,
      envios gratuitos, entrega grátis, entrega gratuita, entregas grátis, entregas gratuitas,
      portes de envio grátis, portes de envio gratuitos, sem custos de envio, sem custo de envio, sem portes,
      oferta de portes, portes oferecidos, frete é grátis, envio é gratuito, envio é grátis, entrega é gratuita,
      entrega é grátis, frete incluso, portes incluídos, envio incluído, sem custos de entrega, sem frete,
      sem taxa de entrega, envio padrão gratuito, envio padrão grátis, oferta dos portes`,
    sv: `
      fri frakt, gratis frakt, fraktfritt, fraktfri*, fri leverans, fri hemleverans, gratis leverans,
      kostnadsfri leverans, kostnadsfri frakt, frakten är gratis, leveransen är gratis, ingen fraktkostnad,
      ingen fraktavgift, utan fraktkostnad, frakten ingår, frakt ingår, gratis hemleverans, frakten är fri,
      vi bjuder på frakten, frakt 0 kr, inkl frakt, inklusive frakt`,
    da: `
      fri fragt, gratis fragt, fragtfri*, gratis levering, fri levering, gratis forsendelse, fragten er gratis,
      levering er gratis, leveringen er gratis, ingen fragt, ingen fragtomkostning*, inkl fragt, inklusive fragt,
      portofri*, uden fragt, vi betaler fragten, fragten er fri, gratis hjemmelevering, uden fragtomkostning*`,
    nb: `
      fri frakt, gratis frakt, fraktfri*, gratis levering, fri levering, gratis hjemlevering, frakten er gratis,
      leveringen er gratis, levering er gratis, ingen fraktkostnad*, ingen frakt, inkl frakt, inkludert frakt,
      frakt inkludert, vi betaler frakten, uten fraktkostnad*, frakten er fri, portofri*, vi spanderer frakten`,
    fi: `
      ilmainen toimitu*, ilmaise* toimitu*, ilmaisen toimituksen, ilmaiset toimituks*, maksuton toimitu*,
      maksuttom* toimitu*, toimitus on ilmainen, toimitus on maksuton, ilmainen kotiinkuljetu*,
      ilmaise* kotiinkuljetu*, toimitus ilmainen, toimitamme ilmaiseksi, toimitetaan ilmaiseksi,
      toimitetaan maksutta, ilman toimituskulu*, ei toimituskulu*, ilmainen postitu*, ilmainen lähety*,
      toimituskulut sisältyvät, toimitus sisältyy hintaan, veloituksetta toimite*, postikulutta, toimitamme maksutta,
      toimituskulut 0`,
  },
  freeShippingFrom: {
    en: `
      free shipping over, free shipping on orders, free shipping from, free delivery over, free delivery on orders,
      free delivery from, free shipping above, free delivery above, free shipping for orders,
      free delivery for orders, ship free on orders, ships free on orders, free shipping threshold,
      free delivery threshold, qualify for free shipping, qualify for free delivery, qualifies for free shipping,
      qualifies for free delivery, minimum for free, orders over ~ ship free, free for orders, free on orders,
      orders above ~ ship free, shipping is free from, shipping is free over, delivery is free over,
      delivery is free from, free standard shipping over, free standard delivery over,
      free standard shipping on orders, free standard delivery on orders`,
    de: `
      versandkostenfrei ab, ab ~ versandkostenfrei, kostenlose* versand ab, gratisversand ab, gratis versand ab,
      kostenlose* lieferung ab, gratislieferung ab, portofrei ab, ab ~ portofrei, ab ~ kostenloser versand,
      ab ~ gratis, ab ~ liefern wir, ab einem bestellwert, ab einem einkaufswert, ab einem warenwert,
      ab ~ bestellwert, ab ~ einkaufswert, ab ~ warenwert, ab bestellwert, versandkostenfreigrenze,
      versandkostenfreien lieferung ab, kostenlos ab, versandkostenfreie lieferung ab,
      mindestbestellwert für ~ versand`,
    fr: `
      livraison gratuite dès, livraison offerte dès, livraison gratuite à partir, livraison offerte à partir,
      frais de port offerts dès, frais de port offerts à partir, livraison gratuite pour toute commande,
      livraison offerte pour toute commande, offerte à partir de, offerte dès, offerts dès, offerts à partir de,
      port offert dès, livraison gratuite au delà, gratuite à partir de, gratuite dès, livraison offerte au dessus,
      seuil de livraison gratuite, livraison gratuite au dessus, gratuite au delà de, offerte au delà de,
      pour toute commande supérieure, dès ~ euros d achat, à partir de ~ euros d achat, à partir de ~ d achats,
      commandes supérieures à, commande supérieure à, commandes de plus de, tout achat supérieur`,
    es: `
      envío gratis a partir, envío gratuito a partir, envío gratis desde, envío gratuito desde,
      envíos gratis a partir, envíos gratuitos a partir, envío gratis en pedidos, envío gratuito en pedidos,
      gratis a partir de, gratuito a partir de, gratis desde, gratis en pedidos superiores, en pedidos superiores a,
      para pedidos superiores, pedidos de más de, gratis para pedidos, envíos gratis desde, gratis en pedidos,
      compras superiores a, pedidos superiores a, en compras de más de, gratis en compras, importe mínimo para envío`,
    it: `
      spedizione gratuita da, spedizione gratuita a partire, spedizione gratis da, spedizione gratis a partire,
      spedizione gratuita per ordini, spedizione gratuita sopra, spedizione gratuita oltre, gratuita per ordini,
      gratuita sopra, gratuita a partire da, gratuita oltre, per ordini superiori, ordini superiori a,
      ordini di almeno, ordini oltre, gratis sopra, gratis oltre, per ordini sopra, per acquisti superiori,
      acquisti superiori a, gratis per ordini, spedizione gratuita dai, spedizione gratis per ordini, gratuita dai,
      soglia per la spedizione`,
    nl: `
      gratis verzending vanaf, gratis verzending boven, gratis levering vanaf, gratis levering boven,
      gratis bezorging vanaf, gratis bezorging boven, gratis verzonden vanaf, gratis bezorgd vanaf,
      gratis geleverd vanaf, vanaf ~ gratis, boven ~ gratis, bestellingen vanaf, bestellingen boven, gratis vanaf,
      gratis boven, gratis verzending bij, bij een bestelling vanaf, bij bestellingen vanaf,
      geen verzendkosten vanaf, geen verzendkosten boven, vanaf een bestelbedrag, bij besteding vanaf,
      vanaf een bestelling van, gratis verzenden vanaf`,
    pl: `
      darmowa dostawa od, darmową dostawę od, darmowa wysyłka od, darmowa dostawa przy, darmową dostawę przy,
      darmowa wysyłka przy, darmowa dostawa powyżej, darmowa wysyłka powyżej, dostawa gratis od,
      dostawa gratis powyżej, dostawa gratis przy, bezpłatna dostawa od, bezpłatna dostawa powyżej,
      bezpłatna dostawa przy, zamówień powyżej, zamówieniach powyżej, zamówienia powyżej, zamówieniu powyżej,
      zakupach powyżej, zakupów powyżej, próg darmowej dostawy, zamówieniach od, darmowa dostawa dla zamówień,
      darmowa od, progu darmowej dostawy, bezpłatna od, przy zamówieniu od, przy zamówieniach od, przy zakupach od,
      przy zakupach za`,
    pt: `
      portes grátis a partir, portes gratuitos a partir, frete grátis a partir, frete grátis acima,
      envio grátis a partir, envio gratuito a partir, envios grátis a partir, envios gratuitos a partir,
      entrega gratuita a partir, entrega grátis a partir, portes grátis em encomendas, portes grátis em compras,
      compras superiores a, encomendas superiores a, compras acima de, pedidos acima de, encomendas acima de,
      grátis a partir de, gratuito a partir de, grátis acima de, gratuitos a partir de, frete grátis para compras,
      gratuita a partir de, envio gratuito em encomendas, envio grátis em encomendas, encomendas a partir de,
      compras a partir de`,
    sv: `
      fri frakt över, fri frakt från, fri frakt vid köp, fri frakt vid, fri frakt på order, gratis frakt över,
      gratis frakt vid, gratis frakt från, fraktfritt över, fraktfritt vid, fraktfritt från, fri leverans över,
      fri frakt på beställning*, beställningar över, köp över, order över, vid köp över, handlar för minst,
      handlar du för, vid beställning över, fri frakt på köp`,
    da: `
      fri fragt over, fri fragt ved køb, fri fragt ved, fri fragt fra, gratis fragt over, gratis fragt ved,
      gratis levering over, gratis levering ved, fragtfrit over, fragtfri over, ordrer over, ved køb over,
      bestillinger over, ved køb for, ved ordrer over, gratis fragt fra, når du handler for, køb over,
      fri fragt på ordrer, gratis levering fra`,
    nb: `
      fri frakt over, fri frakt ved, fri frakt fra, gratis frakt over, gratis frakt ved, gratis levering over,
      gratis levering ved, fraktfritt over, ordre over, ordrer over, bestillinger over, ved kjøp over, kjøp over,
      handler for over, gratis frakt fra, fri frakt på ordre*, fri frakt på kjøp, fri frakt på bestilling*,
      når du handler for, fraktfritt fra`,
    fi: `
      ilmainen toimitus yli, ilmainen toimitus kun, maksuton toimitus yli, yli ~ tilauksiin, yli ~ tilaukset,
      yli ~ tilauksille, yli ~ tilauksissa, yli ~ ostoksiin, yli ~ ostoksille, kun tilaat vähintään,
      kun tilauksen arvo, kun tilauksesi arvo, kun ostat vähintään, tilauksen loppusumma, yli ~ ostoksilla,
      tilauksen arvo ylittää, ilmaisen toimituksen raja, yli ~ euron tilau*, yli ~ euron ostok*`,
  },
  shippingCosts: {
    en: `
      shipping costs, shipping cost, shipping fee, delivery fee, delivery charge*, shipping charge*, delivery cost*,
      shipping rate*, postage costs, postage and packing, postage cost, plus shipping, plus delivery, plus postage,
      excluding shipping, excluding delivery, excl shipping, shipping extra, shipping and handling, handling fee,
      cost of shipping, cost of delivery, shipping is calculated, shipping calculated, pay for shipping,
      pay shipping, delivery costs, price of delivery, shipping price, delivery price, shipping fees, delivery fees,
      handling fees`,
    de: `
      versandkosten, versandkostenpauschale, versandgebühr*, liefergebühr*, lieferkosten, zustellgebühr*,
      portokosten, zzgl versand*, zuzüglich versand*, versandkostenanteil, frachtkosten, versandpauschale*,
      lieferpauschale*, versand kostet, lieferung kostet, versand beträgt, plus versand, verpackungskosten,
      versandpreis*, zzgl porto, zuzüglich porto, porto und verpackung`,
    fr: `
      frais de port, frais de livraison, frais d envoi, frais d expédition, coût de livraison, coût de la livraison,
      coûts de livraison, participation aux frais, hors frais de port, hors livraison, port en sus, livraison coûte,
      frais d acheminement, prix de la livraison, tarif de livraison, tarifs de livraison, livraison payante,
      frais de transport, coûts d expédition, coût d expédition`,
    es: `
    gastos de envío, gasto de envío, coste de envío, costes de envío, coste del envío, costo de envío, costos de
    envío, costo del envío, tarifa de envío, tarifas de envío, precio del envío, gastos de transporte, gastos de
    entrega, envío cuesta, envío tiene un coste, portes, gastos de manipulación, envío no incluido, más gastos de
    envío, envío aparte, precio de envío, coste de entrega, cuánto cuesta el envío, cuánto cuesta enviar, cuánto
    vale el envío, cuánto es el envío, cuesta el envío, vale el envío, cobráis envío, cobran envío, el envío es
    gratis
    `,
    it: `
    spese di spedizione, costi di spedizione, costo di spedizione, costo della spedizione, spese di consegna, costi
    di consegna, costo di consegna, contributo spese, contributo di spedizione, tariffe di spedizione, tariffa di
    spedizione, spedizione costa, spedizione esclusa, spese di trasporto, costo della consegna, spese postali,
    spedizione a pagamento, costi di trasporto, quanto costa la spedizione, costa la spedizione, costa spedire,
    quanto costa spedire, quanto viene la spedizione, pagare la spedizione
    `,
    nl: `
    verzendkosten, bezorgkosten, leveringskosten, leverkosten, verzendtarief, verzendtarieven, portokosten,
    administratiekosten, exclusief verzend*, excl verzend*, verzending kost, bezorging kost, transportkosten,
    thuisbezorgkosten, kosten voor verzending, levering kost, vrachtkosten, kosten van verzending, kost bezorgen,
    kost het bezorgen, kost bezorging, kost verzenden, kost verzending, kost het verzenden, kost de verzending, kost
    opsturen, kost leveren, kosten bezorgen
    `,
    pl: `
      koszt* dostawy, koszt* wysyłki, koszt* przesyłki, kosztów wysyłki, kosztów dostawy, kosztów przesyłki,
      opłat* za dostawę, opłat* za wysyłkę, opłat* za przesyłkę, dostawa kosztuje, wysyłka kosztuje,
      koszt transportu, koszty transportu, cennik dostaw*, dostawa płatna, wysyłka płatna, opłata transportowa,
      cena dostawy, ceny dostawy, cena wysyłki, ceny wysyłki`,
    pt: `
      portes de envio, custos de envio, custo de envio, custo do envio, custos de entrega, custo de entrega,
      custo da entrega, taxa de entrega, taxa de envio, despesas de envio, valor do frete, custo do frete,
      custos de portes, preço do envio, frete custa, envio custa, valor dos portes, taxas de envio, portes no valor,
      taxas de entrega, custo dos portes, preço do frete, despesas de portes`,
    sv: `
      fraktkostnad*, fraktavgift*, leveranskostnad*, leveransavgift*, fraktpris*, frakten kostar, frakt kostar,
      expeditionsavgift*, frakt tillkommer, plus frakt, exkl frakt, leveransen kostar, fakturaavgift*,
      exklusive frakt, hemleverans kostar, portokostnad*`,
    da: `
      fragtomkostning*, fragtgebyr*, leveringsomkostning*, leveringsgebyr*, fragtpris*, forsendelsesomkostning*,
      fragten koster, fragt koster, levering koster, plus fragt, ekskl fragt, ekspeditionsgebyr*, eksklusive fragt,
      fragtudgift*, leveringspris*, forsendelsesgebyr*, portoudgift*, plus porto`,
    nb: `
      fraktkostnad*, fraktgebyr*, leveringskostnad*, leveringsgebyr*, fraktpris*, frakten koster, frakt koster,
      levering koster, ekspedisjonsgebyr*, frakt kommer i tillegg, pluss frakt, ekskl frakt, leveringen koster,
      eksklusive frakt, fraktutgift*, forsendelseskostnad*, leveringspris*, portokostnad*, pluss porto`,
    fi: `
      toimituskulu*, toimitusmaks*, postikulu*, postimaks*, rahtikulu*, rahtimaks*, lähetyskulu*, kuljetusmaks*,
      kuljetuskulu*, toimitus maksaa, käsittelykulu*, käsittelymaks*, toimituksen hinta, toimitushinta, pakkauskulu*`,
  },
  flatRateShipping: {
    en: `
      flat rate shipping, flat rate, flat fee, flat shipping fee, flat rate delivery, fixed shipping,
      flat shipping rate, one flat price for delivery, fixed delivery fee`,
    de: `
      versandkostenpauschale*, versandpauschale*, lieferpauschale*, pauschale versandkosten, pauschal berechne*,
      versandkosten pauschal, pauschalversand, einheitliche versandkosten`,
    fr: `
      forfait de livraison, forfait livraison, frais de port fixes, frais de livraison fixes,
      tarif unique de livraison, livraison à prix unique, livraison forfaitaire, frais forfaitaires, forfait port,
      frais de port forfaitaires, tarif forfaitaire`,
    es: `
      tarifa plana, tarifa plana de envío, gastos de envío fijos, coste de envío fijo, tarifa única de envío,
      tarifa fija, precio fijo de envío, tarifa de envío fija`,
    it: `
      tariffa fissa, spese di spedizione fisse, costo fisso di spedizione, tariffa unica, contributo fisso,
      costo di spedizione fisso, tariffa forfettaria, spedizione a tariffa fissa`,
    nl: `
      vaste verzendkosten, vast tarief, vaste bezorgkosten, vast verzendtarief, vast bedrag aan verzendkosten,
      vaste leveringskosten, één vast tarief, vaste bijdrage`,
    pl: `
      stał* koszt* dostawy, stał* koszt* wysyłki, stał* opłat*, stała cena dostawy, ryczałt*,
      jedna stawka za dostawę, stał* stawk*, stała cena wysyłki`,
    pt: `
      taxa fixa, portes fixos, custo fixo de envio, tarifa fixa, valor fixo de envio, frete fixo,
      taxa única de envio, portes de envio fixos, preço fixo de envio`,
    sv: `
      fast frakt*, fast fraktkostnad, fast fraktavgift, fast leveransavgift, fast pris för frakt*, enhetsfrakt,
      enhetlig frakt*`,
    da: 'fast fragt*, fast leveringspris, fast fragtpris, fast gebyr, fast pris for levering, ens fragt*',
    nb: 'fast frakt*, fast fraktpris, fast leveringspris, fast gebyr, fast pris for levering, fastpris på frakt',
    fi: `
      kiinteä toimitusmaks*, kiinteä toimituskulu*, kiinteät toimituskulut, kiinteä hinta toimituks*,
      kiinteähintainen toimitus, kiinteä postikulu*, kiinteä rahtimaks*`,
  },
  surcharge: {
    en: `
      surcharge*, extra charge*, additional charge*, additional fee, extra fee, for an extra fee, at extra cost,
      extra cost*, additional cost*, charged extra, costs extra, oversize fee, supplementary charge*, service fee,
      added charge, at an additional cost, for an additional charge, for an additional fee, additional fees,
      extra fees, oversize fees, service fees`,
    de: `
      zuschlag*, aufpreis*, mehrpreis*, zusätzliche kosten, zusatzkosten, extrakosten, *zuschlag, gegen aufpreis,
      sperrgutzuschlag*, expresszuschlag*, mehrkosten, zusätzliche gebühr*, extragebühr*, zusatzgebühr*,
      gegen gebühr, kostet extra, gegen einen aufpreis, servicegebühr*, bearbeitungsgebühr*, nachnahmegebühr*,
      preisaufschlag*, aufschlag von`,
    fr: `
      frais supplémentaire*, surcoût*, coût supplémentaire, coûts supplémentaires, majoration*, en supplément,
      contre supplément, moyennant supplément, frais additionnel*, surtaxe*, frais de dossier, en sus,
      moyennant un supplément, supplément de prix, un supplément, suppléments, sans supplément, supplément tarifaire`,
    es: `
      recargo*, coste adicional, costes adicionales, costo adicional, cargo adicional, cargos adicionales,
      gastos adicionales, coste extra, sobrecoste*, gastos extra, cargo extra, pagando un extra, por un suplemento,
      sobrecargo*, importe adicional, comisión de, suplemento de ~ euros, un suplemento, suplemento de precio,
      suplementos de precio, pagando un suplemento`,
    it: `
      sovrapprezzo*, supplemento di prezzo, con supplemento, con un supplemento, costo aggiuntivo, costi aggiuntivi,
      costo extra, costi extra, costo supplementare, costi supplementari, maggiorazion*, spese aggiuntive,
      sovraprezzo, un supplemento di, spesa aggiuntiva, commissione di, spese extra, dietro supplemento`,
    nl: `
      toeslag*, meerprijs*, extra kosten, bijkomende kosten, tegen meerprijs, aanvullende kosten, supplement van,
      extra toeslag, tegen betaling, tegen bijbetaling, meerkosten, bijbetal*, extra bedrag, servicekosten, *toeslag`,
    pl: `
      dopłat*, dodatkow* opłat*, dodatkow* koszt*, opłat* dodatkow*, za dodatkową opłatą, dopłacić, dopłaca, dopłaty,
      koszt* dodatkow*, za dopłatą, opłat* manipulacyjn*, extra opłat*, opłat* serwisow*`,
    pt: `
      sobretaxa*, custo adicional, custos adicionais, taxa adicional, taxas adicionais, custo extra, custos extra,
      acréscimo de, suplemento de preço, valor adicional, sobrecusto*, encargo adicional, encargos adicionais,
      custo acrescido, cobrança adicional, com um acréscimo, pagamento adicional, custos extras`,
    sv: `
      tillägg på, tilläggsavgift*, extra avgift*, extra kostnad*, extrakostnad*, mot en extra kostnad, pristillägg*,
      tilläggskostnad*, merkostnad*, mot tillägg, påslag*, extra kostar, fakturaavgift*, skrymmetillägg*,
      serviceavgift*, expresstillägg*`,
    da: `
      tillæg på, tillægsgebyr*, merpris*, ekstra gebyr*, ekstra omkostning*, mod tillæg, ekstraomkostning*,
      merudgift*, mod et gebyr, ekstra betaling, gebyr på, pristillæg*, servicegebyr*, mod merpris,
      mod ekstra betaling, volumentillæg*`,
    nb: `
      tillegg på, tilleggsgebyr*, ekstra gebyr*, ekstrakostnad*, ekstra kostnad*, merpris*, pristillegg*,
      mot et gebyr, tilleggskostnad*, gebyr på, fakturagebyr*, servicegebyr*, mot tillegg, mot ekstra betaling,
      mot pristillegg, mot et tillegg`,
    fi: `
      lisämaks*, lisähint*, lisäkustannu*, lisäkulu*, lisäveloitu*, lisämaksusta, ylimääräinen maksu,
      ylimääräisiä kuluja, ylimääräisiä kustannuks*, palvelumaks*, erillinen maksu, erillisestä maksusta,
      lisähintaan, lisämaksua`,
  },
  dutiesAndTaxes: {
    en: `
      customs, customs duties, customs duty, import duty, import duties, import tax, customs fee, customs charges,
      duties and taxes, duty charges, import fee, import charges, import vat, customs clearance, taxes and duties,
      tariffs, brokerage fee, import taxes, customs fees, import fees, brokerage fees`,
    de: `
      zollgebühr*, zollkosten, zollabgaben, einfuhrabgaben, einfuhrumsatzsteuer*, einfuhrzoll, einfuhrzölle,
      einfuhrgebühr*, zölle, importgebühr*, zollabfertigung, verzollung, verzollt, importzoll, importsteuer*,
      durch den zoll, beim zoll, zoll und steuern, zoll und einfuhr*, zoll oder`,
    fr: `
      droits de douane, frais de douane, taxes d importation, taxe d importation, droits d importation, douane,
      dédouanement, taxes douanières, frais douaniers, droits et taxes, frais d importation, formalités douanières,
      tva à l importation`,
    es: `
      aduana, aduanas, derechos de aduana, aranceles, arancel, impuestos de importación, tasas de aduana,
      gastos de aduana, gastos aduaneros, trámites aduaneros, despacho de aduana, despacho aduanero,
      derechos de importación, tasas aduaneras, aduanero, aduaneros, impuestos de aduana`,
    it: `
      dogana, dazi doganali, dazi, dazio, spese doganali, oneri doganali, imposte di importazione, tasse doganali,
      tasse di importazione, sdoganamento, diritti doganali, costi doganali, dazi e tasse, oneri di importazione,
      doganale, doganali`,
    nl: `
      douane, douanekosten, invoerrechten, importheffing*, invoerheffing*, invoerbelasting*, importkosten,
      douanerechten, inklaringskosten, inklaring*, douaneheffing*, importbelasting*, douaneafhandeling, invoer btw,
      douaneheffingen`,
    pl: `
      cło, cła, opłat* celn*, należności celn*, podatek importowy, podatki importowe, opłat* importow*,
      odpraw* celn*, koszt* celn*, ceł, opłatami celnymi, vat importowy, cłem, celnych`,
    pt: `
      alfândega, direitos aduaneiros, taxas alfandegárias, taxas aduaneiras, taxas de importação,
      impostos de importação, imposto de importação, custos alfandegários, despesas alfandegárias, desalfandegamento,
      direitos de importação, encargos aduaneiros, taxa de importação, taxação alfandegária, alfandegári*`,
    sv: `
      tull, tullavgift*, tullkostnad*, importavgift*, importmoms, tullar, importskatt*, tullklarering*, förtullning*,
      importtull*`,
    da: `
      told, toldafgift*, toldgebyr*, importafgift*, importmoms, importgebyr*, toldbehandling*, toldomkostning*,
      fortoldning*, told og moms, toldklarering*`,
    nb: `
      tollavgift*, tollgebyr*, importavgift*, importmoms, fortolling*, tollbehandling*, toll og moms, toll og mva,
      toll, fortoll*, tollklarering*, tollkostnad*, innførselsavgift*`,
    fi: `
      tullimaks*, tullikulu*, tullaus*, tullata, tuontimaks*, tuontivero*, tullin, tulliver*, tulli, tulleja, tullit,
      tuontitulli*, tullausmaks*, tullausmaksut`,
  },
  dutiesIncluded: {
    en: `
      duties included, duties paid, duty paid, ddp, taxes and duties included, duties and taxes included,
      import duties included, no customs fee, no customs charges, no import duties, no import fee, no import charges,
      no extra duties, customs included, we cover duties, duties and taxes are included, duty free delivery,
      customs fees are included, no customs duties, no customs duty, no duties, prepaid duties, no customs fees,
      no import fees`,
    de: `
      verzollt geliefert, inklusive zoll, inkl zoll, zoll inklusive, keine zollgebühr*, keine zollkosten, zollfrei*,
      keine zölle, bereits verzollt, keine einfuhrabgaben, ohne zollgebühr*, ohne zoll, zoll ist inklusive,
      keine zusätzlichen zoll*, ddp, zollgebühren sind enthalten, zollgebühren sind inklusive, kein zoll,
      keine zollabgaben, übernehmen die zoll*`,
    fr: `
      droits de douane inclus, frais de douane inclus, taxes incluses à l importation, droits et taxes inclus,
      sans frais de douane, pas de frais de douane, aucun frais de douane, aucun droit de douane,
      sans droits de douane, pas de droits de douane, droits de douane compris, ddp, douane incluse,
      frais de douane compris, droits de douane sont inclus`,
    es: `
      aduanas incluidas, aranceles incluidos, impuestos y aranceles incluidos, sin gastos de aduana, sin aduanas,
      derechos de aduana incluidos, sin aranceles, gastos de aduana incluidos, no pagas aduanas, no hay aduanas,
      no hay gastos de aduana, ddp, no tendrás que pagar aduanas, aranceles están incluidos,
      tasas de aduana incluidas`,
    it: `
      dazi inclusi, dazi doganali inclusi, spese doganali incluse, senza dazi, senza spese doganali, nessun dazio,
      dogana inclusa, oneri doganali inclusi, nessuna spesa doganale, dazi e tasse inclusi, tasse e dazi inclusi,
      niente dogana, ddp, niente dazi, dazi sono inclusi, oneri doganali compresi`,
    nl: `
      inclusief invoerrechten, invoerrechten inbegrepen, geen invoerrechten, geen douanekosten,
      inclusief douanekosten, douanekosten inbegrepen, zonder invoerrechten, geen importkosten, ddp,
      geen extra douanekosten, zonder douanekosten, invoerrechten zijn inbegrepen, incl invoerrechten`,
    pl: `
      cło w cenie, cła w cenie, bez cła, z opłaconym cłem, cło wliczone, opłaty celne wliczone, bez opłat celnych,
      wliczone cło, ddp, cło jest wliczone, brak opłat celnych, bez dodatkowych opłat celnych, cło opłacone,
      cło i podatek w cenie`,
    pt: `
      taxas alfandegárias incluídas, direitos aduaneiros incluídos, impostos incluídos na importação,
      sem taxas alfandegárias, sem custos alfandegários, sem taxas de importação, taxas de importação incluídas,
      sem direitos aduaneiros, alfândega incluída, ddp, sem alfândega, sem impostos de importação,
      custos alfandegários incluídos, não paga alfândega`,
    sv: `
      tull ingår, inklusive tull, tull och moms ingår, inga tullavgift*, tullfri*, inga tullkostnad*, utan tull,
      ingen tull, inga importavgift*, tullavgifter ingår, inkl tull, tullen är betald`,
    da: `
      inklusive told, told inkluderet, ingen told, ingen toldafgift*, toldfri*, told er inkluderet, uden told,
      inkl told, ingen importafgift*, told og moms er inkluderet, told er betalt, ingen toldgebyr*`,
    nb: `
      inkludert toll, toll inkludert, ingen toll, ingen tollavgift*, tollfri*, toll er inkludert, uten toll,
      ferdig fortollet, inkl toll, toll og mva er inkludert, ingen tollgebyr*, ingen importavgift*`,
    fi: `
      tullimaksut sisältyvät, tulli sisältyy, ei tullimaksuj*, ei tullia, ilman tullimaksuj*, tullit sisältyvät,
      tullivapaa*, ei tullikuluj*, sisältää tullin, ei ylimääräisiä tullimaksuj*, tullattuna, sisältää tullimaksut,
      tullimaksut maksettu`,
  },
  taxIncluded: {
    en: `
      including vat, incl vat, inc vat, includes vat, vat included, vat is included, including tax, including taxes,
      incl tax, tax included, taxes included, tax inclusive, vat inclusive, inclusive of vat, inclusive of tax,
      prices include vat, prices include tax, includes tax, inclusive of taxes, price includes tax,
      prices include all taxes`,
    de: `
      inkl mwst, inklusive mwst, inkl mehrwertsteuer, inklusive mehrwertsteuer,
      inklusive der gesetzlichen mehrwertsteuer, einschließlich mehrwertsteuer, enthält mwst, mwst enthalten,
      mwst inklusive, mehrwertsteuer enthalten, mehrwertsteuer inklusive, inkl ust, inklusive umsatzsteuer,
      inkl umsatzsteuer, bruttopreis*, inkl gesetzl mwst, inkl der gesetzlichen, inkl gesetzlicher,
      mehrwertsteuer ist enthalten, einschl mwst, preise sind inklusive mwst, mehrwertsteuer ist inbegriffen`,
    fr: `
      ttc, tva incluse, tva comprise, toutes taxes comprises, taxes incluses, taxes comprises, tva est incluse,
      incluent la tva, inclut la tva, tva inclus`,
    es: `
      iva incluido, iva inc, impuestos incluidos, iva está incluido, incluye iva, incluye el iva, incluyen iva,
      incluyen el iva, con iva, con impuestos incluidos, con iva incluido, incluyen impuestos, incluidos impuestos,
      incluyen los impuestos`,
    it: `
      iva inclusa, iva compresa, iva incl, tasse incluse, iva è inclusa, comprensivo di iva, comprensivi di iva,
      prezzi ivati, inclusa iva, inclusa l iva, includono l iva, comprensiva di iva, imposte incluse, tasse comprese,
      incluso di iva, con iva`,
    nl: `
      inclusief btw, incl btw, btw inbegrepen, btw inclusief, inclusief belasting*, btw is inbegrepen,
      met btw inbegrepen, prijzen zijn inclusief, incl belasting*`,
    pl: `
      z vat, zawiera vat, zawierają vat, zawiera podatek, vat w cenie, cena brutto, ceny brutto, wliczony vat,
      podatek wliczony, vat wliczony, zawierają podatek, zawierają podatek vat, kwota brutto, z podatkiem vat,
      łącznie z vat`,
    pt: `
      iva incluído, com iva, iva está incluído, impostos incluídos, inclui iva, incluem iva, impostos inclusos,
      iva incl, taxas incluídas, com iva incluído, incluem o iva, inclui o iva, com impostos, incluem impostos`,
    sv: `
      inklusive moms, inkl moms, moms ingår, momsen ingår, inkluderar moms, inkluderad moms,
      inklusive mervärdesskatt, moms inräknad, med moms`,
    da: `
      inklusive moms, inkl moms, moms inkluderet, inkluderer moms, med moms, moms er inkluderet, indeholder moms,
      momsen er inkluderet`,
    nb: `
      inkludert mva, inkl mva, inklusive mva, inkludert merverdiavgift, mva inkludert, mva er inkludert,
      inkluderer mva, med mva, inkl moms, inkludert moms, inklusiv mva`,
    fi: `
      sis alv, sisältää alv, sisältää arvonlisäveron, alv sisältyy, sisältävät arvonlisäveron, sisältävät alv,
      verollinen hinta, arvonlisävero sisältyy, hinnat sisältävät, veroineen, sisältää verot, verollise* hinna*`,
  },
  taxExcluded: {
    en: `
      excluding vat, excl vat, ex vat, plus vat, excluding tax, excluding taxes, plus tax, before tax, without vat,
      vat excluded, vat free, tax free, exclusive of vat, exclusive of tax, net price*, vat is added,
      tax is calculated at checkout, sales tax, taxes calculated at checkout, taxes are calculated at,
      vat not included, plus taxes`,
    de: `
      zzgl mwst, zuzüglich mwst, ohne mwst, exkl mwst, exklusive mehrwertsteuer, zzgl mehrwertsteuer,
      zuzüglich mehrwertsteuer, ohne mehrwertsteuer, netto preis*, nettopreis*, zzgl ust, zuzüglich umsatzsteuer,
      steuerfrei, mehrwertsteuerfrei, exkl mehrwertsteuer, zzgl der gesetzlichen, umsatzsteuerfrei,
      keine umsatzsteuer, mwst frei`,
    fr: `
      hors taxe, hors taxes, hors tva, tva en sus, prix ht, tva non incluse, montant ht, exonéré* de tva,
      taxes en sus, sans tva, détaxe, taxes non incluses, tva non comprise`,
    es: `
      sin iva, iva no incluido, más iva, iva aparte, sin impuestos, impuestos no incluidos, antes de impuestos,
      exento de iva, iva excluido, libre de impuestos, exentos de iva, exenta de iva`,
    it: `
      iva esclusa, senza iva, più iva, oltre iva, tasse escluse, iva escl, al netto dell iva, al netto di iva,
      esente iva, esclusa iva, iva non inclusa, esente da iva, iva non compresa, tasse non incluse`,
    nl: `
      exclusief btw, excl btw, zonder btw, plus btw, btw vrij, exclusief belasting*, ex btw, belastingvrij,
      btw vrijgesteld, vrijgesteld van btw, excl belasting*`,
    pl: `
      netto cena, cena netto, ceny netto, bez vat, plus vat, bez podatku, vat nie jest wliczony, nie zawiera vat,
      kwota netto, zwolnion* z vat, nie zawierają vat, nie zawierają podatku, plus podatek`,
    pt: `
      sem iva, iva não incluído, mais iva, acrescido de iva, acresce iva, iva à taxa legal, impostos não incluídos,
      sem impostos, isento de iva, isentos de iva, antes de impostos, isenta de iva, livre de impostos`,
    sv: `
      exklusive moms, exkl moms, utan moms, moms tillkommer, momsfri*, plus moms, skattefri*, exkl skatt, ex moms,
      moms ej inräknad`,
    da: `
      eksklusive moms, ekskl moms, uden moms, plus moms, momsfri*, moms kommer oveni, afgiftsfri, ex moms,
      moms er ikke inkluderet, moms tillægges`,
    nb: `
      eksklusive mva, ekskl mva, uten mva, pluss mva, mva kommer i tillegg, eks mva, avgiftsfri*, momsfri*,
      mva er ikke inkludert, uten moms, eksklusiv mva, ekskl moms, mva fritt, mva fri`,
    fi: `
      ilman arvonlisäver*, veroton hinta, verottom*, alv 0, ei sisällä alv, ei sisällä arvonlisäver*, ilman alv,
      alv lisätään, verovapaa*, alv ei sisälly, ilman veroa, lisätään arvonlisävero`,
  },
  minimumOrder: {
    en: `
      minimum order*, minimum order value, minimum order quantity, minimum purchase*, minimum spend,
      minimum quantity, minimum basket, moq, order minimum, spend at least, minimum of ~ pieces, minimum cart value`,
    de: `
      mindestbestellwert*, mindestbestellmenge*, mindestabnahme*, mindestumsatz, mindestmenge*, mindesteinkaufswert*,
      mindestwarenwert*, mindestbestell*, mindermengenzuschlag*, mindestbetrag*`,
    fr: `
      minimum de commande, commande minimum, commande minimale, minimum d achat, achat minimum, montant minimum,
      quantité minimum, quantité minimale, montant minimal, panier minimum, minimum d achats, achat minimal`,
    es: `
      pedido mínimo, compra mínima, importe mínimo, cantidad mínima, mínimo de compra, mínimo de pedido,
      gasto mínimo, valor mínimo de compra, monto mínimo, valor mínimo del pedido`,
    it: `
      ordine minimo, importo minimo, quantità minima, acquisto minimo, minimo d ordine, minimo di acquisto,
      spesa minima, valore minimo, minimo ordine, importo minimo d ordine, quantitativo minimo`,
    nl: `
      minimale bestel*, minimum bestel*, minimumbestel*, minimale afname, minimale order*, minimale besteding,
      minimum bedrag, minimumbedrag, minimum orderbedrag, minimale aankoop*, minimaal bestelbedrag, minimum afname,
      minimale bestelling`,
    pl: `
      minimaln* zamówieni*, minimaln* wartoś* zamówieni*, minimaln* kwot*, minimum logistyczne, minimaln* iloś*,
      minimaln* wartoś* koszyk*, minimaln* zakup*, minimum zamówieni*, minimaln* liczb* sztuk`,
    pt: `
      encomenda mínima, pedido mínimo, compra mínima, valor mínimo, quantidade mínima, mínimo de compra,
      valor mínimo de compra, valor mínimo de encomenda, montante mínimo, mínimo de encomenda, gasto mínimo`,
    sv: `
      minsta order*, minsta köp, minimiorder*, minsta beställning*, minsta ordervärde, minimibeställning*,
      minsta inköp*, minsta köpbelopp, lägsta ordervärde, minsta orderbelopp, minimibelopp*`,
    da: `
      minimumskøb, minimumsordre*, mindste ordre*, minimumsbestilling*, minimumsbeløb*, mindstekøb*, minimum køb,
      mindstebestilling*, minimumsordreværdi, mindsteordre*, minimum ordre*`,
    nb: `
      minstekjøp, minimumskjøp*, minste ordre*, minimumsordre*, minstebestilling*, minste bestilling*, minstebeløp*,
      minste ordreverdi, minimumsbestilling*, minimumsbeløp*, minste kjøp*`,
    fi: `
      minimitilau*, vähimmäistilau*, minimiosto*, vähimmäisosto*, pienin tilau*, tilauksen minimiarvo*,
      tilauksen minimi*, vähimmäissumma*, minimisumma*, minimitilauk*, tilauksen vähimmäis*`,
  },
};
