import type { ConceptTable } from '../concept-table.ts';

/** Leather, fur and what imitates them. */
export const LEATHER_AND_FUR: ConceptTable = {
  leather: {
    en: `
      leather, leathers, full grain, top grain, cowhide, calfskin, calf leather, cow leather, goatskin,
      vegetable tanned`,
    de: `
      leder, leders, *echtleder*, *rindsleder*, *rindleder*, *kalbsleder*, *ziegenleder*, *lammleder*, lederjacke*,
      ledersohle*, ledertasche*, ledergürtel*, lederschuh*, lederriemen*, lederband*, lederbezug*, lederfutter*,
      *glattleder*, *vollleder*, *vollnarbenleder*, *büffelleder*, *ökoleder*, echt leder`,
    fr: `
      en cuir, cuirs, pleine fleur, cuir véritable, vrai cuir, tout cuir, pur cuir, cuir souple, cuir lisse,
      cuir grainé, cuir naturel, cuir italien, cuir pleine fleur, cuir de vachette, vachette, cuir de veau,
      cuir d agneau, cuir de vache, cuir de chèvre, cuir de buffle, semelle cuir, doublure cuir, tannage végétal,
      maroquinerie, croûte de cuir`,
    es: `
      piel auténtica, piel genuina, piel vacuna, piel de vacuno, piel flor, plena flor, piel de becerro,
      curtido vegetal, en cuero, es de cuero, son de cuero, hecho de cuero, hecha de cuero, hechos de cuero,
      cuero auténtico, cuero genuino, cuero natural, cuero vacuno, cuero legítimo, cuero italiano, cuero curtido,
      cuero de vaca, cuero suave, bolso de cuero, bolso de piel, zapatos de piel, zapatos de cuero, cinturón de piel,
      cinturón de cuero, forro de piel, chaqueta de piel, chaqueta de cuero, botas de piel, botas de cuero,
      cartera de piel, cartera de cuero, correa de cuero, suela de cuero, marroquinería`,
    it: `
      pelle di vitello, vera pelle, pelle bovina, pelle di mucca, pieno fiore, borsa in pelle, scarpe in pelle,
      cintura in pelle, giacca in pelle, pelle conciata, conciata al vegetale, pelle pieno fiore, pelle naturale,
      stivali in pelle, interno in pelle, fodera in pelle, in cuoio, vero cuoio, cuoio naturale, suola in cuoio,
      cuoio italiano, cintura di cuoio`,
    nl: `
      van leer, in leer, het leer, echt leer, leren tas, leren tassen, leren riem*, leren schoen*, leren band*,
      leren jas, leren jassen, leren bekleding, leren zool*, leren handschoen*, leren hoes*, leren portemonnee*,
      leren bank*, leren laarzen, leren voering, leder, lederen, *rundleer*, *kalfsleer*, *geitenleer*, *lamsleer*,
      volnerf*, *nerfleer`,
    pl: `
      skóra naturalna, skóry naturalnej, naturalna skóra, naturalnej skóry, naturaln* skór*, skórzan*, skóra licowa,
      skóry licowej, skóra bydlęca, skóry bydlęcej, skóra cielęca, skóra lakierowana, skóra prawdziwa,
      prawdziw* skór*, licow* skór*, skór* garbowan*, skóra kozia`,
    pt: `
      couro legítimo, couro genuíno, couro natural, couro bovino, couro verdadeiro, couro italiano, em couro,
      é de couro, feito de couro, feita de couro, feitos de couro, bolsa de couro, mala de couro, carteira de couro,
      cinto de couro, sapatos de couro, sapato de couro, botas de couro, casaco de couro, jaqueta de couro,
      sola de couro, pele genuína, pele de bezerro, pele de vitela, marroquinaria, flor integral, curtimento vegetal`,
    sv: `
      läder, lädret, *kalvskinn*, *nötläder*, *koskinn*, läderväsk*, läderskor*, läderjack*, lädersul*, läderrem*,
      läderbält*, skinn, äkta skinn, skinnjack*, skinnväsk*, skinnskor*, skinnsul*, getskinn*, skinnfod*, helnarv*,
      vegetabiliskt garva*`,
    da: `
      læder, lædret, skind, *okselæder*, *kalveskind*, *kalvelæder*, *kohud*, lædertask*, lædersko*, læderjakke*,
      lædersål*, læderrem*, læderbælte*, ægte skind, skindjakke*, skindsko*, skindtask*, gedeskind*,
      vegetabilsk garvet`,
    nb: `
      ekte lær, ekte skinn, i lær, av lær, skinn, *okselær*, *kalveskinn*, *storfeskinn*, lærvesk*, lærsko*, lærsål*,
      lærreim*, lærbelte*, lærjakke*, skinnjakke*, skinnvesk*, skinnsko*, helnarv*, vegetabilsk garvet, skinnfôr*`,
    fi: `
      nahka, nahkaa, nahan, nahasta, nahkai*, aitonahka*, täysnahka*, naudannahka*, nahkalauk*, nahkakeng*,
      nahkatakk*, nahkapohja*, nahkavyö*, nahkavuori*, vasikannahka*, vuohennahka*, lampaannahka*, aitoa nahkaa`,
  },
  suede: {
    en: 'suede, suedes',
    de: '*wildleder*, *veloursleder*, *rauleder*, *velourleder*',
    fr: 'daim, suède, croûte de velours, cuir velours, veau velours, suédine',
    es: 'de ante, ante sintético, piel de ante, gamuza, serraje, en ante',
    it: 'scamosciat*, camoscio, pelle scamosciata, crosta scamosciata',
    nl: '*suède*, suede',
    pl: 'zamsz*',
    pt: 'camurça, camurças, acamurçad*, suede',
    sv: `
      i mocka, av mocka, äkta mocka, mockaskor*, mockaskinn*, mockajack*, mockasneakers*, mockaimitation*, mockakäng*,
      mockastövl*`,
    da: '*ruskind*, *suede*',
    nb: '*semsket skinn, semskede, semsket, *ruskinn*, semskinn*',
    fi: 'mokkanah*, mokkanaha*, mokkakeng*, mokkapinta*, *mokkanahka*',
  },
  nubuck: {
    en: 'nubuck, nubuk',
    de: '*nubuk*',
    fr: 'nubuck',
    es: 'nobuk, nubuck, nobuck',
    it: 'nabuk, nubuck, nabuck',
    nl: '*nubuck*, *nubuk*',
    pl: 'nubuk*',
    pt: 'nobuck, nubuck, nobuque',
    sv: '*nubuck*, *nubuk*',
    da: '*nubuck*, *nubuk*',
    nb: '*nubuck*, *nubuk*',
    fi: '*nupukki*, *nubuk*',
  },
  nappaLeather: {
    en: 'nappa, napa leather',
    de: '*nappa*',
    fr: 'nappa, cuir nappa',
    es: 'napa, nappa, piel de napa',
    it: 'nappa',
    nl: '*nappa*',
    pl: 'nappa, skór* nappa',
    pt: 'napa, nappa',
    sv: 'nappaläder*, nappaskinn*, nappa',
    da: 'nappa, nappalæder*, nappaskind*',
    nb: 'nappa, nappalær*, nappaskinn*',
    fi: 'nappa, nappanahka*, nappanaha*',
  },
  patentLeather: {
    en: 'patent leather, patent finish',
    de: '*lackleder*',
    fr: 'cuir verni, vernis cuir',
    es: 'charol, acharolad*',
    it: 'vernice lucida, pelle verniciata, pelle vernice, scarpe in vernice, borsa in vernice',
    nl: '*lakleer*, *lakleder*',
    pl: 'lakierowan* skór*, skór* lakierowan*, lakierki',
    pt: 'verniz em couro, couro envernizado, pele envernizada, sapatos em verniz, sapato de verniz',
    sv: '*lackskinn*, *lackläder*, lackskor*',
    da: '*laklæder*, laksko*',
    nb: '*lakklær*, *lakkskinn*, lakksko*',
    fi: 'kiiltonahka*, kiiltonaha*',
  },
  fauxLeather: {
    en: `
      faux leather, vegan leather, artificial leather, imitation leather, synthetic leather, pu leather, leatherette,
      eco leather, leather alternative*, leather look, cactus leather, apple leather`,
    de: `
      *kunstleder*, veganes leder, veganem leder, *lederimitat*, *lederoptik*, lederalternative*, pu leder,
      *kaktusleder*, *apfelleder*, synthetisches leder, synthetikleder*`,
    fr: `
      simili cuir, similicuir, faux cuir, cuir synthétique, cuir vegan, cuir végan, cuir végétal, skaï,
      imitation cuir, cuir pu, aspect cuir`,
    es: `
      cuero sintético, piel sintética, polipiel, símil piel, cuero vegano, piel vegana, cuero ecológico, similpiel,
      imitación piel, imitación cuero, cuero pu, ecopiel, símil cuero`,
    it: 'ecopelle, similpelle, finta pelle, pelle sintetica, pelle vegana, eco pelle, simil pelle, pelle ecologica',
    nl: '*kunstleer*, *imitatieleer*, veganistisch leer, vegan leer, nepleer, *kunstleder*, pu leer, leerlook',
    pl: `
      skór* ekologiczn*, ekoskór*, eko skór*, sztuczn* skór*, skór* syntetyczn*, skór* wegańsk*, wegańsk* skór*, skaj,
      skaju, skór* pu, skajow*`,
    pt: `
      couro sintético, pele sintética, couro vegano, couro ecológico, napa sintética, imitação de couro, pele vegana,
      corino, couro pu, imitação de pele`,
    sv: `
      *konstläder*, *konstskinn*, veganskt läder, veganskt skinn, *fuskläder*, läderimitation*, syntetläder*,
      pu läder, skinnimitation*`,
    da: '*kunstlæder*, *kunstskind*, vegansk læder, *imiteret læder, læderimitation*, pu læder, veganlæder*, læderlook',
    nb: '*kunstlær*, *kunstskinn*, vegansk skinn, vegansk lær, skinnimitasjon*, pu skinn, imitert skinn, imitert lær',
    fi: `
      *tekonahka*, *tekonaha*, keinonahka*, keinonaha*, vegaaninen nahka, vegaani* nahka*, *nahkajäljitelm*,
      vegaaninahka*, pu nahka*`,
  },
  sheepskin: {
    en: 'sheepskin, lambskin, shearling, lamb skin, sheep skin',
    de: '*schaffell*, *lammfell*, *lammnappa*, *schaflammfell*',
    fr: 'peau de mouton, peau d agneau, mouton retourné, peau lainée',
    es: 'piel de cordero, piel de oveja, badana, piel vuelta, borrego natural, doble faz',
    it: 'montone, shearling, pelle di pecora, pelle di agnello, vello di pecora',
    nl: '*schapenvacht*, *lamsvacht*, *schapenvel*, *lamsvel*, lammy',
    pl: 'skóra owcza, skóry owczej, owcz* skór*, skór* owcz*, kożuch*, skór* jagnięc*, owczej skóry',
    pt: 'pele de ovelha, pele de carneiro, pele de cordeiro',
    sv: '*fårskinn*, *lammskinn*, *lammpäls*',
    da: '*fåreskind*, *lammeskind*, *lammeuld',
    nb: '*saueskinn*, *lammeskinn*',
    fi: '*lampaantalja*, *lampaannahka*, *karitsannahka*, lampaanturki*',
  },
  realFur: {
    en: 'real fur, genuine fur, natural fur, animal fur, fox fur, mink, rabbit fur',
    de: `
      *echtpelz*, *echtfell*, echter pelz, echtem pelz, echtes fell, echtem fell, *nerz, kaninchenfell*, fuchspelz*,
      tierpelz*`,
    fr: 'vraie fourrure, fourrure véritable, fourrure naturelle, fourrure animale, vison, fourrure de lapin',
    es: 'piel de zorro, pelo natural, piel de visón, visón, pelo de conejo, pelo animal, piel de animal',
    it: `
      vera pelliccia, pelliccia vera, pelliccia naturale, pelliccia animale, visone, pelliccia di volpe,
      pelliccia di coniglio`,
    nl: 'echt bont, natuurbont, dierenbont, nerts, konijnenbont, vossenbont',
    pl: `
      futro naturalne, futra naturalnego, naturaln* futr*, prawdziw* futr*, futr* naturaln*, norki futro,
      futr* z lisa, futr* z norek, futr* zwierz*`,
    pt: `
      pele verdadeira, pele natural de animal, pelo verdadeiro, peles de animais, vison, pele de raposa,
      pele de coelho`,
    sv: 'äkta päls, riktig päls, *rävpäls*, *minkpäls*, *kaninpäls*, djurpäls',
    da: 'ægte pels, *rævepels*, *minkpels*, *kaninpels*, *kaninskind*, dyrepels',
    nb: 'ekte pels, *revepels*, *minkpels*, *kaninpels*, *kaninskinn*, dyrepels',
    fi: 'aito turkis, aitoturkis*, aitoa turkista, *ketunturki*, *minkkiturk*, aitoturki*, kaninturkis*',
  },
  fauxFur: {
    en: 'faux fur, fake fur, artificial fur, imitation fur, synthetic fur',
    de: '*kunstfell*, *kunstpelz*, *webpelz*, *fellimitat*, *fakefur, fake fur, faux fur',
    fr: 'fausse fourrure, fourrure synthétique, imitation fourrure, faux fur',
    es: `
      pelo sintético, piel sintética de pelo, pelo artificial, imitación de pelo, peluche sintético, pelaje sintético`,
    it: 'ecopelliccia, pelliccia sintetica, finta pelliccia, pelliccia ecologica, pelo sintetico, eco pelliccia',
    nl: '*nepbont*, *imitatiebont*, *kunstbont*, fake fur',
    pl: 'sztuczn* futr*, futr* sztuczn*, futerk* sztuczn*, sztuczn* futerk*, eko futr*, ekofutr*, futr* syntetyczn*',
    pt: 'pelo sintético, pele falsa, pelo falso, imitação de pelo, pelúcia sintética',
    sv: '*fuskpäls*, *konstpäls*, *fejkpäls*, imitationspäls',
    da: '*kunstpels*, *imiteret pels, pelsimitation*, faux fur, fake fur, *imitationspels*',
    nb: '*fuskepels*, *kunstpels*, pelsimitasjon*, imitert pels, fake fur',
    fi: '*tekoturki*, keinoturki*, tekokarva*',
  },
};
