import type { ConceptTable } from '../concept-table.ts';

/** Features: of kitchenware, appliances and containers. */
export const HOUSEHOLD_FEATURES: ConceptTable = {
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
  waterTank: {
    en: 'water tank, water reservoir, removable tank, tank capacity, water container, litre tank, liter tank',
    de: `
      wassertank*, wasserbehälter*, frischwassertank*, schmutzwassertank*, tankvolumen, tankinhalt, wasserreservoir*`,
    fr: 'réservoir d eau, réservoir amovible, réservoir à eau, capacité du réservoir, réservoir de, bac à eau',
    es: 'depósito de agua, tanque de agua, depósito extraíble, capacidad del depósito, depósito de, recipiente de agua',
    it: `
      serbatoio dell acqua, serbatoio acqua, serbatoio estraibile, serbatoio rimovibile, capacità del serbatoio,
      serbatoio, tanica d acqua`,
    nl: 'waterreservoir*, watertank*, afneembaar reservoir, waterbak, schoonwatertank, vuilwatertank, reservoir van',
    pl: `
      zbiornik na wodę, zbiornika na wodę, zbiornikiem na wodę, pojemnik na wodę, zbiornik wody, pojemność zbiornika,
      zbiornika wody`,
    pt: `
      depósito de água, reservatório de água, reservatório, depósito amovível, tanque de água, capacidade do depósito,
      depósito removível`,
    sv: 'vattentank*, vattenbehållar*, tankvolym, vattenreservoar*',
    da: 'vandtank*, vandbeholder*, tankkapacitet, vandreservoir*',
    nb: 'vanntank*, vannbeholder*, tankkapasitet, vannreservoar*',
    fi: 'vesisäiliö*, säiliön tilavuus, vesitankki*',
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
  selfCleaning: {
    en: `
      self cleaning, self clean, cleans itself, automatic cleaning, auto clean, automatic rinse, cleaning programme,
      cleaning program, pyrolytic, autoclean`,
    de: `
      selbstreinig*, reinigt sich selbst, automatische reinigung, reinigungsprogramm*, automatisches reinigungsprogramm,
      pyrolyse*`,
    fr: `
      autonettoyant*, auto nettoyant*, auto nettoyage, nettoyage automatique, se nettoie tout seul,
      se nettoie toute seule, pyrolyse, autonettoyage, programme de nettoyage`,
    es: `
      autolimpiable*, autolimpieza, auto limpieza, limpieza automática, pirolítico, pirolítica, programa de limpieza,
      autolimpiante*, se limpia solo, se limpia sola`,
    it: `
      autopulent*, auto pulente, autopulizia, pulizia automatica, pirolitic*, programma di pulizia, auto pulizia,
      si pulisce da solo, si pulisce da sola`,
    nl: 'zelfreinigend*, automatische reiniging, reinigt zichzelf, pyrolyse, reinigingsprogramma, zelfreiniging*',
    pl: `
      samoczyszcząc*, automatyczne czyszczenie, funkcja samooczyszczania, automatycznego czyszczenia, samooczyszczani*,
      pirolityczn*, piroliz*, automatycznym czyszczeniem, program czyszczenia, sam się czyści, sama się czyści`,
    pt: `
      autolimpeza, auto limpeza, autolimpante*, limpeza automática, limpa se sozinh*, pirolític*, programa de limpeza,
      pirólise`,
    sv: 'självrengörande, automatisk rengöring, rengör sig själv, rengöringsprogram*, självrengöring*, pyrolys*',
    da: `
      selvrensende, automatisk rensning, automatisk rengøring, rengør sig selv, rengøringsprogram*, selvrengørende,
      pyrolyse*`,
    nb: 'selvrensende, automatisk rengjøring, rengjør seg selv, rengjøringsprogram*, selvrengjørende, pyrolyse*',
    fi: `
      itsepuhdistuv*, automaattinen puhdistus, itsestään puhdistuv*, puhdistusohjelma*, automaattipuhdistus,
      pyrolyysi*`,
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
  attachments: {
    en: `
      attachments, attachment, interchangeable attachments, nozzles, interchangeable heads, brush head*,
      replacement head*, nozzle, guide combs, comb attachments, interchangeable blades`,
    de: `
      aufsätze, aufsatz, aufsteckkamm*, wechselaufsatz*, düse, düsen, aufsteckdüse*, bürstenkopf*, zubehöraufsatz*,
      kammaufsatz*, fugendüse*, polsterdüse*, aufsteckbürste*, bürstenköpfe, scheraufsatz, kammaufsätze`,
    fr: `
      embout*, accessoires interchangeables, têtes interchangeables, buse*, brossette*, peignes de guidage,
      tête de brosse, têtes de brosse, suceur*, lames interchangeables`,
    es: `
      accesorios intercambiables, cabezales, cabezal, boquilla*, peine guía, peines guía, recambios de cabezal,
      cabezales intercambiables, cuchillas intercambiables`,
    it: `
      accessori intercambiabili, testine, testina, bocchett*, beccucci*, pettine guida, pettini guida,
      testine intercambiabili, spazzole intercambiabili, pettini regolatori, lame intercambiabili`,
    nl: `
      opzetstuk*, hulpstuk*, opzetborstel*, spuitmond*, mondstuk*, opzetkam*, verwisselbare opzet*, borstelkop*,
      zuigmond*, verwisselbare koppen`,
    pl: `
      końcówk*, nasadk*, wymienne końcówki, dysz*, ssawk*, nakładk* grzebieniow*, grzebień prowadzący,
      nasadki grzebieniowe, wymienne ostrza`,
    pt: `
      acessórios intercambiáveis, bocal, bocais, cabeças intercambiáveis, pente guia, pentes guia, cabeças de escova,
      cabeçais, lâminas intercambiáveis, cabeças de substituição, bicos intercambiáveis`,
    sv: `
      tillbehör utbytbar*, munstycke*, utbytbara huvuden, borsthuvud*, distanskam*, kamtillbehör, utbytbara tillbehör,
      utbytbara blad`,
    da: `
      mundstykke*, tilbehørsdel*, børstehoved*, udskiftelige hoveder, afstandskam*, kamtilbehør, udskifteligt tilbehør,
      udskiftelige klinger`,
    nb: `
      munnstykke*, utskiftbare hoder, børstehode*, avstandskam*, kamtilbehør, utskiftbart tilbehør, tilbehørsdel*,
      utskiftbare blader`,
    fi: `
      suutin, suulak*, suuttime*, vaihtopää*, harjaspää*, vaihdettavat päät, kampaosa*, lisäosat, vaihdettavat osat,
      ohjainkam*, suutinosa*, vaihdettavat terät`,
  },
  speedLevels: {
    en: `
      speed levels, speed settings, speeds, variable speed, speed control, intensity levels, power levels,
      speed setting, intensity settings, pulse function, power settings, heat settings`,
    de: `
      geschwindigkeitsstufe*, leistungsstufe*, intensitätsstufe*, geschwindigkeiten, drehzahlregelung, stufenlos regel*,
      pulsfunktion, pulse funktion, drehzahlstufe*, heizstufe*, gebläsestufe*, stufenlos verstell*`,
    fr: `
      niveaux de vitesse, vitesses réglables, vitesse variable, niveaux d intensité, fonction pulse,
      niveaux de puissance, variateur de vitesse, réglages de vitesse, vitesse réglable, niveaux de chaleur`,
    es: `
      niveles de velocidad, velocidades, velocidad variable, niveles de intensidad, niveles de potencia, función pulse,
      función turbo, velocidad regulable, niveles de calor, velocidad ajustable`,
    it: `
      livelli di velocità, velocità regolabile, velocità variabile, livelli di intensità, livelli di potenza,
      funzione pulse, velocità regolabili, livelli di calore`,
    nl: `
      snelheidsstand*, snelheden, snelheidsniveau*, intensiteitsstand*, variabele snelheid, pulsfunctie,
      vermogensstand*, pulse functie, intensiteitsniveau*, warmtestand*, zuigstand*`,
    pl: `
      poziomów prędkości, poziomy prędkości, regulacja prędkości, stopni prędkości, regulacja obrotów,
      poziomy intensywności, funkcja pulse, poziomów mocy, poziomy mocy, regulacją prędkości, funkcja pulsacyjna,
      tryb pulsacyjny, regulacją obrotów, poziomów intensywności`,
    pt: `
      níveis de velocidade, velocidades, velocidade variável, níveis de intensidade, níveis de potência, função pulse,
      velocidade regulável, função pulsar, níveis de calor, velocidade ajustável`,
    sv: `
      hastigheter, hastighetsläge*, steglös hastighet, intensitetsnivå*, effektlägen, pulsfunktion, hastighetsreglering,
      hastighetsinställning*, effektnivåer, värmelägen, pulsläge`,
    da: `
      hastigheder, hastighedstrin, variabel hastighed, intensitetsniveau*, effekttrin, pulsfunktion,
      hastighedsindstilling*, hastighedsregulering, hastighedsniveau*, varmetrin, pulse funktion`,
    nb: `
      hastigheter, hastighetstrinn, variabel hastighet, intensitetsnivå*, effekttrinn, pulsfunksjon,
      hastighetsinnstilling*, hastighetsregulering, hastighetsnivå*, effektnivåer`,
    fi: `
      nopeustaso*, nopeutta, nopeusasetu*, portaaton nopeus*, tehotaso*, pulssitoiminto*, nopeuden säätö, nopeudensäätö,
      tehoasetu*, tehon säätö, intensiteettitaso*`,
  },
  programmes: {
    en: `
      programmes, programs, preset programmes, preset programs, presets, automatic programmes, washing programmes,
      cooking modes, cooking functions, automatic programs`,
    de: `
      programme, automatikprogramm*, waschprogramm*, voreingestellte programme, spülprogramm*, kochprogramm*,
      programmauswahl, garprogramm*, kurzprogramm*`,
    fr: `
      programmes, programmes automatiques, programmes prédéfinis, programmes préréglés, modes de cuisson,
      programmes de cuisson, fonctions de cuisson`,
    es: `
      programas, programas automáticos, programas preestablecidos, modos de cocción, programas de cocción,
      programas predefinidos, funciones de cocción`,
    it: `
      programmi, programmi automatici, programmi preimpostati, modalità di cottura, programmi di cottura,
      programmi predefiniti, funzioni di cottura`,
    nl: `
      programma s, automatische programma s, wasprogramma*, kookprogramma*, voorgeprogrammeerd*, kookstanden,
      vooraf ingestelde programma`,
    pl: `
      programów, programy, programy automatyczne, automatycznych programów, programy prania, tryby gotowania,
      programy gotowania, programami, trybów gotowania`,
    pt: `
      programas, programas automáticos, programas predefinidos, modos de cozedura, modos de cozimento,
      programas de cozedura, funções de cozimento`,
    sv: 'förinställda program, automatiska program, tvättprogram*, automatprogram, förprogrammerad*, antal program',
    da: `
      programmer, forudindstillede programmer, automatiske programmer, vaskeprogram*, automatprogram*,
      forprogrammered*`,
    nb: 'programmer, forhåndsinnstilte programmer, automatiske programmer, vaskeprogram*, forhåndsprogrammert*',
    fi: `
      ohjelmaa, ohjelmat, valmiit ohjelmat, automaattiohjelma*, pesuohjelma*, esiasetetut ohjelmat, keitto ohjelma*,
      kypsennysohjelma*`,
  },
  dripStop: {
    en: 'drip stop, anti drip, drip free pouring, drip tray, non drip',
    de: 'tropfstopp*, tropf stopp*, tropfschutz*, abtropfschale*, tropfschale*, auffangschale*',
    fr: 'stop goutte, anti goutte, système anti goutte*, bac récupérateur, bac d égouttage, plateau récupérateur',
    es: 'antigoteo, anti goteo, bandeja de goteo, sistema antigoteo, bandeja antigoteo',
    it: 'salvagoccia, antigocciolamento, salva goccia, vaschetta raccogligocce, raccogligocce, antigoccia',
    nl: 'druppelstop*, anti druppel*, lekbak*, antidruppel*, druppelrooster, druppelvrij schenken',
    pl: `
      niekapek, blokada kapania, tacka ociekowa, zabezpieczenie przed kapaniem, ociekacz, tacka na skropliny,
      stop kapaniu`,
    pt: `
      antigotas, anti gotas, sistema antigotejamento, bandeja de gotejamento, sistema anti pingos, corta pingos,
      bandeja de pingos`,
    sv: 'droppstopp*, droppskydd*, droppbricka*, droppskål*, droppfri',
    da: 'drypstop*, dråbestop*, drypbakke*, drypfang*, drypskål',
    nb: 'dryppstopp*, dråpestopp*, dryppbrett*, dryppfri*, dryppfat',
    fi: 'tippalukko*, tippumisen esto, tippa alusta, tippalukon, tippa astia, tippumisenesto, tippa allas',
  },
  builtInGrinder: {
    en: `
      built in grinder, integrated grinder, grinder built in, conical burr grinder, burr grinder, bean to cup,
      ceramic grinder, whole bean grinder, grind settings`,
    de: `
      integriertes mahlwerk, integriertem mahlwerk, mahlwerk, kegelmahlwerk*, keramikmahlwerk*, mahlgrad*,
      scheibenmahlwerk*`,
    fr: `
      broyeur intégré, moulin intégré, broyeur à grains, broyeur conique, meules coniques, degrés de mouture,
      finesse de mouture, broyeur à café`,
    es: `
      molinillo integrado, molinillo incorporado, molinillo cónico, muelas cónicas, molinillo cerámico,
      niveles de molido, grados de molienda`,
    it: `
      macinacaffè integrato, macinino integrato, macine coniche, macinacaffè incorporato, macine in ceramica,
      livelli di macinatura, gradi di macinatura`,
    nl: `
      ingebouwde molen, ingebouwde maler, geïntegreerde maler, maalwerk, ingebouwde bonenmaler, geïntegreerde molen,
      maalgraad, conische molen, maalstand*`,
    pl: `
      wbudowany młynek, wbudowanym młynkiem, młynek żarnowy, młynek ceramiczny, wbudowanego młynka, stopni mielenia,
      stopień mielenia, żarna stożkowe`,
    pt: `
      moinho integrado, moinho incorporado, mós cónicas, moedor integrado, moedor embutido, níveis de moagem,
      moinho cónico, moinho de café integrado`,
    sv: 'inbyggd kvarn, integrerad kvarn, inbyggd kaffekvarn, malgrad*, konisk kvarn, malningsgrad*',
    da: 'indbygget kværn, integreret kværn, indbygget kaffekværn, formalingsgrad*, malegrad*, konisk kværn',
    nb: 'innebygd kvern, integrert kvern, innebygd kaffekvern, malegrad*, konisk kvern, kvernegrad*',
    fi: `
      integroitu mylly, sisäänrakennettu mylly, kahvimylly integroitu, jauhatuskarkeu*, kartiomylly*,
      sisäänrakennettu kahvimylly, jauhatusast*`,
  },
  milkFrothing: {
    en: `
      milk frother, frothing wand, steam wand, milk foam, frothed milk, froths milk, milk frothing, milk system,
      froth milk`,
    de: `
      milchaufschäumer*, milchschaum*, dampfdüse*, milchschäumer*, aufgeschäumte milch, dampflanze, milchsystem*,
      milch aufschäum*`,
    fr: `
      mousseur à lait, mousseur de lait, buse vapeur, mousse de lait, buse à vapeur, émulsionneur de lait,
      système de lait, fait mousser le lait`,
    es: `
      espumador de leche, vaporizador de leche, tubo de vapor, espuma de leche, boquilla de vapor, lanza de vapor,
      sistema de leche, espumar leche`,
    it: 'montalatte, cappuccinatore, lancia vapore, schiuma di latte, montare il latte, latte montato, pannarello',
    nl: 'melkopschuimer*, stoompijpje*, melkschuim*, opgeschuimde melk, melksysteem',
    pl: `
      spieniacz do mleka, spieniacz mleka, dysza pary, spienianie mleka, spieniania mleka, spienione mleko,
      spieniaczem mleka, system mleczny`,
    pt: `
      vaporizador de leite, espuma de leite, espumador de leite, bico de vapor, tubo de vapor, sistema de leite,
      espumador`,
    sv: 'mjölkskumm*, ångmunstycke*, ångrör*, skummad mjölk, skumma mjölk, mjölksystem',
    da: 'mælkeskum*, dampdyse*, damprør*, skummet mælk til cappuccino, skumme mælk, mælkesystem',
    nb: 'melkeskum*, dampdyse*, damprør*, skumme melk, skummer melk, melkesystem',
    fi: 'maidonvaahdot*, höyrysuutin, maitovaah*, höyryputki*, vaahdottaa maidon, maidon vaahdotus, vaahdotettu maito',
  },
  hepaFilter: {
    en: 'hepa, hepa filter*, fine particle filter, true hepa',
    de: 'hepa, hepa filter*, feinstaubfilter*, hygienefilter*, schwebstofffilter*',
    fr: 'hepa, filtre hepa, filtre à particules',
    es: 'hepa, filtro hepa',
    it: 'hepa, filtro hepa',
    nl: 'hepa, hepa filter*, fijnstoffilter*',
    pl: 'hepa, filtr hepa, filtrem hepa',
    pt: 'hepa, filtro hepa',
    sv: 'hepa, hepa filter*',
    da: 'hepa, hepa filter*',
    nb: 'hepa, hepa filter*',
    fi: 'hepa, hepa suodat*',
  },
  filter: {
    en: `
      activated carbon filter, charcoal filter, carbon filter, air filter, water filter, filter cartridge,
      built in filter, permanent filter`,
    de: 'aktivkohlefilter*, luftfilter*, wasserfilter*, filterpatrone*, dauerfilter*, filterkartusche*, kohlefilter*',
    fr: `
      filtre à charbon, charbon actif, filtre à air, filtre à eau, cartouche filtrante, filtre permanent,
      filtre intégré`,
    es: `
      filtro de carbón, carbón activo, filtro de aire, filtro de agua, cartucho de filtro, filtro permanente,
      carbón activado`,
    it: `
      filtro a carbone, filtri a carbone, carboni attivi, filtro dell aria, filtro dell acqua, cartuccia filtrante,
      filtro permanente, carbone attivo`,
    nl: `
      koolstoffilter*, actieve kool*, luchtfilter*, waterfilter*, filterpatroon, filterpatronen, permanent filter,
      actieve koolfilter`,
    pl: `
      filtr węglowy, węglem aktywnym, filtr powietrza, filtr wody, wkład filtrujący, filtr stały, filtrem węglowym,
      węgiel aktywny, filtr do wody`,
    pt: `
      filtro de carvão, carvão ativado, carvão ativo, filtro de ar, filtro de água, cartucho filtrante,
      filtro permanente`,
    sv: 'kolfilter*, aktivt kol, luftfilter*, vattenfilter*, filterpatron*, permanentfilter*, aktivt kolfilter',
    da: 'kulfilter*, aktivt kul, luftfilter*, vandfilter*, filterpatron*, permanentfilter*, aktivt kulfilter',
    nb: 'kullfilter*, aktivt kull, luftfilter*, vannfilter*, filterpatron*, permanentfilter*, aktivt kullfilter',
    fi: 'hiilisuodat*, ilmansuodat*, vedensuodat*, suodatinpatruuna*, kestosuodat*, aktiivihiili*, ilmasuodat*',
  },
  bagless: {
    en: 'bagless, without a bag, no bag needed, dust container, no dust bags, dust bin',
    de: 'beutellos*, ohne beutel, staubbehälter*, ohne staubbeutel',
    fr: 'sans sac, bac à poussière, collecteur de poussière, bac à poussières',
    es: 'sin bolsa, depósito de polvo, contenedor de polvo',
    it: 'senza sacco, senza sacchetto, contenitore della polvere, contenitore polvere, contenitore per la polvere',
    nl: 'zakloos, zakloze, zonder zak, stofreservoir*, stofbak, stofcontainer',
    pl: 'bezworkow*, bez worka, pojemnik na kurz, pojemnik na brud, zbiornik na kurz, pojemnika na kurz',
    pt: 'sem saco, sem saco de pó, depósito de pó, recipiente de pó, reservatório de pó, depósito para pó',
    sv: 'påsfri*, påslös*, utan påse, dammbehållar*',
    da: 'poseløs*, posefri*, uden pose, støvbeholder*',
    nb: 'poseløs*, posefri*, uten pose, støvbeholder*',
    fi: 'pölypussiton, pussiton, pussittom*, ilman pölypussia, pölysäiliö*, pölypussittom*',
  },
  steam: {
    en: `
      steam function, steam cleaning, steam output, steam generator, steam boost, steam iron, vertical steam,
      steam cooking, steaming, continuous steam, steams`,
    de: `
      dampffunktion*, dampfstoß*, dampfausstoß*, dampfreinig*, dauerdampf*, dampfgar*, vertikaldampf*, dampfmenge*,
      dampfleistung, dampfdruck`,
    fr: `
      fonction vapeur, jet de vapeur, débit vapeur, nettoyage vapeur, vapeur verticale, cuisson vapeur, à la vapeur,
      à vapeur, effet pressing, débit de vapeur`,
    es: `
      función vapor, golpe de vapor, salida de vapor, limpieza a vapor, vapor vertical, al vapor, vapor continuo,
      función de vapor, chorro de vapor`,
    it: `
      funzione vapore, colpo di vapore, pulizia a vapore, vapore verticale, a vapore, getto di vapore, vapore continuo,
      emissione di vapore`,
    nl: `
      stoomfunctie*, stoomstoot*, stoomreinig*, verticale stoom, stoomkoken, stoomafgifte, stoomproductie, met stoom,
      stoomstraal`,
    pl: `
      funkcja pary, uderzenie pary, wyrzut pary, czyszczenie parą, para pionowa, na parze, funkcją pary,
      ciągły wyrzut pary, strumień pary, parowniczk*`,
    pt: `
      função vapor, jato de vapor, golpe de vapor, limpeza a vapor, vapor vertical, a vapor, saída de vapor,
      vapor contínuo, função de vapor`,
    sv: 'ångfunktion*, ångpuff*, ångstöt*, ångtvätt*, vertikal ånga, ångkok*, ångrengör*, ångskott*, ångeffekt',
    da: 'dampfunktion*, dampskud*, dampstød*, damprens*, lodret damp, dampkog*, dampmængde, dampudledning',
    nb: 'dampfunksjon*, dampstøt*, dampskudd*, damprens*, vertikal damp, dampkok*, dampmengde, dampmopp*',
    fi: `
      höyrytoimin*, höyrysuihku*, höyrypuhdist*, pystyhöyry*, höyrykeitto*, höyrynpoisto, höyryntuotto, höyrypesu*,
      höyrystys*, höyrytyst*`,
  },
  grillFunction: {
    en: `
      grill function, built in grill, convection, hot air, fan oven, rotisserie, air fry function, hot air circulation`,
    de: 'grillfunktion*, umluft*, heißluft*, heissluft*, drehspieß*, ober und unterhitze, ober unterhitze',
    fr: `
      fonction gril, fonction grill, chaleur tournante, convection naturelle, air pulsé, tournebroche*, air chaud,
      gril intégré`,
    es: 'función grill, grill integrado, convección, aire caliente, rustidor, con grill, aire forzado',
    it: 'funzione grill, ventilato a convezione, convezione, aria calda, girarrosto, con grill, forno ventilato',
    nl: 'grillfunctie*, hetelucht*, hete lucht*, draaispit*, boven en onderwarmte, circulatielucht',
    pl: `
      funkcja grilla, termoobieg*, gorące powietrze, gorącym powietrzem, rożen, funkcją grilla, gorącego powietrza,
      opiekacz górny`,
    pt: 'função grill, função grelhador, convecção, ar quente, espeto giratório, grelhador integrado, função grelha',
    sv: 'grillfunktion*, varmluft*, grillspett*, över och undervärme',
    da: 'grillfunktion*, varmluft*, grillspyd*, over og undervarme',
    nb: 'grillfunksjon*, varmluft*, grillspyd*, over og undervarme',
    fi: 'grillitoimin*, kiertoilma*, kuumailma*, grillivas*, ylä ja alalämpö',
  },
  robotNavigation: {
    en: `
      mapping, maps your home, room mapping, no go zones, lidar, laser navigation, virtual walls, smart navigation,
      obstacle avoidance, avoids obstacles, obstacle detection`,
    de: `
      kartierung*, raumkarte*, sperrzonen, no go zonen, laser navigation, lasernavigation, lidar, kartiert,
      hinderniserkennung, virtuelle wände, verbotszonen, hindernisvermeidung`,
    fr: `
      cartographie*, navigation laser, lidar, zones interdites, murs virtuels, évitement d obstacles,
      détection d obstacles`,
    es: `
      mapeo, navegación láser, lidar, zonas prohibidas, paredes virtuales, evita obstáculos, mapea,
      detección de obstáculos, zonas restringidas, evitación de obstáculos`,
    it: `
      mappatura, navigazione laser, lidar, zone vietate, pareti virtuali, evita gli ostacoli, mappa la casa,
      rilevamento ostacoli, zone proibite, riconoscimento ostacoli`,
    nl: `
      plattegrond van je huis, lasernavigatie, lidar, no go zones, virtuele muren, obstakeldetectie,
      brengt je huis in kaart, laser navigatie, verboden zones, ontwijkt obstakels, obstakelherkenning`,
    pl: `
      mapowani*, nawigacja laserowa, lidar, strefy zakazane, wirtualne ściany, omija przeszkody, laserowa nawigacja,
      tworzy mapę, wykrywanie przeszkód, mapuje, nawigacją laserową, stref zakazanych`,
    pt: `
      mapeamento, navegação laser, navegação a laser, lidar, zonas proibidas, paredes virtuais, evita obstáculos,
      mapeia, deteção de obstáculos, detecção de obstáculos, zonas interditas`,
    sv: 'kartlägg*, lasernavig*, lidar, virtuella väggar, förbjudna zoner, undviker hinder, no go zoner, hinderdetekt*',
    da: `
      kortlægning, lasernavig*, lidar, virtuelle vægge, forbudte zoner, undgår forhindringer, no go zoner,
      forhindringsregistrering`,
    nb: `
      kartlegg*, lasernavig*, lidar, virtuelle vegger, forbudte soner, unngår hindringer, no go soner,
      hindringsgjenkjen*`,
    fi: `
      kartoit*, lasernavig*, lidar, virtuaaliseinä*, kielletyt alueet, väistää esteet, esteentunnist*,
      esteiden tunnist*, kieltoalue*`,
  },
  selfEmptying: {
    en: 'self emptying, empties itself, auto empty, auto empty station, emptying station, empty station',
    de: 'selbstentleer*, absaugstation*, automatische entleerung, entleert sich, entleerungsstation*, leerstation*',
    fr: `
      vidage automatique, vidange automatique, station de vidage, auto vidage, se vide tout seul, auto vidange,
      station de vidange`,
    es: 'autovaciado, vaciado automático, estación de vaciado, auto vaciado, base de autovaciado, autovaciable',
    it: `
      svuotamento automatico, autosvuotamento, auto svuotamento, stazione di svuotamento, base autosvuotante,
      autosvuotante, si svuota da solo, si svuota da sola`,
    nl: 'zelflegend*, automatisch legen, leegstation*, zelfledigend*, zelflediging, automatische lediging, zuigstation',
    pl: `
      samoopróżniani*, samoopróżniając*, stacja opróżniania, automatyczne opróżnianie, stacją opróżniania,
      automatycznym opróżnianiem`,
    pt: 'autoesvaziamento, auto esvaziamento, esvaziamento automático, estação de esvaziamento, base autoesvaziante',
    sv: 'självtömm*, automatisk tömning, tömningsstation*, tömmer sig själv',
    da: 'selvtømm*, automatisk tømning, tømmestation*, tømmer sig selv, tømningsstation*',
    nb: 'selvtømm*, automatisk tømming, tømmestasjon*, tømmer seg selv',
    fi: 'itsetyhjenty*, automaattinen tyhjen*, tyhjennysasema*, tyhjentää itsensä, automaattityhjen*',
  },
  moppingFunction: {
    en: 'mopping function, mops, vacuums and mops, mop function, wet cleaning, mopping, wet mopping, mop pads',
    de: `
      wischfunktion*, saugt und wischt, saugen und wischen, nasswisch*, saug und wischfunktion, wischmopp*,
      nassreinigung`,
    fr: `
      fonction lavage, fonction serpillière, aspire et lave, lave les sols, lave et aspire, serpillière,
      lavage des sols`,
    es: 'función de fregado, friega, aspira y friega, friegasuelos, función fregona',
    it: 'funzione lavapavimenti, aspira e lava, lavapavimenti, lavaggio dei pavimenti, lava i pavimenti, funzione mop',
    nl: 'dweilfunctie*, dweilt, zuigt en dweilt, dweilen, zuigen en dweilen, dweilrobot',
    pl: `
      funkcja mopowania, mopowani*, odkurza i mopuje, mopuje, funkcją mopowania, mycie podłóg, mycia podłóg, mopując*`,
    pt: `
      função de esfregona, aspira e lava, função esfregar, lava o chão, passa pano, função mop, esfregona,
      lavagem do chão`,
    sv: 'moppfunktion*, moppar, dammsuger och moppar, våtmopp*, moppning',
    da: 'moppefunktion*, mopper, støvsuger og mopper, gulvvask*, mopning',
    nb: 'moppefunksjon*, mopper, støvsuger og mopper, gulvvask*, mopping, våtmopp*',
    fi: 'moppaus*, moppaa, imuroi ja moppaa, märkäpuhdistu*, moppaav*, moppaukse*',
  },
  overheatProtection: {
    en: `
      overheat* protection, overheating protection, overload protection, overcharge protection, surge protection,
      dry boil protection, boil dry protection, protection against overheating, boil dry`,
    de: `
      überhitzungsschutz*, überlastschutz*, überladeschutz*, überspannungsschutz*, trockengehschutz*,
      überlastungsschutz*, tiefentladeschutz, überladungsschutz*`,
    fr: `
      protection contre la surchauffe, protection contre les surcharges, protection anti surchauffe,
      protection surchauffe, sécurité anti chauffe à vide, protection contre la surcharge,
      protection contre les surtensions`,
    es: `
      protección contra sobrecalentamiento, protección contra sobrecargas, protección contra el sobrecalentamiento,
      protección contra la sobrecarga, protección contra sobretensiones, protección contra sobrecarga`,
    it: `
      protezione dal surriscaldamento, protezione da surriscaldamento, protezione contro il surriscaldamento,
      protezione da sovraccarico, protezione contro il sovraccarico, protezione da sovratensioni`,
    nl: `
      oververhittingsbeveiliging, beveiliging tegen oververhitting, overbelastingsbeveiliging, droogkookbeveiliging*,
      overspanningsbeveiliging, bescherming tegen oververhitting, overlaadbeveiliging`,
    pl: `
      zabezpieczenie przed przegrzaniem, ochrona przed przegrzaniem, zabezpieczenie przed przeładowaniem,
      ochrona przed przeciążeniem, zabezpieczeniem przed przegrzaniem, ochronę przed przegrzaniem,
      zabezpieczenie przed przeciążeniem`,
    pt: `
      proteção contra sobreaquecimento, proteção contra superaquecimento, proteção contra sobrecarga,
      proteção contra o sobreaquecimento, proteção contra sobretensão`,
    sv: `
      överhettningsskydd*, överbelastningsskydd*, överladdningsskydd*, torrkokningsskydd*, överspänningsskydd*,
      torrkoksskydd*`,
    da: `
      overophedningsbeskyttelse*, beskyttelse mod overophedning, overbelastningssikring*, tørkogningssikring*,
      overspændingsbeskyttelse*, overophedningssikring*, overbelastningsbeskyttelse*`,
    nb: `
      overopphetingsvern*, beskyttelse mot overoppheting, overbelastningsvern*, tørrkokingsvern*, tørrkokevern*,
      overspenningsvern*, overopphetingsbeskyttelse*`,
    fi: `
      ylikuormitussuoja*, ylikuumenemiss*, kuivakiehuntasuoja*, kuivakeittosuoja*, ylilataussuoja*, ylijännitesuoja*`,
  },
  heated: {
    en: 'heating function, seat heating, heated seat, heated jacket, heating element, heats up, integrated heating',
    de: 'heizfunktion*, beheizbar*, beheizt*, heizelement*, sitzheizung, heizstufen',
    fr: 'chauffant*, fonction chauffante, élément chauffant, résistance chauffante',
    es: 'calefactable*, función de calor, elemento calefactor, resistencia calefactora, función calefacción',
    it: 'riscaldabil*, riscaldat*, riscaldante*, funzione riscaldamento, elemento riscaldante',
    nl: 'verwarmbaar, verwarmbare, verwarmingselement*, verwarmingsfunctie, verwarmd*',
    pl: 'podgrzewan*, funkcja podgrzewania, element grzejny, grzałk*, grzejn*, funkcją podgrzewania',
    pt: 'aquecid*, função de aquecimento, elemento de aquecimento, aquecível, resistência de aquecimento',
    sv: 'uppvärmd*, värmefunktion, värmeelement, uppvärmningsbar*, eluppvärmd*',
    da: 'opvarmet, opvarmede, varmefunktion, varmeelement*, opvarmelig*',
    nb: 'oppvarmet, oppvarmede, varmefunksjon, varmeelement*, oppvarmbar*',
    fi: 'lämmitettäv*, lämmitystoimin*, lämmitysvastus*, lämpövastus*',
  },
  childLock: {
    en: 'child lock, child safety lock, childproof lock, child proof, childproof, tamper proof',
    de: 'kindersicher*, kinderschutzfunktion, tastensperre',
    fr: 'sécurité enfant, sécurité enfants, verrouillage enfant, verrouillage enfants, verrouillage parental',
    es: 'bloqueo infantil, bloqueo para niños, seguro para niños, bloqueo de seguridad infantil',
    it: 'blocco bambini, sicurezza bambini, blocco di sicurezza per bambini, a prova di bambino',
    nl: 'kinderslot*, kinderbeveiliging, kindveilig*, kinderveilig*',
    pl: `
      blokada rodzicielska, blokada przed dziećmi, zabezpieczenie przed dziećmi, blokadą rodzicielską,
      blokadę rodzicielską`,
    pt: `
      bloqueio para crianças, bloqueio de crianças, bloqueio de segurança para crianças, trava para crianças,
      bloqueio infantil`,
    sv: 'barnlås*, barnspärr*, barnsäkring*, barnsäker*',
    da: 'børnelås*, børnesikring*, børnesikret, børnesikker*',
    nb: 'barnesikring*, barnelås*, barnesikker*, barnesikret',
    fi: 'lapsilukko*, lapsilukon, lapsiturvalli*, lapsilukolla',
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
