import type { ConceptTable } from '../concept-table.ts';

/** Tools, hardware and cleaning equipment. */
export const TOOLS_AND_CLEANING: ConceptTable = {
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
    fr: 'colle, colles, ruban adhésif, rubans adhésifs, scotch double face, colle à bois, super glue',
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
};
