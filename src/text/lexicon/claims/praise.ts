import type { ConceptTable } from './concept-table.ts';

/** Popularity and reputation: claims that a product is famous, in demand, approved or rare. */
export const PRAISE: ConceptTable = {
  bestseller: {
    en: 'bestseller*, best seller*, best selling, top seller*, top selling, number one seller, our hit, hot seller*',
    de: 'bestseller*, topseller*, top seller, verkaufsschlager*, verkaufshit*, meistverkauft*, kassenschlager',
    fr: `
      best seller*, bestseller*, meilleure vente, meilleures ventes, top des ventes, top vente*, numéro un des ventes,
      plus vendu*, gros succès, succès de vente*`,
    es: `
      bestseller*, best seller*, superventas, más vendid*, éxito de ventas, top ventas, récord de ventas,
      éxito en ventas`,
    it: `
      bestseller*, best seller*, più vendut*, successo di vendite, campione di vendite, top seller, campioni d incasso`,
    nl: `
      bestseller*, best verkocht*, bestverkocht*, topseller*, verkoopsucces, verkoophit, meest verkocht*,
      meestverkocht*`,
    pl: `
      bestseller*, hit sprzedaży, hitem sprzedaży, hity sprzedaży, najlepiej sprzedając*, najchętniej kupowan*,
      przebój sprzedaży, przebojem sprzedaży`,
    pt: `
      bestseller*, best seller*, mais vendid*, campeão de vendas, campeã de vendas, campeões de vendas,
      sucesso de vendas, líder de vendas, top de vendas`,
    sv: 'bästsälj*, storsälj*, storsäljare, bestseller*, försäljningssuccé*, mest sålda, toppsäljare',
    da: 'bestseller*, topsælger*, bedst sælgende, bedstsælgende, mest solgte, salgshit, salgssucces*',
    nb: 'bestselger*, bestseller*, toppselger*, mest solgt*, storselger*, salgssuksess*',
    fi: 'myyntihitti*, bestseller*, myydyi*, eniten myyty*, eniten myydy*, hittituot*, menestystuot*',
  },
  popular: {
    en: `
      popular, very popular, in demand, sought after, customer favourite*, firm favourite*, a favourite with,
      a favourite among, customer favorite*, firm favorite*, a favorite with, a favorite among, crowd favourite,
      fan favourite, crowd favorite, fan favorite, a hit with, coveted, much loved`,
    de: `
      beliebt*, sehr gefragt, besonders gefragt, stark gefragt, viel gefragt, begehrt*, lieblingsprodukt*,
      kundenliebling*, publikumsliebling*, populär*, heiß begehrt, kundenfavorit*, publikumsfavorit*, favorit bei,
      favorit unter`,
    fr: `
      populaire*, très apprécié*, très demandé*, plébiscité*, très prisé*, favori de nos, favoris de nos,
      favorite de nos, coup de coeur, coup de cœur, coups de cœur, incontournable*, très en vogue`,
    es: `
      popular, populares, muy popular, muy demandad*, muy solicitad*, muy apreciad*, favorit* de nuestr*,
      favorit* de los, favorit* entre, preferid* de nuestr*, preferid* de los, muy querid*, muy codiciad*`,
    it: `
      popolar*, molto richiest*, molto apprezzat*, molto amat*, preferit* dai, preferit* dei, preferit* dalle,
      amatissim*, richiestissim*, apprezzatissim*, gettonat*`,
    nl: `
      populair*, geliefd, geliefde, gewild*, favoriet bij, favoriet onder, veelgevraagd*, lievelingsproduct*,
      klantfavoriet*, publiekslieveling`,
    pl: `
      popularn*, lubian*, uwielbian*, ulubion* ~ klient*, ulubieniec, ulubieńc*, rozchwytywan*,
      cieszy się zainteresowaniem, cieszy się ~ powodzeniem, chętnie wybieran*, chętnie kupowan*`,
    pt: `
      popular, populares, muito procurad*, muito apreciad*, favorit* dos, favorit* de nossos, favorit* entre,
      preferid* dos, preferid* de nossos, queridinh*, muito querid*, muito requisitad*, bastante procurad*`,
    sv: `
      populär*, omtyckt*, kundfavorit*, publikfavorit*, favorit bland, favorit hos, eftertraktad*, efterfrågad*,
      älskad*, mycket uppskattad*, uppskattad av, poppis`,
    da: `
      populær*, kundefavorit*, favorit blandt, favorit hos, eftertragt*, efterspurgt*, elsket, elskede, vellidt*,
      yndling*`,
    nb: 'populær*, kundefavoritt*, favoritt blant, favoritt hos, ettertrakt*, etterspurt*, elsket, godt likt, yndling*',
    fi: `
      suosittu, suosittua, suosittuja, suositut, suosittujen, suosituista, asiakassuosik*, suosikkituot*,
      asiakkaiden suosikki, suosikki asiakkaiden, suosio*, haluttu tuote, kysytty malli, kysytty tuote, rakastet*,
      pidetty malli, lempituot*`,
  },
  mostBought: {
    en: `
      most popular, most bought, most purchased, most ordered, bought most, most sold, most in demand, our number one,
      most frequently bought, ordered most, most requested`,
    de: `
      beliebteste*, am beliebtesten, meistgekauft*, meist gekauft*, am häufigsten gekauft, am meisten gekauft,
      meistbestellt*, am häufigsten bestellt, am meisten verkauft, gefragteste*, meistgefragt*, nummer eins bei`,
    fr: `
      plus populaire*, plus acheté*, plus commandé*, plus demandé*, le plus apprécié, la plus appréciée,
      les plus appréciés, plus plébiscité*, plus prisé*, préféré de nos clients, préférée de nos clients,
      préféré des clients`,
    es: `
      más popular, más populares, más comprad*, más pedid*, más demandad*, más solicitad*, número uno en ventas,
      preferido de nuestros clientes, favorito de nuestros clientes`,
    it: `
      più popolar*, più acquistat*, più comprat*, più ordinat*, più richiest*, più amat*, più apprezzat*,
      preferito dai clienti, preferito dai nostri clienti, più gettonat*`,
    nl: `
      populairste, meest populair*, meest gekocht*, meestgekocht*, meest besteld*, meest gekozen, meestgekozen,
      vaakst gekocht, vaakst besteld, meest gewild*, meest geliefd*, meest gevraagd*`,
    pl: `
      najpopularniejsz*, najbardziej popularn*, najczęściej kupowan*, najczęściej zamawian*, najczęściej wybieran*,
      najchętniej wybieran*, najchętniej kupowan*, najbardziej lubian*`,
    pt: `
      mais popular, mais populares, mais comprad*, mais pedid*, mais procurad*, mais requisitad*, mais encomendad*,
      favorito dos nossos clientes, preferido dos clientes, preferido dos nossos clientes`,
    sv: `
      populärast*, mest populär*, mest köpta, mest köpt, mest beställda, mest omtyckta, mest efterfrågade, köps mest`,
    da: 'mest populær*, mest købte, mest købt, mest bestilte, mest efterspurgte, mest solgte, købes mest',
    nb: 'mest populær*, mest kjøpte, mest kjøpt, mest bestilte, mest etterspurte, mest solgte, kjøpes mest',
    fi: `
      suosituin*, suosituim*, eniten ostettu*, eniten ostetu*, ostetuin*, ostetuim*, eniten tilattu*, tilatuim*,
      kysytyin*, kysytyim*, halutuim*`,
  },
  trending: {
    en: `
      trending, trendy, on trend, trend colour, trend color, viral, hyped, all the rage, tiktok famous, went viral,
      the latest trend, in vogue, must have*, in fashion, cult product`,
    de: `
      trendig*, im trend, trendfarbe*, trendprodukt*, trendteil*, voll angesagt, angesagt*, viral, gehypt*, hype,
      must have*, liegt im trend, kultprodukt*, kultig*, in mode, trendy`,
    fr: `
      est tendance, couleur tendance, pièce tendance, tendances, très tendance, à la mode, viral, virale, buzz,
      must have, en vogue, produit culte`,
    es: `
      es tendencia, tendencias, en tendencia, de moda, viral, de tendencia, furor, última tendencia, muy de moda,
      objeto de culto, producto de culto`,
    it: `
      di tendenza, in tendenza, di moda, virale, alla moda, must have, ultima tendenza, in voga, oggetto cult,
      prodotto cult, di culto`,
    nl: 'trendy, trending, in de mode, trendkleur*, viral, hype, gehypet, must have*, musthave*, cultproduct',
    pl: `
      modn*, trendy, na topie, w trendach, trendem, viral*, hit internetu, must have, kultow*, hitem internetu,
      na czasie`,
    pt: `
      é tendência, última tendência, tendência da estação, tendências, na moda, está em alta, estão em alta, viral,
      viralizou, febre do momento, must have, última moda, produto de culto, queridinho da internet`,
    sv: `
      trendig*, inne just nu, på modet, viral*, hypad*, hypat, must have, trendfärg*, senaste trenden, kultförklarad*`,
    da: `
      trendy, trending, på mode, viral*, hypet, hypede, must have, trendfarve*, seneste trend, oppe i tiden,
      kultklassiker`,
    nb: `
      trendy, trender, på moten, viral*, hypet, hypede, must have, trendfarge*, siste trend, i vinden, kultklassiker`,
    fi: `
      trendik*, trendi*, muodissa, muodikas, muodikkaa*, viraali*, hypetet*, must have, pinnalla juuri nyt,
      kulttituot*, ajankohtainen trendi`,
  },
  customersLove: {
    en: `
      customers love, customers rave, loved by, love it, people love, everyone loves, customers appreciate,
      customers are delighted, customers swear by, swear by it, customers are thrilled, customers are happy,
      our customers like, adored by`,
    de: `
      kunden lieben, kundinnen lieben, von kunden geliebt, kunden schätzen, kunden sind begeistert,
      kundinnen sind begeistert, kunden schwärmen, begeistert unsere kunden, begeistert kunden, schwören darauf,
      schwören auf, geliebt von, alle lieben, kommt bei ~ kunden ~ gut an, begeisterte kunden, kunden mögen`,
    fr: `
      clients adorent, clientes adorent, clients apprécient, clients raffolent, adoré par, adorée par,
      aimé de nos clients, clients sont ravis, clients sont conquis, clients sont enchantés, fait l unanimité,
      ne jurent que par, clients aiment, séduit nos clients`,
    es: `
      clientes adoran, a nuestros clientes les encanta, les encanta, clientes están encantados, encanta a,
      adorado por, amado por, clientes valoran, clientes aprecian, gusta mucho a, clientes aman, enamora a,
      clientes están muy contentos`,
    it: `
      clienti adorano, clienti amano, amato da, amata da, amati da, clienti apprezzano, clienti sono entusiasti,
      clienti sono soddisfatti, apprezzato dai clienti, apprezzata dai clienti, piace molto ai, adorato da,
      conquista tutti`,
    nl: `
      klanten houden van, klanten zijn dol op, klanten zijn lovend, klanten zijn enthousiast, klanten waarderen,
      geliefd bij, klanten zijn blij, klanten zweren bij, zweren erbij, iedereen is dol op, klanten vinden ~ geweldig,
      valt in de smaak bij`,
    pl: `
      klienci uwielbiają, klientki uwielbiają, klienci kochają, klienci cenią, klienci chwalą, klientki chwalą,
      klienci są zachwyceni, klientki są zachwycone, klienci lubią, uwielbian* przez, cenion* przez, pokochali,
      klienci są zadowoleni`,
    pt: `
      clientes adoram, clientes amam, amado por, amada por, adorado por, clientes apreciam, clientes elogiam,
      clientes estão encantados, clientes ficam encantados, clientes gostam, faz sucesso entre,
      clientes estão satisfeitos, todos adoram`,
    sv: `
      kunder älskar, kunderna älskar, kunder uppskattar, kunder gillar, kunderna gillar, älskad av, älskas av,
      uppskattad av, kunder är nöjda, kunder är förtjusta, svär vid`,
    da: `
      kunder elsker, kunderne elsker, kunder er vilde med, kunder er glade for, kunder roser, kunderne roser,
      elsket af, elskes av, elskes af, kunder sætter pris på, værdsat af, kunder er begejstrede`,
    nb: `
      kunder elsker, kundene elsker, kundene våre elsker, kunder er fornøyde, kundene er fornøyde, kunder skryter,
      kundene skryter, elsket av, elskes av, kunder liker, kundene liker, kunder setter pris på`,
    fi: `
      asiakkaat rakastavat, asiakkaamme rakastavat, asiakkaat pitävät, asiakkaamme pitävät, asiakkaat kehuvat,
      asiakkaamme kehuvat, asiakkaat arvostavat, asiakkaiden rakastama*, asiakkaiden suosik*,
      asiakkaat ovat tyytyväisiä, asiakkaamme ovat tyytyväisiä, asiakkaat ovat ihastuneet`,
  },
  wellReviewed: {
    en: `
      good reviews, great reviews, excellent reviews, positive reviews, rave reviews, glowing reviews, well reviewed,
      highly rated, top rated, well rated, best rated, great ratings, good ratings, high ratings, positive feedback,
      great feedback, excellent feedback`,
    de: `
      gute bewertungen, sehr gute bewertungen, tolle bewertungen, top bewertungen, beste bewertungen,
      positive bewertungen, positiven bewertungen, hervorragende bewertungen, gut bewertet*, bestens bewertet,
      hervorragend bewertet*, top bewertet*, bestbewertet*, positive* feedback, positive rezensionen,
      gute rezensionen, positive* rückmeldung*, hoch bewertet`,
    fr: `
      bons avis, excellents avis, très bons avis, avis positifs, avis élogieux, avis favorables, produit bien noté,
      bien noté par, bien évalué*, mieux noté*, excellentes notes, bonnes notes, retours positifs, excellents retours,
      très bons retours, retours élogieux, très bien noté par, très bien notée par`,
    es: `
      buenas opiniones, buenas reseñas, excelentes opiniones, excelentes reseñas, opiniones positivas,
      reseñas positivas, muy buenas opiniones, bien valorad*, mejor valorad*, muy bien valorad*, buenas valoraciones,
      valoraciones positivas, excelentes valoraciones, bien calificad*, comentarios positivos`,
    it: `
      ottime recensioni, buone recensioni, recensioni positive, eccellenti recensioni, recensioni eccellenti,
      recensioni entusiaste, ben recensit*, meglio recensit*, ottime valutazioni, buone valutazioni,
      valutazioni positive, ben valutat*, più votat*, feedback positivi, ottimi feedback, riscontri positivi`,
    nl: `
      goede reviews, goede beoordelingen, positieve reviews, positieve beoordelingen, uitstekende reviews,
      uitstekende beoordelingen, lovende reviews, lovende recensies, goed beoordeeld*, best beoordeeld*,
      hoog gewaardeerd*, hoog beoordeeld*, goed gewaardeerd, goede recensies, positieve feedback, mooie reviews`,
    pl: `
      dobre opinie, świetne opinie, bardzo dobre opinie, pozytywne opinie, doskonałe opinie, znakomite opinie,
      pozytywnych opinii, dobrych opinii, wysoko oceniany, wysoko oceniana, wysoko ocenian*, najlepiej ocenian*,
      wysokie oceny, dobre oceny, bardzo dobre oceny, pozytywne recenzje, dobrze ocenian*, pozytywne komentarze`,
    pt: `
      boas avaliações, ótimas avaliações, excelentes avaliações, avaliações positivas, boas críticas, ótimas críticas,
      críticas positivas, bem avaliad*, mais bem avaliad*, melhor avaliad*, boas opiniões, opiniões positivas,
      boas classificações, bem classificad*, bem cotad*, feedback positivo`,
    sv: `
      bra recensioner, fina recensioner, goda recensioner, positiva recensioner, bra omdömen, fina omdömen,
      goda omdömen, positiva omdömen, höga betyg, högt betyg, bra betyg, välrecenserad*, bäst betyg, fina betyg`,
    da: `
      gode anmeldelser, fine anmeldelser, flotte anmeldelser, positive anmeldelser, rosende anmeldelser,
      gode bedømmelser, høje bedømmelser, høj bedømmelse, god bedømmelse, høj rating, bedst anmeldte,
      positive tilbagemeldinger, flotte bedømmelser`,
    nb: `
      gode anmeldelser, fine anmeldelser, strålende anmeldelser, positive anmeldelser, gode omtaler, positive omtaler,
      gode vurderinger, høy vurdering, høye vurderinger, best vurdert*, positive tilbakemeldinger,
      gode tilbakemeldinger, gode kundeanmeldelser`,
    fi: `
      hyvät arvostelut, hyviä arvosteluja, hyviä arvioita, hyvät arviot, erinomaiset arvostelut,
      erinomaisia arvosteluja, kiittävät arvostelut, kiittäviä arvosteluja, myönteisiä arvosteluja,
      positiivisia arvosteluja, positiivista palautetta, hyvää palautetta, parhaiten arvioitu*, korkeat arvosanat,
      hyvät arvosanat`,
  },
  fiveStars: {
    en: 'five star*, 5 star*, five out of five, 5 out of 5, full marks, top marks, perfect score, top score',
    de: `
      fünf sterne*, 5 sterne*, 5 von 5, fünf von fünf, volle punktzahl, bestnote*, höchstnote*, höchstwertung*,
      volle sternzahl`,
    fr: 'cinq étoiles, 5 étoiles, 5 sur 5, cinq sur cinq, note maximale, meilleure note',
    es: 'cinco estrellas, 5 estrellas, 5 de 5, cinco de cinco, puntuación máxima, máxima puntuación, nota máxima',
    it: 'cinque stelle, 5 stelle, 5 su 5, cinque su cinque, voto massimo, punteggio massimo, massimo dei voti',
    nl: 'vijf sterren, 5 sterren, 5 van de 5, vijf van de vijf, 5 uit 5, hoogste score, maximale score, topscore',
    pl: `
      pięć gwiazdek, 5 gwiazdek, pięciogwiazdkow*, 5 na 5, pięć na pięć, maksymalna ocena, maksymalną ocenę,
      najwyższa ocena, najwyższą ocenę`,
    pt: `
      cinco estrelas, 5 estrelas, 5 em 5, cinco em cinco, 5 de 5, nota máxima, pontuação máxima, classificação máxima`,
    sv: 'fem stjärnor, 5 stjärnor, fem av fem, 5 av 5, högsta betyg, toppbetyg, full pott',
    da: 'fem stjerner, 5 stjerner, fem ud af fem, 5 ud af 5, topkarakter*, højeste karakter, topscore',
    nb: `
      fem stjerner, 5 stjerner, fem av fem, 5 av 5, toppkarakter*, høyeste karakter, toppscore, terningkast seks,
      terningkast 6`,
    fi: `
      viisi tähteä, viiden tähden, 5 tähteä, 5 tähden, täydet pisteet, täysien pisteiden, täydet viisi,
      paras arvosana, korkein arvosana`,
  },
  recommendedByExperts: {
    en: `
      recommended by experts, expert recommended, recommended by professionals, recommended by doctors,
      doctor recommended, recommended by dentists, dentist recommended, recommended by dermatologists,
      dermatologist recommended, recommended by midwives, recommended by vets, vet recommended,
      recommended by physiotherapists, experts recommend, doctors recommend, dentists recommend,
      dermatologists recommend, professionals use, used by professionals, professional chefs,
      recommended by pediatricians, recommended by paediatricians`,
    de: `
      von experten empfohlen, experten empfehlen, von fachleuten empfohlen, von ärzten empfohlen, ärzte empfehlen,
      ärztlich empfohlen, von zahnärzten empfohlen, zahnärzte empfehlen, von dermatologen empfohlen,
      hautärzte* ~ empfohlen, hautärzte empfehlen, von hebammen empfohlen, hebammen empfehlen,
      von tierärzten empfohlen, von physiotherapeuten empfohlen, von kinderärzten empfohlen, von profis ~ genutzt,
      von profis empfohlen, von profis verwendet, profis nutzen, profiköche, von apothekern empfohlen,
      apotheker empfehlen`,
    fr: `
      recommandé par les experts, recommandé par des experts, recommandé par les professionnels,
      recommandé par les médecins, recommandé par les dentistes, recommandé par les dermatologues,
      recommandé par des dermatologues, recommandé par les sages femmes, recommandé par les vétérinaires,
      recommandé par les pédiatres, recommandé* par ~ dermatologues, recommandé* par ~ médecins,
      recommandé* par ~ dentistes, recommandé* par ~ professionnels, recommandé* par ~ experts,
      recommandé* par ~ vétérinaires, recommandé* par ~ pédiatres, recommandé* par ~ kinésithérapeutes,
      médecins recommandent, dentistes recommandent, dermatologues recommandent, experts recommandent,
      utilisé par les professionnels, utilisés par les professionnels, utilisé par des professionnels`,
    es: `
      recomendad* por ~ expertos, recomendad* por ~ profesionales, recomendad* por ~ médicos,
      recomendad* por ~ dentistas, recomendad* por ~ dermatólogos, recomendad* por ~ matronas,
      recomendad* por ~ veterinarios, recomendad* por ~ pediatras, recomendad* por ~ fisioterapeutas,
      recomendad* por ~ especialistas, médicos recomiendan, dentistas recomiendan, dermatólogos recomiendan,
      expertos recomiendan, usado por profesionales, utilizado por profesionales, utilizados por profesionales,
      chefs profesionales`,
    it: `
      consigliat* da ~ esperti, consigliat* dagli esperti, consigliat* dai professionisti,
      consigliat* da professionisti, consigliat* dai medici, consigliat* da medici, consigliat* dai dentisti,
      consigliat* dai dermatologi, consigliat* da dermatologi, consigliat* dalle ostetriche,
      consigliat* dai veterinari, consigliat* dai pediatri, raccomandat* dai medici, raccomandat* dai dentisti,
      raccomandat* dai dermatologi, raccomandat* dagli esperti, medici consigliano, medici raccomandano,
      dentisti consigliano, dentisti raccomandano, esperti consigliano, usato dai professionisti,
      utilizzato dai professionisti, chef professionisti`,
    nl: `
      aanbevolen door experts, aanbevolen door professionals, aanbevolen door artsen, aanbevolen door tandartsen,
      aanbevolen door dermatologen, aanbevolen door verloskundigen, aanbevolen door dierenartsen,
      aanbevolen door fysiotherapeuten, aanbevolen door specialisten, aangeraden door ~ experts,
      aangeraden door ~ artsen, aangeraden door ~ tandartsen, aangeraden door ~ dermatologen, experts raden,
      artsen raden, tandartsen raden, dermatologen raden, experts bevelen, door professionals gebruikt,
      gebruikt door professionals, professionele koks, professionals gebruiken`,
    pl: `
      polecan* przez ekspertów, polecan* przez specjalistów, polecan* przez lekarzy, polecan* przez dentystów,
      polecan* przez stomatologów, polecan* przez dermatologów, polecan* przez położne, polecan* przez weterynarzy,
      polecan* przez pediatrów, polecan* przez fizjoterapeutów, polecan* przez profesjonalistów,
      rekomendowan* przez ~ lekarzy, rekomendowan* przez ~ ekspertów, rekomendowan* przez ~ specjalistów,
      rekomendowan* przez ~ dermatologów, rekomendowan* przez ~ stomatologów, lekarze polecają, lekarze zalecają,
      dentyści polecają, dermatolodzy polecają, eksperci polecają, używan* przez profesjonalistów,
      zalecan* przez ~ lekarzy`,
    pt: `
      recomendad* por ~ especialistas, recomendad* por ~ peritos, recomendad* por ~ profissionais,
      recomendad* por ~ médicos, recomendad* por ~ dentistas, recomendad* por ~ dermatologistas,
      recomendad* por ~ parteiras, recomendad* por ~ veterinários, recomendad* por ~ pediatras,
      recomendad* por ~ fisioterapeutas, recomendad* pelos ~ especialistas, recomendad* pelos ~ médicos,
      recomendad* pelos ~ dentistas, médicos recomendam, dentistas recomendam, dermatologistas recomendam,
      especialistas recomendam, usado por profissionais, utilizado por profissionais, usada por profissionais,
      chefs profissionais`,
    sv: `
      rekommenderas av experter, rekommenderas av läkare, rekommenderas av tandläkare, rekommenderas av dermatologer,
      rekommenderas av hudläkare, rekommenderas av barnmorskor, rekommenderas av veterinärer, rekommenderas av proffs,
      rekommenderad av ~ experter, rekommenderad av ~ läkare, rekommenderad av ~ tandläkare,
      rekommenderad av ~ dermatologer, experter rekommenderar, läkare rekommenderar, tandläkare rekommenderar,
      används av proffs`,
    da: `
      anbefalet af eksperter, anbefalet af læger, anbefalet af tandlæger, anbefalet af dermatologer,
      anbefalet af hudlæger, anbefalet af jordemødre, anbefalet af dyrlæger, anbefalet af fagfolk,
      anbefales af ~ eksperter, anbefales af ~ læger, anbefales af ~ tandlæger, anbefales af ~ hudlæger,
      anbefales af ~ jordemødre, eksperter anbefaler, læger anbefaler, tandlæger anbefaler, bruges af professionelle`,
    nb: `
      anbefalt av eksperter, anbefalt av leger, anbefalt av tannleger, anbefalt av dermatologer, anbefalt av hudleger,
      anbefalt av jordmødre, anbefalt av veterinærer, anbefalt av fagfolk, anbefales av ~ eksperter,
      anbefales av ~ leger, anbefales av ~ tannleger, anbefales av ~ hudleger, eksperter anbefaler, leger anbefaler,
      tannleger anbefaler, brukes av profesjonelle, brukes av proffer`,
    fi: `
      asiantuntijoiden suosittele*, asiantuntijat suosittele*, lääkärien suosittele*, lääkäreiden suosittele*,
      lääkärit suosittele*, hammaslääkärien suosittele*, hammaslääkärit suosittele*, hammaslääkäreiden suosittele*,
      ihotautilääkärien suosittele*, ihotautilääkäreiden suosittele*, dermatologien suosittele*,
      kätilöiden suosittele*, eläinlääkärien suosittele*, eläinlääkäreiden suosittele*, ammattilaisten suosittele*,
      ammattilaisten käyttämä*, ammattilaiset käyttävät`,
  },
  award: {
    en: `
      award winning, award*, won an award, design award, prize winning, awarded, winner of, red dot, if design award,
      design prize, product of the year, gold medal`,
    de: `
      ausgezeichnet mit, preisgekrönt*, prämiert*, auszeichnung*, designpreis*, design preis, design award, red dot,
      if design award, award, goldmedaille*, preisträger*, produkt des jahres, mehrfach ausgezeichnet`,
    fr: `
      primé par, a été primé, primé aux, primée par, a été primée, prix du design, prix de design, lauréat*,
      médaille d or, red dot, if design award, produit de l année, élu produit, award, récompensé par,
      récompensée par, récompensés par`,
    es: `
      premiad*, galardonad*, premio de diseño, premios de diseño, galardón, galardones, ganador de, ganadora de,
      red dot, if design award, producto del año, ha ganado ~ premio, award`,
    it: `
      premiat*, pluripremiat*, premio di design, premio per il design, vincitore di, vincitrice di, vincitore del,
      medaglia d oro, red dot, if design award, prodotto dell anno, compasso d oro, award`,
    nl: `
      bekroond*, bekroning*, prijswinnend*, designprijs, design award, onderscheiden met, onderscheiding*,
      gouden medaille*, red dot, if design award, product van het jaar, award, winnaar van`,
    pl: `
      nagrodzon*, nagroda za, nagrodę za, nagrody za, wielokrotnie nagradzan*, nagradzan*, wyróżnion* nagrodą,
      wyróżnieni*, laureat*, zdobywc* nagrody, złoty medal, red dot, if design award, produkt roku`,
    pt: `
      premiad*, galardoad*, galardão, prémio de design, prêmio de design, vencedor de, vencedora de, vencedor do,
      medalha de ouro, red dot, if design award, produto do ano, distinguid* com, award`,
    sv: `
      prisbelön*, prisvinnande, belönad*, belönats, designpris*, utmärkelse*, guldmedalj*, red dot, if design award,
      årets produkt, vinnare av`,
    da: `
      prisvindende, prisbelønn*, belønnet med, designpris*, designprisen, udmærkelse*, guldmedalje*, red dot,
      if design award, årets produkt, vinder af`,
    nb: `
      prisvinnende, prisbelønn*, prisbelønt*, belønnet med, designpris*, utmerkelse*, gullmedalje*, red dot,
      if design award, årets produkt, vinner av`,
    fi: `
      palkittu*, palkitt*, palkinno*, palkinto*, palkinnon voittaja, muotoilupalkin*, kultamitali*, red dot,
      if design award, vuoden tuote, tunnustukse*`,
  },
  testWinner: {
    en: `
      test winner*, comparison test winner, best in test, best buy, editor s choice, editors choice, which best buy,
      came first in, winner in ~ test, tested best, best on test, good in ~ test, rated very good`,
    de: `
      testsieger*, vergleichssieger*, test sieger, bester im test, preis leistungs sieger*, preissieger,
      stiftung warentest, öko test, testnote, testurteil*, im test ~ sehr gut, im test ~ gut, note sehr gut,
      kauftipp*, empfehlung der redaktion`,
    fr: `
      meilleur du test, vainqueur du test, gagnant du test, premier du comparatif, élu meilleur,
      choix de la rédaction, 60 millions de consommateurs, que choisir, meilleur rapport qualité prix du test,
      numéro un du test, meilleur au banc d essai`,
    es: `
      ganador del test, ganador de la comparativa, mejor del análisis, mejor en test, compra maestra, mejor del test,
      elección del editor, mejor puntuad* en, mejor en la comparativa, vencedor del test, ocu`,
    it: `
      vincitore del test, vincitore del confronto, migliore del test, miglior acquisto, scelta della redazione,
      altroconsumo, migliore nel test, primo nel test, vincitore nei test, miglior test`,
    nl: `
      testwinnaar*, test winnaar, winnaar van de test, beste uit de test, beste koop, best getest*, consumentenbond,
      beste in de test, redactiekeuze, keuze van de redactie`,
    pl: `
      zwycięzca testu, zwycięzcą testu, zwycięzca testów, zwycięzcą testów, zwycięzca porównania, najlepszy w teście,
      najlepsza w teście, wygrał test, wygrała test, wybór redakcji, wyborem redakcji, najlepszy zakup,
      stiftung warentest`,
    pt: `
      vencedor do teste, vencedor do comparativo, melhor do teste, escolha do editor, escolha dos editores,
      escolha do consumidor, melhor compra, deco proteste, melhor no teste, primeiro lugar no teste`,
    sv: `
      bäst i test, testvinnare*, testseger*, testvinnande, råd och rön, testfakta, redaktionens val, bästa köp,
      vinnare i test, bäst i testet`,
    da: `
      bedst i test, testvinder*, testsejr*, forbrugerrådet tænk, redaktionens valg, bedste køb, testens vinder,
      tænk test, vinder af test`,
    nb: 'best i test, testvinner*, testseier*, redaksjonens valg, beste kjøp, vinner av test, testens beste',
    fi: `
      testivoittaja*, testin voittaja*, testivoit*, vertailuvoittaja*, vertailun voittaja*, testimenesty*,
      testin paras, paras testissä`,
  },
  pressMention: {
    en: `
      as seen in, as seen on tv, featured in, in the press, in the media, press coverage, known from tv, as featured,
      dragons den, shark tank, in magazine*, fashion magazine*, trade magazine*, mentioned in the press`,
    de: `
      bekannt aus, aus dem fernsehen, in der presse, aus der presse, in den medien, in zeitschriften, im magazin,
      höhle der löwen, presseberichte, presseartikel`,
    fr: `
      vu à la télé, vue à la télé, vu à la télévision, vu dans, dans la presse, dans les médias, dans les magazines,
      presse spécialisée, parlent de nous, qui veut être mon associé, magazine spécialisé, magazines spécialisés`,
    es: `
      visto en televisión, visto en la tele, visto en tv, en la prensa, en los medios, prensa especializada,
      medios de comunicación, la revista, revista especializada, revistas especializadas`,
    it: `
      visto in tv, vista in tv, visto in televisione, sulla stampa, nella stampa, dai media, parlano di noi,
      stampa specializzata, apparso su, apparsa su, shark tank, la rivista, riviste di settore, dalla rivista`,
    nl: `
      bekend van tv, bekend van televisie, gezien op tv, in de pers, in de media, dragons den, pers over ons,
      in tijdschriften, in het tijdschrift, in magazines`,
    pl: `
      znan* z telewizji, znany z tv, w prasie, w mediach, magazyn modowy, magazynie branżowym, piszą o nas,
      pisał* o nas, o nas w mediach, w gazetach, prasa branżowa, w czasopismach, w magazynach`,
    pt: `
      visto na tv, visto na televisão, na imprensa, nos media, na mídia, imprensa especializada, shark tank,
      comunicação social, na revista, em revistas, revista especializada`,
    sv: `
      känd från tv, kända från tv, sedd på tv, i pressen, i media, draknästet, omskriven, i tidningar, i tidningen,
      i tidskrifter`,
    da: `
      kendt fra tv, set i tv, set på tv, i pressen, i medierne, i magasiner, løvens hule, omtalt i pressen,
      omtalt i medie*, i ugeblade`,
    nb: `
      kjent fra tv, sett på tv, i pressen, i media, i mediene, i magasin*, løvens hule, omtalt i pressen,
      omtalt i medie*, i ukeblad*`,
    fi: `
      tuttu televisiosta, nähty televisiossa, nähty tv, lehdistössä, mediassa, lehtijutu*, leijonan luola,
      esillä mediassa, mediasta tuttu, aikakauslehdissä, aikakauslehdessä`,
  },
  famousUser: {
    en: `
      celebrities, celebrity, influencer*, hollywood, stars wear, used by famous, royal family, royalty,
      famous people, professional athletes, olympic athletes, astronauts, olympian*, pro athletes, endorsed by,
      worn by celebrities, worn by stars`,
    de: `
      promis, prominente*, stars tragen, hollywood, influencer*, königshaus*, profisportler*, profi sportler*,
      olympiasieger*, königsfamilie, schauspieler*, weltmeister*, spitzenköch*, sterneköch*, von stars getragen,
      stars und sternchen`,
    fr: `
      célébrité*, influenceur*, influenceuse*, famille royale, hollywood, sportifs professionnels,
      champions olympiques, champion olympique, champion du monde, chefs étoilés, personnalités,
      athlètes professionnels, porté par des stars, les stars`,
    es: `
      celebridad*, influencer*, hollywood, familia real, casa real, deportistas profesionales, atletas profesionales,
      campeón olímpico, campeones olímpicos, campeón del mundo, chefs con estrella, los famosos, por famosos`,
    it: `
      celebrità, vip, influencer*, hollywood, famiglia reale, atleti professionisti, sportivi professionisti,
      campione olimpico, campioni olimpici, campione del mondo, chef stellati, personaggi famosi, indossato da star,
      amato dalle star`,
    nl: `
      beroemdheden, beroemdheid, bekende nederlanders, bekende vlamingen, bn ers, influencer*, hollywood,
      koninklijke familie, koningshuis, profsporters, topsporters, olympisch kampioen, sterrenchefs, hofleverancier,
      gedragen door sterren`,
    pl: `
      gwiazdy noszą, celebryt*, influencer*, hollywood*, rodzina królewska, rodziny królewskiej,
      profesjonalni sportowcy, profesjonalnych sportowców, mistrz olimpijski, mistrzów olimpijskich, mistrz świata,
      znani ludzie, olimpijczyk*, noszon* przez gwiazdy`,
    pt: `
      celebridade*, influencer*, influenciador*, hollywood, família real, usado por famosos, atletas profissionais,
      desportistas profissionais, campeão olímpico, campeões olímpicos, campeão do mundo, campeão mundial,
      chefs com estrela, os famosos, usado por celebridades`,
    sv: `
      kändis*, influencer*, hollywood, kungafamilj*, kungahus*, proffsidrottare, elitidrottare, olympisk mästare,
      världsmästare, hovleverantör, bärs av kändis*`,
    da: `
      kendisser, kendte mennesker, influencer*, hollywood, kongehus*, kongefamilie*, professionelle atleter,
      eliteudøvere, olympisk mester, verdensmester*, hofleverandør, båret af kendte, kendte personer`,
    nb: `
      kjendis*, influenser*, influencer*, hollywood, kongehus*, kongefamilie*, profesjonelle utøvere,
      toppidrettsutøver*, olympisk mester, verdensmester*, hoffleverandør, brukt av kjente`,
    fi: `
      julkkis*, julkisuuden henkilö*, influensseri*, vaikuttaja*, hollywood*, kuninkaalli*, ammattiurheilija*,
      huippu urheilija*, huippu urheilijo*, olympiavoittaja*, maailmanmestari*, kuuluisuu*, julkkisten suosik*`,
  },
  limitedEdition: {
    en: `
      limited edition*, limited run, limited series, special edition*, collector s edition, collectors edition,
      limited collection, numbered edition, strictly limited, limited release, exclusive edition, anniversary edition`,
    de: `
      limitiert*, limited edition, sonderedition*, sonderauflage*, sondermodell*, kleine auflage, kleiner auflage,
      begrenzte auflage, sammleredition*, sammlerstück*, special edition, kleinserie*, nummerierte auflage,
      jubiläumsedition*`,
    fr: `
      édition limitée, éditions limitées, série limitée, séries limitées, limited edition, édition spéciale,
      édition collector, collector, collection limitée, pièces numérotées, édition numérotée, collection capsule`,
    es: `
      edición limitada, ediciones limitadas, serie limitada, limited edition, edición especial, edición coleccionista,
      edición de coleccionista, colección limitada, tirada limitada, edición numerada, colección cápsula`,
    it: `
      edizione limitata, edizioni limitate, serie limitata, tiratura limitata, limited edition, edizione speciale,
      edizione da collezione, collezione limitata, edizione numerata, capsule collection`,
    nl: `
      limited edition*, beperkte oplage, gelimiteerd*, beperkte editie, speciale editie, special edition,
      verzameleditie, collector s item, genummerde editie, beperkte collectie`,
    pl: `
      edycja limitowana, edycji limitowanej, limitowan*, edycję limitowaną, limited edition, seria limitowana,
      edycja specjalna, edycji specjalnej, edycja kolekcjonerska, kolekcja limitowana, krótka seria, numerowana edycja`,
    pt: `
      edição limitada, edições limitadas, série limitada, limited edition, edição especial, edição de colecionador,
      coleção limitada, tiragem limitada, edição numerada, coleção cápsula`,
    sv: `
      limiterad*, begränsad upplaga, begränsade upplagor, limited edition, specialutgåva*, specialedition,
      samlarutgåva, begränsad edition, begränsad kollektion, numrerad upplaga`,
    da: `
      begrænset oplag, limited edition, begrænset udgave, særudgave*, specialudgave*, limiteret*, samlerudgave,
      begrænset kollektion, nummereret oplag`,
    nb: `
      begrenset opplag, limited edition, begrenset utgave, spesialutgave*, limitert*, samlerutgave,
      begrenset kolleksjon, nummerert opplag`,
    fi: `
      rajoitettu erä, rajoitettu painos, rajoitetun erän, limited edition, erikoispaino*, keräilypaino*, juhlapaino*,
      rajoitettu mallisto, rajoitetussa erässä, numeroitu erä, erikoisversio*`,
  },
  lastPieces: {
    en: `
      last piece*, last few, final pieces, last item*, only a few left, few left, only ~ left in stock,
      almost sold out, nearly sold out, nearly gone, while stocks last, low stock, limited stock, limited quantity,
      limited quantities, remaining stock, last chance`,
    de: `
      letzte stücke, letzten stücke, letztes stück, letzte exemplar*, letzten exemplar*, letztes exemplar,
      nur noch wenige, nur noch ein paar, restposten, restbestand, restbestände, fast ausverkauft,
      beinahe ausverkauft, solange der vorrat, geringer bestand, geringe stückzahl, begrenzte stückzahl, letzte chance`,
    fr: `
      dernière pièce, dernières pièces, dernier exemplaire, derniers exemplaires, plus que quelques,
      il n en reste plus que, il ne reste plus que, derniers articles, presque épuisé*, bientôt épuisé*, stock limité,
      stocks limités, quantité limitée, quantités limitées, dans la limite des stocks, fin de série, fin de stock,
      jusqu à épuisement, dernière chance`,
    es: `
      últimas unidades, última unidad, últimas piezas, última pieza, quedan pocas, quedan pocos, quedan muy pocas,
      solo quedan, sólo quedan, solo queda una, solo queda uno, casi agotad*, a punto de agotarse,
      hasta agotar existencias, hasta fin de existencias, existencias limitadas, stock limitado, cantidad limitada,
      pocas unidades, última oportunidad`,
    it: `
      ultimi pezzi, ultimo pezzo, ultime unità, ultima unità, ultimi esemplari, ultimo esemplare, ne restano pochi,
      ne rimangono pochi, pochi pezzi, quasi esaurit*, fino a esaurimento, fino ad esaurimento, scorte limitate,
      quantità limitata, quantità limitate, disponibilità limitata, ultima occasione`,
    nl: `
      laatste stuks, laatste exemplaren, laatste exemplaar, laatste stuk, nog maar een paar, nog maar enkele,
      nog slechts enkele, bijna uitverkocht, op is op, zolang de voorraad strekt, beperkte voorraad, restpartij*,
      restant*, lage voorraad, laatste kans`,
    pl: `
      ostatnie sztuki, ostatnia sztuka, ostatnich sztuk, ostatnie egzemplarze, ostatni egzemplarz,
      zostało tylko kilka, zostało niewiele, zostały tylko, prawie wyprzedan*, do wyczerpania zapasów,
      ograniczona ilość, ograniczone ilości, końcówka serii, końcówki serii, liczba sztuk ograniczona, ostatnia szansa`,
    pt: `
      últimas unidades, última unidade, últimas peças, última peça, restam poucas, restam poucos, restam apenas,
      só restam, quase esgotad*, até acabar o stock, até esgotar o stock, enquanto durarem, limitado ao stock,
      stock limitado, estoque limitado, quantidade limitada, poucas unidades, última oportunidade`,
    sv: `
      sista exemplar*, få kvar, några få kvar, endast ett fåtal, bara några kvar, nästan slutsåld*,
      så långt lagret räcker, begränsat lager, begränsat antal, sista chansen`,
    da: `
      sidste eksemplar*, sidste stykker, kun få tilbage, få stykker tilbage, næsten udsolgt, så længe lager haves,
      begrænset lager, begrænset antal, restparti*, sidste chance`,
    nb: `
      siste eksemplar*, kun få igjen, bare noen få igjen, nesten utsolgt, så lenge lageret rekker, begrenset lager,
      begrenset antall, restparti*, siste sjanse`,
    fi: `
      viimeiset kappaleet, viimeinen kappale, viimeisiä kappaleita, enää muutama, vain muutama jäljellä,
      muutama jäljellä, melkein loppuunmyy*, lähes loppuunmyy*, niin kauan kuin tavaraa, rajoitettu määrä,
      viimeinen tilaisuus`,
  },
  sellingFast: {
    en: `
      selling fast, sells fast, sells out, selling out, going fast, goes fast, flying off the shelves, hurry,
      don t wait too long, act fast, be quick, might sell out, could sell out, sell out quickly`,
    de: `
      schnell vergriffen, schnell ausverkauft, bald vergriffen, bald ausverkauft, rasch vergriffen,
      nicht zu lange warten, greifen sie schnell zu, greif schnell zu, schnell zugreifen, geht weg wie,
      verkauft sich schnell, verkaufen sich schnell, beeilen sie sich, beeil dich`,
    fr: `
      part vite, partent vite, part très vite, partent très vite, se vend vite, se vendent vite, se vend très vite,
      vite épuisé*, rapidement épuisé*, dépêchez vous, n attendez pas trop, ne tardez pas, s arrache, s arrachent`,
    es: `
      se agota rápido, se agotan rápido, se agota enseguida, se agotan enseguida, suele agotarse, suelen agotarse,
      se vende rápido, se venden rápido, se vende muy rápido, vuelan de las estanterías, date prisa, dese prisa,
      no esperes demasiado, no espere demasiado`,
    it: `
      va a ruba, vanno a ruba, si esaurisce in fretta, si esauriscono in fretta, si esaurisce rapidamente,
      si esauriscono rapidamente, si vende in fretta, si vendono in fretta, affrettati, si affretti,
      non aspettare troppo`,
    nl: `
      vliegen de deur uit, vliegt de deur uit, gaan hard de deur uit, snel uitverkocht, zo uitverkocht, verkoopt snel,
      verkopen snel, wees er snel bij, wacht niet te lang`,
    pl: `
      szybko się sprzedaj*, szybko się wyprzedaj*, szybko wyprzedaj*, rozchodzi się jak, rozchodzą się jak,
      znika z półek, znikają z półek, warto się pospieszyć, pospiesz się, proszę się pospieszyć, nie zwlekaj`,
    pt: `
      esgota rapidamente, esgotam rapidamente, esgota rápido, esgotam rápido, vende se rápido, vendem se rápido,
      vende muito rápido, sai rápido, saem rápido, voa das prateleiras, apresse se, não espere muito, não demore`,
    sv: 'säljer snabbt, säljs snabbt, går åt snabbt, snabbt slutsåld*, säljer slut, skynda, vänta inte för länge',
    da: 'bliver hurtigt udsolgt, hurtigt udsolgt, sælger hurtigt, rives væk, skynd dig, vent ikke for længe',
    nb: 'blir fort utsolgt, blir raskt utsolgt, selger fort, selger raskt, rives vekk, skynd deg, ikke vent for lenge',
    fi: `
      myydään loppuun nopeasti, myydään nopeasti loppuun, viedään käsistä, menee kuin kuumille kiville, pidä kiirettä,
      kannattaa kiirehtiä, ole nopea`,
  },
  exclusiveHere: {
    en: `
      exclusive to us, exclusively available, exclusive to our, available exclusively, only available from us,
      only available here, only with us, only from us, can only be found here, exclusive to our shop,
      exclusive to our store, exclusive product, sold exclusively`,
    de: `
      exklusiv bei uns, nur bei uns, ausschließlich bei uns, exklusiv in unserem, exklusiv erhältlich,
      exklusiv für uns, exklusives produkt, exklusivprodukt*, exklusivmodell*, gibt es nur bei`,
    fr: `
      exclusivement chez nous, uniquement chez nous, seulement chez nous, en exclusivité, exclusivité boutique,
      exclusivité maison, disponible exclusivement, exclusivement disponible, produit exclusif, exclusif à notre,
      exclusive à notre, n existe que chez nous, trouverez que chez nous`,
    es: `
      exclusivo de nuestra, exclusiva de nuestra, exclusivamente en nuestra, solo en nuestra tienda,
      solo en nuestra web, solo con nosotros, únicamente en nuestra, en exclusiva, producto exclusivo,
      de venta exclusiva, exclusivo de la tienda`,
    it: `
      esclusiva del nostro, esclusivamente da noi, solo da noi, soltanto da noi, in esclusiva, esclusivo del nostro,
      solo nel nostro, prodotto esclusivo, nostra esclusiva`,
    nl: `
      exclusief bij ons, alleen bij ons, enkel bij ons, uitsluitend bij ons, exclusief verkrijgbaar,
      exclusief voor onze, exclusief product, exclusief in onze`,
    pl: `
      wyłącznie u nas, tylko u nas, jedynie u nas, ekskluzywnie u nas, na wyłączność, wyłącznie w naszym,
      tylko w naszym sklepie, nigdzie indziej, produkt ekskluzywny`,
    pt: `
      exclusivo da nossa, exclusivamente connosco, exclusivamente conosco, só connosco, apenas na nossa loja,
      só na nossa loja, em exclusivo, com exclusividade, produto exclusivo, exclusivo da loja, exclusivamente na nossa`,
    sv: 'exklusivt hos oss, endast hos oss, bara hos oss, enbart hos oss, finns bara här, säljs exklusivt',
    da: 'eksklusivt hos os, kun hos os, udelukkende hos os, fås kun hos, sælges eksklusivt, findes kun hos',
    nb: `
      eksklusivt hos oss, kun hos oss, bare hos oss, utelukkende hos oss, fås kun hos, selges eksklusivt,
      finnes kun hos`,
    fi: `
      vain meiltä, ainoastaan meiltä, yksinoikeudella, vain meillä, ainoastaan meillä, myydään yksinoikeudella,
      vain täältä, eksklusiivise*`,
  },
  marketLeader: {
    en: `
      market leader*, market leading, leader in its, leader in the market, number one in, number 1 in, no 1 in,
      leader in, number one brand, top brand, category leader`,
    de: `
      marktführer*, marktführend*, weltmarktführer*, nummer eins in, nummer eins auf, nummer 1 in,
      nummer eins am markt, branchenführer*, spitzenreiter*, topmarke, top marke, nummer 1 marke`,
    fr: `
      leader du marché, leader sur le marché, leader mondial, leader européen, numéro un mondial, numéro un du marché,
      numéro un en, numéro 1 en, n 1 en, leader de sa catégorie, leader du secteur, leader français, marque leader`,
    es: `
      líder del mercado, líder de mercado, líder en el mercado, líder mundial, líder en su, líder del sector,
      líder en ventas, número uno en, número 1 en, marca líder, líderes en`,
    it: `
      leader di mercato, leader del mercato, leader mondiale, leader nel, leader del settore, leader di settore,
      numero uno in, numero uno al mondo, numero 1 in, marca leader, marchio leader, leader europeo`,
    nl: `
      marktleider*, wereldmarktleider*, nummer één in, nummer 1 in, nummer één van, topmerk, koploper, marktleidend*,
      nummer 1 van`,
    pl: `
      lider rynku, liderem rynku, lidera rynku, światowy lider, światowym liderem, lider w branży, liderem w,
      lider branży, numer jeden na rynku, numer 1 na rynku, numer jeden w, numer 1 w, czołowa marka`,
    pt: `
      líder de mercado, líder do mercado, líder mundial, líder em, líder no mercado, líder do setor,
      líder no segmento, número um em, número 1 em, número um do, marca líder, líder na categoria`,
    sv: `
      marknadsledar*, marknadsledande, världsledande, världsledar*, nummer ett i, nummer ett på, nummer 1 i,
      nummer 1 på, ledare inom`,
    da: `
      markedsleder*, markedsførende, markedsledende, nummer et i, nummer ét i, nummer et på, nummer 1 i,
      førende på markedet, verdensførende`,
    nb: `
      markedsleder*, markedsledende, verdensledende, nummer én i, nummer en i, nummer 1 i, ledende på markedet,
      nummer én på`,
    fi: `
      markkinajohtaj*, markkinajohto*, markkinoiden johtava*, maailman johtava*, ykkönen suomessa, ykkösmerkki,
      alan johtava*, numero yksi markkinoilla`,
  },
  newModel: {
    en: `
      brand new, new model, new arrival*, newest, latest model, latest version, latest generation, new generation,
      just launched, newly launched, just released, new release*, just arrived, new collection, latest collection,
      second generation, next generation, new this season`,
    de: `
      neuheit*, neues modell, neue modell, neuestes modell, neueste modell, neueste generation, neuesten generation,
      neuester generation, neue generation, neu eingetroffen, neu im sortiment, neu im shop, brandneu*,
      frisch eingetroffen, gerade erschienen, neu erschienen, neue kollektion, neuen kollektion, neueste kollektion,
      neuerscheinung*, neueste version, nachfolgemodell`,
    fr: `
      nouveauté, nouveautés, nouveau modèle, nouveaux modèles, dernier modèle, dernière génération,
      nouvelle génération, tout nouveau, toute nouvelle, vient de sortir, vient d arriver, dernière version,
      nouvelle collection, dernière collection, nouvel arrivage, récemment lancé*`,
    es: `
      novedad, novedades, nuevo modelo, último modelo, última generación, nueva generación, recién llegad*,
      recién lanzad*, acaba de salir, acaba de llegar, última versión, nueva versión, nueva colección,
      última colección, lanzamiento reciente`,
    it: `
      novità, nuovo modello, ultimo modello, ultima generazione, nuova generazione, nuovi arrivi, nuovo arrivo,
      appena arrivat*, appena uscit*, appena lanciat*, ultima versione, nuova versione, nuova collezione,
      ultima collezione, nuovissim*`,
    nl: `
      nieuwigheid, nieuw model, nieuwe model, nieuwste model, nieuwste generatie, nieuwe generatie, nieuwste versie,
      net binnen, nieuw binnen, pas uitgekomen, net uitgekomen, nieuw in ons assortiment, nieuw in het assortiment,
      gloednieuw*, nieuwe collectie, nieuwste collectie, net gelanceerd`,
    pl: `
      nowość, nowości, nowością, nowy model, nowego modelu, najnowszy model, najnowszego modelu, najnowsza generacja,
      najnowszej generacji, nowa generacja, nowej generacji, najnowsza wersja, najnowszej wersji, dopiero co,
      właśnie pojawił*, nowa kolekcja, nowej kolekcji, najnowsza kolekcja, świeżo w ofercie`,
    pt: `
      novidade, novidades, novo modelo, último modelo, modelo mais recente, última geração, nova geração,
      acabado de chegar, acabou de chegar, acabou de ser lançado, recém chegad*, recém lançad*, última versão,
      versão mais recente, nova versão, nova coleção, última coleção, lançamento`,
    sv: `
      nyhet, nyheter, nyheten, ny modell, nya modellen, senaste modellen, nyaste modellen, senaste generationen,
      ny generation, nya generationen, nyinkommen*, nyligen lanserad*, nylanserad*, senaste versionen, ny kollektion,
      nya kollektionen, helt ny i sortimentet`,
    da: `
      nyhed, nyheder, nyheden, ny model, nye model, nyeste model, seneste model, nyeste generation,
      seneste generation, ny generation, lige kommet, netop kommet, netop lanceret, nyeste version, seneste version,
      ny kollektion, nye kollektion`,
    nb: `
      nyhet, nyheter, nyheten, ny modell, nye modellen, nyeste modell*, siste modell*, nyeste generasjon*,
      siste generasjon*, ny generasjon, nettopp lansert, nylig lansert, nyeste versjon, siste versjon, nyankomne,
      ny kolleksjon, nye kolleksjonen`,
    fi: `
      uutuus, uutuude*, uutuuk*, uutuustuot*, uusi malli, uusin malli, uusimman mallin, uusin sukupolvi,
      uusimman sukupolven, uuden sukupolven, uusin versio, juuri julkaistu, juuri saapunut, uusi mallisto,
      uusin mallisto, uutukai*`,
  },
  patented: {
    en: 'patented, patent pending, a patent, holds a patent, patents',
    de: 'patentiert*, zum patent angemeldet, patent, patente, patentgeschützt*',
    fr: 'breveté, brevetée, brevetés, brevetées, brevet, brevets',
    es: 'patentad*, una patente, patentes, pendiente de patente, con patente',
    it: 'brevettat*, brevetto, brevetti',
    nl: 'gepatenteerd*, patent, patenten, octrooi*',
    pl: 'opatentowan*, patent, patentem, patentu, patenty, zgłoszon* do opatentowania',
    pt: 'patentead*, uma patente, patentes, patente pendente, com patente',
    sv: 'patenterad*, patenterat, patent, patentsökt',
    da: 'patenteret, patenterede, patent, patentanmeldt',
    nb: 'patentert, patenterte, patent, patentsøkt',
    fi: 'patentoi*, patentti*, patentin, patenttihakemu*',
  },
  originalInvention: {
    en: `
      the inventor of, inventors of, invented by, pioneer*, original invention, self developed, developed in house,
      developed by us, we developed, proprietary technology, the original since`,
    de: `
      der erfinder, erfinder*, erfunden, pionier*, eigenentwicklung*, selbst entwickelt*, von uns entwickelt*,
      eigens entwickelt*, original seit`,
    fr: `
      inventeur*, inventé par, inventé en, inventée par, pionnier*, pionnière*, développé en interne,
      développé par nos, technologie propriétaire, l original depuis`,
    es: `
      inventor*, inventad* por, pioner*, desarrollad* por nosotros, desarrollo propio, tecnología propia,
      el original desde`,
    it: `
      inventore, inventori, inventat* da, pionier*, sviluppat* internamente, sviluppat* da noi,
      tecnologia proprietaria, l originale dal`,
    nl: 'uitvinder*, uitgevonden, pionier*, zelf ontwikkeld*, eigen ontwikkeling, door ons ontwikkeld*',
    pl: `
      wynalazc*, wynalezion*, pionier*, autorska technologia, autorsk* technologi*, własna technologia,
      opracowan* przez nas`,
    pt: `
      inventor*, inventad* por, pioneir*, desenvolvido internamente, desenvolvid* por nós, desenvolvimento próprio,
      tecnologia própria`,
    sv: 'uppfinnare*, uppfunnen, uppfanns, pionjär*, egenutvecklad*, egenutvecklat, utvecklad av oss',
    da: 'opfinder*, opfundet, pioner*, egenudviklet, egenudviklede, udviklet af os',
    nb: 'oppfinner*, oppfunnet, pioner*, egenutviklet, egenutviklede, utviklet av oss',
    fi: 'keksijä*, keksinyt, alkuperäinen keksintö, edelläkävijä*, itse kehittämä*, itse kehitet*',
  },
  unique: {
    en: 'unique, one of a kind, unlike anything, nothing else like it, truly unique',
    de: 'einzigartig*, einmalig* design, unikat*, einzelstück*, seinesgleichen',
    fr: 'unique en son genre, uniques en leur genre, vraiment unique*, pièce unique, pièces uniques, incomparable*',
    es: 'único en su género, única en su género, pieza única, piezas únicas, diseño único, incomparable*',
    it: 'unico nel suo genere, unica nel suo genere, pezzo unico, pezzi unici, design unico, senza pari',
    nl: 'uniek in zijn soort, enig in zijn soort, uniek, unieke, uniek exemplaar',
    pl: 'jedyn* w swoim rodzaju, unikaln*, unikatow*, wyjątkow* w swoim rodzaju, niepowtarzaln*',
    pt: `
      único no género, único no gênero, única no género, única no gênero, peça única, peças únicas, design único,
      incomparáve*`,
    sv: 'unik, unika, unikt, unik i sitt slag',
    da: 'unik, unikke, unikt, unik i sin slags, enestående',
    nb: 'unik, unike, unikt, unik i sitt slag, enestående',
    fi: 'ainutlaatui*, uniikki*, uniikin, ainoa laatuaan',
  },
  worldRecord: {
    en: `
      world record*, world s first, world first, world s best, world s smallest, world s lightest, world s largest,
      world s fastest, world s strongest, best in the world, first in the world, only one in the world, world famous,
      world renowned, guinness`,
    de: `
      weltrekord*, weltneuheit*, weltweit erste*, weltbeste*, weltweit kleinste*, weltweit leichteste*,
      weltweit größte, weltweit einzig*, beste der welt, besten der welt, erste der welt, kleinste der welt,
      leichteste der welt, größte der welt, weltberühmt*, weltbekannt*, weltpremiere*, guinness`,
    fr: `
      record du monde, record mondial, première mondiale, premier au monde, première au monde, meilleur au monde,
      meilleur du monde, meilleure au monde, plus petit au monde, plus petit du monde, plus léger au monde,
      plus léger du monde, seul au monde, mondialement connu*, mondialement célèbre*, célèbre dans le monde, guinness`,
    es: `
      récord mundial, récord del mundo, récord guinness, primicia mundial, primero del mundo, primera del mundo,
      mejor del mundo, más ~ del mundo, único en el mundo, mundialmente famos*, mundialmente conocid*, guinness`,
    it: `
      record mondiale, record del mondo, anteprima mondiale, primo al mondo, prima al mondo, migliore al mondo,
      più ~ al mondo, più ~ del mondo, unico al mondo, famoso in tutto il mondo, famosa in tutto il mondo, guinness`,
    nl: `
      wereldrecord*, wereldprimeur*, eerste ter wereld, beste ter wereld, kleinste ter wereld, lichtste ter wereld,
      enige ter wereld, wereldberoemd*, s werelds eerste, s werelds beste, s werelds kleinste, s werelds lichtste,
      guinness`,
    pl: `
      rekord świata, światowy rekord, rekord guinnessa, pierwszy na świecie, pierwsza na świecie, pierwsze na świecie,
      najlepsz* na świecie, najmniejsz* na świecie, najlżejsz* na świecie, największ* na świecie, jedyn* na świecie,
      światow* premier*, znan* na całym świecie, słynn* na całym świecie, guinness*`,
    pt: `
      recorde mundial, recorde do mundo, estreia mundial, primeiro do mundo, primeira do mundo, primeiro no mundo,
      melhor do mundo, mais ~ do mundo, único no mundo, mundialmente famos*, mundialmente conhecid*, guinness`,
    sv: `
      världsrekord*, världsnyhet*, världens första, världens bästa, världens minsta, världens lättaste,
      världens största, världens starkaste, bäst i världen, världsberömd*, världskänd*, guinness`,
    da: `
      verdensrekord*, verdensnyhed*, verdens første, verdens bedste, verdens mindste, verdens letteste,
      verdens største, verdens stærkeste, bedst i verden, verdensberømt*, verdenskendt*, guinness`,
    nb: `
      verdensrekord*, verdensnyhet*, verdens første, verdens beste, verdens minste, verdens letteste, verdens største,
      verdens sterkeste, best i verden, verdensberømt*, verdenskjent*, guinness`,
    fi: `
      maailmanennät*, maailman ensimmäi*, maailman paras, maailman parhaat, maailman pienin, maailman kevyin,
      maailman suurin, maailman vahvin, maailmankuulu*, maailmanlaajuisesti tunnettu, guinness*`,
  },
};
