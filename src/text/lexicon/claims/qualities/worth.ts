import type { ConceptTable } from '../concept-table.ts';

/** Qualities: how long something lasts, and what it is worth. */
export const WORTH: ConceptTable = {
  robust: {
    en: `
      robust, rugged, sturdy, sturdier, solidly built, well built, built to last, hard wearing, heavy duty, resilient,
      durable construction, indestructible, solid construction, solid build, robustness`,
    de: `
      robust*, stabil gebaut, solide, solides, solider, solid gebaut, widerstandsfähig*, strapazierfähig*,
      unverwüstlich*, unkaputtbar*, hart im nehmen, stabile bauweise, stabile konstruktion, massive bauweise,
      massive konstruktion`,
    fr: `
      robuste, robustes, robustesse, solide, solides, solidité, costaud*, bien construit*, à toute épreuve,
      indestructible*, très résistant*, résistant et, résistante et, matière résistante, matériaux résistants,
      plus résistant*, tissu résistant`,
    es: `
      robusto, robusta, robustos, robustas, robustez, sólido, sólida, sólidos, sólidas, recio, fuerte y duradero,
      indestructible*, a prueba de todo, muy resistente*, resistente y, material resistente, materiales resistentes,
      fuerte y resistente, tejido resistente, construcción resistente`,
    it: `
      robusto, robusta, robusti, robuste, robustezza, solido, solida, solidi, solide, solidità, ben costruit*,
      indistruttibil*, molto resistente, resistente e, materiale resistente, materiali resistenti, forte e resistente,
      tessuto resistente, struttura resistente`,
    nl: `
      robuust, robuuste, robuuster, stevig, stevige, steviger, stevigheid, degelijk*, solide, oersterk*, ijzersterk*,
      slijtvast*, onverwoestbaar, onverwoestbare, tegen een stootje`,
    pl: `
      solidn*, wytrzymał*, masywn*, mocna konstrukcja, solidna konstrukcja, niezniszczaln*, pancern*, krzepk*,
      bardzo odporn*, odporn* na uszkodzenia, odporn* na zużycie, wytrzymała konstrukcja`,
    pt: `
      robusto, robusta, robustos, robustas, robustez, sólido, sólida, sólidos, sólidas, solidez, indestrutív*,
      bem construíd*, muito resistente*, resistente e, material resistente, materiais resistentes, forte e resistente,
      tecido resistente, estrutura resistente`,
    sv: `
      robust*, stabil konstruktion, stryktålig*, tålig*, slitstark*, rejäl, rejält, rejäla, gedigen, gediget, gedigna,
      oförstörbar*, solid konstruktion, kraftigt byggd*`,
    da: `
      robust*, solid, solidt, solide, slidstærk*, stabil konstruktion, modstandsdygtig*, kraftig konstruktion, gedigen,
      gedigent, uopslidelig*, hårdfør*`,
    nb: `
      robust*, solid, solide, slitesterk*, stabil konstruksjon, motstandsdyktig*, kraftig konstruksjon, tåler mye,
      uslitelig*, gjennomsolid*`,
    fi: `
      tukeva, tukevan, tukevaa, tukevat, tukevarakentei*, vankka, vankan, vankkarakentei*, kestävä, kestävän, kestävää,
      kestävät, jykevä*, lujatekoi*, vahvatekoi*, tukevatekoi*`,
  },
  durable: {
    en: `
      durable, durability, long lasting, longlasting, lasts for years, last for years, lasting quality, built to last,
      long lived, hard wearing, will last you, longevity, long lifespan, long service life, lasts a lifetime`,
    de: `
      langlebig*, strapazierfähig*, verschleißfest*, hält jahrelang, hält lange, hält viele jahre, lange lebensdauer,
      beständig*, für jahre, ein leben lang, lange freude, viele jahre freude, besonders haltbar*, sehr haltbar*,
      lange haltbar*`,
    fr: `
      durable, durables, durabilité, longue durée de vie, dure longtemps, durent longtemps, fait pour durer,
      faits pour durer, conçu pour durer, dure des années, longévité, inusable*, qui dure dans le temps`,
    es: `
      duradero, duradera, duraderos, duraderas, durabilidad, larga vida útil, dura años, dura mucho, duran mucho,
      larga duración, hecho para durar, para toda la vida, durable, durables, longevidad`,
    it: `
      duraturo, duratura, duraturi, durature, durevole, durevoli, durata nel tempo, lunga durata, dura a lungo,
      durano a lungo, dura negli anni, fatto per durare, longevità, vita utile`,
    nl: `
      duurzaam materiaal, lange levensduur, gaat lang mee, gaat jaren mee, gaan jaren mee, gaan lang mee,
      lang houdbaar in gebruik, slijtvast*, jarenlang plezier, langdurig*, levenslang mee, duurzame constructie,
      duurzaam en, lang meegaan*`,
    pl: `
      trwały, trwała, trwałe, trwałego, trwałej, wytrzymał*, na lata, na długie lata, długowieczn*, długa żywotność,
      długotrwał*, przez lata, posłuży przez, posłuży lata, posłuży długo`,
    pt: `
      duradouro, duradoura, duradouros, duradouras, durável, duráveis, durabilidade, longa duração, vida útil longa,
      dura anos, dura muito, duram anos, feito para durar, longa vida útil, longevidade`,
    sv: `
      slitstark*, lång livslängd, håller länge, håller i många år, håller i åratal, långlivad*, tål slitage,
      långvarig*, byggd för att hålla`,
    da: `
      slidstærk*, lang levetid, holder længe, holder i mange år, holder i årevis, langtidsholdbar*, langvarig*,
      slidstyrke, bygget til at holde, holdbare materialer, holdbart materiale, meget holdbar*, særdeles holdbar*`,
    nb: `
      slitesterk*, lang levetid, varer lenge, varer i mange år, varer i årevis, langvarig*, slitestyrke,
      bygget for å vare, holder i årevis, holdbare materialer, holdbart materiale, svært holdbar*, veldig holdbar*`,
    fi: `
      kestävä, kestävän, kestävää, kestävät, kestävyys, kestävyyttä, pitkäikäi*, pitkäkestoi*, kestää vuosia,
      kestää vuosikausia, kestää pitkään, kulutusta kestävä*, kulutuskestäv*, kestää käyttöä`,
  },
  fragile: {
    en: 'fragile, delicate item, breaks easily, easily broken, breakable, prone to breaking',
    de: 'zerbrechlich*, fragil*, bruchempfindlich*, geht leicht kaputt, bricht leicht',
    fr: 'fragile, fragiles, cassant*, cassable*, se casse facilement',
    es: 'frágil, frágiles, fragilidad, se rompe fácilmente, quebradiz*, rompible*',
    it: 'fragile, fragili, fragilità, si rompe facilmente, delicato e fragile',
    nl: 'breekbaar, breekbare, fragiel*, kwetsbaar, kwetsbare, gaat snel kapot',
    pl: 'kruchy, krucha, kruche, delikatna konstrukcja, tłukąc*, łatwo się tłucze, łatwo pęka',
    pt: 'frágil, frágeis, fragilidade, parte se facilmente, quebra fácil, quebradiç*, quebrável',
    sv: 'ömtålig*, skör, skört, sköra, bräcklig*, går lätt sönder',
    da: 'skrøbelig*, skør, skøre, sart, går let i stykker, knuselig',
    nb: 'skjør, skjørt, skjøre, ømfintlig*, knuselig*, går lett i stykker',
    fi: 'hauras, hauraan, hauraat, särkyvä*, rikkoutuu helposti, helposti särkyv*',
  },
  economical: {
    en: `
      economical, cost effective, cost efficient, goes a long way, a little goes a long way, saves money, money saving,
      cost saving, yields a lot, highly concentrated`,
    de: `
      ergiebig*, sparsam*, wirtschaftlich*, kostensparend*, spart geld, kostengünstig im, kosteneffizient*,
      reicht lange, reicht sehr lange`,
    fr: `
      économique, économiques, rentable, fait économiser, longue durée d utilisation, il en faut peu,
      une petite quantité suffit, bon rendement`,
    es: `
      económico de usar, rendidor*, rinde mucho, cunde mucho, ahorra dinero, rentable*, un poco es suficiente,
      ahorro de dinero, con poca cantidad basta, ahorrativ*`,
    it: `
      economico nell uso, ne basta poco, ne basta poca, conveniente nel tempo, fa risparmiare, alta resa,
      risparmio di denaro, molto concentrato, resa elevata`,
    nl: `
      zuinig in gebruik, zuinige, kostenbesparend*, bespaart geld, kostenefficiënt*, voordelig in gebruik,
      je hebt maar weinig nodig, zuinig`,
    pl: `
      ekonomiczn*, oszczędn*, wydajn*, pozwala zaoszczędzić, oszczędność pieniędzy, starcza na długo,
      wystarcza na długo, opłacaln*`,
    pt: `
      rende muito, rendimento elevado, poupa dinheiro, rentáv*, económico de usar, economiza dinheiro,
      basta pouca quantidade, pouca quantidade basta, altamente concentrad*`,
    sv: 'ekonomisk*, dryg, drygt, dryga, kostnadseffektiv*, sparar pengar, räcker länge, sparsam*, lönsam*',
    da: 'økonomisk*, drøj, drøjt, drøje, omkostningseffektiv*, sparer penge, rækker langt, sparsommelig*',
    nb: 'økonomisk*, drøy, drøyt, drøye, kostnadseffektiv*, sparer penger, rekker langt',
    fi: 'taloudelli*, riittoisa*, kustannustehok*, säästää rahaa, edullinen käytössä, riittää pitkään',
  },
  affordable: {
    en: `
      affordable, inexpensive, low priced, low cost, budget friendly, cheap, cheaper, reasonably priced,
      attractively priced, great price, good price, low price, budget option, wallet friendly, more affordable,
      affordability`,
    de: `
      günstig, günstige, günstiger, günstiges, günstigen, preiswert*, preisgünstig*, erschwinglich*, billig*,
      kleiner preis, kleines geld, kleinen preis, niedriger preis, budgetfreundlich*, kostengünstig*, kleines budget,
      kleinen geldbeutel`,
    fr: `
      abordable*, pas cher, pas chère, pas chers, bon marché, petit prix, petits prix, prix doux, moins cher,
      moins chère, moins chers, accessible en prix, prix accessible*, prix attractif*, petit budget, prix raisonnable*,
      à prix réduit, prix mini`,
    es: `
      barato, barata, baratos, baratas, económico, económica, económicos, económicas, asequible*, buen precio,
      bajo precio, precio bajo, precio ajustado, precio atractivo, más barat*, precio competitivo, bajo coste,
      bajo costo, bien de precio`,
    it: `
      economico, economica, economici, economiche, a buon mercato, conveniente, convenienti, prezzo contenuto,
      prezzo accessibile, basso costo, prezzo basso, buon prezzo, meno costos*, abbordabil*, prezzo vantaggioso,
      poco prezzo, a poco prezzo`,
    nl: `
      goedkoop, goedkope, goedkoper, goedkopere, betaalbaar, betaalbare, voordelig*, scherpe prijs, lage prijs,
      scherp geprijsd, budgetvriendelijk*, vriendelijk geprijsd, goedkoopst, klein prijsje, aantrekkelijke prijs`,
    pl: `
      tani, tania, tanie, taniego, taniej, tańsz*, niedrogi, niedroga, niedrogie, niska cena, niskiej cenie,
      przystępna cena, przystępnej cenie, budżetow*, korzystna cena, korzystnej cenie, atrakcyjna cena,
      atrakcyjnej cenie, niskobudżetow*`,
    pt: `
      barato, barata, baratos, baratas, económico, económica, econômico, econômica, acessível em preço,
      preço acessível, bom preço, baixo custo, preço baixo, preço competitivo, mais barat*, preço atrativo,
      a preço acessível, mais em conta, bem em conta`,
    sv: `
      billig*, prisvärd*, förmånlig*, överkomlig*, lågt pris, bra pris, budgetvänlig*, låga priser, förmånligt pris,
      lägre pris, rimligt pris`,
    da: `
      billig*, prisvenlig*, overkommelig*, lav pris, god pris, budgetvenlig*, lave priser, fordelagtig*, gode priser,
      rimelig pris`,
    nb: `
      billig*, rimelig pris, prisgunstig*, overkommelig*, lav pris, god pris, budsjettvennlig*, lave priser,
      fordelaktig*, rimeligere`,
    fi: `
      edullinen, edullise*, edullisesti, edullisempi, halpa, halvan, halvat, halvempi, halvemm*, kohtuuhintai*,
      hyvä hinta, alhainen hinta, budjettiystävälli*, edukas, matala hinta, hyvään hintaan`,
  },
  goodValue: {
    en: `
      good value, great value, value for money, best value, bang for your buck, worth the money, worth every penny,
      well worth the price, excellent value, price performance`,
    de: `
      preis leistung*, preisleistung*, gutes preis, preis leistungs verhältnis, preis leistungsverhältnis,
      lohnt sich preislich, ist sein geld wert, viel fürs geld, preis leistungs sieger, viel leistung fürs geld`,
    fr: `
      rapport qualité prix, bon rapport, excellent rapport, qualité prix, en vaut le prix, en vaut la peine,
      prix performance`,
    es: `
      calidad precio, relación calidad, calidad y precio, vale lo que cuesta, merece la pena por su precio,
      relación precio, vale cada euro`,
    it: `
      rapporto qualità, qualità prezzo, rapporto prezzo, vale il prezzo, vale ogni centesimo, vale quello che costa`,
    nl: `
      prijs kwaliteit*, prijs kwaliteitverhouding, prijs kwaliteitsverhouding, waar voor je geld, waar voor uw geld,
      geld waard, prijskwaliteit*`,
    pl: `
      stosunek jakości, stosunkiem jakości, stosunku jakości, jakości do ceny, stosunek ceny, warty swojej ceny,
      warta swojej ceny, warte swojej ceny, dobra jakość w dobrej cenie`,
    pt: `
      custo benefício, qualidade preço, relação qualidade, relação custo, vale o preço, vale cada cêntimo,
      vale cada centavo, bom custo`,
    sv: `
      prisvärd*, mycket för pengarna, valuta för pengarna, värt pengarna, värd pengarna, värd priset,
      pris och prestanda`,
    da: 'værdi for pengene, meget for pengene, valuta for pengene, pengene værd, prisen værd, pris og kvalitet',
    nb: `
      verdt pengene, valuta for pengene, mye for pengene, prisverdig*, verdt prisen, pris og kvalitet, prisgunstig*`,
    fi: `
      hinta laatu*, hinta laatusuhde*, hintalaatu*, rahalle vastinetta, vastinetta rahalle, hintansa arvoi*,
      hinnan ja laadun`,
  },
  expensive: {
    en: 'expensive, pricey, pricier, costly, higher priced, more expensive, high price, steep price',
    de: `
      teuer, teure, teurer, teures, teuren, teurere*, hochpreisig*, kostspielig*, hoher preis, höherpreisig*,
      höherer preis`,
    fr: `
      plus cher, plus chère, plus chers, plus chères, très cher, trop cher, coûteux, coûteuse, coûteuses, onéreux,
      onéreuse*, prix élevé, un peu cher, assez cher`,
    es: `
      caro, cara y, caros, más caro, más cara, elevado precio, precio elevado, precio alto, muy cara, un poco cara,
      costoso*, costosa*`,
    it: `
      costos*, più caro, più cara, prezzo elevato, prezzo alto, molto caro, troppo caro, prezzo più alto, dispendios*`,
    nl: `
      dure, duurder, duurdere, prijzig*, kostbaar, kostbare, hogere prijs, hoge prijs, aan de prijs, te duur,
      vrij duur, best duur, is duur, duur in aanschaf`,
    pl: `
      droższ*, drożej, kosztown*, wysoka cena, wyższa cena, wysokiej cenie, wyższej cenie, dość droga, dość drogi,
      zbyt drogi*, jest drogi, drogi w zakupie`,
    pt: `
      mais caro, mais cara, mais caros, caro, caros, dispendios*, preço elevado, preço alto, muito cara, um pouco cara`,
    sv: 'dyr, dyrt, dyra, dyrare, kostsam*, högt pris, högre pris, prisnivån är hög',
    da: 'dyrt, dyrere, bekostelig*, høj pris, højere pris, kostbar*, pebret, er dyr, ret dyr, for dyr, dyr i indkøb',
    nb: 'dyrt, dyrere, kostbar*, høy pris, høyere pris, kostbart, er dyr, ganske dyr, for dyr, dyr i innkjøp',
    fi: `
      kallis, kalliin, kalliit, kalliimpi, kalliimm*, hintava*, hintavan, korkea hinta, korkeampi hinta, arvokkaampi`,
  },
  premium: {
    en: `
      premium, high end, top of the range, top of the line, luxury, luxurious, upscale, upmarket, flagship, deluxe,
      high class, exclusive feel, luxuriously`,
    de: `
      premium*, hochwertig verarbeitet, luxuriös*, luxus*, edel, edle, edler, edles, edlen, exklusives,
      exklusive optik, gehoben*, spitzenklasse, oberklasse*, flaggschiff*, high end, topmodell*, spitzenmodell*,
      deluxe`,
    fr: 'premium, haut de gamme, luxe, luxueux, luxueuse, luxueuses, prestige, d exception, raffiné*, fleuron',
    es: `
      premium, gama alta, de lujo, lujoso*, lujosa*, lujo, tope de gama, alta gama, buque insignia, selecto, selecta`,
    it: 'premium, alta gamma, di lusso, lussuos*, pregiat*, top di gamma, di fascia alta, raffinat*, di pregio, lusso',
    nl: `
      premium*, luxe, luxueus, luxueuze, luxer, luxere, high end, topsegment, topmodel*, exclusieve uitstraling,
      vlaggenschip*, topklasse`,
    pl: `
      premium, luksusow*, luksus, z wyższej półki, ekskluzywn*, najwyższej klasy, flagow*, z górnej półki, prestiżow*`,
    pt: `
      premium, gama alta, alta gama, de luxo, luxuos*, luxo, topo de gama, topo de linha, requintad*, sofisticad*,
      nobre`,
    sv: `
      premium*, lyxig*, lyx, exklusiv känsla, high end, toppmodell*, exklusivt utseende, flaggskepp*, lyxkänsla,
      påkostad*`,
    da: 'premium*, luksus*, luksuriøs*, high end, topmodel*, eksklusiv*, flagskib*, luksusfølelse',
    nb: 'premium*, luksus*, luksuriøs*, high end, toppmodell*, eksklusiv*, flaggskip*, luksusfølelse',
    fi: 'premium*, ylelli*, luksus*, huippulaatui*, huippumalli*, high end, eksklusiivi*, lippulaiva*, ylellisyy*',
  },
  highQuality: {
    en: `
      high quality, top quality, premium quality, excellent quality, quality materials, quality workmanship, well made,
      finest quality, great quality, good quality, superior quality, outstanding quality, finely crafted, best quality,
      first class quality, quality product, beautifully made`,
    de: `
      hochwertig*, hohe qualität, hoher qualität, top qualität, gute qualität, guter qualität, hervorragende qualität,
      beste qualität, bester qualität, erstklassig*, qualitativ hochwertig*, premiumqualität, gut verarbeitet,
      sauber verarbeitet, hochwertige verarbeitung, wertig, wertige, wertiges, wertiger, spitzenqualität,
      höchste qualität, höchster qualität, qualitätsprodukt*, exzellente qualität`,
    fr: `
      haute qualité, bonne qualité, grande qualité, de qualité, qualité supérieure, excellente qualité,
      qualité premium, première qualité, bonne facture, très belle qualité, belle qualité, soigné*, qualitatif*,
      qualitative*, bien fini*`,
    es: `
      alta calidad, buena calidad, gran calidad, calidad superior, excelente calidad, de calidad, primera calidad,
      máxima calidad, calidad premium, mejor calidad, bien hech*, bien acabad*, calidad excepcional`,
    it: `
      alta qualità, ottima qualità, di qualità, qualità superiore, buona qualità, qualità eccellente, elevata qualità,
      prima qualità, massima qualità, qualità premium, ben fatt*, ben rifinit*, migliore qualità`,
    nl: `
      hoge kwaliteit, hoogwaardig*, goede kwaliteit, topkwaliteit, uitstekende kwaliteit, kwalitatief, kwalitatieve,
      beste kwaliteit, premium kwaliteit, kwaliteitsproduct*, hoogste kwaliteit, goed afgewerkt, degelijke kwaliteit`,
    pl: `
      wysokiej jakości, wysoka jakość, dobrej jakości, dobra jakość, najwyższej jakości, najwyższa jakość,
      doskonałej jakości, świetnej jakości, wysokojakościow*, jakościow*, znakomitej jakości, starannie wykonan*,
      świetnie wykonan*, pierwszorzędn*`,
    pt: `
      alta qualidade, boa qualidade, de qualidade, elevada qualidade, ótima qualidade, qualidade superior,
      excelente qualidade, primeira qualidade, máxima qualidade, qualidade premium, bem feit*, melhor qualidade,
      bem acabad*`,
    sv: `
      hög kvalitet, högkvalitativ*, god kvalitet, bra kvalitet, toppkvalitet, utmärkt kvalitet, kvalitetsprodukt*,
      högsta kvalitet, premiumkvalitet, gedigen kvalitet, välgjord*, bästa kvalitet`,
    da: `
      høj kvalitet, god kvalitet, topkvalitet, bedste kvalitet, kvalitetsprodukt*, højeste kvalitet,
      fremragende kvalitet, premiumkvalitet, af kvalitet, kvalitetsmateriale*, vellavet*`,
    nb: `
      høy kvalitet, god kvalitet, toppkvalitet, beste kvalitet, kvalitetsprodukt*, høyeste kvalitet, utmerket kvalitet,
      premiumkvalitet, av kvalitet, kvalitetsmateriale*, gjennomført kvalitet`,
    fi: `
      korkealaatui*, laadukas, laadukkaa*, hyvälaatui*, laadukkaat, korkea laatu, hyvä laatu, huippulaatui*,
      ensiluokkai*, laatutuot*, erinomainen laatu, hyvin tehty`,
  },
  lowQuality: {
    en: 'low quality, poor quality, cheaply made, poorly made, shoddy, inferior quality, cheap feel, bad quality',
    de: `
      minderwertig*, schlechte qualität, schlecht verarbeitet, geringe qualität, schlechter qualität,
      mangelnde qualität, billig verarbeitet`,
    fr: 'mauvaise qualité, piètre qualité, qualité médiocre, bas de gamme, qualité inférieure, faible qualité',
    es: 'mala calidad, baja calidad, poca calidad, mal acabad*, peor calidad, calidad inferior',
    it: 'scarsa qualità, bassa qualità, cattiva qualità, qualità scadente, scadente, scadenti, qualità inferiore',
    nl: 'slechte kwaliteit, lage kwaliteit, mindere kwaliteit, inferieur*, matige kwaliteit, goedkope afwerking',
    pl: `
      słabej jakości, niskiej jakości, kiepskiej jakości, zła jakość, słaba jakość, niska jakość, gorszej jakości,
      tandetn*`,
    pt: 'má qualidade, baixa qualidade, fraca qualidade, mal acabad*, qualidade inferior, pouca qualidade',
    sv: 'dålig kvalitet, låg kvalitet, sämre kvalitet, undermålig*, bristfällig kvalitet',
    da: 'dårlig kvalitet, lav kvalitet, ringere kvalitet, mangelfuld kvalitet',
    nb: 'dårlig kvalitet, lav kvalitet, lavere kvalitet, mangelfull kvalitet',
    fi: 'heikkolaatui*, huonolaatui*, huono laatu, heikko laatu, ala arvoi*',
  },
  reliable: {
    en: `
      reliable, reliably, dependable, reliability, trustworthy, you can rely on, you can count on, trusty,
      consistent performance`,
    de: `
      zuverlässig*, verlässlich*, zuverlässigkeit, bewährt*, auf den verlass ist, auf die verlass ist,
      vertrauenswürdig*, ausfallsicher*`,
    fr: 'fiable*, fiabilité, sur lequel compter, sur laquelle compter, éprouvé*, digne de confiance',
    es: 'fiable*, fiabilidad, confiable*, de confianza, segur* y fiable, confiabilidad, no te fallará',
    it: 'affidabil*, affidabilità, collaudat*, su cui contare, di fiducia',
    nl: 'betrouwbaar, betrouwbare, betrouwbaarheid, beproefd*, op kunt rekenen, op kunt vertrouwen',
    pl: 'niezawodn*, solidność, niezawodność, godn* zaufania, można polegać, bezawaryjn*',
    pt: 'fiáv*, confiáv*, fiabilidade, confiabilidade, de confiança, em que pode confiar',
    sv: 'pålitlig*, tillförlitlig*, driftsäker*, beprövad*, pålitlighet, kan lita på, trygg i drift',
    da: 'pålidelig*, driftssikker*, stabil drift, velafprøvet, velafprøvede, driftsikker*, kan stole på',
    nb: 'pålitelig*, driftssikker*, driftsikker*, velprøvd*, kan stole på, pålitelighet, til å stole på',
    fi: 'luotettava*, luotettavuus, luotettavasti, toimintavarma*, varmatoimi*, voi luottaa',
  },
};
