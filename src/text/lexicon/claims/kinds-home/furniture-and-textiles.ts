import type { ConceptTable } from '../concept-table.ts';

/** Furniture, home textiles and decoration. */
export const FURNITURE_AND_TEXTILES: ConceptTable = {
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
};
