import type { ConceptTable } from '../concept-table.ts';

/** Proof by medicine, and for whom or with what a product is safe. */
export const MEDICAL: ConceptTable = {
  clinicallyProven: {
    en: `
      clinically proven, clinically tested, clinical trials, clinical study, clinical studies, scientifically proven,
      scientifically tested, proven by studies, backed by science, studies show, proven effective, clinical evidence,
      science backed, proven efficacy`,
    de: `
      klinisch getestet*, klinisch erwiesen*, klinisch geprüft*, klinisch bewiesen*, klinisch bestätigt*,
      wissenschaftlich erwiesen*, wissenschaftlich bewiesen*, wissenschaftlich belegt*, klinische studie*,
      klinischen studie*, studien zeigen, studien belegen, nachweislich*, wissenschaftlich geprüft*`,
    fr: `
      cliniquement prouvé*, cliniquement testé*, testé* cliniquement, prouvé* cliniquement, étude* clinique*,
      scientifiquement prouvé*, prouvé* scientifiquement, études montrent, des études ont montré, efficacité prouvée,
      efficacité démontrée, tests cliniques, essais cliniques`,
    es: `
      clínicamente probad*, clínicamente testad*, probad* clínicamente, testad* clínicamente, estudio* clínico*,
      científicamente probad*, científicamente demostrad*, demostrad* científicamente, estudios demuestran,
      eficacia probada, eficacia demostrada, ensayos clínicos, clínicamente demostrad*, avalad* por estudios`,
    it: `
      clinicamente testat*, clinicamente provat*, testat* clinicamente, studi clinici, studio clinico,
      scientificamente provat*, scientificamente dimostrat*, clinicamente dimostrat*, efficacia dimostrata,
      efficacia provata, gli studi dimostrano, test clinici, efficacia comprovata, clinicamente comprovat*`,
    nl: `
      klinisch getest*, klinisch bewezen, wetenschappelijk bewezen, wetenschappelijk getest,
      wetenschappelijk onderbouwd*, klinische studie*, klinisch onderzoek, klinische onderzoeken, onderzoek toont aan,
      bewezen effectief, bewezen werking, uit onderzoek blijkt, studies tonen aan`,
    pl: `
      klinicznie przebadan*, klinicznie potwierdzon*, klinicznie udowodnion*, klinicznie testowan*, badania kliniczne,
      badań klinicznych, badaniami klinicznymi, naukowo udowodnion*, udowodnion* naukowo, naukowo potwierdzon*,
      potwierdzona skuteczność, udowodniona skuteczność, badania wykaz*, badania potwierdz*`,
    pt: `
      clinicamente testad*, clinicamente comprovad*, clinicamente provad*, testad* clinicamente,
      comprovad* clinicamente, estudo clínico, estudos clínicos, cientificamente comprovad*, cientificamente provad*,
      comprovad* cientificamente, eficácia comprovada, estudos mostram, estudos comprovam, ensaios clínicos`,
    sv: `
      kliniskt testa*, kliniskt bevisa*, klinisk studie, kliniska studier, vetenskapligt bevisa*,
      vetenskapligt bevisat, studier visar, bevisad effekt, kliniskt dokumentera*, kliniskt prövad`,
    da: `
      klinisk testet, klinisk bevist, klinisk dokumenteret, kliniske studier, klinisk studie, videnskabeligt bevist,
      videnskabeligt dokumenteret, studier viser, dokumenteret effekt, klinisk testede, undersøgelser viser`,
    nb: `
      klinisk testet, klinisk bevist, klinisk dokumentert, kliniske studier, klinisk studie, vitenskapelig bevist,
      vitenskapelig dokumentert, studier viser, dokumentert effekt, klinisk testede`,
    fi: `
      kliinisesti testat*, kliinisesti todist*, kliinisesti tutki*, kliiniset tutkimuk*, kliinisissä tutkimuksi*,
      tieteellisesti todist*, tieteellisesti tutki*, tutkimukset osoitta*, tutkimusten mukaan, tutkitusti,
      todistetusti`,
  },
  doctorRecommended: {
    en: `
      doctor recommended, recommended by doctors, doctors recommend, recommended by dermatologists,
      dermatologist recommended, recommended by pediatricians, recommended by paediatricians,
      pediatrician recommended, recommended by dentists, recommended by experts, physician recommended,
      recommended by physiotherapists, recommended by midwives, doctor approved, developed by doctors,
      vet recommended, recommended by vets`,
    de: `
      von ärzten empfohlen*, ärztlich empfohlen*, von dermatologen empfohlen*, von kinderärzten empfohlen*,
      von hebammen empfohlen*, ärzte empfehlen, empfehlung von ärzten, von zahnärzten empfohlen*,
      von experten empfohlen*, von orthopäden empfohlen*, von physiotherapeuten empfohlen*, mit ärzten entwickelt,
      hebammen empfehlen, tierärztlich empfohlen*`,
    fr: `
      recommandé* par les médecins, recommandé* par des médecins, recommandé* par les dermatologues,
      recommandé* par les pédiatres, recommandé* par les professionnels, conseillé* par les médecins,
      recommandé* par les sages femmes, recommandé* par les dentistes, médecins recommandent,
      recommandé* par les pharmaciens, recommandé* par les kinés, recommandé* par les vétérinaires,
      développé* avec des médecins, recommandé* par des pédiatres`,
    es: `
      recomendad* por médicos, recomendad* por los médicos, recomendad* por dermatólogos, recomendad* por pediatras,
      recomendad* por los pediatras, recomendad* por expertos, recomendad* por dentistas, médicos recomiendan,
      recomendad* por matronas, recomendad* por fisioterapeutas, recomendad* por profesionales,
      recomendad* por veterinarios, avalad* por médicos, recomendado por los dermatólogos`,
    it: `
      raccomandat* dai medici, consigliat* dai medici, raccomandat* dai dermatologi, consigliat* dai dermatologi,
      consigliat* dai pediatri, raccomandat* dai pediatri, medici raccomandano, medici consigliano,
      raccomandat* da medici, consigliat* dagli esperti, consigliat* dai dentisti, consigliat* dalle ostetriche,
      consigliat* dai veterinari, approvat* dai medici`,
    nl: `
      aanbevolen door artsen, aanbevolen door dermatologen, aanbevolen door kinderartsen, door artsen aanbevolen,
      door dermatologen aanbevolen, aanbevolen door tandartsen, aanbevolen door experts,
      aanbevolen door verloskundigen, artsen raden, aangeraden door artsen, aanbevolen door fysiotherapeuten,
      door kinderartsen aanbevolen, aanbevolen door dierenartsen`,
    pl: `
      polecan* przez lekarzy, zalecan* przez lekarzy, rekomendowan* przez lekarzy, polecan* przez dermatologów,
      polecan* przez pediatrów, rekomendowan* przez dermatologów, rekomendowan* przez pediatrów, lekarze zalecają,
      lekarze polecają, polecan* przez stomatologów, polecan* przez położne, polecan* przez ekspertów,
      zalecan* przez ortopedów, polecan* przez fizjoterapeutów`,
    pt: `
      recomendad* por médicos, recomendad* pelos médicos, recomendad* por dermatologistas, recomendad* por pediatras,
      recomendad* pelos pediatras, recomendad* por dentistas, recomendad* por especialistas, médicos recomendam,
      aconselhad* por médicos, recomendad* por fisioterapeutas, recomendad* por veterinários, aprovad* por médicos,
      recomendad* por profissionais`,
    sv: `
      rekommendera* av läkare, läkare rekommenderar, rekommendera* av dermatolog*, rekommendera* av hudläkare,
      rekommendera* av tandläkare, rekommendera* av barnmorsk*, rekommendera* av expert*, rekommendera* av barnläkare,
      läkarrekommendera*`,
    da: `
      anbefalet af læger, anbefales af læger, læger anbefaler, anbefalet af dermatolog*, anbefales af dermatolog*,
      anbefalet af tandlæger, anbefalet af jordemødre, anbefalet af eksperter, anbefalet af hudlæger, lægeanbefalet`,
    nb: `
      anbefalt av leger, anbefales av leger, leger anbefaler, anbefalt av dermatolog*, anbefalt av hudleger,
      anbefalt av tannleger, anbefalt av jordmødre, anbefalt av eksperter, anbefales av hudleger, legeanbefalt`,
    fi: `
      lääkärien suosittel*, lääkäreiden suosittel*, lääkärit suosittel*, ihotautilääkärien suosittel*,
      hammaslääkärien suosittel*, asiantuntijoiden suosittel*, lastenlääkärien suosittel*, kätilöiden suosittel*,
      dermatologien suosittel*, lääkärin suosittel*`,
  },
  consultDoctor: {
    en: `
      consult a doctor, consult your doctor, ask your doctor, speak to your doctor, talk to your doctor,
      medical advice, consult a physician, see a doctor, consult a pharmacist, ask your pharmacist,
      check with your doctor, health professional, healthcare professional, consult your vet`,
    de: `
      arzt konsultieren, arzt fragen, fragen sie ihren arzt, frag deinen arzt, rücksprache mit ~ arzt, ärztlicher rat,
      ärztlichen rat, arzt oder apotheker, suchen sie einen arzt, sprechen sie mit ihrem arzt, arzt aufsuchen,
      mit ihrem arzt, mit deinem arzt, ärztin oder, tierarzt`,
    fr: `
      consulter un médecin, consultez un médecin, consultez votre médecin, avis médical,
      demandez conseil à votre médecin, avis d un médecin, parlez en à votre médecin, professionnel de santé,
      médecin ou pharmacien, médecin ou votre pharmacien, demander l avis`,
    es: `
      consulte a su médico, consulta a tu médico, consultar a un médico, consulta con tu médico,
      consulte con su médico, consejo médico, médico o farmacéutico, consultar con un médico, profesional sanitario,
      profesional de la salud, consejo de un médico, consulta a un profesional`,
    it: `
      consultare un medico, consulta il medico, consultare il medico, consulta il tuo medico, consulti il suo medico,
      chiedere al medico, parere medico, parere del medico, medico o farmacista, rivolgersi al medico,
      chiedi al tuo medico, consiglio medico`,
    nl: `
      raadpleeg een arts, raadpleeg je arts, raadpleeg uw arts, overleg met je arts, overleg met een arts,
      arts raadplegen, medisch advies, arts of apotheker, huisarts, vraag je arts, overleg met uw arts`,
    pl: `
      skonsultuj się z lekarzem, skonsultować się z lekarzem, konsultacj* z lekarzem, porada lekarska,
      porady lekarskiej, lekarzem lub farmaceutą, poradź się lekarza, zapytaj lekarza, zasięgnij porady,
      po konsultacji z lekarzem`,
    pt: `
      consulte um médico, consulte o seu médico, consulte seu médico, consultar um médico, aconselhamento médico,
      médico ou farmacêutico, fale com o seu médico, fale com seu médico, conselho médico, profissional de saúde,
      orientação médica, consulte o médico`,
    sv: `
      rådfråga läkare, kontakta läkare, rådgör med läkare, rådgör med din läkare, prata med din läkare,
      läkare eller apotek*, medicinsk rådgivning, fråga din läkare, uppsök läkare`,
    da: `
      kontakt læge*, kontakt din læge, spørg din læge, rådfør dig med, tal med din læge, lægelig rådgivning,
      læge eller apotek*, søg læge, konsulter læge*`,
    nb: `
      kontakt lege, kontakt legen, kontakt legen din, spør legen, rådfør deg med, snakk med legen,
      medisinsk rådgivning, lege eller apotek*, oppsøk lege`,
    fi: `
      ota yhteys lääkäri*, kysy lääkäri*, keskustele lääkäri*, käänny lääkäri*, lääkärin neuvo*, konsultoi lääkäri*,
      lääkärin tai apteek*, lääkärisi kanssa`,
  },
  medicalDevice: {
    en: `
      medical device, medical grade, medical product, class i medical, class ii medical, fda approved, fda cleared,
      medically approved, medical equipment, mdr certified, certified medical`,
    de: `
      medizinprodukt*, medizinisches produkt, medizinisches gerät, medizinische geräte, medizinprodukteverordnung,
      medizinisch zugelassen*, fda zugelassen*, hilfsmittelnummer, zugelassenes medizinprodukt`,
    fr: `
      dispositif médical, dispositifs médicaux, appareil médical, qualité médicale, grade médical,
      homologué* médicalement, approuvé* par la fda, matériel médical`,
    es: `
      producto sanitario, productos sanitarios, dispositivo médico, dispositivos médicos, grado médico,
      aprobad* por la fda, equipo médico, uso médico, aparato médico`,
    it: `
      dispositivo medico, dispositivi medici, presidio medico, grado medico, prodotto medico, approvat* dalla fda,
      apparecchio medico, presidio medico chirurgico`,
    nl: `
      medisch hulpmiddel, medische hulpmiddelen, medisch apparaat, medisch product, medische kwaliteit,
      fda goedgekeurd*, medisch goedgekeurd*, medisch keurmerk`,
    pl: `
      wyrób medyczny, wyroby medyczne, wyrobem medycznym, wyrobu medycznego, urządzenie medyczne, produkt medyczny,
      klas* medyczn*, zatwierdzon* przez fda`,
    pt: `
      dispositivo médico, dispositivos médicos, produto médico, grau médico, equipamento médico, aprovad* pela fda,
      aprovad* pela anvisa, uso médico, produto de saúde`,
    sv: `
      medicinteknisk*, medicinteknisk produkt, medicinsk produkt, medicinsk utrustning, fda godkän*, medicinsk klass`,
    da: 'medicinsk udstyr, medicinsk produkt, medicinteknisk*, fda godkendt*, medicinsk godkendt*',
    nb: 'medisinsk utstyr, medisinsk produkt, medisinteknisk*, fda godkjen*, medisinsk godkjen*',
    fi: `
      lääkinnällinen laite, lääkinnälli* lait*, lääkintälait*, lääketieteellinen laite, fda hyväksy*,
      lääkinnällisen laitteen, lääkinnällisesti hyväksy*`,
  },
  medicinalProduct: {
    en: `
      medicinal product, over the counter medicine, prescription only, pharmaceutical product, is a medicine,
      licensed medicine, medicines, prescription medicine*, prescription drug*, a medicine`,
    de: `
      arzneimittel*, medikament*, verschreibungspflichtig*, rezeptpflichtig*, rezeptfrei*, apothekenpflichtig*,
      auf rezept`,
    fr: 'médicament*, sur ordonnance, ordonnance médicale, sans ordonnance',
    es: 'medicamento*, con receta médica, sin receta médica, receta médica, sin receta',
    it: `
      farmaco, farmaci, medicinale, medicinali, ricetta medica, senza ricetta, con ricetta medica,
      medicinale da banco`,
    nl: 'geneesmiddel*, medicijn*, op recept verkrijgbaar, receptplichtig*, op doktersrecept, zonder recept',
    pl: 'produkt leczniczy, lekarstw*, na receptę, bez recepty, produktem leczniczym, lek bez recepty',
    pt: `
      medicamento*, receita médica, sem receita médica, com receita médica, sujeito a receita, venda livre`,
    sv: 'läkemedel*, receptbelag*, receptfri*, receptfritt, på recept',
    da: 'lægemid*, medicin, receptpligtig*, håndkøb*, på recept, håndkøbsmedicin',
    nb: 'legemid*, medisin, reseptpliktig*, reseptfri*, på resept',
    fi: 'lääke, lääkkeen, lääkkeet, lääkkeitä, reseptilääk*, itsehoitolääk*, lääkevalmiste*, ilman reseptiä',
  },
  safeWithMedication: {
    en: `
      with medication, with medicines, with your medication, interact with medication, interactions with medication,
      drug interactions, while taking medication, blood thinners, alongside medication, combined with medication,
      interactions with other medicines, pacemaker*, interacts with medic*, interact with medic*`,
    de: `
      wechselwirkung*, mit medikamenten, mit arzneimitteln, einnahme von medikamenten, medikamenteneinnahme,
      blutverdünner*, herzschrittmacher*, mit anderen medikamenten, zusammen mit medikamenten`,
    fr: `
      interactions médicamenteuses, interaction médicamenteuse, interactions avec les médicaments,
      avec des médicaments, prise de médicaments, anticoagulant*, pacemaker*, stimulateur cardiaque,
      avec un traitement médical`,
    es: `
      interacciones con medicamentos, interacción con medicamentos, con medicamentos, con medicación, toma medicación,
      anticoagulante*, marcapasos, interacciones medicamentosas, junto con medicamentos, con otros medicamentos`,
    it: `
      interazioni con farmaci, interazioni farmacologiche, interazione con farmaci, con i farmaci,
      assunzione di farmaci, anticoagulant*, pacemaker, con altri farmaci, insieme a farmaci,
      interazioni con medicinali`,
    nl: `
      wisselwerking*, in combinatie met medicijnen, met medicijnen, interactie met medicijnen,
      interacties met medicijnen, bloedverdunner*, pacemaker*, medicijngebruik, bij gebruik van medicijnen`,
    pl: `
      interakcj* z lekami, interakcje z lekami, z lekami, leki rozrzedzające, przyjmowania leków, przyjmuje leki,
      rozrusznik serca, rozrusznikiem serca, przyjmowani* leków, wraz z lekami`,
    pt: `
      interações com medicamentos, interação com medicamentos, interações medicamentosas, com medicamentos,
      com medicação, toma medicação, anticoagulante*, marca passo, pacemaker*, com outros medicamentos`,
    sv: `
      interaktion* med läkemedel, med mediciner, med läkemedel, tar medicin, tar mediciner, blodförtunnande,
      pacemaker*, tillsammans med medicin*, läkemedelsinteraktion*`,
    da: `
      interaktion* med medicin, sammen med medicin, tager medicin, med medicin, blodfortyndende, pacemaker*,
      interagerer med medicin, medicininteraktion*`,
    nb: `
      interaksjon* med legemidler, sammen med medisin*, tar medisin*, med medisiner, blodfortynnende, pacemaker*,
      interagerer med legemidler, legemiddelinteraksjon*`,
    fi: `
      lääkkeiden kanssa, lääkityksen kanssa, yhteisvaikutu*, lääkity*, verenohenn*, sydämentahdist*, tahdistin,
      samanaikaisesti lääkkei*`,
  },
  sideEffects: {
    en: 'side effect*, adverse effect*, adverse reaction*, undesirable effects, contraindication*',
    de: 'nebenwirkung*, unerwünschte wirkung*, kontraindikation*, gegenanzeige*, unverträglichkeitsreaktion*',
    fr: 'effet* secondaire*, effets indésirables, effet indésirable, contre indication*',
    es: `
      efecto* secundario*, efectos adversos, efecto adverso, contraindicacion*, contraindicación,
      reacciones adversas`,
    it: 'effetti collaterali, effetto collaterale, effetti indesiderati, controindicazion*, reazioni avverse',
    nl: 'bijwerking*, ongewenste effecten, contra indicatie*, contraindicatie*, nevenwerking*',
    pl: `
      skutki uboczne, skutków ubocznych, skutek uboczny, działania niepożądane, działań niepożądanych,
      przeciwwskazan*, efekty uboczne`,
    pt: `
      efeito* secundário*, efeito* colaterais, efeitos adversos, efeito colateral, contraindicaç*, contra indicaç*,
      reações adversas, efeitos indesejáveis`,
    sv: 'biverkning*, biverkan, kontraindikation*, oönskade effekter',
    da: 'bivirkning*, kontraindikation*, uønskede virkninger',
    nb: 'bivirkning*, kontraindikasjon*, uønskede effekter',
    fi: 'sivuvaikutu*, haittavaikutu*, vasta aihe*, kontraindikaatio*',
  },
  duringPregnancy: {
    en: `
      during pregnancy, pregnant, safe in pregnancy, pregnancy safe, while pregnant, pregnancy, expectant mothers,
      mothers to be, expecting mothers`,
    de: `
      in der schwangerschaft, während der schwangerschaft, schwanger*, schwangerschaft*, für schwangere,
      werdende mütter, schwangere frauen`,
    fr: `
      pendant la grossesse, femme enceinte, femmes enceintes, grossesse, futures mamans, si vous êtes enceinte,
      êtes enceinte, en étant enceinte`,
    es: `
      durante el embarazo, embarazada, embarazadas, embarazo, mujeres embarazadas, futuras mamás, en el embarazo`,
    it: `
      durante la gravidanza, in gravidanza, gravidanza, donne incinte, incinta, donna incinta, future mamme,
      dolce attesa, donne in gravidanza, gestanti`,
    nl: `
      tijdens de zwangerschap, zwanger*, zwangerschap*, zwangere vrouwen, aanstaande moeders,
      tijdens je zwangerschap`,
    pl: `
      w ciąży, podczas ciąży, w czasie ciąży, ciąży, ciążę, kobiet w ciąży, kobiety w ciąży, przyszłych mam, ciążow*,
      kobiet ciężarnych`,
    pt: `
      durante a gravidez, grávida, grávidas, gravidez, na gravidez, gestante, gestantes, gestação, futuras mamãs`,
    sv: 'under graviditet*, gravid, gravida, graviditet*, blivande mammor, havande',
    da: 'under graviditet*, gravid, gravide, graviditet*, kommende mødre',
    nb: 'under graviditet*, gravid, gravide, graviditet*, under svangerskap*, svangerskap*',
    fi: `
      raskauden aikana, raskausaika*, raskaana, raskaus, raskauden, odottaville äideille, raskaana olev*,
      odottavien äitien`,
  },
  duringBreastfeeding: {
    en: `
      breastfeeding, breast feeding, breastfeed, while nursing, nursing mothers, nursing mother, lactation, lactating,
      breastfed`,
    de: `
      stillzeit, während der stillzeit, in der stillzeit, stillende mütter, stillende, stillen, stillenden,
      beim stillen, stillzeiten, gestillt`,
    fr: `
      allaitement, allaiter, allaitez, allaitante*, femmes allaitantes, pendant l allaitement, allaite, allaité*`,
    es: `
      lactancia, durante la lactancia, amamantar, periodo de lactancia, dar el pecho, madres lactantes, amamantando`,
    it: `
      allattamento, durante l allattamento, in allattamento, allattare, allattano, donne che allattano, allatta,
      allattando`,
    nl: 'borstvoeding, tijdens de borstvoeding, borstvoeding geven, borstvoedingsperiode, zogende',
    pl: `
      karmienia piersią, karmieni* piersią, karmiących, karmiące, karmiąca, karmiącym, laktacj*, matki karmiące,
      matek karmiących`,
    pt: `
      amamentação, durante a amamentação, amamentar, amamentam, lactação, lactantes, aleitamento, amamenta,
      a amamentar, lactante`,
    sv: 'amning*, ammar, amma, ammande, under amning*',
    da: 'amning*, ammer, amme, ammende, under amning*, ammeperiode*',
    nb: 'amming*, ammer, amme, ammende, under amming*, ammeperiode*',
    fi: 'imetys*, imetyk*, imettä*, imetyksen, imettävi*',
  },
};
