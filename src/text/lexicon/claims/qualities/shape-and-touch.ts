import type { ConceptTable } from '../concept-table.ts';

/** Qualities: shape, size, weight and touch. */
export const SHAPE_AND_TOUCH: ConceptTable = {
  lightweight: {
    en: `
      lightweight*, light weight, light in weight, featherlight, feather light, ultralight*, ultra light, super light,
      very light, so light, weighs only, weighs just, weighs next to nothing, light enough, is light and, low weight,
      light to carry, lighter than`,
    de: `
      leichtgewicht*, federleicht*, ultraleicht*, superleicht*, geringes gewicht, geringem gewicht, wenig gewicht,
      leichtes gewicht, niedriges gewicht, wiegt nur, leicht und, kompakt und leicht, robust und leicht, extrem leicht,
      besonders leicht, gewichtssparend*, leichter als, leicht zu tragen, leichtes zelt, leichtes`,
    fr: `
      léger, légers, légère et, légères et, très légère, très légères, ultra légère*, ultraléger*, ultralégère*,
      poids plume, ne pèse que, poids réduit, faible poids, plus légère, légèreté, hyper légère`,
    es: `
      ligero, ligera, ligeros, ligeras, ultraligero*, ultraligera*, liviano*, liviana*, poco peso, bajo peso,
      pesa solo, solo pesa, peso pluma, pesa muy poco, peso reducido, ligereza`,
    it: `
      leggero, leggera, leggeri, leggerissim*, leggerezza, ultraleggero, ultraleggera, ultraleggeri, superleggero,
      superleggera, peso piuma, peso ridotto, pesa solo, pesa appena, pesa poco, leggere e resistenti, più leggere`,
    nl: `
      lichtgewicht*, licht van gewicht, laag gewicht, gering gewicht, weinig gewicht, weegt slechts, weegt maar,
      weegt nauwelijks, vederlicht*, ultralicht*, superlicht*, licht en compact, licht en sterk, compact en licht,
      lichter dan`,
    pl: `
      lekki, lekkie, lekkiego, lekkim, lekkich, lekka, lekką, lekkiej, lekkość, ultralekki*, ultralekka, lżejsz*,
      waży tylko, waży zaledwie, niska waga, niewielka waga, małej wadze, niskiej wadze, niewielkiej wadze`,
    pt: `
      ultraleve*, super leve, muito leve, leve e compact*, leve e resistente, leve e confortável, é leve, são leves,
      levinho*, peso leve, leveza, pesa apenas, pesa só, baixo peso, peso reduzido, pouco peso, mais leve,
      bastante leve`,
    sv: `
      lättvikt*, fjäderlätt*, superlätt*, ultralätt*, lätt i vikt, låg vikt, väger bara, väger endast, väger knappt,
      lätt och kompakt, lätt och smidig*, lättare än`,
    da: `
      letvægt*, fjerlet*, ultralet*, superlet*, let i vægt, lav vægt, vejer kun, vejer bare, let og kompakt,
      let og robust, lettere end`,
    nb: `
      lettvekt*, fjærlett*, ultralett*, superlett*, lett i vekt, lav vekt, veier kun, veier bare, lett og kompakt,
      lett og robust, lettere enn`,
    fi: `
      kevyt, kevyen, kevyet, kevyttä, kevyitä, kevyem*, keveys, keveyden, kevytrakentei*, erittäin kevyt,
      höyhenenkevy*, ultrakevy*, kevyt kantaa, painaa vain, painaa ainoastaan, alhainen paino`,
  },
  heavy: {
    en: `
      quite heavy, very heavy, too heavy, is heavy, are heavy, heavy and, relatively heavy, rather heavy, fairly heavy,
      heavier, weighs a lot, on the heavy side, heavy to carry`,
    de: `
      schwer und, ziemlich schwer, recht schwer, sehr schwer und, relativ schwer, zu schwer, schwerer als,
      schweres gewicht, hohes gewicht, hohem gewicht, wiegt mehr, schweres material`,
    fr: 'lourd, lourde, lourds, lourdes, plus lourd*, assez lourd*, pèse plus, poids élevé, poids conséquent',
    es: 'pesado, pesada, pesados, pesadas, pesa bastante, pesa mucho, pesa más, mucho peso, peso elevado',
    it: 'pesante, pesanti, pesa molto, pesa parecchio, pesa di più, peso elevato, piuttosto pesante',
    nl: `
      zwaar en, vrij zwaar, behoorlijk zwaar, te zwaar, zwaarder, zware uitvoering, weegt meer, hoog gewicht,
      flink gewicht, is zwaar`,
    pl: `
      ciężki, ciężka, ciężkie, ciężkiego, ciężkiej, ciężką, cięższ*, dużo waży, waży więcej, waży sporo, duża waga,
      spora waga`,
    pt: 'pesado, pesada, pesados, pesadas, pesa bastante, pesa muito, pesa mais, peso elevado',
    sv: 'är tung, ganska tung, tung och, tyngre, väger mer, väger mycket, hög vikt, för tung*',
    da: 'er tung, ret tung, tung og, tungere, vejer mere, vejer meget, høj vægt, for tung*',
    nb: 'er tung, ganske tung, tung og, tyngre, veier mer, veier mye, høy vekt, for tung*',
    fi: `
      painava, painavan, painavia, painavampi, painavamma*, raskas kantaa, raskaampi, raskaamman, painaa enemmän,
      painaa paljon, melko painava`,
  },
  compact: {
    en: `
      compact, compactly, compactness, small footprint, small pack size, takes up little space, takes up little room,
      pocket sized`,
    de: `
      kompakt*, handlich*, kleines packmaß, geringes packmaß, kleinem packmaß, im taschenformat, im pocketformat,
      geringe abmessungen, kleine abmessungen, kompaktformat, klein und handlich`,
    fr: `
      compact, compacte, compacts, compactes, compacité, peu encombrant*, faible encombrement, format poche,
      encombrement réduit, petit encombrement, dimensions réduites`,
    es: `
      compacto, compacta, compactos, compactas, ocupa poco, ocupan poco, tamaño reducido, dimensiones reducidas,
      tamaño bolsillo, formato de bolsillo`,
    it: `
      compatto, compatta, compatti, compatte, compattezza, poco ingombrante, poco ingombranti, ingombro ridotto,
      ingombro minimo, dimensioni ridotte, dimensioni contenute, formato tascabile, tascabile`,
    nl: `
      compact, compacte, compacter, compact formaat, klein formaat, neemt weinig ruimte in, zakformaat, handzaam,
      handzame, klein in te pakken`,
    pl: `
      kompaktow*, zajmuje mało miejsca, zajmuje niewiele miejsca, niewielkie wymiary, niewielkich wymiarach,
      małe wymiary, poręczn*, kieszonkow*, niewielkich rozmiarów, niewielkie gabaryty`,
    pt: `
      compacto, compacta, compactos, compactas, ocupa pouco, ocupam pouco, dimensões reduzidas, tamanho reduzido,
      tamanho de bolso, formato de bolso, tamanho compacto`,
    sv: `
      kompakt, kompakta, kompaktare, fickformat, litet format, tar liten plats, tar lite plats, liten packvolym,
      behändig*`,
    da: `
      kompakt, kompakte, lommeformat, lille format, fylder ikke meget, fylder kun lidt, fylder lidt, håndterbar,
      lille pakstørrelse`,
    nb: `
      kompakt, kompakte, lommeformat, tar liten plass, tar lite plass, liten pakkstørrelse, hendig størrelse,
      kompakt format`,
    fi: `
      kompakti*, pienikokoi*, vie vähän tilaa, taskukokoi*, pieneen tilaan, pieni pakkauskoko, pieneen kokoon,
      kätevän kokoi*`,
  },
  small: {
    en: `
      very small, quite small, small enough, too small, small and, smaller than, is small, tiny, petite, small size,
      small format, small model, on the small side, fairly small, rather small`,
    de: `
      sehr klein, besonders klein, zu klein, kleiner als, klein und, klein genug, kleines format, kleine größe,
      relativ klein, recht klein, eher klein, ziemlich klein, winzig*, zierlich*, kleinformatig*, kleines modell,
      kleine abmessungen`,
    fr: `
      très petit*, trop petit*, assez petit*, plutôt petit*, plus petit*, petit format, petite taille, petit modèle,
      petits espaces, minuscule*, de petite taille, petit et, petite et, petites dimensions`,
    es: `
      muy pequeñ*, demasiado pequeñ*, bastante pequeñ*, más pequeñ*, tamaño pequeño, formato pequeño, pequeño tamaño,
      modelo pequeño, pequeño y, pequeña y, pequeñito*, pequeñita*, chiquit*, diminut*, pequeñas dimensiones`,
    it: `
      molto piccol*, troppo piccol*, abbastanza piccol*, più piccol*, piccole dimensioni, formato piccolo, piccolo e,
      piccola e, piccolin*, piccolissim*, minuscol*, piccolo formato, taglia piccola, modello piccolo`,
    nl: `
      heel klein, erg klein, te klein, vrij klein, kleiner dan, klein en, klein genoeg, klein formaat, kleine maat,
      kleine uitvoering, kleine afmetingen, piepklein*, is klein, klein model`,
    pl: `
      bardzo mały, bardzo mała, bardzo małe, zbyt mały, zbyt mała, za mały, za mała, za małe, dość mały, dość mała,
      mniejszy niż, mniejsza niż, mały rozmiar, mały format, mały i, mała i, małe i, małych rozmiarów,
      niewielkich rozmiarów, malutk*, maleńk*, niewielkie wymiary, mniejszy model`,
    pt: `
      muito pequen*, demasiado pequen*, bastante pequen*, mais pequen*, menor tamanho, tamanho pequeno,
      formato pequeno, modelo pequeno, pequeno e, pequena e, pequenin*, minúscul*, pequenas dimensões`,
    sv: `
      mycket liten, för liten, ganska liten, mindre än, liten och, litet och, liten storlek, litet format, pytteliten,
      pyttelit*, liten modell, små mått, mindre modell`,
    da: `
      meget lille, for lille, ret lille, mindre end, lille og, lille størrelse, lille format, bittelille, lille model,
      små mål, mindre model`,
    nb: `
      veldig liten, for liten, ganske liten, mindre enn, liten og, lite og, liten størrelse, lite format, bitteliten,
      liten modell, små mål, mindre modell`,
    fi: `
      hyvin pieni, todella pieni, liian pieni, melko pieni, pienempi kuin, pieni ja, pieni koko, pienikokoi*,
      pieni malli, pikkuruinen, pikkuruise*, pienet mitat, pienempi malli`,
  },
  large: {
    en: `
      very large, quite large, large enough, too large, larger than, bigger than, very big, quite big, big enough,
      too big, large size, large format, extra large, xxl, oversized, huge size, gigantic, large and,
      on the large side, jumbo size, large model`,
    de: `
      sehr groß, besonders groß, ziemlich groß, groß und, groß genug, zu groß, recht groß, größer als, großes format,
      großes modell, extragroß*, riesengroß*, xxl, großformatig*, übergroß*, große abmessungen`,
    fr: `
      très grand*, trop grand*, assez grand*, plus grand*, grand format, grande taille, grand modèle, de grande taille,
      xxl, immense*, gigantesque*, surdimensionn*, grandes dimensions, grand et`,
    es: `
      muy grande*, demasiado grande*, bastante grande*, más grande*, tamaño grande, gran tamaño, gran formato,
      formato grande, modelo grande, xxl, gigante*, grande y, grandes dimensiones, extragrande*`,
    it: `
      molto grande, molto grandi, troppo grande, abbastanza grande, più grande, grandi dimensioni, grande formato,
      formato grande, modello grande, xxl, maxi formato, grande e, grandissim*, gigante`,
    nl: `
      heel groot, erg groot, te groot, vrij groot, groot genoeg, groter dan, groot formaat, grote maat,
      grote uitvoering, xxl, groot en, extra groot, reusachtig*, groot model, grote afmetingen`,
    pl: `
      bardzo duży, bardzo duża, bardzo duże, zbyt duży, zbyt duża, za duży, za duża, za duże, dość duży, dość duża,
      większy niż, większa niż, duży rozmiar, duży format, duży i, duża i, duże i, dużych rozmiarów, xxl,
      ogromny rozmiar, gigantyczn*, większy model`,
    pt: `
      muito grande*, demasiado grande*, bastante grande*, maior do que, maior que, tamanho grande, grande formato,
      formato grande, modelo grande, xxl, gigante*, grande e, grandes dimensões, extra grande`,
    sv: `
      mycket stor, för stor, ganska stor, större än, stor och, stort och, stor storlek, stort format, jättestor*, xxl,
      stor modell, extra stor*, större modell, stora mått`,
    da: `
      meget stor, for stor, ret stor, større end, stor og, stort og, stor størrelse, stort format, kæmpestor*, xxl,
      stor model, ekstra stor*, større model, store mål`,
    nb: `
      veldig stor, for stor, ganske stor, større enn, stor og, stort og, stor størrelse, stort format, kjempestor*,
      xxl, stor modell, ekstra stor*, større modell, store mål`,
    fi: `
      hyvin suuri, todella suuri, liian suuri, melko suuri, suurempi kuin, isompi kuin, liian iso, iso ja, suuri koko,
      iso koko, isokokoi*, suurikokoi*, jättikokoi*, xxl, iso malli, valtavan suuri`,
  },
  spacious: {
    en: `
      spacious, roomy, plenty of space, plenty of room, lots of space, lots of room, ample space, ample room,
      generous space, room for everything, generous interior, ample storage, plenty of storage`,
    de: `
      geräumig*, viel platz, viel stauraum, genügend platz, ausreichend platz, reichlich platz, jede menge platz,
      genug platz, großzügig geschnitten, großzügiges platzangebot, viel raum, platzangebot, großer innenraum`,
    fr: `
      spacieux, spacieuse, spacieuses, beaucoup d espace, beaucoup de place, suffisamment d espace,
      suffisamment de place, assez d espace, assez de place, grande contenance, espace généreux, grand volume,
      grand espace`,
    es: `
      espacioso*, espaciosa*, mucho espacio, amplio espacio, suficiente espacio, espacio suficiente, espacio de sobra,
      gran capacidad, amplitud interior, interior amplio, bastante espacio`,
    it: `
      spazioso, spaziosa, spaziosi, spaziose, molto spazio, ampio spazio, tanto spazio, spazio sufficiente,
      spazio in abbondanza, capiente, capienti, grande capacità, abbastanza spazio, interno ampio`,
    nl: `
      ruim van binnen, veel ruimte, genoeg ruimte, voldoende ruimte, volop ruimte, veel opbergruimte, ruime binnen*,
      royale ruimte, veel bergruimte`,
    pl: `
      przestronn*, dużo miejsca, wystarczająco dużo miejsca, wystarczająco miejsca, sporo miejsca, mnóstwo miejsca,
      pomieści wszystko, obszern*, pojemny, pojemna, pojemne`,
    pt: `
      espaçoso*, espaçosa*, muito espaço, bastante espaço, espaço suficiente, amplo espaço, espaço de sobra,
      grande capacidade, interior amplo`,
    sv: `
      rymlig*, gott om plats, mycket plats, gott om utrymme, mycket utrymme, tillräckligt med plats, stort utrymme,
      generöst utrymme, rejält med plats`,
    da: 'rummelig*, god plads, masser af plads, plads nok, meget plads, rigeligt med plads, rigelig plads',
    nb: 'romslig*, god plass, mye plass, nok plass, rikelig med plass, masse plass, plassrik*',
    fi: `
      tilava, tilavan, tilavat, tilavaa, tilavia, tilavampi, tilavuutta, runsaasti tilaa, paljon tilaa,
      riittävästi tilaa, hyvin tilaa, reilusti tilaa`,
  },
  long: {
    en: `
      extra long, longer length, full length, longline, long cable, long cord, long handle, long straps, ankle length,
      knee length, floor length, long enough, too long, long sleeved, long sleeve, long cut`,
    de: `
      extralang*, extra lang*, besonders lang, sehr lang und, lang genug, überlang*, zu lang, länger geschnitten*,
      bodenlang*, knielang*, knöchellang*, lang geschnitten*, langarm*, langes kabel, langer stiel, langer griff`,
    fr: `
      extra long*, coupe longue, trop long, trop longue, assez long pour, long câble, long manche, mi long*,
      mi longue*, manches longues, longueur genou, longueur cheville, modèle long`,
    es: `
      extra largo, extra larga, corte largo, demasiado largo, demasiado larga, cable largo, mango largo, manga larga,
      mangas largas, hasta la rodilla, hasta los tobillos, alargado*, alargada*, modelo largo`,
    it: `
      extra lungo, extra lunga, troppo lungo, troppo lunga, cavo lungo, manico lungo, taglio lungo, maniche lunghe,
      manica lunga, al ginocchio, alla caviglia, modello lungo, allungato, allungata`,
    nl: `
      extra lang*, lang genoeg, te lang, langer model, lange snit, lang model, lange kabel, lange steel, lange mouw*,
      enkellang*, knielang*, vloerlang*`,
    pl: `
      wydłużon*, za długi*, zbyt długi*, długi krój, długi fason, długie rękawy, długi rękaw, długim rękawem,
      długi kabel, długi przewód, długi uchwyt, dłuższy fason, długie nogawki, do kolan, do kostek`,
    pt: `
      extra longo, extra longa, corte longo, cabo longo, cabo comprido, comprido, comprida, compridos, compridas,
      manga comprida, manga longa, mangas compridas, até ao joelho, até o joelho, alongado, alongada`,
    sv: `
      extra lång*, lång modell, lång sladd, lång kabel, för lång*, längre modell, långt skaft, långärmad*, långa ärmar,
      knälång*, fotsid*, ankellång*`,
    da: `
      ekstra lang*, lang model, lang ledning, langt kabel, for lang*, længere model, langt skaft, langærmet,
      lange ærmer, knælang*, ankellang*, gulvlang*`,
    nb: `
      ekstra lang*, lang modell, lang ledning, lang kabel, for lang*, lengre modell, langt skaft, langermet,
      lange ermer, knelang*, ankellang*, fotsid*`,
    fi: `
      pitkä malli, pitkävarti*, extrapitkä*, liian pitkä*, pidempi malli, pitkät hihat, pitkähihai*, pitkä kahva,
      pitkä johto, pitkä varsi, polvipitui*, nilkkapitui*`,
  },
  short: {
    en: `
      short sleeved, short sleeve, short sleeves, short cut, extra short, too short, shorter length, short length,
      short handle, cropped, on the short side, short cable, short model`,
    de: `
      extrakurz*, extra kurz*, besonders kurz, zu kurz, kürzer geschnitten*, kurz geschnitten*, verkürzt*, kurzarm*,
      kurze ärmel, kurzärmlig*, kurzes kabel, kurzes modell`,
    fr: 'coupe courte, trop court*, plus court*, manches courtes, modèle court, raccourci*, longueur courte',
    es: 'manga corta, mangas cortas, corte corto, muy cort*, demasiado cort*, acortad*, modelo corto, largo corto',
    it: 'taglio corto, maniche corte, manica corta, troppo corto, troppo corta, modello corto, accorciat*',
    nl: 'korte snit, kort model, te kort, extra kort*, korte mouw*, korte pijpen, ingekort*',
    pl: `
      krótki rękaw, krótkie rękawy, krótkim rękawem, krótki fason, krótki krój, zbyt krótk*, za krótki, skrócon* fason,
      skrócona długość, krótkie nogawki`,
    pt: 'manga curta, mangas curtas, corte curto, demasiado curt*, muito curt*, encurtad*, modelo curto',
    sv: 'kort modell, för kort*, extra kort, kortärmad*, korta ärmar, kort skärning',
    da: 'kort model, for kort*, ekstra kort, kortærmet, korte ærmer, kort snit',
    nb: 'kort modell, for kort*, ekstra kort, kortermet, korte ermer, kort snitt',
    fi: 'lyhyt malli, lyhyet hihat, lyhythihai*, liian lyhy*, lyhyempi malli, lyhyt leikkaus',
  },
  wide: {
    en: `
      wider, broader, extra wide, roomy width, wide fit, wide toe box, wide enough, is wide, too wide, wide seat,
      wide base, wide opening, wide strap, wide straps, generous width`,
    de: `
      sehr breit, extrabreit*, extra breit*, besonders breit*, breit genug, breit geschnitten*, weit geschnitten*,
      zu breit, breiter als, breiter sitz, breite passform, breite riemen, breite öffnung, breite sohle`,
    fr: `
      plus large*, assez large*, trop large*, coupe large, grande largeur, élargi*, chaussant large, pied large,
      assise large, bretelles larges, ouverture large, très large*`,
    es: `
      muy ancho, muy ancha, más ancho, más ancha, extra ancho, extra ancha, demasiado ancho, horma ancha,
      asiento ancho, es ancho, corte ancho, tirantes anchos, ancho especial`,
    it: `
      più larg*, extra larg*, troppo larg*, calzata larga, pianta larga, molto larg*, seduta larga, spalline larghe,
      abbastanza larg*`,
    nl: `
      extra breed, te breed, breder, bredere, wijd model, ruimvallend*, wijde pasvorm, brede leest, breed genoeg,
      brede zitting, brede pasvorm, brede riem*`,
    pl: `
      szersz*, poszerzon*, zbyt szerok*, za szerok*, bardzo szerok*, szerokie siedzisko, szeroka stopa, szeroka tęgość,
      szerokie ramiączka, szeroki otwór, szeroki krój`,
    pt: `
      mais larg*, extra larg*, muito larg*, demasiado larg*, forma larga, assento largo, alças largas, abertura larga,
      calce largo`,
    sv: `
      bredare, extra bred*, vid modell, vida ben, för bred*, bred läst, bred passform, bred sits, breda axelband,
      bred öppning`,
    da: `
      bredere, ekstra bred*, vid model, for bred*, bred pasform, bred læst, bredt sæde, brede stropper, bred åbning`,
    nb: `
      bredere, ekstra bred*, vid modell, for bred*, bred passform, bred lest, bredt sete, brede stropper, bred åpning`,
    fi: `
      leveämpi, leveämm*, leveälesti*, erittäin leve*, liian leve*, leveä istuin, leveä malli, leveät hihnat,
      leveä lesti, leveä aukko`,
  },
  narrow: {
    en: 'narrow, narrower, slim, slimmer, slimline, narrow fit, slim profile, slender',
    de: `
      schmal, schmale, schmaler, schmales, schmalen, schmaler geschnitten, schlank, schlanke, schlankes, schlanker,
      schlanken, eng geschnitten, zu eng`,
    fr: 'étroit*, mince et étroit*, plus étroit*, coupe étroite, trop étroit*, svelte*, élancé*',
    es: 'estrecho, estrecha, estrechos, estrechas, más estrech*, angosto*, angosta*, esbelt*, horma estrecha',
    it: `
      stretto, stretta, stretti, strette, più strett*, troppo strett*, snello, snella, snelli, affusolat*,
      calzata stretta`,
    nl: 'smal, smalle, smaller, smallere, slank, slanke, te smal, smal model, nauwsluitend*, te nauw',
    pl: 'wąski, wąska, wąskie, wąskiego, wąskiej, wąską, wąskich, węższ*, smukł*, zwężan*, zbyt wąsk*',
    pt: 'estreito, estreita, estreitos, estreitas, mais estreit*, esguio, esguia, esbelt*, demasiado estreit*',
    sv: 'smal, smalt, smala, smalare, för smal*, smal passform, slimmad*, trång, trångt, trånga',
    da: 'smal, smalt, smalle, smallere, for smal*, smal pasform, slank, slanke, for snæver*',
    nb: 'smal, smalt, smale, smalere, for smal*, smal passform, slank, slanke, for trang*',
    fi: 'kapea, kapean, kapeaa, kapeat, kapeita, kapeampi, kapeamm*, kapealesti*, hoikka, solakka, liian kapea*',
  },
  thick: {
    en: 'thick, thicker, extra thick, chunky knit, bulky, thickly padded, thickly woven',
    de: `
      sehr dick, besonders dick, dick und, extradick*, extra dick*, dickes, dicker, dickere*, dicke sohle,
      dickes material, dick gepolstert, dickwandig*`,
    fr: 'épais, épaisse, épaisses, plus épais*, extra épais*, bien épais*',
    es: 'grueso, gruesa, gruesos, gruesas, más grues*, extragrues*, tupido, tupida',
    it: `
      spessa, extra spess*, di grande spessore, grosso spessore, imbottitura spessa, spesso e robusto,
      spesso e morbido`,
    nl: 'dikke, dikker, dikkere, extra dik, lekker dik, dik en, dikwandig*',
    pl: 'gruby, gruba, grube, grubego, grubej, grubą, grubych, grubsz*, pogrubian*, pogrubion*',
    pt: 'grosso, grossa, grossos, grossas, mais gross*, espesso, espessa, espessos, espessas, extra gross*',
    sv: 'tjock, tjockt, tjocka, tjockare, extra tjock*',
    da: 'tyk, tykt, tykke, tykkere, ekstra tyk, ekstra tykke',
    nb: 'tykk, tykt, tykke, tykkere, ekstra tykk*',
    fi: 'paksu, paksun, paksua, paksut, paksuja, paksumpi, paksumm*, tuhti, tuhdin',
  },
  thin: {
    en: 'thin, thinner, ultra thin, ultrathin, super thin, wafer thin, sleek and thin, slim design',
    de: 'dünn, dünne, dünner, dünnes, dünnen, dünneres, hauchdünn*, ultradünn*, superdünn*, extradünn*',
    fr: `
      mince, minces, ultra mince*, fin et léger, ultra fin, ultra fine, extra fin, extra fine, très fin, très fine,
      finesse, plus fin, plus fine`,
    es: 'delgado, delgada, delgados, delgadas, ultradelgad*, fino, fina, finos, finas, ultrafin*, finísim*',
    it: 'sottile, sottili, ultrasottil*, sottilissim*, fine spessore, extra sottil*, spessore ridotto',
    nl: 'dun, dunne, dunner, dunnere, flinterdun*, ultradun*, superdun*, extra dun',
    pl: 'cienki, cienka, cienkie, cienkiego, cienkiej, cienką, cienkich, cieńsz*, ultracienk*, cieniutk*',
    pt: 'fino, fina, finos, finas, fininho, fininha, ultrafin*, delgado, delgada, delgados, mais fino, mais fina',
    sv: 'tunn, tunt, tunna, tunnare, supertunn*, ultratunn*, ultratunt',
    da: 'tynd, tyndt, tynde, tyndere, ultratynd*, supertynd*, papirtynd*',
    nb: 'tynn, tynt, tynne, tynnere, ultratynn*, supertynn*, papirtynn*',
    fi: 'ohut, ohuen, ohuet, ohutta, ohuita, ohuem*, erittäin ohut, ultraohu*',
  },
  flat: {
    en: `
      is flat, folds flat, fold flat, lies flat, lie flat, flat and, completely flat, flatter, flat sole, flat base,
      flat design, low profile, flat heel, very flat`,
    de: `
      flach, flaches, flacher, flachem, besonders flach, liegt flach, extraflach*, ultraflach*, flach zusammen*,
      flache bauweise, flaches design`,
    fr: `
      extra plat*, ultra plat*, se plie à plat, à plat, forme plate, design plat, fond plat, semelle plate,
      semelles plates, talon plat, très plat*`,
    es: 'plano, plana, planos, planas, extraplan*, ultraplan*, queda plano, queda plana',
    it: `
      ultrapiatt*, extrapiatt*, si ripiega piatto, profilo ribassato, piatta, piatte, fondo piatto, design piatto,
      tacco piatto, molto piatto`,
    nl: 'plat, platte, platter, extra plat, plat op te vouwen, plat opvouwbaar, ligt plat',
    pl: 'płaski, płaska, płaskie, płaskiego, płaskiej, płaską, płaskich, płasko, ultrapłask*',
    pt: `
      plana, planas, achatad*, raso, rasa, extra plan*, fica plano, superfície plana, fundo plano, design plano,
      sola rasa`,
    sv: `
      platt modell, ligger platt, fälls platt, viks platt, låg profil, helt plan, platt sula, platt botten,
      platt design`,
    da: 'flad, fladt, flade, ligger fladt, foldes fladt, lav profil',
    nb: 'flat, flatt, flate, ligger flatt, foldes flatt, lav profil',
    fi: 'litteä, litteän, litteää, litteät, litteäksi, matalaprofiili*, tasainen pohja',
  },
  deep: {
    en: `
      deep enough, deeper, extra deep, deep seat, deep pocket*, deep pile, deep pan, deep tray, deep shelf,
      deep drawer*`,
    de: 'extra tief*, besonders tief, tief genug, tiefer sitz, tiefe sitzfläche, tiefe tasche*, tiefes, tiefer als',
    fr: 'assez profond*, plus profond*, assise profonde, poches profondes, tiroirs profonds, plat profond',
    es: 'asiento profundo, bolsillos profundos, más hondo, más honda, bastante hond*, hondo, honda, cajones profundos',
    it: 'tasche profonde, seduta profonda, più profond*, cassetti profondi, abbastanza profond*',
    nl: 'diep genoeg, diepe zit, diepe zakken, dieper, extra diep, diepe lade*, diepe zitting',
    pl: 'głębsz*, głębokie kieszenie, głębokie siedzisko, pogłębion*, głębokie szuflady, dość głębok*',
    pt: `
      fundo o suficiente, mais fundo, mais funda, bolsos profundos, assento profundo, gavetas fundas, bastante fund*`,
    sv: 'djup sits, djupa fickor, djupare, extra djup, djupa lådor, tillräckligt djup*',
    da: 'dyb sæde, dybt sæde, dybe lommer, dybere, ekstra dyb, dybe skuffer',
    nb: 'dypt sete, dype lommer, dypere, ekstra dyp, dype skuffer',
    fi: 'syvä istuin, syvät taskut, syvempi, syvemm*, syvät laatikot, riittävän syvä*',
  },
  tall: {
    en: 'tall, taller, high cut, high top, high waisted, high rise, high backrest, high back, high waist, high collar',
    de: `
      besonders hoch geschnitten, höhere rückenlehne, hohe rückenlehne, hoher bund, hoch geschnitten*,
      hochgeschnitten*, hoher schaft, hohe taille, hoher kragen, hoch genug`,
    fr: 'taille haute, tige haute, dossier haut, surélevé*, col montant, assez haut, haute tige, montante',
    es: 'respaldo alto, caña alta, tiro alto, cintura alta, talle alto, cuello alto, bastante alto',
    it: 'schienale alto, vita alta, collo alto, abbastanza alto, rialzat*, gambale alto, modello alto',
    nl: 'hoog genoeg, hoge rugleuning, hoge taille, hoog model, hoge schacht, hoge kraag, hoog opgaand*',
    pl: `
      wysoki stan, wysokim stanem, wysokie oparcie, wysokim oparciem, wysoka cholewka, wysoką cholewką,
      podwyższon* stan*, wysoki kołnierz`,
    pt: 'encosto alto, cintura alta, cano alto, gola alta, cós alto, bastante alto, costas altas',
    sv: 'hög rygg, hög midja, högt skaft, hög modell, högt ryggstöd, hög krage, högt skuren',
    da: 'høj ryg, høj talje, højt skaft, høj model, højt ryglæn, høj krave',
    nb: 'høy rygg, høyt liv, høyt skaft, høy modell, høy ryggstøtte, høy krage',
    fi: 'korkeavarti*, korkeavyötärö*, korkea selkänoja, korkea vyötärö, korkea varsi, korkea kaulus, korkea malli',
  },
  low: {
    en: 'low cut, lower to the ground, low height, low seat, low entry, low rise, low top, low seated',
    de: `
      niedrige bauhöhe, niedriger einstieg, niedrige sitzhöhe, tiefer einstieg, halbhoch*, tief geschnitten, bodennah*,
      niedriger schaft, tiefer schritt`,
    fr: 'surbaissé*, taille basse, assise basse, tige basse, faible hauteur, à ras du sol, basse tige',
    es: 'asiento bajo, tiro bajo, caña baja, poca altura, baja altura, cintura baja',
    it: 'ribassat*, vita bassa, seduta bassa, altezza ridotta, modello basso',
    nl: 'lage instap, lager model, laag model, lage zit, lage rug, lage taille, laag bij de grond',
    pl: 'niskie siedzisko, niska cholewka, niskie wejście, niski profil, niski stan, niskim profilu, przy ziemi',
    pt: 'cano baixo, assento baixo, cintura baixa, pouca altura, modelo baixo',
    sv: 'lågt skaft, låg modell, låg höjd, låg midja, låg insteg, lågt insteg, låg sits',
    da: 'lavt skaft, lav model, lav højde, lav talje, lav indstigning, lavt sæde',
    nb: 'lavt skaft, lav modell, lav høyde, lavt liv, lavt innsteg, lavt sete',
    fi: 'matalavarti*, matala istuin, matala profiili, matala malli, matala vyötärö, matala kynnys',
  },
  soft: {
    en: 'soft, softer, super soft, buttery soft, velvety, silky soft, fluffy, cuddly, plush, softness, snuggly',
    de: `
      weich, weiche, weicher, weiches, weichen, weichem, *weich, superweich*, kuschelig*, kuschelweich*, samtig*,
      flauschig*, seidenweich*, samtweich*, anschmiegsam*`,
    fr: `
      doux, douce, douces, douceur, toucher doux, moelleux, moelleuse, moelleuses, souple et doux, duveteux, duveteuse,
      velouté*, soyeux, soyeuse, tout doux`,
    es: `
      suave, suaves, suavidad, suavecit*, blando, blanda, blandos, mullido*, mullida*, aterciopelad*, esponjos*,
      sedos*, achuchable*`,
    it: 'morbido, morbida, morbidi, morbide, morbidezza, morbidissim*, soffice, soffici, vellutat*, setos*, coccolos*',
    nl: `
      zacht, zachte, zachter, zachtheid, superzacht*, fluweelzacht*, zijdezacht*, pluizig*, knuffelzacht*, boterzacht*,
      donzig*`,
    pl: `
      miękki, miękka, miękkie, miękkiego, miękkiej, miękką, miękko, miękkość, mięciutk*, aksamitn*, puszyst*, pluszow*,
      jedwabist*, milutk*`,
    pt: `
      macio, macia, macios, macias, maciez, macieza, suave, suaves, suavidade, fofinho*, fofinha*, fofo, fofa,
      aveludad*, sedos*, felpud*, molinh*`,
    sv: 'mjuk, mjukt, mjuka, mjukare, supermjuk*, sammetslen*, fluffig*, gosig*, silkeslen*, lenare',
    da: 'blød, blødt, bløde, blødere, superblød*, blødhed, fløjlsblød*, silkeblød*, fluffy, kælen',
    nb: 'myk, mykt, myke, mykere, supermyk*, mykhet, fløyelsmyk*, silkemyk*, fluffy, kosete',
    fi: `
      pehmeä, pehmeän, pehmeää, pehmeät, pehmeitä, pehmeämpi, pehmeys, pehmoinen, pehmoise*, superpehmeä*, samettise*,
      samettinen, silkinpehme*, pörröi*`,
  },
  hard: {
    en: 'hard surface, hard shell, hardness, rock hard, hard plastic, stiff, stiffer, rigid',
    de: 'hart, harte, hartes, harter, härter, starr, starre, steif, hartschale*, formstabil*',
    fr: 'dur, durs, dureté, rigide, rigides, raide, coque rigide, coque dure',
    es: 'duro, duros, rígido, rígida, rígidos, dureza, carcasa dura, tieso, muy dura, superficie dura',
    it: 'duro, duri, rigido, rigida, rigidi, rigide, durezza, guscio rigido, superficie dura, molto dura',
    nl: 'harde, harder materiaal, hard en, keihard*, stijf, stijve, stug, stugge, harde schaal',
    pl: 'twardy, twarda, twarde, twardego, twardej, twardsz*, twardość, sztywn*, usztywni*',
    pt: 'duro, duros, dureza, rígido, rígida, rígidos, rígidas, teso',
    sv: 'hård, hårt skal, hårda, hårdare, styv, styvt, styva, hårdskal*',
    da: 'hård, hårde, hårdere, stiv, stift, stive, hård skal',
    nb: 'hard, harde, hardere, stiv, stivt, stive, hardt skall',
    fi: 'kova, kovan, kovaa, kovat, kovempi, kovemm*, jäykkä, jäykän, jäykkää, kovakuori*',
  },
  firm: {
    en: 'firm, firmer, firmness, medium firm, firm support, supportive, supports well, good support',
    de: `
      mittelfest*, härtegrad*, straff gepolstert, fester halt, guter halt, guten halt, stützend*, straff und,
      formfest*, fest und stützend*, festere matratze, feste matratze`,
    fr: 'ferme, fermes, fermeté, plus ferme, bon maintien, soutien ferme, bon soutien, mi ferme, maintien ferme',
    es: 'firme, firmes, firmeza, más firme, buena sujeción, buen soporte, soporte firme, firmeza media',
    it: 'sostenut*, buon sostegno, rigidità media, sostegno deciso, portanza, supporto solido, sostegno rigido',
    nl: `
      stevig ligcomfort, stevig liggevoel, hardheid, medium stevig, goede ondersteuning, goede steun, ondersteunend*,
      vast en stevig`,
    pl: `
      jędrn*, średnio tward*, dobre podparcie, dobre wsparcie, stabilne podparcie, twardość h2, twardość h3,
      zapewnia podparcie`,
    pt: 'firme, firmes, firmeza, mais firme, bom suporte, suporte firme, boa sustentação, firmeza média',
    sv: 'medelfast*, bra stöd, gott stöd, ger stöd, stödjande, fast madrass, fastare, fast och stöd*',
    da: 'mellemfast*, god støtte, giver støtte, støttende, fast madras, fastere, fast og støtte*',
    nb: 'middels fast, god støtte, gir støtte, støttende, fast madrass, fastere, fast og støtte*',
    fi: 'kiinteä, kiinteän, kiinteys, jämäkkä, jämäkän, napakka, napakan, hyvä tuki, tukeva patja, hyvän tuen',
  },
  smooth: {
    en: 'smooth, smoother, smoothness, smooth surface, silky, silky smooth',
    de: 'glatt, glatte, glatter, glattes, glatten, geschmeidig*, seidig*, spiegelglatt*, ebenmäßig*',
    fr: 'lisse, lisses, soyeux, soyeuse, satiné*, surface lisse, toucher lisse',
    es: 'liso, lisa, lisos, lisas, terso, tersa, tersura, sedos*, superficie lisa',
    it: 'liscio, liscia, lisci, lisce, levigat*, setos*, superficie liscia',
    nl: 'glad, gladde, gladder, soepel en glad, zijdezacht*, egaal en glad',
    pl: 'gładki, gładka, gładkie, gładkiego, gładkiej, gładką, gładko, gładkość, gładsz*, jedwabist*',
    pt: 'liso, lisa, lisos, lisas, acetinad*, sedos*, superfície lisa',
    sv: 'slät, slätt, släta, slätare, len, sidenlen*, silkeslen*, glatt yta',
    da: 'glat, glatte, glattere, silkeglat*, jævn overflade, glathed',
    nb: 'glatt, glatte, glattere, silkeglatt*, jevn overflate, silkemyk*',
    fi: 'sileä, sileän, sileää, sileät, sileämpi, sileäpintai*, silkkinen, silkkise*',
  },
  rough: {
    en: 'rough, coarse, scratchy, grippy surface, textured surface, grainy',
    de: 'rau, raue, rauer, raues, rauen, kratzig*, grobkörnig*, grobe struktur, aufgeraut*, körnig*',
    fr: 'rugueux, rugueuse*, rêche, rêches, grossier, râpeux, râpeuse, granuleux, granuleuse, gratte un peu',
    es: 'áspero, áspera, ásperos, ásperas, rugos*, granulos*, raspa, raspan, pica la piel, pica mucho',
    it: 'ruvido, ruvida, ruvidi, ruvide, rugos*, granulos*, punge, pungono, pruriginos*, gratta, grattano',
    nl: 'ruw, ruwe, ruwer, grove structuur, kriebelig*, korrelig*, kriebelt, kriebelen, jeukt, jeuken, prikt',
    pl: 'szorstk*, chropowat*, gryząc*, gruboziarnist*, ziarnist*',
    pt: 'áspero, áspera, ásperos, ásperas, rugos*, granulos*',
    sv: 'sträv, strävt, sträva, skrovlig*, stickig*, kornig*, grov yta',
    da: 'ru, ruhed, grov overflade, kradser, kornet, ru overflade',
    nb: 'grov overflate, ru overflate, ruhet, kornete, kornet struktur',
    fi: 'karhea, karhean, karheaa, karheat, rosoinen, rosoise*, rouhea, rakeinen, kutittava',
  },
  warm: {
    en: `
      keeps you warm, keep you warm, keeps warm, stay warm, stays warm, warmer, warmth, warm and cosy, warm and cozy,
      warm and soft, nice and warm, very warm, warm jacket, warm blanket, insulating, toasty, warmly lined,
      well insulated, cosy warm, keeps them warm`,
    de: `
      hält warm, halten warm, angenehm warm, kuschelig warm, mollig warm, warm und weich, warm und kuschelig, wärmend*,
      wärmt, wärmer als, warmes futter, warme jacke, warmhaltend*, warm gefüttert*, wärmeisolier*, wärmedämm*,
      isolierend*, spendet wärme, speichert wärme, hält die wärme, wohlige wärme`,
    fr: `
      tient chaud, tiennent chaud, garde au chaud, bien chaud, bien chaude, bien au chaud, plus chaud*, isolant*,
      réchauffe, doux et chaud, chaud et, douillet et chaud, garde la chaleur, conserve la chaleur,
      apporte de la chaleur`,
    es: `
      abriga, abrigan, abrigado, abrigada, abrigadit*, calentit*, cálido y, cálida y, muy cálid*, calidez, da calor,
      aislante*, más abrigad*, aporta calor, mantiene el calor, conserva el calor`,
    it: `
      tiene caldo, tengono caldo, tiene al caldo, caldo e, calda e, caldi e, caldissim*, isolante, isolanti, riscalda,
      molto caldo, molto calda, trattiene il calore, mantiene il calore, dona calore`,
    nl: `
      houdt warm, houdt je warm, lekker warm, isolerend*, heerlijk warm, warmhoud*, warm en zacht, warme jas,
      warmer dan, warm gevoerd*, verwarmt, houdt warmte vast, heerlijke warmte, geeft warmte`,
    pl: `
      ciepły i, ciepła i, ciepłe i, cieplejsz*, ciepło i, cieplutk*, grzeje, ociepla*, zapewnia ciepło,
      utrzymuje ciepło, izoluje, bardzo ciepł*, ciepła kurtka, trzyma ciepło`,
    pt: `
      quentinho*, quentinha*, aquece o corpo, mantém quente, mantém o calor, isolante*, mais quente que, agasalh*,
      quente e, quentes e, bem quente e, conserva o calor, retém o calor`,
    sv: `
      varm och, varmt och skönt, varma och, varmare, värmer, håller värmen, värmande, isolerande, isolerar,
      håller dig varm, varm jacka, ger värme, skön värme`,
    da: `
      varm og, varmt og, varme og, varmere, varmer, holder varmen, holder dig varm, isolerende, isolerer, dejlig varm*,
      varm jakke`,
    nb: `
      varm og, varmt og, varme og, varmere, varmer, holder varmen, holder deg varm, isolerende, isolerer, deilig varm*,
      varm jakke`,
    fi: `
      lämmin ja, lämmittää, lämmittävä*, lämpimämpi, pitää lämpimänä, eristävä*, lämmin takki, mukavan lämmin,
      erittäin lämmin, pitää lämpöä, antaa lämpöä, varaa lämpöä`,
  },
  cooling: {
    en: `
      cooling, cooler to the touch, keeps you cool, keep you cool, stays cool, stay cool, refreshingly cool,
      cool to the touch, keeps cool, coolness`,
    de: `
      kühlend*, kühlt, kühlung, angenehm kühl, bleibt kühl, hält kühl, kühleffekt*, erfrischend kühl, kühl bleiben,
      kühlere*`,
    fr: 'frais au toucher, rafraîchissant*, garde au frais, effet fraîcheur, fraîcheur, tient frais, rafraîchit',
    es: `
      fresquit*, refrescante*, frescor, refresca, efecto frío, mantiene fresco, mantiene frío, tacto fresco,
      fresco en verano`,
    it: `
      rinfrescante, rinfrescanti, fresco al tatto, mantiene fresco, tiene fresco, effetto fresco, freschezza,
      fresco d estate`,
    nl: 'verkoelend*, koelend*, houdt koel, verkoeling, koelt, blijft koel, lekker koel, houdt je koel',
    pl: 'przyjemnie chłodn*, chłodzi, chłodząc*, chłodzenie, efekt chłodzenia, przyjemny chłód, uczucie chłodu',
    pt: 'fresquinh*, refrescante*, refresca, frescura, frescor, mantém fresco, fresco ao toque, arrefece',
    sv: 'kylande, svalkande, svalkar, håller kylan, håller dig sval, skönt sval*, behagligt sval*',
    da: 'kølende, holder kølig, svalende, køler, kølig mod huden, holder dig kølig, behagelig kølig*',
    nb: 'kjølende, kjøler, holder deg kjølig, avkjølende, behagelig kjølig*, kjølig mot huden',
    fi: 'viileä, viileän, viileää, viileät, viileämpi, viilentä*, viilentävä*, raikas viileys, vilvoittava*',
  },
  hot: {
    en: 'gets hot, very hot, too hot, gets very hot, heats up, piping hot, boiling hot, scalding, hot to the touch',
    de: 'wird heiß, werden heiß, sehr heiß, kochend heiß, brühheiß*, glühend heiß, zu heiß, heizt sich auf',
    fr: 'brûlant*, très chaud, bouillant*, chauffe vite, devient chaud, bien brûlant',
    es: 'muy caliente*, se calienta, ardiente*, demasiado caliente*, hirviendo',
    it: 'bollente, bollenti, rovente, caldissim*, molto caldo, si scalda, si riscalda',
    nl: 'gloeiend heet, wordt heet, bloedheet, kokend heet, te heet, erg heet',
    pl: 'nagrzewa się, wrząc*, bardzo gorąc*, rozgrzewa się, zbyt gorąc*',
    pt: 'muito quente, fervente, escaldante, demasiado quente, bem quente',
    sv: 'blir het, blir heta, kokhet*, skållhet*, brännhet*, mycket het',
    da: 'brandvarm*, kogende varm*, rygende varm*, skoldhed, bliver varm',
    nb: 'brennhet*, kokende varm*, rykende varm*, skåldhet, blir varm',
    fi: 'tulikuuma*, kuumenee, kuumenevat, erittäin kuuma, liian kuuma, polttavan kuuma',
  },
  flexible: {
    en: 'flexible, flexibility, bendy, bendable, pliable, supple, elastic',
    de: `
      flexibel, flexible, flexibler, flexibles, flexiblen, flexibilität, biegsam*, biegbar*, geschmeidig*, elastisch*,
      nachgiebig*, passt sich an`,
    fr: 'flexible, flexibles, flexibilité, souple, souples, souplesse, élastique, modulable, modulables',
    es: 'flexible, flexibles, flexibilidad, elástic*, maleable*, moldeable*',
    it: 'flessibile, flessibili, flessibilità, elastic*, malleabil*',
    nl: 'flexibel, flexibele, flexibiliteit, buigzaam, buigzame, soepel, soepele, elastisch*, buigbaar, past zich aan',
    pl: 'elastyczn*, giętk*, elastyczność, dopasowuje się, dostosowuje się, plastyczn*, sprężyst*',
    pt: 'flexível, flexíveis, flexibilidade, elástic*, maleáv*, moldáv*',
    sv: 'flexib*, böjbar*, smidig, smidigt, smidiga, elastisk*, följsam*, eftergivlig*, anpassar sig',
    da: 'fleksib*, bøjelig*, smidig, smidigt, smidige, elastisk*, eftergivende, tilpasser sig',
    nb: 'fleksib*, bøyelig*, smidig, smidige, elastisk*, ettergivende, tilpasser seg',
    fi: `
      joustava, joustavan, joustavaa, joustavat, joustavuus, taipuisa*, notkea, notkean, mukautuva*, mukautuu,
      elastinen`,
  },
  stretchy: {
    en: 'stretchy, stretch, stretches, stretchable, with stretch, stretch fabric, elasticated',
    de: 'dehnbar*, stretchig*, stretch, stretchanteil*, elastan, elastisch*, bi elastisch*, stretchstoff*',
    fr: 'extensible, extensibles, stretch, étirable, s étire, élastiqué*, élastique, élasthanne',
    es: 'elástic*, elástico, estira, estirable*, stretch, se estira, extensible*, elastizad*',
    it: 'elasticizzat*, elastico, elastica, estensibile, stretch, elastan',
    nl: 'rekbaar, rekbare, stretch, elastisch*, stretchy, stretchstof*, rekt mee, meerekkend*',
    pl: 'rozciągliw*, elastyczn*, stretch, rozciąga się, ze streczem, z dodatkiem elastanu',
    pt: 'elástico, elástica, esticá*, stretch, estica, elasticidade, com elastano, extensív*',
    sv: 'stretch, stretchig*, stretchtyg*, elastisk*, töjbar*, resår, tänjbar*',
    da: 'stretch, strækbar*, elastisk*, stretchy, giver sig, stræk i stoffet',
    nb: 'stretch, strekkbar*, elastisk*, tøyelig*, stretchy, strekk i stoffet',
    fi: 'joustava kangas, stretch, venyvä, venyvän, venyvää, venyy, joustokan*, elastinen, elastista',
  },
  comfortable: {
    en: `
      comfortable, comfortably, comfy, comfier, comfort, comfortable to wear, pleasant to wear, feels great to wear,
      ergonomic*`,
    de: `
      bequem*, komfortabel, komfortable*, komfort, tragekomfort*, sitzkomfort*, liegekomfort*, schlafkomfort*,
      angenehm zu tragen, angenehmes tragegefühl, ergonomisch*, angenehm weich, laufkomfort*`,
    fr: 'confortable, confortables, confort, confortablement, agréable à porter, agréables à porter, ergonomique*',
    es: `
      cómodo, cómoda, cómodos, cómodas, comodidad, cómodamente, confortable*, confort, comodísim*, agradable de llevar,
      ergonómic*`,
    it: `
      comodo, comoda, comodi, comode, comodità, comodamente, comodissim*, confortevol*, comfort,
      piacevole da indossare, ergonomic*`,
    nl: `
      comfortabel, comfortabele, comfortabeler, comfort, draagcomfort*, zitcomfort*, ligcomfort*, prettig zittend*,
      zit lekker, zitten lekker, lekker zittend*, ergonomisch*, prettig om te dragen`,
    pl: `
      wygodny, wygodna, wygodne, wygodnego, wygodnej, wygodnie, wygodniejsz*, wygoda, wygodę, komfort, komfortu,
      komfortow*, przyjemn* w noszeniu, ergonomiczn*`,
    pt: `
      confortáv*, conforto, cómodo, cómoda, cómodos, cômodo, cômoda, comodidade, confortavelmente, agradável de usar,
      ergonómic*, ergonômic*`,
    sv: `
      bekväm*, komfort, komfortabel*, skön att bära, sköna att bära, sittkomfort, sitter skönt, ergonomisk*,
      skön passform, behaglig*`,
    da: `
      behagelig*, komfort, komfortabel*, bekvem*, siddekomfort, sidder godt, ergonomisk*, rar at have på,
      rare at have på`,
    nb: `
      behagelig*, komfort, komfortabel*, sittekomfort, sitter godt, ergonomisk*, god å ha på, gode å ha på, bekvem*`,
    fi: `
      mukava, mukavan, mukavaa, mukavat, mukavuus, mukavuutta, mukavasti, miellyttävä käyttää, miellyttävä päällä,
      ergonomi*, istuu hyvin`,
  },
  uncomfortable: {
    en: 'uncomfortable, uncomfortably, digs in, chafes, pinches, discomfort, itchy',
    de: 'unbequem*, unkomfortabel*, drückt etwas, scheuert, zwickt, unangenehm zu tragen, kneift',
    fr: 'inconfortable*, inconfort, désagréable à porter, gratte, serre trop',
    es: 'incómod*, incomodidad, roza, aprieta demasiado, molesto de llevar',
    it: 'scomod*, scomodità, disagio, poco confortevol*, dà fastidio',
    nl: 'oncomfortabel*, zit niet lekker, schuurt, knelt, oncomfort',
    pl: 'niewygodn*, uwierają*, uwiera, obciera, obcierają, dyskomfort*',
    pt: 'desconfortáv*, desconforto, incómod*, incômod*, magoa os pés',
    sv: 'obekväm*, obehaglig*, skaver, klämmer, kliar',
    da: 'ubehagelig*, ukomfortabel*, ubekvem*, gnaver, strammer',
    nb: 'ubehagelig*, ukomfortabel*, ubekvem*, gnager, strammer',
    fi: 'epämukav*, hankaa, hankaava*, puristaa, kutittaa',
  },
  cosy: {
    en: 'cosy, cozy, cosier, cozier, snug and warm, homely, comforting feel, cosiness, coziness',
    de: 'gemütlich*, kuschelig*, behaglich*, heimelig*, gemütlichkeit, wohnlich*',
    fr: 'cosy, cocooning, douillet, douillette, douillets, chaleureuse ambiance, ambiance chaleureuse, cocon',
    es: 'acogedor*, hogareñ*, calidez de hogar, ambiente cálido, confort hogareño',
    it: 'accoglient*, intim* e accoglient*, atmosfera calda, avvolgent*, calore di casa',
    nl: 'knus, knusse, gezellig, gezellige, gezelligheid, behaaglijk*, huiselijk*',
    pl: 'przytuln*, przytulność, domow* atmosfer*, otulając*, milusi*',
    pt: 'aconchegant*, aconchego, acolhedor*, ambiente acolhedor, quentinho e fofo',
    sv: 'mysig*, mysfaktor, ombonad*, hemtrevlig*, gosig*',
    da: 'hyggelig*, hjemlig*, hygge, lun og blød',
    nb: 'koselig*, hjemlig*, hyggelig*, lun og god',
    fi: 'kodikas, kodikkaa*, tunnelmalli*, viihtyisä*, kotoisa*, kotoisan',
  },
  snugFit: {
    en: `
      snug fit, fits snugly, tight fit, close fitting, figure hugging, form fitting, slim fit, fitted cut,
      tight fitting, bodycon, skin tight, fits tightly, secure fit`,
    de: `
      eng anliegend*, enganliegend*, körpernah*, figurbetont*, slim fit, tailliert*, sitzt eng, sitzt fest,
      fester sitz, perfekter sitz, sicherer sitz, körperbetont*, anliegend*, schmaler schnitt, eng geschnitten`,
    fr: `
      près du corps, moulant*, cintré*, coupe ajustée, slim fit, coupe slim, tient bien en place, bien ajusté*,
      coupe près`,
    es: `
      ceñid*, entallad*, ajuste ceñido, corte slim, slim fit, se ajusta bien, se adapta al cuerpo, ajuste seguro,
      corte ajustado, ajuste perfecto, ajustado al cuerpo, muy ajustad*`,
    it: `
      aderent*, attillat*, slim fit, vestibilità aderente, vestibilità slim, sciancrat*, calzata aderente,
      si adatta bene al corpo, ben aderente`,
    nl: `
      nauwsluitend*, slim fit, getailleerd*, strakke pasvorm, zit strak, goed aansluitend*, aansluitende pasvorm,
      zit stevig vast`,
    pl: `
      dopasowany krój, dopasowanym kroju, slim fit, przylegając*, obcisł*, taliowan*, wyszczuplając*, dobrze przylega,
      ściśle przylega`,
    pt: `
      justo ao corpo, slim fit, cintad*, corte slim, ajusta se bem, corte justo, acinturad*, ajuste perfeito,
      ajuste seguro, caimento justo, ajustado ao corpo, corte ajustado`,
    sv: `
      tight passform, åtsittande, slimmad*, slim fit, figursydd*, tajt*, sitter tajt, sitter säkert, smal passform,
      kroppsnära`,
    da: 'tætsiddende, slim fit, tætsluttende, figursyet, figursyede, kropsnær*, sidder tæt, tæt pasform, smal pasform',
    nb: 'tettsittende, slim fit, figursydd*, kroppsnær*, sitter tett, tett passform, smal passform, ettersittende',
    fi: `
      vartalonmyötäi*, tiukka istuvuus, istuva, istuvan, slim fit, tyköistuva*, kapea istuvuus, napakka istuvuus,
      slim fit malli`,
  },
  looseFit: {
    en: `
      loose fit, loose fitting, relaxed fit, oversized fit, baggy, roomy fit, regular fit, comfort fit, loose cut,
      flowy, loosely cut, wide leg, slouchy`,
    de: `
      locker geschnitten*, lockere passform, lockerer schnitt, weiter schnitt, oversized, relaxed fit,
      weit geschnitten*, bequemer schnitt, locker sitzend*, lockerer sitz, regular fit, fällt weit aus, fällt locker,
      legerer schnitt, loose fit`,
    fr: `
      coupe ample, ample, coupe droite, oversize, coupe décontractée, coupe large, coupe loose, coupe confort,
      vêtement ample, coupe fluide`,
    es: `
      corte holgado, holgad*, oversize, ajuste holgado, corte amplio, ajuste relajado, corte relajado, suelto y,
      ancho y cómodo, regular fit, corte recto`,
    it: `
      vestibilità comoda, vestibilità ampia, oversize, taglio ampio, morbida sui fianchi, vestibilità rilassata,
      regular fit, taglio comodo, vestibilità morbida, taglio largo, loose fit, vestibilità regolare`,
    nl: `
      losse pasvorm, ruime pasvorm, loose fit, oversized, ruimvallend*, losvallend*, relaxed fit, wijd model,
      ruim model, comfortabele pasvorm, regular fit, losse snit`,
    pl: `
      luźny krój, luźnym kroju, luźny fason, luźn* w kroju, oversize, oversizow*, swobodny krój, luźne dopasowanie,
      luźnym fasonie, luźny, luźna, luźne, regular fit`,
    pt: `
      corte largo, corte solto, oversize, folgad*, corte descontraído, modelagem ampla, modelagem solta,
      caimento solto, corte amplo, regular fit, largueirão`,
    sv: `
      lös passform, ledig passform, oversize*, vid passform, avslappnad passform, loose fit, relaxed fit, regular fit,
      normal passform, rymlig passform`,
    da: `
      løs pasform, løstsiddende, oversize*, afslappet pasform, vid pasform, loose fit, relaxed fit, regular fit,
      rummelig pasform, løst snit`,
    nb: `
      løs passform, løstsittende, oversize*, avslappet passform, vid passform, loose fit, relaxed fit, regular fit,
      romslig passform, løst snitt`,
    fi: `
      väljä istuvuus, väljä malli, rento istuvuus, oversize*, väljä mitoitus, väljästi, väljä leikkaus, relaxed fit,
      regular fit, loose fit`,
  },
  airy: {
    en: 'airy, airiness, light and airy, well ventilated, breezy, ventilated, good ventilation, good airflow',
    de: 'luftig*, luftzirkulation, gut belüftet*, belüftet*, leicht und luftig, gute belüftung',
    fr: 'aéré, aérée, aérés, bien ventilé*, ventilé*, bonne aération, léger et aéré, bonne ventilation',
    es: 'ventilad*, aireado, aireada, bien ventilad*, buena ventilación, ligero y ventilado, vaporos*',
    it: 'arios*, ventilat*, ben ventilat*, buona ventilazione, arieggiat*',
    nl: 'luchtig*, goed geventileerd, geventileerd*, goede ventilatie, luchtcirculatie',
    pl: 'przewiewn*, wentylowan*, zwiewn*, dobra wentylacja, dobrą wentylację, cyrkulacj* powietrza',
    pt: 'arejad*, ventilad*, bem ventilad*, boa ventilação, leve e fresco, bem arejad*',
    sv: 'luftig*, ventilera*, god ventilation, bra ventilation, luftigt',
    da: 'luftig*, ventileret, ventilerede, god ventilation, luftgennemstrømning',
    nb: 'luftig*, ventilert*, god ventilasjon, god luftgjennomstrømning, luftsirkulasjon',
    fi: 'ilmava*, hyvin ilmastoitu, tuulettuva*, hyvä ilmanvaihto, hyvin tuulettuv*, ilmanvaihto toimii',
  },
  pleasantFeel: {
    en: `
      pleasant feel, feels good, nice to the touch, pleasant to the touch, lovely feel, feels great, good grip,
      non irritating feel, sits well in the hand, comfortable grip, nice feel`,
    de: `
      angenehme haptik, angenehm auf der haut, fühlt sich gut an, fühlt sich toll an, fühlt sich angenehm an,
      liegt gut in der hand, hautschmeichel*, griffig*, angenehmes hautgefühl, angenehmes gefühl, gute haptik,
      schmeichelt der haut`,
    fr: `
      agréable au toucher, agréables au toucher, toucher agréable, agréable sur la peau, bonne prise,
      tient bien en main, agréable à toucher, sensation agréable, bien en main`,
    es: `
      agradable al tacto, tacto agradable, agradable sobre la piel, se siente bien, buen agarre, buen tacto,
      sensación agradable, cómodo agarre`,
    it: `
      piacevole al tatto, piacevoli al tatto, gradevole al tatto, piacevole sulla pelle, buona presa,
      sensazione piacevole, piacevole sensazione, presa comoda, tatto piacevole`,
    nl: `
      prettig aanvoelt, voelt prettig, voelt fijn, voelt lekker, prettig op de huid, ligt goed in de hand,
      aangenaam gevoel, fijn gevoel, prettig gevoel, aangenaam op de huid`,
    pl: `
      przyjemn* w dotyku, przyjemn* dla skóry, dobrze leży w dłoni, pewny chwyt, przyjemne uczucie, wygodny chwyt,
      miły w dotyku, miła w dotyku, miłe w dotyku, miły dla skóry`,
    pt: `
      agradável ao toque, toque agradável, agradável na pele, boa pega, sensação agradável, agradáveis ao toque,
      pega confortável, boa aderência na mão`,
    sv: `
      skön känsla, skönt mot huden, känns skön*, behaglig känsla, ligger bra i handen, skön mot huden, bra grepp,
      skönt grepp`,
    da: `
      rar følelse, behagelig følelse, føles rart, føles behagelig*, ligger godt i hånden, rar mod huden, godt greb,
      dejlig følelse`,
    nb: `
      god følelse, behagelig følelse, føles behagelig*, ligger godt i hånden, deilig mot huden, godt grep, føles godt`,
    fi: `
      miellyttävä tuntu*, tuntuu miellyttäv*, tuntuu hyvältä, mukavan tuntui*, istuu hyvin käteen, miellyttävä iholla,
      hyvä ote, miellyttävä tunne`,
  },
};
