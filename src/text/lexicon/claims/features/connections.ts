import type { ConceptTable } from '../concept-table.ts';

/** Features of electronics: connections, networks and memory. */
export const CONNECTION_FEATURES: ConceptTable = {
  usbC: {
    en: 'usb c, usb type c, type c port, type c connector, type c',
    de: 'usb c, usb typ c, usb type c, typ c anschluss, type c',
    fr: 'usb c, usb type c, port type c, prise type c, type c',
    es: 'usb c, usb tipo c, puerto tipo c, conector tipo c, tipo c',
    it: 'usb c, usb tipo c, usb type c, porta type c, type c, di tipo c',
    nl: 'usb c, usb type c, type c aansluiting, type c poort, type c',
    pl: 'usb c, usb typu c, port typu c, złącze typu c, type c, złącze usb typu c',
    pt: 'usb c, usb tipo c, porta tipo c, conector tipo c, tipo c, entrada usb c',
    sv: 'usb c, usb typ c, typ c kontakt, typ c port, usb type c',
    da: 'usb c, usb type c, type c stik, type c port, usb typ c',
    nb: 'usb c, usb type c, type c kontakt, type c port, usb typ c',
    fi: 'usb c, usb tyyppi c, tyypin c, usb type c, c tyypin liit*',
  },
  usbPort: {
    en: `
      usb port, usb ports, usb a, usb socket, usb connection, usb charging, micro usb, charged via usb, usb charger,
      usb rechargeable, charges via usb`,
    de: `
      usb anschluss*, usb port*, usb a, usb ladebuchse*, usb buchse*, micro usb, per usb, über usb, usb ladeanschluss,
      usb schnittstelle*, via usb`,
    fr: `
      port usb, ports usb, prise usb, usb a, micro usb, par usb, via usb, rechargeable usb, connexion usb, prises usb`,
    es: `
      puerto usb, puertos usb, usb a, toma usb, micro usb, por usb, vía usb, carga usb, conexión usb, recargable usb`,
    it: `
      porta usb, porte usb, usb a, presa usb, micro usb, tramite usb, via usb, ricarica usb, connessione usb, con usb`,
    nl: 'usb poort*, usb a, usb aansluiting*, micro usb, via usb, usb oplaadbaar, usb oplaadpoort*, usb laadpoort*',
    pl: `
      port usb, porty usb, portu usb, portem usb, usb a, gniazdo usb, złącze usb, micro usb, przez usb, poprzez usb,
      wejście usb, porcie usb`,
    pt: `
      porta usb, portas usb, usb a, entrada usb, entradas usb, micro usb, por usb, via usb, carregamento usb,
      ligação usb`,
    sv: 'usb port*, usb uttag*, usb a, usb anslutning*, micro usb, via usb, usb laddning, usb kontakt',
    da: 'usb port*, usb stik*, usb a, usb udgang*, micro usb, via usb, usb opladning, usb indgang*',
    nb: 'usb port*, usb uttak*, usb a, usb inngang*, micro usb, via usb, usb lading, usb kontakt',
    fi: `
      usb portti*, usb liitän*, usb a, micro usb, usb lataus*, usb liitin, usb portin, usb n kautta, usb ladattav*,
      usb portit`,
  },
  hdmi: {
    en: 'hdmi, displayport, display port',
    de: 'hdmi, displayport, hdmi anschluss*',
    fr: 'hdmi, displayport, port hdmi',
    es: 'hdmi, displayport, puerto hdmi',
    it: 'hdmi, displayport, porta hdmi',
    nl: 'hdmi, displayport, hdmi poort*',
    pl: 'hdmi, displayport, złącze hdmi',
    pt: 'hdmi, displayport, porta hdmi',
    sv: 'hdmi, displayport, hdmi port*',
    da: 'hdmi, displayport, hdmi port*',
    nb: 'hdmi, displayport, hdmi port*',
    fi: 'hdmi, displayport, hdmi liitän*',
  },
  headphoneJack: {
    en: 'headphone jack, headphone socket, 3 5 mm jack, aux input, aux cable, aux in, audio jack, jack plug, aux port',
    de: `
      klinkenanschluss*, klinkenstecker*, klinkenbuchse*, kopfhöreranschluss*, 3 5 mm klinke, aux eingang*, aux kabel*,
      kopfhörerbuchse*, audioanschluss`,
    fr: 'prise jack, prise casque, jack 3 5 mm, entrée aux, entrée auxiliaire, câble aux, câble jack, sortie casque',
    es: `
      conector jack, toma de auriculares, jack de 3 5, jack 3 5, entrada aux, entrada auxiliar, cable aux,
      conector de auriculares, salida de auriculares`,
    it: `
      jack da 3 5, jack audio, ingresso aux, jack cuffie, presa cuffie, cavo aux, uscita cuffie, jack per cuffie,
      presa jack`,
    nl: `
      koptelefoonaansluiting*, hoofdtelefoonaansluiting*, jack aansluiting*, 3 5 mm jack, aux ingang*, aux kabel,
      aux aansluiting, koptelefoonuitgang`,
    pl: `
      gniazdo słuchawkowe, wyjście słuchawkowe, jack 3 5, minijack*, wejście aux, złącze słuchawkowe, kabel aux,
      złącze jack, mini jack`,
    pt: `
      entrada para auscultadores, entrada de auscultadores, entrada para fones, jack de 3 5, jack 3 5, entrada aux,
      entrada auxiliar, cabo aux, saída de auscultadores, saída para fones`,
    sv: 'hörlursuttag*, hörlursutgång*, 3 5 mm uttag, 3 5 mm jack, aux ingång*, aux kabel, hörlurskontakt',
    da: 'hovedtelefonstik*, hovedtelefonudgang*, 3 5 mm jack, jackstik*, aux indgang*, aux kabel, minijack',
    nb: 'hodetelefonutgang*, hodetelefonkontakt*, 3 5 mm jack, minijack, aux inngang*, aux kabel, hodetelefoninngang',
    fi: `
      kuulokeliitän*, kuulokeliitin, 3 5 mm liitän*, 3 5 mm liitin, aux liitän*, aux johto, kuulokelähtö, aux kaapeli`,
  },
  bluetooth: {
    en: 'bluetooth',
    de: 'bluetooth verbindung, *bluetooth*',
    fr: 'bluetooth',
    es: 'bluetooth',
    it: 'bluetooth',
    nl: '*bluetooth*',
    pl: 'bluetooth*',
    pt: 'bluetooth',
    sv: 'bluetooth*',
    da: 'bluetooth*',
    nb: 'bluetooth*',
    fi: 'bluetooth*',
  },
  wifi: {
    en: 'wifi, wi fi, wlan, wireless internet, wireless lan',
    de: 'wlan*, wifi*, wi fi',
    fr: 'wifi, wi fi',
    es: 'wifi, wi fi',
    it: 'wifi, wi fi',
    nl: 'wifi*, wi fi',
    pl: 'wifi, wi fi, wlan',
    pt: 'wifi, wi fi',
    sv: 'wifi*, wi fi, trådlöst nätverk, wlan',
    da: 'wifi*, wi fi, trådløst netværk, wlan',
    nb: 'wifi*, wi fi, trådløst nettverk, wlan',
    fi: 'wifi*, wi fi, wlan, langaton verkko, langattomaan verkkoon',
  },
  mobileNetwork: {
    en: `
      cellular, sim card, esim, mobile data, mobile network, 5g network, 5g enabled, 5g support, 5g capable,
      5g smartphone, 4g lte, lte, 5g ready`,
    de: `
      lte, mobilfunk*, sim karte*, esim, mobile daten, 5g fähig, 5g netz, 5g smartphone, 5g mobilfunk, 5g unterstützung,
      4g lte`,
    fr: 'lte, carte sim, esim, réseau mobile, données mobiles, compatible 5g, réseau 5g, smartphone 5g, 4g lte',
    es: `
      lte, tarjeta sim, esim, red móvil, datos móviles, compatible con 5g, red 5g, conectividad 5g, móvil 5g, 4g lte`,
    it: `
      lte, scheda sim, esim, rete mobile, dati mobili, rete cellulare, rete 5g, connettività 5g, smartphone 5g,
      compatibile 5g, 4g lte`,
    nl: `
      lte, simkaart*, sim kaart*, esim, mobiel netwerk, mobiele data, 5g netwerk, 5g geschikt, 5g smartphone,
      5g toestel, 4g lte`,
    pl: `
      lte, karta sim, kartę sim, karty sim, esim, sieć komórkowa, sieci komórkowej, sieć 5g, sieci 5g, łączność 5g,
      smartfon 5g, obsługa 5g, obsługuje 5g, 4g lte`,
    pt: `
      lte, cartão sim, esim, rede móvel, dados móveis, chip de celular, rede 5g, compatível com 5g, conectividade 5g,
      smartphone 5g, 4g lte`,
    sv: 'lte, simkort*, sim kort*, esim, mobilnät*, mobildata, 5g nät, 5g stöd, 5g mobil, stöd för 5g, 4g lte',
    da: `
      lte, simkort*, sim kort*, esim, mobilnet*, mobildata, 5g netværk, 5g telefon, understøtter 5g, 5g understøttelse,
      4g lte`,
    nb: 'lte, simkort*, sim kort*, esim, mobilnett*, mobildata, 5g nett, 5g støtte, 5g telefon, støtter 5g, 4g lte',
    fi: `
      lte, sim kort*, simkort*, esim, mobiiliverk*, mobiilidata*, 5g verk*, 5g puhelin, 5g yhtey*, 5g tuki, tukee 5g,
      4g lte`,
  },
  dualSim: {
    en: 'dual sim, two sim cards, dual sim support',
    de: 'dual sim, zwei sim karten',
    fr: 'double sim, dual sim, deux cartes sim, double carte sim',
    es: 'dual sim, doble sim, dos tarjetas sim',
    it: 'dual sim, doppia sim, due schede sim',
    nl: 'dual sim, twee simkaarten, dubbele sim',
    pl: 'dual sim, dwie karty sim, dwóch kart sim, na dwie karty sim',
    pt: 'dual sim, dois cartões sim, duplo sim, dois chips',
    sv: 'dual sim, två sim kort, två simkort',
    da: 'dual sim, to sim kort, to simkort, dobbelt sim',
    nb: 'dual sim, to sim kort, to simkort, dobbelt sim',
    fi: 'dual sim, kaksi sim korttia, kahden sim kortin, kaksi simkorttia, kaksois sim, kaksoissim',
  },
  nfc: {
    en: 'nfc',
    de: 'nfc',
    fr: 'nfc, puce nfc',
    es: 'nfc',
    it: 'nfc',
    nl: 'nfc',
    pl: 'nfc',
    pt: 'nfc',
    sv: 'nfc',
    da: 'nfc',
    nb: 'nfc',
    fi: 'nfc',
  },
  app: {
    en: 'app, apps, via app, smartphone app, companion app, app control*, app enabled, mobile app',
    de: 'app, apps, per app, app steuerung, app gesteuert*, appsteuerung, smartphone app, handy app',
    fr: `
      application mobile, appli, via l application, application dédiée, app, application smartphone,
      depuis l application, via l appli, l appli, application pour smartphone`,
    es: `
      app, aplicación móvil, mediante app, a través de la aplicación, desde la aplicación, aplicación para smartphone,
      por aplicación móvil, con la app`,
    it: 'app, tramite app, via app, applicazione mobile, applicazione per smartphone, dall app',
    nl: 'app, via de app, apps, met de app, app bediening, appbediening, smartphone app',
    pl: `
      przez aplikację, w aplikacji, z aplikacją, sterowanie z aplikacji, apka, apki, aplikacja mobilna,
      aplikację mobilną, aplikacji mobilnej, aplikacją mobilną, aplikacja na telefon, aplikację na telefon,
      przez aplikacje, aplikacji na telefon, dedykowan* aplikacj*, poprzez aplikację`,
    pt: 'app, aplicativo*, aplicação móvel, através da aplicação, via app, apps, pela app',
    sv: 'app, appen, via app, appstyr*, appar, mobilapp*',
    da: 'app, appen, via app, appstyr*, apps, mobilapp*',
    nb: 'app, appen, via app, appstyr*, apper, mobilapp*',
    fi: `
      sovellus, sovelluksen, sovelluksella, sovelluksesta, mobiilisovellu*, appi, sovellusohja*, puhelinsovellu*,
      sovelluksen kautta, älypuhelinsovellu*`,
  },
  voiceControl: {
    en: `
      voice control*, voice command*, voice assistant, controlled by voice, works with alexa, alexa, google assistant,
      siri, google home, hands free voice, voice activated`,
    de: `
      sprachsteuerung*, sprachbefehl*, sprachassistent*, sprachgesteuert*, per sprache, alexa, google assistant, siri,
      sprachbedienung, google home`,
    fr: `
      commande vocale, commandes vocales, contrôle vocal, assistant vocal, assistants vocaux, alexa, google assistant,
      siri, à la voix, google home`,
    es: `
      control por voz, comandos de voz, control de voz, asistente de voz, alexa, google assistant, siri,
      asistente de google, google home, comando de voz`,
    it: `
      comando vocale, comandi vocali, controllo vocale, assistente vocale, assistenti vocali, alexa, google assistant,
      siri, google home`,
    nl: `
      spraakbediening, stembediening, spraakbesturing, spraakassistent*, stemassistent*, spraakcommando*, alexa,
      google assistent, google assistant, siri, google home, spraakgestuurd*`,
    pl: `
      sterowanie głosem, sterowania głosem, sterowanie głosowe, sterowania głosowego, asystent głosowy,
      asystenta głosowego, polecenia głosowe, komendy głosowe, alexa, asystent google, siri, google home,
      poleceń głosowych`,
    pt: `
      controlo por voz, controle por voz, comando de voz, comandos de voz, comando por voz, assistente de voz, alexa,
      google assistant, siri, assistente do google, google home, controlo de voz`,
    sv: 'röststyr*, röstkommand*, röstassistent*, alexa, google assistant, google assistent, siri, google home',
    da: `
      stemmestyr*, stemmekommando*, stemmeassistent*, taleassistent*, alexa, google assistent, google assistant, siri,
      google home`,
    nb: `
      stemmestyr*, stemmekommando*, taleassistent*, stemmeassistent*, talestyr*, alexa, google assistent,
      google assistant, siri, google home`,
    fi: 'ääniohja*, äänikomen*, ääniavusta*, puheohja*, alexa*, google assistant*, siri, google home',
  },
  smartHome: {
    en: 'smart home, homekit, matter compatible, zigbee, smart control*, smart hub, works with matter, matter enabled',
    de: 'smart home, smarthome*, homekit, zigbee, matter fähig, smart steuerbar',
    fr: 'maison connectée, smart home, homekit, zigbee, domotique, objet connecté, connecté à votre smartphone',
    es: 'hogar inteligente, casa inteligente, smart home, homekit, zigbee, domótic*',
    it: 'casa intelligente, smart home, homekit, zigbee, domotic*, casa smart',
    nl: 'smart home, slim huis, homekit, zigbee, domotica, slimme huis, slim thuis',
    pl: 'inteligentny dom, inteligentnego domu, smart home, homekit, zigbee, inteligentnym domem, inteligentnym domu',
    pt: 'casa inteligente, smart home, homekit, zigbee, domótic*',
    sv: 'smart hem, smarta hem, homekit, zigbee, smarta hemmet',
    da: 'smart hjem, smart home, homekit, zigbee, smarthome*, smarte hjem',
    nb: 'smarthus*, smart hjem, homekit, zigbee, smarte hjem',
    fi: 'älykoti*, älykodi*, homekit, zigbee',
  },
  remote: {
    en: 'remote control*, with remote, by remote, remote controlled, comes with a remote, the remote',
    de: 'fernbedienung*, fernbedienbar*, ferngesteuert*, fernsteuerung*',
    fr: `
      télécommande*, télécommandé*, commande à distance, pilotage à distance, piloter à distance, contrôle à distance`,
    es: `
      mando a distancia, control remoto, mandos a distancia, controlar a distancia, a control remoto, teledirigid*,
      radiocontrol`,
    it: 'telecomand*, controllo remoto, controllo a distanza, comando a distanza, radiocomandat*',
    nl: 'afstandsbediening*, op afstand bedienba*, op afstand te bedienen, op afstand bestuurba*, afstandsbesturing',
    pl: `
      pilot zdalnego sterowania, zdalnie sterowan*, zdalne sterowanie, zdalnego sterowania, pilotem, na pilota,
      z pilotem, pilot do, pilot w zestawie`,
    pt: `
      comando à distância, controlo remoto, controle remoto, telecomand*, comando remoto, com comando,
      por controle remoto, comandado à distância`,
    sv: 'fjärrkontroll*, fjärrstyr*, fjärrmanövr*',
    da: 'fjernbetjening*, fjernstyr*, fjernkontrol*',
    nb: 'fjernkontroll*, fjernstyr*',
    fi: 'kaukosäädin, kaukosäädintä, kauko ohjat*, kaukosäät*, kauko ohjain, kauko ohjau*, etäohja*',
  },
  gps: {
    en: 'gps, gnss, glonass, galileo, built in gps',
    de: 'gnss, glonass, gps, gps tracker, gps empfänger',
    fr: 'gps, gnss, glonass',
    es: 'gps, gnss, glonass',
    it: 'gps, gnss, glonass',
    nl: 'gps, gnss, glonass',
    pl: 'gps, gnss, glonass',
    pt: 'gps, gnss, glonass',
    sv: 'gps, gnss, glonass',
    da: 'gps, gnss, glonass',
    nb: 'gps, gnss, glonass',
    fi: 'gps, gnss, glonass',
  },
  notifications: {
    en: `
      call notifications, message notifications, smartphone notifications, shows notifications, notifications on,
      notifications from your phone, push notification, push notifications`,
    de: `
      anrufbenachrichtigung*, smartphone benachrichtigung*, benachrichtigungen vom smartphone,
      benachrichtigungen am handgelenk, zeigt benachrichtigungen, push benachrichtigung*, push nachrichten,
      nachrichtenanzeige`,
    fr: `
      notification push, notifications d appel, notifications push, notifications du smartphone,
      notifications du téléphone, notifications au poignet, affiche les notifications`,
    es: `
      notificaciones push, avisos de llamadas, notificaciones del móvil, notificaciones en la muñeca,
      notificaciones inteligentes, notificaciones del smartphone`,
    it: `
      notifiche push, notifica push, notifiche dello smartphone, notifiche sul polso, notifiche al polso,
      notifiche smart, notifiche di chiamate`,
    nl: `
      pushmelding*, pushbericht*, smartphonemeldingen, meldingen van je telefoon, meldingen van je smartphone,
      meldingen op je pols, smartphone notificaties`,
    pl: `
      powiadomienia z telefonu, powiadomienia push, powiadomienia o połączeniach, powiadomienia ze smartfona,
      powiadomienia na nadgarstku, inteligentne powiadomienia`,
    pt: `
      notificações push, notificações do telemóvel, notificações do celular, notificações no pulso,
      notificações inteligentes, notificações do smartphone`,
    sv: 'pushnotis*, notiser från mobilen, notiser från telefonen, mobilnotiser, smarta notiser, notiser på handleden',
    da: `
      pushnotif*, notifikationer fra telefonen, smarte notifikationer, notifikationer på håndleddet,
      push notifikation*`,
    nb: `
      pushvars*, push varsler, varsler fra telefonen, smartvarsler, smarte varsler, varsler på håndleddet, push varsel`,
    fi: 'puheluilmoitu*, push ilmoit*, push viesti*, puhelimen ilmoituks*, älyilmoituks*, ilmoitukset ranteessa',
  },
  storageMemory: {
    en: `
      internal storage, storage capacity, built in memory, gb storage, gb of storage, tb storage, ssd, onboard storage`,
    de: `
      speicherplatz*, interner speicher, internem speicher, speicherkapazität*, gb speicher, tb speicher, ssd,
      festplatte*, flashspeicher*`,
    fr: `
      stockage interne, capacité de stockage, go de stockage, mémoire interne, ssd, disque dur, to de stockage,
      espace de stockage`,
    es: `
      almacenamiento interno, capacidad de almacenamiento, gb de almacenamiento, memoria interna, ssd,
      tb de almacenamiento, disco duro`,
    it: `
      memoria interna, gb di memoria, memoria di archiviazione, ssd, spazio di archiviazione, gb di archiviazione,
      disco rigido`,
    nl: 'opslagcapaciteit, opslaggeheugen, gb opslag, intern geheugen, ssd, tb opslag, interne opslag, harde schijf',
    pl: `
      pamięć wewnętrzna, pamięci wewnętrznej, gb pamięci, wbudowana pamięć, ssd, pamięcią wewnętrzną, dysk twardy,
      pamięć masowa, wbudowanej pamięci`,
    pt: `
      armazenamento interno, capacidade de armazenamento, gb de armazenamento, memória interna, ssd,
      espaço de armazenamento digital, disco rígido, tb de armazenamento`,
    sv: `
      lagringsutrymme*, gb lagring, internminne*, lagringskapacitet*, ssd, intern lagring, lagringsminne*, hårddisk*`,
    da: `
      gb lagring, intern hukommelse, lagringskapacitet*, ssd, intern lagring, gb lagerplads, lagringsplads*, harddisk*`,
    nb: 'lagringsplass*, gb lagring, internminne*, lagringskapasitet*, ssd, intern lagring, harddisk*',
    fi: `
      tallennustila*, gt tallennus*, sisäinen muisti, ssd, tallennuskapasiteet*, sisäistä muistia, kiintolevy*,
      gt tallennustilaa`,
  },
  expandableMemory: {
    en: `
      expandable storage, memory card slot, microsd, micro sd, sd card, memory card, expandable memory,
      card slot for memory, sd slot`,
    de: `
      speicherkarte*, microsd*, micro sd, sd karte*, speicher erweiter*, erweiterbarer speicher, speichererweiterung,
      kartensteckplatz`,
    fr: `
      carte microsd, carte micro sd, carte mémoire, mémoire extensible, micro sd, microsd, carte sd,
      stockage extensible, cartes microsd`,
    es: `
      tarjeta microsd, tarjeta micro sd, tarjeta de memoria, memoria ampliable, micro sd, microsd, tarjeta sd,
      almacenamiento ampliable, memoria expandible`,
    it: `
      scheda microsd, scheda micro sd, scheda di memoria, memoria espandibile, micro sd, microsd, scheda sd,
      slot per schede`,
    nl: 'geheugenkaart*, microsd*, micro sd, sd kaart*, uitbreidbaar geheugen, opslag uitbreiden, geheugen uitbreiden',
    pl: `
      karta pamięci, kartę pamięci, karty pamięci, microsd, micro sd, karta sd, karty sd, kartę sd, kartą pamięci,
      rozszerzenie pamięci, kartę microsd`,
    pt: `
      cartão microsd, cartão micro sd, cartão de memória, memória expansível, micro sd, microsd, cartão sd,
      armazenamento expansível`,
    sv: 'minneskort*, microsd*, micro sd, sd kort*, utbyggbart minne',
    da: 'hukommelseskort*, microsd*, micro sd, sd kort*, udvidbar hukommelse',
    nb: 'minnekort*, microsd*, micro sd, sd kort*, utvidbart minne',
    fi: 'muistikort*, microsd*, micro sd, sd kort*, laajennettava muisti',
  },
  compatibleSystems: {
    en: `
      compatible with ios, compatible with android, ios and android, iphone and android, works with iphone,
      works with windows, windows and mac, android, ios`,
    de: 'kompatibel mit ios, kompatibel mit android, ios und android, android, ios, windows und mac, für iphone',
    fr: 'compatible ios, compatible android, ios et android, android, ios, windows et mac, compatible iphone',
    es: 'compatible con ios, compatible con android, ios y android, android, ios, windows y mac, compatible con iphone',
    it: `
      compatibile con ios, compatibile con android, ios e android, android, ios, windows e mac, compatibile con iphone`,
    nl: `
      compatibel met ios, compatibel met android, ios en android, android, ios, windows en mac, geschikt voor iphone`,
    pl: 'ios i android, android*, kompatybilny z ios, zgodny z ios, windows i mac, ios, kompatybiln* z iphone',
    pt: 'compatível com ios, compatível com android, ios e android, android, ios, windows e mac, compatível com iphone',
    sv: 'ios och android, android, ios, kompatibel med ios, kompatibel med android, windows och mac',
    da: 'ios og android, android, ios, kompatibel med ios, kompatibel med android, windows og mac',
    nb: 'ios og android, android, ios, kompatibel med ios, kompatibel med android, windows og mac',
    fi: 'ios ja android, android*, ios, yhteensopiva iphonen, iphone yhteensopiv*, windows ja mac',
  },
  multipoint: {
    en: `
      multipoint, connect to two devices, two devices at the same time, pairs with two devices, multi device,
      pair two devices, multiple devices at once, several devices at the same time`,
    de: `
      multipoint, zwei geräte gleichzeitig, mit zwei geräten, mehrere geräte gleichzeitig,
      mehreren geräten gleichzeitig`,
    fr: `
      multipoint, deux appareils en même temps, deux appareils simultanément, connexion multipoint,
      plusieurs appareils à la fois, plusieurs appareils en même temps`,
    es: `
      multipunto, dos dispositivos a la vez, dos dispositivos al mismo tiempo, conexión multipunto,
      varios dispositivos a la vez`,
    it: `
      multipoint, due dispositivi contemporaneamente, connessione multipoint, due dispositivi alla volta,
      più dispositivi contemporaneamente`,
    nl: 'multipoint, twee apparaten tegelijk, multipoint verbinding, met twee apparaten, meerdere apparaten tegelijk',
    pl: `
      multipoint, dwoma urządzeniami jednocześnie, dwóch urządzeń jednocześnie, z dwoma urządzeniami,
      kilkoma urządzeniami jednocześnie`,
    pt: `
      multiponto, dois dispositivos ao mesmo tempo, ligação multiponto, dois dispositivos em simultâneo,
      vários dispositivos ao mesmo tempo`,
    sv: 'multipoint, två enheter samtidigt, två enheter på samma gång, flera enheter samtidigt',
    da: 'multipoint, to enheder samtidig*, to enheder på samme tid, flere enheder samtidig*',
    nb: 'multipoint, to enheter samtidig*, to enheter på samme tid, flere enheter samtidig*',
    fi: `
      multipoint, kahteen laitteeseen, kaksi laitetta samanaikaisesti, monipisteyhte*, useaan laitteeseen,
      kaksi laitetta yhtä aikaa`,
  },
};
