import type { ConceptTable } from '../concept-table.ts';

/** Substances that cosmetics, materials and other products are free from. */
export const FREE_FROM_SUBSTANCES: ConceptTable = {
  allergenFree: {
    en: `
      allergen free, free of allergens, free from allergens, without allergens, no allergens, free of known allergens,
      free from known allergens, without known allergens, no known allergens, all allergens removed`,
    de: `
      allergenfrei*, allergiefrei*, frei von allergenen, ohne allergene, enthält kein* allergene, keine allergene`,
    fr: `
      sans allergène, exempt* d allergène, ne contient ~ pas d allergène, sans allergènes, exempt* d allergènes,
      ne contient ~ pas d allergènes, zéro allergène, aucun allergène, 0 allergène`,
    es: `
      sin alérgenos, libre* de alérgenos, no contiene* alérgenos, sin alergenos, libre* de alergenos,
      no contiene* alergenos, ningún alérgeno`,
    it: 'senza allergeni, priv* di allergeni, non contiene allergeni, nessun allergene',
    nl: `
      allergeenvrij*, allergenenvrij*, vrij van allergenen, zonder allergenen, bevat geen allergenen,
      geen allergenen`,
    pl: 'bez alergenów, woln* od alergenów, nie zawiera* alergenów, bezalergenow*',
    pt: `
      sem alergénios, livre* de alergénios, isent* de alergénios, não contém alergénios, sem alergénicos,
      livre* de alergénicos, isent* de alergénicos, não contém alergénicos, sem alérgenos, livre* de alérgenos,
      isent* de alérgenos, não contém alérgenos, sem alergênicos, livre* de alergênicos, isent* de alergênicos,
      não contém alergênicos`,
    sv: `
      allergenfri*, allergifri*, fri från allergener, fritt från allergener, utan allergener,
      innehåller inte allergener, inga allergener`,
    da: `
      allergenfri*, allergifri*, fri for allergener, frit for allergener, uden allergener, indeholder ikke allergener,
      ingen allergener`,
    nb: `
      allergenfri*, allergifri*, fri for allergener, fritt for allergener, uten allergener,
      inneholder ikke allergener, ingen allergener`,
    fi: 'allergeeniton, allergeenittom*, ei sisällä allergeeneja, ilman allergeeneja, ei allergeeneja',
  },
  fragranceFree: {
    en: `
      fragrance free, perfume free, scent free, free of fragrance, free from fragrance, without fragrance,
      no fragrance, free of fragrances, free from fragrances, without fragrances, no fragrances,
      free of added fragrance, free from added fragrance, without added fragrance, no added fragrance,
      free of added fragrances, free from added fragrances, without added fragrances, no added fragrances,
      free of artificial fragrance, free from artificial fragrance, without artificial fragrance,
      no artificial fragrance, free of artificial fragrances, free from artificial fragrances,
      without artificial fragrances, no artificial fragrances, free of perfume, free from perfume, without perfume,
      no perfume, free of perfumes, free from perfumes, without perfumes, no perfumes, free of added perfume,
      free from added perfume, without added perfume, no added perfume, unscented, unperfumed, non scented,
      zero fragrance`,
    de: `
      parfümfrei*, parfumfrei*, duftstofffrei*, frei von parfüm, ohne parfüm, enthält kein* parfüm, frei von parfum,
      ohne parfum, enthält kein* parfum, ohne duftstoffe, enthält kein* duftstoffe, frei von duftstoffen,
      frei von parfümstoffen, ohne parfümstoffe, enthält kein* parfümstoffe, frei von zugesetzten duftstoffen,
      ohne zugesetzte duftstoffe, enthält kein* zugesetzte duftstoffe, unparfümiert*, unbeduftet*, parfümstofffrei*,
      keine duftstoffe`,
    fr: `
      sans parfum, exempt* de parfum, ne contient ~ pas de parfum, sans parfums, exempt* de parfums,
      ne contient ~ pas de parfums, sans parfum ajouté, exempt* de parfum ajouté, ne contient ~ pas de parfum ajouté,
      sans fragrance, exempt* de fragrance, ne contient ~ pas de fragrance, sans parfum artificiel,
      exempt* de parfum artificiel, ne contient ~ pas de parfum artificiel, non parfumé*, 0 parfum`,
    es: `
      sin perfume, libre* de perfume, no contiene* perfume, sin perfumes, libre* de perfumes, no contiene* perfumes,
      sin fragancia, libre* de fragancia, no contiene* fragancia, sin fragancias, libre* de fragancias,
      no contiene* fragancias, sin perfume añadido, libre* de perfume añadido, no contiene* perfume añadido,
      sin aroma añadido, libre* de aroma añadido, no contiene* aroma añadido, no perfumad*, sin perfumar`,
    it: `
      senza profumo, priv* di profumo, non contiene profumo, senza profumi, priv* di profumi, non contiene profumi,
      senza profumazione, priv* di profumazione, non contiene profumazione, senza fragranza, priv* di fragranza,
      non contiene fragranza, senza fragranze, priv* di fragranze, non contiene fragranze, senza profumi aggiunti,
      priv* di profumi aggiunti, non contiene profumi aggiunti, non profumat*`,
    nl: `
    parfumvrij*, geurvrij*, geurstofvrij*, vrij van parfum, zonder parfum, bevat geen parfum, vrij van geurstoffen,
    zonder geurstoffen, bevat geen geurstoffen, vrij van geurtoevoegingen, zonder geurtoevoegingen, bevat geen
    geurtoevoegingen, vrij van toegevoegde geur, zonder toegevoegde geur, bevat geen toegevoegde geur,
    ongeparfumeerd*, geen parfum, geen geurstoffen, zonder luchtje, zonder geurtje, zonder geur
    `,
    pl: `
      bez zapachu, woln* od zapachu, nie zawiera* zapachu, bez substancji zapachowych,
      woln* od substancji zapachowych, nie zawiera* substancji zapachowych, bez kompozycji zapachowej,
      woln* od kompozycji zapachowej, nie zawiera* kompozycji zapachowej, bez kompozycji zapachowych,
      woln* od kompozycji zapachowych, nie zawiera* kompozycji zapachowych, bez perfum, woln* od perfum,
      nie zawiera* perfum, bezzapachow*, nieperfumowan*, bezwonn*`,
    pt: `
      sem perfume, livre* de perfume, isent* de perfume, não contém perfume, sem perfumes, livre* de perfumes,
      isent* de perfumes, não contém perfumes, sem fragrância, livre* de fragrância, isent* de fragrância,
      não contém fragrância, sem fragrâncias, livre* de fragrâncias, isent* de fragrâncias, não contém fragrâncias,
      sem perfume adicionado, livre* de perfume adicionado, isent* de perfume adicionado,
      não contém perfume adicionado, sem fragrância adicionada, livre* de fragrância adicionada,
      isent* de fragrância adicionada, não contém fragrância adicionada, não perfumad*`,
    sv: `
      parfymfri*, doftfri*, fri från parfym, fritt från parfym, utan parfym, innehåller inte parfym,
      fri från parfymer, fritt från parfymer, utan parfymer, innehåller inte parfymer, fri från doftämnen,
      fritt från doftämnen, utan doftämnen, innehåller inte doftämnen, fri från tillsatt parfym,
      fritt från tillsatt parfym, utan tillsatt parfym, innehåller inte tillsatt parfym, oparfymera*, parfymfritt,
      ingen parfym`,
    da: `
      parfumefri*, duftfri*, fri for parfume, frit for parfume, uden parfume, indeholder ikke parfume,
      fri for duftstoffer, frit for duftstoffer, uden duftstoffer, indeholder ikke duftstoffer,
      fri for tilsat parfume, frit for tilsat parfume, uden tilsat parfume, indeholder ikke tilsat parfume,
      uparfumeret*, uparfumerede, ingen parfume`,
    nb: `
      parfymefri*, duftfri*, fri for parfyme, fritt for parfyme, uten parfyme, inneholder ikke parfyme,
      fri for duftstoffer, fritt for duftstoffer, uten duftstoffer, inneholder ikke duftstoffer,
      fri for tilsatt parfyme, fritt for tilsatt parfyme, uten tilsatt parfyme, inneholder ikke tilsatt parfyme,
      uparfymert*, uparfymerte, ingen parfyme`,
    fi: `
      hajusteeton, hajusteetonta, hajusteettom*, tuoksuton, tuoksutonta, tuoksuttom*, ei sisällä hajusteita,
      ilman hajusteita, ei sisällä tuoksua, ilman tuoksua, hajustamaton, hajustamatonta, hajustamattom*, parfyymitön,
      parfyymitöntä, parfyymittöm*`,
  },
  alcoholFree: {
    en: `
      alcohol free, free of alcohol, free from alcohol, without alcohol, no alcohol, free of added alcohol,
      free from added alcohol, without added alcohol, no added alcohol, free of denatured alcohol,
      free from denatured alcohol, without denatured alcohol, no denatured alcohol, free of drying alcohols,
      free from drying alcohols, without drying alcohols, no drying alcohols, free of drying alcohol,
      free from drying alcohol, without drying alcohol, no drying alcohol, non alcoholic, nonalcoholic, zero alcohol`,
    de: `
      alkoholfrei*, frei von alkohol, ohne alkohol, enthält kein* alkohol, frei von alkoholzusatz, ohne alkoholzusatz,
      enthält kein* alkoholzusatz, nicht alkoholisch*, 0 0 alkohol`,
    fr: `
      sans alcool, exempt* d alcool, ne contient ~ pas d alcool, sans alcools, exempt* d alcools,
      ne contient ~ pas d alcools, sans alcool ajouté, exempt* d alcool ajouté, ne contient ~ pas d alcool ajouté,
      non alcoolisé*, désalcoolisé*, zéro alcool`,
    es: `
      sin alcohol, libre* de alcohol, no contiene* alcohol, sin alcoholes, libre* de alcoholes,
      no contiene* alcoholes, sin alcohol añadido, libre* de alcohol añadido, no contiene* alcohol añadido,
      no alcohólic*, desalcoholizad*`,
    it: `
      senza alcool, priv* di alcool, non contiene alcool, senza alcol, priv* di alcol, non contiene alcol,
      senza alcool aggiunto, priv* di alcool aggiunto, non contiene alcool aggiunto, analcolic*, dealcolat*,
      dealcolizzat*`,
    nl: `
      alcoholvrij*, vrij van alcohol, zonder alcohol, bevat geen alcohol, vrij van toegevoegde alcohol,
      zonder toegevoegde alcohol, bevat geen toegevoegde alcohol, geen alcohol, non alcoholisch*`,
    pl: `
      bez alkoholu, woln* od alkoholu, nie zawiera* alkoholu, bez dodatku alkoholu, woln* od dodatku alkoholu,
      nie zawiera* dodatku alkoholu, bezalkoholow*`,
    pt: `
      sem álcool, livre* de álcool, isent* de álcool, não contém álcool, sem álcoois, livre* de álcoois,
      isent* de álcoois, não contém álcoois, não alcoólic*, desalcoolizad*`,
    sv: `
      alkoholfri*, fri från alkohol, fritt från alkohol, utan alkohol, innehåller inte alkohol,
      fri från tillsatt alkohol, fritt från tillsatt alkohol, utan tillsatt alkohol, innehåller inte tillsatt alkohol,
      ej alkoholhaltig*, ingen alkohol`,
    da: `
      alkoholfri*, fri for alkohol, frit for alkohol, uden alkohol, indeholder ikke alkohol, fri for tilsat alkohol,
      frit for tilsat alkohol, uden tilsat alkohol, indeholder ikke tilsat alkohol, ikke alkoholisk*, ingen alkohol`,
    nb: `
      alkoholfri*, fri for alkohol, fritt for alkohol, uten alkohol, inneholder ikke alkohol, fri for tilsatt alkohol,
      fritt for tilsatt alkohol, uten tilsatt alkohol, inneholder ikke tilsatt alkohol, ikke alkoholholdig*,
      ingen alkohol`,
    fi: 'alkoholiton, alkoholitonta, alkoholittom*, ei sisällä alkoholia, ilman alkoholia, ei alkoholia',
  },
  parabenFree: {
    en: `
      paraben free, parabens free, free of parabens, free from parabens, without parabens, no parabens,
      free of paraben, free from paraben, without paraben, no paraben, free of any parabens, free from any parabens,
      without any parabens, no any parabens, zero parabens`,
    de: `
      parabenfrei*, parabenefrei*, frei von parabenen, ohne parabene, enthält kein* parabene, frei von paraben,
      ohne paraben, enthält kein* paraben, keine parabene`,
    fr: `
      sans paraben, exempt* de paraben, ne contient ~ pas de paraben, sans parabens, exempt* de parabens,
      ne contient ~ pas de parabens, sans parabène, exempt* de parabène, ne contient ~ pas de parabène,
      sans parabènes, exempt* de parabènes, ne contient ~ pas de parabènes, 0 paraben, zéro paraben`,
    es: `
      sin parabenos, libre* de parabenos, no contiene* parabenos, sin parabeno, libre* de parabeno,
      no contiene* parabeno, 0 parabenos, cero parabenos`,
    it: 'senza parabeni, priv* di parabeni, non contiene parabeni, 0 parabeni, zero parabeni',
    nl: `
      parabeenvrij*, parabenenvrij*, vrij van parabenen, zonder parabenen, bevat geen parabenen, vrij van parabeen,
      zonder parabeen, bevat geen parabeen, geen parabenen`,
    pl: 'bez parabenów, woln* od parabenów, nie zawiera* parabenów, zero parabenów',
    pt: `
      sem parabenos, livre* de parabenos, isent* de parabenos, não contém parabenos, sem parabenes,
      livre* de parabenes, isent* de parabenes, não contém parabenes, sem parabeno, livre* de parabeno,
      isent* de parabeno, não contém parabeno, 0 parabenos, zero parabenos`,
    sv: `
      parabenfri*, fri från parabener, fritt från parabener, utan parabener, innehåller inte parabener,
      fri från paraben, fritt från paraben, utan paraben, innehåller inte paraben, inga parabener`,
    da: `
      parabenfri*, fri for parabener, frit for parabener, uden parabener, indeholder ikke parabener, fri for paraben,
      frit for paraben, uden paraben, indeholder ikke paraben, ingen parabener`,
    nb: `
      parabenfri*, fri for parabener, fritt for parabener, uten parabener, inneholder ikke parabener, fri for paraben,
      fritt for paraben, uten paraben, inneholder ikke paraben, ingen parabener`,
    fi: `
      parabeeniton, parabeenitonta, parabeenittom*, ei sisällä parabeeneja, ilman parabeeneja, ei parabeeneja,
      parabeenivapaa*`,
  },
  siliconeFree: {
    en: `
      silicone free, silicones free, free of silicones, free from silicones, without silicones, no silicones,
      free of silicone, free from silicone, without silicone, no silicone, free of any silicones,
      free from any silicones, without any silicones, no any silicones, zero silicones, non silicone`,
    de: `
      silikonfrei*, siliconfrei*, frei von silikonen, ohne silikone, enthält kein* silikone, frei von silikon,
      ohne silikon, enthält kein* silikon, keine silikone`,
    fr: `
      sans silicone, exempt* de silicone, ne contient ~ pas de silicone, sans silicones, exempt* de silicones,
      ne contient ~ pas de silicones, 0 silicone, zéro silicone`,
    es: `
      sin siliconas, libre* de siliconas, no contiene* siliconas, sin silicona, libre* de silicona,
      no contiene* silicona, 0 siliconas, cero siliconas`,
    it: `
      senza siliconi, priv* di siliconi, non contiene siliconi, senza silicone, priv* di silicone,
      non contiene silicone, 0 siliconi, zero siliconi`,
    nl: `
      siliconenvrij*, siliconevrij*, vrij van siliconen, zonder siliconen, bevat geen siliconen, geen siliconen`,
    pl: `
      bez silikonów, woln* od silikonów, nie zawiera* silikonów, bez silikonu, woln* od silikonu,
      nie zawiera* silikonu, bezsilikonow*`,
    pt: `
      sem silicones, livre* de silicones, isent* de silicones, não contém silicones, sem silicone, livre* de silicone,
      isent* de silicone, não contém silicone, 0 silicones, zero silicones`,
    sv: `
      silikonfri*, fri från silikon, fritt från silikon, utan silikon, innehåller inte silikon, fri från silikoner,
      fritt från silikoner, utan silikoner, innehåller inte silikoner, ingen silikon, inga silikoner`,
    da: `
      silikonefri*, fri for silikone, frit for silikone, uden silikone, indeholder ikke silikone, fri for silikoner,
      frit for silikoner, uden silikoner, indeholder ikke silikoner, ingen silikone`,
    nb: `
      silikonfri*, fri for silikon, fritt for silikon, uten silikon, inneholder ikke silikon, fri for silikoner,
      fritt for silikoner, uten silikoner, inneholder ikke silikoner, ingen silikon`,
    fi: `
      silikoniton, silikonitonta, silikonittom*, ei sisällä silikonia, ilman silikonia, ei sisällä silikoneja,
      ilman silikoneja, ei silikoneja, ei silikonia, silikonivapaa*`,
  },
  sulphateFree: {
    en: `
      sulphate free, sulfate free, sulphates free, sulfates free, sls free, sles free, free of sulphates,
      free from sulphates, without sulphates, no sulphates, free of sulfates, free from sulfates, without sulfates,
      no sulfates, free of sls, free from sls, without sls, no sls, free of sles, free from sles, without sles,
      no sles, free of sulphate, free from sulphate, without sulphate, no sulphate, free of sulfate,
      free from sulfate, without sulfate, no sulfate, zero sulphates, zero sulfates`,
    de: `
      sulfatfrei*, slsfrei*, frei von sulfaten, ohne sulfate, enthält kein* sulfate, frei von sulfat, ohne sulfat,
      enthält kein* sulfat, frei von sls, ohne sls, enthält kein* sls, keine sulfate, sls frei*`,
    fr: `
      sans sulfate, exempt* de sulfate, ne contient ~ pas de sulfate, sans sulfates, exempt* de sulfates,
      ne contient ~ pas de sulfates, sans sls, exempt* de sls, ne contient ~ pas de sls, sans sles, exempt* de sles,
      ne contient ~ pas de sles, 0 sulfate, zéro sulfate`,
    es: `
      sin sulfatos, libre* de sulfatos, no contiene* sulfatos, sin sulfato, libre* de sulfato, no contiene* sulfato,
      sin sls, libre* de sls, no contiene* sls, 0 sulfatos, cero sulfatos`,
    it: `
      senza solfati, priv* di solfati, non contiene solfati, senza solfato, priv* di solfato, non contiene solfato,
      senza sls, priv* di sls, non contiene sls, senza sles, priv* di sles, non contiene sles, 0 solfati,
      zero solfati`,
    nl: `
      sulfaatvrij*, sulfatenvrij*, vrij van sulfaten, zonder sulfaten, bevat geen sulfaten, vrij van sulfaat,
      zonder sulfaat, bevat geen sulfaat, vrij van sls, zonder sls, bevat geen sls, geen sulfaten, sls vrij*`,
    pl: `
      bez siarczanów, woln* od siarczanów, nie zawiera* siarczanów, bez sls, woln* od sls, nie zawiera* sls, bez sles,
      woln* od sles, nie zawiera* sles, bez siarczanu, woln* od siarczanu, nie zawiera* siarczanu, bezsiarczanow*,
      zero siarczanów`,
    pt: `
      sem sulfatos, livre* de sulfatos, isent* de sulfatos, não contém sulfatos, sem sulfato, livre* de sulfato,
      isent* de sulfato, não contém sulfato, sem sls, livre* de sls, isent* de sls, não contém sls, 0 sulfatos,
      zero sulfatos`,
    sv: `
      sulfatfri*, fri från sulfater, fritt från sulfater, utan sulfater, innehåller inte sulfater, fri från sulfat,
      fritt från sulfat, utan sulfat, innehåller inte sulfat, fri från sls, fritt från sls, utan sls,
      innehåller inte sls, inga sulfater, sls fri*`,
    da: `
      sulfatfri*, fri for sulfater, frit for sulfater, uden sulfater, indeholder ikke sulfater, fri for sulfat,
      frit for sulfat, uden sulfat, indeholder ikke sulfat, fri for sls, frit for sls, uden sls, indeholder ikke sls,
      ingen sulfater`,
    nb: `
      sulfatfri*, fri for sulfater, fritt for sulfater, uten sulfater, inneholder ikke sulfater, fri for sulfat,
      fritt for sulfat, uten sulfat, inneholder ikke sulfat, fri for sls, fritt for sls, uten sls,
      inneholder ikke sls, ingen sulfater`,
    fi: `
      sulfaatiton, sulfaatitonta, sulfaatittom*, ei sisällä sulfaatteja, ilman sulfaatteja, ei sulfaatteja,
      sulfaattivapaa*`,
  },
  nickelFree: {
    en: `
      nickel free, free of nickel, free from nickel, without nickel, no nickel, nickel safe, nickel tested, nickel allergy, allergic to nickel`,
    de: `nickelfrei*, frei von nickel, ohne nickel, enthält kein* nickel, nickelarm*, nickelallergi*, nickelunverträglich*`,
    fr: `sans nickel, exempt* de nickel, ne contient ~ pas de nickel, testé* nickel, allergie au nickel, allergique au nickel`,
    es: `sin níquel, libre* de níquel, no contiene* níquel, alergia al níquel, alérgic* al níquel`,
    it: `
      senza nichel, priv* di nichel, non contiene nichel, nickel free, nichel tested, nickel tested, testat* nichel, allergia al nichel, allergic* al nichel`,
    nl: `nikkelvrij*, vrij van nikkel, zonder nikkel, bevat geen nikkel, geen nikkel, nikkelallergi*, allergisch voor nikkel`,
    pl: 'bez niklu, woln* od niklu, nie zawiera* niklu, bezniklow*',
    pt: 'sem níquel, livre* de níquel, isent* de níquel, não contém níquel',
    sv: 'nickelfri*, fri från nickel, fritt från nickel, utan nickel, innehåller inte nickel, nickelsäker*',
    da: 'nikkelfri*, fri for nikkel, frit for nikkel, uden nikkel, indeholder ikke nikkel, nikkelsikker*',
    nb: 'nikkelfri*, fri for nikkel, fritt for nikkel, uten nikkel, inneholder ikke nikkel, nikkelsikker*',
    fi: `
      nikkelitön, nikkelitöntä, nikkelittöm*, ei sisällä nikkeliä, ilman nikkeliä, ei nikkeliä, nikkelivapaa*`,
  },
  latexFree: {
    en: `
      latex free, free of latex, free from latex, without latex, no latex, free of natural rubber latex,
      free from natural rubber latex, without natural rubber latex, no natural rubber latex, non latex, latex allergy, allergic to latex`,
    de: `
      latexfrei*, frei von latex, ohne latex, enthält kein* latex, frei von naturlatex, ohne naturlatex,
      enthält kein* naturlatex, kein latex, latexallergi*`,
    fr: `sans latex, exempt* de latex, ne contient ~ pas de latex, allergie au latex, allergique au latex`,
    es: `sin látex, libre* de látex, no contiene* látex, alergia al látex, alérgic* al látex`,
    it: `senza lattice, priv* di lattice, non contiene lattice, latex free, allergia al lattice, allergic* al lattice`,
    nl: `latexvrij*, vrij van latex, zonder latex, bevat geen latex, geen latex, latexallergi*, allergisch voor latex`,
    pl: 'bez lateksu, woln* od lateksu, nie zawiera* lateksu, bezlateksow*',
    pt: 'sem látex, livre* de látex, isent* de látex, não contém látex',
    sv: 'latexfri*, fri från latex, fritt från latex, utan latex, innehåller inte latex, ingen latex',
    da: 'latexfri*, fri for latex, frit for latex, uden latex, indeholder ikke latex, ingen latex',
    nb: 'lateksfri*, fri for lateks, fritt for lateks, uten lateks, inneholder ikke lateks, ingen lateks',
    fi: `
      lateksiton, lateksitonta, lateksittom*, ei sisällä lateksia, ilman lateksia, ei lateksia, lateksivapaa*`,
  },
  bpaFree: {
    en: `
      bpa free, bisphenol free, bisphenol a free, bpa bps free, free of bpa, free from bpa, without bpa, no bpa,
      free of bisphenol a, free from bisphenol a, without bisphenol a, no bisphenol a, free of bisphenols,
      free from bisphenols, without bisphenols, no bisphenols, non bpa`,
    de: `
      bpafrei*, bisphenolfrei*, frei von bpa, ohne bpa, enthält kein* bpa, frei von bisphenol a, ohne bisphenol a,
      enthält kein* bisphenol a, frei von bisphenol, ohne bisphenol, enthält kein* bisphenol, bpa frei*, kein bpa`,
    fr: `
      sans bpa, exempt* de bpa, ne contient ~ pas de bpa, sans bisphénol a, exempt* de bisphénol a,
      ne contient ~ pas de bisphénol a, sans bisphénol, exempt* de bisphénol, ne contient ~ pas de bisphénol, 0 bpa,
      bpa free`,
    es: `
      sin bpa, libre* de bpa, no contiene* bpa, sin bisfenol a, libre* de bisfenol a, no contiene* bisfenol a,
      sin bisfenol, libre* de bisfenol, no contiene* bisfenol, bpa free, 0 bpa`,
    it: `
      senza bpa, priv* di bpa, non contiene bpa, senza bisfenolo a, priv* di bisfenolo a, non contiene bisfenolo a,
      senza bisfenolo, priv* di bisfenolo, non contiene bisfenolo, bpa free`,
    nl: `
      bpavrij*, bisfenolvrij*, vrij van bpa, zonder bpa, bevat geen bpa, vrij van bisfenol a, zonder bisfenol a,
      bevat geen bisfenol a, bpa vrij*, geen bpa`,
    pl: `
      bez bpa, woln* od bpa, nie zawiera* bpa, bez bisfenolu a, woln* od bisfenolu a, nie zawiera* bisfenolu a,
      bez bisfenolu, woln* od bisfenolu, nie zawiera* bisfenolu, bpa free`,
    pt: `
      sem bpa, livre* de bpa, isent* de bpa, não contém bpa, sem bisfenol a, livre* de bisfenol a,
      isent* de bisfenol a, não contém bisfenol a, sem bisfenol, livre* de bisfenol, isent* de bisfenol,
      não contém bisfenol, bpa free, 0 bpa`,
    sv: `
      bpafri*, fri från bpa, fritt från bpa, utan bpa, innehåller inte bpa, fri från bisfenol a,
      fritt från bisfenol a, utan bisfenol a, innehåller inte bisfenol a, bpa fri*`,
    da: `
      bpafri*, fri for bpa, frit for bpa, uden bpa, indeholder ikke bpa, fri for bisphenol a, frit for bisphenol a,
      uden bisphenol a, indeholder ikke bisphenol a, bpa fri*`,
    nb: `
      bpafri*, fri for bpa, fritt for bpa, uten bpa, inneholder ikke bpa, fri for bisfenol a, fritt for bisfenol a,
      uten bisfenol a, inneholder ikke bisfenol a, bpa fri*`,
    fi: `
      bpavapaa*, ei sisällä bpa ta, ilman bpa ta, ei sisällä bisfenoli a ta, ilman bisfenoli a ta,
      ei sisällä bisfenolia, ilman bisfenolia, bpa vapaa*, ei bpa ta, bpa ton, bpa free`,
  },
  pfasFree: {
    en: `
      pfas free, pfc free, pfoa free, fluorocarbon free, ptfe free, free of pfas, free from pfas, without pfas,
      no pfas, free of pfcs, free from pfcs, without pfcs, no pfcs, free of pfoa, free from pfoa, without pfoa,
      no pfoa, free of pfc, free from pfc, without pfc, no pfc, free of fluorocarbons, free from fluorocarbons,
      without fluorocarbons, no fluorocarbons, free of forever chemicals, free from forever chemicals,
      without forever chemicals, no forever chemicals, free of ptfe, free from ptfe, without ptfe, no ptfe,
      fluorine free, non fluorinated`,
    de: `
      pfasfrei*, pfcfrei*, pfoafrei*, fluorcarbonfrei*, ptfefrei*, frei von pfas, ohne pfas, enthält kein* pfas,
      frei von pfc, ohne pfc, enthält kein* pfc, frei von pfoa, ohne pfoa, enthält kein* pfoa, frei von ptfe,
      ohne ptfe, enthält kein* ptfe, pfas frei*, pfc frei*, pfoa frei*, ptfe frei*, fluorfrei*`,
    fr: `
      sans pfas, exempt* de pfas, ne contient ~ pas de pfas, sans pfc, exempt* de pfc, ne contient ~ pas de pfc,
      sans pfoa, exempt* de pfoa, ne contient ~ pas de pfoa, sans ptfe, exempt* de ptfe, ne contient ~ pas de ptfe,
      sans fluorocarbures, exempt* de fluorocarbures, ne contient ~ pas de fluorocarbures, pfas free, pfc free`,
    es: `
      sin pfas, libre* de pfas, no contiene* pfas, sin pfc, libre* de pfc, no contiene* pfc, sin pfoa, libre* de pfoa,
      no contiene* pfoa, sin ptfe, libre* de ptfe, no contiene* ptfe, sin fluorocarbonos, libre* de fluorocarbonos,
      no contiene* fluorocarbonos, pfas free, pfc free`,
    it: `
      senza pfas, priv* di pfas, non contiene pfas, senza pfc, priv* di pfc, non contiene pfc, senza pfoa,
      priv* di pfoa, non contiene pfoa, senza ptfe, priv* di ptfe, non contiene ptfe, senza fluorocarburi,
      priv* di fluorocarburi, non contiene fluorocarburi, pfas free, pfc free`,
    nl: `
      pfasvrij*, pfoavrij*, vrij van pfas, zonder pfas, bevat geen pfas, vrij van pfc, zonder pfc, bevat geen pfc,
      vrij van pfoa, zonder pfoa, bevat geen pfoa, vrij van ptfe, zonder ptfe, bevat geen ptfe, pfas vrij*, pfc vrij*,
      pfoa vrij*, fluorvrij*`,
    pl: `
      bez pfas, woln* od pfas, nie zawiera* pfas, bez pfc, woln* od pfc, nie zawiera* pfc, bez pfoa, woln* od pfoa,
      nie zawiera* pfoa, bez ptfe, woln* od ptfe, nie zawiera* ptfe, bez fluorowęglowodorów,
      woln* od fluorowęglowodorów, nie zawiera* fluorowęglowodorów, pfas free, pfc free`,
    pt: `
      sem pfas, livre* de pfas, isent* de pfas, não contém pfas, sem pfc, livre* de pfc, isent* de pfc,
      não contém pfc, sem pfoa, livre* de pfoa, isent* de pfoa, não contém pfoa, sem ptfe, livre* de ptfe,
      isent* de ptfe, não contém ptfe, pfas free, pfc free`,
    sv: `
      pfasfri*, fluorkarbonfri*, fri från pfas, fritt från pfas, utan pfas, innehåller inte pfas, fri från pfc,
      fritt från pfc, utan pfc, innehåller inte pfc, fri från pfoa, fritt från pfoa, utan pfoa, innehåller inte pfoa,
      fri från fluorkarboner, fritt från fluorkarboner, utan fluorkarboner, innehåller inte fluorkarboner, pfas fri*,
      pfc fri*, fluorfri*`,
    da: `
      pfasfri*, fluorcarbonfri*, fri for pfas, frit for pfas, uden pfas, indeholder ikke pfas, fri for pfc,
      frit for pfc, uden pfc, indeholder ikke pfc, fri for pfoa, frit for pfoa, uden pfoa, indeholder ikke pfoa,
      pfas fri*, pfc fri*, fluorfri*`,
    nb: `
      pfasfri*, fluorkarbonfri*, fri for pfas, fritt for pfas, uten pfas, inneholder ikke pfas, fri for pfc,
      fritt for pfc, uten pfc, inneholder ikke pfc, fri for pfoa, fritt for pfoa, uten pfoa, inneholder ikke pfoa,
      pfas fri*, pfc fri*, fluorfri*`,
    fi: `
      pfasvapaa*, ei sisällä pfas yhdisteitä, ilman pfas yhdisteitä, ei sisällä pfas aineita, ilman pfas aineita,
      ei sisällä pfc yhdisteitä, ilman pfc yhdisteitä, pfas vapaa*, pfc vapaa*, pfoa vapaa*, fluorivapaa*`,
  },
  phthalateFree: {
    en: `
      phthalate free, phthalates free, free of phthalates, free from phthalates, without phthalates, no phthalates,
      free of phthalate, free from phthalate, without phthalate, no phthalate`,
    de: `
      phthalatfrei*, weichmacherfrei*, frei von phthalaten, ohne phthalate, enthält kein* phthalate, ohne weichmacher,
      enthält kein* weichmacher, frei von weichmachern`,
    fr: `
      sans phtalates, exempt* de phtalates, ne contient ~ pas de phtalates, sans phtalate, exempt* de phtalate,
      ne contient ~ pas de phtalate, sans plastifiants, exempt* de plastifiants, ne contient ~ pas de plastifiants`,
    es: 'sin ftalatos, libre* de ftalatos, no contiene* ftalatos',
    it: 'senza ftalati, priv* di ftalati, non contiene ftalati',
    nl: `
      ftalaatvrij*, ftalatenvrij*, weekmakervrij*, vrij van ftalaten, zonder ftalaten, bevat geen ftalaten,
      vrij van weekmakers, zonder weekmakers, bevat geen weekmakers`,
    pl: 'bez ftalanów, woln* od ftalanów, nie zawiera* ftalanów',
    pt: 'sem ftalatos, livre* de ftalatos, isent* de ftalatos, não contém ftalatos',
    sv: `
      ftalatfri*, fri från ftalater, fritt från ftalater, utan ftalater, innehåller inte ftalater,
      fri från mjukgörare, fritt från mjukgörare, utan mjukgörare, innehåller inte mjukgörare`,
    da: `
      ftalatfri*, phthalatfri*, fri for ftalater, frit for ftalater, uden ftalater, indeholder ikke ftalater,
      fri for phthalater, frit for phthalater, uden phthalater, indeholder ikke phthalater, fri for blødgørere,
      frit for blødgørere, uden blødgørere, indeholder ikke blødgørere`,
    nb: `
      ftalatfri*, fri for ftalater, fritt for ftalater, uten ftalater, inneholder ikke ftalater, fri for myknere,
      fritt for myknere, uten myknere, inneholder ikke myknere`,
    fi: `
      ftalaatiton, ftalaatitonta, ftalaatittom*, ei sisällä ftalaatteja, ilman ftalaatteja, ftalaattivapaa*`,
  },
  leadFree: {
    en: `
      lead free, free of lead and cadmium, free from lead and cadmium, without lead and cadmium, no lead and cadmium,
      free of heavy metals, free from heavy metals, without heavy metals, no heavy metals, free of lead or cadmium,
      free from lead or cadmium, without lead or cadmium, no lead or cadmium, unleaded, free of lead, free from lead`,
    de: `
      bleifrei*, schwermetallfrei*, cadmiumfrei*, frei von blei, ohne blei, enthält kein* blei,
      frei von schwermetallen, ohne schwermetalle, enthält kein* schwermetalle`,
    fr: `
      sans plomb, exempt* de plomb, ne contient ~ pas de plomb, sans métaux lourds, exempt* de métaux lourds,
      ne contient ~ pas de métaux lourds`,
    es: `
      sin plomo, libre* de plomo, no contiene* plomo, sin metales pesados, libre* de metales pesados,
      no contiene* metales pesados`,
    it: `
      senza piombo, priv* di piombo, non contiene piombo, senza metalli pesanti, priv* di metalli pesanti,
      non contiene metalli pesanti`,
    nl: `
      loodvrij*, vrij van lood, zonder lood, bevat geen lood, vrij van zware metalen, zonder zware metalen,
      bevat geen zware metalen`,
    pl: `
      bez ołowiu, woln* od ołowiu, nie zawiera* ołowiu, bez metali ciężkich, woln* od metali ciężkich,
      nie zawiera* metali ciężkich, bezołowiow*`,
    pt: `
      sem chumbo, livre* de chumbo, isent* de chumbo, não contém chumbo, sem metais pesados, livre* de metais pesados,
      isent* de metais pesados, não contém metais pesados`,
    sv: `
      blyfri*, fri från bly, fritt från bly, utan bly, innehåller inte bly, fri från tungmetaller,
      fritt från tungmetaller, utan tungmetaller, innehåller inte tungmetaller, blyfritt`,
    da: `
      fri for bly, frit for bly, uden bly, indeholder ikke bly, fri for tungmetaller, frit for tungmetaller,
      uden tungmetaller, indeholder ikke tungmetaller, blyfri*`,
    nb: `
      fri for bly, fritt for bly, uten bly, inneholder ikke bly, fri for tungmetaller, fritt for tungmetaller,
      uten tungmetaller, inneholder ikke tungmetaller, blyfri*`,
    fi: `
      lyijytön, lyijytöntä, lyijyttöm*, ei sisällä lyijyä, ilman lyijyä, ei sisällä raskasmetalleja,
      ilman raskasmetalleja`,
  },
  chlorineFree: {
    en: `
      chlorine free, free of chlorine, free from chlorine, without chlorine, no chlorine, free of chlorine bleach,
      free from chlorine bleach, without chlorine bleach, no chlorine bleach, free of bleach, free from bleach,
      without bleach, no bleach, free of chlorine bleaching, free from chlorine bleaching, without chlorine bleaching,
      no chlorine bleaching, totally chlorine free, unbleached, tcf, elemental chlorine free`,
    de: `
      chlorfrei*, frei von chlor, ohne chlor, enthält kein* chlor, frei von chlorbleiche, ohne chlorbleiche,
      enthält kein* chlorbleiche, chlorfrei gebleicht*, ungebleicht*, chlorfreie bleiche`,
    fr: `
      sans chlore, exempt* de chlore, ne contient ~ pas de chlore, sans blanchiment au chlore,
      exempt* de blanchiment au chlore, ne contient ~ pas de blanchiment au chlore, non blanchi*,
      blanchi sans chlore`,
    es: `
      sin cloro, libre* de cloro, no contiene* cloro, sin blanqueo con cloro, libre* de blanqueo con cloro,
      no contiene* blanqueo con cloro, no blanquead*, sin blanquear`,
    it: `
      senza cloro, priv* di cloro, non contiene cloro, senza sbiancamento al cloro, priv* di sbiancamento al cloro,
      non contiene sbiancamento al cloro, non sbiancat*, sbiancat* senza cloro`,
    nl: 'chloorvrij*, vrij van chloor, zonder chloor, bevat geen chloor, ongebleekt*, chloorvrij gebleekt*',
    pl: `
      bez chloru, woln* od chloru, nie zawiera* chloru, bez wybielania chlorem, woln* od wybielania chlorem,
      nie zawiera* wybielania chlorem, niebielon*, bezchlorow*, niewybielan*`,
    pt: `
      sem cloro, livre* de cloro, isent* de cloro, não contém cloro, sem branqueamento com cloro,
      livre* de branqueamento com cloro, isent* de branqueamento com cloro, não contém branqueamento com cloro,
      não branquead*`,
    sv: `
      klorfri*, fri från klor, fritt från klor, utan klor, innehåller inte klor, fri från klorblekning,
      fritt från klorblekning, utan klorblekning, innehåller inte klorblekning, oblekt*, klorfritt blekt*`,
    da: `
      klorfri*, fri for klor, frit for klor, uden klor, indeholder ikke klor, fri for klorblegning,
      frit for klorblegning, uden klorblegning, indeholder ikke klorblegning, ubleget*, ublegede`,
    nb: `
      klorfri*, fri for klor, fritt for klor, uten klor, inneholder ikke klor, fri for klorbleking,
      fritt for klorbleking, uten klorbleking, inneholder ikke klorbleking, ubleket*, ublekede`,
    fi: `
      klooriton, klooritonta, kloorittom*, ei sisällä klooria, ilman klooria, kloorivapaa*, valkaisematon,
      valkaisematonta, valkaisemattom*`,
  },
  mineralOilFree: {
    en: `
      mineral oil free, petroleum free, free of mineral oil, free from mineral oil, without mineral oil,
      no mineral oil, free of mineral oils, free from mineral oils, without mineral oils, no mineral oils,
      free of petroleum, free from petroleum, without petroleum, no petroleum, free of petrolatum,
      free from petrolatum, without petrolatum, no petrolatum, free of paraffin, free from paraffin, without paraffin,
      no paraffin, free of paraffins, free from paraffins, without paraffins, no paraffins`,
    de: `
      mineralölfrei*, erdölfrei*, paraffinfrei*, frei von mineralöl, ohne mineralöl, enthält kein* mineralöl,
      frei von mineralölen, ohne mineralöle, enthält kein* mineralöle, ohne paraffine, enthält kein* paraffine,
      frei von paraffinen, frei von erdöl, ohne erdöl, enthält kein* erdöl`,
    fr: `
      sans huile minérale, exempt* d huile minérale, ne contient ~ pas d huile minérale, sans huiles minérales,
      exempt* d huiles minérales, ne contient ~ pas d huiles minérales, sans paraffine, exempt* de paraffine,
      ne contient ~ pas de paraffine, sans pétrole, exempt* de pétrole, ne contient ~ pas de pétrole, sans vaseline,
      exempt* de vaseline, ne contient ~ pas de vaseline`,
    es: `
      sin aceite mineral, libre* de aceite mineral, no contiene* aceite mineral, sin aceites minerales,
      libre* de aceites minerales, no contiene* aceites minerales, sin parafina, libre* de parafina,
      no contiene* parafina, sin parafinas, libre* de parafinas, no contiene* parafinas, sin petrolatum,
      libre* de petrolatum, no contiene* petrolatum, sin derivados del petróleo, libre* de derivados del petróleo,
      no contiene* derivados del petróleo`,
    it: `
      senza olio minerale, priv* di olio minerale, non contiene olio minerale, senza oli minerali,
      priv* di oli minerali, non contiene oli minerali, senza paraffina, priv* di paraffina, non contiene paraffina,
      senza petrolati, priv* di petrolati, non contiene petrolati, senza paraffine, priv* di paraffine,
      non contiene paraffine, senza vaselina, priv* di vaselina, non contiene vaselina`,
    nl: `
      paraffinevrij*, vrij van minerale olie, zonder minerale olie, bevat geen minerale olie, vrij van minerale oliën,
      zonder minerale oliën, bevat geen minerale oliën, vrij van paraffine, zonder paraffine, bevat geen paraffine`,
    pl: `
      bez oleju mineralnego, woln* od oleju mineralnego, nie zawiera* oleju mineralnego, bez olejów mineralnych,
      woln* od olejów mineralnych, nie zawiera* olejów mineralnych, bez parafiny, woln* od parafiny,
      nie zawiera* parafiny, bez wazeliny, woln* od wazeliny, nie zawiera* wazeliny`,
    pt: `
      sem óleo mineral, livre* de óleo mineral, isent* de óleo mineral, não contém óleo mineral, sem óleos minerais,
      livre* de óleos minerais, isent* de óleos minerais, não contém óleos minerais, sem parafina, livre* de parafina,
      isent* de parafina, não contém parafina, sem petrolatos, livre* de petrolatos, isent* de petrolatos,
      não contém petrolatos, sem derivados de petróleo, livre* de derivados de petróleo,
      isent* de derivados de petróleo, não contém derivados de petróleo`,
    sv: `
      mineraloljefri*, mineraloljafri*, fri från mineralolja, fritt från mineralolja, utan mineralolja,
      innehåller inte mineralolja, fri från mineraloljor, fritt från mineraloljor, utan mineraloljor,
      innehåller inte mineraloljor, fri från paraffin, fritt från paraffin, utan paraffin, innehåller inte paraffin`,
    da: `
      mineraloliefri*, paraffinfri*, fri for mineralolie, frit for mineralolie, uden mineralolie,
      indeholder ikke mineralolie, fri for mineralolier, frit for mineralolier, uden mineralolier,
      indeholder ikke mineralolier, fri for paraffin, frit for paraffin, uden paraffin, indeholder ikke paraffin`,
    nb: `
      mineraloljefri*, parafinfri*, fri for mineralolje, fritt for mineralolje, uten mineralolje,
      inneholder ikke mineralolje, fri for mineraloljer, fritt for mineraloljer, uten mineraloljer,
      inneholder ikke mineraloljer, fri for parafin, fritt for parafin, uten parafin, inneholder ikke parafin`,
    fi: `
      mineraaliöljytön, mineraaliöljytöntä, mineraaliöljyttöm*, ei sisällä mineraaliöljyä, ilman mineraaliöljyä,
      ei sisällä mineraaliöljyjä, ilman mineraaliöljyjä`,
  },
  chemicalFree: {
    en: `
      chemical free, chemicals free, free of chemicals, free from chemicals, without chemicals, no chemicals,
      free of harsh chemicals, free from harsh chemicals, without harsh chemicals, no harsh chemicals,
      free of nasty chemicals, free from nasty chemicals, without nasty chemicals, no nasty chemicals,
      free of synthetic chemicals, free from synthetic chemicals, without synthetic chemicals, no synthetic chemicals,
      free of aggressive chemicals, free from aggressive chemicals, without aggressive chemicals,
      no aggressive chemicals`,
    de: `
      chemiefrei*, frei von chemie, ohne chemie, enthält kein* chemie, frei von chemikalien, ohne chemikalien,
      enthält kein* chemikalien, frei von aggressiven chemikalien, ohne aggressive chemikalien,
      enthält kein* aggressive chemikalien, frei von schädlichen chemikalien, ohne schädliche chemikalien,
      enthält kein* schädliche chemikalien, frei von chemischen zusätzen, ohne chemische zusätze,
      enthält kein* chemische zusätze, frei von chemischen, keine chemie, keine chemikalien`,
    fr: `
      sans produits chimiques, exempt* de produits chimiques, ne contient ~ pas de produits chimiques,
      sans produit chimique, exempt* de produit chimique, ne contient ~ pas de produit chimique,
      sans substances chimiques, exempt* de substances chimiques, ne contient ~ pas de substances chimiques,
      sans chimie, exempt* de chimie, ne contient ~ pas de chimie, sans produits chimiques agressifs,
      exempt* de produits chimiques agressifs, ne contient ~ pas de produits chimiques agressifs,
      zéro produit chimique`,
    es: `
      sin químicos, libre* de químicos, no contiene* químicos, sin productos químicos, libre* de productos químicos,
      no contiene* productos químicos, sin sustancias químicas, libre* de sustancias químicas,
      no contiene* sustancias químicas, sin químicos agresivos, libre* de químicos agresivos,
      no contiene* químicos agresivos, sin químicos dañinos, libre* de químicos dañinos,
      no contiene* químicos dañinos`,
    it: `
      senza sostanze chimiche, priv* di sostanze chimiche, non contiene sostanze chimiche, senza prodotti chimici,
      priv* di prodotti chimici, non contiene prodotti chimici, senza chimica, priv* di chimica, non contiene chimica,
      senza sostanze chimiche aggressive, priv* di sostanze chimiche aggressive,
      non contiene sostanze chimiche aggressive`,
    nl: `
      chemicaliënvrij*, chemievrij*, vrij van chemicaliën, zonder chemicaliën, bevat geen chemicaliën,
      vrij van schadelijke chemicaliën, zonder schadelijke chemicaliën, bevat geen schadelijke chemicaliën,
      vrij van chemische stoffen, zonder chemische stoffen, bevat geen chemische stoffen,
      vrij van chemische toevoegingen, zonder chemische toevoegingen, bevat geen chemische toevoegingen,
      vrij van agressieve chemicaliën, zonder agressieve chemicaliën, bevat geen agressieve chemicaliën`,
    pl: `
      bez chemii, woln* od chemii, nie zawiera* chemii, bez chemikaliów, woln* od chemikaliów,
      nie zawiera* chemikaliów, bez szkodliwych chemikaliów, woln* od szkodliwych chemikaliów,
      nie zawiera* szkodliwych chemikaliów, bez szkodliwej chemii, woln* od szkodliwej chemii,
      nie zawiera* szkodliwej chemii, bez agresywnej chemii, woln* od agresywnej chemii,
      nie zawiera* agresywnej chemii`,
    pt: `
      sem químicos, livre* de químicos, isent* de químicos, não contém químicos, sem produtos químicos,
      livre* de produtos químicos, isent* de produtos químicos, não contém produtos químicos, sem químicos agressivos,
      livre* de químicos agressivos, isent* de químicos agressivos, não contém químicos agressivos,
      sem substâncias químicas, livre* de substâncias químicas, isent* de substâncias químicas,
      não contém substâncias químicas, sem químicos nocivos, livre* de químicos nocivos, isent* de químicos nocivos,
      não contém químicos nocivos`,
    sv: `
      kemikaliefri*, fri från kemikalier, fritt från kemikalier, utan kemikalier, innehåller inte kemikalier,
      fri från skadliga kemikalier, fritt från skadliga kemikalier, utan skadliga kemikalier,
      innehåller inte skadliga kemikalier, fri från starka kemikalier, fritt från starka kemikalier,
      utan starka kemikalier, innehåller inte starka kemikalier`,
    da: `
      kemikaliefri*, kemifri*, fri for kemikalier, frit for kemikalier, uden kemikalier, indeholder ikke kemikalier,
      fri for kemi, frit for kemi, uden kemi, indeholder ikke kemi, fri for skadelige kemikalier,
      frit for skadelige kemikalier, uden skadelige kemikalier, indeholder ikke skadelige kemikalier,
      fri for skrappe kemikalier, frit for skrappe kemikalier, uden skrappe kemikalier,
      indeholder ikke skrappe kemikalier`,
    nb: `
      kjemikaliefri*, fri for kjemikalier, fritt for kjemikalier, uten kjemikalier, inneholder ikke kjemikalier,
      fri for skadelige kjemikalier, fritt for skadelige kjemikalier, uten skadelige kjemikalier,
      inneholder ikke skadelige kjemikalier, fri for sterke kjemikalier, fritt for sterke kjemikalier,
      uten sterke kjemikalier, inneholder ikke sterke kjemikalier`,
    fi: `
      kemikaaliton, kemikaalitonta, kemikaalittom*, ei sisällä kemikaaleja, ilman kemikaaleja,
      ei sisällä haitallisia kemikaaleja, ilman haitallisia kemikaaleja, ei kemikaaleja`,
  },
};
