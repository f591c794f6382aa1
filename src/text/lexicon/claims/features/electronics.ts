import type { ConceptTable } from '../concept-table.ts';

/** Features: of electronics: power, connections, sensors, pictures and sound. */
export const ELECTRONICS_FEATURES: ConceptTable = {
  cable: {
    en: `
      power cord, power cable, mains cable, corded, charging cable, cord length, usb cable, cable included, wired,
      extension lead, cable length`,
    de: `
      netzkabel*, stromkabel*, kabelgebunden*, mit kabel, ladekabel*, kabellänge*, anschlusskabel*, usb kabel,
      kabel liegt bei, zuleitung, textilkabel*`,
    fr: `
      câble, câbles, filaire*, cordon d alimentation, câble d alimentation, câble de charge, câble de recharge,
      cordon secteur`,
    es: 'cable, cables, con cable, cable de alimentación, cable de carga, cableado, alámbric*',
    it: 'cavo, cavi, con cavo, cavo di alimentazione, cavo di ricarica, cablat*, con filo',
    nl: `
      snoer, netsnoer*, stroomkabel*, oplaadkabel*, laadkabel*, bedraad, bedrade, kabel, met kabel, voedingskabel*,
      usb kabel`,
    pl: `
      kabel, kabla, kablem, przewód zasilający, przewodem zasilającym, przewodow*, kabel zasilający, kabel do ładowania,
      kablow*`,
    pt: `
      cabo de alimentação, cabo de carregamento, cabo usb, com cabo, com fio, cabo incluído, cabo elétrico,
      fio elétrico, cabo de rede`,
    sv: `
      sladd, sladden, nätsladd*, nätkabel*, strömkabel*, strömsladd*, laddkabel*, laddningskabel*, kabel, kabeln,
      usb kabel, trådbund*, trådad*`,
    da: `
      ledning, ledningen, netledning*, strømkabel*, opladerkabel*, ladekabel*, opladningskabel*, kabel, kablet,
      usb kabel, kablede, strømledning*`,
    nb: 'ledning, ledningen, strømledning*, strømkabel*, ladekabel*, kabel, kabelen, usb kabel, kablet, nettkabel*',
    fi: `
      virtajohto*, johto, johdollinen, latauskaapeli*, latausjohto*, kaapeli, kaapelin, kaapelilla, langallinen,
      langallis*, usb kaapeli*, verkkojohto*`,
  },
  cordless: {
    en: `
      cordless, wireless, wirelessly, without a cable, without cables, cable free, without a cord, no cables, cord free,
      no cord, no cord needed`,
    de: 'kabellos*, schnurlos*, drahtlos*, ohne kabel, wireless, ohne kabelsalat, kabelfrei*, funkverbindung',
    fr: 'sans fil, sans fils, sans câble, wireless, sans cordon',
    es: 'inalámbric*, sin cable, sin cables, wireless, sin hilos',
    it: 'senza fili, senza filo, senza cavo, senza cavi, wireless, cordless',
    nl: 'draadloos, draadloze, snoerloos, snoerloze, zonder snoer, zonder kabel, wireless, zonder draad',
    pl: 'bezprzewodow*, bez kabla, bez kabli, bez przewodu, wireless',
    pt: 'sem fio, sem fios, sem cabo, sem cabos, wireless',
    sv: 'sladdlös*, trådlös*, utan sladd, utan kabel',
    da: 'ledningsfri*, trådløs*, uden ledning, uden kabel, uden ledninger',
    nb: 'ledningsfri*, trådløs*, uten ledning, uten kabel, ledningsløs*',
    fi: 'langaton, langatto*, johdoton, johdottom*, ilman johtoa, akkukäyttöinen ja johdoton',
  },
  rechargeable: {
    en: `
      rechargeable, recharge, recharges, recharged, charges via, can be recharged, built in battery,
      lithium ion battery, lithium battery, li ion, rechargeable battery, battery life, per charge, on one charge,
      on a single charge, charging time, runtime`,
    de: `
      wiederaufladbar*, aufladbar*, akku, akkus, akkulaufzeit*, akkubetrieb*, integrierter akku, lithium ionen*,
      ladezeit*, li ion, akkuladung*, akkukapazität*, aufladen, aufgeladen, lithium akku*, wechselakku*`,
    fr: `
      rechargeable*, se recharge, se rechargent, recharge complète, batterie intégrée, batterie lithium,
      batterie rechargeable, lithium ion, temps de charge, durée de charge, par charge, sur batterie,
      autonomie de la batterie, heures d autonomie, grande autonomie, longue autonomie, autonomie jusqu à`,
    es: `
      recargable*, se recarga, se recargan, batería integrada, batería de litio, batería recargable, iones de litio,
      ion litio, tiempo de carga, por carga, duración de la batería, horas de autonomía, autonomía de la batería,
      gran autonomía, autonomía de hasta`,
    it: `
      ricaricabil*, si ricarica, si ricaricano, batteria integrata, batteria al litio, batteria ricaricabile,
      ioni di litio, tempo di ricarica, per carica, durata della batteria, ore di autonomia, autonomia della batteria,
      lunga autonomia, autonomia fino a`,
    nl: `
      oplaadbaar, oplaadbare, herlaadbaar, accu, accu s, accuduur, batterijduur, oplaadtijd, laadtijd,
      ingebouwde batterij, ingebouwde accu, op te laden, oplaadbeurt, acculading, lithium ion accu,
      lithium ion batterij, lithium ion`,
    pl: `
      ładowaln*, do ponownego ładowania, akumulator*, wbudowana bateria, wbudowaną baterię, wbudowanym akumulatorem,
      czas ładowania, czas pracy na baterii, litowo jonow*, można ładować, wielokrotnego ładowania, jednym ładowaniu`,
    pt: `
      recarregáv*, recarrega se, bateria integrada, bateria de lítio, bateria recarregável, iões de lítio,
      íons de lítio, tempo de carga, tempo de carregamento, por carga, duração da bateria, horas de autonomia,
      autonomia da bateria, grande autonomia, autonomia até`,
    sv: `
      laddningsbar*, uppladdningsbar*, laddbar*, inbyggt batteri, litiumjon*, batteritid*, laddningstid*, laddtid*,
      per laddning, drifttid*, uppladdbar*, litium jon batteri`,
    da: `
      genopladelig*, opladelig*, indbygget batteri, batteritid*, opladningstid*, opladetid*, per opladning,
      pr opladning, batterilevetid*, driftstid*, genoplades, litium ion batteri, lithium ion batteri, lithium ion`,
    nb: `
      oppladbar*, ladbar*, innebygd batteri, litiumion*, batteritid*, ladetid*, per lading, per opplading, driftstid*,
      gjenoppladbar*, litium ion batteri`,
    fi: `
      ladattav*, akku, akun, akulla, akkukäyttö*, litiumioniak*, litium ioni*, latausaika, latausajan, akunkesto*,
      akkukesto*, kiinteä akku, uudelleen ladattav*, yhdellä latauksella, toiminta aika, käyttöaika`,
  },
  batteryPowered: {
    en: `
      battery powered, battery operated, runs on batteries, aa batteries, aaa batteries, batteries included,
      requires batteries, batteries required, batteries, button cell, coin cell`,
    de: `
      batteriebetrieb*, batterien, batterie betrieb*, mit batterie*, knopfzelle*, aa batterie*, aaa batterie*,
      batterien enthalten, batterien liegen bei`,
    fr: `
      à piles, fonctionne avec des piles, fonctionne sur piles, piles incluses, piles fournies, piles non fournies,
      pile bouton, piles aa, piles aaa, alimentation par piles`,
    es: `
      a pilas, con pilas, funciona con pilas, pilas incluidas, pilas no incluidas, pilas aa, pilas aaa, pila de botón,
      pilas, alimentación por pilas`,
    it: `
      a batteria, a batterie, a pile, funziona a batterie, funziona con batterie, batterie incluse,
      batterie non incluse, batterie aa, pila a bottone, batterie stilo, batterie ministilo`,
    nl: `
      op batterijen, werkt op batterijen, batterijen, aa batterij*, aaa batterij*, knoopcel*, batterijgevoed,
      inclusief batterijen, knoopbatterij*, met batterijen`,
    pl: `
      na baterie, zasilan* bateriami, zasilan* bateryjnie, zasilanie bateryjne, baterie aa, baterie aaa, bateriami,
      bateryjn*, bateria guzikowa, baterii aa, baterii aaa, zasilan* z baterii, baterie w zestawie`,
    pt: `
      a pilhas, a pilha, funciona a pilhas, funciona com pilhas, pilhas incluídas, pilhas aa, pilhas aaa, pilhas,
      pilha botão, funciona com bateria, bateria tipo botão`,
    sv: `
      batteridriven*, batteridrivet, batteridrivna, batteridrift, aa batteri*, aaa batteri*, knappcell*,
      drivs av batteri*, drivs med batteri*, batterier ingår, går på batteri*`,
    da: `
      batteridrevet, batteridrevne, batteridrift, aa batteri*, aaa batteri*, knapcelle*, drives af batteri*,
      kører på batteri*, batterier medfølger, går på batteri*`,
    nb: `
      batteridrevet, batteridrevne, batteridrift, aa batteri*, aaa batteri*, knappcelle*, knappebatteri*,
      drives av batteri*, går på batteri*, batterier medfølger, batterier følger med`,
    fi: `
      paristokäytt*, paristo, paristot, paristoilla, paristolla, aa paristo*, nappiparisto*, toimii paristoilla,
      toimii pattereilla, paristoj*`,
  },
  mainsPowered: {
    en: `
      mains powered, mains operated, plug in, plugs into, plugs in, wall socket, power socket, mains socket,
      power adapter, mains adapter, wall outlet, power outlet, mains power, mains plug, power supply unit,
      runs on mains`,
    de: `
      netzbetrieb*, netzteil*, netzstecker*, steckdose*, netzadapter*, stromanschluss*, 230 v, netzstrom*, stromnetz*,
      netzanschluss, schukostecker*`,
    fr: `
      sur secteur, prise secteur, alimentation secteur, adaptateur secteur, prise de courant, prise électrique,
      se branche sur, branché sur secteur, prise murale, bloc d alimentation`,
    es: `
      corriente eléctrica, enchufe, enchufar, a la red eléctrica, toma de corriente, adaptador de corriente,
      con enchufe, red eléctrica, fuente de alimentación, se enchufa`,
    it: `
      presa di corrente, alimentazione di rete, alimentatore, rete elettrica, presa elettrica, corrente elettrica,
      spina elettrica, con spina, a presa elettrica`,
    nl: `
      stopcontact*, netstroom, op netstroom, netadapter*, lichtnet, netvoeding*, stroomaansluiting*, wandcontactdoos,
      voedingsadapter*, stekker, stroomadapter*`,
    pl: `
      zasilan* sieciow*, zasilanie sieciowe, zasilacz*, do gniazdka, z gniazdka, wtyczk*, zasilan* z sieci,
      z sieci elektrycznej, sieci elektrycznej, gniazdk*`,
    pt: `
      corrente elétrica, adaptador de corrente, ligação à corrente, ligado à corrente, ligar à tomada, rede elétrica,
      transformador de corrente, adaptador de energia, fonte de alimentação, bivolt, tomada elétrica, na tomada,
      à tomada, tomada de parede, numa tomada`,
    sv: `
      nätdriven*, nätdrift, vägguttag*, nätadapter*, nätanslut*, eluttag*, stickkontakt*, strömadapter*, strömuttag*,
      nätström, elnätet`,
    da: `
      netdrevet, netdrift, stikkontakt*, strømadapter*, netadapter*, lysnettet, strømstik*, netstrøm, strømforsyning*`,
    nb: `
      nettdrevet, nettdrift, stikkontakt*, strømadapter*, nettadapter*, strømnettet, støpsel*, strømuttak*, nettstrøm,
      strømforsyning*`,
    fi: `
      verkkovirta*, verkkovirra*, pistorasia*, verkkolait*, virtalähde*, virtalähteen, verkkosovitin*, verkkosovittime*,
      verkkokäyttö*, pistoke, pistotulp*`,
  },
  solar: {
    en: 'solar powered, solar panel, solar panels, solar, solar cell, solar charging, powered by the sun, solar energy',
    de: `
      solarbetrieben*, solarpanel*, solarenergie, solarzelle*, solar, solarlicht*, solarmodul*, solarleuchte*,
      solarlampe*, solaraufladung, solarakku*, sonnenenergie`,
    fr: `
      énergie solaire, panneau solaire, panneaux solaires, à énergie solaire, recharge solaire, cellule solaire,
      cellules solaires, lampe solaire, alimentation solaire, éclairage solaire, batterie solaire`,
    es: `
      energía solar, panel solar, paneles solares, carga solar, célula solar, placa solar, placas solares,
      alimentación solar, batería solar, lámpara solar, luz solar led`,
    it: `
      energia solare, pannello solare, pannelli solari, ricarica solare, cella solare, a energia solare,
      ad energia solare, lampada solare, alimentazione solare`,
    nl: `
      zonne energie, zonnepane*, op zonne energie, zonnecel*, solar, solarpaneel, solarlamp*, zonnelamp*,
      zonlicht opgeladen, werkt op zonlicht`,
    pl: `
      solarn*, panel słoneczny, panele słoneczne, energia słoneczna, energią słoneczną, energii słonecznej,
      ogniwo słoneczne, panelem słonecznym, fotowoltaiczn*, panelu słonecznego`,
    pt: `
      energia solar, painel solar, painéis solares, carregamento solar, célula solar, alimentação solar, luz solar led,
      candeeiro solar, bateria solar, movido a energia solar, luminária solar`,
    sv: 'solcell*, solpanel*, solenergi, soldriven*, soldrivet, solladd*',
    da: 'solcelle*, solpanel*, solenergi, soldrevet, soldrevne',
    nb: 'solcelle*, solpanel*, solenergi, soldrevet, soldrevne',
    fi: `
      aurinkokenno*, aurinkopaneeli*, aurinkoenergia*, aurinkovoima*, aurinkokäyttö*, aurinkolatur*, aurinkosähkö*,
      aurinkovalaisi*`,
  },
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
  fastCharging: {
    en: `
      fast charging, fast charge, quick charge, quick charging, rapid charging, charges quickly, charges fast,
      charge quickly, supercharging, power delivery, fast charger, rapid charge`,
    de: `
      schnelllade*, schnell laden, schnell aufgeladen, lädt schnell, quick charge, fast charging, schnell aufladen,
      power delivery, schnellladung*, turboladen`,
    fr: `
      charge rapide, recharge rapide, se recharge rapidement, charge ultra rapide, chargement rapide, power delivery,
      quick charge, se recharge vite`,
    es: `
      carga rápida, carga ultrarrápida, se carga rápido, se carga rápidamente, cargador rápido, recarga rápida,
      power delivery, quick charge`,
    it: `
      ricarica rapida, carica rapida, ricarica veloce, ricarica ultrarapida, si ricarica rapidamente,
      si ricarica velocemente, power delivery, quick charge`,
    nl: `
      snelladen, snel opladen, snellader*, snellaad*, laadt snel op, snelladend*, snel op te laden, power delivery,
      quick charge, snel opgeladen`,
    pl: `
      szybkie ładowanie, szybkiego ładowania, szybkim ładowaniem, szybko się ładuje, szybka ładowarka, power delivery,
      quick charge, szybkiemu ładowaniu, błyskawiczne ładowanie`,
    pt: `
      carregamento rápido, carga rápida, carrega rapidamente, recarga rápida, carregamento ultrarrápido,
      carregador rápido, power delivery, quick charge, carrega depressa`,
    sv: 'snabbladd*, laddas snabbt, snabb laddning, laddar snabbt, power delivery, quick charge',
    da: `
      hurtig opladning, hurtigopladning, lynoplad*, oplader hurtigt, oplades hurtigt, hurtigladning, hurtiglader*,
      power delivery, quick charge`,
    nb: `
      hurtiglad*, rask lading, lader raskt, lades raskt, lades fort, power delivery, quick charge, lynlading*,
      lader fort`,
    fi: `
      pikalata*, pikalatur*, nopea lataus, latautuu nopeasti, nopealla latauksella, power delivery, quick charge,
      nopean latauksen`,
  },
  wirelessCharging: {
    en: `
      wireless charging, wireless charger, charges wirelessly, charge wirelessly, qi charging, qi compatible,
      qi enabled, inductive charging, qi wireless`,
    de: `
      kabelloses laden, kabellos laden, kabellos aufladen, kabellos ladbar, kabellosem laden, induktives laden,
      induktiv laden, drahtloses laden, wireless charging, qi laden, qi kompatibel, qi ladefunktion, induktionsladen,
      kabellose ladefunktion`,
    fr: `
      charge sans fil, recharge sans fil, chargement sans fil, charge par induction, recharge par induction,
      se recharge sans fil, compatible qi, chargeur sans fil`,
    es: `
      carga inalámbrica, se carga de forma inalámbrica, carga por inducción, cargador inalámbrico, compatible con qi,
      carga qi, recarga inalámbrica`,
    it: `
      ricarica wireless, ricarica senza fili, ricarica a induzione, carica wireless, compatibile con qi,
      caricatore wireless, ricarica qi`,
    nl: `
      draadloos opladen, draadloos laden, draadloos op te laden, qi laden, qi compatibel, draadloze oplader,
      draadloze lader, inductief laden, draadloze oplaadfunctie`,
    pl: `
      ładowanie bezprzewodowe, ładowania bezprzewodowego, ładowaniem bezprzewodowym, bezprzewodowe ładowanie,
      bezprzewodowego ładowania, ładowanie indukcyjne, bezprzewodowym ładowaniem, bezprzewodowo ładowa*, zgodn* z qi`,
    pt: `
      carregamento sem fios, carregamento sem fio, carregamento wireless, carregamento por indução, carregador sem fios,
      carregador sem fio, compatível com qi, carga sem fio, recarga sem fio`,
    sv: `
      trådlös laddning, trådlöst laddning*, laddas trådlöst, trådlös laddare, qi laddning, induktiv laddning,
      ladda trådlöst`,
    da: `
      trådløs opladning, oplades trådløst, trådløs oplader, qi opladning, induktiv opladning, trådløst opladning*,
      oplade trådløst`,
    nb: 'trådløs lading, lades trådløst, trådløs lader, qi lading, induktiv lading, trådløs opplading, lade trådløst',
    fi: `
      langaton lataus, langattoman latauksen, langatonta latausta, latautuu langattomasti, langattomasti ladattav*,
      qi lataus*, induktiolataus*, langaton laturi, langattomalla latauksella, langattomaan lataukseen`,
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
  touchscreen: {
    en: 'touchscreen*, touch screen*, touch display, touch panel, touch control*, touch sensitive',
    de: `
      touchscreen*, touchdisplay*, touch display*, touchbedien*, berührungsempfindlich*, touch bedien*, sensortaste*,
      touchfeld*, touchpanel*, berührungssensor*`,
    fr: 'écran tactile, écrans tactiles, tactile, tactiles, commande tactile, touches sensitives, dalle tactile',
    es: 'pantalla táctil, pantallas táctiles, táctil, táctiles, control táctil',
    it: `
      touchscreen, schermo tattile, schermo touch, comandi touch, display touch, touch screen, comandi tattili,
      controlli touch`,
    nl: 'touchscreen*, aanraakscherm*, touchbediening, tiptoets*, touch display, aanraakgevoelig*, touch bediening',
    pl: 'ekran dotykowy, ekranem dotykowym, dotykow*, panel dotykowy, sterowanie dotykowe',
    pt: `
      ecrã tátil, ecrã táctil, tela sensível ao toque, touchscreen, touch screen, controlo tátil, tátil,
      sensível ao toque, painel tátil, tela touch`,
    sv: 'pekskärm*, touchskärm*, touchpanel*, touchkontroll*, beröringskänslig*, touchdisplay*, touchknapp*',
    da: `
      touchskærm*, berøringsskærm*, touchdisplay*, touchkontrol*, trykfølsom*, touch skærm, touchpanel*,
      berøringsfølsom*, touchbetjening`,
    nb: 'berøringsskjerm*, touchskjerm*, trykkskjerm*, touchpanel*, touchdisplay*, berøringsfølsom*, touchkontroll*',
    fi: 'kosketusnäyt*, kosketusohja*, kosketusherk*, kosketuspaneeli*, kosketuspainik*',
  },
  display: {
    en: `
      lcd, digital display, led display, oled, amoled, screen, display with, colour display, color display,
      display shows, hd display, on the display, lcd display`,
    de: `
      display, displays, bildschirm*, digitalanzeige*, lcd anzeige*, led anzeige*, oled, amoled, farbdisplay*, lcd,
      zoll display`,
    fr: `
      affichage digital, affichage numérique, affichage led, lcd, oled, amoled, afficheur, dalle oled, l écran,
      écran de, écran led, écran hd, écran couleur, écran lcd, grand écran, taille d écran, écran plat, écran tactile,
      écran digital, écran numérique`,
    es: 'pantalla, pantallas, pantalla digital, visor digital, lcd, oled, amoled, display',
    it: 'schermo, schermi, display, schermo digitale, lcd, oled, amoled',
    nl: 'display, scherm, schermpje, beeldscherm*, lcd, oled, amoled, digitale weergave, schermen',
    pl: 'wyświetlacz*, ekran, ekranem, ekranu, lcd, oled, amoled',
    pt: `
      ecrã, ecrãs, visor, visor digital, tela de, tela lcd, tela digital, display, lcd, oled, amoled,
      polegadas de tela`,
    sv: `
      skärmen, display, displayen, lcd, oled, amoled, digital display, bildskärm*, pekskärm*, skärmstorlek*, tums skärm,
      färgskärm*, amoled skärm`,
    da: `
      skærmen, display, displayet, lcd, oled, amoled, digital visning, skærmstørrelse*, tommer skærm, farveskærm*,
      touchskærm*, amoled skærm`,
    nb: `
      skjermen, display, displayet, lcd, oled, amoled, digital visning, skjermstørrelse*, tommers skjerm, fargeskjerm*,
      touchskjerm*, amoled skjerm`,
    fi: 'näyttö, näytön, näytöll*, digitaalinen näyttö, lcd, oled, amoled, näytössä',
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
  timer: {
    en: 'timer, timers, delay start, delayed start, programmable start, countdown timer, timer function, sleep timer',
    de: `
      timer*, zeitschaltuhr*, startzeitvorwahl, zeitvorwahl, kurzzeitmesser*, kurzzeitwecker, countdown funktion,
      zeitschaltfunktion, einschlaftimer, startvorwahl`,
    fr: 'minuterie*, minuteur*, départ différé, programmateur*, programmation horaire, démarrage différé',
    es: `
      temporizador*, inicio diferido, inicio programable, programador horario, encendido programado,
      minutero de cocina`,
    it: 'timer, partenza ritardata, avvio ritardato, temporizzat*, programmatore orario',
    nl: 'timer*, tijdschakel*, uitgestelde start, kookwekker*, slaaptimer, starttijdkeuze',
    pl: `
      timer*, minutnik*, opóźnion* start*, programator czasowy, czasomierz, wyłącznik czasowy, wyłącznikiem czasowym,
      wyłącznik* czasow*, regulator czasowy`,
    pt: `
      temporizador*, início diferido, timer, programador horário, início programável, programação horária,
      função timer`,
    sv: 'timer*, fördröjd start, tidsinställning, tidur',
    da: 'timer*, udskudt start, tidsindstilling, minutur*, forsinket start',
    nb: 'timer*, utsatt start, tidsinnstilling, tidsur*, forsinket start',
    fi: 'ajastin, ajastime*, ajastus*, ajasteta*, viivekäynnisty*, ajastettu, viivästetty käynnisty*',
  },
  autoOff: {
    en: `
      auto off, automatic shut off, auto shut off, switches off automatically, turns off automatically,
      automatic switch off, auto switch off, shuts off automatically, auto power off, switches itself off,
      turns itself off, automatic shutoff, auto shutoff`,
    de: `
      abschaltautomatik*, automatische abschaltung, automatischer abschaltung, schaltet ~ automatisch ab,
      schaltet ~ automatisch aus, schaltet sich ~ ab, schaltet sich ~ aus, schaltet sich selbst, selbstabschaltung,
      auto off, endabschaltung, abschaltfunktion, automatisches abschalten`,
    fr: `
      arrêt automatique, extinction automatique, s éteint automatiquement, s éteignent automatiquement,
      s arrête automatiquement, coupure automatique, auto off, s éteint tout seul, s éteint toute seule,
      mise en veille automatique, arrêt auto`,
    es: `
      apagado automático, desconexión automática, se apaga automáticamente, autoapagado, auto apagado,
      se detiene automáticamente, se desconecta automáticamente, apagado auto, se apaga solo, se apaga sola`,
    it: `
      spegnimento automatico, si spegne automaticamente, autospegnimento, auto spegnimento, arresto automatico,
      si arresta automaticamente, auto off, si spengono automaticamente, si spegne da solo, si spegne da sola`,
    nl: `
      automatische uitschakeling, automatisch uit, schakelt automatisch uit, slaat automatisch af,
      automatisch uitschakelen, automatische afslag, auto off, schakelt zichzelf uit, uitschakelautomaat,
      afslagautomaat`,
    pl: `
      automatyczne wyłączanie, automatyczne wyłączenie, automatycznego wyłączania, automatycznym wyłączaniem,
      wyłącza się automatycznie, automatycznie się wyłącza, samoczynnie się wyłącza, automatyczny wyłącznik,
      wyłącza się sam, automatycznie wyłącza, auto off, wyłącza się po`,
    pt: `
      desligamento automático, desliga se automaticamente, desligar automático, paragem automática,
      desliga automaticamente, desativação automática, desliga sozinh*, desliga se sozinh*, auto off, desligamento auto,
      corte automático`,
    sv: `
      automatisk avstängning, stängs av automatiskt, automatisk avstängningsfunktion, stänger av sig, slår av sig,
      auto off, stängs automatiskt av, slås av automatiskt`,
    da: `
      automatisk sluk*, slukker automatisk, auto sluk*, autosluk, slår automatisk fra, automatisk afbryd*, slukker selv,
      slukker af sig selv, auto off`,
    nb: `
      automatisk avslåing, slår seg av automatisk, automatisk utkobling, slår seg av, skrur seg av, auto av,
      slås av automatisk, automatisk avstenging, auto off, slår seg automatisk av, skrur seg automatisk av`,
    fi: `
      automaattinen sammutus, automaattinen virrankatkaisu, sammuu automaattisesti, automaattisammutus,
      automaattisella sammutuksella, sammuu itsestään, automaattinen katkaisu, automaattisesti sammuv*,
      automaattikatkaisu, automaattinen sammuminen`,
  },
  thermostat: {
    en: `
      thermostat*, temperature control, adjustable temperature, temperature setting*, temperature selection,
      variable temperature, temperature can be set`,
    de: `
      thermostat*, temperaturregelung, temperaturregler*, temperatureinstellung*, temperatur einstell*,
      einstellbare temperatur, temperatursteuerung, temperaturwahl, temperaturstufe*, regelbare temperatur`,
    fr: `
      thermostat*, température réglable, réglage de la température, contrôle de la température, température ajustable,
      réglages de température, contrôle de température`,
    es: `
      termostato*, temperatura regulable, temperatura ajustable, control de temperatura, control de la temperatura,
      regulador de temperatura, ajuste de temperatura, niveles de temperatura, termostátic*`,
    it: `
      termostat*, temperatura regolabile, controllo della temperatura, regolazione della temperatura,
      livelli di temperatura`,
    nl: `
      thermosta*, temperatuurregeling*, instelbare temperatuur, temperatuurinstelling*, regelbare temperatuur,
      temperatuur instelbaar, temperatuur instellen, temperatuurregelaar, temperatuurstand*`,
    pl: `
      termostat*, regulacja temperatury, regulacją temperatury, regulacji temperatury, regulację temperatury,
      regulowan* temperatur*, kontrola temperatury, ustawienia temperatury, ustawić temperaturę`,
    pt: `
      termóstat*, termostát*, termostato*, temperatura regulável, temperatura ajustável, controlo de temperatura,
      controle de temperatura, regulação da temperatura, níveis de temperatura, ajuste de temperatura,
      controlo da temperatura`,
    sv: `
      termostat*, temperaturregl*, temperaturinställning*, justerbar temperatur, temperaturkontroll*,
      inställbar temperatur, ställbar temperatur`,
    da: `
      termostat*, temperaturregul*, temperaturindstilling*, justerbar temperatur, temperaturstyring, temperaturkontrol*,
      indstillelig temperatur`,
    nb: `
      termostat*, temperaturregul*, temperaturinnstilling*, justerbar temperatur, temperaturkontroll*,
      temperaturstyring, regulerbar temperatur`,
    fi: `
      termostaat*, lämpötilan säätö*, säädettävä lämpötila, lämpötilansääd*, lämpötila säädett*, lämpötilansäät*,
      lämpötila asetu*, lämpötilaa voi säätää`,
  },
  dimmable: {
    en: 'dimmable, dimmer*, dims, dimming, brightness adjust*, adjustable brightness, brightness levels, dimmed',
    de: `
      dimmbar*, dimmer*, dimmen, dimmfunktion*, stufenlos dimm*, helligkeitsstufe*, helligkeit regel*,
      helligkeit einstell*, helligkeit ~ verstell*, gedimmt`,
    fr: `
      variateur*, dimmable*, intensité réglable, intensité variable, luminosité réglable, gradable*,
      réglage de la luminosité, variation de l intensité, tamisable*, intensité lumineuse réglable,
      luminosité ajustable`,
    es: `
      regulable en intensidad, intensidad regulable, atenuable*, brillo regulable, brillo ajustable,
      regulador de intensidad, regulador de luz, luz regulable, dimmable*, dimerizable*, intensidad ajustable,
      niveles de brillo`,
    it: `
      dimmer*, intensità regolabile, luminosità regolabile, regolazione della luminosità, regolabile in intensità,
      varialuce, luce regolabile`,
    nl: `
      dimbaar, dimbare, dimmer*, dimmen, dimstand*, instelbare helderheid, helderheid instelbaar, helderheidsniveau*,
      te dimmen, dimfunctie`,
    pl: `
      ściemnian*, ściemniacz*, regulacj* jasności, regulowan* jasność, przyciemnian*, regulowane natężenie światła,
      regulacja jasności, regulacją jasności, możliwość ściemniania, regulowana jasność`,
    pt: `
      regulável em intensidade, intensidade regulável, regulador de intensidade, dimerizáve*, dimmer*, brilho ajustável,
      brilho regulável, luz regulável, intensidade ajustável, dimmable*, luminosidade ajustável, níveis de brilho,
      atenuáve*`,
    sv: `
      dimbar*, dimmer*, dimringsbar*, dimras, dimra, justerbar ljusstyrka, dimningsbar*, ljusstyrkenivå*, dimfunktion`,
    da: 'dæmpbar*, lysdæmp*, dimmer*, dæmpes, justerbar lysstyrke, kan dæmpes, lysstyrkeniveau*, dimmes, dæmpe lyset',
    nb: 'dimbar*, dimmer*, dimmes, dimme, justerbar lysstyrke, dimming, lysstyrkenivå*',
    fi: `
      himmennettäv*, himmennin, himmentime*, himmennys*, säädettävä kirkkaus, kirkkauden säätö, himmentää,
      kirkkaustaso*, kirkkautta voi säätää`,
  },
  led: {
    en: 'led, leds, led light*, led lighting, led lamp, led bulb',
    de: 'led, leds, led licht*, led beleuchtung, led lampe*, led leuchte*, leuchtdiode*, led leuchtmittel',
    fr: 'led, leds, diode, diodes électroluminescentes, éclairage led, ampoule led',
    es: 'led, leds, luz led, luces led, bombilla led, iluminación led',
    it: 'led, luce led, luci led, illuminazione led, lampadina led',
    nl: 'led, leds, ledlamp*, led verlichting, ledverlichting, ledlicht*, ledje*, ledstrip*',
    pl: 'led, diod*, oświetlenie led, żarówka led, diody led, ledow*',
    pt: 'led, leds, luz led, luzes led, lâmpada led, iluminação led',
    sv: 'led, led lampa, led lampor, lysdiod*, ledbelysning*, ledlamp*, ledljus*, led belysning, ledslinga',
    da: 'led, led lys, led pære*, lysdiode*, ledlys*, ledpære*, ledlampe*',
    nb: 'led, led lys, led pære*, lysdiode*, ledlys*, ledpære*, ledlampe*',
    fi: 'led, led valo*, ledit, ledvalo*, led lamppu*, ledlamp*, led valaistu*',
  },
  light: {
    en: `
      built in light, integrated light, night light, nightlight, light up, lights up, illuminated, backlight*, backlit,
      glow in the dark, glows in the dark, light function, flashing light*, lit up`,
    de: `
      beleuchtung, beleuchtet, beleuchtete, beleuchteter, beleuchtetes, beleuchteten, nachtlicht*, leuchtet, mit licht,
      lichteffekt*, hintergrundbeleuchtung, integriertes licht, nachtleuchtend*, leuchtet im dunkeln, innenbeleuchtung,
      fluoreszierend*`,
    fr: `
      éclairage, éclairage intégré, lumière intégrée, veilleuse*, rétroéclair*, rétro éclair*, phosphorescent*,
      brille dans le noir, s illumine, s allume, effets lumineux, signal lumineux, guirlande lumineuse,
      lumière de nuit`,
    es: `
      iluminación, luz integrada, luz nocturna, se ilumina, se iluminan, retroiluminad*, fosforescente*,
      brilla en la oscuridad, iluminad*, luz incorporada`,
    it: `
      illuminazione, luce integrata, luce notturna, si illumina, si illuminano, retroilluminat*, fosforescent*,
      brilla al buio, illuminat*, luce incorporata`,
    nl: `
      verlichting, verlicht, verlichte, lampje*, nachtlampje*, ingebouwde lamp, ingebouwde verlichting, lichtgevend*,
      licht op in het donker, achtergrondverlichting, met licht, lichteffect*, lichtjes, glow in the dark`,
    pl: `
      oświetleni*, podświetlan*, podświetleni*, lampk* nocn*, lampka nocna, świeci w ciemności, wbudowane światło,
      fosforyzując*, podświetlon*, świetln*, świecąc* w ciemności`,
    pt: `
      iluminação, luz integrada, luz de presença, luz noturna, ilumina se, acende se, retroiluminad*, fosforescente*,
      brilha no escuro, iluminad*, luz incorporada`,
    sv: `
      belysning, inbyggd belysning, nattlampa, nattljus, lyser i mörkret, bakgrundsbelysning, bakgrundsbelyst,
      självlysande, inbyggt ljus, inbyggd lampa, belyst`,
    da: 'belysning, indbygget lys, natlampe, natlys, lyser i mørke, baggrundsbelys*, selvlysende, lyseffekt*, belyst',
    nb: 'belysning, innebygd lys, nattlys, nattlampe, lyser i mørket, bakgrunnsbelys*, selvlysende, lyseffekt*, belyst',
    fi: `
      valaistus, valaistu, yövalo*, valaistuk*, taustavalo*, pimeässä hohtav*, hohtaa pimeässä, valaistulla,
      sisäänrakennettu valo, valotehoste*, pimeässä hehkuv*`,
  },
  lightModes: {
    en: `
      colour changing, color changing, rgb, warm white, cool white, light modes, lighting modes, colour temperature,
      color temperature, cold white, daylight white, neutral white`,
    de: `
      farbwechsel*, rgb, warmweiß*, warmweiss*, kaltweiß*, kaltweiss*, tageslichtweiß*, lichtfarbe*, farbtemperatur*,
      lichtmodus, lichtmodi, neutralweiß*, leuchtstufe*, leuchtmodi, leuchtmodus`,
    fr: `
      changement de couleur, changements de couleur, rgb, blanc chaud, blanc froid, modes d éclairage,
      température de couleur, couleur de lumière, blanc neutre, lumière chaude`,
    es: `
      cambio de color, cambia de color, rgb, blanco cálido, blanco frío, modos de luz, modos de iluminación,
      temperatura de color, luz cálida, luz fría, blanca cálida`,
    it: `
      cambio colore, cambia colore, rgb, bianco caldo, bianco freddo, modalità di luce, modalità di illuminazione,
      temperatura di colore, luce calda, luce fredda, temperatura colore`,
    nl: `
      kleurveranderend*, kleur veranderend*, rgb, warm wit, warmwit, koud wit, lichtstand*, lichtkleur*,
      kleurtemperatuur, warm witte, koel wit`,
    pl: `
      zmiana koloru, zmianą koloru, rgb, ciepła biel, zimna biel, ciepłobiał*, tryby świecenia, trybów świecenia,
      barwa światła, barwy światła, temperatura barwowa, barwę światła, tryby oświetlenia, zmieniając* kolor*`,
    pt: `
      mudança de cor, muda de cor, rgb, branco quente, branco frio, modos de luz, modos de iluminação,
      temperatura de cor, luz quente, luz fria`,
    sv: `
      färgskiftande, byter färg, rgb, varmvit*, kallvit*, ljuslägen, ljusläge, färgtemperatur*, belysningsläge*,
      varmt vitt ljus`,
    da: `
      farveskiftende, skifter farve, rgb, varm hvid, varmhvid*, kold hvid, lysindstilling*, farvetemperatur*,
      lystilstand*, varmt hvidt lys, lysfunktioner`,
    nb: `
      fargeskiftende, skifter farge, rgb, varmhvit*, kaldhvit*, lysmodus*, fargetemperatur*, lysinnstilling*,
      varm hvit`,
    fi: `
      väriä vaihtav*, rgb, lämmin valkoinen, kylmä valkoinen, valotila*, värilämpötila*, valaistustila*, vaihtaa väriä,
      lämmin valkoi*, kylmän valkoi*`,
  },
  motionSensor: {
    en: `
      motion sensor*, motion detector*, motion detection, motion activated, movement sensor, movement detector,
      detects motion, presence detector`,
    de: `
      bewegungsmelder*, bewegungssensor*, bewegungserkennung, präsenzmelder*, bewegungsaktiviert*, dämmerungssensor*,
      dämmerungsschalter*`,
    fr: `
      détecteur de mouvement*, capteur de mouvement*, détection de mouvement*, détecteur de présence,
      détecteurs de mouvement*, capteurs de mouvement*, capteur crépusculaire`,
    es: `
      sensor de movimiento, detector de movimiento, detección de movimiento, sensores de movimiento,
      detector de presencia, sensor crepuscular`,
    it: `
      sensore di movimento, rilevatore di movimento, rilevamento del movimento, sensori di movimento,
      sensore di presenza, rilevamento movimento, sensore crepuscolare`,
    nl: `
      bewegingssensor*, bewegingsmelder*, bewegingsdetectie, schemersensor*, aanwezigheidssensor*, schemerschakelaar`,
    pl: `
      czujnik ruchu, czujnikiem ruchu, czujka ruchu, wykrywanie ruchu, detektor ruchu, czujniki ruchu,
      czujnik zmierzchu, czujnikiem zmierzchu`,
    pt: `
      sensor de movimento, detetor de movimento, detector de movimento, deteção de movimento, detecção de movimento,
      sensores de movimento, sensor de presença, sensor crepuscular`,
    sv: 'rörelsesensor*, rörelsevakt*, rörelsedetekt*, närvarosensor*, skymningssensor*, skymningsrelä',
    da: 'bevægelsessensor*, bevægelsesdetek*, bevægelsesføler*, skumringssensor*, pir sensor, skumringsrelæ',
    nb: `
      bevegelsessensor*, bevegelsesdetek*, bevegelsesføler*, skumringssensor*, bevegelsesregistrering, skumringsbryter`,
    fi: 'liiketunnisti*, liikkeentunnist*, liikesensor*, hämäräkytkin*, hämäräanturi*, liikeanturi*',
  },
  sensor: {
    en: 'sensor, sensors, sensor controlled',
    de: 'sensor, sensoren, sensorgesteuert*, sensortechnik',
    fr: 'capteur, capteurs',
    es: 'sensor, sensores',
    it: 'sensore, sensori',
    nl: 'sensor, sensoren, sensorgestuurd*',
    pl: 'czujnik, czujniki, czujnikiem, czujników, czujnikami, sensor',
    pt: 'sensor, sensores',
    sv: 'sensor, sensorer, sensorn, sensorstyr*',
    da: 'sensor, sensorer, sensoren, sensorstyr*',
    nb: 'sensor, sensorer, sensoren, sensorstyr*',
    fi: 'anturi, anturit, anturin, anturilla, sensori, tunnistin',
  },
  noiseCancelling: {
    en: `
      noise cancelling, noise canceling, noise cancellation, noise reduction, anc, blocks out noise, noise isolating,
      noise isolation, noise suppress*`,
    de: `
      noise cancelling, geräuschunterdrück*, geräuschreduz*, lärmunterdrück*, rauschunterdrück*, anc, noise canceling,
      geräuschisolier*, umgebungsgeräusche ausblend*`,
    fr: `
      réduction de bruit, réduction du bruit, réduction active du bruit, réducteur de bruit, antibruit, anti bruit,
      suppression du bruit, suppression de bruit, anc, noise cancelling, annulation du bruit, annulation de bruit`,
    es: `
      cancelación de ruido, cancelación activa de ruido, cancelación del ruido, reducción de ruido, reducción del ruido,
      supresión de ruido, anc, noise cancelling, cancela el ruido, aislamiento del ruido`,
    it: `
      cancellazione del rumore, cancellazione attiva del rumore, riduzione del rumore, cancella il rumore, anc,
      noise cancelling, soppressione del rumore, isolamento dal rumore, eliminazione del rumore`,
    nl: `
      noise cancelling, ruisonderdrukk*, geluidsonderdrukk*, ruisreductie, anc, actieve ruis*,
      omgevingsgeluid onderdruk*, noise canceling, lawaaionderdrukk*`,
    pl: `
      redukcja szumów, redukcją szumów, redukcji szumów, redukcja hałasu, redukcję hałasu, redukcji hałasu,
      aktywna redukcja, aktywną redukcją, tłumienie szumów, tłumienie hałasu, anc, aktywną redukcję, redukcję szumów`,
    pt: `
      cancelamento de ruído, cancelamento ativo de ruído, cancelamento do ruído, redução de ruído, redução do ruído,
      supressão de ruído, anc, noise cancelling, isolamento de ruído`,
    sv: 'brusreducer*, noise cancelling, aktiv brusreduc*, bullerdämp*, anc, brusreduktion',
    da: 'støjreducer*, støjdæmp*, støjreduktion, noise cancelling, anc, aktiv støj*, støjannuller*',
    nb: 'støyreduser*, støydemp*, støyreduksjon, noise cancelling, anc, støykanseller*, aktiv støy*',
    fi: 'melunvaim*, vastamel*, melunpoist*, anc, noise cancelling, melua vaimentav*, taustamelun vaimen*',
  },
  microphone: {
    en: 'microphone*, mic, built in mic, hands free calls, mics, handsfree calling',
    de: 'mikrofon*, mikrophon*, freisprech*',
    fr: `
      micro intégré, microphone*, kit mains libres, appels mains libres, micros intégrés, double micro, micro antibruit,
      micro casque, micro amovible`,
    es: 'micrófono*, llamadas manos libres, kit manos libres',
    it: 'microfon*, vivavoce, chiamate in vivavoce',
    nl: 'microfoon*, handsfree bellen',
    pl: 'mikrofon*, zestaw głośnomówiący, tryb głośnomówiący',
    pt: 'microfone*, viva voz, chamadas mãos livres, kit mãos livres',
    sv: 'mikrofon*, handsfree samtal, handsfreesamtal',
    da: 'mikrofon*, håndfri opkald, håndfri samtale*, håndfri telefoni',
    nb: 'mikrofon*, håndfri samtale*, håndfri telefoni',
    fi: 'mikrofoni*, handsfree puhelu*',
  },
  speakers: {
    en: 'speaker, speakers, loudspeaker*, built in speaker*, integrated speaker*, subwoofer*, soundbar*',
    de: 'subwoofer*, soundbar*, *lautsprecher*',
    fr: `
      haut parleur*, hauts parleurs, enceinte intégrée, caisson de basses, subwoofer*, haut parleurs, barre de son,
      enceintes intégrées, enceinte bluetooth, enceintes stéréo, enceinte portable`,
    es: 'altavo*, parlantes, subwoofer*, bafle*, bocina integrada, barra de sonido',
    it: 'altoparlant*, casse integrate, speaker, subwoofer*, casse audio, soundbar, diffusori acustici',
    nl: 'luidspreker*, speaker, speakers, subwoofer*, soundbar*',
    pl: 'głośnik*, subwoofer*, soundbar*',
    pt: `
      altifalante*, alto falante*, coluna integrada, caixa de som, caixas de som, subwoofer*, alto falantes,
      barra de som, colunas de som, coluna portátil, coluna de som, coluna bluetooth`,
    sv: 'högtalar*, subwoofer*, soundbar*',
    da: 'højttaler*, højtaler*, subwoofer*, soundbar*',
    nb: 'høyttaler*, høytaler*, subwoofer*, lydplanke*, soundbar*',
    fi: 'kaiutin, kaiutti*, bassokaiutin, subwoofer*, soundbar*',
  },
  surroundSound: {
    en: 'surround sound, dolby atmos, spatial audio, 360 sound, dolby, stereo sound, 3d sound',
    de: 'surround sound, surroundsound, dolby atmos, raumklang*, 3d sound, dolby, 3d audio, stereoklang, stereo sound',
    fr: 'son surround, dolby atmos, audio spatial, son 3d, son spatial, dolby, son stéréo',
    es: 'sonido envolvente, dolby atmos, audio espacial, sonido 3d, dolby, sonido estéreo, sonido espacial',
    it: 'suono surround, dolby atmos, audio spaziale, audio surround, dolby, audio 3d, audio stereo, suono stereo',
    nl: `
      surround sound, surroundgeluid, dolby atmos, ruimtelijk geluid, ruimtelijke audio, dolby, stereogeluid,
      3d geluid`,
    pl: 'dźwięk przestrzenny, dźwiękiem przestrzennym, dolby atmos, dźwięku przestrzennego, dolby, dźwięk stereo',
    pt: 'som surround, dolby atmos, áudio espacial, som envolvente, dolby, som estéreo, som 3d',
    sv: 'surroundljud, dolby atmos, rumsligt ljud, 3d ljud, dolby, stereoljud',
    da: 'surroundlyd, surround sound, dolby atmos, rumlig lyd, 3d lyd, dolby, stereolyd',
    nb: 'surroundlyd, surround lyd, dolby atmos, romlig lyd, romlyd, 3d lyd, dolby, stereolyd',
    fi: 'tilaääni*, surround ääni*, dolby atmos, 3d ääni*, dolby, stereoääni*',
  },
  sound: {
    en: `
      sound effects, sound effect, plays music, plays sounds, plays melodies, melody, melodies, lullabies, with sound,
      lullaby, white noise, makes sounds, sounds and lights, lights and sounds`,
    de: `
      soundeffekt*, melodie*, spielt musik, geräuscheffekt*, mit sound, wiegenlied*, schlaflied*, weißes rauschen,
      mit geräuschen, tierstimmen, spielt melodien, spieluhr*, mit musik`,
    fr: `
      effets sonores, effet sonore, mélodie*, joue de la musique, berceuse*, bruit blanc, sons et lumières,
      bruits blancs, boîte à musique, bruitages, jouet sonore, jouets sonores, livre sonore, livres sonores`,
    es: `
      efectos de sonido, efectos sonoros, melodía*, reproduce música, canciones de cuna, canción de cuna, ruido blanco,
      con sonido, con sonidos, luces y sonidos`,
    it: `
      effetti sonori, melodi*, riproduce musica, ninna nann*, rumore bianco, ninnenanne, suoni e luci, con suoni,
      carillon, luci e suoni`,
    nl: `
      geluidseffect*, melodie*, speelt muziek, slaapliedje*, witte ruis, met geluid, wiegeliedje*, muziekdoosje,
      geluidjes, licht en geluid`,
    pl: `
      efekty dźwiękowe, efektami dźwiękowymi, melodi*, odtwarza muzykę, kołysank*, biały szum, gra melodi*, z dźwiękiem,
      pozytywk*, dźwięki i światła, białego szumu, wydaje dźwięki`,
    pt: `
      efeitos sonoros, efeitos de som, melodia*, reproduz música, canções de embalar, canções de ninar, ruído branco,
      com som, sons e luzes, luzes e sons, toca música, canção de embalar`,
    sv: 'ljudeffekt*, melodi*, spelar musik, vaggvis*, vitt brus, med ljud, ljud och ljus, speldosa',
    da: 'lydeffekt*, melodi*, spiller musik, vuggevis*, hvid støj, med lyd, lyd og lys, spilledåse, hvide støj',
    nb: 'lydeffekt*, melodi*, spiller musikk, vuggevis*, hvit støy, med lyd, lyd og lys, spilledåse, vuggesang*',
    fi: `
      ääniteho*, melodia*, soittaa musiikkia, kehtolaulu*, valkoinen kohina, kohinaa, tuutulaulu*, valot ja äänet,
      melodioi*, soittorasia, valkoista kohinaa`,
  },
  camera: {
    en: `
      front camera, rear camera, built in camera, webcam, megapixel*, selfie camera, hd camera, dual camera,
      triple camera, main camera, camera resolution`,
    de: `
      frontkamera*, rückkamera*, webcam*, integrierte kamera, megapixel*, hauptkamera*, triple kamera,
      eingebaute kamera, selfie kamera*, dual kamera`,
    fr: `
      caméra frontale, appareil photo, caméra intégrée, webcam, mégapixel*, double caméra, triple caméra, caméra avant,
      caméra arrière, capteur photo`,
    es: `
      cámara frontal, cámara trasera, webcam, cámara integrada, megapíxel*, cámara principal, doble cámara,
      triple cámara, cámara selfie`,
    it: `
      fotocamera, videocamera integrata, webcam, telecamera integrata, megapixel*, fotocamera frontale, fotocamere,
      doppia fotocamera, fotocamera posteriore`,
    nl: `
      frontcamera*, selfiecamera*, webcam, ingebouwde camera, megapixel*, hoofdcamera*, achtercamera, dubbele camera`,
    pl: `
      aparat fotograficzny, aparat przedni, kamer* internetow*, wbudowana kamera, megapiksel*, przedni aparat,
      aparat główny, kamerk* internetow*, wbudowaną kamerą, aparatem fotograficznym, potrójny aparat`,
    pt: `
      câmara frontal, câmera frontal, câmara traseira, câmera traseira, webcam, câmara integrada, megapíxel*,
      megapixel*, câmera principal, câmara principal, câmera integrada`,
    sv: `
      frontkamera*, webbkamera*, inbyggd kamera, megapixel*, huvudkamera*, selfiekamera*, bakre kamera, baksideskamera`,
    da: 'frontkamera*, webkamera*, indbygget kamera, megapixel*, hovedkamera*, selfiekamera*, bagkamera',
    nb: 'frontkamera*, webkamera*, innebygd kamera, megapiksel*, hovedkamera*, selfiekamera*, bakkamera',
    fi: `
      etukamera*, verkkokamera*, takakamera*, sisäänrakennettu kamera, megapikseli*, pääkamera*, selfiekamera*,
      web kamera`,
  },
  nightVision: {
    en: 'night vision, infrared night vision, night mode camera, sees in the dark, infrared camera',
    de: 'nachtsicht*, infrarot nachtsicht, infrarotkamera*, infrarot leds',
    fr: 'vision nocturne, vision de nuit, caméra infrarouge',
    es: 'visión nocturna, cámara infrarroja',
    it: 'visione notturna, telecamera a infrarossi',
    nl: 'nachtzicht*, infrarood nachtzicht, infraroodcamera*',
    pl: 'noktowiz*, widzenie nocne, widzenie w nocy, tryb nocny kamery, kamera na podczerwień',
    pt: 'visão noturna, câmara de infravermelhos',
    sv: 'mörkerseende, nattseende, infraröd kamera, night vision, mörkersyn*',
    da: 'nattesyn, night vision, natsyn*, infrarødt kamera',
    nb: 'nattsyn, night vision, nattesyn, infrarødt kamera',
    fi: 'pimeänäkö*, yönäkö*, yökuva*, infrapunakamera*',
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
  heartRate: {
    en: 'heart rate, pulse monitor*, heart rate monitor*, ecg, spo2, blood oxygen',
    de: 'herzfrequenz*, pulsmess*, pulssensor*, pulsuhr*, ekg, spo2, blutsauerstoff*, herzrate',
    fr: `
      fréquence cardiaque, rythme cardiaque, cardiofréquencemètre*, ecg, spo2, oxygène sanguin, capteur cardiaque,
      cardio fréquencemètre, oxygène dans le sang`,
    es: `
      frecuencia cardíaca, frecuencia cardiaca, ritmo cardíaco, ritmo cardiaco, pulsómetro*, ecg, spo2,
      oxígeno en sangre, pulsaciones, sensor cardíaco`,
    it: 'frequenza cardiaca, battito cardiaco, cardiofrequenzimetr*, ecg, spo2, ossigeno nel sangue, saturimetro',
    nl: 'hartslag*, ecg, spo2, zuurstofgehalte in het bloed, bloedzuurstof*',
    pl: `
      tętn*, pulsometr*, ekg, spo2, częstotliwość serca, natlenienie krwi, pomiar pulsu, pulsoksymetr*, twój puls,
      mierzy puls, czujnik pulsu`,
    pt: `
      frequência cardíaca, ritmo cardíaco, batimentos cardíacos, ecg, spo2, oxigénio no sangue, oxigênio no sangue,
      batimento cardíaco`,
    sv: `
      pulsmät*, hjärtfrekvens*, pulssensor*, ekg, spo2, blodsyre*, pulsklocka, hjärtrytm, din puls, mäter puls, pulsen`,
    da: `
      pulsmål*, hjertefrekvens*, hjerterytme, ekg, spo2, pulssensor*, blodilt*, iltmætning, din puls, måler puls,
      pulsen`,
    nb: `
      pulsmål*, hjertefrekvens*, hjerterytme, ekg, spo2, pulssensor*, pulsklokke*, oksygenmetning, pulsen, måler puls`,
    fi: 'syke, sykemit*, sykettä, sykkeen*, ekg, spo2, veren happi*, sykeseuranta',
  },
  activityTracking: {
    en: `
      step counter, pedometer, activity tracking, activity tracker, sleep tracking, fitness tracking, tracks your sleep,
      tracks steps, training modes, workout modes, sports modes, counts steps, sleep tracker, calorie counter,
      sport modes`,
    de: `
      schrittzähler*, aktivitätstrack*, schlaftracking, schlafanalyse*, fitnesstracker*, sportmodi, trainingsmodi,
      schlafaufzeichnung, kalorienzähler*, aktivitätsmess*, schlafüberwachung`,
    fr: `
      podomètre*, suivi d activité, suivi du sommeil, modes sportifs, modes sport, compteur de pas, traqueur d activité,
      tracker d activité, compteur de calories, suivi de l activité, analyse du sommeil`,
    es: `
      podómetro*, seguimiento de actividad, monitor de sueño, seguimiento del sueño, modos deportivos,
      contador de pasos, cuenta pasos, cuentapasos, monitor de actividad, seguimiento de la actividad, modos de deporte,
      monitorización del sueño`,
    it: `
      contapassi, conta passi, monitoraggio del sonno, monitoraggio dell attività, modalità sportive,
      tracciamento del sonno, monitoraggio attività, fitness tracker, pedometro, analisi del sonno`,
    nl: `
      stappenteller*, activiteitentrack*, slaapregistratie, slaap tracking, sportmodi, slaapmonitor*, slaaptracking,
      activiteitenmeter, sportstanden, slaapanalyse`,
    pl: `
      krokomierz*, monitorowanie snu, monitoring snu, tryby sportowe, trybów sportowych, monitorowanie aktywności,
      liczy kroki, monitor aktywności, licznik kroków, liczenie kroków, analiza snu`,
    pt: `
      pedómetro*, pedômetro*, contador de passos, monitorização do sono, monitoramento do sono, modos desportivos,
      modos esportivos, conta passos, monitor de atividade, rastreamento de atividade, monitorização da atividade`,
    sv: `
      stegräkna*, sömnspårning, sömnmätning, aktivitetsmät*, träningslägen, aktivitetsspår*, sportlägen, sömnanalys,
      aktivitetsarmband`,
    da: `
      skridttæller*, søvnmåling, søvnsporing, aktivitetsmål*, sportstilstande, træningsprogrammer på uret,
      aktivitetstrack*, søvnregistrering, træningstilstande`,
    nb: `
      skritteller*, søvnsporing, søvnmåling, aktivitetsmål*, treningsmodus, sportsmodus, aktivitetssporing,
      søvnregistrering`,
    fi: `
      askelmit*, unenseuran*, aktiivisuusmit*, aktiivisuuden seuran*, urheilutila*, unen seuran*, liikuntatila*,
      aktiivisuusranne*, askellas*`,
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
  vibration: {
    en: 'vibrates, vibration, vibrations, vibration alarm, vibrating, vibration alert',
    de: 'vibration*, vibriert, vibrierend*',
    fr: 'vibration*, vibrant*, vibre, vibreur',
    es: 'vibración, vibraciones, vibra, vibratori*',
    it: 'vibrazion*, vibra, vibrant*',
    nl: 'trilfunctie, trillingen, trilling, trilt, trilalarm, trilmotor',
    pl: 'wibracj*, wibruje, wibrując*, wibrowa*',
    pt: 'vibração, vibrações, vibra, vibratóri*',
    sv: 'vibration*, vibrerar, vibrerande',
    da: 'vibration*, vibrerer, vibrerende',
    nb: 'vibrasjon*, vibrerer, vibrerende',
    fi: 'värinä, värisee, tärinä, värinätoiminto*, värinähälyty*, tärinähälyty*',
  },
  motor: {
    en: `
      motor, motors, brushless motor, powerful motor, electric motor, hub motor, mid drive motor, brushless, mid motor`,
    de: 'motor, motoren, motors, elektromotor*, mittelmotor*, nabenmotor*, bürstenlos*, heckmotor*, hilfsmotor*',
    fr: 'moteur*, moteur électrique, moteur sans balais, brushless, moteur central',
    es: 'motor, motores, motor eléctrico, sin escobillas, motor central',
    it: 'motore, motori, motore elettrico, brushless, senza spazzole, motore centrale',
    nl: 'motor, motoren, elektromotor*, borstelloos, borstelloze, middenmotor*, naafmotor*, motortje',
    pl: 'silnik*, bezszczotkow*, silnik elektryczny, silnik centralny',
    pt: 'motor, motores, motor elétrico, sem escovas, brushless, motor central',
    sv: 'motor, motorn, elmotor*, borstlös*, mittmotor*, navmotor*',
    da: 'motor, motoren, elmotor*, børsteløs*, centermotor*, navmotor*',
    nb: 'motor, motoren, elmotor*, børsteløs*, midtmotor*, senterstilt motor, navmotor*',
    fi: `
      moottori, moottorin, moottorilla, sähkömoottori*, hiiliharjaton, harjaton moottori, keskimoottori*, napamoottori*,
      moottoria, hiiliharjattom*`,
  },
  chargingStation: {
    en: `
      charging dock, docking station, returns to the dock, returns to its base, charging base, charging station,
      charging stand, charging cradle, charging pad, charging case`,
    de: 'ladestation*, dockingstation*, ladeschale*, ladebasis, ladedock*, ladepad*, ladecase*, ladeetui*',
    fr: `
      station de charge, station d accueil, base de charge, base de recharge, station de recharge, socle de charge,
      boîtier de charge, étui de charge, socle chargeur`,
    es: `
      base de carga, estación de carga, estación base, soporte de carga, base cargadora, estuche de carga,
      dock de carga`,
    it: `
      base di ricarica, stazione di ricarica, docking station, supporto di ricarica, custodia di ricarica,
      base di carica`,
    nl: `
      laadstation*, dockingstation*, oplaadstation*, laadstandaard, oplaadbasis, oplaadcase, oplaaddoosje,
      oplaadstandaard`,
    pl: `
      stacja ładująca, stacja dokująca, baza ładująca, bazą ładującą, stacja ładowania, stacją dokującą,
      stację ładującą, stacji ładującej, stacją ładującą, etui ładujące, podstawka ładująca`,
    pt: `
      base de carga, base de carregamento, estação de carregamento, estação de carga, base carregadora,
      estojo de carregamento, suporte de carregamento`,
    sv: 'laddstation*, dockningsstation*, laddningsstation*, laddställ*, laddfodral*, laddningsetui*, laddningsfodral*',
    da: `
      ladestation*, dockingstation*, opladningsstation*, opladerstation*, ladestander*, opladningsetui*, opladeretui*`,
    nb: 'ladestasjon*, dokkingstasjon*, ladestativ*, ladeetui*, ladeboks*',
    fi: 'latausasema*, telakka*, telakointiasema*, latausteline*, latausalusta*, latauskotelo*',
  },
  operatingModes: {
    en: 'silent mode, quiet mode, night mode, sleep mode, eco mode, boost mode',
    de: 'nachtmodus, leisemodus, flüstermodus, silent modus, eco modus, schlafmodus, boost modus, leise modus',
    fr: 'mode silencieux, mode nuit, mode éco, mode eco, mode sommeil, mode turbo, mode boost',
    es: 'modo silencioso, modo noche, modo nocturno, modo eco, modo sueño, modo turbo',
    it: 'modalità silenziosa, modalità notte, modalità notturna, modalità eco, modalità sleep, modalità turbo',
    nl: 'nachtmodus, stille modus, eco modus, slaapstand, stille stand, nachtstand, ecostand, turbostand',
    pl: 'tryb nocny, tryb cichy, tryb eco, tryb uśpienia, trybem nocnym, tryb turbo, cichy tryb',
    pt: 'modo silencioso, modo noturno, modo eco, modo noite, modo sono, modo turbo',
    sv: 'nattläge*, tyst läge, ecoläge*, eko läge, sovläge, eco läge, turboläge',
    da: 'natindstilling*, lydløs tilstand, ecotilstand, øko program, nattilstand*, eco program, stille tilstand',
    nb: 'nattmodus*, stillemodus*, øko modus, sovemodus, ecomodus, stille modus, øko program',
    fi: 'yötila*, hiljainen tila, eco tila*, lepotila*, hiljaisessa tilassa, ekotila*, eco ohjelma*',
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
  highResolution: {
    en: '4k, full hd, ultra hd, 8k, hdr, high resolution, uhd, qhd',
    de: '4k, full hd, ultra hd, 8k, hdr, hochauflösend*, uhd, qhd',
    fr: '4k, full hd, ultra hd, 8k, hdr, haute résolution, haute définition, uhd',
    es: '4k, full hd, ultra hd, 8k, hdr, alta resolución, alta definición, uhd',
    it: '4k, full hd, ultra hd, 8k, hdr, alta risoluzione, alta definizione, uhd',
    nl: '4k, full hd, ultra hd, 8k, hdr, hoge resolutie, uhd',
    pl: '4k, full hd, ultra hd, 8k, hdr, wysokiej rozdzielczości, wysoka rozdzielczość, uhd',
    pt: '4k, full hd, ultra hd, 8k, hdr, alta resolução, alta definição, uhd',
    sv: '4k, full hd, ultra hd, 8k, hdr, högupplöst*, hög upplösning, uhd',
    da: '4k, full hd, ultra hd, 8k, hdr, høj opløsning, højopløst*, uhd',
    nb: '4k, full hd, ultra hd, 8k, hdr, høy oppløsning, høyoppløst*, uhd',
    fi: '4k, full hd, ultra hd, 8k, hdr, korkea resoluutio, teräväpiirto*, tarkka resoluutio, uhd',
  },
  antiGlare: {
    en: `
      anti glare, antiglare, anti reflective, glare free, non glare, blue light filter, matte screen,
      blue light blocking, flicker free, eye comfort`,
    de: 'blendfrei*, entspiegelt*, antireflex*, blaulichtfilter*, flimmerfrei*, mattes display, blendschutz',
    fr: 'antireflet*, anti reflet*, anti éblouissement, filtre lumière bleue, sans scintillement, anti lumière bleue',
    es: `
      antirreflej*, antirreflectante*, anti reflejos, filtro de luz azul, antideslumbramiento, sin parpadeo,
      antideslumbrante*`,
    it: 'antiriflesso, anti riflesso, antiabbagliamento, filtro luce blu, antiriflessi, flicker free, anti luce blu',
    nl: `
      ontspiegeld*, antireflect*, anti reflect*, blauwlichtfilter*, flikkervrij*, anti verblinding, blauw licht filter`,
    pl: `
      antyrefleks*, przeciwodblask*, filtr światła niebieskiego, filtr niebieskiego światła, bez migotania,
      antyodblaskow*, redukcja światła niebieskiego`,
    pt: 'antirreflex*, anti reflexo*, antirreflet*, filtro de luz azul, antiencandeamento, sem cintilação',
    sv: 'antireflex*, blåljusfilter*, flimmerfri*, reflexfri*, bländfri*, bländskydd*',
    da: 'antirefleks*, antigenskin, blåt lys filter, flimmerfri*, blændfri*, genskinsfri*, blålysfilter*',
    nb: 'antirefleks*, blålysfilter*, flimmerfri*, blendfri*, gjenskinnsfri*, refleksfri*',
    fi: 'heijastamat*, häikäisemät*, sinivalosuodat*, välkkymät*, häikäisysuoja*, heijastuksenest*',
  },
  powerBankFunction: {
    en: `
      power bank function, charges other devices, charge other devices, power bank mode, charge your phone from it,
      can charge your phone`,
    de: 'powerbank funktion, powerbankfunktion*, lädt andere geräte, andere geräte aufladen, andere geräte laden',
    fr: `
      fonction powerbank, recharger d autres appareils, fonction power bank, batterie externe intégrée,
      recharge d autres appareils`,
    es: `
      función powerbank, cargar otros dispositivos, función power bank, batería externa integrada,
      carga otros dispositivos`,
    it: 'funzione powerbank, ricaricare altri dispositivi, funzione power bank, ricarica altri dispositivi',
    nl: 'powerbankfunctie, andere apparaten opladen, powerbank functie',
    pl: 'funkcja powerbanku, ładować inne urządzenia, funkcją powerbanku, funkcję powerbanku, funkcja powerbank',
    pt: 'função powerbank, carregar outros dispositivos, função power bank, carrega outros dispositivos',
    sv: 'powerbankfunktion*, ladda andra enheter, laddar andra enheter',
    da: 'powerbank funktion, powerbankfunktion*, oplade andre enheder, lade andre enheder',
    nb: 'powerbankfunksjon*, lade andre enheter, lader andre enheter',
    fi: 'varavirtalähdetoimin*, lataa muita laitteita, powerbank toimin*, varavirtalähteenä, ladata muita laitteita',
  },
};
