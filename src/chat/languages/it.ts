import { stemmer } from '@orama/stemmers/italian';
import { CUES } from '../../text/lexicon/cues/it.ts';
import type { Availability } from '../../domain/records.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'disponibile',
  out_of_stock: 'esaurito',
  unknown: 'disponibilità non indicata',
};

export const language: Language = {
  code: 'it',
  name: 'italian',
  stemmer,
  vocabulary: {
    typical:
      'il lo la gli le un uno una di del della dei delle che e sono avete hai ha per con senza sotto quale quali quanto costa costano cerco vorrei bisogno ciao buongiorno grazie qualcosa meno piu mi non dove quando questo questa c',
    stop: `il lo la i gli le l un uno una di d del dello della dei degli delle da dal dalla in nel nella nei nelle a al allo alla ai agli alle con
      su sul sulla per tra fra che chi cosa quale quali quanto quanta quanti quante come dove quando perche e ed o oppure ma se non no si sono sei siete
      era essere avete hai ha ho abbiamo hanno avere c ce io tu lei noi voi loro mi ti ci vi me te mio mia miei mie tuo tua suo sua vostro vostra
      questo questa questi queste quello quella quelli quelle piu meno molto anche solo gia ancora qualcosa qualche alcuni alcune altro altra altri altre
      tutto tutta tutti tutte costa costano costare prezzo prezzi economico economica economici caro cara cari care massimo minimo budget euro eur
      cerco cerca cercando cercare vorrei voglio vuole bisogno serve servono piacerebbe puoi puo potete potrebbe potresti consigliare consigli consiglia
      consiglio mostra mostrami mostrare vedere trova trovare dammi dare comprare compro vendete vendere ciao salve buongiorno
      buonasera grazie favore piacere buono buona buoni migliore migliori bello bella prodotto prodotti articolo articoli negozio disponibile
      disponibili disponibilita magazzino regalo regali idea idee padre madre papa mamma amico amica moglie marito fratello sorella figlio figlia qualcuno
      persona persone tipo qui adesso ora oggi carrello aggiungi aggiungere metti mettere dettagli informazioni differenza confronta confrontare dimmi dica dire
      parlami parli taglia taglie colore colori alternativa alternative sotto sopra circa fino
      marca marche marchi marchio nuovo nuova novita tipi generi regalare intendevo piace adatto prendo prendere ordinare acquistare nonna nonno zia zio collega capo volevo intendo ama qual opzioni info descrizione`,
    hello: 'ciao salve buongiorno buonasera buon_giorno buona_sera',
    thanks: 'grazie grazie_mille molte_grazie tante_grazie perfetto_grazie',
    bye: 'arrivederci a_presto buona_giornata buona_notte addio',
    aboutPattern:
      'chi sei|chi e lei|cosa sei|sei (?:un |una )?(?:robot|bot|umano|ia|persona)|cosa (?:puoi|sai|puo) fare|(?:puoi|puo) aiutarmi$|come stai|(?:parli|parla|parlate) \\p{L}+$|^aiuto$',
    offTopicPattern:
      'ignora\\w* (?:tutte |le |tue |sue |precedenti )*(?:istruzion|regol)|dimentica\\w* (?:tutte |le |tue |sue |precedenti )*(?:istruzion|regol)|prompt di sistema|(?:tue|sue) (?:istruzioni|regole)|fai finta|adesso sei|ora sei|\\b(?:merda|stronzo|cazzo|vaffanculo|idiota)\\b|sei (?:\\p{L}+ )?(?:stupido|stupida|scemo|inutile)',
    foreign:
      'meteo previsioni tempo_fa tempo_fara barzelletta barzellette poesia poesie storia canzone presidente elezione elezioni politica guerra religione dio compiti tema codice_in python javascript calcio notizie bitcoin oroscopo avvocato legale causa medico sintomi diagnosi tasse traduci tradurre capitale',
    wonderPattern:
      "chi|perche|quando|dove|come|che (?:cosa e|tempo)|cos'e|qual e|quali sono|raccontami|racconta|scrivi|scrivimi|canta|traduci|calcola|spiega|ripeti|dimentica|dimmi",
    ours: 'io mio mia miei noi nostro voi vostro vostra lei tu tuo tua avete posso potrei negozio',
    havePattern: "avete|hai|c'e|ci sono|vendete|vendi|cerco|cercando|quanto|disponibil|in magazzino",
    brandsPattern: '(?:che|quali|vostre|vostri) (?:marche|marchi|marca)|(?:marche|marchi) (?:avete|vendete|ci sono)',
    kindsPattern:
      '(?:che |che cosa |cosa )(?:vendete|vendi|offrite|avete)(?: qui)?\\W*$|che (?:tipo|tipi|genere) di (?:prodotti|cose|articoli)|(?:che|quali) (?:prodotti|articoli|categorie)|cosa posso comprare',
    countPattern: 'quant[ie] (?:[\\p{L}-]+ ){1,3}(?:avete|hai|ci sono|vendete)',
    newPattern: "cosa c'e di nuovo|novita|prodotti nuovi|nuovi (?:prodotti|arrivi)|ultimi arrivi",
    morePattern:
      "(?:(?:puoi |puo )?(?:mostra|mostrami|mostrarmi|fammi vedere|dammi|mi mostri)? ?)?(?:di piu|altri|altre|altro|ancora|qualcos'altro|altre opzioni|altre proposte|il resto)(?: per favore)?|(?:ci sono|avete|ne avete|hai|c'e) (?:altri|altre|altro|di piu|ancora|qualcos'altro)|(?:mostra|vedi) (?:altro|altri|di piu)|cos'altro(?: c'e| avete)?|che altro|e gli altri|e le altre",
    amongPattern:
      'qual(?:e|i)? (?:di (?:questi|queste|loro|essi|quelli)|e|sono|dei due)|(?:sono|hanno) (?:tutti|tutte|entrambi|entrambe)|uno di (?:questi|loro)|una di (?:queste|loro)',
    best: 'migliore migliori meglio consigli consiglia consiglio',
    gift: 'regalo regali regalare',
    occasions:
      'compleanno natale anniversario matrimonio pasqua san_valentino laurea pensione fidanzato fidanzata ragazzo ragazza bambino bambina genitori nipote cugino cugina anni compie',
    detail: 'piu dettagli informazioni descrizione parlami mi_parli mi_dica',
    opposites:
      'estate,estivo,estiva/inverno,invernale uomo,uomini/donna,donne/bambino,bambini,bambina,bambine,neonato adulto,adulti/bambini,neonato sinistra,sinistro/destra,destro interno/esterno gatto,gatti/cane,cani giorno/notte rosso,rossa,rossi/blu/verde,verdi/nero,nera,neri,nere/bianco,bianca,bianchi/giallo,gialla/rosa/grigio,grigia/marrone',
    aspects: {
      weight: {
        asks: 'pesa pesano peso pesante pesanti leggero leggera leggeri',
        tells: 'gramm chil pesa peso legger pesant',
      },
      size: {
        asks: 'grande grandi piccolo piccola lungo lunga largo larga alto alta profondo spesso dimensioni misure lunghezza larghezza altezza diametro capacita volume contiene litri ml cl cm misura',
        tells: 'centimetr millimetr metro litr pollic larg alto capacita',
      },
      warmth: { asks: 'caldo calda caldi freddo fredda temperatura gradi', tells: 'grado gradi cald fredd gelo' },
      power: { asks: 'luminoso luminosa potente potenza lumen watt', tells: 'lumen watt volt kelvin luminos' },
      time: { asks: 'quanto_dura dura durata autonomia batteria', tells: 'ora ore minut giorn settiman mes ann' },
      material: {
        asks: 'di_che_cosa di_cosa materiale materiali tessuto ingredienti fatto fatta composizione contiene',
        tells:
          'cotone lana pelle cuoio acciaio nylon poliestere legno plastica gomma titanio allumin piuma piumino seta lino vetro ceramica ingredient ferro feltro bambu',
      },
      care: {
        asks: 'lavastoviglie lavare lava lavabile pulire pulisce cura manutenzione',
        tells: 'lav pul sciacqu lavastoviglie',
      },
    },
    and: 'e a',
    cheapest: 'il_piu_economico la_piu_economica i_piu_economici meno_caro meno_cara prezzo_piu_basso',
    dearest: 'il_piu_caro la_piu_cara i_piu_cari prezzo_piu_alto',
    cheaper: 'piu_economico piu_economica piu_economici piu_economiche meno_costoso meno_costosa meno_cari',
    dearer: 'piu_caro piu_cara piu_costoso piu_costosa',
    without:
      'senza tranne eccetto escluso non_ha_bisogno_di non_abbia_bisogno_di non_richiede non_richieda non_usa non_usi che_non_ha che_non_hanno che_non_abbia non_contiene non_contenga',
    not: 'non',
    made: 'di in con da',
    compare: 'confronta confrontare confronto paragona differenza differenze meglio versus vs',
    versus: 'versus vs vs. o e con',
    or: 'o oppure',
    cartPattern:
      '\\b(?:aggiung|mett|inser)\\w*\\b.*\\bcarrello\\b|\\bnel carrello\\b|\\b(?:lo|la|li|le) prendo\\b|\\bvorrei (?:comprare|ordinare|acquistare)\\b|^(?:compro|comprare)\\b',
    pricePattern:
      'quanto\\W*$|quanto (?:costa|costano|viene|vengono|e)|che prezzo|qual e il prezzo|prezzo (?:di|del|della)',
    stockPattern: 'disponibil|in magazzino|esaurit|in stock',
    durationPattern: 'quanto (?:tempo|ci mette|impiega)|quanti giorni|in quanto|quando',
    times: 'anno anni giorno giorni settimana settimane mese mesi ore',
    similar: 'simile simili alternativa alternative qualcosa_come paragonabile',
    follow: 'e che_ne_dici anche ma o oppure e_in in con solo qualcosa',
    refine: 'in con per di da senza',
    ordinals: 'primo|prima|primi|prime secondo|seconda terzo|terza quarto|quarta quinto|quinta sesto|sesta',
    last: 'ultimo ultima',
    subjectless: 'e sono ha hanno contiene viene va pesa si_puo serve',
    here: 'questo questa',
    it: 'questo questa quello quella questi queste esso entrambi',
    numbers: 'un|uno|una due tre quattro cinque sei sette otto nove dieci',
    size: 'taglia taglie misura numero',
    question: 'come cosa quando dove perche chi posso puo si quanto quale quali e riparate',
    topics: {
      shipping:
        'spedizione spedizioni spedire spedite consegna consegne consegnate pacco corriere dogana spese_di_spedizione',
      returns:
        'reso resi restituire restituzione rimborso rimborsi soldi_indietro taglia_sbagliata cambio cambiare recesso',
      payment: 'pagamento pagamenti pagare fattura paypal klarna carta_di_credito rate',
      warranty: 'garanzia garanzie rotto rotta difettoso difettosa riparazione riparazioni riparare riparate',
      sizes: 'guida_alle_taglie tabella_taglie tabella_delle_taglie che_taglia quale_taglia che_numero',
      contact:
        'contatto contatti contattare telefono email indirizzo orari orario assistenza umano aperti aperto chiudete negozio_a',
      discount: 'sconto sconti codice_sconto coupon buono promozione promozioni offerta offerte saldi',
      order: 'mio_ordine stato_dell_ordine tracciare mio_pacco annullare_l annullare_il annullare_un numero_d_ordine',
    },
    handoverPatterns: {
      request:
        "(?:parlare|chattare|mettermi in contatto) con (?:qualcuno|(?:una? |un')(?:\\p{L}+ )?(?:persona|umano|operatore|operatrice|addetto|addetta|consulente|commesso|commessa|responsabile|essere umano)|(?:il |la |l'|lo )?(?:personale|responsabile|servizio clienti|assistenza|staff))|(?:contattare|chiamare) (?:qualcuno|una persona|un operatore|il servizio clienti|l'assistenza)|(?:richiamatemi|essere richiamat[oa])",
      complaint:
        'reclam[oi]|lamentela|lamentele|lamentarmi|delus[oa]|deludente|inaccettabile|insoddisfatt[oa]|vergognos[oa]|pessimo servizio',
      order:
        "(?:dov'e|dove e) il mio (?:ordine|pacco)|(?:ricevuto|arrivato|inviato|spedito|consegnato) (?:il |la |l'|lo |un |una )?(?:\\p{L}+ )?(?:sbagliat[oa]|errat[oa])|(?:articolo|prodotto) (?:sbagliato|errato)|(?:non|non mi|mai) (?:e |ho )?(?:ancora )?(?:arrivat[oa]|ricevuto niente)",
    },
  },
  cues: CUES,
  phrases: {
    closest: 'Non abbiamo esattamente questo, ma ecco ciò che si avvicina di più:',
    choose: (title, option, values) => `${option} per ${title}: quale preferisce? Abbiamo ${values}.`,
    thatIs: (title) => `È ${title}.`,
    listed: (row) => `Nelle caratteristiche si legge: «${row}».`,
    stock: STOCK,
    quote: (text) => `«${text}»`,
    hello: (shop) => `Salve! Sono l’assistente di ${shop}. Che cosa sta cercando?`,
    thanks: 'Prego! Posso aiutarla a trovare altro?',
    bye: 'Arrivederci e grazie della visita!',
    about: (shop) =>
      `Sono l’assistente di ${shop}. Posso cercare e confrontare prodotti, verificare prezzi e disponibilità e rispondere a domande sul negozio.`,
    ask: 'Che cosa sta cercando?',
    offTopic: (shop) =>
      `Mi dispiace, in questo non posso aiutarla, ma la aiuto volentieri a trovare qualcosa da ${shop}. Che cosa sta cercando?`,
    speaks: 'Parlo italiano, inglese, tedesco, francese, spagnolo e olandese. Che cosa sta cercando?',
    gift: 'Volentieri! Che cosa piace a questa persona, e quanto vorrebbe spendere?',
    brands: (names) => `Tra le nostre marche ci sono ${names}.`,
    kinds: (names) => `Da noi trova, tra l’altro: ${names}. Che cosa sta cercando?`,
    count: (count, limits, isLeast) => `Ho trovato ${isLeast ? 'almeno ' : ''}${count} prodotti${limits}, tra cui:`,
    news: 'Mi dispiace, non so quali prodotti siano nuovi.',
    noMore: 'È tutto quello che ho trovato.',
    perhaps: 'Forse può interessarle:',
    under: (amount) => `fino a ${amount}`,
    over: (amount) => `a partire da ${amount}`,
    around: (amount) => `a circa ${amount}`,
    between: (low, high) => `tra ${low} e ${high}`,
    without: (words) => `senza ${words}`,
    found: (count, limits) => (count === 1 ? `Ecco una proposta${limits}:` : `Ecco ${count} proposte${limits}:`),
    item: (title, price, stock) => `${title}: ${price ?? 'prezzo non indicato'}, ${STOCK[stock]}`,
    sentence: (title, price, stock) =>
      price === null
        ? `Il prezzo di ${title} non è indicato (${STOCK[stock]}).`
        : `${title} costa ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Non ho trovato nulla che menzioni ${words}, ma questo è ciò che si avvicina di più:`,
    mentioned: (words) => `Non ho trovato un prodotto chiamato ${words}, ma se ne parla qui:`,
    nothing: (words, limits, shop) => `Mi dispiace, non ho trovato ${words || 'nulla'}${limits} da ${shop}.`,
    advice: 'Provi con altre parole o mi chieda qualcos’altro.',
    nearest: 'I più vicini come prezzo:',
    corrected: (typed, correction) => `Non ho trovato nulla per «${typed}», quindi ho cercato «${correction}».`,
    noCheaper: (title, price) => `Non ho trovato nulla di più economico di ${title} a ${price}.`,
    noDearer: (title, price) => `Non ho trovato nulla di più caro di ${title} a ${price}.`,
    soldOut: (title) => `Mi dispiace, ${title} è esaurito.`,
    allSoldOut: 'Mi dispiace, quello che ho trovato al momento è esaurito:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `L’articolo ${isSoldOut ? 'è esaurito' : 'non esiste'} in ${fixed && `${fixed}, `}${decapitalize(varied)}${instead && `; è disponibile in ${instead}`}.`,
    similar: (title) => `Simili a ${title}:`,
    noSimilar: (title) => `Non ho trovato nulla di simile a ${title}.`,
    says: (quote) => `Nella descrizione si legge: «${quote}»`,
    silent: (words) => `La descrizione non menziona ${words}.`,
    unsaid: (words) => `Su ${words} qui non trovo nulla; forse la pagina del prodotto dice di più.`,
    sizes: 'Le taglie rimaste sono indicate nella pagina del prodotto.',
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
