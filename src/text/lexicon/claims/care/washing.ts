import type { ConceptTable } from '../concept-table.ts';

/** Washing and cleaning. */
export const WASHING: ConceptTable = {
  machineWash: {
    en: `
      machine wash*, machine washable, washing machine, wash in the machine, washable at 30, washable at 40,
      washable at 60, wash at 30, wash at 40, wash at 60, washed at, delicate cycle, gentle cycle, wool cycle,
      put it in the wash`,
    de: `
      maschinenwaschbar*, waschmaschine*, maschinenwäsche*, in der maschine wasch*, schonwaschgang*, feinwaschgang*,
      feinwäsche*, bei 30 grad wasch*, bei 40 grad wasch*, bei 60 grad wasch*, waschbar bei, wollwaschgang*,
      wollwaschprogramm*, wollprogramm*, schonwäsche, maschinell wasch*`,
    fr: `
      lavable en machine, lavables en machine, lavage en machine, lave en machine, lavent en machine, machine à laver,
      laver en machine, lavage à 30, lavage à 40, lavage à 60, cycle délicat, programme délicat, passe en machine,
      passent en machine, lavable à 30, lavable à 40, lavable à 60, programme laine, lave linge`,
    es: `
      lavable a máquina, lavables a máquina, lavar a máquina, lavado a máquina, lavadora, lava a máquina,
      lavan a máquina, ciclo delicado, programa delicado, lavar a 30, lavar a 40, lavar a 60, lavable a 30,
      lavable en lavadora, programa de lana`,
    it: `
      lavabile in lavatrice, lavabili in lavatrice, lavare in lavatrice, lavatrice, lava in lavatrice,
      lavaggio in lavatrice, lavabile a 30, lavabile a 40, lavabile a 60, ciclo delicato, programma delicati,
      lavare a 30, lavare a 40, ciclo lana`,
    nl: `
      machinewasbaar, machinewasbare, wasmachine*, machinewas, in de wasmachine, in de machine gewassen, wasbaar op 30,
      wasbaar op 40, wasbaar op 60, wassen op 30, wassen op 40, wassen op 60, fijnwas*, wolwas*, in de machine wassen,
      machinaal wasbaar`,
    pl: `
      pranie w pralce, prania w pralce, prać w pralce, w pralce, można prać w 30, prać w 40, prać w temperaturze,
      pranie w 30, pranie w 40, pranie mechaniczne, prania mechanicznego, delikatny program, pralkę, pralce,
      program do wełny, program delikatny`,
    pt: `
      lavável à máquina, laváveis à máquina, lavável na máquina, laváveis na máquina, lavar à máquina, lavar na máquina,
      máquina de lavar roupa, lava se à máquina, lavagem à máquina, ciclo delicado, ciclo suave, lavar a 30, lavar a 40,
      na máquina de lavar, lavável em máquina, programa delicado, lavado à máquina`,
    sv: `
      maskintvätt*, tvättas i maskin, tvättmaskin*, tvätta i maskin, tvättas i 30, tvättas i 40, tvättas i 60,
      skontvätt*, fintvätt*, tvättbar i maskin, ulltvätt*, 30 graders tvätt, tål maskintvätt, ullprogram*`,
    da: `
      maskinvask*, vaskemaskine*, vaskes i maskine, vaskes ved 30, vaskes ved 40, vaskes ved 60, skånevask*, finvask*,
      vaskbar i maskine, uldprogram*, vaske i maskine`,
    nb: `
      maskinvask*, vaskemaskin*, vaskes i maskin, vaskes på 30, vaskes på 40, vaskes på 60, skånevask*, finvask*,
      vaskbar i maskin, ullprogram*, ullvask*, vaske i maskin`,
    fi: `
      konepes*, pesukone*, koneessa pestäv*, pestään koneessa, pestävissä koneessa, pesu 30, pesu 40, pesu 60,
      hienopesu*, pese koneessa, pestä koneessa, villapesu*, villaohjelma*`,
  },
  handWash: {
    en: 'hand wash*, wash by hand, washed by hand, wash it by hand, hand washing, hand clean',
    de: `
      handwäsche*, von hand wasch*, mit der hand wasch*, per hand wasch*, von hand gewaschen, von hand zu waschen,
      mit der hand zu waschen, handwaschen, von hand spülen, von hand abwaschen, von hand reinigen, handspül*`,
    fr: `
      lavage à la main, laver à la main, lavable à la main, lavables à la main, lave à la main, lavent à la main,
      lavé à la main, lavez à la main, lavez le à la main, lavez la à la main, nettoyer à la main`,
    es: `
      lavado a mano, lavar a mano, lavable a mano, lava a mano, lavarse a mano, lavarlo a mano, lavarla a mano,
      lavan a mano, lavables a mano, limpiar a mano`,
    it: `
      lavaggio a mano, lavare a mano, lavabile a mano, lavato a mano, lava a mano, lavarlo a mano, lavarla a mano,
      lavabili a mano, lavarli a mano, lavata a mano`,
    nl: `
      handwas*, met de hand wassen, met de hand gewassen, met de hand te wassen, met de hand afwassen,
      met de hand afgewassen, met de hand wasbaar, op de hand wassen, met de hand schoonmaken, was met de hand,
      met de hand was`,
    pl: `
      pranie ręczne, prania ręcznego, prać ręcznie, myć ręcznie, mycie ręczne, mycia ręcznego, tylko ręcznie,
      ręcznie prać, umyć ręcznie, ręczne pranie, praniu ręcznym, ręczne mycie, ręcznego mycia, ręcznego prania,
      myj ręcznie`,
    pt: `
      lavagem à mão, lavar à mão, lavável à mão, lava se à mão, lave à mão, lavagem manual, laváveis à mão,
      lavado à mão, lavada à mão, lavagens à mão, lavar manualmente`,
    sv: 'handtvätt*, tvättas för hand, handdisk*, diskas för hand, tvätta för hand, diska för hand, rengörs för hand',
    da: `
      håndvask*, vaskes i hånden, vask i hånden, opvaskes i hånden, vaske i hånden, håndopvask*, vaskes op i hånden,
      vaskes af i hånden`,
    nb: 'håndvask*, vaskes for hånd, vask for hånd, håndoppvask*, vaskes opp for hånd, vaske for hånd',
    fi: `
      käsinpes*, pestään käsin, käsin pest*, käsipesu*, käsitiski*, pestä käsin, pese käsin, pestävä käsin,
      tiskataan käsin, käsin tiskat*`,
  },
  washable: {
    en: `
      washable, can be washed, wash separately, wash before, wash inside out, mild detergent, wool detergent,
      wash with similar colours, fabric softener`,
    de: `
      waschbar*, gewaschen werden, auf links wasch*, mildes waschmittel, feinwaschmittel*, wollwaschmittel*,
      mit ähnlichen farben wasch*, weichspüler*, milden waschmittel*, mildem waschmittel`,
    fr: `
      lavable*, se lave, se lavent, laver à l envers, lessive douce, laver séparément, peut être lavé*,
      laver avec des couleurs, adoucissant, lessive spéciale laine, lessive pour laine, détergent doux`,
    es: `
      lavable*, se puede lavar, se pueden lavar, lavar del revés, detergente suave, lavar por separado,
      lavar con colores, suavizante, detergente para lana, detergente neutro`,
    it: `
      lavabil*, si può lavare, si possono lavare, lavare al rovescio, detersivo delicato, lavare separatamente,
      lavare con colori, ammorbidente, detersivo per lana, detergente neutro`,
    nl: `
      wasbaar, wasbare, gewassen worden, binnenstebuiten wassen, mild wasmiddel, apart wassen, met soortgelijke kleuren,
      wasverzachter, wolwasmiddel*, binnenstebuiten, uitwasbaar`,
    pl: `
      można prać, nadaje się do prania, nadają się do prania, zmywaln*, prać na lewej stronie, łagodny detergent,
      łagodnym detergentem, prać oddzielnie, płyn do płukania, prać z podobnymi kolorami, płynu do płukania`,
    pt: `
      lavável, laváveis, pode ser lavad*, podem ser lavad*, lavar do avesso, detergente suave, lavar separadamente,
      lavar com cores, amaciador, amaciante, detergente neutro, detergente para lã`,
    sv: `
      tvättbar*, kan tvättas, tvättas ut och in, milt tvättmedel, tvättas separat, tvättas med liknande färger,
      sköljmedel*, går att tvätta, ulltvättmedel*, tvättas med`,
    da: `
      vaskbar*, kan vaskes, vaskes på vrangen, mildt vaskemiddel, vaskes separat, vaskes med lignende farver,
      skyllemiddel*, uldvaskemiddel*, tåler vask`,
    nb: `
      vaskbar*, kan vaskes, vaskes på vrangen, mildt vaskemiddel, vaskes separat, vaskes med lignende farger,
      skyllemiddel*, tøymykner*, ullvaskemiddel*, tåler vask`,
    fi: `
      pestäv*, voi pestä, voidaan pestä, pestään nurinpäin, mieto pesuaine, pestään erikseen, huuhteluaine*,
      mietoa pesuainetta, pese nurinpäin, miedolla pesuaineella, samanväristen kanssa, villanpesuaine*`,
  },
  dishwasherSafe: {
    en: `
      dishwasher safe, dishwasher proof, dishwasher suitable, dishwasher friendly, dishwasher, dishwashers,
      top rack safe`,
    de: 'spülmaschine*, geschirrspüler*, geschirrspülmaschine*, in die spülmaschine',
    fr: `
      lave vaisselle, lavable au lave vaisselle, passe au lave vaisselle, passent au lave vaisselle,
      compatible lave vaisselle, va au lave vaisselle`,
    es: `
      lavavajillas, apto para lavavajillas, apta para lavavajillas, al lavavajillas, lavaplatos,
      lavable en lavavajillas, lavables en lavavajillas`,
    it: `
      lavastoviglie, adatto alla lavastoviglie, va in lavastoviglie, lavabile in lavastoviglie,
      lavabili in lavastoviglie`,
    nl: 'vaatwasser*, vaatwasmachine*, vaatwasbestendig*, afwasmachine*, in de vaatwasser',
    pl: `
      do zmywarki, w zmywarce, zmywarce, zmywarka, zmywarek, zmywarkach, można myć w zmywarce, mycie w zmywarce,
      mycia w zmywarce, zmywarki`,
    pt: `
      máquina de lavar loiça, máquina de lavar louça, lava louças, lavar loiça na máquina, máquina da loiça,
      lava loiças, máquina de lavar a loiça, máquina de lavar a louça, máquina da louça, máquinas de lavar loiça`,
    sv: 'diskmaskin*, tål diskmaskin, maskindisk*, tål maskindisk, diskas i maskin',
    da: 'opvaskemaskine*, tåler opvaskemaskine, maskinopvask*',
    nb: 'oppvaskmaskin*, tåler oppvaskmaskin, maskinoppvask*',
    fi: `
      astianpesukone*, konetiski*, konepesun kest*, astianpesukoneen kest*, konepesukelpoi*, tiskikone*,
      konetiskattav*`,
  },
  dryClean: {
    en: 'dry clean*, professional cleaning, dry cleaner*, professionally cleaned, specialist cleaning',
    de: `
      chemische reinigung*, trockenreinigung*, chemisch reinig*, textilreinigung, chemisch gereinigt,
      professionell reinigen, professionelle reinigung, fachreinigung, in die reinigung`,
    fr: `
      nettoyage à sec, nettoyer à sec, pressing, lavage à sec, nettoyage professionnel, nettoyé à sec,
      nettoyable à sec`,
    es: 'limpieza en seco, lavado en seco, limpiar en seco, tintorería, limpieza profesional, lavar en seco',
    it: `
      lavaggio a secco, lavare a secco, pulitura a secco, tintoria, lavanderia professionale, pulizia a secco,
      pulizia professionale, lavabile a secco, pulire a secco`,
    nl: `
      stomerij, chemisch reinigen, stomen bij, droogreiniging, droogkuis*, laten stomen, professioneel reinigen,
      chemische reiniging, chemisch gereinigd, professionele reiniging`,
    pl: `
      pranie chemiczne, czyszczenie chemiczne, pralni chemicznej, czyścić chemicznie, prać chemicznie,
      czyszczenia chemicznego, pralnia chemiczna, prania chemicznego, profesjonalne czyszczenie, pranie na sucho`,
    pt: `
      limpeza a seco, lavagem a seco, lavar a seco, limpar a seco, tinturaria, lavandaria profissional,
      lavanderia profissional, limpeza profissional`,
    sv: 'kemtvätt*, kemisk tvätt, professionell rengöring',
    da: 'kemisk rens*, renseri*, kemisk rensning, renses kemisk, professionel rensning, tåler rensning',
    nb: 'kjemisk rens*, renseri*, renses kjemisk, profesjonell rens*, kjemisk rensing',
    fi: 'kemiallinen pesu, kemiallise*, pesula*, kuivapesu*, ammattipesu*, kemiallinen puhdistus',
  },
  tumbleDry: {
    en: `
      tumble dryer*, dryer, suitable for the dryer, tumble drying, dryer safe, in the dryer, tumble dried, tumble dry`,
    de: `
      trockner, trocknergeeignet*, wäschetrockner*, trommeltrock*, im trockner, trocknertauglich*, in den trockner,
      trocknerfest*, wäschetumbler`,
    fr: `
      sèche linge, séchage en machine, au sèche linge, séchoir à linge machine, séchage en tambour, sécher en machine,
      séchage au tambour`,
    es: 'secadora, apto para secadora, secar en secadora, secado en secadora, secado en tambor, apta para secadora',
    it: 'asciugatrice, asciugabile in asciugatrice, asciugatura in tamburo, asciugare in asciugatrice',
    nl: 'wasdroger*, in de droger, droogtrommel*, drogerbestendig*, geschikt voor de droger',
    pl: `
      suszark* bębnow*, w suszarce, suszyć w suszarce, suszenie bębnowe, suszarce bębnowej, suszarki bębnowej,
      suszenia bębnowego, suszeni* w suszarce`,
    pt: `
      máquina de secar, secadora, secar na máquina, secar em máquina, na secadora, secagem na máquina,
      secagem em tambor, secar na secadora`,
    sv: 'torktumla*, tål torktumling, torktumling',
    da: 'tørretumbl*, tåler tørretumbling, i tørretumbler',
    nb: 'tørketromm*, tåler tørketrommel, tørketromles, i tørketrommel',
    fi: 'kuivausrumpu*, rumpukuiva*, kuivausrummu*',
  },
  airDry: {
    en: `
      dry flat, hang to dry, let it dry, air drying, drip dry, lay flat to dry, allow to dry, dry completely,
      dry thoroughly, leave to dry, dry in the shade, dry naturally, let it air dry, air dry, air dried, line dry,
      line dried`,
    de: `
      lufttrock*, an der luft trock*, liegend trock*, flach trocknen, aufhängen zum trocknen, trocknen lassen,
      leinentrocknung, zum trocknen aufhängen, vollständig trocknen, gut trocknen, flach liegend, im schatten trocknen,
      hängend trock*, gründlich trocknen, trockenschleudern`,
    fr: `
      sécher à l air, séchage à l air, séchage à plat, sécher à plat, laisser sécher, laissez sécher,
      séchage à l air libre, sécher à l air libre, bien sécher, sécher complètement, sécher à l ombre, séchage naturel,
      faire sécher`,
    es: `
      secar al aire, secado al aire, secar en plano, dejar secar, secar tendid*, secar en horizontal,
      tender a la sombra, secar a la sombra, deja secar, déjalo secar, secado en plano, secar completamente, secar bien,
      secado natural, secar en posición horizontal`,
    it: `
      asciugare all aria, asciugatura all aria, asciugare in piano, lasciare asciugare, asciugare steso,
      lascia asciugare, far asciugare, fai asciugare, asciugare all ombra, asciugatura in piano, asciugare bene,
      asciugare completamente, stendere in piano`,
    nl: `
      aan de lucht drogen, liggend drogen, laten drogen, aan de lijn, lucht drogen, plat drogen,
      aan de lucht laten drogen, laat drogen, volledig drogen, goed drogen, hangend drogen, plat laten drogen,
      plat te drogen, laat het drogen`,
    pl: `
      suszyć na powietrzu, suszenie na płasko, suszyć na płasko, pozostawić do wyschnięcia, suszyć w pozycji,
      suszyć rozłożon*, suszyć na leżąco, suszyć w cieniu, dokładnie wysuszyć, do wyschnięcia, wysuszyć,
      suszyć naturalnie, suszenie na sznurku`,
    pt: `
      secar ao ar, secagem ao ar, secar na horizontal, deixar secar, deixe secar, secar à sombra, secagem na horizontal,
      secar estendid*, secagem ao ar livre, secar ao ar livre, secar completamente, secar bem, secar na vertical,
      seque à sombra`,
    sv: `
      lufttork*, plantork*, hängtork*, torkas plant, torkas hängande, låt torka, låt den torka, torka plant,
      låt lufttorka, torka helt, dropptork*`,
    da: `
      lufttør*, tørres fladt, hængetør*, tørres liggende, lad tørre, lad den tørre, liggetør*, tørre helt, tør fladt,
      tørres hængende, dryptør*, tørres på snor`,
    nb: `
      lufttørk*, tørkes flatt, hengetørk*, tørkes liggende, la tørke, la den tørke, tørke helt, plantørk*, flattørk*,
      tørkes hengende, la det tørke, dryptørk*`,
    fi: `
      ilmakuiva*, kuivataan tasossa, tasokuiva*, anna kuivua, ripustetaan kuivumaan, kuivaa tasossa, kuivata tasossa,
      antaa kuivua, kuivatus tasossa, ripusta kuivumaan, kuivaa kokonaan, kuivua kunnolla, narukuiva*`,
  },
  noBleach: {
    en: 'do not bleach, no bleach, don t bleach, without bleach, avoid bleach, non chlorine bleach, bleach free',
    de: 'nicht bleichen, kein bleichmittel*, keine bleiche, ohne bleichmittel, keine bleichmittel, nicht chloren',
    fr: `
      pas d eau de javel, ne pas blanchir, sans chlore au lavage, ne pas utiliser de javel, pas de javel, sans javel,
      pas de blanchiment, blanchiment interdit, chlorage interdit, ne pas javelliser`,
    es: `
      no usar lejía, sin lejía, no blanquear, no utilizar lejía, no uses lejía, evitar la lejía, no usar blanqueador,
      no utilices lejía, no usar cloro, evita la lejía`,
    it: `
      non candeggiare, no candeggio, senza candeggina, non usare candeggina, evitare la candeggina,
      non utilizzare candeggina, niente candeggina`,
    nl: 'niet bleken, geen bleekmiddel*, geen bleek, zonder bleekmiddel, geen chloor',
    pl: `
      nie wybielać, bez wybielacz*, nie używać wybielacz*, nie stosować wybielacz*, nie bielić, nie chlorować,
      unikać wybielacz*`,
    pt: `
      não usar lixívia, sem lixívia, não branquear, não usar alvejante, não utilizar lixívia, não use lixívia,
      não alvejar, não usar água sanitária, evitar lixívia, sem alvejante`,
    sv: `
      ej blekmedel, blek inte, inget blekmedel, använd inte blekmedel, får ej blekas, tål ej blekning, bleks ej,
      blekmedel ska`,
    da: `
      må ikke bleges, ingen blegning, undgå blegemiddel, brug ikke blegemiddel, tåler ikke blegning, intet blegemiddel,
      bleg ikke, uden blegemiddel`,
    nb: `
      må ikke blekes, ikke blekes, ingen blekemiddel*, unngå blekemiddel, ikke bruk blekemiddel, tåler ikke blekemiddel,
      skal ikke blekes, uten blekemiddel`,
    fi: `
      ei valkaisua, älä valkaise, ei saa valkaista, ilman valkaisuainetta, ei valkaisuaineita,
      älä käytä valkaisuainetta`,
  },
  ironing: {
    en: `
      ironing, can be ironed, cool iron, warm iron, low heat iron, iron on low, ironed, low iron, steam iron it,
      iron at, iron inside out, do not iron, iron on, iron it`,
    de: 'bügeln, gebügelt, bügelbar*, mit dampf bügeln, bügeltemperatur, bügelst, bügle',
    fr: 'repasser, repassage, se repasse, se repassent, fer doux, fer à repasser, fer tiède',
    es: 'planchar, planchado, se plancha, se puede planchar, plancha a baja, plancha tibia, planchar a baja',
    it: 'stirare, stiratura, si stira, ferro tiepido, stirabil*, si può stirare, ferro da stiro a bassa, stirato',
    nl: 'strijken, gestreken, strijkbaar, strijkijzer, te strijken, strijk op',
    pl: 'prasować, prasowani*, żelazkiem, prasuj',
    pt: 'passar a ferro, engomar, ferro morno, passado a ferro, ferro em temperatura, passe a ferro, passa se a ferro',
    sv: 'strykas, stryka, strykning, stryk på, strykjärn, stryks',
    da: 'stryges, strygning, strygejern, stryge ved, strygejern på, kan stryges, stryg ved',
    nb: 'strykes, stryking, strykejern, kan strykes, strykes på, stryk på',
    fi: 'silittää, silitys*, silitet*, silitä, silittäminen',
  },
  wipeClean: {
    en: `
      wipe clean, damp cloth, wipe down, wipeable, wipe with, wipes clean, wipe it, spot clean*, surface wash, wipe off,
      moist cloth, wiped clean, soft cloth`,
    de: `
      abwischbar*, abwischen, feucht abwisch*, feuchten tuch, feuchtes tuch, feuchtem tuch, abwaschbar*, wischbar,
      fleckenweise reinigen, punktuell reinigen, weichen tuch, feucht reinigen, trockenen tuch, abgewischt,
      feuchten lappen`,
    fr: `
      chiffon humide, essuyer avec, s essuie, nettoyer avec un chiffon, se nettoie avec un chiffon, éponge humide,
      lessivable*, essuyer, chiffon doux, d un coup d éponge, chiffon sec, nettoyage local, chiffon légèrement humide,
      essuyez, essuyable*`,
    es: `
      paño húmedo, limpiar con un paño, se limpia con un paño, trapo húmedo, esponja húmeda, paño suave, paño seco,
      limpiar superficialmente, limpia con un paño, limpieza localizada, paño ligeramente húmedo, limpiar con paño`,
    it: `
      panno umido, pulire con un panno, si pulisce con un panno, panno morbido, spugna umida, panno asciutto,
      panno inumidito, pulire con panno, panno leggermente umido, basta un panno, passare un panno`,
    nl: `
      vochtige doek, vochtig doekje, afneembaar met een doek, schoon te vegen, afneembaar met vochtige, afvegen,
      vochtige spons, afwasbaar, afwasbare, zachte doek, afnemen met een, droge doek, veeg af, schoonvegen`,
    pl: `
      wilgotną ściereczką, wilgotną szmatką, przecierać, wycierać wilgotną, zmywaln* powierzchni*, przetrzeć,
      wilgotną gąbką, miękką ściereczką, suchą ściereczką, wilgotnej ściereczki, miękką szmatką, wilgotnej szmatki`,
    pt: `
      pano húmido, pano úmido, limpar com um pano, limpa se com um pano, esponja húmida, pano macio, pano seco,
      limpe com um pano, limpar com pano, pano ligeiramente humedecido, basta passar um pano`,
    sv: `
      fuktig trasa, torkas av, avtorkbar*, torka av, fuktad trasa, fuktig duk, mjuk trasa, torr trasa, fläcktvätt*,
      torr duk, mjuk duk`,
    da: `
      fugtig klud, tørres af, aftørres, aftørbar*, tør af med, hårdt opvredet klud, blød klud, tør klud, aftørring,
      pletrens*`,
    nb: 'fuktig klut, tørkes av, tørk av, avtørkbar*, avtørkes, myk klut, tørr klut, flekkvask*, fuktet klut',
    fi: `
      kostealla liinalla, pyyhittäv*, pyyhitään, kostealla pyyhkeellä, pyyhi, nihkeällä liinalla, pehmeällä liinalla,
      kuivalla liinalla, pyyhkiä, pyyhkimällä, nihkeällä pyyh*, kosteaa liinaa`,
  },
  removableCover: {
    en: `
      removable cover*, washable cover*, zip off cover, covers can be removed, cover is removable,
      removable and washable cover*, covers are removable, cover can be removed, cover comes off, cover can be washed`,
    de: `
      abnehmbarer bezug, abnehmbaren bezug, bezug ist abnehmbar, bezug abnehmbar, abziehbarer bezug, waschbarer bezug,
      bezug lässt sich abnehmen, bezüge abnehmbar, abziehbar*, abnehmbare bezüge, bezug waschbar, bezug ist waschbar,
      bezug ist ~ waschbar, bezüge sind ~ waschbar, bezug kann ~ abgenommen`,
    fr: `
      déhoussable*, housse amovible, housses amovibles, housse lavable, housse est amovible, revêtement amovible,
      housses lavables, housse est lavable, housse déhoussable`,
    es: `
      funda extraíble, funda desenfundable, desenfundable*, funda lavable, funda es extraíble, fundas extraíbles,
      fundas lavables, funda desmontable, funda se puede quitar, funda es lavable, fundas desenfundables`,
    it: `
      sfoderabil*, rivestimento sfoderabile, fodera rimovibile, fodera lavabile, rivestimento rimovibile,
      fodera è rimovibile, fodere lavabili, rivestimento lavabile, fodera removibile`,
    nl: `
      afneembare hoes, hoes is afneembaar, wasbare hoes, afritsbare hoes, afneembare bekleding, hoes afneembaar,
      hoezen zijn afneembaar, afneembare hoezen, hoes is wasbaar, wasbare hoezen`,
    pl: `
      zdejmowany pokrowiec, zdejmowane pokrowce, pokrowiec można zdjąć, ściągany pokrowiec, zdejmowana poszewka,
      pokrowiec do prania, pokrowiec nadaje się do prania, zdejmowanym pokrowcem, zdejmowane obicie,
      zdejmowany i nadający się do prania, pokrowiec można prać`,
    pt: `
      capa removível, capa amovível, capa é removível, capa lavável, capas removíveis, capas laváveis,
      revestimento removível, desenfundáve*, capas amovíveis, capa é amovível, capa é lavável`,
    sv: `
      avtagbar klädsel, avtagbart överdrag, tvättbart överdrag, klädseln är avtagbar, avtagbart fodral,
      tvättbar klädsel, överdraget är avtagbart, avtagbara överdrag, överdraget kan tas av, överdraget går att ta av,
      avtagbar och tvättbar klädsel`,
    da: `
      aftageligt betræk, betrækket kan tages af, aftageligt cover, vaskbart betræk, aftagelige betræk,
      betræk kan tages af, betrækket kan vaskes, aftagelige hynde*, betrækket er aftageligt`,
    nb: `
      avtakbart trekk, trekket kan tas av, avtagbart trekk, vaskbart trekk, avtakbare trekk, avtakbart overtrekk,
      trekket kan vaskes, trekket er avtakbart`,
    fi: `
      irrotettava päällinen, irrotettavat päälliset, päällinen irtoaa, pestävä päällinen, vedettävä päällinen,
      päällinen on irrotettav*, irrotettavalla päällisellä, päälliset voi irrottaa, irtopäälli*, päällisen voi irrottaa,
      päällisen voi pestä, pestävät päälliset`,
  },
  cleaningBrush: {
    en: 'cleaning brush, brush off, brush it clean, soft brush, brush clean, bottle brush, brush out, brush regularly',
    de: `
      reinigungsbürste*, abbürsten, mit einer bürste, ausbürsten, weiche bürste, weichen bürste, reinigungspinsel,
      flaschenbürste*, bürsten sie`,
    fr: 'brosse de nettoyage, brosser, brosse douce, goupillon, brossez, brosse souple',
    es: 'cepillo de limpieza, cepillar, cepillo suave, cepillado, cepillo limpiador',
    it: `
      spazzola per la pulizia, spazzolare, spazzola morbida, spazzolino per la pulizia, spazzolina di pulizia,
      scovolino`,
    nl: `
      schoonmaakborstel*, reinigingsborstel*, afborstelen, zachte borstel, uitborstelen, flessenborstel,
      schoonborstelen`,
    pl: `
      szczotka do czyszczenia, szczoteczka do czyszczenia, wyszczotkować, miękką szczotką, szczotkować,
      szczoteczką do czyszczenia, miękką szczoteczką`,
    pt: 'escova de limpeza, escovar, escova macia, escovilhão, escove',
    sv: 'rengöringsborste*, borsta av, mjuk borste, borstas, diskborste*, borstas av',
    da: 'rensebørste*, rengøringsbørste*, børstes, blød børste, børst af, flaskebørste*',
    nb: 'rengjøringsbørste*, rensebørste*, børstes, myk børste, børst av, flaskebørste*',
    fi: 'puhdistusharja*, harjaa, harjataan, pehmeällä harjalla, pulloharja*',
  },
  washableFilter: {
    en: `
      washable filter*, filter can be washed, wash the filter, rinse the filter, clean the filter*, filter is washable,
      filters are washable`,
    de: `
      waschbarer filter, filter auswaschbar, auswaschbar*, filter ist waschbar, filter auswaschen, waschbaren filter,
      filter reinigen, waschbare filter, filter ausspülen`,
    fr: `
      filtre lavable, filtres lavables, laver le filtre, nettoyer le filtre, rincer le filtre, filtre est lavable,
      nettoyer les filtres`,
    es: `
      filtro lavable, filtros lavables, lavar el filtro, limpiar el filtro, enjuagar el filtro, filtro es lavable,
      limpieza del filtro`,
    it: `
      filtro lavabile, filtri lavabili, lavare il filtro, pulire il filtro, sciacquare il filtro, filtro è lavabile,
      pulizia del filtro`,
    nl: `
      uitwasbaar filter, wasbaar filter, filter is uitwasbaar, uitwasbare filter*, filter schoonmaken, filter reinigen,
      filter uitspoelen, filter is wasbaar`,
    pl: `
      filtr zmywalny, zmywalny filtr, filtr można myć, filtr wielorazowy, czyszczenie filtra, umyć filtr,
      filtr można umyć, czyścić filtr, wypłukać filtr, filtr nadaje się do mycia`,
    pt: `
      filtro lavável, filtros laváveis, lavar o filtro, limpar o filtro, enxaguar o filtro, passar o filtro por água,
      filtro é lavável, limpeza do filtro`,
    sv: `
      tvättbart filter, filtret kan tvättas, rengör filtret, tvättbara filter, filtret är tvättbart, skölj filtret,
      rengöra filtret`,
    da: `
      vaskbart filter, filteret kan vaskes, rengør filteret, vaskbare filtre, filteret er vaskbart, skyl filteret,
      rens filteret`,
    nb: `
      vaskbart filter, filteret kan vaskes, rengjør filteret, vaskbare filtre, filteret er vaskbart, skyll filteret,
      rens filteret`,
    fi: `
      pestävä suodatin, suodattimen voi pestä, puhdista suodatin, pestävät suodattimet, huuhtele suodatin,
      suodatin on pestävä, suodattimen puhdist*`,
  },
  rinseWithWater: {
    en: `
      rinse with water, rinse under, rinse off, rinse thoroughly, rinse it, rinse with warm water, rinsed,
      rinse with clean water, rinse out, clean with water, under running water, warm soapy water, soapy water,
      lukewarm water, warm water`,
    de: `
      mit wasser abspülen, abspülen, ausspülen, unter fließendem wasser, mit klarem wasser, mit wasser reinigen,
      mit wasser abspritz*, klarem wasser, lauwarmem wasser, warmem wasser, seifenlauge, seifenwasser,
      fließendem wasser, spülmittel`,
    fr: `
      rincer à l eau, rincer, rincez, à l eau claire, sous l eau, eau savonneuse, rinçage, eau tiède, à l eau courante,
      passer sous l eau`,
    es: `
      enjuagar con agua, enjuagar, enjuaga, bajo el grifo, con agua limpia, agua y jabón, agua tibia, aclarar con agua,
      agua jabonosa, agua corriente, jabón suave, jabón neutro`,
    it: `
      sciacquare con acqua, sciacquare, sciacqua, sotto l acqua corrente, acqua e sapone, acqua tiepida, acqua corrente,
      risciacqu*, sapone neutro`,
    nl: `
      afspoelen, uitspoelen, omspoelen, met water reinigen, onder de kraan, stromend water, lauw water, warm water,
      met water spoelen, sopje, zeepsop, schoonspoelen, naspoelen`,
    pl: `
      wypłukać, spłukać, opłukać, pod bieżącą wodą, płukać wodą, ciepłą wodą, letnią wodą, wodą z mydłem, przepłukać,
      spłukiwać, wodzie z mydłem, pod bieżącą, czystą wodą`,
    pt: `
      enxaguar com água, enxaguar, enxague, passar por água, água corrente, água e sabão, água morna, água limpa,
      sabão neutro, água com sabão, enxágue`,
    sv: `
      skölj av, skölj med vatten, sköljas, rinnande vatten, skölja, ljummet vatten, tvål och vatten, varmt vatten,
      sköljs av, spola av`,
    da: `
      skyl af, skyl med vand, skylles, rindende vand, skylle, lunkent vand, vand og sæbe, varmt vand, sæbevand,
      skylles af`,
    nb: `
      skyll av, skyll med vann, skylles, rennende vann, skylle, lunkent vann, vann og såpe, såpevann, varmt vann,
      skylles av, mildt såpevann`,
    fi: `
      huuhtele, juoksevan veden, haalealla vedellä, pese vedellä, huuhdo, saippuavedellä, lämpimällä vedellä,
      huuhtominen, huuhtelu vedellä, huuhdel*`,
  },
  noAbrasives: {
    en: `
      no abrasive*, abrasive cleaner*, scouring pads, avoid harsh cleaners, harsh chemicals, no scouring,
      aggressive cleaners, abrasive cleaning products, scouring pad, steel wool, abrasives, harsh detergents,
      non abrasive`,
    de: `
      scheuermittel*, keine scheuernden, aggressive reiniger, aggressiven reiniger*, scheuerschwamm*,
      aggressive reinigungsmittel, aggressiven reinigungsmittel*, stahlwolle, scheuernde, scheuernden,
      scharfe reiniger`,
    fr: `
      produits abrasifs, éponge abrasive, nettoyants agressifs, produits agressifs, paille de fer, éponge grattante,
      produit abrasif, tampon à récurer, détergents agressifs`,
    es: `
      productos abrasivos, estropajo*, limpiadores agresivos, abrasiv*, productos agresivos, lana de acero,
      detergentes agresivos, estropajos metálicos`,
    it: `
      prodotti abrasivi, spugne abrasive, detergenti aggressivi, pagliett*, abrasiv*, prodotti aggressivi,
      lana d acciaio`,
    nl: `
      schuurmiddel*, schuurspons*, agressieve reinigingsmiddelen, schurende, agressieve schoonmaakmiddelen, staalwol,
      agressieve middelen, bijtende middelen`,
    pl: `
      środków ściernych, środki ścierne, ostrych gąbek, agresywnych detergentów, agresywnych środków, ściernych,
      druciak*, żrących środków, ścierne środki, szorstkich gąbek`,
    pt: `
      produtos abrasivos, esfregão*, detergentes agressivos, abrasiv*, produtos agressivos, palha de aço,
      esponja abrasiva`,
    sv: `
      slipmedel, skurmedel*, skursvamp*, starka rengöringsmedel, slipande rengöring*, stålull, slipande medel,
      repande svamp*`,
    da: 'skuremidler, skuresvamp*, skrappe rengøringsmidler, skuremiddel, slibende, ståluld, stærke rengøringsmidler',
    nb: 'skuremid*, skuresvamp*, sterke rengjøringsmidler, slipende, stålull, slipemid*',
    fi: `
      hankaav*, hankausainei*, hankaussien*, hankaavia puhdistus*, voimakkaita pesuaineita, teräsvilla*,
      voimakkaita puhdistusaineita`,
  },
  airOut: {
    en: 'air out, air it out, airing, air regularly, let it air, air your, air them, airing out, aired',
    de: 'auslüften, lüften, lüften lassen, ausgelüftet, gelüftet',
    fr: 'aérer, aération régulière, aérez, bien aérer',
    es: 'airear, ventilar bien, aireación, airéal*, orear',
    it: 'arieggiare, far prendere aria, arieggiat*, fare arieggiare, lasciare arieggiare',
    nl: 'luchten, laten luchten, uitluchten, laat luchten, gelucht, lucht het',
    pl: 'wietrzyć, przewietrzyć, wietrzeni*, wywietrzyć',
    pt: 'arejar, deixar arejar, areje, deixar ao ar',
    sv: 'vädras, vädra, luftas, vädring, lufta',
    da: 'luftes, lufte ud, udluftes, luft ud, lufttørres og luftes, luftning',
    nb: 'luftes, lufte, lufting, lufte ut, luft ut',
    fi: 'tuuleta, tuuletetaan, tuulettaminen, tuulettaa, tuulettamalla, tuulettamis*',
  },
  sterilise: {
    en: `
      sterilise, sterilize, sterilised, sterilized, boil before use, steriliser, sterilizer, sterilising, sterilizing,
      boil for five, boil in water, sterilised in boiling water`,
    de: 'sterilisier*, auskochen, ausgekocht, abkochen, auskochbar*, vaporisator, kochfest*, abgekocht',
    fr: 'stérilisa*, stériliser, faire bouillir, stérilisé*, stérilisez',
    es: 'esteriliz*, hervirse, hervir antes, hervir las tetinas',
    it: 'sterilizz*, far bollire',
    nl: 'uitkoken, steriliser*, uitgekookt, uitkookbaar, sterilisator',
    pl: 'steryliz*, wyparzyć, wyparza*, wygotowa*, gotować przed',
    pt: 'esteriliz*, ferver antes',
    sv: 'koka nappen, steriliser*, kokas ur, kokas före, kokas innan',
    da: 'steriliser*, kog før, skoldes, udkoges, koges før, kog sutten, koges inden',
    nb: 'steriliser*, kok før, kokes før',
    fi: 'steriloi*, keittää ennen, keitä ennen, keittämällä ennen',
  },
  polishing: {
    en: `
      polishing cloth, silver cloth, jewellery cloth, jewelry cloth, polish regularly, silver polish, silver bath,
      polish with, polish it, polish the silver`,
    de: 'polieren, poliertuch*, silberputztuch*, silberbad, schmuckputztuch*, silbertauchbad, politur*, poliert werden',
    fr: 'polir, chiffon de polissage, lustrer, chiffon à bijoux, polissage, chiffonnette, chiffon pour bijoux',
    es: 'pulir, paño de pulido, abrillantar, paño para joyas, pulido regular, pulimento',
    it: 'lucidare, panno per lucidare, panno lucidante, lucidatura, panno per gioielli, panno per argento',
    nl: 'polijsten, poetsdoek*, zilverpoets*, polijstdoek*, oppoetsen, sieradendoek*, zilverdoek*',
    pl: `
      polerować, polerowani*, ściereczk* do polerowania, ściereczk* do biżuterii, ściereczk* do srebra, pasta polerska,
      wypolerować`,
    pt: 'polir, pano de polimento, polimento, lustrar, pano para joias',
    sv: 'polera, polering*, putsduk*, silverputs*, poleras, polerduk*, smyckesduk*',
    da: 'poleres, polering*, pudseklud*, sølvpuds*, polere, polerklud*, pudses',
    nb: 'poleres, polering*, pusseklut*, sølvpuss*, polere, pussefill*',
    fi: 'kiillot*, hopeanpuhdist*, hopealiina*, koruliina*',
  },
  regularCleaning: {
    en: `
      clean regularly, after each use, after every use, clean after, regular cleaning, weekly cleaning,
      cleaned regularly`,
    de: `
      nach jedem gebrauch, regelmäßig reinigen, nach jeder benutzung, nach jeder verwendung, regelmäßige reinigung,
      regelmäßig gereinigt`,
    fr: `
      après chaque utilisation, nettoyer régulièrement, nettoyage régulier, après chaque usage, nettoyez régulièrement`,
    es: `
      después de cada uso, tras cada uso, limpiar regularmente, limpieza regular, limpiar con regularidad,
      después de usarlo`,
    it: 'dopo ogni utilizzo, dopo ogni uso, pulire regolarmente, pulizia regolare, pulito regolarmente',
    nl: 'na elk gebruik, na ieder gebruik, regelmatig schoonmaken, regelmatig reinigen, regelmatige reiniging',
    pl: 'po każdym użyciu, czyścić regularnie, regularne czyszczenie, regularnie czyścić, regularnego czyszczenia',
    pt: `
      após cada utilização, após cada uso, depois de cada utilização, limpar regularmente, limpeza regular,
      depois de cada uso`,
    sv: 'efter varje användning, rengör regelbundet, regelbunden rengöring, rengöras regelbundet',
    da: 'efter hver brug, rengør regelmæssigt, regelmæssig rengøring, rengøres regelmæssigt, hver gang efter brug',
    nb: 'etter hver bruk, rengjør regelmessig, regelmessig rengjøring, rengjøres regelmessig, etter hver gangs bruk',
    fi: `
      jokaisen käyttökerran jälkeen, jokaisen käytön jälkeen, puhdista säännöllisesti, säännöllinen puhdistus,
      puhdistetaan säännöllisesti`,
  },
  beforeFirstUse: {
    en: `
      before first use, before the first use, before using for the first time, before using it for the first time,
      prior to first use, before you use it for the first time`,
    de: `
      vor dem ersten gebrauch, vor der ersten benutzung, vor der ersten verwendung, vor dem ersten tragen,
      vor erstgebrauch, vor der ersten inbetriebnahme`,
    fr: `
      avant la première utilisation, avant le premier usage, avant première utilisation,
      avant de l utiliser pour la première fois`,
    es: `
      antes del primer uso, antes de usarlo por primera vez, antes de usarla por primera vez,
      antes de la primera utilización`,
    it: 'prima del primo utilizzo, prima del primo uso, prima di usarlo per la prima volta, al primo utilizzo',
    nl: 'voor het eerste gebruik, voor eerste gebruik, voor de eerste keer gebruiken',
    pl: 'przed pierwszym użyciem, przed pierwszym użytkowaniem, przed pierwszym założeniem',
    pt: 'antes da primeira utilização, antes do primeiro uso, antes de usar pela primeira vez',
    sv: 'före första användning*, innan första användning*, före den första användningen',
    da: 'før første brug, inden første brug, før ibrugtagning, før du bruger den første gang',
    nb: 'før første gangs bruk, før første bruk, før førstegangsbruk, før bruk første gang',
    fi: 'ennen ensimmäistä käyttökert*, ennen ensimmäistä käyttöä, ennen käyttöönottoa',
  },
};
