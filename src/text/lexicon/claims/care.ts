import type { ConceptTable } from './concept-table.ts';

/** Care instructions: washing, cleaning, maintenance and storage. */
export const CARE: ConceptTable = {
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
  oiling: {
    en: `
      oil it, oil regularly, treat with oil, re oil, wood oil, care oil, re wax, treat with wax, linseed oil,
      mineral oil treatment, oil the wood, teak oil, beeswax polish`,
    de: `
      nachölen, geölt werden, mit öl behandel*, einölen, holzöl*, wachsen und ölen, nachwachsen mit wachs, teaköl*,
      leinöl*, einwachsen, möbelöl*, regelmäßig ölen, holzpflegeöl*, mit öl pflegen, ölen oder wachsen,
      gelegentlich ölen`,
    fr: `
      huiler, huile d entretien, traiter à l huile, cirer, entretenir avec de l huile, huile pour bois, huile de teck,
      huile de lin, appliquer une huile, cire d entretien, huilez`,
    es: `
      aceitar, aceite para madera, tratar con aceite, encerar, aceite de teca, aceite de linaza,
      aceite de mantenimiento, aplicar aceite`,
    it: `
      oliare, olio per legno, trattare con olio, oliatura, incerare, lubrificare, olio di teak, olio di lino,
      cera protettiva, oliato regolarmente`,
    nl: `
      inoliën, houtolie*, met olie behandel*, onderhoudsolie*, in de was zetten, teakolie*, lijnolie*, geolied worden,
      invetten, regelmatig oliën, geolied`,
    pl: `
      olejować, olejowani*, olej do drewna, olejem do drewna, woskować, smarować olejem, olejem lnianym,
      olejem do pielęgnacji, woskowani*, konserwować olejem`,
    pt: `
      olear, óleo para madeira, tratar com óleo, encerar, lubrificar, óleo de teca, óleo de linhaça, aplicar óleo,
      olear a madeira`,
    sv: `
      oljas, olja in, träolja*, behandla med olja, inoljning, oljas in, smörj med, teakolja*, linolja*, oljebehandl*,
      vaxas, vaxas in`,
    da: `
      olieres, oliere, træolie*, behandles med olie, oliebehandl*, smøres med olie, teakolie*, linolie*, olie på træet`,
    nb: 'oljes, olje inn, treolje*, behandles med olje, oljebehandl*, smøres med olje, teakolje*, linolje*',
    fi: `
      puuöljy*, öljyämin*, öljyä säännöllisesti, vahaus*, käsittele öljyllä, pellavaöljy*, teaköljy*, vahaamin*,
      öljyllä käsitel*, hoitoöljyllä, öljytään, öljyttäv*, vahataan, öljyä puuta`,
  },
  leatherCare: {
    en: `
      leather care, leather cream, shoe polish, leather conditioner, leather balm, polish the leather, leather wax,
      shoe cream, suede brush, nubuck spray`,
    de: `
      lederpflege*, lederfett*, lederbalsam*, schuhcreme*, lederöl*, lederwachs*, lederreinig*, schuhpflege*,
      wildlederbürste*, veloursbürste*, nubukspray*, schuhwachs`,
    fr: `
      entretien du cuir, crème pour cuir, cirage, baume pour cuir, graisse pour cuir, crème cuir, soin du cuir,
      lait pour cuir, brosse à daim, brosse pour daim`,
    es: `
      cuidado del cuero, crema para cuero, betún, grasa para cuero, bálsamo para cuero, crema para calzado,
      cuidado de la piel del calzado, cera para cuero, cepillo para ante, crema nutritiva para piel`,
    it: `
      cura della pelle conciata, crema per pelle, lucido da scarpe, grasso per pelle, balsamo per pelle,
      crema per cuoio, prodotti per la pelle delle scarpe, lucido per scarpe, cera per cuoio, spazzola per camoscio,
      grasso per cuoio`,
    nl: `
      lederverzorging, leercrème, lederbalsem, schoensmeer, leervet*, leeronderhoud, ledervet, lederwas, leerbalsem,
      leerverzorging, schoenpoets*`,
    pl: `
      pielęgnacja skóry naturalnej, krem do skóry licowej, pasta do butów, tłuszcz do skór, balsam do skóry licowej,
      preparat do skóry, pastować, pastą do butów, wosk do skóry, impregnat do zamszu, preparaty do skóry,
      szczotka do zamszu`,
    pt: `
      cuidado do couro, creme para couro, graxa, gordura para couro, bálsamo para couro, hidratante para couro,
      cera para couro, produto para couro, limpeza de couro, escova para camurça`,
    sv: `
      lädervård*, läderfett*, lädervax*, skokräm*, läderbalsam*, läderkräm*, skovård*, läderolja*, mockaborste*,
      skinnvård*`,
    da: `
      læderpleje*, læderfedt*, lædervoks*, skocreme*, læderbalsam*, læderolie*, skopleje*, lædercreme*,
      ruskindsbørste*`,
    nb: `
      lærpleie*, lærfett*, skokrem*, lærkrem*, lærbalsam*, skopuss*, lærolje*, skopleie*, skinnpleie*, semsket børste`,
    fi: `
      nahanhoito*, nahkavoide*, nahkarasva*, kenkälankki*, nahkavaha*, kenkävoide*, nahkabalsami*, mokkaharja*,
      kenkävaha*, nahkaöljy*`,
  },
  descaling: {
    en: 'descale, descaling, descaler, decalcify, limescale, descaled, de scale, scale build up',
    de: 'entkalk*, kalkablagerung*, verkalk*',
    fr: 'détartr*, calcaire, anticalcaire, entartr*',
    es: 'descalcific*, antical, desincrustar, desincrustante*, la cal, restos de cal, depósitos de cal',
    it: 'decalcific*, calcare, anticalcare, disincrosta*',
    nl: 'ontkalk*, kalkaanslag, kalkaanslag verwijder*, antikalk',
    pl: 'odkamieni*, kamienia kotłowego, osad kamienny, odwapniani*, osad z kamienia, osadu z kamienia, antywapienn*',
    pt: 'descalcific*, calcário, desincrustar, anticalcário',
    sv: 'avkalk*, kalkavlagring*, kalka av, kalkbeläggning*',
    da: 'afkalk*, kalkaflejring*',
    nb: 'avkalk*, kalkavleiring*, kalkbelegg',
    fi: 'kalkinpoist*, kalkkikert*, kalkki poistet*, kalkin poist*, poista kalkki, kalkkia',
  },
  waterproofingSpray: {
    en: `
      waterproofing spray, re proof, reproof, reproofing, impregnation, impregnate, impregnating spray, re waterproof,
      waterproofing treatment, proofing spray, dwr treatment, wash in waterproofing, reimpregnate, waterproofer,
      protector spray`,
    de: 'imprägnier*, nachimprägnier*, einwaschimprägnier*',
    fr: `
      imperméabiliser, imperméabilisant*, imprégnation, spray imperméabilisant, réimperméabiliser, imprégner,
      réimperméabilisation, imprégnant*, réimprégner`,
    es: `
      impermeabilizar, impermeabilizante*, spray impermeabilizante, impregnar, impermeabilización, reimpermeabilizar,
      impregnación`,
    it: `
      impermeabilizzare, impermeabilizzant*, spray impermeabilizzante, impregnare, impregnante*, impermeabilizzazione,
      reimpermeabilizz*`,
    nl: 'impregneren, impregneer*, geïmpregneerd*, impregnatie, waterdichtspray, opnieuw impregneren',
    pl: 'impregnować, impregnacj*, impregnat*, impregnowani*, zaimpregnować, spray impregnując*, impregnuj',
    pt: `
      impermeabilizar, impermeabilizante*, spray impermeabilizante, impregnar, impermeabilização, reimpermeabilizar,
      impregnação`,
    sv: 'impregner*, återimpregner*, efterimpregner*',
    da: 'imprægner*, genimprægner*',
    nb: 'impregner*, reimpregner*',
    fi: 'kyllästys*, kyllästäminen, impregnoi*, suojasuihk*, kyllästett*, vettähylkivyyskäsittel*',
  },
  storageDry: {
    en: `
      store dry, keep dry, store in a dry place, in a dry place, dry place, cool and dry, cool dry place, keep it dry,
      stored dry`,
    de: `
      trocken lagern, trocken aufbewahren, trocken gelagert, kühl und trocken, trockenen ort, trocken und,
      trocken halten, vor feuchtigkeit schützen, trocken auf, vor nässe schützen`,
    fr: `
      conserver au sec, endroit sec, à l abri de l humidité, au sec, lieu sec, garder au sec, endroit frais et sec,
      stocker au sec`,
    es: `
      guardar en un lugar seco, lugar seco, lugar fresco y seco, conservar en seco, proteger de la humedad, sitio seco,
      almacenar en seco, evitar la humedad`,
    it: `
      luogo asciutto, conservare all asciutto, luogo fresco e asciutto, al riparo dall umidità, all asciutto,
      posto asciutto, proteggere dall umidità`,
    nl: `
      droog bewaren, droge plaats, droog opbergen, koel en droog, op een droge plek, droge plek, beschermen tegen vocht,
      droog houden`,
    pl: `
      suchym miejscu, przechowywać w suchym, suche miejsce, chronić przed wilgocią, suchym i chłodnym,
      chłodnym i suchym, przechowuj w suchym`,
    pt: `
      lugar seco, local seco, local fresco e seco, manter seco, proteger da humidade, proteger da umidade, sítio seco,
      guardar em local seco`,
    sv: `
      förvaras torrt, torr plats, förvara torrt, torrt och svalt, svalt och torrt, skyddas mot fukt, håll torr,
      torrt utrymme`,
    da: `
      opbevares tørt, tørt sted, opbevar tørt, tørt og køligt, køligt og tørt, beskyttes mod fugt, holdes tør,
      tør og kølig`,
    nb: `
      oppbevares tørt, tørt sted, tørt og kjølig, kjølig og tørt, beskyttes mot fukt, holdes tørr, lagres tørt,
      oppbevar tørt`,
    fi: `
      kuivassa paikassa, säilytä kuivassa, säilytetään kuivassa, kuivassa tilassa, suojaa kosteudelta,
      kuivassa ja viileässä, viileässä ja kuivassa`,
  },
  storageCool: {
    en: `
      store cool, cool place, keep cool, cool and dry, store below, cool and dark, stored in a cool, cool dry place,
      away from heat`,
    de: `
      kühl lagern, kühl aufbewahren, kühl und trocken, kühlen ort, kühl und dunkel, kühl stellen, kühl gelagert,
      vor wärme schützen, vor hitze schützen`,
    fr: 'endroit frais, conserver au frais, lieu frais, à l abri de la chaleur, garder au frais',
    es: `
      lugar fresco, conservar en frío, mantener fresco, sitio fresco, proteger del calor, lejos del calor,
      lejos de fuentes de calor`,
    it: 'luogo fresco, conservare al fresco, al fresco, posto fresco, lontano da fonti di calore, al riparo dal calore',
    nl: 'koel bewaren, koele plaats, koel en droog, koele plek, koel en donker, gekoeld bewaren',
    pl: 'chłodnym miejscu, przechowywać w chłodnym, chłodnym i suchym, suchym i chłodnym, z dala od źródeł ciepła',
    pt: `
      lugar fresco, local fresco, manter fresco, conservar no frio, local fresco e seco, longe do calor,
      longe de fontes de calor`,
    sv: 'förvaras svalt, sval plats, förvaras kallt, svalt och torrt, torrt och svalt, svalt och mörkt',
    da: 'opbevares køligt, køligt sted, køligt og tørt, tørt og køligt, køligt og mørkt',
    nb: 'oppbevares kjølig, kjølig sted, kjølig og tørt, tørt og kjølig, kjølig og mørkt',
    fi: 'viileässä, viileään, viileä paikka, viileässä ja kuivassa',
  },
  refrigerate: {
    en: 'refrigerate, refrigerated, in the fridge, fridge, keep chilled, in the refrigerator, keep refrigerated',
    de: 'im kühlschrank, gekühlt, kühlschrank, gekühlt aufbewahren, in den kühlschrank',
    fr: 'au réfrigérateur, réfrigéré*, au frigo, réfrigérateur, frigo',
    es: 'en la nevera, en el frigorífico, refrigerad*, refrigerar, nevera, frigorífico',
    it: 'in frigorifero, in frigo, refrigerat*, frigorifero',
    nl: 'in de koelkast, gekoeld, koelkast, in de ijskast',
    pl: 'w lodówce, do lodówki, lodówce, w warunkach chłodniczych',
    pt: 'no frigorífico, na geladeira, refrigerad*, refrigerar, frigorífico, geladeira',
    sv: 'i kylskåp, kylskåp*, kylvara, i kylen, förvaras kylt',
    da: 'i køleskab*, køleskab*, på køl',
    nb: 'i kjøleskap*, kjøleskap*, på kjøl, kjølevare',
    fi: 'jääkaapi*, jääkaappi*, kylmäsäilyty*',
  },
  avoidSunlight: {
    en: `
      away from sunlight, avoid direct sunlight, out of direct sunlight, protect from light, store in the dark,
      away from direct sunlight, protected from light, direct sunlight, dark place`,
    de: `
      vor licht schützen, vor sonneneinstrahlung, vor direkter sonneneinstrahlung, direkte sonne, lichtgeschützt*,
      vor sonnenlicht, direktes sonnenlicht, direkter sonne, dunkel lagern, direkte sonneneinstrahlung,
      vor licht geschützt, dunkel aufbewahren`,
    fr: `
      à l abri de la lumière, à l abri du soleil, lumière directe du soleil, éviter le soleil direct,
      rayons directs du soleil, exposition directe au soleil, soleil direct`,
    es: `
      proteger de la luz, luz solar directa, evitar el sol directo, alejado del sol, lejos del sol, protegido de la luz,
      luz directa del sol, sol directo`,
    it: `
      al riparo dalla luce, luce diretta del sole, luce solare diretta, al riparo dal sole, sole diretto,
      raggi diretti del sole, lontano dalla luce`,
    nl: `
      uit direct zonlicht, tegen direct zonlicht, direct zonlicht, donker bewaren, beschermen tegen licht, uit de zon,
      directe zon`,
    pl: `
      chronić przed światłem, z dala od słońca, bezpośredni* światł* słoneczn*, promieni słonecznych,
      chronić przed słońcem, bezpośrednim nasłonecznieniem, światłem słonecznym, bezpośrednie słońce`,
    pt: `
      ao abrigo da luz, luz solar direta, evitar o sol direto, longe do sol, proteger da luz, protegido da luz,
      luz direta do sol, sol direto`,
    sv: 'skyddas mot ljus, direkt solljus, undvik solljus, skyddas från ljus, direkt sol, mörkt och svalt',
    da: 'beskyttes mod lys, direkte sollys, undgå sollys, mørkt sted, direkte sol',
    nb: 'beskyttes mot lys, direkte sollys, unngå sollys, mørkt sted, direkte sol',
    fi: `
      suojaa valolta, suora auringonvalo, suoralta auringonvalolta, auringonvalolta, suorassa auringon*,
      valolta suojattuna, suoraa auringon*`,
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
  filterReplacement: {
    en: `
      replace the filter, change the filter, filter replacement, replacement filter*, filter change,
      filter should be replaced`,
    de: `
      filter wechseln, filterwechsel*, ersatzfilter*, filter austauschen, filter tauschen, filter ersetzen,
      wechselfilter*`,
    fr: `
      changer le filtre, remplacer le filtre, filtre de rechange, remplacement du filtre, filtres de rechange,
      changement du filtre`,
    es: `
      cambiar el filtro, reemplazar el filtro, filtro de recambio, sustituir el filtro, cambio de filtro,
      filtros de recambio, filtro de repuesto`,
    it: `
      sostituire il filtro, cambiare il filtro, filtro di ricambio, sostituzione del filtro, filtri di ricambio,
      cambio del filtro`,
    nl: 'filter vervangen, vervangend filter, filter vervang*, vervangingsfilter*, vervangfilter*, filters vervangen',
    pl: `
      wymiana filtra, wymienić filtr, filtr zapasowy, wymieniać filtr, wymianę filtra, filtry zapasowe, wymiany filtra,
      wymienny filtr`,
    pt: `
      trocar o filtro, substituir o filtro, filtro de substituição, mudar o filtro, troca do filtro,
      substituição do filtro, filtros de substituição, refil do filtro`,
    sv: 'byta filter, byt filter, filterbyte*, reservfilter*, utbytesfilter*, byta filtret',
    da: `
      skift filter, filterskift*, skifte filter, udskift filteret, reservefilter*, udskifte filteret, skiftes filter`,
    nb: 'bytte filter, bytt filter, filterbytte*, reservefilter*, skifte filter, bytte filteret, utskiftningsfilter*',
    fi: 'vaihda suodatin, suodattimen vaih*, vaihtosuodat*, varasuodat*, suodatin vaihdet*, vaihtaa suodat*',
  },
  noMaintenance: {
    en: `
      maintenance free, no maintenance, needs no maintenance, requires no maintenance, no upkeep, no care needed,
      no special care`,
    de: 'wartungsfrei*, keine wartung, pflegefrei*, keine pflege, ohne wartung, keine besondere pflege',
    fr: 'sans entretien, aucun entretien, ne nécessite aucun entretien, pas d entretien, aucun entretien particulier',
    es: `
      sin mantenimiento, no requiere mantenimiento, libre de mantenimiento, no necesita mantenimiento,
      ningún mantenimiento`,
    it: `
      senza manutenzione, non richiede manutenzione, esente da manutenzione, nessuna manutenzione,
      non necessita di manutenzione`,
    nl: 'onderhoudsvrij*, geen onderhoud, zonder onderhoud, onderhoudsloos',
    pl: 'bezobsługow*, nie wymaga konserwacji, bez konserwacji, niewymagając* konserwacji, nie wymaga pielęgnacji',
    pt: `
      sem manutenção, não requer manutenção, livre de manutenção, não precisa de manutenção, nenhuma manutenção,
      não exige manutenção`,
    sv: 'underhållsfri*, inget underhåll, kräver inget underhåll, skötselfri*',
    da: 'vedligeholdelsesfri*, ingen vedligeholdelse, kræver ingen vedligeholdelse, vedligeholdsfri*',
    nb: 'vedlikeholdsfri*, ingen vedlikehold, krever ikke vedlikehold, krever ingen vedlikehold',
    fi: 'huoltovapa*, ei vaadi huoltoa, ilman huoltoa, hoitovapa*, ei huoltoa',
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
  microwaveSafe: {
    en: 'microwave safe, microwaveable, microwavable, microwave, microwave suitable, in the microwave, microwave proof',
    de: 'mikrowelle*, in der mikrowelle',
    fr: `
      micro ondes, compatible micro ondes, passe au micro ondes, va au micro ondes, microondes, passent au micro ondes,
      micro onde, micro ondable*`,
    es: 'microondas, apto para microondas, apta para microondas',
    it: 'microonde, adatto al microonde, nel microonde',
    nl: 'magnetron*, geschikt voor de magnetron',
    pl: 'mikrofal*, kuchenk* mikrofalow*, do mikrofalówki, do mikrofali',
    pt: 'micro ondas, microondas, compatível com micro ondas, apto para micro ondas',
    sv: 'tål mikro, mikrosäker*, mikrovågs*, tål mikrovågsugn, mikrotålig*, i mikron, tål mikron',
    da: 'mikroovn*, tåler mikroovn, mikrobølge*',
    nb: 'mikroovn*, mikrobølge*, tåler mikro',
    fi: 'mikrossa, mikron kest*, mikrokestäv*, mikroaalto*, mikroon, mikronkest*, mikrokäyttö*',
  },
  freezerSafe: {
    en: `
      freezer safe, freezer, can be frozen, freezer proof, suitable for the freezer, freezable, freezer friendly,
      deep freeze`,
    de: `
      gefrierfest*, gefriergeeignet*, einfrieren, gefrierschrank*, gefriertruhe*, eingefroren, gefriertauglich*,
      im gefrierfach, tiefkühl*, gefrierfach`,
    fr: 'congélateur, congelable*, congeler, passe au congélateur, congélation, congelé*',
    es: 'congelador, apto para congelador, congelar, se puede congelar, apta para congelador, congelación',
    it: 'congelatore, freezer, congelabil*, congelare, congelazione',
    nl: 'vriezer, vriezerbestendig*, invriezen, diepvries*, ingevroren, vrieskist, vriesvak',
    pl: 'zamrażar*, można mrozić, mrożeni*, do zamrażania, zamrażać, zamrażan*',
    pt: `
      congelador, congelar, apto para congelador, freezer, congelável, congeláveis, pode ser congelad*, congelamento,
      congelação`,
    sv: 'frys, tål frys, fryssäker*, frysas, fryståli*, frysen, frysa in, infrysning',
    da: 'fryseegnet, fryses, fryseren, indfrysning, nedfrysning, tåler frysning, i fryseren',
    nb: 'fryses, fryseren, tåler frys, frysesikker*, innfrysing, fryse ned, i fryseren',
    fi: `
      pakastin, pakasteta*, pakastimen kest*, pakastimeen, pakastimessa, pakasta*, pakastimenkest*, pakastukse*,
      pakastus*`,
  },
  seasonBeforeUse: {
    en: `
      season the pan, seasoning the pan, needs seasoning, pre seasoned, season before, seasoned before, re season,
      patina, seasoned cast iron, seasoned pan, seasoning before first use`,
    de: 'einbrennen, eingebrannt, patina',
    fr: 'culotter, culottage, patine, culottée',
    es: 'curar la sartén, curado de la sartén, pátina, precurad*, curar el hierro, curar antes',
    it: 'patina protettiva, prestagionat*, pre stagionat*, stagionatura della padella, patina',
    nl: 'inbranden, ingebrand, patina, patinalaag',
    pl: 'sezonować, sezonowani* patelni, wypalani* patelni, patyn*, sezonowan*',
    pt: 'curar a frigideira, cura da frigideira, pátina, pré curad*, curar a panela',
    sv: 'bränna in, bränns in, inbränning, patina, inbränd, bränn in',
    da: 'indbrænd*, brændes ind, patina, brænde ind',
    nb: 'brennes inn, innbrenning, patina, innbrent, brenne inn',
    fi: 'rasvapoltt*, patina, rasvapolto*, rasvapoltet*',
  },
  patchTest: {
    en: `
      patch test, test on a small area, allergy test, test on an inconspicuous area, test first on a small,
      48 hours before, skin test, test a small area`,
    de: `
      patch test, verträglichkeitstest, hauttest, an einer kleinen stelle testen, allergietest, an unauffälliger stelle,
      unauffälligen stelle, an einer unauffälligen, an einer kleinen stelle, patchtest, kleinen hautstelle`,
    fr: `
      test cutané, test d allergie, tester sur une petite zone, essai préalable, test de tolérance, petite zone,
      patch test, test préalable, faire un test, zone discrète, touche d essai`,
    es: `
      prueba de parche, prueba de alergia, probar en una zona pequeña, prueba cutánea, zona pequeña,
      prueba de sensibilidad, prueba de tolerancia, test de alergia, zona poco visible, zona discreta`,
    it: `
      patch test, prova allergica, testare su una piccola zona, test cutaneo, piccola zona, test di tolleranza,
      test allergico, prova cutanea, zona nascosta, piccola area`,
    nl: `
      patchtest, allergietest, test op een klein stukje, huidtest, patch test, klein plekje, klein stukje huid,
      onopvallende plek, plakproef`,
    pl: `
      test płatkowy, próba uczuleniowa, próbę uczuleniową, test uczuleniowy, wykonać próbę, na małym fragmencie skóry,
      niewielkim fragmencie, test na alergię, test skórny, próby uczuleniowej, testu uczuleniowego,
      mało widocznym miejscu`,
    pt: `
      teste de contacto, teste de contato, teste de alergia, teste cutâneo, testar numa pequena, pequena área,
      prova de toque, teste de toque, teste de sensibilidade, zona pequena, prova de sensibilidade`,
    sv: `
      lapptest*, allergitest*, testa på en liten yta, hudtest*, litet område, mindre hudområde, patchtest*,
      undanskymd plats, test på liten yta`,
    da: `
      lappetest*, allergitest*, test på et lille område, patch test, lille hudområde, hudtest*, test på et ikke synligt,
      diskret sted, lille område`,
    nb: `
      lappetest*, allergitest*, test på et lite område, hudtest*, lite område, patch test, lite hudområde,
      lite synlig sted`,
    fi: `
      lapputesti*, allergiatest*, testaa pienelle alueelle, ihotesti*, testaa tuotetta pien*, herkkyystest*,
      pienelle ihoalue*, pienelle alueelle, huomaamattoma*`,
  },
  sharpening: {
    en: 'sharpen, sharpening, whetstone, honing steel, resharpen*, sharpening steel, sharpening stone, sharpener, hone',
    de: `
      schärfen, nachschärfen, schleifstein*, wetzstahl*, wetzstein*, nachschleifen, nachgeschärft, schleifstab,
      schleifstahl`,
    fr: 'aiguiser, affûter, affûtage, pierre à aiguiser, fusil à aiguiser, aiguisage, aiguiseur*, réaffûter',
    es: 'afilar, piedra de afilar, chaira, afilador*, reafilar, afilado regular',
    it: 'affilare, affilatura, pietra per affilare, acciaino, affilacoltell*, riaffilare',
    nl: 'slijpen, wetstaal*, slijpsteen*, wetsteen*, bijslijpen, aanzetstaal*, slijpstaal',
    pl: 'ostrzenie, ostrzyć, osełk*, ostrzałk*, naostrzyć, ostrzenia, kamień szlifierski, stalka do ostrzenia',
    pt: 'afiar, afiação, pedra de afiar, chaira, afiador*, amolar',
    sv: 'slipas, vässa, slipning, brynsten*, brynstål*, skärpstål*, slipsten*, vässas, bryna',
    da: 'slibes, slibning, hvæsse*, slibesten*, strygestål*, skærpes, slibestål, skærpe kniv*',
    nb: 'slipes, sliping, bryne, slipestein*, brynestål*, slipestål*, kvesse, skjerpes',
    fi: 'teroit*, hiomakivi*, terota',
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
  chargeBeforeUse: {
    en: `
      charge before first use, fully charge, charge fully, deep discharge, charge the battery regularly, charge before,
      charge regularly, fully charged before`,
    de: `
      vor dem ersten gebrauch vollständig, vollständig aufladen, tiefentladung, regelmäßig aufladen, voll aufladen,
      akku regelmäßig, vor der ersten verwendung laden, vor der ersten verwendung vollständig`,
    fr: `
      charger complètement, charge complète avant, charger avant la première, décharge complète, décharge profonde,
      recharger régulièrement, charger entièrement`,
    es: `
      cargar completamente, carga completa antes, cargar antes del primer, descarga completa, descarga profunda,
      cargar regularmente, cargar por completo`,
    it: `
      caricare completamente, prima carica, ricaricare regolarmente, scarica completa, carica completa prima,
      scarica profonda`,
    nl: `
      volledig opladen, regelmatig opladen, voor het eerste gebruik opladen, diepontlading, volledig op te laden,
      helemaal opladen`,
    pl: `
      naładować całkowicie, w pełni naładować, regularnie ładować, całkowitego rozładowania, naładować przed,
      głębokiego rozładowania, całkowicie naładować`,
    pt: `
      carregar completamente, carregar totalmente, carregar antes, descarga completa, descarga profunda,
      carregar regularmente, carregar por completo`,
    sv: 'ladda helt, ladda fullt, ladda före, fulladda*, djupurladd*, ladda regelbundet, laddas helt',
    da: 'oplad helt, lad helt op, oplades helt, oplad før, dybdeaflad*, oplad regelmæssigt, fuldt opladet før',
    nb: 'lad helt opp, fullad*, lades helt, lad opp før, lades før, lad regelmessig, dyputlading',
    fi: 'lataa täyteen, lataa ennen, ladattava täyteen, lataa akku, lataa säännöllisesti, syväpurka*',
  },
  consumeAfterOpening: {
    en: 'after opening, consume within, best before, shelf life, use by, best by, after you open',
    de: `
      nach dem öffnen, nach anbruch, haltbar bis, haltbarkeit*, innerhalb von ~ verbrauchen, mindestens haltbar*,
      angebrochen*, mindesthaltbarkeit*, nach öffnung, nach dem anbrechen`,
    fr: `
      après ouverture, une fois ouvert, à consommer dans, à consommer de préférence, durée de conservation,
      une fois ouverte, à consommer avant, dluo, ddm, date limite de consommation, date de durabilité`,
    es: `
      una vez abierto, después de abrir, tras la apertura, tras abrir, consumir en, consumir preferentemente,
      vida útil del alimento, una vez abierta, tras su apertura, fecha de caducidad, después de abierto`,
    it: `
      dopo l apertura, una volta aperto, una volta aperta, da consumarsi, consumare entro, una volta aperti,
      data di scadenza, termine minimo`,
    nl: 'na opening, na openen, houdbaar*, binnen ~ opmaken, ten minste houdbaar, tenminste houdbaar, eenmaal geopend',
    pl: `
      po otwarciu, termin przydatności, spożyć w ciągu, najlepiej spożyć, zużyć w ciągu, data ważności,
      terminem przydatności, daty ważności, po otworzeniu, minimalnej trwałości, termin ważności`,
    pt: `
      depois de aberto, após abertura, depois de abrir, consumir em, consumir de preferência, prazo de validade,
      uma vez aberto, após aberto, após a abertura, data de validade, validade de`,
    sv: 'efter öppnande, bäst före, hållbar i, efter öppning, hållbarhetstid*, förbrukas inom, bäst före datum',
    da: 'efter åbning, mindst holdbar*, holdbarhed*, bedst før, holdbar i',
    nb: 'etter åpning, best før, holdbarhet*, holdbar i',
    fi: 'avaamisen jälkeen, parasta ennen, säilyvyys*, käytettävä ~ kuluessa, viimeinen käyttöpäivä, avaamisesta',
  },
  shakeBeforeUse: {
    en: 'shake well, shake before use, shake before, shake the bottle, shake gently',
    de: 'vor gebrauch schütteln, gut schütteln, schütteln, geschüttelt',
    fr: 'agiter avant, bien agiter, secouer avant, bien secouer, agitez avant, agiter, secouer',
    es: 'agitar antes, agitar bien, agita bien, agítal*, agitar',
    it: 'agitare prima, agitare bene, agitare',
    nl: 'schudden voor, goed schudden, schud voor gebruik, schudden, schud de fles',
    pl: 'wstrząsnąć przed, wstrząśnij, wstrząsnąć, dobrze wstrząsnąć',
    pt: 'agitar antes, agitar bem, agite antes, agite bem, agitar',
    sv: 'skakas före, skaka före, omskakas, skaka väl, skaka flaskan, omskakas väl',
    da: 'omrystes, ryst før, rystes, ryst godt, ryst flasken',
    nb: 'ristes før, rist før, ristes godt, rist godt, rist flasken, ristes',
    fi: 'ravista, ravistettava, ravista ennen, ravistetaan, ravista hyvin',
  },
  outdoorWinterStorage: {
    en: `
      store indoors in winter, bring indoors, protective cover in winter, store it inside over winter, overwinter,
      cover in winter, store over winter, winter storage, stored indoors, bring inside`,
    de: `
      im winter abdecken, winterlager*, im winter einlagern, überwinter*, schutzhülle im winter, im winter drinnen,
      im winter ins haus, einwintern, über den winter, im winter ~ lagern`,
    fr: `
      hiverner, hivernage, rentrer en hiver, housse de protection en hiver, à l intérieur en hiver, rentré en hiver,
      rentrer l hiver, pendant l hiver à l abri`,
    es: `
      guardar en invierno, guardar en interior en invierno, cubrir en invierno, durante el invierno en, invernaje,
      en interior durante el invierno, guardarlo en invierno`,
    it: `
      ricoverare in inverno, riporre in inverno, coprire in inverno, al riparo in inverno, svernament*,
      al coperto in inverno, al chiuso in inverno, in inverno al coperto`,
    nl: `
      binnen zetten in de winter, overwinter*, in de winter binnen, winterstalling, in de winter afdekken,
      s winters binnen, winteropslag`,
    pl: `
      na zimę schować, zimować, przechowywanie zimą, na zimę przykryć, schować na zimę, zimowani*, przechowywać zimą,
      zimą w pomieszczeniu`,
    pt: `
      guardar no inverno, recolher no inverno, cobrir no inverno, durante o inverno no interior, abrigar no inverno,
      guardado no inverno`,
    sv: `
      förvaras inomhus under vintern, övervintr*, tas in under vintern, ställas in på vintern, ta in på vintern,
      vinterförvar*`,
    da: `
      vinteropbevaring*, tages ind om vinteren, overvintr*, stilles ind om vinteren, opbevares inde om vinteren,
      ind om vinteren, inde om vinteren`,
    nb: `
      vinterlagring*, tas inn om vinteren, overvintr*, lagres innendørs om vinteren, vinteroppbevaring, inn om vinteren,
      inne om vinteren`,
    fi: 'talvisäilyty*, talveksi sisälle, talvehti*, suojaa talveksi, sisälle talveksi, talvisäilö*, talvella sisällä',
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
  storageRoomTemperature: {
    en: 'room temperature, at room temperature, ambient temperature',
    de: 'bei raumtemperatur, bei zimmertemperatur, raumtemperatur, zimmertemperatur',
    fr: 'à température ambiante, température ambiante',
    es: 'a temperatura ambiente, temperatura ambiente',
    it: 'a temperatura ambiente, temperatura ambiente',
    nl: 'op kamertemperatuur, bij kamertemperatuur, kamertemperatuur',
    pl: 'temperaturze pokojowej, temperatura pokojowa, temperaturę pokojową',
    pt: 'temperatura ambiente, à temperatura ambiente',
    sv: 'rumstemperatur, i rumstemperatur',
    da: 'stuetemperatur, rumtemperatur',
    nb: 'romtemperatur',
    fi: 'huoneenlämmössä, huoneenlämpö*',
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
  compressedStorage: {
    en: `
      store uncompressed, store loosely, do not store compressed, store it loose, stored uncompressed,
      hang it up to store, store unrolled, store flat, store inflated with the valve open`,
    de: `
      unkomprimiert lagern, locker lagern, nicht komprimiert lagern, ausgerollt lagern, lose lagern,
      nicht im packsack lagern, ausgebreitet lagern, unkomprimiert aufbewahren, locker aufbewahren`,
    fr: `
      stocker non compressé, ne pas stocker compressé, conserver déroulé, ranger sans compression, stocker déplié,
      stocker à plat, sans le compresser, non comprimé`,
    es: `
      guardar sin comprimir, no guardar comprimid*, almacenar sin comprimir, guardar desenrollad*, guardar suelto,
      guardar extendid*`,
    it: `
      conservare non compresso, non conservare compresso, riporre srotolato, conservare senza comprimere, riporre steso,
      non compresso`,
    nl: `
      niet gecomprimeerd bewaren, los bewaren, uitgerold bewaren, ongecomprimeerd bewaren, uitgerold opbergen,
      los opbergen`,
    pl: `
      przechowywać luzem, nie przechowywać skompresowan*, przechowywać rozwinięt*, przechowywać nieskompresowan*,
      bez kompresji, luźno przechowywać`,
    pt: `
      guardar sem comprimir, não guardar comprimid*, armazenar sem comprimir, guardar desenrolad*, guardar estendid*,
      guardar solto`,
    sv: 'förvaras okomprimerad*, förvara inte komprimerad*, förvaras utrullad*, förvaras löst, okomprimerad*',
    da: 'opbevares ukomprimeret, ikke opbevares komprimeret, opbevares udrullet, opbevares løst, ukomprimeret',
    nb: 'oppbevares ukomprimert, ikke oppbevares komprimert, oppbevares utrullet, lagres løst, ukomprimert',
    fi: `
      säilytä puristamatt*, ei puristettuna, säilytetään auki rullattuna, säilytä väljästi, ilman puristusta,
      auki rullattuna`,
  },
};
