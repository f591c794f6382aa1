import type { ConceptTable } from '../concept-table.ts';

/** Refunds, credit and exchanges for goods that shoppers return. */
export const REFUNDS: ConceptTable = {
  exchange: {
    en: `
      exchange it, exchange them, exchanged, exchanges, exchange for, free exchange, size exchange, exchange policy,
      exchange within, an exchange, swap it, swap them, swapped for, swap sizes, exchange the, exchange your,
      can exchange, returns and exchanges, exchangeable, swap for another size`,
    de: `
      umtausch*, umgetauscht, umzutauschen, größentausch, größenumtausch, tauschen ~ um, tausche ~ um,
      austausch gegen, tausch ~ gegen, gegen ~ andere größe, ware tauschen, tauschen wir, umtauschen`,
    fr: `
      échange de taille, échange gratuit, échanges gratuits, échanger contre, échange ou remboursement,
      échanger le produit, échanger l article, échanger votre*, échanger un article, échanger la taille,
      retours et échanges, échanges et retours, échange sous, échange possible, échanges possibles, faire un échange,
      effectuer un échange, demander un échange, retour ou échange, retour ou un échange, échange ou retour,
      échange ou un remboursement, être échangé*, échangé contre, échangés contre, échangeable*, changer de taille,
      changement de taille, droit d échange, pouvez ~ échanger, l échanger, les échanger`,
    es: `
      cambio de talla, cambio por otra talla, cambios y devoluciones, cambiarlo por, cambiarla por, cambiar por otro,
      cambiar por otra, cambio gratuito, cambios gratuitos, cambio gratis, cambios gratis, puedes cambiarlo,
      puedes cambiarla, cambiar el producto, cambiar de talla, realizar un cambio, hacer un cambio,
      solicitar un cambio, cambio del producto, cambio de producto, canjearlo, política de cambios,
      se puede cambiar por, se aceptan cambios, cambiar la talla`,
    it: `
      cambio taglia, cambio di taglia, cambio merce, cambio gratuito, cambio del prodotto,
      sostituire con un altra taglia, cambiare taglia, cambiare la taglia, cambiare il prodotto,
      sostituzione del prodotto, effettuare un cambio, cambi e resi, resi e cambi, cambio articolo,
      sostituire il prodotto, cambio con un, fare un cambio, cambiare l articolo, richiedere un cambio,
      cambiarlo con, cambiarlo entro, puoi cambiarlo, cambiarla con, puoi cambiarla`,
    nl: `
      ruilen, omruilen, omgeruild, geruild, ruil je, ruilt u, ruilen binnen, ruilrecht, ruiltermijn, ruil ~ om,
      omruilgarantie, omruiling, omruil, te ruilen, ruiling, ruilgarantie, omwisselen, ruilservice`,
    pl: `
      wymienić towar, wymienić produkt, wymiana rozmiaru, wymianę rozmiaru, wymienić na inny, wymienić rozmiar,
      wymienić na większy, wymienić na mniejszy, możliwość wymiany, wymiana towaru, wymianę towaru, wymiany towaru,
      wymiana produktu, wymiany produktu, wymianę produktu, wymian* rozmiaru, wymiana na inny, wymianę na inny,
      zwrot lub wymian*, zwroty i wymiany, zwrot i wymian*, wymiany i zwroty, zwrotu lub wymiany, wymienimy na,
      możesz wymienić produkt, można wymienić towar, możesz go wymienić na, można go wymienić na`,
    pt: `
      trocar o produto, trocar por, trocar de tamanho, trocar o tamanho, trocá lo, trocá la, trocado por,
      trocada por, troca de tamanho, troca grátis, troca gratuita, trocas e devoluções, trocar o artigo,
      efetuar a troca, troca do produto, troca por, prazo de troca, fazer a troca, primeira troca,
      troca ou devolução, prazo para troca, solicitar a troca, troca por outro, pedir a troca, devoluções e trocas,
      trocas gratuitas, trocas são gratuitas, pode trocar o produto, pode trocar por, podes trocar por,
      pode ser trocado por, trocá lo por`,
    sv: `
      byta storlek, byte av storlek, byta varan, byta mot, byta till en annan storlek, bytesrätt*, fritt byte,
      fria byten, bytas mot, fri bytesrätt, gratis byte, storleksbyte, byte inom, byte mot, byta inom,
      byten och returer, byten och retur, returer och byten, byta den mot`,
    da: `
      ombytning*, ombytte*, bytte varen, bytte den, bytte til, byttet til, bytteret, bytte størrelse, fri ombytning,
      byttet varen, ombytningsret, gratis ombytning, bytte gaven, bytte inden, varen kan byttes, byttes inden,
      byttes i butik*`,
    nb: `
      bytterett*, bytte varen, bytte den, bytte størrelse, bytte til, gratis bytte, ombytting*, bytte inn,
      byttet til, bytting, fritt bytte, fri bytterett, bytte inntil, bytte innen, størrelsesbytte, varen kan byttes,
      byttes innen, byttes i butikk*, byttes til`,
    fi: `
      vaihto oikeu*, vaihtaa tuotteen, vaihtaa kokoa, vaihtaa koon, vaihtaa toiseen, vaihdetaan toiseen, vaihtoaik*,
      koon vaihto, vaihto toiseen, tuotteen vaihto, vaihto ja palautu*, ilmainen vaihto, kokovaihto, tuotevaihto,
      vaihtaa eri kokoon, vaihdamme tuotteen, vaihdettavissa toiseen, maksuton vaihto, vaihtaa sen toiseen`,
  },
  refund: {
    en: `
      refund*, get your money, money refunded, reimburse*, full refund, refunded within, credited back,
      credited to your, credit your account, your money will be, receive your money back, refunded to the original`,
    de: `
      erstatt*, rückerstatt*, zurückerstatt*, rückzahlung, erstattung, gutgeschrieben, geld zurück,
      gutschrift erfolgt, kaufpreis zurück*, kaufpreiserstattung, zurückgezahlt, rücküberweis*,
      erhalten ~ geld zurück, bekommst ~ geld zurück, geld wieder, betrag zurück`,
    fr: 'rembours*, recrédité*, remboursé',
    es: `
    reembols*, devolución del dinero, devolución del importe, te devolvemos el dinero, le devolvemos el dinero, te
    devolvemos el importe, reintegro, reintegr*, devolveremos el dinero, devolveremos el importe, recuperar tu
    dinero, abono del importe, dinero de vuelta, te abonamos, te abonaremos, te devolveremos, me devolvéis el
    dinero, devolvéis el dinero, me devuelven el dinero, devuelven el dinero
    `,
    it: `
    rimbors*, riaccredit*, restituzione dell importo, restituzione del denaro, soldi indietro, riaccredito, mi
    rimborsate, mi ridate i soldi, ridate i soldi
    `,
    nl: `
      terugbetal*, terugbetaald, terugbetaling*, geld terug, aankoopbedrag terug*, teruggestort, terugstort*,
      restitutie, restitueren, gerestitueerd, bedrag terug, terug te betalen, krijg ~ geld terug, teruggave,
      terugboek*`,
    pl: `
      zwrot pieniędzy, zwrot środków, zwrot kosztów zakupu, zwrot należności, zwrot płatności, zwrotu pieniędzy,
      zwrotu środków, zwrócimy pieniądze, zwracamy pieniądze, zwrócimy środki, zwrot kwoty, refundacj*,
      oddamy pieniądze, zwrot całej kwoty, zwrot ceny, zwrot gotówki, zwrotem pieniędzy, pieniądze zwróc*,
      pieniądze zwraca*, środki zwróc*, środki zwraca*`,
    pt: `
      reembols*, devolução do dinheiro, devolução do valor, devolvemos o dinheiro, devolvemos o valor, estorn*,
      restituição do valor, ressarc*, dinheiro de volta, devolução do montante, reaver o dinheiro,
      devolveremos o valor, devolveremos o dinheiro`,
    sv: `
      återbetal*, pengarna tillbaka, få pengarna, pengar tillbaka, återbetalning, krediter*, köpesumman tillbaka,
      återfå pengarna, pengarna åter`,
    da: `
      refunder*, tilbagebetal*, pengene tilbage, penge tilbage, refusion, pengene retur, tilbagebetaling,
      beløbet tilbage, købsbeløbet tilbage, krediteres, pengene igen`,
    nb: `
      refunder*, refusjon*, tilbakebetal*, pengene tilbake, penger tilbake, tilbakebetaling, kjøpesummen tilbake,
      krediteres, beløpet tilbake, tilbakefør*`,
    fi: `
      hyvitet*, hyvity*, rahanpalautu*, rahat takaisin, palautetaan rahat, palautamme rahat, rahasi takaisin,
      hyvitäm*, rahan palautu*, maksun palautu*, palautam* maksun, rahojen palautu*, palautetaan maksu*,
      ostohinnan palautu*, hyvittää`,
  },
  moneyBack: {
    en: `
      money back guarantee, satisfaction guarantee*, satisfaction guaranteed, satisfied or refunded,
      or your money back, happiness guarantee, full refund guarantee, risk free purchase, risk free trial,
      money back promise, money back policy, day money back, 100 money back`,
    de: `
      geld zurück garantie, zufriedenheitsgarantie*, geldzurückgarantie, geld zurückgarantie, zufrieden oder geld,
      bei nichtgefallen, nichtgefallen, zufriedenheit garantiert, geld zurück versprechen, tage geld zurück,
      tagen geld zurück`,
    fr: `
      satisfait ou remboursé, garantie satisfait, garantie satisfaction, garantie de remboursement,
      satisfaits ou remboursés, satisfaite ou remboursée, satisfaction garantie, remboursement garanti`,
    es: `
      garantía de devolución, garantía de reembolso, garantía de satisfacción, satisfacción garantizada,
      si no quedas satisfecho, si no queda satisfecho, o te devolvemos, devolución del dinero garantizada,
      satisfecho o reembolsado, garantía de devolución del dinero`,
    it: `
      soddisfatti o rimborsati, soddisfatto o rimborsato, garanzia di rimborso, garanzia soddisfatti,
      soddisfazione garantita, garanzia di soddisfazione, rimborso garantito, soddisfatta o rimborsata`,
    nl: `
      niet goed geld terug, geld terug garantie, geldteruggarantie, niet tevreden geld terug, tevredenheidsgarantie*,
      niet goed ~ geld terug, tevredenheid gegarandeerd, niet blij geld terug, geld teruggarantie`,
    pl: `
      gwarancj* zwrotu pieniędzy, gwarancj* satysfakcji, gwarancj* zadowolenia, satysfakcja gwarantowana,
      satysfakcja albo zwrot, zadowolenie albo zwrot, zwrot pieniędzy jeśli, zadowoleni albo zwrot, gwarancj* zwrotu,
      satysfakcj* lub zwrot`,
    pt: `
      garantia de devolução, garantia de reembolso, garantia de satisfação, satisfação garantida,
      satisfeito ou reembolsado, satisfação ou reembolso, satisfeito ou o seu dinheiro,
      garantia de dinheiro de volta, ou devolvemos o dinheiro, ou devolvemos o seu dinheiro,
      ou o seu dinheiro de volta, satisfação garantida ou`,
    sv: `
      nöjd kund garanti, pengarna tillbaka garanti, nöjdhetsgaranti*, nöjd eller pengarna, pengar tillbaka garanti,
      nöjdkundgaranti, nöjd kundgaranti`,
    da: `
      pengene tilbage garanti, tilfredshedsgaranti*, fuld tilfredshed eller, tilfreds eller pengene,
      penge tilbage garanti, tilfredshed garanteret, returgaranti`,
    nb: `
      pengene tilbake garanti, fornøydgaranti*, fornøyd garanti, fornøyd eller pengene, tilfredshetsgaranti*,
      penger tilbake garanti, fornøyd kunde garanti, tilfreds eller pengene`,
    fi: `
      tyytyväisyystakuu*, rahat takaisin takuu*, tyytyväisyystakuulla, rahanpalautustakuu*, tyytyväinen tai rahat,
      sataprosenttinen tyytyväisyystakuu`,
  },
  storeCredit: {
    en: `
      store credit, shop credit, credit note*, gift card refund, refunded as a voucher, as a voucher, store voucher,
      exchange voucher*, refund to gift card, refund as store credit, as store credit`,
    de: `
      warengutschein*, als gutschein, einkaufsgutschein*, gutschein erstatt*, guthaben im shop, shop guthaben,
      guthabengutschein, form eines gutscheins, gutschein statt, kundenkonto gutgeschrieben, shopguthaben`,
    fr: `
      sous forme d avoir, bon d achat, bons d achat, un avoir, avoir valable, avoir boutique, crédit boutique,
      avoir en magasin, émettons un avoir, avoir à valoir, avoir d un montant, crédit en boutique`,
    es: `
      vale de compra, vale por el importe, vale por valor, vale de devolución, vale de tienda, saldo en la tienda,
      crédito en la tienda, crédito de tienda, tarjeta abono, vale canjeable, mediante un vale, cupón por el importe,
      crédito en tienda, un vale`,
    it: `
      buono acquisto, buono spesa, buono di pari, buono sconto di pari, credito negozio, credito in negozio,
      nota di credito, credito nello store, buono reso, buono del valore, buono da utilizzare, buono da spendere,
      buono da usare`,
    nl: `
      tegoedbon*, winkeltegoed, waardebon*, shoptegoed, tegoed in de winkel, winkelkrediet, creditnota,
      tegoed op je account, tegoed op uw account, tegoedbonnen`,
    pl: `
      bon zakupowy, bonem, w formie bonu, bon na zakupy, karta zwrotna, bonu zakupowego, bonu towarowego,
      bon towarowy, środki na koncie w sklepie, w formie vouchera, karcie zwrotnej`,
    pt: `
      vale de compras, vale compras, vale de compra, crédito em loja, crédito na loja, nota de crédito,
      vale no valor, vale troca, vale de troca, saldo em loja, crédito para compras, vale compra`,
    sv: `
      tillgodokvitto*, butikskredit, presentkort på beloppet, som presentkort, värdecheck, kredit i butik*,
      tillgodobevis*, tillgodohavande*`,
    da: `
      tilgodebevis*, tilgodeseddel*, butikskredit, som gavekort, værdibevis, kreditnota, gavekort på beløbet,
      butikskreditter, tilgodebeløb, kredit til butik*`,
    nb: `
      tilgodelapp*, tilgodebevis*, butikkreditt, tilgodeseddel*, som gavekort, kreditnota, gavekort på beløpet,
      tilgodebeløp, tilgode beløp, kreditt i butikk*`,
    fi: `
      hyvityslahjakort*, hyvityskuponki*, hyvityskortti*, ostohyvity*, lahjakorttina, tilihyvity*, hyvityslask*,
      hyvitys lahjakorttina, kauppahyvity*, myymälähyvity*`,
  },
};
