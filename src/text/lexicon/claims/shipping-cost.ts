import type { ConceptTable } from './concept-table.ts';

/** What sending costs. */
export const SHIPPING_COST: ConceptTable = {
  freeShipping: {
    en: 'free shipping, free delivery, ships free, ships for free, shipped free, delivered free, delivery is free, shipping is free, no shipping costs, no delivery charge, postage free, shipping is on us, free of charge to your door, free postage',
    de: 'versandkostenfrei*, kostenloser versand, kostenlosem versand, kostenlosen versand, gratisversand, versand ~ kostenlos, versand ist gratis, versand gratis, lieferung ~ kostenlos, lieferung ist gratis, portofrei*, frei haus, kostenfreie lieferung, kostenlose lieferung, kostenfreier versand',
    fr: 'livraison gratuite, livraison ~ offerte, frais de port offerts, port offert, livraison est gratuite, livré* gratuitement, expédition gratuite, sans frais de port, franco de port, livraison ~ gratuite',
    es: 'envío gratis, envío gratuito, envíos gratis, envíos gratuitos, envío ~ gratis, envío ~ gratuito, gastos de envío gratis, sin gastos de envío, portes gratis, envío es gratis, entrega gratuita',
    it: 'spedizione gratuita, spedizione ~ gratuita, spedizione gratis, consegna gratuita, consegna ~ gratuita, spese di spedizione gratuite, senza spese di spedizione, spediamo gratis, spediamo gratuitamente',
    nl: 'gratis verzending, gratis verzonden, gratis bezorgd, gratis bezorging, verzending is gratis, verzending ~ gratis, geen verzendkosten, zonder verzendkosten, gratis levering, gratis thuisbezorgd',
    pl: 'darmowa dostawa, darmową dostawę, darmowej dostawy, dostawa ~ darmowa, dostawa ~ bezpłatna, bezpłatna dostawa, dostawa gratis, darmowa wysyłka, wysyłka gratis, wysyłka ~ darmowa, bezpłatna wysyłka',
    pt: 'envio grátis, envio gratuito, portes grátis, portes gratuitos, portes ~ grátis, frete grátis, frete gratuito, envio é grátis, sem portes, entrega gratuita, entrega grátis, sem custos de envio',
    sv: 'fri frakt, gratis frakt, fraktfritt, frakten är gratis, fri leverans',
    da: 'gratis fragt, fri fragt, fragtfri, gratis levering, gratis forsendelse',
    nb: 'gratis frakt, fri frakt, fraktfritt, gratis levering',
    fi: 'ilmainen toimitus, ilmaisen toimituksen, toimitus on ilmainen, ilman toimituskuluja, toimituskuluitta, ilmainen lähetys',
  },
  shippingCosts: {
    en: 'shipping cost*, delivery cost*, postage, shipping fee*, delivery fee*, delivery charge, shipping charge*, shipping is charged',
    de: 'versandkosten*, lieferkosten, porto, versand kostet, lieferung kostet, versandpauschale',
    fr: 'frais de port, frais de livraison, frais d envoi, livraison coûte',
    es: 'gastos de envío, coste de envío, costes de envío, envío cuesta, portes',
    it: 'spese di spedizione, costi di spedizione, spedizione costa, costo di spedizione, spese di consegna',
    nl: 'verzendkosten, bezorgkosten, verzending kost, portokosten',
    pl: 'koszt* dostawy, koszt* wysyłki, dostawa kosztuje, wysyłka kosztuje, opłata za dostawę',
    pt: 'portes de envio, custos de envio, portes são, portes custam, frete custa, taxa de entrega, portes',
    sv: 'fraktkostnad*, frakten kostar, frakt kostar',
    da: 'fragtomkostning*, fragten koster, porto',
    nb: 'fraktkostnad*, frakten koster, porto',
    fi: 'toimituskulu*, toimitus maksaa, postikulu*',
  },
};
