import type { ConceptTable } from './concept-table.ts';

/** Contact details, opening hours and response times. */
export const CONTACT: ConceptTable = {
  phoneLine: {
    en: `
      by phone, by telephone, over the phone, phone number, telephone number, call us, give us a call, ring us,
      give us a ring, phone us, hotline, helpline, phone support, phone line, telephone support, toll free`,
    de: `
      telefonisch*, per telefon, am telefon, telefonnummer*, telefonhotline, hotline*, servicehotline,
      rufen sie uns ~ an, ruf uns ~ an, rufen sie ~ an, uns anrufen, bei uns anrufen, unter der nummer, servicenummer,
      telefonberatung, telefonservice, servicetelefon`,
    fr: `
      par téléphone, au téléphone, numéro de téléphone, appelez nous, nous appeler, appelez le, appelez notre,
      service téléphonique, hotline, ligne téléphonique, assistance téléphonique, joindre par téléphone,
      joignable* par téléphone, appel gratuit, numéro vert, numéro gratuit`,
    es: `
    por teléfono, teléfono de atención, número de teléfono, llámanos, llámenos, llamarnos, llamar al, llamando al,
    línea telefónica, atención telefónica, telefónicamente, vía telefónica, nuestro teléfono, teléfono gratuito,
    llamaros, llamarles, os llamo
    `,
    it: `
    per telefono, al telefono, telefonicamente, numero di telefono, numero verde, chiamaci, ci chiami, chiamarci,
    chiamando il, chiama il, linea telefonica, assistenza telefonica, servizio telefonico, telefonaci, telefonarci,
    chiamarvi, vi chiamo, telefonarvi
    `,
    nl: `
    telefonisch*, per telefoon, via de telefoon, telefoonnummer, bel ons, bel naar, bel met, bellen met, ons bellen,
    bellen naar, klantenservice bellen, telefonische klantenservice, hulplijn, gratis nummer, servicenummer, jullie
    bellen, kan ik bellen
    `,
    pl: `
      telefonicznie, przez telefon, telefoniczn*, numer telefonu, zadzwoń, zadzwonić, proszę zadzwonić,
      proszę dzwonić, infolini*, telefon do nas, kontakt telefoniczny`,
    pt: `
      por telefone, por telefonema, número de telefone, ligue nos, ligue para, ligar para, ligar nos, telefone nos,
      contacto telefónico, atendimento telefónico, atendimento telefônico, linha telefónica, linha de apoio,
      linha de atendimento, central de atendimento, telefonicamente`,
    sv: `
      per telefon, på telefon, via telefon, telefonnummer, ring oss, ringa oss, ring till, ring vår, telefonsupport,
      telefonkundtjänst, nå oss på telefon`,
    da: `
      per telefon, på telefon, via telefon, telefonnummer, telefonisk*, ring til os, ringe til os, ring til, ring på,
      telefonsupport`,
    nb: `
      per telefon, på telefon, via telefon, telefonnummer*, telefonisk*, ring oss, ringe oss, ring til, ring på,
      telefonsupport`,
    fi: `
      puhelimitse, puhelinnumero*, soita meille, soittaa meille, soittamalla, soita numeroon, puhelinpalvelu*,
      puhelintuki, asiakaspalvelunumero*, puhelinasiakaspalvelu*`,
  },
  emailContact: {
    en: `
      by email, by e mail, via email, via e mail, email us, e mail us, email address, send us an email,
      drop us an email, write to us, write us, drop us a line`,
    de: `
      per e mail, per mail, e mail adresse, mailadresse, via e mail, schreiben sie uns, schreib uns, e mail an,
      mail an, schicken sie uns ~ mail, schick uns ~ mail, schicken sie uns ~ e mail`,
    fr: `
      par e mail, par mail, par email, par courriel, adresse e mail, adresse mail, adresse email, écrivez nous,
      nous écrire, envoyez nous un e mail, envoyez nous un mail, envoyez nous un email, écrire à`,
    es: `
    por correo electrónico, por email, por e mail, vía email, por mail, correo electrónico, escríbenos, escríbanos,
    escribirnos, un email a, un correo a, dirección de correo, un correo, un mail, un email, por correo a, correo a
    `,
    it: `
    via e mail, via email, via mail, per e mail, per email, per mail, tramite e mail, tramite email, indirizzo e
    mail, indirizzo email, scrivici, ci scriva, scriverci, scrivendo a, un email a, una mail a, una mail, un e mail,
    mandare una mail, scrivervi
    `,
    nl: `
    per e mail, per mail, via e mail, via mail, via de mail, e mailadres, mailadres, mail ons, ons mailen, stuur ons
    een mail, stuur ons een e mail, stuur een mail, stuur een e mail, mailen naar, schrijf ons, een mail, een
    mailtje, jullie mailen, mailen
    `,
    pl: `
      e mailem, mailem, mailowo, e mailowo, przez e mail, przez maila, drogą mailową, drogą elektroniczną,
      adres e mail, adres mailowy, napisz do nas, napisać do nas, proszę napisać do, wiadomość e mail`,
    pt: `
      por e mail, por email, via e mail, via email, por correio eletrónico, endereço de e mail, endereço de email,
      escreva nos, escreva para, nos escreva, envie um e mail, envie um email, envie nos um e mail,
      envie nos um email, mande um e mail`,
    sv: `
      via mejl, via mail, via e post, per mejl, per e post, på mejl, mejla oss, maila oss, mejla till, e postadress,
      mejladress, skriv till oss, skicka ett mejl`,
    da: `
      på mail, via mail, via e mail, på e mail, pr mail, mail til os, skriv til os, skrive til os, mailadresse,
      e mailadresse, send os en mail, sende os en mail`,
    nb: `
      på e post, via e post, per e post, på epost, på mail, via mail, send oss en e post, sende oss en e post,
      e postadresse*, skriv til oss, skrive til oss`,
    fi: `
      sähköpostitse, sähköpostilla, sähköpostiosoit*, lähetä meille sähköposti*, laita meille sähköposti*,
      lähettää sähköposti*, kirjoita meille, meilaa`,
  },
  liveChat: {
    en: `
      live chat, by chat, via chat, via our chat, via the chat, on chat, chat with us, chat with our, chat support,
      online chat, chat service`,
    de: `
      livechat, live chat, per chat, im chat erreich*, über den chat, über unseren chat, via chat, chat support,
      chatten sie mit, chatte mit, online chat`,
    fr: `
      chat en direct, live chat, par chat, via le chat, via notre chat, sur le chat, tchat, en ligne par chat,
      chat en ligne, messagerie instantanée`,
    es: `
      chat en vivo, chat en directo, live chat, por chat, vía chat, a través del chat, por el chat, chat en línea,
      chat online, chatear con`,
    it: `
      live chat, chat dal vivo, via chat, tramite chat, in chat con, chat online, chat in diretta, tramite la chat,
      attraverso la chat, chattare con`,
    nl: `
      livechat, live chat, via chat, via de chat, via onze chat, per chat, online chat, chat met ons, chatten met,
      chat met onze`,
    pl: `
      czat na żywo, czatu na żywo, live chat, przez czat, na czacie, poprzez czat, przez chat, na chacie, czat online,
      za pomocą czatu`,
    pt: `
      chat ao vivo, chat em direto, live chat, por chat, via chat, pelo chat, através do chat, chat online,
      no chat do site`,
    sv: 'livechatt, live chatt, livechatten, via chatt, via chatten, på chatten, i chatten på, chatta med',
    da: 'livechat, live chat, via chat, via chatten, på chatten, på chat, chat med os, chatte med',
    nb: 'livechat, live chat, via chat, via chatten, på chat, på chatten, chat med oss, chatte med',
    fi: `
      live chat, livechat, reaaliaikai* chat*, chatissä, chatissa, chatin kautta, chatpalvelu*, chat palvelu*,
      asiakaspalveluchat*`,
  },
  contactForm: {
    en: 'contact form, contact page, enquiry form, inquiry form, online form, contact us page, web form',
    de: `
      kontaktformular*, online formular*, onlineformular*, anfrageformular*, kontaktseite, serviceformular*,
      formular auf der website`,
    fr: `
      formulaire de contact, formulaire en ligne, page contact, page de contact, formulaire du site,
      formulaire de demande`,
    es: `
      formulario de contacto, página de contacto, formulario web, formulario online, formulario en línea,
      formulario de la web`,
    it: `
      modulo di contatto, modulo contatti, form di contatto, pagina contatti, pagina dei contatti, modulo online,
      form online`,
    nl: 'contactformulier*, contactpagina, online formulier, webformulier*, aanvraagformulier*',
    pl: `
      formularz kontaktow*, formularza kontaktow*, formularzu kontaktow*, formularzem kontaktow*, formularz online,
      formularz na stronie, zakładka kontakt, zakładce kontakt, stronie kontakt*`,
    pt: `
      formulário de contacto, formulário de contato, página de contacto, página de contato, formulário online,
      formulário do site, formulário no site`,
    sv: 'kontaktformulär*, kontaktsida*, onlineformulär*, webbformulär*',
    da: 'kontaktformular*, kontaktside*, onlineformular*, formularen på',
    nb: 'kontaktskjema*, kontaktside*, nettskjema*, skjemaet på nettsid*',
    fi: 'yhteydenottolomak*, yhteyslomak*, verkkolomak*, yhteystietosivu*, palautelomak*',
  },
  callback: {
    en: `
      callback, call back service, call you back, request a call, request a callback, we ll call you,
      we will call you, we can call you, ring you back, schedule a call`,
    de: `
      rückruf*, rufen sie zurück, rufen dich zurück, rufen wir sie ~ zurück, rufen sie gerne zurück, zurückrufen,
      ruft sie zurück, ruft dich zurück, rufe sie ~ zurück, rufe dich ~ zurück`,
    fr: `
      rappel gratuit, demander un rappel, demande de rappel, service de rappel, vous rappelle par téléphone,
      vous rappelons par téléphone, être rappelé*, vous faire rappeler, nous vous rappelons, nous vous rappellerons,
      un conseiller vous rappelle*`,
    es: `
      te llamamos, le llamamos, te llamaremos, le llamaremos, te devolvemos la llamada, le devolvemos la llamada,
      devolver la llamada, solicitar una llamada, solicita una llamada, que te llamemos, que le llamemos`,
    it: `
      ti richiamiamo, la richiamiamo, ti richiameremo, la richiameremo, essere richiamat*, richiedere una chiamata,
      richiedi una chiamata, servizio di richiamata, farti richiamare, ti chiamiamo noi`,
    nl: `
      bellen je terug, bellen u terug, bellen jou terug, belt je terug, belt u terug, bel je ~ terug,
      terugbelverzoek*, terugbelservice, teruggebeld, terugbellen, bel mij terug`,
    pl: `
      oddzwonimy, oddzwonię, oddzwaniamy, oddzwoni do, zamów rozmowę, zamówić rozmowę, zadzwonimy do,
      prośba o kontakt telefoniczny, zostaw numer`,
    pt: `
      ligamos lhe, ligamos de volta, ligar de volta, ligaremos, retornamos a ligação, retornar a ligação,
      pedir uma chamada, solicitar uma ligação, pedir para ser contactado, nós ligamos, ligamos para você,
      nós ligamos para si`,
    sv: 'ringer upp dig, ringer tillbaka, ringer dig, bli uppringd, återuppringning, ringer upp',
    da: 'ringer dig op, ringer tilbage, ringer til dig, blive ringet op, bliv ringet op',
    nb: 'ringer deg opp, ringer deg tilbake, ringer tilbake, ringer deg, bli oppringt, blir oppringt',
    fi: 'soitamme sinulle, soitamme takaisin, soittopyyn*, takaisinsoit*, soitetaan takaisin, soitan sinulle',
  },
  whatsapp: {
    en: 'whatsapp, whats app',
    de: 'whatsapp, whats app',
    fr: 'whatsapp, whats app',
    es: 'whatsapp, whats app, wasap',
    it: 'whatsapp, whats app',
    nl: 'whatsapp, whats app',
    pl: 'whatsapp*, whats app',
    pt: 'whatsapp, whats app, zap da loja',
    sv: 'whatsapp, whats app',
    da: 'whatsapp, whats app',
    nb: 'whatsapp, whats app',
    fi: 'whatsapp*, whats app',
  },
  socialMedia: {
    en: 'social media, instagram, facebook, facebook messenger, tiktok, direct message, follow us on',
    de: `
      social media, soziale medien, sozialen medien, instagram, facebook, facebook messenger, tiktok,
      direktnachricht*, soziale netzwerke, sozialen netzwerken`,
    fr: 'réseaux sociaux, instagram, facebook, facebook messenger, tiktok, message privé, suivez nous sur',
    es: `
      redes sociales, instagram, facebook, facebook messenger, tiktok, mensaje directo, mensaje privado, síguenos en`,
    it: `
      social media, social network, sui social, canali social, instagram, facebook, facebook messenger, tiktok,
      messaggio privato, seguici su`,
    nl: 'social media, sociale media, instagram, facebook, facebook messenger, tiktok, privébericht, volg ons op',
    pl: `
      mediach społecznościowych, media społecznościowe, instagram*, facebook*, facebook messenger, tiktok*,
      wiadomość prywatn*, obserwuj nas`,
    pt: 'redes sociais, instagram, facebook, facebook messenger, tiktok, mensagem direta, mensagem privada, siga nos',
    sv: 'sociala medier, instagram, facebook, facebook messenger, tiktok, direktmeddelande*, följ oss på',
    da: 'sociale medier, instagram, facebook, facebook messenger, tiktok, følg os på',
    nb: 'sosiale medier, instagram, facebook, facebook messenger, tiktok, direktemelding*, følg oss på',
    fi: 'sosiaali* media*, somessa, somekanav*, instagram*, facebook*, facebook messenger, tiktok*, seuraa meitä',
  },
  openingHours: {
    en: `
      opening hours, opening times, business hours, office hours, store hours, service hours, our hours are,
      open daily, open from, we re open, we are open, shop is open, store is open, open until`,
    de: `
      öffnungszeit*, geschäftszeit*, servicezeit*, wir haben ~ geöffnet, laden ist ~ geöffnet,
      geschäft ist ~ geöffnet, täglich geöffnet, uhr geöffnet, samstags geöffnet, sonntags geöffnet,
      wir haben ~ offen, sprechzeit*, erreichbar von, bürozeit*, telefonzeit*, laden ist ~ offen`,
    fr: `
      horaires d ouverture, heures d ouverture, nos horaires, horaires de la boutique, horaires du magasin, ouvert du,
      ouverte du, ouvert de, ouverts de, ouvert tous les jours, ouverte tous les jours, nous sommes ouverts,
      magasin est ouvert, boutique est ouverte`,
    es: `
    horario de apertura, horario de atención, horarios de apertura, horario comercial, nuestro horario, horario de
    la tienda, abierto de, abierta de, abiertos de, abrimos de, abrimos los, estamos abiertos, tienda está abierta,
    a qué hora abrís, a qué hora abren, a qué hora abre, a qué hora cerráis, a qué hora cierran, a qué hora cierra,
    qué horario, qué horarios, vuestro horario, abrís los, abrís el, abren los, abren el, estáis abiertos, está
    abierto el
    `,
    it: `
    orari di apertura, orario di apertura, orari di servizio, orario di servizio, nostri orari, orari del negozio,
    aperto dal, aperti dal, aperto dalle, aperti dalle, aperto tutti i giorni, siamo aperti, negozio è aperto, a che
    ora aprite, a che ora chiudete, a che ora apre, a che ora chiude, che orari, quali orari, vostri orari, siete
    aperti, aperti la, aperti il, aperti di, a che ora rispondete
    `,
    nl: `
    openingstijd*, openingsuren, kantooruren, bereikbaar van, geopend van, geopend op, zijn geopend, is geopend,
    open van, zijn open, winkel is open, hoe laat ~ open, hoe laat ~ dicht, tot hoe laat, wanneer ~ open, zijn
    jullie open, jullie open, open op, dicht op
    `,
    pl: `
      godziny otwarcia, godzinach otwarcia, godzin otwarcia, godziny pracy, godzinach pracy, otwarte od, otwarty od,
      czynne od, czynny od, jesteśmy otwarci, jesteśmy czynni, sklep jest ~ otwarty, sklep jest ~ czynny`,
    pt: `
      horário de funcionamento, horário de abertura, horário de atendimento, horários de funcionamento,
      horário da loja, horário comercial, nosso horário, aberto de, aberta de, abertos de, estamos abertos,
      loja está aberta, loja abre`,
    sv: `
      öppettid*, har öppet, öppet vardag*, öppet alla dagar, öppet från, butiken är öppen, vi har öppet, telefontid*`,
    da: `
      åbningstid*, har åbent, åbent fra, åbent alle dage, åben alle dage, butikken er åben, vi har åbent, telefontid*`,
    nb: 'åpningstid*, har åpent, åpent fra, åpent alle dager, butikken er åpen, vi har åpent, telefontid*',
    fi: `
      aukioloaja*, aukioloaik*, palveluaja*, palveluaika*, avoinna, myymälä on auki, olemme auki, liike on auki,
      asiakaspalvelu on auki`,
  },
  openWeekdays: {
    en: `
      monday to friday, monday through friday, mon fri, mon to fri, on weekdays, weekdays from, monday till friday,
      monday to saturday, mon sat, during office hours`,
    de: `
      montag bis freitag, montags bis freitags, mo fr, mo bis fr, mo sa, montag bis samstag, werktags,
      an werktagen von, wochentags, unter der woche`,
    fr: `
      du lundi au vendredi, lundi au vendredi, lundi vendredi, lun ven, du lundi au samedi, lundi au samedi,
      en semaine, jours de semaine`,
    es: 'de lunes a viernes, lunes a viernes, lunes viernes, lun vie, de lunes a sábado, lunes a sábado, entre semana',
    it: `
      dal lunedì al venerdì, lunedì venerdì, lun ven, da lunedì a venerdì, dal lunedì al sabato, da lunedì a sabato,
      nei giorni feriali, giorni infrasettimanali`,
    nl: `
      maandag tot en met vrijdag, maandag t m vrijdag, maandag tot vrijdag, ma vr, ma t m vr,
      maandag tot en met zaterdag, maandag t m zaterdag, op werkdagen, doordeweeks, op weekdagen`,
    pl: `
      od poniedziałku do piątku, poniedziałek piątek, pon pt, pn pt, od poniedziałku do soboty, w dni robocze,
      w tygodniu roboczym, w dni powszednie`,
    pt: `
      segunda a sexta, segunda feira a sexta feira, de segunda à sexta, seg a sex, seg sex, segunda a sábado,
      segunda feira a sábado, dias úteis das, em dias úteis, nos dias úteis`,
    sv: `
      måndag till fredag, måndag fredag, mån fre, måndagar till fredagar, helgfria vardagar, på vardagar,
      vardagar mellan, vardagar kl`,
    da: `
      mandag til fredag, mandag fredag, man fre, mandage til fredage, på hverdage, hverdage mellem, hverdage kl,
      alle hverdage`,
    nb: `
      mandag til fredag, mandag fredag, man fre, mandager til fredager, på hverdager, hverdager mellom, hverdager kl,
      alle hverdager`,
    fi: 'maanantaista perjantaihin, maanantai perjantai, ma pe, maanantaista lauantaihin, arkisin, arkipäivisin, ma la',
  },
  openWeekend: {
    en: `
      at the weekend, on weekends, on the weekend, at weekends, on saturday*, on sunday*, saturday from,
      saturday and sunday, sat sun, seven days a week, 7 days a week`,
    de: `
      am wochenende, an wochenenden, samstags, sonntags, am samstag, am sonntag, auch samstag, sa so,
      samstag und sonntag, sieben tage die woche, 7 tage die woche`,
    fr: `
      le week end, les week ends, le samedi, le dimanche, samedi et dimanche, samedi de, 7 jours sur 7,
      sept jours sur sept, 7j 7`,
    es: `
      fin de semana, fines de semana, los sábados, los domingos, sábados de, sábados y domingos, sábado y domingo,
      siete días a la semana, 7 días a la semana, los 7 días`,
    it: `
      nel fine settimana, nel weekend, fine settimana, il sabato, la domenica, sabato e domenica, di sabato,
      di domenica, sette giorni su sette, 7 giorni su 7`,
    nl: `
      in het weekend, in de weekenden, op zaterdag, op zondag, zaterdags, zaterdag en zondag, zondags,
      zeven dagen per week, 7 dagen per week`,
    pl: `
      w weekend, w weekendy, w soboty, w niedziele, w sobotę, w niedzielę, soboty i niedziele, siedem dni w tygodniu,
      7 dni w tygodniu`,
    pt: `
      ao fim de semana, aos fins de semana, nos fins de semana, no fim de semana, final de semana, aos sábados,
      aos domingos, ao sábado, ao domingo, sábado e domingo, sete dias por semana, 7 dias por semana`,
    sv: `
      på helgen, på helger, på helgerna, på lördagar, på söndagar, lördag och söndag, lördagar och söndagar,
      alla dagar i veckan, sju dagar i veckan, 7 dagar i veckan`,
    da: `
      i weekenden, i weekender, om lørdagen, om søndagen, lørdag og søndag, lørdage, alle ugens dage,
      syv dage om ugen, 7 dage om ugen`,
    nb: `
      i helgen, i helgene, i helger, på lørdager, på søndager, lørdag og søndag, lørdager, alle dager i uken,
      sju dager i uken, 7 dager i uken`,
    fi: `
      viikonloppuisin, viikonloppuna, lauantaisin, sunnuntaisin, lauantai ja sunnuntai, joka päivä viikossa,
      seitsemänä päivänä viikossa, 7 päivänä viikossa`,
  },
  openAroundTheClock: {
    en: `
      around the clock, round the clock, 24 hours a day, available 24 hours, available 24 7, open 24 7, 24 7 support,
      24 7 service, reach us 24 7, here 24 7`,
    de: `
      rund um die uhr, 24 stunden am tag, 24 stunden erreichbar, 24 7 erreichbar, 24 7 verfügbar, 24 7 für sie da,
      24 7 für dich da`,
    fr: '24h 24, 24 heures sur 24, 24h sur 24, disponible 24 7, joignable 24 7, à toute heure du jour',
    es: 'las 24 horas, 24 horas al día, disponible 24 7, atención 24 7, a cualquier hora del día',
    it: '24 ore su 24, 24h su 24, h24, disponibile 24 7, assistenza 24 7, a qualsiasi ora del giorno',
    nl: '24 uur per dag, de klok rond, 24 uur bereikbaar, 24 7 bereikbaar, 24 7 beschikbaar, 24 7 open',
    pl: 'całą dobę, przez całą dobę, 24 godziny na dobę, dostępn* 24 7, całodobow*',
    pt: '24 horas por dia, 24 horas ao dia, 24h por dia, disponível 24 7, atendimento 24 7, a qualquer hora do dia',
    sv: 'dygnet runt, 24 timmar om dygnet, tillgänglig 24 7, öppet 24 7',
    da: 'døgnet rundt, 24 timer i døgnet, tilgængelig 24 7, åbent 24 7',
    nb: 'døgnet rundt, 24 timer i døgnet, tilgjengelig 24 7, åpent 24 7',
    fi: 'ympäri vuorokauden, vuorokauden ympäri, 24 tuntia vuorokaudessa, avoinna 24 7, palvelee 24 7',
  },
  serviceTeam: {
    en: `
      customer service, customer support, customer care, support team, service team, our team, client services,
      help desk, service department, after sales service`,
    de: `
      kundenservice*, kundendienst*, kundenbetreuung*, kundensupport*, serviceteam*, service team*, supportteam*,
      support team*, unser team, unserem team`,
    fr: `
      service client, service clientèle, service clients, service après vente, notre équipe, support client,
      équipe support, service consommateurs, sav`,
    es: `
      atención al cliente, servicio al cliente, servicio de atención, servicio de soporte, nuestro equipo,
      equipo de soporte, equipo de atención, servicio posventa, servicio postventa, soporte al cliente`,
    it: `
      servizio clienti, assistenza clienti, servizio di assistenza, nostro team, nostra squadra, customer care,
      team di assistenza, team di supporto, servizio post vendita`,
    nl: `
      klantenservice*, klantendienst*, klantendienst, ons team, serviceteam*, service team, supportteam*, servicedesk,
      helpdesk, klantcontact`,
    pl: `
      obsługa klienta, obsługi klienta, obsługą klienta, obsłudze klienta, obsługę klienta, biuro obsługi,
      biurem obsługi, nasz zespół, naszym zespołem, naszego zespołu, dział obsługi, wsparcie klienta`,
    pt: `
      apoio ao cliente, atendimento ao cliente, serviço ao cliente, serviço de apoio, serviço de clientes,
      nossa equipa, nossa equipe, equipe de atendimento, equipa de apoio, suporte ao cliente, pós venda,
      central de atendimento`,
    sv: 'kundtjänst*, kundservice*, kundsupport*, kundcenter, vårt team, supportteam*',
    da: 'kundeservice*, kundesupport*, kundecenter*, vores team, supportteam*',
    nb: 'kundeservice*, kundesupport*, kundesenter*, kundestøtte*, teamet vårt, vårt team',
    fi: 'asiakaspalvelu*, asiakastuki, asiakastuen, asiakastukeen, tiimimme, palvelutiimi*, tukitiimi*',
  },
  answersWithin: {
    en: `
      reply within, respond within, answer within, replies within, responds within, answers within, answered within,
      get back to you within, hear back within, response within, response time*, reply as soon as possible,
      usually reply, answer quickly, quick response`,
    de: `
      antworten innerhalb, antwortet innerhalb, antwort innerhalb, beantworten ~ innerhalb, beantwortet ~ innerhalb,
      melden uns innerhalb, antwortzeit*, reaktionszeit*, antworten in der regel, schnelle antwort,
      antworten ~ binnen, antwort ~ binnen, antworten ~ so schnell wie möglich, rückmeldung innerhalb`,
    fr: `
      répondons sous, réponse sous, répondons dans, réponse dans les, répond sous, répond dans, répondons en moins,
      réponse en moins, délai de réponse, temps de réponse, réponse rapide, recontactons sous, répondrons dans`,
    es: `
      respondemos en, responde en, responderemos en, contestamos en, respuesta en menos, respuesta en 24,
      respondemos en menos, tiempo de respuesta, plazo de respuesta, respuesta rápida, te responderán en, responden en`,
    it: `
      rispondiamo entro, risponde entro, risponderemo entro, risposta entro, rispondiamo in, rispondono entro,
      tempi di risposta, tempo di risposta, risposta rapida, ricontattiamo entro, rispondiamo di solito`,
    nl: `
      reageren binnen, reageert binnen, antwoord binnen, antwoorden binnen, antwoordt binnen, reactie binnen,
      reageren meestal, reactietijd*, responstijd*, snel antwoord, beantwoorden ~ binnen, beantwoordt ~ binnen`,
    pl: `
      odpowiadamy w ciągu, odpowiada w ciągu, odpowiemy w ciągu, odpowiedź w ciągu, odpisujemy w ciągu,
      odpowiadamy zwykle, czas odpowiedzi, czas reakcji, szybka odpowiedź, odpowiadamy do`,
    pt: `
      respondemos em, respondemos no prazo, responde em, resposta em até, respondemos em até, responderemos em,
      resposta no prazo, tempo de resposta, prazo de resposta, resposta rápida, resposta dentro de`,
    sv: `
      svarar inom, svar inom, besvarar ~ inom, svarstid*, svarar oftast, svarar vanligtvis, snabbt svar,
      återkopplar inom`,
    da: `
      svarer inden for, svar inden for, besvarer ~ inden, svartid*, svarer normalt, svarer som regel, hurtigt svar,
      vender tilbage inden`,
    nb: 'svarer innen, svar innen, besvarer ~ innen, svartid*, svarer vanligvis, svarer som regel, raskt svar',
    fi: `
      vastaamme ~ sisällä, vastaamme ~ kuluessa, vastataan ~ kuluessa, vastaus ~ kuluessa, vastausai*, vasteaika,
      vasteajat, vastaamme yleensä, vastaamme pian, nopea vastaus`,
  },
  appointment: {
    en: `
      by appointment, make an appointment, book an appointment, schedule an appointment, arrange an appointment,
      appointment needed, appointment required, without an appointment, book a visit, book a slot, walk ins welcome`,
    de: `
      termin vereinbaren, termin buchen, terminvereinbarung*, nach vereinbarung, terminbuchung*, mit termin,
      ohne termin, beratungstermin*, vereinbaren sie ~ termin, vereinbare ~ termin, buchen sie ~ termin,
      nach absprache, voranmeldung`,
    fr: `
      sur rendez vous, prendre rendez vous, prenez rendez vous, prise de rendez vous, réserver un rendez vous,
      réservez un rendez vous, sans rendez vous, fixer un rendez vous`,
    es: `
      con cita previa, cita previa, pedir cita, pide cita, reservar cita, reservar una cita, reserva una cita,
      concertar una cita, sin cita, solicitar cita`,
    it: `
      su appuntamento, previo appuntamento, prendere appuntamento, fissare un appuntamento, prenotare un appuntamento,
      prenota un appuntamento, fissa un appuntamento, senza appuntamento`,
    nl: `
      op afspraak, afspraak maken, maak een afspraak, afspraak inplannen, afspraak boeken, zonder afspraak,
      plan een afspraak, boek een afspraak, na afspraak`,
    pl: `
      umówić wizytę, umówić się, umów się, umów wizytę, po umówieniu, po wcześniejszym umówieniu, rezerwacja wizyty,
      umówić spotkanie, bez umawiania, umówienia terminu, zarezerwować wizytę`,
    pt: `
      por marcação, marcação prévia, fazer uma marcação, marcar uma visita, marcar um horário, agendar uma visita,
      agendar um horário, com hora marcada, mediante agendamento, agendamento prévio, sem marcação prévia`,
    sv: 'boka tid, boka en tid, tidsbokning, boka ett besök, bokad tid, efter överenskommelse, drop in, boka ett möte',
    da: `
      book en tid, booke en tid, bestil tid, tidsbestilling, efter aftale, aftale en tid, uden tidsbestilling,
      book et besøg`,
    nb: `
      bestille time, bestill time, timebestilling, etter avtale, avtale time, booke time, drop in, bestille et besøk`,
    fi: `
      ajanvarau*, varata ajan, varaa aika, varaa käynti, sovi aika, sopimuksen mukaan, ilman ajanvarausta,
      varata tapaamisen`,
  },
};
