import type { ConceptTable } from '../concept-table.ts';

/** Qualities: looks and character. */
export const LOOKS: ConceptTable = {
  elegant: {
    en: 'elegant, elegantly, elegance, sophisticated, refined, classy, chic, sleek, graceful, polished look',
    de: `
      elegant*, eleganz, edel, edle, edles, edler, edlen, stilvoll*, schick*, raffiniert*, vornehm*, feminin elegant,
      anmutig*`,
    fr: 'élégant*, élégante*, élégance, raffiné*, raffinée*, chic, sobre et chic, distingué*, sophistiqué*, classe et',
    es: 'elegante*, elegancia, sofisticad*, refinad*, distinguid*, chic, con clase, fino y elegante',
    it: 'elegante, eleganti, eleganza, elegantissim*, raffinat*, sofisticat*, chic, signoril*, di classe',
    nl: 'elegant*, elegantie, stijlvol*, chic, chique, verfijnd*, geraffineerd*, sierlijk*',
    pl: `
      elegancki, elegancka, eleganckie, eleganckiego, eleganckiej, elegancko, elegancja, elegancji, eleganckim,
      wyrafinowan*, szykown*, wytworn*, wyszukan*, z klasą`,
    pt: 'elegante, elegantes, elegância, sofisticad*, requintad*, refinad*, chique, chiques, distint* e elegante',
    sv: 'elegant*, elegans, sofistikera*, stilren*, chic, raffinera*, förfinad*',
    da: 'elegant*, elegance, sofistikeret, sofistikerede, raffineret, raffinerede, chik, smagfuld*, stilren*',
    nb: 'elegant*, eleganse, sofistikert*, raffinert*, chic, smakfull*, stilren*',
    fi: 'elegant*, tyylikäs, tyylikkää*, eleganssi*, hienostune*, hienostunut, sirolinjai*, elegantti',
  },
  stylish: {
    en: 'stylish, trendy, fashionable, on trend, cool look, eye catching, stylishly, in vogue, fashion forward',
    de: `
      stylisch*, stylish*, trendig*, modisch*, angesagt*, hip, schick*, coole optik, cooles design, lässiger look,
      modebewusst*, trendbewusst*`,
    fr: `
      stylé*, tendance actuelle, très tendance, à la mode, look tendance, fashion, design tendance, très branché,
      look branché`,
    es: `
      con estilo, a la moda, de moda, moderno y elegante, trendy, fashion, de tendencia, muy estiloso, estiloso*,
      estilosa*`,
    it: 'di tendenza, alla moda, stilos*, trendy, di moda, fashion, dal look moderno, con stile, modaiol*',
    nl: 'stijlvol*, trendy, modieus, modieuze, hip, hippe, stoere, fashionable, in de mode, stijlvolle',
    pl: 'stylow*, modny, modna, modne, modnego, modnej, trendy, na czasie, najmodniejsz*, z modnym',
    pt: 'com estilo, estiloso*, na moda, da moda, trendy, fashion, moderno e elegante, de tendência, descolad*',
    sv: 'stilig*, snygg*, trendig*, moderiktig*, modern stil, inne just nu, stilfull*, tuff design',
    da: 'stilfuld*, smart design, trendy, moderigtig*, smart look, moderne look, stilet, modebevidst*',
    nb: 'stilig*, trendy, moteriktig*, stilfull*, motebevisst*, tøff design, lekker*',
    fi: 'tyylikäs, tyylikkää*, muodik*, muodikas, trendikä*, trendikkää*, tyylikkyy*',
  },
  modern: {
    en: 'modern, contemporary, state of the art, cutting edge, current design, modern design, sleek and modern',
    de: `
      modern, moderne, moderner, modernes, modernem, modernen, zeitgemäß*, zeitgenössisch*, auf dem neuesten stand,
      state of the art, neueste technik, neuester technik`,
    fr: `
      moderne, modernes, contemporain*, contemporaine*, dernier cri, dernière génération, actuel et, à la pointe,
      modernité`,
    es: `
      moderno, moderna, modernos, modernas, contemporáne*, actual y, última generación, de vanguardia, vanguardist*,
      modernidad`,
    it: 'moderno, moderna, moderni, moderne, contemporane*, ultima generazione, all avanguardia, attuale e, modernità',
    nl: 'modern, moderne, moderner, eigentijds*, hedendaags*, hypermodern*, nieuwste technologie, van deze tijd',
    pl: 'nowoczesn*, współczesn*, najnowszej generacji, nowoczesność, najnowocześniejsz*, na czasie',
    pt: 'moderno, moderna, modernos, modernas, contemporâne*, última geração, vanguard*, atual e, modernidade',
    sv: 'modern, modernt, moderna, nutida, tidsenlig*, modernare, senaste tekniken, samtida',
    da: 'moderne, nutidig*, tidssvarende, tidsrigtig*, nyeste teknologi, modernitet, state of the art',
    nb: 'moderne, moderne design, tidsriktig*, nåtidig*, samtidig uttrykk, nyeste teknologi, state of the art',
    fi: 'moderni, modernin, modernia, modernit, modernei*, nykyaikai*, ajanmukai*, uusimman tekniikan, nykyaikaise*',
  },
  classic: {
    en: `
      classic, classical design, classically, traditional, a classic, timelessly classic, heritage style,
      traditional style`,
    de: 'klassisch*, klassiker*, traditionell*, zeitlos klassisch, klassik design',
    fr: 'classique, classiques, traditionnel*, intemporel et classique, grand classique, indémodable',
    es: 'clásico, clásica, clásicos, clásicas, tradicional*, un clásico, de toda la vida',
    it: 'classico, classica, classici, classiche, tradizional*, un classico, intramontabil*',
    nl: 'klassiek*, klassieker*, traditioneel, traditionele, echte klassieker',
    pl: 'klasyczn*, klasyka, klasyki, klasyką, tradycyjn*, klasyk, klasykiem',
    pt: 'clássico, clássica, clássicos, clássicas, tradiciona*, um clássico',
    sv: 'klassisk*, klassiker*, traditionell*, tidlös klassiker',
    da: 'klassisk*, klassiker*, traditionel*, en sand klassiker',
    nb: 'klassisk*, klassiker*, tradisjonell*, en ekte klassiker',
    fi: 'klassi*, perintei*, klassikko*, klassinen, klassikon',
  },
  timeless: {
    en: `
      timeless, timelessly, never goes out of style, never goes out of fashion, won t go out of style, timelessness,
      enduring design, evergreen style`,
    de: 'zeitlos*, immer aktuell, nie aus der mode, zeitlosigkeit, dauerbrenner',
    fr: 'intemporel*, indémodable*, ne se démode, intemporalité, hors du temps',
    es: 'atemporal*, intemporal*, nunca pasa de moda, no pasa de moda, imperecedero*, eterno diseño',
    it: 'senza tempo, intramontabil*, atemporal*, non passa mai di moda, non passano mai di moda, sempre attuale',
    nl: 'tijdloos, tijdloze, tijdlozer, nooit uit de mode, blijft altijd mooi',
    pl: 'ponadczasow*, nigdy nie wychodzi z mody, nie wychodzi z mody, nie wychodzą z mody, zawsze modn*',
    pt: 'intempora*, atempora*, nunca sai de moda, não sai de moda, sempre atual',
    sv: 'tidlös*, går aldrig ur modet, aldrig omodern*, går aldrig ur tiden',
    da: 'tidløs*, går aldrig af mode, aldrig umoderne',
    nb: 'tidløs*, går aldri av moten, aldri umoderne',
    fi: 'ajaton, ajattoma*, aikaa kestävä*, ei mene pois muodista, ajattomuu*, muodista riippuma*',
  },
  minimalist: {
    en: `
      minimalist*, minimalism, minimal design, clean lines, understated, pared back, simple design, clean design,
      sleek and simple, no frills`,
    de: `
      minimalistisch*, schlicht*, puristisch*, reduziertes design, klare linien, dezent*, klares design,
      unaufdringlich*, geradlinig*, skandinavisches design`,
    fr: 'minimaliste*, épuré*, sobre, sobres, sobriété, lignes épurées, design simple, dépouillé*, lignes pures',
    es: `
      minimalista*, sobrio*, sobria*, líneas limpias, diseño sencillo, discreto y elegante, diseño limpio,
      líneas simples, depurad*`,
    it: `
      minimal, minimalist*, essenziale nel design, sobrio, sobria, sobri, linee pulite, design essenziale,
      linee essenziali, lineare e, design semplice`,
    nl: 'minimalistisch*, strak, strakke, sober, sobere, ingetogen, strakke lijnen, eenvoudig design, subtiel*',
    pl: `
      minimalistyczn*, minimalizm*, prosty design, prosta forma, prostej formie, stonowan*, czyste linie,
      prostota formy, oszczędn* w formie, proste linie`,
    pt: `
      minimalista*, sóbrio, sóbria, linhas limpas, design simples, design limpo, linhas simples, despojad*,
      design clean`,
    sv: 'minimalistisk*, stilren*, avskalad*, enkel design, rena linjer, diskret design, sober, nedtonad*',
    da: 'minimalistisk*, stilren*, enkelt design, rene linjer, afdæmpet, afdæmpede, simpelt design, neddæmpet',
    nb: 'minimalistisk*, stilren*, enkelt design, rene linjer, nedtonet, nedtonede, avdempet, dempet design',
    fi: `
      minimalisti*, pelkistet*, pelkistetty, selkeälinjai*, hillitty, hillity*, yksinkertainen muotoilu, eleetön,
      selkeät linjat`,
  },
  beautiful: {
    en: `
      beautiful, beautifully designed, gorgeous, lovely design, attractive design, stunning, good looking, looks great,
      lovely look, beautiful look, a real eye catcher, pretty design, very pretty, so pretty`,
    de: `
      wunderschön*, hübsch*, besonders schön, schönes design, schöne optik, schöner blickfang, ansprechendes design,
      attraktives design, blickfang, hingucker*, eyecatcher, bildschön*, traumhaft schön`,
    fr: `
      beau design, très beau, belle finition, magnifique*, ravissant*, splendide*, très joli*, jolie, jolis, joli,
      très belle, esthétique, beauté du`,
    es: `
      bonito, bonita, bonitos, bonitas, hermos*, preciosa y, precioso, bello, bella, muy estétic*, espectacular diseño,
      bonito diseño, atractivo diseño`,
    it: `
      bello da vedere, molto bello, molto bella, bellissim*, splendid*, bel design, esteticamente, grazios*,
      incantevol*, affascinant*`,
    nl: `
      mooi vormgegeven, mooi design, prachtig*, heel mooi, mooie uitstraling, mooie afwerking, schitterend*, fraai*,
      mooi ontwerp, beeldschoon, beeldschone, mooie kleur, wondermooi`,
    pl: `
      piękny, piękna, piękne, pięknego, pięknej, piękną, pięknie, przepiękn*, ładny, ładna, ładne, śliczn*,
      uroczo wygląda, estetyczn*, atrakcyjn* wygląd, piękno`,
    pt: `
      bonito, bonita, bonitos, bonitas, lindo, linda, lindos, lindas, belo, bela, belíssim*, muito bonit*,
      deslumbrante*, bom gosto, estétic*`,
    sv: 'vacker*, vackra, snygg*, fin design, jättefin*, underbart vacker, tjusig*, stilig*, iögonfallande',
    da: 'smuk, smukt, smukke, pæn, pænt, pæne, flot design, lækkert design, iøjnefaldende',
    nb: 'vakker*, vakre, pen, pent, pene, nydelig*, fin design, flott design, lekker*, iøynefallende',
    fi: `
      kaunis, kauniin, kaunista, kauniit, kauniisti, kauneus, upea muotoilu, upean näköi*, nätti, hienon näköi*,
      katseenvangitsija*`,
  },
  cute: {
    en: 'cute, adorable, sweet little, charming, cutest, lovable, whimsical, adorably',
    de: `
      niedlich*, süßes design, süßes motiv, putzig*, herzig*, goldig*, entzückend*, allerliebst*, charmant*,
      zuckersüß*, knuffig*`,
    fr: 'mignon, mignonne, mignons, mignonnes, adorable*, trop mignon*, craquant*, charmant*, attendrissant*',
    es: 'mono y, monísim*, adorable*, encantador*, tiern*, cuqui, lindo, muy mono',
    it: `
      carino, carina, carini, carine, adorabil*, carinissim*, delizios* da vedere, dolcissim*, tenerissim*, tenero,
      tenera`,
    nl: 'schattig*, snoezig*, lief ontwerp, aandoenlijk*, guitig*, aaibaar, aaibare, lieve uitstraling, lieflijk*',
    pl: 'uroczy, urocza, urocze, uroczego, uroczej, słodk* wygląd, śliczn*, rozkoszn*, milusi*, słodziutk*',
    pt: 'fofo, fofa, fofos, fofas, fofinho*, fofinha*, adoráv*, encantador*, amoroso*, meigo, meiga',
    sv: 'söt design, söta, gullig*, bedårande, charmig*, näpen, rar',
    da: 'sød, sødt, søde, nuttet, nuttede, bedårende, charmerende, yndig*',
    nb: 'søt, søte, nusselig*, bedårende, sjarmerende, yndig*, skjønn, skjønne',
    fi: 'söpö, söpön, söpöt, suloinen, suloise*, herttai*, hurmaava*, hellyttävä*',
  },
  colourful: {
    en: `
      colourful, colorful, vibrant, bright colours, bright colors, vivid colours, vivid colors, multicoloured,
      multicolored, brightly coloured, brightly colored`,
    de: `
      bunt, bunte, buntes, bunter, bunten, farbenfroh*, mehrfarbig*, kräftige farben, leuchtende farben,
      farbenprächtig*, kunterbunt*, farbintensiv*, fröhliche farben`,
    fr: 'coloré*, couleurs vives, multicolore*, haut en couleur, vif et coloré, bariolé*, couleurs éclatantes',
    es: `
      colorido*, colorida*, multicolor*, colores vivos, llamativos colores, vivos colores, lleno de color,
      colores vibrantes`,
    it: `
      colorato, colorata, colorati, colorate, coloratissim*, multicolor*, colori vivaci, variopint*, colori brillanti`,
    nl: `
      kleurrijk*, kleurig*, bont, bonte, felle kleuren, veelkleurig*, meerkleurig*, levendige kleuren,
      vrolijke kleuren, felgekleurd*`,
    pl: `
      kolorowy, kolorowa, kolorowe, kolorowych, kolorowego, wielokolorow*, żywe kolory, żywych kolorach, barwny,
      barwna, barwne, wielobarwn*, intensywne kolory`,
    pt: 'colorid*, multicolor*, cores vivas, cores vibrantes, cheio de cor, cores alegres',
    sv: 'färgglad*, färgstark*, flerfärgad*, färgrik*, livfulla färger, starka färger, klara färger',
    da: 'farverig*, farvestrålende, flerfarvet, flerfarvede, livlige farver, klare farver, kulørt*, farveglad*',
    nb: 'fargerik*, flerfarget, flerfargede, fargesprakende, livlige farger, klare farger, fargeglad*',
    fi: 'värikäs, värikkää*, monivärinen, monivärise*, kirkkaat värit, räiskyvä*, värikylläi*, eloisat värit',
  },
  neutral: {
    en: `
      neutral colour, neutral color, neutral tones, neutral shade, subtle colour, subtle color, muted tones,
      neutral look`,
    de: `
      neutrale farbe*, neutraler farbton, neutrale töne, gedeckte farbe*, dezente farbe*, neutral gehalten, unifarben,
      gedeckte töne, zurückhaltend*`,
    fr: `
      couleur neutre, couleurs neutres, ton neutre, tons neutres, teinte neutre, coloris neutre, couleurs sobres,
      coloris sobre`,
    es: 'color neutro, colores neutros, tono neutro, tonos neutros, colores discretos, tonalidades neutras',
    it: 'colore neutro, colori neutri, tonalità neutre, tonalità neutra, toni neutri, tinte neutre, colori sobri',
    nl: 'neutrale kleur*, neutrale tint*, rustige kleuren, neutrale tonen, rustige kleur, gedekte kleuren',
    pl: `
      neutralny kolor, neutralnym kolorze, neutralne kolory, neutralnych kolorach, stonowane kolory,
      stonowanych kolorach, neutralne odcienie`,
    pt: 'cor neutra, cores neutras, tom neutro, tons neutros, cores sóbrias, tonalidades neutras',
    sv: 'neutral färg, neutrala färger, dova färger, dämpade färger, neutrala toner, neutral nyans',
    da: 'neutral farve, neutrale farver, afdæmpede farver, neutrale toner, dæmpede farver',
    nb: 'nøytral farge, nøytrale farger, dempede farger, nøytrale toner, duse farger',
    fi: 'neutraali väri, neutraalit värit, neutraali sävy, hillityt värit, neutraalit sävyt, hillityt sävyt',
  },
  naturalLook: {
    en: `
      natural look, natural looking, natural finish, natural feel, natural beauty, looks natural, natural appearance,
      natural charm, organic feel, rustic`,
    de: `
      natürliche optik, natürlicher look, natürliche schönheit, natürliches aussehen, natürlich wirkend*,
      natürlicher charme, naturbelassen*, naturnah*, rustikal*, natürliche ausstrahlung, natürliches finish`,
    fr: `
      aspect naturel, look naturel, rendu naturel, effet naturel, beauté naturelle, fini naturel, rustique*,
      charme naturel, allure naturelle`,
    es: `
      aspecto natural, acabado natural, look natural, efecto natural, belleza natural, rústic*, apariencia natural,
      encanto natural`,
    it: `
      aspetto naturale, look naturale, effetto naturale, finish naturale, bellezza naturale, rustic*, fascino naturale`,
    nl: `
      natuurlijke uitstraling, natuurlijke look, natuurlijk effect, natuurlijk uiterlijk, natuurlijke finish, rustiek*,
      landelijke uitstraling, natuurlijke charme`,
    pl: `
      naturalny wygląd, naturalnym wyglądzie, naturalny efekt, naturalne wykończenie, naturalny look, rustykaln*,
      naturalny urok, naturalne piękno`,
    pt: `
      aspeto natural, aspecto natural, acabamento natural, efeito natural, look natural, beleza natural, rústic*,
      visual natural`,
    sv: `
      naturlig look, naturligt utseende, naturlig finish, naturlig känsla, rustik*, naturligt uttryck,
      naturlig skönhet`,
    da: `
      naturligt look, naturligt udseende, naturlig finish, naturligt udtryk, rustik*, naturlig skønhed,
      naturlig fornemmelse`,
    nb: `
      naturlig look, naturlig utseende, naturlig finish, naturlig uttrykk, naturlig preg, rustikk*, rustikt,
      naturlig skjønnhet`,
    fi: `
      luonnollinen ulkonäkö, luonnollinen ilme, luonnollinen lopputulos, luonnollisen näköi*, luonnonläheinen,
      rustiikki*, maalaisromantti*`,
  },
  glossy: {
    en: 'glossy, shiny, high gloss, glossy finish, lustrous, gleaming, glittering, polished finish',
    de: 'glänzend*, hochglanz*, glanz verleiht, schimmernd*, seidig glänzend*, funkelnd*, glanzvoll*, hochglänzend*',
    fr: 'brillant*, brillance, finition brillante, effet brillant, lustré*, scintillant*, étincelant*',
    es: 'brillante*, acabado brillo, alto brillo, acabado brillante, reluciente*, lustros*, destellos',
    it: 'lucido, lucida, lucidi, finitura lucida, brillante, brillanti, scintillant*, lucentezza, luccicant*',
    nl: 'glanzend*, hoogglans*, glimmend*, glinsterend*, glans geeft, fonkelend*',
    pl: 'błyszcząc*, połysk*, lśniąc*, wysoki połysk, połyskując*, nabłyszczając*',
    pt: 'brilhante*, acabamento brilhante, alto brilho, lustros*, reluzente*, cintilante*',
    sv: 'glansig*, blank, blankt, blanka, högglans*, skimrande, glänsande, glittrande',
    da: 'blank, blankt, blanke, højglans*, skinnende, skimrende, glinsende, glitrende',
    nb: 'blank, blankt, blanke, høyglans*, skinnende, skimrende, glansfull*, glitrende',
    fi: 'kiiltävä*, korkeakiilto*, kiiltopintai*, hohtava*, kimaltava*, kiillottava*',
  },
  radiant: {
    en: `
      radiant, radiance, glowing skin, luminous skin, dewy, brightening, healthy glow, luminosity,
      brightens the complexion, natural glow`,
    de: `
      strahlend*, ausstrahlung der haut, strahlender teint, leuchtender teint, frischer teint, strahlkraft,
      teint strahlen`,
    fr: `
      éclat naturel, éclat du teint, teint éclatant, teint lumineux, lumineux et, luminosité de la peau, illuminateur*,
      effet bonne mine, donne de l éclat, éclat de la peau, ravive l éclat`,
    es: `
      luminosidad, radiante*, piel luminosa, iluminador*, aporta luminosidad, tono luminoso, efecto glow, resplandor`,
    it: 'luminosità, radios*, pelle luminosa, illuminante, illuminanti, incarnato luminoso, effetto glow',
    nl: 'stralend*, stralende huid, gezonde gloed, gloed, oplichtend*, stralende teint',
    pl: 'promienn*, rozświetlając*, rozświetla, blask skórze, efekt glow, rozświetlon*, rozświetlenie, zdrowy blask',
    pt: 'luminosidade, radiante*, pele luminosa, iluminador*, efeito glow, pele radiante, viço',
    sv: 'strålande hy, lyster, strålande, lystergivande, strålande hud',
    da: 'strålende hud, glød, udstråling, strålende, opstrammet glød, glødende hud',
    nb: 'strålende hud, glød, utstråling, strålende, glødende hud',
    fi: 'hehkuva*, hehku, heleä, heleyttä, kuulas, kuulautta, säteilevä*, kirkastava*, hehkua',
  },
  brightLight: {
    en: `
      bright light, brightness, brightly lit, very bright, bright enough, brighter, brilliant light,
      brightens the room, well lit, super bright`,
    de: `
      hell, helles licht, leuchtstark*, lichtstark*, leuchtkraft*, leuchtet hell, gut ausgeleuchtet*, helligkeit,
      heller als, taghell*`,
    fr: `
      lumineux, lumineuse, lumineuses, luminosité, éclaire bien, lumière vive, forte luminosité, très lumineu*,
      éclairage puissant`,
    es: `
      luminos*, luz brillante, luz intensa, brillo de la luz, ilumina bien, luz potente, gran luminosidad,
      muy luminos*`,
    it: 'luminos*, luminosità, luce brillante, luce intensa, illumina bene, molto luminos*, luce forte',
    nl: 'helder licht, felle, lichtsterk*, helderheid, fel licht, heldere verlichting, verlicht goed',
    pl: `
      jasne światło, jaśniejsze światło, jasność światła, mocne światło, świeci jasno, świecą jasno, bardzo jasn*,
      intensywne światło`,
    pt: 'luminos*, luz brilhante, luz intensa, luminosidade, ilumina bem, luz forte, muito luminos*',
    sv: 'ljusstark*, starkt ljus, lyser starkt, ljusstyrka, klart ljus, lyser upp, skarpt ljus',
    da: 'lysstærk*, kraftigt lys, lyser kraftigt, lysstyrke, klart lys, stærkt lys, lyser op',
    nb: 'lyssterk*, kraftig lys, lyser kraftig, lysstyrke, klart lys, sterkt lys, lyser opp',
    fi: `
      kirkas valo, kirkkaampi valo, kirkkaus, valovoimai*, valaisee hyvin, erittäin kirkas, kirkkaan valon, valoisa*`,
  },
  dark: {
    en: 'darker, dark shade, dark tone, blackout, darkening, room darkening, very dark',
    de: `
      dunkler als, dunkler farbton, verdunkelnd*, abdunkelnd*, lichtundurchlässig*, blickdicht*, sehr dunkel,
      verdunkelung*, verdunklung*`,
    fr: 'plus foncé*, plus sombre*, teinte foncée, occultant*, très foncé*, très sombre*',
    es: 'más oscur*, tono oscuro, muy oscur*, opac*, oscurecimiento, tonos oscuros',
    it: 'più scur*, tonalità scura, oscurant*, molto scur*, tonalità scure',
    nl: 'donkerder*, donkere tint*, verduisterend*, lichtdicht*, lichtwerend*, erg donker',
    pl: 'ciemniejsz*, ciemny odcień, zaciemniając*, bardzo ciemn*, ciemne odcienie, zaciemnia',
    pt: 'mais escur*, tom escuro, muito escur*, blackout, opac*, tons escuros',
    sv: 'mörkare, mörk nyans, mörkläggande, mörkläggning*, mycket mörk*',
    da: 'mørkere, mørk nuance, mørklægning*, mørklæggende, meget mørk*',
    nb: 'mørkere, mørk nyanse, lystett, lystette, blendings*, veldig mørk*',
    fi: 'tummempi, tummemm*, tumma sävy, pimentävä*, valoa läpäisemät*, hyvin tumma',
  },
  discreet: {
    en: `
      discreet, discreetly, unobtrusive, inconspicuous, barely visible, hardly noticeable, invisible under,
      subtle design`,
    de: 'diskret*, unauffällig*, dezent*, kaum sichtbar*, unsichtbar*, kaum zu sehen, zeichnet sich nicht ab',
    fr: `
      discret et, discrets, discrète, discrètes, discrètement, invisible sous, presque invisible, passe inaperçu*,
      très discret, discrétion`,
    es: `
      discreto, discreta, discretos, discretas, discretamente, invisible*, pasa desapercibid*, apenas visible,
      discreción`,
    it: `
      discreto, discreta, discreti, discretamente, invisibil*, passa inosservat*, appena visibile, poco visibile,
      discrezione`,
    nl: 'discreet, discrete, onopvallend*, onzichtbaar, onzichtbare, nauwelijks zichtbaar, valt niet op',
    pl: 'dyskretn*, niewidoczn*, prawie niewidoczn*, nierzucając* się, ledwo widoczn*, dyskrecj*',
    pt: `
      discreto, discreta, discretos, discretas, discretamente, invisív*, passa despercebid*, quase não se vê,
      discrição`,
    sv: 'diskret, diskreta, osynlig*, knappt synlig*, oansenlig*, smälter in',
    da: 'diskret, diskrete, usynlig*, næsten usynlig*, knap synlig*, uanseelig*',
    nb: 'diskret, diskrete, usynlig*, nesten usynlig*, knapt synlig*, lite synlig*',
    fi: 'huomaamat*, huomaamaton, huomaamattoma*, näkymät*, hienovarai*, hillitty, diskreetti',
  },
  creative: {
    en: `
      creative, creativity, imaginative, sparks imagination, boosts imagination, imagination,
      encourages imaginative play, artistic, pretend play`,
    de: `
      kreativ*, kreativität, fantasievoll*, phantasievoll*, fördert die fantasie, regt die fantasie an, ideenreich*,
      einfallsreich*, künstlerisch*, rollenspiel*`,
    fr: 'créatif*, créative*, créativité, imagination, stimule l imagination, imaginatif*, artistique*, jeu de rôle',
    es: 'creativ*, creatividad, imaginación, estimula la imaginación, imaginativ*, artístic*, juego simbólico',
    it: 'creativ*, creatività, stimola la fantasia, immaginazione, artistic*, fantasios*, gioco di ruolo',
    nl: `
      creatief, creatieve, creativiteit, fantasierijk*, fantasie, stimuleert de fantasie, verbeelding*, artistiek*,
      rollenspel*`,
    pl: 'kreatywn*, kreatywność, wyobraźni*, rozwija wyobraźnię, pomysłow*, artystyczn*, twórcz*',
    pt: 'criativ*, criatividade, imaginação, estimula a imaginação, imaginativ*, artístic*, faz de conta',
    sv: 'kreativ*, kreativitet, fantasi*, fantasifull*, konstnärlig*, rollek*',
    da: 'kreativ*, kreativitet, fantasi*, fantasifuld*, kunstnerisk*, rolleleg*',
    nb: 'kreativ*, kreativitet, fantasi*, fantasifull*, kunstnerisk*, rollelek*',
    fi: 'luova, luovan, luovaa, luovat, luovuus, luovuutta, mielikuvitu*, taiteelli*, roolileikk*',
  },
  fun: {
    en: 'fun, playful, entertaining, hours of fun, enjoyable, amusing, fun filled, keeps kids entertained',
    de: `
      macht spaß, spaßig*, unterhaltsam*, verspielt*, stundenlanger spaß, spielspaß, viel spaß beim spielen,
      kurzweilig*, lustig*, fahrspaß`,
    fr: `
      amusant*, ludique*, divertissant*, heures d amusement, heures de jeu, rigolo*, plaisir de jeu, drôle*, espiègle*`,
    es: 'divertid*, diversión, entretenid*, horas de diversión, juguetón*, lúdic*, entretenimiento',
    it: 'divertent*, divertimento, ore di divertimento, giocos*, spassos*, avvincent*, coinvolgent*',
    nl: 'speels*, vermakelijk*, speelplezier, urenlang plezier, grappig*, leuk om mee, vermaak, uren speelplezier',
    pl: `
      zabawn*, frajda, świetna zabawa, wesoł*, radość z zabawy, wciągając*, godziny zabawy, mnóstwo zabawy, rozrywk*,
      ekscytując*`,
    pt: 'divertid*, diversão, entretenimento, horas de diversão, brincalhão*, lúdic*, horas de brincadeira',
    sv: 'rolig*, lekfull*, underhållande, kul att leka, timmar av lek, lekvärde, timmar av skoj',
    da: 'sjov at lege, sjovt, sjove, legesyg*, underholdende, timevis af leg, timers leg, timevis af sjov, legeværdi',
    nb: 'morsom*, gøy å leke, gøyal*, leken, underholdende, timevis med lek, timevis med moro, lekeverdi',
    fi: 'hauska, hauskan, hauskaa, hauskat, leikkisä*, viihdyttävä*, hauskuutta, tuntikausia hauskaa',
  },
  calming: {
    en: `
      calming, relaxing, relaxes, helps you relax, relaxation, unwind, helps to unwind, tranquil, peaceful atmosphere,
      wind down`,
    de: `
      entspannend*, entspannung, zum entspannen, ruhige atmosphäre, beruhigende wirkung, zum abschalten,
      zur ruhe kommen, wohltuend*, entspannt ausklingen, wohlfühlatmosphäre`,
    fr: 'relaxant*, détente, détend, se détendre, apaisant*, moment de détente, relaxation, zen, se relaxer',
    es: 'relajante*, relaja, relajación, relajarse, relajarte, tranquilizante*, momento de relax, relax',
    it: 'rilassant*, rilassa, rilassamento, relax, rilassarsi, rilassarti, calmant*, momento di relax',
    nl: `
      ontspannend*, ontspanning, rustgevend*, kalmerend*, tot rust komen, ontspannen moment, ontspant,
      om te ontspannen`,
    pl: `
      relaksując*, odprężając*, relaks, uspokajając*, wyciszając*, relaksu, odprężenie, wyciszenie,
      pomaga się zrelaksować`,
    pt: 'relaxante*, relaxa, relaxamento, relaxar, tranquilizante*, momento de relaxamento, descontrair',
    sv: 'avslappnande, avkopplande, avkoppling, lugnande, rogivande, avslappning, koppla av, varva ner',
    da: 'afslappende, afslapning, beroligende, afstressende, slappe af, slap af med, falde til ro',
    nb: 'avslappende, avslapning, beroligende, avkoblende, slappe av, avslappet stund, roe ned',
    fi: 'rentouttava*, rentoutua, rentoutumi*, rauhoittava*, rentouttaa, rentoutumista, rentoutumisee*',
  },
  romantic: {
    en: 'romantic, romance, sensual, seductive, candlelit, romantic atmosphere',
    de: 'romantisch*, sinnlich*, verführerisch*, romantik, liebevoll romantisch',
    fr: 'romantique*, romantisme, sensuel*, séduisant*, séducteur, séductrice',
    es: 'romántic*, sensual*, seductor*, romanticismo',
    it: 'romantic*, sensual*, seducent*, romanticismo',
    nl: 'romantisch*, sensueel, sensuele, verleidelijk*, romantiek',
    pl: 'romantyczn*, zmysłow*, uwodzicielsk*, romantyzm',
    pt: 'romântic*, sensual, sensuais, sedutor*, romantismo',
    sv: 'romantisk*, sensuell*, förförisk*, romantik',
    da: 'romantisk*, sensuel*, forførende, forførerisk*, romantik',
    nb: 'romantisk*, sensuell*, forførende, forførerisk*, romantikk',
    fi: 'romantti*, romantii*, aistilli*, viettelevä*',
  },
  sporty: {
    en: 'sporty, athletic, sporty look, athletic cut, sporty design, dynamic look',
    de: 'sportlich*, dynamische optik, sportives, sportiv*, athletisch*',
    fr: 'sportif*, sportive*, look sport, dynamique et, allure sportive',
    es: 'deportivo y, look deportivo, estilo deportivo, aire deportivo, atlétic*, diseño deportivo',
    it: 'sportivo, sportiva, sportivi, sportive, look sportivo, stile sportivo, atletic*',
    nl: 'sportief, sportieve, sportiever, atletisch*, sportieve look',
    pl: `
      sportowy styl, sportowym stylu, sportowy wygląd, wysportowan*, sportowy charakter, sportowy krój, sportowy look`,
    pt: 'desportivo, desportiva, esportivo, esportiva, look desportivo, visual esportivo, atlétic*',
    sv: 'sportig*, sportigt, atletisk*, sportig look',
    da: 'sporty, sportslig*, sportigt, atletisk*, sporty look',
    nb: 'sporty, sportslig*, sportig*, atletisk*, sporty look',
    fi: 'sporttinen, sporttise*, urheilulli*, sporttisen, sporttista',
  },
  casual: {
    en: `
      casual, laid back look, everyday look, relaxed look, casual style, casual look, smart casual, dress down,
      effortless look, easygoing`,
    de: `
      lässig*, leger, legere, leger geschnitten, leger kombinier*, alltagslook, freizeitlook, casual, legerer, legeres`,
    fr: `
      décontracté*, look casual, style casual, tenue décontractée, tenue de tous les jours, look de tous les jours,
      casual`,
    es: 'informal, informales, casual, desenfadad*, look casual, estilo casual, look relajado',
    it: 'casual, informale, informali, disinvolt*, stile casual, look casual, sbarazzin*',
    nl: 'casual, informeel, informele, nonchalant*, ongedwongen, alledaagse look, relaxte look',
    pl: 'casual, codzienny look, swobodny styl, codziennych stylizacji, casualow*, nieformaln*, luźny styl',
    pt: 'casual, casuais, informal, informais, descontraíd*, estilo casual, look casual, visual casual',
    sv: 'avslappnad stil, ledig stil, casual, vardaglig*, avslappnad look, ledig look, vardagsplagg',
    da: 'afslappet stil, afslappet look, casual, hverdagslook, uformel*, afslappede stil',
    nb: 'avslappet stil, avslappet look, casual, hverdagslig*, uformell*, ledig stil',
    fi: 'rento, rennon, rennot, rentoa, casual, arkinen, arkise*, arkityyli*, rento tyyli, rento ilme',
  },
  festive: {
    en: `
      festive, festively, party wear, celebratory, dressy, glamorous, formal wear, party ready, evening wear,
      formal occasions, special occasions`,
    de: 'festlich*, feierlich*, glamourös*, partytauglich*, für besondere anlässe, abendgarderobe, formelle anlässe',
    fr: `
      festif*, festive*, tenue de fête, tenue de soirée, glamour, grandes occasions, occasions spéciales,
      occasions formelles, tenue habillée`,
    es: `
      festiv*, de fiesta, glamuros*, ocasiones especiales, ocasión especial, elegante para eventos, de etiqueta,
      glamour, ocasiones formales`,
    it: 'festiv*, da cerimonia, elegante da sera, glamour, occasioni speciali, occasioni formali',
    nl: `
      feestelijk*, feestkleding, glamoureus, glamoureuze, speciale gelegenheden, bijzondere gelegenheden,
      formele gelegenheden`,
    pl: 'odświętn*, wieczorow*, wizytow*, na specjalne okazje, na wyjątkowe okazje, uroczyst*, na wielkie wyjścia',
    pt: 'festiv*, de festa, ocasiões especiais, glamour, glamoros*, para cerimónias, ocasiões formais',
    sv: 'festlig*, festkläder, glamorös*, högtidlig*, speciella tillfällen, festfin*, formella tillfällen',
    da: 'festlig*, festtøj, glamourøs*, højtidelig*, særlige lejligheder, festlige lejligheder, formelle lejligheder',
    nb: `
      festlig*, festklær, glamorøs*, høytidelig*, spesielle anledninger, festlige anledninger, formelle anledninger`,
    fi: 'juhlava*, juhlalli*, juhliin, juhlavaat*, erityistilaisuu*, glamour*, juhlatilai*',
  },
  unique: {
    en: `
      unique, one of a kind, distinctive, unusual design, original design, stands out from, something special,
      unmistakable, extraordinary, truly special`,
    de: `
      einzigartig*, besonderes design, außergewöhnlich*, unverwechselbar*, unikat*, originelles design, originelle,
      individueller look, etwas besonderes, ausgefallen*`,
    fr: `
      unique en son genre, pièce unique, originalité, hors du commun, pas comme les autres, atypique*, design unique,
      design original, style original, style unique`,
    es: `
      único en su, diseño único, pieza única, diseño original, originalidad, inconfundible*, diseño exclusivo,
      diferente a todo, extraordinari*, estilo único`,
    it: `
      unico nel suo genere, pezzo unico, design unico, design originale, originalità, inconfondibil*, fuori dal comune,
      straordinari*, stile unico`,
    nl: `
      uniek, unieke, bijzonder ontwerp, origineel ontwerp, origineel design, onderscheidend*, iets bijzonders,
      apart ontwerp, eigenzinnig*`,
    pl: `
      unikaln*, wyjątkowy, wyjątkowa, wyjątkowe, niepowtarzaln*, oryginalny wzór, oryginalny design,
      jedyny w swoim rodzaju, jedyna w swoim rodzaju, nietuzinkow*, unikatow*`,
    pt: `
      único no seu, design único, peça única, design original, originalidade, inconfundív*, fora do comum,
      extraordinári*, estilo único`,
    sv: `
      unik, unikt, unika, originell*, enastående, särpräglad*, något utöver det vanliga, distinkt*, annorlunda design`,
    da: 'unik, unikt, unikke, enestående, originalt design, særpræget, noget særligt, anderledes design',
    nb: 'unik, unikt, unike, enestående, originalt design, særpreget, noe helt spesielt, annerledes design',
    fi: 'ainutlaatui*, uniikki*, uniikin, omaperäi*, erikoislaatui*, erottuva*, erottuu joukosta, poikkeuksellinen',
  },
  innovative: {
    en: `
      innovative, innovation, ingenious, clever design, cleverly designed, groundbreaking, cutting edge, revolutionary,
      advanced technology, smart design, well thought out, thoughtfully designed, latest technology`,
    de: `
      innovativ*, innovation*, clever*, durchdacht*, ausgeklügelt*, bahnbrechend*, revolutionär*, fortschrittlich*,
      raffiniert*, zukunftsweisend*, modernste technik`,
    fr: `
      innovant*, innovation*, ingénieux, ingénieuse*, astucieux, astucieuse*, révolutionnaire*, bien pensé*,
      technologie avancée, technologie de pointe, novateur*`,
    es: `
      innovador*, innovación, ingenios*, revolucionari*, bien pensad*, tecnología avanzada, tecnología punta,
      vanguardista*, novedoso*, novedosa*`,
    it: `
      innovativ*, innovazione, ingegnos*, rivoluzionari*, ben pensat*, tecnologia avanzata, all avanguardia,
      tecnologia innovativa`,
    nl: `
      innovatief, innovatieve, innovatie, slim ontwerp, vernuftig*, ingenieus, ingenieuze, doordacht*, baanbrekend*,
      revolutionair*, geavanceerd*`,
    pl: `
      innowacyjn*, innowacja, pomysłow*, przemyślan*, rewolucyjn*, zaawansowana technologia, przełomow*,
      inteligentna konstrukcja, nowatorsk*, zaawansowanej technologii`,
    pt: 'inovador*, inovação, engenhos*, revolucionári*, bem pensad*, tecnologia avançada, tecnologia de ponta',
    sv: `
      innovativ*, innovation*, genomtänkt*, smart design, smart lösning, banbrytande, revolutionerande,
      avancerad teknik, nyskapande`,
    da: `
      innovativ*, innovation*, gennemtænkt*, smart design, smart løsning, banebrydende, revolutionerende,
      avanceret teknologi, nyskabende`,
    nb: `
      innovativ*, innovasjon*, gjennomtenkt*, smart design, smart løsning, banebrytende, revolusjonerende,
      avansert teknologi, nyskapende`,
    fi: `
      innovatiivi*, innovaatio*, älykäs muotoilu, nerokas, nerokkaa*, mullistava*, edistykselli*, edistynyt tekniikka,
      harkittu muotoilu, uraauurtava*`,
  },
  authentic: {
    en: 'authentic, authentically, realistic, lifelike, true to life, authentic taste, authentic look, authenticity',
    de: 'authentisch*, originalgetreu*, realistisch*, lebensecht*, naturgetreu*, detailgetreu*, authentizität',
    fr: 'authentique*, authenticité, réaliste*, fidèle à l original, plus vrai que nature, détaillé* et réaliste',
    es: `
      sabor auténtico, auténtico sabor, autenticidad, aspecto auténtico, realista*, fiel al original, estilo auténtico`,
    it: 'sapore autentico, gusto autentico, autenticità, realistic*, fedele all originale, aspetto autentico',
    nl: 'authentiek*, authenticiteit, realistisch*, levensecht*, waarheidsgetrouw*, natuurgetrouw*',
    pl: 'autentyczn*, realistyczn*, autentyczność, wiernie odwzorowan*, jak prawdziw*',
    pt: 'sabor autêntico, autenticidade, realista*, fiel ao original, aspeto autêntico, aspecto autêntico',
    sv: 'autentisk*, realistisk*, verklighetstrogen*, naturtrogen*, äkta känsla, verklighetstrogna',
    da: 'autentisk*, realistisk*, virkelighetsnær*, naturtro, virkelighedstro, ægte følelse, livagtig*',
    nb: 'autentisk*, realistisk*, virkelighetsnær*, naturtro, livaktig*, ekte følelse',
    fi: 'autentti*, aito tunnelma, aidon tuntui*, realisti*, aidon näköi*, todentuntui*',
  },
  vintage: {
    en: 'vintage, retro, nostalgic, old fashioned, antique look, old school, retro design, nostalgia, retro look',
    de: `
      vintage*, retro, retrolook*, retrodesign*, retro look, retro design, nostalgisch*, altmodisch*, antik*,
      nostalgie, shabby chic, used look`,
    fr: 'vintage, rétro, nostalgique*, à l ancienne, ancien style, antique, style ancien',
    es: 'vintage, retro, nostálgic*, a la antigua, estilo antiguo, aspecto envejecido',
    it: 'vintage, retrò, retro style, nostalgic*, stile antico, all antica, d epoca, anticat*',
    nl: 'vintage, retro, nostalgisch*, ouderwets*, antiek*, nostalgie',
    pl: 'vintage, retro, nostalgiczn*, w starym stylu, staromodn*, postarzan*, dawnych lat',
    pt: 'vintage, retro, retrô, nostálgic*, à moda antiga, estilo antigo, de época',
    sv: 'vintage*, retro, retrostil*, retrodesign*, retrolook*, nostalgisk*, gammaldags, antik look',
    da: 'vintage*, retro, retrostil*, retrodesign*, retrolook*, nostalgisk*, gammeldags, antik look',
    nb: 'vintage*, retro, retrostil*, retrodesign*, nostalgisk*, gammeldags, antikk look',
    fi: 'vintage*, retro, retrotyyli*, retrohenki*, nostalgi*, vanhanaikai*, antiikki*, vanhan ajan',
  },
  personal: {
    en: `
      personal touch, personal gift, thoughtful gift, meaningful, heartfelt, sentimental, thoughtful present,
      personal present`,
    de: `
      persönliche note, persönliches geschenk, liebevolles geschenk, von herzen, persönlich und, herzlich verpackt,
      aufmerksamkeit von herzen, liebevoll gestaltet*`,
    fr: `
      touche personnelle, cadeau personnel, attention personnelle, plein de sens, cadeau attentionné, du fond du coeur,
      cadeau qui a du sens`,
    es: 'toque personal, regalo personal, detalle personal, con significado, regalo especial y personal, de corazón',
    it: 'tocco personale, regalo personale, pensiero personale, ricco di significato, dal cuore, regalo significativo',
    nl: `
      persoonlijk tintje, persoonlijk cadeau, persoonlijke touch, betekenisvol*, uit het hart, attent cadeau,
      persoonlijk geschenk`,
    pl: `
      osobisty akcent, osobisty prezent, osobisty charakter, od serca, z głębi serca, pełen znaczenia,
      przemyślany prezent`,
    pt: 'toque pessoal, presente pessoal, presente com significado, do coração, presente especial e pessoal',
    sv: `
      personlig touch, personlig present, personlig gåva, från hjärtat, betydelsefull present, meningsfull*,
      omtänksam present`,
    da: `
      personligt præg, personlig gave, personligt touch, fra hjertet, betydningsfuld gave, meningsfuld*,
      omsorgsfuld gave`,
    nb: `
      personlig preg, personlig gave, personlig touch, fra hjertet, betydningsfull gave, meningsfull*, omtenksom gave`,
    fi: `
      henkilökohtainen lahja, persoonalli*, henkilökohtainen silaus, sydämestä, merkityksellinen lahja,
      ajatuksella valit*`,
  },
  flattering: {
    en: `
      flattering, flatters, slimming, figure flattering, flattering fit, accentuates the figure, flattering cut,
      shaping, figure shaping`,
    de: `
      schmeichelhaft*, schmeichelt, figurschmeichelnd*, figurfreundlich*, kaschiert*, formend*, figurformend*,
      betont die figur`,
    fr: `
      flatteur*, flatteuse*, met en valeur, mettent en valeur, amincissant*, sublime la silhouette, galbant*, gainant*,
      avantageux pour la silhouette`,
    es: 'favorecedor*, estiliza, estilizan, estiliza la figura, realza, moldeador*, sienta bien',
    it: `
      valorizza, valorizzano, slancia, snellent*, dona a tutte, modellant*, esalta la figura, contenitiv*, slanciat*`,
    nl: 'flatterend*, flatteert, afslankend*, figuurcorrigerend*, vleiend*, accentueert, figuurvriendelijk*',
    pl: `
      wyszczupla, wyszczuplając*, podkreśla sylwetkę, podkreśla figurę, korzystn* dla sylwetki, modelując*,
      podkreśla kształty, tuszuj*`,
    pt: `
      valoriza a silhueta, adelgaçante*, realça, modelador*, alonga a silhueta, favorecedor*, disfarça,
      valoriza o corpo`,
    sv: 'smickrande, framhäver figuren, smickrar, formande, smickrande passform, figurformande',
    da: 'flatterende, klædelig*, smigrende, fremhæver figuren, formende, figurvenlig*',
    nb: 'flatterende, kledelig*, smigrende, fremhever figuren, formende, figurvennlig*',
    fi: 'imarteleva*, imartelee, korostaa vartaloa, muotoileva*, kauniisti laskeutuva*',
  },
};
