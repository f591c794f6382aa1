import type { ConceptTable } from './concept-table.ts';

/** Age groups, as far as they are expressed in words and not numbers. */
export const AGE: ConceptTable = {
  fromBirth: {
    en: `
      from birth, newborn, newborns, from day one, from the first day, from newborn, suitable from birth,
      birth onwards, birth up, from birth to`,
    de: `
      ab geburt, ab der geburt, von geburt an, neugeborene*, ab dem ersten tag, ab tag eins, ab dem ersten lebenstag,
      von anfang an nutzbar, geeignet ab geburt`,
    fr: `
      dès la naissance, à partir de la naissance, depuis la naissance, nouveau né, nouveau nés, nouveaux nés,
      dès le premier jour, dès les premiers jours, dès la sortie de la maternité`,
    es: `
      desde el nacimiento, desde nacimiento, recién nacido*, desde el primer día, a partir del nacimiento,
      desde que nacen, para recién nacidos`,
    it: `
      dalla nascita, fin dalla nascita, sin dalla nascita, neonato, neonati, dal primo giorno, da 0 mesi,
      fin dai primi giorni, sin dai primi giorni, appena nati`,
    nl: `
      vanaf de geboorte, vanaf geboorte, pasgeboren*, vanaf dag één, vanaf de eerste dag, direct vanaf de geboorte,
      pasgeborene, pasgeborenen`,
    pl: `
      od urodzenia, od narodzin, noworod*, od pierwszych dni, od pierwszego dnia życia, od pierwszych dni życia,
      od pierwszego dnia`,
    pt: `
      desde o nascimento, a partir do nascimento, desde nascença, desde a nascença, recém nascido*,
      desde o primeiro dia, para recém nascidos, recém nascidas`,
    sv: `
      från födseln, från födsel, nyfödd*, från födseln och uppåt, från första dagen, redan från födseln, nyfödda`,
    da: 'fra fødslen, fra fødsel, nyfødt*, fra første dag, lige fra fødslen, fra dag ét, nyfødte',
    nb: 'fra fødselen, fra fødsel, fra nyfødt, nyfødt*, fra første dag, helt fra fødselen, nyfødte',
    fi: `
      vastasyntyn*, syntymästä, syntymästä alkaen, vastasyntyneestä, vastasyntyneille, syntymästä lähtien,
      ensimmäisestä päivästä`,
  },
  fromMonths: {
    en: `
      months and up, months and over, months plus, months onwards, months and older, from ~ months, months old and up,
      for ages ~ months, months upwards`,
    de: `
      ab ~ monaten, ab ~ monate, ab dem ~ monat, ab ~ lebensmonat, monaten geeignet, ab dem ~ lebensmonat,
      monate und älter`,
    fr: 'dès ~ mois, à partir de ~ mois, mois et plus, à partir du ~ mois, âgés de ~ mois, mois et au delà',
    es: `
      a partir de ~ meses, desde los ~ meses, desde ~ meses, meses en adelante, meses o más, a partir de los ~ meses`,
    it: `
      da ~ mesi in su, dai ~ mesi, a partire da ~ mesi, dai ~ mesi in su, mesi in su, mesi e oltre,
      a partire dai ~ mesi`,
    nl: `
      vanaf ~ maanden, maanden en ouder, vanaf ~ maand, maanden of ouder, vanaf een leeftijd van ~ maanden,
      geschikt vanaf ~ maanden`,
    pl: `
      od ~ miesiąca, od ~ miesięcy, miesiąca życia, powyżej ~ miesięcy, po ukończeniu ~ miesięcy, miesięcy i więcej`,
    pt: 'a partir dos ~ meses, a partir de ~ meses, meses ou mais, desde os ~ meses, meses em diante',
    sv: `
      från ~ månader, från ~ månad, månader och uppåt, månader och äldre, från ~ månaders ålder,
      från cirka ~ månader`,
    da: `
      fra ~ måneder, fra ~ måneders, måneder og op, måneder og opefter, fra ca ~ måneder, måneder og ældre`,
    nb: 'fra ~ måneder, fra ~ måneders, måneder og oppover, måneder og eldre, fra ca ~ måneder',
    fi: `
      kuukauden iästä, kuukauden ikäisille, kuukautta täyttäneille, kuukauden ikäisestä, kuukaudesta alkaen,
      kuukauden ikäisestä alkaen`,
  },
  fromYears: {
    en: `
      years and up, years and over, years plus, years onwards, years and older, from age, ages ~ and up,
      aged ~ and over, aged ~ and up, from the age of, suitable for children from, recommended from age,
      ages ~ and older, recommended age, years old and up, suitable from age`,
    de: `
      ab ~ jahren, ab ~ jahre, ab einem alter von, ab dem alter von, jahren geeignet, ab dem ~ lebensjahr,
      jahre und älter, altersempfehlung, empfohlenes alter, kinder ab, empfohlen ab ~ jahren, altersangabe`,
    fr: `
      à partir de ~ ans, dès ~ ans, dès l âge de, ans et plus, à partir de l âge, âge recommandé, enfants à partir de,
      enfants dès, à partir de ~ an, recommandé dès, ans et au delà, âge conseillé`,
    es: `
      a partir de ~ años, desde los ~ años, años en adelante, años o más, a partir de los ~ años, edad recomendada,
      niños a partir de, mayores de ~ años, edad mínima recomendada`,
    it: `
      da ~ anni in su, dai ~ anni, a partire da ~ anni, dai ~ anni in su, anni in su, età consigliata,
      a partire dai ~ anni, età raccomandata, bambini dai, anni e oltre, da ~ anni e oltre`,
    nl: `
      vanaf ~ jaar, jaar en ouder, aanbevolen leeftijd, kinderen vanaf, vanaf een leeftijd van, geschikt vanaf ~ jaar,
      vanaf de leeftijd van, leeftijdsadvies, jaar of ouder, leeftijd vanaf`,
    pl: `
      od ~ roku życia, powyżej ~ lat, dla dzieci od, po ukończeniu ~ lat, zalecany wiek, wiek od, w wieku od,
      lat i więcej, powyżej ~ roku życia, dla dziecka od, od wieku`,
    pt: `
      a partir dos ~ anos, a partir de ~ anos, anos ou mais, desde os ~ anos, anos em diante, idade recomendada,
      crianças a partir, maiores de ~ anos, idade mínima recomendada`,
    sv: `
      från ~ år, år och uppåt, år och äldre, rekommenderad ålder, barn från, från ~ års ålder, åldersrekommendation,
      från ca ~ år, rekommenderas från`,
    da: `
      fra ~ år, år og op, år og opefter, år og ældre, anbefalet alder, børn fra, fra ~ års alderen, fra ~ års alder,
      aldersanbefaling`,
    nb: `
      fra ~ år, år og oppover, år og eldre, anbefalt alder, barn fra, fra ~ års alder, fra ~ års alderen,
      aldersanbefaling`,
    fi: `
      vuoden iästä, vuotta täyttäneille, vuotiaasta alkaen, vuotiaille ja vanhemmille, suositusikä*, ikäsuositus*,
      vuotiaista alkaen, vuodesta ylöspäin, yli ~ vuotiaille, vuotiaasta ylöspäin, vuotiaille`,
  },
  upToAge: {
    en: `
      up to age, up to ~ years old, until age, until they are, up to the age of, until the age of, for children up to,
      max age, no older than, up to ~ years of age, until ~ years old`,
    de: `
      bis zum alter von, bis zu einem alter, kinder bis, bis zum ~ lebensjahr, höchstalter, babys bis, bis zum alter,
      bis zum vollendeten, kindern bis`,
    fr: `
      jusqu à l âge de, enfants jusqu à, jusqu aux ~ ans, âge maximum, jusqu aux ~ mois, bébés jusqu à, bébé jusqu à`,
    es: 'hasta los ~ años, hasta los ~ meses, hasta la edad de, niños hasta, edad máxima, bebés hasta',
    it: `
      fino ai ~ anni, fino ai ~ mesi, fino all età di, bambini fino a, età massima, neonati fino a, bambini fino ai`,
    nl: `
      tot en met ~ jaar, tot een leeftijd van, kinderen tot, tot de leeftijd van, maximale leeftijd, baby s tot,
      kind tot`,
    pl: `
      do ~ roku życia, dzieci do, do wieku, maksymalny wiek, w wieku do, do ~ miesiąca życia, dziecka do,
      niemowląt do`,
    pt: `
      até aos ~ anos, até os ~ anos, até aos ~ meses, até à idade de, crianças até, idade máxima, até ~ anos de idade,
      bebés até, bebês até`,
    sv: `
      till ~ års ålder, barn upp till, högsta ålder, upp till ~ års ålder, barn till ~ år, upp till ~ årsåldern`,
    da: 'børn op til, op til ~ års alderen, indtil ~ års alderen, til ~ års alderen, børn indtil',
    nb: 'barn opp til, til ~ års alder, opp til ~ års alder, opptil ~ års alder, barn opptil',
    fi: `
      vuoden ikään asti, vuoden ikään saakka, vuotiaaksi asti, vuotiaaksi saakka, kuukauden ikään asti,
      enintään ~ vuotiaille, enimmäisikä, yläikäraja*`,
  },
  forAdultsOnly: {
    en: `
      adults only, only for adults, adult use only, over 18, 18 plus, age verification, age check, proof of age,
      at least 18 years, of legal age, minors, must be over 18, you must be 18`,
    de: `
      nur für erwachsene, erwachsenen vorbehalten, ab 18 jahren, ab 18, volljährig*, altersverifikation,
      altersprüfung, altersnachweis, jugendschutz*, nicht an minderjährige, minderjährige*`,
    fr: `
      réservé* aux adultes, interdit* aux mineurs, uniquement pour adultes, interdit* aux moins de 18,
      vérification de l âge, plus de 18 ans, adultes uniquement, seulement pour adultes, être majeur,
      personnes majeures, être majeure`,
    es: `
      solo para adultos, sólo para adultos, exclusivo para adultos, mayores de edad, mayor de edad, mayores de 18,
      prohibid* a menores, verificación de edad, menores de edad, solo adultos`,
    it: `
      solo per adulti, riservat* agli adulti, maggiorenn*, vietat* ai minori, vietat* ai minorenni, verifica dell età,
      maggiori di 18, esclusivamente per adulti, maggiore età, solo adulti`,
    nl: `
      alleen voor volwassenen, uitsluitend voor volwassenen, meerderjarig*, leeftijdscontrole, leeftijdsverificatie,
      18 jaar of ouder, boven de 18, minderjarig*, leeftijdscheck`,
    pl: `
      tylko dla dorosłych, wyłącznie dla dorosłych, pełnoletn*, osób pełnoletnich, weryfikacj* wieku, powyżej 18 lat,
      ukończone 18 lat, niepełnoletni*`,
    pt: `
      só para adultos, apenas para adultos, somente para adultos, maiores de idade, maior de idade, maiores de 18,
      proibid* a menores, verificação de idade, exclusivo para adultos, menores de idade, só adultos`,
    sv: `
      endast för vuxna, bara för vuxna, ålderskontroll*, fyllt 18, 18 års gräns, åldersgräns 18, över 18 år,
      minderårig*, vara myndig, är myndig`,
    da: `
      kun for voksne, kun til voksne, alderskontrol*, fyldt 18, over 18 år, mindreårig*, aldersverifikation,
      være myndig, er myndig`,
    nb: `
      kun for voksne, bare for voksne, alderskontroll*, fylt 18, over 18 år, aldersgrense 18, mindreårig*,
      aldersverifisering, være myndig, er myndig`,
    fi: `
      vain aikuisille, ainoastaan aikuisille, täysi ikäi*, ikätarkist*, yli 18 vuotiaille, 18 vuotta täyttänei*,
      alaikäi*, iän tarkist*, täysi ikäisille`,
  },
  forAdults: {
    en: 'for adults, adult size, adult sizes, for grown ups, for adult use, for an adult',
    de: 'für erwachsene, erwachsenengröße*, für einen erwachsenen',
    fr: 'pour adultes, pour adulte, pour les adultes, taille adulte, tailles adultes',
    es: 'para adultos, para adulto, talla adulto, tallas de adulto, talla de adulto',
    it: 'per adulti, per adulto, taglia adulto, taglie da adulto, per gli adulti',
    nl: 'voor volwassenen, volwassen maat, volwassenenmaten, volwassenmaat',
    pl: 'dla dorosłych, dla osób dorosłych, dla osoby dorosłej, dla dorosłego',
    pt: 'para adultos, para adulto, tamanho adulto, para os adultos, tamanhos de adulto',
    sv: 'för vuxna, till vuxna, vuxenstorlek*',
    da: 'til voksne, for voksne, voksenstørrelse*',
    nb: 'til voksne, for voksne, voksenstørrelse*',
    fi: 'aikuisille, aikuiselle, aikuisten koko*, aikuisten koot',
  },
  forAllAges: {
    en: `
      all ages, any age, every age, young and old, the whole family, for the whole family, for children and adults,
      kids and adults, children and adults alike, ages 0 to 99, for everyone in the family`,
    de: `
      jedes alter, für jedes alter, alle altersgruppen, für alle altersgruppen, jeden alters, jung und alt,
      groß und klein, für die ganze familie, alle altersstufen, kinder und erwachsene, für jung und alt,
      altersunabhängig`,
    fr: `
      tous les âges, tous âges, tout âge, à tout âge, petits et grands, toute la famille, enfants et adultes,
      grands et petits, pour tous les âges, toutes les tranches d âge`,
    es: `
      todas las edades, cualquier edad, para todas las edades, toda la familia, grandes y pequeños, niños y adultos,
      pequeños y mayores, de cualquier edad, todos los públicos`,
    it: `
      tutte le età, ogni età, qualsiasi età, grandi e piccini, grandi e piccoli, tutta la famiglia, bambini e adulti,
      per tutte le età, adulti e bambini, grandi e bambini`,
    nl: `
      alle leeftijden, elke leeftijd, jong en oud, voor het hele gezin, groot en klein, kinderen en volwassenen,
      voor iedere leeftijd, iedere leeftijd, hele gezin`,
    pl: `
      każdym wieku, w każdym wieku, każdego wieku, bez względu na wiek, dla całej rodziny, małych i dużych,
      dzieci i dorosłych, dzieci i dorośli, niezależnie od wieku, wszystkich grup wiekowych`,
    pt: `
      todas as idades, qualquer idade, para todas as idades, toda a família, miúdos e graúdos, crianças e adultos,
      adultos e crianças, de todas as idades, pequenos e grandes`,
    sv: `
      alla åldrar, oavsett ålder, hela familjen, stora och små, barn och vuxna, både barn och vuxna, för alla åldrar,
      gammal som ung`,
    da: `
      alle aldre, alle aldersgrupper, hele familien, store og små, børn og voksne, uanset alder, både børn og voksne,
      i alle aldre`,
    nb: `
      alle aldre, alle aldersgrupper, hele familien, store og små, barn og voksne, uansett alder, både barn og voksne,
      i alle aldre`,
    fi: `
      kaikenikäi*, kaiken ikäi*, kaikille ikäryhmille, koko perhe*, koko perheelle, lapsille ja aikuisille,
      iästä riippumatta, kaikenikäisille`,
  },
  forBabies: {
    en: `
      for babies, for infants, for your baby, baby s first, infants and toddlers, suitable for babies,
      babies and toddlers, for little babies, for a baby`,
    de: `
      für babys, für säuglinge, für ihr baby, für dein baby, säugling*, babys und kleinkinder, babygeeignet*,
      babygerecht*, für das baby`,
    fr: `
      pour bébé, pour bébés, pour les bébés, nourrisson*, tout petits, pour votre bébé, pour les tout petits,
      pour ton bébé`,
    es: `
      para bebés, para bebé, para el bebé, para tu bebé, para su bebé, lactante*, para los bebés,
      bebés y niños pequeños`,
    it: `
      per bebè, per neonati, per il bebè, per lattanti, lattanti, per i più piccini, per il neonato, per i neonati`,
    nl: 'voor baby s, voor je baby, voor baby, zuigeling*, baby s en peuters, voor de baby, voor uw baby',
    pl: 'dla niemowląt, dla niemowlaka, dla niemowlęcia, niemowl*, dla bobas*, niemowlak*, dla najmłodszych',
    pt: `
      para bebés, para bebês, para bebé, para bebê, para o bebé, para o bebê, lactentes, para o seu bebé,
      para seu bebê`,
    sv: 'för bebis*, för spädbarn, spädbarn*, till bebis*, för små barn, bebisar',
    da: 'til baby, til babyer, spædbarn*, spædbørn*, til spædbørn, til din baby',
    nb: 'til baby, til babyer, spedbarn*, til spedbarn, for babyer, til babyen',
    fi: 'vauvoille, vauvalle, imeväisi*, pienille lapsille, vauvaikäi*, imeväisikäi*',
  },
  forToddlers: {
    en: 'for toddlers, toddler*, preschool*, pre school, nursery age, kindergarten age',
    de: `
      für kleinkinder, kleinkind*, vorschulkind*, kindergartenkind*, kindergartenalter, kita kinder*, vorschulalter`,
    fr: `
      tout petit enfant, jeunes enfants, bambin*, enfants en bas âge, âge préscolaire, préscolaire*,
      école maternelle`,
    es: 'niños pequeños, preescolar*, edad preescolar, niños en edad preescolar, infantil y preescolar',
    it: 'bambini piccoli, prima infanzia, età prescolare, prescolare, bimbi piccoli, scuola dell infanzia',
    nl: 'peuter*, voor peuters, kleuter*, kleuters, dreumes*',
    pl: 'małe dzieci, małych dzieci, przedszkol*, dla przedszkolaków, wiek* przedszkolnym, dla maluchów',
    pt: 'crianças pequenas, pré escolar, idade pré escolar, primeira infância, crianças em idade pré escolar',
    sv: 'småbarn*, för småbarn, förskol*, förskoleålder*, småttingar',
    da: 'småbørn*, til småbørn, børnehave*, børnehavealder*, tumling*',
    nb: 'småbarn*, til småbarn, barnehage*, barnehagealder*, smårolling*',
    fi: 'taapero*, taaperoi*, leikki ikäi*, esikoulu*, päiväkoti ikäi*, pikkulap*',
  },
  schoolAge: {
    en: `
      school age, school aged, schoolchild*, school children, for school, primary school, starting school,
      school starter*, school kids, elementary school, first grader*`,
    de: `
      schulkind*, schulalter, schulpflichtig*, grundschule*, grundschüler*, einschulung*, schulanfänger*,
      erstklässler*, im schulalter, abc schütze*`,
    fr: `
      âge scolaire, écolier*, écolière*, enfants scolarisés, école primaire, en âge d aller à l école, rentrée en cp,
      élèves du primaire`,
    es: `
      edad escolar, escolares, colegiales, niños en edad escolar, educación primaria, escolar, escuela primaria,
      alumnos de primaria`,
    it: `
      età scolare, scolari, scuola elementare, scuola primaria, bambini in età scolare, scolaretti, età scolastica`,
    nl: `
      schoolkind*, schoolgaand*, basisschool*, schoolleeftijd, lagere school, schoolkinderen, basisschoolleeftijd`,
    pl: `
      wiek szkolny, wieku szkolnym, uczni*, dla uczniów, szkoła podstawowa, szkoły podstawowej, pierwszoklasist*,
      dzieci szkolne, dzieci w wieku szkolnym`,
    pt: `
      idade escolar, crianças em idade escolar, ensino básico, escola primária, ensino fundamental, primeiro ciclo,
      alunos do ensino`,
    sv: 'skolålder*, skolbarn*, skolstart*, lågstadie*, barn i skolålder*, grundskol*',
    da: 'skolealder*, skolebarn*, skolebørn*, skolestart*, folkeskole*, indskoling*',
    nb: 'skolealder*, skolebarn*, skolestart*, barneskole*, skolebarna',
    fi: 'kouluikäi*, koululai*, alakoulu*, ekaluokkalai*, koululaisille, koulun aloit*',
  },
  forTeens: {
    en: 'teenager*, teens, teenage, adolescent*, for youths, young people',
    de: 'teenager*, jugendliche*, teenies, heranwachsend*, für jugendliche',
    fr: 'adolescent*, ados, pour ados, adolescence, jeunes adultes',
    es: 'adolescente*, para adolescentes, jóvenes, juvenil*',
    it: 'adolescent*, ragazzi e ragazze, per adolescenti, adolescenza, teenager*',
    nl: 'tiener*, jongeren, puber*, voor tieners, jongvolwassen*',
    pl: 'nastolat*, młodzież*, dla młodzieży, dla nastolatków',
    pt: 'adolescente*, para adolescentes, jovens, adolescência',
    sv: 'tonåring*, ungdom*, tonår*, för ungdomar',
    da: 'teenager*, teenage*, unge mennesker, til teenagere, ungdoms*',
    nb: 'tenåring*, ungdom*, for ungdom, til tenåringer',
    fi: 'teini*, teini ikäi*, nuorille, nuoriso*, murrosikäi*',
  },
  forSeniors: {
    en: 'senior*, elderly, older people, for the elderly, older adults, for pensioners, old age',
    de: `
      senioren*, seniorengerecht*, ältere menschen, ältere personen, für ältere, im alter nutzbar, seniorin*`,
    fr: 'seniors, personnes âgées, pour les personnes âgées, aînés, personne âgée',
    es: 'personas mayores, tercera edad, ancianos, mayores de 65, séniors',
    it: 'anziani, anziane, persone anziane, terza età, per anziani, over 65',
    nl: 'ouderen, senioren*, oudere mensen, bejaard*, voor ouderen',
    pl: 'senior*, osób starszych, osoby starsze, dla seniorów, starszych ludzi, ludzi starszych',
    pt: 'pessoas idosas, idosos, idosas, terceira idade, seniores, para idosos',
    sv: 'seniorer, äldre personer, pensionär*, för äldre, äldre människor',
    da: 'seniorer, ældre mennesker, ældre personer, til ældre, pensionist*',
    nb: 'seniorer, eldre mennesker, eldre personer, for eldre, pensjonist*',
    fi: 'ikäihmis*, senior*, ikääntynei*, iäkkäi*, eläkeläi*, vanhuks*',
  },
};
