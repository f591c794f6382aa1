import type { ConceptTable } from './concept-table.ts';

/** What makes things cheaper. */
export const DISCOUNT: ConceptTable = {
  discount: {
    en: 'discount*, % off, percent off, half price, special offer*, money off, rebate*, on offer',
    de: 'rabatt*, nachlass*, preisnachlass*, prozente, halber preis, zum halben preis, sonderangebot*, preisvorteil',
    fr: 'remise*, rabais, réduction*, moitié prix, ristourne*, offre spéciale, promotion*, promo, promos',
    es: 'descuento*, mitad de precio, promoción, promociones, oferta especial, rebaja*, rebajad*',
    it: 'sconto, sconti, scontat*, metà prezzo, promozion*, offerta speciale, ribasso, ribassat*',
    nl: 'korting*, halve prijs, aanbieding*, actieprijs',
    pl: 'rabat*, zniżk*, promocj*, połowę ceny, przecen*, upust*',
    pt: 'desconto*, metade do preço, promoç*, oferta especial',
    sv: 'rabatt*, halva priset, kampanjpris*, erbjudande*',
    da: 'rabat*, halv pris, tilbud*',
    nb: 'rabatt*, halv pris, tilbud*',
    fi: 'alennu*, puoleen hintaan, tarjou*',
  },
  discountCode: {
    en: 'discount code*, promo code*, voucher*, coupon*, promotional code*, use code, with code, with the code, the code',
    de: 'gutscheincode*, rabattcode*, gutschein*, aktionscode*, mit dem code, den code, code eingeben',
    fr: 'code promo*, code de réduction, bon de réduction, bon d achat, avec le code, le code',
    es: 'código de descuento, código promocional, cupón*, cupones, con el código, el código, vale de descuento',
    it: 'codice sconto, codici sconto, codice promozionale, buono sconto, coupon, con il codice, il codice',
    nl: 'kortingscode*, actiecode*, waardebon*, met de code, met code, couponcode*',
    pl: 'kod rabatow*, kodem rabatow*, kod promocyjn*, kupon*, z kodem, bon rabatow*',
    pt: 'código de desconto, código promocional, cupão, cupões, cupom, cupons, com o código, o código, vale de desconto',
    sv: 'rabattkod*, kampanjkod*, värdekupong*, med koden, koden',
    da: 'rabatkode*, kampagnekode*, med koden, koden',
    nb: 'rabattkode*, kampanjekode*, med koden, koden',
    fi: 'alennuskood*, kampanjakood*, koodilla, kuponki*',
  },
};
