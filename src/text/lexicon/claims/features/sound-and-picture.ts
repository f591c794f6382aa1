import type { ConceptTable } from '../concept-table.ts';

/** Features of electronics: sound, pictures and light. */
export const SOUND_AND_PICTURE_FEATURES: ConceptTable = {
  touchscreen: {
    en: 'touchscreen*, touch screen*, touch display, touch panel, touch control*, touch sensitive',
    de: `
      touchscreen*, touchdisplay*, touch display*, touchbedien*, berührungsempfindlich*, touch bedien*, sensortaste*,
      touchfeld*, touchpanel*, berührungssensor*`,
    fr: 'écran tactile, écrans tactiles, tactile, tactiles, commande tactile, touches sensitives, dalle tactile',
    es: 'pantalla táctil, pantallas táctiles, táctil, táctiles, control táctil',
    it: `
      touchscreen, schermo tattile, schermo touch, comandi touch, display touch, touch screen, comandi tattili,
      controlli touch`,
    nl: 'touchscreen*, aanraakscherm*, touchbediening, tiptoets*, touch display, aanraakgevoelig*, touch bediening',
    pl: 'ekran dotykowy, ekranem dotykowym, dotykow*, panel dotykowy, sterowanie dotykowe',
    pt: `
      ecrã tátil, ecrã táctil, tela sensível ao toque, touchscreen, touch screen, controlo tátil, tátil,
      sensível ao toque, painel tátil, tela touch`,
    sv: 'pekskärm*, touchskärm*, touchpanel*, touchkontroll*, beröringskänslig*, touchdisplay*, touchknapp*',
    da: `
      touchskærm*, berøringsskærm*, touchdisplay*, touchkontrol*, trykfølsom*, touch skærm, touchpanel*,
      berøringsfølsom*, touchbetjening`,
    nb: 'berøringsskjerm*, touchskjerm*, trykkskjerm*, touchpanel*, touchdisplay*, berøringsfølsom*, touchkontroll*',
    fi: 'kosketusnäyt*, kosketusohja*, kosketusherk*, kosketuspaneeli*, kosketuspainik*',
  },
  display: {
    en: `
      lcd, digital display, led display, oled, amoled, screen, display with, colour display, color display,
      display shows, hd display, on the display, lcd display`,
    de: `
      display, displays, bildschirm*, digitalanzeige*, lcd anzeige*, led anzeige*, oled, amoled, farbdisplay*, lcd,
      zoll display`,
    fr: `
      affichage digital, affichage numérique, affichage led, lcd, oled, amoled, afficheur, dalle oled, l écran,
      écran de, écran led, écran hd, écran couleur, écran lcd, grand écran, taille d écran, écran plat, écran tactile,
      écran digital, écran numérique`,
    es: 'pantalla, pantallas, pantalla digital, visor digital, lcd, oled, amoled, display',
    it: 'schermo, schermi, display, schermo digitale, lcd, oled, amoled',
    nl: 'display, scherm, schermpje, beeldscherm*, lcd, oled, amoled, digitale weergave, schermen',
    pl: 'wyświetlacz*, ekran, ekranem, ekranu, lcd, oled, amoled',
    pt: `
      ecrã, ecrãs, visor, visor digital, tela de, tela lcd, tela digital, display, lcd, oled, amoled,
      polegadas de tela`,
    sv: `
      skärmen, display, displayen, lcd, oled, amoled, digital display, bildskärm*, pekskärm*, skärmstorlek*, tums skärm,
      färgskärm*, amoled skärm`,
    da: `
      skærmen, display, displayet, lcd, oled, amoled, digital visning, skærmstørrelse*, tommer skærm, farveskærm*,
      touchskærm*, amoled skærm`,
    nb: `
      skjermen, display, displayet, lcd, oled, amoled, digital visning, skjermstørrelse*, tommers skjerm, fargeskjerm*,
      touchskjerm*, amoled skjerm`,
    fi: 'näyttö, näytön, näytöll*, digitaalinen näyttö, lcd, oled, amoled, näytössä',
  },
  dimmable: {
    en: 'dimmable, dimmer*, dims, dimming, brightness adjust*, adjustable brightness, brightness levels, dimmed',
    de: `
      dimmbar*, dimmer*, dimmen, dimmfunktion*, stufenlos dimm*, helligkeitsstufe*, helligkeit regel*,
      helligkeit einstell*, helligkeit ~ verstell*, gedimmt`,
    fr: `
      variateur*, dimmable*, intensité réglable, intensité variable, luminosité réglable, gradable*,
      réglage de la luminosité, variation de l intensité, tamisable*, intensité lumineuse réglable,
      luminosité ajustable`,
    es: `
      regulable en intensidad, intensidad regulable, atenuable*, brillo regulable, brillo ajustable,
      regulador de intensidad, regulador de luz, luz regulable, dimmable*, dimerizable*, intensidad ajustable,
      niveles de brillo`,
    it: `
      dimmer*, intensità regolabile, luminosità regolabile, regolazione della luminosità, regolabile in intensità,
      varialuce, luce regolabile`,
    nl: `
      dimbaar, dimbare, dimmer*, dimmen, dimstand*, instelbare helderheid, helderheid instelbaar, helderheidsniveau*,
      te dimmen, dimfunctie`,
    pl: `
      ściemnian*, ściemniacz*, regulacj* jasności, regulowan* jasność, przyciemnian*, regulowane natężenie światła,
      regulacja jasności, regulacją jasności, możliwość ściemniania, regulowana jasność`,
    pt: `
      regulável em intensidade, intensidade regulável, regulador de intensidade, dimerizáve*, dimmer*, brilho ajustável,
      brilho regulável, luz regulável, intensidade ajustável, dimmable*, luminosidade ajustável, níveis de brilho,
      atenuáve*`,
    sv: `
      dimbar*, dimmer*, dimringsbar*, dimras, dimra, justerbar ljusstyrka, dimningsbar*, ljusstyrkenivå*, dimfunktion`,
    da: 'dæmpbar*, lysdæmp*, dimmer*, dæmpes, justerbar lysstyrke, kan dæmpes, lysstyrkeniveau*, dimmes, dæmpe lyset',
    nb: 'dimbar*, dimmer*, dimmes, dimme, justerbar lysstyrke, dimming, lysstyrkenivå*',
    fi: `
      himmennettäv*, himmennin, himmentime*, himmennys*, säädettävä kirkkaus, kirkkauden säätö, himmentää,
      kirkkaustaso*, kirkkautta voi säätää`,
  },
  led: {
    en: 'led, leds, led light*, led lighting, led lamp, led bulb',
    de: 'led, leds, led licht*, led beleuchtung, led lampe*, led leuchte*, leuchtdiode*, led leuchtmittel',
    fr: 'led, leds, diode, diodes électroluminescentes, éclairage led, ampoule led',
    es: 'led, leds, luz led, luces led, bombilla led, iluminación led',
    it: 'led, luce led, luci led, illuminazione led, lampadina led',
    nl: 'led, leds, ledlamp*, led verlichting, ledverlichting, ledlicht*, ledje*, ledstrip*',
    pl: 'led, diod*, oświetlenie led, żarówka led, diody led, ledow*',
    pt: 'led, leds, luz led, luzes led, lâmpada led, iluminação led',
    sv: 'led, led lampa, led lampor, lysdiod*, ledbelysning*, ledlamp*, ledljus*, led belysning, ledslinga',
    da: 'led, led lys, led pære*, lysdiode*, ledlys*, ledpære*, ledlampe*',
    nb: 'led, led lys, led pære*, lysdiode*, ledlys*, ledpære*, ledlampe*',
    fi: 'led, led valo*, ledit, ledvalo*, led lamppu*, ledlamp*, led valaistu*',
  },
  light: {
    en: `
      built in light, integrated light, night light, nightlight, light up, lights up, illuminated, backlight*, backlit,
      glow in the dark, glows in the dark, light function, flashing light*, lit up`,
    de: `
      beleuchtung, beleuchtet, beleuchtete, beleuchteter, beleuchtetes, beleuchteten, nachtlicht*, leuchtet, mit licht,
      lichteffekt*, hintergrundbeleuchtung, integriertes licht, nachtleuchtend*, leuchtet im dunkeln, innenbeleuchtung,
      fluoreszierend*`,
    fr: `
      éclairage, éclairage intégré, lumière intégrée, veilleuse*, rétroéclair*, rétro éclair*, phosphorescent*,
      brille dans le noir, s illumine, s allume, effets lumineux, signal lumineux, guirlande lumineuse,
      lumière de nuit`,
    es: `
      iluminación, luz integrada, luz nocturna, se ilumina, se iluminan, retroiluminad*, fosforescente*,
      brilla en la oscuridad, iluminad*, luz incorporada`,
    it: `
      illuminazione, luce integrata, luce notturna, si illumina, si illuminano, retroilluminat*, fosforescent*,
      brilla al buio, illuminat*, luce incorporata`,
    nl: `
      verlichting, verlicht, verlichte, lampje*, nachtlampje*, ingebouwde lamp, ingebouwde verlichting, lichtgevend*,
      licht op in het donker, achtergrondverlichting, met licht, lichteffect*, lichtjes, glow in the dark`,
    pl: `
      oświetleni*, podświetlan*, podświetleni*, lampk* nocn*, lampka nocna, świeci w ciemności, wbudowane światło,
      fosforyzując*, podświetlon*, świetln*, świecąc* w ciemności`,
    pt: `
      iluminação, luz integrada, luz de presença, luz noturna, ilumina se, acende se, retroiluminad*, fosforescente*,
      brilha no escuro, iluminad*, luz incorporada`,
    sv: `
      belysning, inbyggd belysning, nattlampa, nattljus, lyser i mörkret, bakgrundsbelysning, bakgrundsbelyst,
      självlysande, inbyggt ljus, inbyggd lampa, belyst`,
    da: 'belysning, indbygget lys, natlampe, natlys, lyser i mørke, baggrundsbelys*, selvlysende, lyseffekt*, belyst',
    nb: 'belysning, innebygd lys, nattlys, nattlampe, lyser i mørket, bakgrunnsbelys*, selvlysende, lyseffekt*, belyst',
    fi: `
      valaistus, valaistu, yövalo*, valaistuk*, taustavalo*, pimeässä hohtav*, hohtaa pimeässä, valaistulla,
      sisäänrakennettu valo, valotehoste*, pimeässä hehkuv*`,
  },
  lightModes: {
    en: `
      colour changing, color changing, rgb, warm white, cool white, light modes, lighting modes, colour temperature,
      color temperature, cold white, daylight white, neutral white`,
    de: `
      farbwechsel*, rgb, warmweiß*, warmweiss*, kaltweiß*, kaltweiss*, tageslichtweiß*, lichtfarbe*, farbtemperatur*,
      lichtmodus, lichtmodi, neutralweiß*, leuchtstufe*, leuchtmodi, leuchtmodus`,
    fr: `
      changement de couleur, changements de couleur, rgb, blanc chaud, blanc froid, modes d éclairage,
      température de couleur, couleur de lumière, blanc neutre, lumière chaude`,
    es: `
      cambio de color, cambia de color, rgb, blanco cálido, blanco frío, modos de luz, modos de iluminación,
      temperatura de color, luz cálida, luz fría, blanca cálida`,
    it: `
      cambio colore, cambia colore, rgb, bianco caldo, bianco freddo, modalità di luce, modalità di illuminazione,
      temperatura di colore, luce calda, luce fredda, temperatura colore`,
    nl: `
      kleurveranderend*, kleur veranderend*, rgb, warm wit, warmwit, koud wit, lichtstand*, lichtkleur*,
      kleurtemperatuur, warm witte, koel wit`,
    pl: `
      zmiana koloru, zmianą koloru, rgb, ciepła biel, zimna biel, ciepłobiał*, tryby świecenia, trybów świecenia,
      barwa światła, barwy światła, temperatura barwowa, barwę światła, tryby oświetlenia, zmieniając* kolor*`,
    pt: `
      mudança de cor, muda de cor, rgb, branco quente, branco frio, modos de luz, modos de iluminação,
      temperatura de cor, luz quente, luz fria`,
    sv: `
      färgskiftande, byter färg, rgb, varmvit*, kallvit*, ljuslägen, ljusläge, färgtemperatur*, belysningsläge*,
      varmt vitt ljus`,
    da: `
      farveskiftende, skifter farve, rgb, varm hvid, varmhvid*, kold hvid, lysindstilling*, farvetemperatur*,
      lystilstand*, varmt hvidt lys, lysfunktioner`,
    nb: `
      fargeskiftende, skifter farge, rgb, varmhvit*, kaldhvit*, lysmodus*, fargetemperatur*, lysinnstilling*,
      varm hvit`,
    fi: `
      väriä vaihtav*, rgb, lämmin valkoinen, kylmä valkoinen, valotila*, värilämpötila*, valaistustila*, vaihtaa väriä,
      lämmin valkoi*, kylmän valkoi*`,
  },
  noiseCancelling: {
    en: `
      noise cancelling, noise canceling, noise cancellation, noise reduction, anc, blocks out noise, noise isolating,
      noise isolation, noise suppress*`,
    de: `
      noise cancelling, geräuschunterdrück*, geräuschreduz*, lärmunterdrück*, rauschunterdrück*, anc, noise canceling,
      geräuschisolier*, umgebungsgeräusche ausblend*`,
    fr: `
      réduction de bruit, réduction du bruit, réduction active du bruit, réducteur de bruit, antibruit, anti bruit,
      suppression du bruit, suppression de bruit, anc, noise cancelling, annulation du bruit, annulation de bruit`,
    es: `
      cancelación de ruido, cancelación activa de ruido, cancelación del ruido, reducción de ruido, reducción del ruido,
      supresión de ruido, anc, noise cancelling, cancela el ruido, aislamiento del ruido`,
    it: `
      cancellazione del rumore, cancellazione attiva del rumore, riduzione del rumore, cancella il rumore, anc,
      noise cancelling, soppressione del rumore, isolamento dal rumore, eliminazione del rumore`,
    nl: `
      noise cancelling, ruisonderdrukk*, geluidsonderdrukk*, ruisreductie, anc, actieve ruis*,
      omgevingsgeluid onderdruk*, noise canceling, lawaaionderdrukk*`,
    pl: `
      redukcja szumów, redukcją szumów, redukcji szumów, redukcja hałasu, redukcję hałasu, redukcji hałasu,
      aktywna redukcja, aktywną redukcją, tłumienie szumów, tłumienie hałasu, anc, aktywną redukcję, redukcję szumów`,
    pt: `
      cancelamento de ruído, cancelamento ativo de ruído, cancelamento do ruído, redução de ruído, redução do ruído,
      supressão de ruído, anc, noise cancelling, isolamento de ruído`,
    sv: 'brusreducer*, noise cancelling, aktiv brusreduc*, bullerdämp*, anc, brusreduktion',
    da: 'støjreducer*, støjdæmp*, støjreduktion, noise cancelling, anc, aktiv støj*, støjannuller*',
    nb: 'støyreduser*, støydemp*, støyreduksjon, noise cancelling, anc, støykanseller*, aktiv støy*',
    fi: 'melunvaim*, vastamel*, melunpoist*, anc, noise cancelling, melua vaimentav*, taustamelun vaimen*',
  },
  microphone: {
    en: 'microphone*, mic, built in mic, hands free calls, mics, handsfree calling',
    de: 'mikrofon*, mikrophon*, freisprech*',
    fr: `
      micro intégré, microphone*, kit mains libres, appels mains libres, micros intégrés, double micro, micro antibruit,
      micro casque, micro amovible`,
    es: 'micrófono*, llamadas manos libres, kit manos libres',
    it: 'microfon*, vivavoce, chiamate in vivavoce',
    nl: 'microfoon*, handsfree bellen',
    pl: 'mikrofon*, zestaw głośnomówiący, tryb głośnomówiący',
    pt: 'microfone*, viva voz, chamadas mãos livres, kit mãos livres',
    sv: 'mikrofon*, handsfree samtal, handsfreesamtal',
    da: 'mikrofon*, håndfri opkald, håndfri samtale*, håndfri telefoni',
    nb: 'mikrofon*, håndfri samtale*, håndfri telefoni',
    fi: 'mikrofoni*, handsfree puhelu*',
  },
  speakers: {
    en: 'speaker, speakers, loudspeaker*, built in speaker*, integrated speaker*, subwoofer*, soundbar*',
    de: 'subwoofer*, soundbar*, *lautsprecher*',
    fr: `
      haut parleur*, hauts parleurs, enceinte intégrée, caisson de basses, subwoofer*, haut parleurs, barre de son,
      enceintes intégrées, enceinte bluetooth, enceintes stéréo, enceinte portable`,
    es: 'altavo*, parlantes, subwoofer*, bafle*, bocina integrada, barra de sonido',
    it: 'altoparlant*, casse integrate, speaker, subwoofer*, casse audio, soundbar, diffusori acustici',
    nl: 'luidspreker*, speaker, speakers, subwoofer*, soundbar*',
    pl: 'głośnik*, subwoofer*, soundbar*',
    pt: `
      altifalante*, alto falante*, coluna integrada, caixa de som, caixas de som, subwoofer*, alto falantes,
      barra de som, colunas de som, coluna portátil, coluna de som, coluna bluetooth`,
    sv: 'högtalar*, subwoofer*, soundbar*',
    da: 'højttaler*, højtaler*, subwoofer*, soundbar*',
    nb: 'høyttaler*, høytaler*, subwoofer*, lydplanke*, soundbar*',
    fi: 'kaiutin, kaiutti*, bassokaiutin, subwoofer*, soundbar*',
  },
  surroundSound: {
    en: 'surround sound, dolby atmos, spatial audio, 360 sound, dolby, stereo sound, 3d sound',
    de: 'surround sound, surroundsound, dolby atmos, raumklang*, 3d sound, dolby, 3d audio, stereoklang, stereo sound',
    fr: 'son surround, dolby atmos, audio spatial, son 3d, son spatial, dolby, son stéréo',
    es: 'sonido envolvente, dolby atmos, audio espacial, sonido 3d, dolby, sonido estéreo, sonido espacial',
    it: 'suono surround, dolby atmos, audio spaziale, audio surround, dolby, audio 3d, audio stereo, suono stereo',
    nl: `
      surround sound, surroundgeluid, dolby atmos, ruimtelijk geluid, ruimtelijke audio, dolby, stereogeluid,
      3d geluid`,
    pl: 'dźwięk przestrzenny, dźwiękiem przestrzennym, dolby atmos, dźwięku przestrzennego, dolby, dźwięk stereo',
    pt: 'som surround, dolby atmos, áudio espacial, som envolvente, dolby, som estéreo, som 3d',
    sv: 'surroundljud, dolby atmos, rumsligt ljud, 3d ljud, dolby, stereoljud',
    da: 'surroundlyd, surround sound, dolby atmos, rumlig lyd, 3d lyd, dolby, stereolyd',
    nb: 'surroundlyd, surround lyd, dolby atmos, romlig lyd, romlyd, 3d lyd, dolby, stereolyd',
    fi: 'tilaääni*, surround ääni*, dolby atmos, 3d ääni*, dolby, stereoääni*',
  },
  sound: {
    en: `
      sound effects, sound effect, plays music, plays sounds, plays melodies, melody, melodies, lullabies, with sound,
      lullaby, white noise, makes sounds, sounds and lights, lights and sounds`,
    de: `
      soundeffekt*, melodie*, spielt musik, geräuscheffekt*, mit sound, wiegenlied*, schlaflied*, weißes rauschen,
      mit geräuschen, tierstimmen, spielt melodien, spieluhr*, mit musik`,
    fr: `
      effets sonores, effet sonore, mélodie*, joue de la musique, berceuse*, bruit blanc, sons et lumières,
      bruits blancs, boîte à musique, bruitages, jouet sonore, jouets sonores, livre sonore, livres sonores`,
    es: `
      efectos de sonido, efectos sonoros, melodía*, reproduce música, canciones de cuna, canción de cuna, ruido blanco,
      con sonido, con sonidos, luces y sonidos`,
    it: `
      effetti sonori, melodi*, riproduce musica, ninna nann*, rumore bianco, ninnenanne, suoni e luci, con suoni,
      carillon, luci e suoni`,
    nl: `
      geluidseffect*, melodie*, speelt muziek, slaapliedje*, witte ruis, met geluid, wiegeliedje*, muziekdoosje,
      geluidjes, licht en geluid`,
    pl: `
      efekty dźwiękowe, efektami dźwiękowymi, melodi*, odtwarza muzykę, kołysank*, biały szum, gra melodi*, z dźwiękiem,
      pozytywk*, dźwięki i światła, białego szumu, wydaje dźwięki`,
    pt: `
      efeitos sonoros, efeitos de som, melodia*, reproduz música, canções de embalar, canções de ninar, ruído branco,
      com som, sons e luzes, luzes e sons, toca música, canção de embalar`,
    sv: 'ljudeffekt*, melodi*, spelar musik, vaggvis*, vitt brus, med ljud, ljud och ljus, speldosa',
    da: 'lydeffekt*, melodi*, spiller musik, vuggevis*, hvid støj, med lyd, lyd og lys, spilledåse, hvide støj',
    nb: 'lydeffekt*, melodi*, spiller musikk, vuggevis*, hvit støy, med lyd, lyd og lys, spilledåse, vuggesang*',
    fi: `
      ääniteho*, melodia*, soittaa musiikkia, kehtolaulu*, valkoinen kohina, kohinaa, tuutulaulu*, valot ja äänet,
      melodioi*, soittorasia, valkoista kohinaa`,
  },
  camera: {
    en: `
      front camera, rear camera, built in camera, webcam, megapixel*, selfie camera, hd camera, dual camera,
      triple camera, main camera, camera resolution`,
    de: `
      frontkamera*, rückkamera*, webcam*, integrierte kamera, megapixel*, hauptkamera*, triple kamera,
      eingebaute kamera, selfie kamera*, dual kamera`,
    fr: `
      caméra frontale, appareil photo, caméra intégrée, webcam, mégapixel*, double caméra, triple caméra, caméra avant,
      caméra arrière, capteur photo`,
    es: `
      cámara frontal, cámara trasera, webcam, cámara integrada, megapíxel*, cámara principal, doble cámara,
      triple cámara, cámara selfie`,
    it: `
      fotocamera, videocamera integrata, webcam, telecamera integrata, megapixel*, fotocamera frontale, fotocamere,
      doppia fotocamera, fotocamera posteriore`,
    nl: `
      frontcamera*, selfiecamera*, webcam, ingebouwde camera, megapixel*, hoofdcamera*, achtercamera, dubbele camera`,
    pl: `
      aparat fotograficzny, aparat przedni, kamer* internetow*, wbudowana kamera, megapiksel*, przedni aparat,
      aparat główny, kamerk* internetow*, wbudowaną kamerą, aparatem fotograficznym, potrójny aparat`,
    pt: `
      câmara frontal, câmera frontal, câmara traseira, câmera traseira, webcam, câmara integrada, megapíxel*,
      megapixel*, câmera principal, câmara principal, câmera integrada`,
    sv: `
      frontkamera*, webbkamera*, inbyggd kamera, megapixel*, huvudkamera*, selfiekamera*, bakre kamera, baksideskamera`,
    da: 'frontkamera*, webkamera*, indbygget kamera, megapixel*, hovedkamera*, selfiekamera*, bagkamera',
    nb: 'frontkamera*, webkamera*, innebygd kamera, megapiksel*, hovedkamera*, selfiekamera*, bakkamera',
    fi: `
      etukamera*, verkkokamera*, takakamera*, sisäänrakennettu kamera, megapikseli*, pääkamera*, selfiekamera*,
      web kamera`,
  },
  nightVision: {
    en: 'night vision, infrared night vision, night mode camera, sees in the dark, infrared camera',
    de: 'nachtsicht*, infrarot nachtsicht, infrarotkamera*, infrarot leds',
    fr: 'vision nocturne, vision de nuit, caméra infrarouge',
    es: 'visión nocturna, cámara infrarroja',
    it: 'visione notturna, telecamera a infrarossi',
    nl: 'nachtzicht*, infrarood nachtzicht, infraroodcamera*',
    pl: 'noktowiz*, widzenie nocne, widzenie w nocy, tryb nocny kamery, kamera na podczerwień',
    pt: 'visão noturna, câmara de infravermelhos',
    sv: 'mörkerseende, nattseende, infraröd kamera, night vision, mörkersyn*',
    da: 'nattesyn, night vision, natsyn*, infrarødt kamera',
    nb: 'nattsyn, night vision, nattesyn, infrarødt kamera',
    fi: 'pimeänäkö*, yönäkö*, yökuva*, infrapunakamera*',
  },
  highResolution: {
    en: '4k, full hd, ultra hd, 8k, hdr, high resolution, uhd, qhd',
    de: '4k, full hd, ultra hd, 8k, hdr, hochauflösend*, uhd, qhd',
    fr: '4k, full hd, ultra hd, 8k, hdr, haute résolution, haute définition, uhd',
    es: '4k, full hd, ultra hd, 8k, hdr, alta resolución, alta definición, uhd',
    it: '4k, full hd, ultra hd, 8k, hdr, alta risoluzione, alta definizione, uhd',
    nl: '4k, full hd, ultra hd, 8k, hdr, hoge resolutie, uhd',
    pl: '4k, full hd, ultra hd, 8k, hdr, wysokiej rozdzielczości, wysoka rozdzielczość, uhd',
    pt: '4k, full hd, ultra hd, 8k, hdr, alta resolução, alta definição, uhd',
    sv: '4k, full hd, ultra hd, 8k, hdr, högupplöst*, hög upplösning, uhd',
    da: '4k, full hd, ultra hd, 8k, hdr, høj opløsning, højopløst*, uhd',
    nb: '4k, full hd, ultra hd, 8k, hdr, høy oppløsning, høyoppløst*, uhd',
    fi: '4k, full hd, ultra hd, 8k, hdr, korkea resoluutio, teräväpiirto*, tarkka resoluutio, uhd',
  },
  antiGlare: {
    en: `
      anti glare, antiglare, anti reflective, glare free, non glare, blue light filter, matte screen,
      blue light blocking, flicker free, eye comfort`,
    de: 'blendfrei*, entspiegelt*, antireflex*, blaulichtfilter*, flimmerfrei*, mattes display, blendschutz',
    fr: 'antireflet*, anti reflet*, anti éblouissement, filtre lumière bleue, sans scintillement, anti lumière bleue',
    es: `
      antirreflej*, antirreflectante*, anti reflejos, filtro de luz azul, antideslumbramiento, sin parpadeo,
      antideslumbrante*`,
    it: 'antiriflesso, anti riflesso, antiabbagliamento, filtro luce blu, antiriflessi, flicker free, anti luce blu',
    nl: `
      ontspiegeld*, antireflect*, anti reflect*, blauwlichtfilter*, flikkervrij*, anti verblinding, blauw licht filter`,
    pl: `
      antyrefleks*, przeciwodblask*, filtr światła niebieskiego, filtr niebieskiego światła, bez migotania,
      antyodblaskow*, redukcja światła niebieskiego`,
    pt: 'antirreflex*, anti reflexo*, antirreflet*, filtro de luz azul, antiencandeamento, sem cintilação',
    sv: 'antireflex*, blåljusfilter*, flimmerfri*, reflexfri*, bländfri*, bländskydd*',
    da: 'antirefleks*, antigenskin, blåt lys filter, flimmerfri*, blændfri*, genskinsfri*, blålysfilter*',
    nb: 'antirefleks*, blålysfilter*, flimmerfri*, blendfri*, gjenskinnsfri*, refleksfri*',
    fi: 'heijastamat*, häikäisemät*, sinivalosuodat*, välkkymät*, häikäisysuoja*, heijastuksenest*',
  },
};
