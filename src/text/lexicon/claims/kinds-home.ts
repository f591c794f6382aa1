import type { ConceptTable } from './concept-table.ts';

/** Kinds of products for the home, electronics, kitchen, tools, care and the desk, and the parts of products. */
export const KINDS_HOME: ConceptTable = {
  mobilePhone: {
    en: `
      smartphone, smartphones, mobile phone, mobile phones, cell phone, cell phones, cellphone, cellphones, phones,
      android phone, your phone screen`,
    de: 'smartphone, smartphones, handy, handys, mobiltelefon*',
    fr: 'smartphone, smartphones, téléphone portable, téléphones portables, téléphone mobile, téléphones mobiles',
    es: `
      smartphone, smartphones, móvil, móviles, teléfono móvil, teléfonos móviles, teléfonos, celulares,
      teléfono celular, tu celular, el celular`,
    it: `
      smartphone, telefono cellulare, telefoni cellulari, telefonino, telefonini, cellulari, il cellulare, un cellulare,
      tuo cellulare`,
    nl: 'smartphone, smartphones, mobiele telefoon*, mobieltje*, gsm',
    pl: 'smartfon*, telefon* komórkow*, smartphone, smartphoney, komórk* telefon*',
    pt: 'smartphone, smartphones, telemóvel, telemóveis, celulares, telefone celular, o celular, seu celular',
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
      ordenador portátil, ordenadores portátiles, laptop, laptops, chromebook, chromebooks, notebook, notebooks,
      un portátil, el portátil, tu portátil, portátil gaming, portátiles gaming, para portátil`,
    it: `
      computer portatile, computer portatili, notebook, laptop, chromebook, pc portatile, un portatile, il portatile,
      il tuo portatile`,
    nl: 'laptop, laptops, notebook, notebooks, chromebook, chromebooks',
    pl: 'laptop, laptopy, laptopa, laptopów, laptopem, notebook, notebooki, notebooka, chromebook, chromebooki',
    pt: `
      computador portátel, computadores portáteis, laptop, laptops, notebook, notebooks, chromebook, chromebooks,
      um portátil, o portátil, portátil gaming, seu portátil`,
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
    fr: `
      haut parleur, haut parleurs, barre de son, barres de son, caisson de basses, enceinte bluetooth,
      enceintes bluetooth, enceinte connectée, enceintes connectées, enceinte portable, enceintes portables,
      enceinte sans fil, enceintes sans fil, enceinte nomade, enceintes nomades, enceinte acoustique,
      enceintes acoustiques`,
    es: 'altavoz, altavoces, barra de sonido, barras de sonido, bocina, bocinas, subwoofer, parlante, parlantes',
    it: `
    altoparlante, altoparlanti, cassa bluetooth, casse bluetooth, soundbar, diffusore acustico, diffusori acustici,
    subwoofer, speaker bluetooth, casse acustiche, cassa wifi, casse wifi, cassa wireless, cassa portatile, cassa
    audio, cassa acustica, cassa stereo
    `,
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
      *kamera, *kameras, webcam, webcams, fotoapparat*, stativ, stative, dashcam, dashcams, objektive, kameraobjektiv*`,
    fr: `
      caméra, caméras, appareil photo, appareils photo, webcam, webcams, objectif photo, objectifs photo, trépied,
      trépieds, dashcam, dashcams`,
    es: `
      cámara de fotos, cámaras de fotos, cámara web, cámaras web, cámara réflex, cámaras réflex, cámara instantánea,
      cámaras instantáneas, cámara digital, cámaras digitales, cámara de vigilancia, cámaras de vigilancia,
      cámara de seguridad, cámaras de seguridad, cámara deportiva, cámaras deportivas, cámara de acción,
      cámaras de acción, webcam, webcams, trípode, trípodes, objetivo de cámara, objetivos de cámara, cámara sin espejo,
      cámara trasera, cámara frontal, cámara compacta`,
    it: `
      fotocamera, fotocamere, telecamera, telecamere, webcam, videocamera, videocamere, treppiede, treppiedi,
      obiettivo fotografico, obiettivi fotografici, macchina fotografica, macchine fotografiche,
      cavalletto fotografico`,
    nl: 'camera s, webcam, webcams, fototoestel*, *camera, statief, statieven, cameralens*, dashcam, dashcams',
    pl: `
      aparat fotograficzny, aparaty fotograficzne, aparatu fotograficznego, kamera, kamery, kamerę, kamerka, kamerki,
      obiektyw, obiektywy, obiektywu, statyw, statywy, statywu`,
    pt: `
      câmera, câmeras, câmara fotográfica, câmaras fotográficas, câmara de vigilância, câmaras de vigilância,
      câmara digital, câmaras digitais, câmara de ação, câmaras de ação, câmara instantânea, câmaras instantâneas,
      câmara web, webcam, webcams, tripé, tripés, máquina fotográfica, máquinas fotográficas, câmara frontal,
      câmara traseira, objetivas fotográficas`,
    sv: 'kameran, kameror, kamerorna, *kamera, webbkamer*, kamerastativ*, stativ, kameraobjektiv*',
    da: 'kameraet, kameraer, *kamera, webcam, webkamera*, kamerastativ*, kameraobjektiv*, objektiver',
    nb: 'kameraet, kameraer, *kamera, webkamera*, kamerastativ*, kameraobjektiv*, objektiver',
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
    de: `
      kabel, kabeln, kabels, verlängerungskabel*, steckdosenleiste*, mehrfachsteckdose*, netzkabel*, usb kabel,
      hdmi kabel, netzwerkkabel*, stromkabel*`,
    fr: 'câble, câbles, rallonge électrique, rallonges électriques, multiprise, multiprises, cordon d alimentation',
    es: 'cable, cables, alargador, alargadores, regleta, regletas',
    it: `
      cavo, cavi, cavetto, cavetti, ciabatta elettrica, multipresa, multiprese, prolunghe, prolunga elettrica,
      una prolunga`,
    nl: `
      kabel, kabels, verlengsnoer*, stekkerdoos*, oplaadkabel*, stekkerdozen, usb kabel, hdmi kabel, netwerkkabel*,
      stroomkabel*`,
    pl: `
      kabel, kable, kabla, kablem, kabelek, przewód zasilający, przedłużacz*, listwa zasilająca, listwy zasilające,
      listwę zasilającą`,
    pt: `
      cabos elétricos, cabo de alimentação, cabo de áudio, cabo de dados, cabos de dados, cabo usb, cabos usb,
      cabo hdmi, cabos hdmi, extensão elétrica, extensões elétricas, régua de tomada, réguas de tomadas,
      cabo de carregamento, cabos de carregamento`,
    sv: `
      kabel, kabeln, kablar, kablarna, laddkabel*, förlängningssladd*, grenuttag*, laddsladd*, sladd, sladden,
      usb kabel, hdmi kabel, nätverkskabel*, strömkabel*`,
    da: `
      kabel, kablet, kabler, kablerne, ledning, ledninger, ladekabel*, forlængerledning*, stikdåse*, usb kabel,
      hdmi kabel, netværkskabel*, strømkabel*`,
    nb: `
      kabel, kabelen, kabler, kablerne, ladekabel*, ledning, ledningen, skjøteledning*, grenuttak*, usb kabel,
      hdmi kabel, nettverkskabel*, strømkabel*`,
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
    nb: `
      laderen, ladere, usb lader, mobillader*, hurtiglader*, batterilader*, strømforsyning*, ladestasjon*,
      strømadapter*, dokkingstasjon*`,
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
      battery pack, battery packs, batteries, battery, rechargeable batteries, aa batteries, button cell, button cells,
      power bank, power banks, powerbank, powerbanks, portable charger, portable chargers, power station,
      power stations`,
    de: `
      batterie, batterien, ersatzakku*, knopfzelle*, *akku, *akkus, powerbank, powerbanks, zusatzakku*, power bank,
      power banks, powerstation*`,
    fr: `
      piles, pile aa, pile bouton, piles bouton, accu, accus, batteries, la batterie, batterie rechargeable,
      batterie lithium, batterie au lithium, batterie intégrée, batterie amovible, batterie lithium ion, une batterie,
      sa batterie, autonomie de batterie, batterie externe, batteries externes, powerbank, powerbanks, power bank,
      power banks`,
    es: `
      pila, pilas, batería recargable, batería de litio, baterías, batería integrada, batería de ion, batería extraíble,
      batería incluida, la batería, su batería, una batería, batería de larga, pilas aa, pila de botón, batería externa,
      baterías externas, powerbank, powerbanks, power bank, power banks, cargador portátil`,
    it: `
      batteria, batterie, batteria ricaricabile, pila stilo, pile stilo, pile aa, pile alcaline, pile incluse,
      pile a bottone, batteria al litio, power bank, powerbank, batteria esterna, batterie esterne,
      caricabatterie portatile`,
    nl: `
      batterij, batterijen, accu s, knoopcel*, *accu, oplaadbare batterij*, powerbank, powerbanks, power bank,
      power banks`,
    pl: `
      bateria, baterie, baterię, baterii, akumulator, akumulatory, akumulatora, akumulatorów, akumulatorek,
      akumulatorki, bateryjk*, powerbank*, power bank, power banki, power banka`,
    pt: `
      bateria, baterias, pilha, pilhas, power bank, power banks, powerbank, powerbanks, bateria externa,
      baterias externas, carregador portátel, carregadores portáteis`,
    sv: `
      batterier, batteriet, batterierna, *batteri, knappcell*, ackumulator*, powerbank, powerbanks, powerbanken,
      power bank`,
    da: 'batterier, batteriet, batterierne, *batteri, knapcelle*, akku, powerbank, powerbanks, powerbanken, power bank',
    nb: `
      batterier, batteriet, batteriene, *batteri, knappcelle*, powerbank, powerbanker, powerbanken, nødlader*,
      power bank, batteribank*`,
    fi: `
      akku, akut, akun, akkuja, paristo, paristot, paristoja, pariston, nappiparisto*, varavirtalähde*, virtapankki*,
      varavirtalähte*, powerbank*`,
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
      printer, printers, ink cartridge, ink cartridges, toner cartridge, toner cartridges, printer toner, scanner,
      scanners, label printer, label printers, ink tank`,
    de: 'druckern, druckers, tintenpatrone*, druckerpatrone*, tonerkartusche*, scanner, scannern, scanners, *drucker',
    fr: 'imprimante, imprimantes, cartouche d encre, cartouches d encre, toner, toners, scanner, scanners',
    es: `
    impresora, impresoras, cartucho de tinta, cartuchos de tinta, tóner, tóneres, escáner, escáneres, imprimir,
    fotocopiadora
    `,
    it: `
    stampante, stampanti, cartuccia d inchiostro, cartucce d inchiostro, toner, scanner, cartucce di inchiostro,
    stampare, fotocopiatrice
    `,
    nl: `
    printer, printers, inktcartridge*, inktpatroon, inktpatronen, toner, toners, scanner, scanners, printen,
    afdrukken, kopieerapparaat
    `,
    pl: 'drukark*, drukarek, tusz* do drukar*, toner, tonery, tonera, tonerów, skaner, skanery, skanera',
    pt: `
      impressora, impressoras, tinteiro, tinteiros, toner, toneres, scanner, scanners, cartucho de tinta,
      cartuchos de tinta`,
    sv: 'skrivaren, bläckpatron*, tonerkassett*, skanner, skannern, *skrivare',
    da: 'printer, printere, printeren, blækpatron*, tonerpatron*, scanner, scannere',
    nb: `
      blekkpatron*, tonerkassett*, skanner, skannere, skriveren, skrivere, laserskriver*, fargeskriver*, blekkskriver*,
      etikettskriver*, printer, printere, printeren`,
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
    nb: `
      router, routere, routeren, modem, modemet, wifi forsterk*, usb hub, ruteren, rutere, wifi ruter, trådløs ruter`,
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
    en: 'fridge, fridges, refrigerator, refrigerators, fridge freezer, fridge freezers',
    de: 'kühlschrank*, kühlschränk*, kühl gefrier*',
    fr: 'réfrigérateur, réfrigérateurs, frigo, frigos',
    es: 'frigorífico, frigoríficos, nevera, neveras, refrigerador, refrigeradores, heladera, heladeras',
    it: 'frigorifero, frigoriferi, frigo',
    nl: 'koelkast*, koel vriescombinatie',
    pl: 'lodówk*, lodówek, chłodziark*',
    pt: 'frigorífico, frigoríficos, geladeira, geladeiras, combinado frigorífico',
    sv: 'kylskåp*',
    da: 'køleskab*',
    nb: 'kjøleskap*',
    fi: 'jääkaap*',
  },
  washingMachine: {
    en: 'washing machine, washing machines, washer dryer, washer dryers, machine wash*',
    de: 'waschmaschine*, waschtrockner*, maschinenwaschbar*, maschinenwäsche*',
    fr: `
      lave linge, machine à laver, machines à laver, lavante séchante, lavable en machine, lavables en machine,
      laver en machine, lavage en machine, en machine, passe en machine, passent en machine`,
    es: `
      lavadora, lavadoras, lavasecadora, lavasecadoras, lavable a máquina, lavables a máquina, lavar a máquina,
      a máquina, lavado a máquina`,
    it: 'lavatrice, lavatrici, lavasciuga',
    nl: 'wasmachine*, was droogcombinatie, machinewas*, machine wasbaar',
    pl: `
      pralka, pralki, pralkę, pralkach, pralką, pralek, pralko suszark*, pralce, pranie maszynowe, prania maszynowego,
      prania mechanicznego`,
    pt: `
      máquina de lavar roupa, máquinas de lavar roupa, máquina de lavar, máquinas de lavar, lava e seca,
      lavadora de roupa, lavadoras de roupa, lavável na máquina, laváveis na máquina, lavar na máquina,
      lavável à máquina, laváveis à máquina, lavar à máquina, lavado na máquina, lavagem na máquina,
      lavável em máquina`,
    sv: 'tvättmaskin*, maskintvätt*',
    da: 'vaskemaskine*, maskinvask*',
    nb: 'vaskemaskin*, maskinvask*',
    fi: 'pesukone*, pyykinpesukone*, konepes*',
  },
  dishwasher: {
    en: 'dishwasher, dishwashers',
    de: 'geschirrspüler*, geschirrspülmaschine*, spülmaschine*',
    fr: 'lave vaisselle, lave vaisselles',
    es: 'lavavajillas, lavaplatos',
    it: 'lavastoviglie, lavastoviglia',
    nl: 'afwasmachine*, vaatwas*',
    pl: 'zmywark*, zmywarek',
    pt: `
      máquina de lavar louça, máquinas de lavar louça, máquina de lavar loiça, lava louça, lava louças, lava loiças,
      máquina da loiça, máquina da louça, máquina de loiça, lava loiça`,
    sv: 'diskmaskin*, maskindisk*',
    da: 'opvaskemaskine*',
    nb: 'oppvaskmaskin*, maskinoppvask*',
    fi: 'astianpesukone*, tiskikone*',
  },
  kettle: {
    en: 'kettle, kettles, electric kettle, electric kettles',
    de: 'wasserkocher*, flötenkessel*',
    fr: 'bouilloire, bouilloires',
    es: 'hervidor, hervidores',
    it: 'bollitore, bollitori',
    nl: 'waterkoker*, fluitketel*',
    pl: 'czajnik*',
    pt: 'chaleira, chaleiras, jarro elétrico, jarros elétricos, fervedor, fervedores',
    sv: 'vattenkokare*',
    da: 'elkedel*, elkedler, el kedel',
    nb: 'vannkoker*',
    fi: 'vedenkeitin*, vedenkeitti*',
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
      rice cookers, multicooker, multicookers, steamer, steamers, sous vide, dehydrator, dehydrators, vacuum sealer,
      vacuum sealers`,
    de: `
      heißluftfritteuse*, airfryer*, fritteuse, fritteusen, reiskocher*, slow cooker, multikocher*, dampfgarer*,
      sous vide*, dörrautomat*, vakuumierer*, schongarer*`,
    fr: `
      friteuse, friteuses, air fryer, air fryers, airfryer, airfryers, cuiseur à riz, cuiseurs à riz, mijoteuse,
      mijoteuses, multicuiseur, multicuiseurs, cuiseur vapeur, cuiseurs vapeur, déshydrateur, déshydrateurs,
      machine sous vide, cuit vapeur`,
    es: `
      freidora, freidoras, freidora de aire, freidoras de aire, olla de cocción lenta, ollas de cocción lenta, arrocera,
      arroceras, vaporera, vaporeras, deshidratador, deshidratadores, envasadora al vacío, olla programable,
      ollas programables`,
    it: `
      friggitrice, friggitrici, friggitrice ad aria, friggitrici ad aria, cuociriso, slow cooker, vaporiera, vaporiere,
      essiccatore, essiccatori, macchina sottovuoto`,
    nl: `
      airfryer, airfryers, heteluchtfriteuse*, friteuse, friteuses, rijstkoker*, slowcooker*, stoomkoker*, multicooker,
      multicookers, stoompan*, droogoven*, vacumeer*`,
    pl: `
      frytkownic*, airfryer*, wolnowar*, ryżowar*, multicooker*, parowar*, suszark* do grzybów, suszark* spożywcz*,
      pakowark* próżniow*`,
    pt: `
      fritadeira, fritadeiras, air fryer, air fryers, airfryer, airfryers, panela elétrica, panelas elétricas,
      panela de arroz, panelas de arroz, cozedura lenta, desidratador, desidratadores, seladora a vácuo,
      cozedor a vapor`,
    sv: `
      airfryer*, luftfritös*, fritös*, riskokare*, slowcooker*, långkok*, ångkokare*, torkautomat*, vakuumförpack*,
      multikokare*`,
    da: `
      airfryer*, frituregryde*, riskoger*, slow cooker, slowcooker*, dampkoger*, dehydrator*, vakuumpakker*,
      multikoger*, foodsaver`,
    nb: 'airfryer*, frityrkoker*, riskoker*, slow cooker, dampkoker*, tørkemaskin*, vakuumpakker*, multikoker*',
    fi: `
      airfryer*, kuumailmakeitin*, riisikeitin*, riisinkeitin*, haudutuspata*, haudutuspad*, höyrykeitin*, ilmafritt*,
      rasvakeitin*, friteer*, vakuumikone*, kuivuri hedelm*, kasvikuivuri*`,
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
      coffee grinder, coffee grinders, bean grinder, bean grinders, burr grinder, burr grinders, hand grinder,
      hand grinders, hand mill`,
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
    fr: 'mousseur à lait, mousseurs à lait, pot à lait, buse vapeur, émulsionneur, émulsionneurs, mousseur lait',
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
  fryingPan: {
    en: `
      frying pan, frying pans, skillet, skillets, pan, pans, wok, woks, grill pan, grill pans, saute pan, saute pans,
      non stick pan, pancake pan, pancake pans`,
    de: '*pfanne, *pfannen, wok, woks',
    fr: `
      poêle à frire, poêles à frire, poêle antiadhésive, poêles antiadhésives, wok, woks, sauteuse, sauteuses, crêpière,
      crêpières, poêle, poêles, poêle en inox, poêles en inox`,
    es: 'sartén, sartenes, wok, woks, plancha de cocina, crepera, creperas',
    it: 'padella, padelle, wok, saltapasta, crepiera, bistecchiera, bistecchiere',
    nl: 'koekenpan*, braadpan*, wok, woks, wokpan*, hapjespan*, grillpan*, pan, pannen, pannenkoekenpan*',
    pl: 'patelnia, patelnie, patelnię, wok, woki, woka, patelni, patelnią, patelniach',
    pt: 'frigideira, frigideiras, wok, woks, sertã, tacho, tachos, panquequeira',
    sv: 'stekpann*, wok, woken, wokar, grillpann*, sautépann*, traktörpann*, pannkakspann*',
    da: 'pande, stegepande*, panden, pander, panderne, wok, wokken, wokker, grillpande*, sautépande*, pandekagepande*',
    nb: 'stekepanne*, wok, wokken, wokker, grillpanne*, sautépanne*',
    fi: 'paistinpannu*, wokki*, grillipannu*, paistokasari*, lettupannu*',
  },
  cookingPot: {
    en: `
      saucepan, saucepans, cooking pot, cooking pots, stock pot, stock pots, casserole, casseroles, dutch oven,
      dutch ovens, cookware, stockpot, stockpots, pots, casserole dish, casserole dishes, pressure cooker,
      pressure cookers`,
    de: `
      kochtopf*, kochtöpf*, topf, töpfe, töpfen, bräter, bräters, kasserolle*, topfset*, schmortopf*, stielkasserolle*,
      suppentopf*, schnellkochtopf*, schnellkochtöpf*, dampfkochtopf*`,
    fr: `
      casserole, casseroles, marmite, marmites, cocotte, cocottes, faitout, faitouts, batterie de cuisine, autocuiseur,
      autocuiseurs, cocotte minute, cocottes minute`,
    es: `
      cazuela, cazuelas, olla, ollas, cacerola, cacerolas, batería de cocina, cazo, cazos, cocotte, olla a presión,
      ollas a presión, olla exprés, ollas exprés`,
    it: `
      pentola, pentole, casseruola, casseruole, tegame, tegami, cocotte, batteria di pentole, pentolino, pentolini,
      pentola a pressione, pentole a pressione`,
    nl: `
      kookpan*, steelpan*, kookpot*, pannenset*, stoofpan*, soeppan*, gietijzeren pan*, braadslede*, snelkookpan*,
      hogedrukpan*`,
    pl: `
      garnek, garnki, garnka, garnków, garnkiem, rondel, rondele, rondelka, rondelek, rondl*, zestaw garnków, brytfann*,
      żeliwn* garnek, szybkowar*`,
    pt: `
      panela, panelas, tacho, tachos, caçarola, caçarolas, trem de cozinha, caldeirão, conjunto de panelas,
      panela de pressão, panelas de pressão`,
    sv: `
      kastrull, kastruller, kastrullen, gryta, grytor, grytorna, grytan, gjutjärnsgryt*, kastrullset*, stekgryt*,
      såskastrull*, tryckkokare*`,
    da: `
      gryde, gryder, gryden, kasserolle, kasseroller, kasserollen, stegegryde*, støbejernsgryde*, suppegryde*,
      sovsegryde*, trykkoger*`,
    nb: `
      gryte, gryter, gryten, kasserolle, kasseroller, kasserollen, kjele, kjeler, kjelen, støpejernsgryte*, kjelesett*,
      trykkoker*`,
    fi: `
      kattila, kattilat, kattilan, kattiloita, pata, padat, kasari, kasarit, valurautapata*, kattilasarja*,
      kattilasetti*, painekattila*, painekeitin*`,
  },
  bakingTin: {
    en: `
      baking tin, baking tins, cake tin, cake tins, baking tray, baking trays, baking mould, baking moulds, muffin tin,
      muffin tins, baking sheet, baking sheets, baking dish, baking dishes, loaf tin, loaf tins, rolling pin,
      rolling pins, whisk, whisks, baking mat, baking mats`,
    de: `
      backform*, backblech*, springform*, muffinform*, kastenform*, nudelholz*, schneebesen*, teigroller*, auflaufform*,
      backmatte*, gugelhupfform*`,
    fr: `
      moule à gâteau, moules à gâteaux, moule, moules, plaque de four, plaques de four, rouleau à pâtisserie, fouet,
      fouets, plat à four, plats à four, moule à cake, tapis de cuisson, plat à gratin, plats à gratin`,
    es: `
      molde, moldes, bandeja de horno, bandejas de horno, rodillo de cocina, rodillos de cocina, varilla de cocina,
      varillas de cocina, moldes de repostería, fuente de horno, fuentes de horno, bandeja de hornear`,
    it: `
      stampo per dolci, stampi per dolci, teglia, teglie, mattarello, mattarelli, tortiera, tortiere, fruste da cucina,
      frusta da cucina, pirofila, pirofile, stampo per torta`,
    nl: `
      bakvorm*, bakblik*, springvorm*, bakplaat, bakplaten, deegroller*, garde, gardes, ovenschaal, ovenschalen,
      muffinvorm*, bakmat*`,
    pl: `
      form* do pieczenia, blacha do pieczenia, blachy do pieczenia, blachę do pieczenia, tortownic*, wałek do ciasta,
      trzepaczk*, foremk*, naczyni* żaroodporn*, keksówk*, form* do ciasta, mat* do pieczenia`,
    pt: `
      forma de bolo, formas de bolo, tabuleiro, tabuleiros, assadeira, assadeiras, rolo da massa, batedor de varas,
      travessa de forno, travessas de forno, forma para bolo, formas para bolo, rolo de massa, fôrma de bolo,
      fôrma para bolo, forma de silicone, formas de silicone`,
    sv: 'bakform*, bakplåt*, springform*, kavel, brödform*, muffinsform*, ugnsform*, ballongvisp*, långpann*, kakform*',
    da: `
      bageform*, bageplade*, springform*, kagerulle*, piskeris*, kageform*, muffinform*, ovnfad*, ildfast fad,
      brødform*`,
    nb: `
      bakeform*, stekebrett*, springform*, kjevle, kjevler, muffinsform*, kakeform*, ildfast form, langpanne*,
      brødform*, ballongvisp*`,
    fi: `
      kakkuvuoka*, kakkuvuoa*, uunipelti*, kaulin, irtopohjavuoka*, muffinivuo*, uunivuoka*, uunivuoa*, vispilä*,
      leipävuoka*, pellit leivonta`,
  },
  kitchenKnife: {
    en: `
      kitchen knife, kitchen knives, chef s knife, chef s knives, chef knife, bread knife, knife block, knife blocks,
      paring knife, santoku, knife set, knife sets, knife sharpener, knife sharpeners, steak knives, carving knife`,
    de: 'kochmesser*, brotmesser*, messerblock*, messerschärfer*, küchenmesser*, santoku*',
    fr: `
      couteau de cuisine, couteaux de cuisine, couteau de chef, couteaux de chef, couteau à pain, couteaux à pain,
      bloc à couteaux, couteau d office, couteaux d office, aiguiseur, aiguiseurs, santoku, fusil à aiguiser`,
    es: `
      cuchillo de cocina, cuchillos de cocina, cuchillo de chef, cuchillos de chef, cuchillo cebollero,
      cuchillos cebolleros, cuchillo de pan, cuchillos de pan, santoku, afilador de cuchillos, afiladores de cuchillos,
      taco de cuchillos, bloque de cuchillos, puntilla de cocina, cuchillo jamonero`,
    it: `
      coltello da cucina, coltelli da cucina, coltello da chef, coltelli da chef, coltello da cuoco, coltello da pane,
      coltelli da pane, ceppo portacoltelli, ceppo coltelli, santoku, affilacoltelli, spelucchino`,
    nl: 'koksmes*, keukenmes*, broodmes*, messenblok*, messenslijper*, messenset*, schilmesje*',
    pl: `
      nóż kuchenny, noże kuchenne, noża kuchennego, nóż szefa kuchni, nóż do chleba, noże do steków, ostrzałk*,
      blok na noże, santoku, nóż santoku, nóż do mięsa`,
    pt: `
      faca de cozinha, facas de cozinha, faca de chef, facas de chef, faca do chef, facas do chef, faca de pão,
      facas de pão, santoku, cepo de facas, bloco de facas, afiador de facas, afiadores de facas, amolador de facas,
      amoladores de facas`,
    sv: 'kökskniv*, kockkniv*, brödkniv*, knivblock*, knivslip*, skalkniv*, santoku*, japansk kniv, knivset*',
    da: 'køkkenkniv*, kokkekniv*, brødkniv*, knivblok*, knivsliber*, urtekniv*, santoku*, japansk kniv, knivsæt*',
    nb: `
      kjøkkenkniv*, kokkekniv*, brødkniv*, knivblokk*, knivsliper*, grønnsakskniv*, santoku*, japansk kniv, knivsett*`,
    fi: 'keittiöveit*, kokkiveit*, leipäveit*, veitsitukki*, veitsenteroit*, santoku*, veitsisarja*, kuorimaveit*',
  },
  cuttingBoard: {
    en: 'cutting board, cutting boards, chopping board, chopping boards',
    de: 'schneidebrett*, schneidbrett*',
    fr: 'planche à découper, planches à découper',
    es: 'tabla de cortar, tablas de cortar, tabla de corte, tablas de corte',
    it: 'tagliere, taglieri',
    nl: 'snijplank*',
    pl: 'deska do krojenia, deski do krojenia, deskę do krojenia, desek do krojenia',
    pt: 'tábua de cortar, tábuas de cortar, tábua de corte, tábuas de corte',
    sv: 'skärbräd*',
    da: 'skærebræt*, skærebrædt*',
    nb: 'skjærebrett*, skjærefjøl*, skjærfjøl*',
    fi: 'leikkuulauta*, leikkuulaud*, leikkuulautoj*',
  },
  kitchenUtensil: {
    en: `
      kitchen utensil, kitchen utensils, spatula, spatulas, ladle, ladles, peeler, peelers, tongs, grater, graters,
      wooden spoon, wooden spoons, colander, colanders, sieve, sieves, can opener, can openers, corkscrew, corkscrews,
      garlic press, mixing bowl, mixing bowls, kitchen scale, kitchen scales`,
    de: `
      pfannenwender*, kochlöffel*, schöpfkelle*, suppenkelle*, küchenhelfer*, sparschäler*, küchenreibe*, dosenöffner*,
      korkenzieher*, knoblauchpresse*, rührschüssel*, küchenwaage*, nudelsieb*, küchensieb*, teigschaber*`,
    fr: `
      spatule, spatules, louche, louches, ustensile de cuisine, ustensiles de cuisine, épluche légumes, éplucheur,
      éplucheurs, râpe, râpes, passoire, passoires, ouvre boîte, ouvre boîtes, tire bouchon, tire bouchons,
      balance de cuisine, balances de cuisine, saladier, saladiers, presse ail, économe à légumes, économes à légumes`,
    es: `
      espátula, espátulas, cucharón, cucharones, utensilio de cocina, utensilios de cocina, pelador, peladores,
      rallador, ralladores, colador, coladores, abrelatas, sacacorchos, báscula de cocina, básculas de cocina,
      prensa ajos, bol mezclador`,
    it: `
      spatola, spatole, mestolo, mestoli, utensile da cucina, utensili da cucina, pelapatate, grattugia, grattugie,
      colapasta, scolapasta, apriscatole, cavatappi, cavatappo, bilancia da cucina, bilance da cucina, schiacciapatate,
      spremiaglio, colino, colini`,
    nl: `
      spatel, spatels, pollepel, pollepels, soeplepel, soeplepels, keukengerei, dunschiller, dunschillers, raspen,
      keukenrasp*, vergiet, vergieten, blikopener, blikopeners, kurkentrekker, kurkentrekkers, keukenweegschaal*,
      mengkom*, knoflookpers*, keukenhulpjes`,
    pl: `
      łopatka kuchenn*, łopatki kuchenn*, łopatkę kuchenn*, chochla, chochle, przybory kuchenne, przyborów kuchennych,
      obieraczk*, tarka, tarki, tarkę, durszlak*, sitko, sitka, otwieracz* do puszek, korkociąg*, waga kuchenna,
      wagi kuchenne, wagę kuchenną, szpatułk*, misk* kuchenn*, prask* do czosnku`,
    pt: `
      espátula, espátulas, concha de sopa, conchas de sopa, utensílio de cozinha, utensílios de cozinha, descascador,
      descascadores, ralador, raladores, escorredor, escorredores, coador, coadores, abre latas, saca rolhas,
      balança de cozinha, balanças de cozinha, abridor de latas, abridores de latas, passador, passadores,
      tigela de mistura, tigelas de mistura`,
    sv: `
      stekspad, stekspade, stekspadar, slev, slevar, köksredskap*, potatisskalare*, rivjärn*, durkslag*,
      konservöppnare*, korkskruv*, köksvåg*, slickepott*, vitlökspress*, degskål*`,
    da: `
      paletkniv*, grydeske*, køkkenredskab*, skrællekniv*, kartoffelskræller*, rivejern*, dørslag*, dåseåbner*,
      proptrækker*, køkkenvægt*, dejskraber*, hvidløgspresse*, røreskål*, køkkenudstyr`,
    nb: `
      stekespade*, sleiv, sleiver, øse, øser, kjøkkenredskap*, skreller, skrellere, rivjern*, dørslag*, boksåpner*,
      korketrekker*, vinåpner*, kjøkkenvekt*, slikkepott*, hvitløkspresse*, bakebolle*`,
    fi: `
      paistinlasta*, kauha, kauhat, kauhan, keittiöväline*, kuorimaveits*, raastin, raastim*, lävikkö*, siivilä*,
      tölkinavaaj*, korkkiruuv*, viininavaaj*, keittiövaak*, nuolija*, taikinakulho*, puukauha*`,
  },
  foodStorage: {
    en: `
      food container, food containers, storage jar, storage jars, food storage, preserving jar, preserving jars,
      mason jar, mason jars, beeswax wrap, beeswax wraps, storage container, storage containers, tupperware, cling film,
      freezer bag, freezer bags, baking paper`,
    de: `
      frischhaltedose*, vorratsdose*, vorratsglas*, vorratsgläs*, einmachglas*, einmachgläs*, weckglas*,
      bienenwachstuch*, bienenwachstücher*, frischhaltefolie*, gefrierbeutel*, backpapier*`,
    fr: `
      boîte de conservation, boîtes de conservation, bocal, bocaux, boîte hermétique, boîtes hermétiques,
      boîte alimentaire, boîtes alimentaires, film alimentaire, emballage à la cire d abeille,
      emballages à la cire d abeille, papier cuisson, sac de congélation, sacs de congélation, papier sulfurisé`,
    es: `
      tarro de conservación, tarros de conservación, tarro de cristal, tarros de cristal, recipiente hermético,
      recipientes herméticos, tarro hermético, tarros herméticos, fiambrera hermética, film transparente,
      envoltorio de cera de abeja, envoltorios de cera de abeja, bolsas de congelación, papel de horno`,
    it: `
      contenitore per alimenti, contenitori per alimenti, barattolo, barattoli, vasetto, vasetti, contenitore ermetico,
      contenitori ermetici, pellicola per alimenti, pellicola trasparente, carta forno, involucri di cera d api,
      sacchetti gelo`,
    nl: `
      voorraadpot*, vershouddoos*, vershouddozen, bewaardoos, bewaardozen, weckpot*, bijenwasdoek*, vershoudfolie,
      diepvrieszak*, bakpapier, voorraadbus*`,
    pl: `
      pojemnik* na żywność, słoik*, pojemnik* kuchenn*, pojemnik* próżniow*, woskowij*, foli* spożywcz*,
      papier do pieczenia, woreczk* do mrożenia, słoje`,
    pt: `
      frasco de vidro, frascos de vidro, recipiente hermético, recipientes herméticos, pote herméticos,
      potes herméticos, frasco hermético, frascos herméticos, película aderente, papel vegetal, caixa de conservação,
      caixas de conservação, pote de vidro, potes de vidro, sacos de congelação, plástico filme`,
    sv: `
      förvaringsburk*, glasburk*, konserveringsburk*, plastfolie*, bivaxduk*, bakplåtspapper*, fryspås*, matförvaring*`,
    da: `
      opbevaringsdåse*, opbevaringsglas*, sylteglas*, henkogningsglas*, bivoksklud*, bivokspapir, husholdningsfilm,
      bagepapir*, frysepose*, madopbevaring*`,
    nb: `
      oppbevaringsboks*, norgesglass*, syltetøyglass, sylteglass*, bivoksark*, bivokspapir*, plastfolie*, bakepapir*,
      frysepose*, matoppbevaring*`,
    fi: `
      säilytyspurkki*, säilytysrasia*, säilytysrasio*, lasipurkki*, umpiopurkki*, mehiläisvahakäär*, tuorekelmu*,
      leivinpaperi*, pakastepuss*, pakasterasia*, elintarvikerasia*`,
  },
  plate: {
    en: `
      dinner plate, dinner plates, plates, crockery, tableware, dinner set, dinner sets, dinnerware, saucer, saucers,
      serving dish, serving dishes, platter, platters, soup plate, soup plates`,
    de: `
      teller, tellern, tellers, geschirr, tafelservice, geschirrset*, untertasse*, servierplatte*, essgeschirr,
      suppenteller*, essteller*, speiseteller*, kuchenteller*, dessertteller*`,
    fr: `
      assiette, assiettes, vaisselle en, service de table, services de table, soucoupe, soucoupes, plat de service,
      plats de service, service de vaisselle, vaisselle de table`,
    es: `
      plato, platos, vajilla, vajillas, platillo, platillos, fuente de servir, fuentes de servir, platos hondos,
      juego de platos`,
    it: `
      piatto piano, piatti piano, piatti piani, piatto fondo, piatti fondi, servizio di piatti, servizi di piatti,
      stoviglie, piattino, piattini, piatto da portata, piatti da portata, piatti in ceramica`,
    nl: `
      bord, borden, servies, serviezen, schotel, schotels, serveerschaal, serveerschalen, serviesgoed, dinerbord*,
      ontbijtbord*, eetbord*, soepbord*, pastabord*, dessertbord*`,
    pl: `
      talerz*, zastawa stołowa, zastawy stołowe, zastawę stołową, naczynia stołow*, naczyni stołow*, spodek, spodki,
      półmisek, półmiski, półmiska`,
    pt: 'prato, pratos, louça, loiça, pires, travessa, travessas, aparelho de jantar, serviço de jantar',
    sv: `
      tallrik*, servis, servisen, serviser, porslin*, uppläggningsfat*, assiett*, kaffefat, mattallrik*, djup tallrik`,
    da: `
      tallerken, tallerkener, tallerkner, tallerknerne, spisestel*, underkop, underkopper, serveringsfad*,
      middagstallerken*, porcelæn*`,
    nb: `
      tallerken, tallerkener, tallerkenerne, servise, serviset, serviser, serveringsfat*, asjett*, porselen*,
      middagstallerken*`,
    fi: 'lautasen, lautasia, astiasto*, astiat, tarjoiluvati*, tarjoiluvad*, *lautanen, *lautaset',
  },
  bowl: {
    en: 'bowl, bowls, salad bowl, salad bowls, cereal bowl, cereal bowls, mixing bowls',
    de: `
      schüsseln, müslischale*, schale, schalen, salatschüssel*, *schüssel, salatschale*, obstschale*, servierschale*`,
    fr: 'bol, bols, saladier, saladiers, coupelle, coupelles, jatte, jattes',
    es: 'bol, boles, cuenco, cuencos, ensaladera, ensaladeras, tazón, tazones, bols',
    it: 'ciotola, ciotole, scodella, scodelle, insalatiera, insalatiere, coppetta, coppette, bowl',
    nl: 'kommetje, kommetjes, slakom*, schalen, schaaltje, schaaltjes, soepkom*, mengkom*, ontbijtkom*, fruitschaal*',
    pl: 'miska, miski, miskę, miską, misek, misecz*, salaterk*',
    pt: `
      tigela, tigelas, taça de cereais, taças de cereais, saladeira, saladeiras, bowl, bowls, malga, malgas, cumbuca,
      cumbucas`,
    sv: 'skål, skålen, skålar, skålarna, salladsskål*, serveringsskål*, fruktskål*, frukostskål*',
    da: 'skål, skålen, skåle, skålene, salatskål*, serveringsskål*, frugtskål*, morgenmadsskål*',
    nb: 'skål, skålen, skåler, salatbolle*, frokostskål*, serveringsskål*, fruktskål*',
    fi: 'kulho, kulhot, kulhon, kulhoja, salaattikulho*, murokulho*, tarjoilukulho*',
  },
  cupMug: {
    en: `
      mug, mugs, coffee cup, coffee cups, teacup, teacups, espresso cup, espresso cups, tea cup, tea cups, paper cup,
      paper cups, drinking cup, drinking cups, cup and saucer, ceramic cup, ceramic cups, travel mug, travel mugs,
      insulated mug, insulated mugs, insulated cup, insulated cups, coffee to go cup, reusable cup, reusable cups`,
    de: `
      tasse, tassen, becher, bechern, bechers, kaffeebecher*, henkelbecher*, kaffeetasse*, teetasse*, espressotasse*,
      cappuccinotasse*, trinkbecher*, thermobecher*, coffee to go becher*, isolierbecher*, mehrwegbecher*`,
    fr: `
      tasse, tasses, mug, mugs, gobelet, gobelets, mug isotherme, mugs isothermes, tasse isotherme, tasses isothermes`,
    es: `
      taza, tazas, mug, mugs, tacita, tacitas, pocillo, pocillos, vaso térmico, vasos térmicos, taza térmica,
      tazas térmicas, taza de viaje, tazas de viaje`,
    it: `
      tazza, tazze, tazzina, tazzine, mug, tazza da viaggio, tazze da viaggio, tazza termica, tazze termiche,
      bicchiere termico, bicchieri termici`,
    nl: `
      mok, mokken, kopje, kopjes, beker, bekers, theekop*, espressokop*, koffiekop*, thermosbeker*, koffiebeker*,
      drinkbeker*, reisbeker*`,
    pl: `
      kubek, kubki, kubka, kubków, kubkiem, filiżanka, filiżanki, filiżankę, filiżanek, kubecz*, kubek termiczny,
      kubk* termiczn*`,
    pt: `
      chávena, chávenas, caneca, canecas, xícara, xícaras, caneca térmica, canecas térmicas, copo térmico,
      copos térmicos`,
    sv: `
      muggarna, muggen, kopp, koppar, kopparna, *mugg, *muggar, kaffekopp*, tekopp*, espressokopp*, kaffemugg*,
      termosmugg*, termomugg*, resemugg*`,
    da: 'kop, kopper, kopperne, koppen, *krus, kaffekop*, tekop*, espressokop*, termokrus*, termokop*',
    nb: 'kopp, kopper, kopperne, koppen, *krus, kaffekopp*, tekopp*, espressokopp*, kaffekrus*, termokopp*, reisekopp*',
    fi: `
      mukit, mukin, mukeja, kuppi, kupit, kupin, *muki, kahvikupi*, kahvikuppe*, kahvikuppi*, teekup*, espressokup*,
      termosmuki*, matkamuki*`,
  },
  drinkingGlass: {
    en: `
      wine glass, wine glasses, drinking glass, drinking glasses, tumbler, tumblers, champagne flute, champagne flutes,
      glassware, carafe, carafes, decanter, decanters, beer glass, beer glasses, water glass, water glasses, highball`,
    de: `
      weinglas*, weingläs*, trinkglas*, trinkgläs*, wasserglas*, wassergläs*, sektglas*, sektgläs*, bierglas*,
      biergläs*, karaffe, karaffen, dekanter*, gläserset*`,
    fr: `
      verre à vin, verres à vin, verre à eau, verres à eau, flûte à champagne, flûtes à champagne, carafe, carafes,
      verre à bière, verres à bière, verres à pied, gobelets en verre, verrerie, décanteur, décanteurs`,
    es: `
      copa de vino, copas de vino, vaso de agua, vasos de agua, vasos, copas, jarra de agua, jarras de agua, decantador,
      decantadores, copa de cava, copas de cava, cristalería, vaso de cristal, vasos de cristal, vaso de vidrio,
      vasos de vidrio`,
    it: 'bicchiere, bicchieri, calice, calici, caraffa, caraffe, decanter, flûte, flute da champagne',
    nl: `
      wijnglas*, wijnglazen*, drinkglas*, drinkglazen, waterglas*, bierglas*, bierglazen*, champagneglas*, karaf,
      karaffen, glazenset*, longdrinkglas*`,
    pl: `
      kieliszek, kieliszki, kieliszka, kieliszków, szklanka, szklanki, szklankę, szklanek, karafka, karafki, karafkę,
      karafek, kufel, kufl*, dekanter*`,
    pt: `
      copo, copos, taça de vinho, taças de vinho, cálice, cálices, garrafa decantadora, jarro de água, jarros de água,
      decantador, decantadores, copo de vidro, copos de vidro, flute, flutes`,
    sv: `
      vinglas, vinglaset, vinglasen, dricksglas*, champagneglas*, karaff, karaffer, karaffen, ölglas*, vattenglas*,
      dekanter*`,
    da: `
      vinglas, vinglasset, vinglassene, drikkeglas*, vandglas*, champagneglas*, karaffel*, karafler*, ølglas*,
      dekanter*`,
    nb: 'vinglass*, drikkeglass*, champagneglass*, karaffel, karafler, ølglass*, vannglass*, dekanter*, mugge vann',
    fi: `
      viinilasi*, juomalasi*, kuohuviinilasi*, karahvi*, karahvej*, olutlasi*, vesilasi*, samppanjalasi*, dekantteri*`,
  },
  cutlery: {
    en: 'cutlery, flatware, forks, spoons, fork, spoon, cutlery set, cutlery sets, teaspoons, silverware',
    de: `
      besteck, bestecke, bestecks, besteckset*, gabel, gabeln, löffel, löffeln, teelöffel*, tafelmesser*, esslöffel*,
      essbesteck*, tafelbesteck*, campingbesteck*, besteckkasten*`,
    fr: `
      couvert de table, couverts de table, ménagère, ménagères, fourchette, fourchettes, cuillère, cuillères,
      petite cuillère, petites cuillères, couverts en, cuiller, cuillers`,
    es: `
      cubiertos, cubertería, cuberterías, tenedor, tenedores, cuchara, cucharas, cucharilla, cucharillas, cucharita,
      cucharitas`,
    it: 'posata, posate, forchetta, forchette, cucchiaio, cucchiai, cucchiaino, cucchiaini',
    nl: `
      bestek, bestekset*, vork, vorken, lepel, lepels, theelepel*, eetlepel, eetlepels, tafelbestek*, kinderbestek*,
      campingbestek*`,
    pl: 'sztućc*, widelec, widelc*, łyżka, łyżki, łyżkę, łyżką, łyżecz*, łyżek',
    pt: 'talher, talheres, faqueiro, faqueiros, garfo, garfos, colher, colheres, colherzinha',
    sv: 'bestick, besticket, gaffel, gafflar, gafflarna, sked, skedar, skedarna, tesked*, matsked*',
    da: 'bestik, bestikket, gaffel, gafler, gaflerne, skeer, skeerne, teske, teskeer, spiseske*, bestiksæt*',
    nb: 'bestikk, bestikket, gaffel, gafler, gaflerne, skjeer, skjeene, teskje*, spiseskje*, bestikksett*',
    fi: 'aterime*, ruokailuvälin*, haarukka*, haarukan, haarukat, lusikka*, lusikan, lusikat, teelusik*, ruokalusik*',
  },
  tableLinen: {
    en: `
      tablecloth, tablecloths, napkin, napkins, placemat, placemats, table runner, table runners, tea towel, tea towels,
      kitchen towel, kitchen towels, oven glove, oven gloves, oven mitt, oven mitts, coaster, coasters, dish towel,
      dish towels, pot holder, pot holders`,
    de: `
      tischdecke*, serviette, servietten, platzset*, tischset*, tischläufer*, geschirrtuch*, geschirrtücher*,
      ofenhandschuh*, untersetzer*, topflappen*, topfuntersetzer*`,
    fr: `
      nappe, nappes, set de table, sets de table, chemin de table, chemins de table, torchon, torchons,
      serviette de table, serviettes de table, gant de cuisine, manique, maniques, dessous de plat, sous verre,
      sous verres, serviettes en papier, gants de four`,
    es: `
      mantel, manteles, servilleta, servilletas, mantel individual, camino de mesa, caminos de mesa, paño de cocina,
      paños de cocina, guante de horno, guantes de horno, posavasos, salvamanteles, manopla de horno,
      manoplas de horno`,
    it: `
      tovaglia, tovaglie, tovagliolo, tovaglioli, tovaglietta, tovagliette, runner da tavolo, canovaccio, canovacci,
      strofinaccio, strofinacci, guanto da forno, guanti da forno, sottobicchiere, sottobicchieri, presina, presine,
      sottopentola, sottopentole`,
    nl: `
      tafelkleed*, tafelkleden, servet, servetten, placemat, placemats, tafelloper*, theedoek*, ovenwant, ovenwanten,
      onderzetter, onderzetters, pannenlap, pannenlappen, keukendoek*, ovenhandschoen*`,
    pl: `
      obrus, obrusy, obrusu, obrusów, obrusem, serwetk*, serwetek, podkładk* na stół, bieżnik* na stół, ścierecz*,
      ścierk*, rękawic* kuchenn*, podkładk* pod kubek, podstawk* pod kubek, podstawk* pod garnek,
      podstawk* pod szklank*`,
    pt: `
      toalha de mesa, toalhas de mesa, guardanapo, guardanapos, individual de mesa, individuais de mesa, jogo americano,
      caminho de mesa, pano de cozinha, panos de cozinha, pano de prato, panos de prato, luva de forno, luvas de forno,
      base para copos, bases para copos, pegas de cozinha, porta copos`,
    sv: `
      bordsduk*, bordduk*, servett, servetter, servetten, bordstablett*, bordslöpare*, kökshandduk*, grytlapp*,
      ugnsvant*, glasunderlägg*, grytunderlägg*, grillvant*, linneduk*, vaxduk*`,
    da: `
      dug, dugen, duge, serviet, servietter, dækkeserviet*, bordløber*, viskestykke*, grydelap*, ovnhandske*, glasbrik*,
      grilhandske*, bordskåner*, grillhandske*`,
    nb: `
      bordduk*, duk, duken, duker, serviett*, kuvertbrikke*, bordbrikke*, bordløper*, kjøkkenhåndkle*, grytelapp*,
      grytevott*, ovnsvott*, glassbrikke*, grytekl*, grilhanske*, grillhanske*`,
    fi: `
      pöytäliina*, lautasliina*, tabletti pöyt*, kaitaliina*, keittiöpyyhe*, keittiöpyyhk*, patakintaa*, patalap*,
      lasinalunen, lasinalus*, uunikinta*, pannunalunen, pannunalus*, servetti*, servetit`,
  },
  bedLinen: {
    en: `
      bed linen, bedding, duvet cover, duvet covers, pillowcase, pillowcases, fitted sheet, fitted sheets, bed sheet,
      bed sheets, bedsheet, bedsheets, bed set, flat sheet, flat sheets`,
    de: `
      bettwäsche*, bettbezug*, bettbezüg*, kissenbezug*, kissenbezüg*, spannbettlaken*, bettlaken*, spannbetttuch*,
      laken`,
    fr: `
      linge de lit, housse de couette, housses de couette, taie d oreiller, taies d oreiller, drap housse,
      draps housses, drap, draps, parure de lit, parures de lit, taie, taies`,
    es: `
      ropa de cama, funda nórdica, fundas nórdicas, funda de almohada, fundas de almohada, sábana, sábanas,
      juego de sábanas, juego de cama, bajera, bajeras`,
    it: `
      lenzuolo, lenzuola, copripiumino, copripiumini, federa, federe, biancheria da letto, completo letto,
      completi letto, parure copripiumino, lenzuolo con angoli, lenzuola con angoli`,
    nl: 'beddengoed, dekbedovertrek*, kussensloop, kussenslopen, hoeslaken*, laken, lakens, bedlinnen',
    pl: 'pościel, pościeli, poszew*, prześcieradł*, poszwa, poszwy, pościele',
    pt: `
      roupa de cama, capa de edredão, capas de edredão, fronha, fronhas, lençol, lençois, jogo de cama, jogo de lençol,
      jogos de lençois, lençol de baixo`,
    sv: 'sängkläder*, påslakan*, örngott*, lakan, lakanet, underlakan*, bäddset*, dra på lakan',
    da: 'sengetøj*, dynebetræk*, pudebetræk*, lagen, lagener, lagenet, faconlagen*, sengesæt*',
    nb: 'sengetøy*, dynetrekk*, putevar*, laken, lakenet, lakener, stretchlaken*, sengesett*',
    fi: `
      vuodevaate*, vuodevaatt*, pussilakana*, pussilakano*, tyynyliina*, lakana, lakanat, lakanan, aluslakana*,
      petivaate*`,
  },
  duvet: {
    en: 'duvet, duvets, comforter, comforters, quilt, quilts, weighted blanket, weighted blankets',
    de: `
      bettdecke*, daunendecke*, steppdecke*, ganzjahresdecke*, sommerdecke*, winterdecke*, gewichtsdecke*, daunenbett*`,
    fr: 'couette, couettes, édredon, édredons, couverture lestée, couvertures lestées',
    es: `
      edredón, edredones, nórdico relleno, relleno nórdico, rellenos nórdicos, manta con peso, mantas con peso,
      manta ponderada`,
    it: `
      piumino da letto, piumini da letto, trapunta, trapunte, coperta ponderata, piumone, piumoni, coperte ponderate`,
    nl: 'dekbed, dekbedden, verzwaringsdeken*, donsdekbed*',
    pl: 'kołdra, kołdry, kołdrę, kołdrą, kołder, kołderk*',
    pt: 'edredão, edredões, cobertor com peso, cobertores com peso, cobertor ponderado, edredom, edredons',
    sv: 'täcke, täcket, täcken, duntäck*, tyngdtäck*, sommartäck*, vintertäck*',
    da: 'dyne, dyner, dynen, dundyne*, tyngdedyne*, kugledyne*, helårsdyne*, sommerdyne*',
    nb: 'dyne, dyner, dynen, dundyne*, tyngdedyne*, helårsdyne*, vektdyne*, sommerdyne*',
    fi: 'peitto, peitot, peiton, untuvapeitto*, painopeitto*, kesäpeitto*, talvipeitto*',
  },
  pillow: {
    en: `
      pillow, pillows, cushion, cushions, cushion cover, cushion covers, body pillow, body pillows, seat cushion,
      seat cushions, neck pillow, neck pillows`,
    de: `
      kissen, kissens, kopfkissen*, nackenkissen*, sofakissen*, nackenhörnchen, stillkissen*, sitzkissen*,
      seitenschläferkissen*, reisekissen*, dekokissen*, daunenkissen*, kissenhülle*`,
    fr: 'oreiller, oreillers, coussin, coussins, traversin, traversins',
    es: 'almohada, almohadas, cojín, cojines',
    it: 'cuscino, cuscini, guanciale, guanciali',
    nl: 'kussen, kussens, hoofdkussen*, kussentje, kussentjes, voedingskussen*, nekkussen*, sierkussen*, reiskussen*',
    pl: 'poduszka, poduszki, poduszkę, poduszek, poduszką, poduszecz*, jasiek',
    pt: 'almofada, almofadas, travesseiro, travesseiros',
    sv: `
      kudde, kuddar, kuddarna, kudden, prydnadskudd*, amningskudd*, huvudkudd*, nackkudd*, resekudd*, sittkudd*,
      dunkudd*, soffkudd*`,
    da: `
      pude, puder, puden, hovedpude*, sofapude*, ammepude*, nakkepude*, rejsepude*, pyntepude*, siddepude*, dunpude*`,
    nb: 'pute, puter, puten, hodepute*, sofapute*, pynteputer, ammepute*, nakkepute*, reisepute*, sittepute*, dunpute*',
    fi: `
      tyyny, tyynyt, tyynyn, tyynyjä, koristetyyny*, imetystyyny*, niskatyyny*, matkatyyny*, istuintyyny*, sohvatyyny*,
      untuvatyyny*`,
  },
  blanket: {
    en: `
      blanket, blankets, throw blanket, throw blankets, bedspread, bedspreads, plaid, picnic blanket, picnic blankets,
      fleece blanket`,
    de: `
      wolldecke*, kuscheldecke*, tagesdecke*, plaid, plaids, picknickdecke*, fleecedecke*, babydecke*, decke,
      sofadecke*, baumwolldecke*, strickdecke*`,
    fr: `
      couverture, couvertures, plaid, plaids, couvre lit, couvre lits, jeté de lit, jetés de lit,
      couverture de pique nique`,
    es: `
      manta, mantas, colcha, colchas, plaid, plaids, cubrecama, cubrecamas, manta de picnic, cobija, cobijas, frazada,
      frazadas`,
    it: `
      coperta in lana, coperte in lana, coperte, plaid, copriletto, coperta da picnic, copertina, copertine,
      coperta in pile`,
    nl: 'deken, dekens, plaid, plaids, dekentje, dekentjes, sprei, spreien, picknickkleed*, fleecedeken*',
    pl: 'koc, koce, koca, koców, kocyk*, narzuta, narzuty, narzutę, pled, pledy, kocem',
    pt: 'manta, mantas, cobertor, cobertores, colcha, colchas, mantinha, mantinhas, manta de piquenique',
    sv: `
      pläd*, överkast*, yllefilt*, picknickfilt*, fleecefilt*, babyfilt*, filtar, filtarna, ullfilt*, en filt,
      mjuk filt, sofffilt*`,
    da: 'plaid, plaider, plaiden, uldtæppe*, sengetæppe*, picnictæppe*, tæppe til sofa, fleecetæppe*, babytæppe*',
    nb: 'pledd, pleddet, pleddene, ullpledd*, ullteppe*, sengeteppe*, piknikteppe*, babyteppe*, fleecepledd*',
    fi: `
      viltti, viltit, viltin, torkkupeitto*, torkkupeito*, sängynpeitto*, päiväpeitto*, piknikviltti*, vauvanpeitto*,
      villahuopa*, fleecehuopa*, torkkuhuopa*`,
  },
  mattress: {
    en: `
      mattress, mattresses, mattress topper, mattress toppers, topper, mattress protector, mattress protectors,
      slatted frame, slatted frames, air mattress, air mattresses, airbed, airbeds, air bed, air beds,
      inflatable mattress, inflatable mattresses, sleeping mat, sleeping mats, sleeping pad, sleeping pads, camping mat,
      camping mats, roll mat, roll mats`,
    de: `
      topper, toppern, toppers, matratzenschoner*, *matratze, lattenrost*, matratzenauflage*, *matratzen, luftmatratze*,
      luftbett*, isomatte*, *schlafmatte*, campingmatte*`,
    fr: `
      matelas, surmatelas, protège matelas, sommier, sommiers, alèse, alèses, matelas pneumatique, matelas pneumatiques,
      matelas gonflable, matelas gonflables, matelas de camping, tapis de couchage, matelas autogonflant,
      matelas autogonflants`,
    es: `
      colchón, colchones, topper, cubrecolchón, somier, somieres, protector de colchón, protectores de colchón,
      sobrecolchón, colchón hinchable, colchones hinchables, colchón inflable, colchones inflables, esterilla aislante,
      esterillas aislantes, esterilla de acampada, esterillas de acampada, colchoneta autoinflable,
      colchonetas autoinflables, esterilla autoinflable, esterillas autoinflables, aislante de dormir,
      aislantes de dormir`,
    it: `
      materasso, materassi, topper, coprimaterasso, coprimaterassi, rete a doghe, reti a doghe, doghe,
      materasso gonfiabile, materassi gonfiabili, materasso ad aria, materassi ad aria, materassino da campeggio,
      materassini da campeggio, materassino autogonfiabile, materassini autogonfiabili, stuoia da campeggio,
      materassino, materassini`,
    nl: `
      matrassen, topper, toppers, topmatras*, matrasbeschermer*, lattenbodem, lattenbodems, *matras, luchtbed*,
      slaapmat*`,
    pl: `
      materac*, nakładk* na materac, topper, toppery, ochraniacz* na materac, stelaż pod materac, materac* dmuchan*,
      materac* nadmuchiwan*, karimat*, mata samopompująca, maty samopompujące, mat* do spania`,
    pt: `
      colchão, colchões, protetor de colchão, protetores de colchão, topper, sobrecolchão, estrado, estrados,
      colchão insuflável, colchões insufláveis, colchão inflável, colchões infláveis, colchão de ar, colchonete,
      colchonetes, isolante térmico de campismo, isolantes térmicos de campismo, colchonete autoinsuflável,
      colchonetes autoinsuflável, tapete de campismo`,
    sv: `
      madrassen, madrasser, bäddmadrass*, madrasskydd*, resårmadrass*, ribbotten, *madrass, luftmadrass*,
      liggunderlag*`,
    da: `
      madrasser, madrassen, topmadras*, rullemadras*, madrasbeskytter*, lamelbund*, *madras, luftmadras*,
      liggeunderlag*`,
    nb: `
      madrassen, madrasser, overmadrass*, madrassbeskytter*, rammemadrass*, spilebunn*, *madrass, luftmadrass*,
      liggeunderlag*, sovematte*`,
    fi: `
      patjat, patjan, petauspatja*, sijauspatja*, patjansuoj*, *patja, runkopatja*, sälepohja*, ilmapatja*, ilmapatjo*,
      makuualusta*, makuualustoj*`,
  },
  towel: {
    en: `
      towel, towels, bath towel, bath towels, hand towel, hand towels, beach towel, beach towels, washcloth, washcloths,
      bath mat, bath mats, flannel washcloth`,
    de: `
      handtücher, handtüchern, handtuchs, badetuch*, badetücher*, strandtuch*, waschlappen*, *handtuch, badematte*,
      duschtuch*, duschtücher*, badvorleger*`,
    fr: `
      serviette de bain, serviettes de bain, drap de bain, draps de bain, serviette de plage, serviettes de plage,
      gant de toilette, gants de toilette, tapis de bain, serviette éponge, serviettes éponge, serviette microfibre,
      fouta, foutas`,
    es: 'toalla, toallas, alfombrilla de baño, alfombrillas de baño, albornoz toalla, alfombra de baño',
    it: `
      asciugamano, asciugamani, telo mare, teli mare, telo bagno, teli bagno, tappetino da bagno, tappetini da bagno,
      salvietta da bagno, salviette da bagno, tappeto da bagno, teli da mare, telo da mare`,
    nl: 'handdoek*, badhanddoek*, strandlaken*, washand*, badmat*, badlaken*, gastendoek*',
    pl: 'ręcznik*, dywanik* łazienkow*, myjka do ciała, myjki do ciała, myjkę do ciała, mat* łazienkow*',
    pt: `
      toalha de banho, toalhas de banho, toalha de rosto, toalhas de rosto, toalha de praia, toalhas de praia,
      tapete de banho, tapetes de banho, tapete de casa de banho, tapetes de casa de banho, tapete de banheiro,
      toalha de mãos, toalhas de mãos, toalha de microfibra, toalhas de microfibra, jogo de toalhas, esta toalha,
      a toalha, conjunto de toalhas`,
    sv: 'handduk*, badlakan*, strandhandduk*, tvättlapp*, badrumsmatt*, *handduk',
    da: 'håndklæde*, badehåndklæde*, strandhåndklæde*, vaskeklud*, bademåtte*, badelagen*',
    nb: `
      håndkle, håndklet, håndkler, håndklær, badehåndkle*, strandhåndkle*, vaskeklut*, baderomsmatte*, badelaken*,
      håndkleet`,
    fi: `
      pyyhe, pyyhkeet, pyyhkeen, pyyhettä, kylpypyyhe*, käsipyyhe*, rantapyyhe*, kylpyhuonematto*, kylpyhuoneen matto,
      pesulappu*`,
  },
  bed: {
    en: `
      bed frame, bed frames, box spring, box springs, boxspring, boxsprings, bunk bed, bunk beds, double bed,
      double beds, sofa bed, sofa beds, bedstead, daybed, daybeds, headboard, headboards, single bed, single beds,
      wooden bed, wooden beds, king size bed, box spring bed, cot, cots, crib, cribs, baby bed, baby beds, toddler bed,
      toddler beds, cot bed, cot beds, travel cot, travel cots, moses basket, moses baskets, cradle, cradles,
      bedside crib, bedside cribs, co sleeper, co sleepers, camp bed, camp beds, camping bed, camping beds, camping cot,
      camping cots`,
    de: `
      bett, betten, bettes, bettgestell*, boxspringbett*, etagenbett*, doppelbett*, massivholzbett*, polsterbett*,
      hochbett*, schlafsofa*, babybett*, gitterbett*, kinderbett*, beistellbett*, reisebett*, stubenwagen*, wiege,
      wiegen für babys, feldbett*, campingbett*`,
    fr: `
      lit double, lits doubles, cadre de lit, cadres de lit, tête de lit, têtes de lit, lit superposé, lits superposés,
      lit coffre, lit en bois, lits, structure de lit, lit adulte, lits adulte, lit bébé, lits bébé, lit à barreaux,
      lits à barreaux, berceau, berceaux, couffin, couffins, lit parapluie, lits parapluie, lit cododo, lits cododo,
      lit enfant, lits enfant, lit de bébé, lits de bébé, lit de camp, lits de camp, lit de camping, lits de camping`,
    es: `
      cama de matrimonio, camas de matrimonio, cama individual, camas individuales, cama doble, camas dobles,
      cama tapizada, cama de madera, camas nido, cama nido, estructura de cama, canapé abatible, litera, literas,
      cabecero, cabeceros, sofá cama, cuna, cunas, minicuna, minicunas, moisés, cuna de viaje, cama infantil,
      camas infantiles, cuna colecho, catre, catres, cama de camping, camas de camping`,
    it: `
      letto matrimoniale, letti matrimoniali, struttura letto, letto a castello, letti a castello, testiera letto,
      letto contenitore, letti singoli, letto singolo, divano letto, lettino, lettini, culla, culle, lettino con sbarre,
      lettini con sbarre, lettino da viaggio, lettino per bambini, lettini per bambini, next to me culla, brandina,
      brandine, lettino da campeggio, lettini da campeggio`,
    nl: `
      bed, bedden, boxspring, boxsprings, bedframe, bedframes, stapelbed*, hoogslaper*, bedombouw, tweepersoonsbed*,
      slaapbank*, ledikant, ledikanten, babybed*, kinderbed*, wieg, wiegje, reisbed*, co sleeper, co sleepers,
      cosleeper, veldbed*, campingbed*, stretcher, stretchers`,
    pl: `
      łóżko, łóżka, łóżku, łóżkiem, łóżek, stelaż* łóżka, łóżko piętrowe, wezgłowi*, rama łóżka, ramy łóżka, ramę łóżka,
      łóżeczk*, łóżeczek, kołysk*, kojec, łóżeczko turystyczne, dostawk* do łóżka, łóżk* polow*, łóżk* turystyczn*,
      łóżk* kempingow*`,
    pt: `
      cama de casal, camas de casal, cama de solteiro, camas de solteiro, cama individual, camas individuais,
      cama estofada, cama de madeira, beliche, beliches, cabeceira de cama, cabeceiras de cama, estrutura de cama,
      somiê, sofá cama, cama box, berço, berços, cama de grades, camas de grades, cama de viagem, camas de viagem,
      mini berço, cama infantil, camas infantis, caminha, caminhas, berço de viagem, cama de campanha,
      camas de campanha, cama de campismo, camas de campismo`,
    sv: `
      säng, sängar, sängarna, sängen, sängram*, våningssäng*, kontinentalsäng*, sänggavel*, bäddsoffa*, ramsäng*,
      spjälsäng*, barnsäng*, resesäng*, vagga, vaggan, bedside crib, juniorsäng*, tältsäng*, campingsäng*, fältsäng*`,
    da: `
      seng, sengen, senge, sengene, sengeramme*, køjeseng*, kontinentalseng*, sengegavl*, sovesofa*, elevationsseng*,
      tremmeseng*, barneseng*, rejseseng*, vugge, vugger, vuggen, bedside crib, juniorseng*, babyseng*, feltseng*,
      campingseng*`,
    nb: `
      seng, senger, sengerne, sengen, sengeramme*, køyeseng*, kontinentalseng*, sengegavl*, sovesofa*, dobbeltseng*,
      sprinkelseng*, barneseng*, reiseseng*, vugge, vugger, vuggen, bedside crib, babyseng*, juniorseng*, feltseng*,
      campingseng*`,
    fi: `
      sänky, sängyt, sängyn, sängynrunko*, sängynrung*, kerrossänky*, jenkkisänky*, sängynpääty*, vuodesohva*,
      runkosänky*, pinnasänky*, pinnasängy*, lastensänky*, lastensängy*, matkasänky*, matkasängy*, sivuvuode*, kehto,
      kehdon, retkisän*, retkivuode*`,
  },
  sofa: {
    en: `
      sofa, sofas, couch, couches, settee, settees, corner sofa, corner sofas, ottoman, ottomans, pouf, poufs, pouffe,
      pouffes, footstool, footstools, bean bag, bean bags, loveseat, loveseats`,
    de: `
      sofas, couch, couches, ecksofa*, pouf, poufs, hocker, hockern, hockers, sitzsack*, *sofa, polsterecke, sitzsäck*`,
    fr: `
      canapé, canapés, canapé d angle, canapés d angle, pouf, poufs, repose pied, repose pieds, méridienne,
      méridiennes`,
    es: 'sofá, sofás, chaise longue, puf, pufs, reposapiés, sillón cama, taburete otomano',
    it: 'divano, divani, pouf, poggiapiedi, chaise longue, pouff',
    nl: `
      hoekbank*, poef, poefen, sofa, sofas, zitzak, zitzakken, voetenbank*, zitbank, zitbanken, loungebank*,
      eetkamerbank*, slaapbank*`,
    pl: `
      sofa, sofy, sofę, kanapa, kanapy, kanapę, narożnik, narożniki, narożnika, pufa, pufy, pufę, wersalk*, podnóżek,
      podnóżk*`,
    pt: 'sofá, sofás, pufe, pufes, chaise longue, sofá de canto, puff, puffs, repousa pés',
    sv: 'sofforna, soffan, *soffa, hörnsoff*, puff, puffar, puffen, fotpall*, sittpuff*, divansoff*, *soffor',
    da: 'sofaer, sofaen, *sofa, hjørnesofa*, puf, puffer, pufferne, puffen, skammel, fodskammel*, sækkestol*',
    nb: 'sofaer, sofaen, *sofa, hjørnesofa*, puff, puffer, puffen, fotskammel*, sakkosekk*',
    fi: 'sohvat, sohvan, sohvia, *sohva, kulmasohva*, rahi, rahit, säkkituoli*, divaani*',
  },
  chair: {
    en: `
      chair, chairs, armchair, armchairs, office chair, office chairs, bar stool, bar stools, stool, stools,
      gaming chair, gaming chairs, rocking chair, rocking chairs, dining chair, dining chairs, desk chair, desk chairs,
      camping chair, camping chairs, camp chair, camp chairs, high chair, high chairs, highchair, highchairs`,
    de: `
      stuhl, stühle, stühlen, stuhls, sesseln, sessels, bürostuhl*, bürostühl*, barhocker*, gamingstuhl*,
      schaukelstuhl*, *sessel, esszimmerstuhl*, schreibtischstuhl*, holzstuhl*, klappstuhl*, klappstühl*, campingstuhl*,
      campingstühl*, campingsessel*, hochstuhl*, hochstühl*, treppenhochstuhl*`,
    fr: `
      chaise, chaises, fauteuil, fauteuils, tabouret, tabourets, chaise de bureau, chaises de bureau, tabouret de bar,
      tabourets de bar, chaise de camping, chaises de camping, fauteuil de camping, fauteuils de camping, chaise haute,
      chaises hautes`,
    es: `
      silla de oficina, sillas de oficina, silla de comedor, sillas de comedor, silla gaming, sillas gaming,
      silla plegable, sillas plegables, silla ergonómica, sillas ergonómicas, silla de escritorio, sillas de escritorio,
      silla de madera, sillas de madera, sillón, sillones, taburete, taburetes, butaca, butacas, mecedora, mecedoras,
      sillas, silla de camping, sillas de camping, silla de acampada, sillas de acampada, trona, tronas`,
    it: `
      sedia, sedie, poltrona, poltrone, sgabello, sgabelli, sedia da ufficio, seggiola, seggiole, sedia da campeggio,
      sedie da campeggio, seggiolone, seggioloni`,
    nl: `
      stoel, stoelen, fauteuil, fauteuils, bureaustoel*, barkruk*, kruk, krukken, eetkamerstoel*, kuipstoel*,
      schommelstoel*, gamestoel*, klapstoel*, campingstoel*, kampeerstoel*, kinderstoel*, meegroeistoel*`,
    pl: `
      krzesło, krzesła, krzeseł, fotel, fotele, fotela, foteli, fotelem, taboret*, hoker*, stołek, stołk*, krzesełk*,
      krzesł* kempingow*, krzesł* turystyczn*, krzeseł* turystyczn*, krzesełk* do karmienia`,
    pt: `
      cadeira de escritório, cadeiras de escritório, cadeira de jantar, cadeiras de jantar, cadeira gaming,
      cadeiras gaming, cadeira dobrável, cadeiras dobráveis, cadeira ergonómica, cadeiras ergonómicas,
      cadeira ergonômica, cadeiras ergonômicas, cadeira gamer, cadeiras gamer, cadeira de madeira, cadeiras de madeira,
      poltrona, poltronas, banco de bar, bancos de bar, banqueta, banquetas, banquinho, banquinhos, cadeiras,
      cadeira de campismo, cadeiras de campismo, cadeira de camping, cadeiras de camping, cadeira de papa,
      cadeiras de papa, cadeira da papa, cadeiras da papa, cadeira de alimentação, cadeiras de alimentação,
      cadeira de refeição, cadeiras de refeição`,
    sv: `
      stol, stolar, stolarna, stolen, fåtölj*, kontorsstol*, barstol*, pall, pallar, matstol*, köksstol*,
      skrivbordsstol*, gungstol*, gamingstol*, fällstol*, campingstol*, barnstol, barnstolar, barnstolarna, barnstolen`,
    da: `
      stol, stolen, lænestol*, kontorstol*, barstol*, taburet*, spisebordsstol*, skrivebordsstol*, gyngestol*,
      gamingstol*, klapstol*, spisestol*, campingstol*, højstol*, høj stol til`,
    nb: `
      stol, stolen, lenestol*, kontorstol*, barkrakk*, krakk, krakker, spisestol*, skrivebordsstol*, gyngestol*,
      gamingstol*, klappstol*, campingstol*, barnestol, barnestoler, barnestolen, matstol*, tripp trapp`,
    fi: `
      tuoli, tuolit, tuolin, tuoleja, nojatuoli*, työtuoli*, baarijakkara*, jakkara*, ruokapöydän tuoli, pelituoli*,
      keinutuoli*, ruokatuoli*, taittotuoli*, retkituoli*, leirituoli*, syöttötuoli*`,
  },
  table: {
    en: `
      dining table, dining tables, coffee table, coffee tables, side table, side tables, bedside table, bedside tables,
      nightstand, nightstands, console table, tables, wooden table, extendable table, folding table, this table,
      round table, kitchen table, table top, tabletop, desks, standing desk, standing desks, computer desk,
      computer desks, height adjustable desk, this desk, wooden desk, office desk, writing desk, desk top,
      desktop surface, camping table, camping tables, table tennis table, table tennis tables, ping pong table,
      ping pong tables, foosball table, foosball tables, table football, pool table, pool tables, football table,
      football tables`,
    de: `
      tisch, tische, tischen, esstisch*, couchtisch*, beistelltisch*, nachttisch*, ausziehtisch*, küchentisch*,
      klapptisch*, holztisch*, stehtisch*, esszimmertisch*, schreibtisch*, computertisch*,
      höhenverstellbarer schreibtisch, sekretär möbel, campingtisch*, tischtennisplatte*, tischtennistisch*,
      tischkicker*, kickertisch*, billardtisch*`,
    fr: `
      table basse, tables basses, table à manger, tables à manger, table, tables, table de chevet, tables de chevet,
      bout de canapé, bureau assis debout, bureau réglable, bureau d angle, bureau en bois, bureau droit,
      table de travail, bureaux réglables, table de camping, tables de camping, table de ping pong, tables de ping pong,
      baby foot, table de billard, tables de billard`,
    es: `
      mesa, mesas, mesita, mesitas, mesa de comedor, mesas de comedor, mesa de centro, mesas de centro, mesilla,
      mesillas, escritorio, escritorios, mesa de escritorio, mesas de escritorio, mesa de estudio, mesas de estudio,
      mesa de despacho, mesas de despacho, mesa de camping, mesas de camping, mesa de ping pong, mesas de ping pong,
      futbolín, futbolines, mesa de billar, mesas de billar, mesa de tenis de mesa, mesas de tenis de mesa`,
    it: `
      tavolo, tavoli, tavolino, tavolini, comodino, comodini, tavolo da pranzo, scrivania, scrivanie, scrittoio,
      scrittoi, tavolo da campeggio, tavoli da campeggio, tavolino da campeggio, tavolini da campeggio,
      tavolo da ping pong, tavoli da ping pong, calcio balilla, calciobalilla, biliardino, tavolo da biliardo,
      tavoli da biliardo`,
    nl: `
      eettafel*, salontafel*, bijzettafel*, nachtkastje*, *tafel, *tafels, tafeltje, tafeltjes, bureau, bureaus,
      zit sta bureau, zit sta bureaus, bureautafel*, computertafel*, campingtafel*, kampeertafel*, tafeltennistafel*,
      pingpongtafel*, tafelvoetbal*, voetbaltafel*, biljarttafel*, pooltafel*`,
    pl: `
      stół, stoły, stołu, stołem, stolik, stoliki, stolika, stolików, stolikiem, szafk* nocn*, biurko, biurka, biurku,
      biurkiem, biurek, stolik* kempingow*, stolik* turystyczn*, stół kempingowy, stół do ping ponga,
      stoły do ping ponga, stół do tenisa stołowego, piłkarzyk*, stół bilardowy, stół do piłkarzyków`,
    pt: `
      mesa, mesas, mesinha, mesinhas, mesa de jantar, mesas de jantar, mesa de centro, mesas de centro,
      mesa de cabeceira, mesas de cabeceira, criado mudo, secretária de escritório, secretárias de escritório,
      escrivaninha, escrivaninhas, mesa de escritório, mesas de escritório, mesa para computador, secretária em madeira,
      secretárias em madeira, secretária elevatória, secretárias elevatórias, mesa de estudo, mesa de campismo,
      mesas de campismo, mesa de camping, mesas de camping, mesa de ping pong, mesas de ping pong,
      mesa de ténis de mesa, mesas de ténis de mesa, matraquilhos, pebolim, mesa de bilhar, mesas de bilhar,
      mesa de tênis de mesa, mesas de tênis de mesa`,
    sv: `
      matbord*, soffbord*, sidobord*, nattduksbord*, sängbord*, bordet, matsalsbord*, nattygsbord*, bord, borden,
      köksbord*, klaffbord*, skrivbord*, höj och sänkbart skrivbord, datorbord*, campingbord*, pingisbord*,
      bordtennisbord*, fotbollsspel*, biljardbord*`,
    da: `
      spisebord*, sofabord*, sidebord*, natbord*, sengebord*, bordet, klapbord*, bord, køkkenbord*, skrivebord*,
      hæve sænkebord*, hæve sænke bord, campingbord*, bordtennisbord*, bordfodbold*, poolbord*, billardbord*`,
    nb: `
      spisebord*, salongbord*, sofabord*, sidebord*, nattbord*, bordet, spisestuebord*, bord, kjøkkenbord*, skrivebord*,
      heve senkebord*, hev senk skrivebord, pc bord, campingbord*, bordtennisbord*, bordfotball*, fotballspill*,
      biljardbord*`,
    fi: `
      pöytä, pöydät, pöydän, pöytiä, ruokapöy*, sohvapöy*, yöpöy*, sivupöy*, keittiöpöy*, taittopöy*, klaffipöy*,
      työpöy*, kirjoituspöy*, sähköpöytä*, seisomatyöpöy*, retkipöy*, leiripöy*, pingispöy*, pöytätennispöy*,
      pöytäjalkapallo*, biljardipöy*`,
  },
  desk: {
    en: `
      desks, standing desk, standing desks, computer desk, computer desks, height adjustable desk, this desk,
      wooden desk, office desk, writing desk, desk top, desktop surface`,
    de: 'schreibtisch*, computertisch*, höhenverstellbarer schreibtisch, sekretär möbel',
    fr: `
      bureau assis debout, bureau réglable, bureau d angle, bureau en bois, bureau droit, table de travail,
      bureaux réglables`,
    es: `
      escritorio, escritorios, mesa de escritorio, mesas de escritorio, mesa de estudio, mesas de estudio,
      mesa de despacho, mesas de despacho`,
    it: 'scrivania, scrivanie, scrittoio, scrittoi',
    nl: 'bureau, bureaus, zit sta bureau, zit sta bureaus, bureautafel*, computertafel*',
    pl: 'biurko, biurka, biurku, biurkiem, biurek',
    pt: `
      secretária de escritório, secretárias de escritório, escrivaninha, escrivaninhas, mesa de escritório,
      mesas de escritório, mesa para computador, secretária em madeira, secretárias em madeira, secretária elevatória,
      secretárias elevatórias, mesa de estudo`,
    sv: 'skrivbord*, höj och sänkbart skrivbord, datorbord*',
    da: 'skrivebord*, hæve sænkebord*, hæve sænke bord',
    nb: 'skrivebord*, heve senkebord*, hev senk skrivebord, pc bord',
    fi: 'työpöy*, kirjoituspöy*, sähköpöytä*, seisomatyöpöy*',
  },
  shelf: {
    en: `
      shelf, shelves, bookcase, bookcases, bookshelf, bookshelves, shelving unit, shelving units, wall shelf, shelving`,
    de: `
      regal, regale, regalen, regals, bücherregal*, wandregal*, standregal*, regalbrett*, regalsystem*, schuhregal*,
      kellerregal*`,
    fr: `
      étagère, étagères, bibliothèque en bois, rayonnage, rayonnages, étagère murale, étagères murales, bibliothèques`,
    es: `
      estantería, estanterías, estante, estantes, balda, baldas, librería de pared, librerías de pared, repisa,
      repisas`,
    it: `
      scaffale, scaffali, libreria a giorno, librerie a giorno, mensola, mensole, libreria in legno, scaffalatura,
      scaffalature, ripiano, ripiani`,
    nl: 'boekenkast*, wandplank, wandplanken, stellingkast*, schap, schappen, wandrek*, boekenrek*, zwevende plank',
    pl: 'regał*, półka, półki, półkę, półką, półek, biblioteczk*',
    pt: 'estante, estantes, prateleira, prateleiras, estanteria, estanterias',
    sv: 'hylla, hyllor, hyllorna, hyllan, bokhyll*, vägghyll*, hyllplan*, hyllsystem*, skohylla*',
    da: 'reol, reoler, reolen, hylde, hylder, hylden, bogreol*, væghylde*, skohylde*, hyldesystem*',
    nb: 'hylle, hyller, hyllen, bokhylle*, vegghylle*, reol, reoler, hyllesystem*',
    fi: 'hylly, hyllyt, hyllyn, hyllyjä, kirjahylly*, seinähylly*, hyllykkö*, kenkähylly*',
  },
  cabinet: {
    en: `
      wardrobe, wardrobes, cabinet, cabinets, cupboard, cupboards, chest of drawers, sideboard, sideboards, dresser,
      dressers, tv stand, tv stands, tv unit, tv units, shoe rack, shoe racks, shoe cabinet, shoe cabinets, locker,
      lockers`,
    de: `
      kleiderschrank*, kleiderschränk*, schrank, schränke, schränken, kommode, kommoden, sideboard, sideboards,
      lowboard, lowboards, schuhschrank*, vitrine, vitrinen, schuhregal*, highboard*, wandschrank*, wandschränk*,
      wohnzimmerschrank*, hängeschrank*, badschrank*, spiegelschrank*, unterschrank*, wäschekommode*, aktenschrank*`,
    fr: `
      armoire, armoires, commode, commodes, buffet, buffets, placard, placards, meuble tv, meubles tv, vitrine en verre,
      vitrines en verre, meuble à chaussures, meubles à chaussures, dressing en bois, chiffonnier, chiffonniers`,
    es: `
      armario, armarios, cómoda, cómodas, aparador, aparadores, vitrina, vitrinas, mueble de tv, muebles de tv,
      zapatero, zapateros, sinfonier, sinfonieres, ropero, roperos, mueble tv`,
    it: `
      armadio, armadi, cassettiera, cassettiere, credenza, credenze, mobile tv, mobili tv, vetrina in vetro,
      vetrine in vetro, scarpiera, scarpiere, comò, armadietto, armadietti, guardaroba, guardarobe`,
    nl: `
      kledingkast*, ladekast*, dressoir, dressoirs, tv meubel, tv meubels, schoenenkast*, schoenenrek*, vitrinekast*,
      kast, kasten, kastje, kastjes, wandkast*, badkamerkast*, buffetkast*, spiegelkast*`,
    pl: `
      szafa, szafy, szafę, szafka, szafki, szafkę, szafek, komoda, komody, komodę, kredens, kredensy, kredensu,
      witryna szklan*, witryny szklan*, witrynę szklan*, szafk* na buty, szafk* rtv, regał na buty`,
    pt: `
      roupeiro, roupeiros, guarda roupa, guarda roupas, armário, armários, cómoda, cómodas, cômoda, cômodas, aparador,
      aparadores, móvel de tv, móveis de tv, sapateira, sapateiras, vitrine de vidro, guarda fatos, móvel tv, móveis tv,
      rack para tv`,
    sv: `
      garderob, garderober, garderoben, skåp, skåpet, skåpen, byrå, byråar, byrån, sideboard*, tv bänk, tv bänkar,
      vitrinskåp*, skohyll*, skoskåp*, badrumsskåp*, väggskåp*, klädskåp*`,
    da: `
      skab, skabet, kommode, kommoder, kommoden, garderobeskab*, skænk, tv bord, tv borde, vitrineskab*, skohylde*,
      skoskab*, klædeskab*, badeværelsesskab*, vægskab*, skabene`,
    nb: `
      skap, skapet, skapene, kommode, kommoder, kommoden, garderobeskap*, skjenk, tv benk, tv benker, vitrineskap*,
      skohylle*, skoskap*, klesskap*, baderomsskap*, veggskap*`,
    fi: `
      kaappi, kaapit, kaapin, kaappeja, vaatekaappi*, lipasto*, senkki*, tv taso, vitriini*, kenkäteline*, kenkähylly*,
      kenkäkaappi*, seinäkaappi*, kylpyhuonekaappi*, peilikaappi*, alakaappi*`,
  },
  furniture: {
    en: 'furniture, furnishings, piece of furniture',
    de: 'möbeln, möbels, möbelstück*, *möbel, mobiliar',
    fr: 'mobilier, meubles',
    es: 'mobiliario, muebles',
    it: 'mobile in legno, mobili in legno, arredamento, arredamenti, i mobili, mobili da, mobili per, dei mobili',
    nl: 'meubilair, meubelstuk*, meubels',
    pl: 'mebel, meble, mebli, meblami, meblach, meblow*',
    pt: `
      mobiliário, móvel em madeira, móveis em madeira, mobília, mobílias, os móveis, móveis de, móveis para,
      dos móveis`,
    sv: 'möbel, möblerna, *möbler, möbeln',
    da: 'møbel, møblerne, *møbler, møblet',
    nb: 'møbel, møblene, *møbler, møblet',
    fi: 'huonekalu*, kaluste, kalusteet, kalustei*',
  },
  storageBox: {
    en: `
      storage box, storage boxes, storage basket, storage baskets, laundry basket, laundry baskets, organiser box,
      organizer box, laundry hamper, laundry hampers, wicker basket, wicker baskets, woven basket, woven baskets,
      storage trunk, storage trunks`,
    de: `
      aufbewahrungsbox*, aufbewahrungskorb*, wäschekorb*, wäschekörb*, korb, körbe, körben, stapelbox*, truhe, truhen,
      wäschesammler*`,
    fr: `
      boîte de rangement, boîtes de rangement, panier à linge, paniers à linge, panier de rangement,
      paniers de rangement, caisse de rangement, caisses de rangement, malle, malles, corbeille, corbeilles,
      bac de rangement, bacs de rangement, coffre de rangement, coffres de rangement`,
    es: `
      caja de almacenaje, cajas de almacenaje, cesto de ropa, cestos de ropa, baúl, baúles, cesto para la ropa,
      cestos para la ropa, caja organizadora, cajas organizadoras, caja de almacenamiento, cajas de almacenamiento,
      cestas, cesta de mimbre, cestas de mimbre, cesta de almacenaje`,
    it: `
      scatola portaoggetti, scatole portaoggetti, cesto portabiancheria, cesti portabiancheria, cesta, ceste, baule,
      bauli, contenitore portaoggetti, contenitori portaoggetti, cesto della biancheria, cesti della biancheria,
      scatole salvaspazio`,
    nl: `
      opbergbox, opbergboxen, opbergmand, opbergmanden, wasmand, wasmanden, opbergdoos, opbergdozen, opbergkist*,
      manden, rieten mand, gevlochten mand, opbergmandje*`,
    pl: `
      pudełk* do przechowywania, kosz na pranie, kosz* na bielizn*, pojemnik* do przechowywania, kosz* wiklinow*,
      skrzynia, skrzynie, skrzynię, kosze na pranie, organizer, organizery, organizera, koszyk wiklinowy,
      koszyk do przechowywania`,
    pt: `
      caixa de arrumação, caixas de arrumação, cesto de roupa, cestos de roupa, caixa organizadora,
      caixas organizadoras, baú, baús, cesta organizadora, cestas organizadoras, cesto para roupa, cestos para roupa,
      cesto de vime, cestos de vime, cesto de arrumação, cestos de arrumação`,
    sv: 'förvaringsbox*, förvaringslåd*, tvättkorg*, kista, kistor, förvaringskorg*, korgar, flätad korg',
    da: `
      opbevaringskasse*, opbevaringsboks*, vasketøjskurv*, kurv til opbevaring, kurve, opbevaringskurv*, kiste, kister`,
    nb: `
      oppbevaringsboks*, skittentøyskurv*, kurver, oppbevaringskurv*, oppbevaringskasse*, kiste, kister,
      skittentøykurv*`,
    fi: 'säilytyslaatik*, pyykkikori*, säilytyskori*, kori, korit, arkku, arkut, pyykkikoppa*',
  },
  mirror: {
    en: 'mirror, mirrors, wall mirror, wall mirrors',
    de: 'spiegeln, spiegels, *spiegel, wandspiegel*',
    fr: 'miroir, miroirs',
    es: 'espejo, espejos',
    it: 'specchio, specchi, specchiera, specchiere, specchio da parete',
    nl: '*spiegel, *spiegels',
    pl: 'lustro, lustra, lustrem, luster, lusterk*',
    pt: 'espelho, espelhos',
    sv: 'speglarna, spegeln, *spegel, *speglar',
    da: 'spejlet, spejle, spejlene, *spejl',
    nb: 'speilet, speilene, speiler, *speil',
    fi: 'peilin, peilejä, *peili, *peilit',
  },
  coatRack: {
    en: `
      coat rack, coat racks, clothes rail, clothes rails, coat hanger, coat hangers, hooks, hook for coats,
      hooks for coats, clothes rack, clothes racks, clothes hanger, clothes hangers, wall hook, wall hooks, drying rack,
      drying racks, clothes airer, clothes airers`,
    de: `
      garderobenständer*, kleiderstange*, kleiderbügel*, kleiderhaken*, kleiderständer*, wandhaken*, wäscheständer*,
      garderobe, garderobenhaken*, wandgarderobe*`,
    fr: `
      porte manteau, porte manteaux, cintre, cintres, patère, patères, étendoir, étendoirs, séchoir à linge,
      séchoirs à linge, valet de nuit, portant à vêtements, portant vêtements, portants à vêtements`,
    es: 'perchero, percheros, percha, perchas, gancho de pared, ganchos de pared, tendedero, tendederos, burro de ropa',
    it: `
      appendiabiti, gruccia, grucce, attaccapanni, gancio da parete, ganci da parete, stendino, stendini,
      stendibiancheria, appendini`,
    nl: 'kapstok, kapstokken, kledingrek*, kledinghanger*, wandhaak, wandhaken, droogrek*, wasrek*',
    pl: `
      wieszak*, haczyk* na ubrania, haczyk* ścienn*, suszark* na pranie, suszark* na ubrania, garderoba ścienna,
      garderoby ścienne, garderobę ścienną`,
    pt: `
      cabide, cabides, cabideiro, cabideiros, gancho de parede, ganchos de parede, estendal, estendais, vara de roupa,
      varas de roupa, varal de chão, varais`,
    sv: `
      klädhängare*, galge, galgar, galgarna, hatthyll*, klädkrok*, torkställning*, väggkrok*, klädställning*,
      tvättställning*`,
    da: `
      knagerække*, bøjle til tøj, bøjler til tøj, tøjstativ*, knage, knager, stumtjener*, tørrestativ*, garderobestang*,
      vægkrog*, tøjbøjle*`,
    nb: 'klesstativ*, kleshenger*, knagg, knagger, knaggrekke*, stumtjener*, tørkestativ*, veggkrok*, henger til klær',
    fi: `
      naulakko*, naulakon, vaatehenkari*, henkari*, vaaterekki*, vaatekoukku*, kuivausteline*, seinäkoukku*,
      koukku vaat*, pyykkiteline*`,
  },
  lamp: {
    en: `
      lamp, lamps, ceiling light, ceiling lights, floor lamp, floor lamps, table lamp, table lamps, pendant light,
      pendant lights, wall light, wall lights, desk lamp, desk lamps, night light, night lights, pendant lamp,
      pendant lamps, chandelier, chandeliers, bedside lamp, bedside lamps, headlamp, headlamps, head torch,
      head torches, headtorch, headtorches, head lamp, head lamps, flashlight, flashlights, torch, torches,
      pocket torch, lantern, lanterns, camping light, camping lights, camping lamp, camping lamps, light bulb,
      light bulbs, led bulb, led bulbs, led strip, led strips, string lights, fairy lights, filament bulb,
      filament bulbs, led strip light, led strip lights, bike light, bike lights, bicycle light, bicycle lights,
      front light, rear light, tail light`,
    de: `
      *lampe, *lampen, *leuchte, nachtlicht*, kronleuchter*, pendelleuchte*, deckenleuchte*, stehleuchte*,
      tischleuchte*, wandleuchte*, außenleuchte*, stirnlampe*, kopflampe*, taschenlampe*, laterne*, campingleuchte*,
      campinglampe*, glühbirne*, leuchtmittel*, led lampe, led lampen, lichterkette*, led streifen, led band, led birne,
      fahrradlicht*, fahrradlampe*, fahrradbeleuchtung, rücklicht*, frontlicht*, vorderlicht`,
    fr: `
      lampe, lampes, lampadaire, lampadaires, suspension luminaire, suspensions luminaire, plafonnier, plafonniers,
      luminaire, luminaires, applique murale, appliques murales, veilleuse, veilleuses, lustre, lustres, lampe frontale,
      lampes frontales, lampe torche, lampes torches, lampe de poche, lampes de poche, lanterne, lanternes,
      lampe de camping, lampes de camping, ampoule, ampoules, ruban led, rubans led, guirlande lumineuse,
      guirlandes lumineuses, bande led, bandes led, éclairage vélo, éclairages vélo, feu arrière, feu avant, feux vélo,
      lampe vélo, lampes vélo, phare vélo, phares vélo`,
    es: `
      lámpara, lámparas, flexo, flexos, aplique de pared, apliques de pared, luminaria, luminarias, luz nocturna,
      plafón, plafones, linterna frontal, linternas frontal, linternas frontales, luz frontal, frontal led, linterna,
      linternas, farol, faroles, farolillo, farolillos, lámpara de camping, lámparas de camping, bombilla, bombillas,
      tira led, tiras led, guirnalda de luces, guirnaldas de luces, guirnalda luminosa, ampolleta, ampolletas,
      luz trasera, luz delantera, luces de bicicleta, luces para bicicleta, luz de bicicleta`,
    it: `
      lampada, lampade, lampadario, lampadari, plafoniera, plafoniere, applique, piantana, piantane, luce notturna,
      luci notturne, abat jour, lampada frontale, lampade frontali, torcia frontale, torcie frontali, torce frontali,
      torcia led, torcia elettrica, torce elettriche, torcia tascabile, torcia, lanterna, lanterne,
      lampada da campeggio, lampade da campeggio, lampadina, lampadine, striscia led, striscie led, catena luminosa,
      catene luminose, luci a led, luci decorative, luce per bici, luci per bici, luce da bici, luci da bici,
      luce posteriore, luce anteriore, faro per bici, fanale, fanali`,
    nl: `
      vloerlamp*, tafellamp*, hanglamp*, plafondlamp*, *lamp, *lampen, wandlamp*, nachtlampje*, lampje, lampjes,
      kroonluchter*, hoofdlamp*, zaklamp*, lantaarn, lantaarns, campinglamp*, gloeilamp*, ledlamp*, lichtsnoer*,
      ledstrip, ledstrips, led lamp, lichtslinger*, led strip, led strips, peertje led, fietslamp*, fietslicht*,
      fietsverlichting*, achterlicht*, koplamp*, voorlicht`,
    pl: `
      lampa, lampy, lampę, lampą, lampka, lampki, lampkę, lampek, żyrandol*, kinkiet*, plafon, plafony,
      oprawa oświetleniowa, czołówk*, latark* czołow*, latark*, latarek, latarni*, lamp* kempingow*, lampion, lampiony,
      lampionu, żarówka, żarówki, żarówkę, żarówką, żarówek, taśma led, taśmy led, taśmę led, łańcuch świetlny,
      girland* świetln*, lampki choinkowe, lampki dekoracyjne, lampk* rowerow*, oświetleni* rowerow*, lampk* tyln*,
      lampk* przedni*`,
    pt: `
      candeeiro, candeeiros, luminária, luminárias, abajur, abajures, lustre, lustres, aplique de parede,
      apliques de parede, luz de presença, plafon, lanterna frontal, lanternas frontal, lanternas frontais,
      lanterna de cabeça, lanternas de cabeça, frontal led, lanterna, lanternas, lampião, lampiões,
      candeeiro de campismo, luminária de camping, lâmpada led, lâmpadas led, fita led, fitas led, grinalda de luzes,
      grinaldas de luzes, cordão de luz, lâmpada, lâmpadas, pisca pisca, fita de led, luz traseira, luz dianteira,
      luzes de bicicleta, farol de bicicleta, luzes para bicicleta, farol para bike`,
    sv: `
      lampan, lamporna, *lampa, *lampor, golvlamp*, taklamp*, bordslamp*, nattlamp*, ljuskron*, vägglamp*, pannlamp*,
      ficklamp*, lykta, lyktan, lyktor, lyktorna, campinglamp*, glödlampa*, glödlampor*, led lampa, ljusslinga*,
      ljusslingor, led list, led lister, ledlampa*, cykellampor*, cykelbelysning*, bakljus`,
    da: `
      lampen, *lampe, *lamper, pendel, pendler til lofte, loftslampe*, bordlampe*, gulvlampe*, natlampe*, pendellampe*,
      lysekrone*, pandelampe*, lommelygte*, lanterne*, campinglampe*, glødepære*, led pære, led pærer, lyskæde*,
      led strip, led strips, elpære*, cykellygte*, baglygte*, forlygte*`,
    nb: `
      lampen, *lampe, *lamper, taklampe*, gulvlampe*, pendel, nattlampe*, nattlys, lysekrone*, vegglampe*, hodelykt*,
      lommelykt*, lanterne*, lykt, lykten, lykter, campinglampe*, lyspære*, led pære, led pærer, lysslynge*, lyslenke*,
      led list, led lister, led stripe*, sykkellys*, sykkellykt*, baklys*, frontlys*`,
    fi: `
      lamput, lampun, lamppuja, valaisime*, *lamppu, *valaisin, yövalo*, kattokruunu*, otsalamppu*, otsalampu*,
      taskulamppu*, taskulampu*, lyhty, lyhdyt, lyhdyn, lyhtyä, retkivalaisin*, retkivalaisim*, hehkulamppu*,
      led lamppu*, valosarja*, led nauha*, valonauha*, valoköynnös*, jouluvalo*, pyörän valo, pyörän valot, pyöränvalo*,
      takavalo*, etuvalo*`,
  },
  lightBulb: {
    en: `
      light bulb, light bulbs, led bulb, led bulbs, led strip, led strips, string lights, fairy lights, filament bulb,
      filament bulbs, led strip light, led strip lights`,
    de: 'glühbirne*, leuchtmittel*, led lampe, led lampen, lichterkette*, led streifen, led band, led birne',
    fr: 'ampoule, ampoules, ruban led, rubans led, guirlande lumineuse, guirlandes lumineuses, bande led, bandes led',
    es: `
      bombilla, bombillas, tira led, tiras led, guirnalda de luces, guirnaldas de luces, guirnalda luminosa, ampolleta,
      ampolletas`,
    it: `
      lampadina, lampadine, striscia led, striscie led, catena luminosa, catene luminose, luci a led, luci decorative`,
    nl: `
      gloeilamp*, ledlamp*, lichtsnoer*, ledstrip, ledstrips, led lamp, lichtslinger*, led strip, led strips,
      peertje led`,
    pl: `
      żarówka, żarówki, żarówkę, żarówką, żarówek, taśma led, taśmy led, taśmę led, łańcuch świetlny, girland* świetln*,
      lampki choinkowe, lampki dekoracyjne`,
    pt: `
      lâmpada led, lâmpadas led, fita led, fitas led, grinalda de luzes, grinaldas de luzes, cordão de luz, lâmpada,
      lâmpadas, pisca pisca, fita de led`,
    sv: 'glödlampa*, glödlampor*, led lampa, ljusslinga*, ljusslingor, led list, led lister, ledlampa*',
    da: 'glødepære*, led pære, led pærer, lyskæde*, led strip, led strips, elpære*',
    nb: 'lyspære*, led pære, led pærer, lysslynge*, lyslenke*, led list, led lister, led stripe*',
    fi: 'hehkulamppu*, led lamppu*, valosarja*, led nauha*, valonauha*, valoköynnös*, jouluvalo*',
  },
  carpet: {
    en: 'rug, rugs, carpet, carpets, doormat, doormats, runner rug, door mat, door mats',
    de: `
      teppich, teppiche, teppichen, teppichs, fußmatte*, läufer teppich, kurzflorteppich*, teppichläufer,
      schmutzfangmatte*, wollteppich*, hochflorteppich*, outdoorteppich*, kinderteppich*, teppichboden,
      wohnzimmerteppich*`,
    fr: `
      tapis de salon, paillasson, paillassons, tapis berbère, tapis berbères, tapis de couloir, moquette, moquettes,
      tapis en laine, tapis en coton, tapis en jute, tapis d extérieur, tapis rond`,
    es: `
      alfombra de salón, alfombras de salón, alfombra de lana, alfombras de lana, alfombra de exterior,
      alfombras de exterior, alfombra de yute, alfombras de yute, alfombra redonda, alfombras redondas,
      alfombra de algodón, alfombras de algodón, felpudo, felpudos, moqueta, moquetas, alfombras`,
    it: `
      tappeti, tappeto da salotto, tappeto in lana, tappeto in juta, tappeto persiano, tappeto rotondo,
      tappeto da esterno, tappeto moderno, zerbino, zerbini, passatoia, passatoie, moquette`,
    nl: 'vloerkleed*, vloerkleden, tapijt, tapijten, deurmat*, karpet, karpetten',
    pl: `
      dywan, dywany, dywanu, dywanów, dywanik, dywaniki, dywanem, wycieraczk* do butów, wycieraczk* na buty, wykładzin*,
      chodnik do przedpokoju`,
    pt: `
      tapete de sala, tapetes de sala, tapete de lã, tapetes de lã, tapete de exterior, tapetes de exterior,
      tapete de juta, tapetes de juta, tapete redondo, tapetes redondos, carpete, carpetes, capacho, capachos, alcatifa,
      alcatifas, passadeira de corredor, tapete persa`,
    sv: `
      mattor, mattorna, mattan, dörrmatt*, ullmatt*, trasmatt*, vardagsrumsmatt*, bomullsmatta*, hallmatta*, ryamatta*`,
    da: `
      gulvtæppe*, dørmåtte*, løber til gulv, løbere til gulv, uldtæppe*, tæppe til gulv, tæpper til gulv, gulvløber*,
      måtter`,
    nb: 'gulvteppe*, dørmatte*, ullteppe*, løper til gulv, tepper, ryer, teppe, teppet',
    fi: `
      matto, matot, maton, mattoja, räsymatto*, villamatto*, ovimatto*, käytävämatto*, puuvillamatto*, juuttimatto*,
      nukkamatto*`,
  },
  curtain: {
    en: `
      curtain, curtains, roller blind, roller blinds, blinds, drapes, shower curtain, shower curtains, blackout curtain,
      blackout curtains, venetian blind, venetian blinds, curtain rail, curtain rails`,
    de: `
      vorhänge, vorhängen, vorhangs, gardine, gardinen, rollo, rollos, jalousie, jalousien, plissee, plissees,
      duschvorhang*, verdunklungsvorhang*, *vorhang, raffrollo*`,
    fr: `
      rideau, rideaux, store enrouleur, stores enrouleurs, store vénitien, stores vénitiens, voilage, voilages,
      rideau de douche, rideaux de douche, store occultant, stores occultants`,
    es: 'cortina, cortinas, estor, estores, persiana, persianas, visillo, visillos',
    it: `
      tenda oscurante, tende oscuranti, tenda a rullo, tende a rullo, tenda per interni, tende per interni,
      tenda doccia, tende doccia, veneziana, tenda da doccia, tende da doccia, tendaggi, le tende, tende da interni,
      tende trasparenti`,
    nl: `
      gordijn, gordijnen, rolgordijn*, jaloezie, jaloezieën, douchegordijn*, vitrage, vitrages, plissegordijn*,
      lamellen`,
    pl: `
      zasłona, zasłony, zasłonę, zasłon, roleta, rolety, roletę, rolet, firana, firany, firanki, firanka, żaluzja,
      żaluzje, żaluzję, zasłonk*`,
    pt: 'cortina, cortinas, cortinado, cortinados, estore, estores, persiana, persianas, cortinas de duche',
    sv: 'gardin, gardiner, gardinen, rullgardin*, persienn*, draperi*, duschdraperi*, mörkläggnings*, plisségardin*',
    da: `
      gardin, gardiner, gardinet, rullegardin*, persienne*, bruseforhæng*, badeforhæng*, mørklægningsgardin*,
      plisségardin*`,
    nb: `
      gardin, gardiner, gardinen, rullegardin*, persienne*, dusjforheng*, blendingsgardin*, plisségardin*, liftgardin*`,
    fi: 'verhon, verhoja, rullaverho*, sälekaihdin, sälekaihti*, suihkuverho*, pimennysverho*, *verho, *verhot',
  },
  wallDecoration: {
    en: `
      wallpaper, wallpapers, picture frame, picture frames, wall clock, wall clocks, photo frame, photo frames,
      alarm clock, alarm clocks, wall decal, wall decals, wall sticker, wall stickers, canvas print, canvas prints`,
    de: `
      tapete, tapeten, bilderrahmen*, wanduhr*, fotorahmen*, wecker, weckern, weckers, wandtattoo*, wandsticker*,
      leinwandbild*`,
    fr: `
      papier peint, papiers peints, cadre photo, cadres photos, horloge murale, horloges murales, réveil, réveils,
      sticker mural, stickers muraux, toile décorative, toiles décoratives, horloge, horloges`,
    es: `
      papel pintado, marco de foto, marcos de fotos, reloj de pared, relojes de pared, despertador, despertadores,
      vinilo decorativo, vinilos decorativos, cuadro decorativo, cuadros decorativos, papel tapiz`,
    it: `
      carta da parati, carte da parati, cornice portafoto, cornici portafoto, orologio da parete, orologi da parete,
      sveglia digitale, sveglie digitali, adesivo murale, adesivi murali, quadro su tela, quadri su tela, cornici,
      portafoto, sveglia analogica`,
    nl: 'behang, fotolijst*, wandklok*, wekker, wekkers, muursticker*, klok, klokken, schilderijlijst*, fotobehang',
    pl: `
      tapeta, tapety, tapetę, ramka na zdjęcie, ramki na zdjęcia, ramkę na zdjęcie, zegar ścienn*, zegary ścienn*,
      zegara ścienn*, budzik, budziki, budzika, naklejk* ścienn*, ramka, ramki, ramkę, zegar ścienny, obraz na płótnie`,
    pt: `
      papel de parede, papeis de parede, moldura, molduras, relógio de parede, relógios de parede, despertador,
      despertadores, autocolante de parede, autocolantes de parede, quadro decorativo, quadros decorativos,
      porta retrato, porta retratos, adesivo de parede, adesivos de parede`,
    sv: 'tapet, tapeter, tapeten, tavelram*, fotoram*, väggklock*, väckarklock*, väggdekor*, kanvastavl*',
    da: `
      tapet, tapeter, tapetet, billedramme*, fotoramme*, vægur, vægure, vækkeur, vækkeure, wallsticker*,
      lærredsbillede*`,
    nb: 'tapet, tapeter, tapetet, bilderamme*, fotoramme*, veggklokke*, vekkerklokke*, veggdekor*, wallsticker*',
    fi: `
      tapetti*, tapetit, kehys, kehykset, valokuvakehy*, seinäkello*, herätyskello*, seinätarra*, taulukehy*,
      sisustustarra*`,
  },
  drill: {
    en: `
      drill, drills, cordless drill, cordless drills, impact driver, impact drivers, hammer drill, hammer drills,
      power drill, power drills`,
    de: 'bohrmaschine*, akkuschrauber*, bohrhammer*, schlagbohrer*, akkubohrschrauber*, schlagbohrmaschine*',
    fr: 'perceuse, perceuses, visseuse, visseuses, perforateur, perforateurs, perceuse visseuse',
    es: 'taladro, taladros, atornillador, atornilladores, martillo perforador, taladradora, taladradoras',
    it: 'trapano, trapani, avvitatore, avvitatori',
    nl: 'boormachine*, accuboormachine*, schroefmachine*, klopboor*, boorhamer*',
    pl: 'wiertark*, wkrętark*, wiertarko wkrętark*, młotowiertark*',
    pt: 'berbequim, berbequins, furadeira, furadeiras, aparafusadora, aparafusadoras, parafusadeira, parafusadeiras',
    sv: 'borrmaskin*, skruvdragare*, slagborr*, borrhammare*',
    da: 'boremaskine*, skruemaskine*, bore skruemaskine, borehammer*',
    nb: 'drill, driller, drillen, boremaskin*, skrutrekker batteridrevet, borhammer*, slagdrill*',
    fi: 'porakone*, akkupora*, ruuvinväännin*, iskuporakone*, poravasara*',
  },
  drillBit: {
    en: `
      drill bit, drill bits, screwdriver bit, screwdriver bits, bit set, bit sets, saw blade, saw blades, hole saw,
      hole saws`,
    de: 'bohrer, bohrern, bohrerset*, bitset*, bit set, bit sets, sägeblatt*, sägeblätt*, lochsäge*',
    fr: `
      mèche de perceuse, mèches de perceuse, embout de vissage, embouts de vissage, lame de scie, lames de scie,
      scie cloche, coffret d embouts, foret à bois, foret à béton, forets à bois, forets à métaux, jeu de forets`,
    es: `
      broca, brocas, puntas de destornillador, hoja de sierra, hojas de sierra, juego de brocas, juego de puntas,
      corona perforadora`,
    it: `
      punta da trapano, punte da trapano, punta per trapano, punte per trapano, inserti per avvitatore, lama per sega,
      lame per sega, set di punte, set di bit`,
    nl: 'boortje, boortjes, borenset*, boren set, bitset*, bitjes, zaagblad*, gatenzaag*',
    pl: 'wiertło, wiertła, wierteł, bity, zestaw bitów, brzeszczot*, otwornic*, tarcz* do piły',
    pt: `
      broca, brocas, pontas de aparafusar, lâmina de serra, lâminas de serra, jogo de brocas, jogo de pontas,
      jogo de bits`,
    sv: 'borr, borrar, borrset*, bitssats*, bits, sågblad*, hålsåg*',
    da: 'borsæt*, bitsæt*, bits, savklinge*, hulsav*, metalbor*, træbor*, bor til',
    nb: 'borsett*, bitssett*, bits, sagblad*, hullsag*, metallbor*, trebor*',
    fi: 'poranterä*, teräsarja*, ruuvauskärk*, sahanterä*, reikäsaha*',
  },
  powerTool: {
    en: `
      power tool, power tools, angle grinder, angle grinders, circular saw, circular saws, jigsaw tool, sander, sanders,
      router tool, mitre saw, mitre saws, table saw, table saws, orbital sander, orbital sanders`,
    de: `
      elektrowerkzeug*, winkelschleifer*, kreissäge*, stichsäge*, schleifmaschine*, exzenterschleifer*, kappsäge*,
      oberfräse*, schleifgerät*, akkuwerkzeug*`,
    fr: `
      outil électroportatif, outils électroportatifs, meuleuse, meuleuses, scie circulaire, scies circulaires,
      scie sauteuse, scies sauteuses, ponceuse, ponceuses, scie à onglet, scies à onglet, défonceuse, défonceuses,
      outillage électroportatif`,
    es: `
      herramienta eléctrica, herramientas eléctricas, amoladora, amoladoras, sierra circular, sierras circulares,
      sierra de calar, sierras de calar, lijadora, lijadoras, ingletadora, ingletadoras, fresadora, fresadoras,
      caladora, caladoras`,
    it: `
      elettroutensile, elettroutensili, smerigliatrice, smerigliatrici, sega circolare, seghe circolari,
      seghetto alternativo, seghetti alternativi, levigatrice, levigatrici, troncatrice, troncatrici, fresatrice,
      fresatrici`,
    nl: `
      elektrisch gereedschap, haakse slijper*, cirkelzaag*, decoupeerzaag*, schuurmachine*, afkortzaag*, bovenfrees*,
      accugereedschap*`,
    pl: 'elektronarzędzi*, szlifierk*, pilark* tarczow*, wyrzynark*, ukośnic*, frezark*',
    pt: `
      ferramenta elétrica, ferramentas elétricas, rebarbadora, rebarbadoras, serra circular, serras circulares,
      serra tico tico, serras tico tico, lixadora, lixadoras, lixadeira, lixadeiras, esmerilhadeira, esmerilhadeiras,
      tupia, tupias`,
    sv: 'elverktyg*, vinkelslip*, cirkelsåg*, sticksåg*, slipmaskin*, kapsåg*, överfräs*, excenterslip*',
    da: 'elværktøj*, vinkelsliber*, rundsav*, stiksav*, slibemaskine*, kapsav*, overfræser*, excentersliber*',
    nb: 'elektroverktøy*, vinkelsliper*, sirkelsag*, stikksag*, slipemaskin*, kappsag*, overfres*, eksentersliper*',
    fi: 'sähkötyökalu*, kulmahiomakone*, sirkkeli*, pistosaha*, hiomakone*, jiirisaha*, yläjyrsin*, epäkeskohiomakone*',
  },
  handTool: {
    en: `
      hammer, hammers, screwdriver, screwdrivers, wrench, wrenches, spanner, spanners, pliers, tool set, tool sets,
      tool kit, tool kits, socket set, socket sets, hand tools, toolbox, toolboxes, handsaw, handsaws, tools, hex key,
      hex keys, allen key, allen keys, spirit level, spirit levels, tape measure, tape measures`,
    de: `
      hammer, hämmer, hämmern, schraubendreher*, schraubenzieher*, schraubenschlüssel*, zange, zangen, werkzeug*,
      steckschlüssel*, handsäge*, inbusschlüssel*, innensechskant*, wasserwaage*, maßband*, rohrzange*`,
    fr: `
      marteau, marteaux, tournevis, clé plate, clés plates, pince universelle, pinces universelles, outil, outils,
      coffret à outils, boîte à outils, boîtes à outils, clé allen, clés allen, niveau à bulle, scie égoïne,
      mètre ruban, coffret de douilles, clé à molette, clés à molette`,
    es: `
      martillo, martillos, destornillador, destornilladores, llave inglesa, llaves inglesas, llave allen, llaves allen,
      alicate, alicates, herramientas, caja de herramientas, cajas de herramientas, serrucho, serruchos,
      nivel de burbuja, llave fija, cinta métrica, juego de llaves`,
    it: `
      martello, martelli, cacciavite, cacciaviti, chiave inglese, chiavi inglese, chiave a brugola, chiavi a brugola,
      pinza universale, pinze universali, utensili manuali, attrezzi da lavoro, cassetta degli attrezzi,
      cassette degli attrezzi, livella a bolla, metro a nastro, set di chiavi, attrezzi`,
    nl: `
      hamer, hamers, schroevendraaier*, moersleutel*, steeksleutel*, inbussleutel*, tang, tangen, gereedschap*,
      waterpas, waterpassen, rolmaat, handzaag, doppenset*, *gereedschap`,
    pl: `
      młotek, młotki, młotka, śrubokręt*, wkrętak*, klucz* płask*, klucz* imbusow*, kombinerk*, szczypce uniwersalne,
      narzędzia, narzędzie, narzędziom, zestaw narzędzi, poziomic*, miark* zwijan*, skrzynk* narzędziow*`,
    pt: `
      martelo, martelos, chave de fendas, chaves de fendas, chave de fenda, chaves de fenda, chave inglesa,
      chaves inglesas, chave allen, chaves allen, alicate, alicates, ferramentas, caixa de ferramentas,
      caixas de ferramentas, nível de bolha, serrote, serrotes, fita métrica, jogo de chaves`,
    sv: `
      hammare, hammaren, skruvmejsel, skruvmejslar, skiftnyckel*, insexnyckel*, verktyg, verktygen, verktyget,
      verktygs*, vattenpass*, måttband*, hylsnyck*, handsåg*, fogsvans*, tänger, kniptång*, polygrip*`,
    da: `
      hammer, hammeren, skruetrækker*, svensknøgle*, skruenøgle*, unbrakonøgle*, værktøj, værktøjet, værktøjs*,
      vaterpas*, målebånd*, håndsav*, fukssvans*, tænger, bidetang*, rørtang*`,
    nb: `
      hammer, hammeren, skrujern*, skrutrekker*, skiftenøkkel*, unbrakonøkkel*, verktøy, verktøyet, verktøys*, vater,
      målebånd*, pipesett*, håndsag*, tenger, avbitertang*, rørtang*`,
    fi: `
      vasara, vasarat, vasaran, ruuvimeisseli*, ruuvitaltta*, kiintoavain*, jakoavain*, kuusiokoloavain*, pihdit,
      pihtejä, työkalu*, vatupassi*, mittanauha*, rullamitta*, hylsysarja*, käsisaha*`,
  },
  screwsFasteners: {
    en: `
      screw, screws, bolt, bolts, wall plug, wall plugs, nut and bolt, washers, wall anchor, wall anchors, wood nails,
      steel nails`,
    de: `
      schraube, schrauben, dübel, dübeln, dübels, nägel für holz, unterlegscheibe*, mutter und schraube, muttern,
      holzschraube*`,
    fr: `
      clous, écrou, écrous, boulon, boulons, rondelle, rondelles, visserie, vis à bois, vis en inox, les vis, des vis,
      vis de fixation, vis fournies, cheville murale, chevilles murales, chevilles à frapper`,
    es: `
      tornillo, tornillos, taco de pared, tacos de pared, tuerca, tuercas, arandela, arandelas, clavos, tornillería,
      perno, pernos`,
    it: `
      vite di fissaggio, viti di fissaggio, viti, tassello, tasselli, bullone, bulloni, dadi per viti, chiodi, rondella,
      rondelle, viteria, dadi e bulloni`,
    nl: 'pluggen, bouten, moeren, spijkers, sluitring*, *schroef, *schroeven, schroefje, schroefjes',
    pl: `
      śruba, śruby, śrubę, śrubk*, wkręt, wkręty, wkrętów, kołki rozporow*, kołków rozporow*, nakrętk* sześciokątn*,
      gwoździ*, podkładk* metalow*, kołek rozporowy`,
    pt: `
      parafuso, parafusos, bucha de parede, buchas de parede, porca e parafusos, porcas e parafusos, pregos,
      anilha de aperto, anilhas de aperto, buchas`,
    sv: `
      skruv, skruvar, skruvarna, skruven, plugg, pluggar, mutter, muttrar, spik, spikar, bricka, brickor, bult, bultar`,
    da: `
      skrue, skruer, skruen, rawlplug, rawlplugs, møtrik, møtrikker, søm til træ, spændskive*, bolt, bolte, dyvel,
      dyvler`,
    nb: 'skrue, skruer, skruen, plugg, plugger, mutter, mutre, spiker, spikre, bolt, bolter',
    fi: 'ruuvi, ruuvit, ruuveja, ruuvin, proppu, proput, mutteri, mutterit, naula, naulat, nauloja, pultti, pultit',
  },
  adhesiveTape: {
    en: `
      adhesive, adhesives, glue, glues, superglue, adhesive tape, adhesive tapes, duct tape, duct tapes, sealant,
      sealants, double sided tape, silicone sealant, caulk`,
    de: `
      klebstoff*, kleber, klebern, klebers, sekundenkleber*, klebeband*, klebebänder*, dichtstoff*, silikondichtstoff*,
      montagekleber*, holzleim*, panzertape*`,
    fr: 'colle, colles, ruban adhésif, rubans adhésifs, mastic, mastics, scotch double face, colle à bois, super glue',
    es: `
      pegamento, pegamentos, cola para madera, cinta adhesiva, cintas adhesivas, sellador, selladores,
      silicona selladora, cinta americana, adhesivo de montaje`,
    it: 'colla, colle, nastro adesivo, nastri adesivi, sigillante, sigillanti, biadesivo, colla vinilica',
    nl: `
      lijm, lijmen, secondelijm, houtlijm*, plakband, ducttape*, kit voor voegen, montagekit*, dubbelzijdig tape,
      kleefband, constructielijm*, montagelijm*`,
    pl: `
      klej, kleje, kleju, klejem, taśma klejąca, taśmy klejące, taśmę klejącą, uszczelniacz*, silikon sanitarny,
      taśm* dwustronn*, taśm* samoprzylepn*`,
    pt: `
      cola para, colas para, cola branca, super cola, fita adesiva, fitas adesivas, vedante, vedantes, selante,
      selantes, cola de madeira, fita dupla face, fita cola`,
    sv: 'lim, limmet, superlim*, trälim*, tejp, tejpen, dubbelhäftande tejp, fogmassa*, silvertejp*, tätningsmassa*',
    da: 'lim, limen, sekundlim*, trælim*, tape, gaffatape*, fugemasse*, dobbeltklæbende tape',
    nb: 'lim, limet, superlim*, trelim*, teip, teipen, gaffateip*, fugemasse*, dobbeltsidig teip',
    fi: `
      liima, liimat, liimaa, pikaliima*, puuliima*, teippi, teipit, ilmastointiteip*, tiivistysmassa*, saumamassa*,
      maalarinteip*`,
  },
  paint: {
    en: `
      wall paint, wall paints, paint, paints, varnish, varnishes, wood stain, wood stains, spray paint, spray paints,
      wood oil, wood oils, lacquer, paint roller, paint rollers, emulsion paint, wood primer, wall primer,
      metal primer`,
    de: `
      wandfarbe*, lack, lacke, lasur, lasuren, holzlasur*, grundierung*, sprühfarbe*, holzöl*, sprühlack*, farbroller*,
      dispersionsfarbe*, holzschutzfarbe*, kreidefarbe*, klarlack*`,
    fr: `
      peinture, peintures, vernis bois, lasure, lasures, sous couche peinture, bombe de peinture, bombes de peinture,
      huile pour bois, rouleau à peinture, vernis à bois`,
    es: `
      pintura, pinturas, barniz, barnices, lasur, lasures, imprimación, imprimaciones, pintura en spray,
      aceite para madera, rodillo de pintura, esmalte para madera`,
    it: `
      pittura, pitture, vernice, vernici, impregnante per legno, impregnanti per legno, smalto per legno,
      smalti per legno, vernice spray, olio per legno, idropittura, idropitture, rullo per pittura`,
    nl: `
      muurverf*, lak, lakken, beits, verf, verven, grondverf*, spuitbus verf, houtolie*, verfroller*, vernis,
      krijtverf*, latex muurverf`,
    pl: `
      farba do ścian, farby do ścian, farbę do ścian, farba, farby, farbę, lakier do drewna, lakiery do drewna,
      lakieru do drewna, bejc*, grunt pod farbę, farb* w sprayu, olej do drewna, impregnat do drewna,
      podkład gruntujący, lazura, lazury, lazurą`,
    pt: `
      tinta para parede, tintas para parede, tinta para madeira, tintas para madeira, verniz, vernizes, tinta spray,
      óleo para madeira, rolo de pintura, tintas, esmalte sintético, stain para madeira, primário para madeira,
      primário para parede`,
    sv: `
      väggfärg*, målarfärg*, lack, lacken, lasyr*, grundfärg*, sprayfärg*, träolja*, målarroller*, träfärg*, kalkfärg*`,
    da: `
      vægmaling*, maling, malingen, lak, lakken, lakker, træbeskyttelse*, grunder, grunderen, spraymaling*, træolie*,
      malerrulle*`,
    nb: `
      veggmaling*, maling, malingen, lakk, lakken, beis, beisen, grunning*, spraymaling*, treolje*, malerrull*,
      kalkmaling*`,
    fi: `
      maali, maalit, maalin, maaleja, seinämaali*, kuultovär*, pohjamaali*, spraymaali*, puuöljy*, maalitela*,
      kalkkimaali*, puulakka*, kalustelakka*`,
  },
  ladder: {
    en: 'ladder, ladders, step ladder, step ladders, stepladder, stepladders, step stool, step stools, scaffold',
    de: 'leiter, leitern, trittleiter*, tritthocker*, stehleiter*, anlegeleiter*',
    fr: 'échelle, échelles, escabeau, escabeaux, marchepied, marchepieds',
    es: `
      escalera de mano, escaleras de mano, escalera plegable, escaleras plegables, escabel, escalera telescópica,
      escaleras telescópicas, taburete escalera`,
    it: `
      scala pieghevole, scale pieghevoli, scala telescopica, scale telescopiche, scaletta, scalette, sgabello scala,
      scala a pioli`,
    nl: 'ladder, ladders, trapladder*, keukentrap*, opstapje, opstapjes, huishoudtrap*, telescoopladder*',
    pl: 'drabin*, stołek schodkowy, podest schodkowy',
    pt: `
      escada, escadas, escadote, escadotes, banco degrau, escada telescópica, escadas telescópicas, escada dobrável,
      escadas dobráveis`,
    sv: 'stege, stegar, stegarna, trappstege*, trappall*, teleskopstege*',
    da: 'trappestige*, trinskammel*, taburetstige*, teleskopstige*, stigen, wienerstige*, aluminiumsstige*',
    nb: 'gardintrapp*, trappestige*, trappekrakk*, teleskopstige*, stigen, aluminiumsstige*, stiger i aluminium',
    fi: 'tikkaat, tikkaita, tikas, taitettavat tikkaat, porrasjakkara*, teleskooppitikka*',
  },
  pressureWasher: {
    en: `
      pressure washer, pressure washers, high pressure cleaner, high pressure cleaners, steam cleaner, steam cleaners`,
    de: 'hochdruckreiniger*, dampfreiniger*',
    fr: 'nettoyeur haute pression, nettoyeurs haute pression, nettoyeur vapeur, nettoyeurs vapeur',
    es: `
      hidrolimpiadora, hidrolimpiadoras, limpiadora a presión, limpiadoras a presión, limpiadora de vapor,
      limpiadoras de vapor, limpiador a vapor, limpiadores a vapor`,
    it: 'idropulitrice, idropulitrici, pulitore a vapore, pulitori a vapore',
    nl: 'hogedrukreiniger*, stoomreiniger*',
    pl: `
      myjka ciśnieniowa, myjki ciśnieniowe, myjkę ciśnieniową, myjka wysokociśnieniowa, myjki wysokociśnieniowe,
      myjkę wysokociśnieniową, parownic*, myjk* parow*, oczyszczacz parowy`,
    pt: `
      lavadora de alta pressão, lavadoras de alta pressão, máquina de alta pressão, máquinas de alta pressão,
      limpador a vapor, limpadores a vapor, lavadora de pressão, limpeza a vapor`,
    sv: 'högtryckstvätt*, ångtvätt*, ångrengör*',
    da: 'højtryksrenser*, damprenser*',
    nb: 'høytrykksvasker*, høytrykkspyler*, damprenser*',
    fi: 'painepesuri*, painepesurei*, höyrypesuri*, höyrypuhdisti*',
  },
  vacuumCleaner: {
    en: `
      vacuum cleaner, vacuum cleaners, robot vacuum, robot vacuums, cordless vacuum, cordless vacuums, hoover, hoovers,
      handheld vacuum, handheld vacuums, vacuums`,
    de: 'staubsauger*, saugroboter*, akkusauger*, handstaubsauger*, akkustaubsauger*, wischroboter*, nasssauger*',
    fr: 'aspirateur, aspirateurs, robot aspirateur, robots aspirateurs, aspirateur balai, aspirateurs balais',
    es: 'aspirador, aspiradores, aspiradora, aspiradoras, robot aspirador, robots aspiradores',
    it: 'aspirapolvere, robot aspirapolvere, scopa elettrica, scope elettriche, aspirabriciole, bidone aspiratutto',
    nl: 'stofzuiger*, robotstofzuiger*, steelstofzuiger*, kruimelzuiger*',
    pl: 'odkurzacz*, robot* sprzątając*',
    pt: 'aspirador, aspiradores, aspirador robô, aspiradores robô, robô aspirador, robôs aspiradores',
    sv: 'dammsugare*, robotdammsugar*, skaftdammsugar*, handdammsugar*',
    da: 'støvsuger*, robotstøvsuger*, håndstøvsuger*',
    nb: 'støvsuger*, robotstøvsuger*, håndstøvsuger*',
    fi: 'pölynimuri*, pölynimurei*, imuri, imurit, robotti imuri, varsi imuri, robottiimuri*',
  },
  mopBroom: {
    en: `
      mop, mops, broom, brooms, bucket, buckets, dustpan, dustpans, squeegee, squeegees, feather duster,
      feather dusters`,
    de: `
      wischmop*, besen, eimer, eimern, eimers, kehrschaufel*, handfeger*, abzieher, bodenwischer*, staubwedel*,
      putzeimer*, kehrblech*`,
    fr: `
      balai, balais, serpillière, serpillières, seau, seaux, raclette vitre, raclettes vitre, pelle et balayette,
      plumeau, balayette, balayettes`,
    es: `
      fregona, fregonas, escoba, escobas, cubo de fregar, cubos de fregar, recogedor, recogedores, mopa, mopas, plumero,
      plumeros`,
    it: `
      scopa, scope, mocio, moci, lavapavimenti, paletta raccogli, palette raccogli, tergivetro, tergivetri, spazzolone,
      spazzoloni, secchio, secchiello, secchielli`,
    nl: `
      bezem, bezems, dweil, dweilen, emmer, emmers, stoffer en blik, mop, mops, vloerwisser*, vloertrekker*, plumeau`,
    pl: 'mop, mopy, mopa, miotła, miotły, miotłę, wiadro, wiadra, szufelk*, zmiotk*, ściągaczk* do szyb',
    pt: `
      vassoura, vassouras, esfregona, esfregonas, balde, baldes, apanhador, apanhadores, mopa, mopas, mop, pá de lixo,
      rodo, rodos`,
    sv: 'mopp, moppar, moppen, sopkvast*, kvast, kvastar, hink, hinkar, hinken, sopskyff*, sopborste*, fönsterskrapa*',
    da: 'moppe, mopper, moppen, gulvmoppe*, spand, spande, spanden, fejebakke*, fejeblad*, vinduesskraber*, fejekost*',
    nb: 'mopp, mopper, moppen, bøtte, bøtter, feiebrett*, vindusnal*, sopekost*, feiekost*',
    fi: 'moppi, mopit, mopin, harja ja rikkalapio, ämpäri*, rikkalapio*, lattialasta*, siivousämpäri*',
  },
  cleaningAgent: {
    en: `
      cleaning product, cleaning products, cleaner spray, all purpose cleaner, all purpose cleaners, glass cleaner,
      cleaning spray, cleaning sprays, toilet cleaner, descaler, descalers, limescale remover, bathroom cleaner,
      detergent, detergents, cleaning agent, cleaning agents`,
    de: `
      reinigungsmittel*, allzweckreiniger*, glasreiniger*, putzmittel*, wc reiniger, entkalker*, badreiniger*,
      universalreiniger*, kalkentferner*, essigreiniger*`,
    fr: `
      produit d entretien, produits d entretien, nettoyant multi usages, nettoyants multi usages, nettoyant, nettoyants,
      détartrant, détartrants, produit ménager, produits ménagers, produit nettoyant, produits nettoyants, détergent,
      détergents`,
    es: `
      producto de limpieza, productos de limpieza, limpiador multiusos, limpiadores multiusos, limpiacristales,
      descalcificador, descalcificadores, antical, detergente, detergentes, limpiador de baño, limpiadores de baño`,
    it: `
      detergente multiuso, detergenti multiuso, detersivo, detersivi, anticalcare, decalcificante, decalcificanti,
      sgrassatore, sgrassatori, prodotto per la pulizia, prodotti per la pulizia, detergente per bagno,
      detergenti per bagno, detergente per vetri`,
    nl: `
      schoonmaakmiddel*, allesreiniger*, glasreiniger*, ontkalker*, wc reiniger, badkamerreiniger*, reinigingsmiddel*,
      ontkalkingsmiddel*`,
    pl: `
      środek czyszczący, środki czyszczące, środka czyszczącego, płyn do mycia, płyn uniwersalny, odkamieniacz*,
      detergent*, płyn do szyb, środk* czystości, środków czystości`,
    pt: `
      produto de limpeza, produtos de limpeza, limpa vidros, detergente, detergentes, descalcificante, descalcificantes,
      multiusos limpeza, limpador multiuso, limpadores multiuso, anticalcário, lava tudo`,
    sv: `
      rengöringsmedel*, allrengöring*, fönsterputs*, avkalkning*, allrent, wc rengöring, kalkborttag*, badrumsrengör*`,
    da: 'rengøringsmiddel*, universalrengøring*, glasrens*, afkalker*, afkalkning*, toiletrens*, kalkfjerner*',
    nb: `
      rengjøringsmiddel*, vaskemiddel til gulv, universalrengjøring*, glassrens*, avkalkingsmiddel*, avkalker*,
      toalettrens*, kalkfjerner*`,
    fi: `
      puhdistusaine*, yleispuhdist*, lasinpesuaine*, kalkinpoist*, wc puhdistusaine, siivousaine*, kylpyhuonepuhdist*`,
  },
  laundryDetergent: {
    en: `
      laundry detergent, laundry detergents, washing powder, fabric softener, fabric softeners, laundry liquid,
      stain remover, stain removers, washing liquid, laundry capsules`,
    de: `
      waschmittel*, flüssigwaschmittel*, weichspüler*, waschpulver*, fleckenentferner*, colorwaschmittel*, fleckensalz*,
      vollwaschmittel*, wollwaschmittel*`,
    fr: 'lessive, lessives, adoucissant, adoucissants, détachant, détachants',
    es: `
      detergente para ropa, detergente para lavadora, suavizante, suavizantes, quitamanchas, detergente líquido,
      jabón para ropa`,
    it: `
      detersivo per bucato, detersivo lavatrice, ammorbidente, ammorbidenti, smacchiatore, smacchiatori,
      detersivo per lavatrice`,
    nl: 'wasmiddel*, wasverzachter*, waspoeder*, vlekverwijderaar*, wolwasmiddel*',
    pl: 'proszek do prania, płyn do prania, płyn do płukania, odplamiacz*, kapsułk* do prania, proszk* do prania',
    pt: `
      detergente para roupa, detergente de roupa, amaciador, amaciadores, amaciante, amaciantes, sabão em pó,
      tira nódoas, tira manchas, sabão líquido para roupa`,
    sv: 'tvättmedel*, sköljmedel*, fläckborttag*, tvättpulver*',
    da: `
      vaskemiddel til tøj, tøjvask middel, skyllemiddel*, vaskepulver*, pletfjerner*, vaskemiddel,
      flydende vaskemiddel`,
    nb: 'klesvaskemiddel*, tøyvaskemiddel*, vaskepulver*, tøymykner*, skyllemiddel*, flekkfjerner*',
    fi: 'pyykinpesuaine*, pesuaine pyykille, huuhteluaine*, pesujauhe*, tahranpoist*, pyykkietik*',
  },
  dishSoap: {
    en: `
      washing up liquid, dish soap, dish soaps, dishwasher tablet, dishwasher tablets, dish brush, dish brushes, sponge,
      sponges, dishwashing liquid, dishwasher salt, rinse aid`,
    de: `
      spülmittel*, spülmaschinentab*, geschirrspültab*, spülbürste*, schwamm, schwämme, schwämmen, klarspüler*,
      spülschwamm*, spültuch*`,
    fr: `
      liquide vaisselle, tablette lave vaisselle, tablettes lave vaisselle, éponge, éponges, brosse à vaisselle,
      liquide de rinçage, tablettes pour lave vaisselle`,
    es: `
      lavavajillas líquido, pastillas para lavavajillas, estropajo, estropajos, esponja, esponjas, cepillo para platos,
      abrillantador lavavajillas, pastillas lavavajillas`,
    it: `
      detersivo piatti, detersivo per piatti, pastiglie per lavastoviglie, spugna, spugne, spazzola per piatti,
      brillantante, pastiglie lavastoviglie`,
    nl: `
      afwasmiddel*, vaatwastablet*, afwasborstel*, spons, sponzen, sponsje, sponsjes, glansspoelmiddel,
      vaatwascapsule*`,
    pl: `
      płyn do naczyń, tabletk* do zmywark*, gąbka, gąbki, gąbkę, gąbek, szczotk* do naczyń, nabłyszczacz*,
      płyn do mycia naczyń, kapsułk* do zmywark*`,
    pt: `
      detergente de louça, detergente da loiça, detergente para louça, pastilhas para máquina de lavar, esponja,
      esponjas, escova de louça, abrilhantador, esfregão, esfregões`,
    sv: 'diskmedel*, maskindisk*, disktablett*, diskborst*, disksvamp*, tvättsvamp*, spolglans, disktrasa*',
    da: 'opvaskemiddel*, opvasketab*, opvaskebørste*, opvaskesvamp*, afspændingsmiddel*, karklud*',
    nb: 'oppvaskmiddel*, oppvasktablett*, oppvaskkost*, oppvaskbørste*, oppvasksvamp*, oppvaskklut*, maskinoppvask*',
    fi: `
      astianpesuaine*, konetiskiaine*, konetiskitabletti*, tiskiharja*, sieni tiskaus, tiskisieni*, tiskirätti*,
      tiskiaine*, huuhtelukirkaste*`,
  },
  iron: {
    en: `
      steam iron, steam irons, clothes iron, clothes irons, garment steamer, garment steamers, ironing board,
      ironing boards, clothes steamer, clothes steamers`,
    de: 'bügeleisen*, dampfbügel*, bügelbrett*, dampfglätter*, bügeltisch*',
    fr: `
      fer à repasser, fers à repasser, défroisseur, défroisseurs, table à repasser, tables à repasser, centrale vapeur,
      centrales vapeur, planche à repasser, planches à repasser`,
    es: `
      plancha de vapor, planchas de vapor, plancha de ropa, planchas de ropa, tabla de planchar, tablas de planchar,
      centro de planchado, centros de planchado, vaporizador de ropa`,
    it: `
      ferro da stiro, ferri da stiro, asse da stiro, assi da stiro, tavolo da stiro, tavoli da stiro,
      stiratore a vapore, stiratori a vapore`,
    nl: 'strijkijzer*, strijkplank*, kledingstomer*, stoomgenerator*',
    pl: `
      żelazko, żelazka, deska do prasowania, deski do prasowania, deskę do prasowania, parownic* do ubrań,
      generator pary`,
    pt: `
      ferro de engomar, ferros de engomar, ferro de passar, ferros de passar, tábua de engomar, tábuas de engomar,
      tábua de passar, tábuas de passar, vaporizador de roupa, passadeira a vapor`,
    sv: 'strykjärn*, strykbräd*, steamer, klädångare*',
    da: 'strygejern*, strygebræt*, steamer, steamere, tøjsteamer*, dampstation*',
    nb: 'strykejern*, strykebrett*, steamer, steamere, klesteamer*, dampstasjon*',
    fi: 'silitysrauta*, silitysraud*, silityslauta*, silityslaud*, höyrystin vaat*, höyrysilit*',
  },
  trashCan: {
    en: `
      bin, bins, waste bin, waste bins, trash can, trash cans, rubbish bin, rubbish bins, pedal bin, pedal bins,
      bin bag, bin bags, trash bag, trash bags, garbage can, garbage cans`,
    de: 'mülleimer*, abfalleimer*, müllbeutel*, papierkorb*, treteimer*, abfallsammler*, müllsack*, müllsäck*',
    fr: 'poubelle, poubelles, sac poubelle, sacs poubelle',
    es: 'cubo de basura, cubos de basura, papelera, papeleras, bolsa de basura, bolsas de basura, basurero, basureros',
    it: `
      pattumiera, pattumiere, cestino dei rifiuti, cestini dei rifiuti, sacchi spazzatura, sacchetti spazzatura,
      bidone della spazzatura, bidoni della spazzatura, sacchetti per rifiuti`,
    nl: 'prullenbak*, vuilnisbak*, pedaalemmer*, vuilniszak*, afvalbak*, afvalemmer*',
    pl: 'kosz* na śmieci, work* na śmieci, śmietnik*, worki na śmieci',
    pt: `
      caixote do lixo, caixotes do lixo, balde do lixo, baldes do lixo, saco do lixo, sacos do lixo, lixeira, lixeiras,
      saco de lixo, sacos de lixo, caixote de lixo, caixotes de lixo`,
    sv: 'soptunna*, papperskorg*, pedalhink*, soppåse*, sophink*, avfallshink*, sopsäck*',
    da: 'skraldespand*, affaldsspand*, pedalspand*, affaldspose*, papirkurv*, skraldepose*',
    nb: 'søppelbøtte*, søppelspann*, pedalbøtte*, søppelpose*, avfallsbøtte*, papirkurv*',
    fi: 'roskakori*, roska astia, roskapuss*, jäteastia*, roskis, roskikset, jätesäk*',
  },
  airPurifier: {
    en: `
      air purifier, air purifiers, humidifier, humidifiers, dehumidifier, dehumidifiers, fan, fans, air conditioner,
      air conditioners, heater, heaters, space heater, space heaters, fan heater, fan heaters`,
    de: `
      luftreiniger*, luftbefeuchter*, luftentfeuchter*, ventilator, ventilatoren, ventilators, klimagerät*,
      klimaanlage*, heizlüfter*, heizgerät*, standventilator*, heizstrahler*`,
    fr: `
      purificateur d air, purificateurs d air, humidificateur, humidificateurs, déshumidificateur, déshumidificateurs,
      ventilateur, ventilateurs, climatiseur, climatiseurs, chauffage d appoint, chauffages d appoint, radiateur,
      radiateurs, assécheur`,
    es: `
      purificador de aire, purificadores de aire, humidificador, humidificadores, deshumidificador, deshumidificadores,
      ventilador, ventiladores, aire acondicionado, calefactor, calefactores, radiador, radiadores, estufa eléctrica,
      estufas eléctricas`,
    it: `
      purificatore d aria, purificatori d aria, umidificatore, umidificatori, deumidificatore, deumidificatori,
      ventilatore, ventilatori, condizionatore, condizionatori, climatizzatore, climatizzatori, termoventilatore,
      termoventilatori, stufa elettrica, stufe elettriche`,
    nl: `
      luchtreiniger*, luchtbevochtiger*, luchtontvochtiger*, ventilator, ventilatoren, airco, airco s, kachel, kachels,
      verwarming elektrisch, ontvochtiger*`,
    pl: `
      oczyszczacz* powietrza, nawilżacz* powietrza, osuszacz*, wentylator*, klimatyzator*, grzejnik*, farelk*,
      termowentylator*`,
    pt: `
      purificador de ar, purificadores de ar, humidificador, humidificadores, umidificador, umidificadores,
      desumidificador, desumidificadores, ventoinha, ventoinhas, ventilador, ventiladores, ar condicionado, aquecedor,
      aquecedores`,
    sv: `
      luftrenare*, luftfuktare*, avfuktare*, fläkt, fläktar, fläktarna, golvfläkt*, luftkonditioner*, värmefläkt*,
      element elektriskt, bordsfläkt*`,
    da: `
      luftrenser*, luftfugter*, affugter*, ventilator, ventilatorer, ventilatoren, aircondition*, varmeblæser*,
      klimaanlæg*, elradiator*`,
    nb: 'luftrenser*, luftfukter*, avfukter*, vifte, vifter, viften, aircondition*, varmeovn*, vifteovn*, panelovn*',
    fi: `
      ilmanpuhdist*, ilmankostut*, ilmankuivaa*, kosteudenpoist*, tuuletin, tuulettimet, ilmastointilait*,
      lämpöpuhallin*, lämmitin, lämmitti*`,
  },
  faceCream: {
    en: `
      face cream, face creams, moisturiser, moisturisers, moisturizer, moisturizers, day cream, day creams, night cream,
      night creams, facial cream, facial creams, eye cream, eye creams`,
    de: `
      gesichtscreme*, tagescreme*, nachtcreme*, feuchtigkeitscreme*, augencreme*, feuchtigkeitspflege*,
      gesichtspflege*`,
    fr: `
      crème visage, crèmes visage, crème de jour, crèmes de jour, crème de nuit, crèmes de nuit, crème hydratante,
      crèmes hydratantes, contour des yeux, crème pour le visage, crèmes pour le visage, crèmes, soin hydratant,
      crème anti âge`,
    es: `
      crema facial, cremas faciales, crema hidratante, cremas hidratantes, crema de día, cremas de día, crema de noche,
      cremas de noche, contorno de ojos, hidratante facial`,
    it: `
      crema viso, creme viso, crema idratante, creme idratanti, crema giorno, creme giorno, crema notte, creme notte,
      contorno occhi, crema da giorno, crema per il viso`,
    nl: `
      gezichtscrème*, dagcrème*, nachtcrème*, oogcrème*, hydraterende crème, vochtinbrengende crème,
      gezichtsverzorging`,
    pl: `
      krem do twarzy, kremy do twarzy, kremu do twarzy, kremów do twarzy, krem* nawilżając*, krem* na dzień,
      krem* na noc, krem* pod oczy, kremy, kremu, kremów`,
    pt: `
      creme facial, cremes faciais, creme hidratante, cremes hidratantes, hidratante facial, hidratantes faciais,
      creme de dia, creme de noite, contorno de olhos, creme de rosto, cremes de rosto, cremes`,
    sv: 'ansiktskräm*, dagkräm*, nattkräm*, ögonkräm*, fuktkräm*, kräm, krämen, krämer, fuktighetskräm*',
    da: 'ansigtscreme*, dagcreme*, natcreme*, øjencreme*, fugtighedscreme*, fugtcreme*, cremen, cremer',
    nb: 'ansiktskrem*, dagkrem*, nattkrem*, øyekrem*, fuktighetskrem*, kremen, kremer',
    fi: 'kasvovoi*, päivävoi*, yövoi*, silmänympärysvoi*, kosteusvoi*, voide, voiteet, voidetta, voiteen',
  },
  faceSerum: {
    en: `
      serum, serums, face serum, face serums, face oil, face oils, ampoule serum, facial oil, facial oils, facial serum,
      facial serums`,
    de: 'seren, serums, gesichtsöl*, gesichtsserum*, *serum',
    fr: 'sérum, sérums, huile visage, huiles visage, huile pour le visage, huiles pour le visage',
    es: 'sérum, sérums, aceite facial, aceites faciales, suero facial, sueros faciales',
    it: 'siero viso, sieri viso, olio viso, oli viso, siero per il viso, siero, sieri',
    nl: 'serum, serums, gezichtsolie*, gezichtsserum*',
    pl: 'serum, serów do twarzy, olejek do twarzy, olejk* do twarzy, serum do twarzy',
    pt: 'sérum, sérums, séruns, óleo facial, óleos faciais, soro facial',
    sv: 'serum, serumet, ansiktsserum*, ansiktsolja*, ansiktsoljor',
    da: 'serum, serumer, serumet, ansigtsserum*, ansigtsolie*',
    nb: 'serum, serumer, serumet, ansiktsserum*, ansiktsolje*',
    fi: 'seerumi*, seerumei*, kasvoöljy*, kasvoseerum*',
  },
  faceMask: {
    en: `
      face mask, face masks, sheet mask, sheet masks, clay mask, clay masks, peeling mask, exfoliator, exfoliators,
      scrub, scrubs, body scrub, body scrubs, face scrub, face scrubs`,
    de: 'gesichtsmaske*, tuchmaske*, peeling, peelings, tonerdemaske*, gesichtspeeling*, körperpeeling*',
    fr: `
      masque visage, masques visage, masque en tissu, masques en tissu, gommage, gommages, exfoliant, exfoliants,
      masque à l argile, masques à l argile, masque pour le visage, masque hydratant`,
    es: `
      mascarilla facial, mascarillas faciales, exfoliante, exfoliantes, mascarilla de arcilla, mascarillas de arcilla,
      mascarilla hidratante, mascarillas hidratantes`,
    it: `
      maschera viso, maschere viso, scrub, maschera all argilla, maschera in tessuto, esfoliante, esfolianti, gommage`,
    nl: 'gezichtsmasker*, sheetmask*, scrub, scrubs, kleimasker*, bodyscrub*, peeling, peelings',
    pl: 'maseczk*, maseczek, peeling, peelingi, peelingu, peelingów, mask* w płachcie, scrub',
    pt: `
      máscara facial, máscaras faciais, esfoliante, esfoliantes, máscara de argila, máscara de rosto, máscaras de rosto,
      máscara de tecido, máscaras de tecido`,
    sv: 'ansiktsmask*, sheet mask, peeling, peelingen, skrubb, kroppsskrubb*, lermask*, kroppspeeling*',
    da: 'ansigtsmaske*, sheet mask, peeling, scrub, kropsscrub*, lermaske*, bodyscrub*',
    nb: 'ansiktsmaske*, sheet mask, peeling, skrubb, kroppsskrubb*, leiremaske*, bodyscrub*',
    fi: 'kasvonaamio*, kangasnaamio*, kuorinta, kuorintavoi*, vartalokuori*, savinaamio*, kuorintaa',
  },
  faceCleanser: {
    en: `
      cleanser, cleansers, face wash, micellar water, cleansing gel, cleansing gels, facial toner, facial toners,
      make up remover, make up removers, makeup remover, makeup removers, cleansing foam, cleansing milk, face toner,
      cleansing oil, cleansing oils`,
    de: `
      gesichtsreinigung*, reinigungsgel*, reinigungsmilch*, mizellenwasser*, gesichtswasser*, make up entferner,
      reinigungsschaum*, reinigungsöl*, abschminkpads, waschgel*`,
    fr: `
      nettoyant visage, nettoyants visage, eau micellaire, gel nettoyant, gels nettoyants, démaquillant, démaquillants,
      lotion tonique, lotions toniques, mousse nettoyante, lait démaquillant, huile démaquillante, eau florale`,
    es: `
      limpiador facial, limpiadores faciales, agua micelar, gel limpiador, desmaquillante, desmaquillantes,
      tónico facial, tónicos faciales, leche limpiadora, espuma limpiadora, aceite limpiador`,
    it: `
      detergente viso, detergenti viso, acqua micellare, struccante, struccanti, tonico viso, tonici viso,
      gel detergente, mousse detergente, latte detergente, olio struccante`,
    nl: `
      gezichtsreiniger*, micellair water, reinigingsgel*, make up remover, toner gezicht, gezichtsreiniging*,
      reinigingsmelk*, reinigingsolie*, gezichtstoner*`,
    pl: `
      żel do mycia twarzy, żel* do mycia twarzy, płyn micelarny, tonik*, pianka do mycia twarzy, płyn do demakijażu,
      mleczko do demakijażu, olejek myjący, pianka oczyszczająca`,
    pt: `
      gel de limpeza facial, água micelar, desmaquilhante, desmaquilhantes, demaquilante, demaquilantes, tónico facial,
      tónicos faciais, leite de limpeza, espuma de limpeza, limpador facial, óleo de limpeza`,
    sv: `
      ansiktsrengöring*, rengöringsgel*, micellärt vatten, micellarvatten, ansiktsvatten, sminkborttag*,
      rengöringsolja*, ansiktstvätt*`,
    da: `
      ansigtsrens*, rensegel*, micellar vand, micellarvand, skintonic, makeupfjerner*, rensemælk*, renseolie*,
      ansigtsvask*`,
    nb: `
      ansiktsrens*, rensegel*, micellært vann, micellarvann, ansiktsvann, sminkefjerner*, rensemelk*, renseolje*,
      ansiktsvask*`,
    fi: `
      puhdistusgeeli*, kasvojenpuhdist*, misellivesi*, misellived*, kasvovesi, kasvovettä, meikinpoist*,
      puhdistusvaahto*, puhdistusmaito*, puhdistusöljy*`,
  },
  bodyLotion: {
    en: `
      body lotion, body lotions, body cream, body creams, body butter, body butters, hand cream, hand creams, body oil,
      body oils, body milk, foot cream, foot creams, body balm`,
    de: `
      bodylotion*, körperlotion*, körpercreme*, handcreme*, körperöl*, körperbutter*, körpermilch*, fußcreme*,
      body lotion, body lotions, body butter`,
    fr: `
      lait corporel, lait pour le corps, crème mains, crèmes mains, crème corps, crèmes corps, huile corporelle,
      huiles corporelles, beurre corporel, lotion corporelle, crème pour les mains, crèmes pour les mains, baume corps,
      crème pour le corps, crèmes pour le corps, crème pieds`,
    es: `
      loción corporal, lociones corporales, crema corporal, cremas corporales, crema de manos, cremas de manos,
      aceite corporal, aceites corporales, manteca corporal, leche corporal, body milk, crema de pies`,
    it: `
      lozione corpo, lozioni corpo, crema corpo, creme corpo, crema mani, creme mani, olio corpo, oli corpo,
      burro corpo, latte corpo, crema per le mani, crema piedi, crema per il corpo`,
    nl: `
      bodylotion*, handcrème*, lichaamscrème*, bodybutter*, lichaamsolie*, bodymilk*, body lotion, body lotions,
      voetencrème*, bodycrème*`,
    pl: `
      balsam* do ciała, krem* do rąk, mleczk* do ciała, masł* do ciała, olej* do ciała, olejek do ciała, krem* do stóp`,
    pt: `
      loção corporal, loções corporais, creme corporal, cremes corporais, creme de mãos, cremes de mãos,
      creme para as mãos, cremes para as mãos, manteiga corporal, leite corporal, óleo corporal, óleos corporais,
      creme para mãos, creme de pés, hidratante corporal`,
    sv: 'bodylotion*, handkräm*, kroppslotion*, kroppskräm*, kroppsolja*, bodybutter*, fotkräm*, kroppssmör*',
    da: 'bodylotion*, håndcreme*, kropscreme*, kropsolie*, bodybutter*, fodcreme*, kropslotion*',
    nb: 'bodylotion*, håndkrem*, kroppskrem*, kroppslotion*, kroppsolje*, bodybutter*, fotkrem*',
    fi: 'vartalovoi*, käsivoi*, vartaloöljy*, vartaloemulsio*, kehovoi*, jalkavoi*',
  },
  shampoo: {
    en: 'shampoo, shampoos, dry shampoo, shampoo bar, shampoo bars',
    de: 'shampoos, haarseife*, trockenshampoo*, *shampoo',
    fr: 'shampooing, shampooings, shampoing, shampoings, shampoings secs',
    es: 'champú, champúes, champús, champú sólido',
    it: 'shampoo',
    nl: 'shampoo, shampoos, shampoobar*',
    pl: 'szampon*',
    pt: 'champô, champôs, shampoo, shampoos, xampu, xampus',
    sv: 'schampon, shampoo, *schampo, torrschampo*',
    da: 'shampoo, shampooer, shampooen, hårshampoo*, shampoobar*',
    nb: 'sjampo, sjampoen, sjampoer, shampoo, sjampobar*',
    fi: 'shampoo, shampoon, sampoo, shampoota, shampoot, kuivashampoo*, hiustenpesuaine*, palashampoo*',
  },
  conditioner: {
    en: `
      conditioner, conditioners, hair mask, hair masks, hair oil, hair oils, hair treatment, hair treatments, leave in`,
    de: 'conditioner, conditioners, haarspülung*, haarkur*, haarmaske*, haaröl*, spülung, pflegespülung*, haarpflege*',
    fr: `
      après shampooing, après shampooings, après shampoing, après shampoings, masque capillaire, masques capillaires,
      huile capillaire, huiles capillaires, soin capillaire, soins capillaires, masque cheveux, démêlant, démêlants`,
    es: `
      acondicionador, acondicionadores, mascarilla capilar, mascarillas capilares, aceite capilar, aceites capilares,
      mascarilla para el pelo, tratamiento capilar`,
    it: `
      balsamo capelli, balsami capelli, maschera capelli, maschere capelli, olio per capelli, oli per capelli,
      balsamo per capelli, maschera per capelli, trattamento capelli`,
    nl: 'conditioner, conditioners, haarmasker*, haarolie*, crèmespoeling*, haarverzorging*',
    pl: 'odżywk* do włosów, mask* do włosów, olejek do włosów, olejk* do włosów',
    pt: `
      condicionador, condicionadores, amaciador de cabelo, máscara capilar, máscaras capilares, óleo capilar,
      óleos capilares, tratamento capilar, máscara de cabelo`,
    sv: 'balsam till håret, balsamet till håret, hårbalsam*, hårinpackning*, hårolja*, hårmask, hårkur*, hårvård*',
    da: 'balsam, hårbalsam*, hårkur*, hårolie*, hårmaske*, hårpleje*, conditioner',
    nb: 'balsam, hårbalsam*, hårkur*, hårolje*, hårmaske*, hårpleie*',
    fi: 'hoitoaine*, hiusnaamio*, hiusöljy*, tehohoito hius*, hiustenhoito*, hiushoito*',
  },
  hairStyling: {
    en: `
      hair spray, hair sprays, hairspray, hairsprays, hair gel, hair gels, hair wax, hair dye, hair dyes, hair colour,
      hair color, styling product, styling products, hair mousse, hair pomade`,
    de: `
      haarspray*, haargel*, haarwachs*, haarfarbe*, haarfärbe*, schaumfestiger*, stylingprodukt*, coloration,
      colorationen`,
    fr: `
      laque cheveux, laques cheveux, gel coiffant, gels coiffants, cire coiffante, coloration capillaire,
      colorations capillaires, mousse coiffante, coloration cheveux, produits coiffants, laque coiffante`,
    es: `
      laca para el pelo, lacas para el pelo, gel fijador, cera para el pelo, tinte para el pelo, tintes para el pelo,
      tinte capilar, tintes capilares, espuma para el pelo, laca de pelo, tinte de pelo`,
    it: `
      lacca per capelli, lacche per capelli, gel per capelli, cera per capelli, tinta per capelli, tinte per capelli,
      gel capelli, tinta capelli`,
    nl: 'haarlak*, haargel*, haarwax*, haarverf*, haarspray*, haarmousse*',
    pl: `
      lakier do włosów, żel do włosów, wosk do włosów, farba do włosów, farby do włosów, farbę do włosów,
      pianka do włosów, pomad* do włosów`,
    pt: `
      laca de cabelo, lacas de cabelo, gel de cabelo, cera para cabelo, tinta de cabelo, tintas de cabelo, coloração,
      colorações, tinta para cabelo, tintura, tinturas, laca para cabelo`,
    sv: 'hårspray*, hårgel*, hårvax*, hårfärg*, stylingprodukt*, hårmousse*',
    da: 'hårspray*, hårgel*, hårvoks*, hårfarve*, stylingprodukt*, hårlak*',
    nb: 'hårspray*, hårgel*, hårvoks*, hårfarge*, stylingprodukt*, hårlakk*',
    fi: 'hiuslakka*, hiusgeeli*, hiusvaha*, hiusväri*, hiusvaahto*, muotoilutuot*',
  },
  soap: {
    en: `
      soap, soaps, shower gel, shower gels, body wash, hand soap, hand soaps, bar soap, bath foam, bath salts,
      bath bomb, bath bombs, bubble bath`,
    de: `
      *seife, *seifen, duschgel*, badeschaum*, badesalz*, badebombe*, badekugel*, duschcreme*, duschöl*, badezusatz*`,
    fr: `
      savon, savons, gel douche, gels douches, gel de douche, gels de douche, bain moussant, sel de bain, sels de bain,
      boule de bain, boules de bain, huile de douche`,
    es: `
      jabón, jabones, gel de ducha, geles de ducha, gel de baño, geles de baño, sales de baño, bomba de baño,
      bombas de baño, espuma de baño`,
    it: `
      sapone, saponi, bagnoschiuma, bagnoschiume, docciaschiuma, docciaschiume, gel doccia, sali da bagno,
      bomba da bagno, bombe da bagno, saponetta, saponette, doccia gel`,
    nl: `
      zepen, zeepje, zeepjes, douchegel*, handzeep*, badzout*, badschuim, bruisbal, bruisballen, *zeep, doucheschuim`,
    pl: `
      mydło, mydła, mydłem, mydeł, mydełko, mydełka, żel* pod prysznic, sól do kąpieli, soli do kąpieli,
      kul* do kąpieli, płyn do kąpieli`,
    pt: `
      sabonete, sabonetes, sabão, sabões, gel de banho, gel de duche, géis de banho, sais de banho, bomba de banho,
      bombas de banho, espuma de banho, sabonete líquido`,
    sv: 'tvål, tvålar, tvålarna, tvålen, duschgel*, duschkräm*, handtvål*, badsalt*, badbomb*, duschtvål*, badskum*',
    da: 'sæber, sæben, shower gel, håndsæbe*, badesalt*, badebombe*, shampoobar og sæbe, *sæbe, kropsvask, brusegel*',
    nb: 'såper, såpen, dusjsåpe*, dusjgel*, håndsåpe*, badesalt*, badebombe*, *såpe, dusjkrem*',
    fi: 'saippua*, saippuoi*, suihkugeeli*, suihkusaippu*, käsisaippu*, kylpysuola*, kylpypommi*, suihkuvaahto*',
  },
  sunscreen: {
    en: `
      sunscreen, sunscreens, sun cream, sun creams, sun lotion, sun lotions, sun milk, suncream, suncreams, after sun,
      sunblock`,
    de: `
      sonnencreme*, sonnenmilch*, sonnenspray*, sonnenschutzcreme*, sonnenschutzmittel*, after sun, sonnenfluid*,
      sonnenlotion*`,
    fr: `
      crème solaire, crèmes solaires, lait solaire, laits solaires, protection solaire, écran solaire, après soleil,
      spray solaire, sprays solaires, huile solaire`,
    es: `
      protector solar, protectores solares, crema solar, cremas solares, bloqueador solar, bloqueadores solares,
      leche solar, after sun`,
    it: 'crema solare, creme solari, protezione solare, latte solare, doposole, solari viso, spray solare',
    nl: 'zonnebrand*, zonnecrème*, zonnemelk*, zonnespray*, aftersun',
    pl: `
      krem z filtrem, kremy z filtrem, krem przeciwsłoneczny, krem* przeciwsłoneczn*, mleczko do opalania,
      mlecz* do opalania, kremu z filtrem, emulsj* przeciwsłoneczn*`,
    pt: `
      protetor solar, protetores solares, creme solar, cremes solares, bloqueador solar, pós sol, leite solar,
      after sun`,
    sv: 'solkräm*, solskyddskräm*, solspray*, sollotion*, after sun, solskydd ansikte',
    da: 'solcreme*, solspray*, sollotion*, aftersun, after sun, solfaktorcreme*',
    nb: 'solkrem*, solspray*, sollotion*, aftersun, after sun, solfaktorkrem*',
    fi: 'aurinkovoi*, aurinkosuojavoi*, aurinkosuojasuihke*, aurinkorasva*, after sun, aurinkosuojatuot*',
  },
  lipCare: {
    en: 'lip balm, lip balms, lip care, lip butter',
    de: 'lippenbalsam*, lippenpflege*',
    fr: `
      baume à lèvres, baumes à lèvres, baume lèvres, baumes lèvres, soin des lèvres, soins des lèvres, stick à lèvres`,
    es: 'bálsamo labial, bálsamos labiales, protector labial, cacao labial, cuidado labial',
    it: 'balsamo labbra, balsami labbra, burro cacao, burrocacao, stick labbra, balsamo per labbra',
    nl: 'lippenbalsem*, lipbalm, lipbalms, lippenverzorging',
    pl: 'balsam do ust, balsam* do ust, pomadk* ochronn*, masełko do ust',
    pt: 'bálsamo labial, bálsamos labiais, batom de cieiro, protetor labial, hidratante labial, bálsamo para os lábios',
    sv: 'läppbalsam*, läppcerat*, lypsyl, läppvård*',
    da: 'læbepomade*, læbebalsam*, læbepleje*',
    nb: 'leppepomade*, leppebalsam*, leppepleie*',
    fi: 'huulirasva*, huulivoi*, huulibalsami*',
  },
  makeUp: {
    en: `
      make up, makeup, foundation, foundations, mascara, mascaras, lipstick, lipsticks, eyeshadow, eyeshadows,
      concealer, concealers, blusher, eyeliner, eyeliners, lip gloss, lipgloss, bronzer, highlighter makeup, eye shadow,
      eye shadows`,
    de: `
      make up, makeup, foundation, foundations, mascara, mascaras, lippenstift*, lidschatten*, concealer, concealers,
      rouge, wimperntusche*, eyeliner, eyeliners, puder, lipgloss*, kajal*`,
    fr: `
      maquillage, fond de teint, fonds de teint, mascara, mascaras, rouge à lèvres, rouges à lèvres, fard à paupières,
      fards à paupières, anticerne, anticernes, anti cerne, anti cernes, eye liner, gloss, fard à joues, fards à joues,
      poudre libre, correcteur de teint, correcteurs de teint`,
    es: `
      maquillaje, base de maquillaje, máscara de pestañas, máscaras de pestañas, rímel, pintalabios, sombra de ojos,
      sombras de ojos, corrector de ojeras, correctores de ojeras, colorete, coloretes, delineador, delineadores,
      brillo de labios, labial mate, labial líquido, barra de labios, barras de labios`,
    it: `
      trucco, make up, fondotinta, mascara, rossetto, rossetti, ombretto, ombretti, correttore viso, blush, eyeliner,
      lucidalabbra, fard, cipria`,
    nl: `
      make up, makeup, foundation, foundations, mascara, mascaras, lippenstift, lippenstiften, oogschaduw*, concealer,
      concealers, blush, eyeliner, eyeliners, lipgloss*`,
    pl: `
      makijaż*, podkład do twarzy, podkład kryjąc*, podkłady kryjąc*, podkładu kryjąc*, tusz do rzęs, tusz* do rzęs,
      szmink*, pomadk*, cieni* do powiek, korektor, korektory, róż do policzków, eyeliner*, błyszczyk*, make up`,
    pt: `
      maquilhagem, maquiagem, base líquida, máscara de pestanas, máscara de cílios, rímel, batom, batons,
      sombra de olhos, sombras de olhos, corretivo, corretivos, blush, delineador, delineadores, gloss,
      bases de maquilhagem`,
    sv: `
      smink, sminket, foundation, foundations, mascara, mascaran, läppstift*, ögonskugga*, ögonskuggor, concealer*,
      rouge, eyeliner*, läppglans*, makeup, puder`,
    da: `
      makeup, makeuppen, foundation, foundations, mascara, mascaraen, læbestift*, øjenskygge*, concealer*, blush,
      eyeliner*, lipgloss*, pudder, make up`,
    nb: `
      sminke, sminken, foundation, foundations, mascara, mascaraen, leppestift*, øyenskygge*, øyeskygge*, concealer*,
      rouge, eyeliner*, leppeglans*, pudder, makeup`,
    fi: `
      meikki*, meikit, ripsiväri*, huulipuna*, luomiväri*, peitevoi*, poskipuna*, rajauskynä*, huulikiilto*, puuteri*`,
  },
  nailPolish: {
    en: `
      nail polish, nail polishes, nail care, nail file, nail files, nail clipper, nail clippers, nail scissors,
      nail varnish, nail polish remover, gel polish`,
    de: 'nagellack*, nagelfeile*, nagelschere*, nagelknipser*, maniküre*, nagelöl*, nagelpflege*',
    fr: `
      vernis à ongles, lime à ongles, limes à ongles, coupe ongles, dissolvant, dissolvants, ciseaux à ongles,
      soin des ongles`,
    es: `
      esmalte de uñas, esmaltes de uñas, lima de uñas, limas de uñas, cortaúñas, quitaesmalte, tijeras de uñas,
      pintaúñas`,
    it: `
      smalto per unghie, smalti per unghie, lima per unghie, lime per unghie, tagliaunghie, solvente per unghie,
      smalto unghie, smalti unghie, forbicine per unghie`,
    nl: 'nagellak*, nagelvijl*, nagelknipper*, nagelschaar*, nagelverzorging*',
    pl: `
      lakier* do paznokci, pilnik* do paznokci, obcinacz* do paznokci, zmywacz do paznokci, cążk* do paznokci,
      nożyczk* do paznokci`,
    pt: `
      verniz de unhas, vernizes de unhas, esmalte de unhas, esmaltes de unhas, lima de unhas, limas de unhas,
      corta unhas, acetona, esmaltes, cortador de unhas, esmalte para unhas`,
    sv: 'nagellack*, nagelfil*, nagelklippare*, nagelsax*, nagelvård*',
    da: 'neglelak*, neglefil*, negleklipper*, neglesaks*, neglepleje*',
    nb: 'neglelakk*, neglefil*, negleklipper*, neglesaks*, neglepleie*',
    fi: 'kynsilakka*, kynsilako*, kynsiviila*, kynsileikkuri*, kynsisaks*, kynsilakanpoist*, kynsienhoito*',
  },
  perfume: {
    en: `
      perfume, perfumes, fragrance for women, fragrances for women, eau de parfum, eau de toilette, cologne, colognes,
      aftershave, aftershaves, fragrance, fragrances, perfumed, unscented, scented`,
    de: `
      eau de parfum, eau de toilette, aftershave*, herrenduft*, damenduft*, rasierwasser*, parfüm*, parfum*,
      unparfümiert*, duftstoff*, duftkerze*`,
    fr: `
      parfum femme, parfums, eau de parfum, eau de toilette, eau de cologne, parfum homme, après rasage,
      flacon de parfum, eaux de parfum, sans parfum, parfum ajouté, parfumé, parfumée, parfumés, parfumées`,
    es: `
      colonia, colonias, eau de parfum, eau de toilette, agua de colonia, after shave, loción para después del afeitado,
      perfum*, sin fragancia, fragancia, fragancias`,
    it: `
      profumo da donna, profumo da uomo, profumi, eau de parfum, eau de toilette, acqua di colonia, dopobarba,
      flacone di profumo, senza profumo, profumat*, fragranza, fragranze`,
    nl: `
      eau de parfum, eau de toilette, aftershave*, eau de cologne, herenparfum*, damesparfum*, parfum*, geurstoffen,
      ongeparfumeerd*, geurkaars*`,
    pl: `
      perfum*, woda perfumowana, wod* perfumowan*, wod* toaletow*, wod* kolońsk*, eau de parfum, po goleniu,
      bezzapachow*, nieperfumowan*, substancj* zapachow*, zapachow*`,
    pt: `
      colónia, colónias, colônia, colônias, eau de parfum, água de colónia, eau de toilette, pós barba,
      água de toilette, perfum*, fragrância, fragrâncias`,
    sv: `
      eau de parfum, eau de toilette, rakvatten*, aftershave*, parfym*, oparfymerad*, doftfri*, doftämne*, doftljus*`,
    da: 'eau de parfum, eau de toilette, aftershave*, barbersprit*, parfume*, uparfumeret*, duftstof*, duftlys*',
    nb: 'eau de parfum, eau de toilette, aftershave*, etterbarberings*, parfyme*, uparfymert*, duftstoff*, duftlys*',
    fi: `
      hajuvesi*, hajuvede*, parfyymi*, tuoksu naisille, eau de parfum, eau de toilette, partavesi*, after shave,
      hajuste*, hajustamat*, tuoksukynttil*`,
  },
  deodorant: {
    en: 'deodorant, deodorants, antiperspirant, antiperspirants, deo, deos',
    de: 'deo, deos, deodorant, deodorants, deocreme*, deospray*, antitranspirant*, deostick*',
    fr: 'déodorant, déodorants, anti transpirant, anti transpirants, stick déodorant',
    es: 'desodorante, desodorantes, antitranspirante, antitranspirantes',
    it: 'deodorante, deodoranti, antitraspirante, antitraspiranti',
    nl: 'deodorant, deodorants, deo, deostick*, anti transpirant',
    pl: 'dezodorant*, antyperspirant*, deo',
    pt: 'desodorizante, desodorizantes, desodorante, desodorantes, antitranspirante, antitranspirantes',
    sv: 'deodorant, deodoranter, deodoranten, deo, antiperspirant*',
    da: 'deodorant, deodoranter, deodoranten, deo, deostick*, antiperspirant*',
    nb: 'deodorant, deodoranter, deodoranten, deo, antiperspirant*',
    fi: 'deodorantti*, deodorante*, antiperspirantti*, deo',
  },
  razor: {
    en: `
      razor, razors, shaver, shavers, electric shaver, electric shavers, beard trimmer, beard trimmers, hair clipper,
      hair clippers, epilator, epilators, razor blade, razor blades, safety razor, safety razors, shaving foam,
      shaving cream, shaving brush`,
    de: `
      rasierer*, rasierhobel*, barttrimmer*, haarschneider*, haarschneidemaschine*, epilierer*, rasierklinge*,
      rasiergel*, rasierschaum*, epilator, epilatoren, elektrorasierer*, rasierpinsel*`,
    fr: `
      rasoir, rasoirs, tondeuse à barbe, tondeuses à barbe, épilateur, épilateurs, lame de rasoir, lames de rasoir,
      mousse à raser, tondeuse cheveux, tondeuses cheveux, gel à raser, blaireau de rasage`,
    es: `
      maquinilla de afeitar, maquinillas de afeitar, afeitadora, afeitadoras, recortador de barba,
      recortadores de barba, cortapelos, depiladora, depiladoras, cuchilla de afeitar, cuchillas de afeitar,
      espuma de afeitar, navaja de afeitar, navajas de afeitar, brocha de afeitar`,
    it: `
      rasoio, rasoi, regolabarba, tagliacapelli, epilatore, epilatori, lametta, lamette, schiuma da barba,
      rasoio elettrico, rasoio di sicurezza, pennello da barba`,
    nl: `
      scheerapparaat*, scheermes*, baardtrimmer*, tondeuse, tondeuses, epilator, epilators, epileerapparaat*,
      scheerschuim, scheerkwast*`,
    pl: `
      maszynk* do golenia, golark*, trymer* do brody, maszynk* do włosów, depilator*, żyletk*, pianka do golenia,
      pędzel do golenia`,
    pt: `
      lâmina de barbear, lâminas de barbear, máquina de barbear, máquinas de barbear, aparador de barba,
      aparadores de barba, depiladora, depiladoras, máquina de cortar cabelo, espuma de barbear, barbeador, barbeadores,
      gilete, giletes, pincel de barba`,
    sv: `
      rakhyvel, rakhyvlar, rakapparat*, skäggtrimmer*, hårklippare*, epilator*, rakblad*, raklödder*, hårtrimmer*,
      rakborste*, rakgel*`,
    da: `
      barbermaskine*, barberskraber*, skægtrimmer*, hårklipper*, epilator*, barberblad*, barberskum*, hårtrimmer*,
      barberkost*`,
    nb: `
      barbermaskin*, barberhøv*, skjeggtrimmer*, hårklipper*, epilator*, barberblad*, barberskum*, hårtrimmer*,
      barberkost*`,
    fi: `
      partakone*, partahöylä*, partatrimmeri*, hiustenleikkuukone*, hiustrimmeri*, epilaattori*, partaterä*,
      partavaahto*, partasuti*, höylänterä*, parranajokone*`,
  },
  hairDryer: {
    en: `
      hair dryer, hair dryers, hairdryer, hairdryers, hair straightener, hair straighteners, curling iron,
      curling irons, blow dryer, blow dryers, curling wand, curling wands, straighteners`,
    de: 'haartrockner*, föhn, föhne, föhns, fön, glätteisen*, lockenstab*, haarglätter*, warmluftbürste*',
    fr: `
      sèche cheveux, lisseur, lisseurs, fer à lisser, fers à lisser, fer à boucler, fers à boucler, boucleur, boucleurs,
      brosse soufflante`,
    es: `
      secador de pelo, secadores de pelo, plancha de pelo, planchas de pelo, rizador, rizadores, secador, secadores,
      tenacillas, alisador, alisadores`,
    it: `
      asciugacapelli, phon, piastra per capelli, piastre per capelli, arricciacapelli, ferro arricciacapelli,
      fon per capelli`,
    nl: 'haardroger*, föhn, föhns, stijltang*, krultang*, föhnborstel*',
    pl: 'suszark* do włosów, prostownic* do włosów, lokówk*, prostownica, prostownice, prostownicę',
    pt: `
      secador de cabelo, secadores de cabelo, alisador de cabelo, alisadores de cabelo, modelador de cabelo,
      modeladores de cabelo, prancha de cabelo, pranchas de cabelo, chapinha, chapinhas, babyliss`,
    sv: 'hårtork*, plattång*, locktång*, hårfön*, fön, fönen',
    da: 'hårtørrer*, føntørrer*, glattejern*, krøllejern*',
    nb: 'hårføner*, hårtørker*, føner, fønere, føneren, rettetang*, krølltang*',
    fi: 'hiustenkuivaa*, hiustenkuivain*, suoristusrauta*, suoristusraud*, kiharrin, kihartim*, kiharrinrauta*, föön*',
  },
  hairbrush: {
    en: `
      hairbrush, hairbrushes, hair brush, hair brushes, comb, combs, hair clip, hair clips, hair tie, hair ties,
      scrunchie, scrunchies`,
    de: 'haarbürste*, kamm, kämme, haarspange*, haargummi*, haarklammer*, scrunchie, scrunchies, haarreif*',
    fr: `
      brosse à cheveux, brosses à cheveux, peigne, peignes, barrette, barrettes, élastique à cheveux,
      élastiques à cheveux, chouchou, chouchous, pince à cheveux`,
    es: `
      cepillo para el pelo, cepillos para el pelo, cepillo de pelo, cepillos de pelo, peine, peines, horquilla,
      horquillas, coletero, coleteros, pinza de pelo, pinzas de pelo, goma de pelo`,
    it: `
      spazzola per capelli, spazzole per capelli, pettine, pettini, molletta per capelli, mollette per capelli,
      elastico per capelli, elastici per capelli, fermaglio, fermagli, spazzola capelli, scrunchie`,
    nl: 'haarborstel*, kam, kammen, haarspeld*, haarelastiek*, scrunchie, scrunchies, haarklem*',
    pl: `
      szczotk* do włosów, grzebień, grzebienie, grzebienia, spink* do włosów, gumk* do włosów, scrunchie,
      frotk* do włosów`,
    pt: `
      escova de cabelo, escovas de cabelo, pente, pentes, gancho de cabelo, ganchos de cabelo, elástico de cabelo,
      elásticos de cabelo, presilha, presilhas, scrunchie, scrunchies, xuxinha, xuxinhas`,
    sv: 'hårborst*, kam, kammar, kammarna, hårspänne*, hårsnodd*, scrunchie, scrunchies, hårklämma*',
    da: 'hårbørste*, kam, kamme, hårspænde*, hårelastik*, scrunchie, scrunchies, hårklemme*',
    nb: 'hårbørste*, kam, kammer, hårspenne*, hårstrikk*, scrunchie, scrunchies, hårklype*',
    fi: 'hiusharja*, kampa, kammat, kamman, hiussolki*, hiuslenk*, hiuspinni*, donitsi hius*',
  },
  toothbrush: {
    en: `
      toothbrush, toothbrushes, electric toothbrush, electric toothbrushes, brush head, brush heads, water flosser,
      water flossers, oral irrigator`,
    de: 'zahnbürste*, bürstenkopf*, aufsteckbürste*, munddusche*, schallzahnbürste*',
    fr: 'brosse à dents, brosses à dents, brossette, brossettes, hydropulseur, hydropulseurs, jet dentaire',
    es: `
      cepillo de dientes, cepillos de dientes, cepillo eléctrico, cepillos eléctricos, cabezal de cepillo,
      cabezales de cepillo, irrigador dental, irrigadores dentales`,
    it: `
      spazzolino, spazzolini, testina per spazzolino, testine per spazzolino, idropulsore, idropulsori,
      testine di ricambio spazzolino, spazzolino elettrico`,
    nl: 'tandenborstel*, opzetborstel*, waterflosser, waterflossers, monddouche*',
    pl: 'szczotecz* do zębów, szczoteczk* soniczn*, końców* do szczoteczki, irygator*',
    pt: `
      escova de dentes, escovas de dentes, cabeça de escova, cabeças de escova, recargas de escova, irrigador oral,
      irrigadores orais, escova de dente`,
    sv: 'tandborst*, borsthuvud*, munddusch*, eltandborst*',
    da: 'tandbørste*, børstehoved*, eltandbørste*, mundbruser*',
    nb: 'tannbørste*, børstehode*, eltannbørste*, munndusj*, tannspyler*',
    fi: 'hammasharja*, harjapää*, sähköhammasharja*, suuhuuhtelulait*, suusuihku*',
  },
  toothpaste: {
    en: `
      toothpaste, toothpastes, dental floss, mouthwash, mouthwashes, tooth tablets, interdental brush,
      interdental brushes`,
    de: 'zahnpasta*, zahncreme*, zahnseide*, mundspülung*, zahnputztabletten, mundwasser*, interdentalbürste*',
    fr: 'dentifrice, dentifrices, fil dentaire, bain de bouche, bains de bouche, brossettes interdentaires',
    es: `
      dentífrico, dentífricos, pasta de dientes, pastas de dientes, hilo dental, enjuague bucal, enjuagues bucales,
      pasta dental, seda dental, colutorio, colutorios`,
    it: 'dentifricio, dentifrici, filo interdentale, collutorio, collutori, scovolini',
    nl: 'tandpasta*, flosdraad, mondwater, tandfloss, tandenstokers, ragers',
    pl: `
      pasta do zębów, pasty do zębów, pastę do zębów, nić dentystyczna, nici dentystyczn*, płyn do płukania ust,
      płyn* do płukania ust`,
    pt: `
      pasta de dentes, pastas de dentes, dentífrico, dentífricos, fio dental, fio dentário, elixir, enxaguante bucais,
      enxaguantes bucais, creme dental, pasta de dente, enxaguante bucal`,
    sv: 'tandkräm*, tandtråd*, munskölj*, munvatten',
    da: 'tandpasta*, tandtråd*, mundskyl*',
    nb: 'tannkrem*, tanntråd*, munnskyll*, munnvann',
    fi: 'hammastahna*, hammaslanka*, hammaslanko*, suuvesi*, suuved*, hammasväliharja*',
  },
  sanitaryPads: {
    en: `
      sanitary pad, sanitary pads, tampon, tampons, panty liner, panty liners, menstrual cup, menstrual cups,
      period underwear, period pants, sanitary towel, sanitary towels, incontinence pads`,
    de: `
      damenbinde*, slipeinlage*, tampon, tampons, menstruationstasse*, periodenunterwäsche*, periodenslip*,
      inkontinenzeinlage*, monatsbinde*`,
    fr: `
      serviette hygiénique, serviettes hygiéniques, tampon hygiénique, tampons hygiéniques, protège slip, protège slips,
      coupe menstruelle, coupes menstruelles, culotte menstruelle, culottes menstruelles, cup menstruelle, tampons,
      protections hygiéniques`,
    es: `
      compresa, compresas, tampón, tampones, salvaslip, salvaslips, copa menstrual, copas menstruales, braga menstrual,
      bragas menstruales, toallas sanitarias, toallas femeninas`,
    it: `
      assorbente intimo, assorbenti intimi, tampone interno, tamponi interni, salvaslip, coppetta mestruale,
      coppette mestruali, slip mestruale, slip mestruali, assorbenti igienici, assorbenti lavabili, assorbenti interni`,
    nl: `
      maandverband, tampon, tampons, inlegkruisje, inlegkruisjes, menstruatiecup, menstruatiecups, menstruatieondergoed,
      incontinentieverband`,
    pl: `
      podpask*, podpasek, tampon, tampony, tamponów, wkładk* higieniczn*, kubecz* menstruacyjn*, majtk* menstruacyjn*,
      bielizn* menstruacyjn*`,
    pt: `
      penso higiénico, pensos higiénicos, tampão, tampões, penso diário, pensos diários, copo menstrual,
      copos menstruais, coletor menstrual, coletores menstruais, cueca menstrual, cuecas menstruais,
      calcinha absorvente, protetor diário, absorvente higiênico, absorventes higiênicos, absorvente interno,
      absorventes internos, absorvente diário`,
    sv: 'mensbinda*, trosskydd*, tampong*, menskopp*, mensskydd*, menstrosa*, menstrosor, bindor, bindorna',
    da: 'hygiejnebind, trusseindlæg*, tampon, tamponer, menstruationskop*, menstruationstrusse*, menstrusse*',
    nb: 'truseinnlegg*, tampong*, menskopp*, menstruse*, sanitetsbind*, nattbind*, mensbind*',
    fi: 'terveyssi*, kuukautissuoja*, pikkuhousunsuoj*, tamponi*, kuukup*, kuukautisalushousu*, kuukautishousu*',
  },
  toiletPaper: {
    en: 'toilet paper, tissues, toilet roll, toilet rolls, paper towel, paper towels, kitchen roll, facial tissues',
    de: 'toilettenpapier*, taschentuch, taschentücher, taschentüchern, küchenrolle*, klopapier*, küchenpapier*',
    fr: 'papier toilette, mouchoir, mouchoirs, essuie tout, sopalin',
    es: 'papel higiénico, pañuelos de papel, papel de cocina, rollo de cocina',
    it: 'carta igienica, fazzoletto, fazzoletti, rotoloni da cucina, carta da cucina, rotoli di carta',
    nl: 'toiletpapier*, wc papier, zakdoekjes, tissues, keukenrol*, keukenpapier',
    pl: 'papier toaletow*, papier* toaletow*, chusteczk* higieniczn*, ręcznik* papierow*',
    pt: 'papel higiénico, papel higiênico, lenços de papel, papel de cozinha, rolo de cozinha, papel toalha',
    sv: 'toalettpapper*, näsdukar, hushållspapper*, pappersnäsduk*',
    da: 'toiletpapir*, papirlommetørklæde*, køkkenrulle*, lommetørklæder',
    nb: 'toalettpapir*, dopapir*, papirlommetørkle*, tørkepapir*, kjøkkenrull*, lommetørkle*',
    fi: 'wc paperi*, vessapaperi*, nenäliina*, talouspaperi*, paperipyyhe*',
  },
  firstAid: {
    en: `
      first aid kit, first aid kits, plaster, plasters, bandage, bandages, face mask ffp, band aid, band aids,
      dressing pad, medical mask, medical masks`,
    de: `
      verbandkasten*, verbandskasten*, pflaster, pflastern, pflasters, verband, verbände, bandage, bandagen,
      erste hilfe set, ffp masken, mundschutz*, mullbinde*`,
    fr: `
      trousse de secours, trousses de secours, pansement, pansements, bandage, bandages, kit de premiers secours,
      masque chirurgical, masques chirurgicaux, sparadrap`,
    es: `
      botiquín, botiquines, tirita, tiritas, apósito, apósitos, vendaje, vendajes, curita, curitas,
      mascarilla quirúrgica, mascarillas quirúrgicas, vendas, venda elástica`,
    it: `
      kit di pronto soccorso, cerotto, cerotti, benda, bende, cassetta di pronto soccorso, garza, garze,
      mascherina chirurgica, mascherine chirurgiche, mascherine`,
    nl: `
      ehbo kit, ehbo set, pleister, pleisters, verbandtrommel*, zwachtel, zwachtels, verbanddoos, mondkapje*,
      verbandgaas, drukverband*, verbandmiddelen`,
    pl: 'apteczk*, plaster, plastry, plastrów, bandaż*, opatrunek, opatrunk*, maseczk* chirurgiczn*',
    pt: `
      kit de primeiros socorros, penso rápido, pensos rápidos, ligadura, ligaduras, curativo, curativos,
      estojo de primeiros socorros, band aid, máscara cirúrgica, máscaras cirúrgicas, caixa de primeiros socorros`,
    sv: `
      första hjälpen kit, plåster, plåstret, bandage, bandaget, förband, förbandslåda*, första hjälpen väska,
      munskydd*`,
    da: `
      førstehjælpskasse*, førstehjælpskit*, plaster, plastre, bandage, bandager, forbinding*, førstehjælpstaske*,
      mundbind`,
    nb: 'førstehjelpspakke*, førstehjelpsskrin*, plaster, plastre, bandasje*, førstehjelpssett*, munnbind',
    fi: 'ensiapulauk*, ensiapupakkau*, laastari*, siteet, sidetarpe*, ensiaputarvik*, kasvomaski*, hengityssuoja*',
  },
  bloodPressureMonitor: {
    en: `
      blood pressure monitor, blood pressure monitors, thermometer, thermometers, bathroom scale, bathroom scales,
      nebuliser, nebulisers, nebulizer, nebulizers, fever thermometer, body fat scale, pulse oximeter, pulse oximeters,
      massage device, massage devices, heating pad, heating pads, tens device`,
    de: `
      blutdruckmessgerät*, fieberthermometer*, thermometer, thermometern, thermometers, personenwaage*, inhalator*,
      inhaliergerät*, körperfettwaage*, pulsoximeter*, massagegerät*, heizkissen*, wärmflasche*, tens gerät*`,
    fr: `
      tensiomètre, tensiomètres, thermomètre, thermomètres, pèse personne, pèse personnes, nébuliseur, nébuliseurs,
      balance connectée, balances connectées, oxymètre, oxymètres, appareil de massage, appareils de massage,
      coussin chauffant, coussins chauffants, bouillotte, bouillottes`,
    es: `
      tensiómetro, tensiómetros, termómetro, termómetros, báscula de baño, básculas de baño, nebulizador, nebulizadores,
      pulsioxímetro, pulsioxímetros, masajeador, masajeadores, almohadilla eléctrica, almohadillas eléctricas,
      bolsa de agua caliente, monitor de presión arterial`,
    it: `
      misuratore di pressione, misuratori di pressione, termometro, termometri, bilancia pesapersone,
      bilance pesapersone, aerosol medico, sfigmomanometro, sfigmomanometri, saturimetro, saturimetri, massaggiatore,
      massaggiatori, termoforo, borsa dell acqua calda, apparecchio per aerosol`,
    nl: `
      bloeddrukmeter*, thermometer, thermometers, weegschaal, personenweegschaal*, vernevelaar*, saturatiemeter*,
      massageapparaat*, warmtekussen*, kruik, kruiken`,
    pl: `
      ciśnieniomierz*, termometr*, waga łazienkowa, wagi łazienkowe, wagę łazienkową, inhalator*, pulsoksymetr*,
      masażer*, poduszk* elektryczn*, termofor*, nebulizator*`,
    pt: `
      medidor de tensão, medidores de tensão, medidor de pressão, medidores de pressão, termómetro, termómetros,
      termômetro, termômetros, balança de casa de banho, balanças de casa de banho, nebulizador, nebulizadores,
      oxímetro, oxímetros, massajador, massajadores, massageador, massageadores, almofada térmica, almofadas térmicas,
      botija de água quente`,
    sv: `
      blodtrycksmätare*, termometer, termometrar, febertermometer*, personvåg*, badrumsvåg*, inhalator*, pulsoximeter*,
      massageapparat*, värmedyna*, värmekudde*`,
    da: `
      blodtryksmåler*, termometer, termometre, badevægt*, inhalator*, pulsoximeter*, massageapparat*, varmepude*,
      varmedunk*`,
    nb: `
      blodtrykksmåler*, termometer, termometre, badevekt*, inhalator*, pulsoksymeter*, massasjeapparat*, varmepute*,
      varmeflaske*`,
    fi: `
      verenpainemittari*, kuumemittari*, lämpömittari*, henkilövaa*, inhalaattori*, pulssioksimetri*, hierontalaite*,
      lämpötyyny*, kuumavesipullo*`,
  },
  orthopaedicSupport: {
    en: `
      knee brace, knee braces, ankle brace, ankle braces, back support, back supports, wrist support, wrist supports,
      compression socks, compression stockings, knee support, knee supports, walking stick, walking sticks,
      kinesiology tape`,
    de: `
      kniebandage*, sprunggelenkbandage*, rückenbandage*, kompressionsstrümpf*, kompressionssocken, handgelenkbandage*,
      gehstock*, rollator*, kinesiotape*, orthese, orthesen`,
    fr: `
      attelle, attelles, ceinture lombaire, chevillère, chevillères, bas de compression, chaussettes de compression,
      genouillère de soutien, canne de marche, cannes de marche, déambulateur, déambulateurs, orthèse, orthèses`,
    es: `
      férula, férulas, faja lumbar, fajas lumbares, tobillera, tobilleras, medias de compresión,
      calcetines de compresión, rodillera ortopédica, bastón de apoyo, cinta kinesiológica, órtesis`,
    it: `
      tutore ortopedico, tutori ortopedici, fascia lombare, fascie lombari, cavigliera elastica, calze a compressione,
      ginocchiera ortopedica, bastone da passeggio, cavigliera ortopedica, nastro kinesiologico`,
    nl: `
      kniebrace, kniebraces, enkelbrace, enkelbraces, rugbrace, rugbraces, compressiekousen, compressiesokken,
      polsbrace, polsbraces, kniebandage*, wandelstok voor steun, rollator, rollators, kinesiotape*`,
    pl: `
      orteza, ortezy, ortezę, stabilizator*, opask* uciskow*, podkolanówk* uciskow*, skarpet* kompresyjn*,
      lask* inwalidzk*, pas lędźwiowy, taśm* kinesiology, pończoch* uciskow*`,
    pt: `
      joelheira ortopédica, faixa lombar, faixas lombares, tornozeleira ortopédica, meias de compressão,
      suporte de pulso, bengala, bengalas, órtese, órteses, tala, talas, fita cinesiológica`,
    sv: `
      knäskydd ortos, knäortos*, fotledsstöd*, ryggstöd medicinskt, stödstrump*, kompressionsstrump*, handledsstöd*,
      käpp, rollator*, ortos, ortoser`,
    da: `
      knæbandage*, ankelbandage*, rygbandage*, støttestrømpe*, kompressionsstrømpe*, håndledsbandage*, stok til støtte,
      rollator*, støttebind`,
    nb: `
      knestøtte*, ankelstøtte*, ryggstøtte*, støttestrømpe*, kompresjonsstrømpe*, håndleddsstøtte*, rullator*, ortose,
      ortoser`,
    fi: `
      polvituki*, polvituet, nilkkatuki*, selkätuki*, tukisuka*, kompressiosuka*, rannetuki*, kävelykeppi*,
      rollaattori*, ortoosi*`,
  },
  candle: {
    en: `
      candle, candles, scented candle, scented candles, tea light, tea lights, tealight, tealights, candle holder,
      candle holders, pillar candle, pillar candles`,
    de: 'duftkerze*, teelicht*, kerzenständer*, kerzenhalter*, stumpenkerze*, *kerze, *kerzen',
    fr: 'bougie, bougies, bougeoir, bougeoirs, photophore, photophores',
    es: `
      vela aromática, velas aromáticas, vela perfumada, velas perfumadas, vela de cera, velas de cera, portavelas,
      candelabro, candelabros, velas, velita de té, velitas de té`,
    it: 'candela, candele, portacandela, portacandele, candele profumate, lumini da tè',
    nl: 'kaarsen, geurkaars*, waxinelicht*, kandelaar, kandelaars, theelichthouder*, *kaars, theelichtje*',
    pl: 'świeca, świece, świecę, świeczk*, podgrzewacze zapachow*, świecznik*, tealight, tealighty, świeczek',
    pt: `
      vela aromática, velas aromáticas, vela perfumada, velas perfumadas, vela de cera, velas de cera, castiçal,
      castiçais, velas, porta velas, vela decorativa, velas decorativas`,
    sv: 'stearinljus*, doftljus*, värmeljus*, blockljus*, ljusstak*, ljuslykta*, kronljus, kandelab*',
    da: 'stearinlys*, duftlys*, fyrfadslys*, bloklys*, lysestage*, kertelys*',
    nb: 'stearinlys*, duftlys*, telys, kubbelys*, lysestake*, lysholder*',
    fi: 'kynttilä*, kynttilöi*, tuoksukynttil*, tuikku, tuikut, tuikkukippo*',
  },
  homeFragrance: {
    en: `
      room spray, room sprays, reed diffuser, reed diffusers, essential oil, essential oils, aroma diffuser,
      aroma diffusers, incense, room fragrance, room fragrances, diffuser, diffusers`,
    de: `
      raumduft*, duftstäbchen*, ätherische öle, ätherisches öl, diffuser, diffusern, diffusers, raumspray*,
      räucherstäbchen*, aromadiffuser*, duftöl*, ätherischen öl*`,
    fr: `
      diffuseur de parfum, diffuseurs de parfum, diffuseur d huiles essentielles, diffuseurs d huiles essentielles,
      huile essentielle, huiles essentielles, encens, parfum d intérieur, parfum d ambiance, diffuseur, diffuseurs,
      bâtonnets parfumés`,
    es: `
      ambientador, ambientadores, difusor, difusores, mikado perfumado, aceite esencial, aceites esenciales, incienso,
      inciensos, difusor de aromas`,
    it: `
      diffusore di essenze, diffusori di essenze, profumatore, profumatori, profumo per ambiente, profumi per ambienti,
      olio essenziale, oli essenziali, incenso, incensi, diffusore di aromi, diffusore di profumo`,
    nl: `
      geurstokjes, diffuser, diffusers, etherische olie*, wierook*, roomspray, roomsprays, huisparfum*,
      geurverspreider*, aromadiffuser*`,
    pl: `
      dyfuzor*, olejek eteryczny, olejki eteryczne, olejku eterycznego, patyczk* zapachow*, kadzidł*,
      odświeżacz* powietrza, zapach do domu, kadzideł, olejków eterycznych`,
    pt: `
      difusor, difusores, óleo essencial, óleos essenciais, incenso, incensos, ambientador, ambientadores,
      spray de ambiente, aromatizador, aromatizadores, aromatizante de ambiente, aromatizantes de ambiente`,
    sv: `
      doftpinnar, eterisk olja, eteriska oljor, diffuser, rökelse*, rumsdoft*, rumsspray*, doftspridare*, aromadiffus*`,
    da: `
      duftpinde, æteriske olier, æterisk olie, diffuser, diffusere, røgelse*, rumspray, duftspreder*, rumduft*,
      aromadiffus*`,
    nb: `
      duftpinner, eteriske oljer, eterisk olje, diffuser, diffusere, røkelse*, romspray, duftspreder*, romduft*,
      aromadiffus*`,
    fi: `
      huonetuoksu*, tuoksutiku*, eteerinen öljy, eteeriset öljy*, eteeristä öljy*, diffuuseri*, suitsuke*,
      aromadiffuus*, tuoksudiffuus*`,
  },
  notebookPaper: {
    en: `
      notebook paper, notebooks, notepad, notepads, exercise book, exercise books, writing paper, sketchbook,
      sketchbooks, sticky notes, copy paper, photo paper, lined notebook, bullet journal, bullet journals`,
    de: `
      notizbuch*, notizbücher*, notizblock*, schulheft*, briefpapier*, skizzenbuch*, haftnotiz*, druckerpapier*,
      kopierpapier*, fotopapier*, heft, hefte, bullet journal`,
    fr: `
      carnet, carnets, cahier, cahiers, bloc notes, papier à lettres, papier photo, carnet de croquis,
      carnets de croquis, papier d imprimante, notes adhésives`,
    es: `
      cuaderno, cuadernos, libreta, libretas, bloc de notas, papel fotográfico, papel de carta, notas adhesivas,
      papel para impresora, bloc de dibujo`,
    it: `
      quaderno, quaderni, taccuino, taccuini, blocco note, blocchi note, carta da lettere, carta fotografica, post it,
      carta per stampante, block notes`,
    nl: `
      notitieboek*, schrift, schriften, notitieblok*, briefpapier, printpapier*, fotopapier*, schetsboek*,
      memoblaadjes`,
    pl: `
      notes, notesy, notesu, notatnik*, zeszyt*, notesik*, papier fotograficzny, papeteri*, papier do drukarki,
      szkicownik*, karteczk* samoprzylepn*, papier ksero`,
    pt: `
      caderno, cadernos, bloco de notas, blocos de notas, papel fotográfico, papel de carta, notas adesivas, caderneta,
      cadernetas, papel para impressora, bloco de desenho`,
    sv: `
      anteckningsbok*, anteckningsböcker, skrivblock*, anteckningsblock*, brevpapper*, kopieringspapper*, fotopapper*,
      skissbok*, skrivhäfte*`,
    da: `
      notesbog*, notesbøger, notesblok*, skriveblok*, brevpapir*, kopipapir*, fotopapir*, skitsebog*, kollegiehæfte*`,
    nb: `
      notatbok*, notatbøker, notatblokk*, skriveblokk*, brevpapir*, kopipapir*, fotopapir*, skissebok*, skrivebok*,
      skrivebøker`,
    fi: `
      muistikirja*, muistikirjo*, vihko, vihkot, vihkon, lehtiö, lehtiöt, kirjepaperi*, tulostuspaperi*,
      valokuvapaperi*, luonnoskirja*, kopiopaperi*`,
  },
  pen: {
    en: `
      pen, pens, ballpoint pen, ballpoint pens, fountain pen, fountain pens, pencil, pencils, marker, markers,
      felt tip pen, felt tip pens, colouring pencil, colouring pencils, colored pencil, colored pencils,
      coloured pencil, coloured pencils, crayon, crayons, highlighter pen, highlighter pens`,
    de: `
      kugelschreiber*, füller, füllern, füllers, bleistift*, filzstift*, buntstift*, stift, stifte, stiften,
      textmarker*, fineliner*, wachsmalstift*, wachsmaler*, füllfederhalter*, tintenroller*`,
    fr: `
      stylo, stylos, crayon, crayons, feutre de coloriage, feutres de coloriage, surligneur, surligneurs, stylo plume,
      stylos plume, crayons de couleur, marqueur, marqueurs, feutres lavables, stylo feutre, feutres de couleur`,
    es: `
      bolígrafo, bolígrafos, lápiz, lápices, rotulador, rotuladores, pluma estilográfica, plumas estilográficas,
      subrayador, subrayadores, ceras de colores, marcador, marcadores, lapicera, lapiceras, crayones`,
    it: `
      penna a sfera, penne a sfera, matita, matite, pennarello, pennarelli, evidenziatore, evidenziatori,
      penna stilografica, penne stilografiche, pastelli colorati, pastelli a cera, penna gel, penne gel, penne biro,
      una penna`,
    nl: `
      pen, pennen, balpen, balpennen, potlood, potloden, viltstift*, markeerstift*, vulpen, vulpennen, kleurpotlo*,
      stift, stiften, waskrijt*`,
    pl: `
      długopis*, ołówek, ołówki, ołówka, pisak*, mazak*, flamaster, flamastr*, kredk*, kredek, zakreślacz*,
      pióro wieczne, cienkopis*, pióra wieczne`,
    pt: `
      caneta, canetas, lápis, marcador, marcadores, caneta de tinta permanente, canetas de tinta permanente,
      lápis de cor, esferográfica, esferográficas, sublinhador, sublinhadores, lapiseira, lapiseiras, giz de cera,
      canetinha, canetinhas`,
    sv: `
      penna, pennor, pennorna, pennan, blyertspenna*, kulspetspenna*, färgpenn*, tuschpenn*, reservoarpenn*,
      överstrykningspenn*, märkpenn*, vaxkrit*`,
    da: `
      kuglepen*, blyant, blyanter, tusch, tuscher, fyldepen*, fiberpen*, farveblyant*, farvekridt*,
      overstregningstusch*, penne`,
    nb: `
      penn, penner, pennen, kulepenn*, blyant, blyanter, tusj, tusjer, fyllepenn*, fargeblyant*, fargestift*,
      markeringstusj*`,
    fi: `
      kynä, kynät, kynän, kyniä, lyijykynä*, kuulakärkikynä*, tussi, tussit, tusseja, täytekynä*, värikynä*,
      yliviivauskynä*, vahaliitu*`,
  },
  officeSupplies: {
    en: `
      stapler, staplers, scissors, folder, folders, ring binder, ring binders, envelope, envelopes, eraser, erasers,
      ruler, rulers, pencil case, pencil cases, greeting card, greeting cards, paper clip, paper clips, hole punch,
      postcard, postcards`,
    de: `
      locher, tacker, hefter, schere, scheren, ordner, ordnern, ordners, briefumschlag*, briefumschläg*, radiergummi*,
      lineal, lineale, federmäppchen*, grußkarte*, büroklammer*, aktenordner*, postkarte*, ringbuch*, geburtstagskarte*,
      federtasche*`,
    fr: `
      agrafeuse, agrafeuses, ciseaux, classeur, classeurs, enveloppe, enveloppes, gomme à effacer, gommes à effacer,
      trousse d écolier, trousses d écolier, carte de vœux, cartes de vœux, perforatrice, perforatrices, règle graduée,
      chemise cartonnée, trombones, cartes postales, trousse scolaire, trousses scolaires`,
    es: `
      grapadora, grapadoras, tijeras, carpeta, carpetas, sobre de papel, sobres, goma de borrar, gomas de borrar,
      estuche escolar, estuches escolares, tarjeta de felicitación, tarjetas de felicitación, archivador, archivadores,
      perforadora, perforadoras, clips, tarjetas postales`,
    it: `
      cucitrice, cucitrici, forbice, forbici, raccoglitore, raccoglitori, buste da lettera, gomma da cancellare,
      gomme da cancellare, astuccio scolastico, astucci scolastici, biglietto d auguri, biglietti d auguri, perforatore,
      perforatori, righello, righelli, graffette, cartoline, biglietti di auguri`,
    nl: `
      nietmachine*, schaar, scharen, ordner, ordners, envelop, enveloppen, gum, gummen, liniaal, linialen,
      etui voor school, wenskaart*, perforator, perforators, ringband, ringbanden, ansichtkaart*, paperclips, etui,
      etuis`,
    pl: `
      zszywacz*, nożyczki, nożyczek, segregator*, koperta, koperty, kopertę, gumk* do ścierania, linijk*, piórnik*,
      kartk* okolicznościow*, dziurkacz*, kartk* urodzinow*, pocztówk*, spinacz, spinacze, spinaczy`,
    pt: `
      agrafador, agrafadores, grampeador, grampeadores, tesoura, tesouras, pasta de arquivo, pastas de arquivo,
      envelope, envelopes, borracha de apagar, borrachas de apagar, estojo escolar, estojos escolares,
      cartão de felicitações, cartões de felicitações, furador, furadores, dossier, dossiers, régua graduada,
      cartões comemorativos, cartões postais, clipes`,
    sv: `
      häftapparat*, sax, saxar, saxen, pärm, pärmar, kuvert, kuvertet, suddgummi*, linjal, linjaler, pennskrin*,
      pennfodral*, gratulationskort*, hålslag*, gem, vykort*`,
    da: `
      hæftemaskine*, saks, sakse, saksen, ringbind*, kuvert, kuverter, viskelæder*, lineal, linealer, penalhus*,
      lykønskningskort*, hulmaskine*, papirclips, postkort*, fødselsdagskort*`,
    nb: `
      stiftemaskin*, saks, saksen, sakser, perm, permer, ringperm*, konvolutt, konvolutter, viskelær*, linjal, linjaler,
      pennal, pennalet, pennaler, gratulasjonskort*, hullemaskin*, binders, postkort*, bursdagskort*`,
    fi: `
      nitoja, nitojat, sakset, saksia, saksien, kansio, kansiot, mappi, mapit, kirjekuori*, pyyhekumi*, viivain,
      viivaim*, penaali*, onnittelukort*, rei itin, rei ittim*, postikort*`,
  },
  artSupplies: {
    en: `
      acrylic paint, acrylic paints, watercolour, watercolours, watercolor, watercolors, oil paint, oil paints,
      paintbrush, paintbrushes, easel, easels, canvas panel, canvas panels, paint brush, paint brushes, yarn,
      knitting needle, knitting needles, sewing machine, sewing machines, crochet hook, crochet hooks,
      fabric by the metre, wool yarn`,
    de: `
      acrylfarbe*, aquarellfarbe*, ölfarbe*, pinsel, pinseln, pinsels, staffelei*, keilrahmen*, wolle zum stricken,
      garn, garne, stricknadel*, nähmaschine*, häkelnadel*, strickgarn*, meterware*, nähgarn*`,
    fr: `
      peinture acrylique, aquarelle, aquarelles, peinture à l huile, pinceau, pinceaux, chevalet, chevalets,
      fil à tricoter, fils à tricoter, pelote, pelotes, aiguille à tricoter, aiguilles à tricoter, machine à coudre,
      machines à coudre, laine à tricoter, crochet à tricoter, crochets à tricoter, tissu au mètre`,
    es: `
      pintura acrílica, acuarela, acuarelas, óleo pintura, pincel, pinceles, caballete, caballetes, ovillo, ovillos,
      lana para tejer, aguja de tejer, agujas de tejer, agujas de punto, máquina de coser, máquinas de coser,
      agujas de ganchillo, hilo de coser`,
    it: `
      colore acrilico, colori acrilici, acquerello, acquerelli, colore ad olio, colori ad olio, pennello, pennelli,
      cavalletto da pittura, cavalletti da pittura, gomitolo, gomitoli, filato, filati, ferri da maglia,
      macchina da cucire, macchine da cucire, uncinetto, uncinetti, lana da lavorare, filo per cucire,
      tessuto al metro`,
    nl: `
      acrylverf*, aquarelverf*, waterverf*, olieverf*, penseel, penselen, schildersezel*, breigaren*, bol wol,
      bollen wol, breinaald*, naaimachine*, haaknaald*, kwast, kwasten, breiwol, garen, stof per meter`,
    pl: `
      farb* akrylow*, akwarel*, farb* olejn*, pędzel, pędzle, pędzla, pędzli, sztalug*, włóczk*, druty do robótek,
      drut* do robienia, maszyn* do szycia, szydełko, szydełka, nić do szycia, nici do szycia, tkanin* na metry, motek,
      motki`,
    pt: `
      tinta acrílica, tintas acrílicas, aguarela, aguarelas, aquarela, aquarelas, tinta a óleo, pincel, pincéis,
      cavalete, cavaletes, novelo, novelos, agulha de tricô, agulhas de tricô, lã para tricotar, agulhas de tricot,
      máquina de costura, máquinas de costura, agulha de crochê, agulhas de crochê, agulhas de croché, fio de malha`,
    sv: `
      akrylfärg*, akvarellfärg*, oljefärg*, pensel, penslar, penslarna, staffli*, garn, garnet, garner, garnnystan*,
      sticknål*, strumpsticka, symaskin*, virknål*, stickor till, metervara*, sytråd*`,
    da: `
      akrylmaling*, akvarelfarve*, oliefarve*, pensel, pensler, staffeli*, garn, garnet, garner, garnnøgle*,
      strikkepind*, symaskine*, hæklenål*, metervare*, sytråd*`,
    nb: `
      akrylmaling*, akvarellmaling*, oljemaling*, pensel, pensler, staffeli*, garn, garnet, garnnøste*, strikkepinne*,
      symaskin*, heklenål*, metervare*, sytråd*`,
    fi: `
      akryylimaali*, akvarelli*, vesiväri*, öljyväri*, sivellin, siveltim*, pensseli*, maalausteline*, lanka, langat,
      lankaa, lankakerä*, neulepuikko*, neulepuiko*, puikot, ompelukone*, virkkuukoukku*, neulelanka*, metritavara*`,
  },
  partLid: {
    en: 'lid, lids, screw cap, bottle cap',
    de: 'deckeln, deckels, *deckel, schraubverschluss*, verschlusskappe*',
    fr: 'couvercle, couvercles, bouchon, bouchons',
    es: 'tapa, tapas, tapón, tapones',
    it: 'coperchio, coperchi, tappo, tappi',
    nl: 'deksel, deksels, dop, doppen, dopje, dopjes',
    pl: 'pokrywk*, zakrętk*, wieczko, wieczka, nakrętk*',
    pt: 'tampa, tampas, rolha, rolhas',
    sv: 'lock, locket, skruvlock*, kork, korken',
    da: 'låget, skruelåg*, prop, proppen',
    nb: 'lokk, lokket, skrulokk*, kork, korken',
    fi: 'kansi, kannen, kannet, kannella, kierrekor*, korkki, korkin',
  },
  partHandle: {
    en: `
      grip handle, carrying handle, handles, wooden handle, ergonomic handle, folding handle, the handle, side handle,
      top handle, detachable handle, handle made, removable handle, long handle, non slip handle`,
    de: `
      henkel, henkeln, henkels, tragegriff*, stiel, stiele, handgriff*, griff, griffen, griffes, holzgriff*,
      kunststoffgriff*`,
    fr: 'poignée, poignées, anse, anses, manche en bois, manche ergonomique',
    es: `
      asa, asas, empuñadura, empuñaduras, tirador, tiradores, mangos, mango de madera, mango ergonómico,
      mango antideslizante, mango largo, mango plegable, mango extraíble, el mango`,
    it: 'manico, manici, maniglia, maniglie, impugnatura, impugnature',
    nl: 'handvat, handvatten, handgreep*, handgrepen, greep, hengsel, hengsels, steel, stelen',
    pl: `
      uchwyt, uchwyty, uchwytu, uchwytem, uchwytów, rączka, rączki, rączkę, rączką, klamk*, trzonk*, trzonek, rękojeś*`,
    pt: `
      alça, alças, puxador, puxadores, cabo de madeira, cabo ergonómico, empunhadura, empunhaduras, pegas,
      pega ergonómica, pega de madeira, pega removível`,
    sv: 'handtag, handtaget, handtagen, skaft, skaftet',
    da: 'håndtag, håndtaget, håndtagene, skaft, skaftet, hank, hanke, bæregreb*',
    nb: 'håndtak, håndtaket, håndtakene, skaft, skaftet, hank, hanken, bæregrep*',
    fi: 'kahvat, kahvan, kahvalla, kädensija*, varsi, varren, varret, *kahva',
  },
  partFilter: {
    en: 'filter, filters, hepa filter, hepa filters',
    de: 'filtern, filters, *filter, hepa filter*, ersatzfilter*',
    fr: 'filtre, filtres',
    es: 'filtro, filtros',
    it: 'filtro, filtri',
    nl: 'filters, *filter, filtertje, filtertjes',
    pl: 'filtr, filtry, filtra, filtru, filtrów, filtrem',
    pt: 'filtro, filtros',
    sv: 'filtret, *filter, filtren',
    da: 'filteret, filtre, filtrene, *filter',
    nb: 'filteret, filtre, *filter, filtrene',
    fi: 'suodatti*, *suodatin, filtteri*',
  },
  partMotor: {
    en: 'motor, motors, engine, engines',
    de: 'motors, *motor, *motoren',
    fr: 'moteur, moteurs',
    es: 'motor, motores',
    it: 'motore, motori',
    nl: 'motoren, motors, *motor',
    pl: 'silnik*, silniczk*',
    pt: 'motor, motores',
    sv: 'motorer, motorn, *motor',
    da: 'motorer, motoren, *motor',
    nb: 'motorer, motoren, *motor',
    fi: 'moottorit, moottorin, *moottori, moottoria',
  },
  partHose: {
    en: 'hose, hoses, tube hose, garden hose, garden hoses, hose reel, hose reels, hosepipe, hosepipes',
    de: `
      schlauch, schläuche, schläuchen, schlauchlänge*, duschschlauch*, saugschlauch*, ersatzschlauch*, gartenschlauch*,
      gartenschläuche*, schlauchtrommel*, schlauchwagen*, schlauchaufroller*`,
    fr: `
      tuyau, tuyaux, flexible de douche, flexibles de douche, flexible d aspirateur, durite, tuyau d arrosage,
      tuyaux d arrosage, dévidoir, dévidoirs, enrouleur de tuyau`,
    es: `
      manguera, mangueras, tubo flexible, manguera de jardín, mangueras de jardín, manguera de riego,
      mangueras de riego, enrollador de manguera, enrolladores de manguera, portamangueras`,
    it: `
      tubo flessibile, tubi flessibili, flessibile doccia, tubo di aspirazione, tubo da giardino, tubi da giardino,
      avvolgitubo, avvolgitubi, canna dell acqua, tubo per irrigazione, tubi per irrigazione, tubo d irrigazione,
      tubi d irrigazione`,
    nl: `
      slang, slangen, doucheslang*, zuigslang*, tuinslang, tuinslangen, slanghaspel, slanghaspels, slangenhaspel*,
      slangenwagen*`,
    pl: `
      wąż, węże, węża, wężyk*, rura ssąca, wąż ogrodowy, węże ogrodowe, węża ogrodowego, bęben na wąż, wózek na wąż,
      węż* ogrodow*`,
    pt: `
      mangueira, mangueiras, tubo flexível, mangueira de jardim, mangueiras de jardim, enrolador de mangueira,
      enroladores de mangueira, carrinho de mangueira, carrinhos de mangueira, mangueira de rega, mangueiras de rega`,
    sv: `
      slang, slangar, slangen, slangarna, duschslang*, sugslang*, trädgårdsslang*, slangvinda*, vattenslang*,
      slangvagn*`,
    da: 'slange, slanger, slangen, bruseslange*, sugeslange*, haveslange*, vandslange*, slangetromle*, slangevogn*',
    nb: 'slange, slanger, slangen, dusjslange*, sugeslange*, hageslange*, slangetrommel*, vannslange*, slangevogn*',
    fi: 'letkut, letkun, letkua, *letku, puutarhaletku*, kasteluletku*, letkukela*, vesiletku*',
  },
  partWheel: {
    en: 'wheel, wheels, castor, castors, caster, casters, spokes, rim, rims',
    de: `
      laufräder, laufrädern, felge, felgen, schwenkräder*, hinterrad*, vorderrad*, speichen, räder, rädern, lenkrolle*,
      transportrolle*, feststellrolle*, rad`,
    fr: 'roue, roues, roulette, roulettes, jante, jantes',
    es: 'rueda, ruedas, ruedecilla, ruedecillas, llanta, llantas',
    it: 'ruota, ruote, rotella, rotelle, cerchio della bici, cerchioni',
    nl: 'wiel, wielen, wieltje, wieltjes, zwenkwiel*, velg, velgen, voorwiel*, achterwiel*',
    pl: 'koło, koła, kołem, kół, kółko, kółka, kółkach, kółkami, kółek, felga, felgi, felgę, obręcz, obręcze',
    pt: 'roda, rodas, rodinha, rodinhas, rodízio, rodízios, jante, jantes',
    sv: 'hjul, hjulet, hjulen, framhjul*, bakhjul*, fälg, fälgar, länkhjul*, stödhjul*',
    da: 'hjul, hjulet, hjulene, forhjul*, baghjul*, fælg, fælge, støttehjul*, drejehjul*',
    nb: 'hjul, hjulet, hjulene, forhjul*, bakhjul*, felg, felger, støttehjul*, svinghjul*',
    fi: 'pyörä, pyörät, pyörien, renkaat pyör*, etupyörä*, takapyörä*, kääntöpyör*, vanne, vanteet',
  },
  partSeat: {
    en: 'seat, seats, seating surface',
    de: 'sitzfläche*, sitzpolster*, sitzkissen*, sitze, gepolsterter sitz',
    fr: 'assise, assises',
    es: 'asiento, asientos',
    it: 'seduta, sedute, sedile, sedili',
    nl: 'zitting, zittingen, zitvlak*, stoelzitting*',
    pl: 'siedzisko, siedziska, siedziskiem, siedzenie, siedzenia',
    pt: 'assento, assentos',
    sv: 'sits, sitsen, sitsar, sittdyna, sittdynor, säte, sätet, säten',
    da: 'sæde, sædet, sæder, siddeflade*, siddehynde*',
    nb: 'sete, setet, seter, sitteflate*, sittepute*',
    fi: 'istuin, istuimet, istuimen, istuinosa*, istuinpehmust*',
  },
  partBackrest: {
    en: 'backrest, backrests, armrest, armrests, headrest, headrests, footrest, footrests',
    de: 'rückenlehne*, armlehne*, kopfstütze*, fußstütze*, lehne, lehnen',
    fr: `
      dossier inclinable, dossiers inclinables, accoudoir, accoudoirs, appui tête, repose pieds, dossier de chaise,
      repose tête, dossiers réglables`,
    es: 'respaldo, respaldos, reposabrazos, reposacabezas, apoyabrazos, reposapiés',
    it: 'schienale, schienali, bracciolo, braccioli, poggiatesta, poggiateste, poggiapiede, poggiapiedi',
    nl: 'rugleuning, rugleuningen, armleuning, armleuningen, hoofdsteun, hoofdsteunen, voetsteun, voetsteunen',
    pl: 'oparcie, oparcia, oparciem, podłokietnik*, zagłówek, zagłówki, zagłówka, podnóżek, podnóżki, podnóżka',
    pt: `
      encosto, encostos, apoio de braços, apoio de cabeça, braços da cadeira, apoio de pés, apoios de pés,
      descanso para pés`,
    sv: 'ryggstöd*, armstöd*, nackstöd*, fotstöd*, huvudstöd*',
    da: 'ryglæn*, armlæn*, hovedstøtte*, nakkestøtte*, fodstøtte*',
    nb: 'ryggstøtte*, armlene*, hodestøtte*, nakkestøtte*, fotstøtte*, rygglen*',
    fi: 'selkänoja*, käsinoja*, niskatuki*, niskatuen, jalkatuki*, päätuki*, päätuen',
  },
  partCover: {
    en: `
      removable cover, removable covers, slipcover, slipcovers, protective cover, protective covers, the cover is,
      the cover can, washable cover, washable covers, seat cover, seat covers, with cover, outer cover, its cover,
      cover made, cushion cover, cover fabric`,
    de: `
      schutzhülle*, überzug, überzüge, abdeckung, abdeckungen, hülle, hüllen, abdeckhaube*, schonbezug*, bezüge,
      bezügen, abnehmbarer bezug, der bezug, bezug ist, bezugsstoff*, sofabezug*, stoffbezug*, matratzenbezug*`,
    fr: 'housse, housses, revêtement amovible',
    es: 'funda, fundas, cubierta protectora, cubiertas protectoras',
    it: `
      fodera, fodere, rivestimento sfoderabile, rivestimenti sfoderabili, copertura protettiva, coperture protettive,
      federe`,
    nl: 'hoes, hoezen, overtrek, overtrekken, beschermhoes*',
    pl: 'pokrowiec, pokrowce, pokrowca, pokrowców, poszewk*, osłona, osłony, osłonę',
    pt: 'capa, capas, cobertura protetora, coberturas protetoras, forra, forras',
    sv: 'överdrag*, klädsel, klädseln, fodral*, skyddsöverdrag*, möbelskydd*',
    da: 'betræk, betrækket, overtræk*, cover, coveret, hyndebetræk*',
    nb: 'overtrekk*, putetrekk*, trekket, avtakbart trekk, sofatrekk*, setetrekk*, stoltrekk*',
    fi: 'päällinen, päälliset, suojapäälli*, irtopäälli*, suojapeite*, suojahuppu*',
  },
  partStrap: {
    en: `
      strap, straps, shoulder strap, shoulder straps, hip belt, hip belts, chest strap, chest straps, harness strap,
      backpack straps`,
    de: `
      riemens, gurt, gurte, gurten, schultergurt*, trageriemen*, hüftgurt*, brustgurt*, schulterriemen*, tragegurt*,
      spanngurt*, *riemen`,
    fr: `
      bretelle, bretelles, sangle, sangles, bandoulière, bandoulières, courroie, courroies, lanière, lanières,
      bracelet de montre, ceinture ventrale`,
    es: 'correa, correas, tirante, tirantes, cincha, cinchas, cinturón lumbar, cinta de pecho',
    it: `
      cinghia, cinghie, spallaccio, spallacci, bretella, bretelle, tracolla, tracolle, cinturino, cinturini,
      cintura lombare`,
    nl: 'riem, riemen, band om, schouderband*, draagriem*, heupgordel*, borstband*, heupband*, schouderriem*',
    pl: `
      pas biodrowy, pasy biodrowe, szelki, szelkach, szelkami, ramiączk*, pasek na ramię, pask* naramienn*,
      pas piersiow*, pasek do zegarka, pask* regulowan*, taśm* mocując*`,
    pt: `
      correia, correias, alça de ombro, alças de ombro, cinta de peito, cintas de peito, bracelete do relógio, alça,
      alças, tira ajustável, tiras ajustáveis, tiras de fixação`,
    sv: 'rem, remmar, remmarna, axelrem*, axelband*, bärrem*, höftbälte*, bröstrem*, spännband*',
    da: `
      rem, remme, remmene, skulderrem*, bærerem*, hoftebælte*, brystrem*, skulderstrop*, strop, stropper, stropperne`,
    nb: `
      reim, reimer, reimerne, skulderreim*, bærereim*, hoftebelte*, brystreim*, skulderstropp*, stropp, stropper,
      stroppen`,
    fi: `
      hihna, hihnat, hihnan, olkahihna*, olkain, olkaimet, lantiovyö*, rintahihna*, kantohihna*, ranneke, rannekkeet`,
  },
  partPole: {
    en: 'tent pole, tent poles, telescopic pole, telescopic poles, curtain pole, curtain poles',
    de: 'zeltstange*, gestänge*, stange, stangen, teleskopstange*, zeltgestänge*',
    fr: 'arceau, arceaux, perche télescopique, tige télescopique, tiges télescopiques, mât de tente, mâts de tente',
    es: 'varilla, varillas, mástil, mástiles, palo telescópico, palos telescópicos',
    it: 'paleria, palerie, palo della tenda, pali della tenda, asta telescopica, aste telescopiche',
    nl: 'tentstok, tentstokken, stok, stokken, stang, stangen, boogstok*, telescoopstang',
    pl: 'stelaż* namiotu, maszt, maszty, masztu, drążek, drążk*, pałąk*, kij* teleskopow*',
    pt: 'vareta, varetas, mastro, mastros, haste telescópica, hastes da tenda',
    sv: 'tältstång*, tältbåg*, tältstänger*, stång, stången, teleskopstång*',
    da: 'teltstang*, teltstænger, stang, stænger, stangen, teleskopstang*',
    nb: 'teltstang*, teltstenger, stang, stangen, teleskopstang*, teltbue*',
    fi: 'telttakaari*, telttakaare*, kaaret, tanko, tangot, tangon, salko, teleskooppivarsi*, telttakep*',
  },
  partZip: {
    en: `
      zipper, zippers, zips, front zip, full zip, zip closure, two way zip, zip fastener, zip fasteners, half zip,
      zip pocket, zip pockets, zip up`,
    de: 'reißverschluss*, reißverschlüss*',
    fr: 'fermeture éclair, fermetures éclair, zip, zips, fermeture à glissière, fermetures à glissière, zippé*',
    es: 'cremallera, cremalleras, cierre de cremallera',
    it: 'cerniera, cerniere, zip, chiusura lampo, lampo',
    nl: 'rits, ritsen, ritssluiting*, ritsje, ritsjes',
    pl: 'zamek błyskawiczny, zamk* błyskawiczn*, suwak*, zamek, zamki, na zamek',
    pt: 'fecho de correr, fechos de correr, fecho éclair, zíper, zíperes, fechos éclair',
    sv: 'dragkedj*, blixtlås*',
    da: 'lynlås*',
    nb: 'glidelås*',
    fi: 'vetoketj*',
  },
  partSole: {
    en: `
      soles, outsole, outsoles, midsole, midsoles, rubber sole, rubber soles, inner sole, insole, insoles, inlay sole,
      inlay soles, footbed, footbeds`,
    de: '*sohle, *sohlen, laufsohle*, einlegesohle*, schuheinlage*, fußbett*, innensohle*',
    fr: `
      semelle, semelles, semelle intérieure, semelles intérieures, semelle orthopédique, semelles orthopédiques,
      semelle de propreté, semelles de propreté`,
    es: 'suela, suelas, entresuela, entresuelas, plantilla, plantillas',
    it: 'suola, suole, intersuola, intersuole, soletta, solette, plantare, plantari',
    nl: 'zolen, *zool, tussenzool*, inlegzool*, inlegzolen, binnenzool*, voetbed*',
    pl: `
      podeszwa, podeszwy, podeszwę, podeszew, wkładk* do butów, wkładk* ortopedyczn*, wkładk* buta, wkładk* wewnętrzn*`,
    pt: 'sola, solas, solado, solados, entressola, entressolas, palmilha, palmilhas',
    sv: 'sula, sulor, sulorna, sulan, yttersul*, mellansul*, innersul*, iläggssul*, inläggssul*, fotbädd*',
    da: 'sål, sålen, såler, sålerne, ydersål*, mellemsål*, indlægssål*, indersål*, fodseng*',
    nb: 'såle, såler, sålen, yttersåle*, mellomsåle*, innleggssål*, innersål*, fotseng*',
    fi: `
      pohja kengä*, ulkopohja*, välipohja*, kengänpohja*, sisäpohjalli*, pohjalliset, pohjallinen, pohjallisten,
      irtopohjalli*`,
  },
  partBlade: {
    en: 'blade, blades, cutting blade, cutting blades',
    de: 'klinge, klingen, schneidmesser*, messerklinge*, edelstahlklinge*, wechselklinge*',
    fr: 'lame, lames',
    es: 'cuchilla, cuchillas, hoja de acero, hojas de acero, hoja de corte, hojas de corte',
    it: 'lama, lame',
    nl: 'lemmet, lemmeten, kling, snijblad*, mesblad',
    pl: 'ostrze, ostrza, ostrzem, głownia, głownię',
    pt: 'lâmina, lâminas',
    sv: 'klinga, klingor, klingan, knivblad*, sågklinga',
    da: 'klinge, klinger, klingen, knivblad*, knivsblad*, skæreblad*',
    nb: 'knivblad*, klinge, klinger, klingen, skjæreblad*',
    fi: 'terä, terät, terän, teriä',
  },
  partScreen: {
    en: 'screen, screens, display, displays, touchscreen, touchscreens',
    de: 'displays, bildschirm*, touchscreen, touchscreens, *display, led anzeige, digitalanzeige*',
    fr: `
      afficheur, afficheurs, l écran, écran tactile, écran lcd, écran oled, écran led, écrans, écran couleur,
      pouces d écran, diagonale d écran, écran incurvé, écran de pouces`,
    es: 'pantalla, pantallas, visor, visores',
    it: 'schermo, schermi, display',
    nl: 'scherm, schermen, display, displays, beeldscherm*, aanraakscherm*, lcd scherm',
    pl: 'ekran, ekrany, ekranu, ekranem, ekranów, wyświetlacz, wyświetlacze, wyświetlacza, wyświetlaczem',
    pt: 'ecrã, ecrãs, tela, telas, visor, visores',
    sv: 'skärm, skärmar, skärmen, display, displayen, displayer, pekskärm*, lcd skärm',
    da: 'skærm, skærme, skærmen, display, displayet, touchskærm*, lcd skærm',
    nb: 'skjerm, skjermer, skjermen, display, displayet, berøringsskjerm*, lcd skjerm',
    fi: 'näyttö, näytön, näytöt, kosketusnäyt*',
  },
  partButton: {
    en: `
      button, buttons, knob, knobs, press stud, press studs, snap button, snap buttons, on off switch, power switch,
      power button`,
    de: `
      taste, tasten, druckknopf*, druckknöpf*, knopf, knöpfe, knöpfen, drehregler*, schalter, schaltern, schalters,
      drehknopf*`,
    fr: 'bouton, boutons, interrupteur, interrupteurs, bouton pression, molette, molettes',
    es: 'botón, botones, interruptor, interruptores, corchete, corchetes, perilla, perillas',
    it: 'pulsante, pulsanti, bottone, bottoni, interruttore, interruttori, manopola, manopole',
    nl: 'knop, knoppen, knopje, knopjes, schakelaar, schakelaars, drukknoop, drukknopen, knopen',
    pl: 'przycisk*, guzik, guziki, guzika, guzików, włącznik*, pokrętło, pokrętła, napy',
    pt: 'botão, botões, interruptor, interruptores, molas de pressão',
    sv: 'knapp, knappar, knappen, strömbrytare*, vred, tryckknapp*, reglage',
    da: 'knappen, knapper, knapperne, kontakt på, trykknap*, afbryder*, on off knap',
    nb: 'knapp, knapper, knappen, bryter, brytere, bryteren, trykknapp*, dreieknapp*',
    fi: 'painike, painikkeet, nappi, napit, nappeja, katkaisin, painonappi*, painonapi*, kytkin',
  },
  partPocket: {
    en: `
      compartment, compartments, side pocket, side pockets, inside pocket, pockets, zip pocket, chest pocket,
      front pocket, back pocket, inner pocket, outer pocket, zipped pocket, hip pocket, kangaroo pocket`,
    de: `
      innentasche*, außentasche*, fach, fächer, fächern, seitentasche*, hosentasche*, brusttasche*,
      reißverschlusstasche*, fronttasche*`,
    fr: `
      compartiment, compartiments, poches, poche zippée, poche intérieure, poche latérale, poche frontale,
      poche poitrine, poche extérieure, poche avec`,
    es: 'bolsillo, bolsillos, compartimento, compartimentos, compartimiento, compartimientos',
    it: 'tasca, tasche, scomparto, scomparti, scompartimento, scompartimenti, taschino, taschini',
    nl: 'zak met rits, vak, vakken, binnenzak*, vakje, vakjes, zijvak*, zijzak*, borstzak*, broekzakken, jaszakken',
    pl: 'kieszeń, kieszenie, kieszeni, kieszenią, kieszonk*, przegród*, komora, komory, komorę, przegrod*, komór',
    pt: `
      bolso interior, bolsos interiores, bolso lateral, bolsos laterais, compartimento, compartimentos, divisória,
      divisórias, bolsinho, bolsinhos, bolso com fecho, bolsos com fecho`,
    sv: 'fickorna, fack, facket, *ficka, *fickor, fickan',
    da: 'lommen, inderlomme*, *lomme, *lommer, lommerne',
    nb: 'lommen, innerlomme*, *lomme, *lommer, lommene',
    fi: 'taskut, taskun, taskuja, lokero, lokerot, *tasku, sivutasku*',
  },
  partHood: {
    en: 'hood, hoods, detachable hood',
    de: 'kapuzen, *kapuze',
    fr: 'capuche, capuches, capuchon, capuchons',
    es: 'capucha, capuchas',
    it: 'cappuccio, cappucci',
    nl: 'capuchon, capuchons, kap afneembaar',
    pl: 'kaptur, kaptury, kaptura, kapturem',
    pt: 'capuz, capuzes',
    sv: 'huva, huvan, luva, luvan, kapuschong*',
    da: 'hætte, hætter, hætten',
    nb: 'hette, hetter, hetten',
    fi: 'huppu, hupun, huput, hupulla',
  },
  partSleeveCuff: {
    en: 'sleeve, sleeves, cuff, cuffs, waistband, neckline, shirt collar',
    de: 'ärmeln, ärmels, bündchen, hosenbund*, ausschnitt, kragens, *ärmel, *kragen, manschette, manschetten',
    fr: `
      manche longue, manches longues, manche courte, manches courtes, manches, poignet élastiqué, encolure,
      taille élastique, col montant, col rond`,
    es: 'manga, mangas, puño elástico, puños elásticos, cintura elástica, escote, cuello alto, cuello redondo',
    it: 'manica, maniche, polsino, polsini, scollatura, colletto, girocollo maglia, vita elastica, maniche lunghe',
    nl: 'manchet, manchetten, tailleband, halslijn, kraag, boord aan, *mouw, *mouwen',
    pl: `
      rękaw, rękawy, rękawa, rękawów, rękawem, mankiet, mankiety, mankietów, dekolt, dekoltu, kołnierz, kołnierza,
      kołnierzyk, ściągacz, ściągacze, długi rękaw`,
    pt: `
      punho elástico, punhos elásticos, decote, decotes, gola, golas, cós, cintura elástica, mangas, manga comprida,
      manga curta, manga longa`,
    sv: `
      muddar, mudd, halsringning*, krage, kragen, midjeresår, linning, långa ärmar, korta ärmar, ärmslut*, lång ärm,
      kort ärm`,
    da: 'ærme, ærmer, ærmet, manchet, manchetter, halsudskæring*, krave, kraven, linning',
    nb: 'erme, ermer, ermet, mansjett, mansjetter, halsutringning*, krage, kragen, linning',
    fi: 'hiha, hihat, hihan, hihansuu*, resori*, kaula aukko, kaulus, kaulukset, vyötärönauha*, vyötärökumi*',
  },
  partLining: {
    en: 'lining, inner lining, fleece lining, padding',
    de: 'innenfutter*, wattierung*, polsterung, polsterungen, fleecefutter*, futterstoff*',
    fr: 'doublure, doublures, rembourrage, rembourrages, garnissage, garnissages',
    es: 'forro interior, forro de, acolchado, relleno de plumas, forro polar interior, con forro, el forro',
    it: 'fodera interna, fodere interna, fodera in, imbottitura, imbottiture',
    nl: 'voering, voeringen, vulling, bekleding, binnenvoering*, polstering',
    pl: 'podszewk*, wyściółk*, wypełnienie, wypełnienia, wypełnieniem, ocieplin*',
    pt: 'forro, forros, enchimento, enchimentos, acolchoamento, acolchoamentos',
    sv: 'fodret, innerfoder*, vaddering*, stoppning*, fleecefoder*, avtagbart foder',
    da: 'indvendigt for, polstring*, inderfor*, fleecefor*',
    nb: 'innerfôr*, polstring*, vattering*, fleecefôr*',
    fi: 'sisävuori*, täyte, täytteen, täytettä, toppaus*, pehmuste, pehmustet*, vuorillinen, vuorillis*, fleecevuori*',
  },
  partFrame: {
    en: 'frame, frames, steel frame, aluminium frame',
    de: `
      gestell, gestelle, gestells, bilderrahmen*, holzrahmen*, aluminiumrahmen*, stahlrahmen*, alurahmen*, rahmen aus,
      fahrradrahmen*, metallrahmen*`,
    fr: `
      châssis, armature, armatures, structure en acier, cadre en aluminium, cadre aluminium, cadre en acier,
      cadre en bois, cadre en métal, le cadre du vélo`,
    es: `
      cuadro de aluminio, bastidor, bastidores, estructura de acero, marcos, marco de madera, marco de aluminio,
      marco de metal, marco de acero`,
    it: `
      telaio, telai, cornice, cornici, struttura in acciaio, strutture in acciaio, struttura in alluminio,
      strutture in alluminio`,
    nl: 'frames, onderstel, onderstellen, *frame, lijst van hout',
    pl: 'rama, ramy, ramę, ramą, stelaż*, szkielet, szkieletu',
    pt: 'quadro de alumínio, quadro de aço, armação em, estrutura em aço, chassi, chassis, moldura, molduras',
    sv: 'stativ, stativet, stomme, stommen, ramar, träram*, aluminiumram*, metallram*, cykelram*, stålram*',
    da: 'stel, stellet, stativ, stativet, stålramme*, aluramme*, aluminiumsramme*, træramme*, metalramme*',
    nb: 'understell*, stativ, stativet, stålramme*, aluminiumsramme*, treramme*, metallramme*',
    fi: 'rungot, rungon, kehys, kehyksen, *runko',
  },
  partPlug: {
    en: `
      power plug, eu plug, wall plug adapter, socket, sockets, power outlet, power plugs, uk plug, mains plug, plugs`,
    de: 'stecker, steckern, steckers, steckdose, steckdosen, netzstecker*, eurostecker*',
    fr: `
      prise secteur, prises secteur, prise électrique, prises électriques, prise murale, fiche électrique,
      prise de courant`,
    es: 'enchufe, enchufes, toma de corriente, tomas de corriente, clavija, clavijas',
    it: 'spina, spine, presa di corrente, prese di corrente, presa elettrica, prese elettriche',
    nl: 'stekkers, stopcontact, stopcontacten, *stekker',
    pl: 'wtyczka, wtyczki, wtyczkę, wtyczką, gniazdo, gniazda, gniazdk*, wtyczek',
    pt: 'ficha elétrica, tomada, tomadas',
    sv: 'stickpropp*, eluttag*, vägguttag*, stickkontakt*',
    da: 'stik, stikket, stikkontakt*, stikprop*',
    nb: 'støpsel, støpselet, støpsler, stikkontakt*',
    fi: 'pistoke, pistokkeet, pistorasia*, pistokkeen, pistotulpa*',
  },
  partWaterTank: {
    en: 'water tank, water tanks, reservoir, reservoirs, drip tray, drip trays',
    de: 'wassertank*, wasserbehälter*, tropfschale*, abtropfschale*, auffangschale*, *tank',
    fr: 'réservoir, réservoirs, bac d égouttage, réservoir d eau, bac récupérateur',
    es: 'depósito de agua, depósitos de agua, tanque de agua, tanques de agua, bandeja de goteo, depósito extraíble',
    it: 'serbatoio, serbatoi, vaschetta raccogligocce, vaschette raccogligocce',
    nl: 'waterreservoir, waterreservoirs, watertank*, lekbak, lekbakken, lekbakje, reservoir, reservoirs',
    pl: 'zbiornik* na wodę, zbiornik wody, pojemnik na wodę, tacka ociekow*, tacki ociekow*, tackę ociekow*, zbiornik*',
    pt: `
      depósito de água, depósitos de água, reservatório, reservatórios, tanque de água, tanques de água,
      bandeja coletora, bandeja de gotejamento`,
    sv: 'vattentank*, vattenbehållar*, droppbricka*, droppskål*',
    da: 'vandtank*, vandbeholder*, drypbakke*, spildbakke*',
    nb: 'vanntank*, vannbeholder*, dryppskål*, dryppbrett*',
    fi: 'vesisäili*, tippa alusta, tippa astia, tipparitilä*',
  },
  partSpoutStraw: {
    en: 'spout, spouts, straw, straws, drinking straw, drinking straws, bite valve',
    de: 'ausgießer, ausgießern, tülle, tüllen, strohhalm*, trinkhalm*, ausguss*, beißventil*',
    fr: `
      bec verseur, paille réutilisable, pailles réutilisables, paille en inox, pailles en inox, pailles,
      bec anti goutte, embout buccal`,
    es: 'pajita, pajitas, boca de vertido, caño, caños, sorbete para beber, pitorro, boquilla, boquillas',
    it: 'beccuccio, beccucci, cannuccia, cannucce',
    nl: 'schenktuit*, rietje, rietjes, tuit, tuitje, drinktuit*',
    pl: 'dzióbek, dzióbka, słomka, słomki, słomkę, słomek, rurk* do picia, ustnik*',
    pt: 'bico, bicos, palhinha, palhinhas, canudo, canudos',
    sv: 'pip, pipen, sugrör*, hällpip*, bitventil*',
    da: 'tud, tuden, hældetud*, sugerør*, bideventil*',
    nb: 'tut, tuten, helletut*, sugerør*, biteventil*',
    fi: 'nokka kaato*, kaatonokka*, pilli, pillit, pillin, imukep*, puruventtiil*',
  },
  partBuckle: {
    en: 'buckle, buckles, clasp, clasps, fastener, fasteners, velcro, hook and loop, press stud',
    de: `
      schnallen, klettverschluss*, verschluss, verschlüsse, verschlüssen, *schnalle, steckschnalle*,
      karabinerverschluss*, dornschließe*, faltschließe*`,
    fr: `
      boucle de ceinture, boucles de ceinture, fermoir, fermoirs, scratch, velcro, boucle de fermeture,
      boucles de fermeture, fermeture velcro, clip de fermeture`,
    es: `
      hebilla, hebillas, velcro, broche de cierre, cierres, cierre de velcro, cierre magnético, cierre ajustable,
      cierre de seguridad`,
    it: 'fibbia, fibbie, velcro, chiusura a strappo, chiusura a, chiusure a',
    nl: 'gesp, gespen, klittenband*, sluiting, sluitingen, klikgesp*',
    pl: `
      klamra, klamry, klamrę, sprzączk*, rzep, rzepy, rzepem, rzepów, rzepa, zapięcie, zapięcia, zapięciem, zatrzask*`,
    pt: 'fivela, fivelas, velcro, fecho, fechos',
    sv: 'spänne, spännet, spännen, kardborr*, knäppning*, lås på smycke',
    da: 'spænde, spændet, spænder, velcro*, burrebånd*, knaplukning*',
    nb: 'spenne, spenner, spennen, borrelås*, velcro*, klipslås, knapplukking*',
    fi: 'solki, soljet, soljen, tarranauha*, lukko, lukot, tarrakiinnit*',
  },
  partDrawer: {
    en: 'drawer, drawers, tray, trays, crumb tray, removable tray, removable trays, serving tray, serving trays',
    de: 'schublade*, krümelschublade*, tablett, tabletts, einlegeboden, einlegeböden*, schubkasten*',
    fr: 'tiroir, tiroirs, plateau amovible, plateaux amovibles, tablette amovible, plateau, plateaux',
    es: 'cajón, cajones, bandejas, bandeja extraíble, bandeja de servir, bandeja de madera',
    it: 'cassetto, cassetti, vassoio, vassoi',
    nl: 'lade, laden kast, laatje, laatjes, lades, dienblad, dienbladen',
    pl: 'szuflad*, taca, tace, tacę, tacka, tacki, tackę',
    pt: 'gaveta, gavetas, bandeja, bandejas, tabuleiro removível, tabuleiros removível',
    sv: 'låda, lådor, lådorna, bricka, brickor, brickorna, utdragslåd*, byrålåda',
    da: 'serveringsbakke*, krummebakke*, skuffen, skufferne, kommodeskuffe*, køkkenskuffe*',
    nb: 'skuff, skuffer, skuffen, serveringsbrett*',
    fi: 'laatikko, laatikot, laatikon, vetolaatik*, tarjotin, tarjottimet',
  },
  partLegsBase: {
    en: `
      feet pads, base plate, table legs, tripod base, chair legs, metal legs, wooden legs, furniture legs, tv stand,
      monitor stand`,
    de: `
      standfuß*, standfüß*, tischbein*, untergestell*, sockel, sockeln, sockels, gummifuß*, gummifüß*, metallfüße*,
      holzfüße*, metallbeine*, holzbeine*`,
    fr: `
      pied en métal, pieds en métal, pied en bois, pieds en bois, piétement, pieds réglables, socle, socles,
      pieds antidérapants`,
    es: 'pata, patas, base de apoyo, pie de mesa, pies de mesa, peana, peanas',
    it: `
      piedino, piedini, basamento, base di appoggio, piedi regolabili, gambe in legno, gambe in metallo,
      gambe del tavolo`,
    nl: 'poten, tafelpoot*, voetstuk, onderstel, poot',
    pl: `
      nóżki, nóżka, nóżkach, nogi stołu, nogach stołu, cokół, cokoł*, podstawa antypoślizgowa, stabilna podstawa,
      podstawa lampy`,
    pt: 'pés de metal, pés de madeira, pernas da mesa, base antiderrapante, suporte de base, pés reguláveis',
    sv: 'bordsben*, ben i trä, sockel, sockeln, stativ, fot av metall, metallben*',
    da: 'bordben*, ben i træ, sokkel, soklen, fod i metal, metalben*',
    nb: 'bordben*, ben i tre, sokkel, sokkelen, fot i metall, metallben*',
    fi: 'jalusta, jalustan, pöydänjal*, sokkeli*, puujal*, metallijal*',
  },
  partHeatingElement: {
    en: 'heating element, heating elements, heating coil',
    de: 'heizelement*, heizspirale*, heizwendel*',
    fr: 'élément chauffant, éléments chauffants, résistance chauffante, résistances chauffantes',
    es: 'elemento calefactor, elementos calefactores, resistencia calefactora, resistencias calefactoras',
    it: 'elemento riscaldante, elementi riscaldanti, resistenza elettrica',
    nl: 'verwarmingselement*',
    pl: 'grzałka, grzałki, grzałkę, element* grzejn*, element* grzewcz*',
    pt: 'elemento de aquecimento, elementos de aquecimento, resistência de aquecimento, resistências de aquecimento',
    sv: 'värmeelement*, värmeslinga',
    da: 'varmelegeme*, varmeelement*',
    nb: 'varmeelement*',
    fi: 'lämmityselement*, lämpövastus*',
  },
  partSeal: {
    en: `
      seal ring, gasket, gaskets, sealing ring, sealing rings, rubber seal, rubber seals, valve, valves, o ring,
      o rings`,
    de: 'dichtung, dichtungen, dichtungsring*, ventile, ventils, *ventil',
    fr: 'joint d étanchéité, valve, valves, soupape, soupapes, joints, joint en silicone, joint en caoutchouc',
    es: `
      junta de silicona, juntas de silicona, junta de goma, juntas de goma, junta tórica, juntas tóricas, válvula,
      válvulas`,
    it: 'guarnizione, guarnizioni, valvola, valvole',
    nl: 'afdichting, afdichtingen, rubber ring, afdichtingsring*, ventiel, ventielen, klep, pakking',
    pl: 'uszczelka, uszczelki, uszczelkę, uszczelką, uszczelek, zawór, zawor*, wentyl, wentyle, wentyla',
    pt: 'vedação, vedações, anel de vedação, válvula, válvulas, junta de borracha, juntas de borracha',
    sv: 'tätning, tätningen, tätningsring*, packning till, packningar, ventil, ventiler, ventilen, gummipackning*',
    da: 'pakning, pakninger, pakningen, tætningsring*, ventil, ventiler, ventilen, gummipakning*, tætningsliste*',
    nb: 'pakning, pakninger, pakningen, tetningsring*, ventil, ventiler, ventilen, gummipakning*, tetningslist*',
    fi: 'tiiviste, tiivisteet, tiivisteen, venttiili*',
  },
  partNozzle: {
    en: 'nozzle, nozzles, attachment, attachments, brush attachment, brush attachments, suction head',
    de: 'düsen, aufsätze, aufsätzen, *düse, *aufsatz',
    fr: 'buse, buses, embout, embouts, suceur, suceurs, brosse pour aspirateur',
    es: 'boquilla, boquillas, cabezal, cabezales, accesorio de boquilla, accesorios de boquilla',
    it: 'ugello, ugelli, bocchetta, bocchette, beccuccio dosatore',
    nl: 'mondstuk, mondstukken, spuitmond*, opzetstuk*, zuigmond*, opzetborstel',
    pl: 'dysza, dysze, dyszę, nasadka, nasadki, nasadkę, ssawk*, końcówk* ssąc*, końcówk* do odkurzacza',
    pt: 'bocal, bocais, bico aspirador, bicos aspirador, cabeça de escova, cabeças de escova',
    sv: 'munstycken, munstycket, *munstycke',
    da: 'mundstykker, mundstykket, dyse, dyser, dysen, *mundstykke',
    nb: 'munnstykker, munnstykket, dyse, dyser, dysen, *munnstykke',
    fi: 'suutti*, suulake, suulakkeet, *suutin',
  },
  partDustBag: {
    en: 'dust bag, dust bags, vacuum bag, vacuum bags, dust container',
    de: 'staubbeutel*, staubsaugerbeutel*, staubbehälter*',
    fr: 'sac d aspirateur, sacs d aspirateur, bac à poussière, sac à poussière, sacs aspirateur',
    es: 'bolsa de aspiradora, bolsas de aspiradora, bolsa de aspirador, bolsas de aspirador, depósito de polvo',
    it: `
      sacchetto per aspirapolvere, sacchetti per aspirapolvere, sacchetto raccoglipolvere, contenitore della polvere,
      contenitore polvere`,
    nl: 'stofzuigerzak*, stofzak*, stofreservoir*',
    pl: 'worki do odkurzacza, worków do odkurzacza, worek do odkurzacza, pojemnik na kurz',
    pt: 'saco de aspirador, sacos de aspirador, depósito de pó, saco para pó',
    sv: 'dammsugarpås*, dammpås*, dammbehållar*',
    da: 'støvsugerpose*, støvpose*, støvbeholder*',
    nb: 'støvsugerpose*, støvpose*, støvbeholder*',
    fi: 'pölypuss*, pölysäili*',
  },
  partSensorChip: {
    en: 'sensor, sensors, microchip, processor, processors',
    de: 'sensoren, sensors, *sensor, prozessor, prozessoren, prozessors',
    fr: 'capteur, capteurs, processeur, processeurs',
    es: 'sensor, sensores, procesador, procesadores',
    it: 'sensore, sensori, processore, processori',
    nl: 'sensoren, sensors, processor, processors, *sensor',
    pl: 'czujnik*, sensor, sensory, procesor, procesory, procesora',
    pt: 'sensor, sensores, processador, processadores',
    sv: 'sensorer, sensorn, processor, processorer, processorn, *sensor',
    da: 'sensorer, sensoren, processor, processorer, processoren, *sensor',
    nb: 'sensorer, sensoren, prosessor, prosessorer, prosessoren, *sensor',
    fi: 'anturit, anturin, sensori*, prosessori*, *anturi',
  },
  partLens: {
    en: 'lens, lenses',
    de: 'brillenglas*, brillengläs*, sonnenbrillengläs*, linse, objektivlinse*',
    fr: `
      verre solaire, verres solaires, objectif grand angle, verre correcteur, verres correcteurs, verre polarisé,
      verres polarisés, lentilles de contact`,
    es: 'lente, lentes, cristal polarizado, cristales polarizados',
    it: 'lente, lenti',
    nl: 'lenzen, brillenglas*, brillenglazen, *lens',
    pl: 'soczewka, soczewki, soczewkę, szkło okularow*, szkła okularow*, soczewek, szkła polaryzacyjne',
    pt: 'lente, lentes',
    sv: 'lins, glasögonlins*, linsen',
    da: 'brilleglas*, linserne, linsen',
    nb: 'brilleglass*, linsene, linsen',
    fi: 'linssi, linssit, linssin, linssejä',
  },
  partSpareParts: {
    en: 'spare part, spare parts, replacement part, replacement parts, accessories, accessory',
    de: 'ersatzteil*, zubehörteil*, *zubehör',
    fr: 'pièce de rechange, pièces de rechange, pièce détachée, pièces détachées, accessoire, accessoires',
    es: 'pieza de repuesto, piezas de repuesto, recambio, recambios, accesorio, accesorios, repuesto, repuestos',
    it: 'ricambio, ricambi, pezzo di ricambio, pezzi di ricambio, accessorio, accessori',
    nl: `
      reserveonderdel*, reserveonderdeel, accessoire, accessoires, losse onderdelen, vervangende onderdelen,
      vervangonderdelen`,
    pl: 'część zamienna, częś* zamienn*, części zamiennych, akcesoria, akcesorium, akcesoriów, akcesoriami',
    pt: `
      peça de substituição, peças de substituição, peça de reposição, peças de reposição, acessório, acessórios,
      peças sobressalentes, sobressalente, sobressalentes`,
    sv: 'reservdel*, tillbehör*, *tillbehör',
    da: 'reservedel*, tilbehør*, *tilbehør',
    nb: 'reservedel*, tilbehør*, *tilbehør',
    fi: 'varaosa*, varaosi*, tarvike, tarvikkeet, lisävaruste*, lisätarvik*',
  },
  partRefill: {
    en: 'refill, refills, refill pack, refill packs, refill bag, refill bags',
    de: 'nachfüllpack*, nachfüllbeutel*, refill, refills, nachfüllflasche*, nachfüller',
    fr: 'éco recharge, éco recharges, sachet de recharge, recharges, flacon recharge, recharge pour',
    es: 'refill, recargas, bolsa de recarga, recarga ecológica, pack de recarga',
    it: 'ecoricarica, ecoricariche, refill, busta ricarica, ricariche, ricarica per',
    nl: 'navulling, navullingen, navulverpakking*, navulzak*, refill, refills, navulpak*',
    pl: `
      uzupełnienie, uzupełnienia, wkład wymienn*, wkłady wymienn*, refill, zapas uzupełniając*,
      opakowanie uzupełniające`,
    pt: 'refil, refils, refis, recargas, saco de recarga, embalagem de recarga',
    sv: 'refill, refiller, påfyllning*, refillpåse',
    da: 'refill, refills, genopfyldning*, refillpose',
    nb: 'refill, refiller, påfyll, refillpose, påfyllspose*',
    fi: 'täyttöpakkau*, täyttöpuss*, refill',
  },
  bathroomFitting: {
    en: `
      shower head, shower heads, tap, taps, faucet, faucets, washbasin, washbasins, toilet seat, toilet seats, shower,
      bathtub, bathtubs, mixer tap, mixer taps, sink, sinks`,
    de: `
      duschkopf*, duschköpf*, wasserhahn, wasserhähne, armatur, armaturen, waschbecken*, wc sitz*, toilettensitz,
      badewanne, badewannen, brause, handbrause*, spüle, duschbrause*, mischbatterie*`,
    fr: `
      pommeau de douche, pommeaux de douche, robinet, robinets, lavabo, lavabos, abattant, abattants, baignoire,
      baignoires, mitigeur, mitigeurs, évier, éviers, colonne de douche, douchette, douchettes`,
    es: `
      grifo, grifos, alcachofa de ducha, alcachofas de ducha, lavabo, lavabos, tapa de inodoro, tapas de inodoro,
      bañera, bañeras, fregadero, fregaderos, regadera de ducha, rociador de ducha, rociadores de ducha, llave de agua`,
    it: `
      rubinetto, rubinetti, soffione, soffioni, lavabo, lavabi, copriwater, sedile wc, vasca da bagno, lavello, lavelli,
      miscelatore, miscelatori, lavandino, lavandini, doccetta, doccette`,
    nl: `
      douchekop, douchekoppen, kraan, kranen, wastafel, wastafels, toiletbril*, bad vrijstaand, spoelbak, spoelbakken,
      wc bril*, ligbad, gootsteen`,
    pl: `
      słuchawk* prysznicow*, kran, krany, kranu, bateria umywalkow*, baterii umywalkow*, baterię umywalkow*, umywalk*,
      desk* sedesow*, wanna, wanny, wannę, deszczownic*, zlewozmywak*, bateri* kuchenn*, głowic* prysznicow*, zlew,
      zlewu, zlewy`,
    pt: `
      torneira, torneiras, chuveiro, chuveiros, lavatório, lavatórios, tampo de sanita, tampos de sanita, banheira,
      banheiras, misturador, misturadora, pia, pias, assento sanitário, assentos sanitários, lava loiça embutido,
      cabeça de chuveiro`,
    sv: `
      duschmunstyck*, duschhuvud*, blandare, blandaren, vattenkran*, kran, kranar, handfat, tvättställ*, toalettsits*,
      badkar*, köksblandare*, diskho*`,
    da: `
      brusehoved*, vandhane*, armatur, armaturer, håndvask*, toiletsæde*, badekar*, køkkenvask*, blandingsbatteri*,
      håndbruser*`,
    nb: `
      dusjhode*, kran, kraner, vannkran*, blandebatteri*, servant, servanter, toalettsete*, badekar*, oppvaskkum*,
      hånddusj*`,
    fi: `
      suihkupää*, hana, hanat, hanan, pesuallas*, wc istuin, wc kansi, kylpyamme*, tiskiallas*, käsisuihku*,
      suihkusetti*`,
  },
  christmasDecoration: {
    en: `
      christmas decoration, christmas decorations, christmas tree, christmas trees, baubles, ornaments, wreath,
      wreathes, christmas lights`,
    de: `
      weihnachtsdeko*, weihnachtskugel*, christbaumkugel*, weihnachtsbaum*, weihnachtsbäum*, christbaumschmuck*,
      türkranz*, adventskranz*`,
    fr: `
      décoration de noël, décorations de noël, boule de noël, boules de noël, sapin de noël, sapins de noël,
      sapins artificiels, couronne de noël, couronnes de noël, sapin artificiel`,
    es: `
      adorno navideño, adornos navideños, bola de navidad, bolas de navidad, árbol de navidad, árboles de navidad,
      decoración navideña, corona de navidad, coronas de navidad, adornos de navidad`,
    it: `
      addobbo natalizio, addobbi natalizi, pallina di natale, palline di natale, albero di natale, alberi di natale,
      decorazioni natalizie, ghirlanda natalizia, addobbi`,
    nl: `
      kerstversiering, kerstversieringen, kerstbal, kerstballen, kerstboom, kerstbomen, kerstdecoratie*, kerstkrans*`,
    pl: `
      ozdob* świąteczn*, bombk*, bombek, choinka, choinki, choinkę, wieniec adwentowy, wieńc* świąteczn*,
      dekoracj* świąteczn*`,
    pt: `
      decoração de natal, decorações de natal, bola de natal, bolas de natal, árvore de natal, árvores de natal,
      enfeite de natal, enfeites de natal, coroa de natal, coroas de natal`,
    sv: 'julgran*, julkulor, juldekoration*, julpynt*, adventskrans*, dörrkrans*',
    da: 'julepynt*, juletræ*, julekugle*, adventskrans*, juledekoration*, dørkrans*',
    nb: 'julepynt*, juletre*, julekule*, adventskrans*, juledekorasjon*, dørkrans*',
    fi: 'joulukorist*, joulukuus*, joulupallo*, adventtikranss*, ovikranss*',
  },
  wrappingPaper: {
    en: 'wrapping paper, gift wrap, gift bag, gift bags, ribbon, ribbons, gift tag, gift tags',
    de: 'geschenkpapier*, geschenktüte*, geschenkband*, geschenkverpackung*, geschenkanhänger*, geschenktasche*',
    fr: `
      papier cadeau, emballage cadeau, emballages cadeaux, sac cadeau, sacs cadeau, pochette cadeau, pochettes cadeau,
      ruban cadeau, rubans cadeau`,
    es: `
      papel de regalo, bolsa de regalo, bolsas de regalo, envoltorio de regalo, lazo de regalo, lazos de regalo,
      cinta de regalo`,
    it: 'carta regalo, sacchetto regalo, sacchetti regalo, confezione regalo, pacchetto regalo, nastro regalo',
    nl: 'cadeaupapier*, inpakpapier*, cadeautas*, cadeauverpakking*, cadeaulint*',
    pl: `
      papier do pakowania, papier ozdobny, torebk* prezentow*, opakowani* prezentow*, opakowanie na prezent, wstążk*`,
    pt: `
      papel de embrulho, papel de presente, saco de oferta, sacos de oferta, embrulho, embrulhos, sacola de presente,
      sacolas de presente, fita de presente, fitas de presente, embalagem de presente`,
    sv: 'presentpapper*, presentpåse*, presentinslag*, presentband*, omslagspapper*',
    da: 'gavepapir*, gavepose*, gaveindpakning*, gavebånd*, indpakningspapir*',
    nb: 'gavepapir*, gavepose*, gaveinnpakning*, gavebånd*, innpakningspapir*',
    fi: 'lahjapaperi*, lahjapaket*, lahjapussi*, lahjakassi*, lahjanauha*',
  },
  packaging: {
    en: 'packaging, cardboard box, cardboard boxes, shipping box, shipping boxes, packing material',
    de: 'verpackungen, karton, kartons, *verpackung, verpackungsmaterial*, versandkarton*, umverpackung*',
    fr: 'emballage, emballages, carton, cartons',
    es: 'embalaje, embalajes, caja de cartón, cajas de cartón, empaque, empaques, envase, envases',
    it: 'imballaggio, imballaggi, scatola di cartone, scatole di cartone, confezione, confezioni, imballo, imballi',
    nl: 'verpakkingen, *verpakking, kartonnen doos, verpakkingsmateriaal, doos, dozen',
    pl: 'opakowanie, opakowania, opakowaniu, opakowaniem, karton, kartony, kartonu, opakowań',
    pt: 'embalagem, embalagens, caixa de cartão, caixa de papelão',
    sv: 'förpackningar, förpackningen, emballage, emballaget, kartong, kartonger, kartongen, *förpackning',
    da: 'emballagen, indpakning, indpakningen, papkasse*, *emballage, karton, kartoner',
    nb: 'emballasjen, pappeske*, *emballasje, innpakning, innpakningen, forpakning*',
    fi: 'pakkaus, pakkauksen, pakkaukset, pakkausmateriaali*, pahvilaatik*',
  },
  giftCard: {
    en: 'gift card, gift cards, gift voucher, gift vouchers, voucher, vouchers',
    de: 'gutscheine, gutscheinen, gutscheins, geschenkgutschein*, geschenkkarte*, *gutschein',
    fr: 'carte cadeau, cartes cadeaux, bon cadeau, bons cadeaux, chèque cadeau, chèques cadeaux',
    es: `
      tarjeta regalo, tarjetas regalo, tarjeta de regalo, tarjetas de regalo, cheque regalo, cheques regalo,
      vale regalo, vales regalo, bono regalo, bonos regalo`,
    it: 'carta regalo, carte regalo, buono regalo, buoni regalo, buono acquisto, gift card',
    nl: 'cadeaubon, cadeaubonnen, cadeaukaart*, waardebon*, tegoedbon*',
    pl: `
      karta podarunkowa, karty podarunkowe, kartę podarunkową, bon podarunkow*, bony podarunkow*, bonu podarunkow*,
      bon podarunkowy, voucher, vouchery`,
    pt: `
      cartão presente, cartões presente, vale presente, vales presente, vale oferta, vales oferta, cheque prenda,
      cheques prenda, cartão oferta, cartões oferta, cheque oferta, cheques oferta`,
    sv: 'presentkort*',
    da: 'gavekort*',
    nb: 'gavekort*',
    fi: 'lahjakort*',
  },
  teapot: {
    en: 'teapot, teapots',
    de: 'teekanne*, teekännchen',
    fr: 'théière, théières',
    es: 'tetera, teteras',
    it: 'teiera, teiere',
    nl: 'theepot*',
    pl: 'dzbanek do herbaty, dzbanki do herbaty, dzbanka do herbaty, imbryk*',
    pt: 'bule, bules',
    sv: 'tekann*',
    da: 'tekande*',
    nb: 'tekanne*',
    fi: 'teekannu*, teepannu*',
  },
  oven: {
    en: 'oven, ovens',
    de: 'backofen*, backöfen*, ofen, öfen, einbaubackofen*, ofenfest*, ofengeeignet*',
    fr: 'four électrique, fours, four encastrable, four à chaleur, au four, le four, four multifonction',
    es: 'horno, hornos',
    it: 'forno, forni',
    nl: 'oven, ovens, inbouwoven*, ovenvast*, ovenbestendig*, ovenschaal, ovenschalen',
    pl: 'piekarnik*',
    pt: 'forno, fornos',
    sv: 'ugn, ugnar, ugnarna, ugnen, inbyggnadsugn*, ugnssäker*, ugnsfast*, ugnsform*, ugnståli*',
    da: 'ovn, ovne, ovnen, bageovn*, ovnfast*, ovnsikker*, ovnfad*',
    nb: 'stekeovn*, ovn, ovner, ovnen, ovnsfast*, ovnssikker*, ildfast*',
    fi: 'uuni, uunit, uunin, uunissa, uuniin, uuninkestäv*, uunivuo*, uunipelti*',
  },
  hob: {
    en: `
      hob, hobs, induction hob, induction hobs, cooktop, cooktops, stovetop, induction, electric cooker,
      electric cookers, gas cooker, gas cookers, kitchen stove, electric stove, stove top`,
    de: 'kochfeld*, herd, herde, kochplatte*, induktion*',
    fr: `
      plaque de cuisson, plaques de cuisson, cuisinière, cuisinières, plaque à induction, plaques à induction,
      table de cuisson, induction`,
    es: `
      placa de inducción, placas de inducción, vitrocerámica, vitrocerámicas, cocina de inducción, cocinas de inducción,
      inducción, placa de cocina, placas de cocina`,
    it: 'piano cottura, piani cottura, piano a induzione, piani a induzione, induzione, fornelli',
    nl: 'kookplaat, kookplaten, fornuis, fornuizen, inductie*',
    pl: `
      płyta indukcyjna, płyty indukcyjne, płytę indukcyjną, płyta grzewcza, płyty grzewcze, płytę grzewczą,
      kuchenk* elektryczn*, indukcja, indukcji, indukcję, kuchnia indukcyjn*, kuchnie indukcyjn*, indukcyjn*`,
    pt: 'placa de indução, placas de indução, fogão, fogões, cooktop, cooktops, indução, placa de fogão',
    sv: 'spis, spisar, spisen, hällar, spishäll*, induktion*',
    da: 'komfur, komfurer, komfuret, kogeplade*, induktion*',
    nb: 'komfyr, komfyrer, komfyren, koketopp*, platetopp*, induksjon*',
    fi: 'liesi, lieden, liedet, keittotas*, induktio*',
  },
  microwave: {
    en: 'microwave, microwaves, microwave oven, microwave ovens',
    de: 'mikrowelle*',
    fr: 'micro onde, micro ondes',
    es: 'microondas',
    it: 'microonde, forno a microonde',
    nl: 'magnetron*',
    pl: 'mikrofal*, kuchenk* mikrofalow*',
    pt: 'micro ondas, microondas',
    sv: 'mikrovåg*',
    da: 'mikroovn*, mikroen, mikrobølge*',
    nb: 'mikroen, mikrobølge*',
    fi: 'mikrossa, mikroon, mikroaalto*, mikronkestäv*',
  },
  extractorHood: {
    en: 'extractor hood, extractor hoods, cooker hood, cooker hoods, range hood, range hoods',
    de: 'dunstabzug*, abzugshaube*',
    fr: 'hotte, hottes',
    es: 'campana extractora, campanas extractoras',
    it: 'cappa aspirante, cappe aspiranti',
    nl: 'afzuigkap*',
    pl: 'okap kuchenny, okap* kuchenn*',
    pt: 'exaustor, exaustores, coifa, coifas',
    sv: 'köksfläkt*, spisfläkt*',
    da: 'emhætte*',
    nb: 'ventilatorhette*, kjøkkenvifte*',
    fi: 'liesituuletin*, liesituuletti*, liesikupu*',
  },
  pressureCooker: {
    en: 'pressure cooker, pressure cookers',
    de: 'schnellkochtopf*, schnellkochtöpf*, dampfkochtopf*',
    fr: 'autocuiseur, autocuiseurs, cocotte minute, cocottes minute',
    es: 'olla a presión, ollas a presión, olla exprés, ollas exprés',
    it: 'pentola a pressione, pentole a pressione',
    nl: 'snelkookpan*, hogedrukpan*',
    pl: 'szybkowar*',
    pt: 'panela de pressão, panelas de pressão',
    sv: 'tryckkokare*',
    da: 'trykkoger*',
    nb: 'trykkoker*',
    fi: 'painekattila*, painekeitin*',
  },
  tumbleDryer: {
    en: `
      tumble dryer, tumble dryers, tumble dry, tumble dried, tumble drying, dryer, dryers, tumble drier, tumble driers`,
    de: 'wäschetrockner*, trockner, trocknern, trockners, trocknergeeignet*, wärmepumpentrockner*',
    fr: 'sèche linge',
    es: 'secadora, secadoras',
    it: 'asciugatrice, asciugatrici',
    nl: 'wasdroger*, droogtrommel*, de droger, warmtepompdroger*',
    pl: 'suszark* bębnow*, suszark* do ubrań, suszeni* bębnow*, suszarce bębnowej, suszyć w suszarce',
    pt: 'máquina de secar, máquinas de secar, secadora, secadoras, secar na máquina',
    sv: 'torktumla*, tumlare, tumlaren',
    da: 'tørretumbl*',
    nb: 'tørketrom*',
    fi: 'kuivausrumpu*, kuivausrummu*, rumpukuiva*',
  },
  freezer: {
    en: 'freezer, freezers, deep freezer, deep freezers',
    de: 'gefrierschrank*, gefriertruhe*, gefriergeeignet*, gefrierfach*, tiefkühl*',
    fr: 'congélateur, congélateurs',
    es: 'congelador, congeladores',
    it: 'congelatore, congelatori, freezer',
    nl: 'vriezer, vriezers, diepvriezer, diepvriezers, diepvries*, vrieskast*',
    pl: 'zamrażark*, zamrażalnik*',
    pt: 'congelador, congeladores, arca frigorífica, freezer',
    sv: 'frysen, frysskåp*, frysbox*',
    da: 'fryser, fryseren, frysere, fryseskab*',
    nb: 'fryser, fryseren, frysere, fryseskap*',
    fi: 'pakastin, pakastim*, pakastee*',
  },
  wineCooler: {
    en: 'wine cooler, wine coolers, wine fridge, wine fridges',
    de: 'weinkühlschrank*, weinkühler*, weinklimaschrank*',
    fr: 'cave à vin, caves à vin',
    es: 'vinoteca, vinotecas',
    it: 'cantinetta vino, cantinette vino, cantinetta per vino, cantinette per vino',
    nl: 'wijnkoeler*, wijnkoelkast*, wijnklimaatkast*',
    pl: 'chłodziark* do win*, winiark*',
    pt: `
      garrafeira climatizada, garrafeiras climatizadas, adega climatizada, adegas climatizadas, cave de vinho,
      caves de vinho, frigorífico de vinhos`,
    sv: 'vinkyl*',
    da: 'vinkøleskab*, vinkøler*',
    nb: 'vinskap*, vinkjøleskap*',
    fi: 'viinikaap*',
  },
};
