import type { ConceptTable } from './concept-table.ts';

/** Promises of the seller or maker after the sale: warranty, repairs, spare parts, insurance, price guarantees. */
export const WARRANTY: ConceptTable = {
  warranty: {
    en: `
      warranty, warranties, guaranteed for, year guarantee, under warranty, warranted, under guarantee, a guarantee,
      the guarantee, guarantee period, guarantee of, month guarantee, months guarantee, years guarantee,
      our guarantee, its guarantee, guarantee covers, guarantee claim*, guarantee on, with guarantee, guarantee card,
      your guarantee, guarantee certificate, guarantee applies, guarantee is`,
    de: `
      garantie, garantiezeit*, garantieleistung*, garantien, garantiefall*, garantieanspruch*, garantiert für,
      garantiedauer, garantiezeitraum, garantieschein*, garantiekarte*, garantieurkunde*, jahresgarantie*,
      produktgarantie*, herstellergarantie*, werksgarantie*, vollgarantie*, langzeitgarantie*, haltbarkeitsgarantie*,
      materialgarantie*, jahre garantie, monate garantie`,
    fr: `
      garantie, garanties, garanti 2 ans, garanti pendant, garantit pendant, sous garantie, garantie constructeur,
      garantie fabricant, garantie commerciale, garanti pour, garantis pendant, garanti deux ans`,
    es: 'garantía, garantías, garantizado por, garantizado durante, en garantía, garantizados durante',
    it: 'garanzia, garanzie, garantito per, garantita per, in garanzia, garantiti per',
    nl: `
      garantie, garantietermijn*, garantieperiode*, garanties, garantiebewijs, onder garantie, garantievoorwaarden,
      garantietijd, fabrieksgarantie*, productgarantie*, jaar garantie, maanden garantie`,
    pl: 'gwarancj*, gwarancyjn*, na gwarancji, karta gwarancyjna',
    pt: 'garantia, garantias, garantido por, garantido durante, em garantia, na garantia',
    sv: `
      garanti, garantier, garantin, garantitid*, garantiperiod*, garanterad i, garantiärende*, garantibevis*,
      fabriksgaranti*, produktgaranti*, livstidsgaranti*, års garanti, tillverkargaranti*`,
    da: `
      garanti, garantien, garantiperiode*, garantibevis*, garantier, garanteret i, garantisag*, garantitid,
      fabriksgaranti*, produktgaranti*, livstidsgaranti*, års garanti, producentgaranti*`,
    nb: `
      garanti, garantien, garantitid*, garantiperiode*, garantier, garantibevis*, garantert i, garantisak*,
      fabrikkgaranti*, produktgaranti*, livstidsgaranti*, års garanti, produsentgaranti*`,
    fi: `
      takuu, takuun, takuut, takuuaik*, takuuaj*, takuulla, takuus*, takuuta, takuuehdo*, takuukorjau*,
      takuun piiri*, tehdastakuu*, laitetakuu*, tuotetakuu*, lisätakuu*, vuoden takuu*`,
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
      garanzia per tutta la vita, garanzia limitata a vita`,
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
      manufacturers warranty, manufacturers guarantee, factory warranty, brand warranty,
      guaranteed by the manufacturer, warranty from the manufacturer`,
    de: `
      herstellergarantie*, garantie des herstellers, werksgarantie*, hersteller garantie, vom hersteller garantie*`,
    fr: `
      garantie constructeur, garantie fabricant, garantie du fabricant, garantie du constructeur, garantie usine,
      garantie de la marque, couvert par le fabricant, garantie d usine`,
    es: `
      garantía del fabricante, garantía de fabricante, garantía de fábrica, garantía oficial, garantía de la marca`,
    it: `
      garanzia del produttore, garanzia produttore, garanzia ufficiale, garanzia della casa,
      garanzia del costruttore, garanzia del fabbricante, garanzia casa madre`,
    nl: `
      fabrieksgarantie*, garantie van de fabrikant, fabrikantgarantie*, garantie van de producent, fabriek garantie`,
    pl: `
      gwarancj* producenta, gwarancj* producenck*, gwarancj* fabryczn*, gwarancj* od producenta,
      gwarancj* dystrybutora`,
    pt: `
      garantia do fabricante, garantia de fabricante, garantia de fábrica, garantia oficial, garantia da marca,
      garantia do fornecedor`,
    sv: 'tillverkargaranti*, fabriksgaranti*, garanti från tillverkaren, tillverkarens garanti',
    da: 'producentgaranti*, fabriksgaranti*, producentens garanti, garanti fra producenten, fabrikantgaranti*',
    nb: 'produsentgaranti*, fabrikkgaranti*, produsentens garanti, garanti fra produsenten, leverandørgaranti*',
    fi: `
      valmistajan takuu*, tehdastakuu*, valmistajan myöntämä, valmistajan antama takuu*, tehtaan takuu*,
      valmistajatakuu*, maahantuojan takuu*`,
  },
  coversWear: {
    en: `
      normal wear, wear and tear, covers wear, wear is covered, normal signs of use, wearing parts, wear parts,
      natural wear`,
    de: `
      normale abnutzung, normaler abnutzung, normaler verschleiß, normalen verschleiß, normalem verschleiß,
      üblicher verschleiß, üblichen verschleiß, natürlicher verschleiß, natürlichen verschleiß, verschleißteil*,
      natürliche abnutzung, natürlicher abnutzung, normale abnutzungserscheinung*, verschleißerscheinung*,
      deckt ~ verschleiß, verschleiß ~ abgedeckt, übliche abnutzung, üblicher abnutzung`,
    fr: `
      usure normale, pièces d usure, pièce d usure, usure naturelle, couvre l usure, usure liée, usure couverte,
      l usure est couverte, usure due, usure habituelle`,
    es: `
      desgaste normal, desgaste por uso, desgaste por el uso, piezas de desgaste, desgaste natural,
      deterioro por uso, desgaste habitual, cubre el desgaste, desgaste está cubierto, desgaste propio`,
    it: `
      normale usura, usura normale, parti soggette a usura, parti soggette ad usura, usura naturale, copre l usura,
      usura dovuta, parti di usura, usura ordinaria, usura è coperta`,
    nl: `
      normale slijtage, slijtageonderdelen, slijtdelen, slijtage valt, slijtage is gedekt, slijtage wordt gedekt,
      natuurlijke slijtage, slijtage door gebruik, gebruikelijke slijtage, slijtageonderdeel, dekt slijtage`,
    pl: `
      zużyci* eksploatacyjn*, normaln* zużyci*, naturaln* zużyci*, części eksploatacyjn*, elementy eksploatacyjn*,
      zużycie wynikające, części zużywaln*, obejmuje zużyci*, normaln* eksploatacj*`,
    pt: `
      desgaste normal, desgaste natural, peças de desgaste, desgaste pelo uso, desgaste de uso, desgaste decorrente,
      cobre o desgaste, desgaste habitual, desgaste por uso, desgaste está coberto`,
    sv: `
      normalt slitage, normal förslitning, slitdelar, naturligt slitage, förslitningsdel*, slitagedel*,
      täcker slitage, slitage täcks, slitage omfattas, slitage ingår`,
    da: `
      normalt slid, almindeligt slid, slid og ælde, sliddele, normalt slitage, naturlig slidtage, almindelig slitage,
      almindelig slidtage, normal slitage, normal slidtage, dækker slid, slid er dækket`,
    nb: `
      normal slitasje, slitedeler, vanlig slitasje, naturlig slitasje, slitedel*, slitasjedel*, dekker slitasje,
      slitasje dekkes, slitasje er dekket`,
    fi: `
      normaali kulumi*, normaal* kulumi*, kulutusosat, kulutusosia, kulutusosi*, kuluvat osat, kuluvia osia,
      luonnolli* kulumi*, normaalia kulumista, takuu kattaa kulumi*, tavanomainen kulumi*, tavanomai* kulumi*`,
  },
  coversAccidents: {
    en: `
      accidental damage, accident protection, accidental drops, covers accidents, accident cover, drops and spills,
      liquid damage, accidental breakage, screen breakage, drop damage, accident damage, damage cover,
      accidents are covered`,
    de: `
      sturzschäden, unfallschäden, flüssigkeitsschäden, fallschäden, displaybruch, bruchschäden,
      versehentliche beschädigung*, unabsichtliche schäden, versehentliche schäden, displayschäden, deckt unfälle,
      unfälle abgedeckt, selbstverschuldete schäden`,
    fr: `
      dommages accidentels, casse accidentelle, dommage accidentel, chute accidentelle, dégâts accidentels,
      bris d écran, garantie casse, casse et oxydation, chocs et chutes, assurance casse, bris accidentel,
      garantie accidents`,
    es: `
      daños accidentales, daño accidental, rotura accidental, caídas accidentales, rotura de pantalla,
      daños por líquidos, daños por caída, cobertura por accidentes, daños por accidente, accidentes cubiertos,
      seguro de rotura`,
    it: `
      danni accidentali, danno accidentale, rottura accidentale, cadute accidentali, rottura dello schermo,
      danni da liquidi, danni da caduta, caduta accidentale, copertura accidentale, protezione incidenti,
      rottura schermo`,
    nl: `
      valschade*, onvoorziene schade, schade door vallen, schade door ongelukken, ongelukken gedekt, schermbreuk,
      accidentele schade, ongevallenschade, schade door eigen, per ongeluk beschadigd`,
    pl: `
      przypadkow* uszkodze*, uszkodze* mechaniczn*, stłuczeni* ekranu, uszkodze* w wyniku upadku, upadek i zalanie,
      ochrona przed uszkodzeniem, zbici* ekranu, szkody przypadkowe, ochrona od przypadkowych,
      uszkodzenia przypadkowe, zbicie ekranu, zalanie sprzętu, zalanie urządzenia`,
    pt: `
      danos acidentais, dano acidental, quebra acidental, quedas acidentais, danos por líquidos, quebra de ecrã,
      quebra de tela, danos por queda, cobertura de acidentes, danos causados por líquidos`,
    sv: `
      olycksfallsskad*, fallskad*, vätskeskad*, skärmskad*, drulleförsäkr*, olyckshändelse*, olycksskad*,
      plötslig skada, plötsliga skador`,
    da: `
      uheldsskad*, faldskad*, væskeskad*, skærmskad*, pludselig skade, pludselige skader, hændelige uheld,
      uheld dækk*, elektronikforsikr*, dækker uheld`,
    nb: `
      uhellsskad*, fallskad*, væskeskad*, skjermskad*, plutselig skade, plutselige skader, dekker uhell,
      uhell dekkes`,
    fi: `
      tapaturmaisvaurio*, putoamisvaurio*, nestevaurio*, vahinkovakuut*, putoamisvahin*, näytön rikkoutu*,
      äkilli* rikkoutu*, kosteusvaurio*, vahingossa rikkoutu*, tapaturmavahin*`,
  },
  repairs: {
    en: `
      repair service, repair services, repairable, repaired, we repair, repair it, repair or replace*, free repair*,
      repairs are, repair centre*, repair center*, can be repaired, repair programme, repair program,
      lifetime repairs, repair cost*, repairability, for repairs, for repair, service centre*, after sales service,
      repair kit, repair kits`,
    de: `
      reparatur*, reparier*, reparierbar*, reparaturservice*, instandsetzung*, repariert, nachbesserung*,
      reparaturfähig*, reparaturset*, reparaturkosten`,
    fr: `
      réparation*, réparable*, service après vente, sav, réparabilité, indice de réparabilité, réparons,
      faire réparer, remise en état, réparer votre*, réparer un produit, réparer le produit, être réparé, réparés,
      réparée, réparer gratuitement, le réparer, réparer ou remplacer`,
    es: `
      reparación*, reparable*, reparamos, servicio técnico, sat oficial, reparado, reparada, servicio posventa,
      servicio postventa, taller de reparación, reparabilidad, repararlo, repararla, se repara, se puede reparar,
      reparar el producto, reparar o sustituir, reparar tu, servicio de reparación`,
    it: `
      riparazion*, riparabil*, ripariamo, riparato, riparata, assistenza tecnica, centro assistenza,
      centri assistenza, ripararlo, ripararla, riparabilità, servizio post vendita, assistenza post vendita,
      riparare il prodotto, riparare gratuitamente, riparare il tuo, riparare o sostituire, far riparare,
      può essere riparat*`,
    nl: `
      reparatie*, repareren, repareerbaar, gerepareerd, reparatieservice, repareert, herstelling*,
      herstellen of vervangen, hersteld of vervangen, repareerbare, herstelservice, reparatieset`,
    pl: `
      naprawi*, serwis gwarancyjny, serwis pogwarancyjny, naprawa gwarancyjna, naprawialn*, serwis napraw*,
      autoryzowany serwis, serwisie producenta, serwis producenta, naprawa, naprawy, naprawę, naprawie, napraw,
      naprawom`,
    pt: `
      reparaç*, reparável, reparáveis, reparado, reparada, conserto, consertar, assistência técnica, reparamos,
      serviço pós venda, consertado, consertamos, centro de assistência, reparabilidade, reparar o produto,
      repará lo, repará la, reparar gratuitamente, pode ser reparad*, reparar ou substituir, reparar o seu`,
    sv: `
      reparation*, reparera*, reparerbar*, reparationsservice, serviceverkstad*, repareras, lagning*,
      reparationskit*, lagningsservice`,
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
      replacement unit, replacement item, exchange faulty, replaced under warranty, faulty items are replaced`,
    de: `
      ersatzlieferung*, kostenloser ersatz, kostenlosen ersatz, ersetzen wir, ersatzprodukt*, ersatzgerät*,
      ersatzware, kostenlos ersetzt, kostenfrei ersetzt, austauschgerät*, gegen ein neues, ersatz geliefert,
      tauschen ~ defekte*, ersatz bei defekt, kostenlos ausgetauscht, neulieferung, ersatz schicken,
      ersetzen ~ kostenlos, kostenloser austausch`,
    fr: `
      remplacement gratuit, remplacé gratuitement, remplacée gratuitement, remplacement du produit,
      remplacer gratuitement, produit de remplacement, échange standard, remplacement à neuf,
      remplacement par un neuf, nous le remplaçons, remplacé par un neuf, article de remplacement,
      remplaçons le produit, remplacement ou remboursement, produit défectueux remplacé, remplaçons gratuitement`,
    es: `
      sustitución gratuita, sustitución del producto, lo sustituimos, te lo sustituimos, sustituimos el producto,
      producto de sustitución, reemplazo gratuito, reemplazo del producto, lo reemplazamos, producto de reemplazo,
      te enviamos otro, te enviamos uno nuevo, cambiamos por uno nuevo, sustituirlo por uno nuevo,
      reposición gratuita, producto nuevo en su lugar`,
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
      wymian* na nowy, bezpłatn* wymian*, wymian* gwarancyjn*, produkt zastępczy, wymieniony na nowy,
      nowy egzemplarz, wymiany na nowy, wyślemy nowy, wyślemy nową, darmow* wymian*, sprzęt zastępczy,
      wymian* na nowe, wymian* na nową, wymienimy na nowy, wymienimy na nową, wymienimy na nowe, wymieniamy na nowy,
      wymieniamy na nową`,
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
    fi: 'varaos*, varaosat, varaosia, alkuperäisosa*, vaihto osat, alkuperäisosi*, vaihto osia, vaihto osan',
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
      seguro contra, seguro de robo, contratar un seguro, aseguradora, seguro a todo riesgo, asegurado contra,
      póliza, seguro opcional, seguro del producto, seguro de daños, un seguro, seguro de accidentes,
      seguro de producto, cubierto por el seguro`,
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
      um seguro, coberto pelo seguro`,
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
      vakuutuksen`,
  },
  priceGuarantee: {
    en: `
      price guarantee, best price guarantee*, lowest price guarantee*, low price guarantee, price promise,
      price protection, best price promise, guaranteed lowest price, guaranteed best price,
      never knowingly undersold, lowest price guaranteed, best price guaranteed, low price promise`,
    de: `
      preisgarantie*, bestpreisgarantie*, tiefpreisgarantie*, niedrigpreisgarantie*, tiefstpreisgarantie*,
      bestpreis garantie, preisversprechen, garantiert günstigste*, preisschutz, preis garantie,
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
  improperUse: {
    en: `
      misuse*, improper use, improper handling, incorrect use, damage caused by misuse, damage from misuse,
      negligence, improper care, improper storage, incorrect handling, unauthorised repair*, unauthorized repair*`,
    de: `
      unsachgemäß*, selbstverschuldet*, falsche handhabung, falsche anwendung, missbräuchliche verwendung,
      fehlgebrauch, falscher gebrauch, zweckentfremdung, fahrlässig*, fehlbedienung*, nicht bestimmungsgemäß*`,
    fr: `
      mauvaise utilisation, utilisation inappropriée, utilisation non conforme, mauvais usage,
      utilisation incorrecte, usage inapproprié, négligence, usage anormal, utilisation anormale, mauvais entretien,
      usage non conforme, manipulation incorrecte`,
    es: `
      mal uso, uso indebido, uso inadecuado, uso incorrecto, uso inapropiado, negligencia, manipulación incorrecta,
      manipulación indebida, mala manipulación, uso negligente`,
    it: `
      uso improprio, uso scorretto, uso non corretto, utilizzo improprio, utilizzo scorretto, cattivo uso,
      negligenza, incuria, uso errato, utilizzo errato, manomission*, utilizzo non corretto`,
    nl: `
      onjuist gebruik, verkeerd gebruik, onoordeelkundig gebruik, oneigenlijk gebruik, misbruik,
      onzorgvuldig gebruik, nalatigheid, ondeskundig gebruik, verkeerde behandeling`,
    pl: `
      niewłaściw* użytkowani*, niewłaściw* użyci*, nieprawidłow* użytkowani*, nieprawidłow* użyci*,
      niezgodn* z przeznaczeniem, zaniedbani*, niewłaściwego obchodzenia, nieprawidłow* obsług*, z winy użytkownika`,
    pt: `
      uso indevido, má utilização, mau uso, utilização indevida, utilização incorreta, uso inadequado, negligência,
      uso incorreto, utilização inadequada, manuseamento incorreto, manuseio incorreto`,
    sv: 'felaktig användning, oaktsamhet*, felanvändning*, felaktig hantering, vårdslös*, felaktig skötsel, ovarsam*',
    da: `
      forkert brug, fejlagtig brug, misligholdelse, forkert anvendelse, forkert håndtering, uagtsom*,
      uhensigtsmæssig brug, misbrug, fejlbetjening*`,
    nb: `
      feil bruk, feilaktig bruk, misbruk, feil håndtering, uaktsom*, uforsiktig bruk, feilbruk*,
      uforsiktig behandling`,
    fi: `
      virheelli* käyttö, virheelli* käytö*, väärinkäyt*, väärä käyttö, väärästä käytöstä, käyttövirhe*,
      virheellisestä käsittely*, huolimattom*, väärän käsittelyn`,
  },
  manufacturingDefects: {
    en: `
      manufacturing defect*, manufacturing fault*, production defect*, factory defect*, defects in material*,
      defects in workmanship, faulty workmanship, material defect*, manufacturer defect*, defective material*`,
    de: `
      herstellungsfehler*, materialfehler*, verarbeitungsfehler*, fabrikationsfehler*, produktionsfehler*,
      materialmängel, herstellungsmängel, herstellungsbedingte mängel, produktionsmängel, fertigungsfehler*`,
    fr: `
      défaut de fabrication, défauts de fabrication, vice de fabrication, vices de fabrication, défauts de matériaux,
      défaut de matière, défauts matériels, défaut de conception, défauts de matière`,
    es: `
      defecto de fabricación, defectos de fabricación, defectos de fábrica, defecto de fábrica,
      defectos de material*, defectos en los materiales, fallos de fabricación, defectos de mano de obra`,
    it: `
      difetti di fabbricazione, difetto di fabbricazione, difetti di produzione, difetti di fabbrica,
      difetto di fabbrica, difetti nei materiali, difetti dei materiali, vizi di fabbricazione,
      difetti di lavorazione`,
    nl: `
      fabricagefout*, productiefout*, materiaalfout*, constructiefout*, fabrieksfout*, materiaal en productiefout*,
      fabricagegebrek*, fabricagedefect*`,
    pl: `
      wady materiałow*, wady wykonania, wada fabryczna, wady fabryczne, wad fabrycznych, wadę fabryczną,
      wady produkcyjne, wad produkcyjnych, wada produkcyjna, wady materiału, wad materiałow*, wadami fabrycznymi`,
    pt: `
      defeito de fabrico, defeitos de fabrico, defeito de fabricação, defeitos de fabricação, defeitos de fábrica,
      defeito de fábrica, defeitos de material, defeitos nos materiais, defeitos de produção`,
    sv: 'tillverkningsfel*, fabrikationsfel*, materialfel*, produktionsfel*, fabriksfel*, ursprungliga fel',
    da: `
      fabrikationsfejl*, produktionsfejl*, materialefejl*, fabriksfejl*, produktionsmæssige fejl, fremstillingsfejl*`,
    nb: 'produksjonsfeil*, fabrikasjonsfeil*, materialfeil*, fabrikkfeil*, tilvirkningsfeil*',
    fi: `
      valmistusvirhe*, materiaalivirhe*, valmistusvia*, valmistusvik*, materiaalivia*, raaka ainevirhe*,
      materiaalivik*, tehdasvik*, tehdasvirhe*`,
  },
};
