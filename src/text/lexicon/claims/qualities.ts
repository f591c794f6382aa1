import type { ConceptTable } from './concept-table.ts';

/** Product qualities: size, feel, look, taste, sound, ease of use, price level and others. */
export const QUALITIES: ConceptTable = {
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
  elegant: {
    en: 'elegant, elegantly, elegance, sophisticated, refined, classy, chic, sleek, graceful, polished look',
    de: `
      elegant*, eleganz, edel, edle, edles, edler, edlen, stilvoll*, schick*, raffiniert*, vornehm*, feminin elegant,
      anmutig*`,
    fr: 'élégant*, élégante*, élégance, raffiné*, raffinée*, chic, sobre et chic, distingué*, sophistiqué*, classe et',
    es: 'elegante*, elegancia, sofisticad*, refinad*, distinguid*, chic, con clase, fino y elegante',
    it: 'elegante, eleganti, eleganza, elegantissim*, raffinat*, sofisticat*, chic, signoril*, di classe',
    nl: 'elegant*, elegantie, stijlvol*, chic, chique, verfijnd*, geraffineerd*, sierlijk*',
    pl: `
      elegancki, elegancka, eleganckie, eleganckiego, eleganckiej, elegancko, elegancja, elegancji, eleganckim,
      wyrafinowan*, szykown*, wytworn*, wyszukan*, z klasą`,
    pt: 'elegante, elegantes, elegância, sofisticad*, requintad*, refinad*, chique, chiques, distint* e elegante',
    sv: 'elegant*, elegans, sofistikera*, stilren*, chic, raffinera*, förfinad*',
    da: 'elegant*, elegance, sofistikeret, sofistikerede, raffineret, raffinerede, chik, smagfuld*, stilren*',
    nb: 'elegant*, eleganse, sofistikert*, raffinert*, chic, smakfull*, stilren*',
    fi: 'elegant*, tyylikäs, tyylikkää*, eleganssi*, hienostune*, hienostunut, sirolinjai*, elegantti',
  },
  stylish: {
    en: 'stylish, trendy, fashionable, on trend, cool look, eye catching, stylishly, in vogue, fashion forward',
    de: `
      stylisch*, stylish*, trendig*, modisch*, angesagt*, hip, schick*, coole optik, cooles design, lässiger look,
      modebewusst*, trendbewusst*`,
    fr: `
      stylé*, tendance actuelle, très tendance, à la mode, look tendance, fashion, design tendance, très branché,
      look branché`,
    es: `
      con estilo, a la moda, de moda, moderno y elegante, trendy, fashion, de tendencia, muy estiloso, estiloso*,
      estilosa*`,
    it: 'di tendenza, alla moda, stilos*, trendy, di moda, fashion, dal look moderno, con stile, modaiol*',
    nl: 'stijlvol*, trendy, modieus, modieuze, hip, hippe, stoere, fashionable, in de mode, stijlvolle',
    pl: 'stylow*, modny, modna, modne, modnego, modnej, trendy, na czasie, najmodniejsz*, z modnym',
    pt: 'com estilo, estiloso*, na moda, da moda, trendy, fashion, moderno e elegante, de tendência, descolad*',
    sv: 'stilig*, snygg*, trendig*, moderiktig*, modern stil, inne just nu, stilfull*, tuff design',
    da: 'stilfuld*, smart design, trendy, moderigtig*, smart look, moderne look, stilet, modebevidst*',
    nb: 'stilig*, trendy, moteriktig*, stilfull*, motebevisst*, tøff design, lekker*',
    fi: 'tyylikäs, tyylikkää*, muodik*, muodikas, trendikä*, trendikkää*, tyylikkyy*',
  },
  modern: {
    en: 'modern, contemporary, state of the art, cutting edge, current design, modern design, sleek and modern',
    de: `
      modern, moderne, moderner, modernes, modernem, modernen, zeitgemäß*, zeitgenössisch*, auf dem neuesten stand,
      state of the art, neueste technik, neuester technik`,
    fr: `
      moderne, modernes, contemporain*, contemporaine*, dernier cri, dernière génération, actuel et, à la pointe,
      modernité`,
    es: `
      moderno, moderna, modernos, modernas, contemporáne*, actual y, última generación, de vanguardia, vanguardist*,
      modernidad`,
    it: 'moderno, moderna, moderni, moderne, contemporane*, ultima generazione, all avanguardia, attuale e, modernità',
    nl: 'modern, moderne, moderner, eigentijds*, hedendaags*, hypermodern*, nieuwste technologie, van deze tijd',
    pl: 'nowoczesn*, współczesn*, najnowszej generacji, nowoczesność, najnowocześniejsz*, na czasie',
    pt: 'moderno, moderna, modernos, modernas, contemporâne*, última geração, vanguard*, atual e, modernidade',
    sv: 'modern, modernt, moderna, nutida, tidsenlig*, modernare, senaste tekniken, samtida',
    da: 'moderne, nutidig*, tidssvarende, tidsrigtig*, nyeste teknologi, modernitet, state of the art',
    nb: 'moderne, moderne design, tidsriktig*, nåtidig*, samtidig uttrykk, nyeste teknologi, state of the art',
    fi: 'moderni, modernin, modernia, modernit, modernei*, nykyaikai*, ajanmukai*, uusimman tekniikan, nykyaikaise*',
  },
  classic: {
    en: `
      classic, classical design, classically, traditional, a classic, timelessly classic, heritage style,
      traditional style`,
    de: 'klassisch*, klassiker*, traditionell*, zeitlos klassisch, klassik design',
    fr: 'classique, classiques, traditionnel*, intemporel et classique, grand classique, indémodable',
    es: 'clásico, clásica, clásicos, clásicas, tradicional*, un clásico, de toda la vida',
    it: 'classico, classica, classici, classiche, tradizional*, un classico, intramontabil*',
    nl: 'klassiek*, klassieker*, traditioneel, traditionele, echte klassieker',
    pl: 'klasyczn*, klasyka, klasyki, klasyką, tradycyjn*, klasyk, klasykiem',
    pt: 'clássico, clássica, clássicos, clássicas, tradiciona*, um clássico',
    sv: 'klassisk*, klassiker*, traditionell*, tidlös klassiker',
    da: 'klassisk*, klassiker*, traditionel*, en sand klassiker',
    nb: 'klassisk*, klassiker*, tradisjonell*, en ekte klassiker',
    fi: 'klassi*, perintei*, klassikko*, klassinen, klassikon',
  },
  timeless: {
    en: `
      timeless, timelessly, never goes out of style, never goes out of fashion, won t go out of style, timelessness,
      enduring design, evergreen style`,
    de: 'zeitlos*, immer aktuell, nie aus der mode, zeitlosigkeit, dauerbrenner',
    fr: 'intemporel*, indémodable*, ne se démode, intemporalité, hors du temps',
    es: 'atemporal*, intemporal*, nunca pasa de moda, no pasa de moda, imperecedero*, eterno diseño',
    it: 'senza tempo, intramontabil*, atemporal*, non passa mai di moda, non passano mai di moda, sempre attuale',
    nl: 'tijdloos, tijdloze, tijdlozer, nooit uit de mode, blijft altijd mooi',
    pl: 'ponadczasow*, nigdy nie wychodzi z mody, nie wychodzi z mody, nie wychodzą z mody, zawsze modn*',
    pt: 'intempora*, atempora*, nunca sai de moda, não sai de moda, sempre atual',
    sv: 'tidlös*, går aldrig ur modet, aldrig omodern*, går aldrig ur tiden',
    da: 'tidløs*, går aldrig af mode, aldrig umoderne',
    nb: 'tidløs*, går aldri av moten, aldri umoderne',
    fi: 'ajaton, ajattoma*, aikaa kestävä*, ei mene pois muodista, ajattomuu*, muodista riippuma*',
  },
  minimalist: {
    en: `
      minimalist*, minimalism, minimal design, clean lines, understated, pared back, simple design, clean design,
      sleek and simple, no frills`,
    de: `
      minimalistisch*, schlicht*, puristisch*, reduziertes design, klare linien, dezent*, klares design,
      unaufdringlich*, geradlinig*, skandinavisches design`,
    fr: 'minimaliste*, épuré*, sobre, sobres, sobriété, lignes épurées, design simple, dépouillé*, lignes pures',
    es: `
      minimalista*, sobrio*, sobria*, líneas limpias, diseño sencillo, discreto y elegante, diseño limpio,
      líneas simples, depurad*`,
    it: `
      minimal, minimalist*, essenziale nel design, sobrio, sobria, sobri, linee pulite, design essenziale,
      linee essenziali, lineare e, design semplice`,
    nl: 'minimalistisch*, strak, strakke, sober, sobere, ingetogen, strakke lijnen, eenvoudig design, subtiel*',
    pl: `
      minimalistyczn*, minimalizm*, prosty design, prosta forma, prostej formie, stonowan*, czyste linie,
      prostota formy, oszczędn* w formie, proste linie`,
    pt: `
      minimalista*, sóbrio, sóbria, linhas limpas, design simples, design limpo, linhas simples, despojad*,
      design clean`,
    sv: 'minimalistisk*, stilren*, avskalad*, enkel design, rena linjer, diskret design, sober, nedtonad*',
    da: 'minimalistisk*, stilren*, enkelt design, rene linjer, afdæmpet, afdæmpede, simpelt design, neddæmpet',
    nb: 'minimalistisk*, stilren*, enkelt design, rene linjer, nedtonet, nedtonede, avdempet, dempet design',
    fi: `
      minimalisti*, pelkistet*, pelkistetty, selkeälinjai*, hillitty, hillity*, yksinkertainen muotoilu, eleetön,
      selkeät linjat`,
  },
  beautiful: {
    en: `
      beautiful, beautifully designed, gorgeous, lovely design, attractive design, stunning, good looking, looks great,
      lovely look, beautiful look, a real eye catcher, pretty design, very pretty, so pretty`,
    de: `
      wunderschön*, hübsch*, besonders schön, schönes design, schöne optik, schöner blickfang, ansprechendes design,
      attraktives design, blickfang, hingucker*, eyecatcher, bildschön*, traumhaft schön`,
    fr: `
      beau design, très beau, belle finition, magnifique*, ravissant*, splendide*, très joli*, jolie, jolis, joli,
      très belle, esthétique, beauté du`,
    es: `
      bonito, bonita, bonitos, bonitas, hermos*, preciosa y, precioso, bello, bella, muy estétic*, espectacular diseño,
      bonito diseño, atractivo diseño`,
    it: `
      bello da vedere, molto bello, molto bella, bellissim*, splendid*, bel design, esteticamente, grazios*,
      incantevol*, affascinant*`,
    nl: `
      mooi vormgegeven, mooi design, prachtig*, heel mooi, mooie uitstraling, mooie afwerking, schitterend*, fraai*,
      mooi ontwerp, beeldschoon, beeldschone, mooie kleur, wondermooi`,
    pl: `
      piękny, piękna, piękne, pięknego, pięknej, piękną, pięknie, przepiękn*, ładny, ładna, ładne, śliczn*,
      uroczo wygląda, estetyczn*, atrakcyjn* wygląd, piękno`,
    pt: `
      bonito, bonita, bonitos, bonitas, lindo, linda, lindos, lindas, belo, bela, belíssim*, muito bonit*,
      deslumbrante*, bom gosto, estétic*`,
    sv: 'vacker*, vackra, snygg*, fin design, jättefin*, underbart vacker, tjusig*, stilig*, iögonfallande',
    da: 'smuk, smukt, smukke, pæn, pænt, pæne, flot design, lækkert design, iøjnefaldende',
    nb: 'vakker*, vakre, pen, pent, pene, nydelig*, fin design, flott design, lekker*, iøynefallende',
    fi: `
      kaunis, kauniin, kaunista, kauniit, kauniisti, kauneus, upea muotoilu, upean näköi*, nätti, hienon näköi*,
      katseenvangitsija*`,
  },
  cute: {
    en: 'cute, adorable, sweet little, charming, cutest, lovable, whimsical, adorably',
    de: `
      niedlich*, süßes design, süßes motiv, putzig*, herzig*, goldig*, entzückend*, allerliebst*, charmant*,
      zuckersüß*, knuffig*`,
    fr: 'mignon, mignonne, mignons, mignonnes, adorable*, trop mignon*, craquant*, charmant*, attendrissant*',
    es: 'mono y, monísim*, adorable*, encantador*, tiern*, cuqui, lindo, muy mono',
    it: `
      carino, carina, carini, carine, adorabil*, carinissim*, delizios* da vedere, dolcissim*, tenerissim*, tenero,
      tenera`,
    nl: 'schattig*, snoezig*, lief ontwerp, aandoenlijk*, guitig*, aaibaar, aaibare, lieve uitstraling, lieflijk*',
    pl: 'uroczy, urocza, urocze, uroczego, uroczej, słodk* wygląd, śliczn*, rozkoszn*, milusi*, słodziutk*',
    pt: 'fofo, fofa, fofos, fofas, fofinho*, fofinha*, adoráv*, encantador*, amoroso*, meigo, meiga',
    sv: 'söt design, söta, gullig*, bedårande, charmig*, näpen, rar',
    da: 'sød, sødt, søde, nuttet, nuttede, bedårende, charmerende, yndig*',
    nb: 'søt, søte, nusselig*, bedårende, sjarmerende, yndig*, skjønn, skjønne',
    fi: 'söpö, söpön, söpöt, suloinen, suloise*, herttai*, hurmaava*, hellyttävä*',
  },
  colourful: {
    en: `
      colourful, colorful, vibrant, bright colours, bright colors, vivid colours, vivid colors, multicoloured,
      multicolored, brightly coloured, brightly colored`,
    de: `
      bunt, bunte, buntes, bunter, bunten, farbenfroh*, mehrfarbig*, kräftige farben, leuchtende farben,
      farbenprächtig*, kunterbunt*, farbintensiv*, fröhliche farben`,
    fr: 'coloré*, couleurs vives, multicolore*, haut en couleur, vif et coloré, bariolé*, couleurs éclatantes',
    es: `
      colorido*, colorida*, multicolor*, colores vivos, llamativos colores, vivos colores, lleno de color,
      colores vibrantes`,
    it: `
      colorato, colorata, colorati, colorate, coloratissim*, multicolor*, colori vivaci, variopint*, colori brillanti`,
    nl: `
      kleurrijk*, kleurig*, bont, bonte, felle kleuren, veelkleurig*, meerkleurig*, levendige kleuren,
      vrolijke kleuren, felgekleurd*`,
    pl: `
      kolorowy, kolorowa, kolorowe, kolorowych, kolorowego, wielokolorow*, żywe kolory, żywych kolorach, barwny,
      barwna, barwne, wielobarwn*, intensywne kolory`,
    pt: 'colorid*, multicolor*, cores vivas, cores vibrantes, cheio de cor, cores alegres',
    sv: 'färgglad*, färgstark*, flerfärgad*, färgrik*, livfulla färger, starka färger, klara färger',
    da: 'farverig*, farvestrålende, flerfarvet, flerfarvede, livlige farver, klare farver, kulørt*, farveglad*',
    nb: 'fargerik*, flerfarget, flerfargede, fargesprakende, livlige farger, klare farger, fargeglad*',
    fi: 'värikäs, värikkää*, monivärinen, monivärise*, kirkkaat värit, räiskyvä*, värikylläi*, eloisat värit',
  },
  neutral: {
    en: `
      neutral colour, neutral color, neutral tones, neutral shade, subtle colour, subtle color, muted tones,
      neutral look`,
    de: `
      neutrale farbe*, neutraler farbton, neutrale töne, gedeckte farbe*, dezente farbe*, neutral gehalten, unifarben,
      gedeckte töne, zurückhaltend*`,
    fr: `
      couleur neutre, couleurs neutres, ton neutre, tons neutres, teinte neutre, coloris neutre, couleurs sobres,
      coloris sobre`,
    es: 'color neutro, colores neutros, tono neutro, tonos neutros, colores discretos, tonalidades neutras',
    it: 'colore neutro, colori neutri, tonalità neutre, tonalità neutra, toni neutri, tinte neutre, colori sobri',
    nl: 'neutrale kleur*, neutrale tint*, rustige kleuren, neutrale tonen, rustige kleur, gedekte kleuren',
    pl: `
      neutralny kolor, neutralnym kolorze, neutralne kolory, neutralnych kolorach, stonowane kolory,
      stonowanych kolorach, neutralne odcienie`,
    pt: 'cor neutra, cores neutras, tom neutro, tons neutros, cores sóbrias, tonalidades neutras',
    sv: 'neutral färg, neutrala färger, dova färger, dämpade färger, neutrala toner, neutral nyans',
    da: 'neutral farve, neutrale farver, afdæmpede farver, neutrale toner, dæmpede farver',
    nb: 'nøytral farge, nøytrale farger, dempede farger, nøytrale toner, duse farger',
    fi: 'neutraali väri, neutraalit värit, neutraali sävy, hillityt värit, neutraalit sävyt, hillityt sävyt',
  },
  naturalLook: {
    en: `
      natural look, natural looking, natural finish, natural feel, natural beauty, looks natural, natural appearance,
      natural charm, organic feel, rustic`,
    de: `
      natürliche optik, natürlicher look, natürliche schönheit, natürliches aussehen, natürlich wirkend*,
      natürlicher charme, naturbelassen*, naturnah*, rustikal*, natürliche ausstrahlung, natürliches finish`,
    fr: `
      aspect naturel, look naturel, rendu naturel, effet naturel, beauté naturelle, fini naturel, rustique*,
      charme naturel, allure naturelle`,
    es: `
      aspecto natural, acabado natural, look natural, efecto natural, belleza natural, rústic*, apariencia natural,
      encanto natural`,
    it: `
      aspetto naturale, look naturale, effetto naturale, finish naturale, bellezza naturale, rustic*, fascino naturale`,
    nl: `
      natuurlijke uitstraling, natuurlijke look, natuurlijk effect, natuurlijk uiterlijk, natuurlijke finish, rustiek*,
      landelijke uitstraling, natuurlijke charme`,
    pl: `
      naturalny wygląd, naturalnym wyglądzie, naturalny efekt, naturalne wykończenie, naturalny look, rustykaln*,
      naturalny urok, naturalne piękno`,
    pt: `
      aspeto natural, aspecto natural, acabamento natural, efeito natural, look natural, beleza natural, rústic*,
      visual natural`,
    sv: `
      naturlig look, naturligt utseende, naturlig finish, naturlig känsla, rustik*, naturligt uttryck,
      naturlig skönhet`,
    da: `
      naturligt look, naturligt udseende, naturlig finish, naturligt udtryk, rustik*, naturlig skønhed,
      naturlig fornemmelse`,
    nb: `
      naturlig look, naturlig utseende, naturlig finish, naturlig uttrykk, naturlig preg, rustikk*, rustikt,
      naturlig skjønnhet`,
    fi: `
      luonnollinen ulkonäkö, luonnollinen ilme, luonnollinen lopputulos, luonnollisen näköi*, luonnonläheinen,
      rustiikki*, maalaisromantti*`,
  },
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
  glossy: {
    en: 'glossy, shiny, high gloss, glossy finish, lustrous, gleaming, glittering, polished finish',
    de: 'glänzend*, hochglanz*, glanz verleiht, schimmernd*, seidig glänzend*, funkelnd*, glanzvoll*, hochglänzend*',
    fr: 'brillant*, brillance, finition brillante, effet brillant, lustré*, scintillant*, étincelant*',
    es: 'brillante*, acabado brillo, alto brillo, acabado brillante, reluciente*, lustros*, destellos',
    it: 'lucido, lucida, lucidi, finitura lucida, brillante, brillanti, scintillant*, lucentezza, luccicant*',
    nl: 'glanzend*, hoogglans*, glimmend*, glinsterend*, glans geeft, fonkelend*',
    pl: 'błyszcząc*, połysk*, lśniąc*, wysoki połysk, połyskując*, nabłyszczając*',
    pt: 'brilhante*, acabamento brilhante, alto brilho, lustros*, reluzente*, cintilante*',
    sv: 'glansig*, blank, blankt, blanka, högglans*, skimrande, glänsande, glittrande',
    da: 'blank, blankt, blanke, højglans*, skinnende, skimrende, glinsende, glitrende',
    nb: 'blank, blankt, blanke, høyglans*, skinnende, skimrende, glansfull*, glitrende',
    fi: 'kiiltävä*, korkeakiilto*, kiiltopintai*, hohtava*, kimaltava*, kiillottava*',
  },
  radiant: {
    en: `
      radiant, radiance, glowing skin, luminous skin, dewy, brightening, healthy glow, luminosity,
      brightens the complexion, natural glow`,
    de: `
      strahlend*, ausstrahlung der haut, strahlender teint, leuchtender teint, frischer teint, strahlkraft,
      teint strahlen`,
    fr: `
      éclat naturel, éclat du teint, teint éclatant, teint lumineux, lumineux et, luminosité de la peau, illuminateur*,
      effet bonne mine, donne de l éclat, éclat de la peau, ravive l éclat`,
    es: `
      luminosidad, radiante*, piel luminosa, iluminador*, aporta luminosidad, tono luminoso, efecto glow, resplandor`,
    it: 'luminosità, radios*, pelle luminosa, illuminante, illuminanti, incarnato luminoso, effetto glow',
    nl: 'stralend*, stralende huid, gezonde gloed, gloed, oplichtend*, stralende teint',
    pl: 'promienn*, rozświetlając*, rozświetla, blask skórze, efekt glow, rozświetlon*, rozświetlenie, zdrowy blask',
    pt: 'luminosidade, radiante*, pele luminosa, iluminador*, efeito glow, pele radiante, viço',
    sv: 'strålande hy, lyster, strålande, lystergivande, strålande hud',
    da: 'strålende hud, glød, udstråling, strålende, opstrammet glød, glødende hud',
    nb: 'strålende hud, glød, utstråling, strålende, glødende hud',
    fi: 'hehkuva*, hehku, heleä, heleyttä, kuulas, kuulautta, säteilevä*, kirkastava*, hehkua',
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
  brightLight: {
    en: `
      bright light, brightness, brightly lit, very bright, bright enough, brighter, brilliant light,
      brightens the room, well lit, super bright`,
    de: `
      hell, helles licht, leuchtstark*, lichtstark*, leuchtkraft*, leuchtet hell, gut ausgeleuchtet*, helligkeit,
      heller als, taghell*`,
    fr: `
      lumineux, lumineuse, lumineuses, luminosité, éclaire bien, lumière vive, forte luminosité, très lumineu*,
      éclairage puissant`,
    es: `
      luminos*, luz brillante, luz intensa, brillo de la luz, ilumina bien, luz potente, gran luminosidad,
      muy luminos*`,
    it: 'luminos*, luminosità, luce brillante, luce intensa, illumina bene, molto luminos*, luce forte',
    nl: 'helder licht, felle, lichtsterk*, helderheid, fel licht, heldere verlichting, verlicht goed',
    pl: `
      jasne światło, jaśniejsze światło, jasność światła, mocne światło, świeci jasno, świecą jasno, bardzo jasn*,
      intensywne światło`,
    pt: 'luminos*, luz brilhante, luz intensa, luminosidade, ilumina bem, luz forte, muito luminos*',
    sv: 'ljusstark*, starkt ljus, lyser starkt, ljusstyrka, klart ljus, lyser upp, skarpt ljus',
    da: 'lysstærk*, kraftigt lys, lyser kraftigt, lysstyrke, klart lys, stærkt lys, lyser op',
    nb: 'lyssterk*, kraftig lys, lyser kraftig, lysstyrke, klart lys, sterkt lys, lyser opp',
    fi: `
      kirkas valo, kirkkaampi valo, kirkkaus, valovoimai*, valaisee hyvin, erittäin kirkas, kirkkaan valon, valoisa*`,
  },
  dark: {
    en: 'darker, dark shade, dark tone, blackout, darkening, room darkening, very dark',
    de: `
      dunkler als, dunkler farbton, verdunkelnd*, abdunkelnd*, lichtundurchlässig*, blickdicht*, sehr dunkel,
      verdunkelung*, verdunklung*`,
    fr: 'plus foncé*, plus sombre*, teinte foncée, occultant*, très foncé*, très sombre*',
    es: 'más oscur*, tono oscuro, muy oscur*, opac*, oscurecimiento, tonos oscuros',
    it: 'più scur*, tonalità scura, oscurant*, molto scur*, tonalità scure',
    nl: 'donkerder*, donkere tint*, verduisterend*, lichtdicht*, lichtwerend*, erg donker',
    pl: 'ciemniejsz*, ciemny odcień, zaciemniając*, bardzo ciemn*, ciemne odcienie, zaciemnia',
    pt: 'mais escur*, tom escuro, muito escur*, blackout, opac*, tons escuros',
    sv: 'mörkare, mörk nyans, mörkläggande, mörkläggning*, mycket mörk*',
    da: 'mørkere, mørk nuance, mørklægning*, mørklæggende, meget mørk*',
    nb: 'mørkere, mørk nyanse, lystett, lystette, blendings*, veldig mørk*',
    fi: 'tummempi, tummemm*, tumma sävy, pimentävä*, valoa läpäisemät*, hyvin tumma',
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
  discreet: {
    en: `
      discreet, discreetly, unobtrusive, inconspicuous, barely visible, hardly noticeable, invisible under,
      subtle design`,
    de: 'diskret*, unauffällig*, dezent*, kaum sichtbar*, unsichtbar*, kaum zu sehen, zeichnet sich nicht ab',
    fr: `
      discret et, discrets, discrète, discrètes, discrètement, invisible sous, presque invisible, passe inaperçu*,
      très discret, discrétion`,
    es: `
      discreto, discreta, discretos, discretas, discretamente, invisible*, pasa desapercibid*, apenas visible,
      discreción`,
    it: `
      discreto, discreta, discreti, discretamente, invisibil*, passa inosservat*, appena visibile, poco visibile,
      discrezione`,
    nl: 'discreet, discrete, onopvallend*, onzichtbaar, onzichtbare, nauwelijks zichtbaar, valt niet op',
    pl: 'dyskretn*, niewidoczn*, prawie niewidoczn*, nierzucając* się, ledwo widoczn*, dyskrecj*',
    pt: `
      discreto, discreta, discretos, discretas, discretamente, invisív*, passa despercebid*, quase não se vê,
      discrição`,
    sv: 'diskret, diskreta, osynlig*, knappt synlig*, oansenlig*, smälter in',
    da: 'diskret, diskrete, usynlig*, næsten usynlig*, knap synlig*, uanseelig*',
    nb: 'diskret, diskrete, usynlig*, nesten usynlig*, knapt synlig*, lite synlig*',
    fi: 'huomaamat*, huomaamaton, huomaamattoma*, näkymät*, hienovarai*, hillitty, diskreetti',
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
  creative: {
    en: `
      creative, creativity, imaginative, sparks imagination, boosts imagination, imagination,
      encourages imaginative play, artistic, pretend play`,
    de: `
      kreativ*, kreativität, fantasievoll*, phantasievoll*, fördert die fantasie, regt die fantasie an, ideenreich*,
      einfallsreich*, künstlerisch*, rollenspiel*`,
    fr: 'créatif*, créative*, créativité, imagination, stimule l imagination, imaginatif*, artistique*, jeu de rôle',
    es: 'creativ*, creatividad, imaginación, estimula la imaginación, imaginativ*, artístic*, juego simbólico',
    it: 'creativ*, creatività, stimola la fantasia, immaginazione, artistic*, fantasios*, gioco di ruolo',
    nl: `
      creatief, creatieve, creativiteit, fantasierijk*, fantasie, stimuleert de fantasie, verbeelding*, artistiek*,
      rollenspel*`,
    pl: 'kreatywn*, kreatywność, wyobraźni*, rozwija wyobraźnię, pomysłow*, artystyczn*, twórcz*',
    pt: 'criativ*, criatividade, imaginação, estimula a imaginação, imaginativ*, artístic*, faz de conta',
    sv: 'kreativ*, kreativitet, fantasi*, fantasifull*, konstnärlig*, rollek*',
    da: 'kreativ*, kreativitet, fantasi*, fantasifuld*, kunstnerisk*, rolleleg*',
    nb: 'kreativ*, kreativitet, fantasi*, fantasifull*, kunstnerisk*, rollelek*',
    fi: 'luova, luovan, luovaa, luovat, luovuus, luovuutta, mielikuvitu*, taiteelli*, roolileikk*',
  },
  fun: {
    en: 'fun, playful, entertaining, hours of fun, enjoyable, amusing, fun filled, keeps kids entertained',
    de: `
      macht spaß, spaßig*, unterhaltsam*, verspielt*, stundenlanger spaß, spielspaß, viel spaß beim spielen,
      kurzweilig*, lustig*, fahrspaß`,
    fr: `
      amusant*, ludique*, divertissant*, heures d amusement, heures de jeu, rigolo*, plaisir de jeu, drôle*, espiègle*`,
    es: 'divertid*, diversión, entretenid*, horas de diversión, juguetón*, lúdic*, entretenimiento',
    it: 'divertent*, divertimento, ore di divertimento, giocos*, spassos*, avvincent*, coinvolgent*',
    nl: 'speels*, vermakelijk*, speelplezier, urenlang plezier, grappig*, leuk om mee, vermaak, uren speelplezier',
    pl: `
      zabawn*, frajda, świetna zabawa, wesoł*, radość z zabawy, wciągając*, godziny zabawy, mnóstwo zabawy, rozrywk*,
      ekscytując*`,
    pt: 'divertid*, diversão, entretenimento, horas de diversão, brincalhão*, lúdic*, horas de brincadeira',
    sv: 'rolig*, lekfull*, underhållande, kul att leka, timmar av lek, lekvärde, timmar av skoj',
    da: 'sjov at lege, sjovt, sjove, legesyg*, underholdende, timevis af leg, timers leg, timevis af sjov, legeværdi',
    nb: 'morsom*, gøy å leke, gøyal*, leken, underholdende, timevis med lek, timevis med moro, lekeverdi',
    fi: 'hauska, hauskan, hauskaa, hauskat, leikkisä*, viihdyttävä*, hauskuutta, tuntikausia hauskaa',
  },
  calming: {
    en: `
      calming, relaxing, relaxes, helps you relax, relaxation, unwind, helps to unwind, tranquil, peaceful atmosphere,
      wind down`,
    de: `
      entspannend*, entspannung, zum entspannen, ruhige atmosphäre, beruhigende wirkung, zum abschalten,
      zur ruhe kommen, wohltuend*, entspannt ausklingen, wohlfühlatmosphäre`,
    fr: 'relaxant*, détente, détend, se détendre, apaisant*, moment de détente, relaxation, zen, se relaxer',
    es: 'relajante*, relaja, relajación, relajarse, relajarte, tranquilizante*, momento de relax, relax',
    it: 'rilassant*, rilassa, rilassamento, relax, rilassarsi, rilassarti, calmant*, momento di relax',
    nl: `
      ontspannend*, ontspanning, rustgevend*, kalmerend*, tot rust komen, ontspannen moment, ontspant,
      om te ontspannen`,
    pl: `
      relaksując*, odprężając*, relaks, uspokajając*, wyciszając*, relaksu, odprężenie, wyciszenie,
      pomaga się zrelaksować`,
    pt: 'relaxante*, relaxa, relaxamento, relaxar, tranquilizante*, momento de relaxamento, descontrair',
    sv: 'avslappnande, avkopplande, avkoppling, lugnande, rogivande, avslappning, koppla av, varva ner',
    da: 'afslappende, afslapning, beroligende, afstressende, slappe af, slap af med, falde til ro',
    nb: 'avslappende, avslapning, beroligende, avkoblende, slappe av, avslappet stund, roe ned',
    fi: 'rentouttava*, rentoutua, rentoutumi*, rauhoittava*, rentouttaa, rentoutumista, rentoutumisee*',
  },
  romantic: {
    en: 'romantic, romance, sensual, seductive, candlelit, romantic atmosphere',
    de: 'romantisch*, sinnlich*, verführerisch*, romantik, liebevoll romantisch',
    fr: 'romantique*, romantisme, sensuel*, séduisant*, séducteur, séductrice',
    es: 'romántic*, sensual*, seductor*, romanticismo',
    it: 'romantic*, sensual*, seducent*, romanticismo',
    nl: 'romantisch*, sensueel, sensuele, verleidelijk*, romantiek',
    pl: 'romantyczn*, zmysłow*, uwodzicielsk*, romantyzm',
    pt: 'romântic*, sensual, sensuais, sedutor*, romantismo',
    sv: 'romantisk*, sensuell*, förförisk*, romantik',
    da: 'romantisk*, sensuel*, forførende, forførerisk*, romantik',
    nb: 'romantisk*, sensuell*, forførende, forførerisk*, romantikk',
    fi: 'romantti*, romantii*, aistilli*, viettelevä*',
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
  sporty: {
    en: 'sporty, athletic, sporty look, athletic cut, sporty design, dynamic look',
    de: 'sportlich*, dynamische optik, sportives, sportiv*, athletisch*',
    fr: 'sportif*, sportive*, look sport, dynamique et, allure sportive',
    es: 'deportivo y, look deportivo, estilo deportivo, aire deportivo, atlétic*, diseño deportivo',
    it: 'sportivo, sportiva, sportivi, sportive, look sportivo, stile sportivo, atletic*',
    nl: 'sportief, sportieve, sportiever, atletisch*, sportieve look',
    pl: `
      sportowy styl, sportowym stylu, sportowy wygląd, wysportowan*, sportowy charakter, sportowy krój, sportowy look`,
    pt: 'desportivo, desportiva, esportivo, esportiva, look desportivo, visual esportivo, atlétic*',
    sv: 'sportig*, sportigt, atletisk*, sportig look',
    da: 'sporty, sportslig*, sportigt, atletisk*, sporty look',
    nb: 'sporty, sportslig*, sportig*, atletisk*, sporty look',
    fi: 'sporttinen, sporttise*, urheilulli*, sporttisen, sporttista',
  },
  casual: {
    en: `
      casual, laid back look, everyday look, relaxed look, casual style, casual look, smart casual, dress down,
      effortless look, easygoing`,
    de: `
      lässig*, leger, legere, leger geschnitten, leger kombinier*, alltagslook, freizeitlook, casual, legerer, legeres`,
    fr: `
      décontracté*, look casual, style casual, tenue décontractée, tenue de tous les jours, look de tous les jours,
      casual`,
    es: 'informal, informales, casual, desenfadad*, look casual, estilo casual, look relajado',
    it: 'casual, informale, informali, disinvolt*, stile casual, look casual, sbarazzin*',
    nl: 'casual, informeel, informele, nonchalant*, ongedwongen, alledaagse look, relaxte look',
    pl: 'casual, codzienny look, swobodny styl, codziennych stylizacji, casualow*, nieformaln*, luźny styl',
    pt: 'casual, casuais, informal, informais, descontraíd*, estilo casual, look casual, visual casual',
    sv: 'avslappnad stil, ledig stil, casual, vardaglig*, avslappnad look, ledig look, vardagsplagg',
    da: 'afslappet stil, afslappet look, casual, hverdagslook, uformel*, afslappede stil',
    nb: 'avslappet stil, avslappet look, casual, hverdagslig*, uformell*, ledig stil',
    fi: 'rento, rennon, rennot, rentoa, casual, arkinen, arkise*, arkityyli*, rento tyyli, rento ilme',
  },
  festive: {
    en: `
      festive, festively, party wear, celebratory, dressy, glamorous, formal wear, party ready, evening wear,
      formal occasions, special occasions`,
    de: 'festlich*, feierlich*, glamourös*, partytauglich*, für besondere anlässe, abendgarderobe, formelle anlässe',
    fr: `
      festif*, festive*, tenue de fête, tenue de soirée, glamour, grandes occasions, occasions spéciales,
      occasions formelles, tenue habillée`,
    es: `
      festiv*, de fiesta, glamuros*, ocasiones especiales, ocasión especial, elegante para eventos, de etiqueta,
      glamour, ocasiones formales`,
    it: 'festiv*, da cerimonia, elegante da sera, glamour, occasioni speciali, occasioni formali',
    nl: `
      feestelijk*, feestkleding, glamoureus, glamoureuze, speciale gelegenheden, bijzondere gelegenheden,
      formele gelegenheden`,
    pl: 'odświętn*, wieczorow*, wizytow*, na specjalne okazje, na wyjątkowe okazje, uroczyst*, na wielkie wyjścia',
    pt: 'festiv*, de festa, ocasiões especiais, glamour, glamoros*, para cerimónias, ocasiões formais',
    sv: 'festlig*, festkläder, glamorös*, högtidlig*, speciella tillfällen, festfin*, formella tillfällen',
    da: 'festlig*, festtøj, glamourøs*, højtidelig*, særlige lejligheder, festlige lejligheder, formelle lejligheder',
    nb: `
      festlig*, festklær, glamorøs*, høytidelig*, spesielle anledninger, festlige anledninger, formelle anledninger`,
    fi: 'juhlava*, juhlalli*, juhliin, juhlavaat*, erityistilaisuu*, glamour*, juhlatilai*',
  },
  unique: {
    en: `
      unique, one of a kind, distinctive, unusual design, original design, stands out from, something special,
      unmistakable, extraordinary, truly special`,
    de: `
      einzigartig*, besonderes design, außergewöhnlich*, unverwechselbar*, unikat*, originelles design, originelle,
      individueller look, etwas besonderes, ausgefallen*`,
    fr: `
      unique en son genre, pièce unique, originalité, hors du commun, pas comme les autres, atypique*, design unique,
      design original, style original, style unique`,
    es: `
      único en su, diseño único, pieza única, diseño original, originalidad, inconfundible*, diseño exclusivo,
      diferente a todo, extraordinari*, estilo único`,
    it: `
      unico nel suo genere, pezzo unico, design unico, design originale, originalità, inconfondibil*, fuori dal comune,
      straordinari*, stile unico`,
    nl: `
      uniek, unieke, bijzonder ontwerp, origineel ontwerp, origineel design, onderscheidend*, iets bijzonders,
      apart ontwerp, eigenzinnig*`,
    pl: `
      unikaln*, wyjątkowy, wyjątkowa, wyjątkowe, niepowtarzaln*, oryginalny wzór, oryginalny design,
      jedyny w swoim rodzaju, jedyna w swoim rodzaju, nietuzinkow*, unikatow*`,
    pt: `
      único no seu, design único, peça única, design original, originalidade, inconfundív*, fora do comum,
      extraordinári*, estilo único`,
    sv: `
      unik, unikt, unika, originell*, enastående, särpräglad*, något utöver det vanliga, distinkt*, annorlunda design`,
    da: 'unik, unikt, unikke, enestående, originalt design, særpræget, noget særligt, anderledes design',
    nb: 'unik, unikt, unike, enestående, originalt design, særpreget, noe helt spesielt, annerledes design',
    fi: 'ainutlaatui*, uniikki*, uniikin, omaperäi*, erikoislaatui*, erottuva*, erottuu joukosta, poikkeuksellinen',
  },
  innovative: {
    en: `
      innovative, innovation, ingenious, clever design, cleverly designed, groundbreaking, cutting edge, revolutionary,
      advanced technology, smart design, well thought out, thoughtfully designed, latest technology`,
    de: `
      innovativ*, innovation*, clever*, durchdacht*, ausgeklügelt*, bahnbrechend*, revolutionär*, fortschrittlich*,
      raffiniert*, zukunftsweisend*, modernste technik`,
    fr: `
      innovant*, innovation*, ingénieux, ingénieuse*, astucieux, astucieuse*, révolutionnaire*, bien pensé*,
      technologie avancée, technologie de pointe, novateur*`,
    es: `
      innovador*, innovación, ingenios*, revolucionari*, bien pensad*, tecnología avanzada, tecnología punta,
      vanguardista*, novedoso*, novedosa*`,
    it: `
      innovativ*, innovazione, ingegnos*, rivoluzionari*, ben pensat*, tecnologia avanzata, all avanguardia,
      tecnologia innovativa`,
    nl: `
      innovatief, innovatieve, innovatie, slim ontwerp, vernuftig*, ingenieus, ingenieuze, doordacht*, baanbrekend*,
      revolutionair*, geavanceerd*`,
    pl: `
      innowacyjn*, innowacja, pomysłow*, przemyślan*, rewolucyjn*, zaawansowana technologia, przełomow*,
      inteligentna konstrukcja, nowatorsk*, zaawansowanej technologii`,
    pt: 'inovador*, inovação, engenhos*, revolucionári*, bem pensad*, tecnologia avançada, tecnologia de ponta',
    sv: `
      innovativ*, innovation*, genomtänkt*, smart design, smart lösning, banbrytande, revolutionerande,
      avancerad teknik, nyskapande`,
    da: `
      innovativ*, innovation*, gennemtænkt*, smart design, smart løsning, banebrydende, revolutionerende,
      avanceret teknologi, nyskabende`,
    nb: `
      innovativ*, innovasjon*, gjennomtenkt*, smart design, smart løsning, banebrytende, revolusjonerende,
      avansert teknologi, nyskapende`,
    fi: `
      innovatiivi*, innovaatio*, älykäs muotoilu, nerokas, nerokkaa*, mullistava*, edistykselli*, edistynyt tekniikka,
      harkittu muotoilu, uraauurtava*`,
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
  authentic: {
    en: 'authentic, authentically, realistic, lifelike, true to life, authentic taste, authentic look, authenticity',
    de: 'authentisch*, originalgetreu*, realistisch*, lebensecht*, naturgetreu*, detailgetreu*, authentizität',
    fr: 'authentique*, authenticité, réaliste*, fidèle à l original, plus vrai que nature, détaillé* et réaliste',
    es: `
      sabor auténtico, auténtico sabor, autenticidad, aspecto auténtico, realista*, fiel al original, estilo auténtico`,
    it: 'sapore autentico, gusto autentico, autenticità, realistic*, fedele all originale, aspetto autentico',
    nl: 'authentiek*, authenticiteit, realistisch*, levensecht*, waarheidsgetrouw*, natuurgetrouw*',
    pl: 'autentyczn*, realistyczn*, autentyczność, wiernie odwzorowan*, jak prawdziw*',
    pt: 'sabor autêntico, autenticidade, realista*, fiel ao original, aspeto autêntico, aspecto autêntico',
    sv: 'autentisk*, realistisk*, verklighetstrogen*, naturtrogen*, äkta känsla, verklighetstrogna',
    da: 'autentisk*, realistisk*, virkelighetsnær*, naturtro, virkelighedstro, ægte følelse, livagtig*',
    nb: 'autentisk*, realistisk*, virkelighetsnær*, naturtro, livaktig*, ekte følelse',
    fi: 'autentti*, aito tunnelma, aidon tuntui*, realisti*, aidon näköi*, todentuntui*',
  },
  vintage: {
    en: 'vintage, retro, nostalgic, old fashioned, antique look, old school, retro design, nostalgia, retro look',
    de: `
      vintage*, retro, retrolook*, retrodesign*, retro look, retro design, nostalgisch*, altmodisch*, antik*,
      nostalgie, shabby chic, used look`,
    fr: 'vintage, rétro, nostalgique*, à l ancienne, ancien style, antique, style ancien',
    es: 'vintage, retro, nostálgic*, a la antigua, estilo antiguo, aspecto envejecido',
    it: 'vintage, retrò, retro style, nostalgic*, stile antico, all antica, d epoca, anticat*',
    nl: 'vintage, retro, nostalgisch*, ouderwets*, antiek*, nostalgie',
    pl: 'vintage, retro, nostalgiczn*, w starym stylu, staromodn*, postarzan*, dawnych lat',
    pt: 'vintage, retro, retrô, nostálgic*, à moda antiga, estilo antigo, de época',
    sv: 'vintage*, retro, retrostil*, retrodesign*, retrolook*, nostalgisk*, gammaldags, antik look',
    da: 'vintage*, retro, retrostil*, retrodesign*, retrolook*, nostalgisk*, gammeldags, antik look',
    nb: 'vintage*, retro, retrostil*, retrodesign*, nostalgisk*, gammeldags, antikk look',
    fi: 'vintage*, retro, retrotyyli*, retrohenki*, nostalgi*, vanhanaikai*, antiikki*, vanhan ajan',
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
  personal: {
    en: `
      personal touch, personal gift, thoughtful gift, meaningful, heartfelt, sentimental, thoughtful present,
      personal present`,
    de: `
      persönliche note, persönliches geschenk, liebevolles geschenk, von herzen, persönlich und, herzlich verpackt,
      aufmerksamkeit von herzen, liebevoll gestaltet*`,
    fr: `
      touche personnelle, cadeau personnel, attention personnelle, plein de sens, cadeau attentionné, du fond du coeur,
      cadeau qui a du sens`,
    es: 'toque personal, regalo personal, detalle personal, con significado, regalo especial y personal, de corazón',
    it: 'tocco personale, regalo personale, pensiero personale, ricco di significato, dal cuore, regalo significativo',
    nl: `
      persoonlijk tintje, persoonlijk cadeau, persoonlijke touch, betekenisvol*, uit het hart, attent cadeau,
      persoonlijk geschenk`,
    pl: `
      osobisty akcent, osobisty prezent, osobisty charakter, od serca, z głębi serca, pełen znaczenia,
      przemyślany prezent`,
    pt: 'toque pessoal, presente pessoal, presente com significado, do coração, presente especial e pessoal',
    sv: `
      personlig touch, personlig present, personlig gåva, från hjärtat, betydelsefull present, meningsfull*,
      omtänksam present`,
    da: `
      personligt præg, personlig gave, personligt touch, fra hjertet, betydningsfuld gave, meningsfuld*,
      omsorgsfuld gave`,
    nb: `
      personlig preg, personlig gave, personlig touch, fra hjertet, betydningsfull gave, meningsfull*, omtenksom gave`,
    fi: `
      henkilökohtainen lahja, persoonalli*, henkilökohtainen silaus, sydämestä, merkityksellinen lahja,
      ajatuksella valit*`,
  },
  flattering: {
    en: `
      flattering, flatters, slimming, figure flattering, flattering fit, accentuates the figure, flattering cut,
      shaping, figure shaping`,
    de: `
      schmeichelhaft*, schmeichelt, figurschmeichelnd*, figurfreundlich*, kaschiert*, formend*, figurformend*,
      betont die figur`,
    fr: `
      flatteur*, flatteuse*, met en valeur, mettent en valeur, amincissant*, sublime la silhouette, galbant*, gainant*,
      avantageux pour la silhouette`,
    es: 'favorecedor*, estiliza, estilizan, estiliza la figura, realza, moldeador*, sienta bien',
    it: `
      valorizza, valorizzano, slancia, snellent*, dona a tutte, modellant*, esalta la figura, contenitiv*, slanciat*`,
    nl: 'flatterend*, flatteert, afslankend*, figuurcorrigerend*, vleiend*, accentueert, figuurvriendelijk*',
    pl: `
      wyszczupla, wyszczuplając*, podkreśla sylwetkę, podkreśla figurę, korzystn* dla sylwetki, modelując*,
      podkreśla kształty, tuszuj*`,
    pt: `
      valoriza a silhueta, adelgaçante*, realça, modelador*, alonga a silhueta, favorecedor*, disfarça,
      valoriza o corpo`,
    sv: 'smickrande, framhäver figuren, smickrar, formande, smickrande passform, figurformande',
    da: 'flatterende, klædelig*, smigrende, fremhæver figuren, formende, figurvenlig*',
    nb: 'flatterende, kledelig*, smigrende, fremhever figuren, formende, figurvennlig*',
    fi: 'imarteleva*, imartelee, korostaa vartaloa, muotoileva*, kauniisti laskeutuva*',
  },
};
