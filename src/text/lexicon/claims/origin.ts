import type { ConceptTable } from './concept-table.ts';

/** Origin and production, without names of countries: made in, handmade, to order, local, imported. */
export const ORIGIN: ConceptTable = {
  madeIn: {
    en: `
      made in, produced in, manufactured in, comes from, crafted in, country of origin, country of manufacture,
      place of origin, originates from, originate from, production takes place in, grown in,
      manufacturing takes place in`,
    de: `
      hergestellt in, made in, in ~ hergestellt, in ~ produziert, gefertigt in, produziert in, stammt aus,
      stammen aus, kommt aus, kommen aus, herkunftsland*, ursprungsland*, produktionsland, produktionsort, herkunft,
      herstellungsland, genäht in, produktionsstandort`,
    fr: `
      fabriqué en, fabriquée en, fabriqués en, fabriquées en, fabriqué au, fabriquée au, produit en, produite en,
      produits en, conçu et fabriqué, pays d origine, pays de fabrication, provient de, provient d, proviennent de,
      provenance, made in, cultivé en`,
    es: `
      fabricado en, fabricada en, fabricados en, fabricadas en, producido en, producida en, país de origen,
      procede de, proceden de, proviene de, se fabrica en, se fabrican en, se produce en, cultivado en, made in`,
    it: `
      prodotto in, prodotta in, prodotti in, prodotte in, fabbricato in, fabbricata in, made in, paese di origine,
      paese d origine, provenienza, proviene da, proviene dal, proviene dalla, provengono da, viene prodotto in,
      vengono prodotti in, coltivato in`,
    nl: `
      gemaakt in, geproduceerd in, vervaardigd in, made in, komt uit, komen uit, afkomstig uit, land van herkomst,
      herkomst, wordt in ~ gemaakt, worden in ~ gemaakt, in ~ geproduceerd, in ~ gemaakt, genaaid in, geteeld in,
      productieland`,
    pl: `
      wyprodukowan* w, produkowan* w, wytwarzan* w, wytworzon* w, uszyt* w, szyt* w, made in, kraj pochodzenia,
      kraj produkcji, pochodzi z, pochodzą z, kraju pochodzenia, powstaje w, powstają w`,
    pt: `
      fabricado em, fabricada em, fabricados em, fabricadas em, fabricado na, fabricado no, produzido em,
      produzida em, produzido no, produzido na, feito no, feito na, país de origem, provém de, provém do, provém da,
      é originário, made in, cultivado em`,
    sv: `
      tillverkad i, tillverkat i, tillverkade i, tillverkas i, producerad i, producerat i, producerade i,
      produceras i, made in, kommer från, ursprungsland*, tillverkningsland, sydd i, sydda i, ursprung, odlad i`,
    da: `
      fremstillet i, fremstilles i, produceret i, produceres i, laves i, made in, kommer fra, oprindelsesland*,
      produktionsland, syet i, oprindelse, stammer fra, dyrket i`,
    nb: `
      produsert i, produseres i, lages i, fremstilt i, made in, kommer fra, opprinnelsesland*, produksjonsland,
      sydd i, stammer fra, opprinnelse, tilvirket i, dyrket i`,
    fi: `
      valmistettu *assa, valmistettu *issa, valmistettu *essa, valmistettu *ossa, valmistetaan *assa,
      valmistetaan *issa, valmistetaan *essa, tuotettu *assa, tuotettu *essa, tuotettu *issa, tuotetaan *assa,
      tuotetaan *essa, valmistusmaa*, valmistuspaik*, alkuperämaa*, made in, peräisin, alkuperä, kotimainen,
      kotimaise*`,
  },
  madeInEurope: {
    en: `
      made in europe, produced in europe, manufactured in europe, european made, european production, made in the eu,
      produced in the eu, european manufacture*, made in an eu country`,
    de: `
      in europa hergestellt, in europa gefertigt, in europa produziert, made in europe, hergestellt in europa,
      europäische* produktion, produktion in europa, europäische* fertigung, made in eu, in der eu hergestellt,
      in der eu gefertigt, in der eu produziert`,
    fr: `
      fabriqué en europe, fabriquée en europe, fabriqués en europe, fabriquées en europe, fabrication européenne,
      produit en europe, made in europe, fabriqué dans l union européenne, fabriqué dans l ue, confectionné en europe,
      production européenne`,
    es: `
      fabricado en europa, fabricada en europa, fabricados en europa, hecho en europa, hecha en europa,
      fabricación europea, producción europea, made in europe, fabricado en la ue, producido en europa,
      fabricado en la unión europea`,
    it: `
      prodotto in europa, prodotta in europa, prodotti in europa, realizzato in europa, fabbricato in europa,
      made in europe, produzione europea, prodotto nell ue, prodotto nell unione europea, made in eu`,
    nl: `
      gemaakt in europa, geproduceerd in europa, in europa gemaakt, in europa geproduceerd, made in europe,
      europees fabricaat, europese productie, europese makelij, gemaakt in de eu, vervaardigd in europa`,
    pl: `
      wyprodukowan* w europie, produkowan* w europie, wykonan* w europie, made in europe, europejska produkcja,
      europejskiej produkcji, wyprodukowan* w ue, wyprodukowan* w unii europejskiej, uszyt* w europie,
      wyprodukowan* na terenie ue`,
    pt: `
      fabricado na europa, fabricada na europa, fabricados na europa, feito na europa, feita na europa,
      produzido na europa, fabrico europeu, produção europeia, fabricação europeia, made in europe, fabricado na ue,
      fabricado na união europeia`,
    sv: `
      tillverkad i europa, tillverkat i europa, tillverkade i europa, tillverkas i europa, producerad i europa,
      producerade i europa, produceras i europa, europeisk tillverkning, europeisk produktion, made in europe,
      tillverkad inom eu, tillverkas inom eu`,
    da: `
      fremstillet i europa, produceret i europa, lavet i europa, made in europe, europæisk produktion,
      produceres i europa, fremstillet i eu, produceret i eu, europæisk produceret`,
    nb: `
      produsert i europa, laget i europa, fremstilt i europa, made in europe, europeisk produksjon,
      produseres i europa, produsert i eu, europeiskprodusert*`,
    fi: `
      valmistettu euroopassa, valmistetaan euroopassa, tehty euroopassa, made in europe, eurooppalai* valmist*,
      eurooppalai* tuotanto*, valmistettu eu ssa, valmistettu eu n alueella`,
  },
  handmade: {
    en: `
      handmade, hand made, handcrafted, hand crafted, made by hand, crafted by hand, hand finished, handfinished,
      made entirely by hand`,
    de: `
      handgemacht*, handgefertigt*, von hand gefertigt, von hand gemacht, von hand hergestellt, in handarbeit,
      handarbeit, hand made, handmade, per hand gefertigt, reine handarbeit, in handarbeit gefertigt`,
    fr: `
      fait main, faite main, faits main, faites main, fait à la main, faite à la main, faits à la main,
      fabriqué à la main, fabriquée à la main, fabriqués à la main, réalisé à la main, fabrication artisanale,
      entièrement à la main, confectionné à la main, confectionnée à la main`,
    es: `
      hecho a mano, hecha a mano, hechos a mano, hechas a mano, elaborado a mano, elaborada a mano, elaborados a mano,
      fabricado a mano, fabricada a mano, artesanal, artesanales, confeccionado a mano, realizado a mano,
      artesanalmente`,
    it: `
      fatto a mano, fatta a mano, fatti a mano, fatte a mano, realizzato a mano, realizzata a mano, realizzati a mano,
      lavorato a mano, lavorata a mano, artigianale, artigianali, artigianalmente, lavorazione a mano, handmade,
      prodotto a mano`,
    nl: `
      handgemaakt*, met de hand gemaakt*, met de hand vervaardigd*, ambachtelijk gemaakt*, handwerk, handmade,
      handgefabriceerd*`,
    pl: `
      ręcznie robion*, ręcznie wykonan*, ręcznie wykonywan*, wykonan* ręcznie, wykonywan* ręcznie, robion* ręcznie,
      rękodzieł*, handmade, ręcznej roboty, ręczna robota, ręcznie wytwarzan*, ręcznie uszyt*`,
    pt: `
      feito à mão, feita à mão, feitos à mão, feitas à mão, fabricado à mão, fabricada à mão, artesanal, artesanais,
      produzido à mão, artesanalmente, produzido artesanalmente, feito manualmente, confecionado à mão`,
    sv: `
      handgjord*, handgjort, handtillverkad*, handtillverkat, för hand, hantverksmässigt, handtillverkas, handarbete`,
    da: `
      håndlavet, håndlavede, håndlavet*, lavet i hånden, fremstillet i hånden, håndarbejde, håndgjort, håndgjorte,
      håndforarbejde*, laves i hånden`,
    nb: `
      håndlaget, håndlagde, håndlagede, laget for hånd, håndarbeid, håndgjort, håndproduser*, håndlages,
      lages for hånd`,
    fi: `
      käsintehty, käsintehdyt, käsin tehty, käsin tehdyt, käsin valmistettu, käsin valmistetut, käsintehtyjä,
      käsintehtyä, käsityönä, käsityötä, käsityö, käsin valmistet*, käsintehdy*`,
  },
  handPainted: {
    en: 'hand painted, handpainted, painted by hand, hand decorated',
    de: 'handbemalt*, von hand bemalt*, handdekoriert*',
    fr: 'peint à la main, peinte à la main, peints à la main, peintes à la main, décoré à la main, décorée à la main',
    es: 'pintado a mano, pintada a mano, pintados a mano, pintadas a mano, decorado a mano',
    it: 'dipinto a mano, dipinta a mano, dipinti a mano, dipinte a mano, decorato a mano, decorata a mano',
    nl: 'handbeschilderd*, met de hand beschilderd*, handgeschilderd*',
    pl: 'ręcznie malowan*, malowan* ręcznie, ręcznie zdobion*',
    pt: 'pintado à mão, pintada à mão, pintados à mão, decorado à mão, decorada à mão',
    sv: 'handmålad*, handmålat, handdekorerad*, målad för hand',
    da: 'håndmalet, håndmalede, håndmalt, håndmalte, håndbemalet, malet i hånden',
    nb: 'håndmalt*, håndmalte, håndmalet, malt for hånd, hånddekorert*',
    fi: 'käsinmaalat*, käsin maalat*, käsinkorist*, käsin korist*',
  },
  handWoven: {
    en: 'handwoven, hand woven, woven by hand, hand knotted, handknotted, hand tufted, handtufted',
    de: 'handgewebt*, von hand gewebt*, handgeknüpft*, handgetuftet*, handgewoben*, handgeflochten*',
    fr: `
      tissé à la main, tissée à la main, tissés à la main, noué à la main, nouée à la main, tufté à la main,
      tressé main, tressé à la main, tressée à la main`,
    es: 'tejido a mano, tejida a mano, tejidos a mano, anudado a mano, anudada a mano, trenzado a mano',
    it: `
      tessuto a mano, tessuta a mano, tessuti a mano, annodato a mano, annodata a mano, intrecciato a mano,
      intrecciata a mano`,
    nl: 'handgeweven, met de hand geweven, handgeknoopt*, handgetuft*, handgevlochten',
    pl: 'ręcznie tkan*, tkan* ręcznie, ręcznie pleccion*, ręcznie wiązan*, ręcznie tuftowan*, ręcznie plecion*',
    pt: `
      tecido à mão, tecida à mão, tecidos à mão, entrançado à mão, entrelaçado à mão, trançado à mão, feito em tear,
      tear manual`,
    sv: 'handvävd*, handvävt, handknuten, handknutna, handtuftad*, handflätad*',
    da: 'håndvævet, håndvævede, håndknyttet, håndknyttede, håndtuftet, håndtuftede, håndflettet, håndflettede',
    nb: 'håndvevd*, håndvevet, håndvevde, håndknyttet, håndknyttede, håndtuftet, håndflettet, håndflettede',
    fi: 'käsinkudot*, käsin kudot*, käsinsolmi*, käsin solmi*, käsintuftat*, käsinpunot*, käsin punot*',
  },
  handKnitted: {
    en: 'hand knitted, hand knit, handknit*, hand crocheted, knitted by hand, crocheted by hand',
    de: 'handgestrickt*, handgehäkelt*, von hand gestrickt*, von hand gehäkelt*',
    fr: `
      tricoté main, tricotée main, tricoté à la main, tricotée à la main, crocheté à la main, crochetée à la main,
      crocheté main`,
    es: `
      tejido a ganchillo a mano, ganchillo a mano, tricotado a mano, tejido a mano con agujas, hecho a ganchillo,
      hecha a ganchillo`,
    it: `
      lavorato ai ferri, fatto all uncinetto, realizzato all uncinetto, lavorato all uncinetto,
      lavorata all uncinetto, fatta all uncinetto, lavorato a maglia a mano`,
    nl: 'handgebreid*, handgehaakt*, met de hand gebreid*, met de hand gehaakt*',
    pl: 'ręcznie dziergan*, ręcznie szydełkow*, ręcznie robion* na drutach, dziergan* ręcznie',
    pt: `
      tricotado à mão, tricotada à mão, feito em croché, feito em crochê, feito a crochê, em croché, feita em croché`,
    sv: 'handstickad*, handstickat, handvirkad*, handvirkat',
    da: 'håndstrikket, håndstrikkede, håndhæklet, håndhæklede',
    nb: 'håndstrikket, håndstrikkede, håndheklet, håndheklede, håndstrikka',
    fi: 'käsinneulot*, käsin neulot*, käsinvirkat*, käsin virkat*',
  },
  mouthBlown: {
    en: 'mouth blown, mouthblown, hand blown, handblown',
    de: 'mundgeblasen*, mund geblasen*',
    fr: 'soufflé à la bouche, soufflée à la bouche, soufflés à la bouche, verre soufflé bouche, soufflé bouche',
    es: 'soplado a boca, soplado artesanal*, soplado a mano, soplados a mano, soplada a mano, vidrio soplado',
    it: 'soffiato a bocca, soffiata a bocca, soffiati a bocca, vetro soffiato',
    nl: 'mondgeblazen, met de mond geblazen',
    pl: 'ręcznie dmuchan*, dmuchan* ręcznie, ustnie dmuchan*',
    pt: 'soprado à boca, soprada à boca, soprado à mão, vidro soprado',
    sv: 'munblåst, munblåsta, munblåst*',
    da: 'mundblæst, mundblæste',
    nb: 'munnblåst, munnblåste',
    fi: 'suupuhallet*, suupuhallus, suulla puhallet*',
  },
  handForged: {
    en: 'hand forged, handforged, hand hammered, hand sharpened, hand polished',
    de: 'handgeschmiedet*, von hand geschmiedet*, handgehämmert*, handpoliert*, handgeschliffen*',
    fr: 'forgé à la main, forgée à la main, forgés à la main, martelé à la main, martelée à la main, poli à la main',
    es: 'forjado a mano, forjada a mano, forjados a mano, martillado a mano, pulido a mano',
    it: 'forgiato a mano, forgiata a mano, forgiati a mano, martellato a mano, lucidato a mano',
    nl: 'handgesmeed*, met de hand gesmeed*, handgehamerd*, handgeslepen',
    pl: `
      ręcznie kuty, ręcznie kuta, ręcznie kute, ręcznie kutego, kuty ręcznie, kuta ręcznie, kute ręcznie,
      ręcznie polerowan*, ręcznie ostrzon*, ręcznie młotkowan*`,
    pt: 'forjado à mão, forjada à mão, martelado à mão, polido à mão',
    sv: 'handsmidd*, handsmitt, handhamrad*, handpolerad*',
    da: 'håndsmedet, håndsmedede, håndhamret, håndpoleret',
    nb: 'håndsmidd*, håndsmidde, håndhamret, håndpolert',
    fi: 'käsintaot*, käsin taot*, käsinkiillot*, käsin kiillot*',
  },
  traditionalCraft: {
    en: `
      traditional craft*, traditional method*, traditionally made, artisan, artisanal, artisans, craftsmanship,
      craftspeople, craftsmen, master craftsm*, traditional technique*, skilled artisans`,
    de: `
      traditionelles handwerk, traditionellem handwerk, handwerkskunst, handwerklich*, traditionell hergestellt,
      traditionell gefertigt, traditionelle* herstellung, manufaktur*, kunsthandwerk*, meisterhandwerk,
      handwerksbetrieb*, traditionelle* verfahren`,
    fr: `
      savoir faire artisanal, savoir faire traditionnel, artisanat, artisanal, artisanale, artisans, artisan,
      méthode traditionnelle, méthodes traditionnelles, fabrication traditionnelle, technique ancestrale,
      techniques ancestrales, artisanaux, artisanales`,
    es: `
      artesanía, artesano, artesanos, artesana, artesanas, método tradicional, métodos tradicionales,
      técnicas tradicionales, técnica tradicional, elaboración tradicional, oficio tradicional, maestros artesanos,
      técnica ancestral`,
    it: `
      artigianato, artigiano, artigiani, maestri artigiani, metodo tradizionale, metodi tradizionali,
      lavorazione tradizionale, tecniche tradizionali, maestria artigianale, tradizione artigiana,
      tradizione artigianale, tecnica tradizionale`,
    nl: `
      ambachtelijk*, ambacht, vakmanschap, ambachtslieden, traditionele methode*, traditioneel gemaakt,
      traditionele techniek*, traditioneel vervaardigd, vakmensen`,
    pl: `
      rzemieśln*, rzemiosł*, tradycyjn* metod*, tradycyjn* technik*, metod* tradycyjn*, rękodzielni*, rzemieślnik*,
      rękodzielnicz*`,
    pt: `
      artesanato, artesão, artesãos, artesã, artesãs, método tradicional, métodos tradicionais, técnicas tradicionais,
      técnica tradicional, fabrico tradicional, mestria artesanal, mestres artesãos`,
    sv: `
      traditionellt hantverk, traditionella metoder, traditionell metod, traditionell teknik, hantverkstradition*,
      gediget hantverk, hantverk, hantverksmässig*`,
    da: `
      håndværk, traditionelt håndværk, håndværkstradition*, kunsthåndværk*, traditionelle metoder, traditionel metode,
      håndværksmæssig*`,
    nb: `
      håndverk, tradisjonelt håndverk, håndverkstradisjon*, kunsthåndverk*, tradisjonelle metoder,
      tradisjonell metode, håndverksmessig*`,
    fi: `
      käsityöläi*, perinteinen käsityö, käsityötait*, perintei* menetelm*, käsityöperin*, perintei* tekniik*,
      artesaani*, käsityöperinte*`,
  },
  artisanWorkshop: {
    en: `
      small workshop*, family workshop*, artisan workshop*, atelier, ateliers, family run workshop*, local workshop*,
      small manufactory`,
    de: `
      kleine manufaktur, kleinen manufaktur*, kleinen werkstätten, kleine werkstatt, kleiner werkstatt,
      familienwerkstatt, atelier, ateliers, familiengeführte* manufaktur*, kleinen betrieben`,
    fr: `
      petit atelier, petits ateliers, atelier familial, ateliers familiaux, atelier artisanal, ateliers artisanaux,
      dans un atelier, dans des ateliers, atelier local`,
    es: `
      pequeño taller, pequeños talleres, taller familiar, talleres familiares, taller artesanal, talleres artesanales,
      taller artesano, talleres locales, taller local`,
    it: `
      piccolo laboratorio, piccoli laboratori, laboratorio artigianale, laboratori artigianali, bottega artigiana,
      laboratorio familiare, botteghe artigiane, atelier`,
    nl: `
      kleine werkplaats*, atelier, ateliers, familiewerkplaats*, klein atelier, kleine ateliers, familieatelier*,
      lokale ateliers`,
    pl: `
      małych warsztat*, mały warsztat, małym warsztacie, rodzinn* warsztat*, warsztat rzemieślnicz*, manufaktur*,
      pracownia, w pracowni, małej pracowni, pracowniach`,
    pt: `
      pequeno ateliê, pequena oficina, pequenas oficinas, oficina familiar, ateliê, ateliês, atelier,
      oficinas familiares, ateliers, oficina artesanal`,
    sv: 'liten verkstad, små verkstäder, ateljé*, familjeverkstad*, liten ateljé, lokala ateljéer',
    da: 'lille værksted, små værksteder, atelier, familieværksted*, lokale værksteder, håndværksværksted*',
    nb: 'lite verksted, små verksteder, atelier, familieverksted*, lokale verksteder',
    fi: `
      pienessä verstaassa, pieni verstas, pienissä verstaissa, pajassa, ateljee*, perheverstas*, pienessä pajassa,
      pienissä pajoissa`,
  },
  madeToOrder: {
    en: `
      made to order, made on demand, produced on demand, made on order, custom made, made specially for you,
      made just for you, built to order, printed on demand, made after you order, made individually, bespoke,
      made to measure`,
    de: `
      auf bestellung gefertigt, auf bestellung produziert, auf bestellung hergestellt, auf bestellung,
      auftragsfertigung, nach bestelleingang gefertigt, individuell gefertigt, einzeln gefertigt, on demand,
      extra für dich gefertigt, extra für sie gefertigt, maßgefertigt*, nach maß, erst nach bestellung,
      maßanfertigung*, einzelanfertigung*, sonderanfertigung*`,
    fr: `
      fabriqué à la commande, fabriquée à la commande, fabriqués à la commande, fabriqué sur commande,
      fabriquée sur commande, fabriqués sur commande, sur commande, sur mesure, fabriqué spécialement,
      fait sur mesure, produit à la demande, confectionné à la commande, fabrication à la demande`,
    es: `
      fabricado bajo pedido, fabricada bajo pedido, bajo pedido, hecho por encargo, por encargo, hecho a medida,
      hecha a medida, bajo demanda, se fabrica por encargo, fabricado por encargo`,
    it: `
      realizzato su ordinazione, realizzata su ordinazione, su ordinazione, prodotto su ordinazione, fatto su misura,
      prodotto su richiesta, realizzato su ordine, on demand, produzione su ordinazione, realizzato su misura,
      fatta su misura, confezionato su misura`,
    nl: `
      op bestelling gemaakt, op bestelling, gemaakt op bestelling, op maat gemaakt*, maatwerk,
      speciaal voor jou gemaakt, speciaal voor u gemaakt, on demand, op aanvraag gemaakt, pas na bestelling`,
    pl: `
      wykonan* na zamówienie, wykonywan* na zamówienie, szyt* na zamówienie, na wymiar, wykonan* na wymiar,
      produkcja na zamówienie, szyt* na miarę, na miarę, tylko na zamówienie, produkt na zamówienie,
      powstaje na zamówienie, robion* na zamówienie`,
    pt: `
      feito por encomenda, feita por encomenda, sob encomenda, por encomenda, feito sob encomenda, sob demanda,
      feito à medida, feita à medida, sob medida, feito sob medida, produzido sob encomenda, por medida`,
    sv: `
      tillverkas på beställning, på beställning, beställningsvara*, måttbeställd*, specialtillverkad*,
      specialtillverkas, måttanpassad*, skräddarsydd*, tillverkas efter beställning, tillverkas vid beställning,
      måttillverk*`,
    da: `
      på bestilling, fremstilles på bestilling, laves på bestilling, specialfremstillet, specialfremstillede, målsyet,
      efter mål, bestillingsvare*, specialproduceret, produceres på bestilling`,
    nb: `
      på bestilling, lages på bestilling, produseres på bestilling, spesiallaget, spesiallages, bestillingsvare*,
      etter mål, spesialtilpasset, spesialprodusert*, målsydd`,
    fi: `
      valmistetaan tilauksesta, tilaustyönä, tilaustuote, tilaustuotte*, mittatilaus*, mittojen mukaan, tilaustyö*,
      valmistettu tilauksesta, tehdään tilauksesta, tilauksesta valmistet*`,
  },
  localProduction: {
    en: `
      locally made, locally produced, local production, made locally, produced locally, local manufacture*,
      locally sourced, sourced locally, regionally produced, regional production`,
    de: `
      regional hergestellt*, regional produziert*, regionale* produktion, regionale* herstellung, lokal gefertigt*,
      lokal hergestellt*, lokal produziert*, lokale* produktion, aus der region, vor ort gefertigt,
      vor ort produziert, heimische* produktion, regionaler herkunft`,
    fr: `
      fabriqué localement, fabriquée localement, production locale, fabrication locale, produit localement,
      produits locaux, produit local, produits localement, producteurs locaux, circuit court, circuits courts`,
    es: `
      producción local, fabricado localmente, fabricada localmente, producido localmente, fabricación local,
      productos locales, producto local, productores locales, kilómetro cero, proximidad, elaborado localmente`,
    it: `
      produzione locale, prodotto localmente, prodotti localmente, produzioni locali, prodotti locali, km zero,
      chilometro zero, produttori locali, realizzato localmente, filiera corta`,
    nl: `
      lokaal geproduceerd*, lokaal gemaakt*, lokale productie, uit de regio, lokaal vervaardigd*,
      plaatselijk geproduceerd, streekproduct*, lokale producenten, regionaal geproduceerd*`,
    pl: `
      lokalna produkcja, lokalnej produkcji, produkowan* lokalnie, lokalnie produkowan*, wyprodukowan* lokalnie,
      lokalni producenci, lokalnych producentów, lokalni dostawcy, regionaln* produkt*, produkt* regionaln*`,
    pt: `
      produção local, produzido localmente, produzidos localmente, fabricado localmente, fabrico local,
      produtos locais, produtores locais, produto local, feito localmente`,
    sv: `
      lokalproducera*, lokalt producera*, lokal produktion, närproducera*, lokalt tillverka*, lokal tillverkning,
      närodlad*, närodlat`,
    da: `
      lokalt produceret, lokalt producerede, lokal produktion, lokalproducer*, lokalt fremstillet, lokale producenter,
      lokalt fremstillede`,
    nb: `
      lokalprodusert*, lokalt produsert*, lokal produksjon, kortreist*, lokalt laget, lokale produsenter,
      lokalt fremstilt`,
    fi: `
      paikallise* tuote*, paikallisesti tuotet*, paikallisesti valmistet*, paikallinen tuotanto, lähituotan*,
      lähiruoka*, lähellä tuotet*, lähellä tuotettu`,
  },
  imported: {
    en: `
      imported, import goods, importer, imported from, we import, imported directly, overseas production,
      produced overseas, manufactured overseas`,
    de: `
      importiert*, import aus, importware*, importprodukt*, direktimport*, wir importieren, importeur*, eingeführt aus`,
    fr: `
      importé, importée, importés, importées, importé de, importation, nous importons, importateur*, produits importés`,
    es: 'importado, importada, importados, importadas, de importación, importamos, importador*, productos importados',
    it: `
      importato, importata, importati, importate, di importazione, d importazione, importiamo, importatore,
      prodotti importati`,
    nl: 'geïmporteerd*, importproduct*, we importeren, wij importeren, importeur*',
    pl: 'importowan*, z importu, importujemy, importer*, sprowadzan*',
    pt: 'importado, importada, importados, importadas, de importação, importamos, importador*, produtos importados',
    sv: 'importerad*, importerat, importeras, importör*, vi importerar, importvara*',
    da: 'importeret, importerede, importeres, importør*, vi importerer, importvare*',
    nb: 'importert*, importeres, importør*, vi importerer, importvare*',
    fi: 'maahantuotu*, maahantuodu*, maahantuoja*, tuontitavar*, tuomme maahan, ulkomailta tuotu, tuontituot*',
  },
  ownFactory: {
    en: `
      our own factory, our own factories, own factory, own production, in house production, produced in house,
      made in house, in our factory, in our own facilities, our own workshop, in our workshop, company owned factory,
      our production facility, manufactured in house`,
    de: `
      eigene fabrik, eigenen fabrik, eigene produktion, eigener produktion, eigene fertigung, eigener fertigung,
      eigene herstellung, eigener herstellung, in unserem werk, in unserer fabrik, eigenen werk*,
      eigene produktionsstätte, eigenproduktion, eigene manufaktur, eigener manufaktur, hauseigen*, eigene werkstatt,
      eigenen werkstatt, inhouse gefertigt`,
    fr: `
      notre propre usine, nos propres usines, propre usine, notre usine, nos usines, nos ateliers, notre atelier,
      propre production, notre propre production, production interne, fabriqué en interne, fabriqué par nos soins,
      dans nos ateliers`,
    es: `
      nuestra propia fábrica, fábrica propia, propia fábrica, producción propia, fabricación propia, nuestra fábrica,
      en nuestras instalaciones, nuestro propio taller, taller propio, nuestras fábricas, fabricamos nosotros mismos`,
    it: `
      nostra fabbrica, propria fabbrica, nostro stabilimento, produzione propria, produzione interna,
      produciamo internamente, nostro laboratorio, prodotto internamente, nei nostri laboratori, nostra produzione,
      stabilimento di proprietà`,
    nl: `
      eigen fabriek, eigen fabrieken, onze fabriek, eigen productie, in eigen huis, in eigen beheer, eigen atelier,
      eigen werkplaats, zelf geproduceerd, eigen makelij, onze eigen productie`,
    pl: `
      własn* fabry*, własna produkcja, własnej produkcji, nasza fabryka, naszej fabryce, we własnym zakładzie,
      własny zakład, własnej pracowni, własną produkcję, naszym zakładzie, własna pracownia, naszej pracowni`,
    pt: `
      fábrica própria, própria fábrica, nossa própria fábrica, produção própria, nossa fábrica, fabrico próprio,
      fabricação própria, nossas fábricas, nas nossas instalações, oficina própria, ateliê próprio`,
    sv: `
      egen fabrik, egna fabriker, vår fabrik, våra fabriker, egen produktion, egen tillverkning, egentillverkad*,
      egenproducerad*, vår egen fabrik, egen verkstad`,
    da: `
      egen fabrik, egne fabrikker, vores fabrik, egen produktion, vores egen fabrik, eget værksted, egenproducer*,
      vores egen produktion, egenproduktion`,
    nb: `
      egen fabrikk, egne fabrikker, vår fabrikk, fabrikken vår, egen produksjon, vår egen fabrikk, eget verksted,
      egenproduser*, vår egen produksjon`,
    fi: `
      oma tehdas, omassa tehtaassa, omalla tehtaalla, omilla tehtailla, oma tuotanto, omaa tuotantoa, tehtaallamme,
      omassa tuotannossa, oma valmistus, itse valmistamme, omassa verstaassa`,
  },
  smallBatch: {
    en: 'small batch*, small series, small runs, limited batch*, micro batch*',
    de: `
      kleinserie*, kleine serie, kleinen serien, kleinen chargen, kleine chargen, kleine stückzahl*,
      kleinen stückzahlen, kleinauflage, kleiner auflage, kleinstserie*`,
    fr: 'petites séries, petite série, petits lots, petit lot, série limitée de fabrication, petites cuvées',
    es: 'pequeños lotes, pequeño lote, series pequeñas, pequeñas series, tiradas cortas, lotes pequeños, serie corta',
    it: 'piccoli lotti, piccolo lotto, piccole serie, piccola serie, piccole produzioni, tirature limitate',
    nl: 'kleine oplage*, kleine series, kleine batches, kleine oplages, kleine serie, kleinschalig*',
    pl: `
      małe serie, małych seriach, krótkie serie, krótkich seriach, małych partiach, małe partie, niewielkich partiach,
      niewielkich seriach, krótka seria`,
    pt: 'pequenos lotes, pequeno lote, pequenas séries, pequenas tiragens, pequena escala, lotes pequenos',
    sv: 'små serier, liten serie, små batcher, små partier, små upplagor',
    da: 'små serier, små partier, små oplag, små batches, lille serie, mindre partier',
    nb: 'små serier, små partier, små opplag, liten serie, små batcher',
    fi: 'pienissä erissä, pieninä erinä, piensarja*, pienissä sarjoissa, pienerä*, pieninä sarjoina, pieniä eriä',
  },
  massProduced: {
    en: 'mass produced, mass production, machine made, industrially made, industrially produced, factory made',
    de: `
      massenproduktion, massenware, massengefertigt*, maschinell gefertigt*, maschinell hergestellt*,
      industriell gefertigt*, industriell hergestellt*, serienfertigung, serienproduktion`,
    fr: `
      production de masse, produit en masse, produits en masse, fabriqué à la machine, fabriqué industriellement,
      production industrielle, fabrication industrielle, produit en série, fabriqué en série`,
    es: `
      producción en masa, producido en masa, fabricado en masa, hecho a máquina, fabricación industrial,
      producción industrial, fabricado en serie, producción en serie`,
    it: `
      produzione di massa, prodotto in serie, produzione in serie, produzione industriale, prodotto industrialmente,
      fatto a macchina, lavorato a macchina`,
    nl: `
      massaproductie, massaal geproduceerd, machinaal gemaakt*, machinaal vervaardigd*, industrieel geproduceerd*,
      in serie geproduceerd, fabrieksmatig*`,
    pl: `
      masowa produkcja, masowej produkcji, produkcja masowa, produkowan* masowo, maszynowo wykonan*,
      wykonan* maszynowo, produkcja przemysłow*, produkcji seryjnej`,
    pt: `
      produção em massa, produzido em massa, feito à máquina, produção industrial, fabricado industrialmente,
      produção em série, fabrico em série`,
    sv: `
      massproducerad*, massproduktion, massproducerat, maskintillverkad*, industriellt tillverkad*, maskingjord*,
      serietillverkad*`,
    da: `
      masseproduceret, masseproducerede, masseproduktion, maskinfremstillet, industrielt fremstillet, maskinlavet,
      serieproduceret`,
    nb: 'masseprodusert*, masseproduksjon, maskinlaget, industrielt fremstilt, maskinprodusert*, serieprodusert*',
    fi: `
      massatuotan*, massatuotet*, massavalmist*, koneellisesti valmistet*, teollisesti valmistet*, sarjatuotan*,
      sarjavalmist*`,
  },
  designedIn: {
    en: `
      designed in, developed in, design from, designed by, designed in house, our design team, own design,
      own designs, our own design`,
    de: `
      designt in, entworfen in, in ~ entworfen, in ~ designt, entwickelt in, in ~ entwickelt, eigenes design,
      eigenem design, unserem designteam, eigene designs, hauseigenes design, entworfen von, designt von`,
    fr: `
      conçu en, conçue en, conçus en, conçues en, dessiné en, dessinée en, dessiné par, imaginé en, développé en,
      conçu par, conçue par, notre équipe de design, notre propre design, conçu et dessiné`,
    es: `
      diseñado en, diseñada en, diseñados en, diseñadas en, diseño propio, desarrollado en, desarrollada en,
      diseñado por, nuestro equipo de diseño, diseños propios`,
    it: `
      progettato in, progettata in, progettati in, disegnato in, disegnata in, design proprio, progettato da,
      sviluppato in, ideato in, disegnato da`,
    nl: `
      ontworpen in, ontworpen door, eigen ontwerp, ontwikkeld in, in ~ ontworpen, eigen design, ons eigen ontwerp,
      in ~ ontwikkeld`,
    pl: `
      zaprojektowan* w, projektowan* w, zaprojektowan* przez, własny projekt, własnego projektu, opracowan* w,
      autorski projekt, autorskie projekty`,
    pt: `
      desenhado em, desenhada em, desenhado na, desenhado no, projetado em, projetada em, design próprio,
      desenvolvido em, concebido em, criado por, desenhado por, projetado na`,
    sv: `
      designad i, designade i, designat i, designas i, utvecklad i, formgiven i, formgiven av, designad av,
      egen design, utvecklas i, formgivna i`,
    da: 'designet i, designet af, udviklet i, eget design, tegnet af, designes i, egne designs, formgivet af',
    nb: 'designet i, designet av, utviklet i, eget design, tegnet av, designes i, egne design, formgitt av',
    fi: `
      suunniteltu *assa, suunniteltu *issa, suunniteltu *essa, suunnitellaan *assa, suunnitellaan *essa,
      oma suunnittelu, omaa suunnittelua, oma design, kehitetty *assa, kehitetty *essa`,
  },
  assembledIn: {
    en: 'assembled in, final assembly, assembled by hand, assembled by us, put together in our',
    de: `
      montiert in, in ~ montiert, endmontage, endmontiert*, zusammengebaut in, von hand montiert, in ~ zusammengebaut,
      endfertigung`,
    fr: 'assemblé en, assemblée en, assemblés en, assemblé à la main, assemblé dans, monté en, assemblage final',
    es: `
      ensamblado en, ensamblada en, montado en fábrica, ensamblaje final, ensamblados en, ensamblado a mano,
      montaje final`,
    it: 'assemblato in, assemblata in, assemblati in, assemblaggio finale, assemblato a mano',
    nl: 'geassembleerd in, in elkaar gezet in, eindassemblage, in ~ geassembleerd, met de hand geassembleerd',
    pl: 'montowan* w, zmontowan* w, składan* w, montaż końcowy, montowan* ręcznie, składan* ręcznie',
    pt: 'montado em fábrica, montado na, montado no, montada na, montagem final, montado à mão',
    sv: 'monteras i, monterad i, slutmonteras, slutmontering, sätts ihop i, handmonterad*',
    da: 'samlet i, samles i, slutmontering, håndsamlet',
    nb: 'montert i, monteres i, sluttmontering, satt sammen i, settes sammen i',
    fi: 'koottu *assa, koottu *essa, kootaan *assa, kootaan *essa, loppukokoonpano, koottu käsin',
  },
  traceableOrigin: {
    en: `
      traceability, transparent supply chain*, fully traceable, traceable origin, traceable back to, known origin,
      trace its origin, supply chain transparency, traceable supply chain`,
    de: `
      rückverfolgbar*, rückverfolgung, nachverfolgbare* herkunft, transparente* lieferkette*, transparente* herkunft,
      herkunftsnachweis*, lückenlos nachvollziehbar, herkunftsgarantie`,
    fr: `
      traçabilité, chaîne d approvisionnement transparente, origine garantie, origine contrôlée, filière transparente,
      origine traçable, filière traçable`,
    es: `
      trazabilidad, origen trazable, cadena de suministro transparente, origen garantizado, origen certificado,
      origen controlado`,
    it: `
      tracciabilità, filiera tracciabile, origine tracciabile, filiera trasparente, filiera controllata,
      origine garantita, filiera tracciata`,
    nl: `
      traceerbaarheid, traceerbare herkomst, traceerbare oorsprong, transparante keten, transparante productieketen,
      herleidbare herkomst, gegarandeerde herkomst`,
    pl: `
      identyfikowaln*, pełna identyfikowalność, transparentn* łańcuch*, przejrzyst* łańcuch*, znane pochodzenie,
      gwarantowane pochodzenie, możliw* do prześledzenia, identyfikowalność, znanego pochodzenia`,
    pt: `
      rastreabilidade, origem rastreável, cadeia de fornecimento transparente, cadeia transparente, origem garantida,
      origem controlada`,
    sv: `
      spårbarhet, spårbart ursprung, spårbar ull, transparent leverantörskedja, transparent produktionskedja,
      garanterat ursprung`,
    da: `
      sporbarhed, sporbar oprindelse, gennemsigtig forsyningskæde, transparent forsyningskæde, garanteret oprindelse`,
    nb: 'sporbarhet, sporbar opprinnelse, åpen leverandørkjede, transparent leverandørkjede, garantert opprinnelse',
    fi: `
      jäljitettävyys, jäljitettävä alkuperä, jäljitettävää alkuperää, läpinäkyvä toimitusketju,
      läpinäkyvä tuotantoketju, alkuperätakuu*`,
  },
  responsiblySourced: {
    en: `
      responsibly sourced, ethically sourced, sustainably sourced, responsible sourcing, ethical sourcing,
      ethically made, ethically produced, ethical production, responsibly made, responsibly produced, fairly made,
      fairly produced`,
    de: `
      verantwortungsvoll bezogen, verantwortungsvoller herkunft, verantwortungsvollen quellen,
      verantwortungsvoll hergestellt, nachhaltiger forstwirtschaft, nachhaltige beschaffung, ethisch hergestellt,
      ethisch produziert, fair produziert, fair hergestellt, faire produktion, fairen bedingungen, fair gefertigt,
      nachhaltigen quellen, nachhaltiger herkunft, faire herstellung`,
    fr: `
      approvisionnement responsable, sourcé de manière responsable, sourcés de manière responsable,
      issu de sources responsables, sources responsables, fabrication éthique, production éthique,
      fabriqué de manière éthique, conditions équitables, gestion durable des forêts, forêts gérées durablement,
      fabriqué de façon responsable, forêts gérées de manière durable`,
    es: `
      abastecimiento responsable, obtenido de forma responsable, obtenida de forma responsable, origen responsable,
      producción ética, fabricación ética, fabricado éticamente, producido éticamente, origen sostenible,
      fuentes responsables, condiciones justas, bosques sostenibles, bosques gestionados`,
    it: `
      approvvigionamento responsabile, provenienza responsabile, provenienza sostenibile, produzione etica,
      prodotto eticamente, fonti responsabili, fonti sostenibili, condizioni eque, foreste gestite, filiera etica,
      origine responsabile`,
    nl: `
      verantwoord geproduceerd*, verantwoord ingekocht, verantwoorde herkomst, ethisch geproduceerd*,
      verantwoorde bronnen, duurzame bronnen, eerlijk geproduceerd*, eerlijke productie, verantwoord bosbeheer,
      eerlijk gemaakt*, eerlijke omstandigheden, duurzaam beheerde bossen`,
    pl: `
      odpowiedzialnych źródeł, odpowiedzialne źródła, odpowiedzialnie pozyskiwan*, odpowiedzialnie pozyskan*,
      etyczn* produkcj*, etycznie produkowan*, etycznie wyprodukowan*, zrównoważonych źródeł, uczciwych warunkach,
      zrównoważonych upraw, etycznie pozyskiwan*, odpowiedzialnie zarządzanych lasów`,
    pt: `
      origem responsável, fontes responsáveis, produção ética, produzido de forma ética, produzido eticamente,
      fornecimento responsável, origem sustentável, fontes sustentáveis, condições justas, florestas geridas,
      abastecimento responsável, obtido de forma responsável, manejo florestal`,
    sv: `
      ansvarsfullt producera*, ansvarsfulla källor, etiskt producera*, etisk produktion, ansvarsfullt framtag*,
      hållbara källor, hållbart skogsbruk, schyssta villkor, rättvisa villkor, etiskt tillverka*`,
    da: `
      ansvarligt produceret, ansvarlige kilder, etisk produceret, etisk produktion, ansvarligt fremstillet,
      bæredygtige kilder, bæredygtigt skovbrug, fair forhold, fair vilkår, ansvarlig produktion, ansvarligt indkøbt`,
    nb: `
      ansvarlig produsert*, ansvarlige kilder, etisk produsert*, etisk produksjon, bærekraftige kilder,
      bærekraftig skogbruk, rettferdige forhold, ansvarlig produksjon, rettferdige vilkår`,
    fi: `
      vastuullisesti tuotet*, vastuullisesti valmistet*, vastuullisista lähteistä, eettisesti tuotet*,
      eettisesti valmistet*, eettinen tuotanto, kestävistä lähteistä, vastuullisesti hankit*, reilusti tuotet*,
      vastuullisesti hoidetuista metsistä`,
  },
  directTrade: {
    en: `
      direct trade, directly from farmers, directly from the farmers, directly from the producer*,
      direct from the producer*, straight from the grower*, directly from the farm, directly from the grower*,
      directly from the manufacturer`,
    de: `
      direkt vom erzeuger, direkt vom bauern, direkt von den bauern, direkthandel, direkt vom hersteller,
      direkt vom produzenten, direct trade, direkt ab hof, direkt gehandelt*, direkt vom winzer`,
    fr: `
      directement du producteur, directement auprès des producteurs, directement des producteurs, commerce direct,
      direct producteur, en direct des producteurs, direct du fabricant, directement du fabricant, sans intermédiaire`,
    es: `
      directo del productor, directamente del productor, directamente de los productores, comercio directo,
      directamente a los agricultores, directo de fábrica, directamente de los agricultores, sin intermediarios,
      directamente del fabricante`,
    it: `
      direttamente dal produttore, direttamente dai produttori, commercio diretto, direttamente dagli agricoltori,
      direttamente dalla fabbrica, senza intermediari, direttamente dal coltivatore, filiera diretta`,
    nl: `
      rechtstreeks van de boer*, direct van de boer*, rechtstreeks van de producent*, direct trade,
      direct van de fabrikant, rechtstreeks van de teler*, zonder tussenhandel, direct van de producent*`,
    pl: `
      bezpośrednio od producent*, bezpośrednio od rolnik*, bezpośredni handel, prosto od producent*,
      bezpośrednio od plantator*, prosto od rolnik*, bez pośredników, bezpośrednio z fabryki`,
    pt: `
      diretamente do produtor, diretamente dos produtores, comércio direto, direto do produtor,
      diretamente dos agricultores, diretamente do fabricante, sem intermediários, direto da fábrica`,
    sv: `
      direkt från odlar*, direkt från bonden, direkt från producent*, direkthandel, direkt från tillverkar*,
      direct trade, direkt från gården, utan mellanhänder`,
    da: `
      direkte fra producent*, direkte fra bonden, direkte fra landmænd*, direkte handel, direct trade,
      direkte fra fabrikken, uden mellemled, direkte fra avler*`,
    nb: `
      direkte fra produsent*, direkte fra bonden, direkte handel, direct trade, direkte fra fabrikken,
      uten mellomledd, direkte fra gården`,
    fi: `
      suoraan tuottaj*, suoraan viljelij*, suora kauppa, suorakaup*, suoraan valmistaj*, ilman välikäsi*,
      suoraan tilalta`,
  },
  singleOrigin: {
    en: 'single origin, single estate, single vineyard, single farm',
    de: 'single origin, sortenrein*, aus einer einzigen plantage, einzellage*, lagenwein*, aus einer einzigen herkunft',
    fr: 'origine unique, pure origine, mono origine, single origin, monocru, parcellaire',
    es: 'origen único, un solo origen, único origen, single origin, de finca única, viñedo único',
    it: 'monorigine, mono origine, singola origine, single origin, singolo vigneto, origine unica',
    nl: 'single origin, één plantage, enkele oorsprong, van één boerderij',
    pl: 'single origin, jednego regionu, jednej plantacji, z jednej plantacji, jednorodn*',
    pt: 'single origin, de uma só origem, microlote*, origem única',
    sv: 'single origin, från en gård, enda ursprung',
    da: 'single origin, fra én gård, enkelt oprindelse',
    nb: 'single origin, fra én gård, én plantasje',
    fi: 'single origin, yhden tilan, yhdeltä tilalta, yhden alkuperän',
  },
  ownFarm: {
    en: `
      our own farm, own farm, our farm, own vineyard*, our vineyards, our own fields, estate grown, own cultivation,
      home grown, estate bottled`,
    de: `
      eigener anbau, eigenem anbau, eigenanbau, eigener hof, eigenem hof, unserem hof, eigene weinberge,
      eigenen weinbergen, eigenen feldern, eigener landwirtschaft, hofeigen*, gutsabfüllung`,
    fr: `
      notre ferme, nos champs, notre propre ferme, propre culture, nos vignes, notre domaine,
      mis en bouteille au château, mis en bouteille au domaine, notre exploitation, nos propres cultures,
      nos vignobles`,
    es: `
      nuestra finca, nuestros campos, cultivo propio, nuestra propia granja, nuestra granja, nuestros viñedos,
      viñedos propios, finca propia, embotellado en origen, cosecha propia`,
    it: `
      nostra fattoria, nostri campi, coltivazione propria, nostra azienda agricola, nostri vigneti,
      vigneti di proprietà, nostra tenuta, imbottigliato all origine`,
    nl: `
      eigen boerderij, eigen teelt, onze boerderij, eigen kweek, eigen wijngaard*, onze wijngaarden, eigen velden,
      van eigen land`,
    pl: `
      własnego gospodarstwa, własnym gospodarstwie, naszego gospodarstwa, własnej uprawy, własne uprawy,
      własnych upraw, naszej winnicy, własnej winnicy, naszych winnic, naszych pól`,
    pt: `
      nossa quinta, nossa fazenda, cultivo próprio, nossas vinhas, vinhas próprias, nossos campos, fazenda própria,
      nossos vinhedos, quinta própria`,
    sv: 'egen gård, vår gård, egen odling, egna odlingar, egna vingårdar, egenodlad*, vår egen gård',
    da: 'egen gård, vores gård, egen avl, egne marker, egne vinmarker, vores egen gård, egen dyrkning',
    nb: 'egen gård, vår gård, egne åkrer, egen dyrking, egne vingårder, gården vår, vår egen gård',
    fi: 'oma tila, omalla tilalla, omalta tilalta, tilallamme, omaa viljelyä, omilta pelloilta, omat viinitarhat',
  },
  handPicked: {
    en: 'hand picked, handpicked, hand harvested, harvested by hand, picked by hand',
    de: `
      handgepflückt*, von hand gepflückt*, handverlesen*, von hand geerntet*, handgeerntet*, handlese,
      von hand gelesen*`,
    fr: `
      cueilli à la main, cueillie à la main, cueillis à la main, cueillies à la main, récolté à la main,
      récoltée à la main, récoltés à la main, vendange manuelle, vendangé à la main, récolte manuelle`,
    es: `
      recogido a mano, recogida a mano, recolectado a mano, recolectada a mano, recolectados a mano, vendimia manual,
      cosechado a mano, cosecha manual, recolección manual`,
    it: `
      raccolto a mano, raccolta a mano, raccolti a mano, raccolte a mano, vendemmia manuale, raccolta manuale,
      vendemmia a mano`,
    nl: 'met de hand geplukt*, handgeplukt*, handmatig geplukt*, handmatig geoogst*, met de hand geoogst*',
    pl: 'zbieran* ręcznie, ręcznie zbieran*, ręczny zbiór, ręcznie zrywan*, ręcznie zebran*',
    pt: `
      colhido à mão, colhida à mão, colhidos à mão, colheita manual, vindima manual, apanhado à mão,
      colhidos manualmente`,
    sv: 'handplocka*, handskörda*',
    da: 'håndplukke*, håndhøste*',
    nb: 'håndplukke*, håndhøste*',
    fi: 'käsinpoimit*, käsin poimit*, käsin kerätty*, käsin korjat*',
  },
  wildHarvested: {
    en: 'wild harvested, wildcrafted, wild collected, wild caught, foraged',
    de: 'wildsammlung*, wild gesammelt*, wildfang*, wildwachsend*',
    fr: 'cueillette sauvage, pêche sauvage, récolte sauvage, cueilli à l état sauvage',
    es: 'recolección silvestre, pesca salvaje, recolectado en la naturaleza, captura salvaje',
    it: 'raccolta spontanea, raccolta selvatica, pescato in mare, erbe spontanee',
    nl: 'wildpluk*, wildvangst, wild gevangen, in het wild geplukt',
    pl: 'dziko zbieran*, zbieran* ze stanu naturalnego, dziko rosnąc*, dziko złowion*',
    pt: 'colheita selvagem, pesca selvagem, colheita silvestre',
    sv: 'vildplocka*, viltfångad*, vildväxande, vildfångad*',
    da: 'vildtfanget, vildtvoksende, vildtfangede, vildplukke*',
    nb: 'viltfanget, viltvoksende, villfanget, viltplukke*',
    fi: 'villinä kasvav*, luonnosta poimit*, luonnosta kerätt*, villinä pyydet*',
  },
  recycledSource: {
    en: `
      recycled, recycled material*, made from recycled, made of recycled, from recycled sources, post consumer,
      recycled content, recycled fabric*, pre consumer waste`,
    de: `
      recycelt*, recycelten materialien, recycelte materialien, aus recycelt*, wiederverwertet*, recyclingmaterial*,
      recyclingfaser*, recyclat*, recyclinganteil*, post consumer`,
    fr: `
      recyclé, recyclée, recyclés, recyclées, matières recyclées, matériaux recyclés, issu du recyclage,
      issus du recyclage, contenu recyclé`,
    es: 'reciclado, reciclada, reciclados, recicladas, materiales reciclados, material reciclado, contenido reciclado',
    it: 'riciclato, riciclata, riciclati, riciclate, materiali riciclati, materiale riciclato, materiale di recupero',
    nl: 'gerecycled*, gerecyclede, gerecycleerd*, gerecyclede materialen, gerecycled materiaal',
    pl: 'z recyklingu, recyklingowan*, pochodząc* z recyklingu, materiał* z recyklingu, przetworzon* z odpadów',
    pt: 'reciclado, reciclada, reciclados, recicladas, materiais reciclados, material reciclado, conteúdo reciclado',
    sv: 'återvunnen, återvunnet, återvunna, återvunnet material, återvunna material, recycled',
    da: 'genanvendt, genanvendte, genanvendte materialer, genanvendt materiale, genbrugsmateriale*, genbrugsmaterialer',
    nb: 'resirkulert*, gjenvunnet, gjenvunne, resirkulerte materialer, resirkulert materiale, gjenvunnede',
    fi: `
      kierrätetty*, kierrätetyistä, kierrätetystä, kierrätysmateriaal*, kierrätettyä, kierrätyskuitu*, kierrätyskuid*`,
  },
  upcycled: {
    en: `
      upcycled, upcycling, leftover fabric*, surplus fabric*, deadstock, offcuts, repurposed, fabric scraps,
      production waste, production leftovers`,
    de: `
      upcycling*, upgecycelt*, upcycled, stoffreste*, restbestände* stoff*, produktionsreste*, deadstock, reststoffe*,
      verschnitt, produktionsabfäll*, aufgewertet* altmaterial*`,
    fr: `
      upcyclé, upcyclée, upcyclés, upcycling, surcyclage, surcyclé, chutes de tissu, fins de rouleaux,
      stocks dormants, deadstock, chutes de production`,
    es: `
      suprarreciclado, suprarreciclaje, upcycling, upcycled, retales, restos de tejido, excedentes de tejido,
      deadstock, tejidos excedentes, restos de producción`,
    it: `
      upcycling, upcycled, scarti di tessuto, rimanenze di tessuto, deadstock, tessuti di recupero,
      scarti di produzione, scarti di lavorazione`,
    nl: `
      geüpcycled*, upcycling, upcycled, reststoffen, restpartijen stof, stofresten, deadstock, restmateriaal,
      productieafval`,
    pl: `
      upcykling*, upcyclingow*, upcycling*, resztki tkanin, resztek tkanin, deadstock, odpadów produkcyjnych,
      ścinki tkanin, ścinków tkanin, ścinków`,
    pt: `
      upcycling, upcycled, sobras de tecido, retalhos, excedentes de tecido, deadstock, reaproveitado, reaproveitada,
      reaproveitados, desperdícios de produção`,
    sv: `
      upcycling, upcyclad*, upcyklad*, återbrukad*, återbrukat, spilltyg*, överskottstyg*, restmaterial, deadstock,
      spillmaterial*, tygrester`,
    da: `
      upcycling, upcyclet, upcyclede, overskudsstof*, stofrester, reststof*, deadstock, restmaterial*,
      overskudsmateriale*`,
    nb: 'oppsirkulert*, redesignet, overskuddsstoff*, stoffrester, restmaterial*, deadstock, upcycling, gjenbrukt*',
    fi: `
      uusiokäy*, upcycling, ylijäämäkang*, ylijäämäkank*, leikkuujät*, hukkapal*, deadstock, ylijäämämateriaal*,
      uusiokäytet*`,
  },
  secondHand: {
    en: 'second hand, secondhand, pre owned, preowned, pre loved, preloved, used item*, previously owned',
    de: `
      second hand*, secondhand*, gebrauchtware*, aus zweiter hand, gebrauchtes produkt, gebrauchter artikel,
      gebrauchtkauf*, vorbesitz*`,
    fr: 'd occasion, seconde main, article d occasion, produit d occasion, deuxième main',
    es: 'segunda mano, de segunda mano, usado anteriormente, producto usado, artículos usados',
    it: 'seconda mano, di seconda mano, usato garantito, prodotto usato, articoli usati',
    nl: 'tweedehands*, tweede hands*, tweedehandse, gebruikt product, preloved',
    pl: 'używan* produkt*, z drugiej ręki, second hand*, używan* towar*, z drugiego obiegu',
    pt: 'segunda mão, em segunda mão, de segunda mão, produto usado, artigos usados, seminovo*',
    sv: 'second hand, secondhand, begagnad*, begagnat, andrahand*',
    da: 'second hand, secondhand, brugte varer, brugt vare, genbrugsvare*',
    nb: 'second hand, secondhand, brukte varer, brukt vare, bruktvare*, brukthandel',
    fi: 'second hand*, käytetty tuote, käytettyjä tuotteita, käytettynä, secondhand*',
  },
  refurbished: {
    en: 'refurbished, reconditioned, renewed device*, remanufactured',
    de: 'refurbished, generalüberholt*, wiederaufbereitet*, aufbereitete* gerät*, runderneuert*',
    fr: 'reconditionné, reconditionnée, reconditionnés, reconditionnées, remis à neuf, remise à neuf',
    es: 'reacondicionad*, restaurado de fábrica, renovados de fábrica',
    it: 'ricondizionat*, rigenerat*',
    nl: 'refurbished, gereviseerd*, opgeknapt*',
    pl: 'odnowion*, refabrykowan*, regenerowan*, poleasingow*, odnawian*',
    pt: 'recondicionad*, remanufaturad*',
    sv: 'rekonditionerad*, rekonditionerat, refurbished, renoverad*',
    da: 'refurbished, renoveret, istandsat, istandsatte',
    nb: 'refurbished, oppusset, overhalt, rekondisjonert*, reparert og testet',
    fi: 'kunnostet*, refurbished, tehdashuollet*, käytetyt kunnostetut',
  },
  naturalOrigin: {
    en: `
      of natural origin, natural origin, naturally derived, derived from nature, natural ingredients, plant derived,
      derived from plants, of plant origin`,
    de: `
      natürlichen ursprungs, natürlicher ursprung*, natürlicher herkunft, natürlichen inhaltsstoffen,
      natürliche inhaltsstoffe, pflanzlichen ursprungs, pflanzlicher herkunft, natürliche zutaten, natürlichen zutaten`,
    fr: `
      d origine naturelle, origine naturelle, ingrédients naturels, d origine végétale, origine végétale,
      ingrédients d origine naturelle`,
    es: 'de origen natural, origen natural, ingredientes naturales, origen vegetal, de origen vegetal',
    it: 'di origine naturale, origine naturale, ingredienti naturali, origine vegetale, di origine vegetale',
    nl: `
      natuurlijke oorsprong, van natuurlijke oorsprong, natuurlijke ingrediënten, plantaardige oorsprong,
      natuurlijke herkomst`,
    pl: `
      pochodzenia naturalnego, naturalnego pochodzenia, składniki naturalne, naturalne składniki,
      naturalnych składników, składników naturalnych, pochodzenia roślinnego, roślinnego pochodzenia`,
    pt: 'origem natural, de origem natural, ingredientes naturais, origem vegetal, de origem vegetal',
    sv: `
      naturligt ursprung, naturliga ingredienser, växtbaserat ursprung, av naturligt ursprung, vegetabiliskt ursprung`,
    da: `
      naturlig oprindelse, naturlige ingredienser, vegetabilsk oprindelse, af naturlig oprindelse,
      plantebaserede ingredienser`,
    nb: `
      naturlig opprinnelse, naturlige ingredienser, vegetabilsk opprinnelse, av naturlig opprinnelse,
      plantebaserte ingredienser`,
    fi: `
      luonnollista alkuperää, luonnonmukaista alkuperää, luonnolliset ainesosat, luonnollisia ainesosia,
      luonnollisista ainesosista, kasvipera*, kasviperäi*, luonnollisista raaka aineista, luonnolliset raaka aineet`,
  },
  syntheticOrigin: {
    en: 'synthetic, synthetics, man made, synthetic origin, lab grown, artificially produced',
    de: 'synthetisch*, künstlich hergestellt*, laborgezüchtet*, im labor gezüchtet*',
    fr: 'synthétique*, d origine synthétique, cultivé en laboratoire, créé en laboratoire',
    es: 'sintético*, sintética*, de laboratorio, origen sintético',
    it: 'sintetico, sintetica, sintetici, sintetiche, creato in laboratorio',
    nl: 'synthetisch*, kunstmatig geproduceerd, in het lab gekweekt',
    pl: 'syntetyczn*, sztucznie wytwarzan*, laboratoryjnie hodowan*, wyhodowan* laboratoryjnie',
    pt: 'sintético*, sintética*, de laboratório, origem sintética',
    sv: 'syntetisk*, syntetiskt, labbodla*, konstgjord*',
    da: 'syntetisk*, laboratoriedyrke*, kunstigt fremstillet',
    nb: 'syntetisk*, laboratoriedyrke*, kunstig fremstilt',
    fi: 'synteetti*, laboratoriossa kasvatet*, keinotekoi*',
  },
  socialWorkshop: {
    en: `
      sheltered workshop*, workshop for people with disabilities, made by people with disabilities, social enterprise,
      women s cooperative, cooperative of women`,
    de: `
      behindertenwerkstatt*, werkstatt für menschen mit behinderung*, werkstätten für menschen mit behinderung*,
      soziale werkstätte*, inklusionsbetrieb*, frauenkooperative*, sozialunternehmen*, sozialen werkstätten`,
    fr: `
      esat, entreprise adaptée, travailleurs en situation de handicap, atelier protégé, ateliers protégés,
      coopérative de femmes, entreprise sociale, atelier d insertion`,
    es: `
      taller protegido, centro especial de empleo, cooperativa de mujeres, empresa social, taller ocupacional,
      trabajadores con discapacidad`,
    it: `
      cooperativa sociale, cooperativa di donne, laboratorio protetto, impresa sociale, sartoria sociale,
      lavoratori con disabilità`,
    nl: `
      sociale werkplaats*, sociale werkvoorziening, mensen met een afstand tot de arbeidsmarkt, vrouwencoöperatie*,
      sociale onderneming, sociaal atelier`,
    pl: `
      zakład pracy chronionej, zakładzie pracy chronionej, spółdzielnia socjalna, spółdzielnia kobiet,
      przedsiębiorstw* społeczn*`,
    pt: 'oficina protegida, cooperativa de mulheres, empresa social, cooperativa social, negócio social',
    sv: 'kvinnokooperativ*, socialt företag, arbetsintegrerande*, skyddad verkstad',
    da: 'beskyttet værksted, socialøkonomisk*, kvindekooperativ*, beskyttede værksteder',
    nb: 'vernet bedrift, vekstbedrift*, kvinnekooperativ*, sosialt entreprenør*, sosial bedrift',
    fi: `
      erityistyöllis*, vammaisten työpaja*, naisosuuskunn*, työpajassa vammais*, yhteiskunnallinen yritys,
      sosiaalinen yritys`,
  },
  freshlyMade: {
    en: `
      freshly roasted, freshly baked, roasted to order, freshly made, roasted fresh, freshly prepared, baked fresh,
      freshly pressed, freshly ground`,
    de: `
      frisch geröstet*, frisch gebacken*, frisch hergestellt*, frisch zubereitet*, röstfrisch*, täglich frisch,
      frisch gepresst*, frisch gemahlen*`,
    fr: `
      fraîchement torréfié, fraîchement torréfiée, fraîchement préparé, fraîchement fabriqué, torréfié à la commande,
      fraîchement moulu, fraîchement pressé, préparé frais`,
    es: `
      recién tostado, recién hecho, recién hecha, recién horneado, recién elaborado, recién molido, recién exprimido,
      recién preparado`,
    it: `
      appena tostato, appena sfornato, preparato fresco, tostato fresco, fresco di tostatura, appena fatto,
      appena macinato, appena preparato`,
    nl: 'vers gebrand*, versgebrand*, vers gebakken, versgebakken, vers bereid*, vers gemaakt*, dagvers*, vers gemalen',
    pl: `
      świeżo palon*, świeżo wypiekan*, świeżo przygotowan*, świeżo wypalan*, świeżo upieczon*, świeżo mielon*,
      świeżo wyciskan*`,
    pt: `
      acabado de torrar, torrado na hora, acabado de fazer, feito na hora, torra fresca, recém torrado,
      recém preparado, moído na hora`,
    sv: 'nyrostad*, nyrostat, nybakad*, nybakat, färskrostad*, nymald*, nymalet, nytillverkad*',
    da: 'friskristet, friskristede, friskbagt*, nybrændt, nylavet, friskmalet, nyristet, friskbrygget',
    nb: 'nybrent, ferskbrent, nybakt*, nylaget, ferskbakt, nymalt, ferskmalt',
    fi: 'vastapaahdet*, vastaleivot*, tuorepaahdet*, tuoreeltaan paahdet*, vastajauhet*, juuri paahdet*',
  },
  slowRoasted: {
    en: 'slow roasted, slow roasting, drum roasted, gently roasted, traditional drum roast*',
    de: 'langzeitröstung*, schonend geröstet*, trommelröstung*, trommelgeröstet*, schonende röstung, langsam geröstet*',
    fr: `
      torréfaction lente, torréfié lentement, torréfaction artisanale, torréfaction douce, torréfaction traditionnelle`,
    es: 'tostado lento, tueste lento, tueste artesanal, tostado lentamente, tueste natural, tostado artesanal',
    it: 'tostatura lenta, tostato lentamente, tostatura artigianale, tostatura a tamburo',
    nl: 'langzaam gebrand*, trommelgebrand*, slow roast*, ambachtelijk gebrand*',
    pl: 'wolno palon*, powolne palenie, powolnego palenia, palon* rzemieślniczo, wolne palenie, rzemieślniczo palon*',
    pt: 'torra lenta, torrado lentamente, torra artesanal, torrefação lenta, torrefação artesanal',
    sv: 'långsamrosta*, långsamt rosta*, trumrosta*, varsamt rosta*',
    da: 'langsomt ristet, langtidsristet, tromleriste*, skånsomt riste*',
    nb: 'langsomt brent, trommelbrent, skånsomt brent',
    fi: 'hitaasti paahdet*, rumpupaahdet*, hellävaraisesti paahdet*',
  },
  coldPressed: {
    en: 'cold pressed, coldpressed, first cold press*',
    de: 'kaltgepresst*, kalt gepresst*, kaltpressung, erste kaltpressung',
    fr: 'pressé à froid, pressée à froid, pression à froid, première pression à froid',
    es: 'prensado en frío, prensada en frío, primera presión en frío, virgen extra, extracción en frío',
    it: `
      spremuto a freddo, spremitura a freddo, pressato a freddo, estratto a freddo, extravergine, estrazione a freddo`,
    nl: 'koudgeperst*, koud geperst*, eerste persing',
    pl: 'tłoczon* na zimno, zimnotłoczon*, z pierwszego tłoczenia',
    pt: 'prensado a frio, prensada a frio, prensagem a frio, extração a frio',
    sv: 'kallpressad*, kallpressat',
    da: 'koldpresset, koldpressede',
    nb: 'kaldpresset, kaldpressede',
    fi: 'kylmäpurist*',
  },
  extraVirgin: {
    en: 'extra virgin',
    de: 'nativ extra, natives olivenöl extra, natives extra',
    fr: 'extra vierge, vierge extra',
    es: 'virgen extra, aove',
    it: 'extravergine, extra vergine, evo',
    nl: 'extra vierge, extra virgin',
    pl: 'extra virgin, oliwa z pierwszego tłoczenia, z pierwszego tłoczenia',
    pt: 'extra virgem, virgem extra',
    sv: 'extra jungfru*, extra virgin',
    da: 'ekstra jomfru*, extra virgin',
    nb: 'ekstra jomfru*, extra virgin',
    fi: 'ekstraneits*, extra neits*, extra virgin',
  },
  unrefined: {
    en: 'unrefined, non refined',
    de: 'unraffiniert*',
    fr: 'non raffiné, non raffinée, non raffinés',
    es: 'sin refinar, no refinado, no refinada',
    it: 'non raffinato, non raffinata, non raffinati',
    nl: 'ongeraffineerd*',
    pl: 'nierafinowan*',
    pt: 'não refinado, não refinada, não refinados',
    sv: 'oraffinerad*, oraffinerat',
    da: 'uraffineret, uraffinerede',
    nb: 'uraffinert*',
    fi: 'raffinoimat*, raffinoimaton, puhdistamaton öljy',
  },
};
