import type { ConceptTable } from '../concept-table.ts';

/** Claims to cure, relieve or prevent ailments. */
export const AILMENTS: ConceptTable = {
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
