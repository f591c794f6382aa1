import type { ConceptTable } from './concept-table.ts';

/** Kinds of products for the home, electronics, kitchen, tools, care and the desk, and the parts of products. */
export const KINDS_HOME: ConceptTable = {
  mobilePhone: {
    en: `
      smartphone, smartphones, mobile phone, mobile phones, cell phone, cell phones, cellphone, cellphones, phones,
      android phone, your phone screen`,
    de: 'smartphone, smartphones, handy, handys, mobiltelefon*',
    fr: 'smartphone, smartphones, téléphone portable, téléphones portables, téléphone mobile, téléphones mobiles',
    es: 'smartphone, smartphones, móvil, móviles, teléfono móvil, teléfonos móviles, celular, celulares',
    it: 'smartphone, cellulare, cellulari, telefono cellulare, telefoni cellulari, telefonino, telefonini',
    nl: 'smartphone, smartphones, mobiele telefoon*, mobieltje*, gsm',
    pl: 'smartfon*, telefon* komórkow*, smartphone, smartphoney, komórk* telefon*',
    pt: 'smartphone, smartphones, telemóvel, telemóveis, celular, celulares',
    sv: 'smartphone, smartphones, mobiltelefon*, smarttelefon*, mobilen, mobiler',
    da: 'smartphone, smartphones, mobiltelefon*, mobilen, mobiler, smartphonen',
    nb: 'smarttelefon*, mobiltelefon*, mobilen, mobiler',
    fi: 'älypuhelin*, älypuhelim*, matkapuhelin*, matkapuhelim*, kännykkä*, kännykän',
  },
  tablet: {
    en: 'tablet, tablets, e reader, e readers, ereader, ereaders, drawing tablet, drawing tablets',
    de: 'tablet, tablets, e reader, ebook reader*, grafiktablet*',
    fr: `
      tablette tactile, tablettes tactiles, tablette graphique, tablettes graphiques, liseuse, liseuses,
      tablette android, tablettes numériques, tablette numérique`,
    es: 'tablet, tablets, tableta gráfica, tabletas gráficas, libro electrónico lector, lector de libros electrónicos',
    it: 'tablet, e reader, ebook reader, tavoletta grafica, tavolette grafiche',
    nl: 'tablet, tablets, e reader, e readers, tekentablet*',
    pl: 'tablet, tablety, tabletu, tabletem, czytnik* ebook*, czytnik* książek',
    pt: 'tablet, tablets, e reader, leitor de ebooks, leitores de ebooks',
    sv: 'surfplatta, surfplattan, surfplattor*, läsplatt*, ritplatt*, pekplatt*',
    da: 'tablet, tablets, tabletten, e bogslæser*, tegneplade*, e læser',
    nb: 'nettbrett*, lesebrett*, tegnebrett*',
    fi: 'tabletti, tabletit, tabletin, tablettitietokone*, lukulaite*, piirtopöy*',
  },
  laptop: {
    en: `
      laptop, laptops, notebook computer, notebook computers, chromebook, chromebooks, ultrabook, ultrabooks,
      gaming laptop`,
    de: 'laptop, laptops, notebook, notebooks, chromebook, chromebooks, ultrabook, ultrabooks',
    fr: `
      ordinateur portable, ordinateurs portables, pc portable, pc portables, laptop, laptops, chromebook, chromebooks`,
    es: `
      portátil, portátiles, ordenador portátil, ordenadores portátiles, laptop, laptops, chromebook, chromebooks,
      notebook, notebooks`,
    it: 'portatile, computer portatile, computer portatili, notebook, laptop, chromebook',
    nl: 'laptop, laptops, notebook, notebooks, chromebook, chromebooks',
    pl: 'laptop, laptopy, laptopa, laptopów, laptopem, notebook, notebooki, notebooka, chromebook, chromebooki',
    pt: `
      portátil pc, portátis pc, portátieis pc, computador portátel, computadores portáteis, laptop, laptops, notebook,
      notebooks, chromebook, chromebooks, portátil`,
    sv: 'laptop, laptops, laptopen, laptoppar, bärbar dator, bärbara datorer, chromebook, chromebooks',
    da: 'laptop, laptops, bærbar computer, bærbare computere, bærbar pc, chromebook, chromebooks',
    nb: 'laptop, laptoper, bærbar pc, bærbar datamaskin, bærbare pc er, chromebook, chromebooks',
    fi: 'kannettava tietokone, kannettavan tietokoneen, läppäri*, kannettavat tietokoneet, chromebook*',
  },
  desktopComputer: {
    en: `
      desktop computer, desktop computers, desktop pc, desktop pcs, gaming pc, gaming pcs, graphics card,
      graphics cards, computer, computers, motherboard, motherboards`,
    de: `
      computer, computers, desktop pc, gaming pc, gaming pcs, pc, pcs, grafikkarte*, mainboard, mainboards,
      rechner desktop`,
    fr: `
      ordinateur, ordinateurs, pc de bureau, pc gamer, carte graphique, cartes graphiques, carte mère, unité centrale`,
    es: `
      ordenador, ordenadores, pc de sobremesa, pc gaming, tarjeta gráfica, tarjetas gráficas, placa base, computadora,
      computadoras`,
    it: `
      computer, pc desktop, pc gaming, pc fisso, scheda video, schede video, scheda grafica, schede grafiche,
      scheda madre`,
    nl: 'computer, computers, desktop pc, gaming pc, gaming pcs, videokaart*, grafische kaart*, moederbord*',
    pl: `
      komputer, komputery, komputera, komputerów, komputer stacjonarny, karta graficzna, karty graficzne,
      kartę graficzną, płyta główna, płyty główne, płytę główną, pc gamingowy`,
    pt: `
      computador, computadores, pc gaming, placa gráfica, placas gráficas, placa mãe, placa de vídeo, placas de vídeo,
      pc de secretária`,
    sv: 'dator, datorer, datorn, speldator*, grafikkort*, moderkort*, stationär dator',
    da: 'computer, computere, computeren, gamer pc, grafikkort*, bundkort*, stationær computer, stationær pc',
    nb: 'datamaskin, datamaskiner, datamaskinen, gaming pc, grafikkort*, skjermkort*, hovedkort*, stasjonær pc',
    fi: 'tietokone, tietokoneet, tietokoneen, pelitietokone*, näytönohjai*, emolevy*, pöytätietokone*',
  },
  monitor: {
    en: 'monitor, monitors, computer screen, computer screens, computer monitor, computer monitors',
    de: 'monitor, monitore, monitoren, monitores, computerbildschirm*, pc bildschirm*',
    fr: 'moniteur, moniteurs, écran pc, écrans pc, écran d ordinateur, écrans d ordinateur, écran gamer, écrans gamer',
    es: 'monitor, monitores, pantalla de ordenador, pantallas de ordenador',
    it: 'monitor, monitor pc, monitor gaming, schermo per computer',
    nl: 'monitor, monitoren, beeldscherm*, computerscherm*',
    pl: 'monitor, monitory, monitora, monitorów, monitorem',
    pt: 'monitor, monitores, ecrã de computador, ecrãs de computador',
    sv: 'bildskärm*, datorskärm*, monitor, monitorer, skärm till dator',
    da: 'computerskærm*, skærm til computer, monitor, monitorer, gamerskærm*',
    nb: 'dataskjerm*, pc skjerm, pc skjermer, monitor, monitorer, gamingskjerm*',
    fi: 'tietokonenäyt*, näyttö tietokone*, pelinäyt*, monitori*',
  },
  headphones: {
    en: `
      headphone, headphones, earbuds, earphones, headset, headsets, in ear headphones, over ear headphones,
      noise cancelling headphones`,
    de: 'kopfhörer*, headset, headsets, ohrhörer*, earbuds, in ears',
    fr: `
      casque audio, casques audio, écouteur, écouteurs, casque bluetooth, casques bluetooth, casque sans fil,
      casques sans fil, casque gamer, micro casque, oreillette, oreillettes`,
    es: 'auricular, auriculares, audífonos, cascos inalámbricos, cascos bluetooth',
    it: `
      cuffia bluetooth, cuffie bluetooth, auricolare, auricolari, cuffie, cuffia wireless, cuffie wireless,
      cuffie con microfono`,
    nl: 'koptelefoon*, hoofdtelefoon*, oordopjes, oortjes, headset, headsets',
    pl: 'słuchawk*, słuchawek, headset*',
    pt: `
      auscultador, auscultadores, auricular, auriculares, fone de ouvido, fones de ouvido, headset, headsets,
      headphones, fones`,
    sv: 'hörlur*, headset, headsets, headseten, in ear hörlurar, öronsnäck*',
    da: 'høretelefon*, hovedtelefon*, headset, headsets, headsettet, earbuds, øretelefon*',
    nb: 'hodetelefon*, øreplugger, headset, headsets, ørepropper med lyd, hodesett, øretelefon*',
    fi: 'kuulokkeita, kuulokkeiden, nappikuulok*, vastamelukuulok*, kuulokemikrofoni*, *kuulokkeet',
  },
  speaker: {
    en: `
      speaker, speakers, loudspeaker, loudspeakers, soundbar, soundbars, bluetooth speaker, bluetooth speakers,
      subwoofer, subwoofers, smart speaker, smart speakers`,
    de: 'lautsprecher*, *lautsprecher, soundbar, soundbars, bluetooth box, subwoofer*',
    fr: 'enceinte, enceintes, haut parleur, haut parleurs, barre de son, barres de son, caisson de basses',
    es: 'altavoz, altavoces, barra de sonido, barras de sonido, bocina, bocinas, subwoofer, parlante, parlantes',
    it: `
      altoparlante, altoparlanti, cassa bluetooth, casse bluetooth, soundbar, diffusore acustico, diffusori acustici,
      subwoofer, speaker bluetooth, casse acustiche`,
    nl: 'luidspreker*, speaker, speakers, soundbar, soundbars, subwoofer*',
    pl: 'głośnik*, soundbar*, kolumn* głośnikow*, subwoofer*',
    pt: `
      coluna bluetooth, colunas bluetooth, altifalante, altifalantes, alto falante, alto falantes, caixa de som,
      caixas de som, soundbar, soundbars, coluna de som, colunas de som, barra de som, barras de som`,
    sv: 'högtalar*, soundbar*, *högtalare, subwoofer*',
    da: 'højttaler*, højtaler*, soundbar*, subwoofer*',
    nb: 'høyttaler*, lydplanke*, soundbar*, subwoofer*',
    fi: 'kaiutin, kaiutti*, bluetooth kaiutin, soundbar*, subwoofer*',
  },
  camera: {
    en: `
      camera, cameras, webcam, webcams, action cam, action cams, camcorder, camcorders, dashcam, dashcams,
      lens for camera, camera lens, camera lenses, tripod, tripods, mirrorless`,
    de: `
      *kamera, *kameras, webcam, webcams, objektiv, objektive, objektivs, fotoapparat*, stativ, stative, dashcam,
      dashcams`,
    fr: `
      caméra, caméras, appareil photo, appareils photo, webcam, webcams, objectif photo, objectifs photo, trépied,
      trépieds, dashcam, dashcams`,
    es: `
      cámara de foto, cámaras de fotos, cámara, cámaras, webcam, webcams, trípode, trípodes, objetivo de cámara,
      objetivos de cámara`,
    it: `
      fotocamera, fotocamere, telecamera, telecamere, webcam, videocamera, videocamere, treppiede, treppiedi,
      obiettivo fotografico, obiettivi fotografici, macchina fotografica, macchine fotografiche,
      cavalletto fotografico`,
    nl: 'camera s, webcam, webcams, fototoestel*, *camera, statief, statieven, cameralens*, dashcam, dashcams',
    pl: `
      aparat fotograficzny, aparaty fotograficzne, aparatu fotograficznego, kamera, kamery, kamerę, kamerka, kamerki,
      obiektyw, obiektywy, obiektywu, statyw, statywy, statywu`,
    pt: `
      câmara, câmaras, câmera, câmeras, webcam, webcams, tripé, tripés, máquina fotográfica, máquinas fotográficas,
      objetiva, objetivas`,
    sv: 'kameran, kameror, kamerorna, *kamera, webbkamer*, objektiv, objektivet, kamerastativ*, stativ',
    da: 'kameraet, kameraer, *kamera, webcam, webkamera*, objektiv, objektiver, objektivet, kamerastativ*',
    nb: 'kameraet, kameraer, *kamera, webkamera*, objektiv, objektiver, objektivet, kamerastativ*',
    fi: 'kameran, kameroita, *kamera, *kamerat, verkkokamera*, objektiivi*, kolmijalka*, jalusta kamer*',
  },
  television: {
    en: 'tv, tvs, television, televisions, smart tv, smart tvs, projector, projectors, streaming stick',
    de: 'fernseher*, tv gerät*, smart tv, smart tvs, beamer, beamern, beamers, projektor, projektoren',
    fr: `
      téléviseur, téléviseurs, télévision, télévisions, smart tv, vidéoprojecteur, vidéoprojecteurs, télé, télés,
      projecteur vidéo, projecteurs vidéo`,
    es: 'televisor, televisores, televisión, smart tv, proyector, proyectores, televisiones',
    it: `
      televisione, televisioni, televisore, televisori, smart tv, proiettore, proiettori, videoproiettore,
      videoproiettori`,
    nl: 'televisie, televisies, tv s, smart tv, beamer, beamers, projector, projectoren, projectors, tv toestel*',
    pl: 'telewizor*, smart tv, projektor, projektory, projektora, projektorów, rzutnik*',
    pt: 'televisão, televisões, televisor, televisores, smart tv, projetor, projetores, tv, tvs',
    sv: 'tv apparat*, teve, tv n, smart tv, projektor, projektorer, projektorn, tvn',
    da: 'fjernsyn, fjernsynet, smart tv, tv er, projektor, projektorer, projektoren, tv et, fladskærm*',
    nb: 'smart tv, fjernsyn, fjernsynet, tv er, projektor, projektorer, projektoren, tv en',
    fi: 'televisio*, smart tv, älytelevisio*, projektori*, videotykki*, älytv',
  },
  cable: {
    en: `
      cable, cables, usb cable, usb cables, charging cable, charging cables, hdmi cable, hdmi cables, extension cord,
      extension cords, power cord, power cords, power strip, power strips`,
    de: 'kabels, *kabel, *kabeln, verlängerungskabel*, steckdosenleiste*, mehrfachsteckdose*, netzkabel*',
    fr: 'câble, câbles, rallonge électrique, rallonges électriques, multiprise, multiprises, cordon d alimentation',
    es: 'cable, cables, alargador, alargadores, regleta, regletas',
    it: 'cavo, cavi, cavetto, cavetti, prolunga, prolunghe, ciabatta elettrica, multipresa, multiprese',
    nl: '*kabel, *kabels, verlengsnoer*, stekkerdoos*, oplaadkabel*, stekkerdozen',
    pl: `
      kabel, kable, kabla, kablem, kabelek, przewód zasilający, przedłużacz*, listwa zasilająca, listwy zasilające,
      listwę zasilającą`,
    pt: `
      cabo de, cabos de, cabo usb, cabos usb, cabo hdmi, cabos hdmi, extensão elétrica, extensões elétricas,
      régua de tomada, réguas de tomadas, cabo de carregamento, cabos de carregamento`,
    sv: 'kabeln, kablar, kablarna, *kabel, laddkabel*, förlängningssladd*, grenuttag*, laddsladd*, sladd, sladden',
    da: 'kablet, kabler, kablerne, ledning, ledninger, *kabel, ladekabel*, forlængerledning*, stikdåse*',
    nb: 'kabelen, kabler, kablerne, *kabel, ladekabel*, ledning, ledningen, skjøteledning*, grenuttak*',
    fi: 'kaapelit, kaapelin, kaapeleita, *kaapeli, latausjohto*, latausjohdo*, jatkojohto*, virtajohto*',
  },
  charger: {
    en: `
      charger, chargers, power adapter, power adapters, power supply, charging station, charging stations,
      wireless charger, wallbox, docking station, docking stations`,
    de: 'ladegerät*, netzteil*, ladestation*, wallbox*, ladekabel*, netzadapter*, dockingstation*',
    fr: `
      chargeur, chargeurs, adaptateur secteur, adaptateurs secteur, station de charge, stations de charge,
      station d accueil, bloc d alimentation, borne de recharge, bornes de recharge`,
    es: `
      cargador, cargadores, adaptador de corriente, adaptadores de corriente, estación de carga, fuente de alimentación,
      fuentes de alimentación, base de carga`,
    it: `
      caricabatterie, caricabatteria, caricatore, caricatori, alimentatore, alimentatori, stazione di ricarica,
      stazioni di ricarica, wallbox, base di ricarica`,
    nl: `
      oplader, opladers, lader, laders, adapter, adapters, laadstation*, voedingsadapter*, laadpaal, laadpalen,
      dockingstation*`,
    pl: 'ładowark*, ładowarek, zasilacz*, stacja ładująca, stacji ładującej, stację ładującą, stacj* dokując*',
    pt: `
      carregador, carregadores, adaptador de corrente, adaptadores de corrente, fonte de alimentação,
      fontes de alimentação, base de carregamento, bases de carregamento, estação de carregamento`,
    sv: 'laddare, laddaren, nätadapter*, laddstation*, laddbox*, strömadapter*, dockningsstation*',
    da: 'oplader, opladere, opladeren, strømforsyning*, ladestation*, ladestander*, dockingstation*, strømadapter*',
    nb: 'lader, laderen, ladere, hurtiglader*, strømforsyning*, ladestasjon*, strømadapter*, dokkingstasjon*',
    fi: 'laturi, laturit, laturin, latureita, pikalaturi*, virtalähde*, latausasema*, verkkolaite*, telakointiasema*',
  },
  powerBank: {
    en: `
      power bank, power banks, powerbank, powerbanks, portable charger, portable chargers, power station,
      power stations`,
    de: 'powerbank, powerbanks, zusatzakku*, power bank, power banks, powerstation*',
    fr: 'batterie externe, batteries externes, powerbank, powerbanks, power bank, power banks',
    es: 'batería externa, baterías externas, powerbank, powerbanks, power bank, power banks, cargador portátil',
    it: 'power bank, powerbank, batteria esterna, batterie esterne, caricabatterie portatile',
    nl: 'powerbank, powerbanks, power bank, power banks',
    pl: 'powerbank*, power bank, power banki, power banka',
    pt: `
      power bank, power banks, powerbank, powerbanks, bateria externa, baterias externas, carregador portátel,
      carregadores portáteis`,
    sv: 'powerbank, powerbanks, powerbanken, power bank',
    da: 'powerbank, powerbanks, powerbanken, power bank',
    nb: 'powerbank, powerbanker, powerbanken, nødlader*, power bank, batteribank*',
    fi: 'varavirtalähde*, virtapankki*, varavirtalähte*, powerbank*',
  },
  batteryCell: {
    en: `
      battery pack, battery packs, batteries, battery, rechargeable batteries, aa batteries, button cell, button cells`,
    de: 'batterie, batterien, ersatzakku*, knopfzelle*, *akku, *akkus',
    fr: 'pile, piles, batterie, batteries, accu, accus, pile bouton, piles bouton',
    es: 'batería, baterías, pila, pilas, pilas aa, pila de botón',
    it: 'batteria, batterie, pila, pile, batteria ricaricabile, pile a bottone',
    nl: 'batterij, batterijen, accu s, knoopcel*, *accu, oplaadbare batterij*',
    pl: `
      bateria, baterie, baterię, baterii, akumulator, akumulatory, akumulatora, akumulatorów, akumulatorek,
      akumulatorki, bateryjk*`,
    pt: 'bateria, baterias, pilha, pilhas',
    sv: 'batterier, batteriet, batterierna, *batteri, knappcell*, ackumulator*',
    da: 'batterier, batteriet, batterierne, *batteri, knapcelle*, akku',
    nb: 'batterier, batteriet, batteriene, *batteri, knappcelle*',
    fi: 'akku, akut, akun, akkuja, paristo, paristot, paristoja, pariston, nappiparisto*',
  },
  phoneCase: {
    en: `
      phone case, phone cases, screen protector, screen protectors, phone cover, phone covers, tablet case,
      tablet cases, tempered glass protector`,
    de: 'handyhülle*, schutzhülle*, displayschutz*, panzerglas*, schutzfolie*, handycase*',
    fr: `
      coque de téléphone, coques de téléphone, coque pour smartphone, coques pour smartphone, protection d écran,
      protections d écran, verre trempé, film de protection, films de protection, étui de téléphone, étuis de téléphone,
      coque iphone, coques iphone, coque de protection, coques de protection`,
    es: `
      funda de móvil, fundas de móvil, funda para móvil, fundas para móvil, protector de pantalla,
      protectores de pantalla, cristal templado, carcasa de móvil, carcasas de móvil, funda para teléfono,
      fundas para teléfono`,
    it: `
      cover per smartphone, custodia per smartphone, custodie per smartphone, pellicola protettiva,
      pellicole protettive, proteggi schermo, vetro temperato, cover per cellulare`,
    nl: 'telefoonhoes*, screenprotector*, hoesje voor',
    pl: `
      etui na telefon, szkło hartowane, folia ochronna, folie ochronne, folię ochronną, etui do telefonu,
      etui na tablet, obudow* na telefon`,
    pt: `
      capa para telemóvel, capas para telemóvel, capa de telemóvel, capas de telemóvel, capinha, capinhas,
      película de vidro, películas de vidro, película protetora, películas protetoras, capa de celular,
      capas de celular, capa para celular`,
    sv: 'mobilskal*, mobilfodral*, skärmskydd*, mobilväska*, telefonskal*',
    da: 'mobilcover, mobilcovers, telefoncover*, skærmbeskytter*, panserglas, beskyttelsesglas, mobiletui*',
    nb: 'mobildeksel*, skjermbeskytter*, telefondeksel*, mobiletui*, beskyttelsesglass*',
    fi: 'puhelinkuori*, kännykänkuor*, panssarilasi*, näytönsuoja*, suojakuor*, puhelinkotelo*',
  },
  laptopSleeve: {
    en: 'laptop sleeve, laptop sleeves, laptop bag, laptop bags, laptop case, laptop cases, briefcase, briefcases',
    de: 'laptoptasche*, laptophülle*, notebooktasche*, aktentasche*, laptopsleeve*',
    fr: `
      housse pour ordinateur, housses pour ordinateur, housse d ordinateur, housses d ordinateur,
      sacoche pour ordinateur, sacoches pour ordinateur, sacoche d ordinateur, sacoches d ordinateur, porte documents`,
    es: 'funda de portátil, fundas de portátil, funda para portátil, fundas para portátil, maletín, maletines',
    it: `
      custodia per laptop, custodie per laptop, borsa porta pc, borse porta pc, ventiquattrore, custodia per notebook,
      custodie per notebook, borsa per pc, borse per pc, borsa per laptop, borse per laptop`,
    nl: 'laptophoes*, laptoptas*, aktetas*, laptopsleeve*',
    pl: 'torb* na laptopa, etui na laptopa, teczk* na laptopa, pokrowiec na laptopa, aktówk*',
    pt: `
      capa para portátil, capas para portátil, mala para portátil, malas para portátil, capa para notebook,
      capas para notebook, pasta executiva, pastas executivas, pasta para portátil, pastas para portátil,
      bolsa para notebook`,
    sv: 'laptopfodral*, datorväsk*, laptopväsk*, datorfodral*, portfölj*',
    da: 'computertaske*, laptopsleeve*, computersleeve*, mappe til bærbar, laptoptaske*',
    nb: 'pc veske, pc vesker, laptopveske*, pc sleeve, dokumentmappe*, datamaskinveske*',
    fi: 'läppärilaukku*, tietokonelaukku*, läppärisuoja*, läppärin suoja, salkku, salkun',
  },
  printer: {
    en: `
      printer, printers, ink cartridge, ink cartridges, toner, toners, scanner, scanners, label printer, label printers,
      ink tank`,
    de: 'druckern, druckers, tintenpatrone*, druckerpatrone*, toner, toners, scanner, scannern, scanners, *drucker',
    fr: 'imprimante, imprimantes, cartouche d encre, cartouches d encre, toner, toners, scanner, scanners',
    es: 'impresora, impresoras, cartucho de tinta, cartuchos de tinta, tóner, tóneres, escáner, escáneres',
    it: 'stampante, stampanti, cartuccia d inchiostro, cartucce d inchiostro, toner, scanner, cartucce di inchiostro',
    nl: 'printer, printers, inktcartridge*, inktpatroon, inktpatronen, toner, toners, scanner, scanners',
    pl: 'drukark*, drukarek, tusz* do drukar*, toner, tonery, tonera, tonerów, skaner, skanery, skanera',
    pt: `
      impressora, impressoras, tinteiro, tinteiros, toner, toneres, scanner, scanners, cartucho de tinta,
      cartuchos de tinta`,
    sv: 'skrivaren, bläckpatron*, toner, tonern, skanner, skannern, *skrivare',
    da: 'printer, printere, printeren, blækpatron*, toner, tonere, scanner, scannere',
    nb: 'skriver, skrivere, skriveren, blekkpatron*, toner, tonere, skanner, skannere',
    fi: 'tulostin, tulostim*, mustekasetti*, mustepatruuna*, väriainekasetti*, skanneri*',
  },
  router: {
    en: `
      router, routers, wifi router, wifi routers, repeater, repeaters, mesh system, mesh systems, modem, modems,
      network switch, network switches, usb hub, usb hubs`,
    de: `
      router, routern, routers, wlan router*, repeater, repeatern, modem, modems, wlan verstärker*, usb hub, usb hubs`,
    fr: 'routeur, routeurs, répéteur wifi, répéteurs wifi, modem, modems, répéteur, répéteurs, hub usb',
    es: 'router, routeres, repetidor wifi, repetidores wifi, módem, repetidor, repetidores, hub usb',
    it: 'router, ripetitore wifi, ripetitori wifi, modem, ripetitore, ripetitori, hub usb',
    nl: 'router, routers, wifi versterker*, modem, modems, wifi repeater, wifi repeaters, usb hub, usb hubs',
    pl: `
      router, routery, routera, routerów, routerem, modem, modemy, modemu, wzmacniacz* sygnału, hub usb, repeater,
      repeatery`,
    pt: `
      router, routers, repetidor wifi, repetidores wifi, modem, modems, roteador, roteadores, repetidor de sinal,
      repetidores de sinal, hub usb`,
    sv: 'router, routern, routrar, modem, modemet, wifi förstärk*, usb hubb',
    da: 'router, routere, routeren, modem, modemet, wifi forstærk*, usb hub',
    nb: 'ruter, rutere, ruteren, router, routere, routeren, modem, modemet, wifi forsterk*, usb hub',
    fi: 'reititin, reititti*, modeemi*, wifi toist*, usb keskitin, verkkotoisti*',
  },
  computerKeyboard: {
    en: 'keyboard, keyboards, wireless keyboard, wireless keyboards, mechanical keyboard, mechanical keyboards',
    de: 'tastatur, tastaturen',
    fr: 'clavier, claviers',
    es: 'teclado, teclados',
    it: 'tastiera, tastiere',
    nl: 'toetsenbord*',
    pl: 'klawiatur*',
    pt: 'teclado, teclados',
    sv: 'tangentbord*',
    da: 'tastatur, tastaturer, tastaturet',
    nb: 'tastatur, tastaturer, tastaturet',
    fi: 'näppäimistö*',
  },
  computerMouse: {
    en: 'computer mouse, wireless mouse, gaming mouse, mouse pad, mouse pads, mousepad, mousepads, mice',
    de: 'computermaus*, maus, mäuse, mauspad*, gaming maus',
    fr: 'souris, tapis de souris',
    es: 'ratón, ratones, alfombrilla de ratón, alfombrillas de ratón, ratón inalámbrico',
    it: 'mouse, tappetino per mouse, tappetini per mouse, tappetino mouse, tappetini mouse',
    nl: 'muis, muizen, muismat*',
    pl: 'mysz, mysz* komputerow*, mysz* bezprzewodow*, podkładk* pod mysz, myszka, myszki, myszkę',
    pt: `
      rato sem fio, ratos sem fios, mouse, tapete de rato, rato ótico, mouse pad, rato gaming, rato ergonómico,
      ratos ergonómicos`,
    sv: 'datormus, mus, musen, musmatt*, trådlös mus',
    da: 'mus, musen, musemåtte*, trådløs mus, computermus*',
    nb: 'mus, musen, musematte*, trådløs mus, datamus',
    fi: 'hiiri, hiiret, hiirimatto*, langaton hiiri, hiiren, pelihiiri*',
  },
  storageMedia: {
    en: `
      hard drive, hard drives, ssd, ssds, usb stick, usb sticks, memory card, memory cards, usb flash drive,
      usb flash drives, sd card, sd cards, external drive`,
    de: 'festplatte, festplatten, ssd, ssds, usb stick, usb sticks, speicherkarte*, sd karte, sd karten',
    fr: 'disque dur, disques durs, ssd, clé usb, clés usb, carte mémoire, cartes mémoire, carte sd, cartes sd',
    es: `
      disco duro, discos duros, ssd, memoria usb, memorias usb, tarjeta de memoria, tarjetas de memoria, pendrive,
      pendrives, tarjeta sd, tarjetas sd`,
    it: `
      disco rigido, dischi rigidi, hard disk, ssd, chiavetta usb, chiavette usb, scheda di memoria, schede di memoria,
      scheda sd, schede sd`,
    nl: 'harde schijf, harde schijven, ssd, ssd s, usb stick, usb sticks, geheugenkaart*, sd kaart*',
    pl: `
      dysk twardy, dyski twardye, dysku twardyego, dysk ssd, dyski ssd, dysku ssd, pendrive, pendrivey, pendrivea,
      karta pamięci, karty pamięci, kartę pamięci, dysk* zewnętrzn*, karta sd, karty sd, kartę sd`,
    pt: `
      disco rígido, discos rígidos, ssd, pen drive, pen drives, pendrive, pendrives, cartão de memória,
      cartões de memória, hd externo, cartão sd, cartões sd`,
    sv: 'hårddisk*, ssd, usb minne*, minneskort*, usb sticka, sd kort',
    da: 'harddisk*, ssd, usb stik, hukommelseskort*, usb nøgle, sd kort',
    nb: 'harddisk*, ssd, minnepinne*, minnekort*, usb minne*, sd kort',
    fi: 'kiintolevy*, ssd, muistitikku*, muistitiku*, muistikortti*, muistikorte*, sd kortti',
  },
  microphone: {
    en: 'microphone, microphones, mic, mics, audio interface, audio interfaces, mixing desk, mixing desks',
    de: 'mikrofon, mikrofone, mikrofonen, mikrofons, audiointerface*, audio interface, audio interfaces, mischpult*',
    fr: `
      microphone, microphones, micro sans fil, interface audio, interfaces audio, micro usb, micros usb,
      table de mixage, micro cravate`,
    es: 'micrófono, micrófonos, interfaz de audio, mesa de mezclas, mesas de mezclas',
    it: 'microfono, microfoni, interfaccia audio, interfaccie audio, schede audio, scheda audio, mixer audio',
    nl: 'microfoon, microfoons, audio interface, audio interfaces, mengpaneel',
    pl: 'mikrofon*, interfejs* audio, mikser* audio',
    pt: 'microfone, microfones, interface de áudio, placa de som, mesa de mistura',
    sv: 'mikrofon, mikrofoner, mikrofonen, ljudkort*, mixerbord*',
    da: 'mikrofon, mikrofoner, mikrofonen, lydkort*, mixerpult*',
    nb: 'mikrofon, mikrofoner, mikrofonen, lydkort*, miksepult*',
    fi: 'mikrofoni*, mikrofonei*, äänikortti*, äänikorte*, mikseripöy*',
  },
  hifiAudio: {
    en: `
      record player, record players, turntable, turntables, radio, radios, stereo system, stereo systems, av receiver,
      av receivers, clock radio, clock radios, vinyl record, vinyl records`,
    de: `
      plattenspieler*, radios, stereoanlage*, av receiver, receiver, radiowecker*, schallplatte*, *radio,
      vinyl platte*`,
    fr: `
      platine vinyle, platines vinyles, radio fm, radios fm, radio dab, chaîne hi fi, chaînes hi fi, ampli home cinéma,
      radio réveil, tourne disque, tourne disques, vinyle, vinyles, postes de radio`,
    es: `
      tocadiscos, radio portátil, radios portátiles, equipo de música, receptor av, receptores av, radio dab,
      radio despertador, disco de vinilo, discos de vinilo`,
    it: `
      giradischi, radio dab, impianto stereo, sintoamplificatore, sintoamplificatori, radiosveglia, radiosveglie,
      radio portatile, dischi in vinile, disco in vinile`,
    nl: `
      platenspeler*, radio s, stereo installatie, av receiver, av receivers, wekkerradio*, draagbare radio, dab radio,
      *radio, vinylplaten, langspeelplaat`,
    pl: `
      gramofon*, radio przenośne, radio dab, radia dab, wieża stereo, wieże stereo, wieżę stereo, amplituner*,
      radiobudzik*, płyt* winylow*`,
    pt: `
      gira discos, toca discos, rádio portátel, rádios portáteis, aparelhagem, recetor av, recetores av,
      rádio despertador, rádio dab, disco de vinil, discos de vinil`,
    sv: 'skivspelare*, radio, radion, radioapparat*, stereoanläggning*, hemmabioförstärk*, klockradio*, vinylskiv*',
    da: 'pladespiller*, radio, radioer, radioen, musikanlæg*, clockradio*, dab radio, vinylplade*',
    nb: 'platespiller*, radio, radioer, radioen, stereoanlegg*, klokkeradio*, dab radio, vinylplate*',
    fi: 'levysoitin*, levysoitti*, radio, radiot, radion, stereot, kelloradio*, vinyylilevy*, viritinvahvist*',
  },
  smartHome: {
    en: `
      smart home, smart plug, smart plugs, smart bulb, smart bulbs, smart thermostat, smart thermostats, doorbell,
      doorbells, security camera, security cameras, motion sensor, motion sensors, smart lock, smart locks,
      alarm system, alarm systems`,
    de: `
      smart home, smarte steckdose*, smarte lampe, smarte lampen, thermostat, thermostate, thermostats,
      heizkörperthermostat*, türklingel*, überwachungskamera*, bewegungsmelder*, alarmanlage*, rauchmelder*,
      smarthome*`,
    fr: `
      maison connectée, prise connectée, prises connectées, ampoule connectée, ampoules connectées, thermostat,
      thermostats, sonnette, sonnettes, caméra de surveillance, caméras de surveillance, détecteur de mouvement,
      détecteurs de mouvement, serrure connectée, serrures connectées, détecteur de fumée, détecteurs de fumée,
      domotique`,
    es: `
      hogar inteligente, enchufe inteligente, enchufes inteligentes, bombilla inteligente, bombillas inteligentes,
      termostato, termostatos, timbre, timbres, cámara de vigilancia, cámaras de vigilancia, sensor de movimiento,
      sensores de movimiento, cerradura inteligente, cerraduras inteligentes, detector de humo, detectores de humo,
      domótica`,
    it: `
      casa intelligente, presa smart, prese smart, lampadina smart, lampadine smart, termostato, termostati, campanello,
      campanelli, telecamera di sicurezza, telecamere di sicurezza, sensore di movimento, sensori di movimento,
      domotica, rilevatore di fumo, rilevatori di fumo, serratura smart`,
    nl: `
      smart home, slimme stekker, slimme stekkers, slimme lamp, slimme lampen, thermostaat, thermostaten, deurbel,
      deurbellen, beveiligingscamera*, bewegingsmelder*, bewegingssensor*, rookmelder*, slimme verlichting`,
    pl: `
      smart home, inteligentn* gniazd*, inteligentn* żarówk*, termostat*, dzwonek do drzwi, dzwonk* do drzwi,
      kamer* monitoring*, czujnik* ruchu, czujnik* dymu, inteligentny dom, inteligentnego domu`,
    pt: `
      casa inteligente, tomada inteligente, tomadas inteligentes, lâmpada inteligente, lâmpadas inteligentes,
      termóstato, termóstatos, termostato, termostatos, campainha, campainhas, câmara de vigilância,
      câmaras de vigilância, sensor de movimento, sensores de movimento, detetor de fumo, detetores de fumo, domótica,
      câmera de segurança`,
    sv: `
      smarta hem, smart plugg*, smart lampa, termostat*, dörrklock*, ringklock*, övervakningskamer*, rörelsesensor*,
      rörelsedetekt*, brandvarnare*, smart hem`,
    da: `
      smart home, smart stik, smart pære, termostat*, dørklokke*, ringeklokke*, overvågningskamer*, bevægelsessensor*,
      røgalarm*, smart hjem`,
    nb: `
      smarthus*, smartplugg*, smart plugg, smartpære*, termostat*, dørklokke*, ringeklokke*, overvåkningskamer*,
      bevegelsessensor*, røykvarsler*, smarthjem*`,
    fi: `
      älykoti*, älykod*, älypistoke*, älylamppu*, älyvalo*, termostaatti*, termostaati*, ovikello*, valvontakamer*,
      liiketunnisti*, palovaroiti*, palovaroittime*`,
  },
  remoteControl: {
    en: 'remote control, remote controls, remotes',
    de: 'fernbedienung*',
    fr: 'télécommande, télécommandes',
    es: 'mando a distancia, mandos a distancia, control remoto, controles remotos',
    it: 'telecomando, telecomandi',
    nl: 'afstandsbediening*',
    pl: 'pilot zdalnego sterowania, pilot, piloty, pilota, pilotem',
    pt: `
      comando à distância, comandos à distância, controlo remoto, controlos remotos, controle remoto, controles remotos,
      telecomando, telecomandos`,
    sv: 'fjärrkontroll*',
    da: 'fjernbetjening*',
    nb: 'fjernkontroll*',
    fi: 'kaukosäädin*, kaukosäätim*',
  },
  refrigerator: {
    en: `
      fridge, fridges, refrigerator, refrigerators, freezer, freezers, fridge freezer, fridge freezers, wine cooler,
      wine coolers`,
    de: 'kühlschrank*, kühlschränk*, gefrierschrank*, gefriertruhe*, tiefkühler*, weinkühlschrank*, kühl gefrier*',
    fr: 'réfrigérateur, réfrigérateurs, frigo, frigos, congélateur, congélateurs, cave à vin, caves à vin',
    es: `
      frigorífico, frigoríficos, nevera, neveras, refrigerador, refrigeradores, congelador, congeladores, vinoteca,
      vinotecas, heladera, heladeras`,
    it: 'frigorifero, frigoriferi, frigo, congelatore, congelatori, freezer, cantinetta vino, cantinette vino',
    nl: `
      koelkast*, vriezer, vriezers, diepvriezer, diepvriezers, diepvries, wijnkoeler*, vrieskast*,
      koel vriescombinatie`,
    pl: 'lodówk*, lodówek, zamrażark*, chłodziark*',
    pt: `
      frigorífico, frigoríficos, geladeira, geladeiras, congelador, congeladores, arca frigorífica, freezer,
      combinado frigorífico`,
    sv: 'kylskåp*, frys, frysen, frysskåp*, frysbox*, vinkyl*',
    da: 'køleskab*, fryser, frysere, fryseren, fryseskab*, vinkøleskab*',
    nb: 'kjøleskap*, fryser, frysere, fryseren, fryseskap*, vinskap*',
    fi: 'jääkaap*, pakastin, pakastim*, viinikaappi*',
  },
  washingMachine: {
    en: 'washing machine, washing machines, tumble dryer, tumble dryers, dryer, dryers, washer dryer, washer dryers',
    de: 'waschmaschine*, wäschetrockner*, waschtrockner*, trockner, trocknern, trockners',
    fr: 'lave linge, machine à laver, machines à laver, sèche linge, lavante séchante',
    es: 'lavadora, lavadoras, secadora, secadoras, lavasecadora, lavasecadoras',
    it: 'lavatrice, lavatrici, asciugatrice, asciugatrici, lavasciuga',
    nl: 'wasmachine*, wasdroger*, droger, drogers, droogtrommel*, was droogcombinatie',
    pl: 'pralka, pralki, pralkę, pralkach, pralką, pralek, suszark* bębnow*, suszark* do ubrań, pralko suszark*',
    pt: `
      máquina de lavar roupa, máquinas de lavar roupa, máquina de lavar, máquinas de lavar, máquina de secar,
      máquinas de secar, secadora, secadoras, lava e seca, lavadora de roupa, lavadoras de roupa`,
    sv: 'tvättmaskin*, torktumlare*, tumlare, tumlaren',
    da: 'vaskemaskine*, tørretumbler*',
    nb: 'vaskemaskin*, tørketrommel*, tørketromler',
    fi: 'pesukone*, kuivausrumpu*, kuivausrummu*, pyykinpesukone*',
  },
  dishwasher: {
    en: 'dishwasher, dishwashers',
    de: 'geschirrspüler*, spülmaschine, spülmaschinen, geschirrspülmaschine*',
    fr: 'lave vaisselle, lave vaisselles',
    es: 'lavavajillas, lavaplatos',
    it: 'lavastoviglie, lavastoviglia',
    nl: 'vaatwasser*, vaatwasmachine*, afwasmachine*',
    pl: 'zmywark*, zmywarek',
    pt: 'máquina de lavar louça, máquinas de lavar louça, máquina de lavar loiça, lava louça, lava louças, lava loiças',
    sv: 'diskmaskin*',
    da: 'opvaskemaskine*',
    nb: 'oppvaskmaskin*',
    fi: 'astianpesukone*, tiskikone*',
  },
  oven: {
    en: `
      oven, ovens, cooker, cookers, hob, hobs, induction hob, induction hobs, stove, stoves, microwave, microwaves,
      cooktop, cooktops, extractor hood, extractor hoods`,
    de: `
      backofen*, backöfen*, herd, herde, kochfeld*, mikrowelle*, induktionskochfeld*, kochplatte*, dunstabzug*, ofen,
      öfen`,
    fr: `
      four, fours, plaque de cuisson, plaques de cuisson, cuisinière, cuisinières, micro onde, micro ondes,
      plaque à induction, plaques à induction, hotte, hottes`,
    es: `
      horno, hornos, placa de inducción, placas de inducción, vitrocerámica, vitrocerámicas, microondas,
      cocina de inducción, cocinas de inducción, campana extractora`,
    it: `
      forno, forni, piano cottura, piani cottura, microonde, piano a induzione, piani a induzione, cappa aspirante,
      fornelli`,
    nl: 'oven, ovens, kookplaat, kookplaten, fornuis, fornuizen, magnetron, magnetrons, inductiekookplaat, afzuigkap*',
    pl: `
      piekarnik*, kuchenk* mikrofalow*, mikrofalówk*, płyta indukcyjna, płyty indukcyjne, płytę indukcyjną,
      płyta grzewcza, płyty grzewcze, płytę grzewczą, kuchenk* elektryczn*, okap kuchenny`,
    pt: `
      forno, fornos, placa de indução, placas de indução, micro ondas, microondas, fogão, fogões, cooktop, cooktops,
      exaustor, exaustores`,
    sv: `
      ugn, ugnar, ugnarna, ugnen, spis, spisar, spisen, häll, hällar, induktionshäll*, mikrovågsugn*, micro, mikron,
      köksfläkt*`,
    da: `
      ovn, ovne, ovnen, komfur, komfurer, komfuret, kogeplade*, mikrobølgeovn*, mikroovn*, induktionskogeplade*,
      emhætte*`,
    nb: `
      ovn, ovner, ovnen, stekeovn*, komfyr, komfyrer, komfyren, koketopp*, platetopp*, mikrobølgeovn*, induksjonstopp*,
      ventilatorhette*`,
    fi: `
      uuni, uunit, uunin, uunissa, liesi, lieden, liedet, keittotas*, induktioliesi*, mikroaaltouuni*, mikro, mikron,
      liesituuletin*`,
  },
  kettle: {
    en: 'kettle, kettles, electric kettle, electric kettles, teapot, teapots',
    de: 'wasserkocher*, teekessel*, teekanne*, flötenkessel*',
    fr: 'bouilloire, bouilloires, théière, théières',
    es: 'hervidor, hervidores, tetera, teteras',
    it: 'bollitore, bollitori, teiera, teiere',
    nl: 'waterkoker*, fluitketel*, theepot*',
    pl: 'czajnik*, dzbanek do herbaty, dzbank* do herbaty',
    pt: 'chaleira, chaleiras, bule, bules, jarro elétrico, jarros elétricos, fervedor, fervedores',
    sv: 'vattenkokare*, tekann*, tepann*, kaffepanna',
    da: 'elkedel*, elkedler, tekande*, el kedel',
    nb: 'vannkoker*, tekanne*, tekjele*',
    fi: 'vedenkeitin*, vedenkeitti*, teepannu*, teekannu*',
  },
  toaster: {
    en: `
      toaster, toasters, waffle iron, waffle irons, waffle maker, waffle makers, sandwich maker, sandwich makers,
      contact grill, contact grills, raclette grill, raclette grills, electric grill`,
    de: 'toaster, toastern, toasters, waffeleisen*, sandwichmaker*, kontaktgrill*, raclette*',
    fr: `
      grille pain, gaufrier, gaufriers, appareil à croque monsieur, croque monsieur, appareil à raclette,
      grill de table`,
    es: `
      tostadora, tostadoras, tostador, tostadores, gofrera, gofreras, sandwichera, sandwicheras, raclette,
      grill eléctrico`,
    it: `
      tostapane, piastra per waffle, piastre per waffle, tostiera, tostiere, piastra per cialde, raclette,
      bistecchiera elettrica`,
    nl: 'broodrooster*, wafelijzer*, tosti ijzer*, tostiapparaat*, contactgrill*, gourmetset*, racletteset*',
    pl: 'toster, tostery, tostera, tosterów, tosterem, gofrownic*, opiekacz*, grill elektryczny, raclette',
    pt: `
      torradeira, torradeiras, máquina de waffle, máquinas de waffles, sanduicheira, sanduicheiras, tostadeira,
      tostadeiras, raclette, grelhador elétrico`,
    sv: 'brödrost*, våffeljärn*, smörgåsgrill*, raclettegrill*, bordsgrill*',
    da: 'brødrister*, vaffeljern*, toastjern*, sandwichtoaster*, raclette*, toaster, toastere, toasteren',
    nb: 'brødrister*, vaffeljern*, toastjern*, raclette*',
    fi: 'leivänpaahd*, paahdin, paahtime*, vohvelirauta*, vohveliraud*, parilagrilli*, raclette*, voileipägrilli*',
  },
  blender: {
    en: `
      blender, blenders, hand blender, hand blenders, stick blender, stick blenders, smoothie maker, smoothie makers,
      juicer, juicers, citrus press, food processor, food processors, chopper`,
    de: `
      mixer, mixern, mixers, standmixer*, stabmixer*, pürierstab*, entsafter*, smoothie maker*, zitruspresse*,
      multizerkleinerer*, küchenmaschine*, handmixer*`,
    fr: `
      mixeur, mixeurs, blender, blenders, mixeur plongeant, extracteur de jus, extracteurs de jus, robot culinaire,
      robots culinaires, presse agrumes, hachoir, hachoirs, centrifugeuse, centrifugeuses`,
    es: `
      batidora, batidoras, licuadora, licuadoras, procesador de alimentos, procesadores de alimentos, exprimidor,
      exprimidores, robot de cocina, robots de cocina, picadora, picadoras`,
    it: `
      frullatore, frullatori, mixer, minipimer, robot da cucina, centrifuga, centrifughe, estrattore, estrattori,
      spremiagrumi, tritatutto`,
    nl: `
      blender, blenders, staafmixer*, handmixer*, keukenmachine*, sapcentrifuge*, slowjuicer*, citruspers*, hakmolen*,
      keukenrobot*`,
    pl: `
      blender, blendery, blendera, blenderów, blenderem, mikser*, sokowirówk*, wyciskark*, robot* kuchenn*,
      rozdrabniacz*, malakser*`,
    pt: `
      liquidificador, liquidificadores, varinha mágica, varinhas mágicas, batedeira, batedeiras, espremedor,
      espremedores, robô de cozinha, robôs de cozinha, processador de alimentos, processadores de alimentos, mixer,
      picadora, picadoras`,
    sv: `
      mixer, mixern, mixrar, stavmixer*, blender, blendern, matberedare*, råsaftcentrifug*, juicepress*, köksmaskin*,
      elvisp*, citruspress*`,
    da: `
      blender, blendere, blenderen, stavblender*, foodprocessor*, juicer, juicere, køkkenmaskine*, håndmikser*,
      saftpresser*, citruspresse*, minihakker*`,
    nb: `
      blender, blendere, blenderen, stavmikser*, foodprosessor*, hurtigmikser*, juicemaskin*, kjøkkenmaskin*,
      håndmikser*, sitruspresse*, mikser, miksere, mikseren`,
    fi: `
      tehosekoiti*, tehosekoittim*, sauvasekoiti*, monitoimikone*, yleiskone*, mehulinko*, mehupuristi*, sähkövatkai*,
      blenderi*, sauvasekoitti*`,
  },
  standMixer: {
    en: `
      stand mixer, stand mixers, bread maker, bread makers, bread machine, bread machines, pasta machine,
      pasta machines, ice cream maker, ice cream makers, hand mixer, hand mixers, pasta maker, pasta makers,
      dough hook`,
    de: 'brotbackautomat*, knetmaschine*, nudelmaschine*, eismaschine*, knethaken*, pastamaschine*',
    fr: `
      robot pâtissier, robots pâtissiers, machine à pain, machines à pain, machine à pâtes, machines à pâtes,
      sorbetière, sorbetières, batteur électrique, batteurs électriques, turbine à glace, turbines à glace`,
    es: `
      amasadora, amasadoras, panificadora, panificadoras, máquina de pasta, máquinas de pasta, heladera eléctrica,
      robot repostero, batidora de varillas, batidoras de varillas`,
    it: `
      impastatrice, impastatrici, planetaria, planetarie, macchina del pane, macchina per il pane, macchine per il pane,
      macchina per la pasta, macchine per la pasta, gelatiera, gelatiere, sfogliatrice`,
    nl: 'keukenmixer*, broodbakmachine*, broodmachine*, pastamachine*, ijsmachine*, deeghaak*',
    pl: `
      robot planetarny, wypiekacz* do chleba, maszynk* do makaronu, maszyn* do lodów, automat do chleba,
      mikser planetarny`,
    pt: `
      batedeira planetária, batedeiras planetárias, máquina de fazer pão, máquinas de fazer pão, máquina de pão,
      máquinas de pão, máquina de massa, máquinas de massa, sorveteira, sorveteiras, amassadeira, amassadeiras,
      máquina de gelado, máquinas de gelados`,
    sv: 'bakmaskin*, assistent köks*, pastamaskin*, glassmaskin*, degkrok*, degblandare*',
    da: 'røremaskine*, bagemaskine*, brødbagemaskine*, pastamaskine*, ismaskine*, dejkrog*',
    nb: 'bakemaskin*, brødbakemaskin*, pastamaskin*, iskremmaskin*, eltekrok*, eltemaskin*',
    fi: 'leipäkone*, pastakone*, jäätelökone*, taikinakone*, taikinakoukku*',
  },
  airFryer: {
    en: `
      air fryer, air fryers, airfryer, airfryers, deep fryer, deep fryers, slow cooker, slow cookers, rice cooker,
      rice cookers, pressure cooker, pressure cookers, multicooker, multicookers, steamer, steamers, sous vide,
      dehydrator, dehydrators, vacuum sealer, vacuum sealers`,
    de: `
      heißluftfritteuse*, airfryer*, fritteuse, fritteusen, reiskocher*, schnellkochtopf*, schnellkochtöpf*,
      slow cooker, multikocher*, dampfgarer*, sous vide*, dörrautomat*, vakuumierer*, schongarer*`,
    fr: `
      friteuse, friteuses, air fryer, air fryers, airfryer, airfryers, cuiseur à riz, cuiseurs à riz, autocuiseur,
      autocuiseurs, cocotte minute, mijoteuse, mijoteuses, multicuiseur, multicuiseurs, cuiseur vapeur, cuiseurs vapeur,
      déshydrateur, déshydrateurs, machine sous vide, cuit vapeur`,
    es: `
      freidora, freidoras, freidora de aire, freidoras de aire, olla a presión, ollas a presión, olla de cocción lenta,
      ollas de cocción lenta, arrocera, arroceras, olla exprés, ollas exprés, vaporera, vaporeras, deshidratador,
      deshidratadores, envasadora al vacío, olla programable, ollas programables`,
    it: `
      friggitrice, friggitrici, friggitrice ad aria, friggitrici ad aria, pentola a pressione, pentole a pressione,
      cuociriso, slow cooker, vaporiera, vaporiere, essiccatore, essiccatori, macchina sottovuoto`,
    nl: `
      airfryer, airfryers, heteluchtfriteuse*, friteuse, friteuses, rijstkoker*, snelkookpan*, slowcooker*, stoomkoker*,
      multicooker, multicookers, stoompan*, droogoven*, vacumeer*`,
    pl: `
      frytkownic*, airfryer*, szybkowar*, wolnowar*, ryżowar*, multicooker*, parowar*, suszark* do grzybów,
      suszark* spożywcz*, pakowark* próżniow*`,
    pt: `
      fritadeira, fritadeiras, air fryer, air fryers, airfryer, airfryers, panela de pressão, panelas de pressão,
      panela elétrica, panelas elétricas, panela de arroz, panelas de arroz, cozedura lenta, desidratador,
      desidratadores, seladora a vácuo, cozedor a vapor`,
    sv: `
      airfryer*, luftfritös*, fritös*, riskokare*, tryckkokare*, slowcooker*, långkok*, ångkokare*, torkautomat*,
      vakuumförpack*, multikokare*`,
    da: `
      airfryer*, frituregryde*, riskoger*, trykkoger*, slow cooker, slowcooker*, dampkoger*, dehydrator*, vakuumpakker*,
      multikoger*, foodsaver`,
    nb: `
      airfryer*, frityrkoker*, riskoker*, trykkoker*, slow cooker, dampkoker*, tørkemaskin*, vakuumpakker*,
      multikoker*`,
    fi: `
      airfryer*, kuumailmakeitin*, riisikeitin*, riisinkeitin*, painekattila*, haudutuspata*, haudutuspad*,
      höyrykeitin*, ilmafritt*, rasvakeitin*, friteer*, vakuumikone*, kuivuri hedelm*, kasvikuivuri*`,
  },
  coffeeMaker: {
    en: `
      coffee maker, coffee makers, coffee machine, coffee machines, espresso machine, espresso machines, moka pot,
      moka pots, french press, french presses, coffee filter, coffee filters, pour over, cold brew maker, cafetiere,
      cafetieres, espresso maker, espresso makers, coffeemaker, coffeemakers`,
    de: `
      kaffeemaschine*, kaffeevollautomat*, vollautomat, vollautomaten, siebträger*, espressomaschine*, espressokocher*,
      french press, filterkaffeemaschine*, handfilter*, kaffeebereiter*, stempelkanne*, kaffeefilter*`,
    fr: `
      machine à café, machines à café, cafetière, cafetières, machine expresso, machines expresso, machine à espresso,
      cafetière italienne, machine à grains, presse française, filtre à café, filtres à café`,
    es: `
      cafetera, cafeteras, máquina de café, máquinas de café, cafetera italiana, prensa francesa, filtro de café,
      filtros de café`,
    it: `
      macchina da caffè, macchine da caffè, macchina del caffè, macchine del caffè, moka, caffettiera, caffettiere,
      macchina per caffè, macchine per caffè, macchina espresso, macchine espresso, french press, macchina per espresso,
      macchine per espresso`,
    nl: `
      koffiezetapparaat*, koffiemachine*, espressomachine*, percolator, percolators, cafetière, cafetières,
      koffiezetter*, french press, koffiefilter*, volautomaat, mokapot*`,
    pl: `
      ekspres* do kawy, ekspres* ciśnieniow*, ekspres* przelewow*, ekspres* kolbow*, kawiarka, kawiarki, kawiarkę,
      zaparzacz* do kawy, french press, ekspres automatyczny, filtr* do kawy, dripper*`,
    pt: `
      máquina de café, máquinas de café, cafeteira, cafeteiras, cafeteira italiana, prensa francesa,
      máquina de espresso, máquinas de espresso, filtro de café, filtros de café, máquina de expresso,
      máquinas de expresso`,
    sv: `
      kaffebryggare*, kaffemaskin*, espressomaskin*, mokabryggare*, pressbryggare*, kaffefilter*, perkolator*,
      espressobryggare*`,
    da: 'kaffemaskine*, espressomaskine*, stempelkande*, mokkakande*, kaffefilter*, espressokande*, filtermaskine*',
    nb: `
      kaffetrakter*, kaffemaskin*, espressomaskin*, presskanne*, mokkakanne*, kaffefilter*, mokabrygger*,
      kaffebrygger*`,
    fi: `
      kahvinkeitin*, kahvinkeitti*, kahvikone*, espressokeitin*, espressokone*, mutteripannu*, pressopannu*,
      kahvinsuodat*, suodatinpuss*, kahviautomaat*`,
  },
  coffeeGrinder: {
    en: `
      coffee grinder, coffee grinders, grinder, grinders, burr grinder, burr grinders, hand grinder, hand grinders,
      hand mill`,
    de: 'kaffeemühle*, handmühle*, espressomühle*, kaffeemahlwerk*',
    fr: 'moulin à café, moulins à café, broyeur à café, broyeurs à café',
    es: 'molinillo, molinillos, molinillo de café, molinillos de café',
    it: 'macinacaffè, macinino da caffè, macinino, macinini, macina caffè',
    nl: 'koffiemolen*, bonenmaler*, handmolen*',
    pl: 'młynek do kawy, młynki do kawy, młynka do kawy, młynk* do kawy, młynek ręczny, młynek żarnowy',
    pt: 'moinho de café, moinhos de café, moedor de café, moedores de café, moinho manual, moinhos manuais',
    sv: 'kaffekvarn*, handkvarn*, espressokvarn*',
    da: 'kaffekværn*, håndkværn*, kaffemølle*, espressokværn*',
    nb: 'kaffekvern*, håndkvern*, espressokvern*',
    fi: 'kahvimylly*, käsimylly*',
  },
  milkFrother: {
    en: `
      milk frother, milk frothers, milk jug, milk jugs, milk steamer, steam wand, steam wands, milk pitcher,
      milk pitchers`,
    de: 'milchaufschäumer*, milchschäumer*, milchkännchen, dampflanze*, dampfdüse*',
    fr: 'mousseur à lait, mousseurs à lait, mousseur, mousseurs, pot à lait, buse vapeur, émulsionneur, émulsionneurs',
    es: `
      espumador de leche, espumadores de leche, vaporizador de leche, jarra de leche, jarras de leche, varilla de vapor,
      espumador, espumadores`,
    it: 'montalatte, cappuccinatore, lattiera, lattiere, lancia vapore, schiumalatte',
    nl: 'melkopschuimer*, melkschuimer*, melkkan*, stoompijp*',
    pl: 'spieniacz*, dzbanek do mleka, dzbanuszek do spieniania, dysz* pary',
    pt: `
      espumador de leite, espumadores de leite, batedor de leite, batedores de leite, leiteira, leiteiras,
      vaporizador de leite, vaporizadores de leite, espumador, espumadores`,
    sv: 'mjölkskummare*, mjölkkann*, ångrör*',
    da: 'mælkeskummer*, mælkekande*, damprør*, steamstav',
    nb: 'melkeskummer*, melkemugge*, damprør*',
    fi: 'maidonvaahdot*, vaahdotin maido*, maitokannu*, höyrysuutin*',
  },
  saltPepperMill: {
    en: `
      pepper mill, pepper mills, salt mill, salt mills, spice mill, spice mills, mortar and pestle, pepper grinder,
      pepper grinders, salt shaker, salt shakers, spice rack, spice racks`,
    de: `
      pfeffermühle*, salzmühle*, gewürzmühle*, mörser, mörsers, salzstreuer*, gewürzregal*, gewürzdose*, muskatreibe*`,
    fr: `
      moulin à poivre, moulins à poivre, moulin à sel, moulins à sel, moulin à épices, moulins à épices,
      mortier et pilon, mortiers et pilon, salière, salières, poivrière, poivrières, étagère à épices`,
    es: `
      molinillo de pimienta, molinillos de pimienta, molinillo de sal, molinillos de sal, mortero, morteros, salero,
      saleros, especiero, especieros, pimentero, pimenteros`,
    it: 'macinapepe, macinasale, macinaspezie, mortaio, mortai, saliera, saliere, portaspezie, macina pepe',
    nl: 'pepermolen*, zoutmolen*, kruidenmolen*, vijzel, vijzels, zoutvaatje, kruidenrek*, zoutstrooier',
    pl: 'młynek do pieprzu, młynk* do pieprzu, młynk* do soli, moździerz*, solnicz*, pieprzniczk*, młynek do przypraw',
    pt: `
      moinho de pimenta, moinhos de pimenta, moinho de sal, moinhos de sal, almofariz, almofarizes, saleiro, saleiros,
      pimenteiro, pimenteiros, moedor de pimenta, moedores de pimenta, porta especiarias, pilão`,
    sv: 'pepparkvarn*, saltkvarn*, kryddkvarn*, mortel, morteln, saltkar, kryddhylla*',
    da: 'peberkværn*, saltkværn*, krydderikværn*, morter, mortere, morteren, saltbøsse*, krydderihylde*',
    nb: 'pepperkvern*, saltkvern*, krydderkvern*, morter, mortere, morteren, saltbøsse*, krydderhylle*',
    fi: 'pippurimylly*, suolamylly*, maustemylly*, huhmar*, mortteli*, suolasirotin*, maustehyll*',
  },
};
