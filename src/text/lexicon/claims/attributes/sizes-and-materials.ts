import type { ConceptTable } from '../concept-table.ts';

/** Sizes, amounts, colours and materials. */
export const SIZES_AND_MATERIALS: ConceptTable = {
  weight: {
    en: 'weight, weights, weighs, weigh, weighing, net weight, gross weight',
    de: 'gewicht*, wiegt, eigengewicht*, gesamtgewicht*, nettogewicht*, leergewicht*',
    fr: 'poids, pèse, pèsent, pesant, poids net',
    es: 'peso, pesa, pesan, peso neto',
    it: 'peso, pesa, pesano, peso netto, pesare',
    nl: 'gewicht, gewichten, weegt, nettogewicht, eigen gewicht',
    pl: 'waga, wagi, wagę, wadze, waży, ważą, masa własna, masa netto, gramatura, ciężar, ciężaru',
    pt: 'peso, pesa, pesam, peso líquido',
    sv: 'vikt, vikten, väger, nettovikt, egenvikt, viktklass',
    da: 'vægt, vægten, vejer, nettovægt, egenvægt',
    nb: 'vekt, vekten, veier, nettovekt, egenvekt',
    fi: 'paino, painon, painoa, painaa, painavat, nettopaino, omapaino',
  },
  length: {
    en: `
      length, lengths, overall length, total length, cable length, cord length, cm long, inches long, metres long,
      meters long, mm long`,
    de: `
      gesamtlänge*, kabellänge*, länge ~ cm, länge ~ m, länge ~ mm, länge beträgt, länge von, länge in, die länge,
      der länge, in der länge, cm lang, cm lange, cm langes, meter lang, mm lang, rückenlänge*`,
    fr: 'longueur, longueurs, cm de long, m de long, mètres de long, longueur totale, longueur du câble',
    es: 'longitud, cm de largo, metros de largo, m de largo, de longitud, largo total, largo ~ cm, longitudes',
    it: 'lunghezza, lunghezze, lungo ~ cm, lunga ~ cm, cm di lunghezza, lunghezza totale, lunghezza del cavo',
    nl: 'lengte, lengtes, cm lang, meter lang, totale lengte, kabellengte, snoerlengte, ruglengte',
    pl: 'długość, długości, długością, cm długości, długość kabla, długość całkowita, metrów długości',
    pt: 'comprimento, comprimentos, cm de comprimento, metros de comprimento, comprimento total, comprimento do cabo',
    sv: 'längd, längden, cm lång, cm långt, meter lång, total längd, sladdlängd, kabellängd, rygglängd',
    da: 'længde, længden, cm lang, cm langt, meter lang, samlet længde, kabellængde, ledningslængde',
    nb: 'lengde, lengden, cm lang, cm langt, meter lang, total lengde, kabellengde, ledningslengde',
    fi: `
      pituus, pituuden, pituutta, pituudeltaan, pituinen, pituise*, cm pitkä, metriä pitkä, johdon pituus, pituudet`,
  },
  width: {
    en: 'width, widths, cm wide, inches wide, mm wide, overall width, seat width',
    de: `
      breite ~ cm, gesamtbreite*, sitzbreite*, breite beträgt, breite von, in der breite, die breite beträgt, cm breit,
      cm breite, cm breites, mm breit, meter breit, maße breite`,
    fr: 'largeur, largeurs, cm de large, mm de large, largeur totale, de largeur, largeur d assise',
    es: 'anchura, ancho total, cm de ancho, mm de ancho, de anchura, ancho ~ cm, ancho del asiento',
    it: 'larghezza, larghezze, cm di larghezza, largo ~ cm, larga ~ cm, larghezza totale, larghezza della seduta',
    nl: 'breedte, breedtes, cm breed, mm breed, totale breedte, zitbreedte',
    pl: 'szerokość, szerokości, szerokością, cm szerokości, szerokość całkowita, szerokość siedziska',
    pt: 'largura, larguras, cm de largura, de largura, largura total, largura do assento',
    sv: 'bredd, bredden, cm bred, cm brett, mm bred, total bredd, sittbredd',
    da: 'bredde, bredden, cm bred, cm bredt, mm bred, samlet bredde, sædebredde',
    nb: 'bredde, bredden, cm bred, cm bredt, mm bred, total bredde, setebredde',
    fi: 'leveys, leveyden, leveyttä, leveydeltään, levyinen, levyise*, cm leveä, kokonaisleveys, istuinleveys',
  },
  height: {
    en: `
      height, heights, cm high, cm tall, inches high, inches tall, mm high, overall height, seat height, stands ~ cm`,
    de: `
      höhe ~ cm, höhe ~ mm, gesamthöhe*, sitzhöhe*, arbeitshöhe*, höhe beträgt, höhe von, in der höhe, cm hoch,
      cm hohe, cm hohes, meter hoch, mm hoch, bauhöhe*, höhe der, stehhöhe*`,
    fr: 'hauteur, hauteurs, cm de haut, m de haut, de hauteur, hauteur totale, hauteur d assise',
    es: 'altura, alturas, cm de alto, cm de altura, metros de altura, altura total, alto ~ cm, altura del asiento',
    it: 'altezza, altezze, cm di altezza, alto ~ cm, alta ~ cm, altezza totale, altezza della seduta',
    nl: 'hoogte, hoogtes, cm hoog, meter hoog, totale hoogte, zithoogte, stahoogte',
    pl: 'wysokość, wysokości, wysokością, cm wysokości, wysokość całkowita, wysokość siedziska',
    pt: 'altura, alturas, cm de altura, metros de altura, altura total, altura do assento',
    sv: 'höjd, höjden, cm hög, cm högt, meter hög, total höjd, sitthöjd, ståhöjd',
    da: 'højde, højden, cm høj, cm højt, meter høj, samlet højde, sædehøjde, ståhøjde',
    nb: 'høyde, høyden, cm høy, cm høyt, meter høy, total høyde, setehøyde, ståhøyde',
    fi: `
      korkeus, korkeuden, korkeutta, korkeudeltaan, korkuinen, korkuise*, cm korkea, istuinkorkeus, kokonaiskorkeus`,
  },
  depth: {
    en: 'depth, depths, cm deep, inches deep, mm deep, seat depth',
    de: `
      tiefe ~ cm, gesamttiefe*, sitztiefe*, tiefe beträgt, tiefe von, in der tiefe, cm tief, cm tiefe, mm tief,
      schubladentiefe*`,
    fr: 'profondeur de, profondeur ~ cm, cm de profondeur, profondeur d assise, profondeur totale',
    es: `
      profundidad de, profundidad ~ cm, cm de profundidad, cm de fondo, fondo ~ cm, profundidad del asiento,
      profundidad total`,
    it: 'profondità di, profondità ~ cm, cm di profondità, profondità della seduta, profondità totale',
    nl: 'diepte, dieptes, cm diep, mm diep, zitdiepte, totale diepte',
    pl: 'głębokość, głębokości, głębokością, cm głębokości, głębokość siedziska',
    pt: 'profundidade de, profundidade ~ cm, cm de profundidade, profundidade do assento, profundidade total',
    sv: 'djup ~ cm, djupet, cm djup, cm djupt, sittdjup, totalt djup',
    da: 'dybde, dybden, cm dyb, cm dybt, sædedybde, samlet dybde',
    nb: 'dybde, dybden, cm dyp, cm dypt, setedybde, total dybde',
    fi: 'syvyys, syvyyden, syvyyttä, syvyydeltään, syvyinen, syvyise*, cm syvä, istuinsyvyys',
  },
  diameter: {
    en: 'diameter, diameters, in diameter, driver diameter, wheel diameter',
    de: 'durchmesser*, raddurchmesser*, mm durchmesser, cm durchmesser',
    fr: 'diamètre*, de diamètre, diamètre ~ cm',
    es: 'diámetro*, de diámetro, diámetro ~ cm',
    it: 'diametro, diametri, di diametro',
    nl: 'diameter, diameters, doorsnede, doorsnee',
    pl: 'średnica, średnicy, średnicę, średnicą',
    pt: 'diâmetro*, de diâmetro, diâmetro ~ cm',
    sv: 'diameter, diametern, i diameter',
    da: 'diameter, diameteren, i diameter',
    nb: 'diameter, diameteren, i diameter',
    fi: 'halkaisija*, läpimitta*, läpimitaltaan',
  },
  dimensions: {
    en: `
      dimensions, dimension, measurements, dimensioned, size w x d x h, overall dimensions, l x w x h,
      product dimensions, measures ~ cm, measures ~ inches`,
    de: `
      abmessung*, maße, maßen, masse b x h x t, produktmaße*, außenmaße*, innenmaße*, misst, gesamtmaße*, aufbaumaße*,
      stellmaße*`,
    fr: 'dimensions, dimension, mesures du produit, mesure ~ cm, mesurant, l x l x h, dimensions extérieures',
    es: 'dimensiones, dimensión, medidas, mide, miden, medidas del producto, medidas exteriores',
    it: 'dimensioni, dimensione, misure ~ cm, misura ~ cm, misure del prodotto, misure esterne, le misure, ingombro',
    nl: 'afmeting, afmetingen, maten l x b x h, buitenmaten, binnenmaten, meet ~ cm, productafmetingen',
    pl: 'wymiar, wymiary, wymiarach, wymiarów, wymiarami, gabaryty, gabarytów, mierzy ~ cm',
    pt: 'dimensões, dimensão, medidas, mede, medem, medidas do produto, medidas externas',
    sv: `
      måtten, dimension, dimensioner, dimensionerna, yttermått, mäter, innermått, produktmått, måtten är, har måtten,
      mått ~ cm, mått b x h x d`,
    da: 'mål l x b x h, målene, dimension, dimensioner, dimensionerne, måler, ydre mål, produktmål',
    nb: 'mål l x b x h, målene, dimensjon, dimensjoner, dimensjonene, måler, ytre mål, produktmål, ytermål',
    fi: 'mitat, mitoiltaan, mittojen, mitoista, ulkomitat, sisämitat, tuotteen mitat, mitat ovat',
  },
  packSize: {
    en: `
      pack size, packed size, packed dimensions, folded size, folded dimensions, packing size, size when folded,
      when packed, packed length`,
    de: `
      packmaß*, packgröße*, gefaltete maße, maße gefaltet, zusammengeklappt*, faltmaß*, maße zusammengeklappt,
      transportmaß*`,
    fr: `
      dimensions pliées, dimensions plié, dimensions replié, taille pliée, une fois plié, encombrement plié,
      dimensions rangées, dimensions de transport, dimensions emballées`,
    es: `
      tamaño plegado, medidas plegado, medidas plegada, dimensiones plegado, dimensiones plegada, tamaño empaquetado,
      tamaño de embalaje, tamaño recogido, una vez plegado`,
    it: `
      dimensioni da chiuso, dimensioni chiuso, misure da chiuso, dimensioni ripiegato, dimensioni imballo,
      ingombro da chiuso, una volta ripiegato, dimensioni piegato`,
    nl: `
      pakmaat, pakformaat, ingeklapt formaat, afmetingen ingeklapt, opgevouwen, ingepakt formaat,
      afmetingen opgevouwen, pakmaten`,
    pl: `
      rozmiar po spakowaniu, rozmiar po złożeniu, wymiary po złożeniu, wymiary po spakowaniu, po złożeniu,
      po spakowaniu, wymiary transportowe`,
    pt: `
      tamanho dobrado, dimensões dobrado, dimensões dobrada, medidas dobrado, tamanho embalado, tamanho fechado,
      quando dobrado, tamanho de transporte`,
    sv: 'packmått, packstorlek, packvolym, ihopfälld storlek, mått ihopfälld, ihopvikt, ihopfälld',
    da: 'pakmål, pakstørrelse, mål sammenklappet, mål foldet, sammenfoldet, sammenklappet størrelse, pakvolumen',
    nb: 'pakkmål, pakkstørrelse, pakkvolum, mål sammenlagt, sammenlagt størrelse, sammenfoldet',
    fi: `
      pakkauskoko, pakkausmit*, koko taitettuna, mitat taitettuna, taitettuna, pakattuna, kokoon taitettuna,
      pakattu koko`,
  },
  volume: {
    en: `
      capacity, volume, tank capacity, litre capacity, liter capacity, water tank, tank size, bowl capacity, litres,
      liters, holds up to`,
    de: `
      fassungsvermögen, volumen, füllmenge*, inhalt ~ l, inhalt ~ ml, fasst ~ liter, kapazität, tankvolumen,
      nutzinhalt*, füllvolumen, litervolumen, stauvolumen, wassertank*`,
    fr: 'contenance, capacité, volume utile, volume de, capacité du réservoir, litres, volume ~ l, volume total',
    es: 'capacidad, volumen de, litros, capacidad del depósito, volumen ~ l, volumen total',
    it: 'capacità, capienza, volume di, litri, capacità del serbatoio, volume ~ l, volume totale',
    nl: 'inhoud, capaciteit, volume van, liter, literinhoud, tankinhoud, volume ~ l',
    pl: 'pojemność, pojemności, pojemnością, litrów, litry, objętość, objętości, pojemność zbiornika',
    pt: 'capacidade, volume de, litros, capacidade do depósito, capacidade do reservatório, volume ~ l, volume total',
    sv: 'volym, volymen, kapacitet, rymmer, liter, tankvolym, rymd ~ liter',
    da: 'volumen, kapacitet, rumindhold, rummer, liter, tankkapacitet, indhold ~ l',
    nb: 'volum, volumet, kapasitet, rommer, liter, tankkapasitet, innhold ~ l',
    fi: 'tilavuus, tilavuuden, kapasiteetti, vetoisuus, litraa, litran, vetää ~ litraa, säiliön tilavuus',
  },
  maxLoad: {
    en: `
      load capacity, maximum load, max load, weight limit, weight capacity, supports up to, maximum weight, load limit,
      max user weight, maximum user weight, payload, holds up to ~ kg, carrying capacity`,
    de: `
      belastbarkeit, tragkraft, traglast*, maximale belastung, maximales körpergewicht, maximale traglast, zuladung*,
      belastbar bis, nutzlast*, maximalgewicht*, max belastung, trägt bis, belastbar mit`,
    fr: `
      charge maximale, charge maxi, poids maximal, capacité de charge, charge admissible, supporte jusqu à,
      poids maximum, charge utile, charge max, poids supporté, poids max`,
    es: `
      carga máxima, peso máximo, capacidad de carga, soporta hasta, límite de peso, carga útil, soporta un peso,
      peso soportado, peso máx`,
    it: `
      portata massima, carico massimo, peso massimo, capacità di carico, supporta fino a, portata max, peso supportato,
      portata utile, regge fino a`,
    nl: `
      draagvermogen, maximale belasting, max belasting, maximaal gewicht, draagkracht, laadvermogen, belastbaar tot,
      maximaal draaggewicht, maximale gewicht, draaggewicht`,
    pl: `
      udźwig*, maksymalne obciążenie, obciążenie maksymalne, maksymalna waga, nośność, ładowność, obciążenia do,
      wytrzymuje do, obciążenie do, maksymalny udźwig, dopuszczalne obciążenie, maks obciążenie`,
    pt: `
      carga máxima, peso máximo, capacidade de carga, suporta até, limite de peso, carga útil, peso suportado,
      suporta um peso`,
    sv: `
      maxbelastning, maxlast, maxvikt, bärförmåga, klarar upp till ~ kg, viktgräns, maximal belastning, lastkapacitet,
      max belastning, maximal vikt`,
    da: `
      maksimal belastning, bæreevne, max belastning, maks belastning, maksvægt, vægtgrænse, lasteevne, maksimal vægt,
      tåler op til`,
    nb: `
      maksimal belastning, bæreevne, maks belastning, maksvekt, vektgrense, lasteevne, maksimal vekt, makslast,
      tåler opptil`,
    fi: `
      kantavuus, enimmäiskuorm*, maksimikuorm*, suurin kuormitus, painoraja*, kestää jopa ~ kg, enimmäispaino*,
      maksimipaino*, kuormituskesto, kantokyky`,
  },
  persons: {
    en: `
      number of people, sleeps, for two people, seats, seating capacity, number of seats, seater, serves, two person,
      capacity persons, for ~ people, for ~ persons, up to ~ people, person tent`,
    de: `
      personenzahl, anzahl personen, schlafplätze*, sitzplätze*, für zwei personen, sitzer, personenzelt*, mann zelt,
      schlafplatz, 2 personen, für ~ personen, bis ~ personen`,
    fr: `
      nombre de personnes, couchages, nombre de places, places assises, pour deux personnes, tente ~ places,
      nombre de couchages, pour ~ personnes, jusqu à ~ personnes, personnes max`,
    es: `
      número de personas, para dos personas, número de plazas, asientos, para ~ personas, hasta ~ personas,
      tienda de ~ plazas`,
    it: `
      numero di persone, posti letto, posti a sedere, per due persone, numero di posti, per ~ persone,
      fino a ~ persone`,
    nl: `
      aantal personen, slaapplaatsen, zitplaatsen, voor twee personen, persoons, slaapplaats*, voor ~ personen,
      tot ~ personen`,
    pl: `
      osób, osobowy, osobowa, osobowe, liczba osób, miejsca do spania, liczba miejsc, miejsc siedzących,
      dla dwóch osób, dwuosobow*`,
    pt: `
      número de pessoas, lotação, para duas pessoas, número de lugares, para ~ pessoas, até ~ pessoas,
      lugares sentados`,
    sv: `
      antal personer, sovplatser, sittplatser, för två personer, manstält, personers, för ~ personer,
      upp till ~ personer`,
    da: 'antal personer, sovepladser, siddepladser, til to personer, personers, til ~ personer, op til ~ personer',
    nb: 'antall personer, soveplasser, sitteplasser, for to personer, personers, for ~ personer, opptil ~ personer',
    fi: `
      henkilöä, henkilölle, henkilömäärä, hengelle, makuupaik*, istumapaik*, kahdelle hengelle, kahden hengen,
      hengen teltta`,
  },
  pieces: {
    en: `
      number of pieces, pieces, piece set, pack of, quantity per pack, count per pack, number of items, units per pack,
      number of parts, pcs, items per pack, set of`,
    de: `
      stückzahl*, teiliges set, anzahl teile, anzahl der teile, stück pro packung, stück im set, packungsgröße*,
      er pack, teilig, teiliger, teiligen, packung mit`,
    fr: `
      nombre de pièces, pièces par lot, lot de, pack de, unités par paquet, set de, nombre d unités, jeu de ~ pièces`,
    es: `
      número de piezas, piezas, pack de, unidades por paquete, juego de ~ piezas, set de, lote de, número de unidades,
      unidades por caja`,
    it: 'numero di pezzi, pezzi, confezione da, set da, pezzi per confezione, confezioni da, set di, numero di unità',
    nl: 'aantal stuks, aantal delen, delig, delige, stuks per verpakking, set van, pak van, aantal stukken, stuks',
    pl: `
      liczba sztuk, liczba elementów, sztuk w opakowaniu, zestaw ~ elementów, elementowy, częściowy zestaw, sztuk, szt`,
    pt: `
      número de peças, peças por, conjunto de ~ peças, pack de, unidades por embalagem, kit com, conjunto de,
      número de unidades`,
    sv: `
      antal delar, antal bitar, antal i förpackningen, delars, styck per förpackning, set om, st per förpackning,
      bitars`,
    da: 'antal dele, antal stk, stk pr pakke, antal brikker, sæt med, stk i pakken, brikker',
    nb: 'antall deler, antall stk, stk per pakke, antall brikker, sett med, stk i pakken, delers, brikker',
    fi: 'kappalemäärä*, osien määrä, kpl, kappaletta, osainen, osaise*, pakkauksessa ~ kpl, palojen määrä, palan',
  },
  size: {
    en: 'size, sizes, sizing, size chart, size guide, shoe size, clothing size, size range, size run, sized',
    de: `
      größe s, größe m, größe l, größe xl, größe xs, größe xxl, größentabelle*, größenberatung*, in größe, schuhgröße*,
      kleidergröße*, konfektionsgröße*, größenauswahl, größenangabe*, in den größen, in der größe, welche größe,
      deine größe, ihre größe, verfügbare größen, größenlauf`,
    fr: 'taille, tailles, pointure, pointures, guide des tailles, tableau des tailles',
    es: 'talla, tallas, guía de tallas, tabla de tallas, tamaño, tamaños, número de calzado',
    it: `
      taglia, taglie, guida alle taglie, tabella delle taglie, numero di scarpa, misura s, misura m, misura l,
      formato disponibile`,
    nl: 'maat, maten, maattabel, schoenmaat, kledingmaat, maatgids, formaat, formaten',
    pl: 'rozmiar, rozmiary, rozmiarów, rozmiarze, rozmiarach, rozmiaru, tabela rozmiarów, rozmiarówk*',
    pt: 'tamanho, tamanhos, guia de tamanhos, tabela de tamanhos, tabela de medidas, numeração',
    sv: 'storlek, storlekar, storleken, storlekarna, storleksguide, storlekstabell, skostorlek',
    da: 'størrelse, størrelser, størrelsen, størrelserne, størrelsesguide, størrelsestabel, skostørrelse',
    nb: 'størrelse, størrelser, størrelsen, størrelsene, størrelsesguide, størrelsestabell, skostørrelse',
    fi: `
      koot, koossa, kokotaulukko*, kokoopas, kengänkoko, kokovaihtoehdo*, kokoja, vaatekoko, koon, oikea koko, koko on,
      koko s, koko m, koko l, koko xl, sopiva koko`,
  },
  colour: {
    en: 'colour, color, colours, colors, colourway*, colorway*, shade, shades, hue, colour options',
    de: 'farbe, farben, farbton*, farbtöne*, farbvariante*, farbauswahl, farblich*, farbig, farbvarianten',
    fr: 'couleur, couleurs, coloris, teinte, teintes',
    es: 'color, colores, tono, tonos, tonalidad*',
    it: 'colore, colori, colorazione, colorazioni, tonalità, tinta',
    nl: 'kleur, kleuren, kleurvariant*, tint, tinten, kleurkeuze, kleurstelling',
    pl: 'kolor, kolory, koloru, kolorze, kolorów, kolorach, kolorem, odcień, odcienie, odcieniach, barwa, kolorystyk*',
    pt: 'cor, cores, tonalidade*, coloração',
    sv: 'färg, färger, färgen, färgerna, färgval, nyans, nyanser, kulör, kulörer, färgalternativ',
    da: 'farve, farver, farven, farverne, farvevalg, nuance, nuancer, farvevariant*',
    nb: 'farge, farger, fargen, fargene, fargevalg, nyanse, nyanser, fargevariant*',
    fi: `
      väri, värit, värin, väriä, värejä, väreissä, värissä, värinen, väriset, värivaihtoehdo*, sävy, sävyt, sävyn,
      sävyjä, värisävy*`,
  },
  pattern: {
    en: `
      pattern, patterned, motif, design motif, striped, checked pattern, polka dot, printed pattern, pattern design,
      checked, floral print`,
    de: 'gemustert*, motiv, motive, aufdruck*, musterung, gestreift*, kariert*, gepunktet*, unifarben*',
    fr: 'motifs, imprimé, imprimés, à rayures, à carreaux, à pois, rayé, uni sans motif',
    es: 'estampado, estampados, motivo decorativo, patrón de diseño, a rayas, de cuadros, de lunares',
    it: 'motivo decorativo, stampato, a righe, a quadri, a pois, fantasia a, disegno a',
    nl: 'patroon, patronen, opdruk, motief, motieven, gestreept*, geruit*, gestipt*',
    pl: 'wzór, wzory, nadruk*, motyw*, deseń, w paski, w kratę, w kropki, wzorzyst*',
    pt: 'padrão, padrões, estampa, estampas, estampado*, motivo decorativo, às riscas, listrad*, xadrez, às bolinhas',
    sv: 'mönster, mönstrad*, motiv, randig*, rutig*, prickig*',
    da: 'mønster, mønstre, mønstret, mønstrede, motiv, stribet, ternet, prikket',
    nb: 'mønster, mønstre, mønstret, mønstrete, motiv, stripete, rutete, prikkete',
    fi: `
      kuvio, kuviot, kuvioitu, kuviollinen, kuosi, kuosit, printti, raidallinen, ruudullinen, pilkullinen, painatus`,
  },
  material: {
    en: `
      material, materials, made of, made from, crafted from, constructed from, composition, consists of,
      frame material, main material`,
    de: `
      material, materialien, besteht aus, bestehen aus, gefertigt aus, hergestellt aus, aus ~ gefertigt,
      aus ~ hergestellt, materialzusammensetzung, zusammensetzung, rahmenmaterial, materialangabe*`,
    fr: `
      matière, matières, matériau, matériaux, fabriqué en, fabriquée en, fabriqué à partir, composé de, composée de,
      composition, conçu en, réalisé en`,
    es: `
      material, materiales, hecho de, hecha de, fabricado en, fabricada en, elaborado con, composición, compuesto por,
      fabricado con, está hecho`,
    it: `
      materiale, materiali, fatto di, fatta di, realizzato in, realizzata in, composto da, composizione, fatto in,
      realizzato con, prodotto in materiale`,
    nl: `
      materiaal, materialen, gemaakt van, vervaardigd uit, bestaat uit, samenstelling, vervaardigd van,
      materiaalsamenstelling`,
    pl: `
      materiał, materiały, materiału, materiałów, materiale, wykonan* z, zrobion* z, składa się z, skład materiałow*,
      tworzywo, wykonany ze`,
    pt: `
      material, materiais, feito de, feita de, fabricado em, fabricada em, composto por, composição, feito em,
      feita em, fabricado com`,
    sv: `
      material, materialet, materialen, tillverkad av, tillverkat av, gjord av, gjort av, gjorda av, består av,
      materialsammansättning, sammansättning`,
    da: `
      materiale, materialer, materialet, fremstillet af, lavet af, består af, materialesammensætning, sammensætning,
      produceret af`,
    nb: `
      materiale, materialer, materialet, laget av, fremstilt av, består av, materialsammensetning, sammensetning,
      produsert av`,
    fi: `
      materiaali*, valmistusmateriaali*, koostuu, materiaalina, koostumus, runkomateriaali*, rungon materiaali,
      päämateriaali*`,
  },
  outerMaterial: {
    en: `
      outer material, upper material, outer fabric, shell fabric, outer shell, face fabric, outer layer,
      cover material, shoe upper`,
    de: 'obermaterial*, außenmaterial*, oberstoff*, außenstoff*, außenschicht*, bezugsmaterial*, bezugsstoff*',
    fr: `
      matière extérieure, matériau extérieur, tissu extérieur, extérieur en, tige en, couche extérieure,
      matière du dessus`,
    es: `
      material exterior, tejido exterior, parte superior del zapato, exterior de, capa exterior, tela exterior,
      empeine`,
    it: 'materiale esterno, tessuto esterno, tomaia, esterno in, strato esterno, rivestimento esterno',
    nl: 'bovenmateriaal, buitenmateriaal, buitenstof, buitenlaag, bovenwerk, hoesmateriaal',
    pl: `
      materiał zewnętrzny, materiał wierzchni, cholewka, cholewki, warstwa zewnętrzna, tkanina zewnętrzna,
      materiału zewnętrznego`,
    pt: `
      material exterior, material externo, tecido exterior, tecido externo, camada exterior, camada externa, gáspea,
      cabedal do`,
    sv: 'yttermaterial*, ovanmaterial*, yttertyg*, ytterlager, ovandel*, ytterskikt',
    da: 'ydermateriale*, overmateriale*, yderstof*, yderlag, overdel, ydre materiale',
    nb: 'yttermateriale*, overmateriale*, ytterstoff*, ytterlag, overdel, skomateriale',
    fi: 'päällimateriaali*, ulkomateriaali*, päällikan*, pintamateriaali*, ulkokerro*, päällinen materiaali',
  },
  innerMaterial: {
    en: `
      lining, lined with, inner material, inner lining, lining material, inner fabric, fully lined, insole,
      inner layer`,
    de: `
      innenmaterial*, innenfutter*, innenstoff*, gefüttert*, futterstoff*, innensohle*, innenschicht*, futtermaterial*,
      fütterung`,
    fr: `
      doublure, doublé de, matière intérieure, matériau intérieur, intérieur en, semelle intérieure,
      doublure intérieure, entièrement doublé*`,
    es: 'forro, forrado, forrada, material interior, interior de tela, plantilla, forro interior, tejido interior',
    it: 'fodera, foderato, foderata, materiale interno, interno in, soletta, rivestimento interno, tessuto interno',
    nl: 'voering, gevoerd, gevoerde, binnenmateriaal, binnenvoering, binnenzool, binnenlaag',
    pl: `
      podszewk*, materiał wewnętrzny, podszewka, wyściółk*, wkładka wewnętrzna, warstwa wewnętrzna, wnętrze wykonane`,
    pt: 'forro, forrado, forrada, material interior, material interno, palmilha, forro interior, tecido interior',
    sv: 'fodrad, fodrat, fodrade, innermaterial*, innersula, innerfoder, innerlager, innerfodrad',
    da: 'foer, foret, inderfor, indermateriale*, indersål, inderlag, foring, innerfoer',
    nb: 'fôret, innerfôr, innermateriale*, innersåle, innerlag, fôring',
    fi: 'vuoritettu, vuorillinen, sisämateriaali*, vuorikan*, sisäpohja*, vuorimateriaali*, sisäkerro*',
  },
  filling: {
    en: `
      filling, filled with, stuffing, padding, fill material, insulation material, infill, padded with, fill weight`,
    de: 'füllung*, gefüllt mit, füllmaterial*, polsterung*, wattierung, gefüllt, füllgewicht*, polstermaterial*',
    fr: `
      garnissage, rembourrage, rembourré de, garni de, remplissage, matière de remplissage, ouatinage, rembourré avec`,
    es: 'relleno, rellena de, rellenos, material de relleno, acolchado, acolchada, relleno de',
    it: 'imbottitura, imbottito con, imbottita con, riempimento, imbottito di, materiale di imbottitura',
    nl: 'vulling, gevuld met, vulmateriaal, opvulling, vulgewicht, padding',
    pl: 'wypełnieni*, wypełniony, wypełniona, wypełnione, wypełniacz, wkład puchowy, ocieplenie z',
    pt: 'enchimento, recheio, recheado com, enchimento de, preenchido com, material de enchimento, acolchoamento',
    sv: 'fyllning, fyllningen, fylld med, fyllnadsmaterial, stoppning, vaddering, vadderad',
    da: 'fyldet med, fyldmateriale, polstring, vattering, fyldvægt, stopning',
    nb: 'fylt med, fyllmateriale, polstring, vattering, fyllvekt, stopping',
    fi: 'täyte, täytteen, täytteenä, täytetty, täytemateriaali*, täyteaine, pehmuste*, topattu, toppaus*',
  },
  fabric: {
    en: 'fabric, fabrics, textile, cloth, fabric composition, gsm, fabric weight, weave, weight of fabric',
    de: 'stoff, stoffe, gewebe*, textil*, stoffqualität, grammatur*, webart*, flächengewicht*',
    fr: 'tissu, tissus, textile, textiles, étoffe, grammage, tissage',
    es: 'tejido, tejidos, tela, telas, textil*, gramaje',
    it: 'tessuto, tessuti, stoffa, tessile, grammatura, tessitura',
    nl: 'stof, stoffen, weefsel, textiel*, gramgewicht, gramsgewicht, weving',
    pl: 'tkanina, tkaniny, tkaninę, tkanin, dzianina, dzianiny, gramatura, tekstyli*, splot',
    pt: 'tecido, tecidos, têxtil, têxteis, gramagem, gramatura, malha',
    sv: 'tyg, tyget, tyger, textil*, väv, tygvikt, ytvikt',
    da: 'stof, stoffet, stoffer, tekstil*, vævning, stofvægt, gramvægt',
    nb: 'stoff, stoffet, stoffer, tekstil*, vev, stoffvekt, gramvekt',
    fi: 'kangas, kankaan, kangasta, kankaat, tekstiili*, neulos, neuloksen, neliöpaino*',
  },
  thickness: {
    en: 'thickness, cm thick, mm thick, inches thick, thicknesses, mattress height',
    de: `
      dicke ~ cm, dicke ~ mm, stärke ~ mm, stärke ~ cm, materialstärke*, wandstärke*, cm dick, mm dick, mm stark,
      cm stark, matratzenhöhe*, dicke beträgt, cm dicke`,
    fr: 'épaisseur*, cm d épaisseur, mm d épaisseur, épais de',
    es: 'grosor, espesor, cm de grosor, mm de grosor, de grosor, de espesor',
    it: 'spessore, spessori, cm di spessore, mm di spessore',
    nl: 'dikte, diktes, cm dik, mm dik, wanddikte',
    pl: 'grubość, grubości, grubością, mm grubości, cm grubości',
    pt: 'espessura*, cm de espessura, mm de espessura, grossura',
    sv: 'tjocklek, tjockleken, cm tjock, mm tjock, godstjocklek',
    da: 'tykkelse, tykkelsen, cm tyk, mm tyk, godstykkelse',
    nb: 'tykkelse, tykkelsen, cm tykk, mm tykk, godstykkelse',
    fi: 'paksuus, paksuuden, paksuutta, paksuudeltaan, paksuinen, mm paksu, cm paksu, seinämävahvuus',
  },
};
