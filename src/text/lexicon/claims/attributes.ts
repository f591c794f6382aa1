import type { ConceptTable } from './concept-table.ts';

/** Names of rows in product tables: measures, materials, technical data, price, stock and other attributes. */
export const ATTRIBUTES: ConceptTable = {
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
  waterColumn: {
    en: `
      water column, hydrostatic head, waterproof rating, waterproofness rating, mm water column, water head, hh rating,
      hydrostatic`,
    de: 'wassersäule*, mm wassersäule, wasserdichte ~ mm, wasserdichtigkeit, wassersäulen',
    fr: 'colonne d eau, schmerber, mm d eau, indice d imperméabilité, imperméabilité de',
    es: 'columna de agua, mm de columna, columna agua, nivel de impermeabilidad, índice de impermeabilidad',
    it: 'colonna d acqua, colonna acqua, mm di colonna, grado di impermeabilità',
    nl: 'waterkolom*, mm waterkolom, waterdichtheid',
    pl: 'słup wody, słupa wody, słupie wody, wodoodporność ~ mm, wodoszczelność, słupem wody, mm h2o',
    pt: 'coluna de água, coluna d água, coluna dágua, mm de coluna, grau de impermeabilidade',
    sv: 'vattenpelare*, mm vattenpelare, vattentäthet',
    da: 'vandsøjle*, vandsøjletryk*, mm vandsøjle, vandtæthed',
    nb: 'vannsøyle*, mm vannsøyle, vanntetthet',
    fi: 'vesipilar*, vesipatsa*, vedenpitävyys, vesipilariarvo, mm vesipilari',
  },
  fillPower: {
    en: 'fill power, cuin, fill power of, loft rating, down fill power, cubic inches',
    de: 'bauschkraft, cuin, füllkraft, fillpower, daunenbauschkraft',
    fr: 'pouvoir gonflant, cuin, gonflant du duvet, gonflant de',
    es: 'poder de relleno, cuin, capacidad de ahuecado, fill power, poder de hinchado',
    it: 'fill power, cuin, potere di riempimento, potere gonfiante, fillpower',
    nl: 'vulkracht, cuin, donskwaliteit, fill power, veerkracht dons',
    pl: 'sprężystość puchu, cuin, sprężystości puchu, fill power, współczynnik sprężystości',
    pt: 'fill power, cuin, poder de enchimento, poder de expansão, potência de enchimento',
    sv: 'fjäderstyrka, cuin, bärkraft dun, fill power, fillpower',
    da: 'bæreevne dun, cuin, fill power, fillpower, dunkvalitet',
    nb: 'bæreevne dun, cuin, fill power, fillpower, dunkvalitet',
    fi: 'täyttövoima, cuin, untuvan täyttöteho, fill power, täyttöteho',
  },
  comfortTemperature: {
    en: `
      comfort temperature, comfort rating, temperature rating, comfort limit, limit temperature, temperature range,
      comfort range, extreme temperature`,
    de: `
      komforttemperatur*, komfortbereich*, grenztemperatur*, temperaturbereich*, extremtemperatur*, limit temperatur,
      temperaturlimit`,
    fr: `
      température de confort, température confort, température limite, plage de température, température extrême,
      limite de confort`,
    es: `
      temperatura de confort, temperatura confort, temperatura límite, rango de temperatura*, temperatura de comodidad,
      temperatura extrema`,
    it: `
      temperatura comfort, temperatura di comfort, temperatura limite, intervallo di temperatura, temperatura estrema`,
    nl: `
      comforttemperatuur, comfort temperatuur, limiettemperatuur, temperatuurbereik, comfortzone temperatuur,
      extreme temperatuur`,
    pl: `
      temperatura komfort*, temperatury komfortu, temperatura limit*, zakres temperatur*, temperatura ekstremaln*,
      komfort termiczny`,
    pt: `
      temperatura de conforto, temperatura conforto, temperatura limite, faixa de temperatura,
      intervalo de temperatura, temperatura extrema`,
    sv: 'komforttemperatur*, komfortgräns, temperaturområde*, gränstemperatur*, extremtemperatur*',
    da: 'komforttemperatur*, komfortgrænse, temperaturområde*, grænsetemperatur*, ekstremtemperatur*',
    nb: 'komforttemperatur*, komfortgrense, temperaturområde*, grensetemperatur*, ekstremtemperatur*',
    fi: 'mukavuuslämpötila*, komfort lämpötila, lämpötila alue*, rajalämpötila*, käyttölämpötila*, ääriarvolämpötila',
  },
  temperature: {
    en: `
      temperature, temperatures, degrees celsius, degrees, degrees fahrenheit, brewing temperature, water temperature`,
    de: 'temperatur, temperaturen, grad celsius, brühtemperatur*, wassertemperatur*, temperatureinstellung*',
    fr: 'température, températures, degrés, température d infusion',
    es: 'temperatura, temperaturas, grados, grados centígrados',
    it: 'temperatura, temperature, gradi, gradi centigradi',
    nl: 'temperatuur, temperaturen, graden, graden celsius',
    pl: 'temperatura, temperatury, temperaturze, temperaturę, temperaturach, stopni celsjusza',
    pt: 'temperatura, temperaturas, graus, graus celsius',
    sv: 'temperatur, temperaturen, temperaturer, grader',
    da: 'temperatur, temperaturen, temperaturer, grader',
    nb: 'temperatur, temperaturen, temperaturer, grader',
    fi: 'lämpötila*, astetta, celsiusastetta, asteen',
  },
  power: {
    en: `
      watts, watt, wattage, power output, rated power, motor power, output power, max power, nominal power, rms power`,
    de: `
      leistung ~ watt, leistung ~ w, watt, wattzahl*, motorleistung*, nennleistung*, leistungsaufnahme*,
      ausgangsleistung*, heizleistung*, spitzenleistung*, leistung in watt, saugleistung*`,
    fr: 'puissance, watts, watt, puissance nominale, puissance du moteur, puissance maximale',
    es: 'potencia, vatios, watts, potencia nominal, potencia del motor, potencia máxima',
    it: 'potenza, watt, potenza nominale, potenza del motore, potenza massima, wattaggio',
    nl: 'vermogen, watt, motorvermogen, wattage, nominaal vermogen, uitgangsvermogen',
    pl: 'moc, mocy, mocą, watów, moc silnika, moc znamionowa, moc wyjściowa, moc maksymalna',
    pt: 'potência, watts, watt, potência nominal, potência do motor, potência máxima',
    sv: 'effekt ~ w, effekt ~ watt, watt, motoreffekt, märkeffekt, uteffekt, effekten i watt, wattal',
    da: 'effekt ~ w, effekt ~ watt, watt, motoreffekt, nominel effekt, udgangseffekt, wattforbrug',
    nb: 'effekt ~ w, effekt ~ watt, watt, motoreffekt, nominell effekt, utgangseffekt, wattstyrke',
    fi: 'watti*, teho ~ w, tehon, nimellisteho*, moottoriteho*, moottorin teho, lähtöteho*, wattia, enimmäisteho*',
  },
  voltage: {
    en: 'voltage, volts, volt, input voltage, power supply voltage',
    de: 'volt, spannung ~ v, netzspannung*, betriebsspannung*, nennspannung*, eingangsspannung*, stromspannung',
    fr: 'volts, volt, voltage, tension nominale, tension d alimentation, tension ~ v',
    es: 'voltaje, voltios, tensión nominal, tensión de alimentación, volts',
    it: 'voltaggio, volt, tensione, tensione nominale, tensione di alimentazione',
    nl: 'voltage, volt, netspanning, bedrijfsspanning, nominale spanning, spanning ~ v',
    pl: 'napięcie, napięcia, napięciem, volt, woltów, napięcie zasilania, napięcie znamionowe',
    pt: 'voltagem, volts, tensão nominal, tensão elétrica, tensão, tensão de alimentação, bivolt',
    sv: 'spänning, spänningen, volt, märkspänning, nätspänning, driftspänning',
    da: 'spænding, spændingen, volt, netspænding, driftsspænding, nominel spænding',
    nb: 'spenning, spenningen, volt, nettspenning, driftsspenning, nominell spenning',
    fi: 'jännite, jännitteen, volttia, voltti*, käyttöjännite, verkkojännite, nimellisjännite',
  },
  energyConsumption: {
    en: `
      energy consumption, power consumption, electricity consumption, kwh, standby power, consumes, power usage,
      annual consumption`,
    de: `
      stromverbrauch*, energieverbrauch*, kwh, verbrauch ~ kwh, standby verbrauch*, jahresverbrauch*,
      verbraucht ~ watt, leistungsaufnahme`,
    fr: `
      consommation d énergie, consommation électrique, consommation énergétique, kwh, consommation annuelle, consomme,
      consommation en veille`,
    es: 'consumo de energía, consumo energético, consumo eléctrico, kwh, consumo anual, consumo en espera',
    it: 'consumo energetico, consumo di energia, consumo elettrico, kwh, consumo annuo, consumi energetici',
    nl: 'energieverbruik, stroomverbruik, kwh, jaarverbruik, verbruikt, stand by verbruik, elektriciteitsverbruik',
    pl: 'zużycie energii, pobór mocy, zużycie prądu, kwh, roczne zużycie, pobór prądu, zużycia energii',
    pt: 'consumo de energia, consumo energético, consumo elétrico, kwh, consumo anual, gasto de energia',
    sv: 'energiförbrukning*, strömförbrukning*, elförbrukning*, kwh, årsförbrukning*, effektförbrukning*',
    da: 'energiforbrug*, strømforbrug*, elforbrug*, kwh, årsforbrug*, standbyforbrug*',
    nb: 'energiforbruk*, strømforbruk*, kwh, årsforbruk*, effektforbruk*, standbyforbruk*',
    fi: 'energiankulutu*, sähkönkulutu*, virrankulutu*, kwh, vuosikulutu*, tehonkulutu*',
  },
  energyClass: {
    en: 'energy class, energy rating, energy efficiency class, energy label, efficiency class',
    de: 'energieeffizienzklasse*, energieklasse*, energielabel*, effizienzklasse*',
    fr: 'classe énergétique, classe d efficacité, étiquette énergie, étiquette énergétique, classe énergie',
    es: 'clase energética, clase de eficiencia, etiqueta energética, calificación energética',
    it: 'classe energetica, classe di efficienza, etichetta energetica',
    nl: 'energieklasse, energielabel, energie efficiëntieklasse, efficiëntieklasse',
    pl: 'klasa energetyczna, klasa efektywności, etykieta energetyczna, klasa energetyczn*, klasy energetycznej',
    pt: 'classe energética, classe de eficiência, etiqueta energética, selo procel',
    sv: 'energiklass, energimärkning*, energieffektivitetsklass*, energiklassen',
    da: 'energiklasse, energimærke*, energimærkning*, energieffektivitetsklasse*',
    nb: 'energiklasse, energimerke*, energimerking*, energieffektivitetsklasse*',
    fi: 'energialuokka*, energiamerkintä*, energiatehokkuusluok*, energialuokan',
  },
  batteryLife: {
    en: `
      battery life, battery runtime, run time, runtime, playtime, playback time, hours of playback, talk time,
      standby time, hours of battery, battery lasts, hours per charge, on a single charge, listening time`,
    de: `
      akkulaufzeit*, batterielaufzeit*, laufzeit*, spielzeit ~ stunden, wiedergabezeit*, betriebsdauer*, akku hält,
      gesprächszeit*, stunden wiedergabe, pro akkuladung, standby zeit, musikwiedergabe, wiedergabedauer*, akkudauer`,
    fr: `
      autonomie, durée de la batterie, durée de vie de la batterie, heures d écoute, temps d écoute, durée d écoute,
      heures de lecture, par charge, tient ~ heures`,
    es: `
      autonomía, duración de la batería, duración de batería, horas de reproducción, vida de la batería,
      horas de batería, por carga, tiempo de reproducción, la batería dura`,
    it: `
      autonomia, durata della batteria, durata batteria, ore di riproduzione, ore di ascolto, ore di autonomia,
      la batteria dura, tempo di riproduzione, con una carica`,
    nl: `
      accuduur, batterijduur, batterijlevensduur, speelduur, gebruiksduur, speeltijd, accu gaat, werktijd accu,
      accutijd, afspeeltijd, uur luistertijd, op één lading`,
    pl: `
      czas pracy baterii, czas pracy na baterii, żywotność baterii, czas pracy akumulatora, czas odtwarzania,
      godzin odtwarzania, na jednym ładowaniu, bateria wystarcza, czas pracy, godzin pracy`,
    pt: `
      autonomia, duração da bateria, vida útil da bateria, horas de reprodução, tempo de reprodução,
      duração de bateria, horas de bateria, a bateria dura, por carga`,
    sv: `
      batteritid*, drifttid*, speltid*, uppspelningstid*, timmars batteri*, batteriets livslängd, per laddning,
      batteriet räcker`,
    da: `
      batteritid*, driftstid*, spilletid*, afspilningstid*, batterilevetid*, timers batteri*, pr opladning,
      batteriet holder`,
    nb: `
      batteritid*, driftstid*, spilletid*, avspillingstid*, batterilevetid*, timers batteri*, per lading,
      batteriet varer`,
    fi: `
      akunkesto*, akun kesto, käyttöaika*, toiminta aika*, toistoaika*, akku kestää, pariston kesto, akkukesto*,
      yhdellä latauksella, kuunteluaika*`,
  },
  battery: {
    en: 'battery, batteries, rechargeable battery, battery capacity, mah, lithium ion, battery type, cell battery',
    de: `
      akku, akkus, batterie, batterien, akkukapazität*, mah, lithium ionen*, wechselakku*, knopfzelle*, lithium akku`,
    fr: 'batterie, batteries, piles, accu, capacité de la batterie, mah, lithium ion, pile bouton, pile aaa',
    es: 'batería, baterías, pila, pilas, capacidad de la batería, mah, iones de litio, pila de botón',
    it: 'batteria, batterie, pila, capacità della batteria, mah, ioni di litio, litio, pile incluse, pile aaa',
    nl: 'accu, accu s, batterij, batterijen, accucapaciteit, batterijcapaciteit, mah, lithium ion, knoopcel',
    pl: 'bateria, baterie, baterii, baterię, akumulator*, mah, litowo jonow*, pojemność baterii, akumulatorow*',
    pt: 'bateria, baterias, pilha, pilhas, capacidade da bateria, mah, iões de lítio, íon de lítio, íons de lítio',
    sv: 'batteri, batteriet, batterier, batterikapacitet, mah, litiumjon*, uppladdningsbart batteri',
    da: 'batteri, batteriet, batterier, batterikapacitet, mah, lithium ion, litium*, genopladeligt batteri',
    nb: 'batteri, batteriet, batterier, batterikapasitet, mah, litium*, oppladbart batteri',
    fi: 'akku, akun, akut, akulla, paristo*, akkukapasiteetti, mah, litium*, pariston, paristot',
  },
  chargingTime: {
    en: `
      charging time, charge time, time to charge, fully charged in, charges in, hours to charge, recharge time,
      charging takes, fast charge, quick charge, full charge takes`,
    de: `
      ladezeit*, ladedauer*, aufladezeit*, voll aufgeladen, lädt in, aufgeladen in, vollständig geladen, schnellladen,
      schnellladefunktion*, ladevorgang dauert`,
    fr: `
      temps de charge, temps de recharge, durée de charge, se recharge en, chargé en, recharge complète, charge rapide,
      charge complète`,
    es: 'tiempo de carga, se carga en, tiempo de recarga, carga completa, carga rápida, cargado en, tarda en cargar*',
    it: 'tempo di ricarica, tempo di carica, si ricarica in, ricarica completa, ricarica rapida, carica completa in',
    nl: 'oplaadtijd, laadtijd, opladen duurt, volledig opgeladen, opgeladen in, snelladen, oplaadduur, snellaad*',
    pl: 'czas ładowania, ładuje się w, pełne ładowanie, szybkie ładowanie, czasu ładowania, naładowan* w',
    pt: 'tempo de carga, tempo de carregamento, carrega em, carga completa, carregamento rápido, recarga completa',
    sv: 'laddtid*, laddningstid*, fulladdad*, laddas på, snabbladdning, full laddning',
    da: 'opladningstid*, ladetid*, fuldt opladet, oplades på, hurtigopladning, lader op på, fuld opladning',
    nb: 'ladetid*, oppladingstid*, fulladet, lades på, hurtiglading, full lading, hurtiglade*',
    fi: 'latausaika*, latautumisaika*, latautuu, täyteen ladattu, pikalatau*, lataus kestää, täysi lataus',
  },
  range: {
    en: `
      range of up to, km range, wireless range, bluetooth range, operating range, reach of, range km, range per charge,
      metres range, miles of range`,
    de: 'reichweite*, funkreichweite*, reichweiten',
    fr: 'portée de, portée bluetooth, portée sans fil, autonomie ~ km, portée maximale, portée jusqu, rayon d action',
    es: `
      alcance de, alcance bluetooth, alcance inalámbrico, alcance máximo, autonomía ~ km, alcance ~ metros,
      radio de alcance`,
    it: 'portata bluetooth, portata ~ metri, autonomia ~ km, raggio d azione, portata wireless, raggio di azione',
    nl: 'bereik van, actieradius, bluetooth bereik, draadloos bereik, bereik ~ meter, rijbereik, bereik tot',
    pl: 'zasięg, zasięgu, zasięgiem, zasięg bluetooth',
    pt: 'alcance de, alcance bluetooth, alcance sem fios, alcance máximo, autonomia ~ km, alcance ~ metros',
    sv: 'räckvidd*, räckvidden, trådlös räckvidd',
    da: 'rækkevidde*, rækkevidden, trådløs rækkevidde',
    nb: 'rekkevidde*, rekkevidden, trådløs rekkevidde',
    fi: 'kantama*, toimintasäde*, toimintamatka*, kuuluvuus metriä, ajomatka',
  },
  speed: {
    en: 'speed, top speed, max speed, km h, mph, speeds, rpm, revolutions per minute, maximum speed, speed settings',
    de: 'geschwindigkeit*, höchstgeschwindigkeit*, km h, drehzahl*, umdrehungen, u min, upm, geschwindigkeitsstufe*',
    fr: 'vitesse, vitesses, vitesse maximale, km h, tours par minute, tr min, vitesse de rotation',
    es: 'velocidad, velocidades, velocidad máxima, km h, rpm, revoluciones',
    it: 'velocità, velocità massima, km h, giri al minuto, rpm, giri min',
    nl: 'snelheid, snelheden, topsnelheid, km h, km u, toerental, omwentelingen, toeren per minuut, maximumsnelheid',
    pl: 'prędkość, prędkości, prędkością, km h, obroty, obrotów, obr min, szybkość, prędkość maksymalna',
    pt: 'velocidade, velocidades, velocidade máxima, km h, rpm, rotações',
    sv: 'hastighet, hastigheter, hastigheten, km h, topphastighet, maxhastighet, varvtal, varv per minut',
    da: 'hastighed, hastigheder, hastigheden, km t, km h, tophastighed, omdrejninger, maksimal hastighed',
    nb: 'hastighet, hastigheter, hastigheten, km t, km h, topphastighet, turtall, omdreininger, maks hastighet',
    fi: 'nopeus, nopeuden, nopeutta, nopeudet, km h, huippunopeu*, kierrosnopeu*, kierrosluku, nopeusaste*',
  },
  memory: {
    en: 'ram, working memory, memory gb, gb ram, internal memory, onboard memory',
    de: 'arbeitsspeicher*, ram, gb ram, interner speicher, hauptspeicher',
    fr: 'mémoire vive, ram, mémoire interne, go de ram, mémoire ~ go',
    es: 'memoria ram, ram, gb de ram, memoria interna, memoria ~ gb',
    it: 'ram, memoria ram, gb di ram, memoria interna, memoria ~ gb',
    nl: 'werkgeheugen, ram, ram geheugen, gb ram, intern geheugen, geheugen',
    pl: 'pamięć ram, pamięci ram, ram, gb ram, pamięć operacyjna, pamięć wewnętrzna',
    pt: 'memória ram, ram, gb de ram, memória interna, memória ~ gb',
    sv: 'arbetsminne*, ram minne, gb ram, internminne*, minne ~ gb',
    da: 'arbejdshukommelse*, gb ram, intern hukommelse, ram hukommelse, hukommelse',
    nb: 'arbeidsminne*, gb ram, internminne*, ram minne, minne ~ gb',
    fi: 'keskusmuisti*, gb ram, sisäinen muisti, työmuisti*, muistia, ram muisti*',
  },
  storage: {
    en: `
      storage capacity, storage space, gb storage, ssd, hard drive, internal storage, memory card, tb storage,
      disk space`,
    de: `
      speicherkapazität*, speicherplatz*, gb speicher, ssd, festplatte*, interner speicher, speicherkarte*,
      speichergröße*`,
    fr: 'stockage, capacité de stockage, espace de stockage, ssd, disque dur, carte mémoire, go de stockage',
    es: `
      almacenamiento, capacidad de almacenamiento, espacio de almacenamiento, ssd, disco duro, tarjeta de memoria,
      gb de almacenamiento`,
    it: `
      memoria di archiviazione, spazio di archiviazione, archiviazione, ssd, disco rigido, hard disk,
      scheda di memoria, capacità di archiviazione`,
    nl: 'opslagcapaciteit, opslagruimte, opslaggeheugen, gb opslag, ssd, harde schijf, geheugenkaart',
    pl: 'pamięć masowa, dysk, ssd, pojemność dysku, karta pamięci, miejsce na dane, gb pamięci, pamięć wbudowana',
    pt: 'armazenamento, capacidade de armazenamento, espaço de armazenamento, ssd, disco rígido, cartão de memória',
    sv: 'lagringsutrymme*, lagringskapacitet*, gb lagring, ssd, hårddisk*, minneskort, lagring',
    da: 'lagerplads gb, lagringsplads*, lagringskapacitet*, gb lagring, ssd, harddisk*, hukommelseskort',
    nb: 'lagringsplass*, lagringskapasitet*, gb lagring, ssd, harddisk*, minnekort',
    fi: 'tallennustil*, tallennuskapasiteet*, gb tallennus*, ssd, kiintolevy*, muistikort*, levytil*',
  },
  screenSize: {
    en: 'screen size, display size, inch display, inch screen, screen diagonal, display diagonal',
    de: `
      bildschirmgröße*, displaygröße*, bildschirmdiagonale*, zoll display, zoll bildschirm, bilddiagonale*,
      displaydiagonale*, diagonale, zoll ~ display, zoll ~ monitor`,
    fr: 'taille de l écran, taille d écran, écran de ~ pouces, diagonale d écran, diagonale, taille écran',
    es: 'tamaño de pantalla, tamaño de la pantalla, diagonal de pantalla, pantalla de ~ pulgadas, diagonal',
    it: `
      dimensione dello schermo, dimensioni dello schermo, schermo da ~ pollici, diagonale, dimensione schermo,
      display da ~ pollici`,
    nl: `
      schermgrootte, schermformaat, schermdiagonaal, inch scherm, beelddiagonaal, schermafmeting, inch ~ display,
      inch monitor`,
    pl: `
      przekątna, przekątnej, rozmiar ekranu, calowy ekran, wielkość ekranu, cali ekran, ekran ~ cali,
      wyświetlacz ~ cali`,
    pt: 'tamanho do ecrã, tamanho da tela, diagonal do ecrã, ecrã de ~ polegadas, tela de ~ polegadas',
    sv: 'skärmstorlek*, bildskärmsstorlek*, skärmdiagonal*, tumsskärm, tums skärm',
    da: 'skærmstørrelse*, skærmdiagonal*, tommer skærm, skærmens størrelse',
    nb: 'skjermstørrelse*, skjermdiagonal*, tommer skjerm, skjermens størrelse',
    fi: 'näytön koko, näyttökoko*, lävistäjä*, näytön kokoinen, tuuman näyttö, tuumainen näyttö, tuuman ruutu',
  },
  resolution: {
    en: 'resolution, pixels, full hd, ultra hd, 4k, megapixel*, dpi, image resolution, display resolution, qhd',
    de: 'auflösung*, pixel, full hd, ultra hd, 4k, megapixel*, dpi, bildauflösung*',
    fr: 'résolution*, pixels, full hd, ultra hd, 4k, mégapixel*, dpi, définition d écran',
    es: 'resolución, píxeles, full hd, ultra hd, 4k, megapíxel*, dpi, ppp',
    it: 'risoluzione, pixel, full hd, ultra hd, 4k, megapixel*, dpi',
    nl: 'resolutie, pixels, full hd, ultra hd, 4k, megapixel*, dpi, beeldresolutie',
    pl: 'rozdzielczość, rozdzielczości, pikseli, full hd, ultra hd, 4k, megapiksel*, dpi, rozdzielczością',
    pt: 'resolução, pixels, píxeis, full hd, ultra hd, 4k, megapix*, dpi',
    sv: 'upplösning, upplösningen, pixlar, full hd, ultra hd, 4k, megapixel*, dpi',
    da: 'opløsning, opløsningen, pixels, full hd, ultra hd, 4k, megapixel*, dpi',
    nb: 'oppløsning, oppløsningen, piksler, full hd, ultra hd, 4k, megapiksel*, dpi',
    fi: 'resoluutio*, tarkkuus pikseli*, pikseliä, full hd, ultra hd, 4k, megapikseli*, dpi',
  },
  refreshRate: {
    en: 'refresh rate, frame rate, response time, hz display, fps, frames per second, hertz display',
    de: 'bildwiederholrate*, bildwiederholfrequenz*, bildrate*, reaktionszeit*, hertz, fps, bilder pro sekunde',
    fr: 'taux de rafraîchissement, fréquence de rafraîchissement, temps de réponse, images par seconde, fps',
    es: `
      tasa de refresco, frecuencia de actualización, tasa de actualización, tiempo de respuesta de la pantalla,
      fotogramas por segundo`,
    it: 'frequenza di aggiornamento, refresh rate, tempo di risposta, fotogrammi al secondo, fps',
    nl: 'verversingssnelheid, beeldverversing, verversingsfrequentie, responstijd, beelden per seconde, fps',
    pl: 'częstotliwość odświeżania, odświeżanie ekranu, odświeżania, czas reakcji, klatek na sekundę, fps',
    pt: `
      taxa de atualização, frequência de atualização, taxa de refrescamento, quadros por segundo,
      fotogramas por segundo`,
    sv: 'uppdateringsfrekvens*, bildfrekvens*, responstid*, bilder per sekund, fps, bilduppdatering*',
    da: 'opdateringshastighed*, opdateringsfrekvens*, billedfrekvens*, responstid*, billeder pr sekund, fps',
    nb: 'oppdateringsfrekvens*, oppdateringshastighet*, bildefrekvens*, responstid*, bilder per sekund, fps',
    fi: 'virkistystaajuu*, kuvataajuu*, päivitystaajuu*, vasteaika*, kuvaa sekunnissa, fps',
  },
  processor: {
    en: 'processor, chipset, cpu, gpu, graphics card, core processor, chip, operating system, graphics',
    de: 'prozessor*, chipsatz*, cpu, gpu, grafikkarte*, betriebssystem*, chip, rechenkern*',
    fr: 'processeur*, chipset, cpu, gpu, carte graphique, système d exploitation',
    es: 'procesador*, chipset, cpu, gpu, tarjeta gráfica, sistema operativo, chip',
    it: 'processore, processori, chipset, cpu, gpu, scheda grafica, sistema operativo, chip',
    nl: 'processor*, chipset, cpu, gpu, videokaart, grafische kaart, besturingssysteem, chip',
    pl: 'procesor*, chipset, cpu, gpu, karta graficzna, system operacyjny, kartą graficzną',
    pt: 'processador*, chipset, cpu, gpu, placa gráfica, placa de vídeo, sistema operativo, sistema operacional, chip',
    sv: 'processor*, chipset, cpu, gpu, grafikkort, operativsystem*, chip',
    da: 'processor*, chipset, cpu, gpu, grafikkort, styresystem*, operativsystem*, chip',
    nb: 'prosessor*, brikkesett, cpu, gpu, grafikkort, operativsystem*, skjermkort',
    fi: 'prosessor*, suoritin, suorittime*, piirisarja*, näytönohjai*, käyttöjärjestelmä*, cpu, gpu',
  },
  connection: {
    en: `
      connectivity, connection type, connections, connector, connectors, ports, port, interface, connects via,
      usb c port, plug type, hdmi`,
    de: `
      anschluss, anschlüsse, konnektivität, schnittstelle*, steckertyp*, anschlüssen, verbindet sich, anschlussart*,
      hdmi, netzstecker`,
    fr: `
      connectivité, connectique, ports, connecteur*, interface, prise jack, se connecte, hdmi, branchement,
      connexion bluetooth, connexion sans fil, connexion usb`,
    es: 'conectividad, conexión, conexiones, puerto, puertos, conector*, interfaz, se conecta, hdmi, tipo de conexión',
    it: `
      connettività, connessione, connessioni, connettore, connettori, porte usb, interfaccia, si collega, hdmi,
      attacco`,
    nl: 'connectiviteit, aansluiting*, verbinding, poorten, connector*, interface, hdmi, type stekker',
    pl: `
      łączność, złącze, złącza, złączy, port, porty, interfejs*, podłącza się, hdmi, typ połączenia, rodzaj połączenia`,
    pt: `
      conectividade, ligação bluetooth, conexão, conexões, porta usb, portas usb, conector*, ligações, interface, hdmi,
      conecta se`,
    sv: 'anslutning*, anslutningar, uttag, kontakt typ, portar, gränssnitt, kontakttyp*, ansluts via, hdmi',
    da: `
      tilslutning*, stiktype, interface, tilsluttes via, hdmi, konnektivitet, indgange, bluetooth forbindelse,
      trådløs forbindelse, usb port`,
    nb: 'tilkobling*, tilkoblinger, porter, kontakttype, grensesnitt, kobles til via, hdmi, innganger',
    fi: `
      liitäntä*, liitännät, liitännän, yhteys bluetooth, portit, liitin, liittimet, yhdistettävyy*, liittimen, hdmi`,
  },
  frequency: {
    en: 'frequency, frequency response, frequency range, frequencies, hertz, khz, ghz',
    de: 'frequenz*, frequenzgang*, frequenzbereich*, hertz, khz, ghz',
    fr: `
      fréquence ~ hz, réponse en fréquence, bande de fréquence*, plage de fréquence*, hertz, khz, ghz,
      gamme de fréquences`,
    es: 'frecuencia ~ hz, respuesta de frecuencia, rango de frecuencia*, respuesta en frecuencia, hercios, khz, ghz',
    it: 'risposta in frequenza, gamma di frequenza, intervallo di frequenza, frequenza ~ hz, hertz, khz, ghz',
    nl: 'frequentie*, frequentiebereik, frequentierespons, hertz, khz, ghz',
    pl: 'pasmo przenoszenia, zakres częstotliwości, herc*, khz, ghz, częstotliwość pracy, częstotliwość ~ hz',
    pt: `
      frequência ~ hz, resposta de frequência, gama de frequência*, faixa de frequência*, resposta em frequência,
      hertz, khz, ghz`,
    sv: 'frekvens, frekvensen, frekvensområde*, frekvensomfång*, frekvensgång*, frekvensrespons, hertz, khz',
    da: 'frekvens, frekvensen, frekvensområde*, frekvensgang*, frekvensrespons*, hertz, khz',
    nb: 'frekvens, frekvensen, frekvensområde*, frekvensgang*, frekvensrespons*, hertz, khz',
    fi: 'taajuus, taajuuden, taajuusaluee*, taajuusvaste*, taajuusalue, hertsi*, khz',
  },
  impedance: {
    en: 'impedance, ohm, ohms, sensitivity db, driver sensitivity',
    de: 'impedanz*, ohm, nennimpedanz*',
    fr: 'impédance, ohm, ohms',
    es: 'impedancia, ohmios, ohm',
    it: 'impedenza, ohm, impedenza nominale',
    nl: 'impedantie, ohm, nominale impedantie',
    pl: 'impedancja, impedancji, ohm',
    pt: 'impedância, ohm, ohms',
    sv: 'impedans, impedansen, ohm',
    da: 'impedans, impedansen, ohm',
    nb: 'impedans, impedansen, ohm',
    fi: 'impedanssi*, ohmia, ohmi',
  },
  noiseLevel: {
    en: 'noise level, decibel*, db, sound level, noise emission, volume level db, sound power level',
    de: `
      geräuschpegel*, lautstärke*, dezibel, geräuschentwicklung*, schallpegel*, lärmpegel*, geräuschemission*,
      schallleistung*`,
    fr: 'niveau sonore, niveau de bruit, décibel*, volume sonore, bruit de fonctionnement, émissions sonores',
    es: 'nivel de ruido, nivel sonoro, decibeli*, ruido de funcionamiento, nivel acústico, emisión sonora',
    it: 'livello di rumore, rumorosità, decibel, livello sonoro, livello di rumorosità, emissioni sonore',
    nl: 'geluidsniveau, decibel, geluidsproductie, geluidsdruk, geluidniveau, geluidssterkte',
    pl: 'poziom hałasu, poziom głośności, decybel*, głośność pracy, poziomie hałasu, emisja hałasu',
    pt: 'nível de ruído, nível sonoro, decibéis, decibel, emissão sonora, nível de som',
    sv: 'ljudnivå*, bullernivå*, decibel, ljudstyrka, ljudeffektnivå*',
    da: 'støjniveau*, lydniveau*, decibel, lydstyrke, lydeffektniveau*',
    nb: 'støynivå*, lydnivå*, decibel, desibel, lydstyrke, lydeffektnivå*',
    fi: 'melutaso*, äänitaso*, desibeli*, äänenpaine*, äänen voimakkuus',
  },
  pressure: {
    en: 'bar pressure, bar pump, pump pressure, pressure, psi, bar of pressure, brewing pressure, max pressure',
    de: `
      pumpendruck*, bar druck, bar pumpe, bar pumpendruck, wasserdruck*, luftdruck*, psi, betriebsdruck*, reifendruck*`,
    fr: 'pression, bars de pression, pompe ~ bars, bars, psi, bar de pression',
    es: 'presión, bares de presión, bomba ~ bares, bares, psi, bar de presión',
    it: 'pressione, bar di pressione, pompa ~ bar, psi, pressione della pompa',
    nl: 'druk van, pompdruk, bar druk, bar pompdruk, psi, waterdruk, bandenspanning, bar pomp',
    pl: 'ciśnienie, ciśnienia, ciśnieniem, barów, psi, pompa ~ bar, ciśnienie pompy, bar ciśnienia',
    pt: 'pressão, bares de pressão, bomba ~ bar, bares, psi, bar de pressão',
    sv: 'pumptryck*, bars tryck, bar tryck, psi, tryck ~ bar, vattentryck*, bars pump, lufttryck*',
    da: 'pumpetryk*, bars tryk, bar tryk, psi, tryk ~ bar, vandtryk*, bars pumpe, lufttryk*',
    nb: 'pumpetrykk*, bars trykk, bar trykk, psi, trykk ~ bar, vanntrykk*, bars pumpe, lufttrykk*',
    fi: 'paine, paineen, baarin, baaria, pumpun paine, psi, pumppupaine, painetta',
  },
  duration: {
    en: `
      duration, burn time, burning time, brew time, heat up time, heating time, drying time, cooking time,
      lasts ~ hours, takes ~ minutes, running time, preparation time, brewing time, playing time, game duration`,
    de: `
      dauer, brenndauer*, brennzeit*, aufheizzeit*, trocknungszeit*, brühzeit*, ziehzeit*, spieldauer*,
      zubereitungszeit*, zeitdauer*, garzeit*, einwirkzeit*, kochzeit*`,
    fr: `
      durée, durée de combustion, temps de chauffe, temps de séchage, temps de préparation, temps d infusion,
      temps de cuisson, durée de jeu, durée d une partie, temps de pose`,
    es: `
      duración, tiempo de combustión, tiempo de calentamiento, tiempo de secado, tiempo de preparación,
      tiempo de infusión, tiempo de cocción, horas de combustión, duración de la partida`,
    it: `
      durata, tempo di combustione, tempo di riscaldamento, tempo di asciugatura, tempo di preparazione,
      tempo di infusione, tempo di cottura, durata della partita, tempo di posa`,
    nl: `
      brandduur, branduren, speelduur, speeltijd, opwarmtijd, droogtijd, bereidingstijd, trektijd, kooktijd, tijdsduur, zettijd, inwerktijd,
      duur van`,
    pl: `
      czas palenia, czas nagrzewania, czas schnięcia, czas przygotowania, czas parzenia, czas trwania, czas gotowania,
      czas gry, czas rozgrywki, czas działania`,
    pt: `
      duração, tempo de queima, tempo de aquecimento, tempo de secagem, tempo de preparação, tempo de infusão,
      tempo de cozedura, tempo de preparo, duração da partida`,
    sv: `
      brinntid*, uppvärmningstid*, torktid*, tillagningstid*, bryggtid*, dragtid*, koktid*, varaktighet, verkningstid*`,
    da: `
      brændetid*, opvarmningstid*, tørretid*, tilberedningstid*, bryggetid*, trækketid*, kogetid*, varighed, spilletid`,
    nb: `
      brennetid*, oppvarmingstid*, tørketid*, tilberedningstid*, bryggetid*, trekketid*, koketid*, varighet, spilletid`,
    fi: `
      paloaika*, lämpenemisaika*, lämmitysaika*, kuivumisaika*, valmistusaika*, haudutusaika*, keittoaika*, kesto,
      peliaika*, vaikutusaika*`,
  },
  lifespan: {
    en: 'lifespan, life span, service life, lifetime hours, product life, hours of light, charge cycles, cycles',
    de: 'lebensdauer*, nutzungsdauer*, ladezyklen*, schaltzyklen*, haltbarkeit',
    fr: 'durée de vie, cycles de charge, durée d utilisation, longévité, cycles',
    es: 'vida útil, ciclos de carga, duración de vida, horas de vida',
    it: 'durata di vita, vita utile, cicli di ricarica, cicli di carica, ciclo di vita, durata utile',
    nl: 'levensduur, laadcycli, gebruiksduur, oplaadcycli',
    pl: 'żywotność, żywotności, cykli ładowania, cykle ładowania, okres użytkowania, trwałość godzin',
    pt: 'vida útil, ciclos de carga, tempo de vida, ciclos de carregamento, durabilidade média',
    sv: 'livslängd, livslängden, laddningscykler, hållbarhetstid, laddcykler',
    da: 'levetid, levetiden, opladningscyklusser, ladecyklusser',
    nb: 'levetid, levetiden, ladesykluser, ladesykler',
    fi: 'käyttöikä*, käyttöiän, elinikä, lataussykli*, latauskerta*',
  },
  age: {
    en: `
      age, ages, years old, months old, age range, recommended age, age recommendation, from ~ years, from ~ months,
      aged, age group, from birth, minimum age`,
    de: `
      alter, altersempfehlung*, altersgruppe*, ab ~ jahren, ab ~ jahre, ab ~ monaten, ab ~ monate, altersklasse*,
      altersangabe*, empfohlenes alter, ab geburt, mindestalter*, von geburt an`,
    fr: `
      dès ~ ans, à partir de ~ ans, à partir de ~ mois, dès ~ mois, âge recommandé, âge conseillé, tranche d âge,
      âge minimum, dès la naissance, enfants de ~ ans`,
    es: `
      edad, edades, a partir de ~ años, desde los ~ años, a partir de ~ meses, desde los ~ meses, edad recomendada,
      edad mínima, desde el nacimiento`,
    it: `
      età, fascia d età, a partire da ~ anni, dai ~ anni, dai ~ mesi, età consigliata, età minima, dalla nascita,
      età raccomandata`,
    nl: `
      leeftijd, leeftijden, vanaf ~ jaar, vanaf ~ maanden, leeftijdscategorie, aanbevolen leeftijd, leeftijdsgroep,
      vanaf de geboorte, minimumleeftijd`,
    pl: `
      wiek, wieku, od ~ miesiąca, przedział wiekowy, zalecany wiek, grupa wiekowa, od urodzenia, minimalny wiek,
      dzieci od, dla dzieci od, dzieci w wieku`,
    pt: `
      idade, idades, a partir dos ~ anos, a partir de ~ anos, a partir dos ~ meses, faixa etária, idade recomendada,
      desde o nascimento, idade mínima`,
    sv: `
      ålder, åldern, åldrar, från ~ år, från ~ månader, rekommenderad ålder, åldersgrupp, åldersrekommendation,
      från födseln`,
    da: 'alder, alderen, aldre, fra ~ år, fra ~ måneder, anbefalet alder, aldersgruppe, fra fødslen, aldersanbefaling',
    nb: 'alder, alderen, aldre, fra ~ år, fra ~ måneder, anbefalt alder, aldersgruppe, fra fødselen, aldersanbefaling',
    fi: `
      ikä, ikäsuositu*, ikäryhmä*, vuotiaille, vuotiaasta, yli ~ vuotia*, kuukauden ikäi*, suositeltu ikä,
      kuukauden iästä, syntymästä, ikäraja`,
  },
  contents: {
    en: `
      net content, net contents, net quantity, contents ml, contents g, fill quantity, content volume, bottle size,
      jar size, amount per pack, net volume`,
    de: 'nettofüllmenge*, füllmenge*, inhalt, nettoinhalt*, packungsinhalt*, inhaltsmenge*, flaschengröße*',
    fr: 'contenu net, quantité nette, contenance nette, poids net, volume net, contenu du flacon, contenu',
    es: 'contenido neto, cantidad neta, contenido, contenido del envase, contenido ml',
    it: 'contenuto netto, quantità netta, contenuto, contenuto della confezione, formato ml',
    nl: 'netto inhoud, nettohoeveelheid, inhoud van de verpakking, inhoud ml, netto hoeveelheid, verpakkingsinhoud',
    pl: 'zawartość netto, ilość netto, zawartość opakowania, pojemność opakowania, zawartość',
    pt: 'conteúdo líquido, quantidade líquida, conteúdo, conteúdo da embalagem, volume líquido',
    sv: 'nettoinnehåll, innehåll ml, nettomängd, innehållsmängd, mängd per förpackning',
    da: 'nettoindhold, indhold ml, nettomængde, indholdsmængde, mængde pr pakke',
    nb: 'nettoinnhold, innhold ml, nettomengde, mengde per pakke, innholdsmengde',
    fi: 'sisällön määrä, nettosisältö, sisältö ml, pakkauksen sisältö, nettomäärä',
  },
  ingredients: {
    en: 'ingredient, ingredients, active ingredient*, inci, ingredient list, formulated with, key ingredients',
    de: 'inhaltsstoff*, zutaten, wirkstoff*, inci, zutatenliste*, hauptzutat*, rezeptur*',
    fr: 'ingrédient*, composants, actif principal, actifs, inci, liste des ingrédients, formulé avec, formulé à base',
    es: `
      ingrediente*, principio activo, principios activos, inci, lista de ingredientes, formulado con, formulada con`,
    it: 'ingredient*, principio attivo, principi attivi, inci, lista degli ingredienti, formulato con',
    nl: 'ingrediënt*, werkzame stof*, inci, ingrediëntenlijst, bestanddelen',
    pl: 'składnik*, składniki, składników, substancj* czynn*, inci, lista składników, skład',
    pt: 'ingrediente*, princípio ativo, princípios ativos, inci, lista de ingredientes, formulado com',
    sv: 'ingrediens*, ingredienser, inci, innehållsförteckning*, aktiva ämnen, verksamma ämnen',
    da: 'ingrediens*, indholdsstoffer, inci, ingrediensliste*, aktive stoffer, aktivt stof',
    nb: 'ingrediens*, innholdsstoffer, inci, ingrediensliste*, aktive stoffer, virkestoff*',
    fi: 'ainesosa*, ainesosat, ainesosia, inci, ainesosaluettelo*, vaikuttava aine, vaikuttavat aineet, raaka aine*',
  },
  scent: {
    en: `
      scent, scents, fragrance, fragrances, smell, aroma, perfume, scent notes, top note, base note, heart note,
      smells`,
    de: `
      duft, duftnote*, düfte, duftrichtung*, geruch, kopfnote*, herznote*, basisnote*, duftet nach, parfümierung,
      duftnoten`,
    fr: 'parfum, parfums, senteur*, odeur*, fragrance*, note de tête, note de fond, note de coeur, notes de tête',
    es: `
      aroma, aromas, fragancia*, olor, olores, perfume, nota de salida, nota de fondo, notas de salida, notas de fondo,
      huele`,
    it: `
      profumo, profumi, fragranz*, odore, odori, profumazione, note di testa, note di fondo, nota di testa, profuma`,
    nl: 'geur, geuren, parfum, geurnoot, topnoot, basisnoot, geurtonen, hartnoot, ruikt',
    pl: `
      zapach, zapachy, zapachu, zapachem, zapachów, aromat, aromaty, nuta głowy, nuty zapachowe, nuta bazy, nuta serca,
      pachnie`,
    pt: 'aroma, aromas, fragrância*, cheiro, cheiros, perfume, notas de topo, notas de fundo, nota de topo, cheira',
    sv: 'doft, dofter, doften, parfym, doftnot*, toppnot*, basnot*, lukt, luktar',
    da: 'duft, dufte, duften, parfume, duftnote*, topnote*, basisnote*, lugt, lugter',
    nb: 'duft, dufter, duften, parfyme, duftnote*, toppnote*, basenote*, lukt, lukter',
    fi: 'tuoksu, tuoksut, tuoksun, tuoksua, tuoksuu, tuoksuja, haju, hajuvesi, tuoksunuot*, hajun',
  },
  taste: {
    en: 'taste, tastes, flavour, flavor, flavours, flavors, tasting notes, flavour profile, flavor profile',
    de: 'geschmack, geschmacksrichtung*, geschmacksprofil*, geschmacksnote*, schmeckt, aroma, aromen, geschmäcker',
    fr: 'goût, goûts, saveur*, arôme, arômes, profil aromatique, notes de dégustation, profil gustatif',
    es: 'sabor, sabores, notas de cata, perfil de sabor, sabe a',
    it: 'gusto, gusti, sapore, sapori, note di degustazione, profilo aromatico, sa di',
    nl: 'smaak, smaken, smaakprofiel, smaakje, smaaknotities, smaaktonen, smaakt',
    pl: 'smak, smaki, smaku, smakiem, smaków, profil smakowy, smakuje, nuty smakowe',
    pt: 'sabor, sabores, perfil de sabor, notas de prova, sabe a, paladar',
    sv: 'smak, smaker, smaken, smakprofil*, smakar, smaknot*, smaksättning*',
    da: 'smag, smage, smagen, smagsprofil*, smager, smagsnote*, smagsvariant*',
    nb: 'smak, smaker, smaken, smaksprofil*, smaksnote*, smaksvariant*',
    fi: 'maku, maut, maun, makua, makuja, makuprofiili*, maistuu, makuvivahte*, makuinen',
  },
  skinType: {
    en: 'skin type, skin types, all skin types',
    de: 'hauttyp*, alle hauttypen, hautbild',
    fr: 'type de peau, types de peau, types de peaux',
    es: 'tipo de piel, tipos de piel',
    it: 'tipo di pelle, tipi di pelle',
    nl: 'huidtype*',
    pl: 'typ skóry, rodzaj skóry, typy skóry, rodzaje skóry, rodzaju cery, rodzaju skóry',
    pt: 'tipo de pele, tipos de pele',
    sv: 'hudtyp*',
    da: 'hudtype*',
    nb: 'hudtype*',
    fi: 'ihotyyp*, ihotyypille, ihotyypit',
  },
  hairType: {
    en: 'hair type, hair types, coat type',
    de: 'haartyp*, haarstruktur*, felltyp*',
    fr: 'type de cheveux, types de cheveux',
    es: 'tipo de cabello, tipo de pelo, tipos de cabello',
    it: 'tipo di capelli, tipi di capelli',
    nl: 'haartype*, vachttype',
    pl: 'rodzaj włosów, typ włosów',
    pt: 'tipo de cabelo, tipos de cabelo',
    sv: 'hårtyp*',
    da: 'hårtype*',
    nb: 'hårtype*',
    fi: 'hiuslaatu, hiustyyp*',
  },
  origin: {
    en: `
      origin, country of origin, made in, originates from, comes from, sourced from, place of origin, grown in,
      produced in, manufactured in, single origin`,
    de: `
      herkunft*, herkunftsland*, ursprungsland*, hergestellt in, made in, stammt aus, kommt aus, anbaugebiet*,
      produziert in, gefertigt in, anbauregion*, ursprung`,
    fr: `
      origine, origines, pays d origine, fabriqué en france, fabriqué en europe, fabriqué au, provenance, provient de,
      fabriqué en allemagne, made in, produit en, fabriqué en italie`,
    es: `
      origen, país de origen, hecho en, fabricado en, procedencia, proviene de, made in, procede de, producido en,
      cultivado en`,
    it: `
      origine, paese di origine, paese d origine, prodotto in, made in, provenienza, proviene da, fabbricato in,
      fatto in italia, coltivato in`,
    nl: `
      herkomst, land van herkomst, gemaakt in, afkomstig uit, made in, geproduceerd in, oorsprong, land van oorsprong,
      herkomstland`,
    pl: `
      kraj pochodzenia, pochodzenie, pochodzi z, wyprodukowan* w, made in, wyprodukowano w, kraju pochodzenia,
      produkowan* w`,
    pt: `
      origem, país de origem, feito em portugal, feito no brasil, fabricado em, proveniência, made in, proveniente de,
      produzido em, fabricado na`,
    sv: `
      ursprungsland*, tillverkad i, tillverkat i, made in, kommer från, tillverkas i, härstammar från, producerad i,
      ursprung`,
    da: 'oprindelse*, oprindelsesland*, fremstillet i, produceret i, made in, stammer fra, lavet i, fremstilles i',
    nb: 'opprinnelse*, opprinnelsesland*, produsert i, laget i, made in, stammer fra, produseres i, opphav',
    fi: `
      alkuperä*, alkuperämaa*, valmistusmaa*, valmistettu suomessa, made in, peräisin, valmistettu saksassa,
      valmistettu euroopassa`,
  },
  brand: {
    en: 'brand, brands, manufacturer, brand name, manufacturers, producer',
    de: 'marke, marken, hersteller*, markenname*, produzent*',
    fr: 'marque, marques, fabricant*, nom de la marque, producteur*',
    es: 'marca, marcas, fabricante*, productor',
    it: 'marca, marche, marchio, produttore, produttori, brand',
    nl: 'merk, merken, fabrikant*, producent*, merknaam',
    pl: 'marka, marki, markę, marce, producent*, markowy',
    pt: 'marca, marcas, fabricante*, produtor',
    sv: 'märke, märket, märken, varumärke*, tillverkare*, producent*',
    da: 'mærket, producent*, varemærke*, fabrikant*, mærkevare*, mærkenavn, mærket er',
    nb: 'merket, produsent*, varemerke*, tilverker, merkevare*, merkenavn',
    fi: 'merkki, merkin, tuotemerk*, brändi*, valmistaja*, merkit',
  },
  model: {
    en: 'model, models, model name, model number, series, version, product line, model year',
    de: 'modell, modelle, modellname*, modellnummer*, serie, modellreihe*, baureihe*, produktlinie*',
    fr: 'modèle, modèles, nom du modèle, numéro de modèle, série, gamme de produits, version',
    es: 'modelo, modelos, número de modelo, nombre del modelo, serie, versión',
    it: 'modello, modelli, numero di modello, nome del modello, serie, versione',
    nl: 'model, modellen, modelnummer, modelnaam, serie, productlijn, versie',
    pl: 'model, modele, modelu, modelem, modeli, numer modelu, seria, wersja',
    pt: 'modelo, modelos, número do modelo, nome do modelo, série, versão',
    sv: 'modell, modellen, modeller, modellnummer, modellnamn, serie, modellserie',
    da: 'model, modellen, modeller, modelnummer, modelnavn, serie, modelserie',
    nb: 'modell, modellen, modeller, modellnummer, modellnavn, serie, modellserie',
    fi: 'malli, mallit, mallin, mallia, malleja, mallinumero*, mallisto*, sarja, malliston',
  },
  articleNumber: {
    en: 'item number, article number, sku, product number, part number, ean, gtin, product code, barcode, isbn',
    de: `
      artikelnummer*, artikel nr, sku, produktnummer*, ean, gtin, bestellnummer der ware, teilenummer*, strichcode,
      isbn`,
    fr: `
      référence produit, numéro d article, sku, ean, gtin, référence de l article, code article, code produit,
      code barre*, isbn`,
    es: `
      número de artículo, referencia del producto, sku, ean, gtin, código de producto, código de artículo,
      código de barras, isbn`,
    it: 'codice articolo, codice prodotto, sku, ean, gtin, numero articolo, codice a barre, isbn',
    nl: 'artikelnummer, productnummer, sku, ean, gtin, productcode, barcode, isbn',
    pl: 'numer artykułu, numer produktu, sku, ean, gtin, kod produktu, kod kreskowy, isbn, nr katalogowy',
    pt: 'número do artigo, referência do produto, sku, ean, gtin, código do produto, código de barras, isbn',
    sv: 'artikelnummer*, produktnummer*, sku, ean, gtin, produktkod, streckkod, isbn',
    da: 'varenummer*, artikelnummer*, sku, ean, gtin, produktnummer*, stregkode, isbn',
    nb: 'varenummer*, artikkelnummer*, sku, ean, gtin, produktnummer*, strekkode, isbn',
    fi: 'tuotenumero*, artikkelinumero*, sku, ean, gtin, tuotekoodi*, viivakoodi*, isbn',
  },
  year: {
    en: `
      model year, release year, year of manufacture, launch year, year of publication, released in, vintage year,
      production year, harvest year`,
    de: `
      modelljahr*, baujahr*, erscheinungsjahr*, herstellungsjahr*, jahrgang*, erscheinungsdatum, markteinführung,
      erntejahr*`,
    fr: `
      année modèle, année de fabrication, année de sortie, millésime*, année de parution, date de sortie,
      année de récolte`,
    es: `
      año de fabricación, año del modelo, año de lanzamiento, año de publicación, añada, fecha de lanzamiento,
      año de cosecha`,
    it: `
      anno di produzione, anno modello, anno di uscita, annata, anno di pubblicazione, data di uscita,
      anno di fabbricazione`,
    nl: 'modeljaar, bouwjaar, productiejaar, jaar van uitgave, verschijningsjaar, oogstjaar, releasedatum',
    pl: 'rok produkcji, rok modelowy, rok wydania, rocznik, data wydania, rok premiery, rok zbioru',
    pt: `
      ano do modelo, ano de fabrico, ano de fabricação, ano de lançamento, ano de publicação, ano de colheita,
      data de lançamento`,
    sv: 'modellår*, tillverkningsår*, årsmodell*, utgivningsår*, årgång*, lanseringsår',
    da: 'modelår*, produktionsår*, årgang*, udgivelsesår*, lanceringsår',
    nb: 'modellår*, produksjonsår*, årgang*, utgivelsesår*, lanseringsår',
    fi: 'vuosimalli*, valmistusvuosi*, julkaisuvuosi*, vuosikerta*, mallivuosi*, valmistusvuoden',
  },
  warranty: {
    en: `
      warranty, warranty period, manufacturer warranty, manufacturer s warranty, year warranty, year guarantee,
      guarantee period, money back guarantee, lifetime guarantee`,
    de: `
      gewährleistung*, herstellergarantie*, garantiezeit*, jahre garantie, jahren garantie, garantie, garantien,
      garantiefrist*, garantiezeitraum*, garantiedauer*`,
    fr: `
      garantie, garanties, garantie constructeur, garantie fabricant, ans de garantie, durée de garantie,
      garantie légale`,
    es: `
      garantía, garantías, garantía del fabricante, años de garantía, período de garantía, plazo de garantía,
      garantía legal`,
    it: 'garanzia, garanzie, garanzia del produttore, anni di garanzia, periodo di garanzia, garanzia legale',
    nl: 'garantie, fabrieksgarantie, jaar garantie, garantieperiode, garantietermijn',
    pl: 'gwarancja, gwarancji, gwarancję, gwarancją, gwarancja producenta, lata gwarancji, rękojmi*, okres gwarancji',
    pt: 'garantia, garantias, garantia do fabricante, anos de garantia, período de garantia, prazo de garantia',
    sv: 'garanti, garantin, garantitid*, års garanti, tillverkargaranti, fabriksgaranti',
    da: 'garanti, garantien, garantiperiode*, års garanti, producentgaranti, reklamationsret*',
    nb: 'garanti, garantien, garantitid*, års garanti, produsentgaranti, reklamasjonsrett*',
    fi: 'takuu, takuun, takuuaika*, vuoden takuu, valmistajan takuu, takuulla, takuuta',
  },
  price: {
    en: 'price, prices, costs, cost, priced, retail price, selling price, pricing, sale price',
    de: 'preis, preise, preises, preisen, kostet, verkaufspreis*, preislich, endpreis*, kaufpreis*, kostenpunkt',
    fr: 'prix, tarif, tarifs, coûte, coûtent, coût, prix de vente, est à ~ euros',
    es: 'precio, precios, cuesta, cuestan, coste, precio de venta, vale ~ euros, costo',
    it: 'prezzo, prezzi, costa, costano, costo, prezzo di vendita, viene ~ euro',
    nl: 'prijs, prijzen, kost, kosten bedragen, verkoopprijs, prijsje, geprijsd',
    pl: 'cena, ceny, cenę, cenie, ceną, kosztuje, kosztują, koszt, cenowo, cen',
    pt: 'preço, preços, custa, custam, custo, preço de venda, o valor é',
    sv: 'pris, priset, priser, priserna, kostar, försäljningspris, kostnad',
    da: 'pris, prisen, priser, priserne, koster, salgspris, købspris',
    nb: 'pris, prisen, priser, prisene, koster, salgspris, utsalgspris',
    fi: 'hinta, hinnan, hintaan, hinnat, hinnalla, hinnasta, maksaa, hintoja, myyntihin*, hinnaltaan',
  },
  listPrice: {
    en: `
      list price, rrp, msrp, original price, regular price, was price, recommended retail price, previous price,
      instead of ~ euros, usual price, down from, full price, strikethrough price`,
    de: `
      uvp, listenpreis*, originalpreis*, regulärer preis, regulären preis, normalpreis*, statt ~ euro,
      unverbindliche preisempfehlung, vorheriger preis, ursprünglicher preis, streichpreis*, ursprünglich ~ euro,
      vorher ~ euro`,
    fr: `
      prix conseillé, prix d origine, prix initial, prix barré, prix habituel, au lieu de ~ euros, prix de base,
      prix normal, prix catalogue, prix public, ancien prix`,
    es: `
      precio original, precio anterior, precio recomendado, pvp, precio de lista, precio habitual, en lugar de ~ euros,
      en vez de ~ euros, antes ~ euros, precio tachado, precio normal`,
    it: `
      prezzo di listino, prezzo originale, prezzo consigliato, prezzo precedente, anziché ~ euro, invece di ~ euro,
      prezzo iniziale, prezzo pieno, prezzo barrato`,
    nl: `
      adviesprijs, oorspronkelijke prijs, van prijs, normale prijs, in plaats van ~ euro, vorige prijs, catalogusprijs,
      winkeladviesprijs, was eerst`,
    pl: `
      cena katalogowa, cena regularna, sugerowana cena, poprzednia cena, cena pierwotna, zamiast ~ zł, cena sugerowana,
      stara cena, ceny regularnej, cena przed obniżką, najniższa cena z`,
    pt: `
      preço original, preço de tabela, preço recomendado, pvp, preço anterior, em vez de ~ euros, preço normal,
      preço de lista, preço cheio, preço antigo`,
    sv: `
      ordinarie pris, rekommenderat pris, listpris, tidigare pris, ord pris, ursprungligt pris, cirkapris,
      ursprungspris`,
    da: 'normalpris, vejledende pris, vejl pris, førpris, oprindelig pris, listepris, tidligere pris, ordinær pris',
    nb: 'førpris, veiledende pris, ordinær pris, opprinnelig pris, listepris, tidligere pris, normalpris, veil pris',
    fi: 'ovh, normaalihinta*, alkuperäinen hinta, suositushinta*, ohjehinta*, listahinta*, aiempi hinta, norm hinta',
  },
  saving: {
    en: `
      savings, you save, save ~ euros, discount, reduced by, off the list price, percent off, on sale, discounted,
      price reduction, off the original price, save ~ percent, price reduced, price was reduced`,
    de: `
      ersparnis*, du sparst, sie sparen, sparen sie, rabatt*, preisnachlass*, preisvorteil*, prozent günstiger,
      reduziert um, nachlass, spare ~ euro, preisreduziert*, reduzierter preis, reduzierten preis, reduziert von`,
    fr: `
      économie de, vous économisez, tu économises, économisez, réduction de, remise, remises, rabais, baisse de prix,
      en promotion, réduit de, en promo, en solde, soldé*`,
    es: `
      ahorras, ahorra ~ euros, descuento, descuentos, rebajado, rebajada, rebaja de, te ahorras, en oferta, se ahorra,
      rebajados, ahorro de ~ euros`,
    it: `
      risparmi ~ euro, sconto, sconti, scontato, scontata, ribasso, in offerta, scontati, riduzione di prezzo,
      in saldo, risparmio di ~ euro`,
    nl: `
      besparing, je bespaart, u bespaart, korting, afgeprijsd*, prijsvoordeel, in de aanbieding, kortingen,
      prijsverlaging, afprijzing`,
    pl: `
      oszczędzasz, rabat*, zniżka, zniżki, zniżką, obniżka, przecenion*, przecena, w promocji, obniżce, przecenie,
      taniej o`,
    pt: `
      poupas, poupa ~ euros, desconto, descontos, em promoção, economiza ~ reais, redução de preço, rebaixado,
      você economiza, com desconto`,
    sv: 'besparing*, du sparar, rabatt*, nedsatt, nedsatta, på rea, prissänkt*, rabatterad*, prissänkning*, extrapris',
    da: `
      besparelse*, du sparer, rabat, rabatten, nedsat, nedsatte, på tilbud, spar ~ kr, prisnedsættelse*, tilbudspris`,
    nb: 'besparelse*, du sparer, rabatt*, nedsatt, nedsatte, på tilbud, på salg, spar ~ kr, prisavslag*, tilbudspris',
    fi: `
      säästö, säästät, alennus, alennuksessa, alennettu*, alennusta, alehinta*, alennukse*, tarjouksessa,
      tarjoushinta*, ale`,
  },
  unitPrice: {
    en: `
      unit price, price per unit, per kilo, per 100 ml, per litre, per liter, per 100 g, price per piece, price per kg,
      base price per`,
    de: `
      grundpreis*, stückpreis*, preis pro stück, pro 100 ml, pro kilo, pro liter, pro 100 g, einzelpreis*, literpreis*,
      kilopreis*`,
    fr: 'prix unitaire, prix au kilo, prix au litre, prix par unité, prix à l unité, prix au kg',
    es: 'precio por unidad, precio unitario, precio por kilo, precio por litro, precio por kg',
    it: 'prezzo unitario, prezzo al kg, prezzo al litro, prezzo per unità, prezzo al chilo, prezzo al pezzo',
    nl: `
      prijs per stuk, stukprijs, eenheidsprijs, prijs per kilo, prijs per liter, kiloprijs, literprijs,
      prijs per eenheid`,
    pl: 'cena jednostkowa, cena za sztukę, cena za kilogram, cena za litr, cena za kg, ceny jednostkowej',
    pt: 'preço unitário, preço por unidade, preço por kg, preço por litro, preço por quilo, preço à unidade',
    sv: 'styckpris, jämförpris*, pris per styck, kilopris*, literpris*, pris per kilo',
    da: 'stykpris*, enhedspris*, pris pr stk, kilopris*, literpris*, pris pr kilo',
    nb: 'stykkpris*, enhetspris*, pris per stk, kilopris*, literpris*, pris per kilo',
    fi: 'yksikköhinta*, kappalehinta*, kilohinta*, litrahinta*, hinta per kappale, vertailuhinta*',
  },
  rating: {
    en: 'rating, ratings, rated, stars, star rating, average rating, out of 5, out of five, customer rating, score',
    de: `
      bewertung*, sterne, sternen, kundenbewertung*, durchschnittsbewertung*, bewertet mit, durchschnittlich bewertet,
      sternebewertung*`,
    fr: 'note moyenne, étoiles, évaluation, évaluations, notation, noté ~ étoiles, note client',
    es: 'valoración, valoraciones, puntuación, estrellas, calificación, valoración media, puntuado',
    it: 'valutazione, valutazioni, stelle, punteggio, voto medio, media voti, valutato',
    nl: 'beoordeling*, sterren, waardering, gemiddelde score, beoordeeld met, klantbeoordeling*, rating',
    pl: 'ocena, oceny, ocenę, gwiazdek, gwiazdki, średnia ocena, średnia ocen, oceniany na, oceną',
    pt: 'avaliação, estrelas, classificação, nota média, pontuação, avaliação média, avaliado com',
    sv: 'betyg, betyget, stjärnor, omdöme, snittbetyg, kundbetyg, genomsnittligt betyg',
    da: 'bedømmelse*, stjerner, vurdering*, gennemsnitlig vurdering, kundebedømmelse*',
    nb: 'vurdering*, stjerner, gjennomsnittlig vurdering, terningkast, kundevurdering*, rangering',
    fi: `
      arvosana*, tähteä, tähden, arvostelukeskiarvo, keskiarvo, pisteytys, arvio ~ tähteä, asiakasarvio*, arvosanan`,
  },
  numberOfReviews: {
    en: `
      number of reviews, customer reviews, reviews, number of ratings, review count, testimonials, based on ~ reviews`,
    de: `
      anzahl bewertungen, kundenbewertungen, rezension*, kundenmeinung*, bewertungen von kunden, kundenrezension*,
      anzahl der bewertungen, erfahrungsbericht*`,
    fr: 'avis clients, nombre d avis, avis client, commentaires clients, témoignages clients, retours clients',
    es: `
      número de reseñas, reseña, reseñas, opiniones de clientes, opiniones, comentarios de clientes,
      número de valoraciones`,
    it: `
      numero di recensioni, recensione, recensioni, recensioni dei clienti, opinioni dei clienti,
      numero di valutazioni`,
    nl: 'aantal beoordelingen, klantbeoordelingen, reviews, recensies, aantal reviews, klantreviews, recensie',
    pl: 'liczba opinii, opinie klientów, recenzj*, opinii klientów, opinie, liczba ocen, opinii',
    pt: `
      número de avaliações, avaliações, avaliações de clientes, comentários de clientes, opiniões de clientes,
      resenhas`,
    sv: 'antal recensioner, recension*, kundrecension*, kundomdömen, omdömen, antal omdömen, antal betyg',
    da: 'antal anmeldelser, anmeldelse*, kundeanmeldelse*, antal vurderinger, kundeudtalelse*, antal bedømmelser',
    nb: 'antall anmeldelser, anmeldelse*, kundeanmeldelse*, antall vurderinger, kundevurderinger, omtaler',
    fi: 'arvostelujen määrä, arvostelu*, asiakasarvostelu*, arvioiden määrä, arvostelut, arviot',
  },
  availability: {
    en: `
      availability, available, in stock, unavailable, out of stock, sold out, currently available, back in stock,
      back ordered, orderable`,
    de: `
      verfügbar*, verfügbarkeit, lieferbar*, vorrätig*, auf lager, ausverkauft*, vergriffen*, erhältlich*, bestellbar`,
    fr: 'disponible*, disponibilité, en stock, rupture de stock, épuisé*, en rupture, indisponible*',
    es: 'disponible*, disponibilidad, en stock, agotado*, agotada*, sin stock, en existencia*, sin existencias',
    it: 'disponibil*, disponibilità, in stock, esaurit*, non disponibile, in magazzino, disponibilità immediata',
    nl: `
      beschikbaar*, beschikbare, beschikbaarheid, op voorraad, uitverkocht*, leverbaar, niet leverbaar, verkrijgbaar,
      voorradig`,
    pl: 'dostępn*, dostępność, w magazynie, wyprzedan*, niedostępn*, brak w magazynie, na stanie, dostępności',
    pt: 'disponív*, disponibilidade, em stock, em estoque, esgotad*, indisponív*, sem estoque, sem stock',
    sv: 'tillgänglig*, tillgänglighet, i lager, slutsåld*, slut i lager, finns inne, lagerförs, restnoterad*',
    da: 'tilgængelig*, på lager, udsolgt*, tilgængelighed, ikke på lager, leveringsklar*, lagerført',
    nb: 'tilgjengelig*, på lager, utsolgt*, tilgjengelighet, ikke på lager, leveringsklar*, lagerført',
    fi: 'saatavilla, saatavuus, varastossa, loppuunmyyty, saatavana, loppu varastosta, saatavuude*, loppunut',
  },
  stock: {
    en: `
      stock, stock level, items left, units left, only ~ left, left in stock, units in stock, inventory, pieces left,
      remaining stock`,
    de: `
      lagerbestand*, bestand, restbestand*, stück verfügbar, nur noch ~ stück, auf lager, vorrat, exemplare verfügbar,
      stück auf lager, noch ~ stück`,
    fr: `
      stock, stocks, pièces restantes, plus que ~ en stock, quantité disponible, exemplaires disponibles,
      unités disponibles, il en reste`,
    es: 'stock, existencias, unidades disponibles, quedan ~ unidades, inventario, últimas unidades, solo quedan',
    it: `
      scorte, giacenza, giacenze, pezzi disponibili, ne restano, ultimi pezzi, unità disponibili, pezzi rimasti,
      rimangono ~ pezzi`,
    nl: `
      voorraad, voorraadniveau, nog ~ stuks, aantal op voorraad, stuks op voorraad, stuks beschikbaar,
      exemplaren beschikbaar`,
    pl: `
      stan magazynowy, stanie magazynowym, zapas magazynow*, ostatnie sztuki, sztuk w magazynie, zapasy,
      zostało ~ sztuk, dostępnych sztuk`,
    pt: `
      stock, estoque, unidades disponíveis, restam ~ unidades, inventário, últimas unidades, unidades em stock,
      unidades em estoque`,
    sv: `
      lagersaldo*, lagerstatus*, antal i lager, st i lager, kvar i lager, endast ~ kvar, bara ~ kvar, exemplar kvar`,
    da: 'lagerbeholdning*, lagerstatus*, antal på lager, stk på lager, stk tilbage, kun ~ tilbage, restlager',
    nb: 'lagerbeholdning*, lagerstatus*, antall på lager, stk på lager, stk igjen, kun ~ igjen, bare ~ igjen',
    fi: `
      varastosaldo*, varastotilanne*, kpl varastossa, jäljellä, varastomäärä*, kappaletta jäljellä, varastotilante*`,
  },
  variants: {
    en: `
      variant, variants, comes in ~ colours, comes in ~ colors, available in ~ sizes, available in ~ colours,
      available in ~ colors, versions, choice of colours, choice of colors, colour options, size options,
      color options`,
    de: `
      variante*, ausführung*, versionen, in verschiedenen farben, in verschiedenen größen, verfügbar in, erhältlich in,
      in ~ farben, auswahlmöglichkeit*`,
    fr: `
      variante*, déclinaison*, versions, existe en, disponible en ~ couleurs, disponible en ~ tailles,
      en plusieurs couleurs, plusieurs tailles, plusieurs coloris, décliné en`,
    es: `
      variante*, versiones, disponible en ~ colores, disponible en ~ tallas, disponible en varios, en varios colores,
      en varias tallas, opciones de color, opciones de talla`,
    it: `
      variante, varianti, versioni, disponibile in ~ colori, disponibile in ~ taglie, in vari colori,
      in diverse taglie, diversi colori, opzioni di colore`,
    nl: `
      variant*, uitvoering, uitvoeringen, verkrijgbaar in, in verschillende kleuren, in verschillende maten,
      beschikbaar in ~ kleuren, leverbaar in ~ kleuren, kleuropties`,
    pl: `
      wariant*, wersje, warianty, w różnych kolorach, w różnych rozmiarach, dostępny w ~ kolorach, w kilku kolorach,
      w kilku rozmiarach, w wersji`,
    pt: `
      variante*, versões, disponível em ~ cores, disponível em ~ tamanhos, em várias cores, em vários tamanhos,
      opções de cor, variações, variação`,
    sv: `
      variant*, varianter, finns i ~ färger, finns i ~ storlekar, olika färger, olika storlekar, versioner,
      färgalternativ`,
    da: `
      variant*, varianter, udgaver, fås i ~ farver, fås i ~ størrelser, forskellige farver, forskellige størrelser,
      versioner, findes i ~ farver`,
    nb: `
      variant*, varianter, utgaver, finnes i ~ farger, finnes i ~ størrelser, ulike farger, ulike størrelser,
      versjoner, fås i ~ farger`,
    fi: `
      variantti*, variaatio*, eri väreissä, eri kokoja, saatavana ~ väreissä, eri väreinä, versiot, värivaihtoehdot,
      kokovaihtoehdot`,
  },
  deliveryTime: {
    en: `
      delivery time, delivery period, lead time, shipping time, working days, business days, delivered within,
      arrives within, dispatch time, delivery date, ships within, delivery estimate, estimated delivery`,
    de: `
      lieferzeit*, lieferfrist*, versanddauer*, werktag*, lieferdatum*, liefertermin*, versandzeit*,
      lieferung innerhalb, geliefert in, lieferdauer*`,
    fr: `
      délai de livraison, délais de livraison, jours ouvrés, jours ouvrables, livré sous, livraison sous,
      date de livraison, délai d expédition, livré en, expédié sous, délai d envoi`,
    es: `
      plazo de entrega, tiempo de entrega, días laborables, días hábiles, plazo de envío, entrega en ~ días,
      fecha de entrega, tiempo de envío, plazos de entrega`,
    it: `
      tempi di consegna, tempo di consegna, giorni lavorativi, consegna in ~ giorni, data di consegna,
      tempi di spedizione, consegna entro, termini di consegna`,
    nl: `
      levertijd, levertijden, bezorgtijd, levertermijn, werkdag*, leverdatum, geleverd binnen, bezorgd binnen,
      verzendtijd, bezorgdatum`,
    pl: `
      czas dostawy, termin dostawy, dni robocz*, czas realizacji, dostawa w ciągu, czas wysyłki, termin realizacji,
      czasu dostawy, data dostawy, dnia roboczego`,
    pt: `
      prazo de entrega, tempo de entrega, dias úteis, prazo de envio, entrega em ~ dias, data de entrega,
      prazos de entrega, tempo de envio`,
    sv: 'leveranstid*, vardagar, arbetsdagar, leveransdatum, levereras inom, skickas inom, fraktid*, frakttid*',
    da: 'leveringstid*, hverdage, arbejdsdage, leveringsdato, leveres inden for, sendes inden for, fragttid',
    nb: 'leveringstid*, virkedager, arbeidsdager, leveringsdato, leveres innen, sendes innen, frakttid',
    fi: `
      toimitusaika*, arkipäivä*, toimituspäivä*, toimitetaan ~ päivässä, työpäivä*, toimitusajan,
      lähetetään ~ kuluessa`,
  },
  shippingCost: {
    en: `
      shipping cost, shipping costs, delivery cost, shipping fee, delivery fee, delivery charge, shipping charge,
      postage, shipping price`,
    de: 'versandkosten*, lieferkosten*, versandgebühr*, liefergebühr*, porto, versandpauschale*',
    fr: 'frais de port, frais de livraison, frais d envoi, coût de livraison, frais d expédition, coûts de livraison',
    es: `
      gastos de envío, coste de envío, costo de envío, costes de envío, costos de envío, tarifa de envío,
      gastos de entrega`,
    it: `
      spese di spedizione, costi di spedizione, costo di spedizione, spese di consegna, costi di consegna,
      costo della spedizione`,
    nl: 'verzendkosten, bezorgkosten, leveringskosten, portokosten, verzendtarief',
    pl: `
      koszt wysyłki, koszty wysyłki, koszt dostawy, koszty dostawy, kosztów dostawy, opłata za dostawę,
      kosztów wysyłki`,
    pt: `
      custos de envio, portes de envio, portes, custo de envio, taxa de entrega, frete, valor do frete,
      custo de entrega`,
    sv: 'fraktkostnad*, frakt kostar, leveranskostnad*, fraktavgift*, fraktpris*',
    da: 'fragtomkostning*, leveringsomkostning*, forsendelsesomkostning*, fragtpris*, fragten koster, leveringsgebyr*',
    nb: 'fraktkostnad*, leveringskostnad*, frakten koster, fraktpris*, fraktgebyr*, porto',
    fi: 'toimituskulu*, toimitusmaksu*, postikulu*, rahtikulu*, toimituksen hinta',
  },
  returnPeriod: {
    en: `
      return period, return window, days to return, return within, right of withdrawal period, withdrawal period,
      return policy`,
    de: `
      rückgabefrist*, rückgaberecht*, widerrufsfrist*, widerrufsrecht*, rückgabe innerhalb, rücksendefrist*,
      tage rückgaberecht`,
    fr: `
      délai de retour, délai de rétractation, droit de rétractation, jours pour retourner, politique de retour,
      retour sous, jours pour changer d avis`,
    es: `
      plazo de devolución, período de devolución, días para devolver*, política de devolución,
      derecho de desistimiento, política de devoluciones, plazo de devoluciones`,
    it: `
      periodo di reso, termine di reso, diritto di recesso, giorni per restituire, politica di reso,
      giorni per il reso, politica sui resi`,
    nl: 'retourtermijn, bedenktijd, retourperiode, herroepingsrecht, retourbeleid, dagen retourneren, zichttermijn',
    pl: `
      termin zwrotu, czas na zwrot, dni na zwrot, prawo odstąpienia, polityka zwrotów, okres zwrotu, prawa odstąpienia,
      terminu zwrotu`,
    pt: `
      prazo de devolução, período de devolução, direito de arrependimento, dias para devolver, política de devolução,
      livre resolução, política de devoluções, prazo para devolução`,
    sv: `
      returtid*, ångerrätt*, returperiod*, öppet köp, returpolicy*, dagar på dig att returnera, returrätt*, bytesrätt`,
    da: 'returret*, fortrydelsesret*, returfrist*, returperiode*, returpolitik*, returneringsfrist*, dages retur',
    nb: 'returrett*, angrerett*, returfrist*, returperiode*, åpent kjøp, returpolicy*, angrefrist*',
    fi: 'palautusaika*, palautusoikeu*, peruutusoikeu*, palautusehdo*, palautusehto*, palautusajan',
  },
  season: {
    en: `
      season, seasons, spring, summer, autumn, winter, all season, three season, 3 season, 4 season, mid season,
      seasonal`,
    de: `
      saison, jahreszeit*, frühling*, frühjahr*, sommer*, herbst*, winter*, ganzjährig*, 3 jahreszeiten*, saisonal*`,
    fr: 'saison, saisons, printemps, automne, hiver, en été, 3 saisons, 4 saisons, d été, mi saison, toutes saisons',
    es: `
      temporada, estación del año, primavera, verano, otoño, invierno, entretiempo, todo el año, 3 estaciones,
      4 estaciones`,
    it: `
      stagione, stagioni, primavera, in estate, autunno, inverno, mezza stagione, tutto l anno, estivo, estiva,
      invernale, invernali`,
    nl: 'seizoen, seizoenen, lente, voorjaar, zomer*, herfst*, winter*, najaar, het hele jaar, drieseizoen*, seizoens',
    pl: `
      sezon, sezonu, sezony, wiosna, wiosnę, jesień, zima, zimę, zimow*, całoroczn*, wiosenn*, jesienn*, pora roku,
      pory roku, latem, na lato, sezon letni, letnia kolekcja`,
    pt: `
      estação do ano, temporada, primavera, verão, outono, inverno, meia estação, todo o ano, o ano todo, ano inteiro`,
    sv: `
      säsong, säsongen, säsonger, sommar*, vinter*, höst, hösten, våren, åretruntanvänd*, tresäsong*, året runt,
      vårsäsong`,
    da: 'sæson, sæsonen, sæsoner, forår*, sommer*, efterår*, vinter*, helårs*, hele året, året rundt, tresæson*',
    nb: 'sesong, sesongen, sesonger, våren, sommer*, høsten, vinter*, helårs*, hele året, året rundt, tresesong*',
    fi: `
      kausi, kesä, kesällä, kesään, kesäi*, talvi, talvella, talveen, talvik*, syksy*, kevät, keväällä, vuodenaika,
      vuodenajat, ympärivuoti*, ympäri vuoden`,
  },
  gender: {
    en: 'men s, women s, unisex, gender, ladies, mens, womens, boys, girls',
    de: 'herren*, damen*, unisex*, geschlecht, jungen und mädchen',
    fr: 'homme, femme, unisexe, hommes, femmes, fille, garçon, mixte unisexe',
    es: 'hombre, mujer, unisex, hombres, mujeres, niño y niña, caballero',
    it: 'uomo, donna, unisex, bambino e bambina',
    nl: 'heren*, dames*, unisex, geslacht, jongens, meisjes',
    pl: 'damsk*, męsk*, unisex, dla kobiet, dla mężczyzn, płeć, dla niej, dla dziewczynek, dla chłopców',
    pt: 'homem, mulher, unissex*, género, gênero, homens, mulheres, modelo masculino, modelo feminino, moda feminina, moda masculina',
    sv: 'herr, dam, unisex, för män, för kvinnor, herrar, damer, herrmodell, dammodell, kön, flickor, pojkar',
    da: 'herre, dame, unisex, til mænd, til kvinder, herrer, damer, herremodel, damemodel, køn, piger, drenge',
    nb: 'herre, dame, unisex, for menn, for kvinner, herrer, damer, herremodell, damemodell, kjønn, jenter, gutter',
    fi: 'miesten, naisten, unisex, miehille, naisille, sukupuoli, tyttöjen, poikien, tytöille, pojille',
  },
  care: {
    en: `
      care instructions, washing instructions, wash at, machine washable, machine wash, hand wash,
      cleaning instructions, washing temperature, aftercare, care label`,
    de: `
      pflegehinweis*, waschanleitung*, pflegeanleitung*, waschbar*, maschinenwäsche*, handwäsche*, reinigungshinweis*,
      waschtemperatur*, pflegeetikett*`,
    fr: `
      conseils d entretien, instructions de lavage, lavable*, lavage en machine, lavage à la main, consignes de lavage,
      laver à, température de lavage`,
    es: `
      instrucciones de lavado, lavable*, lavado a máquina, lavado a mano, instrucciones de cuidado, lavar a,
      temperatura de lavado, consejos de lavado`,
    it: `
      istruzioni di lavaggio, lavabil*, lavaggio in lavatrice, lavaggio a mano, istruzioni per la cura, lavare a,
      temperatura di lavaggio, cura e manutenzione, consigli di lavaggio`,
    nl: `
      wasvoorschrift*, onderhoudsadvies, wasbaar, wasbare, machinewas, handwas, wasinstructie*, wastemperatuur,
      wasadvies, onderhoudsvoorschrift*, onderhoudsinstructie*`,
    pl: `
      sposób prania, instrukcja prania, pranie w pralce, pranie ręczne, prać w, nadaje się do prania,
      instrukcja pielęgnacji, można prać, temperatura prania`,
    pt: `
      instruções de lavagem, laváv*, lavagem à máquina, lavagem à mão, lavar a, instruções de cuidado,
      temperatura de lavagem, conselhos de lavagem`,
    sv: `
      tvättråd, skötselråd*, maskintvätt*, handtvätt*, skötsel, tvättinstruktion*, tvättbar*, tvättanvisning*,
      tvättemperatur`,
    da: `
      vaskeanvisning*, plejeanvisning*, maskinvask*, håndvask*, vaskbar*, vedligeholdelse*, vasketemperatur*, plejeråd`,
    nb: 'vaskeanvisning*, stellråd, maskinvask*, håndvask*, vaskbar*, vedlikehold*, vasketemperatur*, vaskeråd',
    fi: `
      pesuohje*, hoito ohje*, hoito ohjeet, konepesu*, käsinpesu*, pesulämpötila*, pesunkestäv*, hoito ohjeita,
      käsipesu*`,
  },
  compatibility: {
    en: `
      compatibility, compatible, works with, supports ios, supports android, compatible devices, fits all, fits most,
      supported devices, suitable for devices`,
    de: `
      kompatibel, kompatible*, kompatibilität, kompatibilitäten, funktioniert mit, unterstützte geräte,
      unterstützt ios, unterstützt android, passend zu, kompatibilitätsliste`,
    fr: 'compatible*, compatibilité, fonctionne avec, appareils compatibles, compatible avec',
    es: 'compatible*, compatibilidad, funciona con, dispositivos compatibles, compatible con',
    it: 'compatibil*, compatibilità, funziona con, dispositivi compatibili',
    nl: 'compatibel, compatibele, compatibiliteit, werkt met, geschikte apparaten, ondersteunde apparaten',
    pl: 'kompatybiln*, kompatybilność, zgodn* z, współpracuje z, zgodność, działa z, obsługiwane urządzenia',
    pt: 'compatív*, compatibilidade, funciona com, dispositivos compatíveis',
    sv: 'kompatib*, kompatibilitet, fungerar med, passar till modell*, enheter som stöds',
    da: 'kompatib*, kompatibilitet, fungerer med, virker med, passer til modeller, understøttede enheder',
    nb: 'kompatib*, kompatibilitet, fungerer med, virker med, passer til modeller, støttede enheter',
    fi: 'yhteensopi*, yhteensopivuu*, toimii yhdessä, tuetut laitteet, sopii malleihin',
  },
  scopeOfDelivery: {
    en: `
      scope of delivery, what s in the box, in the box, included in delivery, package contents, comes with,
      box contents, what s included, included in the package, is included, are included`,
    de: `
      lieferumfang*, im lieferumfang enthalten, packungsinhalt, mitgeliefert*, wird mit ~ geliefert, liegt bei,
      beiliegend*, set enthält, inbegriffen, im set enthalten`,
    fr: `
      contenu de la livraison, contenu du colis, fourni avec, livré avec, contenu de la boîte, contenu du coffret,
      fournis, fournie avec, livrée avec, est inclus, sont inclus, contenu de l emballage`,
    es: `
      contenido de la caja, incluido en la caja, contenido del paquete, viene con, se entrega con, se suministra con,
      viene incluid*, incluidos en, contenido del pack`,
    it: `
      contenuto della confezione, incluso nella confezione, in dotazione, fornito con, compreso nella confezione,
      fornita con, contenuto del pacco, inclusi nella confezione`,
    nl: `
      inhoud van de doos, meegeleverd*, leveringsomvang, wordt geleverd met, inbegrepen, inhoud verpakking, zit erbij,
      bijgeleverd*`,
    pl: `
      zawartość zestawu, w zestawie, w komplecie, zawartość opakowania, dołączon*, zestaw zawiera, zawartość pudełka,
      zakres dostawy`,
    pt: `
      conteúdo da caixa, incluído na caixa, vem com, conteúdo da embalagem, fornecido com, acompanha, incluídos na,
      conteúdo do kit, está incluído`,
    sv: `
      medföljer, i förpackningen ingår, ingår i leveransen, förpackningens innehåll, levereras med, ingår i paketet,
      paketets innehåll, medföljande`,
    da: `
      medfølger, i æsken, leveres med, pakkens indhold, indeholdt i leveringen, følger med, medfølgende,
      indhold i pakken`,
    nb: `
      medfølger, i esken, leveres med, pakkens innhold, inkludert i leveransen, følger med, medfølgende,
      innhold i pakken`,
    fi: `
      toimitussisältö*, pakkauksen sisältö, toimitukseen kuuluu, mukana toimitetaan, mukana tulee, pakkaus sisältää,
      sisältyy toimitukseen, toimitetaan ~ kanssa, toimitukseen sisältyy`,
  },
  accessories: {
    en: 'accessories, accessory, spare parts, attachments, add ons, replacement parts, spare part',
    de: 'zubehör*, ersatzteil*, aufsätze, zusatzteile, zubehörteil*',
    fr: 'accessoire*, pièces détachées, pièce de rechange, pièces de rechange, embouts',
    es: 'accesorio*, piezas de repuesto, recambio*, repuestos',
    it: 'accessori, accessorio, ricambi, pezzi di ricambio, ricambio',
    nl: 'accessoire*, reserveonderdelen, toebehoren, opzetstukken, onderdelen, hulpstukken',
    pl: 'akcesori*, części zamienne, części zamiennych, dodatki do, końcówki',
    pt: 'acessório*, peças de substituição, peças sobresselentes, peças de reposição',
    sv: 'tillbehör*, reservdel*, munstycken, tillsatser',
    da: 'tilbehør*, reservedel*, mundstykker, ekstraudstyr',
    nb: 'tilbehør*, reservedel*, munnstykker, ekstrautstyr',
    fi: 'lisävaruste*, lisätarvike*, varaosa*, tarvikkeet, lisäosa*',
  },
  protectionClass: {
    en: `
      protection class, ip rating, protection rating, ingress protection, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68,
      ipx5`,
    de: 'schutzklasse*, schutzart*, ip schutz, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5, ip zertifiziert*',
    fr: 'indice de protection, classe de protection, indice ip, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5',
    es: `
      clase de protección, grado de protección, índice de protección, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5`,
    it: `
      classe di protezione, grado di protezione, indice di protezione, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5`,
    nl: 'beschermingsklasse, beschermingsgraad, ip klasse, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5, ip waarde',
    pl: `
      klasa ochron*, stopień ochrony, klasa szczelności, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5,
      stopniu ochrony`,
    pt: 'classe de proteção, grau de proteção, índice de proteção, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5',
    sv: 'skyddsklass*, kapslingsklass*, ip klass*, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5',
    da: `
      beskyttelsesklasse*, tæthedsgrad*, ip klasse*, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5, kapslingsklasse*`,
    nb: 'beskyttelsesklasse*, kapslingsgrad*, ip klasse*, ip grad*, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5',
    fi: 'suojausluokka*, kotelointiluokka*, ip luokitu*, ip luokka*, ipx4, ipx7, ip67, ip65, ip54, ip44, ip68, ipx5',
  },
  certification: {
    en: `
      certified, certification, certifications, certificate, certificates, seal of approval, eco label, ce marking,
      ce mark, tested`,
    de: `
      zertifiziert*, zertifizierung*, zertifikat*, gütesiegel*, prüfsiegel*, siegel, ce kennzeichnung, ce zeichen,
      prüfzeichen, geprüft*, getestet*`,
    fr: 'certifié*, certification*, certificat*, label, labels, labellisé*, norme ce, marquage ce, testé*',
    es: 'certificad*, certificación, certificaciones, sello de calidad, sellos, etiqueta ecológica, marcado ce, testad*',
    it: `
      certificat*, certificazione, certificazioni, marchio di qualità, marcatura ce, marchio ce, sigillo di qualità, testat*`,
    nl: 'gecertificeerd*, certificaat, certificaten, certificering*, keurmerk*, gekeurd*, getest*, ce markering, ce keurmerk',
    pl: 'certyfikat*, certyfikowan*, certyfikacja, znak jakości, oznaczenie ce, znak ce, certyfikatem',
    pt: 'certificad*, certificação, certificações, selo de qualidade, selos, marcação ce',
    sv: 'certifiera*, certifiering*, certifikat*, märkning ce, ce märkt, ce märkning*, kvalitetsmärkning*',
    da: 'certificeret, certificerede, certificering*, certifikat*, ce mærket, ce mærkning*, kvalitetsmærke*',
    nb: 'sertifisert*, sertifisering*, sertifikat*, ce merket, ce merking*, kvalitetsmerke*, kvalitetsstempel',
    fi: 'sertifio*, sertifikaat*, sertifiointi*, ce merkintä, ce merkitty, laatumerkki*, sertifioitu',
  },
  setupTime: {
    en: `
      set up time, setup time, pitching time, assembly time, minutes to set up, minutes to assemble, installation time,
      minutes to pitch`,
    de: 'aufbauzeit*, montagezeit*, aufbaudauer*, minuten aufgebaut, installationszeit*, minuten aufzubauen',
    fr: 'temps de montage, temps d installation, durée de montage, monté en ~ minutes, se monte en ~ minutes',
    es: 'tiempo de montaje, tiempo de instalación, se monta en ~ minutos, montado en ~ minutos',
    it: 'tempo di montaggio, tempi di montaggio, tempo di installazione, si monta in ~ minuti, montato in ~ minuti',
    nl: 'opzettijd, opbouwtijd, montagetijd, minuten opgezet, installatietijd',
    pl: 'czas rozkładania, czas montażu, czas rozstawiania, rozłożysz w ~ minut*, czas instalacji, czas składania',
    pt: 'tempo de montagem, tempo de instalação, monta se em ~ minutos, montado em ~ minutos',
    sv: 'uppsättningstid*, monteringstid*, installationstid*, sätts upp på ~ minuter, resningstid',
    da: 'opsætningstid*, samletid*, monteringstid*, sættes op på ~ minutter, installationstid*',
    nb: 'oppsettstid*, monteringstid*, settes opp på ~ minutter, installasjonstid*, oppsettingstid*',
    fi: 'pystytysaika*, kokoamisaika*, asennusaika*, pystytetään ~ minuutissa, kokoonpanoaika*',
  },
  assembly: {
    en: `
      assembly, assembly required, assembly instructions, installation, mounting, pre assembled, self assembly,
      delivered assembled`,
    de: `
      montage, aufbau, aufbauanleitung*, montageanleitung*, vormontiert*, montagematerial*, selbstmontage,
      installation, zusammenbau`,
    fr: 'montage, assemblage, installation, notice de montage, prémonté*, livré monté, à monter soi même',
    es: 'montaje, ensamblaje, instalación, instrucciones de montaje, premontad*, requiere montaje',
    it: 'montaggio, assemblaggio, installazione, istruzioni di montaggio, premontat*, preassemblat*',
    nl: 'montage, opbouw, installatie, montagehandleiding*, voorgemonteerd*, montage instructies, zelfmontage',
    pl: 'montaż, montażu, składanie, instrukcja montażu, instalacja, wstępnie zmontowan*, do samodzielnego montażu',
    pt: 'montagem, instalação, instruções de montagem, pré montad*, manual de montagem',
    sv: 'montering*, hopsättning, installation, monteringsanvisning*, förmonterad*, uppsättning',
    da: 'montering*, samling kræves, installation, samlevejledning*, formonteret, monteringsvejledning*, opsætning',
    nb: 'montering*, installasjon, monteringsanvisning*, forhåndsmontert*, formontert*, oppsett',
    fi: 'kokoaminen, kokoonpano*, asennus, asennusohje*, kokoamisohje*, esiasennettu, valmiiksi koottu',
  },
  heelHeight: {
    en: 'heel height, heel, heels, cm heel, block heel, sole height, platform height, shaft height',
    de: 'absatzhöhe*, blockabsatz*, cm absatz, sohlenhöhe*, plateauhöhe*, schafthöhe*, hoher absatz, flacher absatz',
    fr: 'hauteur du talon, hauteur de talon, talon, talons, cm de talon, hauteur de la tige',
    es: 'altura del tacón, altura de tacón, tacón, tacones, cm de tacón, altura de la plataforma',
    it: 'altezza del tacco, altezza tacco, tacco, tacchi, cm di tacco, altezza della suola',
    nl: 'hakhoogte, hak, hakken, cm hak, zoolhoogte, schachthoogte',
    pl: 'wysokość obcasa, obcas, obcasy, obcasie, obcasem, wysokość cholewki',
    pt: 'altura do salto, cm de salto, altura do cano, salto alto, salto baixo, salto bloco',
    sv: 'klackhöjd*, klack, klackar, cm klack, skafthöjd*',
    da: 'hælhøjde*, hæl, hæle, cm hæl, skafthøjde*',
    nb: 'hælhøyde*, hæl, hæler, cm hæl, skafthøyde*',
    fi: 'koron korkeus, korkokorkeu*, korkokeng*, varren korkeus, cm korko, matala korko, korkea korko',
  },
  neckline: {
    en: 'neckline, crew neck, v neck, round neck, high neck, turtleneck, scoop neck, mock neck, roll neck',
    de: 'ausschnitt*, rundhals*, v ausschnitt, kragen*, stehkragen*, rollkragen*, u boot ausschnitt',
    fr: 'encolure, col rond, col v, col montant, col roulé, décolleté, type de col',
    es: 'cuello redondo, escote, cuello en v, cuello alto, tipo de cuello, escote redondo, cuello de pico',
    it: 'scollatura, girocollo, scollo a v, scollo, collo alto, colletto, dolcevita',
    nl: 'halslijn, ronde hals, v hals, kraag, opstaande kraag, coltrui hals',
    pl: 'dekolt*, okrągły dekolt, kołnierz*, stójka, w serek, półgolf',
    pt: 'decote*, gola redonda, decote em v, gola alta, tipo de gola, colarinho',
    sv: 'halsringning*, rundhals*, v ringad*, v ringning, krage, polokrage*, ståkrage*',
    da: 'halsudskæring*, rund hals, v hals, krave, høj hals, rullekrave*, v udskæring',
    nb: 'halsutringning*, rund hals, v hals, krage, høy hals, rullekrage*, v utringning',
    fi: 'pääntie*, pyöreä pääntie, v pääntie, kaulus*, poolokaulus*, kaula aukko*',
  },
  sleeveLength: {
    en: `
      sleeve length, sleeves, long sleeve, short sleeve, sleeveless, three quarter sleeve, half sleeve, long sleeved,
      short sleeved`,
    de: 'ärmellänge*, ärmel, langarm*, kurzarm*, ärmellos*, dreiviertelarm*, langärmlig*, kurzärmlig*, langärmelig*',
    fr: `
      longueur des manches, manches, manches longues, manches courtes, sans manches, manches 3 4, longueur de manche`,
    es: 'largo de manga, manga larga, manga corta, mangas, sin mangas, manga tres cuartos, largo de las mangas',
    it: `
      lunghezza maniche, lunghezza manica, maniche, manica lunga, manica corta, senza maniche, smanicat*,
      maniche lunghe`,
    nl: 'mouwlengte, mouwen, lange mouw*, korte mouw*, mouwloos, mouwloze, driekwart mouw*',
    pl: 'długość rękaw*, rękaw*, długi rękaw, krótki rękaw, bez rękawów, długim rękawem, krótkim rękawem',
    pt: 'comprimento da manga, mangas, manga comprida, manga curta, sem mangas, manga longa, mangas compridas',
    sv: 'ärmlängd*, ärmar, långärmad*, kortärmad*, ärmlös*, trekvartsärm*',
    da: 'ærmelængde*, ærmer, langærmet, langærmede, kortærmet, kortærmede, ærmeløs*',
    nb: 'ermelengde*, ermer, langermet, langermede, kortermet, kortermede, ermeløs*',
    fi: 'hihan pituus, hihat, hihanpituu*, pitkähihai*, lyhythihai*, hihaton, hihattom*',
  },
  fit: {
    en: `
      fit type, fits true to size, true to size, runs small, runs large, regular fit, slim fit, relaxed fit, size up,
      size down, cut and fit, half a size, one size up, one size down, a size up, a size down, one size larger,
      one size smaller, between two sizes`,
    de: `
      passform*, fällt größengerecht, fällt klein aus, fällt groß aus, größengerecht*, schnittform*, regular fit,
      slim fit, schnittführung, halbe nummer, eine nummer größer, eine nummer kleiner, eine größe größer,
      eine größe kleiner, zwischen zwei größen`,
    fr: `
      taille normalement, coupe ajustée, coupe droite, taille bien, coupe regular, type de coupe, taille plutôt petit,
      taille plutôt grand, taille petit, taille un peu petit, taille grand, taille un peu grand, demi pointure,
      une pointure de plus, une pointure de moins, une taille de plus, une taille de moins, entre deux tailles,
      taille au dessus, taille en dessous`,
    es: `
      corte regular, talla normal, tipo de corte, talla de forma normal, ajuste regular, ajuste y corte,
      corte y ajuste, talla más pequeño, talla justo, media talla, una talla más, una talla menos, medio número,
      un número más, un número menos, entre dos tallas`,
    it: `
      vestibilità*, calza piccolo, calza grande, veste piccolo, veste grande, veste regolare, taglio regolare,
      calza fedelmente, mezzo numero, un numero in più, un numero in meno, una taglia in più, una taglia in meno,
      tra due taglie`,
    nl: 'pasvorm*, valt normaal, valt klein, valt groot, valt kleiner, valt ruim, valt op maat, halve maat, een maat groter, een maat kleiner, tussen twee maten',
    pl: `
      krój, fason, fasonie, kroju, rozmiarówka standardowa, rozmiarówka zaniżona, rozmiarówka zawyżona,
      zgodn* z rozmiarem, wypada mniejsz*`,
    pt: 'modelagem, caimento, tamanho normal, fica pequeno, fica grande, forma pequena, forma grande, tipo de corte',
    sv: 'passform*, normal i storleken, liten i storleken, stor i storleken, normal storlek, sitter normalt',
    da: 'pasform*, normal i størrelsen, lille i størrelsen, stor i størrelsen, størrelsessvarende, normal størrelse',
    nb: 'passform*, normal i størrelsen, liten i størrelsen, stor i størrelsen, normal størrelse, str passer',
    fi: 'istuvuu*, normaali mitoitus, pieni mitoitus, mitoitus*, oikean kokoinen, reilu mitoitus',
  },
  closure: {
    en: `
      closure, fastening, zip, zipper, buttons, velcro, buckle, lace up, laces, drawstring, snap fastener*,
      press stud*`,
    de: `
      verschluss*, reißverschluss*, klettverschluss*, knöpfe, schnürung*, schnalle*, druckknöpfe, knopfleiste*,
      kordelzug*, schnürsenkel`,
    fr: `
      fermeture éclair, fermeture à, bouton pression, scratch, velcro, lacets, boucle de, fermeture zippée, boutonnage,
      type de fermeture, zippé*`,
    es: 'cierre, cremallera*, botones, velcro, cordones, hebilla*, botón a presión, cierre de cremallera',
    it: 'chiusura, cerniera, bottoni, velcro, lacci, fibbia, zip, bottoni a pressione, allacciatura',
    nl: 'sluiting*, ritssluiting*, klittenband*, knopen, veters, gesp, rits, drukknopen, drukknoop*, trekkoord',
    pl: `
      zapięcie, zapięcia, zapinan*, zamek błyskawiczny, suwak, rzep, guziki, sznurowadła, klamra, zamka błyskawicznego,
      zatrzask*`,
    pt: 'fecho, fecho éclair, zíper, velcro, botões, atacadores, cadarço*, fivela*, fechamento, fecho de correr',
    sv: 'dragkedja*, stängning, knappar, kardborre*, spänne, snörning*, tryckknappar, blixtlås*, knäppning*, dragsko',
    da: 'lukning, lynlås*, knapper, velcro*, spænde, snørebånd*, trykknap*, knaplukning*, snøring',
    nb: 'lukking, glidelås*, knapper, borrelås*, spenne, lisser, trykknapp*, snøring*, knappelukking',
    fi: 'kiinnitys tapa, vetoketju*, napit, tarranauha*, solki, neppari*, nappikiinnity*, tarrakiinnity*, painonappi*',
  },
  lumens: {
    en: 'lumen, lumens, luminous flux, lux, light output, brightness lumens, candela, nits',
    de: 'lumen, lichtstrom*, lux, leuchtkraft lumen, candela, nits',
    fr: 'lumen, lumens, flux lumineux, lux, candela, nits',
    es: 'lumen, lúmenes, flujo luminoso, lux, candela*, nits',
    it: 'lumen, flusso luminoso, lux, candela ~ cd, nit',
    nl: 'lumen, lichtstroom, lux, lichtopbrengst, candela, nits',
    pl: 'lumen, lumenów, strumień świetlny, luksów, lumeny, nitów',
    pt: 'lúmen, lúmenes, lumens, fluxo luminoso, lúmens, lux, nits',
    sv: 'lumen, ljusflöde*, lux, candela, nits',
    da: 'lumen, lysstrøm*, lux, candela, nits',
    nb: 'lumen, lysstrøm*, lux, candela, nits',
    fi: 'lumen, lumenia, valovirta*, luksia, kandela*, nitiä',
  },
  colourTemperature: {
    en: `
      colour temperature, color temperature, kelvin, warm white, cool white, daylight white, neutral white, dimmable`,
    de: 'farbtemperatur*, kelvin, warmweiß*, kaltweiß*, tageslichtweiß*, neutralweiß*, lichtfarbe*',
    fr: 'température de couleur, kelvin, kelvins, blanc chaud, blanc froid, lumière du jour, blanc neutre',
    es: 'temperatura de color, kelvin, blanco cálido, blanco frío, luz cálida, luz fría, blanco neutro, luz blanca',
    it: `
      temperatura di colore, temperatura colore, kelvin, bianco caldo, bianco freddo, luce calda, luce fredda,
      bianco neutro`,
    nl: 'kleurtemperatuur, kelvin, warmwit, warm wit, koudwit, koud wit, daglichtwit, lichtkleur, neutraal wit',
    pl: `
      temperatura barwowa, temperatura barwy, kelwin*, ciepła biel, zimna biel, barwa światła, ciepłe białe,
      neutralna biel`,
    pt: 'temperatura de cor, kelvin, branco quente, branco frio, luz quente, luz fria, branco neutro',
    sv: 'färgtemperatur*, kelvin, varmvit*, kallvit*, dagsljusvit*, varmvitt ljus, ljusfärg',
    da: 'farvetemperatur*, kelvin, varm hvid, kold hvid, dagslyshvid, varmhvid*, koldhvid*, lysfarve',
    nb: 'fargetemperatur*, kelvin, varmhvit*, kaldhvit*, dagslyshvit*, varm hvit, lysfarge',
    fi: 'värilämpötila*, kelvin, lämmin valkoinen, kylmä valkoinen, päivänvalo*, lämpimän valkoi*, kylmän valkoi*',
  },
  grindSettings: {
    en: `
      grind settings, grind size, grind levels, grinder settings, grinding levels, coarseness, grind setting,
      grind level`,
    de: 'mahlgrad*, mahlstufe*, mahleinstellung*, mahlgradeinstellung*, mahlgrade',
    fr: 'réglages de mouture, mouture, niveaux de mouture, degré de mouture, finesse de mouture, degrés de mouture',
    es: 'ajustes de molienda, molienda, niveles de molienda, grado de molienda, grados de molienda',
    it: 'livelli di macinatura, macinatura, grado di macinatura, regolazione della macinatura, gradi di macinatura',
    nl: 'maalgraad, maalstand*, maalinstelling*, maalgraden, maling',
    pl: 'stopień mielenia, stopnie mielenia, ustawienia mielenia, grubość mielenia, stopni mielenia',
    pt: 'níveis de moagem, moagem, grau de moagem, ajustes de moagem, graus de moagem',
    sv: 'malningsgrad*, malningsnivå*, malningsinställning*, malgrad*',
    da: 'malegrad*, kværneindstilling*, formalingsgrad*, maleindstilling*, malingsgrad*',
    nb: 'malegrad*, kverneinnstilling*, malingsgrad*, malegrader',
    fi: 'jauhatusaste*, jauhatuskarkeu*, jauhatusasetu*, karkeusaste*',
  },
  programmes: {
    en: `
      programmes, programs, modes, speed levels, intensity levels, number of modes, power levels, heat settings,
      speed settings, number of settings, temperature settings, heat levels`,
    de: 'programme, stufen, modi, leistungsstufen*, intensitätsstufen*, betriebsmod*, heizstufe*, programmstufen',
    fr: 'programmes, modes, niveaux d intensité, niveaux de puissance, modes de cuisson, niveaux de réglage',
    es: 'programas, modos, niveles de intensidad, niveles de potencia, niveles de ajuste, modos de funcionamiento',
    it: 'programmi, modalità, livelli di intensità, livelli di potenza, livelli di regolazione',
    nl: 'programma s, standen, modi, intensiteitsniveaus, snelheidsstanden, warmtestanden',
    pl: 'programy, programów, tryby, trybów, poziomy mocy, poziomów intensywności, stopnie regulacji, poziomów mocy',
    pt: 'programas, modos, níveis de intensidade, níveis de potência, níveis de ajuste',
    sv: 'programmen, programlägen, effektnivåer, hastighetslägen, värmenivåer, effektlägen',
    da: 'programmer, effekttrin, hastighedstrin, varmetrin, antal programmer',
    nb: 'programmer, moduser, effekttrinn, hastighetstrinn, varmetrinn, antall programmer',
    fi: 'ohjelmat, ohjelmaa, tehotaso*, tehotasoa, toimintatila*, voimakkuustaso*, tehoasetu*',
  },
  pages: {
    en: 'pages, page count, number of pages, page notebook, leaves per pad',
    de: 'seitenzahl*, anzahl seiten, seitenanzahl, anzahl der seiten, seiten umfang, seiten stark',
    fr: 'pages, nombre de pages, feuillets',
    es: 'páginas, número de páginas, hojas por bloc, nº de páginas',
    it: 'pagine, numero di pagine, numero pagine, fogli',
    nl: 'pagina s, aantal pagina s, vellen, bladzijden, aantal pagina, bladzijde*',
    pl: 'liczba stron, kartek, kartki, arkuszy, liczba kartek, stronicowy, liczba arkuszy',
    pt: 'páginas, número de páginas, folhas por bloco, nº de páginas',
    sv: 'antal sidor, sidantal, blad per block, antal sidor i, sidors',
    da: 'antal sider, sideantal, sidetal, siders, antal ark',
    nb: 'antall sider, sidetall, siders, antall ark',
    fi: 'sivua, sivumäärä*, sivuja, arkkia, sivumäärän',
  },
  language: {
    en: `
      language, languages, language version, language edition, in english, in german, in french, english edition,
      book language`,
    de: `
      sprache, sprachen, sprachversion*, sprachausgabe*, auf deutsch, auf englisch, in deutscher sprache,
      deutschsprachig*, englischsprachig*`,
    fr: 'langue, langues, version française, édition française, version linguistique',
    es: 'idioma, idiomas, en español, en inglés, en castellano, versión en español, lengua de la edición',
    it: 'lingua, lingue, in italiano, in inglese, edizione italiana, versione italiana',
    nl: 'taal, talen, taalversie*, in het nederlands, in het engels, nederlandstalig*, engelstalig*',
    pl: 'język, języki, języku polskim, języku angielskim, wersja językowa, po polsku, po angielsku, wersji językowej',
    pt: 'idioma, idiomas, em português, em inglês, língua da edição, edição portuguesa',
    sv: 'språk, språket, på svenska, på engelska, språkversion*, svenskspråkig*',
    da: 'sprog, sproget, på dansk, på engelsk, sprogversion*, dansksproget',
    nb: 'språk, språket, på norsk, på engelsk, språkversjon*, norskspråklig*',
    fi: 'kieli, kielet, kielellä, suomeksi, englanniksi, suomenkieli*, englanninkieli*, kieliversio*',
  },
  players: {
    en: 'number of players, players, for ~ players, player count, player game, solo play',
    de: 'spieleranzahl*, anzahl spieler, spielerzahl*, für ~ spieler, anzahl der spieler, mitspieler*',
    fr: 'nombre de joueurs, joueurs, pour ~ joueurs, de ~ joueurs',
    es: 'número de jugadores, jugadores, para ~ jugadores, de ~ jugadores',
    it: 'numero di giocatori, giocatori, per ~ giocatori, da ~ giocatori',
    nl: 'aantal spelers, spelers, voor ~ spelers, spelersaantal',
    pl: 'liczba graczy, graczy, dla ~ graczy, ilość graczy',
    pt: 'número de jogadores, jogadores, para ~ jogadores, de ~ jogadores',
    sv: 'antal spelare, för ~ spelare, spelare per, spelarantal',
    da: 'antal spillere, til ~ spillere, for ~ spillere, spillerantal',
    nb: 'antall spillere, for ~ spillere, spillerantall, til ~ spillere',
    fi: 'pelaajamäärä*, pelaajien määrä, pelaajaa, pelaajalle',
  },
  roast: {
    en: 'roast, roast level, roast degree, dark roast, light roast, medium roast, roasted, espresso roast',
    de: `
      röstung*, röstgrad*, dunkle röstung, helle röstung, mittlere röstung, geröstet*, espressoröstung*,
      trommelröstung`,
    fr: 'torréfaction*, niveau de torréfaction, torréfié*, degré de torréfaction',
    es: 'tueste, nivel de tueste, tueste medio, tueste oscuro, tueste claro, tueste natural, torrefact*, café tostado',
    it: 'tostatura, tostatura scura, tostatura media, tostatura chiara, tostato, grado di tostatura, tostati',
    nl: 'branding, brandingsgraad, donkere branding, lichte branding, gebrand*, medium branding, brandgraad',
    pl: 'stopień palenia, palenie ziaren, jasno palon*, ciemno palon*, średnio palon*, wypalan*, stopień wypalenia',
    pt: 'torra, torrefação, nível de torra, torra média, torra escura, torra clara, torrado, grau de torra',
    sv: 'rostning*, rostningsgrad*, mörkrost*, mellanrost*, ljusrost*, rostat kaffe, rostade bönor',
    da: 'ristning*, ristningsgrad*, mørkristet, mellemristet, lysristet, ristet kaffe, mørkristede',
    nb: 'brenningsgrad*, mørkbrent*, mellombrent*, lysbrent*, kaffebrenning*, brennegrad*',
    fi: 'paahto, paahtoaste*, tummapaahto*, vaaleapaahto*, keskipaahto*, tumma paahto, paahdettu, paahdettua',
  },
  acidity: {
    en: 'acidity, ph value, acidity level, ph level, low acid',
    de: 'säuregehalt*, säure, ph wert, säuregrad*, säurearm*, säurenote',
    fr: 'acidité, ph, taux d acidité, niveau d acidité',
    es: 'acidez, ph, nivel de acidez, grado de acidez',
    it: 'acidità, ph, livello di acidità, grado di acidità',
    nl: 'zuurgraad, ph waarde, zuurheid, zuurtegraad',
    pl: 'kwasowość, kwasowości, ph, poziom kwasowości',
    pt: 'acidez, ph, nível de acidez, grau de acidez',
    sv: 'syra, syrlighet, ph värde*, syranivå*, syrahalt',
    da: 'syre, syrlighed, ph værdi*, syreindhold*, syreniveau',
    nb: 'syre, syrlighet, ph verdi*, syrenivå*, syreinnhold*',
    fi: 'happamuus, hapokkuus, ph arvo*, hapokkuutta, happoisuu*',
  },
  alcohol: {
    en: 'alcohol content, alcohol by volume, abv, vol alcohol, alcohol percentage, alcohol volume',
    de: 'alkoholgehalt*, vol alkohol, volumenprozent*, alkohol vol',
    fr: 'teneur en alcool, degré d alcool, titre alcoométrique, taux d alcool, vol d alcool',
    es: 'graduación alcohólica, contenido de alcohol, grado alcohólico, grados de alcohol',
    it: 'gradazione alcolica, contenuto alcolico, grado alcolico, tasso alcolico, titolo alcolometrico',
    nl: 'alcoholpercentage, alcoholgehalte, volumeprocent, alcohol vol',
    pl: 'zawartość alkoholu, procent alkoholu, moc alkoholu, zawartości alkoholu',
    pt: 'teor alcoólico, teor de álcool, graduação alcoólica, volume de álcool',
    sv: 'alkoholhalt*, volymprocent, alkohol vol, alkoholstyrka',
    da: 'alkoholprocent*, alkoholindhold*, alkoholstyrke, volumenprocent',
    nb: 'alkoholprosent*, alkoholinnhold*, alkoholstyrke, volumprosent',
    fi: 'alkoholipitoisuu*, tilavuusprosent*, alkoholiprosent*, alkoholia vol',
  },
  nutrition: {
    en: `
      nutritional values, nutritional value, nutrition facts, calories, kcal, protein per, energy value,
      nutritional information, per 100 g, carbohydrate*, saturated fat, dietary fibre, dietary fiber`,
    de: `
      nährwert*, kalorien*, kcal, brennwert*, proteingehalt*, eiweißgehalt*, kohlenhydrat*, ballaststoff*,
      gesättigte fettsäuren, nährwerttabelle*, rohprotein*`,
    fr: `
      valeurs nutritionnelles, valeur nutritionnelle, calories, kcal, valeur énergétique, protéines, glucides,
      fibres alimentaires, apport calorique, informations nutritionnelles`,
    es: `
      valores nutricionales, valor nutricional, calorías, kcal, valor energético, proteínas, hidratos de carbono,
      información nutricional, fibra alimentaria, carbohidratos`,
    it: `
      valori nutrizionali, valore nutrizionale, calorie, kcal, valore energetico, proteine, carboidrati,
      fibre alimentari, informazioni nutrizionali`,
    nl: 'voedingswaarde*, calorieën, kcal, energiewaarde, eiwitten, koolhydraten, voedingsvezel*, voedingsinformatie',
    pl: `
      wartości odżywcz*, wartość odżywcz*, kalori*, kcal, wartość energetyczn*, białka, węglowodan*, błonnik*,
      kaloryczność`,
    pt: `
      valores nutricionais, valor nutricional, calorias, kcal, valor energético, proteínas, hidratos de carbono,
      carboidratos, informação nutricional, tabela nutricional`,
    sv: `
      näringsvärde*, kalorier, kcal, energivärde*, näringsinnehåll*, kolhydrat*, proteinhalt*, kostfiber*,
      näringsdeklaration`,
    da: `
      næringsindhold*, kalorier, kcal, energiindhold*, næringsværdi*, kulhydrat*, proteinindhold*, kostfibre*,
      næringsdeklaration`,
    nb: `
      næringsinnhold*, kalorier, kcal, energiinnhold*, næringsverdi*, karbohydrat*, proteininnhold*, kostfiber*,
      næringsdeklarasjon`,
    fi: `
      ravintoarvo*, ravintosisältö*, kalori*, kcal, energiasisältö*, hiilihydraat*, proteiinipitoisuu*, ravintokuitu*,
      ravintoaine*`,
  },
  caffeine: {
    en: 'caffeine content, caffeine, caffeinated, mg caffeine, caffeine level',
    de: 'koffein, koffeingehalt*, koffeinhaltig*, coffein*',
    fr: 'caféine, teneur en caféine, caféiné*, taux de caféine',
    es: 'cafeína, contenido de cafeína, con cafeína',
    it: 'caffeina, contenuto di caffeina, con caffeina',
    nl: 'cafeïne, cafeïnegehalte, cafeïnehoudend*',
    pl: 'kofein*, zawartość kofeiny',
    pt: 'cafeína, teor de cafeína, com cafeína',
    sv: 'koffein, koffeinhalt*, koffeininnehåll*',
    da: 'koffein, koffeinindhold*, koffeinholdig*',
    nb: 'koffein, koffeininnhold*, koffeinholdig*',
    fi: 'kofeiini*, kofeiinipitoi*, kofeiinia',
  },
  sunProtectionFactor: {
    en: 'sun protection factor, spf, sun protection, uv protection, uva, uvb, upf, broad spectrum',
    de: 'lichtschutzfaktor*, lsf, sonnenschutz*, uv schutz, uva, uvb, upf, sonnenschutzfaktor*',
    fr: 'indice de protection solaire, spf, protection solaire, protection uv, uva, uvb, upf, indice spf',
    es: `
      factor de protección solar, fps, spf, protección solar, protección uv, uva y uvb, fotoprotector*,
      factor de protección`,
    it: `
      fattore di protezione solare, spf, protezione solare, protezione uv, uva e uvb, protezione dai raggi uv,
      fattore di protezione`,
    nl: 'beschermingsfactor, spf, zonbescherming, uv bescherming, zonnefilter, uva, uvb, upf, zonbeschermingsfactor',
    pl: `
      filtr uv, filtry uv, spf, ochrona przeciwsłoneczna, ochrona uv, filtr spf, ochrony przeciwsłonecznej, uva, uvb`,
    pt: 'fator de proteção solar, fps, proteção solar, proteção uv, spf, fator de proteção, uva e uvb',
    sv: 'solskyddsfaktor*, spf, solskydd*, uv skydd, uva, uvb, upf',
    da: 'solfaktor*, spf, solbeskyttelse*, uv beskyttelse, solbeskyttelsesfaktor*, uva, uvb',
    nb: 'solfaktor*, spf, solbeskyttelse*, uv beskyttelse, solbeskyttelsesfaktor*, uva, uvb',
    fi: 'suojakerroin*, aurinkosuoja*, uv suoja, spf, suojakertoime*, uva, uvb, uv suojaus',
  },
  shelfLife: {
    en: `
      shelf life, best before, expiry date, use by date, expiration date, best before date, period after opening,
      use within ~ months`,
    de: `
      mindesthaltbarkeit*, haltbarkeit*, mhd, haltbar bis, verfallsdatum*, ablaufdatum*, nach dem öffnen,
      haltbarkeitsdatum`,
    fr: `
      date limite, durée de conservation, date de péremption, ddm, dluo, dlc, à consommer avant,
      à consommer de préférence, après ouverture`,
    es: `
      fecha de caducidad, vida útil del producto, consumo preferente, caducidad, conservación una vez, una vez abierto`,
    it: `
      data di scadenza, scadenza, durata di conservazione, da consumarsi preferibilmente,
      termine minimo di conservazione, dopo l apertura`,
    nl: 'houdbaarheid*, houdbaar tot, tht, vervaldatum, houdbaarheidsdatum, na opening, ten minste houdbaar',
    pl: `
      termin przydatności, data ważności, termin ważności, data przydatności, najlepiej spożyć, po otwarciu,
      okres przydatności, minimalna trwałość, data minimalnej trwałości`,
    pt: 'prazo de validade, data de validade, validade, consumir de preferência, após abertura, depois de aberto',
    sv: 'hållbarhetstid, bäst före, utgångsdatum, bäst före datum, efter öppnande, öppnad förpackning',
    da: `
      holdbarhed, bedst før, udløbsdato, mindst holdbar til, sidste anvendelsesdato, efter åbning, holdbarhedsdato*`,
    nb: 'holdbarhet, best før, utløpsdato, siste forbruksdag, etter åpning, holdbarhetsdato*',
    fi: 'säilyvyys, parasta ennen, viimeinen käyttöpäivä, säilyvyysaika*, avaamisen jälkeen, säilyy avaam*',
  },
  storageInstructions: {
    en: `
      store in a cool, store in a dry, storage instructions, keep refrigerated, store at room temperature,
      store away from, store cool, keep in a cool`,
    de: `
      kühl und trocken lagern, lagerungshinweis*, aufbewahrungshinweis*, kühl lagern, trocken lagern,
      vor licht geschützt, im kühlschrank aufbewahren, vor wärme geschützt, trocken aufbewahren`,
    fr: `
      conserver au frais, conserver au sec, à conserver, conseils de conservation, à l abri de la lumière,
      conserver dans un endroit, à l abri de l humidité, à température ambiante`,
    es: `
      conservar en un lugar, conservar en frío, instrucciones de almacenamiento, lugar fresco y seco,
      guardar en un lugar, conservar refrigerado, modo de conservación`,
    it: `
      conservare in luogo, conservare in un luogo, modalità di conservazione, luogo fresco e asciutto,
      conservare in frigorifero, al riparo dalla luce, istruzioni per la conservazione`,
    nl: `
      koel en droog bewaren, bewaaradvies, bewaarinstructie*, koel bewaren, droog bewaren, gekoeld bewaren,
      bewaren in de koelkast, donker bewaren`,
    pl: `
      przechowywać w, sposób przechowywania, suchym miejscu, chłodnym miejscu, warunki przechowywania,
      chronić przed światłem, przechowuj w`,
    pt: `
      conservar em local, guardar em local, local fresco e seco, conservar no frigorífico, instruções de armazenamento,
      conservar ao abrigo, manter refrigerado, armazenar em local`,
    sv: `
      förvaras torrt, förvaras svalt, förvaras kallt, förvaringsanvisning*, förvaras mörkt, förvaras i kylskåp,
      förvara torrt`,
    da: `
      opbevares tørt, opbevares køligt, opbevaringsanvisning*, opbevares mørkt, opbevares på køl, opbevares i køleskab,
      opbevar tørt`,
    nb: `
      oppbevares tørt, oppbevares kjølig, oppbevaringsanvisning*, oppbevares mørkt, oppbevares i kjøleskap,
      lagres tørt, oppbevar tørt`,
    fi: `
      säilytä viileässä, säilytä kuivassa, säilytysohje*, säilytettävä viileässä, säilytä valolta,
      säilytetään viileässä, säilytä jääkaapissa, säilytettävä kuivassa`,
  },
  packaging: {
    en: `
      packaging, packaged in, gift box, plastic free packaging, comes in a box, packaging type, wrapped in,
      outer packaging, original packaging`,
    de: `
      verpackung*, verpackt in, geschenkbox*, geschenkverpackung*, umverpackung*, originalverpackung*, versandkarton*`,
    fr: 'emballage*, conditionnement, boîte cadeau, emballé dans, coffret cadeau, emballé*, emballage d origine',
    es: 'embalaje*, envase, empaquetad*, caja de regalo, envasad*, envoltorio, embalaje original',
    it: `
      imballaggio, imballaggi, confezionat*, scatola regalo, imballo, imballato, confezione regalo,
      confezione originale`,
    nl: `
      verpakking*, verpakt in, geschenkdoos, geschenkverpakking*, omverpakking, originele verpakking,
      cadeauverpakking*`,
    pl: `
      opakowanie, opakowania, opakowaniu, zapakowan*, pudełko prezentowe, pudełku prezentowym, oryginalnym opakowaniu,
      oryginalne opakowanie`,
    pt: 'embalagem, embalagens, embalad*, caixa de presente, caixa de oferta, embalagem original',
    sv: 'förpackning*, förpackad*, presentask*, emballage*, originalförpackning*, presentförpackning*',
    da: 'emballage*, indpakket, gaveæske*, indpakning*, pakket i, originalemballage*, gaveindpakning*',
    nb: 'emballasje*, innpakket, gaveeske*, innpakning*, originalemballasje*, gaveinnpakning*',
    fi: 'pakkaus, pakkauksessa, lahjapakkau*, pakattu, lahjalaatikko*, pakkausmateriaali*, alkuperäispakkau*',
  },
  shape: {
    en: `
      shape, shaped, rectangular, oval, cylindrical, conical, triangular, round shape, square shape, round table,
      square table`,
    de: `
      runder, rundes, quadratisch*, rechteckig*, oval*, zylindrisch*, förmig, eckig*, dreieckig*, runde form,
      formgebung, von der form`,
    fr: `
      ronde, carré, carrée, rectangulaire*, ovale*, cylindrique*, forme ronde, arrondi*, conique*, forme carrée,
      en forme de`,
    es: `
      forma redonda, redondo, redonda, cuadrado, cuadrada, rectangular*, ovalad*, cilíndric*, triangular*, en forma de`,
    it: `
      rotondo, rotonda, quadrato, quadrata, rettangolar*, ovale, cilindric*, triangolar*, forma rotonda, di forma,
      dalla forma`,
    nl: `
      vorm, rond model, vierkant*, rechthoekig*, ovaal, ovale, cilindrisch*, driehoekig*, ronde vorm, rond van vorm`,
    pl: 'kształt, kształcie, okrągł*, kwadratow*, prostokątn*, owaln*, cylindryczn*, trójkątn*',
    pt: `
      formato, redondo, redonda, quadrado, quadrada, retangular*, oval, ovais, cilíndric*, em forma de, triangular*`,
    sv: 'formen, runda, fyrkantig*, kvadratisk*, rektangulär*, oval*, cylindrisk*, rund form, trekantig*',
    da: `
      formen, rund, rundt bord, runde, firkantet, firkantede, kvadratisk*, rektangulær*, oval*, cylindrisk*, trekantet`,
    nb: 'formen, rund, runde, firkantet, firkantede, kvadratisk*, rektangulær*, oval*, sylindrisk*, trekantet',
    fi: `
      muoto, muotoinen, muotoise*, pyöreä, pyöreän, pyöreät, neliö muoto, neliömäi*, suorakai*, soikea, ovaali*,
      suorakul*`,
  },
  finish: {
    en: `
      coating, coated, lacquered, surface finish, varnished, powder coated, anodised, anodized, brushed finish,
      matte finish, glossy finish, natural finish`,
    de: `
      oberfläche*, beschichtet*, beschichtung*, lackiert*, veredelt*, pulverbeschichtet*, eloxiert*, geölt*,
      gebürstet*`,
    fr: 'finition*, revêtement*, laqué*, verni*, surface, revêtu*, thermolaqué*, anodisé*',
    es: 'acabado*, recubrimiento*, lacado*, barnizado*, superficie, revestimiento, revestido*, anodizad*',
    it: 'finitura, finiture, rivestimento, laccat*, verniciat*, superficie, rivestit*, anodizzat*',
    nl: 'afwerking, coating, gecoat*, gelakt*, oppervlak, gepoedercoat*, geanodiseerd*, geborsteld*',
    pl: `
      wykończenie, wykończenia, powłoka, powłoki, powłoką, lakierowan*, powierzchnia, malowan* proszkowo, anodowan*`,
    pt: 'acabamento*, revestimento*, lacado*, envernizad*, superfície, revestid*, anodizad*',
    sv: 'ytbehandling*, beläggning*, lackerad*, finish, ytan, pulverlackerad*, anodisera*',
    da: 'overflade*, belægning*, lakeret, lakerede, finish, pulverlakeret, anodiseret, coatet',
    nb: 'overflate*, belegg*, lakkert*, finish, pulverlakkert*, anodisert*, overflatebehandling*',
    fi: 'pintakäsittely*, pinnoite*, lakattu, viimeistely*, pinta, pinnoitettu, jauhemaalat*, anodisoi*',
  },
  pockets: {
    en: 'pockets, compartments, pocket, compartment, inner pocket, side pocket*, zip pocket*, laptop compartment',
    de: `
      fächer*, fach, innentasche*, seitentasche*, reißverschlussfach*, außentasche*, hauptfach*, laptopfach*,
      laptopfächer, anzahl der fächer, innenfach*`,
    fr: 'poches, poche, compartiment*, poche intérieure, poche latérale, poches latérales, compartiments',
    es: 'bolsillo*, compartimento*, bolsillo interior, bolsillos laterales, compartimiento*',
    it: 'tasche, tasca, scomparto, scomparti, tasca interna, tasche laterali, taschino',
    nl: 'vakken, binnenzak*, zijvak*, opbergvak*, compartiment*, zijzak*, voorvak*, aantal vakken, binnenvak*',
    pl: 'kieszeń, kieszenie, kieszeni, kieszonk*, przegród*, przegroda, komora, komory, kieszeniami',
    pt: 'bolso, bolsos, compartimento*, bolso interior, bolsos laterais',
    sv: 'fickor, ficka, fack, innerficka*, sidoficka*, fickan, ytterfick*',
    da: 'lommer, lomme, inderlomme*, sidelomme*, hovedrum, laptoprum, yderlomme*',
    nb: 'lommer, lomme, innerlomme*, sidelomme*, hovedrom, ytterlomme*, pc rom',
    fi: 'taskut, tasku, lokero*, sisätasku*, sivutasku*, taskua, lokerot, etutasku*',
  },
  plantData: {
    en: `
      pot size, pot diameter, plant height, growth height, flowering time, flowering period, hardiness,
      light requirements, watering needs`,
    de: `
      topfgröße*, topfdurchmesser*, wuchshöhe*, pflanzenhöhe*, blütezeit*, winterhart*, lichtbedarf*, wasserbedarf*,
      standort der pflanze`,
    fr: `
      taille du pot, diamètre du pot, hauteur de la plante, période de floraison, floraison, rusticité,
      besoin en lumière, besoin en eau, exposition de la plante`,
    es: `
      tamaño de la maceta, diámetro de la maceta, altura de la planta, época de floración, floración, necesidad de luz,
      riego necesario`,
    it: `
      dimensione del vaso, diametro del vaso, altezza della pianta, periodo di fioritura, fioritura, esigenza di luce,
      esigenza di acqua`,
    nl: 'potmaat, potdiameter, planthoogte, bloeiperiode, bloeitijd, winterhard*, lichtbehoefte, waterbehoefte',
    pl: `
      wielkość doniczki, średnica doniczki, wysokość rośliny, okres kwitnienia, kwitnieni*, mrozoodporn*,
      wymagania świetlne`,
    pt: `
      tamanho do vaso, diâmetro do vaso, altura da planta, época de floração, floração, necessidade de luz,
      rega necessária`,
    sv: 'krukstorlek*, krukdiameter*, planthöjd*, växthöjd*, blomningstid*, ljusbehov*, vattenbehov*',
    da: 'pottestørrelse*, potteplante*, plantehøjde*, blomstringstid*, lysbehov*, vandbehov*, blomstring',
    nb: 'pottestørrelse*, plantehøyde*, blomstringstid*, lysbehov*, vannbehov*, blomstring, pottediameter',
    fi: 'ruukun koko, ruukkukoko*, kasvin korkeus, kukinta aika*, kukinta, valontarve*, vedentarve*',
  },
};
