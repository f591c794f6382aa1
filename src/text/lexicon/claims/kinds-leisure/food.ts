import type { ConceptTable } from '../concept-table.ts';

/** Food, and presents of it. */
export const FOOD: ConceptTable = {
  chocolate: {
    en: 'chocolate, chocolates, chocolate bar, chocolate bars, truffles chocolate, pralines, praline',
    de: '*schokolade, *schokoladen, schokoladen*, praline, pralinen, schokoriegel*',
    fr: 'chocolat, chocolats, tablette de chocolat, tablettes de chocolat, praline, pralines, truffes au chocolat',
    es: 'chocolate, chocolates, bombón, bombones, tableta de chocolate',
    it: 'cioccolato, cioccolata, cioccolatti, cioccolatino, cioccolatini, pralina, praline, tavoletta di cioccolato',
    nl: '*chocolade, chocolaatje, chocolaatjes, bonbon, bonbons, chocoladereep*',
    pl: 'czekolad*, pralin*',
    pt: 'chocolate, chocolates, bombom, bombons, tablete de chocolate, tabletes de chocolate, trufas de chocolate',
    sv: 'chokladen, *choklad, chokladkak*, praliner',
    da: 'chokoladen, chokolader, *chokolade, fyldte chokolader, chokoladeplade*',
    nb: 'sjokoladen, sjokolader, *sjokolade, sjokoladeplate*, konfekt',
    fi: 'suklaa*, konvehti*, konvehdi*, *suklaa',
  },
  sweets: {
    en: `
      sweets, candy, candies, gummy bears, liquorice, licorice, lollipop, lollipops, fudge, confectionery, jelly beans,
      marshmallow, marshmallows`,
    de: 'süßigkeit*, bonbon, bonbons, fruchtgummi*, lakritz*, weingummi*, naschwerk, marshmallow, marshmallows',
    fr: 'bonbon, bonbons, confiserie, confiseries, réglisse, friandise, friandises, guimauve, guimauves, sucettes à',
    es: `
      caramelo, caramelos, golosina, golosinas, gominola, gominolas, regaliz, chuche, chuches, malvavisco, malvaviscos,
      chuchería, chucherías`,
    it: 'caramella, caramelle, liquirizia, liquirizie, dolciumi, caramelle gommose, marshmallow',
    nl: `
      snoep, snoepje, snoepjes, snoepgoed, drop, dropjes, winegum, winegums, zoete drop, zoute drop, marshmallow,
      marshmallows`,
    pl: 'cukierk*, słodycz, słodycze, słodyczy, słodyczami, żelki, żelków, lukrecj*, pianki marshmallow',
    pt: `
      doce tradicional, doces tradicionais, rebuçado, rebuçados, guloseima, guloseimas, gomas, alcaçuz, bala de goma,
      balas de goma, marshmallow, marshmallows`,
    sv: 'godis, godiset, lakrits*, karameller, vingummi*, godisar, marshmallows',
    da: 'slikket, slikpose*, lakrids*, bolsjer, vingummi*, karameller, skumfidus*',
    nb: 'godteri, godterier, godteriet, lakris*, drops, smågodt, vingummi*, karameller, seigmenn, marshmallows',
    fi: 'karkki, karkit, karkkeja, karamelli*, lakritsi*, makeis*, salmiakki*, vaahtokark*',
  },
  biscuit: {
    en: 'biscuit, biscuits, cookie, cookies, shortbread, gingerbread, crackers, cake, cakes, muffins, brownies',
    de: `
      keks, kekse, keksen, kekses, plätzchen, gebäck, lebkuchen, kuchen, torte, torten, kräcker, butterkekse*, waffeln`,
    fr: `
      biscuit, biscuits, pain d épices, gâteau, gâteaux, cookies au, madeleines, gaufrette, gaufrettes, crackers,
      biscuits sablés, sablés au, petits gâteaux`,
    es: 'galleta, galletas, bizcocho, bizcochos, tarta, tartas, magdalena, magdalenas, pasteles, barquillos',
    it: `
      biscotto, biscotti, torta, torte, panettone, panettoni, frollino, frollini, dolcetto, dolcetti, cracker,
      pan di zenzero`,
    nl: `
      koekje, koekjes, koek, koeken, taart, taarten, speculaas, stroopwafel, stroopwafels, biscuit, biscuits,
      pepernoten, gebak`,
    pl: 'ciastk*, ciastek, ciasto, ciasta, piernik*, herbatnik*, krakers*, tort, torty, tortu, ciasteczk*',
    pt: 'bolacha, bolachas, biscoito, biscoitos, bolo, bolos, broa, broas, tarte, tartes, pão de ló',
    sv: 'småkaka, småkakor, kaka, kakor, kakorna, pepparkak*, tårta, tårtor, skorpor, kex, kexen',
    da: 'småkage*, kage, kager, kagen, kiks, kiksene, pebernødder, lagkage*, honningkage*',
    nb: 'småkake*, kjeks, kjeksen, kjeksene, kake, kaker, kaken, pepperkake*, bløtkake*',
    fi: 'keksi, keksit, keksejä, keksin, piparkaku*, kakku, kakut, kakun, pikkuleip*, pipari, piparit',
  },
  honeyJam: {
    en: `
      honey, honeys, jam, jams, marmalade, marmalades, peanut butter, nut butter, nut butters, chocolate spread,
      maple syrup, fruit spread`,
    de: `
      honig*, marmelade*, konfitüre*, fruchtaufstrich*, erdnussbutter*, erdnussmus*, mandelmus*, nussmus*, aufstrich,
      aufstriche, aufstrichs, ahornsirup*, brotaufstrich*, *honig, schokocreme*`,
    fr: `
      miel, miels, confiture, confitures, marmelade, marmelades, beurre de cacahuète, beurre de cacahuètes,
      pâte à tartiner, purée d amande, purée d amandes, sirop d érable, gelée de, gelées de`,
    es: `
      miel, mieles, mermelada, mermeladas, confitura, confituras, crema de cacahuete, mantequilla de cacahuete,
      crema de almendra, crema de almendras, crema de cacao, sirope de arce, mantequilla de maní`,
    it: `
      miele, mieli, marmellata, marmellate, confettura, confetture, burro di arachidi, crema spalmabile,
      creme spalmabili, crema di nocciole, sciroppo d acero, composta di frutta`,
    nl: `
      honing*, jam, jams, marmelade, pindakaas, notenpasta*, chocoladepasta, hazelnootpasta*, ahornsiroop*,
      notenboter*`,
    pl: `
      miód, miod*, dżem, dżemy, dżemu, dżemów, konfitur*, powidł*, masł* orzechow*, krem* czekoladow*, syrop klonowy,
      mas* migdałow*`,
    pt: `
      mel, méis, compota, compotas, doce de fruta, doces de fruta, geleia, geleias, marmelada, marmeladas,
      manteiga de amendoim, creme de avelã, creme de avelãs, pasta de amendoim, xarope de ácer`,
    sv: 'honung*, sylten, marmelad*, jordnötssmör*, nötsmör*, nötkräm*, lönnsirap*, *sylt',
    da: `
      honning*, syltetøj*, marmelade*, peanutbutter, jordnøddesmør*, nøddesmør*, nougatcreme, ahornsirup*, mandelsmør*`,
    nb: 'honning*, syltetøy*, marmelade*, peanøttsmør*, nøttesmør*, sjokoladepålegg, lønnesirup*, mandelsmør*',
    fi: `
      hunaja*, hillo, hillot, hilloa, marmelad*, maapähkinävoi*, pähkinävoi*, suklaalevite*, vaahterasiirap*,
      mantelivoi*`,
  },
  cookingOil: {
    en: 'olive oil, olive oils, cooking oil, cooking oils, rapeseed oil, sunflower oil, sesame oil, coconut oil',
    de: 'olivenöl*, speiseöl*, rapsöl*, sonnenblumenöl*, kokosöl*, sesamöl*',
    fr: 'huile d olive, huiles d olive, huile de colza, huile de tournesol, huile de coco, huile de sésame',
    es: 'aceite de oliva, aceites de oliva, aceite de girasol, aceite de coco, aove, aceite de sésamo',
    it: 'olio d oliva, oli d oliva, olio extravergine, olio di semi, olio di cocco, olio evo, olio di oliva',
    nl: 'olijfolie*, koolzaadolie*, zonnebloemolie*, kokosolie*, sesamolie*',
    pl: 'oliwa, oliwy, oliwę, oliwą z oliwek, olej rzepakowy, olej kokosowy, olej słonecznikowy, oliwa z oliwek',
    pt: 'azeite, azeites, óleo de girassol, óleo de coco',
    sv: 'olivolj*, rapsolj*, kokosolj*, solrosolj*',
    da: 'olivenolie*, rapsolie*, kokosolie*, solsikkeolie*',
    nb: 'olivenolje*, rapsolje*, kokosolje*, solsikkeolje*',
    fi: 'oliiviöljy*, rypsiöljy*, kookosöljy*, auringonkukkaöljy*',
  },
  pastaRice: {
    en: 'pasta, spaghetti, noodles, rice, couscous, quinoa, bulgur, risotto rice, penne, basmati',
    de: 'nudel, spaghetti, pasta, reis, couscous, quinoa, bulgur, penne, basmatireis*, vollkornreis*, *nudeln',
    fr: 'pâtes, spaghettis, nouilles, riz, couscous, quinoa, boulgour, penne',
    es: `
      espagueti, espaguetis, pasta italiana, pasta seca, pasta fresca, macarrones, fideos, arroz, cuscús, quinoa,
      bulgur`,
    it: 'pasta, spaghetti, riso, couscous, quinoa, bulgur, risotto, noodles, tagliatelle, penne rigate',
    nl: 'spaghetti, noedels, rijst, couscous, quinoa, bulgur, pasta s, pasta, penne, risottorijst',
    pl: 'makaron*, spaghetti, ryż, ryżu, kuskus, quinoa, kasza, kaszy, kaszę, komosa, komosy, komosę, bulgur',
    pt: `
      massa italiana, massas italianas, esparguete, espaguete, macarrão, arroz, cuscuz, quinoa, bulgur,
      massas alimentícias, penne`,
    sv: 'pasta, pastan, spagetti, spaghetti, nudlar, ris, riset, couscous, quinoa, bulgur, basmatiris*',
    da: 'pasta, pastaen, spaghetti, nudler, ris, couscous, quinoa, bulgur, basmatiris*',
    nb: 'pasta, pastaen, spagetti, spaghetti, nudler, ris, couscous, quinoa, bulgur, basmatiris*',
    fi: 'pasta, pastaa, pastat, spagetti*, nuudeli*, riisi, riisiä, riisin, kuskus*, couscous, kvinoa*, bulgur*',
  },
  flourBread: {
    en: 'flour, bread, breads, baking mix, bread mix, sourdough, crispbread, yeast, toast bread, rusk, rusks',
    de: `
      *mehl, mehle, mehlen, mehles, brote, broten, brotes, *brot, knäckebrot*, backmischung*, sauerteig*,
      brotbackmischung*, hefe`,
    fr: `
      farine, farines, pain, pains, levure de boulanger, préparation pour pain, levain, préparation pour gâteau,
      biscotte, biscottes, pain croustillant`,
    es: `
      harina, harinas, pan, panes, levadura de panadería, masa madre, preparado para pan, preparado para bizcocho,
      pan crujiente, biscotes`,
    it: `
      farina, farine, pane, lievito madre, lievito di birra, preparato per pane, preparato per torte, fetta biscottata,
      fette biscottate`,
    nl: `
      bloem voor brood, tarwebloem, broden, broodmix*, bakmix*, zuurdesem*, knäckebröd, *brood, *meel, bakgist,
      beschuit`,
    pl: `
      mąka, mąki, mąk* pszenn*, chleb, chleba, chleby, chlebów, pieczyw*, drożdże, drożdży, zakwas*,
      mieszank* do wypieku, mieszank* chlebow*`,
    pt: `
      farinha, farinhas, pão, pães, fermento de padeiro, massa mãe, preparado para pão, mistura para bolo,
      mistura para pão, tostas`,
    sv: 'mjölet, *mjöl, brödet, *bröd, knäckebröd*, bakmix*, surdeg*, brödmix*',
    da: 'mel, melet, hvedemel*, brødet, *brød, knækbrød*, bagemix*, brødmix*, surdej*, blandinger til brød',
    nb: 'mel, melet, hvetemel*, brødet, *brød, knekkebrød*, bakemiks*, brødmiks*, surdeig*',
    fi: 'jauhoja, vehnäjauho*, leipä, leivän, leipää, näkkileip*, leivonta*, hapanjuur*, leipäjauho*, *jauho, *jauhot',
  },
  muesli: {
    en: `
      muesli, granola, cereal, cereals, oats, porridge, oatmeal, cornflakes, chia seeds, flaxseed, flaxseeds, linseed,
      linseeds`,
    de: 'müsli, müslis, granola, haferflocken, cornflakes, porridge, chiasamen*, leinsamen*, knuspermüsli*',
    fr: `
      muesli, mueslis, granola, granolas, céréale, céréales, flocons d avoine, porridge, graines de chia,
      graines de lin`,
    es: 'muesli, granola, cereales, copos de avena, avena en copos, semillas de chía, semillas de lino, gachas',
    it: 'muesli, granola, cereali, fiocchi d avena, fiocchi di avena, porridge, semi di chia, semi di lino',
    nl: 'muesli, müsli, granola, cruesli, havermout, cornflakes, ontbijtgranen, chiazaad*, lijnzaad*, havervlokken',
    pl: `
      musli, granola, granoli, granolę, płatk* owsian*, płatk* śniadaniow*, owsiank*, nasion* chia, siemię lniane,
      siemienia lnianego`,
    pt: `
      muesli, müsli, granola, granolas, cereais, flocos de aveia, aveia em flocos, sementes de chia, linhaça,
      papas de aveia`,
    sv: 'müsli, müslin, granola, granolan, havregryn*, flingor, flingorna, gröt, chiafrö*, linfrö*',
    da: 'mysli, müsli, müesli, granola, granolaen, havregryn*, cornflakes, grød, chiafrø*, hørfrø*',
    nb: 'müsli, granola, granolaen, havregryn*, frokostblanding*, grøt, chiafrø*, linfrø*, cornflakes',
    fi: 'mysli*, granola*, kaurahiutale*, murot, muroja, puuro*, chiansiemen*, pellavansieme*, chia sieme*',
  },
  nuts: {
    en: `
      nuts, almonds, almond, cashew, cashews, walnut, walnuts, hazelnut, hazelnuts, pistachio, pistachios, peanuts,
      trail mix, dried fruit, dried fruits, raisins, medjool dates, dried dates, mixed nuts`,
    de: `
      nüsse, nüssen, mandel*, cashew*, walnuss*, walnüss*, haselnuss*, haselnüss*, pistazie*, studentenfutter*,
      trockenfrücht*, rosinen, datteln, nussmischung*, erdnüsse*`,
    fr: `
      noix de cajou, noix, amande, amandes, noisette, noisettes, pistache, pistaches, fruits secs, fruits séchés,
      cacahuète, cacahuètes, raisins secs, dattes`,
    es: `
      nueces, nuez, almendra, almendras, anacardo, anacardos, avellana, avellanas, pistacho, pistachos, frutos secos,
      cacahuete, cacahuetes, fruta desecada, uvas pasas, dátiles, fruta seca`,
    it: `
      noci, mandorla, mandorle, anacardo, anacardi, nocciola, nocciole, pistacchio, pistacchi, frutta secca, arachide,
      arachidi, uvetta, datteri, frutta essiccata, frutta disidratata`,
    nl: `
      noten, amandel*, cashew*, walnoot, walnoten, hazelnoot, hazelnoten, pistache*, notenmix*, gedroogd fruit,
      rozijnen, dadels, pinda, pindas, pinda s, gedroogde vruchten`,
    pl: `
      orzech, orzechy, orzechów, orzeszk*, migdał*, nerkowc*, pistacj*, bakali*, suszone owoce, suszonych owoców,
      rodzynk*, daktyl*`,
    pt: `
      nozes, noz pecã, amêndoa, amêndoas, caju, cajus, avelã, avelãs, pistácio, pistácios, pistache, pistaches,
      frutos secos, amendoim, amendoins, tâmaras, frutas secas, castanha, castanhas, fruta desidratada, uvas passas`,
    sv: `
      nötter, nötterna, mandel*, mandlar, cashew*, valnöt*, hasselnöt*, pistage*, pistasch*, torkad frukt, jordnöt*,
      russin, dadlar, nötmix*`,
    da: `
      nødder, nødderne, mandler, mandel*, cashew*, valnød*, hasselnød*, pistaci*, tørret frugt, tørrede frugter,
      peanuts, rosiner, dadler, nøddeblanding*`,
    nb: `
      nøtter, nøtterne, mandler, mandel*, cashew*, valnøtt*, hasselnøtt*, pistasj*, tørket frukt, peanøtt*, rosiner,
      dadler, nøtteblanding*`,
    fi: `
      pähkinä, pähkinät, pähkinöitä, pähkinän, manteli*, mantelei*, cashew*, saksanpähkinä*, hasselpähkinä*, pistaasi*,
      kuivattuja hedelmiä, kuivahedelm*, rusina*, taateli*, pähkinäsekoitus*`,
  },
  crisps: {
    en: 'crisps, potato chips, tortilla chips, popcorn, pretzels, crackers, savoury snacks',
    de: `
      kartoffelchips, tortillachips*, popcorn*, chips, salzstangen, brezeln, knabbergebäck*, cracker, crackern,
      knabbereien`,
    fr: 'chips, popcorn, bretzel, bretzels, crackers, biscuits apéritif, biscuits salés',
    es: 'patatas fritas, palomitas, nachos, aperitivos salados, papas fritas',
    it: 'patatine, popcorn, salatini, taralli, pop corn, snack salati',
    nl: 'chips, popcorn, zoutjes, tortillachips*, borrelnootjes, nacho s',
    pl: 'chipsy, chipsów, popcorn, popcornu, paluszki, precelk*, krakers*, nachosy',
    pt: 'batatas fritas, pipocas, pipoca, nachos, aperitivos salgados, salgadinho, salgadinhos, tiras de milho',
    sv: 'chips, chipsen, popcorn, ostbågar, salta kex, nachochips*, salta pinnar',
    da: 'chips, chipsene, popcorn, saltstænger, peanuts og chips, kikærtesnack*',
    nb: 'potetgull, potetchips, popcorn, snacks salt, tortillachips*, saltstenger',
    fi: 'perunalastu*, sipsi*, sipsej*, popcorn*, suolapähkin*, nachot',
  },
  spices: {
    en: `
      spice, spices, seasoning, seasonings, peppercorns, sea salt, curry powder, herbs and spices, dried herbs,
      black pepper, cinnamon, turmeric, rock salt, spice mix, saffron`,
    de: `
      gewürz*, *gewürz, salz, meersalz*, pfefferkörner*, currypulver*, kräutersalz*, zimt*, kurkuma*, safran, *pfeffer,
      steinsalz`,
    fr: `
      épice, épices, fleur de sel, sel de mer, poivre, poivres, curry en poudre, mélange d épices, herbes de provence,
      cannelle, curcuma, safran, sel rose`,
    es: `
      especia, especias, sal marina, pimienta, condimento, condimentos, pimentón, cúrcuma, canela, sal rosa, azafrán,
      mezcla de especias, sal en escamas`,
    it: `
      spezia, spezie, sale marino, pepe nero, condimento, condimenti, sale rosa, curcuma, cannella, zafferano,
      miscela di spezie, erbe aromatiche, paprika`,
    nl: `
      specerij, specerijen, kruidenmix*, zeezout*, peper, zwarte peper, kurkuma*, kaneel*, saffraan, kruidenzout*,
      kerriepoeder, specerijenmix*`,
    pl: `
      przypraw*, sól morska, soli morskiej, pieprz, pieprzu, pieprzem, papryk* mielon*, kurkum*, cynamon*, szafran,
      mieszank* przypraw, sól himalajska, zioła suszone`,
    pt: `
      especiaria, especiarias, tempero, temperos, sal marinho, pimenta, pimentas, curcuma, canela, açafrão, flor de sal,
      condimento, condimentos, colorau, mistura de especiarias`,
    sv: `
      krydda, kryddor, kryddorna, kryddblandning*, havssalt*, svartpeppar*, gurkmeja*, kanel, kanelen, saffran, peppar,
      flingsalt*, örtsalt*`,
    da: `
      krydderi, krydderier, krydderiet, krydderiblanding*, havsalt*, gurkemeje*, kanel, kanelen, safran, peber,
      peberkorn, sort peber, flagesalt, urtesalt*`,
    nb: `
      krydder, krydderet, krydderblanding*, havsalt*, gurkemeie*, kanel, kanelen, safran, pepperkorn*, svart pepper,
      flaksalt*, urtesalt*`,
    fi: `
      mauste, mausteet, mausteita, mausteseos*, merisuola*, mustapippur*, kurkuma*, kaneli*, sahrami*, pippuri*,
      yrttisuola*`,
  },
  sauce: {
    en: `
      sauce, sauces, pesto, ketchup, mustard, mustards, mayonnaise, soy sauce, tomato sauce, hot sauce, chutney,
      chutneys, salsa, curry paste, dip, dips`,
    de: `
      soßen, saucen, pesto, pestos, ketchup, *senf, mayonnaise, sojasauce*, sojasoße*, tomatensauce*, chutney, chutneys,
      currypaste*, *soße, *sauce`,
    fr: `
      sauce, sauces, pesto, pestos, ketchup, moutarde, moutardes, mayonnaise, mayonnaises, sauce soja, sauce tomate,
      chutney, chutneys, tapenade, coulis`,
    es: `
      salsa, salsas, pesto, kétchup, mostaza, mostazas, mayonesa, salsa de soja, salsa de tomate, chutney, ketchup,
      sofrito`,
    it: `
      salsa, salse, pesto, ketchup, senape, senapi, maionese, salsa di soia, sugo, sughi, passata di pomodoro, chutney,
      ragù`,
    nl: `
      sauzen, pesto, ketchup, mosterd, mosterden, mayonaise, sojasaus*, tomatensaus*, chutney, chutneys, *saus, sambal,
      currypasta`,
    pl: `
      sos, sosy, sosu, sosów, pesto, keczup, keczupu, ketchup, ketchupu, musztard*, majonez*, sos sojowy, chutney,
      past* curry`,
    pt: 'molho, molhos, pesto, ketchup, mostarda, mostardas, maionese, molho de soja, molho de tomate, chutney',
    sv: 'sås, såsen, såser, pesto, ketchup, senap*, majonnäs*, sojasås*, tomatsås*, chutney',
    da: `
      saucer, saucen, sovs, sovsen, pesto, ketchup, sennep*, mayonnaise, sojasauce*, tomatsauce*, chutney, *sauce,
      *dressing`,
    nb: 'sauser, sausen, pesto, ketchup, sennep*, majones*, soyasaus*, tomatsaus*, chutney, *saus',
    fi: `
      kastikkeet, kastiketta, pesto*, ketsuppi*, sinappi*, majoneesi*, soijakasti*, tomaattikasti*, chutney*, *kastike`,
  },
  soupConserve: {
    en: `
      soup, soups, canned food, tinned fish, preserves, sardines, tuna, canned tomatoes, ready meal, ready meals,
      freeze dried meal, freeze dried meals, chickpeas, lentils, baked beans, kidney beans`,
    de: `
      suppen, *suppe, konserve, konserven, fischkonserve*, sardinen, thunfisch*, dosentomaten, fertiggericht*,
      trekkingnahrung*, kichererbsen, rote linsen, kidneybohnen, weiße bohnen`,
    fr: `
      soupe, soupes, conserves, en conserve, boîte de conserve, sardines à, thon, sardines, plat préparé,
      plats préparés, plats lyophilisés, repas lyophilisé, repas lyophilisés, pois chiches, lentilles vertes,
      lentilles corail, haricots`,
    es: `
      sopa, sopas, conservas, en conserva, sardinas, atún, comida liofilizada, plato preparado, platos preparados,
      garbanzos, lentejas, alubias`,
    it: `
      zuppa, zuppe, conserva di pomodoro, conserve alimentari, cibo in scatola, sardine, tonno, piatti pronti,
      pasto liofilizzato, pasti liofilizzati, ceci, lenticchie, fagioli, legumi`,
    nl: `
      soep, soepen, conserven, sardines, tonijn, maaltijdsoep*, gevriesdroogde maaltijd*, kant en klaarmaaltijd*,
      kikkererwten, linzen, witte bonen, kidneybonen`,
    pl: `
      zupa, zupy, zupę, konserw*, sardynk*, tuńczyk*, dani* gotow*, żywnoś* liofilizowan*, liofilizat*, ciecierzyc*,
      soczewic*, fasola, fasoli, fasolę`,
    pt: `
      sopa, sopas, conservas, em conserva, sardinha, sardinhas, atum, refeições prontas, refeição liofilizada,
      refeições liofilizadas, grão de bico, lentilhas, feijão, feijões`,
    sv: `
      soppa, soppor, sopporna, konserv, konserver, sardiner, tonfisk*, färdigrätt*, frystorkad mat, kikärtor,
      röda linser, kidneybönor, frystorkade måltider`,
    da: `
      suppe, supper, suppen, konserves, sardiner, tun på dåse, tunfisk, færdigret*, frysetørret mad, kikærter,
      røde linser, kidneybønner, tørmad`,
    nb: `
      suppe, supper, suppen, hermetikk*, sardiner, tunfisk*, ferdigrett*, frysetørket mat, kikerter, røde linser,
      kidneybønner, turmat`,
    fi: `
      keitto, keitot, keittoja, keiton, säilyke*, säilykkeet, sardiini*, tonnikala*, valmisruo*, kylmäkuiva*, retkiruo*,
      kikherne*, punaiset linssit, kidneypapu*, kidneypavu*, säilötyt pavut`,
  },
  fruitVegetables: {
    en: 'fruit, fruits, vegetables, apples, fresh fruit, vegetable box, potatoes, tomatoes, berries',
    de: 'obst, gemüse*, äpfel*, früchte, früchten, kartoffeln, tomaten, beeren, obstkiste*',
    fr: 'fruits frais, légume, légumes, pommes de terre, fruit, fruits, pommes, tomates, baies, panier de légumes',
    es: 'fruta, frutas, verdura, verduras, hortaliza, hortalizas, manzanas, patatas, tomates, bayas, caja de fruta',
    it: 'frutta, verdura, verdure, ortaggio, ortaggi, mele, patate, pomodori, frutti di bosco, cassetta di frutta',
    nl: `
      groente, groenten, fruit, appels, aardappel, aardappels, aardappelen, tomaten, bessen, fruitmand*,
      groentepakket*`,
    pl: 'owoc, owoce, owoców, warzywa, warzywo, warzyw świeżych, jabłka, jabłko, ziemniak*, pomidor*, jagody, jagodami',
    pt: 'fruta, frutas, legumes, hortaliças, maçãs, batatas, tomates, bagas, cesto de fruta, verduras',
    sv: `
      frukt, frukter, grönsaker, äpplen, potatis, tomater, blåbär, frysta bär, grönsakslåd*, fruktkorg*, hallon*,
      jordgubb*`,
    da: `
      frugt, frugter, grøntsager, grøntsag, æbler, kartofler, tomater, frugtkurv*, grøntkasse*, friske bær, frosne bær,
      blåbær*, jordbær*, hindbær*`,
    nb: `
      frukt, frukter, grønnsaker, grønnsak, epler, poteter, tomater, fruktkurv*, friske bær, frosne bær, blåbær*,
      jordbær*, bringebær*`,
    fi: 'hedelmä*, hedelmi*, vihannes*, vihannek*, omena*, omenoi*, peruna*, perunoi*, tomaat*, marjat, marjoja',
  },
  proteinPowder: {
    en: `
      protein powder, protein powders, whey, whey protein, protein bar, protein bars, protein shake, protein shakes,
      creatine, energy bar, energy bars, energy gel, energy gels, isotonic powder`,
    de: `
      proteinpulver*, eiweißpulver*, proteinriegel*, kreatin*, creatin*, energieriegel*, whey, eiweißshake*, energy gel,
      energy gels, müsliriegel*`,
    fr: `
      protéine en poudre, protéines en poudre, whey, barre protéinée, barres protéinées, créatine, barre énergétique,
      barres énergétiques, barre de céréales, barres de céréales, gel énergétique, gels énergétiques`,
    es: `
      proteína en polvo, proteínas en polvo, whey, barrita, barritas, creatina, gel energético, geles energéticos,
      batido de proteína, batidos de proteínas, proteína de suero`,
    it: `
      proteine in polvere, protein in polvere, whey, barretta proteica, barrette proteiche, creatina,
      barretta energetica, barrette energetiche, gel energetici, barretta, barrette, proteine del siero`,
    nl: `
      eiwitpoeder*, proteïnepoeder*, whey, eiwitreep*, eiwitrepen, creatine, energiereep*, energiegel*, mueslireep*,
      eiwitshake*`,
    pl: `
      odżywk* białkow*, białko serwatkowe, białka serwatkowego, baton* proteinow*, baton* białkow*, kreatyna, kreatyny,
      kreatynę, baton* energetyczn*, żel* energetyczn*, whey, baton, batony, batonów`,
    pt: `
      proteína em pó, proteínas em pó, whey, barra proteica, barras proteicas, creatina, barra energética,
      barras energéticas, gel energético, géis energéticos, barra de proteína, barras de proteína, batido proteico,
      batidos proteicos, barra de cereais, barras de cereais`,
    sv: 'proteinpulver*, proteinbar*, kreatin*, energibar*, energigel*, whey, vassleprotein*',
    da: 'proteinpulver*, proteinbar*, kreatin*, energibar*, energigel*, whey, valleprotein*',
    nb: 'proteinpulver*, proteinbar*, kreatin*, energibar*, energigel*, whey, myseprotein*',
    fi: 'proteiinijauhe*, proteiinipatuk*, kreatiini*, energiapatuk*, energiageeli*, hera, heraproteiini*',
  },
  foodSupplement: {
    en: `
      dietary supplement, dietary supplements, food supplement, food supplements, vitamin, vitamins, multivitamin,
      multivitamins, magnesium tablets, omega capsules, probiotic, probiotics, supplement, supplements`,
    de: `
      nahrungsergänzung*, vitaminpräparat*, vitamin, vitamine, vitaminen, multivitamin*, magnesiumkapseln,
      magnesiumtabletten, probiotik*, omega kapseln, vitaminkapseln`,
    fr: `
      complément alimentaire, compléments alimentaires, vitamine, vitamines, multivitamine, multivitamines,
      gélules de magnésium, probiotique, probiotiques`,
    es: `
      complemento alimenticio, complementos alimenticios, suplemento alimenticio, suplementos alimenticios, vitamina,
      vitaminas, multivitamínico, multivitamínicos, suplemento, suplementos, probiótico, probióticos`,
    it: `
      integratore, integratori, integratore alimentare, integratori alimentari, vitamina, vitamine, multivitaminico,
      multivitaminici, probiotico, probiotici`,
    nl: 'voedingssupplement*, supplement, supplementen, vitamine, vitaminen, vitamines, multivitamine*, probiotica',
    pl: 'suplement*, witamin*, multiwitamin*, probiotyk*',
    pt: `
      suplemento, suplementos, suplemento alimentar, suplementos alimentares, vitamina, vitaminas, multivitamínico,
      multivitamínicos, probiótico, probióticos`,
    sv: 'kosttillskott*, vitamin, vitaminer, vitaminen, multivitamin*, probiotik*',
    da: 'kosttilskud*, vitamin, vitaminer, multivitamin*, vitaminpille*, probiotik*, mælkesyrebakterie*',
    nb: 'kosttilskudd*, vitamin, vitaminer, vitaminet, multivitamin*, probiotik*, melkesyrebakterie*',
    fi: 'ravintolisä*, vitamiini*, vitamiinej*, monivitamiini*, lisäravinte*, probioot*',
  },
  babyFood: {
    en: `
      baby food, infant formula, formula milk, baby milk, follow on milk, baby puree, baby cereal, baby snack,
      baby snacks`,
    de: `
      babynahrung, babybrei*, säuglingsnahrung, säuglingsmilch*, folgemilch*, anfangsmilch*, babygläschen,
      quetschbeutel*, babykost, gläschen mit brei`,
    fr: `
      lait infantile, laits infantiles, petit pot bébé, petits pots bébé, lait en poudre bébé, alimentation infantile,
      compote bébé, compotes bébé, petits pots`,
    es: `
      leche de fórmula, leche infantil, potito, potitos, papilla, papillas, comida para bebé, comida para bebés,
      leche de continuación, puré para bebé`,
    it: `
      omogeneizzato, omogeneizzati, latte in polvere, latte artificiale, pappa per neonati, alimenti per l infanzia,
      pappa per bambini, pappe per bambini, latte di proseguimento`,
    nl: 'babyvoeding, flesvoeding, kunstvoeding, babyhapje*, opvolgmelk, zuigelingenvoeding, babymelk*',
    pl: `
      mleko modyfikowane, mleka modyfikowanego, kaszka dla, kaszki dla, kaszkę dla, deserek, deserk*,
      obiadek dla niemowląt, jedzenie dla niemowląt, żywność dla niemowląt, przecier dla niemowląt`,
    pt: `
      leite infantil, fórmula infantil, papinha, papinhas, papa para bebé, papas para bebé, comida para bebé,
      leite de transição, alimentação infantil, papa láctea`,
    sv: 'barnmat*, modersmjölksersättning*, ersättning för bebis, välling*, barngröt*, smoothie till barn, bebismat*',
    da: 'babymad*, modermælkserstatning*, babygrød*, skemad, tilskudsblanding',
    nb: 'babymat*, morsmelkerstatning*, babygrøt*, barnegrøt*, tilskuddsblanding',
    fi: `
      vauvanruo*, äidinmaidonkorvik*, lastenruo*, vauvan ruoka, vellijauhe*, lastenpuuro*, sosetta vauvalle, vauvansos*,
      vieroitusvalmis*`,
  },
  giftBasket: {
    en: `
      gift basket, gift baskets, gift set, gift sets, hamper, hampers, gift box, gift boxes, tasting set, tasting sets`,
    de: `
      geschenkkorb*, geschenkkörb*, geschenkset*, geschenkbox*, präsentkorb*, präsentkörb*, probierset*, probierpaket*`,
    fr: `
      coffret cadeau, coffrets cadeau, panier garni, paniers garnis, coffret dégustation, coffrets dégustation,
      coffret découverte, coffrets découverte, box cadeau`,
    es: `
      cesta de regalo, cestas de regalo, set de regalo, caja de regalo, cajas de regalo, estuche de regalo,
      estuches de regalo, lote de regalo, lotes de regalo, set de degustación`,
    it: `
      cesto regalo, cesti regalo, set regalo, confezione regalo, confezioni regalo, cofanetto regalo, cofanetti regalo,
      box degustazione, set degustazione`,
    nl: `
      cadeauset, cadeausets, geschenkset, geschenksets, cadeaumand, cadeaumanden, geschenkbox*, proefpakket*,
      kerstpakket*, cadeaubox*, cadeaupakket*`,
    pl: `
      zestaw* prezentow*, kosz* prezentow*, zestaw upominkowy, zestaw* degustacyjn*, pudełk* prezentow*,
      zestawy upominkowe, box prezentowy`,
    pt: `
      cabaz, cabazes, cesta de presente, cestas de presentes, kit presente, kits presente, conjunto de oferta,
      conjuntos de oferta, caixa de presente, caixas de presente, kit de degustação, caixa de oferta, caixas de oferta`,
    sv: 'presentask*, presentset*, presentkorg*, presentbox*, provningspaket*, gåvobox*, gåvoset*',
    da: 'gaveæske*, gavesæt*, gavekurv*, gaveboks*, smagekasse*, smagspakke*',
    nb: 'gaveeske*, gavesett*, gavekurv*, gaveboks*, smakspakke*, gavepakke*',
    fi: 'lahjapakkau*, lahjasetti*, lahjarasia*, lahjakori*, lahjaboks*, maistelupak*',
  },
  cheese: {
    en: 'cheese, cheeses, goat cheese, hard cheese',
    de: 'käses, *käse, käseplatte*, käsepaket*',
    fr: 'fromage, fromages',
    es: 'queso, quesos',
    it: 'formaggio, formaggi',
    nl: `
    kazen, kaasje, kaasjes, kaaspakket*, kaas, geitenkaas, roomkaas, smeerkaas, schapenkaas, blauwe kaas, belegen
    kaas, plakken kaas, kaasplankje, kaasplank, *enkaas, *sekaas
    `,
    pl: 'ser, sery, serów, serem, ser kozi',
    pt: 'queijo, queijos',
    sv: 'ost, ostar, ostarna, osten, hårdost*, färskost*',
    da: 'ost, oste, osten, osteene, blåskimmelost*, flødeost*',
    nb: 'ost, oster, osterne, osten, hvitost*, brunost*, kremost*',
    fi: 'juusto*, *juusto',
  },
  meat: {
    en: `
      sausage, sausages, ham, salami, cured meat, cured meats, beef jerky, meat, bacon, charcuterie, steak, steaks,
      chicken, beef`,
    de: `
      würste, schinkens, salami, salamis, fleisch, beef jerky, wurstwaren, *schinken, steak, steaks, hähnchen*,
      rindfleisch*, *wurst`,
    fr: `
      saucisson, saucissons, jambon, jambons, charcuterie, charcuteries, viande, viandes, saucisse, saucisses, steak,
      steaks, poulet, salami, bœuf`,
    es: `
      jamón, jamones, chorizo, chorizos, embutido, embutidos, carne, carnes, salchichón, salchicha, salchichas, pollo,
      fuet`,
    it: `
      salume, salumi, prosciutto, prosciutti, salame, salami, carne, carni, salsiccia, salsiccie, speck, pollo, manzo`,
    nl: 'worsten, ham, hammen, vlees, vleeswaren, salami, biefstuk*, kipfilet, beef jerky, rundvlees, *worst',
    pl: 'kiełbas*, szynk*, wędlin*, mięso, mięsa, mięsem, salami, kurczak*, kabanos*, wołowin*',
    pt: `
      presunto, presuntos, fiambre, fiambres, chouriço, chouriços, enchido, enchidos, carne, carnes, salame, salsicha,
      salsichas, frango, linguiça, linguiças`,
    sv: 'korv, korvar, korven, skinka, salami, charkuteri*, kött, köttet, bacon, kyckling, nötkött',
    da: 'pølse, pølser, pølsen, skinke, skinker, skinken, salami, kød, kødet, pålæg, bacon, kylling, oksekød',
    nb: `
      pølse, pølser, pølsen, skinke, skinker, skinken, salami, spekemat*, kjøtt, kjøttet, bacon, kylling, storfekjøtt`,
    fi: 'makkara*, makkaroi*, kinkku*, kinkun, salami*, liha, lihaa, lihan, pekoni*, kanaa, naudanliha*',
  },
  fish: {
    en: 'fish, salmon, tuna, seafood, sardines',
    de: 'fisch, fische, lachs, thunfisch*, räucherlachs*, meeresfrüchte*, sardinen',
    fr: 'poisson, poissons, saumon, thon, fruits de mer, sardines',
    es: 'pescado, pescados, salmón, atún, marisco, mariscos, sardinas',
    it: 'pesce, pesci, salmone, tonno, frutti di mare, sardine',
    nl: 'vis, vissen, zalm, tonijn, zeevruchten, sardines',
    pl: 'ryba, ryby, łosoś, łososia, tuńczyk*, owoce morza, sardynk*',
    pt: 'peixe, peixes, salmão, atum, marisco, mariscos, sardinha, sardinhas',
    sv: 'fisk, fisken, lax, laxen, tonfisk*, skaldjur*, sardiner',
    da: 'fisk, fisken, laks, laksen, tunfisk*, skaldyr*, sardiner',
    nb: 'fisk, fisken, laks, laksen, tunfisk*, sjømat*, sardiner',
    fi: 'kala, kalaa, kalan, lohi, lohta, lohen, tonnikala*, äyriäi*, sardiini*',
  },
  yogurtButter: {
    en: 'yogurt, yogurts, yoghurt, yoghurts, salted butter, unsalted butter, cream cheese, quark, sour cream',
    de: 'joghurt*, butter, quark, frischkäse*, skyr',
    fr: 'yaourt, yaourts, beurre doux, beurre salé, beurre demi sel, fromage blanc, crème fraîche',
    es: 'yogur, yogures, mantequilla, queso fresco, requesón, nata líquida',
    it: 'yogurt, burro salato, burro chiarificato, ricotta, panna fresca, mascarpone',
    nl: 'yoghurt, yoghurts, roomboter, kwark, skyr, slagroom, crème fraîche',
    pl: 'jogurt*, masło solone, masło klarowane, twaróg, twarog*, śmietana, śmietany, śmietanę',
    pt: 'iogurte, iogurtes, manteiga com sal, manteiga sem sal, requeijão, natas',
    sv: 'yoghurt*, smör, smöret, kvarg*, gräddfil, vispgrädde*, skyr',
    da: 'yoghurt*, skyr, fløde, kvark, smørret, kærnesmør*',
    nb: 'yoghurt*, kvarg, rømme, skyr, smøret, meierismør*',
    fi: 'jogurtti*, jogurti*, meijerivoi*, rahka, rahkaa, skyr, kerma, kermaa',
  },
  eggs: {
    en: 'eggs, free range eggs, hen s eggs',
    de: 'eier, eiern, freilandeier*, bioeier*',
    fr: 'œufs, œufs frais',
    es: 'huevos',
    it: 'uova',
    nl: 'eieren, scharreleieren',
    pl: 'jajka, jajek, jaja kurze, jajkami',
    pt: 'ovos',
    sv: 'ägg, äggen',
    da: 'æg, æggene',
    nb: 'egg, eggene',
    fi: 'kananmuna*, munia, munat',
  },
  rice: {
    en: 'rice, basmati, jasmine rice, brown rice',
    de: 'reis, basmatireis*, vollkornreis*, jasminreis*, risottoreis*',
    fr: 'riz, riz basmati, riz complet',
    es: 'arroz, arroces',
    it: 'riso, riso basmati, riso integrale',
    nl: 'rijst, basmatirijst*, zilvervliesrijst*',
    pl: 'ryż, ryżu, ryżem',
    pt: 'arroz',
    sv: 'ris, riset, basmatiris*, jasminris*',
    da: 'ris, basmatiris*, jasminris*',
    nb: 'ris, basmatiris*, jasminris*',
    fi: 'riisi, riisiä, riisin, basmatiriisi*',
  },
  vinegar: {
    en: 'vinegar, vinegars, balsamic',
    de: 'essig, essigs, apfelessig*, weinessig*, balsamico*',
    fr: 'vinaigre, vinaigres, balsamique',
    es: 'vinagre, vinagres',
    it: 'aceto, aceti, aceto balsamico',
    nl: 'azijn, azijnen, appelazijn*, balsamico*',
    pl: 'ocet, octu, octem, oct* balsamiczn*',
    pt: 'vinagre, vinagres',
    sv: 'vinäger, äppelcidervinäger*, ättika, balsamvinäger*, balsamico',
    da: 'eddike, æbleeddike*, vineddike*, balsamico*',
    nb: 'eddik, eplesidereddik*, vineddik*, balsamico*',
    fi: 'etikka, etikan, omenaviinietik*, viinietik*, balsamico*',
  },
};
