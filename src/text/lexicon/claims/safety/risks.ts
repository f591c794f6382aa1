import type { ConceptTable } from '../concept-table.ts';

/** Risks and warnings. */
export const RISKS: ConceptTable = {
  flammable: {
    en: `
      flammable, highly flammable, inflammable, catch fire, catches fire, fire hazard, fire risk, risk of fire,
      keep away from open flame*, keep away from fire, combustible`,
    de: `
      entzündlich*, leicht entflammbar*, leichtentflammbar*, leicht brennbar*, leicht entzündbar*, feuergefährlich*,
      brandgefahr, brandrisiko, von offenem feuer fernhalten, von offenen flammen fernhalten, fern von offenem feuer,
      hochentzündlich*`,
    fr: `
      inflammable*, très inflammable*, facilement inflammable*, risque d incendie, prendre feu, prend feu,
      à l écart de toute flamme, loin de toute flamme, éloigné du feu, tenir éloigné ~ flamme*`,
    es: `
      inflamable*, altamente inflamable*, riesgo de incendio, peligro de incendio, prender fuego, lejos del fuego,
      lejos de llamas, mantener alejad* del fuego, alejado de llamas`,
    it: `
      infiammabil*, altamente infiammabil*, facilmente infiammabil*, rischio di incendio, rischio d incendio,
      pericolo di incendio, prendere fuoco, prende fuoco, lontano da fiamme, lontano dal fuoco,
      tenere lontano da fiamme`,
    nl: `
      brandbaar, brandbare, ontvlambaar, ontvlambare, licht ontvlambaar, brandgevaar, brandgevaarlijk*, brandrisico,
      vlam vatten, uit de buurt van open vuur, weg van open vuur, brandgevaarlijke`,
    pl: `
      łatwopaln*, palny, palna, palne, ryzyko pożaru, zagrożenie pożarowe, może się zapalić, z dala od ognia,
      z dala od otwartego ognia, łatwo zapaln*, ryzyka pożaru`,
    pt: `
      inflamável, inflamáveis, altamente inflamável, risco de incêndio, perigo de incêndio, pegar fogo, longe do fogo,
      longe de chamas, manter afastado do fogo, afastado de chamas`,
    sv: `
      brandfarlig*, lättantändlig*, brandrisk*, eldfarlig*, brännbar*, fatta eld, fattar eld, brandfara,
      hålls borta från öppen eld, undvik öppen eld`,
    da: `
      brandfarlig*, letantændelig*, let antændelig*, brandfare, brandrisiko, brændbar*, bryde i brand, bryder i brand,
      antændelig*, væk fra åben ild`,
    nb: `
      brannfarlig*, lettantennelig*, lett antennelig*, brannfare, brannrisiko, brennbar*, ta fyr, tar fyr,
      antennelig*, unna åpen ild`,
    fi: `
      syttyvä, syttyvää, helposti syttyv*, herkästi syttyv*, tulenarka*, tulenarko*, palovaara*, palovaaralli*,
      tulipalon vaara, tulipalovaara*, syttyä palamaan, syttyy palamaan, loitolla avotulesta`,
  },
  swallowRisk: {
    en: `
      small parts, small part, swallow*, can be swallowed, may be swallowed, ingest*, contains small parts,
      small magnets, button cell, button battery, button batteries`,
    de: `
      kleinteil*, kleine teile, verschluckbar*, verschluckt werden, verschlucken, verschluckungsgefahr, verschluckte*,
      knopfzelle*, verschluckbare kleinteile`,
    fr: `
      petites pièces, petits éléments, petite pièce, avaler, avalé, avalée, avalés, avalées, ingestion, ingérer,
      ingéré*, pièces détachables, risque d ingestion, pile bouton, piles bouton`,
    es: `
      piezas pequeñas, pieza pequeña, partes pequeñas, tragar, tragarse, tragado, ingerir, ingerid*, ingestión,
      ser ingerid*, pila de botón, pilas de botón, pila botón`,
    it: `
      piccole parti, parti piccole, piccoli pezzi, pezzi piccoli, piccole parti ingeribili, ingerire, ingerit*,
      ingestione, ingoiare, ingoiat*, inghiottire, batteria a bottone, batterie a bottone`,
    nl: `
      kleine onderdelen, kleine delen, kleine onderdeeltjes, inslikken, ingeslikt, inslikgevaar, slikgevaar,
      knoopcel*, inslikt, doorslikken`,
    pl: `
      małe części, małe elementy, małych elementów, małych części, drobne elementy, drobnych elementów, połknięci*,
      połknąć, połknięt*, połykać, bateri* guzikow*`,
    pt: `
      peças pequenas, pequenas peças, partes pequenas, pequenas partes, engolir, engolid*, ingerir, ingerid*,
      ingestão, pilha de botão, pilhas botão, bateria botão`,
    sv: `
      små delar, smådelar, smådelarna, svälja*, sväljs, sväljas, nedsväljning, svalts, knappcell*, knappbatteri*`,
    da: 'små dele, smådele*, slugt, sluges, sluge, sluger, indtagelse, knapcelle*, knapbatteri*',
    nb: 'små deler, smådeler*, svelge, svelges, svelger, svelget, inntak av, knappcelle*, knappebatteri*',
    fi: `
      pieniä osia, pienet osat, pienosia, pienosat, nielaist*, nielais*, niellä, niellään, nielemi*, nielty,
      nielemisvaara, nappiparisto*`,
  },
  chokingHazard: {
    en: `
      choking hazard*, choking risk, risk of choking, choking, choke on, danger of choking, may cause choking`,
    de: `
      erstickungsgefahr*, erstickungsrisiko, ersticken, gefahr des erstickens, verschluckungs und erstickungsgefahr,
      erstickung`,
    fr: `
      risque d étouffement, danger d étouffement, risques d étouffement, étouffement, s étouffer, étouffer avec`,
    es: `
      peligro de asfixia, riesgo de asfixia, asfixia, atragantamiento*, riesgo de atragantamiento, atragantarse,
      peligro de ahogamiento por`,
    it: `
      rischio di soffocamento, pericolo di soffocamento, soffocamento, soffocare, strozzarsi, rischio soffocamento,
      pericolo soffocamento`,
    nl: `
      verstikkingsgevaar, stikgevaar, stikkingsgevaar, verstikkingsrisico, verstikking, gevaar voor verstikking,
      risico op verstikking, in stikken`,
    pl: `
      zadławieni*, zakrztuszeni*, ryzyko zadławienia, uduszeni*, niebezpieczeństwo zadławienia, zadławić*, udławi*,
      zakrztusi*, groźb* zadławienia`,
    pt: `
      perigo de asfixia, risco de asfixia, asfixia, engasgar, engasgamento, risco de engasgamento,
      risco de sufocamento, perigo de sufocação, engasgo`,
    sv: 'kvävningsrisk*, kvävningsfar*, kvävning, risk för kvävning, sätta i halsen, sätter i halsen, kvävas',
    da: `
      kvælningsfare, kvælningsrisiko, kvælning, risiko for kvælning, få galt i halsen, fare for kvælning,
      blive kvalt`,
    nb: `
      kvelningsfare, kvelningsrisiko, kvelning, fare for kvelning, sette i halsen, setter i halsen,
      risiko for kvelning`,
    fi: 'tukehtumisvaara*, tukehtumisriski*, tukehtumi*, tukehtua, tukehtuu, tukehtumisen',
  },
  suffocationHazard: {
    en: `
      suffocat*, suffocation hazard, risk of suffocation, keep ~ plastic bags away, keep plastic bag away,
      plastic bag is not a toy, smother*, rebreathing`,
    de: `
      erstickungsgefahr durch, plastiktüte* ~ fernhalten, plastikbeutel* ~ fernhalten, folie ~ fernhalten,
      rückatmung*, gefahr zu ersticken`,
    fr: `
      suffocation, suffoquer, risque de suffocation, danger de suffocation, tenir les sacs plastique*,
      sac plastique ~ hors de portée, sachet* plastique* hors de portée`,
    es: `
      sofoca*, sofocación, riesgo de asfixia por, bolsa* de plástico ~ fuera del alcance, riesgo de sofocación`,
    it: `
      rischio di asfissia, asfissia, soffocazione, sacchetti ~ fuori dalla portata, sacchetto ~ fuori dalla portata,
      soffocamento da`,
    nl: `
      verstikkingsgevaar door, gevaar op verstikking, plastic zakken ~ uit de buurt, plastic zakken ~ buiten bereik,
      gevaar voor verstikking door`,
    pl: 'ryzyko uduszenia, niebezpieczeństwo uduszenia, uduszeni*, udusić, work* foliow* ~ z dala',
    pt: `
      sufoca*, sufocação, risco de sufocação, saco* plástico* ~ fora do alcance, saco* de plástico ~ longe`,
    sv: 'risk för kvävning, plastpåse* ~ utom räckhåll, påsen är ingen leksak, kvävningsrisk för',
    da: 'plastpose* ~ utilgængelig*, posen er ikke legetøj, kvælningsfare ved, risiko for at blive kvalt',
    nb: 'plastpose* ~ utilgjengelig*, posen er ikke et leketøy, kvelningsfare ved, risiko for å bli kvalt',
    fi: 'tukehtumisvaara muovi*, muovipussi* ~ ulottumattomi*, pussi ei ole lelu, tukehtumisen vaara',
  },
  strangulationHazard: {
    en: 'strangl*, strangulation*, entangle*, entanglement, strangulation hazard, long cord, long cords',
    de: `
      strangulation*, strangulier*, strangulationsgefahr, erdrosselung*, verheddern, gefahr der strangulation`,
    fr: 'strangulation, étranglement, risque d étranglement, s étrangler, risque de strangulation',
    es: `
      estrangula*, estrangulamiento, riesgo de estrangulamiento, peligro de estrangulamiento, estrangulación`,
    it: 'strangola*, strangolamento, rischio di strangolamento, pericolo di strangolamento',
    nl: 'wurgings*, verwurging*, wurging, strangulatie*, wurggevaar, gevaar voor verwurging',
    pl: `
      uduszeni* sznur*, zaplątani*, ryzyko zaplątania, zadzierzgnięci*, okręceni* wokół szyi, owinięci* wokół szyi`,
    pt: 'estrangula*, estrangulamento, risco de estrangulamento, perigo de estrangulamento',
    sv: 'strypning*, strypningsrisk*, strypas, risk för strypning',
    da: 'strangulering*, stranguleringsfare, strangulation*, risiko for strangulering',
    nb: 'kveles av snor*, strangulering*, kvelning av snor*, strangulasjon*, fare for strangulering',
    fi: 'kuristumis*, kuristumisvaara*, kuristu*, kuristua',
  },
  supervisionNeeded: {
    en: `
      under adult supervision, adult supervision, under supervision, supervise ~ child*, supervised by an adult,
      supervision of an adult, parental supervision, never leave ~ unattended, do not leave ~ unattended,
      don t leave ~ unattended, keep an eye on your child, under the supervision`,
    de: `
      unter aufsicht, unter aufsicht ~ erwachsenen, aufsicht eines erwachsenen, aufsicht von erwachsenen,
      unter beaufsichtigung, beaufsichtig*, nicht unbeaufsichtigt, nie unbeaufsichtigt, niemals unbeaufsichtigt,
      im auge behalten, elterliche aufsicht`,
    fr: `
      sous la surveillance, sous surveillance, surveillance d un adulte, surveillance des parents,
      surveillance parentale, surveillance d adulte*, ne jamais laisser ~ sans surveillance,
      ne pas laisser ~ sans surveillance, présence d un adulte`,
    es: `
      bajo la supervisión, bajo supervisión, supervisión de un adulto, supervisión adulta, supervisión de adultos,
      bajo la vigilancia, vigilancia de un adulto, no dejar ~ sin vigilancia, no dejar ~ sin supervisión,
      nunca deje ~ sin`,
    it: `
      sotto la supervisione, sotto la sorveglianza, sotto supervisione, sotto sorveglianza, supervisione di un adulto,
      sorveglianza di un adulto, non lasciare ~ incustodito, non lasciare ~ incustodit*, mai incustodit*,
      supervisione degli adulti`,
    nl: `
      onder toezicht, toezicht van een volwassene, onder begeleiding van een volwassene, toezicht van volwassenen,
      nooit ~ zonder toezicht, niet zonder toezicht, laat ~ nooit alleen, ouderlijk toezicht, houd toezicht`,
    pl: `
      pod nadzorem, pod opieką ~ dorosł*, pod opieką, nadzorem osoby dorosłej, nadzór osoby dorosłej,
      nadzoru osoby dorosłej, pod kontrolą ~ dorosł*, nie pozostawia* ~ bez nadzoru, nie zostawia* ~ bez opieki,
      pod okiem dorosłych`,
    pt: `
      sob supervisão, sob a supervisão, supervisão de um adulto, supervisão de adultos, supervisão adulta,
      sob vigilância, vigilância de um adulto, vigilância de adultos, nunca deixe ~ sem, não deixar ~ sem vigilância,
      não deixe ~ sem supervisão`,
    sv: `
      under uppsikt, under tillsyn, vuxens uppsikt, vuxens tillsyn, uppsikt av en vuxen, övervakning av vuxen,
      lämna aldrig ~ utan uppsikt, i vuxens sällskap, vuxentillsyn`,
    da: `
      under opsyn, under tilsyn, opsyn af en voksen, opsyn af voksne, voksens opsyn, voksent opsyn, efterlad aldrig,
      overvågning af en voksen, under voksenopsyn, voksenopsyn`,
    nb: `
      under tilsyn, under oppsyn, tilsyn av en voksen, tilsyn av voksne, oppsyn av voksne, oppsyn av en voksen,
      voksent tilsyn, forlat aldri, la aldri barn*, under voksent oppsyn`,
    fi: `
      aikuisen valvonnassa, aikuisen valvonta*, valvonnan alla, aikuisen valvonna*, valvottuna, aikuisen läsnä,
      aikuisen läsnäollessa, vaatii valvontaa, älä jätä ~ valvomatta, älä koskaan jätä`,
  },
  notForUnder: {
    en: `
      not suitable for children under, not suitable for under, not recommended for children under,
      not for children under, unsuitable for children under, not intended for children under, minimum age,
      not for under, not suitable for babies under, not for use by children, no younger than,
      must be at least ~ years old`,
    de: `
      nicht geeignet für kinder unter, nicht für kinder unter, für kinder unter ~ nicht geeignet,
      kinder unter ~ jahren, ungeeignet für kinder, nicht für unter, mindestalter, kindern unter ~ jahren,
      nicht für kinder geeignet, für kinder nicht geeignet`,
    fr: `
      ne convient pas aux enfants de moins, pas aux enfants de moins, pas adapté aux enfants de moins,
      enfants de moins de, âge minimum, âge minimal, déconseillé* aux enfants, ne convient pas aux enfants,
      interdit* aux moins de, ne convient pas aux bébés`,
    es: `
      no apto para menores, no apto para niños menores, no recomendado para menores,
      no recomendad* para niños menores, niños menores de, menores de ~ años, menores de ~ meses, edad mínima,
      no conviene para niños, no adecuado para niños, no aptos para menores`,
    it: `
      non adatto a bambini di età inferiore, non adatt* a bambini, non adatt* ai bambini sotto,
      bambini di età inferiore, bambini sotto i, età minima, bambini al di sotto, minori di ~ anni,
      non adatt* ai minori, sconsigliat* ai bambini, età inferiore a`,
    nl: `
      niet geschikt voor kinderen onder, niet geschikt voor kinderen jonger, kinderen jonger dan, kinderen onder de,
      kinderen onder ~ jaar, minimumleeftijd, niet voor kinderen onder, niet geschikt voor kinderen,
      minimale leeftijd, jonger dan ~ jaar, jonger dan ~ maanden`,
    pl: `
      nie nadaje się dla dzieci poniżej, nieodpowiedni* dla dzieci, nieprzeznaczon* dla dzieci, dzieci poniżej,
      dla dzieci w wieku poniżej, minimalny wiek, dzieci do lat, dla dzieci młodszych niż, poniżej ~ roku życia,
      nie jest przeznaczon* dla dzieci, nieodpowiednie dla dzieci`,
    pt: `
      não adequado para crianças, não recomendad* para crianças, não apropriado para crianças, crianças menores de,
      crianças com menos de, menores de ~ anos, idade mínima, não indicad* para crianças, menores de ~ meses,
      não é adequad* para crianças, não convém a crianças, crianças com idade inferior`,
    sv: `
      inte lämplig för barn under, ej lämplig för barn, inte lämplig* för barn, barn under, minimiålder, lägsta ålder,
      ej för barn under, olämplig* för barn, inte för barn under, inte avsedd för barn`,
    da: `
      ikke egnet til børn under, ikke egnet til børn, børn under, minimumsalder, mindstealder, ikke til børn under,
      uegnet til børn, ikke beregnet til børn, ikke for børn under`,
    nb: `
      ikke egnet for barn under, ikke egnet for barn, barn under, minimumsalder, minstealder, ikke for barn under,
      uegnet for barn, nedre aldersgrense, ikke beregnet for barn, ikke til barn under`,
    fi: `
      ei sovellu alle, ei sovi alle, alle ~ vuotiaille, alle ~ kuukauden, ei sovellu lapsille, ei suositella alle,
      vähimmäisikä*, ikäraja*, alaikäraja*, alle ~ vuotiaiden, minimi ikä`,
  },
  maxLoad: {
    en: `
      max load, maximum load, max weight, maximum weight, weight limit, weight capacity, load capacity, load bearing,
      user weight, carries up to, weight rating, max user weight, bears up to, holds up to ~ kg, supports up to ~ kg,
      holds up to ~ lbs, supports up to ~ lbs, supports a weight of, carrying capacity`,
    de: `
      maximale belastung, max belastung, maximalbelastung, belastbar*, belastbarkeit, tragkraft, traglast,
      tragfähigkeit, maximalgewicht, höchstgewicht, maximales gewicht, max gewicht, nutzergewicht, benutzergewicht,
      zuladung, trägt bis zu, hält bis zu ~ kg`,
    fr: `
      charge maximale, charge max, poids maximum, poids maximal, poids max, capacité de charge, supporte un poids,
      charge utile, poids supporté, charge admissible, poids de l utilisateur, supporte jusqu à ~ kg,
      supportent jusqu à ~ kg`,
    es: `
      carga máxima, peso máximo, capacidad de carga, soporta un peso, carga máx, peso máx, límite de peso,
      peso soportado, peso del usuario, soporta hasta ~ kg, soportan hasta ~ kg, aguanta hasta ~ kg,
      resiste hasta ~ kg`,
    it: `
      carico massimo, carico max, peso massimo, peso max, portata massima, portata max, capacità di carico,
      limite di peso, peso supportato, peso dell utente, supporta fino a ~ kg, sopporta fino a ~ kg,
      regge fino a ~ kg, sostiene fino a ~ kg`,
    nl: `
      maximale belasting, max belasting, maximaal gewicht, max gewicht, draagvermogen, draagkracht, laadvermogen,
      belastbaar, belastbaarheid, gewichtslimiet, maximaal draagvermogen, gebruikersgewicht, draagt tot,
      kan tot ~ kilo dragen, maximale draaglast`,
    pl: `
      maksymalne obciążenie, maksymalna waga, maksymalnego obciążenia, obciążeni* do, nośność, nośności, udźwig*,
      ładowność, maks obciążenie, limit wagi, dopuszczalne obciążenie, waga użytkownika, wytrzymuje do, udźwignie`,
    pt: `
      carga máxima, peso máximo, capacidade de carga, suporta um peso, limite de peso, carga máx, peso suportado,
      peso do utilizador, peso do usuário, carga suportada, suporta até ~ kg, aguenta até ~ kg, suportam até ~ kg`,
    sv: `
      maxlast*, max last, maxbelastning*, maximal belastning, maxvikt*, max vikt, maximal vikt, viktgräns*,
      lastkapacitet*, bärkapacitet*, klarar upp till ~ kg, klarar ~ kg, bärförmåga, användarvikt*`,
    da: `
      maks belastning, maksimal belastning, maks vægt, maksimal vægt, max belastning, max vægt, maksimalvægt,
      bæreevne, bærekapacitet, lasteevne, vægtgrænse, brugervægt, kan bære op til`,
    nb: `
      maks belastning, maksimal belastning, maks vekt, maksvekt, maksimal vekt, bæreevne, bærekapasitet,
      lastekapasitet, vektgrense, brukervekt, tåler opptil, tåler ~ kg, makslast, maksbelastning`,
    fi: `
      enimmäiskuorm*, maksimikuorm*, suurin sallittu kuorm*, kantavuus, kantavuuden, kantavuutta, maksimipaino*,
      enimmäispaino*, painoraja*, kuormitus*, kestää ~ kg, kantokyky, kantokyvyn, käyttäjän paino*, kantaa jopa`,
  },
  shockRisk: {
    en: 'electric shock, electrical shock, electrocut*, shock hazard, risk of electric shock',
    de: `
      stromschlag*, stromschläge, elektrischer schlag, elektrischen schlag, elektrischen schlages, stromschlaggefahr,
      lebensgefahr durch strom`,
    fr: `
      choc électrique, chocs électriques, décharge électrique, décharges électriques, électrocut*,
      risque d électrocution`,
    es: `
      descarga eléctrica, descargas eléctricas, electrocut*, choque eléctrico, riesgo de descarga, electrocución`,
    it: `
      scossa elettrica, scosse elettriche, folgorazione, shock elettrico, rischio di folgorazione, folgorat*`,
    nl: 'elektrische schok, elektrische schokken, elektrocut*, stroomschok*, elektrische schokgevaar',
    pl: 'porażeni* prądem, porażeni* elektryczn*, ryzyko porażenia, porażenia prądem, porazić prądem',
    pt: `
      choque elétrico, choques elétricos, eletrocuss*, descarga elétrica, descargas elétricas, risco de choque,
      eletrocut*`,
    sv: 'elektrisk stöt, elektriska stötar, elstöt*, elchock*, elolycka, risk för stötar',
    da: 'elektrisk stød, elektriske stød, stødfare, risiko for stød, elchok',
    nb: 'elektrisk støt, elektriske støt, støtfare, fare for støt, strømstøt, elektrosjokk',
    fi: 'sähköisku*, sähköiskun vaara, sähköiskuvaara*',
  },
  burnRisk: {
    en: `
      burn hazard, risk of burns, cause burns, scald*, surface gets hot, surfaces get hot, hot surface*,
      becomes very hot, gets very hot, burn risk`,
    de: `
      verbrennungsgefahr, verbrennungen, verbrühung*, verbrühen, heiße oberfläche*, wird heiß, wird sehr heiß,
      verbrennungsrisiko, oberfläche ~ heiß`,
    fr: `
      risque de brûlure*, brûlures, risques de brûlure*, surface chaude, surfaces chaudes, devient très chaud*,
      ébouillant*, danger de brûlure*`,
    es: `
      riesgo de quemadura*, quemaduras, superficie caliente, superficies calientes, se calienta mucho, escaldadura*,
      peligro de quemadura*`,
    it: `
      rischio di ustion*, ustioni, scottature da contatto, superficie calda, superfici calde, superfici bollenti,
      diventa molto caldo, pericolo di ustion*, scottarsi`,
    nl: `
      verbrandingsgevaar, brandwond*, verbranding, heet oppervlak, hete oppervlakken, wordt erg heet,
      risico op brandwonden`,
    pl: `
      ryzyko poparzenia, poparzeni*, oparzeni*, gorąca powierzchnia, gorące powierzchnie, gorącej powierzchni,
      nagrzewa się mocno, ryzyko oparzenia`,
    pt: `
      risco de queimadura*, queimaduras, superfície quente, superfícies quentes, fica muito quente, escaldão,
      perigo de queimadura*, escaldadura*`,
    sv: 'brännskad*, brännskaderisk, skållning*, het yta, heta ytor, blir mycket het, risk för brännskador',
    da: `
      brandsår, skoldning*, varm overflade, varme overflader, bliver meget varm, risiko for forbrænding,
      skoldningsfare, forbrændinger`,
    nb: `
      brannskade*, forbrenningsfare, skålding*, varm overflate, varme overflater, blir svært varm,
      fare for brannskader`,
    fi: `
      palovamm*, palovammo*, kuuma pinta, kuumia pintoja, kuumenee voimakkaasti, palovamman vaara, polttava pinta`,
  },
  injuryRisk: {
    en: `
      risk of injury, injury risk, risk of injuries, cause injury, sharp edges, sharp edge, pinch hazard,
      trap fingers, pinched fingers, tip over hazard, risk of falling, fall hazard, can tip over, may tip over`,
    de: `
      verletzungsgefahr, verletzungsrisiko, scharfe kante*, scharfkantig*, quetschgefahr, klemmgefahr,
      finger einklemmen, kippgefahr, umkippen, sturzgefahr, verletzungen führen, verletzungen verursachen`,
    fr: `
      risque de blessure*, risques de blessure*, bords coupants, bord coupant, arêtes vives, risque de pincement,
      se pincer les doigts, risque de chute, risque de basculement, danger de blessure*`,
    es: `
      riesgo de lesion*, riesgo de lesión, bordes afilados, borde afilado, pillarse los dedos, riesgo de caída,
      riesgo de vuelco, volcarse, peligro de lesion*, causar lesiones, cantos afilados`,
    it: `
      rischio di lesion*, rischio di infortuni*, bordi taglienti, bordi affilati, spigoli vivi, schiacciarsi le dita,
      rischio di caduta, ribaltarsi, rischio di ribaltamento, causare lesioni, pericolo di lesion*`,
    nl: `
      risico op letsel, letselgevaar, verwondingsgevaar, scherpe randen, scherpe rand, vingers beklemd, beknelling*,
      valgevaar, kantelgevaar, omkantelen, letsel veroorzaken, kans op letsel`,
    pl: `
      ryzyko obrażeń, ryzyko urazu, ryzyko urazów, ryzyko skaleczenia, ostre krawędzie, ostra krawędź,
      ostrych krawędzi, przytrzaśnięci*, przewrócić się, ryzyko przewrócenia, ryzyko upadku, spowodować obrażenia`,
    pt: `
      risco de ferimento*, risco de lesão, risco de lesões, arestas vivas, bordas afiadas, bordas cortantes,
      arestas cortantes, entalar os dedos, risco de queda, risco de tombamento, tombar, causar lesões,
      causar ferimentos`,
    sv: `
      skaderisk*, risk för skada, risk för skador, vassa kanter, klämrisk*, klämma fingrarna, fallrisk*, tipprisk*,
      välta, kan orsaka skador`,
    da: `
      risiko for skade, risiko for skader, skarpe kanter, klemme fingrene, klemfare, faldrisiko, faldfare, væltefare,
      vælte, forårsage skade*`,
    nb: `
      fare for skade, fare for skader, skaderisiko, skarpe kanter, klemfare, klemme fingrene, fallfare, velte,
      veltefare, risiko for skade, forårsake skade*`,
    fi: `
      loukkaantumisvaara*, loukkaantumisriski*, loukkaantumisen, terävät reunat, teräviä reunoja, puristumisvaara*,
      putoamisvaara*, kaatumisvaara*, kaatumisriski*, vammautumi*`,
  },
  irritantRisk: {
    en: `
      irritates the skin, irritate the skin, skin irritation, may irritate, can irritate, eye irritation, irritant,
      avoid contact with eyes, avoid contact with the eyes, avoid eye contact, keep out of eyes, causes irritation,
      may cause irritation, irritating to`,
    de: `
      hautreizung*, augenreizung*, reizt die haut, reizt die augen, kann reizen, augenkontakt vermeiden,
      kontakt mit den augen vermeiden, kontakt mit augen vermeiden, nicht in die augen, verursacht hautreizungen,
      ätzend*`,
    fr: `
      irritation de la peau, irritations cutanées, irritation cutanée, irriter la peau, irrite la peau,
      irrite les yeux, irritant*, éviter le contact avec les yeux, évitez le contact avec les yeux,
      irritation des yeux, irritation oculaire, provoque une irritation`,
    es: `
      irritación de la piel, irritación cutánea, irritaciones cutáneas, irritar la piel, irrita la piel,
      irritación ocular, irritante*, evitar el contacto con los ojos, evite el contacto con los ojos,
      evita el contacto con los ojos, puede irritar`,
    it: `
      irritazione della pelle, irritazione cutanea, irritazioni cutanee, irritare la pelle, irrita la pelle,
      irritante, irritanti, evitare il contatto con gli occhi, evita il contatto con gli occhi,
      irritazione agli occhi, irritazione oculare, può irritare`,
    nl: `
      huidirritatie*, oogirritatie*, irriteert de huid, huid irriteren, irriterend*, vermijd contact met de ogen,
      contact met de ogen vermijden, contact met ogen vermijden, kan irriteren, irritatie veroorzaken`,
    pl: `
      podrażnieni*, podrażnia skórę, podrażniać skórę, drażni skórę, drażniąc*, unikać kontaktu z oczami,
      unikaj kontaktu z oczami, podrażnienie oczu, może podrażniać, działa drażniąco`,
    pt: `
      irritação da pele, irritação na pele, irritação cutânea, irritações na pele, irritar a pele, irrita a pele,
      irritante*, evitar o contacto com os olhos, evitar o contato com os olhos, evite o contato com os olhos,
      evite o contacto com os olhos, irritação ocular, pode irritar`,
    sv: `
      hudirritation*, ögonirritation*, irriterar huden, irritera huden, irriterande, undvik kontakt med ögonen,
      undvik ögonkontakt, kan irritera, reta huden`,
    da: `
      hudirritation*, øjenirritation*, irriterer huden, irritere huden, irriterende, undgå kontakt med øjnene,
      undgå øjenkontakt, kan irritere`,
    nb: `
      hudirritasjon*, øyeirritasjon*, irriterer huden, irritere huden, irriterende, unngå kontakt med øynene,
      unngå øyekontakt, kan irritere`,
    fi: `
      ihoärsytys*, ihoärsyty*, ärsyttää ihoa, ärsyttää silmiä, silmä ärsyty*, ärsyttäv*, vältä kosketusta silmiin,
      varo silmiin, vältä silmäkosketusta, voi ärsyttää, aiheuttaa ärsytystä`,
  },
  keepFromChildren: {
    en: `
      keep out of reach of children, out of reach of children, out of the reach of children, keep away from children,
      store away from children, not a toy, this is not a toy`,
    de: `
      außerhalb der reichweite von kindern, unzugänglich für kinder, von kindern fernhalten, für kinder unzugänglich,
      außer reichweite von kindern, kein spielzeug, darf nicht in die hände von kindern, vor kindern geschützt`,
    fr: `
      hors de portée des enfants, hors de la portée des enfants, tenir éloigné des enfants, à l écart des enfants,
      n est pas un jouet, hors d atteinte des enfants`,
    es: `
      fuera del alcance de los niños, fuera del alcance de niños, lejos del alcance de los niños,
      mantener alejado de los niños, no es un juguete, lejos de los niños`,
    it: `
      fuori dalla portata dei bambini, lontano dalla portata dei bambini, tenere lontano dai bambini,
      fuori della portata dei bambini, non è un giocattolo, lontano dai bambini`,
    nl: `
      buiten het bereik van kinderen, buiten bereik van kinderen, uit de buurt van kinderen,
      buiten bereik van kinderen bewaren, geen speelgoed`,
    pl: `
      w miejscu niedostępnym dla dzieci, niedostępn* dla dzieci, poza zasięgiem dzieci, z dala od dzieci,
      chronić przed dziećmi, to nie zabawka, nie jest zabawką`,
    pt: `
      fora do alcance das crianças, fora do alcance de crianças, longe do alcance das crianças,
      longe do alcance de crianças, manter afastado das crianças, não é um brinquedo`,
    sv: `
      utom räckhåll för barn, oåtkomlig* för barn, oåtkomligt för barn, håll borta från barn, inte en leksak,
      ej leksak, ingen leksak`,
    da: `
      utilgængelig* for børn, uden for børns rækkevidde, udenfor børns rækkevidde, holdes væk fra børn, ikke legetøj,
      utilgængeligt for børn`,
    nb: `
      utilgjengelig for barn, utenfor barns rekkevidde, utenfor rekkevidde for barn, holdes unna barn,
      ikke et leketøy, ikke en leke`,
    fi: `
      lasten ulottumattomi*, poissa lasten ulottuvilta, lasten ulottuvilta, ei ole lelu, lasten ulottumattomissa`,
  },
};
