import type { ConceptTable } from './concept-table.ts';

/** Claims about other shops, marketplaces and makers, and comparisons with them. */
export const COMPETITORS: ConceptTable = {
  cheaperThanElsewhere: {
    en: `
      cheaper than elsewhere, cheaper than on amazon, cheaper than anywhere, cheaper than the competition,
      cheaper than our competitors, cheaper than in other shops, cheaper than in other stores, won t find it cheaper,
      can t find it cheaper, nowhere cheaper, cheaper here, beat any price, cheaper than other shops,
      cheaper than other stores, cheaper than other retailers, cheaper than ebay`,
    de: `
      günstiger als anderswo, günstiger als woanders, günstiger als bei, günstiger als in anderen,
      günstiger als die konkurrenz, billiger als anderswo, billiger als woanders, billiger als bei,
      billiger als die konkurrenz, nirgends günstiger, nirgendwo günstiger, nirgends billiger, bei uns günstiger`,
    fr: `
      moins cher qu ailleurs, moins chère qu ailleurs, moins chers qu ailleurs, moins cher que chez,
      moins cher que sur, moins cher que la concurrence, moins cher que dans, meilleur prix qu ailleurs,
      nulle part moins cher, moins cher ailleurs, moins cher chez nous, prix plus bas qu ailleurs`,
    es: `
      más barato que en, más barata que en, más barato que la competencia, más económico que en,
      más económico que la competencia, mejor precio que en, en ningún otro sitio más barato,
      no lo encontrarás más barato, no lo encontrará más barato, más barato en otro, más barato en otra,
      más barato que otras tiendas, más barato que en otras tiendas`,
    it: `
      più economico che altrove, meno caro che altrove, più conveniente che altrove, più economico della concorrenza,
      non lo troverai a meno, meno che su amazon, prezzi più bassi della concorrenza, meno che altrove,
      più economico di altri negozi`,
    nl: `
      goedkoper dan elders, goedkoper dan bij, goedkoper dan in andere, goedkoper dan op,
      goedkoper dan de concurrentie, voordeliger dan elders, voordeliger dan bij, nergens goedkoper, elders goedkoper,
      ergens anders goedkoper`,
    pl: `
      taniej niż gdzie indziej, taniej niż w innych, taniej niż u konkurencji, taniej niż na, taniej niż w,
      tańszy niż w innych, tańsza niż w innych, tańsze niż w innych, nigdzie taniej, taniej u nas, u nas taniej,
      gdzie indziej taniej, nie znajdziesz taniej`,
    pt: `
      mais barato do que noutr*, mais barato do que em outr*, mais barato que em, mais barato do que na,
      mais barato do que a concorrência, mais barato que a concorrência, em nenhum outro lugar mais barato,
      não encontra mais barato, não vai encontrar mais barato, mais barato noutro, mais barato em outro`,
    sv: `
      billigare än på andra, billigare än hos, billigare än konkurrenterna, billigare än någon annanstans,
      ingenstans billigare, billigare hos oss, billigare någon annanstans, billigare än andra butiker`,
    da: `
      billigere end hos, billigere end andre steder, billigere end konkurrenterne, intet sted billigere,
      ingen steder billigere, billigere hos os, billigere et andet sted, billigere andetsteds,
      billigere end andre butikker`,
    nb: `
      billigere enn hos, billigere enn andre steder, billigere enn konkurrentene, ingen steder billigere,
      billigere hos oss, billigere et annet sted, billigere andre steder, billigere enn andre butikker`,
    fi: `
      halvempi kuin muualla, halvempaa kuin muualla, halvemmalla kuin muualla, edullisempi kuin muualla,
      edullisemmin kuin muualla, edullisempaa kuin muualla, halvempi kuin kilpailij*, edullisempi kuin kilpailij*,
      ei missään halvemmalla, halvemmalla muualta, edullisemmin muualta`,
  },
  betterThanOthers: {
    en: `
      better than other, better than others, better than the competition, better than competitors, better than most,
      unlike other, unlike most, compared to other brands, compared with other brands, compared to competitors,
      ahead of the competition, outperforms, outperform, superior to, stands out from, beats the competition`,
    de: `
      besser als andere, besser als die konkurrenz, besser als die meisten, besser als vergleichbare,
      im gegensatz zu anderen, anders als andere, anders als bei anderen, im vergleich zu anderen marken,
      im vergleich zu anderen herstellern, im vergleich zur konkurrenz, im vergleich zum wettbewerb, übertrifft,
      weit überlegen, deutlich überlegen, klar überlegen, hebt sich von anderen ab`,
    fr: `
      meilleur que les autres, meilleure que les autres, mieux que les autres, mieux que la concurrence,
      meilleur que la concurrence, contrairement à d autres, contrairement aux autres, contrairement à la plupart,
      par rapport à la concurrence, par rapport aux autres marques, par rapport à d autres marques,
      supérieur à la concurrence, surpasse, se démarque, se distingue des autres`,
    es: `
      mejor que otros, mejor que otras, mejor que la competencia, mejor que la mayoría, mejores que los demás,
      a diferencia de otros, a diferencia de otras, en comparación con otras marcas, comparado con otras marcas,
      frente a la competencia, supera a, superior a otros, superior a otras, se distingue de otros, destaca frente a`,
    it: `
      migliore di altri, migliore degli altri, migliore della concorrenza, meglio della concorrenza, meglio di altri,
      meglio degli altri, a differenza di altri, a differenza di altre, a differenza della maggior parte,
      rispetto ad altri marchi, rispetto ad altre marche, rispetto alla concorrenza, superiore alla concorrenza,
      si distingue da, batte la concorrenza`,
    nl: `
      beter dan andere, beter dan de concurrentie, beter dan de meeste, in tegenstelling tot andere,
      anders dan andere, vergeleken met andere merken, in vergelijking met andere merken,
      vergeleken met de concurrentie, overtreft, onderscheidt zich`,
    pl: `
      lepszy niż inne, lepsza niż inne, lepsze niż inne, lepszy od innych, lepsza od innych, lepsze od innych,
      lepszy niż konkurencja, lepsze niż konkurencja, lepszy od konkurencji, w przeciwieństwie do innych,
      w odróżnieniu od innych, w porównaniu z innymi markami, w porównaniu do konkurencji, na tle konkurencji,
      wyróżnia się na tle, przewyższa inne, przewyższa konkuren*`,
    pt: `
      melhor que outros, melhor do que outros, melhor do que outras, melhor que a concorrência,
      melhor do que a concorrência, melhor que a maioria, ao contrário de outros, ao contrário de outras,
      diferente de outros, em comparação com outras marcas, comparado com outras marcas, face à concorrência,
      em relação à concorrência, supera a concorrência, superior à concorrência, destaca se da`,
    sv: `
      bättre än andra, bättre än konkurrenterna, bättre än de flesta, till skillnad från andra,
      till skillnad från många andra, jämfört med andra märken, jämfört med konkurrenterna, överträffar, överlägsen`,
    da: `
      bedre end andre, bedre end konkurrenterne, bedre end de fleste, i modsætning til andre,
      i modsætning til mange andre, sammenlignet med andre mærker, sammenlignet med konkurrenterne, overlegen,
      overgår andre, overgår konkurrenterne`,
    nb: `
      bedre enn andre, bedre enn konkurrentene, bedre enn de fleste, i motsetning til andre,
      i motsetning til mange andre, sammenlignet med andre merker, sammenlignet med konkurrentene, overlegen,
      overgår andre, overgår konkurrentene`,
    fi: `
      parempi kuin muut, parempi kuin muilla, parempi kuin kilpailij*, parempi kuin useimmat, toisin kuin muut,
      toisin kuin monet muut, toisin kuin kilpailij*, verrattuna muihin merkkeihin, verrattuna kilpailij*,
      kilpailijoihin verrattuna, päihittää, ylivertai*`,
  },
  otherShops: {
    en: `
      other shops, other stores, other retailers, other online shops, other sellers, another shop, another store,
      another retailer, elsewhere, somewhere else, competitor*, the competition, other websites, other sites,
      other dealers, rival shops`,
    de: `
      andere shops, anderen shops, andere händler, anderen händlern, andere geschäfte, anderen geschäften,
      andere läden, anderen läden, andere anbieter, anderen anbietern, anderen anbieter, anderer anbieter, anderswo,
      woanders, konkurrenz, konkurrenten, konkurrent, mitbewerber*, wettbewerber*, andere online shops,
      anderen online shops`,
    fr: `
      autres boutiques, autres magasins, d autres boutiques, d autres magasins, autre boutique, autre magasin,
      autres sites, d autres sites, autres vendeurs, autres enseignes, autres revendeurs, ailleurs sur internet,
      chez d autres, chez nos concurrents, concurrent, concurrents, la concurrence, concurrence, trouver ailleurs,
      acheter ailleurs, qu ailleurs`,
    es: `
      otras tiendas, otra tienda, otros comercios, otros vendedores, otros distribuidores, otras webs, otras páginas,
      otros sitios, competidor*, la competencia, nuestra competencia, en otro sitio web, comprarlo en otro,
      encontrarlo en otro, en otro comercio`,
    it: `
      altri negozi, altro negozio, altri siti, altri venditori, altri rivenditori, altri shop, altrove, concorrente,
      concorrenti, la concorrenza, della concorrenza, alla concorrenza, in altri negozi`,
    nl: `
      andere winkels, andere winkel, andere webshops, andere webshop, andere verkopers, andere aanbieders, elders,
      ergens anders, concurrent, concurrenten, concurrentie, andere sites, andere partijen`,
    pl: `
      inne sklepy, innych sklepach, innym sklepie, innych sklepów, inny sklep, inni sprzedawcy, innych sprzedawców,
      gdzie indziej, konkurencj*, konkurent*, innych stronach, inne strony`,
    pt: `
      outras lojas, outra loja, noutras lojas, noutra loja, outros sites, outros vendedores, outros lojistas,
      outros revendedores, concorrente, concorrentes, a concorrência, da concorrência, comprar noutro,
      comprar em outro, encontrar noutro, encontrar em outro`,
    sv: `
      andra butiker, annan butik, andra nätbutiker, andra återförsäljare, någon annanstans, annorstädes,
      på annat håll, konkurrent*, andra sajter, andra webbplatser, andra säljare`,
    da: `
      andre butikker, anden butik, andre webshops, andre forhandlere, andetsteds, konkurrent*, andre hjemmesider,
      andre sælgere, købe andre steder, køber andre steder, findes andre steder, sælges andre steder`,
    nb: `
      andre butikker, annen butikk, andre nettbutikker, andre forhandlere, annetsteds, konkurrent*, andre nettsider,
      andre selgere, kjøpe andre steder, kjøper andre steder, finnes andre steder, selges andre steder`,
    fi: `
      muut kaupat, muissa kaupoissa, muissa verkkokaupoissa, toisessa kaupassa, toisesta kaupasta, muualla, muualta,
      muut myyjät, muilta myyjiltä, muut jälleenmyyjät, kilpailija*, kilpailijo*, kilpailev*`,
  },
  marketplacesNamed: {
    en: `
      amazon, ebay, etsy, aliexpress, temu, walmart, google shopping, zalando, shein, price comparison site*,
      comparison site*`,
    de: `
      amazon*, ebay*, kleinanzeigen, etsy*, aliexpress*, temu, otto de, zalando*, google shopping, idealo*, geizhals*,
      preisvergleichsportal*, preisvergleich*`,
    fr: `
      amazon, ebay, cdiscount, fnac, leboncoin, vinted, aliexpress, temu, etsy, zalando, google shopping,
      comparateur de prix, comparateurs de prix`,
    es: `
      amazon, ebay, aliexpress, temu, wallapop, el corte inglés, pccomponentes, mercado libre, mercadolibre, etsy,
      zalando, google shopping, comparador de precios, comparadores de precios`,
    it: `
      amazon, ebay, subito it, aliexpress, temu, etsy, zalando, trovaprezzi, idealo, google shopping,
      comparatore di prezzi, comparatori di prezzi`,
    nl: `
      amazon, ebay, bol com, marktplaats, coolblue, aliexpress, temu, etsy, zalando, google shopping,
      vergelijkingssite*, prijsvergelijk*`,
    pl: 'amazon*, ebay*, allegro*, olx, aliexpress*, temu, etsy, zalando*, ceneo*, google shopping, porównywark*',
    pt: `
      amazon, ebay, worten, fnac, olx, mercado livre, aliexpress, temu, shopee, magalu, etsy, zalando, kuantokusta,
      google shopping, comparador de preços, comparadores de preços`,
    sv: `
      amazon, ebay, blocket, tradera, cdon, prisjakt, pricerunner, temu, etsy, zalando, google shopping,
      prisjämförelse*`,
    da: 'amazon, ebay, dba, pricerunner, temu, etsy, zalando, google shopping, prissammenligning*, aliexpress',
    nb: `
      amazon, ebay, finn no, prisjakt, prisguiden, temu, etsy, zalando, google shopping, prissammenligning*,
      aliexpress`,
    fi: `
      amazon*, ebay*, tori fi, verkkokauppa com, hinta fi, hintaopas, temu*, etsy*, zalando*, google shopping,
      hintavertailu*, aliexpress*`,
  },
  priceMatch: {
    en: `
      price match*, match the price, we ll match, best price guarantee, lowest price guarantee, price guarantee,
      refund the difference, price promise, beat the price, cheaper elsewhere`,
    de: `
      bestpreisgarantie*, tiefpreisgarantie*, preisgarantie*, bestpreis garantie, niedrigpreisgarantie,
      preisanpassung*, geld zurück bei günstiger*, erstatten ~ differenz, erstatten ~ preisdifferenz, preis mitgehen,
      gehen den preis mit, woanders günstiger, anderswo günstiger`,
    fr: `
      garantie du meilleur prix, garantie meilleur prix, prix garanti, meilleur prix garanti,
      remboursons la différence, remboursement de la différence, alignement de prix, nous alignons,
      nous nous alignons, aligner le prix, moins cher ailleurs`,
    es: `
      garantía de mejor precio, mejor precio garantizado, garantía de precio, igualamos el precio, igualamos precios,
      igualación de precios, igualar el precio, te devolvemos la diferencia, devolvemos la diferencia,
      le devolvemos la diferencia, mínimo garantizado`,
    it: `
      garanzia del miglior prezzo, garanzia miglior prezzo, miglior prezzo garantito, garanzia di prezzo,
      prezzo minimo garantito, rimborsiamo la differenza, rimborso della differenza, pareggiamo il prezzo,
      adeguiamo il prezzo, stesso prezzo della concorrenza`,
    nl: `
      laagsteprijsgarantie*, laagste prijs garantie, laagste prijsgarantie, beste prijsgarantie, prijsgarantie*,
      prijsmatch*, evenaren de prijs, matchen de prijs, betalen het verschil terug, verschil terug, elders goedkoper`,
    pl: `
      gwarancja najniższej ceny, gwarancję najniższej ceny, gwarancja najlepszej ceny, gwarancji najniższej ceny,
      gwarancja ceny, zwrócimy różnicę, zwracamy różnicę, zwrot różnicy, wyrównamy cenę, wyrównanie ceny,
      dopasujemy cenę`,
    pt: `
      garantia de melhor preço, garantia do melhor preço, melhor preço garantido, preço mínimo garantido,
      igualamos o preço, cobrimos o preço, cobrimos ofertas, cobrimos qualquer oferta, devolvemos a diferença,
      reembolsamos a diferença, garantia de preço`,
    sv: `
      prisgaranti*, lägsta pris garanti, prismatch*, matchar pris*, vi matchar, återbetalar mellanskillnaden,
      mellanskillnaden`,
    da: `
      prisgaranti*, prismatch*, matcher pris*, vi matcher, betaler differencen, refunderer differencen,
      differencen tilbage`,
    nb: `
      prisgaranti*, prismatch*, matcher pris*, vi matcher, betaler differansen, refunderer differansen, mellomlegget`,
    fi: `
      hintatakuu*, hintalupau*, alimman hinnan takuu, paras hinta takuu, hinnan vastaavuus, vastaamme hintaan,
      palautamme erotuksen, hyvitämme erotuksen, hintasovitu*`,
  },
  comparisonTests: {
    en: `
      comparison test*, comparative test*, independent test*, independently tested, consumer test*, consumer reports,
      stiftung warentest, independent laborator*`,
    de: `
      vergleichstest*, unabhängige* test*, unabhängig getestet, unabhängige* institut*, unabhängige* labor*,
      verbrauchertest*, warentest, produktvergleich*, testberichte*`,
    fr: `
      tests comparatifs, test comparatif, essai comparatif, essais comparatifs, test indépendant, tests indépendants,
      testé de manière indépendante, laboratoire indépendant, laboratoires indépendants, résultats de test*`,
    es: `
      prueba comparativa, pruebas comparativas, test comparativo, comparativas independientes, pruebas independientes,
      laboratorio independiente, laboratorios independientes, probado de forma independiente`,
    it: `
      test comparativo, test comparativi, prova comparativa, prove comparative, test indipendente, test indipendenti,
      laboratorio indipendente, laboratori indipendenti`,
    nl: `
      vergelijkende test*, vergelijkingstest*, onafhankelijke test*, onafhankelijk getest*, onafhankelijk laborator*,
      consumententest*, consumentenbond`,
    pl: `
      test porównawczy, testy porównawcze, testach porównawczych, niezależny test, niezależne testy,
      niezależnych testach, niezależne laboratorium, niezależnym laboratorium, testy konsumenckie`,
    pt: `
      teste comparativo, testes comparativos, teste independente, testes independentes, laboratório independente,
      laboratórios independentes, testado de forma independente`,
    sv: 'jämförande test*, oberoende test*, oberoende testad*, oberoende laboratori*, konsumenttest*',
    da: `
      sammenlignende test*, uafhængig test*, uafhængige test*, uafhængigt testet, uafhængigt laboratorium,
      forbrugertest*`,
    nb: `
      sammenlignende test*, uavhengig test*, uavhengige test*, uavhengig testet, uavhengig laboratorium,
      forbrukertest*`,
    fi: `
      vertailutest*, vertailevissa testeissä, riippumaton testi, riippumattom* testi*, riippumattom* testeissä,
      riippumattomasti testattu, riippumaton laboratorio, kuluttajatesti*`,
  },
  studies: {
    en: `
      lab tests show, studies show, study shows, clinical study, clinical studies, clinically proven,
      clinically tested, scientifically proven`,
    de: `
      studien zeigen, studie zeigt, studien belegen, klinische studie*, klinischen studien, klinisch getestet,
      klinisch bewiesen, wissenschaftlich belegt, wissenschaftlich bewiesen, laborgeprüft*`,
    fr: `
      études montrent, étude montre, étude clinique, études cliniques, cliniquement prouvé*, cliniquement testé*,
      testé* cliniquement, scientifiquement prouvé*`,
    es: `
      estudios demuestran, estudio demuestra, estudio clínico, estudios clínicos, científicamente probad*,
      científicamente demostrad*, clínicamente probad*, clínicamente testad*, clínicamente demostrad*`,
    it: `
      studi dimostrano, studio dimostra, studio clinico, studi clinici, clinicamente testat*, clinicamente provat*,
      scientificamente provat*, scientificamente dimostrat*`,
    nl: `
      studies tonen, uit onderzoek blijkt, klinische studie*, klinisch onderzoek, klinisch getest, klinisch bewezen,
      wetenschappelijk bewezen`,
    pl: `
      badania pokazują, badania wykazały, badania kliniczne, klinicznie przebadan*, przebadan* klinicznie,
      klinicznie potwierdzon*, naukowo udowodnion*, naukowo potwierdzon*`,
    pt: `
      estudos mostram, estudos demonstram, estudo clínico, estudos clínicos, clinicamente testad*,
      clinicamente comprovad*, cientificamente comprovad*, cientificamente provad*`,
    sv: `
      studier visar, forskning visar, klinisk studie*, kliniska studier, kliniskt testad*, kliniskt bevisad*,
      vetenskapligt bevisad*`,
    da: `
      undersøgelser viser, studier viser, kliniske studier, klinisk testet, klinisk bevist, videnskabeligt bevist,
      videnskabeligt dokumenteret`,
    nb: `
      studier viser, undersøkelser viser, kliniske studier, klinisk testet, klinisk bevist, vitenskapelig bevist,
      vitenskapelig dokumentert`,
    fi: `
      tutkimukset osoittavat, tutkimusten mukaan, kliininen tutkimus, tieteellisesti todistettu*,
      kliinisesti testattu*, kliinisesti todistettu*`,
  },
};
