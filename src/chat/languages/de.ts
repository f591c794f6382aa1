import { stemmer } from '@orama/stemmers/german';
import { CUES } from '../../text/lexicon/cues/de.ts';
import type { Availability } from '../../domain/records.ts';
import type { Language } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'auf Lager',
  out_of_stock: 'ausverkauft',
  unknown: 'Verfügbarkeit nicht angegeben',
};

export const language: Language = {
  code: 'de',
  name: 'german',
  stemmer,
  vocabulary: {
    compounds: true,
    typical:
      'der die das ein eine einen einem ist sind haben habt gibt es ich sie ihr du mir mich und oder fur mit ohne unter uber zu von auf was welche welcher welches wie viel kostet kosten suche brauche mochte bitte danke hallo guten tag auch nicht kein keine den dem im wann wo gunstiger',
    stop: `der die das den dem des ein eine einen einem einer eines ist sind war waren bin bist seid sein haben habt hat habe hast hatte hatten
      gibt gib geben es ich sie ihr wir du er man mir mich uns euch ihnen ihn ihm mein meine meinen meinem meiner dein deine unser unsere
      und oder aber auch noch nur denn dann doch mal so als am an auf aus bei beim bis durch fur gegen im in ins mit nach
      von vom vor zu zum zur uber unter zwischen um etwa circa was wer wen wem welche welcher welches welchen wie viel viele wo wann warum
      kann konnen konnte konnten konnt darf soll sollte muss will wollen mochte mochten wurde wurden brauche brauchen suche suchen sucht finde finden findet
      zeig zeige zeigen zeigt empfehlen empfehlung empfiehl rat bitte danke hallo hi hey guten tag morgen abend moin ja nein nicht kein keine
      keinen keiner kostet kosten koste preis preise preislich gunstig gunstige gunstiger gunstigste gunstigsten billig billiger billigste billigsten teuer teurer
      maximal hochstens mindestens ab budget gut gute guten gutes guter beste besten bester bestes besser schon schone schones schoner etwas was irgendwas alles andere anderes anderen
      anderer artikel produkt produkte ware laden shop geschaft verfugbar verfugbarkeit lieferbar lager vorratig geschenk geschenke idee ideen vater mutter
      papa mama freund freundin mann frau bruder schwester sohn tochter jemand jemanden leute person personen art sorte gern gerne hier da dort dies
      diese dieser dieses diesen diesem jetzt heute sehr ganz mehr weniger euro eur warenkorb leg lege legen erzahl erzahle details informationen unterschied vergleich vergleiche vergleichen
      sagen sag wissen lieber eher statt grosse grossen farbe farben alternative alternativen ubrig aussieht sieht sich lang lange
      meinte gemeint woraus eure euer euren fuhrt fuhren hilft helfen braucht wird werden ware mir's tun machen sprechen spricht arten sorten marke marken weitere weiteren davon neu neue neuste neueste neues anzahl verschiedene passend geeignet schenken mag brauchte wieviel wieviele nochmal nehme nehmen kaufe kaufen bestelle bestellen kauf oma opa grossmutter grossvater tante onkel kollege kollegin chef lehrerin lehrer nachbar liebt infos info genaueres einzelheiten beschreibung drin gibts furs passt geht gehts`,
    hello: 'hallo hi hey moin servus gruss_gott guten_tag guten_morgen guten_abend hallo_zusammen',
    thanks: 'danke vielen_dank dankeschon danke_schon danke_sehr besten_dank merci super_danke perfekt_danke',
    bye: 'tschuss auf_wiedersehen ciao bis_bald bis_dann gute_nacht',
    aboutPattern:
      'wer (?:bist du|sind sie)|was (?:bist du|sind sie)|(?:bist du|sind sie) (?:ein(?:e)? )?(?:bot|roboter|mensch|ki|echt)|was (?:kannst du|konnen sie)|(?:kannst du|konnen sie) (?:mir )?helfen$|wie heisst|(?:sprichst du|sprechen sie|sprecht ihr) \\p{L}+|wie geht|^hilfe$|^bitte helfen$',
    offTopicPattern:
      'ignorier\\w* (?:alle |deine |ihre |die |bisherigen |vorherigen )*(?:anweisung|regel|instruktion)|vergiss (?:alle |deine |die )*(?:anweisung|regel|instruktion)|system-?prompt|systemanweisung|(?:deine|ihre) (?:anweisungen|regeln|instruktionen|prompts?)|tu so als|du bist jetzt|spiel die rolle|\\b(?:scheiss\\w*|arschloch|idiot|fick\\w*|hurensohn)\\b|(?:du bist|sie sind) (?:\\p{L}+ )?(?:dumm|blod|doof|nutzlos|bescheuert)',
    foreign:
      'wetter wettervorhersage witz witze gedicht gedichte geschichte lied prasident prasidentin bundeskanzler kanzler wahl wahlen politik krieg religion gott hausaufgaben aufsatz code python javascript fussball nachrichten bitcoin horoskop anwalt rechtsberatung verklagen arzt symptome diagnose steuern ubersetze ubersetzen hauptstadt',
    wonderPattern:
      'wer|warum|wieso|weshalb|wann|wo|wie|was (?:ist|sind|war|waren|macht|bedeutet)|erzahl|erzahle|schreib|schreibe|sing|ubersetz|ubersetze|berechne|rechne|erklar|erklare|wiederhol|vergiss|sag',
    ours: 'ich mein meine meinen meinem wir unser unsere ihr euch eure euer sie ihre ihren du shop laden geschaft',
    havePattern:
      'haben sie|habt ihr|hast du|gibt es|gibts|fuhren sie|fuhrt ihr|verkauf(?:t ihr|en sie)|such|wie viel kost|was kost|auf lager|verfugbar',
    brandsPattern: '(?:welche|was fur|eure|ihre) marken?|marken (?:habt|haben|fuhrt|fuhren|gibt)|welche hersteller',
    kindsPattern:
      'was (?:alles )?(?:verkauf\\w*|bietet|bieten|habt|haben|fuhrt|fuhren|gibt)(?: ihr| sie| es)?(?: hier| so| alles| denn| eigentlich| an| im (?:angebot|sortiment)){0,3}\\W*$|welche (?:produkte|artikel|kategorien|sachen|produktarten)|(?:euer|ihr) (?:sortiment|angebot)\\W*$|was kann ich (?:hier )?kaufen',
    countPattern: 'wie ?viele (?:verschiedene )?(?:[\\p{L}-]+ ){1,3}(?:habt|haben|gibt|fuhrt|fuhren)',
    newPattern:
      'was (?:ist|gibt es|gibts) (?:neu\\b|neues)|neuheiten|neue (?:produkte|artikel)|neuste|neueste|(?:et)?was neues',
    morePattern:
      '(?:(?:bitte |und )?(?:zeig|zeige|zeigen|gib|nenn)?\\w* ?(?:sie )?(?:mir |uns )?)?(?:noch )?(?:mehr|weitere|andere|noch welche|noch etwas|noch was|was anderes|etwas anderes|mehr davon)(?: bitte| davon)?|(?:gibt es|gibts|habt ihr|haben sie|hast du) (?:noch |auch )?(?:mehr|weitere|andere|noch welche|was anderes|etwas anderes|noch andere)(?: davon)?|was (?:gibt es|habt ihr|haben sie) (?:noch|sonst)(?: noch)?|was noch|(?:mehr|weitere|andere) (?:anzeigen|zeigen)|sonst noch was|sonst noch etwas|weiter',
    amongPattern:
      '^\\W*(?:und |dann )?(?:das|die|den|der) (?:gunstiger|billiger|teurer)e\\w*|welche[rsn]? (?:davon|von (?:denen|ihnen|diesen)|der beiden)|welche[rsn]? ist|(?:sind|haben|konnen) (?:die|sie|diese|beide)\\b|eine[rs]? (?:davon|von (?:denen|ihnen))',
    best: 'beste besten bester bestes besser empfehlen empfiehlst empfehlung am_besten',
    gift: 'geburtstagsgeschenk weihnachtsgeschenk geschenk geschenke geschenkidee geschenkideen schenken mitbringsel',
    occasions:
      'geburtstag geburtstagsgeschenk weihnachten weihnachtsgeschenk jahrestag hochzeit ostern valentinstag abschluss ruhestand einzug wichteln kind kinder partner partnerin eltern neffe nichte cousin jahre alt wird',
    detail: 'mehr details informationen infos genaueres einzelheiten beschreibung alles',
    opposites:
      'sommer/winter herren,manner/damen,frauen/kinder,baby,babys erwachsene,erwachsenen/kinder,baby,junior links,linke/rechts,rechte innen/aussen indoor/outdoor kabelgebunden/kabellos,wireless katze,katzen/hund,hunde tag/nacht gebunden/taschenbuch rot,rote,roter,rotes,roten/blau,blaue,blauer,blaues,blauen/grun,grune,gruner,grunes,grunen/schwarz,schwarze,schwarzer,schwarzes,schwarzen/weiss,weisse,weisser,weisses,weissen/gelb,gelbe,gelber,gelbes/rosa/grau,graue,grauer,graues/braun,braune,brauner,braunes/orange/lila',
    aspects: {
      weight: {
        asks: 'schwer schwerer schwerste schwersten wiegt wiegen gewicht leicht leichter leichteste leichtesten',
        tells: 'gramm kilo pfund wiegt gewicht leicht schwer',
      },
      size: {
        asks: 'gross grosser grosste klein kleiner kleinste kleinsten lang langer breit hoch tief dick abmessungen masse lange breite hohe durchmesser fassungsvermogen volumen fasst liter inhalt menge ml cl cm',
        tells: 'zentimet millimet meter liter zoll breit hoch durchmesser',
      },
      warmth: {
        asks: 'warm warmer warmste warmsten kalt heiss temperatur grad',
        tells: 'grad warm warmt frost kalt kalte',
      },
      power: { asks: 'hell heller hellste stark leistung lumen watt kraftig', tells: 'lumen watt volt kelvin hell' },
      time: {
        asks: 'wie_lange halt akku laufzeit akkulaufzeit brenndauer dauer haltbar haltbarkeit',
        tells: 'stunde minute tag woche monat jahr',
      },
      material: {
        asks: 'woraus aus_was material materialien stoff inhaltsstoffe zutaten enthalt besteht gemacht',
        tells:
          'baumwoll woll leder stahl edelstahl nylon polyester holz kunststoff gummi titan alumin daune seide leinen glas keramik zutat inhaltsstoff eisen filz bambus',
      },
      care: {
        asks: 'spulmaschine spulmaschinenfest wasche waschen waschbar reinigen reinigt pflege pflegen putzen',
        tells: 'wasch reinig pfleg spulmaschin',
      },
    },
    and: 'und bis',
    cheapest:
      'gunstigste gunstigsten gunstigster gunstigstes billigste billigsten billigster preiswerteste preiswertesten niedrigster_preis',
    dearest: 'teuerste teuersten teuerster teuerstes hochwertigste hochster_preis',
    cheaper:
      'gunstiger gunstigere gunstigeres gunstigeren billiger billigere billigeres billigeren preiswerter preiswertere',
    dearer: 'teurer teurere teureres teureren hochwertiger',
    without: 'ohne kein keine keinen keiner keinem ausser',
    not: 'nicht',
    made: 'aus von mit der die das ein eine in auf angewiesen',
    compare: 'vergleich vergleiche vergleichen vergleicht unterschied unterschiede besser versus vs',
    versus: 'versus vs vs. oder und mit',
    or: 'oder',
    cartPattern:
      '^\\W*(?:\\d+|zwei|drei|vier) davon\\b|\\b(?:leg|pack|tu|stell|nimm|nehm|fug)\\w*\\b.*\\b(?:warenkorb|einkaufswagen|korb)\\b|\\b(?:in den|zum) (?:warenkorb|einkaufswagen)\\b|\\bich (?:nehme|kaufe|bestelle)\\b|\\bich (?:mochte|will|wurde)\\b.*\\b(?:kaufen|bestellen|nehmen)\\b',
    pricePattern:
      'wie ?viel\\W*$|wie ?viel (?:kost|ist|sind)|was (?:kostet|kosten)|wie teuer|preis (?:von|fur|der|des)',
    stockPattern: 'auf lager|vorratig|verfugbar|lieferbar|ausverkauft|noch zu haben',
    durationPattern: 'wie (?:lange|schnell|viele tage)|wann',
    times: 'jahr jahre jahren tag tage tagen woche wochen monat monate stunden werktage werktagen',
    similar:
      'ahnlich ahnliche ahnlicher ahnliches alternative alternativen vergleichbar vergleichbare so_etwas_wie so_was_wie',
    follow:
      'und was_ist_mit wie_ware_es_mit oder auch aber gibt_es_das_in gibt_es_die_in gibt_es_den_in habt_ihr_das_in haben_sie_das_in in nur etwas',
    refine: 'in mit fur von aus ohne',
    ordinals:
      'erste|ersten|erster|erstes zweite|zweiten|zweiter|zweites dritte|dritten|dritter|drittes vierte|vierten|viertes funfte|funften|funftes sechste|sechsten',
    last: 'letzte letzten letzter letztes',
    here: 'dies diese dieser dieses diesen',
    it: 'er ist_sie hat_sie kann_sie es dies diese dieser dieses diesen ihn ihm davon beide beiden',
    numbers: 'ein|eine|einen|eins zwei|beiden drei vier funf sechs sieben acht neun zehn',
    size: 'grosse grossen gr',
    question: 'wie was wann wo warum wer kann konnen darf gibt ist sind muss welche welcher welches bietet repariert',
    topics: {
      shipping:
        'versand versandkosten lieferung liefern liefert lieferzeit lieferkosten verschickt versendet porto paket zustellung zoll',
      returns:
        'ruckgabe rucksendung retoure retouren zuruckgeben zuruckschicken zurucksenden umtausch umtauschen erstattung geld_zuruck falsche_grosse falscher_artikel widerruf ruckgaberecht',
      payment:
        'zahlung zahlen bezahlen bezahlung zahlungsarten zahlungsmethoden rechnung paypal klarna kreditkarte ratenzahlung',
      warranty: 'garantie kaputt defekt gewahrleistung reparatur reparaturen reparieren repariert',
      sizes: 'grossentabelle grossenberatung welche_grosse grossenberater grossenguide passform',
      contact:
        'kontakt telefon telefonnummer e-mail email adresse offnungszeiten kundenservice kundendienst mensch ansprechpartner menschen mitarbeiter berater geoffnet offnet schliesst filiale filialen standort laden_in geschaft_in',
      discount:
        'im_angebot mengenrabatt rabatt rabatte rabattcode gutschein gutscheincode aktion aktionen sonderangebot sonderangebote angebote nachlass reduziert',
      order:
        'meine_bestellung meiner_bestellung bestellstatus sendungsverfolgung mein_paket bestellung_stornieren bestellung_andern bestellnummer stornieren',
    },
    handoverPatterns: {
      request:
        '(?:mit |an )(?:(?:einem|einer|einen|ihrem|eurem|dem|der) )?(?:\\p{L}+ )?(?:mensch|menschen|person|mitarbeiter|mitarbeiterin|berater|beraterin|kollegen|ansprechpartner|kundenservice|kundendienst|jemand|jemandem) (?:\\p{L}+ )?(?:sprechen|reden|telefonieren|chatten|schreiben|verbinden|wenden|verbunden)|(?:spreche|sprechen|rede|reden|telefonieren|chatten) mit (?:einem |einer |dem |ihrem )?(?:\\p{L}+ )?(?:menschen|person|mitarbeiter|mitarbeiterin|berater|beraterin|kundenservice|kundendienst|jemandem)|(?:einen|echten) (?:echten )?(?:menschen|mitarbeiter|ansprechpartner) (?:sprechen|erreichen)|(?:kundenservice|kundendienst|mitarbeiter|jemanden) (?:\\p{L}+ )?(?:erreichen|kontaktieren|sprechen)|ruf(?:t|en sie)? mich (?:bitte )?(?:an|zuruck)',
      complaint:
        'beschwer\\p{L}*|reklamieren|reklamation|enttauscht|enttauschend|verargert|unverschamt|unverschamtheit|unzufrieden|frechheit|schlechter (?:kunden)?service',
      order:
        'wo (?:bleibt|ist) (?:mein|meine) (?:bestellung|paket|lieferung|sendung)|falsche[nrsm]? (?:artikel|produkt|ware|sache|lieferung)|(?:etwas falsches|das falsche|den falschen|die falsche) (?:\\p{L}+ )?(?:bekommen|erhalten|geliefert|geschickt)|(?:nicht|nie|noch nichts|immer noch nicht) (?:angekommen|geliefert|erhalten|bekommen)',
    },
  },
  cues: CUES,
  phrases: {
    closest: 'Genau das haben wir leider nicht, aber das kommt dem am nächsten:',
    choose: (title, option, values) => `${option} für ${title}: Was darf es sein? Zur Wahl stehen ${values}.`,
    thatIs: (title) => `Das ist ${title}.`,
    listed: (row) => `In den Details steht: „${row}“.`,
    stock: STOCK,
    quote: (text) => `„${text}“`,
    hello: (shop) => `Hallo! Ich bin der Einkaufsassistent von ${shop}. Wonach suchen Sie?`,
    thanks: 'Gern geschehen! Kann ich Ihnen noch weiterhelfen?',
    bye: 'Auf Wiedersehen und danke für Ihren Besuch!',
    about: (shop) =>
      `Ich bin der Einkaufsassistent von ${shop}. Ich finde und vergleiche Produkte für Sie, sehe Preise und Verfügbarkeit nach und beantworte Fragen zum Shop.`,
    ask: 'Wonach suchen Sie?',
    offTopic: (shop) =>
      `Dabei kann ich leider nicht helfen, aber ich finde gern etwas bei ${shop} für Sie. Wonach suchen Sie?`,
    speaks: 'Ich spreche Deutsch, Englisch, Französisch, Spanisch, Italienisch und Niederländisch. Wonach suchen Sie?',
    gift: 'Gern! Wofür interessiert sich die Person, und wie viel darf es kosten?',
    brands: (names) => `Wir führen unter anderem ${names}.`,
    kinds: (names) => `Bei uns finden Sie unter anderem: ${names}. Wonach suchen Sie?`,
    count: (count, limits, isLeast) =>
      `Ich habe ${isLeast ? 'mindestens ' : ''}${count} Produkte${limits} gefunden, zum Beispiel:`,
    news: 'Welche Produkte neu sind, weiß ich leider nicht.',
    noMore: 'Mehr habe ich leider nicht gefunden.',
    perhaps: 'Vielleicht ist hier etwas dabei:',
    under: (amount) => `bis ${amount}`,
    over: (amount) => `ab ${amount}`,
    around: (amount) => `für etwa ${amount}`,
    between: (low, high) => `zwischen ${low} und ${high}`,
    without: (words) => `ohne ${words}`,
    found: (count, limits) =>
      count === 1 ? `Hier ist ein Vorschlag${limits}:` : `Hier sind ${count} Vorschläge${limits}:`,
    item: (title, price, stock) => `${title}: ${price ?? 'Preis nicht angegeben'}, ${STOCK[stock]}`,
    sentence: (title, price, stock) =>
      price === null
        ? `Für ${title} ist kein Preis angegeben (${STOCK[stock]}).`
        : `${title} kostet ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Zu ${words} habe ich nichts gefunden, aber das kommt am nächsten:`,
    mentioned: (words) => `Ein Produkt namens ${words} habe ich nicht gefunden, aber hier wird es erwähnt:`,
    nothing: (words, limits, shop) =>
      `Leider habe ich bei ${shop} ${words || 'nichts'}${limits} ${words && 'nicht '}gefunden.`,
    advice: 'Versuchen Sie es mit anderen Worten oder fragen Sie mich nach etwas anderem.',
    nearest: 'Preislich am nächsten:',
    corrected: (typed, correction) =>
      `Zu „${typed}“ habe ich nichts gefunden, deshalb habe ich nach „${correction}“ gesucht.`,
    noCheaper: (title, price) => `Etwas Günstigeres als ${title} für ${price} habe ich nicht gefunden.`,
    noDearer: (title, price) => `Etwas Teureres als ${title} für ${price} habe ich nicht gefunden.`,
    soldOut: (title) => `${title} ist leider ausverkauft.`,
    allSoldOut: 'Leider zurzeit ausverkauft:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${fixed ? `In ${fixed} ist ${varied}` : `${varied} ist`} ${isSoldOut ? 'leider ausverkauft' : 'nicht erhältlich'}${instead && `; es gibt ${isSoldOut ? 'noch ' : ''}${instead}`}.`,
    similar: (title) => `Ähnlich wie ${title}:`,
    noSimilar: (title) => `Etwas Ähnliches wie ${title} habe ich leider nicht gefunden.`,
    says: (quote) => `In der Beschreibung steht: „${quote}“`,
    silent: (words) => `Zu ${words} steht nichts in der Beschreibung.`,
    unsaid: (words) => `Zu ${words} steht hier nichts; mehr verrät vielleicht die Produktseite.`,
    sizes: 'Welche Größen es noch gibt, sehen Sie auf der Produktseite.',
    quoted: (source, quote) => `Unter „${source}“ steht: „${quote}“`,
    handOver: {
      request: (contact) => `Gern. Bitte wenden Sie sich direkt an den Shop${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) =>
        `Das tut mir leid. Bitte wenden Sie sich damit an das Team des Shops${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Bestellungen kann ich leider weder einsehen noch ändern. Bitte wenden Sie sich dafür an den Shop${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Das weiß ich leider nicht, und raten möchte ich nicht. Bitte fragen Sie beim Shop nach${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'Von aktuellen Rabatten oder Codes ist mir nichts bekannt.',
    cart: (items) => `Bitte bestätigen Sie unten, um ${items} in den Warenkorb zu legen.`,
    each: (price) => `${price} pro Stück`,
    which: 'Welches Produkt meinen Sie?',
    cheaper: (title, difference, other) => `${title} kostet ${difference} weniger als ${other}.`,
    samePrice: (title, other) => `${title} und ${other} kosten gleich viel.`,
    compared: 'Im Vergleich:',
    cheapest: (title, price) => `Am günstigsten ist ${title} für ${price}.`,
    dearest: (title, price) => `Am teuersten ist ${title} für ${price}.`,
    trouble: 'Das kann ich gerade leider nicht nachsehen. Bitte versuchen Sie es gleich noch einmal.',
    moment: 'Einen Moment, bitte.',
    interrupted: 'Entschuldigung, ich wurde unterbrochen. Das steht im Katalog:',
    suggest: {
      compare: (one, other) => `Vergleiche ${one} und ${other}`,
      cheapest: 'Was davon ist am günstigsten?',
      similar: (title) => `Gibt es etwas Ähnliches wie ${title}?`,
      about: (title) => `Erzähl mir mehr über ${title}`,
      category: (name) => `Was habt ihr unter „${name}“?`,
      knowledge: (title) => `Was sollte ich über „${title}“ wissen?`,
    },
  },
};
