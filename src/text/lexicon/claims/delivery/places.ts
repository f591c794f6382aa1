import type { ConceptTable } from '../concept-table.ts';

/** Destinations of parcels: countries, doors, shops and lockers. */
export const DELIVERY_PLACES: ConceptTable = {
  parcelLocker: {
    en: `
      parcel locker*, package locker*, parcel box, parcel boxes, locker delivery, delivery to a locker,
      delivery to locker*, pick up locker*, pickup locker*, self service locker*, from a locker, to a locker, inpost,
      packstation*`,
    de: `
      packstation*, paketstation*, paketautomat*, paketbox*, abholstation*, parcel locker*, paketfach,
      schließfachzustellung, inpost`,
    fr: `
      consigne automatique, consignes automatiques, en consigne, casier* automatique*, casier* à colis,
      consigne* pickup, locker*, inpost, consigne* à colis, livraison en casier, consigne* mondial relay`,
    es: `
      taquilla*, locker*, citypaq, consigna automática, consignas automáticas, casillero* inteligente*,
      armario* de paquetería, inpost, buzón inteligente`,
    it: 'locker*, inpost, armadietto automatico, punto locker, armadietti automatici, inposte*',
    nl: `
      pakketautomaat, pakketautomaten, pakketkluis*, pakketkluizen, pakjesautomaat, pakjesautomaten, locker*,
      pakketlocker*, pakketmuur, inpost`,
    pl: `
      paczkomat*, automat* paczkow*, automat* pocztow*, inpost*, do paczkomatu, orlen paczka, maszyn* paczkow*,
      skrytk* pocztow*, appkomat*`,
    pt: 'locker*, cacifo*, armário* inteligente*, ponto locker, locky, armário* de encomendas, inpost',
    sv: 'paketautomat*, paketbox*, paketskåp*, instabox*, leveransbox*, paketboks*, utlämningsskåp*, locker*',
    da: 'pakkeboks*, pakkeautomat*, nærboks*, swipbox*, pakkeskab*, instabox*',
    nb: 'pakkeboks*, pakkeautomat*, pakkeskap*, hentebokser, henteboks*, instabox*',
    fi: 'pakettiautomaat*, noutolaatiko*, pakettilokero*, lokerotoimitu*, noutoautomaa*, pakettiboks*',
  },
  pickupPoint: {
    en: `
      pickup point*, pick up point*, collection point*, parcel shop*, parcelshop*, drop off point*, service point*,
      relay point*, pickup location*, pick up location*, post office collection, collect from a post office,
      collect it from a post office`,
    de: `
      paketshop*, abholstelle*, abholpunkt*, postfiliale*, abholort*, servicepoint*, pick up point*, pickup point*,
      pick up station*, postagentur*, poststelle*, filialzustellung, paket shop*`,
    fr: `
      point relais, points relais, point retrait, points retrait, point de retrait, points de retrait, relais colis,
      relais pickup, en relais, mondial relay, bureau de poste, point de collecte, points de collecte, point pickup,
      points pickup`,
    es: `
      punto de recogida, puntos de recogida, punto pack, punto de entrega, puntos de entrega, punto de conveniencia,
      puntos de conveniencia, recogida en oficina, oficina de correos, recoger en correos, punto pickup,
      puntos pickup, punto de retiro, puntos de retiro`,
    it: `
      punto di ritiro, punti di ritiro, punto ritiro, punti ritiro, pickup point, pick up point, punto pickup,
      fermopoint, fermo point, fermoposta, fermo posta, ufficio postale, uffici postali, punto di raccolta,
      punti di raccolta, punto poste`,
    nl: `
      afhaalpunt*, ophaalpunt*, pakketpunt*, servicepunt*, pickup point*, pick up point*, pickuppunt*, parcelshop*,
      postpunt*, postnl punt*, postkantoor, afhaallocatie*`,
    pl: `
      punkt* odbioru, punkcie odbioru, punktu odbioru, punktach odbioru, odbiór w punkcie, odbioru w punkcie,
      punktów odbioru, placówk* pocztow*, urząd pocztowy, urzędzie pocztowym, punkt* dpd pickup, dpd pickup,
      punkcie pocztowym, automat* i punkt*`,
    pt: `
      ponto de recolha, pontos de recolha, ponto pickup, pontos pickup, ponto de levantamento,
      pontos de levantamento, ponto de retirada, pontos de retirada, ponto de entrega, pontos de entrega, ponto ctt,
      pontos ctt, loja ctt, estação de correios, agência dos correios, balcão ctt`,
    sv: `
      ombud, utlämningsställe*, postombud*, paketombud*, hämtas hos ombud, servicepoint*, utlämningsombud*,
      postnord ombud*, uthämtningsställe*, servicepunkt*`,
    da: `
      pakkeshop*, udleveringssted*, afhentningssted*, posthus*, udleveringsted*, servicepoint*, pickup point*,
      pakke shop*`,
    nb: `
      hentested*, utleveringssted*, post i butikk, postkontor*, postens hentested*, pakkeombud*, servicepoint*,
      hentepunkt*, utleveringspunkt*`,
    fi: `
      noutopist*, palvelupist*, pakettipist*, postin toimipaik*, noutopaik*, postitoimipaik*, matkahuolto*,
      r kioski*, asiamiespost*`,
  },
  collectInShop: {
    en: `
      click and collect, click collect, collect in store, collect in shop, collect from store, collect from our shop,
      collect from our store, collect it in store, collect it from our, pick up in store, pick it up in store,
      pick up in shop, in store pickup, in store pick up, in store collection, store pickup, store pick up,
      store collection, pick up at our, pick it up at our, pick it up from our, local pickup, local pick up,
      curbside pickup, collection from our, bopis, free collection`,
    de: `
      click und collect, click collect, click and collect, abholung im laden, abholung im geschäft,
      abholung in der filiale, abholung im markt, abholung im store, abholung vor ort, im laden abhol*,
      im geschäft abhol*, in der filiale abhol*, in unserem laden abhol*, in unserem geschäft abhol*, vor ort abhol*,
      selbstabhol*, filialabholung, marktabholung, ladenabholung, bei uns abhol*, im store abhol*, selbst abhol*,
      abholung bei uns, abholung in unserem`,
    fr: `
      click and collect, click collect, click et collect, retrait en magasin, retrait en boutique, retrait magasin,
      retrait gratuit en magasin, retirer en magasin, retirer en boutique, récupérer en magasin,
      récupérer en boutique, retrait sur place, venir chercher, retiré en magasin, retirée en magasin, retrait drive,
      retrait à l atelier, retrait dans notre, retirer dans notre, retrait 1h`,
    es: `
      recogida en tienda, recoger en tienda, recogerlo en tienda, recogerlo en la tienda, recógelo en tienda,
      recoja en tienda, recoge en tienda, retirada en tienda, retiro en tienda, click and collect, click collect,
      recogida en la tienda, recogida local, recogerlo en nuestra tienda, recoger en nuestra tienda,
      recógelo en nuestra, recogida gratuita en tienda`,
    it: `
      ritiro in negozio, ritirare in negozio, ritira in negozio, ritiro presso il negozio, ritiro in sede,
      ritiro presso la nostra sede, click and collect, click collect, ritiro in store, ritirarlo in negozio,
      ritirarlo presso, ritirarla in negozio, ritiro gratuito in negozio, clicca e ritira, prenota e ritira,
      ritiro nel punto vendita, ritirare nel nostro negozio`,
    nl: `
      click and collect, click collect, afhalen in de winkel, ophalen in de winkel, afhalen in onze winkel,
      ophalen in onze winkel, afhalen in een winkel, ophalen in een winkel, in de winkel afhalen,
      in de winkel ophalen, in de winkel afgehaald, in de winkel opgehaald, gratis afhalen, gratis ophalen,
      zelf afhalen, zelf ophalen, afhalen in winkel, bij ons afhalen, bij ons ophalen, in onze winkel afhalen,
      in onze winkel ophalen`,
    pl: `
      odbiór osobisty, odbioru osobistego, odbiorem osobistym, odbiorze osobistym, odebrać osobiście,
      odbiór w sklepie, odbioru w sklepie, odebrać w sklepie, odbiór w salonie, odebrać w salonie,
      odbiór stacjonarny, click and collect, click collect, odbierz w sklepie, odbiór w naszym sklepie,
      odebrać w naszym, kliknij i odbierz`,
    pt: `
      recolha em loja, recolha na loja, levantamento em loja, levantamento na loja, levantar em loja,
      levantar na loja, levante em loja, levante na loja, recolher na loja, recolher em loja, retirada em loja,
      retirada na loja, retirar na loja, retire na loja, click and collect, click collect, clique e retire,
      levantar na nossa loja, retirar em nossa loja, recolha gratuita em loja, entrega em loja`,
    sv: `
      hämta i butik*, hämtas i butik*, upphämtning i butik*, butikshämtning, click and collect, click collect,
      klicka och hämta, klicka hämta, hämta upp i butik*, hämtning i butik*, hämta i vår butik*, hämta den i butik*,
      hämta på lager*`,
    da: `
      afhent i butik*, afhentes i butik*, afhentning i butik*, hent i butik*, hentes i butik*, click and collect,
      click collect, klik og hent, klik hent, butiksafhentning, hente i butik*, hente den i butik*,
      afhentning i vores butik*, afhent på lager*, hent i vores butik*`,
    nb: `
      hent i butikk*, hentes i butikk*, henting i butikk*, hente i butikk*, klikk og hent, klikk hent,
      click and collect, click collect, hente den i butikk*, butikkhenting, henting på lager*, hent selv,
      hente den i vår butikk*, hente i vår butikk*`,
    fi: `
      nouto myymälästä, noutaa myymälästä, nouda myymälästä, noutaa liikkeestä, nouto liikkeestä, myymälänouto*,
      myymälänoudo*, click and collect, click collect, noutaa kaupasta, nouto kaupasta, nouda kaupasta,
      noudettavissa myymäläs*, noudettavissa liikkees*, noutaa myymälästämme, nouto myymälästämme, nouda liikkeestä`,
  },
  toTheDoor: {
    en: `
      to your door, to your doorstep, to the doorstep, home delivery, doorstep delivery, door to door,
      delivered to your home, delivered to your house, delivered home, to your front door, delivery to your home,
      home deliveries, right to the door, straight to your door`,
    de: `
      bis an die haustür, nach hause geliefert, frei haus, nach hause liefern, lieferung nach hause,
      an die wohnungstür, an ihre haustür, an deine haustür, bis zur tür, heimlieferung, hauszustellung,
      direkt nach hause, bis vor die tür, an die haustür, bis zur haustür, bis vor die haustür, haustürlieferung`,
    fr: `
      à domicile, livraison à domicile, livré à domicile, livrée à domicile, livrés à domicile, devant votre porte,
      à votre porte, devant chez vous, jusqu à votre porte, directement chez vous, livré chez vous,
      livraison chez vous`,
    es: `
      a domicilio, entrega a domicilio, envío a domicilio, en tu domicilio, en su domicilio, a tu domicilio,
      a su domicilio, en la puerta de tu casa, a la puerta de tu casa, hasta tu puerta, en la puerta de su casa,
      directamente a tu casa`,
    it: `
      a domicilio, consegna a domicilio, consegna a casa, consegnato a casa, a casa tua, direttamente a casa,
      alla porta di casa, fino alla porta, alla tua porta, presso il tuo domicilio, presso il vostro domicilio,
      al tuo indirizzo di casa`,
    nl: `
      thuisbezorg*, aan huis, thuis bezorgd, thuis geleverd, thuislevering, bij je thuis bezorgd,
      bij u thuis bezorgd, tot aan de deur, tot aan de voordeur, aan de deur bezorgd, aan de deur geleverd,
      aan de voordeur, bezorging aan de deur`,
    pl: `
      pod drzwi, dostawa do domu, dostawę do domu, pod same drzwi, dostawa pod adres, dostawa do domu klienta,
      pod wskazany adres, pod wskazanym adresem, door to door`,
    pt: `
      ao domicílio, entrega ao domicílio, entrega em casa, entrega domiciliar, entrega em domicílio, à porta de casa,
      à sua porta, à tua porta, até à porta, na porta de casa, entregue em casa, entregue na sua casa,
      entregue em sua casa, entrega na sua casa`,
    sv: `
      hemleverans*, hemkörning*, levereras hem, hem till dörren, till din dörr, fram till dörren, levererat hem,
      levererad hem, hem till dig`,
    da: `
      hjemmelevering*, leveres hjem, levering hjemme, til din dør, helt til døren, hjem til dig, levering til døren,
      leveret hjem, til dørtrinnet`,
    nb: `
      hjemlevering*, levert hjem, leveres hjem, hjem til deg, hjemkjøring*, levering hjem, til døra di,
      på dørterskelen, levert på døren, levert på døra, leveres på døren, helt til døren, helt til døra,
      levering på døren`,
    fi: `
      kotiinkuljetu*, kotitoimitu*, kotiovel*, toimitus kotiin, kotiin toimitettuna, kotiin kuljetettuna,
      toimitetaan kotiin, ovelle asti, kotiovelle asti, kotijakelu*, toimitamme kotiin`,
  },
  kerbsideDelivery: {
    en: `
      kerbside, curbside delivery, delivered curbside, delivery to the curb, to the kerb, to the curb,
      ground floor delivery, ground floor only, kerb side, curbside drop off`,
    de: 'bordsteinkante, bordstein*, frei bordstein*, frei bordsteinkante',
    fr: `
      en pied d immeuble, au pied d immeuble, pied d immeuble, au pied du camion, au pas de porte,
      au pied de l immeuble, en bas de l immeuble, au rez de chaussée, livraison trottoir, bord de trottoir`,
    es: `
      a pie de calle, pie de calle, a pie de portal, a pie de camión, hasta la planta baja, a pie de acera,
      entrega en planta baja, a pie de puerta`,
    it: `
      a bordo strada, bordo strada, piano strada, a piano strada, bordo marciapiede, al piano terra, su strada,
      fronte strada, a piè di camion, piede palazzo`,
    nl: `
      stoeprand*, tot aan de stoep, begane grond, tot de stoep, op de stoep geleverd, tot aan de drempel,
      achter de eerste deur, achter de voordeur, gelijkvloers geleverd, levering op de begane grond`,
    pl: `
      pod krawężnik, do krawężnika, krawężnik*, przed posesję, pod posesję, na parter, dostawa do bramy,
      do pierwszej przeszkody, do pierwszych drzwi, bez wniesienia`,
    pt: `
      à beira do passeio, junto ao passeio, na calçada, até à calçada, à porta do prédio, rés do chão,
      até ao rés do chão, no andar térreo, junto ao camião, ao nível da rua, entrega no passeio`,
    sv: 'till tomtgräns, tomtgräns*, trottoarkant*, vid trottoar*, till gatuplan, gatuplan, fritt tomtgräns',
    da: `
      kantsten*, til kantsten, til matrikel*, fortovskant*, matrikelgrænse*, til terræn, til fortovet,
      til indkørslen`,
    nb: 'fortauskant*, kantstein*, til tomtegrens*, tomtegrens*, til fortauet, til innkjørsel*, til gateplan',
    fi: `
      tontin rajal*, katutaso*, jalkakäytäv*, auton viereen, maantasalle, pihaan toimitettuna, kadun varteen,
      toimitus pihaan, auton laidan viereen, talon eteen`,
  },
  toRoomOfChoice: {
    en: `
      room of choice, room of your choice, white glove, delivered to your room, carried upstairs, upstairs delivery,
      carry it upstairs, carried into your home, place of use, in room delivery, brought into your home,
      to the room you choose, inside delivery`,
    de: `
      verwendungsstelle, frei verwendungsstelle, bis in die wohnung, in den wunschraum, wunschraum,
      bis zum aufstellort, in die wohnung getragen, hochgetragen, in ihre wohnung, in deine wohnung,
      zimmer ihrer wahl, zimmer deiner wahl, raum ihrer wahl, raum deiner wahl, vertragung*, in die wohnung liefer*`,
    fr: `
      dans la pièce de votre choix, dans la pièce de ton choix, pièce de votre choix, à l étage, livraison à l étage,
      mise en place à domicile, jusque dans votre salon, pièce souhaitée, livraison confort, livraison dans la pièce`,
    es: `
      habitación de tu elección, habitación que elijas, estancia que elijas, estancia de tu elección,
      habitación que desees, habitación deseada, subida a domicilio, subida a casa, subida al piso, subida a piso,
      subir a casa, dentro del domicilio, interior del domicilio, estancia deseada`,
    it: `
      consegna al piano, stanza desiderata, stanza di tua scelta, stanza a scelta, nella stanza che,
      stanza da te scelta, fino in casa, all interno dell abitazione, nella stanza scelta, posizionamento al piano,
      fino al piano`,
    nl: `
      kamer naar keuze, ruimte naar keuze, gewenste kamer, gewenste ruimte, naar de verdieping, op de verdieping,
      naar boven gebracht, plek van gebruik, op de plaats van gebruik, kamer van je keuze, kamer van jouw keuze,
      kamer van uw keuze, tot in de kamer, in huis geplaatst`,
    pl: `
      z wniesieniem, usług* wniesienia, do wskazanego pomieszczenia, na piętro, wniosą, wniesiemy,
      do wybranego pomieszczenia, wniesienie do, wnoszeni* mebli, wniesienie mebli, wniesienie na`,
    pt: `
      na divisão à sua escolha, divisão da sua escolha, divisão à escolha, cómodo de sua escolha,
      cômodo à sua escolha, cômodo desejado, na divisão pretendida, subida ao andar, entrega no andar,
      subida ao domicílio, no interior da habitação, divisão pretendida, subida de escadas`,
    sv: `
      inbärning*, bärs in, rum du väljer, önskat rum, valfritt rum, inburet, inburen, bärs upp, bär in, in i hemmet,
      rummet du vill, det rum du`,
    da: `
      indbæring*, bæres ind, bæres op, bærer den ind, ønsket rum, valgfrit rum, op på etagen, ind i boligen,
      rum efter eget valg, båret ind, bærer ind, levering i boligen`,
    nb: `
      innbæring*, bæres inn, bæres opp, bærer inn, ønsket rom, valgfritt rom, rom du ønsker, inn i boligen,
      båret inn, bærer den inn, opp i etasjen, rommet du ønsker`,
    fi: `
      sisäänkan*, kannetaan sisään, kannamme sisään, sisälle kannettuna, haluttuun huoneeseen, haluamaasi huoneeseen,
      huoneeseen asti, kanto sisälle, sisäänkuljetu*, sisään kannettuna, sisälle kotiin, sisään kotiin`,
  },
  letterbox: {
    en: `
      through your letterbox, through the letterbox, fits through the letterbox, letterbox friendly, letterbox sized,
      fits in the mailbox, fits in your mailbox, letterbox, large letter, through the letter box`,
    de: `
      briefkasten*, passt in den briefkasten, briefkastengängig, warensendung*, warenpost, großbrief*, maxibrief*,
      als brief, büchersendung*, briefversand`,
    fr: `
      dans votre boîte aux lettres, dans la boîte aux lettres, boîte aux lettres, boîtes aux lettres, lettre suivie,
      lettre verte`,
    es: 'en tu buzón, en su buzón, en el buzón, buzón, cabe en el buzón, carta certificada, carta ordinaria',
    it: `
      nella cassetta delle lettere, cassetta delle lettere, cassetta postale, nella buca delle lettere,
      buca delle lettere, posta ordinaria, lettera raccomandata`,
    nl: `
      brievenbus*, door de brievenbus, past door de brievenbus, brievenbuspakje*, brievenbuspost, brievenbuspakket*`,
    pl: `
      do skrzynki pocztowej, do skrzynki na listy, skrzynk* pocztow*, skrzynk* na listy, skrzynce pocztowej,
      listem poleconym, list polecony, mieści się w skrzynce`,
    pt: `
      na caixa de correio, caixa de correio, na caixa do correio, caixa do correio, caixa de correios,
      carta registada, carta registrada`,
    sv: `
      i brevlådan, brevlåda*, i postlådan, postlåda*, varubrev, brevlådepaket*, direkt i brevlådan, i din brevlåda`,
    da: 'i postkassen, postkasse*, i din postkasse, som brev, brevpost, i brevsprækken, brevsprække*',
    nb: 'i postkassen, i postkassa, postkasse*, i din postkasse, som brev, brevpost, pakke i postkassen',
    fi: 'postilaatik*, postiluuku*, kirjeenä, postilaatikkoon, maksikirje*, postiluukusta, kirjelähety*',
  },
  worldwide: {
    en: `
      worldwide, world wide, anywhere in the world, all over the world, globally, around the world, ship globally,
      to every country, to all countries, any country, global shipping`,
    de: `
      weltweit*, in alle länder, in die ganze welt, rund um den globus, überall auf der welt, in jedes land,
      alle welt`,
    fr: `
      monde entier, dans le monde entier, partout dans le monde, à travers le monde, livraison mondiale,
      tous les pays du monde, dans tous les pays, vers tous les pays`,
    es: `
      todo el mundo, a todo el mundo, en todo el mundo, a nivel mundial, cualquier parte del mundo, envíos mundiales,
      cualquier país, todos los países, a cualquier lugar del mundo`,
    it: `
      tutto il mondo, in tutto il mondo, in qualsiasi parte del mondo, a livello mondiale, ovunque nel mondo,
      spedizioni mondiali, in tutti i paesi, qualsiasi paese`,
    nl: `
      wereldwijd*, over de hele wereld, naar alle landen, hele wereld, heel de wereld, overal ter wereld,
      naar elk land`,
    pl: `
      na cały świat, cały świat, na całym świecie, całego świata, każdego kraju, wszystkich krajów,
      w każde miejsce na świecie, światową wysyłkę, wysyłka ogólnoświatowa`,
    pt: `
      todo o mundo, para todo o mundo, o mundo inteiro, para o mundo todo, qualquer parte do mundo, a nível mundial,
      envio mundial, envios mundiais, todos os países, qualquer país, mundo inteiro`,
    sv: 'hela världen, till hela världen, över hela världen, världen över, alla länder, globalt, världsomspännande',
    da: 'hele verden, til hele verden, over hele verden, verden over, alle lande, globalt, verdensomspændende',
    nb: 'hele verden, til hele verden, over hele verden, verden over, alle land, globalt, verdensomspennende',
    fi: `
      maailmanlaajui*, koko maailmaan, kaikkialle maailmaan, ympäri maailma*, kaikkiin maihin,
      joka puolelle maailmaa, mihin tahansa maahan, ympäri maailman, globaalisti`,
  },
  abroad: {
    en: `
      abroad, internationally, international shipping, international delivery, international deliveries,
      international order*, overseas, ship outside, deliver outside, ships outside, other countries,
      international shipment*, outside the country, foreign countries, cross border, international address*`,
    de: `
      ins ausland, auslandsversand, auslandslieferung*, internationaler versand, internationale lieferung*,
      international versand*, im ausland, andere länder, internationalen versand, ins europäische ausland,
      grenzüberschreitend*, auslandsbestellung*, auslandsadresse*, liefern international, versenden international,
      verschicken international, liefern auch international`,
    fr: `
      à l étranger, à l international, livraison internationale, livraisons internationales,
      expédition internationale, expéditions internationales, hors de france, hors france, envoi international,
      envois internationaux, international* expédi*, autres pays, d autres pays, vers l étranger, pays étranger*`,
    es: `
      al extranjero, en el extranjero, envío internacional, envíos internacionales, entrega internacional,
      entregas internacionales, otros países, fuera de españa, internacionalmente, pedidos internacionales,
      fuera del país`,
    it: `
      all estero, estero, spedizione internazionale, spedizioni internazionali, consegna internazionale,
      consegne internazionali, altri paesi, fuori dall italia, fuori italia, a livello internazionale,
      ordini internazionali, spediamo internazional*`,
    nl: `
      naar het buitenland, in het buitenland, buitenland*, internationaal verzend*, internationale verzending*,
      internationale levering*, internationale bestelling*, andere landen, internationaal versturen,
      internationaal leveren, internationaal bezorgen, buiten nederland, leveren internationaal,
      verzenden internationaal`,
    pl: `
      za granicę, za granicą, zagraniczn*, wysyłk* międzynarodow*, wysyłk* zagraniczn*, dostaw* międzynarodow*,
      przesyłk* międzynarodow*, zamówieni* międzynarodow*, innych krajów, inne kraje, poza granice polski,
      poza polskę, poza granicami polski`,
    pt: `
      para o estrangeiro, no estrangeiro, ao estrangeiro, para o exterior, no exterior do país, envio internacional,
      envios internacionais, entrega internacional, entregas internacionais, frete internacional, outros países,
      internacionalmente, fora de portugal, fora do brasil, encomendas internacionais, pedidos internacionais`,
    sv: `
      utomlands, utlandet, internationell leverans*, internationella leverans*, internationell frakt*, andra länder,
      internationella beställning*, internationellt, utanför sverige, internationella order, utlandsleverans*`,
    da: `
      til udlandet, udlandet, international levering*, internationale levering*, international forsendelse*,
      international fragt, andre lande, internationale ordre*, internationale forsendelse*, uden for danmark,
      internationalt, i udlandet`,
    nb: `
      til utlandet, utlandet, internasjonal levering*, internasjonal frakt*, internasjonale levering*,
      internasjonale forsendelse*, andre land, utenfor norge, internasjonalt, utenlands*, internasjonale bestilling*,
      i utlandet`,
    fi: `
      ulkomaille, ulkomaill*, kansainvälinen toimitu*, kansainvälise* toimitu*, kansainväliset toimituks*,
      muihin maihin, suomen ulkopuol*, kansainvälisesti, kansainväliset tilauks*, ulkomaan toimitu*,
      kansainväliset lähetyks*`,
  },
  withinEurope: {
    en: `
      within the eu, all eu countries, eu countries, across europe, within europe, throughout europe,
      throughout the eu, across the eu, all of europe, eu wide, europe wide, european union, european countries,
      anywhere in europe, to europe, eu member states`,
    de: `
      eu weit*, europaweit*, innerhalb der eu, innerhalb europas, eu länder*, alle eu länder, in die eu, eu ausland*,
      eu staaten, europäische union, europäischen union, in ganz europa, nach europa, eu mitgliedstaat*,
      europäische länder, europäischen ländern`,
    fr: `
      dans l ue, pays de l ue, union européenne, toute l europe, partout en europe, pays européens,
      dans l union européenne, toute l union européenne, à travers l europe, vers l europe`,
    es: `
      en la ue, dentro de la ue, países de la ue, unión europea, toda europa, dentro de europa, países europeos,
      a europa, toda la ue, por europa`,
    it: `
      nell ue, paesi ue, unione europea, paesi dell ue, tutta europa, tutta l europa, paesi europei,
      all interno dell ue, verso l europa, stati ue, stati membri`,
    nl: `
      binnen de eu, binnen europa, eu landen, heel europa, europese unie, europese landen, naar europa,
      alle eu landen, heel de eu`,
    pl: `
      na terenie ue, kraj* ue, unii europejskiej, unia europejska, całej europie, całej europy, do europy,
      krajach europejskich, krajów europejskich, kraje europejskie, krajów ue, krajach ue, terenie unii, całą europę`,
    pt: `
      na ue, dentro da ue, países da ue, união europeia, toda a europa, dentro da europa, países europeus,
      para a europa, toda a ue`,
    sv: 'inom eu, inom europa, eu länder*, hela europa, europeiska unionen, europeiska länder, till europa, hela eu',
    da: `
      inden for eu, inden for europa, eu lande*, hele europa, europæiske union, europæiske lande, til europa,
      hele eu, i eu`,
    nb: `
      innenfor eu, innen eu, innen europa, eu land*, hele europa, europeiske union, europeiske land, til europa,
      innenfor europa, hele eu, i eu`,
    fi: `
      eu maihin, eu maissa, eu alueel*, euroopan unioni*, koko euroop*, kaikkialle eurooppaan, euroopan maihin,
      eu n sisällä, eurooppaan, euroopan sisällä, eu n alueel*, eu mait*, euroopan mait*`,
  },
  onlyDomestic: {
    en: `
      only within the uk, only within the us, uk only, us only, only to uk addresses, only ship within,
      only ships within, only deliver within, only delivers within, only deliver to addresses in, domestic only,
      only domestic, uk mainland only, mainland uk only, domestic shipping only, domestic orders only,
      only to addresses within, contiguous us, do not ship internationally, don t ship internationally,
      don t ship abroad, no international shipping, only within the country, lower 48`,
    de: `
      nur innerhalb deutschlands, nur innerhalb österreichs, nur innerhalb der schweiz, nur deutschland,
      nur nach deutschland, nur nach österreich, ausschließlich innerhalb, ausschließlich nach deutschland,
      nur innerhalb von deutschland, nur im inland, nur inland*, ausschließlich in deutschland, nur in deutschland,
      nur an adressen in, nur an deutsche adressen, nicht ins ausland, kein auslandsversand,
      kein versand ins ausland, keine lieferung ins ausland, ausschließlich im inland`,
    fr: `
      uniquement en france, seulement en france, france métropolitaine uniquement,
      uniquement en france métropolitaine, exclusivement en france, uniquement vers la france, que en france,
      qu en france, pas à l étranger, pas à l international, seulement en belgique, uniquement en belgique,
      uniquement sur le territoire, uniquement en suisse`,
    es: `
      solo dentro de españa, solo en españa, solo a españa, solo dentro del país, únicamente en españa,
      únicamente a españa, solo en península, solo península, exclusivamente en españa, solo envíos nacionales,
      solo a nivel nacional, solo territorio nacional, solo enviamos dentro, no enviamos al extranjero,
      no realizamos envíos internacionales, no hacemos envíos internacionales`,
    it: `
      solo in italia, soltanto in italia, esclusivamente in italia, solo sul territorio italiano,
      solo sul territorio nazionale, unicamente in italia, solo spedizioni nazionali, solo all interno dell italia,
      solo italia, solo per l italia, esclusivamente sul territorio, non spediamo all estero`,
    nl: `
      alleen binnen nederland, alleen in nederland, alleen naar nederland, uitsluitend binnen nederland,
      uitsluitend in nederland, enkel binnen nederland, enkel in nederland, alleen in belgië, alleen binnenland*,
      uitsluitend naar nederland, alleen binnen de benelux, enkel binnen belgië, niet naar het buitenland,
      enkel in belgië`,
    pl: `
      tylko na terenie polski, wyłącznie na terenie polski, tylko w polsce, wyłącznie w polsce, tylko do polski,
      jedynie na terenie polski, tylko na terytorium polski, wyłącznie na terytorium, tylko na terenie kraju,
      wyłącznie na terenie kraju, tylko krajow*, nie wysyłamy za granicę, nie realizujemy wysyłki za granicę`,
    pt: `
      apenas em portugal, só em portugal, somente em portugal, apenas para portugal, só para portugal,
      apenas portugal continental, apenas em território nacional, só para o brasil, somente no brasil,
      apenas no brasil, somente para o brasil, apenas para o brasil, exclusivamente em portugal,
      apenas dentro de portugal, todo o território nacional, só no brasil, não enviamos para o estrangeiro,
      não enviamos para o exterior`,
    sv: `
      endast inom sverige, bara inom sverige, enbart inom sverige, endast till sverige, bara till sverige,
      endast i sverige, bara i sverige, enbart i sverige, enbart till sverige, endast inrikes, inte utomlands,
      inte till utlandet`,
    da: `
      kun inden for danmark, kun i danmark, kun til danmark, udelukkende i danmark, udelukkende til danmark,
      kun til danske adresser, udelukkende inden for danmark, ikke til udlandet, kun indenlands`,
    nb: `
      bare i norge, kun i norge, kun innenfor norge, bare innenfor norge, kun til norge, bare til norge,
      utelukkende i norge, utelukkende til norge, kun til norske adresser, ikke til utlandet, kun innenlands,
      kun innen norge`,
    fi: `
      vain suomeen, vain suomessa, ainoastaan suomeen, ainoastaan suomessa, vain suomen sisällä, vain kotimaa*,
      ainoastaan kotimaa*, vain manner suom*, emme toimita ulkomaille, emme lähetä ulkomaille`,
  },
  islands: {
    en: `
      scottish highlands, highlands and islands, isle of man, channel islands, remote area*, remote location*,
      remote region*, outlying area*, alaska and hawaii, northern ireland, scottish islands, to the islands,
      shetland, isles of scilly, to hawaii, to alaska`,
    de: `
      inseln, auf inseln, inselzuschlag*, deutsche inseln, insellieferung*, inselversand, abgelegene gebiete,
      bergregion*, nordseeinseln, auf die inseln`,
    fr: `
      dom tom, outre mer, les îles, îles, drom com, zones isolées, iles bretonnes, départements d outre mer,
      en corse, la corse, vers la corse`,
    es: `
      islas baleares, baleares, canarias, islas canarias, ceuta y melilla, ceuta, melilla, zonas remotas, las islas`,
    it: `
      isole, isole minori, sardegna, sicilia, zone disagiate, zone remote, località disagiate, isole comprese,
      livigno, località remote`,
    nl: 'waddeneilanden, eilanden, wadden, op de eilanden, afgelegen gebied*',
    pl: 'na wyspy, trudno dostępnych regionów, odległych regionów',
    pt: `
      ilhas, açores, madeira e açores, açores e madeira, regiões autónomas, arquipélago*, zonas remotas,
      áreas remotas, ilha da madeira, regiões remotas`,
    sv: 'gotland, till öar, på öar, öar utan, glesbygd*, öar',
    da: 'ikke brofaste øer, småøer*, bornholm, brofaste, øer, færøerne, grønland, til øer',
    nb: 'øyer, svalbard, øyene, jan mayen, avsidesliggende, grisgrendt*',
    fi: 'saaristo*, ahvenanmaa*, saariin, saarille, syrjäseu*',
  },
};
