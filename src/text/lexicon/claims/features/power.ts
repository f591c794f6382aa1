import type { ConceptTable } from '../concept-table.ts';

/** Features of electronics: where power comes from. */
export const POWER_FEATURES: ConceptTable = {
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
