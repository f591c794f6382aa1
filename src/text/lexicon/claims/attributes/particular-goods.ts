import type { ConceptTable } from '../concept-table.ts';

/** Attributes of clothes, lamps, machines, books, games, food and plants. */
export const PARTICULAR_GOODS: ConceptTable = {
  heelHeight: {
    en: 'heel height, heel, heels, cm heel, block heel, sole height, platform height, shaft height',
    de: 'absatzhöhe*, blockabsatz*, cm absatz, sohlenhöhe*, plateauhöhe*, schafthöhe*, hoher absatz, flacher absatz',
    fr: 'hauteur du talon, hauteur de talon, talon, talons, cm de talon, hauteur de la tige',
    es: 'altura del tacón, altura de tacón, tacón, tacones, cm de tacón, altura de la plataforma',
    it: 'altezza del tacco, altezza tacco, tacco, tacchi, cm di tacco, altezza della suola',
    nl: 'hakhoogte, hak, hakken, cm hak, zoolhoogte, schachthoogte',
    pl: 'wysokość obcasa, obcas, obcasy, obcasie, obcasem, wysokość cholewki',
    pt: 'altura do salto, cm de salto, altura do cano, salto alto, salto baixo, salto bloco',
    sv: 'klackhöjd*, klack, klackar, cm klack, skafthöjd*',
    da: 'hælhøjde*, hæl, hæle, cm hæl, skafthøjde*',
    nb: 'hælhøyde*, hæl, hæler, cm hæl, skafthøyde*',
    fi: 'koron korkeus, korkokorkeu*, korkokeng*, varren korkeus, cm korko, matala korko, korkea korko',
  },
  neckline: {
    en: 'neckline, crew neck, v neck, round neck, high neck, turtleneck, scoop neck, mock neck, roll neck',
    de: 'ausschnitt*, rundhals*, v ausschnitt, kragen*, stehkragen*, rollkragen*, u boot ausschnitt',
    fr: 'encolure, col rond, col v, col montant, col roulé, décolleté, type de col',
    es: 'cuello redondo, escote, cuello en v, cuello alto, tipo de cuello, escote redondo, cuello de pico',
    it: 'scollatura, girocollo, scollo a v, scollo, collo alto, colletto, dolcevita',
    nl: 'halslijn, ronde hals, v hals, kraag, opstaande kraag, coltrui hals',
    pl: 'dekolt*, okrągły dekolt, kołnierz*, stójka, w serek, półgolf',
    pt: 'decote*, gola redonda, decote em v, gola alta, tipo de gola, colarinho',
    sv: 'halsringning*, rundhals*, v ringad*, v ringning, krage, polokrage*, ståkrage*',
    da: 'halsudskæring*, rund hals, v hals, krave, høj hals, rullekrave*, v udskæring',
    nb: 'halsutringning*, rund hals, v hals, krage, høy hals, rullekrage*, v utringning',
    fi: 'pääntie*, pyöreä pääntie, v pääntie, kaulus*, poolokaulus*, kaula aukko*',
  },
  sleeveLength: {
    en: `
      sleeve length, sleeves, long sleeve, short sleeve, sleeveless, three quarter sleeve, half sleeve, long sleeved,
      short sleeved`,
    de: 'ärmellänge*, ärmel, langarm*, kurzarm*, ärmellos*, dreiviertelarm*, langärmlig*, kurzärmlig*, langärmelig*',
    fr: `
      longueur des manches, manches, manches longues, manches courtes, sans manches, manches 3 4, longueur de manche`,
    es: 'largo de manga, manga larga, manga corta, mangas, sin mangas, manga tres cuartos, largo de las mangas',
    it: `
      lunghezza maniche, lunghezza manica, maniche, manica lunga, manica corta, senza maniche, smanicat*,
      maniche lunghe`,
    nl: 'mouwlengte, mouwen, lange mouw*, korte mouw*, mouwloos, mouwloze, driekwart mouw*',
    pl: 'długość rękaw*, rękaw*, długi rękaw, krótki rękaw, bez rękawów, długim rękawem, krótkim rękawem',
    pt: 'comprimento da manga, mangas, manga comprida, manga curta, sem mangas, manga longa, mangas compridas',
    sv: 'ärmlängd*, ärmar, långärmad*, kortärmad*, ärmlös*, trekvartsärm*',
    da: 'ærmelængde*, ærmer, langærmet, langærmede, kortærmet, kortærmede, ærmeløs*',
    nb: 'ermelengde*, ermer, langermet, langermede, kortermet, kortermede, ermeløs*',
    fi: 'hihan pituus, hihat, hihanpituu*, pitkähihai*, lyhythihai*, hihaton, hihattom*',
  },
  fit: {
    en: `
      fit type, fits true to size, true to size, runs small, runs large, regular fit, slim fit, relaxed fit, size up,
      size down, cut and fit, half a size, one size up, one size down, a size up, a size down, one size larger,
      one size smaller, between two sizes`,
    de: `
      passform*, fällt größengerecht, fällt klein aus, fällt groß aus, größengerecht*, schnittform*, regular fit,
      slim fit, schnittführung, halbe nummer, eine nummer größer, eine nummer kleiner, eine größe größer,
      eine größe kleiner, zwischen zwei größen`,
    fr: `
      taille normalement, coupe ajustée, coupe droite, taille bien, coupe regular, type de coupe, taille plutôt petit,
      taille plutôt grand, taille petit, taille un peu petit, taille grand, taille un peu grand, demi pointure,
      une pointure de plus, une pointure de moins, une taille de plus, une taille de moins, entre deux tailles,
      taille au dessus, taille en dessous`,
    es: `
      corte regular, talla normal, tipo de corte, talla de forma normal, ajuste regular, ajuste y corte,
      corte y ajuste, talla más pequeño, talla justo, media talla, una talla más, una talla menos, medio número,
      un número más, un número menos, entre dos tallas`,
    it: `
      vestibilità*, calza piccolo, calza grande, veste piccolo, veste grande, veste regolare, taglio regolare,
      calza fedelmente, mezzo numero, un numero in più, un numero in meno, una taglia in più, una taglia in meno,
      tra due taglie`,
    nl: 'pasvorm*, valt normaal, valt klein, valt groot, valt kleiner, valt ruim, valt op maat, halve maat, een maat groter, een maat kleiner, tussen twee maten',
    pl: `
      krój, fason, fasonie, kroju, rozmiarówka standardowa, rozmiarówka zaniżona, rozmiarówka zawyżona,
      zgodn* z rozmiarem, wypada mniejsz*`,
    pt: 'modelagem, caimento, tamanho normal, fica pequeno, fica grande, forma pequena, forma grande, tipo de corte',
    sv: 'passform*, normal i storleken, liten i storleken, stor i storleken, normal storlek, sitter normalt',
    da: 'pasform*, normal i størrelsen, lille i størrelsen, stor i størrelsen, størrelsessvarende, normal størrelse',
    nb: 'passform*, normal i størrelsen, liten i størrelsen, stor i størrelsen, normal størrelse, str passer',
    fi: 'istuvuu*, normaali mitoitus, pieni mitoitus, mitoitus*, oikean kokoinen, reilu mitoitus',
  },
  closure: {
    en: `
      closure, fastening, zip, zipper, buttons, velcro, buckle, lace up, laces, drawstring, snap fastener*,
      press stud*`,
    de: `
      verschluss*, reißverschluss*, klettverschluss*, knöpfe, schnürung*, schnalle*, druckknöpfe, knopfleiste*,
      kordelzug*, schnürsenkel`,
    fr: `
      fermeture éclair, fermeture à, bouton pression, scratch, velcro, lacets, boucle de, fermeture zippée, boutonnage,
      type de fermeture, zippé*`,
    es: 'cierre, cremallera*, botones, velcro, cordones, hebilla*, botón a presión, cierre de cremallera',
    it: 'chiusura, cerniera, bottoni, velcro, lacci, fibbia, zip, bottoni a pressione, allacciatura',
    nl: 'sluiting*, ritssluiting*, klittenband*, knopen, veters, gesp, rits, drukknopen, drukknoop*, trekkoord',
    pl: `
      zapięcie, zapięcia, zapinan*, zamek błyskawiczny, suwak, rzep, guziki, sznurowadła, klamra, zamka błyskawicznego,
      zatrzask*`,
    pt: 'fecho, fecho éclair, zíper, velcro, botões, atacadores, cadarço*, fivela*, fechamento, fecho de correr',
    sv: 'dragkedja*, stängning, knappar, kardborre*, spänne, snörning*, tryckknappar, blixtlås*, knäppning*, dragsko',
    da: 'lukning, lynlås*, knapper, velcro*, spænde, snørebånd*, trykknap*, knaplukning*, snøring',
    nb: 'lukking, glidelås*, knapper, borrelås*, spenne, lisser, trykknapp*, snøring*, knappelukking',
    fi: 'kiinnitys tapa, vetoketju*, napit, tarranauha*, solki, neppari*, nappikiinnity*, tarrakiinnity*, painonappi*',
  },
  lumens: {
    en: 'lumen, lumens, luminous flux, lux, light output, brightness lumens, candela, nits',
    de: 'lumen, lichtstrom*, lux, leuchtkraft lumen, candela, nits',
    fr: 'lumen, lumens, flux lumineux, lux, candela, nits',
    es: 'lumen, lúmenes, flujo luminoso, lux, candela*, nits',
    it: 'lumen, flusso luminoso, lux, candela ~ cd, nit',
    nl: 'lumen, lichtstroom, lux, lichtopbrengst, candela, nits',
    pl: 'lumen, lumenów, strumień świetlny, luksów, lumeny, nitów',
    pt: 'lúmen, lúmenes, lumens, fluxo luminoso, lúmens, lux, nits',
    sv: 'lumen, ljusflöde*, lux, candela, nits',
    da: 'lumen, lysstrøm*, lux, candela, nits',
    nb: 'lumen, lysstrøm*, lux, candela, nits',
    fi: 'lumen, lumenia, valovirta*, luksia, kandela*, nitiä',
  },
  colourTemperature: {
    en: `
      colour temperature, color temperature, kelvin, warm white, cool white, daylight white, neutral white, dimmable`,
    de: 'farbtemperatur*, kelvin, warmweiß*, kaltweiß*, tageslichtweiß*, neutralweiß*, lichtfarbe*',
    fr: 'température de couleur, kelvin, kelvins, blanc chaud, blanc froid, lumière du jour, blanc neutre',
    es: 'temperatura de color, kelvin, blanco cálido, blanco frío, luz cálida, luz fría, blanco neutro, luz blanca',
    it: `
      temperatura di colore, temperatura colore, kelvin, bianco caldo, bianco freddo, luce calda, luce fredda,
      bianco neutro`,
    nl: 'kleurtemperatuur, kelvin, warmwit, warm wit, koudwit, koud wit, daglichtwit, lichtkleur, neutraal wit',
    pl: `
      temperatura barwowa, temperatura barwy, kelwin*, ciepła biel, zimna biel, barwa światła, ciepłe białe,
      neutralna biel`,
    pt: 'temperatura de cor, kelvin, branco quente, branco frio, luz quente, luz fria, branco neutro',
    sv: 'färgtemperatur*, kelvin, varmvit*, kallvit*, dagsljusvit*, varmvitt ljus, ljusfärg',
    da: 'farvetemperatur*, kelvin, varm hvid, kold hvid, dagslyshvid, varmhvid*, koldhvid*, lysfarve',
    nb: 'fargetemperatur*, kelvin, varmhvit*, kaldhvit*, dagslyshvit*, varm hvit, lysfarge',
    fi: 'värilämpötila*, kelvin, lämmin valkoinen, kylmä valkoinen, päivänvalo*, lämpimän valkoi*, kylmän valkoi*',
  },
  grindSettings: {
    en: `
      grind settings, grind size, grind levels, grinder settings, grinding levels, coarseness, grind setting,
      grind level`,
    de: 'mahlgrad*, mahlstufe*, mahleinstellung*, mahlgradeinstellung*, mahlgrade',
    fr: 'réglages de mouture, mouture, niveaux de mouture, degré de mouture, finesse de mouture, degrés de mouture',
    es: 'ajustes de molienda, molienda, niveles de molienda, grado de molienda, grados de molienda',
    it: 'livelli di macinatura, macinatura, grado di macinatura, regolazione della macinatura, gradi di macinatura',
    nl: 'maalgraad, maalstand*, maalinstelling*, maalgraden, maling',
    pl: 'stopień mielenia, stopnie mielenia, ustawienia mielenia, grubość mielenia, stopni mielenia',
    pt: 'níveis de moagem, moagem, grau de moagem, ajustes de moagem, graus de moagem',
    sv: 'malningsgrad*, malningsnivå*, malningsinställning*, malgrad*',
    da: 'malegrad*, kværneindstilling*, formalingsgrad*, maleindstilling*, malingsgrad*',
    nb: 'malegrad*, kverneinnstilling*, malingsgrad*, malegrader',
    fi: 'jauhatusaste*, jauhatuskarkeu*, jauhatusasetu*, karkeusaste*',
  },
  programmes: {
    en: `
      programmes, programs, modes, speed levels, intensity levels, number of modes, power levels, heat settings,
      speed settings, number of settings, temperature settings, heat levels`,
    de: 'programme, stufen, modi, leistungsstufen*, intensitätsstufen*, betriebsmod*, heizstufe*, programmstufen',
    fr: 'programmes, modes, niveaux d intensité, niveaux de puissance, modes de cuisson, niveaux de réglage',
    es: 'programas, modos, niveles de intensidad, niveles de potencia, niveles de ajuste, modos de funcionamiento',
    it: 'programmi, modalità, livelli di intensità, livelli di potenza, livelli di regolazione',
    nl: 'programma s, standen, modi, intensiteitsniveaus, snelheidsstanden, warmtestanden',
    pl: 'programy, programów, tryby, trybów, poziomy mocy, poziomów intensywności, stopnie regulacji, poziomów mocy',
    pt: 'programas, modos, níveis de intensidade, níveis de potência, níveis de ajuste',
    sv: 'programmen, programlägen, effektnivåer, hastighetslägen, värmenivåer, effektlägen',
    da: 'programmer, effekttrin, hastighedstrin, varmetrin, antal programmer',
    nb: 'programmer, moduser, effekttrinn, hastighetstrinn, varmetrinn, antall programmer',
    fi: 'ohjelmat, ohjelmaa, tehotaso*, tehotasoa, toimintatila*, voimakkuustaso*, tehoasetu*',
  },
  pages: {
    en: 'pages, page count, number of pages, page notebook, leaves per pad',
    de: 'seitenzahl*, anzahl seiten, seitenanzahl, anzahl der seiten, seiten umfang, seiten stark',
    fr: 'pages, nombre de pages, feuillets',
    es: 'páginas, número de páginas, hojas por bloc, nº de páginas',
    it: 'pagine, numero di pagine, numero pagine, fogli',
    nl: 'pagina s, aantal pagina s, vellen, bladzijden, aantal pagina, bladzijde*',
    pl: 'liczba stron, kartek, kartki, arkuszy, liczba kartek, stronicowy, liczba arkuszy',
    pt: 'páginas, número de páginas, folhas por bloco, nº de páginas',
    sv: 'antal sidor, sidantal, blad per block, antal sidor i, sidors',
    da: 'antal sider, sideantal, sidetal, siders, antal ark',
    nb: 'antall sider, sidetall, siders, antall ark',
    fi: 'sivua, sivumäärä*, sivuja, arkkia, sivumäärän',
  },
  language: {
    en: `
      language, languages, language version, language edition, in english, in german, in french, english edition,
      book language`,
    de: `
      sprache, sprachen, sprachversion*, sprachausgabe*, auf deutsch, auf englisch, in deutscher sprache,
      deutschsprachig*, englischsprachig*`,
    fr: 'langue, langues, version française, édition française, version linguistique',
    es: 'idioma, idiomas, en español, en inglés, en castellano, versión en español, lengua de la edición',
    it: 'lingua, lingue, in italiano, in inglese, edizione italiana, versione italiana',
    nl: 'taal, talen, taalversie*, in het nederlands, in het engels, nederlandstalig*, engelstalig*',
    pl: 'język, języki, języku polskim, języku angielskim, wersja językowa, po polsku, po angielsku, wersji językowej',
    pt: 'idioma, idiomas, em português, em inglês, língua da edição, edição portuguesa',
    sv: 'språk, språket, på svenska, på engelska, språkversion*, svenskspråkig*',
    da: 'sprog, sproget, på dansk, på engelsk, sprogversion*, dansksproget',
    nb: 'språk, språket, på norsk, på engelsk, språkversjon*, norskspråklig*',
    fi: 'kieli, kielet, kielellä, suomeksi, englanniksi, suomenkieli*, englanninkieli*, kieliversio*',
  },
  players: {
    en: 'number of players, players, for ~ players, player count, player game, solo play',
    de: 'spieleranzahl*, anzahl spieler, spielerzahl*, für ~ spieler, anzahl der spieler, mitspieler*',
    fr: 'nombre de joueurs, joueurs, pour ~ joueurs, de ~ joueurs',
    es: 'número de jugadores, jugadores, para ~ jugadores, de ~ jugadores',
    it: 'numero di giocatori, giocatori, per ~ giocatori, da ~ giocatori',
    nl: 'aantal spelers, spelers, voor ~ spelers, spelersaantal',
    pl: 'liczba graczy, graczy, dla ~ graczy, ilość graczy',
    pt: 'número de jogadores, jogadores, para ~ jogadores, de ~ jogadores',
    sv: 'antal spelare, för ~ spelare, spelare per, spelarantal',
    da: 'antal spillere, til ~ spillere, for ~ spillere, spillerantal',
    nb: 'antall spillere, for ~ spillere, spillerantall, til ~ spillere',
    fi: 'pelaajamäärä*, pelaajien määrä, pelaajaa, pelaajalle',
  },
  roast: {
    en: 'roast, roast level, roast degree, dark roast, light roast, medium roast, roasted, espresso roast',
    de: `
      röstung*, röstgrad*, dunkle röstung, helle röstung, mittlere röstung, geröstet*, espressoröstung*,
      trommelröstung`,
    fr: 'torréfaction*, niveau de torréfaction, torréfié*, degré de torréfaction',
    es: 'tueste, nivel de tueste, tueste medio, tueste oscuro, tueste claro, tueste natural, torrefact*, café tostado',
    it: 'tostatura, tostatura scura, tostatura media, tostatura chiara, tostato, grado di tostatura, tostati',
    nl: 'branding, brandingsgraad, donkere branding, lichte branding, gebrand*, medium branding, brandgraad',
    pl: 'stopień palenia, palenie ziaren, jasno palon*, ciemno palon*, średnio palon*, wypalan*, stopień wypalenia',
    pt: 'torra, torrefação, nível de torra, torra média, torra escura, torra clara, torrado, grau de torra',
    sv: 'rostning*, rostningsgrad*, mörkrost*, mellanrost*, ljusrost*, rostat kaffe, rostade bönor',
    da: 'ristning*, ristningsgrad*, mørkristet, mellemristet, lysristet, ristet kaffe, mørkristede',
    nb: 'brenningsgrad*, mørkbrent*, mellombrent*, lysbrent*, kaffebrenning*, brennegrad*',
    fi: 'paahto, paahtoaste*, tummapaahto*, vaaleapaahto*, keskipaahto*, tumma paahto, paahdettu, paahdettua',
  },
  acidity: {
    en: 'acidity, ph value, acidity level, ph level, low acid',
    de: 'säuregehalt*, säure, ph wert, säuregrad*, säurearm*, säurenote',
    fr: 'acidité, ph, taux d acidité, niveau d acidité',
    es: 'acidez, ph, nivel de acidez, grado de acidez',
    it: 'acidità, ph, livello di acidità, grado di acidità',
    nl: 'zuurgraad, ph waarde, zuurheid, zuurtegraad',
    pl: 'kwasowość, kwasowości, ph, poziom kwasowości',
    pt: 'acidez, ph, nível de acidez, grau de acidez',
    sv: 'syra, syrlighet, ph värde*, syranivå*, syrahalt',
    da: 'syre, syrlighed, ph værdi*, syreindhold*, syreniveau',
    nb: 'syre, syrlighet, ph verdi*, syrenivå*, syreinnhold*',
    fi: 'happamuus, hapokkuus, ph arvo*, hapokkuutta, happoisuu*',
  },
  alcohol: {
    en: 'alcohol content, alcohol by volume, abv, vol alcohol, alcohol percentage, alcohol volume',
    de: 'alkoholgehalt*, vol alkohol, volumenprozent*, alkohol vol',
    fr: 'teneur en alcool, degré d alcool, titre alcoométrique, taux d alcool, vol d alcool',
    es: 'graduación alcohólica, contenido de alcohol, grado alcohólico, grados de alcohol',
    it: 'gradazione alcolica, contenuto alcolico, grado alcolico, tasso alcolico, titolo alcolometrico',
    nl: 'alcoholpercentage, alcoholgehalte, volumeprocent, alcohol vol',
    pl: 'zawartość alkoholu, procent alkoholu, moc alkoholu, zawartości alkoholu',
    pt: 'teor alcoólico, teor de álcool, graduação alcoólica, volume de álcool',
    sv: 'alkoholhalt*, volymprocent, alkohol vol, alkoholstyrka',
    da: 'alkoholprocent*, alkoholindhold*, alkoholstyrke, volumenprocent',
    nb: 'alkoholprosent*, alkoholinnhold*, alkoholstyrke, volumprosent',
    fi: 'alkoholipitoisuu*, tilavuusprosent*, alkoholiprosent*, alkoholia vol',
  },
  nutrition: {
    en: `
      nutritional values, nutritional value, nutrition facts, calories, kcal, protein per, energy value,
      nutritional information, per 100 g, carbohydrate*, saturated fat, dietary fibre, dietary fiber`,
    de: `
      nährwert*, kalorien*, kcal, brennwert*, proteingehalt*, eiweißgehalt*, kohlenhydrat*, ballaststoff*,
      gesättigte fettsäuren, nährwerttabelle*, rohprotein*`,
    fr: `
      valeurs nutritionnelles, valeur nutritionnelle, calories, kcal, valeur énergétique, protéines, glucides,
      fibres alimentaires, apport calorique, informations nutritionnelles`,
    es: `
      valores nutricionales, valor nutricional, calorías, kcal, valor energético, proteínas, hidratos de carbono,
      información nutricional, fibra alimentaria, carbohidratos`,
    it: `
      valori nutrizionali, valore nutrizionale, calorie, kcal, valore energetico, proteine, carboidrati,
      fibre alimentari, informazioni nutrizionali`,
    nl: 'voedingswaarde*, calorieën, kcal, energiewaarde, eiwitten, koolhydraten, voedingsvezel*, voedingsinformatie',
    pl: `
      wartości odżywcz*, wartość odżywcz*, kalori*, kcal, wartość energetyczn*, białka, węglowodan*, błonnik*,
      kaloryczność`,
    pt: `
      valores nutricionais, valor nutricional, calorias, kcal, valor energético, proteínas, hidratos de carbono,
      carboidratos, informação nutricional, tabela nutricional`,
    sv: `
      näringsvärde*, kalorier, kcal, energivärde*, näringsinnehåll*, kolhydrat*, proteinhalt*, kostfiber*,
      näringsdeklaration`,
    da: `
      næringsindhold*, kalorier, kcal, energiindhold*, næringsværdi*, kulhydrat*, proteinindhold*, kostfibre*,
      næringsdeklaration`,
    nb: `
      næringsinnhold*, kalorier, kcal, energiinnhold*, næringsverdi*, karbohydrat*, proteininnhold*, kostfiber*,
      næringsdeklarasjon`,
    fi: `
      ravintoarvo*, ravintosisältö*, kalori*, kcal, energiasisältö*, hiilihydraat*, proteiinipitoisuu*, ravintokuitu*,
      ravintoaine*`,
  },
  caffeine: {
    en: 'caffeine content, caffeine, caffeinated, mg caffeine, caffeine level',
    de: 'koffein, koffeingehalt*, koffeinhaltig*, coffein*',
    fr: 'caféine, teneur en caféine, caféiné*, taux de caféine',
    es: 'cafeína, contenido de cafeína, con cafeína',
    it: 'caffeina, contenuto di caffeina, con caffeina',
    nl: 'cafeïne, cafeïnegehalte, cafeïnehoudend*',
    pl: 'kofein*, zawartość kofeiny',
    pt: 'cafeína, teor de cafeína, com cafeína',
    sv: 'koffein, koffeinhalt*, koffeininnehåll*',
    da: 'koffein, koffeinindhold*, koffeinholdig*',
    nb: 'koffein, koffeininnhold*, koffeinholdig*',
    fi: 'kofeiini*, kofeiinipitoi*, kofeiinia',
  },
  sunProtectionFactor: {
    en: 'sun protection factor, spf, sun protection, uv protection, uva, uvb, upf, broad spectrum',
    de: 'lichtschutzfaktor*, lsf, sonnenschutz*, uv schutz, uva, uvb, upf, sonnenschutzfaktor*',
    fr: 'indice de protection solaire, spf, protection solaire, protection uv, uva, uvb, upf, indice spf',
    es: `
      factor de protección solar, fps, spf, protección solar, protección uv, uva y uvb, fotoprotector*,
      factor de protección`,
    it: `
      fattore di protezione solare, spf, protezione solare, protezione uv, uva e uvb, protezione dai raggi uv,
      fattore di protezione`,
    nl: 'beschermingsfactor, spf, zonbescherming, uv bescherming, zonnefilter, uva, uvb, upf, zonbeschermingsfactor',
    pl: `
      filtr uv, filtry uv, spf, ochrona przeciwsłoneczna, ochrona uv, filtr spf, ochrony przeciwsłonecznej, uva, uvb`,
    pt: 'fator de proteção solar, fps, proteção solar, proteção uv, spf, fator de proteção, uva e uvb',
    sv: 'solskyddsfaktor*, spf, solskydd*, uv skydd, uva, uvb, upf',
    da: 'solfaktor*, spf, solbeskyttelse*, uv beskyttelse, solbeskyttelsesfaktor*, uva, uvb',
    nb: 'solfaktor*, spf, solbeskyttelse*, uv beskyttelse, solbeskyttelsesfaktor*, uva, uvb',
    fi: 'suojakerroin*, aurinkosuoja*, uv suoja, spf, suojakertoime*, uva, uvb, uv suojaus',
  },
  shelfLife: {
    en: `
      shelf life, best before, expiry date, use by date, expiration date, best before date, period after opening,
      use within ~ months`,
    de: `
      mindesthaltbarkeit*, haltbarkeit*, mhd, haltbar bis, verfallsdatum*, ablaufdatum*, nach dem öffnen,
      haltbarkeitsdatum`,
    fr: `
      date limite, durée de conservation, date de péremption, ddm, dluo, dlc, à consommer avant,
      à consommer de préférence, après ouverture`,
    es: `
      fecha de caducidad, vida útil del producto, consumo preferente, caducidad, conservación una vez, una vez abierto`,
    it: `
      data di scadenza, scadenza, durata di conservazione, da consumarsi preferibilmente,
      termine minimo di conservazione, dopo l apertura`,
    nl: 'houdbaarheid*, houdbaar tot, tht, vervaldatum, houdbaarheidsdatum, na opening, ten minste houdbaar',
    pl: `
      termin przydatności, data ważności, termin ważności, data przydatności, najlepiej spożyć, po otwarciu,
      okres przydatności, minimalna trwałość, data minimalnej trwałości`,
    pt: 'prazo de validade, data de validade, validade, consumir de preferência, após abertura, depois de aberto',
    sv: 'hållbarhetstid, bäst före, utgångsdatum, bäst före datum, efter öppnande, öppnad förpackning',
    da: `
      holdbarhed, bedst før, udløbsdato, mindst holdbar til, sidste anvendelsesdato, efter åbning, holdbarhedsdato*`,
    nb: 'holdbarhet, best før, utløpsdato, siste forbruksdag, etter åpning, holdbarhetsdato*',
    fi: 'säilyvyys, parasta ennen, viimeinen käyttöpäivä, säilyvyysaika*, avaamisen jälkeen, säilyy avaam*',
  },
  storageInstructions: {
    en: `
      store in a cool, store in a dry, storage instructions, keep refrigerated, store at room temperature,
      store away from, store cool, keep in a cool`,
    de: `
      kühl und trocken lagern, lagerungshinweis*, aufbewahrungshinweis*, kühl lagern, trocken lagern,
      vor licht geschützt, im kühlschrank aufbewahren, vor wärme geschützt, trocken aufbewahren`,
    fr: `
      conserver au frais, conserver au sec, à conserver, conseils de conservation, à l abri de la lumière,
      conserver dans un endroit, à l abri de l humidité, à température ambiante`,
    es: `
      conservar en un lugar, conservar en frío, instrucciones de almacenamiento, lugar fresco y seco,
      guardar en un lugar, conservar refrigerado, modo de conservación`,
    it: `
      conservare in luogo, conservare in un luogo, modalità di conservazione, luogo fresco e asciutto,
      conservare in frigorifero, al riparo dalla luce, istruzioni per la conservazione`,
    nl: `
      koel en droog bewaren, bewaaradvies, bewaarinstructie*, koel bewaren, droog bewaren, gekoeld bewaren,
      bewaren in de koelkast, donker bewaren`,
    pl: `
      przechowywać w, sposób przechowywania, suchym miejscu, chłodnym miejscu, warunki przechowywania,
      chronić przed światłem, przechowuj w`,
    pt: `
      conservar em local, guardar em local, local fresco e seco, conservar no frigorífico, instruções de armazenamento,
      conservar ao abrigo, manter refrigerado, armazenar em local`,
    sv: `
      förvaras torrt, förvaras svalt, förvaras kallt, förvaringsanvisning*, förvaras mörkt, förvaras i kylskåp,
      förvara torrt`,
    da: `
      opbevares tørt, opbevares køligt, opbevaringsanvisning*, opbevares mørkt, opbevares på køl, opbevares i køleskab,
      opbevar tørt`,
    nb: `
      oppbevares tørt, oppbevares kjølig, oppbevaringsanvisning*, oppbevares mørkt, oppbevares i kjøleskap,
      lagres tørt, oppbevar tørt`,
    fi: `
      säilytä viileässä, säilytä kuivassa, säilytysohje*, säilytettävä viileässä, säilytä valolta,
      säilytetään viileässä, säilytä jääkaapissa, säilytettävä kuivassa`,
  },
  packaging: {
    en: `
      packaging, packaged in, gift box, plastic free packaging, comes in a box, packaging type, wrapped in,
      outer packaging, original packaging`,
    de: `
      verpackung*, verpackt in, geschenkbox*, geschenkverpackung*, umverpackung*, originalverpackung*, versandkarton*`,
    fr: 'emballage*, conditionnement, boîte cadeau, emballé dans, coffret cadeau, emballé*, emballage d origine',
    es: 'embalaje*, envase, empaquetad*, caja de regalo, envasad*, envoltorio, embalaje original',
    it: `
      imballaggio, imballaggi, confezionat*, scatola regalo, imballo, imballato, confezione regalo,
      confezione originale`,
    nl: `
      verpakking*, verpakt in, geschenkdoos, geschenkverpakking*, omverpakking, originele verpakking,
      cadeauverpakking*`,
    pl: `
      opakowanie, opakowania, opakowaniu, zapakowan*, pudełko prezentowe, pudełku prezentowym, oryginalnym opakowaniu,
      oryginalne opakowanie`,
    pt: 'embalagem, embalagens, embalad*, caixa de presente, caixa de oferta, embalagem original',
    sv: 'förpackning*, förpackad*, presentask*, emballage*, originalförpackning*, presentförpackning*',
    da: 'emballage*, indpakket, gaveæske*, indpakning*, pakket i, originalemballage*, gaveindpakning*',
    nb: 'emballasje*, innpakket, gaveeske*, innpakning*, originalemballasje*, gaveinnpakning*',
    fi: 'pakkaus, pakkauksessa, lahjapakkau*, pakattu, lahjalaatikko*, pakkausmateriaali*, alkuperäispakkau*',
  },
  shape: {
    en: `
      shape, shaped, rectangular, oval, cylindrical, conical, triangular, round shape, square shape, round table,
      square table`,
    de: `
      runder, rundes, quadratisch*, rechteckig*, oval*, zylindrisch*, förmig, eckig*, dreieckig*, runde form,
      formgebung, von der form`,
    fr: `
      ronde, carré, carrée, rectangulaire*, ovale*, cylindrique*, forme ronde, arrondi*, conique*, forme carrée,
      en forme de`,
    es: `
      forma redonda, redondo, redonda, cuadrado, cuadrada, rectangular*, ovalad*, cilíndric*, triangular*, en forma de`,
    it: `
      rotondo, rotonda, quadrato, quadrata, rettangolar*, ovale, cilindric*, triangolar*, forma rotonda, di forma,
      dalla forma`,
    nl: `
      vorm, rond model, vierkant*, rechthoekig*, ovaal, ovale, cilindrisch*, driehoekig*, ronde vorm, rond van vorm`,
    pl: 'kształt, kształcie, okrągł*, kwadratow*, prostokątn*, owaln*, cylindryczn*, trójkątn*',
    pt: `
      formato, redondo, redonda, quadrado, quadrada, retangular*, oval, ovais, cilíndric*, em forma de, triangular*`,
    sv: 'formen, runda, fyrkantig*, kvadratisk*, rektangulär*, oval*, cylindrisk*, rund form, trekantig*',
    da: `
      formen, rund, rundt bord, runde, firkantet, firkantede, kvadratisk*, rektangulær*, oval*, cylindrisk*, trekantet`,
    nb: 'formen, rund, runde, firkantet, firkantede, kvadratisk*, rektangulær*, oval*, sylindrisk*, trekantet',
    fi: `
      muoto, muotoinen, muotoise*, pyöreä, pyöreän, pyöreät, neliö muoto, neliömäi*, suorakai*, soikea, ovaali*,
      suorakul*`,
  },
  finish: {
    en: `
      coating, coated, lacquered, surface finish, varnished, powder coated, anodised, anodized, brushed finish,
      matte finish, glossy finish, natural finish`,
    de: `
      oberfläche*, beschichtet*, beschichtung*, lackiert*, veredelt*, pulverbeschichtet*, eloxiert*, geölt*,
      gebürstet*`,
    fr: 'finition*, revêtement*, laqué*, verni*, surface, revêtu*, thermolaqué*, anodisé*',
    es: 'acabado*, recubrimiento*, lacado*, barnizado*, superficie, revestimiento, revestido*, anodizad*',
    it: 'finitura, finiture, rivestimento, laccat*, verniciat*, superficie, rivestit*, anodizzat*',
    nl: 'afwerking, coating, gecoat*, gelakt*, oppervlak, gepoedercoat*, geanodiseerd*, geborsteld*',
    pl: `
      wykończenie, wykończenia, powłoka, powłoki, powłoką, lakierowan*, powierzchnia, malowan* proszkowo, anodowan*`,
    pt: 'acabamento*, revestimento*, lacado*, envernizad*, superfície, revestid*, anodizad*',
    sv: 'ytbehandling*, beläggning*, lackerad*, finish, ytan, pulverlackerad*, anodisera*',
    da: 'overflade*, belægning*, lakeret, lakerede, finish, pulverlakeret, anodiseret, coatet',
    nb: 'overflate*, belegg*, lakkert*, finish, pulverlakkert*, anodisert*, overflatebehandling*',
    fi: 'pintakäsittely*, pinnoite*, lakattu, viimeistely*, pinta, pinnoitettu, jauhemaalat*, anodisoi*',
  },
  pockets: {
    en: 'pockets, compartments, pocket, compartment, inner pocket, side pocket*, zip pocket*, laptop compartment',
    de: `
      fächer*, fach, innentasche*, seitentasche*, reißverschlussfach*, außentasche*, hauptfach*, laptopfach*,
      laptopfächer, anzahl der fächer, innenfach*`,
    fr: 'poches, poche, compartiment*, poche intérieure, poche latérale, poches latérales, compartiments',
    es: 'bolsillo*, compartimento*, bolsillo interior, bolsillos laterales, compartimiento*',
    it: 'tasche, tasca, scomparto, scomparti, tasca interna, tasche laterali, taschino',
    nl: 'vakken, binnenzak*, zijvak*, opbergvak*, compartiment*, zijzak*, voorvak*, aantal vakken, binnenvak*',
    pl: 'kieszeń, kieszenie, kieszeni, kieszonk*, przegród*, przegroda, komora, komory, kieszeniami',
    pt: 'bolso, bolsos, compartimento*, bolso interior, bolsos laterais',
    sv: 'fickor, ficka, fack, innerficka*, sidoficka*, fickan, ytterfick*',
    da: 'lommer, lomme, inderlomme*, sidelomme*, hovedrum, laptoprum, yderlomme*',
    nb: 'lommer, lomme, innerlomme*, sidelomme*, hovedrom, ytterlomme*, pc rom',
    fi: 'taskut, tasku, lokero*, sisätasku*, sivutasku*, taskua, lokerot, etutasku*',
  },
  plantData: {
    en: `
      pot size, pot diameter, plant height, growth height, flowering time, flowering period, hardiness,
      light requirements, watering needs`,
    de: `
      topfgröße*, topfdurchmesser*, wuchshöhe*, pflanzenhöhe*, blütezeit*, winterhart*, lichtbedarf*, wasserbedarf*,
      standort der pflanze`,
    fr: `
      taille du pot, diamètre du pot, hauteur de la plante, période de floraison, floraison, rusticité,
      besoin en lumière, besoin en eau, exposition de la plante`,
    es: `
      tamaño de la maceta, diámetro de la maceta, altura de la planta, época de floración, floración, necesidad de luz,
      riego necesario`,
    it: `
      dimensione del vaso, diametro del vaso, altezza della pianta, periodo di fioritura, fioritura, esigenza di luce,
      esigenza di acqua`,
    nl: 'potmaat, potdiameter, planthoogte, bloeiperiode, bloeitijd, winterhard*, lichtbehoefte, waterbehoefte',
    pl: `
      wielkość doniczki, średnica doniczki, wysokość rośliny, okres kwitnienia, kwitnieni*, mrozoodporn*,
      wymagania świetlne`,
    pt: `
      tamanho do vaso, diâmetro do vaso, altura da planta, época de floração, floração, necessidade de luz,
      rega necessária`,
    sv: 'krukstorlek*, krukdiameter*, planthöjd*, växthöjd*, blomningstid*, ljusbehov*, vattenbehov*',
    da: 'pottestørrelse*, potteplante*, plantehøjde*, blomstringstid*, lysbehov*, vandbehov*, blomstring',
    nb: 'pottestørrelse*, plantehøyde*, blomstringstid*, lysbehov*, vannbehov*, blomstring, pottediameter',
    fi: 'ruukun koko, ruukkukoko*, kasvin korkeus, kukinta aika*, kukinta, valontarve*, vedentarve*',
  },
};
