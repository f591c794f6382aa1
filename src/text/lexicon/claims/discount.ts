import type { ConceptTable } from './concept-table.ts';

/** Discounts: sales, codes, offers for groups of people, points, vouchers. */
export const DISCOUNT: ConceptTable = {
  discount: {
    en: `
      discount*, on sale, sale price*, reduced price*, price reduction*, reduced from, special offer*, marked down,
      markdown*, percent off, per cent off, promotion, promotions, promotional offer*, promo price*,
      currently reduced, was reduced, price drop*, bargain*, special price*, deal of the, discounted, on promotion,
      in the sale, off the regular price, half price, currently on sale, sale items, cheaper than usual, price cut,
      price cuts, off selected, off everything, off sitewide, off your order, off your purchase, off your entire,
      off already reduced, off rrp, off the price, off the normal price, off all orders, money off, knocked off,
      currently on offer`,
    de: `
      rabatt*, *rabatt, sonderangebot*, angebotspreis*, preisnachlass*, nachlass, ermäßigt*, ermäßigung*,
      preissenkung*, im sale, aktionspreis*, sonderpreis*, vergünstigt*, herabgesetzt*, rabattiert*, rabattaktion*,
      preisvorteil*, statt uvp, sparangebot*, stark reduziert, schnäppchen*, prozent günstiger, preisreduz*,
      sale preis*, vergünstigung*, zum halben preis, preisaktion*, prozente auf, preis reduziert, reduzierter preis,
      reduzierte artikel, reduzierte ware, reduzierten artikel*, reduzierten preis*, ist reduziert, sind reduziert,
      im preis reduziert, prozent reduziert, reduziert von, derzeit reduziert, aktuell reduziert, gerade reduziert,
      jetzt reduziert, preise reduziert, ist im angebot, gerade im angebot, zurzeit im angebot, sind im angebot`,
    fr: `
      remises, réductions, en promotion, en promo, promotion, promotions, promo, prix réduit*, rabais, prix barré*,
      tarif réduit, prix promotionnel*, offre spéciale, offres spéciales, bon plan, bons plans, prix cassé*,
      ristourne*, remisé*, baisse de prix, prix en baisse, à moitié prix, offre promotionnelle, une remise,
      remise sur, de remise, remise immédiate, remise exceptionnelle, remise supplémentaire, remise de ~ euros,
      remise de ~ pour cent, en solde, en soldes, soldes, soldé, soldée, soldées, réduction de prix,
      de réduction sur, pour cent de réduction, réduction immédiate, une réduction sur, bénéficiez d une réduction,
      code de réduction, réduction de ~ euros`,
    es: `
      descuento*, rebaja*, rebajado*, rebajada*, en oferta, oferta especial, ofertas especiales, promoción,
      promociones, precio rebajado, precio reducido, de dto, dto, precio especial, precios reducidos, en promoción,
      chollo*, bajada de precio, oferta limitada, oferta por tiempo limitado, a mitad de precio, en liquidación,
      precio promocional, oferta flash`,
    it: `
      sconto, sconti, scontat*, scontistica, in offerta, offerta speciale, offerte speciali, prezzo ridotto,
      prezzi ridotti, saldi, in saldo, promozion*, in promo, ribasso, ribassat*, prezzo speciale, prezzo scontato,
      super sconto, riduzione di prezzo, a metà prezzo, prezzo promozionale, offerta lampo, di sconto`,
    nl: `
      korting*, *korting, afgeprijsd*, in de aanbieding, aanbieding*, aanbiedingsprijs, uitverkoop, sale prijs,
      afprijzing, afprijzingen, prijsverlaging*, actieprijs, voordeelprijs, in de sale, kortingsactie*, koopje*,
      solden, promotieprijs, in de solden, goedkoper dan normaal, actieprijzen, halve prijs, met korting`,
    pl: `
      rabat*, zniżk*, zniżce, promocj*, promocyjn*, przecen*, wyprzeda*, obniżk*, okazja cenowa, w promocji,
      w obniżonej cenie, taniej o, przecenion*, cena promocyjna, niższa cena niż, za pół ceny, taniej niż,
      oferta specjalna, ofertę specjalną, upust cenow*, obniżona cena, obniżonej ceny, obniżone ceny,
      obniżonych cenach`,
    pt: `
      desconto*, promoção, promoções, em saldo, saldos, em promoção, preço reduzido, preços reduzidos,
      preço promocional, em oferta, oferta especial, ofertas especiais, rebaixa*, preço especial, redução de preço,
      liquidação, em desconto, promocional, promocionais, com desconto, a metade do preço, oferta relâmpago,
      campanha promocional, preços promocionais`,
    sv: `
      rabatt*, *rabatt, rea, rean, reapris*, på rea, prissänk*, kampanjpris*, specialpris*, erbjudande*, extrapris*,
      sänkt pris, rabatterat, rabatterad*, prisnedsättning*, kampanj, halva priset, fynd*, reducerat pris,
      reducerade priser, nedsatt pris, nedsatta priser, nedsatta varor, är nedsatt, nedsatt med`,
    da: `
      rabat*, *rabat, tilbud, på tilbud, tilbudspris*, udsalg*, særpris*, prisnedsæt*, kampagnepris*, nedsat pris,
      halv pris, udsalgspris*, tilbuddet, nedsatte varer, nedsatte priser, er nedsat, nedsat med, nedsat fra,
      nedsat til`,
    nb: `
      rabatt*, *rabatt, tilbud, på tilbud, tilbudspris*, på salg, salgspris*, kampanjepris*, prisreduksjon*,
      prisavslag*, redusert pris, avslag i pris*, halv pris, tilbudet, reduserte priser, nedsatt pris,
      nedsatte varer, nedsatte priser, er nedsatt, nedsatt med, nedsatt fra`,
    fi: `
      alennu*, alennukse*, alennettu*, tarjouksessa, tarjoushin*, tarjous, tarjoukset, ale, alehin*, kampanjahin*,
      erikoishin*, alennushin*, hinnanalennu*, erikoistarjou*, tarjoukse*, puoleen hintaan, alennettuun hintaan,
      aleen, alessa, tarjoustuot*, hinta laskenut`,
  },
  discountCode: {
    en: `
      discount code*, promo code*, promotional code*, coupon code*, coupon*, voucher code*, use code, using code,
      use the code, enter the code, enter code, code at checkout, promo codes, with the code, apply the code,
      offer code*, off with code, discount with code, save with code`,
    de: `
      rabattcode*, gutscheincode*, aktionscode*, rabatt code, promocode*, mit dem code, code eingeben,
      gutscheincodes, rabattgutschein*, couponcode*, gutschein code, vorteilscode*, unter angabe des codes,
      code im warenkorb, rabatt mit code, den code`,
    fr: `
      code promo, codes promo, code de réduction, code promotionnel, code avantage, avec le code,
      coupon de réduction, code réduction, utilisez le code, entrez le code, saisissez le code, code remise,
      codes de réduction, coupon promo, codes promotionnels, saisir le code, entrer le code`,
    es: `
      código de descuento, código descuento, códigos de descuento, código promocional, códigos promocionales,
      cupón de descuento, cupón descuento, cupones, cupón, con el código, usa el código, usando el código,
      introduce el código, código promo, utiliza el código, introduciendo el código, introducir el código,
      códigos descuento, código de cupón`,
    it: `
      codice sconto, codici sconto, codice promozionale, codici promozionali, codice promo, buono sconto,
      con il codice, usa il codice, inserisci il codice, coupon, codice di sconto, inserendo il codice,
      utilizzando il codice, inserire il codice, utilizza il codice, buoni sconto, coupon sconto`,
    nl: `
      kortingscode*, actiecode*, promocode*, couponcode*, met de code, gebruik de code, kortingsbon*, vouchercode*,
      met deze code, waardebon code, vul de code, gebruik code, kortingscoupon*, met kortingscode, coupon*`,
    pl: `
      kod rabatow*, kodu rabatow*, kody rabatow*, kodem rabatow*, kod promocyj*, kodu promocyj*, kody promocyj*,
      kod zniżkow*, kodu zniżkow*, kody zniżkow*, użyj kodu, kupon*, wpisz kod, wpisując kod, kodem promocyj*,
      kodów rabatow*, kodem zniżkow*, z kodem rabatowym, z kodem zniżkowym`,
    pt: `
      código de desconto, códigos de desconto, código promocional, códigos promocionais, cupão*, cupom*, cupons,
      cupões, com o código, use o código, usa o código, código promo, utilize o código, cupão de desconto,
      cupom de desconto, insira o código, usando o código, utiliza o código, introduza o código, código de cupom,
      código desconto`,
    sv: `
      rabattkod*, kampanjkod*, med koden, använd koden, ange koden, värdekod*, kupong*, erbjudandekod*,
      rabattkupong*, uppge koden, använd kod`,
    da: `
      rabatkode*, kampagnekode*, med koden, brug koden, brug kode, indtast koden, kuponkode*, rabatkupon*, kupon*,
      tilbudskode*, anvend koden, med rabatkode*`,
    nb: `
      rabattkode*, kampanjekode*, med koden, bruk koden, bruk kode, kupongkode*, kupong*, tast inn koden,
      rabattkupong*, skriv inn koden, tilbudskode*, oppgi koden`,
    fi: `
      alennuskood*, alekood*, tarjouskood*, kampanjakood*, käytä koodia, alekuponki*, kuponki*, syötä koodi,
      alennuskuponki*, kuponkikood*, käyttämällä koodia, etukood*, alennus koodilla, alennusta koodilla`,
  },
  newsletterDiscount: {
    en: `
      newsletter discount*, sign up for our newsletter, sign up to our newsletter, subscribe to our newsletter,
      subscribing to our newsletter, signing up for our newsletter, newsletter sign up, newsletter subscriber*,
      for subscribing, newsletter signup, when you subscribe, sign up for the newsletter,
      subscribe to the newsletter, off for newsletter, mailing list discount, when you sign up,
      join our mailing list, signing up to our newsletter, newsletter`,
    de: `
      newsletter rabatt*, newsletterrabatt*, newsletter anmeldung, newsletteranmeldung*, newsletter anmelde*,
      zum newsletter, newsletter abonn*, für newsletter*, newsletter gutschein*, newslettergutschein*,
      unseren newsletter, unserem newsletter, den newsletter, newsletter anmeld*`,
    fr: `
      inscription à la newsletter, inscrivez vous à la newsletter, abonnement à la newsletter,
      s inscrire à la newsletter, vous inscrivant à la newsletter, inscription newsletter, abonnés à la newsletter,
      vous abonnant à la newsletter, notre newsletter, la newsletter, lettre d information,
      abonnez vous à la newsletter, inscription à notre newsletter`,
    es: `
      suscribirte a la newsletter, suscríbete a nuestra newsletter, suscripción a la newsletter,
      suscribirte al boletín, suscríbete al boletín, al suscribirte, por suscribirte, newsletter,
      boletín de noticias, suscribirse a la newsletter, al suscribirse, boletín informativo,
      suscríbete a la newsletter`,
    it: `
      iscrizione alla newsletter, iscriviti alla newsletter, iscrivendoti alla newsletter,
      iscriversi alla newsletter, iscritti alla newsletter, per l iscrizione alla newsletter, newsletter,
      iscrivendosi alla newsletter, registrazione alla newsletter`,
    nl: `
      nieuwsbrief*, inschrijven voor de nieuwsbrief, aanmelden voor de nieuwsbrief, inschrijving nieuwsbrief,
      nieuwsbriefkorting*, schrijf je in voor, abonneer je op, newsletter`,
    pl: `
      zapis* do newslettera, zapisu do newslettera, zapis na newsletter, newsletter*, za zapis,
      subskrypcj* newslettera, zapisz się do newslettera, zapisz się na newsletter`,
    pt: `
      subscrever a newsletter, subscrição da newsletter, subscreve a newsletter, subscreva a newsletter,
      inscrição na newsletter, ao subscrever, newsletter, assinar a newsletter, assine a newsletter,
      inscreva se na newsletter, subscrever a nossa newsletter, assinatura da newsletter`,
    sv: `
      nyhetsbrev*, anmäl dig till nyhetsbrev*, prenumerera på nyhetsbrev*, nyhetsbrevsrabatt,
      prenumerera på vårt nyhetsbrev, newsletter`,
    da: `
      nyhedsbrev*, tilmeld dig nyhedsbrev*, tilmelding til nyhedsbrev*, tilmelder dig nyhedsbrev*,
      tilmeld dig vores nyhedsbrev, newsletter`,
    nb: `
      nyhetsbrev*, meld deg på nyhetsbrev*, påmelding til nyhetsbrev*, melder deg på nyhetsbrev*,
      abonnere på nyhetsbrev*, newsletter`,
    fi: `
      uutiskirj*, tilaa uutiskirje, tilaamalla uutiskirjee*, uutiskirjetilaaj*, uutiskirjeen tilau*,
      liity uutiskirj*, uutiskirjeen tilaaj*`,
  },
  studentDiscount: {
    en: `
      student discount*, discount for students, students get, students save, unidays, student beans,
      off for students, student price*, student offer*, students receive, with student id, student rate*,
      students can save`,
    de: `
      studentenrabatt*, studierendenrabatt*, rabatt für studierende, rabatt für studenten, schülerrabatt*, unidays,
      studenten erhalten, studierende erhalten, studentenausweis, studenten bekommen, studierende bekommen,
      studirabatt, studentenermäßigung, azubirabatt*, studenten rabatt`,
    fr: `
      réduction étudiant*, remise étudiant*, tarif étudiant*, unidays, offre étudiant*, étudiants bénéficient,
      avantage étudiant*, remise pour les étudiants, tarifs étudiants, carte étudiant*`,
    es: `
      descuento para estudiantes, descuento de estudiante, descuento estudiante*, descuentos para estudiantes,
      unidays, precio para estudiantes, los estudiantes tienen, tarifa de estudiante, carné de estudiante,
      descuento universitario, estudiantes obtienen, precio de estudiante`,
    it: `
      sconto studenti, sconto per studenti, sconto per gli studenti, sconti per studenti, sconti studenti, unidays,
      tariffa studenti, prezzo studenti, tessera studente, riduzione studenti, sconto studente`,
    nl: `
      studentenkorting*, korting voor studenten, unidays, studentenprijs, korting als student, studenten krijgen,
      scholierenkorting, student korting, studentenpas, studenten ontvangen`,
    pl: `
      zniżk* dla student*, rabat* dla student*, zniżk* studenck*, unidays, rabat* studenck*, promocj* dla student*,
      legitymacj* studenck*, studenci otrzymują`,
    pt: `
      desconto para estudantes, desconto de estudante, desconto estudante*, descontos para estudantes, unidays,
      preço para estudantes, estudantes têm, cartão de estudante, preço de estudante, desconto estudantil,
      estudantes recebem`,
    sv: `
      studentrabatt*, studentpris*, rabatt för studenter, mecenat*, studenter får, studentkortet, student rabatt,
      rabatt till studenter, unidays`,
    da: `
      studierabat*, studenterrabat*, rabat til studerende, studerende får, rabat for studerende, studiekort,
      studiepris*, unidays, studerende rabat`,
    nb: `
      studentrabatt*, studentpris*, rabatt til studenter, rabatt for studenter, studenter får, studentbevis*,
      student rabatt, unidays`,
    fi: `
      opiskelija alennu*, opiskelijaalennu*, alennus opiskelijoille, alennusta opiskelijoille, opiskelijahin*,
      opiskelijaetu*, opiskelijaedu*, opiskelijat saavat, opiskelijakort*, opiskelija ale, unidays,
      alennuksen opiskelij*`,
  },
  quantityDiscount: {
    en: `
      quantity discount*, volume discount*, bulk discount*, bulk price*, bulk pricing, tiered pricing,
      tiered discount*, volume pricing, discount for larger, discount for bulk, bulk order*, the more you buy,
      wholesale price*, multibuy*, quantity price*, price break*, cheaper by the dozen, multi buy, multi buys`,
    de: `
      mengenrabatt*, staffelpreis*, staffelrabatt*, mengenstaffel*, mengenpreis*, rabattstaffel*, großabnehmer*,
      sammelbestellrabatt*, ab einer menge, stückzahlrabatt, gestaffelte preise, sammelbesteller*,
      bei größeren mengen`,
    fr: `
      remise quantité, remises quantité, remise sur quantité, tarif dégressif, tarifs dégressifs, prix dégressif*,
      remise sur volume, dégressi*, remise pour grande*, achat en gros, remises sur volume, prix de gros,
      remise en fonction de la quantité, remise quantitative, commande en gros`,
    es: `
      descuento por cantidad, descuentos por cantidad, descuento por volumen, descuentos por volumen,
      precio por volumen, precios por volumen, compra al por mayor, descuento por compra de varias,
      precios por cantidad, precio por cantidad, pedidos al por mayor, compras por volumen, tarifa por volumen`,
    it: `
      sconto quantità, sconti quantità, sconto per quantità, sconti per quantità, sconto sulla quantità,
      prezzi a scaglioni, sconti a scaglioni, acquisti all ingrosso, sconto volume, sconti volume, sconti per volume,
      prezzi all ingrosso, sconti progressivi, sconto progressivo, prezzo all ingrosso, sconto in base alla quantità`,
    nl: `
      kwantumkorting*, hoeveelheidskorting*, staffelkorting*, staffelprijs*, staffelprijzen, volumekorting*,
      groothandelsprij*, korting bij grotere, bulkkorting*, bij grotere aantallen, korting op grote,
      korting bij afname`,
    pl: `
      rabat* ilościow*, zniżk* ilościow*, rabat* hurtow*, przy większych ilościach, rabat* za iloś*,
      większych zamówieni*, hurtow* zamówieni*, przy zakupie większej, rabat* przy większ*, zamówieni* hurtow*,
      progi rabatowe, im więcej kupisz, ceny hurtowe, cena hurtowa, cen hurtowych, cenach hurtowych`,
    pt: `
      desconto por quantidade, descontos por quantidade, desconto de quantidade, descontos de quantidade,
      desconto por volume, descontos por volume, preço por quantidade, preços por quantidade, compras em quantidade,
      preços por atacado, preço de atacado, preço por atacado, compra por grosso, descontos progressivos,
      desconto progressivo`,
    sv: `
      mängdrabatt*, volymrabatt*, kvantitetsrabatt*, staffling*, mängdpris*, volympris*, rabatt vid större,
      ju mer du köper, volympriser, staffelrabatt*`,
    da: `
      mængderabat*, kvantumsrabat*, volumenrabat*, storkøbsrabat*, mængdepris*, rabat ved større,
      rabat ved køb af flere, jo mere du køber, kvantumrabat*, storkøb`,
    nb: `
      mengderabatt*, kvantumsrabatt*, volumrabatt*, mengdepris*, rabatt ved større, kvantumspris*,
      rabatt ved kjøp av flere, storkjøp*, jo mer du kjøper, volumpris*`,
    fi: `
      määräalennu*, paljousalennu*, määräale*, volyymialennu*, porrashin*, tukkuhin*, tukkualennu*,
      suuremmista eristä, isommista määristä, paljoushin*, suuremmissa tilau*, suurempiin tilauksiin`,
  },
  bundleOffer: {
    en: `
      buy one get one, bogo, buy 2 get 1, buy two get one, buy 1 get 1, buy 3 get, buy three get, buy 3 pay for 2,
      3 for 2, three for two, 2 for 1, two for one, bundle deal*, bundle offer*, bundle price*, bundle discount*,
      buy more save more, second one half price, second item half price, mix and match offer, multipack offer,
      bundle and save, get one free, 2 for the price of 1, 3 for the price of 2, save with the bundle, set discount,
      buy the set and save`,
    de: `
      nimm 3 zahl 2, nimm 2 zahl 1, 2 für 1, 3 für 2, kauf 2, kauf 3, setpreis*, bundle preis*, bundle angebot*,
      bundlepreis*, bundleangebot*, sparset*, vorteilsset*, vorteilspaket*, im set günstiger, setrabatt*,
      paketpreis*, zwei zum preis, drei zum preis, zwei für eins, eins gratis, im set sparen, bundle rabatt*,
      kombiangebot*, kombirabatt*, das zweite zum halben, 2 zum preis`,
    fr: `
      2 achetés, deux achetés, 2 pour 1, 3 pour 2, un acheté un, 1 acheté 1, le 3e offert, le 3ème offert,
      le troisième offert, offre groupée, lot promotionnel, le deuxième à moitié prix, le 2e à moitié prix,
      3 pour le prix de 2, 2 pour le prix de 1, deux pour le prix d un, offre lot, prix du lot, offre duo,
      le second à moitié prix, trois pour le prix de deux, pack avantage, 2e offert, 2ème offert`,
    es: `
      2x1, 3x2, dos por uno, tres por dos, segunda unidad, la segunda unidad, compra 2, lleva 3, llévate 3,
      pack ahorro, oferta de pack, compra uno, 2 por 1, 3 por 2, precio del pack, descuento por pack,
      segunda unidad a mitad, paga 2, llévate dos, llévate tres, uno gratis, descuento en packs, 2a unidad,
      compra dos y, compra tres y`,
    it: `
      2x1, 3x2, due al prezzo di uno, prendi 3 paghi 2, prendi 2 paghi 1, tre al prezzo di due, paghi 2, paghi 1,
      paghi due, paghi uno, offerta bundle, secondo a metà prezzo, il secondo a metà, il terzo è gratis, 1 gratis,
      2 al prezzo di 1, 3 al prezzo di 2, acquista 2, compri 2, uno in omaggio, il terzo in omaggio, prezzo bundle,
      3 per 2, 2 per 1, sconto bundle, uno gratis`,
    nl: `
      1 plus 1 gratis, 2 plus 1 gratis, 2 halen 1 betalen, 3 halen 2 betalen, tweede halve prijs, 2e halve prijs,
      2e gratis, tweede gratis, bundelkorting*, bundelprijs, combikorting, combideal*, bundeldeal*, voordeelset,
      twee voor de prijs, drie voor de prijs, 1 1 gratis, 2 1 gratis, voor de prijs van één, setkorting*,
      setvoordeel, voordeelbundel, halen 2 betalen`,
    pl: `
      2 w cenie 1, 3 w cenie 2, dwa w cenie jednego, drugi gratis, druga gratis, trzeci gratis, trzecia gratis,
      drugi produkt za, 2 plus 1, kup 2, kup dwa, kup jeden, zestaw promocyjn*, w zestawie taniej, tańsz* w zestawie,
      jeden gratis, trzy w cenie dwóch, drugie gratis, kup 3, kup trzy, drugi za pół ceny, trzeci produkt gratis,
      promocja wielosztuk*, wielosztuk*`,
    pt: `
      leve 3 pague 2, leve 2 pague 1, leva 3 paga 2, leva 2 paga 1, 2x1, 3x2, dois pelo preço de um,
      três pelo preço de dois, segunda unidade, compre 2, compra 2, pack promocional, 2 pelo preço de 1,
      3 pelo preço de 2, um grátis, compre um, compre dois, 2ª unidade, leve três, preço do pack, desconto em pack,
      desconto no conjunto, compre 3`,
    sv: `
      köp 2 få, köp två få, köp 3 betala, köp 3 för 2, ta 3 betala för 2, ta 2 betala för 1, 3 för 2, 2 för 1,
      tre för två, två för en, paketpris*, paketerbjudande*, köp en få, andra till halva priset,
      andra för halva priset, köp tre, köp flera och spara, en på köpet, betala för 2, betala för två, paketrabatt*,
      setpris*, köp 3 få`,
    da: `
      køb 2 få, køb to få, køb 3 betal, 3 for 2, 2 for 1, tre for to, to for en, tag 3 betal for 2,
      tag 2 betal for 1, pakkepris*, sætpris*, køb en få, den anden til halv pris, køb tre, køb flere og spar,
      mængdetilbud, betal for 2, betal for to, samlepris*, pakketilbud*, bundlepris*, 2 til prisen for 1`,
    nb: `
      kjøp 2 få, kjøp to få, kjøp 3 betal, 3 for 2, 2 for 1, tre for to, to for en, ta 3 betal for 2,
      ta 2 betal for 1, pakkepris*, settpris*, kjøp en få, den andre til halv pris, kjøp tre, kjøp flere og spar,
      betal for 2, betal for to, pakketilbud*, 2 til prisen av 1`,
    fi: `
      osta 2, osta kaksi, osta 3, osta kolme, kaksi yhden hinnalla, kolme kahden hinnalla, 2 yhden hinnalla,
      3 kahden hinnalla, settihin*, pakettihin*, toinen puoleen hintaan, pakettitarjou*, maksa 2, maksa kahdesta,
      yksi ilmaiseksi, pakettialennu*, osta yksi saat`,
  },
  freeGift: {
    en: `
      free gift*, gift with purchase, complimentary gift*, free sample*, free with your order, free with every order,
      bonus gift*, receive a free, complimentary sample*, free goodie*, gift on us, free gift with`,
    de: `
      gratisgeschenk*, gratis geschenk*, geschenk zu jeder bestellung, gratisprobe*, gratis probe*,
      kostenlose probe*, gratis dazu, als geschenk dazu, gratiszugabe*, gratisartikel*, gratis beilage,
      gratisbeigabe*, kostenlos dazu, geschenkt dazu, goodie*`,
    fr: `
      cadeau offert, cadeaux offerts, échantillon gratuit, échantillons gratuits, échantillons offerts,
      échantillon offert, cadeau pour toute commande, cadeau pour tout achat, cadeau surprise,
      offert pour tout achat, offert pour toute commande, cadeau gratuit, cadeau de bienvenue, un cadeau offert,
      un cadeau vous est offert`,
    es: `
      regalo gratis, de regalo con tu, regalo con tu compra, muestra gratuita, muestras gratuitas, muestras gratis,
      regalo por tu compra, te regalamos, regalo de bienvenida, muestra gratis, un regalo con, regalo seguro,
      regalos gratis, obsequio con, de obsequio con`,
    it: `
      omaggio, omaggi, in omaggio, campioncino gratuito, campioncini gratuiti, campione gratuito, campioni gratuiti,
      regalo con l acquisto, campioncini omaggio, campioncino omaggio, regalo gratuito, ti regaliamo,
      regalo di benvenuto`,
    nl: `
      gratis cadeau*, gratis geschenk*, gratis sample*, gratis monster*, cadeau bij je bestelling, cadeautje bij,
      cadeau bij aankoop, gratis proefje*, gratis extra, gratis bij je bestelling, gratis bij aankoop, proefmonster*,
      cadeau bij bestelling`,
    pl: `
      gratis do zamówienia, prezent do zamówienia, prezent gratis, gratisy, darmow* prób*, bezpłatn* prób*,
      próbki gratis, gratis do zakup*, prezent do zakup*, gratisem, gratisów, dodajemy gratis, prezent przy zakupie`,
    pt: `
      oferta de brinde, brinde*, amostra grátis, amostras grátis, amostra gratuita, amostras gratuitas,
      presente grátis, presente na compra, oferta na compra, oferecemos um presente, presente de boas vindas,
      amostras de oferta, oferta gratuita`,
    sv: `
      gåva på köpet, på köpet, gratis gåva, gratisprov*, gratis prov*, gratis present, få med en gratis, varuprov*,
      gåva vid köp, gratis produkt, gåva ingår, välkomstgåva`,
    da: `
      gratis gave, gave med i købet, gratis vareprøve*, vareprøve*, gratis prøve*, gave ved køb, med i købet,
      gratis med, gratis produkt, velkomstgave*, få en gave, gaver med i købet`,
    nb: `
      gratis gave, gave med på kjøpet, på kjøpet, gratis vareprøve*, vareprøve*, gratis prøve*, gave ved kjøp,
      gratis produkt, velkomstgave*, få en gave, gaver med på kjøpet, gratis med på`,
    fi: `
      ilmainen lahja, kaupan päälle, kylkiäi*, ilmainen näyte, ilmaisia näytteitä, lahja tilauksen mukana,
      kylkiäislahja*, kaupanpäällis*, ilmaisen lahjan, ilmaisnäyt*, lahja ostok*, ilmaiset näytteet,
      tervetuliaislahja*`,
  },
  loyaltyPoints: {
    en: `
      loyalty point*, loyalty program*, loyalty scheme*, reward point*, rewards program*, earn points,
      collect points, bonus point*, points for every, redeem points, loyalty card*, rewards club, loyalty member*,
      rewards scheme, points per, redeem your points, collect bonus, rewards points, member points, loyalty reward*,
      loyalty discount*`,
    de: `
      treuepunkt*, bonuspunkt*, treueprogramm*, bonusprogramm*, kundenkarte*, payback*, punkte sammeln,
      sammeln sie punkte, sammelst du punkte, punkte einlösen, treuebonus*, kundenclub*, prämienpunkt*, treuerabatt*,
      vorteilsprogramm*, prämienprogramm*, vorteilsclub*, treuekarte*, stempelkarte*`,
    fr: `
      points de fidélité, programme de fidélité, points fidélité, carte de fidélité, cumuler des points,
      cumulez des points, gagner des points, points bonus, programme fidélité, carte fidélité, cagnotter, cagnottez,
      points cumulés, programme de récompenses, avantages fidélité, club de fidélité`,
    es: `
      puntos de fidelidad, programa de fidelización, programa de fidelidad, programa de puntos, acumular puntos,
      acumulas puntos, ganar puntos, ganas puntos, canjear puntos, puntos de recompensa, tarjeta de fidelización,
      club de clientes, puntos por cada, tarjeta de fidelidad, acumula puntos, programa de recompensas,
      tarjeta de socio, canjear tus puntos, puntos por compra*`,
    it: `
      punti fedeltà, programma fedeltà, raccolta punti, carta fedeltà, accumulare punti, accumuli punti,
      accumula punti, punti premio, programma punti, punti bonus, tessera fedeltà, programma fidelity,
      guadagni punti, fidelity card, programma di fidelizzazione, guadagna punti, programma a punti,
      programma loyalty, raccogli punti`,
    nl: `
      spaarpunten, spaarprogramma*, loyaliteitsprogramma*, punten sparen, spaar je punten, klantenkaart*,
      spaarsysteem, bonuspunten, loyaliteitspunten, spaar punten, punten verzamel*, spaart u punten, loyalty punten,
      getrouwheidskaart, getrouwheidspunten, spaarkaart, punten inwisselen, loyaliteitskorting*`,
    pl: `
      punkt* lojalnościow*, program* lojalnościow*, zbieraj punkty, zbierać punkty, zbierasz punkty,
      punkty za zakup*, kart* lojalnościow*, karta stałego klienta, karty stałego klienta, rabat dla stałych,
      stałych klientów, punkty wymienisz, punktów lojalnościow*, wymienić punkty, kart* stałego klienta,
      klub* lojalnościow*`,
    pt: `
      pontos de fidelidade, programa de fidelidade, programa de pontos, acumular pontos, acumula pontos,
      acumule pontos, ganhar pontos, cartão de fidelidade, cartão cliente, trocar pontos, pontos por cada,
      cartão de cliente, ganhe pontos, programa de recompensas, resgatar pontos, trocar os pontos,
      clube de fidelidade, programa de fidelização`,
    sv: `
      bonuspoäng*, medlemspoäng*, lojalitetsprogram*, samla poäng, bonusprogram*, kundklubb*, poäng på köp,
      bonuscheck*, medlemsrabatt, medlemspris*, medlemsförmån*, tjäna poäng, bonuskort*, poäng för varje,
      lojalitetspoäng`,
    da: `
      bonuspoint*, loyalitetsprogram*, optjen point, optjene point, kundeklub*, samle point, loyalitetspoint*,
      bonusprogram*, medlemspoint*, pointsystem*, medlemspris*, optjener point, point for hvert, fordelsprogram*,
      fordelsklub*, medlemsrabat*`,
    nb: `
      bonuspoeng*, lojalitetsprogram*, tjen poeng, tjene poeng, kundeklubb*, samle poeng, lojalitetspoeng*,
      bonusprogram*, medlemspoeng*, medlemspris*, poeng for hvert, fordelsprogram*, opptjene poeng, trumf bonus,
      medlemsrabatt*, opptjen poeng`,
    fi: `
      bonuspiste*, kanta asiak*, kantaasiak*, kanta asiakasohjelm*, kanta asiakasp*, kerää pisteitä,
      pisteitä jokaisesta, etupiste*, kanta asiakasetu*, bonusohjelm*, kerryt* pisteitä, jäsenetu*,
      ansaitse pisteitä, kerrytät pisteitä, kanta asiakasedu*, jäsenhin*, bonuskort*`,
  },
  firstOrderDiscount: {
    en: `
      first order, first purchase, welcome discount*, welcome offer*, new customer discount*, new customers get,
      your first order, for new customers, discount on your first, off your first, welcome code, new customer offer*,
      first time customer*, new customers receive, first time buyer*`,
    de: `
      erstbesteller*, erste bestellung, ersten bestellung, neukund*, willkommensrabatt*, willkommensgutschein*,
      erstbestellung*, ersten einkauf, willkommensbonus*, erstkäufer*, ersteinkauf*, begrüßungsrabatt*, erstkund*`,
    fr: `
      première commande, premier achat, bienvenue sur votre première, offre de bienvenue, nouveaux clients,
      nouveau client, remise de bienvenue, code de bienvenue, réduction de bienvenue, 1ère commande, 1re commande,
      code bienvenue, bon de bienvenue, premières commandes`,
    es: `
      primera compra, primer pedido, descuento de bienvenida, nuevos clientes, cliente nuevo, clientes nuevos,
      código de bienvenida, cupón de bienvenida, oferta de bienvenida, tu primera compra, primera orden`,
    it: `
      primo ordine, primo acquisto, sconto di benvenuto, nuovi clienti, nuovo cliente, sconto benvenuto,
      codice di benvenuto, buono di benvenuto, codice benvenuto, offerta di benvenuto, tuo primo ordine, prima spesa`,
    nl: `
      eerste bestelling, eerste aankoop, welkomstkorting*, nieuwe klanten, welkomstcode, nieuwe klant, eerste order,
      welkomstactie, welkomstaanbieding, welkomstbon`,
    pl: `
      pierwsze zamówienie, pierwszym zamówieniu, pierwszego zamówienia, pierwsze zakupy, pierwszych zakupach,
      pierwszy zakup, rabat powitalny, rabatu powitalnego, nowych klientów, zniżka powitalna, kod powitalny,
      powitaln* rabat*, pierwszych zakupów, dla nowych klientów, nowy klient`,
    pt: `
      primeira compra, primeira encomenda, primeiro pedido, desconto de boas vindas, novos clientes,
      código de boas vindas, cupão de boas vindas, cupom de primeira compra, oferta de boas vindas,
      tua primeira compra, novo cliente, vale de boas vindas`,
    sv: `
      första beställning*, första order*, välkomstrabatt*, nya kunder, ny kund, första köpet, välkomsterbjudande*,
      välkomstkod*, nykundsrabatt*, nykundserbjudande*, första köp, ditt första köp, din första order,
      din första beställning`,
    da: `
      første køb, første ordre, første bestilling, velkomstrabat*, nye kunder, velkomsttilbud*, dit første køb,
      din første ordre, ny kunde, velkomstkode*, din første bestilling`,
    nb: `
      første kjøp, første bestilling, første ordre, velkomstrabatt*, nye kunder, velkomsttilbud*, ditt første kjøp,
      ny kunde, din første bestilling, velkomstkode*, din første ordre`,
    fi: `
      ensitilau*, ensimmäis* tilau*, ensimmäinen tilaus, ensimmäinen ostos, ensiostos*, tervetuliaisalennu*,
      uudet asiakkaat, uusille asiakkaille, ensimmäisestä tilauks*, ensimmäisestä ostoks*, tervetulotarjou*,
      tervetuliaistarjou*, uusi asiakas, ensiosto*, ensimmäis* ostok*, tervetuloale*`,
  },
  birthdayDiscount: {
    en: `
      birthday discount*, birthday voucher*, birthday reward*, birthday offer*, birthday coupon*, birthday treat*,
      birthday gift from us, discount on your birthday, birthday code`,
    de: `
      geburtstagsrabatt*, geburtstagsgutschein*, geburtstagsbonus*, rabatt zum geburtstag, gutschein zum geburtstag,
      geburtstagsüberraschung, geburtstags rabatt, geburtstagscoupon*`,
    fr: `
      remise anniversaire, réduction anniversaire, offre anniversaire, cadeau d anniversaire de notre part,
      remise d anniversaire, bon anniversaire de, code anniversaire, surprise pour votre anniversaire,
      offre d anniversaire, réduction pour votre anniversaire, réduction d anniversaire`,
    es: `
      descuento de cumpleaños, descuento por tu cumpleaños, descuento por cumpleaños,
      regalo de cumpleaños de nuestra, cupón de cumpleaños, descuento en tu cumpleaños, descuento cumpleaños,
      promoción de cumpleaños, código de cumpleaños`,
    it: `
      sconto compleanno, sconto per il compleanno, sconto di compleanno, buono compleanno,
      sconto per il tuo compleanno, buono per il compleanno, sconto il giorno del compleanno, codice compleanno`,
    nl: `
      verjaardagskorting*, korting op je verjaardag, verjaardagsbon*, verjaardagscadeau van ons, verjaardagsvoucher*,
      verjaardagsactie, verjaardagscode, verjaardagstegoed`,
    pl: `
      rabat* urodzinow*, zniżk* urodzinow*, rabat na urodziny, bon urodzinowy, zniżka na urodziny, kod urodzinowy,
      promocj* urodzinow*, kupon urodzinowy`,
    pt: `
      desconto de aniversário, desconto no aniversário, desconto no seu aniversário, desconto de aniversariante,
      vale de aniversário, oferta de aniversário, cupão de aniversário, cupom de aniversário,
      desconto no teu aniversário`,
    sv: `
      födelsedagsrabatt*, födelsedagserbjudande*, rabatt på födelsedagen, födelsedagsbonus*, födelsedagscheck*,
      födelsedagsöverraskning*, rabatt på din födelsedag`,
    da: `
      fødselsdagsrabat*, rabat på fødselsdagen, fødselsdagstilbud*, fødselsdagsgavekort, rabat på din fødselsdag,
      fødselsdagsgave fra os, fødselsdagsbonus*`,
    nb: `
      bursdagsrabatt*, bursdagstilbud*, fødselsdagsrabatt*, rabatt på bursdagen, bursdagsgave fra oss,
      rabatt på bursdagen din, bursdagsbonus*`,
    fi: `
      syntymäpäiväalennu*, syntymäpäiväetu*, synttärialennu*, synttärietu*, syntymäpäivätarjou*, synttäriale*,
      alennus syntymäpäivä*, syntymäpäivälahja meiltä`,
  },
  seniorDiscount: {
    en: `
      senior discount*, discount for seniors, pensioner discount*, discount for pensioners, seniors get,
      senior citizen discount*, over 60s discount, seniors save, seniors receive`,
    de: `
      seniorenrabatt*, rentnerrabatt*, rabatt für senioren, senioren erhalten, rabatt für rentner,
      seniorenermäßigung, rabatt für seniorinnen`,
    fr: `
      réduction senior*, remise senior*, tarif senior*, réduction pour les seniors, remise pour les seniors,
      tarif retraité*, réduction retraité*`,
    es: `
      descuento para mayores, descuento para jubilados, descuento senior, descuento para pensionistas,
      descuento jubilado*, descuento para personas mayores, descuento para la tercera edad`,
    it: `
      sconto senior, sconto over 60, sconto anziani, sconto pensionati, sconto per anziani, sconto per pensionati,
      sconto over 65, sconto terza età`,
    nl: `
      seniorenkorting*, korting voor senioren, 65 plus korting, ouderenkorting, 60 plus korting,
      korting voor gepensioneerden`,
    pl: `
      zniżk* dla senior*, rabat* dla senior*, rabat* dla emeryt*, karta seniora, promocj* dla senior*,
      zniżk* dla emeryt*`,
    pt: `
      desconto sénior, desconto para seniores, desconto para idosos, desconto para reformados,
      desconto para aposentados, desconto para pensionistas, desconto para maiores de 65`,
    sv: `
      pensionärsrabatt*, seniorrabatt*, rabatt för pensionärer, rabatt för seniorer, pensionärer får,
      rabatt till pensionärer`,
    da: `
      pensionistrabat*, seniorrabat*, rabat til pensionister, rabat til seniorer, pensionister får,
      rabat for pensionister`,
    nb: `
      pensjonistrabatt*, seniorrabatt*, rabatt til pensjonister, honnørrabatt*, honnørpris*, rabatt for pensjonister,
      rabatt til seniorer`,
    fi: `
      eläkeläisalennu*, senioriale*, seniorialennu*, alennus eläkeläisille, eläkeläisale*, eläkeläisetu*, senioriet*,
      alennusta eläkeläisille`,
  },
  militaryDiscount: {
    en: `
      military discount*, veteran discount*, veterans discount*, armed forces discount*, discount for veterans,
      first responder*, blue light card*, nhs discount*, healthcare worker discount*, discount for nurses,
      teacher discount*, key worker discount*, discount for teachers, discount for military`,
    de: `
      militärrabatt*, bundeswehrrabatt*, rabatt für soldaten, veteranenrabatt*, rabatt für einsatzkräfte,
      lehrerrabatt*, rabatt für pflegekräfte, rabatt für lehrer*, feuerwehrrabatt*`,
    fr: `
      réduction militaire*, remise militaire*, réduction pour les militaires, remise pour les militaires,
      remise enseignant*, réduction enseignant*, réduction soignant*, remise pour les soignants`,
    es: `
      descuento militar*, descuento para militares, descuento para sanitarios, descuento para docentes,
      descuento para profesores, descuento para veteranos, descuento para policías`,
    it: `
      sconto militari, sconto per militari, sconto forze dell ordine, sconto forze armate, sconto insegnanti,
      sconto docenti, sconto per i militari, sconto per insegnanti, carta del docente`,
    nl: `
      militaire korting, korting voor militairen, veteranenkorting, defensiekorting, lerarenkorting,
      korting voor leraren, zorgkorting, korting voor zorgmedewerkers`,
    pl: `
      zniżk* dla wojsk*, rabat* dla wojsk*, rabat* dla nauczyciel*, zniżk* dla nauczyciel*, zniżk* dla służb,
      rabat* dla służb*, zniżk* dla żołnierzy, rabat* dla żołnierzy`,
    pt: `
      desconto militar*, desconto para militares, desconto para professores, desconto para forças armadas,
      desconto para profissionais de saúde, desconto para bombeiros, desconto para docentes`,
    sv: `
      militärrabatt*, veteranrabatt*, rabatt för militär*, lärarrabatt*, rabatt för lärare, rabatt för vårdpersonal,
      rabatt för försvarsanställda, blåljusrabatt*`,
    da: `
      militærrabat*, rabat til militær*, veteranrabat*, rabat til lærere, rabat til soldater, lærerrabat*,
      rabat til veteraner, rabat til sundhedspersonale`,
    nb: `
      militærrabatt*, rabatt til militær*, veteranrabatt*, rabatt til lærere, rabatt til forsvarsansatte,
      lærerrabatt*, rabatt til helsepersonell, rabatt til veteraner`,
    fi: `
      varusmiesalennu*, sotilasalennu*, veteraanialennu*, opettaja alennu*, alennus varusmiehille, varusmiesetu*,
      alennus opettajille, alennus sotilaille, opettajaalennu*, hoitajaalennu*`,
  },
  employeeDiscount: {
    en: `
      employee discount*, staff discount*, corporate benefit*, corporate discount*, employee benefit*,
      company discount*, discount for employees`,
    de: `
      mitarbeiterrabatt*, personalrabatt*, corporate benefits, mitarbeitervorteil*, rabatt für mitarbeiter*,
      mitarbeiterkondition*, mitarbeiterangebot*, mitarbeiterpreis*`,
    fr: `
      remise salarié*, remise du personnel, remise employé*, comité d entreprise, remise collaborateur*, tarif ce,
      avantage salarié*, réduction salarié*, remise pour le personnel`,
    es: `
      descuento para empleados, descuento de empleado*, descuento empleados, descuento para trabajadores,
      descuento a empleados, descuento corporativo`,
    it: `
      sconto dipendenti, sconto per dipendenti, sconto per i dipendenti, sconto aziendale, convenzioni aziendali,
      sconto ai dipendenti, welfare aziendale, convenzione aziendale`,
    nl: `
      personeelskorting*, medewerkerskorting*, korting voor medewerkers, korting voor personeel, bedrijfskorting*,
      werknemerskorting*`,
    pl: `
      rabat* pracownicz*, zniżk* pracownicz*, rabat* dla pracownik*, zniżk* dla pracownik*, rabat* dla personelu,
      benefit* pracownicz*`,
    pt: `
      desconto para funcionários, desconto de funcionário*, desconto para colaboradores, desconto colaborador*,
      desconto para empregados, desconto corporativo, desconto de colaborador`,
    sv: 'personalrabatt*, medarbetarrabatt*, rabatt för anställda, företagsrabatt*, personalpris*, anställdas rabatt',
    da: 'personalerabat*, medarbejderrabat*, rabat til ansatte, firmarabat*, medarbejderpris*, personalepris*',
    nb: 'ansattrabatt*, personalrabatt*, rabatt til ansatte, bedriftsrabatt*, rabatt for ansatte, ansattpris*',
    fi: `
      henkilökunta alennu*, henkilökuntaalennu*, työsuhdeetu*, henkilöstöalennu*, henkilöstöetu*, työntekijäalennu*,
      henkilökuntaetu*, alennus henkilökunnalle, yritysalennu*`,
  },
  blackFriday: {
    en: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day, black weekend',
    de: `
      cyber monday, black week, blackfriday, cyber week, singles day, black friday*, blackfridaysale*,
      schwarzer freitag`,
    fr: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day, vendredi noir',
    es: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day, viernes negro',
    it: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day, venerdì nero',
    nl: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day, zwarte vrijdag',
    pl: `
      black friday, cyber monday, black week, blackfriday, cyber week, singles day, czarny piątek, black weeks,
      black fridayu, black fridayem`,
    pt: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day, sexta feira negra',
    sv: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day',
    da: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day',
    nb: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day',
    fi: 'black friday, cyber monday, black week, blackfriday, cyber week, singles day, black fridayn, black fridayna',
  },
  seasonalSale: {
    en: `
      summer sale*, winter sale*, january sale*, end of season sale*, mid season sale*, seasonal sale*,
      boxing day sale*, spring sale*, christmas sale*, easter sale*, anniversary sale*, autumn sale*, prime day,
      holiday sale*, memorial day sale*, labor day sale*, new year sale*`,
    de: `
      sommerschlussverkauf*, winterschlussverkauf*, schlussverkauf*, sommer sale, winter sale, midseason sale,
      mid season sale, frühlingsaktion*, osteraktion*, weihnachtsaktion*, jubiläumsrabatt*, saisonrabatt*,
      sommerrabatt*, wsv, ssv, winterrabatt*, jubiläumsangebot*, herbstaktion*, sommeraktion*`,
    fr: `
      soldes d été, soldes d hiver, les soldes, pendant les soldes, ventes privées, vente privée, french days,
      fin de saison, promotion de printemps, promotions de noël, offre de noël, soldes de, période des soldes`,
    es: `
      rebajas de verano, rebajas de invierno, rebajas de enero, promoción de navidad, fin de temporada,
      rebajas de primavera, ofertas de navidad, ofertas de verano, las rebajas, rebajas de mitad de temporada,
      ofertas de primavera`,
    it: `
      saldi estivi, saldi invernali, fine stagione, saldi di fine, promozione natalizia, offerte di natale, i saldi,
      promozione di natale, mid season sale, offerte estive, promozione primaverile, promozione estiva,
      promozioni natalizie`,
    nl: `
      zomeruitverkoop, wintersale, zomersale, winteruitverkoop, eindejaarskorting, seizoensuitverkoop, wintersolden,
      zomersolden, solden, mid season sale, voorjaarsactie*, kerstactie*, zomeractie*, paasactie*`,
    pl: `
      wyprzedaż letnia, letni* wyprzeda*, zimow* wyprzeda*, wyprzeda* sezonow*, promocj* świąteczn*, końca sezonu,
      sezonow* wyprzeda*, wyprzedaż zimowa, promocj* wiosenn*, promocj* letni*, promocj* zimow*, mid season sale,
      posezonow* wyprzeda*`,
    pt: `
      saldos de verão, saldos de inverno, promoção de natal, fim de estação, liquidação de verão,
      liquidação de inverno, promoções de verão, fim de coleção, promoção de verão, promoção de inverno,
      promoção de páscoa, promoção de primavera, os saldos`,
    sv: `
      sommarrea*, vinterrea*, mellandagsrea*, säsongsrea*, midseason sale, vårrea*, höstrea*, julkampanj*, bokrea*,
      sommarkampanj*, julrea*, mid season sale`,
    da: `
      sommerudsalg*, vinterudsalg*, januarudsalg*, sæsonudsalg*, mid season sale, julekampagne*, påsketilbud*,
      juletilbud*, fødselsdagsudsalg*, efterårstilbud*`,
    nb: `
      sommersalg*, vintersalg*, januarsalg*, romjulssalg*, sesongsalg*, mid season sale, julekampanje*, påsketilbud*,
      juletilbud*, mammutsalg*, høstsalg*`,
    fi: `
      kesäale*, talviale*, kausiale*, joulukampanja*, loppuale*, tammiale*, kevätale*, kesäalennusm*, mid season,
      talvialennusm*, alennusmyyn*, syysale*, kevättarjou*, joulutarjou*`,
  },
  voucher: {
    en: 'gift card*, gift voucher*, voucher*, gift certificate*, e gift card*, egift*',
    de: 'gutschein*, *gutschein, geschenkkarte*, wertgutschein*, geschenkgutschein*, gutscheinkarte*',
    fr: `
      carte cadeau, cartes cadeaux, chèque cadeau, chèques cadeaux, bon d achat, bons d achat, e carte cadeau,
      bon cadeau, bons cadeaux, cartes cadeau`,
    es: `
      tarjeta regalo, tarjetas regalo, tarjeta de regalo, tarjetas de regalo, cheque regalo, cheques regalo,
      vale regalo, bono regalo, vale de compra, vales de compra, bonos regalo`,
    it: `
      buono regalo, buoni regalo, carta regalo, carte regalo, gift card, buono acquisto, buoni acquisto, e gift card,
      voucher*`,
    nl: 'cadeaubon*, cadeaukaart*, waardebon*, voucher*, tegoedbon*, geschenkbon*, giftcard*, cadeaucheque*',
    pl: `
      bon podarunkowy, bonu podarunkowego, bony podarunkowe, kart* podarunkow*, voucher*, bon prezentowy,
      karta prezentowa, karty prezentowe, bon upominkowy, bony prezentowe, e bon, bony upominkowe, bon zakupowy`,
    pt: `
      cartão presente, cartões presente, cartão oferta, cartões oferta, vale presente, cheque oferta, voucher*,
      cheque prenda, vale de compras, vale oferta, vales presente, vale compras, cartão de oferta`,
    sv: 'presentkort*, värdecheck*, värdebevis*, gåvokort*, gåvobevis*, voucher*',
    da: 'gavekort*, værdikupon*, voucher*, værdibevis*, gavebevis*',
    nb: 'gavekort*, voucher*, verdikupong*, gavebevis*, verdibevis*',
    fi: 'lahjakort*, lahjakorttej*, arvoseteli*, ostokortti*, voucher*, lahjashek*, lahjakortin',
  },
  cashback: {
    en: 'cashback, cash back, cash rebate*, rebate*',
    de: 'cash back, geld zurück aktion*, cashback*',
    fr: 'cashback, cash back, offre de remboursement, remboursement différé',
    es: 'cashback, cash back, dinero de vuelta por tu compra',
    it: 'cashback, cash back',
    nl: 'cash back, geld terug actie*, cashback*, terugbetaalactie*',
    pl: 'cashback, cash back, zwrot części wydatków, cashbacku',
    pt: 'cashback, cash back',
    sv: 'cash back, cashback*',
    da: 'cash back, cashback*',
    nb: 'cash back, cashback*',
    fi: 'cash back, cashback*',
  },
  clearance: {
    en: `
      clearance*, stock clearance*, final clearance*, closing down sale*, closing sale*, end of line, end of lines,
      discontinued stock, overstock*, everything must go, clear out, clearout, outlet store*, outlet price*,
      outlet sale*, outlet section*, our outlet`,
    de: `
      räumungsverkauf*, ausverkauf, abverkauf*, lagerräumung*, restposten*, auslaufmodell*, outlet*, lagerverkauf*,
      sonderposten*, schlussverkauf*, resteverkauf`,
    fr: `
      déstockage*, liquidation*, fins de série, fin de série, fin de stock, fins de stock, vente de liquidation,
      outlet*, fin de collection`,
    es: `
      liquidación*, outlet*, fin de existencias, últimas unidades de liquidación, liquidamos, saldo de existencias,
      fin de serie, restos de serie`,
    it: `
      svendita*, fuori tutto, liquidazione*, fine serie, outlet*, rimanenze, svuota tutto, svuotatutto, svendite,
      fine collezione, stock in esaurimento`,
    nl: `
      opruiming*, leegverkoop, restpartij*, outlet*, uitverkoop, uitlopend model, eindereeks*, magazijnopruiming*,
      stockverkoop, uitlopende modellen`,
    pl: `
      wyprzeda*, likwidacj* kolekcj*, końcówk* serii, outlet*, końcówki kolekcj*, czyszczeni* magazynu,
      likwidacj* magazynu, ostatnie sztuki wyprzeda*`,
    pt: `
      liquidação*, outlet*, fim de série, fim de stock, queima de estoque, liquidação total, fins de série,
      queima de stock, fim de linha`,
    sv: `
      utförsäljning*, slutrea*, outlet*, restparti*, lagerrensning*, lagerrea*, utgående modell*, slutförsäljning*,
      utgående sortiment`,
    da: `
      lagersalg*, restparti*, outlet*, ophørsudsalg*, udgående model*, restsalg*, udgående varer, lagerudsalg*,
      tømningssalg`,
    nb: 'lagersalg*, opphørssalg*, restsalg*, outlet*, restparti*, utgående modell*, lagertømming*, restelager*',
    fi: `
      loppuunmyyn*, poistomyyn*, outlet*, tyhjennysmyyn*, poistotuot*, varastontyhjenn*, poistuva malli,
      tyhjennysale*, poistoerä*, poistuvat tuotteet`,
  },
  priceMatch: {
    en: `
      price match*, match the price, match any price, price matching, we ll match, beat any price,
      match a lower price, match competitor*, found it cheaper, find it cheaper, match lower prices`,
    de: `
      preisanpassung*, preisgleich*, günstiger gesehen, woanders günstiger, anderswo günstiger, preisabgleich,
      gleichen den preis, ziehen preislich mit, passen den preis, günstiger gefunden`,
    fr: `
      alignement de prix, alignement des prix, alignons nos prix, s aligne sur, nous nous alignons,
      trouvé moins cher, moins cher ailleurs, remboursons la différence, aligner le prix,
      remboursement de la différence, alignons sur le prix, différence remboursée`,
    es: `
      igualamos el precio, igualar el precio, igualación de precios, igualamos cualquier precio, más barato en otro,
      si lo encuentras más barato, te devolvemos la diferencia, mejoramos el precio, igualamos precios,
      más barato en otra, si encuentras el mismo, reembolsamos la diferencia`,
    it: `
      adeguamento del prezzo, adeguamento prezzo, eguagliamo il prezzo, pareggiamo il prezzo,
      prezzo più basso altrove, trovato a meno, rimborsiamo la differenza, rimborso della differenza,
      uguagliamo il prezzo, allineamento del prezzo, allineiamo il prezzo, trovi a meno, price match`,
    nl: `
      prijs match*, matchen ~ prijs, ergens anders goedkoper, elders goedkoper, goedkoper gevonden, prijsmatch*,
      laagsteprijsgarantie, verschil terug, goedkoper gezien, evenaren de prijs, prijs matchen`,
    pl: `
      dopasujemy cenę, dopasowanie ceny, wyrównamy cenę, zwrócimy różnicę, znajdziesz taniej, znalazłeś taniej,
      gdzie indziej taniej, wyrównanie ceny, taniej gdzie indziej, zwrot różnicy, znajdą państwo taniej,
      wyrównujemy cenę`,
    pt: `
      igualamos o preço, igualar o preço, cobrimos o preço, cobrimos qualquer oferta, mais barato noutro,
      mais barato em outro, devolvemos a diferença, encontrar mais barato, cobrimos a oferta, cobrir a oferta,
      igualação de preço*, encontrou mais barato, igualamos preços, reembolsamos a diferença`,
    sv: `
      prismatch*, prisgaranti*, matchar priset, matcha priset, matchar pris, matchar konkurrent*,
      hittar du varan billigare, hittar du den billigare, billigare någon annanstans, billigare hos annan,
      billigare på annat håll`,
    da: `
      prismatch*, matcher prisen, matche prisen, prisgaranti*, finder du varen billigere, finder du den billigere,
      billigere et andet sted, matcher priser, billigere andre steder, matcher vi prisen`,
    nb: `
      prismatch*, matcher prisen, matche prisen, prisgaranti*, finner du varen billigere, finner du den billigere,
      billigere et annet sted, matcher priser, billigere andre steder, matcher vi prisen`,
    fi: `
      hintavertailutakuu*, vastaamme hintaan, hintatakuu*, löydät halvemmalla, halvemmalla muualta,
      edullisemmin muualta, sama hinta kuin kilpailij*, hinnan sovitus, vastaamme kilpailijoiden,
      edullisemmin toisesta`,
  },
  negotiable: {
    en: `
      price is negotiable, prices are negotiable, negotiable price*, negotiate the price, make an offer,
      make us an offer, best offer, open to offers, haggle*, negotiable, or nearest offer`,
    de: `
      verhandlungsbasis, verhandelbar*, preisvorschlag*, preisverhandlung*, vhb, preis verhandeln,
      preis ist verhandlungssache, verhandlungssache, handeln lassen, über den preis verhandeln`,
    fr: `
      prix négociable*, négociable*, négocier le prix, faire une offre, faites une offre, à débattre,
      prix à débattre`,
    es: `
      negociable*, precio negociable, negociar el precio, hacer una oferta, haz una oferta, precio a convenir,
      regatear`,
    it: `
      trattabil*, prezzo trattabile, negoziabil*, negoziare il prezzo, fare un offerta, fai un offerta,
      trattare sul prezzo`,
    nl: `
      onderhandelbaar*, prijs bespreekbaar, onderhandelen over, doe een bod, bod doen, over de prijs onderhandelen`,
    pl: `
      do negocjacji, negocjowa*, cena do negocjacji, zaproponuj cenę, negocjować cenę, negocjacja ceny,
      negocjacje cenowe, cenę można negocjować`,
    pt: `
      negociável, negociáveis, negociar o preço, fazer uma oferta, faça uma oferta, preço a combinar,
      preço negociável, faz uma oferta, valor a combinar`,
    sv: 'förhandlingsbar*, pruta*, prutbar*, förhandla om pris*, lägg ett bud, lämna ett bud, förhandla priset',
    da: `
      forhandle prisen, forhandle om pris*, kom med et bud, giv et bud, bud på prisen, forhandlingsbar*,
      prisen kan forhandles, priser kan forhandles, prutte om prisen, prutte på prisen`,
    nb: `
      forhandlingsbar*, prutbar*, prute*, forhandle om pris*, gi et bud, forhandle prisen, kom med bud,
      prisen kan forhandles`,
    fi: `
      neuvoteltav*, tee tarjous, hinta neuvotel*, neuvotella hinnasta, tinkiä, hinta sopimuksen mukaan,
      hinnasta voi neuvotella, neuvotella hinta*`,
  },
  quoteOnRequest: {
    en: `
      price on request, request a quote, custom quote*, individual quote*, price on application, free quote*,
      ask for a quote, get a quote, quotation*, personalised quote*`,
    de: `
      preis auf anfrage, preise auf anfrage, individuelles angebot, angebot anfordern, angebot anfragen,
      kostenvoranschlag*, unverbindliches angebot, preisanfrage*, individuelles preisangebot`,
    fr: `
      sur devis, un devis, devis gratuit, demander un devis, prix sur demande, devis personnalisé*, demande de devis,
      tarif sur demande, devis sur mesure`,
    es: `
      presupuesto personalizado, pedir presupuesto, solicitar presupuesto, precio a consultar,
      presupuesto sin compromiso, precio bajo consulta, un presupuesto, solicita presupuesto, pide presupuesto`,
    it: `
      prezzo su richiesta, preventivo personalizzato, richiedere un preventivo, preventivo gratuito, un preventivo,
      richiesta di preventivo, richiedi un preventivo, preventivi personalizzati`,
    nl: `
      prijs op aanvraag, offerte aanvragen, offerte op maat, vraag een offerte, vrijblijvende offerte,
      offerteaanvraag, op offerte, prijsopgave`,
    pl: `
      wycena indywidualna, wycenę indywidualną, indywidualna wycena, indywidualną wycenę, cena na zapytanie,
      zapytanie ofertowe, wycena na życzenie, zapytaj o wycenę, indywidualna oferta cenowa, bezpłatna wycena`,
    pt: `
      preço sob consulta, pedir orçamento, orçamento personalizado, solicitar orçamento, pedido de orçamento,
      orçamento sem compromisso, um orçamento, preço a pedido, peça um orçamento`,
    sv: `
      pris på förfrågan, offertförfrågan, begär offert, begära offert, kostnadsförslag, pris enligt offert,
      få en offert, be om offert`,
    da: `
      pris på forespørgsel, indhent tilbud, bede om et tilbud, uforpligtende tilbud, tilbud på mål, få et tilbud på,
      indhente et tilbud`,
    nb: `
      pris på forespørsel, be om tilbud, innhent tilbud, uforpliktende tilbud, pristilbud, be om et tilbud,
      innhente tilbud`,
    fi: `
      tarjouspyyn*, hinta pyydettäessä, pyydä tarjous, pyytää tarjou*, tarjouspyyntö, pyydä tarjousta,
      hinta tarjouspyyn*, maksuton tarjous`,
  },
};
