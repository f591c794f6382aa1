import type { ConceptTable } from '../concept-table.ts';

/** Claims of the shop or maker about itself and its reputation. */
export const COMPANY_REPUTATION: ConceptTable = {
  foundedSince: {
    en: `
      founded in, established in, since the year, founded by, was founded, was established, years of experience,
      long tradition, in business since, in business for, decades of experience, our history, company history,
      been making, been around since, for generations`,
    de: `
      gegründet, gründung*, gründerin, seit jahrzehnten, seit generationen, jahre erfahrung, jahren erfahrung,
      jahrzehnte erfahrung, jahrzehntelang*, langjährig* erfahrung, lange tradition, tradition seit, firmengeschichte,
      traditionsunternehmen, traditionsmarke, besteht seit, gibt es uns seit`,
    fr: `
      fondé en, fondée en, créée en, fondé par, fondée par, a été fondée, a été créée, depuis des décennies,
      depuis des générations, ans d expérience, années d expérience, ans de savoir faire, maison fondée,
      existe depuis, longue tradition`,
    es: `
      fundado en, fundada en, fundado por, fundada por, fue fundada, fundamos, desde hace décadas,
      desde hace generaciones, años de experiencia, décadas de experiencia, larga tradición, años de historia,
      nació en, años de trayectoria`,
    it: `
      fondato nel, fondata nel, fondato da, fondata da, è stata fondata, nasce nel, nata nel, da generazioni,
      da decenni, anni di esperienza, decenni di esperienza, lunga tradizione, anni di storia, anni di tradizione,
      anno di fondazione`,
    nl: `
      opgericht in, opgericht door, is opgericht, werd opgericht, sinds generaties, jaar ervaring,
      jarenlange ervaring, decennia ervaring, al decennialang, lange traditie, rijke historie, bestaan sinds,
      bestaat sinds`,
    pl: `
      założon* w, założon* przez, powstał* w roku, istniejemy od, istnieje od, na rynku od, działamy od,
      lat doświadczenia, letnie doświadczenie, wieloletnie doświadczenie, od pokoleń, długa tradycja, rok założenia`,
    pt: `
      fundad* em, fundad* por, foi fundada, nasceu em, anos de experiência, décadas de experiência, há décadas,
      há gerações, longa tradição, anos de história, anos de tradição, anos no mercado, existimos desde`,
    sv: `
      grundat* år, grundades, grundat av, grundad av, sedan generationer, års erfarenhet, lång erfarenhet,
      lång tradition, i generationer, funnits sedan`,
    da: `
      grundlagt, stiftet i, års erfaring, mange års erfaring, i generationer, lang tradition, eksisteret siden,
      årtiers erfaring`,
    nb: `
      grunnlagt, etablert i, års erfaring, lang erfaring, i generasjoner, lang tradisjon, eksistert siden, stiftet i`,
    fi: `
      perustettu vuonna, perustettiin, perustanut, perustama, vuoden kokemu*, vuosien kokemu*, vuosikymmenten kokemu*,
      sukupolvien ajan, pitkät perinteet, pitkä kokemus, toiminut vuodesta`,
  },
  familyBusiness: {
    en: `
      family business, family run, family owned, family company, family firm, family enterprise, owner run,
      generation family`,
    de: `
      familienbetrieb*, familienunternehmen*, familiengeführt*, inhabergeführt*, in familienhand, familienfirma,
      familie geführt`,
    fr: `
      entreprise familiale, maison familiale, société familiale, affaire familiale, entreprise de famille,
      gérée en famille, atelier familial, gérée par la famille`,
    es: 'empresa familiar, negocio familiar, tienda familiar, taller familiar, firma familiar, gestión familiar',
    it: `
      azienda familiare, impresa familiare, azienda di famiglia, impresa di famiglia, conduzione familiare,
      gestione familiare, negozio di famiglia, attività di famiglia, a gestione familiare`,
    nl: 'familiebedrijf*, familieonderneming*, familiezaak, gerund door de familie, in familiehanden',
    pl: `
      firma rodzinna, firmą rodzinną, firmie rodzinnej, firmy rodzinnej, rodzinna firma, rodzinną firmą,
      rodzinny biznes, rodzinne przedsiębiorstwo, rodzinna manufaktura`,
    pt: `
      empresa familiar, negócio familiar, negócio de família, empresa de família, gestão familiar, loja familiar,
      loja de família`,
    sv: 'familjeföretag*, familjeägd*, familjeägt, familjedriv*, familjefirma',
    da: 'familievirksomhed*, familieejet, familieejede, familiedrev*, familieforetagende*, familiefirma',
    nb: 'familiebedrift*, familieeid*, familiedrev*, familieselskap*, familiefirma',
    fi: 'perheyrity*, perheomisteis*, perheyhtiö*, suvun omistama, perheen omistama',
  },
  ownProduction: {
    en: `
      own production, own factory, in house production, made in house, produced in house, manufactured in house,
      our own factory, we make them ourselves, we make everything ourselves, we manufacture, own manufactory,
      own roastery, own bakery, our own atelier`,
    de: `
      eigene* produktion, eigene* fertigung, eigene* herstellung, eigenproduktion, eigene* fabrik, eigene* manufaktur,
      eigene* werk, eigene* rösterei, stellen ~ selbst her, selbst hergestellt, wir fertigen ~ selbst,
      eigene* atelier, wir produzieren selbst, hauseigene produktion, hauseigene fertigung`,
    fr: `
      propre production, propre atelier, propre usine, propres ateliers, production propre,
      fabriqué dans nos ateliers, fabriqués dans nos ateliers, fabriquons nous mêmes, fabrication maison,
      fabriqué par nos soins, notre atelier, notre usine, notre manufacture`,
    es: `
      producción propia, fabricación propia, propia fábrica, fábrica propia, nuestra fábrica, fabricamos nosotros,
      elaboración propia, hecho en nuestro taller, propio taller, taller propio, fabricados por nosotros`,
    it: `
      produzione propria, propria produzione, produzione interna, nostra fabbrica, fabbrica di proprietà,
      produciamo noi, prodotto internamente, prodotti internamente, prodotto da noi, prodotti da noi,
      nostro stabilimento, realizzati da noi, propria fabbrica`,
    nl: `
      eigen productie, eigen fabriek, eigen atelier, eigen makelij, zelf gemaakt door, maken we zelf, we maken ~ zelf,
      zelf geproduceerd, eigen fabricage, eigen branderij, produceren we zelf`,
    pl: `
      własna produkcja, własnej produkcji, własną produkcję, własna fabryka, własnej fabryce, własna manufaktura,
      własnej manufakturze, produkujemy sami, sami produkujemy, nasza fabryka, naszej fabryce, szyjemy sami,
      własnej szwalni, własna szwalnia`,
    pt: `
      produção própria, fabrico próprio, fabricação própria, fábrica própria, nossa fábrica, própria fábrica,
      produzimos nós, feito por nós, feitos por nós, atelier próprio, ateliê próprio, nosso ateliê`,
    sv: `
      egen produktion, egen tillverkning, egen fabrik, egna fabrik, vi tillverkar själva, tillverkar ~ själva,
      egentillverkad*, egen ateljé, eget rosteri`,
    da: `
      egen produktion, egen fabrik, egenproduceret, egenproduktion, vi producerer selv, producerer ~ selv,
      eget værksted, eget risteri, egne fabrikker`,
    nb: `
      egen produksjon, egen fabrikk, egenprodusert, egenproduksjon, vi produserer selv, produserer ~ selv,
      eget verksted, eget brenneri`,
    fi: `
      oma tuotanto, omassa tuotannossa*, omaa tuotantoa, oma tehdas, omassa tehtaassa*, valmistamme itse,
      itse valmistama*, omalla tehtaalla*, oma paahtimo, omaa valmistusta`,
  },
  physicalStore: {
    en: `
      physical store, physical shop, brick and mortar, our store in, our shop in, our stores, our shops, in store,
      visit us in, visit our store, visit our shop, our branch, our branches, flagship store, local shop, local store,
      high street shop, store locations, branches in`,
    de: `
      ladengeschäft*, ladenlokal*, filiale*, unser laden, unserem laden, unseren laden, unser geschäft in,
      unserem geschäft, fachgeschäft*, flagship store, vor ort im laden, im laden, niederlassung*, geschäft vor ort,
      unsere standorte, stationäre* handel, stationäre* geschäft*, besuchen sie uns in, besuchen sie uns im,
      besuchen sie uns vor ort, besuch uns in, besuch uns im`,
    fr: `
      magasin physique, boutique physique, notre magasin, notre boutique à, nos magasins, nos boutiques, en magasin,
      en boutique, point de vente, points de vente, nos agences, succursale*, rendez nous visite, venez nous voir`,
    es: `
      tienda física, tiendas físicas, nuestra tienda en, nuestra tienda de, nuestras tiendas, en tienda, sucursal*,
      establecimiento físico, puntos de venta, visítanos en, visítenos, nuestro local`,
    it: `
      negozio fisico, negozi fisici, nostro negozio, nostri negozi, in negozio, punto vendita, punti vendita, filiali,
      vieni a trovarci, venga a trovarci, nostra sede, nostra bottega`,
    nl: `
      fysieke winkel*, onze winkel in, onze winkels, in de winkel, filiaal, filialen, in onze winkel, vestiging*,
      bezoek onze winkel, speciaalzaak, bezoek ons in`,
    pl: `
      sklep stacjonarny, sklepie stacjonarnym, sklepu stacjonarnego, sklepy stacjonarne, sklepach stacjonarnych,
      salon stacjonarny, salonie stacjonarnym, nasz sklep w, naszym sklepie w, naszych sklepach, naszych salonach,
      odwiedź nas, punkt sprzedaży, filia, filie, oddział w`,
    pt: `
      loja física, lojas físicas, nossa loja em, nossas lojas, na loja física, em loja, sucursal, sucursais, filial,
      filiais, visite nos, visite a nossa loja, visite nossa loja, ponto de venda, pontos de venda`,
    sv: `
      fysisk butik, fysiska butik*, vår butik i, våra butiker, i butik, i butiken, besök vår butik, filial*,
      besök oss i`,
    da: `
      fysisk butik, fysiske butik*, vores butik i, vores butikker, i butikken, besøg vores butik, filial*, besøg os i`,
    nb: `
      fysisk butikk, fysiske butikk*, vår butikk i, butikken vår, butikkene våre, våre butikker, i butikken, i butikk,
      besøk butikken, filial*, besøk oss i`,
    fi: `
      kivijalkamyymälä*, kivijalkakauppa*, kivijalkaliike*, myymälämme, myymälässämme, liikkeessämme, myymälöissä*,
      fyysi* myymälä*, fyysi* kauppa*, tervetuloa myymälään, toimipiste*`,
  },
  showroom: {
    en: 'showroom*, exhibition space, display model in, see it in person, try it in person, try it out in store',
    de: `
      showroom*, ausstellungsraum, ausstellungsräume*, ausstellungsfläche*, schauraum*, vor ort ansehen,
      vor ort ausprobieren, vor ort testen, vor ort anschauen`,
    fr: 'showroom*, salle d exposition, espace d exposition, hall d exposition, essayer sur place, voir sur place',
    es: `
      showroom*, sala de exposición, sala de exposiciones, salón de exposición, espacio de exposición,
      verlo en persona, probarlo en tienda`,
    it: `
      showroom*, sala espositiva, spazio espositivo, sala mostra, vedere dal vivo, vederlo dal vivo,
      provare in negozio, provarlo in negozio`,
    nl: 'showroom*, toonzaal, in het echt bekijken, ter plaatse uitproberen, in de winkel uitproberen',
    pl: `
      showroom*, salon wystawowy, salonie wystawowym, sala wystawowa, sali wystawowej, obejrzeć na żywo,
      zobaczyć na żywo, przymierzyć na miejscu`,
    pt: `
      showroom*, sala de exposição, espaço de exposição, salão de exposição, ver ao vivo, ver pessoalmente,
      experimentar na loja`,
    sv: 'showroom*, utställning*, visningsrum*, se den på plats, prova på plats',
    da: 'showroom*, udstilling*, udstillingslokale*, se den på stedet, prøve på stedet',
    nb: 'showroom*, utstilling*, visningsrom*, se den på stedet, prøve på stedet',
    fi: 'showroom*, näyttelytila*, esittelytila*, nähtävillä myymälä*, kokeiltavissa myymälä*',
  },
  numberOfCustomers: {
    en: `
      happy customers, satisfied customers, customers worldwide, thousands of customers, million customers,
      customers trust us, customers already trust, thousands of people, over ~ customers, more than ~ customers,
      thousand customers, units sold, sold over, sold more than`,
    de: `
      zufriedene kunden, zufriedenen kunden, zufriedene kundinnen, glückliche kunden, glücklichen kunden,
      tausende kunden, tausenden kunden, tausende von kunden, millionen kunden, kunden weltweit, kunden vertrauen,
      über ~ kunden, mehr als ~ kunden, mal verkauft, verkaufte exemplare`,
    fr: `
      clients satisfaits, clients heureux, milliers de clients, millions de clients, clients dans le monde,
      clients nous font confiance, plus de ~ clients, clientes satisfaites, exemplaires vendus, déjà vendu*`,
    es: `
      clientes satisfechos, clientes felices, clientes contentos, miles de clientes, millones de clientes,
      clientes en todo el mundo, clientes confían, más de ~ clientes, unidades vendidas`,
    it: `
      clienti soddisfatti, clienti felici, migliaia di clienti, milioni di clienti, clienti in tutto il mondo,
      clienti si fidano, oltre ~ clienti, più di ~ clienti, pezzi venduti, unità vendute`,
    nl: `
      tevreden klanten, blije klanten, duizenden klanten, miljoen klanten, miljoenen klanten, klanten wereldwijd,
      klanten vertrouwen, meer dan ~ klanten, ruim ~ klanten, keer verkocht, stuks verkocht`,
    pl: `
      zadowolonych klientów, zadowoleni klienci, tysiące klientów, tysięcy klientów, tysiącom klientów,
      miliony klientów, milionów klientów, klientów na całym świecie, klientów zaufało, zaufało nam, ponad ~ klientów,
      sprzedanych egzemplarzy, sprzedanych sztuk`,
    pt: `
      clientes satisfeitos, clientes felizes, milhares de clientes, milhões de clientes, clientes em todo o mundo,
      clientes confiam, mais de ~ clientes, unidades vendidas, exemplares vendidos`,
    sv: `
      nöjda kunder, tusentals kunder, miljoner kunder, miljontals kunder, kunder världen över, över ~ kunder,
      fler än ~ kunder, sålda exemplar`,
    da: `
      tilfredse kunder, glade kunder, tusindvis af kunder, tusinder af kunder, millioner af kunder,
      kunder verden over, over ~ kunder, mere end ~ kunder, solgte eksemplarer`,
    nb: `
      fornøyde kunder, tusenvis av kunder, millioner av kunder, millioner kunder, kunder verden over, over ~ kunder,
      mer enn ~ kunder, solgte eksemplarer`,
    fi: `
      tyytyväi* asiaka*, tuhannet asiakkaat, tuhansia asiakkaita, tuhansien asiakkaiden, miljoonia asiakkaita,
      miljoonat asiakkaat, yli ~ asiakasta, asiakasta luottaa, asiakkaat luottavat, myyty yli`,
  },
  onlineOnly: {
    en: `
      online only, only online, exclusively online, purely online, online shop only, no physical store,
      no physical stores, no physical shop, only sell online, web exclusive, online exclusive, don t have a physical,
      don t have a store, pure online retailer`,
    de: `
      reiner online shop, reiner onlineshop, reiner online händler, reiner onlinehändler, nur online,
      ausschließlich online, kein ladengeschäft, keine filiale, keine filialen, online exklusiv, exklusiv online,
      kein stationäres geschäft, kein ladenlokal, reiner versandhandel`,
    fr: `
      uniquement en ligne, exclusivement en ligne, seulement en ligne, qu en ligne, boutique en ligne uniquement,
      pas de magasin physique, pas de boutique physique, exclusivité web, pas de point de vente, exclusivité en ligne,
      100 % en ligne`,
    es: `
      solo online, sólo online, solo en línea, únicamente online, exclusivamente online, exclusivamente en línea,
      no tenemos tienda física, sin tienda física, no disponemos de tienda física, tienda exclusivamente online,
      solo vendemos online, exclusivo online`,
    it: `
      solo online, soltanto online, esclusivamente online, unicamente online, non abbiamo negozi fisici,
      non abbiamo un negozio fisico, nessun negozio fisico, senza negozio fisico, esclusiva online,
      negozio solo online`,
    nl: `
      alleen online, enkel online, uitsluitend online, puur online, geen fysieke winkel, geen fysieke winkels,
      geen winkel waar, online exclusief, exclusief online`,
    pl: `
      tylko online, wyłącznie online, jedynie online, tylko internetowo, wyłącznie przez internet,
      wyłącznie internetow*, tylko w internecie, nie mamy sklepu stacjonarnego, nie prowadzimy sklepu stacjonarnego,
      nie posiadamy sklepu stacjonarnego, brak sklepu stacjonarnego`,
    pt: `
      apenas online, só online, somente online, exclusivamente online, unicamente online, exclusivo online,
      não temos loja física, sem loja física, não temos lojas físicas, loja exclusivamente online, 100 % online,
      só vendemos online`,
    sv: `
      endast online, bara online, enbart online, endast på nätet, ingen fysisk butik, inga fysiska butiker,
      ren nätbutik, renodlad e handel`,
    da: `
      kun online, udelukkende online, ingen fysisk butik, ingen fysiske butikker, ikke en fysisk butik, ren webshop,
      ren netbutik, kun på nettet`,
    nb: `
      kun på nett, bare på nett, utelukkende på nett, kun online, ingen fysisk butikk, ingen fysiske butikker,
      ikke fysisk butikk, ren nettbutikk`,
    fi: `
      vain verkossa, ainoastaan verkossa, pelkästään verkossa, vain verkkokaupa*, ei kivijalkamyymälää,
      ei ole kivijalkamyymälää, ei fyysistä myymälää, ei ole fyysistä`,
  },
  expertStaff: {
    en: `
      our experts, our specialists, trained staff, trained advisers, trained advisors, qualified staff, expert advice,
      experienced team, expert team, product experts, trained team, certified advisers, specialist advice,
      our sommeliers, our stylists`,
    de: `
      unsere experten, unseren experten, unsere expertinnen, fachberater*, fachberatung*, geschult* personal,
      geschult* team, geschult* mitarbeit*, ausgebildete* berater*, unsere spezialisten, unseren spezialisten,
      erfahrene* team, kompetente beratung, fachkundig*, fachkundig* beratung`,
    fr: `
      nos experts, nos spécialistes, nos conseillers, nos conseillères, personnel formé, équipe expérimentée,
      équipe qualifiée, équipe d experts, équipe de spécialistes, conseils d experts, conseil d expert,
      conseillers formés`,
    es: `
      nuestros expertos, nuestros especialistas, nuestros asesores, personal formado, personal especializado,
      equipo experto, equipo de expertos, equipo de especialistas, asesoramiento experto, asesoramiento especializado`,
    it: `
      nostri esperti, nostri specialisti, nostri consulenti, personale formato, personale esperto, team di esperti,
      squadra di esperti, team esperto, consulenza esperta, consigli degli esperti, consulenti esperti`,
    nl: `
      onze experts, onze specialisten, onze adviseurs, deskundig personeel, deskundig team, deskundig advies,
      geschoold personeel, ervaren team, vakkundig advies, vakkundig personeel, getraind personeel,
      productspecialist*, ervaren adviseurs`,
    pl: `
      nasi eksperci, naszych ekspertów, naszymi ekspertami, nasi specjaliści, naszych specjalistów, nasi doradcy,
      naszych doradców, przeszkolony personel, doświadczony zespół, zespół ekspertów, zespół specjalistów,
      fachowe doradztwo, fachowa porada, eksperckie doradztwo`,
    pt: `
      nossos especialistas, nossos peritos, nossos consultores, equipa especializada, equipe especializada,
      equipa de especialistas, equipe de especialistas, equipa qualificada, aconselhamento especializado,
      atendimento especializado`,
    sv: `
      våra experter, våra specialister, våra rådgivare, utbildad personal, kunnig personal, kunniga medarbetare,
      erfaret team, experthjälp, expertrådgivning`,
    da: `
      vores eksperter, vores specialister, vores rådgivere, uddannet personale, kyndigt personale,
      kompetent personale, kyndig vejledning, faglig vejledning, erfarent team, kompetent rådgivning`,
    nb: `
      våre eksperter, ekspertene våre, våre spesialister, våre rådgivere, utdannet personale, kunnskapsrik*,
      dyktige medarbeidere, erfarent team`,
    fi: `
      asiantuntijamme, asiantuntijoidemme, asiantuntijoiltamme, koulutettu henkilökun*, ammattitaitoi* henkilökun*,
      asiantunteva* henkilökun*, osaava henkilökun*, osaava tiimi, kokenut tiimi, asiantuntija apu`,
  },
  testsProductsItself: {
    en: `
      we test, tested by us, tested by our team, our team tests, tested in house, in house testing, own tests,
      own test lab, tested ourselves, tried and tested by us, we try out, we ve tested, put to the test by our,
      own laboratory, our lab`,
    de: `
      wir testen, von uns getestet, selbst getestet, von unserem team getestet, unser team testet, hauseigen* test*,
      eigene tests, eigenen tests, eigenen testlabor, eigenes testlabor, eigenes labor, eigenen labor,
      wir prüfen ~ selbst, wir probieren ~ selbst, persönlich getestet`,
    fr: `
      nous testons, testé par nos soins, testés par nos soins, testé par notre équipe, testés par notre équipe,
      notre équipe teste, nos propres tests, tests internes, notre laboratoire, propre laboratoire, nous avons testé,
      testé en interne`,
    es: `
      probamos, probado por nosotros, probados por nosotros, probado por nuestro equipo, probados por nuestro equipo,
      nuestro equipo prueba, testamos, nuestras propias pruebas, pruebas propias, pruebas internas,
      propio laboratorio, nuestro laboratorio, hemos probado`,
    it: `
      testiamo, testato da noi, testati da noi, testato dal nostro team, testati dal nostro team,
      proviamo personalmente, nostri test, test interni, nostro laboratorio, proprio laboratorio, abbiamo testato,
      abbiamo provato, testato internamente`,
    nl: `
      wij testen, we testen, testen wij, testen we, door ons getest, zelf getest, door ons team getest, ons team test,
      eigen tests, eigen testlab, eigen laboratorium, hebben ~ zelf getest, wij proberen ~ zelf`,
    pl: `
      testujemy, przetestowan* przez nas, testowan* przez nas, sprawdzon* przez nas, przetestowan* przez nasz zespół,
      nasz zespół testuje, własne testy, własnych testach, wewnętrzne testy, własne laboratorium,
      własnym laboratorium, sami testujemy, przetestowaliśmy`,
    pt: `
      testamos, testado por nós, testados por nós, testado pela nossa equipa, testado pela nossa equipe,
      testado internamente, nossa equipe testa, testes próprios, testes internos, próprio laboratório,
      nosso laboratório, laboratório próprio, já testamos, testámos`,
    sv: `
      vi testar, testad av oss, testat av oss, testade av oss, testas av oss, vårt team testar, egna tester,
      eget labb, eget testlabb, vi har testat, testat själva`,
    da: `
      vi tester, testet af os, testes af os, testet af vores team, vores team tester, egne tests, egne test,
      eget laboratorium, vi har testet, testet selv`,
    nb: `
      vi tester, testet av oss, testes av oss, testet av teamet, teamet vårt tester, egne tester, eget laboratorium,
      egen lab, vi har testet`,
    fi: `
      testaamme, itse testaama*, meidän testaama*, tiimimme testaa, tiimimme testaama*, omat testit,
      omissa testeissä*, oma laboratorio, omassa laboratoriossa*, olemme testanneet`,
  },
  ownWorkshop: {
    en: `
      our workshop, own workshop, in our workshop, small workshop, our atelier, our studio, workshop in,
      our service workshop, from our workshop`,
    de: `
      unsere werkstatt, unserer werkstatt, eigene* werkstatt, unsere manufaktur, unserer manufaktur, unserem atelier,
      kleine* werkstatt, kleine* manufaktur, hauseigen* werkstatt, meisterwerkstatt, fachwerkstatt, meisterbetrieb,
      handwerksbetrieb`,
    fr: `
      notre atelier, nos ateliers, propre atelier, petit atelier, dans notre atelier, atelier situé,
      atelier de réparation, manufacture familiale`,
    es: `
      nuestro taller, nuestros talleres, taller propio, propio taller, pequeño taller, taller de reparación,
      taller artesanal`,
    it: `
      nostro laboratorio artigianale, nostra officina, propria officina, officina interna, bottega artigiana,
      laboratorio artigianale, laboratorio artigiano, nostro atelier, piccolo laboratorio, nostra bottega`,
    nl: `
      onze werkplaats, eigen werkplaats, ons atelier, eigen atelier, klein atelier, kleine werkplaats,
      servicewerkplaats`,
    pl: `
      nasz warsztat, naszym warsztacie, naszego warsztatu, własny warsztat, własnym warsztacie, mały warsztat,
      małym warsztacie, nasza pracownia, naszej pracowni, małej pracowni, własna pracownia`,
    pt: `
      nossa oficina, oficina própria, própria oficina, pequena oficina, nosso atelier, nosso ateliê, pequeno atelier,
      pequeno ateliê, oficina especializada`,
    sv: 'vår verkstad, egen verkstad, egna verkstad, vår ateljé, liten verkstad, serviceverkstad',
    da: 'vores værksted, eget værksted, egen systue, vores atelier, lille værksted, serviceværksted',
    nb: 'vårt verksted, verkstedet vårt, eget verksted, egen systue, lite verksted, serviceverksted',
    fi: `
      verstaamme, verstaallamme, oma verstas, omalla verstaa*, omassa verstaa*, pajassamme, pajallamme, oma paja,
      ateljeessamme, pieni verstas, huoltopajamme`,
  },
  authorisedDealer: {
    en: `
      authorised dealer, authorized dealer, authorised retailer, authorized retailer, authorised reseller,
      authorized reseller, official dealer, official retailer, official partner, official distributor,
      certified dealer, licensed dealer, authorised stockist, official stockist`,
    de: `
      autorisierter händler, autorisierter fachhändler, autorisierte händler, autorisierte fachhändler,
      vertragshändler*, offizieller händler, offizieller partner, offizieller vertriebspartner,
      zertifizierter händler, fachhändler, premiumpartner, servicepartner, lizenzierter händler`,
    fr: `
      revendeur agréé, revendeurs agréés, revendeur officiel, distributeur officiel, distributeur agréé,
      partenaire officiel, concessionnaire agréé, revendeur autorisé, dépositaire officiel`,
    es: `
      distribuidor autorizado, distribuidor oficial, distribuidores oficiales, vendedor autorizado, vendedor oficial,
      punto de venta oficial, punto de venta autorizado, socio oficial, tienda oficial, revendedor autorizado`,
    it: `
      rivenditore autorizzato, rivenditori autorizzati, rivenditore ufficiale, rivenditori ufficiali,
      distributore ufficiale, distributore autorizzato, partner ufficiale, concessionario ufficiale,
      concessionario autorizzato`,
    nl: `
      geautoriseerd dealer, geautoriseerde dealer, officieel dealer, officiële dealer, erkend dealer, erkende dealer,
      officieel verkooppunt, officiële partner, officiële distributeur, erkend verkooppunt, geautoriseerd verkoper,
      gecertificeerd dealer`,
    pl: `
      autoryzowany sprzedawca, autoryzowanym sprzedawcą, autoryzowany dealer, autoryzowanym dealerem,
      autoryzowany dystrybutor, autoryzowanym dystrybutorem, oficjalny dystrybutor, oficjalnym dystrybutorem,
      oficjalny partner, oficjalnym partnerem, oficjalny sprzedawca, autoryzowany partner`,
    pt: `
      revendedor autorizado, revendedor oficial, distribuidor autorizado, distribuidor oficial, representante oficial,
      parceiro oficial, agente autorizado, loja oficial, vendedor autorizado`,
    sv: `
      auktoriserad återförsäljare, auktoriserade återförsäljare, officiell återförsäljare, certifierad återförsäljare,
      officiell partner, officiell distributör`,
    da: `
      autoriseret forhandler, autoriserede forhandlere, officiel forhandler, certificeret forhandler,
      officiel partner, officiel distributør`,
    nb: `
      autorisert forhandler, autoriserte forhandlere, offisiell forhandler, sertifisert forhandler, offisiell partner,
      offisiell distributør`,
    fi: `
      valtuutettu jälleenmyyjä, valtuutettu* jälleenmyyjä*, virallinen jälleenmyyjä, virallise* jälleenmyyjä*,
      virallinen maahantuoja, virallinen kumppani, sertifioitu jälleenmyyjä`,
  },
  marketplaceSeller: {
    en: `
      marketplace seller*, third party seller*, sold by a third party, third party vendor*, partner seller*,
      marketplace partner*, sold by our partner, sold and shipped by, fulfilled by, external seller*,
      seller on our marketplace`,
    de: `
      marktplatzhändler*, marktplatz händler*, marktplatzverkäufer, marktplatz verkäufer, drittanbieter*,
      partnerhändler*, marketplace partner, verkauf durch partner, verkauf und versand durch, verkauft und versendet,
      externer händler, externen händler, marktplatzpartner`,
    fr: `
      vendeur tiers, vendeurs tiers, vendeur partenaire, vendeurs partenaires, vendeur marketplace,
      vendeur de la marketplace, vendu par un partenaire, vendu et expédié par, marketplace, place de marché`,
    es: `
      vendedor externo, vendedores externos, vendedor del marketplace, vendido por un tercero, vendedor asociado,
      vendido y enviado por, vendedores terceros, terceros vendedores, marketplace`,
    it: `
      venditore terzo, venditori terzi, venditore partner, venditori partner, venditore marketplace,
      venditore esterno, venduto e spedito da, venduto da terzi, marketplace`,
    nl: `
      externe verkoper*, verkooppartner*, marktplaatsverkoper*, derde partij verkoper*, verkocht en verzonden door,
      verkocht door een partner, partnerverkoper*, marketplace`,
    pl: `
      zewnętrzny sprzedawca, zewnętrznego sprzedawcę, sprzedawca zewnętrzny, sprzedawca partnerski,
      sprzedawcy partnerskiego, sprzedawca marketplace, sprzedaż i wysyłka przez, sprzedawany przez partnera,
      marketplace, sprzedawców zewnętrznych`,
    pt: `
      vendedor externo, vendedor terceiro, vendedores terceiros, vendedor parceiro, vendedores parceiros,
      lojista parceiro, lojistas parceiros, vendido por terceiros, vendido e enviado por, vendido e entregue por,
      vendedor do marketplace, marketplace`,
    sv: `
      extern säljare, externa säljare, tredjepartssäljare*, partnersäljare, marknadsplatssäljare,
      säljs och skickas av, marketplace`,
    da: `
      ekstern sælger, eksterne sælgere, tredjepartssælger*, partnersælger, markedspladssælger, sælges og sendes af,
      marketplace`,
    nb: `
      ekstern selger, eksterne selgere, tredjepartsselger*, partnerselger, markedsplasselger, selges og sendes av,
      marketplace`,
    fi: `
      ulkopuolinen myyjä, ulkopuolise* myyjä*, kolmannen osapuolen myyjä*, kumppanimyyjä*, markkinapaikkamyyjä*,
      myyjä ja lähettäjä, marketplace`,
  },
  exclusiveSeller: {
    en: `
      exclusive distributor, exclusive retailer, exclusive dealer, sole distributor, sole importer,
      only official retailer, only retailer, exclusive importer, exclusive rights, exclusive partner, sole supplier,
      exclusive supplier`,
    de: `
      exklusivhändler*, exklusivvertrieb*, exklusiver händler, exklusiver vertriebspartner, alleiniger händler,
      alleiniger importeur, alleinvertrieb*, einziger händler, einziger anbieter, generalimporteur*, exklusivpartner*,
      alleiniger vertriebspartner`,
    fr: `
      distributeur exclusif, revendeur exclusif, importateur exclusif, seul distributeur, seul revendeur,
      partenaire exclusif, exclusivité de la distribution, distribution exclusive, unique distributeur`,
    es: `
      distribuidor exclusivo, distribuidores exclusivos, único distribuidor, importador exclusivo,
      distribución exclusiva, vendedor exclusivo, socio exclusivo, representante exclusivo`,
    it: `
      distributore esclusivo, rivenditore esclusivo, importatore esclusivo, unico distributore, unico rivenditore,
      distribuzione esclusiva, partner esclusivo, unici distributori`,
    nl: `
      exclusieve distributeur, exclusief distributeur, exclusieve importeur, exclusief importeur, enige distributeur,
      enige verkoper, enige importeur, exclusieve partner, exclusieve dealer, exclusieve verkoper`,
    pl: `
      wyłączny dystrybutor, wyłącznym dystrybutorem, wyłączny sprzedawca, wyłączny importer, jedyny dystrybutor,
      jedynym dystrybutorem, wyłączny przedstawiciel, wyłącznym przedstawicielem, wyłączność na sprzedaż`,
    pt: `
      distribuidor exclusivo, revendedor exclusivo, importador exclusivo, único distribuidor, único revendedor,
      distribuição exclusiva, representante exclusivo, parceiro exclusivo`,
    sv: `
      exklusiv återförsäljare, exklusiv distributör, ensam återförsäljare, ensam distributör, generalagent*,
      ensamrätt, exklusiv importör`,
    da: 'eneforhandler*, eneimportør*, eksklusiv forhandler, eksklusiv distributør, enedistributør*, eneste forhandler',
    nb: 'eneforhandler*, eneimportør*, eksklusiv forhandler, eksklusiv distributør, enedistributør*, eneste forhandler',
    fi: `
      yksinmyyjä*, yksinoikeu*, yksinomainen jälleenmyyjä, ainoa jälleenmyyjä, ainoa maahantuoja,
      virallinen yksinmyyjä`,
  },
  donates: {
    en: `
      we donate, donates, donated to, donation to, charity, charitable, we give back, goes to charity, proceeds go to,
      of profits go, part of the proceeds, for a good cause, non profit, nonprofit, social project*`,
    de: `
      wir spenden, spenden wir, gespendet, spende an, spende geht, guten zweck, gemeinnützig*, soziale projekte,
      soziale* projekt*, teil des erlöses, teil des gewinns, wohltätig*, hilfsprojekt*, hilfsorganisation*,
      spendet an, spendet für`,
    fr: `
      nous reversons, reversons, reversé à, reversés à, don à une association, don à des associations, faisons un don,
      œuvre caritative, association caritative, caritatif, caritative, bonne cause, projets sociaux, projet solidaire,
      des bénéfices sont`,
    es: `
      donamos, donado a, se dona, donación a, donaciones, organización benéfica, organizaciones benéficas,
      causa benéfica, fines benéficos, buena causa, proyectos sociales, causas sociales, parte de los beneficios`,
    it: `
      doniamo, donato a, viene donato, donazione a, devolviamo, devoluto a, viene devoluto, devoluti a, beneficenza,
      buona causa, progetti sociali, progetti solidali, parte del ricavato, ente benefico, associazioni benefiche`,
    nl: `
      wij doneren, we doneren, doneren wij, doneren we, doneert, gedoneerd, donatie aan, goed doel, goede doelen,
      liefdadigheid*, deel van de opbrengst, sociale projecten, deel van de winst`,
    pl: `
      przekazujemy na cele, przekazujemy na rzecz, darowizn*, cele charytatywne, charytatywn*, wspieramy fundację,
      część zysku, część dochodu, cel dobroczynny, dobroczynn*, projekty społeczne, fundację, część zysków`,
    pt: `
      doamos, é doado, são doados, doado a, doada a, doação a, doação para, doações, instituição de caridade,
      caridade, causa solidária, boa causa, projetos sociais, revertem para, reverte para, parte das receitas,
      parte dos lucros`,
    sv: `
      vi skänker, skänks till, donerar, donation till, doneras, välgörenhet*, gott ändamål, goda ändamål,
      välgörande ändamål, sociala projekt`,
    da: `
      vi donerer, donerer, doneres til, donation til, velgørenhed*, velgørende formål, godt formål, gode formål,
      sociale projekter, går ubeskåret`,
    nb: `
      vi donerer, donerer, doneres til, donasjon til, veldedig*, veldedighet*, godt formål, gode formål,
      sosiale prosjekter, går uavkortet`,
    fi: `
      lahjoitamme, lahjoitetaan, lahjoittaa, lahjoitu*, hyväntekeväisyy*, hyvään tarkoitukseen,
      hyväntekeväisyysjärjestö*, sosiaali* hank*`,
  },
  plantsTrees: {
    en: `
      plant a tree, plants a tree, plant trees, plants trees, tree is planted, trees planted, tree planting,
      trees are planted, reforestation, we plant a tree, we plant trees`,
    de: `
      pflanzen ~ einen baum, pflanzen ~ bäume, pflanzt ~ einen baum, pflanzt ~ bäume, baum gepflanzt, bäume gepflanzt,
      baumpflanz*, aufforstung*, bäume pflanzen, baum pflanzen`,
    fr: `
      plantons un arbre, plantons des arbres, plante un arbre, plante des arbres, arbre planté, arbres plantés,
      arbre est planté, planter un arbre, planter des arbres, reforestation, reboisement`,
    es: `
      plantamos un árbol, plantamos árboles, planta un árbol, planta árboles, árbol plantado, árboles plantados,
      se planta un árbol, plantar un árbol, plantar árboles, reforestación`,
    it: `
      piantiamo un albero, piantiamo alberi, pianta un albero, pianta alberi, albero piantato, alberi piantati,
      piantato un albero, piantare un albero, piantare alberi, riforestazione, rimboschimento`,
    nl: `
      planten ~ een boom, planten ~ bomen, plant ~ een boom, boom geplant, bomen geplant, bomen planten, boom planten,
      herbebossing*`,
    pl: `
      sadzimy drzew*, sadzi drzew*, posadzimy drzewo, posadzon* drzew*, sadzenie drzew, sadzeniu drzew,
      zasadzimy drzewo, zalesiani*`,
    pt: `
      plantamos uma árvore, plantamos árvores, planta uma árvore, planta árvores, árvore plantada, árvores plantadas,
      é plantada uma árvore, plantar uma árvore, plantar árvores, reflorestação, reflorestamento`,
    sv: `
      planterar ett träd, planterar träd, plantera ett träd, plantera träd, träd planteras, trädplantering*,
      planterade träd`,
    da: `
      planter et træ, planter træer, plante et træ, plante træer, træ plantes, plantes et træ, træplantning*,
      skovrejsning*`,
    nb: `
      planter et tre, planter trær, plante et tre, plante trær, tre plantes, plantes et tre, treplanting*,
      skogplanting*`,
    fi: `
      istutamme puun, istutamme puita, istuttaa puun, istuttaa puita, istutetaan puu, istutetaan puita,
      puu istutetaan, puiden istuttami*, puun istuttami*, metsity*`,
  },
  bCorp: {
    en: 'b corp, b corporation, bcorp, b corp certified',
    de: 'b corp, b corporation, bcorp',
    fr: 'b corp, bcorp, société à mission, entreprise à mission',
    es: 'b corp, bcorp, empresa b certificada',
    it: 'b corp, bcorp, società benefit',
    nl: 'b corp, bcorp, b corporation',
    pl: 'b corp, bcorp, b corporation',
    pt: 'b corp, bcorp, empresa b certificada',
    sv: 'b corp, bcorp, b corporation',
    da: 'b corp, bcorp, b corporation',
    nb: 'b corp, bcorp, b corporation',
    fi: 'b corp, bcorp, b corporation',
  },
  climateNeutralCompany: {
    en: `
      climate neutral, carbon neutral, co2 neutral, net zero, climate positive, carbon negative, carbon offset,
      offset our emissions, offsets its emissions, offset all emissions, zero emission company`,
    de: `
      klimaneutral*, co2 neutral*, klimapositiv*, emissionsneutral*, netto null, co2 kompensation,
      kompensieren ~ emissionen, kompensiert ~ emissionen, co2 ausgleich, emissionen ~ kompensiert`,
    fr: `
      neutre en carbone, neutralité carbone, neutre en co2, climatiquement neutre, zéro émission nette,
      bilan carbone neutre, compensons nos émissions, compense ses émissions, compensation carbone, carboneutre,
      climat positif`,
    es: `
      neutro en carbono, neutra en carbono, neutros en carbono, neutralidad de carbono, carbono neutral,
      climáticamente neutr*, cero emisiones netas, emisiones netas cero, compensamos nuestras emisiones,
      compensa sus emisiones, compensación de emisiones, huella de carbono neutra`,
    it: `
      a impatto climatico zero, climaticamente neutr*, neutralità climatica, neutralità carbonica, carbon neutral,
      a zero emissioni nette, compensiamo le emissioni, compensa le emissioni, compensazione delle emissioni,
      neutrale dal punto di vista climatico, neutro dal punto di vista climatico`,
    nl: `
      klimaatneutraal, klimaatneutrale, co2 neutraal, co2 neutrale, koolstofneutraal, klimaatpositief, netto nul,
      compenseren ~ uitstoot, compenseert ~ uitstoot, co2 compensatie`,
    pl: `
      neutraln* dla klimatu, neutraln* klimatycznie, neutralność klimatyczn*, neutralności klimatycznej,
      neutraln* pod względem emisji, neutralność węglow*, neutraln* węglowo, zerowy ślad węglowy, kompensujemy emisj*,
      zeroemisyjn*, zero netto`,
    pt: `
      neutro em carbono, neutra em carbono, neutros em carbono, neutralidade carbónica, neutralidade de carbono,
      carbono neutro, carbono zero, climaticamente neutr*, emissões líquidas zero, compensamos as ~ emissões,
      compensa as ~ emissões, compensação de carbono`,
    sv: 'klimatneutral*, koldioxidneutral*, klimatpositiv*, klimatkompenser*, co2 neutral*, nettonoll*',
    da: 'klimaneutral*, co2 neutral*, klimapositiv*, klimakompenser*, netto nul, kompenserer for ~ udledning*',
    nb: 'klimanøytral*, karbonnøytral*, co2 nøytral*, klimapositiv*, klimakompenser*, netto null',
    fi: `
      ilmastoneutraal*, hiilineutraal*, hiilidioksidineutraal*, ilmastopositiivi*, hiilinegatiivi*,
      kompensoimme ~ päästö*, päästökompensaatio*, nettonolla*`,
  },
  fairWages: {
    en: `
      fair wage*, living wage*, fair pay, fairly paid, fair working conditions, fair conditions,
      good working conditions, ethical production, ethically made, ethically produced, ethical manufacturing,
      paid fairly`,
    de: `
      faire löhne, fairen löhnen, faire bezahlung, fairer bezahlung, fair bezahlt, fair entlohnt, existenzsichernd*,
      faire arbeitsbedingungen, fairen arbeitsbedingungen, faire bedingungen, fairen bedingungen, fair produziert,
      fair hergestellt, gute arbeitsbedingungen, guten arbeitsbedingungen`,
    fr: `
      salaire équitable, salaires équitables, salaires justes, salaire décent, salaires décents, juste rémunération,
      rémunération équitable, rémunération juste, payés équitablement, conditions de travail équitables,
      bonnes conditions de travail, conditions de travail dignes, production éthique, fabrication éthique`,
    es: `
      salario justo, salarios justos, salarios dignos, salario digno, sueldos justos, remuneración justa,
      condiciones laborales justas, condiciones de trabajo justas, condiciones laborales dignas, producción ética,
      condiciones justas, fabricación ética`,
    it: `
      salari equi, salario equo, stipendi equi, salari dignitosi, retribuzione equa, equa retribuzione, paga equa,
      condizioni di lavoro eque, condizioni di lavoro dignitose, condizioni eque, produzione etica, giusto compenso`,
    nl: `
      eerlijk loon, eerlijke lonen, leefbaar loon, leefbare lonen, eerlijk betaald, eerlijke betaling,
      eerlijke arbeidsomstandigheden, goede arbeidsomstandigheden, eerlijke omstandigheden, eerlijk geproduceerd,
      eerlijk gemaakt, ethisch geproduceerd, eerlijke arbeidsvoorwaarden`,
    pl: `
      uczciw* płac*, uczciw* wynagrodzeni*, godn* płac*, godziw* wynagrodzeni*, godn* wynagrodzeni*,
      sprawiedliw* wynagrodzeni*, godn* warunk* pracy, uczciw* warunk*, etyczna produkcja, etycznie produkowan*,
      dobrych warunkach pracy`,
    pt: `
      salário justo, salários justos, salários dignos, salário digno, remuneração justa, pagamento justo,
      condições de trabalho justas, condições de trabalho dignas, boas condições de trabalho, condições justas,
      produção ética, eticamente produzid*`,
    sv: `
      rättvisa löner, skäliga löner, rättvis lön, levnadslön*, schyssta arbetsvillkor, schyssta villkor,
      rättvisa arbetsvillkor, bra arbetsvillkor, goda arbetsförhållanden, etiskt tillverkad*, etisk produktion`,
    da: `
      fair løn, fair lønninger, rimelig løn, leveløn, fair arbejdsforhold, ordentlige arbejdsforhold,
      gode arbejdsforhold, ordentlige forhold, etisk produceret, etisk produktion`,
    nb: `
      rettferdig lønn, anstendig lønn, levelønn, god lønn, gode arbeidsforhold, rettferdige arbeidsforhold,
      ordentlige arbeidsforhold, etisk produsert, etisk produksjon`,
    fi: `
      reilu palkka, reilua palkkaa, reilut palkat, oikeudenmukai* palk*, elämiseen riittävä palk*,
      elämiseen riittävää palkkaa, reilut työolot, reiluissa oloissa, hyvät työolot, hyvissä työoloissa,
      eettisesti valmistet*, eettisesti tuotet*, eettinen tuotanto`,
  },
};
