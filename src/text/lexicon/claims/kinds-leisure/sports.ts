import type { ConceptTable } from '../concept-table.ts';

/** Sports equipment, including climbing gear. */
export const SPORTS: ConceptTable = {
  yogaMat: {
    en: 'yoga mat, yoga mats, exercise mat, exercise mats, gym mat, gym mats, pilates mat, pilates mats',
    de: 'yogamatte*, gymnastikmatte*, fitnessmatte*, sportmatte*',
    fr: 'tapis de yoga, tapis de gym, tapis de sport, tapis de fitness',
    es: `
      esterilla de yoga, esterillas de yoga, colchoneta de gimnasia, colchonetas de gimnasia, esterilla de pilates,
      esterillas de pilates, mat de yoga`,
    it: `
      tappetino da yoga, tappetini da yoga, tappetino yoga, tappetini yoga, tappetino fitness, tappetini fitness,
      tappetino da fitness, tappetini da fitness, tappetino per lo yoga, tappetini per lo yoga`,
    nl: 'yogamat, yogamatten, fitnessmat*, sportmat, sportmatten, gymnastiekmat*',
    pl: 'mata do jogi, maty do jogi, matę do jogi, mata do ćwiczeń, maty do ćwiczeń, matę do ćwiczeń',
    pt: `
      tapete de yoga, tapetes de yoga, tapete de ioga, tapetes de ioga, colchonete de ginástica,
      colchonetes de ginástica, tapete de exercício, tapetes de exercício, tapete de pilates, tapetes de pilates`,
    sv: 'yogamatt*, träningsmatt*, gymnastikmatt*',
    da: 'yogamåtte*, træningsmåtte*',
    nb: 'yogamatte*, treningsmatte*',
    fi: 'joogamat*, jumppamat*, treenimat*, jumppa alusta*, voimistelumat*',
  },
  dumbbell: {
    en: 'dumbbell, dumbbells, barbell, barbells, kettlebell, kettlebells, weight plates, ankle weights',
    de: 'hantel, hanteln, kurzhantel*, langhantel*, kettlebell, kettlebells, kugelhantel*, hantelset*, hantelscheibe*',
    fr: 'haltère, haltères, kettlebell, kettlebells, poids lestés, disques d haltères',
    es: 'mancuerna, mancuernas, pesa rusa, pesas rusas, kettlebell, kettlebells, barra de pesas, pesas',
    it: 'manubrio, manubri, kettlebell, bilanciere, bilancieri, cavigliere con peso',
    nl: 'halter, halters, dumbbell, dumbbells, kettlebell, kettlebells, halterset*, gewichtschij*',
    pl: 'hantl*, hantel*, kettlebell*, sztanga, sztangi, sztangę, obciążenia do ćwiczeń',
    pt: 'haltere, halteres, kettlebell, kettlebells, peso livre, pesos livres, anilhas',
    sv: 'hantel, hantlar, hantlarna, skivstång*, kettlebell*, viktskiv*',
    da: 'håndvægt*, vægtstang*, kettlebell*, vægtskive*',
    nb: 'håndvekt*, hantel, hantler, vektmanual*, kettlebell*, vektstang*, vektskive*',
    fi: 'käsipaino*, kahvakuula*, kahvakuulia, levytanko*, levytango*, painolevy*',
  },
  resistanceBand: {
    en: `
      resistance band, resistance bands, exercise band, exercise bands, fitness band, fitness bands, loop band,
      loop bands`,
    de: 'fitnessband*, fitnessbänder*, widerstandsband*, widerstandsbänder*, gymnastikband*, trainingsband*, loopband*',
    fr: `
      bande élastique, bandes élastiques, bande de résistance, bandes de résistance, élastique de musculation,
      élastiques de musculation, élastique fitness, élastiques fitness`,
    es: `
      banda elástica, bandas elásticas, banda de resistencia, bandas de resistencia, goma elástica de fitness,
      gomas elásticas de fitness`,
    it: `
      elastico fitness, elastici fitness, banda elastica, bande elastiche, fascia di resistenza, fasce di resistenza,
      elastici da allenamento`,
    nl: 'weerstandsband*, fitnesselastiek*, fitnessband*, loopband voor',
    pl: 'taśm* oporow*, gum* oporow*, taśm* do ćwiczeń, gum* do ćwiczeń',
    pt: `
      faixa elástica, faixas elásticas, banda elástica, bandas elásticas, elástico de resistência,
      elásticos de resistência, faixa de resistência, faixas de resistência, banda de resistência,
      bandas de resistência`,
    sv: 'träningsband*, gummiband*, motståndsband*, minibands',
    da: 'træningselastik*, modstandsbånd*, træningsbånd*',
    nb: 'treningsstrikk*, motstandsbånd*, treningsbånd*',
    fi: 'vastusnauha*, vastuskumi*, kuminauha*',
  },
  fitnessMachine: {
    en: `
      treadmill, treadmills, exercise bike, exercise bikes, rowing machine, rowing machines, cross trainer,
      cross trainers, elliptical trainer, spin bike, spin bikes, home gym`,
    de: `
      laufband, laufbänder*, laufbandes, heimtrainer*, rudergerät*, crosstrainer*, ergometer*, hometrainer*,
      fitnessgerät*`,
    fr: `
      tapis de course, vélo d appartement, vélos d appartement, rameur, rameurs, vélo elliptique, vélos elliptiques,
      appareil de fitness, appareils de fitness`,
    es: `
      cinta de correr, cintas de correr, bicicleta estática, bicicletas estáticas, máquina de remo, máquinas de remo,
      elíptica, elípticas, bicicleta de spinning`,
    it: 'tapis roulant, cyclette, vogatore, vogatori, ellittica, ellittiche, spin bike',
    nl: 'loopband, loopbanden, hometrainer, hometrainers, roeitrainer*, crosstrainer, crosstrainers, roeimachine*',
    pl: `
      bieżnia, bieżnie, bieżnię, rower* stacjonarn*, rowerek stacjonarny, wioślarz treningowy, orbitrek*, wioślarz,
      wioślarza, wioślarze`,
    pt: `
      passadeira de corrida, passadeiras de corrida, esteira de corrida, esteiras de corrida, bicicleta estática,
      bicicletas estáticas, bicicleta ergométrica, bicicletas ergométricas, elíptica, elípticas, máquina de remo,
      máquinas de remo`,
    sv: 'löpband*, motionscykel*, motionscyklar*, roddmaskin*, crosstrainer*',
    da: 'løbebånd*, motionscyk*, romaskine*, crosstrainer*',
    nb: 'tredemølle*, ergometersykkel*, spinningsykkel*, romaskin*, ellipsemaskin*',
    fi: 'juoksumatto*, juoksumato*, kuntopyörä*, kuntopyöri*, soutulaite*, crosstrainer*',
  },
  gymBall: {
    en: `
      gym ball, gym balls, exercise ball, exercise balls, fitness ball, fitness balls, swiss ball, swiss balls,
      balance board, balance boards, medicine ball, medicine balls`,
    de: `
      gymnastikball*, gymnastikbälle*, sitzball*, sitzbälle*, medizinball*, balance board, balance boards, pezziball*`,
    fr: `
      ballon de gym, ballons de gym, swiss ball, swiss balls, ballon de gymnastique, ballons de gymnastique,
      planche d équilibre, planches d équilibre, gym ball, medecine ball`,
    es: `
      pelota de pilates, pelotas de pilates, fitball, balón medicinal, balones medicinales, tabla de equilibrio,
      tablas de equilibrio, pelota de gimnasia, pelotas de gimnasia`,
    it: `
      palla da ginnastica, palle da ginnastica, palla fitness, palle fitness, fitball, palla medica, palle mediche,
      tavola propriocettiva, tavole propriocettive, palla svizzera`,
    nl: 'fitnessbal, fitnessballen, gymbal, gymballen, gymnastiekbal*, zitbal, zitballen, balansbord*, balance board',
    pl: 'piłk* gimnastyczn*, piłk* do ćwiczeń, piłk* lekarsk*, deska do balansowania, piłk* fitness',
    pt: `
      bola de pilates, bolas de pilates, bola de ginástica, bolas de ginástica, fitball, bola suíça, bolas suíças,
      bola medicinal, bolas medicinais, prancha de equilíbrio, pranchas de equilíbrio`,
    sv: 'pilatesboll*, balansboll*, träningsboll*, balansbräd*, medicinboll*',
    da: 'træningsbold*, fitnessbold*, balancebræt*, yogabold*, medicinbold*',
    nb: 'treningsball*, pilatesball*, balansebrett*, medisinball*',
    fi: 'jumppapallo*, kuntopallo*, tasapainolauta*, tasapainolaudan',
  },
  foamRoller: {
    en: `
      foam roller, foam rollers, massage roller, massage rollers, fascia roller, fascia rollers, massage ball,
      massage balls, massage gun, massage guns`,
    de: 'faszienrolle*, massagerolle*, faszienball*, massagepistole*, massageball*',
    fr: `
      rouleau de massage, rouleaux de massage, balle de massage, balles de massage, pistolet de massage,
      pistolets de massage`,
    es: `
      rodillo de espuma, rodillos de espuma, foam roller, foam rollers, rodillo de masaje, rodillos de masaje,
      pistola de masaje, pistolas de masaje, pelota de masaje, pelotas de masaje`,
    it: `
      rullo massaggio, rulli massaggi, foam roller, pistola massaggio, pistole massaggio, rullo da massaggio,
      pallina massaggiante`,
    nl: 'foamroller, foamrollers, foam roller, foam rollers, massagerol*, massagebal*, massagepistool',
    pl: 'wałek do masażu, wałk* do masażu, roller* do masażu, piłeczk* do masażu, pistolet* do masażu',
    pt: `
      rolo de massagem, rolos de massagem, rolo de espuma, rolos de espuma, pistola de massagem, pistolas de massagem,
      bola de massagem, bolas de massagem`,
    sv: 'foamroller*, foam roller, foam rollers, massagerulle*, massagepistol*, massageboll*',
    da: 'foamroller*, foam roller, foam rollers, massagerulle*, massagepistol*, massagebold*',
    nb: 'foamroller*, foam roller, foam rollers, massasjerulle*, massasjepistol*, massasjeball*',
    fi: 'putkirulla*, foamroller*, hierontavasara*, hierontapallo*, hierontarulla*, rullaushieroj*',
  },
  jumpRope: {
    en: 'skipping rope, skipping ropes, jump rope, jump ropes',
    de: 'springseil*, hüpfseil*, sprungseil*',
    fr: 'corde à sauter, cordes à sauter',
    es: 'cuerda de saltar, cuerdas de saltar, comba, combas, cuerda para saltar, cuerdas para saltar',
    it: 'corda per saltare, corde per saltare, corda da salto, corde da salto, corda per il salto',
    nl: 'springtouw*',
    pl: 'skakank*',
    pt: 'corda de saltar, cordas de saltar, corda de pular, cordas de pular',
    sv: 'hopprep*',
    da: 'sjippetov*',
    nb: 'hoppetau*',
    fi: 'hyppynaru*',
  },
  ball: {
    en: `
      ball, balls, football, footballs, soccer ball, soccer balls, basketball, basketballs, volleyball, volleyballs,
      tennis ball, tennis balls, gym ball, gym balls, exercise ball, exercise balls, fitness ball, fitness balls,
      swiss ball, swiss balls, balance board, balance boards, medicine ball, medicine balls`,
    de: `
      ball, bälle, bällen, fußball, fußbälle, fußbällen, basketball, basketbälle, volleyball, volleybälle, tennisball,
      tennisbälle*, gymnastikball*, gymnastikbälle*, sitzball*, sitzbälle*, medizinball*, balance board, balance boards,
      pezziball*`,
    fr: `
      ballon de foot, ballons de foot, ballon, ballons, balle de tennis, balles de tennis, balle, balles,
      ballon de football, ballons de football, ballon de gym, ballons de gym, swiss ball, swiss balls,
      ballon de gymnastique, ballons de gymnastique, planche d équilibre, planches d équilibre, gym ball,
      medecine ball`,
    es: `
      pelota, pelotas, balón de fútbol, balones, balón, pelota de tenis, pelotas de tenis, pelota de pilates,
      pelotas de pilates, fitball, balón medicinal, balones medicinales, tabla de equilibrio, tablas de equilibrio,
      pelota de gimnasia, pelotas de gimnasia`,
    it: `
      pallone, palloni, pallina, palline, palla da tennis, palle da tennis, palla da ginnastica, palle da ginnastica,
      palla fitness, palle fitness, fitball, palla medica, palle mediche, tavola propriocettiva, tavole propriocettive,
      palla svizzera`,
    nl: `
      bal, ballen, voetbal, voetballen, basketbal, basketballen, volleybal, volleyballen, tennisbal, tennisballen,
      fitnessbal, fitnessballen, gymbal, gymballen, gymnastiekbal*, zitbal, zitballen, balansbord*, balance board`,
    pl: `
      piłka, piłki, piłkę, piłkami, piłek, piłeczk*, piłk* gimnastyczn*, piłk* do ćwiczeń, piłk* lekarsk*,
      deska do balansowania, piłk* fitness`,
    pt: `
      bola, bolas, bola de pilates, bolas de pilates, bola de ginástica, bolas de ginástica, fitball, bola suíça,
      bolas suíças, bola medicinal, bolas medicinais, prancha de equilíbrio, pranchas de equilíbrio`,
    sv: `
      boll, bollen, bollar, bollarna, fotboll, fotbollar, fotbollen, basketboll*, volleyboll*, tennisboll*,
      pilatesboll*, balansboll*, träningsboll*, balansbräd*, medicinboll*`,
    da: `
      bold, bolde, bolden, boldene, fodbold*, basketbold*, volleybold*, tennisbold*, træningsbold*, fitnessbold*,
      balancebræt*, yogabold*, medicinbold*`,
    nb: `
      ball, ballen, baller, ballene, fotball, fotballer, fotballen, basketball, basketballer, volleyball, volleyballer,
      tennisball*, treningsball*, pilatesball*, balansebrett*, medisinball*`,
    fi: `
      pallo, pallot, pallon, palloja, jalkapallo*, koripallo*, lentopallo*, tennispallo*, jumppapallo*, kuntopallo*,
      tasapainolauta*, tasapainolaudan`,
  },
  racket: {
    en: `
      tennis racket, tennis rackets, badminton racket, badminton rackets, padel racket, padel rackets, racquet,
      racquets, shuttlecock, shuttlecocks, table tennis bat, table tennis bats, rackets`,
    de: 'tennisschläger*, badmintonschläger*, padelschläger*, federball*, federbälle*, tischtennisschläger*',
    fr: `
      raquette de tennis, raquettes de tennis, raquette de badminton, raquettes de badminton, raquette de padel,
      raquettes de padel, raquette de ping pong, raquettes de ping pong, volant de badminton, volants de badminton`,
    es: `
      raqueta de tenis, raquetas de tenis, raqueta de bádminton, raquetas de bádminton, pala de pádel, palas de pádel,
      pala de ping pong, palas de ping pong, raqueta de pádel, raquetas de pádel, volante de bádminton,
      volantes de bádminton`,
    it: `
      racchetta da tennis, racchette da tennis, racchetta da badminton, racchette da badminton, racchetta da padel,
      racchette da padel, racchetta da ping pong, racchette da ping pong, volano da badminton, volani da badminton,
      racchette`,
    nl: 'tennisracket*, badmintonracket*, padelracket*, tafeltennisbat*, badmintonshuttle*, racket, rackets',
    pl: `
      rakieta tenisowa, rakiety tenisowe, rakietę tenisową, rakiet* do tenisa, rakiet* do badmintona, rakiet* do padla,
      rakietk*, lotk* do badmintona`,
    pt: `
      raquete de ténis, raquetes de ténis, raquete de tênis, raquetes de tênis, raquete de badminton,
      raquetes de badminton, raquete de padel, raquetes de padel, raquete de pádel, raquetes de pádel,
      raquete de ping pong, raquetes de ping pong, volante de badminton, volantes de badminton, petecas de badminton`,
    sv: 'tennisrack*, badmintonrack*, padelrack*, pingisrack*, badmintonboll*, racket, racketen, racketar',
    da: `
      tennisketcher*, badmintonketcher*, padelbat, padelbats, bordtennisbat*, fjerbold*, ketcher, ketchere, ketcheren`,
    nb: 'tennisracket*, badmintonracket*, padelracket*, bordtennisracket*, fjærball*, racket, racketer, racketen',
    fi: 'tennismaila*, padelmaila*, pingismaila*, pöytätennismaila*, sulkapallo*',
  },
  tableTennisTable: {
    en: `
      table tennis table, table tennis tables, ping pong table, ping pong tables, foosball table, foosball tables,
      table football, pool table, pool tables, football table, football tables`,
    de: 'tischtennisplatte*, tischtennistisch*, tischkicker*, kickertisch*, billardtisch*',
    fr: 'table de ping pong, tables de ping pong, baby foot, table de billard, tables de billard',
    es: `
      mesa de ping pong, mesas de ping pong, futbolín, futbolines, mesa de billar, mesas de billar,
      mesa de tenis de mesa, mesas de tenis de mesa`,
    it: `
      tavolo da ping pong, tavoli da ping pong, calcio balilla, calciobalilla, biliardino, tavolo da biliardo,
      tavoli da biliardo`,
    nl: 'tafeltennistafel*, pingpongtafel*, tafelvoetbal*, voetbaltafel*, biljarttafel*, pooltafel*',
    pl: `
      stół do ping ponga, stoły do ping ponga, stół do tenisa stołowego, piłkarzyk*, stół bilardowy,
      stół do piłkarzyków`,
    pt: `
      mesa de ping pong, mesas de ping pong, mesa de ténis de mesa, mesas de ténis de mesa, matraquilhos, pebolim,
      mesa de bilhar, mesas de bilhar, mesa de tênis de mesa, mesas de tênis de mesa`,
    sv: 'pingisbord*, bordtennisbord*, fotbollsspel*, biljardbord*',
    da: 'bordtennisbord*, bordfodbold*, poolbord*, billardbord*',
    nb: 'bordtennisbord*, bordfotball*, fotballspill*, biljardbord*',
    fi: 'pingispöy*, pöytätennispöy*, pöytäjalkapallo*, biljardipöy*',
  },
  skis: {
    en: `
      skis, ski pole, ski poles, cross country ski, cross country skis, alpine ski, alpine skis, touring ski,
      touring skis, ski binding, ski bindings`,
    de: 'skier, skiern, skistock*, skistöck*, langlaufski*, alpinski*, tourenski*, skibindung*, paar ski',
    fr: `
      skis, bâton de ski, bâtons de ski, skis de fond, skis alpins, fixation de ski, fixations de ski, paire de skis`,
    es: 'esquís, esquí de fondo, bastón de esquí, bastones de esquí, fijaciones de esquí, par de esquís',
    it: 'sci da fondo, sci alpino, bastoncino da sci, bastoncini da sci, attacchi da sci, paio di sci, sci da discesa',
    nl: 'ski s, skistok*, langlaufski*, skibinding*, toerski*',
    pl: 'narty, nartach, nartami, kij* narciarsk*, kijk* narciarsk*, biegówk*, wiązani* narciarsk*',
    pt: 'esquis, bastão de esqui, bastões de esqui, fixações de esqui, par de esquis',
    sv: 'skidor, skidorna, längdskid*, slalomskid*, skidstav*, skidbindning*',
    da: 'skiene, langrendsski*, skistav*, skibinding*, alpinski*, par ski',
    nb: 'skiene, langrennsski*, skistav*, skibinding*, alpinski*, fjellski*, randonee*, par ski',
    fi: 'sukset, suksia, suksien, suksi, suksisauva*, hiihtosauva*, hiihtosukse*, laskettelusukse*, suksisiteet',
  },
  snowboard: {
    en: 'snowboard, snowboards',
    de: 'snowboard, snowboards',
    fr: 'snowboard, snowboards, planche de snowboard, planches de snowboard',
    es: 'tabla de snowboard, tablas de snowboard, snowboard, snowboards',
    it: 'tavola da snowboard, tavole da snowboard, snowboard',
    nl: 'snowboard, snowboards',
    pl: 'snowboard*, desk* snowboardow*',
    pt: 'prancha de snowboard, pranchas de snowboard, snowboard, snowboards',
    sv: 'snowboard, snowboards, snowboardbräd*',
    da: 'snowboard, snowboards',
    nb: 'snowboard, snowboards, snowboardbrett, snøbrett*',
    fi: 'lumilauta, lumilaudan, lumilaudat, lumilautoj*, lumilautaa',
  },
  sledge: {
    en: 'sledge, sledges, sled, sleds, toboggan, toboggans, bobsled',
    de: '*schlitten, schlittens, rodel, rodeln, bob schlitten, rutscher schnee',
    fr: 'luge, luges, traîneau, traîneaux',
    es: 'trineo, trineos',
    it: 'slittino, slittini, slitta da neve, slitte da neve, slitta, bob da neve',
    nl: 'slee, sleeën, sleetje, slede, sleden, bobslee*',
    pl: 'sanek, sank*, saneczk*, ślizgacz* śnieżn*',
    pt: 'trenó, trenós',
    sv: 'pulka, pulkor, snowracer, kälke, kälkar, kälkarna, stjärtlapp*',
    da: 'kælk, kælke, kælken, kælker, slæde, slæder, slæden, bobslæde*',
    nb: 'kjelke, kjelker, kjelken, akebrett*, rattkjelke*, snøracer*',
    fi: 'pulkka, pulkat, pulkan, pulkkia, rattikelkka*, kelkka, kelkat, liukuri*',
  },
  iceSkates: {
    en: 'ice skate, ice skates, figure skates, hockey skates',
    de: 'schlittschuh*, eishockeyschlittschuh*, eiskunstlaufschuh*',
    fr: 'patin à glace, patins à glace, patin de hockey, patins de hockey, patin artistique, patins artistiques',
    es: 'patín de hielo, patines de hielo, patines de hockey, patines de patinaje artístico',
    it: 'pattino da ghiaccio, pattini da ghiaccio, pattino su ghiaccio, pattini su ghiaccio',
    nl: 'schaats, schaatsen, kunstschaats*, ijshockeyschaats*',
    pl: 'łyżwy, łyżwach, łyżwami, łyżwa, łyżew',
    pt: 'patins de gelo, patins de hóquei no gelo',
    sv: 'skridsko*, konståkningssko*, hockeyrör*',
    da: 'skøjte, skøjter, skøjten, skøjterne, kunstskøjte*, ishockeyskøjte*',
    nb: 'skøyte, skøyter, skøyten, skøytene, kunstskøyte*, hockeyskøyte*',
    fi: 'luistimet, luistimi*, luistin, luistinten, kaunoluistin*, hokkari*',
  },
  inlineSkates: {
    en: 'inline skate, inline skates, rollerblades, roller skate, roller skates, rollerskate, rollerskates',
    de: 'inlineskate*, inline skate, inline skates, rollschuh*, inliner, inlinern, rollerblades',
    fr: 'roller en ligne, rollers en ligne, rollers, patin à roulettes, patins à roulettes, patins en ligne',
    es: 'patín en línea, patines en línea, patines de ruedas, patines',
    it: 'pattino in linea, pattini in linea, pattino a rotelle, pattini a rotelle, rollerblade, roller in linea',
    nl: 'inlineskate*, inline skate, inline skates, skeelers, rolschaats*, skates',
    pl: 'rolki, rolkach, rolkami, rolek, wrotki, wrotkach, wrotkami, wrotek, łyżworolk*',
    pt: 'patins em linha, patins de rodas, patins inline, patins quad, patins',
    sv: 'inlines, rullskridsko*, inlineåk*, inline skates',
    da: 'rulleskøjte*, inlinere, inline skates, inlineskøjte*',
    nb: 'rulleskøyte*, inlineskøyte*, inlines, rollerblades',
    fi: 'rullaluistime*, rullaluistimi*, rullaluistin*',
  },
  skateboard: {
    en: 'skateboard, skateboards, longboard, longboards',
    de: 'skateboard, skateboards, longboard, longboards, waveboard, waveboards',
    fr: 'skateboard, skateboards, longboard, longboards, planche à roulettes, planches à roulettes, skate, skates',
    es: `
      monopatín skate, skateboard, skateboards, longboard, longboards, tabla de skate, tablas de skate, patineta,
      patinetas, skate`,
    it: 'skateboard, longboard, tavola da skate, tavole da skate',
    nl: 'skateboard, skateboards, longboard, longboards, waveboard*',
    pl: 'deskorolk*, longboard*, deskorolek',
    pt: 'skate, skates, skateboard, skateboards, longboard, longboards, prancha de skate, pranchas de skate',
    sv: 'skateboard*, longboard*, bräda skate',
    da: 'skateboard*, longboard*',
    nb: 'skateboard*, longboard*, rullebrett*',
    fi: 'rullalauta*, rullalaud*, longboard*, skeitti*',
  },
  scooterKick: {
    en: `
      kick scooter, kick scooters, stunt scooter, stunt scooters, push scooter, push scooters, scooter for kids,
      scooters for kids, kids scooter, kids scooters`,
    de: 'tretroller*, kinderroller*, cityroller*, kickboard*, stuntscooter*, laufroller*',
    fr: 'trottinette, trottinettes',
    es: 'patinete, patinetes',
    it: 'monopattino, monopattini',
    nl: 'step, steps, stepje, stepjes, kinderstep*, stuntstep*',
    pl: 'hulajnog*, hulajnóg',
    pt: 'trotinete, trotinetes, trotineta, trotinetas, patinete, patinetes',
    sv: 'sparkcykel*, sparkcyklar*, kickbike*, trickcykel*',
    da: 'løbehjul*',
    nb: 'sparkesykkel*, sparkesykl*',
    fi: 'potkulauta*, potkulaud*, potkuri*, skuutti*',
  },
  eScooter: {
    en: 'e scooter, e scooters, electric scooter, electric scooters, escooter, escooters, hoverboard, hoverboards',
    de: `
      e scooter, e scooters, elektroroller*, e roller, e rollers, escooter, escooters, elektroscooter*, hoverboard,
      hoverboards`,
    fr: 'trottinette électrique, trottinettes électriques, hoverboard, hoverboards, overboard',
    es: 'patinete eléctrico, patinetes eléctricos, hoverboard, hoverboards, scooter eléctrico',
    it: 'monopattino elettrico, monopattini elettrici, hoverboard',
    nl: 'elektrische step*, e step, e steps, e scooter, e scooters, hoverboard, hoverboards',
    pl: 'hulajnog* elektryczn*, hoverboard*, deskorolk* elektryczn*',
    pt: `
      trotinete elétrica, trotinetes elétricas, trotineta elétrica, trotinetas elétricas, patinete elétrico,
      patinetes elétricos, hoverboard, hoverboards`,
    sv: 'elscooter*, elsparkcykel*, elsparkcyklar*, hoverboard*',
    da: 'elløbehjul*, el løbehjul, el scooter, elscooter*, hoverboard*',
    nb: 'elsparkesyk*, el sparkesykkel, hoverboard*',
    fi: 'sähköpotkulauta*, sähköpotkulaud*, sähköskuutti*, hoverboard*',
  },
  surfboard: {
    en: `
      surfboard, surfboards, bodyboard, bodyboards, paddleboard, paddleboards, sup board, sup boards,
      stand up paddle board, stand up paddle boards, stand up paddleboard, stand up paddleboards`,
    de: 'surfbrett*, bodyboard*, sup board, sup boards, stand up paddle*, supboard*',
    fr: `
      planche de surf, planches de surf, bodyboard, bodyboards, stand up paddle, paddle gonflable, paddles gonflables,
      planche de paddle`,
    es: `
      tabla de surf, tablas de surf, tabla de paddle surf, tablas de paddle surf, tabla de sup, tablas de sup,
      bodyboard, paddle surf`,
    it: `
      tavola da surf, tavole da surf, sup gonfiabile, sup gonfiabili, tavola sup, tavole sup, bodyboard, tavole da sup`,
    nl: 'surfplank*, sup board, sup boards, supboard, supboards, bodyboard, bodyboards, supplank*',
    pl: 'desk* surfingow*, desk* do surfingu, desk* sup, desk* do pływania sup, bodyboard*',
    pt: `
      prancha de surf, pranchas de surf, prancha de sup, pranchas de sup, prancha de paddle, pranchas de paddle,
      prancha de stand up paddle, pranchas de stand up paddle, bodyboard`,
    sv: 'surfbräd*, sup bräd*, supbräd*, paddleboard*, bodyboard*',
    da: 'surfbræt*, sup board, sup boards, paddleboard*, supboard*, bodyboard*',
    nb: 'surfebrett*, sup brett, supbrett*, padlebrett*, sup board, bodyboard*',
    fi: 'surffilauta*, surffilaud*, sup lauta, sup laudan, sup laudat, suplauta*, suplaud*',
  },
  kayak: {
    en: `
      kayak, kayaks, canoe, canoes, paddle for kayak, paddles for kayak, kayak paddle, kayak paddles, inflatable boat,
      inflatable boats, dinghy, dinghies`,
    de: 'kajak, kajaks, kanu, kanus, paddel, paddeln, schlauchboot*, paddelboot*',
    fr: 'kayak, kayaks, canoë, canoës, pagaie, pagaies, bateau gonflable, bateaux gonflables',
    es: `
      kayak, kayaks, canoa, canoas, remo de kayak, remos de kayak, pala de kayak, bote inflable, botes inflables,
      lancha hinchable, lanchas hinchables, barca hinchable, barcas hinchables`,
    it: 'kayak, canoa, canoe, pagaia, pagaie, gommone, gommoni, canotto gonfiabile, canotti gonfiabili',
    nl: 'kajak, kajaks, kano, kano s, peddel, peddels, rubberboot*, opblaasboot*',
    pl: 'kajak*, kanu, kanadyjk*, wiosło, wiosła, wiosłem, wioseł, ponton, pontony, pontonu, pontonów',
    pt: `
      caiaque, caiaques, canoa, canoas, remo, remos, pagaia, pagaias, barco insuflável, barcos insufláveis,
      bote inflável, botes infláveis`,
    sv: 'kajak, kajaker, kajaken, kanot, kanoter, kanoten, paddel, paddlar, paddlarna, gummibåt*',
    da: 'kajak, kajakker, kajakken, kano, kanoer, kanoen, pagaj, pagajer, pagajen, gummibåd*',
    nb: 'kajakk, kajakker, kajakken, kano, kanoer, kanoen, padleåre*, gummibåt*',
    fi: 'kajakki*, kajakin, kajakit, kanootti*, kanootin, kanootit, mela, melat, melan, kumivene*',
  },
  lifeJacket: {
    en: `
      life jacket, life jackets, lifejacket, lifejackets, buoyancy aid, buoyancy aids, swim vest, swim vests, life vest,
      life vests`,
    de: 'schwimmweste*, rettungsweste*',
    fr: 'gilet de sauvetage, gilets de sauvetage, gilet de flottaison, gilets de flottaison, brassière de sauvetage',
    es: 'chaleco salvavidas, chalecos salvavidas, ayuda a la flotación',
    it: 'giubbotto di salvataggio, giubbotti di salvataggio, giubbotto salvagente, giubbotti salvagente, salvagente',
    nl: 'reddingsvest*, zwemvest*, drijfvest*',
    pl: 'kamizelk* ratunkow*, kamizelk* asekuracyjn*, kapok',
    pt: 'colete salva vidas, coletes salva vidas, colete de flutuação, coletes de flutuação',
    sv: 'flytväst*, räddningsväst*',
    da: 'redningsvest*, svømmevest*',
    nb: 'redningsvest*, flytevest*, svømmevest*',
    fi: 'pelastusliivi*, kelluntaliivi*, uimaliivi*',
  },
  snorkel: {
    en: `
      snorkel, snorkels, diving mask, diving masks, diving fins, swim fins, snorkel set, snorkel sets, snorkelling set,
      snorkel mask`,
    de: 'schnorcheln, *schnorchel, taucherbrille*, tauchmaske*, taucherflosse*, schwimmflosse*, schnorchelset*',
    fr: `
      tuba de plongée, masque et tuba, masque de plongée, masques de plongée, palmes de natation, palmes de plongée,
      paire de palmes`,
    es: `
      tubo de buceo, tubos de buceo, snorkel, máscara de buceo, máscaras de buceo, aletas de natación, aletas de buceo,
      gafas de buceo`,
    it: `
      boccaglio, boccagli, maschera da sub, maschere da sub, maschera da snorkeling, maschere da snorkeling,
      pinna da nuoto, pinne da nuoto, pinne, pinna da sub, pinne da sub`,
    nl: 'snorkel, snorkels, snorkelset*, duikbril*, duikmasker*, zwemvlies*, zwemvinnen, flippers',
    pl: 'fajk* do nurkowania, rurk* do nurkowania, mask* do nurkowania, płetw* do pływania, płetw* do nurkowania',
    pt: `
      tubo de snorkel, tubos de snorkel, máscara de mergulho, máscaras de mergulho, snorkel, barbatana de natação,
      barbatanas de natação, pé de pato, pés de pato, nadadeira, nadadeiras`,
    sv: 'snorkel, snorkeln, snorklar, cyklop, simfen*, simfötter, dykmask*',
    da: 'snorkel, snorkler, dykkermaske*, svømmefødder, svømmefinne*',
    nb: 'snorkel, snorkler, dykkermaske*, svømmeføtter, svømmefinne*',
    fi: 'snorkkeli*, snorkkele*, sukellusmaski*, räpylä*, räpylöi*, uimaräpyl*',
  },
  golfClub: {
    en: 'golf club, golf clubs, golf ball, golf balls, golf bag, golf bags, golf set, golf sets',
    de: 'golfschläger*, golfball, golfbälle*, golfbag*, golftasche*',
    fr: 'club de golf, clubs de golf, balle de golf, balles de golf, sac de golf, sacs de golf',
    es: `
      palo de golf, palos de golf, pelota de golf, pelotas de golf, bolsa de golf, bolsas de golf, bola de golf,
      bolas de golf`,
    it: `
      mazza da golf, mazze da golf, pallina da golf, palline da golf, sacca da golf, sacche da golf, bastone da golf,
      bastoni da golf`,
    nl: 'golfclub, golfclubs, golfbal, golfballen, golftas*',
    pl: 'kij* golfow*, kij* do golfa, piłecz* golfow*, piłk* golfow*, torb* golfow*',
    pt: 'taco de golfe, tacos de golfe, bola de golfe, bolas de golfe, saco de golfe, sacos de golfe',
    sv: 'golfklubb, golfklubbor, golfboll*, golfbag*',
    da: 'golfkølle*, golfbold*, golfbag*, golftaske*',
    nb: 'golfkølle*, golfball*, golfbag*',
    fi: 'golfmaila*, golfpallo*, golfbagi*, golfbägi*',
  },
  fishingRod: {
    en: `
      fishing rod, fishing rods, fishing reel, fishing reels, fishing line, fishing lines, fishing lure, fishing lures,
      fish hooks, fishing tackle, spinning rod, spinning rods`,
    de: `
      angelrute*, angelrolle*, angelschnur*, angelschnüre, kunstköder*, angelhaken*, angel zubehör, angeln zubehör,
      wobbler, wobblern, angelzubehör*`,
    fr: 'canne à pêche, cannes à pêche, moulinet, moulinets, fil de pêche, leurre, leurres, hameçon, hameçons',
    es: `
      caña de pescar, cañas de pescar, carrete de pesca, carretes de pesca, sedal, sedales, señuelo de pesca,
      señuelos de pesca, anzuelo, anzuelos, hilo de pesca, cañas de pesca`,
    it: `
      canna da pesca, canne da pesca, mulinello, mulinelli, filo da pesca, escha artificiale, esche artificiali,
      amo da pesca, ami da pesca, lenza`,
    nl: 'hengel, hengels, vishengel*, vislijn*, vismolen*, kunstaas, vishaak*, vishaken, werphengel*',
    pl: 'wędk*, wędek, wędzisk*, kołowrot* wędkarsk*, kołowrotek*, żyłk* wędkarsk*, przynęt*, haczyk* wędkarsk*',
    pt: `
      cana de pesca, canas de pesca, vara de pesca, varas de pesca, carreto de pesca, carretos de pesca, molinete,
      molinetes, linha de pesca, linhas de pesca, isca artificial, iscas artificiais, anzol, anzois`,
    sv: 'fiskespö*, fiskerulle*, haspelrulle*, fiskelin*, fiskedrag*, spinnspö*, fiskekrok*, wobbler*',
    da: 'fiskestang*, fiskestænger, fiskehjul*, fiskeline*, fiskekrog*, wobler*, blink til fiskeri',
    nb: 'fiskestang*, fiskestenger, fiskesnelle*, fiskesnøre*, fiskekrok*, wobbler*, haspelsnelle*, slukstang*',
    fi: 'virveli*, onki, onget, ongen, kalastusvapa*, viehe*, ongenkoukku*, siima, siiman, kelat kalast*',
  },
  boxingGloves: {
    en: 'boxing glove, boxing gloves, punching bag, punching bags, punch bag, punch bags, boxing bag, boxing bags',
    de: 'boxhandschuh*, boxsack*, boxsäck*',
    fr: 'gant de boxe, gants de boxe, sac de frappe, sacs de frappe, sac de boxe, sacs de boxe',
    es: 'guante de boxeo, guantes de boxeo, saco de boxeo, sacos de boxeo',
    it: 'guantone, guantoni, guantoni da boxe, sacco da boxe, sacchi da boxe, guanti da boxe',
    nl: 'bokshandschoen*, bokszak*',
    pl: 'rękawic* bokserski*, work* bokserski*, worek bokserski, worki bokserskie',
    pt: 'luva de boxe, luvas de boxe, saco de boxe, sacos de boxe, saco de pancada',
    sv: 'boxhandsk*, boxningshandsk*, sandsäck*, boxningssäck*',
    da: 'boksehandske*, boksesæk*, sandsæk*',
    nb: 'boksehanske*, boksesekk*, boksepute*',
    fi: 'nyrkkeilyhansk*, nyrkkeilysäk*',
  },
  trampoline: {
    en: 'trampoline, trampolines, bouncy castle, bouncy castles',
    de: 'trampolin, trampoline, trampolinen, trampolines, hüpfburg*',
    fr: 'trampoline, trampolines, château gonflable, châteaux gonflables',
    es: 'cama elástica, camas elásticas, trampolín, trampolines, castillo hinchable, castillos hinchables',
    it: 'trampolino, trampolini, tappeto elastico, tappeti elastici, castello gonfiabile, castelli gonfiabili',
    nl: 'trampoline, trampolines, springkussen, springkussens, springkasteel*',
    pl: 'trampolin*, dmuchan* zamek, dmuchan* zamk*',
    pt: `
      trampolim, trampolins, cama elástica, camas elásticas, castelo insuflável, castelos insufláveis, castelo inflável,
      castelos infláveis`,
    sv: 'studsmatta, studsmattor, studsmattorna, studsmattan, hoppborg*',
    da: 'trampolin, trampoliner, trampolinen, hoppeborg*',
    nb: 'trampoline, trampoliner, trampolinen, hoppeslott*',
    fi: 'trampoliini*, pomppulinna*',
  },
  binoculars: {
    en: 'binoculars, telescope, telescopes, spotting scope, spotting scopes',
    de: 'fernglas*, fernglä*, teleskop, teleskope, teleskops, spektiv, spektive',
    fr: 'jumelle, jumelles, longue vue, longues vues, télescope, télescopes',
    es: 'prismático, prismáticos, binocular, binoculares, telescopio, telescopios, catalejo, catalejos',
    it: 'binocolo, binocoli, telescopio, telescopi, cannocchiale, cannocchiali',
    nl: 'verrekijker*, telescoop, telescopen, spotting scope',
    pl: `
      lornetk*, lornetek, lorneta, lornetę, lornety, teleskop, teleskopu, teleskopy, teleskopem, luneta, lunetę,
      lunety`,
    pt: 'binóculo, binóculos, telescópio, telescópios, luneta, lunetas',
    sv: 'kikare, kikaren, tubkikare*, teleskop, teleskopet',
    da: 'kikkert, kikkerter, kikkerten, teleskop, teleskopet, teleskoper, håndkikkert*',
    nb: 'kikkert, kikkerter, kikkerten, teleskop, teleskopet, teleskoper',
    fi: 'kiikari*, kiikarei*, kaukoputk*, teleskooppi',
  },
  protectors: {
    en: `
      knee pads, elbow pads, shin guards, wrist guards, protective gear, shin pads, back protector, back protectors,
      mouthguard, mouthguards, mouth guard`,
    de: `
      protektor, protektoren, schienbeinschoner*, knieschoner*, ellbogenschoner*, schonerset*, rückenprotektor*,
      zahnschutz, schützerset*`,
    fr: `
      genouillère, genouillères, coudière, coudières, protège tibia, protège tibias, protections pour rollers,
      dorsale de protection, protège dents`,
    es: `
      rodillera, rodilleras, codera, coderas, espinillera, espinilleras, muñequera protectora, muñequeras protectoras,
      protector bucal, set de protecciones`,
    it: `
      ginocchiera, ginocchiere, gomitiera, gomitiere, parastinchi, parastincho, polsiere protettive, paraschiena,
      paradenti, protezioni per pattini`,
    nl: 'kniebeschermer*, elleboogbeschermer*, scheenbeschermer*, beschermset*, gebitsbeschermer*, kniebescherming*',
    pl: `
      ochraniacz* na kolana, nakolannik*, ochraniacz* na łokcie, nagolennik*, ochraniacz* na zęby, zestaw ochraniaczy,
      ochraniacz, ochraniaczy, ochraniacze`,
    pt: `
      joelheira, joelheiras, cotoveleira, cotoveleiras, caneleira, caneleiras, kit de proteção para patins,
      protetor bucal`,
    sv: 'knäskydd*, armbågsskydd*, benskydd*, ryggskydd*, skyddsset*, tandskydd*',
    da: 'knæbeskytter*, albuebeskytter*, benskinner, rygskjold*, tandbeskytter*, beskyttelsessæt*',
    nb: 'knebeskytter*, albuebeskytter*, leggbeskytter*, leggskinn*, ryggskinne*, tannbeskytter*',
    fi: 'polvisuoja*, polvisuoji*, kyynärsuoja*, säärisuoj*, selkäpanssari*, hammassuoj*, suojasetti*',
  },
  climbingHarness: {
    en: 'climbing harness, climbing harnesses, harness for climbing',
    de: 'klettergurt*, hüftgurt zum klettern, komplettgurt*',
    fr: 'baudrier, baudriers, harnais d escalade',
    es: 'arnés de escalada, arneses de escalada',
    it: 'imbrago, imbraghi, imbracatura da arrampicata, imbracature da arrampicata, imbracatura, imbracature',
    nl: 'klimgordel*, klimharnas*',
    pl: 'uprząż wspinaczkowa, uprzęż* wspinaczkow*, uprząż, uprzęże',
    pt: 'arnês de escalada, arneses de escalada, cadeirinha de escalada, baudrier',
    sv: 'klättersele*, klätterselar',
    da: 'klatresele*',
    nb: 'klatresele*',
    fi: 'kiipeilyvalja*, valjaat kiipeily*',
  },
  climbingRope: {
    en: `
      climbing rope, climbing ropes, dynamic rope, dynamic ropes, static rope, static ropes, half rope, half ropes,
      sling for climbing`,
    de: 'kletterseil*, halbseil*, einfachseil*, bandschlinge*, reepschnur*',
    fr: `
      corde d escalade, cordes d escalade, corde à simple, cordes à simple, corde dynamique, cordes dynamiques, corde à double, cordes à double,
      corde semi statique, cordes semi statiques, sangle d escalade`,
    es: `
      cuerda de escalada, cuerdas de escalada, cuerda dinámica, cuerdas dinámicas, cuerda estática, cuerdas estáticas,
      cinta de escalada, cintas de escalada, cordino, cordinos`,
    it: `
      corda da arrampicata, corde da arrampicata, corda dinamica, corde dinamiche, corda statica, corde statiche,
      fettuccia da arrampicata, fettuccie da arrampicata, cordino, cordini`,
    nl: 'klimtouw*, dynamisch touw, statisch touw, bandschlinge',
    pl: `
      lina wspinaczkowa, liny wspinaczkowe, linę wspinaczkową, lina dynamiczna, liny dynamiczne, linę dynamiczną,
      lina statyczna, liny statyczne, linę statyczną, repsznur*`,
    pt: 'corda de escalada, cordas de escalada, corda dinâmica, cordas dinâmicas, corda estática, cordas estáticas',
    sv: 'klätterrep*, dynamiskt rep, statiskt rep, bandslinga',
    da: 'klatrereb*, dynamisk reb, statisk reb, klatretov*',
    nb: 'klatretau*, dynamisk tau, statisk tau, klatreslynge*',
    fi: 'kiipeilyköysi*, kiipeilyköyd*, dynaaminen köysi, staattinen köysi',
  },
  carabiner: {
    en: 'carabiner, carabiners, karabiner, karabiners, quickdraw, quickdraws',
    de: 'karabiner, karabinern, karabiners, schraubkarabiner*, expressset*, expressschlinge*',
    fr: 'mousqueton, mousquetons, dégaine, dégaines',
    es: 'mosquetón, mosquetones, cinta exprés, cintas exprés',
    it: 'moschettone, moschettoni, rinvii da arrampicata, rinvio da arrampicata',
    nl: 'karabiner, karabiners, musketonhaak*, karabijnhaak*, karabijnhaken, setje voor klimmen',
    pl: 'karabinek, karabinki, karabinka, karabinków, karabinkiem, ekspres* wspinaczkow*, karabińczyk*',
    pt: 'mosquetão, mosquetões, costura de escalada, costuras de escalada, expresses de escalada',
    sv: 'karbin, karbiner, karbinen, karbinhak*, quickdraw*, kortsling*',
    da: 'karabin, karabiner, karabinen, karabinhage*, quickdraw*, kortslynge*',
    nb: 'karabiner, karabinere, karabineren, karabinkrok*, kortslynge*',
    fi: 'sulkurengas*, sulkurenk*, karbiini*, karabiini*, jatko kiipeily*, pikajatko*',
  },
  belayDevice: {
    en: 'belay device, belay devices, descender, descenders',
    de: 'sicherungsgerät*, abseilgerät*, halbautomat klettern',
    fr: 'assureur, assureurs, descendeur, descendeurs, appareil d assurage',
    es: 'asegurador, aseguradores, descensor, descensores',
    it: 'assicuratore, assicuratori, discensore, discensori',
    nl: 'zekeringsapparaat*, zekerapparaat, zekeringsapparaten, abseilapparaat*',
    pl: 'przyrząd* asekuracyjn*, przyrząd do zjazdu',
    pt: `
      aparelho de segurança para escalada, aparelhos de segurança para escalada, freio de escalada, descensor,
      descensores, segurador, seguradores`,
    sv: 'säkringsdon*, firningsbroms*, repbroms*',
    da: 'sikringsbrems*, rebbremse*, taubremse',
    nb: 'taubrems*, sikringsbrems*',
    fi: 'varmistuslaite*, varmistuslaitt*',
  },
  climbingChalk: {
    en: 'climbing chalk, chalk bag, chalk bags, liquid chalk, crash pad, crash pads, bouldering mat',
    de: 'kletterkreide*, chalkbag*, chalk bag, chalk bags, magnesia, liquid chalk, crashpad*, bouldermatte*',
    fr: 'magnésie, sac à magnésie, sacs à magnésie, sac à pof, sacs à pof, crash pad, crash pads, magnésie liquide',
    es: `
      magnesio líquido, bolsa de magnesio, bolsas de magnesio, magnesera, magneseras, crash pad, crash pads,
      magnesio para escalada, magnesio en polvo`,
    it: 'magnesite, sacchetto portamagnesite, sacchetti portamagnesite, porta magnesite, crash pad, magnesite liquida',
    nl: 'magnesium klimmen, klimkrijt, pofzak*, crashpad*, magnesiumblok*',
    pl: 'magnezja, magnezji, magnezję, woreczek na magnezję, wor* na magnezję, crashpad*',
    pt: 'magnésio de escalada, saco de magnésio, sacos de magnésio, magnésio líquido, crash pad, crash pads',
    sv: 'kalkpåse*, krita klättring, klätterkrita, crashpad*, flytande krita',
    da: 'kalkpose*, klatrekalk*, flydende kalk, crashpad*',
    nb: 'kalkpose*, klatrekalk*, flytende kalk, crashpad*, buldrematte*',
    fi: 'mankka, mankan, mankkapuss*, crashpad*, boulderpatja*',
  },
  iceAxe: {
    en: 'ice axe, ice axes, crampon, crampons, snowshoe, snowshoes, via ferrata set, via ferrata sets',
    de: 'eispickel*, steigeisen*, schneeschuh*, klettersteigset*, grödel*',
    fr: `
      piolet, piolets, crampons d alpinisme, raquette à neige, raquettes à neige, longe via ferrata, longes via ferrata,
      kit via ferrata, crampons pour la neige`,
    es: `
      piolet, piolets, crampones, raqueta de nieve, raquetas de nieve, disipador de vía ferrata,
      disipadores de vía ferrata, kit de vía ferrata`,
    it: `
      piccozza, piccozze, ramponi, rampone, ciaspola, ciaspole, set da ferrata, racchette da neve, kit da ferrata,
      ramponcini`,
    nl: 'pickel, pickels, stijgijzers*, ijsbijl*, sneeuwschoen*, klettersteigset*, ijspickel*',
    pl: `
      czekan, czekany, czekana, raki turystyczn*, raków turystyczn*, rakami turystyczn*, raczk* turystyczn*,
      rakiet* śnieżn*, lonż* via ferrata, zestaw via ferrata`,
    pt: 'piolet, piolets, crampons de gelo, raquete de neve, raquetes de neve, kit via ferrata',
    sv: 'isyx*, stegjärn*, snösko*, isbrodd*, via ferrata set',
    da: 'isøkse*, steigeisen, snesko, sneskoene, isbrodder',
    nb: 'isøks*, stegjern*, truge, truger, isbrodd, isbrodder, brodder',
    fi: 'jäähakku*, jäärau*, lumikeng*, lumikenk*, nastakengät',
  },
  avalancheGear: {
    en: `
      avalanche transceiver, avalanche transceivers, avalanche probe, avalanche probes, avalanche shovel,
      avalanche shovels, avalanche airbag, avalanche airbags, avalanche beacon, avalanche beacons`,
    de: `
      lawinenverschüttetensuchgerät*, lvs gerät*, lawinensonde*, lawinenschaufel*, lawinenairbag*, lawinenrucksack*,
      lvs set`,
    fr: `
      dva, détecteur de victimes d avalanche, sonde d avalanche, pelle à neige avalanche, sac airbag avalanche, arva`,
    es: 'dva, arva, detector de víctimas de avalanchas, sonda de avalanchas, pala de nieve avalanchas, mochila airbag',
    it: 'artva, arva, sonda da valanga, pala da valanga, zaino airbag, sonda da neve',
    nl: 'lawinepieper*, lawineschep*, lawinesonde*, lawinerugzak*, pieper lawine',
    pl: 'detektor* lawinow*, sond* lawinow*, łopat* lawinow*, plecak* lawinow*',
    pt: 'arva, detetor de vítimas de avalanche, sonda de avalanche, pá de avalanche',
    sv: 'lavintransceiver*, lavinsond*, lavinspad*, lavinryggsäck*, transceiver lavin',
    da: 'lavinebipper*, lavinesonde*, lavineskovl*, lavinerygsæk*',
    nb: 'skredsøker*, skredspade*, skredsekk*, søkestang*, sender mottaker skred',
    fi: 'lumivyörypiippari*, piippari lumivyöry, lumisondi*, vyörypiippari*, lumivyörysondi*, vyöryreppu*',
  },
  swimArmbands: {
    en: `
      swimming armbands, armbands for swimming, water wings, swim ring, swim rings, inflatable ring, inflatable rings`,
    de: 'schwimmflügel*, schwimmring*, schwimmreifen*, schwimmhilfe*',
    fr: 'brassard de natation, brassards de natation, brassards gonflables, bouée gonflable, bouées gonflables',
    es: 'manguitos hinchables, manguitos de natación, manguitos, flotador, flotadores',
    it: `
      braccioli gonfiabili, bracciolo gonfiabile, braccioli per bambini, braccioli galleggianti, ciambella gonfiabile,
      ciambelle gonfiabili`,
    nl: 'zwembandje*, zwemband, zwembanden, zwemring*, zwemvleugel*',
    pl: 'rękawki do pływania, koło do pływania, kółko do pływania',
    pt: `
      braçadeira de natação, braçadeiras de natação, boia de braço, boias de braço, boia insuflável, boias insufláveis,
      boia inflável, boias infláveis`,
    sv: 'armpuff*, simpuff*, simdyn*, simring*, badring*',
    da: 'badevinger, svømmevinger, badering*, svømmering*',
    nb: 'armringer, svømmeringer, badering*, svømmevinger',
    fi: 'käsikellukkeet, kellukke*, uimarengas, uimarenk*',
  },
};
