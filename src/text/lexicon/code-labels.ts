import { compileAnywhere, compileWhole } from './patterns.ts';

/** Parts of any label of a code, which may have the digits of a telephone number. */
export const CODE_NAMES = compileAnywhere({
  any: 'ean, gtin, isbn, upc, mpn, nr',
  en: 'bar, code, number, model',
  de: 'nummer',
});

/** Labels of the number that a product has in every shop. */
export const GTIN_LABEL = compileWhole({
  any: '(code )[ean/gtin/upc/isbn/jan]( /-)(8/12/13/14)( )(code/nr/nr./no/no./number/nummer/kód/kod)(.), [ean/upc]/[ean/upc/gtin/isbn], gtin/ean, ean-13/isbn, kod ean, kód ean, código [ean/de barras], codice ean, código universal',
  en: 'bar(-)( )code, global trade [item/identification] number',
  de: 'strichcode, gtin/ean-nummer',
  fr: 'code( /-)barre(s)',
  es: 'código de barras',
  it: 'codice a barre',
  nl: 'streepjescode',
  pt: 'código de barras',
  sv: 'streckkod',
  da: 'stregkode',
  pl: 'kod kreskowy',
  cs: 'čárový kód',
  fi: 'viivakoodi',
});

/** Labels of the number that the manufacturer gave a product. */
export const MPN_LABEL = compileWhole({
  any: 'mpn, p/n, mfr( )(#/no/no./part no./part number), mfg part (#/number), oem (number/nr/nr./nummer)',
  en: `[manufacturer/manufacturers/manufacturer's/manufacturer’s/mfr/mfr./mfg] [part number/part no/part no./part #/number/code/reference/sku/product code],
    part [number/no/no./#], item model number`,
  de: 'hersteller(-)( )[nr/nr./nummer/artikelnummer/art.-nr./teilenummer/artikel-nr./sku/code], hersteller-artikelnummer, herstellerartikelnummer, herstellernummer, teilenummer',
  fr: '[réf/réf./référence] [fabricant/constructeur], référence du fabricant, numéro de pièce',
  es: '[ref/ref./referencia] (del) fabricante, número de pieza, código de fabricante, número de modelo del producto',
  it: 'codice [produttore/fabbricante], numero parte',
  nl: 'fabrikantcode, artikelnummer fabrikant, [fabrikant/fabrikants] artikelnummer',
  pt: 'referência do fabricante, código do fabricante, número da peça',
  sv: '[tillverkarens/leverantörens] [artikelnummer/art.nr]',
  da: 'producentens varenummer, producentens artikelnummer',
  pl: '[kod/numer] producenta, numer katalogowy producenta, numer części, part number',
  cs: 'kód výrobce, číslo dílu, part number',
  fi: 'valmistajan [tuotenumero/tuotekoodi/koodi]',
});
