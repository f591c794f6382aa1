import type { ConceptTable } from './concept-table.ts';

/** Delivery: methods, times and destinations. */
export const DELIVERY: ConceptTable = {
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
