import type { ConceptTable } from './concept-table.ts';

/** What the seller or maker vouches for after the sale: warranty, repairs, spare parts, insurance, price promises. */
export const WARRANTY: ConceptTable = {
  warranty: {
    en: `
      warranty, warranties, guarantee, guarantees, guaranteed for, year guarantee, under warranty, warranted,
      under guarantee`,
    de: `
      garantie, *garantie, garantiezeit*, garantieleistung*, garantien, garantiefall*, garantieanspruch*,
      garantiert für, garantiedauer, garantiezeitraum, garantieschein*, garantiekarte*, garantieurkunde*`,
    fr: `
      garantie, garanties, garanti 2 ans, garanti pendant, garantit pendant, sous garantie, garantie constructeur,
      garantie fabricant, garantie commerciale, garanti pour, garantis pendant, garanti deux ans`,
    es: 'garantía, garantías, garantizado por, garantizado durante, en garantía, garantizados durante',
    it: 'garanzia, garanzie, garantito per, garantita per, in garanzia, garantiti per',
    nl: `
      garantie, garantietermijn*, garantieperiode*, *garantie, garanties, garantiebewijs, onder garantie,
      garantievoorwaarden, garantietijd`,
    pl: 'gwarancj*, gwarancyjn*, rękojmi*, na gwarancji, karta gwarancyjna',
    pt: 'garantia, garantias, garantido por, garantido durante, em garantia, na garantia',
    sv: `
      garanti, garantier, garantin, *garanti, garantitid*, garantiperiod*, garanterad i, garantiärende*,
      garantibevis*`,
    da: `
      garanti, garantien, *garanti, garantiperiode*, garantibevis*, garantier, garanteret i, garantisag*, garantitid`,
    nb: `
      garanti, garantien, *garanti, garantitid*, garantiperiode*, garantier, garantibevis*, garantert i, garantisak*`,
    fi: `
      takuu, takuun, takuut, *takuu, takuuaik*, takuuaj*, takuulla, takuus*, takuuta, takuuehdo*, takuukorjau*,
      takuun piiri*`,
  },
  legalWarranty: {
    en: `
      statutory warranty, legal warranty, legal guarantee, statutory guarantee, statutory rights, consumer rights,
      consumer law, statutory liability, warranty of conformity, statutory warranty rights`,
    de: `
      gewährleistung*, gesetzliche gewährleistung, gesetzlichen gewährleistung*, mängelhaftung*,
      gewährleistungsfrist*, gewährleistungsrecht*, sachmängelhaftung, gesetzliche mängel*`,
    fr: `
      garantie légale*, garanties légales, garantie légale de conformité, garantie de conformité, vices cachés,
      garantie des vices`,
    es: 'garantía legal*, garantía de conformidad, garantía legal de conformidad, garantía por ley, ley de garantías',
    it: `
      garanzia legale, garanzia di conformità, garanzia legale di conformità, garanzia di legge,
      garanzia italia di legge`,
    nl: `
      wettelijke garantie*, conformiteitsgarantie, wettelijke garantietermijn, wettelijke rechten,
      recht op een deugdelijk, deugdelijk product`,
    pl: `
      rękojmi*, rękojmia, ustawow* gwarancj*, niezgodność towaru, niezgodności towaru, z tytułu rękojmi,
      zgodność towaru, zgodności towaru`,
    pt: `
      garantia legal, garantia de conformidade, garantia legal de conformidade, garantia por lei,
      garantia obrigatória, garantia prevista na lei`,
    sv: 'reklamationsrätt*, konsumentköplag*, lagstadgad reklamation*, års reklamationsrätt, lagstadgad garanti',
    da: 'reklamationsret*, købelov*, års reklamationsret, lovpligtig* reklamation*, mangelsansvar*',
    nb: `
      reklamasjonsrett*, forbrukerkjøpslov*, års reklamasjon*, lovfestet reklamasjon*, lovpålagt garanti,
      reklamasjonsfrist*`,
    fi: 'virhevastuu*, lakisäätei* virhe*, lakisääteinen takuu, kuluttajansuoja*, virhevastuun, lakisäätei* takuu*',
  },
  extendedWarranty: {
    en: `
      extended warranty, extended guarantee, warranty extension*, extend the warranty, extend your warranty,
      extend the guarantee, longer warranty, additional warranty, extra warranty, additional year of warranty,
      protection plan*, care plan*, warranty upgrade, extra year of warranty`,
    de: `
      garantieverlängerung*, verlängerte garantie, verlängerten garantie, erweiterte garantie, anschlussgarantie*,
      zusatzgarantie*, zusätzliche garantie, garantie verlänger*, garantieerweiterung*, langzeitgarantie,
      garantie auf ~ verlänger*, garantie ~ erweiter*, plusgarantie, schutzbrief, erweiterten garantie`,
    fr: `
      extension de garantie, extensions de garantie, garantie étendue, garantie prolongée, prolongation de garantie,
      prolonger la garantie, étendre la garantie, garantie supplémentaire, garantie complémentaire,
      garantie additionnelle, prolonger votre garantie`,
    es: `
      extensión de garantía, extensiones de garantía, garantía extendida, garantía ampliada, ampliación de garantía,
      ampliar la garantía, extender la garantía, garantía adicional, ampliación de la garantía,
      prolongar la garantía, garantía extra, garantía suplementaria`,
    it: `
      estensione di garanzia, estensione della garanzia, garanzia estesa, estendere la garanzia,
      prolungamento della garanzia, garanzia aggiuntiva, garanzia prolungata, garanzia supplementare,
      estensioni di garanzia, prolungare la garanzia, garanzia extra`,
    nl: `
      garantieverlenging*, verlengde garantie, uitgebreide garantie, extra garantie, aanvullende garantie,
      garantie verleng*, verlenging van de garantie, garantie uitbreid*, garantie ~ verlengen, verleng ~ garantie,
      garantieuitbreiding`,
    pl: `
      przedłużon* gwarancj*, rozszerzon* gwarancj*, przedłużeni* gwarancji, rozszerzeni* gwarancji,
      wydłużon* gwarancj*, dodatkow* gwarancj*, przedłużyć gwarancj*, wydłużyć gwarancj*, wydłużeni* gwarancji,
      rozszerzyć gwarancj*`,
    pt: `
      extensão de garantia, extensão da garantia, garantia estendida, garantia alargada, garantia adicional,
      prolongar a garantia, prolongamento da garantia, garantia prolongada, estender a garantia, garantia extra,
      garantia suplementar, extensões de garantia`,
    sv: `
      förlängd garanti, utökad garanti, garantiförläng*, förlänga garanti*, extra garanti, tilläggsgaranti*,
      förläng garanti*, utöka garanti*, förlängning av garanti*`,
    da: `
      forlænget garanti, udvidet garanti, garantiforlæng*, forlænge garanti*, ekstra garanti, tillægsgaranti*,
      forlængelse af garanti*, udvide garanti*, forlæng garanti*`,
    nb: `
      forlenget garanti, utvidet garanti, garantiforleng*, forlenge garanti*, ekstra garanti, tilleggsgaranti*,
      utvide garanti*, forleng garanti*, forlengelse av garanti*`,
    fi: `
      jatkettu takuu, laajennettu takuu, lisätakuu*, takuun jatk*, takuun laajen*, pidennetty takuu, jatkotakuu*,
      takuun piden*, jatketu* takuu*, laajennetu* takuu*`,
  },
  lifetimeWarranty: {
    en: `
      lifetime warranty, lifetime guarantee, limited lifetime warranty, limited lifetime guarantee,
      warranty for life, guaranteed for life, lifelong warranty, lifelong guarantee, guarantee for life,
      life time warranty, guaranteed for a lifetime`,
    de: `
      lebenslange garantie, lebenslanger garantie, lebenslangen garantie, garantie auf lebenszeit,
      lebenslang garantie, lifetime garantie, garantie ein leben lang, lebenslange gewährleistung,
      garantie lebenslang, lebenslangegarantie, lebenszeitgarantie*`,
    fr: 'garantie à vie, garanti à vie, garantis à vie, garanties à vie, garantie à vie limitée, garantie à vie du',
    es: `
      garantía de por vida, garantía vitalicia, garantía de por vida limitada, garantizado de por vida,
      garantizada de por vida, garantía para toda la vida, garantía limitada de por vida`,
    it: `
      garanzia a vita, garantito a vita, garantita a vita, garanzia a vita limitata, garantiti a vita,
      garanzia illimitata, garanzia per tutta la vita, garanzia limitata a vita`,
    nl: `
      levenslange garantie, garantie voor het leven, levenslang garantie, levenslange fabrieksgarantie,
      levenslang gegarandeerd, een leven lang garantie`,
    pl: `
      dożywotni* gwarancj*, gwarancj* dożywotni*, wieczyst* gwarancj*, gwarancj* na całe życie,
      bezterminow* gwarancj*, gwarancj* bezterminow*`,
    pt: `
      garantia vitalícia, garantia para toda a vida, garantia vitalícia limitada, garantido para toda a vida,
      garantia eterna, garantia por toda a vida, garantia para a vida`,
    sv: 'livstidsgaranti*, livstids garanti, livslång garanti, garanti livet ut, begränsad livstidsgaranti*',
    da: 'livstidsgaranti*, livsvarig garanti, livslang garanti, garanti hele livet, begrænset livstidsgaranti*',
    nb: 'livstidsgaranti*, livsvarig garanti, livslang garanti, garanti livet ut, begrenset livstidsgaranti*',
    fi: 'elinikäi* takuu*, elinikäinen takuu, elinikäisen takuun, elinikäistakuu*, ikuinen takuu, elinaikai* takuu*',
  },
  manufacturerWarranty: {
    en: `
      manufacturer warranty, manufacturer s warranty, manufacturer guarantee, manufacturer s guarantee,
      manufacturers warranty, manufacturers guarantee, manufacturing defect*, factory warranty, brand warranty,
      guaranteed by the manufacturer, warranty from the manufacturer, defects in material*,
      material and manufacturing, material and workmanship, materials and workmanship`,
    de: `
      herstellergarantie*, garantie des herstellers, werksgarantie*, hersteller garantie, vom hersteller garantie*,
      herstellungsfehler*, materialfehler*, verarbeitungsfehler*, fabrikationsfehler*, material und herstellung*,
      material und verarbeitung*, produktionsfehler*`,
    fr: `
      garantie constructeur, garantie fabricant, garantie du fabricant, garantie du constructeur,
      défaut de fabrication, défauts de fabrication, vice de fabrication, vices de fabrication, garantie usine,
      garantie de la marque, défauts de matériaux, défaut de matière`,
    es: `
      garantía del fabricante, garantía de fabricante, garantía de fábrica, garantía oficial, defecto de fabricación,
      defectos de fabricación, defectos de fábrica, defecto de fábrica, garantía de la marca, defectos de material*,
      defectos en los materiales`,
    it: `
      garanzia del produttore, garanzia produttore, garanzia ufficiale, garanzia della casa,
      garanzia del costruttore, garanzia del fabbricante, difetti di fabbricazione, difetto di fabbricazione,
      difetti di produzione, difetti di fabbrica, garanzia casa madre, difetto di fabbrica, difetti nei materiali`,
    nl: `
      fabrieksgarantie*, garantie van de fabrikant, fabrikantgarantie*, fabricagefout*, productiefout*,
      materiaalfout*, constructiefout*, garantie van de producent, materiaal en constructiefout*, fabriek garantie`,
    pl: `
      gwarancj* producenta, gwarancj* producenck*, wad* fabryczn*, wad* produkcyjn*, wady materiałow*,
      gwarancj* fabryczn*, wad* materiał*, wady wykonania`,
    pt: `
      garantia do fabricante, garantia de fabricante, garantia de fábrica, garantia oficial, defeito de fabrico,
      defeitos de fabrico, defeito de fabricação, defeitos de fabricação, garantia da marca, defeitos de fábrica,
      defeito de fábrica, garantia do fornecedor`,
    sv: `
      tillverkargaranti*, fabriksgaranti*, garanti från tillverkaren, tillverkarens garanti, tillverkningsfel*,
      fabrikationsfel*, materialfel*, produktionsfel*, fabriksfel*`,
    da: `
      producentgaranti*, fabriksgaranti*, producentens garanti, garanti fra producenten, fabrikationsfejl*,
      produktionsfejl*, materialefejl*, fabriksfejl*, fabrikantgaranti*`,
    nb: `
      produsentgaranti*, fabrikkgaranti*, produsentens garanti, garanti fra produsenten, produksjonsfeil*,
      fabrikasjonsfeil*, materialfeil*, fabrikkfeil*, leverandørgaranti*`,
    fi: `
      valmistajan takuu*, tehdastakuu*, valmistajan myöntämä, valmistusvirhe*, materiaalivirhe*, valmistusvia*,
      valmistusvik*, valmistajan antama takuu*, materiaalivia*, raaka ainevirhe*`,
  },
  coversWear: {
    en: `
      wear and tear, normal wear, covers wear, wear is covered, signs of wear, covers wear and tear,
      normal signs of use, wearing parts, wear parts, natural wear, consumable parts`,
    de: `
      verschleiß*, normale abnutzung, abnutzung*, normaler verschleiß, verschleißteil*, natürlicher verschleiß,
      gebrauchsspuren, natürliche abnutzung, normale abnutzungserscheinungen`,
    fr: `
      usure normale, usure, pièces d usure, signes d usure, usure naturelle, couvre l usure, pièce d usure,
      usures normales`,
    es: `
      desgaste normal, desgaste por uso, desgaste, piezas de desgaste, signos de desgaste, uso normal y desgaste,
      desgaste natural, deterioro por uso, desgaste habitual`,
    it: `
      normale usura, usura normale, usura, segni di usura, parti soggette a usura, parti soggette ad usura,
      usura naturale, logorio`,
    nl: `
      slijtage*, normale slijtage, slijtageonderdelen, gebruikssporen, normaal gebruik en slijtage,
      slijtagegevoelig*, slijtdelen`,
    pl: `
      zużyci* eksploatacyjn*, normaln* zużyci*, naturaln* zużyci*, śladów zużycia, części eksploatacyjn*,
      elementy eksploatacyjn*, normalnego zużycia, zużycie wynikające, ślady zużycia, części zużywaln*`,
    pt: `
      desgaste normal, desgaste natural, desgaste, sinais de desgaste, peças de desgaste, desgaste pelo uso,
      uso e desgaste, desgaste de uso, desgaste decorrente`,
    sv: 'normalt slitage, slitage*, förslitning*, slitdelar, naturligt slitage, förslitningsdel*, slitagedel*',
    da: `
      normalt slid, almindeligt slid, slid og ælde, slidtage*, sliddele, normalt slitage, slid og brug,
      naturlig slidtage, almindelig slitage, almindelig slidtage, normal slitage`,
    nb: 'normal slitasje, slitasje*, slitedeler, vanlig slitasje, naturlig slitasje, slitedel*, slitasjedel*',
    fi: `
      normaali kulumi*, normaal* kulumi*, kulumis*, kulumisen, kulutusos*, kuluvat osat, luonnolli* kulumi*,
      kuluminen, kuluvia osia, normaalia kulumista`,
  },
  coversAccidents: {
    en: `
      accidental damage, accident protection, accidental drops, covers accidents, accident cover, drops and spills,
      liquid damage, water damage, accidental breakage, screen breakage, drop damage, accident damage, damage cover,
      accidents are covered, misuse, improper use, damage caused by misuse`,
    de: `
      sturzschäden, unfallschäden, selbstverschuldet*, wasserschäden, flüssigkeitsschäden, fallschäden, displaybruch,
      bruchschäden, versehentliche beschädigung*, unsachgemäß*, unabsichtliche schäden, versehentliche schäden,
      unsachgemäße handhabung, unsachgemäße behandlung, unfälle ab*, displayschäden`,
    fr: `
      dommages accidentels, casse accidentelle, dommage accidentel, chute accidentelle, oxydation,
      dégâts accidentels, bris d écran, garantie casse, mauvaise utilisation, casse et oxydation, chocs et chutes,
      dégât des eaux, utilisation inappropriée, utilisation non conforme, assurance casse, bris accidentel,
      garantie accidents`,
    es: `
      daños accidentales, daño accidental, rotura accidental, caídas accidentales, rotura de pantalla,
      daños por líquidos, daños por agua, daños por caída, mal uso, uso indebido, uso inadecuado,
      cobertura por accidentes, daños por accidente, accidentes cubiertos, seguro de rotura`,
    it: `
      danni accidentali, danno accidentale, rottura accidentale, cadute accidentali, rottura dello schermo,
      danni da liquidi, danni da caduta, caduta accidentale, uso improprio, copertura accidentale, danni da acqua,
      protezione incidenti, uso scorretto, uso non corretto, rottura schermo`,
    nl: `
      valschade*, waterschade*, onvoorziene schade, schade door vallen, schade door ongelukken, ongelukken gedekt,
      onjuist gebruik, verkeerd gebruik, schermbreuk, accidentele schade, schade door onjuist gebruik,
      ongevallenschade, schade door eigen, onoordeelkundig gebruik, oneigenlijk gebruik, per ongeluk beschadigd`,
    pl: `
      przypadkow* uszkodze*, uszkodze* mechaniczn*, zalani*, stłuczeni* ekranu, uszkodze* w wyniku upadku,
      niewłaściw* użytkowani*, upadek i zalanie, niewłaściw* użyci*, nieprawidłow* użytkowani*,
      ochrona przed uszkodzeniem, zbici* ekranu, szkody przypadkowe, ochrona od przypadkowych,
      uszkodzenia przypadkowe, zbicie ekranu`,
    pt: `
      danos acidentais, dano acidental, quebra acidental, quedas acidentais, danos por líquidos, quebra de ecrã,
      quebra de tela, uso indevido, má utilização, mau uso, utilização indevida, utilização incorreta,
      danos por queda, cobertura de acidentes, danos por água, danos causados por líquidos`,
    sv: `
      olycksfallsskad*, fallskad*, vätskeskad*, skärmskad*, drulleförsäkr*, olyckshändelse*, felaktig användning,
      oaktsamhet*, vattenskad*, olycksskad*, plötslig skada, plötsliga skador`,
    da: `
      uheldsskad*, faldskad*, væskeskad*, skærmskad*, pludselig skade, pludselige skader, hændelige uheld,
      forkert brug, uheld dækk*, elektronikforsikr*, dækker uheld, vandskad*, fejlagtig brug, misligholdelse,
      forkert anvendelse`,
    nb: `
      uhellsskad*, fallskad*, væskeskad*, skjermskad*, plutselig skade, plutselige skader, feil bruk, uforsiktig*,
      dekker uhell, uhell dekkes, vannskad*, feilaktig bruk, misbruk, ved uhell`,
    fi: `
      tapaturmaisvaurio*, putoamisvaurio*, nestevaurio*, vahinkovakuut*, putoamisvahin*, virheelli* käyt*,
      väärinkäyt*, vesivahin*, näytön rikkoutu*, äkilli* rikkoutu*, kosteusvaurio*, vahingossa rikkoutu*,
      käyttövirhe*, tapaturmavahin*`,
  },
  repairs: {
    en: `
      repair service, repair services, repairable, repaired, we repair, repair it, repair or replace*, free repair*,
      repairs are, repair centre*, repair center*, can be repaired, repair kit*, repair programme, repair program,
      lifetime repairs, repair cost*, repairability, for repairs, for repair, service centre*, after sales service`,
    de: `
      reparatur*, reparier*, reparierbar*, reparaturservice*, instandsetzung*, repariert, nachbesserung*,
      kundendienst*, reparaturfähig*, reparaturset*, reparaturkosten`,
    fr: `
      réparation*, réparer, réparable*, réparé*, service après vente, sav, réparabilité, indice de réparabilité,
      réparons, faire réparer, remise en état`,
    es: `
      reparación*, reparar*, reparable*, reparamos, repara*, servicio técnico, sat oficial, reparado, reparada,
      servicio posventa, servicio postventa, taller de reparación, reparabilidad`,
    it: `
      riparazion*, riparabil*, riparare, ripariamo, riparato, riparata, assistenza tecnica, centro assistenza,
      centri assistenza, ripararlo, ripararla, riparabilità, servizio post vendita, assistenza post vendita`,
    nl: `
      reparatie*, repareren, repareerbaar, gerepareerd, reparatieservice, repareert, herstelling*,
      herstellen of vervangen, hersteld of vervangen, repareerbare, herstelservice, reparatieset`,
    pl: `
      napraw*, naprawi*, serwis gwarancyjny, serwis pogwarancyjny, naprawa gwarancyjna, naprawialn*, serwis napraw*,
      autoryzowany serwis, serwisie producenta, serwis producenta`,
    pt: `
      reparaç*, reparar, reparável, reparáveis, reparado, reparada, conserto, consertar, assistência técnica,
      reparamos, serviço pós venda, arranjo, consertado, consertamos, centro de assistência, reparabilidade`,
    sv: `
      reparation*, reparera*, reparerbar*, lagas, laga den, reparationsservice, serviceverkstad*, repareras,
      lagning*, reparationskit*, lagningsservice`,
    da: `
      reparation*, repareres, reparere, reparerbar*, reparationsservice*, serviceværksted*, udbedring*, afhjælpning*,
      udbedres, reparationssæt*`,
    nb: `
      reparasjon*, repareres, reparere, reparerbar*, reparasjonsservice*, serviceverksted*, utbedr*, reparert,
      reparasjonssett*, reparerer`,
    fi: `
      korjau*, korjataan, korjattavi*, korjattavu*, korjauspalvelu*, huoltopalvelu*, korjaamo*, huoltoliik*,
      korjaamme, korjauttaa, korjattava, korjattavissa`,
  },
  replacement: {
    en: `
      replacement product*, free replacement*, replaced free, we replace it, we ll replace, replace it free,
      replaced or repaired, repair or replace*, new one free, send you a replacement, send a replacement,
      replacement unit, replacement item, a replacement, exchange faulty, replaced under warranty,
      faulty items are replaced, get a new one`,
    de: `
      ersatzlieferung*, kostenloser ersatz, kostenlosen ersatz, ersetzen wir, ersetzt wird, ersatzprodukt*,
      ersatzgerät*, ersatzware, kostenlos ersetzt, kostenfrei ersetzt, austauschgerät*, gegen ein neues,
      ersatz geliefert, tauschen ~ defekte*, ersatz bei defekt, kostenlos ausgetauscht, neulieferung,
      ersatz schicken, ersetzen ~ kostenlos, kostenloser austausch`,
    fr: `
      remplacement gratuit, remplacé gratuitement, remplacée gratuitement, remplacement du produit,
      remplacer gratuitement, produit de remplacement, échange standard, remplacement à neuf,
      remplacement par un neuf, nous le remplaçons, remplacé par un neuf, article de remplacement,
      remplaçons le produit, remplacement ou remboursement, produit défectueux remplacé, remplaçons gratuitement`,
    es: `
      sustitución gratuita, sustitución del producto, lo sustituimos, te lo sustituimos, se sustituye,
      sustituimos el producto, producto de sustitución, reemplazo gratuito, reemplazo del producto, lo reemplazamos,
      producto de reemplazo, te enviamos otro, te enviamos uno nuevo, cambiamos por uno nuevo,
      sustituirlo por uno nuevo, reposición gratuita, producto nuevo en su lugar`,
    it: `
      sostituzione gratuita, sostituzione del prodotto, sostituito gratuitamente, sostituita gratuitamente,
      prodotto sostitutivo, sostituiamo il prodotto, sostituzione in garanzia, lo sostituiamo,
      sostituiremo il prodotto, prodotto in sostituzione, riparazione o sostituzione, sostituirlo gratuitamente,
      sostituiamo gratuitamente, sostituito con uno nuovo`,
    nl: `
      gratis vervang*, vervangend product, vervangen wij, vervangen we, kosteloos vervangen, gratis vervangen,
      vervangend exemplaar, nieuw exemplaar, gratis een nieuwe, vervanging van het product, vervangend artikel,
      vervangende producten, omgeruild voor een nieuw, omruilgarantie, vervangen het kosteloos`,
    pl: `
      wymian* na nowy, wymian* na now*, wymienimy na now*, bezpłatn* wymian*, wymian* gwarancyjn*, produkt zastępczy,
      wymieniony na nowy, nowy egzemplarz, wymiany na nowy, wyślemy nowy, wyślemy nową, wymieniamy na now*,
      darmow* wymian*, sprzęt zastępczy`,
    pt: `
      substituição gratuita, substituição do produto, substituímos o produto, produto de substituição,
      substituído gratuitamente, substituído sem custos, substituição por um novo, substituímos gratuitamente,
      troca por um novo, reposição do produto, enviamos um novo, enviamos outro, enviaremos um novo,
      artigo de substituição, reparação ou substituição`,
    sv: `
      ersättningsprodukt*, ersätts kostnadsfritt, ersätter vi, ny produkt utan kostnad, utbytesprodukt*, byter vi ut,
      kostnadsfritt utbyte, byts ut mot en ny, skickar vi en ny, ersättningsvara*, ersättningsex*, utbytesgaranti*,
      gratis ersättning, ersätts utan kostnad, omleverans*`,
    da: `
      erstatningsprodukt*, erstattes gratis, ombytningsgaranti*, ombyttes til nyt, ny vare gratis, omlevering*,
      erstatter vi, byttes til en ny, erstatningsvare*, sender vi en ny, gratis erstatning, nyt produkt uden,
      ombyttes til en ny, bytter vi`,
    nb: `
      erstatningsprodukt*, erstattes gratis, omlevering*, byttes til nytt, byttes ut gratis, erstatter vi,
      ny vare gratis, erstatningsvare*, sender vi en ny, bytter vi, byttes i ny, gratis erstatning, byttes til en ny,
      nytt produkt uten`,
    fi: `
      korvaava tuote, korvaavan tuotteen, vaihdetaan uuteen, uusi tuote tilalle, vaihdamme uuteen,
      uuden tuotteen tilalle, korvataan uudella, ilmainen vaihto uuteen, uusi tilalle, vaihtolait*, lähetämme uuden,
      korvaamme tuotteen, korvaava laite, korvaavaa tuotetta, uuden tilalle`,
  },
  spareParts: {
    en: `
      spare part*, spare parts, replacement part*, spares, replacement parts available, replacement component*,
      original parts, parts availability`,
    de: `
      ersatzteil*, ersatzteile, ersatzteilversorgung, austauschteil*, ersatzkomponent*, originalteil*, nachkaufbar*,
      einzeln nachbestell*, nachkaufgarantie`,
    fr: `
      pièces détachées, pièce détachée, pièces de rechange, pièce de rechange, pièces de remplacement,
      pièces d origine, pièce de remplacement`,
    es: `
      piezas de repuesto, pieza de repuesto, recambio*, repuestos, repuesto, piezas de recambio,
      piezas de sustitución, refacciones, disponibilidad de repuestos`,
    it: `
      pezzi di ricambio, ricambi, ricambio, parti di ricambio, pezzo di ricambio, ricambi originali,
      ricambi disponibili`,
    nl: `
      reserveonderdelen, reserveonderdeel, vervangingsonderdelen, onderdelen nabestel*, vervangonderdelen,
      wisselstuk*, wisselstukken, onderdelen leverbaar, losse onderdelen, vervangbare onderdelen,
      onderdelen zijn leverbaar`,
    pl: `
      części zamienn*, część zamienn*, częściami zamiennymi, częściach zamiennych, elementy zamienne,
      części wymienne, dostępność części`,
    pt: `
      peças de substituição, peça de substituição, peças sobresselentes, peças suplentes, peças sobressalentes,
      peças de reposição, peça de reposição, sobresselentes, sobressalentes, peças originais`,
    sv: 'reservdel*, utbytesdel*, reservdelar, originaldelar, ersättningsdel*',
    da: 'reservedel*, erstatningsdel*, udskiftningsdel*, originale dele, ekstra dele, originaldele',
    nb: 'reservedel*, erstatningsdel*, utskiftingsdel*, originaldeler, utskiftningsdel*',
    fi: 'varaos*, vaihto osa*, varaosat, varaosia, alkuperäisosa*, vaihto osat, alkuperäisosi*',
  },
  insurance: {
    en: `
      insurance, insure your, insurance policy, insured against, theft cover, theft protection, device insurance,
      product insurance, theft insurance, insure it, insured for`,
    de: `
      versicherung*, *versicherung, versichert gegen, diebstahlschutz*, geräteschutz*, diebstahlversicherung,
      geräteversicherung*, versicherungsschutz, rundumschutz versicherung, kaskoversicherung`,
    fr: `
      assurance, assurances, assuré contre, assurance vol, assurance casse, garantie vol, assurer votre,
      assurer le produit`,
    es: `
      seguro contra, seguro de robo, seguro de, contratar un seguro, aseguradora, seguro a todo riesgo,
      seguro para tu, seguro para el, asegurado contra, póliza, seguro opcional, seguro del producto`,
    it: `
      assicurazione, assicurazioni, polizza, polizze, assicurato contro, assicurata contro, polizza furto,
      assicurare il, coperto da assicurazione`,
    nl: `
      verzekering*, verzekerd tegen, *verzekering, diefstalverzekering, verzekerd tegen diefstal, productverzekering,
      apparaatverzekering`,
    pl: 'ubezpieczeni*, ubezpieczyć, polisa, polisę, polisy, ubezpieczon* od, ubezpieczon* przed, ubezpieczeniem',
    pt: `
      seguro contra, seguro de roubo, seguro de danos, seguro de equipamento, apólice, contratar um seguro,
      seguro opcional, seguro multirriscos, segurado contra, seguro do produto, seguro do equipamento, seguradora,
      seguro para o`,
    sv: `
      försäkring*, *försäkring, försäkrad mot, försäkrat mot, försäkra din, produktförsäkr*, allriskförsäkring,
      stöldförsäkring, produktförsäkringen`,
    da: `
      forsikring*, *forsikring, forsikret mod, tyveriforsikr*, forsikre din, forsikre dit, produktforsikring,
      elektronikforsikring`,
    nb: `
      forsikring*, *forsikring, forsikret mot, tyveriforsikr*, forsikre din, forsikre ditt, produktforsikring,
      elektronikkforsikring`,
    fi: `
      vakuutu*, vakuutet*, varkausvakuutu*, laitevakuutu*, tuotevakuutu*, vakuuttaa laitteen, laitevakuut*,
      tuoteturva*, vakuutuksen`,
  },
  priceGuarantee: {
    en: `
      price guarantee, best price guarantee*, lowest price guarantee*, low price guarantee, price promise,
      price protection, best price promise, guaranteed lowest price, guaranteed best price,
      never knowingly undersold, lowest price guaranteed, best price guaranteed, low price promise`,
    de: `
      preisgarantie*, bestpreisgarantie*, tiefpreisgarantie*, niedrigpreisgarantie*, tiefstpreisgarantie*,
      bestpreis garantie, dauertiefpreis*, preisversprechen, garantiert günstigste*, preisschutz, preis garantie,
      garantiert den besten preis`,
    fr: `
      garantie de prix, garantie prix, prix garanti*, garantie du meilleur prix, meilleur prix garanti,
      garantie meilleur prix, prix le plus bas garanti, garantie prix bas, meilleurs prix garantis,
      garantie du prix le plus bas, promesse du meilleur prix`,
    es: `
      garantía de precio, garantía de mejor precio, mejor precio garantizado, precio mínimo garantizado,
      garantía del mejor precio, precio garantizado, garantía de precio mínimo, precio más bajo garantizado,
      garantía del precio más bajo, mejores precios garantizados`,
    it: `
      garanzia miglior prezzo, miglior prezzo garantito, garanzia del miglior prezzo, prezzo garantito,
      prezzo minimo garantito, garanzia di prezzo, garanzia prezzo, prezzo più basso garantito, garanzia sul prezzo,
      garanzia del prezzo, migliori prezzi garantiti`,
    nl: `
      prijsgarantie, laagsteprijsgarantie, laagste prijs garantie, laagste prijsgarantie, beste prijs garantie,
      beste prijsgarantie, besteprijsgarantie, gegarandeerd de laagste, gegarandeerd de beste prijs,
      laagste prijs gegarandeerd, prijsbescherming`,
    pl: `
      gwarancj* najniższej ceny, gwarancj* ceny, gwarancj* najlepszej ceny, gwarantowana cena,
      gwarancj* niskiej ceny, gwarantowana najniższa, najniższa cena gwarantowana, gwarancja cen,
      gwarantujemy najniższ*, gwarantujemy najlepszą cenę`,
    pt: `
      garantia de preço, garantia do melhor preço, melhor preço garantido, garantia de melhor preço,
      preço mínimo garantido, garantia do preço mais baixo, preço garantido, preço mais baixo garantido,
      garantia de preço mínimo, garantia de preços baixos, melhores preços garantidos`,
    sv: `
      prisgaranti*, lägsta pris garanti, lägsta prisgaranti, bästa prisgaranti, bästa pris garanti,
      garanterat lägsta pris, lägsta pris garanterat, prislöfte*, garanterat bästa pris`,
    da: `
      prisgaranti*, laveste pris garanti, bedste prisgaranti, garanteret laveste pris, laveste pris garanteret,
      prisløfte*, bedste pris garanti, laveste prisgaranti, garanteret bedste pris`,
    nb: `
      prisgaranti*, laveste pris garanti, garantert laveste pris, beste prisgaranti, prisløfte*, beste pris garanti,
      laveste pris garantert, garantert beste pris, laveste prisgaranti`,
    fi: `
      hintatakuu*, hintalupau*, halvimman hinnan takuu*, alin hinta taattu, parhaan hinnan takuu*,
      halvin hinta taattu, hintatakuun, alimman hinnan takuu*`,
  },
};
