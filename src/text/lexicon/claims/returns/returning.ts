import type { ConceptTable } from '../concept-table.ts';

/** The right to return goods, how, and who pays. */
export const RETURNING: ConceptTable = {
  returns: {
    en: `
      return*, send it back, send them back, send back, sent back, sending it back, sending back, take it back,
      returns policy, return policy, return period, return window, bring it back to us, bring it back to the store,
      bring it back to our, bring them back to`,
    de: `
      rückgabe*, rücksendung*, rücksende*, zurückgeb*, zurücksend*, zurückschick*, zurückgegeben, zurückgesandt,
      zurückgesendet, zurückgeschickt, retour*, retoure*, zurückzugeben, zurückzusenden, zurückzuschicken,
      umtausch und rückgabe, rücknahme, rückgaberecht*, rückversand, schick* ~ zurück, send* ~ zurück`,
    fr: `
      retours, retour produit, retour gratuit*, retour sous, retour possible, renvoyer, renvoyé*, renvoyez,
      droit de retour, politique de retour, délai de retour, vos retours, effectuer un retour, rendre le produit,
      rendre l article, retours acceptés, demande de retour, frais de retour, faire un retour, retourner le produit,
      retourner l article, retourner votre*, retourner un produit, retourner un article, retourner les articles,
      retourner les produits, nous retourner, nous le retourner, retourner sous, retourner dans,
      retourner gratuitement, retourner la commande, retourner votre commande, être retourné*, article retourné,
      articles retournés, produit retourné, produits retournés, retournez le produit, retournez l article,
      retournez nous`,
    es: `
    devolución*, devuelto*, devuelta*, devolvernos, política de devolución, retorno del producto, derecho de
    devolución, reenviarlo, plazo de devolución, devolver el producto, devolver el artículo, devolver el pedido,
    devolver la prenda, devolver tu, devolver tus, devolver su, devolver cualquier*, devolverlo*, devolverla*,
    puedes devolver, puede devolver, se puede devolver, se pueden devolver, devolver en, devolver gratis, devolver
    productos, devolver artículos, quieres devolver, desea devolver, me devolvéis, lo devuelvo, la devuelvo, puedo
    devolver, lo puedo devolver, descambiar, descambiarlo, devolvéis el dinero, si no me gusta, si no me queda bien,
    si no me vale
    `,
    it: `
    resa gratuita, restituirlo, restituirla, restituit*, restituzion*, rendere il prodotto, rispedire, rispedirlo,
    rispedirla, rimandare indietro, diritto di reso, politica di reso, rispedisci, restituirci, rendere l articolo,
    rimandarlo indietro, rimandarcelo, restituire il prodotto, restituire l articolo, restituire la merce,
    restituire gli articoli, restituire i prodotti, restituirli, restituirle, puoi restituir*, può restituir*,
    restituire entro, restituire l ordine, restituire gratuitamente, restituire un, il reso, del reso, un reso, reso
    gratuito, reso entro, reso facile, di reso, per il reso, al reso, resi gratuiti, i resi, per i resi, dei resi,
    reso possibile, reso o cambio, cambio o reso, resi e rimborsi, resi e cambi, cambi e resi, spedizioni e resi,
    reso gratis, resi facili, resi accettati, diritto di recesso e reso, lo posso rendere, la posso rendere, posso
    renderlo, posso renderla, posso rendere, fare il reso, se non mi piace, se non le piace, se non mi va bene, li
    riprendete, lo riprendete, riportarlo in negozio
    `,
    nl: `
    retour*, retourner*, terugsturen, teruggestuurd, terugstuurt, terugzenden, teruggezonden, terugbrengen,
    teruggebracht, retourzending*, retourtermijn*, retourrecht, retourbeleid, retourneer*, stuur ~ terug, sturen ~
    terug, terug te sturen, teruggeven, terug sturen, breng ~ terug, terug te brengen, kan ik m terug, als ie niet
    past, als het niet past, als ze niet passen, niet bevalt, terug kan
    `,
    pl: `
      zwrot*, zwróc*, odesłać, odesłani*, odeślij, odesłan*, odsyła*, zwróć, zwrócisz, zwrotu, prawo do zwrotu,
      oddać towar, oddać produkt, oddać zakup*, odesłać produkt, odeślesz, zwracam*, zwracan*, zwracać`,
    pt: `
      devoluç*, devolvid*, direito de devolução, política de devolução, prazo de devolução, devoluções, devolução,
      devolução do produto, retornar o produto, enviar de volta, troca e devolução, devolvermos, devolver o produto,
      devolver o artigo, devolver a encomenda, devolver o pedido, devolver o item, devolver a peça, devolvê lo,
      devolvê la, devolvê los, pode devolver, podes devolver, devolver produtos, devolver artigos, devolver os,
      devolver em, devolver gratuitamente, devolver qualquer, devolvo, quiser devolver, deseja devolver`,
    sv: `
      retur*, returner*, skicka tillbaka, skickar tillbaka, skickas tillbaka, lämna tillbaka, lämnar tillbaka,
      lämnas tillbaka, returrätt, öppet köp, skicka den tillbaka, skicka dem tillbaka, skicka varan tillbaka,
      returnera*, lämna den tillbaka`,
    da: `
      retur*, returner*, sende tilbage, sendes tilbage, sende den tilbage, sende varen tilbage, returret,
      sendt tilbage, send varen retur, sende varen retur, sende den retur, levere tilbage, aflevere varen,
      returnere*, returnering*, sender ~ tilbage`,
    nb: `
      retur*, returner*, sende tilbake, sendes tilbake, sende den tilbake, sende varen tilbake, returrett,
      åpent kjøp, sendt tilbake, sende i retur, levere tilbake, leveres tilbake, returnere*, levere den tilbake,
      sender ~ tilbake`,
    fi: `
      palautus*, palautuks*, palautetaan, palautettav*, palautettu, voit palauttaa, voi palauttaa, voidaan palauttaa,
      palauttaa tuotteen, palauttaa tuotteet, palauttaa sen, palauttaa ostok*, palauttaa tilauk*, palauta tuote,
      palauttaa ~ päivän, palautat tuotteen, palauttamaan tuotte*, palauttami* tuotte*, haluat palauttaa,
      tuotepalautu*, asiakaspalautu*, lähettää takaisin, lähetä takaisin, palauttaa ilmaiseksi, palauttaa maksutta,
      palauttaminen`,
  },
  rightToReturn: {
    en: `
      right to return, right of return, days to return, you can return, can be returned, may be returned,
      eligible for return, eligible for returns, return window, return period, return it within, returns within,
      return within, returned within, accept returns, accepts returns, day return*, day returns, returns accepted,
      returns are accepted, return them within, returns are possible, send it back within, month return*,
      return items within, returnable`,
    de: `
      rückgaberecht*, rückgabefrist*, rückgabe innerhalb, rückgabe möglich, kannst ~ zurückgeben,
      können ~ zurückgeben, kannst ~ zurückschicken, können ~ zurückschicken, können ~ zurücksenden,
      kannst ~ zurücksenden, tage rückgabe*, rückgabe binnen, rückgabemöglichkeit*, zurückgegeben werden,
      zurückgesendet werden, zurückgeschickt werden, rücksendung innerhalb, tagen zurückgeben, tagen zurücksenden,
      tagen zurückschicken, rückgabezeitraum, zurückgesandt werden, tage zeit ~ zurück*, monate rückgaberecht,
      wochen rückgaberecht, rückgabe ist möglich, rückgabefenster`,
    fr: `
      droit de retour, délai de retour, jours pour retourner, jours pour changer d avis, jours pour renvoyer,
      jours pour le retourner, jours pour nous retourner, pouvez ~ retourner, pouvez ~ renvoyer, peux ~ retourner,
      peux ~ renvoyer, peut être retourné*, peuvent être retourné*, retour sous, retours sous, retour possible,
      retours possibles, retour dans les, retours acceptés, retour accepté, jours pour rendre, retourner sous,
      retourner dans, jours pour les retourner, jours pour le renvoyer, retours dans les, peut être renvoyé*`,
    es: `
      derecho de devolución, derecho a devolución, plazo de devolución, plazo para devolver*, días para devolver*,
      puedes devolver*, puede devolver*, se puede devolver, se pueden devolver, se admiten devoluciones,
      aceptamos devoluciones, devoluciones hasta, devolución dentro, devoluciones dentro, devolución posible,
      días de devolución, puede ser devuelto, pueden ser devueltos, días para realizar la devolución, devolverlo en,
      devolverlo dentro, meses para devolver*, plazo para la devolución, devoluciones en ~ días,
      devolución en ~ días`,
    it: `
      diritto di reso, giorni per restituire, giorni per il reso, giorni per effettuare il reso, giorni per rendere,
      giorni per restituirlo, reso entro, resi entro, puoi restituire, puoi restituirlo, può restituire,
      può essere restituit*, possono essere restituit*, reso possibile, reso è possibile, restituire entro,
      restituirlo entro, restituirla entro, accettiamo resi, resi accettati, possibilità di reso, periodo di reso,
      giorni di reso, puoi rendere, puoi renderlo, effettuare il reso entro, tempo per il reso, termine per il reso`,
    nl: `
      retourrecht, retourtermijn, retourperiode, dagen bedenktijd, bedenktijd*, bedenktermijn, kun je ~ retourneren,
      kunt u ~ retourneren, kun je ~ terugsturen, kunt u ~ terugsturen, kan ~ geretourneerd, kunnen ~ geretourneerd,
      dagen retour*, retourneren binnen, retourneren is mogelijk, retour binnen, binnen ~ dagen retour*,
      mag ~ retourneren, recht op retour, dagen de tijd om, te retourneren binnen, retourneren kan,
      dagen om te retourneren, kan ~ teruggestuurd, binnen ~ dagen terugsturen, binnen ~ dagen teruggestuurd`,
    pl: `
      prawo do zwrotu, prawo zwrotu, dni na zwrot, zwrot w ciągu, zwrotu w ciągu, zwrócić w ciągu, można zwrócić,
      możesz zwrócić, możesz go zwrócić, mogą państwo zwrócić, zwrot możliwy, termin zwrotu, czas na zwrot,
      możliwość zwrotu, dni na odesłanie, może pan zwrócić, może pani zwrócić, możliwością zwrotu,
      zwroty przyjmujemy, przyjmujemy zwroty, miesiąc* na zwrot, dni na zwrócenie, możesz ~ odesłać, zwrot do ~ dni,
      zwroty do ~ dni`,
    pt: `
      direito de devolução, direito à devolução, prazo de devolução, prazo para devolver*, prazo para devolução,
      dias para devolver*, dias para devolução, pode devolver*, podes devolver*, podem ser devolvid*,
      pode ser devolvid*, aceitamos devoluções, devolução em até, devoluções em até, devolução no prazo,
      devolução dentro, devoluções no prazo, devolução possível, devolver dentro, devolver no prazo, devolver em até,
      dias para trocar ou devolver, devolução até, devoluções até, meses para devolver, são aceites devoluções,
      devoluções dentro, período de devolução`,
    sv: `
      returrätt*, öppet köp, dagars retur*, dagars öppet, retur inom, returnera inom, returneras inom,
      kan returneras, kan du returnera, kan returnera, returtid*, returperiod*, rätt att returnera,
      skicka tillbaka inom, dagar på dig att returnera, lämna tillbaka inom, går att returnera, får returneras,
      dagars ångerrätt`,
    da: `
      returret*, dages retur*, dages fortrydelsesret, retur inden for, returnere inden for, returneres inden for,
      kan returneres, kan du returnere, kan returnere, returfrist*, ret til at returnere, fuld returret,
      sende retur inden, dage til at returnere, kan sendes retur, kan sendes tilbage, returperiode`,
    nb: `
      returrett*, åpent kjøp, dagers retur*, dagers åpent, retur innen, returnere innen, returneres innen,
      kan returneres, kan du returnere, kan returnere, angrerett*, returfrist*, rett til å returnere,
      sende tilbake innen, dager på deg til å returnere, kan sendes tilbake, kan sendes i retur, returperiode`,
    fi: `
      palautusoikeu*, palautusaik*, palautusaj*, päivän palautu*, palauttaa päivän kuluessa, voit palauttaa,
      voi palauttaa, voidaan palauttaa, palautus päivän, palautettava ~ kuluessa, palautettavissa,
      palautus mahdollinen, palauttaa ~ päivän, aikaa palauttaa, oikeus palauttaa, palauttaa ~ kuluessa,
      kuukauden palautu*`,
  },
  freeReturns: {
    en: `
      free return*, returns are free, return is free, free of charge returns, return for free, return it for free,
      return them for free, return it free of charge, return free of charge, free returns,
      free exchanges and returns, no return cost*, no cost return*, returned free of charge, returned for free,
      we pay for the return, we cover return*, we cover the return, prepaid return*, return postage is free,
      return shipping is free, free return shipping, send it back for free, send it back free of charge,
      returns at no cost, we pay return shipping, returns free`,
    de: `
      kostenlose* rückgabe*, kostenlose* rücksendung*, kostenlose* retoure*, kostenlose* rückversand*,
      kostenfreie* rückgabe*, kostenfreie* rücksendung*, kostenfreie* retoure*, gratis rückversand,
      gratis rücksendung, gratis retoure*, gratis rückgabe, kostenlos zurück*, kostenfrei zurück*,
      rücksendung ist kostenlos, rückgabe ist kostenlos, retoure ist kostenlos, rücksendung ist kostenfrei,
      rückgabe ist kostenfrei, retouren sind kostenlos, rücksendungen sind kostenlos, retouren kostenlos,
      übernehmen die rücksendekosten, tragen die rücksendekosten, keine rücksendekosten, gratis zurück*,
      retouren sind gratis, kosten der rücksendung tragen wir, rückversand kostenlos, rückversand ist kostenlos,
      wir die rücksendekosten, rücksendung kostenlos, gratisretoure*, rückgabe kostenlos`,
    fr: `
      retour gratuit*, retours gratuit*, retour offert*, retours offert*, retour est gratuit, retours sont gratuits,
      retourner gratuitement, renvoyer gratuitement, frais de retour offerts, frais de retour gratuits,
      frais de retour sont offerts, frais de retour à notre charge, frais de retour sont à notre charge,
      frais de retour pris en charge, retour sans frais, retours sans frais, sans frais de retour,
      prenons en charge les frais de retour, renvoi gratuit, retournez gratuitement, aucun frais de retour,
      retour est offert, retours sont offerts, retourner sans frais`,
    es: `
      devolución gratuita, devoluciones gratuitas, devolución gratis, devoluciones gratis,
      devoluciones son gratuitas, devolución es gratuita, devolución es gratis, devoluciones son gratis,
      devolver gratis, devolverlo gratis, devolverla gratis, devolver gratuitamente, devolverlo gratuitamente,
      devolución sin coste, devoluciones sin coste, devolución sin costo, devolución sin gastos,
      sin gastos de devolución, gastos de devolución gratuitos, gastos de devolución corren por nuestra,
      gastos de devolución los asumimos, asumimos los gastos de devolución, recogida gratuita de la devolución,
      devolución sale gratis, sin coste de devolución, devolverlo sin coste, devolución totalmente gratuita`,
    it: `
      reso gratuito, resi gratuiti, reso gratis, resi gratis, reso è gratuito, resi sono gratuiti,
      restituire gratuitamente, restituirlo gratuitamente, restituirla gratuitamente, restituire gratis,
      restituzione gratuita, spese di reso gratuite, spese di reso a nostro carico,
      spese di reso sono a nostro carico, reso senza spese, senza spese di reso, reso senza costi,
      spese di restituzione a nostro carico, reso a nostro carico, reso facile e gratuito, nessun costo di reso,
      reso a costo zero, resi facili e gratuiti`,
    nl: `
      gratis retour*, gratis terug*, gratis retourneren, gratis retourzending, gratis retourneer*, kosteloos retour*,
      kosteloos terug*, retourneren is gratis, retourneren gratis, retour is gratis, geen retourkosten,
      kosteloze retour*, retourkosten zijn voor ons, retourkosten voor onze rekening, retourkosten zijn gratis,
      retourzending is gratis, wij betalen de retourkosten, zonder retourkosten, retourneren zonder kosten,
      gratis geretourneerd, retourzendingen zijn gratis, gratis te retourneren, gratis omruilen en retourneren`,
    pl: `
      darmow* zwrot*, bezpłatn* zwrot*, zwrot gratis, zwroty gratis, zwrot jest darmowy, zwrot jest bezpłatny,
      zwroty są darmowe, zwroty są bezpłatne, zwrócić za darmo, zwrócić bezpłatnie, zwrot za darmo, odesłać za darmo,
      odesłać bezpłatnie, bez kosztów zwrotu, koszt zwrotu pokrywamy, pokrywamy koszt* zwrotu, zwrot na nasz koszt,
      zwrot bezpłatny, zwroty bezpłatne, zwrot darmowy, koszty zwrotu ponosimy, zwroty darmowe, zwrotu za darmo`,
    pt: `
      devolução grátis, devoluções grátis, devolução gratuita, devoluções gratuitas, devolução é gratuita,
      devolução é grátis, devoluções são gratuitas, devoluções são grátis, devolver gratuitamente, devolver grátis,
      devolver sem custos, devolução sem custos, devoluções sem custos, devolução sem custo, sem custos de devolução,
      custos de devolução por nossa conta, suportamos os custos de devolução, primeira devolução grátis,
      frete de devolução grátis, frete de devolução gratuito, devolver de graça, devoluções sem custo,
      portes de devolução grátis, portes de devolução gratuitos`,
    sv: `
      fri retur*, fria returer, gratis retur*, kostnadsfri retur*, kostnadsfria returer, returen är gratis,
      returer är gratis, returnera gratis, returnera kostnadsfritt, returneras kostnadsfritt, ingen returkostnad,
      inga returkostnader, fri returfrakt, gratis returfrakt, vi står för returfrakten, skicka tillbaka gratis,
      vi betalar returfrakten, returneras gratis, returfri*`,
    da: `
      gratis retur*, fri retur*, gratis returnering*, gratis returfragt, returen er gratis, retur er gratis,
      returnere gratis, returneres gratis, ingen returomkostning*, vi betaler returfragten, returfragten er gratis,
      sende retur gratis, fri returfragt, gratis at returnere, gratis ombytning og retur`,
    nb: `
      gratis retur*, fri retur*, gratis returnering*, fri returfrakt, gratis returfrakt, returen er gratis,
      retur er gratis, returnere gratis, returneres gratis, ingen returkostnad*, vi betaler returfrakten,
      vi dekker returfrakten, returfrakten er gratis, kostnadsfri retur*, gratis å returnere`,
    fi: `
      ilmainen palautu*, ilmaise* palautu*, ilmaiset palautuks*, maksuton palautu*, maksuttom* palautu*,
      palautus on ilmainen, palautus on maksuton, palautus ilmainen, palauttaa ilmaiseksi, palauttaa maksutta,
      palauttaa veloituksetta, ei palautuskulu*, ilman palautuskulu*, palautukset ovat ilmaisia, palautusmaksuton,
      palautus veloituksetta, palautukset ovat maksuttomia`,
  },
  returnAtOwnCost: {
    en: `
      return shipping is paid by, you pay for the return, you pay for return*, you pay return,
      responsible for return shipping, responsible for the return, at your own expense, at your own cost,
      at your expense, customer pays return, customer pays for return*, return postage is paid by,
      cover the return shipping, cover return shipping yourself, bear the cost of return*, at the customer s expense,
      buyer pays return, buyer pays for return, return shipping is the customer, deducted from your refund,
      deducted from the refund, cover the cost of returning, responsible for the cost of returning,
      pay the return postage, bear the return, bear the direct cost, returns are not free, pay for return shipping,
      cover the return postage, pay the return shipping`,
    de: `
      rücksendung auf eigene kosten, auf eigene kosten, trägt der kunde, trägt der käufer, trägst du die kosten,
      trägst du die rück*, tragen sie die kosten, tragen sie die rück*, trägst du selbst, tragen sie selbst,
      vom kunden getragen, vom kunden zu tragen, zu lasten des kunden, kosten ~ selbst tragen,
      rücksendekosten ~ selbst, kosten der rücksendung ~ selbst, kostenpflichtige rück*,
      rücksendung ist kostenpflichtig, rückgabe ist kostenpflichtig, retoure ist kostenpflichtig,
      vom käufer getragen, trägt die kosten der, trägt die rücksendekosten, kunde trägt, käufer trägt,
      rücksendekosten trägt, rücksendekosten tragen sie, rücksendekosten trägst, zahlst du die rück*,
      zahlen sie die rück*`,
    fr: `
      à vos frais, retour à votre charge, à votre charge, à la charge du client, à la charge de l acheteur,
      frais de retour sont à votre charge, retour payant, retours payants, à ses frais, à la charge de l acquéreur,
      à tes frais, à ta charge, à la charge du consommateur, retours sont payants, retour est payant,
      frais de retour restent`,
    es: `
      a cargo del cliente, a cargo del comprador, corren por tu cuenta, corren por su cuenta, corre por tu cuenta,
      corre por su cuenta, a tu cargo, a su cargo, por cuenta del cliente, por cuenta del comprador,
      devolución de pago, asume el cliente, asumir los gastos de devolución, asumir el coste de la devolución,
      pagar los gastos de devolución, pagar la devolución, pagas la devolución, pagas tú la devolución,
      devolución no es gratuita, devoluciones no son gratuitas, se descontará del reembolso,
      se descontarán del reembolso, debe pagar el cliente, los asume el cliente, los paga el cliente,
      asume el comprador`,
    it: `
      a carico del cliente, a carico dell acquirente, a tuo carico, a suo carico, a vostro carico, a carico tuo,
      reso a pagamento, a proprie spese, a tue spese, a sue spese, a carico del consumatore, reso è a pagamento,
      resi sono a pagamento, spese di reso detratte, a carico del compratore, reso non è gratuito,
      a spese del cliente`,
    nl: `
      voor eigen rekening, op eigen kosten, retourzending voor eigen, zelf de retourkosten,
      voor rekening van de klant, voor jouw rekening, voor uw rekening, voor je eigen rekening, retourneren kost,
      voor rekening van de koper, retourkosten zelf, betaal je zelf, betaalt u zelf, retourneren is niet gratis,
      kosten zelf betalen, zelf betalen voor retour*, zelf de kosten, voor rekening van de consument,
      zelf de verzendkosten, kosten zijn voor de klant, kosten zijn voor jou`,
    pl: `
      na własny koszt, koszt ponosi klient, koszt ponosi kupujący, pokrywa klient, pokrywa kupujący, ponosi klient,
      ponosi kupujący, zwrot płatny, zwroty płatne, na koszt klienta, na koszt kupującego, po stronie klienta,
      po stronie kupującego, ponosi konsument, koszt zwrotu ponosisz, ponosisz koszt, ponoszą państwo koszt,
      pokryć koszt zwrotu, pokryć koszt odesłania, zwrot jest płatny, zwroty są płatne, na twój koszt, na swój koszt,
      pokrywasz koszt, koszt ponosi konsument, opłaca klient`,
    pt: `
      por conta do cliente, por conta do comprador, a cargo do cliente, a cargo do comprador, por sua conta,
      por tua conta, devolução paga, a seu cargo, a teu cargo, suportados pelo cliente, suportado pelo cliente,
      por conta do consumidor, responsabilidade do cliente, suportar os custos de devolução,
      suportar os custos da devolução, devoluções não são gratuitas, devolução não é gratuita,
      pagar os custos de devolução, pagar o frete de devolução, paga pelo cliente, pagos pelo cliente,
      descontado do reembolso, a expensas do cliente`,
    sv: `
      på egen bekostnad, står själv för returfrakt*, betalar själv returfrakt*, bekostas av kunden,
      står du själv för, betalar du själv, kunden står för, betalas av kunden, på kundens bekostnad,
      du står för returfrakten, du betalar returfrakten, själv för returkostnad*, själv betala för retur*,
      kunden betalar, returen kostar, själv bekosta, dras av från återbetal*`,
    da: `
      for egen regning, egen regning, betaler selv returfragt*, selv betale returfragt*, selv betaler retur*,
      betales af kunden, betaler du selv, selv betale for retur*, afholdes af kunden, retur koster, kunden betaler,
      du betaler returfragt*, du betaler selv, selv afholde, selv betale fragten, afholder du selv, selv afholder,
      skal selv betale retur*, returen koster`,
    nb: `
      for egen regning, egen regning, betaler selv returfrakt*, selv betale returfrakt*, dekkes av kunden,
      betales av kunden, betaler du selv, dekke returfrakt*, dekker selv, kunden betaler, du betaler returfrakt*,
      du betaler selv, selv betale for retur*, selv dekke, retur koster, returen koster, du dekker retur*,
      selv betale frakten, må selv betale retur*, dekker du selv`,
    fi: `
      omalla kustannuksella, omalla kustannuksellasi, asiakas maksaa palautu*, asiakas maksaa itse,
      asiakas vastaa palautu*, maksettava itse, asiakkaan kustannuksella, palautus maksaa, maksat palautuks*,
      palautus on maksullinen, palautukset ovat maksullisia, maksullinen palautus, vastaat palautuks*,
      asiakkaan maksettav*, maksat itse palautu*, itse palautuskulu*, vähennetään palautettav*, maksaa itse palautu*`,
  },
  trialPeriod: {
    en: `
      trial period, night trial, nights trial, day trial, days trial, trial nights, try it at home, try at home,
      home trial, test period, try it for, try before you buy, test it at home, test it for, sleep trial,
      test nights, free trial, day test, days to try, nights to try, test phase, risk free trial, trial at home`,
    de: `
      probezeit, probeschlafen, probewohnen, probenächte, nächte probe*, testphase, testzeitraum, tage testen,
      kostenlos testen, zu hause testen, zuhause testen, zu hause ausprobieren, zuhause ausprobieren, in ruhe testen,
      in ruhe ausprobieren, tage probe*, probezeitraum, testwochen, risikofrei testen, nächte testen, probenutzung,
      zuhause anprobieren, zu hause anprobieren, unverbindlich testen, tage lang testen, tage ausprobieren,
      probefahren`,
    fr: `
      période d essai, nuits d essai, jours d essai, essai à domicile, essai gratuit, essayer chez vous,
      essayez chez vous, tester chez vous, testez chez vous, essayer à la maison, nuits pour tester,
      jours pour tester, jours pour essayer, nuits pour essayer, tester pendant, essayer pendant,
      essai sans engagement, nuits à l essai, essayez le pendant, phase d essai, mois d essai`,
    es: `
      periodo de prueba, noches de prueba, días de prueba, prueba en casa, probarlo en casa, pruébalo en casa,
      pruébelo en casa, prueba gratuita, prueba gratis, días para probar*, noches para probar*, probarlo durante,
      pruébalo durante, probarlo sin compromiso, mes de prueba, sin compromiso durante, probarla en casa,
      pruébala en casa`,
    it: `
      periodo di prova, notti di prova, giorni di prova, prova a casa, provarlo a casa, provalo a casa,
      prova gratuita, prova gratis, notti per provar*, giorni per provar*, provalo per, provarlo per,
      prova senza impegno, provarla a casa, provala a casa, settimane di prova, mesi di prova, provare a casa`,
    nl: `
      proefperiode, proefslapen, nachten proefslapen, dagen proef*, nachten proef*, thuis uitproberen,
      thuis proberen, thuis testen, gratis uitproberen, testperiode, dagen uitproberen, dagen testen, thuis passen,
      op proef, nachten uitproberen, uitprobeertermijn, probeertijd, dagen op proef, nachten testen, proefnachten,
      uitproberen gedurende`,
    pl: `
      okres próbny, okresu próbnego, okresie próbnym, nocy testów, dni testów, nocy na test*, dni na test*,
      testuj przez, przetestuj przez, przetestować w domu, wypróbować w domu, wypróbuj w domu, dni na wypróbowani*,
      nocy na wypróbowani*, przetestować przez, darmowy test, okres testowy, testować przez, okresu testowego,
      przetestuj w domu, próbny okres, nocy próbnych`,
    pt: `
      período de teste, período de experiência, período de experimentação, noites de teste, noites de experiência,
      dias de teste, dias para testar, dias para experimentar, experimentar em casa, experimente em casa,
      testar em casa, teste em casa, teste gratuito, noites para testar, experimente durante,
      noites para experimentar, dias de experiência, provar em casa, experimenta em casa`,
    sv: `
      provperiod*, provtid*, prova hemma, testa hemma, nätters provsov*, provsov*, dagars prov*, dagars test*,
      testperiod*, nätters prov*, prova på hemma, nätter provsov*, prova den hemma, testa den hemma, dagar att testa,
      prova i ~ dagar`,
    da: `
      prøveperiode*, prøvetid, prøv hjemme, prøve hjemme, nætters prøve*, dages prøve*, prøvesov*, teste hjemme,
      testperiode*, dages test*, prøv den hjemme, prøve den hjemme, nætters test*, dage til at prøve, prøv i ~ dage,
      prøvenætter`,
    nb: `
      prøveperiode*, prøvetid, prøv hjemme, prøve hjemme, netters prøve*, dagers prøve*, prøvesov*, teste hjemme,
      testperiode*, dagers test*, prøv den hjemme, prøve den hjemme, netters test*, dager til å prøve,
      prøv i ~ dager`,
    fi: `
      koeaik*, koeaja*, kokeilujak*, kokeiluaik*, kokeiluaj*, kokeilla kotona, testata kotona, yön kokeilu*,
      päivän kokeilu*, testijak*, testiaik*, sovittaa kotona, kokeile kotona, yön koenukku*, koenukku*,
      päivän testi*, kokeilla rauhassa, yön testi*`,
  },
  returnLabel: {
    en: `
      return label*, returns label*, prepaid label*, pre paid label*, return shipping label*, return sticker*,
      return slip*, return form*, returns form*, returns portal, return portal, rma number, qr code for return*,
      return qr code, print the label, print your label, prepaid return shipping`,
    de: `
      rücksendeetikett*, retourenlabel*, retourenschein*, rücksendelabel*, retourenetikett*, retourlabel*,
      retourenaufkleber*, rücksendeschein*, retourenportal*, retourschein*, retouren label*, rücksendeformular*,
      retourenformular*, rücksende etikett, rücksendeaufkleber, paketschein, retouren portal, versandlabel`,
    fr: `
      étiquette de retour, étiquettes de retour, étiquette retour, bon de retour, bordereau de retour,
      étiquette prépayée, étiquettes prépayées, formulaire de retour, bordereau retour, étiquette de renvoi,
      portail de retour*, étiquette de retour prépayée, bon retour, étiquette d expédition prépayée`,
    es: `
      etiqueta de devolución, etiquetas de devolución, etiqueta de retorno, etiqueta prepagada,
      formulario de devolución, etiqueta de envío prepagada, número rma, portal de devoluciones, hoja de devolución,
      etiqueta para la devolución, etiqueta para devolver, albarán de devolución, formulario de devoluciones`,
    it: `
      etichetta di reso, etichetta reso, etichette di reso, etichetta per il reso, etichetta prepagata,
      modulo di reso, etichetta di restituzione, modulo reso, portale resi, codice rma, etichetta prestampata,
      etichetta di spedizione prepagata, modulo per il reso`,
    nl: `
      retourlabel*, retour label*, retouretiket*, retourformulier*, verzendlabel*, retourbon*, retourportaal,
      retour formulier, retourzendlabel, voorgefrankeerd*, retourcode, retoursticker*, retour etiket`,
    pl: `
      etykiet* zwrotn*, formularz* zwrotu, formularz zwrotów, etykiet* zwrotu, list przewozowy zwrotny, kod zwrotu,
      etykiet* do zwrotu, formularzu zwrotu, panel zwrotów, szybkie zwroty, opłacon* etykiet*, kod nadania,
      kodu nadania`,
    pt: `
      etiqueta de devolução, etiquetas de devolução, etiqueta de retorno, etiqueta pré paga, formulário de devolução,
      guia de devolução, etiqueta prépaga, código de postagem, portal de devoluções, etiqueta de envio pré paga,
      código de autorização de postagem, formulário de devoluções`,
    sv: `
      retursedel*, returetikett*, returfraktsedel*, returlapp*, returformulär*, returkod*, fraktsedel*, returportal*,
      förbetald fraktsedel, qr kod för retur*`,
    da: `
      returlabel*, returseddel*, retur label*, returetiket*, returformular*, returkode*, fragtlabel*, labelfri,
      returportal*, forudbetalt label, forudbetalt returlabel, returneringslabel`,
    nb: `
      returlapp*, returetikett*, returseddel*, returskjema*, returkode*, fraktlapp*, returportal*, retur etikett*,
      forhåndsbetalt returlapp, fraktseddel*, returlabel*, pakkelapp*`,
    fi: `
      palautustarra*, palautuslomak*, palautuskood*, palautuskortti*, palautusetiket*, asiakaspalautustunnu*,
      palautustunnu*, palautusosoitekort*, palautuslapu*, palautuslipuk*, palautusportaali*, palautusosoitelap*`,
  },
  withdrawal: {
    en: `
      right of withdrawal, withdrawal period, right to withdraw, withdraw from the contract,
      withdraw from the purchase, cooling off period, cooling off, cancellation right, right to cancel,
      right of cancellation, cancellation period, withdrawal right, revocation, statutory withdrawal,
      legal right of withdrawal`,
    de: `
      widerruf*, widerrufsrecht*, widerrufsfrist*, widerrufen, rücktrittsrecht*, vom kauf zurücktreten,
      vom vertrag zurücktreten, widerrufsbelehrung*, widerrufsformular*, vom kaufvertrag zurück*, rücktritt vom kauf,
      fernabsatz*`,
    fr: `
      droit de rétractation, délai de rétractation, rétractation, se rétracter, vous rétracter, te rétracter,
      délai légal de rétractation, exercer votre droit, rétracter`,
    es: `
      derecho de desistimiento, desistimiento, plazo de desistimiento, desistir de la compra, desistir del contrato,
      derecho a desistir, derecho de retracto, formulario de desistimiento, desistir`,
    it: `
      diritto di recesso, recesso, recedere, recedere dal contratto, periodo di recesso, diritto al recesso,
      diritto di ripensamento, ripensamento, modulo di recesso`,
    nl: `
      herroepingsrecht*, herroepingstermijn*, herroep*, wettelijke bedenktijd, ontbinden van de overeenkomst,
      bedenktijd*, herroepingsformulier*, overeenkomst ontbinden, bedenktermijn*, herroeping, ontbindingsrecht`,
    pl: `
      odstąpieni* od umowy, odstąpić od umowy, prawo odstąpienia, prawa odstąpienia, prawo do odstąpienia,
      termin odstąpienia, odstąpienia od umowy, odstąpić od zakupu, odstąpienie od zakupu, prawem odstąpienia,
      odstąpieni*`,
    pt: `
      direito de livre resolução, livre resolução, direito de arrependimento, desistência da compra,
      direito de desistência, prazo de reflexão, desistir da compra, direito de resolução, período de reflexão,
      resolução do contrato, livre resolução do contrato`,
    sv: `
      ångerrätt*, ångra köpet, ångerfrist*, ångra ditt köp, ångra dig, ångerblankett*, ångra sitt köp, ångerperiod*,
      ångerköp, distansavtal*`,
    da: `
      fortrydelsesret*, fortryde købet, fortryde dit køb, fortrydelsesfrist*, fortryder købet, fortryder dit køb,
      fortryde et køb, fortrydelsesformular*, fortrydelsesperiode, fortrydelse*`,
    nb: `
      angrerett*, angre kjøpet, angre på kjøpet, angrefrist*, angre på et kjøp, angreskjema*, angre kjøp*,
      angrer på kjøpet, angrerettskjema*, angrerettperiode`,
    fi: `
      peruuttamisoikeu*, peruutusoikeu*, perua kauppa*, perua ostok*, peruuttamisaik*, perumisoikeu*, perua tilauk*,
      peruuttamislomak*, peruuttaa kaupa*, perua kaupan, peruuttaa tilauksen, peruutusaik*, harkinta aika,
      harkinta ajan`,
  },
  noQuestionsAsked: {
    en: `
      no questions asked, without giving a reason, without giving any reason, without giving reasons, for any reason,
      any reason at all, no reason needed, hassle free return*, no need to give a reason, no quibble,
      without explanation, no hassle return*, no reason required`,
    de: `
      ohne angabe von gründen, ohne angabe eines grundes, ohne wenn und aber, ohne begründung, ohne grund,
      aus jedem grund, unkompliziert zurück*, unkomplizierte rück*, ohne nachfrage, ohne gründe,
      ohne angaben von gründen`,
    fr: `
      sans justification, sans avoir à vous justifier, sans motif, sans avoir à justifier, sans donner de raison,
      sans justifier, sans poser de questions, sans donner de motif, sans avoir à donner, sans question,
      sans avoir à motiver`,
    es: `
      sin preguntas, sin justificación, sin dar explicaciones, sin necesidad de justificar*, sin motivo,
      sin indicar el motivo, sin dar motivos, sin explicaciones, sin necesidad de justificación,
      por cualquier motivo, sin tener que justificar*`,
    it: `
      senza fornire spiegazioni, senza domande, senza motivazione, senza dover fornire, senza giustificazion*,
      senza dare spiegazioni, per qualsiasi motivo, senza alcuna motivazione, senza specificare, senza spiegazioni,
      senza indicare il motivo, senza dover dare, senza fare domande, senza indicarne le ragioni`,
    nl: `
      zonder opgaaf van reden*, zonder opgave van reden*, zonder reden, zonder vragen, geen vragen,
      om welke reden dan ook, geen reden op te geven, zonder reden op te geven, zonder verdere vragen`,
    pl: `
      bez podania przyczyny, bez podawania przyczyny, bez zbędnych pytań, bez pytań, bez podawania powodu,
      bez podania powodu, z dowolnego powodu, bez wyjaśnień, bez konieczności podawania, bez tłumaczenia,
      bez uzasadnienia`,
    pt: `
      sem perguntas, sem justificação, sem justificativa, sem necessidade de justificação, sem motivo,
      sem qualquer justificação, sem indicar o motivo, por qualquer motivo, sem ter de justificar, sem questões,
      sem explicações, sem precisar justificar, sem dar explicações, sem qualquer motivo`,
    sv: `
      utan att ange skäl, utan att ange orsak, inga frågor, oavsett anledning, utan särskild anledning,
      utan förklaring, utan att behöva ange, utan anledning, ångra dig utan`,
    da: `
      uden begrundelse, uden spørgsmål, ingen spørgsmål, uanset årsag, uden særlig grund, uden at begrunde,
      uden forklaring, uden at give en grund, uden nærmere begrundelse, uden at angive grund,
      uden at angive en grund, uden at angive årsag, uden at angive nogen`,
    nb: `
      uten begrunnelse, uten spørsmål, ingen spørsmål, uansett årsak, uten grunn, uten å begrunne, uten forklaring,
      uten nærmere begrunnelse, uten å oppgi grunn, uten å oppgi årsak, uten å måtte oppgi grunn, uten å oppgi noen`,
    fi: `
      ilman perustelu*, syytä ilmoittamatta, ilman erityistä syytä, mistä tahansa syystä, ilman selityks*,
      ilman kysymyksiä, perustelematta, syytä kertomatta, ilman syytä, ilman erillistä syytä, ei kysymyksiä`,
  },
  returnInStore: {
    en: `
      return in store, return it in store, return to store, in store return*, return it to any store,
      return to any of our stores, return to our shop, return it to our shop, bring it back to the store,
      returned in store, return in any, returned to any store, return to a store, bring it back to any,
      return at any store, return them in store`,
    de: `
      rückgabe in der filiale, rückgabe im laden, rückgabe im geschäft, rückgabe in filiale*, im laden zurückgeb*,
      in der filiale zurückgeb*, im geschäft zurückgeb*, rückgabe vor ort, im store zurückgeb*, filialrückgabe,
      filiale zurückgegeben, rückgabe im store, rückgabe in unserem, rückgabe in unseren filialen`,
    fr: `
      retour en magasin, retours en magasin, retourner en magasin, retour en boutique, rapporter en magasin,
      ramener en magasin, retourné en magasin, retours en boutique, retour gratuit en magasin, retourner en boutique,
      rapporter en boutique, retour magasin, échange en magasin`,
    es: `
      devolución en tienda, devoluciones en tienda, devolver en tienda, devolverlo en tienda,
      devolverlo en cualquier tienda, devolver en cualquier tienda, devolver en nuestras tiendas,
      devolución gratuita en tienda, devolverlo en la tienda, devolver en la tienda, devolución en cualquier tienda,
      cambio en tienda`,
    it: `
      reso in negozio, resi in negozio, restituire in negozio, restituirlo in negozio, rendere in negozio,
      restituzione in negozio, reso presso il negozio, reso presso i nostri negozi, reso in store,
      reso gratuito in negozio, restituire presso, cambio in negozio, riportarlo in negozio, riportare in negozio`,
    nl: `
      retourneren in de winkel, in de winkel retourneren, retour in de winkel, terugbrengen naar de winkel,
      terugbrengen in de winkel, inleveren in de winkel, terug naar de winkel, in de winkel inleveren,
      in de winkel terugbrengen, retourneren in een winkel, retourneren in onze winkel*, in de winkel ruilen,
      retour in winkel, in onze winkels retourneren, ruilen in de winkel`,
    pl: `
      zwrot w sklepie, zwrot w salonie, zwrócić w sklepie, zwrócić w salonie, zwrot w sklepie stacjonarnym,
      zwroty w sklepie, zwrot stacjonarny, zwrócić w dowolnym sklepie, zwrot w dowolnym, zwrócić stacjonarnie,
      zwrot w naszym sklepie, zwroty w salon*, zwrot w punkcie, zwrócić w naszym`,
    pt: `
      devolução em loja, devolução na loja, devoluções em loja, devolver na loja, devolver em loja,
      devolver em qualquer loja, devolver numa loja, troca em loja, troca na loja, devolver nas nossas lojas,
      trocas em loja, devolução em qualquer loja, devoluções na loja, devolução gratuita em loja,
      devolver em qualquer uma`,
    sv: `
      retur i butik*, returnera i butik*, lämna tillbaka i butik*, returneras i butik*, lämna i butik*,
      byta i butik*, lämna tillbaka den i butik*, retur i valfri butik, retur via butik*, returnera i valfri butik,
      byte i butik*`,
    da: `
      retur i butik*, returnere i butik*, aflevere i butik*, returneres i butik*, byttes i butik*, bytte i butik*,
      returnering i butik*, aflevere varen i butik*, returnere i alle butikker, returneres i alle,
      aflever den i butik*`,
    nb: `
      retur i butikk*, returnere i butikk*, levere i butikk*, returneres i butikk*, byttes i butikk*,
      bytte i butikk*, levere tilbake i butikk*, returnering i butikk*, returnere i alle butikker,
      levere varen i butikk*`,
    fi: `
      palauttaa myymälään, palautus myymälään, palauttaa liikkeeseen, palauttaa kauppaan, palautus liikkeeseen,
      palauta myymälään, myymäläpalautu*, palauttaa mihin tahansa myymälään, palautukset myymälään,
      palauttaa myymälöihi*, palautus kauppaan, vaihtaa myymälässä`,
  },
  returnCosts: {
    en: `
      return cost*, return fee, cost of return*, cost of the return, return shipping cost*, return shipping fee,
      return postage, return shipping, restocking fee, return fees, return shipping fees, restocking fees`,
    de: `
      rücksendekosten, kosten der rücksendung, kosten für die rücksendung, rückversandkosten, retourenkosten,
      retourkosten, rücksendegebühr*, retourengebühr*, retourgebühr*, kosten der retoure, rückporto,
      rücksendung kostet, rückgabegebühr*`,
    fr: `
      frais de retour, frais de renvoi, coût du retour, coûts de retour, coût de retour, frais de réexpédition,
      frais du retour, frais de restockage`,
    es: `
      gastos de devolución, costes de devolución, coste de devolución, coste de la devolución, costo de devolución,
      gastos de la devolución, costes de la devolución, gastos de retorno, cargo por devolución`,
    it: `
      spese di reso, costi di reso, costo del reso, costo di reso, spese di restituzione, costi di restituzione,
      spese per il reso, spese di spedizione del reso, spese di rispedizione, costi del reso`,
    nl: `
      retourkosten, kosten van retour*, kosten van de retour*, kosten voor retour*, kosten voor het retour*,
      retourverzendkosten, kosten van het terugsturen, kosten van terugzending, kosten voor het terugsturen`,
    pl: `
      koszt* zwrotu, koszt* odesłania, koszt* przesyłki zwrotnej, koszt* zwrotn*, opłat* za zwrot, koszt* odsyłki,
      kosztów zwrotu`,
    pt: `
      custos de devolução, custo de devolução, custo da devolução, custos da devolução, despesas de devolução,
      portes de devolução, portes da devolução, frete de devolução, taxa de devolução, valor da devolução`,
    sv: 'returkostnad*, returavgift*, returfrakt*, kostnad för retur*, returporto, kostnaden för retur*',
    da: `
      returomkostning*, returfragt*, returgebyr*, omkostninger ved returnering*, omkostninger til retur*, returporto,
      omkostninger ved retur*`,
    nb: `
      returkostnad*, returfrakt*, returgebyr*, kostnader ved retur*, returporto, kostnaden ved retur*,
      kostnader for retur*`,
    fi: `
      palautuskulu*, palautusmaks*, palautuskustannu*, palautuksen kulu*, palautuksen kustannu*, palautuspostiku*,
      palautusrahti*, palautusrahdi*, palautuksen hinta`,
  },
};
