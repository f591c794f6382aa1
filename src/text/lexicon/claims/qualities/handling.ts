import type { ConceptTable } from '../concept-table.ts';

/** Qualities: how something works, handles and is worth its price. */
export const HANDLING: ConceptTable = {
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
  stable: {
    en: `
      stable, stability, steady, steadier, doesn t wobble, stays put, stands firmly, won t tip, won t wobble,
      secure stand, rock solid, wobble free`,
    de: `
      stabil, stabile, stabiler, stabiles, stabilen, stabilität, standfest*, kippsicher*, wackelfrei*, wackelt nicht,
      sicherer stand, sicheren stand, steht sicher, standsicher*`,
    fr: `
      stable, stables, stabilité, ne bascule pas, ne bouge pas, bien ancré*, ne vacille pas, bonne tenue au sol,
      anti basculement`,
    es: 'estable, estables, estabilidad, no se tambalea, no se mueve, no vuelca, bien asentad*, antivuelco',
    it: 'stabile, stabili, stabilità, non traballa, non si muove, non si ribalta, saldo e, ben saldo',
    nl: 'stabiel, stabiele, stabieler, stabiliteit, wiebelt niet, staat stevig, kantelt niet, wiebelvrij, standvast*',
    pl: 'stabiln*, stabilność, nie chwieje się, nie kiwa się, nie przewraca się, stoi pewnie, pewnie stoi',
    pt: 'estável, estáveis, estabilidade, não abana, não balança, não tomba, bem firme, não vira',
    sv: `
      stabil, stabilt, stabila, stabilare, stabilitet, står stadigt, stadig, stadigt, stadiga, vinglar inte,
      välter inte, tippar inte`,
    da: 'stabil, stabilt, stabile, stabilitet, står fast, står sikkert, vakler ikke, vælter ikke, vipper ikke',
    nb: 'stabil, stabilt, stabile, stabilitet, står støtt, stødig*, vakler ikke, velter ikke, vipper ikke',
    fi: `
      vakaa, vakaan, vakaata, vakaat, vakaampi, vakaus, ei keiku, ei heilu, pysyy pystyssä, tukevasti paikallaan,
      ei kaadu`,
  },
  practical: {
    en: 'practical, handy, convenient, conveniently, convenience, functional, practicality',
    de: 'praktisch*, zweckmäßig*, funktional*, alltagstauglich*',
    fr: `
      pratique au quotidien, pratique et, très pratique*, bien pratique, pratiques, fonctionnel*, plus pratique,
      pratique pour`,
    es: 'práctico, práctica y, prácticos, muy práctica, prácticas, funcional*, practicidad',
    it: 'pratico, pratici, pratica e, pratiche e, molto pratica, praticità, funzionale, funzionali, pratichissim*',
    nl: 'praktisch*, handig, handige, handiger, functioneel, functionele',
    pl: 'praktyczn*, funkcjonaln*, poręczn*, praktyczność',
    pt: 'prático, práticos, prática e, muito prática, práticas e, praticidade, funcional, funcionais, jeitoso',
    sv: 'praktisk, praktiskt, praktiska, smidig att ha, händig*, funktionell*, behändig*',
    da: 'praktisk, praktiske, funktionel*, handy, smart løsning',
    nb: 'praktisk, praktiske, funksjonell*, hendig*, smart løsning',
    fi: 'käytännölli*, kätevä, kätevän, kätevää, kätevät, kätevästi, toimiva ratkaisu, näppärä*, funktionaali*',
  },
  versatile: {
    en: `
      versatile, versatility, multi purpose, multipurpose, multifunctional, multi use, all rounder, all round,
      allrounder, goes with everything, many uses, adaptable, for any occasion, for every occasion`,
    de: `
      vielseitig*, allrounder*, multifunktional*, multifunktions*, wandelbar*, mehrzweck*, universell*, allzweck*,
      für jeden anlass, für alle gelegenheiten, für viele zwecke, kombinierbar, passt zu allem`,
    fr: `
      polyvalent*, polyvalence, multifonction*, multi usages, multiusage*, passe partout, universel*,
      s accorde avec tout, pour toutes les occasions, se marie avec tout`,
    es: `
      versátil*, versatilidad, polivalente*, multifunci*, multiuso*, todoterreno, para cualquier ocasión,
      combina con todo, para múltiples usos, adaptable*`,
    it: `
      versatil*, versatilità, multiuso, multifunzion*, polivalente, adatto a ogni occasione, per ogni occasione,
      si abbina a tutto, tuttofare, per tutte le occasioni`,
    nl: `
      veelzijdig*, multifunctioneel, multifunctionele, allround*, voor elke gelegenheid, breed inzetbaar,
      breed inzetbare, alleskunner*, universeel, universele, past bij alles`,
    pl: `
      wszechstronn*, uniwersaln*, wielofunkcyjn*, wielozadaniow*, na każdą okazję, pasuje do wszystkiego,
      do wielu zastosowań, uniwersalność`,
    pt: `
      versátil, versáteis, versatilidade, multiusos, multiuso, multifunc*, polivalente*, para qualquer ocasião,
      para todas as ocasiões, combina com tudo, adaptáv*`,
    sv: `
      mångsidig*, allround*, multifunktion*, för alla tillfällen, passar till allt, universal*, användningsområden,
      flexibel i användning`,
    da: `
      alsidig*, multifunktion*, allround*, til enhver lejlighed, passer til alt, universel*,
      mange anvendelsesmuligheder, til alle lejligheder`,
    nb: `
      allsidig*, multifunksjon*, allround*, for enhver anledning, passer til alt, universell*, mange bruksområder,
      til alle anledninger`,
    fi: `
      monipuoli*, monikäyttöi*, monitoimi*, joka tilanteeseen, sopii kaikkeen, yleiskäyttöi*, moneen käyttöön,
      moneen tilanteeseen`,
  },
  easyToUse: {
    en: `
      easy to use, easy to operate, simple to use, ease of use, user friendly, intuitive, intuitively, straightforward,
      easy handling, simple operation, easy to handle, effortless to use, foolproof, plug and play, simple to operate,
      easy to apply, easy to control`,
    de: `
      einfach zu bedienen, leicht zu bedienen, einfache bedienung, bedienungsfreundlich*, benutzerfreundlich*,
      bedienerfreundlich*, intuitiv*, einfache handhabung, leichte handhabung, einfach in der anwendung,
      einfache anwendung, leichte bedienung, kinderleicht*, einfach zu handhaben, leicht zu handhaben,
      anwenderfreundlich*, einfach anzuwenden, mühelos*`,
    fr: `
      facile à utiliser, faciles à utiliser, simple à utiliser, simples à utiliser, facile d utilisation,
      simple d utilisation, facilité d utilisation, simplicité d utilisation, intuitif*, intuitive*, prise en main,
      facile à manier, maniable*, convivial*, facile à prendre en main, utilisation simple, facile d emploi,
      simple d emploi, facile à appliquer`,
    es: `
      fácil de usar, fáciles de usar, fácil uso, facilidad de uso, sencillo de usar, sencilla de usar, fácil manejo,
      intuitiv*, fácil de manejar, fácil de utilizar, fácil de aplicar, manejable*, uso sencillo, uso fácil,
      sencillo de manejar`,
    it: `
      facile da usare, facili da usare, semplice da usare, semplici da usare, facilità d uso, facile utilizzo,
      semplice da utilizzare, facile da utilizzare, intuitiv*, maneggevol*, semplicità d uso, uso intuitivo,
      di facile utilizzo, facile da applicare, uso semplice`,
    nl: `
      gebruiksvriendelijk*, makkelijk te gebruiken, gemakkelijk te gebruiken, eenvoudig te gebruiken,
      eenvoudig in gebruik, makkelijk in gebruik, gebruiksgemak, gemakkelijk in gebruik, intuïtie*,
      makkelijk te bedienen, eenvoudig te bedienen, eenvoudige bediening, moeiteloos, makkelijk aan te brengen`,
    pl: `
      łatw* w użyciu, łatw* w obsłudze, prost* w obsłudze, prost* w użyciu, łatwość obsługi, łatwość użycia,
      intuicyjn*, przyjazn* dla użytkownika, prosta obsługa, łatwa obsługa, łatw* w użytkowaniu, łatwo się nakłada`,
    pt: `
      fácil de usar, fáceis de usar, fácil de utilizar, fácil utilização, facilidade de uso, simples de usar,
      facilidade de utilização, intuitiv*, fácil de manusear, simples de utilizar, fácil manuseio, fácil manuseamento,
      uso simples, fácil de aplicar`,
    sv: `
      lätt att använda, enkel att använda, enkelt att använda, enkla att använda, användarvänlig*, lättanvän*,
      intuitiv*, lätthanterlig*, lätt att hantera, enkel hantering, enkel användning, lätt att applicera,
      enkelt handhavande`,
    da: `
      nem at bruge, nemme at bruge, nemt at bruge, let at bruge, brugervenlig*, letanvendelig*, intuitiv*,
      nem betjening, nem at betjene, enkel at bruge, nem at håndtere, let at håndtere, nem at påføre, simpel at bruge`,
    nb: `
      enkel å bruke, enkelt å bruke, lett å bruke, brukervennlig*, intuitiv*, lettbetjent*, enkel betjening,
      enkel i bruk, lett å håndtere, enkel å håndtere, lett å påføre, enkle å bruke`,
    fi: `
      helppokäyttöi*, helppo käyttää, helppoa käyttää, käyttäjäystävälli*, intuitiivi*, yksinkertainen käyttää,
      helppo käsitellä, helposti käytettäv*, helppo levittää, käyttömukavuus, vaivaton käyttää, vaivaton käyttö`,
  },
  complicated: {
    en: `
      complicated, difficult to use, tricky to use, fiddly, complex to set up, steep learning curve, takes practice,
      hard to use, takes some getting used to`,
    de: `
      kompliziert*, umständlich*, schwierig zu bedienen, fummelig*, etwas übung, gewöhnungsbedürftig*, erfordert übung`,
    fr: `
      compliqué*, difficile à utiliser, complexe à utiliser, demande de la pratique, demande de l entraînement,
      prise en main difficile`,
    es: 'complicad*, difícil de usar, difícil de manejar, requiere práctica, curva de aprendizaje',
    it: 'complicat*, difficile da usare, macchinos*, richiede pratica, curva di apprendimento',
    nl: 'ingewikkeld*, moeilijk te gebruiken, lastig te gebruiken, omslachtig*, vergt oefening, vraagt wat oefening',
    pl: 'skomplikowan*, trudn* w obsłudze, wymaga wprawy, wymaga praktyki, kłopotliw*',
    pt: 'complicad*, difícil de usar, difícil de utilizar, exige prática, requer prática, curva de aprendizagem',
    sv: 'komplicera*, krånglig*, svår att använda, kräver övning, kräver träning',
    da: 'kompliceret, komplicerede, besværlig*, svær at bruge, kræver øvelse',
    nb: 'komplisert*, vanskelig å bruke, tungvint*, krever øvelse, vrien',
    fi: 'monimutkai*, hankala käyttää, vaikea käyttää, hankalakäyttöi*, vaatii harjoittelua',
  },
  quickToSetUp: {
    en: `
      quick to set up, easy to set up, quick to assemble, easy to assemble, easy assembly, quick assembly, easy setup,
      quick setup, easy installation, easy to install, simple to assemble, sets up in, easy to pitch, quick to pitch,
      simple setup, ready in minutes, ready to use in`,
    de: `
      schnell aufgebaut, schnell aufzubauen, einfacher aufbau, leicht aufzubauen, schneller aufbau, einfach aufzubauen,
      einfache montage, schnelle montage, leicht zu montieren, einfach zu montieren, schnell montiert,
      einfache installation, im nu aufgebaut, schnell einsatzbereit, leichter aufbau, schnell und einfach aufgebaut,
      einfach zu installieren`,
    fr: `
      facile à monter, montage facile, montage rapide, facile à installer, installation facile, installation rapide,
      simple à monter, rapide à monter, se monte en, s installe en, montage simple, facile à assembler,
      facilité de montage`,
    es: `
      fácil de montar, fácil montaje, montaje fácil, montaje rápido, fácil de instalar, instalación sencilla,
      montaje sencillo, fácil instalación, rápido de montar, se monta en, se instala en, sencillo de montar`,
    it: `
      facile da montare, montaggio facile, montaggio rapido, facile da installare, installazione semplice,
      facile montaggio, montaggio semplice, si monta in, veloce da montare, facile da assemblare, installazione rapida,
      semplice da montare`,
    nl: `
      makkelijk op te zetten, snel op te zetten, snel opgezet, eenvoudig op te zetten, eenvoudige montage,
      makkelijk te monteren, snel te monteren, eenvoudig te installeren, makkelijk te installeren, snelle montage,
      eenvoudig te monteren, makkelijk in elkaar te zetten`,
    pl: `
      łatw* w montażu, łatwy montaż, szybki montaż, prosty montaż, łatw* do złożenia, szybkie rozkładanie,
      łatwe rozkładanie, łatw* w rozłożeniu, szybko się rozkłada, prosta instalacja, łatwo się montuje,
      prost* w montażu`,
    pt: `
      fácil de montar, fácil montagem, montagem fácil, montagem rápida, fácil de instalar, instalação simples,
      montagem simples, monta se em, instalação fácil, rápido de montar, fácil instalação`,
    sv: `
      lätt att montera, enkel montering, snabb montering, lätt att sätta upp, enkel att montera, snabb att sätta upp,
      enkel installation, lätt att installera, enkel uppsättning, lättmonterad*, går snabbt att sätta upp`,
    da: `
      nem at samle, nem at montere, nem montering, hurtig at sætte op, nem at sætte op, nem opsætning, let at samle,
      hurtig montering, nem installation, nem at installere, hurtig opsætning`,
    nb: `
      enkel å montere, lett å montere, enkel montering, rask montering, lett å sette opp, enkel å sette opp,
      rask å sette opp, enkel installasjon, lett å installere, enkelt oppsett`,
    fi: `
      helppo koota, helppo asentaa, helppo pystyttää, nopea koota, nopea pystyttää, nopea asennus, helppo asennus,
      helppo kokoaminen, nopeasti pystytet*, helposti koottav*, helposti asennettav*`,
  },
  easyToClean: {
    en: `
      easy to clean, easy clean, easy cleaning, simple to clean, easily cleaned, wipes clean, wipe clean, easy to wipe,
      cleans easily, quick to clean, easy to rinse`,
    de: `
      leicht zu reinigen, einfach zu reinigen, leicht zu säubern, leichte reinigung, einfache reinigung,
      reinigungsfreundlich*, lässt sich leicht reinigen, abwischbar*, schnell gereinigt, leicht abwischen,
      mühelose reinigung, lässt sich einfach reinigen, schnell zu reinigen`,
    fr: `
      facile à nettoyer, faciles à nettoyer, nettoyage facile, se nettoie facilement, simple à nettoyer,
      facile d entretien, nettoyage simple, entretien facile, se nettoient facilement, nettoyage rapide`,
    es: `
      fácil de limpiar, fáciles de limpiar, fácil limpieza, limpieza fácil, se limpia fácilmente, limpieza sencilla,
      sencillo de limpiar, se limpia con facilidad, limpieza rápida`,
    it: `
      facile da pulire, facili da pulire, pulizia facile, semplice da pulire, si pulisce facilmente, facile pulizia,
      pulizia semplice, si puliscono facilmente`,
    nl: `
      makkelijk schoon te maken, gemakkelijk schoon te maken, eenvoudig schoon te maken, makkelijk te reinigen,
      eenvoudig te reinigen, gemakkelijk te reinigen, eenvoudige reiniging, makkelijk schoon te houden`,
    pl: `
      łatw* w czyszczeniu, łatw* do czyszczenia, łatwe czyszczenie, łatwo się czyści, prost* w czyszczeniu,
      łatwo wyczyścić, łatw* do umycia, łatwo umyć, łatw* w utrzymaniu czystości, łatwe do wyczyszczenia`,
    pt: `
      fácil de limpar, fáceis de limpar, fácil limpeza, limpeza fácil, limpa se facilmente, simples de limpar,
      limpeza simples, fácil de lavar, fácil higienização`,
    sv: `
      lätt att rengöra, enkel att rengöra, enkla att rengöra, lättrengjord*, lättstädad*, enkel rengöring,
      lätt att torka av, lätt att göra ren, lätta att rengöra`,
    da: `
      nem at rengøre, let at rengøre, nem rengøring, nemme at rengøre, let at tørre af, nem at gøre ren,
      nem at holde ren`,
    nb: `
      lett å rengjøre, enkel å rengjøre, enkel rengjøring, lette å rengjøre, lett å tørke av, lettstelt*,
      lett å holde ren`,
    fi: `
      helppo puhdistaa, helposti puhdistettav*, helppo pitää puhtaana, helppo pyyhkiä, helppohoitoi*, helppo puhdistus,
      puhdistuu helposti`,
  },
  lowMaintenance: {
    en: `
      low maintenance, easy care, easy to care for, maintenance free, no maintenance, minimal maintenance,
      easy to maintain, requires little care, little upkeep`,
    de: `
      pflegeleicht*, wartungsarm*, wartungsfrei*, wenig pflege, geringer wartungsaufwand, geringer pflegeaufwand,
      leicht zu pflegen, wenig wartung`,
    fr: `
      facile d entretien, entretien facile, peu d entretien, sans entretien, facile à entretenir, faible entretien,
      entretien minimal`,
    es: `
      bajo mantenimiento, poco mantenimiento, fácil mantenimiento, sin mantenimiento, fácil de cuidar, fácil cuidado,
      mantenimiento mínimo, fácil de mantener`,
    it: `
      poca manutenzione, bassa manutenzione, facile manutenzione, senza manutenzione, facile da curare,
      manutenzione minima, facile da mantenere`,
    nl: `
      onderhoudsarm*, onderhoudsvrij*, onderhoudsvriendelijk*, weinig onderhoud, makkelijk in onderhoud,
      gemakkelijk in onderhoud, makkelijk te onderhouden`,
    pl: `
      łatw* w pielęgnacji, łatw* w utrzymaniu, bezobsługow*, mało wymagając*, nie wymaga konserwacji,
      łatw* w konserwacji, prost* w pielęgnacji`,
    pt: `
      baixa manutenção, pouca manutenção, fácil manutenção, sem manutenção, fácil de cuidar, manutenção mínima,
      fácil de manter`,
    sv: 'lättskött*, underhållsfri*, lite underhåll, minimalt underhåll, lätt att underhålla, lätt att sköta',
    da: `
      vedligeholdelsesfri*, nem at vedligeholde, let at vedligeholde, minimal vedligeholdelse, let at passe,
      nem at passe, kræver ikke meget vedligehold*`,
    nb: `
      vedlikeholdsfri*, lettstelt*, lite vedlikehold, enkel å vedlikeholde, lett å vedlikeholde, minimalt vedlikehold`,
    fi: 'helppohoitoi*, huoltovapa*, vähän huoltoa, vähäinen huolto, helppo hoitaa, helppo huoltaa',
  },
  portable: {
    en: `
      portable, easy to carry, easy to transport, on the go, transportable, take it anywhere, portability,
      take anywhere, take it with you, travel friendly`,
    de: `
      tragbar*, transportabel, transportable*, leicht zu transportieren, mobil einsetzbar, für unterwegs,
      einfach zu transportieren, gut zu transportieren, portabel, portable*, überallhin mitnehmen, leicht zu tragen,
      reisetauglich*`,
    fr: `
      portatif*, portative*, nomade*, facile à transporter, transportable*, facile à emporter, à emporter partout,
      s emporte partout, facilement transportable*, facilement portable`,
    es: `
      es portátil, portátil y, ligero y portátil, formato portátil, fácil de transportar, fácil de llevar,
      transportable*, para llevar a cualquier parte, para llevar a todas partes, portabilidad`,
    it: `
      è portatile, portatile e, formato portatile, facile da trasportare, trasportabil*, da portare ovunque,
      facile da portare, da portare con sé, portabilità, comodo da trasportare`,
    nl: `
      draagbaar, draagbare, makkelijk mee te nemen, onderweg te gebruiken, gemakkelijk mee te nemen,
      overal mee naartoe, voor onderweg, meeneemgemak, makkelijk te vervoeren`,
    pl: `
      przenośn*, łatw* do przenoszenia, łatw* w transporcie, łatw* do transportu, wszędzie ze sobą,
      do zabrania wszędzie, łatwo przenosić`,
    pt: `
      é portátil, portátil e, leve e portátil, formato portátil, fácil de transportar, fácil de levar, transportáv*,
      para levar para qualquer lado, portabilidade, fácil transporte`,
    sv: `
      bärbar och, portabel*, portabla, lätt att bära med, lätt att ta med, lätt att transportera, ta med överallt,
      enkel att ta med, enkel att transportera`,
    da: `
      bærbar og, transportabel*, let at bære, nem at tage med, let at tage med, nem at transportere,
      tag den med overalt`,
    nb: `
      bærbar og, transportabel*, lett å bære med, lett å ta med, enkel å ta med, ta med overalt, enkel å transportere`,
    fi: `
      helppo kantaa, helppo kuljettaa, helppo ottaa mukaan, mukaan otettav*, siirreltäv*, helposti mukana,
      matkakäyttöön, helposti kannettava*`,
  },
  packable: {
    en: `
      packable, packs away, packs down small, packs small, folds away, folds up small, folds down small,
      small pack size, rolls up small, compressible, stows away, packs into`,
    de: `
      klein verpackbar*, klein zusammenfaltbar*, kleines packmaß, geringes packmaß, lässt sich klein verpacken,
      lässt sich klein zusammen*, verstaubar*, komprimierbar*, packbar*, klein zusammenrollbar*, leicht zu verstauen`,
    fr: `
      se plie facilement, repliable dans, se range dans, compressible*, se replie, facile à ranger,
      se range facilement, petit volume de rangement, se compacte`,
    es: `
      se pliega, plegable en su, se guarda en, fácil de guardar, compresible*, se recoge en poco, empaquetable*,
      se enrolla`,
    it: 'si ripiega, ripiegabil*, facile da riporre, comprimibil*, si ripone in, richiudibil*, si arrotola',
    nl: `
      klein op te bergen, opvouwbaar in, makkelijk op te bergen, compact op te vouwen, klein op te vouwen,
      comprimeerba*, klein in te pakken, oprolbaar`,
    pl: `
      łatwo się składa, pakowaln*, mały po spakowaniu, mieści się w pokrowcu, można zwinąć, zwijan*, kompresyjn*,
      mały rozmiar po złożeniu, łatw* do spakowania, łatw* do schowania`,
    pt: `
      dobra se facilmente, fácil de guardar, fácil de arrumar, guarda se em, compressív*, compactáv*, fácil de dobrar`,
    sv: 'packbar*, liten packvolym, packas ihop, lätt att packa, ihopvikbar*, komprimerbar*, lätt att stuva undan',
    da: 'pakkes sammen, lille pakstørrelse, let at pakke, lille pakmål, komprimerbar*, nem at pakke væk',
    nb: 'pakkes sammen, liten pakkstørrelse, lett å pakke, lite pakkvolum, komprimerbar*, pakkbar*, lett å pakke bort',
    fi: `
      pakkautuu, pakattava*, menee pieneen tilaan, pieni pakkauskoko, pakattavissa, kokoon puristettav*,
      pieneen pakkauskokoon`,
  },
  spaceSaving: {
    en: `
      space saving, saves space, space saver, takes up little space, takes up very little space,
      ideal for small spaces, stackable, stows neatly`,
    de: `
      platzsparend*, spart platz, raumsparend*, nimmt wenig platz, benötigt wenig platz, braucht wenig platz,
      platzsparer, wenig platzbedarf, stapelbar*`,
    fr: `
      gain de place, gagne de la place, peu encombrant*, prend peu de place, prend très peu de place,
      fait gagner de la place, économise de l espace, peu de place, empilable*`,
    es: `
      ahorra espacio, ahorro de espacio, ocupa poco espacio, ahorran espacio, poco espacio, apilable*, ocupa muy poco`,
    it: 'salvaspazio, risparmia spazio, poco spazio, risparmio di spazio, occupa poco spazio, impilabil*',
    nl: `
      ruimtebesparend*, bespaart ruimte, neemt weinig ruimte, neemt weinig plaats, weinig plaats in, plaatsbesparend*,
      stapelbaar, stapelbare`,
    pl: `
      oszczędza miejsce, oszczędność miejsca, zajmuje mało miejsca, zajmuje niewiele miejsca, zajmują mało miejsca,
      oszczędza przestrzeń, oszczędność przestrzeni`,
    pt: `
      poupa espaço, economiza espaço, ocupa pouco espaço, economia de espaço, pouco espaço, empilháv*,
      poupança de espaço`,
    sv: `
      platsbesparande, utrymmesbesparande, sparar plats, tar liten plats, tar lite plats, utrymmessnål*, yteffektiv*,
      staplingsbar*, stapelbar*`,
    da: 'pladsbesparende, sparer plads, fylder ikke meget, fylder lidt, pladsvenlig*, stabelbar*',
    nb: 'plassbesparende, sparer plass, tar liten plass, tar lite plass, tar ikke mye plass, stablebar*',
    fi: 'tilaa säästävä*, säästää tilaa, vie vähän tilaa, tilansääst*, ei vie paljon tilaa, pinottav*',
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
  educational: {
    en: `
      educational, learning toy, encourages learning, develops motor skills, fine motor skills, motor skills,
      learn through play, stimulates development, teaches, montessori, hand eye coordination, encourages development,
      problem solving skills`,
    de: `
      lehrreich*, pädagogisch*, lernspielzeug*, fördert die motorik, feinmotorik*, lernspiel*, fördert die entwicklung,
      spielerisch lernen, spielerisches lernen, montessori, motorik*, hand auge koordination, fördert das lernen,
      lerneffekt`,
    fr: `
      éducatif*, éducative*, pédagogique*, motricité, développe la motricité, apprendre en jouant, jeu d éveil,
      montessori, jouet d éveil, coordination œil main, coordination main, ludo éducatif*, ludique et éducatif,
      favorise l apprentissage, jouet d apprentissage`,
    es: `
      educativ*, didáctic*, pedagógic*, motricidad, aprender jugando, desarrolla la motricidad, estimula el desarrollo,
      montessori, coordinación ojo, coordinación mano, psicomotric*, estimula el aprendizaje`,
    it: `
      educativ*, didattic*, pedagogic*, motricità, imparare giocando, sviluppa le abilità, montessori,
      capacità motorie, abilità motorie, coordinazione occhio, stimola l apprendimento, stimola lo sviluppo`,
    nl: `
      educatief, educatieve, leerzaam, leerzame, pedagogisch*, motoriek*, fijne motoriek, spelend leren,
      stimuleert de ontwikkeling, montessori, oog handcoördinatie, oog hand, leerspel*`,
    pl: `
      edukacyjn*, rozwija zdolności, motoryk*, motoryczn*, nauka przez zabawę, rozwija wyobraźnię, montessori,
      wspiera rozwój, pedagogiczn*, uczy poprzez zabawę, koordynacja ręka, koordynację ręka`,
    pt: `
      educativ*, didátic*, pedagógic*, motricidade, aprender a brincar, aprender brincando, montessori,
      coordenação motora, estimula o desenvolvimento, coordenação olho, coordenação mão, educaciona*`,
    sv: `
      pedagogisk*, lärorik*, motorik*, finmotorik*, lärande genom lek, lär sig genom lek, montessori, utbildande,
      stimulerar utveckling*, öga hand koordination`,
    da: `
      pædagogisk*, lærerig*, motorik*, finmotorik*, leg og læring, montessori, stimulerer udvikling*, lær gennem leg,
      øje hånd koordination`,
    nb: `
      pedagogisk*, lærerik*, motorikk*, finmotorikk*, lek og læring, montessori, stimulerer utvikling*,
      lære gjennom lek, øye hånd koordinasjon`,
    fi: `
      opettava*, kehittävä*, hienomotori*, motorii*, leikin kautta, montessori, oppimislelu*, edistää kehitystä,
      pedagogi*, silmä käsi, oppii leikki*`,
  },
  professional: {
    en: `
      professional, professional grade, professional quality, pro level, salon quality, commercial grade,
      barista quality, professional results, studio quality, salon results, industrial grade, professional use`,
    de: `
      professionell*, profiqualität, für profis, salonqualität, barista qualität, studioqualität, wie vom profi,
      gastronomiequalität, professional, profi, profis, profi qualität, profigerät*`,
    fr: `
      professionnel*, qualité professionnelle, qualité pro, digne d un salon, niveau professionnel,
      usage professionnel`,
    es: 'profesional*, calidad profesional, nivel profesional, uso profesional, como un profesional',
    it: 'professional*, qualità professionale, livello professionale, uso professionale',
    nl: 'professioneel, professionele, profkwaliteit, salonkwaliteit, voor professionals, professional',
    pl: 'profesjonaln*, jakość profesjonalna, dla profesjonalistów, dla zawodowców, profesjonalist*',
    pt: 'profissional, profissionais, qualidade profissional, nível profissional, uso profissional',
    sv: 'professionell*, proffs*, salongskvalitet, proffskvalitet, för proffs, yrkesbruk',
    da: 'professionel*, proff*, salonkvalitet, til professionelle, erhvervsbrug, i professionel kvalitet',
    nb: 'profesjonell*, proffkvalitet, for proffer, salongkvalitet, proffbruk, til proffbruk',
    fi: 'ammattitaso*, ammattimai*, ammattilais*, ammattikäyttö*, ammattilaatui*, salonkilaatui*',
  },
  beginnerFriendly: {
    en: `
      beginner friendly, for beginners, suitable for beginners, ideal for beginners, great for beginners, entry level,
      good for starting out, beginners, novice, first timers, getting started with, starter model, newbies`,
    de: `
      anfängerfreundlich*, einsteigerfreundlich*, für anfänger*, für einsteiger*, einsteigermodell*, anfängergeeignet*,
      einstiegsmodell*, einstiegsgerät*, ideal zum einstieg, perfekt für den einstieg, einsteiger*, für neulinge`,
    fr: `
      pour débutant*, pour les débutants, débutants, débutant, débutante*, idéal pour débuter, pour débuter,
      accessible aux débutants, entrée de gamme, modèle d initiation, novices, pour commencer à pratiquer`,
    es: `
      para principiantes, principiante*, ideal para empezar, para iniciarse, iniciación, para novatos, gama de entrada,
      nivel de entrada, para empezar en`,
    it: `
      per principianti, principiant*, ideale per iniziare, per chi inizia, per neofiti, neofit*, livello base,
      entry level, adatto ai principianti, alle prime armi`,
    nl: `
      voor beginners, beginnersvriendelijk*, beginnersmodel*, beginner*, instapmodel*, ideaal om te beginnen,
      instapper*, geschikt voor beginners`,
    pl: `
      dla początkujących, początkując*, na początek przygody, dla nowicjuszy, dla amatorów, podstawowy model,
      dla zaczynających`,
    pt: `
      para principiantes, para iniciantes, iniciante*, principiante*, ideal para começar, gama de entrada,
      modelo de entrada, nível de entrada`,
    sv: 'nybörjarvänlig*, för nybörjare, nybörjare*, instegsmodell*, perfekt för nybörjar*, nybörjarmodell*',
    da: 'begyndervenlig*, for begyndere, til begyndere, begyndere, nybegyndere, indgangsmodel*, nybegynder*',
    nb: 'nybegynnervennlig*, for nybegynnere, nybegynner*, inngangsmodell*, instegsmodell*',
    fi: `
      aloittelijoille, aloittelija*, aloittelijaystävälli*, aloittelevalle, vasta alkav*, lähtötason, aloittelijalle`,
  },
  forAdvanced: {
    en: `
      for advanced users, advanced users, experienced users, for experts, for enthusiasts, advanced level,
      demanding users, intermediate, enthusiasts, power users, ambitious, for experienced`,
    de: `
      für fortgeschrittene*, fortgeschritten*, für experten, erfahrene nutzer, erfahrene*, für ambitionierte,
      ambitionierte*, für enthusiasten, anspruchsvolle nutzer, für kenner, geübte*`,
    fr: `
      pour confirmé*, utilisateurs avancés, expérimenté*, confirmés, utilisateurs exigeants, niveau avancé,
      pour experts, passionnés, pour les connaisseurs`,
    es: `
      para avanzados, usuarios avanzados, experimentad*, nivel avanzado, usuarios exigentes, para entusiastas,
      con experiencia previa, para expertos`,
    it: `
      per esperti, utenti esperti, utenti avanzati, livello avanzato, per appassionati, utenti esigenti, più espert*`,
    nl: `
      voor gevorderden, gevorderd*, ervaren gebruikers, voor experts, voor liefhebbers, veeleisende gebruikers,
      voor ervaren`,
    pl: `
      dla zaawansowanych, zaawansowan* użytkownik*, dla doświadczonych, dla ekspertów, wymagając* użytkownik*,
      dla wymagających`,
    pt: `
      para avançados, utilizadores avançados, usuários avançados, experientes, nível avançado, para entusiastas,
      utilizadores exigentes, usuários exigentes`,
    sv: `
      för avancerade, avancerade användare, erfarna användare, för entusiaster, för erfarna, krävande användare,
      van användare`,
    da: 'for øvede, øvede, erfarne brugere, for entusiaster, avancerede brugere, krævende brugere, til øvede',
    nb: 'for viderekomne, viderekomne, erfarne brukere, for entusiaster, avanserte brukere, krevende brukere, øvede',
    fi: `
      edistyneille, kokeneille, kokeneelle, kokeneet käyttäjät, harrastajille, vaativaan käyttöön, edistynyt käyttäjä`,
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
