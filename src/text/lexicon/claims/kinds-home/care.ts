import type { ConceptTable } from '../concept-table.ts';

/** Personal care products. */
export const CARE: ConceptTable = {
  faceCream: {
    en: `
      face cream, face creams, moisturiser, moisturisers, moisturizer, moisturizers, day cream, day creams, night cream,
      night creams, facial cream, facial creams, eye cream, eye creams`,
    de: `
      gesichtscreme*, tagescreme*, nachtcreme*, feuchtigkeitscreme*, augencreme*, feuchtigkeitspflege*,
      gesichtspflege*`,
    fr: `
      crème visage, crèmes visage, crème de jour, crèmes de jour, crème de nuit, crèmes de nuit, crème hydratante,
      crèmes hydratantes, contour des yeux, crème pour le visage, crèmes pour le visage, crèmes, soin hydratant,
      crème anti âge`,
    es: `
      crema facial, cremas faciales, crema hidratante, cremas hidratantes, crema de día, cremas de día, crema de noche,
      cremas de noche, contorno de ojos, hidratante facial`,
    it: `
      crema viso, creme viso, crema idratante, creme idratanti, crema giorno, creme giorno, crema notte, creme notte,
      contorno occhi, crema da giorno, crema per il viso`,
    nl: `
      gezichtscrème*, dagcrème*, nachtcrème*, oogcrème*, hydraterende crème, vochtinbrengende crème,
      gezichtsverzorging`,
    pl: `
      krem do twarzy, kremy do twarzy, kremu do twarzy, kremów do twarzy, krem* nawilżając*, krem* na dzień,
      krem* na noc, krem* pod oczy, kremy, kremu, kremów`,
    pt: `
      creme facial, cremes faciais, creme hidratante, cremes hidratantes, hidratante facial, hidratantes faciais,
      creme de dia, creme de noite, contorno de olhos, creme de rosto, cremes de rosto, cremes`,
    sv: 'ansiktskräm*, dagkräm*, nattkräm*, ögonkräm*, fuktkräm*, kräm, krämen, krämer, fuktighetskräm*',
    da: 'ansigtscreme*, dagcreme*, natcreme*, øjencreme*, fugtighedscreme*, fugtcreme*, cremen, cremer',
    nb: 'ansiktskrem*, dagkrem*, nattkrem*, øyekrem*, fuktighetskrem*, kremen, kremer',
    fi: 'kasvovoi*, päivävoi*, yövoi*, silmänympärysvoi*, kosteusvoi*, voide, voiteet, voidetta, voiteen',
  },
  faceSerum: {
    en: `
      serum, serums, face serum, face serums, face oil, face oils, ampoule serum, facial oil, facial oils, facial serum,
      facial serums`,
    de: 'seren, serums, gesichtsöl*, gesichtsserum*, *serum',
    fr: 'sérum, sérums, huile visage, huiles visage, huile pour le visage, huiles pour le visage',
    es: 'sérum, sérums, aceite facial, aceites faciales, suero facial, sueros faciales',
    it: 'siero viso, sieri viso, olio viso, oli viso, siero per il viso, siero, sieri',
    nl: 'serum, serums, gezichtsolie*, gezichtsserum*',
    pl: 'serum, serów do twarzy, olejek do twarzy, olejk* do twarzy, serum do twarzy',
    pt: 'sérum, sérums, séruns, óleo facial, óleos faciais, soro facial',
    sv: 'serum, serumet, ansiktsserum*, ansiktsolja*, ansiktsoljor',
    da: 'serum, serumer, serumet, ansigtsserum*, ansigtsolie*',
    nb: 'serum, serumer, serumet, ansiktsserum*, ansiktsolje*',
    fi: 'seerumi*, seerumei*, kasvoöljy*, kasvoseerum*',
  },
  faceMask: {
    en: `
      face mask, face masks, sheet mask, sheet masks, clay mask, clay masks, peeling mask, exfoliator, exfoliators,
      scrub, scrubs, body scrub, body scrubs, face scrub, face scrubs`,
    de: 'gesichtsmaske*, tuchmaske*, peeling, peelings, tonerdemaske*, gesichtspeeling*, körperpeeling*',
    fr: `
      masque visage, masques visage, masque en tissu, masques en tissu, gommage, gommages, exfoliant, exfoliants,
      masque à l argile, masques à l argile, masque pour le visage, masque hydratant`,
    es: `
      mascarilla facial, mascarillas faciales, exfoliante, exfoliantes, mascarilla de arcilla, mascarillas de arcilla,
      mascarilla hidratante, mascarillas hidratantes`,
    it: `
      maschera viso, maschere viso, scrub, maschera all argilla, maschera in tessuto, esfoliante, esfolianti, gommage`,
    nl: 'gezichtsmasker*, sheetmask*, scrub, scrubs, kleimasker*, bodyscrub*, peeling, peelings',
    pl: 'maseczk*, maseczek, peeling, peelingi, peelingu, peelingów, mask* w płachcie, scrub',
    pt: `
      máscara facial, máscaras faciais, esfoliante, esfoliantes, máscara de argila, máscara de rosto, máscaras de rosto,
      máscara de tecido, máscaras de tecido`,
    sv: 'ansiktsmask*, sheet mask, peeling, peelingen, skrubb, kroppsskrubb*, lermask*, kroppspeeling*',
    da: 'ansigtsmaske*, sheet mask, peeling, scrub, kropsscrub*, lermaske*, bodyscrub*',
    nb: 'ansiktsmaske*, sheet mask, peeling, skrubb, kroppsskrubb*, leiremaske*, bodyscrub*',
    fi: 'kasvonaamio*, kangasnaamio*, kuorinta, kuorintavoi*, vartalokuori*, savinaamio*, kuorintaa',
  },
  faceCleanser: {
    en: `
      cleanser, cleansers, face wash, micellar water, cleansing gel, cleansing gels, facial toner, facial toners,
      make up remover, make up removers, makeup remover, makeup removers, cleansing foam, cleansing milk, face toner,
      cleansing oil, cleansing oils`,
    de: `
      gesichtsreinigung*, reinigungsgel*, reinigungsmilch*, mizellenwasser*, gesichtswasser*, make up entferner,
      reinigungsschaum*, reinigungsöl*, abschminkpads, waschgel*`,
    fr: `
      nettoyant visage, nettoyants visage, eau micellaire, gel nettoyant, gels nettoyants, démaquillant, démaquillants,
      lotion tonique, lotions toniques, mousse nettoyante, lait démaquillant, huile démaquillante, eau florale`,
    es: `
      limpiador facial, limpiadores faciales, agua micelar, gel limpiador, desmaquillante, desmaquillantes,
      tónico facial, tónicos faciales, leche limpiadora, espuma limpiadora, aceite limpiador`,
    it: `
      detergente viso, detergenti viso, acqua micellare, struccante, struccanti, tonico viso, tonici viso,
      gel detergente, mousse detergente, latte detergente, olio struccante`,
    nl: `
      gezichtsreiniger*, micellair water, reinigingsgel*, make up remover, toner gezicht, gezichtsreiniging*,
      reinigingsmelk*, reinigingsolie*, gezichtstoner*`,
    pl: `
      żel do mycia twarzy, żel* do mycia twarzy, płyn micelarny, tonik*, pianka do mycia twarzy, płyn do demakijażu,
      mleczko do demakijażu, olejek myjący, pianka oczyszczająca`,
    pt: `
      gel de limpeza facial, água micelar, desmaquilhante, desmaquilhantes, demaquilante, demaquilantes, tónico facial,
      tónicos faciais, leite de limpeza, espuma de limpeza, limpador facial, óleo de limpeza`,
    sv: `
      ansiktsrengöring*, rengöringsgel*, micellärt vatten, micellarvatten, ansiktsvatten, sminkborttag*,
      rengöringsolja*, ansiktstvätt*`,
    da: `
      ansigtsrens*, rensegel*, micellar vand, micellarvand, skintonic, makeupfjerner*, rensemælk*, renseolie*,
      ansigtsvask*`,
    nb: `
      ansiktsrens*, rensegel*, micellært vann, micellarvann, ansiktsvann, sminkefjerner*, rensemelk*, renseolje*,
      ansiktsvask*`,
    fi: `
      puhdistusgeeli*, kasvojenpuhdist*, misellivesi*, misellived*, kasvovesi, kasvovettä, meikinpoist*,
      puhdistusvaahto*, puhdistusmaito*, puhdistusöljy*`,
  },
  bodyLotion: {
    en: `
      body lotion, body lotions, body cream, body creams, body butter, body butters, hand cream, hand creams, body oil,
      body oils, body milk, foot cream, foot creams, body balm`,
    de: `
      bodylotion*, körperlotion*, körpercreme*, handcreme*, körperöl*, körperbutter*, körpermilch*, fußcreme*,
      body lotion, body lotions, body butter`,
    fr: `
      lait corporel, lait pour le corps, crème mains, crèmes mains, crème corps, crèmes corps, huile corporelle,
      huiles corporelles, beurre corporel, lotion corporelle, crème pour les mains, crèmes pour les mains, baume corps,
      crème pour le corps, crèmes pour le corps, crème pieds`,
    es: `
      loción corporal, lociones corporales, crema corporal, cremas corporales, crema de manos, cremas de manos,
      aceite corporal, aceites corporales, manteca corporal, leche corporal, body milk, crema de pies`,
    it: `
      lozione corpo, lozioni corpo, crema corpo, creme corpo, crema mani, creme mani, olio corpo, oli corpo,
      burro corpo, latte corpo, crema per le mani, crema piedi, crema per il corpo`,
    nl: `
      bodylotion*, handcrème*, lichaamscrème*, bodybutter*, lichaamsolie*, bodymilk*, body lotion, body lotions,
      voetencrème*, bodycrème*`,
    pl: `
      balsam* do ciała, krem* do rąk, mleczk* do ciała, masł* do ciała, olej* do ciała, olejek do ciała, krem* do stóp`,
    pt: `
      loção corporal, loções corporais, creme corporal, cremes corporais, creme de mãos, cremes de mãos,
      creme para as mãos, cremes para as mãos, manteiga corporal, leite corporal, óleo corporal, óleos corporais,
      creme para mãos, creme de pés, hidratante corporal`,
    sv: 'bodylotion*, handkräm*, kroppslotion*, kroppskräm*, kroppsolja*, bodybutter*, fotkräm*, kroppssmör*',
    da: 'bodylotion*, håndcreme*, kropscreme*, kropsolie*, bodybutter*, fodcreme*, kropslotion*',
    nb: 'bodylotion*, håndkrem*, kroppskrem*, kroppslotion*, kroppsolje*, bodybutter*, fotkrem*',
    fi: 'vartalovoi*, käsivoi*, vartaloöljy*, vartaloemulsio*, kehovoi*, jalkavoi*',
  },
  shampoo: {
    en: 'shampoo, shampoos, dry shampoo, shampoo bar, shampoo bars',
    de: 'shampoos, haarseife*, trockenshampoo*, *shampoo',
    fr: 'shampooing, shampooings, shampoing, shampoings, shampoings secs',
    es: 'champú, champúes, champús, champú sólido',
    it: 'shampoo',
    nl: 'shampoo, shampoos, shampoobar*',
    pl: 'szampon*',
    pt: 'champô, champôs, shampoo, shampoos, xampu, xampus',
    sv: 'schampon, shampoo, *schampo, torrschampo*',
    da: 'shampoo, shampooer, shampooen, hårshampoo*, shampoobar*',
    nb: 'sjampo, sjampoen, sjampoer, shampoo, sjampobar*',
    fi: 'shampoo, shampoon, sampoo, shampoota, shampoot, kuivashampoo*, hiustenpesuaine*, palashampoo*',
  },
  conditioner: {
    en: `
      conditioner, conditioners, hair mask, hair masks, hair oil, hair oils, hair treatment, hair treatments, leave in`,
    de: 'conditioner, conditioners, haarspülung*, haarkur*, haarmaske*, haaröl*, spülung, pflegespülung*, haarpflege*',
    fr: `
      après shampooing, après shampooings, après shampoing, après shampoings, masque capillaire, masques capillaires,
      huile capillaire, huiles capillaires, soin capillaire, soins capillaires, masque cheveux, démêlant, démêlants`,
    es: `
      acondicionador, acondicionadores, mascarilla capilar, mascarillas capilares, aceite capilar, aceites capilares,
      mascarilla para el pelo, tratamiento capilar`,
    it: `
      balsamo capelli, balsami capelli, maschera capelli, maschere capelli, olio per capelli, oli per capelli,
      balsamo per capelli, maschera per capelli, trattamento capelli`,
    nl: 'conditioner, conditioners, haarmasker*, haarolie*, crèmespoeling*, haarverzorging*',
    pl: 'odżywk* do włosów, mask* do włosów, olejek do włosów, olejk* do włosów',
    pt: `
      condicionador, condicionadores, amaciador de cabelo, máscara capilar, máscaras capilares, óleo capilar,
      óleos capilares, tratamento capilar, máscara de cabelo`,
    sv: 'balsam till håret, balsamet till håret, hårbalsam*, hårinpackning*, hårolja*, hårmask, hårkur*, hårvård*',
    da: 'balsam, hårbalsam*, hårkur*, hårolie*, hårmaske*, hårpleje*, conditioner',
    nb: 'balsam, hårbalsam*, hårkur*, hårolje*, hårmaske*, hårpleie*',
    fi: 'hoitoaine*, hiusnaamio*, hiusöljy*, tehohoito hius*, hiustenhoito*, hiushoito*',
  },
  hairStyling: {
    en: `
      hair spray, hair sprays, hairspray, hairsprays, hair gel, hair gels, hair wax, hair dye, hair dyes, hair colour,
      hair color, styling product, styling products, hair mousse, hair pomade`,
    de: `
      haarspray*, haargel*, haarwachs*, haarfarbe*, haarfärbe*, schaumfestiger*, stylingprodukt*, coloration,
      colorationen`,
    fr: `
      laque cheveux, laques cheveux, gel coiffant, gels coiffants, cire coiffante, coloration capillaire,
      colorations capillaires, mousse coiffante, coloration cheveux, produits coiffants, laque coiffante`,
    es: `
      laca para el pelo, lacas para el pelo, gel fijador, cera para el pelo, tinte para el pelo, tintes para el pelo,
      tinte capilar, tintes capilares, espuma para el pelo, laca de pelo, tinte de pelo`,
    it: `
      lacca per capelli, lacche per capelli, gel per capelli, cera per capelli, tinta per capelli, tinte per capelli,
      gel capelli, tinta capelli`,
    nl: 'haarlak*, haargel*, haarwax*, haarverf*, haarspray*, haarmousse*',
    pl: `
      lakier do włosów, żel do włosów, wosk do włosów, farba do włosów, farby do włosów, farbę do włosów,
      pianka do włosów, pomad* do włosów`,
    pt: `
      laca de cabelo, lacas de cabelo, gel de cabelo, cera para cabelo, tinta de cabelo, tintas de cabelo, coloração,
      colorações, tinta para cabelo, tintura, tinturas, laca para cabelo`,
    sv: 'hårspray*, hårgel*, hårvax*, hårfärg*, stylingprodukt*, hårmousse*',
    da: 'hårspray*, hårgel*, hårvoks*, hårfarve*, stylingprodukt*, hårlak*',
    nb: 'hårspray*, hårgel*, hårvoks*, hårfarge*, stylingprodukt*, hårlakk*',
    fi: 'hiuslakka*, hiusgeeli*, hiusvaha*, hiusväri*, hiusvaahto*, muotoilutuot*',
  },
  soap: {
    en: `
      soap, soaps, shower gel, shower gels, body wash, hand soap, hand soaps, bar soap, bath foam, bath salts,
      bath bomb, bath bombs, bubble bath`,
    de: `
      *seife, *seifen, duschgel*, badeschaum*, badesalz*, badebombe*, badekugel*, duschcreme*, duschöl*, badezusatz*`,
    fr: `
      savon, savons, gel douche, gels douches, gel de douche, gels de douche, bain moussant, sel de bain, sels de bain,
      boule de bain, boules de bain, huile de douche`,
    es: `
      jabón, jabones, gel de ducha, geles de ducha, gel de baño, geles de baño, sales de baño, bomba de baño,
      bombas de baño, espuma de baño`,
    it: `
      sapone, saponi, bagnoschiuma, bagnoschiume, docciaschiuma, docciaschiume, gel doccia, sali da bagno,
      bomba da bagno, bombe da bagno, saponetta, saponette, doccia gel`,
    nl: `
      zepen, zeepje, zeepjes, douchegel*, handzeep*, badzout*, badschuim, bruisbal, bruisballen, *zeep, doucheschuim`,
    pl: `
      mydło, mydła, mydłem, mydeł, mydełko, mydełka, żel* pod prysznic, sól do kąpieli, soli do kąpieli,
      kul* do kąpieli, płyn do kąpieli`,
    pt: `
      sabonete, sabonetes, sabão, sabões, gel de banho, gel de duche, géis de banho, sais de banho, bomba de banho,
      bombas de banho, espuma de banho, sabonete líquido`,
    sv: 'tvål, tvålar, tvålarna, tvålen, duschgel*, duschkräm*, handtvål*, badsalt*, badbomb*, duschtvål*, badskum*',
    da: 'sæber, sæben, shower gel, håndsæbe*, badesalt*, badebombe*, shampoobar og sæbe, *sæbe, kropsvask, brusegel*',
    nb: 'såper, såpen, dusjsåpe*, dusjgel*, håndsåpe*, badesalt*, badebombe*, *såpe, dusjkrem*',
    fi: 'saippua*, saippuoi*, suihkugeeli*, suihkusaippu*, käsisaippu*, kylpysuola*, kylpypommi*, suihkuvaahto*',
  },
  sunscreen: {
    en: `
      sunscreen, sunscreens, sun cream, sun creams, sun lotion, sun lotions, sun milk, suncream, suncreams, after sun,
      sunblock`,
    de: `
      sonnencreme*, sonnenmilch*, sonnenspray*, sonnenschutzcreme*, sonnenschutzmittel*, after sun, sonnenfluid*,
      sonnenlotion*`,
    fr: `
      crème solaire, crèmes solaires, lait solaire, laits solaires, protection solaire, écran solaire, après soleil,
      spray solaire, sprays solaires, huile solaire`,
    es: `
      protector solar, protectores solares, crema solar, cremas solares, bloqueador solar, bloqueadores solares,
      leche solar, after sun`,
    it: 'crema solare, creme solari, protezione solare, latte solare, doposole, solari viso, spray solare',
    nl: 'zonnebrand*, zonnecrème*, zonnemelk*, zonnespray*, aftersun',
    pl: `
      krem z filtrem, kremy z filtrem, krem przeciwsłoneczny, krem* przeciwsłoneczn*, mleczko do opalania,
      mlecz* do opalania, kremu z filtrem, emulsj* przeciwsłoneczn*`,
    pt: `
      protetor solar, protetores solares, creme solar, cremes solares, bloqueador solar, pós sol, leite solar,
      after sun`,
    sv: 'solkräm*, solskyddskräm*, solspray*, sollotion*, after sun, solskydd ansikte',
    da: 'solcreme*, solspray*, sollotion*, aftersun, after sun, solfaktorcreme*',
    nb: 'solkrem*, solspray*, sollotion*, aftersun, after sun, solfaktorkrem*',
    fi: 'aurinkovoi*, aurinkosuojavoi*, aurinkosuojasuihke*, aurinkorasva*, after sun, aurinkosuojatuot*',
  },
  lipCare: {
    en: 'lip balm, lip balms, lip care, lip butter',
    de: 'lippenbalsam*, lippenpflege*',
    fr: `
      baume à lèvres, baumes à lèvres, baume lèvres, baumes lèvres, soin des lèvres, soins des lèvres, stick à lèvres`,
    es: 'bálsamo labial, bálsamos labiales, protector labial, cacao labial, cuidado labial',
    it: 'balsamo labbra, balsami labbra, burro cacao, burrocacao, stick labbra, balsamo per labbra',
    nl: 'lippenbalsem*, lipbalm, lipbalms, lippenverzorging',
    pl: 'balsam do ust, balsam* do ust, pomadk* ochronn*, masełko do ust',
    pt: 'bálsamo labial, bálsamos labiais, batom de cieiro, protetor labial, hidratante labial, bálsamo para os lábios',
    sv: 'läppbalsam*, läppcerat*, lypsyl, läppvård*',
    da: 'læbepomade*, læbebalsam*, læbepleje*',
    nb: 'leppepomade*, leppebalsam*, leppepleie*',
    fi: 'huulirasva*, huulivoi*, huulibalsami*',
  },
  makeUp: {
    en: `
      make up, makeup, foundation, foundations, mascara, mascaras, lipstick, lipsticks, eyeshadow, eyeshadows,
      concealer, concealers, blusher, eyeliner, eyeliners, lip gloss, lipgloss, bronzer, highlighter makeup, eye shadow,
      eye shadows`,
    de: `
      make up, makeup, foundation, foundations, mascara, mascaras, lippenstift*, lidschatten*, concealer, concealers,
      rouge, wimperntusche*, eyeliner, eyeliners, puder, lipgloss*, kajal*`,
    fr: `
      maquillage, fond de teint, fonds de teint, mascara, mascaras, rouge à lèvres, rouges à lèvres, fard à paupières,
      fards à paupières, anticerne, anticernes, anti cerne, anti cernes, eye liner, gloss, fard à joues, fards à joues,
      poudre libre, correcteur de teint, correcteurs de teint`,
    es: `
      maquillaje, base de maquillaje, máscara de pestañas, máscaras de pestañas, rímel, pintalabios, sombra de ojos,
      sombras de ojos, corrector de ojeras, correctores de ojeras, colorete, coloretes, delineador, delineadores,
      brillo de labios, labial mate, labial líquido, barra de labios, barras de labios`,
    it: `
      trucco, make up, fondotinta, mascara, rossetto, rossetti, ombretto, ombretti, correttore viso, blush, eyeliner,
      lucidalabbra, fard, cipria`,
    nl: `
      make up, makeup, foundation, foundations, mascara, mascaras, lippenstift, lippenstiften, oogschaduw*, concealer,
      concealers, blush, eyeliner, eyeliners, lipgloss*`,
    pl: `
      makijaż*, podkład do twarzy, podkład kryjąc*, podkłady kryjąc*, podkładu kryjąc*, tusz do rzęs, tusz* do rzęs,
      szmink*, pomadk*, cieni* do powiek, korektor, korektory, róż do policzków, eyeliner*, błyszczyk*, make up`,
    pt: `
      maquilhagem, maquiagem, base líquida, máscara de pestanas, máscara de cílios, rímel, batom, batons,
      sombra de olhos, sombras de olhos, corretivo, corretivos, blush, delineador, delineadores, gloss,
      bases de maquilhagem`,
    sv: `
      smink, sminket, foundation, foundations, mascara, mascaran, läppstift*, ögonskugga*, ögonskuggor, concealer*,
      rouge, eyeliner*, läppglans*, makeup, puder`,
    da: `
      makeup, makeuppen, foundation, foundations, mascara, mascaraen, læbestift*, øjenskygge*, concealer*, blush,
      eyeliner*, lipgloss*, pudder, make up`,
    nb: `
      sminke, sminken, foundation, foundations, mascara, mascaraen, leppestift*, øyenskygge*, øyeskygge*, concealer*,
      rouge, eyeliner*, leppeglans*, pudder, makeup`,
    fi: `
      meikki*, meikit, ripsiväri*, huulipuna*, luomiväri*, peitevoi*, poskipuna*, rajauskynä*, huulikiilto*, puuteri*`,
  },
  nailPolish: {
    en: `
      nail polish, nail polishes, nail care, nail file, nail files, nail clipper, nail clippers, nail scissors,
      nail varnish, nail polish remover, gel polish`,
    de: 'nagellack*, nagelfeile*, nagelschere*, nagelknipser*, maniküre*, nagelöl*, nagelpflege*',
    fr: `
      vernis à ongles, lime à ongles, limes à ongles, coupe ongles, dissolvant, dissolvants, ciseaux à ongles,
      soin des ongles`,
    es: `
      esmalte de uñas, esmaltes de uñas, lima de uñas, limas de uñas, cortaúñas, quitaesmalte, tijeras de uñas,
      pintaúñas`,
    it: `
      smalto per unghie, smalti per unghie, lima per unghie, lime per unghie, tagliaunghie, solvente per unghie,
      smalto unghie, smalti unghie, forbicine per unghie`,
    nl: 'nagellak*, nagelvijl*, nagelknipper*, nagelschaar*, nagelverzorging*',
    pl: `
      lakier* do paznokci, pilnik* do paznokci, obcinacz* do paznokci, zmywacz do paznokci, cążk* do paznokci,
      nożyczk* do paznokci`,
    pt: `
      verniz de unhas, vernizes de unhas, esmalte de unhas, esmaltes de unhas, lima de unhas, limas de unhas,
      corta unhas, acetona, esmaltes, cortador de unhas, esmalte para unhas`,
    sv: 'nagellack*, nagelfil*, nagelklippare*, nagelsax*, nagelvård*',
    da: 'neglelak*, neglefil*, negleklipper*, neglesaks*, neglepleje*',
    nb: 'neglelakk*, neglefil*, negleklipper*, neglesaks*, neglepleie*',
    fi: 'kynsilakka*, kynsilako*, kynsiviila*, kynsileikkuri*, kynsisaks*, kynsilakanpoist*, kynsienhoito*',
  },
  perfume: {
    en: `
      perfume, perfumes, fragrance for women, fragrances for women, eau de parfum, eau de toilette, cologne, colognes,
      aftershave, aftershaves, fragrance, fragrances, perfumed, unscented, scented`,
    de: `
      eau de parfum, eau de toilette, aftershave*, herrenduft*, damenduft*, rasierwasser*, parfüm*, parfum*,
      unparfümiert*, duftstoff*, duftkerze*`,
    fr: `
      parfum femme, parfums, eau de parfum, eau de toilette, eau de cologne, parfum homme, après rasage,
      flacon de parfum, eaux de parfum, sans parfum, parfum ajouté, parfumé, parfumée, parfumés, parfumées`,
    es: `
      colonia, colonias, eau de parfum, eau de toilette, agua de colonia, after shave, loción para después del afeitado,
      perfum*, sin fragancia, fragancia, fragancias`,
    it: `
      profumo da donna, profumo da uomo, profumi, eau de parfum, eau de toilette, acqua di colonia, dopobarba,
      flacone di profumo, senza profumo, profumat*, fragranza, fragranze`,
    nl: `
      eau de parfum, eau de toilette, aftershave*, eau de cologne, herenparfum*, damesparfum*, parfum*, geurstoffen,
      ongeparfumeerd*, geurkaars*`,
    pl: `
      perfum*, woda perfumowana, wod* perfumowan*, wod* toaletow*, wod* kolońsk*, eau de parfum, po goleniu,
      bezzapachow*, nieperfumowan*, substancj* zapachow*, zapachow*`,
    pt: `
      colónia, colónias, colônia, colônias, eau de parfum, água de colónia, eau de toilette, pós barba,
      água de toilette, perfum*, fragrância, fragrâncias`,
    sv: `
      eau de parfum, eau de toilette, rakvatten*, aftershave*, parfym*, oparfymerad*, doftfri*, doftämne*, doftljus*`,
    da: 'eau de parfum, eau de toilette, aftershave*, barbersprit*, parfume*, uparfumeret*, duftstof*, duftlys*',
    nb: 'eau de parfum, eau de toilette, aftershave*, etterbarberings*, parfyme*, uparfymert*, duftstoff*, duftlys*',
    fi: `
      hajuvesi*, hajuvede*, parfyymi*, tuoksu naisille, eau de parfum, eau de toilette, partavesi*, after shave,
      hajuste*, hajustamat*, tuoksukynttil*`,
  },
  deodorant: {
    en: 'deodorant, deodorants, antiperspirant, antiperspirants, deo, deos',
    de: 'deo, deos, deodorant, deodorants, deocreme*, deospray*, antitranspirant*, deostick*',
    fr: 'déodorant, déodorants, anti transpirant, anti transpirants, stick déodorant',
    es: 'desodorante, desodorantes, antitranspirante, antitranspirantes',
    it: 'deodorante, deodoranti, antitraspirante, antitraspiranti',
    nl: 'deodorant, deodorants, deo, deostick*, anti transpirant',
    pl: 'dezodorant*, antyperspirant*, deo',
    pt: 'desodorizante, desodorizantes, desodorante, desodorantes, antitranspirante, antitranspirantes',
    sv: 'deodorant, deodoranter, deodoranten, deo, antiperspirant*',
    da: 'deodorant, deodoranter, deodoranten, deo, deostick*, antiperspirant*',
    nb: 'deodorant, deodoranter, deodoranten, deo, antiperspirant*',
    fi: 'deodorantti*, deodorante*, antiperspirantti*, deo',
  },
  razor: {
    en: `
      razor, razors, shaver, shavers, electric shaver, electric shavers, beard trimmer, beard trimmers, hair clipper,
      hair clippers, epilator, epilators, razor blade, razor blades, safety razor, safety razors, shaving foam,
      shaving cream, shaving brush`,
    de: `
      rasierer*, rasierhobel*, barttrimmer*, haarschneider*, haarschneidemaschine*, epilierer*, rasierklinge*,
      rasiergel*, rasierschaum*, epilator, epilatoren, elektrorasierer*, rasierpinsel*`,
    fr: `
      rasoir, rasoirs, tondeuse à barbe, tondeuses à barbe, épilateur, épilateurs, lame de rasoir, lames de rasoir,
      mousse à raser, tondeuse cheveux, tondeuses cheveux, gel à raser, blaireau de rasage`,
    es: `
      maquinilla de afeitar, maquinillas de afeitar, afeitadora, afeitadoras, recortador de barba,
      recortadores de barba, cortapelos, depiladora, depiladoras, cuchilla de afeitar, cuchillas de afeitar,
      espuma de afeitar, navaja de afeitar, navajas de afeitar, brocha de afeitar`,
    it: `
      rasoio, rasoi, regolabarba, tagliacapelli, epilatore, epilatori, lametta, lamette, schiuma da barba,
      rasoio elettrico, rasoio di sicurezza, pennello da barba`,
    nl: `
      scheerapparaat*, scheermes*, baardtrimmer*, tondeuse, tondeuses, epilator, epilators, epileerapparaat*,
      scheerschuim, scheerkwast*`,
    pl: `
      maszynk* do golenia, golark*, trymer* do brody, maszynk* do włosów, depilator*, żyletk*, pianka do golenia,
      pędzel do golenia`,
    pt: `
      lâmina de barbear, lâminas de barbear, máquina de barbear, máquinas de barbear, aparador de barba,
      aparadores de barba, depiladora, depiladoras, máquina de cortar cabelo, espuma de barbear, barbeador, barbeadores,
      gilete, giletes, pincel de barba`,
    sv: `
      rakhyvel, rakhyvlar, rakapparat*, skäggtrimmer*, hårklippare*, epilator*, rakblad*, raklödder*, hårtrimmer*,
      rakborste*, rakgel*`,
    da: `
      barbermaskine*, barberskraber*, skægtrimmer*, hårklipper*, epilator*, barberblad*, barberskum*, hårtrimmer*,
      barberkost*`,
    nb: `
      barbermaskin*, barberhøv*, skjeggtrimmer*, hårklipper*, epilator*, barberblad*, barberskum*, hårtrimmer*,
      barberkost*`,
    fi: `
      partakone*, partahöylä*, partatrimmeri*, hiustenleikkuukone*, hiustrimmeri*, epilaattori*, partaterä*,
      partavaahto*, partasuti*, höylänterä*, parranajokone*`,
  },
  hairDryer: {
    en: `
      hair dryer, hair dryers, hairdryer, hairdryers, hair straightener, hair straighteners, curling iron,
      curling irons, blow dryer, blow dryers, curling wand, curling wands, straighteners`,
    de: 'haartrockner*, föhn, föhne, föhns, fön, glätteisen*, lockenstab*, haarglätter*, warmluftbürste*',
    fr: `
      sèche cheveux, lisseur, lisseurs, fer à lisser, fers à lisser, fer à boucler, fers à boucler, boucleur, boucleurs,
      brosse soufflante`,
    es: `
      secador de pelo, secadores de pelo, plancha de pelo, planchas de pelo, rizador, rizadores, secador, secadores,
      tenacillas, alisador, alisadores`,
    it: `
      asciugacapelli, phon, piastra per capelli, piastre per capelli, arricciacapelli, ferro arricciacapelli,
      fon per capelli`,
    nl: 'haardroger*, föhn, föhns, stijltang*, krultang*, föhnborstel*',
    pl: 'suszark* do włosów, prostownic* do włosów, lokówk*, prostownica, prostownice, prostownicę',
    pt: `
      secador de cabelo, secadores de cabelo, alisador de cabelo, alisadores de cabelo, modelador de cabelo,
      modeladores de cabelo, prancha de cabelo, pranchas de cabelo, chapinha, chapinhas, babyliss`,
    sv: 'hårtork*, plattång*, locktång*, hårfön*, fön, fönen',
    da: 'hårtørrer*, føntørrer*, glattejern*, krøllejern*',
    nb: 'hårføner*, hårtørker*, føner, fønere, føneren, rettetang*, krølltang*',
    fi: 'hiustenkuivaa*, hiustenkuivain*, suoristusrauta*, suoristusraud*, kiharrin, kihartim*, kiharrinrauta*, föön*',
  },
  hairbrush: {
    en: `
      hairbrush, hairbrushes, hair brush, hair brushes, comb, combs, hair clip, hair clips, hair tie, hair ties,
      scrunchie, scrunchies`,
    de: 'haarbürste*, kamm, kämme, haarspange*, haargummi*, haarklammer*, scrunchie, scrunchies, haarreif*',
    fr: `
      brosse à cheveux, brosses à cheveux, peigne, peignes, barrette, barrettes, élastique à cheveux,
      élastiques à cheveux, chouchou, chouchous, pince à cheveux`,
    es: `
      cepillo para el pelo, cepillos para el pelo, cepillo de pelo, cepillos de pelo, peine, peines, horquilla,
      horquillas, coletero, coleteros, pinza de pelo, pinzas de pelo, goma de pelo`,
    it: `
      spazzola per capelli, spazzole per capelli, pettine, pettini, molletta per capelli, mollette per capelli,
      elastico per capelli, elastici per capelli, fermaglio, fermagli, spazzola capelli, scrunchie`,
    nl: 'haarborstel*, kam, kammen, haarspeld*, haarelastiek*, scrunchie, scrunchies, haarklem*',
    pl: `
      szczotk* do włosów, grzebień, grzebienie, grzebienia, spink* do włosów, gumk* do włosów, scrunchie,
      frotk* do włosów`,
    pt: `
      escova de cabelo, escovas de cabelo, pente, pentes, gancho de cabelo, ganchos de cabelo, elástico de cabelo,
      elásticos de cabelo, presilha, presilhas, scrunchie, scrunchies, xuxinha, xuxinhas`,
    sv: 'hårborst*, kam, kammar, kammarna, hårspänne*, hårsnodd*, scrunchie, scrunchies, hårklämma*',
    da: 'hårbørste*, kam, kamme, hårspænde*, hårelastik*, scrunchie, scrunchies, hårklemme*',
    nb: 'hårbørste*, kam, kammer, hårspenne*, hårstrikk*, scrunchie, scrunchies, hårklype*',
    fi: 'hiusharja*, kampa, kammat, kamman, hiussolki*, hiuslenk*, hiuspinni*, donitsi hius*',
  },
  toothbrush: {
    en: `
      toothbrush, toothbrushes, electric toothbrush, electric toothbrushes, brush head, brush heads, water flosser,
      water flossers, oral irrigator`,
    de: 'zahnbürste*, bürstenkopf*, aufsteckbürste*, munddusche*, schallzahnbürste*',
    fr: 'brosse à dents, brosses à dents, brossette, brossettes, hydropulseur, hydropulseurs, jet dentaire',
    es: `
      cepillo de dientes, cepillos de dientes, cepillo eléctrico, cepillos eléctricos, cabezal de cepillo,
      cabezales de cepillo, irrigador dental, irrigadores dentales`,
    it: `
      spazzolino, spazzolini, testina per spazzolino, testine per spazzolino, idropulsore, idropulsori,
      testine di ricambio spazzolino, spazzolino elettrico`,
    nl: 'tandenborstel*, opzetborstel*, waterflosser, waterflossers, monddouche*',
    pl: 'szczotecz* do zębów, szczoteczk* soniczn*, końców* do szczoteczki, irygator*',
    pt: `
      escova de dentes, escovas de dentes, cabeça de escova, cabeças de escova, recargas de escova, irrigador oral,
      irrigadores orais, escova de dente`,
    sv: 'tandborst*, borsthuvud*, munddusch*, eltandborst*',
    da: 'tandbørste*, børstehoved*, eltandbørste*, mundbruser*',
    nb: 'tannbørste*, børstehode*, eltannbørste*, munndusj*, tannspyler*',
    fi: 'hammasharja*, harjapää*, sähköhammasharja*, suuhuuhtelulait*, suusuihku*',
  },
  toothpaste: {
    en: `
      toothpaste, toothpastes, dental floss, mouthwash, mouthwashes, tooth tablets, interdental brush,
      interdental brushes`,
    de: 'zahnpasta*, zahncreme*, zahnseide*, mundspülung*, zahnputztabletten, mundwasser*, interdentalbürste*',
    fr: 'dentifrice, dentifrices, fil dentaire, bain de bouche, bains de bouche, brossettes interdentaires',
    es: `
      dentífrico, dentífricos, pasta de dientes, pastas de dientes, hilo dental, enjuague bucal, enjuagues bucales,
      pasta dental, seda dental, colutorio, colutorios`,
    it: 'dentifricio, dentifrici, filo interdentale, collutorio, collutori, scovolini',
    nl: 'tandpasta*, flosdraad, mondwater, tandfloss, tandenstokers, ragers',
    pl: `
      pasta do zębów, pasty do zębów, pastę do zębów, nić dentystyczna, nici dentystyczn*, płyn do płukania ust,
      płyn* do płukania ust`,
    pt: `
      pasta de dentes, pastas de dentes, dentífrico, dentífricos, fio dental, fio dentário, elixir, enxaguante bucais,
      enxaguantes bucais, creme dental, pasta de dente, enxaguante bucal`,
    sv: 'tandkräm*, tandtråd*, munskölj*, munvatten',
    da: 'tandpasta*, tandtråd*, mundskyl*',
    nb: 'tannkrem*, tanntråd*, munnskyll*, munnvann',
    fi: 'hammastahna*, hammaslanka*, hammaslanko*, suuvesi*, suuved*, hammasväliharja*',
  },
  sanitaryPads: {
    en: `
      sanitary pad, sanitary pads, tampon, tampons, panty liner, panty liners, menstrual cup, menstrual cups,
      period underwear, period pants, sanitary towel, sanitary towels, incontinence pads`,
    de: `
      damenbinde*, slipeinlage*, tampon, tampons, menstruationstasse*, periodenunterwäsche*, periodenslip*,
      inkontinenzeinlage*, monatsbinde*`,
    fr: `
      serviette hygiénique, serviettes hygiéniques, tampon hygiénique, tampons hygiéniques, protège slip, protège slips,
      coupe menstruelle, coupes menstruelles, culotte menstruelle, culottes menstruelles, cup menstruelle, tampons,
      protections hygiéniques`,
    es: `
      compresa, compresas, tampón, tampones, salvaslip, salvaslips, copa menstrual, copas menstruales, braga menstrual,
      bragas menstruales, toallas sanitarias, toallas femeninas`,
    it: `
      assorbente intimo, assorbenti intimi, tampone interno, tamponi interni, salvaslip, coppetta mestruale,
      coppette mestruali, slip mestruale, slip mestruali, assorbenti igienici, assorbenti lavabili, assorbenti interni`,
    nl: `
      maandverband, tampon, tampons, inlegkruisje, inlegkruisjes, menstruatiecup, menstruatiecups, menstruatieondergoed,
      incontinentieverband`,
    pl: `
      podpask*, podpasek, tampon, tampony, tamponów, wkładk* higieniczn*, kubecz* menstruacyjn*, majtk* menstruacyjn*,
      bielizn* menstruacyjn*`,
    pt: `
      penso higiénico, pensos higiénicos, tampão, tampões, penso diário, pensos diários, copo menstrual,
      copos menstruais, coletor menstrual, coletores menstruais, cueca menstrual, cuecas menstruais,
      calcinha absorvente, protetor diário, absorvente higiênico, absorventes higiênicos, absorvente interno,
      absorventes internos, absorvente diário`,
    sv: 'mensbinda*, trosskydd*, tampong*, menskopp*, mensskydd*, menstrosa*, menstrosor, bindor, bindorna',
    da: 'hygiejnebind, trusseindlæg*, tampon, tamponer, menstruationskop*, menstruationstrusse*, menstrusse*',
    nb: 'truseinnlegg*, tampong*, menskopp*, menstruse*, sanitetsbind*, nattbind*, mensbind*',
    fi: 'terveyssi*, kuukautissuoja*, pikkuhousunsuoj*, tamponi*, kuukup*, kuukautisalushousu*, kuukautishousu*',
  },
  toiletPaper: {
    en: 'toilet paper, tissues, toilet roll, toilet rolls, paper towel, paper towels, kitchen roll, facial tissues',
    de: 'toilettenpapier*, taschentuch, taschentücher, taschentüchern, küchenrolle*, klopapier*, küchenpapier*',
    fr: 'papier toilette, mouchoir, mouchoirs, essuie tout, sopalin',
    es: 'papel higiénico, pañuelos de papel, papel de cocina, rollo de cocina',
    it: 'carta igienica, fazzoletto, fazzoletti, rotoloni da cucina, carta da cucina, rotoli di carta',
    nl: 'toiletpapier*, wc papier, zakdoekjes, tissues, keukenrol*, keukenpapier',
    pl: 'papier toaletow*, papier* toaletow*, chusteczk* higieniczn*, ręcznik* papierow*',
    pt: 'papel higiénico, papel higiênico, lenços de papel, papel de cozinha, rolo de cozinha, papel toalha',
    sv: 'toalettpapper*, näsdukar, hushållspapper*, pappersnäsduk*',
    da: 'toiletpapir*, papirlommetørklæde*, køkkenrulle*, lommetørklæder',
    nb: 'toalettpapir*, dopapir*, papirlommetørkle*, tørkepapir*, kjøkkenrull*, lommetørkle*',
    fi: 'wc paperi*, vessapaperi*, nenäliina*, talouspaperi*, paperipyyhe*',
  },
  firstAid: {
    en: `
      first aid kit, first aid kits, plaster, plasters, bandage, bandages, face mask ffp, band aid, band aids,
      dressing pad, medical mask, medical masks`,
    de: `
      verbandkasten*, verbandskasten*, pflaster, pflastern, pflasters, verband, verbände, bandage, bandagen,
      erste hilfe set, ffp masken, mundschutz*, mullbinde*`,
    fr: `
      trousse de secours, trousses de secours, pansement, pansements, bandage, bandages, kit de premiers secours,
      masque chirurgical, masques chirurgicaux, sparadrap`,
    es: `
      botiquín, botiquines, tirita, tiritas, apósito, apósitos, vendaje, vendajes, curita, curitas,
      mascarilla quirúrgica, mascarillas quirúrgicas, vendas, venda elástica`,
    it: `
      kit di pronto soccorso, cerotto, cerotti, benda, bende, cassetta di pronto soccorso, garza, garze,
      mascherina chirurgica, mascherine chirurgiche, mascherine`,
    nl: `
      ehbo kit, ehbo set, pleister, pleisters, verbandtrommel*, zwachtel, zwachtels, verbanddoos, mondkapje*,
      verbandgaas, drukverband*, verbandmiddelen`,
    pl: 'apteczk*, plaster, plastry, plastrów, bandaż*, opatrunek, opatrunk*, maseczk* chirurgiczn*',
    pt: `
      kit de primeiros socorros, penso rápido, pensos rápidos, ligadura, ligaduras, curativo, curativos,
      estojo de primeiros socorros, band aid, máscara cirúrgica, máscaras cirúrgicas, caixa de primeiros socorros`,
    sv: `
      första hjälpen kit, plåster, plåstret, bandage, bandaget, förband, förbandslåda*, första hjälpen väska,
      munskydd*`,
    da: `
      førstehjælpskasse*, førstehjælpskit*, plaster, plastre, bandage, bandager, forbinding*, førstehjælpstaske*,
      mundbind`,
    nb: 'førstehjelpspakke*, førstehjelpsskrin*, plaster, plastre, bandasje*, førstehjelpssett*, munnbind',
    fi: 'ensiapulauk*, ensiapupakkau*, laastari*, siteet, sidetarpe*, ensiaputarvik*, kasvomaski*, hengityssuoja*',
  },
  bloodPressureMonitor: {
    en: `
      blood pressure monitor, blood pressure monitors, thermometer, thermometers, bathroom scale, bathroom scales,
      nebuliser, nebulisers, nebulizer, nebulizers, fever thermometer, body fat scale, pulse oximeter, pulse oximeters,
      massage device, massage devices, heating pad, heating pads, tens device`,
    de: `
      blutdruckmessgerät*, fieberthermometer*, thermometer, thermometern, thermometers, personenwaage*, inhalator*,
      inhaliergerät*, körperfettwaage*, pulsoximeter*, massagegerät*, heizkissen*, wärmflasche*, tens gerät*`,
    fr: `
      tensiomètre, tensiomètres, thermomètre, thermomètres, pèse personne, pèse personnes, nébuliseur, nébuliseurs,
      balance connectée, balances connectées, oxymètre, oxymètres, appareil de massage, appareils de massage,
      coussin chauffant, coussins chauffants, bouillotte, bouillottes`,
    es: `
      tensiómetro, tensiómetros, termómetro, termómetros, báscula de baño, básculas de baño, nebulizador, nebulizadores,
      pulsioxímetro, pulsioxímetros, masajeador, masajeadores, almohadilla eléctrica, almohadillas eléctricas,
      bolsa de agua caliente, monitor de presión arterial`,
    it: `
      misuratore di pressione, misuratori di pressione, termometro, termometri, bilancia pesapersone,
      bilance pesapersone, aerosol medico, sfigmomanometro, sfigmomanometri, saturimetro, saturimetri, massaggiatore,
      massaggiatori, termoforo, borsa dell acqua calda, apparecchio per aerosol`,
    nl: `
      bloeddrukmeter*, thermometer, thermometers, weegschaal, personenweegschaal*, vernevelaar*, saturatiemeter*,
      massageapparaat*, warmtekussen*, kruik, kruiken`,
    pl: `
      ciśnieniomierz*, termometr*, waga łazienkowa, wagi łazienkowe, wagę łazienkową, inhalator*, pulsoksymetr*,
      masażer*, poduszk* elektryczn*, termofor*, nebulizator*`,
    pt: `
      medidor de tensão, medidores de tensão, medidor de pressão, medidores de pressão, termómetro, termómetros,
      termômetro, termômetros, balança de casa de banho, balanças de casa de banho, nebulizador, nebulizadores,
      oxímetro, oxímetros, massajador, massajadores, massageador, massageadores, almofada térmica, almofadas térmicas,
      botija de água quente`,
    sv: `
      blodtrycksmätare*, termometer, termometrar, febertermometer*, personvåg*, badrumsvåg*, inhalator*, pulsoximeter*,
      massageapparat*, värmedyna*, värmekudde*`,
    da: `
      blodtryksmåler*, termometer, termometre, badevægt*, inhalator*, pulsoximeter*, massageapparat*, varmepude*,
      varmedunk*`,
    nb: `
      blodtrykksmåler*, termometer, termometre, badevekt*, inhalator*, pulsoksymeter*, massasjeapparat*, varmepute*,
      varmeflaske*`,
    fi: `
      verenpainemittari*, kuumemittari*, lämpömittari*, henkilövaa*, inhalaattori*, pulssioksimetri*, hierontalaite*,
      lämpötyyny*, kuumavesipullo*`,
  },
  orthopaedicSupport: {
    en: `
      knee brace, knee braces, ankle brace, ankle braces, back support, back supports, wrist support, wrist supports,
      compression socks, compression stockings, knee support, knee supports, walking stick, walking sticks,
      kinesiology tape`,
    de: `
      kniebandage*, sprunggelenkbandage*, rückenbandage*, kompressionsstrümpf*, kompressionssocken, handgelenkbandage*,
      gehstock*, rollator*, kinesiotape*, orthese, orthesen`,
    fr: `
      attelle, attelles, ceinture lombaire, chevillère, chevillères, bas de compression, chaussettes de compression,
      genouillère de soutien, canne de marche, cannes de marche, déambulateur, déambulateurs, orthèse, orthèses`,
    es: `
      férula, férulas, faja lumbar, fajas lumbares, tobillera, tobilleras, medias de compresión,
      calcetines de compresión, rodillera ortopédica, bastón de apoyo, cinta kinesiológica, órtesis`,
    it: `
      tutore ortopedico, tutori ortopedici, fascia lombare, fascie lombari, cavigliera elastica, calze a compressione,
      ginocchiera ortopedica, bastone da passeggio, cavigliera ortopedica, nastro kinesiologico`,
    nl: `
      kniebrace, kniebraces, enkelbrace, enkelbraces, rugbrace, rugbraces, compressiekousen, compressiesokken,
      polsbrace, polsbraces, kniebandage*, wandelstok voor steun, rollator, rollators, kinesiotape*`,
    pl: `
      orteza, ortezy, ortezę, stabilizator*, opask* uciskow*, podkolanówk* uciskow*, skarpet* kompresyjn*,
      lask* inwalidzk*, pas lędźwiowy, taśm* kinesiology, pończoch* uciskow*`,
    pt: `
      joelheira ortopédica, faixa lombar, faixas lombares, tornozeleira ortopédica, meias de compressão,
      suporte de pulso, bengala, bengalas, órtese, órteses, tala, talas, fita cinesiológica`,
    sv: `
      knäskydd ortos, knäortos*, fotledsstöd*, ryggstöd medicinskt, stödstrump*, kompressionsstrump*, handledsstöd*,
      käpp, rollator*, ortos, ortoser`,
    da: `
      knæbandage*, ankelbandage*, rygbandage*, støttestrømpe*, kompressionsstrømpe*, håndledsbandage*, stok til støtte,
      rollator*, støttebind`,
    nb: `
      knestøtte*, ankelstøtte*, ryggstøtte*, støttestrømpe*, kompresjonsstrømpe*, håndleddsstøtte*, rullator*, ortose,
      ortoser`,
    fi: `
      polvituki*, polvituet, nilkkatuki*, selkätuki*, tukisuka*, kompressiosuka*, rannetuki*, kävelykeppi*,
      rollaattori*, ortoosi*`,
  },
};
