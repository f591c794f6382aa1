import type { ConceptTable } from '../concept-table.ts';

/** Certificates, seals, standards and diets. */
export const LABELS: ConceptTable = {
  organic: {
    en: `
      organic, certified organic, organically grown, organic farming, organic cotton, organic ingredients, eu organic,
      usda organic, biodynamic, organically produced`,
    de: `
      aus kontrolliert biologischem anbau, bio baumwolle, biobaumwolle, bio zertifiziert*, bio qualität, bioqualität,
      aus biologischem anbau, biologisch angebaut*, bio siegel, biosiegel, eu bio, ökologisch angebaut*,
      ökologischem anbau, kbt, demeter, bioland, bio anbau, in bio qualität, ökologische baumwolle`,
    fr: `
      bio, biologique*, issu* de l agriculture biologique, agriculture biologique, coton bio, coton biologique,
      certifié* bio, label ab, biodynamie, certifié* biologique`,
    es: `
      ecológico certificado, orgánico, orgánica, orgánicos, orgánicas, agricultura ecológica, cultivo ecológico,
      algodón ecológico, cultivo orgánico, producción ecológica, certificación ecológica, cultivo biológico,
      agricultura biológica`,
    it: `
      biologico, biologica, biologici, biologiche, bio, agricoltura biologica, cotone biologico,
      certificat* biologic*, da agricoltura biologica, cotone organico, certificat* bio`,
    nl: `
      biologisch, biologische, biologisch geteeld*, biologische landbouw, biologisch katoen, bio katoen,
      biologisch gecertificeerd*, eko keurmerk, biokatoen, organisch katoen`,
    pl: `
      ekologiczn* upraw*, upraw* ekologiczn*, bawełn* organiczn*, organiczn*, rolnictwa ekologicznego,
      z upraw ekologicznych, certyfikowan* bio, bawełn* ekologiczn*, eko certyfikat, rolnictwo ekologiczne,
      ekologiczn* bawełn*`,
    pt: `
      biológico, biológica, biológicos, biológicas, orgânico, orgânica, orgânicos, orgânicas, agricultura biológica,
      algodão orgânico, algodão biológico, certificad* biológic*, agricultura orgânica`,
    sv: `
      ekologisk*, ekologiskt odlad*, kravmärkt*, krav märkt, ekologisk bomull, ekobomull, eu ekologisk*,
      ekologiskt certifiera*`,
    da: `
      økologisk*, økologi, økologisk bomuld, ø mærket, økologisk dyrket*, statskontrolleret økologisk,
      økologisk certificeret`,
    nb: 'økologisk*, økologisk bomull, ø merket, debio*, økologisk dyrket*, økologisk sertifisert*',
    fi: `
      luomu*, luomupuuvill*, luomulaat*, luonnonmukaisesti viljel*, luomusertifioi*, luonnonmukaisesti tuotet*,
      luomutuot*`,
  },
  vegan: {
    en: `
      vegan, vegan friendly, 100 vegan, no animal products, no animal ingredients, free from animal products,
      free of animal products, veganism, suitable for vegans, vegan society, certified vegan`,
    de: `
      vegan, vegane, veganer, veganes, veganen, veganem, ohne tierische*, frei von tierischen, tierfrei*,
      für veganer`,
    fr: `
      végane*, vegan, végan*, végétalien*, sans produits d origine animale, sans ingrédients d origine animale,
      sans produit animal, végans`,
    es: `
      vegano, vegana, veganos, veganas, vegan, apto para veganos, sin ingredientes de origen animal,
      sin ingredientes animales, sin productos de origen animal`,
    it: `
      vegano, vegana, vegani, vegane, vegan, senza ingredienti di origine animale, adatto ai vegani,
      privo di ingredienti animali`,
    nl: `
      vegan, veganistisch*, zonder dierlijke, geen dierlijke, vrij van dierlijke, geschikt voor veganisten,
      dierproductvrij`,
    pl: `
      wegańsk*, wegansk*, vegan, bez składników pochodzenia zwierzęcego, dla wegan, bez składników zwierzęcych,
      nie zawiera składników pochodzenia zwierzęcego`,
    pt: `
      vegano, vegana, veganos, veganas, vegan, vegan friendly, sem ingredientes de origem animal,
      sem produtos de origem animal, apto para veganos`,
    sv: 'vegansk*, vegan, utan animaliska, fri från animaliska, helt vegansk, inga animaliska',
    da: 'vegansk*, vegan, uden animalske, fri for animalske, ingen animalske',
    nb: 'vegansk*, vegan, uten animalske, fri for animalske, ingen animalske',
    fi: 'vegaani*, vegaaninen, ei sisällä eläinperäi*, ilman eläinperäi*, ei eläinperäi*',
  },
  plantBased: {
    en: 'plant based, plant derived, of plant origin, vegetable origin, from plants, plant powered',
    de: 'pflanzenbasiert*, pflanzlich*, auf pflanzenbasis, auf pflanzlicher basis, rein pflanzlich*',
    fr: 'd origine végétale, à base de plantes, à base végétale, végétal*, base végétale',
    es: 'origen vegetal, base vegetal, a base de plantas, de origen vegetal',
    it: 'origine vegetale, base vegetale, a base di piante, di origine vegetale, a base vegetale',
    nl: 'plantaardig*, op plantaardige basis, op basis van planten, plant based',
    pl: 'roślinn*, pochodzenia roślinnego, na bazie roślin, bazie roślinnej',
    pt: 'origem vegetal, base vegetal, à base de plantas, de origem vegetal',
    sv: 'växtbasera*, vegetabilisk*, av vegetabiliskt ursprung',
    da: 'plantebasere*, vegetabilsk*, af vegetabilsk oprindelse',
    nb: 'plantebasert*, vegetabilsk*, av vegetabilsk opprinnelse',
    fi: 'kasvipohjai*, kasviperäi*, kasvipohja*, kasveista valmistet*',
  },
  vegetarian: {
    en: 'vegetarian*, suitable for vegetarians, veggie, meat free, meatless',
    de: 'vegetarisch*, für vegetarier, fleischlos*, fleischfrei*, vegetarier*',
    fr: 'végétarien*, sans viande, pour végétariens',
    es: 'vegetarian*, apto para vegetarianos, sin carne',
    it: 'vegetarian*, senza carne, per vegetariani',
    nl: 'vegetarisch*, vleesvrij*, vegetariër*, zonder vlees',
    pl: 'wegetariańsk*, wegetarian*, bezmięsn*, dla wegetarian',
    pt: 'vegetarian*, sem carne, apto para vegetarianos',
    sv: 'vegetarisk*, köttfri*, vegetarian*, utan kött',
    da: 'vegetarisk*, kødfri*, vegetar*, uden kød',
    nb: 'vegetarisk*, kjøttfri*, vegetarian*, uten kjøtt',
    fi: 'kasvis*, vegetaari*, lihaton, lihatonta, lihattom*',
  },
  crueltyFree: {
    en: `
      cruelty free, not tested on animals, no animal testing, free from animal testing, leaping bunny,
      animal testing free, never tested on animals, against animal testing, without animal testing, peta approved,
      mulesing free, animal welfare`,
    de: `
      tierversuchsfrei*, ohne tierversuche, keine tierversuche, frei von tierversuchen, nicht an tieren getestet,
      leaping bunny, mulesing frei*, tierleidfrei*, mulesingfrei*, tierwohl*, frei von tierleid, ohne tierleid`,
    fr: `
      cruelty free, non testé* sur les animaux, sans test sur les animaux, sans cruauté, pas testé* sur les animaux,
      sans expérimentation animale, leaping bunny, bien être animal, jamais testé* sur les animaux, sans mulesing`,
    es: `
      cruelty free, no testad* en animales, sin crueldad animal, libre de crueldad, no probad* en animales,
      sin testar en animales, sin pruebas en animales, leaping bunny, bienestar animal, sin mulesing,
      no experimentad* con animales, libre de mulesing`,
    it: `
      cruelty free, non testat* sugli animali, senza crudeltà, non testat* su animali, senza test sugli animali,
      leaping bunny, benessere animale, mai testat* su animali, mulesing free, senza mulesing`,
    nl: `
      cruelty free, dierproefvrij*, niet getest op dieren, zonder dierproeven, proefdiervrij*, leaping bunny,
      mulesingvrij*, dierenwelzijn, dierproef vrij, zonder dierenleed, geen dierproeven`,
    pl: `
      cruelty free, nietestowan* na zwierzętach, nie testowan* na zwierzętach, bez testów na zwierzętach,
      wolne od okrucieństwa, dobrostan* zwierząt, leaping bunny, nie testujemy na zwierzętach, bez mulesingu,
      wolne od mulesingu`,
    pt: `
      cruelty free, não testad* em animais, livre de crueldade, sem testes em animais, sem crueldade, leaping bunny,
      bem estar animal, nunca testad* em animais, não é testad* em animais, sem mulesing`,
    sv: `
      djurförsöksfri*, inte testad på djur, ej testad på djur, utan djurförsök, cruelty free, inga djurförsök,
      leaping bunny, mulesingfri*, djurvälfärd*, djurtestfri*`,
    da: `
      dyreforsøgsfri*, ikke testet på dyr, uden dyreforsøg, cruelty free, leaping bunny, dyrevelfærd*, mulesingfri*,
      fri for dyreforsøg, ingen dyreforsøg`,
    nb: `
      dyreforsøksfri*, ikke testet på dyr, uten dyretesting, uten dyreforsøk, cruelty free, leaping bunny,
      mulesingfri*, dyrevelferd*, ingen dyretesting, dyretestfri*`,
    fi: `
      eläinkokeeton, eläinkokeetonta, eläinkokeettom*, ei testattu eläimillä, ei eläinkokeita, ilman eläinkokeita,
      cruelty free, mulesing vapaa*, eläinten hyvinvoin*, leaping bunny`,
  },
  fairTrade: {
    en: `
      fair trade, fairtrade, fairly traded, ethically made, ethically produced, fair wear, ethical production,
      fair wages, fair working conditions, ethically sourced, responsible working conditions, no child labour,
      no child labor, living wage*, wfto`,
    de: `
      fairtrade*, fair trade, fair gehandelt*, faire arbeitsbedingungen, fair produziert*, fair wear*,
      faire produktion, faire löhne, fair hergestellt*, ohne kinderarbeit, fairen bedingungen, fairer handel`,
    fr: `
      commerce équitable, équitable*, fair trade, fairtrade, fair wear, conditions de travail équitables,
      salaires équitables, fabrication éthique, éthique*, production équitable, sans travail des enfants`,
    es: `
      comercio justo, fair trade, fairtrade, fair wear, condiciones justas, salarios justos, producción ética,
      éticamente, condiciones laborales justas, sin trabajo infantil, fabricación ética`,
    it: `
      commercio equo, equo e solidale, equosolidale, fair trade, fairtrade, fair wear, produzione etica,
      condizioni di lavoro eque, salari equi, etico, eticamente, senza lavoro minorile`,
    nl: `
      fairtrade*, fair trade, eerlijke handel, eerlijk geproduceerd, fair wear*, eerlijke arbeidsomstandigheden,
      eerlijke lonen, ethisch geproduceerd, zonder kinderarbeid, eerlijk gemaakt`,
    pl: `
      fair trade, fairtrade, sprawiedliwy handel, sprawiedliwego handlu, fair wear, etyczn* produkc*, etycznie,
      uczciwych warunkach, godziwe wynagrodzeni*, bez pracy dzieci, sprawiedliwych warunkach`,
    pt: `
      comércio justo, fair trade, fairtrade, fair wear, condições justas, salários justos, produção ética, eticamente,
      condições de trabalho justas, fabrico ético, sem trabalho infantil`,
    sv: `
      rättvis handel, fairtrade*, fair trade, rättvist producera*, fair wear*, rättvisa löner, etiskt producera*,
      goda arbetsvillkor, rättvisa villkor`,
    da: `
      fairtrade*, fair trade, fair wear*, etisk produceret, fair produceret, fair løn, rimelige arbejdsforhold,
      ordentlige arbejdsforhold, retfærdig handel, rimelige lønninger`,
    nb: `
      fairtrade*, fair trade, rettferdig handel, fair wear*, etisk produsert, rettferdig produsert, rettferdig lønn,
      gode arbeidsforhold, anstendige arbeidsforhold`,
    fi: `
      reilu kauppa, reilun kaupan, reilu* kaupa*, fairtrade*, fair wear*, eettisesti tuotet*, eettisesti valmistet*,
      reilut työolo*, oikeudenmukai* työolo*, reilu palkka`,
  },
  gots: {
    en: 'gots, gots certified, global organic textile standard',
    de: 'gots, gots zertifiziert*, global organic textile standard',
    fr: 'gots, certifié* gots, label gots, global organic textile standard',
    es: 'gots, certificad* gots, certificación gots, global organic textile standard',
    it: 'gots, certificat* gots, certificazione gots, global organic textile standard',
    nl: 'gots, gots gecertificeerd*, gots keurmerk, global organic textile standard',
    pl: 'gots, certyfikat gots, certyfikatem gots, global organic textile standard',
    pt: 'gots, certificad* gots, certificação gots, global organic textile standard',
    sv: 'gots, gots certifierad*, gots märkt*, global organic textile standard',
    da: 'gots, gots certificeret, gots mærket, global organic textile standard',
    nb: 'gots, gots sertifisert, gots merket, global organic textile standard',
    fi: 'gots, gots sertifioi*, gots sertifikaat*, global organic textile standard',
  },
  oekoTex: {
    en: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    de: 'öko tex, oeko tex, ökotex*, oekotex*, standard 100, made in green',
    fr: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    es: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    it: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    nl: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    pl: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    pt: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    sv: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    da: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    nb: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
    fi: 'oeko tex, oekotex*, öko tex, standard 100, made in green',
  },
  fsc: {
    en: `
      fsc, fsc certified, fsc mix, forest stewardship council, fsc wood, certified wood, responsible forestry,
      sustainably managed forests, responsibly managed forests, pefc`,
    de: `
      fsc, fsc zertifiziert*, fsc holz, forest stewardship council, nachhaltige forstwirtschaft,
      nachhaltiger forstwirtschaft, nachhaltiger waldwirtschaft, zertifiziertes holz, zertifiziertem holz, pefc,
      fsc mix`,
    fr: `
      fsc, certifié* fsc, bois certifié, forêts gérées durablement, forêts gérées de manière,
      gestion durable des forêts, pefc, forest stewardship council, label fsc, forêts durables`,
    es: `
      fsc, certificad* fsc, madera certificada, bosques gestionados, gestión forestal sostenible, pefc,
      forest stewardship council, bosques sostenibles, certificación fsc`,
    it: `
      fsc, certificat* fsc, legno certificato, foreste gestite, gestione forestale sostenibile, pefc,
      forest stewardship council, foreste sostenibili, certificazione fsc`,
    nl: `
      fsc, fsc gecertificeerd*, fsc keurmerk, gecertificeerd hout, duurzaam beheerde bossen, duurzaam bosbeheer, pefc,
      forest stewardship council, fsc hout, verantwoord bosbeheer`,
    pl: `
      fsc, certyfikat fsc, certyfikatem fsc, certyfikowane drewno, certyfikowanego drewna,
      zrównoważonej gospodarki leśnej, zrównoważonych lasów, pefc, forest stewardship council,
      odpowiedzialnej gospodarki leśnej`,
    pt: `
      fsc, certificad* fsc, madeira certificada, florestas geridas, gestão florestal sustentável, pefc,
      forest stewardship council, certificação fsc, florestas sustentáveis, manejo florestal`,
    sv: `
      fsc, fsc certifierad*, fsc märkt*, certifierat trä, ansvarsfullt skogsbruk, hållbart skogsbruk, pefc,
      forest stewardship council`,
    da: `
      fsc, fsc certificeret, fsc mærket, certificeret træ, bæredygtigt skovbrug, ansvarligt skovbrug, pefc,
      forest stewardship council`,
    nb: `
      fsc, fsc sertifisert, fsc merket, sertifisert tre, bærekraftig skogbruk, ansvarlig skogbruk, pefc,
      forest stewardship council`,
    fi: `
      fsc, fsc sertifioi*, fsc merkit*, sertifioitu puu, kestävä metsätalous, vastuullisesti hoidetu*, pefc,
      forest stewardship council, kestävästi hoidetu*`,
  },
  globalRecycledStandard: {
    en: 'grs, grs certified, global recycled standard, rcs, recycled claim standard',
    de: 'grs, grs zertifiziert*, global recycled standard, rcs, recycled claim standard',
    fr: 'grs, certifié* grs, global recycled standard, rcs, recycled claim standard',
    es: 'grs, certificad* grs, global recycled standard, rcs, recycled claim standard',
    it: 'grs, certificat* grs, global recycled standard, rcs, recycled claim standard',
    nl: 'grs, grs gecertificeerd*, global recycled standard, rcs, recycled claim standard',
    pl: 'grs, certyfikat grs, certyfikatem grs, global recycled standard, rcs, recycled claim standard',
    pt: 'grs, certificad* grs, global recycled standard, rcs, recycled claim standard',
    sv: 'grs, grs certifierad*, global recycled standard, rcs, recycled claim standard',
    da: 'grs, grs certificeret, global recycled standard, rcs, recycled claim standard',
    nb: 'grs, grs sertifisert, global recycled standard, rcs, recycled claim standard',
    fi: 'grs, grs sertifioi*, global recycled standard, rcs, recycled claim standard',
  },
  responsibleDown: {
    en: `
      rds, rds certified, responsible down standard, responsibly sourced down, responsible down, ethical down,
      ethically sourced down`,
    de: `
      rds, rds zertifiziert*, responsible down standard, verantwortungsvolle daune*,
      verantwortungsvoll gewonnene daunen, daunen aus tierschutzgerecht*, responsible down, lebendrupf*`,
    fr: `
      rds, certifié* rds, responsible down standard, duvet responsable, plumage éthique, duvet certifié rds,
      plumes responsables, duvet éthique`,
    es: `
      rds, certificad* rds, responsible down standard, plumón responsable, plumón certificado, pluma responsable,
      plumas responsables`,
    it: `
      rds, certificat* rds, responsible down standard, piumino responsabile, piuma certificata,
      piumino certificato rds, piume certificate`,
    nl: `
      rds, rds gecertificeerd*, responsible down standard, verantwoord dons, verantwoord verkregen dons,
      diervriendelijk dons`,
    pl: `
      rds, certyfikat rds, certyfikatem rds, responsible down standard, odpowiedzialnie pozyskiwan* puch,
      odpowiedzialnie pozyskany puch, etyczny puch`,
    pt: `
      rds, certificad* rds, responsible down standard, penugem responsável, penas responsáveis, pluma responsável`,
    sv: `
      rds, rds certifierad*, responsible down standard, ansvarsfullt framtagen dun, ansvarsfull dun, rds dun`,
    da: 'rds, rds certificeret, responsible down standard, ansvarligt dun, rds dun, ansvarlig dun',
    nb: 'rds, rds sertifisert, responsible down standard, ansvarlig dun, rds dun',
    fi: `
      rds, rds sertifioi*, responsible down standard, vastuullinen untuva, vastuullisesti tuotettu untuva,
      rds untuva`,
  },
  bluesign: {
    en: 'bluesign, bluesign approved, bluesign certified',
    de: 'bluesign, bluesign zertifiziert*, bluesign produkt',
    fr: 'bluesign, certifié* bluesign, label bluesign',
    es: 'bluesign, certificad* bluesign, certificación bluesign',
    it: 'bluesign, certificat* bluesign, certificazione bluesign',
    nl: 'bluesign, bluesign gecertificeerd*, bluesign goedgekeurd*',
    pl: 'bluesign, certyfikat bluesign, certyfikatem bluesign',
    pt: 'bluesign, certificad* bluesign, certificação bluesign',
    sv: 'bluesign, bluesign certifierad*, bluesign godkänd*',
    da: 'bluesign, bluesign certificeret, bluesign godkendt',
    nb: 'bluesign, bluesign sertifisert, bluesign godkjent',
    fi: 'bluesign, bluesign sertifioi*, bluesign hyväksy*',
  },
  naturalCosmetics: {
    en: `
      ecocert, cosmos organic, cosmos natural, cosmos certified, natrue, certified natural cosmetic*,
      natural cosmetics, bdih, organic cosmetic*`,
    de: `
      naturkosmetik*, ecocert, cosmos organic, cosmos natural, natrue, bdih, kontrollierte naturkosmetik,
      zertifizierte naturkosmetik, biokosmetik, cosmos zertifiziert*`,
    fr: `
      ecocert, cosmos organic, cosmos natural, cosmébio, cosmétique bio, natrue, cosmétique naturelle,
      cosmétiques naturels, certifié* ecocert, nature et progrès, label cosmos`,
    es: `
      ecocert, cosmos organic, cosmos natural, natrue, cosmética natural, cosmética ecológica, cosmética bio,
      certificad* ecocert, cosmético natural`,
    it: `
      ecocert, cosmos organic, cosmos natural, natrue, cosmetici naturali, cosmesi naturale, certificat* ecocert,
      cosmetici bio, icea, eco bio cosmesi, ecobio`,
    nl: `
      ecocert, cosmos organic, cosmos natural, natrue, natuurlijke cosmetica, biologische cosmetica, natuurcosmetica,
      ecocert gecertificeerd*`,
    pl: `
      ecocert, cosmos organic, cosmos natural, natrue, kosmetyki naturalne, kosmetyków naturalnych,
      kosmetyk naturalny, certyfikat ecocert, certyfikowany kosmetyk naturalny`,
    pt: `
      ecocert, cosmos organic, cosmos natural, natrue, cosmética natural, cosméticos naturais, certificad* ecocert,
      cosmético natural, cosmética biológica`,
    sv: `
      ecocert, cosmos organic, cosmos natural, natrue, naturkosmetik*, ekologisk hudvård, naturlig hudvård, ekocert`,
    da: `
      ecocert, cosmos organic, cosmos natural, natrue, naturkosmetik*, økologisk hudpleje, naturlig hudpleje,
      cosmos certificeret`,
    nb: `
      ecocert, cosmos organic, cosmos natural, natrue, naturkosmetikk*, økologisk hudpleie, naturlig hudpleie,
      cosmos sertifisert`,
    fi: `
      ecocert, cosmos organic, cosmos natural, natrue, luonnonkosmetii*, luomukosmetiik*, luonnonkosmetiikan,
      cosmos sertifioi*`,
  },
  euEcolabel: {
    en: 'eu ecolabel, european ecolabel, ecolabel, eu flower, european union ecolabel',
    de: `
      eu ecolabel, ecolabel, eu umweltzeichen, europäisches umweltzeichen, eu blume, europäischen umweltzeichen`,
    fr: 'écolabel, écolabel européen, ecolabel, eu ecolabel, label écologique européen',
    es: `
      etiqueta ecológica europea, ecolabel, ecoetiqueta, etiqueta ecológica de la unión europea, eu ecolabel`,
    it: 'ecolabel, ecolabel europeo, marchio ecolabel, eu ecolabel, etichetta ecologica europea',
    nl: 'ecolabel, eu ecolabel, europees ecolabel, europees milieukeurmerk, eu milieukeur*',
    pl: `
      ecolabel, eu ecolabel, oznakowanie ekologiczne ue, europejski certyfikat ekologiczny, unijny ecolabel`,
    pt: 'rótulo ecológico, ecolabel, rótulo ecológico europeu, eu ecolabel, rótulo ecológico da ue',
    sv: 'eu ecolabel, ecolabel, eu blomman, eu blommans, eus miljömärke*',
    da: 'eu blomsten, eu ecolabel, ecolabel, blomstmærke*, eu blomst*',
    nb: 'eu ecolabel, ecolabel, eu blomsten, eus miljømerke*, eu miljømerke*',
    fi: 'eu ympäristömerkki*, ecolabel, eu ecolabel, eu kukka*, eu ympäristömerk*',
  },
  blueAngel: {
    en: 'blue angel, blauer engel',
    de: 'blauer engel, blauen engel, blaue engel, blauem engel',
    fr: 'blue angel, ange bleu, blauer engel, l ange bleu',
    es: 'blue angel, ángel azul, blauer engel',
    it: 'blue angel, angelo blu, blauer engel, angelo azzurro',
    nl: 'blue angel, blauer engel, blauwe engel',
    pl: 'blue angel, błękitny anioł, blauer engel, niebieski anioł',
    pt: 'blue angel, anjo azul, blauer engel',
    sv: 'blue angel, blauer engel, blå ängeln',
    da: 'blue angel, blauer engel, blå engel',
    nb: 'blue angel, blauer engel, blå engel',
    fi: 'blue angel, blauer engel, sininen enkeli',
  },
  tuvGs: {
    en: `
      tuv, tuv certified, tuev, gs mark, gs certified, gs tested, tuv gs, tuv approved, geprüfte sicherheit`,
    de: `
      tüv, tüv geprüft*, tüv zertifiziert*, tüv siegel, gs zeichen, gs siegel, tüv gs, gs geprüft*, gs zertifiziert*,
      tüv rheinland, tüv süd, tüvgeprüft*, geprüfte sicherheit`,
    fr: 'tuv, tüv, certifié* tuv, norme tuv, label gs, marquage gs, certifié* gs, tuv gs',
    es: 'tuv, tüv, certificad* tuv, sello gs, tuv gs, certificado gs, marca gs',
    it: 'tuv, tüv, certificat* tuv, marchio gs, tuv gs, certificat* gs',
    nl: 'tuv, tüv, tüv gekeurd*, tüv gecertificeerd*, gs keurmerk, tuv gs, gs gekeurd, tuv gekeurd*',
    pl: 'tuv, tüv, certyfikat tuv, certyfikat tüv, znak gs, certyfikat gs, tuv gs',
    pt: 'tuv, tüv, certificad* tuv, marca gs, tuv gs, selo gs',
    sv: 'tuv, tüv, tüv godkänd*, gs märkt*, gs märkning*, tuv gs, tüv certifierad*',
    da: 'tuv, tüv, tüv godkendt, gs mærket, gs godkendt, tuv gs, tüv certificeret',
    nb: 'tuv, tüv, tüv godkjent, gs merket, gs godkjent, tuv gs, tüv sertifisert',
    fi: 'tuv, tüv, tüv hyväksy*, gs merkki*, gs merkint*, tuv gs, tüv sertifioi*',
  },
  testInstitute: {
    en: `
      independently tested, tested by an independent, independent laboratory, independent lab, third party tested,
      independent test*, test winner, best in test, laboratory tested, lab tested`,
    de: `
      stiftung warentest, öko test, ökotest, testsieger*, unabhängig getestet*, unabhängig geprüft*,
      unabhängigen labor*, unabhängiges labor, laborgeprüft*, testurteil*, adac test*, dekra*, prüfinstitut*`,
    fr: `
      testé* par un laboratoire indépendant, laboratoire indépendant, 60 millions de consommateurs, que choisir,
      testé* en laboratoire, testé* indépendamment, organisme indépendant, élu produit de l année`,
    es: `
      laboratorio independiente, testado en laboratorio, probado en laboratorio, organismo independiente, ocu,
      compra maestra, ganador de pruebas, laboratorios independientes`,
    it: `
      laboratorio indipendente, testat* in laboratorio, laboratori indipendenti, altroconsumo, organismo indipendente,
      vincitore del test, testat* da laboratori`,
    nl: `
      consumentenbond, best getest, beste uit de test, beste koop, onafhankelijk getest*, onafhankelijk laboratorium,
      laboratorium getest, winnaar test`,
    pl: `
      niezależne laboratorium, niezależnym laboratorium, przebadan* laboratoryjnie, testowan* laboratoryjnie,
      zwycięzca test*, niezależny instytut, przetestowan* laboratoryjnie, niezależne testy`,
    pt: `
      laboratório independente, testad* em laboratório, deco proteste, escolha acertada, organismo independente,
      melhor do teste, laboratórios independentes`,
    sv: 'bäst i test, oberoende test*, testvinnare*, råd rön, oberoende laboratori*, labbtesta*, testfakta',
    da: `
      bedst i test, uafhængig test*, testvinder*, forbrugerrådet tænk, uafhængigt laboratori*, laboratorietest*`,
    nb: 'best i test, uavhengig test*, testvinner*, forbrukerrådet, uavhengig laboratori*, laboratorietest*',
    fi: `
      testivoittaja*, riippumattom* laborator*, riippumattomasti testat*, testin voittaja, laboratoriotestat*,
      puolueettom* testi*, paras testissä`,
  },
  ceMarked: {
    en: `
      ce mark, ce marked, ce marking, ce certified, ce approved, ce certification, ce certificate, ce compliant,
      ce label, declaration of conformity`,
    de: `
      ce kennzeichnung, ce zeichen, ce gekennzeichnet*, ce zertifiziert*, ce konform*, ce siegel,
      konformitätserklärung*, ce geprüft*`,
    fr: `
      marquage ce, norme ce, certifié* ce, déclaration de conformité, label ce, normes ce, marquage européen ce`,
    es: `
      marcado ce, marca ce, certificad* ce, certificación ce, declaración de conformidad, norma ce, sello ce,
      homologación ce`,
    it: `
      marchio ce, marcatura ce, certificat* ce, certificazione ce, dichiarazione di conformità, a norma ce,
      conforme ce`,
    nl: `
      ce keurmerk, ce markering, ce gecertificeerd*, ce gekeurd*, conformiteitsverklaring*, ce keuring, ce gemarkeerd,
      ce norm`,
    pl: `
      znak ce, oznaczenie ce, certyfikat ce, znakiem ce, deklaracj* zgodności, oznakowanie ce, oznakowani* ce`,
    pt: `
      marcação ce, marca ce, certificad* ce, certificação ce, declaração de conformidade, selo ce, conformidade ce`,
    sv: 'ce märkt*, ce märkning*, ce certifiera*, försäkran om överensstämmelse, ce godkänd*, ce märke',
    da: 'ce mærket, ce mærkning*, ce mærke, ce certificeret, ce godkendt, overensstemmelseserklæring*',
    nb: 'ce merket, ce merking*, ce merke, ce sertifisert, ce godkjent, samsvarserklæring*',
    fi: 'ce merkki*, ce merkint*, ce merkit*, ce hyväksy*, vaatimustenmukaisuusvakuutu*, ce sertifioi*',
  },
  ukca: {
    en: 'ukca, ukca marked, uk conformity assessed, ukca mark',
    de: 'ukca, ukca kennzeichnung, ukca zeichen',
    fr: 'ukca, marquage ukca, certifié* ukca',
    es: 'ukca, marcado ukca, certificad* ukca',
    it: 'ukca, marcatura ukca, certificat* ukca',
    nl: 'ukca, ukca markering, ukca keurmerk',
    pl: 'ukca, znak ukca, oznaczenie ukca',
    pt: 'ukca, marcação ukca, certificad* ukca',
    sv: 'ukca, ukca märkt, ukca märkning*',
    da: 'ukca, ukca mærket, ukca mærkning*',
    nb: 'ukca, ukca merket, ukca merking*',
    fi: 'ukca, ukca merkki*, ukca merkint*',
  },
  ipRating: {
    en: `
      ip rating, ip rated, ip code, ingress protection, ip certified, protection rating, ipx rating, ip class`,
    de: `
      schutzart, ip schutzklasse, ip schutzart, ip schutz, ip zertifiziert*, ip zertifizierung, schutzart ip,
      ip klassifizierung, ip code`,
    fr: `
      indice ip, indice de protection ip, norme ip, certifié* ip, certification ip, protection ip, classe ip,
      classé* ip`,
    es: `
      grado de protección ip, clasificación ip, certificación ip, protección ip, índice ip, índice de protección ip,
      certificad* ip, grado ip`,
    it: `
      grado di protezione ip, certificazione ip, classificazione ip, protezione ip, classe ip, grado ip, indice ip,
      certificat* ip`,
    nl: `
      ip waarde, ip klasse, ip beschermingsklasse, ip classificatie, ip rating, ip certificering,
      beschermingsklasse ip, ip gecertificeerd`,
    pl: `
      klasa szczelności, stopień ochrony ip, klasa ochrony ip, norma ip, klasy szczelności, stopień ochrony, klasa ip,
      stopnia ochrony`,
    pt: `
      grau de proteção ip, classificação ip, certificação ip, proteção ip, índice de proteção ip, índice ip,
      classe ip, certificad* ip`,
    sv: 'ip klass*, ip klassning*, kapslingsklass*, ip klassad*, ip kod, ip skydd',
    da: 'ip klasse*, ip klassificering, ip rating, ip mærkning, tæthedsgrad*, kapslingsklasse*, ip grad',
    nb: 'ip klasse*, ip klassifisering, ip rating, kapslingsgrad*, tetthetsgrad*, ip grad',
    fi: 'ip luokit*, ip luokka*, kotelointiluok*, suojausluokka*, ip suojaus*, ip koteloin*',
  },
  energyLabel: {
    en: `
      energy label, energy efficiency class, energy class, energy rating, energy efficiency rating, energy star,
      energy consumption label, energy efficient, energy efficiency`,
    de: `
      energielabel, energieeffizienzklasse*, energieeffizienz*, energieklasse, energieverbrauchskennzeichnung,
      energy star, energieeffizient*, eu energielabel, stromsparend*`,
    fr: `
      étiquette énergie, étiquette énergétique, classe énergétique, classe d efficacité énergétique,
      efficacité énergétique, energy star, label énergétique, économe en énergie, basse consommation`,
    es: `
      etiqueta energética, clase energética, clase de eficiencia energética, eficiencia energética, energy star,
      calificación energética, bajo consumo, energéticamente eficiente`,
    it: `
      etichetta energetica, classe energetica, classe di efficienza energetica, efficienza energetica, energy star,
      basso consumo, risparmio energetico, efficiente dal punto di vista energetico`,
    nl: `
      energielabel, energieklasse, energie efficiëntieklasse, energie efficiëntie, energy star, energiezuinig*,
      energielabels, energie efficiënt`,
    pl: `
      etykieta energetyczna, klasa energetyczna, klasa efektywności energetycznej, efektywność energetyczna,
      energy star, energooszczędn*, klasy energetycznej, etykiety energetycznej, klasę energetyczną`,
    pt: `
      etiqueta energética, classe energética, classe de eficiência energética, eficiência energética, energy star,
      selo procel, baixo consumo, eficiente energeticamente`,
    sv: `
      energimärkning*, energiklass*, energieffektiv*, energy star, energimärkt*, energieffektivitet*, energisnål*`,
    da: 'energimærk*, energiklasse*, energieffektiv*, energy star, energimærkning*, energibesparende',
    nb: 'energimerk*, energiklasse*, energieffektiv*, energy star, energimerking*, energisparende',
    fi: 'energiamerk*, energialuok*, energiatehok*, energialuokka*, energy star, energiamerkint*',
  },
  kosher: {
    en: 'kosher, kosher certified',
    de: 'koscher*, kosher',
    fr: 'casher*, kasher, kosher, cachère*, certifié* casher',
    es: 'kosher, certificad* kosher',
    it: 'kosher, certificat* kosher',
    nl: 'koosjer*, kosher, koosjere',
    pl: 'koszern*, kosher',
    pt: 'kosher, certificad* kosher',
    sv: 'kosher*, kosher certifierad*',
    da: 'kosher*, kosher certificeret',
    nb: 'kosher*, koscher*',
    fi: 'kosher*, kosher sertifioi*',
  },
  halal: {
    en: 'halal, halal certified',
    de: 'halal, halal zertifiziert*, halalzertifiziert*',
    fr: 'halal, certifié* halal',
    es: 'halal, certificad* halal',
    it: 'halal, certificat* halal',
    nl: 'halal, halal gecertificeerd*, halalkeurmerk',
    pl: 'halal, certyfikat halal',
    pt: 'halal, certificad* halal',
    sv: 'halal*, halal certifierad*',
    da: 'halal*, halal certificeret',
    nb: 'halal*, halal sertifisert',
    fi: 'halal*, halal sertifioi*',
  },
  isoStandard: {
    en: 'iso standard*, iso certified, iso 9001, iso 14001, iso norm*',
    de: 'iso norm*, iso zertifiziert*, iso 9001, iso zertifizierung*',
    fr: 'norme iso, normes iso, certifié* iso, certification iso, iso 9001',
    es: 'norma iso, normas iso, certificad* iso, certificación iso, iso 9001',
    it: 'norma iso, norme iso, certificat* iso, certificazione iso, iso 9001',
    nl: 'iso norm*, iso gecertificeerd*, iso certificering, iso 9001',
    pl: 'norma iso, normy iso, certyfikat iso, normą iso, iso 9001',
    pt: 'norma iso, normas iso, certificad* iso, certificação iso, iso 9001',
    sv: 'iso standard*, iso certifierad*, iso certifiering*',
    da: 'iso standard*, iso certificeret, iso certificering*, iso norm*',
    nb: 'iso standard*, iso sertifisert, iso sertifisering*',
    fi: 'iso standardi*, iso sertifioi*, iso sertifikaat*, iso 9001',
  },
  enStandard: {
    en: `
      en standard*, din standard*, din en, astm, bs en, european norm, en71, en 71, en1888, en 1888, cpsc, cpsia,
      din norm*`,
    de: 'en norm*, din norm*, din en, nach din, en71, en 71, euronorm*, astm, en 1888, din plus',
    fr: 'norme nf, nf en, norme din, en71, en 71, marque nf, norme afnor, astm, norme française',
    es: 'norma une, une en, norma din, en71, en 71, normas une, aenor, astm',
    it: 'norma en, norme en, uni en, norma din, norme uni, en71, en 71, astm',
    nl: 'nen norm, din norm*, nen en, en71, en 71, europese norm, astm, nen norm*',
    pl: `
      norma en, normy en, normą en, pn en, norma din, en71, en 71, polska norma, normy din, polskiej normy`,
    pt: 'norma en, normas en, norma din, en71, en 71, abnt, norma abnt, astm, np en, abnt nbr',
    sv: 'en 71, en71, sis standard*, ss en, din standard*, europanorm*, svensk standard, europeisk standard',
    da: 'en 71, en71, ds en, din standard*, europæisk norm, dansk standard, din norm*',
    nb: 'ns en, en 71, en71, din standard*, norsk standard, europeisk norm, din norm*',
    fi: 'en standardi*, sfs en, en 71, en71, din standardi*, din normi*, eurooppalainen standardi',
  },
  medicallyCertified: {
    en: `
      medically certified, medical certification, dentist approved, medically tested, certified by doctors,
      medically proven`,
    de: `
      medizinisch zertifiziert*, medizinisch geprüft*, medizinisch getestet*, medizinische zertifizierung, agr siegel,
      agr gütesiegel, aktion gesunder rücken, agr zertifiziert*`,
    fr: `
      certifié* médicalement, certification médicale, médicalement testé*, validé* médicalement, testé* médicalement`,
    es: `
      certificad* médicamente, certificación médica, médicamente testad*, validad* médicamente, testad* médicamente`,
    it: `
      certificazione medica, clinicamente certificat*, certificat* dal punto di vista medico, certificat* da medici`,
    nl: 'medisch gecertificeerd*, medische certificering, medisch getest*, medisch gekeurd*',
    pl: `
      certyfikat medyczny, certyfikowan* medycznie, testowan* medycznie, atest medyczny, atest pzh, atestem pzh`,
    pt: `
      certificação médica, clinicamente certificad*, certificad* por médicos, validad* clinicamente,
      medicamente testad*`,
    sv: 'medicinskt certifierad*, medicinskt testad*, medicinsk certifiering*, medicinskt godkänd*',
    da: 'medicinsk certificeret, medicinsk testet, medicinsk certificering*',
    nb: 'medisinsk sertifisert, medisinsk testet, medisinsk sertifisering*',
    fi: `
      lääketieteellisesti testat*, lääketieteellisesti sertifioi*, lääkinnällinen sertifikaat*,
      lääketieteellisesti hyväksy*`,
  },
  madeSafe: {
    en: 'made safe, made safe certified, greenguard, greenguard gold, ewg verified',
    de: 'made safe, greenguard*, ewg verified',
    fr: 'made safe, greenguard*, ewg verified',
    es: 'made safe, greenguard*, ewg verified',
    it: 'made safe, greenguard*, ewg verified',
    nl: 'made safe, greenguard*, ewg verified',
    pl: 'made safe, greenguard*, ewg verified',
    pt: 'made safe, greenguard*, ewg verified',
    sv: 'made safe, greenguard*, ewg verified',
    da: 'made safe, greenguard*, ewg verified',
    nb: 'made safe, greenguard*, ewg verified',
    fi: 'made safe, greenguard*, ewg verified',
  },
  reachRohs: {
    en: 'rohs, rohs compliant, reach compliant, reach regulation, prop 65, proposition 65, reach certified',
    de: 'rohs, rohs konform*, reach konform*, reach verordnung, reach zertifiziert*',
    fr: 'rohs, conforme rohs, conforme reach, conforme à reach, règlement reach',
    es: 'rohs, cumple reach, reglamento reach, conforme rohs, normativa reach',
    it: 'rohs, conforme reach, regolamento reach, conforme rohs, conforme al reach',
    nl: 'rohs, voldoet aan reach, reach conform, reach verordening, rohs conform',
    pl: 'rohs, zgodn* z reach, rozporządzeni* reach, dyrektyw* rohs',
    pt: 'rohs, conforme reach, regulamento reach, diretiva rohs',
    sv: 'rohs, reach godkän*, reach förordning*, uppfyller reach',
    da: 'rohs, reach godkendt, reach forordning*, overholder reach',
    nb: 'rohs, reach godkjent, reach forordning*, oppfyller reach',
    fi: 'rohs, reach asetu*, reach vaatimust*, reach yhteensopiv*',
  },
  nordicSwan: {
    en: 'nordic swan, swan label, swan ecolabel, nordic swan ecolabel, swan labelled, nordic ecolabel',
    de: 'nordischer schwan, nordic swan, nordische schwan, nordischen schwan',
    fr: 'nordic swan, cygne nordique, écolabel nordique',
    es: 'nordic swan, cisne nórdico, cisne blanco nórdico',
    it: 'nordic swan, cigno nordico, cigno bianco nordico',
    nl: 'nordic swan, noordse zwaan, scandinavische zwaan',
    pl: 'nordic swan, nordycki łabędź, łabędź nordycki',
    pt: 'nordic swan, cisne nórdico, cisne branco nórdico',
    sv: 'svanenmärk*, svanmärk*, svanen märkt, nordic swan, svanenmärkt, svanens miljömärk*',
    da: 'svanemærk*, svanemærket, nordic swan, svanemærkede',
    nb: 'svanemerk*, svanemerket, nordic swan, svanemerkede',
    fi: 'joutsenmerk*, joutsenmerkki*, nordic swan, joutsenmerkitty',
  },
  bCorp: {
    en: 'b corp, certified b corporation, b corporation, bcorp',
    de: 'b corp, b corp zertifiziert*, b corporation, bcorp',
    fr: 'b corp, certifié* b corp, entreprise b corp, bcorp',
    es: 'b corp, empresa b corp, certificad* b corp, bcorp, empresa b certificada',
    it: 'b corp, certificat* b corp, azienda b corp, bcorp',
    nl: 'b corp, b corp gecertificeerd*, b corporation, bcorp',
    pl: 'b corp, certyfikat b corp, certyfikatem b corp, bcorp',
    pt: 'b corp, certificad* b corp, empresa b corp, bcorp, sistema b',
    sv: 'b corp, b corp certifierad*, bcorp',
    da: 'b corp, b corp certificeret, bcorp',
    nb: 'b corp, b corp sertifisert, bcorp',
    fi: 'b corp, b corp sertifioi*, bcorp',
  },
  betterCotton: {
    en: 'better cotton, better cotton initiative, bci cotton, bci certified',
    de: 'better cotton, better cotton initiative, bci baumwolle',
    fr: 'better cotton, better cotton initiative, coton bci',
    es: 'better cotton, better cotton initiative, algodón bci',
    it: 'better cotton, better cotton initiative, cotone bci',
    nl: 'better cotton, better cotton initiative, bci katoen',
    pl: 'better cotton, better cotton initiative, bawełn* bci',
    pt: 'better cotton, better cotton initiative, algodão bci',
    sv: 'better cotton, better cotton initiative, bci bomull',
    da: 'better cotton, better cotton initiative, bci bomuld',
    nb: 'better cotton, better cotton initiative, bci bomull',
    fi: 'better cotton, better cotton initiative, bci puuvill*',
  },
  responsibleWool: {
    en: 'responsible wool standard, rws, rws certified, responsible wool, mulesing free wool',
    de: 'responsible wool standard, rws, rws zertifiziert*, mulesingfreie wolle, mulesingfreier wolle',
    fr: 'responsible wool standard, rws, certifié* rws, laine responsable, laine sans mulesing',
    es: 'responsible wool standard, rws, certificad* rws, lana responsable, lana sin mulesing',
    it: 'responsible wool standard, rws, certificat* rws, lana responsabile, lana senza mulesing',
    nl: 'responsible wool standard, rws, rws gecertificeerd*, mulesingvrije wol, verantwoorde wol',
    pl: 'responsible wool standard, rws, certyfikat rws, certyfikatem rws, wełna bez mulesingu',
    pt: 'responsible wool standard, rws, certificad* rws, lã responsável, lã sem mulesing',
    sv: 'responsible wool standard, rws, rws certifierad*, mulesingfri ull, ansvarsfull ull',
    da: 'responsible wool standard, rws, rws certificeret, mulesingfri uld, ansvarlig uld',
    nb: 'responsible wool standard, rws, rws sertifisert, mulesingfri ull, ansvarlig ull',
    fi: 'responsible wool standard, rws, rws sertifioi*, mulesing vapaa villa, vastuullinen villa',
  },
  certifiedGeneral: {
    en: `
      certified, certification, officially approved, seal of approval, quality seal, test seal, awarded the label,
      safety certificate, quality certificate`,
    de: `
      zertifiziert*, zertifikat*, zertifizierung*, prüfsiegel*, gütesiegel*, prüfzeichen*, qualitätssiegel*,
      umweltsiegel*, biosiegel*`,
    fr: `
      certifié, certifiée, certifiés, certifiées, certificat, certificats, certification*, homologué*, labellisé*,
      labels, label de qualité`,
    es: `
      certificada, certificadas, certificación, certificaciones, homologad*, sello de calidad, homologación,
      producto certificado, productos certificados, está certificado, certificado por, certificados por,
      certificado de calidad`,
    it: `
      certificato, certificati, certificazione, certificazioni, omologat*, marchio di qualità, omologazione,
      certificata da, prodotto certificato, qualità certificata`,
    nl: `
      gecertificeerd*, certificaat, certificaten, certificering*, keurmerk*, gekeurd, officieel goedgekeurd`,
    pl: 'certyfikat*, certyfikowan*, certyfikacj*, atest*, homologacj*, znak jakości',
    pt: `
      certificado, certificada, certificados, certificadas, certificação, certificações, homologad*,
      selo de qualidade`,
    sv: 'certifiera*, certifikat*, certifiering*, kvalitetsmärkning*, typgodkän*, godkänd enligt',
    da: 'certificere*, certifikat*, certificering*, godkendelsesmærke*, kvalitetsmærke*, typegodkend*',
    nb: 'sertifiser*, sertifikat*, sertifisering*, kvalitetsmerke*, typegodkjen*',
    fi: 'sertifioi*, sertifikaat*, sertifioin*, laatumerk*, tyyppihyväksy*',
  },
};
