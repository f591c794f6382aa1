import type { ConceptTable } from './concept-table.ts';

/** Claims about other people's purchases, habits or reports. */
export const OTHER_SHOPPERS: ConceptTable = {
  othersBought: {
    en: `
      customers also bought, others also bought, others bought, other customers bought, people also buy,
      people also bought, other customers chose, other shoppers, other customers choose, many customers buy,
      many people buy, customers often buy, other buyers, many of our customers`,
    de: `
      kunden kauften auch, andere kunden kauften, andere kunden kaufen, andere kunden haben, andere kunden wählen,
      kunden kaufen dazu, viele kunden kaufen, viele kunden nehmen, viele unserer kunden, andere käufer, viele käufer,
      viele kundinnen, kundinnen kaufen, kunden haben auch`,
    fr: `
      clients ont aussi acheté, clients ont également acheté, autres clients ont acheté, d autres clients,
      autres clients, beaucoup de clients achètent, de nombreux clients achètent, de nombreux clients,
      beaucoup de nos clients, clients achètent souvent, nombre de nos clients, autres acheteurs`,
    es: `
      clientes también compraron, otros clientes compraron, otros clientes también, otros clientes,
      muchos clientes compran, muchos clientes, muchos de nuestros clientes, clientes suelen comprar,
      otros compradores, clientes compran también`,
    it: `
      clienti hanno acquistato anche, clienti acquistano anche, altri clienti hanno, altri clienti,
      molti clienti acquistano, molti clienti comprano, molti clienti, molti dei nostri clienti, tanti clienti,
      altri acquirenti, clienti spesso acquistano`,
    nl: `
      klanten kochten ook, andere klanten kochten, andere klanten kopen, andere klanten, veel klanten kopen,
      veel klanten, veel van onze klanten, klanten kopen vaak, andere kopers, anderen kochten ook, klanten nemen vaak`,
    pl: `
      klienci kupili także, klienci kupili również, inni klienci kupili, inni klienci kupują, inni klienci,
      wielu klientów kupuje, wielu klientów, wielu naszych klientów, klienci często kupują, inni kupujący,
      klientki często kupują, klienci kupują też`,
    pt: `
      clientes também compraram, outros clientes compraram, outros clientes, muitos clientes compram, muitos clientes,
      muitos dos nossos clientes, muitos de nossos clientes, clientes costumam comprar, outros compradores,
      clientes compram também`,
    sv: `
      kunder köpte också, andra kunder köpte, andra kunder köper, andra kunder, många kunder köper, många kunder,
      många av våra kunder, kunder köper ofta, andra köpare`,
    da: `
      kunder købte også, andre kunder købte, andre kunder køber, andre kunder, mange kunder køber, mange kunder,
      mange af vores kunder, kunder køber ofte, andre købere`,
    nb: `
      kunder kjøpte også, andre kunder kjøpte, andre kunder kjøper, andre kunder, mange kunder kjøper, mange kunder,
      mange av kundene våre, mange av våre kunder, kunder kjøper ofte, andre kjøpere`,
    fi: `
      asiakkaat ostivat myös, muut asiakkaat ostivat, muut asiakkaat ostavat, muut asiakkaat, monet asiakkaat ostavat,
      monet asiakkaat, monet asiakkaamme, moni asiakas, asiakkaat ostavat usein, muut ostajat`,
  },
  mostPeople: {
    en: `
      most people who, most people order, most people buy, most customers, most of our customers, most parents, most buyers,
      nine out of ten, nine in ten, eight out of ten, the majority of, people who buy, people who bought, those who bought`,
    de: `
      die meisten kund*, die meisten käufer*, die meisten eltern, die meisten leute, die meisten nehmen, die meisten bestellen,
      neun von zehn, acht von zehn, viele eltern, viele leute, die mehrheit der`,
    fr: `
      la plupart des clients, la plupart des parents, la plupart des gens, la plupart de nos clients, la majorité des,
      neuf clients sur dix, neuf personnes sur dix, ceux qui l achètent, celles qui l achètent, qui l achètent`,
    es: `
      la mayoría de los clientes, la mayoría de clientes, la mayoría de la gente, la mayoría de los padres,
      la mayoría de las familias, nueve de cada diez, ocho de cada diez, quienes lo compran, quien lo compra`,
    it: `
      la maggior parte dei clienti, la maggior parte delle persone, la maggior parte dei genitori, nove su dieci,
      nove clienti su dieci, chi lo compra, chi la compra, chi ha recensito, chi l ha comprat*`,
    nl: `
      de meeste klanten, de meeste mensen, de meeste ouders, de meeste kopers, negen van de tien, acht van de tien,
      wie hem koopt, mensen die`,
    pl: `
      większość klientów, większość osób, większość rodziców, większość kupujących, dziewięć na dziesięć,
      dziewięciu na dziesięciu, osoby które kupują, kto kupuje`,
    pt: `
      a maioria dos clientes, a maioria das pessoas, a maioria dos pais, nove em cada dez, oito em cada dez,
      quem compra, quem comprou, a maior parte dos clientes`,
    sv: 'de flesta kunder, de flesta som, de flesta föräldrar, nio av tio, de flesta köpare',
    da: 'de fleste kunder, de fleste som, de fleste forældre, ni ud af ti, de fleste købere',
    nb: 'de fleste kunder, de fleste som, de fleste foreldre, ni av ti, de fleste kjøpere',
    fi: 'useimmat asiakkaat, useimmat ostajat, suurin osa asiakkaista, yhdeksän kymmenestä, useimmat vanhemmat',
  },
  customersReport: {
    en: `
      customers report, customers say, customers tell us, customers mention, customers note, customers describe,
      users report, users say, reviewers say, reviewers mention, according to customers, according to reviews,
      reviews say, reviews mention, in the reviews, in their reviews, buyers say, feedback from customers,
      customer feedback, parents report, owners report, we hear from customers`,
    de: `
      kunden berichten, kundinnen berichten, kunden sagen, kunden erzählen, kunden erwähnen, kunden beschreiben,
      laut kunden, laut kundenbewertungen, laut bewertungen, in den bewertungen, in bewertungen, nutzer berichten,
      nutzerinnen berichten, anwender berichten, käufer berichten, käufer sagen, eltern berichten, kunden loben,
      kundenfeedback, rückmeldungen von kunden, kunden bestätigen, kundenmeinungen`,
    fr: `
      clients disent, clients rapportent, clients signalent, clients mentionnent, clients décrivent,
      clients témoignent, clients confirment, selon les clients, selon nos clients, d après les avis,
      d après nos clients, selon les avis, dans les avis, utilisateurs disent, utilisateurs rapportent,
      utilisateurs signalent, acheteurs disent, retours clients, retours de nos clients, parents témoignent,
      clients soulignent`,
    es: `
      clientes dicen, clientes comentan, clientes mencionan, clientes destacan, clientes informan, clientes cuentan,
      clientes confirman, según los clientes, según nuestros clientes, según las opiniones, según las reseñas,
      en las reseñas, en las opiniones, usuarios dicen, usuarios comentan, usuarios destacan, compradores dicen,
      compradores comentan, comentarios de clientes`,
    it: `
      clienti dicono, clienti riferiscono, clienti segnalano, clienti raccontano, clienti menzionano,
      clienti confermano, secondo i clienti, secondo i nostri clienti, secondo le recensioni, nelle recensioni,
      dalle recensioni, utenti dicono, utenti riferiscono, utenti segnalano, acquirenti dicono, clienti sottolineano,
      chi lo ha acquistato, chi l ha acquistato`,
    nl: `
      klanten zeggen, klanten melden, klanten vertellen, klanten noemen, klanten geven aan, klanten bevestigen,
      volgens klanten, volgens onze klanten, volgens reviews, volgens de reviews, in de reviews, in reviews,
      gebruikers zeggen, gebruikers melden, gebruikers geven aan, kopers zeggen, klantfeedback, feedback van klanten,
      ouders melden`,
    pl: `
      klienci mówią, klienci piszą, klienci podkreślają, klienci zgłaszają, klienci wspominają, klienci potwierdzają,
      klienci zauważają, klientki piszą, według klientów, zdaniem klientów, według opinii, w opiniach, z opinii,
      użytkownicy mówią, użytkownicy piszą, użytkownicy podkreślają, użytkownicy zgłaszają, kupujący piszą,
      opinie klientów mówią`,
    pt: `
      clientes dizem, clientes relatam, clientes referem, clientes mencionam, clientes comentam, clientes destacam,
      clientes confirmam, segundo os clientes, segundo clientes, de acordo com as avaliações, segundo as avaliações,
      nas avaliações, utilizadores dizem, utilizadores referem, usuários dizem, usuários relatam, compradores dizem,
      compradores relatam, feedback dos clientes`,
    sv: `
      kunder säger, kunder berättar, kunder uppger, kunder nämner, kunder rapporterar, kunderna säger, enligt kunder,
      enligt våra kunder, enligt recensioner, i recensionerna, i recensioner, i omdömena, användare säger,
      användare uppger, köpare säger, kundfeedback`,
    da: `
      kunder siger, kunder fortæller, kunder nævner, kunder skriver, kunder beretter, kunderne siger, ifølge kunder,
      ifølge vores kunder, ifølge anmeldelser, i anmeldelserne, i anmeldelser, brugere siger, brugere fortæller,
      købere siger, kundefeedback`,
    nb: `
      kunder sier, kunder forteller, kunder nevner, kunder skriver, kunder rapporterer, kundene sier, ifølge kunder,
      ifølge kundene, ifølge anmeldelser, i anmeldelsene, i anmeldelser, brukere sier, brukere forteller,
      kjøpere sier, kundetilbakemelding*`,
    fi: `
      asiakkaat sanovat, asiakkaat kertovat, asiakkaat mainitsevat, asiakkaat raportoivat, asiakkaamme sanovat,
      asiakkaamme kertovat, asiakkaiden mukaan, asiakkaidemme mukaan, arvostelujen mukaan, arvosteluissa, arvioissa,
      käyttäjät sanovat, käyttäjät kertovat, käyttäjien mukaan, ostajat sanovat, asiakaspalautte*`,
  },
  frequentlyBoughtTogether: {
    en: `
      frequently bought together, often bought together, often bought with, commonly bought with, usually bought with,
      bought together, often combined with, often paired with, usually ordered together, often purchased with,
      bought along with`,
    de: `
      häufig zusammen gekauft, oft zusammen gekauft, wird oft zusammen, werden oft zusammen, zusammen gekauft,
      gern zusammen gekauft, oft kombiniert mit, häufig kombiniert, gerne kombiniert, wird gern dazu gekauft,
      gern dazu bestellt, oft dazu gekauft, häufig mitgekauft, oft mitbestellt`,
    fr: `
      souvent achetés ensemble, fréquemment achetés ensemble, achetés ensemble, achetées ensemble,
      souvent acheté avec, souvent achetée avec, souvent associé à, souvent associée à, souvent commandé avec,
      souvent combiné*, généralement acheté avec`,
    es: `
      comprados juntos, frecuentemente comprados juntos, suelen comprarse juntos, se compran juntos,
      suele comprarse con, suele comprarse junto, se suele comprar con, se compran habitualmente,
      a menudo se compra con, suelen combinar*, comprados habitualmente`,
    it: `
      spesso acquistati insieme, acquistati insieme, comprati insieme, spesso comprati insieme, spesso acquistato con,
      spesso acquistata con, spesso abbinat*, viene spesso acquistato, viene spesso abbinat*, acquistato insieme a`,
    nl: `
      vaak samen gekocht, samen gekocht, vaak gecombineerd, vaak in combinatie, wordt vaak samen, worden vaak samen,
      vaak gekocht met, vaak samen besteld, erbij gekocht, vaak erbij besteld`,
    pl: `
      często kupowane razem, kupowane razem, kupowan* razem z, często kupowan* z, często kupowan* wraz,
      często łączon* z, zwykle kupowan* z, często zamawian* razem, kupowane w zestawie z, często dokupowan*`,
    pt: `
      comprados juntos, frequentemente comprados juntos, comprados em conjunto, frequentemente comprados em conjunto,
      costumam ser comprados, muitas vezes comprado com, geralmente comprado com, frequentemente combinado,
      comprado junto com, comprados juntamente`,
    sv: `
      köps ofta tillsammans, ofta köpt tillsammans, köpts tillsammans, ofta köpta tillsammans, kombineras ofta,
      köps ofta ihop, köps ofta med, ofta tillsammans med`,
    da: `
      købes ofte sammen, ofte købt sammen, købt sammen, kombineres ofte, ofte købt med, købes ofte med,
      bliver ofte købt`,
    nb: `
      kjøpes ofte sammen, ofte kjøpt sammen, kjøpt sammen, kombineres ofte, ofte kjøpt med, kjøpes ofte med,
      blir ofte kjøpt`,
    fi: `
      usein yhdessä ostettu*, ostetaan usein yhdessä, ostetaan yhdessä, yhdessä ostetu*, ostettu yhdessä,
      yhdistetään usein, ostetaan usein samalla, tilataan usein yhdessä`,
  },
  mostCustomersChoose: {
    en: `
      most customers choose, most customers buy, most customers go for, most customers pick, most customers take,
      most customers opt, most of our customers, most people choose, most people buy, most people go for,
      most shoppers, majority of customers, majority of our customers, most people take, customers prefer,
      customers usually choose`,
    de: `
      die meisten kunden, die meisten unserer kunden, die meisten kundinnen, den meisten kunden, meisten wählen,
      meisten nehmen, meisten entscheiden sich, meisten greifen, mehrheit der kunden, mehrheit unserer kunden,
      großteil unserer kunden, kunden bevorzugen, kunden entscheiden sich, kunden wählen meist, kunden greifen`,
    fr: `
      la plupart des clients, la plupart de nos clients, plupart des gens, majorité des clients,
      majorité de nos clients, plupart de nos clientes, clients préfèrent, clients choisissent, clients optent,
      plupart choisissent, plupart optent, plupart prennent`,
    es: `
      mayoría de clientes, mayoría de los clientes, mayoría de nuestros clientes, mayor parte de los clientes,
      mayor parte de nuestros clientes, la mayoría elige, la mayoría escoge, la mayoría opta, la mayoría compra,
      mayoría de la gente, clientes prefieren, clientes eligen, clientes optan`,
    it: `
      maggior parte dei clienti, maggior parte dei nostri clienti, maggioranza dei clienti,
      maggior parte delle persone, la maggior parte sceglie, clienti preferiscono, clienti scelgono, clienti optano,
      quasi tutti i clienti, la maggior parte opta`,
    nl: `
      de meeste klanten, de meeste van onze klanten, meeste klanten kiezen, de meeste mensen, meesten kiezen,
      merendeel van onze klanten, meerderheid van de klanten, klanten kiezen meestal, klanten kiezen,
      klanten geven de voorkeur`,
    pl: `
      większość klientów, większość naszych klientów, większość klientek, większość osób, większość wybiera,
      większość kupuje, większości klientów, klienci wybierają, klienci najczęściej wybierają, klienci wolą,
      klienci preferują, klienci decydują się`,
    pt: `
      maioria dos clientes, maioria dos nossos clientes, maioria dos compradores, maior parte dos clientes,
      maior parte dos nossos clientes, maioria das pessoas, a maioria escolhe, a maioria opta, a maioria compra,
      clientes preferem, clientes escolhem, clientes optam`,
    sv: `
      de flesta kunder, de flesta av våra kunder, flesta kunder väljer, de flesta väljer, de flesta köper,
      majoriteten av kunderna, majoriteten av våra kunder, kunder väljer, kunder föredrar`,
    da: `
      de fleste kunder, de fleste af vores kunder, de fleste vælger, de fleste køber, flertallet af kunderne,
      flertallet af vores kunder, kunder vælger, kunder foretrækker, langt de fleste`,
    nb: `
      de fleste kunder, de fleste kundene, de fleste av kundene, de fleste av våre kunder, de fleste velger,
      de fleste kjøper, flertallet av kundene, kunder velger, kunder foretrekker`,
    fi: `
      useimmat asiakkaat, useimmat asiakkaamme, suurin osa asiakkaista, suurin osa asiakkaistamme,
      useimmat valitsevat, useimmat ostavat, enemmistö asiakkaista, valtaosa asiakkaista, asiakkaat valitsevat,
      asiakkaat suosivat`,
  },
  returnsRarely: {
    en: `
      rarely returned, hardly ever returned, almost never returned, seldom returned, rarely get returns,
      low return rate, lowest return rate, few returns, hardly any returns, rarely sent back, few complaints,
      no complaints, never had complaints, hardly any complaints, rarely comes back`,
    de: `
      selten zurückgeschickt, kaum zurückgeschickt, selten retourniert, kaum retourniert, kaum retouren,
      wenige retouren, wenig retouren, selten retouren, niedrige retourenquote, geringe retourenquote,
      niedrigste retourenquote, selten zurückgegeben, fast nie zurück*, kaum reklamationen, keine reklamationen,
      wenige reklamationen, selten reklamiert, keine beschwerden, kaum beschwerden`,
    fr: `
      rarement retourné*, rarement renvoyé*, presque jamais retourné*, très peu de retours, peu de retours,
      peu retourné*, faible taux de retour, taux de retour très faible, rares retours, peu de réclamations,
      aucune réclamation, presque aucune réclamation`,
    es: `
      rara vez se devuelve, raramente se devuelve, casi nunca se devuelve, apenas se devuelve, pocas devoluciones,
      muy pocas devoluciones, apenas devoluciones, apenas tenemos devoluciones, baja tasa de devolución,
      tasa de devolución muy baja, pocas quejas, ninguna queja, sin quejas, apenas quejas`,
    it: `
      raramente restituit*, raramente reso, quasi mai restituit*, pochissimi resi, pochi resi, quasi nessun reso,
      basso tasso di reso, tasso di reso molto basso, pochi reclami, nessun reclamo, pochissimi reclami,
      nessuna lamentela`,
    nl: `
      zelden geretourneerd, zelden teruggestuurd, bijna nooit geretourneerd, bijna nooit teruggestuurd,
      nauwelijks geretourneerd, weinig retouren, nauwelijks retouren, laag retourpercentage, weinig klachten,
      geen klachten, nauwelijks klachten`,
    pl: `
      rzadko zwracan*, prawie nigdy nie zwrac*, bardzo mało zwrotów, mało zwrotów, niewiele zwrotów,
      niski odsetek zwrotów, niewielki odsetek zwrotów, prawie brak zwrotów, mało reklamacji, niewiele reklamacji,
      żadnych reklamacji, rzadko reklamowan*, brak reklamacji`,
    pt: `
      raramente devolvid*, quase nunca devolvid*, quase nunca é devolvid*, poucas devoluções, muito poucas devoluções,
      pouquíssimas devoluções, baixa taxa de devolução, taxa de devolução muito baixa, taxa de devolução baixa,
      poucas reclamações, nenhuma reclamação, sem reclamações`,
    sv: `
      sällan returner*, returneras sällan, nästan aldrig returner*, få returer, väldigt få returer, låg returgrad,
      låg returfrekvens, få reklamationer, inga reklamationer, få klagomål, inga klagomål`,
    da: `
      sjældent returneret, returneres sjældent, sjældent retur, næsten aldrig retur*, få returneringer,
      meget få returneringer, lav returprocent, lav returrate, få reklamationer, ingen reklamationer, få klager,
      ingen klager`,
    nb: `
      sjelden returnert, returneres sjelden, sjelden i retur, nesten aldri retur*, få returer, svært få returer,
      lav returandel, lav returprosent, få reklamasjoner, ingen reklamasjoner, få klager, ingen klager`,
    fi: `
      palautetaan harvoin, harvoin palautet*, palautuu harvoin, tuskin koskaan palaute*, vähän palautuksia,
      hyvin vähän palautuksia, alhainen palautusprosentti, pieni palautusprosentti, vähän reklamaatioita,
      ei reklamaatioita, vähän valituksia, ei valituksia`,
  },
};
