import type { ConceptTable } from '../concept-table.ts';

/** Actions that the assistant or the staff claim to have done, or promise. */
export const PROMISES: ConceptTable = {
  reserved: {
    en: `
      reserved ~ for you, reserve ~ for you, i ve reserved, i have reserved, we ve reserved, i ll reserve,
      i can reserve, set ~ aside for you, put ~ aside for you, i ve set ~ aside, i ve put ~ aside, i ll set ~ aside,
      i ll put ~ aside, set one aside, put one aside, hold ~ for you, holding ~ for you, put ~ on hold`,
    de: `
      für sie reserviert, für dich reserviert, ihnen ~ reserviert, dir ~ reserviert, habe ~ reserviert,
      haben ~ reserviert, ich reserviere, reserviere ich, reserviere ihnen, reserviere dir, wir reservieren,
      kann ~ reservieren, für sie zurückgelegt, für dich zurückgelegt, habe ~ zurückgelegt, habe ~ eines zurückgelegt,
      ich lege ~ zurück, lege ich ihnen ~ zurück, lege ich dir ~ zurück, wir legen ~ zurück, für sie zurücklegen,
      für dich zurücklegen, habe ~ beiseite gelegt`,
    fr: `
      je vous ~ réserve, je te ~ réserve, je vous ~ réservé, je t en ai réservé, vous en ai réservé, j ai réservé,
      nous avons réservé, nous vous ~ réservons, réservé pour vous, réservé à votre nom, mis de côté, mets de côté,
      mettons de côté, vous en mettre ~ de côté, mettre ~ de côté, je peux vous ~ réserver, je peux réserver`,
    es: `
      te he reservado, le he reservado, he reservado, hemos reservado, te reservo, le reservo, te lo reservo,
      se lo reservo, te reservamos, le reservamos, reservado para ti, reservado para usted, reservado a tu nombre,
      reservado a su nombre, puedo reservar*, te he apartado, lo he apartado, te aparto, te lo aparto, te guardo uno,
      te he guardado`,
    it: `
      ti ho riservato, le ho riservato, ho riservato, abbiamo riservato, te ne riservo, te lo riservo, glielo riservo,
      riservato per te, riservato per lei, posso riservar*, ho messo da parte, messo da parte, metto da parte,
      mettiamo da parte, mettere da parte, mettertene ~ da parte, ti ho prenotato, ho prenotato per`,
    nl: `
      heb ~ gereserveerd, heb er een ~ gereserveerd, hebben ~ gereserveerd, voor je gereserveerd, voor u gereserveerd,
      reserveer ik, ik reserveer, ik kan ~ reserveren, heb ~ apart gelegd, voor je apart gelegd, leg ~ apart,
      leg ik ~ apart, voor je opzij gelegd, opzij gelegd, houd ~ voor je vast, heb ~ voor je weggelegd`,
    pl: `
      zarezerwowałem, zarezerwowałam, zarezerwowaliśmy, zarezerwuję, zarezerwujemy, mogę zarezerwować,
      zarezerwowan* dla ciebie, zarezerwowan* dla pani, zarezerwowan* dla pana, odłożyłem, odłożyłam, odłożyliśmy dla,
      odłożę dla, mogę odłożyć, odłożon* dla`,
    pt: `
      reservei, já reservei, reservámos, reservamos um para, reservamos para você, reservado para si,
      reservado para ti, reservado para você, reservado em seu nome, reservo já, posso reservar, vou reservar,
      guardei um, guardei uma, posso guardar um, posso guardar uma, pus de lado, separei um para você,
      separei uma para você, separei uma unidade, separo um para você`,
    sv: `
      har reserverat, reserverat ~ åt dig, reserverat ~ till dig, reserverad åt dig, reserverad för dig,
      jag reserverar, jag kan reservera, vi reserverar, lagt undan, lägger undan, lägga undan, hålla ~ åt dig,
      håller ~ åt dig`,
    da: `
      har reserveret, reserveret til dig, jeg reserverer, jeg kan reservere, vi reserverer, lagt til side,
      lagt ~ til side, lægger ~ til side, lægge ~ til side, sat til side til dig, stillet til side, holder ~ til dig`,
    nb: `
      har reservert, reservert til deg, reservert ~ for deg, jeg reserverer, jeg kan reservere, vi reserverer,
      lagt til side, lagt ~ til side, legger ~ til side, legge ~ til side, satt av ~ til deg, holder av ~ til deg,
      holder ~ av`,
    fi: `
      varasin sinulle, olen varannut, olemme varanneet, varaan sinulle, voin varata, varattu sinulle,
      varasimme sinulle, varaamme sinulle, laitoin sivuun, laitoin ~ sivuun, laitan ~ sivuun, laittaa sivuun,
      pantu sivuun, laitettu sivuun, laitoin ~ syrjään`,
  },
  notifyWhenBack: {
    en: `
      notify you when, notify you as soon as, notify you once, notified when, notified as soon as,
      let you know when it, let you know when they, let you know as soon as, let you know once, email you when,
      email you as soon as, message you when, back in stock alert*, back in stock notification*, back in stock email*,
      restock alert*, stock alert*, availability alert*, notify me, waiting list, waitlist`,
    de: `
      benachrichtige* ~ sobald, benachrichtige* ~ wenn, sage* ~ bescheid sobald, gebe ~ bescheid sobald,
      gebe ihnen ~ bescheid, gebe dir ~ bescheid, geben ihnen ~ bescheid, geben dir ~ bescheid, melde mich ~ sobald,
      melden uns ~ sobald, informiere* ~ sobald, informieren sie sobald, informieren dich sobald,
      benachrichtigen lassen, benachrichtigt wenn, benachrichtigt sobald, verfügbarkeitsbenachrichtigung*,
      verfügbarkeitsalarm, e mail sobald, wartelist*`,
    fr: `
      vous préviens dès, vous prévenir dès, vous préviendrai, vous prévenons dès, vous préviendrons, vous avertirai,
      vous avertirons, avertir dès, averti dès, avertie dès, être averti*, être prévenu*, être alerté*, prévenu dès,
      alerte ~ stock, alerte de disponibilité, alerte retour en stock, alerte de retour, m avertir, prévenez moi,
      vous informerai dès, vous informerons dès, vous notifier dès, liste d attente`,
    es: `
      te aviso cuando, te aviso en cuanto, le aviso cuando, le aviso en cuanto, te avisaré, le avisaré, te avisamos,
      le avisamos, te avisaremos, le avisaremos, avisarte cuando, avisarle cuando, avisarte en cuanto,
      te notificaremos, te notificaré, recibir un aviso, recibirás un aviso, aviso de disponibilidad,
      aviso de reposición, alerta de stock, alerta de disponibilidad, avísame, avisarme, lista de espera`,
    it: `
      ti avviso quando, ti avviso appena, ti avviso non appena, la avviso appena, ti avviserò, la avviserò,
      ti avvisiamo, la avvisiamo, ti avviseremo, la avviseremo, avvisarti quando, avvisarti appena,
      avvisarti non appena, ti farò sapere, ti faremo sapere, ricevere un avviso, ricevere una notifica,
      notifica di disponibilità, avviso di disponibilità, avvisami, lista d attesa, lista di attesa`,
    nl: `
      laat ~ weten zodra, laat ~ weten wanneer, laten ~ weten zodra, laten ~ weten wanneer, breng ~ op de hoogte,
      brengen ~ op de hoogte, houd je op de hoogte, bericht zodra, mail zodra, mailtje zodra, melding zodra,
      krijg ~ bericht zodra, mail je zodra, mail mij zodra, voorraadmelding*, voorraadalert*, waarschuw mij,
      wachtlijst`,
    pl: `
      powiadomię, powiadomimy, dam znać gdy, dam znać kiedy, dam znać jak tylko, damy znać gdy, damy znać kiedy,
      damy znać jak tylko, dam ci znać, damy ci znać, dam pani znać, dam panu znać, poinformuję gdy, poinformuję jak,
      poinformujemy gdy, poinformujemy jak, powiadomienie o dostępności, powiadom o dostępności, powiadom mnie,
      alert o dostępności, lista oczekujących, listę oczekujących, liście oczekujących`,
    pt: `
      aviso assim que, avisá lo assim que, avisá la assim que, avisar assim que, avisar quando, aviso quando,
      avisarei, avisaremos, avisamos assim que, avisamos quando, aviso te, te aviso, notificar assim que,
      notificar quando, notificaremos, ser notificad*, receber um aviso, receber uma notificação, alerta de stock,
      alerta de estoque, alerta de disponibilidade, avise me, lista de espera`,
    sv: `
      meddelar dig när, meddelar dig så snart, meddela dig när, meddela dig så snart, hör av mig när, hör av oss när,
      hör av mig så snart, säger till när, mejlar dig när, får ett mejl när, få ett mejl när, bli meddelad när,
      få besked när, aviser* när, lagerbevakning, bevaka varan, bevaka produkten, meddela mig när, väntelist*, kölista`,
    da: `
      giver dig besked når, giver dig besked så snart, give dig besked når, giver besked når, giver besked så snart,
      besked når den, besked når varen, skriver til dig når, sender dig en mail når, få en mail når, får en mail når,
      få besked når, får besked når, underretter dig, giv mig besked, lagerbesked, ventelist*`,
    nb: `
      gir deg beskjed når, gir deg beskjed så snart, gi deg beskjed når, gir beskjed når, gir beskjed så snart,
      sier fra når, sender deg en e post når, få beskjed når, får beskjed når, få e post når, få varsel når,
      varsler deg når, varsle deg når, gi meg beskjed, varsle meg, lagervarsel, ventelist*`,
    fi: `
      ilmoitan sinulle, ilmoitamme sinulle, ilmoitan kun, ilmoitamme kun, ilmoitan heti kun, ilmoitamme heti kun,
      ilmoitan sinulle kun, ilmoittaa kun, ilmoittaa sinulle kun, saat ilmoituksen kun, saat sähköpostin kun,
      ilmoituksen kun tuote, saatavuusilmoitu*, varastoilmoitu*, saatavuusvahti*, tuotevahti*, ilmoita minulle,
      jonotuslista*, odotuslista*`,
  },
  addressChanged: {
    en: `
      address has been changed, address has been updated, address was changed, address was updated,
      i ve changed ~ address, i have changed ~ address, i ve updated ~ address, i have updated ~ address,
      we ve updated ~ address, we ve changed ~ address, changed the delivery address, changed your delivery address,
      updated your delivery address, updated your shipping address, updated the shipping address,
      i can change ~ address, i can update ~ address, i ll change ~ address, i ll update ~ address`,
    de: `
      adresse wurde ~ geändert, lieferadresse wurde ~ geändert, lieferadresse wurde ~ aktualisiert,
      habe ~ adresse ~ geändert, habe ~ lieferadresse ~ geändert, habe ~ lieferadresse ~ aktualisiert,
      haben ~ adresse ~ geändert, haben ~ lieferadresse ~ geändert, ich ändere ~ adresse, ich ändere ~ lieferadresse,
      ändere ich ~ adresse, ändere ich ~ lieferadresse, kann ~ lieferadresse ~ ändern, kann ~ adresse ~ ändern`,
    fr: `
      adresse a ~ été modifiée, adresse a ~ été changée, adresse de livraison a ~ été, adresse a ~ été mise à jour,
      j ai modifié ~ adresse, j ai changé ~ adresse, j ai mis à jour ~ adresse, nous avons modifié ~ adresse,
      nous avons changé ~ adresse, je modifie ~ adresse, je change ~ adresse, je peux modifier ~ adresse,
      je peux changer ~ adresse`,
    es: `
      dirección ha sido modificada, dirección ha sido cambiada, dirección ha sido actualizada,
      he cambiado la dirección, he cambiado tu dirección, he cambiado su dirección, he modificado la dirección,
      he actualizado la dirección, he actualizado tu dirección, hemos cambiado la dirección,
      hemos actualizado la dirección, puedo cambiar ~ dirección, puedo modificar ~ dirección, te cambio la dirección,
      dirección de entrega actualizada`,
    it: `
      indirizzo è stato modificato, indirizzo è stato cambiato, indirizzo è stato aggiornato,
      indirizzo di consegna è stato, indirizzo di spedizione è stato, ho modificato ~ indirizzo,
      ho cambiato ~ indirizzo, ho aggiornato ~ indirizzo, abbiamo modificato ~ indirizzo,
      abbiamo cambiato ~ indirizzo, modifico ~ indirizzo, posso modificare ~ indirizzo, posso cambiare ~ indirizzo`,
    nl: `
      adres is ~ gewijzigd, adres is ~ aangepast, bezorgadres is ~ gewijzigd, bezorgadres is ~ aangepast,
      afleveradres is ~ gewijzigd, heb ~ adres ~ gewijzigd, heb ~ adres ~ aangepast, heb ~ bezorgadres ~ gewijzigd,
      heb ~ bezorgadres ~ aangepast, heb ~ afleveradres ~ gewijzigd, hebben ~ adres ~ gewijzigd, ik wijzig ~ adres,
      kan ~ adres ~ wijzigen, kan ~ bezorgadres ~ wijzigen`,
    pl: `
      adres został ~ zmieniony, adres dostawy został, adres został ~ zaktualizowany, zmieniłem ~ adres,
      zmieniłam ~ adres, zmieniliśmy ~ adres, zaktualizowałem ~ adres, zaktualizowałam ~ adres, zmienię ~ adres,
      mogę zmienić ~ adres, zmiana adresu została, adres został poprawiony`,
    pt: `
      morada foi alterada, morada foi atualizada, morada de entrega foi, endereço foi alterado,
      endereço foi atualizado, endereço de entrega foi, alterei a ~ morada, atualizei a ~ morada,
      alterei o ~ endereço, atualizei o ~ endereço, mudei o ~ endereço, alterámos a ~ morada, posso alterar ~ morada,
      posso alterar ~ endereço, posso mudar ~ endereço`,
    sv: `
      adress har ändrats, adressen har ändrats, adressen är ändrad, leveransadress är ändrad,
      leveransadressen är ändrad, leveransadressen har ~ ändrats, har ändrat ~ adress, har ändrat adressen,
      har ändrat ~ leveransadress, har ändrat leveransadressen, har uppdaterat ~ adress, jag ändrar ~ adress*,
      jag kan ändra ~ adress*`,
    da: `
      adresse er ændret, adressen er ændret, leveringsadresse er ændret, leveringsadressen er ændret,
      leveringsadressen er opdateret, har ændret ~ adresse, har ændret adressen, har ændret ~ leveringsadresse,
      har ændret leveringsadressen, har opdateret ~ adresse, jeg ændrer ~ adresse*, jeg kan ændre ~ adresse*`,
    nb: `
      adressen ~ er endret, leveringsadressen ~ er endret, leveringsadressen ~ er oppdatert, har endret adressen,
      har endret leveringsadressen, har oppdatert adressen, har oppdatert leveringsadressen, jeg endrer adressen,
      jeg endrer leveringsadressen, jeg kan endre adressen, jeg kan endre leveringsadressen`,
    fi: `
      osoite on muutettu, osoite on vaihdettu, osoite on päivitetty, osoitteesi on ~ muutettu,
      osoitteesi on ~ päivitetty, toimitusosoite on, muutin ~ osoitte*, muutin toimitusosoitt*, vaihdoin ~ osoitte*,
      vaihdoin toimitusosoitt*, päivitin ~ osoitte*, päivitin toimitusosoitt*, olen muuttanut ~ osoitte*,
      olen vaihtanut ~ osoitte*, olen päivittänyt ~ osoitte*, voin muuttaa ~ osoitte*, voin vaihtaa ~ osoitte*`,
  },
  voucherSent: {
    en: `
      sent you a voucher, send you a voucher, sent you a discount code, send you a discount code, sent you a coupon,
      send you a coupon, sent you a gift card, voucher has been sent, i can offer you a voucher,
      offer you a discount code, give you a discount code, give you a voucher, here s a discount code,
      here is a discount code, here s a voucher, here is a voucher, here is your code, here s your code,
      your voucher code is, your discount code is, you ll receive a voucher, you ll get a voucher,
      you will receive a voucher`,
    de: `
      gutschein ~ geschickt, gutschein ~ gesendet, gutschein ~ zugeschickt, gutschein ~ gutgeschrieben,
      gutscheincode ~ geschickt, schicke ihnen ~ gutschein*, schicke dir ~ gutschein*, sende ihnen ~ gutschein*,
      sende dir ~ gutschein*, senden ihnen ~ gutschein*, erhalten ~ gutschein*, erhältst ~ gutschein*,
      bekommen ~ gutschein*, bekommst ~ gutschein*, hier ist ~ gutscheincode, hier ist ~ rabattcode,
      ihr gutscheincode lautet, dein gutscheincode lautet, ihr rabattcode, dein rabattcode, rabattcode für sie,
      rabattcode für dich`,
    fr: `
      envoyé un bon d achat, envoie un bon d achat, envoyé un code promo, envoie un code promo,
      envoyé un code de réduction, offre un bon d achat, offrons un bon d achat, offre un code promo, voici un code,
      voici votre code, votre code promo est, votre code promo, votre code de réduction, recevrez un bon d achat,
      recevrez un code, recevrez un chèque cadeau, envoyé un bon`,
    es: `
      enviado un cupón, enviado un vale, envío un cupón, envío un vale, enviado un código de descuento,
      envío un código de descuento, te regalo un cupón, aquí tienes un código, aquí tiene un código,
      aquí tienes tu código, tu código de descuento, su código de descuento, tu código es, recibirás un cupón,
      recibirás un vale, recibirás un código, recibirá un cupón, recibirá un vale, te ofrezco un código,
      te doy un código, un cupón para ti`,
    it: `
      inviato un buono, invio un buono, inviato un codice sconto, invio un codice sconto, mandato un buono,
      mando un buono, mandato un codice sconto, ecco un codice sconto, ecco il tuo codice, ecco il suo codice,
      il tuo codice sconto, il suo codice sconto, riceverai un buono, riceverà un buono, riceverai un codice,
      posso offrirti un codice, posso offrirle un codice, ti regalo un buono`,
    nl: `
      voucher gestuurd, voucher verstuurd, cadeaubon gestuurd, cadeaubon verstuurd, kortingscode gestuurd,
      kortingscode verstuurd, tegoedbon gestuurd, tegoedbon verstuurd, stuur je een ~ kortingscode,
      stuur u een ~ kortingscode, stuur je een ~ voucher, stuur je een ~ tegoedbon, hier is je ~ kortingscode,
      hier is een ~ kortingscode, je kortingscode, uw kortingscode, je ontvangt een kortingscode,
      je krijgt een kortingscode, je ontvangt een voucher, je krijgt een tegoedbon`,
    pl: `
      wysłałem ~ kod rabatowy, wysłałam ~ kod rabatowy, wysłaliśmy ~ kod rabatowy, wysłałem ~ bon, wysłałam ~ bon,
      wysłaliśmy ~ bon, wysłałem ~ voucher, wysłałam ~ voucher, wyślę ~ kod rabatowy, wyślę ~ bon, oto kod rabatowy,
      oto twój kod, twój kod rabatowy, otrzymasz bon, otrzymasz kod rabatowy, otrzymasz voucher,
      kod rabatowy dla ciebie, dostaniesz kod rabatowy`,
    pt: `
      enviei um vale, enviei ~ um cupão, enviei ~ um cupom, enviei ~ um voucher, enviei ~ um código, envio ~ um cupão,
      envio ~ um cupom, envio ~ um vale, aqui está um código, aqui está o seu código, aqui está seu código,
      o seu código de desconto, seu cupom de desconto, o seu cupão, vai receber um vale, receberá um vale,
      receberá um cupom, receberá um código, ofereço lhe um código, posso oferecer um cupom, posso oferecer um código`,
    sv: `
      skickat ~ rabattkod, skickat ~ presentkort, skickat ~ värdecheck, skickar ~ rabattkod, skickar ~ presentkort,
      skickar ~ värdecheck, här är en rabattkod, här är din rabattkod, din rabattkod, du får en rabattkod,
      du får ett presentkort, du får en värdecheck`,
    da: `
      sendt ~ rabatkode, sendt ~ gavekort, sendt ~ tilgodebevis, sender ~ rabatkode, sender ~ gavekort,
      her er en rabatkode, her er din rabatkode, din rabatkode, du får en rabatkode, du får et gavekort,
      du modtager en rabatkode, du modtager et gavekort`,
    nb: `
      sendt ~ rabattkode, sendt ~ gavekort, sendt ~ tilgodelapp, sender ~ rabattkode, sender ~ gavekort,
      her er en rabattkode, her er din rabattkode, her er rabattkoden, din rabattkode, rabattkoden din,
      du får en rabattkode, du får et gavekort`,
    fi: `
      lähetin ~ alennuskood*, lähetin ~ lahjakort*, lähetin ~ etukood*, lähetän ~ alennuskood*, lähetän ~ lahjakort*,
      lähetän ~ etukood*, tässä alennuskoodi*, tässä on alennuskoodi*, alennuskoodisi, etukoodisi, saat alennuskoodin,
      saat lahjakortin, saat etukoodin`,
  },
  emailSent: {
    en: `
      i ve emailed, i have emailed, we ve emailed, i emailed you, sent you an email, send you an email, sent an email,
      sent a confirmation email, sent it to your email, sent to your email, sent ~ by email, sent ~ via email,
      you ll receive an email, you ll get an email, you will receive an email, receive a confirmation email,
      i ll email you, we ll email you, email you the, check your inbox, confirmation has been sent,
      sent you a confirmation`,
    de: `
      e mail geschickt, e mail gesendet, e mail verschickt, e mail zugeschickt, mail geschickt, mail gesendet,
      mail verschickt, per e mail geschickt, per e mail gesendet, per mail geschickt, schicke ihnen ~ e mail,
      schicke dir ~ e mail, schicke ihnen ~ mail, schicke dir ~ mail, sende ihnen ~ e mail, sende dir ~ e mail,
      senden ihnen ~ e mail, senden dir ~ e mail, erhalten ~ e mail, erhältst ~ e mail, erhalten ~ bestätigungsmail,
      bestätigungsmail, bestätigungs e mail, bekommen ~ e mail, bekommst ~ mail`,
    fr: `
      envoyé un e mail, envoyé un mail, envoyé un email, envoyé un courriel, envoyé par e mail, envoyé par mail,
      envoyé par email, envoie un e mail, envoie un mail, envoie un email, envoie ~ par e mail, envoie ~ par mail,
      envoie ~ par email, enverrai un ~ mail, enverrons un ~ mail, recevrez un e mail, recevrez un mail,
      recevrez un email, recevrez un courriel, e mail de confirmation, mail de confirmation, email de confirmation`,
    es: `
      enviado un correo, enviado un email, enviado un e mail, enviado por correo electrónico, enviado por email,
      he escrito un correo, envío un correo, envío un email, te envío ~ por correo electrónico, te envío ~ por email,
      enviaré un correo, enviaremos un correo, enviaremos un email, recibirás un correo, recibirás un email,
      recibirá un correo, recibirá un email, correo de confirmación, email de confirmación, mandado un correo`,
    it: `
      inviato un e mail, inviato una e mail, inviato un email, inviato una mail, mandato un e mail, mandato una mail,
      mandato un email, inviato via e mail, inviato via email, inviato per email, invio un e mail, invio una mail,
      invio un email, riceverai un e mail, riceverai una mail, riceverai un email, riceverà un e mail,
      riceverà una mail, riceverà un email, e mail di conferma, email di conferma, mail di conferma`,
    nl: `
      e mail gestuurd, e mail verstuurd, e mail verzonden, mail gestuurd, mail verstuurd, mailtje gestuurd,
      per e mail gestuurd, per mail gestuurd, heb je gemaild, heb u gemaild, stuur je ~ e mail, stuur u ~ e mail,
      stuur je ~ mail, sturen je ~ mail, sturen u ~ mail, sturen u ~ e mail, ontvangt een e mail, ontvangt een mail,
      krijgt een e mail, krijgt een mail, krijgt een mailtje, bevestigingsmail*, bevestiging per e mail`,
    pl: `
      wysłałem ~ e mail*, wysłałam ~ e mail*, wysłaliśmy ~ e mail*, wysłałem ~ mail*, wysłałam ~ mail*,
      wysłaliśmy ~ mail*, wysłałem wiadomość, wysłałam wiadomość, wysłaliśmy wiadomość, wyślę ~ e mail*,
      wyślę ~ mail*, wyślemy ~ e mail*, wyślemy ~ mail*, otrzymasz e mail*, otrzymasz mail*, otrzyma pani e mail,
      otrzyma pan e mail, dostaniesz maila, e mail z potwierdzeniem, mail z potwierdzeniem, potwierdzenie na e mail,
      potwierdzenie mailem`,
    pt: `
      enviei um e mail, enviei um email, enviei lhe um e mail, enviei lhe um email, enviei por e mail,
      enviei por email, enviámos um e mail, enviámos um email, foi enviado um e mail, foi enviado um email,
      enviado por e mail, enviado por email, vou enviar um e mail, vou enviar um email, vai receber um e mail,
      vai receber um email, receberá um e mail, receberá um email, você receberá um e mail, e mail de confirmação,
      email de confirmação, mandei um e mail`,
    sv: `
      skickat ett mejl, skickat ett mail, skickat ett e postmeddelande, skickat via mejl, skickat till din e post,
      har mejlat, har mailat, skickar ett mejl, skickar ett mail, får ett mejl, får ett mail,
      får ett e postmeddelande, bekräftelsemejl*, bekräftelsemail*, bekräftelse via e post, bekräftelse via mejl,
      mejlar dig`,
    da: `
      sendt ~ en mail, sendt ~ en e mail, sendt på mail, sendt til din mail, sendt til din e mail, har mailet,
      sender ~ en mail, sender ~ en e mail, modtager en mail, modtager en e mail, får en mail, får en e mail,
      bekræftelsesmail*, ordrebekræftelse på mail, bekræftelse på mail, bekræftelse på e mail`,
    nb: `
      sendt ~ en e post, sendt ~ en epost, sendt ~ en mail, sendt på e post, sendt til e posten, sender ~ en e post,
      sender ~ en epost, mottar en e post, mottar en epost, får en e post, får en epost, får en mail,
      bekreftelse på e post, bekreftelses e post, bekreftelsesmail*, ordrebekreftelse på e post`,
    fi: `
      lähetin ~ sähköpost*, lähetimme ~ sähköpost*, olen lähettänyt ~ sähköpost*, olemme lähettäneet ~ sähköpost*,
      lähetän ~ sähköpost*, lähetämme ~ sähköpost*, saat sähköpost*, saat ~ sähköpostin, saat ~ sähköpostiisi,
      saat ~ sähköpostitse, vahvistus sähköposti*, vahvistussähköposti*, sähköpostivahvistu*, lähetetty sähköposti*`,
  },
  forwardedToColleague: {
    en: `
      forwarded ~ to, i ve forwarded, i ll forward, passed ~ on to, pass ~ on to, i ve passed, i ll pass this on,
      escalated, i ll escalate, connect you with, put you through, transfer you to, hand you over,
      colleague will contact you, colleagues will contact you, team will contact you, team will get back to you,
      get back to you, come back to you`,
    de: `
      weitergeleitet, ich leite ~ weiter, leite ich ~ weiter, leite es ~ weiter, weitergegeben an,
      an ~ kollegen übergeben, verbinde sie mit, verbinde dich mit, kollege meldet sich, kollegin meldet sich,
      kollegen melden sich, team meldet sich, ich melde mich ~ bei ihnen, ich melde mich ~ bei dir,
      wir melden uns ~ bei ihnen, wir melden uns ~ bei dir`,
    fr: `
      j ai transmis, je transmets, je vais transmettre, transmis à, je vous mets en relation, mettre en relation avec,
      je vous transfère, conseiller vous recontactera, collègue vous recontactera, collègue vous contactera,
      équipe vous recontactera, équipe vous contactera, nous reviendrons vers vous, je reviens vers vous,
      nous vous recontacterons`,
    es: `
      he reenviado, he pasado tu, he pasado su, he trasladado, he derivado, he escalado, lo paso a, te paso con,
      le paso con, te pongo en contacto, le pongo en contacto, te transfiero, le transfiero, un compañero te,
      una compañera te, un compañero se pondrá, equipo se pondrá en contacto, nos pondremos en contacto,
      se pondrán en contacto`,
    it: `
      ho inoltrato, inoltro la, inoltrerò, inoltrato al, ho girato la, ho passato la tua, ho passato la sua,
      ho trasmesso, ti metto in contatto, la metto in contatto, ti trasferisco, un collega ti, un collega la,
      il team ti contatterà, il nostro team la contatterà, ti ricontatteremo, la ricontatteremo, ti faremo sapere`,
    nl: `
      doorgestuurd, doorgegeven aan, doorgezet naar, stuur ~ door naar, geef ~ door aan, zet ~ door naar,
      verbind je ~ door, verbind u ~ door, collega neemt ~ contact, neemt contact met je op, neemt contact met u op,
      nemen contact met je op, nemen contact met u op, kom ~ bij je terug, komen ~ bij je terug`,
    pl: `
      przekazałem, przekazałam, przekazaliśmy, przekażę, przekażemy, przekazano do, przełączę, połączę z,
      kolega skontaktuje się, koleżanka skontaktuje się, konsultant skontaktuje się, zespół skontaktuje się,
      skontaktujemy się, odezwiemy się, odezwę się`,
    pt: `
      encaminhei, encaminhámos, vou encaminhar, reencaminhei, passei o seu, vou transferir, vou passar para,
      um colega irá, um colega vai, entrará em contacto, entrará em contato, entraremos em contacto,
      entraremos em contato, equipe vai entrar, equipa irá contactar, retornaremos, dou retorno`,
    sv: `
      vidarebefordrat, vidarebefordrar, skickat vidare, skickar ~ vidare, kopplar dig, koppla dig, kollega hör av sig,
      kollega kontaktar dig, kollega återkommer, vi återkommer, jag återkommer, vi hör av oss`,
    da: `
      videresendt, videresender, sendt ~ videre, sender ~ videre, givet ~ videre, giver ~ videre, stiller dig om,
      kollega kontakter dig, kollega vender tilbage, vi vender tilbage, jeg vender tilbage, vi kontakter dig`,
    nb: `
      videresendt, videresender, sendt ~ videre, sender ~ videre, setter deg over, kollega tar kontakt,
      kollega kontakter deg, vi kommer tilbake til deg, jeg kommer tilbake til deg, vi tar kontakt,
      tar kontakt med deg`,
    fi: `
      välitin, olen välittänyt, välitän ~ viesti*, välitän ~ asiakaspalvelu*, ohjasin ~ asiakaspalvelu*,
      siirrän sinut, yhdistän sinut, ohjaan sinut, kollega* on sinuun, kollega* ottaa yhteyttä,
      otamme sinuun yhteyttä, otamme yhteyttä, palaamme asiaan, palaan asiaan`,
  },
  accountCreated: {
    en: `
      account has been created, account was created, i ve created an account, created an account for you,
      created your account, set up an account for you, i ve set up your account, opened an account for you,
      i ll create an account, account is ready, registered you`,
    de: `
      konto wurde ~ angelegt, konto wurde ~ erstellt, kundenkonto wurde ~ angelegt, kundenkonto wurde ~ erstellt,
      habe ~ konto ~ angelegt, habe ~ kundenkonto ~ angelegt, habe ~ kundenkonto ~ erstellt, habe ~ konto ~ erstellt,
      lege ~ kundenkonto ~ an, konto ist ~ eingerichtet, konto eingerichtet, habe sie registriert,
      habe dich registriert`,
    fr: `
      compte a ~ été créé, j ai créé un compte, j ai créé votre compte, je vous ai créé un compte,
      nous avons créé votre compte, votre compte est créé, ouvert un compte, je crée votre compte, compte client a été`,
    es: `
      cuenta ha sido creada, cuenta se ha creado, cuenta ya está creada, he creado una cuenta, he creado tu cuenta,
      he creado su cuenta, te he creado una cuenta, hemos creado tu cuenta, te he dado de alta, te creo una cuenta`,
    it: `
      account è stato creato, ho creato un account, ho creato il tuo account, ho creato il suo account,
      ti ho creato un account, abbiamo creato il tuo account, account creato per, ti ho registrato, la ho registrata`,
    nl: `
      account is aangemaakt, account is voor ~ aangemaakt, heb ~ account ~ aangemaakt, hebben ~ account ~ aangemaakt,
      account voor je aangemaakt, account voor u aangemaakt, maak ~ account ~ aan voor je, heb je geregistreerd`,
    pl: `
      konto zostało ~ utworzone, konto zostało ~ założone, założyłem ~ konto, założyłam ~ konto, utworzyłem ~ konto,
      utworzyłam ~ konto, założyliśmy ~ konto, założę ~ konto, konto jest ~ gotowe`,
    pt: `
      conta foi criada, conta já foi criada, criei uma conta, criei a sua conta, criei sua conta, criámos a sua conta,
      criamos a sua conta, já tem conta criada, conta já está criada, vou criar uma conta`,
    sv: `
      konto har skapats, kontot har skapats, konto är skapat, kontot är skapat, skapat ett konto, skapat ditt konto,
      jag skapar ett konto, lagt upp ett konto`,
    da: `
      konto er oprettet, kontoen er oprettet, har oprettet en konto, har oprettet din konto,
      oprettet en konto til dig, jeg opretter en konto`,
    nb: `
      konto er opprettet, kontoen er opprettet, kontoen din er opprettet, har opprettet en konto, har opprettet konto,
      opprettet en konto for deg, jeg oppretter en konto`,
    fi: `
      tili on luotu, tilisi on luotu, asiakastili on luotu, loin sinulle tilin, loin sinulle asiakastilin,
      olen luonut tilin, olen luonut sinulle, avasin sinulle tilin, luon sinulle tilin`,
  },
  appointmentBooked: {
    en: `
      appointment has been booked, appointment is booked, appointment is confirmed, i ve booked you,
      i ve booked an appointment, booked an appointment for you, booked you in, i ve scheduled,
      made an appointment for you, i ll book you in, i can book you, i can book an appointment, your appointment is`,
    de: `
      termin ist ~ gebucht, termin wurde ~ gebucht, termin ist ~ bestätigt, termin ist ~ reserviert,
      habe ~ termin ~ gebucht, habe ~ termin ~ vereinbart, habe ~ termin ~ eingetragen, habe ~ termin ~ reserviert,
      buche ~ termin, termin ist ~ eingetragen, trage sie ~ ein, ihr termin ist, dein termin ist,
      kann ~ termin ~ buchen`,
    fr: `
      rendez vous est pris, rendez vous est réservé, rendez vous est confirmé, rendez vous a été pris,
      rendez vous a été fixé, j ai pris rendez vous, j ai réservé un rendez vous, je vous ai réservé un rendez vous,
      j ai fixé un rendez vous, je peux vous prendre rendez vous, votre rendez vous est, je réserve un rendez vous`,
    es: `
      cita ha sido reservada, cita está reservada, cita está confirmada, he reservado una cita, te he reservado cita,
      te he reservado una cita, he concertado una cita, te he dado cita, le he dado cita, te reservo una cita,
      tu cita es, tu cita está, su cita es, puedo reservarte una cita`,
    it: `
      appuntamento è stato fissato, appuntamento è fissato, appuntamento è confermato, appuntamento è prenotato,
      ho fissato un appuntamento, ho prenotato un appuntamento, ti ho fissato, ti ho prenotato un appuntamento,
      le ho fissato, il tuo appuntamento, il suo appuntamento, posso fissarti un appuntamento`,
    nl: `
      afspraak is ~ gepland, afspraak is ~ ingepland, afspraak is ~ bevestigd, afspraak is ~ geboekt,
      afspraak staat ~ gepland, heb ~ afspraak ~ gemaakt, heb ~ afspraak ~ ingepland, heb ~ afspraak ~ geboekt,
      plan ~ afspraak ~ in, je afspraak is, uw afspraak is, heb je ingepland`,
    pl: `
      wizyta została ~ umówiona, wizyta jest ~ umówiona, termin został ~ zarezerwowany, termin jest ~ zarezerwowany,
      umówiłem ~ wizytę, umówiłam ~ wizytę, umówiłem ~ spotkanie, umówiłam ~ spotkanie, umówię ~ wizytę,
      zarezerwowałem termin, zarezerwowałam termin, spotkanie jest umówione, jest pani umówiona, jest pan umówiony`,
    pt: `
      marcação está confirmada, marcação foi feita, marcação ficou, marquei uma visita, marquei um horário,
      marquei uma consulta, marquei ~ atendimento, agendei uma visita, agendei um horário, agendei o ~ atendimento,
      agendei, agendamento confirmado, agendamento foi, agendamento está, fiz a marcação, horário está reservado`,
    sv: `
      tiden är bokad, tid är bokad, bokat en tid, har bokat in dig, jag bokar in dig, bokat tid åt dig,
      bokningen är bekräftad, din bokade tid, jag kan boka en tid`,
    da: `
      tiden er booket, tid er booket, har booket en tid, har booket dig, booket en tid til dig, jeg booker en tid,
      aftalen er booket, din tid er, jeg kan booke en tid`,
    nb: `
      timen er bestilt, timen din er, har bestilt time, har booket time, har booket en time, har satt opp en time,
      avtalen er booket, avtalen er bekreftet, jeg kan bestille time, jeg booker en time`,
    fi: `
      aika on varattu, aikasi on varattu, varasin sinulle ajan, varasin ajan, olen varannut ajan,
      olen varannut sinulle ajan, varaan sinulle ajan, ajanvaraus on vahvistettu, varauksesi on vahvistettu,
      voin varata sinulle ajan`,
  },
  stockCheckedInStore: {
    en: `
      checked with the store, checked with our store, checked with the warehouse, checked with our warehouse,
      checked our stock, checked the stock, i ve checked the stock, i checked the stock, i ve checked in store,
      called the store, asked the store, spoke to the store, i ve just checked our inventory, checked live stock,
      checked the inventory`,
    de: `
      in der filiale nachgefragt, in der filiale geprüft, mit der filiale gesprochen, in der filiale angerufen,
      im lager nachgesehen, im lager nachgeschaut, im lager nachgefragt, beim lager nachgefragt, im laden nachgesehen,
      im laden nachgefragt, im geschäft nachgefragt, bestand geprüft, lagerbestand geprüft, warenbestand geprüft,
      frage ~ in der filiale nach, frage ~ im lager nach`,
    fr: `
      vérifié en magasin, vérifié avec le magasin, vérifié auprès du magasin, appelé le magasin, contacté le magasin,
      vérifié le stock, vérifié les stocks, vérifié auprès de l entrepôt, vérifié en stock, vérifié notre stock,
      regardé en réserve, demandé au magasin`,
    es: `
      he consultado con la tienda, he preguntado en la tienda, he llamado a la tienda, he comprobado el stock,
      he consultado el stock, he revisado el stock, he verificado el stock, he comprobado en tienda,
      he consultado con el almacén, he preguntado en el almacén, he mirado en el almacén`,
    it: `
      ho controllato in negozio, ho verificato in negozio, ho chiesto in negozio, ho chiesto al negozio,
      ho chiamato il negozio, ho controllato in magazzino, ho verificato in magazzino, ho chiesto al magazzino,
      ho controllato le scorte, ho verificato la disponibilità in, ho controllato le giacenze`,
    nl: `
      nagevraagd bij de winkel, nagevraagd in de winkel, gecheckt in de winkel, gecheckt bij de winkel, winkel gebeld,
      gecheckt bij het magazijn, nagevraagd bij het magazijn, gekeken in het magazijn, in het magazijn gekeken,
      de voorraad gecheckt, voorraad nagekeken, voorraad gecontroleerd`,
    pl: `
      sprawdziłem ~ w sklepie, sprawdziłam ~ w sklepie, zapytałem w sklepie, zapytałam w sklepie,
      zadzwoniłem do sklepu, zadzwoniłam do sklepu, sprawdziłem ~ w magazynie, sprawdziłam ~ w magazynie,
      zapytałem w magazynie, zapytałam w magazynie, sprawdziłem stan magazynu, sprawdziłam stan magazynu,
      sprawdziłem stany, sprawdziłam stany`,
    pt: `
      verifiquei na loja, verifiquei com a loja, confirmei com a loja, consultei a loja, liguei para a loja,
      perguntei na loja, verifiquei no armazém, verifiquei o stock, verifiquei o estoque, consultei o stock,
      consultei o estoque, chequei o estoque, confirmei no armazém`,
    sv: `
      kollat med butiken, kollat i butiken, frågat butiken, ringt butiken, kollat med lagret, kollat på lagret,
      kollat lagret, kontrollerat lagersaldot, kollat lagersaldot`,
    da: `
      tjekket med butikken, tjekket i butikken, spurgt butikken, ringet til butikken, tjekket med lageret,
      tjekket på lageret, tjekket lageret, tjekket lagerstatus`,
    nb: `
      sjekket med butikken, sjekket i butikken, spurt butikken, ringt butikken, sjekket med lageret,
      sjekket på lageret, sjekket lageret, sjekket lagerstatus`,
    fi: `
      tarkistin myymälästä, kysyin myymälästä, soitin myymälään, tarkistin varastosta, kysyin varastolta,
      tarkistin varastotilan*, tarkistin varastosaldo*, olen tarkistanut varasto*, olen tarkistanut myymälä*`,
  },
  invoiceSent: {
    en: `
      sent you the invoice, sent the invoice, send you the invoice, send you an invoice, emailed the invoice,
      invoice has been sent, invoice was sent, your invoice is attached, resent the invoice,
      you ll receive the invoice, receive your invoice, receive an invoice, sent your receipt, invoice by email,
      download your invoice`,
    de: `
      rechnung wurde ~ geschickt, rechnung wurde ~ gesendet, rechnung wurde ~ verschickt, rechnung wurde ~ versandt,
      habe ~ rechnung ~ geschickt, habe ~ rechnung ~ gesendet, habe ~ rechnung ~ zugeschickt, schicke ~ rechnung,
      sende ~ rechnung, schicken ~ rechnung, senden ~ rechnung, erhalten ~ rechnung per, erhältst ~ rechnung per,
      rechnung per e mail, rechnung erneut, rechnung im anhang`,
    fr: `
      facture a été envoyée, envoyé la facture, envoyé votre facture, envoie la facture, envoie votre facture,
      envoyons la facture, renvoyé la facture, recevrez la facture, recevrez votre facture, facture par e mail,
      facture par mail, facture par email, facture en pièce jointe, facture est envoyée, télécharger votre facture`,
    es: `
      factura ha sido enviada, he enviado la factura, te he enviado la factura, te envío la factura,
      le envío la factura, hemos enviado la factura, enviamos la factura, he reenviado la factura,
      recibirás la factura, recibirá la factura, factura por correo electrónico, factura por email, factura adjunta,
      descargar la factura, descargar tu factura`,
    it: `
      fattura è stata inviata, ho inviato la fattura, ti ho inviato la fattura, invio la fattura,
      abbiamo inviato la fattura, inviamo la fattura, riceverai la fattura, riceverà la fattura, fattura via e mail,
      fattura via email, fattura per email, fattura in allegato, fattura è allegata, scaricare la fattura`,
    nl: `
      factuur is ~ verstuurd, factuur is ~ verzonden, factuur is ~ gemaild, heb ~ factuur ~ gestuurd,
      heb ~ factuur ~ verstuurd, heb ~ factuur ~ gemaild, stuur ~ factuur, sturen ~ factuur, ontvangt ~ factuur,
      krijgt ~ factuur, factuur per e mail, factuur per mail, factuur in de bijlage, factuur downloaden`,
    pl: `
      faktura została ~ wysłana, wysłałem ~ fakturę, wysłałam ~ fakturę, wysłaliśmy ~ fakturę, wyślę ~ fakturę,
      wyślemy ~ fakturę, wysyłamy ~ fakturę, otrzymasz fakturę, otrzyma pani fakturę, otrzyma pan fakturę,
      faktura mailem, fakturę mailem, faktura w załączniku, fakturę na e mail, faktura na e mail`,
    pt: `
      fatura foi enviada, nota fiscal foi enviada, enviei a fatura, enviei a ~ nota fiscal, enviei lhe a fatura,
      envio a fatura, envio a nota fiscal, enviamos a fatura, enviámos a fatura, vai receber a fatura,
      receberá a fatura, receberá a nota fiscal, fatura por e mail, fatura por email, nota fiscal por e mail,
      nota fiscal por email, fatura em anexo`,
    sv: `
      fakturan har skickats, fakturan är skickad, skickat fakturan, skickar fakturan, skickat kvittot,
      skickar kvittot, får fakturan, får en faktura via, faktura via mejl, faktura via e post, kvitto via mejl`,
    da: `
      fakturaen er sendt, faktura er sendt, sendt fakturaen, sender fakturaen, sendt din faktura, modtager fakturaen,
      får fakturaen, faktura på mail, fakturaen på mail, kvittering på mail`,
    nb: `
      fakturaen er sendt, faktura er sendt, sendt fakturaen, sender fakturaen, mottar fakturaen, får fakturaen,
      faktura på e post, fakturaen på e post, kvittering på e post, sendt kvitteringen`,
    fi: `
      lasku on lähetetty, lähetin laskun, olen lähettänyt laskun, lähetän laskun, lähetämme laskun, saat laskun,
      lasku sähköpostitse, laskun sähköpostitse, laskun sähköpostiisi, lasku liitteenä, lähetin kuitin`,
  },
  repairArranged: {
    en: `
      arranged a repair, arranged the repair, repair has been arranged, repair has been booked, booked a repair,
      booked in for repair, i ll arrange a repair, we ll arrange a repair, i can arrange a repair,
      registered your repair, opened a repair case, opened a warranty case, opened a ticket, sent in for repair,
      started a warranty claim`,
    de: `
      reparatur ~ veranlasst, reparatur ~ beauftragt, reparatur ~ angemeldet, reparaturauftrag ~ angelegt,
      reparaturauftrag ~ erstellt, veranlasse ~ reparatur, veranlassen ~ reparatur, reparatur ~ in auftrag gegeben,
      reparatur ~ organisiert, ticket ~ erstellt, ticket ~ angelegt, ticket ~ eröffnet, garantiefall ~ angelegt,
      reklamation ~ angelegt, reklamation ~ aufgenommen`,
    fr: `
      organisé la réparation, organisé une réparation, réparation a été organisée, réparation est programmée,
      lancé la réparation, j organise la réparation, pris en charge la réparation, ouvert un dossier,
      dossier a été ouvert, dossier de réparation, ouvert un ticket, dossier sav, prise en charge est lancée`,
    es: `
      he gestionado la reparación, he tramitado la reparación, hemos tramitado la reparación,
      he solicitado la reparación, reparación ha sido, gestiono la reparación, he abierto una incidencia,
      he abierto un caso, he abierto un ticket, hemos abierto una incidencia, incidencia abierta,
      reparación está programada`,
    it: `
      ho organizzato la riparazione, ho avviato la riparazione, ho richiesto la riparazione,
      abbiamo avviato la riparazione, riparazione è stata, organizzo la riparazione, ho aperto una pratica,
      ho aperto un ticket, ho aperto una segnalazione, pratica è stata aperta, aperto una richiesta di assistenza`,
    nl: `
      reparatie ~ aangemeld, reparatie ~ ingepland, reparatie ~ geregeld, reparatie ~ aangevraagd,
      heb ~ reparatie ~ in gang gezet, meld ~ reparatie ~ aan, regel ~ reparatie, ticket ~ aangemaakt,
      melding ~ aangemaakt, garantiemelding ~ aangemaakt, reparatieverzoek`,
    pl: `
      zgłosiłem ~ naprawę, zgłosiłam ~ naprawę, zgłosiliśmy ~ naprawę, zleciłem ~ naprawę, zleciłam ~ naprawę,
      naprawa została ~ zlecona, naprawa została ~ zgłoszona, zgłoszenie zostało, zgłosiłem reklamację,
      zgłosiłam reklamację, przyjęliśmy reklamację, zgłoszę naprawę, utworzyłem zgłoszenie, utworzyłam zgłoszenie`,
    pt: `
      agendei a reparação, agendei o conserto, solicitei a reparação, solicitei o reparo, solicitei o conserto,
      reparação foi agendada, reparação foi solicitada, conserto foi agendado, reparo foi agendado, abri um chamado,
      abri um processo, abri um ticket, abrimos um chamado, abri um pedido de assistência, chamado foi aberto`,
    sv: `
      reparationen är bokad, reparationen är beställd, ordnat en reparation, bokat en reparation, anmält reparationen,
      lagt upp ett ärende, skapat ett ärende, öppnat ett ärende, registrerat din reklamation`,
    da: `
      reparationen er bestilt, reparationen er booket, bestilt en reparation, arrangeret en reparation,
      oprettet en reparation, oprettet en sag, oprettet en reklamation, sagen er oprettet`,
    nb: `
      reparasjonen er bestilt, reparasjonen er booket, bestilt en reparasjon, ordnet en reparasjon, opprettet en sak,
      opprettet en reklamasjon, saken er opprettet, registrert reklamasjonen`,
    fi: `
      korjaus on tilattu, korjaus on sovittu, tilasin korjauksen, olen tilannut korjauksen, järjestin korjauksen,
      järjestän korjauksen, järjestämme korjauksen, tein huoltopyynnön, tein reklamaation, huoltopyyntö on tehty,
      olen avannut tapauksen`,
  },
  priceHeld: {
    en: `
      price is held, hold the price, held the price, hold this price, keep the price for you, keep this price for you,
      locked in the price, locked in this price, price is locked, price is guaranteed until, guarantee you this price,
      honour the price, honor the price, honour the old price, honor the old price`,
    de: `
      preis ist ~ reserviert, preis für sie ~ gesichert, preis für dich ~ gesichert, preis gesichert,
      preis ~ festgehalten, sichere ihnen ~ preis, sichere dir ~ preis, preis ~ garantiert bis, halte ~ preis für sie,
      halte ~ preis für dich, preis bleibt für sie, preis bleibt für dich, garantiere ~ preis,
      garantieren ~ diesen preis`,
    fr: `
      prix est garanti jusqu, prix est maintenu, prix est bloqué, prix garanti jusqu, je vous garantis ce prix,
      je vous garde ce prix, j ai bloqué le prix, je bloque le prix, maintiens le prix, maintenir ce prix,
      maintenons le prix, nous vous garantissons ce prix`,
    es: `
      te mantengo el precio, le mantengo el precio, te mantenemos el precio, le mantenemos el precio,
      he bloqueado el precio, precio está bloqueado, precio garantizado hasta, precio está garantizado,
      te guardo el precio, te garantizo ~ precio, le garantizo ~ precio, te respetamos el precio, respetamos el precio`,
    it: `
      prezzo è bloccato, prezzo bloccato, ho bloccato il prezzo, blocco il prezzo, ti mantengo il prezzo,
      le mantengo il prezzo, manteniamo il prezzo, prezzo garantito fino, ti garantisco ~ prezzo,
      le garantisco ~ prezzo, prezzo è garantito fino`,
    nl: `
      prijs is ~ vastgezet, prijs ~ vastgezet, prijs voor je vast, prijs voor u vast, houd ~ prijs vast,
      prijs staat vast tot, prijs gegarandeerd tot, prijs is gegarandeerd tot, garandeer ~ deze prijs,
      garanderen ~ deze prijs, behoud je deze prijs`,
    pl: `
      cena jest zablokowana, cena zarezerwowana, zarezerwowałem cenę, zarezerwowałam cenę, utrzymam cenę,
      utrzymamy cenę, utrzymamy ~ cenę, gwarantuję ~ cenę, gwarantujemy ~ cenę, cena jest gwarantowana,
      zatrzymam ~ tę cenę`,
    pt: `
      preço está garantido, preço garantido até, mantenho o preço, mantenho lhe o preço, mantemos o preço,
      manter o preço para, segurei o preço, seguro o preço, seguramos o preço, garanto este preço, garanto esse preço,
      garantimos este preço, congelei o preço, reservei o preço`,
    sv: `
      priset är låst, låst priset, håller priset åt dig, priset gäller för dig, garanterar dig priset,
      garanterar dig det priset, priset är garanterat till, behåller priset`,
    da: `
      prisen er låst, låst prisen, holder prisen til dig, garanterer dig prisen, garanterer dig den pris,
      prisen er garanteret indtil, fastholder prisen, du beholder prisen`,
    nb: `
      prisen er låst, låst prisen, holder prisen for deg, garanterer deg prisen, garanterer deg denne prisen,
      prisen er garantert til, beholder prisen`,
    fi: `
      hinta on lukittu, lukitsin hinnan, pidämme hinnan, takaan hinnan, takaan sinulle ~ hinnan, takaamme ~ hinnan,
      hinta on taattu, hinta pysyy samana sinulle, pidän hinnan ennallaan`,
  },
  discountApplied: {
    en: `
      applied ~ discount, discount has been applied, applied the code, applied the voucher, i ve applied,
      i ll apply ~ discount, i can apply ~ discount, give you a discount, offer you a discount, take ~ off for you,
      special price for you, i can give you ~ off, deducted for you`,
    de: `
      rabatt wurde ~ abgezogen, rabatt ist ~ berücksichtigt, rabatt wurde ~ angewendet, rabatt ~ eingelöst,
      habe ~ rabatt ~ abgezogen, habe ~ rabatt ~ eingeräumt, gebe ihnen ~ rabatt, gebe dir ~ rabatt,
      kann ihnen ~ rabatt, kann dir ~ rabatt, gewähre ~ rabatt, sonderpreis für sie, sonderpreis für dich,
      habe ~ code ~ eingelöst`,
    fr: `
      remise a ~ été appliquée, réduction a ~ été appliquée, j ai appliqué, j applique la remise,
      j applique une remise, j applique la réduction, je vous fais une remise, je vous offre une remise,
      je vous accorde, vous faire une remise, vous accorder une remise, prix spécial pour vous`,
    es: `
      descuento ha sido aplicado, descuento aplicado, he aplicado ~ descuento, te he aplicado, le he aplicado,
      te aplico ~ descuento, le aplico ~ descuento, te hago un descuento, le hago un descuento, hacerte un descuento,
      puedo ofrecerte un descuento, precio especial para ti, he aplicado el código`,
    it: `
      sconto è stato applicato, ho applicato ~ sconto, ti ho applicato, le ho applicato, ti applico ~ sconto,
      ti faccio uno sconto, le faccio uno sconto, farti uno sconto, posso offrirti uno sconto,
      posso offrirle uno sconto, prezzo speciale per te, ho applicato il codice`,
    nl: `
      korting is ~ toegepast, heb ~ korting ~ toegepast, korting toegepast, korting verrekend, geef je ~ korting,
      geef u ~ korting, kan je ~ korting geven, kan je ~ korting aanbieden, kan u ~ korting, speciale prijs voor je,
      heb ~ code ~ toegepast`,
    pl: `
      rabat został ~ naliczony, zniżka została ~ naliczona, naliczyłem ~ rabat, naliczyłam ~ rabat, udzielam rabatu,
      udzielę ~ rabatu, dam ci rabat, mogę zaproponować ~ rabat, mogę dać ~ rabat, przyznałem ~ rabat,
      przyznałam ~ rabat, specjalna cena dla ciebie, zastosowałem kod, zastosowałam kod`,
    pt: `
      desconto foi aplicado, desconto já foi aplicado, apliquei o desconto, apliquei um desconto, apliquei o código,
      apliquei o cupom, faço lhe um desconto, posso fazer um desconto, posso oferecer um desconto,
      consigo um desconto, dou lhe um desconto, preço especial para si, preço especial para você`,
    sv: `
      rabatten är dragen, rabatten är avdragen, lagt på rabatten, dragit av rabatten, ger dig ~ rabatt,
      kan ge dig ~ rabatt, erbjuda dig ~ rabatt, specialpris till dig`,
    da: `
      rabatten er trukket fra, trukket rabatten fra, lagt rabatten på, giver dig ~ rabat, kan give dig ~ rabat,
      tilbyde dig ~ rabat, specialpris til dig`,
    nb: `
      rabatten er trukket fra, trukket fra rabatten, lagt inn rabatten, gir deg ~ rabatt, kan gi deg ~ rabatt,
      tilby deg ~ rabatt, spesialpris til deg`,
    fi: `
      alennus on lisätty, alennus on vähennetty, lisäsin alennuksen, annan sinulle ~ alennu*, voin antaa ~ alennu*,
      voin tarjota ~ alennu*, käytin alennuskoodin, erikoishinta sinulle`,
  },
  returnOrReplacementArranged: {
    en: `
      sent you a return label, send you a return label, email you a return label, created a return label,
      i ve registered your return, return has been registered, i ve started your return, i ve started the return,
      arranged a return, arranged the return, arranged a collection, replacement is on its way,
      replacement has been sent, sent you a replacement, send you a replacement, we ll send a replacement,
      i ve arranged a replacement`,
    de: `
      rücksendeetikett ~ geschickt, retourenetikett ~ geschickt, retourenschein ~ geschickt,
      retourenlabel ~ geschickt, schicke ihnen ~ retourenlabel, schicke dir ~ retourenlabel,
      sende ihnen ~ rücksendeetikett, retoure ~ angemeldet, rücksendung ~ angemeldet, retoure ~ angelegt,
      abholung ~ beauftragt, ersatz ~ verschickt, ersatz ~ unterwegs, ersatzlieferung ~ veranlasst,
      schicke ihnen ~ ersatz, schicke dir ~ ersatz, schicken ihnen ~ ersatz, tausch ~ veranlasst`,
    fr: `
      envoyé une étiquette de retour, envoyé l étiquette de retour, envoie une étiquette de retour,
      envoyé une étiquette, enregistré votre retour, retour a été enregistré, lancé le retour, organisé le retour,
      organisé l enlèvement, envoyé un produit de remplacement, envoie un remplacement, envoyons un remplacement,
      remplacement est en route, lancé l échange`,
    es: `
      enviado una etiqueta de devolución, enviado la etiqueta de devolución, envío la etiqueta de devolución,
      envío una etiqueta de devolución, he registrado tu devolución, he tramitado la devolución,
      he gestionado la devolución, devolución ha sido registrada, he programado la recogida,
      he solicitado la recogida, te enviamos uno nuevo, te envío uno nuevo, le enviamos uno nuevo,
      enviado un reemplazo, enviado un recambio nuevo`,
    it: `
      inviato un etichetta di reso, inviato l etichetta di reso, invio l etichetta di reso, inviato l etichetta,
      ho registrato il reso, ho avviato il reso, ho aperto il reso, reso è stato registrato, ho organizzato il ritiro,
      ho prenotato il ritiro, sostituzione è stata, ho avviato la sostituzione, ti inviamo un sostituto,
      ti mandiamo un nuovo, le inviamo un nuovo, inviato un prodotto sostitutivo`,
    nl: `
      retourlabel gestuurd, retourlabel gemaild, retourlabel verstuurd, stuur je ~ retourlabel, stuur u ~ retourlabel,
      retour ~ aangemeld, heb ~ retour ~ aangemeld, retourzending ~ aangemeld, ophaling ~ ingepland,
      vervangend exemplaar, vervangend product gestuurd, stuur je een nieuw exemplaar, sturen je een nieuw exemplaar,
      nieuw exemplaar gestuurd, omruiling in gang gezet`,
    pl: `
      wysłałem ~ etykietę zwrotną, wysłałam ~ etykietę zwrotną, wysłaliśmy ~ etykietę, wyślę ~ etykietę zwrotną,
      zgłosiłem zwrot, zgłosiłam zwrot, zwrot został ~ zgłoszony, zwrot został ~ zarejestrowany,
      zarejestrowałem zwrot, zarejestrowałam zwrot, zamówiłem kuriera, zamówiłam kuriera, wyślemy ~ nowy egzemplarz,
      wysłaliśmy nowy egzemplarz, wymiana została ~ zlecona`,
    pt: `
      enviei a etiqueta de devolução, enviei uma etiqueta de devolução, enviei lhe a etiqueta,
      enviei o código de postagem, registei a devolução, registrei a devolução, iniciei a devolução,
      devolução foi registada, devolução foi registrada, agendei a recolha, agendei a coleta, enviamos um novo,
      enviámos um novo, enviei um novo, envio um novo, solicitei a troca, abri a troca`,
    sv: `
      skickat en retursedel, skickat en returetikett, skickat en fraktsedel, skickar en retursedel,
      skickar en returetikett, registrerat din retur, registrerat returen, skickat en ersättning*,
      skickar en ersättning*, skickat en ny vara, skickar en ny till dig, bokat upphämtning`,
    da: `
      sendt en returlabel, sendt dig en returlabel, sender en returlabel, sender dig en returlabel,
      registreret din retur, registreret returen, oprettet en retur, sendt en erstatning*, sender en erstatning*,
      sender dig en ny, sendt dig en ny, booket afhentning`,
    nb: `
      sendt en returlapp, sendt deg en returlapp, sendt returetikett, sender deg en returlapp, sender returlapp,
      registrert returen, registrert retur, sendt en erstatning*, sender en erstatning*, sender deg en ny,
      sendt deg en ny, bestilt henting`,
    fi: `
      lähetin palautustarran, lähetin ~ palautustarran, lähetin ~ palautuskoodin, lähetän ~ palautustarran,
      lähetän ~ palautuskoodin, kirjasin palautuksen, rekisteröin palautuksen, palautus on kirjattu,
      lähetin uuden tuotteen, lähetämme uuden tuotteen, lähetämme tilalle uuden, lähetämme sinulle uuden,
      korvaava tuote on`,
  },
};
