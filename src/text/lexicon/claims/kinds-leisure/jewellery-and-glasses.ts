import type { ConceptTable } from '../concept-table.ts';

/** Jewellery, watches and glasses. */
export const JEWELLERY_AND_GLASSES: ConceptTable = {
  ring: {
    en: 'ring, rings, wedding ring, wedding rings, engagement ring, engagement rings, signet ring',
    de: 'ring, ringe, ringen, ringes, verlobungsring*, ehering*, fingerring*, siegelring*',
    fr: 'bague, bagues, alliance en or, alliances en or, anneau en argent, anneau en or, chevalière, chevalières',
    es: 'anillo, anillos, sortija, sortijas, alianza de boda, alianzas de boda, alianza de oro',
    it: 'anello, anelli, fede nuziale, fedi nuziali',
    nl: 'ring, ringen, verlovingsring*, trouwring*',
    pl: 'pierścion*, pierścień, pierścieni*, obrączk*, sygnet*',
    pt: 'anel, anéis, aliança de casamento, alianças de casamento, aliança de ouro',
    sv: 'ringar, ringarna, silverring*, guldring*, fingerring*, förlovningsring*, vigselring*',
    da: 'ringen, sølvring*, guldring*, forlovelsesring*, vielsesring*, fingerring*',
    nb: 'ringen, sølvring*, gullring*, forlovelsesring*, giftering*, fingerring*',
    fi: 'sormus*, sormuk*',
  },
  necklace: {
    en: `
      necklace, necklaces, choker, chokers, locket, lockets, pendant necklace, pendant necklaces, pendants,
      silver pendant, gold pendant`,
    de: `
      halskette*, kette mit anhänger, collier, colliers, anhängerkette*, kettenanhänger*, perlenkette*, medaillon,
      medaillons`,
    fr: 'collier, colliers, pendentif, pendentifs, sautoir, sautoirs, médaillon, médaillons',
    es: `
      collar de plata, collares de plata, collar de oro, gargantilla, gargantillas, colgante, colgantes,
      collar de perlas, collares de perlas, medallón`,
    it: `
      collana, collane, collanina, collanine, ciondolo, ciondoli, pendente, pendenti, girocollo, medaglione,
      medaglioni`,
    nl: 'halsketting*, ketting met, hanger, hangers, kettinkje, kettinkjes, halssnoer*, medaillon, medaillons',
    pl: 'naszyjnik*, wisiorek, wisiork*, łańcuszek, łańcuszk*, korale, medalion*',
    pt: `
      colares, colar de prata, colar de ouro, colar de pérolas, um colar, este colar, pingente, pingentes, gargantilha,
      gargantilhas, medalhão`,
    sv: 'halsband av silver, halsband i guld, hänge, hängen, halssmycke*, halskedj*, berlock*',
    da: 'halskæde*, halssmykke*, vedhæng*, medaljon*',
    nb: 'halskjede*, halssmykke*, anheng*, medaljong*',
    fi: 'kaulakoru*, kaulaketju*, riipus, riipuk*, medaljonki*',
  },
  bracelet: {
    en: 'bracelet, bracelets, bangle, bangles, anklet, anklets',
    de: 'armband, armbänder, armbandes, armreif*, armkette*, fußkettchen*, armkettchen*',
    fr: 'bracelet, bracelets, jonc, joncs, gourmette, gourmettes',
    es: 'pulsera, pulseras, brazalete, brazaletes, tobillera de plata',
    it: 'bracciale, bracciali, braccialetto, braccialetti, cavigliera in argento',
    nl: 'armband, armbanden, armbandje*, enkelbandje*',
    pl: 'bransolet*',
    pt: 'pulseira, pulseiras, bracelete, braceletes, tornozeleira, tornozeleiras',
    sv: 'armband, armbandet, armbanden, fotlänk*',
    da: 'armbånd, armbåndet, armbåndene, ankelkæde*',
    nb: 'armbånd, armbåndet, armbåndene, ankelkjede*',
    fi: 'rannekoru*, ranneketju*, rannerengas*, nilkkakoru*',
  },
  earrings: {
    en: 'earring, earrings, ear studs, hoops earrings, stud earrings, ear cuffs',
    de: 'ohrring*, ohrstecker*, ohrhänger*, kreole, kreolen, creolen',
    fr: 'boucle d oreille, boucles d oreille, boucles d oreilles, créoles, puces d oreilles, clous d oreilles',
    es: 'pendiente de plata, pendientes de plata, pendientes, aretes, zarcillos, aros de plata',
    it: 'orecchino, orecchini',
    nl: 'oorbel, oorbellen, oorring*, oorsteker, oorstekers, oorknop*',
    pl: 'kolczyk*',
    pt: 'brinco, brincos, argolas',
    sv: 'örhäng*, örring*',
    da: 'ørering*, ørestik*, creoler',
    nb: 'ørering*, øredobb*, ørepynt*',
    fi: 'korvakoru*, korvarengas*, korvarenk*, korvanapit',
  },
  jewellery: {
    en: 'jewellery, jewelry, brooch, brooches, cufflink, cufflinks',
    de: 'schmuck, schmuckstück*, modeschmuck, brosche, broschen, manschettenknopf*, manschettenknöpf*, metallschließe*',
    fr: 'bijou, bijoux, broche, broches, bouton de manchette, boutons de manchette, joaillerie',
    es: 'joya, joyas, bisutería, joyería, broche, broches, gemelos de',
    it: 'gioiello, gioielli, bigiotteria, spilla, spille, gemelli da polso',
    nl: 'sieraad, sieraden, broche, broches, manchetknop*, juweel, juwelen',
    pl: 'biżuteri*, broszk*, spinki do mankietów, klejnot*',
    pt: 'joia, joias, bijuteria, bijuterias, joalharia, joalheria, broche, broches, botões de punho, abotoaduras',
    sv: 'smycke, smycken, smycket, brosch, broscher, manschettknapp*',
    da: 'smykke, smykker, smykket, broche, brocher, manchetknap*',
    nb: 'smykke, smykker, smykket, brosje, brosjer, mansjettknapp*',
    fi: 'koru, korut, koruja, korun, rintaneula*, kalvosinnap*',
  },
  watch: {
    en: `
      watch strap, wristwatch, wristwatches, smartwatch, smartwatches, smart watch, smart watches, watches, this watch,
      the watch, sports watch, gps watch, pocket watch`,
    de: `
      armbanduhr*, smartwatch, smartwatches, damenuhr*, herrenuhr*, taucheruhr*, automatikuhr*, sportuhr*, taschenuhr*,
      laufuhr*, quarzuhr*, kinderuhr*`,
    fr: `
      montre connectée, montres connectées, montres, montre bracelet, montre automatique, montre à quartz,
      montre de sport, montre gps, une montre, cette montre, votre montre, montre pour`,
    es: `
      reloj de pulsera, relojes de pulsera, smartwatch, smartwatches, reloj inteligente, relojes inteligentes,
      reloj deportivo, reloj de cuarzo, reloj automático, reloj gps`,
    it: `
      orologio da polso, orologi da polso, smartwatch, orologio automatico, orologio sportivo, orologio al quarzo,
      orologio gps`,
    nl: 'horloge, horloges, smartwatch, smartwatches, polshorloge*, sporthorloge*',
    pl: 'zegarek, zegark*, smartwatch*',
    pt: `
      relógio de pulso, relógios de pulso, smartwatch, smartwatches, relógio inteligente, relógios inteligentes,
      relógio desportivo, relógio automático, relógio de quartzo`,
    sv: 'armbandsur*, klocka med armband, smartklock*, smartwatch*, pulsklock*, dykarklock*, sportklock*',
    da: 'armbåndsur*, smartwatch*, dykkerur*, løbeur*, sportsur*, titanur*, kvartsur*',
    nb: 'armbåndsur*, smartklokke*, pulsklokke*, sportsklokke*, dykkerklokke*, treningsklokke*',
    fi: 'rannekello*, älykello*, urheilukello*, sukelluskello*, sykemittari*',
  },
  sunglasses: {
    en: 'sunglasses',
    de: 'sonnenbrille*',
    fr: 'lunettes de soleil',
    es: 'gafas de sol, lentes de sol, anteojos de sol',
    it: 'occhiale da sole, occhiali da sole',
    nl: 'zonnebril*',
    pl: 'okular* przeciwsłoneczn*, okularów przeciwsłonecznych',
    pt: 'óculos de sol, óculos escuros',
    sv: 'solglasögon*, solbrill*',
    da: 'solbrille*',
    nb: 'solbrille*',
    fi: 'aurinkolasi*, aurinkolase*',
  },
  glasses: {
    en: `
      eyeglasses, reading glasses, spectacles, spectacle frame, spectacle frames, safety glasses, blue light glasses,
      sunglasses, ski goggles, snow goggles, goggles, swimming goggles, swim goggles, swimming cap, swimming caps,
      swim cap, swim caps`,
    de: `
      lesebrille*, brille, brillen, brillengestell*, brillenfassung*, korrektionsbrille*, bildschirmbrille*,
      schutzbrille*, sonnenbrille*, skibrille*, schneebrille*, snowboardbrille*, schwimmbrille*, badekappe*,
      badehaube*`,
    fr: `
      lunettes de vue, lunettes de lecture, monture de lunettes, montures de lunettes, lunettes loupe,
      lunettes de protection, lunettes de soleil, masque de ski, masques de ski, lunettes de natation,
      lunettes de piscine, bonnet de bain, bonnets de bain, bonnet de piscine, bonnets de piscine`,
    es: `
      gafas de lectura, gafas graduadas, gafas de ver, montura de gafas, monturas de gafas, gafas de presbicia,
      gafas de protección, gafas de sol, lentes de sol, anteojos de sol, gafas de esquí, gafas de nieve,
      máscara de esquí, gafas de ventisca, gafas de natación, gorro de natación, gorros de natación, gorro de piscina,
      gorros de piscina`,
    it: `
      occhiali da vista, occhiali da lettura, montatura per occhiali, montature per occhiali, occhiali protettivi,
      occhiale da sole, occhiali da sole, maschera da sci, maschere da sci, occhiali da sci, occhialino da nuoto,
      occhialini da nuoto, occhialini, cuffia da nuoto, cuffie da nuoto`,
    nl: `
      leesbril*, brilmontuur*, computerbril*, veiligheidsbril*, bril, brillen, zonnebril*, skibril*, zwembril*,
      badmuts*`,
    pl: `
      okular* do czytania, okular* korekcyjn*, oprawk* okularow*, okular* ochronn*, okulary, okular* przeciwsłoneczn*,
      okularów przeciwsłonecznych, gogle, gogli, gogl* narciarsk*, okular* do pływania, okulark* pływack*,
      czepek do pływania, czepki do pływania, czepka do pływania, czepek pływacki, czepki pływackie,
      czepka pływackiego`,
    pt: `
      óculos de leitura, óculos de grau, óculos graduados, armação de óculos, armações de óculos, óculos de proteção,
      óculos de sol, óculos escuros, óculos de esqui, óculos de neve, máscara de esqui, óculos de natação,
      touca de natação, toucas de natação`,
    sv: `
      läsglasögon*, glasögon*, skyddsglasögon*, solglasögon*, solbrill*, skidglasögon*, goggles, skidgoggle*,
      simglasögon*, badmöss*`,
    da: `
      læsebrille*, brille, briller, brillen, brillestel*, sikkerhedsbrille*, solbrille*, skibrille*, snebrille*,
      goggles, svømmebrille*, dykkerbrille*, badehætte*`,
    nb: `
      lesebrille*, brille, briller, brillen, brillene, brilleinnfatning*, vernebrille*, solbrille*, alpinbrille*,
      skibrille*, goggles, slalåmbrille*, svømmebrille*, badehette*`,
    fi: `
      lukulasi*, silmälasi*, silmälase*, suojalasi*, aurinkolasi*, aurinkolase*, laskettelulasi*, laskettelulase*,
      uimalasi*, uimalase*, uimalakki*, uimalaki*`,
  },
  skiGoggles: {
    en: 'ski goggles, snow goggles, goggles',
    de: 'skibrille*, schneebrille*, snowboardbrille*',
    fr: 'masque de ski, masques de ski',
    es: 'gafas de esquí, gafas de nieve, máscara de esquí, gafas de ventisca',
    it: 'maschera da sci, maschere da sci, occhiali da sci',
    nl: 'skibril*',
    pl: 'gogle, gogli, gogl* narciarsk*',
    pt: 'óculos de esqui, óculos de neve, máscara de esqui',
    sv: 'skidglasögon*, goggles, skidgoggle*',
    da: 'skibrille*, snebrille*, goggles',
    nb: 'alpinbrille*, skibrille*, goggles, slalåmbrille*',
    fi: 'laskettelulasi*, laskettelulase*',
  },
  swimGoggles: {
    en: 'swimming goggles, swim goggles, swimming cap, swimming caps, swim cap, swim caps',
    de: 'schwimmbrille*, badekappe*, badehaube*',
    fr: `
      lunettes de natation, lunettes de piscine, bonnet de bain, bonnets de bain, bonnet de piscine,
      bonnets de piscine`,
    es: 'gafas de natación, gorro de natación, gorros de natación, gorro de piscina, gorros de piscina',
    it: 'occhialino da nuoto, occhialini da nuoto, occhialini, cuffia da nuoto, cuffie da nuoto',
    nl: 'zwembril*, badmuts*',
    pl: `
      okular* do pływania, okulark* pływack*, czepek do pływania, czepki do pływania, czepka do pływania,
      czepek pływacki, czepki pływackie, czepka pływackiego`,
    pt: 'óculos de natação, touca de natação, toucas de natação',
    sv: 'simglasögon*, badmöss*',
    da: 'svømmebrille*, dykkerbrille*, badehætte*',
    nb: 'svømmebrille*, badehette*',
    fi: 'uimalasi*, uimalase*, uimalakki*, uimalaki*',
  },
};
