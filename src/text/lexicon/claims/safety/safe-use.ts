import type { ConceptTable } from '../concept-table.ts';

/** For whom and where a product is safe or permitted. */
export const SAFE_USE: ConceptTable = {
  safeToUse: {
    en: `
      safe to use, safe for use, safe in use, completely safe, perfectly safe, totally safe, absolutely safe,
      can be used safely, can safely be used, safe for everyday use, safe for daily use, poses no risk, harmless,
      no danger, risk free to use, are safe to, is safe to use`,
    de: `
      sicher in der anwendung, sicher in der verwendung, sichere anwendung, sichere verwendung, sicher im gebrauch,
      sicherer gebrauch, sicher zu benutzen, sicher zu verwenden, unbedenklich*, ungefährlich*, harmlos*, gefahrlos*,
      ohne bedenken ~ verwenden, ohne bedenken ~ benutzen, keine gefahr, ist völlig sicher, ist absolut sicher,
      sind absolut sicher, sicher genutzt werden, sicher verwendet werden`,
    fr: `
      sans risque pour, utilisation sûre, sûr d utilisation, sûre d utilisation, sûr à utiliser, sûre à utiliser,
      sûrs à utiliser, inoffensi*, aucun danger, sécuritaire*, est totalement sûr, est totalement sûre,
      est parfaitement sûr, est parfaitement sûre, utiliser en toute sécurité, utilisé* en toute sécurité,
      utilisation en toute sécurité, est sans danger, sont sans danger, sans danger pour`,
    es: `
      seguro de usar, segura de usar, seguros de usar, seguras de usar, uso seguro, segura para su uso,
      seguro para su uso, inofensiv*, inocuo*, inocua*, sin peligro, sin ningún peligro, sin riesgo para,
      no supone ~ riesgo, no supone ~ peligro, es totalmente segur*, es completamente segur*, son totalmente segur*,
      usar con total seguridad, utilizar con total seguridad, usar con seguridad`,
    it: `
      sicuro da usare, sicura da usare, sicuri da usare, sicure da usare, uso sicuro, utilizzo sicuro,
      sicuro da utilizzare, innocuo, innocua, innocui, innocue, nessun pericolo, non è pericolos*,
      è completamente sicur*, è assolutamente sicur*, è totalmente sicur*, usare in tutta sicurezza,
      utilizzare in tutta sicurezza, utilizzo in tutta sicurezza`,
    nl: `
      veilig in gebruik, veilig te gebruiken, veilig gebruik, volkomen veilig, helemaal veilig, volledig veilig,
      absoluut veilig, ongevaarlijk*, onschadelijk*, zonder gevaar, geen gevaar, veilig gebruiken, veilig gebruikt`,
    pl: `
      bezpieczn* w użyciu, bezpieczn* w użytkowaniu, bezpieczn* w stosowaniu, bezpieczne użytkowanie,
      bezpieczne stosowanie, całkowicie bezpieczn*, w pełni bezpieczn*, bezpiecznie używać, bezpiecznie stosować,
      bezpiecznie korzystać, nieszkodliw*, niegroźn*, bezpieczeństwo użytkowania`,
    pt: `
      seguro de usar, segura de usar, seguros de usar, seguro para uso, segura para uso, uso seguro,
      utilização segura, inofensiv*, inócuo*, inócua*, sem perigo, não oferece risco*, não apresenta risco*,
      é totalmente segur*, é completamente segur*, são totalmente segur*, usar com toda a segurança,
      usar com total segurança, utilizar com segurança, usar com segurança`,
    sv: `
      säker att använda, säkert att använda, säkra att använda, trygg att använda, tryggt att använda,
      säker användning, ofarlig*, ingen fara, riskfri att använda`,
    da: `
      sikker at bruge, sikkert at bruge, sikre at bruge, sikker brug, sikker i brug, tryg at bruge, trygt at bruge,
      ufarlig*, harmløs*, ingen fare, er helt trygt`,
    nb: `
      trygg å bruke, trygt å bruke, trygge å bruke, sikker å bruke, sikkert å bruke, sikker bruk, trygg bruk,
      trygg i bruk, ufarlig*, harmløs*, ingen fare, er helt trygt, er helt trygg å`,
    fi: `
      turvallinen käyttää, turvallista käyttää, turvallisia käyttää, turvallinen käytössä, turvallinen käyttö,
      turvallisesti käyttää, käyttää turvallisesti, täysin turvalli*, ehdottoman turvalli*, vaaraton, vaaratonta,
      vaarattom*, harmiton, harmitonta, harmittom*`,
  },
  childSafe: {
    en: `
      child safe, childsafe, safe for children, safe for kids, safe for babies, safe for your baby,
      safe for your child, safe for little ones, safe for newborns, safe for toddlers, baby safe, kid safe,
      childproof*, child proof, child resistant, child safety lock, child lock`,
    de: `
      kindersicher*, kindgerecht gesichert, sicher für kinder, sicher für babys, sicher für dein kind,
      sicher für ihr kind, sicher für dein baby, sicher für ihr baby, für kinder ungefährlich,
      für kinder unbedenklich, für babys unbedenklich, kindersicherung*, babysicher*, für kinder geeignet und sicher`,
    fr: `
      sans danger pour les enfants, sans danger pour bébé, sans danger pour l enfant, sans risque pour les enfants,
      sans risque pour bébé, sûr pour les enfants, sûre pour les enfants, sûrs pour les enfants, sûr pour bébé,
      sûre pour bébé, sécurité enfant*, sécurité des enfants, sécurité de bébé, sécurisé pour les enfants`,
    es: `
      seguro para niños, segura para niños, seguros para niños, seguras para niños, segur* para los niños,
      segur* para bebés, segur* para el bebé, segur* para tu bebé, segur* para su bebé, segur* para los más pequeños,
      segur* para los peques, a prueba de niños, bloqueo infantil, seguridad infantil, cierre infantil,
      bloqueo para niños`,
    it: `
      sicur* per i bambini, sicur* per bambini, sicur* per i neonati, sicur* per il bambino,
      sicur* per il tuo bambino, sicur* per i più piccoli, a prova di bambino, a misura di bambino e sicur*,
      sicurezza bambini, blocco bambini, sicurezza dei bambini, sicurezza del bambino`,
    nl: `
      kindveilig*, kinderveilig*, babyveilig*, veilig voor kinderen, veilig voor baby s, veilig voor je kind,
      veilig voor je baby, veilig voor uw kind, veilig voor de kleintjes, kinderslot, kindersloten, kinderbeveiliging,
      kindvriendelijk en veilig`,
    pl: `
      bezpieczn* dla dzieci, bezpieczn* dla dziecka, bezpieczn* dla niemowląt, bezpieczn* dla niemowlęcia,
      bezpieczn* dla maluch*, bezpieczn* dla najmłodszych, bezpieczn* dla noworodk*, blokada rodzicielska,
      blokada przed dziećmi, zabezpieczenie przed dziećmi, blokad* przed dziećmi, zabezpieczon* przed dziećmi,
      bezpieczeństwo dziecka, bezpieczeństwo dzieci`,
    pt: `
      segur* para crianças, segur* para bebés, segur* para bebês, segur* para o bebé, segur* para o bebê,
      segur* para os mais pequenos, segur* para os pequenos, à prova de crianças, a prova de criança*,
      segurança infantil, bloqueio infantil, trava infantil, trava para crianças, segurança das crianças,
      bloqueio para crianças`,
    sv: `
      barnsäk*, säker för barn, säkert för barn, säkra för barn, trygg för barn, tryggt för barn, säker för bebis*,
      tryggt för bebis*, barnlås*, barnsäkerhet*, ofarligt för barn`,
    da: `
      børnesik*, barnesik*, sikker for børn, sikkert for børn, sikre for børn, sikker til børn, sikkert til børn,
      sikker for baby*, sikkert for baby*, tryg for børn, trygt for børn, børnelås, børnesikring*`,
    nb: `
      barnesik*, trygg for barn, trygt for barn, trygge for barn, trygg for baby*, trygt for baby*, sikker for barn,
      sikkert for barn, sikre for barn, barnesikring*, barnelås`,
    fi: `
      lapsiturvalli*, turvallinen lapsille, turvallista lapsille, turvallisia lapsille, turvallinen lapselle,
      turvallinen vauvalle, turvallinen vauvoille, turvallista vauvalle, lapsilukko*, lapsilukk*, lapsille turvalli*,
      vauvalle turvalli*, lasten turvallisuu*`,
  },
  safeUnattended: {
    en: `
      left unattended, leave ~ unattended, unattended use, without supervision, unsupervised,
      leave ~ running overnight, leave ~ on overnight, left on overnight, left alone with it, play alone,
      play on their own`,
    de: `
      unbeaufsichtigt*, ohne aufsicht, ohne beaufsichtigung, allein lassen, alleine lassen, allein spielen,
      alleine spielen, über nacht ~ anlassen, über nacht ~ laufen lassen`,
    fr: `
      sans surveillance, sans la surveillance, laisser ~ seul, laissé ~ seul, laisser allum* ~ nuit, jouer seul*,
      jouer tout seul, fonctionner sans surveillance`,
    es: `
      sin supervisión, sin vigilancia, desatendid*, dejar ~ solo, dejar ~ sola, jugar solo, jugar solos, jugar sola,
      dejar encendid* toda la noche`,
    it: `
      senza supervisione, senza sorveglianza, incustodit*, lasciare ~ da solo, lasciato da solo, lasciare ~ da sola,
      giocare da solo, giocare da soli, lasciare acces* tutta la notte`,
    nl: `
      zonder toezicht, onbeheerd, onbewaakt, alleen laten, alleen gelaten, alleen spelen, de hele nacht aanlaten,
      de hele nacht aan laten`,
    pl: `
      bez nadzoru, bez opieki, bez dozoru, pozostawi* ~ samo, zostawi* ~ samego, zostawi* ~ bez nadzoru,
      bawić się samo*, zostawić włączon* na noc`,
    pt: `
      sem supervisão, sem vigilância, sem a supervisão, sem a vigilância, deixar ~ sozinh*, brincar sozinh*,
      deixar ligad* durante a noite, deixar ligad* a noite`,
    sv: `
      utan uppsikt, utan tillsyn, obevakad*, obevakat, lämna* ~ ensam, leka själv, leka ensam*,
      lämna* på över natten`,
    da: `
      uden opsyn, uden tilsyn, uovervåget, efterlad* ~ alene, efterlades alene, lege alene, lege selv,
      stå tændt om natten`,
    nb: `
      uten tilsyn, uten oppsyn, ubevoktet, forlat* ~ alene, være alene med, leke alene, leke selv,
      stå på over natten`,
    fi: `
      ilman valvontaa, valvomatta, valvomatto*, ilman aikuisen valvontaa, jättää ~ yksin, leikkiä yksin,
      jättää yöksi päälle, päälle yöksi`,
  },
  nonToxic: {
    en: `
      non toxic, nontoxic, toxin free, free of toxins, free from toxins, no toxic, not toxic,
      free of harmful substances, free from harmful substances, free from harmful chemicals,
      free of harmful chemicals, no harmful substances, no harmful chemicals, tested for harmful substances,
      low emission, low voc`,
    de: `
      ungiftig*, nicht giftig*, nicht toxisch*, schadstofffrei*, schadstoffgeprüft*, schadstoffarm*,
      frei von schadstoffen, frei von giftstoffen, ohne schadstoffe, ohne giftstoffe, auf schadstoffe geprüft,
      auf schadstoffe getestet, keine schadstoffe, giftfrei*, emissionsarm*, keine giftigen, speichelfest*`,
    fr: `
      non toxique*, sans substances toxiques, sans substance toxique, sans produits toxiques, sans produit toxique,
      sans substances nocives, sans substance nocive, exempt* de substances nocives, pas toxique*, atoxique*,
      testé* ~ substances nocives, ne contient pas de substances toxiques, sans toxine*`,
    es: `
      no tóxic*, atóxic*, sin tóxicos, libre de tóxicos, libres de tóxicos, sin sustancias tóxicas,
      sin sustancias nocivas, libre de sustancias nocivas, libre de sustancias tóxicas, no es tóxic*,
      libre de toxinas, sin productos tóxicos, sin toxinas`,
    it: `
      non tossic*, atossic*, privo di sostanze nocive, priva di sostanze nocive, privi di sostanze nocive,
      prive di sostanze nocive, senza sostanze nocive, senza sostanze tossiche, non contiene sostanze nocive,
      non contiene sostanze tossiche, testat* ~ sostanze nocive, priv* di sostanze tossiche,
      esente da sostanze nocive`,
    nl: `
      niet giftig*, gifvrij*, niet toxisch*, vrij van schadelijke stoffen, vrij van giftige stoffen,
      zonder schadelijke stoffen, zonder giftige stoffen, geen schadelijke stoffen, geen giftige stoffen,
      getest op schadelijke stoffen, nontoxisch*, onschadelijke materialen`,
    pl: `
      nietoksyczn*, nietrując*, wolny od substancji szkodliwych, woln* od szkodliwych substancji,
      bez szkodliwych substancji, bez substancji szkodliwych, bez toksyn, woln* od toksyn, bez toksycznych,
      nie zawiera ~ szkodliwych substancji, nie zawiera ~ toksycznych, przebadan* ~ substancji szkodliwych`,
    pt: `
      não tóxic*, atóxic*, sem substâncias tóxicas, sem substâncias nocivas, livre de substâncias nocivas,
      livre de substâncias tóxicas, livre de tóxicos, livre de toxinas, isent* de substâncias nocivas, sem tóxicos,
      não é tóxic*, sem toxinas`,
    sv: `
      giftfri*, giftfritt, ogiftig*, icke toxisk*, fri från skadliga ämnen, fritt från skadliga ämnen,
      fria från skadliga ämnen, utan skadliga ämnen, inga skadliga ämnen, testa* för skadliga ämnen, fri från gifter,
      fri från giftiga ämnen`,
    da: `
      giftfri*, ugiftig*, ikke giftig*, fri for skadelige stoffer, fri for giftstoffer, uden skadelige stoffer,
      ingen skadelige stoffer, testet for skadelige stoffer, fri for giftige stoffer, uden giftstoffer`,
    nb: `
      giftfri*, giftfritt, ugiftig*, ikke giftig*, fri for skadelige stoffer, fritt for skadelige stoffer,
      uten skadelige stoffer, ingen skadelige stoffer, testet for skadelige stoffer, fri for giftstoffer,
      uten giftstoffer`,
    fi: `
      myrkytön, myrkytöntä, myrkyttöm*, ei myrkylli*, ei sisällä haitallisia, ei haitallisia aineita,
      ilman haitallisia aineita, haitallisten aineiden varalta, vapaa haitallisista aineista, haitta aineeton,
      ei sisällä myrkyllisiä`,
  },
  fireSafe: {
    en: `
      flame retardant, fire retardant, flame resistant, fire resistant, fireproof, fire proof, flameproof,
      non flammable, nonflammable, fire safe, fire safety, self extinguishing, won t catch fire, low flammability`,
    de: `
      schwer entflammbar*, schwerentflammbar*, flammhemmend*, feuerfest*, feuerbeständig*, nicht brennbar*,
      unbrennbar*, schwer brennbar*, feuerhemmend*, brandschutz*, brandsicher*, selbstverlöschend*, flammfest*,
      flammwidrig*`,
    fr: `
      ignifug*, ininflammable*, non inflammable*, résistant* au feu, difficilement inflammable*, incombustible*,
      anti feu, sécurité incendie, retardateur de flamme*, auto extinguible*, non feu`,
    es: `
      ignífug*, ininflamable*, no inflamable*, resistente al fuego, resistentes al fuego, retardante de llama,
      retardantes de llama, incombustible*, autoextinguible*, a prueba de fuego, seguridad contra incendios,
      retardante del fuego`,
    it: `
      ignifug*, non infiammabil*, ininfiammabil*, resistente al fuoco, resistenti al fuoco, ritardante di fiamma,
      incombustibil*, autoestinguent*, a prova di fuoco, difficilmente infiammabil*, antincendio`,
    nl: `
      brandvertragend*, vlamvertragend*, brandwerend*, brandveilig*, vuurvast*, niet brandbaar, onbrandbaar,
      onbrandbare, moeilijk ontvlambaar, vlamdovend*, niet ontvlambaar, brandbestendig*`,
    pl: `
      trudnopaln*, trudnozapaln*, niepaln*, ognioodporn*, ogniotrwał*, ognioodporność, odporn* na ogień, samogasnąc*,
      trudno zapaln*, przeciwpożarow*, opóźniacz* płomienia`,
    pt: `
      ignífug*, não inflamáve*, não inflamável, resistente ao fogo, resistentes ao fogo, retardante de chama*,
      retardador de chama*, antichama*, anti chama*, à prova de fogo, incombustíve*, autoextinguíve*,
      segurança contra incêndio*`,
    sv: `
      flamskydd*, brandsäk*, flamsäk*, brandhärdig*, svårantändlig*, flamhämmande, brandskydd*, ej brännbar*,
      icke brännbar*, eldfast*, obrännbar*`,
    da: `
      flammehæmmende, brandhæmmende, brandsik*, flammesik*, ikke brændbar*, ildfast*, brandsikker*, svært antændelig*,
      ubrændbar*, selvslukkende, brandhæmmet`,
    nb: `
      flammehemmende, brannhemmende, brannsik*, flammesik*, ikke brennbar*, ildfast*, tungt antennelig*, brannsikkert,
      ubrennbar*, selvslukkende, brannbestandig*`,
    fi: `
      palosuojat*, paloturvalli*, palonkestäv*, tulenkestäv*, palamaton, palamatonta, palamattom*, vaikeasti syttyv*,
      syttymätön, syttymättöm*, itsestään sammuv*, paloa hidastav*`,
  },
  meetsSafetyStandards: {
    en: `
      safety standard*, meets ~ safety, meet ~ safety, complies with ~ safety, comply with ~ safety, safety tested,
      tested for safety, safety certified, safety approved, european safety, safety regulations, safety requirements,
      certified safe, safety certificat*, toy safety directive, safety test*, european standard*, meets ~ standards,
      complies with ~ standard*`,
    de: `
      sicherheitsnorm*, sicherheitsstandard*, sicherheitsgeprüft*, sicherheitsanforderung*, sicherheitsbestimmung*,
      sicherheitsvorschrift*, sicherheitsrichtlinie*, auf sicherheit geprüft, auf sicherheit getestet,
      geprüfte sicherheit, sicherheitsprüfung*, spielzeugrichtlinie, sicherheitszertifi*, sicherheitszertifikat*,
      europäische norm*, europäischen norm*, erfüllt ~ norm*, entspricht ~ norm*`,
    fr: `
      norme* de sécurité, normes européennes, norme européenne, conforme* aux normes, répond aux normes,
      respecte les normes, aux normes de sécurité, exigences de sécurité, tests de sécurité,
      réglementation ~ sécurité, certifié* ~ sécurité, directive jouets, sécurité des jouets`,
    es: `
      norma* de seguridad, normativa* de seguridad, estándar* de seguridad, estándares de seguridad,
      normativa europea, normas europeas, norma europea, cumple con ~ normas, cumple ~ normativa, cumple ~ estándares,
      cumplen ~ normas, requisitos de seguridad, pruebas de seguridad, certificad* de seguridad,
      directiva ~ juguetes`,
    it: `
      norm* di sicurezza, standard di sicurezza, normative di sicurezza, normativa di sicurezza, norme europee,
      normativa europea, normative europee, conform* alle norme, conforme alla normativa, requisiti di sicurezza,
      test di sicurezza, certificat* per la sicurezza, direttiva giocattoli`,
    nl: `
      veiligheidsnorm*, veiligheidseis*, veiligheidseisen, veiligheidsstandaard*, veiligheidsvoorschrift*,
      veiligheidskeur*, europese normen, europese norm, voldoet aan ~ norm*, voldoet aan ~ veiligheid*,
      getest op veiligheid, veiligheidstest*, speelgoedrichtlijn`,
    pl: `
      norm* bezpieczeństwa, normami bezpieczeństwa, standard* bezpieczeństwa, wymog* bezpieczeństwa,
      wymagania bezpieczeństwa, przepis* bezpieczeństwa, norm* europejsk*, spełnia ~ normy, spełniają ~ normy,
      zgodn* z normami, zgodn* z normą, testy bezpieczeństwa, testów bezpieczeństwa, certyfikat bezpieczeństwa,
      certyfikat* bezpieczeństwa`,
    pt: `
      norma* de segurança, padrões de segurança, padrão de segurança, normas europeias, norma europeia,
      cumpre ~ normas, cumprem ~ normas, em conformidade com as normas, atende às normas, atende aos padrões,
      requisitos de segurança, testes de segurança, certificad* de segurança, diretiva ~ brinquedos,
      normas brasileiras, inmetro`,
    sv: `
      säkerhetsstandard*, säkerhetskrav*, säkerhetsnorm*, säkerhetstest*, säkerhetsföreskrift*, säkerhetsgodkän*,
      säkerhetscertifier*, uppfyller ~ standard*, europeiska standard*, leksaksdirektiv*, testad för säkerhet`,
    da: `
      sikkerhedsstandard*, sikkerhedskrav*, sikkerhedsnorm*, sikkerhedstest*, sikkerhedsgodkend*,
      sikkerhedscertificer*, sikkerhedsforskrift*, opfylder ~ standard*, europæiske standard*, legetøjsdirektiv*,
      testet for sikkerhed`,
    nb: `
      sikkerhetsstandard*, sikkerhetskrav*, sikkerhetsnorm*, sikkerhetstest*, sikkerhetsgodkjen*, sikkerhetssertifi*,
      sikkerhetsforskrift*, oppfyller ~ standard*, europeiske standard*, europeisk standard, leketøysdirektiv*,
      testet for sikkerhet`,
    fi: `
      turvallisuusstandardi*, turvastandardi*, turvallisuusvaatimu*, turvallisuusnormi*, turvallisuustesta*,
      turvallisuustesti*, turvallisuusmääräy*, täyttää ~ standardi*, eurooppalais* ~ standard*, leludirektiivi*,
      turvatestat*`,
  },
  crashTested: {
    en: 'crash tested, crash test, crash tests, crashtest*, crash test rated, impact tested',
    de: `
      crashtest*, crash test, crash getestet*, aufpralltest*, aufprallgetestet*, unfallgetestet*, aufprallschutz`,
    fr: `
      crash test, crash tests, crash testé*, testé* en cas de choc, tests de choc, test de collision, essais de choc`,
    es: `
      crash test, prueba* de choque, pruebas de impacto, prueba de impacto, ensayo* de choque, prueba* de colisión`,
    it: 'crash test, prova d urto, prove d urto, test d urto, prove di impatto',
    nl: 'crashtest*, crash test, crash getest, botsproef, botsproeven, botstest*',
    pl: `
      crash test, crash testy, testy zderzeniowe, test zderzeniowy, testów zderzeniowych, testach zderzeniowych,
      przetestowan* zderzeniowo`,
    pt: 'crash test, teste* de colisão, teste* de impacto, teste* de choque, ensaio* de colisão',
    sv: 'krocktest*, krocktestad*, krockprov*, plus test, plustest*, krocksäk*',
    da: 'kollisionstest*, crashtest*, kollisionstestet, crash testet, plus test',
    nb: 'kollisjonstest*, krasjtest*, crashtest*, krasj testet, plus test',
    fi: 'törmäystest*, kolaritest*, törmäystestat*, turvaistuintesti*, plus testi',
  },
  safeForSkin: {
    en: `
      safe for skin, safe for the skin, safe for your skin, skin safe, skin friendly, gentle on skin,
      gentle on the skin, gentle to skin, kind to skin, gentle to the skin, does not irritate, doesn t irritate,
      non irritating, won t irritate, soft on the skin, skin compatible, irritation free`,
    de: `
      hautverträglich*, hautfreundlich*, hautschonend*, hautverträglichkeit, gut zur haut, sanft zur haut,
      schonend zur haut, sanft zu ihrer haut, sanft zu deiner haut, reizfrei*, reizt die haut nicht,
      ohne hautreizung*, keine hautreizung*, reizarm*, sanft auf der haut, schonend für die haut`,
    fr: `
      doux pour la peau, douce pour la peau, doux avec la peau, respectueux de la peau, respecte la peau,
      respectueuse de la peau, sans danger pour la peau, bien toléré* par la peau, non irritant*, n irrite pas,
      sans irritation, tolérance cutanée, bonne tolérance`,
    es: `
      suave con la piel, suaves con la piel, respetuos* con la piel, segur* para la piel, no irrita, no irritante*,
      cuidadoso con la piel, amable con la piel, apto para la piel, agradable con la piel, sin irritar,
      bien tolerad* por la piel, respeta la piel`,
    it: `
      delicat* sulla pelle, delicat* con la pelle, delicat* per la pelle, gentile con la pelle, sicur* per la pelle,
      non irrita, non irritant*, rispettos* della pelle, rispetta la pelle, ben tollerat* dalla pelle,
      dermocompatibil*, senza irritare, amico della pelle`,
    nl: `
      huidvriendelijk*, zacht voor de huid, mild voor de huid, veilig voor de huid, goed voor de huid,
      niet irriterend*, irriteert niet, irriteert de huid niet, huidveilig*, vriendelijk voor de huid,
      zacht voor je huid, zonder irritatie`,
    pl: `
      przyjazn* dla skóry, przyjazn* skórze, łagodn* dla skóry, delikatn* dla skóry, bezpieczn* dla skóry,
      nie podrażnia, nie podrażniają, niedrażniąc*, nie drażni, nie powoduje podrażnień, bez podrażnień`,
    pt: `
      suave para a pele, suaves para a pele, suave com a pele, gentil com a pele, segur* para a pele, não irrita,
      não irritante*, delicad* com a pele, respeita a pele, sem irritação, sem irritar, amig* da pele,
      bem tolerad* pela pele`,
    sv: `
      hudvänlig*, snäll mot huden, snällt mot huden, skonsam mot huden, skonsamt mot huden, mild mot huden,
      milt mot huden, irriterar inte, säker för huden, skonsamma mot huden, icke irriterande`,
    da: `
      hudvenlig*, skånsom mod huden, skånsomt mod huden, mild mod huden, mildt mod huden, blid mod huden,
      irriterer ikke, sikker for huden, nænsom mod huden, ikke irriterende`,
    nb: `
      hudvennlig*, skånsom mot huden, skånsomt mot huden, mild mot huden, snill mot huden, snilt mot huden,
      irriterer ikke, trygg for huden, skånsomme mot huden, ikke irriterende`,
    fi: `
      ihoystävälli*, iholle ystävälli*, hellävarainen iholle, hellävaraista iholle, ihoa ärsyttämät*, ei ärsytä ihoa,
      ei ärsytä, lempeä iholle, turvallinen iholle, ihoturvalli*, hellä iholle, ihoa hellivä*`,
  },
  carSeatApproved: {
    en: 'i size, ece r44, ece r129, un r129, unece r129, r129 approved, r129 certified, ece approved',
    de: 'i size, ece r44, ece r129, un r129, un ece r129, nach r129, ece norm*, ece geprüft, ece zulassung',
    fr: `
      i size, ece r44, ece r129, un r129, homologué* r129, norme r129, homologué* i size, homologation ece`,
    es: `
      i size, ece r44, ece r129, un r129, homologad* r129, normativa r129, homologad* i size, homologación ece`,
    it: `
      i size, ece r44, ece r129, un r129, omologat* r129, normativa r129, omologat* i size, omologazione ece`,
    nl: 'i size, ece r44, ece r129, un r129, r129 norm, r129 goedgekeurd, i size norm, ece goedgekeurd',
    pl: 'i size, ece r44, ece r129, un r129, norm* r129, homologacj* r129, homologacj* ece, norm* i size',
    pt: 'i size, ece r44, ece r129, un r129, homologad* r129, norma r129, homologad* i size, homologação ece',
    sv: 'ece r44, ece r129, un r129, i size godkän*, i size stol*, i size standard*, r129 godkän*',
    da: 'ece r44, ece r129, un r129, i size godkend*, i size autostol*, i size standard*, r129 godkend*',
    nb: 'ece r44, ece r129, un r129, i size godkjen*, i size stol*, i size standard*, r129 godkjen*',
    fi: 'ece r44, ece r129, un r129, i size turvaistui*, i size hyväksy*, i size standardi*, r129 hyväksy*',
  },
  sideImpactProtection: {
    en: 'side impact protection, protects in a side impact, side protection system, side impact safety',
    de: 'seitenaufprallschutz*, seitenschutz*, schutz bei seitenaufprall, schutz beim seitenaufprall',
    fr: `
      protection latérale, protection ~ impacts latéraux, protection ~ chocs latéraux, choc latéral, chocs latéraux`,
    es: `
      protección lateral, protección ~ impactos laterales, protección ~ impacto lateral, impactos laterales`,
    it: `
      protezione laterale, protezione ~ urti laterali, protezione ~ impatti laterali, impatto laterale,
      impatti laterali`,
    nl: `
      zijdelingse bescherming, bescherming ~ zijdelingse, zijwaartse bescherming, side impact protection,
      zijbescherming`,
    pl: `
      ochron* boczn*, ochron* ~ zderzeni* boczn*, zderzenia boczne*, zderzeń bocznych, uderzeń bocznych,
      ochrona przed uderzeniami bocznymi`,
    pt: `
      proteção lateral, proteção ~ impactos laterais, proteção ~ impacto lateral, proteção contra impactos laterais,
      colisões laterais`,
    sv: 'sidokrockskydd*, sidoskydd*, sidokollisionsskydd*, skydd vid sidokrock*',
    da: 'sidekollision*, sidebeskyttelse*, sidekollisionsbeskyttelse*, beskyttelse ved sidekollision*',
    nb: 'sidekollisjon*, sidebeskyttelse*, sidekollisjonsbeskyttelse*, beskyttelse ved sidekollisjon*',
    fi: 'sivutörmäys*, sivusuoja*, sivutörmäyssuoja*',
  },
  safeForEyes: {
    en: `
      safe for eyes, safe for the eyes, safe for your eyes, eye safe, gentle on the eyes, gentle on eyes, won t sting,
      doesn t sting, does not sting, tear free, no tears formula, easy on the eyes, eye friendly,
      safe for contact lens*, ophthalmologically tested, ophthalmologist tested`,
    de: `
      augenfreundlich*, augenschonend*, schonend für die augen, schont die augen, brennt nicht in den augen,
      kein brennen in den augen, tränenfrei*, ohne tränen, augenverträglich*, augenärztlich getestet,
      augenärztlich geprüft, unbedenklich für die augen, für kontaktlinsenträger*`,
    fr: `
      sans danger pour les yeux, doux pour les yeux, ne pique pas les yeux, sans larmes, ne pique pas,
      testé* sous contrôle ophtalmologique, contrôle ophtalmologique, respecte les yeux, protège les yeux,
      convient aux porteurs de lentilles`,
    es: `
      segur* para los ojos, suave con los ojos, no irrita los ojos, no pica en los ojos, sin lágrimas,
      no más lágrimas, testad* oftalmológicamente, probado oftalmológicamente, control oftalmológico,
      oftalmológicamente testad*, no escuece los ojos, cuida la vista`,
    it: `
      sicur* per gli occhi, delicat* sugli occhi, non brucia gli occhi, non brucia agli occhi, senza lacrime,
      non irrita gli occhi, testat* oftalmologicamente, oftalmologicamente testat*, non affatica la vista,
      adatto a chi porta lenti`,
    nl: `
      veilig voor de ogen, prikt niet in de ogen, prikt niet, mild voor de ogen, zacht voor de ogen, geen tranen,
      oogvriendelijk*, oogheelkundig getest, oftalmologisch getest, geschikt voor contactlensdrager*`,
    pl: `
      bezpieczn* dla oczu, nie szczypie w oczy, nie szczypią w oczy, bez łez, łagodn* dla oczu, przyjazn* dla oczu,
      nie podrażnia oczu, przebadan* okulistycznie, testowan* okulistycznie, dla osób noszących soczewki,
      nie męczy wzroku`,
    pt: `
      segur* para os olhos, suave para os olhos, não arde nos olhos, não irrita os olhos, sem lágrimas,
      chega de lágrimas, testad* oftalmologicamente, oftalmologicamente testad*, não cansa a vista, conforto ocular`,
    sv: `
      säker för ögonen, skonsam mot ögonen, skonsamt för ögonen, svider inte i ögonen, svider inte, utan tårar,
      snäll mot ögonen, oftalmologiskt testa*`,
    da: `
      sikker for øjnene, skånsom mod øjnene, svier ikke i øjnene, svier ikke, uden tårer, skånsomt for øjnene,
      oftalmologisk testet, øjenvenlig*`,
    nb: `
      trygg for øynene, skånsom mot øynene, svir ikke i øynene, svir ikke, uten tårer, snill mot øynene,
      oftalmologisk testet, øyevennlig*`,
    fi: `
      turvallinen silmille, ei kirvele silmiä, ei kirvele, silmäystäväll*, hellävarainen silmille, ei ärsytä silmiä,
      kyyneleetön, oftalmologisesti testat*, silmälääkär* testat*`,
  },
  foodSafe: {
    en: `
      food safe, foodsafe, food grade, food contact, safe for food, safe to eat from, safe for contact with food,
      suitable for food contact, approved for food, contact with food, food approved`,
    de: `
      lebensmittelecht*, lebensmittelsicher*, lebensmitteltauglich*, lebensmittelgeeignet*, für lebensmittel geeignet,
      lebensmittelkontakt, kontakt mit lebensmitteln, lebensmittelqualität, lebensmittelunbedenklich*,
      lebensmittelkonform*`,
    fr: `
      contact alimentaire, qualité alimentaire, grade alimentaire, apte au contact alimentaire,
      contact avec les aliments, contact avec des aliments, compatible alimentaire, silicone alimentaire,
      plastique alimentaire, alimentaire sans danger`,
    es: `
      apto para alimentos, apta para alimentos, aptos para alimentos, apto para uso alimentario, grado alimentario,
      calidad alimentaria, uso alimentario, contacto con alimentos, contacto con los alimentos, contacto alimentario,
      silicona alimentaria`,
    it: `
      per alimenti, uso alimentare, grado alimentare, contatto con alimenti, contatto con gli alimenti,
      contatto alimentare, idone* al contatto, idone* per alimenti, silicone alimentare, qualità alimentare,
      plastica alimentare`,
    nl: `
      voedselveilig*, geschikt voor voedsel, voedingsgeschikt*, contact met voedsel, contact met voedingsmiddelen,
      levensmiddelenkwaliteit, food grade, voedselcontact, voedselkwaliteit, contact met levensmiddelen`,
    pl: `
      do kontaktu z żywnością, kontakt z żywnością, kontakcie z żywnością, dopuszczon* do kontaktu z żywnością,
      bezpieczn* dla żywności, spożywcz* silikon*, silikon* spożywcz*, jakości spożywczej, do żywności,
      stal* spożywcz*`,
    pt: `
      segur* para alimentos, apto para alimentos, apta para alimentos, própri* para alimentos, grau alimentício,
      grau alimentar, qualidade alimentar, uso alimentar, contacto com alimentos, contato com alimentos,
      contacto alimentar, silicone alimentar, contacto com os alimentos`,
    sv: `
      livsmedelsgodkän*, livsmedelssäk*, livsmedelsklassa*, godkän* för livsmedel, kontakt med livsmedel,
      kontakt med mat, livsmedelskvalitet, livsmedelskontakt`,
    da: `
      fødevaregodkend*, fødevaresik*, godkendt til fødevarer, kontakt med fødevarer, egnet til fødevarer,
      levnedsmiddelgodkend*, fødevarekvalitet, fødevarekontakt`,
    nb: `
      matgodkjen*, mattrygg*, matsikker*, næringsmiddelgodkjen*, godkjent for mat, godkjent for matvarer,
      kontakt med mat, matkontakt, næringsmiddelkvalitet, kontakt med næringsmidler`,
    fi: `
      elintarvikekelpoi*, elintarvikelaat*, elintarvikekäyttö*, elintarviketurvalli*, elintarvikehyväksy*,
      kosketukseen elintarvikkeiden, kosketuksiin elintarvikkeiden, kosketuksiin ruoan, elintarvikekosketu*`,
  },
  electricalSafety: {
    en: `
      overload protection, short circuit protection, surge protection, overcharge protection, overheat protection,
      overheating protection, overvoltage protection, auto shut off, automatic shut off, automatic shutoff,
      boil dry protection, electrical safety, electrically safe, thermal cut off`,
    de: `
      überlastschutz, überlastungsschutz, kurzschlussschutz, überspannungsschutz, überhitzungsschutz, überladeschutz,
      überladungsschutz, abschaltautomatik, automatische abschaltung, schaltet sich automatisch ab, trockengehschutz,
      elektrische sicherheit, temperaturschutz, fi schutzschalter`,
    fr: `
      protection contre les surcharges, protection contre les courts circuits, protection ~ surtension*,
      protection ~ surchauffe*, protection ~ surcharge*, protection ~ court circuit, arrêt automatique,
      sécurité électrique, parasurtenseur*, coupure automatique, s éteint automatiquement`,
    es: `
      protección contra sobrecarga*, protección contra cortocircuito*, protección contra sobretension*,
      protección ~ sobrecalentamiento, protección ~ sobrecarga*, apagado automático, desconexión automática,
      seguridad eléctrica, autoapagado, se apaga automáticamente`,
    it: `
      protezione ~ sovraccaric*, protezione da cortocircuit*, protezione ~ cortocircuit*, protezione ~ sovratension*,
      protezione ~ surriscaldamento, spegnimento automatico, autospegnimento, sicurezza elettrica, arresto automatico,
      si spegne automaticamente`,
    nl: `
      overbelastingsbeveiliging, beveiliging tegen overbelasting, kortsluitbeveiliging, overspanningsbeveiliging,
      oververhittingsbeveiliging, beveiliging tegen oververhitting, overlaadbeveiliging, automatische uitschakeling,
      elektrische veiligheid, schakelt automatisch uit, droogkookbeveiliging, schakelt zichzelf uit`,
    pl: `
      ochron* przed przeciążeniem, zabezpieczeni* przed przeciążeniem, zabezpieczeni* przed przegrzaniem,
      ochron* przed przegrzaniem, zabezpieczeni* przeciwzwarciow*, ochron* przed zwarciem,
      ochron* przeciwprzepięciow*, zabezpieczeni* przeciwprzepięciow*, automatyczne wyłączanie,
      automatyczne wyłączenie, bezpieczeństwo elektryczne, wyłącza się automatycznie`,
    pt: `
      proteção contra sobrecarga*, proteção contra curto*, proteção contra sobretensão, proteção contra surto*,
      proteção contra sobreaquecimento, proteção contra superaquecimento, desligamento automático,
      desligar automático, desliga automaticamente, segurança elétrica, desligamento de segurança`,
    sv: `
      överbelastningsskydd*, överhettningsskydd*, kortslutningsskydd*, överspänningsskydd*, automatisk avstängning,
      elsäkerhet*, stängs av automatiskt, torrkokningsskydd*, överladdningsskydd*`,
    da: `
      overbelastningsbeskyttelse, overophedningsbeskyttelse, kortslutningsbeskyttelse, overspændingsbeskyttelse,
      automatisk slukning, automatisk sluk*, slukker automatisk, elsikkerhed*, elektrisk sikkerhed,
      tørkogningssikring, auto sluk`,
    nb: `
      overbelastningsvern, overopphetingsvern, kortslutningsvern, overspenningsvern, automatisk avslåing,
      automatisk avstenging, slår seg av automatisk, elsikkerhet*, elektrisk sikkerhet, tørrkokingsvern,
      overopphetingsbeskyttelse`,
    fi: `
      ylikuormitussuoja*, ylikuumenemissuoja*, oikosulkusuoja*, ylijännitesuoja*, automaattinen sammutus,
      automaattinen virrankatkaisu, sähköturvalli*, sammuu automaattisesti, kuiviinkiehumissuoja*, ylilataussuoja*`,
  },
  safeDuringSleep: {
    en: `
      safe for sleep, safe for sleeping, safe during sleep, safe to sleep, safe sleep, safe overnight,
      safe for overnight, sleep safely, unattended sleep, safe to wear while sleeping`,
    de: `
      sicherer schlaf, sicheren schlaf, sicher schlafen, sicher zum schlafen, zum schlafen geeignet,
      schlafen geeignet, sicher im schlaf, über nacht sicher, darin schlafen, sichere schlafumgebung`,
    fr: `
      sommeil en toute sécurité, dormir en toute sécurité, dort en toute sécurité, sommeil sûr, sûr pour dormir,
      sûre pour dormir, sommeil sécurisé, dormir en sécurité`,
    es: `
      sueño seguro, dormir seguro, duerma segur*, dormir con seguridad, seguro para dormir, segura para dormir,
      dormir de forma segura, dormir segura, apto para dormir`,
    it: `
      sonno sicuro, dormire in sicurezza, dormire in tutta sicurezza, sicuro per dormire, sicura per dormire,
      adatto per dormire, nanna sicura, dorme in sicurezza`,
    nl: `
      veilig slapen, veilig slaapt, veilig om in te slapen, veilig tijdens het slapen, veilige slaap*,
      geschikt om in te slapen`,
    pl: `
      bezpieczny sen, bezpiecznego snu, bezpieczn* podczas snu, bezpieczn* do spania, bezpiecznie spać,
      bezpieczne spanie, bezpiecznie śpi`,
    pt: `
      sono seguro, dormir em segurança, dormir com segurança, dormir seguro, seguro para dormir, segura para dormir,
      sono em segurança, adequado para dormir`,
    sv: `
      säker sömn, sova säkert, sover säkert, sova tryggt, sover tryggt, trygg sömn, säker att sova i, trygg att sova`,
    da: 'sikker søvn, sove sikkert, sover sikkert, sove trygt, sover trygt, tryg søvn, sikker at sove i',
    nb: 'trygg søvn, sove trygt, sover trygt, sikker søvn, sove sikkert, trygg å sove i',
    fi: `
      turvallinen uni, turvallista unta, nukkua turvallisesti, nukkuu turvallisesti, turvallinen nukkua,
      turvallinen nukkumi*, sopii nukkumiseen`,
  },
  petSafe: {
    en: `
      pet safe, pet friendly, safe for pets, safe for your pet, safe for dogs, safe for cats, safe for animals,
      safe for your dog, safe for your cat, dog safe, cat safe, harmless to pets, not toxic to pets,
      non toxic to pets, safe around pets, non toxic to cats`,
    de: `
      haustiersicher*, tierfreundlich*, sicher für haustiere, sicher für tiere, sicher für hunde, sicher für katzen,
      ungefährlich für haustiere, ungiftig für katzen, ungiftig für hunde, ungiftig für haustiere,
      unbedenklich für haustiere, haustierfreundlich*, für haustiere unbedenklich, sicher für ihr haustier,
      sicher für dein haustier`,
    fr: `
      sans danger pour les animaux, sans danger pour les chiens, sans danger pour les chats, sûr pour les animaux,
      sûre pour les animaux, sans risque pour les animaux, non toxique pour les animaux, non toxique pour les chats,
      adapté aux animaux, sans danger pour votre animal, sans danger pour votre chat`,
    es: `
      segur* para mascotas, segur* para las mascotas, segur* para tu mascota, segur* para animales,
      segur* para perros, segur* para gatos, apto para mascotas, apta para mascotas, no tóxic* para mascotas,
      no tóxic* para gatos, inofensivo para mascotas`,
    it: `
      sicur* per gli animali, sicur* per animali domestici, sicur* per cani, sicur* per i cani, sicur* per i gatti,
      sicur* per gatti, non tossic* per gli animali, non tossic* per i gatti, innocuo per gli animali,
      a prova di animali, sicur* per gli amici a quattro zampe`,
    nl: `
      veilig voor huisdieren, veilig voor dieren, veilig voor honden, veilig voor katten, veilig voor je huisdier,
      diervriendelijk*, huisdiervriendelijk*, niet giftig voor huisdieren, niet giftig voor katten, huisdierveilig*,
      veilig voor uw huisdier`,
    pl: `
      bezpieczn* dla zwierząt, bezpieczn* dla psa, bezpieczn* dla kota, bezpieczn* dla psów, bezpieczn* dla kotów,
      bezpieczn* dla pupila, przyjazn* zwierzętom, przyjazn* dla zwierząt, nietoksyczn* dla zwierząt,
      nietoksyczn* dla kotów, nieszkodliw* dla zwierząt`,
    pt: `
      segur* para animais, segur* para animais de estimação, segur* para cães, segur* para gatos,
      segur* para cachorros, segur* para pets, não tóxic* para animais, não tóxic* para gatos, pet friendly,
      segur* para o seu animal, segur* para o seu pet, inofensivo para animais`,
    sv: `
      säker för husdjur, säkert för husdjur, djurvänlig*, ofarlig* för husdjur, ofarlig för djur, säker för hundar,
      säker för katter, giftfri för husdjur, husdjursvänlig*, husdjurssäk*`,
    da: `
      sikker for kæledyr, sikkert for kæledyr, dyrevenlig*, ufarlig* for kæledyr, sikker for hunde, sikker for katte,
      ikke giftig for kæledyr, kæledyrsvenlig*, ugiftig for katte, sikker til kæledyr`,
    nb: `
      trygg for kjæledyr, trygt for kjæledyr, dyrevennlig*, ufarlig* for kjæledyr, trygg for hunder, trygg for katter,
      ikke giftig for kjæledyr, sikker for kjæledyr, ugiftig for katter, kjæledyrvennlig*`,
    fi: `
      turvallinen lemmik*, turvallista lemmik*, turvallinen eläimille, turvallinen koirille, turvallinen kissoille,
      lemmikkiystäväl*, lemmikkiturvalli*, eläinystäväl*, myrkytön lemmik*, myrkytön kissoille, vaaraton lemmik*`,
  },
  legalInTraffic: {
    en: `
      street legal, road legal, road approved, road worthy, roadworthy, legal on the road, legal on public roads,
      allowed on public roads, approved for road use, road use approved, allowed in traffic, stvzo approved,
      legal on roads, legal for road use`,
    de: `
      straßenzulassung, straßenzugelassen*, stvzo*, stvzo konform*, stvzo zugelassen*,
      für den straßenverkehr zugelassen, im straßenverkehr zugelassen, im straßenverkehr erlaubt,
      zulassung für den straßenverkehr, verkehrssicher*, straßentauglich*, straßenverkehr*, auf öffentlichen straßen,
      abe zulassung, mit abe`,
    fr: `
      homologué* route, homologué* pour la route, autorisé* sur la voie publique, voie publique, autorisé* sur route,
      code de la route, conforme au code de la route, légal sur route, usage sur route ouverte, circulation routière,
      homologation routière`,
    es: `
      homologad* para circular, legal en carretera, apto para circular, vía pública, vías públicas,
      homologad* para la vía, código de circulación, autorizad* para circular, permitido en carretera, cumple ~ dgt,
      circular legalmente`,
    it: `
      omologat* per la strada, omologat* per strada, codice della strada, strade pubbliche,
      omologat* per la circolazione, circolazione stradale, autorizzat* alla circolazione, omologazione stradale,
      uso stradale`,
    nl: `
      toegestaan op de openbare weg, openbare weg, legaal op de weg, verkeerswet*, verkeersveilig*, wegverkeer,
      rdw goedgekeurd, toegelaten op de weg, toegestaan in het verkeer, rdw keurmerk`,
    pl: `
      dopuszczon* do ruchu, dopuszczon* do ruchu drogowego, homologacj* drogow*, ruchu drogowym, drogach publicznych,
      legaln* na drodze, po drogach publicznych, przepisami ruchu drogowego, legalnie jeździć`,
    pt: `
      homologad* para circular, legal na estrada, via pública, vias públicas, código da estrada, código de trânsito,
      autorizad* a circular, permitido na estrada, leis de trânsito, estradas públicas`,
    sv: `
      trafikgodkän*, laglig på väg, lagligt i trafik*, allmän väg, vägtrafik*, trafiklaglig*, tillåten i trafik*,
      godkänd för trafik, allmänna vägar, godkän* för vägtrafik, godkän* för körning på väg`,
    da: `
      godkendt til vejbrug, lovlig i trafikken, lovligt i trafikken, trafikgodkend*, offentlig vej, offentlige veje,
      færdselsloven, færdselslov*, godkendt til trafik, lovlig på vejen, lovlig på veje`,
    nb: `
      godkjent for veibruk, lovlig i trafikken, veigodkjen*, offentlig vei, offentlige veier, trafikkgodkjen*,
      vegtrafikkloven, tillatt på vei, lovlig på vei, lovlig på veien`,
    fi: `
      tieliikennekelpoi*, tieliikenne*, tieliikenteeseen hyväksy*, katulaillinen, laillinen tieliiken*,
      hyväksytty tieliiken*, tieliikennelaki*, yleisillä teillä, liikenteessä sallit*`,
  },
  allowedOnPlanes: {
    en: `
      allowed on planes, allowed on the plane, allowed on board, carry on approved, cabin approved,
      allowed in hand luggage, allowed in carry on, airline approved, flight approved, cabin size, tsa approved,
      take ~ on a plane, take ~ on the plane, in hand luggage, approved for air travel, cabin baggage,
      allowed in the cabin`,
    de: `
      im flugzeug erlaubt, im flugzeug zugelassen, im flugzeug, flugzeugtauglich*, handgepäck*, bordgepäck,
      kabinengepäck*, kabinentrolley, tsa zugelassen, im handgepäck, flugtauglich*, mit ins flugzeug,
      für flugreisen zugelassen, handgepäcktauglich*`,
    fr: `
      autorisé* en avion, accepté* en avion, dans l avion, bagage à main, bagage cabine, bagages à main,
      bagages cabine, format cabine, taille cabine, homologué* avion, certifié* avion,
      approuvé* par les compagnies aériennes, prendre l avion, accepté* en cabine, autorisé* en cabine`,
    es: `
      permitid* en avión, permitid* en el avión, equipaje de mano, equipaje de cabina, apto para cabina,
      apta para cabina, aprobad* por las aerolíneas, llevar en el avión, en el avión, homologad* para avión,
      maleta de cabina, medidas de cabina, permitid* en cabina`,
    it: `
      ammess* in aereo, consentit* in aereo, bagaglio a mano, bagagli a mano, in aereo,
      approvat* dalle compagnie aeree, bagaglio da cabina, portare in aereo, omologat* per aereo, portato a bordo,
      portare in cabina`,
    nl: `
      toegestaan in het vliegtuig, in het vliegtuig, handbagage, cabinebagage, handbagageformaat,
      mee in het vliegtuig, toegestaan aan boord, cabinemaat, goedgekeurd voor vliegtuig*, cabine formaat`,
    pl: `
      dozwolon* w samolocie, w samolocie, do samolotu, na pokład samolotu, bagaż podręczn*, bagażu podręczn*,
      bagażem podręcznym, bagaż kabinow*, bagażu kabinow*, dozwolon* na pokładzie, zatwierdzon* przez linie lotnicze`,
    pt: `
      permitid* no avião, permitid* em aviões, no avião, bagagem de mão, bagagem de cabine, bagagem de cabina,
      mala de cabine, mala de cabina, aceite em avião, aprovad* pelas companhias aéreas, levar no avião,
      a bordo do avião`,
    sv: `
      på flygplan*, ombord på flyg*, handbagage*, kabinbagage*, kabinväska*, godkänd för flyg*, flygplansgodkän*,
      tillåten på flyg, tillåtet på flyg, tillåten på flyget`,
    da: `
      i flyet, på flyet, håndbagage*, kabinebagage*, kabinekuffert*, med om bord, med på flyet, flygodkendt,
      tilladt i fly, tilladt om bord, godkendt til flyrejse*`,
    nb: `
      på flyet, i flyet, håndbagasje*, kabinbagasje*, kabinkoffert*, med på flyet, flygodkjent, håndbagasjegodkjen*,
      tillatt på fly, tillatt om bord, godkjent for flyreise*`,
    fi: `
      lentokoneessa, lentokoneeseen, käsimatkatavar*, matkustamo*, sallittu lentokoneessa, lentokonehyväksy*,
      lentoyhtiöiden hyväksym*, lentokonekelpoi*`,
  },
  allowedOnPublicLand: {
    en: `
      legal to use, legally allowed, permitted by law, allowed by law, allowed in public, allowed on public land,
      allowed in national parks, is it legal, public land, allowed on the beach, permitted on public, legal to own,
      legal to carry, wild camping, legal to fly, legal to use in, legal in the uk, legal in the us`,
    de: `
      legal zu verwenden, gesetzlich erlaubt, gesetzlich zugelassen, erlaubt ~ öffentlich*, im öffentlichen raum,
      öffentlichem grund, auf öffentlichem gelände, erlaubnisfrei*, frei verkäuflich, genehmigungspflichtig*,
      legal führen, führverbot, wildcampen, in naturschutzgebieten, verboten ~ gesetz*`,
    fr: `
      légal d utiliser, légalement autorisé*, autorisé* par la loi, lieu public, lieux publics, domaine public,
      espace public, espaces publics, légal en france, autorisé* dans les parcs, parcs nationaux, camping sauvage,
      bivouac autorisé, interdit* par la loi`,
    es: `
      legal usar, uso legal, permitid* por la ley, legalmente permitid*, espacio público, espacios públicos,
      suelo público, terreno público, legal en españa, parques nacionales, acampada libre, prohibid* por la ley,
      lugares públicos`,
    it: `
      legale usare, uso legale, consentit* dalla legge, permess* dalla legge, suolo pubblico, luogo pubblico,
      luoghi pubblici, legale in italia, parchi nazionali, campeggio libero, vietat* dalla legge, spazi pubblici,
      libera vendita`,
    nl: `
      legaal te gebruiken, wettelijk toegestaan, bij wet toegestaan, openbare ruimte, openbaar terrein,
      legaal in nederland, wildkamperen, nationale parken, wettelijk verboden, in het openbaar, openbare plaatsen`,
    pl: `
      legaln* w użyciu, legalnie używać, legaln* w polsce, dozwolon* prawem, prawnie dozwolon*, miejscach publicznych,
      miejscu publicznym, terenie publicznym, parkach narodowych, zgodne z prawem, zabronion* prawem, bez pozwolenia,
      biwakowani* na dziko`,
    pt: `
      legal usar, uso legal, permitid* por lei, permitid* pela lei, legalmente permitid*, espaço público,
      espaços públicos, local público, locais públicos, terreno público, parques nacionais, campismo selvagem,
      proibid* por lei`,
    sv: `
      lagligt att använda, laglig att använda, tillåtet enligt lag, lagligt i sverige, allmän plats, allmän mark,
      allemansrätt*, nationalpark*, offentlig plats, offentliga platser, förbjudet enligt lag, vildcampa*`,
    da: `
      lovligt at bruge, lovlig at bruge, tilladt ved lov, lovligt i danmark, offentligt sted, offentlige steder,
      offentlig grund, offentligt område, nationalpark*, ulovligt at bruge, forbudt ved lov, knivloven`,
    nb: `
      lovlig å bruke, tillatt ved lov, lovlig i norge, offentlig sted, offentlige steder, offentlig grunn,
      allemannsrett*, nasjonalpark*, tillatt etter loven, forbudt ved lov, utmark`,
    fi: `
      laillista käyttää, laillinen käyttää, lain mukaan sallittu, laillista suomessa, julkisella paikalla,
      julkisilla paikoilla, julkisissa tiloissa, jokamiehenoike*, kansallispuisto*, lailla kielletty,
      yleisellä paikalla`,
  },
};
