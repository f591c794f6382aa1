import type { ConceptTable } from '../concept-table.ts';

/** Qualities: how well something works. */
export const PERFORMANCE_QUALITIES: ConceptTable = {
  quiet: {
    en: `
      quiet, quieter, quietly, silent, silently, whisper quiet, noiseless, near silent, low noise,
      hardly makes a sound, barely audible`,
    de: `
      leise, leiser, leises, leisem, leisen, flüsterleise*, geräuscharm*, lautlos*, geräuschlos*, kaum hörbar*,
      geräuscharmut, laufruhig*`,
    fr: `
      silencieux, silencieuse*, silencieusement, peu bruyant*, faible niveau sonore, très discret à l usage,
      ultra silencieu*, à peine audible*, sans bruit`,
    es: 'silencios*, poco ruido, sin ruido, bajo nivel de ruido, apenas hace ruido, ultrasilencios*, apenas se oye',
    it: `
      silenzios*, poco rumor*, bassa rumorosità, ultrasilenzios*, appena percettibile all orecchio, non fa rumore,
      rumorosità ridotta`,
    nl: `
      stil, stille, stiller, fluisterstil*, geluidsarm*, geruisloos, geruisloze, geluidloos, geluidloze, muisstil*,
      nauwelijks hoorbaar`,
    pl: `
      cichy, cicha, ciche, cichego, cichej, cicho, cichsz*, ciszej, cichutk*, bezgłośn*, bezszelestn*,
      prawie niesłyszaln*, cicha praca`,
    pt: `
      silencios*, pouco ruído, sem ruído, baixo ruído, baixo nível de ruído, ultrassilencios*, quase inaudív*,
      faz pouco barulho`,
    sv: 'tyst, tysta, tystare, tystgående, ljudlös*, låg ljudnivå, viskande tyst, knappt hörbar*',
    da: 'lydsvag*, støjsvag*, lydløs*, lavt støjniveau, næsten lydløs*, støjer ikke, stille motor',
    nb: 'stillegående, støysvak*, lydløs*, lavt støynivå, stille, nesten lydløs*',
    fi: 'hiljainen, hiljaise*, hiljaisempi, äänetön, äänettöm*, matala melutaso, lähes äänetön, kuiskauksen hiljai*',
  },
  loud: {
    en: 'loud, louder, loudly, noisy, noisier, quite loud, makes noise',
    de: 'laut und, lauter als, lautes, sehr laut, ziemlich laut, relativ laut, hörbar lauter, recht laut, lauteres',
    fr: 'bruyant*, bruyante*, plus bruyant*, sonorité forte, volume élevé, fait du bruit, assez bruyant',
    es: 'ruidos*, hace ruido, más ruidos*, mucho ruido, volumen alto, suena fuerte, bastante ruido',
    it: 'fa rumore, volume alto, più rumoros*, molto rumore, rumoroso, rumorosa, rumorosi, rumorose',
    nl: 'luid, luide, luider, luidruchtig*, lawaaiig*, maakt lawaai, veel lawaai, harder geluid',
    pl: 'głośny, głośna, głośne, głośniejsz*, głośno, hałaśliw*, hałasuje, głośniej',
    pt: 'barulhent*, ruidos*, faz barulho, faz ruído, muito barulho, volume alto, som alto',
    sv: 'högljud*, bullrig*, låter mycket, hög ljudnivå, hög volym, bullrar',
    da: 'larmer, støjer mere, støjende, højt støjniveau, høj lyd, højlydt',
    nb: 'bråkete, støyer mer, støyende, høyt støynivå, høy lyd, høylytt',
    fi: 'äänekäs, äänekkä*, äänekkääm*, meluisa*, meluinen, kova ääni, kovaääni*',
  },
  fast: {
    en: `
      fast, faster, rapid, rapidly, quick, quicker, quickly, speedy, in no time, in seconds, in just minutes,
      lightning fast`,
    de: `
      schnell, schnelle, schneller, schnelles, schnellen, schnellem, blitzschnell*, zügig*, im handumdrehen,
      in sekunden, in sekundenschnelle, im nu, rasch, rasche, flott`,
    fr: `
      rapide, rapides, rapidement, rapidité, ultra rapide*, en quelques secondes, en quelques minutes,
      en un clin d oeil, en un rien de temps`,
    es: `
      rápido, rápida, rápidos, rápidas, rápidamente, rapidez, en segundos, en pocos segundos, en pocos minutos,
      en un momento, ultrarrápid*, veloz`,
    it: `
      veloce, veloci, velocemente, rapido, rapida, rapidi, rapide, rapidamente, rapidità, in pochi secondi,
      in pochi minuti, in un attimo, velocissim*`,
    nl: `
      snel, snelle, sneller, snellere, razendsnel*, vlot, vlotte, supersnel*, in een handomdraai,
      binnen enkele seconden, binnen enkele minuten, in no time`,
    pl: `
      szybki, szybka, szybkie, szybkiego, szybkiej, szybką, szybko, szybciej, szybsz*, błyskawiczn*, w kilka sekund,
      w kilka minut, w kilka chwil, w mgnieniu oka, ultraszybk*`,
    pt: `
      rápido, rápida, rápidos, rápidas, rapidamente, rapidez, em segundos, em poucos segundos, em poucos minutos,
      num instante, ultrarrápid*, veloz`,
    sv: 'snabb, snabbt, snabba, snabbare, blixtsnabb*, supersnabb*, på några sekunder, på några minuter, på nolltid',
    da: 'hurtig, hurtigt, hurtige, hurtigere, lynhurtig*, superhurtig*, på få sekunder, på få minutter, på ingen tid',
    nb: `
      rask, raskt, raske, raskere, hurtig, hurtige, lynrask*, superrask*, kjapp, kjapt, kjappe, på sekunder,
      på få minutter, på null komma niks`,
    fi: `
      nopea, nopean, nopeaa, nopeat, nopeita, nopeampi, nopeamm*, nopeasti, salamannopea*, hetkessä, käden käänteessä,
      muutamassa minuutissa, muutamassa sekunnissa`,
  },
  slow: {
    en: 'slow, slower, slowly, takes a while, takes longer, sluggish',
    de: 'langsam, langsame, langsamer, langsames, langsamen, dauert länger, dauert etwas',
    fr: 'lent, lente, lents, lentes, lentement, plus lent*, prend du temps, prend plus de temps',
    es: 'lento, lenta, lentos, lentas, lentamente, más lent*, tarda más, despacio',
    it: 'lento, lenta, lenti, lente e, lentamente, più lent*, ci mette di più, richiede più tempo',
    nl: 'langzaam, langzame, langzamer, traag, trage, trager, duurt langer',
    pl: 'wolniej, wolniejsz*, powoli, powoln*, trwa dłużej, zajmuje więcej czasu',
    pt: 'lento, lenta, lentos, lentas, lentamente, mais lent*, demora mais, devagar',
    sv: 'långsam, långsamt, långsamma, långsammare, tar längre tid, trög, trögt',
    da: 'langsom, langsomt, langsomme, langsommere, tager længere tid, træg',
    nb: 'langsom, langsomt, langsomme, langsommere, tar lengre tid, treg, tregt, trege',
    fi: 'hidas, hitaan, hidasta, hitaat, hitaampi, hitaamm*, hitaasti, kestää kauemmin, vie kauemmin',
  },
  strong: {
    en: 'strong, stronger, strength, high strength, heavy duty, extra strong, strong hold, strong grip',
    de: `
      sehr stark, besonders stark, stark genug, starkes, starker, starken, starkem, kräftig*, extrastark*,
      extra stark*, hochfest*, starker halt, stärker`,
    fr: `
      fort et, forte et, très fort, extra fort*, solide, solides, costaud*, haute résistance, plus fort*, robustesse,
      fixation forte`,
    es: `
      fuerte, fuertes, fortaleza, más fuerte, extrafuerte*, alta resistencia, muy resistente*, recio, resistentes y,
      resistente y`,
    it: 'forte, forti, più forte, extra forte, alta resistenza, tenuta forte, molto resistente, forte e resistente',
    nl: 'sterk, sterke, sterker, sterkere, extra sterk*, ijzersterk*, oersterk*, supersterk*, krachtig*',
    pl: `
      mocny, mocna, mocne, mocnego, mocnej, mocną, mocniejsz*, silny, silna, silne, silniejsz*, wytrzymał*,
      bardzo mocn*`,
    pt: 'forte, fortes, mais forte, extra forte, alta resistência, muito forte, muito resistente*, forte e resistente',
    sv: 'stark, starkt, starka, starkare, extra stark*, hållfast*, slitstark*, superstark*, kraftig*',
    da: 'stærk, stærkt, stærke, stærkere, ekstra stærk*, slidstærk*, kraftig*, superstærk*',
    nb: 'sterk, sterkt, sterke, sterkere, ekstra sterk*, slitesterk*, kraftig*, supersterk*',
    fi: `
      vahva, vahvan, vahvaa, vahvat, vahvoja, vahvempi, vahvemm*, luja, lujan, lujaa, erikoisvahva*, voimakas,
      voimakkaa*`,
  },
  powerful: {
    en: `
      powerful, high performance, high powered, plenty of power, lots of power, powerhouse, performs well, high output,
      strong motor, strong suction, packs a punch`,
    de: `
      leistungsstark*, leistungsfähig*, leistungsstärker*, kraftvoll*, hohe leistung, starker motor, starke leistung,
      viel power, saugstark*, durchzugsstark*, hochleistungs*, starke saugkraft`,
    fr: `
      puissant, puissante, puissants, puissantes, puissance élevée, hautes performances, haute performance, performant,
      performante, performants, performantes, forte puissance, grande puissance`,
    es: `
      potente, potentes, gran potencia, mucha potencia, alto rendimiento, alta potencia, más potente*,
      buen rendimiento, de gran rendimiento`,
    it: `
      potente, potenti, potenza elevata, grande potenza, alta potenza, alte prestazioni, performante, performanti,
      prestazioni elevate, molta potenza`,
    nl: `
      krachtig, krachtige, krachtiger, veel vermogen, hoog vermogen, hoge prestaties, veel kracht, sterke motor,
      veel power, sterke zuigkracht, goed presterend*`,
    pl: `
      wydajn*, duża moc, dużej mocy, wysoka moc, mocny silnik, potężn*, wysoka wydajność, wysokowydajn*,
      duża siła ssania, mocny procesor`,
    pt: `
      potente, potentes, poderos*, grande potência, muita potência, alto desempenho, elevado desempenho, alta potência,
      bom desempenho`,
    sv: `
      kraftfull*, hög prestanda, hög effekt, stark motor, prestandastark*, mycket kraft, högpresterande,
      stark sugkraft`,
    da: 'kraftfuld*, høj ydeevne, høj effekt, stærk motor, ydedygtig*, masser af kraft, højtydende, stor sugeevne',
    nb: 'kraftfull*, høy ytelse, høy effekt, sterk motor, mye kraft, høytytende, effektsterk*, god sugeevne',
    fi: `
      tehokas, tehokkaa*, tehokkaam*, suorituskykyi*, suuri teho, suuritehoi*, voimakas moottori, tehokkuus,
      hyvä imuteho`,
  },
  weak: {
    en: 'weak, weaker, underpowered, not very powerful, low power output, flimsy',
    de: 'schwach, schwache, schwacher, schwaches, schwächer*, leistungsschwach*, wenig leistung',
    fr: 'faible puissance, peu puissant*, moins puissant*, faiblard*, peu performant*',
    es: 'débil, débiles, poco potente*, menos potente*, floj*, poca potencia, endeble',
    it: 'debole, deboli, poco potente, meno potente, poca potenza',
    nl: 'zwak, zwakke, zwakker, minder krachtig*, weinig vermogen',
    pl: 'słaby, słaba, słabe, słabego, słabsz*, mniejsza moc, mała moc, mało wydajn*',
    pt: 'fraco, fraca, fracos, fracas, menos potente*, pouco potente*, pouca potência, mais frac*',
    sv: 'svag, svagt, svaga, svagare, klen, klent, låg effekt, mindre kraftfull*',
    da: 'svagere, svag motor, svag effekt, lav effekt, mindre kraftfuld*',
    nb: 'svakere, svak motor, svak effekt, lav effekt, mindre kraftfull*',
    fi: 'heikko, heikon, heikkoa, heikot, heikompi, heikomm*, tehoton, heikkotehoi*',
  },
  energySaving: {
    en: `
      energy saving, energy efficient, saves energy, energy efficiency, low energy, low power consumption,
      uses little power, saves electricity, power saving, low consumption, low energy consumption, uses little energy`,
    de: `
      energiesparend*, energieeffizient*, stromsparend*, energieeffizienz*, spart strom, spart energie,
      sparsam im verbrauch, niedriger stromverbrauch, geringer stromverbrauch, geringer energieverbrauch,
      sparsamer verbrauch, niedriger energieverbrauch`,
    fr: `
      économe en énergie, économie d énergie, économies d énergie, basse consommation, faible consommation,
      économique en énergie, économise l énergie, consomme peu, efficacité énergétique, éconergétique*`,
    es: `
      ahorro de energía, ahorra energía, ahorro energético, bajo consumo, eficiencia energética,
      eficiente energéticamente, energéticamente eficiente, consume poco, poco consumo, consumo reducido`,
    it: `
      risparmio energetico, risparmia energia, basso consumo, bassi consumi, efficienza energetica, consuma poco,
      a risparmio energetico, consumi ridotti, energeticamente efficiente`,
    nl: `
      energiezuinig*, energiebesparend*, zuinig in verbruik, laag energieverbruik, bespaart energie, stroombesparend*,
      energie efficiënt*, energie efficiëntie, laag stroomverbruik, verbruikt weinig`,
    pl: `
      energooszczędn*, oszczędza energię, niskie zużycie energii, niski pobór mocy, oszczędność energii,
      efektywność energetyczn*, niskie zużycie prądu, oszczędza prąd, niskim zużyciu`,
    pt: `
      poupança de energia, poupa energia, baixo consumo, eficiência energética, economiza energia, economia de energia,
      energeticamente eficiente, consome pouco, consumo reduzido`,
    sv: `
      energisnål*, energibesparande, strömsnål*, energieffektiv*, låg energiförbrukning, sparar energi, sparar el,
      låg strömförbrukning, drar lite ström`,
    da: `
      energibesparende, strømbesparende, energieffektiv*, lavt energiforbrug, lavt strømforbrug, sparer strøm,
      sparer energi, energivenlig*`,
    nb: `
      energibesparende, strømbesparende, energieffektiv*, lavt energiforbruk, lavt strømforbruk, sparer strøm,
      sparer energi`,
    fi: `
      energiatehok*, energiaa säästävä*, säästää energiaa, vähän sähköä, energiansääst*, alhainen energiankulutus,
      säästää sähköä, vähävirtai*, pieni virrankulutus`,
  },
  precise: {
    en: `
      precise, precisely controlled, precision, exact control, pinpoint, fine control, accuracy, measures accurately,
      precise control`,
    de: `
      präzise*, präzision*, genau dosier*, exakte*, passgenau*, messgenau*, hohe genauigkeit, treffsicher*,
      feinfühlig*, punktgenau*`,
    fr: `
      précis, très précise, précision, mesure précise, coupe précise, grande précision, contrôle précis,
      haute précision`,
    es: `
      precisión, control preciso, ajuste preciso, corte preciso, medición precisa, exactitud, alta precisión,
      muy precis*`,
    it: 'precisione, preciso, precisa, precisi, accuratezza, alta precisione, precisissim*',
    nl: 'nauwkeurig*, precisie*, exacte controle, precies doseren, zeer accuraat',
    pl: `
      precyzyjn*, precyzja, precyzję, precyzji, wysoka precyzja, dokładny pomiar, dokładne pomiary, duża dokładność,
      z dokładnością`,
    pt: `
      precisão, exatidão, controlo preciso, controle preciso, corte preciso, medição precisa, muito preciso,
      alta precisão`,
    sv: 'precision*, exakt kontroll, precis kontroll, exakt dosering, träffsäker*, hög noggrannhet',
    da: 'præcis kontrol, præcision*, nøjagtighed, præcis måling, præcis dosering, præcise målinger',
    nb: 'presis kontroll, presisjon*, nøyaktighet, presis måling, presis dosering, nøyaktige målinger',
    fi: 'tarkkuus, tarkkuutta, tarkkuudella, tarkasti ohjattav*, tarkka mittaus, tarkka säätö, tarkka ohjaus',
  },
  sharp: {
    en: `
      razor sharp, sharp blade*, sharp knife, sharp knives, very sharp, super sharp, extra sharp, stays sharp,
      keen edge, cuts cleanly, ultra sharp`,
    de: `
      scharfe klinge*, messerscharf*, rasiermesserscharf*, schnittfreudig*, schnitthaltig*, besonders scharf,
      extra scharf*, schneidet sauber, sehr scharf, schärfe der klinge, bleibt scharf`,
    fr: 'tranchant*, bien affûté*, affûté*, lame aiguisée, coupe nette, très tranchant*, coupant*',
    es: 'afilad*, muy afilad*, filo duradero, corte limpio, cortante*, bien afilad*',
    it: 'affilat*, tagliente, taglienti, affilatissim*, taglio netto, ben affilat*',
    nl: 'vlijmscherp*, scherpe messen, scherp mes, scherpe snede, messcherp*, blijft scherp',
    pl: 'ostre ostrz*, ostry nóż, ostrość ostrza, naostrzon*, bardzo ostr*, ostre jak brzytwa, długo ostr*',
    pt: 'afiad*, lâmina afiada, corte limpo, bem afiad*, cortante*, muito afiad*',
    sv: 'skarpt blad, skarpa blad, skarpa knivar, vass, vasst, vassa, rakbladsvass*, knivskarp*, mycket skarp*',
    da: 'skarpe knive, skarp klinge, skarpt blad, knivskarp*, barberskarp*, meget skarp*, forbliver skarp*',
    nb: 'skarpe kniver, skarpt blad, knivskarp*, barberskarp*, veldig skarp*, holder seg skarp*',
    fi: 'terävä*, partaveitsenterävä*, terävyys, pysyy terävänä',
  },
  clearSound: {
    en: `
      clear sound, crisp sound, rich sound, great sound, sound quality, excellent sound, balanced sound,
      detailed sound, hi fi sound, high fidelity, immersive sound, clear audio, crystal clear audio,
      crystal clear sound, clear calls, powerful sound`,
    de: `
      klarer klang, klaren klang, guter klang, toller klang, ausgewogener klang, klangqualität, satter klang,
      brillanter klang, klarer sound, guter sound, detailreicher klang, soundqualität, raumklang, klangvoll*,
      voller klang, kristallklarer klang`,
    fr: `
      son clair, qualité sonore, son cristallin, son riche, son immersif, son équilibré, qualité audio, son puissant,
      qualité du son, haute fidélité, excellent son, son de qualité, son précis, son net`,
    es: `
      sonido claro, sonido nítido, calidad de sonido, sonido rico, sonido envolvente, sonido equilibrado,
      calidad de audio, alta fidelidad, sonido cristalino, sonido potente, calidad del sonido, gran sonido`,
    it: `
      suono chiaro, suono nitido, qualità del suono, qualità audio, suono cristallino, suono ricco, suono avvolgente,
      suono bilanciato, alta fedeltà, qualità sonora, suono potente, audio nitido, suono limpido`,
    nl: `
      helder geluid, geluidskwaliteit, goed geluid, rijk geluid, vol geluid, kristalhelder geluid, gebalanceerd geluid,
      goede klank, heldere klank, meeslepend geluid, krachtig geluid, audiokwaliteit`,
    pl: `
      czysty dźwięk, czystym dźwięk*, jakość dźwięku, jakości dźwięku, krystalicznie czysty dźwięk, wyraźny dźwięk,
      zrównoważony dźwięk, świetny dźwięk, bogaty dźwięk, mocny dźwięk, przestrzenny dźwięk, klarowny dźwięk`,
    pt: `
      som claro, som nítido, qualidade de som, qualidade do som, som cristalino, som equilibrado, som envolvente,
      som rico, qualidade sonora, alta fidelidade, som limpo, som potente, qualidade de áudio`,
    sv: `
      klart ljud, ljudkvalitet, bra ljud, fylligt ljud, kristallklart ljud, balanserat ljud, rikt ljud,
      kraftfullt ljud, uppslukande ljud, detaljerat ljud`,
    da: `
      klar lyd, lydkvalitet, god lyd, fyldig lyd, krystalklar lyd, balanceret lyd, kraftfuld lyd, omsluttende lyd,
      detaljeret lyd`,
    nb: `
      klar lyd, lydkvalitet, god lyd, fyldig lyd, krystallklar lyd, balansert lyd, kraftfull lyd, omsluttende lyd,
      detaljert lyd`,
    fi: `
      kirkas ääni, selkeä ääni, äänenlaatu*, kristallinkirk*, tasapainoinen ääni, täyteläinen ääni, hyvä ääni,
      äänen laatu, tarkka ääni, mukaansatempaava ääni`,
  },
  deepBass: {
    en: 'deep bass, powerful bass, rich bass, punchy bass, strong bass, extra bass, bass heavy, deep lows, bass boost',
    de: `
      tiefer bass, satter bass, kräftiger bass, tiefe bässe, kräftige bässe, satte bässe, bassstark*, basslastig*,
      starker bass, druckvoller bass, wuchtiger bass, tiefen bässe*`,
    fr: `
      basses profondes, basses puissantes, graves profonds, graves puissants, basses riches, bonnes basses, des basses`,
    es: `
      graves profundos, bajos profundos, graves potentes, bajos potentes, graves intensos, bajos intensos,
      buenos graves, buenos bajos`,
    it: 'bassi profondi, bassi potenti, bassi corposi, bassi intensi, bassi ricchi, bassi decisi',
    nl: 'diepe bas, krachtige bas, volle bas, diepe bassen, stevige bas, rijke bas, diepe lage tonen',
    pl: `
      głęboki bas, mocny bas, głębokie basy, mocne basy, potężny bas, soczysty bas, głębokim basem, głębokich basów`,
    pt: 'graves profundos, baixos profundos, graves potentes, graves intensos, baixos potentes, bons graves',
    sv: 'djup bas, kraftig bas, kraftfull bas, djupa basar, stark bas, tung bas, fyllig bas',
    da: 'dyb bas, kraftig bas, kraftfuld bas, fyldig bas, stærk bas, dybe bastoner',
    nb: 'dyp bass, kraftig bass, kraftfull bass, fyldig bass, sterk bass, dype basstoner',
    fi: 'syvä basso, voimakas basso, muhkea basso, vahva basso, syvät bassot, jykevä basso, täyteläinen basso',
  },
  crispPicture: {
    en: `
      crisp picture, sharp picture, sharp image, sharp images, crisp image, clear image, vivid picture,
      picture quality, image quality, crisp display, crystal clear picture, sharp display, detailed images,
      brilliant display, sharp photos`,
    de: `
      scharfes bild, scharfe bilder, gestochen scharf*, bildqualität, klares bild, gestochen scharfe, brillantes bild,
      brillante bilder, gestochenscharf*, detailreiche bilder, scharfes display, brillantes display, klare bilder`,
    fr: `
      image nette, images nettes, qualité d image, image claire, image détaillée, affichage net, qualité de l image,
      écran net, netteté de l image, images détaillées, photos nettes`,
    es: `
      imagen nítida, imágenes nítidas, calidad de imagen, imagen clara, pantalla nítida, nitidez, imágenes detalladas,
      imagen detallada, fotos nítidas`,
    it: `
      immagine nitida, immagini nitide, qualità dell immagine, qualità d immagine, immagini dettagliate,
      schermo nitido, nitidezza, display nitido, foto nitide`,
    nl: `
      scherp beeld, haarscherp*, beeldkwaliteit, helder beeld, scherpe beelden, scherp scherm, gedetailleerd beeld,
      scherpe foto*, levendig beeld`,
    pl: `
      ostry obraz, jakość obrazu, jakości obrazu, wyraźny obraz, ostrość obrazu, szczegółowy obraz, żywy obraz,
      wyraźne zdjęcia, krystaliczny obraz, ostre zdjęcia`,
    pt: `
      imagem nítida, imagens nítidas, qualidade de imagem, imagem clara, ecrã nítido, tela nítida, nitidez,
      qualidade da imagem, imagens detalhadas`,
    sv: `
      skarp bild, bildkvalitet, klar bild, skarpa bilder, knivskarp bild, detaljrik bild, skarp skärm,
      detaljerade bilder`,
    da: `
      skarpt billede, billedkvalitet, klart billede, skarpe billeder, knivskarpt billede, detaljeret billede,
      skarp skærm`,
    nb: 'skarpt bilde, bildekvalitet, klart bilde, skarpe bilder, knivskarpt bilde, detaljert bilde, skarp skjerm',
    fi: `
      terävä kuva, kuvanlaatu*, kuvan laatu, selkeä kuva, tarkka kuva, terävät kuvat, tarkat kuvat, terävä näyttö,
      tarkka näyttö`,
  },
  smoothRunning: {
    en: `
      runs smoothly, smooth running, smooth operation, glides, smooth ride, responsive, lag free, smooth performance,
      without lag, smooth gliding, fluid motion, smooth motion`,
    de: `
      läuft flüssig, leichtgängig*, ruckelfrei*, flüssige darstellung, reibungslos*, gleitet, laufruhig*,
      reaktionsschnell*, ohne ruckeln, geschmeidiger lauf, leichtlaufend*, flüssiges gameplay`,
    fr: `
      fluide, fluides, fluidité, glisse facilement, sans latence, sans accroc, roule bien, sans saccade*,
      écran réactif, très réactif`,
    es: `
      fluido, fluida, fluidez, se desliza, desliza suavemente, funcionamiento suave, sin retardo, sin tirones,
      receptiv*, sin lag, con fluidez`,
    it: `
      fluido, fluida, fluidità, scorrevol*, scorre bene, reattiv*, senza rallentamenti, senza scatti,
      scivola facilmente`,
    nl: `
      soepel lopend*, loopt soepel, werkt soepel, vloeiend*, glijdt soepel, responsief*, zonder haperen,
      haperingsvrij*, soepele werking, rijdt soepel`,
    pl: `
      płynnie, płynność, bez zacięć, gładko się, bezproblemowo działa, responsywn*, bez opóźnień, płynna praca,
      płynne działanie`,
    pt: `
      fluido, fluida, fluidez, desliza, deslizam, responsiv*, sem atrasos, sem engasgos, funcionamento suave, sem lag`,
    sv: 'löper smidigt, mjuk gång, lättlöpande, glider lätt, responsiv*, utan lagg, smidig drift, rullar lätt',
    da: `
      kører jævnt, glider let, responsiv*, flydende bevægelse*, uden hakken, jævn gang, glidende, kører problemfrit,
      ruller let`,
    nb: 'går jevnt, glir lett, responsiv*, uten hakking, jevn gang, flyter lett, sømløs*, ruller lett',
    fi: 'sujuva*, sujuvasti, liukuu, liukuva*, responsiivi*, pehmeä käynti, nykimättä, rullaa kevyesti',
  },
  efficient: {
    en: `
      efficient, efficiently, efficiency, effective, effectively, effectiveness, highly effective, works effectively`,
    de: 'effizient*, effektiv*, wirksam*, wirkungsvoll*, effizienz, wirksamkeit',
    fr: 'efficace*, efficacité, efficacement, efficient*',
    es: 'eficiente*, eficaz, eficaces, eficacia, eficientemente, eficazmente, eficiencia, muy efectiv*',
    it: 'efficiente, efficienti, efficace, efficaci, efficacia, efficienza, efficacemente',
    nl: 'efficiënt*, effectief, effectieve, doeltreffend*, werkzaam, werkzame, effectiviteit, doelmatig*',
    pl: 'skuteczn*, efektywn*, skuteczność, efektywność, wydajność, sprawnie działa',
    pt: 'eficiente*, eficaz, eficazes, eficácia, eficiência, eficazmente, muito efetiv*',
    sv: 'effektiv*, effektivitet, verksam*, ändamålsenlig*',
    da: 'effektiv*, effektivitet, virkningsfuld*, virksom formel',
    nb: 'effektiv*, effektivitet, virkningsfull*, virksom formel',
    fi: 'tehokkaasti, tehokkuus, tehokas, tehokkaan, tehokkaat, toimii tehokkaasti',
  },
  thorough: {
    en: `
      thorough, thoroughly, powerful cleaning, streak free, spotless, residue free, deep clean, leaves no residue,
      even results`,
    de: `
      gründlich*, streifenfrei*, rückstandslos*, porentief*, restlos*, blitzsauber*, makellos*, gleichmäßiges ergebnis`,
    fr: 'en profondeur, sans trace*, sans résidu*, minutieu*, impeccable*, résultat uniforme, sans laisser de traces',
    es: `
      a fondo, en profundidad, sin dejar residuos, impecable*, sin rayas, minucios*, resultado uniforme,
      sin dejar marcas`,
    it: `
      a fondo, in profondità, senza residui, senza aloni, impeccabil*, minuzios*, accurata pulizia, risultato uniforme`,
    nl: 'grondig*, streeploos, streeploze, vlekkeloos, zonder resten, diepgaand*, smetteloos, egaal resultaat',
    pl: 'gruntown*, dogłębn*, bez smug, bez pozostałości, dokładnie czyści, nieskaziteln*, równomierny efekt',
    pt: 'a fundo, em profundidade, sem resíduos, sem deixar marcas, impecáv*, minucios*, resultado uniforme',
    sv: 'grundlig*, på djupet, utan rester, utan ränder, jämnt resultat, fläckfri*, skinande rent',
    da: 'grundig*, i dybden, uden rester, uden striber, pletfri*, jævnt resultat',
    nb: 'grundig*, i dybden, uten rester, uten striper, plettfri*, jevnt resultat',
    fi: 'perusteelli*, syvältä, ilman jäämiä, raidaton, tahraton, jättämättä jälkiä, tasainen lopputulos',
  },
};
