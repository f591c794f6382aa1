import type { ConceptTable } from '../concept-table.ts';

/** Claims about whether and how fast a shop delivers. */
export const DELIVERY_SPEED: ConceptTable = {
  ships: {
    en: `
      delivery, deliveries, delivered, we deliver, deliver to, delivers to, delivering to, shipping, shipped,
      shipment*, we ship, ship to, ships to, ships from, ships in, ships within, ships out, it ships, dispatch*,
      despatch*, sent out, mailed to, posted to you`,
    de: `
      versand, *versand, versandt, verschickt, verschicken, versenden, versendet, lieferung, lieferungen, geliefert,
      liefern wir, wir liefern, liefern nach, liefert nach, liefern in, zustellung, zugestellt, paketversand,
      versandkost*, lieferzeit*, postversand, wir schicken`,
    fr: `
      livraison*, nous livrons, on livre à, on livre en, est livré, sont livrés, être livré, être livrés, livrée,
      livrées, livrer, expédi*, envoi, envois, nous envoyons, est envoyé*, sont envoyé*, sera envoyé*`,
    es: `
    envío, envíos, enviamos, se envía*, te lo enviamos, se lo enviamos, entrega, entregas, entregamos, se entrega*,
    despacho a domicilio, hacemos envíos, reparto a domicilio, plazo de entrega, expedimos, enviáis, envían,
    mandáis, hacéis envíos, hacen envíos, llegar a, tarda en llegar, tardan en llegar, tarda el envío, tarda en
    llegarme, llegaría, entregáis, repartís, me llega
    `,
    it: `
    spedizion*, spediamo, spedit*, spedire, viene spedit*, consegn*, consegniamo, inviamo, inviato in, invio del
    pacco, spedite, inviate, mandate in, arriva in, arrivare in, ci mette ad arrivare, ci mettete a spedire,
    consegnate
    `,
    nl: `
    verzending*, verzenden, verzonden, verzendt, versturen, verstuurd, versturing, opgestuurd, levering*, leveren
    wij, leveren we, we leveren, wij leveren, geleverd, bezorging*, wordt bezorgd, worden bezorgd, bezorgen wij,
    bezorgen we, we bezorgen, wij bezorgen, laten bezorgen, thuisbezorg*, bezorgtijd*, levertijd*, bezorgen,
    bezorgen jullie, leveren jullie, sturen jullie, verzenden jullie, versturen jullie, opsturen, stuur ~ op,
    bezorgd, in huis
    `,
    pl: `
      dostawa, dostawy, dostawę, dostawie, dostaw, wysyłk*, wysyłam*, wysyłan*, wysłan*, wyślemy, wysyła się,
      dostarczamy, dostarczymy, dostarczan* do, zostanie dostarczon*, zostaną dostarczon*, doręcz*`,
    pt: `
      envio, envios, enviamos, enviado para, é enviad*, são enviad*, entrega, entregas, entregamos, é entregue,
      são entregues, expedição, expedimos, expedid*, frete, portes de envio, despacho, despachamos, prazo de entrega`,
    sv: `
      leverans*, levereras, vi levererar, levererar till, levererar vi, levererat till, frakt*, skickas, vi skickar,
      skickar vi, skickar till, försändelse*, hemleverans*`,
    da: `
      levering*, leveres, vi leverer, leverer vi, leverer til, leveret til, forsendelse*, fragt*, afsendes, afsend*,
      sendes, vi sender, sender vi, sender til`,
    nb: `
      levering*, leveres, vi leverer, leverer vi, leverer til, levert til, forsendelse*, frakt*, sendes, vi sender,
      sender vi, sender til`,
    fi: `
      toimitus*, toimituks*, toimitetaan, toimitamme, toimittaa, toimitettu*, lähetetään, lähetämme, lähetykse*,
      postitus*, postitetaan, postitamme, kotiinkuljetu*`,
  },
  deliveryTime: {
    en: `
      delivery time*, shipping time*, delivery takes, shipping takes, delivery within, delivered within,
      ships within, dispatched within, working days, business days, arrives within, should arrive, will arrive,
      usually arrives, lead time, delivery estimate, estimated delivery, transit time, delivered in ~ days,
      arrives in ~ days, ships in ~ days, delivery in ~ days, ships in ~ hours`,
    de: `
      lieferzeit*, lieferfrist*, versanddauer, zustellzeit*, lieferdauer, werktag*, arbeitstag*, lieferung innerhalb,
      innerhalb von ~ geliefert, kommt in ~ tagen, tage lieferzeit, voraussichtlich* lieferung,
      voraussichtlich* lieferdatum, versand innerhalb, versandfertig in, lieferung in ~ tagen, in ~ tagen geliefert,
      in ~ tagen bei, versand in ~ tagen`,
    fr: `
      délai* de livraison, délai* d expédition, délai* d envoi, temps de livraison, jours ouvré*, jours ouvrable*,
      livraison sous, livré sous, livrés sous, livrée sous, expédié sous, expédition sous, date de livraison estimée,
      livraison estimée, livraison prévue, livraison en ~ jours, livré en ~ jours, expédition en ~ jours,
      livraison en ~ heures`,
    es: `
    plazo* de entrega, plazo* de envío, tiempo* de entrega, tiempo* de envío, días laborables, días hábiles, día
    hábil, día laborable, entrega estimada, te llega en, le llega en, se entrega en, fecha estimada de entrega,
    entrega en ~ días, envío en ~ días, llega en ~ días, llegará en ~ días, entrega en ~ horas, tarda en llegar,
    tardan en llegar, cuánto tarda el envío, cuándo llegaría, cuándo me llegaría, llega para, llegaría antes
    `,
    it: `
    tempi di consegna, tempo di consegna, tempi di spedizione, tempo di spedizione, giorni lavorativi, giorno
    lavorativo, giorni feriali, consegna entro, spedizione entro, spedito entro, consegnato entro, consegna stimata,
    consegna prevista, arriverà entro, consegna in ~ giorni, spedizione in ~ giorni, arriva in ~ giorni, consegna in
    ~ ore, quanto ci mette ad arrivare, ci mette ad arrivare, quando arriva, quando arriverebbe, arriva entro,
    arriva prima
    `,
    nl: `
    levertijd*, bezorgtijd*, verzendtijd*, leveringstermijn*, levertermijn*, werkdag*, binnen ~ dagen in huis,
    binnen ~ dagen geleverd, binnen ~ dagen bezorgd, verwachte levering, verwachte leverdatum, verwachte
    bezorgdatum, hoe snel ~ in huis, hoe lang ~ bezorgen, wanneer ~ in huis, wanneer heb ik, hoe snel leveren
    `,
    pl: `
      czas* dostawy, czas* wysyłki, czas realizacji, termin* dostawy, dni roboczych, dni robocze, dniu roboczym,
      dzień roboczy, dostawa w ciągu, wysyłka w ciągu, wysyłamy w ciągu, przewidywan* dostawa, przewidywan* termin*,
      dostawa w ~ dni, wysyłka w ~ dni, w ciągu ~ dni roboczych`,
    pt: `
      prazo* de entrega, prazo* de envio, tempo* de entrega, dias úteis, dia útil, entrega estimada,
      previsão de entrega, data prevista de entrega, entrega prevista, entrega em ~ dias, envio em ~ dias,
      chega em ~ dias, entregue em ~ dias, entrega em ~ horas`,
    sv: `
      leveranstid*, frakttid*, arbetsdag*, vardagar, leverans inom, levereras inom, skickas inom, beräknad leverans*,
      förväntad leverans*, framme inom`,
    da: `
      leveringstid*, hverdage, arbejdsdag*, levering inden for, leveres inden for, sendes inden for,
      forventet levering*, fremme inden for, fragttid*`,
    nb: `
      leveringstid*, virkedag*, arbeidsdag*, levering innen, leveres innen, sendes innen, forventet levering*,
      fremme innen, frakttid*`,
    fi: `
      toimitusaik*, toimitusaj*, arkipäiv*, toimitetaan arviolta, arvioitu toimitus*, toimitus kestää,
      perillä arviolta`,
  },
  sameDayDelivery: {
    en: `
      same day delivery, same day deliveries, delivered the same day, delivered same day, delivery the same day,
      delivery on the same day, delivered today, delivery today, arrives today, arrives the same day`,
    de: `
      same day delivery, same day lieferung, lieferung am selben tag, lieferung am gleichen tag,
      am selben tag geliefert, am gleichen tag geliefert, noch heute geliefert, lieferung noch heute,
      heute noch geliefert, noch am selben tag geliefert, noch am selben tag bei, taggleiche lieferung,
      am selben tag zugestellt, am gleichen tag zugestellt`,
    fr: `
      livraison le jour même, livré le jour même, livrée le jour même, livrés le jour même,
      livraison dans la journée, livré dans la journée, livraison aujourd hui, livré aujourd hui,
      livraison jour même, recevez ~ le jour même, recevoir ~ le jour même`,
    es: `
      entrega en el mismo día, entrega el mismo día, entrega en el día, envío en el mismo día,
      entregamos el mismo día, recíbelo hoy, recíbalo hoy, recibirlo hoy, te llega hoy, llega hoy,
      llega el mismo día, recíbelo el mismo día, recibirlo el mismo día, entrega hoy`,
    it: `
      consegna in giornata, consegna lo stesso giorno, consegnato lo stesso giorno, consegnato in giornata,
      consegna oggi, consegna il giorno stesso, consegnato il giorno stesso, arriva oggi, ricevilo oggi`,
    nl: `
      same day delivery, same day levering, vandaag in huis, vandaag nog in huis, vandaag bezorgd,
      vandaag nog bezorgd, vandaag geleverd, dezelfde dag bezorgd, dezelfde dag geleverd, dezelfde dag in huis,
      dezelfde dag nog in huis, vanavond bezorgd, vanavond in huis, levering op dezelfde dag`,
    pl: `
      dostawa tego samego dnia, dostawa w tym samym dniu, dostawę tego samego dnia, dostarczymy tego samego dnia,
      dostarczymy dziś, dostawa dziś, dostawa dzisiaj, dostawa jeszcze dziś, same day delivery,
      dostawa w dniu zamówienia`,
    pt: `
      entrega no mesmo dia, entrega no próprio dia, entregue no mesmo dia, entregue no próprio dia,
      entregamos no mesmo dia, receba hoje, recebe hoje, receba no mesmo dia, recebe no mesmo dia, entrega hoje,
      chega hoje, chega no mesmo dia`,
    sv: `
      leverans samma dag, samma dag leverans, levereras samma dag, leverans idag, leverans i dag, levereras idag,
      levereras i dag, samma dagsleverans, hemma samma dag`,
    da: `
      levering samme dag, leveres samme dag, leveret samme dag, levering i dag, leveres i dag, samme dags levering,
      same day levering`,
    nb: 'levering samme dag, leveres samme dag, levert samme dag, levering i dag, leveres i dag, samme dags levering',
    fi: `
      toimitus samana päivänä, toimitus saman päivän aikana, samana päivänä perillä, toimitetaan samana päivänä,
      saman päivän toimitu*, toimitus tänään, toimitetaan tänään, perillä tänään, toimitetaan jo tänään`,
  },
  sameDayDispatch: {
    en: `
      same day dispatch, same day despatch, same day shipping, dispatched the same day, dispatched same day,
      ships the same day, ships same day, shipped the same day, shipped same day, sent the same day,
      sent out the same day, leaves ~ the same day, ships today, shipped today, dispatched today, goes out today,
      sent out today`,
    de: `
      versand am selben tag, versand am gleichen tag, am selben tag verschickt, am gleichen tag verschickt,
      am selben tag versandt, am gleichen tag versandt, am selben tag versendet, am gleichen tag versendet,
      noch heute verschickt, noch heute versandt, noch heute versendet, noch am selben tag verschickt,
      versand noch heute, heute noch verschickt, verlässt ~ noch heute, taggleicher versand, geht noch heute raus,
      geht heute noch raus, am selben tag raus`,
    fr: `
      expédié le jour même, expédiée le jour même, expédiés le jour même, expédition le jour même,
      expédition jour même, envoi le jour même, envoyé le jour même, part le jour même, expédié aujourd hui,
      expédition aujourd hui, envoyée le jour même, expédiées le jour même`,
    es: `
      envío el mismo día, sale el mismo día, enviado el mismo día, enviamos el mismo día, se envía el mismo día,
      sale hoy, se envía hoy, lo enviamos hoy, despachado el mismo día, expedición en el mismo día,
      expedición el mismo día`,
    it: `
      spedizione in giornata, spedito in giornata, spedizione lo stesso giorno, spedito lo stesso giorno,
      spedita lo stesso giorno, spediamo in giornata, spediamo lo stesso giorno, spedito oggi, spedizione oggi,
      parte oggi, spedito il giorno stesso, parte in giornata`,
    nl: `
      vandaag verzonden, vandaag nog verzonden, vandaag verstuurd, vandaag nog verstuurd, dezelfde dag verzonden,
      dezelfde dag nog verzonden, dezelfde dag verstuurd, dezelfde dag nog verstuurd, zelfde dag verzonden,
      zelfde dag verstuurd, verzending op dezelfde dag, verzending dezelfde dag`,
    pl: `
      wysyłka tego samego dnia, wysyłka w tym samym dniu, wysyłamy tego samego dnia, wysyłamy w tym samym dniu,
      wysłane tego samego dnia, wysłane w tym samym dniu, wysyłka dziś, wysyłka dzisiaj, wysyłka jeszcze dziś,
      wysyłka jeszcze dzisiaj, wyślemy dziś, wyślemy jeszcze dziś, wyślemy tego samego dnia, nadamy jeszcze dziś,
      wysyłka w dniu zamówienia`,
    pt: `
      envio no mesmo dia, envio no próprio dia, enviado no mesmo dia, enviado no próprio dia, enviamos no mesmo dia,
      expedição no mesmo dia, expedido no mesmo dia, expedido no próprio dia, despachado no mesmo dia,
      despacho no mesmo dia, sai hoje, enviado hoje, enviado ainda hoje, enviamos hoje`,
    sv: `
      skickas samma dag, skickas redan idag, skickas idag, skickas i dag, skickar samma dag, skickar vi samma dag,
      packas och skickas samma dag`,
    da: `
      afsendes samme dag, sendes samme dag, sender samme dag, sender vi samme dag, sendes i dag, afsendes i dag,
      afsendelse samme dag, sendt samme dag, afsendt samme dag`,
    nb: 'sendes samme dag, sender samme dag, sender vi samme dag, sendes i dag, sendt samme dag, sendes ut samme dag',
    fi: `
      lähetetään samana päivänä, lähetämme samana päivänä, lähetys samana päivänä, postitetaan samana päivänä,
      lähetetään tänään, lähtee samana päivänä, lähtee tänään, lähetetään jo tänään, lähetetään heti tänään`,
  },
  nextDayDelivery: {
    en: `
      next day delivery, next day shipping, next working day delivery, next business day delivery,
      delivered next day, delivered the next day, delivered the next working day, delivered the next business day,
      delivery the next day, delivered tomorrow, delivery tomorrow, arrives tomorrow, arrive tomorrow,
      with you tomorrow, overnight delivery, overnight shipping, arrives the next day, get it tomorrow`,
    de: `
      lieferung am nächsten tag, lieferung am nächsten werktag, am nächsten tag geliefert,
      am nächsten werktag geliefert, am nächsten tag bei, am nächsten werktag bei, am nächsten tag da,
      lieferung morgen, morgen geliefert, schon morgen da, schon morgen bei, lieferung am folgetag,
      am folgetag geliefert, über nacht geliefert, next day delivery, lieferung über nacht,
      am nächsten tag zugestellt, am nächsten werktag zugestellt, schon morgen geliefert, nächster werktag lieferung`,
    fr: `
      livraison le lendemain, livré le lendemain, livrée le lendemain, livrés le lendemain, livraison j 1,
      livraison demain, livré demain, livraison dès demain, livré dès demain, livraison dès le lendemain,
      livraison en 24 h, livraison 24h, livraison en 24h, livraison 24 h, livraison en 24 heures, chez vous demain,
      livré en 24h, livré en 24 h, livrée dès demain`,
    es: `
      entrega al día siguiente, entrega el día siguiente, envío al día siguiente, entrega mañana, recíbelo mañana,
      recíbalo mañana, te llega mañana, llega mañana, al día siguiente en, llega al día siguiente,
      recíbelo al día siguiente, entrega en 24 horas, entrega en 24h, entrega en 24 h, entrega 24 h, entrega 24h,
      entrega 24 horas, envío en 24 horas, envío 24 h, envío 24h, envío en 24h, entregamos al día siguiente`,
    it: `
      consegna il giorno dopo, consegna il giorno successivo, consegnato il giorno dopo,
      consegnato il giorno successivo, consegna domani, consegnato domani, arriva domani, ricevilo domani,
      consegna entro domani, consegna in 24 ore, consegna in 24h, consegna 24h, consegna 24 ore, spedizione 24 ore,
      spedizione 24h, spedizione in 24 ore, spedizione in 24h, consegna entro 24 ore`,
    nl: `
      morgen in huis, morgen al in huis, morgen bezorgd, morgen geleverd, volgende dag in huis, volgende dag bezorgd,
      volgende dag geleverd, volgende werkdag in huis, volgende werkdag bezorgd, volgende werkdag geleverd,
      de dag erna in huis, de dag erna bezorgd, next day delivery, dag later in huis, dag later geleverd`,
    pl: `
      dostawa następnego dnia, dostawa na następny dzień, dostawa w następnym dniu, dostawa na jutro, dostawa jutro,
      dostawa już jutro, u ciebie jutro, jutro u ciebie, już jutro u, dostarczymy jutro, dostarczymy następnego dnia,
      dostawa w 24h, dostawa w 24 h, dostawa w 24 godziny, dostawa 24h, dostawa w ciągu 24,
      dostawa w kolejnym dniu roboczym, dostawa następnego dnia roboczego`,
    pt: `
      entrega no dia seguinte, entrega no dia útil seguinte, entrega no próximo dia útil, entregue no dia seguinte,
      entrega amanhã, receba amanhã, recebe amanhã, receba já amanhã, chega amanhã, entrega em 24h, entrega em 24 h,
      entrega em 24 horas, entregas em 24h, entregas em 24 horas, entrega 24h, entregamos no dia seguinte,
      chega no dia seguinte`,
    sv: `
      leverans nästa dag, leverans nästa vardag, leverans nästa arbetsdag, levereras nästa dag,
      levereras nästa vardag, levereras dagen efter, leverans dagen efter, leverans imorgon, leverans i morgon,
      levereras imorgon, levereras i morgon, hos dig imorgon, hos dig i morgon, framme dagen efter,
      nästa dags leverans`,
    da: `
      dag til dag levering, dag til dag, levering næste dag, levering næste hverdag, leveres næste dag,
      leveres næste hverdag, levering i morgen, leveres i morgen, leveret i morgen, hos dig i morgen,
      levering dagen efter, leveres dagen efter`,
    nb: `
      levering neste dag, levering neste virkedag, leveres neste dag, leveres neste virkedag, levering i morgen,
      leveres i morgen, hos deg i morgen, levering dagen etter, over natten levering, levert neste dag`,
    fi: `
      toimitus seuraavana päivänä, toimitus seuraavaksi päiväksi, toimitus seuraavana arkipäivänä, toimitus huomenna,
      perillä huomenna, perillä seuraavana, toimitetaan seuraavana, toimitetaan huomenna, seuraavan päivän toimitu*,
      sinulla jo huomenna, huomenna perillä`,
  },
  expressDelivery: {
    en: `
      express delivery, express shipping, express courier, express option, express service, delivered express,
      ships express, by express, expedited shipping, expedited delivery, priority shipping, priority delivery,
      rush delivery, rush shipping, rush order, fast track delivery, express dispatch`,
    de: `
      express, expressversand, expresslieferung*, expresszustellung, expressoption, per express, eilversand,
      eillieferung, eilzustellung, prioritätsversand, blitzversand, blitzlieferung, schnellversand, schnelllieferung`,
    fr: `
      livraison express, livraison expresse, envoi express, expédition express, en express, livraison chronopost,
      transporteur express, option express, livraison prioritaire, envoi prioritaire, livraison accélérée`,
    es: `
      envío exprés, envío express, envíos exprés, envíos express, entrega exprés, entrega express, envío urgente,
      envíos urgentes, entrega urgente, mensajería urgente, servicio urgente, servicio exprés, servicio express,
      transporte urgente, envío prioritario`,
    it: `
      spedizione express, spedizione espress*, spedizioni espress*, spedizioni express, consegna express,
      consegna espress*, corriere espresso, spedizione urgente, consegna urgente, spedizione prioritaria,
      consegna rapida express`,
    nl: `
      express levering, express verzending, expresslevering, expreslevering, expresverzending, expressverzending,
      expresbezorging, expressbezorging, spoedlevering*, spoedbezorging, spoedverzending, met spoed bezorgd,
      met spoed geleverd, snelverzending, per express, expresszending`,
    pl: `
      ekspres*, dostawa ekspresowa, dostawę ekspresową, wysyłka ekspresowa, kurier ekspres*, przesyłka ekspresowa,
      dostawa express, wysyłka express, kurier express, dostawa priorytetowa, przesyłka priorytetowa`,
    pt: `
      envio expresso, envios expresso, entrega expressa, entrega expresso, envio express, entrega express,
      frete expresso, envio urgente, entrega urgente, envio prioritário, entrega rápida expressa, sedex,
      transportadora expresso, entrega prioritária`,
    sv: 'expressleverans*, expressfrakt*, expressförsändelse*, express, skickas express, snabbleverans*, ilpaket',
    da: `
      ekspreslevering*, ekspresfragt, expreslevering, express levering, expressfragt, ekspresforsendelse*, ekspres,
      hasteordre*, hastelevering, hurtiglevering`,
    nb: `
      ekspresslevering*, ekspressfrakt, ekspress, ekspresspakke*, expresslevering, express levering, hasteordre*,
      hastelevering`,
    fi: `
      pikatoimitu*, pikalähety*, expresstoimitu*, express toimitu*, pikakuljetu*, express lähety*, express pakett*,
      ekspress*`,
  },
  weekendDelivery: {
    en: `
      weekend delivery, saturday delivery, sunday delivery, deliver on saturday*, deliver on sunday*,
      delivered on saturday*, delivered on sunday*, deliver at weekends, deliver on weekends,
      delivered at the weekend, delivered on weekends, delivery at weekends, delivery on saturday*,
      delivery on sunday*, delivery on weekends, seven days a week, 7 days a week, saturday deliveries`,
    de: `
      samstagszustellung*, samstagslieferung*, sonntagszustellung, sonntagslieferung, wochenendlieferung*,
      wochenendzustellung, lieferung am samstag, lieferung am wochenende, lieferung am sonntag,
      lieferung an samstagen, samstags geliefert, auch samstags, auch sonntags, am samstag geliefert,
      am wochenende geliefert, am sonntag geliefert, zustellung am samstag, zustellung am wochenende,
      lieferung auch samstags`,
    fr: `
      livraison le samedi, livraison le dimanche, livraison le week end, livraison le weekend, livré le samedi,
      livrés le samedi, livré le dimanche, livré le week end, livraison samedi, livraison du samedi,
      livrons le samedi, livrons le dimanche, 7j 7, 7 jours sur 7, livrons le week end`,
    es: `
      entrega en fin de semana, entrega los sábados, entrega el sábado, entrega en sábado, entregas en sábado,
      entrega los domingos, entregas los sábados, entregamos los sábados, entregamos los domingos,
      entregas en fin de semana, entregamos en fin de semana, entregas los fines de semana,
      entrega los fines de semana, envío en sábado, reparto en sábado`,
    it: `
      consegna di sabato, consegna il sabato, consegna nel weekend, consegna nel fine settimana, consegna sabato,
      consegna di domenica, consegna domenica, consegniamo di sabato, consegniamo il sabato,
      consegniamo anche il sabato, anche di sabato, consegne il sabato, consegne nel weekend, consegnato di sabato`,
    nl: `
      zaterdaglevering, zaterdagbezorging, weekendlevering, weekendbezorging, zondagbezorging, zondaglevering,
      op zaterdag bezorgd, op zaterdag geleverd, op zondag bezorgd, in het weekend bezorgd, in het weekend geleverd,
      ook op zaterdag, ook op zondag, bezorgd op zaterdag, bezorging op zaterdag, bezorging op zondag,
      levering op zaterdag, bezorging in het weekend, levering in het weekend, 7 dagen per week`,
    pl: `
      dostawa w sobotę, dostawa w soboty, dostawa w weekend*, dostawa w niedzielę, dostawy w sobotę,
      dostawy w soboty, dostawy w weekend*, dostawa weekendowa, dostawy weekendowe, doręczenie w sobotę,
      doręczenia w sobotę, dostarczamy w soboty, dostarczamy w weekend*, dostarczamy także w sobot*,
      paczka w weekend`,
    pt: `
      entrega ao sábado, entrega ao fim de semana, entrega aos fins de semana, entregas ao sábado,
      entregas ao fim de semana, entrega no sábado, entrega aos sábados, entrega aos domingos, entrega ao domingo,
      entrega no fim de semana, entregamos ao sábado, entregamos aos sábados, entregamos ao fim de semana,
      entregas aos sábados`,
    sv: `
      lördagsleverans*, helgleverans*, söndagsleverans*, leverans på lördag*, leverans på helg*, leverans lördag*,
      levereras på lördag*, levererar på lördag*, levererar på helg*, leverans under helg*, levereras på helg*`,
    da: `
      lørdagslevering, weekendlevering, søndagslevering, levering lørdag*, levering om lørdagen, levering i weekend*,
      leverer om lørdagen, leverer i weekend*, leveres om lørdagen, leveres i weekend*, levering på lørdag*`,
    nb: `
      lørdagslevering, helgelevering, søndagslevering, levering lørdag*, levering på lørdag*, levering i helg*,
      leverer på lørdag*, leverer i helg*, leveres på lørdag*, leveres i helg*`,
    fi: `
      lauantaitoimitu*, viikonlopputoimitu*, sunnuntaitoimitu*, toimitus lauantai*, toimitus viikonlop*,
      toimitamme lauantai*, toimitamme viikonlop*, toimitetaan lauantai*, toimitetaan viikonlop*,
      toimitus myös viikonlop*, toimitamme myös viikonlop*`,
  },
  chosenDeliverySlot: {
    en: `
      choose a delivery date, choose your delivery date, choose the delivery date, choose a delivery day,
      choose your delivery day, pick a delivery date, pick your delivery date, delivery slot*, delivery time slot*,
      time slot, time window, delivery window, nominated day, named day delivery, preferred delivery date,
      preferred delivery day, scheduled delivery, delivery appointment, by appointment, arrange a delivery date,
      evening delivery, delivery in the evening`,
    de: `
      wunschtermin*, wunschtag*, wunschliefertermin*, wunschlieferdatum, wunschzeit*, liefertermin wählen,
      liefertermin auswählen, liefertermin vereinbar*, terminlieferung*, zeitfenster*, terminvereinbarung,
      termin vereinbar*, terminabsprache, liefertermin abgestimmt, vereinbart ~ liefertermin, abendlieferung,
      abendzustellung, terminzustellung`,
    fr: `
      livraison sur rendez vous, sur rendez vous, prise de rendez vous, créneau*, choisir la date de livraison,
      choisissez la date de livraison, choisir votre date de livraison, choisir votre jour de livraison,
      choisissez votre créneau, date de livraison souhaitée, livraison programmée, livraison planifiée,
      livraison en soirée, livraison le soir`,
    es: `
      elegir la fecha de entrega, elige la fecha de entrega, elija la fecha de entrega, elegir el día de entrega,
      elige el día de entrega, franja horaria, franjas horarias, entrega programada, entrega con cita, cita previa,
      fecha de entrega a elegir, concertar la entrega, concertar una fecha, entrega concertada, programar la entrega,
      entrega por la tarde noche`,
    it: `
      scegliere la data di consegna, scegli la data di consegna, scegliere il giorno di consegna,
      scegli il giorno di consegna, fascia oraria, fasce orarie, consegna su appuntamento, su appuntamento,
      consegna programmata, consegna concordata, concordare la consegna, data di consegna desiderata,
      consegna serale, consegna al piano su appuntamento`,
    nl: `
      bezorgmoment*, tijdvak*, tijdslot*, kies ~ bezorgdag, kies ~ leverdatum, kies ~ bezorgdatum,
      zelf ~ leverdatum kiezen, zelf ~ bezorgdag kiezen, gewenste bezorgdag, gewenste leverdag, gewenste leverdatum,
      levering op afspraak, bezorging op afspraak, op afspraak geleverd, op afspraak bezorgd, avondlevering,
      avondbezorging, levermoment`,
    pl: `
      wybrać termin dostawy, wybierz termin dostawy, wybór terminu dostawy, wybrać dzień dostawy,
      wybrać datę dostawy, wybór daty dostawy, przedział godzinowy, przedziale godzinowym, okno czasowe,
      oknie czasowym, umówić termin dostawy, umówiony termin, umówionym terminie, dostawa na wybrany dzień,
      dostawa w wybranym dniu, dostawa wieczorem, dostawa na wybraną godzinę, termin dostawy ustal*`,
    pt: `
      escolher a data de entrega, escolha a data de entrega, escolher o dia de entrega, escolha o dia de entrega,
      escolher a data da entrega, entrega agendada, entrega com hora marcada, agendar a entrega,
      agendamento da entrega, janela horária, faixa horária, horário agendado, data de entrega à escolha,
      entrega à noite, agende a entrega`,
    sv: `
      välj leveransdag, välja leveransdag, välj leveransdatum, välja leveransdatum, välj leveranstid,
      välja leveranstid, tidsfönster, leveransfönster, tidsbokad leverans, boka leverans*, bokad leverans*,
      kvällsleverans*, önskad leveransdag, önskat leveransdatum, aviserad leverans`,
    da: `
      vælg leveringsdag, vælge leveringsdag, vælg leveringsdato, vælge leveringsdato, tidsrum for levering,
      leveringstidspunkt, tidsvindue*, ønsket leveringsdato, ønsket leveringsdag, aftenlevering,
      levering efter aftale, aftalt levering*, leveringsvindue`,
    nb: `
      velg leveringsdag, velge leveringsdag, velg leveringsdato, velge leveringsdato, leveringstidspunkt, tidsvindu*,
      leveringsvindu*, ønsket leveringsdato, ønsket leveringsdag, kveldslevering, levering etter avtale,
      avtalt levering*`,
    fi: `
      valita toimituspäiv*, valitse toimituspäiv*, toivottu toimituspäiv*, toimitusajankoh*, aikaikkuna*,
      toimitusikkuna*, sovittuna aikana, sovittu toimitus*, iltatoimitu*, toimitus sovittaessa, sovitaan toimitusa*,
      sovi toimitusa*`,
  },
  readyToShip: {
    en: `
      ready to ship, ready for dispatch, ready to dispatch, ships immediately, ship immediately, shipped immediately,
      dispatched immediately, available immediately, immediately available, available for immediate,
      immediate delivery, immediate dispatch, immediate shipping, ships right away, ships straight away,
      ship right away, ship straight away, can ship right away, available right away, available now,
      in stock and ready`,
    de: `
      sofort lieferbar*, sofort verfügbar*, sofort versandfertig, sofort versandbereit, versandbereit, versandfertig,
      sofortversand, sofort verschickt, sofort versandt, sofort versendet, umgehend verschickt, umgehend versandt,
      umgehend versendet, direkt lieferbar*, ab lager lieferbar*, sofortlieferung, sofort zum versand`,
    fr: `
      expédition immédiate, livraison immédiate, disponible immédiatement, immédiatement disponible*,
      expédié immédiatement, expédiée immédiatement, prêt à être expédié*, prêt à partir, prêt à l envoi,
      disponibilité immédiate, envoi immédiat, prête à être expédié*, prêts à être expédié*, disponible de suite,
      disponible tout de suite`,
    es: `
      disponibilidad inmediata, entrega inmediata, envío inmediato, disponible de inmediato,
      disponible inmediatamente, listo para enviar, lista para enviar, listos para enviar, listas para enviar,
      listo para el envío, se envía de inmediato, sale de inmediato, disponible para envío inmediato,
      lista para envío, listo para envío`,
    it: `
      disponibilità immediata, consegna immediata, spedizione immediata, pronta consegna, subito disponibil*,
      disponibil* subito, disponibil* immediatamente, immediatamente disponibil*, pronto per la spedizione,
      pronta per la spedizione, pronti per la spedizione, pronte per la spedizione, pronto per essere spedito,
      spedito subito, spedito immediatamente`,
    nl: `
      direct leverbaar, direct leverbare, direct beschikbaar, direct verzonden, direct verstuurd, meteen leverbaar,
      meteen verzonden, onmiddellijk leverbaar, onmiddellijk beschikbaar, klaar voor verzending,
      uit voorraad leverbaar, leverbaar uit voorraad, verzendklaar, per direct leverbaar`,
    pl: `
      dostępn* od ręki, wysyłka od ręki, od ręki, dostępn* od zaraz, natychmiastowa wysyłka, wysyłka natychmiast*,
      wysyłamy natychmiast*, gotow* do wysyłki, dostępn* natychmiast*, wysyłka od zaraz, natychmiast dostępn*,
      do natychmiastowej wysyłki`,
    pt: `
      pronta entrega, disponibilidade imediata, entrega imediata, envio imediato, disponível imediatamente,
      disponíveis imediatamente, disponível de imediato, pronto para envio, pronta para envio, pronto a enviar,
      pronta a enviar, prontos para envio, imediatamente disponív*, envio imediatamente`,
    sv: `
      skickas omgående, skickas direkt, skickas genast, omgående leverans*, direkt leverans från lager,
      redo att skickas, finns för omgående leverans, tillgänglig omgående, tillgänglig direkt, kan skickas direkt,
      klar att skickas, kan levereras omgående`,
    da: `
      klar til afsendelse, klar til levering, klar til at blive sendt, sendes straks, afsendes straks,
      kan leveres straks, straks levering, til omgående levering, kan sendes med det samme, sendes med det samme,
      omgående levering`,
    nb: `
      klar til å sendes, klar for sending, klar for levering, sendes umiddelbart, sendes straks, sendes med en gang,
      kan leveres umiddelbart, kan sendes med en gang, umiddelbar levering, tilgjengelig umiddelbart,
      klar til sending`,
    fi: `
      heti toimitettav*, heti saatavi*, toimitus heti, toimitetaan heti, lähetetään heti, valmis toimitettavaksi,
      valmiina toimitukseen, valmiina lähetettäväksi, saatavilla heti, välitön toimitus, heti valmiina toimitukseen,
      lähetysvalm*, toimitettavissa heti`,
  },
};
