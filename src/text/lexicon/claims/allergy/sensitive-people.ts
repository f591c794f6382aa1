import type { ConceptTable } from '../concept-table.ts';

/** Allergens that a product contains, and whether sensitive people can use it. */
export const SENSITIVE_PEOPLE: ConceptTable = {
  hypoallergenic: {
    en: `
      hypoallergenic, hypo allergenic, hypoallergenically, anti allergenic, antiallergenic, low allergen*,
      low allergy`,
    de: `
      hypoallergen*, antiallergen*, antiallergisch*, allergenarm*, allergieneutral*, allergiearm*, hypo allergen*`,
    fr: `
      hypoallergéniq*, hypo allergéniq*, hypoallergène*, anallergiq*, anti allergiq*, antiallergiq*, hypoallergenic`,
    es: `
      hipoalergénic*, hipoalérgic*, hipo alergénic*, antialérgic*, anti alérgic*, antialergénic*, hipoalergenicas`,
    it: 'ipoallergenic*, ipo allergenic*, anallergic*, antiallergic*, anti allergic*',
    nl: `
      hypoallergeen, hypoallergene, hypo allergeen, anti allergeen, antiallergisch*, anti allergisch*, allergeenarm*,
      hypoallergenisch*`,
    pl: `
      hipoalergiczn*, hipoalergenn*, antyalergiczn*, przeciwalergiczn*, antyalergenow*, hypoalergiczn*,
      niealergizując*`,
    pt: `
      hipoalergénic*, hipoalergênic*, hipoalérgic*, antialérgic*, anti alérgic*, hipo alergénic*, hipo alergênic*`,
    sv: 'allergivänlig*, hypoallergen*, antiallergisk*, allergitestad*, hypo allergen*',
    da: 'allergivenlig*, hypoallergen*, antiallergisk*, allergitestet*, allergivenligt',
    nb: 'allergivennlig*, hypoallergen*, antiallergisk*, allergitestet*',
    fi: 'hypoallergeen*, allergiaystäväl*, allergiatestat*, antiallergi*, hypo allergeen*',
  },
  suitableForAllergySufferers: {
    en: `
      suitable for allergy sufferers, allergy sufferers, allergy friendly, allergy tested, people with allergies,
      suitable for allergies, for allergy sufferers, if you have allergies, allergy approved, asthma and allergy,
      for allergic people`,
    de: `
      für allergiker, allergikergeeignet*, allergikerfreundlich*, allergiker geeignet, für allergikerinnen,
      allergiegetestet*, auf allergene getestet, allergikerverträglich*, für menschen mit allergien, bei allergien`,
    fr: `
      personnes allergiques, peaux allergiques, adapté* aux allergiques, convient aux allergiques, en cas d allergie*,
      testé* ~ allergies, pour les allergiques, personnes souffrant d allergies`,
    es: `
      personas alérgicas, apto para alérgicos, apta para alérgicos, personas con alergia*, para alérgicos,
      pieles alérgicas, en caso de alergia*, aptos para alérgicos`,
    it: `
      persone allergiche, adatt* agli allergici, adatt* a chi soffre di allergie, soggetti allergici, per allergici,
      per chi soffre di allergie, in caso di allergie, pelli allergiche`,
    nl: `
      mensen met een allergie, mensen met allergieën, geschikt voor allergie*, allergiepatiënten,
      allergievriendelijk*, bij allergie*, allergisch personen, allergielijders`,
    pl: `
      dla alergików, dla osób z alergi*, osób uczulonych, alergikom, alergicy, dla skóry alergicznej, przy alergii,
      przyjazn* alergikom, skłonnej do alergii`,
    pt: `
      pessoas alérgicas, pessoas com alergia*, adequad* para alérgicos, para alérgicos, peles alérgicas,
      em caso de alergia*, indicad* para alérgicos, para quem tem alergia*`,
    sv: `
      för allergiker, passar allergiker, personer med allergi*, vid allergi, astma och allergi*,
      asthma allergy nordic, allergimärkt*`,
    da: `
      for allergikere, til allergikere, personer med allergi*, egnet til allergikere, astma allergi*,
      asthma allergy nordic, den blå krans`,
    nb: `
      for allergikere, til allergikere, personer med allergi*, passer for allergikere, astma og allergi*,
      naaf godkjent, asthma allergy nordic`,
    fi: `
      allergikoille, allergiselle, allergisille, sopii allergi*, allergiatunnus*, allergia iho ja astmaliitto,
      allergia ja astmaliit*, allergikolle`,
  },
  traces: {
    en: `
      may contain traces, may contain trace amounts, contains traces, traces of nuts, trace amounts, may contain nuts,
      may contain milk, may contain gluten, cross contamination, processed in a facility, produced in a facility,
      made in a facility, traces of milk, traces of gluten, traces of peanut*, traces of other, traces of soy,
      traces of soya`,
    de: `
      kann spuren, spuren enthalten, können spuren, spuren anderer, kann ~ nüsse enthalten, kreuzkontamination,
      in spuren, spuren von nüssen, spuren von erdnüssen, spuren von milch, spuren von soja, spuren von gluten,
      spuren von schalenfrüchten`,
    fr: `
      traces éventuelles, peut contenir des traces, traces éventuelles de, contamination croisée,
      peut contenir ~ fruits à coque, traces de fruits à coque, traces de noix, traces de lait, traces d arachide*,
      traces de gluten, traces de soja`,
    es: `
      trazas de, puede contener trazas, pueden contener trazas, contiene trazas, posibles trazas,
      contaminación cruzada, puede contener frutos secos`,
    it: `
      può contenere tracce, possono contenere tracce, contiene tracce, eventuali tracce, contaminazione crociata,
      contaminazioni crociate, può contenere frutta a guscio, tracce di frutta a guscio, tracce di noci,
      tracce di latte, tracce di glutine, tracce di soia`,
    nl: `
      kan sporen, sporen bevatten, bevat sporen, mogelijk sporen, kruisbesmetting, kruiscontaminatie,
      kan noten bevatten, sporen van noten, sporen van pinda*, sporen van melk, sporen van gluten`,
    pl: `
      śladowe ilości, śladowych ilości, może zawierać śladowe, zawiera śladowe, śladowymi ilościami,
      zanieczyszczenie krzyżowe, zanieczyszczeń krzyżowych, może zawierać orzechy`,
    pt: `
      pode conter vestígios, pode conter traços, contém vestígios, podem conter vestígios, contaminação cruzada,
      pode conter frutos, traços de frutos, vestígios de frutos, traços de leite, vestígios de leite,
      traços de glúten, vestígios de glúten`,
    sv: `
      kan innehålla spår, innehåller spår, eventuella spår, korskontaminering*, kan innehålla nötter, spår av nötter,
      spår av mjölk, spår av gluten, spår av mandel`,
    da: `
      kan indeholde spor, indeholder spor, eventuelle spor, krydskontaminering*, kan indeholde nødder, spor af nødder,
      spor af mælk, spor af gluten`,
    nb: `
      kan inneholde spor, inneholder spor, eventuelle spor, krysskontaminering*, kan inneholde nøtter, spor av nøtter,
      spor av melk, spor av gluten`,
    fi: `
      saattaa sisältää pieniä määriä, voi sisältää pieniä määriä, pieniä määriä pähkin*, voi sisältää jäämiä,
      saattaa sisältää jäämiä, ristikontaminaatio*, voi sisältää pähkinö*`,
  },
  containsNuts: {
    en: `
      contains nuts, contains peanuts, contains almonds, contains hazelnuts, contains tree nuts, contains walnuts,
      contains cashews, with nuts, containing nuts`,
    de: `
      enthält nüsse, enthält erdnüsse, enthält mandeln, enthält haselnüsse, enthält schalenfrüchte, enthält nuss,
      mit nüssen, enthält walnüsse, schalenfrüchte enthalten`,
    fr: `
      contient des fruits à coque, contient des noix, contient des arachides, contient des noisettes,
      contient des amandes, avec des noix, contient des cacahuètes`,
    es: `
      contiene frutos secos, contiene cacahuete*, contiene nueces, contiene almendras, contiene avellanas,
      contiene frutos de cáscara, con frutos secos`,
    it: `
      contiene frutta a guscio, contiene noci, contiene arachidi, contiene nocciole, contiene mandorle,
      con frutta a guscio, contiene frutta secca`,
    nl: `
      bevat noten, bevat pinda, bevat pinda s, bevat hazelnoten, bevat amandelen, bevat walnoten, met noten`,
    pl: `
      zawiera orzechy, zawiera orzeszki, zawiera migdały, zawiera orzechów, z orzechami, zawiera orzechy laskowe,
      zawierają orzechy`,
    pt: `
      contém frutos secos, contém nozes, contém amendoim, contém amendoins, contém amêndoas, contém avelãs,
      contém frutos de casca rija, contém castanhas`,
    sv: 'innehåller nötter, innehåller jordnötter, innehåller mandel, innehåller hasselnötter, med nötter',
    da: 'indeholder nødder, indeholder jordnødder, indeholder mandler, indeholder hasselnødder, med nødder',
    nb: 'inneholder nøtter, inneholder peanøtter, inneholder mandler, inneholder hasselnøtter, med nøtter',
    fi: `
      sisältää pähkinöitä, sisältää pähkinää, sisältää maapähkinö*, sisältää mantel*, sisältää hasselpähkinö*`,
  },
  containsGluten: {
    en: 'contains gluten, containing gluten, contains wheat, wheat flour, made with wheat, made from wheat',
    de: 'enthält gluten, glutenhaltig*, enthält weizen, weizenmehl, enthält glutenhaltiges',
    fr: 'contient du gluten, contient du blé, farine de blé, avec gluten, contient ~ gluten',
    es: 'contiene gluten, contiene trigo, harina de trigo, con gluten, contienen gluten',
    it: `
      contiene glutine, contiene grano, contiene frumento, farina di frumento, farina di grano, con glutine`,
    nl: 'bevat gluten, glutenhoudend*, bevat tarwe, tarwebloem, tarwemeel, glutenbevattend*',
    pl: 'zawiera gluten, zawiera pszenicę, mąka pszenna, mąki pszennej, zawierają gluten, mąkę pszenną',
    pt: 'contém glúten, contém trigo, farinha de trigo, com glúten, contêm glúten',
    sv: 'innehåller gluten, innehåller vete, vetemjöl, glutenhaltig*',
    da: 'indeholder gluten, indeholder hvede, hvedemel, glutenholdig*',
    nb: 'inneholder gluten, inneholder hvete, hvetemel, glutenholdig*',
    fi: 'sisältää gluteenia, sisältää vehnää, vehnäjauho*, gluteenipitoi*',
  },
  containsMilk: {
    en: `
      contains milk, contains lactose, contains dairy, containing milk, milk powder, contains milk protein,
      whey powder, contains whey`,
    de: `
      enthält milch, enthält laktose, enthält lactose, laktosehaltig*, milchpulver, milchhaltig*, enthält milcheiweiß,
      milcheiweiß, enthält milchbestandteile`,
    fr: `
      contient du lait, contient du lactose, poudre de lait, lait en poudre, contient des produits laitiers,
      contient ~ lactose, protéines de lait`,
    es: `
      contiene leche, contiene lactosa, contiene lácteos, leche en polvo, proteínas de leche, proteína de leche,
      con lactosa`,
    it: `
      contiene latte, contiene lattosio, latte in polvere, proteine del latte, contiene latticini, con lattosio`,
    nl: 'bevat melk, bevat lactose, bevat zuivel, melkpoeder, lactosehoudend*, bevat melkeiwit*',
    pl: `
      zawiera mleko, zawiera laktozę, mleko w proszku, białka mleka, zawiera nabiał, mleka w proszku,
      zawierają mleko`,
    pt: `
      contém leite, contém lactose, contém lacticínios, leite em pó, proteínas do leite, proteína do leite,
      contém laticínios`,
    sv: 'innehåller mjölk, innehåller laktos, mjölkpulver, mjölkprotein, innehåller mjölkprotein',
    da: 'indeholder mælk, indeholder laktose, mælkepulver, mælkeprotein, indeholder mælkeprotein',
    nb: 'inneholder melk, inneholder laktose, melkepulver, melkeprotein, inneholder melkeprotein',
    fi: 'sisältää maitoa, sisältää laktoosia, maitojauhe*, maitoproteiini*, sisältää maitoproteiini*',
  },
  containsAllergen: {
    en: `
      contains allergens, contains the allergens, contains the following allergens, allergen information,
      allergens listed, allergy advice, may cause an allergic reaction, may cause allergic reactions,
      can cause allergic reactions, allergic reaction, allergic reactions, allergen declaration`,
    de: `
      enthält allergene, allergeninformation*, allergenhinweis*, allergene enthalten, allergische reaktion*,
      allergischen reaktion*, kann allergien auslösen, allergenkennzeichnung, kann allergische, enthaltene allergene`,
    fr: `
      contient des allergènes, allergènes présents, information* allergène*, réaction allergique,
      réactions allergiques, peut provoquer une allergie, peut causer une allergie, informations sur les allergènes,
      contient les allergènes`,
    es: `
      contiene alérgenos, contiene los siguientes alérgenos, información sobre alérgenos, información de alérgenos,
      reacción alérgica, reacciones alérgicas, puede provocar alergia*, puede causar alergia*, alérgenos presentes`,
    it: `
      contiene allergeni, contiene i seguenti allergeni, informazioni sugli allergeni, reazione allergica,
      reazioni allergiche, può causare allergi*, può provocare allergi*, può provocare reazioni, allergeni presenti`,
    nl: `
      bevat allergenen, allergeneninformatie, allergeeninformatie, allergische reactie, allergische reacties,
      bevat de volgende allergenen, kan allergie veroorzaken, allergie informatie`,
    pl: `
      zawiera alergeny, zawiera następujące alergeny, informacj* o alergenach, reakcj* alergiczn*,
      może powodować alergi*, może wywołać alergi*, może uczulać, reakcje uczuleniowe, alergeny zawarte`,
    pt: `
      contém alergénios, contém alérgenos, contém alergénicos, contém alergênicos, informação sobre alergénios,
      reação alérgica, reações alérgicas, pode causar alergia*, pode provocar alergia*, informações sobre alérgenos`,
    sv: `
      innehåller allergener, allergiinformation, allergisk reaktion, allergiska reaktioner, kan orsaka allergi*,
      kan ge allergi*, allergeninformation`,
    da: `
      indeholder allergener, allergeninformation, allergisk reaktion, allergiske reaktioner, kan fremkalde allergi*,
      kan forårsage allergi*, kan give allergi*`,
    nb: `
      inneholder allergener, allergeninformasjon, allergisk reaksjon, allergiske reaksjoner, kan forårsake allergi*,
      kan gi allergi*, kan fremkalle allergi*`,
    fi: `
      sisältää allergeeneja, allergeenitieto*, allerginen reaktio, allergisia reaktioita, allergisen reaktion,
      voi aiheuttaa allergi*, saattaa aiheuttaa allergi*, sisältää seuraavia allergeen*`,
  },
  suitableForCeliacs: {
    en: `
      celiac*, coeliac*, suitable for celiacs, suitable for coeliacs, celiac disease, coeliac disease,
      gluten intoleran*, gluten sensitive`,
    de: `
      zöliakie*, zöliakie geeignet, glutenunverträglich*, glutenintoleran*, zöliakiebetroffene*, glutensensitiv*`,
    fr: `
      cœliaque*, coeliaque*, maladie cœliaque, intolérant* au gluten, intolérance au gluten, intolérants au gluten`,
    es: `
      celíac*, celiaquía, enfermedad celíaca, apto para celíacos, intolerante* al gluten, intolerancia al gluten`,
    it: 'celiac*, celiachia, adatto ai celiaci, intolleran* al glutine, intolleranza al glutine, per celiaci',
    nl: `
      coeliakie, coeliakiepatiënten, glutenintoleran*, glutenallergie, geschikt voor coeliakie, glutenovergevoelig*`,
    pl: `
      celiakia, celiakii, celiakią, celiakię, dla celiaków, chorych na celiakię, nietoleranc* glutenu, z celiakią`,
    pt: `
      celíac*, doença celíaca, próprio para celíacos, intolerante* ao glúten, intolerância ao glúten, para celíacos`,
    sv: 'celiaki*, glutenintoleran*, celiakisjuk*, glutenkänslig*',
    da: 'cøliaki*, glutenintoleran*, glutenallergi*, glutenoverfølsom*',
    nb: 'cøliaki*, glutenintoleran*, glutenallergi*, cøliakere',
    fi: 'keliakia*, keliaakik*, gluteeni intoleran*, gluteeniyliherk*, keliaakikoille',
  },
  dermatologicallyTested: {
    en: `
      dermatologically tested, dermatologist tested, dermatologically approved, dermatologist approved,
      tested by dermatologists, tested under dermatological control, dermatologically proven, tested on skin,
      skin tested, dermatologically confirmed`,
    de: `
      dermatologisch getestet*, dermatologisch geprüft*, dermatologisch bestätigt*, von dermatologen getestet,
      von dermatologen geprüft, hautärztlich getestet*, hautärztlich geprüft*, dermatest*, von hautärzten getestet,
      klinisch dermatologisch`,
    fr: `
      testé* dermatologiquement, dermatologiquement testé*, testé* sous contrôle dermatologique,
      contrôle dermatologique, testé* par des dermatologues, approuvé* par des dermatologues,
      approuvé* par les dermatologues, dermatologiquement approuvé*`,
    es: `
      dermatológicamente testad*, testad* dermatológicamente, probad* dermatológicamente, dermatológicamente probad*,
      bajo control dermatológico, probad* por dermatólogos, testad* por dermatólogos, control dermatológico,
      aprobad* por dermatólogos`,
    it: `
      dermatologicamente testat*, testat* dermatologicamente, testat* da dermatologi, sotto controllo dermatologico,
      test dermatologic*, controllo dermatologico, approvat* dai dermatologi, clinicamente e dermatologicamente`,
    nl: `
      dermatologisch getest*, dermatologisch goedgekeurd*, getest door dermatologen, door dermatologen getest,
      onder dermatologisch toezicht, door dermatologen goedgekeurd, huidarts getest`,
    pl: `
      przebadan* dermatologicznie, testowan* dermatologicznie, przetestowan* dermatologicznie,
      dermatologicznie testowan*, dermatologicznie przebadan*, pod kontrolą dermatolog*, testy dermatologiczne,
      przetestowan* przez dermatologów, badan* dermatologicznie`,
    pt: `
      dermatologicamente testad*, testad* dermatologicamente, testad* por dermatologistas, sob controlo dermatológico,
      sob controle dermatológico, controlo dermatológico, aprovad* por dermatologistas, testes dermatológicos`,
    sv: `
      dermatologiskt testa*, dermatologiskt godkän*, testa* av dermatologer, hudläkartestad*, dermatologtestad*,
      dermatologiskt bevisa*`,
    da: `
      dermatologisk testet, dermatologisk godkendt, testet af dermatologer, dermatologisk testede, hudlægetestet,
      godkendt af dermatologer`,
    nb: `
      dermatologisk testet, dermatologisk godkjent, testet av dermatologer, dermatologisk testede, hudlegetestet,
      godkjent av hudleger`,
    fi: `
      dermatologisesti testat*, dermatologisesti hyväksy*, dermatologien testaam*, ihotautilääkär* testaam*,
      dermatologin testaam*, ihotautilääkärin hyväksym*`,
  },
  suitableForSensitiveSkin: {
    en: `
      suitable for sensitive skin, sensitive skin, for sensitive skin, delicate skin, easily irritated skin,
      reactive skin, allergy prone skin, suitable for delicate skin, irritation prone skin`,
    de: `
      empfindliche haut, empfindlicher haut, empfindlichen haut, sensible haut, sensibler haut, sensiblen haut,
      zarte babyhaut, empfindlicher babyhaut, empfindliche babyhaut, gereizte haut, gereizter haut,
      hochsensible haut`,
    fr: `
      peau sensible, peaux sensibles, peaux délicates, peau délicate, peaux réactives, peau réactive, peaux fragiles,
      peau fragile, peaux intolérantes, peaux irritées`,
    es: `
      piel sensible, pieles sensibles, piel delicada, pieles delicadas, piel reactiva, pieles reactivas,
      piel irritada, piel frágil, pieles intolerantes`,
    it: `
      pelle sensibile, pelli sensibili, pelle delicata, pelli delicate, pelle reattiva, pelli reattive,
      pelle irritata, cute sensibile, pelli intolleranti`,
    nl: `
      gevoelige huid, gevoelige huidtypes, gevoelige huidtypen, delicate huid, tere huid, tere babyhuid,
      geïrriteerde huid, snel geïrriteerde huid, huid gevoelig`,
    pl: `
      skóry wrażliwej, wrażliwej skóry, skóra wrażliwa, skóry delikatnej, delikatnej skóry, wrażliwa skóra,
      wrażliwą skórę, wrażliwą skórą, skóry reaktywnej, skórę wrażliwą, skóry podrażnionej`,
    pt: `
      pele sensível, peles sensíveis, pele delicada, peles delicadas, pele reativa, peles reativas, pele irritada,
      pele sensível do bebé, pele sensível do bebê`,
    sv: `
      känslig hud, känsliga huden, ömtålig hud, irriterad hud, känslig babyhud, känslig barnhud, överkänslig hud`,
    da: 'følsom hud, sensitiv hud, sart hud, følsomme hud, sarte hud, irriteret hud, sensible hud',
    nb: 'sensitiv hud, følsom hud, sart hud, ømfintlig hud, irritert hud, sensitive hud, følsomme hud',
    fi: `
      herkkä iho, herkälle iholle, herkän ihon, herkkäihoi*, herkkää ihoa, ärtyneelle iholle, ärtynyt iho,
      yliherkälle iholle, atoopp* iholle`,
  },
};
