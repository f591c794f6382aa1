import type { ConceptTable } from '../concept-table.ts';

/** Baby and children's products, toys and games. */
export const CHILDREN: ConceptTable = {
  pram: {
    en: `
      pram, prams, stroller, strollers, pushchair, pushchairs, buggy, buggies, carrycot, carrycots, bassinet, bassinets,
      baby carriage, baby carriages`,
    de: '*kinderwagen, *kinderwagens, buggy, buggys, sportwagen kind, babywanne*, kombikinderwagen*',
    fr: 'poussette, poussettes, landau, landaus, nacelle, nacelles',
    es: `
      cochecito, cochecitos, carrito de bebé, carritos de bebé, silla de paseo, sillas de paseo, capazo, capazos,
      carro de bebé, carros de bebé, carriola, carriolas`,
    it: `
      passeggino, passeggini, carrozzina, carrozzine, navicella, navicelle, trio passeggino, tri passeggino,
      ovetto con passeggino`,
    nl: 'kinderwagen, kinderwagens, buggy, buggy s, wandelwagen, wandelwagens, reiswieg, reiswiegen',
    pl: `
      wózek dziecięcy, wózk* dziecięc*, wózek spacerowy, spacerówk*, gondola, gondoli, gondolę, wózek, wózki głęboko*`,
    pt: `
      carrinho de bebé, carrinhos de bebé, carrinho de bebê, carrinhos de bebê, carrinho de passeio,
      carrinhos de passeio, alcofa, alcofas, moisés`,
    sv: 'barnvagn*, sittvagn*, liggvagn*, sulky, duovagn*',
    da: 'barnevogn*, klapvogn*, paraplyklapvogn*, liggelift, kombivogn*',
    nb: 'barnevogn*, sportsvogn*, bag til vogn, bærebag*, søskenvogn*, trillen, trillevogn*',
    fi: 'lastenvaunu*, rattaat, rattaita, rattaiden, yhdistelmävaunu*, vaunut, vaunuja, matkaratt*, vaunukop*',
  },
  childCarSeat: {
    en: `
      car seat, car seats, child seat, child seats, booster seat, booster seats, infant car seat, infant car seats,
      baby car seat, baby car seats`,
    de: 'kindersitz*, babyschale*, autositz*, autokindersitz*, kinderautositz*, reboarder*, sitzerhöhung*',
    fr: 'siège auto, sièges auto, cosy auto, coque bébé, réhausseur, réhausseurs, rehausseur, rehausseurs',
    es: `
      silla de coche, sillas de coche, asiento infantil de coche, asientos infantiles de coche, alzador, alzadores,
      grupo cero portabebé, silla de auto, sillas de auto, sillita de coche, maxicosi`,
    it: `
      seggiolino auto, seggiolini auto, ovetto, ovetti, alzabimbo, seggiolino per auto, seggiolini per auto,
      rialzo auto`,
    nl: 'autostoel, autostoeltje*, autostoelen, kinderzitje*, zitverhoger*',
    pl: 'fotelik* samochodow*, nosideł* samochodow*, podstawk* dla dziecka do samochodu, fotelik, foteliki, fotelika',
    pt: `
      cadeira auto, cadeiras auto, cadeirinha de carro, cadeirinhas de carro, cadeirinha para carro, cadeira de carro,
      cadeiras de carro, bebé conforto, bebê conforto, assento elevatório, assentos elevatórios, assento de elevação,
      assentos de elevação, ovinho, cadeirinha para auto, cadeirinhas para auto`,
    sv: 'bilbarnstol*, bilstol*, babyskydd*, bälteskudd*, bilbälteskudde',
    da: 'autostol*, selepude*, barnestol til bil',
    nb: 'bilstol*, barnesete, bilsete*, bilpute*, barneseter, babybilstol*',
    fi: 'turvaistui*, turvakaukalo*, vyöistui*, istuinkoroke*',
  },
  cot: {
    en: `
      cot, cots, crib, cribs, baby bed, baby beds, toddler bed, toddler beds, cot bed, cot beds, travel cot,
      travel cots, moses basket, moses baskets, cradle, cradles, bedside crib, bedside cribs, co sleeper, co sleepers`,
    de: 'babybett*, gitterbett*, kinderbett*, beistellbett*, reisebett*, stubenwagen*, wiege, wiegen für babys',
    fr: `
      lit bébé, lits bébé, lit à barreaux, lits à barreaux, berceau, berceaux, couffin, couffins, lit parapluie,
      lits parapluie, lit cododo, lits cododo, lit enfant, lits enfant, lit de bébé, lits de bébé`,
    es: 'cuna, cunas, minicuna, minicunas, moisés, cuna de viaje, cama infantil, camas infantiles, cuna colecho',
    it: `
      lettino, lettini, culla, culle, lettino con sbarre, lettini con sbarre, lettino da viaggio, lettino per bambini,
      lettini per bambini, next to me culla`,
    nl: `
      ledikant, ledikanten, babybed*, kinderbed*, wieg, wiegje, campingbedje*, reisbed*, co sleeper, co sleepers,
      cosleeper`,
    pl: 'łóżeczk*, łóżeczek, kołysk*, kojec, łóżeczko turystyczne, dostawk* do łóżka',
    pt: `
      berço, berços, cama de grades, camas de grades, cama de viagem, camas de viagem, mini berço, cama infantil,
      camas infantis, caminha, caminhas, berço de viagem`,
    sv: 'spjälsäng*, barnsäng*, resesäng*, vagga, vaggan, bedside crib, juniorsäng*',
    da: 'tremmeseng*, barneseng*, rejseseng*, vugge, vugger, vuggen, bedside crib, juniorseng*, babyseng*',
    nb: 'sprinkelseng*, barneseng*, reiseseng*, vugge, vugger, vuggen, bedside crib, babyseng*, juniorseng*',
    fi: 'pinnasänky*, pinnasängy*, lastensänky*, lastensängy*, matkasänky*, matkasängy*, sivuvuode*, kehto, kehdon',
  },
  babyCarrier: {
    en: 'baby carrier, baby carriers, baby sling, baby slings, baby wrap, baby wraps, child carrier, child carriers',
    de: 'babytrage*, tragetuch*, tragetücher*, kraxe, bauchtrage*, kindertrage*, komforttrage*',
    fr: 'porte bébé, porte bébés, écharpe de portage, écharpes de portage',
    es: `
      portabebé, portabebés, fular portabebés, fulares portabebés, mochila portabebé, mochilas portabebé,
      mochila portabebés, mochilas portabebés, mochila de porteo, mochilas de porteo, mochila ergonómica de porteo`,
    it: `
      marsupio, marsupi, fascia portabebè, fascie portabebè, fascia porta bebè, fascie porta bebè, zaino porta bimbo,
      zaini porta bimbo, portabebè`,
    nl: 'draagzak*, draagdoek*, kinderdrager*, babydrager*, rugdrager*',
    pl: 'nosidł*, chust* do noszenia, nosideł*',
    pt: `
      porta bebé, porta bebés, marsúpio, marsúpios, pano porta bebé, panos porta bebé, canguru para bebê,
      cangurus para bebê, sling, slings, mochila porta bebé, canguru ergonômico`,
    sv: 'bärsele, bärselar, bärselarna, bärsjal*, bärselen, bärstol*, babybärsele',
    da: 'bæresele*, vikle, vikler, bærestol*, slyngevikle*',
    nb: 'bæresele*, bæresjal*, bæremeis*',
    fi: 'kantoreppu*, kantorepu*, kantoliina*, kantoliino*, kantorinkka*, rintareppu*',
  },
  nappy: {
    en: 'nappy, nappies, diaper, diapers, swim nappies, cloth nappy, cloth nappies, cloth diaper, cloth diapers',
    de: 'windel, windeln, schwimmwindel*, stoffwindel*, babywindel*, windelhöschen*, einwegwindel*, windelpack*',
    fr: `
      couche lavable, couches lavables, couches bébé, couches jetables, couche culotte, couches culottes,
      couches de bain, couches pour bébé, taille de couche, changer les couches, paquet de couches, couche piscine`,
    es: 'pañal, pañales, bañador pañal',
    it: 'pannolino, pannolini, pannolino lavabile, pannolini lavabili',
    nl: 'luier, luiers, zwemluier*, wasbare luier*',
    pl: 'pieluch*, pieluszk*, pieluszek',
    pt: 'fralda, fraldas',
    sv: 'blöjorna, *blöja, *blöjor, blöjan',
    da: 'bleer, bleerne, bleen, en ble, stofble*, svømmeble*, bleskift*',
    nb: 'bleie, bleier, bleien, bleiene, tøybleie*, badebleie*, bleieskift*',
    fi: 'vaippa, vaipat, vaippoja, vaipan, kestovaip*, uimavaip*, housuvaip*',
  },
  wetWipes: {
    en: 'wet wipe, wet wipes, baby wipe, baby wipes, cleansing wipes, wipes',
    de: 'feuchttuch, feuchttücher*, babytücher, reinigungstücher*, feuchtes toilettenpapier',
    fr: 'lingette, lingettes',
    es: 'toallita, toallitas',
    it: `
      salviettina umidificata, salviettine umidificate, salvietta umidificata, salviette umidificate, salviettine,
      salviette per neonati`,
    nl: 'vochtige doekjes, babydoekjes*, billendoekjes, reinigingsdoekjes*',
    pl: 'chusteczk* nawilżan*, chusteczk* nasączan*, chusteczek nawilżanych',
    pt: 'toalhita, toalhitas, toalhete, toalhetes, lenços umedecidos, lenço umedecido',
    sv: 'våtservett*, tvättlappar baby',
    da: 'vådserviet*, babyservietter, vaskeservietter',
    nb: 'våtserviett*',
    fi: 'kosteuspyyh*, puhdistuspyyh*, vauvapyyh*',
  },
  babyBottle: {
    en: `
      baby bottle, baby bottles, feeding bottle, feeding bottles, bottle teat, bottle teats, teat, teats, bottle warmer,
      bottle warmers, bottle steriliser, bottle sterilisers, bottle sterilizer, bottle sterilizers, sippy cup,
      sippy cups`,
    de: `
      babyflasche*, milchflasche*, trinksauger*, flaschenwärmer*, vaporisator baby, fläschchen, trinklernbecher*,
      flaschensauger*, schnabeltasse*`,
    fr: `
      biberon, biberons, tétine de biberon, tétines de biberon, chauffe biberon, chauffe biberons, stérilisateur,
      stérilisateurs, tasse d apprentissage, tasses d apprentissage`,
    es: `
      biberón, biberones, tetina, tetinas, calientabiberones, esterilizador de biberones, esterilizadores de biberones,
      vaso de aprendizaje, vasos de aprendizaje, mamadera, mamaderas`,
    it: `
      biberon, tettarella, tettarelle, scaldabiberon, sterilizzatore, sterilizzatori, tazza con beccuccio,
      tazze con beccuccio`,
    nl: 'babyfles*, zuigfles*, flessenwarmer*, flessenspeen*, drinkbeker voor, tuitbeker*, melkfles*',
    pl: `
      butelk* dla niemowląt, butelk* do karmienia, butelk* antykolkow*, podgrzewacz* do butelek, smoczek do butelki,
      smoczk* do butel*, sterylizator*, kubek niekapek, bidon niekapek`,
    pt: `
      biberão, biberões, mamadeira, mamadeiras, tetina, tetinas, aquecedor de biberões, aquecedores de biberões,
      esterilizador, esterilizadores, copo de aprendizagem, copos de aprendizagem, aquecedor de mamadeira`,
    sv: 'nappflask*, flasknapp*, dinapp*, flaskvärmare*, pipmugg*, barnflask*',
    da: 'sutteflaske*, flaskesut*, flaskevarmer*, tudkop*, drikkekop med tud',
    nb: 'tåteflaske*, flaskesmokk*, flaskevarmer*, tutekopp*',
    fi: 'tuttipullo*, pullotutt*, pullonlämmit*, nokkamuk*',
  },
  dummyPacifier: {
    en: `
      dummy, dummies, pacifier, pacifiers, soother, soothers, dummy clip, dummy clips, pacifier clip, pacifier clips,
      teether, teethers, teething ring, teething rings`,
    de: 'schnullern, schnullers, *schnuller, nuckel, schnullerkette*, beißring*',
    fr: `
      tétine, tétines, sucette bébé, sucettes bébé, sucette pour bébé, sucettes pour bébé, attache tétine,
      attache sucette, anneau de dentition, anneaux de dentition`,
    es: 'chupete, chupetes, cadena chupete, mordedor, mordedores',
    it: `
      ciuccio, ciucci, ciuccetto, ciuccetti, massaggiagengive, portaciuccio, dentaruolo, dentaruoli, succhietto,
      succhietti`,
    nl: 'speen, spenen, fopspeen*, fopspenen, speentje*, bijtring*, speenkoord*',
    pl: 'smoczek, smoczk*, gryzak*, zawieszk* do smoczk*',
    pt: 'chupeta, chupetas, chucha, chuchas, mordedor, mordedores, prendedor de chupeta',
    sv: 'napp, nappar, nappen, napparna, napphållare*, bitring*, bitleksak*',
    da: 'sut, sutten, sutter, sutterne, suttesnor*, suttekæde*, bidering*',
    nb: 'smokk, smokker, smokken, narresmokk*, smokkesnor*, bitering*',
    fi: 'tutti, tutit, tuttia, tutteja, purulelu*, tuttinauha*, huvitutti*',
  },
  bib: {
    en: 'bib, bibs, burp cloth, burp cloths, muslin, muslins, muslin cloth, muslin cloths',
    de: 'lätzchen*, latz, spucktuch*, spucktücher*, mulltuch*, mulltücher*',
    fr: 'bavoir, bavoirs, lange en mousseline, langes en mousseline, langes bébé',
    es: 'babero, baberos, muselina, muselinas',
    it: 'bavaglino, bavaglini, bavaglia, mussola, mussole, bavetta, bavette',
    nl: 'slabbetje*, slab, slabben, spuugdoek*, hydrofiele doek*, hydrofieldoek*',
    pl: 'śliniak*, pieluszk* muślinow*, pieluch* tetrow*, pieluszk* tetrow*',
    pt: `
      babete, babetes, babador, babadores, fralda de pano musselina, fraldas de pano musselina, musselina, musselinas`,
    sv: 'haklapp*, dregglis*, muslinfilt*, snuttefilt*',
    da: 'hagesmæk*, savlesmæk*, stofbleer, gylpeklud*',
    nb: 'smekke, smekker, smekken, sikleklut*, gulpeklut*, gulpefille*, muslinklut*',
    fi: 'ruokalappu*, ruokalapu*, kuolalappu*, kuolalapu*, harsoliina*, harsoliino*',
  },
  changingMat: {
    en: `
      changing mat, changing mats, changing table, changing tables, nappy bag, nappy bags, changing bag, changing bags,
      diaper bag, diaper bags, changing pad, changing pads`,
    de: 'wickelunterlage*, wickelauflage*, wickeltasche*, wickelkommode*, wickeltisch*, wickelrucksack*',
    fr: `
      table à langer, tables à langer, matelas à langer, sac à langer, sacs à langer, plan à langer, plans à langer,
      tapis à langer`,
    es: `
      cambiador, cambiadores, bolso cambiador, bolsos cambiador, bolsa cambiador, bolsas cambiador, bolso maternal,
      bolsos maternal, mochila maternal, mochilas maternal`,
    it: 'fasciatoio, fasciatoi, borsa fasciatoio, materassino fasciatoio, borsa per il cambio, borse per il cambio',
    nl: 'aankleedkussen*, luiertas*, verzorgingstas*, commode baby, verschoningsmat*, verschoonmat*',
    pl: 'przewijak*, mat* do przewijania, torb* do wózka, torb* dla mamy',
    pt: `
      muda fraldas, trocador, trocadores, mala de maternidade, malas de maternidade, bolsa maternidade,
      bolsas maternidade, mochila maternidade, mochilas maternidade, trocador de fraldas`,
    sv: 'skötbädd*, skötbord*, skötväsk*',
    da: 'puslepude*, puslebord*, pusletaske*, pusleunderlag*',
    nb: 'stellematte*, stellebord*, stelleveske*, stellebag*',
    fi: 'hoitoalusta*, hoitopöy*, hoitolaukku*, hoitolauku*',
  },
  highChair: {
    en: 'high chair, high chairs, highchair, highchairs',
    de: 'hochstuhl*, hochstühl*, treppenhochstuhl*',
    fr: 'chaise haute, chaises hautes',
    es: 'trona, tronas',
    it: 'seggiolone, seggioloni',
    nl: 'kinderstoel*, meegroeistoel*',
    pl: 'krzesełk* do karmienia',
    pt: `
      cadeira de papa, cadeiras de papa, cadeira da papa, cadeiras da papa, cadeira de alimentação,
      cadeiras de alimentação, cadeira de refeição, cadeiras de refeição`,
    sv: 'barnstol, barnstolar, barnstolarna, barnstolen, matstol*',
    da: 'højstol*, høj stol til',
    nb: 'barnestol, barnestoler, barnestolen, matstol*, tripp trapp',
    fi: 'syöttötuoli*',
  },
  babySleepingBag: {
    en: `
      baby sleeping bag, baby sleeping bags, baby sleep sack, baby sleep sacks, swaddle, swaddles, sleep sack,
      sleep sacks, footmuff, footmuffs`,
    de: 'babyschlafsack*, babyschlafsäck*, pucktuch*, pucksack*, fußsack*, fußsäck*',
    fr: 'gigoteuse, gigoteuses, turbulette, turbulettes, chancelière, chancelières, nid d ange',
    es: `
      saco de dormir para bebé, sacos de dormir para bebé, saco de bebé, sacos de bebé, saco de silla, sacos de silla,
      saco para carrito, sacos para carrito, arrullo, arrullos`,
    it: `
      sacco nanna, sacchi nanna, sacco passeggino, sacchi passeggino, sacco termico per passeggino,
      sacchi termici per passeggino`,
    nl: 'babyslaapzak*, inbakerdoek*, voetenzak*, trappelzak*',
    pl: 'śpiwór niemowlęcy, śpiwork* niemowlęc*, śpiworek do wózka, śpiworki niemowlęce, otulacz*, rożek niemowlęcy',
    pt: `
      saco de bebé, sacos de bebé, saco de dormir para bebé, sacos de dormir para bebé, saco de dormir para bebê,
      sacos de dormir para bebê, cueiro, cueiros, saco para carrinho, sacos para carrinho`,
    sv: 'sovpåse*, åkpåse*, babynest*',
    da: 'babysovepose*, kørepose*, babynest*',
    nb: 'babysovepose*, vognpose*, kjørepose*, babynest*',
    fi: 'unipuss*, lämpöpuss*, kapalo*',
  },
  babyBody: {
    en: `
      bodysuit, bodysuits, baby bodysuit, baby bodysuits, romper, rompers, onesie, onesies, babygrow, babygrows,
      sleepsuit, sleepsuits`,
    de: 'babybody*, strampler*, strampelanzug*, einteiler für babys, wickelbody*, langarmbody*, kurzarmbody*',
    fr: 'body bébé, bodies, barboteuse, barboteuses, grenouillère, grenouillères, body manches longues, dors bien',
    es: 'body de bebé, bodies, ranita, ranitas, pelele, peleles, body para bebé, bodi, bodis, body de manga',
    it: `
      body neonato, bodies neonato, body a manica lunga, body a maniche lunghe, pagliaccetto, pagliaccetti, tutina,
      tutine, body per neonati`,
    nl: 'romper, rompers, rompertje*, boxpak*, kruippak*',
    pl: 'body niemowlęc*, body dziecięc*, body z długim rękawem, pajacyk*, śpioszk*, śpiochy, rampers*',
    pt: 'body de bebé, bodies, babygrow, babygrows, macacão de bebê, body manga, body para bebê, macacões de bebê',
    sv: 'babybody, babybodys, omlottbody*, sparkdräkt*, pyjamas heldräkt, långärmad body, kortärmad body',
    da: 'babybody*, langærmet body, kortærmet body, heldragt*, natdragt*, sparkedragt*',
    nb: 'babybody*, langermet body, kortermet body, sparkedrakt*, heldrakt*, ullbody*',
    fi: 'vauvanbody*, bodyt, pitkähihainen body, potkupuku*, potkupuvu*, vauvan body*, kietaisubody*',
  },
  babyMonitor: {
    en: 'baby monitor, baby monitors, baby phone, video monitor baby',
    de: 'babyphone, babyphones, babyfon, babyfone',
    fr: 'babyphone, babyphones, écoute bébé',
    es: 'vigilabebés, monitor de bebé, monitores de bebé, intercomunicador de bebé',
    it: 'baby monitor, babymonitor, interfono per bambini',
    nl: 'babyfoon, babyfoons, babymonitor, babymonitors',
    pl: 'elektroniczn* niani*, niania elektroniczna, nianie elektroniczne, nianię elektroniczną',
    pt: 'intercomunicador de bebé, intercomunicadores de bebé, babá eletrônica, monitor de bebé',
    sv: 'babyvakt*, babymonitor*, babylarm*',
    da: 'babyalarm*, babymonitor*',
    nb: 'babycall*, babymonitor*',
    fi: 'itkuhälytin*, itkuhälytti*',
  },
  babyBouncer: {
    en: `
      baby bouncer, baby bouncers, baby swing, baby swings, baby rocker, baby rockers, playpen, playpens, baby walker,
      baby walkers`,
    de: 'babywippe*, babyschaukel*, laufstall*, laufgitter*, wippe für babys, lauflernwagen*',
    fr: `
      transat bébé, transats bébé, transat pour bébé, transats pour bébé, balancelle bébé, balancelles bébé, parc bébé,
      parcs bébé, trotteur, trotteurs, parc pour bébé, parcs pour bébé`,
    es: `
      hamaca para bebé, hamacas para bebé, hamaquita, hamaquitas, parque de bebé, parques de bebé, columpio para bebé,
      columpios para bebé, parque infantil plegable, andador, andadores`,
    it: 'sdraietta, sdraiette, box per bambini, altalena per neonati, girello, girelli, dondolino, dondolini',
    nl: 'wipstoel*, babyschommel*, kinderbox*, babybox*, grondbox*, loopwagen*',
    pl: 'leżaczek, leżaczk*, bujaczek, bujaczk*, kojec, kojc*, huśtawk* dla niemowląt, chodzik*, pchacz*',
    pt: `
      espreguiçadeira de bebé, espreguiçadeiras de bebé, espreguiçadeira para bebé, cadeira de descanso para bebê,
      cadeiras de descanso para bebê, parque de bebé, parques de bebé, andarilho, andarilhos, cercadinho, cercadinhos,
      andador, andadores`,
    sv: 'babysitter för baby, babygunga*, lekhage*, gåvagn*, gåstol*',
    da: 'skråstol*, babygynge*, kravlegård*, gåvogn*, lære gå vogn',
    nb: 'vippestol*, babyvugge*, lekegrind*, gåvogn*, gåstol*',
    fi: 'sitteri*, babysitteri*, vauvakeinu*, leikkikehä*, kävelytuoli*, kävelykärry*',
  },
  pottyTraining: {
    en: 'potty, potties, toilet trainer, toilet trainers, child toilet seat',
    de: 'töpfchen, toilettensitz für kinder, toilettentrainer*, lerntöpfchen',
    fr: `
      pot bébé, pot d apprentissage, réducteur de toilette, réducteurs de toilette, réducteur wc, réducteurs wc,
      pot pour enfant`,
    es: `
      orinal, orinales, adaptador de wc, adaptadores de wc, reductor de inodoro, reductores de inodoro, reductor de wc`,
    it: 'vasino, vasini, riduttore wc, riduttori wc, riduttore per wc, riduttori per wc',
    nl: 'potje voor peuters, plaspotje*, wc verkleiner*, toilettrainer*',
    pl: 'nocnik*, nakładk* na toaletę, nakładk* na sedes',
    pt: `
      bacio infantil, bacios infantil, penico, penicos, redutor de sanita, redutores de sanita, troninho, troninhos,
      redutor de assento`,
    sv: 'potta, pottor, pottan, toasits*',
    da: 'potte, potter, potten, toilettræner*, toiletsæde til børn',
    nb: 'dotrening, potte for barn, pottetrening, doringen, toalettsete for barn, dosete*',
    fi: 'potta, potan, potat, pottaa, wc istuin lapselle, wc supistaja',
  },
  safetyGate: {
    en: `
      safety gate, safety gates, stair gate, stair gates, baby gate, baby gates, bed guard, bed guards, socket covers`,
    de: 'türschutzgitter*, treppenschutzgitter*, treppengitter*, bettgitter*, steckdosenschutz*, kindersicherung*',
    fr: 'barrière de sécurité, barrières de sécurité, barrière de lit, barrières de lit, cache prise, cache prises',
    es: `
      barrera de seguridad, barreras de seguridad, barrera de cama, barreras de cama, protector de enchufe,
      protectores de enchufe, protector de enchufes, protectores de enchufes`,
    it: 'cancelletto, cancelletti, barriera letto, barriere letto, sponda letto, copripresa, coprispina, coprispine',
    nl: 'traphek, traphekken, traphekje*, bedhekje*, bedrek, stopcontactbeveilig*, veiligheidshek*',
    pl: 'bramk* zabezpieczając*, barierk* do łóżka, barierk* ochronn*, zabezpieczeni* gniazd*, barierk* na schody',
    pt: `
      barreira de segurança, barreiras de segurança, grade de cama, grades de cama, protetor de tomada,
      protetores de tomada, portão de segurança, portões de segurança`,
    sv: 'säkerhetsgrind*, barngrind*, trappgrind*, sänggrind*, petskydd*',
    da: 'sikkerhedsgitter*, sikkerhedsgitre, trappegitter*, sengehest*',
    nb: 'sikkerhetsgrind*, trappegrind*, barnegrind*, sengehest*',
    fi: 'turvaportti*, turvaporti*, lastenportti*, sängynlaita*',
  },
  breastPump: {
    en: `
      breast pump, breast pumps, nursing pillow, nursing pillows, nursing pads, breast pads, breast milk bags,
      nipple shield, nipple shields`,
    de: 'milchpumpe*, stillkissen*, stilleinlage*, stillhütchen, brusthütchen',
    fr: `
      tire lait, coussin d allaitement, coussins d allaitement, coussinets d allaitement, bout de sein, bouts de sein`,
    es: 'sacaleches, extractor de leche, cojín de lactancia, cojines de lactancia, discos de lactancia, pezoneras',
    it: `
      tiralatte, cuscino allattamento, cuscini allattamento, coppette assorbilatte, cuscino per allattamento,
      paracapezzoli`,
    nl: 'borstkolf, borstkolven, kolfapparaat, voedingskussen*, zoogcompres*, tepelhoedje*',
    pl: 'laktator*, poduszk* do karmienia, wkładk* laktacyjn*, rogal* do karmienia',
    pt: `
      bomba tira leite, bombas tira leite, extrator de leite, extratores de leite, almofada de amamentação,
      almofadas de amamentação, discos de amamentação, discos absorventes, bomba de leite`,
    sv: 'bröstpump*, amningskudd*, amningsinlägg*, amningsnapp*',
    da: 'brystpumpe*, ammepude*, ammeindlæg*, ammebrik*',
    nb: 'brystpumpe*, ammepute*, ammeinnlegg*, ammeskjold*',
    fi: 'rintapumppu*, rintapumpu*, imetystyyny*, liivinsuoj*, rintakumi*',
  },
  playMat: {
    en: `
      play mat, play mats, baby gym, baby gyms, activity gym, activity gyms, crawling mat, crawling mats, puzzle mat,
      puzzle mats, foam play mat`,
    de: 'krabbeldecke*, spielmatte*, spielbogen*, spieltrapez*, puzzlematte*, krabbelmatte*',
    fr: 'tapis d éveil, tapis de jeu, arche d éveil, arches d éveil, tapis puzzle',
    es: `
      manta de juego, mantas de juego, alfombra de juego, alfombras de juego, gimnasio de bebé, gimnasios de bebé,
      gimnasio de actividades, gimnasios de actividades, alfombra puzzle`,
    it: `
      tappeto gioco, tappeti gioco, palestrina, palestrine, tappeto puzzle, tappeti puzzle, tappetino da gioco,
      tappetini da gioco`,
    nl: 'speelkleed*, speelmat, speelmatten, babygym*, boxkleed*, puzzelmat*',
    pl: `
      mata edukacyjna, maty edukacyjne, matę edukacyjną, mata do zabawy, maty do zabawy, matę do zabawy, mata piankowa,
      maty piankowe, matę piankową, stojak edukacyjny, mat* dla niemowląt`,
    pt: `
      tapete de atividades, tapetes de atividades, ginásio de atividades, ginásios de atividades, tapete infantil,
      tapetes infantis, tapete de brincar, tapetes de brincar, tapete puzzle`,
    sv: 'lekmatt*, babygym*, aktivitetsgym*, pusselmatt*',
    da: 'legetæppe*, aktivitetstæppe*, babygym*, legemåtte*, skummåtte*, aktivitetsstativ*',
    nb: 'lekematte*, aktivitetsteppe*, babygym*, puslematte*, lekegym*',
    fi: 'leikkimat*, puuhamat*, vauvajumppa*, babygym*, lelukaari*',
  },
  toy: {
    en: 'toy, toys, plaything, playthings',
    de: 'spielzeug*, spielsachen, *spielzeug, spielware, spielwaren',
    fr: 'jouet, jouets',
    es: 'juguete, juguetes',
    it: 'giocattolo, giocattoli',
    nl: 'speelgoed*, *speelgoed',
    pl: 'zabawk*, zabawek, zabaweczk*',
    pt: 'brinquedo, brinquedos',
    sv: 'leksak*',
    da: 'legetøj*',
    nb: 'leketøy*, lekene, babyleke*, badeleke*, aktivitetsleke*, treleker',
    fi: 'lelu, lelut, leluja, lelun, lelujen, leikkikalu*',
  },
  doll: {
    en: 'doll, dolls, doll s house, dollhouse, dollhouses',
    de: '*puppe, *puppen, puppenhaus*, puppenhäus*',
    fr: 'poupée, poupées, poupon, poupons, maison de poupée, maison de poupées',
    es: 'muñeca, muñecas, muñeco, muñecos, casa de muñecas, casas de muñecas',
    it: 'bambola, bambole, bambolotto, bambolotti, casa delle bambole, case delle bambole',
    nl: 'poppen, poppetje, poppetjes, speelpop*, poppenhuis*, babypop*',
    pl: 'lalka, lalki, lalkę, lalką, lalek, domek dla lalek, domk* dla lalek',
    pt: 'boneca, bonecas, boneco, bonecos, casa de bonecas, casas de bonecas',
    sv: 'docka, dockor, dockorna, dockan, dockhus*, dockskåp*',
    da: 'dukke, dukker, dukken, dukkehus*',
    nb: 'dukke, dukker, dukken, dukkehus*',
    fi: 'nukke, nuket, nuken, nukkeja, nukkekoti*, nukkekod*',
  },
  cuddlyToy: {
    en: `
      cuddly toy, cuddly toys, soft toy, soft toys, plush, plush toy, plush toys, teddy bear, teddy bears,
      stuffed animal, stuffed animals, plushie, plushies, comforter toy`,
    de: 'kuscheltier*, stofftier*, plüschtier*, teddybär*, schmusetuch*, schnuffeltuch*',
    fr: 'peluche, peluches, doudou, doudous, ours en peluche, nounours',
    es: 'peluche, peluches, oso de peluche, osos de peluche, doudou',
    it: 'peluche, pupazzo, pupazzi, orsacchiotto, orsacchiotti, doudou',
    nl: 'knuffel, knuffels, knuffeldier*, knuffeltje*, teddybeer*, knuffeldoek*',
    pl: 'pluszak*, maskotk*, przytulank*, miś pluszowy, misie pluszowe, pluszowy miś, pluszow*',
    pt: `
      peluche, peluches, ursinho de pelúcia, ursinhos de pelúcia, pelúcia, pelúcias, bicho de pelúcia,
      bichos de pelúcia, doudou`,
    sv: 'gosedjur*, mjukisdjur*, nallebjörn*, snuttefilt*',
    da: 'bamse, bamser, bamsen, tøjdyr*, krammedyr*, sutteklud*, nusseklud*',
    nb: 'kosedyr*, bamse, bamser, bamsen, teddybjørn*, koseklut*',
    fi: 'pehmolelu*, nalle, nallet, unilelu*, uniriepu*',
  },
  buildingBlocks: {
    en: `
      building block, building blocks, wooden blocks, building bricks, construction set, construction sets,
      construction toy, construction toys, stacking toy, stacking toys`,
    de: `
      bauklotz*, bauklötz*, baustein, bausteine, bausteinn, holzbausteine*, bausatz*, bausätz*, stapelturm*,
      konstruktionsspielzeug`,
    fr: `
      cube en bois, cubes en bois, blocs de construction, jeu de construction, jeux de construction,
      briques de construction, kit de construction`,
    es: `
      bloques de construcción, juego de construcción, juegos de construcción, cubos de madera, bloque de construcción,
      bloques de madera`,
    it: `
      costruzioni, blocchi di legno, cubi di legno, mattoncino, mattoncini, set di costruzioni, gioco di costruzioni`,
    nl: 'bouwblok*, blokken, bouwset*, bouwstenen, stapeltoren*',
    pl: 'klock*, zestaw konstrukcyjny, zestaw do budowania',
    pt: `
      blocos de construção, bloco de construção, blocos de montar, blocos de madeira, jogo de construção,
      cubos de madeira`,
    sv: 'byggkloss*, klossar, klossarna, byggsats*, byggleksak*, stapeltorn*',
    da: 'byggeklods*, klodser, klodserne, byggesæt*, stabletårn*',
    nb: 'byggekloss*, klosser, klosserne, byggesett*, stabletårn*',
    fi: 'rakennuspalik*, palikat, palikoita, rakennussarja*, rakennuslelu*, puupalik*',
  },
  puzzle: {
    en: 'puzzle, puzzles, jigsaw, jigsaws, jigsaw puzzle, jigsaw puzzles',
    de: 'puzzle, puzzles, puzzlespiel*, puzzleteil*, steckpuzzle*',
    fr: 'puzzle, puzzles, casse tête',
    es: 'puzle, puzles, puzzle, puzzles, rompecabezas',
    it: 'puzzle',
    nl: 'puzzel, puzzels, legpuzzel*, puzzelstuk*',
    pl: 'puzzl*, układank*',
    pt: 'puzzle, puzzles, quebra cabeça, quebra cabeças',
    sv: 'pussel, pusslet, pusselbit*, knoppussel*',
    da: 'puslespil*, puslebrik*',
    nb: 'puslespill*, puslebrikke*',
    fi: 'palapeli*, palapele*',
  },
  boardGame: {
    en: `
      board game, board games, card game, card games, family game, family games, dice game, dice games, party game,
      party games, memory game, memory games, dice, playing cards, chess set, chess sets, strategy game, strategy games`,
    de: `
      brettspiel*, gesellschaftsspiel*, kartenspiel*, würfelspiel*, familienspiel*, partyspiel*, schachspiel*,
      schachbrett*, memospiel*, spielkarten, strategiespiel*`,
    fr: `
      jeu de société, jeux de société, jeu de plateau, jeux de plateau, jeu de cartes, jeux de cartes, jeu de dés,
      jeu d échecs, jeu de mémoire, jeux de dés`,
    es: `
      juego de mesa, juegos de mesa, juego de cartas, juegos de cartas, juego de dados, juegos de dados, ajedrez,
      juego de memoria, juegos de memoria, baraja de cartas, barajas de cartas`,
    it: `
      gioco da tavolo, giochi da tavolo, gioco di carte, giochi di carte, gioco di dadi, giochi di dadi, scacchiera,
      scacchi, gioco di società, giochi di società, carte da gioco, gioco di memoria`,
    nl: `
      bordspel*, gezelschapsspel*, kaartspel*, dobbelspel*, schaakspel*, schaakbord*, partyspel*, familiespel*,
      speelkaarten, spelletje*, spellen, strategiespel*`,
    pl: `
      gra planszowa, gry planszowe, grę planszową, gier planszowych, planszówk*, gra karciana, gry karciane,
      grę karcianą, gra towarzyska, gry towarzyskie, grę towarzyską, szachy, gra w kości, gry w kości, grę w kości,
      karty do gry, gry rodzinne, gra rodzinna`,
    pt: `
      jogo de tabuleiro, jogos de tabuleiro, jogo de cartas, jogos de cartas, jogo de dados, jogos de dados, xadrez,
      jogo de memória, jogos de memória, jogo da memória, baralho, baralhos`,
    sv: 'brädspel*, sällskapsspel*, kortspel*, tärningsspel*, schackspel*, familjespel*, partyspel*, schackbräd*',
    da: 'brætspil*, kortspil*, terningespil*, skakspil*, selskabsspil*, familiespil*, skakbræt*',
    nb: 'brettspill*, kortspill*, terningspill*, sjakkspill*, selskapsspill*, familiespill*, sjakkbrett*',
    fi: `
      lautapeli*, lautapele*, korttipeli*, korttipele*, noppapeli*, shakki, shakkilau*, seurapeli*, seurapele*,
      perhepeli*, perhepele*, muistipeli*`,
  },
  toyVehicle: {
    en: `
      toy car, toy cars, toy train, toy trains, train set, train sets, model train, model trains, model car, model cars,
      marble run, marble runs, remote control car, remote control cars, rc car, rc cars, toy vehicle, toy vehicles,
      wooden train`,
    de: `
      spielzeugauto*, eisenbahnset*, holzeisenbahn*, modelleisenbahn*, kugelbahn*, murmelbahn*, ferngesteuertes auto,
      ferngesteuerte auto, ferngesteuerte autos, modellauto*`,
    fr: `
      petite voiture, petites voitures, train en bois, circuit de train, circuit de billes, circuits de billes,
      voiture télécommandée, voitures télécommandées, train miniature, trains miniature, voiture miniature,
      voitures miniatures`,
    es: `
      coche de juguete, coches de juguete, tren de juguete, trenes de juguete, circuito de canicas, coche teledirigido,
      coches teledirigidos, tren de madera, trenes de madera, coche en miniatura, coches en miniatura`,
    it: `
      macchinina, macchinine, trenino, trenini, pista per biglie, piste per biglie, pista delle biglie,
      auto radiocomandata, auto radiocomandate, macchina telecomandata, macchine telecomandate, trenino di legno,
      trenini di legno, modellino, modellini`,
    nl: `
      speelgoedauto*, treinset*, houten trein*, knikkerbaan*, modeltrein*, bestuurbare auto*, rc auto*, modelauto*,
      modelspoor*`,
    pl: `
      samochodzik*, autko, autka, kolejka drewnian*, kolejki drewnian*, kolejkę drewnian*, tor kulkowy, kulodrom*,
      auto zdalnie sterowane, auta zdalnie sterowane, modele samochodów, kolejk* elektryczn*`,
    pt: `
      carrinho de brinquedo, carrinhos de brinquedo, comboio de brinquedo, comboios de brinquedo, trenzinho, trenzinhos,
      carrinho de controle remoto, carrinhos de controle remoto, pista de berlindes, carro telecomandado,
      carros telecomandados, comboio de madeira`,
    sv: `
      leksaksbil*, tågbana, tågbanan, tågset*, kulbana, kulbanan, kulbanor, radiostyrd bil, radiostyrda bilar,
      modelltåg*, träjärnväg*`,
    da: 'legetøjsbil*, togbane*, kuglebane*, fjernstyret bil, fjernstyrede biler, modeltog*',
    nb: 'lekebil*, togbane*, kulebane*, radiostyrt bil, fjernstyrt bil, modelltog*',
    fi: `
      leluauto*, pikkuauto*, junarata*, junarad*, kuularata*, kuularad*, kauko ohjattava auto, radio ohjattava auto,
      pienoisrautatie*, pienoisjuna*`,
  },
  outdoorPlay: {
    en: `
      swing set, swing sets, children s slide, playhouse, playhouses, sandpit, sandpits, sandbox, sandboxes,
      climbing frame, climbing frames, kite, kites, paddling pool, paddling pools`,
    de: `
      kinderschaukel*, schaukel, schaukeln, spielhaus*, spielhäus*, sandkasten*, sandkästen*, klettergerüst*,
      drachen steigen*, planschbecken*, spielturm*, kinderrutsche*, wellenrutsche*, rutsche für, spielrutsche*`,
    fr: `
      balançoire, balançoires, toboggan, toboggans, cabane pour enfant, cabanes pour enfants, bac à sable, bacs à sable,
      cerf volant, cerfs volants, pataugeoire, pataugeoires, portique, portiques`,
    es: `
      columpio, columpios, tobogán, toboganes, casita infantil, casitas infantiles, arenero, areneros, cometa, cometas,
      piscina infantil`,
    it: `
      altalena, altalene, scivolo, scivoli, casetta per bambini, casette per bambini, sabbiera, sabbiere, aquilone,
      aquiloni, piscinetta`,
    nl: `
      schommel, schommels, glijbaan, glijbanen, speelhuis*, zandbak, zandbakken, klimrek*, vlieger, vliegers,
      kinderbadje*, zwembadje*`,
    pl: `
      huśtawk*, huśtawek, zjeżdżal*, domek dla dzieci, domk* ogrodow*, piaskownic*, latawiec, latawc*, brodzik*,
      plac zabaw`,
    pt: `
      baloiço, baloiços, balanço infantil, balanços infantis, escorrega, escorregas, escorregador, escorregadores,
      casinha infantil, casinhas infantis, caixa de areia, papagaio de papel, pipa de brinquedo, pipas de brinquedo,
      piscina infantil`,
    sv: `
      gunga, gungor, gungorna, gungställning*, rutschkana*, rutschkanor, lekstuga*, lekstugor, sandlåd*,
      klätterställning*, flygdrake*`,
    da: `
      gynge, gynger, gyngen, gyngestativ*, rutsjebane*, legehus*, sandkasse*, klatrestativ*, papirdrage*, flyvedrage*,
      badebassin*`,
    nb: `
      huskestativ*, babyhuske*, huske til hagen, sklie, sklier, sklien, lekehytte*, lekestue*, sandkasse*,
      klatrestativ*, lekedrage*, drage for barn, plaskebasseng*`,
    fi: `
      keinu, keinut, keinun, liukumäki*, liukumäen, leikkimökki*, leikkimöki*, hiekkalaatik*, kiipeilyteline*, leija,
      leijat, kahluuallas, kahluualta*`,
  },
  playKitchen: {
    en: 'play kitchen, play kitchens, toy kitchen, toy kitchens, play food, play tent, play tents, toy shop',
    de: 'kinderküche*, spielküche*, kaufladen*, kaufmannsladen*, spielzelt*, spiellebensmittel*',
    fr: `
      dînette, dînettes, cuisine pour enfant, cuisines pour enfants, cuisine en bois jouet, cuisines en bois jouet,
      marchande jouet, tente de jeu, tipi enfant`,
    es: 'cocinita, cocinitas, cocina de juguete, cocinas de juguete, tipi infantil, comida de juguete',
    it: 'cucina giocattolo, cucine giocattolo, cucina per bambini, cucine per bambini, tenda gioco',
    nl: 'speelkeuken*, speelgoedkeuken*, speeltent*, winkeltje speelgoed',
    pl: `
      kuchnia dla dzieci, kuchnie dla dzieci, kuchnię dla dzieci, kuchnia drewnian* dla dzieci,
      kuchnie drewnian* dla dzieci, kuchnię drewnian* dla dzieci, namiot dla dzieci, kuchenk* zabawkow*`,
    pt: `
      cozinha de brincar, cozinhas de brincar, cozinha de brinquedo, cozinhas de brinquedo, cozinhas infantis,
      cozinha infantil, tenda de brincar`,
    sv: 'leksakskök*, barnkök*, lektält*, leksaksmat*, lekmat',
    da: 'legekøkken*, legetelt*, legemad*',
    nb: 'lekekjøkken*, leketelt*, lekemat*',
    fi: 'leikkikeittiö*, leikkiteltta*, leikkiruo*',
  },
  craftKit: {
    en: `
      craft kit, craft kits, craft set, craft sets, modelling clay, play dough, experiment kit, experiment kits,
      science kit, science kits, coloring book, coloring books, colouring book, colouring books`,
    de: `
      bastelset*, bastelkasten*, knete, knetmasse*, experimentierkasten*, experimentierset*, malbuch*, malbücher*,
      diy set`,
    fr: `
      kit créatif, kits créatifs, pâte à modeler, coffret de loisirs créatifs, loisirs créatifs, kit d expériences,
      livre de coloriage, livres de coloriage, coffret scientifique, loisir créatif`,
    es: `
      kit de manualidades, kits de manualidades, plastilina, set de manualidades, juego de experimentos,
      libro para colorear, libros para colorear, set de experimentos`,
    it: `
      kit creativo, kit creativi, plastilina, pasta da modellare, kit di esperimenti, libro da colorare,
      libri da colorare, kit per lavoretti`,
    nl: 'knutselset*, klei, knutselpakket*, experimenteerset*, kleurboek*, experimenteerdoos*',
    pl: `
      zestaw kreatywny, zestaw* kreatywn*, plastelin*, ciastolin*, kolorowank*, zestaw do eksperymentów,
      mas* plastyczn*`,
    pt: `
      kit de artesanato, kits de artesanato, plasticina, massinha de modelar, massa de modelar, kit de experiências,
      livro de colorir, livros de colorir, kit criativo`,
    sv: 'pysselset*, pysselkit*, modellera, leklera, experimentlåd*, målarbok, målarböcker*',
    da: 'hobbysæt*, kreasæt*, modellervok*, eksperimentsæt*, malebog*, malebøger',
    nb: 'hobbysett*, formingssett*, modelleire*, plastilina, eksperimentsett*, fargeleggingsbok*, malebok, malebøker',
    fi: 'askartelupaket*, askartelusarja*, muovailuvaha*, muovailuvahoj*, värityskirj*, kokeilusarja*, tiedesarja*',
  },
  costume: {
    en: 'costume, costumes, fancy dress, face paint',
    de: 'kostüm, kostüme, kostümen, faschingskostüm*, karnevalskostüm*, faschingsverkleidung*',
    fr: 'déguisement, déguisements, costume de carnaval, costumes de carnaval',
    es: 'disfraz, disfraces',
    it: 'costume di carnevale, costumi di carnevale, travestimento, travestimenti, costume da bambin*',
    nl: 'verkleedkleding, kostuum voor carnaval, verkleedkleren, carnavalskostuum*, verkleedpak*',
    pl: 'przebranie, przebrania, kostium karnawałowy, strój karnawałowy, stroj* karnawałow*',
    pt: `
      fantasia infantil, fantasias infantis, disfarce, disfarces, fantasia de carnaval, fantasias de carnaval,
      máscara de carnaval`,
    sv: 'maskeraddräkt*, utklädningskläder*',
    da: 'udklædning*, kostume, kostumer, fastelavnskostume*',
    nb: 'kostyme, kostymer, utkledning*, karnevalskostyme*',
    fi: 'naamiaisasu*, naamiaispuku*, naamiaispuvu*, roolivaate*',
  },
  balloon: {
    en: 'balloons, balloon, party decoration, party decorations, garland, garlands, bunting, confetti',
    de: 'luftballon*, partydeko*, girlande*, konfetti, wimpelkette*',
    fr: `
      ballon de baudruche, ballons de baudruche, guirlande, guirlandes, confettis, décoration de fête,
      décorations de fête`,
    es: 'globo, globos, guirnalda, guirnaldas, confeti, decoración de fiesta',
    it: 'palloncino, palloncini, ghirlanda, ghirlande, coriandoli, festone, festoni',
    nl: 'ballon, ballonnen, slinger, slingers, confetti, feestversiering',
    pl: 'balon, balony, balonów, girland*, konfetti',
    pt: 'balão de festa, balões, grinalda, grinaldas, confetes, decoração de festa, bandeirolas',
    sv: 'ballong, ballonger, ballongen, girland, girlander, girlanden, konfetti',
    da: 'ballon, balloner, ballonen, guirlande, guirlander, konfetti, flagranke*',
    nb: 'ballong, ballonger, ballongen, girlander, konfetti, girlandere',
    fi: 'ilmapallo*, köynnös juhl*, konfetti, viirinauha*',
  },
  videoGame: {
    en: `
      video game, video games, game console, game consoles, controller, controllers, gamepad, gamepads, gaming console`,
    de: 'videospiel*, spielkonsole*, gamepad, gamepads, konsolenspiel*, spielekonsole*',
    fr: 'jeu vidéo, jeux vidéo, console de jeu, consoles de jeu, console de jeux, consoles de jeux, manette, manettes',
    es: `
      videojuego, videojuegos, consola de juego, consolas de juegos, mando de juego, mandos de juego,
      consola de videojuegos`,
    it: 'videogioco, videogiochi, videogame, console, controller di gioco',
    nl: `
      videogame, videogames, spelcomputer, spelcomputers, spelconsole, spelconsoles, gamecontroller, gamecontrollers,
      gamepad`,
    pl: `
      gra wideo, gry wideo, grę wideo, konsola do gier, konsole do gier, konsolę do gier, konsola, konsole, konsolę,
      gier komputerowych, pad do gier, gry komputerowe`,
    pt: `
      videojogo, videojogos, video game, video games, videogame, videogames, consola de jogos, consolas de jogos,
      console de jogos, consoles de jogos`,
    sv: 'tv spel, tvspel*, spelkonsol*, handkontroll*, videospel*',
    da: 'videospil*, spillekonsol*, spilkonsol*, computerspil*',
    nb: 'videospill*, spillkonsoll*, tv spill, spillkontroll*, dataspill*',
    fi: 'videopeli*, videopele*, pelikonsoli*, peliohja*, konsolipel*',
  },
  drone: {
    en: 'drone, drones',
    de: '*drohne, *drohnen',
    fr: 'drone, drones',
    es: 'dron, drones',
    it: 'drone, droni',
    nl: 'drone, drones',
    pl: 'dron, drony, drona, dronów, dronem',
    pt: 'drone, drones',
    sv: 'drönare, drönaren',
    da: 'drone, droner, dronen',
    nb: 'drone, droner, dronen',
    fi: 'drooni, droonit, drooneja, kuvauskopteri*',
  },
};
