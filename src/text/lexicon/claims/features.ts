import type { ConceptTable } from './concept-table.ts';

/** Product features: parts, equipment, technology and technical properties, across all sectors. */
export const FEATURES: ConceptTable = {
  waterproof: {
    en: `
      fully waterproof, water tight, watertight, rainproof, rain proof, water proof, impermeable, waterproof,
      waterproofs, waterproofness`,
    de: 'wasserdicht*, wasserfest*, regendicht*, wasserundurchlässig*, hält ~ dicht bei regen, hält ~ regen stand',
    fr: `
      imperméable, imperméables, imperméabilité, étanche à l eau, étanches à l eau, totalement étanche, waterproof,
      étanchéité à l eau, résiste à l immersion`,
    es: `
      impermeable, impermeables, impermeabilidad, a prueba de agua, resistente a la inmersión, waterproof,
      estanco al agua, estanca al agua, sumergible, sumergibles`,
    it: `
      impermeabile, impermeabili, impermeabilità, a prova d acqua, a prova di acqua, waterproof, a tenuta stagna,
      stagno all acqua`,
    nl: 'waterdicht*, waterproof, regendicht*, waterbestendig*',
    pl: `
      wodoszczeln*, nieprzemakaln*, wodoodporn*, nie przemaka, nie przemakają, nie przepuszcza wody,
      nie przepuszczają wody`,
    pt: `
      impermeável, impermeáveis, impermeabilidade, à prova d água, à prova de água, à prova de chuva, waterproof,
      estanque à água`,
    sv: 'vattentät*, regntät*, helt vattentät',
    da: 'vandtæt*, regntæt*, helt vandtæt',
    nb: 'vanntett*, regntett*, helt vanntett',
    fi: 'vedenpitäv*, vesitiivi*, sateenpitäv*, vettä läpäisemät*',
  },
  waterRepellent: {
    en: `
      water repellent, water repelling, water resistant, water resistance, water repellency, repels water, repel water,
      repels rain, showerproof, shower proof, splashproof, splash proof, splash resistant, dwr`,
    de: `
      wasserabweisend*, wasser abweisend*, wasserabstoßend*, wasserabstossend*, wasserbeständig*, wasserresistent*,
      regenabweisend*, spritzwassergeschützt*, spritzwasserfest*, spritzwasserschutz*, perlt ~ ab, perlen ~ ab, dwr,
      wasserabweisung`,
    fr: `
      déperlant*, hydrofuge*, hydrophobe*, repousse l eau, repoussent l eau, résistant à l eau, résistante à l eau,
      résistants à l eau, résistantes à l eau, résiste à l eau, résistance à l eau, résistant aux éclaboussures,
      résistante aux éclaboussures, résiste aux éclaboussures, dwr`,
    es: `
      repelente al agua, repelentes al agua, repele el agua, repelen el agua, hidrófug*, hidrorrepelente*,
      resistente al agua, resistentes al agua, resistencia al agua, resiste el agua, resistente a salpicaduras,
      resistentes a salpicaduras, resistente a las salpicaduras, a prueba de salpicaduras, resistente a la lluvia, dwr`,
    it: `
      idrorepellent*, idrorepellenza, respinge l acqua, respingono l acqua, resistente all acqua, resistenti all acqua,
      resiste all acqua, resistenza all acqua, resistente agli schizzi, resistenti agli schizzi, a prova di schizzi,
      resistente alla pioggia, dwr`,
    nl: `
      waterafstotend*, waterwerend*, water afstotend, vochtwerend*, regenwerend*, spatwaterdicht*, spatwaterbestendig*,
      spatbestendig*, stoot water af, waterresistent*, tegen spatwater, dwr`,
    pl: `
      hydrofobow*, wodoodporn*, odpychając* wodę, odpycha wodę, odporn* na wodę, odporność na wodę,
      odporn* na zachlapani*, odporn* na deszcz, bryzgoszczeln*, impregnacją dwr, powłoka dwr, powłoką dwr`,
    pt: `
      repelente à água, repelentes à água, repele a água, repelem a água, hidrófug*, hidrorrepelent*, hidrorepelent*,
      resistente à água, resistentes à água, resiste à água, resistência à água, resistente a salpicos,
      resistente a respingos, à prova de salpicos, à prova de respingos, resistente à chuva, dwr`,
    sv: `
      vattenavvisande, vattenavstötande, vattenresistent*, vattentålig*, tål vatten, tål regn, regnavvisande,
      stänkskydd*, stänktålig*, stänksäker*, vattenbeständig*, avvisar vatten, stöter bort vatten`,
    da: `
      vandafvisende, vandskyende, vandresistent*, tåler vand, tåler regn, vandbestandig*, stænktæt*, stænksikker*,
      regnafvisende, afviser vand, afviser regn`,
    nb: `
      vannavvisende, vannavstøtende, vannbestandig*, vannresistent*, tåler vann, tåler regn, sprutsikker*,
      sprutbestandig*, regnavvisende, avviser vann, støter bort vann`,
    fi: `
      vettähylkiv*, vettä hylkiv*, hylkii vettä, hylkivät vettä, vedenkestäv*, vettä hylkivyy*, kestää vettä,
      kestävät vettä, roiskevedenpitäv*, roiskevesisuoja*, roiskesuoja*, roiskeenkestäv*, sateenkestäv*`,
  },
  windproof: {
    en: `
      windproof*, wind proof, wind resistant, wind resistance, blocks wind, blocks the wind, keeps the wind out,
      keeps out the wind, windblock*, windstopper, wind stopping, wind blocking, protects from wind,
      protects against wind, protection from wind`,
    de: `
      winddicht*, windabweisend*, windfest*, windundurchlässig*, windstopper*, hält wind ab, hält den wind ab,
      schützt vor wind, schützen vor wind, schutz vor wind, windschutz*, windresistent*, windbeständig*`,
    fr: `
      coupe vent, coupe vents, coupevent*, protège du vent, protègent du vent, protection contre le vent,
      résistant au vent, résistante au vent, résiste au vent, imperméable au vent, étanche au vent, bloque le vent`,
    es: `
      cortavientos, cortaviento, paravientos, a prueba de viento, resistente al viento, resistentes al viento,
      resistencia al viento, protege del viento, protegen del viento, protege contra el viento,
      protección contra el viento, bloquea el viento, windproof`,
    it: `
      antivento, anti vento, resistente al vento, resistenti al vento, a prova di vento, protegge dal vento,
      proteggono dal vento, protezione dal vento, protezione contro il vento, ripara dal vento, blocca il vento,
      impermeabile al vento, windproof`,
    nl: `
      winddicht*, windproof, windwerend*, windbestendig*, windvast*, houdt de wind tegen, houdt wind tegen,
      beschermt tegen wind, beschermt tegen de wind, bescherming tegen wind`,
    pl: `
      wiatroszczeln*, wiatroodporn*, nieprzewiewn*, chroni przed wiatrem, chronią przed wiatrem, ochrona przed wiatrem,
      ochronę przed wiatrem, odporn* na wiatr, odporność na wiatr, osłania przed wiatrem`,
    pt: `
      corta vento, corta ventos, cortavento*, à prova de vento, resistente ao vento, resistentes ao vento,
      resistência ao vento, protege do vento, protegem do vento, proteção contra o vento, bloqueia o vento,
      quebra vento`,
    sv: 'vindtät*, vindavvisande, vindtålig*, vindstoppande, skyddar mot vind, stänger ute vinden, vindskydd*',
    da: 'vindtæt*, vindafvisende, vindstoppende, beskytter mod vind, holder vinden ude, lukker vinden ude',
    nb: 'vindtett*, vindavvisende, vindstoppende, beskytter mot vind, holder vinden ute, stenger vinden ute',
    fi: 'tuulenpitäv*, tuulen pitäv*, tuulta hylkiv*, tuulenkestäv*, suojaa tuulelta, suojaavat tuulelta, tuulisuoja*',
  },
  breathable: {
    en: `
      breathable, breathability, lets the skin breathe, lets skin breathe, lets your skin breathe,
      lets your feet breathe, moisture wicking, wicks moisture, wicks sweat, wicks away, sweat wicking, wicking,
      vapour permeable, vapor permeable, air permeable`,
    de: `
      atmungsaktiv*, atmend*, luftdurchlässig*, dampfdurchlässig*, wasserdampfdurchlässig*, feuchtigkeitsableitend*,
      feuchtigkeitstransport*, leitet ~ feuchtigkeit, leitet schweiß, schweißableitend*, lässt die haut atmen,
      feuchtigkeitsregulierend*, diffusionsoffen*`,
    fr: `
      respirant, respirante, respirants, respirantes, respirabilité, évacue la transpiration, évacuent la transpiration,
      évacue l humidité, évacuation de l humidité, évacuation de la transpiration, laisse respirer,
      laisse la peau respirer, perméable à l air, perméable à la vapeur`,
    es: `
      transpirable*, transpirabilidad, evacúa el sudor, evacua la humedad, elimina la humedad, absorbe el sudor,
      deja respirar, deja transpirar, permite transpirar, permite que la piel respire, permeable al aire,
      gestión de la humedad`,
    it: `
      traspirante, traspiranti, traspirabilità, traspirabile, lascia respirare, lascia traspirare,
      fa respirare la pelle, assorbe il sudore, allontana il sudore, allontana l umidità, espelle l umidità,
      permeabile all aria, permeabile al vapore`,
    nl: `
      ademend*, ademt goed, luchtdoorlatend*, dampdoorlatend*, vochtregulerend*, vochtafvoerend*, zweetafvoerend*,
      voert vocht af, voert zweet af, laat de huid ademen, ventilerend vermogen`,
    pl: `
      oddychając*, oddychalność, oddychalności, paroprzepuszczaln*, przepuszcza powietrze, przepuszczają powietrze,
      przewiewn*, odprowadza wilgoć, odprowadzają wilgoć, odprowadza pot, odprowadzani* wilgoci,
      pozwala skórze oddychać`,
    pt: `
      respirável, respiráveis, respirabilidade, transpirável, transpiráveis, transpirabilidade, deixa a pele respirar,
      deixa respirar, permite que a pele respire, afasta a humidade, absorve o suor, evacua a transpiração,
      permeável ao ar, evacua a humidade`,
    sv: `
      andas bra, andningsbar*, andningsaktiv*, andasförmåga, ventilerande, fukttransporterande, transporterar bort fukt,
      leder bort fukt, leder bort svett, låter huden andas, material som andas, luftgenomsläpplig*, andningsförmåga`,
    da: `
      åndbar*, ånder godt, åndende, materiale der ånder, fugttransporterende, svedtransporterende, transporterer fugt,
      leder fugt væk, leder sved væk, lader huden ånde, luftgennemtrængelig*`,
    nb: `
      pustende, puster godt, pusteevne*, pusteegenskap*, fukttransporterende, svettetransporterende, transporterer fukt,
      leder bort fukt, leder fukt bort, leder bort svette, lar huden puste, luftgjennomtrengelig*`,
    fi: `
      hengittäv*, antaa ihon hengittää, ilmaa läpäisev*, siirtää kosteutta, siirtää kosteuden, kosteutta siirtäv*,
      höyryä läpäisev*, vesihöyryä läpäisev*`,
  },
  insulated: {
    en: `
      insulated, insulating, insulation, thermal insulation, heat insulating, keeps drinks hot, keeps drinks cold,
      retains heat, heat retention, keeps warm for, stays hot for, stays cold for`,
    de: `
      isoliert, isolierte, isolierter, isoliertes, isolierten, isolierung*, isolierend*, isolation, isolationsschicht*,
      wärmeisoliert*, wärmeisolierung*, wärmedämm*, wärmeisolierend*, gedämmt*, wärmespeicher*, thermoisolier*,
      hält getränke warm, hält getränke kalt, hält warm und kalt, isolierleistung`,
    fr: `
      isotherme*, isolation thermique, isolant, isolante, isolants, isolantes, isolé thermiquement, thermiquement isolé,
      garde au chaud, garde au frais, garde les boissons, maintient au chaud, maintient au frais, conserve la chaleur,
      retient la chaleur`,
    es: `
      aislamiento térmico, con aislamiento, aislante*, aislado térmicamente, aislada térmicamente, isotérmic*, isotermo,
      isoterma, térmicamente aislad*, mantiene el calor, mantiene las bebidas, mantiene frío, mantiene caliente,
      retiene el calor, conserva el calor, aislamiento de`,
    it: `
      isolamento termico, isolato termicamente, isolata termicamente, isolante, isolanti, isotermic*, termoisolant*,
      coibentat*, coibentazione, trattiene il calore, mantiene il calore, mantiene le bevande, tiene al caldo,
      tiene in caldo, mantiene la temperatura, con isolamento`,
    nl: `
      geïsoleerd*, isolatie, isolerend*, isoleert, thermische isolatie, thermisch geïsoleerd, warmte isolerend*,
      houdt dranken warm, houdt drankjes warm, houdt warm en koud, houdt warmte vast, warmtebehoud`,
    pl: `
      izolowan*, izolacja termiczna, izolację termiczną, izolacją termiczną, izolacji termicznej, termoizolac*,
      termoizolow*, ocieplan*, ocieplenie, ocieplina, ociepliną, izotermiczn*, utrzymuje ciepło, zatrzymuje ciepło,
      utrzymuje temperaturę, trzyma ciepło, trzyma temperaturę`,
    pt: `
      isolamento térmico, isolado termicamente, isolada termicamente, com isolamento, isolante*, isotérmic*,
      termicamente isolad*, retém o calor, mantém o calor, conserva o calor, mantém as bebidas, mantém a temperatura,
      conserva a temperatura`,
    sv: `
      isolerad, isolerat, isolerade, isolering*, isolerande, isolerar, värmeisoler*, termoisoler*, håller drycken varm,
      håller drycker, håller värmen, behåller värmen`,
    da: `
      isoleret, isolerede, isolering*, isolerende, isolerer, varmeisoler*, termoisoler*, holder drikke,
      holder på varmen, holder drikken varm, holder varmen`,
    nb: `
      isolert, isolerte, isolasjon*, isolerende, isolerer, varmeisoler*, termoisoler*, holder drikke, holder på varmen,
      holder drikken varm, holder varmen`,
    fi: `
      eristety*, eristett*, eristys, eristyksen, eristävä, eristävät, eristävän, lämpöerist*, lämpöä eristäv*,
      pitää juoman, pitää juomat, pitää lämmön, säilyttää lämmön`,
  },
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
  padded: {
    en: 'padded, padding, cushioned, well padded, upholstered, quilted, extra padding',
    de: `
      gepolstert, gepolsterte, gepolsterten, gepolsterter, gepolstertes, polsterung*, weich gepolstert,
      gefüttert und gepolstert, wattiert*, gesteppt*, abgepolstert*`,
    fr: 'rembourré*, rembourrage*, capitonné*, matelassé*, molletonné*, bien rembourré',
    es: 'acolchad*, acolchamiento, almohadillad*, tapizad*',
    it: 'imbottit*, trapuntat*',
    nl: `
      gewatteerd*, gevoerd en gewatteerd, gepolsterd*, gestoffeerd*, polstering, vulling in de schouderbanden,
      doorgestikt*, bekleed en gevuld, gevulde schouderbanden`,
    pl: `
      wyściełan*, wyściełk*, tapicerowan*, pikowan*, miękko wyściełan*, wyścielon*, wypełnieniem z gąbki,
      z miękką wyściółką`,
    pt: 'acolchoad*, almofadad*, estofad*, acolchoamento, enchimento acolchoado',
    sv: 'vadderad*, vadderat, vaddering*, polstrad*, polstrat, polstring*, quiltad*',
    da: 'polstret, polstrede, polstring*, vatteret, vatterede, vattering, foret og polstret, quiltet, quiltede',
    nb: 'polstret, polstrede, polstring*, vattert, vatterte, vattering, quiltet, quiltede',
    fi: 'pehmust*, topatut, topatt*, toppaus*, tikatt*',
  },
  lined: {
    en: 'lined, lining, inner lining, fleece lined, fully lined, fur lined, satin lined',
    de: `
      gefüttert, gefütterte, gefütterter, gefüttertes, gefütterten, innenfutter*, fleecefutter*, warm gefüttert*,
      fleecegefüttert*, auskleidung, ausgekleidet*`,
    fr: 'doublé, doublée, doublés, doublées, doublure*, doublé polaire, entièrement doublé, entièrement doublée',
    es: 'forrad*, con forro, forro interior, forro de, forro polar interior, totalmente forrad*, el forro',
    it: 'foderat*, fodera interna, con fodera, interno foderato, fodera in, foderato in pile',
    nl: 'gevoerd, gevoerde, voering*, volledig gevoerd, fleecevoering*, binnenvoering',
    pl: 'podszewk*, podszyt*, z podszewką, wyściółk*, wewnętrzna podszewka, ocieplona podszewka, podbit*',
    pt: 'forrad*, com forro, forro interior, forro interno, forro de, totalmente forrad*, o forro',
    sv: 'fodrad, fodrat, fodrade, innerfoder*, fleecefodrad*, helfodrad*, med foder av',
    da: 'foret, forede, indvendigt for, fleeceforet, inderfor, helforet, for i fleece',
    nb: 'fôret, fôrede, innerfôr*, fleecefôr*, helfôret, fôr i fleece, foret, fleeceforet',
    fi: 'vuoritet*, vuori on, sisävuori, fleecevuori*, vuorellinen, vuorellis*, vuorillinen',
  },
  reflective: {
    en: 'reflective, reflector, reflectors, reflecting, high visibility, hi vis, visible in the dark, retroreflective',
    de: `
      reflektor*, reflektierend*, reflexstreifen, reflexelement*, reflektiert, retroreflekt*, reflexdruck,
      sichtbar im dunkeln, leuchtstreifen, warnfarbe*`,
    fr: `
      réfléchissant*, rétroréfléchissant*, réflecteur*, bande réfléchissante, haute visibilité,
      visible dans l obscurité, visible la nuit`,
    es: `
      reflectante*, reflectivo*, reflectiva*, reflector, reflectores, alta visibilidad, visible en la oscuridad,
      reflejante*, retrorreflect*`,
    it: `
      riflettent*, rifrangent*, catarifrangent*, catarinfrangent*, riflettore posteriore, alta visibilità,
      visibile al buio, bande riflettenti`,
    nl: 'reflecterend*, reflector*, reflectie*, hoge zichtbaarheid, zichtbaar in het donker',
    pl: 'odblask*, refleksyjn*, widoczn* w ciemności, elementy odblaskowe, wysokiej widoczności, wysoka widoczność',
    pt: 'refletor*, reflector*, refletiv*, alta visibilidade, visível no escuro, retrorrefletor*, faixas refletoras',
    sv: `
      reflekterande, reflex, reflexer, reflexdetalj*, reflexband*, reflexrem*, reflexelement*, syns i mörkret,
      hög synbarhet`,
    da: `
      reflekterende, refleks, reflekser, refleksdetalj*, refleksbånd*, reflekselement*, refleksstribe*, synlig i mørke`,
    nb: `
      reflekterende, refleks, reflekser, refleksdetalj*, refleksbånd*, reflekselement*, refleksstripe*,
      synlig i mørket`,
    fi: 'heijastav*, heijasti*, huomioväri*, näkyy pimeässä',
  },
  hooded: {
    en: 'hood, hooded, hoods, with a hood, detachable hood, adjustable hood',
    de: 'kapuze, kapuzen, mit kapuze, kapuzenpull*, *kapuze',
    fr: 'capuche*, à capuche, capuchon',
    es: 'capucha*, con capucha',
    it: 'cappuccio, con cappuccio, cappucci',
    nl: 'capuchon*, met capuchon',
    pl: 'kaptur, kapturem, kaptura, z kapturem, kapturze, kaptury',
    pt: 'capuz, com capuz, capuzes, capucho',
    sv: 'huva, huvan, luva med huva, med huva, kapuschong*, avtagbar huva',
    da: 'hætte, hætten, med hætte, aftagelig hætte',
    nb: 'hette, hetten, med hette, avtakbar hette',
    fi: 'huppu, hupun, hupulla, hupulli*, huppua, hupussa',
  },
  pockets: {
    en: 'pocket, pockets, inner pocket, side pockets, compartment, compartments, zip pocket',
    de: `
      taschen mit reißverschluss, seitentasche*, innentasche*, außentasche*, aussentasche*, reißverschlusstasche*,
      brusttasche*, hosentaschen, fronttasche*, einschubtasche*, netztasche*, eingrifftasche*, deckeltasche*,
      hüfttasche am, fächer, steckfach, innenfach, hauptfach, laptopfach, vordertasche*, taschen vorne, jackentasche*,
      hauptfächer`,
    fr: 'poche, poches, poche intérieure, poches latérales, compartiment*, poche zippée',
    es: 'bolsillo*, compartimento*, bolsillo interior, bolsillos laterales, departamento acolchado',
    it: 'tasca, tasche, taschino, taschini, tasche laterali, tasca interna, scompart*',
    nl: `
      zakken met rits, zijvak*, binnenvak*, voorvak*, binnenzak*, zijzak*, ritsvak*, borstzak*, steekzak*, vakken,
      vakjes, hoofdvak*, laptopvak*, ritszak*, compartiment*, buitenzak*`,
    pl: `
      kieszeń, kieszeni, kieszenie, kieszeniami, kieszonk*, kieszenią, przegródk*, przegroda na, przegrodą na,
      komora główna, komorę główną, komora na, przegrodami`,
    pt: 'bolso, bolsos, bolso interior, bolsos laterais, compartimento*, bolsinho*',
    sv: `
      ficka, fickor, fickan, innerfick*, sidofick*, ytterfick*, bröstfick*, dragkedjefick*, fickorna, framfick*,
      *fack för`,
    da: 'lomme, lommer, lommen, lommerne, inderlomme*, sidelomme*, brystlomme*, lynlåslomme*, frontlomme*, yderlomme*',
    nb: `
      lomme, lommer, lommen, lommene, innerlomme*, sidelomme*, brystlomme*, glidelåslomme*, frontlomme*, ytterlomme*`,
    fi: `
      tasku, taskut, taskun, taskua, taskuja, sisätasku*, sivutasku*, rintatasku*, vetoketjutasku*, etutasku*, taskussa,
      taskuineen`,
  },
  zip: {
    en: 'zip, zips, zipper*, zipped, zip closure, zip fastening, two way zip, full zip, half zip',
    de: 'reißverschl*, reissverschl*, zwei wege zip, zipper*, *reißverschluss*, *reissverschluss*',
    fr: `
      fermeture éclair, fermeture zippée, fermeture à glissière, zippé*, fermetures éclair, glissière, zip,
      fermetures zippées, fermetures à glissière, double zip`,
    es: 'cremallera*, cierre de cremallera, con cremallera, cierre relámpago',
    it: 'cerniera, cerniere, chiusura lampo, zip, chiusura con zip, chiusura a zip, cerniera lampo, chiusure lampo',
    nl: 'rits, ritsen, ritssluiting*, ritsje, tweewegrits*, tweewegsrits*, *rits sluiting',
    pl: `
      zamek błyskawiczny, zamka błyskawicznego, zamkiem błyskawicznym, suwak, suwakiem, suwaki, zapinan* na zamek,
      zapinan* na suwak, zamki błyskawiczne, zamkami błyskawicznymi`,
    pt: `
      fecho éclair, fecho de correr, zíper*, fecho zip, fechos de correr, fechos éclair, fecho ecler, fecho com zíper`,
    sv: 'blixtlås*, tvåvägsdragked*, dragkedj*',
    da: 'lynlås*, tovejslynlås*',
    nb: 'glidelås*, toveis glidelås',
    fi: 'vetoketju*, kaksisuuntainen vetoketju',
  },
  velcro: {
    en: 'velcro, hook and loop, touch fastening, velcro strap*, hook and loop fastener*',
    de: `
      klettverschl*, klettband*, klettbänder*, klettriemen*, *klettverschluss*, klett, velcro, klettstreifen*,
      klettbefestig*`,
    fr: `
      velcro*, scratchs, fermeture auto agrippante, auto agrippant*, bande auto agrippante, autoagrippant*, à scratch,
      fermeture scratch, bande scratch, bandes scratch, fermetures scratch`,
    es: 'velcro*, cierre adhesivo de velcro, tira adherente, cierre de gancho y bucle',
    it: 'velcro, chiusura a strappo, chiusure a strappo, chiusura in velcro',
    nl: 'klittenband*, velcro',
    pl: 'rzep, rzepy, rzepem, rzepami, na rzepy, na rzep, rzepów, velcro',
    pt: 'velcro*, tira aderente, fecho de gancho e laço',
    sv: 'kardborr*',
    da: 'velcro*, burrebånd*',
    nb: 'borrelås*, velcro*',
    fi: 'tarranauha*, tarrakiinnit*, tarralla kiinni, tarrasulji*, velcro',
  },
  buttons: {
    en: `
      button placket, buttons up, buttoned, button closure, button fastening, press studs, snap buttons, poppers,
      press stud*, snap fastener*, button front`,
    de: `
      knöpfe, knöpfen, knopfleiste*, knopfverschluss*, druckknöpf*, druckknopf*, zum knöpfen, geknöpft, holzknöpfe*,
      durchgeknöpft, knopf verschluss`,
    fr: `
      boutonné*, boutonnage*, bouton pression, boutons pression, fermeture boutonnée, patte de boutonnage,
      boutons pressions, fermeture par boutons`,
    es: `
      abotonad*, cierre de botones, botón a presión, botones a presión, cierre con botones, botones de presión,
      broches de presión`,
    it: `
      abbottonat*, chiusura con bottoni, bottoni automatici, bottoni a pressione, bottone automatico, bottoncini,
      bottoni in`,
    nl: `
      knoopsluiting*, drukknoop*, drukknopen, knoopjes, doorgeknoopt, knoop sluiting, knopensluiting*, met knopen,
      houten knopen`,
    pl: 'zapinan* na guziki, guziki, guzików, guzikami, guzik, napy, zatrzask*, na napy, guziczk*, napami',
    pt: `
      abotoad*, fecho de botões, fechamento com botões, botões de pressão, botão de pressão, molas de pressão,
      fecho com botões, fechamento por botões`,
    sv: 'knäppning, knappar i, tryckknapp*, knäpps med, med knappar fram, knappslå, knapphål*, knäppbar*',
    da: 'knaplukning, knapper foran, trykknap*, knappes, lukkes med knapper, med knapper foran, knaphul*',
    nb: 'knapplukking, trykknapp*, kneppes, knepping, knapper foran, lukkes med knapper, knapphull*',
    fi: 'nappikiinnit*, painonapp*, neppari*, nappilista*, nepit, napitet*, napit edessä',
  },
  drawstring: {
    en: 'drawstring*, drawcord*, draw cord*, toggle cord, cord stopper, draw string*',
    de: `
      kordelzug*, tunnelzug*, kordel, kordeln, kordelstopper*, zugband*, zugbänder*, zum zuziehen, gummizug mit stopper,
      bindeband`,
    fr: `
      cordon de serrage, cordons de serrage, cordon coulissant, cordelette, lien de serrage, cordon élastique,
      liens coulissants, cordons coulissants`,
    es: `
      cordón ajustable, cordones ajustables, cordón de ajuste, cordón elástico, cordones ajustados, jareta,
      cordón interior`,
    it: 'coulisse, cordoncino, laccio regolabile, cordino, cordoncini, coulisse regolabile, laccetti',
    nl: 'trekkoord*, aantrekkoord*, koordje*, tunnelkoord*, rijgkoord, tunnel met koord',
    pl: 'ściągacz ze sznurkiem, sznurek do ściągania, ściąganie sznurkiem, troczk*, ze sznurkiem, ściągan* sznurkiem',
    pt: `
      cordão ajustável, cordões ajustáveis, cordão de ajuste, cordão elástico, atilho*, cordão interior,
      cordão para ajuste`,
    sv: 'dragsko*, dragsnöre, dragsnodd, dragband, resårsnodd*, snodd i, snoddar',
    da: `
      snoretræk*, løbegang, bindebånd, snørelukning, løbesnor, snøre i taljen, elastiksnor*, træksnor*, snorelukning,
      snøretræk`,
    nb: 'snorstramming*, snøre i livet, dragsnor, løpegang, elastisk snor, snorlukking',
    fi: 'kiristysnyör*, kiristysnauha*, nyörikiristy*, nyörikuj*, nyöri, kiristysnaru*, vetonyör*',
  },
  elastic: {
    en: `
      elasticated, elasticised, elasticized, elastic waistband, elastic band, elastic cuffs, elastic waist,
      elastic straps, elastic`,
    de: `
      gummizug*, gummibund*, elastische bündchen, elastischer bund, elastischem bund, elastisch, elastische,
      elastischer, elastischen, elastisches, dehnbund*, gummiband*`,
    fr: 'élastiqué*, taille élastique, ceinture élastique, élastique, élastiques',
    es: `
      elástico, elástica, elásticos, elásticas, cintura elástica, cinturilla elástica, goma elástica, puños elásticos`,
    it: 'elasticizzat*, elastico, elastica, elastici, elastiche, vita elasticizzata, polsini elastici',
    nl: 'elastisch, elastische, elastiek, elastieken, elastische tailleband, elastische band, elastieke',
    pl: `
      w pasie gumka, ściągacz*, z gumką, elastyczny pas, elastycznym pasem, elastyczna talia, elastyczną talią,
      gumką w pasie, na gumkę, na gumce, gumka w talii`,
    pt: 'elástico, elástica, elásticos, elásticas, cintura elástica, cós elástico, punhos elásticos, elastizad*',
    sv: 'elastisk, elastiskt, elastiska, resår*, muddar, resår i midjan',
    da: 'elastik, elastisk, elastiske, elastikkant*, elastik i taljen, elastikken, ribkant*',
    nb: 'elastisk, elastiske, strikk i livet, strikk i midjen, elastikk*, strikkant*',
    fi: 'kuminauha*, joustava vyötärö, resori*, joustavat, joustava, elasti*',
  },
  stretch: {
    en: 'stretch fabric, four way stretch, 4 way stretch, stretchy, stretch, stretches with, stretchable',
    de: `
      stretch, stretchmaterial*, stretchstoff*, dehnbar*, stretchig*, stretchanteil*, vier wege stretch, bielastisch*,
      *elastischer stoff`,
    fr: 'stretch, extensible*, tissu extensible, élasticité, bi stretch, tissu stretch',
    es: 'stretch, tejido elástico, elasticidad, elástico en 4 direcciones, tela elástica, estirable*',
    it: 'stretch, tessuto elastico, tessuto elasticizzato, elasticità, bielastic*, tessuto stretch',
    nl: 'stretch, rekbaar, rekbare, stretchstof*, stretchy, elastische stof, rekt mee, 4 way stretch',
    pl: `
      stretch, rozciągliw*, elastyczny materiał, elastycznego materiału, elastyczna tkanina, elastycznej tkaniny,
      streczow*, elastyczn*`,
    pt: 'stretch, tecido elástico, elasticidade, extensível, extensíveis, esticáve*, tecido com elastano',
    sv: 'stretch, stretchig*, töjbar*, stretchmaterial*, stretchtyg*, fyrvägsstretch, elastiskt material',
    da: 'stretch, strækbar*, stretchmateriale*, stretchstof*, elastisk materiale, fire vejs stretch',
    nb: `
      stretch, stretchy, tøyelig*, strekkbar*, stretchmateriale*, stretchstoff*, fireveis stretch, elastisk materiale`,
    fi: `
      stretch, joustokan*, venyv*, joustava kangas, joustavaa kangasta, neljään suuntaan joustav*, venyy hyvin,
      joustoma*`,
  },
  adjustable: {
    en: `
      adjustable, can be adjusted, adjustability, easily adjusted, adjustable straps, customisable fit, adjusts to,
      adjust the fit, adjust the length, adjust the straps, adjust the angle, adjust it to, adjusts easily`,
    de: `
      verstellbar*, einstellbar*, anpassbar*, verstellen, verstellt werden, einstellen lässt, regulierbar*, justierbar*,
      individuell einstellbar*, größenverstellbar*, längenverstellbar*, lässt sich verstellen, lässt sich anpassen`,
    fr: 'réglable*, ajustable*, se règle, se règlent, peut être réglé*, réglages, se règlent facilement',
    es: 'ajustable*, regulable*, graduable*, se puede ajustar, se pueden ajustar, se puede regular',
    it: 'regolabil*, si regola, si regolano, regolazione, regolazioni, si può regolare, aggiustabil*',
    nl: `
      verstelbaar, verstelbare, instelbaar, instelbare, verstellen, afstelbaar, afstelbare, aanpasbaar, aanpasbare,
      regelbaar, regelbare, in te stellen, te verstellen`,
    pl: 'regulowan*, regulacj*, regulować, można regulować, możliwość regulacji, nastawn*, dopasować długość',
    pt: 'ajustáv*, regulável, reguláveis, pode ser ajustad*, regulação, regulagem',
    sv: 'justerbar*, ställbar*, justeras, inställbar*, reglerbar*, kan justeras, går att justera, anpassningsbar*',
    da: 'justerbar*, justeres, indstillelig*, regulerbar*, kan justeres, kan indstilles, indstilles, kan reguleres',
    nb: 'justerbar*, justeres, regulerbar*, innstillbar*, kan justeres, stillbar*, kan stilles, kan reguleres',
    fi: 'säädett*, säätää, säädöllä, säätömahdollisuu*, säädöt, säätyv*, säätönauha*, säätöhihn*',
  },
  heightAdjustable: {
    en: `
      height adjustable, adjustable height, height adjustment, adjustable in height, adjust the height, raise and lower,
      height can be adjusted, sit stand`,
    de: `
      höhenverstellbar*, höhenverstellung*, in der höhe verstell*, höhe ~ verstell*, höhe ~ einstell*, höheneinstellung,
      höhenanpassung`,
    fr: `
      réglable en hauteur, réglables en hauteur, réglage en hauteur, hauteur réglable, hauteur ajustable,
      ajustable en hauteur, réglage de la hauteur, régler la hauteur, assis debout, ajustement de la hauteur`,
    es: `
      regulable en altura, regulables en altura, altura regulable, altura ajustable, ajustable en altura,
      ajustables en altura, ajuste de altura, regulación de altura, ajustar la altura, regular la altura`,
    it: `
      regolabile in altezza, regolabili in altezza, altezza regolabile, regolazione dell altezza,
      regolazione in altezza, regolare l altezza`,
    nl: `
      in hoogte verstelba*, hoogteverstelba*, hoogte verstelba*, verstelbare hoogte, hoogte instelba*,
      hoogteverstelling, zit sta, in hoogte instelba*, hoogte aan te passen, hoogte aanpassen`,
    pl: `
      regulowan* wysokość, regulacja wysokości, regulacją wysokości, regulację wysokości, regulowaną wysokością,
      regulowanej wysokości, regulacji wysokości, wysokość ~ regulow*, wysokości można regulować`,
    pt: `
      regulável em altura, reguláveis em altura, ajustável em altura, ajustáveis em altura, altura regulável,
      altura ajustável, ajuste de altura, regulação de altura, regulagem de altura, regulação em altura,
      ajustar a altura`,
    sv: `
      höj och sänkbar*, höjdjusterbar*, höjd och sänkbar*, ställbar i höjd*, justerbar höjd, höjdinställning*,
      höjdjustering*, höjas och sänkas, justera höjden, höj sänkbar*, reglerbar höjd`,
    da: `
      højdejusterbar*, justerbar i højden, hæve sænke*, hæve og sænke*, højdeindstilling*, justerbar højde,
      højdejustering*, indstillelig højde, indstilles i højden, justeres i højden`,
    nb: `
      høydejusterbar*, hev og senk*, justerbar høyde, justerbar i høyden, heve senke*, høydejustering*,
      regulerbar høyde, høyderegulerbar*, justeres i høyden`,
    fi: `
      korkeussäädett*, korkeussäädöllä, korkeussäätö*, korkeudeltaan säädett*, korkeutta voi säätää, korkeus ~ säädett*,
      säädettävä korkeus, korkeuden säätö`,
  },
  removable: {
    en: 'removable, detachable, can be removed, zip off, removes easily, detaches, unzips off, lift out',
    de: `
      abnehmbar*, herausnehmbar*, abziehbar*, entfernbar*, ablösbar*, lässt sich abnehmen, lassen sich abnehmen,
      abgenommen werden, herausgenommen werden, abtrennbar*, abzippbar*, demontierbar*, aushängbar*`,
    fr: 'amovible*, détachable*, démontable*, déhoussable*, se détache, se détachent, peut être détaché*, retirable*',
    es: `
      extraíble*, desmontable*, extraible*, separable*, se quita, se quitan, se puede quitar, se pueden quitar,
      se puede extraer, removible*, quita y pon, desenganchable*, amovible*`,
    it: `
      rimovibil*, staccabil*, estraibil*, sfoderabil*, asportabil*, removibil*, si stacca, si toglie, si tolgono,
      si rimuove, si rimuovono, smontabil*, amovibil*`,
    nl: `
      afneembaar, afneembare, uitneembaar, uitneembare, verwijderbaar, verwijderbare, afritsba*, los te maken,
      eruit te halen, losse kap, uit te nemen, demonteerbaar, demonteerbare`,
    pl: `
      odpinan*, zdejmowan*, wyjmowan*, demontowan*, odczepian*, odłączan*, można odpiąć, można zdjąć, można wyjąć,
      możliwość odpięcia, zdjąć i wyprać`,
    pt: 'removív*, destacáv*, amovív*, pode ser removid*, desmontáv*, extraív*',
    sv: `
      avtagbar*, löstagbar*, borttagbar*, uttagbar*, kan tas av, går att ta av, går att ta bort, demonterbar*,
      tas loss`,
    da: `
      aftagelig*, aftagbar*, udtagelig*, kan tages af, tages af, løstagelig*, kan tages ud, demonterbar*, afmonterbar*`,
    nb: `
      avtakbar*, avtagbar*, uttakbar*, kan tas av, tas av, løstakbar*, kan tas ut, demonterbar*, avmonterbar*,
      fjernbar*`,
    fi: 'irrotett*, irroitettav*, voi irrottaa, voidaan irrottaa, otettavissa pois, poistettav*, irtohuppu*',
  },
  foldable: {
    en: `
      foldable, folds, folding, fold up, fold away, folds down, fold flat, folded, collapsible, collapses, collapse,
      folds flat, fold out, foldaway, folding mechanism`,
    de: `
      klappbar*, zusammenklappbar*, faltbar*, zusammenfaltbar*, einklappbar*, ausklappbar*, zusammenlegbar*,
      hochklappbar*, zusammenklappen, zusammenfalten, einklappen, zusammengeklappt, faltmechanismus, klappmechanismus,
      klappfunktion, zusammengefaltet, lässt sich falten, umklappbar*`,
    fr: `
      pliable*, pliant, pliante, pliants, pliantes, repliable*, se plie, se plient, se replie, se replient, rabattable*,
      plié, pliée, pliage, dépliable*, escamotable*`,
    es: 'plegable*, se pliega, se pliegan, plegado, plegada, abatible*, plegar, doblable*, colapsable*, se dobla',
    it: `
      pieghevol*, ripiegabil*, si piega, si piegano, richiudibil*, si ripiega, si ripiegano, piegat*, si chiude a libro,
      ribaltabil*`,
    nl: `
      opvouwbaar, opvouwbare, inklapbaar, inklapbare, opklapbaar, opklapbare, vouwbaar, vouwbare, klapbaar, inklappen,
      opvouwen, in te klappen, op te vouwen, uitklapbaar, uitklapbare, ingeklapt, opgevouwen, samenvouwbaar,
      neerklapba*, invouwba*`,
    pl: `
      rozkładan*, składa się łatwo, łatwo się składa, szybkie składanie, łatwe składanie, składany, składana, składaną,
      składanego, składanej, składanym, składane, po złożeniu ma, po złożeniu mieści, po złożeniu zajmuje,
      złożyć na płasko`,
    pt: `
      dobráv*, desdobráve*, articulado e dobrável, rebatív*, dobra se, dobram se, dobrad*, dobragem, colapsáv*,
      escamoteáv*`,
    sv: `
      hopfällbar*, vikbar*, fällbar*, ihopfällbar*, hopvikbar*, ihopvikbar*, fälls ihop, fälla ihop, fälls ner,
      viks ihop, vikas ihop, fällas ihop, nedfällbar*, hopfälld*, utfällbar*`,
    da: `
      sammenfoldelig*, foldbar*, klapbar*, sammenklappelig*, foldes sammen, klappes sammen, foldes ud, klappes ned,
      folde sammen, klappe sammen, sammenfoldet, sammenklapbar*, nedfældbar*`,
    nb: `
      sammenleggbar*, foldbar*, sammenfoldbar*, brettbar*, klappbar*, legges sammen, slås sammen, foldes sammen,
      felles sammen, brettes sammen, slå sammen, nedfellbar*, sammenlagt`,
    fi: `
      taitettav*, taittuv*, taitetaan, taittaa kokoon, taittuu, kokoon taitettu, kokoontait*, käännettävä alas,
      kokoon taitett*`,
  },
  rollable: {
    en: 'roll up, rolls up, rollable, rolled up, roll top, roll top closure',
    de: `
      aufrollbar*, einrollbar*, zusammenrollbar*, zusammenrollen, rolltop*, roll top, rollverschluss*,
      lässt sich aufrollen, aufgerollt`,
    fr: `
      enroulable*, s enroule, s enroulent, se roule, roll top, fermeture enroulable, fermeture par enroulement,
      à enrouler`,
    es: 'enrollable*, se enrolla, se enrollan, roll top, cierre enrollable, enrollado, enrollada',
    it: `
      arrotolabil*, avvolgibil*, si arrotola, si arrotolano, roll top, chiusura arrotolabile, arrotolat*,
      chiusura ad arrotolamento`,
    nl: 'oprolbaar, oprolbare, op te rollen, roltop*, roll top, rolsluiting*, oprollen, opgerold',
    pl: 'zwijan*, rolowan*, roll top, rolltop, zwinąć, po zwinięciu, zrolować',
    pt: 'enroláv*, enrola se, roll top, fecho enrolável, fecho de enrolar, enrolado, enrolada',
    sv: 'ihoprullbar*, hoprullbar*, rullas ihop, rulla ihop, roll top, rulltopp*, rullstängning*, ihoprullad*',
    da: 'sammenrullelig*, rulles sammen, rulle sammen, roll top, rulletop*, rullelukning*, sammenrullet',
    nb: 'sammenrullbar*, rulles sammen, rulle sammen, roll top, rulletopp*, rullelukking*, opprullbar*, sammenrullet',
    fi: 'rullattav*, kokoon rullat*, rullataan kokoon, roll top, rullasulje*, rullalle, rullasuljin',
  },
  stackable: {
    en: `
      stackable, stacking, nest inside, stack neatly, stack on top, stack them, can be stacked, stacked on top,
      nesting design, nesting tables, stacks neatly`,
    de: `
      stapelbar*, stapeln, gestapelt, ineinander stapelbar*, ineinanderstapelbar*, aufeinanderstapel*,
      lassen sich stapeln`,
    fr: 'empilable*, s empile, s empilent, gigogne*, empiler, emboîtable*, superposable*',
    es: 'apilable*, se apila, se apilan, apilar, encajable*, se pueden apilar',
    it: 'impilabil*, si impila, si impilano, sovrapponibil*, impilare, incastrabil*',
    nl: 'stapelbaar, stapelbare, op elkaar te stapelen, te stapelen, gestapeld, nestbaar, nestbare',
    pl: `
      sztaplowan*, układania w stos, układać w stos, piętrow* układani*, do składowania w stosy, można układać jedn*,
      ustawiać jedn* na drug*, sztaplować, piętrować`,
    pt: 'empilháv*, empilha se, empilham se, empilhar, encaixáv*',
    sv: 'stapelbar*, staplingsbar*, staplas, stapla, går att stapla',
    da: 'stabelbar*, stables, stable, kan stables',
    nb: 'stablbar*, stables, stable, kan stables, stabelbar*',
    fi: 'pinottav*, pinotaan, pinoa päällekkäin, päällekkäin pinot*, pinoutuv*, sisäkkäin pinot*',
  },
  extendable: {
    en: `
      extendable, extendible, extending, telescopic, expandable, extension leaf, extension leaves, pull out leaf,
      pulls out, extensible`,
    de: `
      ausziehbar*, verlängerbar*, erweiterbar*, auszugsplatte*, ausziehtisch*, einlegeplatte*, ausziehfunktion,
      lässt sich ausziehen, lässt sich verlängern, ausfahrbar*, vergrößerbar*, teleskopisch*, teleskopstange*,
      teleskopstiel*, teleskoprohr*, teleskopgriff*, teleskopier*, teleskopfunktion`,
    fr: `
      extensible*, télescopique*, s allonge, avec allonge, coulissant et extensible, avec rallonge, avec rallonges,
      rallonges incluses, rallonge papillon, rallonge intégrée, à rallonge, à rallonges`,
    es: 'extensible*, telescópic*, extendible*, ampliable*, se alarga, se puede extender, alargable*',
    it: `
      allungabil*, estensibil*, telescopic*, estraibile in lunghezza, si allunga, si allungano, espandibil*,
      estendibil*, con prolunghe, con allunghe, allunghe incluse, allungo`,
    nl: `
      uitschuifbaar, uitschuifbare, uittrekbaar, uittrekbare, verlengbaar, verlengbare, telescopisch*, uit te schuiven,
      uitbreidbaar, uitbreidbare, uit te trekken, telescoopsteel, telescoopstang*, telescoopbui*`,
    pl: `
      rozsuwan*, wysuwan*, teleskopow*, wydłużan*, przedłużan*, wkładk* przedłużając*, powiększan*,
      z możliwością rozłożenia`,
    pt: 'telescópic*, expansív*, alongáv*, alarga se, extensív*',
    sv: `
      utdragbar*, förlängningsbar*, utbyggbar*, iläggsskiv*, expanderbar*, tilläggsskiv*, teleskopisk*, teleskopskaft*,
      teleskopstång*, teleskophandtag*, kan dras ut`,
    da: `
      udtrækkelig*, forlængelig*, udvidelig*, tillægsplade*, trækkes ud, kan trækkes ud, udvidbar*, udtræksplade*,
      butterfly plade, teleskopisk*, teleskopskaft*, teleskopstang*, teleskophåndtag*`,
    nb: `
      uttrekkbar*, forlengbar*, utvidbar*, tilleggsplate*, ileggsplate*, trekkes ut, kan trekkes ut, uttrekksplate*,
      teleskopisk*, teleskopskaft*, teleskopstang*, teleskophåndtak*`,
    fi: `
      jatkettav*, laajennettav*, pidennettäv*, jatkopala*, jatkolevy*, vedettäv* ulos, ulosvedettäv*, teleskooppinen,
      teleskooppise*, teleskooppivar*, teleskooppikahva*`,
  },
  lockable: {
    en: `
      lockable, can be locked, locks with a key, with a key lock, key lock, combination lock, locking mechanism,
      lock and key, padlock`,
    de: `
      abschließbar*, abschliessbar*, verriegelbar*, zahlenschloss*, sperrbar*, arretierbar*, feststellbar*, mit schloss,
      verschließbar*, vorhängeschloss*, tsa schloss`,
    fr: `
      verrouillable*, verrouillage, se verrouille, se verrouillent, fermeture à clé, ferme à clé, fermant à clé,
      serrure, cadenas, serrure à combinaison, verrouillé*`,
    es: `
      con cerradura, cierre con llave, se cierra con llave, bloqueable*, cerradura de combinación, candado,
      cierre de seguridad`,
    it: `
      chiudibile a chiave, chiusura a chiave, con serratura, bloccabil*, lucchetto, serratura a combinazione,
      con lucchetto, si blocca`,
    nl: `
      afsluitbaar, afsluitbare, vergrendelbaar, vergrendelbare, vergrendeling, cijferslot, met slot, hangslot,
      vergrendelen`,
    pl: 'zamykan* na klucz, na kluczyk, zamek szyfrowy, kłódk*, z zamkiem na klucz, blokowan*, zamkiem szyfrowym',
    pt: 'com fechadura, bloqueáv*, trava de segurança, cadeado, fecho de segurança, fechadura de combinação, trancáv*',
    sv: 'låsbar*, kan låsas, går att låsa, med lås, kombinationslås*, kodlås*, hänglås*',
    da: 'aflåselig*, låsbar*, kan låses, med lås, kodelås*, kombinationslås*, hængelås*',
    nb: 'låsbar*, kan låses, med lås, kodelås*, kombinasjonslås*, hengelås*, avlåsbar*',
    fi: `
      lukittav*, lukollinen, lukollis*, voi lukita, numerolukko*, lukittuv*, lukitustoiminto, avaimella lukit*,
      riippulukko*, yhdistelmälukko*`,
  },
  swivelling: {
    en: `
      swivel, swivels, swivelling, swiveling, rotating, rotates, rotatable, 360 degree rotation, revolving,
      rotatable by, turns 360`,
    de: `
      drehbar*, schwenkbar*, 360 grad dreh*, um 360 grad, drehgelenk*, drehfunktion*, rotierbar*, lässt sich drehen,
      lässt sich schwenken, drehstuhl*`,
    fr: `
      pivotant*, rotatif*, rotative*, orientable*, pivote, tournant, tournante, rotation à 360, tourne à 360,
      rotation sur 360, pivotent`,
    es: 'giratori*, rotatori*, gira 360, orientable*, rotación de 360, giro de 360, pivotante*, rotación 360',
    it: `
      girevol*, rotant*, orientabil*, ruota di 360, ruotano di 360, rotazione a 360, girevole a 360, rotazione di 360,
      ruotabil*`,
    nl: `
      draaibaar, draaibare, zwenkbaar, zwenkbare, 360 graden draaibaar, draaifunctie, zwenkwiel*, roterend*,
      draait 360`,
    pl: 'obrotow*, obracan*, skrętn*, obraca się, obracają się, uchyln*, obrót o 360, wychyln*',
    pt: 'giratóri*, rotativ*, orientáve*, gira 360, roda 360, rotação de 360, pivotante*, rotação a 360',
    sv: 'svängbar*, vridbar*, roterbar*, roterande, snurrbar*, svivel*, går att vrida, rotation 360',
    da: 'drejelig*, drejbar*, svingbar*, roterende, roterbar*, kan drejes, kan dreje',
    nb: 'dreibar*, svingbar*, roterende, roterbar*, kan dreies, kan roteres, vridbar*, svivel*',
    fi: 'kääntyv*, pyöriv*, käännettäv*, pyöritettäv*, pyörii 360, kiertyv*',
  },
  reclining: {
    en: `
      reclining, reclines, reclinable, recliner, tilt, tilts, tiltable, tilting, lie flat, adjustable backrest,
      reclined, recline`,
    de: `
      neigbar*, neigungsverstell*, kippbar*, liegefunktion*, relaxfunktion*, rückenlehne verstell*,
      verstellbare rückenlehne, verstellbarer rückenlehne, liegeposition*, neigungswinkel, wippfunktion*,
      wippmechanik*`,
    fr: `
      inclinable*, basculant*, dossier réglable, dossier inclinable, position allongée, s incline, s inclinent,
      fonction relax, basculable*, inclinaison`,
    es: `
      reclinable*, inclinable*, respaldo ajustable, respaldo regulable, respaldo reclinable, se reclina, basculante*,
      posición tumbada, inclinación, se inclina`,
    it: `
      reclinabil*, inclinabil*, schienale regolabile, schienale reclinabile, basculant*, si reclina, posizione sdraiata,
      inclinazione, posizione distesa, funzione relax`,
    nl: `
      verstelbare rugleuning, kantelbaar, kantelbare, ligstand, ligfunctie, kiepbaar, relaxfunctie, kantelfunctie,
      slaapstand voor baby, achterover te kantelen, ligpositie`,
    pl: `
      odchylan*, rozkładane oparcie, regulowane oparcie, regulowanym oparciem, pozycji leżącej, pozycja leżąca,
      uchylan*, pozycję leżącą, pochylan*, nachylani*, funkcja relaks, funkcją relaks`,
    pt: `
      reclináv*, inclináv*, encosto regulável, encosto ajustável, encosto reclinável, reclina se, basculant*,
      posição deitada, posição deitado, inclinação`,
    sv: `
      fällbart ryggstöd, justerbart ryggstöd, ställbart ryggstöd, lutningsbar*, tiltbar*, tiltfunktion, liggläge*,
      vinkelbar*, gungfunktion, reclinerfunktion, recliner`,
    da: `
      vippefunktion*, justerbart ryglæn, indstilleligt ryglæn, liggeposition*, liggestilling*, vipbar*, hældning,
      recliner*, hvilestilling, kan vippes, kan lægges ned, tiltbar*`,
    nb: `
      vippefunksjon*, justerbart ryggstøtte, regulerbar rygg, regulerbart ryggstøtte, justerbar rygg, liggestilling*,
      liggeposisjon*, vippbar*, tiltbar*, recliner*, hvilestilling`,
    fi: `
      kallistettav*, kallistuv*, säädettävä selkänoja, makuuasento*, kallistus*, makuuasennossa, selkänojan kallistus,
      kallistettava selkänoja`,
  },
  convertible: {
    en: `
      convertible, converts into, converts to a, transforms into, sofa bed function, turns into a bed,
      grows with your child, grows with the child, grow with your child, 2 in 1, 3 in 1, two in one, three in one,
      all in one, multi functional, multifunctional`,
    de: `
      umbaubar*, verwandelbar*, umwandelbar*, wird zum bett, mitwachsend*, wächst mit, wächst mit dem kind,
      schlaffunktion*, bettfunktion*, multifunktional*, multifunktions*, 2 in 1, 3 in 1, lässt sich umbauen,
      zwei in eins, lässt sich in ~ verwandeln`,
    fr: `
      convertible*, transformable*, se transforme en, évolutif, évolutive, évolutifs, évolutives, évolue avec l enfant,
      évolue avec votre enfant, grandit avec l enfant, multifonction*, 2 en 1, 3 en 1, deux en un, modulable*,
      se convertit en, grandit avec votre enfant`,
    es: `
      convertible*, se convierte en, se transforma en, evolutiv*, crece con el niño, crece con tu bebé, multifunción,
      multifuncional*, 2 en 1, 3 en 1, dos en uno, transformable*, crece con tu hijo`,
    it: `
      convertibil*, trasformabil*, si trasforma in, evolutiv*, cresce con il bambino, multifunzione, multifunzional*,
      2 in 1, 3 in 1, due in uno, diventa un letto, cresce con il tuo bambino`,
    nl: `
      meegroei*, ombouwbaar, ombouwbare, om te bouwen tot, slaapfunctie, multifunctioneel, multifunctionele, 2 in 1,
      3 in 1, groeit mee, converteerbaar, converteerbare, om te toveren tot, twee in een`,
    pl: `
      rozkładan* na łóżko, funkcją spania, funkcja spania, funkcję spania, zamienia się w, przekształca się w,
      rośnie z dzieckiem, rosnąc* z dzieckiem, rośnie razem z dzieckiem, wielofunkcyjn*, 2 w 1, 3 w 1, dwa w jednym,
      można przekształcić`,
    pt: `
      convertív*, conversív*, transforma se em, converte se em, transformáv*, evolutiv*, cresce com a criança,
      cresce com o bebé, cresce com o bebê, multifunç*, multifuncion*, 2 em 1, 3 em 1, dois em um`,
    sv: `
      omvandlingsbar*, omvandlas till, bäddbar*, växer med barnet, multifunktion*, 2 i 1, 3 i 1, två i ett,
      byggas om till, konverterbar*, förvandlas till, bäddfunktion`,
    da: `
      kan omdannes til, forvandles til, ombygges til, vokser med barnet, multifunktion*, 2 i 1, 3 i 1, to i en,
      konverterbar*, sovefunktion, kan laves om til, sengefunktion`,
    nb: `
      omgjøres til, gjøres om til, forvandles til, vokser med barnet, multifunksjon*, 2 i 1, 3 i 1, to i en,
      konverterbar*, sovefunksjon, bygges om til`,
    fi: `
      muunnettav*, muuntuu, muuntuv*, muuttuu sängyksi, kasvaa lapsen mukana, kasvaa lapsen kanssa, monitoimi*, 2 in 1,
      3 in 1, kaksi yhdessä, lapsen mukana kasvav*, vuodetoiminto*`,
  },
  modular: {
    en: 'modular, combinable, mix and match modules, add on modules, modules, build your own configuration',
    de: 'modular*, kombinierbar*, modulsystem*, baukastensystem*, module, anbaumodul*, erweiterungsmodul*',
    fr: 'modulaire*, combinable*, système modulaire, éléments modulaires, composable*',
    es: 'modular, modulares, combinable*, sistema modular, por módulos, componible*',
    it: 'modulare, modulari, componibil*, combinabil*, sistema modulare',
    nl: 'modulair, modulaire, combineerbaar, combineerbare, modules, modulesysteem',
    pl: 'modułow*, moduły, system modułowy, do łączenia w zestawy',
    pt: 'modular, modulares, combináve*, sistema modular, por módulos, moduláve*',
    sv: 'modulär*, modulsystem*, kombinerbar*, moduler, modulbaserad*, modulsoffa',
    da: 'modulær*, modulsystem*, kombinerbar*, moduler, modulopbygget, modulopbyggede, modulsofa',
    nb: 'modulær*, modulsystem*, kombinerbar*, moduler, modulbasert*, modulsofa',
    fi: 'modulaari*, moduuli*, yhdisteltäv*, muunneltava järjestelmä',
  },
  wheels: {
    en: `
      wheels, castors, casters, spinner wheels, wheeled, on wheels, front wheel, rear wheel, front wheels, rear wheels`,
    de: `
      rollen zum, auf rollen, mit rollen, lenkrollen*, leichtlaufrollen, doppelrollen, laufrollen, rollbar*,
      bürostuhlrollen, zwillingsrollen, vorderräder*, hinterräder*, mit rädern, zwei räder, vier räder, die räder,
      transporträder*, kunststoffräder*, gummiräder*`,
    fr: 'roulettes, roues, à roulettes, sur roulettes, roues pivotantes, roues avant, roues arrière',
    es: 'ruedas, con ruedas, ruedecitas, rodachines, ruedas giratorias, rueda delantera, rueda trasera',
    it: 'rotelle, con ruote, ruote, rotelline, trolley con ruote, ruote piroettanti, ruote girevoli',
    nl: 'wielen, wieltjes, zwenkwielen, op wielen, met wielen, voorwiel*, achterwiel*, rolwielen, wiel',
    pl: 'kółka, kółkach, kółkami, kółek, koła, kołach, kołami, na kółkach, koło przednie',
    pt: 'rodas, rodinhas, rodízios, com rodas, roda dianteira, roda traseira, rodízio',
    sv: 'hjul, hjulen, på hjul, länkhjul, framhjul*, bakhjul*, hjulförsedd*',
    da: 'hjul, hjulene, på hjul, svinghjul, forhjul*, baghjul*, kørehjul',
    nb: 'hjul, hjulene, på hjul, svinghjul, framhjul*, forhjul*, bakhjul*',
    fi: `
      pyörillä varustettu, rullapyör*, kääntyvät pyörät, etupyör*, takapyör*, pyörillä kulkev*, pyörälliset,
      pyörällinen, neljä pyörää, kaksi pyörää`,
  },
  handle: {
    en: `
      carry handle, carrying handle, grab handle, handles on, carry handles, carrying handles, the handle, the handles,
      a handle, with handle, with handles, wooden handle, wooden handles, ergonomic handle, long handle, soft grip,
      ergonomic grip, rubber grip, telescopic handle, side handles, handle made, comfort grip`,
    de: `
      griffe, griffen, tragegriff*, haltegriff*, henkel*, handgriff*, bügelgriff*, stielgriff*, teleskopgriff*,
      tragehenkel*, schiebegriff*, softgriff, griffmulde*, der griff, mit griff, griff aus, dem griff,
      ergonomischer griff, ergonomischem griff, ergonomischen griff`,
    fr: 'poignée*, anse, anses, poignée de transport, manche en, manche ergonomique, poignée télescopique',
    es: `
      asa, asas, empuñadura*, asa de transporte, manija*, tirador, agarre, mango ergonómico, mango de madera,
      mango de acero, mango de silicona, mango antideslizante, mango largo, mango telescópico, el mango`,
    it: 'manico, manici, maniglia, maniglie, impugnatura*, maniglia di trasporto, maniglione',
    nl: `
      handvat*, handgreep*, handgrepen, hengsel*, draagbeugel, draaghandvat*, duwstang, houten steel, lange steel,
      ergonomische greep, softgrip, telescoopsteel`,
    pl: `
      uchwyt, uchwyty, uchwytem, uchwytami, uchwytu, rękojeś*, uchwyt transportowy, trzonek, trzonkiem, rączka, rączką,
      rączkę`,
    pt: `
      alça de transporte, cabo ergonómico, cabo ergonômico, puxador*, asa de transporte, pega de transporte,
      pega ergonómica, pegas laterais, pega lateral, com pega, com pegas, punho ergonómico, punho ergonômico,
      cabo de madeira, cabo longo, cabo telescópico`,
    sv: 'handtag*, bärhandtag*, draghandtag*, skaft, skaftet, bärrem*',
    da: 'håndtag*, bærehåndtag*, hank, hanke, skaft, skaftet, bærehank*',
    nb: 'håndtak*, bærehåndtak*, hank, hanker, skaft, skaftet, bærehank*',
    fi: `
      kahva, kahvat, kahvan, kahvaa, kantokahva*, kädensija*, kantosanka, varren kahva, työntökahva*, kahvasta,
      kahvall*`,
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
  stand: {
    en: `
      tripod, kickstand, base stand, with a stand, floor stand, pedestal, support stand, with stand, a stand, the stand,
      stand included, bike stand, monitor stand, table stand, desk stand, built in stand, folding stand`,
    de: `
      ständer, ständern, standfuß*, standfuss*, stativ*, fahrradständer*, seitenständer*, dreibein*, aufsteller*,
      standfüße, tischständer*, kippständer, gestell mit fuß`,
    fr: `
      trépied, trépieds, béquille*, sur pied, pied support, pied stable, socle, piètement, support de table,
      support de bureau, support vélo, support intégré, support pliable, support inclus`,
    es: `
      trípode*, pata de cabra, base de apoyo, pie de apoyo, peana, caballete*, soporte de mesa, soporte de escritorio,
      soporte plegable, soporte integrado, soporte de pie, soporte incluido`,
    it: `
      treppiede*, treppiedi, cavalletto*, piedistallo, piedino, supporto da tavolo, supporto pieghevole,
      supporto integrato, supporto da terra, supporto incluso`,
    nl: `
      standaard voor, met standaard, inclusief standaard, statief*, driepoot*, fietsstandaard*, tafelstandaard,
      uitklapbare standaard, voetstuk, onderstel`,
    pl: 'stojak*, statyw*, podstawk*, podpórk*, nóżk* rowerow*, trójnóg*, stabilna podstawa, stabilną podstawą',
    pt: `
      tripé, tripés, descanso lateral, pedestal, descanso de bicicleta, pé de apoio, base de apoio, suporte de mesa,
      suporte dobrável, suporte integrado, suporte incluído, suporte de secretária, suporte de chão`,
    sv: `
      stativ*, stöd till cykel, cykelstöd*, bordsstativ*, golvstativ*, fotställ*, ställ för, tripod*, trebensstativ,
      fotstöd till cykel`,
    da: 'stativ*, støtteben*, fod til, bordstativ*, gulvstativ*, tripod*, sidestøtteben, holder til bord, stander*',
    nb: `
      stativ*, støtte til sykkel, sykkelstøtte*, bordstativ*, gulvstativ*, tripod*, sidestøtte, fotstøtte til sykkel`,
    fi: 'jalusta*, kolmijal*, teline*, seisontatuki*, tuki jalka, pöytäteline*, seisontatuella',
  },
  freestanding: {
    en: 'freestanding, free standing, self supporting, stands on its own, stands by itself, self standing',
    de: 'freistehend*, selbststehend*, steht von selbst, selbsttragend*, steht von alleine, steht frei',
    fr: `
      autoportant*, sur pied libre, pose libre, tient debout tout seul, tient debout toute seule, autostable*,
      indépendant au sol, tient tout seul`,
    es: `
      autoportante*, independiente de libre instalación, libre instalación, autosustentable*, autosoportante*,
      se sostiene solo, se sostiene sola, se mantiene en pie solo, se mantiene en pie sola`,
    it: `
      autoportant*, libera installazione, a libera installazione, freestanding, autosostenent*, si regge da solo,
      si regge da sola, sta in piedi da solo, sta in piedi da sola`,
    nl: 'vrijstaand*, zelfstandig staand*, zelfdragend*, staat op zichzelf, staat vanzelf',
    pl: 'wolnostojąc*, wolno stojąc*, samonośn*, samostojąc*, stoi samodzielnie, samodzielnie stoi',
    pt: `
      autoportant*, independente de livre instalação, livre instalação, autossustent*, autónomo no chão,
      fica em pé sozinh*, autoestáve*`,
    sv: 'fristående, självstående, självbärande, står av sig själv',
    da: 'fritstående, selvstående, selvbærende, står af sig selv',
    nb: 'frittstående, selvstående, selvbærende, står av seg selv',
    fi: 'vapaasti seisov*, itsestään seisov*, itsekantav*, vapaasti sijoitettav*, itseseisov*',
  },
  wallMount: {
    en: `
      wall mount*, wall mounting, wall mountable, mounted on the wall, mount it on the wall, hang on the wall,
      wall hung, wall fixing*, wall bracket, wall holder, vesa`,
    de: `
      wandmontage, wandhalter*, wandbefestigung*, an der wand, an die wand, zur wandmontage, wandmontier*, wandhängend*,
      wandregal, vesa`,
    fr: `
      fixation murale, montage mural, support mural, fixer au mur, fixé au mur, fixée au mur, accrocher au mur, mural,
      murale, au mur, muraux, vesa`,
    es: `
      montaje en pared, montaje en la pared, soporte de pared, fijar a la pared, colgar en la pared,
      fijación a la pared, montaje mural, anclar a la pared, anclaje a la pared, vesa, estante de pared,
      lámpara de pared`,
    it: `
      montaggio a parete, a parete, supporto a muro, fissaggio a parete, fissaggio a muro, a muro,
      appendere alla parete, montare a parete, fissare alla parete, vesa`,
    nl: `
      wandmontage, wandhouder*, wandbevestiging*, aan de wand, aan de muur, muurbeugel*, wandbeugel*, muurbevestiging*,
      muurmontage, vesa`,
    pl: `
      montaż na ścianie, montażu na ścianie, montażu ściennego, montaż ścienny, do montażu na ścian*, uchwyt ścienny,
      na ścianę, na ścianie, do ściany, ścienn*, powiesić na ścianie, vesa`,
    pt: `
      montagem na parede, suporte de parede, fixar na parede, fixação na parede, fixação à parede, montagem mural,
      pendurar na parede, na parede, fixar à parede, vesa`,
    sv: 'väggmont*, väggfäste*, på väggen, vägghängd*, väggfast*, väggupphäng*, hängas på vägg, vesa',
    da: 'vægmont*, vægbeslag*, vægophæng*, på væggen, væghængt*, vægholder*, hænges på væg, til væg, vesa',
    nb: 'veggmont*, veggfeste*, veggbrakett*, på veggen, vegghengt*, veggoppheng*, veggholder*, henges på vegg, vesa',
    fi: `
      seinäkiinnit*, seinään kiinnitet*, seinäteline*, seinäasennus*, seinälle, kiinnitetään seinään, seinäasennet*,
      seinäpidi*, seinään, vesa`,
  },
  hangingLoop: {
    en: 'hanging loop, hang up loop, loop for hanging, hanger loop, hook for hanging, hanging hook, hanging eyelet',
    de: `
      aufhänger, aufhängeöse*, aufhängeschlaufe*, schlaufe zum aufhängen, haken zum aufhängen, öse zum aufhängen,
      aufhängehaken*`,
    fr: `
      boucle d accrochage, crochet de suspension, bride d accrochage, boucle de suspension, attache pour suspendre,
      anneau de suspension, lien d accrochage, bride de suspension`,
    es: `
      trabilla para colgar, gancho para colgar, presilla para colgar, lazo para colgar, cinta para colgar,
      anilla para colgar`,
    it: `
      asola per appendere, gancio per appendere, passante per appendere, anello per appendere, laccetto per appendere,
      asola di sospensione`,
    nl: 'ophanglus*, ophanghaak*, ophangoog*, lusje om op te hangen, lus om op te hangen',
    pl: `
      wieszak* do zawieszenia, pętelk*, haczyk do zawieszenia, haczykiem do zawieszenia, wieszaczek,
      oczko do zawieszenia`,
    pt: 'presilha para pendurar, gancho para pendurar, argola para pendurar, alça para pendurar, laço para pendurar',
    sv: `
      upphängningsögla*, hängare i nacken, upphängningskrok*, hängögla, ögla för upphängning, upphängningshank*,
      upphängningsöglor`,
    da: `
      ophængningsstrop*, strop til ophæng*, ophængskrog*, ophængningskrog*, hænger i nakken, strop i nakken,
      ophængsøje`,
    nb: 'opphengsstropp*, hempe, hemper, opphengskrok*, opphengsløkke*, opphengshempe*, hempe til oppheng',
    fi: 'ripustuslenk*, ripustusleng*, ripustinlenk*, ripustuskouk*',
  },
  cable: {
    en: `
      power cord, power cable, mains cable, corded, charging cable, cord length, usb cable, cable included, wired,
      extension lead, cable length`,
    de: `
      netzkabel*, stromkabel*, kabelgebunden*, mit kabel, ladekabel*, kabellänge*, anschlusskabel*, usb kabel,
      kabel liegt bei, zuleitung, textilkabel*`,
    fr: `
      câble, câbles, filaire*, cordon d alimentation, câble d alimentation, câble de charge, câble de recharge,
      cordon secteur`,
    es: 'cable, cables, con cable, cable de alimentación, cable de carga, cableado, alámbric*',
    it: 'cavo, cavi, con cavo, cavo di alimentazione, cavo di ricarica, cablat*, con filo',
    nl: `
      snoer, netsnoer*, stroomkabel*, oplaadkabel*, laadkabel*, bedraad, bedrade, kabel, met kabel, voedingskabel*,
      usb kabel`,
    pl: `
      kabel, kabla, kablem, przewód zasilający, przewodem zasilającym, przewodow*, kabel zasilający, kabel do ładowania,
      kablow*`,
    pt: `
      cabo de alimentação, cabo de carregamento, cabo usb, com cabo, com fio, cabo incluído, cabo elétrico,
      fio elétrico, cabo de rede`,
    sv: `
      sladd, sladden, nätsladd*, nätkabel*, strömkabel*, strömsladd*, laddkabel*, laddningskabel*, kabel, kabeln,
      usb kabel, trådbund*, trådad*`,
    da: `
      ledning, ledningen, netledning*, strømkabel*, opladerkabel*, ladekabel*, opladningskabel*, kabel, kablet,
      usb kabel, kablede, strømledning*`,
    nb: 'ledning, ledningen, strømledning*, strømkabel*, ladekabel*, kabel, kabelen, usb kabel, kablet, nettkabel*',
    fi: `
      virtajohto*, johto, johdollinen, latauskaapeli*, latausjohto*, kaapeli, kaapelin, kaapelilla, langallinen,
      langallis*, usb kaapeli*, verkkojohto*`,
  },
  cordless: {
    en: `
      cordless, wireless, wirelessly, without a cable, without cables, cable free, without a cord, no cables, cord free,
      no cord, no cord needed`,
    de: 'kabellos*, schnurlos*, drahtlos*, ohne kabel, wireless, ohne kabelsalat, kabelfrei*, funkverbindung',
    fr: 'sans fil, sans fils, sans câble, wireless, sans cordon',
    es: 'inalámbric*, sin cable, sin cables, wireless, sin hilos',
    it: 'senza fili, senza filo, senza cavo, senza cavi, wireless, cordless',
    nl: 'draadloos, draadloze, snoerloos, snoerloze, zonder snoer, zonder kabel, wireless, zonder draad',
    pl: 'bezprzewodow*, bez kabla, bez kabli, bez przewodu, wireless',
    pt: 'sem fio, sem fios, sem cabo, sem cabos, wireless',
    sv: 'sladdlös*, trådlös*, utan sladd, utan kabel',
    da: 'ledningsfri*, trådløs*, uden ledning, uden kabel, uden ledninger',
    nb: 'ledningsfri*, trådløs*, uten ledning, uten kabel, ledningsløs*',
    fi: 'langaton, langatto*, johdoton, johdottom*, ilman johtoa, akkukäyttöinen ja johdoton',
  },
  rechargeable: {
    en: `
      rechargeable, recharge, recharges, recharged, charges via, can be recharged, built in battery,
      lithium ion battery, lithium battery, li ion, rechargeable battery, battery life, per charge, on one charge,
      on a single charge, charging time, runtime`,
    de: `
      wiederaufladbar*, aufladbar*, akku, akkus, akkulaufzeit*, akkubetrieb*, integrierter akku, lithium ionen*,
      ladezeit*, li ion, akkuladung*, akkukapazität*, aufladen, aufgeladen, lithium akku*, wechselakku*`,
    fr: `
      rechargeable*, se recharge, se rechargent, recharge complète, batterie intégrée, batterie lithium,
      batterie rechargeable, lithium ion, temps de charge, durée de charge, par charge, sur batterie,
      autonomie de la batterie, heures d autonomie, grande autonomie, longue autonomie, autonomie jusqu à`,
    es: `
      recargable*, se recarga, se recargan, batería integrada, batería de litio, batería recargable, iones de litio,
      ion litio, tiempo de carga, por carga, duración de la batería, horas de autonomía, autonomía de la batería,
      gran autonomía, autonomía de hasta`,
    it: `
      ricaricabil*, si ricarica, si ricaricano, batteria integrata, batteria al litio, batteria ricaricabile,
      ioni di litio, tempo di ricarica, per carica, durata della batteria, ore di autonomia, autonomia della batteria,
      lunga autonomia, autonomia fino a`,
    nl: `
      oplaadbaar, oplaadbare, herlaadbaar, accu, accu s, accuduur, batterijduur, oplaadtijd, laadtijd,
      ingebouwde batterij, ingebouwde accu, op te laden, oplaadbeurt, acculading, lithium ion accu,
      lithium ion batterij, lithium ion`,
    pl: `
      ładowaln*, do ponownego ładowania, akumulator*, wbudowana bateria, wbudowaną baterię, wbudowanym akumulatorem,
      czas ładowania, czas pracy na baterii, litowo jonow*, można ładować, wielokrotnego ładowania, jednym ładowaniu`,
    pt: `
      recarregáv*, recarrega se, bateria integrada, bateria de lítio, bateria recarregável, iões de lítio,
      íons de lítio, tempo de carga, tempo de carregamento, por carga, duração da bateria, horas de autonomia,
      autonomia da bateria, grande autonomia, autonomia até`,
    sv: `
      laddningsbar*, uppladdningsbar*, laddbar*, inbyggt batteri, litiumjon*, batteritid*, laddningstid*, laddtid*,
      per laddning, drifttid*, uppladdbar*, litium jon batteri`,
    da: `
      genopladelig*, opladelig*, indbygget batteri, batteritid*, opladningstid*, opladetid*, per opladning,
      pr opladning, batterilevetid*, driftstid*, genoplades, litium ion batteri, lithium ion batteri, lithium ion`,
    nb: `
      oppladbar*, ladbar*, innebygd batteri, litiumion*, batteritid*, ladetid*, per lading, per opplading, driftstid*,
      gjenoppladbar*, litium ion batteri`,
    fi: `
      ladattav*, akku, akun, akulla, akkukäyttö*, litiumioniak*, litium ioni*, latausaika, latausajan, akunkesto*,
      akkukesto*, kiinteä akku, uudelleen ladattav*, yhdellä latauksella, toiminta aika, käyttöaika`,
  },
  batteryPowered: {
    en: `
      battery powered, battery operated, runs on batteries, aa batteries, aaa batteries, batteries included,
      requires batteries, batteries required, batteries, button cell, coin cell`,
    de: `
      batteriebetrieb*, batterien, batterie betrieb*, mit batterie*, knopfzelle*, aa batterie*, aaa batterie*,
      batterien enthalten, batterien liegen bei`,
    fr: `
      à piles, fonctionne avec des piles, fonctionne sur piles, piles incluses, piles fournies, piles non fournies,
      pile bouton, piles aa, piles aaa, alimentation par piles`,
    es: `
      a pilas, con pilas, funciona con pilas, pilas incluidas, pilas no incluidas, pilas aa, pilas aaa, pila de botón,
      pilas, alimentación por pilas`,
    it: `
      a batteria, a batterie, a pile, funziona a batterie, funziona con batterie, batterie incluse,
      batterie non incluse, batterie aa, pila a bottone, batterie stilo, batterie ministilo`,
    nl: `
      op batterijen, werkt op batterijen, batterijen, aa batterij*, aaa batterij*, knoopcel*, batterijgevoed,
      inclusief batterijen, knoopbatterij*, met batterijen`,
    pl: `
      na baterie, zasilan* bateriami, zasilan* bateryjnie, zasilanie bateryjne, baterie aa, baterie aaa, bateriami,
      bateryjn*, bateria guzikowa, baterii aa, baterii aaa, zasilan* z baterii, baterie w zestawie`,
    pt: `
      a pilhas, a pilha, funciona a pilhas, funciona com pilhas, pilhas incluídas, pilhas aa, pilhas aaa, pilhas,
      pilha botão, funciona com bateria, bateria tipo botão`,
    sv: `
      batteridriven*, batteridrivet, batteridrivna, batteridrift, aa batteri*, aaa batteri*, knappcell*,
      drivs av batteri*, drivs med batteri*, batterier ingår, går på batteri*`,
    da: `
      batteridrevet, batteridrevne, batteridrift, aa batteri*, aaa batteri*, knapcelle*, drives af batteri*,
      kører på batteri*, batterier medfølger, går på batteri*`,
    nb: `
      batteridrevet, batteridrevne, batteridrift, aa batteri*, aaa batteri*, knappcelle*, knappebatteri*,
      drives av batteri*, går på batteri*, batterier medfølger, batterier følger med`,
    fi: `
      paristokäytt*, paristo, paristot, paristoilla, paristolla, aa paristo*, nappiparisto*, toimii paristoilla,
      toimii pattereilla, paristoj*`,
  },
  mainsPowered: {
    en: `
      mains powered, mains operated, plug in, plugs into, plugs in, wall socket, power socket, mains socket,
      power adapter, mains adapter, wall outlet, power outlet, mains power, mains plug, power supply unit,
      runs on mains`,
    de: `
      netzbetrieb*, netzteil*, netzstecker*, steckdose*, netzadapter*, stromanschluss*, 230 v, netzstrom*, stromnetz*,
      netzanschluss, schukostecker*`,
    fr: `
      sur secteur, prise secteur, alimentation secteur, adaptateur secteur, prise de courant, prise électrique,
      se branche sur, branché sur secteur, prise murale, bloc d alimentation`,
    es: `
      corriente eléctrica, enchufe, enchufar, a la red eléctrica, toma de corriente, adaptador de corriente,
      con enchufe, red eléctrica, fuente de alimentación, se enchufa`,
    it: `
      presa di corrente, alimentazione di rete, alimentatore, rete elettrica, presa elettrica, corrente elettrica,
      spina elettrica, con spina, a presa elettrica`,
    nl: `
      stopcontact*, netstroom, op netstroom, netadapter*, lichtnet, netvoeding*, stroomaansluiting*, wandcontactdoos,
      voedingsadapter*, stekker, stroomadapter*`,
    pl: `
      zasilan* sieciow*, zasilanie sieciowe, zasilacz*, do gniazdka, z gniazdka, wtyczk*, zasilan* z sieci,
      z sieci elektrycznej, sieci elektrycznej, gniazdk*`,
    pt: `
      corrente elétrica, adaptador de corrente, ligação à corrente, ligado à corrente, ligar à tomada, rede elétrica,
      transformador de corrente, adaptador de energia, fonte de alimentação, bivolt, tomada elétrica, na tomada,
      à tomada, tomada de parede, numa tomada`,
    sv: `
      nätdriven*, nätdrift, vägguttag*, nätadapter*, nätanslut*, eluttag*, stickkontakt*, strömadapter*, strömuttag*,
      nätström, elnätet`,
    da: `
      netdrevet, netdrift, stikkontakt*, strømadapter*, netadapter*, lysnettet, strømstik*, netstrøm, strømforsyning*`,
    nb: `
      nettdrevet, nettdrift, stikkontakt*, strømadapter*, nettadapter*, strømnettet, støpsel*, strømuttak*, nettstrøm,
      strømforsyning*`,
    fi: `
      verkkovirta*, verkkovirra*, pistorasia*, verkkolait*, virtalähde*, virtalähteen, verkkosovitin*, verkkosovittime*,
      verkkokäyttö*, pistoke, pistotulp*`,
  },
  solar: {
    en: 'solar powered, solar panel, solar panels, solar, solar cell, solar charging, powered by the sun, solar energy',
    de: `
      solarbetrieben*, solarpanel*, solarenergie, solarzelle*, solar, solarlicht*, solarmodul*, solarleuchte*,
      solarlampe*, solaraufladung, solarakku*, sonnenenergie`,
    fr: `
      énergie solaire, panneau solaire, panneaux solaires, à énergie solaire, recharge solaire, cellule solaire,
      cellules solaires, lampe solaire, alimentation solaire, éclairage solaire, batterie solaire`,
    es: `
      energía solar, panel solar, paneles solares, carga solar, célula solar, placa solar, placas solares,
      alimentación solar, batería solar, lámpara solar, luz solar led`,
    it: `
      energia solare, pannello solare, pannelli solari, ricarica solare, cella solare, a energia solare,
      ad energia solare, lampada solare, alimentazione solare`,
    nl: `
      zonne energie, zonnepane*, op zonne energie, zonnecel*, solar, solarpaneel, solarlamp*, zonnelamp*,
      zonlicht opgeladen, werkt op zonlicht`,
    pl: `
      solarn*, panel słoneczny, panele słoneczne, energia słoneczna, energią słoneczną, energii słonecznej,
      ogniwo słoneczne, panelem słonecznym, fotowoltaiczn*, panelu słonecznego`,
    pt: `
      energia solar, painel solar, painéis solares, carregamento solar, célula solar, alimentação solar, luz solar led,
      candeeiro solar, bateria solar, movido a energia solar, luminária solar`,
    sv: 'solcell*, solpanel*, solenergi, soldriven*, soldrivet, solladd*',
    da: 'solcelle*, solpanel*, solenergi, soldrevet, soldrevne',
    nb: 'solcelle*, solpanel*, solenergi, soldrevet, soldrevne',
    fi: `
      aurinkokenno*, aurinkopaneeli*, aurinkoenergia*, aurinkovoima*, aurinkokäyttö*, aurinkolatur*, aurinkosähkö*,
      aurinkovalaisi*`,
  },
  usbC: {
    en: 'usb c, usb type c, type c port, type c connector, type c',
    de: 'usb c, usb typ c, usb type c, typ c anschluss, type c',
    fr: 'usb c, usb type c, port type c, prise type c, type c',
    es: 'usb c, usb tipo c, puerto tipo c, conector tipo c, tipo c',
    it: 'usb c, usb tipo c, usb type c, porta type c, type c, di tipo c',
    nl: 'usb c, usb type c, type c aansluiting, type c poort, type c',
    pl: 'usb c, usb typu c, port typu c, złącze typu c, type c, złącze usb typu c',
    pt: 'usb c, usb tipo c, porta tipo c, conector tipo c, tipo c, entrada usb c',
    sv: 'usb c, usb typ c, typ c kontakt, typ c port, usb type c',
    da: 'usb c, usb type c, type c stik, type c port, usb typ c',
    nb: 'usb c, usb type c, type c kontakt, type c port, usb typ c',
    fi: 'usb c, usb tyyppi c, tyypin c, usb type c, c tyypin liit*',
  },
  usbPort: {
    en: `
      usb port, usb ports, usb a, usb socket, usb connection, usb charging, micro usb, charged via usb, usb charger,
      usb rechargeable, charges via usb`,
    de: `
      usb anschluss*, usb port*, usb a, usb ladebuchse*, usb buchse*, micro usb, per usb, über usb, usb ladeanschluss,
      usb schnittstelle*, via usb`,
    fr: `
      port usb, ports usb, prise usb, usb a, micro usb, par usb, via usb, rechargeable usb, connexion usb, prises usb`,
    es: `
      puerto usb, puertos usb, usb a, toma usb, micro usb, por usb, vía usb, carga usb, conexión usb, recargable usb`,
    it: `
      porta usb, porte usb, usb a, presa usb, micro usb, tramite usb, via usb, ricarica usb, connessione usb, con usb`,
    nl: 'usb poort*, usb a, usb aansluiting*, micro usb, via usb, usb oplaadbaar, usb oplaadpoort*, usb laadpoort*',
    pl: `
      port usb, porty usb, portu usb, portem usb, usb a, gniazdo usb, złącze usb, micro usb, przez usb, poprzez usb,
      wejście usb, porcie usb`,
    pt: `
      porta usb, portas usb, usb a, entrada usb, entradas usb, micro usb, por usb, via usb, carregamento usb,
      ligação usb`,
    sv: 'usb port*, usb uttag*, usb a, usb anslutning*, micro usb, via usb, usb laddning, usb kontakt',
    da: 'usb port*, usb stik*, usb a, usb udgang*, micro usb, via usb, usb opladning, usb indgang*',
    nb: 'usb port*, usb uttak*, usb a, usb inngang*, micro usb, via usb, usb lading, usb kontakt',
    fi: `
      usb portti*, usb liitän*, usb a, micro usb, usb lataus*, usb liitin, usb portin, usb n kautta, usb ladattav*,
      usb portit`,
  },
  hdmi: {
    en: 'hdmi, displayport, display port',
    de: 'hdmi, displayport, hdmi anschluss*',
    fr: 'hdmi, displayport, port hdmi',
    es: 'hdmi, displayport, puerto hdmi',
    it: 'hdmi, displayport, porta hdmi',
    nl: 'hdmi, displayport, hdmi poort*',
    pl: 'hdmi, displayport, złącze hdmi',
    pt: 'hdmi, displayport, porta hdmi',
    sv: 'hdmi, displayport, hdmi port*',
    da: 'hdmi, displayport, hdmi port*',
    nb: 'hdmi, displayport, hdmi port*',
    fi: 'hdmi, displayport, hdmi liitän*',
  },
  headphoneJack: {
    en: 'headphone jack, headphone socket, 3 5 mm jack, aux input, aux cable, aux in, audio jack, jack plug, aux port',
    de: `
      klinkenanschluss*, klinkenstecker*, klinkenbuchse*, kopfhöreranschluss*, 3 5 mm klinke, aux eingang*, aux kabel*,
      kopfhörerbuchse*, audioanschluss`,
    fr: 'prise jack, prise casque, jack 3 5 mm, entrée aux, entrée auxiliaire, câble aux, câble jack, sortie casque',
    es: `
      conector jack, toma de auriculares, jack de 3 5, jack 3 5, entrada aux, entrada auxiliar, cable aux,
      conector de auriculares, salida de auriculares`,
    it: `
      jack da 3 5, jack audio, ingresso aux, jack cuffie, presa cuffie, cavo aux, uscita cuffie, jack per cuffie,
      presa jack`,
    nl: `
      koptelefoonaansluiting*, hoofdtelefoonaansluiting*, jack aansluiting*, 3 5 mm jack, aux ingang*, aux kabel,
      aux aansluiting, koptelefoonuitgang`,
    pl: `
      gniazdo słuchawkowe, wyjście słuchawkowe, jack 3 5, minijack*, wejście aux, złącze słuchawkowe, kabel aux,
      złącze jack, mini jack`,
    pt: `
      entrada para auscultadores, entrada de auscultadores, entrada para fones, jack de 3 5, jack 3 5, entrada aux,
      entrada auxiliar, cabo aux, saída de auscultadores, saída para fones`,
    sv: 'hörlursuttag*, hörlursutgång*, 3 5 mm uttag, 3 5 mm jack, aux ingång*, aux kabel, hörlurskontakt',
    da: 'hovedtelefonstik*, hovedtelefonudgang*, 3 5 mm jack, jackstik*, aux indgang*, aux kabel, minijack',
    nb: 'hodetelefonutgang*, hodetelefonkontakt*, 3 5 mm jack, minijack, aux inngang*, aux kabel, hodetelefoninngang',
    fi: `
      kuulokeliitän*, kuulokeliitin, 3 5 mm liitän*, 3 5 mm liitin, aux liitän*, aux johto, kuulokelähtö, aux kaapeli`,
  },
  fastCharging: {
    en: `
      fast charging, fast charge, quick charge, quick charging, rapid charging, charges quickly, charges fast,
      charge quickly, supercharging, power delivery, fast charger, rapid charge`,
    de: `
      schnelllade*, schnell laden, schnell aufgeladen, lädt schnell, quick charge, fast charging, schnell aufladen,
      power delivery, schnellladung*, turboladen`,
    fr: `
      charge rapide, recharge rapide, se recharge rapidement, charge ultra rapide, chargement rapide, power delivery,
      quick charge, se recharge vite`,
    es: `
      carga rápida, carga ultrarrápida, se carga rápido, se carga rápidamente, cargador rápido, recarga rápida,
      power delivery, quick charge`,
    it: `
      ricarica rapida, carica rapida, ricarica veloce, ricarica ultrarapida, si ricarica rapidamente,
      si ricarica velocemente, power delivery, quick charge`,
    nl: `
      snelladen, snel opladen, snellader*, snellaad*, laadt snel op, snelladend*, snel op te laden, power delivery,
      quick charge, snel opgeladen`,
    pl: `
      szybkie ładowanie, szybkiego ładowania, szybkim ładowaniem, szybko się ładuje, szybka ładowarka, power delivery,
      quick charge, szybkiemu ładowaniu, błyskawiczne ładowanie`,
    pt: `
      carregamento rápido, carga rápida, carrega rapidamente, recarga rápida, carregamento ultrarrápido,
      carregador rápido, power delivery, quick charge, carrega depressa`,
    sv: 'snabbladd*, laddas snabbt, snabb laddning, laddar snabbt, power delivery, quick charge',
    da: `
      hurtig opladning, hurtigopladning, lynoplad*, oplader hurtigt, oplades hurtigt, hurtigladning, hurtiglader*,
      power delivery, quick charge`,
    nb: `
      hurtiglad*, rask lading, lader raskt, lades raskt, lades fort, power delivery, quick charge, lynlading*,
      lader fort`,
    fi: `
      pikalata*, pikalatur*, nopea lataus, latautuu nopeasti, nopealla latauksella, power delivery, quick charge,
      nopean latauksen`,
  },
  wirelessCharging: {
    en: `
      wireless charging, wireless charger, charges wirelessly, charge wirelessly, qi charging, qi compatible,
      qi enabled, inductive charging, qi wireless`,
    de: `
      kabelloses laden, kabellos laden, kabellos aufladen, kabellos ladbar, kabellosem laden, induktives laden,
      induktiv laden, drahtloses laden, wireless charging, qi laden, qi kompatibel, qi ladefunktion, induktionsladen,
      kabellose ladefunktion`,
    fr: `
      charge sans fil, recharge sans fil, chargement sans fil, charge par induction, recharge par induction,
      se recharge sans fil, compatible qi, chargeur sans fil`,
    es: `
      carga inalámbrica, se carga de forma inalámbrica, carga por inducción, cargador inalámbrico, compatible con qi,
      carga qi, recarga inalámbrica`,
    it: `
      ricarica wireless, ricarica senza fili, ricarica a induzione, carica wireless, compatibile con qi,
      caricatore wireless, ricarica qi`,
    nl: `
      draadloos opladen, draadloos laden, draadloos op te laden, qi laden, qi compatibel, draadloze oplader,
      draadloze lader, inductief laden, draadloze oplaadfunctie`,
    pl: `
      ładowanie bezprzewodowe, ładowania bezprzewodowego, ładowaniem bezprzewodowym, bezprzewodowe ładowanie,
      bezprzewodowego ładowania, ładowanie indukcyjne, bezprzewodowym ładowaniem, bezprzewodowo ładowa*, zgodn* z qi`,
    pt: `
      carregamento sem fios, carregamento sem fio, carregamento wireless, carregamento por indução, carregador sem fios,
      carregador sem fio, compatível com qi, carga sem fio, recarga sem fio`,
    sv: `
      trådlös laddning, trådlöst laddning*, laddas trådlöst, trådlös laddare, qi laddning, induktiv laddning,
      ladda trådlöst`,
    da: `
      trådløs opladning, oplades trådløst, trådløs oplader, qi opladning, induktiv opladning, trådløst opladning*,
      oplade trådløst`,
    nb: 'trådløs lading, lades trådløst, trådløs lader, qi lading, induktiv lading, trådløs opplading, lade trådløst',
    fi: `
      langaton lataus, langattoman latauksen, langatonta latausta, latautuu langattomasti, langattomasti ladattav*,
      qi lataus*, induktiolataus*, langaton laturi, langattomalla latauksella, langattomaan lataukseen`,
  },
  bluetooth: {
    en: 'bluetooth',
    de: 'bluetooth verbindung, *bluetooth*',
    fr: 'bluetooth',
    es: 'bluetooth',
    it: 'bluetooth',
    nl: '*bluetooth*',
    pl: 'bluetooth*',
    pt: 'bluetooth',
    sv: 'bluetooth*',
    da: 'bluetooth*',
    nb: 'bluetooth*',
    fi: 'bluetooth*',
  },
  wifi: {
    en: 'wifi, wi fi, wlan, wireless internet, wireless lan',
    de: 'wlan*, wifi*, wi fi',
    fr: 'wifi, wi fi',
    es: 'wifi, wi fi',
    it: 'wifi, wi fi',
    nl: 'wifi*, wi fi',
    pl: 'wifi, wi fi, wlan',
    pt: 'wifi, wi fi',
    sv: 'wifi*, wi fi, trådlöst nätverk, wlan',
    da: 'wifi*, wi fi, trådløst netværk, wlan',
    nb: 'wifi*, wi fi, trådløst nettverk, wlan',
    fi: 'wifi*, wi fi, wlan, langaton verkko, langattomaan verkkoon',
  },
  mobileNetwork: {
    en: `
      cellular, sim card, esim, mobile data, mobile network, 5g network, 5g enabled, 5g support, 5g capable,
      5g smartphone, 4g lte, lte, 5g ready`,
    de: `
      lte, mobilfunk*, sim karte*, esim, mobile daten, 5g fähig, 5g netz, 5g smartphone, 5g mobilfunk, 5g unterstützung,
      4g lte`,
    fr: 'lte, carte sim, esim, réseau mobile, données mobiles, compatible 5g, réseau 5g, smartphone 5g, 4g lte',
    es: `
      lte, tarjeta sim, esim, red móvil, datos móviles, compatible con 5g, red 5g, conectividad 5g, móvil 5g, 4g lte`,
    it: `
      lte, scheda sim, esim, rete mobile, dati mobili, rete cellulare, rete 5g, connettività 5g, smartphone 5g,
      compatibile 5g, 4g lte`,
    nl: `
      lte, simkaart*, sim kaart*, esim, mobiel netwerk, mobiele data, 5g netwerk, 5g geschikt, 5g smartphone,
      5g toestel, 4g lte`,
    pl: `
      lte, karta sim, kartę sim, karty sim, esim, sieć komórkowa, sieci komórkowej, sieć 5g, sieci 5g, łączność 5g,
      smartfon 5g, obsługa 5g, obsługuje 5g, 4g lte`,
    pt: `
      lte, cartão sim, esim, rede móvel, dados móveis, chip de celular, rede 5g, compatível com 5g, conectividade 5g,
      smartphone 5g, 4g lte`,
    sv: 'lte, simkort*, sim kort*, esim, mobilnät*, mobildata, 5g nät, 5g stöd, 5g mobil, stöd för 5g, 4g lte',
    da: `
      lte, simkort*, sim kort*, esim, mobilnet*, mobildata, 5g netværk, 5g telefon, understøtter 5g, 5g understøttelse,
      4g lte`,
    nb: 'lte, simkort*, sim kort*, esim, mobilnett*, mobildata, 5g nett, 5g støtte, 5g telefon, støtter 5g, 4g lte',
    fi: `
      lte, sim kort*, simkort*, esim, mobiiliverk*, mobiilidata*, 5g verk*, 5g puhelin, 5g yhtey*, 5g tuki, tukee 5g,
      4g lte`,
  },
  dualSim: {
    en: 'dual sim, two sim cards, dual sim support',
    de: 'dual sim, zwei sim karten',
    fr: 'double sim, dual sim, deux cartes sim, double carte sim',
    es: 'dual sim, doble sim, dos tarjetas sim',
    it: 'dual sim, doppia sim, due schede sim',
    nl: 'dual sim, twee simkaarten, dubbele sim',
    pl: 'dual sim, dwie karty sim, dwóch kart sim, na dwie karty sim',
    pt: 'dual sim, dois cartões sim, duplo sim, dois chips',
    sv: 'dual sim, två sim kort, två simkort',
    da: 'dual sim, to sim kort, to simkort, dobbelt sim',
    nb: 'dual sim, to sim kort, to simkort, dobbelt sim',
    fi: 'dual sim, kaksi sim korttia, kahden sim kortin, kaksi simkorttia, kaksois sim, kaksoissim',
  },
  nfc: {
    en: 'nfc',
    de: 'nfc',
    fr: 'nfc, puce nfc',
    es: 'nfc',
    it: 'nfc',
    nl: 'nfc',
    pl: 'nfc',
    pt: 'nfc',
    sv: 'nfc',
    da: 'nfc',
    nb: 'nfc',
    fi: 'nfc',
  },
  app: {
    en: 'app, apps, via app, smartphone app, companion app, app control*, app enabled, mobile app',
    de: 'app, apps, per app, app steuerung, app gesteuert*, appsteuerung, smartphone app, handy app',
    fr: `
      application mobile, appli, via l application, application dédiée, app, application smartphone,
      depuis l application, via l appli, l appli, application pour smartphone`,
    es: `
      app, aplicación móvil, mediante app, a través de la aplicación, desde la aplicación, aplicación para smartphone,
      por aplicación móvil, con la app`,
    it: 'app, tramite app, via app, applicazione mobile, applicazione per smartphone, dall app',
    nl: 'app, via de app, apps, met de app, app bediening, appbediening, smartphone app',
    pl: `
      przez aplikację, w aplikacji, z aplikacją, sterowanie z aplikacji, apka, apki, aplikacja mobilna,
      aplikację mobilną, aplikacji mobilnej, aplikacją mobilną, aplikacja na telefon, aplikację na telefon,
      przez aplikacje, aplikacji na telefon, dedykowan* aplikacj*, poprzez aplikację`,
    pt: 'app, aplicativo*, aplicação móvel, através da aplicação, via app, apps, pela app',
    sv: 'app, appen, via app, appstyr*, appar, mobilapp*',
    da: 'app, appen, via app, appstyr*, apps, mobilapp*',
    nb: 'app, appen, via app, appstyr*, apper, mobilapp*',
    fi: `
      sovellus, sovelluksen, sovelluksella, sovelluksesta, mobiilisovellu*, appi, sovellusohja*, puhelinsovellu*,
      sovelluksen kautta, älypuhelinsovellu*`,
  },
  voiceControl: {
    en: `
      voice control*, voice command*, voice assistant, controlled by voice, works with alexa, alexa, google assistant,
      siri, google home, hands free voice, voice activated`,
    de: `
      sprachsteuerung*, sprachbefehl*, sprachassistent*, sprachgesteuert*, per sprache, alexa, google assistant, siri,
      sprachbedienung, google home`,
    fr: `
      commande vocale, commandes vocales, contrôle vocal, assistant vocal, assistants vocaux, alexa, google assistant,
      siri, à la voix, google home`,
    es: `
      control por voz, comandos de voz, control de voz, asistente de voz, alexa, google assistant, siri,
      asistente de google, google home, comando de voz`,
    it: `
      comando vocale, comandi vocali, controllo vocale, assistente vocale, assistenti vocali, alexa, google assistant,
      siri, google home`,
    nl: `
      spraakbediening, stembediening, spraakbesturing, spraakassistent*, stemassistent*, spraakcommando*, alexa,
      google assistent, google assistant, siri, google home, spraakgestuurd*`,
    pl: `
      sterowanie głosem, sterowania głosem, sterowanie głosowe, sterowania głosowego, asystent głosowy,
      asystenta głosowego, polecenia głosowe, komendy głosowe, alexa, asystent google, siri, google home,
      poleceń głosowych`,
    pt: `
      controlo por voz, controle por voz, comando de voz, comandos de voz, comando por voz, assistente de voz, alexa,
      google assistant, siri, assistente do google, google home, controlo de voz`,
    sv: 'röststyr*, röstkommand*, röstassistent*, alexa, google assistant, google assistent, siri, google home',
    da: `
      stemmestyr*, stemmekommando*, stemmeassistent*, taleassistent*, alexa, google assistent, google assistant, siri,
      google home`,
    nb: `
      stemmestyr*, stemmekommando*, taleassistent*, stemmeassistent*, talestyr*, alexa, google assistent,
      google assistant, siri, google home`,
    fi: 'ääniohja*, äänikomen*, ääniavusta*, puheohja*, alexa*, google assistant*, siri, google home',
  },
  smartHome: {
    en: 'smart home, homekit, matter compatible, zigbee, smart control*, smart hub, works with matter, matter enabled',
    de: 'smart home, smarthome*, homekit, zigbee, matter fähig, smart steuerbar',
    fr: 'maison connectée, smart home, homekit, zigbee, domotique, objet connecté, connecté à votre smartphone',
    es: 'hogar inteligente, casa inteligente, smart home, homekit, zigbee, domótic*',
    it: 'casa intelligente, smart home, homekit, zigbee, domotic*, casa smart',
    nl: 'smart home, slim huis, homekit, zigbee, domotica, slimme huis, slim thuis',
    pl: 'inteligentny dom, inteligentnego domu, smart home, homekit, zigbee, inteligentnym domem, inteligentnym domu',
    pt: 'casa inteligente, smart home, homekit, zigbee, domótic*',
    sv: 'smart hem, smarta hem, homekit, zigbee, smarta hemmet',
    da: 'smart hjem, smart home, homekit, zigbee, smarthome*, smarte hjem',
    nb: 'smarthus*, smart hjem, homekit, zigbee, smarte hjem',
    fi: 'älykoti*, älykodi*, homekit, zigbee',
  },
  touchscreen: {
    en: 'touchscreen*, touch screen*, touch display, touch panel, touch control*, touch sensitive',
    de: `
      touchscreen*, touchdisplay*, touch display*, touchbedien*, berührungsempfindlich*, touch bedien*, sensortaste*,
      touchfeld*, touchpanel*, berührungssensor*`,
    fr: 'écran tactile, écrans tactiles, tactile, tactiles, commande tactile, touches sensitives, dalle tactile',
    es: 'pantalla táctil, pantallas táctiles, táctil, táctiles, control táctil',
    it: `
      touchscreen, schermo tattile, schermo touch, comandi touch, display touch, touch screen, comandi tattili,
      controlli touch`,
    nl: 'touchscreen*, aanraakscherm*, touchbediening, tiptoets*, touch display, aanraakgevoelig*, touch bediening',
    pl: 'ekran dotykowy, ekranem dotykowym, dotykow*, panel dotykowy, sterowanie dotykowe',
    pt: `
      ecrã tátil, ecrã táctil, tela sensível ao toque, touchscreen, touch screen, controlo tátil, tátil,
      sensível ao toque, painel tátil, tela touch`,
    sv: 'pekskärm*, touchskärm*, touchpanel*, touchkontroll*, beröringskänslig*, touchdisplay*, touchknapp*',
    da: `
      touchskærm*, berøringsskærm*, touchdisplay*, touchkontrol*, trykfølsom*, touch skærm, touchpanel*,
      berøringsfølsom*, touchbetjening`,
    nb: 'berøringsskjerm*, touchskjerm*, trykkskjerm*, touchpanel*, touchdisplay*, berøringsfølsom*, touchkontroll*',
    fi: 'kosketusnäyt*, kosketusohja*, kosketusherk*, kosketuspaneeli*, kosketuspainik*',
  },
  display: {
    en: `
      lcd, digital display, led display, oled, amoled, screen, display with, colour display, color display,
      display shows, hd display, on the display, lcd display`,
    de: `
      display, displays, bildschirm*, digitalanzeige*, lcd anzeige*, led anzeige*, oled, amoled, farbdisplay*, lcd,
      zoll display`,
    fr: `
      affichage digital, affichage numérique, affichage led, lcd, oled, amoled, afficheur, dalle oled, l écran,
      écran de, écran led, écran hd, écran couleur, écran lcd, grand écran, taille d écran, écran plat, écran tactile,
      écran digital, écran numérique`,
    es: 'pantalla, pantallas, pantalla digital, visor digital, lcd, oled, amoled, display',
    it: 'schermo, schermi, display, schermo digitale, lcd, oled, amoled',
    nl: 'display, scherm, schermpje, beeldscherm*, lcd, oled, amoled, digitale weergave, schermen',
    pl: 'wyświetlacz*, ekran, ekranem, ekranu, lcd, oled, amoled',
    pt: `
      ecrã, ecrãs, visor, visor digital, tela de, tela lcd, tela digital, display, lcd, oled, amoled,
      polegadas de tela`,
    sv: `
      skärmen, display, displayen, lcd, oled, amoled, digital display, bildskärm*, pekskärm*, skärmstorlek*, tums skärm,
      färgskärm*, amoled skärm`,
    da: `
      skærmen, display, displayet, lcd, oled, amoled, digital visning, skærmstørrelse*, tommer skærm, farveskærm*,
      touchskærm*, amoled skærm`,
    nb: `
      skjermen, display, displayet, lcd, oled, amoled, digital visning, skjermstørrelse*, tommers skjerm, fargeskjerm*,
      touchskjerm*, amoled skjerm`,
    fi: 'näyttö, näytön, näytöll*, digitaalinen näyttö, lcd, oled, amoled, näytössä',
  },
  remote: {
    en: 'remote control*, with remote, by remote, remote controlled, comes with a remote, the remote',
    de: 'fernbedienung*, fernbedienbar*, ferngesteuert*, fernsteuerung*',
    fr: `
      télécommande*, télécommandé*, commande à distance, pilotage à distance, piloter à distance, contrôle à distance`,
    es: `
      mando a distancia, control remoto, mandos a distancia, controlar a distancia, a control remoto, teledirigid*,
      radiocontrol`,
    it: 'telecomand*, controllo remoto, controllo a distanza, comando a distanza, radiocomandat*',
    nl: 'afstandsbediening*, op afstand bedienba*, op afstand te bedienen, op afstand bestuurba*, afstandsbesturing',
    pl: `
      pilot zdalnego sterowania, zdalnie sterowan*, zdalne sterowanie, zdalnego sterowania, pilotem, na pilota,
      z pilotem, pilot do, pilot w zestawie`,
    pt: `
      comando à distância, controlo remoto, controle remoto, telecomand*, comando remoto, com comando,
      por controle remoto, comandado à distância`,
    sv: 'fjärrkontroll*, fjärrstyr*, fjärrmanövr*',
    da: 'fjernbetjening*, fjernstyr*, fjernkontrol*',
    nb: 'fjernkontroll*, fjernstyr*',
    fi: 'kaukosäädin, kaukosäädintä, kauko ohjat*, kaukosäät*, kauko ohjain, kauko ohjau*, etäohja*',
  },
  timer: {
    en: 'timer, timers, delay start, delayed start, programmable start, countdown timer, timer function, sleep timer',
    de: `
      timer*, zeitschaltuhr*, startzeitvorwahl, zeitvorwahl, kurzzeitmesser*, kurzzeitwecker, countdown funktion,
      zeitschaltfunktion, einschlaftimer, startvorwahl`,
    fr: 'minuterie*, minuteur*, départ différé, programmateur*, programmation horaire, démarrage différé',
    es: `
      temporizador*, inicio diferido, inicio programable, programador horario, encendido programado,
      minutero de cocina`,
    it: 'timer, partenza ritardata, avvio ritardato, temporizzat*, programmatore orario',
    nl: 'timer*, tijdschakel*, uitgestelde start, kookwekker*, slaaptimer, starttijdkeuze',
    pl: `
      timer*, minutnik*, opóźnion* start*, programator czasowy, czasomierz, wyłącznik czasowy, wyłącznikiem czasowym,
      wyłącznik* czasow*, regulator czasowy`,
    pt: `
      temporizador*, início diferido, timer, programador horário, início programável, programação horária,
      função timer`,
    sv: 'timer*, fördröjd start, tidsinställning, tidur',
    da: 'timer*, udskudt start, tidsindstilling, minutur*, forsinket start',
    nb: 'timer*, utsatt start, tidsinnstilling, tidsur*, forsinket start',
    fi: 'ajastin, ajastime*, ajastus*, ajasteta*, viivekäynnisty*, ajastettu, viivästetty käynnisty*',
  },
  autoOff: {
    en: `
      auto off, automatic shut off, auto shut off, switches off automatically, turns off automatically,
      automatic switch off, auto switch off, shuts off automatically, auto power off, switches itself off,
      turns itself off, automatic shutoff, auto shutoff`,
    de: `
      abschaltautomatik*, automatische abschaltung, automatischer abschaltung, schaltet ~ automatisch ab,
      schaltet ~ automatisch aus, schaltet sich ~ ab, schaltet sich ~ aus, schaltet sich selbst, selbstabschaltung,
      auto off, endabschaltung, abschaltfunktion, automatisches abschalten`,
    fr: `
      arrêt automatique, extinction automatique, s éteint automatiquement, s éteignent automatiquement,
      s arrête automatiquement, coupure automatique, auto off, s éteint tout seul, s éteint toute seule,
      mise en veille automatique, arrêt auto`,
    es: `
      apagado automático, desconexión automática, se apaga automáticamente, autoapagado, auto apagado,
      se detiene automáticamente, se desconecta automáticamente, apagado auto, se apaga solo, se apaga sola`,
    it: `
      spegnimento automatico, si spegne automaticamente, autospegnimento, auto spegnimento, arresto automatico,
      si arresta automaticamente, auto off, si spengono automaticamente, si spegne da solo, si spegne da sola`,
    nl: `
      automatische uitschakeling, automatisch uit, schakelt automatisch uit, slaat automatisch af,
      automatisch uitschakelen, automatische afslag, auto off, schakelt zichzelf uit, uitschakelautomaat,
      afslagautomaat`,
    pl: `
      automatyczne wyłączanie, automatyczne wyłączenie, automatycznego wyłączania, automatycznym wyłączaniem,
      wyłącza się automatycznie, automatycznie się wyłącza, samoczynnie się wyłącza, automatyczny wyłącznik,
      wyłącza się sam, automatycznie wyłącza, auto off, wyłącza się po`,
    pt: `
      desligamento automático, desliga se automaticamente, desligar automático, paragem automática,
      desliga automaticamente, desativação automática, desliga sozinh*, desliga se sozinh*, auto off, desligamento auto,
      corte automático`,
    sv: `
      automatisk avstängning, stängs av automatiskt, automatisk avstängningsfunktion, stänger av sig, slår av sig,
      auto off, stängs automatiskt av, slås av automatiskt`,
    da: `
      automatisk sluk*, slukker automatisk, auto sluk*, autosluk, slår automatisk fra, automatisk afbryd*, slukker selv,
      slukker af sig selv, auto off`,
    nb: `
      automatisk avslåing, slår seg av automatisk, automatisk utkobling, slår seg av, skrur seg av, auto av,
      slås av automatisk, automatisk avstenging, auto off, slår seg automatisk av, skrur seg automatisk av`,
    fi: `
      automaattinen sammutus, automaattinen virrankatkaisu, sammuu automaattisesti, automaattisammutus,
      automaattisella sammutuksella, sammuu itsestään, automaattinen katkaisu, automaattisesti sammuv*,
      automaattikatkaisu, automaattinen sammuminen`,
  },
  thermostat: {
    en: `
      thermostat*, temperature control, adjustable temperature, temperature setting*, temperature selection,
      variable temperature, temperature can be set`,
    de: `
      thermostat*, temperaturregelung, temperaturregler*, temperatureinstellung*, temperatur einstell*,
      einstellbare temperatur, temperatursteuerung, temperaturwahl, temperaturstufe*, regelbare temperatur`,
    fr: `
      thermostat*, température réglable, réglage de la température, contrôle de la température, température ajustable,
      réglages de température, contrôle de température`,
    es: `
      termostato*, temperatura regulable, temperatura ajustable, control de temperatura, control de la temperatura,
      regulador de temperatura, ajuste de temperatura, niveles de temperatura, termostátic*`,
    it: `
      termostat*, temperatura regolabile, controllo della temperatura, regolazione della temperatura,
      livelli di temperatura`,
    nl: `
      thermosta*, temperatuurregeling*, instelbare temperatuur, temperatuurinstelling*, regelbare temperatuur,
      temperatuur instelbaar, temperatuur instellen, temperatuurregelaar, temperatuurstand*`,
    pl: `
      termostat*, regulacja temperatury, regulacją temperatury, regulacji temperatury, regulację temperatury,
      regulowan* temperatur*, kontrola temperatury, ustawienia temperatury, ustawić temperaturę`,
    pt: `
      termóstat*, termostát*, termostato*, temperatura regulável, temperatura ajustável, controlo de temperatura,
      controle de temperatura, regulação da temperatura, níveis de temperatura, ajuste de temperatura,
      controlo da temperatura`,
    sv: `
      termostat*, temperaturregl*, temperaturinställning*, justerbar temperatur, temperaturkontroll*,
      inställbar temperatur, ställbar temperatur`,
    da: `
      termostat*, temperaturregul*, temperaturindstilling*, justerbar temperatur, temperaturstyring, temperaturkontrol*,
      indstillelig temperatur`,
    nb: `
      termostat*, temperaturregul*, temperaturinnstilling*, justerbar temperatur, temperaturkontroll*,
      temperaturstyring, regulerbar temperatur`,
    fi: `
      termostaat*, lämpötilan säätö*, säädettävä lämpötila, lämpötilansääd*, lämpötila säädett*, lämpötilansäät*,
      lämpötila asetu*, lämpötilaa voi säätää`,
  },
  dimmable: {
    en: 'dimmable, dimmer*, dims, dimming, brightness adjust*, adjustable brightness, brightness levels, dimmed',
    de: `
      dimmbar*, dimmer*, dimmen, dimmfunktion*, stufenlos dimm*, helligkeitsstufe*, helligkeit regel*,
      helligkeit einstell*, helligkeit ~ verstell*, gedimmt`,
    fr: `
      variateur*, dimmable*, intensité réglable, intensité variable, luminosité réglable, gradable*,
      réglage de la luminosité, variation de l intensité, tamisable*, intensité lumineuse réglable,
      luminosité ajustable`,
    es: `
      regulable en intensidad, intensidad regulable, atenuable*, brillo regulable, brillo ajustable,
      regulador de intensidad, regulador de luz, luz regulable, dimmable*, dimerizable*, intensidad ajustable,
      niveles de brillo`,
    it: `
      dimmer*, intensità regolabile, luminosità regolabile, regolazione della luminosità, regolabile in intensità,
      varialuce, luce regolabile`,
    nl: `
      dimbaar, dimbare, dimmer*, dimmen, dimstand*, instelbare helderheid, helderheid instelbaar, helderheidsniveau*,
      te dimmen, dimfunctie`,
    pl: `
      ściemnian*, ściemniacz*, regulacj* jasności, regulowan* jasność, przyciemnian*, regulowane natężenie światła,
      regulacja jasności, regulacją jasności, możliwość ściemniania, regulowana jasność`,
    pt: `
      regulável em intensidade, intensidade regulável, regulador de intensidade, dimerizáve*, dimmer*, brilho ajustável,
      brilho regulável, luz regulável, intensidade ajustável, dimmable*, luminosidade ajustável, níveis de brilho,
      atenuáve*`,
    sv: `
      dimbar*, dimmer*, dimringsbar*, dimras, dimra, justerbar ljusstyrka, dimningsbar*, ljusstyrkenivå*, dimfunktion`,
    da: 'dæmpbar*, lysdæmp*, dimmer*, dæmpes, justerbar lysstyrke, kan dæmpes, lysstyrkeniveau*, dimmes, dæmpe lyset',
    nb: 'dimbar*, dimmer*, dimmes, dimme, justerbar lysstyrke, dimming, lysstyrkenivå*',
    fi: `
      himmennettäv*, himmennin, himmentime*, himmennys*, säädettävä kirkkaus, kirkkauden säätö, himmentää,
      kirkkaustaso*, kirkkautta voi säätää`,
  },
  led: {
    en: 'led, leds, led light*, led lighting, led lamp, led bulb',
    de: 'led, leds, led licht*, led beleuchtung, led lampe*, led leuchte*, leuchtdiode*, led leuchtmittel',
    fr: 'led, leds, diode, diodes électroluminescentes, éclairage led, ampoule led',
    es: 'led, leds, luz led, luces led, bombilla led, iluminación led',
    it: 'led, luce led, luci led, illuminazione led, lampadina led',
    nl: 'led, leds, ledlamp*, led verlichting, ledverlichting, ledlicht*, ledje*, ledstrip*',
    pl: 'led, diod*, oświetlenie led, żarówka led, diody led, ledow*',
    pt: 'led, leds, luz led, luzes led, lâmpada led, iluminação led',
    sv: 'led, led lampa, led lampor, lysdiod*, ledbelysning*, ledlamp*, ledljus*, led belysning, ledslinga',
    da: 'led, led lys, led pære*, lysdiode*, ledlys*, ledpære*, ledlampe*',
    nb: 'led, led lys, led pære*, lysdiode*, ledlys*, ledpære*, ledlampe*',
    fi: 'led, led valo*, ledit, ledvalo*, led lamppu*, ledlamp*, led valaistu*',
  },
  light: {
    en: `
      built in light, integrated light, night light, nightlight, light up, lights up, illuminated, backlight*, backlit,
      glow in the dark, glows in the dark, light function, flashing light*, lit up`,
    de: `
      beleuchtung, beleuchtet, beleuchtete, beleuchteter, beleuchtetes, beleuchteten, nachtlicht*, leuchtet, mit licht,
      lichteffekt*, hintergrundbeleuchtung, integriertes licht, nachtleuchtend*, leuchtet im dunkeln, innenbeleuchtung,
      fluoreszierend*`,
    fr: `
      éclairage, éclairage intégré, lumière intégrée, veilleuse*, rétroéclair*, rétro éclair*, phosphorescent*,
      brille dans le noir, s illumine, s allume, effets lumineux, signal lumineux, guirlande lumineuse,
      lumière de nuit`,
    es: `
      iluminación, luz integrada, luz nocturna, se ilumina, se iluminan, retroiluminad*, fosforescente*,
      brilla en la oscuridad, iluminad*, luz incorporada`,
    it: `
      illuminazione, luce integrata, luce notturna, si illumina, si illuminano, retroilluminat*, fosforescent*,
      brilla al buio, illuminat*, luce incorporata`,
    nl: `
      verlichting, verlicht, verlichte, lampje*, nachtlampje*, ingebouwde lamp, ingebouwde verlichting, lichtgevend*,
      licht op in het donker, achtergrondverlichting, met licht, lichteffect*, lichtjes, glow in the dark`,
    pl: `
      oświetleni*, podświetlan*, podświetleni*, lampk* nocn*, lampka nocna, świeci w ciemności, wbudowane światło,
      fosforyzując*, podświetlon*, świetln*, świecąc* w ciemności`,
    pt: `
      iluminação, luz integrada, luz de presença, luz noturna, ilumina se, acende se, retroiluminad*, fosforescente*,
      brilha no escuro, iluminad*, luz incorporada`,
    sv: `
      belysning, inbyggd belysning, nattlampa, nattljus, lyser i mörkret, bakgrundsbelysning, bakgrundsbelyst,
      självlysande, inbyggt ljus, inbyggd lampa, belyst`,
    da: 'belysning, indbygget lys, natlampe, natlys, lyser i mørke, baggrundsbelys*, selvlysende, lyseffekt*, belyst',
    nb: 'belysning, innebygd lys, nattlys, nattlampe, lyser i mørket, bakgrunnsbelys*, selvlysende, lyseffekt*, belyst',
    fi: `
      valaistus, valaistu, yövalo*, valaistuk*, taustavalo*, pimeässä hohtav*, hohtaa pimeässä, valaistulla,
      sisäänrakennettu valo, valotehoste*, pimeässä hehkuv*`,
  },
  lightModes: {
    en: `
      colour changing, color changing, rgb, warm white, cool white, light modes, lighting modes, colour temperature,
      color temperature, cold white, daylight white, neutral white`,
    de: `
      farbwechsel*, rgb, warmweiß*, warmweiss*, kaltweiß*, kaltweiss*, tageslichtweiß*, lichtfarbe*, farbtemperatur*,
      lichtmodus, lichtmodi, neutralweiß*, leuchtstufe*, leuchtmodi, leuchtmodus`,
    fr: `
      changement de couleur, changements de couleur, rgb, blanc chaud, blanc froid, modes d éclairage,
      température de couleur, couleur de lumière, blanc neutre, lumière chaude`,
    es: `
      cambio de color, cambia de color, rgb, blanco cálido, blanco frío, modos de luz, modos de iluminación,
      temperatura de color, luz cálida, luz fría, blanca cálida`,
    it: `
      cambio colore, cambia colore, rgb, bianco caldo, bianco freddo, modalità di luce, modalità di illuminazione,
      temperatura di colore, luce calda, luce fredda, temperatura colore`,
    nl: `
      kleurveranderend*, kleur veranderend*, rgb, warm wit, warmwit, koud wit, lichtstand*, lichtkleur*,
      kleurtemperatuur, warm witte, koel wit`,
    pl: `
      zmiana koloru, zmianą koloru, rgb, ciepła biel, zimna biel, ciepłobiał*, tryby świecenia, trybów świecenia,
      barwa światła, barwy światła, temperatura barwowa, barwę światła, tryby oświetlenia, zmieniając* kolor*`,
    pt: `
      mudança de cor, muda de cor, rgb, branco quente, branco frio, modos de luz, modos de iluminação,
      temperatura de cor, luz quente, luz fria`,
    sv: `
      färgskiftande, byter färg, rgb, varmvit*, kallvit*, ljuslägen, ljusläge, färgtemperatur*, belysningsläge*,
      varmt vitt ljus`,
    da: `
      farveskiftende, skifter farve, rgb, varm hvid, varmhvid*, kold hvid, lysindstilling*, farvetemperatur*,
      lystilstand*, varmt hvidt lys, lysfunktioner`,
    nb: `
      fargeskiftende, skifter farge, rgb, varmhvit*, kaldhvit*, lysmodus*, fargetemperatur*, lysinnstilling*,
      varm hvit`,
    fi: `
      väriä vaihtav*, rgb, lämmin valkoinen, kylmä valkoinen, valotila*, värilämpötila*, valaistustila*, vaihtaa väriä,
      lämmin valkoi*, kylmän valkoi*`,
  },
  motionSensor: {
    en: `
      motion sensor*, motion detector*, motion detection, motion activated, movement sensor, movement detector,
      detects motion, presence detector`,
    de: `
      bewegungsmelder*, bewegungssensor*, bewegungserkennung, präsenzmelder*, bewegungsaktiviert*, dämmerungssensor*,
      dämmerungsschalter*`,
    fr: `
      détecteur de mouvement*, capteur de mouvement*, détection de mouvement*, détecteur de présence,
      détecteurs de mouvement*, capteurs de mouvement*, capteur crépusculaire`,
    es: `
      sensor de movimiento, detector de movimiento, detección de movimiento, sensores de movimiento,
      detector de presencia, sensor crepuscular`,
    it: `
      sensore di movimento, rilevatore di movimento, rilevamento del movimento, sensori di movimento,
      sensore di presenza, rilevamento movimento, sensore crepuscolare`,
    nl: `
      bewegingssensor*, bewegingsmelder*, bewegingsdetectie, schemersensor*, aanwezigheidssensor*, schemerschakelaar`,
    pl: `
      czujnik ruchu, czujnikiem ruchu, czujka ruchu, wykrywanie ruchu, detektor ruchu, czujniki ruchu,
      czujnik zmierzchu, czujnikiem zmierzchu`,
    pt: `
      sensor de movimento, detetor de movimento, detector de movimento, deteção de movimento, detecção de movimento,
      sensores de movimento, sensor de presença, sensor crepuscular`,
    sv: 'rörelsesensor*, rörelsevakt*, rörelsedetekt*, närvarosensor*, skymningssensor*, skymningsrelä',
    da: 'bevægelsessensor*, bevægelsesdetek*, bevægelsesføler*, skumringssensor*, pir sensor, skumringsrelæ',
    nb: `
      bevegelsessensor*, bevegelsesdetek*, bevegelsesføler*, skumringssensor*, bevegelsesregistrering, skumringsbryter`,
    fi: 'liiketunnisti*, liikkeentunnist*, liikesensor*, hämäräkytkin*, hämäräanturi*, liikeanturi*',
  },
  sensor: {
    en: 'sensor, sensors, sensor controlled',
    de: 'sensor, sensoren, sensorgesteuert*, sensortechnik',
    fr: 'capteur, capteurs',
    es: 'sensor, sensores',
    it: 'sensore, sensori',
    nl: 'sensor, sensoren, sensorgestuurd*',
    pl: 'czujnik, czujniki, czujnikiem, czujników, czujnikami, sensor',
    pt: 'sensor, sensores',
    sv: 'sensor, sensorer, sensorn, sensorstyr*',
    da: 'sensor, sensorer, sensoren, sensorstyr*',
    nb: 'sensor, sensorer, sensoren, sensorstyr*',
    fi: 'anturi, anturit, anturin, anturilla, sensori, tunnistin',
  },
  noiseCancelling: {
    en: `
      noise cancelling, noise canceling, noise cancellation, noise reduction, anc, blocks out noise, noise isolating,
      noise isolation, noise suppress*`,
    de: `
      noise cancelling, geräuschunterdrück*, geräuschreduz*, lärmunterdrück*, rauschunterdrück*, anc, noise canceling,
      geräuschisolier*, umgebungsgeräusche ausblend*`,
    fr: `
      réduction de bruit, réduction du bruit, réduction active du bruit, réducteur de bruit, antibruit, anti bruit,
      suppression du bruit, suppression de bruit, anc, noise cancelling, annulation du bruit, annulation de bruit`,
    es: `
      cancelación de ruido, cancelación activa de ruido, cancelación del ruido, reducción de ruido, reducción del ruido,
      supresión de ruido, anc, noise cancelling, cancela el ruido, aislamiento del ruido`,
    it: `
      cancellazione del rumore, cancellazione attiva del rumore, riduzione del rumore, cancella il rumore, anc,
      noise cancelling, soppressione del rumore, isolamento dal rumore, eliminazione del rumore`,
    nl: `
      noise cancelling, ruisonderdrukk*, geluidsonderdrukk*, ruisreductie, anc, actieve ruis*,
      omgevingsgeluid onderdruk*, noise canceling, lawaaionderdrukk*`,
    pl: `
      redukcja szumów, redukcją szumów, redukcji szumów, redukcja hałasu, redukcję hałasu, redukcji hałasu,
      aktywna redukcja, aktywną redukcją, tłumienie szumów, tłumienie hałasu, anc, aktywną redukcję, redukcję szumów`,
    pt: `
      cancelamento de ruído, cancelamento ativo de ruído, cancelamento do ruído, redução de ruído, redução do ruído,
      supressão de ruído, anc, noise cancelling, isolamento de ruído`,
    sv: 'brusreducer*, noise cancelling, aktiv brusreduc*, bullerdämp*, anc, brusreduktion',
    da: 'støjreducer*, støjdæmp*, støjreduktion, noise cancelling, anc, aktiv støj*, støjannuller*',
    nb: 'støyreduser*, støydemp*, støyreduksjon, noise cancelling, anc, støykanseller*, aktiv støy*',
    fi: 'melunvaim*, vastamel*, melunpoist*, anc, noise cancelling, melua vaimentav*, taustamelun vaimen*',
  },
  microphone: {
    en: 'microphone*, mic, built in mic, hands free calls, mics, handsfree calling',
    de: 'mikrofon*, mikrophon*, freisprech*',
    fr: `
      micro intégré, microphone*, kit mains libres, appels mains libres, micros intégrés, double micro, micro antibruit,
      micro casque, micro amovible`,
    es: 'micrófono*, llamadas manos libres, kit manos libres',
    it: 'microfon*, vivavoce, chiamate in vivavoce',
    nl: 'microfoon*, handsfree bellen',
    pl: 'mikrofon*, zestaw głośnomówiący, tryb głośnomówiący',
    pt: 'microfone*, viva voz, chamadas mãos livres, kit mãos livres',
    sv: 'mikrofon*, handsfree samtal, handsfreesamtal',
    da: 'mikrofon*, håndfri opkald, håndfri samtale*, håndfri telefoni',
    nb: 'mikrofon*, håndfri samtale*, håndfri telefoni',
    fi: 'mikrofoni*, handsfree puhelu*',
  },
  speakers: {
    en: 'speaker, speakers, loudspeaker*, built in speaker*, integrated speaker*, subwoofer*, soundbar*',
    de: 'subwoofer*, soundbar*, *lautsprecher*',
    fr: `
      haut parleur*, hauts parleurs, enceinte intégrée, caisson de basses, subwoofer*, haut parleurs, barre de son,
      enceintes intégrées, enceinte bluetooth, enceintes stéréo, enceinte portable`,
    es: 'altavo*, parlantes, subwoofer*, bafle*, bocina integrada, barra de sonido',
    it: 'altoparlant*, casse integrate, speaker, subwoofer*, casse audio, soundbar, diffusori acustici',
    nl: 'luidspreker*, speaker, speakers, subwoofer*, soundbar*',
    pl: 'głośnik*, subwoofer*, soundbar*',
    pt: `
      altifalante*, alto falante*, coluna integrada, caixa de som, caixas de som, subwoofer*, alto falantes,
      barra de som, colunas de som, coluna portátil, coluna de som, coluna bluetooth`,
    sv: 'högtalar*, subwoofer*, soundbar*',
    da: 'højttaler*, højtaler*, subwoofer*, soundbar*',
    nb: 'høyttaler*, høytaler*, subwoofer*, lydplanke*, soundbar*',
    fi: 'kaiutin, kaiutti*, bassokaiutin, subwoofer*, soundbar*',
  },
  surroundSound: {
    en: 'surround sound, dolby atmos, spatial audio, 360 sound, dolby, stereo sound, 3d sound',
    de: 'surround sound, surroundsound, dolby atmos, raumklang*, 3d sound, dolby, 3d audio, stereoklang, stereo sound',
    fr: 'son surround, dolby atmos, audio spatial, son 3d, son spatial, dolby, son stéréo',
    es: 'sonido envolvente, dolby atmos, audio espacial, sonido 3d, dolby, sonido estéreo, sonido espacial',
    it: 'suono surround, dolby atmos, audio spaziale, audio surround, dolby, audio 3d, audio stereo, suono stereo',
    nl: `
      surround sound, surroundgeluid, dolby atmos, ruimtelijk geluid, ruimtelijke audio, dolby, stereogeluid,
      3d geluid`,
    pl: 'dźwięk przestrzenny, dźwiękiem przestrzennym, dolby atmos, dźwięku przestrzennego, dolby, dźwięk stereo',
    pt: 'som surround, dolby atmos, áudio espacial, som envolvente, dolby, som estéreo, som 3d',
    sv: 'surroundljud, dolby atmos, rumsligt ljud, 3d ljud, dolby, stereoljud',
    da: 'surroundlyd, surround sound, dolby atmos, rumlig lyd, 3d lyd, dolby, stereolyd',
    nb: 'surroundlyd, surround lyd, dolby atmos, romlig lyd, romlyd, 3d lyd, dolby, stereolyd',
    fi: 'tilaääni*, surround ääni*, dolby atmos, 3d ääni*, dolby, stereoääni*',
  },
  sound: {
    en: `
      sound effects, sound effect, plays music, plays sounds, plays melodies, melody, melodies, lullabies, with sound,
      lullaby, white noise, makes sounds, sounds and lights, lights and sounds`,
    de: `
      soundeffekt*, melodie*, spielt musik, geräuscheffekt*, mit sound, wiegenlied*, schlaflied*, weißes rauschen,
      mit geräuschen, tierstimmen, spielt melodien, spieluhr*, mit musik`,
    fr: `
      effets sonores, effet sonore, mélodie*, joue de la musique, berceuse*, bruit blanc, sons et lumières,
      bruits blancs, boîte à musique, bruitages, jouet sonore, jouets sonores, livre sonore, livres sonores`,
    es: `
      efectos de sonido, efectos sonoros, melodía*, reproduce música, canciones de cuna, canción de cuna, ruido blanco,
      con sonido, con sonidos, luces y sonidos`,
    it: `
      effetti sonori, melodi*, riproduce musica, ninna nann*, rumore bianco, ninnenanne, suoni e luci, con suoni,
      carillon, luci e suoni`,
    nl: `
      geluidseffect*, melodie*, speelt muziek, slaapliedje*, witte ruis, met geluid, wiegeliedje*, muziekdoosje,
      geluidjes, licht en geluid`,
    pl: `
      efekty dźwiękowe, efektami dźwiękowymi, melodi*, odtwarza muzykę, kołysank*, biały szum, gra melodi*, z dźwiękiem,
      pozytywk*, dźwięki i światła, białego szumu, wydaje dźwięki`,
    pt: `
      efeitos sonoros, efeitos de som, melodia*, reproduz música, canções de embalar, canções de ninar, ruído branco,
      com som, sons e luzes, luzes e sons, toca música, canção de embalar`,
    sv: 'ljudeffekt*, melodi*, spelar musik, vaggvis*, vitt brus, med ljud, ljud och ljus, speldosa',
    da: 'lydeffekt*, melodi*, spiller musik, vuggevis*, hvid støj, med lyd, lyd og lys, spilledåse, hvide støj',
    nb: 'lydeffekt*, melodi*, spiller musikk, vuggevis*, hvit støy, med lyd, lyd og lys, spilledåse, vuggesang*',
    fi: `
      ääniteho*, melodia*, soittaa musiikkia, kehtolaulu*, valkoinen kohina, kohinaa, tuutulaulu*, valot ja äänet,
      melodioi*, soittorasia, valkoista kohinaa`,
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
  antiSlip: {
    en: `
      non slip, anti slip, slip resistant, non skid, slip resistance, does not slip, good grip, secure grip,
      excellent grip, traction, rubber feet, anti skid, reliable grip, better grip, skid resistant, grippy`,
    de: `
      rutschfest*, rutschhemmend*, antirutsch*, anti rutsch*, rutschsicher*, guter grip, guten grip, griffige sohle,
      profilsohle*, gummifüße*, grip sohle, griffig*`,
    fr: `
      antidérapant*, anti dérapant*, antiglisse*, anti glisse*, bonne adhérence, excellente adhérence, bonne accroche,
      excellente accroche, ne glisse pas, adhérence optimale, meilleure adhérence`,
    es: `
      antideslizante*, anti deslizante*, no resbala, buen agarre, agarre seguro, excelente agarre, tracción,
      agarre firme`,
    it: `
      antiscivolo, anti scivolo, antisdrucciolo, anti sdrucciolo, buona aderenza, ottima aderenza, presa sicura,
      ottima presa, trazione, buona presa, ottimo grip, buon grip, presa salda`,
    nl: `
      antislip*, anti slip, slipvast*, goede grip, stevige grip, slipbestendig*, uitstekende grip, slipwerend,
      optimale grip`,
    pl: `
      antypoślizgow*, przeciwpoślizgow*, nie ślizga się, dobra przyczepność, dobrą przyczepność, przyczepność,
      pewny chwyt, przyczepności, doskonałą przyczepność`,
    pt: `
      antiderrapante*, anti derrapante*, antideslizante*, boa aderência, não escorrega, boa tração, excelente aderência,
      tração, aderência segura, aderência excelente`,
    sv: `
      halkfri*, halksäker*, halkskydd*, glidfri*, bra grepp, antihalk*, gott grepp, halkhämmande, säkert grepp,
      stadigt grepp, bra fäste, utmärkt grepp`,
    da: 'skridsikker*, skridhæmmende, antislip*, anti slip, godt greb, skridfast*, sikkert greb, bedre greb',
    nb: `
      sklisikker*, antiskli*, anti skli*, skliesikre*, sklihemmende, sklifri*, godt grep, godt feste, bedre grep,
      sikkert grep`,
    fi: `
      liukumat*, liukuest*, luistamat*, pitävä pohja, luistonest*, hyvä pito, erinomainen pito, pitävä ote, hyvän pidon,
      tukeva ote, liukastumisen esto`,
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
  tearResistant: {
    en: `
      tear resistant, tear proof, abrasion resistant, hard wearing, ripstop, rip resistant, abrasion resistance,
      puncture resistant, tear resistance, wear resistant, puncture proof`,
    de: `
      reißfest*, reissfest*, abriebfest*, scheuerfest*, strapazierfähig*, verschleißfest*, abriebbeständig*,
      pannensicher*, durchstoßfest*, ripstop*, pannenschutz`,
    fr: `
      résistant à la déchirure, résistante à la déchirure, résistant à l abrasion, résistante à l abrasion,
      indéchirable*, ripstop, résistance à l abrasion, résistance à la déchirure, anti crevaison,
      résistants à l abrasion, résiste à l abrasion, résistant aux déchirures`,
    es: `
      resistente al desgarro, resistentes al desgarro, resistente a la abrasión, resistentes a la abrasión,
      resistente al desgaste, ripstop, antidesgarro, resistencia a la abrasión, antipinchazos,
      resistente a los pinchazos, resistente a desgarros`,
    it: `
      antistrappo, resistente allo strappo, resistente agli strappi, resistente all abrasione, resistenti all abrasione,
      resistente all usura, ripstop, antiforatura, resistenza all abrasione, resiste all abrasione`,
    nl: `
      scheurvast*, slijtvast*, slijtagebestendig*, scheurbestendig*, schuurbestendig*, ripstop, anti lek,
      lekbestendig*`,
    pl: `
      odporn* na rozdarcia, odporn* na rozdarcie, odporn* na ścieranie, wytrzymał* na rozdarcia, ripstop,
      odporn* na przetarcia, odporność na ścieranie, odporn* na przebicia, odporn* na zużycie, odporność na rozdarcie`,
    pt: `
      resistente a rasgos, resistente ao rasgo, resistente à abrasão, resistentes à abrasão, resistente ao desgaste,
      ripstop, antirrasgo, resistência à abrasão, resistente a rasgões, antifuro, resistente a perfurações`,
    sv: `
      slitstark*, rivtålig*, nötningstålig*, slittålig*, ripstop, punkteringsskydd*, slitagebeständig*,
      nötningsbeständig*`,
    da: `
      slidstærk*, rivefast*, slidfast*, ripstop, rivestærk*, slidstyrke, punkteringssikker*, slidbestandig*,
      punkteringsfri*`,
    nb: `
      slitesterk*, rivesterk*, rivebestandig*, ripstop, slitebestandig*, slitestyrke, punkteringsfri*,
      punkteringssikker*, slitasjebestandig*`,
    fi: `
      hankauskest*, repeämät*, repäisylujuu*, ripstop*, kulutusta kestäv*, kulutuskest*, kestää kulutusta, puhkeamat*,
      pistosuoja*, revintäluj*`,
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
  frostResistant: {
    en: `
      frost resistant, frost proof, frostproof, frost hardy, winter hardy, winterproof, frost resistance,
      cold resistant, fully hardy`,
    de: `
      frostbeständig*, frostsicher*, frostfest*, winterhart*, frosthart*, winterfest*, frostresistent*, kältebeständig*,
      winterhärte`,
    fr: `
      résistant au gel, résistante au gel, résistants au gel, résiste au gel, rustique jusqu, ingélif*, ingélive*,
      résistance au gel, rusticité, résistant au froid, résistante au froid, supporte le gel`,
    es: `
      resistente a las heladas, resistentes a las heladas, resistente al frío, resistente a heladas,
      resiste las heladas, rusticidad, soporta heladas, resistencia al frío`,
    it: `
      resistente al gelo, resistenti al gelo, resiste al gelo, resistente al freddo, resistenza al gelo,
      tollera il gelo, rusticità`,
    nl: 'vorstbestendig*, winterhard*, vorstvast*, vorstbestand*, koudebestendig*',
    pl: 'mrozoodporn*, odporn* na mróz, zimotrwał*, odporność na mróz, zimuje w gruncie, odporn* na niskie temperatury',
    pt: `
      resistente ao gelo, resistente à geada, resistentes ao gelo, resistente ao frio, resistentes à geada,
      resiste à geada, rusticidade, suporta geadas`,
    sv: `
      frosttålig*, frostsäker*, köldtålig*, vinterhärdig*, tål frost, frostbeständig*, härdighet, frosthärdig*,
      tål kyla`,
    da: 'frostsikker*, frostbestandig*, vinterhård*, tåler frost, frosttålende, vinterfast*, hårdfør*',
    nb: 'frostsikker*, frostbestandig*, vinterherdig*, tåler frost, herdig*, hardfør*, frostsikre, tåler kulde',
    fi: `
      pakkasenkest*, pakkasen kestäv*, talvenkest*, kestää pakkasta, kylmänkest*, pakkasta kestäv*, pakkaskest*,
      menestymisvyöhyk*`,
  },
  flameRetardant: {
    en: `
      fireproof, fire proof, flame retardant, flame resistant, fire resistant, fire retardant, non flammable,
      not flammable`,
    de: `
      feuerfest*, flammhemmend*, schwer entflammbar*, feuerbeständig*, schwerentflammbar*, nicht brennbar*,
      feuerhemmend*, nicht entflammbar*, brandhemmend*`,
    fr: `
      ignifuge*, ignifugé*, résistant au feu, résistante au feu, ininflammable*, difficilement inflammable*,
      retardateur de flamme, résiste au feu, non inflammable*`,
    es: `
      ignífug*, resistente al fuego, resistentes al fuego, a prueba de fuego, no inflamable*, retardante de llama,
      ininflamable*, difícilmente inflamable*, retardante de fuego`,
    it: `
      ignifug*, resistente al fuoco, a prova di fuoco, non infiammabil*, ritardante di fiamma, ininfiammabil*,
      resistenti al fuoco`,
    nl: `
      brandvertragend*, vuurvast*, brandwerend*, vlamvertragend*, onbrandbaar, onbrandbare, vuurbestendig*,
      brandveilig*, moeilijk ontvlambaar, brandbestendig*`,
    pl: 'ogniotrwał*, ognioodporn*, trudnopaln*, niepaln*, trudno zapaln*, odporn* na ogień, trudnozapaln*',
    pt: `
      ignífug*, resistente ao fogo, à prova de fogo, não inflamáv*, retardante de chama, retardador de chama,
      antichama*, ininflamáve*, resistentes ao fogo`,
    sv: `
      flamskydd*, brandsäker*, eldfast*, flamsäker*, brandhämmande, flamhämmande, svårantändlig*, brandhärdig*,
      obrännbar*, brandskyddad*, flamtålig*`,
    da: `
      brandhæmmende, flammehæmmende, ildfast*, brandsikker*, ikke brændbar*, flammesikker*, brandfast*,
      svært antændelig*`,
    nb: `
      flammehemmende, brannhemmende, brannsikker*, flammesikker*, ildfast*, ikke brennbar*, brannfast*, brannhindrende,
      tungt antennelig*, flammebestandig*`,
    fi: 'palosuoja*, tulenkest*, palamat*, palonkest*, paloa hidast*, paloturvalli*, vaikeasti syttyv*',
  },
  uvProtection: {
    en: `
      uv protection, uv protective, upf, uv resistant fabric, protects from uv, uv filter, blocks uv, uv blocking,
      sun protective, protects from the sun, sun protection, uv400, uv 400`,
    de: `
      uv schutz*, uv schützend, upf, schützt vor uv, uv filter, sonnenschutz*, uv 400, uv400, blockt uv, uv strahlung,
      lichtschutzfaktor`,
    fr: `
      protection uv, anti uv, protège des uv, upf, filtre uv, protection solaire, uv 400, uv400, protège des rayons,
      protection contre les uv, protège du soleil`,
    es: `
      protección uv, anti uv, protege de los rayos, upf, filtro uv, protección solar, uv 400, uv400,
      protección contra los rayos, protege del sol, protección contra uv`,
    it: `
      protezione uv, anti uv, protegge dai raggi, upf, filtro uv, protezione solare, uv 400, uv400,
      protezione dai raggi, protegge dal sole`,
    nl: `
      uv bescherming, uv werend*, beschermt tegen uv, upf, uv filter, zonbescherming, uv 400, uv400, uv straling,
      bescherming tegen uv`,
    pl: `
      ochrona uv, ochrona przed uv, ochronę uv, ochroną uv, filtr uv, upf, chroni przed promieniowaniem,
      promieniowaniem uv, uv 400, uv400, ochrona przeciwsłoneczna, filtrem uv, ochronę przeciwsłoneczną,
      chroni przed słońcem`,
    pt: `
      proteção uv, protecção uv, anti uv, protege dos raios, upf, filtro uv, proteção solar, uv 400, uv400,
      proteção contra raios, protege do sol, proteção contra os raios`,
    sv: 'uv skydd*, skyddar mot uv, upf, uv filter, solskydd*, uv 400, uv400, uv strålning',
    da: `
      uv beskyttelse*, beskytter mod uv, upf, uv filter, solbeskyttelse*, uv 400, uv400, uv stråling, uv beskyttende`,
    nb: `
      uv beskyttelse*, beskytter mot uv, upf, uv filter, solbeskyttelse*, uv 400, uv400, uv stråling, uv beskyttende`,
    fi: 'uv suoja*, suojaa uv, upf, uv suodatin, aurinkosuoja*, uv 400, uv400, uv säteilyltä, uv suojattu',
  },
  uvResistant: {
    en: `
      uv resistant, uv stable, uv stabilised, uv stabilized, fade resistant, fade proof, colourfast, colorfast,
      colour fast, resistant to fading, does not fade, light fast, lightfast, color fast`,
    de: `
      uv beständig*, uv stabil*, farbecht*, lichtecht*, bleicht nicht aus, farbbeständig*, uv resistent*,
      ausbleichsicher, verblasst nicht`,
    fr: `
      résistant aux uv, résistante aux uv, résistants aux uv, traité anti uv, stabilisé aux uv, ne se décolore pas,
      résiste aux uv, couleurs résistantes, résistance aux uv, couleurs solides`,
    es: `
      resistente a los rayos uv, resistentes a los rayos uv, resistente a la decoloración, resistente a uv, no destiñe,
      resistente al sol, no se decolora, resistentes a la decoloración, colores sólidos, resistente a los uv`,
    it: `
      resistente ai raggi uv, resistenti ai raggi uv, resistente allo scolorimento, non scolorisce, non sbiadisce,
      resistente agli uv, stabilizzato uv, colori resistenti`,
    nl: 'uv bestendig*, uv stabiel*, kleurvast*, kleurecht*, lichtecht*, verbleekt niet, verkleurt niet, uv resistent*',
    pl: `
      odporn* na promieniowanie uv, odporn* na uv, odporn* na blaknięcie, nie blaknie, odporn* na promienie uv,
      nie płowieje, stabilizowan* uv, trwałość koloru, trwałe kolory`,
    pt: `
      resistente aos raios uv, resistentes aos raios uv, resistente a uv, resistente ao desbotamento, não desbota,
      resistente à descoloração, não perde a cor, resistente aos uv`,
    sv: 'uv beständig*, uv stabil*, färgäkta, ljusäkta, uv tålig*, bleks inte, färgbeständig*, uv resistent*',
    da: 'uv bestandig*, uv stabil*, farveægte, lysægte, falmer ikke, uv resistent*, farvefast*',
    nb: 'uv bestandig*, uv stabil*, fargeekte, lysekte, falmer ikke, uv resistent*, blekner ikke',
    fi: 'uv kestäv*, uv säteilyä kestäv*, haalistumat*, kestää uv, värinkest*, uv valoa kestäv*, uv nkestäv*',
  },
  rustproof: {
    en: `
      rustproof, rust proof, rust resistant, corrosion resistant, stainless, does not rust, rust free, corrosion proof,
      won t rust, anti rust, tarnish free, tarnish resistant`,
    de: `
      rostfrei*, korrosionsbeständig*, rostbeständig*, nichtrostend*, rostet nicht, rostgeschützt*, rostsicher*,
      rostschutz*, korrosionsfest*, läuft nicht an, anlaufgeschützt*, korrosionsschutz`,
    fr: `
      inoxydable*, anticorrosion, anti corrosion, antirouille, résistant à la corrosion, ne rouille pas,
      résistante à la corrosion, inox, résiste à la corrosion, anti rouille, résistants à la corrosion`,
    es: `
      inoxidable*, anticorrosión, resistente a la corrosión, resistentes a la corrosión, no se oxida,
      resistente al óxido, anticorrosivo, inox`,
    it: `
      inossidabil*, anticorrosione, antiruggine, resistente alla corrosione, resistenti alla corrosione,
      non arrugginisce, inox, non si ossida, resistente alla ruggine`,
    nl: 'roestvrij*, roestvast*, corrosiebestendig*, roestbestendig*, roest niet, roestwerend*, rvs, antiroest',
    pl: `
      nierdzewn*, odporn* na korozję, odporn* na rdzę, antykorozyjn*, nie rdzewieje, odporność na korozję,
      zabezpieczon* przed korozją, odporn* na rdzewienie`,
    pt: `
      inoxidáv*, inox, resistente à corrosão, resistentes à corrosão, antiferrugem, anticorrosão, anti corrosão,
      não enferruja, resistente à ferrugem`,
    sv: `
      rostfri*, rosttrög*, korrosionsbeständig*, rostar inte, rostskydd*, rostbeständig*, korrosionsskydd*,
      korrosionshärdig*`,
    da: 'rustfri*, rustbestandig*, korrosionsbestandig*, ruster ikke, rustbeskytt*, rustsikker*, korrosionsfast*',
    nb: 'rustfri*, rustbestandig*, korrosjonsbestandig*, ruster ikke, rustbeskytt*, rustsikker*, syrefast*',
    fi: 'ruostumat*, korroosionkest*, ruosteenkest*, ei ruostu, korroosiota kestäv*, ruosteenest*, ruostesuoja*',
  },
  antibacterial: {
    en: 'antibacterial, anti bacterial, antimicrobial, anti microbial, inhibits bacteria',
    de: 'antibakteriell*, antimikrobiell*, hemmt bakterien, keimhemmend*, bakterienhemmend*',
    fr: 'antibactérien*, anti bactérien*, antimicrobien*',
    es: 'antibacterian*, antimicrobian*, anti bacterian*',
    it: 'antibatteric*, antimicrobic*, anti batteric*',
    nl: 'antibacterieel, antibacteriële, antimicrobieel, antimicrobiële, bacterieremmend*',
    pl: 'antybakteryjn*, przeciwbakteryjn*, przeciwdrobnoustrojow*, antymikrobiow*',
    pt: 'antibacterian*, antimicrobian*, anti bacterian*',
    sv: 'antibakteriell*, antimikrobiell*, bakteriehämmande',
    da: 'antibakteriel*, antimikrobiel*, bakteriehæmmende',
    nb: 'antibakteriell*, antimikrobiell*, bakteriehemmende',
    fi: 'antibakteeri*, antimikrobi*, bakteereja estäv*, bakteereja torju*',
  },
  odourResistant: {
    en: `
      odour resistant, odor resistant, odour inhibiting, odor inhibiting, odourless, odorless, anti odour, anti odor,
      odour control*, odor control*, prevents odours, neutralises odours, neutralizes odors, odour neutralising,
      odour proof, odor proof, odor free, odour free, odour absorbing, keeps odours, resists odour, doesn t smell`,
    de: `
      geruchshemmend*, geruchsneutral*, geruchlos*, geruchsarm*, geruchsfrei*, geruchsabsorbier*, neutralisiert gerüche,
      gegen gerüche, geruchsreduzier*, geruchsbindend*, geruchsdicht*, geruchsbildung`,
    fr: `
      anti odeur*, inodore*, sans odeur, neutralise les odeurs, limite les odeurs, antiodeur*, absorbe les odeurs,
      contre les odeurs, mauvaises odeurs, élimine les odeurs, anti odeurs`,
    es: `
      antiolor*, anti olor*, inodor*, sin olor, neutraliza los olores, elimina olores, control de olores,
      controla los olores, evita los malos olores, malos olores, absorbe los olores, sin olores, elimina los olores,
      anti olores`,
    it: `
      antiodore, anti odore, inodor*, senza odore, neutralizza gli odori, elimina gli odori, cattivi odori,
      assorbe gli odori, contro gli odori, antiodori, anti odori`,
    nl: `
      geurloos, geurloze, reukloos, reukloze, geurremmend*, geurwerend*, neutraliseert geuren, geurneutraliserend*,
      geurvrij*, geurabsorber*, tegen nare geurtjes, onaangename geuren, nare geurtjes, geurbestrijd*`,
    pl: `
      bezwonn*, bezzapachow*, neutralizuje zapach*, antyzapachow*, nieprzyjemn* zapach*, pochłania zapachy,
      przeciw zapachom, ogranicza zapachy, pochłaniając* zapachy, eliminuje zapachy`,
    pt: `
      antiodor*, anti odor*, inodor*, sem odor, sem cheiro, neutraliza odores, neutraliza os odores, elimina odores,
      controlo de odores, maus odores, controle de odores, mau cheiro, sem odores, elimina os odores, absorve odores`,
    sv: `
      luktfri*, luktneutral*, luktresistent*, motverkar lukt, neutraliserar lukt*, luktdämpande, luktreducerande,
      dålig lukt, luktavvisande, luktabsorberande, mot dålig lukt, doftlös*`,
    da: `
      lugtfri*, lugthæmmende, lugtneutral*, modvirker lugt, neutraliserer lugt*, lugtreducer*, dårlig lugt,
      lugtafvisende, lugtabsorberende, ubehagelig lugt, lugtgener`,
    nb: `
      luktfri*, luktreduser*, luktnøytral*, motvirker lukt, nøytraliserer lukt*, lukthemmende, dårlig lukt,
      luktresistent*, luktdempende, vond lukt, luktabsorberende`,
    fi: `
      hajuton, hajuttom*, hajua ehkäis*, hajunesto*, neutraloi haju*, torjuu haju*, ehkäisee hajuj*, hajuja ehkäis*,
      hajuhaittoja, sitoo hajuja, poistaa hajut, poistaa hajuja`,
  },
  ergonomic: {
    en: 'ergonomic*',
    de: 'ergonomi*, körpergerecht*, rückenfreundlich*',
    fr: 'ergonomi*',
    es: 'ergonómic*, ergonomía',
    it: 'ergonomic*, ergonomia',
    nl: 'ergonomisch*, ergonomie',
    pl: 'ergonomi*',
    pt: 'ergonómic*, ergonômic*, ergonomia',
    sv: 'ergonomisk*, ergonomi',
    da: 'ergonomisk*, ergonomi',
    nb: 'ergonomisk*, ergonomi',
    fi: 'ergonomi*',
  },
  seamless: {
    en: `
      seamless, without seams, flatlock seams, flat seams, flatlock, no seams, seam free, tagless, flat lock seams,
      no chafing, chafe free`,
    de: `
      nahtlos*, flachnaht*, flachnähte*, flatlock*, ohne nähte, seamless, ohne störende nähte, ohne scheuerstellen,
      etikettenfrei`,
    fr: `
      sans couture, sans coutures, coutures plates, couture plate, seamless, coutures flatlock, sans étiquette,
      sans frottements`,
    es: 'sin costuras, costuras planas, sin costura, seamless, costura plana, sin rozaduras, sin etiquetas',
    it: 'senza cuciture, cuciture piatte, seamless, cucitura piatta, cuciture flatlock, senza cucitura',
    nl: 'naadloos, naadloze, platte naden, zonder naden, vlakke naden, flatlock naden, seamless',
    pl: 'bezszwow*, płaskie szwy, bez szwów, płaskich szwów, płaskimi szwami, seamless',
    pt: 'sem costuras, sem costura, costuras planas, seamless, costura plana, costuras lisas',
    sv: 'sömlös*, platta sömmar, utan sömmar, flatlock*, seamless',
    da: 'sømløs*, flade syninger, flade sømme, uden sømme, seamless, flatlock*',
    nb: 'sømløs*, flate sømmer, uten sømmer, flatlock*, seamless',
    fi: 'saumaton, saumattom*, litteät saumat, tasasaum*, flatlock*, litteill* saumo*',
  },
  tapedSeams: {
    en: `
      taped seams, sealed seams, welded seams, seam sealed, fully taped, seam taped, heat sealed seams, seams are taped,
      seams are sealed, bonded seams`,
    de: `
      getapte nähte, versiegelte nähte, verschweißte nähte, nahtversiegel*, verklebte nähte, abgedichtete nähte,
      versiegelten nähten, getapten nähten, verschweißten nähten, nähte sind ~ versiegelt, nähte sind verschweißt`,
    fr: `
      coutures étanches, coutures soudées, coutures étanchées, coutures thermocollées, coutures thermosoudées,
      coutures scellées, coutures étanchéifiées`,
    es: 'costuras selladas, costuras termoselladas, costuras soldadas, termosellad*',
    it: `
      cuciture termosaldate, cuciture nastrate, cuciture sigillate, cuciture saldate, termosaldat*, termonastrat*,
      cuciture impermeabili`,
    nl: `
      getapete naden, afgeplakte naden, gesealde naden, gelaste naden, waterdichte naden, verzegelde naden,
      getapte naden, afgedichte naden`,
    pl: `
      klejone szwy, podklejane szwy, szwy klejone, uszczelnione szwy, zgrzewane szwy, klejonymi szwami,
      podklejonymi szwami, szwy są podklejone, podklejanymi szwami, laminowane szwy, szwy podklejane`,
    pt: 'costuras seladas, costuras termosseladas, costuras soldadas, costuras termoseladas, termossel*',
    sv: 'tejpade sömmar, svetsade sömmar, tejpade och, förseglade sömmar, sömmarna är tejpade, tätade sömmar',
    da: `
      tapede syninger, tapede sømme, svejsede syninger, forseglede sømme, svejsede sømme, syningerne er tapede,
      tapet syning*`,
    nb: 'tapede sømmer, teipede sømmer, sveisede sømmer, forseglede sømmer, sømmene er teip*, sømmene er tapet',
    fi: `
      teipatut saumat, teipattu, teipatu*, saumat on teipattu, hitsatut saumat, tiivistetyt saumat, saumateip*,
      teipatuilla saumoilla`,
  },
  membrane: {
    en: 'membrane, gore tex, laminate membrane, 2 layer laminate, 3 layer laminate, 2 5 layer, 3 layer construction',
    de: 'membran, membranen, membranjacke*, gore tex, goretex, laminat mit membran, 3 lagen*, 2 lagen*, klimamembran*',
    fr: 'membrane*, gore tex, goretex, laminé 3 couches',
    es: 'membrana*, gore tex, goretex',
    it: 'membrana, membrane, gore tex, goretex',
    nl: 'membraan, membranen, gore tex, goretex',
    pl: 'membran*, gore tex, goretex',
    pt: 'membrana*, gore tex, goretex',
    sv: 'membran, membranet, gore tex, goretex',
    da: 'membran, membranen, gore tex, goretex',
    nb: 'membran, membranen, gore tex, goretex',
    fi: 'gore tex, goretex, membraani*, kalvollinen, vedenpitävä kalvo, hengittävä kalvo, kalvorakenn*',
  },
  quickDrying: {
    en: `
      quick drying, quick dry, fast drying, dries quickly, dry quickly, dries fast, rapid drying, dries in no time,
      dries quicker, dries faster, quick dries`,
    de: `
      schnelltrocknend*, schnell trocknend*, trocknet schnell, trocknen schnell, trocknet rasch, quick dry,
      schnell trocken, trocknet besonders schnell, trocknet sehr schnell`,
    fr: `
      séchage rapide, sèche rapidement, sèchent rapidement, sèche vite, sèchent vite, à séchage rapide,
      sèche très vite`,
    es: `
      secado rápido, seca rápido, se seca rápidamente, se seca rápido, se secan rápido, de secado rápido,
      seca rápidamente, se secan rápidamente`,
    it: `
      asciugatura rapida, si asciuga rapidamente, si asciuga velocemente, si asciuga in fretta, asciuga rapidamente,
      asciugatura veloce, ad asciugatura rapida, si asciugano rapidamente, asciuga in fretta, asciugatura ultra rapida`,
    nl: 'sneldrogend*, snel drogend*, droogt snel, snel droog, drogen snel, sneldroog*',
    pl: `
      szybkoschnąc*, szybko schnie, szybko schną, szybko wysycha, szybko schnąc*, szybko wysychają, szybkie schnięcie`,
    pt: 'secagem rápida, seca rapidamente, seca depressa, de secagem rápida, secam rapidamente, seca rápido',
    sv: 'snabbtorkande, torkar snabbt, torkar fort, snabbtork, snabb torkning',
    da: 'hurtigtørrende, tørrer hurtigt, hurtig tørrende, lyntørrende, hurtig tørring',
    nb: 'hurtigtørkende, tørker raskt, tørker fort, raskt tørkende, rask tørketid',
    fi: 'nopeasti kuivuv*, pikakuivuv*, kuivuu nopeasti, nopeakuiv*, kuivuvat nopeasti, pikakuiva*',
  },
  stainResistant: {
    en: `
      stain resistant, stain proof, stain repellent, dirt repellent, dirt resistant, stain resistance, resists stains,
      repels dirt, soil repellent, fingerprint proof, stain repelling, anti stain, fingerprint resistant,
      anti fingerprint`,
    de: `
      schmutzabweisend*, fleckabweisend*, fleckenabweisend*, fleckenresistent*, fleckenschutz*, schmutzresistent*,
      schmutzunempfindlich*, fleckgeschützt*, fingerabdrucksicher*, fleckenbeständig*, schmutz abweisend*`,
    fr: `
      antitache*, anti tache*, antisalissure*, résistant aux taches, résistante aux taches, repousse la saleté,
      traité anti taches, anti salissure*, anti trace*, résiste aux taches, déperlant anti taches,
      anti traces de doigts`,
    es: `
      antimanchas, anti manchas, resistente a las manchas, resistentes a las manchas, repele la suciedad,
      repele las manchas, repelente a las manchas, antihuellas, resistente a manchas, anti huellas,
      repelente a la suciedad`,
    it: `
      antimacchia, anti macchia, resistente alle macchie, resistenti alle macchie, respinge lo sporco,
      repellente allo sporco, anti impronta, antimpronta, anti impronte, resiste alle macchie,
      idrorepellente e antimacchia`,
    nl: `
      vuilafstotend*, vlekbestendig*, vuilwerend*, vlekafstotend*, vlekwerend*, vingerafdrukvrij*, vuil afstotend*,
      vlekvrij*`,
    pl: `
      plamoodporn*, odporn* na plamy, odporn* na zabrudzenia, odpycha brud, nie brudzi się, odporność na plamy,
      odporn* na odciski palców, łatwoczyszcząc*, odporność na zabrudzenia`,
    pt: `
      antimanchas, anti manchas, antinódoas, anti nódoas, resistente a manchas, resistente a nódoas, repele a sujidade,
      resistentes a manchas, repelente à sujidade, repele a sujeira, repele manchas, repelente de manchas,
      resistente às manchas`,
    sv: 'smutsavvisande, fläckavvisande, fläcktålig*, smutsavstötande, fläckskydd*, fläckresistent*, fläckbeständig*',
    da: 'smudsafvisende, pletafvisende, snavsafvisende, smudsskyende, pletresistent*, pletbeskyttelse, pletsikker*',
    nb: `
      smussavvisende, flekkavvisende, smussavstøtende, flekkbestandig*, flekksikker*, flekkresistent*, skittavvisende`,
    fi: 'likaa hylkiv*, lianhylk*, likaahylkiv*, tahroja hylkiv*, tahrankest*, tahrasuoja*, tahroja kestäv*',
  },
  wrinkleFree: {
    en: 'wrinkle free, wrinkle resistant, crease resistant, non iron, easy iron, no ironing, crease free, iron free',
    de: 'knitterfrei*, knitterarm*, bügelfrei*, bügelleicht*, knitterresistent*',
    fr: `
      infroissable*, sans repassage, ne se froisse pas, facile à repasser, repassage facile, peu froissable,
      peu de repassage`,
    es: `
      no se arruga, no necesita plancha, sin plancha, fácil planchado, de fácil planchado, resistente a las arrugas,
      no requiere planchado, sin necesidad de planchar, que no se arruga`,
    it: `
      antipiega, anti piega, non si stropiccia, non stiro, senza stiro, facile da stirare, non necessita di stiratura,
      ingualcibil*, no stiro`,
    nl: 'kreukvrij*, strijkvrij*, kreukarm*, kreukherstellend*, makkelijk strijkbaar, hoeft niet gestreken, non iron',
    pl: `
      niegniotąc*, nie gniecie się, nie wymaga prasowania, bez prasowania, łatwe prasowanie, niewymagając* prasowania,
      łatwe w prasowaniu`,
    pt: `
      não amarrota, não precisa de ser passad*, não enruga, sem engomar, fácil de passar, fácil de engomar, não amassa,
      não precisa passar`,
    sv: 'strykfri*, skrynkelfri*, skrynklar inte, lättstruken, lättstrukna, skrynkelresistent*, skrynkelhärdig*',
    da: 'strygefri*, krølfri*, krøller ikke, let at stryge, krølresistent*, strygelet*',
    nb: 'strykefri*, krøllfri*, krøller ikke, lett å stryke, krøllbestandig*, strykelett*',
    fi: 'rypistymät*, siliäv*, ei rypisty, itsestään siliäv*',
  },
  memoryFoam: {
    en: 'memory foam, viscoelastic, visco foam, visco',
    de: `
      memory foam, memoryschaum*, viscoschaum*, viskoschaum*, visko schaum*, viskoelastisch*, viscoelastisch*,
      memory schaum*, visco schaum*`,
    fr: `
      mémoire de forme, à mémoire de forme, mousse à mémoire, viscoélastique*, visco élastique*, mousse viscoélastique`,
    es: 'viscoelástic*, espuma de memoria, espuma con memoria, memory foam',
    it: 'memory foam, viscoelastic*, schiuma di memoria',
    nl: 'traagschuim*, memory foam, visco elastisch*, memoryfoam, visco schuim',
    pl: `
      pianka z pamięcią, z pianki z pamięcią, pianka pamięciowa, memory foam, pamięcią kształtu, termoelastyczn*,
      pianki pamięciowej, pianka termoelastyczna, pianki memory`,
    pt: 'viscoelástic*, espuma de memória, espuma com memória, memory foam, espuma viscoelástica',
    sv: 'memory foam, memoryskum*, minnesskum*, tryckavlastande skum, viskoelastisk*',
    da: 'memory foam, memoryskum*, viskoelastisk*, hukommelsesskum, memory skum',
    nb: 'memory foam, minneskum*, viskoelastisk*, memoryskum*, minne skum',
    fi: 'muistivaah*, memory foam, viskoelasti*',
  },
  camera: {
    en: `
      front camera, rear camera, built in camera, webcam, megapixel*, selfie camera, hd camera, dual camera,
      triple camera, main camera, camera resolution`,
    de: `
      frontkamera*, rückkamera*, webcam*, integrierte kamera, megapixel*, hauptkamera*, triple kamera,
      eingebaute kamera, selfie kamera*, dual kamera`,
    fr: `
      caméra frontale, appareil photo, caméra intégrée, webcam, mégapixel*, double caméra, triple caméra, caméra avant,
      caméra arrière, capteur photo`,
    es: `
      cámara frontal, cámara trasera, webcam, cámara integrada, megapíxel*, cámara principal, doble cámara,
      triple cámara, cámara selfie`,
    it: `
      fotocamera, videocamera integrata, webcam, telecamera integrata, megapixel*, fotocamera frontale, fotocamere,
      doppia fotocamera, fotocamera posteriore`,
    nl: `
      frontcamera*, selfiecamera*, webcam, ingebouwde camera, megapixel*, hoofdcamera*, achtercamera, dubbele camera`,
    pl: `
      aparat fotograficzny, aparat przedni, kamer* internetow*, wbudowana kamera, megapiksel*, przedni aparat,
      aparat główny, kamerk* internetow*, wbudowaną kamerą, aparatem fotograficznym, potrójny aparat`,
    pt: `
      câmara frontal, câmera frontal, câmara traseira, câmera traseira, webcam, câmara integrada, megapíxel*,
      megapixel*, câmera principal, câmara principal, câmera integrada`,
    sv: `
      frontkamera*, webbkamera*, inbyggd kamera, megapixel*, huvudkamera*, selfiekamera*, bakre kamera, baksideskamera`,
    da: 'frontkamera*, webkamera*, indbygget kamera, megapixel*, hovedkamera*, selfiekamera*, bagkamera',
    nb: 'frontkamera*, webkamera*, innebygd kamera, megapiksel*, hovedkamera*, selfiekamera*, bakkamera',
    fi: `
      etukamera*, verkkokamera*, takakamera*, sisäänrakennettu kamera, megapikseli*, pääkamera*, selfiekamera*,
      web kamera`,
  },
  nightVision: {
    en: 'night vision, infrared night vision, night mode camera, sees in the dark, infrared camera',
    de: 'nachtsicht*, infrarot nachtsicht, infrarotkamera*, infrarot leds',
    fr: 'vision nocturne, vision de nuit, caméra infrarouge',
    es: 'visión nocturna, cámara infrarroja',
    it: 'visione notturna, telecamera a infrarossi',
    nl: 'nachtzicht*, infrarood nachtzicht, infraroodcamera*',
    pl: 'noktowiz*, widzenie nocne, widzenie w nocy, tryb nocny kamery, kamera na podczerwień',
    pt: 'visão noturna, câmara de infravermelhos',
    sv: 'mörkerseende, nattseende, infraröd kamera, night vision, mörkersyn*',
    da: 'nattesyn, night vision, natsyn*, infrarødt kamera',
    nb: 'nattsyn, night vision, nattesyn, infrarødt kamera',
    fi: 'pimeänäkö*, yönäkö*, yökuva*, infrapunakamera*',
  },
  gps: {
    en: 'gps, gnss, glonass, galileo, built in gps',
    de: 'gnss, glonass, gps, gps tracker, gps empfänger',
    fr: 'gps, gnss, glonass',
    es: 'gps, gnss, glonass',
    it: 'gps, gnss, glonass',
    nl: 'gps, gnss, glonass',
    pl: 'gps, gnss, glonass',
    pt: 'gps, gnss, glonass',
    sv: 'gps, gnss, glonass',
    da: 'gps, gnss, glonass',
    nb: 'gps, gnss, glonass',
    fi: 'gps, gnss, glonass',
  },
  heartRate: {
    en: 'heart rate, pulse monitor*, heart rate monitor*, ecg, spo2, blood oxygen',
    de: 'herzfrequenz*, pulsmess*, pulssensor*, pulsuhr*, ekg, spo2, blutsauerstoff*, herzrate',
    fr: `
      fréquence cardiaque, rythme cardiaque, cardiofréquencemètre*, ecg, spo2, oxygène sanguin, capteur cardiaque,
      cardio fréquencemètre, oxygène dans le sang`,
    es: `
      frecuencia cardíaca, frecuencia cardiaca, ritmo cardíaco, ritmo cardiaco, pulsómetro*, ecg, spo2,
      oxígeno en sangre, pulsaciones, sensor cardíaco`,
    it: 'frequenza cardiaca, battito cardiaco, cardiofrequenzimetr*, ecg, spo2, ossigeno nel sangue, saturimetro',
    nl: 'hartslag*, ecg, spo2, zuurstofgehalte in het bloed, bloedzuurstof*',
    pl: `
      tętn*, pulsometr*, ekg, spo2, częstotliwość serca, natlenienie krwi, pomiar pulsu, pulsoksymetr*, twój puls,
      mierzy puls, czujnik pulsu`,
    pt: `
      frequência cardíaca, ritmo cardíaco, batimentos cardíacos, ecg, spo2, oxigénio no sangue, oxigênio no sangue,
      batimento cardíaco`,
    sv: `
      pulsmät*, hjärtfrekvens*, pulssensor*, ekg, spo2, blodsyre*, pulsklocka, hjärtrytm, din puls, mäter puls, pulsen`,
    da: `
      pulsmål*, hjertefrekvens*, hjerterytme, ekg, spo2, pulssensor*, blodilt*, iltmætning, din puls, måler puls,
      pulsen`,
    nb: `
      pulsmål*, hjertefrekvens*, hjerterytme, ekg, spo2, pulssensor*, pulsklokke*, oksygenmetning, pulsen, måler puls`,
    fi: 'syke, sykemit*, sykettä, sykkeen*, ekg, spo2, veren happi*, sykeseuranta',
  },
  activityTracking: {
    en: `
      step counter, pedometer, activity tracking, activity tracker, sleep tracking, fitness tracking, tracks your sleep,
      tracks steps, training modes, workout modes, sports modes, counts steps, sleep tracker, calorie counter,
      sport modes`,
    de: `
      schrittzähler*, aktivitätstrack*, schlaftracking, schlafanalyse*, fitnesstracker*, sportmodi, trainingsmodi,
      schlafaufzeichnung, kalorienzähler*, aktivitätsmess*, schlafüberwachung`,
    fr: `
      podomètre*, suivi d activité, suivi du sommeil, modes sportifs, modes sport, compteur de pas, traqueur d activité,
      tracker d activité, compteur de calories, suivi de l activité, analyse du sommeil`,
    es: `
      podómetro*, seguimiento de actividad, monitor de sueño, seguimiento del sueño, modos deportivos,
      contador de pasos, cuenta pasos, cuentapasos, monitor de actividad, seguimiento de la actividad, modos de deporte,
      monitorización del sueño`,
    it: `
      contapassi, conta passi, monitoraggio del sonno, monitoraggio dell attività, modalità sportive,
      tracciamento del sonno, monitoraggio attività, fitness tracker, pedometro, analisi del sonno`,
    nl: `
      stappenteller*, activiteitentrack*, slaapregistratie, slaap tracking, sportmodi, slaapmonitor*, slaaptracking,
      activiteitenmeter, sportstanden, slaapanalyse`,
    pl: `
      krokomierz*, monitorowanie snu, monitoring snu, tryby sportowe, trybów sportowych, monitorowanie aktywności,
      liczy kroki, monitor aktywności, licznik kroków, liczenie kroków, analiza snu`,
    pt: `
      pedómetro*, pedômetro*, contador de passos, monitorização do sono, monitoramento do sono, modos desportivos,
      modos esportivos, conta passos, monitor de atividade, rastreamento de atividade, monitorização da atividade`,
    sv: `
      stegräkna*, sömnspårning, sömnmätning, aktivitetsmät*, träningslägen, aktivitetsspår*, sportlägen, sömnanalys,
      aktivitetsarmband`,
    da: `
      skridttæller*, søvnmåling, søvnsporing, aktivitetsmål*, sportstilstande, træningsprogrammer på uret,
      aktivitetstrack*, søvnregistrering, træningstilstande`,
    nb: `
      skritteller*, søvnsporing, søvnmåling, aktivitetsmål*, treningsmodus, sportsmodus, aktivitetssporing,
      søvnregistrering`,
    fi: `
      askelmit*, unenseuran*, aktiivisuusmit*, aktiivisuuden seuran*, urheilutila*, unen seuran*, liikuntatila*,
      aktiivisuusranne*, askellas*`,
  },
  notifications: {
    en: `
      call notifications, message notifications, smartphone notifications, shows notifications, notifications on,
      notifications from your phone, push notification, push notifications`,
    de: `
      anrufbenachrichtigung*, smartphone benachrichtigung*, benachrichtigungen vom smartphone,
      benachrichtigungen am handgelenk, zeigt benachrichtigungen, push benachrichtigung*, push nachrichten,
      nachrichtenanzeige`,
    fr: `
      notification push, notifications d appel, notifications push, notifications du smartphone,
      notifications du téléphone, notifications au poignet, affiche les notifications`,
    es: `
      notificaciones push, avisos de llamadas, notificaciones del móvil, notificaciones en la muñeca,
      notificaciones inteligentes, notificaciones del smartphone`,
    it: `
      notifiche push, notifica push, notifiche dello smartphone, notifiche sul polso, notifiche al polso,
      notifiche smart, notifiche di chiamate`,
    nl: `
      pushmelding*, pushbericht*, smartphonemeldingen, meldingen van je telefoon, meldingen van je smartphone,
      meldingen op je pols, smartphone notificaties`,
    pl: `
      powiadomienia z telefonu, powiadomienia push, powiadomienia o połączeniach, powiadomienia ze smartfona,
      powiadomienia na nadgarstku, inteligentne powiadomienia`,
    pt: `
      notificações push, notificações do telemóvel, notificações do celular, notificações no pulso,
      notificações inteligentes, notificações do smartphone`,
    sv: 'pushnotis*, notiser från mobilen, notiser från telefonen, mobilnotiser, smarta notiser, notiser på handleden',
    da: `
      pushnotif*, notifikationer fra telefonen, smarte notifikationer, notifikationer på håndleddet,
      push notifikation*`,
    nb: `
      pushvars*, push varsler, varsler fra telefonen, smartvarsler, smarte varsler, varsler på håndleddet, push varsel`,
    fi: 'puheluilmoitu*, push ilmoit*, push viesti*, puhelimen ilmoituks*, älyilmoituks*, ilmoitukset ranteessa',
  },
  pocketSprings: {
    en: 'pocket spring*, pocket sprung, pocketed coil*, pocket coils, spring core, innerspring, spring mattress',
    de: 'taschenfederkern*, federkern*, tonnentaschenfeder*',
    fr: 'ressorts ensachés, ressort ensaché, ressorts bonnell, matelas à ressorts',
    es: 'muelles ensacados, muelle ensacado, núcleo de muelles, colchón de muelles',
    it: 'molle insacchettate, molle indipendenti, molle bonnell, materasso a molle',
    nl: 'pocketvering*, pocketveren, pocketveer*, binnenvering',
    pl: `
      sprężyny kieszeniowe, sprężyn kieszeniowych, kieszeniow* sprężyn*, sprężyny bonnell, materac kieszeniowy,
      materac sprężynow*`,
    pt: 'molas ensacadas, molas pocket, molas bonnell, colchão de molas',
    sv: 'pocketfjäder*, pocketresår*, pocketfjädrar, bonellresår*, resårmadrass*',
    da: 'pocketfjedre*, pocketfjeder*, springfjedre, bonellfjedre*, springmadras*',
    nb: 'pocketfjær*, springfjær*, bonellfjær*, springmadrass*',
    fi: 'pussijous*, jousitettu patja, bonnelljous*, jousipatja*',
  },
  coldFoam: {
    en: 'cold foam, cold cure foam, high resilience foam, hr foam',
    de: 'kaltschaum*, hr schaum',
    fr: 'mousse froide, mousse haute résilience, mousse hr',
    es: 'espuma fría, espuma hr, espuma de alta resiliencia, espumación hr',
    it: 'schiuma fredda, schiuma ad alta resilienza, schiuma hr',
    nl: 'koudschuim*, hr schuim',
    pl: 'pianka zimna, pianki zimnej, pianka wysokoelastyczna, pianki wysokoelastycznej, pianka hr',
    pt: 'espuma fria, espuma hr, espuma de alta resiliência, espuma de alta densidade',
    sv: 'kallskum*, högelastiskt skum',
    da: 'koldskum*, højelastisk skum',
    nb: 'kaldskum*, høyelastisk skum',
    fi: 'kylmävaahto*, kylmävaahdo*',
  },
  storageMemory: {
    en: `
      internal storage, storage capacity, built in memory, gb storage, gb of storage, tb storage, ssd, onboard storage`,
    de: `
      speicherplatz*, interner speicher, internem speicher, speicherkapazität*, gb speicher, tb speicher, ssd,
      festplatte*, flashspeicher*`,
    fr: `
      stockage interne, capacité de stockage, go de stockage, mémoire interne, ssd, disque dur, to de stockage,
      espace de stockage`,
    es: `
      almacenamiento interno, capacidad de almacenamiento, gb de almacenamiento, memoria interna, ssd,
      tb de almacenamiento, disco duro`,
    it: `
      memoria interna, gb di memoria, memoria di archiviazione, ssd, spazio di archiviazione, gb di archiviazione,
      disco rigido`,
    nl: 'opslagcapaciteit, opslaggeheugen, gb opslag, intern geheugen, ssd, tb opslag, interne opslag, harde schijf',
    pl: `
      pamięć wewnętrzna, pamięci wewnętrznej, gb pamięci, wbudowana pamięć, ssd, pamięcią wewnętrzną, dysk twardy,
      pamięć masowa, wbudowanej pamięci`,
    pt: `
      armazenamento interno, capacidade de armazenamento, gb de armazenamento, memória interna, ssd,
      espaço de armazenamento digital, disco rígido, tb de armazenamento`,
    sv: `
      lagringsutrymme*, gb lagring, internminne*, lagringskapacitet*, ssd, intern lagring, lagringsminne*, hårddisk*`,
    da: `
      gb lagring, intern hukommelse, lagringskapacitet*, ssd, intern lagring, gb lagerplads, lagringsplads*, harddisk*`,
    nb: 'lagringsplass*, gb lagring, internminne*, lagringskapasitet*, ssd, intern lagring, harddisk*',
    fi: `
      tallennustila*, gt tallennus*, sisäinen muisti, ssd, tallennuskapasiteet*, sisäistä muistia, kiintolevy*,
      gt tallennustilaa`,
  },
  expandableMemory: {
    en: `
      expandable storage, memory card slot, microsd, micro sd, sd card, memory card, expandable memory,
      card slot for memory, sd slot`,
    de: `
      speicherkarte*, microsd*, micro sd, sd karte*, speicher erweiter*, erweiterbarer speicher, speichererweiterung,
      kartensteckplatz`,
    fr: `
      carte microsd, carte micro sd, carte mémoire, mémoire extensible, micro sd, microsd, carte sd,
      stockage extensible, cartes microsd`,
    es: `
      tarjeta microsd, tarjeta micro sd, tarjeta de memoria, memoria ampliable, micro sd, microsd, tarjeta sd,
      almacenamiento ampliable, memoria expandible`,
    it: `
      scheda microsd, scheda micro sd, scheda di memoria, memoria espandibile, micro sd, microsd, scheda sd,
      slot per schede`,
    nl: 'geheugenkaart*, microsd*, micro sd, sd kaart*, uitbreidbaar geheugen, opslag uitbreiden, geheugen uitbreiden',
    pl: `
      karta pamięci, kartę pamięci, karty pamięci, microsd, micro sd, karta sd, karty sd, kartę sd, kartą pamięci,
      rozszerzenie pamięci, kartę microsd`,
    pt: `
      cartão microsd, cartão micro sd, cartão de memória, memória expansível, micro sd, microsd, cartão sd,
      armazenamento expansível`,
    sv: 'minneskort*, microsd*, micro sd, sd kort*, utbyggbart minne',
    da: 'hukommelseskort*, microsd*, micro sd, sd kort*, udvidbar hukommelse',
    nb: 'minnekort*, microsd*, micro sd, sd kort*, utvidbart minne',
    fi: 'muistikort*, microsd*, micro sd, sd kort*, laajennettava muisti',
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
  selfInflating: {
    en: 'self inflating, self inflates, inflates itself, inflates by itself',
    de: `
      selbstaufblasend*, selbst aufblasend*, bläst sich selbst auf, bläst sich von selbst auf, pumpt sich selbst auf,
      bläst sich ~ selbst auf`,
    fr: 'autogonflant*, auto gonflant*, se gonfle tout seul, se gonfle automatiquement',
    es: 'autoinflable*, auto inflable*, autohinchable*, auto hinchable*, se infla solo, se infla sola',
    it: 'autogonfiabil*, auto gonfiabil*, autogonfiant*, si gonfia da solo, si gonfia da sola',
    nl: 'zelfopblazend*, zelf opblazend*, blaast zichzelf op',
    pl: 'samopompując*, samonadmuchując*, samodmuchając*, sama się pompuje, samonadmuchując* się',
    pt: 'autoinsufláve*, auto insufláve*, enche se sozinh*, autoinfláve*',
    sv: 'självuppblåsande, självuppblåsbar*, blåser upp sig själv',
    da: 'selvoppustelig*, selvoppustende, puster sig selv op',
    nb: 'selvoppblåsbar*, selvoppblåsende, blåser seg opp selv',
    fi: 'itsestään täyttyv*, itsetäyttyv*, täyttyy itsestään',
  },
  inflatable: {
    en: 'inflatable, inflates, can be inflated, blow up mattress, blow up bed',
    de: 'aufblasbar*, aufpumpbar*, aufblasen, aufgeblasen, aufpumpen',
    fr: 'gonflable*, se gonfle, se gonflent, à gonfler',
    es: 'inflable*, hinchable*, se infla',
    it: 'gonfiabil*, si gonfia, si gonfiano',
    nl: 'opblaasbaar, opblaasbare, opblazen, opgeblazen, op te blazen',
    pl: 'nadmuchiwan*, dmuchan*, pompowan*, napompowa*, nadmucha*',
    pt: 'insufláve*, inflável, infláveis, enche se de ar, encher de ar, inflar',
    sv: 'uppblåsbar*, blåses upp, pumpas upp, blåsa upp, uppblåst, pumpa upp',
    da: 'oppustelig*, pustes op, pumpes op, puste op, pumpe op, oppustet',
    nb: 'oppblåsbar*, blåses opp, pumpes opp, blåse opp, pumpe opp',
    fi: `
      ilmatäyttei*, puhallettav*, täytettävä ilmalla, puhalla ilmaa, pumpataan täyteen, ilmalla täytettäv*, ilmapatja*`,
  },
  preAssembled: {
    en: `
      pre assembled, preassembled, fully assembled, comes assembled, ready assembled, no assembly required,
      no assembly needed, delivered assembled, arrives assembled, already assembled, partially assembled,
      ready to ride`,
    de: `
      vormontiert*, fertig montiert*, fertig aufgebaut*, bereits montiert, bereits aufgebaut, komplett montiert*,
      montiert geliefert, vollständig montiert*, zusammengebaut geliefert, teilmontiert*, aufgebaut geliefert,
      kommt montiert`,
    fr: `
      pré monté*, prémonté*, déjà monté*, livré monté*, livrée montée*, entièrement monté*, préassemblé*, aucun montage,
      déjà assemblé*, pré assemblé*, livrés montés, sans montage`,
    es: `
      premontad*, ya montad*, se entrega montad*, montado de fábrica, totalmente montad*, no requiere montaje,
      preensamblad*, no necesita montaje, viene montad*, se envía montad*, completamente montad*, sin montaje`,
    it: `
      preassemblat*, premontat*, già montat*, già assemblat*, consegnato montato, completamente montat*,
      non richiede montaggio, pre assemblat*, consegnata montata, viene consegnato assemblato`,
    nl: `
      voorgemonteerd*, volledig gemonteerd, kant en klaar geleverd, reeds gemonteerd, al gemonteerd,
      gemonteerd geleverd, geen montage nodig, al in elkaar, volledig in elkaar gezet, geheel gemonteerd`,
    pl: `
      zmontowan*, wstępnie zmontowan*, w pełni zmontowan*, złożon* fabrycznie, nie wymaga montażu,
      niewymagając* montażu, dostarczan* w całości zmontowan*, w stanie złożonym`,
    pt: `
      pré montad*, já montad*, totalmente montad*, entregue montad*, vem montad*, não precisa de montagem,
      não requer montagem, pré assemblad*, sem montagem, completamente montad*`,
    sv: `
      färdigmonterad*, förmonterad*, levereras monterad*, färdigbyggd*, helmonterad*, ingen montering krävs,
      delvis monterad*, redan monterad*, färdigmonterat`,
    da: `
      færdigmonteret, færdigsamlet, formonteret, leveres samlet, samlet fra fabrik*, ingen montering, leveres monteret,
      færdigsamlede, leveres færdigsamlet, kræver ingen samling`,
    nb: `
      ferdigmontert, ferdig montert, forhåndsmontert, leveres montert, ferdig satt sammen, ingen montering,
      delvis montert, ferdigmonterte, leveres ferdig montert, krever ingen montering`,
    fi: `
      valmiiksi koottu*, valmiiksi asennettu*, esikoottu*, koottuna, toimitetaan koottuna, ei vaadi kokoamista,
      valmiiksi kasat*, osittain koottu*, valmiiksi kokoon*`,
  },
  assemblyRequired: {
    en: `
      assembly required, self assembly, requires assembly, needs to be assembled, needs assembling, flat packed,
      flat pack, flatpack, assemble it, assembly instructions, you assemble, must be assembled, assembly is required,
      needs assembly, some assembly`,
    de: `
      selbstmontage, muss montiert werden, muss aufgebaut werden, zur selbstmontage, selbst aufbauen,
      montage erforderlich, aufbauanleitung*, montageanleitung*, aufbau erforderlich, zerlegt geliefert, bausatz,
      muss zusammengebaut werden, selbst montieren, zum selbstaufbau, unmontiert`,
    fr: `
      à monter soi même, à monter, montage nécessaire, montage requis, livré en kit, notice de montage, à assembler,
      livré démonté, en kit, livrée en kit, montage à faire, montage à prévoir, livrés en kit,
      notice de montage fournie`,
    es: `
      requiere montaje, necesita montaje, montaje necesario, se entrega desmontad*, instrucciones de montaje,
      montaje requerido, hay que montarl*, requiere ensamblaje, en kit, manual de montaje`,
    it: `
      richiede montaggio, montaggio richiesto, richiede l assemblaggio, istruzioni di montaggio, da assemblare,
      fornito smontato, in kit, consegnato smontato, montaggio necessario, richiede assemblaggio`,
    nl: `
      zelf te monteren, zelf monteren, montage vereist, bouwpakket, zelfmontage, montagehandleiding, zelf in elkaar,
      zelf in elkaar te zetten, montage nodig, moet gemonteerd worden, ongemonteerd, montage instructies,
      moet nog in elkaar`,
    pl: `
      do samodzielnego montażu, wymaga montażu, samodzielny montaż, instrukcja montażu, wymagając* montażu,
      wymaga złożenia, wymaga skręcenia, samodzielnego montażu, w paczce do złożenia, do skręcenia, instrukcją montażu`,
    pt: `
      requer montagem, precisa de montagem, necessita de montagem, montagem necessária, instruções de montagem,
      entregue desmontad*, em kit, precisa de ser montad*, montagem requerida, precisa ser montad*, manual de montagem`,
    sv: `
      montering krävs, kräver montering, monteras själv, monteringsanvisning*, levereras omonterad*, platta paket,
      omonterad*, behöver monteras, måste monteras, kräver viss montering, egen montering, platt paket`,
    da: `
      skal samles, kræver samling, samles selv, samlevejledning*, monteringsvejledning*, usamlet, skal monteres,
      kræver montering, leveres usamlet, flade pakker, samling kræves, leveres adskilt`,
    nb: `
      må monteres, krever montering, monteres selv, monteringsanvisning*, umontert, flatpakket, må settes sammen,
      leveres umontert, monteringsveiledning*, montering kreves, krever noe montering`,
    fi: `
      vaatii kokoamis*, itse koottav*, koottava itse, kokoamisohje*, asennusohje*, toimitetaan osina, on koottava,
      toimitetaan kokoamattomana, kootaan itse, itse kasattav*, vaatii asennuks*, kokoamattomana`,
  },
  toolFree: {
    en: `
      tool free, without tools, no tools required, no tools needed, toolless, tool less, no tools necessary, no screws,
      without any tools`,
    de: 'werkzeuglos*, ohne werkzeug*, kein werkzeug*, werkzeugfrei*, ohne schrauben',
    fr: 'sans outil, sans outils, aucun outil, sans vis',
    es: `
      sin herramientas, sin necesidad de herramientas, no se necesitan herramientas, no requiere herramientas,
      sin tornillos, ninguna herramienta`,
    it: `
      senza attrezzi, senza utensili, non servono attrezzi, senza viti, nessun attrezzo, senza bisogno di attrezzi,
      senza l uso di attrezzi`,
    nl: 'zonder gereedschap, gereedschapsloos, gereedschapsloze, geen gereedschap, gereedschapvrij, zonder schroeven',
    pl: `
      bez narzędzi, bez użycia narzędzi, beznarzędziow*, nie wymaga narzędzi, bez użycia śrub, bez pomocy narzędzi,
      żadnych narzędzi`,
    pt: `
      sem ferramentas, sem necessidade de ferramentas, não precisa de ferramentas, não requer ferramentas,
      sem parafusos, não são necessárias ferramentas`,
    sv: 'utan verktyg, verktygsfri*, inga verktyg, verktygslös*, kräver inga verktyg, utan skruvar',
    da: 'uden værktøj, værktøjsfri*, intet værktøj, uden brug af værktøj, uden skruer, værktøjsløs*',
    nb: 'uten verktøy, verktøyfri*, ikke verktøy, uten bruk av verktøy, uten skruer, verktøyløs*',
    fi: `
      ilman työkaluja, työkaluton, työkaluttom*, työkaluja ei tarvita, ilman ruuveja, ei tarvita työkaluja,
      ei vaadi työkaluja`,
  },
  personalisable: {
    en: `
      engraved, engraving, with your name, custom printed, monogram*, personalisable, personalizable, embroidered with,
      name print, can be personalised, can be personalized, personalised with, personalized with, personalise it,
      personalize it, personalised gift, personalized gift`,
    de: `
      personalisierbar*, gravur*, graviert*, gravieren*, mit namen, namensgravur*, mit wunschnamen, monogramm*,
      wunschtext, bestickt mit namen, gravierbar*, personalisiert werden, personalisiert mit, personalisierte geschenke,
      personalisiertes geschenk, personalisieren lassen`,
    fr: `
      personnalisable*, gravure*, gravé*, avec votre prénom, avec prénom, monogramme*, avec un prénom, avec le prénom,
      personnalisé avec, personnalisée avec, cadeau personnalisé, cadeaux personnalisés, à personnaliser`,
    es: `
      personalizable*, con tu nombre, monograma*, con el nombre, grabado láser, se puede personalizar,
      personalizado con, personalizada con, regalo personalizado, regalos personalizados, grabado con, grabada con,
      grabado personalizado, con grabado, grabar un nombre`,
    it: `
      personalizzabil*, incisione, incisioni, con il tuo nome, monogramma, con il nome, personalizzato con,
      personalizzata con, si può personalizzare, regalo personalizzato, inciso con, incisa con, incisione laser`,
    nl: `
      personaliseerbaar, gravure*, gegraveerd*, graveren, met naam, met jouw naam, monogram*, personaliseerbare,
      met eigen naam, gepersonaliseerd met, gepersonaliseerd cadeau, gepersonaliseerde cadeaus, te personaliseren,
      personaliseren met`,
    pl: `
      grawer*, z imieniem, z dedykacją, monogram*, wygrawerowa*, z własnym napisem, z personalizacją,
      możliwość personalizacji, możliwością personalizacji, personalizowany prezent, personalizowan* upomin*,
      spersonalizowany prezent`,
    pt: `
      personalizáve*, gravação a laser, gravação do nome, gravado com, com o seu nome, monograma*, com o teu nome,
      gravura a laser, personalizado com, personalizada com, pode ser personalizad*, presente personalizado,
      prenda personalizada`,
    sv: `
      gravyr*, graveras, graverad*, med namn, namntryck*, monogram*, gravera, med eget namn, namnbroderi,
      kan personanpassas`,
    da: `
      gravering*, graveret, graveres, med navn, navnetryk*, monogram*, personligt navn, navnebroderi, med eget navn,
      indgraver*, kan personaliseres, personaliseret med, personaliseret gave`,
    nb: `
      gravering*, gravert, graveres, med navn, navnetrykk*, monogram*, navnebroderi, med eget navn, kan personaliseres,
      personlig gravering`,
    fi: `
      kaiverrus*, kaiverret*, nimellä varustettu, monogrammi*, omalla nimellä, nimikoitav*, nimikoitu, nimikoida,
      personoitav*, personoitu lahja`,
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
  biodegradable: {
    en: 'biodegradable, bio degradable, compostable, home compostable, breaks down naturally, biodegrades',
    de: 'biologisch abbaubar*, kompostierbar*, biologisch abbaubare*, bioabbaubar*',
    fr: 'biodégradable*, compostable*',
    es: 'biodegradable*, compostable*',
    it: 'biodegradabil*, compostabil*',
    nl: 'biologisch afbreekbaar, biologisch afbreekbare, composteerbaar, composteerbare, bio afbreekbaar',
    pl: 'biodegradowaln*, kompostowaln*, ulegając* biodegradacji, ulega biodegradacji',
    pt: 'biodegradáve*, compostáve*',
    sv: 'biologiskt nedbrytbar*, biologisk nedbrytbar*, komposterbar*, nedbrytbar*, bionedbrytbar*',
    da: 'bionedbrydelig*, biologisk nedbrydelig*, komposterbar*, nedbrydelig*',
    nb: 'biologisk nedbrytbar*, bionedbrytbar*, komposterbar*, nedbrytbar*',
    fi: 'biohajoav*, biologisesti hajoav*, kompostoituv*, kompostoitav*, maatuv*',
  },
  magnetic: {
    en: 'magnetic, magnet, magnets, magnetically, magnetic closure, magnetic clasp',
    de: 'magnetisch*, magnet, magnete, magneten, magnetverschluss*, magnethalterung*, magnetbefestig*, magnetwand*',
    fr: 'magnétique*, aimant, aimants, aimanté*, fermeture aimantée, fermeture magnétique',
    es: 'magnétic*, imán, imanes, imantad*, cierre magnético',
    it: 'magnetic*, magnete, magneti, calamit*, chiusura magnetica',
    nl: 'magnetisch*, magneet, magneten, magneetsluiting*, magneetstrip*, magneetbevestiging*',
    pl: 'magnetyczn*, magnes*, zapięcie magnetyczne, zamknięcie magnetyczne',
    pt: 'magnétic*, íman, ímanes, ímã, ímãs, fecho magnético',
    sv: 'magnetisk*, magnet, magneter, magnetlås*, magnetfäst*, magnetstängning*',
    da: 'magnetisk*, magnet, magneter, magnetlukning*, magnetlås*, magneten',
    nb: 'magnetisk*, magnet, magneter, magnetlås*, magnetlukking*, magnetfeste*',
    fi: 'magneet*, magnetti',
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
  vibration: {
    en: 'vibrates, vibration, vibrations, vibration alarm, vibrating, vibration alert',
    de: 'vibration*, vibriert, vibrierend*',
    fr: 'vibration*, vibrant*, vibre, vibreur',
    es: 'vibración, vibraciones, vibra, vibratori*',
    it: 'vibrazion*, vibra, vibrant*',
    nl: 'trilfunctie, trillingen, trilling, trilt, trilalarm, trilmotor',
    pl: 'wibracj*, wibruje, wibrując*, wibrowa*',
    pt: 'vibração, vibrações, vibra, vibratóri*',
    sv: 'vibration*, vibrerar, vibrerande',
    da: 'vibration*, vibrerer, vibrerende',
    nb: 'vibrasjon*, vibrerer, vibrerende',
    fi: 'värinä, värisee, tärinä, värinätoiminto*, värinähälyty*, tärinähälyty*',
  },
  motor: {
    en: `
      motor, motors, brushless motor, powerful motor, electric motor, hub motor, mid drive motor, brushless, mid motor`,
    de: 'motor, motoren, motors, elektromotor*, mittelmotor*, nabenmotor*, bürstenlos*, heckmotor*, hilfsmotor*',
    fr: 'moteur*, moteur électrique, moteur sans balais, brushless, moteur central',
    es: 'motor, motores, motor eléctrico, sin escobillas, motor central',
    it: 'motore, motori, motore elettrico, brushless, senza spazzole, motore centrale',
    nl: 'motor, motoren, elektromotor*, borstelloos, borstelloze, middenmotor*, naafmotor*, motortje',
    pl: 'silnik*, bezszczotkow*, silnik elektryczny, silnik centralny',
    pt: 'motor, motores, motor elétrico, sem escovas, brushless, motor central',
    sv: 'motor, motorn, elmotor*, borstlös*, mittmotor*, navmotor*',
    da: 'motor, motoren, elmotor*, børsteløs*, centermotor*, navmotor*',
    nb: 'motor, motoren, elmotor*, børsteløs*, midtmotor*, senterstilt motor, navmotor*',
    fi: `
      moottori, moottorin, moottorilla, sähkömoottori*, hiiliharjaton, harjaton moottori, keskimoottori*, napamoottori*,
      moottoria, hiiliharjattom*`,
  },
  brakes: {
    en: 'brake*, disc brake*, rim brake*, handbrake*, hydraulic brake*, parking brake, coaster brake, hand brake',
    de: 'bremse*, scheibenbremse*, felgenbremse*, rücktrittbremse*, feststellbremse*, handbremse*, *bremsen',
    fr: 'frein*, freins à disque, frein à main, frein de stationnement, rétropédalage, freins hydrauliques',
    es: 'freno*, frenos de disco, freno de mano, freno de estacionamiento, contrapedal',
    it: 'freno, freni, freni a disco, freno a mano, freno di stazionamento, contropedale',
    nl: 'rem, remmen, handrem*, parkeerrem*, velgrem*, terugtraprem*, schijfrem*',
    pl: 'hamulec, hamulce, hamulca, hamulcem, hamulców, hamulcami, hamulce tarczowe',
    pt: 'travão, travões, freio, freios, travão de mão, freios a disco, travões de disco, travão de estacionamento',
    sv: 'broms, bromsar, skivbroms*, handbroms*, fotbroms*, fälgbroms*, parkeringsbroms, bromsen',
    da: 'bremse, bremser, skivebremse*, håndbremse*, fodbremse*, fælgbremse*, parkeringsbremse*, bremsen',
    nb: 'brems, bremser, skivebrems*, håndbrems*, fotbrems*, felgbrems*, parkeringsbrems*, bremsen',
    fi: 'jarru, jarrut, jarrun, jarrulla, levyjarru*, käsijarru*, jalkajarru*, vannejarru*, seisontajarru*, jarruilla',
  },
  gears: {
    en: 'gears, gear shift, speed gear*, derailleur, gear hub, hub gear*, speed bike, shifters, gear system',
    de: 'gangschaltung*, kettenschaltung*, nabenschaltung*, schaltung, schaltwerk, gänge, gängen',
    fr: 'dérailleur*, changement de vitesses, moyeu à vitesses, vitesses intégrées, vitesses shimano',
    es: `
      marchas, cambio de marchas, desviador, velocidades shimano, cambios shimano, desviador trasero, cambio trasero`,
    it: 'marce, cambio a, deragliatore, rapporti shimano, cambio shimano, cambio posteriore, cambio interno',
    nl: 'versnelling*, derailleur*, naafversnelling*',
    pl: 'przerzutk*, piast* wielobiegow*, biegów shimano, liczba biegów',
    pt: 'velocidades shimano, desviador, câmbio traseiro, mudanças shimano, câmbio shimano, sistema de mudanças',
    sv: 'växlar, växelsystem*, navväxel*, växelnav*, växlad*',
    da: 'gearskifte, indvendige gear, gearsystem, udvendige gear, navgear*, antal gear, cykelgear',
    nb: 'girsystem*, giret sykkel, navgir*, girskifter*, antall gir, utvendige gir, innvendige gir',
    fi: 'vaihteet, vaihdetta, vaihteinen, napavaihde*, vaihteilla, vaihteist*, vaihdepyör*, napavaihteet, ketjuvaihte*',
  },
  suspension: {
    en: `
      suspension, suspension fork, shock absorber, shock absorbers, front suspension, full suspension,
      spring suspension`,
    de: 'federung*, federgabel*, gefedert*, stoßdämpfer*, vollgefedert*, einzelradfederung, stossdämpfer*',
    fr: 'suspension avant, fourche suspendue, amortisseur*, tout suspendu, fourche à suspension',
    es: 'suspensión, amortiguador*, horquilla de suspensión, doble suspensión',
    it: `
      ammortizzator*, forcella ammortizzata, biammortizzat*, forcella a molla, sospensione anteriore,
      sospensione posteriore, sospensioni, forcella con sospensione`,
    nl: 'vering, geveerd*, veervork*, schokdemper*, verende voorvork, volledig geveerd',
    pl: `
      amortyzator*, amortyzowan*, pełna amortyzacja, widelec amortyzowany, pełne zawieszenie, pełnym zawieszeniem,
      przednie zawieszenie`,
    pt: 'suspensão, amortecedor*, garfo de suspensão, suspensões, forqueta de suspensão',
    sv: 'fjädring*, dämpad framgaffel, fjädrad*, stötdämpare, dämpgaffel*, fjädergaffel*, heldämpad*',
    da: 'affjedring*, affjedret, affjedrede, støddæmper*, forgaffel med affjedring, fuldaffjedret',
    nb: 'fjæring*, støtdemper*, dempegaffel*, fjæret, demping foran, fulldempet, fjærende',
    fi: `
      jousitus*, jousitett*, iskunvaimennin, iskunvaimentime*, joustohaarukka*, täysjousto*, jousituksella,
      etujousitus`,
  },
  mudguards: {
    en: 'mudguard*, fender*, mud flap*, splash guard',
    de: 'schutzblech*, spritzschutz*, kotflügel*, schmutzfänger',
    fr: 'garde boue, garde boues, pare boue',
    es: 'guardabarro*, salpicaderas',
    it: 'parafang*, paraspruzzi',
    nl: 'spatbord*, spatscherm',
    pl: 'błotnik*',
    pt: 'guarda lamas, para lamas, paralama*, guarda lama',
    sv: 'stänkskärm*, skärmar fram och bak',
    da: 'stænkskærm*, skærme for og bag, skærmsæt',
    nb: 'skjermer foran, skvettskjerm*, skjermsett, sykkelskjerm*',
    fi: 'lokasuoj*, roiskesuojat pyörään',
  },
  bikeLights: {
    en: 'front light, rear light, bike light*, hub dynamo, headlight, tail light, taillight, lights included, dynamo',
    de: `
      frontlicht*, rücklicht*, scheinwerfer*, lichtanlage*, nabendynamo*, fahrradlicht*, fahrradbeleuchtung*,
      vorderlicht*, dynamo`,
    fr: 'éclairage avant, éclairage arrière, feu arrière, feu avant, dynamo, phare avant, feux intégrés',
    es: `
      luz delantera, luz trasera, luces delanteras, dinamo, faro delantero, luces integradas,
      luces delantera y trasera`,
    it: 'luce anteriore, luce posteriore, luci anteriori, dinamo, faro anteriore, fanale, fanali',
    nl: 'koplamp*, achterlicht*, voorlicht*, naafdynamo*, fietsverlichting, dynamo, fietslamp*',
    pl: `
      światło przednie, światło tylne, przednie światło, tylne światło, lampka przednia, dynamo, lampka tylna,
      oświetlenie przednie, piasta z prądnicą, prądnica`,
    pt: 'luz dianteira, luz traseira, luz frontal, farol dianteiro, dínamo, luzes dianteira e traseira, farolim',
    sv: 'framlampa*, baklampa*, navdynamo*, cykelbelysning, framlyse, baklyse, dynamo, cykellampa*',
    da: 'forlygte*, baglygte*, navdynamo*, cykellygte*, lygter, dynamo',
    nb: 'frontlys*, baklys*, navdynamo*, sykkellys*, hovedlys foran, dynamo',
    fi: 'etuvalo*, takavalo*, napadynamo*, pyörän valot, ajovalo*, dynamo',
  },
  basket: {
    en: 'basket, baskets, shopping basket under, storage basket, underseat basket, front basket',
    de: `
      einkaufskorb*, fahrradkorb*, ablagekorb*, frontkorb*, staukorb*, gemüsekorb*, frittierkorb*, mit korb, korb vorne,
      korb unter, großer korb`,
    fr: `
      panier avant, panier de rangement, panier arrière, corbeille, panier à linge, panier vélo, panier de friture,
      grand panier`,
    es: `
      cesta de almacenamiento, cesta portaobjetos, cesta inferior, cesta delantera, cestillo, cesta para bicicleta,
      cesta antiadherente, cestas extraíbles`,
    it: 'cestello*, cesto portaoggetti, cesta portaoggetti, cestino anteriore, cestino per bici, cesto estraibile',
    nl: 'boodschappenmand*, opbergmand*, fietsmand*, onderdelenmand, mandje onder, frituurmand*, mand onder',
    pl: `
      kosz na zakupy, koszyk na zakupy, koszyk rowerowy, kosz zakupowy, koszem na zakupy, koszyk przedni,
      kosz pod siedziskiem`,
    pt: `
      cesto de arrumação, cesto inferior, cesto para compras, cesta dianteira, cesto dianteiro, cesta para bicicleta,
      cesto amovível, cesto antiaderente`,
    sv: 'shoppingkorg*, förvaringskorg*, cykelkorg*, korg under, frontkorg*',
    da: 'opbevaringskurv*, cykelkurv*, kurv under, frontkurv*',
    nb: 'oppbevaringskurv*, sykkelkurv*, kurv under, frontkurv*',
    fi: 'säilytyskori*, tavarakori*, pyöränkori*, alakori, kori istuimen alla, ostoskori rattai*, etukori*',
  },
  luggageRack: {
    en: 'luggage rack, pannier rack, rear rack, carrier rack, rear carrier, cargo rack',
    de: 'gepäckträger*, systemgepäckträger*, frontgepäckträger*',
    fr: 'porte bagages, porte bagage',
    es: 'portaequipajes, portabultos, portapaquetes',
    it: 'portapacchi, portabagagli',
    nl: 'bagagedrager*, voordrager*, achterdrager*',
    pl: 'bagażnik*',
    pt: 'porta bagagens, bagageiro*, porta bagagem',
    sv: 'pakethållare*, bagagehållare*',
    da: 'bagagebærer*',
    nb: 'bagasjebrett*, bagasjebærer*',
    fi: 'tavarateline*, tarakka*, tarakalla',
  },
  straps: {
    en: 'strap, straps, shoulder strap*, carrying strap, wrist strap, adjustable straps, webbing straps',
    de: `
      gurt, gurte, gurten, trageriemen*, schultergurt*, schulterriemen*, tragegurt*, riemen, handschlaufe*,
      träger verstell*, schulterträger*, spanngurt*`,
    fr: 'sangle*, bretelle*, bandoulière*, lanière*, dragonne',
    es: 'correa*, tirantes, bandolera*, cinta para el hombro, tirante',
    it: 'tracoll*, spallacci, spallin*, cinturin*, bretelle, laccio da polso, cinghia, cinghie, cinghietta',
    nl: 'schouderband*, schouderriem*, draagriem*, riemen, draagband*, polsband*',
    pl: `
      pasek na ramię, pas na ramię, szelki, ramiączk*, pasy naramienne, ramiona nośne, szelkami, pasek naramienny,
      regulowane paski, paski naramienne, paskiem na ramię`,
    pt: 'alças, alça de ombro, correia*, tiracolo, bandoleira, alça, tiras ajustáveis, alça a tiracolo',
    sv: 'axelrem*, rem, remmar, axelband*, bärrem*, handlovsrem*, remmen',
    da: 'skulderrem*, rem, remme, stropper, bærerem*, håndledsrem*, skulderstrop*, remmen',
    nb: 'skulderrem*, reim*, stropper, skulderstropp*, bærerem*, håndleddsreim*, bæreseler',
    fi: 'olkahihna*, hihna, hihnat, hihnalla, kantohihna*, olkaim*, rannehihna*, hihnan',
  },
  harness: {
    en: `
      harness, five point harness, 5 point harness, safety harness, safety belt, seat belt, 3 point harness,
      three point harness, seatbelt`,
    de: `
      fünfpunktgurt*, 5 punkt gurt*, sicherheitsgurt*, 3 punkt gurt*, hosenträgergurt*, anschnallgurt*, gurtsystem*,
      dreipunktgurt*, 5 punkt sicherheitsgurt*`,
    fr: 'harnais*, ceinture de sécurité, harnais 5 points, harnais cinq points, harnais à 5 points',
    es: 'arnés*, arneses, cinturón de seguridad, arnés de 5 puntos, arnés de cinco puntos',
    it: 'imbracatura*, cintura di sicurezza, cinture di sicurezza, cinture a 5 punti, cintura a 5 punti, imbragatura*',
    nl: `
      vijfpuntsgordel*, 5 puntsgordel*, veiligheidsgordel*, 5 punts gordel, tuigje, driepuntsgordel*, veiligheidstuigje,
      5 punts harnas`,
    pl: `
      pasy bezpieczeństwa, pięciopunktow*, 5 punktowe pasy, uprząż*, pasami bezpieczeństwa, pasów bezpieczeństwa,
      5 punktowy pas`,
    pt: `
      arnês, arnês de 5 pontos, cinto de segurança, cintos de segurança, cinto de 5 pontos, cinto de cinco pontos,
      arneses`,
    sv: `
      femspunktssele*, femptunktssele, 5 punktssele*, fempunktssele*, säkerhetssele*, säkerhetsbälte*, fempunktsbälte*,
      5 punktsbälte*, sele med, trepunktssele*`,
    da: 'fempunktssele*, 5 punktssele*, sikkerhedssele*, sikkerhedsbælte*, trepunktssele*, sele med, 5 punkts sele',
    nb: `
      fempunktssele*, 5 punktssele*, sikkerhetssele*, sikkerhetsbelte*, trepunktssele*, femspunktssele, 5 punktsbelte*,
      sele med`,
    fi: `
      viisipistevöi*, viisipistevy*, 5 pistevalja*, turvavalja*, turvavyö*, turvavöi*, valjaat, viisipistevalja*,
      kolmipistevalja*, 5 pistevyö*`,
  },
  hipBelt: {
    en: 'hip belt, waist belt, chest strap, sternum strap, hip belts, padded hip belt, waist strap',
    de: 'hüftgurt*, beckengurt*, brustgurt*, hüftflossen, hüftgürtel',
    fr: `
      ceinture lombaire, ceinture ventrale, sangle de poitrine, sangle pectorale, ceinture de hanches, sangle sternale`,
    es: `
      cinturón lumbar, cinturón abdominal, correa pectoral, correa de pecho, cinturón de cadera, cinturón de caderas,
      correa en el pecho`,
    it: 'cintura lombare, cinghia pettorale, cintura ventrale, cinturone lombare, fascia ventrale, cintura pettorale',
    nl: 'heupgordel*, heupband*, borstriem*, borstband*, heupriem*',
    pl: `
      pas biodrowy, pas piersiowy, pasem biodrowym, pasa biodrowego, pasek piersiowy, pas lędźwiowy, pasem piersiowym`,
    pt: `
      cinto lombar, cinto abdominal, alça peitoral, correia peitoral, cinto de quadril, fita peitoral, barrigueira,
      cinto ventral`,
    sv: 'höftbälte*, bröstrem*, midjebälte*, avbärarbälte*, bröstband',
    da: 'hoftebælte*, brystrem*, bækkenbælte*, mavebælte*, bryststrop*',
    nb: 'hoftebelte*, brystreim*, magebelte, brystrem*, hofterem*, bryststropp*',
    fi: 'lantiovyö*, rintaremmi*, rintahihna*, lannevyö*',
  },
  backSystem: {
    en: `
      back system, back panel, ventilated back, suspension system for packs, adjustable back length, airflow back,
      mesh back panel, carrying system`,
    de: `
      rückensystem*, tragesystem*, netzrücken*, rückenbelüftung, rückenlänge verstell*, rückenpolster*,
      belüfteter rücken, belüftetes rückensystem`,
    fr: 'dos ventilé, système de portage, système dorsal, dos réglable, dos en mesh, dos filet, dos rembourré',
    es: `
      espalda ventilada, sistema de espalda, sistema dorsal, espalda acolchada, espalda regulable, respaldo ventilado,
      sistema de transporte ajustable, panel trasero ventilado`,
    it: `
      schienale ventilato, schienale imbottito, sistema dorsale, schienale in rete, schienale traspirante,
      sistema schienale`,
    nl: 'rugsysteem*, rugpand*, draagsysteem*, geventileerde rug, gevoerd rugpaneel, ruglengte verstelba*, rugpaneel',
    pl: `
      system nośny, systemem nośnym, wentylowane plecy, system wentylacji pleców, systemu nośnego, panel tylny,
      regulowany system nośny`,
    pt: `
      sistema dorsal, painel traseiro ventilado, costas ventiladas, costas acolchoadas, painel traseiro acolchoado,
      costas almofadadas`,
    sv: 'bärsystem*, ryggsystem*, ventilerad rygg, ryggpanel*, ryggplatta, rygglängd justerbar, luftig rygg',
    da: 'bæresystem*, rygsystem*, ventileret ryg, rygpanel*, ventilerende ryg',
    nb: 'bæresystem*, ryggsystem*, ventilert rygg, ryggpanel*, ryggplate',
    fi: `
      kantojärjestelmä*, selkäpaneeli*, tuuletettu selkä*, selkäjärjestelmä*, kantolaitt*, ilmastoitu selkä,
      hengittävä selkä*`,
  },
  laptopCompartment: {
    en: `
      laptop compartment, laptop sleeve, laptop pocket, padded laptop, notebook compartment, tablet compartment,
      fits a laptop, tablet sleeve`,
    de: `
      laptopfach*, notebookfach*, laptop fach, tabletfach*, fach für laptop*, laptoptasche integriert,
      fach für den laptop, fach für ein laptop, fach für notebook*`,
    fr: `
      compartiment ordinateur, poche ordinateur, compartiment pour ordinateur, poche pour ordinateur,
      compartiment laptop, compartiment tablette, poche rembourrée pour ordinateur`,
    es: `
      compartimento para portátil, compartimento para el portátil, bolsillo para portátil,
      compartimento acolchado para portátil, compartimento para tablet, compartimento para laptop,
      compartimiento para laptop`,
    it: `
      scomparto per laptop, scomparto laptop, tasca per laptop, scomparto per pc, porta pc, tasca porta pc,
      scomparto porta pc, vano per laptop, vano laptop, scomparto pc`,
    nl: `
      laptopvak*, vak voor laptop, tabletvak*, vak voor een laptop, vak voor je laptop, laptopcompartiment, laptop vak`,
    pl: `
      przegroda na laptopa, kieszeń na laptopa, przegrodą na laptopa, komora na laptopa, miejsce na laptopa,
      przegródka na laptopa, kieszenią na laptopa, komorą na laptopa`,
    pt: `
      compartimento para portátil, compartimento para notebook, bolso para portátil, compartimento para laptop,
      compartimento para o portátil, bolso para notebook, compartimento acolchoado para portátil`,
    sv: 'datorfack*, laptopfack*, fack för laptop, fack för dator, datorficka, plats för laptop, fack till laptop',
    da: 'computerrum*, laptoprum*, rum til computer, rum til laptop, lomme til laptop, rum til bærbar, computerlomme',
    nb: `
      pc rom, laptoprom*, rom til pc, lomme til laptop, lomme til pc, datalomme, rom for laptop, pc lomme*, rom for pc`,
    fi: `
      läppäritasku*, läppärilokero*, tietokonetasku*, kannettavan tietokoneen lokero, tietokonelokero*,
      tasku läppärille, lokero läppärille, paikka läppärille, kannettavalle tietokoneelle`,
  },
  rainCover: {
    en: 'rain cover, raincover, rain hood, weather cover, rain shield',
    de: 'regenhülle*, regenverdeck*, regenschutzhülle*, regenhaube*, regencover*, regenüberzug, regenabdeckung*',
    fr: `
      housse de pluie, habillage pluie, housse anti pluie, housse imperméable, protection pluie,
      housse contre la pluie`,
    es: `
      funda impermeable, funda para lluvia, protector de lluvia, burbuja de lluvia, plástico de lluvia,
      cubierta de lluvia, cubre lluvia, funda de lluvia`,
    it: `
      parapioggia, copertura antipioggia, coprizaino antipioggia, telo parapioggia, copri zaino, custodia antipioggia,
      copertura impermeabile`,
    nl: 'regenhoes*, regenkap*, regenbescherming, regenscherm',
    pl: `
      pokrowiec przeciwdeszczowy, folia przeciwdeszczowa, osłona przeciwdeszczowa, pokrowcem przeciwdeszczowym,
      folia na deszcz, folię przeciwdeszczową, pokrowca przeciwdeszczowego`,
    pt: `
      capa de chuva para carrinho, capa impermeável, capa para chuva, proteção para chuva, cobertura impermeável,
      capa de chuva para mochila, capa de chuva integrada, protetor de chuva`,
    sv: 'regnskydd*, regnöverdrag*, regnhölje',
    da: 'regnslag til barnevogn, regnovertræk*, regncover*, regnbetræk*, regnslag',
    nb: 'regntrekk*, regnovertrekk*, regncover*',
    fi: 'sadesuoja*, sadesuojus*',
  },
  canopy: {
    en: 'canopy, sun canopy, sun hood, sunshade, awning, porch, sun shade',
    de: 'sonnenverdeck*, verdeck, sonnensegel*, sonnendach*, vordach, verdecks, vorzelt*, apsis, apside',
    fr: 'capote, canopy, pare soleil, auvent, capote pare soleil, ombrelle, abside, absides',
    es: 'capota, parasol, toldo, ábside, avancé, capota solar',
    it: 'capottina, cappottina, parasole, tettuccio parasole, tendalino, veranda, abside',
    nl: 'zonnekap*, luifel*, zonnescherm*, voortent, kap met uv, zonnedak*',
    pl: `
      daszek przeciwsłoneczny, baldachim*, daszek, przedsionek, przedsionkiem, przedsionka, budka przeciwsłoneczna,
      budką przeciwsłoneczną, budka wózka, regulowana budka, regulowaną budką, rozkładana budka, dużą budką`,
    pt: 'capota, capuchão do carrinho, toldo, para sol, guarda sol, pala de sol, avancé, ábside',
    sv: 'sufflett*, solskydd, soltak, förtält*, absid, absiden, solsegel',
    da: 'kaleche*, solskærm, soltag, fortelt*, apsis, solsejl',
    nb: 'kalesje*, solskjerm, soltak, fortelt*, absid, solseil',
    fi: 'kuomu, kuomun, kuomulla, aurinkosuoja kuomu, aurinkokatos*, absidi*, katos, teltan eteinen, eteistila*',
  },
  mattressIncluded: {
    en: `
      mattress included, including mattress, comes with a mattress, includes a mattress, with mattress, incl mattress,
      mattress is included`,
    de: `
      inklusive matratze, inkl matratze, mit matratze, matratze im lieferumfang, matratze enthalten, matratze inklusive,
      matratze inbegriffen, matratze ist ~ enthalten`,
    fr: 'matelas inclus, matelas fourni, matelas compris, avec matelas, matelas est inclus, livré avec matelas',
    es: 'colchón incluido, con colchón, incluye colchón, incluye el colchón',
    it: 'materasso incluso, con materasso, materasso compreso, materasso è incluso, include il materasso',
    nl: 'inclusief matras, incl matras, met matras, matras inbegrepen, matras is inbegrepen, matras meegeleverd',
    pl: 'materac w zestawie, z materacem, materac w komplecie, w zestawie materac, wraz z materacem, materac w cenie',
    pt: 'colchão incluído, com colchão, inclui colchão, inclui o colchão, colchão incluso',
    sv: 'madrass ingår, inklusive madrass, inkl madrass, med madrass, madrassen ingår',
    da: 'madras medfølger, inklusive madras, inkl madras, med madras, madrassen medfølger, madras er inkluderet',
    nb: 'madrass følger med, inkludert madrass, inkl madrass, med madrass, madrassen følger med, madrass er inkludert',
    fi: 'patja sisältyy, sisältää patjan, patjalla, patja mukana, patja kuuluu, sis patjan',
  },
  mattressNotIncluded: {
    en: `
      without mattress, mattress not included, mattress sold separately, excluding mattress, excl mattress,
      mattress is not included`,
    de: `
      ohne matratze, matratze nicht enthalten, matratze nicht im lieferumfang, matratze separat erhältlich,
      exklusive matratze, exkl matratze, matratze ist nicht`,
    fr: `
      sans matelas, matelas non inclus, matelas non fourni, matelas vendu séparément, hors matelas,
      matelas non compris`,
    es: 'sin colchón, colchón no incluido, colchón se vende por separado, no incluye colchón, no incluye el colchón',
    it: `
      senza materasso, materasso non incluso, materasso venduto separatamente, materasso escluso,
      materasso non compreso`,
    nl: `
      zonder matras, exclusief matras, matras niet inbegrepen, matras apart verkrijgbaar, excl matras,
      matras niet meegeleverd`,
    pl: 'bez materaca, materac nie jest, materac sprzedawany osobno, materac do dokupienia, materac dostępny osobno',
    pt: `
      sem colchão, colchão não incluído, colchão vendido separadamente, não inclui colchão, colchão não incluso,
      não inclui o colchão`,
    sv: `
      utan madrass, madrass ingår ej, madrass ingår inte, madrass säljs separat, exklusive madrass,
      madrass köps separat`,
    da: 'uden madras, madras medfølger ikke, madras sælges separat, ekskl madras, ekskl madrasser',
    nb: 'uten madrass, madrass følger ikke med, madrass selges separat, ekskl madrass, madrass er ikke inkludert',
    fi: 'ilman patjaa, patja ei sisälly, patja myydään erikseen, ei sisällä patjaa, patja ei kuulu',
  },
  ventilation: {
    en: `
      ventilation, ventilated, air vents, vents, ventilation openings, pit zips, air circulation, airflow, vented,
      air circulates`,
    de: `
      belüftung*, belüftet*, lüftung, luftzirkulation, lüftungsschlitz*, unterarmreißverschl*, ventilation,
      unterarmbelüftung, lüftungsöffnung*, luftdurchlass, hinterlüftet*`,
    fr: `
      ventilation, aération*, ventilé*, ouvertures d aération, circulation de l air, zips d aération, aéré*,
      fermetures sous les bras`,
    es: `
      ventilación, ventilad*, ventilaciones, aberturas de ventilación, circulación del aire, cremalleras de ventilación,
      circulación de aire, rejillas de ventilación`,
    it: `
      ventilazione, ventilat*, aerazione, prese d aria, aperture di ventilazione, circolazione dell aria,
      zip sotto le ascelle, areazione`,
    nl: 'ventilatie*, geventileerd*, luchtcirculatie, onderarmritsen, ventilerend*, okselritsen',
    pl: `
      wentylacj*, wentylowan*, otwory wentylacyjne, przewietrzan*, cyrkulacja powietrza, cyrkulację powietrza,
      wentylacyjn*, cyrkulacji powietrza, wywietrzniki`,
    pt: `
      ventilação, ventilad*, aberturas de ventilação, circulação de ar, entradas de ar, fechos de ventilação,
      circulação do ar, respiradouros, arejamento`,
    sv: 'ventilation*, ventilerad*, luftcirkulation, ventilerat',
    da: 'ventilation*, ventileret, luftcirkulation, udluftning, ventilerede',
    nb: 'ventilasjon*, ventilert, luftsirkulasjon, ventileringsåpning*, lufting, ventilerte',
    fi: 'ilmanvaihto*, tuuletus*, tuuletettu, tuulettuv*, ilmankierto*, ilmankierron',
  },
  mosquitoNet: {
    en: `
      insect net, insect mesh, bug net, bug mesh, insect screen, no see um mesh, insect protection net, mosquito mesh,
      mosquito net, mosquito netting, mosquito nets`,
    de: `
      moskitonetz*, mückennetz*, insektennetz*, fliegengitter*, mückengitter*, mückenschutznetz*, insektenschutznetz*,
      insektenschutzgitter*`,
    fr: 'moustiquaire*, filet anti insectes',
    es: 'mosquitera*, mosquitero*, red antimosquitos, malla antimosquitos, malla mosquitera',
    it: 'zanzarier*, rete antizanzare, rete anti insetti',
    nl: 'muggennet*, klamboe*, insectengaas, muskietennet*, insectenhor*, muggengaas*, horren, insectennet',
    pl: `
      moskitier*, siatka na owady, siatka przeciw owadom, siatką przeciw owadom, siatka przeciw komarom,
      siatką na owady`,
    pt: 'mosquiteir*, rede mosquiteira, rede contra insetos, rede anti mosquitos, tela mosquiteira, malha mosquiteira',
    sv: 'myggnät*, insektsnät*',
    da: 'myggenet*, insektnet*',
    nb: 'myggnett*, insektsnett*',
    fi: 'hyttysverk*, hyönteisverk*, itikkaverk*',
  },
  groundsheet: {
    en: `
      groundsheet*, ground sheet, footprint included, tent footprint, bathtub floor, ground cloth, sewn in floor,
      tent floor, bucket floor, matching footprint, footprint sold separately, separate footprint`,
    de: `
      zeltunterlage*, bodenplane*, zeltboden*, bodenwanne*, wannenboden, eingenähter boden, passender footprint,
      zelt footprint, passenden footprint`,
    fr: 'tapis de sol de tente, tapis de sol intégré, tapis de sol cousu, sol cuvette, footprint, bâche de sol',
    es: `
      suelo de la tienda, suelo cosido, footprint, suelo bañera, suelo de bañera, suelo integrado, suelo de tienda,
      lona de suelo`,
    it: `
      telo base, telo da terra, catino, pavimento cucito, footprint, telo per pavimento, pavimento della tenda,
      pavimento a catino, catino integrato`,
    nl: 'grondzeil*, tentgrond*, footprint*, ingenaaid grondzeil, kuipgrondzeil, tentvloer',
    pl: `
      podłoga namiotu, podłogi namiotu, footprint, podłoga wannowa, wszyta podłoga, podkład pod namiot, podłogą wannową,
      podłogą namiotu`,
    pt: `
      chão da tenda, piso da barraca, footprint, piso da tenda, lona de chão, chão cosido, piso costurado,
      chão tipo banheira`,
    sv: 'tältgolv*, footprint, golvduk*, insytt golv, tältunderlag*, markduk*, markskydd till tält',
    da: 'teltbund*, footprint, teltunderlag*, syet bund, gulvdug*, bunddug*',
    nb: 'teltgulv*, footprint, teltunderlag*, bunnduk*, sydd bunn, gulvduk*, teltbunn*, innsydd bunn',
    fi: 'teltanpohja*, teltan pohja*, alustakangas*, pohjakangas*, footprint, pohjakankaa*, maavaate*, alustakankaa*',
  },
  tentPoles: {
    en: `
      tent pole*, aluminium poles, aluminum poles, fibreglass poles, fiberglass poles, pole structure,
      collapsible poles`,
    de: 'zeltgestänge*, gestänge, aluminiumgestänge*, fiberglasgestänge*, zeltstange*, alugestänge*',
    fr: 'arceau*, mâts, arceaux en aluminium',
    es: 'varillas de aluminio, varillas de fibra',
    it: 'paleria, pali in alluminio, aste in alluminio, archi in alluminio, pali in vetroresina',
    nl: 'tentstok*, aluminium stokken, tentbogen, glasvezel stokken, stokken van aluminium',
    pl: `
      stelaż namiotu, pałąki, maszty namiotu, maszty, stelaż aluminiowy, pałąkami, stelaż z włókna, stelaż z aluminium`,
    pt: 'varetas de alumínio, varas de alumínio, varetas de fibra',
    sv: 'tältbåg*, tältstång*, tältstänger, aluminiumbågar, tältstängerna',
    da: 'teltstænger*, teltstang*, aluminiumsstænger, glasfiberstænger',
    nb: 'teltstenger*, teltstang*, teltbuer, aluminiumsstenger, glassfiberstenger',
    fi: 'telttakaar*, kaaret, teltan kaaret, alumiinikaaret, lasikuitukaaret',
  },
  isofix: {
    en: 'isofix, i size, iso fix, latch system',
    de: 'isofix*, i size, iso fix',
    fr: 'isofix, i size',
    es: 'isofix, i size',
    it: 'isofix, i size',
    nl: 'isofix, i size',
    pl: 'isofix, i size',
    pt: 'isofix, i size',
    sv: 'isofix, i size',
    da: 'isofix, i size',
    nb: 'isofix, i size',
    fi: 'isofix*, i size',
  },
  newbornInsert: {
    en: 'newborn insert, infant insert, seat reducer, baby insert, newborn inlay',
    de: `
      neugeboreneneinsatz*, neugeborenen einsatz, sitzverkleinerer*, neugeboreneneinlage*, babyeinsatz*,
      neugeborenenaufsatz, sitzverkleinerung`,
    fr: `
      coussin réducteur, insert nouveau né, réducteur nouveau né, réducteur bébé, réducteur de naissance,
      réducteur pour nouveau né, réducteur amovible`,
    es: 'reductor para recién nacido, cojín reductor, reductor de recién nacido, adaptador para recién nacido',
    it: 'riduttore neonato, inserto neonato, riduttore per neonati, riduttore per neonato, cuscino riduttore',
    nl: 'verkleinkussen*, stoelverkleiner*, newborn set, babyverkleiner, verkleiner, newborn inlay',
    pl: 'wkładka dla noworodka, wkładka redukcyjna, wkładką dla noworodka, wkładka niemowlęca, wkładkę dla noworodka',
    pt: 'redutor para recém nascido, almofada redutora, redutor de assento, redutor recém nascido',
    sv: 'nyföddhetsinlägg, babyinlägg, spädbarnsinlägg, nyföddinlägg, bebisinlägg, babyinsats*',
    da: 'nyfødtindlæg, spædbarnsindsats, babyindsats, nyfødt indsats, spædbarnsindlæg, indsats til nyfødte',
    nb: 'nyfødtinnlegg, spedbarnsinnlegg, babyinnlegg, nyfødtinnsats, babyinnsats, spedbarnsinnsats',
    fi: `
      vastasyntyneen tuki*, vauvatuki*, supistaja, vastasyntyneen tyyny, pienentäjä*, istuinpienennin, vauvaosa,
      vastasyntyneen lisäosa, vastasyntyneen sisäosa`,
  },
  armrests: {
    en: 'armrest*, arm rest*, with arms',
    de: 'armlehne*, armstütze*, armauflage*',
    fr: 'accoudoir*',
    es: 'reposabrazos, apoyabrazos',
    it: 'bracciol*, poggiabraccia',
    nl: 'armleuning*, armsteun*',
    pl: 'podłokietnik*',
    pt: `
      apoio de braços, apoios de braços, apoia braços, braços ajustáveis, apoio para braços, apoios para os braços,
      apoio para os braços`,
    sv: 'armstöd*, karmstol*',
    da: 'armlæn*',
    nb: 'armlene*',
    fi: 'käsinoja*, käsinojilla',
  },
  headrest: {
    en: 'headrest*, head rest*, neck support, neck rest*, head support',
    de: 'kopfstütze*, kopfpolster*, nackenstütze*, nackenkissen, kopfteil*, nackenrolle*',
    fr: 'appui tête, appuie tête, têtière*, repose tête, soutien de la nuque',
    es: 'reposacabezas, apoyacabezas, soporte cervical, soporte para la cabeza',
    it: 'poggiatesta, appoggiatesta, supporto cervicale',
    nl: 'hoofdsteun*, neksteun*, hoofdkussen van de stoel',
    pl: 'zagłów*, podgłówek, podgłówk*',
    pt: 'apoio de cabeça, encosto de cabeça, apoio de pescoço, apoio para a cabeça, apoio cervical',
    sv: 'nackstöd*, huvudstöd*',
    da: 'nakkestøtte*, hovedstøtte*',
    nb: 'nakkestøtte*, hodestøtte*',
    fi: 'niskatuki*, päätuki*, niskatue*, päätue*',
  },
  footrest: {
    en: 'footrest*, foot rest*, footstool, leg rest*, pull out footrest',
    de: 'fußstütze*, fussstütze*, fußablage*, beinstütze*, fußteil*, beinauflage*, fußrast*',
    fr: 'repose pied*, repose jambes, repose pieds',
    es: 'reposapié*, reposapiernas, apoyapiés',
    it: 'poggiapied*, poggiagambe, appoggia piedi, poggia piedi',
    nl: 'voetensteun*, beensteun*, voetsteun*, voetenbank*',
    pl: 'podnóż*',
    pt: 'apoio de pés, apoio para os pés, apoio para pernas, descanso de pés, apoia pés, apoio para pés',
    sv: 'fotstöd, benstöd*, fotpall*, fotstödet',
    da: 'fodstøtte*, fodhviler*, benstøtte*, skammel',
    nb: 'fotstøtte*, fothviler*, beinstøtte*',
    fi: 'jalkatuki*, jalkatue*, jalkojentuki',
  },
  lumbarSupport: {
    en: 'lumbar support, back support, lower back support, supports your back, supports the back',
    de: `
      lordosenstütze*, lendenwirbelstütze*, lendenstütze*, rückenunterstützung, lumbalstütze*, stützt den rücken,
      lendenwirbelunterstütz*`,
    fr: `
      soutien lombaire, support lombaire, maintien lombaire, soutien du dos, soutient le dos, appui lombaire,
      maintien du dos`,
    es: 'soporte lumbar, apoyo lumbar, soporte para la espalda, refuerzo lumbar',
    it: 'supporto lombare, sostegno lombare, supporto per la schiena, sostegno per la schiena',
    nl: 'lendensteun*, lendesteun*, lumbaalsteun*, rugondersteuning, onderrugsteun, ondersteunt de rug',
    pl: `
      podparcie lędźwi*, podparcie lędźwiowe, podparciem lędźwi*, podparcia lędźwi*, wsparcie lędźwi*,
      podpórka lędźwiowa, podparcie odcinka lędźwiowego`,
    pt: 'apoio lombar, suporte lombar, apoio para as costas, suporte para as costas',
    sv: 'svankstöd*, ländryggsstöd*, ryggstöd för svank, stöd för ländryggen',
    da: 'lændestøtte*, støtte til lænden, rygstøtte',
    nb: 'korsryggstøtte*, svankstøtte*, støtte for korsryggen',
    fi: `
      ristiselän tuki*, ristiseläntuki*, lannetuki*, alaselän tuki*, lannetue*, selkätuki*, ristiselän tuen,
      ristiselän tuella`,
  },
  drawers: {
    en: 'drawer, drawers',
    de: 'schublade*, schubkasten, schubkästen, bettkasten schublade, schubfach, schubfächer',
    fr: 'tiroir*',
    es: 'cajón, cajones',
    it: 'cassetti, cassetto, cassettone, cassettoni, cassettier*',
    nl: 'ladekast, schuiflade*, laatje, lade, lades, met laden, twee laden, drie laden, vier laden',
    pl: 'szuflad*',
    pt: 'gaveta, gavetas, gavetão',
    sv: 'utdragslåd*, lådor med, utdragbara lådor, lådorna, byrålåd*, med lådor, två lådor, tre lådor',
    da: 'skuffen, skufferne, skuffer i, med skuffer, med skuffe, to skuffer, tre skuffer, fire skuffer',
    nb: 'skuff, skuffen, skuffene, skuffer i, med skuffer, to skuffer, tre skuffer, fire skuffer',
    fi: 'laatikosto*, laatikot, vetolaatik*, laatikoita, laatikkoa',
  },
  shelves: {
    en: 'shelf, shelves, adjustable shelves',
    de: 'regalboden, regalböden, einlegeboden*, einlegeböden*, fachböden*, ablagefläche*, ablageboden',
    fr: 'étagère*, tablette amovible, tablettes réglables, rayonnage*',
    es: 'estante*, repisa*, balda, baldas',
    it: 'ripian*, mensol*, scaffal*',
    nl: 'legplank*, schap, schappen',
    pl: 'półek, półka, półki, półkę, półkami, półką, półkach',
    pt: 'prateleira*',
    sv: 'hyllplan*, hylla, hyllor',
    da: 'hylde, hylder, hyldeplader',
    nb: 'hylle, hyller, hyllen, hylleplater',
    fi: 'hylly, hyllyt, hyllyä, hyllyllä, hyllylevy*, hyllytaso*',
  },
  softClose: {
    en: 'soft close, soft closing, self closing, cushioned closing, quiet close, silent closing',
    de: `
      soft close, softclose*, selbsteinzug*, absenkautomatik*, gedämpfte scharniere, soft closing, sanft schließend*,
      dämpfungssystem schublade`,
    fr: `
      fermeture douce, fermeture amortie, soft close, fermeture en douceur, charnières amorties, fermeture silencieuse,
      frein de chute`,
    es: 'cierre suave, cierre amortiguado, soft close, caída amortiguada, cierre silencioso',
    it: 'chiusura ammortizzata, chiusura rallentata, soft close, chiusura soft, chiusura ammortizzante',
    nl: 'soft close, softclose*, zachtsluitend*, zelfsluitend*, soft closing',
    pl: `
      cichy domyk, cichym domykiem, ciche domykanie, soft close, wolnoopadając*, cichego domyku, z cichym domykaniem,
      domykiem`,
    pt: `
      fecho suave, fecho amortecido, soft close, fechamento suave, fechamento amortecido, amortecimento de portas,
      fecho lento`,
    sv: 'mjukstängande, mjukstängning*, soft close, softclose*, självstängande, dämpade lådor',
    da: 'soft close, softclose*, selvlukkende, dæmpet lukning, softluk*, blødlukkende',
    nb: 'soft close, softclose*, mykluk*, selvlukkende, dempet lukking, myk lukking, demping på skuffer',
    fi: `
      hiljaa sulkeutuv*, vaimennettu sulkeutuminen, soft close, pehmeästi sulkeutuv*, hidastet* sulkeutum*,
      hidastimell*, vaimennetut saranat`,
  },
  slattedFrame: {
    en: 'slatted base, slatted frame, slatted bed base, slats, bed slats, slat base',
    de: 'lattenrost*, federholz*, rollrost*',
    fr: 'sommier à lattes, lattes, sommier*, cadre à lattes',
    es: 'somier*, base de láminas, somier de láminas',
    it: 'rete a doghe, doghe, a doghe',
    nl: 'lattenbodem*, bedbodem*, spiraalbodem',
    pl: `
      stelaż łóżka, stelaż do łóżka, listwy stelaża, stelaż listwowy, stelaż z listew, stelaż pod materac, ze stelażem`,
    pt: 'estrado*, ripas, estrado de ripas, lastro de ripas',
    sv: 'ribbotten*, lamellbotten*, ribbbotten, sängbotten*',
    da: 'lamelbund*',
    nb: 'spilebunn*, lamellbunn*, sengebunn*',
    fi: 'sälepohja*, sängynpohja*, lamellipohja*, rimapohja*',
  },
  storageSpace: {
    en: `
      storage space, under bed storage, bed storage, storage compartment, extra storage, built in storage,
      storage function`,
    de: 'bettkasten*, stauraum*, staufach*, ablagefach*, aufbewahrungsfach*, staukasten*',
    fr: `
      espace de rangement, coffre de rangement, rangement intégré, rangements, tiroir lit, rangement sous,
      coffre de lit`,
    es: `
      espacio de almacenaje, espacio de almacenamiento, canapé abatible, almacenaje integrado, arcón, almacenaje bajo,
      espacio para guardar`,
    it: `
      vano contenitore, spazio contenitivo, spazio di archiviazione extra, con contenitore, vano portaoggetti,
      spazio per riporre, letto contenitore, box contenitore`,
    nl: 'opbergruimte*, opbergvak*, bergruimte*, opbergbox, opbergfunctie',
    pl: `
      pojemnik na pościel, schowek, miejsce do przechowywania, pojemnikiem na pościel, schowk*,
      miejsca do przechowywania, przestrzeń do przechowywania, pojemnika na pościel`,
    pt: `
      espaço de arrumação, espaço de armazenamento, baú, arrumação integrada, espaço para guardar, arrumação extra,
      compartimento de arrumação`,
    sv: `
      förvaringsutrymme*, förvaringsfack*, inbyggd förvaring, sängförvaring, förvaringslåd*, smart förvaring,
      extra förvaring`,
    da: 'opbevaringsplads*, opbevaringsrum*, indbygget opbevaring, sengeopbevaring, ekstra opbevaring',
    nb: 'oppbevaringsplass*, oppbevaringsrom*, innebygd oppbevaring, ekstra oppbevaring, sengeoppbevaring',
    fi: 'säilytystila*, säilytyslokero*, säilytyslaatik*, vuodevaatelaatik*',
  },
  reversible: {
    en: 'reversible, two sided, double sided, usable on both sides, turn over, both sides usable',
    de: `
      wendbar*, beidseitig verwend*, zweiseitig*, doppelseitig*, beidseitig nutzbar*, beidseitig, wendejacke*,
      wendebett*, wendedecke*, wendekissen*, wendematratze*, wendegürtel*, wendehut*, von beiden seiten`,
    fr: 'réversible*, double face, recto verso, double faces, utilisable des deux côtés',
    es: 'reversible*, doble cara, dos caras, ambos lados',
    it: 'reversibil*, doppia faccia, utilizzabile su entrambi i lati, fronte retro, double face',
    nl: 'omkeerbaar, omkeerbare, tweezijdig*, dubbelzijdig*, aan twee kanten, aan beide kanten, aan beide zijden',
    pl: 'dwustronn*, obustronn*, odwracaln*',
    pt: 'reversív*, dupla face, dois lados, ambos os lados',
    sv: 'vändbar*, dubbelsidig*, tvåsidig*',
    da: 'vendbar*, dobbeltsidet, dobbeltsidede, tosidet',
    nb: 'vendbar*, tosidig*, dobbeltsidig*',
    fi: `
      kaksipuoli*, molemmin puolin, kaksipuoleinen, käännettävä patja, käännettävä takki, käännettävä tyyny,
      kahteen suuntaan käännettäv*`,
  },
  carryBag: {
    en: `
      carry bag, carrying case, storage bag, stuff sack, carry case, pack sack, storage case, storage pouch,
      travel case, dust bag, carrying bag, storage box included`,
    de: `
      tragetasche*, packsack*, aufbewahrungstasche*, transporttasche*, packbeutel*, transportkoffer*, tragekoffer*,
      aufbewahrungsbeutel*, aufbewahrungskoffer*, staubbeutel aus stoff, aufbewahrungsbox*, hartschalenetui,
      reiseetui*`,
    fr: `
      sac de transport, housse de transport, sac de rangement, étui de transport, pochette de rangement,
      mallette de transport, sac de compression, pochette de transport, étui de rangement, housse de rangement,
      malette de transport, valisette`,
    es: `
      bolsa de transporte, funda de transporte, bolsa de almacenamiento, estuche, estuche de transporte,
      maletín de transporte, bolsa de compresión, funda de almacenamiento, bolsa para guardar, maletín`,
    it: `
      borsa per il trasporto, custodia, sacca di trasporto, sacca, borsa da trasporto, valigetta, custodia da viaggio,
      sacca di compressione, sacchetto di trasporto, sacca per il trasporto, astuccio`,
    nl: `
      draagtas*, opbergtas*, opbergzak*, draagzak*, transporttas*, packzak*, opbergkoffer*, opbergetui*, draagkoffer,
      opbergdoos`,
    pl: `
      torba transportowa, pokrowiec transportowy, worek transportowy, torba do przenoszenia, walizka transportowa,
      worek kompresyjny, futerał, futerałem, torbą transportową, w walizce, woreczek do przechowywania,
      walizce transportowej, pokrowiec do przechowywania`,
    pt: `
      bolsa de transporte, saco de transporte, estojo, mala de transporte, bolsa de armazenamento,
      saco de armazenamento, saco de compressão, maleta de transporte, maleta, bolsa para guardar,
      estojo de transporte`,
    sv: `
      förvaringsväska*, packpåse*, bärväska*, bärkasse*, förvaringspåse*, transportväska*, förvaringsfodral*,
      kompressionspåse*, väska ingår, förvaringslåda`,
    da: `
      bæretaske*, opbevaringspose*, pakkepose*, opbevaringstaske*, transporttaske*, opbevaringsetui*, kompressionspose*,
      transportkuffert*, bærepose`,
    nb: `
      bæreveske*, oppbevaringspose*, pakkpose*, oppbevaringsveske*, transportveske*, oppbevaringsetui*,
      kompresjonspose*, transportkoffert*, bærebag, pakkepose*`,
    fi: `
      kantolaukku*, säilytyspussi*, kuljetuslaukku*, pakkauspussi*, säilytyskotelo*, kantokassi*, kompressiopussi*,
      säilytyslaukku*, säilytyslaatikko, kuljetuspussi*, kantokoteloss*, säilytysrasia`,
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
  chargingStation: {
    en: `
      charging dock, docking station, returns to the dock, returns to its base, charging base, charging station,
      charging stand, charging cradle, charging pad, charging case`,
    de: 'ladestation*, dockingstation*, ladeschale*, ladebasis, ladedock*, ladepad*, ladecase*, ladeetui*',
    fr: `
      station de charge, station d accueil, base de charge, base de recharge, station de recharge, socle de charge,
      boîtier de charge, étui de charge, socle chargeur`,
    es: `
      base de carga, estación de carga, estación base, soporte de carga, base cargadora, estuche de carga,
      dock de carga`,
    it: `
      base di ricarica, stazione di ricarica, docking station, supporto di ricarica, custodia di ricarica,
      base di carica`,
    nl: `
      laadstation*, dockingstation*, oplaadstation*, laadstandaard, oplaadbasis, oplaadcase, oplaaddoosje,
      oplaadstandaard`,
    pl: `
      stacja ładująca, stacja dokująca, baza ładująca, bazą ładującą, stacja ładowania, stacją dokującą,
      stację ładującą, stacji ładującej, stacją ładującą, etui ładujące, podstawka ładująca`,
    pt: `
      base de carga, base de carregamento, estação de carregamento, estação de carga, base carregadora,
      estojo de carregamento, suporte de carregamento`,
    sv: 'laddstation*, dockningsstation*, laddningsstation*, laddställ*, laddfodral*, laddningsetui*, laddningsfodral*',
    da: `
      ladestation*, dockingstation*, opladningsstation*, opladerstation*, ladestander*, opladningsetui*, opladeretui*`,
    nb: 'ladestasjon*, dokkingstasjon*, ladestativ*, ladeetui*, ladeboks*',
    fi: 'latausasema*, telakka*, telakointiasema*, latausteline*, latausalusta*, latauskotelo*',
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
  operatingModes: {
    en: 'silent mode, quiet mode, night mode, sleep mode, eco mode, boost mode',
    de: 'nachtmodus, leisemodus, flüstermodus, silent modus, eco modus, schlafmodus, boost modus, leise modus',
    fr: 'mode silencieux, mode nuit, mode éco, mode eco, mode sommeil, mode turbo, mode boost',
    es: 'modo silencioso, modo noche, modo nocturno, modo eco, modo sueño, modo turbo',
    it: 'modalità silenziosa, modalità notte, modalità notturna, modalità eco, modalità sleep, modalità turbo',
    nl: 'nachtmodus, stille modus, eco modus, slaapstand, stille stand, nachtstand, ecostand, turbostand',
    pl: 'tryb nocny, tryb cichy, tryb eco, tryb uśpienia, trybem nocnym, tryb turbo, cichy tryb',
    pt: 'modo silencioso, modo noturno, modo eco, modo noite, modo sono, modo turbo',
    sv: 'nattläge*, tyst läge, ecoläge*, eko läge, sovläge, eco läge, turboläge',
    da: 'natindstilling*, lydløs tilstand, ecotilstand, øko program, nattilstand*, eco program, stille tilstand',
    nb: 'nattmodus*, stillemodus*, øko modus, sovemodus, ecomodus, stille modus, øko program',
    fi: 'yötila*, hiljainen tila, eco tila*, lepotila*, hiljaisessa tilassa, ekotila*, eco ohjelma*',
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
  compatibleSystems: {
    en: `
      compatible with ios, compatible with android, ios and android, iphone and android, works with iphone,
      works with windows, windows and mac, android, ios`,
    de: 'kompatibel mit ios, kompatibel mit android, ios und android, android, ios, windows und mac, für iphone',
    fr: 'compatible ios, compatible android, ios et android, android, ios, windows et mac, compatible iphone',
    es: 'compatible con ios, compatible con android, ios y android, android, ios, windows y mac, compatible con iphone',
    it: `
      compatibile con ios, compatibile con android, ios e android, android, ios, windows e mac, compatibile con iphone`,
    nl: `
      compatibel met ios, compatibel met android, ios en android, android, ios, windows en mac, geschikt voor iphone`,
    pl: 'ios i android, android*, kompatybilny z ios, zgodny z ios, windows i mac, ios, kompatybiln* z iphone',
    pt: 'compatível com ios, compatível com android, ios e android, android, ios, windows e mac, compatível com iphone',
    sv: 'ios och android, android, ios, kompatibel med ios, kompatibel med android, windows och mac',
    da: 'ios og android, android, ios, kompatibel med ios, kompatibel med android, windows og mac',
    nb: 'ios og android, android, ios, kompatibel med ios, kompatibel med android, windows og mac',
    fi: 'ios ja android, android*, ios, yhteensopiva iphonen, iphone yhteensopiv*, windows ja mac',
  },
  multipoint: {
    en: `
      multipoint, connect to two devices, two devices at the same time, pairs with two devices, multi device,
      pair two devices, multiple devices at once, several devices at the same time`,
    de: `
      multipoint, zwei geräte gleichzeitig, mit zwei geräten, mehrere geräte gleichzeitig,
      mehreren geräten gleichzeitig`,
    fr: `
      multipoint, deux appareils en même temps, deux appareils simultanément, connexion multipoint,
      plusieurs appareils à la fois, plusieurs appareils en même temps`,
    es: `
      multipunto, dos dispositivos a la vez, dos dispositivos al mismo tiempo, conexión multipunto,
      varios dispositivos a la vez`,
    it: `
      multipoint, due dispositivi contemporaneamente, connessione multipoint, due dispositivi alla volta,
      più dispositivi contemporaneamente`,
    nl: 'multipoint, twee apparaten tegelijk, multipoint verbinding, met twee apparaten, meerdere apparaten tegelijk',
    pl: `
      multipoint, dwoma urządzeniami jednocześnie, dwóch urządzeń jednocześnie, z dwoma urządzeniami,
      kilkoma urządzeniami jednocześnie`,
    pt: `
      multiponto, dois dispositivos ao mesmo tempo, ligação multiponto, dois dispositivos em simultâneo,
      vários dispositivos ao mesmo tempo`,
    sv: 'multipoint, två enheter samtidigt, två enheter på samma gång, flera enheter samtidigt',
    da: 'multipoint, to enheder samtidig*, to enheder på samme tid, flere enheder samtidig*',
    nb: 'multipoint, to enheter samtidig*, to enheter på samme tid, flere enheter samtidig*',
    fi: `
      multipoint, kahteen laitteeseen, kaksi laitetta samanaikaisesti, monipisteyhte*, useaan laitteeseen,
      kaksi laitetta yhtä aikaa`,
  },
  highResolution: {
    en: '4k, full hd, ultra hd, 8k, hdr, high resolution, uhd, qhd',
    de: '4k, full hd, ultra hd, 8k, hdr, hochauflösend*, uhd, qhd',
    fr: '4k, full hd, ultra hd, 8k, hdr, haute résolution, haute définition, uhd',
    es: '4k, full hd, ultra hd, 8k, hdr, alta resolución, alta definición, uhd',
    it: '4k, full hd, ultra hd, 8k, hdr, alta risoluzione, alta definizione, uhd',
    nl: '4k, full hd, ultra hd, 8k, hdr, hoge resolutie, uhd',
    pl: '4k, full hd, ultra hd, 8k, hdr, wysokiej rozdzielczości, wysoka rozdzielczość, uhd',
    pt: '4k, full hd, ultra hd, 8k, hdr, alta resolução, alta definição, uhd',
    sv: '4k, full hd, ultra hd, 8k, hdr, högupplöst*, hög upplösning, uhd',
    da: '4k, full hd, ultra hd, 8k, hdr, høj opløsning, højopløst*, uhd',
    nb: '4k, full hd, ultra hd, 8k, hdr, høy oppløsning, høyoppløst*, uhd',
    fi: '4k, full hd, ultra hd, 8k, hdr, korkea resoluutio, teräväpiirto*, tarkka resoluutio, uhd',
  },
  antiGlare: {
    en: `
      anti glare, antiglare, anti reflective, glare free, non glare, blue light filter, matte screen,
      blue light blocking, flicker free, eye comfort`,
    de: 'blendfrei*, entspiegelt*, antireflex*, blaulichtfilter*, flimmerfrei*, mattes display, blendschutz',
    fr: 'antireflet*, anti reflet*, anti éblouissement, filtre lumière bleue, sans scintillement, anti lumière bleue',
    es: `
      antirreflej*, antirreflectante*, anti reflejos, filtro de luz azul, antideslumbramiento, sin parpadeo,
      antideslumbrante*`,
    it: 'antiriflesso, anti riflesso, antiabbagliamento, filtro luce blu, antiriflessi, flicker free, anti luce blu',
    nl: `
      ontspiegeld*, antireflect*, anti reflect*, blauwlichtfilter*, flikkervrij*, anti verblinding, blauw licht filter`,
    pl: `
      antyrefleks*, przeciwodblask*, filtr światła niebieskiego, filtr niebieskiego światła, bez migotania,
      antyodblaskow*, redukcja światła niebieskiego`,
    pt: 'antirreflex*, anti reflexo*, antirreflet*, filtro de luz azul, antiencandeamento, sem cintilação',
    sv: 'antireflex*, blåljusfilter*, flimmerfri*, reflexfri*, bländfri*, bländskydd*',
    da: 'antirefleks*, antigenskin, blåt lys filter, flimmerfri*, blændfri*, genskinsfri*, blålysfilter*',
    nb: 'antirefleks*, blålysfilter*, flimmerfri*, blendfri*, gjenskinnsfri*, refleksfri*',
    fi: 'heijastamat*, häikäisemät*, sinivalosuodat*, välkkymät*, häikäisysuoja*, heijastuksenest*',
  },
  polarised: {
    en: 'polarised, polarized, polarising, polarizing, photochromic, self tinting',
    de: 'polarisiert*, polarisierend*, selbsttönend*, photochrom*',
    fr: 'polarisé*, polarisant*, photochromique*',
    es: 'polarizad*, fotocromátic*, fotocrómic*',
    it: 'polarizzat*, fotocromatic*',
    nl: 'gepolariseerd*, polariserend*, meekleurend*, fotochroom, fotochromatisch*',
    pl: 'polaryzac*, fotochromow*, spolaryzowan*',
    pt: 'polarizad*, fotocromátic*, fotossensíve*',
    sv: 'polariser*, fotokromatisk*',
    da: 'polariser*, fotokromatisk*, fotokromisk*',
    nb: 'polariser*, fotokromatisk*, fotokromisk*',
    fi: 'polaroi*, fotokromaattis*, polarisoi*',
  },
  shockAbsorbing: {
    en: `
      shock absorbing, absorbs shocks, absorbs impact, cushioned sole, cushioned midsole, shock absorption,
      impact absorption, cushioning`,
    de: 'stoßdämpfend*, dämpfung, dämpfungssohle, stoßabsorbierend*, gedämpfte sohle, zwischensohle, dämpfende sohle',
    fr: `
      absorption des chocs, absorbe les chocs, amorti, semelle amortissante, amortissante, amortissants,
      semelle intermédiaire`,
    es: `
      absorción de impactos, absorbe los impactos, amortiguación, suela amortiguadora, mediasuela, entresuela,
      absorbe impactos`,
    it: 'assorbimento degli urti, assorbe gli urti, ammortizzazione, ammortizzante*, intersuola, suola ammortizzata',
    nl: 'schokabsorptie, schokdempend*, schokabsorberend*, demping, tussenzool, dempende zool',
    pl: 'amortyzacj*, amortyzuje wstrząsy, amortyzując*, pochłania wstrząsy, podeszwa środkowa, pochłanianie wstrząsów',
    pt: `
      absorção de impacto, absorve o impacto, amortecimento, entressola, amortecedora, absorção de choques,
      absorve impactos`,
    sv: 'stötdämpande, stötdämpning, dämpning, mellansula*, stötabsorberande',
    da: 'stødabsorberende, støddæmpende, stødabsorbering, mellemsål*, støddæmpning',
    nb: 'støtdempende, støtdemping, demping, mellomsåle*, støtabsorberende',
    fi: 'iskua vaimentav*, iskuja vaimentav*, vaimennus, välipohja*, iskunvaimennu*',
  },
  laceUp: {
    en: 'laces, lace up, lacing, laced, quick lacing, speed lacing, shoelaces included, lacing system',
    de: 'schnürung*, schnürsenkel*, zum schnüren, schnürverschluss*, schnellschnür*, schnürsystem*, schnürband*',
    fr: 'laçage*, lacets, à lacets, à lacer, lacet',
    es: 'cordones, con cordones, sistema de cordones, cierre de cordones, acordonad*, acordonamiento',
    it: 'lacci, allacciatura, stringhe, con lacci, chiusura con lacci, stringat*',
    nl: 'veters, vetersluiting*, met veters, veterschoen*, snelveter*, vetersysteem',
    pl: 'sznurowan*, sznurówk*, sznurowadł*, wiązan* na sznurówki',
    pt: 'atacadores, cadarço*, de atacadores, com cordões',
    sv: 'snörning*, skosnör*, snörband*, snören, snörs, snabbsnörning*',
    da: 'snørebånd*, snøring*, snørelukning, snøres, snøresystem',
    nb: 'lisser, snøring*, skolisser, med lisser, hurtigsnøring*, snøresystem',
    fi: 'nauhat, nauhoitus*, kengännauha*, nauhallinen, nauhoilla, nauhakiinnity*, pikanauhoitu*',
  },
  slipOn: {
    en: 'slip on, slip ons, pull on, easy to slip on, pull tab, heel pull tab',
    de: `
      zum reinschlüpfen, hineinschlüpfen, reinschlüpfen, anziehlasche*, slip on, schlupfschuh*, schlupfhose*,
      schlupfstiefel*`,
    fr: 'à enfiler, slip on, s enfile facilement, enfiler facilement, se glisse facilement, à enfiler facilement',
    es: 'sin cordones, slip on, fácil de poner, fáciles de poner, tirador en el talón, fácil de calzar',
    it: 'slip on, da infilare, facile da indossare, si infila facilmente, facili da calzare, facile da calzare',
    nl: 'slip on, makkelijk aan te trekken, instapper*, aantreklus, instapschoen*, instapmocassin*',
    pl: 'wsuwan*, slip on, łatw* zakładani*, bez sznurówek, łatwo się zakłada, łatwo założyć',
    pt: 'slip on, de enfiar, fácil de calçar, sem atacadores, fáceis de calçar, fácil de vestir',
    sv: 'slip on, lätta att ta på, utan snörning, lätt att ta på, lätt att kliva i',
    da: 'slip on, lette at tage på, let at tage på, nem at tage på, uden snørebånd',
    nb: 'slip on, lette å ta på, lett å ta på, enkel å ta på, uten lisser',
    fi: 'slip on, helppo pukea, helppo pujottaa, helpot jalkaan, helppo laittaa jalkaan, helppo pukea päälle',
  },
  treadSole: {
    en: 'rubber outsole, lug sole, deep lugs, vibram, outsole, treaded sole, lugs, rubber sole, tread pattern',
    de: 'profilsohle*, laufsohle*, außensohle*, gummisohle*, vibram, aussensohle*, sohlenprofil, profilstollen',
    fr: 'semelle extérieure, semelle crantée, semelle en caoutchouc, vibram, crampons profonds, semelle d usure',
    es: 'suela exterior, suela de goma, suela de caucho, vibram, tacos profundos, suela dentada, taqueado',
    it: 'suola esterna, suola in gomma, vibram, suola scolpita, suola tassellata, battistrada della suola',
    nl: 'buitenzool*, rubberen zool, profielzool*, vibram, loopzool*, noppen onder de zool, rubber zool',
    pl: `
      podeszwa zewnętrzna, gumowa podeszwa, bieżnik podeszwy, vibram, podeszwa z gumy, gumową podeszwą,
      gumowej podeszwie, podeszwy zewnętrznej`,
    pt: 'sola exterior, sola de borracha, vibram, sola externa, solado, sola com relevo, sola exterior de borracha',
    sv: 'yttersula*, gummisula*, vibram, mönstrad sula, slitsula',
    da: 'ydersål*, gummisål*, vibram, slidsål',
    nb: 'yttersåle*, gummisåle*, vibram, grov såle, mønstret såle',
    fi: 'ulkopohja*, kumipohja*, vibram, karkea pohja, pohjakuvio*, kuvioitu pohja',
  },
  insole: {
    en: 'removable insole*, removable footbed, insole, cushioned insole, footbed',
    de: 'einlegesohle*, fußbett*, herausnehmbare sohle, wechselfußbett, fussbett*, innensohle*, decksohle',
    fr: 'semelle intérieure, semelle amovible, première de propreté, semelles amovibles, semelles intérieures',
    es: 'plantilla, plantillas, plantilla extraíble',
    it: 'soletta, plantare, sottopiede, soletta estraibile, solette, plantare estraibile',
    nl: 'inlegzool*, binnenzool*, voetbed*, uitneembaar voetbed',
    pl: 'wkładk* do butów, wyjmowana wkładka, wkładka do butów, wyjmowaną wkładką, wyściółka buta, wkładka wewnętrzna',
    pt: 'palmilha*, palmilha removível',
    sv: 'innersula*, uttagbar sula, fotbädd*, inläggssula*',
    da: 'indersål*, indlægssål*, udtagelig sål, fodseng*',
    nb: 'innersåle*, uttakbar såle, innleggssåle*, fotseng*',
    fi: 'pohjallinen, pohjallis*, irtopohja*',
  },
  toeProtection: {
    en: 'toe cap, toe protection, toe box, steel toe, safety toe, reinforced toe, composite toe, toe bumper',
    de: 'zehenkappe*, zehenschutz*, stahlkappe*, sicherheitskappe, schutzkappe*, zehenbox',
    fr: `
      embout de protection, protection des orteils, coque acier, coquille acier, renfort avant, pare pierres,
      bout renforcé, embout acier, embout composite, bout de sécurité`,
    es: 'puntera reforzada, puntera de acero, protección de los dedos, puntera de goma',
    it: 'puntale, puntale in acciaio, puntale rinforzato, protezione delle dita, punta rinforzata',
    nl: 'neusbescherming, stalen neus, teenbescherming, verstevigde neus, veiligheidsneus',
    pl: 'podnosek, podnoskiem, stalowy nosek, wzmocniony nosek, ochrona palców, podnoska, metalowym noskiem',
    pt: 'biqueira*, biqueira de aço, proteção dos dedos, ponteira reforçada, biqueira reforçada',
    sv: 'tåskydd*, tåhätta*, stålhätta*, förstärkt tå',
    da: 'tåbeskyttelse*, ståltå*, tåkappe*, sikkerhedstå, forstærket tå, tåværn*',
    nb: 'tåbeskyttelse*, tåhette*, stålhette*, tåkappe*, vernetå*, forsterket tå',
    fi: 'varvassuoja*, kärkisuoja*, teräskärki, turvakärki, vahvistettu kärki, kärkivahvik*',
  },
  ankleSupport: {
    en: 'ankle support, supports the ankle, ankle stability, ankle protection',
    de: 'knöchelschutz, knöchelstütze*, stützt den knöchel, unterstützt den knöchel, knöchelhalt',
    fr: 'maintien de la cheville, soutien de la cheville, protection de la cheville, maintient la cheville',
    es: `
      soporte para el tobillo, sujeción del tobillo, protección del tobillo, soporte de tobillo,
      estabilidad del tobillo`,
    it: `
      supporto alla caviglia, sostegno alla caviglia, sostegno della caviglia, protezione della caviglia,
      supporto per la caviglia`,
    nl: 'enkelsteun, enkelondersteuning, ondersteunt de enkel, enkelbescherming, steun rond de enkel',
    pl: `
      stabilizacja kostki, wsparcie kostki, ochrona kostki, stabilizuje kostkę, usztywnienie kostki, podparcie kostki`,
    pt: 'suporte do tornozelo, apoio do tornozelo, proteção do tornozelo, apoio ao tornozelo, suporte para o tornozelo',
    sv: 'ankelstöd*, stöd för ankeln, fotledsstöd*, ankelskydd*, stöd runt ankeln',
    da: 'ankelstøtte*, støtte til anklen, støtte om anklen, ankelbeskyttelse',
    nb: 'ankelstøtte*, støtte til ankelen, ankelbeskyttelse, støtte rundt ankelen',
    fi: 'nilkkatuki*, nilkkatue*, tukee nilkkaa, nilkan tuki*, nilkkasuoja*',
  },
  weatherproof: {
    en: `
      weatherproof, weather proof, weather resistant, withstands the weather, all weather, can stay outside,
      can be left outside, weather resistance, outdoor proof`,
    de: `
      wetterfest*, witterungsbeständig*, allwetter*, kann draußen bleiben, wetterbeständig*, draußen stehen bleiben,
      witterungsfest*, outdoorgeeignet*`,
    fr: `
      résistant aux intempéries, résistante aux intempéries, résistants aux intempéries, résiste aux intempéries,
      tous temps, toutes saisons à l extérieur, peut rester dehors, peut rester à l extérieur,
      résistance aux intempéries, résistantes aux intempéries`,
    es: `
      resistente a la intemperie, resistentes a la intemperie, resiste la intemperie, puede quedarse fuera,
      apto para exteriores, apta para exteriores, resistencia a la intemperie, aptos para exteriores,
      resistente a las inclemencias`,
    it: `
      resistente alle intemperie, resistenti alle intemperie, resiste alle intemperie, può restare all aperto,
      resistenza alle intemperie, adatto all esterno, adatta all esterno, può stare all aperto`,
    nl: `
      weerbestendig*, weersbestendig*, bestand tegen weer, kan buiten blijven, weervast*, mag buiten blijven,
      alle weersomstandigheden, kan buiten blijven staan`,
    pl: `
      odporn* na warunki atmosferyczne, odporność na warunki atmosferyczne, może stać na zewnątrz, na każdą pogodę,
      odporn* na warunki pogodowe, odporność na warunki pogodowe`,
    pt: `
      resistente às intempéries, resistentes às intempéries, resiste às intempéries, pode ficar no exterior,
      resistência às intempéries, pode ficar ao ar livre, adequado para exterior, resistente ao clima`,
    sv: 'väderbeständig*, vädertålig*, väderskyddad*, kan stå ute, kan vara ute året om, tål väder',
    da: 'vejrbestandig*, kan stå ude, vejrfast*, tåler al slags vejr, kan blive stående ude, tåler vind og vejr',
    nb: 'værbestandig*, kan stå ute, værfast*, tåler all slags vær, kan være ute, tåler vær og vind',
    fi: 'säänkestäv*, sään kestäv*, kestää säätä, voi olla ulkona, säätä kestäv*, ulkokäyttöön sopiva, kestää ulkona',
  },
  highCut: {
    en: 'high cut, high top, ankle high, mid cut, over the ankle, ankle height',
    de: 'knöchelhoch, knöchelhohe*, hoher schaft, hohem schaft, knöchelhöhe, hoch geschnitten schuh, mid cut',
    fr: 'tige haute, tige montante, mi haute, tige mi haute, chaussures montantes',
    es: 'caña alta, caña media, de caña alta, altura del tobillo',
    it: 'taglio alto, alla caviglia, tomaia alta, taglio mid, sopra la caviglia',
    nl: 'hoge schacht, enkelhoog, enkelhoge, halfhoge, middelhoog model',
    pl: 'za kostkę, wysoka cholewka, wysoką cholewką, do kostki, wysokiej cholewki',
    pt: 'cano alto, cano médio, altura do tornozelo, de cano alto',
    sv: 'högt skaft, högskaftad*, ankelhög*, medelhögt skaft, mellanhögt skaft',
    da: 'højt skaft, ankelhøj*, højskaftet, højskaftede, mellemhøjt skaft',
    nb: 'høyt skaft, ankelhøy*, høyskaftet, mellomhøyt skaft',
    fi: 'korkeavarti*, nilkkapituus*, korkea varsi, nilkkavarti*, puolikorkea varsi',
  },
  longSleeved: {
    en: 'long sleeve, long sleeved, long sleeves',
    de: 'langarm*, lange ärmel, langärmelig*, langärmlig*, langen ärmeln',
    fr: 'manches longues, à manches longues',
    es: 'manga larga, de manga larga, mangas largas',
    it: 'maniche lunghe, a maniche lunghe, manica lunga',
    nl: 'lange mouwen, lange mouw, longsleeve*',
    pl: 'długi rękaw, długim rękawem, długie rękawy, długimi rękawami',
    pt: 'manga comprida, manga longa, mangas compridas, mangas longas',
    sv: 'långärmad*, lång ärm, långa ärmar',
    da: 'langærmet, langærmede, lange ærmer',
    nb: 'langermet, langermede, lange ermer',
    fi: 'pitkähihai*, pitkät hihat, pitkillä hihoilla',
  },
  shortSleeved: {
    en: 'short sleeve, short sleeved, short sleeves',
    de: 'kurzarm*, kurze ärmel, kurzärmelig*, kurzärmlig*, kurzen ärmeln',
    fr: 'manches courtes, à manches courtes',
    es: 'manga corta, de manga corta, mangas cortas',
    it: 'maniche corte, a maniche corte, manica corta',
    nl: 'korte mouwen, korte mouw',
    pl: 'krótki rękaw, krótkim rękawem, krótkie rękawy, krótkimi rękawami',
    pt: 'manga curta, mangas curtas',
    sv: 'kortärmad*, kort ärm, korta ärmar',
    da: 'kortærmet, kortærmede, korte ærmer',
    nb: 'kortermet, kortermede, korte ermer',
    fi: 'lyhythihai*, lyhyet hihat, lyhyillä hihoilla',
  },
  sleeveless: {
    en: 'sleeveless, without sleeves, spaghetti straps, racerback',
    de: 'ärmellos*, ohne ärmel, spaghettiträger*, trägertop*',
    fr: 'sans manches, sans manche, fines bretelles, à bretelles',
    es: 'sin mangas, tirantes finos, de tirantes',
    it: 'senza maniche, smanicat*, spalline sottili',
    nl: 'mouwloos, mouwloze, zonder mouwen, spaghettibandjes',
    pl: 'bez rękawów, na ramiączkach, bezrękawnik*, cienkie ramiączka',
    pt: 'sem mangas, alças finas, de alças',
    sv: 'ärmlös*, utan ärmar, smala axelband',
    da: 'ærmeløs*, uden ærmer, tynde stropper',
    nb: 'ermeløs*, uten ermer, tynne stropper',
    fi: 'hihaton, hihattom*, ohuet olkaimet',
  },
  collar: {
    en: 'collar, stand up collar, high collar, turtleneck, roll neck, polo collar, mock neck',
    de: 'kragen, stehkragen*, hemdkragen*, rollkragen*, polokragen*, umlegekragen*',
    fr: 'col montant, col roulé, col chemise, col polo, col cheminée, col droit',
    es: 'cuello alto, cuello vuelto, cuello camisero, cuello polo, cuello mao, cuello cisne',
    it: 'colletto*, collo alto, dolcevita, collo a lupetto, collo alla coreana',
    nl: 'kraag, opstaande kraag, rolkraag, col, polokraag, staande kraag',
    pl: 'kołnierz*, stójk*, ze stójką, z golfem',
    pt: 'gola alta, colarinho*, gola rolê, gola polo, gola subida',
    sv: 'krage, ståkrage*, polokrage, skjortkrage, kragen, hög krage',
    da: 'krave, ståkrave*, rullekrave*, skjortekrave, høj krave',
    nb: 'krage, ståkrage*, høyhals*, skjortekrage, høy krage',
    fi: 'kaulus, pystykaulus*, poolokaulus*, kauluksella, paitakaulus, korkea kaulus',
  },
  roundNeck: {
    en: 'crew neck, round neck, crewneck, round neckline, scoop neck',
    de: 'rundhals*, rundausschnitt*',
    fr: 'col rond, encolure ronde, ras du cou',
    es: 'cuello redondo, escote redondo, cuello caja',
    it: 'girocollo, scollo tondo, scollo rotondo',
    nl: 'ronde hals, ronde halslijn',
    pl: 'okrągły dekolt, okrągłym dekoltem, pod szyję, półokrągły dekolt',
    pt: 'gola redonda, decote redondo, gola careca',
    sv: 'rund hals, rundhalsad*, rund halsringning',
    da: 'rund hals, rund halsudskæring, rundhalset',
    nb: 'rund hals, rund halsåpning, rundhals*',
    fi: 'pyöreä pääntie, pyöreällä pääntiellä, o pääntie',
  },
  vNeck: {
    en: 'v neck, v neckline',
    de: 'v ausschnitt*, v ausschnitt',
    fr: 'col v, encolure en v, col en v',
    es: 'cuello de pico, escote en v, cuello en v, cuello v',
    it: 'scollo a v, scollo v, collo a v',
    nl: 'v hals',
    pl: 'dekolt w serek, dekoltem w serek, dekolt v, w serek',
    pt: 'decote em v, gola v, gola em v',
    sv: 'v ringad*, v ringning, v hals',
    da: 'v hals, v udskæring',
    nb: 'v hals, v utringning',
    fi: 'v pääntie*, v aukko*',
  },
  highWaist: {
    en: 'high waist, high waisted, high rise, high waistband',
    de: 'high waist, hohe taille, hoher bund, hohem bund, hoch geschnitten*, hoher taille, hohe leibhöhe',
    fr: 'taille haute, ceinture haute',
    es: 'cintura alta, tiro alto, talle alto',
    it: 'vita alta, a vita alta',
    nl: 'hoge taille, high waist',
    pl: 'wysoki stan, wysokim stanem, z wysokim stanem, wysoka talia, wysoką talią',
    pt: 'cintura alta, cintura subida, cós alto',
    sv: 'hög midja, högmidjad*, hög midj*',
    da: 'høj talje, højtaljet, højtaljede',
    nb: 'høyt liv, høy midje, høyt i livet',
    fi: 'korkea vyötärö, korkeavyötärö*, korkealla vyötäröllä',
  },
  cuffs: {
    en: 'cuffs, ribbed cuffs, thumbholes, thumb holes, thumb loops, adjustable cuffs, cuffed',
    de: `
      bündchen, rippbündchen*, daumenloch*, daumenlöcher*, daumenschlaufe*, ärmelbündchen*, ärmelabschluss*,
      strickbündchen`,
    fr: 'poignets, passe pouce*, poignets côtelés, bords côtes, poignets élastiqués, passe pouces, manchettes',
    es: 'puños, puños acanalados, orificio para el pulgar, puños elásticos, puños ajustables, agujeros para el pulgar',
    it: 'polsini, polsini a costine, fori per i pollici, polsini elastici, passadito, foro per il pollice',
    nl: 'manchetten, boorden, geribde boorden, duimgat*, mouwboorden',
    pl: 'mankiet*, ściągacze, otwory na kciuki, ściągaczem, otworem na kciuk, ściągaczami, otwór na kciuk',
    pt: `
      punhos canelados, punhos elásticos, orifício para o polegar, punhos ajustáveis, furo para o polegar, punhos com`,
    sv: 'muddar, tumhål*, ribbade muddar, ärmslut, mudd, tumgrepp*',
    da: 'manchetter, ribkanter, tommelfingerhul*, ribmanchetter, tommelhul*',
    nb: 'mansjetter, ribbekant*, tommelhull*, ribbemansjett*, tommelgrep*',
    fi: 'resorit, peukaloaukko*, hihansuissa, peukalonrei*, hihansuu*, peukaloreikä*',
  },
  oneHand: {
    en: 'one hand, one handed, single handed, with one hand, one hand fold, one handed operation',
    de: 'mit einer hand, einhändig*, einhand*',
    fr: 'd une seule main, d une main, avec une seule main, une seule main',
    es: 'con una sola mano, con una mano, a una mano, una sola mano',
    it: 'con una sola mano, con una mano, una sola mano',
    nl: 'met één hand, eenhandig*, met een hand, eenhandsbediening',
    pl: 'jedną ręką, jednoręczn*, jednej ręki, jedną dłonią',
    pt: 'com uma só mão, com uma mão, uma só mão, com uma mão só',
    sv: 'med en hand, enhands*',
    da: 'med én hånd, med en hånd, enhånds*',
    nb: 'med én hånd, med en hånd, enhånds*',
    fi: 'yhdellä kädellä, yhden käden, yhden käden käyttö',
  },
  rearFacing: {
    en: 'rear facing, rearward facing, backward facing, parent facing',
    de: 'rückwärtsgerichtet*, reboarder*, entgegen der fahrtrichtung, gegen die fahrtrichtung, rückwärts gerichtet*',
    fr: 'dos à la route, face aux parents, dos route',
    es: 'a contramarcha, contramarcha, de espaldas a la marcha, cara a los padres, sentido contrario a la marcha',
    it: 'contromarcia, in senso contrario, fronte mamma, senso contrario di marcia, in contromarcia',
    nl: `
      achterwaarts*, tegen de rijrichting, met het gezicht naar de ouder, achteruit gericht, tegen de rijrichting in`,
    pl: 'tyłem do kierunku jazdy, przodem do rodzica, tyłem do kierunku',
    pt: `
      contramarcha, de costas para a marcha, virado para os pais, sentido contrário à marcha, de costas para a estrada`,
    sv: 'bakåtvänd*, bakåtvänt, mot föräldern',
    da: 'bagudvendt*',
    nb: 'bakovervendt*',
    fi: 'selkä menosuuntaan, kasvot vanhempaan, selkä menosuunta*',
  },
  forwardFacing: {
    en: 'forward facing, front facing, world facing',
    de: 'vorwärtsgerichtet*, in fahrtrichtung, vorwärts gerichtet*',
    fr: 'face à la route, face au monde, face route',
    es: 'en el sentido de la marcha, cara a la carretera, sentido de la marcha, orientado hacia delante',
    it: 'in senso di marcia, fronte mondo, fronte marcia, senso di marcia',
    nl: 'vooruitgericht*, met de rijrichting mee, in de rijrichting, voorwaarts gericht*',
    pl: 'przodem do kierunku jazdy, przodem do świata, przodem do kierunku',
    pt: 'virado para a frente, no sentido da marcha, de frente para a estrada, sentido da marcha',
    sv: 'framåtvänd*, framåtvänt',
    da: 'fremadvendt*',
    nb: 'fremovervendt*, forovervendt*, framovervendt*',
    fi: 'kasvot menosuuntaan, kasvot menosuunta*',
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
  fastAbsorbing: {
    en: `
      absorbs quickly, fast absorbing, quickly absorbed, absorbs fast, sinks in quickly, absorbs easily, sinks in fast,
      rapidly absorbed, absorbs instantly`,
    de: `
      zieht schnell ein, schnell einziehend*, zieht rasch ein, schnelleinziehend*, rasch einziehend*, zieht sofort ein,
      ziehen schnell ein`,
    fr: `
      pénètre rapidement, absorption rapide, s absorbe rapidement, pénètre vite, pénètre instantanément,
      s absorbe vite`,
    es: `
      absorción rápida, se absorbe rápidamente, rápida absorción, se absorbe rápido, se absorbe fácilmente,
      se absorbe al instante`,
    it: `
      assorbimento rapido, si assorbe rapidamente, si assorbe velocemente, rapido assorbimento, a rapido assorbimento,
      si assorbe in fretta`,
    nl: `
    trekt snel in, snel intrekkend*, snel opgenomen, wordt snel opgenomen, trekt direct in, trekt ~ snel in, snel
    intrekk*, trekt ~ in de huid
    `,
    pl: 'szybko się wchłania, szybko wchłania, szybko wchłaniając*, błyskawicznie się wchłania, szybkie wchłanianie',
    pt: `
      absorção rápida, absorve rapidamente, rápida absorção, é rapidamente absorvid*, absorve depressa,
      absorvido rapidamente`,
    sv: `
      absorberas snabbt, går in snabbt, snabbabsorberande, går snabbt in i huden, sjunker in snabbt, absorberas lätt`,
    da: 'absorberes hurtigt, trænger hurtigt ind, hurtigtabsorberende, optages hurtigt, absorberes let',
    nb: 'absorberes raskt, trekker raskt inn, trekker fort inn, absorberes fort, absorberes lett',
    fi: 'imeytyy nopeasti, nopeasti imeytyv*, imeytyy hetkessä, imeytyy helposti',
  },
  nonGreasy: {
    en: `
      non greasy, not greasy, non sticky, oil free, greaseless, without a greasy film, without greasy residue,
      doesn t feel greasy, no sticky residue`,
    de: `
      nicht fettend*, fettet nicht, nicht klebrig*, ölfrei*, ohne fettfilm, nicht fettig*, ohne zu fetten,
      ohne zu kleben`,
    fr: 'non gras, non grasse, sans effet gras, sans film gras, non collant, non collante, toucher sec, fini non gras',
    es: `
      no graso, no grasa, sin efecto graso, no pegajos*, sin sensación grasa, libre de aceites, no deja sensación grasa,
      oil free`,
    it: 'non unge, non untuos*, non grass*, non appiccicos*, senza ungere, oil free, non lascia residui',
    nl: 'niet vet, niet vettig, plakt niet, olievrij*, vettig laagje, niet plakkerig*, zonder vettig, niet vettend',
    pl: 'nietłust*, nie lepi się, nie tłuści, bez tłustego filmu, tłustego filmu, nie pozostawia tłust*, beztłuszczow*',
    pt: 'não oleos*, não gordur*, sem sensação gordurosa, não pegajos*, oil free, toque seco, não deixa a pele oleosa',
    sv: 'icke fet, kladdar inte, oljefri*, inte kladdig, inte kladdar, icke kladdig*, utan att kännas fet',
    da: 'fedter ikke, ikke fedtet, oliefri*, ikke fedtende, klistrer ikke, uden at fedte',
    nb: 'fetter ikke, ikke fet, oljefri*, ikke klissete, kliner ikke, ikke fettete',
    fi: 'ei rasvoita, rasvaton, ei tahmea, öljytön, tahmaamat*, ei jätä rasvaist*, öljyttöm*, rasvattom*',
  },
  nonComedogenic: {
    en: 'non comedogenic, does not clog pores, won t clog pores, noncomedogenic, doesn t clog pores',
    de: 'nicht komedogen*, verstopft die poren nicht, nicht komedogene, verstopft ~ poren nicht',
    fr: 'non comédogène*, n obstrue pas les pores, ne bouche pas les pores',
    es: 'no comedogénic*, no obstruye los poros, no tapa los poros',
    it: 'non comedogenic*, non comedogen*, non ostruisce i pori, non occlude i pori',
    nl: 'niet comedogeen, niet comedogene, verstopt de poriën niet, non comedogeen',
    pl: 'niekomedogenn*, nie zapycha porów, nie zatyka porów, nie zatyka',
    pt: 'não comedogénic*, não comedogênic*, não obstrui os poros, não entope os poros',
    sv: 'icke komedogen*, täpper inte till porer*, okomedogen*, täpper inte igen porer*',
    da: 'ikke komedogen*, tilstopper ikke porer*, non comedogen*',
    nb: 'ikke komedogen*, tetter ikke porene, non comedogen*',
    fi: 'ei komedogee*, ei tuki ihohuokosia, ei komedogeeninen',
  },
  phNeutral: {
    en: 'ph neutral, ph balanced, ph skin neutral, ph friendly, soap free',
    de: 'ph neutral*, ph hautneutral*, hautneutral*, seifenfrei*',
    fr: 'ph neutre, ph physiologique, sans savon',
    es: 'ph neutro, ph fisiológico, sin jabón',
    it: 'ph neutro, ph fisiologico, senza sapone',
    nl: 'ph neutraal, ph neutrale, ph huidneutraal, zeepvrij*',
    pl: 'ph neutraln*, neutralne ph, neutralnym ph, ph fizjologiczn*, bez mydła',
    pt: 'ph neutro, ph fisiológico, sem sabão',
    sv: 'ph neutral*, tvålfri*',
    da: 'ph neutral*, sæbefri*',
    nb: 'ph nøytral*, såpefri*',
    fi: 'ph neutraal*, saippuaton, saippuattom*',
  },
  smudgeProof: {
    en: `
      smudge proof, smudge resistant, transfer proof, transfer resistant, smudgeproof, sweat proof, sweatproof,
      sweat resistant, does not transfer, doesn t smudge, kiss proof`,
    de: `
      wischfest*, schmierfest*, kussecht*, schweißfest*, verschmiert nicht, abriebfest make up, schweißresistent*,
      schweißbeständig*, verwischt nicht, transferresistent`,
    fr: `
      sans transfert, ne coule pas, ne file pas, résistant à la transpiration, résiste à la transpiration, ne bave pas,
      résistant à la sueur, non transférable, résistante à la transpiration`,
    es: `
      no transfiere, resistente al sudor, no se corre, antitransferencia, a prueba de manchas maquillaje,
      sin transferencia, resistentes al sudor`,
    it: 'no transfer, non sbava, resistente al sudore, non cola, antisbavatura, resistenti al sudore, non trasferisce',
    nl: 'veegvast*, vlekt niet, zweetbestendig*, kusvast, geeft niet af, zweetproof, kissproof, smudge proof',
    pl: 'nie rozmazuje się, odporn* na pot, nie odbija się, odporn* na rozmazywanie, odporność na pot',
    pt: 'não borra, não transfere, resistente ao suor, à prova de suor, resistentes ao suor, antitransferência',
    sv: 'smetfri*, kyssäkta, svettålig*, smetar inte, svettsäker*, svettresistent*, färgar inte av',
    da: 'smitter ikke af, svedbestandig*, tværer ikke ud, kyssægte, svedresistent*, svedtæt*',
    nb: 'smitter ikke av, svettebestandig*, gnir ikke av, kyssekte, svettesikker*, svetteresistent*',
    fi: 'ei leviä, hienkestäv*, ei siirry, tahraamat*, suttaamaton, hikeä kestäv*, hikitiivi*, ei sottaa',
  },
  heatProtectionHair: {
    en: `
      heat protection for hair, heat protectant, thermal protection for hair, protects hair from heat,
      heat protection spray`,
    de: 'schützt das haar vor hitze, hitzeschutzspray*, hitzeschutz für, hitzeschutz fürs haar',
    fr: 'thermo protecteur, thermoprotect*, protège les cheveux de la chaleur, protection thermique des cheveux',
    es: 'protector térmico, termoprotector*, protección térmica del cabello',
    it: 'termoprotett*, protezione dal calore, termo protettiv*',
    nl: 'hittebescherm*, beschermt het haar tegen hitte',
    pl: 'termoochron*, ochrona przed wysoką temperaturą, termiczna ochrona włosów',
    pt: 'protetor térmico, termoprotetor*, proteção térmica do cabelo, proteção térmica para o cabelo',
    sv: 'värmeskyddande, skyddar håret mot värme, värmeskydd för hår, värmeskydd för håret',
    da: 'varmebeskytt*, beskytter håret mod varme',
    nb: 'varmebeskytt*, beskytter håret mot varme',
    fi: 'suojaa hiuksia kuumuudelta, lämpösuojasuih*',
  },
  caffeineFree: {
    en: 'caffeine free, decaf, decaffeinated, without caffeine, no caffeine, naturally caffeine free',
    de: 'koffeinfrei*, entkoffeiniert*, ohne koffein, teeinfrei*',
    fr: 'sans caféine, décaféiné*, sans théine, déca',
    es: 'sin cafeína, descafeinad*, sin teína',
    it: 'senza caffeina, decaffeinat*, deteinat*, senza teina',
    nl: 'cafeïnevrij*, zonder cafeïne, theïnevrij*, decaf',
    pl: 'bezkofeinow*, bez kofeiny, bez teiny',
    pt: 'sem cafeína, descafeinad*, sem teína',
    sv: 'koffeinfri*, utan koffein',
    da: 'koffeinfri*, uden koffein',
    nb: 'koffeinfri*, uten koffein',
    fi: 'kofeiiniton, kofeiinittom*, ei sisällä kofeiinia, kofeiinitonta',
  },
  wholeBean: {
    en: 'whole bean, whole beans, coffee beans, unground',
    de: 'ganze bohne*, kaffeebohnen, ganzen bohnen, bohnenkaffee',
    fr: 'en grains, café en grains, grains entiers, grains de café',
    es: 'en grano, café en grano, granos enteros',
    it: 'in grani, caffè in grani, chicchi interi',
    nl: 'hele bonen, koffiebonen, hele boon',
    pl: 'ziarnist*, w ziarnach, kawa ziarnista, całe ziarna',
    pt: 'em grão, café em grão, grãos inteiros, em grãos',
    sv: 'hela bönor, kaffebönor',
    da: 'hele bønner, kaffebønner',
    nb: 'hele bønner, kaffebønner',
    fi: 'kokonaiset pavut, papuina, kahvipavut, kahvipapu*, papukahvi*',
  },
  ground: {
    en: 'ground coffee, pre ground, finely ground, coarsely ground, freshly ground',
    de: 'gemahlen*, gemahlener kaffee, fein gemahlen, grob gemahlen',
    fr: 'café moulu, moulu, mouture fine',
    es: 'café molido, molido, molida',
    it: 'caffè macinato, macinato, macinata',
    nl: 'gemalen, filtermaling, gemalen koffie',
    pl: 'mielon*, kawa mielona, drobno mielon*',
    pt: 'café moído, moído, moída',
    sv: 'malet kaffe, malet, bryggmalet',
    da: 'formalet, malet kaffe',
    nb: 'malt kaffe, ferdigmalt',
    fi: 'jauhettu, jauhettua, kahvijauhe, valmiiksi jauhet*',
  },
  capsuleCompatible: {
    en: `
      compatible capsules, capsule compatible, coffee capsules, coffee pods, pod compatible, nespresso compatible,
      coffee capsule`,
    de: 'kaffeekapsel*, kapselkompatib*, kaffeepad*, nespresso kompatib*',
    fr: 'compatible nespresso, dosette*, capsules de café, capsules compatibles, capsules à café',
    es: 'monodosis de café, compatible con nespresso, cápsulas de café, cápsulas compatibles',
    it: 'cialde, compatibili nespresso, capsule compatibili, capsule di caffè, capsule caffè',
    nl: 'koffiecups, koffiepads, nespresso compatib*, koffiecapsules',
    pl: `
      kompatybiln* z nespresso, saszetki z kawą, kapsułki z kawą, kapsułkami z kawą, kapsułki do kawy,
      kapsułki do ekspresu`,
    pt: 'compatível com nespresso, cápsulas de café, cápsulas compatíveis',
    sv: 'kaffekapsel*, kaffekapslar, nespresso kompatib*',
    da: 'kaffekapsler, kaffepuder, nespresso kompatib*',
    nb: 'kaffekapsler, kaffeputer, nespresso kompatib*',
    fi: 'kahvikapseli*, nespresso yhteensop*',
  },
  coldPressed: {
    en: 'cold pressed, extra virgin, first cold pressing, unrefined, cold extracted',
    de: 'kaltgepresst*, kalt gepresst*, nativ extra, unraffiniert*, natives olivenöl, kaltextrahiert',
    fr: `
      pressé à froid, pressée à froid, première pression à froid, vierge extra, extra vierge, non raffiné*,
      extraction à froid, pression à froid`,
    es: 'prensado en frío, prensada en frío, virgen extra, extracción en frío, sin refinar, primera presión',
    it: `
      spremitura a freddo, spremuto a freddo, extravergine, extra vergine, estratto a freddo, non raffinat*,
      estrazione a freddo, pressat* a freddo`,
    nl: 'koudgeperst*, koud geperst*, extra vierge, extra vergine, ongeraffineerd*, eerste persing',
    pl: 'tłoczon* na zimno, z pierwszego tłoczenia, extra virgin, nierafinowan*, pierwszego tłoczenia',
    pt: 'prensado a frio, prensada a frio, virgem extra, extra virgem, extração a frio, não refinad*',
    sv: 'kallpressad*, kallpressat, jungfruolja, oraffinerad*, extra virgin',
    da: 'koldpresset, koldpressede, ekstra jomfru*, uraffineret, jomfruolie*',
    nb: 'kaldpresset, kaldpressede, ekstra jomfru*, uraffinert, jomfruolje*',
    fi: 'kylmäpuristet*, ekstra neitsyt*, neitsytöljy*, raffinoimat*',
  },
  wholeGrain: {
    en: 'whole grain, wholegrain, wholemeal, whole wheat, high fibre, high fiber, rich in fibre, source of fibre',
    de: 'vollkorn*, ballaststoffreich*, ballaststoffquelle*, reich an ballaststoffen',
    fr: `
      céréales complètes, blé complet, riche en fibres, farine complète, grains entiers de céréales, source de fibres,
      riz complet, pain complet, pâtes complètes`,
    es: `
      grano entero, rico en fibra, rica en fibra, fuente de fibra, alto contenido en fibra, pan integral,
      arroz integral, harina integral, trigo integral, pasta integral, avena integral, cereales integrales`,
    it: `
      ricco di fibre, ricca di fibre, fonte di fibre, cereali integrali, farina integrale, pane integrale,
      pasta integrale, riso integrale, grano integrale, avena integrale`,
    nl: 'volkoren*, vezelrijk*, rijk aan vezels, bron van vezels',
    pl: 'pełnoziarnist*, bogat* w błonnik, źródło błonnika, wysoka zawartość błonnika',
    pt: `
      rico em fibra, rica em fibra, fonte de fibra, rico em fibras, rica em fibras, pão integral, arroz integral,
      farinha integral, trigo integral, massa integral, aveia integral, cereais integrais`,
    sv: 'fullkorn*, fiberrik*, rik på fiber, fiberkälla',
    da: 'fuldkorn*, fiberrig*, rig på fiber, kilde til fiber',
    nb: 'fullkorn*, fiberrik*, rik på fiber, kilde til fiber, sammalt',
    fi: 'täysjyvä*, runsaskuitui*, kuidun lähde, runsaasti kuitua',
  },
  highProtein: {
    en: 'high protein, rich in protein, source of protein, protein rich, high in protein',
    de: `
      proteinreich*, eiweißreich*, proteinquelle*, hoher proteingehalt, reich an eiweiß, reich an protein*,
      high protein, eiweissreich*`,
    fr: 'riche en protéines, source de protéines, hyperprotéiné*, teneur élevée en protéines',
    es: `
      rico en proteínas, rica en proteínas, alto en proteínas, fuente de proteínas, alto contenido en proteínas,
      ricos en proteínas`,
    it: 'ricco di proteine, ricca di proteine, fonte di proteine, alto contenuto di proteine, proteico',
    nl: 'eiwitrijk*, proteïnerijk*, rijk aan eiwit*, bron van eiwit*, rijk aan proteïne*',
    pl: 'wysokobiałkow*, bogat* w białko, źródło białka, wysoka zawartość białka, dużo białka',
    pt: `
      rico em proteína, rica em proteína, fonte de proteína, alto teor de proteína, rico em proteínas,
      rica em proteínas`,
    sv: 'proteinrik*, rik på protein, proteinkälla*, högt proteininnehåll',
    da: 'proteinrig*, rig på protein, proteinkilde*, højt proteinindhold, kilde til protein',
    nb: 'proteinrik*, rik på protein, proteinkilde*, høyt proteininnhold, kilde til protein',
    fi: 'runsasproteiini*, proteiinipitoi*, proteiinin lähde, runsaasti proteiinia',
  },
  grainFree: {
    en: 'grain free, without grain, cereal free, no grains',
    de: 'getreidefrei*, ohne getreide',
    fr: 'sans céréales, sans céréale',
    es: 'sin cereales, libre de cereales, sin cereal, sin granos',
    it: 'senza cereali, grain free',
    nl: 'graanvrij*, zonder granen, zonder graan',
    pl: 'bezzbożow*, bez zbóż',
    pt: 'sem cereais, livre de grãos, sem grãos, grain free',
    sv: 'spannmålsfri*, utan spannmål',
    da: 'kornfri*, uden korn',
    nb: 'kornfri*, uten korn',
    fi: 'viljaton, viljattom*, viljatonta, ilman viljaa',
  },
  monoprotein: {
    en: 'single protein, monoprotein, single source of protein, single source protein, mono protein',
    de: `
      monoprotein*, eine tierische proteinquelle, single protein, mono protein, einer einzigen proteinquelle,
      einzige proteinquelle`,
    fr: 'monoprotéine*, mono protéine, une seule source de protéines, source unique de protéines, protéine unique',
    es: 'monoproteic*, monoproteína, única fuente de proteína, una sola fuente de proteína, proteína única',
    it: 'monoproteic*, unica fonte proteica, singola fonte proteica, mono proteic*, unica fonte di proteine',
    nl: 'mono proteïne, één eiwitbron, monoproteïne, enkele eiwitbron, single protein',
    pl: 'monobiałkow*, jedno źródło białka, jednym źródłem białka, jedno białko zwierzęce',
    pt: 'monoproteic*, monoproteína, única fonte de proteína, uma só fonte de proteína, proteína única',
    sv: 'en enda proteinkälla, monoprotein*, en proteinkälla',
    da: 'én proteinkilde, monoprotein*, en enkelt proteinkilde, en proteinkilde',
    nb: 'én proteinkilde, monoprotein*, en enkelt proteinkilde, en proteinkilde',
    fi: 'yksi proteiininlähde, monoproteiini*, yhden proteiinin, yksi eläinproteiini',
  },
  completeFood: {
    en: 'complete food, complete feed, complete pet food, nutritionally complete, complete and balanced',
    de: 'alleinfutter*',
    fr: 'aliment complet, aliments complets, complet et équilibré',
    es: 'alimento completo, alimentos completos, pienso completo, completo y equilibrado',
    it: 'alimento completo, alimenti completi, mangime completo, completo ed equilibrato',
    nl: 'volledig diervoeder, volledige voeding, compleet voer, volledig diervoer, volledig voer',
    pl: 'karma pełnoporcjowa, pełnoporcjow*, karmy pełnoporcjowej',
    pt: 'alimento completo, alimentos completos, ração completa, completo e equilibrado',
    sv: 'helfoder*, komplett foder',
    da: 'fuldfoder*, komplet foder',
    nb: 'fullfôr*, komplett fôr',
    fi: 'täysravinto*, täysrehu*',
  },
  complementaryFood: {
    en: 'complementary food, complementary feed, complementary pet food',
    de: 'ergänzungsfutter*, einzelfutter*',
    fr: 'aliment complémentaire, aliments complémentaires',
    es: 'alimento complementario, pienso complementario, alimentos complementarios',
    it: 'alimento complementare, mangime complementare, alimenti complementari',
    nl: 'aanvullend diervoeder, aanvullende voeding, aanvullend diervoer',
    pl: 'karma uzupełniając*, karmy uzupełniającej',
    pt: 'alimento complementar, ração complementar, alimentos complementares',
    sv: 'kompletteringsfoder*, tillskottsfoder*, kompletterande foder',
    da: 'tilskudsfoder*, supplerende foder',
    nb: 'tilskuddsfôr*, supplerende fôr',
    fi: 'täydennysravinto*, täydennysrehu*',
  },
  interactive: {
    en: 'interactive, responds to, reacts to touch, responds when',
    de: 'interaktiv*, reagiert auf berührung, reagiert auf',
    fr: 'interactif, interactive, interactifs, interactives, réagit au toucher',
    es: 'interactiv*, reacciona al tacto',
    it: 'interattiv*, reagisce al tocco',
    nl: 'interactief, interactieve, reageert op aanraking',
    pl: 'interaktywn*, reaguje na dotyk, reaguje na',
    pt: 'interativ*, interactiv*, reage ao toque',
    sv: 'interaktiv*, reagerar på beröring',
    da: 'interaktiv*, reagerer på berøring',
    nb: 'interaktiv*, reagerer på berøring',
    fi: 'interaktiivi*, reagoi kosketukseen, vuorovaikutteis*',
  },
  washOutPaint: {
    en: `
      washable paint, washable markers, washes out of clothes, washable ink, washes out of most fabrics,
      washes off skin`,
    de: `
      auswaschbare farbe, auswaschbare stifte, auswaschbar, lässt sich auswaschen, abwaschbare farbe,
      geht beim waschen raus, leicht auswaschbar`,
    fr: `
      peinture lavable, feutres lavables, encre lavable, se lave facilement, s élimine au lavage, peintures lavables`,
    es: 'pintura lavable, rotuladores lavables, se lava con facilidad, tinta lavable, ceras lavables',
    it: 'pennarelli lavabili, colori lavabili, inchiostro lavabile, tempera lavabile, tempere lavabili',
    nl: 'uitwasbare stiften, uitwasbare verf, uitwasbare viltstiften, afwasbare verf',
    pl: 'spieralne farby, zmywalne farby, spieralne flamastry, zmywalne flamastry, spieraln*, spieralny atrament',
    pt: 'tinta lavável, canetas laváveis, marcadores laváveis, canetinhas laváveis, guaches laváveis',
    sv: 'tvättbara tuschpennor, tvättbar färg, tvättbara färger, tvättbara pennor, lätt att tvätta ur',
    da: 'vaskbare tusser, vaskbar maling, vaskbare farver, vaskbar tusch',
    nb: 'vaskbare tusjer, vaskbar maling, vaskbare farger, vaskbare tusjpenner',
    fi: 'vesipestäv*, pestävät tussit, pesussa irtoav*, irtoaa pesussa, pestävät värit',
  },
  antiTip: {
    en: `
      anti tip, wall anchor, tip over protection, anti tip kit, wall anchoring, secure to the wall,
      attach to the wall to prevent, fixed to the wall to prevent tipping`,
    de: 'kippschutz*, kippsicher*, wandbefestigung gegen kippen, an der wand befestigen, wandverankerung',
    fr: `
      anti basculement, antibasculement, fixation anti basculement, dispositif anti basculement,
      système anti basculement, kit anti basculement`,
    es: 'antivuelco, anti vuelco, sistema antivuelco, kit antivuelco',
    it: 'antiribaltamento, anti ribaltamento, sistema antiribaltamento, fissaggio antiribaltamento',
    nl: 'kantelbeveiliging, omvalbeveiliging, anti kantel*, valbeveiliging meubel, kantelveilig*',
    pl: `
      zabezpieczenie przed przewróceniem, zabezpieczenie przed przechyleniem, zabezpieczeniem przed przewróceniem,
      mocowanie zapobiegające przewróceniu`,
    pt: 'antitombamento, anti tombamento, sistema antiqueda móvel, kit antitombamento, anti queda',
    sv: 'tippskydd*, tippsäkring, välter inte, vältskydd*',
    da: 'tippesikring, væltesikring*, vippesikring, tippebeslag*',
    nb: 'tippsikring*, veltesikring*, tippesikring',
    fi: 'kaatumissuoja*, kaatumisest*, kaatumisenesto',
  },
  roundedCorners: {
    en: 'rounded corners, rounded edges, smooth edges, rounded corner, no sharp edges',
    de: 'abgerundete ecken, abgerundete kanten, abgerundeten ecken, abgerundeten kanten, runde ecken, runden kanten',
    fr: 'coins arrondis, bords arrondis, angles arrondis, arêtes arrondies',
    es: 'esquinas redondeadas, bordes redondeados, cantos redondeados',
    it: 'angoli arrotondati, bordi arrotondati, spigoli arrotondati, angoli smussati',
    nl: 'afgeronde hoeken, afgeronde randen, ronde hoeken',
    pl: `
      zaokrąglone rogi, zaokrąglone krawędzie, zaokrąglonymi krawędziami, zaokrąglone narożniki, zaokrąglonymi rogami`,
    pt: 'cantos arredondados, bordas arredondadas, arestas arredondadas, extremidades arredondadas',
    sv: 'rundade hörn, rundade kanter, avrundade hörn, avrundade kanter',
    da: 'afrundede hjørner, afrundede kanter, runde hjørner',
    nb: 'avrundede hjørner, avrundede kanter, runde hjørner',
    fi: 'pyöristetyt kulmat, pyöristetyt reunat, pyöristet*',
  },
  cableManagement: {
    en: `
      cable management, cable tray, cord storage, cable storage, cord wrap, cord rewind, retractable cord, cable outlet,
      cable duct, cord winder, automatic cord rewind`,
    de: `
      kabelmanagement, kabelaufwicklung*, kabelaufroll*, kabelführung*, kabelkanal*, kabelfach*,
      automatische kabelaufwicklung, kabeldurchlass*, kabelwanne*, kabelstauraum`,
    fr: `
      gestion des câbles, enrouleur de câble, range cordon, rangement du cordon, rangement du câble,
      enrouleur automatique, range câble*, passe câble*, enroulement automatique`,
    es: `
      gestión de cables, recogecables, recoge cables, organizador de cables, enrollacables, pasacables, guarda cables`,
    it: 'gestione dei cavi, avvolgicavo, raccogli cavo, passacavi, avvolgicavo automatico, vano cavi, portacavi',
    nl: `
      kabelmanagement, snoeropwind*, snoeropberg*, kabelgoot*, kabeldoorvoer*, automatische snoeroprol*, snoeroproller,
      kabelgeleid*`,
    pl: `
      organizacja kabli, zwijacz kabla, zwijanie kabla, schowek na kabel, przelotka kablowa, przepust na kable,
      przelotka na kable, automatyczne zwijanie, miejsce na kabel`,
    pt: `
      gestão de cabos, enrolador de cabo, recolha automática do cabo, arrumação do cabo, passa cabos, guarda cabos,
      recolhimento automático, enrolamento do cabo, organizador de cabos`,
    sv: `
      kabelhantering*, sladdvinda*, sladdförvaring*, kabelgenomföring*, sladdupprullning, kabelränna*, kabelförvaring`,
    da: `
      kabelstyring*, ledningsopbevaring*, ledningsoprul*, kabelgennemføring*, kabelbakke*, automatisk ledningsoprul*`,
    nb: `
      kabelhåndtering*, ledningsoppbevaring*, kabelgjennomføring*, automatisk ledningsinntrekk, kabelkanal*,
      ledningsoppspol*, kabeloppbevaring`,
    fi: 'johdonkelaus*, johtokela*, kaapelinhallinta*, johdon säilytys*, kaapeliläpivien*, johdon kelau*, kaapelikour*',
  },
  outdoorUse: {
    en: 'for outdoor use, indoor and outdoor, indoors and outdoors, for outdoors, suitable for outdoors, outdoor use',
    de: `
      für innen und außen, für drinnen und draußen, für den außenbereich, innen und außenbereich, für draußen,
      outdoor geeignet, für den innen und außenbereich, im außenbereich, für außen`,
    fr: `
      intérieur et extérieur, pour l extérieur, usage extérieur, en extérieur, utilisation extérieure,
      intérieur comme extérieur`,
    es: 'interior y exterior, para exteriores, uso exterior, para exterior, uso en exteriores, interiores y exteriores',
    it: 'interno ed esterno, per esterni, uso esterno, da esterno, per interni ed esterni',
    nl: 'binnen en buiten, voor buiten, buitengebruik, gebruik buiten, geschikt voor buiten, voor buitengebruik',
    pl: 'wewnątrz i na zewnątrz, do użytku zewnętrznego, do wewnątrz i na zewnątrz, użytku na zewnątrz',
    pt: `
      interior e exterior, para exterior, uso exterior, uso externo, para exteriores, interiores e exteriores,
      uso em exteriores, áreas externas`,
    sv: 'inomhus och utomhus, för utomhusbruk, utomhusbruk, för utomhus, inne och ute, användas utomhus',
    da: 'indendørs og udendørs, til udendørs brug, udendørs brug, inde og ude, til udendørsbrug, bruges udendørs',
    nb: 'innendørs og utendørs, til utendørs bruk, utendørs bruk, inne og ute, utendørsbruk, brukes utendørs',
    fi: 'sisä ja ulkokäyttöön, ulkokäytt*, sisälle ja ulos, ulkokäytössä',
  },
  indoorOnly: {
    en: 'indoor use only, indoors only, only for indoors, only for indoor use',
    de: `
      nur für innen, nur für den innenbereich, nur für drinnen, nur im innenbereich, nur für innenräume,
      nur im innenraum, ausschließlich für innen*, ausschließlich im innenbereich`,
    fr: `
      usage intérieur uniquement, uniquement en intérieur, uniquement pour l intérieur, exclusivement en intérieur,
      seulement en intérieur`,
    es: `
      solo para interiores, solo para interior, solo en interiores, exclusivamente en interiores, solo uso interior,
      únicamente en interiores`,
    it: `
      solo per interni, solo per uso interno, solo all interno, esclusivamente per interni, solo in ambienti interni`,
    nl: 'alleen binnen, uitsluitend voor binnen, alleen voor binnen, alleen voor binnengebruik, uitsluitend binnen',
    pl: 'tylko wewnątrz, tylko do wnętrz, wyłącznie wewnątrz, tylko do użytku wewnętrznego',
    pt: `
      apenas para interior, só para interior, apenas em interiores, só em interiores, apenas para uso interno,
      exclusivamente em interiores`,
    sv: 'endast inomhus, bara inomhus, endast för inomhusbruk, bara för inomhusbruk',
    da: 'kun indendørs, kun til indendørs brug, udelukkende indendørs',
    nb: 'kun innendørs, kun til innendørs bruk, bare innendørs',
    fi: 'vain sisäkäyttöön, vain sisätiloi*, ainoastaan sisä*, tarkoitettu sisäkäyttöön',
  },
  powerBankFunction: {
    en: `
      power bank function, charges other devices, charge other devices, power bank mode, charge your phone from it,
      can charge your phone`,
    de: 'powerbank funktion, powerbankfunktion*, lädt andere geräte, andere geräte aufladen, andere geräte laden',
    fr: `
      fonction powerbank, recharger d autres appareils, fonction power bank, batterie externe intégrée,
      recharge d autres appareils`,
    es: `
      función powerbank, cargar otros dispositivos, función power bank, batería externa integrada,
      carga otros dispositivos`,
    it: 'funzione powerbank, ricaricare altri dispositivi, funzione power bank, ricarica altri dispositivi',
    nl: 'powerbankfunctie, andere apparaten opladen, powerbank functie',
    pl: 'funkcja powerbanku, ładować inne urządzenia, funkcją powerbanku, funkcję powerbanku, funkcja powerbank',
    pt: 'função powerbank, carregar outros dispositivos, função power bank, carrega outros dispositivos',
    sv: 'powerbankfunktion*, ladda andra enheter, laddar andra enheter',
    da: 'powerbank funktion, powerbankfunktion*, oplade andre enheder, lade andre enheder',
    nb: 'powerbankfunksjon*, lade andre enheter, lader andre enheter',
    fi: 'varavirtalähdetoimin*, lataa muita laitteita, powerbank toimin*, varavirtalähteenä, ladata muita laitteita',
  },
  leashRing: {
    en: 'pet id tag, d ring, leash attachment, leash ring',
    de: 'd ring*, leinenring*, leinenbefestigung',
    fr: 'anneau en d, anneau pour laisse, attache laisse, anneau d attache',
    es: 'anilla en d, anilla para la correa, anilla para correa',
    it: 'anello a d, anello per guinzaglio, anello per il guinzaglio, aggancio guinzaglio',
    nl: 'd ring, ring voor de riem, ring voor de lijn',
    pl: 'kółko w kształcie d, kółko do smyczy, kółko na smycz, półkółk*',
    pt: 'argola em d, argola para trela, argola para a trela, argola para guia',
    sv: 'd ring*, ring för koppel, kopplingsring, ring för kopplet',
    da: 'd ring*, ring til snor, ring til hundesnor, ring til line',
    nb: 'd ring*, ring til bånd, feste for bånd, feste til bånd',
    fi: 'd rengas, talutinrengas*, hihnarengas*, talutinlenk*',
  },
  chewResistant: {
    en: 'chew resistant, chew proof, bite resistant, tough chewers, bite proof',
    de: 'bissfest*, kaufest*, bisssicher*, zerbeißsicher*',
    fr: `
      résistant aux morsures, résistante aux morsures, anti morsure, résiste aux morsures, résistant au mâchage,
      anti mordillement`,
    es: `
      resistente a los mordiscos, resistente a mordiscos, resistente a las mordeduras, resiste mordiscos,
      resistente a mordeduras`,
    it: 'resistente ai morsi, a prova di morso, antimorso, resistente alle masticazioni, resiste ai morsi',
    nl: 'bijtbestendig*, kauwbestendig*, beetvast*, bijtvast*',
    pl: 'odporn* na gryzienie, odporn* na ugryzienia, odporn* na pogryzienie, odporność na gryzienie',
    pt: `
      resistente a mordidas, resistente às mordidas, resistente a dentadas, resistente à mastigação,
      à prova de mordidas`,
    sv: 'bitsäker*, tuggtålig*, bittålig*, tål tuggande',
    da: 'bidsikker*, bidefast*, tyggesikker*, bidfast*, tåler at blive tygget',
    nb: 'bitesikker*, bitefast*, tyggesikker*, tåler tygging',
    fi: 'puremisenkest*, puremista kestäv*, pureskelun kest*, pureskelunkest*, puremiskest*',
  },
};
