import type { ConceptTable } from './concept-table.ts';

/** Ways to pay: cards, wallets and local methods, on account, in instalments, with a deposit. */
export const PAYMENT: ConceptTable = {
  creditCard: {
    en: `
      credit card*, card payment*, pay by card, paying by card, visa and mastercard, visa, mastercard,
      american express, amex, maestro, all major cards, major credit cards`,
    de: `
      kreditkarte*, *kreditkarte, kartenzahlung*, mit karte zahlen, mit karte bezahlen, visa, mastercard,
      american express, amex, maestro, kreditkartenzahlung, per karte`,
    fr: `
      carte bancaire, cartes bancaires, carte de crédit, cartes de crédit, carte bleue, paiement par carte,
      payer par carte, visa, mastercard, american express, amex, maestro, payez par carte, règlement par carte,
      régler par carte, paiements par carte`,
    es: `
      tarjeta de crédito, tarjetas de crédito, pago con tarjeta, pagar con tarjeta, tarjeta bancaria, visa,
      mastercard, american express, amex, tarjetas bancarias, tarjeta de crédito o débito, pagos con tarjeta,
      pagas con tarjeta, pague con tarjeta, paga con tarjeta, tarjetas de crédito y débito`,
    it: `
      carta di credito, carte di credito, pagamento con carta, pagare con carta, visa, mastercard, american express,
      amex, carte di pagamento, carta bancaria`,
    nl: `
      creditcard*, kredietkaart*, credit card*, met kaart betalen, visa, mastercard, american express, amex, maestro,
      betalen met kaart, kaartbetaling*, bankkaart`,
    pl: `
      kart* kredytow*, kart* płatnicz*, płatnoś* kart*, zapłacić kartą, płatność kartą, visa, mastercard,
      american express, amex, maestro, płatności kartą, karta kredytowa, płacić kartą, płatności kartami`,
    pt: `
      cartão de crédito, cartões de crédito, pagamento com cartão, pagar com cartão, pagamento por cartão,
      mastercard, american express, amex, maestro, cartão bancário, visa e mastercard, visa ou mastercard,
      cartão visa, cartões visa, visa mastercard, cartão de crédito ou débito`,
    sv: `
      kreditkort*, kortbetalning*, betala med kort, betalkort*, mastercard, american express, amex, maestro,
      bankkort*, kort betalning, visa och mastercard, visa eller mastercard, visakort*, visa mastercard`,
    da: `
      kreditkort*, betalingskort*, kortbetaling*, betale med kort, dankort*, mastercard, american express, amex,
      maestro, visakort, visa dankort, visa kort, visa og mastercard`,
    nb: `
      kredittkort*, betalingskort*, kortbetaling*, betale med kort, visa, mastercard, american express, amex,
      maestro, bankkort*, kort betaling`,
    fi: `
      luottokort*, korttimaks*, pankkikort*, maksukort*, maksaa kortilla, visa, mastercard, american express, amex,
      maestro, credit kort*, maksat kortilla, maksu kortilla`,
  },
  debitCard: {
    en: 'debit card*, debit and credit card*, v pay, visa debit, girocard',
    de: 'debitkarte*, girocard*, ec karte*, ec cash, ec zahlung, bankkarte*, maestro karte, visa debit',
    fr: 'carte de débit, cartes de débit, visa débit, carte à débit immédiat',
    es: 'tarjeta de débito, tarjetas de débito, visa débito, visa electron, crédito o débito',
    it: 'carta di debito, carte di debito, bancomat, postepay, pagobancomat, carta prepagata, carte prepagate',
    nl: 'debitcard*, bankpas*, pinpas*, pinbetaling*, betaalpas*, debetkaart*, v pay, betalen met pin, pin betaling*',
    pl: 'kart* debetow*, kartą debetową, karty debetowej',
    pt: 'cartão de débito, cartões de débito, débito ou crédito, crédito ou débito, visa electron',
    sv: 'betalkort, bankkort*, debitkort*, debetkort*',
    da: 'dankort*, debetkort*, hævekort*, visa dankort, debitkort*',
    nb: 'debetkort*, bankkort*, bankaxept*, debitkort*',
    fi: 'debit kort*, debitkort*, pankkikort*, visa debit, visa electron',
  },
  paypal: {
    en: 'paypal, pay pal',
    de: 'pay pal, paypal*',
    fr: 'paypal, pay pal',
    es: 'paypal, pay pal',
    it: 'paypal, pay pal',
    nl: 'pay pal, paypal*',
    pl: 'paypal, pay pal, paypalem, paypala',
    pt: 'paypal, pay pal',
    sv: 'pay pal, paypal*',
    da: 'pay pal, paypal*',
    nb: 'pay pal, paypal*',
    fi: 'pay pal, paypal*',
  },
  applePay: {
    en: 'apple pay, applepay',
    de: 'apple pay, applepay',
    fr: 'apple pay, applepay',
    es: 'apple pay, applepay',
    it: 'apple pay, applepay',
    nl: 'apple pay, applepay',
    pl: 'apple pay, applepay, apple payem',
    pt: 'apple pay, applepay',
    sv: 'apple pay, applepay',
    da: 'apple pay, applepay',
    nb: 'apple pay, applepay',
    fi: 'apple pay, applepay*',
  },
  googlePay: {
    en: 'google pay, googlepay, g pay, google wallet',
    de: 'google pay, googlepay, g pay, google wallet',
    fr: 'google pay, googlepay, g pay, google wallet',
    es: 'google pay, googlepay, g pay, google wallet',
    it: 'google pay, googlepay, g pay, google wallet',
    nl: 'google pay, googlepay, g pay, google wallet',
    pl: 'google pay, googlepay, g pay, google wallet',
    pt: 'google pay, googlepay, g pay, google wallet',
    sv: 'google pay, googlepay, g pay, google wallet',
    da: 'google pay, googlepay, g pay, google wallet',
    nb: 'google pay, googlepay, g pay, google wallet',
    fi: 'google pay, g pay, google wallet, googlepay*',
  },
  amazonPay: {
    en: 'amazon pay, amazonpay, amazon payments',
    de: 'amazon pay, amazonpay, amazon payments',
    fr: 'amazon pay, amazonpay, amazon payments',
    es: 'amazon pay, amazonpay, amazon payments',
    it: 'amazon pay, amazonpay, amazon payments',
    nl: 'amazon pay, amazonpay, amazon payments',
    pl: 'amazon pay, amazonpay, amazon payments',
    pt: 'amazon pay, amazonpay, amazon payments',
    sv: 'amazon pay, amazonpay, amazon payments',
    da: 'amazon pay, amazonpay, amazon payments',
    nb: 'amazon pay, amazonpay, amazon payments',
    fi: 'amazon pay, amazon payments, amazonpay*',
  },
  shopPay: {
    en: 'shop pay',
    de: 'shop pay',
    fr: 'shop pay',
    es: 'shop pay',
    it: 'shop pay',
    nl: 'shop pay',
    pl: 'shop pay',
    pt: 'shop pay',
    sv: 'shop pay',
    da: 'shop pay',
    nb: 'shop pay',
    fi: 'shop pay',
  },
  klarna: {
    en: 'klarna',
    de: 'klarna*',
    fr: 'klarna',
    es: 'klarna',
    it: 'klarna',
    nl: 'klarnas, klarna*',
    pl: 'klarna, klarnie, klarnę, klarny',
    pt: 'klarna',
    sv: 'klarnas, klarna*',
    da: 'klarnas, klarna*',
    nb: 'klarnas, klarna*',
    fi: 'klarna*',
  },
  payInvoice: {
    en: `
      pay by invoice, pay on invoice, payment by invoice, invoice payment, pay on account, buy now pay later,
      pay later, pay after delivery, pay in 30 days, pay within 30 days, purchase on account, payment on account,
      on invoice, invoice purchase, pay after you receive, bnpl`,
    de: `
      rechnungskauf*, kauf auf rechnung, auf rechnung, per rechnung, zahlung auf rechnung, rechnungszahlung,
      kauf per rechnung, später bezahlen, kaufen und später, bezahl später, rechnung zahlen, rechnung bezahlen,
      in 30 tagen zahlen, in 30 tagen bezahlen, zahlungsziel*`,
    fr: `
      paiement sur facture, payer sur facture, sur facture, paiement à réception, payer plus tard, paiement différé,
      achat sur facture, payez plus tard, paiement à 30 jours, payer en 30 jours, règlement sur facture,
      payer dans 30 jours, régler plus tard`,
    es: `
      pago con factura, pago contra factura, pagar con factura, pago aplazado, paga después, pagar después,
      paga más tarde, pagar más tarde, compra ahora y paga, pago a 30 días, pago por factura, pagar en 30 días,
      pagar a 30 días, paga en 30 días, paga en 30`,
    it: `
      pagamento su fattura, pagare con fattura, paga dopo, pagare dopo, acquista ora e paga, paga più tardi,
      pagare più tardi, pagamento posticipato, pagamento a 30 giorni, pagamento differito, paga in 30 giorni,
      pagamento tramite fattura, pagare in 30 giorni, compra ora paga dopo`,
    nl: `
      achteraf betalen, op rekening, betalen op factuur, op factuur, achteraf te betalen, betaal achteraf,
      achterafbetaling, afterpay, riverty, billink, betaal later, later betalen, kopen op rekening, factuurbetaling,
      op factuur betalen, gespreid achteraf`,
    pl: `
      płatność odroczona, płatności odroczone, płatnoś* odroczon*, odroczon* płatnoś*, zapłać później,
      kup teraz zapłać, zapłacić później, płatność na fakturę, odroczony termin płatności, paypo, płatność za 30 dni,
      zapłać za 30 dni, twisto, kup teraz i zapłać, faktura z odroczonym, płać później`,
    pt: `
      pagamento por fatura, pagar mais tarde, pague depois, paga depois, pagar depois, compre agora e pague,
      pagamento a 30 dias, pagamento diferido, pagamento contra fatura, paga mais tarde, pagar em 30 dias,
      pagamento com fatura, compra agora e paga, paga em 30 dias`,
    sv: `
      betala mot faktura, på faktura, mot faktura, fakturabetalning*, handla på faktura, betala senare,
      köp nu betala, fakturaköp*, med faktura, via faktura, faktura 30 dagar, betala efter leverans,
      betala inom 30 dagar`,
    da: `
      betale med faktura, på faktura, fakturabetaling*, betal senere, betale senere, køb nu betal, viabill,
      køb på regning, med faktura, betaling på faktura, faktura betaling, betal efter levering, køb på faktura,
      mod faktura`,
    nb: `
      betale med faktura, på faktura, fakturabetaling*, betal senere, betale senere, kjøp nå betal, mot faktura,
      kjøpe på faktura, med faktura, faktura 14 dager, fakturakjøp*, betal etter levering, via faktura`,
    fi: `
      laskulla, laskuun, laskumaksu*, maksa myöhemmin, maksaa myöhemmin, osta nyt maksa, maksaa laskulla, laskutu*,
      maksa laskulla, yrityslasku*, klarna lasku*, tilaus laskulla, osta nyt ja maksa, laskun eräpäivä`,
  },
  directDebit: {
    en: 'direct debit, sepa debit, sepa direct debit, debited from your account, direct debiting, sepa mandate',
    de: `
      lastschrift*, sepa lastschrift*, bankeinzug*, lastschriftverfahren, einzugsermächtigung*, lastschriftmandat,
      abbuchung vom konto, sepa mandat, banklastschrift`,
    fr: `
      prélèvement, prélèvements, prélèvement sepa, prélèvement bancaire, prélevé sur votre compte,
      prélèvement automatique, mandat sepa`,
    es: `
      domiciliación bancaria, domiciliación, débito directo, recibo domiciliado, adeudo directo, cargo en cuenta,
      recibo bancario, adeudo sepa, domiciliar el pago, débito en cuenta`,
    it: `
      addebito diretto, addebito sepa, addebito in conto, addebito su conto, rid bancario, addebito bancario,
      addebito su conto corrente, domiciliazione bancaria`,
    nl: `
      automatische incasso, incasso, domiciliëring, incassomachtiging, automatisch geïncasseerd, sepa incasso,
      machtiging`,
    pl: 'poleceni* zapłaty, obciążenie rachunku, polecenie zapłaty sepa, sepa direct debit, obciążenie konta',
    pt: `
      débito direto, débitos diretos, débito em conta, débito direto sepa, débito automático, autorização de débito`,
    sv: 'autogiro*, direktdebitering, direktbetalning från konto, sepa autogiro',
    da: 'leverandørservice, betalingsservice, direkte debitering, pbs aftale, sepa debitering',
    nb: 'avtalegiro*, direktetrekk*, autogiro*, direkte debitering',
    fi: 'suoraveloitu*, suoramaks*, sepa veloitu*, tilinveloitu*',
  },
  bankTransfer: {
    en: `
      bank transfer*, wire transfer*, bank wire, bacs, direct bank transfer, instant bank transfer, sepa transfer,
      online banking, pay by bank, credit transfer`,
    de: `
      überweisung*, banküberweisung*, überweisen, sepa überweisung, online banking, onlineüberweisung,
      per überweisung, giropay, echtzeitüberweisung`,
    fr: 'virement*, virement bancaire, virement instantané, par virement',
    es: `
      transferencia bancaria, transferencia sepa, giro bancario, ingreso en cuenta, transferencia inmediata,
      por transferencia, pago por transferencia, transferencias bancarias, mediante transferencia`,
    it: 'bonifico*, bonifico bancario, bonifico istantaneo, bonifici, bonifico anticipato, tramite bonifico',
    nl: `
      bankoverschrijving*, overschrijving*, overmaken, bankoverboeking, overboeking*, per bank overmaken,
      overgemaakt op onze, via de bank`,
    pl: `
      przelewem, przelew bankowy, przelew tradycyjny, szybki przelew, przelewu bankowego, tpay, payu,
      szybkie przelewy, dotpay, przelew na konto, zwykły przelew, przelewy online, przelewy bankowe,
      przelew internetowy, przelewy internetowe, przelew natychmiastowy`,
    pt: `
      transferência bancária, depósito bancário, transferências bancárias, transferência imediata, por transferência`,
    sv: `
      banköverföring*, bankgiro*, plusgiro*, direktbetalning*, internetbank*, trustly, överföring till konto,
      bankbetalning*`,
    da: `
      bankoverførsel*, bankoverførs*, overførsel til konto, kontooverførs*, netbank, overføre beløbet,
      bankoverføring`,
    nb: 'bankoverføring*, nettbank*, overføring til konto, kontooverføring*, bankbetaling*, overføre beløpet',
    fi: 'tilisiir*, pankkisiir*, verkkopankk*, verkkomaks*, pankkimaks*, verkkopankkimaks*',
  },
  prepayment: {
    en: `
      prepayment, pre payment, payment in advance, pay in advance, paid in advance, advance payment, paid upfront,
      full payment upfront, upfront payment, pay upfront`,
    de: `
      vorkasse*, vorauskasse*, vorauszahlung*, im voraus bezahl*, im voraus zahl*, vorab bezahl*, vorab zahl*,
      vorausüberweisung`,
    fr: `
      paiement d avance, paiement anticipé, payable d avance, prépaiement, paiement à l avance, payer d avance,
      règlement d avance, payer à l avance`,
    es: `
      pago por adelantado, pago anticipado, prepago, por adelantado, pagar por anticipado, pago previo,
      pagar por adelantado`,
    it: `
      pagamento anticipato, prepagamento, pagare in anticipo, pagamento in anticipo, bonifico anticipato,
      pagamento preventivo`,
    nl: `
      vooruitbetaling*, vooruit betalen, vooraf betalen, vooraf betaald, voorafbetaling, vooruitbetalen,
      vooraf overmaken`,
    pl: `
      przedpłat*, płatność z góry, z góry zapłac*, płatność przed wysyłką, przedpłata na konto, płatne z góry,
      zapłata z góry, zapłacić z góry`,
    pt: `
      pagamento antecipado, pré pagamento, pagamento adiantado, pagar antecipadamente, pagamento prévio,
      pagar adiantado`,
    sv: 'förskottsbetalning*, förskott*, betala i förskott, förhandsbetal*, i förväg betal*, betala i förväg',
    da: 'forudbetaling*, forudbetal*, betaling på forhånd, betale forud, betale på forhånd, forudbetalt',
    nb: 'forhåndsbetal*, forskuddsbetal*, forskudd*, betale på forhånd, betaling på forhånd, betale i forkant',
    fi: 'ennakkomaks*, maksu etukäteen, maksetaan etukäteen, maksaa etukäteen, ennakkoon maksettav*, etukäteismaks*',
  },
  cashOnDelivery: {
    en: `
      cash on delivery, cod payment, pay on delivery, payment on delivery, pay cash on delivery, pay the courier,
      pay when it arrives, pay upon delivery, collect on delivery`,
    de: `
      nachnahme*, per nachnahme, barzahlung bei lieferung, zahlung bei lieferung, bei lieferung bezahlen,
      bezahlung bei lieferung, zahlung bei zustellung, bei lieferung zahlen, beim zusteller zahl*, beim paketboten`,
    fr: `
      contre remboursement, paiement à la livraison, payer à la livraison, règlement à la livraison,
      espèces à la livraison, paiement en espèces à la livraison, payé à la livraison`,
    es: `
      contrarreembolso, contra reembolso, pago contra entrega, pagar al recibir, pago en la entrega,
      pago contrareembolso, contrareembolso, pagas al recibir, pago a la entrega, pagar al repartidor`,
    it: `
      contrassegno, pagamento alla consegna, pagare alla consegna, in contrassegno, pagamento in contrassegno,
      pago alla consegna, contanti alla consegna, pagare al corriere`,
    nl: `
      rembours*, onder rembours, betalen bij levering, betaling bij levering, betalen bij bezorging,
      betalen bij ontvangst, contant bij levering, betaling bij ontvangst, betalen aan de deur`,
    pl: `
      za pobraniem, płatność przy odbiorze, płatności przy odbiorze, płatność za pobraniem, pobraniem,
      zapłacić przy odbiorze, przesyłka pobraniowa, przesyłk* pobraniow*, pobraniow*, płacisz przy odbiorze`,
    pt: `
      pagamento na entrega, à cobrança, contra reembolso, pagamento à cobrança, pagar na entrega, envio à cobrança,
      pagamento contra entrega, pagar à entrega, contrarreembolso, pagamento no ato da entrega, pagamento ao receber`,
    sv: `
      postförskott*, betala vid leverans, betalning vid leverans, mot postförskott, betala vid utlämning,
      betalning vid mottag*`,
    da: `
      efterkrav*, betaling ved levering, betale ved levering, pr efterkrav, betale ved modtag*, betaling ved modtag*`,
    nb: `
      oppkrav*, postoppkrav*, etterkrav*, betaling ved levering, betale ved levering, betale ved mottak,
      betale ved henting`,
    fi: `
      postiennak*, maksu toimituksen yhteydessä, maksetaan toimitettaessa, maksu noudettaessa,
      maksu noudon yhteydessä, maksaa noutaessa, jälkivaatimu*, maksaa toimituksen yhteydessä`,
  },
  cashPayment: {
    en: 'pay cash, cash payment*, pay in cash, paid in cash, cash accepted, accept cash, in cash, with cash',
    de: `
      barzahlung*, bar bezahlen, bar zahlen, bargeld*, bar bezahlt, bar bei abholung, in bar zahl*, in bar bezahl*,
      bar vor ort`,
    fr: `
      en espèces, espèces acceptées, paiement en liquide, paiement en espèces, payer en liquide, paiement comptant,
      régler en espèces, régler en liquide`,
    es: 'en efectivo, pago en efectivo, efectivo en tienda, al contado, pago en metálico, en metálico',
    it: 'in contanti, pagamento in contanti, contanti, pagare in contanti, contante',
    nl: 'contant betalen, contante betaling, contant geld, cash betalen, contant afrekenen, contant bij afhaling',
    pl: 'gotówk*, płatność gotówką, gotówką, zapłacić gotówką, płatności gotówkow*',
    pt: 'em dinheiro, numerário, pagamento em dinheiro, pagar em dinheiro, em numerário, a dinheiro',
    sv: 'kontant*, kontanter, kontant betalning, betala kontant',
    da: 'kontant*, kontanter, kontant betaling, betale kontant',
    nb: 'kontant*, kontanter, kontant betaling, betale kontant',
    fi: 'käteise*, käteismaks*, käteinen, käteistä, maksaa käteisellä',
  },
  bizum: {
    en: 'bizum',
    de: 'bizum',
    fr: 'bizum',
    es: 'bizum',
    it: 'bizum',
    nl: 'bizum',
    pl: 'bizum',
    pt: 'bizum',
    sv: 'bizum',
    da: 'bizum',
    nb: 'bizum',
    fi: 'bizum',
  },
  ideal: {
    en: `
      via ideal, paypal ideal, ideal paypal, ideal klarna, klarna ideal, ideal bancontact, bancontact ideal,
      ideal wero, ideal payment*, ideal and bancontact, pay with ideal, paying with ideal, pay by ideal,
      pay via ideal, ideal and paypal, ideal and klarna`,
    de: `
      via ideal, paypal ideal, ideal paypal, ideal klarna, klarna ideal, ideal bancontact, bancontact ideal,
      ideal wero, ideal zahlung*, ideal und bancontact, mit ideal zahl*, mit ideal bezahl*, per ideal,
      ideal und paypal, ideal und klarna, paypal und ideal`,
    fr: `
      via ideal, paypal ideal, ideal paypal, ideal klarna, klarna ideal, ideal bancontact, bancontact ideal,
      ideal wero, ideal et bancontact, payer avec ideal, payer par ideal, par ideal, paiement ideal, ideal et paypal,
      ideal et klarna, paypal et ideal`,
    es: `
      via ideal, paypal ideal, ideal paypal, ideal klarna, klarna ideal, ideal bancontact, bancontact ideal,
      ideal wero, ideal y bancontact, pagar con ideal, pago con ideal, mediante ideal, ideal y paypal,
      ideal y klarna, paypal e ideal`,
    it: 'con ideal, tramite ideal, ideal',
    nl: 'ideal',
    pl: `
      via ideal, paypal ideal, ideal paypal, ideal klarna, klarna ideal, ideal bancontact, bancontact ideal,
      ideal wero, ideal i bancontact, przez ideal, płatność ideal, płatności ideal, za pomocą ideal, ideal i paypal,
      paypal i ideal`,
    pt: `
      via ideal, paypal ideal, ideal paypal, ideal klarna, klarna ideal, ideal bancontact, bancontact ideal,
      ideal wero, ideal e bancontact, pagar com ideal, pagamento ideal, através de ideal, ideal e paypal,
      ideal e klarna, paypal e ideal`,
    sv: `
      ideal betalning*, via ideal, betala med ideal, paypal ideal, ideal klarna, ideal bancontact,
      ideal och bancontact`,
    da: `
      ideal betaling*, via ideal, betale med ideal, paypal ideal, ideal klarna, ideal bancontact,
      ideal og bancontact`,
    nb: `
      ideal betaling*, via ideal, betale med ideal, paypal ideal, ideal klarna, ideal bancontact,
      ideal og bancontact`,
    fi: 'ideal, ideal maksu*',
  },
  bancontact: {
    en: 'bancontact, mister cash, payconiq',
    de: 'bancontact, mister cash, payconiq',
    fr: 'bancontact, mister cash, payconiq',
    es: 'bancontact, mister cash, payconiq',
    it: 'bancontact, mister cash, payconiq',
    nl: 'bancontact, mister cash, payconiq',
    pl: 'bancontact, mister cash, payconiq',
    pt: 'bancontact, mister cash, payconiq',
    sv: 'bancontact, mister cash, payconiq',
    da: 'bancontact, mister cash, payconiq',
    nb: 'bancontact, mister cash, payconiq',
    fi: 'mister cash, payconiq, bancontact*',
  },
  blik: {
    en: 'blik, blik payment*, blik code',
    de: 'blik zahlung*, mit blik zahl*, mit blik bezahl*, blik, per blik, via blik',
    fr: 'blik',
    es: 'blik',
    it: 'blik',
    nl: `
      met blik betalen, betalen met blik, blik betaling*, via blik, blik en przelewy24, blik przelewy24, blik code`,
    pl: 'blik, blikiem, blika, kod blik, płatność blik, bliku',
    pt: 'blik',
    sv: 'via blik, betala med blik, blik betalning*, blik kod',
    da: 'betale med blik, blik betaling*, via blik, blik kode',
    nb: 'betale med blik, blik betaling*, via blik, blik kode',
    fi: 'blik, blik maksu*',
  },
  przelewy24: {
    en: 'przelewy24, przelewy 24',
    de: 'przelewy24, przelewy 24',
    fr: 'przelewy24, przelewy 24',
    es: 'przelewy24, przelewy 24',
    it: 'przelewy24, przelewy 24',
    nl: 'przelewy24, przelewy 24',
    pl: 'przelewy24, przelewy 24, przelewów24, p24, przelewami24',
    pt: 'przelewy24, przelewy 24',
    sv: 'przelewy24, przelewy 24',
    da: 'przelewy24, przelewy 24',
    nb: 'przelewy24, przelewy 24',
    fi: 'przelewy24, przelewy 24',
  },
  multibanco: {
    en: 'multibanco, referência multibanco',
    de: 'multibanco, referência multibanco',
    fr: 'multibanco, referência multibanco',
    es: 'multibanco, referência multibanco',
    it: 'multibanco, referência multibanco',
    nl: 'multibanco, referência multibanco',
    pl: 'multibanco, referência multibanco',
    pt: 'multibanco, referência multibanco, ref multibanco, entidade e referência',
    sv: 'multibanco, referência multibanco',
    da: 'multibanco, referência multibanco',
    nb: 'multibanco, referência multibanco',
    fi: 'multibanco, referência multibanco',
  },
  mbWay: {
    en: 'mb way, mbway',
    de: 'mb way, mbway',
    fr: 'mb way, mbway',
    es: 'mb way, mbway',
    it: 'mb way, mbway',
    nl: 'mb way, mbway',
    pl: 'mb way, mbway',
    pt: 'mb way, mbway',
    sv: 'mb way, mbway',
    da: 'mb way, mbway',
    nb: 'mb way, mbway',
    fi: 'mb way, mbway',
  },
  pix: {
    en: 'pix payment*, pay with pix, paying with pix, pay by pix, via pix, brazilian pix, pix transfer, by pix',
    de: 'pix zahlung*, mit pix bezahl*, mit pix zahl*, via pix, per pix',
    fr: 'via pix, payer par pix, payer avec pix, paiement pix, paiement par pix, par pix',
    es: 'pagar con pix, pago con pix, vía pix, por pix, mediante pix, pago pix',
    it: 'pagare con pix, tramite pix, via pix, pagamento pix, con pix',
    nl: 'betalen met pix, via pix, pix betaling*, met pix',
    pl: 'przez pix, płatność pix, płatnoś* pix, za pomocą pix',
    pt: 'pix, no pix, via pix, chave pix, por pix, com pix, pix parcelado',
    sv: 'via pix, betala med pix, pix betalning*',
    da: 'via pix, betale med pix, pix betaling*',
    nb: 'via pix, betale med pix, pix betaling*',
    fi: 'pix maksu*, pix maksulla, maksaa pixillä, pixillä',
  },
  swish: {
    en: 'pay with swish, via swish, swish payment*, using swish, by swish, swish app, swish is accepted',
    de: 'mit swish zahl*, mit swish bezahl*, via swish, per swish, swish zahlung*',
    fr: 'payer avec swish, payer par swish, paiement swish, via swish',
    es: 'pagar con swish, pago con swish, vía swish, mediante swish',
    it: 'pagare con swish, tramite swish, via swish, pagamento swish',
    nl: 'betalen met swish, via swish, swish betaling*, met swish',
    pl: 'przez swish, płatnoś* swish, za pomocą swish',
    pt: 'pagar com swish, via swish, pagamento swish',
    sv: 'swish, swisha*, swishbetalning*, via swish, swishnummer',
    da: 'betale med swish, via swish, swish betaling*, med swish',
    nb: 'betale med swish, via swish, swish betaling*, med swish',
    fi: 'maksaa swishillä, swish maksu*, swishillä, swish',
  },
  mobilePay: {
    en: 'mobilepay, mobile pay',
    de: 'mobilepay, mobile pay',
    fr: 'mobilepay, mobile pay',
    es: 'mobilepay, mobile pay',
    it: 'mobilepay, mobile pay',
    nl: 'mobilepay, mobile pay',
    pl: 'mobilepay, mobile pay',
    pt: 'mobilepay, mobile pay',
    sv: 'mobilepay, mobile pay',
    da: 'mobile pay, mobilepay*',
    nb: 'mobilepay, mobile pay',
    fi: 'mobile pay, mobilepay*',
  },
  vipps: {
    en: 'vipps',
    de: 'vipps',
    fr: 'vipps',
    es: 'vipps',
    it: 'vipps',
    nl: 'vipps',
    pl: 'vipps',
    pt: 'vipps',
    sv: 'vipps',
    da: 'vipps',
    nb: 'vipps, vippse, vipps betaling*, vippses',
    fi: 'vipps',
  },
  twint: {
    en: 'twint',
    de: 'twint',
    fr: 'twint',
    es: 'twint',
    it: 'twint',
    nl: 'twint',
    pl: 'twint',
    pt: 'twint',
    sv: 'twint',
    da: 'twint',
    nb: 'twint',
    fi: 'twint',
  },
  wero: {
    en: 'wero',
    de: 'wero',
    fr: 'wero',
    es: 'wero',
    it: 'wero',
    nl: 'wero',
    pl: 'wero',
    pt: 'wero',
    sv: 'wero',
    da: 'wero',
    nb: 'wero',
    fi: 'wero',
  },
  paysafecard: {
    en: 'paysafecard, paysafe card, paysafe',
    de: 'paysafecard, paysafe card, paysafe',
    fr: 'paysafecard, paysafe card, paysafe',
    es: 'paysafecard, paysafe card, paysafe',
    it: 'paysafecard, paysafe card, paysafe',
    nl: 'paysafecard, paysafe card, paysafe',
    pl: 'paysafecard, paysafe card, paysafe',
    pt: 'paysafecard, paysafe card, paysafe',
    sv: 'paysafecard, paysafe card, paysafe',
    da: 'paysafecard, paysafe card, paysafe',
    nb: 'paysafecard, paysafe card, paysafe',
    fi: 'paysafecard, paysafe card, paysafe',
  },
  giftCardPayment: {
    en: `
      pay with a gift card, pay with gift card*, paying with a gift card, redeem gift card*, redeem a gift card,
      redeem your gift card, gift cards accepted, gift card balance, redeem your voucher, redeem a voucher,
      use a gift card, use your gift card, gift card code, gift cards are accepted, gift voucher as payment,
      payment by gift card`,
    de: `
      geschenkgutschein einlösen, mit gutschein bezahl*, mit gutschein zahl*, gutschein einlös*,
      mit geschenkkarte bezahl*, geschenkkarte einlösen, geschenkkarten einlösen, geschenkkarte als zahlungsmittel,
      guthabenkarte, mit einem gutschein bezahl*, geschenkgutscheine werden akzeptiert, gutscheine einlös*,
      gutschein eingelöst`,
    fr: `
      payer avec une carte cadeau, régler avec une carte cadeau, carte cadeau comme moyen de paiement,
      utiliser une carte cadeau, utiliser votre carte cadeau, utiliser un chèque cadeau, cartes cadeaux acceptées,
      chèques cadeaux acceptés, solde de la carte cadeau, payer par carte cadeau, par carte cadeau,
      paiement par carte cadeau, chèque cadeau accepté, avec une carte cadeau`,
    es: `
      pagar con tarjeta regalo, pagar con una tarjeta regalo, canjear tarjeta regalo, canjear la tarjeta regalo,
      canjear un vale, usar una tarjeta regalo, saldo de la tarjeta regalo, aceptamos tarjetas regalo,
      pago con tarjeta regalo, canjear tu tarjeta regalo, utilizar una tarjeta regalo, canjear un cheque regalo,
      canjear una tarjeta`,
    it: `
      pagare con carta regalo, pagare con gift card, utilizzare una carta regalo, utilizzare una gift card,
      riscattare un buono, riscattare la carta regalo, saldo della gift card, accettiamo gift card,
      usare una gift card, pagare con un buono regalo, pagare con buono regalo, utilizzare il buono regalo,
      usare un buono regalo`,
    nl: `
      betalen met een cadeaubon, betalen met cadeaubon, betalen met een cadeaukaart, betalen met cadeaukaart*,
      cadeaubon inwisselen, cadeaukaart inwisselen, cadeaubon inleveren, cadeaubon verzilveren,
      cadeaukaart verzilveren, tegoed van je cadeaukaart, cadeaubonnen inwisselen, betalen met een cadeau*,
      inwisselen van je cadeaubon, met een cadeaubon betalen, met een cadeaukaart betalen`,
    pl: `
      płatność kartą podarunkową, zapłacić kartą podarunkową, zrealizować bon, zrealizować kartę podarunkową,
      realizacja bonu, bonem podarunkowym, wykorzystać bon, wykorzystać kartę podarunkową, płatność bonem,
      realizacja karty podarunkowej, zrealizować voucher, kodem karty podarunkowej, zapłacić bonem,
      zapłacić kartą prezentową`,
    pt: `
      pagar com cartão presente, pagar com cartão oferta, usar um cartão presente, usar um cartão oferta,
      usar cartão presente, saldo do cartão presente, pagar com vale presente, pagar com vale,
      utilizar um cartão oferta, utilizar um cartão presente, pagar com cheque oferta, saldo do cartão oferta,
      resgatar o vale, resgatar um vale, utilizar um vale, pagar com um vale`,
    sv: `
      betala med presentkort, lös in presentkort*, använda presentkort, lösa in presentkort*, saldo på presentkort*,
      använd presentkort*, betala med ett presentkort, lösa in ett presentkort, använda ett presentkort,
      betalas med presentkort`,
    da: `
      betale med gavekort, indløse gavekort*, bruge gavekort*, indløs gavekort*, saldo på gavekort*,
      betale med et gavekort, bruge et gavekort, indløse et gavekort, gavekort som betaling, anvende gavekort`,
    nb: `
      betale med gavekort, løse inn gavekort*, bruke gavekort*, saldo på gavekort*, betale med et gavekort,
      løse inn et gavekort, bruke et gavekort, gavekort som betaling, benytte gavekort`,
    fi: `
      maksaa lahjakortilla, lahjakortilla, lunastaa lahjakort*, lahjakortin saldo*, käyttää lahjakort*,
      lahjakortin lunast*, lahjakortti käy, maksu lahjakortilla, lahjakortti maksuvälineenä`,
  },
  instalments: {
    en: `
      instalment*, installment*, pay in 3, pay in 4, pay in three, in three payments, in four payments,
      monthly payment*, pay monthly, monthly instal*, financing, finance option*, finance available, spread the cost,
      split payment*, pay over time, payment plan*, split the payment, spread the payment*, payments of,
      pay in parts, spread your payment*, 3 payments`,
    de: `
      ratenzahlung*, ratenkauf*, in raten, monatsrate*, monatliche rate, monatlichen raten, finanzierung*,
      finanzieren, finanziert, teilzahlung*, auf raten, raten zahlen, in ~ raten, ratenzahlen, monatlich zahlen,
      monatliche raten, mietkauf`,
    fr: `
      paiement en plusieurs fois, payer en plusieurs fois, paiement en 3 fois, paiement en 4 fois, payer en 3 fois,
      payer en 4 fois, en 3 fois, en 4 fois, en trois fois, en quatre fois, en 10 fois, mensualité*,
      facilité de paiement, facilités de paiement, paiement échelonné, financement, paiement fractionné,
      par mensualités, échéances, paiement en 3x, paiement en 4x, 3x sans frais, 4x sans frais`,
    es: `
      a plazos, pago a plazos, pagar a plazos, pago fraccionado, pago aplazado, en plazos, en 3 plazos, financiación,
      financiar, fraccionar el pago, cuotas mensuales, en cuotas, plazos sin intereses, financiado, financiada,
      en 3 cuotas, cuota mensual, mensualidades, en tres plazos, meses sin intereses, pagos fraccionados,
      pagar en 3 plazos, fracciona tu pago, aplazar el pago, fraccionado`,
    it: `
      a rate, pagamento a rate, pagare a rate, in 3 rate, in tre rate, rate mensili, rata mensile, rateizza*,
      pagamento rateale, finanziamento, finanziare, rateale, dilazion*, rateizzazione, comodo finanziamento,
      in ~ rate, rate senza interessi, rateizzato, finanziabil*`,
    nl: `
      in termijnen, gespreid betalen, gespreide betaling, betalen in delen, in 3 delen, in drie delen,
      in 3 termijnen, in drie termijnen, op afbetaling, afbetaling, maandelijkse termijnen, betalen in 3,
      financiering, termijnbetaling*, betaal in 3, betalen in termijnen, in 3 keer betalen, in delen betalen,
      deelbetaling*, in drie keer betalen, in ~ termijnen, per maand afbetalen`,
    pl: `
      raty, ratach, na raty, raty 0, zakup* na raty, sprzedaż ratalna, płatnoś* rataln*, ratalny, ratalna, w ratach,
      rozłożyć na raty, raty bez odsetek, kredyt ratalny, finansowani*, raty online, rozłożenie płatności,
      rozłożyć płatność, ratalne, raty zero, miesięczne raty, miesięczna rata, miesięcznych ratach`,
    pt: `
      em prestações, pagamento em prestações, pagar em prestações, parcelado, parcelar, parcelas, parcelamento,
      em 3 vezes, em 10x, em 3x, em três vezes, pagamento faseado, financiamento, mensalidades, pagamento parcelado,
      vezes sem juros, pagamento em 3 vezes, prestação mensal, pagar em 3 vezes, pagamento fracionado,
      dividir o pagamento, fracionar o pagamento, em até 12x, vezes no cartão, em ~ vezes sem juros`,
    sv: `
      delbetalning*, delbetala, avbetalning*, på avbetalning, dela upp betalningen, månadsbetalning*, finansiering*,
      avbetala, betala i delar, delbetalas, månadskostnad, dela upp din betalning, räntefri delbetalning,
      dela upp köpet, månadsvis betalning`,
    da: `
      afbetaling*, ratebetaling*, betale i rater, på afbetaling, delbetaling*, finansiering*, månedlig ydelse,
      betal i rater, i rater, rater, månedlige rater, betaling i rater, del betalingen op, dele betalingen op,
      månedlige betalinger`,
    nb: `
      delbetaling*, avbetaling*, nedbetaling*, delbetale, dele opp betalingen, finansiering*, på avbetaling,
      månedlige avdrag, betale i rater, månedsbetaling*, del opp betalingen, betale i avdrag, månedlig avdrag,
      dele opp kjøpet`,
    fi: `
      osamaks*, maksuerä*, erämaks*, kuukausierä*, kuukausimaks*, rahoitu*, osamaksulla, kolmessa erässä,
      maksaa erissä, jakaa maks*, useammassa erässä, maksaa osissa, joustava maksu*`,
  },
  interestFree: {
    en: `
      interest free, 0 interest, zero interest, no interest, without interest, 0 apr, zero percent interest,
      0 percent interest, interest free credit, interest free financing`,
    de: `
      zinsfrei*, zinslos*, ohne zinsen, keine zinsen, 0 zinsen, null prozent finanzierung, 0 finanzierung,
      ohne zinsaufschlag, 0 prozent zinsen, null zinsen, null prozent zinsen, zinsenfrei`,
    fr: `
      sans intérêt, sans intérêts, 3x sans frais, 4x sans frais, taux 0, taux zéro, 0 intérêt, fois sans frais,
      intérêts nuls, à taux zéro, crédit gratuit`,
    es: `
      sin intereses, sin interés, 0 intereses, 0 de interés, cero intereses, plazos sin intereses, tae 0, 0 tae,
      0 tin, financiación gratuita`,
    it: `
      senza interessi, tasso zero, a tasso zero, interessi zero, interessi 0, 0 interessi, taeg 0,
      senza costi aggiuntivi né interessi, zero interessi, tan zero, zero taeg, a interessi zero`,
    nl: `
      rentevrij*, zonder rente, renteloos*, 0 rente, geen rente, nul procent rente, kosteloos in termijnen,
      renteloze`,
    pl: `
      bez odsetek, 0 odsetek, raty 0, rrso 0, nieoprocentowan*, raty zero procent, bez oprocentowania, raty zero,
      zero odsetek`,
    pt: `
      sem juros, 0 juros, juros zero, taeg 0, sem taxa de juro, isento de juros, zero juros, 0 de juros,
      vezes sem juros, tan 0`,
    sv: 'räntefri*, utan ränta, 0 ränta, ingen ränta, nollränta, noll procent ränta, räntefritt',
    da: 'rentefri*, uden renter, 0 rente, ingen renter, nul renter, rente og gebyrfri*, uden rente, nulrente',
    nb: 'rentefri*, uten renter, 0 rente, ingen renter, null rente, rente og gebyrfri*, uten rente, nullrente',
    fi: 'koroton, korottom*, ilman korkoa, 0 korko, ei korkoa, nollakork*, ilman korkoja, korotonta',
  },
  depositPayment: {
    en: `
      a deposit, deposit required, pay a deposit, deposit payment*, down payment*, downpayment, refundable deposit,
      security deposit, deposit is, partial payment upfront, your deposit, the deposit`,
    de: 'anzahlung*, kaution*, anzahlen, anzahlungsbetrag, angezahlt',
    fr: 'acompte*, arrhes, caution, dépôt de garantie, versement initial, un acompte, verser un acompte',
    es: `
      pago inicial, pago y señal, fianza*, adelanto de, anticipo de, dejar una señal, depósito inicial, una señal,
      depósito como señal, un anticipo, pagar un depósito`,
    it: `
      acconto*, caparra*, cauzione, deposito cauzionale, versare un acconto, un anticipo, versamento di un acconto`,
    nl: 'aanbetaling*, waarborgsom*, borgsom*, aanbetalen, voorschot*',
    pl: 'zaliczk*, zadatek, zadatku, wpłat* wstępn*, kaucja zwrotna, kaucję zwrotną',
    pt: `
      caução, adiantamento de, pagamento de sinal, pagamento inicial, depósito inicial, pagar um sinal,
      sinal no valor, pagar um depósito, um sinal de ~ por cento, pagamento do sinal`,
    sv: 'handpenning*, deposition*, förskottsbetalning*, depositionsavgift*, delbetalning i förskott',
    da: 'depositum*, delvis forudbetaling, depositummet, aconto*',
    nb: 'depositum*, forskuddsbetaling*, handpenger, delvis forskudd',
    fi: 'käsiraha*, vakuusmaks*, ennakkomaks*, etumaks*, panttimaks*',
  },
  businessPurchase: {
    en: `
      business customer*, b2b, vat invoice, company account, business account, purchase order*, vat id,
      reverse charge, trade account, vat number`,
    de: `
      geschäftskund*, firmenkund*, gewerbekund*, b2b, rechnung mit ausgewiesener, auf firmenrechnung,
      firmenbestellung, händlerkund*, mwst ausgewiesen*, ausgewiesener mwst, ausgewiesener mehrwertsteuer, ust id,
      ust idnr, umsatzsteuer id`,
    fr: `
      clients professionnels, b2b, compte pro, facture avec tva, numéro de tva, mandat administratif,
      comptes professionnels, clientèle professionnelle, tva récupérable, professionnels et collectivités`,
    es: `
      clientes profesionales, b2b, factura con iva, cuenta de empresa, empresas y autónomos, cif de empresa,
      cuenta profesional, factura de empresa, factura a nombre de empresa, cliente profesional`,
    it: `
      clienti business, b2b, partita iva, fattura elettronica, clienti professionali, fattura con iva,
      account aziendale, codice sdi, clientela professionale, fattura aziendale`,
    nl: `
      zakelijke klant*, zakelijk bestellen, b2b, btw factuur, btw nummer, zakelijke bestelling*, zakelijk account,
      btw verlegd, zakelijke factuur`,
    pl: `
      klient* biznesow*, faktur* vat, b2b, dla firm, na firmę, klient* firmow*, nip do faktury, zamówieni* firmow*,
      konto firmowe`,
    pt: `
      clientes profissionais, clientes empresariais, b2b, fatura com contribuinte, fatura com nif, conta empresarial,
      cnpj, conta profissional, fatura com iva`,
    sv: 'företagskund*, b2b, momsfaktura, företagskonto*, företagsfaktura*, företagsköp*, organisationsnummer',
    da: 'erhvervskund*, b2b, ean faktura*, firmakonto*, erhvervskonto*, momsfaktura*, cvr nummer*, ean nummer*',
    nb: 'bedriftskund*, b2b, bedriftskonto*, firmakonto*, ehf faktura*, organisasjonsnummer, bedriftsavtale*',
    fi: 'yritysasiak*, b2b, verkkolasku*, yritystili*, yritystilau*, y tunnus, y tunnuk*, yritysosto*',
  },
  securePayment: {
    en: `
      secure payment*, secure checkout, payment is secure, encrypted payment*, safe payment, payment is encrypted,
      ssl encrypt*, 3d secure, secure payments, buyer protection, purchase protection`,
    de: `
      sichere zahlung*, sicheres bezahlen, sicher bezahlen, ssl verschlüssel*, verschlüsselte zahlung*,
      käuferschutz*, verschlüsselt übertragen, 3d secure, sichere bezahlung`,
    fr: `
      paiement sécurisé*, paiements sécurisés, paiement 100 sécurisé, paiement crypté, transaction sécurisée,
      transactions sécurisées, cryptage ssl, 3d secure, payer en toute sécurité, protection des achats,
      protection acheteur*`,
    es: `
      pago seguro, pagos seguros, pago 100 seguro, pasarela segura, pasarela de pago segura, cifrado ssl,
      transacción segura, 3d secure, protección al comprador, transacciones seguras, protección del comprador`,
    it: `
      pagamento sicuro, pagamenti sicuri, pagamenti protetti, transazione sicura, crittografia ssl, 3d secure,
      pagare in sicurezza, protezione acquirente, transazioni sicure, protezione acquisti`,
    nl: `
      veilig betalen, veilige betaling*, betaling is veilig, beveiligde betaling*, ssl beveilig*, 3d secure,
      kopersbescherming, betaal veilig, versleutelde betaling*`,
    pl: `
      bezpieczn* płatnoś*, bezpieczne zakupy, szyfrowan* płatnoś*, szyfrowanie ssl, 3d secure, ochrona kupujących,
      ochrona kupującego, certyfikat ssl, płatnoś* bezpieczn*`,
    pt: `
      pagamento seguro, pagamentos seguros, pagamento 100 seguro, compra segura, encriptação ssl, 3d secure,
      transação segura, criptografia ssl, proteção ao comprador, transações seguras, proteção do comprador`,
    sv: `
      säker betalning, säkra betalningar, krypterad betalning*, trygg betalning, ssl krypter*, 3d secure,
      köparskydd*, betala säkert, trygga betalningar`,
    da: `
      sikker betaling, sikre betalinger, krypteret betaling*, ssl krypter*, 3d secure, køberbeskyttelse,
      betale sikkert, tryg betaling`,
    nb: `
      sikker betaling, sikre betalinger, kryptert betaling*, ssl krypter*, 3d secure, kjøperbeskyttelse,
      betale trygt, trygg betaling`,
    fi: `
      turvallinen maksu*, turvallise* maksu*, suojattu maksu*, ssl salau*, salattu maksu*, 3d secure, ostajan suoj*,
      turvalliset maksut*, turvallisesti maksaa, maksaa turvallisesti`,
  },
  sofort: {
    en: 'sofort banking, sofort payment*, klarna sofort, pay with sofort, pay now by klarna, sofortüberweisung',
    de: 'sofortüberweisung*, sofort überweisung*, klarna sofort, sofort by klarna, sofort banking',
    fr: 'sofort, klarna sofort, sofort banking',
    es: 'sofort, klarna sofort, sofort banking',
    it: 'sofort, klarna sofort, sofort banking',
    nl: 'sofort, sofort banking, klarna sofort',
    pl: 'sofort, sofort banking, klarna sofort',
    pt: 'sofort, klarna sofort, sofort banking',
    sv: 'sofort, klarna sofort, sofort banking',
    da: 'sofort, klarna sofort, sofort banking',
    nb: 'sofort, klarna sofort, sofort banking',
    fi: 'sofort, klarna sofort, sofort banking',
  },
  bottleDeposit: {
    en: `
      bottle deposit*, deposit bottle*, container deposit, deposit return scheme, deposit on the bottle,
      deposit per bottle, returnable bottle*, bottle return`,
    de: `
      pfand, pfandflasche*, zzgl pfand, inkl pfand, pfandfrei*, mehrwegpfand, flaschenpfand, einwegpfand,
      pfandbetrag`,
    fr: `
      consigne, consignée, consignées, bouteille consignée, consigne de bouteille, en sus de la consigne,
      bouteilles consignées`,
    es: `
      depósito del envase, depósito por envase, envase retornable, botella retornable, depósito de la botella,
      envases retornables, casco retornable`,
    it: `
      vuoto a rendere, cauzione sulla bottiglia, cauzione per la bottiglia, deposito cauzionale sulla bottiglia,
      cauzione bottiglia`,
    nl: 'statiegeld*, statiegeldfles*, leeggoed, statiegeldblikje*',
    pl: `
      kaucj* za butelk*, kaucj* za opakowani*, butelk* zwrotn*, butelk* kaucj*, system kaucyjny, z kaucją,
      opłat* kaucyjn*`,
    pt: `
      depósito da garrafa, garrafa retornável, garrafas retornáveis, tara retornável, vasilhame retornável,
      depósito de embalagem, taxa de depósito, garrafa com depósito`,
    sv: 'pant, pantflask*, pantburk*, plus pant, pantsystem*, exkl pant, inkl pant, pantavgift',
    da: 'pant, pantflask*, plus pant, pantmærk*, inkl pant, ekskl pant, pantbeløb',
    nb: 'pant, panteflask*, pluss pant, pantemerk*, inkl pant, ekskl pant, panteordning*',
    fi: 'pantti, panttipullo*, pantillinen, palautuspullo*, pantilli*, sis pantin, sisältää pantin, panttimaks*',
  },
};
