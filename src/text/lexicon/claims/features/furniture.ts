import type { ConceptTable } from '../concept-table.ts';

/** Features: of furniture, and of what is put up, moved or put away. */
export const FURNITURE_FEATURES: ConceptTable = {
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
};
