import type { ConceptTable } from '../concept-table.ts';

/** Claims about climate, waste and resources, certified or not. */
export const ENVIRONMENTAL_CLAIMS: ConceptTable = {
  carbonNeutral: {
    en: `
      carbon neutral, climate neutral, co2 neutral, climate positive, net zero, carbon offset, carbon offsetting,
      carbon negative, offset our emissions, offsets carbon, climate compensated, zero emission`,
    de: `
      klimaneutral*, co2 neutral*, klimapositiv*, co2 kompensier*, klimakompensier*, co2 ausgleich, emissionsfrei*,
      co2 kompensation, klimaneutralität, co2 frei*`,
    fr: `
      neutre en carbone, carboneutre*, neutralité carbone, neutre en co2, compensation carbone,
      climatiquement neutre*, zéro émission, compense ses émissions, compensé* carbone, neutre pour le climat`,
    es: `
      neutro en carbono, neutra en carbono, carbono neutral, carbono neutro, climáticamente neutr*,
      neutralidad de carbono, compensación de carbono, cero emisiones, neutral* en carbono, compensa sus emisiones,
      neutr* en co2, compensación de co2, neutralidad climática`,
    it: `
      carbon neutral, neutrale in termini di carbonio, climaticamente neutral*, impatto zero, zero emissioni,
      neutralità climatica, compensazione delle emissioni, a emissioni zero, neutralità carbonica,
      neutr* dal punto di vista climatico, compensa le emissioni, carbonio neutr*`,
    nl: `
      klimaatneutraal, klimaatneutrale, co2 neutraal, co2 neutrale, koolstofneutra*, klimaatpositief, co2 compensatie,
      co2 gecompenseerd*, emissievrij*, co2 compenseren, netto nul`,
    pl: `
      neutraln* dla klimatu, neutraln* klimatycznie, neutralność klimatyczn*, neutraln* węglowo, zerow* emisj*,
      bezemisyjn*, kompensacj* emisji, neutraln* pod względem emisji, rekompens* emisj*, kompensacj* co2`,
    pt: `
      neutro em carbono, neutra em carbono, carbono neutro, carbono zero, climaticamente neutr*,
      neutralidade carbónica, neutralidade de carbono, compensação de carbono, emissões zero, zero emissões,
      compensa as emissões, neutralidade climática, compensação de co2`,
    sv: `
      klimatneutral*, koldioxidneutral*, klimatkompenser*, co2 neutral*, klimatpositiv*, utsläppsfri*, nettonoll*`,
    da: `
      klimaneutral*, co2 neutral*, klimakompenser*, co2 kompenser*, klimapositiv*, emissionsfri*, klimakompensation*,
      nul emission`,
    nb: `
      klimanøytral*, karbonnøytral*, co2 nøytral*, klimakompenser*, klimapositiv*, utslippsfri*, netto null`,
    fi: `
      hiilineutraal*, ilmastoneutraal*, ilmastopositiivi*, päästökompens*, kompensoi* päästö*, päästötön, päästötöntä,
      päästöttöm*, hiilidioksidineutraal*`,
  },
  climateFriendly: {
    en: `
      carbon footprint, climate friendly, reduces emissions, low carbon, co2 footprint, fewer emissions, co2 savings,
      saves co2, lower emissions`,
    de: `
      klimafreundlich*, co2 fußabdruck, co2 arm*, co2 einsparung*, spart co2, klimaschonend*, klimaschutz*,
      co2 bilanz, weniger emissionen`,
    fr: `
      empreinte carbone, bilan carbone, bas carbone, réduit les émissions, faible impact, émissions de co2,
      bon pour le climat, impact carbone`,
    es: `
      huella de carbono, reduce las emisiones, bajo en carbono, emisiones de co2, respetuos* con el clima,
      bajas emisiones`,
    it: `
      impronta di carbonio, riduce le emissioni, emissioni di co2, basse emissioni, rispettos* del clima,
      amico del clima`,
    nl: `
      klimaatvriendelijk*, co2 voetafdruk, co2 uitstoot, minder uitstoot, co2 besparing*, klimaatbewust*,
      bespaart co2`,
    pl: `
      ślad węglowy, śladu węglowego, redukcj* emisji, emisj* co2, przyjazn* dla klimatu, niskoemisyjn*,
      zmniejsza emisję`,
    pt: `
      pegada de carbono, reduz as emissões, emissões de co2, baixo carbono, amigo do clima, baixas emissões`,
    sv: 'klimatsmart*, koldioxidavtryck*, klimatvänlig*, minskar utsläpp*, lägre utsläpp, klimatavtryck*',
    da: 'klimavenlig*, co2 aftryk*, klimaaftryk*, lavere udledning, mindsker udledning*, co2 udledning*',
    nb: 'klimavennlig*, karbonavtrykk*, klimaavtrykk*, lavere utslipp, reduserer utslipp*, co2 utslipp*',
    fi: `
      hiilijalanjäl*, ilmastoystäväl*, pienemmät päästöt, vähentää päästö*, vähähiili*, hiilidioksidipäästö*`,
  },
  recyclable: {
    en: `
      recyclable, can be recycled, fully recyclable, 100 recyclable, recycle it, recyclability,
      suitable for recycling, easy to recycle, may be recycled`,
    de: `
      recycelbar*, recyclebar*, wiederverwertbar*, recyclingfähig*, lässt sich recyceln, kann recycelt werden,
      recycelt werden, recyclierbar*, können recycelt`,
    fr: `
      recyclable*, peut être recyclé*, se recycle, recyclabilité, peuvent être recyclé*, à recycler,
      facile à recycler`,
    es: `
      reciclable*, se puede reciclar, puede reciclarse, pueden reciclarse, reciclabilidad, se recicla,
      fácil de reciclar`,
    it: `
      riciclabil*, può essere riciclat*, si può riciclare, riciclabilità, possono essere riciclat*,
      facile da riciclare`,
    nl: `
      recyclebaar, recyclebare, recycleerbaar, recycleerbare, kan gerecycled worden, kan worden gerecycled,
      kan worden gerecycleerd, kunnen worden gerecycled`,
    pl: `
      nadając* się do recyklingu, nadaje się do recyklingu, podlega recyklingowi, nadają się do recyklingu,
      recyklingowaln*, możn* poddać recyklingowi, można go poddać recyklingowi, przetwarzaln*`,
    pt: `
      reciclável, recicláveis, pode ser reciclad*, podem ser reciclad*, reciclabilidade, fácil de reciclar,
      totalmente reciclável`,
    sv: 'återvinningsbar*, kan återvinnas, återvinningsbart, går att återvinna, materialåtervin*',
    da: 'genanvendelig*, genanvendbar*, kan genanvendes, kan recirkuleres',
    nb: 'resirkulerbar*, gjenvinnbar*, kan resirkuleres, kan gjenvinnes, materialgjenvin*',
    fi: 'kierrätettäv*, voidaan kierrättää, kierrätyskelpoi*, voi kierrättää, kierrätettävissä',
  },
  recycledMaterial: {
    en: `
      recycled material, recycled materials, recycled plastic, recycled polyester, post consumer, upcycled, reclaimed,
      recycled content, recycled fibres, recycled fibers, ocean plastic, repurposed, rpet, made from recycled,
      recycled cotton, recycled nylon, recycled wool, recycled paper, recycled bottles, 100 recycled, from recycled,
      recycled aluminium, recycled packaging`,
    de: `
      recyceltem material, aus recyceltem, recyclingmaterial*, aus recycelten, upcycling*, recycling polyester,
      wiederverwertet*, aus altplastik, meeresplastik, recyclat*, rezyklat*, upgecycelt*, recyceltes, recycelten,
      recyceltem, recycelte, recyceltem kunststoff`,
    fr: `
      matières recyclées, plastique recyclé, polyester recyclé, surcyclé*, upcyclé*, matériaux recyclés, upcycling,
      bouteilles recyclées, matière recyclée, coton recyclé, papier recyclé, carton recyclé, nylon recyclé,
      laine recyclée, fibres recyclées, à partir de ~ recycl*, verre recyclé, polyamide recyclé`,
    es: `
      reciclado, reciclada, reciclados, recicladas, material reciclado, plástico reciclado, materiales reciclados,
      poliéster reciclado, upcycling, botellas recicladas, suprarreciclad*`,
    it: `
      materiale riciclato, plastica riciclata, materiali riciclati, poliestere riciclato, upcycling,
      recuperat* e riciclat*, da bottiglie riciclate, cotone riciclato, carta riciclata, nylon riciclato,
      lana riciclata, vetro riciclato, fibre riciclate, da materiali riciclati, alluminio riciclato,
      bottiglie riciclate`,
    nl: `
      gerecyclede, gerecycleerde, gerecycled materiaal, gerecycled plastic, gerecyclede materialen, upcycled,
      upcycling, gerecycled polyester, geupcycled, van gerecycled, gerecycled katoen, gerecycled papier,
      gerecycled nylon`,
    pl: `
      z recyklingu, materiałów z recyklingu, materiał z recyklingu, recyklingowan*, plastik z recyklingu, upcykling*,
      poliester z recyklingu, pochodząc* z recyklingu, przetworzon* plastik*`,
    pt: `
      reciclado, reciclada, reciclados, recicladas, material reciclado, plástico reciclado, materiais reciclados,
      poliéster reciclado, upcycling, garrafas recicladas, reaproveitad*`,
    sv: `
      återvun*, återvunnet material, återvunna material, återvunnen plast, återvunnen polyester, återbruk*, upcycla*,
      återvunnet, återvunnen`,
    da: `
      genanvendt*, genanvendte materialer, genbrugsmateriale*, genanvendt plast, genbrugsplast, upcycl*,
      genanvendt polyester, recirkulere*, genbrugs*`,
    nb: `
      resirkulert*, resirkulerte materialer, gjenvunne*, gjenvunnet, resirkulert plast, resirkulert polyester,
      gjenbruk*, oppsirkuler*`,
    fi: `
      kierrätetty, kierrätettyä, kierrätety*, kierrätysmateriaal*, kierrätysmuov*, kierrätyspolyester*, uusiokäyt*,
      kierrätetystä, kierrätysmateriaalista`,
  },
  plasticFree: {
    en: `
      plastic free, plasticfree, free of plastic, free from plastic, without plastic, no plastic, zero plastic,
      no single use plastic, plastic free packaging`,
    de: `
      plastikfrei*, ohne plastik, kunststofffrei*, frei von plastik, frei von kunststoff, kein plastik,
      ohne kunststoff, plastikfreie verpackung`,
    fr: `
      sans plastique, zéro plastique, plastique free, exempt* de plastique, sans emballage plastique,
      sans plastiques`,
    es: `
      sin plástico, sin plásticos, libre de plástico, libre de plásticos, cero plástico, libres de plástico,
      no contiene plástico`,
    it: `
      senza plastica, plastic free, privo di plastica, priva di plastica, zero plastica, privi di plastica,
      no plastica`,
    nl: 'plasticvrij*, plastic vrij*, zonder plastic, vrij van plastic, geen plastic, kunststofvrij*',
    pl: `
      bez plastiku, wolny od plastiku, woln* od plastiku, zero plastiku, bezplastikow*, nie zawiera plastiku`,
    pt: `
      sem plástico, sem plásticos, livre de plástico, livre de plásticos, zero plástico, livres de plástico,
      não contém plástico`,
    sv: 'plastfri*, plastfritt, utan plast, fri från plast, ingen plast, fritt från plast',
    da: 'plastikfri*, plastfri*, uden plastik, uden plast, fri for plastik, fri for plast',
    nb: 'plastfri*, plastfritt, uten plast, fri for plast, ingen plast',
    fi: 'muoviton, muovitonta, muovittom*, ilman muovia, ei muovia, muovivapaa*, ei sisällä muovia',
  },
  plasticNeutral: {
    en: 'plastic neutral, plastic negative, plastic offset, plastic neutrality',
    de: 'plastikneutral*, plastik neutral*, plastikpositiv*, plastik kompensier*',
    fr: 'neutre en plastique, neutralité plastique, plastique neutre',
    es: 'neutro en plástico, neutra en plástico, plástico neutro, neutralidad de plástico',
    it: 'plastic neutral, plastica neutra, neutralità della plastica, a impatto plastica zero',
    nl: 'plasticneutraal, plastic neutraal, plastic neutrale, plasticneutrale',
    pl: 'neutraln* plastikowo, neutraln* pod względem plastiku, neutralność plastikow*',
    pt: 'neutro em plástico, neutra em plástico, plástico neutro, neutralidade de plástico',
    sv: 'plastneutral*, plastic neutral',
    da: 'plastikneutral*, plastneutral*, plastic neutral',
    nb: 'plastnøytral*, plastic neutral',
    fi: 'muovineutraal*, plastic neutral',
  },
  sustainable: {
    en: `
      sustainable, sustainably, sustainability, eco friendly, ecofriendly, environmentally friendly,
      environment friendly, earth friendly, planet friendly, eco conscious, green product, eco responsible,
      better for the planet, kind to the planet, greener`,
    de: `
      nachhaltig*, umweltfreundlich*, umweltschonend*, ökologisch*, ressourcenschonend*, umweltbewusst*,
      umweltverträglich*, öko freundlich*, umweltgerecht*`,
    fr: `
      durable et responsable, éco responsable*, écoresponsable*, écologique*, respectueux de l environnement,
      respectueuse de l environnement, respecte l environnement, développement durable, de manière durable,
      éco conçu*, éco friendly, durabilité environnementale, écolo, respectueux de la planète, matériaux durables`,
    es: `
      sostenible*, sostenibilidad, ecológic*, respetuos* con el medio ambiente, amigable con el medio ambiente,
      ecoamigable*, eco friendly, sustentable*, respeta el medio ambiente, ecorresponsable*, de forma sostenible`,
    it: `
      sostenibil*, sostenibilità, ecologic*, ecosostenibil*, rispettos* dell ambiente, rispetta l ambiente,
      eco friendly, eco sostenibil*, ecofriendly, ecocompatibil*, amic* dell ambiente`,
    nl: `
      duurzaam geproduceerd*, duurzaamheid, milieuvriendelijk*, duurzame materialen, ecologisch*, milieubewust*,
      eco vriendelijk*, ecovriendelijk*, verantwoord geproduceerd*, milieubesparend*, duurzame keuze,
      duurzame productie, duurzaam gemaakt, duurzaam alternatief`,
    pl: `
      zrównoważon*, ekologiczn*, przyjazn* dla środowiska, przyjazn* środowisku, proekologiczn*, ekologicznie,
      eko friendly, zrównoważonego rozwoju, w duchu eko, przyjazn* planecie`,
    pt: `
      sustentáve*, sustentável, sustentabilidade, ecológic*, amigo do ambiente, amiga do ambiente,
      respeita o ambiente, eco friendly, ecologicamente, amigo do meio ambiente, respeitador do ambiente,
      eco responsáve*`,
    sv: `
      hållbar produktion, hållbart producera*, miljövänlig*, miljömedvet*, hållbara material, miljöanpassa*,
      ekovänlig*, hållbart mode, snällare mot miljön, miljömärkt*, hållbart val, hållbara val, hållbarhetsarbete*`,
    da: 'bæredygtig*, miljøvenlig*, bæredygtighed*, miljøbevidst*, skånsom mod miljøet, miljømærket',
    nb: 'bærekraftig*, miljøvennlig*, bærekraft, miljøbevisst*, skånsom mot miljøet, miljømerket',
    fi: `
      ympäristöystäväl*, kestävä kehity*, kestävän kehity*, ekologi*, vastuullisesti tuotet*, ekoystäväl*,
      kestävyys ja ympäristö*, ympäristötietoi*, kestävästi tuotet*, vastuullisuu*, vastuullisesti valmistet*`,
  },
  biodegradable: {
    en: `
      biodegradable, bio degradable, compostable, decomposes, home compostable, breaks down naturally,
      biologically degradable`,
    de: `
      biologisch abbaubar*, kompostierbar*, biologisch abbaubare, verrottet, heimkompostierbar*, abbaubar*`,
    fr: 'biodégradable*, compostable*, se décompose, se biodégrade',
    es: 'biodegradable*, compostable*, se descompone, se biodegrada',
    it: 'biodegradabil*, compostabil*, si decompone, si biodegrada',
    nl: `
      biologisch afbreekbaar, biologisch afbreekbare, composteerbaar, composteerbare, bioafbreekbaar, bioafbreekbare`,
    pl: `
      biodegradowaln*, kompostowaln*, ulega biodegradacji, biodegradacj*, rozkłada się naturalnie,
      ulegając* biodegradacji`,
    pt: 'biodegradáve*, compostáve*, biodegradável, compostável, se decompõe, decompõe se',
    sv: 'biologiskt nedbrytbar*, nedbrytbar*, komposterbar*, bionedbrytbar*',
    da: 'biologisk nedbrydelig*, bionedbrydelig*, komposterbar*, nedbrydelig*',
    nb: 'biologisk nedbrytbar*, nedbrytbar*, komposterbar*, bionedbrytbar*',
    fi: 'biohajoav*, kompostoitav*, biologisesti hajoav*, kompostoituv*, hajoaa luonnossa',
  },
  repairable: {
    en: 'repairable, can be repaired, repair service, easy to repair, repairability, can be mended',
    de: `
      reparierbar*, reparaturservice, kann repariert werden, reparaturfreundlich*, reparabel, leicht zu reparieren,
      reparierbarkeit, reparaturfähig*, reparieren lassen, lässt sich reparieren`,
    fr: `
      réparable*, peut être réparé*, facile à réparer, indice de réparabilité, réparabilité, service de réparation,
      faire réparer`,
    es: `
      reparable*, se puede reparar, fácil de reparar, reparabilidad, servicio de reparación, puede repararse`,
    it: `
      riparabil*, può essere riparat*, facile da riparare, riparabilità, servizio di riparazione, si può riparare`,
    nl: `
      repareerbaar, repareerbare, kan worden gerepareerd, te repareren, reparatieservice, repareerbaarheid,
      gerepareerd worden`,
    pl: `
      naprawialn*, można naprawić, łatw* do naprawy, naprawialność, serwis naprawczy, usługa naprawy,
      da się naprawić`,
    pt: `
      reparáve*, reparável, pode ser reparad*, fácil de reparar, reparabilidade, serviço de reparação,
      serviço de reparo, pode ser consertad*`,
    sv: `
      reparerbar*, kan repareras, går att reparera, reparationsservice, lätt att reparera, går att laga, kan lagas`,
    da: 'reparerbar*, kan repareres, reparationsservice, let at reparere, kan laves igen',
    nb: 'reparerbar*, kan repareres, reparasjonsservice, lett å reparere, kan fikses',
    fi: 'korjattavissa, voidaan korjata, helppo korjata, korjauspalvelu*, voi korjata',
  },
  spareParts: {
    en: `
      spare parts, replacement parts, spare part, replacement part, replaceable parts, replaceable battery`,
    de: 'ersatzteil*, austauschbarer akku, austauschbare teile, auswechselbar*, wechselakku*',
    fr: 'pièces détachées, pièces de rechange, pièce détachée, pièce de rechange, batterie remplaçable',
    es: `
      piezas de repuesto, pieza de repuesto, repuestos, piezas de recambio, recambios, batería reemplazable`,
    it: 'pezzi di ricambio, pezzo di ricambio, parti di ricambio, ricambi, batteria sostituibile',
    nl: `
      reserveonderdelen, reserveonderdeel, vervangingsonderdelen, vervangbare onderdelen, losse onderdelen,
      vervangbare accu`,
    pl: 'części zamienn*, części zamiennych, część zamienna, części zamienne, wymienna bateria',
    pt: `
      peças de substituição, peças de reposição, peça de substituição, peça de reposição, peças sobressalentes,
      bateria substituível`,
    sv: 'reservdel*, utbytbart batteri, utbytbara delar, reservdelar',
    da: 'reservedel*, udskifteligt batteri, udskiftelige dele, reservedele',
    nb: 'reservedel*, utskiftbart batteri, utskiftbare deler, reservedeler',
    fi: 'varaosa*, varaosia, varaosien, vaihdettava akku, vaihdettavat osat',
  },
  regional: {
    en: `
      locally made, locally sourced, locally produced, regionally sourced, made locally, local production,
      local suppliers, locally grown, from the region, short supply chain*, regional product*`,
    de: `
      regional*, aus der region, lokal produziert*, lokal hergestellt*, aus regionalem anbau, regionale produktion,
      kurze transportwege, kurzen transportwegen, vor ort produziert`,
    fr: `
      produit local, production locale, fabrication locale, circuit court, circuits courts, produits locaux,
      fabriqué* localement, produit* localement, produits régionaux, produit régional`,
    es: `
      producción local, producto local, fabricad* localmente, productos locales, producid* localmente, kilómetro cero,
      km 0, comercio de proximidad, producto regional, productos regionales`,
    it: `
      produzione locale, prodott* localmente, prodotto locale, prodotti locali, chilometro zero, km 0, km zero,
      filiera corta, a km zero, prodotti regionali, prodotto regionale`,
    nl: `
      lokaal geproduceerd*, lokale productie, lokaal gemaakt, regionaal, regionale, uit de streek, streekproduct*,
      lokaal product, van lokale producenten`,
    pl: `
      lokalnie produkowan*, lokalna produkcja, lokalnej produkcji, lokaln* produkt*, regionaln*, produkowan* lokalnie,
      lokalnych dostawców, z regionu, lokalnych producentów`,
    pt: `
      produção local, produzid* localmente, produto local, produtos locais, fabricad* localmente, quilómetro zero,
      km zero, produto regional, produtos regionais`,
    sv: `
      lokalproducera*, lokalt producera*, närproducera*, lokalt tillverka*, från trakten, lokal produktion,
      regionalt producera*`,
    da: `
      lokalt produceret*, lokal produktion, lokalproduceret*, lokalt fremstillet*, fra lokalområdet,
      regionalt produceret*`,
    nb: `
      lokalt produsert*, lokalprodusert*, kortreist*, lokal produksjon, lokalt laget, regionalt produsert*`,
    fi: `
      lähituot*, paikallisesti tuotet*, paikallisesti valmistet*, lähellä tuotet*, paikallinen tuotanto,
      paikallista tuotantoa, lähiruo*`,
  },
};
