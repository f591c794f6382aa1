import type { ConceptTable } from '../concept-table.ts';

/** Electronics: devices with a plug or a battery, except for cooking and cleaning. */
export const ELECTRONICS: ConceptTable = {
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
};
