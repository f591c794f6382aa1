import type { ConceptTable } from './concept-table.ts';

/** Claims about the speaker: a person or a machine, with a name, a place, a life and colleagues. */
export const IDENTITY: ConceptTable = {
  isHuman: {
    en: `
      i m a real person, i am a real person, i m a human, i am a human, i m human, i am human, real human,
      you re talking to a person, you re chatting with a real, i m not a bot, i am not a bot, i m not a robot,
      i m not a machine, not an ai, a real employee, i m a sales, i m one of the, flesh and blood, i work here,
      i work in the store, i work in our`,
    de: `
      ein echter mensch, echter mensch, eine echte person, echte person, bin ein mensch, ich bin kein bot,
      bin kein bot, bin kein roboter, ich bin kein roboter, bin keine künstliche, aus fleisch und blut,
      ich arbeite hier, ich arbeite im, ich arbeite seit, ich bin mitarbeiter*, bin eine mitarbeiterin,
      bin ein mitarbeiter, echter mitarbeiter, bin keine maschine, bin keine ki`,
    fr: `
      une vraie personne, vraie personne, personne réelle, je suis un humain, je suis humain, je suis humaine,
      être humain, je suis une personne, ne suis pas un robot, ne suis pas un bot, pas une ia,
      pas une intelligence artificielle, en chair et en os, je travaille ici, je travaille au, je travaille en,
      je travaille chez, vrai conseiller, vraie conseillère, suis pas une machine`,
    es: `
      una persona real, persona real, soy una persona, soy humano, soy humana, soy un ser humano, no soy un bot,
      no soy un robot, no soy una máquina, no soy una ia, no soy una inteligencia artificial, de carne y hueso,
      trabajo aquí, trabajo en la tienda, trabajo en el, soy empleado, soy empleada`,
    it: `
      una persona reale, persona reale, persona vera, una persona vera, sono una persona, sono umano, sono umana,
      sono un essere umano, non sono un bot, non sono un robot, non sono una macchina, non sono un ia,
      non sono un intelligenza artificiale, in carne e ossa, in carne ed ossa, lavoro qui, lavoro in negozio,
      lavoro nel`,
    nl: `
      een echt persoon, een echt mens, echte medewerker, ik ben een mens, ben een echt mens, ben een persoon,
      ik ben geen bot, ben geen robot, van vlees en bloed, ik werk hier, ik werk in de, ik werk bij,
      ben een medewerker, ben geen machine, ben geen ai, ben geen computer`,
    pl: `
      prawdziwy człowiek, prawdziwym człowiekiem, prawdziwa osoba, prawdziwą osobą, jestem człowiekiem,
      nie jestem botem, nie jestem robotem, nie jestem maszyną, nie jestem sztuczną, z krwi i kości, żywy człowiek,
      pracuję tutaj, pracuję tu, pracuję w sklepie, pracuję w naszym, jestem pracownikiem, jestem pracownicą`,
    pt: `
      uma pessoa real, pessoa real, pessoa de verdade, sou uma pessoa, sou humano, sou humana, sou um ser humano,
      não sou um bot, não sou um robô, não sou um robot, não sou uma máquina, não sou uma ia,
      não sou uma inteligência artificial, de carne e osso, trabalho aqui, trabalho na loja, trabalho no,
      sou funcionário, sou funcionária`,
    sv: `
      en riktig person, riktig människa, en riktig människa, jag är en människa, jag är människa, inte en bot,
      ingen bot, ingen robot, inte en robot, inte en ai, av kött och blod, jag jobbar här, jag arbetar här,
      jag jobbar i, jag arbetar i`,
    da: `
      en rigtig person, rigtigt menneske, et rigtigt menneske, jeg er et menneske, ikke en bot, ikke en robot,
      ikke en ai, af kød og blod, jeg arbejder her, jeg arbejder i, jeg er ikke en maskine`,
    nb: `
      en ekte person, ekte menneske, et ekte menneske, jeg er et menneske, ikke en bot, ikke en robot, ikke en ki,
      ikke en ai, av kjøtt og blod, jeg jobber her, jeg arbeider her, jeg jobber i, jeg er ikke en maskin`,
    fi: `
      oikea ihminen, olen ihminen, oikea henkilö, oikea asiakaspalvelija, en ole botti, en ole robotti, en ole kone,
      en ole tekoäly, lihaa ja verta, olen töissä täällä, työskentelen täällä, työskentelen myymälä*`,
  },
  isAi: {
    en: `
      i m an ai, i am an ai, ai assistant, virtual assistant, digital assistant, i m a chatbot, i am a chatbot,
      i m a bot, language model, artificial intelligence, automated assistant, as an ai, i m not a human,
      i m not human, not a real person, i m a virtual, i m a digital, i m an automated`,
    de: `
      ich bin eine ki, bin eine ki, ki assistent*, ki berater*, ki basiert*, virtuelle* assistent*,
      virtuelle* berater*, digitale* assistent*, digitale* berater*, bin ein chatbot, chatbot, sprachmodell*,
      künstliche intelligenz, als ki, automatisierte* assistent*, computerprogramm, bin kein mensch,
      bin keine echte person`,
    fr: `
      je suis une ia, assistant ia, assistante ia, assistant virtuel, assistante virtuelle, conseiller virtuel,
      conseillère virtuelle, assistant numérique, assistante numérique, je suis un chatbot, chatbot,
      modèle de langage, intelligence artificielle, en tant qu ia, pas un humain, pas une vraie personne,
      pas une personne réelle`,
    es: `
      soy una ia, asistente de ia, asistente virtual, asistente digital, asesor virtual, asesora virtual,
      soy un chatbot, chatbot, modelo de lenguaje, inteligencia artificial, como ia, no soy humano, no soy humana,
      no soy una persona, asistente automático`,
    it: `
      sono un ia, assistente ia, assistente ai, assistente virtuale, assistente digitale, consulente virtuale,
      consulente digitale, sono un chatbot, chatbot, modello linguistico, intelligenza artificiale, in quanto ia,
      non sono umano, non sono una persona, assistente automatico`,
    nl: `
      ik ben een ai, ai assistent*, ai adviseur, virtuele assistent*, digitale assistent*, virtuele adviseur,
      digitale adviseur, ben een chatbot, chatbot, taalmodel, kunstmatige intelligentie, als ai,
      geautomatiseerde assistent, ben een ai, ben geen mens, ben geen echt persoon`,
    pl: `
      jestem ai, jestem sztuczną inteligencją, sztuczną inteligencją, sztuczna inteligencja, asystent ai,
      asystentem ai, asystentka ai, wirtualny asystent, wirtualnym asystentem, wirtualna asystentka,
      wirtualny doradca, wirtualnym doradcą, cyfrowy asystent, cyfrowym asystentem, jestem chatbotem, czatbot*,
      chatbot*, model językowy, modelem językowym, nie jestem człowiekiem`,
    pt: `
      sou uma ia, assistente de ia, assistente ia, assistente virtual, assistente digital, consultor virtual,
      consultora virtual, sou um chatbot, chatbot, modelo de linguagem, inteligência artificial, como ia,
      não sou humano, não sou humana, não sou uma pessoa, assistente automático`,
    sv: `
      jag är en ai, ai assistent*, ai rådgivare*, virtuell assistent, digital assistent, digital rådgivare,
      virtuell rådgivare, chatbot*, chattbot*, chattrobot*, språkmodell*, artificiell intelligens, inte en människa,
      är ingen människa`,
    da: `
      jeg er en ai, ai assistent*, ai rådgiver*, virtuel assistent, digital assistent, digital rådgiver,
      virtuel rådgiver, chatbot*, chatrobot*, sprogmodel*, kunstig intelligens, ikke et menneske,
      ikke en rigtig person`,
    nb: `
      jeg er en ki, jeg er en ai, ki assistent*, ai assistent*, ki rådgiver*, virtuell assistent, digital assistent,
      digital rådgiver, chatbot*, chatrobot*, språkmodell*, kunstig intelligens, ikke et menneske, ikke en ekte person`,
    fi: `
      olen tekoäly*, tekoäly*, tekoälyavustaja*, tekoälyassistentti*, virtuaaliavustaja*, virtuaaliassistentti*,
      digitaalinen avustaja, virtuaalinen avustaja, chatbot*, chatbotti*, chattibotti*, olen botti, kielimalli*,
      en ole ihminen`,
  },
  hasName: {
    en: 'my name is, my name s, i m called, you can call me, this is ~ from the, just call me',
    de: `
      mein name ist, ich heiße, sie können mich ~ nennen, du kannst mich ~ nennen, nenn mich, nennen sie mich,
      mein name lautet`,
    fr: 'je m appelle, mon nom est, je me nomme, mon prénom est, mon prénom, vous pouvez m appeler, appelez moi',
    es: 'me llamo, mi nombre es, puedes llamarme, puede llamarme, llámame, llámeme',
    it: 'mi chiamo, il mio nome è, puoi chiamarmi, può chiamarmi, chiamami, mi chiami pure',
    nl: 'mijn naam is, ik heet, je kunt me ~ noemen, je mag me ~ noemen, u kunt mij ~ noemen, noem me',
    pl: 'mam na imię, nazywam się, moje imię to, na imię mam, możesz mówić do mnie, możesz mi mówić, proszę mówić mi',
    pt: 'chamo me, me chamo, o meu nome é, meu nome é, pode chamar me, pode me chamar, podes chamar me',
    sv: 'jag heter, mitt namn är, du kan kalla mig, kalla mig',
    da: 'jeg hedder, mit navn er, du kan kalde mig, kald mig',
    nb: 'jeg heter, mitt navn er, navnet mitt er, du kan kalle meg, kall meg',
    fi: 'nimeni on, minun nimeni on, olen nimeltäni, minua voi kutsua, voit kutsua minua, kutsu minua',
  },
  ownExperience: {
    en: `
      i use it myself, i use one myself, i use this myself, i have one at home, i have it at home, i own one,
      i own this, i own it, i ve tested, i tested, i ve tried, i tried it, i ve used, i ve worn, i wear it,
      i wear mine, in my experience, from my own experience, from personal experience, my own, i love it,
      my favourite, my favorite, personally i, i personally, i ve been using, at home i have, i bought one,
      i bought it, mine has, when i tried`,
    de: `
      ich nutze ~ selbst, ich benutze ~ selbst, ich verwende ~ selbst, nutze ich ~ selbst, benutze ich ~ selbst,
      ich trage ~ selbst, ich habe selbst, habe ~ selbst getestet, habe ich selbst, selbst ausprobiert,
      ich habe ~ getestet, ich habe ~ ausprobiert, habe ich ~ zu hause, ich habe ~ zu hause, habe ~ selber zu hause,
      besitze ~ selbst, aus eigener erfahrung, aus meiner erfahrung, meiner erfahrung nach, meine erfahrung,
      mein persönlich*, mein liebling*, mein favorit, meine favoriten, ich persönlich, bei mir zu hause, ich liebe`,
    fr: `
      je l utilise moi même, je l utilise, j utilise moi même, j utilise personnellement, j en ai un chez moi,
      j en ai une chez moi, j en ai un à la maison, j en ai une à la maison, chez moi, je l ai testé*,
      je l ai essayé*, j ai testé, j ai essayé, je le porte, je la porte, d après mon expérience, de mon expérience,
      par expérience, par expérience personnelle, mon préféré, ma préférée, mes préférés, mon coup de cœur,
      mon coup de coeur, je l adore, j adore, je l ai acheté*, personnellement je, personnellement j,
      moi personnellement`,
    es: `
      yo lo uso, yo la uso, yo mismo lo uso, yo misma lo uso, lo uso yo, la uso yo, yo mismo, yo misma,
      tengo uno en casa, tengo una en casa, en mi casa, en casa tengo, lo he probado, la he probado, los he probado,
      las he probado, yo lo probé, lo probé, por experiencia, por mi experiencia, en mi experiencia,
      según mi experiencia, mi experiencia, a mí me encanta, me encanta, mi favorit*, mi preferid*, me lo compré,
      yo personalmente, personalmente prefiero, personalmente creo`,
    it: `
      lo uso anch io, la uso anch io, lo uso io, lo uso personalmente, la uso personalmente, io stesso, io stessa,
      ne ho uno a casa, ne ho una a casa, ce l ho a casa, a casa mia, l ho provat*, l ho testat*, li ho provati,
      le ho provate, ho provato personalmente, ho testato, per esperienza, dalla mia esperienza, nella mia esperienza,
      per mia esperienza, la mia esperienza, io adoro, lo adoro, la adoro, il mio preferito, la mia preferita,
      i miei preferiti, l ho comprat*, io personalmente, personalmente preferisco, personalmente trovo`,
    nl: `
      ik gebruik ~ zelf, gebruik ik zelf, gebruik ~ zelf ook, ik draag ~ zelf, ik heb ~ zelf, heb ~ zelf getest,
      heb ~ zelf geprobeerd, zelf thuis, heb er thuis, ik heb ~ thuis, ik heb ~ getest, ik heb ~ uitgeprobeerd,
      uit eigen ervaring, uit ervaring, mijn ervaring, in mijn ervaring, mijn persoonlijke, mijn favoriet*,
      zelf vind ik, ikzelf, persoonlijk vind, bij mij thuis`,
    pl: `
      sam używam, sama używam, sam go używam, sama go używam, sam korzystam, sama korzystam, sam noszę, sama noszę,
      mam w domu, mam taki w domu, mam taką w domu, sam mam, sama mam, testowałem, testowałam, przetestowałem,
      przetestowałam, wypróbowałem, wypróbowałam, z własnego doświadczenia, z mojego doświadczenia,
      z doświadczenia wiem, mój ulubiony, moja ulubiona, moje ulubione, uwielbiam, kupiłem, kupiłam, osobiście używam,
      osobiście uważam, osobiście wolę`,
    pt: `
      eu uso, eu próprio uso, eu própria uso, eu mesmo uso, eu mesma uso, eu próprio, eu própria, eu mesmo, eu mesma,
      tenho um em casa, tenho uma em casa, em minha casa, na minha casa, já experimentei, eu testei, já testei,
      já usei, eu experimentei, por experiência, por experiência própria, na minha experiência,
      pela minha experiência, minha experiência, o meu favorito, a minha favorita, meu favorito, minha favorita,
      o meu preferido, eu adoro, adoro este, adoro esta, eu amo, eu comprei, eu pessoalmente, pessoalmente acho,
      pessoalmente prefiro`,
    sv: `
      jag använder den själv, jag använder själv, använder själv, jag har själv, jag har en hemma, har den hemma,
      hemma har jag, har själv testat, jag har testat, jag har provat, jag testade, egen erfarenhet, min erfarenhet,
      min favorit, mina favoriter, jag älskar, jag själv, personligen tycker, personligen föredrar,
      personligen använder`,
    da: `
      jeg bruger den selv, jeg bruger selv, bruger selv, jeg har selv, jeg har en derhjemme, har den derhjemme,
      derhjemme har jeg, har selv testet, jeg har testet, jeg har prøvet, egen erfaring, min erfaring, min favorit,
      mine favoritter, jeg elsker, jeg selv, personligt synes, personligt foretrækker, personligt bruger`,
    nb: `
      jeg bruker den selv, jeg bruker selv, bruker selv, jeg har selv, jeg har en hjemme, har den hjemme,
      hjemme har jeg, har selv testet, jeg har testet, jeg har prøvd, egen erfaring, min erfaring, personlig synes,
      personlig mener, min favoritt, favoritten min, mine favoritter, jeg elsker, jeg selv`,
    fi: `
      käytän itse, itse käytän, käytän sitä itse, minulla on itselläni, itselläni on, minulla on kotona,
      kotona minulla, olen testannut, olen itse, testasin, kokeilin, olen kokeillut, omasta kokemuksesta,
      omasta kokemuksestani, oma kokemukseni, kokemukseni mukaan, suosikkini, lempituotteeni, rakastan, itse pidän,
      henkilökohtaisesti pidän, itse suosin`,
  },
  colleagueExperience: {
    en: `
      my colleague*, a colleague of mine, one of my colleagues, our colleague*, colleague has one, colleagues use,
      colleagues have tried, colleagues have tested, colleagues swear by, our staff favourite, our staff favorite,
      team favourite, team favorite, we use it ourselves, we use them ourselves, we all use, in our office, our buyer,
      our team loves, staff pick*, colleague told me`,
    de: `
      mein kollege, meine kollegin, meine kollegen, meinen kollegen, meiner kollegin, meinem kollegen, ein kollege,
      eine kollegin, unsere kollegin, unser kollege, unsere kollegen, unseren kollegen, kollegen nutzen,
      kollegen schwören, wir nutzen ~ selbst, wir verwenden ~ selbst, bei uns im büro, bei uns im team,
      unser team liebt, liebling ~ team, teamliebling*`,
    fr: `
      mon collègue, ma collègue, mes collègues, un collègue, une collègue, nos collègues, un de mes collègues,
      une de mes collègues, collègues utilisent, nous l utilisons nous mêmes, dans notre bureau, dans notre équipe,
      notre équipe adore, notre équipe l utilise, coup de cœur de l équipe, coup de coeur de l équipe,
      préféré de l équipe`,
    es: `
      mi compañero, mi compañera, mis compañeros, mis compañeras, un compañero, una compañera, uno de mis compañeros,
      una de mis compañeras, mi colega, mis colegas, nuestros compañeros, en nuestra oficina,
      nosotros mismos lo usamos, lo usamos nosotros, en nuestro equipo, favorito del equipo,
      a nuestro equipo le encanta`,
    it: `
      il mio collega, la mia collega, i miei colleghi, le mie colleghe, un mio collega, una mia collega, un collega,
      una collega, i nostri colleghi, nel nostro ufficio, lo usiamo anche noi, la usiamo anche noi, nel nostro team,
      preferito del team, il nostro team adora`,
    nl: `
      mijn collega, mijn collega s, een collega, een van mijn collega s, onze collega, onze collega s,
      collega s gebruiken, collega s zweren, wij gebruiken ~ zelf, we gebruiken ~ zelf, bij ons op kantoor,
      in ons team, favoriet van ons team, teamfavoriet*`,
    pl: `
      mój kolega, moja koleżanka, moi koledzy, moje koleżanki, mojego kolegi, mojej koleżanki, kolega z pracy,
      koleżanka z pracy, kolega z zespołu, koleżanka z zespołu, koledzy używają, nasi koledzy, sami używamy,
      sami korzystamy, w naszym biurze, w naszym zespole, ulubieniec zespołu`,
    pt: `
      o meu colega, a minha colega, meu colega, minha colega, os meus colegas, meus colegas, um colega, uma colega,
      um dos meus colegas, nossos colegas, nós próprios usamos, nós mesmos usamos, no nosso escritório,
      na nossa equipa, na nossa equipe, favorito da equipa, favorito da equipe, nossa equipe adora, nossa equipa adora`,
    sv: `
      min kollega, mina kollegor, en kollega, en av mina kollegor, vår kollega, våra kollegor, kollegor använder,
      vi använder den själva, vi använder själva, på vårt kontor, i vårt team, teamets favorit`,
    da: `
      min kollega, mine kolleger, mine kollegaer, en kollega, en af mine kolleger, vores kollega, vores kolleger,
      kolleger bruger, vi bruger den selv, vi bruger selv, på vores kontor, i vores team, teamets favorit`,
    nb: `
      min kollega, kollegaen min, mine kolleger, kollegene mine, mine kollegaer, en kollega, en av kollegene,
      våre kolleger, kolleger bruker, vi bruker den selv, vi bruker selv, på kontoret vårt, på vårt kontor,
      teamets favoritt`,
    fi: `
      kollegani, työkaverini, kollegoideni, kollegat käyttävät, eräs kollega, yksi kollegoistani, työtoverini,
      käytämme itse, käytämme sitä itse, toimistollamme, tiimissämme, tiimin suosikki, tiimimme suosikki`,
  },
  speakerLocation: {
    en: `
      i live in, i m based in, i am based in, i m in our, i m sitting in, i m located in, i m from, here in our shop,
      here in our store, here in the shop, here in the store, here in the office, in front of me, right next to me,
      on my desk, where i live, i m at the store, i m in the store`,
    de: `
      ich wohne in, ich lebe in, ich sitze in, ich sitze im, ich komme aus, bin ich im laden, hier im laden,
      hier bei uns im laden, hier im geschäft, hier im büro, hier im lager, vor mir liegt, vor mir liegen,
      liegt vor mir, neben mir, auf meinem schreibtisch, bei mir in`,
    fr: `
      j habite, je vis à, je suis basé*, je suis situé*, je me trouve à, je me trouve en, je suis au magasin,
      ici au magasin, ici en boutique, ici dans notre, ici au bureau, sous les yeux, à côté de moi, devant moi,
      sur mon bureau`,
    es: `
      vivo en, estoy en la tienda, estoy en el almacén, estoy ubicad*, aquí en la tienda, aquí en nuestra tienda,
      aquí en la oficina, aquí en el almacén, delante de mí, a mi lado, lo tengo delante, la tengo delante,
      en mi escritorio`,
    it: `
      abito a, vivo a, vivo in, mi trovo a, mi trovo in, sono in negozio, sono in magazzino, qui in negozio,
      qui nel nostro negozio, qui in ufficio, davanti a me, ce l ho davanti, accanto a me, sulla mia scrivania`,
    nl: `
      ik woon in, ik zit in, ik zit op kantoor, ik kom uit, hier in de winkel, hier in onze winkel, hier op kantoor,
      hier in het magazijn, voor mijn neus, voor me liggen, ligt voor me, naast me, op mijn bureau`,
    pl: `
      mieszkam w, mieszkam na, pochodzę z, siedzę w, jestem w sklepie, jestem w magazynie, tu w sklepie,
      tutaj w sklepie, u nas w sklepie, u nas w biurze, tu w biurze, mam przed sobą, leży przede mną, obok mnie,
      na moim biurku`,
    pt: `
      moro em, moro no, vivo em, vivo no, estou na loja, estou no armazém, aqui na loja, aqui na nossa loja,
      aqui no escritório, aqui no armazém, à minha frente, na minha frente, ao meu lado, na minha secretária,
      na minha mesa`,
    sv: `
      jag bor i, jag sitter i, jag sitter på, jag kommer från, här i butiken, här på kontoret, här på lagret,
      framför mig, bredvid mig, på mitt skrivbord, jag står i butiken`,
    da: `
      jeg bor i, jeg sidder i, jeg sidder på, jeg kommer fra, her i butikken, her på kontoret, her på lageret,
      foran mig, ved siden af mig, på mit skrivebord, jeg står i butikken`,
    nb: `
      jeg bor i, jeg sitter i, jeg sitter på, jeg kommer fra, her i butikken, her på kontoret, her på lageret,
      foran meg, ved siden av meg, på skrivebordet mitt, jeg står i butikken`,
    fi: `
      asun, istun, olen kotoisin, täällä myymälässä, täällä toimistolla, täällä varastolla, edessäni, vieressäni,
      työpöydälläni, olen myymälässä`,
  },
  ownLife: {
    en: `
      my husband, my wife, my partner, my boyfriend, my girlfriend, my son, my daughter, my kids, my children,
      my baby, my mother, my mum, my mom, my father, my dad, my sister, my brother, my grandmother, my family, my dog,
      my cat, my friend, my friends, my house, my kitchen, my garden, my weekend, my holiday, my vacation, when i was,
      i grew up, as a mother, as a father, as a runner`,
    de: `
      mein mann, meine frau, mein partner, meine partnerin, mein freund, meine freundin, mein sohn, meine tochter,
      meinem sohn, meiner tochter, meine kinder, meinen kindern, mein baby, meine mutter, mein vater, meine schwester,
      mein bruder, meine oma, meine großmutter, meine familie, meiner familie, mein hund, meine katze,
      mein wochenende, mein urlaub, meinem urlaub, meiner küche, meinem garten, ich bin aufgewachsen, als mutter,
      als vater, als ich klein war, als ich jung war, als ich selbst`,
    fr: `
      mon mari, ma femme, mon conjoint, ma compagne, mon compagnon, mon copain, ma copine, mon fils, ma fille,
      mes enfants, mon bébé, ma mère, mon père, ma sœur, ma soeur, mon frère, ma grand mère, ma famille, mon chien,
      mon chat, mes amis, mon ami, mon amie, ma maison, ma cuisine, mon jardin, mon week end, mes vacances,
      quand j étais, j ai grandi, en tant que maman, en tant que papa`,
    es: `
      mi marido, mi esposo, mi mujer, mi esposa, mi pareja, mi novio, mi novia, mi hijo, mi hija, mis hijos,
      mis hijas, mi bebé, mi madre, mi padre, mi hermana, mi hermano, mi abuela, mi familia, mi perro, mi gato,
      mis amigos, mi amigo, mi amiga, mi cocina, mi jardín, mi fin de semana, mis vacaciones, cuando era, crecí,
      como madre, como padre`,
    it: `
      mio marito, mia moglie, il mio compagno, la mia compagna, il mio ragazzo, la mia ragazza, mio figlio,
      mia figlia, i miei figli, i miei bambini, mia madre, mia mamma, mio padre, mio papà, mia sorella, mio fratello,
      mia nonna, la mia famiglia, il mio cane, il mio gatto, i miei amici, la mia amica, la mia cucina,
      il mio giardino, mio weekend, le mie vacanze, quando ero, sono cresciut*, da mamma, da papà`,
    nl: `
      mijn man, mijn vrouw, mijn partner, mijn vriend, mijn vriendin, mijn zoon, mijn zoontje, mijn dochter,
      mijn kinderen, mijn baby, mijn moeder, mijn vader, mijn zus, mijn broer, mijn oma, mijn familie, mijn gezin,
      mijn hond, mijn kat, mijn vrienden, mijn keuken, mijn tuin, mijn weekend, mijn vakantie, toen ik,
      ben opgegroeid, als moeder, als vader`,
    pl: `
      mój mąż, moja żona, mój partner, moja partnerka, mój chłopak, moja dziewczyna, mój syn, moja córka, moje dzieci,
      moje dziecko, moja mama, mój tata, moja siostra, mój brat, moja babcia, moja rodzina, mojej rodzinie, mój pies,
      mój kot, moi przyjaciele, moja przyjaciółka, mojej kuchni, moim ogrodzie, moim domu, mój weekend, moje wakacje,
      kiedy byłem, kiedy byłam, jako mama, jako tata, moim dzieciom`,
    pt: `
      o meu marido, meu marido, a minha mulher, minha mulher, minha esposa, meu parceiro, minha parceira,
      meu namorado, minha namorada, meu filho, minha filha, meus filhos, meu bebé, meu bebê, minha mãe, meu pai,
      minha irmã, meu irmão, minha avó, minha família, meu cão, meu cachorro, meu gato, meus amigos, minha amiga,
      minha cozinha, meu jardim, meu fim de semana, minhas férias, quando eu era, como mãe, como pai`,
    sv: `
      min man, min fru, min sambo, min partner, min pojkvän, min flickvän, min son, min dotter, mina barn, min bebis,
      min mamma, min pappa, min syster, min bror, min mormor, min familj, min hund, min katt, mina vänner, min kompis,
      mitt kök, min trädgård, min helg, min semester, när jag var, jag växte upp, som mamma, som pappa`,
    da: `
      min mand, min kone, min kæreste, min partner, min søn, min datter, mine børn, min baby, min mor, min far,
      min søster, min bror, min mormor, min familie, min hund, min kat, mine venner, min veninde, mit køkken,
      min have, min weekend, min ferie, da jeg var, jeg voksede op, som mor, som far`,
    nb: `
      mannen min, kona mi, samboeren min, kjæresten min, min partner, sønnen min, datteren min, barna mine, mine barn,
      babyen min, moren min, mamma mi, faren min, søsteren min, broren min, bestemoren min, familien min, min familie,
      hunden min, katten min, vennene mine, venninnen min, kjøkkenet mitt, hagen min, helgen min, ferien min,
      da jeg var, jeg vokste opp, som mamma, som pappa`,
    fi: `
      mieheni, vaimoni, puolisoni, kumppanini, poikaystäväni, tyttöystäväni, poikani, tyttäreni, lapseni, lapsillani,
      vauvani, äitini, isäni, siskoni, veljeni, mummoni, perheeni, koirani, kissani, ystäväni, keittiössäni,
      puutarhassani, viikonloppuni, lomani, kun olin, kasvoin, äitinä, isänä`,
  },
  ownFeelings: {
    en: `
      i m so excited, i m thrilled with, i feel sad, i m sad, i m tired, i m proud, i feel proud, i dream of, i enjoy,
      i m passionate, i m a huge fan, i m a big fan, i m a fan, makes me happy, i remember when, i m in love with,
      i miss my, i m jealous`,
    de: `
      bin begeistert, bin so glücklich, bin traurig, bin müde, bin stolz, ich träume, ich genieße, bin ein großer fan,
      bin fan, bin großer fan, macht mich glücklich, ich erinnere mich, bin verliebt, leidenschaftlich gern`,
    fr: `
      je suis triste, je suis fatigué*, je suis fier, je suis fière, je rêve, je suis fan, je suis une grande fan,
      je suis un grand fan, me rend heureu*, je me souviens, je suis passionné*, je suis tombé* amoureu*,
      je suis fou de, je suis folle de`,
    es: `
      estoy emocionad*, estoy triste, estoy cansad*, estoy orgullos*, sueño con, disfruto, soy fan, soy muy fan,
      soy un gran fan, me hace feliz, recuerdo cuando, me apasiona, estoy enamorad*, me enamoré`,
    it: `
      sono entusiasta, sono triste, sono stanco, sono stanca, sono orgoglios*, sogno di, sono un fan, sono una fan,
      sono un grande fan, mi rende felice, mi ricordo, sono appassionat*, sono innamorat*, mi sono innamorat*`,
    nl: `
      ik ben enthousiast, ben ~ enthousiast, ik ben verdrietig, ik ben moe, ik ben trots, ik droom van, ik geniet,
      ben fan van, ben ~ fan van, ik ben een fan, word ik blij, ik herinner me, ben verliefd op, ik ben dol op`,
    pl: `
      jestem zachwycon*, jestem smutn*, smutno mi, jestem zmęczon*, jestem dumn*, marzę o, jestem fanem, jestem fanką,
      jestem wielkim fanem, jestem wielką fanką, pamiętam jak, jestem zakochan*, zakochałem się, zakochałam się`,
    pt: `
      estou entusiasmad*, estou animad*, estou triste, estou cansad*, tenho orgulho, estou orgulhos*, sonho com,
      sou fã, sou grande fã, me faz feliz, faz me feliz, lembro me, eu lembro, sou apaixonad*, estou apaixonad*`,
    sv: `
      jag är trött, jag är stolt, jag drömmer, jag njuter, jag är ett stort fan, jag är ett fan, gör mig glad,
      jag minns, jag är förälskad, jag är kär i`,
    da: `
      jeg er begejstret, jeg er træt, jeg er stolt, jeg drømmer, jeg nyder, jeg er fan af, jeg er stor fan,
      gør mig glad, jeg husker, jeg er forelsket, jeg er vild med`,
    nb: `
      jeg er begeistret, jeg er trøtt, jeg er sliten, jeg er stolt, jeg drømmer, jeg nyter, jeg er fan av,
      jeg er stor fan, gjør meg glad, jeg husker, jeg er forelsket`,
    fi: `
      olen innoissani, olen surullinen, olen väsynyt, olen ylpeä, unelmoin, nautin, olen suuri fani, olen fani,
      ilahduttaa minua, muistan kun, olen rakastunut, ihastuin`,
  },
};
