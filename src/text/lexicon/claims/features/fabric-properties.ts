import type { ConceptTable } from '../concept-table.ts';

/** Features: what the fabric of clothes and shoes withstands and does. */
export const FABRIC_FEATURES: ConceptTable = {
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
};
