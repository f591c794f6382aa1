import type { ConceptTable } from '../concept-table.ts';

/** Maintenance, use and storage. */
export const UPKEEP: ConceptTable = {
  oiling: {
    en: `
      oil it, oil regularly, treat with oil, re oil, wood oil, care oil, re wax, treat with wax, linseed oil,
      mineral oil treatment, oil the wood, teak oil, beeswax polish`,
    de: `
      nachölen, geölt werden, mit öl behandel*, einölen, holzöl*, wachsen und ölen, nachwachsen mit wachs, teaköl*,
      leinöl*, einwachsen, möbelöl*, regelmäßig ölen, holzpflegeöl*, mit öl pflegen, ölen oder wachsen,
      gelegentlich ölen`,
    fr: `
      huiler, huile d entretien, traiter à l huile, cirer, entretenir avec de l huile, huile pour bois, huile de teck,
      huile de lin, appliquer une huile, cire d entretien, huilez`,
    es: `
      aceitar, aceite para madera, tratar con aceite, encerar, aceite de teca, aceite de linaza,
      aceite de mantenimiento, aplicar aceite`,
    it: `
      oliare, olio per legno, trattare con olio, oliatura, incerare, lubrificare, olio di teak, olio di lino,
      cera protettiva, oliato regolarmente`,
    nl: `
      inoliën, houtolie*, met olie behandel*, onderhoudsolie*, in de was zetten, teakolie*, lijnolie*, geolied worden,
      invetten, regelmatig oliën, geolied`,
    pl: `
      olejować, olejowani*, olej do drewna, olejem do drewna, woskować, smarować olejem, olejem lnianym,
      olejem do pielęgnacji, woskowani*, konserwować olejem`,
    pt: `
      olear, óleo para madeira, tratar com óleo, encerar, lubrificar, óleo de teca, óleo de linhaça, aplicar óleo,
      olear a madeira`,
    sv: `
      oljas, olja in, träolja*, behandla med olja, inoljning, oljas in, smörj med, teakolja*, linolja*, oljebehandl*,
      vaxas, vaxas in`,
    da: `
      olieres, oliere, træolie*, behandles med olie, oliebehandl*, smøres med olie, teakolie*, linolie*, olie på træet`,
    nb: 'oljes, olje inn, treolje*, behandles med olje, oljebehandl*, smøres med olje, teakolje*, linolje*',
    fi: `
      puuöljy*, öljyämin*, öljyä säännöllisesti, vahaus*, käsittele öljyllä, pellavaöljy*, teaköljy*, vahaamin*,
      öljyllä käsitel*, hoitoöljyllä, öljytään, öljyttäv*, vahataan, öljyä puuta`,
  },
  leatherCare: {
    en: `
      leather care, leather cream, shoe polish, leather conditioner, leather balm, polish the leather, leather wax,
      shoe cream, suede brush, nubuck spray`,
    de: `
      lederpflege*, lederfett*, lederbalsam*, schuhcreme*, lederöl*, lederwachs*, lederreinig*, schuhpflege*,
      wildlederbürste*, veloursbürste*, nubukspray*, schuhwachs`,
    fr: `
      entretien du cuir, crème pour cuir, cirage, baume pour cuir, graisse pour cuir, crème cuir, soin du cuir,
      lait pour cuir, brosse à daim, brosse pour daim`,
    es: `
      cuidado del cuero, crema para cuero, betún, grasa para cuero, bálsamo para cuero, crema para calzado,
      cuidado de la piel del calzado, cera para cuero, cepillo para ante, crema nutritiva para piel`,
    it: `
      cura della pelle conciata, crema per pelle, lucido da scarpe, grasso per pelle, balsamo per pelle,
      crema per cuoio, prodotti per la pelle delle scarpe, lucido per scarpe, cera per cuoio, spazzola per camoscio,
      grasso per cuoio`,
    nl: `
      lederverzorging, leercrème, lederbalsem, schoensmeer, leervet*, leeronderhoud, ledervet, lederwas, leerbalsem,
      leerverzorging, schoenpoets*`,
    pl: `
      pielęgnacja skóry naturalnej, krem do skóry licowej, pasta do butów, tłuszcz do skór, balsam do skóry licowej,
      preparat do skóry, pastować, pastą do butów, wosk do skóry, impregnat do zamszu, preparaty do skóry,
      szczotka do zamszu`,
    pt: `
      cuidado do couro, creme para couro, graxa, gordura para couro, bálsamo para couro, hidratante para couro,
      cera para couro, produto para couro, limpeza de couro, escova para camurça`,
    sv: `
      lädervård*, läderfett*, lädervax*, skokräm*, läderbalsam*, läderkräm*, skovård*, läderolja*, mockaborste*,
      skinnvård*`,
    da: `
      læderpleje*, læderfedt*, lædervoks*, skocreme*, læderbalsam*, læderolie*, skopleje*, lædercreme*,
      ruskindsbørste*`,
    nb: `
      lærpleie*, lærfett*, skokrem*, lærkrem*, lærbalsam*, skopuss*, lærolje*, skopleie*, skinnpleie*, semsket børste`,
    fi: `
      nahanhoito*, nahkavoide*, nahkarasva*, kenkälankki*, nahkavaha*, kenkävoide*, nahkabalsami*, mokkaharja*,
      kenkävaha*, nahkaöljy*`,
  },
  descaling: {
    en: 'descale, descaling, descaler, decalcify, limescale, descaled, de scale, scale build up',
    de: 'entkalk*, kalkablagerung*, verkalk*',
    fr: 'détartr*, calcaire, anticalcaire, entartr*',
    es: 'descalcific*, antical, desincrustar, desincrustante*, la cal, restos de cal, depósitos de cal',
    it: 'decalcific*, calcare, anticalcare, disincrosta*',
    nl: 'ontkalk*, kalkaanslag, kalkaanslag verwijder*, antikalk',
    pl: 'odkamieni*, kamienia kotłowego, osad kamienny, odwapniani*, osad z kamienia, osadu z kamienia, antywapienn*',
    pt: 'descalcific*, calcário, desincrustar, anticalcário',
    sv: 'avkalk*, kalkavlagring*, kalka av, kalkbeläggning*',
    da: 'afkalk*, kalkaflejring*',
    nb: 'avkalk*, kalkavleiring*, kalkbelegg',
    fi: 'kalkinpoist*, kalkkikert*, kalkki poistet*, kalkin poist*, poista kalkki, kalkkia',
  },
  waterproofingSpray: {
    en: `
      waterproofing spray, re proof, reproof, reproofing, impregnation, impregnate, impregnating spray, re waterproof,
      waterproofing treatment, proofing spray, dwr treatment, wash in waterproofing, reimpregnate, waterproofer,
      protector spray`,
    de: 'imprägnier*, nachimprägnier*, einwaschimprägnier*',
    fr: `
      imperméabiliser, imperméabilisant*, imprégnation, spray imperméabilisant, réimperméabiliser, imprégner,
      réimperméabilisation, imprégnant*, réimprégner`,
    es: `
      impermeabilizar, impermeabilizante*, spray impermeabilizante, impregnar, impermeabilización, reimpermeabilizar,
      impregnación`,
    it: `
      impermeabilizzare, impermeabilizzant*, spray impermeabilizzante, impregnare, impregnante*, impermeabilizzazione,
      reimpermeabilizz*`,
    nl: 'impregneren, impregneer*, geïmpregneerd*, impregnatie, waterdichtspray, opnieuw impregneren',
    pl: 'impregnować, impregnacj*, impregnat*, impregnowani*, zaimpregnować, spray impregnując*, impregnuj',
    pt: `
      impermeabilizar, impermeabilizante*, spray impermeabilizante, impregnar, impermeabilização, reimpermeabilizar,
      impregnação`,
    sv: 'impregner*, återimpregner*, efterimpregner*',
    da: 'imprægner*, genimprægner*',
    nb: 'impregner*, reimpregner*',
    fi: 'kyllästys*, kyllästäminen, impregnoi*, suojasuihk*, kyllästett*, vettähylkivyyskäsittel*',
  },
  storageDry: {
    en: `
      store dry, keep dry, store in a dry place, in a dry place, dry place, cool and dry, cool dry place, keep it dry,
      stored dry`,
    de: `
      trocken lagern, trocken aufbewahren, trocken gelagert, kühl und trocken, trockenen ort, trocken und,
      trocken halten, vor feuchtigkeit schützen, trocken auf, vor nässe schützen`,
    fr: `
      conserver au sec, endroit sec, à l abri de l humidité, au sec, lieu sec, garder au sec, endroit frais et sec,
      stocker au sec`,
    es: `
      guardar en un lugar seco, lugar seco, lugar fresco y seco, conservar en seco, proteger de la humedad, sitio seco,
      almacenar en seco, evitar la humedad`,
    it: `
      luogo asciutto, conservare all asciutto, luogo fresco e asciutto, al riparo dall umidità, all asciutto,
      posto asciutto, proteggere dall umidità`,
    nl: `
      droog bewaren, droge plaats, droog opbergen, koel en droog, op een droge plek, droge plek, beschermen tegen vocht,
      droog houden`,
    pl: `
      suchym miejscu, przechowywać w suchym, suche miejsce, chronić przed wilgocią, suchym i chłodnym,
      chłodnym i suchym, przechowuj w suchym`,
    pt: `
      lugar seco, local seco, local fresco e seco, manter seco, proteger da humidade, proteger da umidade, sítio seco,
      guardar em local seco`,
    sv: `
      förvaras torrt, torr plats, förvara torrt, torrt och svalt, svalt och torrt, skyddas mot fukt, håll torr,
      torrt utrymme`,
    da: `
      opbevares tørt, tørt sted, opbevar tørt, tørt og køligt, køligt og tørt, beskyttes mod fugt, holdes tør,
      tør og kølig`,
    nb: `
      oppbevares tørt, tørt sted, tørt og kjølig, kjølig og tørt, beskyttes mot fukt, holdes tørr, lagres tørt,
      oppbevar tørt`,
    fi: `
      kuivassa paikassa, säilytä kuivassa, säilytetään kuivassa, kuivassa tilassa, suojaa kosteudelta,
      kuivassa ja viileässä, viileässä ja kuivassa`,
  },
  storageCool: {
    en: `
      store cool, cool place, keep cool, cool and dry, store below, cool and dark, stored in a cool, cool dry place,
      away from heat`,
    de: `
      kühl lagern, kühl aufbewahren, kühl und trocken, kühlen ort, kühl und dunkel, kühl stellen, kühl gelagert,
      vor wärme schützen, vor hitze schützen`,
    fr: 'endroit frais, conserver au frais, lieu frais, à l abri de la chaleur, garder au frais',
    es: `
      lugar fresco, conservar en frío, mantener fresco, sitio fresco, proteger del calor, lejos del calor,
      lejos de fuentes de calor`,
    it: 'luogo fresco, conservare al fresco, al fresco, posto fresco, lontano da fonti di calore, al riparo dal calore',
    nl: 'koel bewaren, koele plaats, koel en droog, koele plek, koel en donker, gekoeld bewaren',
    pl: 'chłodnym miejscu, przechowywać w chłodnym, chłodnym i suchym, suchym i chłodnym, z dala od źródeł ciepła',
    pt: `
      lugar fresco, local fresco, manter fresco, conservar no frio, local fresco e seco, longe do calor,
      longe de fontes de calor`,
    sv: 'förvaras svalt, sval plats, förvaras kallt, svalt och torrt, torrt och svalt, svalt och mörkt',
    da: 'opbevares køligt, køligt sted, køligt og tørt, tørt og køligt, køligt og mørkt',
    nb: 'oppbevares kjølig, kjølig sted, kjølig og tørt, tørt og kjølig, kjølig og mørkt',
    fi: 'viileässä, viileään, viileä paikka, viileässä ja kuivassa',
  },
  refrigerate: {
    en: 'refrigerate, refrigerated, in the fridge, fridge, keep chilled, in the refrigerator, keep refrigerated',
    de: 'im kühlschrank, gekühlt, kühlschrank, gekühlt aufbewahren, in den kühlschrank',
    fr: 'au réfrigérateur, réfrigéré*, au frigo, réfrigérateur, frigo',
    es: 'en la nevera, en el frigorífico, refrigerad*, refrigerar, nevera, frigorífico',
    it: 'in frigorifero, in frigo, refrigerat*, frigorifero',
    nl: 'in de koelkast, gekoeld, koelkast, in de ijskast',
    pl: 'w lodówce, do lodówki, lodówce, w warunkach chłodniczych',
    pt: 'no frigorífico, na geladeira, refrigerad*, refrigerar, frigorífico, geladeira',
    sv: 'i kylskåp, kylskåp*, kylvara, i kylen, förvaras kylt',
    da: 'i køleskab*, køleskab*, på køl',
    nb: 'i kjøleskap*, kjøleskap*, på kjøl, kjølevare',
    fi: 'jääkaapi*, jääkaappi*, kylmäsäilyty*',
  },
  avoidSunlight: {
    en: `
      away from sunlight, avoid direct sunlight, out of direct sunlight, protect from light, store in the dark,
      away from direct sunlight, protected from light, direct sunlight, dark place`,
    de: `
      vor licht schützen, vor sonneneinstrahlung, vor direkter sonneneinstrahlung, direkte sonne, lichtgeschützt*,
      vor sonnenlicht, direktes sonnenlicht, direkter sonne, dunkel lagern, direkte sonneneinstrahlung,
      vor licht geschützt, dunkel aufbewahren`,
    fr: `
      à l abri de la lumière, à l abri du soleil, lumière directe du soleil, éviter le soleil direct,
      rayons directs du soleil, exposition directe au soleil, soleil direct`,
    es: `
      proteger de la luz, luz solar directa, evitar el sol directo, alejado del sol, lejos del sol, protegido de la luz,
      luz directa del sol, sol directo`,
    it: `
      al riparo dalla luce, luce diretta del sole, luce solare diretta, al riparo dal sole, sole diretto,
      raggi diretti del sole, lontano dalla luce`,
    nl: `
      uit direct zonlicht, tegen direct zonlicht, direct zonlicht, donker bewaren, beschermen tegen licht, uit de zon,
      directe zon`,
    pl: `
      chronić przed światłem, z dala od słońca, bezpośredni* światł* słoneczn*, promieni słonecznych,
      chronić przed słońcem, bezpośrednim nasłonecznieniem, światłem słonecznym, bezpośrednie słońce`,
    pt: `
      ao abrigo da luz, luz solar direta, evitar o sol direto, longe do sol, proteger da luz, protegido da luz,
      luz direta do sol, sol direto`,
    sv: 'skyddas mot ljus, direkt solljus, undvik solljus, skyddas från ljus, direkt sol, mörkt och svalt',
    da: 'beskyttes mod lys, direkte sollys, undgå sollys, mørkt sted, direkte sol',
    nb: 'beskyttes mot lys, direkte sollys, unngå sollys, mørkt sted, direkte sol',
    fi: `
      suojaa valolta, suora auringonvalo, suoralta auringonvalolta, auringonvalolta, suorassa auringon*,
      valolta suojattuna, suoraa auringon*`,
  },
  filterReplacement: {
    en: `
      replace the filter, change the filter, filter replacement, replacement filter*, filter change,
      filter should be replaced`,
    de: `
      filter wechseln, filterwechsel*, ersatzfilter*, filter austauschen, filter tauschen, filter ersetzen,
      wechselfilter*`,
    fr: `
      changer le filtre, remplacer le filtre, filtre de rechange, remplacement du filtre, filtres de rechange,
      changement du filtre`,
    es: `
      cambiar el filtro, reemplazar el filtro, filtro de recambio, sustituir el filtro, cambio de filtro,
      filtros de recambio, filtro de repuesto`,
    it: `
      sostituire il filtro, cambiare il filtro, filtro di ricambio, sostituzione del filtro, filtri di ricambio,
      cambio del filtro`,
    nl: 'filter vervangen, vervangend filter, filter vervang*, vervangingsfilter*, vervangfilter*, filters vervangen',
    pl: `
      wymiana filtra, wymienić filtr, filtr zapasowy, wymieniać filtr, wymianę filtra, filtry zapasowe, wymiany filtra,
      wymienny filtr`,
    pt: `
      trocar o filtro, substituir o filtro, filtro de substituição, mudar o filtro, troca do filtro,
      substituição do filtro, filtros de substituição, refil do filtro`,
    sv: 'byta filter, byt filter, filterbyte*, reservfilter*, utbytesfilter*, byta filtret',
    da: `
      skift filter, filterskift*, skifte filter, udskift filteret, reservefilter*, udskifte filteret, skiftes filter`,
    nb: 'bytte filter, bytt filter, filterbytte*, reservefilter*, skifte filter, bytte filteret, utskiftningsfilter*',
    fi: 'vaihda suodatin, suodattimen vaih*, vaihtosuodat*, varasuodat*, suodatin vaihdet*, vaihtaa suodat*',
  },
  noMaintenance: {
    en: `
      maintenance free, no maintenance, needs no maintenance, requires no maintenance, no upkeep, no care needed,
      no special care`,
    de: 'wartungsfrei*, keine wartung, pflegefrei*, keine pflege, ohne wartung, keine besondere pflege',
    fr: 'sans entretien, aucun entretien, ne nécessite aucun entretien, pas d entretien, aucun entretien particulier',
    es: `
      sin mantenimiento, no requiere mantenimiento, libre de mantenimiento, no necesita mantenimiento,
      ningún mantenimiento`,
    it: `
      senza manutenzione, non richiede manutenzione, esente da manutenzione, nessuna manutenzione,
      non necessita di manutenzione`,
    nl: 'onderhoudsvrij*, geen onderhoud, zonder onderhoud, onderhoudsloos',
    pl: 'bezobsługow*, nie wymaga konserwacji, bez konserwacji, niewymagając* konserwacji, nie wymaga pielęgnacji',
    pt: `
      sem manutenção, não requer manutenção, livre de manutenção, não precisa de manutenção, nenhuma manutenção,
      não exige manutenção`,
    sv: 'underhållsfri*, inget underhåll, kräver inget underhåll, skötselfri*',
    da: 'vedligeholdelsesfri*, ingen vedligeholdelse, kræver ingen vedligeholdelse, vedligeholdsfri*',
    nb: 'vedlikeholdsfri*, ingen vedlikehold, krever ikke vedlikehold, krever ingen vedlikehold',
    fi: 'huoltovapa*, ei vaadi huoltoa, ilman huoltoa, hoitovapa*, ei huoltoa',
  },
  microwaveSafe: {
    en: 'microwave safe, microwaveable, microwavable, microwave, microwave suitable, in the microwave, microwave proof',
    de: 'mikrowelle*, in der mikrowelle',
    fr: `
      micro ondes, compatible micro ondes, passe au micro ondes, va au micro ondes, microondes, passent au micro ondes,
      micro onde, micro ondable*`,
    es: 'microondas, apto para microondas, apta para microondas',
    it: 'microonde, adatto al microonde, nel microonde',
    nl: 'magnetron*, geschikt voor de magnetron',
    pl: 'mikrofal*, kuchenk* mikrofalow*, do mikrofalówki, do mikrofali',
    pt: 'micro ondas, microondas, compatível com micro ondas, apto para micro ondas',
    sv: 'tål mikro, mikrosäker*, mikrovågs*, tål mikrovågsugn, mikrotålig*, i mikron, tål mikron',
    da: 'mikroovn*, tåler mikroovn, mikrobølge*',
    nb: 'mikroovn*, mikrobølge*, tåler mikro',
    fi: 'mikrossa, mikron kest*, mikrokestäv*, mikroaalto*, mikroon, mikronkest*, mikrokäyttö*',
  },
  freezerSafe: {
    en: `
      freezer safe, freezer, can be frozen, freezer proof, suitable for the freezer, freezable, freezer friendly,
      deep freeze`,
    de: `
      gefrierfest*, gefriergeeignet*, einfrieren, gefrierschrank*, gefriertruhe*, eingefroren, gefriertauglich*,
      im gefrierfach, tiefkühl*, gefrierfach`,
    fr: 'congélateur, congelable*, congeler, passe au congélateur, congélation, congelé*',
    es: 'congelador, apto para congelador, congelar, se puede congelar, apta para congelador, congelación',
    it: 'congelatore, freezer, congelabil*, congelare, congelazione',
    nl: 'vriezer, vriezerbestendig*, invriezen, diepvries*, ingevroren, vrieskist, vriesvak',
    pl: 'zamrażar*, można mrozić, mrożeni*, do zamrażania, zamrażać, zamrażan*',
    pt: `
      congelador, congelar, apto para congelador, freezer, congelável, congeláveis, pode ser congelad*, congelamento,
      congelação`,
    sv: 'frys, tål frys, fryssäker*, frysas, fryståli*, frysen, frysa in, infrysning',
    da: 'fryseegnet, fryses, fryseren, indfrysning, nedfrysning, tåler frysning, i fryseren',
    nb: 'fryses, fryseren, tåler frys, frysesikker*, innfrysing, fryse ned, i fryseren',
    fi: `
      pakastin, pakasteta*, pakastimen kest*, pakastimeen, pakastimessa, pakasta*, pakastimenkest*, pakastukse*,
      pakastus*`,
  },
  seasonBeforeUse: {
    en: `
      season the pan, seasoning the pan, needs seasoning, pre seasoned, season before, seasoned before, re season,
      patina, seasoned cast iron, seasoned pan, seasoning before first use`,
    de: 'einbrennen, eingebrannt, patina',
    fr: 'culotter, culottage, patine, culottée',
    es: 'curar la sartén, curado de la sartén, pátina, precurad*, curar el hierro, curar antes',
    it: 'patina protettiva, prestagionat*, pre stagionat*, stagionatura della padella, patina',
    nl: 'inbranden, ingebrand, patina, patinalaag',
    pl: 'sezonować, sezonowani* patelni, wypalani* patelni, patyn*, sezonowan*',
    pt: 'curar a frigideira, cura da frigideira, pátina, pré curad*, curar a panela',
    sv: 'bränna in, bränns in, inbränning, patina, inbränd, bränn in',
    da: 'indbrænd*, brændes ind, patina, brænde ind',
    nb: 'brennes inn, innbrenning, patina, innbrent, brenne inn',
    fi: 'rasvapoltt*, patina, rasvapolto*, rasvapoltet*',
  },
  patchTest: {
    en: `
      patch test, test on a small area, allergy test, test on an inconspicuous area, test first on a small,
      48 hours before, skin test, test a small area`,
    de: `
      patch test, verträglichkeitstest, hauttest, an einer kleinen stelle testen, allergietest, an unauffälliger stelle,
      unauffälligen stelle, an einer unauffälligen, an einer kleinen stelle, patchtest, kleinen hautstelle`,
    fr: `
      test cutané, test d allergie, tester sur une petite zone, essai préalable, test de tolérance, petite zone,
      patch test, test préalable, faire un test, zone discrète, touche d essai`,
    es: `
      prueba de parche, prueba de alergia, probar en una zona pequeña, prueba cutánea, zona pequeña,
      prueba de sensibilidad, prueba de tolerancia, test de alergia, zona poco visible, zona discreta`,
    it: `
      patch test, prova allergica, testare su una piccola zona, test cutaneo, piccola zona, test di tolleranza,
      test allergico, prova cutanea, zona nascosta, piccola area`,
    nl: `
      patchtest, allergietest, test op een klein stukje, huidtest, patch test, klein plekje, klein stukje huid,
      onopvallende plek, plakproef`,
    pl: `
      test płatkowy, próba uczuleniowa, próbę uczuleniową, test uczuleniowy, wykonać próbę, na małym fragmencie skóry,
      niewielkim fragmencie, test na alergię, test skórny, próby uczuleniowej, testu uczuleniowego,
      mało widocznym miejscu`,
    pt: `
      teste de contacto, teste de contato, teste de alergia, teste cutâneo, testar numa pequena, pequena área,
      prova de toque, teste de toque, teste de sensibilidade, zona pequena, prova de sensibilidade`,
    sv: `
      lapptest*, allergitest*, testa på en liten yta, hudtest*, litet område, mindre hudområde, patchtest*,
      undanskymd plats, test på liten yta`,
    da: `
      lappetest*, allergitest*, test på et lille område, patch test, lille hudområde, hudtest*, test på et ikke synligt,
      diskret sted, lille område`,
    nb: `
      lappetest*, allergitest*, test på et lite område, hudtest*, lite område, patch test, lite hudområde,
      lite synlig sted`,
    fi: `
      lapputesti*, allergiatest*, testaa pienelle alueelle, ihotesti*, testaa tuotetta pien*, herkkyystest*,
      pienelle ihoalue*, pienelle alueelle, huomaamattoma*`,
  },
  sharpening: {
    en: 'sharpen, sharpening, whetstone, honing steel, resharpen*, sharpening steel, sharpening stone, sharpener, hone',
    de: `
      schärfen, nachschärfen, schleifstein*, wetzstahl*, wetzstein*, nachschleifen, nachgeschärft, schleifstab,
      schleifstahl`,
    fr: 'aiguiser, affûter, affûtage, pierre à aiguiser, fusil à aiguiser, aiguisage, aiguiseur*, réaffûter',
    es: 'afilar, piedra de afilar, chaira, afilador*, reafilar, afilado regular',
    it: 'affilare, affilatura, pietra per affilare, acciaino, affilacoltell*, riaffilare',
    nl: 'slijpen, wetstaal*, slijpsteen*, wetsteen*, bijslijpen, aanzetstaal*, slijpstaal',
    pl: 'ostrzenie, ostrzyć, osełk*, ostrzałk*, naostrzyć, ostrzenia, kamień szlifierski, stalka do ostrzenia',
    pt: 'afiar, afiação, pedra de afiar, chaira, afiador*, amolar',
    sv: 'slipas, vässa, slipning, brynsten*, brynstål*, skärpstål*, slipsten*, vässas, bryna',
    da: 'slibes, slibning, hvæsse*, slibesten*, strygestål*, skærpes, slibestål, skærpe kniv*',
    nb: 'slipes, sliping, bryne, slipestein*, brynestål*, slipestål*, kvesse, skjerpes',
    fi: 'teroit*, hiomakivi*, terota',
  },
  chargeBeforeUse: {
    en: `
      charge before first use, fully charge, charge fully, deep discharge, charge the battery regularly, charge before,
      charge regularly, fully charged before`,
    de: `
      vor dem ersten gebrauch vollständig, vollständig aufladen, tiefentladung, regelmäßig aufladen, voll aufladen,
      akku regelmäßig, vor der ersten verwendung laden, vor der ersten verwendung vollständig`,
    fr: `
      charger complètement, charge complète avant, charger avant la première, décharge complète, décharge profonde,
      recharger régulièrement, charger entièrement`,
    es: `
      cargar completamente, carga completa antes, cargar antes del primer, descarga completa, descarga profunda,
      cargar regularmente, cargar por completo`,
    it: `
      caricare completamente, prima carica, ricaricare regolarmente, scarica completa, carica completa prima,
      scarica profonda`,
    nl: `
      volledig opladen, regelmatig opladen, voor het eerste gebruik opladen, diepontlading, volledig op te laden,
      helemaal opladen`,
    pl: `
      naładować całkowicie, w pełni naładować, regularnie ładować, całkowitego rozładowania, naładować przed,
      głębokiego rozładowania, całkowicie naładować`,
    pt: `
      carregar completamente, carregar totalmente, carregar antes, descarga completa, descarga profunda,
      carregar regularmente, carregar por completo`,
    sv: 'ladda helt, ladda fullt, ladda före, fulladda*, djupurladd*, ladda regelbundet, laddas helt',
    da: 'oplad helt, lad helt op, oplades helt, oplad før, dybdeaflad*, oplad regelmæssigt, fuldt opladet før',
    nb: 'lad helt opp, fullad*, lades helt, lad opp før, lades før, lad regelmessig, dyputlading',
    fi: 'lataa täyteen, lataa ennen, ladattava täyteen, lataa akku, lataa säännöllisesti, syväpurka*',
  },
  consumeAfterOpening: {
    en: 'after opening, consume within, best before, shelf life, use by, best by, after you open',
    de: `
      nach dem öffnen, nach anbruch, haltbar bis, haltbarkeit*, innerhalb von ~ verbrauchen, mindestens haltbar*,
      angebrochen*, mindesthaltbarkeit*, nach öffnung, nach dem anbrechen`,
    fr: `
      après ouverture, une fois ouvert, à consommer dans, à consommer de préférence, durée de conservation,
      une fois ouverte, à consommer avant, dluo, ddm, date limite de consommation, date de durabilité`,
    es: `
      una vez abierto, después de abrir, tras la apertura, tras abrir, consumir en, consumir preferentemente,
      vida útil del alimento, una vez abierta, tras su apertura, fecha de caducidad, después de abierto`,
    it: `
      dopo l apertura, una volta aperto, una volta aperta, da consumarsi, consumare entro, una volta aperti,
      data di scadenza, termine minimo`,
    nl: 'na opening, na openen, houdbaar*, binnen ~ opmaken, ten minste houdbaar, tenminste houdbaar, eenmaal geopend',
    pl: `
      po otwarciu, termin przydatności, spożyć w ciągu, najlepiej spożyć, zużyć w ciągu, data ważności,
      terminem przydatności, daty ważności, po otworzeniu, minimalnej trwałości, termin ważności`,
    pt: `
      depois de aberto, após abertura, depois de abrir, consumir em, consumir de preferência, prazo de validade,
      uma vez aberto, após aberto, após a abertura, data de validade, validade de`,
    sv: 'efter öppnande, bäst före, hållbar i, efter öppning, hållbarhetstid*, förbrukas inom, bäst före datum',
    da: 'efter åbning, mindst holdbar*, holdbarhed*, bedst før, holdbar i',
    nb: 'etter åpning, best før, holdbarhet*, holdbar i',
    fi: 'avaamisen jälkeen, parasta ennen, säilyvyys*, käytettävä ~ kuluessa, viimeinen käyttöpäivä, avaamisesta',
  },
  shakeBeforeUse: {
    en: 'shake well, shake before use, shake before, shake the bottle, shake gently',
    de: 'vor gebrauch schütteln, gut schütteln, schütteln, geschüttelt',
    fr: 'agiter avant, bien agiter, secouer avant, bien secouer, agitez avant, agiter, secouer',
    es: 'agitar antes, agitar bien, agita bien, agítal*, agitar',
    it: 'agitare prima, agitare bene, agitare',
    nl: 'schudden voor, goed schudden, schud voor gebruik, schudden, schud de fles',
    pl: 'wstrząsnąć przed, wstrząśnij, wstrząsnąć, dobrze wstrząsnąć',
    pt: 'agitar antes, agitar bem, agite antes, agite bem, agitar',
    sv: 'skakas före, skaka före, omskakas, skaka väl, skaka flaskan, omskakas väl',
    da: 'omrystes, ryst før, rystes, ryst godt, ryst flasken',
    nb: 'ristes før, rist før, ristes godt, rist godt, rist flasken, ristes',
    fi: 'ravista, ravistettava, ravista ennen, ravistetaan, ravista hyvin',
  },
  outdoorWinterStorage: {
    en: `
      store indoors in winter, bring indoors, protective cover in winter, store it inside over winter, overwinter,
      cover in winter, store over winter, winter storage, stored indoors, bring inside`,
    de: `
      im winter abdecken, winterlager*, im winter einlagern, überwinter*, schutzhülle im winter, im winter drinnen,
      im winter ins haus, einwintern, über den winter, im winter ~ lagern`,
    fr: `
      hiverner, hivernage, rentrer en hiver, housse de protection en hiver, à l intérieur en hiver, rentré en hiver,
      rentrer l hiver, pendant l hiver à l abri`,
    es: `
      guardar en invierno, guardar en interior en invierno, cubrir en invierno, durante el invierno en, invernaje,
      en interior durante el invierno, guardarlo en invierno`,
    it: `
      ricoverare in inverno, riporre in inverno, coprire in inverno, al riparo in inverno, svernament*,
      al coperto in inverno, al chiuso in inverno, in inverno al coperto`,
    nl: `
      binnen zetten in de winter, overwinter*, in de winter binnen, winterstalling, in de winter afdekken,
      s winters binnen, winteropslag`,
    pl: `
      na zimę schować, zimować, przechowywanie zimą, na zimę przykryć, schować na zimę, zimowani*, przechowywać zimą,
      zimą w pomieszczeniu`,
    pt: `
      guardar no inverno, recolher no inverno, cobrir no inverno, durante o inverno no interior, abrigar no inverno,
      guardado no inverno`,
    sv: `
      förvaras inomhus under vintern, övervintr*, tas in under vintern, ställas in på vintern, ta in på vintern,
      vinterförvar*`,
    da: `
      vinteropbevaring*, tages ind om vinteren, overvintr*, stilles ind om vinteren, opbevares inde om vinteren,
      ind om vinteren, inde om vinteren`,
    nb: `
      vinterlagring*, tas inn om vinteren, overvintr*, lagres innendørs om vinteren, vinteroppbevaring, inn om vinteren,
      inne om vinteren`,
    fi: 'talvisäilyty*, talveksi sisälle, talvehti*, suojaa talveksi, sisälle talveksi, talvisäilö*, talvella sisällä',
  },
  storageRoomTemperature: {
    en: 'room temperature, at room temperature, ambient temperature',
    de: 'bei raumtemperatur, bei zimmertemperatur, raumtemperatur, zimmertemperatur',
    fr: 'à température ambiante, température ambiante',
    es: 'a temperatura ambiente, temperatura ambiente',
    it: 'a temperatura ambiente, temperatura ambiente',
    nl: 'op kamertemperatuur, bij kamertemperatuur, kamertemperatuur',
    pl: 'temperaturze pokojowej, temperatura pokojowa, temperaturę pokojową',
    pt: 'temperatura ambiente, à temperatura ambiente',
    sv: 'rumstemperatur, i rumstemperatur',
    da: 'stuetemperatur, rumtemperatur',
    nb: 'romtemperatur',
    fi: 'huoneenlämmössä, huoneenlämpö*',
  },
  compressedStorage: {
    en: `
      store uncompressed, store loosely, do not store compressed, store it loose, stored uncompressed,
      hang it up to store, store unrolled, store flat, store inflated with the valve open`,
    de: `
      unkomprimiert lagern, locker lagern, nicht komprimiert lagern, ausgerollt lagern, lose lagern,
      nicht im packsack lagern, ausgebreitet lagern, unkomprimiert aufbewahren, locker aufbewahren`,
    fr: `
      stocker non compressé, ne pas stocker compressé, conserver déroulé, ranger sans compression, stocker déplié,
      stocker à plat, sans le compresser, non comprimé`,
    es: `
      guardar sin comprimir, no guardar comprimid*, almacenar sin comprimir, guardar desenrollad*, guardar suelto,
      guardar extendid*`,
    it: `
      conservare non compresso, non conservare compresso, riporre srotolato, conservare senza comprimere, riporre steso,
      non compresso`,
    nl: `
      niet gecomprimeerd bewaren, los bewaren, uitgerold bewaren, ongecomprimeerd bewaren, uitgerold opbergen,
      los opbergen`,
    pl: `
      przechowywać luzem, nie przechowywać skompresowan*, przechowywać rozwinięt*, przechowywać nieskompresowan*,
      bez kompresji, luźno przechowywać`,
    pt: `
      guardar sem comprimir, não guardar comprimid*, armazenar sem comprimir, guardar desenrolad*, guardar estendid*,
      guardar solto`,
    sv: 'förvaras okomprimerad*, förvara inte komprimerad*, förvaras utrullad*, förvaras löst, okomprimerad*',
    da: 'opbevares ukomprimeret, ikke opbevares komprimeret, opbevares udrullet, opbevares løst, ukomprimeret',
    nb: 'oppbevares ukomprimert, ikke oppbevares komprimert, oppbevares utrullet, lagres løst, ukomprimert',
    fi: `
      säilytä puristamatt*, ei puristettuna, säilytetään auki rullattuna, säilytä väljästi, ilman puristusta,
      auki rullattuna`,
  },
};
