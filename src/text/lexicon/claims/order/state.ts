import type { ConceptTable } from '../concept-table.ts';

/** The state of the shopper's order, and the changes that are still possible. */
export const ORDER_STATE: ConceptTable = {
  orderShipped: {
    en: `
      order has shipped, order has been shipped, order was shipped, order has been dispatched, order has been sent,
      parcel has been sent, package has been shipped, already been shipped, already been dispatched,
      order is on its way, parcel is on its way, package is on its way, is on its way to you, out for delivery,
      left our warehouse, we ve shipped your, we have shipped your, we ve dispatched`,
    de: `
      bestellung wurde ~ versandt, bestellung wurde ~ verschickt, bestellung wurde ~ versendet,
      paket wurde ~ versandt, paket wurde ~ verschickt, bestellung ist ~ unterwegs, paket ist ~ unterwegs,
      sendung ist ~ unterwegs, ist auf dem weg zu ihnen, ist auf dem weg zu dir, hat unser lager verlassen,
      in zustellung, bereits versandt worden, bereits verschickt, wurde bereits versandt`,
    fr: `
      commande a ~ été expédiée, colis a ~ été expédié, commande vient d être expédiée, commande est partie,
      colis est parti, avons expédié votre, commande est en route, colis est en route, en cours d acheminement,
      en cours de livraison, a quitté notre entrepôt, déjà été expédié*`,
    es: `
      pedido ha sido enviado, pedido ya ~ enviado, pedido ya ha salido, pedido fue enviado, pedido se ha enviado,
      paquete ~ ha salido, ha salido de nuestro almacén, hemos enviado ~ pedido, pedido está en camino,
      paquete está en camino, pedido ~ de camino, está en reparto, pedido ha sido despachado`,
    it: `
      ordine è stato spedito, ordine è già stato spedito, pacco è stato spedito, ordine è partito, pacco è partito,
      ordine è in viaggio, pacco è in viaggio, ha lasciato il nostro magazzino, abbiamo spedito ~ ordine,
      abbiamo già spedito, pacco ~ in consegna, ordine ~ in consegna`,
    nl: `
      bestelling is ~ verzonden, bestelling is ~ verstuurd, pakket is ~ verzonden, pakketje is ~ verzonden,
      pakket is ~ verstuurd, bestelling is onderweg, pakket is onderweg, pakketje is onderweg, is onderweg naar je,
      is onderweg naar u, heeft ons magazijn verlaten, hebben je bestelling verzonden, al verzonden`,
    pl: `
      zamówienie zostało ~ wysłane, paczka została ~ wysłana, przesyłka została ~ wysłana,
      zamówienie zostało ~ nadane, paczka została ~ nadana, paczka jest ~ w drodze, zamówienie jest ~ w drodze,
      przesyłka jest ~ w drodze, wysłaliśmy ~ zamówienie, wysłaliśmy ~ paczkę, opuścił* ~ magazyn, już wysłan*`,
    pt: `
      pedido foi enviado, pedido já foi enviado, encomenda foi enviada, encomenda já foi enviada, foi expedid*,
      foi despachad*, já foi expedid*, encomenda está a caminho, pedido está a caminho, saiu para entrega,
      saiu do nosso armazém, enviámos a sua encomenda, já seguiu`,
    sv: `
      beställning har skickats, order har skickats, paket har skickats, paketet har skickats, beställning är skickad,
      paketet är på väg, beställning är på väg, har lämnat vårt lager, vi har skickat din, redan skickats,
      är på väg till dig`,
    da: `
      ordre er afsendt, ordre er sendt, ordre er blevet sendt, pakke er afsendt, pakken er afsendt, pakke er sendt,
      pakken er sendt, pakke er på vej, pakken er på vej, ordre er på vej, er på vej til dig, har forladt vores lager,
      vi har afsendt`,
    nb: `
      ordren er sendt, bestillingen er sendt, bestillingen din er sendt, pakken er sendt, pakken din er sendt,
      pakken er på vei, pakken din er på vei, bestillingen ~ er på vei, er på vei til deg, har forlatt lageret,
      vi har sendt bestillingen`,
    fi: `
      tilauksesi on lähetetty, tilaus on lähetetty, paketti on lähetetty, pakettisi on lähetetty,
      tilauksesi on ~ matkalla, pakettisi on ~ matkalla, paketti on ~ matkalla, on lähtenyt varasto*,
      lähti varastolta*, lähetimme tilauk*, on jo lähetetty, matkalla luoksesi`,
  },
  orderArrives: {
    en: `
      your order will arrive, your order arrives, your order should arrive, your parcel will arrive,
      your package will arrive, your parcel should arrive, your package should arrive, it will arrive, it ll arrive,
      it should arrive, will be with you, you ll receive your order, you will receive your order, you ll receive it,
      you ll have it by, expected to arrive, estimated to arrive, due to arrive, arrives tomorrow`,
    de: `
      bestellung kommt ~ an, bestellung trifft ~ ein, paket kommt ~ an, paket trifft ~ ein, wird ihnen ~ zugestellt,
      wird dir ~ zugestellt, wird voraussichtlich ~ geliefert, wird voraussichtlich ~ zugestellt,
      wird voraussichtlich ~ eintreffen, kommt voraussichtlich ~ an, sollte ~ bei ihnen sein, sollte ~ bei dir sein,
      sollte ~ ankommen, erhalten ~ ihre bestellung, ist morgen bei ihnen, ist morgen bei dir`,
    fr: `
      commande arrivera, commande arrive, commande devrait arriver, colis arrivera, colis arrive,
      colis devrait arriver, sera livrée ~ chez vous, vous sera livré*, vous recevrez votre commande,
      vous recevrez votre colis, vous le recevrez, vous la recevrez, livraison est prévue, livraison prévue,
      arrivée prévue`,
    es: `
      pedido llegará, pedido te llegará, pedido le llegará, pedido llega, pedido debería llegar, paquete llegará,
      recibirás tu pedido, recibirá su pedido, lo recibirás, lo recibirá, entrega está prevista, entrega prevista,
      llegada prevista, será entregado, te llegará el pedido, te llegará a casa, le llegará a casa`,
    it: `
      ordine arriverà, ordine arriva, ordine dovrebbe arrivare, pacco arriverà, pacco arriva, pacco dovrebbe arrivare,
      riceverai ~ ordine, riceverà ~ ordine, riceverai il pacco, lo riceverai, la riceverai, consegna è prevista,
      consegna prevista, arrivo previsto, sarà consegnato, ti arriverà a casa, le arriverà a casa`,
    nl: `
      bestelling komt ~ aan, pakket komt ~ aan, pakketje komt ~ aan, bestelling arriveert, bestelling wordt ~ bezorgd,
      bestelling wordt ~ geleverd, pakket wordt ~ bezorgd, pakketje wordt ~ bezorgd, je ontvangt je bestelling,
      u ontvangt uw bestelling, wordt naar verwachting, verwachte levering, verwachte leverdatum,
      je hebt het ~ in huis, morgen in huis`,
    pl: `
      zamówienie dotrze, zamówienie przyjdzie, zamówienie powinno dotrzeć, paczka dotrze, paczka przyjdzie,
      paczka powinna dotrzeć, przesyłka dotrze, przesyłka powinna dotrzeć, zostanie dostarczon*, otrzymasz zamówienie,
      otrzyma pani zamówienie, otrzyma pan zamówienie, dotrze do ciebie, przewidywana dostawa,
      przewidywana data dostawy, planowana dostawa`,
    pt: `
      encomenda chega, encomenda chegará, encomenda deve chegar, encomenda deverá chegar, pedido chega,
      pedido chegará, pedido deve chegar, pedido vai chegar, encomenda vai chegar, receberá a sua encomenda,
      receberá o seu pedido, vai receber a ~ encomenda, você receberá, será entregue, entrega está prevista,
      entrega prevista, previsão de entrega`,
    sv: `
      beställning kommer fram, beställning anländer, beställning kommer att levereras, paketet kommer ~ fram,
      paketet anländer, paketet levereras, beställning levereras, beräknas komma fram, beräknas levereras,
      beräknad leverans, du får din beställning, du får ditt paket, bör vara hos dig, är framme hos dig`,
    da: `
      ordre ankommer, pakke ankommer, pakken ankommer, ordre kommer frem, ordre bliver leveret, pakke bliver leveret,
      pakken bliver leveret, pakken kommer ~ frem, forventes leveret, forventet levering, du modtager din ordre,
      du modtager din pakke, du modtager pakken, er hos dig`,
    nb: `
      bestillingen ~ kommer frem, bestillingen ~ ankommer, pakken ~ ankommer, pakken ~ kommer frem,
      bestillingen ~ blir levert, pakken ~ blir levert, forventes levert, forventet levering, du mottar bestillingen,
      du får bestillingen, du mottar pakken, du får pakken, er hos deg`,
    fi: `
      tilauksesi saapuu, tilaus saapuu, tilauksesi toimitetaan, tilaus toimitetaan, pakettisi saapuu, paketti saapuu,
      paketti toimitetaan, saapuu sinulle, saat tilauksesi, saat paketin, on perillä, arvioitu toimituspäivä,
      arvioitu toimitus, arvioitu saapumi*`,
  },
  orderCancelled: {
    en: `
      order has been cancelled, order has been canceled, order was cancelled, order was canceled, order is cancelled,
      order is canceled, i ve cancelled, i ve canceled, i have cancelled, i have canceled, we ve cancelled,
      we ve canceled, we have cancelled, we have canceled, cancelled your order, canceled your order, i ll cancel,
      i will cancel, i can cancel, cancel it for you, cancel the order for you, cancel your order for you`,
    de: `
      bestellung wurde ~ storniert, bestellung ist ~ storniert, auftrag wurde ~ storniert, habe ~ storniert,
      habe ich ~ storniert, haben wir ~ storniert, haben ~ bestellung storniert, storniere ich, ich storniere,
      kann ich ~ stornieren, kann ~ bestellung ~ stornieren, wir stornieren, für sie storniert, für dich storniert`,
    fr: `
      commande a ~ été annulée, commande est annulée, j ai annulé, nous avons annulé, je viens d annuler, j annule,
      je peux annuler, je vais annuler, nous annulons, annuler votre commande pour vous, annulation est effectuée,
      annulation a été effectuée, annulation est confirmée`,
    es: `
      pedido ha sido cancelado, pedido fue cancelado, pedido está cancelado, pedido ha sido anulado, he cancelado,
      he anulado, hemos cancelado, hemos anulado, cancelé tu pedido, cancelé su pedido, voy a cancelar,
      puedo cancelar, te cancelo, le cancelo, cancelación está confirmada, cancelación confirmada`,
    it: `
      ordine è stato annullato, ordine è stato cancellato, ordine è annullato, ho annullato, ho cancellato,
      abbiamo annullato, abbiamo cancellato, posso annullare, annullo subito, annullo il tuo, annullo il suo,
      annullerò, annullamento è confermato, annullamento confermato`,
    nl: `
      bestelling is geannuleerd, bestelling is voor ~ geannuleerd, heb ~ geannuleerd, heb je bestelling ~ geannuleerd,
      heb uw bestelling ~ geannuleerd, hebben ~ geannuleerd, order is geannuleerd, ik annuleer, annuleer ik,
      kan ~ annuleren voor je, kan ~ bestelling ~ annuleren, ik kan ~ annuleren`,
    pl: `
      zamówienie zostało ~ anulowane, zamówienie jest anulowane, anulowałem, anulowałam, anulowaliśmy, anuluję,
      mogę anulować, anulujemy, zamówienie zostało ~ odwołane, anulowanie zostało, anulowano`,
    pt: `
      pedido foi cancelado, pedido já foi cancelado, encomenda foi cancelada, encomenda já foi cancelada, cancelei,
      cancelámos, já cancelamos, posso cancelar, vou cancelar, cancelo já, cancelamento foi, cancelamento confirmado,
      anulei`,
    sv: `
      beställning har avbokats, beställning är avbokad, beställning har avbeställts, beställning är avbeställd,
      beställning har annullerats, beställning är annullerad, beställning är makulerad, jag har avbokat,
      jag har avbeställt, jag har annullerat, vi har avbokat, vi har annullerat, jag avbokar, jag kan avboka,
      jag kan annullera`,
    da: `
      ordre er annulleret, ordre er blevet annulleret, bestilling er annulleret, jeg har annulleret,
      vi har annulleret, jeg annullerer, jeg kan annullere, jeg har afbestilt, har ~ annulleret din ordre,
      annulleret ordren, har slettet din ordre`,
    nb: `
      bestillingen ~ er kansellert, ordren ~ er kansellert, bestillingen ~ har blitt kansellert, jeg har kansellert,
      vi har kansellert, jeg kansellerer, jeg kan kansellere, jeg har avbestilt, bestillingen ~ er avbestilt,
      ordren ~ er annullert`,
    fi: `
      tilaus on peruttu, tilauksesi on peruttu, tilaus on peruutettu, tilauksesi on peruutettu, olen perunut,
      olen peruuttanut, olemme perun*, olemme peruutta*, peruin, peruutin tilauk*, voin perua, voin peruuttaa,
      perun tilauk*, peruutan tilauk*`,
  },
  refundIssued: {
    en: `
      i ve refunded, i have refunded, we ve refunded, we have refunded, i ve issued a refund, i have issued a refund,
      issued ~ refund, refund has been issued, refund has been processed, refund has been initiated,
      refund was issued, refund was processed, refund is on its way, has been refunded, processed your refund,
      initiated ~ refund, i ll refund, i will refund, i can refund, your refund will`,
    de: `
      erstattung wurde ~ veranlasst, rückerstattung wurde ~ veranlasst, erstattung wurde ~ angewiesen,
      rückerstattung ist ~ veranlasst, habe ~ erstattet, haben ~ erstattet, haben ihnen ~ erstattet,
      haben dir ~ erstattet, wurde ~ erstattet, betrag wurde ~ zurückerstattet, habe ~ erstattung veranlasst,
      habe ~ rückerstattung veranlasst, veranlasse ~ erstattung, veranlasse ~ rückerstattung, geld ist ~ unterwegs,
      haben ~ zurücküberwiesen`,
    fr: `
      j ai remboursé, nous avons remboursé, je vous rembourse, vous avez été remboursé*, commande a été remboursée,
      remboursement a ~ été effectué, remboursement a ~ été émis, remboursement a ~ été lancé,
      remboursement est effectué, remboursement est en cours, j ai lancé le remboursement,
      j ai effectué le remboursement, je peux vous rembourser, a été remboursé*`,
    es: `
      he reembolsado, hemos reembolsado, te he reembolsado, le he reembolsado, te hemos devuelto el dinero,
      te hemos devuelto el importe, le hemos devuelto el importe, ha sido reembolsado, reembolso ha sido,
      reembolso se ha, reembolso está en proceso, reembolso está en curso, he tramitado ~ reembolso,
      hemos tramitado ~ reembolso, he procesado ~ reembolso, voy a reembolsar*, tu reembolso llegará`,
    it: `
      ho rimborsato, abbiamo rimborsato, ti ho rimborsato, è stato rimborsato, rimborso è stato ~ effettuato,
      rimborso è stato ~ emesso, rimborso è stato ~ avviato, rimborso è in corso, ho avviato il rimborso,
      ho effettuato il rimborso, abbiamo effettuato il rimborso, abbiamo emesso il rimborso, posso rimborsar*`,
    nl: `
      heb ~ terugbetaald, hebben ~ terugbetaald, is ~ terugbetaald, heb ~ teruggestort, hebben ~ teruggestort,
      is ~ teruggestort, terugbetaling is ~ verwerkt, terugbetaling is ~ gestart, terugbetaling is onderweg,
      geld is onderweg, stort ~ bedrag terug, terugbetaling in gang gezet, ik betaal ~ terug`,
    pl: `
      zwróciliśmy pieniądze, zwróciliśmy ~ kwotę, zwróciłem pieniądze, zwróciłam pieniądze, zwrot został ~ zlecony,
      zwrot pieniędzy został, zwrot środków został, zleciłem zwrot, zleciłam zwrot, zleciliśmy zwrot,
      zwrot środków jest w drodze, środki zostały zwrócone, pieniądze zostały zwrócone, zlecę zwrot`,
    pt: `
      reembolsei, já reembolsámos, reembolsámos, foi reembolsad*, reembolso foi ~ emitido, reembolso foi ~ processado,
      reembolso foi ~ efetuado, reembolso já foi, reembolso está em processamento, reembolso está a ser processado,
      estornamos, estorno foi, processei o ~ reembolso, processámos o ~ reembolso, solicitei o ~ reembolso,
      vou reembolsar, posso reembolsar`,
    sv: `
      har återbetalat, har återbetalats, är återbetald, återbetalning har gjorts, återbetalning är gjord,
      återbetalningen är gjord, återbetalningen har ~ genomförts, återbetalningen är på väg, jag återbetalar,
      pengarna är återbetalda, pengarna är på väg tillbaka, har betalat tillbaka`,
    da: `
      har refunderet, er refunderet, er blevet refunderet, refunderingen er, refundering er sendt, har tilbagebetalt,
      er tilbagebetalt, pengene er refunderet, pengene er på vej tilbage, pengene er sendt retur, jeg refunderer,
      tilbagebetalingen er`,
    nb: `
      har refundert, er refundert, er blitt refundert, refusjonen er, refunderingen er, har tilbakebetalt,
      er tilbakebetalt, pengene er refundert, pengene er på vei tilbake, jeg refunderer, tilbakebetalingen er`,
    fi: `
      olen hyvittänyt, olemme hyvittän*, olen palauttanut rahat, olemme palauttaneet rahat, hyvitys on tehty,
      hyvitys on maksettu, hyvitys on matkalla, palautus on maksettu, rahat on palautettu, summa on palautettu,
      on hyvitetty, hyvitin, hyvitimme, palautimme rahat`,
  },
  orderChangePossible: {
    en: `
      change your order, modify your order, amend your order, edit your order, order can be changed,
      order can be modified, order can still be changed, changes to your order, change the order,
      changes are possible until`,
    de: `
      bestellung ~ ändern, bestellung ~ anpassen, bestellung kann ~ geändert werden, änderungen an ~ bestellung,
      änderung ~ bestellung, bestellung lässt sich ~ ändern, bestelländerung*`,
    fr: `
      modifier votre commande, modifier la commande, modification de ~ commande, changer votre commande,
      commande peut ~ être modifiée, modification possible`,
    es: `
      modificar tu pedido, modificar su pedido, modificar el pedido, cambiar tu pedido, cambiar el pedido,
      pedido se puede modificar, pedido puede modificarse, cambios en ~ pedido`,
    it: `
      modificare l ordine, modificare il tuo ordine, modificare il suo ordine, cambiare l ordine,
      ordine può ~ essere modificato, modifiche all ordine, modifica dell ordine`,
    nl: `
      bestelling ~ wijzigen, bestelling ~ aanpassen, bestelling kan ~ worden gewijzigd,
      bestelling kan ~ worden aangepast, wijzigingen in ~ bestelling, wijziging van ~ bestelling,
      wijzigen is ~ mogelijk`,
    pl: `
      zmienić zamówienie, zmienić swoje zamówienie, zmodyfikować zamówienie, zmiana zamówienia, zmiany w zamówieniu,
      zmiany zamówienia, edytować zamówienie, edycja zamówienia, zamówienie można ~ zmienić`,
    pt: `
      alterar a ~ encomenda, alterar o ~ pedido, modificar a ~ encomenda, modificar o ~ pedido, mudar o pedido,
      alterações à encomenda, alteração do pedido, alterações no pedido, encomenda pode ~ ser alterada,
      pedido pode ~ ser alterado`,
    sv: 'ändra din beställning, ändra beställningen, ändra din order, ändra ordern, ändringar i beställningen',
    da: 'ændre din ordre, ændre ordren, ændre din bestilling, ændringer i ~ ordre, rette i ordren',
    nb: 'endre bestillingen, endre ordren, endre bestillingen din, endringer i bestillingen',
    fi: `
      muuttaa tilausta, muuttaa tilaustasi, muokata tilausta, muokata tilaustasi, tilauksen muuttaminen,
      tilauksen muokkaaminen`,
  },
  orderCancelPossible: {
    en: `
      order can be cancelled, order can be canceled, cancel your order, cancel the order, cancel free of charge before`,
    de: `
      bestellung kann ~ storniert werden, bestellung ~ stornieren, bestellung lässt sich ~ stornieren,
      stornierung ~ möglich, stornierung ~ bestellung`,
    fr: `
      commande peut ~ être annulée, annuler votre commande, annuler la commande, annulation de ~ commande,
      annulation possible`,
    es: `
      cancelar tu pedido, cancelar su pedido, cancelar el pedido, anular el pedido, anular tu pedido,
      pedido se puede cancelar, pedido puede cancelarse`,
    it: `
      annullare l ordine, annullare il tuo ordine, annullare il suo ordine, cancellare l ordine,
      ordine può ~ essere annullato, annullamento dell ordine`,
    nl: `
      bestelling ~ annuleren, bestelling kan ~ worden geannuleerd, annulering van ~ bestelling,
      annuleren is ~ mogelijk`,
    pl: 'anulować zamówienie, anulować swoje zamówienie, anulowanie zamówienia, zamówienie można ~ anulować',
    pt: `
      cancelar a ~ encomenda, cancelar o ~ pedido, anular a encomenda, cancelamento do pedido,
      cancelamento da encomenda, pedido pode ~ ser cancelado`,
    sv: `
      avboka din beställning, avboka beställningen, avbeställa, annullera beställningen, annullera ordern,
      avbeställa ordern, beställningen kan avbokas`,
    da: `
      annullere din ordre, annullere ordren, annullere din bestilling, afbestille, ordren kan annulleres,
      annullering af ordre*`,
    nb: `
      kansellere bestillingen, kansellere ordren, avbestille, avbestilling, bestillingen kan kanselleres, kansellering`,
    fi: `
      perua tilauksen, perua tilauksesi, peruuttaa tilauksen, peruuttaa tilauksesi, tilauksen peruutta*,
      tilauksen peruminen`,
  },
  orderPlaced: {
    en: `
      i ve placed ~ order, i have placed ~ order, we ve placed ~ order, placed the order for you,
      order has been placed, order was placed, order is confirmed, order has been confirmed, received your order,
      i ve ordered, i ll place the order, i ll order it for you, i can place the order, i can order it for you,
      order it for you`,
    de: `
      bestellung wurde ~ aufgegeben, bestellung ist ~ eingegangen, bestellung ist ~ bestätigt,
      bestellung wurde ~ bestätigt, habe ~ bestellung ~ aufgegeben, habe ~ für sie bestellt, habe ~ für dich bestellt,
      bestelle ~ für sie, bestelle ~ für dich, für sie bestellen, für dich bestellen, gebe ~ bestellung ~ auf,
      bestellung ~ erhalten, bestellung ~ aufgenommen`,
    fr: `
      j ai passé la commande, j ai passé votre commande, commande a ~ été passée, commande est confirmée,
      commande a ~ été enregistrée, commande a ~ été confirmée, commande est enregistrée, je passe la commande,
      j ai commandé pour vous, je vous le commande, commander pour vous, bien reçu votre commande`,
    es: `
      he realizado el pedido, he hecho el pedido, he hecho tu pedido, pedido ha sido realizado,
      pedido está confirmado, pedido ha sido confirmado, pedido confirmado, hemos recibido tu pedido,
      hemos recibido su pedido, te lo pido, he tramitado el pedido, hago el pedido por ti, puedo hacer el pedido`,
    it: `
      ho effettuato l ordine, ho fatto l ordine, ho inserito l ordine, ordine è stato effettuato, ordine è confermato,
      ordine è stato confermato, ordine confermato, abbiamo ricevuto il tuo ordine, abbiamo ricevuto il suo ordine,
      lo ordino per te, ho ordinato per te, posso ordinarlo per te, effettuo l ordine`,
    nl: `
      bestelling is geplaatst, bestelling is ~ bevestigd, heb ~ bestelling ~ geplaatst, bestelling voor je geplaatst,
      heb ~ voor je besteld, heb ~ voor u besteld, bestel ~ voor je, bestelling ontvangen,
      plaats ~ bestelling voor je, kan ~ voor je bestellen, bestelling voor je plaatsen`,
    pl: `
      złożyłem ~ zamówienie, złożyłam ~ zamówienie, zamówienie zostało ~ złożone, zamówienie zostało ~ przyjęte,
      zamówienie jest ~ potwierdzone, zamówienie zostało ~ potwierdzone, otrzymaliśmy ~ zamówienie, zamówiłem dla,
      zamówiłam dla, zamówię dla, złożę zamówienie`,
    pt: `
      fiz a encomenda, fiz o pedido, fiz o seu pedido, encomenda foi feita, encomenda está confirmada,
      encomenda foi confirmada, pedido foi feito, pedido está confirmado, pedido foi confirmado, pedido confirmado,
      recebemos a sua encomenda, recebemos o seu pedido, recebemos seu pedido, posso fazer o pedido,
      posso fazer a encomenda, faço o pedido para, encomendei para si`,
    sv: `
      beställningen är lagd, beställning är lagd, lagt beställningen, lagt en beställning, beställningen är bekräftad,
      din beställning är bekräftad, beställt åt dig, beställer åt dig, mottagit din beställning, lägger beställningen,
      beställa den åt dig`,
    da: `
      ordren er afgivet, ordre er bekræftet, ordren er bekræftet, bestillingen er bekræftet, har bestilt ~ til dig,
      lagt en ordre, afgivet ordren, bestiller ~ til dig, bestille ~ til dig, modtaget din ordre,
      modtaget din bestilling`,
    nb: `
      bestillingen er lagt inn, ordren er lagt inn, bestillingen ~ er bekreftet, ordren ~ er bekreftet,
      lagt inn bestillingen, lagt inn en bestilling, har bestilt ~ til deg, har bestilt ~ for deg,
      bestiller ~ for deg, bestille ~ for deg, mottatt bestillingen`,
    fi: `
      tilaus on tehty, tilauksesi on vahvistettu, tilaus on vahvistettu, tein tilauksen, olen tehnyt tilauksen,
      tilasin sinulle, teen tilauksen, voin tilata sinulle, tilaan sinulle, olemme vastaanottaneet tilauksesi,
      tilauksesi on vastaanotettu`,
  },
  addedToCart: {
    en: `
      added ~ to your cart, added ~ to your basket, added ~ to your bag, put ~ in your cart, put ~ in your basket,
      add ~ to your cart for you, i ll add ~ to your cart, i ll add ~ to your basket, in your cart now,
      is in your cart, is in your basket, added to your wishlist, added to the cart, added to the basket`,
    de: `
      in den warenkorb gelegt, in ihren warenkorb gelegt, in deinen warenkorb gelegt, zum warenkorb hinzugefügt,
      ihrem warenkorb hinzugefügt, deinem warenkorb hinzugefügt, dem warenkorb hinzugefügt, lege ~ in den warenkorb,
      lege ~ in ihren warenkorb, lege ~ in deinen warenkorb, liegt ~ in ihrem warenkorb, liegt ~ in deinem warenkorb,
      auf ihren merkzettel gesetzt`,
    fr: `
      ajouté ~ à votre panier, ajouté à votre panier, ajouté ~ au panier, ajoute ~ à votre panier, ajoute ~ au panier,
      mis ~ dans votre panier, mets ~ dans votre panier, est dans votre panier, ajouter ~ à votre panier pour vous,
      dans ton panier`,
    es: `
      añadido ~ a tu carrito, añadido ~ al carrito, añadido ~ a la cesta, añadido ~ a tu cesta, añadido ~ a su cesta,
      añadido ~ a su carrito, agregado ~ al carrito, agregado ~ a tu carrito, lo añado al carrito,
      lo añado a la cesta, te lo añado, está en tu carrito, está en tu cesta, metido en el carrito`,
    it: `
      aggiunto ~ al carrello, aggiunto ~ al tuo carrello, aggiunto ~ al suo carrello, messo ~ nel carrello,
      messo ~ nel tuo carrello, lo aggiungo al carrello, la aggiungo al carrello, aggiungo ~ al tuo carrello,
      è nel tuo carrello, è nel suo carrello, inserito nel carrello`,
    nl: `
      in je winkelwagen gelegd, in uw winkelwagen gelegd, in je winkelmand gelegd, in je winkelmandje gelegd,
      in de winkelwagen gelegd, toegevoegd aan je winkelwagen, toegevoegd aan uw winkelwagen,
      toegevoegd aan je winkelmand*, aan je winkelwagen toegevoegd, leg ~ in je winkelwagen, leg ~ in je winkelmand*,
      zit in je winkelwagen, zit in je winkelmand*`,
    pl: `
      dodałem ~ do koszyka, dodałam ~ do koszyka, dodaliśmy ~ do koszyka, dodam ~ do koszyka, dodano do koszyka,
      dodany do koszyka, dodane do koszyka, jest ~ w koszyku, jest ~ w twoim koszyku, włożyłem ~ do koszyka,
      włożyłam ~ do koszyka`,
    pt: `
      adicionei ~ ao ~ carrinho, adicionei ao seu carrinho, adicionado ao carrinho, adicionada ao carrinho,
      adicionado ao seu carrinho, coloquei ~ no ~ carrinho, coloquei no seu carrinho, está no seu carrinho,
      já está no carrinho, adiciono ao carrinho, pus no carrinho, pus no seu cesto`,
    sv: `
      lagt ~ i varukorgen, lagt ~ i din varukorg, lagt ~ i kundvagnen, lagt ~ i din kundvagn, lägger ~ i varukorgen,
      lägger ~ i din varukorg, ligger i din varukorg, ligger i din kundvagn`,
    da: `
      lagt ~ i kurven, lagt ~ i din kurv, lagt ~ i din indkøbskurv, lægger ~ i kurven, lægger ~ i din kurv,
      ligger i din kurv, tilføjet til kurven, føjet til din kurv`,
    nb: `
      lagt ~ i handlekurven, lagt ~ i kurven, legger ~ i handlekurven, legger ~ i kurven, ligger i handlekurven,
      lagt til i handlekurven`,
    fi: `
      lisäsin ~ ostoskoriin, lisäsin ~ ostoskoriisi, laitoin ~ ostoskoriin, laitoin ~ ostoskoriisi,
      lisätty ostoskoriin, lisätty ostoskoriisi, lisään ~ ostoskoriin, lisään ~ ostoskoriisi, on ostoskorissasi`,
  },
};
