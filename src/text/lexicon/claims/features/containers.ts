import type { ConceptTable } from '../concept-table.ts';

/** Features: of cookware, bottles, pots and other containers. */
export const CONTAINER_FEATURES: ConceptTable = {
  vacuumInsulated: {
    en: `
      vacuum insulated, vacuum insulation, vacuum sealed walls, double wall vacuum, double walled vacuum, vacuum flask`,
    de: 'vakuumisol*, vakuum isol*, vakuumiert doppelwandig*, doppelwandig vakuumiert, vakuumdämm*',
    fr: `
      isolation sous vide, isolé sous vide, isolée sous vide, isotherme sous vide, double paroi sous vide,
      isolation par le vide`,
    es: `
      aislamiento al vacío, aislado al vacío, aislada al vacío, aislamiento de vacío, aislamiento por vacío,
      doble pared al vacío`,
    it: `
      isolamento sottovuoto, isolamento sotto vuoto, isolamento a vuoto, isolato sottovuoto, isolata sottovuoto,
      doppia parete sottovuoto, coibentazione sottovuoto`,
    nl: 'vacuüm geïsoleerd*, vacuümgeïsoleerd*, vacuümisolatie, vacuüm isolatie, dubbelwandig vacuüm',
    pl: `
      izolacja próżniowa, izolację próżniową, izolacją próżniową, izolacji próżniowej, próżniowo izolowan*,
      izolowan* próżniowo, próżniow* izolacj*, podwójn* ściank* próżniow*`,
    pt: `
      isolamento a vácuo, isolamento de vácuo, isolamento por vácuo, isolado a vácuo, isolada a vácuo,
      parede dupla a vácuo, parede dupla com vácuo`,
    sv: 'vakuumisol*, vakuum isol*, dubbelväggig vakuum*',
    da: 'vakuumisol*, vakuum isol*, dobbeltvægget vakuum*',
    nb: 'vakuumisol*, vakuum isol*, dobbeltvegget vakuum*',
    fi: 'tyhjiöerist*, tyhjiö erist*, vakuumierist*, vakuumi erist*',
  },
  doubleWall: {
    en: 'double wall, double walled, double walls, double skinned, double skin tent',
    de: 'doppelwandig*, doppelte wand, doppelwand, doppelten wänden, zweiwandig*',
    fr: 'double paroi, à double paroi, doubles parois, double peau',
    es: 'doble pared, de pared doble, paredes dobles, pared doble, doble capa',
    it: 'doppia parete, a doppia parete, parete doppia, doppie pareti',
    nl: 'dubbelwandig*, dubbele wand, dubbele wanden',
    pl: `
      dwuścienn*, podwójn* ściank*, podwójne ścianki, podwójną ściankę, podwójnymi ściankami, dwupowłokow*, dwuściank*`,
    pt: 'parede dupla, paredes duplas, de dupla parede, dupla camada',
    sv: 'dubbelvägg*, dubbla väggar',
    da: 'dobbeltvægg*, dobbelt væg, dobbelte vægge',
    nb: 'dobbeltvegg*, doble vegger, dobbel vegg',
    fi: 'kaksiseinä*, kaksoisseinä*, tuplaseinä*, kaksinkertainen seinä',
  },
  lid: {
    en: 'lid, lids, with a lid, glass lid, lidded, screw cap, screw lid, flip lid, screw top, sealing lid',
    de: `
      deckel, deckeln, deckels, glasdeckel*, schraubdeckel*, schraubverschluss*, klappdeckel*, verschlusskappe*,
      frischhaltedeckel*, trinkdeckel*, *deckel`,
    fr: 'couvercle*, couvercle en verre, bouchon à vis, bouchon hermétique, bouchon',
    es: `
      tapa, con tapa, tapa de cristal, tapa de vidrio, tapón de rosca, tapón, tapadera*, con tapas, tapas herméticas`,
    it: 'coperchio, coperchi, tappo, tappi, tappo a vite, con coperchio, coperchio in vetro',
    nl: 'deksel*, met deksel, schroefdop*, glazen deksel, draaidop*, klapdeksel, schroefdeksel',
    pl: `
      pokrywk*, przykrywk*, nakrętk*, zakrętk*, wieczk*, wieko, wiekiem, pokrywka szklana, pokrywa szklana,
      szklana pokrywa, szklaną pokrywą`,
    pt: 'tampa, tampas, com tampa, tampa de vidro, tampa de rosca, rolha',
    sv: 'lock, locket, glaslock*, skruvlock*, skruvkork*, med lock, klicklock, tillhörande lock',
    da: 'låg, låget, glaslåg*, skruelåg*, med låg, kliklåg, tilhørende låg',
    nb: 'lokk, lokket, glasslokk*, skrulokk*, skrukork*, med lokk, klikklokk, tilhørende lokk',
    fi: 'kansi, kannella, kannen, kannelli*, kierrekansi*, lasikansi*, kierrekorkki*, lasikannella, kannet',
  },
  inductionSuitable: {
    en: `
      induction compatible, induction suitable, suitable for induction, works on induction, induction ready,
      for induction, induction cooktop*, including induction, induction base, all hob types, all hobs, all stovetops,
      all cooktops, induction hob, induction hobs`,
    de: `
      induktionsgeeignet*, für induktion, induktionsherd*, induktionskochfeld*, induktionstauglich*, induktion geeignet,
      alle herdarten, allen herdarten, induktionsboden, alle herdtypen, inkl induktion, inklusive induktion,
      auf induktion`,
    fr: `
      compatible induction, induction, plaque à induction, plaques à induction, tous feux, tous types de feux,
      compatibles induction, tous feux dont induction, tous les feux, toutes les plaques`,
    es: `
      apto para inducción, apta para inducción, aptas para inducción, aptos para inducción, inducción,
      placas de inducción, cocina de inducción, vitrocerámica e inducción, todo tipo de cocinas, todas las cocinas`,
    it: `
      adatto all induzione, induzione, piano a induzione, piani a induzione, piani cottura a induzione,
      compatibile con induzione, tutti i piani cottura, tutti i piani di cottura, tutti i fuochi`,
    nl: `
      geschikt voor inductie, inductie, inductiekookplaat*, alle warmtebronnen, alle hittebronnen, inductiegeschikt,
      inductiebodem`,
    pl: `
      na indukcję, indukcyjn*, do kuchni indukcyjnych, na indukcji, płyta indukcyjna, do indukcji,
      wszystkie rodzaje kuchni, wszystkich rodzajów kuchni, wszystkich rodzajach kuchni, indukcję,
      wszystkie rodzaje kuchenek`,
    pt: `
      compatível com indução, indução, placa de indução, placas de indução, fogão de indução, fogão por indução,
      todos os tipos de fogão, todos os fogões, apta para indução, apto para indução, todas as placas`,
    sv: `
      induktion, induktionshäll*, induktionsspis*, fungerar på induktion, alla spisar, alla spistyper,
      alla typer av spisar, induktionsbotten, för induktion`,
    da: `
      induktion, induktionskogeplade*, egnet til induktion, alle kogeplader, induktionskomfur*, alle varmekilder,
      alle typer kogeplader, induktionsbund`,
    nb: `
      induksjon, induksjonstopp*, induksjonskomfyr*, egnet for induksjon, alle komfyrer, alle platetopper,
      alle typer komfyrer, alle varmekilder, induksjonsplat*`,
    fi: `
      induktio, induktioliedel*, induktiolle, kaikille liesityypeille, induktiolies*, induktiotaso*, sopii induktiolle,
      kaikille liesille, induktiokeittotaso*, induktiokäyttö*`,
  },
  ovenSafe: {
    en: `
      oven safe, ovenproof, oven proof, oven resistant, can go in the oven, suitable for the oven, safe in the oven,
      oven to table, go straight into the oven`,
    de: `
      backofenfest*, ofenfest*, backofengeeignet*, ofengeeignet*, im backofen verwend*, in den backofen,
      backofentauglich*, für den backofen, in den ofen`,
    fr: `
      passe au four, passent au four, va au four, compatible four, au four jusqu à, aller au four, allant au four,
      compatible avec le four, résiste au four, résistant au four`,
    es: `
      apto para horno, apta para horno, aptas para horno, aptos para horno, resistente al horno,
      se puede meter en el horno, apto para el horno, apta para el horno, en el horno hasta, resistentes al horno`,
    it: `
      adatto al forno, adatta al forno, adatti al forno, adatte al forno, resistente al forno, va in forno,
      in forno fino, utilizzabile in forno, adatto per forno, può andare in forno`,
    nl: `
      ovenbestendig*, ovenvast*, oven geschikt, geschikt voor de oven, in de oven, ovengeschikt*, kan in de oven,
      geschikt voor oven`,
    pl: 'do piekarnika, można używać w piekarniku, żaroodporn*, w piekarniku, piekarnikow*',
    pt: `
      apto para forno, apta para forno, aptas para forno, aptos para forno, pode ir ao forno, vai ao forno,
      resistente ao forno, ir ao forno, levar ao forno, podem ir ao forno, vão ao forno`,
    sv: 'ugnssäker*, ugnsfast*, tål ugn, ugnstålig*, ugnseldfast*, kan användas i ugn, användas i ugnen, eldfast form',
    da: `
      ovnfast*, ovnsikker*, tåler ovn, kan tåle ovn, i ovnen, ovnegnet, tåler ovnen, kan bruges i ovn,
      kan bruges i ovnen`,
    nb: `
      ovnsfast*, ildfast*, ovnssikker*, tåler ovn, tåler stekeovn, kan brukes i stekeovn*, i stekeovnen,
      kan brukes i ovn`,
    fi: `
      uuninkestäv*, uunin kestäv*, uuninkesto*, uunikäyttö*, kestää uunia, kestää uunin, kestävät uunia, uuniin,
      uunikelpoi*, uunissa`,
  },
  nonStick: {
    en: `
      non stick, nonstick, anti stick, nothing sticks, food releases easily, ptfe coating, ceramic coating,
      ceramic coated, food does not stick`,
    de: 'antihaft*, anti haft*, nichts klebt an, brennt nicht an, keramikbeschicht*, ptfe beschicht*, nichts brennt an',
    fr: `
      antiadhésif, antiadhésive, antiadhésifs, antiadhésives, anti adhésif, anti adhésive, anti adhésifs,
      revêtement céramique, anti adhérent*, antiadhérent*, anti adhésives, revêtement anti adhés*`,
    es: 'antiadherente*, anti adherente*, revestimiento cerámico, no se pega, recubrimiento cerámico, no se pegan',
    it: 'antiaderent*, anti aderent*, rivestimento ceramico, rivestimento in ceramica',
    nl: 'antiaanbak*, anti aanbak*, antikleef*, keramische coating, niets bakt aan',
    pl: `
      nieprzywierając*, powłoka nieprzywierająca, powłoka ceramiczna, powłoką ceramiczną, powłoką nieprzywierającą,
      nie przywiera, zapobiegając* przywierani*, powłoki nieprzywierającej`,
    pt: 'antiaderente*, anti aderente*, revestimento cerâmico, não cola, revestimento de cerâmica',
    sv: 'non stick, nonstick*, släpp lätt beläggning, släpplätt*, keramisk beläggning, keramikbeläggning',
    da: 'non stick, slip let belægning, keramisk belægning, nonstick*, slipletbelægning, slip belægning, slip let',
    nb: 'non stick, slippbelegg*, slipp lett, keramisk belegg, nonstick*, non stickbelegg',
    fi: 'tarttumat*, tarttumaton pinnoite, non stick, keraaminen pinnoite, nonstick*',
  },
  scratchResistant: {
    en: `
      scratch resistant, scratch proof, scratchproof, scratch resistance, resistant to scratches, resists scratches,
      anti scratch, sapphire crystal`,
    de: `
      kratzfest*, kratzbeständig*, kratzresistent*, unempfindlich gegen kratzer, kratzunempfindlich*,
      resistent gegen kratzer, kratzerfest*, saphirglas, kratzschutz`,
    fr: `
      anti rayures, antirayures, anti rayure, résistant aux rayures, résistante aux rayures, résistants aux rayures,
      résiste aux rayures, inrayable*, résistance aux rayures, verre saphir, résistent aux rayures`,
    es: `
      resistente a los arañazos, resistentes a los arañazos, resistente a arañazos, antiarañazos,
      resistente a las rayaduras, anti arañazos, a prueba de arañazos, resistencia a los arañazos, antirrayaduras,
      resistente al rayado, resistente a rayones, cristal de zafiro`,
    it: `
      antigraffio, anti graffio, resistente ai graffi, resistenti ai graffi, resiste ai graffi, a prova di graffio,
      resistenza ai graffi, vetro zaffiro, antigraffi`,
    nl: 'krasbestendig*, krasvast*, krasvrij*, bestand tegen krassen, saffierglas, kraswerend',
    pl: `
      odporn* na zarysowani*, odporność na zarysowania, odporn* na rysy, szkło szafirowe, szkłem szafirowym,
      odpornością na zarysowania, nie rysuje się`,
    pt: `
      resistente a riscos, resistentes a riscos, resistente a arranhões, resistentes a arranhões, antirriscos,
      anti riscos, à prova de riscos, resistente aos riscos, antirrisco, vidro de safira, resistência a riscos`,
    sv: 'reptålig*, repfri*, motståndskraftig mot repor, repsäker*, safirglas, repbeständig*, tål repor',
    da: 'ridsefast*, ridsebestandig*, modstandsdygtig over for ridser, ridseresistent*, safirglas, modstår ridser',
    nb: 'ripebestandig*, ripefast*, ripesikker*, motstandsdyktig mot riper, safirglass, tåler riper, skrapebestandig*',
    fi: 'naarmuuntumat*, naarmunkest*, kestää naarmuja, naarmuja kestäv*, naarmuttumat*, safiirilasi*, naarmuilta',
  },
  shatterproof: {
    en: `
      shatterproof, shatter proof, unbreakable, break resistant, impact resistant, shockproof, shock resistant,
      drop resistant, shock proof, drop proof, impact resistance, breakproof, shatter resistant, drop protection,
      drop tested`,
    de: `
      bruchsicher*, bruchfest*, unzerbrechlich*, stoßfest*, stossfest*, schlagfest*, sturzsicher*, splitterfrei*,
      splittersicher*, fallsicher*, stoßsicher*, bruchresistent*`,
    fr: `
      incassable*, résistant aux chocs, résistante aux chocs, résistants aux chocs, antichoc*, anti choc*,
      résiste aux chocs, résiste aux chutes, résistant aux chutes, anticasse, résistance aux chocs,
      résistante aux chutes`,
    es: `
      irrompible*, resistente a golpes, resistente a los golpes, antigolpes, a prueba de golpes,
      resistente a los impactos, resistente a impactos, resistente a caídas, inastillable*, resistentes a golpes,
      resistentes a los golpes, resistencia a los golpes, resiste golpes, antichoque`,
    it: `
      infrangibil*, resistente agli urti, resistenti agli urti, antiurto, anti urto, a prova di urto,
      resistente alle cadute, indistruttibil*, resiste agli urti, antirottura, a prova d urto, a prova di urti`,
    nl: `
      onbreekbaar, onbreekbare, schokbestendig*, stootvast*, stootbestendig*, breukvast*, valbestendig*,
      breukbestendig*, splintervrij*, slagvast*`,
    pl: `
      nietłukąc*, odporn* na wstrząsy, odporn* na uderzenia, wstrząsoodporn*, odporn* na stłuczenia, niezniszczaln*,
      odporn* na upadki, odporność na uderzenia, udaroodporn*, odporn* na uszkodzenia mechaniczne,
      odporn* na pęknięcia`,
    pt: `
      inquebráv*, resistente a choques, resistentes a choques, à prova de choque, resistente a impactos,
      resistente a quedas, antichoque*, anti choque*, resistente ao impacto, resistência ao impacto, à prova de quedas,
      resistentes a quedas`,
    sv: `
      stöttålig*, slagtålig*, okrossbar*, splitterfri*, oförstörbar*, stötsäker*, falltålig*, brottsäker*, slagfast*,
      tål stötar`,
    da: `
      brudsikker*, stødsikker*, slagfast*, ubrydelig*, stødfast*, splintfri*, brudfast*, faldsikker*, stødsikret,
      tåler stød, stødbestandig*`,
    nb: `
      støtsikker*, slagfast*, bruddsikker*, uknuselig*, støtbestandig*, slagsikker*, splintfri*, tåler støt,
      fallsikker*, bruddfast*`,
    fi: `
      iskunkestäv*, särkymät*, rikkoutumat*, iskuja kestäv*, kestää iskuja, iskunkesto*, pudotuksen kestäv*,
      kestää pudotuk*`,
  },
  heatResistant: {
    en: `
      heat resistant, heatproof, heat proof, heat resistance, resistant to heat, withstands temperatures,
      temperature resistant, withstands heat, heat safe`,
    de: 'hitzebeständig*, hitzefest*, temperaturbeständig*, hitzeresistent*, wärmebeständig*',
    fr: `
      résistant à la chaleur, résistante à la chaleur, résistants à la chaleur, résistantes à la chaleur,
      résiste à la chaleur, thermorésistant*, résiste à des températures, résistance à la chaleur,
      résistant aux hautes températures`,
    es: `
      resistente al calor, resistentes al calor, termorresistente*, soporta altas temperaturas, resistencia al calor,
      resiste el calor, resistente a altas temperaturas, resiste temperaturas, soporta temperaturas`,
    it: `
      resistente al calore, resistenti al calore, termoresistent*, resistente alle alte temperature, resiste al calore,
      resistenza al calore, resistenti alle alte temperature, resiste a temperature`,
    nl: 'hittebestendig*, hittevast*, temperatuurbestendig*, warmtebestendig*, bestand tegen hitte, hitteresistent*',
    pl: `
      odporn* na wysokie temperatury, odporn* na temperaturę, żaroodporn*, odporn* na ciepło, termoodporn*,
      odporność na wysokie temperatury, odporn* na wysoką temperaturę, odporn* na działanie wysokich temperatur,
      wytrzymuje temperatury`,
    pt: `
      resistente ao calor, resistentes ao calor, suporta altas temperaturas, resistência ao calor,
      resistente a altas temperaturas, resistentes a altas temperaturas, termorresistente*, suporta temperaturas`,
    sv: 'värmetålig*, värmebeständig*, tål värme, temperaturtålig*, tål höga temperaturer',
    da: 'varmebestandig*, varmeresistent*, tåler varme, temperaturbestandig*, tåler høje temperaturer, varmefast*',
    nb: 'varmebestandig*, tåler varme, varmeresistent*, temperaturbestandig*, tåler høye temperaturer, varmefast*',
    fi: `
      kuumuudenkest*, lämmönkest*, kuumuutta kestäv*, kestää kuumuutta, kestää lämpöä, kuumankest*, kestää kuumaa,
      kuumuuden kestäv*, lämpöä kestäv*`,
  },
  leakProof: {
    en: `
      leakproof, leak proof, spill proof, spillproof, leak free, does not leak, leak tight, drip free, doesn t leak,
      won t leak, no leaks, leak resistant, spill resistant`,
    de: `
      auslaufsicher*, tropffrei*, auslaufgeschützt*, läuft nicht aus, leckfrei*, dicht verschließbar*, auslaufschutz*,
      tropfsicher*, auslauffrei*`,
    fr: `
      anti fuite*, antifuite*, ne fuit pas, sans fuite, sans fuites, étanche aux fuites, anti goutte*,
      fermeture étanche, bouchon étanche, parfaitement étanche`,
    es: `
      a prueba de fugas, antigoteo, anti goteo, antiderrame*, anti derrame*, a prueba de derrames, sin fugas, no gotea,
      antifugas, anti fugas, no pierde líquido`,
    it: `
      a prova di perdite, antigoccia, anti goccia, anti perdita, antiperdita, senza perdite, a tenuta ermetica,
      anti perdite, a prova di fuoriuscite, antisversamento, non perde liquidi`,
    nl: `
      lekvrij*, lekdicht*, lekt niet, druppelvrij*, morsvrij*, lekbestendig deksel, lekkagevrij*, lekproof,
      anti lek dop`,
    pl: `
      szczelny, szczelna, szczelne, nie przecieka, niekapiąc*, nieprzeciekając*, nie kapie, szczelnie zamykan*,
      zapobiega wyciekom, niekapek, szczelnym, nie cieknie, zapobiegając* wyciekom`,
    pt: `
      à prova de fugas, à prova de vazamentos, antigotejamento, anti gotas, antigota, antiderrame*, sem fugas, não vaza,
      não verte, anti derrame*, antivazamento, à prova de derrames, anti fugas`,
    sv: `
      läckagesäker*, läcksäker*, läcktät*, spillsäker*, läckagefri*, droppfri*, läcker inte ut, läckagetät*, läckfri*,
      spillfri*`,
    da: `
      lækagesikker*, læksikker*, spildfri*, lækagefri*, tætsluttende, dryptæt*, drypfri*, lækker ikke, spildsikker*,
      lækfri*`,
    nb: `
      lekkasjesikker*, lekkasjefri*, sølfri*, lekker ikke, dryppfri*, lekkasjetett*, sølesikker*, lekkesikker*,
      lekkefri*, tettsluttende`,
    fi: 'vuotamat*, vuodonest*, tippumat*, tiivis kansi, vuototiivi*, läikkymät*, ei vuoda, tiiviisti sulkeutuv*',
  },
  airtight: {
    en: 'airtight, air tight, vacuum sealed, hermetically sealed, hermetic, air proof',
    de: 'luftdicht*, aromadicht*, vakuumverpackt*, hermetisch*, vakuumversiegelt*',
    fr: 'hermétique*, étanche à l air, emballé sous vide, conditionné sous vide, emballée sous vide',
    es: 'hermétic*, cierre hermético, estanco al aire, envasado al vacío, envasada al vacío, envasados al vacío',
    it: 'ermetic*, sottovuoto, sotto vuoto, chiusura ermetica, a tenuta d aria',
    nl: 'luchtdicht*, vacuümverpakt*, hermetisch*, vacuüm verpakt*',
    pl: 'hermetyczn*, próżniowo pakowan*, szczelnie zamykan*, pakowan* próżniowo',
    pt: 'hermétic*, embalad* a vácuo, fecho hermético, hermeticamente, estanque ao ar',
    sv: 'lufttät*, vakuumförpackad*, vakuumpackad*, hermetisk*',
    da: 'lufttæt*, vakuumpakket, vakuumpakkede, hermetisk*',
    nb: 'lufttett*, vakuumpakket, vakuumpakkede, hermetisk*',
    fi: 'ilmatiivi*, vakuumipakat*, tyhjiöpakat*, hermeetti*',
  },
  resealable: {
    en: 'resealable, re sealable, reclosable, zip lock, ziplock, zip bag',
    de: 'wiederverschließbar*, wieder verschließbar*, wiederverschliessbar*, zip beutel*',
    fr: 'refermable*, se referme, sachet zip, fermeture zip refermable',
    es: 'resellable*, cierre reutilizable, se puede volver a cerrar, recerrable*, reclosable*, cierre zip',
    it: 'richiudibil*, si richiude',
    nl: 'hersluitbaar, hersluitbare, hersluitbaar zakje',
    pl: `
      wielokrotnego zamykania, do ponownego zamknięcia, zamykan* strunowo, z zamknięciem strunowym, zapięciem strunowym,
      struną do zamykania, ponownie zamyk*`,
    pt: `
      resseláve*, reselláve*, volta a fechar, reutilizável para fechar, embalagem que se volta a fechar, zip lock,
      refecháve*`,
    sv: 'återförslutningsbar*, återförslutbar*, återförslutas, ziplås*',
    da: 'genlukkelig*, genlukkes, kan lukkes igen, lynlåspose*',
    nb: 'gjenlukkbar*, gjenlukkes, kan lukkes igjen, zip pose*',
    fi: 'uudelleensuljettav*, uudelleen suljettav*, suljettavissa uudelleen, minigrip*',
  },
  refillable: {
    en: 'refillable, refill, refills, can be refilled, refill pack, refill pouch',
    de: `
      nachfüllbar*, nachfüllpack*, wiederbefüllbar*, wieder befüllbar*, refill*, nachfüllbeutel*, nachfüllung,
      nachgefüllt werden, nachfüllen`,
    fr: `
      rechargeable en, recharge pour flacon, éco recharge*, re remplissable*, remplissable*, éco recharges,
      peut être rempli*, flacon rechargeable, recharge disponible, pot rechargeable`,
    es: `
      rellenable*, recarga para, formato recarga, se puede rellenar, eco refill, rellenar, envase rellenable, recargas,
      bote recargable`,
    it: `
      ricarica per flacone, riempibil*, eco ricarica, formato ricarica, ecoricarica, flacone ricaricabile,
      si può riempire, refill, barattolo ricaricabile`,
    nl: 'navulbaar, navulbare, navulling*, navulverpakking*, hervulbaar, hervulbare, navullen, navulzak*',
    pl: `
      do ponownego napełniania, napełnian* ponownie, uzupełnian*, wkład uzupełniający, wielokrotnego napełniania,
      refill, ponownego napełnienia, opakowanie uzupełniające`,
    pt: `
      recarga para, reabastecíve*, eco recarga, formato recarga, reenchíve*, refil, refis, reutilizáve* com recarga,
      refill, frasco recarregável, embalagem recarregável`,
    sv: 'påfyllningsbar*, refill*, påfyllnadsförpackning*, fyllas på, återfyllningsbar*, påfyllningsförpackning*',
    da: 'genopfyldelig*, refill*, kan genopfyldes, påfyldelig*, genopfyldning*',
    nb: 'påfyllbar*, refill*, kan etterfylles, kan fylles på, etterfyllbar*, gjenfyllbar*',
    fi: 'uudelleentäytettäv*, täyttöpakkau*, täyttöpussi*, uudelleen täytettäv*, täydennyspakkau*, refill',
  },
  reusable: {
    en: 'reusable, re usable, can be reused, use again and again, reuse, multi use, washable and reusable, used again',
    de: `
      wiederverwendbar*, mehrfach verwendbar*, mehrweg*, immer wieder verwend*, wieder verwendbar*,
      mehrmals verwendbar*, wiederverwendet werden`,
    fr: 'réutilisable*, réutiliser, lavable et réutilisable, se réutilise, réutilisé*',
    es: 'reutilizable*, se puede reutilizar, reutilizar, de varios usos',
    it: 'riutilizzabil*, si può riutilizzare, riutilizzare, più volte riutilizzabile',
    nl: 'herbruikbaar, herbruikbare, opnieuw te gebruiken, her te gebruiken, hergebruiken, hergebruikt worden',
    pl: `
      wielorazow*, wielokrotnego użytku, do wielokrotnego użycia, wielokrotnego użycia, ponownego użycia,
      wielokrotnego użytkowania`,
    pt: 'reutilizáve*, reutilizar, pode ser reutilizad*',
    sv: 'återanvändbar*, återanvändas, flergångs*, återanvända, återanvänds',
    da: 'genanvendelig*, flergangs*, bruges igen og igen, kan bruges flere gange',
    nb: 'gjenbrukbar*, kan gjenbrukes, flergangs*, brukes om igjen, brukes flere ganger, gjenbrukes',
    fi: `
      uudelleenkäytettäv*, uudelleen käytettäv*, kestokäyttö*, voi käyttää uudelleen, käytettäväksi uudelleen,
      monikertakäyttö*`,
  },
  disposable: {
    en: 'disposable, single use, one time use, throwaway, throw away after use',
    de: 'einweg*, zum einmalgebrauch, einmalig verwendbar*, zum einmaligen gebrauch, einmalartikel, einmalhandschuh*',
    fr: 'jetable*, à usage unique, usage unique, à jeter après usage',
    es: 'desechable*, de un solo uso, de usar y tirar, un solo uso',
    it: 'usa e getta, monouso',
    nl: 'wegwerp*, voor eenmalig gebruik, eenmalig gebruik',
    pl: 'jednorazow*, jednorazowego użytku, do jednorazowego użycia',
    pt: 'descartáve*, de uso único, uso único, de utilização única',
    sv: `
      för engångsbruk, engångsartik*, engångsbruk, engångshandsk*, engångsprodukt*, engångsmugg*, engångsblöj*,
      engångsgrill*, engångsrak*, engångstall*, engångsfilter`,
    da: `
      til engangsbrug, engangsbrug, engangshandsk*, engangsprodukt*, engangsble*, engangsgrill*, engangskrus,
      engangstallerk*, engangsskraber*, engangsartik*`,
    nb: `
      til engangsbruk, engangsbruk, engangshansk*, engangsprodukt*, engangsblei*, engangsgrill*, engangskopp*,
      engangstallerk*, engangshøv*, engangsartik*`,
    fi: 'kertakäyttö*',
  },
  transparentWindow: {
    en: `
      viewing window, transparent window, clear window, see through, transparent, transparent lid, clear panel,
      mesh window`,
    de: 'sichtfenster*, transparent*, durchsichtig*, klarsicht*',
    fr: `
      fenêtre transparente, transparent, transparente, transparents, transparentes, hublot de contrôle,
      fenêtre de visualisation`,
    es: 'ventana transparente, transparente*, ventana de visualización, translúcid*, ventanilla transparente',
    it: 'finestra trasparente, trasparent*, finestrella trasparente, finestra d ispezione',
    nl: 'doorzichtig*, transparant*, kijkvenster*, doorkijkvenster*, doorschijnend*',
    pl: 'przezroczyst*, okienko, transparentn*, przeźroczyst*, okienkiem, okienka',
    pt: 'transparente*, janela transparente, translúcid*, visor transparente, janela de visualização',
    sv: 'genomskinlig*, transparent*, insynsfönster, fönster i genomskinlig*, siktfönster',
    da: 'gennemsigtig*, transparent*, kigvindue*, gennemsigtigt vindue, klart vindue',
    nb: 'gjennomsiktig*, transparent*, kikkevindu*, gjennomsiktig vindu, klart vindu',
    fi: 'läpinäkyv*, läpikuultav*, ikkunalla varustet*, läpinäkyvä ikkuna',
  },
  drainageHole: {
    en: 'drainage hole*, drain hole*',
    de: `
      abflussloch*, abzugsloch*, drainageloch*, wasserablauf*, ablaufloch*, entwässerungsloch*, drainagelöcher*,
      wasserabzug*, ablauflöcher`,
    fr: 'trou de drainage, trous de drainage, trous d évacuation, trou d évacuation',
    es: 'agujero de drenaje, agujeros de drenaje, orificios de drenaje, orificio de drenaje',
    it: 'foro di drenaggio, fori di drenaggio, fori di scolo, foro di scolo',
    nl: 'drainagegat*, afwateringsgat*, afvoergat*, afwatering',
    pl: 'otwór odpływowy, otwory odpływowe, otwory drenażowe, otworem odpływowym, otworów odpływowych',
    pt: 'furo de drenagem, furos de drenagem, orifício de drenagem',
    sv: 'dränering*, avrinningshål*',
    da: 'drænhul*, dræning*, afløbshul*',
    nb: 'drenering*, avløpshull*',
    fi: 'valumisreikä*, tyhjennysreikä*, salaojareikä*, vedenpoistorei*, pohjareikä*',
  },
  selfWatering: {
    en: 'self watering, water level indicator, irrigation system, automatic watering, integrated watering',
    de: 'selbstbewässer*, bewässerungssystem*, wasserstandsanzeige*, automatische bewässerung, bewässerungseinsatz',
    fr: `
      auto arrosage, réserve d eau, arrosage automatique, indicateur de niveau d eau, autoarrosage, système d arrosage`,
    es: 'autorriego, auto riego, riego automático, indicador de nivel de agua, autorregable*, sistema de riego',
    it: `
      autoirrigant*, irrigazione automatica, riserva d acqua, indicatore del livello dell acqua, auto irrigant*,
      sistema di irrigazione`,
    nl: `
      zelfwaterend*, bewateringssysteem, waterstandmeter, zelf water gevend, watergeefsysteem, waterniveau indicator,
      irrigatiesysteem`,
    pl: `
      samonawadniając*, system nawadniania, wskaźnik poziomu wody, automatyczne nawadnianie, nawadniani*,
      wskaźnikiem poziomu wody`,
    pt: `
      autorrega, auto rega, rega automática, indicador de nível de água, irrigação automática, autoirrigáve*,
      sistema de rega, autoirrigante`,
    sv: 'självvattn*, bevattningssystem*, vattennivåindikator, vattenståndsmätare, automatisk bevattning',
    da: 'selvvand*, vandingssystem*, vandstandsmåler*, automatisk vanding, vandstandsindikator',
    nb: 'selvvann*, vanningssystem*, vannstandsindikator*, automatisk vanning, vannstandsmåler',
    fi: 'altakastelu*, itsekastelev*, kastelujärjestelmä*, vesimäärän osoitin, automaattikastelu*, vedenpinnan osoitin',
  },
  measuringMarks: {
    en: `
      measuring marks, measurement markings, graduated scale, measuring scale, fill line, volume markings,
      level indicator, water level window, capacity markings`,
    de: `
      messskala*, skalierung*, füllstandsanzeige*, maßangaben innen, maßeinteilung*, messmarkierung*, füllstandanzeige*,
      innenskala, literskala`,
    fr: 'graduation*, gradué*, indicateur de niveau, échelle graduée, repères de mesure, niveau d eau visible',
    es: `
      marcas de medición, escala de medición, indicador de nivel, escala graduada, escala interior, marcas de medida,
      vaso graduado, jarra graduada`,
    it: `
      scala graduata, tacche di misurazione, indicatore di livello, tacche graduate, scala di misurazione,
      bicchiere graduato, caraffa graduata`,
    nl: 'maatverdeling*, schaalverdeling*, maataanduiding*, niveau indicator, maatstreep*, waterniveauaanduiding',
    pl: 'miarka, podziałk*, skala pomiarowa, wskaźnik poziomu, miarką, skalą pomiarową, wskaźnik poziomu wody',
    pt: `
      escala de medição, marcas de medição, indicador de nível, escala graduada, marcações de medida, copo graduado,
      jarro graduado`,
    sv: 'måttmarkering*, gradering*, nivåindikator, måttskala, mätskala*, volymmarkering*',
    da: 'måleskala*, niveauindikator, målmarkering*, gradinddeling, målestreg*',
    nb: 'måleskala*, nivåindikator, målemerk*, gradering*, målestrek*',
    fi: 'mitta asteik*, mittaviiva*, mittamerkin*, tasonilmaisin, mitta asteikko, täyttöviiva*, vesimäärän merk*',
  },
  spout: {
    en: 'pouring spout, spout, pour spout, gooseneck, pouring lip',
    de: 'ausgießer*, ausguss, schnaupe, ausgießtülle*, schwanenhals*, schüttrand*, ausgusstülle',
    fr: 'bec verseur, col de cygne, becs verseurs',
    es: 'pico vertedor, boca vertedora, cuello de cisne, boquilla vertedora, pico de vertido',
    it: 'beccuccio, beccucci, collo di cigno',
    nl: 'schenktuit*, tuit, schenkrand*, zwanenhals*',
    pl: 'dzióbek, dziobek, dzióbkiem, łabędzia szyja, gęsia szyja, lejek do nalewania, gęsią szyją',
    pt: 'bico vertedor, bico de verter, pescoço de cisne, bico dosador',
    sv: 'hällpip*, svanhals*, pipen, hällkant*',
    da: 'hældetud*, tud, svanehals*, hældekant',
    nb: 'helletut*, tut, svanehals*, hellekant*',
    fi: 'kaatonokka*, nokka, joutsenkaula*, kaatonokalla, nokalla',
  },
  pumpDispenser: {
    en: 'pump dispenser, pump bottle, with pump, dispenser pump, airless pump, airless dispenser, soap pump',
    de: 'pumpspender*, spenderpumpe*, dosierpumpe*, pumpflasche*, airless spender*, dosierspender*',
    fr: 'flacon pompe, pompe doseuse, flacon airless, avec pompe',
    es: 'dosificador*, con dosificador, bomba dosificadora, envase airless',
    it: 'dispenser, erogatore, pompetta, flacone airless, dosatore',
    nl: 'pompje, doseerpomp*, pompfles*, airless pomp, pompflacon',
    pl: 'z dozownikiem, pompk* dozując*, butelka airless, dozownik, z pompką, pompka dozująca, pompką dozującą',
    pt: 'doseador*, bomba doseadora, válvula pump, frasco airless, dosador, pump',
    sv: 'pumpflask*, doseringspump*, pumpfunktion, airless pump, med pump',
    da: 'pumpeflask*, doseringspumpe*, med pumpe, airless pumpe',
    nb: 'pumpeflask*, doseringspumpe*, med pumpe, airless pumpe',
    fi: 'pumppupullo*, annostelija*, annostelupumppu*, airless pumppu, pumpulla',
  },
  sprayBottle: {
    en: 'spray bottle, spray nozzle, atomiser, atomizer, spray head, mist spray',
    de: 'sprühflasche*, zerstäuber*, sprühkopf*, pumpzerstäuber*, sprühdüse*',
    fr: 'vaporisateur*, flacon spray, spray, brumisateur*',
    es: 'pulverizador*, atomizador*, espray, spray, vaporizador de viaje, rociador*',
    it: 'spray, nebulizzator*, vaporizzator*, flacone spray, spruzzin*',
    nl: 'sprayflacon, spray, verstuiver*, sproeikop*, sprayflesje*, sproeier*',
    pl: 'atomizer*, spray, spryskiwacz*, rozpylacz*, sprayu, w sprayu',
    pt: 'borrifador*, spray, pulverizador*, atomizador*, vaporizador de perfume',
    sv: 'sprayflask*, spray, sprej*, sprayhuvud*',
    da: 'sprayflask*, spray, forstøver*, sprayhoved*',
    nb: 'sprayflask*, spray, forstøver*, sprayhode*',
    fi: 'suihke*, sumutin, sumutinpullo*, sumuttime*',
  },
  pipette: {
    en: 'pipette, dropper bottle, with dropper, glass dropper',
    de: 'pipette*, tropfpipette*, tropfer',
    fr: 'pipette*, compte goutte*, compte gouttes',
    es: 'pipeta*, cuentagotas, gotero',
    it: 'pipett*, contagocce',
    nl: 'pipet*, druppelaar*',
    pl: 'pipet*, zakraplacz*, kroplomierz*',
    pt: 'pipeta*, conta gotas',
    sv: 'pipett*, droppipett*',
    da: 'pipette*, dråbepipette*',
    nb: 'pipette*, dråpeteller*',
    fi: 'pipet*, tippapullo*',
  },
};
