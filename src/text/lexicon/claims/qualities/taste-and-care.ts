import type { ConceptTable } from '../concept-table.ts';

/** Qualities: taste, scent and the effect on skin and hair. */
export const TASTE_AND_CARE: ConceptTable = {
  fresh: {
    en: `
      freshness, fresh taste, fresh scent, fresh and clean, refreshing, crisp and fresh, invigorating, fresh feeling,
      feels fresh, zesty`,
    de: `
      frischer duft, frischer geschmack, frisch und, erfrischend*, frisches gefühl, frischegefühl, spritzig*,
      belebend*, frische note, frischekick`,
    fr: `
      rafraîchissant*, parfum frais, goût frais, fraîcheur, note fraîche, notes fraîches, vivifiant*, revigorant*,
      tonifiant*, sensation de fraîcheur`,
    es: `
      refrescante*, frescor, frescura, sabor fresco, aroma fresco, vigorizante*, tonificante*, fresco y limpio,
      notas frescas, sensación de frescor`,
    it: `
      rinfrescante, rinfrescanti, freschezza, gusto fresco, profumo fresco, tonificante, rivitalizzante, note fresche,
      corroborante`,
    nl: `
      verfrissend*, frisse geur, frisse smaak, opfrissend*, fris en, sprankelend*, verkwikkend*, frisse noot, frisheid,
      fris gevoel`,
    pl: 'odświeżając*, orzeźwiając*, świeży zapach, świeży smak, świeżość, orzeźwia, odświeża, świeże nuty, rześk*',
    pt: `
      refrescante*, frescura, frescor, aroma fresco, sabor fresco, revigorante*, tonificante*, notas frescas,
      sensação de frescura`,
    sv: `
      uppfriskande, fräsch doft, fräsch smak, fräschör, friskande, fräsch känsla, frisk doft, frisk smak, uppiggande`,
    da: 'forfriskende, opfriskende, frisk duft, frisk smag, friskhed, frisk fornemmelse, oplivende, opkvikkende',
    nb: 'forfriskende, oppfriskende, frisk duft, frisk smak, friskhet, frisk følelse, oppkvikkende',
    fi: 'raikas, raikkaa*, raikastava*, virkistävä*, raikkaus, raikastaa, virkistää, pirteä maku',
  },
  creamy: {
    en: 'creamy, creaminess, velvety texture, creamy texture, smooth and creamy, buttery',
    de: 'cremig*, sahnig*, buttrig*, samtige textur, cremigkeit, schmelzend zart, zartschmelzend*',
    fr: 'crémeux, crémeuse*, onctueux, onctueuse*, onctuosité, fondant, fondante, velouté*, beurré*',
    es: 'cremos*, cremosidad, untuos*, mantecos*, textura aterciopelada, textura cremosa',
    it: 'cremos*, cremosità, vellutat*, burros*, consistenza cremosa',
    nl: 'romig*, crèmig*, smeuïg*, fluweelzachte textuur, romigheid, boterachtig*',
    pl: 'kremow* konsystencj*, kremow* smak, kremowość, aksamitn*, maślan*, kremowej konsystencji, gęst* i kremow*',
    pt: 'cremos*, cremosidade, aveludad*, untuos*, amanteigad*',
    sv: 'krämig*, len konsistens, sammetslen*, smörig*, gräddig*',
    da: 'cremet, cremede, fløjlsblød*, smørblød*, flødeagtig*, smøragtig*',
    nb: 'kremet, kremete, kremaktig*, fløyelsmyk*, smøraktig*, fløteaktig*',
    fi: 'kermai*, kermaisen, voidemai*, samettinen, samettise*, täyteläisen kermai*, voimai*',
  },
  lightTexture: {
    en: `
      light texture, lightweight texture, absorbs quickly, fast absorbing, quick absorbing, non greasy, not greasy,
      non sticky, doesn t feel greasy, no greasy residue, lightweight formula, light formula, sinks in quickly,
      won t clog pores`,
    de: `
      leichte textur, leichten textur, zieht schnell ein, schnell einziehend*, fettet nicht, nicht fettend*,
      klebt nicht, leichte formel, leichte konsistenz, fettfrei*, ohne zu fetten, ohne zu kleben, zieht rasch ein,
      leichte formulierung`,
    fr: `
      texture légère, pénètre rapidement, absorption rapide, non gras, non grasse, sans effet gras, ne colle pas,
      texture fluide, formule légère, fini non gras, sans film gras, non collant*, ne laisse pas de film`,
    es: `
      textura ligera, se absorbe rápidamente, rápida absorción, absorción rápida, no graso, no grasa,
      no deja sensación grasa, sin sensación grasa, no pegajos*, fórmula ligera, se absorbe rápido,
      no deja residuos grasos`,
    it: `
      texture leggera, consistenza leggera, si assorbe rapidamente, rapido assorbimento, assorbimento rapido, non unge,
      non appiccica, formula leggera, non untuos*, si assorbe velocemente, non lascia residui`,
    nl: `
      lichte textuur, trekt snel in, niet vettig*, niet plakkerig*, lichte formule, plakt niet, snel intrekkend*,
      vet niet, lichte structuur, zonder vettig`,
    pl: `
      lekka konsystencja, lekką konsystencję, lekkiej konsystencji, szybko się wchłania, szybko wchłania, nietłust*,
      nie tłuści, nie klei się, lekka formuła, bez tłustego filmu, nie pozostawia tłust*, lekką formułę, nie lepi się`,
    pt: `
      textura leve, absorve rapidamente, rápida absorção, absorção rápida, não oleos*, não gorduros*,
      não deixa sensação oleosa, fórmula leve, não pegajos*, toque seco, não deixa resíduo*, textura ligeira`,
    sv: `
      lätt konsistens, lätt textur, absorberas snabbt, går in snabbt, sjunker in snabbt, kladdfri*, inte kladdig*,
      fettfri*, lätt formula, snabbabsorber*, kladdar inte`,
    da: `
      let konsistens, let tekstur, absorberes hurtigt, trænger hurtigt ind, fedter ikke, klistrer ikke, ikke fedtet,
      let formel, hurtigt absorberende`,
    nb: `
      lett konsistens, lett tekstur, absorberes raskt, trekker raskt inn, trekker fort inn, ikke fet, ikke klissete,
      klisser ikke, lett formel`,
    fi: `
      kevyt koostumus, imeytyy nopeasti, nopeasti imeytyvä*, ei rasvaa, rasvaamaton, ei tahmaa, kevytkoostumu*,
      kevyt rakenne, ei jätä rasvaista, kevyen koostumuksen, tahmaamaton`,
  },
  richTexture: {
    en: 'rich texture, rich cream, rich formula, thick cream, richly textured, intensely rich, rich and creamy',
    de: 'reichhaltig*, reichhaltige textur, reichhaltige pflege, üppige textur, reichhaltige creme, intensivpflege*',
    fr: 'texture riche, crème riche, formule riche, texture onctueuse, riche et onctueu*, texture généreuse',
    es: 'textura rica, crema rica, fórmula rica, textura densa, textura untuosa, rica y cremosa',
    it: 'texture ricca, crema ricca, formula ricca, texture corposa, ricca e cremosa, consistenza ricca',
    nl: 'rijke textuur, rijke crème, rijke formule, volle textuur, intensieve verzorging',
    pl: 'bogata konsystencja, bogatej konsystencji, treściw*, gęsta konsystencja, bogata formuła, gęstej konsystencji',
    pt: 'textura rica, creme rico, fórmula rica, textura densa, rico e cremoso, textura encorpada',
    sv: 'rik konsistens, fyllig konsistens, rik kräm, rik formula, rik textur, fyllig kräm',
    da: 'rig konsistens, rig creme, fyldig konsistens, rig formel, rig tekstur, fed creme',
    nb: 'rik konsistens, rik krem, fyldig konsistens, rik formel, rik tekstur, fet krem',
    fi: `
      täyteläinen voide, täyteläinen koostumus, runsas koostumus, tuhti voide, ravitsevan täyteläi*, paksu koostumus`,
  },
  gentle: {
    en: `
      gentle, gently, gentle on skin, gentle on the skin, kind to skin, kind to the skin, skin friendly, mild formula,
      delicate on, delicately, gentleness, gentle formula`,
    de: `
      sanft*, schonend*, mild zur haut, hautfreundlich*, behutsam*, hautschonend*, hautverträglich*, milde formel,
      besonders mild, materialschonend*`,
    fr: `
      doux pour la peau, doux pour, douce pour, tout en douceur, avec douceur, délicat*, délicatement,
      respecte la peau, respectueux de la peau, formule douce`,
    es: `
      suave con la piel, suavemente, delicad*, delicadamente, respetuoso con la piel, respeta la piel, fórmula suave,
      suave para la piel, con suavidad, amable con la piel`,
    it: `
      delicato, delicata, delicati, delicate, delicatamente, delicatezza, rispetta la pelle, gentile sulla pelle,
      formula delicata, delicatissim*`,
    nl: `
      zacht voor de huid, mild voor de huid, huidvriendelijk*, milde formule, zachtjes, reinigt mild, zachte formule,
      milde reiniging, huidsparend*`,
    pl: `
      delikatn* dla skóry, łagodn* dla skóry, delikatnie, łagodnie, przyjazn* dla skóry, łagodna formuła,
      delikatna formuła, delikatna pielęgnacja, łagodność dla skóry, delikatnie oczyszcza`,
    pt: `
      suave com a pele, suave para a pele, suavemente, delicad*, delicadamente, respeita a pele, fórmula suave,
      gentil com a pele, com suavidade, gentilmente`,
    sv: 'skonsam*, mild mot huden, milt rengörande, varsam*, hudvänlig*, mild formula, snäll mot huden',
    da: 'skånsom*, mild mod huden, blid mod, blidt mod, nænsom*, hudvenlig*, mild formel, mildt rensende',
    nb: 'skånsom*, mild mot huden, hudvennlig*, varsom*, mild formel, snill mot huden, mildt rensende',
    fi: `
      hellävarai*, lempeä, lempeän, lempeää, lempeästi, hellävaroen, ihoystävälli*, mieto koostumus, hellä iholle,
      lempeät`,
  },
  moisturizing: {
    en: `
      moisturising, moisturizing, moisturise*, moisturize*, hydrating, hydrates, hydration, keeps skin hydrated,
      hydrate, adds moisture, locks in moisture`,
    de: `
      feuchtigkeitsspend*, spendet feuchtigkeit, feuchtigkeitspflege, durchfeuchte*, hydratisier*, feuchtigkeitscreme,
      feuchtigkeitsbind*, mit feuchtigkeit versorgt, schenkt feuchtigkeit`,
    fr: 'hydratant*, hydrate, hydratent, hydratation, hydraté*, hydratante',
    es: 'hidratante*, hidrata, hidratan, hidratación, hidratad*, humectante*',
    it: 'idratante, idratanti, idrata, idratano, idratazione, idratat*',
    nl: 'hydraterend*, hydrateert, vochtinbrengend*, hydratatie, vochtbalans, gehydrateerd*',
    pl: 'nawilżając*, nawilża, nawilżenie, nawilżają, nawilżon*, nawilżyć, nawilżenia',
    pt: 'hidratante*, hidrata, hidratam, hidratação, hidratad*, humectante*',
    sv: `
      återfuktande, återfuktar, fuktgivande, fuktighetsgivande, tillför fukt, återfuktning, mjukgörande och fukt*,
      hydrerande`,
    da: 'fugtgivende, fugter, tilfører fugt, hydrerende, fugtighedsgivende, fugtpleje*, hydrerer',
    nb: 'fuktighetsgivende, tilfører fukt, fuktgivende, hydrerende, gir fukt, fuktpleie*, hydrerer',
    fi: 'kosteuttava*, kosteuttaa, kosteutus*, kosteuttavat, kosteutettu, antaa kosteutta, lisää kosteutta',
  },
  nourishing: {
    en: 'nourishing, nourishes, nourish, nutritive, nourishment, deeply nourishing, replenish*',
    de: 'nährend*, pflegend*, pflegt, reichhaltig pflegend*, nährt, intensiv pflegend*, rückfettend*, pflegewirkung',
    fr: 'nourrissant*, nourrit, nourrissent, nutritif*, nutritive*, relipidant*, soin nourrissant',
    es: 'nutritiv*, nutre, nutren, nutrición intensa, nutrid*',
    it: 'nutriente, nutrienti, nutre, nutrono, nutrimento, nutritiv*',
    nl: 'voedend*, voedt de, verzorgend*, verzorgt de, voeding voor de huid, intensief verzorgend*',
    pl: 'odżywcz*, odżywia, odżywiając*, odżywienie, odżywiają, odżywion*, pielęgnując*',
    pt: 'nutritiv*, nutre, nutrem, nutrição intensa, nutrid*, nutrição profunda',
    sv: 'närande, vårdande, ger näring, vårdar, näringsgivande',
    da: 'nærende, plejende, giver næring, plejer huden, næring til huden',
    nb: 'nærende, pleiende, gir næring, pleier huden, næring til huden',
    fi: 'ravitseva*, ravitsee, hoitava*, hoitaa ihoa, ravitsevat, ravinteikas',
  },
  soothing: {
    en: 'soothing, soothes, soothe, calms the skin, calming for skin, calms skin, comforting',
    de: 'beruhigend*, beruhigt die haut, lindernd*, lindert, hautberuhigend*, besänftig*, wohltuend*',
    fr: 'apaisant*, apaise, apaisent, calme la peau, calmant*, soulage, réconfortant*',
    es: 'calmante*, calma la piel, alivia, alivian, reconfortante*, calma y, suaviza la piel',
    it: 'lenitiv*, lenisce, calmante, calmanti, dà sollievo, lenire, calma la pelle',
    nl: 'kalmerend*, verzachtend*, kalmeert, verzacht de huid, rustgevend voor de huid, rustgevende',
    pl: 'łagodząc*, łagodzi, kojąc*, koi, ukojenie, uspokaja skórę, łagodzą',
    pt: 'calmante*, acalma, acalmam, suavizante*, apazigua*, aliviar, alivia',
    sv: 'lugnande, lindrande, lindrar, mjukgörande, lugnar huden, lugnar',
    da: 'beroligende, lindrende, lindrer, beroliger huden, blødgørende, beroliger',
    nb: 'beroligende, lindrende, lindrer, beroliger huden, mykgjørende, roer huden',
    fi: 'rauhoittava*, rauhoittaa ihoa, lievittävä*, lievittää, rauhoittaa',
  },
  cleansing: {
    en: `
      cleansing, cleanses, purifying, deep clean, deep cleansing, cleanse, thoroughly cleans, removes dirt, purifies,
      removes makeup, removes make up`,
    de: `
      reinigend*, reinigt, tiefenreinig*, gründliche reinigung, klärend*, porentief*, entfernt schmutz,
      entfernt make up, gründlich reinig*`,
    fr: `
      nettoyant*, nettoie, nettoient, purifiant*, purifie, démaquillant*, nettoyage en profondeur,
      élimine les impuretés`,
    es: `
      limpiador*, limpia a fondo, purificante*, purifica, limpieza profunda, limpia en profundidad, desmaquillante*,
      elimina la suciedad, elimina impurezas`,
    it: 'purificante, purificanti, pulisce, puliscono, pulizia profonda, deterge, struccante, rimuove lo sporco',
    nl: `
      reinigend*, reinigt, zuiverend*, diepe reiniging, dieptereinig*, verwijdert vuil, grondige reiniging,
      verwijdert make up`,
    pl: 'oczyszczając*, oczyszcza, dogłębne oczyszczanie, oczyszczanie, usuwa zabrudzenia, usuwa makijaż, oczyszczają',
    pt: `
      purificante*, purifica, limpeza profunda, limpa em profundidade, limpa profundamente, remove a sujidade,
      remove a sujeira, desmaquilhante*, demaquilante*, limpa suavemente`,
    sv: 'rengörande, rengör, djuprengör*, renande, avlägsnar smuts, tar bort smuts, tar bort smink',
    da: 'rensende, renser, rengørende, dybderens*, fjerner snavs, fjerner makeup, dybdegående rens*',
    nb: 'rensende, renser, rengjørende, dyprens*, fjerner smuss, fjerner sminke, dybderens*',
    fi: 'puhdistava*, puhdistaa, syväpuhdist*, poistaa likaa, poistaa lian, poistaa meikin',
  },
  mattifying: {
    en: `
      mattifying, matte finish, matt finish, mattifies, controls shine, shine control, oil control, matte look,
      reduces shine, matte effect`,
    de: 'mattierend*, mattiert, mattes finish, glanzfrei*, gegen glanz, talgregulierend*, mattierung, reduziert glanz',
    fr: 'matifiant*, matifie, fini mat, effet mat, anti brillance, sans brillance, rendu mat, contrôle la brillance',
    es: `
      matificante*, matifica, acabado mate, efecto mate, control de brillos, sin brillos, antibrillos,
      controla el brillo`,
    it: `
      opacizzante, opacizzanti, opacizza, finish opaco, finish matt, effetto matt, effetto opaco, antilucido,
      finitura opaca`,
    nl: 'matterend*, matte finish, mat effect, matteert, tegen glans, vermindert glans, matte afwerking',
    pl: 'matując*, matuje, matowe wykończenie, matowy efekt, efekt matu, redukuje błyszczenie, matowym wykończeniu',
    pt: `
      matificante*, matifica, acabamento mate, acabamento matte, efeito mate, efeito matte, controla o brilho,
      controlo de brilho, sem brilho`,
    sv: 'matterande, matt finish, matterar, matt yta, matt effekt, mattar ner, minskar glans',
    da: 'matterende, mat finish, matterer, mat overflade, mat effekt, reducerer glans',
    nb: 'matterende, matt finish, matterer, matt overflate, matt effekt, reduserer glans',
    fi: 'mattapintai*, mattaava*, mattaa, himmentävä*, matta viimeistely, himmeä pinta, vähentää kiiltoa, mattapinta*',
  },
  fragrant: {
    en: `
      fragrant, scented, pleasant scent, lovely scent, aromatic, smells lovely, smells great, subtle scent,
      delicately scented, perfumed, pleasant fragrance`,
    de: `
      duftend*, duftet, angenehmer duft, wohlriechend*, aromatisch*, parfümiert*, dezenter duft, riecht gut,
      riecht angenehm, herrlich duftend*, duftig`,
    fr: `
      parfumé*, parfumée*, odeur agréable, sent bon, senteur agréable, délicatement parfumé*, aromatique*, odorant*,
      parfum subtil, parfum agréable`,
    es: `
      perfumad*, aromátic*, huele bien, fragante*, olor agradable, aroma agradable, agradable fragancia,
      agradable aroma, rico aroma`,
    it: `
      profumat*, aromatic*, profumo gradevole, profuma di, fragrante, odore gradevole, profumo delicato,
      profumatissim*`,
    nl: `
      geurend*, lekker ruikend*, aangename geur, heerlijke geur, geparfumeerd*, aromatisch*, ruikt heerlijk,
      ruikt lekker, zachte geur, welriekend*`,
    pl: `
      pachnąc*, pięknie pachnie, przyjemny zapach, aromatyczn*, perfumowan*, delikatny zapach, wonn*,
      przyjemnym zapachu`,
    pt: `
      perfumad*, aromátic*, cheiro agradável, cheira bem, aroma agradável, fragrância agradável, perfume suave,
      cheirinh*`,
    sv: 'doftande, väldoftande, doftar gott, behaglig doft, parfymera*, aromatisk*, härlig doft, behaglig arom',
    da: `
      duftende, dufter dejligt, dufter godt, behagelig duft, parfumeret, parfumerede, aromatisk*, dejlig duft,
      velduftende`,
    nb: 'duftende, dufter godt, behagelig duft, parfymert*, aromatisk*, deilig duft, velduftende, lukter godt',
    fi: `
      tuoksuva*, hyväntuoksui*, miellyttävä tuoksu, tuoksuu hyvältä, hajustettu, aromaatti*, ihana tuoksu,
      tuoksullinen`,
  },
  floral: {
    en: 'floral, flowery, floral notes, floral scent, blossom, rose scent, flower scent',
    de: 'blumig*, florale note*, floral*, blütig*, blütenduft*',
    fr: 'floral, florale, floraux, florales, fleuri, fleurie, fleuris, notes fleuries',
    es: 'floral, florales, florido, florida, notas florales',
    it: 'floreal*, note floreali, fiorito, fiorita, fioriti',
    nl: 'bloemig*, florale*, bloemachtig*, bloemengeur*',
    pl: 'kwiatow*, kwieciste, kwiecisty, nuty kwiatowe',
    pt: 'floral, florais, florid*, notas florais',
    sv: 'blommig*, floral*, blomdoft*, blomsterdoft, blomsterdoft*',
    da: 'blomsteragtig*, blomstret, blomstrede, floral*, blomsterduft*, blomsternote*',
    nb: 'blomsteraktig*, blomstrete, floral*, blomsterduft*, blomsternote*',
    fi: 'kukkai*, kukkainen, kukkaise*, kukkaistuoks*',
  },
  fruity: {
    en: 'fruity, fruitiness, fruit notes, citrusy, citrus notes, berry notes, fruit forward, berry like',
    de: 'fruchtig*, zitrusfrisch*, fruchtnote*, zitrusnote*, beerig*, zitrisch*',
    fr: `
      fruité, fruitée, fruités, fruitées, notes de fruits, notes d agrumes, arômes de fruits, saveur fruitée, acidulé*`,
    es: 'afrutad*, notas de fruta*, frutal*, notas cítricas, cítric*, aroma a frutas, sabor a frutas',
    it: 'fruttato, fruttata, fruttati, fruttate, note di frutta, note agrumate, agrumat*, sentori di frutta',
    nl: 'fruitig*, citrusachtig*, fruitige tonen, citrustonen, fruittonen, citrusgeur*',
    pl: 'owocow*, cytrusow*, nuty owocowe, nuty owoców, jagodow*',
    pt: 'frutado, frutada, frutados, frutadas, notas de fruta*, notas cítricas, cítric*, frutal',
    sv: 'fruktig*, citrusnoter, bärig*, citrusdoft*, fruktton*, toner av bär',
    da: 'frugtig*, frugtagtig*, citrusagtig*, frugtnote*, noter af bær, citrusnote*',
    nb: 'fruktig*, sitrusaktig*, fruktnote*, bæraktig*, noter av bær, sitrusnote*',
    fi: 'hedelmäi*, sitruksi*, marjai*, sitrusmai*, hedelmäisyy*',
  },
  woody: {
    en: 'woody, woody notes, earthy, smoky, cedarwood notes, sandalwood notes',
    de: 'holzig*, erdig*, rauchig*, holznote*, holzige note*',
    fr: 'boisé, boisée, boisés, boisées, fumé et, terreux, notes boisées, notes fumées',
    es: 'amaderad*, notas de madera, ahumad*, terros*, notas ahumadas',
    it: 'legnos*, note legnose, note di legno, affumicat*, terros*',
    nl: 'houtachtig*, houtig*, aards, aardse, rokerig*, houttonen',
    pl: 'drzewn*, nuty drzewne, dymn*, ziemist*',
    pt: 'amadeirad*, notas amadeiradas, terros*, fumad*, defumad*',
    sv: 'träig*, rökig*, jordig*, träaktig*, trätoner',
    da: 'træagtig*, røget note, jordagtig*, røgede noter, trænoter',
    nb: 'treaktig*, røykfull*, jordaktig*, trenoter, røykaktig*',
    fi: 'puinen tuoksu, puinen, puisia, savui*, maanlähei*, puumai*',
  },
  spicy: {
    en: 'spicy, spiciness, hot and spicy, fiery, peppery, chilli heat, spicy kick, piquant, warming spices',
    de: `
      würzig*, pikant*, scharf gewürzt, pfeffrig*, feurig*, scharf im geschmack, schärfegrad, angenehm scharf, würze`,
    fr: 'épicé, épicée, épicés, épicées, piquant*, pimenté*, poivré*, goût relevé',
    es: 'picante*, especiad*, notas especiadas, toque picante, picor',
    it: 'speziat*, piccante, piccanti, pepat*, note speziate',
    nl: 'pittig*, gekruid*, kruidig*, pikant*, peperig*',
    pl: 'pikantn*, ostry smak, ostrym smaku, korzenn*, przyprawow*, pieprzn*',
    pt: 'picante*, condimentad*, apimentad*, especiad*, notas de especiarias',
    sv: 'kryddig*, kryddstark*, het smak, pepprig*, stark smak av chili, kryddighet',
    da: 'krydret, krydrede, peberagtig*, pikant*, krydderinote, stærkt krydret',
    nb: 'krydret, krydrede, pepperaktig*, krydderrik*, pikant*, krydderaktig*',
    fi: 'mausteinen, mausteise*, tulinen, tulise*, tulista, pippurinen, pikantti*',
  },
  sweet: {
    en: 'sweet, sweetness, sweetened, sugary, honeyed, naturally sweet, caramel sweetness, sweet notes',
    de: 'süß, süße note, süßlich*, süßer geschmack, honigsüß*, süßes aroma, lieblich*, gesüßt*, angenehm süß, süß und',
    fr: 'sucré, sucrée, sucrés, sucrées, douceur sucrée, notes sucrées, goût sucré',
    es: 'dulce, dulces, dulzor, endulzad*, sabor dulce, dulzura, dulzón',
    it: 'dolce, dolcezza, zuccherin*, dolciastr*, note dolci',
    nl: 'zoet, zoete, zoeter, zoetheid, zoetig*, honingzoet*, gezoet*',
    pl: 'słodki, słodka, słodkie, słodkiego, słodkiej, słodycz, słodkawy, słodkich, słodzon*',
    pt: 'doce, doces, doçura, adocicad*, sabor doce, açucarad*',
    sv: 'söt, sött, sötma, sötaktig*, söt smak, sötad*',
    da: 'sødme, sødlig*, sød smag, sødt, sødet',
    nb: 'sødme, søtlig*, søt smak, søtt, søtet',
    fi: 'makea, makean, makeaa, makeat, makeus, makeutta, makeahko, makeutettu',
  },
  bitter: {
    en: 'bitter, bitterness, slightly bitter, bitter notes, bittersweet',
    de: 'bitter, bittere, bitterer, bitterkeit, herb, herbe, bitterstoffe, bitternote*, feinherb*',
    fr: 'amer, amère, amers, amertume, amères',
    es: 'amargo, amarga, amargor, amargos',
    it: 'amaro, amara, amari, amarezza, amarognol*',
    nl: 'bitter, bittere, bitterheid, bittertje',
    pl: 'gorzki, gorzka, gorzkie, gorzkiego, gorzkawy, goryczk*, goryczy',
    pt: 'amargo, amarga, amargor, amargos, amargas',
    sv: 'bitter, bittert, bittra, beska, besk',
    da: 'bitter, bittert, bitre, bitterhed',
    nb: 'bitter, bittert, bitre, bitterhet, besk',
    fi: 'kitkerä*, karvas, karvaan, kitkeryys, kitkeryyttä',
  },
  sour: {
    en: `
      sour, tart flavour, tart flavor, tangy, acidic, high acidity, low acidity, lively acidity, bright acidity,
      sourness`,
    de: 'sauer, saure, säuerlich*, säurebetont*, lebhafte säure, feine säure, säurearm*, wenig säure, milde säure',
    fr: 'acidulé*, acidité vive, belle acidité, faible acidité, peu acide, aigre, goût acide, notes acides',
    es: 'ácido al gusto, agrio, agria, acidez, acidulad*, baja acidez',
    it: 'acidul*, aspro, aspra, acidità, acido al gusto, bassa acidità, agro',
    nl: 'zuur, zure, zurig*, frisse zuren, lichte zuren, weinig zuur, lage zuurgraad',
    pl: 'kwaśn*, kwaskowat*, kwasowość, niska kwasowość, cierpk*, niskiej kwasowości',
    pt: 'azedo, azeda, acidez, acidulad*, baixa acidez, ácido no sabor',
    sv: 'syrlig*, frisk syra, låg syra, hög syra, sura, balanserad syra',
    da: 'syrlig*, frisk syre, lav syre, høj syre, let syre',
    nb: 'syrlig*, frisk syre, lav syre, høy syre, balansert syre',
    fi: 'hapan, happaman, hapokas, hapokkaa*, happamuus, happoisuus, vähähappoi*, kirpeä*',
  },
  mildTaste: {
    en: `
      mild taste, mild flavour, mild flavor, mild roast, mild and, smooth taste, mild in taste, subtle flavour,
      subtle flavor, delicate flavour`,
    de: `
      mild im geschmack, milder geschmack, mildes aroma, milder kaffee, mild geröstet, sanfter geschmack,
      feiner geschmack, milde röstung`,
    fr: `
      goût doux, saveur douce, doux en bouche, goût subtil, saveur délicate, goût délicat, café doux, rond en bouche`,
    es: 'sabor suave, gusto suave, suave al paladar, sabor delicado, café suave, aroma suave',
    it: `
      gusto delicato, sapore delicato, gusto morbido, gusto dolce e, sapore leggero, gusto leggero, delicato al palato`,
    nl: 'milde smaak, zachte smaak, mild van smaak, subtiele smaak, zacht van smaak, milde koffie',
    pl: `
      łagodny smak, łagodnym smaku, delikatny smak, łagodny w smaku, delikatnym smaku, łagodna kawa, łagodna w smaku`,
    pt: 'sabor suave, gosto suave, suave no paladar, sabor delicado, café suave, sabor leve',
    sv: 'mild smak, milt i smaken, len smak, mild i smaken, mild rostning, rund smak, mjuk smak',
    da: 'mild smag, rund smag, mild i smagen, blød smag, mild ristning, afrundet smag',
    nb: 'mild smak, rund smak, mild på smak, mild i smaken, bløt smak, mild brenning',
    fi: 'mieto, miedon, mietoa, mieto maku, miedon makui*, miedompi, pehmeä maku, pehmeän makui*',
  },
  intenseTaste: {
    en: `
      strong taste, strong flavour, strong flavor, bold flavour, bold flavor, intense flavour, intense flavor,
      bold taste, rich flavour, rich flavor, strong coffee, full flavoured, robust flavour, intense aroma`,
    de: `
      intensiver geschmack, kräftiger geschmack, intensives aroma, kräftig im geschmack, kräftiges aroma,
      starker kaffee, geschmacksintensiv*, aromareich*, intensiv im geschmack, aromaintensiv*`,
    fr: `
      goût intense, saveur intense, arôme intense, goût prononcé, corsé*, goût puissant, saveurs intenses, goût corsé,
      intensité aromatique, goût fort`,
    es: `
      sabor intenso, aroma intenso, sabor fuerte, gusto intenso, sabor potente, café fuerte, sabor profundo,
      intensidad de sabor`,
    it: `
      gusto intenso, sapore intenso, aroma intenso, gusto deciso, sapore deciso, gusto forte, intensità aromatica,
      gusto ricco`,
    nl: `
      intense smaak, volle smaak, krachtige smaak, sterke smaak, intens aroma, uitgesproken smaak, krachtig aroma,
      sterke koffie, intensiteit van smaak`,
    pl: `
      intensywny smak, intensywnym smaku, wyrazisty smak, wyrazistym smaku, mocny smak, intensywny aromat,
      intensywnym aromacie, mocna kawa, głęboki smak`,
    pt: `
      sabor intenso, aroma intenso, sabor forte, gosto intenso, café forte, sabor marcante, sabor acentuado,
      intensidade do sabor`,
    sv: 'intensiv smak, kraftig smak, stark smak, fyllig smak, intensiv arom, smakrik*, djup smak, starkt kaffe',
    da: `
      intens smag, kraftig smag, kraftig aroma, intens aroma, stærk smag, smagfuld intens, dyb smag, stærk kaffe,
      smagsrig*`,
    nb: 'intens smak, kraftig smak, kraftig aroma, intens aroma, sterk smak, smaksrik*, dyp smak, sterk kaffe',
    fi: 'voimakas maku, voimakkaan makui*, vahva maku, täyteläinen maku, voimakas aromi, vahva kahvi, vahvan makui*',
  },
  fullBodied: {
    en: `
      full bodied, full body, rich body, well rounded, rounded flavour, rounded flavor, medium bodied, velvety body`,
    de: `
      vollmundig*, vollmundiger, voller körper, kräftiger körper, körperreich*, rund im geschmack, ausgewogener körper`,
    fr: `
      charpenté, charpentée, corps rond, ample en bouche, rond et, belle rondeur, plein de corps, corps plein,
      bonne longueur en bouche`,
    es: 'con cuerpo, mucho cuerpo, cuerpo pleno, buen cuerpo, cuerpo medio, cuerpo cremoso, sabor redondo',
    it: 'corpos*, pieno e rotondo, corpo pieno, buon corpo, gusto pieno, gusto rotondo, corpo medio',
    nl: 'vol van smaak, volle body, volmondig*, volle smaak, ronde smaak',
    pl: 'pełny smak, pełnym smaku, pełne body, pełnia smaku, pełni smaku, bogaty smak, bogatym smaku, pełna w smaku',
    pt: 'encorpad*, corpo intenso, bom corpo, corpo aveludado, corpo médio, sabor cheio',
    sv: 'fyllig smak, fylligt, fyllig kropp, rund och fyllig, fyllig, fylliga, medelfyllig*',
    da: 'fyldig smag, fyldig krop, fyldig, fyldigt, fyldige, rund og fyldig',
    nb: 'fyldig smak, fyldig kropp, fyldig, fyldige, rund og fyldig, middels fyldig',
    fi: 'täyteläinen, täyteläise*, täyteläisyy*, pyöreä maku, runsas maku',
  },
  crunchy: {
    en: 'crunchy, crispy, crunch, crispness, crisp texture, crisp outside',
    de: 'knusprig*, knackig*, kross, crunchy, krosser, rösch',
    fr: 'croustillant*, croquant*, croustille, craquant sous la dent',
    es: 'crujiente*, crocante*, crujir, tostadit*',
    it: 'croccant*, friabil*, croccantezza',
    nl: 'knapperig*, krokant*, knapperigheid',
    pl: 'chrupiąc*, chrupk*, chrupkość',
    pt: 'crocante*, estaladiç*, crocância',
    sv: 'krispig*, knaprig*, frasig*, knäckig*',
    da: 'sprød, sprødt, sprøde, knasende, knasprig*',
    nb: 'sprø, sprøtt, sprøe, knasende, crispy',
    fi: 'rapea, rapean, rapeaa, rapeat, rapeus, rouskuva*, rapsakka',
  },
  nutty: {
    en: `
      nutty, nutty notes, hazelnut notes, hazelnut flavour, caramel notes, chocolatey, chocolaty, chocolate notes,
      cocoa notes, notes of chocolate, notes of caramel, notes of hazelnut`,
    de: `
      nussig*, nussnote*, schokoladig*, karamellig*, haselnussnote*, schokoladennote*, kakaonote*, note von schokolade,
      noten von schokolade, noten von nuss`,
    fr: `
      notes de noisette, notes de chocolat, notes chocolatées, chocolaté*, goût de noisette, notes de caramel,
      notes de cacao, notes de noix`,
    es: `
      notas de chocolate, notas de avellana, notas de nuez, achocolatad*, notas de caramelo, notas de cacao,
      notas a chocolate, notas de frutos secos`,
    it: `
      note di cioccolato, note di nocciola, cioccolatos*, note di caramello, note di cacao, sentori di cioccolato,
      sentori di nocciola`,
    nl: `
      nootachtig*, chocoladetonen, nootachtige tonen, tonen van chocolade, chocoladeachtig*, karameltonen,
      tonen van karamel, tonen van noten, cacaotonen`,
    pl: `
      nuty czekolady, nuty czekoladowe, nuty orzechowe, nuty karmelu, nutami czekolady, nuty kakao, orzechowy smak,
      nuty orzech*, orzechowym smaku, nuty czekolad*, czekoladowy smak, czekoladowym smaku, nuty karmel*`,
    pt: `
      notas de chocolate, notas de avelã, notas de nozes, achocolatad*, notas de caramelo, notas de cacau,
      notas de frutos secos`,
    sv: `
      nötig smak, nötaktig*, chokladtoner, chokladig*, toner av choklad, toner av karamell, toner av nöt,
      toner av nötter`,
    da: `
      nøddeagtig*, noter af chokolade, chokoladeagtig*, chokoladenote*, nøddenote*, noter af karamel, noter af nødder`,
    nb: 'nøtteaktig*, noter av sjokolade, sjokoladeaktig*, sjokoladenote*, noter av karamell, noter av nøtt*',
    fi: 'pähkinäi*, suklai*, suklainen, karamellinen, karamellise*, suklaan vivahte*, pähkinän vivahte*',
  },
  tasty: {
    en: `
      tasty, delicious, flavourful, flavorful, yummy, mouthwatering, great taste, tastes great, tastes delicious,
      full of flavour, full of flavor, scrumptious, flavoursome`,
    de: `
      köstlich*, schmackhaft*, aromatisch*, geschmackvoll, wohlschmeckend*, feiner geschmack, schmeckt hervorragend,
      schmeckt gut, delikat*, voller geschmack, lecker, leckere, leckerer, leckeres, leckeren`,
    fr: `
      délicieux, délicieuse, délicieuses, savoureux, savoureuse*, gourmand, gourmande, gourmands, bon goût, goûteux,
      goûteuse, succulent*, exquis*`,
    es: 'delicios*, sabros*, rico sabor, riquísim*, gran sabor, exquisit*, suculent*, apetitos*, lleno de sabor',
    it: 'delizios*, gustos*, saporit*, buonissim*, squisit*, ottimo sapore, goloso, golosa, golosi, prelibat*',
    nl: `
      smakelijk*, heerlijke smaak, lekkere smaak, overheerlijk*, smaakvolle koffie, smaakt heerlijk, smaakt lekker,
      vol smaak, heerlijk van smaak`,
    pl: 'pyszn*, smaczn*, wyśmienit*, smakowit*, doskonały smak, aromatyczn*, przepyszn*, pełne smaku',
    pt: 'delicios*, saboros*, gostos*, ótimo sabor, apetitos*, cheio de sabor, suculent*, requintado sabor',
    sv: 'god smak, utsökt*, läcker smak, smakrik*, välsmakande, smakar gott, delikat, jättegod*, smakfull*',
    da: 'velsmagende, lækker smag, smager godt, smager dejligt, delikat, god smag, udsøgt smag, smagfuld*',
    nb: 'velsmakende, deilig smak, smaker godt, god smak, delikat, utsøkt smak, smakfull*, nydelig smak',
    fi: 'herkulli*, maukas, maukkaa*, hyvänmakui*, maistuva*, hyvä maku, maistuu hyvältä, maistuvat',
  },
  juicy: {
    en: 'juicy, succulent, juiciness, tender and juicy',
    de: 'saftig*, zart und saftig, saftigkeit',
    fr: 'juteux, juteuse, juteuses, moelleux et juteux',
    es: 'jugos*, jugosidad, tierno y jugoso',
    it: 'succos*, succulent*, tenero e succoso',
    nl: 'sappig*, mals, malse',
    pl: 'soczyst*, soczystość, soczyście',
    pt: 'suculent*, sumarent*, suculência',
    sv: 'saftig*, mör och saftig, saftighet',
    da: 'saftig*, mør og saftig, saftighed',
    nb: 'saftig*, mør og saftig, saftighet',
    fi: 'mehukas, mehukkaa*, mehevä*',
  },
  balanced: {
    en: `
      well balanced, balanced flavour, balanced flavor, balanced taste, harmonious, harmony, perfectly balanced,
      balanced profile`,
    de: 'ausgewogen*, harmonisch*, ausbalanciert*, gut abgestimmt*, harmonie',
    fr: 'équilibré*, équilibrée, harmonieux, harmonieuse*, bel équilibre, parfait équilibre, bien équilibré*',
    es: 'equilibrad*, armonios*, equilibrio perfecto, bien equilibrad*, armonía',
    it: 'equilibrat*, armonios*, bilanciat*, ben bilanciat*, ottimo equilibrio, armonic*',
    nl: 'evenwichtig*, gebalanceerd*, harmonieus, harmonieuze, in balans, uitgebalanceerd*',
    pl: 'zrównoważony smak, zrównoważonym smaku, harmonijn*, zbalansowan*, wyważon*, harmonia smak*',
    pt: 'equilibrad*, harmonios*, bem balancead*, bem equilibrad*, harmonia, balancead*',
    sv: 'balanserad*, välbalanserad*, harmonisk*, väl avvägd*, balanserat',
    da: 'afbalanceret, afbalancerede, harmonisk*, velafbalancer*, balanceret',
    nb: 'balansert*, velbalansert*, harmonisk*, godt avstemt',
    fi: 'tasapainoi*, harmoni*, tasapainoinen, sopusointui*',
  },
};
