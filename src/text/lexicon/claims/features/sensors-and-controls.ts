import type { ConceptTable } from '../concept-table.ts';

/** Features of electronics: sensors, controls and motors. */
export const CONTROL_FEATURES: ConceptTable = {
  timer: {
    en: 'timer, timers, delay start, delayed start, programmable start, countdown timer, timer function, sleep timer',
    de: `
      timer*, zeitschaltuhr*, startzeitvorwahl, zeitvorwahl, kurzzeitmesser*, kurzzeitwecker, countdown funktion,
      zeitschaltfunktion, einschlaftimer, startvorwahl`,
    fr: 'minuterie*, minuteur*, départ différé, programmateur*, programmation horaire, démarrage différé',
    es: `
      temporizador*, inicio diferido, inicio programable, programador horario, encendido programado,
      minutero de cocina`,
    it: 'timer, partenza ritardata, avvio ritardato, temporizzat*, programmatore orario',
    nl: 'timer*, tijdschakel*, uitgestelde start, kookwekker*, slaaptimer, starttijdkeuze',
    pl: `
      timer*, minutnik*, opóźnion* start*, programator czasowy, czasomierz, wyłącznik czasowy, wyłącznikiem czasowym,
      wyłącznik* czasow*, regulator czasowy`,
    pt: `
      temporizador*, início diferido, timer, programador horário, início programável, programação horária,
      função timer`,
    sv: 'timer*, fördröjd start, tidsinställning, tidur',
    da: 'timer*, udskudt start, tidsindstilling, minutur*, forsinket start',
    nb: 'timer*, utsatt start, tidsinnstilling, tidsur*, forsinket start',
    fi: 'ajastin, ajastime*, ajastus*, ajasteta*, viivekäynnisty*, ajastettu, viivästetty käynnisty*',
  },
  autoOff: {
    en: `
      auto off, automatic shut off, auto shut off, switches off automatically, turns off automatically,
      automatic switch off, auto switch off, shuts off automatically, auto power off, switches itself off,
      turns itself off, automatic shutoff, auto shutoff`,
    de: `
      abschaltautomatik*, automatische abschaltung, automatischer abschaltung, schaltet ~ automatisch ab,
      schaltet ~ automatisch aus, schaltet sich ~ ab, schaltet sich ~ aus, schaltet sich selbst, selbstabschaltung,
      auto off, endabschaltung, abschaltfunktion, automatisches abschalten`,
    fr: `
      arrêt automatique, extinction automatique, s éteint automatiquement, s éteignent automatiquement,
      s arrête automatiquement, coupure automatique, auto off, s éteint tout seul, s éteint toute seule,
      mise en veille automatique, arrêt auto`,
    es: `
      apagado automático, desconexión automática, se apaga automáticamente, autoapagado, auto apagado,
      se detiene automáticamente, se desconecta automáticamente, apagado auto, se apaga solo, se apaga sola`,
    it: `
      spegnimento automatico, si spegne automaticamente, autospegnimento, auto spegnimento, arresto automatico,
      si arresta automaticamente, auto off, si spengono automaticamente, si spegne da solo, si spegne da sola`,
    nl: `
      automatische uitschakeling, automatisch uit, schakelt automatisch uit, slaat automatisch af,
      automatisch uitschakelen, automatische afslag, auto off, schakelt zichzelf uit, uitschakelautomaat,
      afslagautomaat`,
    pl: `
      automatyczne wyłączanie, automatyczne wyłączenie, automatycznego wyłączania, automatycznym wyłączaniem,
      wyłącza się automatycznie, automatycznie się wyłącza, samoczynnie się wyłącza, automatyczny wyłącznik,
      wyłącza się sam, automatycznie wyłącza, auto off, wyłącza się po`,
    pt: `
      desligamento automático, desliga se automaticamente, desligar automático, paragem automática,
      desliga automaticamente, desativação automática, desliga sozinh*, desliga se sozinh*, auto off, desligamento auto,
      corte automático`,
    sv: `
      automatisk avstängning, stängs av automatiskt, automatisk avstängningsfunktion, stänger av sig, slår av sig,
      auto off, stängs automatiskt av, slås av automatiskt`,
    da: `
      automatisk sluk*, slukker automatisk, auto sluk*, autosluk, slår automatisk fra, automatisk afbryd*, slukker selv,
      slukker af sig selv, auto off`,
    nb: `
      automatisk avslåing, slår seg av automatisk, automatisk utkobling, slår seg av, skrur seg av, auto av,
      slås av automatisk, automatisk avstenging, auto off, slår seg automatisk av, skrur seg automatisk av`,
    fi: `
      automaattinen sammutus, automaattinen virrankatkaisu, sammuu automaattisesti, automaattisammutus,
      automaattisella sammutuksella, sammuu itsestään, automaattinen katkaisu, automaattisesti sammuv*,
      automaattikatkaisu, automaattinen sammuminen`,
  },
  thermostat: {
    en: `
      thermostat*, temperature control, adjustable temperature, temperature setting*, temperature selection,
      variable temperature, temperature can be set`,
    de: `
      thermostat*, temperaturregelung, temperaturregler*, temperatureinstellung*, temperatur einstell*,
      einstellbare temperatur, temperatursteuerung, temperaturwahl, temperaturstufe*, regelbare temperatur`,
    fr: `
      thermostat*, température réglable, réglage de la température, contrôle de la température, température ajustable,
      réglages de température, contrôle de température`,
    es: `
      termostato*, temperatura regulable, temperatura ajustable, control de temperatura, control de la temperatura,
      regulador de temperatura, ajuste de temperatura, niveles de temperatura, termostátic*`,
    it: `
      termostat*, temperatura regolabile, controllo della temperatura, regolazione della temperatura,
      livelli di temperatura`,
    nl: `
      thermosta*, temperatuurregeling*, instelbare temperatuur, temperatuurinstelling*, regelbare temperatuur,
      temperatuur instelbaar, temperatuur instellen, temperatuurregelaar, temperatuurstand*`,
    pl: `
      termostat*, regulacja temperatury, regulacją temperatury, regulacji temperatury, regulację temperatury,
      regulowan* temperatur*, kontrola temperatury, ustawienia temperatury, ustawić temperaturę`,
    pt: `
      termóstat*, termostát*, termostato*, temperatura regulável, temperatura ajustável, controlo de temperatura,
      controle de temperatura, regulação da temperatura, níveis de temperatura, ajuste de temperatura,
      controlo da temperatura`,
    sv: `
      termostat*, temperaturregl*, temperaturinställning*, justerbar temperatur, temperaturkontroll*,
      inställbar temperatur, ställbar temperatur`,
    da: `
      termostat*, temperaturregul*, temperaturindstilling*, justerbar temperatur, temperaturstyring, temperaturkontrol*,
      indstillelig temperatur`,
    nb: `
      termostat*, temperaturregul*, temperaturinnstilling*, justerbar temperatur, temperaturkontroll*,
      temperaturstyring, regulerbar temperatur`,
    fi: `
      termostaat*, lämpötilan säätö*, säädettävä lämpötila, lämpötilansääd*, lämpötila säädett*, lämpötilansäät*,
      lämpötila asetu*, lämpötilaa voi säätää`,
  },
  motionSensor: {
    en: `
      motion sensor*, motion detector*, motion detection, motion activated, movement sensor, movement detector,
      detects motion, presence detector`,
    de: `
      bewegungsmelder*, bewegungssensor*, bewegungserkennung, präsenzmelder*, bewegungsaktiviert*, dämmerungssensor*,
      dämmerungsschalter*`,
    fr: `
      détecteur de mouvement*, capteur de mouvement*, détection de mouvement*, détecteur de présence,
      détecteurs de mouvement*, capteurs de mouvement*, capteur crépusculaire`,
    es: `
      sensor de movimiento, detector de movimiento, detección de movimiento, sensores de movimiento,
      detector de presencia, sensor crepuscular`,
    it: `
      sensore di movimento, rilevatore di movimento, rilevamento del movimento, sensori di movimento,
      sensore di presenza, rilevamento movimento, sensore crepuscolare`,
    nl: `
      bewegingssensor*, bewegingsmelder*, bewegingsdetectie, schemersensor*, aanwezigheidssensor*, schemerschakelaar`,
    pl: `
      czujnik ruchu, czujnikiem ruchu, czujka ruchu, wykrywanie ruchu, detektor ruchu, czujniki ruchu,
      czujnik zmierzchu, czujnikiem zmierzchu`,
    pt: `
      sensor de movimento, detetor de movimento, detector de movimento, deteção de movimento, detecção de movimento,
      sensores de movimento, sensor de presença, sensor crepuscular`,
    sv: 'rörelsesensor*, rörelsevakt*, rörelsedetekt*, närvarosensor*, skymningssensor*, skymningsrelä',
    da: 'bevægelsessensor*, bevægelsesdetek*, bevægelsesføler*, skumringssensor*, pir sensor, skumringsrelæ',
    nb: `
      bevegelsessensor*, bevegelsesdetek*, bevegelsesføler*, skumringssensor*, bevegelsesregistrering, skumringsbryter`,
    fi: 'liiketunnisti*, liikkeentunnist*, liikesensor*, hämäräkytkin*, hämäräanturi*, liikeanturi*',
  },
  sensor: {
    en: 'sensor, sensors, sensor controlled',
    de: 'sensor, sensoren, sensorgesteuert*, sensortechnik',
    fr: 'capteur, capteurs',
    es: 'sensor, sensores',
    it: 'sensore, sensori',
    nl: 'sensor, sensoren, sensorgestuurd*',
    pl: 'czujnik, czujniki, czujnikiem, czujników, czujnikami, sensor',
    pt: 'sensor, sensores',
    sv: 'sensor, sensorer, sensorn, sensorstyr*',
    da: 'sensor, sensorer, sensoren, sensorstyr*',
    nb: 'sensor, sensorer, sensoren, sensorstyr*',
    fi: 'anturi, anturit, anturin, anturilla, sensori, tunnistin',
  },
  heartRate: {
    en: 'heart rate, pulse monitor*, heart rate monitor*, ecg, spo2, blood oxygen',
    de: 'herzfrequenz*, pulsmess*, pulssensor*, pulsuhr*, ekg, spo2, blutsauerstoff*, herzrate',
    fr: `
      fréquence cardiaque, rythme cardiaque, cardiofréquencemètre*, ecg, spo2, oxygène sanguin, capteur cardiaque,
      cardio fréquencemètre, oxygène dans le sang`,
    es: `
      frecuencia cardíaca, frecuencia cardiaca, ritmo cardíaco, ritmo cardiaco, pulsómetro*, ecg, spo2,
      oxígeno en sangre, pulsaciones, sensor cardíaco`,
    it: 'frequenza cardiaca, battito cardiaco, cardiofrequenzimetr*, ecg, spo2, ossigeno nel sangue, saturimetro',
    nl: 'hartslag*, ecg, spo2, zuurstofgehalte in het bloed, bloedzuurstof*',
    pl: `
      tętn*, pulsometr*, ekg, spo2, częstotliwość serca, natlenienie krwi, pomiar pulsu, pulsoksymetr*, twój puls,
      mierzy puls, czujnik pulsu`,
    pt: `
      frequência cardíaca, ritmo cardíaco, batimentos cardíacos, ecg, spo2, oxigénio no sangue, oxigênio no sangue,
      batimento cardíaco`,
    sv: `
      pulsmät*, hjärtfrekvens*, pulssensor*, ekg, spo2, blodsyre*, pulsklocka, hjärtrytm, din puls, mäter puls, pulsen`,
    da: `
      pulsmål*, hjertefrekvens*, hjerterytme, ekg, spo2, pulssensor*, blodilt*, iltmætning, din puls, måler puls,
      pulsen`,
    nb: `
      pulsmål*, hjertefrekvens*, hjerterytme, ekg, spo2, pulssensor*, pulsklokke*, oksygenmetning, pulsen, måler puls`,
    fi: 'syke, sykemit*, sykettä, sykkeen*, ekg, spo2, veren happi*, sykeseuranta',
  },
  activityTracking: {
    en: `
      step counter, pedometer, activity tracking, activity tracker, sleep tracking, fitness tracking, tracks your sleep,
      tracks steps, training modes, workout modes, sports modes, counts steps, sleep tracker, calorie counter,
      sport modes`,
    de: `
      schrittzähler*, aktivitätstrack*, schlaftracking, schlafanalyse*, fitnesstracker*, sportmodi, trainingsmodi,
      schlafaufzeichnung, kalorienzähler*, aktivitätsmess*, schlafüberwachung`,
    fr: `
      podomètre*, suivi d activité, suivi du sommeil, modes sportifs, modes sport, compteur de pas, traqueur d activité,
      tracker d activité, compteur de calories, suivi de l activité, analyse du sommeil`,
    es: `
      podómetro*, seguimiento de actividad, monitor de sueño, seguimiento del sueño, modos deportivos,
      contador de pasos, cuenta pasos, cuentapasos, monitor de actividad, seguimiento de la actividad, modos de deporte,
      monitorización del sueño`,
    it: `
      contapassi, conta passi, monitoraggio del sonno, monitoraggio dell attività, modalità sportive,
      tracciamento del sonno, monitoraggio attività, fitness tracker, pedometro, analisi del sonno`,
    nl: `
      stappenteller*, activiteitentrack*, slaapregistratie, slaap tracking, sportmodi, slaapmonitor*, slaaptracking,
      activiteitenmeter, sportstanden, slaapanalyse`,
    pl: `
      krokomierz*, monitorowanie snu, monitoring snu, tryby sportowe, trybów sportowych, monitorowanie aktywności,
      liczy kroki, monitor aktywności, licznik kroków, liczenie kroków, analiza snu`,
    pt: `
      pedómetro*, pedômetro*, contador de passos, monitorização do sono, monitoramento do sono, modos desportivos,
      modos esportivos, conta passos, monitor de atividade, rastreamento de atividade, monitorização da atividade`,
    sv: `
      stegräkna*, sömnspårning, sömnmätning, aktivitetsmät*, träningslägen, aktivitetsspår*, sportlägen, sömnanalys,
      aktivitetsarmband`,
    da: `
      skridttæller*, søvnmåling, søvnsporing, aktivitetsmål*, sportstilstande, træningsprogrammer på uret,
      aktivitetstrack*, søvnregistrering, træningstilstande`,
    nb: `
      skritteller*, søvnsporing, søvnmåling, aktivitetsmål*, treningsmodus, sportsmodus, aktivitetssporing,
      søvnregistrering`,
    fi: `
      askelmit*, unenseuran*, aktiivisuusmit*, aktiivisuuden seuran*, urheilutila*, unen seuran*, liikuntatila*,
      aktiivisuusranne*, askellas*`,
  },
  vibration: {
    en: 'vibrates, vibration, vibrations, vibration alarm, vibrating, vibration alert',
    de: 'vibration*, vibriert, vibrierend*',
    fr: 'vibration*, vibrant*, vibre, vibreur',
    es: 'vibración, vibraciones, vibra, vibratori*',
    it: 'vibrazion*, vibra, vibrant*',
    nl: 'trilfunctie, trillingen, trilling, trilt, trilalarm, trilmotor',
    pl: 'wibracj*, wibruje, wibrując*, wibrowa*',
    pt: 'vibração, vibrações, vibra, vibratóri*',
    sv: 'vibration*, vibrerar, vibrerande',
    da: 'vibration*, vibrerer, vibrerende',
    nb: 'vibrasjon*, vibrerer, vibrerende',
    fi: 'värinä, värisee, tärinä, värinätoiminto*, värinähälyty*, tärinähälyty*',
  },
  motor: {
    en: `
      motor, motors, brushless motor, powerful motor, electric motor, hub motor, mid drive motor, brushless, mid motor`,
    de: 'motor, motoren, motors, elektromotor*, mittelmotor*, nabenmotor*, bürstenlos*, heckmotor*, hilfsmotor*',
    fr: 'moteur*, moteur électrique, moteur sans balais, brushless, moteur central',
    es: 'motor, motores, motor eléctrico, sin escobillas, motor central',
    it: 'motore, motori, motore elettrico, brushless, senza spazzole, motore centrale',
    nl: 'motor, motoren, elektromotor*, borstelloos, borstelloze, middenmotor*, naafmotor*, motortje',
    pl: 'silnik*, bezszczotkow*, silnik elektryczny, silnik centralny',
    pt: 'motor, motores, motor elétrico, sem escovas, brushless, motor central',
    sv: 'motor, motorn, elmotor*, borstlös*, mittmotor*, navmotor*',
    da: 'motor, motoren, elmotor*, børsteløs*, centermotor*, navmotor*',
    nb: 'motor, motoren, elmotor*, børsteløs*, midtmotor*, senterstilt motor, navmotor*',
    fi: `
      moottori, moottorin, moottorilla, sähkömoottori*, hiiliharjaton, harjaton moottori, keskimoottori*, napamoottori*,
      moottoria, hiiliharjattom*`,
  },
  operatingModes: {
    en: 'silent mode, quiet mode, night mode, sleep mode, eco mode, boost mode',
    de: 'nachtmodus, leisemodus, flüstermodus, silent modus, eco modus, schlafmodus, boost modus, leise modus',
    fr: 'mode silencieux, mode nuit, mode éco, mode eco, mode sommeil, mode turbo, mode boost',
    es: 'modo silencioso, modo noche, modo nocturno, modo eco, modo sueño, modo turbo',
    it: 'modalità silenziosa, modalità notte, modalità notturna, modalità eco, modalità sleep, modalità turbo',
    nl: 'nachtmodus, stille modus, eco modus, slaapstand, stille stand, nachtstand, ecostand, turbostand',
    pl: 'tryb nocny, tryb cichy, tryb eco, tryb uśpienia, trybem nocnym, tryb turbo, cichy tryb',
    pt: 'modo silencioso, modo noturno, modo eco, modo noite, modo sono, modo turbo',
    sv: 'nattläge*, tyst läge, ecoläge*, eko läge, sovläge, eco läge, turboläge',
    da: 'natindstilling*, lydløs tilstand, ecotilstand, øko program, nattilstand*, eco program, stille tilstand',
    nb: 'nattmodus*, stillemodus*, øko modus, sovemodus, ecomodus, stille modus, øko program',
    fi: 'yötila*, hiljainen tila, eco tila*, lepotila*, hiljaisessa tilassa, ekotila*, eco ohjelma*',
  },
};
