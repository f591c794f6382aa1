import type { ConceptTable } from '../concept-table.ts';

/** Drinks, and what they are made from. */
export const DRINKS: ConceptTable = {
  coffee: {
    en: `
      coffee, coffees, coffee bean, coffee beans, espresso beans, ground coffee, coffee maker, coffee makers,
      coffee machine, coffee machines, espresso machine, espresso machines, moka pot, moka pots, french press,
      french presses, coffee filter, coffee filters, pour over, cold brew maker, cafetiere, cafetieres, espresso maker,
      espresso makers, coffeemaker, coffeemakers, coffee grinder, coffee grinders, bean grinder, bean grinders,
      burr grinder, burr grinders, hand grinder, hand grinders, hand mill, coffee capsule, coffee capsules, coffee pod,
      coffee pods, coffee pads`,
    de: `
      kaffee*, *kaffee, espressobohne*, filterkaffee*, röstkaffee*, vollautomat, vollautomaten, siebträger*,
      espressomaschine*, espressokocher*, french press, handfilter*, stempelkanne*, handmühle*, espressomühle*,
      espressokapsel*`,
    fr: `
      café, cafés, grains de café, machine à café, machines à café, cafetière, cafetières, machine expresso,
      machines expresso, machine à espresso, cafetière italienne, machine à grains, presse française, filtre à café,
      filtres à café, moulin à café, moulins à café, broyeur à café, broyeurs à café, capsule de café, capsules de café,
      dosette, dosettes`,
    es: `
      café, cafés, café en grano, café molido, granos de café, cafetera, cafeteras, máquina de café, máquinas de café,
      cafetera italiana, prensa francesa, filtro de café, filtros de café, molinillo, molinillos, molinillo de café,
      molinillos de café, cápsula de café, cápsulas de café, monodosis de café`,
    it: `
      caffè, caffè in grani, caffè macinato, chicchi di caffè, macchina da caffè, macchine da caffè, macchina del caffè,
      macchine del caffè, moka, caffettiera, caffettiere, macchina per caffè, macchine per caffè, macchina espresso,
      macchine espresso, french press, macchina per espresso, macchine per espresso, macinacaffè, macinino da caffè,
      macinino, macinini, macina caffè, capsula di caffè, capsule di caffè, capsula caffè, capsule caffè, cialda,
      cialde`,
    nl: `
      koffie*, *koffie, gemalen koffie, filterkoffie*, espressobonen, espressomachine*, percolator, percolators,
      cafetière, cafetières, french press, volautomaat, mokapot*, bonenmaler*, handmolen*`,
    pl: `
      kawa, kawy, kawę, kawą, kawę ziarnistą, ziarna kawy, ziaren kawy, kaw ziarnist*, ekspres* do kawy,
      ekspres* ciśnieniow*, ekspres* przelewow*, ekspres* kolbow*, kawiarka, kawiarki, kawiarkę, zaparzacz* do kawy,
      french press, ekspres automatyczny, filtr* do kawy, dripper*, młynek do kawy, młynki do kawy, młynka do kawy,
      młynk* do kawy, młynek ręczny, młynek żarnowy, kapsułk* z kawą, kapsułk* do kawy, kapsułk* kawow*,
      saszetki do kawy`,
    pt: `
      café, cafés, café em grão, café moído, grãos de café, café em grãos, máquina de café, máquinas de café, cafeteira,
      cafeteiras, cafeteira italiana, prensa francesa, máquina de espresso, máquinas de espresso, filtro de café,
      filtros de café, máquina de expresso, máquinas de expresso, moinho de café, moinhos de café, moedor de café,
      moedores de café, moinho manual, moinhos manuais, cápsula de café, cápsulas de café, pastilhas de café`,
    sv: `
      kaffe*, *kaffe, malet kaffe, espressobön*, espressomaskin*, mokabryggare*, pressbryggare*, perkolator*,
      espressobryggare*, handkvarn*, espressokvarn*`,
    da: `
      kaffe*, *kaffe, espressobønne*, espressomaskine*, stempelkande*, mokkakande*, espressokande*, filtermaskine*,
      håndkværn*, espressokværn*`,
    nb: `
      kaffe*, *kaffe, espressobønne*, espressomaskin*, presskanne*, mokkakanne*, mokabrygger*, håndkvern*,
      espressokvern*`,
    fi: `
      kahvi*, *kahvi, suodatinkahvi*, espressopapu*, espressokeitin*, espressokone*, mutteripannu*, pressopannu*,
      suodatinpuss*, käsimylly*`,
  },
  coffeeCapsules: {
    en: 'coffee capsule, coffee capsules, coffee pod, coffee pods, coffee pads',
    de: 'kaffeekapsel*, kaffeepad*, espressokapsel*',
    fr: 'capsule de café, capsules de café, dosette, dosettes',
    es: 'cápsula de café, cápsulas de café, monodosis de café',
    it: 'capsula di caffè, capsule di caffè, capsula caffè, capsule caffè, cialda, cialde',
    nl: 'koffiecup, koffiecups, koffiecapsule*, koffiepad*',
    pl: 'kapsułk* z kawą, kapsułk* do kawy, kapsułk* kawow*, saszetki do kawy',
    pt: 'cápsula de café, cápsulas de café, pastilhas de café',
    sv: 'kaffekapsl*, kaffekapsel*, kaffepad*',
    da: 'kaffekaps*, kaffepude*',
    nb: 'kaffekaps*, kaffepute*',
    fi: 'kahvikaps*, kahvityyny*',
  },
  tea: {
    en: `
      tea, teas, green tea, black tea, herbal tea, herbal teas, tea bag, tea bags, teabag, teabags, loose leaf tea,
      rooibos, matcha, teapot, teapots`,
    de: `
      tee, tees, teebeutel*, teekanne*, teetasse*, teeglas*, teeglä*, teesieb*, kräutertee*, grüntee*, schwarztee*,
      früchtetee*, rooibos*, matcha*, teekännchen`,
    fr: `
      thés, thé vert, thé noir, thé blanc, du thé, thé en vrac, thé bio, sachets de thé, infusion, infusions, tisane,
      tisanes, rooibos, matcha, théière, théières`,
    es: `
      tés, té blanco, taza de té, bolsitas de té, té en hojas, té ecológico, hojas de té, infusión, infusiones,
      té verde, té negro, rooibos, matcha, tetera, teteras`,
    it: `
      tè verde, tè nero, tè sfuso, tè bianco, tisana, tisane, infuso, infusi, rooibos, matcha, il tè, bustine di tè,
      teiera, teiere`,
    nl: 'thee*, *thee, rooibos*, matcha*',
    pl: `
      herbat*, rooibos*, matcha, matchę, matchy, yerba mate, dzbanek do herbaty, dzbanki do herbaty, dzbanka do herbaty,
      imbryk*`,
    pt: 'chá, chás, infusão, infusões, rooibos, matcha, tisana, tisanas, bule, bules',
    sv: 'te, teer, grönt te, svart te, örtte*, tepåse*, tekann*, tekopp*, rooibos*, matcha*, tesort*',
    da: 'te, grøn te, sort te, urtete*, tebrev*, rooibos*, tekande*, tekop*, matcha*',
    nb: 'te, grønn te, svart te, urtete*, tepose*, tekanne*, tekopp*, rooibos*, matcha*',
    fi: `
      teetä, teelaat*, irtotee*, teekannu*, teekup*, vihreä tee, musta tee, yrttitee*, teepuss*, rooibos*, matcha*,
      teepannu*`,
  },
  cocoa: {
    en: 'cocoa, hot chocolate, drinking chocolate, cacao',
    de: 'kakao*, trinkschokolade*, *kakao',
    fr: 'cacao, chocolat chaud, chocolat en poudre',
    es: 'cacao, chocolate a la taza, cacao en polvo, chocolate caliente',
    it: 'cacao, cioccolata calda, cacao in polvere',
    nl: 'cacao, cacaopoeder*, chocolademelk*, warme chocolademelk',
    pl: 'kakao, czekolad* do picia, czekolad* na gorąco',
    pt: 'cacau, chocolate quente, achocolatado, chocolate em pó',
    sv: 'kakao, kakaon, varm choklad, kakaopulver*',
    da: 'kakao, kakaoen, varm chokolade, kakaopulver*',
    nb: 'kakao, kakaoen, varm sjokolade, kakaopulver*',
    fi: 'kaakao*',
  },
  wine: {
    en: `
      wine, wines, red wine, white wine, sparkling wine, prosecco, champagne, rosé wine, cava, mulled wine, red wines,
      white wines, sparkling wines, champagnes, cremant`,
    de: `
      wein, weine, weinen, weines, rotwein*, weißwein*, roséwein*, sekt, prosecco, champagner*, schaumwein*, glühwein*,
      weinglas*, weingläs*, weinkühl*, weinregal*, weinflasche*, weinpaket*, crémant*, perlwein*`,
    fr: `
      vin, vins, vin rouge, vin blanc, champagne, champagnes, crémant, crémants, prosecco, vin chaud, vins rouges,
      vins blancs, vin mousseux, vins mousseux, vin effervescent, vins effervescents, vin pétillant`,
    es: `
      vino, vinos, cava, cavas, champán, prosecco, espumoso, espumosos, vino tinto, vinos tintos, vino blanco,
      vinos blancos, vino espumoso`,
    it: `
      vino, vini, spumante, spumanti, prosecco, champagne, vin brulé, vino rosso, vini rossi, vino bianco, vini bianchi,
      vino frizzante, franciacorta`,
    nl: `
      wijn, wijnen, prosecco, champagne, cava, mousserende wijn, wijnglas*, wijnglazen*, wijnkoel*, wijnrek*, wijnfles*,
      rodewijn*, dessertwijn*, wijnpakket*, rode wijn, rode wijnen, witte wijn, witte wijnen, mousserende wijnen,
      bubbels`,
    pl: `
      wino, wina, winem, win musując*, prosecco, szampan*, grzaniec, wino czerwone, czerwone wino, win* czerwon*,
      czerwon* win*, wino białe, białe wino, win* biał*, win* musując*, cava`,
    pt: `
      vinho, vinhos, espumante, espumantes, champanhe, champanhes, prosecco, vinho do porto, vinho tinto, vinhos tintos,
      vinho branco, vinhos brancos, cava`,
    sv: `
      vin, viner, vinerna, vinet, rödvin*, vitt vin, mousserande, champagne, prosecco, glögg*, rosévin*, vinglas*,
      vinkyl*, vinställ*, dessertvin*, rött vin, röda viner, vita viner, vitvin*, mousserande vin, mousserande viner,
      cava`,
    da: `
      vin, vine, vinen, vineene, rødvin*, hvidvin*, champagne, prosecco, mousserende, gløgg*, rosévin*, vinglas*,
      vinkøl*, vinreol*, dessertvin*, vinkasse*, mousserende vin, mousserende vine, cava`,
    nb: `
      vin, viner, vinen, rødvin*, hvitvin*, champagne, prosecco, musserende, gløgg*, rosévin*, vinglass*, vinskap*,
      vinstativ*, dessertvin*, musserende vin, musserende viner, cava`,
    fi: `
      viini, viinit, viiniä, viinin, punaviini*, valkoviini*, kuohuviini*, samppanja*, glögi*, roseeviini*, viinilasi*,
      viinikaap*, viinitelin*, punaviinej*, valkoviinej*, prosecco*, cava`,
  },
  beer: {
    en: 'beer, beers, craft beer, craft beers, lager, lagers, ale, ales, ipa, ipas, stout, stouts, cider, ciders',
    de: `
      bier, biere, bieren, bieres, craftbeer*, craftbier*, weißbier*, pils, pilsner*, weizenbier*, cider, bierglas*,
      biergläs*, bierkrug*, bierflasche*, biersorte*`,
    fr: 'bière, bières, ipa, cidre, cidres',
    es: 'cerveza, cervezas, sidra, sidras, ipa',
    it: 'birra, birre, sidro, sidri, ipa, birra artigianale',
    nl: `
      bier, bieren, speciaalbier*, biertje, biertjes, pils, cider, ciders, pilsbier*, bierglas*, bierglazen*,
      bierpakket*`,
    pl: 'piwo, piwa, piw kraftow*, piwem, cydr, cydry, cydru, pils, piwo kraftowe',
    pt: 'cerveja, cervejas, sidra, sidras, ipa',
    sv: 'öl, ölet, folköl*, starköl*, veteöl*, cider, lageröl*, alkoholfri öl, ipa, ölglas*',
    da: 'øl, øllet, øller, specialøl*, pilsner*, cider, ipa, ølglas*',
    nb: 'øl, ølet, spesialøl*, pils, pilsner*, cider, ipa, ølglass*',
    fi: 'olut, oluet, olutta, oluen, pienpanimo*, siideri*, siiderei*, vehnäolu*, ipa, olutlasi*',
  },
  spirits: {
    en: `
      gin, gins, whisky, whiskey, whiskies, rum, vodka, brandy, cognac, liqueur, liqueurs, schnapps, tequila, spirits,
      absinthe, grappa, scotch, bourbon, rums, vodkas`,
    de: `
      gin, gins, whisky, whiskey, whiskeys, rum, wodka*, vodka, likör*, obstbrand*, schnaps, schnäpse, cognac, tequila,
      grappa, spirituosen*, whiskys, scotch, bourbon, rums, *likör`,
    fr: `
      gin, gins, whisky, whiskies, rhum, rhums, vodka, liqueur, liqueurs, eau de vie, eaux de vie, cognac, cognacs,
      tequila, spiritueux, armagnac, bourbon, vodkas`,
    es: `
      ginebra, ginebras, whisky, güisqui, ron, vodka, licor, licores, coñac, tequila, brandy, orujo, gin, bourbon,
      rones`,
    it: `
      gin, whisky, rum, vodka, liquore, liquori, grappa, grappe, cognac, tequila, brandy, distillato, distillati,
      bourbon`,
    nl: `
      gin, whisky, whisky s, rum, wodka, vodka, likeuren, jenever*, cognac, tequila, gedistilleerd, gins, bourbon,
      *likeur`,
    pl: `
      gin, giny, whisky, rum, rumu, wódk*, likier*, nalewk*, koniak*, tequila, tequili, tequilę, ginu, brandy, whiskey,
      bourbon, rumy, wódek`,
    pt: `
      gin, whisky, uísque, uísques, rum, vodca, vodka, licor, licores, aguardente, aguardentes, conhaque, conhaques,
      tequila, cachaça, cachaças, brandy, gins, bourbon, runs`,
    sv: `
      gin, ginen, whisky, whiskyn, vodka, vodkan, likör*, konjak*, tequila, akvavit, snaps, spritdryck*, rom, bourbon`,
    da: `
      gin, ginen, whisky, whiskyen, rom, vodka, vodkaen, likør*, cognac, tequila, akvavit, snaps, spiritus, bourbon,
      rommen`,
    nb: `
      gin, ginen, whisky, whiskyen, vodka, vodkaen, likør*, konjakk*, tequila, akevitt, brennevin*, bourbon, rommen,
      mørk rom, lys rom, karibisk rom`,
    fi: `
      gini, giniä, ginit, viski*, rommi*, vodka*, konjakki*, tequila*, votka*, snapsi*, akvaviitti*, gin, whisky,
      bourbon, liköör*`,
  },
  juice: {
    en: `
      juice, juices, smoothie, smoothies, syrup, syrups, cordial, cordials, lemonade, soft drink, soft drinks, soda,
      iced tea, tonic water, sparkling water, mineral water, kombucha, energy drink, energy drinks`,
    de: `
      säfte, säften, *saft, sirup, sirupe, sirups, limonade, limonaden, smoothie, smoothies, mineralwasser*, eistee*,
      kombucha, tonic, schorle, schorlen, erfrischungsgetränk*, nektar`,
    fr: `
      jus de fruits, jus de pomme, jus d orange, jus, sirop, sirops, limonade, limonades, eau minérale, eau gazeuse,
      kombucha, thé glacé, nectar, nectars, smoothie, smoothies, soda, sodas`,
    es: `
      zumo, zumos, jugo, jugos, sirope, siropes, limonada, limonadas, refresco, refrescos, agua mineral, kombucha,
      té helado, agua tónica, batido de frutas, batidos de frutas, gaseosa, gaseosas, jarabe de arce`,
    it: `
      succo di frutta, succhi di frutta, succo, succhi, sciroppo, sciroppi, limonata, limonate, bibita, bibite,
      acqua minerale, kombucha, tè freddo, acqua tonica, spremuta, spremute, frullato, frullati`,
    nl: `
      sap, sappen, siroop, siropen, limonade, frisdrank*, mineraalwater*, kombucha, ijsthee*, tonic, smoothie,
      smoothies, vruchtensap*, appelsap*, sinaasappelsap*, druivensap*, tomatensap*, limonadesiroop*`,
    pl: `
      sok, soki, soku, soków, syrop, syropy, syropu, lemoniad*, napój gazowany, napoje gazowane, woda mineralna,
      wody mineralnej, kombuch*, mrożona herbata, nektar, nektary`,
    pt: `
      sumo, sumos, suco, sucos, xarope de, xaropes de, limonada, limonadas, refrigerante, refrigerantes, água mineral,
      kombucha, chá gelado, néctar, água tónica, groselha`,
    sv: `
      juice, juicen, juicer, saft, saften, läsk, läsken, sirap, mineralvatten, kombucha*, iste, tonic, smoothie,
      smoothies, lemonad*`,
    da: `
      juice, juicen, saft, saften, sodavand*, lemonade*, sirup, sirupper, danskvand, kombucha*, iste, tonic, smoothie,
      smoothies, hyldeblomst*`,
    nb: `
      juice, juicen, saft, saften, brus, brusen, sirup, siruper, mineralvann*, kombucha*, iste, tonic, smoothie,
      smoothies, leskedrikk*`,
    fi: `
      mehu, mehut, mehua, mehun, limsa*, limonadi*, siirappi*, kivennäisve*, kombucha*, jäätee*, smoothie*, tuoremehu*,
      virvoitusjuo*`,
  },
  milk: {
    en: 'milk, cow s milk, whole milk',
    de: 'milch, kuhmilch*, vollmilch*, heumilch*',
    fr: 'lait',
    es: 'leche',
    it: 'latte intero, latte, latte vaccino, latte di mucca',
    nl: 'melk, koemelk*, volle melk',
    pl: 'mleko, mleka, mlekiem, mleku',
    pt: 'leite',
    sv: 'mjölk, mjölken, komjölk*',
    da: 'mælk, mælken, komælk*',
    nb: 'melk, melken, kumelk*',
    fi: 'maito, maitoa, maidon, maidossa, lehmänmaito*',
  },
  plantDrink: {
    en: `
      oat drink, oat drinks, oat milk, almond milk, soy milk, plant based drink, plant based drinks, rice drink,
      rice drinks, coconut milk, soya milk, plant milk`,
    de: `
      haferdrink*, hafermilch*, mandeldrink*, mandelmilch*, sojadrink*, sojamilch*, pflanzendrink*, pflanzenmilch*,
      reisdrink*, kokosmilch*`,
    fr: `
      boisson à l avoine, boissons à l avoine, lait d avoine, lait d amande, lait d amandes, lait de soja, lait de coco,
      boisson végétale, boissons végétales, boisson au soja, lait végétal`,
    es: `
      bebida de avena, bebidas de avena, leche de avena, bebida vegetal, bebidas vegetales, bebida de almendras,
      leche de almendras, bebida de soja, leche de coco, leche vegetal`,
    it: `
      latte d avena, latte di avena, latte di mandorla, latte di soia, latte di cocco, bevanda vegetale,
      bevande vegetali, bevanda all avena, latte vegetale, bevanda di soia`,
    nl: `
      haverdrink*, havermelk*, amandeldrink*, amandelmelk*, sojadrink*, sojamelk*, plantaardige drink*,
      plantaardige melk, kokosmelk*`,
    pl: `
      napój owsiany, napoje roślinne, napój roślinny, mleko owsiane, mleko migdałowe, mleko sojowe, mleko kokosowe,
      mleko roślinne, napoj* roślinn*`,
    pt: `
      bebida de aveia, bebidas de aveia, leite de aveia, leite de amêndoa, leite de amêndoas, bebida de soja,
      bebida vegetal, bebidas vegetais, leite de coco, leite vegetal, leite de soja`,
    sv: `
      havredryck*, havremjölk*, mandeldryck*, mandelmjölk*, sojadryck*, växtdryck*, växtbaserad dryck, kokosmjölk*,
      sojamjölk*`,
    da: 'havredrik*, havremælk*, mandeldrik*, mandelmælk*, sojadrik*, plantedrik*, kokosmælk*, sojamælk*',
    nb: 'havredrikk*, havremelk*, mandeldrikk*, mandelmelk*, soyadrikk*, plantedrikk*, kokosmelk*, soyamelk*',
    fi: 'kaurajuoma*, kauramaito*, mantelijuoma*, mantelimaito*, soijajuoma*, kasvijuoma*, kookosmaito*, soijamaito*',
  },
  redWine: {
    en: 'red wine, red wines',
    de: 'rotwein*',
    fr: 'vin rouge, vins rouges',
    es: 'vino tinto, vinos tintos',
    it: 'vino rosso, vini rossi',
    nl: 'rode wijn, rode wijnen',
    pl: 'wino czerwone, czerwone wino, win* czerwon*, czerwon* win*',
    pt: 'vinho tinto, vinhos tintos',
    sv: 'rött vin, röda viner, rödvin*',
    da: 'rødvin*',
    nb: 'rødvin*',
    fi: 'punaviini*, punaviinej*',
  },
  whiteWine: {
    en: 'white wine, white wines',
    de: 'weißwein*',
    fr: 'vin blanc, vins blancs',
    es: 'vino blanco, vinos blancos',
    it: 'vino bianco, vini bianchi',
    nl: 'witte wijn, witte wijnen',
    pl: 'wino białe, białe wino, win* biał*',
    pt: 'vinho branco, vinhos brancos',
    sv: 'vitt vin, vita viner, vitvin*',
    da: 'hvidvin*',
    nb: 'hvitvin*',
    fi: 'valkoviini*, valkoviinej*',
  },
  sparklingWine: {
    en: 'sparkling wine, sparkling wines, champagne, champagnes, prosecco, cava, cremant',
    de: 'schaumwein*, champagner*, prosecco, crémant*, perlwein*, sekt',
    fr: `
      vin mousseux, vins mousseux, champagne, champagnes, crémant, crémants, prosecco, vin effervescent,
      vins effervescents, vin pétillant`,
    es: 'espumoso, espumosos, champán, prosecco, cava, cavas, vino espumoso',
    it: 'spumante, spumanti, champagne, prosecco, vino frizzante, franciacorta',
    nl: 'mousserende wijn, mousserende wijnen, champagne, prosecco, cava, bubbels',
    pl: 'win* musując*, szampan*, prosecco, cava',
    pt: 'espumante, espumantes, champanhe, champanhes, prosecco, cava',
    sv: 'mousserande vin, mousserande viner, champagne, prosecco, cava, mousserande',
    da: 'mousserende vin, mousserende vine, champagne, prosecco, cava',
    nb: 'musserende vin, musserende viner, champagne, prosecco, cava',
    fi: 'kuohuviini*, samppanja*, prosecco*, cava',
  },
  gin: {
    en: 'gin, gins',
    de: 'gin, gins',
    fr: 'gin, gins',
    es: 'ginebra, ginebras, gin',
    it: 'gin',
    nl: 'gin, gins, jenever*',
    pl: 'gin, giny, ginu',
    pt: 'gin, gins',
    sv: 'gin, ginen',
    da: 'gin, ginen',
    nb: 'gin, ginen',
    fi: 'gini, giniä, ginit, gin',
  },
  whisky: {
    en: 'whisky, whiskey, whiskies, scotch, bourbon',
    de: 'whisky, whiskys, whiskey, whiskeys, scotch, bourbon',
    fr: 'whisky, whiskies, bourbon',
    es: 'whisky, güisqui, bourbon',
    it: 'whisky, bourbon',
    nl: 'whisky, whisky s, bourbon',
    pl: 'whisky, whiskey, bourbon',
    pt: 'whisky, uísque, uísques, bourbon',
    sv: 'whisky, whiskyn, bourbon',
    da: 'whisky, whiskyen, bourbon',
    nb: 'whisky, whiskyen, bourbon',
    fi: 'viski*, whisky, bourbon',
  },
  rum: {
    en: 'rum, rums',
    de: 'rum, rums',
    fr: 'rhum, rhums',
    es: 'ron, rones',
    it: 'rum',
    nl: 'rum',
    pl: 'rum, rumu, rumy',
    pt: 'rum, runs',
    sv: 'rom',
    da: 'rommen, rom',
    nb: 'rommen, mørk rom, lys rom, karibisk rom',
    fi: 'rommi, rommia, rommit',
  },
  vodka: {
    en: 'vodka, vodkas',
    de: 'wodka*, vodka',
    fr: 'vodka, vodkas',
    es: 'vodka',
    it: 'vodka',
    nl: 'wodka, vodka',
    pl: 'wódka, wódki, wódkę, wódek',
    pt: 'vodka, vodca',
    sv: 'vodka, vodkan',
    da: 'vodka, vodkaen',
    nb: 'vodka, vodkaen',
    fi: 'vodka*, votka*',
  },
  liqueur: {
    en: 'liqueur, liqueurs',
    de: 'liköre, likörs, *likör',
    fr: 'liqueur, liqueurs',
    es: 'licor, licores',
    it: 'liquore, liquori',
    nl: 'likeuren, *likeur',
    pl: 'likier*',
    pt: 'licor, licores',
    sv: 'likör, likörer, likören',
    da: 'likør, likører, likøren',
    nb: 'likør, likører, likøren',
    fi: 'liköör*',
  },
};
