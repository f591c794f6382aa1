import type { ConceptTable } from '../concept-table.ts';

/** Packaging and shipping of parcels, and services that come with them. */
export const PARCELS: ConceptTable = {
  freightForwarder: {
    en: `
      freight forwarder*, freight carrier*, freight delivery, freight shipping, haulier*, pallet delivery,
      on a pallet, by pallet, delivered on pallet*, two man delivery, 2 man delivery, two person delivery,
      forwarding agent*, two man team, ltl freight, ltl carrier*, shipped by freight, large item delivery`,
    de: `
      spedition*, per spedition, speditionsversand, speditionslieferung*, zwei mann handling, 2 mann handling,
      2 mann lieferung, zwei mann lieferung, auf palette*, palettenversand, sperrgutversand, per lkw, 2 mann service,
      zwei mann service, speditionsware`,
    fr: `
      transporteur spécialisé, transporteurs spécialisés, transporteur routier, par transporteur,
      livraison sur palette, sur palette, à deux livreurs, deux livreurs, 2 livreurs, messagerie lourde,
      livraison à deux, transport lourd, livraison par camion, par camion`,
    es: `
      transporte especializado, transportista especializado, agencia de transporte, agencia de transportes, en palet,
      en palé, en pallet, entrega en palet, dos operarios, dos transportistas, transporte paletizado,
      mercancía voluminosa, entrega con camión`,
    it: `
      corriere specializzato, trasportatore specializzato, trasportatore, spedizioniere, su pallet, su bancale,
      consegna con due addetti, due addetti, due operatori, consegna con camion, merce ingombrante,
      vettore specializzato, su pedana`,
    nl: `
      expediteur*, transportbedrijf, transportbedrijven, vrachtvervoer*, palletverzending, op pallet, op een pallet,
      palletlevering, twee bezorgers, 2 bezorgers, tweemanslevering, twee mans bezorging, 2 mans levering,
      pallettransport, twee personen geleverd`,
    pl: `
      spedycj*, przesyłk* paletow*, na palecie, firma transportowa, transport paletowy, dostaw* paletow*,
      przesyłk* gabarytow*, wysyłk* paletow*, przez dwie osoby, kurier* gabarytow*, firmę transportową`,
    pt: `
      transitário*, em palete, em paletes, transporte especializado, transportadora especializada,
      transportadora especial, entrega em palete, dois entregadores, entrega por camião, dois operadores,
      duas pessoas na entrega, entrega por caminhão, grandes volumes`,
    sv: `
      speditör*, pallfrakt*, på pall, palleverans*, åkeri*, skrymmande gods, tvåmansleverans*, skickas på pall,
      fraktbolag, styckegods, leverans med lastbil`,
    da: `
      speditør*, fragtmand*, på palle, pallelevering*, med fragtmand, tomandslevering, to mands levering,
      2 mands levering, pallefragt, volumengods, speditionsfirma`,
    nb: `
      speditør*, på pall, pallelevering*, tomannslevering, to manns levering, 2 manns levering, stykkgods,
      pallefrakt, speditørfirma, transportør med lastebil, storgods`,
    fi: `
      kuljetusliik*, huolintaliik*, huolitsij*, lavatoimitu*, kuormalava*, lavarahti*, rahtitoimitu*, rahtina,
      kuljetusyrity*, kahden hengen toimitu*, kahden henkilön toimitu*, kappaletavara*`,
  },
  tracking: {
    en: `
      tracking number*, tracking link*, tracking code*, track your order, track your parcel, track your package,
      track your shipment, track your delivery, track the parcel, track the package, track it online, trackable,
      tracking information, tracking info, tracking details, parcel tracking, order tracking, shipment tracking,
      with tracking, track and trace, follow your parcel, package tracking, delivery tracking, tracked delivery,
      tracked shipping, tracked parcel*, tracked service, tracked shipment*, fully tracked, sent tracked,
      tracked and signed, tracking email`,
    de: `
      sendungsverfolgung*, sendungsnummer*, trackingnummer*, tracking nummer*, trackinglink*, tracking link*,
      trackingcode*, sendungsnachverfolgung, paketverfolgung, paketnummer*, sendungsstatus, sendung verfolg*,
      paket verfolg*, lieferung verfolg*, sendungsverfolgungs*, trackbar, tracking id, bestellung verfolg*,
      verfolgen sie ihre, verfolge deine, sendung ~ nachverfolg*, paket ~ nachverfolg*, bestellung ~ nachverfolg*,
      versand mit tracking, paket tracking`,
    fr: `
      numéro de suivi, lien de suivi, suivi de colis, suivi du colis, suivi de commande, suivi de la livraison,
      suivre votre colis, suivre votre commande, suivre le colis, livraison suivie, envoi suivi, colis suivi,
      code de suivi, suivre son colis, avec suivi, suivi en ligne, suivi de livraison, suivi en temps réel,
      numéro de tracking, suivre ton colis, suivre la livraison, suivre votre livraison, suivi de votre commande,
      suivi de votre colis`,
    es: `
      número de seguimiento, seguimiento del pedido, seguimiento del envío, enlace de seguimiento,
      código de seguimiento, seguimiento de tu, seguimiento de su, seguimiento online, número de rastreo,
      con seguimiento, localizador de envío, hacer seguimiento, seguir tu pedido, seguir tu envío,
      número de tracking, link de seguimiento, seguimiento en tiempo real, envío rastreable, rastrear el pedido,
      rastrear tu pedido, rastrear su pedido, rastrear el paquete, rastrear tu envío, rastrear el envío,
      rastreo del pedido, rastreo del envío, código de rastreo`,
    it: `
      numero di tracking, codice di tracking, codice di tracciamento, numero di tracciamento, link di tracciamento,
      tracciare la spedizione, tracciare il pacco, tracciare l ordine, spedizione tracciata, spedizioni tracciate,
      seguire la spedizione, spedizione tracciabile, tracciare il tuo, seguire il pacco, monitorare la spedizione,
      tracciare la tua, tracciamento della spedizione, tracciamento del pacco, tracciamento dell ordine,
      tracciamento online, consegna tracciata, con tracking, tracking della spedizione, tracking del pacco,
      tracking dell ordine`,
    nl: `
      track and trace, track trace, volgnummer, trackingcode*, trackingnummer*, trackinglink*, traceringsnummer,
      bestelling volgen, pakket volgen, zending volgen, pakketje volgen, je pakket te volgen, volgcode, volglink,
      track en trace, te volgen via, pakketverzending met tracking, zending te volgen`,
    pl: `
      numer śledzenia, śledzeni* przesyłk*, śledzić przesyłk*, śledzić paczk*, numer przesyłki, numer* śledzenia,
      link do śledzenia, monitorowani* przesyłk*, numer listu przewozowego, śledzenie paczk*, śledź przesyłk*,
      śledzić zamówieni*, status przesyłki, śledzeni* zamówieni*, przesyłka ze śledzeniem, śledzić status`,
    pt: `
      número de rastreio, código de rastreio, código de rastreamento, número de rastreamento, acompanhar a encomenda,
      acompanhar o pedido, acompanhar a entrega, acompanhar o envio, seguimento da encomenda, número de seguimento,
      link de rastreio, código de seguimento, seguir a encomenda, com tracking, acompanhar a sua encomenda,
      acompanhar seu pedido, número de tracking, envio rastreável, rastrear a encomenda, rastrear o pedido,
      rastrear seu pedido, rastrear a sua encomenda, rastreio da encomenda, rastreio do pedido,
      rastreamento do pedido, link de rastreamento, envio com rastreio`,
    sv: `
      spårningsnummer*, spårningslänk*, spåra paketet, spåra din, spåra ditt, kollinummer*, följ ditt paket,
      följa ditt paket, sändningsnummer*, spårningskod*, följa leverans*, spåra leverans*, spårbar leverans*,
      spårbart paket, spårbar frakt*, spårbar försändelse*, spårning av paket*, spårning av leverans*,
      spåra försändelse*`,
    da: `
      track and trace, track trace, sporingsnummer*, trackingnummer*, spore pakken, spore din, følge din pakke,
      følg din pakke, pakkesporing, trackinglink*, sporingslink*, sporingskode*, følge pakken, følge forsendelsen,
      tracking nummer*, sporing af pakk*, pakken ~ spores, sporbar forsendelse*`,
    nb: `
      sporingsnummer*, sporingslenke*, spore pakken, spore din, følge pakken, følg pakken, sporingskode*,
      sendingsnummer*, kollinummer*, følge sendingen, spore sendingen, spore bestilling*, sporbar sending*,
      sporbar pakke*, sporing av pakk*, sporing av sending*, pakken ~ spores, pakkesporing`,
    fi: `
      seurantatunnu*, seurantanumero*, seurantakood*, seurantalink*, lähetysseurann*, lähetystunnu*, seurata lähety*,
      seurata pake*, seurata tilau*, seurata toimitu*, seuraa lähety*, seuraa pake*, paketin seuran*,
      lähetyksen seuran*, seurannalla`,
  },
  insuredShipping: {
    en: `
      insured shipping, insured delivery, insured shipment*, insured parcel*, shipping insurance, shipped insured,
      delivery is insured, parcel is insured, insured during transport, insured in transit, transit insurance,
      transport insurance, signed for, signature on delivery, signature required, against signature`,
    de: `
      versicherter versand, versicherten versand, versichert verschickt, versichert versandt, versichert versendet,
      versicherte lieferung, versichertes paket, transportversicherung, transportversichert, als versichertes,
      versandversicherung, sendung ist versichert, paket ist versichert, versichert geliefert, einschreiben,
      gegen unterschrift`,
    fr: `
      envoi assuré, expédition assurée, livraison assurée, colis assuré*, assurance transport, assurance expédition,
      contre signature, remise contre signature, en recommandé, envoi recommandé, assurance livraison,
      expédiés assurés, colissimo assuré`,
    es: `
      envío asegurado, envíos asegurados, seguro de envío, seguro de transporte, paquete asegurado,
      entrega asegurada, envío certificado, con firma, requiere firma, mensajería asegurada`,
    it: `
      spedizione assicurata, spedizioni assicurate, pacco assicurato, assicurazione sulla spedizione,
      assicurazione spedizione, assicurazione di trasporto, assicurazione trasporto, con firma, firma alla consegna,
      spedizione con assicurazione, raccomandata, trasporto assicurato`,
    nl: `
      verzekerd verzonden, verzekerde verzending, verzekerd verstuurd, verzekerde zending*, transportverzekering,
      verzendverzekering, verzekerd pakket, aangetekend*, handtekening voor ontvangst, verzekerd geleverd,
      verzekerd verzenden`,
    pl: `
      przesyłka ubezpieczona, przesyłki ubezpieczone, ubezpieczenie przesyłki, ubezpieczona przesyłka,
      ubezpieczon* przesyłk*, paczka ubezpieczona, ubezpieczenie transportu, przesyłk* ubezpieczon*,
      ubezpieczon* paczk*, za potwierdzeniem odbioru, ubezpieczona na czas transportu`,
    pt: `
      seguro de envio, seguro de transporte, envio com seguro, envio segurado, envios com seguro, encomenda segurada,
      frete com seguro, seguro do frete, entrega com assinatura, mediante assinatura, correio registado,
      o envio está seguro, encomenda assegurada, transporte segurado`,
    sv: `
      försäkrad frakt*, försäkrad leverans*, försäkrat paket, transportförsäkr*, fraktförsäkr*, mot kvittens,
      mot underskrift, rekommenderat brev, mot signatur`,
    da: `
      forsikret forsendelse*, forsikret levering*, forsikret pakke, transportforsikr*, forsikret fragt,
      mod kvittering, mod underskrift, fragtforsikr*, pakken er forsikret, anbefalet post`,
    nb: `
      forsikret forsendelse*, forsikret frakt, forsikret pakke, transportforsikr*, fraktforsikr*, mot kvittering,
      mot underskrift, forsikret sending, rekommandert, pakken er forsikret, mot signatur`,
    fi: `
      vakuutettu lähety*, vakuutettu toimitu*, vakuutettuna, vakuutettu paketti, kuljetusvakuutu*, kuljetusvakuut*,
      kirjattuna kirjeenä, kuittausta vastaan, vakuutettu kuljetu*, kirjattu kirje, allekirjoitusta vastaan`,
  },
  refrigeratedDelivery: {
    en: `
      refrigerated delivery, refrigerated shipping, chilled delivery, shipped chilled, delivered chilled,
      refrigerated truck*, cold chain, cool box delivery, shipped on ice, with ice packs, delivered frozen,
      shipped frozen, insulated packaging, temperature controlled delivery, delivered cold, with cool packs,
      insulated box, insulated boxes`,
    de: `
      kühlversand, gekühlt geliefert, gekühlt verschickt, gekühlt versendet, gekühlt versandt, gekühlter versand,
      kühlkette*, kühltransport*, kühlakku*, isolierverpackung*, kühlverpackung*, tiefgekühlt geliefert,
      kühlbox versand, isolierbox*, gekühlte lieferung`,
    fr: `
      livraison réfrigérée, livraison en froid, expédié* réfrigéré*, transport réfrigéré, chaîne du froid,
      colis isotherme, emballage isotherme, livraison fraîche, chronofresh, camion réfrigéré, transport frigorifique,
      pains de glace, livré frais, colis réfrigéré`,
    es: `
      envío refrigerado, envíos refrigerados, transporte refrigerado, cadena de frío, cadena del frío,
      envase isotérmico, embalaje isotérmico, caja isotérmica, envío en frío, entrega refrigerada,
      transporte en frío, placas de hielo, placas de frío`,
    it: `
      spedizione refrigerata, spedizioni refrigerate, trasporto refrigerato, catena del freddo, consegna refrigerata,
      imballaggio isotermico, confezione isotermica, box isotermico, spedizione a temperatura controllata,
      temperatura controllata, corriere refrigerato, box termico`,
    nl: `
      gekoeld verzonden, gekoeld geleverd, gekoeld bezorgd, gekoelde verzending, gekoelde levering,
      gekoeld transport, koelketen, gekoeld vervoer*, koelverpakking*, koelelementen, gekoeld verstuurd,
      isolerende verpakking, gekoelde bezorging`,
    pl: `
      transport chłodniczy, chłodnicz* dostaw*, łańcuch chłodniczy, wysyłk* chłodnicz*, wkład* chłodząc*,
      opakowani* termoizolacyjn*, termobox, przesyłk* chłodnicz*, warunkach chłodniczych, transport w chłodni,
      pudełk* termiczn*, opakowani* termiczn*`,
    pt: `
      envio refrigerado, envios refrigerados, transporte refrigerado, cadeia de frio, entrega refrigerada,
      embalagem isotérmica, caixa isotérmica, caixa térmica, em frio controlado, transporte em frio, cadeia do frio,
      frete refrigerado, placas de gelo, gelo reutilizável`,
    sv: `
      kyltransport*, kyld leverans*, levereras kyld*, skickas kyld*, kylkedja*, kyld frakt, kylförpackning*,
      isolerad förpackning*, kylklamp*, kyl och frystransport*`,
    da: `
      køletransport*, kølet levering*, leveres kølet, leveres på køl, sendes på køl, sendes kølet, kølekæde*,
      køleelement*, isoleret kasse, kølevogn*, leveres nedkølet`,
    nb: `
      kjøletransport*, kjølt levering*, leveres kjølt, sendes kjølt, sendes på kjøl, kjølekjede*, kjøleelement*,
      kjølebil*, leveres nedkjølt, isolert eske, kjøleemballasje`,
    fi: `
      kylmäkuljetu*, kylmätoimitu*, kylmäketju*, kylmälähety*, kylmäpakkau*, viileäkuljetu*, kylmävarau*,
      jäähdytettynä, toimitetaan kylmänä, lähetetään kylmänä, kylmäkalle*`,
  },
  digitalDelivery: {
    en: `
      sent by email, sent by e mail, sent via email, delivered by email, delivered by e mail, delivered via email,
      arrives by email, receive ~ by email, emailed to you, digital delivery, instant download, download link,
      delivered digitally, digital download, as a pdf, activation code, instant email delivery, sent digitally,
      as a digital download`,
    de: `
      per e mail zugesandt, per e mail geschickt, per e mail verschickt, per e mail versandt, per e mail versendet,
      per e mail zugestellt, per e mail geliefert, per mail zugesandt, per mail geschickt, per mail verschickt,
      erhalten ~ per e mail, erhältst ~ per e mail, kommt per e mail, als download, downloadlink*, download link*,
      sofortdownload, digital geliefert, digitale lieferung, als pdf, aktivierungscode*, digital zugestellt,
      digital verschickt`,
    fr: `
      envoyé* par e mail, envoyé* par mail, envoyé* par email, envoyé* par courriel, reçu par e mail, reçu par mail,
      recevez ~ par e mail, recevez ~ par mail, recevez ~ par email, lien de téléchargement, téléchargement immédiat,
      livraison numérique, version numérique, envoi par mail, envoi par e mail, envoi par email, au format pdf,
      en pdf, code d activation, livraison dématérialisée, livré par e mail`,
    es: `
      se envía por correo electrónico, enviado por correo electrónico, enviada por correo electrónico,
      se envía por email, enviado por email, recibes ~ por correo electrónico, recibirás ~ por correo electrónico,
      recibirás ~ por email, recibirá ~ por correo electrónico, llega por correo electrónico, llega por email,
      descarga inmediata, descarga digital, enlace de descarga, entrega digital, envío digital, código de activación,
      en pdf, formato pdf`,
    it: `
      inviat* via e mail, inviat* via email, inviat* per email, inviat* per e mail, inviat* tramite e mail,
      inviat* tramite email, spedit* via email, ricevi ~ via e mail, ricevi ~ via email, riceverai ~ via e mail,
      riceverai ~ via email, arriva via e mail, arriva via email, download immediato, link per il download,
      link di download, consegna digitale, in pdf, codice di attivazione, formato pdf, invio digitale`,
    nl: `
      per e mail verstuurd, per e mail verzonden, per e mail toegestuurd, per mail verstuurd, per mail toegestuurd,
      per e mail geleverd, via e mail verstuurd, via e mail toegestuurd, ontvang ~ per e mail, ontvangt ~ per e mail,
      ontvangt ~ per mail, downloadlink, download link, directe download, digitaal geleverd, digitale levering,
      als pdf, activatiecode*, digitaal verstuurd, digitaal verzonden`,
    pl: `
      wysyłan* e mailem, wysyłan* mailem, wysyłamy e mailem, wysyłamy mailem, wysyłan* na e mail, wysyłan* na maila,
      otrzymasz ~ mailem, otrzymasz ~ e mailem, otrzymasz ~ na e mail, otrzymasz ~ na maila, przyjdzie mailem,
      link do pobrania, dostawa elektroniczna, w formacie pdf, kod aktywacyjny, wysyłan* drogą mailową,
      wysyłan* drogą elektroniczną, dostawa cyfrowa`,
    pt: `
      enviado por e mail, enviado por email, enviada por email, enviada por e mail, é enviado por email,
      receberá ~ por email, receberá ~ por e mail, recebe ~ por email, recebe ~ por e mail, chega por email,
      chega por e mail, enviado por correio eletrónico, download imediato, link de download, link para download,
      entrega digital, envio digital, em pdf, código de ativação, formato pdf`,
    sv: `
      skickas via e post, skickas via mejl, skickas via mail, skickas på mail, skickas per e post, får ~ via e post,
      får ~ via mejl, får ~ på mejl, kommer via mejl, kommer på mejl, nedladdningslänk*, digital leverans*,
      levereras digitalt, levereras via e post, skickas digitalt, som pdf, aktiveringskod*, direkt nedladdning`,
    da: `
      sendes på e mail, sendes på mail, sendes via e mail, sendes via mail, sendes pr mail, får ~ på mail,
      får ~ på e mail, modtager ~ på mail, modtager ~ på e mail, digital levering, leveres digitalt, downloadlink*,
      download link*, som pdf, aktiveringskode*, sendes digitalt, øjeblikkelig download, leveres på mail`,
    nb: `
      sendes på e post, sendes via e post, sendes per e post, sendes på mail, får ~ på e post, får ~ på mail,
      mottar ~ på e post, digital levering, leveres digitalt, leveres på e post, nedlastingslenke*, som pdf,
      aktiveringskode*, sendes digitalt, umiddelbar nedlasting`,
    fi: `
      toimitetaan sähköpostitse, toimitetaan sähköpostilla, toimitetaan sähköpostiin, lähetetään sähköpostitse,
      lähetetään sähköpostilla, lähetetään sähköpostiin, lähetetään sähköpostiisi, saat ~ sähköpostiisi,
      saat ~ sähköpostitse, saat ~ sähköpostilla, latauslinkki, latauslinkin, digitaalinen toimitu*,
      toimitetaan digitaalisesti, pdf tiedosto*, toimitetaan sähköisesti, aktivointikood*, pdf muodossa`,
  },
  giftWrapping: {
    en: `
      gift wrap*, giftwrap*, gift packag*, gift paper, wrapped as a gift, wrapped as a present, gift ready,
      as a gift wrapped, in a gift bag, beautifully wrapped, wrap it as a gift, ribbon and card, gift box,
      gift boxes, gift boxed, gift bag, gift bags`,
    de: `
      geschenkverpackung*, als geschenk verpack*, geschenkpapier*, geschenkbox*, geschenkkarton*, geschenkservice,
      geschenkverpackt, geschenkfertig*, geschenkschachtel*, geschenkeinpack*, als geschenk eingepackt,
      geschenktüte*, hübsch verpackt, schön verpackt, als geschenk einpacken, geschenktasche*`,
    fr: `
      emballage cadeau, emballages cadeaux, papier cadeau, paquet cadeau, paquets cadeaux, coffret cadeau,
      boîte cadeau, pochette cadeau, emballé pour offrir, emballée pour offrir, sac cadeau, emballé en cadeau,
      emballer en cadeau, sachet cadeau, emballage pour offrir, prêt à offrir, prête à offrir`,
    es: `
    envoltorio de regalo, envoltorio regalo, papel de regalo, envuelto para regalo, envolver para regalo, envuelto
    en papel de regalo, caja de regalo, caja regalo, empaquetado para regalo, empaquetado de regalo, embalaje de
    regalo, envolvemos para regalo, bolsa de regalo, estuche de regalo, envuelto como regalo, presentación para
    regalo, envoltura de regalo, listo para regalar, lista para regalar, envolvéis, envuelven, me lo envolvéis, me
    lo envuelves, envolverlo, envuelto
    `,
    it: `
    confezione regalo, confezioni regalo, pacchetto regalo, pacco regalo, scatola regalo, incartato come regalo,
    impacchettato, cofanetto regalo, confezionato come regalo, busta regalo, impacchettare, incartare, incarto
    regalo, sacchetto regalo, pronto da regalare, pronta da regalare, carta da regalo, incartate, lo incartate,
    impacchettate, fate pacchetti, fate la confezione regalo, incartato
    `,
    nl: `
    cadeauverpakking*, als cadeau ingepakt, als cadeau verpakt, cadeaupapier, ingepakt als cadeau, cadeaudoos*,
    cadeauservice, geschenkverpakking*, inpakservice, cadeautasje, cadeautas, cadeau inpakken, laten inpakken,
    cadeaubox*, cadeauverpakt, feestelijk verpakt, als cadeautje ingepakt, ingepakt, inpakken, ingepakte
    `,
    pl: `
      pakowani* na prezent, pakowani* prezentow*, opakowani* prezentow*, zapakować na prezent, zapakujemy na prezent,
      zapakowan* na prezent, papier* ozdobn*, pudełk* prezentow*, pakujemy na prezent, opakowani* na prezent,
      torebk* prezentow*, zapakowan* jako prezent, papier prezentowy, ozdobne opakowanie, ozdobne pudełko,
      ozdobnym pudełku, ozdobnym opakowaniu`,
    pt: `
      embrulho de presente, embrulho para presente, embrulho de oferta, embrulhar para oferta,
      embrulhar para presente, embrulhado para presente, embrulhado para oferta, papel de presente,
      papel de embrulho, embalagem de presente, embalagem para presente, embalagem de oferta, caixa de presente,
      caixa de oferta, embalado para presente, saco de oferta, caixa presente, embrulho presente, pronto a oferecer,
      pronto para presentear`,
    sv: `
      presentinslag*, presentförpack*, presentpapper, inslag* som present, slås in som present, slå in som present,
      slagen som present, presentask*, presentbox*, gåvoförpack*, gåvoask*, presentpåse*, inslagen i present*,
      paketinslagning, gåvoinslag*`,
    da: `
      gaveindpak*, gavepapir, pakket ind som gave, gaveæske*, pakkes ind som gave, pakke ind som gave, gaveemballage,
      indpakket som gave, gavepose*, gavepakket, indpakning som gave, pakke den ind, gaveboks*`,
    nb: `
      gaveinnpak*, gavepapir, pakket inn som gave, pakkes inn som gave, pakke inn som gave, gaveeske*,
      gaveemballasje, innpakket som gave, gavepose*, pakke den inn, gaveinnpakket, gaveboks*`,
    fi: `
      lahjapake*, lahjapaketoin*, lahjapakkau*, lahjapaperi*, lahjakää*, lahjarasia*, lahjalaatik*,
      pakataan lahjaksi, paketoida lahjaksi, paketoimme lahjaksi, lahjaksi paketoit*, lahjakotelo*, lahjakassi*,
      lahjapussi*, lahjaksi pakat*`,
  },
  giftMessage: {
    en: `
      gift message*, greeting card*, gift card with message, personal message, personalised message,
      personalized message, gift note*, handwritten note, handwritten card, message card, add a message,
      personal note`,
    de: `
      grußkarte*, grußbotschaft*, persönliche nachricht, persönliche botschaft, persönlicher gruß, persönlichen gruß,
      geschenknachricht*, persönlichen nachricht, grußtext*, handgeschriebene karte, widmung, geschenkbotschaft*,
      persönlichen botschaft`,
    fr: `
      message personnalisé, mot personnalisé, message cadeau, carte de vœux, carte de voeux, carte message,
      petit mot, message personnel, mot manuscrit, carte personnalisée, carte manuscrite, message d accompagnement,
      carte avec message`,
    es: `
      mensaje personalizado, mensaje de regalo, tarjeta con mensaje, tarjeta de felicitación, tarjeta personalizada,
      nota de regalo, dedicatoria*, tarjeta dedicatoria, nota personalizada, tarjeta de dedicatoria`,
    it: `
      messaggio personalizzato, biglietto d auguri, biglietto di auguri, biglietto personalizzato, messaggio regalo,
      messaggio di auguri, dedica personalizzata, biglietto regalo, biglietto con dedica, messaggio personale`,
    nl: `
      persoonlijke boodschap, wenskaart*, kaartje met boodschap, persoonlijk bericht, kaartje met persoonlijke,
      cadeaukaartje, persoonlijke tekst, cadeaubericht, persoonlijk kaartje, kaartje met tekst,
      cadeaubon met boodschap, boodschap op een kaartje`,
    pl: `
      kartk* z życzeniami, bilecik*, liścik*, kartk* z dedykacj*, osobist* wiadomoś*, życzenia na kartce,
      własn* dedykacj*, dedykacj*, karnet* okolicznościow*, karteczk*, spersonalizowan* wiadomoś*`,
    pt: `
      mensagem personalizada, cartão personalizado, cartão com mensagem, mensagem de oferta, mensagem de presente,
      cartão de felicitações, cartão com dedicatória, dedicatória*, bilhete personalizado, cartão de mensagem,
      mensagem no cartão`,
    sv: `
      gratulationskort, personlig hälsning, hälsningskort, presentkort med hälsning, personligt meddelande,
      gåvohälsning*, handskriven hälsning, kort med hälsning, personligt kort, handskrivet kort`,
    da: `
      personlig hilsen, hilsen på kort, gratulationskort, gavehilsen, kort med hilsen, personlig besked,
      til og fra kort, gavekort med hilsen, håndskrevet kort, håndskrevet hilsen, personlige hilsen`,
    nb: `
      personlig hilsen, gratulasjonskort, gavehilsen, kort med hilsen, håndskrevet kort, håndskrevet hilsen,
      hilsen på kort, personlig melding, til og fra lapp`,
    fi: `
      onnittelukort*, henkilökohtainen viesti, henkilökohtaisen viestin, lahjaviesti*, tervehdy*, kortti viestillä,
      onnitteluviesti*, lahjakortin viesti*, henkilökohtaisella viestillä, omalla viestillä, oman viestin`,
  },
  neutralPackaging: {
    en: `
      neutral packaging, discreet packaging, plain packaging, discreet box, plain box, discreet delivery,
      discreet shipping, discreetly packaged, discreetly packed, unmarked box, unmarked packaging,
      no logo on the box, unbranded box, unbranded packaging`,
    de: `
      neutrale verpackung, neutraler verpackung, neutral verpackt, diskrete verpackung, diskreter verpackung,
      diskret verpackt, diskreter versand, diskreten versand, diskret versendet, diskret verschickt,
      diskrete lieferung, neutraler versand, neutralem karton, neutralen karton, neutraler karton, neutralverpackt,
      unauffällig verpackt, unauffälliger verpackung, neutrales paket, neutral versendet, neutral verschickt`,
    fr: `
      emballage neutre, emballage discret, colis discret, colis neutre, livraison discrète, envoi discret,
      expédition discrète, emballages discrets, emballages neutres, sans mention extérieure, discrètement emballé*,
      emballé discrètement, carton neutre, paquet discret, sans marquage`,
    es: `
      embalaje neutro, embalaje discreto, envío discreto, envíos discretos, paquete discreto, empaquetado discreto,
      caja neutra, caja discreta, entrega discreta, embalaje sin logotipos, paquete neutro, empaque discreto,
      paquetería discreta`,
    it: `
      imballaggio neutro, imballaggio anonimo, pacco anonimo, confezione anonima, spedizione anonima,
      spedizione discreta, imballaggio discreto, pacco neutro, confezione neutra, confezione discreta,
      scatola anonima, scatola neutra, imballo anonimo, pacco discreto`,
    nl: `
      neutrale verpakking, discrete verpakking, discreet verpakt, neutraal verpakt, blanco verpakking, neutrale doos,
      discrete verzending, discreet verzonden, anonieme verpakking, anoniem verpakt, discreet verstuurd,
      onopvallende verpakking, discrete levering, blanco doos`,
    pl: `
      dyskretn* opakowan*, dyskretn* przesyłk*, dyskretn* wysyłk*, dyskretnie zapakowan*, neutraln* opakowan*,
      dyskretn* paczk*, dyskretnie pakowan*, dyskretn* dostaw*, opakowani* bez oznaczeń, pakujemy dyskretnie,
      dyskretn* karton*`,
    pt: `
      embalagem neutra, embalagem discreta, envio discreto, envios discretos, entrega discreta, caixa neutra,
      caixa discreta, embalagem sem identificação, pacote discreto, embalado discretamente,
      sem identificação exterior, embalagens discretas, encomenda discreta`,
    sv: `
      diskret förpack*, diskret leverans*, neutral förpackning*, diskret frakt, diskret emballage, diskret paket*,
      neutralt emballage, diskreta förpack*, neutral kartong, diskret inpackad`,
    da: `
      diskret indpak*, diskret levering*, neutral emballage, diskret emballage, diskret forsendelse*,
      anonym emballage, anonym indpakning, neutral indpakning, neutral kasse, diskret pakke, diskret pakket`,
    nb: `
      diskret innpak*, diskret levering*, nøytral emballasje, diskret emballasje, diskret forsendelse*,
      nøytral innpakning, anonym emballasje, diskret pakke, nøytral eske, diskret pakket`,
    fi: `
      huomaamattomassa pake*, huomaamattomassa pakk*, huomaamaton paketti, huomaamaton pakkaus, diskreet* pake*,
      diskreet* pakk*, diskreet* toimitu*, neutraal* pakkau*, neutraal* pakett*, hienovarainen pakkaus,
      neutraalissa pake*, hienovaraisessa pake*, neutraali laatikko, huomaamattomasti pakat*`,
  },
  assemblyService: {
    en: `
      assembly service, assembly included, delivered assembled, delivery and assembly, delivery with assembly,
      assemble it for you, assembled for you, installation service, installation included, delivery and installation,
      set up service, assembled at your home, assembly at your home, professional installation, installed for you,
      we install, we assemble, connection service, fitting service, hook up service`,
    de: `
      montageservice, aufbauservice, mit aufbau, inklusive aufbau, inklusive montage, inkl montage, inkl aufbau,
      lieferung und montage, lieferung mit montage, aufbau vor ort, montage vor ort, lieferung und aufbau,
      anschlussservice, installationsservice, fertig montiert geliefert, aufgebaut geliefert, montieren wir,
      bauen wir auf, mit montage, einbauservice, anschluss und, möbelmontage`,
    fr: `
      service de montage, montage inclus, montage compris, montage à domicile, livraison et montage,
      livraison avec montage, installation comprise, installation incluse, installation à domicile,
      livraison et installation, service d installation, mise en service incluse, livré monté, livrée montée,
      assemblage à domicile, mise en service, raccordement inclus`,
    es: `
      servicio de montaje, montaje incluido, montaje a domicilio, entrega y montaje, entrega con montaje,
      entrega montado, se entrega montado, instalación incluida, servicio de instalación, instalación a domicilio,
      entrega e instalación, montaje en tu casa, montaje en su domicilio, puesta en marcha incluida, lo montamos,
      se entrega montada`,
    it: `
      servizio di montaggio, montaggio incluso, montaggio a domicilio, consegna e montaggio, consegna con montaggio,
      consegnato montato, installazione inclusa, servizio di installazione, installazione a domicilio,
      consegna e installazione, montaggio compreso, consegnata montata, montaggio a casa, collegamento incluso,
      lo montiamo, viene consegnato montato`,
    nl: `
      montageservice, inclusief montage, montage aan huis, levering en montage, levering met montage,
      gemonteerd geleverd, installatieservice, inclusief installatie, installatie aan huis, levering en installatie,
      aansluitservice, in elkaar gezet, opbouwservice, inclusief opbouw, gemonteerd bezorgd, monteren we,
      montage inbegrepen, installatie inbegrepen, aansluiten aan huis, inbouwservice`,
    pl: `
      usług* montażu, montaż w cenie, z montażem, dostawa z montażem, dostawa i montaż, montaż u klienta,
      montaż w domu, usług* montażow*, usług* instalacji, instalacja w cenie, z instalacją, podłączeni* sprzętu,
      montaż gratis, dostawa i instalacja, zmontujemy, złożymy, z podłączeniem, profesjonalny montaż, montaż mebli`,
    pt: `
      serviço de montagem, montagem incluída, montagem ao domicílio, montagem em casa, entrega e montagem,
      entrega com montagem, entregue montad*, instalação incluída, serviço de instalação, instalação ao domicílio,
      entrega e instalação, instalação em casa, montagem inclusa, instalação inclusa, montagem no local, já montad*`,
    sv: `
      monteringsservice, monteringshjälp, montering ingår, leverans med montering, leverans och montering,
      installation ingår, installationsservice, hemmontering, monteras hemma, leverans och installation,
      levereras monterad*, levereras färdigmonterad*, monteringstjänst*, inkoppling ingår, vi monterar,
      med montering`,
    da: `
      montering inkluderet, monteringsservice, samleservice, levering og montering, levering med montering,
      installation inkluderet, levering og installation, installationsservice, samles hos dig, leveres samlet,
      leveres færdigsamlet, inklusive montering, montagehjælp, montageservice, leveres monteret, inkl montering,
      vi monterer, vi samler`,
    nb: `
      monteringsservice, montering inkludert, levering og montering, levering med montering, installasjon inkludert,
      levering og installasjon, leveres ferdig montert, leveres montert, monteringstjeneste*, monteringshjelp,
      inkludert montering, hjemmemontering, installasjonstjeneste*, vi monterer, montering hjemme, ferdigmontert`,
    fi: `
      kokoamispalvelu*, asennuspalvelu*, kokoaminen sisältyy, asennus sisältyy, asennettuna, koottuna,
      toimitus ja asennus, toimitus ja kokoaminen, kotiasennu*, kokoamme, asennus kotona, toimitus asennuksella,
      asennus sisältyy hintaan, toimitus asennettuna`,
  },
  oldApplianceRemoval: {
    en: `
      removal of your old, take away your old, taking away your old, remove your old, removes your old,
      old appliance removal, haul away, old appliance collection, recycle your old, recycling of your old,
      collect your old, collection of your old, disposal of your old, dispose of your old, take back your old,
      trade in, old mattress removal, take your old, old appliance, old device`,
    de: `
      altgerät*, altgeräte, altgerätemitnahme, altgeräterücknahme, altmöbel*, altmatratze*, nehmen ~ altes,
      alten geräts, entsorgung des alten, entsorgung ihres alten, entsorgung deines alten, nimmt ~ altes ~ mit,
      mitnahme des alten, rücknahme des alten, altbatterie*, rücknahme von altgeräten, altgeräteentsorgung,
      matratzenentsorgung, altmöbelentsorgung, altes gerät, alte matratze mitnehm*, alte gerät mitnehm*,
      nehmen ~ alte ~ mit`,
    fr: `
      reprise de l ancien, reprise de votre ancien*, reprise ancien*, ancien appareil, reprise de votre ancienne,
      reprise gratuite de l ancien, reprend votre ancien, reprennent votre ancien, reprenons votre ancien,
      reprise 1 pour 1, enlèvement de l ancien, reprendre votre ancien, débarras de l ancien, ancien matelas,
      enlèvement de votre ancien, votre ancien équipement, anciens appareils`,
    es: `
      retirada del antiguo, retirada de tu antiguo, retirada del viejo, retirada de tu viejo, retirada del aparato,
      recogida del antiguo, recogida de tu antiguo, recogida del aparato, retirar tu antiguo, retiramos tu antiguo,
      retiramos el antiguo, retiramos tu viejo, electrodoméstico antiguo, electrodoméstico viejo,
      retirada de tu electrodoméstico, retirada del electrodoméstico, retirada del colchón, recogida del viejo,
      aparato antiguo, retirada de usados, aparato usado`,
    it: `
      ritiro dell usato, ritiro del vecchio, ritiro del tuo vecchio, ritiro vecchio, ritiro usato,
      ritiriamo il vecchio, ritiriamo il tuo vecchio, smaltimento del vecchio, smaltimento dell usato,
      ritiro 1 contro 1, ritiro uno contro uno, ritiro raee, vecchio elettrodomestico, vecchio apparecchio,
      ritiro della vecchia, vecchio materasso, ritiro gratuito dell usato`,
    nl: `
      oude apparaat, oude apparaten, oude toestel, oude toestellen, oude matras, oud apparaat, nemen ~ oude ~ mee,
      nemen ~ oude ~ retour, afvoer van, afvoeren van, meenemen van je oude, meenemen van uw oude,
      oude wasmachine mee, retourname, oude apparatuur, inname van oude, je oude meubel, je oude meubels,
      oude product mee, oude product gratis mee`,
    pl: `
      odbiór starego, odbioru starego, odbierzemy star*, zabierzemy star*, odbiór zużytego, zużyt* sprzęt*,
      utylizacj* starego, zabrać stary, stary sprzęt, starego sprzętu, odebrać stary, elektroodpad*, elektrośmiec*,
      zabranie starego, stary materac, starego materaca, odbiór elektrośmieci`,
    pt: `
      recolha do antigo, recolha do usado, recolha do seu antigo, retoma do antigo, recolha do equipamento usado,
      recolha de usados, recolha do velho, levamos o antigo, levamos o seu antigo, retirada do antigo,
      retirada do usado, retirada do velho, eletrodoméstico antigo, eletrodoméstico usado, equipamento antigo,
      aparelho antigo, equipamento usado, aparelho usado, recolha do colchão, equipamento velho, colchão antigo`,
    sv: `
      bortforsling*, gammal maskin, gamla produkt, bortforsla*, ta med din gamla, tar med din gamla, hämta din gamla,
      hämtar din gamla, återvinning av din gamla, din gamla madrass, bortkörning av, gamla vitvar*, gamla maskin*,
      elavfall, din gamla soffa, din gamla säng`,
    da: `
      bortskaffelse af, gamle produkt, gamle maskine, gamle apparat, gamle hvidevare*, tager din gamle,
      tage din gamle, medtager din gamle, returtag*, bortskaffelse*, gamle madras, afhentning af din gamle,
      afhentning af dit gamle, med retur, dit gamle produkt, tager dit gamle, tage dit gamle`,
    nb: `
      gamle produkt*, gamle maskin*, gamle hvitevare*, tar med ~ gamle, tar med deg ~ gamle, ta med ~ gamle,
      bortkjøring*, returtak*, gamle apparat*, gamle madrass*, avhending av, frakter bort, kjører bort,
      henter ~ gamle, retur av ~ gamle, det gamle produktet`,
    fi: `
      vanhan laitteen, vanha laite, vanhan laitteen nouto, vanhan laitteen poisvien*, viedään vanha, viemme vanhan,
      vanhan tuotteen, vanha tuote pois, poisvien*, kierrätyspalvelu*, vanhan koneen, vanhan patjan, vanhan sohvan,
      vanha kone pois, poiskuljetu*`,
  },
  splitDelivery: {
    en: `
      separate parcels, several parcels, several packages, multiple packages, multiple parcels, separate packages,
      separate shipments, partial delivery, partial shipment*, split shipment*, split delivery, delivered separately,
      ships separately, shipped separately, sent separately, in two parcels`,
    de: `
      mehrere pakete, mehreren paketen, teillieferung*, getrennt geliefert, getrennt verschickt, separat geliefert,
      separat verschickt, separat versendet, getrennte pakete, getrennten paketen, zwei paketen, einzeln verschickt,
      einzeln versendet, in mehreren sendungen`,
    fr: `
      plusieurs colis, colis séparés, livraison partielle, livraisons partielles, expédié* séparément,
      envoyé* séparément, livré séparément, livrés séparément, expéditions séparées, livraison en plusieurs fois,
      plusieurs envois, livrées séparément`,
    es: `
      varios paquetes, paquetes separados, entregas parciales, entrega parcial, envíos separados, envío por separado,
      enviado por separado, se envían por separado, se envía por separado, varios envíos, envío parcial,
      en varios bultos, varios bultos`,
    it: `
      più pacchi, pacchi separati, consegna parziale, consegne parziali, spedizioni separate, spediti separatamente,
      spedito separatamente, consegnati separatamente, più colli, spedizione parziale, più spedizioni,
      in colli separati`,
    nl: `
      meerdere pakketten, aparte pakketten, deellevering*, apart verzonden, apart geleverd, apart verstuurd,
      aparte zendingen, gescheiden verzonden, meerdere zendingen, afzonderlijk geleverd, afzonderlijk verzonden,
      meerdere dozen`,
    pl: `
      kilku paczkach, kilka paczek, w osobnych paczkach, osobnych przesyłkach, dostaw* częściow*, wysyłan* osobno,
      kilku przesyłkach, w oddzielnych paczkach, wysyłk* częściow*, dwóch paczkach, podzielone na`,
    pt: `
      vários pacotes, várias encomendas separadas, volumes separados, envios separados, entregas parciais,
      entrega parcial, enviados separadamente, enviado separadamente, entregues separadamente, vários volumes,
      envio parcial, em vários envios`,
    sv: `
      flera paket, separata paket, delleverans*, skickas separat, levereras separat, flera kolli, flera kollin,
      separata leverans*, separata försändelse*`,
    da: `
      flere pakker, separate pakker, delleveranc*, dellevering*, sendes separat, leveres separat,
      separate forsendelser, flere kolli, sendes særskilt`,
    nb: `
      flere pakker, separate pakker, delleverans*, dellevering*, sendes separat, leveres separat,
      separate forsendelser, flere kolli, separate sendinger`,
    fi: `
      useassa paketissa, useampi paketti, eri paketeissa, osatoimitu*, osatoimituks*, erillisissä lähetyksissä,
      toimitetaan erikseen, lähetetään erikseen, useassa lähetyksessä, eri lähetyksissä, useassa osassa`,
  },
  noPricesInParcel: {
    en: `
      gift receipt*, no prices in the parcel, no invoice in the parcel, no invoice in the package, no price on the,
      without an invoice in, packing slip without prices, no prices shown, prices are not shown, no invoice enclosed,
      delivery note without prices`,
    de: `
      ohne rechnung im paket, keine rechnung im paket, keine rechnung bei, lieferschein ohne preis*,
      ohne preisangabe*, keine preise auf, geschenkbon*, ohne beiliegende rechnung, rechnung liegt nicht bei,
      keine preise im paket`,
    fr: `
      ticket cadeau, sans facture dans, aucune facture dans, pas de facture dans, sans indication de prix,
      bon de livraison sans prix, sans mention du prix, prix n apparaît pas, sans prix dans`,
    es: `
      ticket regalo, ticket de regalo, sin factura en el paquete, sin precio en el albarán, albarán sin precios,
      sin precios en, no incluye la factura, no se incluye factura, el precio no aparece, albarán sin precio`,
    it: `
      scontrino regalo, scontrino di cortesia, senza fattura nel pacco, nessuna fattura nel pacco, senza prezzi,
      nessun prezzo nel pacco, senza indicazione del prezzo, senza indicazione di prezzo, prezzo non compare`,
    nl: `
      zonder factuur in, geen factuur in, geen prijzen in, ruilbon*, cadeaubonnetje*, zonder prijsvermelding,
      pakbon zonder prij*, geen prijs op, geen factuur bij, zonder prijzen`,
    pl: `
      paragon prezentowy, bez faktury w paczce, bez rachunku w paczce, bez paragonu w paczce, bez cen w paczce,
      bez ceny w paczce, nie dołączamy faktury, nie dołączamy paragonu, bez cen na`,
    pt: `
      talão de oferta, talão oferta, talão de troca, sem fatura na encomenda, sem fatura na caixa,
      sem indicação de preço, sem preços, sem nota fiscal na caixa, sem o preço, talão de prenda`,
    sv: `
      bytesmärk*, byteskvitto*, utan prisuppgift*, ingen faktura i paketet, inget kvitto i paketet,
      inga priser i paketet, utan priser, presentkvitto*, följesedel utan pris*`,
    da: `
      byttemærke*, gavemærke*, uden prisangivelse, ingen faktura i pakken, ingen pris på, ingen priser på,
      uden priser, bytteseddel, følgeseddel uden pris*, gavekvittering`,
    nb: `
      byttelapp*, gavelapp*, uten prisangivelse, ingen faktura i pakken, ingen priser på, uten priser, bytteseddel,
      følgeseddel uten pris*, ingen pris på pakk*`,
    fi: `
      vaihtokorti*, ilman hintamerkin*, ilman laskua paketissa, ei laskua paketissa, ei hintoja paketissa,
      lahjakuitti, ilman hintatieto*, vaihtokuit*, lähete ilman hint*, lahjatosite`,
  },
};
