import { stemmer } from '@orama/stemmers/italian';
import type { Cues, LanguageWords } from './cues.ts';
import type { Availability } from '../../domain/product.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'disponibile',
  out_of_stock: 'esaurito',
  unknown: 'disponibilità non indicata',
};

const CUES: Cues = {
  hello: `
    ciao, ciaoo, ciaooo, buongiorno, buon giorno, buonasera, buona sera, buon pomeriggio, buondì, salve, salve a tutti,
    ehi, ehilà, hey, hei, hello, buongiorno a tutti, ciao a tutti, come stai, ciao come va, lei come sta, come sta oggi
    `,
  thanks: `
    grazie, grazie mille, grazie tante, mille grazie, tante grazie, molte grazie, grazie infinite, ti ringrazio,
    la ringrazio, vi ringrazio, ringrazio, grz, thanks, thx, ok grazie, perfetto grazie, ottimo grazie, gentilissimo,
    gentilissima, gentilissimi, molto gentile, sei gentile, troppo gentile
    `,
  bye: `
    arrivederci, arrivederla, addio, ciao ciao, a presto, alla prossima, ci vediamo, ci sentiamo, a dopo, a più tardi,
    buona giornata, buona serata, buonanotte, buona notte, buon weekend, buon week end, buon fine settimana,
    buon proseguimento, buona continuazione, buon lavoro, stammi bene, saluti, cordiali saluti, un saluto, bye, bye bye,
    grazie e ciao, grazie ciao
    `,
  agree: `
    sì, sii, siii, sì grazie, sì per favore, sì certo, sì dai, sì perfetto, sì va bene, certo, certo che sì, ma certo,
    certamente, sicuramente, assolutamente sì, assolutamente, eccome, ok, okay, okey, okk, oki, va bene, va benissimo,
    va bene così, va bene grazie, va bene dai, vabbè, vabbe ok, vabene, d'accordo, perfetto, esatto, esattamente,
    è giusto, giusto così, corretto, è corretto, proprio così, fallo, fallo pure, faccia pure, fai pure, fate pure,
    lo faccia, procedi, proceda, procedete, procedi pure, proceda pure, vai pure, vai così, vada pure, avanti, ottimo,
    benissimo, bene grazie, volentieri, con piacere, ok dai, dai ok, e dai va bene, mi sta bene, per me va bene,
    mi pare giusto, mi sembra buono, mi sembra perfetto, quello per favore, quella per favore, proprio quello,
    proprio quella, affare fatto, ci sto, confermo, andata, aggiudicato, yes, yep, daccordo, dacordo, va benone, sisi,
    si si
    `,
  decline: `
    no grazie, no no grazie, grazie ma no, no va bene così, nope, nah, non ora, non adesso, per ora no, per adesso no,
    al momento no, per il momento no, magari dopo, magari più tardi, magari un'altra volta, forse dopo, forse più tardi,
    un'altra volta, più tardi magari, lascia stare, lasci stare, lasciate stare, lascia perdere, lasci perdere, fa niente,
    fa nulla, non fa niente, non importa, non fa nulla, come non detto, ci penso, ci penso su, ci devo pensare,
    ci penserò, ci voglio pensare, fammi pensare, devo pensarci, è tutto, è tutto grazie, questo è tutto, basta così,
    basta grazie, sono a posto, siamo a posto, a posto così, nient'altro, niente altro, nulla più, niente grazie,
    no niente, non serve, non serve grazie, non mi serve altro, non è necessario, preferisco di no, meglio di no,
    direi di no, non lo so ancora, lasciamo stare, lasciamo perdere, non mi convince*, non mi interessa*, passo,
    per stavolta no, ci dormo su, sto solo guardando, guardavo solo, solo guardando, no dai
    `,
  please: `
    per favore, per piacere, per cortesia, perfavore
    `,
  decide: `
    allora, quindi, dunque, alla fine, in tal caso, in quel caso, piuttosto
    `,
  onSale: `
    in offerta, in promo, in promozione, in saldo, in sconto, scontat*, offerte, promozioni, ribassat*
    `,
  reviews: `
    recension*, cosa dice la gente, cosa ne pensa, cosa ne pensano, cosa dicono, valutazion*, che opinioni, quante stelle
    `,
  about: `
    sei una persona vera, sei una persona, sei umano, e una persona vera, chi sei, chi siete, chi è lei, lei chi è,
    cosa sei, che cosa sei, sei un bot, sei un robot, sei una macchina, sei umana, sei vero, sei vera, sei reale,
    sei un'ia, sei una ia, sei un'ai, sei una ai, sei intelligenza artificiale, intelligenza artificiale, lei è un robot,
    lei è un bot, è un robot che, parlo con un bot, parlo con un robot, parlo con una persona vera, sto parlando con un,
    sto parlando con una, con chi parlo, con chi sto parlando, cosa sai fare, cosa puoi fare, cosa può fare lei,
    che sai fare, che puoi fare, come puoi aiutarmi, come mi puoi aiutare, come può aiutarmi, in cosa puoi aiutarmi,
    in cosa mi puoi aiutare, a cosa servi, come ti chiami, come si chiama lei, qual è il tuo nome, il tuo nome,
    il suo nome, parli italiano, parli inglese, parla italiano, parla inglese, parlate inglese, parlate italiano,
    parlate tedesco, che lingue, quali lingue, quante lingue, in che lingua, chatgpt
    `,
  person: `
    parlare con un addetto, parlare con un'addetta, parlare con un commesso, parlare con una commessa,
    parlare con un consulente, parlare con un responsabile, parlare con il responsabile, parlare con la responsabile,
    parlare con un dipendente, parlare con il titolare, parlare con il negozio, parlare con voi, parlare con l'assistenza,
    parlare con il servizio clienti, voglio parlare con, vorrei parlare con, posso parlare con, potrei parlare con,
    si può parlare con, fammi parlare con, mi faccia parlare con, mi passi un, mi passi qualcuno, posso sentire qualcuno, sentirvi a voce, mi può passare,
    passami un, passami qualcuno, passatemi, persona vera, persona reale, persona in carne e ossa, in carne e ossa,
    essere umano, un umano, un'umana, un operatore, un'operatrice, operatore umano, servizio clienti, assistenza clienti,
    customer service, servizio assistenza, chiamami, chiamatemi, mi chiami, mi chiamate, mi potete chiamare,
    mi può chiamare, potete chiamarmi, può chiamarmi, puoi chiamarmi, mi richiami, mi richiamate, essere richiamato,
    essere richiamata, farmi chiamare, posso chiamarvi, vi posso chiamare, chiamarvi, telefonarvi, telefonare al,
    numero di telefono, numero telefonico, vostro numero, recapito telefonico, recapito, un numero da chiamare,
    contattarvi, contattare, contattarla, vi contatto, contatti, come vi contatto, mettermi in contatto,
    mettermi in contatto con, indirizzo email, indirizzo mail, vostra mail, vostra email, una mail a, scrivervi,
    dove vi scrivo, qualcuno del negozio, qualcuno dello staff, qualcuno in negozio, un dipendente, un addetto,
    un commesso, una commessa, un consulente, qualcuno che mi aiuti, qualcuno che mi possa aiutare, su whatsapp,
    via whatsapp, per whatsapp, vostro whatsapp, avete whatsapp, mi fate chiamare, fatemi chiamare, farmi chiamare da,
    qualcuno con cui, con cui ~ parlare, parlarne con, parlare con un, parlare con una, un essere umano,
    qualcuno che mi consigli, qualcuno che ne capisca, a chi posso rivolgermi, con chi posso parlare, a chi mi rivolgo,
    può richiamarmi, richiamarmi, mi ~ richiamare, qualcuno ~ chiamare, una mail, parlo con qualcuno, con un umano,
    c è un umano, c è qualcuno, qualcuno ~ aiutare, vostro tel*, parlare con ~ persona, parlare con ~ qualcuno,
    parlare con ~ operat*, parlare con ~ umano
    `,
  order: `
    mio ordine, miei ordini, nostro ordine, mio pacco, miei pacchi, mia consegna, mia spedizione, mio acquisto,
    miei acquisti, mio pacchetto, numero ordine, numero d'ordine, numero dell'ordine, numero di ordine, stato dell'ordine,
    stato ordine, stato del mio, stato della spedizione, tracciare, tracciamento, codice di tracking, tracking,
    dov'è il mio, dov'è la mia, dove è il mio, dove sono i miei, dove sono le mie, a che punto è, quando arriva il mio,
    quando arriva la mia, quando mi arriva, annullare l'ordine, annullare il mio, annullare un ordine, annulla l'ordine,
    annulla il mio, annullate l'ordine, cancellare l'ordine, cancellare il mio, cancellare un ordine, cancella l'ordine,
    cancellate l'ordine, disdire l'ordine, disdire il mio, modificare l'ordine, modificare il mio, modificare un ordine,
    cambiare l'ordine, cambiare il mio ordine, cambiare l'indirizzo, cambiare indirizzo, modificare l'indirizzo,
    ho ordinato, abbiamo ordinato, avevo ordinato, ordinato ~ fa, ho fatto un ordine, avevo fatto un ordine,
    ho effettuato un ordine, ho comprato, ho acquistato, ho preso da voi, ordine fatto, ordine effettuato,
    non mi è ancora arrivato, non mi è ancora arrivata, ancora arrivato niente, non ho ricevuto, non ho ancora ricevuto,
    non ho mai ricevuto, non abbiamo ricevuto, mai ricevuto, sto ancora aspettando, sto aspettando da, aspetto ancora,
    aspetto da, sono ancora in attesa, mia fattura, la fattura del, fattura dell'ordine, mio rimborso, mio reso,
    il rimborso del, non mi arriva, il pacco, dovè il mio, quando arriva il pacco, ho pagato, non vedo l ordine,
    mi avete addebitato, addebitato due volte, pagato due volte, risulta consegnat*, la fattura, non si è visto,
    mai arrivat*, non ~ arrivat*, quando arriva ~ ordine, dove ~ ordine, dove ~ pacco, che fine ha fatto, il mio account,
    il mio pagamento, scontrino
    `,
  you: `
    voi, vostro, vostra, vostri, vostre, vi, fate, avete, potete, siete, vendete, spedite, accettate, offrite, ritirate, prendete, montate, consegnate, riparate, tagliate
    `,
  received: `
    ho ricevuto, ho appena ricevuto, abbiamo ricevuto, mi è arrivato, mi è arrivata, mi sono arrivati, mi sono arrivate,
    mi e arrivato, mi e arrivata, è arrivato, è arrivata, sono arrivati, sono arrivate, appena arrivato, appena arrivata,
    arrivato ieri, arrivata ieri, arrivato oggi, arrivata oggi
    `,
  complaint: `
    reclamo, reclami, reclamare, lamentarmi, lamentela, lamentele, mi lamento, non sono contento, non sono contenta,
    non siamo contenti, non sono soddisfatto, non sono soddisfatta, scontento, scontenta, insoddisfatt*, delus*,
    deludent*, arrabbiat*, incazzat*, furioso, furiosa, indignat*, inaccettabile, inammissibile, intollerabile, orribile,
    terribile, tremendo, fa schifo, fanno schifo, che schifo, uno schifo, vergognoso, vergognosa, una vergogna,
    che vergogna, vergognatevi, ridicolo, ridicola, ridicoli, una presa in giro, presa in giro, mi prendete in giro,
    mi state prendendo in giro, truffa, truffe, truffatori, truffato, truffata, fregatura, fregato, fregata, una rapina,
    un furto, spazzatura totale, è spazzatura, scandalos*, scandalo, rotto, rotta, rotti, rotte, si sono rotti,
    si sono rotte, mi si è rotto, mi si è rotta, è arrivato rotto, è arrivata rotta, danneggiat*, rovinato, rovinata,
    rovinati, difettos*, un difetto, ha un difetto, scucito, scucita, si è scucito, si è scucita, si è scollato,
    si è strappato, cade a pezzi, ha smesso di, non funziona, non funzionano, non funziona più, non va più,
    non si accende, taglia sbagliata, misura sbagliata, prodotto sbagliato, articolo sbagliato, colore sbagliato,
    modello sbagliato, ordine sbagliato, pacco sbagliato, quello sbagliato, quella sbagliata, avete sbagliato,
    non è quello che ho ordinato, non è quello che avevo ordinato, mi avete mandato, mi avete inviato, mi avete spedito,
    mi è arrivato un altro, mi è arrivata un'altra, mancano dei pezzi, mancano pezzi, manca una parte, mancava, mancavano,
    ha un buco, con un buco, c'è un buco, bucato appena arrivato, perde acqua, gocciola, rivoglio i soldi,
    rivoglio i miei soldi, rivoglio indietro, soldi indietro, ridatemi i soldi, rimborsatemi, voglio un rimborso,
    voglio il rimborso, voglio essere rimborsato, voglio essere rimborsata, il peggior, la peggior, il peggiore,
    la peggiore, i peggiori, qualità scadente, servizio scadente, indietro i soldi, indietro i miei soldi, ammaccat*,
    graffiat*, scheggiat*, crepat*, scaduto, scaduta, scaduti, ammuffit*, si è già rott*, si è rott*, è già rott*,
    non carica, non si ricarica, si spegne, ha smesso, incomplet*, manca ~ pezzo, mai più, nessuno risponde,
    non rispondete, pessim*, esperienza pessima, un disastro, disastr*
    `,
  cart: `
    metti la, metti il, metti lo, metti le, metti i, metti uno, metti una, metti due, metti tre, metti quattro, metti anche, fammi due, fammi tre, fammi quattro, facciamo due, facciamo tre, facciamo quattro, facciamo 2, facciamo 3, facciamo 4, mi porto via, mi porto a casa, me lo porto, me la porto, mi butto su, mi decido per,
    lo voglio, la voglio, li voglio, le voglio, voglio questo, voglio questa, voglio quello, voglio quella,
    nel carrello, al carrello, mio carrello, in carrello, nel tuo carrello, dentro il carrello, nella borsa della spesa,
    nella shopping bag, mi aggiunga, mi aggiungi, lo aggiunga, la aggiunga, puoi aggiungere, può aggiungere,
    potete aggiungere, mettimi, mettimelo, mettimela, mettimeli, mettimele, mettimene, mettilo, mettila, mettili, mettile,
    mettine, metti ~ carrello, metti nel, mettete nel, metta nel, mi metta, mi metti, mi mettete, lo metta, la metta,
    lo metti, mettici, ci metta, ci metti anche, mettere nel carrello, inserisci nel, inserisca nel, inserire nel,
    inseriscilo, prendo, lo prendo, la prendo, li prendo, le prendo, ne prendo, me lo prendo, me la prendo, prenderei,
    prenderò, lo prenderei, prendiamo, ne prendiamo, vorrei prendere, voglio prendere, vorrei prenderlo, vorrei prenderla,
    voglio prenderlo, compro, lo compro, la compro, li compro, le compro, ne compro, compriamo, vorrei comprare,
    voglio comprare, volevo comprare, vorrei comprarlo, vorrei comprarla, voglio comprarlo, voglio comprarla, comprerei,
    comprerò, vorrei acquistare, voglio acquistare, volevo acquistare, acquisto questo, acquisto questa, lo acquisto,
    la acquisto, vorrei acquistarlo, vorrei acquistarla, vorrei ordinare, voglio ordinare, volevo ordinare, ordino,
    lo ordino, la ordino, ne ordino, ordinalo, ordinamelo, vorrei ordinarlo, dammi uno, dammi una, dammi due, dammi tre,
    dammi quattro, dammi quello, dammi quella, dammi questo, dammi questa, dammi quelli, dammi il, dammi la,
    dammi ~ di quelli, dammi ~ di quelle, dammi ~ di questi, dammi ~ di queste, dammelo, dammela, dammeli, dammene,
    datemene, datemelo, datemi due, datemi quello, datemi quella, datemi uno, datemi una, mi dia due, mi dia tre,
    mi dia uno, mi dia quello, mi dia quella, mi dia questo, mi dia questa, mi dia il, mi dia la, me lo dia, me la dia,
    me ne dia, me ne dai, me ne date, me ne dà, me lo dai, me la dai, mi dai due, mi dai quello, mi dai quella,
    me ne metta, me ne metti, me ne mandi, me lo mandi, mandami due, mandami quello, mandami uno, mandamelo, mandamene,
    mandatemi due, mandatemi quello, mandatemelo, spediscimelo, speditemelo, vada per, vado per, vado con il, vado con la,
    vado con quello, vado con quella, facciamo due, facciamo tre, scelgo, opto per, mi decido per, aggiudicato,
    me ne servono due, me ne servono tre, ne voglio uno, ne voglio una, ne voglio due, ne voglio tre, ne vorrei uno,
    ne vorrei una, ne vorrei due, ne vorrei tre, uno di quelli per favore, una di quelle per favore, due di quelli,
    due di quelle, due di questi, due di queste, mettimelo da parte, me lo tenga, me lo tieni, tienimelo, me lo porto via,
    segnami, segnamen*, segna ~ per me, lo compriamo, la compriamo, li compriamo, me lo segni, aggiung*, ordinami,
    ordinamen*, li voglio, le voglio tutte, quello lo prendo, prend* ~ quello, ne metti, ce lo metti, infilaci
    `,
  compare: `
    a confronto, in confronto, messi a confronto, compara, comparare, comparami, comparazione, rispetto a, rispetto al,
    rispetto alla, rispetto all'altro, rispetto all'altra, che differenza c'è, qual è la differenza,
    che differenze ci sono, in cosa si differenziano, in che cosa si differenziano, in cosa sono diversi,
    in cosa cambiano, cosa cambia tra, che cambia tra, cambia qualcosa tra, versus, vs, quale è meglio, qual è meglio,
    quale è migliore, chi è meglio, cosa è meglio, cos'è meglio, è meglio il, è meglio la, è meglio questo,
    è meglio quello, è meglio questa, è meglio quella, meglio questo o, meglio quello o, meglio questa o, meglio il,
    meglio la, meglio di questo, meglio di quello, meglio di quella, meglio dell'altro, meglio dell'altra, migliore di,
    o l'altro, o l'altra, o quell'altro, o quell'altra, quale tra i due, quale tra le due, quale fra i due,
    quale fra le due, tra i due, tra le due, fra i due, fra le due, fianco a fianco, pro e contro, vantaggi e svantaggi,
    differenz*, confront*, paragon*, conviene tra, conviene fra, meglio tra, meglio fra, tra i tre, tra le tre
    `,
  cheapest: `
    quello più economico, quella più economica, gli ~ più economici, più economico che avete, più economica che avete, più economico che hai, più economica che hai,
    più economico che ha, più economici che avete, più economiche che avete, più economico possibile, i meno cari,
    le meno care, quello meno caro, quella meno cara, il ~ meno caro, la ~ meno cara, il meno costoso, la meno costosa,
    quello meno costoso, quella meno costosa, quale costa meno, quale costa di meno, il più conveniente,
    la più conveniente, i più convenienti, le più convenienti, prezzo più basso, prezzi più bassi, prezzo minore,
    prezzo minimo, miglior prezzo, migliore prezzo, prezzo migliore, il più accessibile, la più accessibile,
    economicissimo, il ~ più economic*, la ~ più economic*, i ~ più economic*, le ~ più economic*, lo ~ più economic*,
    l ~ più economic*, quello più economic*, quella più economic*, più economic* di tutt*, più economic* che,
    qual* ~ più economic*, il ~ meno cara, il ~ meno cari, il ~ meno care, la ~ meno caro, la ~ meno cari, la ~ meno care,
    il ~ che costa meno, la ~ che costa meno, i ~ che costano meno, le ~ che costano meno, meno caro di tutt*, meno cara di tutt*, meno cari di tutt*, meno care di tutt*, quell* che cost* meno,
    cost* meno di tutt*
    `,
  dearest: `
    il ~ più caro, la ~ più cara, lo ~ più caro, l ~ più caro, l ~ più cara, i ~ più cari, gli ~ più cari, le ~ più care,
    più caro che avete, più cara che avete, più caro che hai, più cara che hai, i più costosi, le più costose,
    il ~ più costoso, la ~ più costosa, più costoso di tutti, più costoso che avete, più costosa che avete,
    quale costa di più, quale costa più, quello che costa di più, quella che costa di più, prezzo più alto,
    prezzo maggiore, il più esclusivo, la più esclusiva, il più lussuoso, la più lussuosa, il più pregiato,
    la più pregiata, il ~ più cara, il ~ più cari, il ~ più care, la ~ più caro, la ~ più cari, la ~ più care,
    i ~ più caro, i ~ più cara, i ~ più care, le ~ più caro, le ~ più cara, le ~ più cari, più caro di tutt*,
    più cara di tutt*, più cari di tutt*, più care di tutt*, quello più caro, quello più cara, quello più cari,
    quello più care, quella più caro, quella più cara, quella più cari, quella più care, cost* più di tutt*
    `,
  cheaper: `
    meno caro, meno cara, meno cari, meno care, più conveniente, più convenienti, più a buon mercato, più abbordabile,
    più abbordabili, più accessibile, più accessibili, che costi meno, che costi di meno, che costino meno,
    che costa meno, che costano meno, prezzo più basso, prezzo inferiore, prezzi più bassi, un po' caruccio, caruccio,
    caruccia, molto caro, molto cara, è caro, è cara, sono cari, sono care, troppi soldi, tanti soldi, costa troppo,
    costano troppo, costa tanto, costa un po' troppo, fuori budget, oltre il mio budget, supera il mio budget,
    sopra il mio budget, fuori dal mio budget, non posso spendere così tanto, spendere meno, spendere di meno,
    a meno prezzo, a un prezzo più basso, qualcosa a meno, più economic*, meno costos*, cost* meno, spendere così tanto,
    spendere tanto, spendere troppo, tropp* caro, tropp* cara, tropp* cari, tropp* care, tropp* costos*, un po caro,
    un po cara, un po cari, un po care, un filo meno, carissim*
    `,
  dearer: `
    più caro, più cara, più cari, più care, prezzo più alto, fascia più alta, fascia alta, di fascia superiore,
    più di lusso, più premium, più di qualità, di qualità superiore, di maggiore qualità, spendere di più,
    anche se costa di più, spendere un po di più, costa di più va bene, più alto di gamma, più costos*, più pregiat*,
    più esclusiv*, più luss*
    `,
  best: `
    il migliore, la migliore, i migliori, le migliori, migliore in assoluto, miglior, migliori, il meglio, consigli*,
    raccomand*, sugger*, cosa mi proponi, cosa mi proponete, cosa mi propone, tu quale, lei quale, voi quale,
    quale prenderesti, quale prenderebbe, quale prendereste, tu cosa prenderesti, cosa prenderesti, cosa sceglieresti,
    quale sceglieresti, quale sceglierebbe, quale scegliereste, quale compreresti, quale dovrei, cosa dovrei,
    cosa dovrei comprare, cosa dovrei prendere, quale prendo, quale mi prendo, quale mi conviene, cosa mi conviene,
    quale conviene, quale preferisci, il tuo preferito, la tua preferita, il vostro preferito, il suo preferito,
    il preferito, più votato, meglio recensito, meglio recensita, meglio recensiti, recensioni migliori, più venduto,
    più venduta, più venduti, più popolare, più popolari, top di gamma, vendete di più, si vende di più,
    va per la maggiore, più gettonato, più apprezzato
    `,
  lighter: `
    leggerissimo, leggerissima, pesa meno, pesano meno, che pesi meno, che pesi di meno, che pesino meno, meno peso,
    peso minore, peso più basso, peso inferiore, più legger*, pes* di meno, meno pesant*
    `,
  heavier: `
    pesa di più, pesano di più, che pesi di più, pesa più, peso maggiore, peso più alto, peso superiore, pesantissimo,
    più pesant*
    `,
  warmer: `
    tengono più caldo, tenga più caldo, che tenga più caldo, che tengano più caldo, scalda di più, scaldano di più,
    scaldi di più, tiene più al caldo, più pesante per l'inverno, migliore per il freddo, migliore contro il freddo,
    meglio per il freddo, più cald*, tien* più caldo, più imbottit*, più invernal*
    `,
  cooler: `
    più aerato, più ventilato, più ventilata, più ventilati, tiene meno caldo, tenga meno caldo, traspira di più,
    che traspiri di più, più fresc*, più traspirant*, meno cald*, più estiv*, più arieggiat*
    `,
  bigger: `
    più grosso di dimensioni, più grossa di dimensioni, di dimensioni maggiori, dimensioni più grandi, maggiore capacità,
    maggior capacità, capacità maggiore, più volume, contiene di più, contengono di più, contenga di più, ci sta più roba,
    ci stanno più, ci sta di più, più litri, taglia in più, una taglia in più, numero in più, più roba, ci sta più,
    più grand*, più capient*, più spazi*, più ampi*, più voluminos*, più capac*, più memoria
    `,
  smaller: `
    più mini, dimensioni minori, dimensioni ridotte, dimensioni più piccole, occupa meno spazio, occupi meno spazio,
    meno spazio, meno voluminoso, più piccol*, più compatt*, meno ingombrant*, meno grand*, occup* meno,
    una taglia in meno
    `,
  longer:
    'maggiore lunghezza, maggior lunghezza, lunghezza maggiore, qualcosa di più lungo, che sia più lungo, più lung*',
  shorter: 'più breve, lunghezza minore, più cort*, meno lung*',
  higher: `
    più alto, più alta, più alti, più alte, più altezza, maggiore altezza, altezza maggiore, più elevato, più elevata,
    altezza superiore
    `,
  wider: `
    maggiore larghezza, larghezza maggiore, più comodo di pianta, pianta larga, pianta più larga, larghezza superiore,
    pianta più ampia, più larg*
    `,
  lower: 'meno alto, meno alta, meno alti, meno alte, altezza minore, più bass*, più piatt*',
  thicker: `
    più spesso e, più spesso di, più spesso che, uno più spesso, quello più spesso, il più spesso, qualcosa di più spesso,
    più spessa, più spessi, più spesse, più spessore, maggiore spessore, spessore maggiore, più grosso, più grossa,
    più grossi, più grosse, più doppio, più denso, più densa
    `,
  thinner: `
    più fine, più fini, più fino, più fina, più snello, più snella, più slim, meno grosso, meno grossa, spessore minore,
    meno spess*, più strett*, più sotti*
    `,
  faster: `
    maggiore velocità, va più veloce, ci mette meno, meno tempo, si ricarica prima, ricarica più in fretta, più in fretta,
    ci mette di meno, più veloc*, più rapid*, più svelt*
    `,
  quieter: `
    silenzios*, fa meno rumore, faccia meno rumore, che non faccia rumore, che non fa rumore, più silenzios*, meno rumor*,
    senza rumore
    `,
  brighter: `
    fa più luce, faccia più luce, più luce, illumina di più, illumini di più, più lumen, luminosità maggiore,
    maggiore luminosità, più luminos*, più brillant*
    `,
  stronger: `
    più potenza, maggiore potenza, maggior potenza, potenza maggiore, più forza, più robusto di motore, più watt,
    potentissimo, più potent*, più fort*, più robust*, più resistent*
    `,
  longerLasting: `
    dura di più, durano di più, duri di più, durino di più, dura più, dura più a lungo, durano più a lungo,
    duri più a lungo, maggiore durata, maggior durata, durata maggiore, più batteria, batteria migliore, miglior batteria,
    migliore batteria, batteria più lunga, più autonomia, maggiore autonomia, maggior autonomia, migliore autonomia,
    miglior autonomia, autonomia maggiore, regg* di più, resist* di più, più durat*, più durevol*, durano più, duri più
    `,
  newer: `
    più attuale, ultimo modello, ultimi modelli, ultima versione, ultimissimo, modello nuovo, modello più recente,
    appena uscito, ultimo uscito, più nuov*, più recent*, più modern*
    `,
  most: `
    il più, la più, i più, le più, ha più, hanno più, con più, più di tutti, più di tutte, maggiore, maggior, più alto, più alta
    `,
  least: `
    il meno, la meno, ha meno, hanno meno, con meno, meno di tutti, meno, minor, minore, più basso, più bassa
    `,
  bestRated: `
    meglio valutat*, meglio recensit*, meglio votat*, più votat*, migliori recensioni, miglior valutazione, voto più alto, più stelle
    `,
  similar: `
    alternativa, alternative, qualcosa del genere, qualcosa di simile, qualcosa così, qualcosa come questo,
    qualcosa come quello, qualcosa come questa, del genere, di questo tipo, di questo genere, di quel tipo,
    dello stesso tipo, dello stesso genere, sullo stesso stile, stesso stile, come questo, come questa, come quello,
    come quella, come questi, come queste, come quelli, come quelle, sul tipo di, equivalente, equivalenti, paragonabile,
    paragonabili, comparabile, comparabili, che assomiglia, che assomigli, che somigli, che assomigliano,
    che gli somiglia, analogo, analoga, analoghi, lo stesso ma, la stessa ma, lo stesso però, uguale ma, uguale però,
    identic* ma, simil*, assomigli*, somigli*
    `,
  goesWith: `
    si abbina, si abbinano, si abbini, si abbinino, abbinare, abbinarlo, abbinarla, abbinarli, abbinarle, abbinarci,
    abbinato, abbinata, abbinati, abbinate, abbinamento, abbinamenti, in abbinamento, da abbinare, in tinta, coordinato,
    coordinata, coordinati, in coordinato, sta bene con, stanno bene con, stia bene con, stiano bene con,
    sta bene insieme, ci sta bene con, ci sta bene insieme, cosa ci sta bene, cosa ci metto, va bene insieme a,
    va bene insieme, va d'accordo con, vada bene con, vadano bene con, che vada con, che vadano con, che va con,
    da mettere con, da indossare con, da mettere insieme, da usare con, da usare insieme, combina con, si combina,
    combinare con, da combinare, accessori per, accessorio per, accessori adatti, completare il look, completare l'outfit,
    fare pendant, pendant con, cosa ci abbino, ci abbino, abbino, con cosa lo abbino, con cosa la abbino, ci sta bene,
    che ci stia, ci stia
    `,
  more: `
    mostrami altro, mostrami altri, mostrami altre, mostrami di più, mostrami ancora, mi mostri altro, mi mostri altri,
    mi mostri altre, mostratemi altri, mostratemi altro, fammi vedere altro, fammi vedere altri, fammi vedere altre,
    fammene vedere, fammene vedere altri, mi faccia vedere altro, mi faccia vedere altri, mi faccia vedere altre,
    fatemi vedere altro, fatemi vedere altri, fatemi vedere altre, vedere altri, vedere altre, vedere altro, ne hai altri,
    ne hai altre, ne avete altri, ne avete altre, ne ha altri, ne ha altre, altri, altre, altri modelli, altre opzioni,
    altre proposte, altri prodotti, qualche altro, qualche altra, qualcun altro, qualcos'altro, qualcosa d'altro,
    qualcosa di altro, qualche altra cosa, altra roba, cos'altro, cosa altro, che altro, che cos'altro, ce ne sono altri,
    ce ne sono altre, c'è altro, c'è dell'altro, avete altro, hai altro, ha altro, dell'altro, più opzioni, più scelta,
    più modelli, ancora qualcuno, ancora qualche, i prossimi, i successivi, le successive, prossima pagina,
    continua a mostrare, e poi cos'altro, nient altro, niente altro, altro da, solo questi, solo queste, tutto qui
    `,
  also: 'e già che ci sono, in aggiunta, oltre a questo, più un, più una, più due, anche, pure, inoltre, in più, già che ci sono, e un altro, e un altra',
  here: 'questo, questa, questo qui, questa qui',
  it: `
    questo, questa, questo qui, questo qua, questa qui, questa qua, quello, quella, quello lì, quello là, quella lì,
    quella là, quel, quell'articolo, quel modello, ciò, esso, essa, lo stesso, la stessa, lo prendo, la prendo, lo voglio,
    la voglio, lo vorrei, la vorrei, lo avete, la avete, ce l'avete, ce l'hai, lo posso, la posso, posso lavarlo,
    lo compro, la compro, lo metto, la metto, *arlo, *erlo, *irlo, lavarla, usarla, comprarla, provarla, portarla,
    cambiarla, indossarla, regalarla, ordinarla, montarla, metterla, averla, prenderla, vederla, tenerla, restituirla,
    pulirla, aprirla, aggiungilo, aggiungila, mettilo, mettila, dammelo, dammela, ne ha
    `,
  them: `
    questi, queste, questi qui, questi qua, queste qui, queste qua, quelli, quelle, quelli lì, quelli là, quelle lì,
    quelle là, quei, quegli, essi, esse, gli stessi, le stesse, di loro, li prendo, le prendo, li voglio, le voglio,
    li vorrei, le vorrei, li avete, le avete, ce li avete, ce le avete, li posso, le posso, li compro, le compro, lavarli,
    usarli, comprarli, provarli, portarli, cambiarli, indossarli, regalarli, ordinarli, metterli, averli, prenderli,
    vederli, tenerli, restituirli, pulirli, lavarle, usarle, comprarle, provarle, portarle, cambiarle, indossarle,
    ordinarle, metterle, averle, prenderle, vederle, pulirle, aggiungili, aggiungile, mettili, mettile, di questi,
    di queste, di quelli, di quelle, tra questi, tra queste, fra questi, fra queste, dei due, delle due, dei tre,
    delle tre
    `,
  both: `
    entrambi, entrambe, ambedue, tutti e due, tutte e due, tutt'e due, i due, le due, tutti e tre, tutte e tre,
    tutti e quattro, tutte e quattro, uno dei due, una delle due, l'uno o l'altro, uno di ciascuno, uno per tipo,
    ciascuno, ciascuna, ognuno dei, ognuna delle, uno qualsiasi dei, una qualsiasi delle, sia l'uno che, sia il primo che,
    tutti questi, tutte queste, tutti quelli, i tre, le tre, nessuno dei due, dei due, delle due
    `,
  other: `
    l'altro, l'altra, all'altro, all'altra, nell'altro, quell'altro, quell'altra, quest'altro, quest'altra, gli altri,
    le altre, degli altri, quegli altri, quelle altre, quello di fianco
    `,
  last: `
    l'ultimo, l'ultima, ultimo, ultima, gli ultimi, le ultime, dell'ultimo, dell'ultima, all'ultimo, quell'ultimo,
    quell'ultima, quello in fondo, quella in fondo
    `,
  first: `
    il primo, la prima, del primo, al primo, nel primo, sul primo, della prima, i primi, le prime, primo, numero uno,
    numero 1, opzione uno, opzione 1, prima opzione, primo modello, la uno, il numero uno, la numero uno, quello in alto,
    il primissimo
    `,
  second: `
    le seconde, i secondi,
    il secondo, la seconda, del secondo, al secondo, nel secondo, sul secondo, della seconda, seconda opzione,
    secondo modello, numero due, numero 2, opzione due, opzione 2, il numero due, la numero due, quello in mezzo,
    quella in mezzo, quello nel mezzo, quello di mezzo, quella di mezzo, quello centrale, quella centrale,
    quello al centro, quella al centro
    `,
  third: `
    il terzo, la terza, del terzo, al terzo, della terza, terzo, terza, terza opzione, terzo modello, numero tre,
    numero 3, opzione tre, opzione 3
    `,
  fourth: `
    il quarto, la quarta, del quarto, al quarto, della quarta, quarto modello, quarta opzione, quarto, quarta,
    numero quattro, numero 4, opzione quattro, opzione 4
    `,
  instead: `
    invece, piuttosto, anziché, al posto di, al posto del, al posto della, al posto dei, al posto delle, al suo posto,
    preferisco, preferirei, preferiremmo, non quello, non quella, non questo, non questa, non quelli, non quelle,
    quello no, quella no, questo no, questa no, o magari, o forse, oppure un, oppure una, oppure il, oppure la, meglio un,
    meglio una, anzi, in realtà, ripensandoci, a pensarci bene, ho cambiato idea, qualcosa di diverso,
    qualcosa di differente, un'altra cosa, altro tipo di, un altro tipo, lascia stare il, lascia stare la,
    lascia perdere il, lascia perdere la, lascia perdere i, dimentica il, dimentica la, niente più il, che ne dici di,
    che ne dice di, che ne dite di, che ne dici del, che mi dici di, e se prendessi, e per quanto riguarda, cambialo con,
    cambiala con, cambiarlo con, sostituiscilo con, sostituire con
    `,
  without: `
    senza, non, no, niente, nessun, nessuno, nessuna, tranne, tranne il, eccetto, escluso, esclusa, esclusi, escluse,
    escludendo, fuorché, a parte il, a parte la, a parte i, a parte le, ad eccezione di, a eccezione di, privo di,
    priva di, privi di, prive di, esente da, libero da, che non sia, che non siano, che non abbia, che non abbiano,
    che non contenga, che non contengano, non contiene, non contengono, non contenga, non voglio, non vogliamo,
    non vorrei, non mi piace, non mi piacciono, non gli piace, non le piace, non gli piacciono, non le piacciono,
    non sopporto, non tollero, non tollera, odio, odia, detesto, detesta, allergic*, allergia a, allergia al,
    allergia alla, allergia alle, allergia ai, allergie, intollerant*, intolleranza, intolleranze, non posso mangiare,
    non può mangiare, non posso avere, non posso bere, non posso prendere, mi fa male il, mi dà fastidio, evitare, evito,
    evita, tutto tranne, qualsiasi cosa tranne, qualunque cosa tranne, tutto fuorché, non fatto di, non in, non di,
    ma non, niente con, nulla con, nulla di
    `,
  harms: `
    mi prude, mi pizzica, gli da fastidio, le da fastidio, mi da fastidio, mi fa male, gli fa male, le fa male, mi irrita*,
    gli irrita*, non lo tollera, non la tollera, non lo tollero, non la tollero, non li tollera, non le tollera, mi fa venire,
    gli fa venire, le fa venire, mi da allergia, e vietato, e vietata, mi fa prurito, le fa prurito
    `,
  inStock: `
    disponibile, disponibili, disponibilità, in stock, a magazzino, in magazzino, in negozio adesso, pronta consegna,
    esaurito, esaurita, esauriti, esaurite, sold out, terminato, non più disponibile, ne avete ancora, ne hai ancora,
    ne ha ancora, ce l'avete ancora, ce li avete ancora, ce le avete ancora, ce l'hai ancora, lo avete ancora,
    la avete ancora, avete ancora, hai ancora, ha ancora, ce n'è ancora, ce ne sono ancora, ne è rimasto, ne è rimasta,
    ne sono rimasti, ne sono rimaste, ne restano, quanti ne restano, è rimasto, è rimasta, sono rimasti, sono rimaste,
    quando torna, quando tornano, quando tornerà, quando torneranno, quando ~ disponibile, quando ~ disponibili,
    quando lo riavrete, quando la riavrete, quando li riavrete, quando riavrete, quando arriva di nuovo, quando vi arriva,
    quando vi arrivano, torna disponibile, tornerà disponibile, riassortimento, riassortite, riassortirete,
    di nuovo disponibile, è finito, è finita, sono finiti, sono finite, quando arrivano, quando ne avete
    `,
  price: `
    in offerta, in sconto, scontato, scontata, in saldo,
    quanto costa, quanto costano, quanto costerebbe, quanto costerebbero, quanto viene, quanto vengono, quanto verrebbe,
    quanto mi viene, quanto mi costa, quanto fa, quanto fanno, quanto sarebbe, quanto vale, quanto valgono,
    quanto si paga, quanto devo pagare, quanto pago, quanto spendo, quanto chiedete, a quanto, a quanto lo, a quanto la,
    a quanto viene, quant'è, quanto è caro, prezzo, prezzi, che prezzo, qual è il prezzo, quale prezzo, prezzo di,
    prezzo del, costo, cosa costa, che costa, cosa costano, costa, costano, è caro, è costoso, quanti soldi, quanti euro
    `,
  whichThen: `
    allora quale, quale allora, quale sì, quale invece, quale andrebbe, quali allora, uno che non, una che non
    `,
  want: 'voglio, vorrei, vogliamo, vorremmo, mi serve, mi servono, mi servirebbe',
  have: `
    non avete, non hai, avete, hai, avreste, avresti, avrebbe, avete per caso, ce l'avete, ce l'hai, ce li avete, ce le avete, ne avete,
    ne hai, vendete, vendi, vende, trattate, tenete, c'è, ci sono, ci sarebbe, ci sarebbero, esiste, esistono, si trova,
    trovo, posso trovare, cerco, cerchiamo, cercavo, cercherei, sto cercando, stiamo cercando, starei cercando,
    ero alla ricerca, sono alla ricerca, alla ricerca di, in cerca di, mi serve, mi servono, mi servirebbe,
    mi servirebbero, ci serve, ci servono, ho bisogno, abbiamo bisogno, avrei bisogno, voglio, vogliamo, vorrei, vorremmo,
    volevo, volevamo, mi piacerebbe, mi interessa, mi interessano, mi interesserebbe, sono interessato, sono interessata,
    mostrami, mi mostri, mostratemi, mi mostra, fammi vedere, fatemi vedere, mi faccia vedere, mi fai vedere,
    mi fate vedere, mi può mostrare, vedere dei, vedere delle, trovami, mi trovi, trovatemi, cercami, qualche,
    qualcosa per, e qualcosa, qualcosa di, qualcosa da, qualcosa con, qualcosa che, cosa avete, cosa hai, che avete, che cosa avete,
    lei ha, ha per caso, ha qualche, ha qualcosa, ha delle, ha dei, ha degli, lei tratta, non so cosa, non so che,
    non so quale, non so come, non trovo, non riesco a trovare
    `,
  question: `
    sapere se, volevo sapere, vorrei sapere, non so se, mi chiedo se,
    vorrei sapere, volevo sapere, voglio sapere,
    dimmi che, mi dica che, di che, dica che, dimmi solo che, confermami, mi confermi, dimmi se, mi dica se,
    come si, come è, com'è, come sono, come funziona, come posso, come faccio, come mai, come va, quanto, quanta, quanti,
    quante, quant'è, quale, quali, qual è, chi, quando, dove, dov'è, perché, cosa, che cosa, cos'è, cosa sono, che tipo,
    che tipi, che taglia, che taglie, che misura, che misure, che colore, che colori, che materiale, che marca,
    che marche, che modello, che differenza, che dimensioni, di che, a che, in che, con che, per che, da che, fino a che,
    è vero, è vero che, è possibile, sono di, sono in, è fatto, è fatta, si può, si possono, si potrebbe, posso, possiamo,
    puoi, può, potete, possono, potrei, potresti, potrebbe, potreste, potrà, funziona, funzionano, serve a, va bene per,
    vanno bene per, ci vuole, ci vogliono, dovrei, devo, bisogna, sai se, sa se, sapete se, sai dirmi, sa dirmi,
    sapete dirmi, mi sai dire, mi sa dire, mi sapete dire, puoi dirmi, può dirmi, potete dirmi, una domanda,
    un'informazione, una informazione, un dubbio, come lo uso, come la uso, come lo lavo, come la lavo, non so se,
    non lo so, non mi ricordo, non capisco se
    `,
  gift: `
    regalo, regali, regalino, regalini, regalare, regalarlo, regalarla, regalargli, regalarle, da regalare, come
    regalo, idea regalo, idee regalo, pensierino, un pensiero per, pacco regalo, confezione regalo, compleanno,
    compleanni, natale, per natale, natalizio, natalizi, babbo natale, befana, epifania, san valentino, festa della
    mamma, festa del papà, festa della donna, secret santa, per mia mamma, per mia madre, per mamma, per la mamma,
    per mio papà, per mio padre, per papà, per il papà, per i miei genitori, per mia moglie, per mio marito, per la
    mia ragazza, per il mio ragazzo, per la mia fidanzata, per il mio fidanzato, per la mia compagna, per il mio
    compagno, per mia sorella, per mio fratello, per mia nonna, per mio nonno, per mia suocera, per mio suocero, per
    un amico, per un'amica, per il mio amico, per la mia amica, per un collega, per una collega, anniversario,
    battesimo, comunione, cresima, laurea, onomastico, baby shower, per la nascita, per mia zia, per mio zio, per
    mia nipote, per mio nipote, per mia cognata, per mio cognato, per mia cugina, per mio cugino, per la maestra, la
    ragazza di, il ragazzo di, il fidanzato di, la fidanzata di, alla mia ragazza, al mio ragazzo
    `,
  outside: `
    previsioni del tempo, previsioni meteo, che tempo fa, che tempo farà, tempo domani, tempo oggi, pioverà, piove domani,
    elezioni, politico, politici, partito politico, governo, premier, presidente, per chi voti, per chi votare,
    risultato della partita, risultati delle partite, serie a, chi ha vinto, tema su, un tema sul, saggio su, scrivimi un,
    scrivimi una, poesia, barzelletta, barzellette, battuta divertente, raccontami una storia, raccontami una favola,
    raccontami una barzelletta, scrivi codice, codice in, programmare in, python, javascript, traduci, tradurre,
    traducimi, traduzione di, come si dice, capitale di, capitale della, capitale del, oroscopo, segno zodiacale, bitcoin,
    cripto*, borsa valori, azioni di, investire in, avvocato, consulenza legale, consiglio legale,
    dichiarazione dei redditi, commercialista, ricetta per, ricetta di, ricetta della, ricetta del, notizie, telegiornale,
    religione, dio esiste, esiste dio, la guerra, guerra in, cantami, testo della canzone, senso della vita, esci con me,
    usciresti con me, sposami, mi sposi, vuoi sposarmi, sei fidanzato, sei fidanzata, ti amo, meteo oggi, meteo domani,
    meteo di domani, che meteo, giocare in borsa, investire in borsa, canta una, fare i compiti, fai i compiti,
    fammi i compiti, aiutarmi con i compiti, aiutami con i compiti, chi vince, chi vincerà, il derby, scudetto, campionato
    `,
  attack: `
    ignora tutto, ignora tutte, ignora tutti, ignora le, ignora i tuoi, ignora le tue, ignora ogni, ignora quanto,
    ignori tutte, ignori le, ignorate le, dimentica le istruzioni, dimentica le tue, dimentica tutte, dimentica tutto,
    dimentica le regole, scorda le istruzioni, system prompt, prompt di sistema, prompt del sistema,
    istruzioni di sistema, istruzioni precedenti, tue istruzioni, sue istruzioni, tuo prompt, tuo system, tue regole,
    tue direttive, tua configurazione, modalità sviluppatore, modalità developer, modalità debug, modalità amministratore,
    developer mode, fingi di, fingi che, fingiti, finga di, fai finta, faccia finta, facciamo finta, fai come se,
    comportati come, comportati da, agisci come, agisci da, immagina di essere, interpreta il ruolo, recita la parte,
    ora sei, adesso sei, da ora sei, da adesso sei, d'ora in poi sei, da ora in poi, jailbreak, rivela il tuo,
    rivela le tue, rivela i tuoi, rivelami, svela il tuo, svelami, ripeti le tue istruzioni, mostrami le tue istruzioni,
    mostrami il tuo prompt, senza restrizioni, senza filtri sei
    `,
  insult: `
    idiota, idioti, stupido, stupida, stupidi, cretino, cretina, cretini, imbecille, imbecilli, deficiente, deficienti,
    scemo, scema, scemi, tonto, ebete, coglion*, rincoglion*, stronz*, vaffanculo, fanculo, affanculo, vaffa, cazzo,
    cazzi, cazzat*, minchia, merda, bot di merda, pezzo di merda, puttan*, troia, bastardo, bastardi, bastarda,
    figlio di puttana, porco dio, dio cane, stai zitto, stai zitta, sta zitto, stia zitto, zitto, chiudi il becco,
    chiudi la bocca, fai schifo, fate schifo, fai pena, fate pena, sei inutile, siete inutili, non servi a niente,
    non capisci niente, non capisci un, siete degli incapaci, incapaci, vai a cagare, vai a quel paese, testa di
    `,
  kinds: `
    cosa vendete, che cosa vendete, che vendete, cosa vendi, che cosa vendi, cosa vende, cosa avete qui, che avete qui,
    cosa avete in negozio, cosa c'è in negozio, cosa c'è nel negozio, cosa c'è nel vostro negozio, cosa trattate,
    che cosa trattate, di cosa vi occupate, che tipo di prodotti, che tipo di cose, che tipi di prodotti,
    che genere di prodotti, che genere di cose, che prodotti, quali prodotti, che articoli, quali articoli, che categorie,
    quali categorie, che reparti, vostre categorie, vostro catalogo, il catalogo, vostro assortimento, vostra gamma,
    vostri prodotti, vostri articoli, suoi prodotti, cosa posso comprare, cosa si può comprare, cosa posso acquistare,
    cosa posso trovare, cosa si trova, cosa posso prendere, cosa offrite, che offrite, che negozio è, che negozio siete,
    che tipo di negozio
    `,
  brands: `
    che marche, che marca avete, quali marche, quali marchi, che marchi, quali brand, che brand, di che marca,
    di che marche, vostre marche, vostri marchi, vostri brand, marche avete, marche vendete, marche trattate,
    marche tenete, marche ci sono, marchi avete, marchi trattate, marchi vendete, brand avete, brand trattate,
    brand vendete, elenco delle marche, elenco marche, lista delle marche, lista marche, elenco dei marchi,
    tutte le marche
    `,
  count: `
    quanti ~ avete, quante ~ avete, quanti ~ hai, quante ~ hai, quanti ~ ha, quante ~ ha, quanti ~ ci sono,
    quante ~ ci sono, quanti ~ vendete, quante ~ vendete, quanti ~ trattate, quanti ce ne sono, quante ce ne sono,
    quanti prodotti, quanti articoli, quanti modelli, quante opzioni, quanti tipi, quante varietà, quanti diversi,
    quante diverse, quanti differenti
    `,
  new: `
    novità, nuovi arrivi, ultimi arrivi, ultime novità, nuovo arrivo, appena arrivato, appena arrivati, appena arrivata,
    appena arrivate, cosa c'è di nuovo, che c'è di nuovo, cosa avete di nuovo, che avete di nuovo, qualcosa di nuovo,
    nuovi prodotti, prodotti nuovi, nuovi articoli, articoli nuovi, nuovi modelli, modelli nuovi, nuova collezione,
    nuove collezioni, nuove uscite, ultime uscite, nuovi inserimenti
    `,
  detail: `
    dimmi di più, mi dica di più, ditemi di più, raccontami di più, parlami di più, più dettagli, maggiori dettagli,
    altri dettagli, nel dettaglio, in dettaglio, dettagli, dettagliato, più informazioni, maggiori informazioni,
    altre informazioni, più info, maggiori info, altre info, informazioni su, informazioni sul, informazioni sulla,
    info su, info sul, info sulla, qualche informazione, caratteristiche, specifiche, specifiche tecniche, scheda tecnica,
    scheda prodotto, scheda del prodotto, descrivi, descrivimi, descrivimelo, descrivimela, mi descriva, descrizione,
    tutto su, tutto sul, tutto sulla, saperne di più, sapere di più, ne so di più, parlami di, parlami del, parlami della,
    mi parli di, mi parli del, mi parli della, mi racconti, spiegami, spiegami meglio, mi spieghi, approfondire,
    raccontami ~ di, dimmi ~ di quello, dimmi ~ di quella, dimmi ~ di questo, dimmi ~ di questa, dimmi del, dimmi della,
    mi dici ~ del, mi dici ~ della
    `,
  pieces: `
    pezzi, pezzo, pz, unità, volte, x, paia, paio, pacchi, pacco, pacchetti, pacchetto, confezioni, confezione, set, kit,
    completi, bottiglie, bottiglia, scatole, scatola, barattoli, barattolo, vasetti, vasetto, flaconi, flacone, lattine,
    lattina, bustine, bustina, buste, sacchetti, sacchetto, rotoli, rotolo, tubetti, tubetto, copie, copia, di quelli,
    di quelle, di questi, di queste
    `,
  size: `
    taglia, taglie, tg, misura, misure, size, numero di scarpe, numero di scarpa, numero di piede, del numero, porto la,
    porto il, porto un, porto una, ho la taglia, calzo, calzo il, mia taglia, mio numero, lunghezza, lunghezza gamba,
    gamba, giro vita, girovita, in vita, cavallo, interno gamba, di vita, misura vita
    `,
  small: `
    piccolo, piccola, piccoli, piccole, più piccolo, più piccola
    `,
  medium: `
    medio, media, medi, medie
    `,
  large: `
    grande, grandi, più grande, grosso, grossa
    `,
  numbers: `
    1=uno|singolo|singola; 2=entrambi|entrambe|coppia|duo; 3=tris|terna; 12=dozzina; 0.5=mezzo|mezza
    `,
  weightAsk: `
    quanto pesa, quanto pesano, quanto peserà, quanto peserebbe, che peso, qual è il peso, quale peso, peso, pesa, pesano,
    pesa molto, pesa tanto, pesa poco, sono pesanti, quanto è pesante, quanto sono pesanti, molto pesante, quanti chili,
    quanti kg, quanti grammi, quanti etti, è troppo pesante, è molto pesante, è tanto pesante, è pesante, è leggero,
    è leggera
    `,
  sizeAsk: `
    quanto è grande, quanto sono grandi, quanto sono lunghi, quanto è alto, quanto è alta, quanto è profondo,
    quanto è profonda, quanto è spesso, quanto è piccolo, quanto è piccola, quanto misura, quanto misurano, che misure ha,
    che misure, che dimensioni, dimensioni, dimensione, le misure, misura in, quanto spazio occupa, quanto occupa,
    è ingombrante, ingombro, che grandezza, grandezza, che lunghezza, che larghezza, che altezza, che spessore,
    che diametro, diametro, lunghezza, larghezza, altezza, profondità, spessore, quanti centimetri, quanti cm,
    quanti metri, ci sta in, ci stanno in, ci sta dentro, entra in, entra nel, entra nella, entrano in, entrerebbe in,
    ci entra, ci entrerebbe, sta in, sta nel, sta nella, è molto grande, è molto piccolo, formato, quanto è larg*,
    quanto è lung*, quanto è alti, quanto è alte, quanto ~ larghezza, di larghezza, di lunghezza, di altezza,
    ci sta ~ nel, ci sta ~ nella, centimetri
    `,
  widthAsk: 'larghezza, quanto è largo, quanto è larga, quanto è larghi',
  heightAsk: 'altezza, quanto è alto, quanto è alta',
  lengthAsk: 'lunghezza, quanto è lungo, quanto è lunga',
  depthAsk: 'profondità, quanto è profondo, quanto è profonda',
  warmthAsk: `
    tiene caldo, tengono caldo, tiene al caldo, quanto tiene caldo, tiene abbastanza caldo, abbastanza caldo,
    abbastanza calda, abbastanza caldi, quanto è caldo, quanto è calda, scalda, scaldano, scalda bene, quanto scalda,
    fa caldo con, avrò freddo, avere freddo, protegge dal freddo, ripara dal freddo, contro il freddo, per il freddo,
    per il grande freddo, che temperatura, che temperature, quale temperatura, quali temperature, fino a che temperatura,
    fino a quale temperatura, fino a quanti gradi, quanti gradi, sotto zero, per l'inverno, in inverno, d'inverno,
    è bello caldo, è bella calda, sono abbastanza caldi, è molto caldo, è molto calda
    `,
  materialAsk: `
    con cosa è fatto, con cosa è fatta, di che materiale, di quale materiale, che materiale, che materiali,
    quale materiale, quali materiali, materiale, materiali, in che materiale, di che tessuto, che tessuto, che stoffa,
    tessuto, che pelle, composizione, è composto, è composta, composto da, composta da, fatto di, fatta di, fatti di,
    fatte di, fatto in pelle, realizzato in, realizzata in, realizzato con, è in pelle, è di pelle, è vera pelle,
    è in cotone, è di cotone, è di lana, è in legno, è di legno, è di plastica, è in plastica, ingrediente, ingredienti,
    cosa c'è dentro, che c'è dentro, cosa contiene, che cosa contiene, contiene, contengono, contenga, contengano,
    imbottitura, c è plastica, contiene plastica, di cosa ~ fatt*, di che ~ fatt*, c è lana, c è cotone, è sintetic*
    `,
  careAsk: `
    lavare, lavarlo, lavarla, lavarli, lavarle, si lava, si lavano, come lo lavo, come la lavo, lavo, lavaggio, lavabile,
    lavabili, lavatrice, lavastoviglie, pulirlo, pulirla, pulirli, si pulisce, si puliscono, come lo pulisco,
    come la pulisco, come si pulisce, stirarlo, stirarla, si stira, si stirano, asciugatrice, asciugarlo, si asciuga,
    prendersi cura, prendermi cura, come si cura, manutenzione, come si conserva, lavaggio a secco, lavare a secco,
    candeggina, si restringe, si restringono, stinge, scolorisce, mettere in lavatrice, va in lavatrice,
    va in lavastoviglie, metterlo in, metterla in, come pulire, da pulire, facile da pulire, si può pulire,
    si può stirare, da stirare, va stirato, come curare, in lavanderia, in tintoria, lavare a mano, lavato a secco
    `,
  durationAsk: `
    quanto tempo dura, quanto tempo durano, per quanto tempo, quanto tempo, quanto ci mette, quanto ci vuole,
    quanto resiste, quanto tiene la carica, dura la batteria, dura la carica, dura tanto, dura molto, durata, che durata,
    durata della batteria, durata batteria, che autonomia, quanta autonomia, autonomia, batteria dura, batteria tiene,
    vita utile, quante ore, quanti giorni, quanti minuti, quanti mesi, quante volte, quanto dur*, quanto regg*,
    quanto ten*, quanto ~ la batteria, quanto ~ la pila
    `,
  capacityAsk: `
    quanto contiene, quanto contengono, quanto ci sta, quanto ci stanno, quanta roba ci sta, cosa ci sta, cosa ci entra,
    quanto ci entra, quanti ~ ci stanno, quante ~ ci stanno, quanti ~ ci entrano, quante ~ ci entrano, quanti ~ contiene,
    quante ~ contiene, quanti ce ne stanno, quante ce ne stanno, quanti litri, quante tazze, quanti gb, quanti giga,
    capacità, che capacità, capienza, che capienza, quanto è capiente, quanto spazio, volume, che volume, quante persone,
    per quante persone, per quanti, quanta gente, quanti posti, quanto peso regge, quanto peso porta, quanti chili regge,
    è molto capiente
    `,
  originAsk: `
    dove è fatto, dove è fatta, dov'è fatto, dov'è fatta, dove sono fatti, dove sono fatte, dove è prodotto,
    dove è prodotta, dov'è prodotto, dov'è prodotta, dove sono prodotti, dove sono prodotte, dove viene prodotto,
    dove viene prodotta, dove viene fatto, dove vengono prodotti, dove vengono fatti, dove lo fanno, dove li fanno,
    dove si produce, dove viene fabbricato, dove è fabbricato, da dove viene, da dove vengono, da dove arriva,
    da dove arrivano, di dov'è, di dove è, di dove sono, prodotto in, prodotta in, prodotti in, prodotte in,
    fabbricato in, fabbricata in, fatto in italia, fatto in cina, fatta in italia, fatti in italia, fatte in italia,
    made in, che paese, quale paese, di che paese, da che paese, in che paese, in quale paese, paese di origine,
    paese d'origine, origine, provenienza, è italiano, è italiana, sono italiani, è cinese
    `,
  ageAsk: `
    che età, quale età, per che età, per quale età, da che età, da quale età, a partire da che età, fascia d'età,
    fascia di età, età consigliata, età minima, età adatta, quanti anni, da quanti anni, per quanti anni,
    ragazzo di ~ anni, ragazza di ~ anni, figlio di ~ anni, figlia di ~ anni, nipote di ~ anni, nipotino di ~ anni,
    nipotina di ~ anni, neonato di ~ mesi, bambino di ~ mesi, bambina di ~ mesi, bimbo di ~ mesi, bimba di ~ mesi,
    di ~ anni d'età, di ~ anni di età, anni di età, mesi di età, di ~ annetti, annetti, anni compiuti, ha ~ anni e,
    figlio ha ~ anni, figlia ha ~ anni, nipote ha ~ anni, che ha ~ anni, che ha ~ mesi, compie ~ anni, persona di ~ anni,
    uno di ~ anni, una di ~ anni, dai ~ anni, dai ~ anni in su, sotto i ~ anni, sopra i ~ anni, adatto ai bambini,
    adatta ai bambini, adatti ai bambini, adatto a bambini, per un ~ di ~ anni, per una ~ di ~ anni, bimb* di ~ anni,
    bambin* di ~ anni
    `,
  powerAsk: `
    quanti watt, quanti w, wattaggio, quanti volt, quanti ampere, voltaggio, che voltaggio, tensione, potenza,
    che potenza, quanta potenza, quanto è potente, quanto è forte, quanto sono potenti, sono potenti,
    è abbastanza potente, consumo, che consumo, consumi, quanto consuma, consuma molto, consuma tanto, quanta corrente,
    quanta luce fa, quanto illumina, fa tanta luce, fa molta luce, quanto è luminoso, quanto è luminosa, lumen,
    quanti lumen, è molto potente, è potente abbastanza, quanti watt ha, quanti watt sono, quanti lumen ha
    `,
  warrantyAsk: `
    garanzia, garanzie, che garanzia, quanta garanzia, anni di garanzia, in garanzia, quanto dura la garanzia, garantito,
    garantita, garantiti, riparazione, riparazioni, riparare, riparate, ripararlo, ripararla, riparabile, si può riparare,
    fate riparazioni, aggiustare, aggiustate, aggiustarlo, si può aggiustare, se si rompe, se si guasta, se si danneggia,
    se smette di, pezzi di ricambio, ricambi, ricambio
    `,
  fitAsk: `
    veste stretto, vestono stretto, veste largo, vestono largo, veste bene, vestono bene, veste giusto, veste regolare,
    come veste, come vestono, calza bene, calzano bene, calza stretto, come calza, come calzano, vestibilità, calzata,
    come sta, come stanno, come cade, mi starà, mi starebbe, mi sta bene la, mi andrà bene, mi va bene la, mi va bene il,
    mi entra, che taglia, che taglie, quale taglia, che numero, quale numero, che misura, quale misura, che taglia prendo,
    che taglia mi, che taglia devo, che taglia dovrei, che taglia consigliate, che numero prendo, taglia corrisponde,
    corrisponde alla taglia, corrispondono alle taglie, taglia in più, taglia in meno, una taglia in più, numero in più,
    mezzo numero, fra due taglie, tra due taglie, tra due misure, tra la m e, tra la s e, tra una m e, guida alle taglie,
    guida taglie, tabella taglie, tabella delle taglie, tra la ~ e la, fra la ~ e la, vest* ~ piccol*, vest* ~ grand*,
    calz* ~ piccol*, calz* ~ grand*
    `,
  contentsAsk: `
    cosa è incluso, cos'è incluso, che è incluso, cosa include, cosa comprende, cosa c'è nella confezione,
    cosa c'è nella scatola, cosa contiene la confezione, cosa contiene la scatola, nella confezione, nella scatola,
    dentro la scatola, nel pacco c'è, contenuto della confezione, compreso, compresa, compresi, comprese, è compreso,
    include, includono, comprende, comprendono, in dotazione, viene con, vengono con, arriva con, arriva già con,
    cosa ricevo, cosa mi arriva, cosa ottengo, viene fornito, viene fornita, fornito con, fornita con, ha già le,
    ci sono le pile, ci sono le batterie, va comprato a parte, si compra a parte, da comprare a parte, venduto a parte,
    venduto separatamente, ha il cavo, ha le pile, c è il cavo, inclus*
    `,
  useAsk: `
    posso usare, posso usarlo, posso usarla, posso usarli, posso usarle, posso utilizzare, posso utilizzarlo,
    posso utilizzarla, posso metterlo, posso metterla, posso portarlo, lo posso usare, la posso usare, li posso usare,
    lo posso mettere, la posso mettere, si può usare, si possono usare, si può utilizzare, si possono utilizzare,
    si potrebbe usare, si può mettere, si possono mettere, si usa con, si usa per, vanno bene per, vanno bene con,
    va bene anche, vanno bene anche, va bene in, va bene su, andrebbe bene, andrebbero bene, andrà bene per,
    andranno bene per, va bene se, è adatto, è adatta, sono adatti, sono adatte, adatto a, adatta a, adatti a, adatte a,
    adatto per, adatta per, adatti per, adatte per, adatto al, adatto alla, adatto all'uso, idoneo, idonea, idonei,
    ideale per, ideali per, indicato per, indicata per, indicati per, buono per, buona per, buoni per, è buono per,
    serve per, servono per, serve anche per, funziona con, funzionano con, funziona anche, funzionerebbe con,
    funzionerà con, funziona su, compatibile, compatibili, compatibile con, compatibili con, è sicuro per, è sicura per,
    resiste alla pioggia, resistente a, posso usarlo per, per usarlo, a cosa serve, a che serve, a che cosa serve,
    a cosa servono, per cosa si usa, per cosa serve, resiste all acqua, resiste al, resiste alla, regge la pioggia,
    va bene ~ per, va bene ~ con, si può usare ~ per
    `,
  forMan: `
    mio padre, mio papà, papà, mio papa, mio marito, il mio ragazzo, mio fratello, mio nonno, nonno, mio zio, mio suocero, il
    mio compagno, il mio fidanzato, per un uomo, sono un uomo, per lui
    `,
  forWoman: `
    mia madre, mia mamma, mamma, mia moglie, la mia ragazza, la ragazza di, mia sorella, mia nonna, nonna, mia zia, mia
    suocera, la mia compagna, la mia fidanzata, per una donna, sono una donna, per lei
    `,
  forChild: `
    mio figlio, mia figlia, i miei figli, mio nipote, mia nipote, il nipotino, la nipotina, mio nipotino, mia nipotina, un
    bambino, una bambina, il mio bambino, la mia bambina, il bimbo, la bimba, un bimbo, una bimba, dei bimbi, un ragazzino,
    una ragazzina, un maschietto, una femminuccia, il più piccolo ha, la più piccola ha, il più grande ha, la più grande ha
    `,
};

const WORDS: LanguageWords = {
  informal:
    'xke=perché xché=perché ke=che nn=non cmq=comunque qlcs=qualcosa qlc=qualcosa qnt=quanto qst=questo grz=grazie pf=per~favore anke=anche',
  typical: `
    il lo la gli le un uno una di del della dei delle che e sono avete hai ha per con senza sotto quale quali quanto costa
    costano cerco vorrei bisogno ciao buongiorno grazie qualcosa meno piu mi non dove quando questo questa c
    `,
  by: 'di della marca',
  definite:
    'il lo la l i gli le del dello della dell dei degli delle al allo alla questo questa quello quella quel quell',
  one: 'un uno una',
  stop: `
    posto neanche nemmeno neppure l d dello dalla nei nelle a allo agli sul sulla fra chi cosa quanto quanta quanti
    quante dove quando perche oppure ma se no sei siete era essere hai ha ho abbiamo hanno avere c ce io tu lei noi voi
    loro ti ci vi me te mie tuo tua suo sua vostro vostra questi queste quello quella quelli quelle meno molto anche
    solo gia ancora alcuni alcune altro altra altri altre tutto tutta tutti tutte costa costano costare prezzo prezzi
    economico economica economici caro cara cari care massimo minimo budget euro eur cerca cercando cercare vuole serve
    servono piacerebbe puo potrebbe potresti consiglio mostrare vedere trova dammi dare compro vendere buonasera piacere
    bello bella prodotto prodotti articolo articoli negozio disponibile disponibili disponibilita magazzino regalo
    regali idea idee padre madre papa mamma amico amica moglie marito fratello sorella figlio figlia qualcuno persona
    persone tipo qui adesso ora oggi carrello aggiungi aggiungere metti mettere dettagli informazioni differenza
    confronta confrontare dimmi dica dire parlami parli taglia taglie colore colori alternativa alternative sotto sopra
    circa fino marca marche marchi marchio nuovo nuova novita tipi generi regalare intendevo piace adatto prendo
    prendere ordinare nonna nonno zia zio collega capo volevo intendo ama qual opzioni info descrizione fa fai fanno
    fare faccio facciamo fate sta stai stanno stare va vai vado vanno andare andrebbe viene vengono allora cosi sempre
    mai ogni dopo poi pero pure ne cui col coi sui sugli sull dall dai dalle nell all dell boh uff mah eh ehm beh
    insomma magari proprio quasi tanto tanta tanti tante troppo troppa poco poca pochi po sa so sai sapere saperlo
    risulta mette metto mettermi mettersi usa usare uso x nn cmq xke stavo stia sia siano ero lasciamo stesso stessa lui
    quindi dunque comunque infatti appena roba cose volta volte basta conosco aveva avevo avrei avrebbe ecco anzi vostre
    nostro nostra nostri dentro vive devo deve dobbiamo bisogna lista
    `,
};

export const language: Language = {
  code: 'it',
  name: 'italian',
  accents: 'àèéìíòóùú',
  stemmer,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'Non abbiamo esattamente questo, ma ecco ciò che si avvicina di più:',
    choose: (title, option, values) => `Quale versione di ${title} preferisce? ${option}: ${values}.`,
    thatIs: (title) => `È ${title}.`,
    listed: (row) => `Nelle caratteristiche si legge: «${row}».`,
    quote: (text) => `«${text}»`,
    hello: (shop) => `Salve! Sono l’assistente di ${shop}. Che cosa sta cercando?`,
    thanks: 'Prego! Posso aiutarla a trovare altro?',
    bye: 'Arrivederci e grazie della visita!',
    about: (shop) =>
      `Sono l’assistente di ${shop}. Posso cercare e confrontare prodotti, verificare prezzi e disponibilità e rispondere a domande sul negozio.`,
    ask: 'Che cosa sta cercando?',
    offTopic: (shop) =>
      `Mi dispiace, su questo non posso aiutarla, ma la aiuto volentieri a trovare qualcosa da ${shop}. Che cosa sta cercando?`,
    speaks: (names) => `Parlo ${names}. Che cosa sta cercando?`,
    gift: 'Volentieri! Che cosa piace a questa persona, e quanto vorrebbe spendere?',
    brands: (names) => `Tra le nostre marche ci sono ${names}.`,
    kinds: (names) => `Da noi trova, tra l’altro: ${names}. Che cosa sta cercando?`,
    count: (count, limits, isLeast) => `Ho trovato ${isLeast ? 'almeno ' : ''}${count} prodotti${limits}, tra cui:`,
    news: 'Mi dispiace, non so quali prodotti siano nuovi.',
    noMore: 'È tutto quello che ho trovato.',
    perhaps: 'Forse può interessarle:',
    under: (amount) => `fino a ${amount}`,
    over: (amount) => `a partire da ${amount}`,
    between: (low, high) => `tra ${low} e ${high}`,
    without: (words) => `senza ${words}`,
    found: (count, limits) => (count === 1 ? `Ecco una proposta${limits}:` : `Ecco ${count} proposte${limits}:`),
    sentence: (title, price, stock) =>
      price === null
        ? `Il prezzo di ${title} non è indicato (${STOCK[stock]}).`
        : `${title} costa ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Non ho trovato nulla che menzioni ${words}, ma questo è ciò che si avvicina di più:`,
    nothing: (words, limits, shop) => `Mi dispiace, non ho trovato ${words || 'nulla'}${limits} da ${shop}.`,
    advice: 'Provi con altre parole: la aiuto volentieri.',
    nearest: 'I più vicini come prezzo:',
    noCheaper: (title, price) => `Non ho trovato nulla di più economico di ${title} a ${price}.`,
    noDearer: (title, price) => `Non ho trovato nulla di più caro di ${title} a ${price}.`,
    soldOut: (title) => `Mi dispiace, ${title} è esaurito.`,
    allSoldOut: 'Mi dispiace, quello che ho trovato al momento è esaurito:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `L’articolo ${isSoldOut ? 'è esaurito' : 'non esiste'} in ${fixed && `${fixed}, `}${decapitalize(varied)}${instead && `; è disponibile in ${instead}`}.`,
    similar: (title) => `Simili a ${title}:`,
    noSimilar: (title) => `Non ho trovato nulla di simile a ${title}.`,
    says: (quote) => `Nella descrizione si legge: «${quote}»`,
    unsaid: (words) => `Su ${words} qui non trovo nulla; forse la pagina del prodotto dice di più.`,
    unsure: 'Non ho trovato una risposta chiara.',
    askShop: (contact) => `Il negozio può darle maggiori informazioni${contact ? `: ${contact}` : '.'}`,
    quoted: (source, quote) => `In «${source}» si legge: «${quote}»`,
    handOver: {
      request: (contact) => `Certo. Può rivolgersi direttamente al negozio${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) => `Mi dispiace. Può rivolgersi al personale del negozio${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Mi dispiace, non posso vedere né modificare gli ordini. Può rivolgersi al negozio${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Mi dispiace, non ho questa informazione e preferisco non tirare a indovinare. Può chiedere al negozio${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'Al momento non mi risultano sconti né codici.',
    was: (price) => `È in offerta; prima costava ${price}.`,
    cart: (items) => `Per aggiungere ${items} al carrello, confermi qui sotto.`,
    each: (price) => `${price} al pezzo`,
    which: 'Quale prodotto intende?',
    cheaper: (title, difference, other) => `${title} costa ${difference} in meno di ${other}.`,
    samePrice: (title, other) => `${title} e ${other} hanno lo stesso prezzo.`,
    compared: 'Ecco il confronto:',
    cheapest: (title, price) => `Il più economico è ${title} a ${price}.`,
    dearest: (title, price) => `Il più caro è ${title} a ${price}.`,
    trouble: 'Mi dispiace, al momento non riesco a controllare. Riprovi tra poco.',
    moment: 'Un momento, per favore.',
    interrupted: 'Mi dispiace, la mia risposta si è interrotta. Ecco che cosa dice il catalogo:',
    suggest: {
      compare: (one, other) => `Può confrontare ${one} e ${other}?`,
      cheapest: 'Qual è il più economico?',
      similar: (title) => `Avete qualcosa di simile a ${title}?`,
      about: (title) => `Mi parli di ${title}`,
      category: (name) => `Che cosa avete in «${name}»?`,
      knowledge: (title) => `Che cosa devo sapere su «${title}»?`,
    },
  },
};
