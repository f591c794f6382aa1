import type { ConceptTable } from '../concept-table.ts';

/** Ingredients that food is free from. */
export const FREE_FROM_IN_FOOD: ConceptTable = {
  glutenFree: {
    en: `
    gluten free, free of gluten, free from gluten, without gluten, no gluten, free of any gluten, free from any
    gluten, without any gluten, no any gluten, coeliac*, celiac*
    `,
    de: 'glutenfrei*, frei von gluten, ohne gluten, enthält kein* gluten, kein gluten',
    fr: 'sans gluten, exempt* de gluten, ne contient ~ pas de gluten, pas de gluten, zéro gluten',
    es: 'sin gluten, libre* de gluten, no contiene* gluten, 0 gluten, celíac*',
    it: 'senza glutine, priv* di glutine, non contiene glutine, zero glutine, celiac*',
    nl: 'glutenvrij*, vrij van gluten, zonder gluten, bevat geen gluten, geen gluten, coeliakie',
    pl: 'bez glutenu, woln* od glutenu, nie zawiera* glutenu, bezglutenow*, zero glutenu',
    pt: 'sem glúten, livre* de glúten, isent* de glúten, não contém glúten, zero glúten',
    sv: 'glutenfri*, fri från gluten, fritt från gluten, utan gluten, innehåller inte gluten, inget gluten',
    da: 'glutenfri*, fri for gluten, frit for gluten, uden gluten, indeholder ikke gluten, ingen gluten',
    nb: 'glutenfri*, fri for gluten, fritt for gluten, uten gluten, inneholder ikke gluten, ikke gluten',
    fi: 'gluteeniton, gluteenitonta, gluteenittom*, ei sisällä gluteenia, ilman gluteenia, ei gluteenia',
  },
  lactoseFree: {
    en: `lactose free, free of lactose, free from lactose, without lactose, no lactose, lacto free, lactose intoleran*, lactose intolerance`,
    de: `
      laktosefrei*, lactosefrei*, frei von laktose, ohne laktose, enthält kein* laktose, frei von lactose,
      ohne lactose, enthält kein* lactose, keine laktose, laktoseintoleran*, laktoseunverträglich*`,
    fr: `sans lactose, exempt* de lactose, ne contient ~ pas de lactose, délactosé*, zéro lactose, intolérant* au lactose, intolérance au lactose`,
    es: `sin lactosa, libre* de lactosa, no contiene* lactosa, 0 lactosa, deslactosad*, intolerante* a la lactosa, intolerancia a la lactosa`,
    it: `senza lattosio, priv* di lattosio, non contiene lattosio, delattosat*, zero lattosio, intollerant* al lattosio, intolleranza al lattosio`,
    nl: `lactosevrij*, vrij van lactose, zonder lactose, bevat geen lactose, geen lactose, lactose intoleran*, lactoseintoleran*`,
    pl: 'bez laktozy, woln* od laktozy, nie zawiera* laktozy, bezlaktozow*, zero laktozy',
    pt: 'sem lactose, livre* de lactose, isent* de lactose, não contém lactose, zero lactose, deslactosad*',
    sv: 'laktosfri*, fri från laktos, fritt från laktos, utan laktos, innehåller inte laktos, ingen laktos',
    da: `
      laktosefri*, lactosefri*, fri for laktose, frit for laktose, uden laktose, indeholder ikke laktose,
      ingen laktose`,
    nb: `
      laktosefri*, fri for laktose, fritt for laktose, uten laktose, inneholder ikke laktose, ingen laktose`,
    fi: 'laktoositon, laktoositonta, laktoosittom*, ei sisällä laktoosia, ilman laktoosia, ei laktoosia',
  },
  dairyFree: {
    en: `
      dairy free, milk free, free of dairy, free from dairy, without dairy, no dairy, free of milk, free from milk,
      without milk, no milk, free of milk protein, free from milk protein, without milk protein, no milk protein,
      free of cow s milk, free from cow s milk, without cow s milk, no cow s milk, non dairy, nondairy,
      plant based milk, milk allergy, allergic to milk`,
    de: `
      milchfrei*, milcheiweißfrei*, milchproteinfrei*, frei von milch, ohne milch, enthält kein* milch,
      frei von milchbestandteilen, ohne milchbestandteile, enthält kein* milchbestandteile, frei von milchprodukten,
      ohne milchprodukte, enthält kein* milchprodukte, frei von milcheiweiß, ohne milcheiweiß,
      enthält kein* milcheiweiß, keine milch, milchallergi*, milcheiweißallergi*, kuhmilchallergi*`,
    fr: `
      sans produits laitiers, exempt* de produits laitiers, ne contient ~ pas de produits laitiers,
      sans produit laitier, exempt* de produit laitier, ne contient ~ pas de produit laitier, sans lait,
      exempt* de lait, ne contient ~ pas de lait, sans protéines de lait, exempt* de protéines de lait,
      ne contient ~ pas de protéines de lait, sans lait de vache, exempt* de lait de vache,
      ne contient ~ pas de lait de vache, allergie au lait, allergique au lait`,
    es: `
      sin lácteos, libre* de lácteos, no contiene* lácteos, sin leche, libre* de leche, no contiene* leche,
      sin proteína de leche, libre* de proteína de leche, no contiene* proteína de leche, sin productos lácteos,
      libre* de productos lácteos, no contiene* productos lácteos, no lácte*, alergia a la leche, alérgic* a la leche`,
    it: `
      senza latte, priv* di latte, non contiene latte, senza latticini, priv* di latticini, non contiene latticini,
      senza proteine del latte, priv* di proteine del latte, non contiene proteine del latte,
      senza derivati del latte, priv* di derivati del latte, non contiene derivati del latte, allergia al latte, allergic* al latte`,
    nl: `
      zuivelvrij*, melkvrij*, koemelkvrij*, vrij van zuivel, zonder zuivel, bevat geen zuivel, vrij van melk,
      zonder melk, bevat geen melk, vrij van koemelk, zonder koemelk, bevat geen koemelk, vrij van melkeiwit,
      zonder melkeiwit, bevat geen melkeiwit, geen zuivel, melkallergi*, koemelkallergi*, allergisch voor melk`,
    pl: `
      bez mleka, woln* od mleka, nie zawiera* mleka, bez nabiału, woln* od nabiału, nie zawiera* nabiału,
      bez białka mleka, woln* od białka mleka, nie zawiera* białka mleka, bez produktów mlecznych,
      woln* od produktów mlecznych, nie zawiera* produktów mlecznych, beznabiałow*, bezmleczn*`,
    pt: `
      sem lacticínios, livre* de lacticínios, isent* de lacticínios, não contém lacticínios, sem laticínios,
      livre* de laticínios, isent* de laticínios, não contém laticínios, sem leite, livre* de leite, isent* de leite,
      não contém leite, sem proteína do leite, livre* de proteína do leite, isent* de proteína do leite,
      não contém proteína do leite, não lácte*`,
    sv: `
      mjölkfri*, mejerifri*, fri från mjölk, fritt från mjölk, utan mjölk, innehåller inte mjölk,
      fri från mjölkprotein, fritt från mjölkprotein, utan mjölkprotein, innehåller inte mjölkprotein,
      fri från mejeriprodukter, fritt från mejeriprodukter, utan mejeriprodukter, innehåller inte mejeriprodukter,
      komjölksfri*, ingen mjölk`,
    da: `
      mælkefri*, mejerifri*, mælkfri*, fri for mælk, frit for mælk, uden mælk, indeholder ikke mælk,
      fri for mejeriprodukter, frit for mejeriprodukter, uden mejeriprodukter, indeholder ikke mejeriprodukter,
      fri for mælkeprotein, frit for mælkeprotein, uden mælkeprotein, indeholder ikke mælkeprotein, komælksfri*,
      ingen mælk`,
    nb: `
      melkefri*, meierifri*, fri for melk, fritt for melk, uten melk, inneholder ikke melk, fri for meieriprodukter,
      fritt for meieriprodukter, uten meieriprodukter, inneholder ikke meieriprodukter, fri for melkeprotein,
      fritt for melkeprotein, uten melkeprotein, inneholder ikke melkeprotein, kumelkfri*`,
    fi: `
      maidoton, maidotonta, maidottom*, ei sisällä maitoa, ilman maitoa, ei sisällä maitotuotteita,
      ilman maitotuotteita, ei sisällä maitoproteiinia, ilman maitoproteiinia, ei maitoa`,
  },
  nutFree: {
    en: `
      nut free, peanut free, free of nuts, free from nuts, without nuts, no nuts, free of peanuts, free from peanuts,
      without peanuts, no peanuts, free of tree nuts, free from tree nuts, without tree nuts, no tree nuts,
      free of any nuts, free from any nuts, without any nuts, no any nuts, nut free facility, nut allergy, peanut allergy, nut allergies, allergic to nuts, allergic to peanuts`,
    de: `
      nussfrei*, erdnussfrei*, nüssefrei*, frei von nüssen, ohne nüsse, enthält kein* nüsse, ohne erdnüsse,
      enthält kein* erdnüsse, frei von erdnüssen, frei von nuss, ohne nuss, enthält kein* nuss, keine nüsse, nussallergi*, erdnussallergi*`,
    fr: `
      sans noix, exempt* de noix, ne contient ~ pas de noix, sans fruits à coque, exempt* de fruits à coque,
      ne contient ~ pas de fruits à coque, sans arachides, exempt* d arachides, ne contient ~ pas d arachides,
      sans arachide, exempt* d arachide, ne contient ~ pas d arachide, sans cacahuètes, exempt* de cacahuètes,
      ne contient ~ pas de cacahuètes, sans noisettes, exempt* de noisettes, ne contient ~ pas de noisettes,
      aucun fruit à coque, allergie aux noix, allergique aux noix, allergie aux arachides, allergique aux arachides, allergie aux fruits à coque`,
    es: `
      sin frutos secos, libre* de frutos secos, no contiene* frutos secos, sin cacahuetes, libre* de cacahuetes,
      no contiene* cacahuetes, sin cacahuete, libre* de cacahuete, no contiene* cacahuete, sin nueces,
      libre* de nueces, no contiene* nueces, sin frutos de cáscara, libre* de frutos de cáscara,
      no contiene* frutos de cáscara, alergia a los frutos secos, alérgic* a los frutos secos, alergia al cacahuete, alérgic* al cacahuete`,
    it: `
      senza frutta a guscio, priv* di frutta a guscio, non contiene frutta a guscio, senza noci, priv* di noci,
      non contiene noci, senza arachidi, priv* di arachidi, non contiene arachidi, senza frutta secca,
      priv* di frutta secca, non contiene frutta secca, senza nocciole, priv* di nocciole, non contiene nocciole, allergia alla frutta a guscio, allergic* alla frutta a guscio, allergic* alle noci, allergic* alle arachidi`,
    nl: `
      notenvrij*, pindavrij*, nootvrij*, vrij van noten, zonder noten, bevat geen noten, vrij van pinda s,
      zonder pinda s, bevat geen pinda s, geen noten, notenallergi*, pinda allergie, pindaallergi*, allergisch voor noten, allergisch voor pinda s`,
    pl: `
      bez orzechów, woln* od orzechów, nie zawiera* orzechów, bez orzeszków ziemnych, woln* od orzeszków ziemnych,
      nie zawiera* orzeszków ziemnych, bez orzechów arachidowych, woln* od orzechów arachidowych,
      nie zawiera* orzechów arachidowych, bezorzechow*`,
    pt: `
      sem frutos secos, livre* de frutos secos, isent* de frutos secos, não contém frutos secos, sem nozes,
      livre* de nozes, isent* de nozes, não contém nozes, sem amendoim, livre* de amendoim, isent* de amendoim,
      não contém amendoim, sem amendoins, livre* de amendoins, isent* de amendoins, não contém amendoins,
      sem frutos de casca rija, livre* de frutos de casca rija, isent* de frutos de casca rija,
      não contém frutos de casca rija, sem castanhas, livre* de castanhas, isent* de castanhas, não contém castanhas,
      sem oleaginosas, livre* de oleaginosas, isent* de oleaginosas, não contém oleaginosas`,
    sv: `
      nötfri*, jordnötsfri*, fri från nötter, fritt från nötter, utan nötter, innehåller inte nötter,
      fri från jordnötter, fritt från jordnötter, utan jordnötter, innehåller inte jordnötter, inga nötter`,
    da: `
      nøddefri*, jordnøddefri*, fri for nødder, frit for nødder, uden nødder, indeholder ikke nødder,
      fri for jordnødder, frit for jordnødder, uden jordnødder, indeholder ikke jordnødder, ingen nødder`,
    nb: `
      nøttefri*, peanøttfri*, fri for nøtter, fritt for nøtter, uten nøtter, inneholder ikke nøtter,
      fri for peanøtter, fritt for peanøtter, uten peanøtter, inneholder ikke peanøtter, ingen nøtter`,
    fi: `
      pähkinätön, pähkinätöntä, pähkinättöm*, ei sisällä pähkinöitä, ilman pähkinöitä, ei sisällä pähkinää,
      ilman pähkinää, ei sisällä maapähkinöitä, ilman maapähkinöitä, ei pähkinöitä`,
  },
  eggFree: {
    en: `
      egg free, free of eggs, free from eggs, without eggs, no eggs, free of egg, free from egg, without egg, no egg,
      free of any egg, free from any egg, without any egg, no any egg, eggless`,
    de: `
      eifrei*, frei von eiern, ohne eier, enthält kein* eier, frei von ei, ohne ei, enthält kein* ei, ei frei*,
      keine eier`,
    fr: `
      sans œufs, exempt* de œufs, ne contient ~ pas de œufs, sans œuf, exempt* de œuf, ne contient ~ pas de œuf,
      sans oeufs, exempt* d oeufs, ne contient ~ pas d oeufs, sans oeuf, exempt* d oeuf, ne contient ~ pas d oeuf`,
    es: 'sin huevo, libre* de huevo, no contiene* huevo, sin huevos, libre* de huevos, no contiene* huevos',
    it: 'senza uova, priv* di uova, non contiene uova, senza uovo, priv* di uovo, non contiene uovo',
    nl: `
      vrij van ei, zonder ei, bevat geen ei, vrij van eieren, zonder eieren, bevat geen eieren, eivrij*, ei vrij*,
      geen ei`,
    pl: `
      woln* od jaj, nie zawiera* jaj, bez jajek, woln* od jajek, nie zawiera* jajek, bez jaja, woln* od jaja,
      nie zawiera* jaja, bezjajeczn*, bez jaj kurzych`,
    pt: `
      sem ovos, livre* de ovos, isent* de ovos, não contém ovos, sem ovo, livre* de ovo, isent* de ovo,
      não contém ovo`,
    sv: 'fri från ägg, fritt från ägg, utan ägg, innehåller inte ägg, äggfri*, inga ägg',
    da: 'fri for æg, frit for æg, uden æg, indeholder ikke æg, æggefri*, ægfri*, ingen æg',
    nb: 'fri for egg, fritt for egg, uten egg, inneholder ikke egg, eggfri*, ingen egg',
    fi: `
      munaton, munatonta, munattom*, kananmunaton, kananmunatonta, ei sisällä kananmunaa, ilman kananmunaa,
      ei sisällä munaa, ilman munaa, ei kananmunaa`,
  },
  soyFree: {
    en: `
      soy free, soya free, free of soy, free from soy, without soy, no soy, free of soya, free from soya,
      without soya, no soya`,
    de: 'sojafrei*, frei von soja, ohne soja, enthält kein* soja, kein soja',
    fr: 'sans soja, exempt* de soja, ne contient ~ pas de soja',
    es: 'sin soja, libre* de soja, no contiene* soja, sin soya, libre* de soya, no contiene* soya',
    it: 'senza soia, priv* di soia, non contiene soia',
    nl: 'sojavrij*, vrij van soja, zonder soja, bevat geen soja, geen soja',
    pl: 'bez soi, woln* od soi, nie zawiera* soi, bezsojow*',
    pt: 'sem soja, livre* de soja, isent* de soja, não contém soja',
    sv: 'sojafri*, fri från soja, fritt från soja, utan soja, innehåller inte soja, ingen soja',
    da: `
      sojafri*, fri for soja, frit for soja, uden soja, indeholder ikke soja, fri for soya, frit for soya, uden soya,
      indeholder ikke soya, sojafrit, ingen soja`,
    nb: 'soyafri*, fri for soya, fritt for soya, uten soya, inneholder ikke soya, ingen soya',
    fi: 'soijaton, soijatonta, soijattom*, ei sisällä soijaa, ilman soijaa, ei soijaa',
  },
  sugarFree: {
    en: `
      sugar free, free of sugar, free from sugar, without sugar, no sugar, free of added sugar, free from added sugar,
      without added sugar, no added sugar, free of added sugars, free from added sugars, without added sugars,
      no added sugars, no sugar added, unsweetened, zero sugar, sugarless`,
    de: `
      zuckerfrei*, frei von zucker, ohne zucker, enthält kein* zucker, frei von zuckerzusatz, ohne zuckerzusatz,
      enthält kein* zuckerzusatz, ohne zugesetzten zucker, ungesüßt*, kein zucker, kein zuckerzusatz,
      frei von zugesetztem zucker`,
    fr: `
      sans sucre, exempt* de sucre, ne contient ~ pas de sucre, sans sucres, exempt* de sucres,
      ne contient ~ pas de sucres, sans sucre ajouté, exempt* de sucre ajouté, ne contient ~ pas de sucre ajouté,
      sans sucres ajoutés, exempt* de sucres ajoutés, ne contient ~ pas de sucres ajoutés, non sucré*, zéro sucre`,
    es: `
      sin azúcar, libre* de azúcar, no contiene* azúcar, sin azúcares, libre* de azúcares, no contiene* azúcares,
      sin azúcar añadido, libre* de azúcar añadido, no contiene* azúcar añadido, sin azúcares añadidos,
      libre* de azúcares añadidos, no contiene* azúcares añadidos, no azucarad*, cero azúcar, sin endulzar`,
    it: `
      senza zucchero, priv* di zucchero, non contiene zucchero, senza zuccheri, priv* di zuccheri,
      non contiene zuccheri, senza zuccheri aggiunti, priv* di zuccheri aggiunti, non contiene zuccheri aggiunti,
      senza zucchero aggiunto, priv* di zucchero aggiunto, non contiene zucchero aggiunto, non zuccherat*,
      zero zuccheri, non dolcificat*`,
    nl: `
      suikervrij*, vrij van suiker, zonder suiker, bevat geen suiker, vrij van suikers, zonder suikers,
      bevat geen suikers, vrij van toegevoegde suiker, zonder toegevoegde suiker, bevat geen toegevoegde suiker,
      vrij van toegevoegde suikers, zonder toegevoegde suikers, bevat geen toegevoegde suikers, ongezoet*,
      geen suiker, geen toegevoegde suiker*`,
    pl: `
      bez cukru, woln* od cukru, nie zawiera* cukru, bez dodatku cukru, woln* od dodatku cukru,
      nie zawiera* dodatku cukru, bez dodanego cukru, woln* od dodanego cukru, nie zawiera* dodanego cukru,
      bezcukrow*, niesłodzon*, zero cukru`,
    pt: `
      sem açúcar, livre* de açúcar, isent* de açúcar, não contém açúcar, sem açúcares, livre* de açúcares,
      isent* de açúcares, não contém açúcares, sem açúcar adicionado, livre* de açúcar adicionado,
      isent* de açúcar adicionado, não contém açúcar adicionado, sem açúcares adicionados,
      livre* de açúcares adicionados, isent* de açúcares adicionados, não contém açúcares adicionados,
      sem adição de açúcar, livre* de adição de açúcar, isent* de adição de açúcar, não contém adição de açúcar,
      não adoçad*, zero açúcar, não açucarad*`,
    sv: `
      sockerfri*, fri från socker, fritt från socker, utan socker, innehåller inte socker, fri från tillsatt socker,
      fritt från tillsatt socker, utan tillsatt socker, innehåller inte tillsatt socker, osötad*, osötat,
      inget tillsatt socker`,
    da: `
      sukkerfri*, fri for sukker, frit for sukker, uden sukker, indeholder ikke sukker, fri for tilsat sukker,
      frit for tilsat sukker, uden tilsat sukker, indeholder ikke tilsat sukker, usødet*, usødede,
      ingen tilsat sukker`,
    nb: `
      sukkerfri*, fri for sukker, fritt for sukker, uten sukker, inneholder ikke sukker, fri for tilsatt sukker,
      fritt for tilsatt sukker, uten tilsatt sukker, inneholder ikke tilsatt sukker, usøtet*, usøtede,
      ikke tilsatt sukker`,
    fi: `
      sokeriton, sokeritonta, sokerittom*, ei sisällä sokeria, ilman sokeria, ei sisällä lisättyä sokeria,
      ilman lisättyä sokeria, makeuttamaton, makeuttamatonta, makeuttamattom*, ei lisättyä sokeria`,
  },
  palmOilFree: {
    en: `
      palm oil free, palm free, free of palm oil, free from palm oil, without palm oil, no palm oil, no palm`,
    de: `
      palmölfrei*, frei von palmöl, ohne palmöl, enthält kein* palmöl, frei von palmfett, ohne palmfett,
      enthält kein* palmfett, kein palmöl`,
    fr: `
      sans huile de palme, exempt* d huile de palme, ne contient ~ pas d huile de palme, zéro huile de palme`,
    es: 'sin aceite de palma, libre* de aceite de palma, no contiene* aceite de palma',
    it: 'senza olio di palma, priv* di olio di palma, non contiene olio di palma',
    nl: 'palmolievrij*, vrij van palmolie, zonder palmolie, bevat geen palmolie, geen palmolie',
    pl: 'bez oleju palmowego, woln* od oleju palmowego, nie zawiera* oleju palmowego',
    pt: 'sem óleo de palma, livre* de óleo de palma, isent* de óleo de palma, não contém óleo de palma',
    sv: `
      palmoljefri*, palmoljafri*, fri från palmolja, fritt från palmolja, utan palmolja, innehåller inte palmolja,
      ingen palmolja`,
    da: `
      palmeoliefri*, palmoliefri*, fri for palmeolie, frit for palmeolie, uden palmeolie, indeholder ikke palmeolie,
      fri for palmolie, frit for palmolie, uden palmolie, indeholder ikke palmolie, ingen palmeolie`,
    nb: `
      palmeoljefri*, fri for palmeolje, fritt for palmeolje, uten palmeolje, inneholder ikke palmeolje,
      fri for palmolje, fritt for palmolje, uten palmolje, inneholder ikke palmolje, ingen palmeolje`,
    fi: `
      palmuöljytön, palmuöljytöntä, palmuöljyttöm*, ei sisällä palmuöljyä, ilman palmuöljyä, ei palmuöljyä`,
  },
  gmoFree: {
    en: `
      gmo free, gm free, free of gmos, free from gmos, without gmos, no gmos, free of gmo, free from gmo, without gmo,
      no gmo, free of genetically modified ingredients, free from genetically modified ingredients,
      without genetically modified ingredients, no genetically modified ingredients, free of genetic engineering,
      free from genetic engineering, without genetic engineering, no genetic engineering, non gmo,
      not genetically modified`,
    de: `
      gentechnikfrei*, gvofrei*, frei von gentechnik, ohne gentechnik, enthält kein* gentechnik, frei von gvo,
      ohne gvo, enthält kein* gvo, nicht gentechnisch verändert*`,
    fr: 'sans ogm, exempt* d ogm, ne contient ~ pas d ogm, non ogm, non génétiquement modifié*',
    es: `
      sin omg, libre* de omg, no contiene* omg, sin transgénicos, libre* de transgénicos, no contiene* transgénicos,
      sin ogm, libre* de ogm, no contiene* ogm, no transgénic*, no modificad* genéticamente`,
    it: 'senza ogm, priv* di ogm, non contiene ogm, non ogm, non geneticamente modificat*',
    nl: `
      gmovrij*, gentechvrij*, ggovrij*, vrij van gentechniek, zonder gentechniek, bevat geen gentechniek,
      vrij van ggo s, zonder ggo s, bevat geen ggo s, niet genetisch gemanipuleerd*, non gmo`,
    pl: 'bez gmo, woln* od gmo, nie zawiera* gmo, nie gmo, niemodyfikowan* genetycznie',
    pt: `
      sem ogm, livre* de ogm, isent* de ogm, não contém ogm, sem transgénicos, livre* de transgénicos,
      isent* de transgénicos, não contém transgénicos, sem transgênicos, livre* de transgênicos,
      isent* de transgênicos, não contém transgênicos, sem gmo, livre* de gmo, isent* de gmo, não contém gmo,
      não transgénic*, não transgênic*, não ogm`,
    sv: `
      gmofri*, fri från gmo, fritt från gmo, utan gmo, innehåller inte gmo, gmo fri*, ej genmodifiera*,
      inte genmodifiera*`,
    da: 'gmofri*, fri for gmo, frit for gmo, uden gmo, indeholder ikke gmo, gmo fri*, ikke genmodificeret',
    nb: 'gmofri*, fri for gmo, fritt for gmo, uten gmo, inneholder ikke gmo, gmo fri*, ikke genmodifisert*',
    fi: `
      gmovapaa*, ei sisällä gmo ta, ilman gmo ta, gmo vapaa*, geenimuuntelematon, geenimuuntelematonta, gmo ton`,
  },
  additiveFree: {
    en: `
      additive free, free of additives, free from additives, without additives, no additives,
      free of artificial additives, free from artificial additives, without artificial additives,
      no artificial additives, free of artificial ingredients, free from artificial ingredients,
      without artificial ingredients, no artificial ingredients, free of artificial flavours,
      free from artificial flavours, without artificial flavours, no artificial flavours, free of artificial flavors,
      free from artificial flavors, without artificial flavors, no artificial flavors, free of artificial colours,
      free from artificial colours, without artificial colours, no artificial colours, free of artificial colors,
      free from artificial colors, without artificial colors, no artificial colors, free of unnecessary additives,
      free from unnecessary additives, without unnecessary additives, no unnecessary additives, nothing artificial,
      no added colours, no added colors`,
    de: `
      zusatzstofffrei*, ohne zusatzstoffe, enthält kein* zusatzstoffe, frei von zusatzstoffen, frei von zusätzen,
      ohne zusätze, enthält kein* zusätze, frei von künstlichen zusatzstoffen, ohne künstliche zusatzstoffe,
      enthält kein* künstliche zusatzstoffe, frei von künstlichen zusätzen, ohne künstliche zusätze,
      enthält kein* künstliche zusätze, frei von künstlichen aromen, ohne künstliche aromen,
      enthält kein* künstliche aromen, frei von farbstoffen, ohne farbstoffe, enthält kein* farbstoffe,
      frei von künstlichen farbstoffen, ohne künstliche farbstoffe, enthält kein* künstliche farbstoffe,
      keine zusatzstoffe, farbstofffrei*`,
    fr: `
      sans additif, exempt* d additif, ne contient ~ pas d additif, sans additifs, exempt* d additifs,
      ne contient ~ pas d additifs, sans additifs artificiels, exempt* d additifs artificiels,
      ne contient ~ pas d additifs artificiels, sans colorants, exempt* de colorants, ne contient ~ pas de colorants,
      sans colorant, exempt* de colorant, ne contient ~ pas de colorant, sans arômes artificiels,
      exempt* d arômes artificiels, ne contient ~ pas d arômes artificiels, sans colorants artificiels,
      exempt* de colorants artificiels, ne contient ~ pas de colorants artificiels, zéro additif`,
    es: `
      sin aditivos, libre* de aditivos, no contiene* aditivos, sin aditivos artificiales,
      libre* de aditivos artificiales, no contiene* aditivos artificiales, sin colorantes, libre* de colorantes,
      no contiene* colorantes, sin colorantes artificiales, libre* de colorantes artificiales,
      no contiene* colorantes artificiales, sin aromas artificiales, libre* de aromas artificiales,
      no contiene* aromas artificiales`,
    it: `
      senza additivi, priv* di additivi, non contiene additivi, senza additivi artificiali,
      priv* di additivi artificiali, non contiene additivi artificiali, senza coloranti, priv* di coloranti,
      non contiene coloranti, senza coloranti artificiali, priv* di coloranti artificiali,
      non contiene coloranti artificiali, senza aromi artificiali, priv* di aromi artificiali,
      non contiene aromi artificiali`,
    nl: `
      additievenvrij*, vrij van additieven, zonder additieven, bevat geen additieven, vrij van toevoegingen,
      zonder toevoegingen, bevat geen toevoegingen, vrij van kunstmatige toevoegingen,
      zonder kunstmatige toevoegingen, bevat geen kunstmatige toevoegingen, vrij van kleurstoffen,
      zonder kleurstoffen, bevat geen kleurstoffen, vrij van kunstmatige kleurstoffen,
      zonder kunstmatige kleurstoffen, bevat geen kunstmatige kleurstoffen, vrij van kunstmatige smaakstoffen,
      zonder kunstmatige smaakstoffen, bevat geen kunstmatige smaakstoffen, geen toevoegingen`,
    pl: `
      bez dodatków, woln* od dodatków, nie zawiera* dodatków, bez sztucznych dodatków, woln* od sztucznych dodatków,
      nie zawiera* sztucznych dodatków, bez barwników, woln* od barwników, nie zawiera* barwników,
      bez sztucznych barwników, woln* od sztucznych barwników, nie zawiera* sztucznych barwników,
      bez sztucznych aromatów, woln* od sztucznych aromatów, nie zawiera* sztucznych aromatów`,
    pt: `
      sem aditivos, livre* de aditivos, isent* de aditivos, não contém aditivos, sem aditivos artificiais,
      livre* de aditivos artificiais, isent* de aditivos artificiais, não contém aditivos artificiais, sem corantes,
      livre* de corantes, isent* de corantes, não contém corantes, sem corantes artificiais,
      livre* de corantes artificiais, isent* de corantes artificiais, não contém corantes artificiais,
      sem aromatizantes artificiais, livre* de aromatizantes artificiais, isent* de aromatizantes artificiais,
      não contém aromatizantes artificiais`,
    sv: `
      tillsatsfri*, fri från tillsatser, fritt från tillsatser, utan tillsatser, innehåller inte tillsatser,
      fri från onödiga tillsatser, fritt från onödiga tillsatser, utan onödiga tillsatser,
      innehåller inte onödiga tillsatser, fri från färgämnen, fritt från färgämnen, utan färgämnen,
      innehåller inte färgämnen, fri från konstgjorda tillsatser, fritt från konstgjorda tillsatser,
      utan konstgjorda tillsatser, innehåller inte konstgjorda tillsatser, inga tillsatser`,
    da: `
      tilsætningsstoffri*, fri for tilsætningsstoffer, frit for tilsætningsstoffer, uden tilsætningsstoffer,
      indeholder ikke tilsætningsstoffer, fri for tilsætning, frit for tilsætning, uden tilsætning,
      indeholder ikke tilsætning, fri for farvestoffer, frit for farvestoffer, uden farvestoffer,
      indeholder ikke farvestoffer, ingen tilsætningsstoffer`,
    nb: `
      tilsetningsfrifri*, tilsetningsstofffri*, fri for tilsetningsstoffer, fritt for tilsetningsstoffer,
      uten tilsetningsstoffer, inneholder ikke tilsetningsstoffer, fri for tilsetninger, fritt for tilsetninger,
      uten tilsetninger, inneholder ikke tilsetninger, fri for fargestoffer, fritt for fargestoffer,
      uten fargestoffer, inneholder ikke fargestoffer, ingen tilsetningsstoffer`,
    fi: `
      lisäaineeton, lisäaineetonta, lisäaineettom*, ei sisällä lisäaineita, ilman lisäaineita,
      ei sisällä keinotekoisia lisäaineita, ilman keinotekoisia lisäaineita, ei sisällä väriaineita,
      ilman väriaineita, ei lisäaineita`,
  },
  preservativeFree: {
    en: `
      preservative free, free of preservatives, free from preservatives, without preservatives, no preservatives,
      free of preservative, free from preservative, without preservative, no preservative, free of any preservatives,
      free from any preservatives, without any preservatives, no any preservatives, unpreserved`,
    de: `
      konservierungsstofffrei*, konservierungsmittelfrei*, ohne konservierungsstoffe,
      enthält kein* konservierungsstoffe, frei von konservierungsstoffen, ohne konservierungsmittel,
      enthält kein* konservierungsmittel, frei von konservierungsmitteln, unkonserviert*, keine konservierungsstoffe`,
    fr: `
      sans conservateur, exempt* de conservateur, ne contient ~ pas de conservateur, sans conservateurs,
      exempt* de conservateurs, ne contient ~ pas de conservateurs, sans agent conservateur,
      exempt* d agent conservateur, ne contient ~ pas d agent conservateur, zéro conservateur`,
    es: `
      sin conservantes, libre* de conservantes, no contiene* conservantes, sin conservante, libre* de conservante,
      no contiene* conservante, sin conservadores, libre* de conservadores, no contiene* conservadores`,
    it: `
      senza conservanti, priv* di conservanti, non contiene conservanti, senza conservante, priv* di conservante,
      non contiene conservante`,
    nl: `
      conserveermiddelvrij*, vrij van conserveermiddelen, zonder conserveermiddelen, bevat geen conserveermiddelen,
      vrij van conserveringsmiddelen, zonder conserveringsmiddelen, bevat geen conserveringsmiddelen,
      vrij van bewaarmiddelen, zonder bewaarmiddelen, bevat geen bewaarmiddelen, geen conserveermiddelen`,
    pl: `
      bez konserwantów, woln* od konserwantów, nie zawiera* konserwantów, bez środków konserwujących,
      woln* od środków konserwujących, nie zawiera* środków konserwujących, niekonserwowan*`,
    pt: `
      sem conservantes, livre* de conservantes, isent* de conservantes, não contém conservantes, sem conservante,
      livre* de conservante, isent* de conservante, não contém conservante`,
    sv: `
      konserveringsmedelsfri*, konserveringsmedelfri*, fri från konserveringsmedel, fritt från konserveringsmedel,
      utan konserveringsmedel, innehåller inte konserveringsmedel, okonservera*`,
    da: `
      konserveringsmiddelfri*, fri for konserveringsmidler, frit for konserveringsmidler, uden konserveringsmidler,
      indeholder ikke konserveringsmidler, fri for konserveringsstoffer, frit for konserveringsstoffer,
      uden konserveringsstoffer, indeholder ikke konserveringsstoffer, ukonserveret*`,
    nb: `
      konserveringsmiddelfri*, fri for konserveringsmidler, fritt for konserveringsmidler, uten konserveringsmidler,
      inneholder ikke konserveringsmidler, fri for konserveringsmiddel, fritt for konserveringsmiddel,
      uten konserveringsmiddel, inneholder ikke konserveringsmiddel, ingen konserveringsmidler`,
    fi: `
      säilöntäaineeton, säilöntäaineetonta, säilöntäaineettom*, ei sisällä säilöntäaineita, ilman säilöntäaineita,
      ei säilöntäaineita`,
  },
};
