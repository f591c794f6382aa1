import type { ConceptTable } from '../concept-table.ts';

/** Goods that may not be returned, and the condition required of the others. */
export const RETURN_CONDITIONS: ConceptTable = {
  noReturn: {
    en: `
      non returnable, not returnable, cannot be returned, can t be returned, can not be returned, final sale,
      all sales final, all sales are final, sale is final, excluded from return*, excluded from exchange*,
      excluded from the right, no returns, no refunds, non refundable, not refundable, no exchanges,
      not eligible for return*, not accept returns, exempt from return*, can t return, cannot return,
      unable to accept returns, returns are not accepted, not be exchanged`,
    de: `
      vom umtausch ausgeschlossen, vom rückgaberecht ausgeschlossen, von der rückgabe ausgeschlossen,
      vom widerruf ausgeschlossen, vom widerrufsrecht ausgeschlossen, keine rückgabe, kein umtausch,
      kein rückgaberecht, kein widerrufsrecht, nicht zurückgegeben werden, nicht umgetauscht werden,
      rückgabe ausgeschlossen, umtausch ausgeschlossen, rückgabe ist ausgeschlossen, nicht zurücknehmen,
      nicht retournierbar, nicht zurückgeben, nicht zurückgenommen, nicht umtauschbar,
      von der rücknahme ausgeschlossen, rückgabe nicht möglich, umtausch nicht möglich, nicht zurückgeschickt werden,
      nicht zurückgesendet werden, rücknahme ausgeschlossen, ausgenommen vom umtausch, ausgenommen vom widerruf*,
      ausgenommen vom rückgaberecht`,
    fr: `
      ni repris ni échangé*, ni repris ni remboursé*, ni échangé* ni remboursé*, non repris, non échangeable*,
      non remboursable*, ne peut être retourné*, ne peuvent être retourné*, ne peut pas être retourné*,
      ne peuvent pas être retourné*, pas de retour, aucun retour, exclu* du droit, vente ferme, non retournable*,
      ne sont pas repris, n est pas repris, ne peut être ni, ne peuvent être ni, ne sont ni repris, n est ni repris,
      n est ni échangé, retour impossible, retours ne sont pas acceptés, non retourné`,
    es: `
      no se puede devolver, no se pueden devolver, no se admiten devoluciones, no admite devolución,
      no admiten devolución, no se aceptan devoluciones, no se aceptan cambios, no se admiten cambios,
      no tiene devolución, no tienen devolución, sin derecho a devolución, sin cambios ni devoluciones,
      excluido* de devolución, no puede devolverse, no pueden devolverse, no reembolsable*, no podrán devolverse,
      no aceptamos devoluciones, no admitimos devoluciones, venta final, no admite cambios, no admiten cambios,
      no podrá ser devuelto, no pueden ser devueltos, excluidos del derecho, no retornable, no admite cambios ni`,
    it: `
      non può essere restituit*, non possono essere restituit*, non può essere reso, non si accettano resi,
      non accettiamo resi, nessun reso, escluso dal reso, esclusi dal reso, esclusa dal reso, escluse dal reso,
      non rimborsabil*, non restituibil*, reso non possibile, non è possibile il reso, non soggetto a reso,
      vendita definitiva, non è previsto il reso, esclusi dal diritto, escluso dal diritto, non sono rimborsabili,
      senza possibilità di reso, non è rendibile, non rendibil*, non sono ammessi resi, resi non sono accettati`,
    nl: `
      niet retour*, niet geretourneerd, niet ruilen, niet geruild, niet worden geruild, uitgesloten van retour*,
      niet terug te sturen, kan niet worden geretourneerd, kunnen niet worden geretourneerd, geen retour*,
      geen ruil*, uitgesloten van het herroepingsrecht, niet restitueerbaar, niet retourneerbaar, niet teruggestuurd,
      niet worden teruggestuurd, geen herroepingsrecht, uitgezonderd van retour*, niet ruilbaar, niet terugnemen,
      uitgesloten van omruiling, van ruilen uitgesloten`,
    pl: `
      nie podlega zwrot*, nie podlegają zwrot*, nie podlega wymian*, nie podlegają wymian*, bez możliwości zwrotu,
      nie można zwrócić, nie przyjmujemy zwrotów, nie ma możliwości zwrotu, wyłączone ze zwrotu, wyłączone z prawa,
      brak możliwości zwrotu, zwrot nie jest możliwy, zwrot niemożliwy, bezzwrotn*, wyłączon* ze zwrot*,
      zwroty nie są przyjmowane, nie przysługuje prawo, nie będzie można zwrócić, nie możemy przyjąć zwrotu`,
    pt: `
      não pode ser devolvid*, não podem ser devolvid*, não aceitamos devoluções, não se aceitam devoluções,
      não são aceites devoluções, não são aceitas devoluções, sem direito a devolução, não tem devolução,
      não reembolsável, não reembolsáveis, excluíd* do direito, não é possível devolver, não aceitamos trocas,
      não se aceitam trocas, venda final, não devolvív*, sem devolução, não são aceites trocas,
      não permite devolução, não pode ser trocad*, não podem ser trocad*, não admite devolução,
      excluíd* de devolução, não há devolução`,
    sv: `
      kan inte returneras, kan ej returneras, ingen returrätt, inget öppet köp, ingen ångerrätt,
      omfattas inte av ångerrätt*, omfattas inte av öppet, ej retur*, inga returer, returneras ej,
      undantagna från ångerrätt*, undantagen från ångerrätt*, går inte att returnera, ej bytesrätt, bytes ej,
      byts ej, slutförsäljning utan retur, inte returneras, tas ej i retur, inte retur*`,
    da: `
      kan ikke returneres, ingen returret, ingen fortrydelsesret, tages ikke retur, ikke returneres, ingen retur,
      undtaget fra returret*, undtaget fra fortrydelsesret*, kan ikke byttes, byttes ikke,
      ikke omfattet af fortrydelsesret*, kan ikke sendes retur, kan ikke tages retur, ingen ombytning,
      bortfalder returretten, ikke retur*, ikke omfattet af returret*, bortfalder fortrydelsesret*`,
    nb: `
      kan ikke returneres, ingen returrett, ingen angrerett, tas ikke i retur, ikke returneres, ingen retur,
      unntatt fra angrerett*, unntatt angrerett*, kan ikke byttes, byttes ikke, ikke omfattet av angrerett*,
      ikke åpent kjøp, ingen bytterett, bortfaller angrerett*, ikke retur*, ikke returrett, kan ikke sendes i retur,
      omfattes ikke av angrerett*`,
    fi: `
      ei voi palauttaa, ei voida palauttaa, ei palautusoikeutta, ei ole palautusoikeutta, ei palauteta,
      ei palautusta, palautusoikeus ei koske, ei vaihto tai palautusoikeut*, ilman palautusoikeut*,
      eivät ole palautettavissa, ei ole palautettavissa, ei vaihdeta, ei saa palauttaa, ei palautettavissa,
      palautus ei ole mahdol*, palautusoikeutta ei ole, ei ole vaihto, ei vaihto oikeutta, ei vaihtoa`,
  },
  hygieneReasons: {
    en: `
      hygiene reasons, hygienic reasons, reasons of hygiene, hygiene seal*, hygiene strip, hygiene sticker,
      hygienic seal*, hygienic strip, for hygiene, health and hygiene, health or hygiene, hygiene grounds,
      hygiene liner, hygiene tag, hygienic liner`,
    de: `
      aus hygienischen gründen, hygienegründe*, hygienesiegel*, hygieneschutz*, hygieneaufkleber*, hygienestreifen,
      hygienische gründe, hygienischen gründen, hygiene siegel`,
    fr: `
      raisons d hygiène, raison d hygiène, mesure d hygiène, pour des raisons d hygiène, protection hygiénique,
      bande hygiénique, motifs d hygiène, bande d hygiène, protection d hygiène, languette hygiénique,
      hygiène ou de protection, film hygiénique, scellé hygiénique`,
    es: `
      motivos de higiene, razones de higiene, motivos higiénicos, razones higiénicas, por higiene,
      precinto de higiene, precinto higiénico, protector higiénico, pegatina higiénica, adhesivo higiénico,
      cuestiones de higiene, temas de higiene`,
    it: `
      motivi igienici, motivi di igiene, ragioni igieniche, ragioni di igiene, sigillo igienico, protezione igienica,
      per igiene, motivi d igiene, adesivo igienico, sigillo di igiene, questioni di igiene`,
    nl: `
      hygiënische redenen, hygiënische reden, om hygiënische, hygiënezegel, hygiënestrip, hygiënesticker*,
      redenen van hygiëne, hygiëneredenen, hygiëne redenen, vanwege hygiëne, hygiënestrook, hygiëneverzegeling,
      in verband met hygiëne`,
    pl: `
      względów higienicznych, względy higieniczne, powodów higienicznych, ze względów higieny, higieniczn* plomb*,
      plomb* higieniczn*, naklejk* higieniczn*, ze względu na higienę, względami higieniczn*, wzgląd na higienę,
      względach higienicznych`,
    pt: `
      razões de higiene, motivos de higiene, questões de higiene, por higiene, selo de higiene, motivos higiénicos,
      razões higiénicas, fita de higiene, película de higiene, selo higiénico, protetor de higiene,
      adesivo de higiene, questão de higiene, lacre de higiene`,
    sv: `
      hygienskäl*, hygieniska skäl, av hygien, hygienförsegling*, hygienplomb*, hygienskydd*, hygieniska orsaker,
      hygiensigill*, hygientejp`,
    da: `
      hygiejniske årsager, hygiejniske grunde, af hygiejnehensyn, hygiejnehensyn, hygiejneforsegling*,
      hygiejniske hensyn, hygiejnebeskyttelse, hygiejnemærk*, hygiejnestrimmel, af hygiejne`,
    nb: `
      hygieniske årsaker, hygieniske grunner, hygienehensyn, hygieneforsegling*, hygieniske hensyn,
      hygienebeskyttelse, hygienemerk*, av hygiene`,
    fi: `
      hygieniasyi*, hygieniasyistä, hygieenis* syistä, hygieniasinetti*, hygieniasuoj*, hygieniatarra*,
      hygieniasinet*, hygieniateip*, hygienian vuoksi`,
  },
  customMadeGoods: {
    en: `
      made to order items, personalised items, personalized items, personalised products, personalized products,
      custom made items, custom items, customised items, customized items, custom orders, custom made products,
      engraved items, personalised goods, made to measure items, bespoke items, bespoke products, cut to size items,
      cut to length`,
    de: `
      individuell angefertigt*, maßanfertigung*, sonderanfertigung*, personalisierte artikel*,
      personalisierte produkt*, nach kundenspezifikation, kundenspezifisch*, auf kundenwunsch angefertigt*,
      personalisierte ware*, maßangefertigt*, individuell gefertigt*, individualisierte artikel*, nach kundenwunsch,
      speziell angefertigt*, gravierte artikel*, personalisierten artikel*, personalisierten produkt*,
      individuell zugeschnitten*, meterware`,
    fr: `
      articles personnalisés, produits personnalisés, article personnalisé, produit personnalisé,
      fabriqué* sur mesure, confectionné* sur mesure, sur mesure, articles gravés, nettement personnalisés,
      pièces personnalisées, personnalisé*, commande personnalisée, commandes personnalisées, fait* sur mesure,
      coupé* sur mesure`,
    es: `
      artículos personalizados, productos personalizados, producto personalizado, artículo personalizado,
      hechos a medida, hecho a medida, hechas a medida, fabricados a medida, confeccionados a medida, bajo pedido,
      pedidos personalizados, artículos grabados, personalizad*, cortado a medida, fabricado a medida`,
    it: `
      articoli personalizzati, prodotti personalizzati, prodotto personalizzato, articolo personalizzato,
      realizzati su misura, fatti su misura, confezionati su misura, fatto su misura, su misura, articoli incisi,
      ordini personalizzati, personalizzat*, tagliat* su misura, su richiesta del cliente`,
    nl: `
      gepersonaliseerde artikelen, gepersonaliseerde producten, gepersonaliseerd*, op maat gemaakt*, maatwerk*,
      maatwerkproduct*, speciaal gemaakt*, op maat gezaagd, op maat gesneden, op bestelling gemaakt*,
      gegraveerde artikelen, gegraveerde producten, bedrukte artikelen, op maat geknipt`,
    pl: `
      produkt* personalizowan*, personalizowan*, na indywidualne zamówienie, wykonan* na zamówienie, na zamówienie,
      wykonan* na wymiar, szyt* na miarę, wykonan* na specjalne, indywidualne zamówieni*, na wymiar,
      spersonalizowan*, według specyfikacji konsumenta, produkowan* na zamówienie, produkty grawerowane,
      cięt* na wymiar`,
    pt: `
      artigos personalizados, produtos personalizados, produto personalizado, artigo personalizado, feitos à medida,
      feito à medida, feitos por medida, feito por medida, por medida, sob medida, feitos sob medida, por encomenda,
      artigos gravados, personalizad*, feito sob medida, encomendas personalizadas, cortado à medida`,
    sv: `
      specialtillverk*, måttbeställ*, måttanpass*, personliga produkter, specialbeställ*, personligt anpassade,
      tillverkad på beställning, tillverkas på beställning, graverade varor, måttillverk*, skräddarsydda varor,
      personaliserade varor, måttsydd*, personaliserade produkter`,
    da: `
      specialfremstill*, specialproducer*, efter mål, personlige varer, specialbestil*, personaliserede varer,
      fremstillet efter mål, fremstilles efter mål, graverede varer, tilpassede varer, på bestilling,
      skræddersyede varer, personaliserede produkter, lavet efter mål`,
    nb: `
      spesialtilpass*, spesiallag*, spesialbestil*, personaliserte varer, tilvirket etter, spesialproduser*,
      graverte varer, personlig tilpassede, skreddersydde varer, laget på bestilling, laget etter mål,
      personaliserte produkter, produsert på bestilling`,
    fi: `
      mittatilaus*, mittatilauk*, mittojen mukaan, tilaustyönä, personoi*, räätälöi*, mittatilaustyö*,
      tilauksesta valmistet*, yksilöllisesti valmistet*, kaiverretut tuott*, tilaustuote*, tilaustuott*,
      asiakkaan toiveiden mukaan valmistet*`,
  },
  unusedCondition: {
    en: `
      unused, unworn, unwashed, in original condition, in its original condition, in new condition,
      in resaleable condition, resellable condition, sellable condition, with tags attached, with all tags,
      tags attached, tags still attached, in perfect condition, as new condition, with the tags, tags on,
      new and unused, undamaged and unused`,
    de: `
      ungetragen*, ungebraucht*, unbenutzt*, ungewaschen*, originalzustand, im originalzustand,
      in neuwertigem zustand, unbeschädigt*, mit etikett*, alle etiketten, wiederverkaufsfähig*,
      einwandfreiem zustand, unversehrt*, verkaufsfähigem zustand, etiketten noch, neuwertigem zustand,
      mit allen etiketten, unbenutztem zustand`,
    fr: `
      non porté*, non utilisé*, non lavé*, dans son état d origine, dans leur état d origine, état neuf,
      étiquette attachée, étiquettes attachées, étiquettes d origine, jamais porté*, parfait état,
      n ayant pas été portés, étiquettes intactes, avec les étiquettes, avec étiquettes, avec ses étiquettes,
      avec leurs étiquettes, neuf et non, état impeccable, non endommagé*, jamais utilisé*`,
    es: `
      sin usar, sin estrenar, sin lavar, no usado, no usados, estado original, condiciones originales,
      perfecto estado, con etiquetas, con las etiquetas, con su etiqueta, etiquetas originales,
      perfectas condiciones, sin haber sido usado, sin signos de uso, no haya sido usado, con la etiqueta,
      no hayan sido usados, sin señales de uso, sin haberse usado`,
    it: `
      non utilizzat*, non indossat*, non usat*, non lavat*, condizioni originali, stato originale, inutilizzat*,
      mai usat*, mai indossat*, con etichette, con le etichette, con etichetta, cartellini attaccati,
      etichette originali, perfette condizioni, perfetto stato, non danneggiat*, con il cartellino, con i cartellini,
      nuovo e non`,
    nl: `
      ongebruikt*, ongedragen*, ongewassen, originele staat, oorspronkelijke staat, in nieuwstaat, onbeschadigd*,
      met labels, labels eraan, kaartjes eraan, labels nog aan, met kaartjes, met prijskaartjes,
      in originele conditie, met de labels, met het label, staat waarin je, met de kaartjes, nieuwstaat`,
    pl: `
      nieużywan*, nienoszon*, nieuszkodzon*, nieprane, nieprany, stanie nienaruszonym, w stanie niezmienionym,
      z metkami, z metką, oryginalne metki, oryginalnymi metkami, bez śladów użytkowania, nienaruszon*,
      w idealnym stanie, bez śladów użycia, nie noszone, nie używane, niezniszczon*, z kompletem metek,
      bez śladów noszenia`,
    pt: `
      sem uso, não usado*, não usada*, não utilizad*, por estrear, sem lavar, estado original, condições originais,
      em perfeito estado, perfeitas condições, com etiqueta*, com a etiqueta, com as etiquetas, etiquetas originais,
      sem sinais de uso, sem ter sido usado, condição original, sem marcas de uso, em estado novo`,
    sv: `
      oanvänd*, otvättad*, oskadad*, originalskick, i nyskick, ursprungligt skick, med etiketter, etiketter kvar,
      lapparna kvar, oförändrat skick, etiketten kvar, lappen kvar, samma skick, väsentligt oförändrat, ej använd*`,
    da: `
      ubrugt*, uvasket*, ubeskadiget*, original stand, samme stand, uden brugsspor, med tags, mærkerne på,
      original tilstand, mærket siddende, tags på, ikke brugt*, oprindelig stand, væsentlig samme stand,
      uden at være brugt`,
    nb: `
      ubrukt*, uvasket*, uskadet*, original stand, samme stand, opprinnelig stand, med merkelapp*, merkelapper på,
      originaltilstand, uten bruksspor, ikke brukt*, originale merkelapper, lappene på, vesentlig samme stand,
      merkelappen på, merkelappene`,
    fi: `
      käyttämättöm*, pesemättöm*, käyttämätön, alkuperäisessä kunnossa, alkuperäiskunto*, vahingoittumat*,
      hintalapu*, myyntikuntoi*, uudenveroi*, alkuperäiset laput, laput kiinni, pesemätön,
      uutta vastaavassa kunnossa, hintalaput kiinni, alkuperäisiss* lapui*`,
  },
  originalPackaging: {
    en: `
      original packaging, original box, original package, original boxes, its original pack, original wrapping,
      original carton, in the original packing, in its packaging, original shoebox, with all accessories,
      with all its accessories, original packing`,
    de: `
      originalverpack*, originalkarton*, original verpackt, original verpackung, ursprüngliche verpackung,
      ursprünglichen verpackung, ovp, originalschachtel*, originalen verpackung, originale verpackung,
      samt verpackung`,
    fr: `
      emballage d origine, emballages d origine, emballage original, boîte d origine, emballage initial,
      carton d origine, conditionnement d origine, son emballage, leur emballage, emballage complet,
      boîtes d origine, packaging d origine`,
    es: `
      embalaje original, envase original, caja original, empaque original, packaging original, paquete original,
      embalajes originales, cajas originales, envoltorio original, precinto original, envases originales,
      embalaje de origen, su embalaje`,
    it: `
      imballo originale, imballaggio originale, confezione originale, scatola originale, packaging originale,
      confezioni originali, scatole originali, imballaggi originali, confezione integra, involucro originale`,
    nl: `
      originele verpakking*, oorspronkelijke verpakking*, originele doos, originele dozen, oorspronkelijke doos,
      verpakking ongeopend, in de verpakking, originele schoenendoos`,
    pl: `
      oryginaln* opakowan*, oryginaln* pudełk*, fabryczn* opakowan*, oryginalnie zapakowan*, opakowaniu fabrycznym,
      oryginaln* karton*, w oryginalnym stanie`,
    pt: `
      embalagem original, caixa original, embalagens originais, caixas originais, embalagem de origem,
      embalagem intacta, pacote original, na sua embalagem, caixa de origem`,
    sv: `
      originalförpackning*, originalkartong*, ursprunglig* förpackning*, originalemballage*, originalask*,
      ursprungsförpackning*, originalkartongen`,
    da: `
      original emballage*, originalemballage*, oprindelige emballage*, original æske, original kasse,
      originale emballage*, oprindelig emballage*, original indpakning*, originale æske, originalæske*`,
    nb: `
      original emballasje*, originalemballasje*, opprinnelig* emballasje*, original eske, originale emballasje*,
      original innpakning, originalesken*, originaleske*, originalforpakning*`,
    fi: `
      alkuperäispakkau*, alkuperäisessä pakkauksessa*, alkuperäinen pakkaus, alkuperäispakkauksessa*,
      alkuperäise* pakkau*, alkuperäise* laatiko*, alkuperäinen laatikko, alkuperäise* kenkälaatiko*,
      myyntipakkauksessa*`,
  },
  unopened: {
    en: `
      unopened, still sealed, factory sealed, seal is intact, seal intact, seal unbroken, unbroken seal,
      not been opened, hasn t been opened, haven t been opened, in sealed packaging, still shrink wrapped,
      opened packaging, if the seal, sealed packaging`,
    de: `
      ungeöffnet*, nicht geöffnet*, noch versiegelt, originalversiegelt*, siegel unverletzt, unversehrtes siegel,
      unversehrtem siegel, unangebrochen*, siegel unbeschädigt, ungeöffneter originalverpackung, versiegelte ware,
      siegel intakt`,
    fr: `
      non ouvert*, jamais ouvert*, non descellé*, sous scellé, scellé intact, encore scellé*, sous blister,
      n a pas été ouvert*, n ont pas été ouvert*, toujours scellé*, emballage scellé, non déballé*`,
    es: `
      sin abrir, sin desprecintar, precintado*, precintada*, con el precinto, con su precinto, precinto intacto,
      no haya sido abierto, no hayan sido abiertos, sin desembalar, precinto original`,
    it: `
      non apert*, mai apert*, sigillo intatto, sigillo integro, ancora sigillat*, confezione sigillata,
      sigilli integri, confezione integra, confezioni integre, non è stato aperto, non sia stato aperto`,
    nl: `
      ongeopend*, niet geopend*, zegel intact, verzegeling intact, nog verzegeld*, nog gesealed, niet is geopend,
      verzegelde verpakking, onaangebroken, verbroken zegel, zegel niet verbroken`,
    pl: `
      nieotwart*, nie otwieran*, nieotwieran*, zafoliowan*, nienaruszoną plombą, nierozpakowan*,
      fabrycznie zapieczętowan*, nienaruszonym opakowaniu, oryginalnie zamknięt*, nienaruszoną folią,
      nie był otwierany, nie była otwierana`,
    pt: `
      sem abrir, por abrir, não aberto*, não aberta*, não foi aberto, não foi aberta, selo intacto, lacre intacto,
      ainda selad*, ainda lacrad*, embalagem selada, embalagem lacrada, não tenha sido aberto, sem ter sido aberto,
      selo de origem, fechado na embalagem`,
    sv: `
      oöppnad*, obruten förpackning, obruten plombering, obruten försegling, obruten originalförpackning,
      inte öppnat*, ej öppnad*, oöppnat, förseglingen är obruten, bruten försegling, plomberingen är obruten,
      obrutet emballage`,
    da: `
      uåbnet*, ubrudt*, ikke åbnet*, forseglingen er ubrudt, brudt forsegling, forseglingen ikke er brudt,
      ikke er åbnet, forsegling er ubrudt, ikke har åbnet`,
    nb: `
      uåpnet*, ubrutt*, ikke åpnet*, forseglingen er ubrutt, brutt forsegling, forseglingen ikke er brutt, uåpnede,
      forsegling er ubrutt`,
    fi: `
      avaamattom*, avaamaton, avaamatonta, sinetti ehjä, ehjällä sinetillä, avaamattomassa pakkaukse*,
      sinetti rikkomat*, sinettiä ei ole rikottu, avaamattomana, avaamattomat, rikkomattom* sineti*`,
  },
};
