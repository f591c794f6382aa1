import type { ConceptTable } from '../concept-table.ts';

/** Qualities: how something handles, and for whom. */
export const HANDLING: ConceptTable = {
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
};
