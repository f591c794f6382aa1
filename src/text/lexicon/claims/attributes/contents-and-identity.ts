import type { ConceptTable } from '../concept-table.ts';

/** Attributes of a product's duration, contents, suitability and identity. */
export const CONTENTS_AND_IDENTITY: ConceptTable = {
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
};
