import type { ConceptTable } from '../concept-table.ts';

/** When, by whom and with what it is used, and how it is set up and cared for. */
export const USE_AND_CARE: ConceptTable = {
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
};
