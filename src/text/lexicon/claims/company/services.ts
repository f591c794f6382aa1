import type { ConceptTable } from '../concept-table.ts';

/** Services of the shop beyond selling. */
export const COMPANY_SERVICES: ConceptTable = {
  assemblyService: {
    en: `
      assembly service, installation service, we assemble, we install, assembled for you, assembled by us,
      install it for you, assemble it for you, assembly on request, installation on request, fitter will install,
      professional installation, set up at your home`,
    de: `
      montageservice*, aufbauservice*, aufbau service, montage service, installationsservice*, anschlussservice*,
      bauen ~ für sie auf, bauen ~ bei ihnen auf, bauen ~ bei dir auf, auf wunsch ~ aufgebaut, auf wunsch ~ montiert,
      montage vor ort, aufbau vor ort, lieferung und aufbau, lieferung und montage, schließen ~ für sie an`,
    fr: `
      service de montage, service d installation, service d assemblage, montage à domicile, installation à domicile,
      nous montons, nous installons, monté par nos, installé par nos, livraison et montage, livraison et installation,
      montage par nos soins, mise en service à domicile`,
    es: `
      servicio de montaje, servicio de instalación, montaje a domicilio, instalación a domicilio, lo montamos,
      la montamos, te lo montamos, lo instalamos, te lo instalamos, entrega y montaje, entrega e instalación,
      montaje incluido, instalación incluida`,
    it: `
      servizio di montaggio, servizio di installazione, servizio montaggio, servizio installazione,
      montaggio a domicilio, installazione a domicilio, lo montiamo, la montiamo, lo installiamo, la installiamo,
      consegna e montaggio, consegna e installazione, montaggio incluso, installazione inclusa`,
    nl: `
      montageservice*, montage service, installatieservice*, installatie service, montage aan huis,
      installatie aan huis, monteren ~ voor je, zetten ~ voor je in elkaar, installeren ~ voor je,
      sluiten ~ voor je aan, bezorging en montage, levering en montage, montagedienst`,
    pl: `
      usługa montażu, usługę montażu, usługi montażu, usługa montażowa, usługę instalacji, usługa instalacji,
      montaż u klienta, montaż w domu, zamontujemy, zmontujemy, złożymy ~ u, zainstalujemy, dostawa z montażem,
      dostawa i montaż, dostawę z montażem, montaż w cenie`,
    pt: `
      serviço de montagem, serviço de instalação, montagem ao domicílio, montagem em casa, instalação em casa,
      instalação ao domicílio, montamos para si, instalamos para si, montamos o, instalamos o, entrega e montagem,
      entrega e instalação, montagem incluída, instalação incluída`,
    sv: `
      monteringstjänst*, monteringsservice*, monteringshjälp*, installationstjänst*, installationsservice*,
      vi monterar, vi installerar, hjälp med montering, hemmontering, leverans och montering,
      leverans och installation`,
    da: `
      monteringsservice*, samleservice*, installationsservice*, monteringshjælp*, vi monterer, vi installerer,
      hjælp til montering, levering og montering, levering og installation`,
    nb: `
      monteringstjeneste*, monteringsservice*, installasjonstjeneste*, monteringshjelp*, vi monterer, vi installerer,
      hjelp til montering, levering og montering, levering og installasjon`,
    fi: `
      asennuspalvelu*, kokoamispalvelu*, kasauspalvelu*, kokoonpanopalvelu*, asennamme, kokoamme, kotiasennu*,
      toimitus ja asennus, kasaamme`,
  },
  engraving: {
    en: 'engraving, engraved, engrave',
    de: 'gravur*, gravier*, eingravier*, lasergravur*, wunschgravur*',
    fr: 'gravure, gravures, gravé au laser, gravé avec, gravé sur, gravée au laser, gravée avec, graver',
    es: 'grabado láser, grabados, servicio de grabado',
    it: 'incisione, incisioni, inciso, incisa, incidere, incidiamo',
    nl: 'gravure, gravures, graveren, gegraveerd*, graveerservice, lasergravure',
    pl: 'grawer*, wygrawerowa*, grawerunk*, grawerowani*',
    pt: 'gravação a laser, serviço de gravação, gravado com, gravada com, gravamos',
    sv: 'gravyr*, gravera, graverar, graverad*, graverat, ingravera, ingraverad*',
    da: 'gravering*, gravere, graverer, graveret, graverede, graveres, indgraver*',
    nb: 'gravering*, gravere, graverer, gravert, graverte, graveres, inngraver*',
    fi: 'kaiverru*, kaivertam*, kaiverret*, kaiverram*',
  },
  personalisation: {
    en: `
      monogram*, embroidered with your name, custom name, your name on it, with your initials, personalised with,
      personalized with, can be personalised, can be personalized, personalise it, personalize it, personalised gift*,
      personalized gift*, personalisation, personalization, add a name`,
    de: `
      monogramm*, namensgravur*, mit ihrem namen, mit deinem namen, mit wunschname*, mit namen bestickt,
      mit initialen, personalisierbar*, personalisieren, personalisiert mit, personalisierung`,
    fr: `
      personnalisation, personnalisable*, personnaliser, monogramme*, brodé au nom, avec vos initiales,
      avec votre nom, personnalisé avec, personnalisée avec, peut être personnalisé*`,
    es: `
      grabado personalizado, personalización, personalizar, personalizable*, personalizamos, monograma*,
      con tu nombre, con su nombre, con tus iniciales, personalizado con, personalizada con, se puede personalizar`,
    it: `
      personalizzazion*, personalizzabil*, personalizzar*, monogramma, con il tuo nome, con il suo nome,
      con le iniziali, con le tue iniziali, personalizzato con, personalizzata con, può essere personalizzat*`,
    nl: `
      personaliseren, personalisatie, monogram*, met je naam, met uw naam, met naam erop, met initialen,
      gepersonaliseerd met, gepersonaliseerd cadeau, laten personaliseren`,
    pl: `
      personalizacj*, spersonalizowan*, personalizowan*, personalizować, monogram*, z imieniem, z inicjałami,
      wyhaftowan* imię`,
    pt: `
      gravação personalizada, gravar o nome, gravar um nome, personalização, personalizar, personalizável,
      personalizáveis, personalizad* com, personalizamos, monograma*, com o seu nome, com as suas iniciais`,
    sv: 'personlig gravyr, monogram*, med ditt namn, med namn på, med initialer, namnbroder*',
    da: 'personlig gravering, monogram*, med dit navn, med navn på, med initialer, personaliser*',
    nb: 'monogram*, med navnet ditt, med navn på, med initialer, personaliser*',
    fi: 'monogrammi*, omalla nimellä, nimikoi*, nimikirjaim*, personoi*',
  },
  fittingService: {
    en: `
      fitting service, professional fitting, bra fitting, boot fitting, bike fitting, bike fit, custom fitting,
      measured in store, foot measurement, foot scan, gait analysis`,
    de: `
      anpassungsservice*, anprobe, maßnehmen, fußvermessung*, fußscan*, laufanalyse*, bikefitting*, bike fitting*,
      bootfitting*, bh beratung, individuell angepasst`,
    fr: `
      prise de mesures, prise de mesure, analyse de foulée, étude posturale, bike fitting, ajusté en boutique,
      mesure du pied, essayage en magasin, essayage en boutique`,
    es: `
      servicio de ajuste, toma de medidas, tomamos medidas, estudio de la pisada, estudio biomecánico, bike fitting,
      medición del pie, ajuste personalizado`,
    it: `
      presa delle misure, prendiamo le misure, analisi della camminata, analisi della corsa, bike fitting,
      misurazione del piede, adattamento su misura`,
    nl: 'pasadvies, aanmeten, voetmeting, voetscan, loopanalyse, bikefitting, bike fitting, aanpasservice',
    pl: `
      brafitting*, bikefitting*, bike fitting*, pomiar stopy, badanie stopy, analiza biegu, zdejmowanie miary,
      dopasowanie w salonie`,
    pt: `
      tirar medidas, tirar as medidas, análise da passada, análise da pisada, estudo biomecânico, bike fitting,
      bike fit, ajuste personalizado`,
    sv: 'måttagning*, löpanalys*, löpstegsanalys*, fotmätning*, bh provning, cykelanpassning*, bikefit*',
    da: 'opmåling*, løbestilsanalyse*, fodmåling*, fodscan*, bikefit*, tilpasning i butikken, bh vejledning',
    nb: 'måltaking, løpsanalyse*, fotmåling*, fotskann*, bikefit*, sykkeltilpasning*, tilpasning i butikk*',
    fi: `
      sovituspalvelu*, mittojen otto, mittojen ottaminen, juoksuanalyysi*, askelanalyysi*, jalan mittaus,
      jalkaskannau*, pyöränsovitu*, bikefitting*`,
  },
  alterationService: {
    en: 'alteration service, alterations, tailoring service, we shorten, hemming service',
    de: 'änderungsservice*, änderungsschneiderei*, kürzen wir, hauseigene schneiderei, kürzungsservice*',
    fr: 'service de retouche*, retouches couture, nos retouches, retoucherie, nous raccourcissons',
    es: 'servicio de arreglos, arreglos de costura, servicio de costura',
    it: 'servizio di sartoria, servizio sartoriale, riparazioni sartoriali, modifiche sartoriali',
    nl: 'kleermakersservice, vermaakservice, kleermaker, inkortservice',
    pl: `
      poprawki krawieckie, poprawek krawieckich, przeróbki krawieckie, przeróbek krawieckich, usługi krawieckie,
      usługa krawiecka`,
    pt: 'serviço de arranjos, arranjos de costura, ajustes de costura, serviço de costura',
    sv: 'skrädderi*, uppläggning av byxor',
    da: 'skrædder, skrædderi, skrædderservice, skrædderhjælp',
    nb: 'skredder, skredderi, skreddertjeneste, skredderhjelp',
    fi: 'ompelimo*, lyhennyspalvelu*, korjausompelu*',
  },
  personalAdvice: {
    en: `
      personal advice, personal consultation, free consultation, video consultation, one to one consultation,
      individual advice, personal shopper, personal shopping, advice appointment, consultation appointment,
      in store consultation, tailored advice, style advice, free advice`,
    de: `
      persönliche beratung, persönlicher beratung, persönliches beratungsgespräch, individuelle beratung,
      individueller beratung, kostenlose beratung, kostenfreie beratung, videoberatung*, online beratung,
      onlineberatung*, beratungsgespräch*, beraten sie gern*, beraten dich gern*, stilberatung*, personal shopping,
      typberatung`,
    fr: `
      conseil personnalisé, conseils personnalisés, consultation gratuite, consultation vidéo, conseil gratuit,
      rendez vous conseil, rendez vous de conseil, conseils individuels, personal shopper,
      accompagnement personnalisé, conseil en style, conseil en visio, conseils en visio`,
    es: `
      asesoramiento personalizado, asesoramiento gratuito, asesoría personalizada, asesoría gratuita,
      consulta gratuita, videoconsulta, personal shopper, atención personalizada, consejo personalizado,
      asesoramiento individual`,
    it: `
      consulenza personalizzata, consulenza gratuita, consulenza individuale, videoconsulenza, consulenza video,
      personal shopper, consigli personalizzati, assistenza personalizzata, consulenza su appuntamento,
      consulenza in negozio`,
    nl: `
      persoonlijk advies, gratis advies, adviesgesprek*, videoadvies, video advies, adviesafspraak, personal shopper,
      persoonlijke begeleiding, advies op maat, stijladvies, advies in de winkel`,
    pl: `
      osobiste doradztwo, indywidualne doradztwo, bezpłatne doradztwo, bezpłatna konsultacja, bezpłatną konsultację,
      bezpłatne konsultacje, indywidualna konsultacja, indywidualne konsultacje, wideokonsultacj*, personal shopper*,
      porada stylistki, konsultacja ze specjalistą, doradztwo w salonie`,
    pt: `
      aconselhamento personalizado, aconselhamento gratuito, consultoria personalizada, consultoria gratuita,
      consulta gratuita, videoconsulta, personal shopper, atendimento personalizado, aconselhamento individual,
      assessoria personalizada`,
    sv: `
      personlig rådgivning, gratis rådgivning, videorådgivning*, personlig shopper, personal shopper,
      personlig service, individuell rådgivning, stilrådgivning`,
    da: `
      personlig rådgivning, personlig vejledning, gratis rådgivning, gratis vejledning, videorådgivning*,
      personal shopper, individuel rådgivning, personlig betjening, stylingrådgivning`,
    nb: `
      personlig rådgivning, personlig veiledning, gratis rådgivning, gratis veiledning, videorådgivning*,
      personal shopper, individuell rådgivning, personlig service`,
    fi: `
      henkilökohtai* neuvo*, henkilökohtai* palvelu*, ilmai* neuvo*, ilmai* konsultaatio*, videoneuvo*,
      personal shopper*, yksilölli* neuvo*, etäneuvo*, tyylineuvo*`,
  },
  rental: {
    en: `
      for rent, for hire, rental*, rent it, rent out, we rent, hire it, hire service, renting, leasing, lease it,
      try before you buy`,
    de: `
      mieten, vermiet*, mietbar, mietservice*, miete statt kauf*, zur miete, verleih, verleihservice*, zum verleih,
      ausleihen, ausleihbar, leihgerät*, leihservice*, leasing*, mietgerät*, mietpreis*`,
    fr: 'location de, la location, à louer, louer, en location, service de location, nous louons, louez, leasing',
    es: 'alquiler, alquilar, alquilamos, en alquiler, de alquiler, servicio de alquiler, arrendar, leasing, renting',
    it: 'noleggio, noleggiare, noleggiamo, a noleggio, affittare, in affitto, servizio di noleggio, leasing',
    nl: 'te huur, huren, verhuur*, verhuren, huurservice, leasen, leasing, te leen, leenapparaat, leenfiets',
    pl: `
      wypożyczalni*, wypożyczyć, wypożyczeni*, wypożyczamy, na wynajem, wynajem, wynająć, wynajmu, wynajmujemy,
      leasing*, do wypożyczenia`,
    pt: 'aluguer, aluguel, alugar, alugamos, para alugar, serviço de aluguer, locação, leasing',
    sv: 'att hyra, hyr ut, hyra den, hyra en, hyrtjänst*, uthyrning*, uthyres, leasing*, leasa, låna ut',
    da: 'til leje, leje en, lejes, kan leje, udlejning*, udlejer, udlejes, leasing*, lejeservice',
    nb: 'til leie, leie en, leies, kan leie, utleie*, leier ut, leasing*, leietjeneste',
    fi: 'vuokrau*, vuokrat*, vuokraam*, vuokralle, vuokrattavissa, vuokrattavana, leasing*, lainauspalvelu*',
  },
  repairService: {
    en: `
      repair service, we do repairs, we offer repairs, repairs in our, we repair, repaired by us, repair it for you,
      servicing, we service, maintenance service, service workshop, resharpening service, sharpening service,
      resoling, mending service`,
    de: `
      reparaturservice*, reparatur service, reparaturen in unserer, führen reparaturen, reparaturen durch,
      reparaturdienst*, wir reparieren, reparieren wir, reparieren lassen, reparaturwerkstatt, wartungsservice*,
      inspektionsservice*, schleifservice*, schärfservice*, reparatur möglich, neu besohl*, nachschärfservice`,
    fr: `
      service de réparation, service réparation, réparations en atelier, effectuons les réparations,
      réparations dans notre, nous réparons, faire réparer, atelier de réparation, réparation possible,
      service d entretien, service d affûtage, ressemelage, réparé par nos, réparer gratuitement`,
    es: `
      servicio de reparación, servicio de reparaciones, hacemos reparaciones, reparaciones en nuestro, reparamos,
      taller de reparación, servicio de mantenimiento, servicio de afilado, servicio técnico, reparado por`,
    it: `
      servizio di riparazione, servizio riparazioni, effettuiamo riparazioni, riparazioni in sede, ripariamo,
      far riparare, servizio di manutenzione, servizio di affilatura, risuolatura, laboratorio di riparazione,
      servizio tecnico`,
    nl: `
      reparatieservice*, reparatie service, reparatiedienst, voeren reparaties, reparaties in onze, wij repareren,
      we repareren, repareren wij, laten repareren, onderhoudsservice, slijpservice, onderhoudsbeurt*`,
    pl: `
      serwis naprawczy, wykonujemy naprawy, naprawy gwarancyjne, naprawy w naszym, naprawiamy, usługa naprawy,
      usługi naprawcze, naprawić u nas, serwisujemy, serwis pogwarancyjny, ostrzenie noży, usługa ostrzenia,
      punkt serwisowy`,
    pt: `
      serviço de reparação, serviço de reparações, serviço de reparo, serviço de conserto, fazemos reparações,
      reparações na nossa, reparamos, consertamos, assistência técnica, serviço de manutenção, serviço de afiação,
      oficina de reparação`,
    sv: `
      reparationsservice*, reparationstjänst*, utför reparationer, reparationer i vår, vi reparerar, vi lagar,
      lagningsservice*, slipservice*, slipningsservice*, serviceverkstad*`,
    da: `
      reparationsservice*, udfører reparationer, reparationer i vores, vi reparerer, få repareret, slibeservice*,
      slibning af knive, serviceeftersyn*, værkstedsservice`,
    nb: `
      reparasjonsservice*, reparasjonstjeneste*, utfører reparasjoner, vi reparerer, få reparert, slipeservice*,
      slipetjeneste*, serviceverksted*`,
    fi: 'korjauspalvelu*, huoltopalvelu*, korjaamme, korjauttaa, teemme korjauksia, teroituspalvelu*, huollamme',
  },
  tradeIn: {
    en: `
      trade in, trade ins, part exchange, buy back, buyback, take back your old, take your old, take away your old,
      old appliance, second hand buyback, resale programme, resale program, pre loved programme`,
    de: `
      inzahlungnahme*, in zahlung, ankauf, rückkauf*, altgerät*, altgeräterücknahme, nehmen ~ alte* gerät, trade in,
      rückkaufprogramm, ankaufservice*, altgerätemitnahme*`,
    fr: `
      reprise de votre ancien*, reprise de l ancien*, service de reprise, reprise gratuite, programme de reprise,
      rachat, reprenons votre, bonus de reprise, prime de reprise, ancien appareil`,
    es: `
      plan renove, recompra, programa de recompra, recogida de tu antiguo, recogida del antiguo,
      retirada de tu antiguo, retirada del antiguo, retirada del aparato, aparato antiguo, aparato viejo,
      compramos tu, parte de pago`,
    it: `
      permuta, rottamazione, ritiro dell usato, ritiro del vecchio, ritiro usato, valutazione dell usato, riacquisto,
      vecchio apparecchio, vecchio elettrodomestico, usato garantito, ritiriamo il vecchio, supervalutazione`,
    nl: `
      inruil*, ingeruild, terugkoop*, oude apparaat mee, oud apparaat, nemen ~ oude ~ mee, oude apparaat, trade in,
      inruilkorting`,
    pl: `
      odkup*, odbiór starego, odbierzemy stary, stary sprzęt, starego sprzętu, wymień stary, zostaw stary,
      w rozliczeniu, zabierzemy stary, trade in`,
    pt: `
      retoma, retomas, programa de retoma, recompra, recolha do antigo, recolha do equipamento antigo,
      recolha do seu antigo, aparelho antigo, aparelho usado, equipamento usado, na troca do seu usado`,
    sv: `
      inbyte*, byt in, byta in, återköp*, bortforsling*, gamla apparat, gamla produkt, tar hand om din gamla,
      pantprogram`,
    da: `
      bytteservice, tilbagekøb*, bytte din gamle, tager din gamle, gamle apparat, gamle produkt, indbytte,
      bortskaffelse af ~ gamle, byttepris`,
    nb: `
      innbytte*, bytt inn, bytte inn, tilbakekjøp*, gamle apparat*, gamle produkt*, tar med ~ gamle, bortkjøring,
      panteordning`,
    fi: `
      vaihtohyvity*, vaihtokone*, takaisinosto*, ostamme takaisin, vanhan laitteen, vanha laite, vanhan tuotteen,
      kierrätyspalvelu*, noudamme vanhan`,
  },
  subscription: {
    en: `
      subscription*, subscribe and save, auto delivery, automatic delivery, recurring delivery, monthly delivery,
      membership*, cancel anytime, repeat delivery, standing order`,
    de: `
      abo, abos, abonnement*, spar abo, sparabo*, lieferabo, im abo, jederzeit kündbar, automatische lieferung,
      regelmäßige lieferung, monatlich kündbar, dauerauftrag*, mitgliedschaft*`,
    fr: `
      abonnement*, par abonnement, livraison automatique, livraison régulière, sans engagement, résiliable*,
      box mensuelle, livraison récurrente`,
    es: `
      suscripción, suscripciones, por suscripción, envío automático, entrega automática, entrega periódica,
      envío periódico, sin permanencia, cancelar en cualquier momento, membresía`,
    it: `
      abbonamento, abbonamenti, abbonarsi, abbonarti, in abbonamento, consegna automatica, consegna periodica,
      consegna ricorrente, disdire in qualsiasi momento, disdici quando vuoi, senza vincoli`,
    nl: `
      abonnement*, op abonnementsbasis, herhaalbestelling*, automatische levering, terugkerende levering,
      maandelijks opzegbaar, altijd opzegbaar, lidmaatschap*`,
    pl: `
      subskrypcj*, abonament*, prenumerat*, zakup cykliczny, cykliczne dostawy, cykliczna dostawa,
      automatyczna dostawa, regularne dostawy, członkostw*`,
    pt: `
      subscrição, subscrições, assinatura mensal, plano de assinatura, por assinatura, clube de assinatura,
      assinar o plano, entrega automática, entrega recorrente, compra recorrente, cancelar a qualquer momento,
      sem fidelização`,
    sv: 'prenumeration*, abonnemang*, automatisk leverans, återkommande leverans*, avsluta när som helst, medlemskap*',
    da: `
      abonnement*, automatisk levering, løbende levering, fast levering, opsiges når som helst, opsig når som helst,
      medlemskab*`,
    nb: 'abonnement*, automatisk levering, fast levering, regelmessig levering, si opp når som helst, medlemskap*',
    fi: `
      kestotilau*, tilauspalvelu*, kuukausitilau*, jatkuva tilaus, automaattinen toimitus, säännöllinen toimitus,
      peruuta milloin tahansa, jäsenyy*, kestotila*`,
  },
  giftRegistry: {
    en: 'gift registry, wedding list, wedding registry, baby registry, baby shower list, gift list, birthday list',
    de: 'hochzeitsliste*, geschenkliste*, babyliste*, geburtsliste*, hochzeitstisch*, geburtstagstisch*',
    fr: 'liste de mariage, liste de naissance, liste de cadeaux, listes de mariage, listes de naissance, liste cadeaux',
    es: `
      lista de boda, lista de bodas, lista de nacimiento, lista de regalos, listas de boda, lista de bebé,
      mesa de regalos`,
    it: 'lista nozze, lista di nozze, lista nascita, lista nascite, lista regali, lista regalo',
    nl: 'geboortelijst*, huwelijkslijst*, trouwlijst*, cadeaulijst*, verlanglijst*, bruidslijst*, kraamlijst*',
    pl: 'lista prezentów, listę prezentów, listy prezentów, lista ślubna, listę ślubną',
    pt: `
      lista de casamento, listas de casamento, lista de nascimento, lista de presentes, lista de enxoval, chá de bebê,
      lista de bebé`,
    sv: 'önskelist*, bröllopslist*, presentlist*, babylist*',
    da: 'ønskelist*, ønskeseddel*, ønskesedler, bryllupslist*, gavelist*, babylist*',
    nb: 'ønskelist*, bryllupslist*, gavelist*, babylist*',
    fi: 'lahjalist*, häälahjalist*, toivelist*, lahjaluettelo*, hääluettelo*, vauvalahjalist*',
  },
  samples: {
    en: `
      free sample*, sample*, fabric sample*, material sample*, colour sample*, color sample*, swatch*,
      perfume tester*, trial size*, order a sample, request a sample, sample pack`,
    de: `
      gratisprobe*, warenprobe*, stoffmuster*, stoffprobe*, farbmuster*, materialmuster*, materialprobe*,
      gratismuster*, kostenlose* muster, kostenlose* probe*, probierset*, probiergröße*, probepackung*,
      muster bestellen, musterversand, duftprobe*`,
    fr: 'échantillon*, nuancier*, mini format*, format d essai, taille d essai, coffret découverte, kit découverte',
    es: `
      muestra gratuita, muestras gratuitas, muestra gratis, muestras gratis, muestra de tela, muestras de tela,
      muestra de color, muestras de tejido, pedir una muestra, solicitar una muestra, solicitar muestras, muestrario*,
      muestra de material, tamaño de prueba, pack de prueba`,
    it: `
      campione gratuito, campioni gratuiti, campioncin*, campione di tessuto, campioni di tessuto, campioni di colore,
      campione omaggio, campioni omaggio, richiedere un campione, richiedere campioni, campionario, formato prova`,
    nl: `
      gratis staal, stalen aanvragen, stofstaal, stofstalen, kleurstaal, kleurstalen, gratis stalen, gratis sample*,
      proefmonster*, gratis monster*, proefpakket*, probeerformaat, sample aanvragen, monstertje*, proefverpakking*`,
    pl: `
      bezpłatna próbka, bezpłatne próbki, darmowa próbka, darmowe próbki, próbki tkanin, próbka tkaniny,
      próbki materiał*, próbk*, wzornik*, tester zapachu, miniprodukt*`,
    pt: `
      amostra*, amostras grátis, amostra gratuita, amostra de tecido, amostras de tecido, mostruário*,
      tamanho de viagem para testar, kit de experimentação`,
    sv: `
      gratisprov*, varuprov*, tygprov*, färgprov*, materialprov*, provpåse*, provförpackning*, gratis prov*,
      beställa prover`,
    da: `
      gratis prøve*, stofprøve*, vareprøve*, farveprøve*, materialeprøve*, prøvepakke*, gratis smagsprøve*, duftprøve*`,
    nb: 'gratisprøve*, gratis prøve*, stoffprøve*, vareprøve*, fargeprøve*, materialprøve*, prøvepakke*, duftprøve*',
    fi: `
      näytekappale*, kangasnäyt*, värinäyt*, ilmainen näyte, ilmaiset näytteet, ilmaisia näytteitä, tuotenäyt*,
      näytepak*, kokeilupak*, näytepala*`,
  },
};
