import type { ConceptTable } from '../concept-table.ts';

/** Garden and pet products. */
export const GARDEN_AND_PETS: ConceptTable = {
  lawnmower: {
    en: `
      lawn mower, lawn mowers, lawnmower, lawnmowers, robotic mower, robotic mowers, robot mower, robot mowers, mower,
      mowers`,
    de: 'rasenmäher*, mähroboter*, rasenroboter*, rasenmähroboter*, akkumäher*',
    fr: 'tondeuse à gazon, tondeuses à gazon, robot tondeuse, robots tondeuses, tondeuse, tondeuses',
    es: 'cortacésped, cortacéspedes, robot cortacésped, robots cortacésped, cortadora de césped',
    it: 'tosaerba, tagliaerba, robot rasaerba, rasaerba, robot tagliaerba',
    nl: 'grasmaaier*, robotmaaier*, maairobot*',
    pl: 'kosiark*, kosiarek, robot koszący, robot* kosząc*',
    pt: `
      corta relva, corta relvas, cortador de relva, cortadores de relva, cortador de grama, cortadores de grama,
      robô corta relva`,
    sv: 'gräsklippare*, robotgräsklippare*, robotklippare*',
    da: 'plæneklipper*, robotplæneklipper*, græsslåmaskin*',
    nb: 'gressklipper*, robotgressklipper*, robotklipper*, plenklipper*',
    fi: 'ruohonleikkuri*, ruohonleikkurei*, robottileikkuri*, robottiruohonleikkuri*',
  },
  hedgeTrimmer: {
    en: `
      hedge trimmer, hedge trimmers, grass trimmer, grass trimmers, strimmer, strimmers, chainsaw, chainsaws, chain saw,
      chain saws, leaf blower, leaf blowers, brush cutter, brush cutters, lawn edger, scarifier, scarifiers`,
    de: `
      heckenschere*, rasentrimmer*, kettensäge*, laubbläser*, freischneider*, motorsäge*, vertikutierer*, laubsauger*`,
    fr: `
      taille haie, taille haies, coupe bordure, coupe bordures, tronçonneuse, tronçonneuses, souffleur de feuilles,
      souffleurs de feuilles, débroussailleuse, débroussailleuses, scarificateur, scarificateurs`,
    es: `
      cortasetos, recortasetos, cortabordes, desbrozadora, desbrozadoras, motosierra, motosierras, soplador de hojas,
      sopladores de hojas, escarificador, escarificadores, electrosierra, electrosierras`,
    it: `
      tagliasiepe, tagliasiepi, tagliabordo, tagliabordi, decespugliatore, decespugliatori, motosega, motoseghe,
      soffiatore, soffiatori, arieggiatore, arieggiatori, elettrosega`,
    nl: 'heggenschaar, heggenscharen, grastrimmer*, kettingzaag, kettingzagen, bladblazer*, bosmaaier*, verticuteer*',
    pl: `
      nożyce do żywopłotu, podkaszark*, piła łańcuchowa, piły łańcuchowe, piłę łańcuchową, pilark*, dmuchaw* do liści,
      kosa spalinow*, kosy spalinow*, kosę spalinow*, wertykulator*`,
    pt: `
      corta sebes, aparador de relva, aparadores de relva, aparador de grama, aparadores de grama, motosserra,
      motosserras, soprador de folhas, sopradores de folhas, roçadora, roçadoras, roçadeira, roçadeiras, escarificador,
      escarificadores`,
    sv: 'häcksax*, grästrimmer*, motorsåg*, lövblås*, röjsåg*, kedjesåg*, vertikalskärare*',
    da: 'hækkeklipper*, græstrimmer*, motorsav*, kædesav*, løvblæser*, buskrydder*, løvsuger*, kantklipper*',
    nb: 'hekksaks*, gresstrimmer*, motorsag*, kjedesag*, løvblåser*, ryddesag*, kantklipper*',
    fi: `
      pensasleikkuri*, trimmeri*, ruohotrimmer*, moottorisaha*, lehtipuhallin*, lehtipuhaltim*, raivaussaha*, ilmaaja`,
  },
  pruningShears: {
    en: 'secateurs, pruning shears, pruner, pruners, loppers, garden shears, grass shears',
    de: 'gartenschere*, rosenschere*, astschere*, baumschere*, grasschere*',
    fr: `
      sécateur, sécateurs, coupe branche, coupe branches, cisaille à haie, cisailles à haie, ébrancheur, ébrancheurs,
      cisaille de jardin`,
    es: `
      tijera de podar, tijeras de podar, tijera de poda, tijeras de poda, podadora, podadoras, tijeras de jardín,
      cortarramas`,
    it: 'cesoia, cesoie, forbici da potatura, troncarami, forbice da potatura, svettatoio',
    nl: 'snoeischaar, snoeischaren, takkenschaar, takkenscharen, rozenschaar, tuinschaar, grasschaar',
    pl: 'sekator*, nożyce ogrodowe, nożyc* do gałęzi, nożyc* do trawy',
    pt: 'tesoura de poda, tesouras de poda, tesoura de podar, tesouras de podar, podão, tesoura de jardim, corta ramos',
    sv: 'sekatör*, trädgårdssax*, grensax*, grässax*',
    da: 'beskæresaks*, beskærersaks*, rosensaks*, grensaks*, græssaks*, ørnenæb*',
    nb: 'beskjæringssaks*, hagesaks*, greinsaks*, grensaks*, rosesaks*',
    fi: 'oksasaks*, puutarhasaks*, sekaattori*, ruohosaks*',
  },
  gardenHandTool: {
    en: `
      spade, spades, shovel, shovels, rake, rakes, garden hoe, trowel, trowels, gardening tool, gardening tools,
      garden tool, garden tools, garden fork, garden forks, weeder, weeders, wheelbarrow, wheelbarrows, snow shovel,
      snow shovels`,
    de: `
      spaten, spatens, schaufel, schaufeln, rechen, harke, harken, laubrechen*, gartenwerkzeug*, gartengerät*,
      grabegabel*, unkrautstecher*, schubkarre*, schneeschaufel*, gartenkralle*, pflanzkelle*`,
    fr: `
      bêche, bêches, pelle, pelles, râteau, râteaux, binette, binettes, outil de jardin, outils de jardin,
      outil de jardinage, outils de jardinage, transplantoir, transplantoirs, brouette, brouettes, fourche bêche,
      désherbeur, désherbeurs`,
    es: `
      azada, azadas, rastrillo, rastrillos, herramienta de jardín, herramientas de jardín, herramienta de jardinería,
      herramientas de jardinería, carretilla, carretillas, desplantador, horca de jardín, pala de jardín,
      palas de jardín, pala de nieve, palas de nieve`,
    it: `
      vanga, vanghe, rastrello, rastrelli, zappa, zappe, attrezzi da giardino, paletta da giardino, carriola, carriole,
      badile, badili, pala da neve, pale da neve, attrezzo da giardino`,
    nl: `
      spade, spaden, schep, scheppen, schop, schoppen, hark, harken, schoffel, schoffels, tuingereedschap*, kruiwagen,
      kruiwagens, sneeuwschep*, onkruidsteker*`,
    pl: `
      szpadel, szpadle, łopata, łopaty, łopatę, grabie, grabiami, motyk*, narzędzi* ogrodow*, taczka, taczki, taczkę,
      łopatk* ogrodow*, szufla do śniegu, szufle do śniegu, szuflę do śniegu`,
    pt: `
      enxada, enxadas, ancinho, ancinhos, ferramenta de jardim, ferramentas de jardim, ferramenta de jardinagem,
      ferramentas de jardinagem, carrinho de mão, carrinhos de mão, pá de jardim, sacho, sachos, pá de neve`,
    sv: `
      spade, spaden, spadar, skyffel, skyffeln, skyfflar, räfsa, räfsor, kratta, krattor, trädgårdsredskap*,
      trädgårdsverktyg*, skottkärra*, skottkärror, snöskyffel*, snöskovel, snöskovlar, planteringsspade*`,
    da: `
      spade, spader, spaden, skovl, skovle, skovlen, løvrive*, haverive*, haveredskab*, trillebør*, sneskovl*,
      planteske*, ukrudtsjern*, kultivator, kultivatorer, hakkejern*, lugejern*`,
    nb: `
      spade, spader, spaden, rake, raker, raken, hageredskap*, trillebår*, snøskuffe*, planteskje*, høygaffel,
      hageverktøy*, hagehakke*`,
    fi: `
      lapio, lapiot, lapion, harava, haravat, haravan, puutarhatyökalu*, kottikärry*, lumilapio*, lumikola*, kuokka,
      talikko, istutuslapio*`,
  },
  wateringCan: {
    en: 'watering can, watering cans',
    de: 'gießkanne*',
    fr: 'arrosoir, arrosoirs',
    es: 'regadera, regaderas',
    it: 'annaffiatoio, annaffiatoi',
    nl: 'gieter, gieters',
    pl: 'konewk*',
    pt: 'regador, regadores',
    sv: 'vattenkann*',
    da: 'vandkande*',
    nb: 'vannkanne*',
    fi: 'kastelukannu*',
  },
  irrigationSystem: {
    en: 'sprinkler, sprinklers, irrigation system, irrigation systems, irrigation kit, drip irrigation',
    de: 'rasensprenger*, bewässerungssystem*, bewässerungsset*, tropfbewässerung*, beregner*',
    fr: 'arroseur, arroseurs, système d arrosage, systèmes d arrosage, goutte à goutte, kit d arrosage',
    es: 'aspersor, aspersores, sistema de riego, sistemas de riego, kit de riego, riego por goteo',
    it: `
      irrigatore, irrigatori, impianto di irrigazione, kit di irrigazione, sistema di irrigazione, irrigazione a goccia`,
    nl: `
      sproeier, sproeiers, bewateringssysteem, irrigatiesysteem, druppelsysteem, bewateringsset*, tuinsproeier*`,
    pl: 'zraszacz*, system* nawadniani*, nawadnianie kropelkowe, zestaw nawadniający',
    pt: `
      aspersor, aspersores, sistema de rega, sistemas de rega, sistema de irrigação, sistemas de irrigação, rega gota a gota, kit de rega`,
    sv: 'vattenspridare*, bevattningssystem*, bevattningsset*, droppbevattning*',
    da: 'vandspreder*, havevander*, vandingssystem*, drypvanding*',
    nb: 'vannspreder*, vanningssystem*, dryppvanning*',
    fi: 'sadetin, sadettim*, kastelujärjestelm*, tippukastelu*',
  },
  gardenHose: {
    en: 'hose, hoses, garden hose, garden hoses, hose reel, hose reels, hosepipe, hosepipes',
    de: 'gartenschlauch*, gartenschläuche*, schlauchtrommel*, schlauchwagen*, schlauchaufroller*',
    fr: 'tuyau d arrosage, tuyaux d arrosage, dévidoir, dévidoirs, enrouleur de tuyau',
    es: `
      manguera, mangueras, manguera de jardín, mangueras de jardín, manguera de riego, mangueras de riego,
      enrollador de manguera,
      enrolladores de manguera, portamangueras`,
    it: `
      tubo da giardino, tubi da giardino, avvolgitubo, avvolgitubi, canna dell acqua, tubo per irrigazione,
      tubi per irrigazione, tubo d irrigazione, tubi d irrigazione`,
    nl: 'tuinslang, tuinslangen, slanghaspel, slanghaspels, slangenhaspel*, slangenwagen*',
    pl: 'wąż ogrodowy, węże ogrodowe, węża ogrodowego, bęben na wąż, wózek na wąż, węż* ogrodow*',
    pt: `
      mangueira, mangueiras, mangueira de jardim, mangueiras de jardim, enrolador de mangueira, enroladores de mangueira,
      carrinho de mangueira, carrinhos de mangueira, mangueira de rega, mangueiras de rega`,
    sv: 'trädgårdsslang*, slangvinda*, vattenslang*, slangvagn*',
    da: 'haveslange*, vandslange*, slangetromle*, slangevogn*',
    nb: 'hageslange*, slangetrommel*, vannslange*, slangevogn*',
    fi: 'puutarhaletku*, kasteluletku*, letkukela*, vesiletku*',
  },
  raisedBed: {
    en: `
      raised bed, raised beds, planter box, planter boxes, cold frame, cold frames, greenhouse, greenhouses, polytunnel,
      polytunnels`,
    de: 'hochbeet*, frühbeet*, gewächshaus*, gewächshäus*, folientunnel*',
    fr: `
      potager surélevé, potagers surélevés, carré potager, carrés potagers, serre de jardin, serres de jardin,
      châssis de culture, serre de balcon, mini serre`,
    es: `
      huerto urbano, huertos urbanos, mesa de cultivo, mesas de cultivo, invernadero, invernaderos, bancal elevado,
      huerto elevado`,
    it: `
      serra da giardino, serre da giardino, serra, serre, orto rialzato, orti rialzati, aiuola rialzata,
      aiuole rialzate, cassone per orto`,
    nl: 'moestuinbak*, kweekbak*, verhoogde plantenbak*, tuinkas, tuinkassen, broeikas*, kweektafel*',
    pl: 'szklarni*, grządk* podwyższon*, warzywnik*, tunel foliowy, skrzyni* na warzywa, podwyższon* grządk*',
    pt: `
      canteiro elevado, canteiros elevados, horta elevada, hortas elevadas, estufa de jardim, estufas de jardim,
      estufa de cultivo, estufas de cultivo, horta vertical`,
    sv: 'odlingslåd*, pallkrage*, växthus*, drivbänk*, upphöjd odling*',
    da: 'højbed*, drivhus*, plantekasse*, mistbænk*',
    nb: 'drivhus*, pallekarm*, plantekasse*, veksthus*, høybed*',
    fi: 'kasvihuone*, kohopenkki*, viljelylaatik*, kasvatuslaatik*, lavakaulu*',
  },
  composter: {
    en: `
      composter, composters, compost bin, compost bins, rain barrel, rain barrels, water butt, water butts, worm bin`,
    de: 'komposter, kompostern, kompostbehälter*, thermokomposter*, regentonne*, wurmkiste*',
    fr: `
      composteur, composteurs, bac à compost, bacs à compost, récupérateur d eau, récupérateurs d eau, lombricomposteur,
      lombricomposteurs`,
    es: `
      compostador, compostadores, compostera, composteras, vermicompostador, vermicompostadores, depósito de lluvia,
      depósitos de lluvia`,
    it: `
      compostiera, compostiere, compostatore, compostatori, contenitore per compost, contenitori per compost,
      cisterna per acqua piovana, cisterne per acqua piovana`,
    nl: 'compostbak, compostbakken, compostvat*, compostsilo, regenton, regentonnen, wormenbak*',
    pl: 'kompostownik*, beczk* na deszczówk*, zbiornik* na deszczówk*, wermikomposter',
    pt: `
      compostor, compostores, composteira, composteiras, depósito de água da chuva, depósitos de água da chuva,
      vermicompostor, vermicompostores`,
    sv: 'kompostbehållar*, kompostkärl*, kompostlåd*, regntunna*, regntunnor, varmkompost*',
    da: 'kompostbeholder*, regnvandstønde*, regntønde*, kompostspand*',
    nb: 'kompostbinge*, kompostbeholder*, regntønne*, regnvannstønne*, varmkompost*',
    fi: 'komposti, kompostori*, kompostorei*, sadevesitynnyri*, sadevesisäili*',
  },
  plant: {
    en: `
      houseplant, houseplants, plants, indoor plant, indoor plants, house plant, house plants, shrub, shrubs, perennial,
      perennials, pot plant, pot plants`,
    de: '*pflanze, *pflanzen, staude, stauden, strauch, sträucher, sträuchern, kaktus, sukkulente*',
    fr: `
      plante d intérieur, plantes d intérieur, plantes, plante verte, plante grimpante, plantes grimpantes, arbuste,
      arbustes, plante vivace, plantes vivaces, cactus, plante grasse`,
    es: `
      planta de interior, plantas de interior, plantas, arbusto, arbustos, cactus, suculenta, suculentas,
      planta trepadora, plantas trepadoras, planta de exterior, plantas de exterior`,
    it: `
      pianta da interno, piante da interno, piante, pianta grassa, piante grasse, arbusto, arbusti, cactus,
      pianta rampicante, piante rampicanti, pianta da esterno, piante da esterno`,
    nl: 'planten, kamerplant*, heester, heesters, struik, struiken, cactus, cactussen, vetplant*, tuinplant*',
    pl: `
      roślina, rośliny, roślinę, roślinom, roślinami, roślin doniczkow*, krzew, krzewy, krzewów, kaktus*, bylin*,
      sukulent*`,
    pt: `
      planta de interior, plantas de interior, plantas, arbusto, arbustos, cato, catos, suculenta, suculentas, cacto,
      cactos, planta de exterior, plantas de exterior`,
    sv: 'växt, växter, växterna, växten, krukväxt*, buske, buskar, buskarna, kaktus*, perenn*, suckulent*',
    da: 'plante, planter, planten, planterne, stueplante*, busk, buske, busken, kaktus*, staude, stauder, sukkulent*',
    nb: `
      plante, planter, planten, plantene, stueplante*, potteplante*, busk, busker, kaktus*, staude, stauder,
      sukkulent*`,
    fi: `
      kasvi, kasvit, kasveja, kasvin, huonekasvi*, viherkasvi*, ruukkukasvi*, pensas, pensaat, kaktus*, perenna*,
      mehikasvi*`,
  },
  cutFlowers: {
    en: 'bouquet, bouquets, cut flowers, flower, flowers, roses, dried flowers, tulips',
    de: 'blumenstrauß*, blumensträuße*, schnittblume*, blumen, trockenblume*, rosen, blumenbouquet*, tulpen',
    fr: `
      bouquet de fleurs, bouquets de fleurs, bouquet, bouquets, fleurs coupées, fleurs séchées, roses rouges, fleurs,
      tulipes`,
    es: 'ramo de flores, ramos de flores, flores, flores secas, ramo de rosas, tulipanes',
    it: 'mazzo di fiori, mazzi di fiori, bouquet, fiori recisi, fiori secchi, fiori freschi, mazzo di rose, tulipani',
    nl: 'boeket, boeketten, bloemen, snijbloemen, droogbloemen, rozen, tulpen, boeketje*',
    pl: `
      bukiet, bukiety, bukietu, bukietów, kwiat cięty, kwiaty cięte, kwiatów ciętych, kwiaty, kwiatów, suszon* kwiat*,
      róże, tulipany`,
    pt: 'ramo de flores, ramos de flores, buquê, buquês, flores, flores secas, bouquet de flores, tulipas',
    sv: 'blombukett*, bukett, buketter, buketten, snittblommor*, blommor, blommorna, torkade blommor, rosor, tulpaner',
    da: 'buket, buketter, buketten, blomster, blomsterne, snitblomster, tørrede blomster, roser, tulipaner',
    nb: 'bukett, buketter, buketten, blomster, blomstene, snittblomster, tørkede blomster, roser, tulipaner',
    fi: 'kukkakimp*, kimppu, leikkokuk*, kukat, kukkia, kuivakuk*, ruusut, ruusuja, tulppaani*',
  },
  seeds: {
    en: `
      seed packet, seed packets, seeds, seed mix, flower seeds, vegetable seeds, flower bulbs, bulbs tulip, grass seed,
      lawn seed, wildflower mix`,
    de: `
      saatgut*, samen, grassamen*, blumensamen*, gemüsesamen*, kräutersamen*, samentüt*, blumenzwiebel*, rasensamen*,
      saatmischung*, wildblumenmischung*, saatband`,
    fr: `
      graine, graines, semence, semences, sachet de graines, bulbe de fleurs, bulbes de fleurs, bulbes, gazon semences`,
    es: 'semilla, semillas, bulbo, bulbos, semillas de césped',
    it: `
      sementi, semi di fiori, seme di fiori, semi di ortaggi, semi di pomodoro, bulbo, bulbi, semi per prato,
      bustina di semi`,
    nl: 'zaad, zaadjes, bloembollen, graszaad*, bloembol, *zaden',
    pl: 'nasion*, cebulk* kwiatow*, cebulk* tulipan*, mieszank* traw, cebulk*',
    pt: 'semente, sementes, bulbo, bulbos',
    sv: 'frö, fröer, fröpås*, blomlök*, gräsfrö*, fröblandning*, lökar tulpan, blomsterfrö*, grönsaksfrö*',
    da: 'frø, frøene, frøpose*, blomsterløg*, græsfrø*, frøblanding*, blomsterfrø*, grøntsagsfrø*, krydderurtefrø*',
    nb: 'frø, frøene, frøpose*, blomsterløk*, gressfrø*, frøblanding*, blomsterfrø*, grønnsaksfrø*, urtefrø*',
    fi: 'siemen, siementen, siemenpuss*, kukkasipuli*, nurmikonsieme*, *siemenet, *siemeniä',
  },
  pottingSoil: {
    en: `
      potting soil, compost soil, potting compost, fertiliser, fertilisers, fertilizer, fertilizers, plant food,
      peat free compost, mulch`,
    de: 'blumenerde*, pflanzerde*, anzuchterde*, düngern, düngers, *dünger, flüssigdünger*, rindenmulch*',
    fr: 'terreau, terreaux, engrais, paillis',
    es: `
      sustrato, sustratos, tierra para macetas, fertilizante, fertilizantes, mantillo, abono orgánico,
      abono para plantas, abono líquido, abonos`,
    it: 'terriccio, terricci, concime, concimi, fertilizzante, fertilizzanti, pacciamatura',
    nl: 'potgrond*, mest, meststof*, plantenvoeding*, tuinaarde, bemesting*, zaaigrond*, kunstmest*',
    pl: `
      ziemia do kwiatów, ziemii do kwiatów, ziemię do kwiatów, ziemi* ogrodow*, podłoż* do roślin, nawóz, nawoz*,
      odżywk* do roślin, ziemia do roślin, ziemii do roślin, ziemię do roślin`,
    pt: 'substrato, substratos, terra para vasos, adubo, adubos, fertilizante, fertilizantes, terra vegetal',
    sv: 'planteringsjord*, blomjord*, gödsel*, växtnäring*, såjord*, krukväxtjord*',
    da: 'plantejord*, pottemuld*, gødning*, plantenæring*, såjord*, plantegødning*',
    nb: 'plantejord*, blomsterjord*, gjødsel*, plantenæring*, såjord*',
    fi: 'kukkamulta*, kylvömulta*, lannoit*, kasviravinne*, istutusmulta*, kukkamull*',
  },
  flowerPot: {
    en: `
      flower pot, flower pots, flowerpot, flowerpots, plant pot, plant pots, planter, planters, window box,
      window boxes, hanging basket, hanging baskets, cachepot, cachepots`,
    de: `
      blumentopf*, blumentöpf*, pflanzkübel*, übertopf*, übertöpf*, pflanztopf*, pflanztöpf*, blumenkasten*,
      blumenkästen*, pflanzgefäß*, blumenampel*`,
    fr: `
      pot de fleurs, pots de fleurs, cache pot, cache pots, jardinière, jardinières, bac à fleurs, bacs à fleurs,
      pot à plantes, pots à plantes, suspension pour plantes`,
    es: 'maceta, macetas, macetero, maceteros, jardinera, jardineras, tiesto, tiestos, cubremacetas',
    it: `
      vaso da fiori, vasi da fiori, fioriera, fioriere, portavaso, portavasi, vaso per piante, vasi per piante,
      coprivaso, coprivasi, balconiera, balconiere`,
    nl: `
      bloempot, bloempotten, plantenbak, plantenbakken, plantenpot, plantenpotten, sierpot*, balkonbak*, plantenhanger*,
      bloembak*`,
    pl: 'doniczk*, doniczek, donica, donice, donicę, donic, osłonk* na doniczk*, skrzynk* balkonow*, osłonk*',
    pt: `
      vaso de plantas, vasos de plantas, vaso para plantas, vasos para plantas, floreira, floreiras, vaso de flores,
      vasos de flores, cachepô, cachepôs, cachepot, cachepots, jardineira de varanda, jardineiras de varanda`,
    sv: 'blomkruka*, blomkrukor*, krukor, krukorna, kruka, ytterkruk*, balkonglåd*, blomlåd*, ampel',
    da: 'urtepotte*, blomsterpotte*, plantekrukke*, altankasse*, krukke, krukker, krukken, potteskjuler*',
    nb: `
      blomsterpotte*, potteskjuler*, plantekrukke*, krukke, krukker, krukken, balkongkasse*, blomsterkasse*,
      urtepotte*`,
    fi: 'kukkaruukku*, kukkaruuku*, ruukku, ruukut, ruukun, suojaruukku*, parvekelaatik*, amppeli*',
  },
  vase: {
    en: 'vase, vases',
    de: '*vase, *vasen, blumenvase*',
    fr: 'vase, vases',
    es: 'jarrón, jarrones, florero, floreros',
    it: 'vaso decorativo, vasi decorativi, vaso in vetro soffiato, vaso in ceramica, vasi in ceramica',
    nl: 'vaas, vazen, bloemenvaas*',
    pl: 'wazon, wazony, wazonu, wazonów, wazonik, wazoniki',
    pt: `
      jarra decorativa, jarras decorativas, jarro de flores, jarros de flores, vaso decorativo, vasos decorativos,
      solitário de flores, jarrão`,
    sv: 'vas, vaser, vaserna, vasen, blomvas*, golvvas*',
    da: 'vase, vaser, vasen, gulvvase*, blomstervase*',
    nb: 'vase, vaser, vasen, gulvvase*, blomstervase*',
    fi: 'maljakko, maljakot, maljakon, maljakkoja, kukkavaasi*',
  },
  barbecue: {
    en: `
      barbecue, barbecues, bbq, bbqs, gas grill, gas grills, charcoal grill, charcoal grills, grill, grills, pizza oven,
      pizza ovens, smoker grill, plancha`,
    de: `
      grill, grills, gasgrill*, holzkohlegrill*, kugelgrill*, elektrogrill*, pizzaofen*, smoker, räucherofen*,
      tischgrill*`,
    fr: `
      barbecue, barbecues, plancha, planchas, four à pizza, fours à pizza, fumoir, fumoirs, brasero grill,
      braseros grill, gril électrique`,
    es: `
      barbacoa, barbacoas, parrilla, parrillas, asador, asadores, horno de pizza, hornos de pizza, plancha de gas,
      ahumador, ahumadores, horno para pizza`,
    it: `
      barbecue, griglia a gas, griglie a gas, forno per pizza, forni per pizza, forno da pizza, forni da pizza,
      affumicatore, affumicatori, griglia elettrica`,
    nl: 'barbecue, barbecues, gasbarbecue*, houtskoolbarbecue*, pizzaoven, pizzaovens, bbq, bbqs, rookoven*',
    pl: 'grill, grille, grilla, grillem, grilli, piec do pizzy, pieca do pizzy, wędzarni*, grill gazow*',
    pt: `
      grelhador, grelhadores, churrasqueira, churrasqueiras, barbecue, barbecues, forno de pizza, fornos de pizza,
      forno para pizza, fornos para pizza, defumador, defumadores`,
    sv: 'grill, grillar, grillen, gasolgrill*, kolgrill*, klotgrill*, pizzaugn*, rökugn*, elgrill*',
    da: 'grill, griller, grillen, gasgrill*, kulgrill*, kuglegrill*, pizzaovn*, rygeovn*, elgrill*',
    nb: 'grill, griller, grillen, gassgrill*, kullgrill*, kulegrill*, pizzaovn*, røykeovn*, elgrill*',
    fi: 'grilli, grillit, grillin, grillejä, kaasugrilli*, hiiligrilli*, pallogrilli*, pizzauuni*, savustin, savustim*',
  },
  grillAccessories: {
    en: `
      charcoal, grill tongs, briquettes, bbq tools, grill cover, grill brush, bbq cover, fire pit, fire pits, fire bowl,
      fire bowls, grill grate, skewers`,
    de: `
      holzkohle*, grillkohle*, grillbriketts, briketts, grillbesteck*, grillzange*, grillabdeckung*, grillrost*,
      feuerschale*, feuerkorb*, grillbürste*, grillspieß*`,
    fr: `
      charbon de bois, briquettes, pince barbecue, housse barbecue, ustensiles barbecue, brasero, braseros,
      grille de cuisson, brochettes en métal`,
    es: `
      carbón vegetal, briquetas, pinzas de barbacoa, funda para barbacoa, brasero, braseros, utensilios para barbacoa,
      funda de barbacoa`,
    it: `
      carbonella, bricchetti, pinze per barbecue, copertura per barbecue, braciere, bracieri, utensili per barbecue,
      telo barbecue`,
    nl: `
      houtskool, briketten, barbecuetang*, barbecuehoes*, vuurschaal, vuurschalen, vuurkorf*, barbecuegereedschap*,
      bbq hoes`,
    pl: `
      węgiel drzewny, węgla drzewnego, brykiet*, szczypce do grilla, pokrowiec na grill*, palenisk*, ruszt, rusztu,
      ruszty, akcesori* do grilla`,
    pt: `
      carvão vegetal, briquetes, pinça para churrasco, capa para churrasqueira, braseiro, braseiros,
      utensílios para churrasco, fogueira portátil`,
    sv: `
      grillkol*, träkol, briketter*, grilltång*, grillöverdrag*, eldfat*, grillgaller*, grilltillbehör*, grillspett*,
      eldkorg*`,
    da: `
      grillkul*, trækul, briketter, grilltang*, grillovertræk*, bålfad*, grillrist*, grilltilbehør*, bålkurv*,
      grillspyd*`,
    nb: 'grillkull*, trekull, briketter, grilltang*, grilltrekk*, bålpanne*, grillrist*, grilltilbehør*, grillspyd*',
    fi: `
      grillihiil*, grillibriket*, briketit, grillipihdit, grillinsuoja*, grillisuoja*, tulisija*, tulikulho*,
      grilliritilä*, grillivarras*`,
  },
  gardenFurniture: {
    en: `
      garden chair, garden chairs, sun lounger, sun loungers, garden furniture, patio furniture, garden bench,
      garden benches, deck chair, deck chairs, garden table, garden tables, outdoor furniture, sunbed, sunbeds,
      patio set`,
    de: `
      gartenstuhl*, gartenstühl*, sonnenliege*, gartenmöbel*, gartenbank*, gartenbänk*, liegestuhl*, liegestühl*,
      gartentisch*, gartenliege*, balkonmöbel*, loungemöbel*`,
    fr: `
      chaise de jardin, chaises de jardin, bain de soleil, bains de soleil, mobilier de jardin, salon de jardin,
      salons de jardin, transat, transats, table de jardin, tables de jardin, banc de jardin, bancs de jardin,
      meubles de jardin, chilienne, chiliennes`,
    es: `
      silla de jardín, sillas de jardín, tumbona, tumbonas, muebles de jardín, mobiliario de jardín, banco de jardín,
      bancos de jardín, mesa de jardín, mesas de jardín, conjunto de jardín, muebles de exterior`,
    it: `
      sedia da giardino, sedie da giardino, lettino prendisole, lettini prendisole, mobili da giardino, arredo giardino,
      sdraio, sdrai, panchina, panchine, tavolo da giardino, tavoli da giardino, arredi da esterno, mobili da esterno`,
    nl: 'tuinstoel*, ligbed*, ligstoel*, tuinmeubel*, loungeset*, tuinbank*, tuintafel*, tuinset*',
    pl: `
      krzesł* ogrodow*, leżak*, mebl* ogrodow*, ławk* ogrodow*, stół ogrodowy, stoły ogrodowe, mebli ogrodowych,
      zestaw ogrodowy, stolik ogrodowy`,
    pt: `
      cadeira de jardim, cadeiras de jardim, espreguiçadeira, espreguiçadeiras, móveis de jardim, mobiliário de jardim,
      mesa de jardim, mesas de jardim, banco de jardim, bancos de jardim, conjunto de jardim, móveis de exterior`,
    sv: `
      trädgårdsstol*, solstol*, solsäng*, utemöb*, trädgårdsmöb*, trädgårdsbord*, däckstol*, trädgårdsbänk*, utestol*`,
    da: 'havestol*, solseng*, liggestol*, havemøb*, havebord*, havebænk*, loungesæt*',
    nb: 'hagestol*, solseng*, hagemøb*, utemøb*, hagebord*, hagebenk*, solstol*',
    fi: `
      puutarhatuoli*, aurinkotuoli*, aurinkosän*, puutarhakalust*, puutarhapöy*, ulkokalust*, lepotuoli puutarha*,
      puutarhapenk*`,
  },
  parasol: {
    en: `
      parasol, parasols, garden umbrella, garden umbrellas, sun umbrella, sun umbrellas, gazebo, gazebos, pavilion,
      pavilions, pergola, pergolas, beach umbrella, beach umbrellas, sunshade, sunshades`,
    de: 'sonnenschirm*, ampelschirm*, pavillon, pavillons, strandmuschel*, faltpavillon*, pergola',
    fr: 'parasol, parasols, tonnelle, tonnelles, pergola, pergolas, pied de parasol',
    es: `
      sombrilla, sombrillas, parasol, parasoles, pérgola, pérgolas, cenador, cenadores, carpa plegable,
      carpas plegables`,
    it: 'ombrellone, ombrelloni, gazebo, gazebi, pergola, pergole',
    nl: 'parasol, parasols, zweefparasol*, partytent*, paviljoen, pergola, strandtent*, parasolvoet*',
    pl: 'parasol ogrodow*, parasole ogrodow*, parasole, pawilon ogrodow*, altan*, pergol*, parasol plażow*',
    pt: `
      guarda sol, guarda sóis, pérgola, pérgolas, gazebo, gazebos, ombrelone, ombrelones, chapéu de sol,
      chapéus de sol`,
    sv: 'parasoll*, paviljong*, pergola*, partytält*',
    da: 'parasol, parasoller, parasollen, pavillon, pavilloner, pergola*, havepavillon*',
    nb: 'parasoll*, paviljong*, pergola*, partytelt*',
    fi: 'aurinkovarjo*, paviljonki*, paviljongi*, pergola*, päivänvarjo*',
  },
  pool: {
    en: `
      swimming pool, swimming pools, inflatable pool, inflatable pools, pool, pools, hot tub, hot tubs, pool cover,
      pool pump, above ground pool`,
    de: 'pool, pools, schwimmbecken*, whirlpool, whirlpools, aufstellpool*, poolpumpe*, poolabdeckung*',
    fr: 'piscine, piscines, spa gonflable, spas gonflables, jacuzzi, jacuzzis, piscine hors sol',
    es: 'piscina, piscinas, spa hinchable, jacuzzi, jacuzzis',
    it: 'piscina, piscine, vasca idromassaggio, vasche idromassaggio, spa gonfiabile, spa gonfiabili',
    nl: 'zwembad, zwembaden, opzetzwembad*, bubbelbad, bubbelbaden, hottub, hottubs, jacuzzi',
    pl: 'basen, baseny, basenu, basenów, wanna spa, wanny spa, wannę spa, jacuzzi',
    pt: 'piscina, piscinas, spa insuflável, banheira de hidromassagem, banheiras de hidromassagem, jacuzzi',
    sv: 'pool, pooler, poolen, badtunna*, badtunnor, spabad*, uppblåsbar pool',
    da: 'pool, poolen, spabad*, svømmebassin*, badebassin*, vildmarksbad*',
    nb: 'basseng, bassenger, bassenget, boblebad*, badestamp*, svømmebasseng*',
    fi: 'uima allas, uima altaan, uima altaat, poreallas, porealta*, kylpytynnyri*, palju, paljut, kylpypalju*',
  },
  birdFeeder: {
    en: `
      bird feeder, bird feeders, bird house, bird houses, birdhouse, birdhouses, nesting box, nesting boxes, nest box,
      nest boxes, bird food, bird seed, bird bath, bird baths, insect hotel, insect hotels, bee hotel`,
    de: `
      vogelhaus*, vogelhäus*, futterhaus*, nistkasten*, nistkästen*, vogelfutter*, meisenknödel*, insektenhotel*,
      vogeltränke*`,
    fr: `
      mangeoire, mangeoires, nichoir, nichoirs, graines pour oiseaux, boules de graisse, hôtel à insectes,
      hôtels à insectes`,
    es: `
      comedero para pájaros, comederos para pájaros, comedero de pájaros, comederos de pájaros, casa nido,
      comida para pájaros, caja nido, cajas nido, hotel de insectos`,
    it: `
      mangiatoia per uccelli, mangiatoie per uccelli, casetta per uccelli, casette per uccelli, nido artificiale,
      nidi artificiali, cibo per uccelli, mangime per uccelli, hotel per insetti`,
    nl: 'vogelhuis*, voederhuis*, nestkast*, vogelvoer*, vetbol*, insectenhotel*',
    pl: `
      karmnik*, budk* lęgow*, domk* dla ptaków, karm* dla ptaków, pokarm* dla ptaków, hotel dla owadów,
      domek dla owadów`,
    pt: `
      comedouro para pássaros, comedouros para pássaros, casa ninho, casas ninho, comida para pássaros, caixa ninho,
      caixas ninho, hotel de insetos, alpista, ninho para pássaros, ninhos para pássaros`,
    sv: 'fågelmat*, fågelholk*, fågelbord*, holk, holkar, insektshotell*',
    da: 'fuglehus*, foderhus*, redekasse*, fuglefoder*, foderbræt*, mejsekugle*, insekthotel*',
    nb: 'fuglehus*, fuglekasse*, fuglebrett*, fuglemat*, fuglefrø*, meisebolle*, insekthotell*',
    fi: 'linnunpönttö*, lintulauta*, linnunpöntö*, linnunsieme*, linnunruok*, talipallo*, hyönteishotelli*',
  },
  dogBed: {
    en: `
      dog bed, dog beds, cat bed, cat beds, pet bed, pet beds, dog blanket, dog blankets, dog mat, dog cushion,
      dog cushions, dog basket, dog baskets, kennel, kennels, dog house, dog houses`,
    de: `
      hundebett*, katzenbett*, hundekissen*, hundedecke*, hundekorb*, hundekörb*, hundehütte*, katzenhöhle*,
      hundematte*`,
    fr: `
      panier pour chien, paniers pour chiens, coussin pour chien, coussins pour chiens, lit pour chien,
      lits pour chiens, panier pour chat, paniers pour chats, niche pour chien, niches pour chiens, lit pour chat`,
    es: `
      cama para perro, camas para perros, cama para gato, camas para gatos, colchón para perro, colchón para perros,
      caseta para perro, casetas para perros, cama de perro`,
    it: `
      cuccia per cane, cuccie per cane, cuccia per cani, cuccie per cani, cuccia, cucce, cuscino per cani,
      cuscini per cani, lettino per cani, lettini per cani, cuccia per gatti`,
    nl: 'hondenmand*, hondenkussen*, hondenbed*, kattenmand*, hondenhok*, kattenbed*',
    pl: 'legowisk*, posłani* dla psa, łóżk* dla psa, buda dla psa, budy dla psa, budę dla psa, legowiska dla kota',
    pt: `
      cama para cão, camas para cão, cama para cães, camas para cães, cama para cachorro, camas para cachorros,
      cama para gato, camas para gatos, casota, casotas, caminha para cachorro, caminhas para cachorro, caminha pet,
      caminhas pet`,
    sv: 'hundbädd*, hundsäng*, kattbädd*, hundkoja*, hunddyna*, hundfilt*',
    da: 'hundeseng*, hundekurv*, hundepude*, katteseng*, hundehus*, hundetæppe*',
    nb: 'hundeseng*, hundepute*, katteseng*, hundehus*, hundeteppe*',
    fi: `
      koiransänky*, koiranpeti*, koiran peti, koiranpedi*, koiran sänky, kissanpeti*, koirankoppi*, kissan peti,
      koiranpati*, koiran makuualusta`,
  },
  dogLead: {
    en: `
      dog lead, dog leads, dog leash, dog leashes, leash, leashes, dog collar, dog collars, cat collar, cat collars,
      dog harness, dog harnesses, collar for dogs, muzzle, muzzles, retractable lead`,
    de: `
      hundeleine*, leine, flexleine*, hundehalsband*, hundehalsbänder*, hundegeschirr*, katzenhalsband*, schleppleine*,
      maulkorb*, brustgeschirr*, flexileine*`,
    fr: `
      collier pour chien, colliers pour chiens, harnais pour chien, harnais pour chiens, collier pour chat,
      colliers pour chats, longe pour chien, longes pour chien, muselière, muselières, laisse à enrouleur,
      laisses à enrouleur, laisse pour chien, laisse rétractable, laisses, laisse réglable, laisse en`,
    es: `
      correa para perro, correas para perros, correa extensible, collar para perro, collares para perros,
      arnés para perro, arnés para perros, arneses para perro, arneses para perros, collar para gato,
      collares para gatos, bozal, bozales`,
    it: `
      guinzaglio, guinzagli, collare per cani, collari per cani, pettorina, pettorine, collare per cane, museruola,
      museruole, collare per gatti`,
    nl: `
      hondenriem, hondenriemen, hondenlijn*, halsband, halsbanden, hondentuig*, hondenhalsband*, looplijn*, muilkorf*,
      rollijn*`,
    pl: 'smycz*, obroż*, szelk* dla psa, szelki, szelkach, obroży dla psa, kaganiec, kagańc*',
    pt: `
      trela, trelas, coleira, coleiras, guia para cachorro, guias para cachorros, guia retrátil, arnês para cão, açaime,
      açaimes, focinheira, focinheiras, peitoral para cão, peitorais para cães, peitoral para cachorro,
      peitoral anti puxão`,
    sv: 'hundkoppel*, koppel, koppelt, hundhalsband*, hundsele*, kattsele*, nosgrimma*, munkorg*',
    da: 'hundesnor*, hundeline*, hundehalsbånd*, hundesele*, flexline*, mundkurv*',
    nb: 'hundebånd*, hundekobbel*, hundehalsbånd*, hundesele*, kobbel, kobbelet, langline*',
    fi: `
      talutin, talutushihna*, hihna koiralle, koiranpanta*, koiran panta, pantakoira, valjaat koir*, koiranvalja*,
      koiran valjaat, flexi*, kuonokoppa*`,
  },
  petFood: {
    en: 'dog food, cat food, pet food, dry food, wet food, kibble, puppy food, kitten food, fish food, hay for rabbits',
    de: `
      hundefutter*, katzenfutter*, trockenfutter*, nassfutter*, tierfutter*, alleinfuttermittel*, fischfutter*,
      welpenfutter*`,
    fr: `
      croquette, croquettes, pâtée, pâtées, nourriture pour chien, nourriture pour chiens, nourriture pour chat,
      nourriture pour chats, aliment pour chien, aliments pour chiens, aliment pour chat, aliments pour chats,
      alimentation pour chien, alimentation pour chiens`,
    es: `
      pienso, piensos, comida para perro, comida para perros, comida para gato, comida para gatos, comida húmeda,
      alimento para perro, alimentos para perros, alimento para gato, alimentos para gatos`,
    it: `
      crocchetta, crocchette, cibo per cani, cibo per gatti, cibo umido, mangime, mangimi, alimento per cani,
      alimento per gatti, cibo secco`,
    nl: `
      hondenvoer*, kattenvoer*, droogvoer*, natvoer*, hondenbrokken, brokken, brokjes, dierenvoeding*, puppyvoer*,
      visvoer*`,
    pl: 'karma dla, karmy dla, karmę dla, karm* such*, karm* mokr*, karma, karmy, karmę, sucha karma, mokra karma',
    pt: `
      ração, rações, comida para cão, comida para cães, comida para gato, comida para gatos, ração húmida,
      alimento para cães, alimentos para cães, ração úmida, alimento para gatos`,
    sv: 'hundfoder*, kattfoder*, torrfoder*, våtfoder*, hundmat*, kattmat*, blötmat*, valpfoder*, blötfoder*',
    da: 'hundefoder*, kattefoder*, tørfoder*, vådfoder*, hundemad*, hvalpefoder*, foder',
    nb: 'hundefôr*, kattefôr*, tørrfôr*, våtfôr*, hundemat*, kattemat*, fôr til hund, valpefôr*',
    fi: 'koiranruo*, kissanruo*, kuivaruo*, märkäruo*, lemmikin ruo*, koiran ruoka, kissan ruoka, pennun ruoka',
  },
  petTreats: {
    en: `
      dog treat, dog treats, cat treat, cat treats, dog chew, dog chews, training treats, dog biscuit, dog biscuits,
      chew bone`,
    de: 'leckerli, leckerlis, hundesnack*, hundekeks*, kauknochen*, kausnack*, katzensnack*, leckerlies, kauartikel',
    fr: `
      friandise pour chien, friandises pour chiens, friandise pour chat, friandises pour chats, os à mâcher,
      friandises pour animaux`,
    es: `
      snack para perro, snacks para perros, golosina para perro, golosinas para perros, premio para perro,
      premios para perros, hueso masticable, huesos masticables, snacks para gatos, chuches para perros,
      golosinas para gatos`,
    it: 'snack per cani, snack per gatti, biscotto per cani, biscotti per cani, osso da masticare, premietti',
    nl: 'hondensnack*, kattensnack*, hondenkoekje*, kauwbot*, kauwsnack*, beloningssnack*',
    pl: `
      przysmak dla psa, przysmaki dla psa, przysmak* dla ps*, przysmak* dla kot*, smakołyk* dla ps*, gryzak* dla psa,
      smaczk*`,
    pt: `
      snack para cães, snacks para cães, biscoito para cães, biscoitos para cães, biscoito para cachorro,
      biscoitos para cachorro, petisco para cão, petiscos para cão, petisco para cachorro, petiscos para cachorro,
      osso de roer, ossos de roer, petiscos para gatos, guloseimas para cães`,
    sv: 'hundgodis*, kattgodis*, tuggben*, hundkex*',
    da: 'hundesnack*, hundegodbid*, godbidder til hund*, tyggeben*, kattesnack*, hundekiks*',
    nb: 'hundegodbit*, hundesnacks*, godbit*, tyggebein*, kattesnacks*',
    fi: 'koiran herku*, koiranherk*, kissanherk*, puruluu*, makupala*, koiran makupal*, koirankeksi*',
  },
  catLitter: {
    en: 'cat litter, litter box, litter boxes, litter tray, litter trays, poop bags, poo bags, clumping litter',
    de: 'katzenstreu*, katzentoilette*, katzenklo*, kotbeutel*, klumpstreu*, hundekotbeutel*',
    fr: `
      litière, litières, bac à litière, bacs à litière, sac à crottes, sacs à crottes, maison de toilette,
      sacs à déjections`,
    es: `
      arena para gato, arena para gatos, arenero para gato, areneros para gatos, bolsas para excrementos,
      arena aglomerante, bandeja de arena`,
    it: 'lettiera, lettiere, sabbia per gatti, sabbietta, sacchetti igienici, lettiera agglomerante',
    nl: 'kattenbakvulling*, kattenbak, kattenbakken, kattengrit, poepzakje*, kattenbakkorrel*',
    pl: 'żwirek, żwirk*, kuweta, kuwety, kuwetę, kuwet, worecz* na odchody, woreczk* na kupy',
    pt: `
      areia para gato, areia para gatos, areia higiénica, caixa de areia, caixas de areia, liteira, liteiras,
      granulado higiênico, saquinhos higiênicos, areia higiênica`,
    sv: 'kattsand*, kattlåd*, bajspås*, hundpås*',
    da: 'kattegrus*, kattebakke*, hundepose*, høm høm poser, hømhømpose*',
    nb: 'kattesand*, kattedo*, kattetoalett*, hundepose*, bæsjepose*',
    fi: 'kissanhiek*, kissan hiekka, hiekkalaatik* kiss*, kissanvessa*, koirankakkapuss*, kakkapuss*',
  },
  scratchingPost: {
    en: `
      scratching post, scratching posts, cat tree, cat trees, cat flap, cat flaps, scratching board, scratching boards,
      cat tower, cat towers`,
    de: 'kratzbaum*, kratzbäum*, katzenklappe*, kratzbrett*, kratztonne*, kratzstamm*',
    fr: 'arbre à chat, arbres à chats, griffoir, griffoirs, chatière, chatières',
    es: 'rascador, rascadores, árbol para gato, árbol para gatos, gatera, gateras, árboles para gatos',
    it: 'tiragraffi, tiragraffo, albero per gatti, alberi per gatti, gattaiola, gattaiole, grattatoio, grattatoi',
    nl: 'krabpaal, krabpalen, kattenluik*, krabplank*, krabton*',
    pl: 'drapak*, drzewk* dla kota, drzwiczk* dla kota',
    pt: 'arranhador, arranhadores, árvore para gato, árvores para gatos, porta para gatos',
    sv: 'klösträd*, klösbräd*, kattlucka*, klöstunna*, klöspelare',
    da: 'kradsetræ*, kattelem*, kradsebræt*, kattetræ*, kradsestolpe*',
    nb: 'klorestativ*, kloretre*, katteluke*, klorebrett*, klorestolpe*',
    fi: 'raapimispuu*, kiipeilypuu*, kissanluukku*, kissanpuu*, raapimisteline*',
  },
  petCarrier: {
    en: `
      pet carrier, pet carriers, dog crate, dog crates, cat carrier, cat carriers, dog box, transport box pet,
      travel crate`,
    de: 'transportbox*, hundebox*, katzentransport*, hundetransportbox*, tiertragetasche*, hundekäfig',
    fr: `
      caisse de transport, caisses de transport, cage de transport, cages de transport, sac de transport pour chat,
      sacs de transport pour chats, sac de transport pour chien, sacs de transport pour chiens`,
    es: 'transportín, transportines, jaula de transporte, jaulas de transporte',
    it: 'trasportino, trasportini, kennel, gabbia da trasporto, gabbie da trasporto',
    nl: 'transportbox, transportboxen, reismand, reismanden, hondenbench*, bench voor, draagtas voor kat*',
    pl: 'transporter dla kota, transporter* dla psa, klatk* transportow*, transporter*, torb* transportow* dla',
    pt: `
      transportadora, transportadoras, caixa de transporte, caixas de transporte, bolsa de transporte para gato,
      bolsas de transporte para gatos`,
    sv: 'hundbur*, transportbur*, kattväsk*, transportlåd* hund, kattbur*',
    da: 'transportkasse*, hundebur*, transportbur*, kattekasse*, hundetransport*',
    nb: 'transportbur*, hundebur*, kattebur*, transportkasse*, reisebur*',
    fi: 'kuljetusboks*, kuljetuslauk*, koiranhäkki*, kuljetuskopp*, kuljetushäkki*',
  },
  petBowl: {
    en: `
      dog bowl, dog bowls, cat bowl, cat bowls, food bowl, food bowls, feeding bowl, feeding bowls, pet fountain,
      pet fountains, drinking fountain, drinking fountains, water bowl`,
    de: 'futternapf*, futternäpf*, hundenapf*, hundenäpf*, katzennapf*, trinkbrunnen*, wassernapf*, futterautomat*',
    fr: `
      gamelle pour chien, gamelles pour chiens, gamelle pour chat, gamelles pour chats, fontaine à eau, fontaines à eau,
      écuelle, écuelles, distributeur de croquettes`,
    es: `
      comedero, comederos, bebedero, bebederos, cuenco para perro, cuencos para perros, fuente para gato,
      fuentes para gatos, plato para perro, platos para perros`,
    it: `
      ciotola per cani, ciotole per cani, ciotola per gatti, ciotole per gatti, fontanella per gatti,
      fontanelle per gatti, ciotola per cane, distributore di crocchette`,
    nl: 'voerbak, voerbakken, drinkbak, drinkbakken, drinkfontein*, hondenbak*, kattenbakje, waterbak*, voerautomaat*',
    pl: `
      miska dla, miski dla, miskę dla, poidło, poidła, fontanna dla kota, fontanny dla kota, fontannę dla kota,
      misk* dla psa, misk* dla kota, karmidł*`,
    pt: `
      comedouro, comedouros, bebedouro, bebedouros, tigela para cão, tigelas para cão, tigela para cachorro,
      tigelas para cachorro, fonte para gatos, fontes para gatos, tigelas para cães`,
    sv: 'matskål* till hund, hundskål*, kattskål*, vattenfontän*, foderautomat*',
    da: 'madskål*, hundeskål*, katteskål*, vandfontæne*, drikkefontæne*, foderautomat*',
    nb: 'matskål*, hundeskål*, katteskål*, drikkefontene*, vannfontene*, fôrautomat*',
    fi: 'ruokakup*, koirankuppi*, kissankuppi*, juoma automaatti, vesikuppi*, juomalähde*, ruokinta automaat*',
  },
  petToy: {
    en: 'dog toy, dog toys, cat toy, cat toys, pet toy, pet toys, chew toy, chew toys, fetch toy',
    de: 'hundespielzeug*, katzenspielzeug*, kauspielzeug*, katzenangel*, futterball*',
    fr: 'jouet pour chien, jouets pour chiens, jouet pour chat, jouets pour chats, jouet à mâcher',
    es: 'juguete para perro, juguetes para perros, juguete para gato, juguetes para gatos, juguete mordedor',
    it: `
      gioco per cani, giochi per cani, gioco per gatti, giochi per gatti, giocattolo per cani, giocattoli per cani,
      giocattolo per gatti, giocattoli per gatti, gioco per cane`,
    nl: 'hondenspeelgoed*, hondenspeeltje*, kattenspeelgoed*, kattenspeeltje*, kattenhengel*',
    pl: 'zabawk* dla psa, zabawk* dla kota, zabawk* dla psów, zabawk* dla kotów, wędk* dla kota',
    pt: `
      brinquedo para cão, brinquedos para cão, brinquedo para cães, brinquedos para cães, brinquedo para cachorro,
      brinquedos para cachorros, brinquedo para gato, brinquedos para gatos`,
    sv: 'hundleksak*, kattleksak*, tuggleksak*',
    da: 'hundelegetøj*, kattelegetøj*',
    nb: 'hundeleke*, katteleke*, tyggeleke*',
    fi: 'koiranlelu*, koiran lelu*, kissanlelu*, kissan lelu*, purulelu*',
  },
  aquariumCage: {
    en: `
      aquarium, aquariums, fish tank, fish tanks, hamster cage, hamster cages, rabbit hutch, rabbit hutches, bird cage,
      bird cages, terrarium, terrariums, bedding for hamsters`,
    de: `
      aquarium, aquarien, hamsterkäfig*, kaninchenstall*, käfig, käfige, käfigs, vogelkäfig*, terrarium, terrarien,
      kleintierstreu*, einstreu`,
    fr: `
      aquarium, aquariums, cage à hamster, cages à hamster, clapier, clapiers, cage à oiseaux, cages à oiseaux,
      cage pour lapin, cages pour lapin, terrarium, terrariums, cage pour hamster, cages pour hamster`,
    es: 'acuario, acuarios, pecera, peceras, jaula, jaulas, terrario, terrarios, conejera, conejeras',
    it: 'acquario, acquari, gabbia, gabbie, conigliera, terrario, terrari',
    nl: `
      aquarium, aquariums, hamsterkooi*, konijnenhok*, vogelkooi*, terrarium, terrariums, bodembedekking*, kooi,
      kooien`,
    pl: 'akwarium, akwaria, akwariów, klatka dla, klatki dla, klatkę dla, terrarium, terraria, klatk* dla chomik*',
    pt: 'aquário, aquários, gaiola, gaiolas, coelheira, coelheiras, terrário, terrários',
    sv: 'akvarium, akvarier, akvariet, hamsterbur*, kaninbur*, fågelbur*, terrarium, terrarier',
    da: 'akvarium, akvarier, akvariet, hamsterbur*, kaninbur*, fuglebur*, terrarium, terrarier',
    nb: 'akvarium, akvarier, akvariet, hamsterbur*, kaninbur*, fuglebur*, terrarium, terrarier',
    fi: 'akvaario*, hamsterinhäkk*, kaninhäkk*, lintuhäkk*, terraario*, hamsterin häkki',
  },
};
