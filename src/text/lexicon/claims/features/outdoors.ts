import type { ConceptTable } from '../concept-table.ts';

/** Features: of bikes, bags, tents, prams and what stays outdoors. */
export const OUTDOORS_FEATURES: ConceptTable = {
  frostResistant: {
    en: `
      frost resistant, frost proof, frostproof, frost hardy, winter hardy, winterproof, frost resistance,
      cold resistant, fully hardy`,
    de: `
      frostbeständig*, frostsicher*, frostfest*, winterhart*, frosthart*, winterfest*, frostresistent*, kältebeständig*,
      winterhärte`,
    fr: `
      résistant au gel, résistante au gel, résistants au gel, résiste au gel, rustique jusqu, ingélif*, ingélive*,
      résistance au gel, rusticité, résistant au froid, résistante au froid, supporte le gel`,
    es: `
      resistente a las heladas, resistentes a las heladas, resistente al frío, resistente a heladas,
      resiste las heladas, rusticidad, soporta heladas, resistencia al frío`,
    it: `
      resistente al gelo, resistenti al gelo, resiste al gelo, resistente al freddo, resistenza al gelo,
      tollera il gelo, rusticità`,
    nl: 'vorstbestendig*, winterhard*, vorstvast*, vorstbestand*, koudebestendig*',
    pl: 'mrozoodporn*, odporn* na mróz, zimotrwał*, odporność na mróz, zimuje w gruncie, odporn* na niskie temperatury',
    pt: `
      resistente ao gelo, resistente à geada, resistentes ao gelo, resistente ao frio, resistentes à geada,
      resiste à geada, rusticidade, suporta geadas`,
    sv: `
      frosttålig*, frostsäker*, köldtålig*, vinterhärdig*, tål frost, frostbeständig*, härdighet, frosthärdig*,
      tål kyla`,
    da: 'frostsikker*, frostbestandig*, vinterhård*, tåler frost, frosttålende, vinterfast*, hårdfør*',
    nb: 'frostsikker*, frostbestandig*, vinterherdig*, tåler frost, herdig*, hardfør*, frostsikre, tåler kulde',
    fi: `
      pakkasenkest*, pakkasen kestäv*, talvenkest*, kestää pakkasta, kylmänkest*, pakkasta kestäv*, pakkaskest*,
      menestymisvyöhyk*`,
  },
  uvResistant: {
    en: `
      uv resistant, uv stable, uv stabilised, uv stabilized, fade resistant, fade proof, colourfast, colorfast,
      colour fast, resistant to fading, does not fade, light fast, lightfast, color fast`,
    de: `
      uv beständig*, uv stabil*, farbecht*, lichtecht*, bleicht nicht aus, farbbeständig*, uv resistent*,
      ausbleichsicher, verblasst nicht`,
    fr: `
      résistant aux uv, résistante aux uv, résistants aux uv, traité anti uv, stabilisé aux uv, ne se décolore pas,
      résiste aux uv, couleurs résistantes, résistance aux uv, couleurs solides`,
    es: `
      resistente a los rayos uv, resistentes a los rayos uv, resistente a la decoloración, resistente a uv, no destiñe,
      resistente al sol, no se decolora, resistentes a la decoloración, colores sólidos, resistente a los uv`,
    it: `
      resistente ai raggi uv, resistenti ai raggi uv, resistente allo scolorimento, non scolorisce, non sbiadisce,
      resistente agli uv, stabilizzato uv, colori resistenti`,
    nl: 'uv bestendig*, uv stabiel*, kleurvast*, kleurecht*, lichtecht*, verbleekt niet, verkleurt niet, uv resistent*',
    pl: `
      odporn* na promieniowanie uv, odporn* na uv, odporn* na blaknięcie, nie blaknie, odporn* na promienie uv,
      nie płowieje, stabilizowan* uv, trwałość koloru, trwałe kolory`,
    pt: `
      resistente aos raios uv, resistentes aos raios uv, resistente a uv, resistente ao desbotamento, não desbota,
      resistente à descoloração, não perde a cor, resistente aos uv`,
    sv: 'uv beständig*, uv stabil*, färgäkta, ljusäkta, uv tålig*, bleks inte, färgbeständig*, uv resistent*',
    da: 'uv bestandig*, uv stabil*, farveægte, lysægte, falmer ikke, uv resistent*, farvefast*',
    nb: 'uv bestandig*, uv stabil*, fargeekte, lysekte, falmer ikke, uv resistent*, blekner ikke',
    fi: 'uv kestäv*, uv säteilyä kestäv*, haalistumat*, kestää uv, värinkest*, uv valoa kestäv*, uv nkestäv*',
  },
  rustproof: {
    en: `
      rustproof, rust proof, rust resistant, corrosion resistant, stainless, does not rust, rust free, corrosion proof,
      won t rust, anti rust, tarnish free, tarnish resistant`,
    de: `
      rostfrei*, korrosionsbeständig*, rostbeständig*, nichtrostend*, rostet nicht, rostgeschützt*, rostsicher*,
      rostschutz*, korrosionsfest*, läuft nicht an, anlaufgeschützt*, korrosionsschutz`,
    fr: `
      inoxydable*, anticorrosion, anti corrosion, antirouille, résistant à la corrosion, ne rouille pas,
      résistante à la corrosion, inox, résiste à la corrosion, anti rouille, résistants à la corrosion`,
    es: `
      inoxidable*, anticorrosión, resistente a la corrosión, resistentes a la corrosión, no se oxida,
      resistente al óxido, anticorrosivo, inox`,
    it: `
      inossidabil*, anticorrosione, antiruggine, resistente alla corrosione, resistenti alla corrosione,
      non arrugginisce, inox, non si ossida, resistente alla ruggine`,
    nl: 'roestvrij*, roestvast*, corrosiebestendig*, roestbestendig*, roest niet, roestwerend*, rvs, antiroest',
    pl: `
      nierdzewn*, odporn* na korozję, odporn* na rdzę, antykorozyjn*, nie rdzewieje, odporność na korozję,
      zabezpieczon* przed korozją, odporn* na rdzewienie`,
    pt: `
      inoxidáv*, inox, resistente à corrosão, resistentes à corrosão, antiferrugem, anticorrosão, anti corrosão,
      não enferruja, resistente à ferrugem`,
    sv: `
      rostfri*, rosttrög*, korrosionsbeständig*, rostar inte, rostskydd*, rostbeständig*, korrosionsskydd*,
      korrosionshärdig*`,
    da: 'rustfri*, rustbestandig*, korrosionsbestandig*, ruster ikke, rustbeskytt*, rustsikker*, korrosionsfast*',
    nb: 'rustfri*, rustbestandig*, korrosjonsbestandig*, ruster ikke, rustbeskytt*, rustsikker*, syrefast*',
    fi: 'ruostumat*, korroosionkest*, ruosteenkest*, ei ruostu, korroosiota kestäv*, ruosteenest*, ruostesuoja*',
  },
  selfInflating: {
    en: 'self inflating, self inflates, inflates itself, inflates by itself',
    de: `
      selbstaufblasend*, selbst aufblasend*, bläst sich selbst auf, bläst sich von selbst auf, pumpt sich selbst auf,
      bläst sich ~ selbst auf`,
    fr: 'autogonflant*, auto gonflant*, se gonfle tout seul, se gonfle automatiquement',
    es: 'autoinflable*, auto inflable*, autohinchable*, auto hinchable*, se infla solo, se infla sola',
    it: 'autogonfiabil*, auto gonfiabil*, autogonfiant*, si gonfia da solo, si gonfia da sola',
    nl: 'zelfopblazend*, zelf opblazend*, blaast zichzelf op',
    pl: 'samopompując*, samonadmuchując*, samodmuchając*, sama się pompuje, samonadmuchując* się',
    pt: 'autoinsufláve*, auto insufláve*, enche se sozinh*, autoinfláve*',
    sv: 'självuppblåsande, självuppblåsbar*, blåser upp sig själv',
    da: 'selvoppustelig*, selvoppustende, puster sig selv op',
    nb: 'selvoppblåsbar*, selvoppblåsende, blåser seg opp selv',
    fi: 'itsestään täyttyv*, itsetäyttyv*, täyttyy itsestään',
  },
  inflatable: {
    en: 'inflatable, inflates, can be inflated, blow up mattress, blow up bed',
    de: 'aufblasbar*, aufpumpbar*, aufblasen, aufgeblasen, aufpumpen',
    fr: 'gonflable*, se gonfle, se gonflent, à gonfler',
    es: 'inflable*, hinchable*, se infla',
    it: 'gonfiabil*, si gonfia, si gonfiano',
    nl: 'opblaasbaar, opblaasbare, opblazen, opgeblazen, op te blazen',
    pl: 'nadmuchiwan*, dmuchan*, pompowan*, napompowa*, nadmucha*',
    pt: 'insufláve*, inflável, infláveis, enche se de ar, encher de ar, inflar',
    sv: 'uppblåsbar*, blåses upp, pumpas upp, blåsa upp, uppblåst, pumpa upp',
    da: 'oppustelig*, pustes op, pumpes op, puste op, pumpe op, oppustet',
    nb: 'oppblåsbar*, blåses opp, pumpes opp, blåse opp, pumpe opp',
    fi: `
      ilmatäyttei*, puhallettav*, täytettävä ilmalla, puhalla ilmaa, pumpataan täyteen, ilmalla täytettäv*, ilmapatja*`,
  },
  brakes: {
    en: 'brake*, disc brake*, rim brake*, handbrake*, hydraulic brake*, parking brake, coaster brake, hand brake',
    de: 'bremse*, scheibenbremse*, felgenbremse*, rücktrittbremse*, feststellbremse*, handbremse*, *bremsen',
    fr: 'frein*, freins à disque, frein à main, frein de stationnement, rétropédalage, freins hydrauliques',
    es: 'freno*, frenos de disco, freno de mano, freno de estacionamiento, contrapedal',
    it: 'freno, freni, freni a disco, freno a mano, freno di stazionamento, contropedale',
    nl: 'rem, remmen, handrem*, parkeerrem*, velgrem*, terugtraprem*, schijfrem*',
    pl: 'hamulec, hamulce, hamulca, hamulcem, hamulców, hamulcami, hamulce tarczowe',
    pt: 'travão, travões, freio, freios, travão de mão, freios a disco, travões de disco, travão de estacionamento',
    sv: 'broms, bromsar, skivbroms*, handbroms*, fotbroms*, fälgbroms*, parkeringsbroms, bromsen',
    da: 'bremse, bremser, skivebremse*, håndbremse*, fodbremse*, fælgbremse*, parkeringsbremse*, bremsen',
    nb: 'brems, bremser, skivebrems*, håndbrems*, fotbrems*, felgbrems*, parkeringsbrems*, bremsen',
    fi: 'jarru, jarrut, jarrun, jarrulla, levyjarru*, käsijarru*, jalkajarru*, vannejarru*, seisontajarru*, jarruilla',
  },
  gears: {
    en: 'gears, gear shift, speed gear*, derailleur, gear hub, hub gear*, speed bike, shifters, gear system',
    de: 'gangschaltung*, kettenschaltung*, nabenschaltung*, schaltung, schaltwerk, gänge, gängen',
    fr: 'dérailleur*, changement de vitesses, moyeu à vitesses, vitesses intégrées, vitesses shimano',
    es: `
      marchas, cambio de marchas, desviador, velocidades shimano, cambios shimano, desviador trasero, cambio trasero`,
    it: 'marce, cambio a, deragliatore, rapporti shimano, cambio shimano, cambio posteriore, cambio interno',
    nl: 'versnelling*, derailleur*, naafversnelling*',
    pl: 'przerzutk*, piast* wielobiegow*, biegów shimano, liczba biegów',
    pt: 'velocidades shimano, desviador, câmbio traseiro, mudanças shimano, câmbio shimano, sistema de mudanças',
    sv: 'växlar, växelsystem*, navväxel*, växelnav*, växlad*',
    da: 'gearskifte, indvendige gear, gearsystem, udvendige gear, navgear*, antal gear, cykelgear',
    nb: 'girsystem*, giret sykkel, navgir*, girskifter*, antall gir, utvendige gir, innvendige gir',
    fi: 'vaihteet, vaihdetta, vaihteinen, napavaihde*, vaihteilla, vaihteist*, vaihdepyör*, napavaihteet, ketjuvaihte*',
  },
  suspension: {
    en: `
      suspension, suspension fork, shock absorber, shock absorbers, front suspension, full suspension,
      spring suspension`,
    de: 'federung*, federgabel*, gefedert*, stoßdämpfer*, vollgefedert*, einzelradfederung, stossdämpfer*',
    fr: 'suspension avant, fourche suspendue, amortisseur*, tout suspendu, fourche à suspension',
    es: 'suspensión, amortiguador*, horquilla de suspensión, doble suspensión',
    it: `
      ammortizzator*, forcella ammortizzata, biammortizzat*, forcella a molla, sospensione anteriore,
      sospensione posteriore, sospensioni, forcella con sospensione`,
    nl: 'vering, geveerd*, veervork*, schokdemper*, verende voorvork, volledig geveerd',
    pl: `
      amortyzator*, amortyzowan*, pełna amortyzacja, widelec amortyzowany, pełne zawieszenie, pełnym zawieszeniem,
      przednie zawieszenie`,
    pt: 'suspensão, amortecedor*, garfo de suspensão, suspensões, forqueta de suspensão',
    sv: 'fjädring*, dämpad framgaffel, fjädrad*, stötdämpare, dämpgaffel*, fjädergaffel*, heldämpad*',
    da: 'affjedring*, affjedret, affjedrede, støddæmper*, forgaffel med affjedring, fuldaffjedret',
    nb: 'fjæring*, støtdemper*, dempegaffel*, fjæret, demping foran, fulldempet, fjærende',
    fi: `
      jousitus*, jousitett*, iskunvaimennin, iskunvaimentime*, joustohaarukka*, täysjousto*, jousituksella,
      etujousitus`,
  },
  mudguards: {
    en: 'mudguard*, fender*, mud flap*, splash guard',
    de: 'schutzblech*, spritzschutz*, kotflügel*, schmutzfänger',
    fr: 'garde boue, garde boues, pare boue',
    es: 'guardabarro*, salpicaderas',
    it: 'parafang*, paraspruzzi',
    nl: 'spatbord*, spatscherm',
    pl: 'błotnik*',
    pt: 'guarda lamas, para lamas, paralama*, guarda lama',
    sv: 'stänkskärm*, skärmar fram och bak',
    da: 'stænkskærm*, skærme for og bag, skærmsæt',
    nb: 'skjermer foran, skvettskjerm*, skjermsett, sykkelskjerm*',
    fi: 'lokasuoj*, roiskesuojat pyörään',
  },
  bikeLights: {
    en: 'front light, rear light, bike light*, hub dynamo, headlight, tail light, taillight, lights included, dynamo',
    de: `
      frontlicht*, rücklicht*, scheinwerfer*, lichtanlage*, nabendynamo*, fahrradlicht*, fahrradbeleuchtung*,
      vorderlicht*, dynamo`,
    fr: 'éclairage avant, éclairage arrière, feu arrière, feu avant, dynamo, phare avant, feux intégrés',
    es: `
      luz delantera, luz trasera, luces delanteras, dinamo, faro delantero, luces integradas,
      luces delantera y trasera`,
    it: 'luce anteriore, luce posteriore, luci anteriori, dinamo, faro anteriore, fanale, fanali',
    nl: 'koplamp*, achterlicht*, voorlicht*, naafdynamo*, fietsverlichting, dynamo, fietslamp*',
    pl: `
      światło przednie, światło tylne, przednie światło, tylne światło, lampka przednia, dynamo, lampka tylna,
      oświetlenie przednie, piasta z prądnicą, prądnica`,
    pt: 'luz dianteira, luz traseira, luz frontal, farol dianteiro, dínamo, luzes dianteira e traseira, farolim',
    sv: 'framlampa*, baklampa*, navdynamo*, cykelbelysning, framlyse, baklyse, dynamo, cykellampa*',
    da: 'forlygte*, baglygte*, navdynamo*, cykellygte*, lygter, dynamo',
    nb: 'frontlys*, baklys*, navdynamo*, sykkellys*, hovedlys foran, dynamo',
    fi: 'etuvalo*, takavalo*, napadynamo*, pyörän valot, ajovalo*, dynamo',
  },
  basket: {
    en: 'basket, baskets, shopping basket under, storage basket, underseat basket, front basket',
    de: `
      einkaufskorb*, fahrradkorb*, ablagekorb*, frontkorb*, staukorb*, gemüsekorb*, frittierkorb*, mit korb, korb vorne,
      korb unter, großer korb`,
    fr: `
      panier avant, panier de rangement, panier arrière, corbeille, panier à linge, panier vélo, panier de friture,
      grand panier`,
    es: `
      cesta de almacenamiento, cesta portaobjetos, cesta inferior, cesta delantera, cestillo, cesta para bicicleta,
      cesta antiadherente, cestas extraíbles`,
    it: 'cestello*, cesto portaoggetti, cesta portaoggetti, cestino anteriore, cestino per bici, cesto estraibile',
    nl: 'boodschappenmand*, opbergmand*, fietsmand*, onderdelenmand, mandje onder, frituurmand*, mand onder',
    pl: `
      kosz na zakupy, koszyk na zakupy, koszyk rowerowy, kosz zakupowy, koszem na zakupy, koszyk przedni,
      kosz pod siedziskiem`,
    pt: `
      cesto de arrumação, cesto inferior, cesto para compras, cesta dianteira, cesto dianteiro, cesta para bicicleta,
      cesto amovível, cesto antiaderente`,
    sv: 'shoppingkorg*, förvaringskorg*, cykelkorg*, korg under, frontkorg*',
    da: 'opbevaringskurv*, cykelkurv*, kurv under, frontkurv*',
    nb: 'oppbevaringskurv*, sykkelkurv*, kurv under, frontkurv*',
    fi: 'säilytyskori*, tavarakori*, pyöränkori*, alakori, kori istuimen alla, ostoskori rattai*, etukori*',
  },
  luggageRack: {
    en: 'luggage rack, pannier rack, rear rack, carrier rack, rear carrier, cargo rack',
    de: 'gepäckträger*, systemgepäckträger*, frontgepäckträger*',
    fr: 'porte bagages, porte bagage',
    es: 'portaequipajes, portabultos, portapaquetes',
    it: 'portapacchi, portabagagli',
    nl: 'bagagedrager*, voordrager*, achterdrager*',
    pl: 'bagażnik*',
    pt: 'porta bagagens, bagageiro*, porta bagagem',
    sv: 'pakethållare*, bagagehållare*',
    da: 'bagagebærer*',
    nb: 'bagasjebrett*, bagasjebærer*',
    fi: 'tavarateline*, tarakka*, tarakalla',
  },
  straps: {
    en: 'strap, straps, shoulder strap*, carrying strap, wrist strap, adjustable straps, webbing straps',
    de: `
      gurt, gurte, gurten, trageriemen*, schultergurt*, schulterriemen*, tragegurt*, riemen, handschlaufe*,
      träger verstell*, schulterträger*, spanngurt*`,
    fr: 'sangle*, bretelle*, bandoulière*, lanière*, dragonne',
    es: 'correa*, tirantes, bandolera*, cinta para el hombro, tirante',
    it: 'tracoll*, spallacci, spallin*, cinturin*, bretelle, laccio da polso, cinghia, cinghie, cinghietta',
    nl: 'schouderband*, schouderriem*, draagriem*, riemen, draagband*, polsband*',
    pl: `
      pasek na ramię, pas na ramię, szelki, ramiączk*, pasy naramienne, ramiona nośne, szelkami, pasek naramienny,
      regulowane paski, paski naramienne, paskiem na ramię`,
    pt: 'alças, alça de ombro, correia*, tiracolo, bandoleira, alça, tiras ajustáveis, alça a tiracolo',
    sv: 'axelrem*, rem, remmar, axelband*, bärrem*, handlovsrem*, remmen',
    da: 'skulderrem*, rem, remme, stropper, bærerem*, håndledsrem*, skulderstrop*, remmen',
    nb: 'skulderrem*, reim*, stropper, skulderstropp*, bærerem*, håndleddsreim*, bæreseler',
    fi: 'olkahihna*, hihna, hihnat, hihnalla, kantohihna*, olkaim*, rannehihna*, hihnan',
  },
  harness: {
    en: `
      harness, five point harness, 5 point harness, safety harness, safety belt, seat belt, 3 point harness,
      three point harness, seatbelt`,
    de: `
      fünfpunktgurt*, 5 punkt gurt*, sicherheitsgurt*, 3 punkt gurt*, hosenträgergurt*, anschnallgurt*, gurtsystem*,
      dreipunktgurt*, 5 punkt sicherheitsgurt*`,
    fr: 'harnais*, ceinture de sécurité, harnais 5 points, harnais cinq points, harnais à 5 points',
    es: 'arnés*, arneses, cinturón de seguridad, arnés de 5 puntos, arnés de cinco puntos',
    it: 'imbracatura*, cintura di sicurezza, cinture di sicurezza, cinture a 5 punti, cintura a 5 punti, imbragatura*',
    nl: `
      vijfpuntsgordel*, 5 puntsgordel*, veiligheidsgordel*, 5 punts gordel, tuigje, driepuntsgordel*, veiligheidstuigje,
      5 punts harnas`,
    pl: `
      pasy bezpieczeństwa, pięciopunktow*, 5 punktowe pasy, uprząż*, pasami bezpieczeństwa, pasów bezpieczeństwa,
      5 punktowy pas`,
    pt: `
      arnês, arnês de 5 pontos, cinto de segurança, cintos de segurança, cinto de 5 pontos, cinto de cinco pontos,
      arneses`,
    sv: `
      femspunktssele*, femptunktssele, 5 punktssele*, fempunktssele*, säkerhetssele*, säkerhetsbälte*, fempunktsbälte*,
      5 punktsbälte*, sele med, trepunktssele*`,
    da: 'fempunktssele*, 5 punktssele*, sikkerhedssele*, sikkerhedsbælte*, trepunktssele*, sele med, 5 punkts sele',
    nb: `
      fempunktssele*, 5 punktssele*, sikkerhetssele*, sikkerhetsbelte*, trepunktssele*, femspunktssele, 5 punktsbelte*,
      sele med`,
    fi: `
      viisipistevöi*, viisipistevy*, 5 pistevalja*, turvavalja*, turvavyö*, turvavöi*, valjaat, viisipistevalja*,
      kolmipistevalja*, 5 pistevyö*`,
  },
  hipBelt: {
    en: 'hip belt, waist belt, chest strap, sternum strap, hip belts, padded hip belt, waist strap',
    de: 'hüftgurt*, beckengurt*, brustgurt*, hüftflossen, hüftgürtel',
    fr: `
      ceinture lombaire, ceinture ventrale, sangle de poitrine, sangle pectorale, ceinture de hanches, sangle sternale`,
    es: `
      cinturón lumbar, cinturón abdominal, correa pectoral, correa de pecho, cinturón de cadera, cinturón de caderas,
      correa en el pecho`,
    it: 'cintura lombare, cinghia pettorale, cintura ventrale, cinturone lombare, fascia ventrale, cintura pettorale',
    nl: 'heupgordel*, heupband*, borstriem*, borstband*, heupriem*',
    pl: `
      pas biodrowy, pas piersiowy, pasem biodrowym, pasa biodrowego, pasek piersiowy, pas lędźwiowy, pasem piersiowym`,
    pt: `
      cinto lombar, cinto abdominal, alça peitoral, correia peitoral, cinto de quadril, fita peitoral, barrigueira,
      cinto ventral`,
    sv: 'höftbälte*, bröstrem*, midjebälte*, avbärarbälte*, bröstband',
    da: 'hoftebælte*, brystrem*, bækkenbælte*, mavebælte*, bryststrop*',
    nb: 'hoftebelte*, brystreim*, magebelte, brystrem*, hofterem*, bryststropp*',
    fi: 'lantiovyö*, rintaremmi*, rintahihna*, lannevyö*',
  },
  backSystem: {
    en: `
      back system, back panel, ventilated back, suspension system for packs, adjustable back length, airflow back,
      mesh back panel, carrying system`,
    de: `
      rückensystem*, tragesystem*, netzrücken*, rückenbelüftung, rückenlänge verstell*, rückenpolster*,
      belüfteter rücken, belüftetes rückensystem`,
    fr: 'dos ventilé, système de portage, système dorsal, dos réglable, dos en mesh, dos filet, dos rembourré',
    es: `
      espalda ventilada, sistema de espalda, sistema dorsal, espalda acolchada, espalda regulable, respaldo ventilado,
      sistema de transporte ajustable, panel trasero ventilado`,
    it: `
      schienale ventilato, schienale imbottito, sistema dorsale, schienale in rete, schienale traspirante,
      sistema schienale`,
    nl: 'rugsysteem*, rugpand*, draagsysteem*, geventileerde rug, gevoerd rugpaneel, ruglengte verstelba*, rugpaneel',
    pl: `
      system nośny, systemem nośnym, wentylowane plecy, system wentylacji pleców, systemu nośnego, panel tylny,
      regulowany system nośny`,
    pt: `
      sistema dorsal, painel traseiro ventilado, costas ventiladas, costas acolchoadas, painel traseiro acolchoado,
      costas almofadadas`,
    sv: 'bärsystem*, ryggsystem*, ventilerad rygg, ryggpanel*, ryggplatta, rygglängd justerbar, luftig rygg',
    da: 'bæresystem*, rygsystem*, ventileret ryg, rygpanel*, ventilerende ryg',
    nb: 'bæresystem*, ryggsystem*, ventilert rygg, ryggpanel*, ryggplate',
    fi: `
      kantojärjestelmä*, selkäpaneeli*, tuuletettu selkä*, selkäjärjestelmä*, kantolaitt*, ilmastoitu selkä,
      hengittävä selkä*`,
  },
  laptopCompartment: {
    en: `
      laptop compartment, laptop sleeve, laptop pocket, padded laptop, notebook compartment, tablet compartment,
      fits a laptop, tablet sleeve`,
    de: `
      laptopfach*, notebookfach*, laptop fach, tabletfach*, fach für laptop*, laptoptasche integriert,
      fach für den laptop, fach für ein laptop, fach für notebook*`,
    fr: `
      compartiment ordinateur, poche ordinateur, compartiment pour ordinateur, poche pour ordinateur,
      compartiment laptop, compartiment tablette, poche rembourrée pour ordinateur`,
    es: `
      compartimento para portátil, compartimento para el portátil, bolsillo para portátil,
      compartimento acolchado para portátil, compartimento para tablet, compartimento para laptop,
      compartimiento para laptop`,
    it: `
      scomparto per laptop, scomparto laptop, tasca per laptop, scomparto per pc, porta pc, tasca porta pc,
      scomparto porta pc, vano per laptop, vano laptop, scomparto pc`,
    nl: `
      laptopvak*, vak voor laptop, tabletvak*, vak voor een laptop, vak voor je laptop, laptopcompartiment, laptop vak`,
    pl: `
      przegroda na laptopa, kieszeń na laptopa, przegrodą na laptopa, komora na laptopa, miejsce na laptopa,
      przegródka na laptopa, kieszenią na laptopa, komorą na laptopa`,
    pt: `
      compartimento para portátil, compartimento para notebook, bolso para portátil, compartimento para laptop,
      compartimento para o portátil, bolso para notebook, compartimento acolchoado para portátil`,
    sv: 'datorfack*, laptopfack*, fack för laptop, fack för dator, datorficka, plats för laptop, fack till laptop',
    da: 'computerrum*, laptoprum*, rum til computer, rum til laptop, lomme til laptop, rum til bærbar, computerlomme',
    nb: `
      pc rom, laptoprom*, rom til pc, lomme til laptop, lomme til pc, datalomme, rom for laptop, pc lomme*, rom for pc`,
    fi: `
      läppäritasku*, läppärilokero*, tietokonetasku*, kannettavan tietokoneen lokero, tietokonelokero*,
      tasku läppärille, lokero läppärille, paikka läppärille, kannettavalle tietokoneelle`,
  },
  rainCover: {
    en: 'rain cover, raincover, rain hood, weather cover, rain shield',
    de: 'regenhülle*, regenverdeck*, regenschutzhülle*, regenhaube*, regencover*, regenüberzug, regenabdeckung*',
    fr: `
      housse de pluie, habillage pluie, housse anti pluie, housse imperméable, protection pluie,
      housse contre la pluie`,
    es: `
      funda impermeable, funda para lluvia, protector de lluvia, burbuja de lluvia, plástico de lluvia,
      cubierta de lluvia, cubre lluvia, funda de lluvia`,
    it: `
      parapioggia, copertura antipioggia, coprizaino antipioggia, telo parapioggia, copri zaino, custodia antipioggia,
      copertura impermeabile`,
    nl: 'regenhoes*, regenkap*, regenbescherming, regenscherm',
    pl: `
      pokrowiec przeciwdeszczowy, folia przeciwdeszczowa, osłona przeciwdeszczowa, pokrowcem przeciwdeszczowym,
      folia na deszcz, folię przeciwdeszczową, pokrowca przeciwdeszczowego`,
    pt: `
      capa de chuva para carrinho, capa impermeável, capa para chuva, proteção para chuva, cobertura impermeável,
      capa de chuva para mochila, capa de chuva integrada, protetor de chuva`,
    sv: 'regnskydd*, regnöverdrag*, regnhölje',
    da: 'regnslag til barnevogn, regnovertræk*, regncover*, regnbetræk*, regnslag',
    nb: 'regntrekk*, regnovertrekk*, regncover*',
    fi: 'sadesuoja*, sadesuojus*',
  },
  canopy: {
    en: 'canopy, sun canopy, sun hood, sunshade, awning, porch, sun shade',
    de: 'sonnenverdeck*, verdeck, sonnensegel*, sonnendach*, vordach, verdecks, vorzelt*, apsis, apside',
    fr: 'capote, canopy, pare soleil, auvent, capote pare soleil, ombrelle, abside, absides',
    es: 'capota, parasol, toldo, ábside, avancé, capota solar',
    it: 'capottina, cappottina, parasole, tettuccio parasole, tendalino, veranda, abside',
    nl: 'zonnekap*, luifel*, zonnescherm*, voortent, kap met uv, zonnedak*',
    pl: `
      daszek przeciwsłoneczny, baldachim*, daszek, przedsionek, przedsionkiem, przedsionka, budka przeciwsłoneczna,
      budką przeciwsłoneczną, budka wózka, regulowana budka, regulowaną budką, rozkładana budka, dużą budką`,
    pt: 'capota, capuchão do carrinho, toldo, para sol, guarda sol, pala de sol, avancé, ábside',
    sv: 'sufflett*, solskydd, soltak, förtält*, absid, absiden, solsegel',
    da: 'kaleche*, solskærm, soltag, fortelt*, apsis, solsejl',
    nb: 'kalesje*, solskjerm, soltak, fortelt*, absid, solseil',
    fi: 'kuomu, kuomun, kuomulla, aurinkosuoja kuomu, aurinkokatos*, absidi*, katos, teltan eteinen, eteistila*',
  },
  ventilation: {
    en: `
      ventilation, ventilated, air vents, vents, ventilation openings, pit zips, air circulation, airflow, vented,
      air circulates`,
    de: `
      belüftung*, belüftet*, lüftung, luftzirkulation, lüftungsschlitz*, unterarmreißverschl*, ventilation,
      unterarmbelüftung, lüftungsöffnung*, luftdurchlass, hinterlüftet*`,
    fr: `
      ventilation, aération*, ventilé*, ouvertures d aération, circulation de l air, zips d aération, aéré*,
      fermetures sous les bras`,
    es: `
      ventilación, ventilad*, ventilaciones, aberturas de ventilación, circulación del aire, cremalleras de ventilación,
      circulación de aire, rejillas de ventilación`,
    it: `
      ventilazione, ventilat*, aerazione, prese d aria, aperture di ventilazione, circolazione dell aria,
      zip sotto le ascelle, areazione`,
    nl: 'ventilatie*, geventileerd*, luchtcirculatie, onderarmritsen, ventilerend*, okselritsen',
    pl: `
      wentylacj*, wentylowan*, otwory wentylacyjne, przewietrzan*, cyrkulacja powietrza, cyrkulację powietrza,
      wentylacyjn*, cyrkulacji powietrza, wywietrzniki`,
    pt: `
      ventilação, ventilad*, aberturas de ventilação, circulação de ar, entradas de ar, fechos de ventilação,
      circulação do ar, respiradouros, arejamento`,
    sv: 'ventilation*, ventilerad*, luftcirkulation, ventilerat',
    da: 'ventilation*, ventileret, luftcirkulation, udluftning, ventilerede',
    nb: 'ventilasjon*, ventilert, luftsirkulasjon, ventileringsåpning*, lufting, ventilerte',
    fi: 'ilmanvaihto*, tuuletus*, tuuletettu, tuulettuv*, ilmankierto*, ilmankierron',
  },
  mosquitoNet: {
    en: `
      insect net, insect mesh, bug net, bug mesh, insect screen, no see um mesh, insect protection net, mosquito mesh,
      mosquito net, mosquito netting, mosquito nets`,
    de: `
      moskitonetz*, mückennetz*, insektennetz*, fliegengitter*, mückengitter*, mückenschutznetz*, insektenschutznetz*,
      insektenschutzgitter*`,
    fr: 'moustiquaire*, filet anti insectes',
    es: 'mosquitera*, mosquitero*, red antimosquitos, malla antimosquitos, malla mosquitera',
    it: 'zanzarier*, rete antizanzare, rete anti insetti',
    nl: 'muggennet*, klamboe*, insectengaas, muskietennet*, insectenhor*, muggengaas*, horren, insectennet',
    pl: `
      moskitier*, siatka na owady, siatka przeciw owadom, siatką przeciw owadom, siatka przeciw komarom,
      siatką na owady`,
    pt: 'mosquiteir*, rede mosquiteira, rede contra insetos, rede anti mosquitos, tela mosquiteira, malha mosquiteira',
    sv: 'myggnät*, insektsnät*',
    da: 'myggenet*, insektnet*',
    nb: 'myggnett*, insektsnett*',
    fi: 'hyttysverk*, hyönteisverk*, itikkaverk*',
  },
  groundsheet: {
    en: `
      groundsheet*, ground sheet, footprint included, tent footprint, bathtub floor, ground cloth, sewn in floor,
      tent floor, bucket floor, matching footprint, footprint sold separately, separate footprint`,
    de: `
      zeltunterlage*, bodenplane*, zeltboden*, bodenwanne*, wannenboden, eingenähter boden, passender footprint,
      zelt footprint, passenden footprint`,
    fr: 'tapis de sol de tente, tapis de sol intégré, tapis de sol cousu, sol cuvette, footprint, bâche de sol',
    es: `
      suelo de la tienda, suelo cosido, footprint, suelo bañera, suelo de bañera, suelo integrado, suelo de tienda,
      lona de suelo`,
    it: `
      telo base, telo da terra, catino, pavimento cucito, footprint, telo per pavimento, pavimento della tenda,
      pavimento a catino, catino integrato`,
    nl: 'grondzeil*, tentgrond*, footprint*, ingenaaid grondzeil, kuipgrondzeil, tentvloer',
    pl: `
      podłoga namiotu, podłogi namiotu, footprint, podłoga wannowa, wszyta podłoga, podkład pod namiot, podłogą wannową,
      podłogą namiotu`,
    pt: `
      chão da tenda, piso da barraca, footprint, piso da tenda, lona de chão, chão cosido, piso costurado,
      chão tipo banheira`,
    sv: 'tältgolv*, footprint, golvduk*, insytt golv, tältunderlag*, markduk*, markskydd till tält',
    da: 'teltbund*, footprint, teltunderlag*, syet bund, gulvdug*, bunddug*',
    nb: 'teltgulv*, footprint, teltunderlag*, bunnduk*, sydd bunn, gulvduk*, teltbunn*, innsydd bunn',
    fi: 'teltanpohja*, teltan pohja*, alustakangas*, pohjakangas*, footprint, pohjakankaa*, maavaate*, alustakankaa*',
  },
  tentPoles: {
    en: `
      tent pole*, aluminium poles, aluminum poles, fibreglass poles, fiberglass poles, pole structure,
      collapsible poles`,
    de: 'zeltgestänge*, gestänge, aluminiumgestänge*, fiberglasgestänge*, zeltstange*, alugestänge*',
    fr: 'arceau*, mâts, arceaux en aluminium',
    es: 'varillas de aluminio, varillas de fibra',
    it: 'paleria, pali in alluminio, aste in alluminio, archi in alluminio, pali in vetroresina',
    nl: 'tentstok*, aluminium stokken, tentbogen, glasvezel stokken, stokken van aluminium',
    pl: `
      stelaż namiotu, pałąki, maszty namiotu, maszty, stelaż aluminiowy, pałąkami, stelaż z włókna, stelaż z aluminium`,
    pt: 'varetas de alumínio, varas de alumínio, varetas de fibra',
    sv: 'tältbåg*, tältstång*, tältstänger, aluminiumbågar, tältstängerna',
    da: 'teltstænger*, teltstang*, aluminiumsstænger, glasfiberstænger',
    nb: 'teltstenger*, teltstang*, teltbuer, aluminiumsstenger, glassfiberstenger',
    fi: 'telttakaar*, kaaret, teltan kaaret, alumiinikaaret, lasikuitukaaret',
  },
  isofix: {
    en: 'isofix, i size, iso fix, latch system',
    de: 'isofix*, i size, iso fix',
    fr: 'isofix, i size',
    es: 'isofix, i size',
    it: 'isofix, i size',
    nl: 'isofix, i size',
    pl: 'isofix, i size',
    pt: 'isofix, i size',
    sv: 'isofix, i size',
    da: 'isofix, i size',
    nb: 'isofix, i size',
    fi: 'isofix*, i size',
  },
  newbornInsert: {
    en: 'newborn insert, infant insert, seat reducer, baby insert, newborn inlay',
    de: `
      neugeboreneneinsatz*, neugeborenen einsatz, sitzverkleinerer*, neugeboreneneinlage*, babyeinsatz*,
      neugeborenenaufsatz, sitzverkleinerung`,
    fr: `
      coussin réducteur, insert nouveau né, réducteur nouveau né, réducteur bébé, réducteur de naissance,
      réducteur pour nouveau né, réducteur amovible`,
    es: 'reductor para recién nacido, cojín reductor, reductor de recién nacido, adaptador para recién nacido',
    it: 'riduttore neonato, inserto neonato, riduttore per neonati, riduttore per neonato, cuscino riduttore',
    nl: 'verkleinkussen*, stoelverkleiner*, newborn set, babyverkleiner, verkleiner, newborn inlay',
    pl: 'wkładka dla noworodka, wkładka redukcyjna, wkładką dla noworodka, wkładka niemowlęca, wkładkę dla noworodka',
    pt: 'redutor para recém nascido, almofada redutora, redutor de assento, redutor recém nascido',
    sv: 'nyföddhetsinlägg, babyinlägg, spädbarnsinlägg, nyföddinlägg, bebisinlägg, babyinsats*',
    da: 'nyfødtindlæg, spædbarnsindsats, babyindsats, nyfødt indsats, spædbarnsindlæg, indsats til nyfødte',
    nb: 'nyfødtinnlegg, spedbarnsinnlegg, babyinnlegg, nyfødtinnsats, babyinnsats, spedbarnsinnsats',
    fi: `
      vastasyntyneen tuki*, vauvatuki*, supistaja, vastasyntyneen tyyny, pienentäjä*, istuinpienennin, vauvaosa,
      vastasyntyneen lisäosa, vastasyntyneen sisäosa`,
  },
  carryBag: {
    en: `
      carry bag, carrying case, storage bag, stuff sack, carry case, pack sack, storage case, storage pouch,
      travel case, dust bag, carrying bag, storage box included`,
    de: `
      tragetasche*, packsack*, aufbewahrungstasche*, transporttasche*, packbeutel*, transportkoffer*, tragekoffer*,
      aufbewahrungsbeutel*, aufbewahrungskoffer*, staubbeutel aus stoff, aufbewahrungsbox*, hartschalenetui,
      reiseetui*`,
    fr: `
      sac de transport, housse de transport, sac de rangement, étui de transport, pochette de rangement,
      mallette de transport, sac de compression, pochette de transport, étui de rangement, housse de rangement,
      malette de transport, valisette`,
    es: `
      bolsa de transporte, funda de transporte, bolsa de almacenamiento, estuche, estuche de transporte,
      maletín de transporte, bolsa de compresión, funda de almacenamiento, bolsa para guardar, maletín`,
    it: `
      borsa per il trasporto, custodia, sacca di trasporto, sacca, borsa da trasporto, valigetta, custodia da viaggio,
      sacca di compressione, sacchetto di trasporto, sacca per il trasporto, astuccio`,
    nl: `
      draagtas*, opbergtas*, opbergzak*, draagzak*, transporttas*, packzak*, opbergkoffer*, opbergetui*, draagkoffer,
      opbergdoos`,
    pl: `
      torba transportowa, pokrowiec transportowy, worek transportowy, torba do przenoszenia, walizka transportowa,
      worek kompresyjny, futerał, futerałem, torbą transportową, w walizce, woreczek do przechowywania,
      walizce transportowej, pokrowiec do przechowywania`,
    pt: `
      bolsa de transporte, saco de transporte, estojo, mala de transporte, bolsa de armazenamento,
      saco de armazenamento, saco de compressão, maleta de transporte, maleta, bolsa para guardar,
      estojo de transporte`,
    sv: `
      förvaringsväska*, packpåse*, bärväska*, bärkasse*, förvaringspåse*, transportväska*, förvaringsfodral*,
      kompressionspåse*, väska ingår, förvaringslåda`,
    da: `
      bæretaske*, opbevaringspose*, pakkepose*, opbevaringstaske*, transporttaske*, opbevaringsetui*, kompressionspose*,
      transportkuffert*, bærepose`,
    nb: `
      bæreveske*, oppbevaringspose*, pakkpose*, oppbevaringsveske*, transportveske*, oppbevaringsetui*,
      kompresjonspose*, transportkoffert*, bærebag, pakkepose*`,
    fi: `
      kantolaukku*, säilytyspussi*, kuljetuslaukku*, pakkauspussi*, säilytyskotelo*, kantokassi*, kompressiopussi*,
      säilytyslaukku*, säilytyslaatikko, kuljetuspussi*, kantokoteloss*, säilytysrasia`,
  },
  oneHand: {
    en: 'one hand, one handed, single handed, with one hand, one hand fold, one handed operation',
    de: 'mit einer hand, einhändig*, einhand*',
    fr: 'd une seule main, d une main, avec une seule main, une seule main',
    es: 'con una sola mano, con una mano, a una mano, una sola mano',
    it: 'con una sola mano, con una mano, una sola mano',
    nl: 'met één hand, eenhandig*, met een hand, eenhandsbediening',
    pl: 'jedną ręką, jednoręczn*, jednej ręki, jedną dłonią',
    pt: 'com uma só mão, com uma mão, uma só mão, com uma mão só',
    sv: 'med en hand, enhands*',
    da: 'med én hånd, med en hånd, enhånds*',
    nb: 'med én hånd, med en hånd, enhånds*',
    fi: 'yhdellä kädellä, yhden käden, yhden käden käyttö',
  },
  rearFacing: {
    en: 'rear facing, rearward facing, backward facing, parent facing',
    de: 'rückwärtsgerichtet*, reboarder*, entgegen der fahrtrichtung, gegen die fahrtrichtung, rückwärts gerichtet*',
    fr: 'dos à la route, face aux parents, dos route',
    es: 'a contramarcha, contramarcha, de espaldas a la marcha, cara a los padres, sentido contrario a la marcha',
    it: 'contromarcia, in senso contrario, fronte mamma, senso contrario di marcia, in contromarcia',
    nl: `
      achterwaarts*, tegen de rijrichting, met het gezicht naar de ouder, achteruit gericht, tegen de rijrichting in`,
    pl: 'tyłem do kierunku jazdy, przodem do rodzica, tyłem do kierunku',
    pt: `
      contramarcha, de costas para a marcha, virado para os pais, sentido contrário à marcha, de costas para a estrada`,
    sv: 'bakåtvänd*, bakåtvänt, mot föräldern',
    da: 'bagudvendt*',
    nb: 'bakovervendt*',
    fi: 'selkä menosuuntaan, kasvot vanhempaan, selkä menosuunta*',
  },
  forwardFacing: {
    en: 'forward facing, front facing, world facing',
    de: 'vorwärtsgerichtet*, in fahrtrichtung, vorwärts gerichtet*',
    fr: 'face à la route, face au monde, face route',
    es: 'en el sentido de la marcha, cara a la carretera, sentido de la marcha, orientado hacia delante',
    it: 'in senso di marcia, fronte mondo, fronte marcia, senso di marcia',
    nl: 'vooruitgericht*, met de rijrichting mee, in de rijrichting, voorwaarts gericht*',
    pl: 'przodem do kierunku jazdy, przodem do świata, przodem do kierunku',
    pt: 'virado para a frente, no sentido da marcha, de frente para a estrada, sentido da marcha',
    sv: 'framåtvänd*, framåtvänt',
    da: 'fremadvendt*',
    nb: 'fremovervendt*, forovervendt*, framovervendt*',
    fi: 'kasvot menosuuntaan, kasvot menosuunta*',
  },
  interactive: {
    en: 'interactive, responds to, reacts to touch, responds when',
    de: 'interaktiv*, reagiert auf berührung, reagiert auf',
    fr: 'interactif, interactive, interactifs, interactives, réagit au toucher',
    es: 'interactiv*, reacciona al tacto',
    it: 'interattiv*, reagisce al tocco',
    nl: 'interactief, interactieve, reageert op aanraking',
    pl: 'interaktywn*, reaguje na dotyk, reaguje na',
    pt: 'interativ*, interactiv*, reage ao toque',
    sv: 'interaktiv*, reagerar på beröring',
    da: 'interaktiv*, reagerer på berøring',
    nb: 'interaktiv*, reagerer på berøring',
    fi: 'interaktiivi*, reagoi kosketukseen, vuorovaikutteis*',
  },
  outdoorUse: {
    en: 'for outdoor use, indoor and outdoor, indoors and outdoors, for outdoors, suitable for outdoors, outdoor use',
    de: `
      für innen und außen, für drinnen und draußen, für den außenbereich, innen und außenbereich, für draußen,
      outdoor geeignet, für den innen und außenbereich, im außenbereich, für außen`,
    fr: `
      intérieur et extérieur, pour l extérieur, usage extérieur, en extérieur, utilisation extérieure,
      intérieur comme extérieur`,
    es: 'interior y exterior, para exteriores, uso exterior, para exterior, uso en exteriores, interiores y exteriores',
    it: 'interno ed esterno, per esterni, uso esterno, da esterno, per interni ed esterni',
    nl: 'binnen en buiten, voor buiten, buitengebruik, gebruik buiten, geschikt voor buiten, voor buitengebruik',
    pl: 'wewnątrz i na zewnątrz, do użytku zewnętrznego, do wewnątrz i na zewnątrz, użytku na zewnątrz',
    pt: `
      interior e exterior, para exterior, uso exterior, uso externo, para exteriores, interiores e exteriores,
      uso em exteriores, áreas externas`,
    sv: 'inomhus och utomhus, för utomhusbruk, utomhusbruk, för utomhus, inne och ute, användas utomhus',
    da: 'indendørs og udendørs, til udendørs brug, udendørs brug, inde og ude, til udendørsbrug, bruges udendørs',
    nb: 'innendørs og utendørs, til utendørs bruk, utendørs bruk, inne og ute, utendørsbruk, brukes utendørs',
    fi: 'sisä ja ulkokäyttöön, ulkokäytt*, sisälle ja ulos, ulkokäytössä',
  },
  indoorOnly: {
    en: 'indoor use only, indoors only, only for indoors, only for indoor use',
    de: `
      nur für innen, nur für den innenbereich, nur für drinnen, nur im innenbereich, nur für innenräume,
      nur im innenraum, ausschließlich für innen*, ausschließlich im innenbereich`,
    fr: `
      usage intérieur uniquement, uniquement en intérieur, uniquement pour l intérieur, exclusivement en intérieur,
      seulement en intérieur`,
    es: `
      solo para interiores, solo para interior, solo en interiores, exclusivamente en interiores, solo uso interior,
      únicamente en interiores`,
    it: `
      solo per interni, solo per uso interno, solo all interno, esclusivamente per interni, solo in ambienti interni`,
    nl: 'alleen binnen, uitsluitend voor binnen, alleen voor binnen, alleen voor binnengebruik, uitsluitend binnen',
    pl: 'tylko wewnątrz, tylko do wnętrz, wyłącznie wewnątrz, tylko do użytku wewnętrznego',
    pt: `
      apenas para interior, só para interior, apenas em interiores, só em interiores, apenas para uso interno,
      exclusivamente em interiores`,
    sv: 'endast inomhus, bara inomhus, endast för inomhusbruk, bara för inomhusbruk',
    da: 'kun indendørs, kun til indendørs brug, udelukkende indendørs',
    nb: 'kun innendørs, kun til innendørs bruk, bare innendørs',
    fi: 'vain sisäkäyttöön, vain sisätiloi*, ainoastaan sisä*, tarkoitettu sisäkäyttöön',
  },
  leashRing: {
    en: 'pet id tag, d ring, leash attachment, leash ring',
    de: 'd ring*, leinenring*, leinenbefestigung',
    fr: 'anneau en d, anneau pour laisse, attache laisse, anneau d attache',
    es: 'anilla en d, anilla para la correa, anilla para correa',
    it: 'anello a d, anello per guinzaglio, anello per il guinzaglio, aggancio guinzaglio',
    nl: 'd ring, ring voor de riem, ring voor de lijn',
    pl: 'kółko w kształcie d, kółko do smyczy, kółko na smycz, półkółk*',
    pt: 'argola em d, argola para trela, argola para a trela, argola para guia',
    sv: 'd ring*, ring för koppel, kopplingsring, ring för kopplet',
    da: 'd ring*, ring til snor, ring til hundesnor, ring til line',
    nb: 'd ring*, ring til bånd, feste for bånd, feste til bånd',
    fi: 'd rengas, talutinrengas*, hihnarengas*, talutinlenk*',
  },
  chewResistant: {
    en: 'chew resistant, chew proof, bite resistant, tough chewers, bite proof',
    de: 'bissfest*, kaufest*, bisssicher*, zerbeißsicher*',
    fr: `
      résistant aux morsures, résistante aux morsures, anti morsure, résiste aux morsures, résistant au mâchage,
      anti mordillement`,
    es: `
      resistente a los mordiscos, resistente a mordiscos, resistente a las mordeduras, resiste mordiscos,
      resistente a mordeduras`,
    it: 'resistente ai morsi, a prova di morso, antimorso, resistente alle masticazioni, resiste ai morsi',
    nl: 'bijtbestendig*, kauwbestendig*, beetvast*, bijtvast*',
    pl: 'odporn* na gryzienie, odporn* na ugryzienia, odporn* na pogryzienie, odporność na gryzienie',
    pt: `
      resistente a mordidas, resistente às mordidas, resistente a dentadas, resistente à mastigação,
      à prova de mordidas`,
    sv: 'bitsäker*, tuggtålig*, bittålig*, tål tuggande',
    da: 'bidsikker*, bidefast*, tyggesikker*, bidfast*, tåler at blive tygget',
    nb: 'bitesikker*, bitefast*, tyggesikker*, tåler tygging',
    fi: 'puremisenkest*, puremista kestäv*, pureskelun kest*, pureskelunkest*, puremiskest*',
  },
};
