import type { ConceptTable } from '../concept-table.ts';

/** Features: of appliances in the kitchen and for cleaning. */
export const APPLIANCE_FEATURES: ConceptTable = {
  waterTank: {
    en: 'water tank, water reservoir, removable tank, tank capacity, water container, litre tank, liter tank',
    de: `
      wassertank*, wasserbehälter*, frischwassertank*, schmutzwassertank*, tankvolumen, tankinhalt, wasserreservoir*`,
    fr: 'réservoir d eau, réservoir amovible, réservoir à eau, capacité du réservoir, réservoir de, bac à eau',
    es: 'depósito de agua, tanque de agua, depósito extraíble, capacidad del depósito, depósito de, recipiente de agua',
    it: `
      serbatoio dell acqua, serbatoio acqua, serbatoio estraibile, serbatoio rimovibile, capacità del serbatoio,
      serbatoio, tanica d acqua`,
    nl: 'waterreservoir*, watertank*, afneembaar reservoir, waterbak, schoonwatertank, vuilwatertank, reservoir van',
    pl: `
      zbiornik na wodę, zbiornika na wodę, zbiornikiem na wodę, pojemnik na wodę, zbiornik wody, pojemność zbiornika,
      zbiornika wody`,
    pt: `
      depósito de água, reservatório de água, reservatório, depósito amovível, tanque de água, capacidade do depósito,
      depósito removível`,
    sv: 'vattentank*, vattenbehållar*, tankvolym, vattenreservoar*',
    da: 'vandtank*, vandbeholder*, tankkapacitet, vandreservoir*',
    nb: 'vanntank*, vannbeholder*, tankkapasitet, vannreservoar*',
    fi: 'vesisäiliö*, säiliön tilavuus, vesitankki*',
  },
  selfCleaning: {
    en: `
      self cleaning, self clean, cleans itself, automatic cleaning, auto clean, automatic rinse, cleaning programme,
      cleaning program, pyrolytic, autoclean`,
    de: `
      selbstreinig*, reinigt sich selbst, automatische reinigung, reinigungsprogramm*, automatisches reinigungsprogramm,
      pyrolyse*`,
    fr: `
      autonettoyant*, auto nettoyant*, auto nettoyage, nettoyage automatique, se nettoie tout seul,
      se nettoie toute seule, pyrolyse, autonettoyage, programme de nettoyage`,
    es: `
      autolimpiable*, autolimpieza, auto limpieza, limpieza automática, pirolítico, pirolítica, programa de limpieza,
      autolimpiante*, se limpia solo, se limpia sola`,
    it: `
      autopulent*, auto pulente, autopulizia, pulizia automatica, pirolitic*, programma di pulizia, auto pulizia,
      si pulisce da solo, si pulisce da sola`,
    nl: 'zelfreinigend*, automatische reiniging, reinigt zichzelf, pyrolyse, reinigingsprogramma, zelfreiniging*',
    pl: `
      samoczyszcząc*, automatyczne czyszczenie, funkcja samooczyszczania, automatycznego czyszczenia, samooczyszczani*,
      pirolityczn*, piroliz*, automatycznym czyszczeniem, program czyszczenia, sam się czyści, sama się czyści`,
    pt: `
      autolimpeza, auto limpeza, autolimpante*, limpeza automática, limpa se sozinh*, pirolític*, programa de limpeza,
      pirólise`,
    sv: 'självrengörande, automatisk rengöring, rengör sig själv, rengöringsprogram*, självrengöring*, pyrolys*',
    da: `
      selvrensende, automatisk rensning, automatisk rengøring, rengør sig selv, rengøringsprogram*, selvrengørende,
      pyrolyse*`,
    nb: 'selvrensende, automatisk rengjøring, rengjør seg selv, rengjøringsprogram*, selvrengjørende, pyrolyse*',
    fi: `
      itsepuhdistuv*, automaattinen puhdistus, itsestään puhdistuv*, puhdistusohjelma*, automaattipuhdistus,
      pyrolyysi*`,
  },
  attachments: {
    en: `
      attachments, attachment, interchangeable attachments, nozzles, interchangeable heads, brush head*,
      replacement head*, nozzle, guide combs, comb attachments, interchangeable blades`,
    de: `
      aufsätze, aufsatz, aufsteckkamm*, wechselaufsatz*, düse, düsen, aufsteckdüse*, bürstenkopf*, zubehöraufsatz*,
      kammaufsatz*, fugendüse*, polsterdüse*, aufsteckbürste*, bürstenköpfe, scheraufsatz, kammaufsätze`,
    fr: `
      embout*, accessoires interchangeables, têtes interchangeables, buse*, brossette*, peignes de guidage,
      tête de brosse, têtes de brosse, suceur*, lames interchangeables`,
    es: `
      accesorios intercambiables, cabezales, cabezal, boquilla*, peine guía, peines guía, recambios de cabezal,
      cabezales intercambiables, cuchillas intercambiables`,
    it: `
      accessori intercambiabili, testine, testina, bocchett*, beccucci*, pettine guida, pettini guida,
      testine intercambiabili, spazzole intercambiabili, pettini regolatori, lame intercambiabili`,
    nl: `
      opzetstuk*, hulpstuk*, opzetborstel*, spuitmond*, mondstuk*, opzetkam*, verwisselbare opzet*, borstelkop*,
      zuigmond*, verwisselbare koppen`,
    pl: `
      końcówk*, nasadk*, wymienne końcówki, dysz*, ssawk*, nakładk* grzebieniow*, grzebień prowadzący,
      nasadki grzebieniowe, wymienne ostrza`,
    pt: `
      acessórios intercambiáveis, bocal, bocais, cabeças intercambiáveis, pente guia, pentes guia, cabeças de escova,
      cabeçais, lâminas intercambiáveis, cabeças de substituição, bicos intercambiáveis`,
    sv: `
      tillbehör utbytbar*, munstycke*, utbytbara huvuden, borsthuvud*, distanskam*, kamtillbehör, utbytbara tillbehör,
      utbytbara blad`,
    da: `
      mundstykke*, tilbehørsdel*, børstehoved*, udskiftelige hoveder, afstandskam*, kamtilbehør, udskifteligt tilbehør,
      udskiftelige klinger`,
    nb: `
      munnstykke*, utskiftbare hoder, børstehode*, avstandskam*, kamtilbehør, utskiftbart tilbehør, tilbehørsdel*,
      utskiftbare blader`,
    fi: `
      suutin, suulak*, suuttime*, vaihtopää*, harjaspää*, vaihdettavat päät, kampaosa*, lisäosat, vaihdettavat osat,
      ohjainkam*, suutinosa*, vaihdettavat terät`,
  },
  speedLevels: {
    en: `
      speed levels, speed settings, speeds, variable speed, speed control, intensity levels, power levels,
      speed setting, intensity settings, pulse function, power settings, heat settings`,
    de: `
      geschwindigkeitsstufe*, leistungsstufe*, intensitätsstufe*, geschwindigkeiten, drehzahlregelung, stufenlos regel*,
      pulsfunktion, pulse funktion, drehzahlstufe*, heizstufe*, gebläsestufe*, stufenlos verstell*`,
    fr: `
      niveaux de vitesse, vitesses réglables, vitesse variable, niveaux d intensité, fonction pulse,
      niveaux de puissance, variateur de vitesse, réglages de vitesse, vitesse réglable, niveaux de chaleur`,
    es: `
      niveles de velocidad, velocidades, velocidad variable, niveles de intensidad, niveles de potencia, función pulse,
      función turbo, velocidad regulable, niveles de calor, velocidad ajustable`,
    it: `
      livelli di velocità, velocità regolabile, velocità variabile, livelli di intensità, livelli di potenza,
      funzione pulse, velocità regolabili, livelli di calore`,
    nl: `
      snelheidsstand*, snelheden, snelheidsniveau*, intensiteitsstand*, variabele snelheid, pulsfunctie,
      vermogensstand*, pulse functie, intensiteitsniveau*, warmtestand*, zuigstand*`,
    pl: `
      poziomów prędkości, poziomy prędkości, regulacja prędkości, stopni prędkości, regulacja obrotów,
      poziomy intensywności, funkcja pulse, poziomów mocy, poziomy mocy, regulacją prędkości, funkcja pulsacyjna,
      tryb pulsacyjny, regulacją obrotów, poziomów intensywności`,
    pt: `
      níveis de velocidade, velocidades, velocidade variável, níveis de intensidade, níveis de potência, função pulse,
      velocidade regulável, função pulsar, níveis de calor, velocidade ajustável`,
    sv: `
      hastigheter, hastighetsläge*, steglös hastighet, intensitetsnivå*, effektlägen, pulsfunktion, hastighetsreglering,
      hastighetsinställning*, effektnivåer, värmelägen, pulsläge`,
    da: `
      hastigheder, hastighedstrin, variabel hastighed, intensitetsniveau*, effekttrin, pulsfunktion,
      hastighedsindstilling*, hastighedsregulering, hastighedsniveau*, varmetrin, pulse funktion`,
    nb: `
      hastigheter, hastighetstrinn, variabel hastighet, intensitetsnivå*, effekttrinn, pulsfunksjon,
      hastighetsinnstilling*, hastighetsregulering, hastighetsnivå*, effektnivåer`,
    fi: `
      nopeustaso*, nopeutta, nopeusasetu*, portaaton nopeus*, tehotaso*, pulssitoiminto*, nopeuden säätö, nopeudensäätö,
      tehoasetu*, tehon säätö, intensiteettitaso*`,
  },
  programmes: {
    en: `
      programmes, programs, preset programmes, preset programs, presets, automatic programmes, washing programmes,
      cooking modes, cooking functions, automatic programs`,
    de: `
      programme, automatikprogramm*, waschprogramm*, voreingestellte programme, spülprogramm*, kochprogramm*,
      programmauswahl, garprogramm*, kurzprogramm*`,
    fr: `
      programmes, programmes automatiques, programmes prédéfinis, programmes préréglés, modes de cuisson,
      programmes de cuisson, fonctions de cuisson`,
    es: `
      programas, programas automáticos, programas preestablecidos, modos de cocción, programas de cocción,
      programas predefinidos, funciones de cocción`,
    it: `
      programmi, programmi automatici, programmi preimpostati, modalità di cottura, programmi di cottura,
      programmi predefiniti, funzioni di cottura`,
    nl: `
      programma s, automatische programma s, wasprogramma*, kookprogramma*, voorgeprogrammeerd*, kookstanden,
      vooraf ingestelde programma`,
    pl: `
      programów, programy, programy automatyczne, automatycznych programów, programy prania, tryby gotowania,
      programy gotowania, programami, trybów gotowania`,
    pt: `
      programas, programas automáticos, programas predefinidos, modos de cozedura, modos de cozimento,
      programas de cozedura, funções de cozimento`,
    sv: 'förinställda program, automatiska program, tvättprogram*, automatprogram, förprogrammerad*, antal program',
    da: `
      programmer, forudindstillede programmer, automatiske programmer, vaskeprogram*, automatprogram*,
      forprogrammered*`,
    nb: 'programmer, forhåndsinnstilte programmer, automatiske programmer, vaskeprogram*, forhåndsprogrammert*',
    fi: `
      ohjelmaa, ohjelmat, valmiit ohjelmat, automaattiohjelma*, pesuohjelma*, esiasetetut ohjelmat, keitto ohjelma*,
      kypsennysohjelma*`,
  },
  dripStop: {
    en: 'drip stop, anti drip, drip free pouring, drip tray, non drip',
    de: 'tropfstopp*, tropf stopp*, tropfschutz*, abtropfschale*, tropfschale*, auffangschale*',
    fr: 'stop goutte, anti goutte, système anti goutte*, bac récupérateur, bac d égouttage, plateau récupérateur',
    es: 'antigoteo, anti goteo, bandeja de goteo, sistema antigoteo, bandeja antigoteo',
    it: 'salvagoccia, antigocciolamento, salva goccia, vaschetta raccogligocce, raccogligocce, antigoccia',
    nl: 'druppelstop*, anti druppel*, lekbak*, antidruppel*, druppelrooster, druppelvrij schenken',
    pl: `
      niekapek, blokada kapania, tacka ociekowa, zabezpieczenie przed kapaniem, ociekacz, tacka na skropliny,
      stop kapaniu`,
    pt: `
      antigotas, anti gotas, sistema antigotejamento, bandeja de gotejamento, sistema anti pingos, corta pingos,
      bandeja de pingos`,
    sv: 'droppstopp*, droppskydd*, droppbricka*, droppskål*, droppfri',
    da: 'drypstop*, dråbestop*, drypbakke*, drypfang*, drypskål',
    nb: 'dryppstopp*, dråpestopp*, dryppbrett*, dryppfri*, dryppfat',
    fi: 'tippalukko*, tippumisen esto, tippa alusta, tippalukon, tippa astia, tippumisenesto, tippa allas',
  },
  builtInGrinder: {
    en: `
      built in grinder, integrated grinder, grinder built in, conical burr grinder, burr grinder, bean to cup,
      ceramic grinder, whole bean grinder, grind settings`,
    de: `
      integriertes mahlwerk, integriertem mahlwerk, mahlwerk, kegelmahlwerk*, keramikmahlwerk*, mahlgrad*,
      scheibenmahlwerk*`,
    fr: `
      broyeur intégré, moulin intégré, broyeur à grains, broyeur conique, meules coniques, degrés de mouture,
      finesse de mouture, broyeur à café`,
    es: `
      molinillo integrado, molinillo incorporado, molinillo cónico, muelas cónicas, molinillo cerámico,
      niveles de molido, grados de molienda`,
    it: `
      macinacaffè integrato, macinino integrato, macine coniche, macinacaffè incorporato, macine in ceramica,
      livelli di macinatura, gradi di macinatura`,
    nl: `
      ingebouwde molen, ingebouwde maler, geïntegreerde maler, maalwerk, ingebouwde bonenmaler, geïntegreerde molen,
      maalgraad, conische molen, maalstand*`,
    pl: `
      wbudowany młynek, wbudowanym młynkiem, młynek żarnowy, młynek ceramiczny, wbudowanego młynka, stopni mielenia,
      stopień mielenia, żarna stożkowe`,
    pt: `
      moinho integrado, moinho incorporado, mós cónicas, moedor integrado, moedor embutido, níveis de moagem,
      moinho cónico, moinho de café integrado`,
    sv: 'inbyggd kvarn, integrerad kvarn, inbyggd kaffekvarn, malgrad*, konisk kvarn, malningsgrad*',
    da: 'indbygget kværn, integreret kværn, indbygget kaffekværn, formalingsgrad*, malegrad*, konisk kværn',
    nb: 'innebygd kvern, integrert kvern, innebygd kaffekvern, malegrad*, konisk kvern, kvernegrad*',
    fi: `
      integroitu mylly, sisäänrakennettu mylly, kahvimylly integroitu, jauhatuskarkeu*, kartiomylly*,
      sisäänrakennettu kahvimylly, jauhatusast*`,
  },
  milkFrothing: {
    en: `
      milk frother, frothing wand, steam wand, milk foam, frothed milk, froths milk, milk frothing, milk system,
      froth milk`,
    de: `
      milchaufschäumer*, milchschaum*, dampfdüse*, milchschäumer*, aufgeschäumte milch, dampflanze, milchsystem*,
      milch aufschäum*`,
    fr: `
      mousseur à lait, mousseur de lait, buse vapeur, mousse de lait, buse à vapeur, émulsionneur de lait,
      système de lait, fait mousser le lait`,
    es: `
      espumador de leche, vaporizador de leche, tubo de vapor, espuma de leche, boquilla de vapor, lanza de vapor,
      sistema de leche, espumar leche`,
    it: 'montalatte, cappuccinatore, lancia vapore, schiuma di latte, montare il latte, latte montato, pannarello',
    nl: 'melkopschuimer*, stoompijpje*, melkschuim*, opgeschuimde melk, melksysteem',
    pl: `
      spieniacz do mleka, spieniacz mleka, dysza pary, spienianie mleka, spieniania mleka, spienione mleko,
      spieniaczem mleka, system mleczny`,
    pt: `
      vaporizador de leite, espuma de leite, espumador de leite, bico de vapor, tubo de vapor, sistema de leite,
      espumador`,
    sv: 'mjölkskumm*, ångmunstycke*, ångrör*, skummad mjölk, skumma mjölk, mjölksystem',
    da: 'mælkeskum*, dampdyse*, damprør*, skummet mælk til cappuccino, skumme mælk, mælkesystem',
    nb: 'melkeskum*, dampdyse*, damprør*, skumme melk, skummer melk, melkesystem',
    fi: 'maidonvaahdot*, höyrysuutin, maitovaah*, höyryputki*, vaahdottaa maidon, maidon vaahdotus, vaahdotettu maito',
  },
  hepaFilter: {
    en: 'hepa, hepa filter*, fine particle filter, true hepa',
    de: 'hepa, hepa filter*, feinstaubfilter*, hygienefilter*, schwebstofffilter*',
    fr: 'hepa, filtre hepa, filtre à particules',
    es: 'hepa, filtro hepa',
    it: 'hepa, filtro hepa',
    nl: 'hepa, hepa filter*, fijnstoffilter*',
    pl: 'hepa, filtr hepa, filtrem hepa',
    pt: 'hepa, filtro hepa',
    sv: 'hepa, hepa filter*',
    da: 'hepa, hepa filter*',
    nb: 'hepa, hepa filter*',
    fi: 'hepa, hepa suodat*',
  },
  filter: {
    en: `
      activated carbon filter, charcoal filter, carbon filter, air filter, water filter, filter cartridge,
      built in filter, permanent filter`,
    de: 'aktivkohlefilter*, luftfilter*, wasserfilter*, filterpatrone*, dauerfilter*, filterkartusche*, kohlefilter*',
    fr: `
      filtre à charbon, charbon actif, filtre à air, filtre à eau, cartouche filtrante, filtre permanent,
      filtre intégré`,
    es: `
      filtro de carbón, carbón activo, filtro de aire, filtro de agua, cartucho de filtro, filtro permanente,
      carbón activado`,
    it: `
      filtro a carbone, filtri a carbone, carboni attivi, filtro dell aria, filtro dell acqua, cartuccia filtrante,
      filtro permanente, carbone attivo`,
    nl: `
      koolstoffilter*, actieve kool*, luchtfilter*, waterfilter*, filterpatroon, filterpatronen, permanent filter,
      actieve koolfilter`,
    pl: `
      filtr węglowy, węglem aktywnym, filtr powietrza, filtr wody, wkład filtrujący, filtr stały, filtrem węglowym,
      węgiel aktywny, filtr do wody`,
    pt: `
      filtro de carvão, carvão ativado, carvão ativo, filtro de ar, filtro de água, cartucho filtrante,
      filtro permanente`,
    sv: 'kolfilter*, aktivt kol, luftfilter*, vattenfilter*, filterpatron*, permanentfilter*, aktivt kolfilter',
    da: 'kulfilter*, aktivt kul, luftfilter*, vandfilter*, filterpatron*, permanentfilter*, aktivt kulfilter',
    nb: 'kullfilter*, aktivt kull, luftfilter*, vannfilter*, filterpatron*, permanentfilter*, aktivt kullfilter',
    fi: 'hiilisuodat*, ilmansuodat*, vedensuodat*, suodatinpatruuna*, kestosuodat*, aktiivihiili*, ilmasuodat*',
  },
  bagless: {
    en: 'bagless, without a bag, no bag needed, dust container, no dust bags, dust bin',
    de: 'beutellos*, ohne beutel, staubbehälter*, ohne staubbeutel',
    fr: 'sans sac, bac à poussière, collecteur de poussière, bac à poussières',
    es: 'sin bolsa, depósito de polvo, contenedor de polvo',
    it: 'senza sacco, senza sacchetto, contenitore della polvere, contenitore polvere, contenitore per la polvere',
    nl: 'zakloos, zakloze, zonder zak, stofreservoir*, stofbak, stofcontainer',
    pl: 'bezworkow*, bez worka, pojemnik na kurz, pojemnik na brud, zbiornik na kurz, pojemnika na kurz',
    pt: 'sem saco, sem saco de pó, depósito de pó, recipiente de pó, reservatório de pó, depósito para pó',
    sv: 'påsfri*, påslös*, utan påse, dammbehållar*',
    da: 'poseløs*, posefri*, uden pose, støvbeholder*',
    nb: 'poseløs*, posefri*, uten pose, støvbeholder*',
    fi: 'pölypussiton, pussiton, pussittom*, ilman pölypussia, pölysäiliö*, pölypussittom*',
  },
  steam: {
    en: `
      steam function, steam cleaning, steam output, steam generator, steam boost, steam iron, vertical steam,
      steam cooking, steaming, continuous steam, steams`,
    de: `
      dampffunktion*, dampfstoß*, dampfausstoß*, dampfreinig*, dauerdampf*, dampfgar*, vertikaldampf*, dampfmenge*,
      dampfleistung, dampfdruck`,
    fr: `
      fonction vapeur, jet de vapeur, débit vapeur, nettoyage vapeur, vapeur verticale, cuisson vapeur, à la vapeur,
      à vapeur, effet pressing, débit de vapeur`,
    es: `
      función vapor, golpe de vapor, salida de vapor, limpieza a vapor, vapor vertical, al vapor, vapor continuo,
      función de vapor, chorro de vapor`,
    it: `
      funzione vapore, colpo di vapore, pulizia a vapore, vapore verticale, a vapore, getto di vapore, vapore continuo,
      emissione di vapore`,
    nl: `
      stoomfunctie*, stoomstoot*, stoomreinig*, verticale stoom, stoomkoken, stoomafgifte, stoomproductie, met stoom,
      stoomstraal`,
    pl: `
      funkcja pary, uderzenie pary, wyrzut pary, czyszczenie parą, para pionowa, na parze, funkcją pary,
      ciągły wyrzut pary, strumień pary, parowniczk*`,
    pt: `
      função vapor, jato de vapor, golpe de vapor, limpeza a vapor, vapor vertical, a vapor, saída de vapor,
      vapor contínuo, função de vapor`,
    sv: 'ångfunktion*, ångpuff*, ångstöt*, ångtvätt*, vertikal ånga, ångkok*, ångrengör*, ångskott*, ångeffekt',
    da: 'dampfunktion*, dampskud*, dampstød*, damprens*, lodret damp, dampkog*, dampmængde, dampudledning',
    nb: 'dampfunksjon*, dampstøt*, dampskudd*, damprens*, vertikal damp, dampkok*, dampmengde, dampmopp*',
    fi: `
      höyrytoimin*, höyrysuihku*, höyrypuhdist*, pystyhöyry*, höyrykeitto*, höyrynpoisto, höyryntuotto, höyrypesu*,
      höyrystys*, höyrytyst*`,
  },
  grillFunction: {
    en: `
      grill function, built in grill, convection, hot air, fan oven, rotisserie, air fry function, hot air circulation`,
    de: 'grillfunktion*, umluft*, heißluft*, heissluft*, drehspieß*, ober und unterhitze, ober unterhitze',
    fr: `
      fonction gril, fonction grill, chaleur tournante, convection naturelle, air pulsé, tournebroche*, air chaud,
      gril intégré`,
    es: 'función grill, grill integrado, convección, aire caliente, rustidor, con grill, aire forzado',
    it: 'funzione grill, ventilato a convezione, convezione, aria calda, girarrosto, con grill, forno ventilato',
    nl: 'grillfunctie*, hetelucht*, hete lucht*, draaispit*, boven en onderwarmte, circulatielucht',
    pl: `
      funkcja grilla, termoobieg*, gorące powietrze, gorącym powietrzem, rożen, funkcją grilla, gorącego powietrza,
      opiekacz górny`,
    pt: 'função grill, função grelhador, convecção, ar quente, espeto giratório, grelhador integrado, função grelha',
    sv: 'grillfunktion*, varmluft*, grillspett*, över och undervärme',
    da: 'grillfunktion*, varmluft*, grillspyd*, over og undervarme',
    nb: 'grillfunksjon*, varmluft*, grillspyd*, over og undervarme',
    fi: 'grillitoimin*, kiertoilma*, kuumailma*, grillivas*, ylä ja alalämpö',
  },
  robotNavigation: {
    en: `
      mapping, maps your home, room mapping, no go zones, lidar, laser navigation, virtual walls, smart navigation,
      obstacle avoidance, avoids obstacles, obstacle detection`,
    de: `
      kartierung*, raumkarte*, sperrzonen, no go zonen, laser navigation, lasernavigation, lidar, kartiert,
      hinderniserkennung, virtuelle wände, verbotszonen, hindernisvermeidung`,
    fr: `
      cartographie*, navigation laser, lidar, zones interdites, murs virtuels, évitement d obstacles,
      détection d obstacles`,
    es: `
      mapeo, navegación láser, lidar, zonas prohibidas, paredes virtuales, evita obstáculos, mapea,
      detección de obstáculos, zonas restringidas, evitación de obstáculos`,
    it: `
      mappatura, navigazione laser, lidar, zone vietate, pareti virtuali, evita gli ostacoli, mappa la casa,
      rilevamento ostacoli, zone proibite, riconoscimento ostacoli`,
    nl: `
      plattegrond van je huis, lasernavigatie, lidar, no go zones, virtuele muren, obstakeldetectie,
      brengt je huis in kaart, laser navigatie, verboden zones, ontwijkt obstakels, obstakelherkenning`,
    pl: `
      mapowani*, nawigacja laserowa, lidar, strefy zakazane, wirtualne ściany, omija przeszkody, laserowa nawigacja,
      tworzy mapę, wykrywanie przeszkód, mapuje, nawigacją laserową, stref zakazanych`,
    pt: `
      mapeamento, navegação laser, navegação a laser, lidar, zonas proibidas, paredes virtuais, evita obstáculos,
      mapeia, deteção de obstáculos, detecção de obstáculos, zonas interditas`,
    sv: 'kartlägg*, lasernavig*, lidar, virtuella väggar, förbjudna zoner, undviker hinder, no go zoner, hinderdetekt*',
    da: `
      kortlægning, lasernavig*, lidar, virtuelle vægge, forbudte zoner, undgår forhindringer, no go zoner,
      forhindringsregistrering`,
    nb: `
      kartlegg*, lasernavig*, lidar, virtuelle vegger, forbudte soner, unngår hindringer, no go soner,
      hindringsgjenkjen*`,
    fi: `
      kartoit*, lasernavig*, lidar, virtuaaliseinä*, kielletyt alueet, väistää esteet, esteentunnist*,
      esteiden tunnist*, kieltoalue*`,
  },
  selfEmptying: {
    en: 'self emptying, empties itself, auto empty, auto empty station, emptying station, empty station',
    de: 'selbstentleer*, absaugstation*, automatische entleerung, entleert sich, entleerungsstation*, leerstation*',
    fr: `
      vidage automatique, vidange automatique, station de vidage, auto vidage, se vide tout seul, auto vidange,
      station de vidange`,
    es: 'autovaciado, vaciado automático, estación de vaciado, auto vaciado, base de autovaciado, autovaciable',
    it: `
      svuotamento automatico, autosvuotamento, auto svuotamento, stazione di svuotamento, base autosvuotante,
      autosvuotante, si svuota da solo, si svuota da sola`,
    nl: 'zelflegend*, automatisch legen, leegstation*, zelfledigend*, zelflediging, automatische lediging, zuigstation',
    pl: `
      samoopróżniani*, samoopróżniając*, stacja opróżniania, automatyczne opróżnianie, stacją opróżniania,
      automatycznym opróżnianiem`,
    pt: 'autoesvaziamento, auto esvaziamento, esvaziamento automático, estação de esvaziamento, base autoesvaziante',
    sv: 'självtömm*, automatisk tömning, tömningsstation*, tömmer sig själv',
    da: 'selvtømm*, automatisk tømning, tømmestation*, tømmer sig selv, tømningsstation*',
    nb: 'selvtømm*, automatisk tømming, tømmestasjon*, tømmer seg selv',
    fi: 'itsetyhjenty*, automaattinen tyhjen*, tyhjennysasema*, tyhjentää itsensä, automaattityhjen*',
  },
  moppingFunction: {
    en: 'mopping function, mops, vacuums and mops, mop function, wet cleaning, mopping, wet mopping, mop pads',
    de: `
      wischfunktion*, saugt und wischt, saugen und wischen, nasswisch*, saug und wischfunktion, wischmopp*,
      nassreinigung`,
    fr: `
      fonction lavage, fonction serpillière, aspire et lave, lave les sols, lave et aspire, serpillière,
      lavage des sols`,
    es: 'función de fregado, friega, aspira y friega, friegasuelos, función fregona',
    it: 'funzione lavapavimenti, aspira e lava, lavapavimenti, lavaggio dei pavimenti, lava i pavimenti, funzione mop',
    nl: 'dweilfunctie*, dweilt, zuigt en dweilt, dweilen, zuigen en dweilen, dweilrobot',
    pl: `
      funkcja mopowania, mopowani*, odkurza i mopuje, mopuje, funkcją mopowania, mycie podłóg, mycia podłóg, mopując*`,
    pt: `
      função de esfregona, aspira e lava, função esfregar, lava o chão, passa pano, função mop, esfregona,
      lavagem do chão`,
    sv: 'moppfunktion*, moppar, dammsuger och moppar, våtmopp*, moppning',
    da: 'moppefunktion*, mopper, støvsuger og mopper, gulvvask*, mopning',
    nb: 'moppefunksjon*, mopper, støvsuger og mopper, gulvvask*, mopping, våtmopp*',
    fi: 'moppaus*, moppaa, imuroi ja moppaa, märkäpuhdistu*, moppaav*, moppaukse*',
  },
  overheatProtection: {
    en: `
      overheat* protection, overheating protection, overload protection, overcharge protection, surge protection,
      dry boil protection, boil dry protection, protection against overheating, boil dry`,
    de: `
      überhitzungsschutz*, überlastschutz*, überladeschutz*, überspannungsschutz*, trockengehschutz*,
      überlastungsschutz*, tiefentladeschutz, überladungsschutz*`,
    fr: `
      protection contre la surchauffe, protection contre les surcharges, protection anti surchauffe,
      protection surchauffe, sécurité anti chauffe à vide, protection contre la surcharge,
      protection contre les surtensions`,
    es: `
      protección contra sobrecalentamiento, protección contra sobrecargas, protección contra el sobrecalentamiento,
      protección contra la sobrecarga, protección contra sobretensiones, protección contra sobrecarga`,
    it: `
      protezione dal surriscaldamento, protezione da surriscaldamento, protezione contro il surriscaldamento,
      protezione da sovraccarico, protezione contro il sovraccarico, protezione da sovratensioni`,
    nl: `
      oververhittingsbeveiliging, beveiliging tegen oververhitting, overbelastingsbeveiliging, droogkookbeveiliging*,
      overspanningsbeveiliging, bescherming tegen oververhitting, overlaadbeveiliging`,
    pl: `
      zabezpieczenie przed przegrzaniem, ochrona przed przegrzaniem, zabezpieczenie przed przeładowaniem,
      ochrona przed przeciążeniem, zabezpieczeniem przed przegrzaniem, ochronę przed przegrzaniem,
      zabezpieczenie przed przeciążeniem`,
    pt: `
      proteção contra sobreaquecimento, proteção contra superaquecimento, proteção contra sobrecarga,
      proteção contra o sobreaquecimento, proteção contra sobretensão`,
    sv: `
      överhettningsskydd*, överbelastningsskydd*, överladdningsskydd*, torrkokningsskydd*, överspänningsskydd*,
      torrkoksskydd*`,
    da: `
      overophedningsbeskyttelse*, beskyttelse mod overophedning, overbelastningssikring*, tørkogningssikring*,
      overspændingsbeskyttelse*, overophedningssikring*, overbelastningsbeskyttelse*`,
    nb: `
      overopphetingsvern*, beskyttelse mot overoppheting, overbelastningsvern*, tørrkokingsvern*, tørrkokevern*,
      overspenningsvern*, overopphetingsbeskyttelse*`,
    fi: `
      ylikuormitussuoja*, ylikuumenemiss*, kuivakiehuntasuoja*, kuivakeittosuoja*, ylilataussuoja*, ylijännitesuoja*`,
  },
  heated: {
    en: 'heating function, seat heating, heated seat, heated jacket, heating element, heats up, integrated heating',
    de: 'heizfunktion*, beheizbar*, beheizt*, heizelement*, sitzheizung, heizstufen',
    fr: 'chauffant*, fonction chauffante, élément chauffant, résistance chauffante',
    es: 'calefactable*, función de calor, elemento calefactor, resistencia calefactora, función calefacción',
    it: 'riscaldabil*, riscaldat*, riscaldante*, funzione riscaldamento, elemento riscaldante',
    nl: 'verwarmbaar, verwarmbare, verwarmingselement*, verwarmingsfunctie, verwarmd*',
    pl: 'podgrzewan*, funkcja podgrzewania, element grzejny, grzałk*, grzejn*, funkcją podgrzewania',
    pt: 'aquecid*, função de aquecimento, elemento de aquecimento, aquecível, resistência de aquecimento',
    sv: 'uppvärmd*, värmefunktion, värmeelement, uppvärmningsbar*, eluppvärmd*',
    da: 'opvarmet, opvarmede, varmefunktion, varmeelement*, opvarmelig*',
    nb: 'oppvarmet, oppvarmede, varmefunksjon, varmeelement*, oppvarmbar*',
    fi: 'lämmitettäv*, lämmitystoimin*, lämmitysvastus*, lämpövastus*',
  },
  childLock: {
    en: 'child lock, child safety lock, childproof lock, child proof, childproof, tamper proof',
    de: 'kindersicher*, kinderschutzfunktion, tastensperre',
    fr: 'sécurité enfant, sécurité enfants, verrouillage enfant, verrouillage enfants, verrouillage parental',
    es: 'bloqueo infantil, bloqueo para niños, seguro para niños, bloqueo de seguridad infantil',
    it: 'blocco bambini, sicurezza bambini, blocco di sicurezza per bambini, a prova di bambino',
    nl: 'kinderslot*, kinderbeveiliging, kindveilig*, kinderveilig*',
    pl: `
      blokada rodzicielska, blokada przed dziećmi, zabezpieczenie przed dziećmi, blokadą rodzicielską,
      blokadę rodzicielską`,
    pt: `
      bloqueio para crianças, bloqueio de crianças, bloqueio de segurança para crianças, trava para crianças,
      bloqueio infantil`,
    sv: 'barnlås*, barnspärr*, barnsäkring*, barnsäker*',
    da: 'børnelås*, børnesikring*, børnesikret, børnesikker*',
    nb: 'barnesikring*, barnelås*, barnesikker*, barnesikret',
    fi: 'lapsilukko*, lapsilukon, lapsiturvalli*, lapsilukolla',
  },
};
