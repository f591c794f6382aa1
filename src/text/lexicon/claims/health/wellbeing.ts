import type { ConceptTable } from '../concept-table.ts';

/** Claims to do body and mind good. */
export const WELLBEING: ConceptTable = {
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
};
