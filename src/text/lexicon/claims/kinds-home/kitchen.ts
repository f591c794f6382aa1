import type { ConceptTable } from '../concept-table.ts';

/** Kitchen appliances, cookware, tableware and food storage. */
export const KITCHEN: ConceptTable = {
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
