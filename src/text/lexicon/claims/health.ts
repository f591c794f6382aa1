import type { ConceptTable } from './concept-table.ts';

/** Health claims: effects on body and mind, their proof, and for whom or with what a product is safe. */
export const HEALTH: ConceptTable = {
  curesHeals: {
    en: `
      cures, cure, can cure, heals, heal, healing effect, healing properties, has healing, promotes healing,
      speeds up healing, wound healing, medicinal properties, heals wounds`,
    de: `
      heilt, heilen, heilung, heilend*, heilwirkung, heilkraft, heilkräfte, geheilt, heilungsprozess, wundheilung,
      fördert die heilung, heilungsfördernd*`,
    fr: `
      guérit, guérir, guérison, guérissent, effet curatif, vertus curatives, propriétés curatives,
      favorise la cicatrisation, cicatrisant*, cicatrisation, vertus médicinales`,
    es: `
      cura el, cura la, cura los, cura las, curar, curación, curativ*, sanar, propiedades curativas, efecto curativo,
      cicatriza*, cicatrización, propiedades medicinales`,
    it: `
      guarisce, guarire, guarigione, guariscono, curativ*, proprietà curative, effetto curativo, cicatrizza*,
      cicatrizzazione, proprietà medicinali, potere curativo, cura la malattia`,
    nl: `
      geneest, genezen, genezend*, genezing, helende, helend, geneeskrachtig*, geneeskracht, wondgenezing,
      bevordert de genezing, medicinale eigenschappen`,
    pl: `
      leczy, leczyć, wyleczy*, leczenie, leczenia, leczniczy, lecznicz*, uzdrawia*, gojeni*, przyspiesza gojenie,
      właściwości lecznicze, działanie lecznicze`,
    pt: `
      cura a, cura as, curar, curativ*, sarar, efeito curativo, propriedades curativas, cicatriza*, cicatrização,
      propriedades medicinais`,
    sv: `
      botar, bota, läker, läka, läkande, läkning, läkeprocess*, sårläkning*, påskyndar läkning*,
      medicinska egenskaper`,
    da: `
      helbreder, helbrede, helbredende, kurere, heling, heler sår, sårheling*, lægende, fremmer heling*, helende`,
    nb: `
      helbreder, helbrede, helbredende, kurere, tilheling, legende effekt, sårtilheling, helende, leger sår`,
    fi: `
      parantaa sairau*, parantava vaikutus, parantavaa vaikutusta, parantavia ominaisuuksia, haavojen parane*,
      haavan parane*, edistää paranemista, nopeuttaa paranemista, parantaa haavo*, parantavat ominaisuudet`,
  },
  medicalTreatment: {
    en: `
      treat the symptoms, used to treat, medical treatment, helps treat, therapeutic effect, therapeutic,
      therapeutically, treats symptoms, treats conditions, treatment of conditions, treatment of disease*,
      treat disease*, treat skin conditions, treat a medical`,
    de: `
      therapie, therapeutisch*, medizinische behandlung, medizinische wirkung, heilmittel, zur therapie,
      behandlung von erkrankung*, behandlung von beschwerden, behandlung von krankheiten, behandelt krankheit*,
      zur behandlung von beschwerden, zur behandlung von hautkrankheit*`,
    fr: `
      traitement contre, thérapeutique*, traitement médical, effet thérapeutique, soulage les symptômes,
      traite les symptômes, traiter les symptômes, traiter une maladie, traiter des maladies`,
    es: `
      tratamiento contra, terapéutic*, tratamiento médico, efecto terapéutico, tratar enfermedad*, tratar síntomas,
      tratamiento de enfermedades, trata los síntomas, alivia los síntomas, medicinal`,
    it: `
      trattamento contro, terapeutic*, trattamento medico, effetto terapeutico, terapia, trattare i sintomi,
      trattamento di malattie, curare malattie, allevia i sintomi`,
    nl: `
      behandeling tegen, therapeutisch*, medische behandeling, ter behandeling, geneesmiddel, behandelt klachten,
      behandeling van klachten, behandeling van ziekte*, verlicht de symptomen`,
    pl: `
      leczenie, leczenia, w leczeniu, terapeutyczn*, terapii, terapia, leczenie objawów, zwalcza objawy, do leczenia`,
    pt: `
      tratamento contra, terapêutic*, tratamento médico, efeito terapêutico, tratar doença*, tratamento de doenças,
      trata os sintomas, alivia os sintomas, tratar sintomas, fins medicinais`,
    sv: `
      behandling mot, terapeutisk*, medicinsk behandling, medicinsk effekt, behandla sjukdom*, behandlar symtom*,
      lindrar symtom*`,
    da: `
      behandling mod, terapeutisk*, medicinsk behandling, medicinsk effekt, behandle sygdom*, lindrer symptom*,
      behandling af sygdom*`,
    nb: `
      behandling mot, terapeutisk*, medisinsk behandling, medisinsk effekt, behandle sykdom*, lindrer symptom*,
      behandling av sykdom*`,
    fi: `
      hoitaa oireita, hoitoon tarkoitet*, sairauden hoito*, terapeutti*, lääkinnälli* vaikutu*,
      lääketieteelli* hoito*, oireiden hoito*, lievittää oireita, hoitaa sairau*`,
  },
  relievesPain: {
    en: `
      pain relief, relieves pain, relieve pain, relieving pain, pain relieving, eases pain, ease pain, soothes pain,
      soothe pain, reduces pain, reduce pain, painkiller, alleviates pain, helps with pain, against pain, numbing,
      muscle pain, sore muscles`,
    de: `
      schmerzlindernd*, schmerzlinderung, lindert schmerz*, schmerzen lindern, schmerz lindern, schmerzen lindert,
      gegen schmerzen, schmerzstillend*, schmerzlindernde, hilft bei schmerzen, muskelschmerz*,
      linderung von schmerz*, muskelkater`,
    fr: `
      soulage la douleur, soulage les douleurs, soulager la douleur, soulager les douleurs, soulagement de la douleur,
      antidouleur*, anti douleur*, analgésique*, apaise la douleur, apaise les douleurs, contre la douleur,
      contre les douleurs, douleurs musculaires, atténue la douleur`,
    es: `
      alivia el dolor, alivia los dolores, aliviar el dolor, aliviar los dolores, alivio del dolor, alivian el dolor,
      calma el dolor, calmar el dolor, analgésic*, contra el dolor, reduce el dolor, dolor muscular,
      dolores musculares`,
    it: `
      allevia il dolore, alleviare il dolore, allevia i dolori, alleviare i dolori, lenisce il dolore,
      lenire il dolore, antidolorific*, analgesic*, contro il dolore, contro i dolori, riduce il dolore,
      dolori muscolari, sollievo dal dolore`,
    nl: `
      pijnstillend*, verlicht pijn, verlicht de pijn, pijn verlichten, pijnverlichting, pijnverlichtend*,
      verzacht pijn, verzacht de pijn, pijnstill*, helpt tegen pijn, tegen pijn, vermindert pijn, spierpijn`,
    pl: `
      łagodzi ból, łagodzi bóle, łagodzić ból, łagodzenie bólu, uśmierza ból, uśmierzania bólu, przeciwbólow*,
      zmniejsza ból, ulga w bólu, ulgę w bólu, na ból, bóle mięśni, bólach mięśni, koi ból`,
    pt: `
      alivia a dor, alivia as dores, aliviar a dor, aliviar as dores, alívio da dor, alívio das dores, acalma a dor,
      analgésic*, contra a dor, contra as dores, reduz a dor, dores musculares, dor muscular`,
    sv: `
      smärtlindr*, smärtstillande, lindrar smärta, lindra smärta, lindrar värk, mot smärta, mot värk, lindra värk,
      ömma muskler, muskelvärk`,
    da: `
      smertelindr*, smertestillende, lindrer smerte*, lindre smerte*, mod smerter, ømme muskler, muskelsmerte*,
      lindring af smerte*`,
    nb: `
      smertelindr*, smertestillende, lindrer smerte*, lindre smerte*, mot smerter, støle muskler, muskelsmerte*,
      lindring av smerte*`,
    fi: `
      kipua lievittäv*, lievittää kipua, lievittää kipuja, kivunlievity*, särkylääk*, kipulääk*, kipuun, lihaskivu*,
      lihaskipu*, lievittämään kipua, vähentää kipua`,
  },
  skinConditions: {
    en: 'eczema, psoriasis, dermatitis, atopic, rosacea, neurodermatitis, seborrheic, seborrhoeic, keratosis',
    de: `
      ekzem*, neurodermitis*, psoriasis, schuppenflechte, dermatitis, atopisch*, rosacea, rosazea, atopie,
      nesselsucht`,
    fr: 'eczéma*, psoriasis, dermatite*, atopique*, rosacée, couperose, dermite*, peaux atopiques, urticaire',
    es: 'eccema*, eczema*, psoriasis, dermatitis, atópic*, rosácea, dermatitis atópica, urticaria',
    it: 'eczema, eczemi, psoriasi, dermatite, dermatiti, atopic*, rosacea, couperose, orticaria',
    nl: 'eczeem, psoriasis, dermatitis, atopisch*, rosacea, couperose, netelroos, constitutioneel eczeem',
    pl: 'egzem*, łuszczyc*, atopow*, azs, zapaleni* skóry, trądzik* różowat*, dermatoz*, pokrzywk*, rosacea',
    pt: 'eczema*, psoríase, dermatite, dermatites, atópic*, rosácea, dermatite atópica, urticária',
    sv: 'eksem*, psoriasis, dermatit*, atopisk*, rosacea, nässelutslag',
    da: 'eksem*, psoriasis, atopisk*, dermatitis, rosacea, nældefeber',
    nb: 'eksem*, psoriasis, atopisk*, dermatitt*, rosacea, elveblest',
    fi: `
      ekseema*, atoop*, psoriasis, psoriaasi*, ihottuma*, ruusufinni*, dermatiit*, rosacea, nokkosihottuma*`,
  },
  acne: {
    en: `
      acne, acne prone, pimple*, breakout, breakouts, blackhead*, spots and blemishes, anti acne, zits, blemish prone,
      skin blemishes`,
    de: `
      akne*, pickel, pickeln, mitesser*, unreine haut, unreiner haut, hautunreinheit*, anti pickel, unreinheiten`,
    fr: `
      acné, acnéique*, anti acné, boutons d acné, points noirs, peaux acnéiques, anti imperfections,
      imperfections de la peau, imperfections cutanées, peaux à imperfections`,
    es: `
    acné, acneic*, antiacné, anti acné, espinillas, puntos negros, piel con tendencia acneica, granos en la cara,
    imperfecciones de la piel, tengo granos, granitos, salen granos, los granos de la cara
    `,
    it: `
      acne, acneic*, anti acne, brufol*, punti neri, imperfezioni della pelle, pelle impura, pelli impure, antiacne`,
    nl: 'acne, puist*, puistjes, mee eters, onzuivere huid, onzuiverheden, anti acne, onzuiverheid',
    pl: `
      trądzik*, przeciwtrądzikow*, wypryski, pryszcz*, zaskórnik*, niedoskonałości skóry, skóry trądzikowej, krosty,
      zmian trądzikowych`,
    pt: `
      acne, acneic*, antiacne, anti acne, espinhas, pontos negros, cravos e espinhas, imperfeições da pele`,
    sv: 'akne*, pormask*, acne, orena porer, oren hud, blemmor',
    da: 'akne*, bumser, filipens*, uren hud, hudorme, acne',
    nb: 'akne*, kviser, filipens*, uren hud, hudormer, acne',
    fi: 'akne*, finnit, finnejä, mustapää*, epäpuhdas iho, epäpuhtaalle iholle, näppylö*, ihon epäpuhtau*',
  },
  cellulite: {
    en: 'cellulite, anti cellulite, orange peel skin, dimples in skin',
    de: 'cellulite*, anti cellulite, orangenhaut, zellulitis',
    fr: 'cellulite, anti cellulite, peau d orange, capitons',
    es: 'celulitis, anticelulític*, anticelulitis, piel de naranja',
    it: 'cellulite, anticellulite, anti cellulite, pelle a buccia d arancia, buccia d arancia',
    nl: 'cellulite, cellulitis, anti cellulite, sinaasappelhuid',
    pl: 'cellulit*, antycellulit*, skórka pomarańczowa, skórki pomarańczowej',
    pt: 'celulite, anticelulite, anti celulite, casca de laranja',
    sv: 'celluliter, cellulit*, apelsinhud',
    da: 'appelsinhud, cellulit*, anti cellulite',
    nb: 'cellulitt*, appelsinhud, cellulite',
    fi: 'selluliit*, appelsiini iho, appelsiini ihoa',
  },
  cradleCapNappyRash: {
    en: 'cradle cap, nappy rash, diaper rash, baby rash, sore bottom, baby acne, diaper dermatitis',
    de: `
      milchschorf, kopfgneis, windelausschlag, windeldermatitis, wunder po, wunder babypo, wunden po, gegen wundsein,
      windelsoor`,
    fr: `
      croûtes de lait, érythème fessier, croûte de lait, fesses rouges, irritation du siège, érythèmes fessiers`,
    es: `
      costra láctea, dermatitis del pañal, irritación del pañal, culito irritado, escoceduras, eritema del pañal,
      rozaduras del pañal`,
    it: `
      crosta lattea, eritema da pannolino, dermatite da pannolino, arrossamenti da pannolino, sederino arrossato,
      irritazioni da pannolino`,
    nl: `
      berg op het hoofd, hoofdberg, luieruitslag, luierdermatitis, rode billetjes, rode billen, luierirritatie,
      babybilletjes rood`,
    pl: `
      ciemieniuch*, odparzeni*, pieluszkowe zapaleni*, pieluszkow* zapaleni*, odparzenia pieluszkowe,
      pieluszkowych podrażnień`,
    pt: `
      crosta láctea, assaduras, assadura, dermatite da fralda, rabinho assado, eritema da fralda,
      crosta láctea do bebé`,
    sv: 'mjölkskorv, blöjutslag, blöjeksem, röd stjärt, blöjdermatit, rodnad i blöjområdet',
    da: 'arp i hovedbund*, bleudslæt, bleeksem, rød numse, skæl hos baby*, ble eksem, rød blenumse',
    nb: 'bleieutslett, bleieksem, skurv i hodebunn*, melkeskorv, rød rumpe',
    fi: `
      vaippaihottuma*, vaippa ihottuma*, punoittava peppu, vaippaiho*, maitorupi*, maitorupea, päänahan karsta,
      karstaa päänahassa`,
  },
  colic: {
    en: 'colic, colicky, anti colic, trapped wind, gassy baby, reduces colic, tummy ache in babies',
    de: 'kolik*, koliken, blähungen, anti kolik*, dreimonatskolik*, bauchweh, bauchschmerzen, antikolik*',
    fr: 'colique*, coliques, anti colique*, coliques du nourrisson, maux de ventre',
    es: 'cólico*, cólicos, anticólico*, anti cólico*, cólicos del lactante, gases del bebé',
    it: 'colich*, coliche, anticolica, anti colica, anti coliche, mal di pancia, coliche gassose',
    nl: 'koliek*, kolieken, krampjes, anti koliek*, buikkrampjes, darmkrampjes, antikoliek*',
    pl: `
      antykolkow*, przeciwkolkow*, bóle brzuszka, bólach brzuszka, kolki niemowlęc*, kolek niemowlęc*,
      kolka niemowlęc*, na kolki, przy kolkach, kolki u niemowl*, zapobiega kolkom, ryzyko kolek, kolek u niemowl*`,
    pt: 'cólica*, anticólica*, anti cólica*, cólicas do bebé, cólicas do bebê, gases do bebé',
    sv: 'kolik*, antikolik*, ont i magen, magknip, gaser hos baby*',
    da: 'kolik*, antikolik*, ondt i maven, mavekneb, luft i maven',
    nb: 'kolikk*, antikolikk*, vondt i magen, magekneip, luft i magen',
    fi: 'koliikki*, koliikin, koliikkia, ilmavaiva*, vatsavaiva*, vatsakip*, antikoliikki*',
  },
  teething: {
    en: `
      teething, teether*, teeth coming through, sore gums, soothes gums, soothe gums, soothing gums, emerging teeth`,
    de: `
      zahnen, zahnungshilfe, zahnungsschmerz*, beißring*, erste zähnchen, beim zahnen, massiert das zahnfleisch,
      zahnende baby*, zahnungsphase, zahnungsbeschwerden`,
    fr: `
      poussée dentaire, poussées dentaires, soulage les gencives, anneau de dentition, percée des dents,
      faire ses dents, masse les gencives, jouet de dentition, douleurs dentaires de bébé`,
    es: `
      dentición, mordedor*, salida de los dientes, primeros dientes, alivia las encías, calma las encías,
      masajea las encías`,
    it: `
      dentizione, massaggiagengive, dentini, primi dentini, lenisce le gengive, spuntano i dentini,
      massaggia le gengive`,
    nl: `
      doorkomende tandjes, tandjes, bijtring*, tandjes krijgen, doorkomen van tandjes, tandendoorbraak,
      verzacht het tandvlees, masseert het tandvlees`,
    pl: `
      ząbkowani*, ząbkując*, gryzak*, wyrzynani* się ząbków, wyrzynania ząbków, masuje dziąsła, bolące dziąsła,
      dziąsła maluszka`,
    pt: `
      dentição, mordedor*, nascimento dos dentes, primeiros dentes, alivia as gengivas, dentinhos,
      massaja as gengivas, massageia as gengivas`,
    sv: `
      tandsprick*, bitring*, får tänder, lindrar tandsprick*, första tänder, ömt tandkött, tandköttet på baby*`,
    da: 'tandfrembrud*, bidering*, får tænder, første tænder, ømme gummer, ømt tandkød',
    nb: 'tannfrembrudd*, bitering*, får tenner, første tenner, ømme gommer, ømt tannkjøtt',
    fi: `
      hampaiden puhkeami*, puhkeavi* hampai*, purulelu*, purure*, hampaidentulo*, hampaat puhkeavat, kutiavat ikenet,
      kipeitä ikeniä`,
  },
  backPain: {
    en: `
      back pain, backache, neck pain, shoulder pain, herniated disc, slipped disc, sciatica, lower back pain,
      stiff neck, sore back`,
    de: `
      rückenschmerzen, rückenschmerz*, rückenprobleme*, nackenschmerzen, nackenverspannung*, verspannungen,
      bandscheibe*, kreuzschmerzen, ischias, hexenschuss, rückenleiden, schulterschmerzen`,
    fr: `
      mal de dos, maux de dos, douleurs dorsales, douleur dorsale, douleurs lombaires, lombalgi*, douleurs cervicales,
      cervicales, hernie discale, sciatique, douleurs au dos`,
    es: `
      dolor de espalda, dolores de espalda, dolor lumbar, lumbalgia*, dolor cervical, dolor de cuello, hernia discal,
      ciática, espalda dolorida`,
    it: `
      mal di schiena, dolore alla schiena, dolori alla schiena, dolori lombari, lombalgia, dolore cervicale,
      dolori cervicali, ernia del disco, sciatica, dolori al collo`,
    nl: `
      rugpijn, rugklachten, rugproblemen, lage rugpijn, nekpijn, nekklachten, hernia, ischias, schouderpijn,
      onderrugpijn`,
    pl: `
      ból pleców, bóle pleców, bólu pleców, bólach pleców, ból kręgosłupa, bóle kręgosłupa, bólu kręgosłupa,
      ból karku, bóle karku, rwy kulszowej, dyskopati*`,
    pt: `
      dor nas costas, dores nas costas, dor lombar, dores lombares, lombalgia, dor cervical, dor no pescoço,
      dores no pescoço, hérnia de disco, hérnia discal, ciática`,
    sv: `
      ryggont, ryggsmärt*, ryggvärk, ont i ryggen, ryggbesvär, ryggproblem, nacksmärt*, nackont, ischias, diskbråck,
      ländryggssmärt*`,
    da: `
      rygsmerte*, ondt i ryggen, rygproblem*, rygbesvær, nakkesmerte*, ondt i nakken, lændesmerte*, diskusprolaps,
      iskias`,
    nb: `
      ryggsmerte*, vondt i ryggen, ryggplage*, ryggproblem*, ryggvondt, nakkesmerte*, vondt i nakken, korsryggsmerte*,
      isjias, skiveprolaps`,
    fi: `
      selkäkip*, selkäkivu*, selkäsär*, selkävaiva*, niskakip*, niskakivu*, niskasär*, alaselkäkip*, alaselkäkivu*,
      iskias*`,
  },
  jointPain: {
    en: `
      joint pain, joint pains, arthritis, osteoarthritis, arthrosis, rheumat*, stiff joints, knee pain, joint health,
      supports joints, joint support, tennis elbow, inflamed joints`,
    de: `
      gelenkschmerz*, arthrose*, arthritis, rheuma*, gelenkbeschwerd*, gelenke stärken, gelenkgesundheit,
      knieschmerz*, gelenkentzündung*, gelenkprobleme*, gelenkschonend*, tennisarm`,
    fr: `
      douleurs articulaires, douleur articulaire, arthrose, arthrite, rhumatism*, confort articulaire,
      douleurs aux articulations, douleur au genou, santé articulaire, raideur articulaire,
      soulage les articulations`,
    es: `
      dolor articular, dolores articulares, dolor en las articulaciones, artrosis, artritis, reuma*, reumatism*,
      dolor de rodilla, salud articular, molestias articulares, alivia las articulaciones`,
    it: `
      dolori articolari, dolore articolare, artrosi, artrite, reumatism*, dolore alle articolazioni,
      salute articolare, dolore al ginocchio, benessere articolare, salute delle articolazioni`,
    nl: `
      gewrichtspijn, gewrichtsklachten, artrose, artritis, reuma, reumatisch*, gewrichten soepel, gezonde gewrichten,
      kniepijn, stijve gewrichten, gewrichtsproblemen`,
    pl: `
      ból stawów, bóle stawów, bólu stawów, bólach stawów, zwyrodnieni*, artretyzm*, reumaty*, ból kolan*,
      zapaleni* stawów, reumatyzm*, na stawy, zdrowe stawy, zdrowie stawów, chore stawy`,
    pt: `
      dor articular, dores articulares, dor nas articulações, dores nas articulações, artrose, artrite, reumatism*,
      dor no joelho, saúde articular, dor nas juntas, saúde das articulações`,
    sv: `
      ledvärk, ledsmärt*, artros, artrit, reumat*, onda leder, stela leder, knäsmärt*, ledhälsa, ont i lederna`,
    da: `
      ledsmerte*, slidgigt, leddegigt, reumat*, stive led, knæsmerte*, ondt i leddene, ømme led, gigtsmerte*`,
    nb: `
      leddsmerte*, artrose, artritt, leddgikt, reumat*, stive ledd, knesmerte*, vondt i leddene, leddhelse`,
    fi: `
      nivelkip*, nivelkivu*, nivelrik*, nivelrikko*, reuma*, nivelvaiva*, polvikip*, polvikivu*, nivelten hyvinvoin*,
      nivelsär*, jäykät nivelet`,
  },
  migraineHeadache: {
    en: 'migraine*, headache*, tension headache*, cluster headache*',
    de: 'migräne*, kopfschmerz*, kopfweh, spannungskopfschmerz*',
    fr: 'migraine*, mal de tête, maux de tête, céphalée*',
    es: 'migraña*, dolor de cabeza, dolores de cabeza, jaqueca*, cefalea*',
    it: 'emicrania, emicranie, mal di testa, cefalea, cefalee',
    nl: 'migraine*, hoofdpijn*, spanningshoofdpijn',
    pl: 'migren*, ból głowy, bóle głowy, bólu głowy, bólach głowy, bólem głowy',
    pt: 'enxaqueca*, dor de cabeça, dores de cabeça, cefaleia*',
    sv: 'migrän*, huvudvärk*, spänningshuvudvärk',
    da: 'migræne*, hovedpine*, spændingshovedpine',
    nb: 'migrene*, hodepine*, spenningshodepine',
    fi: 'migreeni*, päänsär*, päänsärky*, pääkipu*',
  },
  insomnia: {
    en: `
      insomnia, sleepless*, sleep disorder*, sleep problem*, trouble sleeping, sleeping problems, sleep apnea,
      sleep apnoea, difficulty falling asleep, can t sleep`,
    de: `
      schlaflosigkeit, schlafstörung*, schlafprobleme*, einschlafprobleme*, durchschlafprobleme*, schlafapnoe,
      probleme beim einschlafen, einschlafstörung*`,
    fr: `
      insomnie*, troubles du sommeil, problèmes de sommeil, difficultés d endormissement, apnée du sommeil,
      trouble du sommeil`,
    es: `
      insomnio, trastornos del sueño, problemas de sueño, problemas para dormir, dificultad para dormir,
      apnea del sueño, desvelo`,
    it: `
      insonnia, disturbi del sonno, problemi di sonno, difficoltà ad addormentarsi, apnea notturna,
      problemi a dormire`,
    nl: `
      slapeloosheid, slaapproblemen, slaapstoornis*, inslaapproblemen, doorslaapproblemen, slaapapneu,
      moeite met slapen`,
    pl: `
      bezsenność, bezsenności, bezsennością, zaburzenia snu, problemy ze snem, problemy z zasypianiem, zaburzeń snu,
      kłopoty ze snem`,
    pt: `
      insónia*, insônia*, distúrbios do sono, problemas de sono, dificuldade em dormir, dificuldade para dormir,
      apneia do sono`,
    sv: `
      sömnlöshet, sömnproblem, sömnsvårigheter, sömnstörning*, svårt att sova, insomningsproblem, sömnapné`,
    da: `
      søvnløshed, søvnproblemer, søvnbesvær, søvnforstyrrelser, svært ved at sove, indsovningsbesvær, søvnapnø`,
    nb: `
      søvnløshet, søvnproblemer, søvnvansker, søvnforstyrrelser, vanskelig for å sove, innsovningsvansker, søvnapné`,
    fi: 'unettomuu*, uniongelm*, unihäiriö*, nukahtamisvaike*, uniapnea*, vaikeuksia nukahtaa, univaikeu*',
  },
  improvesSleep: {
    en: `
      improves sleep, improve sleep, better sleep, improve your sleep, sleep better, promotes sleep, restful sleep,
      deeper sleep, fall asleep faster, sleep quality, sleep aid, helps you sleep, helps ~ sleep, good night s sleep,
      aids sleep, promotes restful`,
    de: `
      besserer schlaf, besseren schlaf, besser schlafen, schlafqualität, schlaffördernd*, erholsamer schlaf,
      erholsamen schlaf, fördert den schlaf, verbessert den schlaf, schneller einschlafen, tiefer schlafen,
      einschlafhilfe*, hilft beim einschlafen, schlaf verbessern, tiefschlaf, schlafhilfe*`,
    fr: `
      améliore le sommeil, améliorer le sommeil, améliore la qualité du sommeil, meilleur sommeil, mieux dormir,
      qualité du sommeil, favorise le sommeil, favorise l endormissement, aide à dormir, aide à s endormir,
      sommeil réparateur, sommeil profond, endormissement`,
    es: `
      mejora el sueño, mejorar el sueño, mejor sueño, dormir mejor, calidad del sueño, favorece el sueño,
      ayuda a dormir, ayuda a conciliar, conciliar el sueño, sueño reparador, sueño profundo,
      mejora la calidad del sueño, descanso reparador`,
    it: `
      migliora il sonno, migliorare il sonno, sonno migliore, dormire meglio, qualità del sonno, favorisce il sonno,
      aiuta a dormire, aiuta ad addormentarsi, concilia il sonno, sonno ristoratore, sonno profondo, riposo notturno,
      conciliare il sonno`,
    nl: `
      betere slaap, beter slapen, slaapkwaliteit, verbetert de slaap, verbetert je slaap, bevordert de slaap,
      sneller in slaap, helpt bij het inslapen, dieper slapen, diepe slaap, slaap je beter, helpt om beter te slapen,
      nachtrust, slaapbevorderend*`,
    pl: `
      lepszy sen, lepszego snu, poprawia sen, poprawia jakość snu, jakość snu, jakości snu, ułatwia zasypianie,
      ułatwia zaśnięcie, pomaga zasnąć, pomaga w zasypianiu, głęboki sen, głębokiego snu, spokojny sen, lepiej spać,
      zdrowy sen, wspomaga sen`,
    pt: `
      melhora o sono, melhorar o sono, melhor sono, dormir melhor, qualidade do sono, favorece o sono, ajuda a dormir,
      ajuda a adormecer, sono reparador, sono profundo, promove o sono, adormecer mais rápido, noite de sono,
      sono tranquilo`,
    sv: `
      bättre sömn, förbättra* sömn*, sova bättre, sömnkvalitet*, främjar sömn*, somna lättare, somna snabbare,
      djupare sömn, hjälper ~ somna, djup sömn, god natts sömn`,
    da: `
      bedre søvn, forbedre* ~ søvn*, sove bedre, søvnkvalitet*, fremmer søvn*, falde hurtigere i søvn,
      falde lettere i søvn, dybere søvn, dyb søvn, hjælper ~ sove, god nattesøvn`,
    nb: `
      bedre søvn, forbedre* ~ søvn*, sove bedre, søvnkvalitet*, fremmer søvn*, sovne raskere, sovne lettere,
      dypere søvn, dyp søvn, hjelper ~ sove, god natts søvn, innsovning`,
    fi: `
      parempi uni, parempaa unta, parantaa unta, parantaa unen, nukkua paremmin, unenlaatu*, unen laatu*,
      edistää unta, auttaa nukahtamaan, nukahtaa nopeammin, syvempi uni, syvempää unta, helpottaa nukahtamista`,
  },
  stressAnxiety: {
    en: `
      reduces stress, reduce stress, relieves stress, stress relief, relieve stress, anxiety, reduces anxiety,
      calms anxiety, calming effect, anti stress, depression, calms nerves, lowers stress, nervousness, burnout`,
    de: `
      stressabbau, stress abbauen, stressreduzierend*, reduziert stress, gegen stress, stress reduzieren,
      angstzustände, ängste, depression*, beruhigende wirkung, antistress*, anti stress, nervosität, innere unruhe,
      angststörung*`,
    fr: `
      réduit le stress, réduire le stress, anti stress, antistress, anxiété, contre le stress, anxieux,
      effet apaisant, dépression, calme l anxiété, diminue le stress, évacuer le stress, angoisse*, nervosité`,
    es: `
      reduce el estrés, reducir el estrés, alivia el estrés, aliviar el estrés, antiestrés, anti estrés, ansiedad,
      contra el estrés, efecto calmante, depresión, disminuye el estrés, efecto relajante, nerviosismo`,
    it: `
      riduce lo stress, ridurre lo stress, allevia lo stress, antistress, anti stress, ansia, contro lo stress,
      effetto calmante, depressione, effetto rilassante, combatte lo stress, nervosismo, ansiolitic*`,
    nl: `
      stressverminder*, vermindert stress, stress verminderen, tegen stress, antistress, anti stress, angst en stress,
      angstklachten, kalmerende werking, kalmerend effect, depressie*, stressverlagend*, nervositeit`,
    pl: `
      redukuje stres, zmniejsza stres, łagodzi stres, antystresow*, redukcji stresu, redukcja stresu, lęku, niepokój,
      stany lękowe, depresj*, działanie uspokajające, uspokajając*, niweluje stres, napięci* nerwow*`,
    pt: `
      reduz o stress, reduz o estresse, reduzir o stress, reduzir o estresse, alivia o stress, alivia o estresse,
      anti stress, antiestresse, ansiedade, contra o stress, efeito calmante, depressão, combate o stress,
      nervosismo`,
    sv: `
      minska* stress, stressreducer*, lindrar stress, mot stress, ångest*, stressdämpande, lugnande effekt,
      depression*, antistress*, oro och stress`,
    da: `
      reducere* stress, stressreducer*, mindsker stress, mod stress, angst og stress, angstdæmpende,
      beroligende effekt, depression*, antistress*, stresslindr*, indre uro`,
    nb: `
      redusere* stress, stressreducer*, stressdempende, mot stress, angst og stress, angstdempende,
      beroligende effekt, depresjon*, antistress*, indre uro`,
    fi: `
      vähentää stressiä, lievittää stressiä, stressin lievity*, stressiä lievittäv*, ahdistu*, rauhoittava vaikutu*,
      masennu*, stressiin, antistress*, lievittää ahdistu*`,
  },
  bloodPressure: {
    en: `
      blood pressure, hypertension, lowers blood pressure, heart disease, cardiovascular, heart health, cholesterol`,
    de: 'blutdruck*, bluthochdruck*, herz kreislauf*, herzgesundheit, cholesterin*, herzkrankheit*',
    fr: `
      tension artérielle, pression artérielle, hypertension, cardiovasculaire*, cholestérol, santé cardiaque,
      maladies cardiaques`,
    es: `
      presión arterial, tensión arterial, hipertensión, cardiovascular*, colesterol, salud cardíaca,
      salud del corazón`,
    it: `
      pressione sanguigna, pressione arteriosa, pressione alta, ipertensione, cardiovascolar*, colesterolo,
      salute del cuore`,
    nl: 'bloeddruk*, hoge bloeddruk, hart en vaatziekten, cholesterol*, hartgezondheid, cardiovasculair*',
    pl: `
      ciśnienie krwi, ciśnienia krwi, nadciśnieni*, ciśnienie tętnicze, układ krążenia, cholesterol*,
      sercowo naczyniow*, zdrowie serca`,
    pt: `
      pressão arterial, tensão arterial, hipertensão, cardiovascular*, colesterol, saúde do coração, pressão alta`,
    sv: 'blodtryck*, högt blodtryck, hjärt kärl*, kolesterol*, hjärthälsa',
    da: `
      blodtryk*, forhøjet blodtryk, hjertekar*, kolesterol*, hjertesundhed, hjerte kar sygdom*, hjerte og kar`,
    nb: 'blodtrykk*, høyt blodtrykk, kolesterol*, hjertehelse, hjerte og kar',
    fi: 'verenpain*, verenpaine*, kolesterol*, sydän ja verisuon*, sydänterveys*, sydänterveyt*',
  },
  bloodSugarDiabetes: {
    en: `
      blood sugar, blood glucose, diabetes, diabetic*, suitable for diabetics, glycemic, glycaemic, insulin`,
    de: 'blutzucker*, diabetes, diabetiker*, diabetisch*, für diabetiker, glykämisch*, insulin*',
    fr: 'glycémie, sucre dans le sang, diabète, diabétique*, index glycémique, glycémique, insuline',
    es: 'azúcar en sangre, glucosa en sangre, glucemia, diabetes, diabétic*, índice glucémico, insulina',
    it: 'glicemia, zucchero nel sangue, diabete, diabetic*, indice glicemico, glicemic*, insulina',
    nl: 'bloedsuiker*, diabetes, diabeet, diabetici, suikerziekte, glycemisch*, insuline',
    pl: 'cukru we krwi, poziom cukru, cukrzyc*, diabetyk*, glukozy we krwi, indeks glikemiczny, insulin*',
    pt: `
      açúcar no sangue, glicemia, glicose no sangue, diabetes, diabétic*, índice glicémico, índice glicêmico,
      insulina`,
    sv: 'blodsocker*, diabetes, diabetiker*, glykemisk*, insulin*',
    da: 'blodsukker*, diabetes, diabetiker*, sukkersyge, glykæmisk*, insulin*',
    nb: 'blodsukker*, diabetes, diabetiker*, sukkersyke, glykemisk*, insulin*',
    fi: 'verensoker*, verensokeri*, diabete*, diabeetik*, glykeemi*, insuliini*',
  },
  coldsAndFlu: {
    en: `
      common cold, colds and flu, cold and flu, flu, flu symptoms, against colds, sore throat, stuffy nose,
      blocked nose, runny nose, cough, coughs, congestion relief, nasal congestion`,
    de: `
      erkältung*, grippe*, husten, schnupfen, halsschmerz*, verstopfte nase, verstopfter nase, grippalen infekt*,
      erkältungskrankheit*`,
    fr: `
      rhume*, grippe, toux, mal de gorge, maux de gorge, nez bouché, état grippal, congestion nasale, nez qui coule`,
    es: 'resfriado*, catarro*, gripe, dolor de garganta, congestión nasal, nariz tapada, resfrío*, la tos',
    it: `
      raffreddore, raffreddori, influenza stagionale, mal di gola, naso chiuso, la tosse, tosse, congestione nasale`,
    nl: 'verkoudheid*, griep*, verkouden, keelpijn, verstopte neus, hoest, hoesten, loopneus',
    pl: 'przeziębieni*, grypa, grypy, grypę, kaszel, kaszlu, kataru, ból gardła, bólu gardła, zatkany nos',
    pt: `
      constipação e gripe, constipações, resfriado*, gripe, gripes, tosse, dor de garganta, nariz entupido,
      congestão nasal`,
    sv: 'förkylning*, influensa*, halsont, hosta, nästäppa, täppt näsa, förkyld*',
    da: 'forkølelse*, influenza*, ondt i halsen, hoste, tilstoppet næse, forkølet',
    nb: 'forkjølelse*, influensa*, vondt i halsen, sår hals, hoste, tett nese, forkjølet',
    fi: `
      flunssa*, nuha*, flunssan, yskä*, yskään, kurkkukip*, kurkkukivu*, influenss*, tukkoi* nenä*, vilustumi*`,
  },
  asthmaRespiratory: {
    en: `
      asthma, asthmatic*, hay fever, respiratory, breathing problems, pollen allergy, bronchitis, house dust allergy,
      dust mite allergy`,
    de: `
      asthma*, heuschnupfen, atemwege*, atemwegserkrankung*, pollenallergi*, bronchitis, hausstauballergi*,
      hausstaubmilbenallergi*, atembeschwerden`,
    fr: `
      asthme, asthmatique*, rhume des foins, voies respiratoires, respiratoire*, allergie au pollen, bronchite*,
      allergie aux acariens`,
    es: `
      asma, asmátic*, alergia al polen, vías respiratorias, problemas respiratorios, respiratori*, bronquitis,
      alergia a los ácaros, fiebre del heno`,
    it: `
      asma, asmatic*, allergia al polline, vie respiratorie, problemi respiratori, respiratori*, bronchite,
      allergia agli acari, raffreddore da fieno`,
    nl: `
      astma*, hooikoorts, luchtwegen, ademhalingsproblemen, pollenallergie, bronchitis, huisstofmijtallergie,
      luchtwegklachten`,
    pl: `
      astma, astmy, astmą, astmatyk*, katar sienny, kataru siennego, drogi oddechowe, dróg oddechowych,
      alergia na pyłki, alergii na kurz, roztocz*`,
    pt: `
      asma, asmátic*, rinite, vias respiratórias, problemas respiratórios, respiratóri*, alergia ao pólen, bronquite,
      alergia a ácaros, febre dos fenos`,
    sv: `
      astma*, hösnuva, luftvägar*, andningsbesvär, pollenallergi*, bronkit, kvalsterallergi*, luftvägsbesvär`,
    da: 'astma*, høfeber, luftveje*, åndedrætsbesvær, pollenallergi*, bronkitis, støvmideallergi*',
    nb: 'astma*, høysnue, luftveier*, pusteproblemer, pollenallergi*, bronkitt, støvmiddallergi*',
    fi: `
      astma*, astmaa*, heinänuha*, hengitystie*, hengitysvaike*, siitepölyallergi*, keuhkoputk*, pölypunkkiallergi*`,
  },
  preventsIllness: {
    en: `
      prevents illness, prevent illness, prevents disease, prevents infection, prevents infections,
      protects against illness, protects against disease*, protects against infection*, disease prevention,
      kills viruses, kills bacteria, kills germs, prevents cancer, cancer`,
    de: `
      beugt krankheiten vor, krankheiten vorbeugen, schützt vor krankheit*, schützt vor infektion*,
      beugt infektionen vor, infektionen vorbeugen, tötet bakterien, tötet keime, tötet viren,
      vorbeugung von krankheiten, krebsvorbeug*, krebs vorbeugen`,
    fr: `
      prévient les maladies, prévenir les maladies, prévention des maladies, protège contre les maladies,
      prévient les infections, protège des infections, tue les bactéries, tue les virus, élimine les bactéries,
      contre les infections, cancer`,
    es: `
      previene enfermedades, prevenir enfermedades, prevención de enfermedades, protege contra enfermedades,
      previene infecciones, prevenir infecciones, elimina bacterias, mata las bacterias, elimina virus,
      mata los gérmenes, cáncer`,
    it: `
      previene le malattie, prevenire le malattie, prevenzione delle malattie, protegge dalle malattie,
      previene le infezioni, previene infezioni, uccide i batteri, elimina i batteri, uccide i virus, elimina virus,
      cancro`,
    nl: `
      voorkomt ziekte*, ziekten voorkomen, ziektes voorkomen, beschermt tegen ziekte*, voorkomt infectie*,
      beschermt tegen infectie*, doodt bacteriën, doodt virussen, doodt ziektekiemen, kanker`,
    pl: `
      zapobiega chorobom, zapobieganie chorobom, chroni przed chorobami, zapobiega infekcjom, chroni przed infekcjami,
      zabija bakterie, zabija wirusy, zabija zarazki, profilaktyk* chorób, nowotwor*`,
    pt: `
      previne doenças, prevenir doenças, prevenção de doenças, protege contra doenças, previne infeções,
      previne infecções, mata bactérias, elimina bactérias, mata vírus, elimina vírus, mata germes, cancro da pele,
      câncer`,
    sv: `
      förebygger sjukdom*, förebygga sjukdom*, skyddar mot sjukdom*, förebygger infektion*, skyddar mot infektion*,
      dödar bakterier, dödar virus, cancer`,
    da: `
      forebygger sygdom*, forebygge sygdom*, beskytter mod sygdom*, forebygger infektion*, beskytter mod infektion*,
      dræber bakterier, dræber virus, kræft`,
    nb: `
      forebygger sykdom*, forebygge sykdom*, beskytter mot sykdom*, forebygger infeksjon*, beskytter mot infeksjon*,
      dreper bakterier, dreper virus, kreft`,
    fi: `
      ehkäisee sairau*, ehkäistä sairau*, suojaa sairauksilta, ehkäisee infektio*, ehkäisee tulehdu*,
      suojaa infektio*, tappaa bakteer*, tappaa viruk*, tappaa virus*, syöpä*`,
  },
  immuneSystem: {
    en: `
      immune system, immunity, immune support, boosts immunity, boost immunity, immune boost*, immune function,
      body s defences, body s defenses, natural defences, strengthens the immune`,
    de: `
      immunsystem*, abwehrkräfte, immunabwehr, immunstärk*, abwehrsystem, körpereigene abwehr, immunfunktion`,
    fr: `
      système immunitaire, défenses immunitaires, immunité, défenses naturelles, renforce les défenses,
      défenses de l organisme`,
    es: `
      sistema inmune, sistema inmunitario, sistema inmunológico, defensas naturales, inmunidad, refuerza las defensas,
      refuerza tus defensas, aumenta las defensas`,
    it: `
      sistema immunitario, difese immunitarie, immunità, difese naturali, rafforza le difese, difese dell organismo`,
    nl: `
      immuunsysteem, afweersysteem, immuniteit, versterkt de weerstand, natuurlijke weerstand, je weerstand,
      goede weerstand`,
    pl: `
      układ odpornościowy, układu odpornościowego, wzmacnia odporność organizmu, odporność organizmu,
      odporności organizmu, wspiera odporność, wzmacnia odporność, na odporność, system immunologiczny,
      układ immunologiczny`,
    pt: `
      sistema imunitário, sistema imune, sistema imunológico, imunidade, defesas naturais, reforça as defesas,
      fortalece as defesas, defesas do organismo`,
    sv: 'immunförsvar*, immunsystem*, stärker immunförsvaret, motståndskraft mot, immunitet*',
    da: 'immunforsvar*, immunsystem*, styrker immunforsvaret, immunitet*',
    nb: 'immunforsvar*, immunsystem*, styrker immunforsvaret, immunitet*',
    fi: `
      immuunijärjestelm*, immuniteet*, vastustuskyky*, vastustuskyvy*, immuunipuolust*, immuunijärjestelmä*`,
  },
  weightLoss: {
    en: `
      weight loss, lose weight, losing weight, burns fat, fat burning, fat burner, slimming, slim down, burn fat,
      curbs appetite, appetite suppress*, boosts metabolism, speeds up metabolism, shed pounds, lose belly fat`,
    de: `
      gewichtsverlust, gewichtsreduktion, gewichtsabnahme, fettverbrennung*, fettverbrennend*, schlankmach*,
      gewicht verlieren, appetithemmend*, appetitzügler*, kurbelt den stoffwechsel an, stoffwechsel ankurbeln,
      diätmittel, fettburner, schlank werden, beim abnehmen, zum abnehmen, abnehmen möcht*, kilos verlieren`,
    fr: `
      perte de poids, perdre du poids, maigrir, mincir, minceur, amincissant*, brûle graisse*, brûle les graisses,
      brûleur de graisse*, coupe faim, accélère le métabolisme, amaigrissant*, brûler les graisses`,
    es: `
      pérdida de peso, perder peso, adelgazar, adelgazante*, adelgazamiento, quema grasa*, quemar grasa*, quemagrasas,
      reduce el apetito, acelera el metabolismo, bajar de peso, supresor del apetito, saciante`,
    it: `
      perdita di peso, perdere peso, dimagrire, dimagrante, dimagranti, dimagrimento, brucia grassi, bruciare grassi,
      bruciagrassi, snellente, snellenti, riduce l appetito, accelera il metabolismo, calo di peso`,
    nl: `
      gewichtsverlies, afslank*, vetverbranding*, vetverbrander*, vet verbranden, eetlust remmen*, remt de eetlust,
      stimuleert de stofwisseling, gewicht verliezen, gewichtsafname, helpt bij afvallen, bij het afvallen,
      om af te vallen, snel afvallen`,
    pl: `
      odchudzani*, utrata wagi, utraty wagi, utratę wagi, schudnąć, schudnięci*, spalani* tłuszczu, spala tłuszcz,
      spalacz tłuszczu, wyszczuplając*, hamuje apetyt, przyspiesza metabolizm, odchudza*, redukcj* masy ciała,
      redukcji wagi`,
    pt: `
      perda de peso, perder peso, emagrecer, emagrecimento, emagrecedor*, queima gordura*, queimar gordura*,
      reduz o apetite, acelera o metabolismo, supressor de apetite, perder barriga`,
    sv: `
      viktnedgång*, gå ner i vikt, viktminskning*, fettförbränning*, bantning*, bränner fett, bränna fett,
      bantningsmedel, ökar ämnesomsättning*, minskar aptiten, aptitdämpande`,
    da: `
      vægttab*, tabe sig, taber sig, fedtforbrænding*, forbrænder fedt, forbrænde fedt, slankemiddel*, slankende,
      øger forbrænding*, appetitdæmpende, hæmmer appetitten`,
    nb: `
      vekttap*, gå ned i vekt, vektreduksjon*, fettforbrenning*, forbrenner fett, forbrenne fett, slankemiddel*,
      slankende, øker forbrenning*, appetittdempende, slanking*`,
    fi: `
      painonpudotu*, laihdut*, laihtumi*, laihtua, rasvanpoltt*, polttaa rasva*, painonhallin*, painon pudot*,
      ruokahalun hillit*, hillitsee ruokahalua, kiihdyttää aineenvaihdun*`,
  },
  detox: {
    en: `
      detox*, detoxifies, detoxifying, cleanses the body, removes toxins, flushes out toxins, body cleanse,
      draws out toxins, purifies the body`,
    de: `
      detox*, entgift*, entschlack*, entschlackend*, entgiftend*, schadstoffe aus dem körper, körper entgiften,
      entsäuer*`,
    fr: `
      détox*, détoxifi*, détoxifiant*, élimine les toxines, éliminer les toxines, drainant*, purifie l organisme,
      élimination des toxines`,
    es: `
      detox*, desintoxic*, depurativ*, elimina toxinas, eliminar toxinas, eliminación de toxinas, depura el organismo,
      purifica el organismo`,
    it: `
      detox*, disintossic*, depurativ*, elimina le tossine, eliminare le tossine, eliminazione delle tossine,
      drenante, depura l organismo`,
    nl: `
      detox*, ontgift*, ontslak*, gifstoffen afvoeren, voert gifstoffen af, afvalstoffen afvoeren,
      voert afvalstoffen af, zuivert het lichaam`,
    pl: `
      detoks*, detox*, oczyszcza organizm, oczyszczani* organizmu, usuwa toksyny, usuwani* toksyn, odtruwa*,
      detoksyk*`,
    pt: `
      detox*, desintoxic*, depurativ*, elimina toxinas, eliminar toxinas, eliminação de toxinas, purifica o organismo,
      limpa o organismo, drenante`,
    sv: 'detox*, avgift* kroppen, avgiftning*, avgiftande, renar kroppen, rensar kroppen, slaggprodukt*',
    da: `
      detox*, afgift* kroppen, afgiftning*, udrenser kroppen, udrensning*, afgiftende, renser kroppen,
      affaldsstoffer`,
    nb: 'detox*, avgift* kroppen, avgiftning*, utrensning*, avgiftende, renser kroppen, avfallsstoffer',
    fi: `
      detox*, puhdistaa kehoa, puhdistaa elimistö*, kuona aine*, myrkkyjen poist*, poistaa kuona*, poistaa myrkky*,
      kehon puhdist*, elimistön puhdist*`,
  },
  antiAgeing: {
    en: `
      anti ageing, anti aging, antiageing, antiaging, age defying, youthful skin, rejuvenat*, firms the skin, firming,
      younger looking, age spots, reverse aging, slows ageing, slows aging, skin elasticity, lifting effect,
      look younger`,
    de: `
      anti aging, antiaging, hautalterung*, straff* die haut, hautstraff*, verjüng*, jünger aussehen, altersflecken,
      jugendlich* haut, reife haut, reifer haut, elastizität der haut, festigt die haut, liftingeffekt`,
    fr: `
      anti âge, antiâge, anti vieillissement, antivieillissement, raffermi*, rajeunit, rajeunir, rajeuniss*,
      vieillissement cutané, fermeté de la peau, peaux matures, peau mature, taches brunes, effet lifting,
      élasticité de la peau, peau plus jeune`,
    es: `
      antiedad, anti edad, antienvejecimiento, anti envejecimiento, rejuvene*, reafirm*, envejecimiento de la piel,
      piel madura, pieles maduras, manchas de la edad, efecto lifting, elasticidad de la piel, firmeza de la piel,
      envejecimiento cutáneo`,
    it: `
      anti età, antietà, antinvecchiamento, anti invecchiamento, ringiovan*, rassodant*, rassoda, pelle matura,
      pelli mature, macchie dell età, effetto lifting, elasticità della pelle, invecchiamento cutaneo`,
    nl: `
      anti aging, antiaging, anti veroudering*, huidveroudering*, verjong*, verstevigt de huid, rijpere huid,
      rijpe huid, ouderdomsvlekken, liftend effect, jonger uitzien, tegen veroudering, huidverstevigend*`,
    pl: `
      przeciwstarzeniow*, anti aging, odmładza*, ujędrnia*, opóźnia starzenie, starzeni* się skóry, skór* dojrzał*,
      dojrzałej skóry, jędrność skóry, elastyczność skóry, efekt liftingu, liftingując*, plam* starcz*`,
    pt: `
      anti idade, antienvelhecimento, anti envelhecimento, rejuvene*, refirmante*, firmeza da pele,
      envelhecimento da pele, pele madura, peles maduras, manchas da idade, efeito lifting, elasticidade da pele,
      antiidade`,
    sv: `
      anti age, anti aging, antiage, åldrande hud, hudens åldrande, motverkar åldrande, föryngrande, mogen hud,
      ålderstecken, uppstramande, uppstramning*, fastare hud, åldersfläckar`,
    da: `
      anti age, anti aging, antiage, aldrende hud, aldringstegn, modvirker aldring, foryngende, moden hud,
      opstrammende, opstramning*, fastere hud, alderspletter, hudens aldring`,
    nb: `
      anti age, anti aging, antiage, aldrende hud, aldringstegn, motvirker aldring, foryngende, moden hud,
      oppstrammende, oppstramming*, fastere hud, pigmentflekker, hudens aldring`,
    fi: `
      anti age, anti aging, ikääntyvälle iholle, ihon ikäänty*, kiinteyttäv*, nuorentav*, kypsälle iholle,
      kiinteyttää ihoa, ikääntymisen merk*, ikämerk*, ikääntyvä iho, ikääntyvän ihon, kypsä iho, ihoa kohottav*`,
  },
  wrinkles: {
    en: `
      anti wrinkle, fine lines, crow s feet, smooths lines, laughter lines, fine lines and wrinkles, anti wrinkles,
      reduces wrinkles, reduce wrinkles, wrinkle cream, facial wrinkles, smooths wrinkles, wrinkle reduc*`,
    de: `
      falten im gesicht, faltenmindernd*, faltenreduzier*, anti falten, mimikfalten, feine linien, faltenglätt*,
      mindert falten, reduziert falten, falten reduzieren, gegen falten, krähenfüße, faltentiefe`,
    fr: 'rides, ridule*, anti rides, antirides, lisse les rides, pattes d oie, combler les rides',
    es: `
      arrugas de expresión, antiarrugas, anti arrugas, líneas de expresión, líneas finas, reduce las arrugas,
      patas de gallo, atenúa las arrugas, arrugas y líneas`,
    it: `
      rughe, ruga, antirughe, anti rughe, linee sottili, zampe di gallina, riduce le rughe, linee d espressione`,
    nl: 'rimpel*, fijne lijntjes, anti rimpel*, kraaienpootjes, lijntjes en rimpels',
    pl: 'zmarszcz*, przeciwzmarszczkow*, drobne linie, drobnych zmarszczek, kurze łapki, redukuje zmarszczki',
    pt: `
      rugas, antirrugas, anti rugas, linhas finas, linhas de expressão, pés de galinha, reduz rugas, reduz as rugas`,
    sv: 'rynkor, fina linjer, antirynk*, kråksparkar, minskar rynkor',
    da: 'rynker, fine linjer, antirynke*, smilerynker, reducerer rynker',
    nb: 'rynker, fine linjer, antirynke*, smilerynker, reduserer rynker',
    fi: 'rypyt, ryppyj*, juontei*, juonte*, ryppyjä, hienot juonteet, hienoja juonteita, ryppyvoid*',
  },
  hairGrowth: {
    en: `
      hair growth, hair loss, regrow*, hair regrowth, stimulates hair, thinning hair, promotes hair, anti hair loss,
      receding hair*, grow your hair, hair fall`,
    de: `
      haarwachstum*, haarausfall*, haarwuchs*, gegen haarausfall, dünner werdendes haar, haarwurzel stärk*, bartwuchs,
      wimpernwachstum, haarverlust`,
    fr: `
      pousse des cheveux, chute de cheveux, chute des cheveux, anti chute, repousse, croissance des cheveux,
      stimule la pousse, antichute, perte de cheveux`,
    es: `
      crecimiento del cabello, crecimiento del pelo, caída del cabello, caída del pelo, anticaída, anti caída,
      crecimiento capilar, caída capilar, pérdida de cabello, estimula el crecimiento`,
    it: `
      crescita dei capelli, caduta dei capelli, anticaduta, anti caduta, ricrescita, crescita capelli,
      perdita di capelli, caduta capelli, stimola la crescita`,
    nl: `
      haargroei*, haaruitval*, haarverlies, stimuleert de haargroei, dunner wordend haar, tegen haaruitval,
      baardgroei, wimpergroei`,
    pl: `
      porost włosów, wzrost włosów, wypadani* włosów, porostu włosów, wzrostu włosów, wypadające włosy, łysieni*,
      pobudza wzrost, przeciw wypadaniu`,
    pt: `
      crescimento do cabelo, crescimento dos cabelos, queda de cabelo, queda do cabelo, antiqueda, anti queda,
      crescimento capilar, queda capilar, perda de cabelo, queda dos cabelos`,
    sv: 'hårväxt*, håravfall*, tunt hår, hårtillväxt*, hårets tillväxt, tunnare hår, skäggväxt',
    da: 'hårvækst*, hårtab*, tyndt hår, hårets vækst, tyndere hår, skægvækst, stimulerer hårvækst*',
    nb: 'hårvekst*, håravfall*, hårtap*, tynt hår, hårets vekst, tynnere hår, skjeggvekst',
    fi: `
      hiustenkasvu*, hiusten kasvu*, hiustenläht*, hiusten läht*, ohenevi* hiuk*, parran kasvu*, kaljuuntumi*`,
  },
  improvesPosture: {
    en: `
      improves posture, improve posture, better posture, corrects posture, posture correct*, correct posture,
      good posture, upright posture, improve your posture, spinal alignment, aligns the spine, healthy posture,
      supports the spine`,
    de: `
      verbessert die haltung, haltung verbessern, bessere haltung, bessere körperhaltung, haltungskorrektur*,
      haltungskorrigier*, aufrechte haltung, gesunde haltung, körperhaltung, sitzhaltung, rückengesund*,
      rückenfreundlich*, rückenschonend*, haltungstrainer*, entlastet die wirbelsäule, wirbelsäule*`,
    fr: `
      améliore la posture, améliorer la posture, meilleure posture, bonne posture, corrige la posture,
      correcteur de posture, posture droite, posture correcte, alignement de la colonne, colonne vertébrale,
      améliore votre posture`,
    es: `
      mejora la postura, mejorar la postura, mejor postura, buena postura, corrige la postura, corrector de postura,
      postura correcta, postura erguida, corrector postural, columna vertebral, alineación de la columna,
      higiene postural`,
    it: `
      migliora la postura, migliorare la postura, postura migliore, corregge la postura, correttore posturale,
      postura corretta, correttore di postura, postura eretta, colonna vertebrale, allineamento della colonna`,
    nl: `
      verbetert de houding, houding verbeteren, betere houding, betere lichaamshouding, goede houding,
      houdingscorrect*, juiste houding, rechte houding, zithouding, lichaamshouding, wervelkolom,
      verbetert je houding`,
    pl: `
      poprawia postawę, poprawić postawę, lepszą postawę, prawidłow* postaw*, prawidłowej postawy, korektor postawy,
      korekcj* postawy, korygu* postawę, wady postawy, wyprostowan* sylwetk*, kręgosłup*`,
    pt: `
      melhora a postura, melhorar a postura, melhor postura, boa postura, corrige a postura, corretor de postura,
      postura correta, postura ereta, corretor postural, coluna vertebral, alinhamento da coluna`,
    sv: `
      bättre hållning, förbättrar hållning*, god hållning, hållningskorrig*, rätt hållning, upprätt hållning,
      kroppshållning*, hållningsstöd*, hållningsväst*`,
    da: `
      bedre holdning, forbedrer holdning*, god holdning, holdningskorrig*, kropsholdning*, korrekt holdning,
      rank holdning, holdningskorrektor*, rygsøjle*`,
    nb: `
      bedre holdning, forbedrer holdning*, god holdning, holdningskorrig*, kroppsholdning*, riktig holdning,
      rett holdning, holdningsvest*, ryggsøyle*`,
    fi: `
      parantaa ryhtiä, parempi ryhti, parempaa ryhtiä, ryhdin*, hyvä ryhti, ryhtituk*, ryhtiliiv*, ryhtiä, selkärank*,
      selkäranka*`,
  },
  circulation: {
    en: `
      blood circulation, improves circulation, improve circulation, blood flow, promotes circulation,
      stimulates circulation, boosts circulation, varicose veins, swollen legs, heavy legs, thrombosis, deep vein`,
    de: `
      durchblutung*, durchblutungsfördernd*, blutzirkulation, fördert die durchblutung, krampfader*,
      geschwollene beine, schwere beine, müde beine, thrombose*, venenleiden`,
    fr: `
      circulation sanguine, circulation du sang, améliore la circulation, stimule la circulation,
      active la circulation, jambes lourdes, varices, retour veineux, flux sanguin, thrombose, jambes gonflées`,
    es: `
      circulación sanguínea, circulación de la sangre, mejora la circulación, estimula la circulación,
      piernas cansadas, piernas pesadas, varices, retorno venoso, flujo sanguíneo, trombosis, activa la circulación`,
    it: `
      circolazione sanguigna, circolazione del sangue, migliora la circolazione, stimola la circolazione,
      gambe pesanti, gambe stanche, vene varicose, flusso sanguigno, trombosi, microcircolazione, gambe gonfie`,
    nl: `
      bloedsomloop, doorbloeding*, bloedcirculatie, stimuleert de doorbloeding, bevordert de bloedsomloop, spataderen,
      zware benen, vermoeide benen, trombose, opgezwollen benen`,
    pl: `
      krążenie krwi, krążenia krwi, poprawia krążenie, pobudza krążenie, ukrwieni*, przepływ krwi, żylak*,
      ciężkie nogi, zmęczone nogi, zakrzepic*, mikrokrążeni*, obrzęk* nóg`,
    pt: `
      circulação sanguínea, circulação do sangue, melhora a circulação, estimula a circulação, pernas cansadas,
      pernas pesadas, varizes, fluxo sanguíneo, trombose, retorno venoso, ativa a circulação`,
    sv: `
      blodcirkulation*, blodomlopp*, ökar cirkulationen, blodflöde*, åderbråck, tunga ben, trötta ben, blodpropp*,
      svullna ben, stimulerar cirkulationen`,
    da: `
      blodcirkulation*, blodomløb*, øger blodgennemstrømning*, blodgennemstrømning*, åreknuder, tunge ben, trætte ben,
      blodprop*, hævede ben`,
    nb: `
      blodsirkulasjon*, blodomløp*, blodgjennomstrømning*, åreknuter, tunge ben, trette ben, blodpropp*, hovne ben,
      hovne bein`,
    fi: `
      verenkierto*, verenkierron, verenkiertoa, verenkier*, suonikohju*, raskaat jalat, väsyneet jalat, veritulp*,
      turvonneet jalat, vilkastuttaa verenkierto*`,
  },
  digestion: {
    en: `
      digestion, digestive, gut health, probiotic*, bloating, constipation, intestinal, stomach problems,
      stomach friendly, gentle on the stomach, easy to digest, easily digestible, diarrhoea, diarrhea, reflux,
      heartburn`,
    de: `
      verdauung*, verdaulich*, darmgesundheit, darmflora, probiot*, verstopfung lösen, verstopfungen,
      magenfreundlich*, magenschonend*, sodbrennen, reflux, durchfall, leicht verdaulich, magenprobleme, bekömmlich*,
      blähbauch`,
    fr: `
      digestion, digestif*, digestive*, digestes, flore intestinale, transit intestinal, probiotique*, ballonnement*,
      constipation, brûlures d estomac, reflux, facile à digérer, diarrhée*, confort digestif, troubles digestifs`,
    es: `
      digestión, digestiv*, flora intestinal, salud intestinal, probiótic*, hinchazón abdominal, estreñimiento,
      acidez de estómago, reflujo, fácil de digerir, diarrea*, tránsito intestinal, microbiota`,
    it: `
      digestione, digestiv*, flora intestinale, salute intestinale, probiotic*, gonfiore addominale, stitichezza,
      bruciore di stomaco, reflusso, facile da digerire, digeribil*, diarrea, transito intestinale`,
    nl: `
      spijsvertering*, darmgezondheid, darmflora, probiotic*, opgeblazen gevoel, verstopping, brandend maagzuur,
      reflux, licht verteerbaar, makkelijk verteerbaar, diarree, maagvriendelijk*, stoelgang`,
    pl: `
      trawieni*, trawienn*, jelit*, probiotyk*, wzdęcia, wzdęciom, zaparcia, zaparciom, zgag*, refluks*, lekkostrawn*,
      biegunk*, flor* jelitow*`,
    pt: `
      digestão, digestiv*, flora intestinal, saúde intestinal, probiótic*, inchaço abdominal, prisão de ventre,
      obstipação, azia, refluxo, fácil de digerir, fácil digestão, diarreia*, trânsito intestinal`,
    sv: `
      matsmältning*, tarmflora*, tarmhälsa*, probiotik*, probiotisk*, uppblåst mage, förstoppning*, halsbränna,
      reflux, lättsmält*, diarré*, magvänlig*`,
    da: `
      fordøjelse*, fordøjelsen, tarmflora*, tarmsundhed, probiotik*, probiotisk*, oppustethed, forstoppelse,
      halsbrand, refluks, letfordøjelig*, diarré*, mavevenlig*`,
    nb: `
      fordøyelse*, tarmflora*, tarmhelse*, probiotik*, probiotisk*, oppblåst mage, forstoppelse, halsbrann, refluks,
      lettfordøyelig*, diaré*, magevennlig*`,
    fi: `
      ruoansulatu*, ruuansulatu*, suolisto*, suoliston, probioot*, turvotus*, ummetu*, närästy*, refluks*,
      helposti sulav*, ripuli*, vatsaystäväl*`,
  },
  concentration: {
    en: `
      concentration, improves focus, mental focus, improve focus, improves concentration, memory and concentration,
      brain function, cognitive function, cognitive performance, memory boost, mental performance, adhd,
      mental clarity, focus better`,
    de: `
      konzentrationsfähigkeit, konzentrationsfördernd*, fördert die konzentration, konzentration verbessern,
      verbessert die konzentration, bessere konzentration, gedächtnisleistung, gehirnfunktion, kognitive leistung*,
      geistige leistung*, adhs, denkvermögen, konzentration fördern`,
    fr: `
      améliore la concentration, améliorer la concentration, favorise la concentration, meilleure concentration,
      aide à la concentration, aide à se concentrer, concentration et mémoire, fonctions cognitives,
      mémoire et concentration, tdah, clarté mentale, fonction cognitive`,
    es: `
      mejora la concentración, mejorar la concentración, favorece la concentración, mejor concentración,
      ayuda a concentrarse, memoria y concentración, función cognitiva, rendimiento mental, tdah, claridad mental,
      fomenta la concentración, rendimiento cognitivo`,
    it: `
      migliora la concentrazione, migliorare la concentrazione, favorisce la concentrazione, maggiore concentrazione,
      aiuta la concentrazione, memoria e concentrazione, funzione cognitiva, funzioni cognitive, prestazioni mentali,
      adhd, aiuta a concentrarsi`,
    nl: `
      concentratievermogen, verbetert de concentratie, bevordert de concentratie, betere concentratie,
      geheugen en concentratie, hersenfunctie*, cognitieve functie*, mentale prestatie*, adhd, geheugen verbeteren,
      helpt bij de concentratie`,
    pl: `
      poprawia koncentrację, skupieni* uwagi, pamięć i koncentracj*, funkcje poznawcze, funkcji poznawczych,
      pracę mózgu, pracy mózgu, adhd, sprawność umysłow*, wspiera pamięć, koncentracja uwagi, koncentrację uwagi,
      koncentracji uwagi, wspiera koncentrację, zdolność koncentracji`,
    pt: `
      melhora a concentração, melhorar a concentração, favorece a concentração, ajuda a concentrar,
      melhor concentração, memória e concentração, função cognitiva, desempenho cognitivo, desempenho mental, tdah,
      phda, promove a concentração`,
    sv: `
      koncentrationsförmåga*, bättre koncentration, förbättrar koncentration*, främjar koncentration*,
      minne och koncentration, kognitiv*, hjärnans funktion, adhd, hjärnfunktion*`,
    da: `
      koncentrationsevne*, bedre koncentration, forbedrer koncentration*, fremmer koncentration*,
      hukommelse og koncentration, kognitiv*, hjernefunktion*, adhd, hjernens funktion`,
    nb: `
      konsentrasjonsevne*, bedre konsentrasjon, forbedrer konsentrasjon*, fremmer konsentrasjon*,
      hukommelse og konsentrasjon, kognitiv*, hjernefunksjon*, adhd, hjernens funksjon`,
    fi: `
      keskittymiskyky*, keskittymiskyvy*, parantaa keskittymi*, keskittymisen, keskittymistä, muisti* ja keskittymi*,
      kognitiivi*, aivotoimin*, aivojen toimin*, adhd`,
  },
  energyFatigue: {
    en: `
      energy boost, boosts energy, fights fatigue, reduces fatigue, reduces tiredness, tiredness and fatigue,
      against fatigue, fatigue, gives you energy`,
    de: `
      gegen müdigkeit, verringerung von müdigkeit, müdigkeit und ermüdung, energieschub, gibt energie, erschöpfung,
      energielieferant, antriebslosigkeit, energiespender`,
    fr: `
      réduit la fatigue, réduire la fatigue, anti fatigue, antifatigue, coup de boost, contre la fatigue,
      regain d énergie, donne de l énergie, vitalité`,
    es: `
      reduce la fatiga, combate la fatiga, reducir el cansancio, contra el cansancio, aporta energía,
      cansancio y la fatiga, aumenta la energía, reduce el cansancio, vitalidad`,
    it: `
      riduce la stanchezza, combatte la stanchezza, contro la stanchezza, stanchezza e affaticamento, dona energia,
      riduzione della stanchezza, affaticamento, vitalità`,
    nl: `
      tegen vermoeidheid, vermindert vermoeidheid, energieboost, energie boost, vermoeidheid, geeft energie,
      vitaliteit`,
    pl: `
      zmniejsza zmęczenie, zmniejszenia uczucia zmęczenia, dodaje energii, przeciw zmęczeniu, uczucie zmęczenia,
      znużenia, zastrzyk energii, witalność`,
    pt: `
      reduz a fadiga, combate a fadiga, reduz o cansaço, combate o cansaço, contra o cansaço, dá energia,
      cansaço e fadiga, aumenta a energia, vitalidade`,
    sv: 'minskar trötthet*, mot trötthet, energikick*, ger energi, trötthet och utmattning, vitalitet',
    da: 'mindsker træthed*, mod træthed, energiboost, giver energi, træthed og udmattelse, vitalitet',
    nb: `
      reduserer tretthet*, mot tretthet, energiboost, gir energi, tretthet og utmattelse, slapphet, vitalitet`,
    fi: `
      vähentää väsymy*, väsymykseen, energiabuusti*, antaa energiaa, väsymyksen ja uupumuksen, vireyttä, uupumu*`,
  },
  antibacterial: {
    en: `
      antibacterial, anti bacterial, antimicrobial, anti microbial, antiseptic, disinfect*, germ free, sterile,
      antifungal, antiviral, anti inflammatory`,
    de: `
      antibakteriell*, antimikrobiell*, antiseptisch*, desinfizier*, desinfektion*, keimfrei*, keimtötend*,
      entzündungshemmend*, antiviral*, antimykotisch*, steril verpackt`,
    fr: `
      antibactérien*, anti bactérien*, antimicrobien*, antiseptique*, désinfect*, stérile*, anti inflammatoire*,
      antiviral*, antifongique*`,
    es: `
      antibacterian*, anti bacterian*, antimicrobian*, antiséptic*, desinfect*, estéril, estériles, antiinflamatori*,
      antiviral*, antifúngic*, bactericida*`,
    it: `
      antibatteric*, anti batteric*, antimicrobic*, antisettic*, disinfett*, sterile, sterili, antinfiammatori*,
      antiviral*, antifungin*, battericid*`,
    nl: `
      antibacterieel, antibacteriële, anti bacterieel, antimicrobieel, antimicrobiële, antiseptisch*, desinfecter*,
      ontsmett*, steriel*, ontstekingsremmend*, antiviraal, kiemvrij*`,
    pl: `
      antybakteryjn*, przeciwbakteryjn*, przeciwdrobnoustrojow*, antyseptyczn*, dezynfek*, sterylny, sterylna,
      sterylne, przeciwzapaln*, przeciwwirusow*, bakteriobójcz*, przeciwgrzybicz*`,
    pt: `
      antibacterian*, anti bacterian*, antimicrobian*, antissétic*, antissépti*, desinfet*, estéril, estéreis,
      anti inflamatóri*, antiviral*, antifúngic*, bactericida*`,
    sv: `
      antibakteriell*, antimikrobiell*, antiseptisk*, desinficer*, desinfektion*, bakteriedödande,
      antiinflammatorisk*, inflammationsdämpande, antiviral*, steril förpack*`,
    da: `
      antibakteriel*, antimikrobiel*, antiseptisk*, desinficer*, desinfektion*, bakteriedræbende, antiinflammatorisk*,
      betændelsesdæmpende, antiviral*, sterilt pakket`,
    nb: `
      antibakteriell*, antimikrobiell*, antiseptisk*, desinfiser*, desinfeksjon*, bakteriedrepende,
      betennelsesdempende, antiinflammatorisk*, antiviral*, sterilt pakket`,
    fi: `
      antibakteeri*, antimikrobi*, antisepti*, desinfioi*, desinfekti*, bakteereja tappav*, steriili*,
      tulehdusta ehkäis*, anti inflammatori*, tulehdusta lievittäv*, antiviraali*`,
  },
  clinicallyProven: {
    en: `
      clinically proven, clinically tested, clinical trials, clinical study, clinical studies, scientifically proven,
      scientifically tested, proven by studies, backed by science, studies show, proven effective, clinical evidence,
      science backed, proven efficacy`,
    de: `
      klinisch getestet*, klinisch erwiesen*, klinisch geprüft*, klinisch bewiesen*, klinisch bestätigt*,
      wissenschaftlich erwiesen*, wissenschaftlich bewiesen*, wissenschaftlich belegt*, klinische studie*,
      klinischen studie*, studien zeigen, studien belegen, nachweislich*, wissenschaftlich geprüft*`,
    fr: `
      cliniquement prouvé*, cliniquement testé*, testé* cliniquement, prouvé* cliniquement, étude* clinique*,
      scientifiquement prouvé*, prouvé* scientifiquement, études montrent, des études ont montré, efficacité prouvée,
      efficacité démontrée, tests cliniques, essais cliniques`,
    es: `
      clínicamente probad*, clínicamente testad*, probad* clínicamente, testad* clínicamente, estudio* clínico*,
      científicamente probad*, científicamente demostrad*, demostrad* científicamente, estudios demuestran,
      eficacia probada, eficacia demostrada, ensayos clínicos, clínicamente demostrad*, avalad* por estudios`,
    it: `
      clinicamente testat*, clinicamente provat*, testat* clinicamente, studi clinici, studio clinico,
      scientificamente provat*, scientificamente dimostrat*, clinicamente dimostrat*, efficacia dimostrata,
      efficacia provata, gli studi dimostrano, test clinici, efficacia comprovata, clinicamente comprovat*`,
    nl: `
      klinisch getest*, klinisch bewezen, wetenschappelijk bewezen, wetenschappelijk getest,
      wetenschappelijk onderbouwd*, klinische studie*, klinisch onderzoek, klinische onderzoeken, onderzoek toont aan,
      bewezen effectief, bewezen werking, uit onderzoek blijkt, studies tonen aan`,
    pl: `
      klinicznie przebadan*, klinicznie potwierdzon*, klinicznie udowodnion*, klinicznie testowan*, badania kliniczne,
      badań klinicznych, badaniami klinicznymi, naukowo udowodnion*, udowodnion* naukowo, naukowo potwierdzon*,
      potwierdzona skuteczność, udowodniona skuteczność, badania wykaz*, badania potwierdz*`,
    pt: `
      clinicamente testad*, clinicamente comprovad*, clinicamente provad*, testad* clinicamente,
      comprovad* clinicamente, estudo clínico, estudos clínicos, cientificamente comprovad*, cientificamente provad*,
      comprovad* cientificamente, eficácia comprovada, estudos mostram, estudos comprovam, ensaios clínicos`,
    sv: `
      kliniskt testa*, kliniskt bevisa*, klinisk studie, kliniska studier, vetenskapligt bevisa*,
      vetenskapligt bevisat, studier visar, bevisad effekt, kliniskt dokumentera*, kliniskt prövad`,
    da: `
      klinisk testet, klinisk bevist, klinisk dokumenteret, kliniske studier, klinisk studie, videnskabeligt bevist,
      videnskabeligt dokumenteret, studier viser, dokumenteret effekt, klinisk testede, undersøgelser viser`,
    nb: `
      klinisk testet, klinisk bevist, klinisk dokumentert, kliniske studier, klinisk studie, vitenskapelig bevist,
      vitenskapelig dokumentert, studier viser, dokumentert effekt, klinisk testede`,
    fi: `
      kliinisesti testat*, kliinisesti todist*, kliinisesti tutki*, kliiniset tutkimuk*, kliinisissä tutkimuksi*,
      tieteellisesti todist*, tieteellisesti tutki*, tutkimukset osoitta*, tutkimusten mukaan, tutkitusti,
      todistetusti`,
  },
  doctorRecommended: {
    en: `
      doctor recommended, recommended by doctors, doctors recommend, recommended by dermatologists,
      dermatologist recommended, recommended by pediatricians, recommended by paediatricians,
      pediatrician recommended, recommended by dentists, recommended by experts, physician recommended,
      recommended by physiotherapists, recommended by midwives, doctor approved, developed by doctors,
      vet recommended, recommended by vets`,
    de: `
      von ärzten empfohlen*, ärztlich empfohlen*, von dermatologen empfohlen*, von kinderärzten empfohlen*,
      von hebammen empfohlen*, ärzte empfehlen, empfehlung von ärzten, von zahnärzten empfohlen*,
      von experten empfohlen*, von orthopäden empfohlen*, von physiotherapeuten empfohlen*, mit ärzten entwickelt,
      hebammen empfehlen, tierärztlich empfohlen*`,
    fr: `
      recommandé* par les médecins, recommandé* par des médecins, recommandé* par les dermatologues,
      recommandé* par les pédiatres, recommandé* par les professionnels, conseillé* par les médecins,
      recommandé* par les sages femmes, recommandé* par les dentistes, médecins recommandent,
      recommandé* par les pharmaciens, recommandé* par les kinés, recommandé* par les vétérinaires,
      développé* avec des médecins, recommandé* par des pédiatres`,
    es: `
      recomendad* por médicos, recomendad* por los médicos, recomendad* por dermatólogos, recomendad* por pediatras,
      recomendad* por los pediatras, recomendad* por expertos, recomendad* por dentistas, médicos recomiendan,
      recomendad* por matronas, recomendad* por fisioterapeutas, recomendad* por profesionales,
      recomendad* por veterinarios, avalad* por médicos, recomendado por los dermatólogos`,
    it: `
      raccomandat* dai medici, consigliat* dai medici, raccomandat* dai dermatologi, consigliat* dai dermatologi,
      consigliat* dai pediatri, raccomandat* dai pediatri, medici raccomandano, medici consigliano,
      raccomandat* da medici, consigliat* dagli esperti, consigliat* dai dentisti, consigliat* dalle ostetriche,
      consigliat* dai veterinari, approvat* dai medici`,
    nl: `
      aanbevolen door artsen, aanbevolen door dermatologen, aanbevolen door kinderartsen, door artsen aanbevolen,
      door dermatologen aanbevolen, aanbevolen door tandartsen, aanbevolen door experts,
      aanbevolen door verloskundigen, artsen raden, aangeraden door artsen, aanbevolen door fysiotherapeuten,
      door kinderartsen aanbevolen, aanbevolen door dierenartsen`,
    pl: `
      polecan* przez lekarzy, zalecan* przez lekarzy, rekomendowan* przez lekarzy, polecan* przez dermatologów,
      polecan* przez pediatrów, rekomendowan* przez dermatologów, rekomendowan* przez pediatrów, lekarze zalecają,
      lekarze polecają, polecan* przez stomatologów, polecan* przez położne, polecan* przez ekspertów,
      zalecan* przez ortopedów, polecan* przez fizjoterapeutów`,
    pt: `
      recomendad* por médicos, recomendad* pelos médicos, recomendad* por dermatologistas, recomendad* por pediatras,
      recomendad* pelos pediatras, recomendad* por dentistas, recomendad* por especialistas, médicos recomendam,
      aconselhad* por médicos, recomendad* por fisioterapeutas, recomendad* por veterinários, aprovad* por médicos,
      recomendad* por profissionais`,
    sv: `
      rekommendera* av läkare, läkare rekommenderar, rekommendera* av dermatolog*, rekommendera* av hudläkare,
      rekommendera* av tandläkare, rekommendera* av barnmorsk*, rekommendera* av expert*, rekommendera* av barnläkare,
      läkarrekommendera*`,
    da: `
      anbefalet af læger, anbefales af læger, læger anbefaler, anbefalet af dermatolog*, anbefales af dermatolog*,
      anbefalet af tandlæger, anbefalet af jordemødre, anbefalet af eksperter, anbefalet af hudlæger, lægeanbefalet`,
    nb: `
      anbefalt av leger, anbefales av leger, leger anbefaler, anbefalt av dermatolog*, anbefalt av hudleger,
      anbefalt av tannleger, anbefalt av jordmødre, anbefalt av eksperter, anbefales av hudleger, legeanbefalt`,
    fi: `
      lääkärien suosittel*, lääkäreiden suosittel*, lääkärit suosittel*, ihotautilääkärien suosittel*,
      hammaslääkärien suosittel*, asiantuntijoiden suosittel*, lastenlääkärien suosittel*, kätilöiden suosittel*,
      dermatologien suosittel*, lääkärin suosittel*`,
  },
  consultDoctor: {
    en: `
      consult a doctor, consult your doctor, ask your doctor, speak to your doctor, talk to your doctor,
      medical advice, consult a physician, see a doctor, consult a pharmacist, ask your pharmacist,
      check with your doctor, health professional, healthcare professional, consult your vet`,
    de: `
      arzt konsultieren, arzt fragen, fragen sie ihren arzt, frag deinen arzt, rücksprache mit ~ arzt, ärztlicher rat,
      ärztlichen rat, arzt oder apotheker, suchen sie einen arzt, sprechen sie mit ihrem arzt, arzt aufsuchen,
      mit ihrem arzt, mit deinem arzt, ärztin oder, tierarzt`,
    fr: `
      consulter un médecin, consultez un médecin, consultez votre médecin, avis médical,
      demandez conseil à votre médecin, avis d un médecin, parlez en à votre médecin, professionnel de santé,
      médecin ou pharmacien, médecin ou votre pharmacien, demander l avis`,
    es: `
      consulte a su médico, consulta a tu médico, consultar a un médico, consulta con tu médico,
      consulte con su médico, consejo médico, médico o farmacéutico, consultar con un médico, profesional sanitario,
      profesional de la salud, consejo de un médico, consulta a un profesional`,
    it: `
      consultare un medico, consulta il medico, consultare il medico, consulta il tuo medico, consulti il suo medico,
      chiedere al medico, parere medico, parere del medico, medico o farmacista, rivolgersi al medico,
      chiedi al tuo medico, consiglio medico`,
    nl: `
      raadpleeg een arts, raadpleeg je arts, raadpleeg uw arts, overleg met je arts, overleg met een arts,
      arts raadplegen, medisch advies, arts of apotheker, huisarts, vraag je arts, overleg met uw arts`,
    pl: `
      skonsultuj się z lekarzem, skonsultować się z lekarzem, konsultacj* z lekarzem, porada lekarska,
      porady lekarskiej, lekarzem lub farmaceutą, poradź się lekarza, zapytaj lekarza, zasięgnij porady,
      po konsultacji z lekarzem`,
    pt: `
      consulte um médico, consulte o seu médico, consulte seu médico, consultar um médico, aconselhamento médico,
      médico ou farmacêutico, fale com o seu médico, fale com seu médico, conselho médico, profissional de saúde,
      orientação médica, consulte o médico`,
    sv: `
      rådfråga läkare, kontakta läkare, rådgör med läkare, rådgör med din läkare, prata med din läkare,
      läkare eller apotek*, medicinsk rådgivning, fråga din läkare, uppsök läkare`,
    da: `
      kontakt læge*, kontakt din læge, spørg din læge, rådfør dig med, tal med din læge, lægelig rådgivning,
      læge eller apotek*, søg læge, konsulter læge*`,
    nb: `
      kontakt lege, kontakt legen, kontakt legen din, spør legen, rådfør deg med, snakk med legen,
      medisinsk rådgivning, lege eller apotek*, oppsøk lege`,
    fi: `
      ota yhteys lääkäri*, kysy lääkäri*, keskustele lääkäri*, käänny lääkäri*, lääkärin neuvo*, konsultoi lääkäri*,
      lääkärin tai apteek*, lääkärisi kanssa`,
  },
  medicalDevice: {
    en: `
      medical device, medical grade, medical product, class i medical, class ii medical, fda approved, fda cleared,
      medically approved, medical equipment, mdr certified, certified medical`,
    de: `
      medizinprodukt*, medizinisches produkt, medizinisches gerät, medizinische geräte, medizinprodukteverordnung,
      medizinisch zugelassen*, fda zugelassen*, hilfsmittelnummer, zugelassenes medizinprodukt`,
    fr: `
      dispositif médical, dispositifs médicaux, appareil médical, qualité médicale, grade médical,
      homologué* médicalement, approuvé* par la fda, matériel médical`,
    es: `
      producto sanitario, productos sanitarios, dispositivo médico, dispositivos médicos, grado médico,
      aprobad* por la fda, equipo médico, uso médico, aparato médico`,
    it: `
      dispositivo medico, dispositivi medici, presidio medico, grado medico, prodotto medico, approvat* dalla fda,
      apparecchio medico, presidio medico chirurgico`,
    nl: `
      medisch hulpmiddel, medische hulpmiddelen, medisch apparaat, medisch product, medische kwaliteit,
      fda goedgekeurd*, medisch goedgekeurd*, medisch keurmerk`,
    pl: `
      wyrób medyczny, wyroby medyczne, wyrobem medycznym, wyrobu medycznego, urządzenie medyczne, produkt medyczny,
      klas* medyczn*, zatwierdzon* przez fda`,
    pt: `
      dispositivo médico, dispositivos médicos, produto médico, grau médico, equipamento médico, aprovad* pela fda,
      aprovad* pela anvisa, uso médico, produto de saúde`,
    sv: `
      medicinteknisk*, medicinteknisk produkt, medicinsk produkt, medicinsk utrustning, fda godkän*, medicinsk klass`,
    da: 'medicinsk udstyr, medicinsk produkt, medicinteknisk*, fda godkendt*, medicinsk godkendt*',
    nb: 'medisinsk utstyr, medisinsk produkt, medisinteknisk*, fda godkjen*, medisinsk godkjen*',
    fi: `
      lääkinnällinen laite, lääkinnälli* lait*, lääkintälait*, lääketieteellinen laite, fda hyväksy*,
      lääkinnällisen laitteen, lääkinnällisesti hyväksy*`,
  },
  medicinalProduct: {
    en: `
      medicinal product, over the counter medicine, prescription only, pharmaceutical product, is a medicine,
      licensed medicine, medicines, prescription medicine*, prescription drug*, a medicine`,
    de: `
      arzneimittel*, medikament*, verschreibungspflichtig*, rezeptpflichtig*, rezeptfrei*, apothekenpflichtig*,
      auf rezept`,
    fr: 'médicament*, sur ordonnance, ordonnance médicale, sans ordonnance',
    es: 'medicamento*, con receta médica, sin receta médica, receta médica, sin receta',
    it: `
      farmaco, farmaci, medicinale, medicinali, ricetta medica, senza ricetta, con ricetta medica,
      medicinale da banco`,
    nl: 'geneesmiddel*, medicijn*, op recept verkrijgbaar, receptplichtig*, op doktersrecept, zonder recept',
    pl: 'produkt leczniczy, lekarstw*, na receptę, bez recepty, produktem leczniczym, lek bez recepty',
    pt: `
      medicamento*, receita médica, sem receita médica, com receita médica, sujeito a receita, venda livre`,
    sv: 'läkemedel*, receptbelag*, receptfri*, receptfritt, på recept',
    da: 'lægemid*, medicin, receptpligtig*, håndkøb*, på recept, håndkøbsmedicin',
    nb: 'legemid*, medisin, reseptpliktig*, reseptfri*, på resept',
    fi: 'lääke, lääkkeen, lääkkeet, lääkkeitä, reseptilääk*, itsehoitolääk*, lääkevalmiste*, ilman reseptiä',
  },
  safeWithMedication: {
    en: `
      with medication, with medicines, with your medication, interact with medication, interactions with medication,
      drug interactions, while taking medication, blood thinners, alongside medication, combined with medication,
      interactions with other medicines, pacemaker*, interacts with medic*, interact with medic*`,
    de: `
      wechselwirkung*, mit medikamenten, mit arzneimitteln, einnahme von medikamenten, medikamenteneinnahme,
      blutverdünner*, herzschrittmacher*, mit anderen medikamenten, zusammen mit medikamenten`,
    fr: `
      interactions médicamenteuses, interaction médicamenteuse, interactions avec les médicaments,
      avec des médicaments, prise de médicaments, anticoagulant*, pacemaker*, stimulateur cardiaque,
      avec un traitement médical`,
    es: `
      interacciones con medicamentos, interacción con medicamentos, con medicamentos, con medicación, toma medicación,
      anticoagulante*, marcapasos, interacciones medicamentosas, junto con medicamentos, con otros medicamentos`,
    it: `
      interazioni con farmaci, interazioni farmacologiche, interazione con farmaci, con i farmaci,
      assunzione di farmaci, anticoagulant*, pacemaker, con altri farmaci, insieme a farmaci,
      interazioni con medicinali`,
    nl: `
      wisselwerking*, in combinatie met medicijnen, met medicijnen, interactie met medicijnen,
      interacties met medicijnen, bloedverdunner*, pacemaker*, medicijngebruik, bij gebruik van medicijnen`,
    pl: `
      interakcj* z lekami, interakcje z lekami, z lekami, leki rozrzedzające, przyjmowania leków, przyjmuje leki,
      rozrusznik serca, rozrusznikiem serca, przyjmowani* leków, wraz z lekami`,
    pt: `
      interações com medicamentos, interação com medicamentos, interações medicamentosas, com medicamentos,
      com medicação, toma medicação, anticoagulante*, marca passo, pacemaker*, com outros medicamentos`,
    sv: `
      interaktion* med läkemedel, med mediciner, med läkemedel, tar medicin, tar mediciner, blodförtunnande,
      pacemaker*, tillsammans med medicin*, läkemedelsinteraktion*`,
    da: `
      interaktion* med medicin, sammen med medicin, tager medicin, med medicin, blodfortyndende, pacemaker*,
      interagerer med medicin, medicininteraktion*`,
    nb: `
      interaksjon* med legemidler, sammen med medisin*, tar medisin*, med medisiner, blodfortynnende, pacemaker*,
      interagerer med legemidler, legemiddelinteraksjon*`,
    fi: `
      lääkkeiden kanssa, lääkityksen kanssa, yhteisvaikutu*, lääkity*, verenohenn*, sydämentahdist*, tahdistin,
      samanaikaisesti lääkkei*`,
  },
  sideEffects: {
    en: 'side effect*, adverse effect*, adverse reaction*, undesirable effects, contraindication*',
    de: 'nebenwirkung*, unerwünschte wirkung*, kontraindikation*, gegenanzeige*, unverträglichkeitsreaktion*',
    fr: 'effet* secondaire*, effets indésirables, effet indésirable, contre indication*',
    es: `
      efecto* secundario*, efectos adversos, efecto adverso, contraindicacion*, contraindicación,
      reacciones adversas`,
    it: 'effetti collaterali, effetto collaterale, effetti indesiderati, controindicazion*, reazioni avverse',
    nl: 'bijwerking*, ongewenste effecten, contra indicatie*, contraindicatie*, nevenwerking*',
    pl: `
      skutki uboczne, skutków ubocznych, skutek uboczny, działania niepożądane, działań niepożądanych,
      przeciwwskazan*, efekty uboczne`,
    pt: `
      efeito* secundário*, efeito* colaterais, efeitos adversos, efeito colateral, contraindicaç*, contra indicaç*,
      reações adversas, efeitos indesejáveis`,
    sv: 'biverkning*, biverkan, kontraindikation*, oönskade effekter',
    da: 'bivirkning*, kontraindikation*, uønskede virkninger',
    nb: 'bivirkning*, kontraindikasjon*, uønskede effekter',
    fi: 'sivuvaikutu*, haittavaikutu*, vasta aihe*, kontraindikaatio*',
  },
  duringPregnancy: {
    en: `
      during pregnancy, pregnant, safe in pregnancy, pregnancy safe, while pregnant, pregnancy, expectant mothers,
      mothers to be, expecting mothers`,
    de: `
      in der schwangerschaft, während der schwangerschaft, schwanger*, schwangerschaft*, für schwangere,
      werdende mütter, schwangere frauen`,
    fr: `
      pendant la grossesse, femme enceinte, femmes enceintes, grossesse, futures mamans, si vous êtes enceinte,
      êtes enceinte, en étant enceinte`,
    es: `
      durante el embarazo, embarazada, embarazadas, embarazo, mujeres embarazadas, futuras mamás, en el embarazo`,
    it: `
      durante la gravidanza, in gravidanza, gravidanza, donne incinte, incinta, donna incinta, future mamme,
      dolce attesa, donne in gravidanza, gestanti`,
    nl: `
      tijdens de zwangerschap, zwanger*, zwangerschap*, zwangere vrouwen, aanstaande moeders,
      tijdens je zwangerschap`,
    pl: `
      w ciąży, podczas ciąży, w czasie ciąży, ciąży, ciążę, kobiet w ciąży, kobiety w ciąży, przyszłych mam, ciążow*,
      kobiet ciężarnych`,
    pt: `
      durante a gravidez, grávida, grávidas, gravidez, na gravidez, gestante, gestantes, gestação, futuras mamãs`,
    sv: 'under graviditet*, gravid, gravida, graviditet*, blivande mammor, havande',
    da: 'under graviditet*, gravid, gravide, graviditet*, kommende mødre',
    nb: 'under graviditet*, gravid, gravide, graviditet*, under svangerskap*, svangerskap*',
    fi: `
      raskauden aikana, raskausaika*, raskaana, raskaus, raskauden, odottaville äideille, raskaana olev*,
      odottavien äitien`,
  },
  duringBreastfeeding: {
    en: `
      breastfeeding, breast feeding, breastfeed, while nursing, nursing mothers, nursing mother, lactation, lactating,
      breastfed`,
    de: `
      stillzeit, während der stillzeit, in der stillzeit, stillende mütter, stillende, stillen, stillenden,
      beim stillen, stillzeiten, gestillt`,
    fr: `
      allaitement, allaiter, allaitez, allaitante*, femmes allaitantes, pendant l allaitement, allaite, allaité*`,
    es: `
      lactancia, durante la lactancia, amamantar, periodo de lactancia, dar el pecho, madres lactantes, amamantando`,
    it: `
      allattamento, durante l allattamento, in allattamento, allattare, allattano, donne che allattano, allatta,
      allattando`,
    nl: 'borstvoeding, tijdens de borstvoeding, borstvoeding geven, borstvoedingsperiode, zogende',
    pl: `
      karmienia piersią, karmieni* piersią, karmiących, karmiące, karmiąca, karmiącym, laktacj*, matki karmiące,
      matek karmiących`,
    pt: `
      amamentação, durante a amamentação, amamentar, amamentam, lactação, lactantes, aleitamento, amamenta,
      a amamentar, lactante`,
    sv: 'amning*, ammar, amma, ammande, under amning*',
    da: 'amning*, ammer, amme, ammende, under amning*, ammeperiode*',
    nb: 'amming*, ammer, amme, ammende, under amming*, ammeperiode*',
    fi: 'imetys*, imetyk*, imettä*, imetyksen, imettävi*',
  },
  vitaminsNutrients: {
    en: `
      vitamin*, multivitamin*, minerals, nutrients, essential nutrients, omega 3, iron content, amino acids, collagen,
      antioxidant*, electrolytes, dietary supplement*, food supplement*`,
    de: `
      vitamin*, mineralstoff*, nährstoff*, omega 3, spurenelement*, aminosäure*, kollagen*, antioxidant*, elektrolyt*,
      nahrungsergänzung*, multivitamin*`,
    fr: `
      vitamine*, minéraux, nutriment*, oméga 3, oligo élément*, acides aminés, collagène, antioxydant*, électrolytes,
      complément* alimentaire*, sels minéraux`,
    es: `
      vitamina*, minerales esenciales, vitaminas y minerales, nutriente*, omega 3, oligoelemento*, aminoácidos,
      colágeno, antioxidante*, electrolitos, complemento* alimenticio*, suplemento* alimenticio*`,
    it: `
      vitamina, vitamine, minerali essenziali, sali minerali, nutrienti, sostanze nutritive, omega 3, oligoelement*,
      amminoacid*, aminoacid*, collagene, antiossidant*, elettroliti, integratore alimentare, integratori alimentari`,
    nl: `
      vitamine*, mineralen, voedingsstoff*, omega 3, sporenelement*, aminozuren, collageen, antioxidant*,
      elektrolyten, voedingssupplement*, multivitamine*`,
    pl: `
      witamin*, składniki odżywcze, składników odżywczych, składniki mineralne, minerały i witaminy, omega 3,
      mikroelement*, aminokwas*, kolagen*, antyoksydant*, przeciwutleniacz*, elektrolit*, suplement* diety`,
    pt: `
      vitamina*, minerais essenciais, sais minerais, nutrientes, ómega 3, ômega 3, oligoelemento*, aminoácidos,
      colagénio, colágeno, antioxidante*, eletrólitos, suplemento* alimentar*`,
    sv: `
      vitamin*, mineraler, näringsämne*, omega 3, spårämne*, aminosyr*, kollagen*, antioxidant*, elektrolyt*,
      kosttillskott*`,
    da: `
      vitamin*, mineraler, næringsstof*, omega 3, sporstof*, aminosyre*, kollagen*, antioxidant*, elektrolyt*,
      kosttilskud*`,
    nb: `
      vitamin*, mineraler, næringsstoff*, omega 3, sporstoff*, aminosyre*, kollagen*, antioksidant*, elektrolytt*,
      kosttilskudd*`,
    fi: `
      vitamiin*, kivennäisain*, ravintoain*, omega 3, hivenain*, aminohap*, kollageen*, antioksidant*, elektrolyyt*,
      ravintolis*`,
  },
  sunProtectionFactor: {
    en: `
      sun protection factor, spf*, upf*, uv protection, sun protection, uva, uvb, uv protective, blocks uv, uv rays,
      sunscreen, sunblock, broad spectrum`,
    de: `
      lichtschutzfaktor*, sonnenschutzfaktor*, lsf*, sonnenschutz*, uv schutz*, uv strahlung, uv strahlen, uva, uvb,
      upf*, spf*, breitbandschutz`,
    fr: `
      indice de protection, facteur de protection, spf*, upf*, protection solaire, protection uv, anti uv, rayons uv,
      uva, uvb, écran solaire, large spectre, crème solaire, fps 50, fps 30`,
    es: `
      factor de protección, factor de protección solar, spf*, upf*, protección solar, protección uv, rayos uv,
      uva uvb, amplio espectro, protector solar, crema solar, fps 50, fps 30, factor fps`,
    it: `
      fattore di protezione, fattore di protezione solare, spf*, upf*, protezione solare, protezione uv,
      protezione dai raggi, raggi uv, uva e uvb, uvb, ampio spettro, crema solare`,
    nl: `
      beschermingsfactor*, zonbeschermingsfactor*, spf*, upf*, zonbescherming*, uv bescherming*, uv stralen,
      uv straling, uva, uvb, zonnebrand*, breed spectrum`,
    pl: `
      faktor przeciwsłoneczny, spf*, upf*, filtr uv, filtry uv, filtr przeciwsłoneczny, ochron* przeciwsłoneczn*,
      ochron* uv, ochron* przed słońcem, promieniowani* uv, promieniami uv, filtrem uv, szerokie spektrum`,
    pt: `
      fator de proteção, fator de proteção solar, spf*, upf*, proteção solar, proteção uv, raios uv, uva e uvb, uvb,
      protetor solar, largo espectro, amplo espectro, fps 50, fps 30, fator fps`,
    sv: 'solskyddsfaktor*, spf*, upf*, solskydd*, uv skydd*, uv strål*, uva, uvb, solkräm*, brett spektrum',
    da: `
      solfaktor*, solbeskyttelsesfaktor*, spf*, upf*, solbeskyttelse*, uv beskyttelse*, uv stråler, uv stråling, uva,
      uvb, solcreme*, bredspektret`,
    nb: `
      solfaktor*, solbeskyttelsesfaktor*, spf*, upf*, solbeskyttelse*, uv beskyttelse*, uv stråler, uv stråling, uva,
      uvb, solkrem*`,
    fi: `
      suojakerroin*, suojakertoim*, aurinkosuoja*, spf*, upf*, uv suoja*, uv sätei*, uv säteily*, uva, uvb,
      aurinkorasva*, aurinkovoi*`,
  },
  sids: {
    en: `
      sids, sudden infant death, cot death, crib death, reduces the risk of sids, safe to sleep guidelines`,
    de: `
      sids, plötzlicher kindstod, plötzlichen kindstod*, plötzlichen säuglingstod*, kindstod, säuglingstod`,
    fr: 'mort subite, mort subite du nourrisson, mort inattendue du nourrisson, syndrome de mort subite',
    es: 'muerte súbita, síndrome de muerte súbita, smsl, muerte súbita del lactante',
    it: 'sids, morte in culla, morte improvvisa, sindrome della morte improvvisa',
    nl: 'wiegendood, wiegedood, sids',
    pl: `
      sids, śmierć łóżeczkow*, śmierci łóżeczkowej, nagłej śmierci łóżeczkowej, nagłej śmierci niemowl*,
      nagła śmierć łóżeczkowa`,
    pt: `
      morte súbita, síndrome da morte súbita, síndrome de morte súbita, smsl, morte súbita do lactente,
      morte súbita infantil`,
    sv: 'plötslig spädbarnsdöd, spädbarnsdöd*, sids',
    da: 'vuggedød*, pludselig uventet spædbarnsdød, spædbarnsdød*, sids',
    nb: 'krybbedød*, plutselig spedbarnsdød, spedbarnsdød*, sids',
    fi: 'kätkytkuolem*, kätkytkuolema*, sids, imeväiskuolem*',
  },
};
