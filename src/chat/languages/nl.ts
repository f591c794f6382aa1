import { stemmer } from '@orama/stemmers/dutch';
import { CUES } from '../../text/lexicon/cues/nl.ts';
import type { Availability } from '../../domain/records.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'op voorraad',
  out_of_stock: 'uitverkocht',
  unknown: 'voorraad onbekend',
};

export const language: Language = {
  code: 'nl',
  name: 'dutch',
  stemmer,
  vocabulary: {
    compounds: true,
    typical:
      'de het een is zijn hebben heeft hebt jullie ik je u wij mijn en of voor met zonder onder boven van naar op wat welke hoeveel kost kosten zoek wil nodig graag hallo dank bedankt niet geen ook er deze die dat hoe wanneer waar',
    stop: `de het een den des is zijn was waren ben bent hebben heeft hebt heb had jullie ik je jij u uw wij we hij zij ze mij me mijn ons onze hun
      en of maar ook nog dan dus want als voor met onder boven over van vanaf naar op in aan bij uit tot te ten ter om rond tussen door per wat wie welke
      welk hoe hoeveel waar wanneer waarom er hier daar deze dit die dat kan kunnen kunt mag moet wil willen zou zouden zoek zoeken zoekt vind vinden
      vindt toon laat zien geef geven raad aanraden aanbevelen aanbeveling nodig graag alstublieft alsjeblieft hallo hoi dag goedemorgen goedemiddag
      goedenavond dank bedankt dankjewel ja nee niet geen kost kosten prijs prijzen goedkoop goedkope goedkoper goedkoopste duur dure duurder
      duurste maximaal minimaal minder meer hoogstens budget euro eur goed goede goeds beste beter mooi mooie iets wat alles andere ander
      product producten artikel artikelen winkel shop beschikbaar voorraad leverbaar cadeau cadeaus idee ideeen vader moeder
      vriend vriendin man vrouw broer zus zoon dochter iemand mensen persoon personen soort nu vandaag heel erg winkelwagen winkelmandje mandje voeg toe
      leg doe details informatie verschil vergelijk vergelijken vertel zeg weten liever maat maten kleur kleuren alternatief alternatieven verkopen verkoopt kopen
      merk merken nieuw nieuwe nieuwste soorten bedoel bedoelde bedoelden geschikt houdt zoiets neem nemen koop bestel bestellen oma opa tante oom collega baas juf buurman opties tegen beschrijving`,
    hello: 'hallo hoi hey dag goedemorgen goedemiddag goedenavond goedendag',
    thanks: 'dank_je dank_u bedankt dankjewel dank_je_wel hartelijk_dank perfect_bedankt',
    bye: 'doei tot_ziens dag_hoor goedenacht tot_later',
    aboutPattern:
      'wie ben (?:je|jij)|wie bent u|wat ben (?:je|jij)|ben (?:je|jij) (?:een )?(?:robot|bot|mens|ai)|wat (?:kun|kan) (?:je|jij)|(?:kun|kan) je (?:me |mij )?helpen$|hoe gaat het|(?:spreek je|spreekt u|spreken jullie) \\p{L}+|^(?:help|hulp)$',
    offTopicPattern:
      'negeer (?:al |alle |je |jouw |uw |de |vorige )*(?:instructie|regel|opdracht)|vergeet (?:al |alle |je |jouw |uw |de |vorige )*(?:instructie|regel|opdracht)|systeem-?prompt|(?:je|jouw|uw) (?:instructies|regels|prompts?)|doe alsof|je bent nu|\\b(?:klootzak|kut|idioot|eikel|godverdomme)\\b|(?:je bent|jij bent|u bent) (?:\\p{L}+ )?(?:dom|stom|nutteloos)',
    foreign:
      'weer_morgen weer_vandaag weersverwachting mop moppen grap grappen gedicht gedichten verhaal liedje president verkiezing verkiezingen politiek oorlog religie god huiswerk opstel code python javascript voetbal nieuws bitcoin horoscoop advocaat juridisch dokter symptomen diagnose belasting vertaal vertalen hoofdstad',
    wonderPattern:
      'wie|waarom|wanneer|waar|hoe|wat (?:is|zijn|was|waren|betekent)|vertel|schrijf|zing|vertaal|bereken|leg uit|herhaal|vergeet|zeg',
    ours: 'ik mijn wij we ons onze jullie je jouw u uw winkel shop',
    havePattern:
      'hebben jullie|heeft u|hebt u|heb je|is er|zijn er|verkopen jullie|verkoopt u|zoek|hoeveel kost|wat kost|op voorraad|beschikbaar',
    brandsPattern: '(?:welke|wat voor|jullie) merken?|merken (?:hebben|verkopen|zijn)',
    kindsPattern:
      'wat (?:allemaal )?(?:verkopen|verkoopt|hebben|heeft|bieden)(?: jullie| u| je)?(?: hier| zoal| allemaal| aan){0,2}\\W*$|(?:welke|wat voor|wat voor soort) (?:producten|spullen|artikelen|dingen|categorieen)|jullie assortiment|wat kan ik (?:hier )?kopen',
    countPattern: 'hoeveel (?:verschillende )?(?:[\\p{L}-]+ ){1,3}(?:hebben|heeft|heb|zijn er|verkopen)',
    newPattern: 'wat is (?:er )?nieuw|nieuwe (?:producten|artikelen)|nieuwste|nieuw binnen|iets nieuws',
    morePattern:
      '(?:(?:kun je |kunt u )?(?:toon|laat|geef)? ?(?:me |mij |ons )?)?(?:nog )?(?:meer|andere|anderen|iets anders|nog meer|nog iets|meer opties)(?: zien| graag| alsjeblieft)?|(?:zijn er|heb je|hebben jullie|heeft u|is er) (?:nog |ook )?(?:meer|andere|anderen|iets anders)|wat (?:nog meer|hebben jullie nog|is er nog)|(?:meer|andere) (?:tonen|zien)|wat nog|nog iets',
    amongPattern:
      '^\\W*(?:de|het) (?:goedkopere|duurdere)|welke (?:van (?:deze|die|hen|ze|de twee)|is|zijn)|(?:zijn|hebben|kunnen) (?:ze|deze|die|beide)\\b|een van (?:deze|die|hen|ze)',
    best: 'beste beter raad_je_aan aanraden aanrader aanbevelen',
    gift: 'verjaardagscadeau cadeau cadeaus cadeautje kado',
    occasions:
      'verjaardag verjaardagscadeau kerst kerstmis jubileum bruiloft pasen valentijnsdag valentijn sinterklaas pensioen kind kinderen partner ouders neef nicht jaar wordt',
    detail: 'meer details informatie info beschrijving alles',
    opposites:
      'zomer/winter heren,mannen/dames,vrouwen/kinderen,kind,baby volwassenen/kinderen,baby links,linker/rechts,rechter binnen/buiten bedraad/draadloos kat,katten/hond,honden dag/nacht rood,rode/blauw,blauwe/groen,groene/zwart,zwarte/wit,witte/geel,gele/roze/grijs,grijze/bruin,bruine/oranje/paars',
    aspects: {
      weight: {
        asks: 'zwaar zwaarder zwaarste weegt wegen gewicht licht lichter lichtste',
        tells: 'gram kilo weegt gewicht lichtgewicht zwaar',
      },
      size: {
        asks: 'groot groter grootste klein kleiner kleinste lang langer breed hoog diep dik afmetingen maten lengte breedte hoogte diameter inhoud volume past liter ml cl cm',
        tells: 'centimet millimet meter liter inch breed hoog inhoud',
      },
      warmth: { asks: 'warm warmer warmste koud heet temperatuur graden', tells: 'graad graden warm vries vorst koud' },
      power: { asks: 'fel helder feller sterk vermogen lumen watt', tells: 'lumen watt volt kelvin fel' },
      time: {
        asks: 'hoe_lang gaat_mee accu batterij looptijd brandduur duur',
        tells: 'uur uren minut dag dagen week maand jaar',
      },
      material: {
        asks: 'waarvan gemaakt materiaal materialen stof ingredienten bevat bestaat',
        tells:
          'katoen wol leer leder staal nylon polyester hout kunststof plastic rubber titanium alumin dons zijde linnen glas keramiek ingredient ijzer vilt bamboe',
      },
      care: {
        asks: 'vaatwasser vaatwasmachine wassen was wasbaar schoonmaken reinigen onderhoud verzorgen',
        tells: 'was reinig schoonma vaatwas',
      },
    },
    and: 'en tot',
    cheapest: 'goedkoopste voordeligste laagste_prijs',
    dearest: 'duurste hoogste_prijs',
    cheaper: 'goedkoper goedkopere voordeliger',
    dearer: 'duurder duurdere',
    without: 'zonder behalve geen',
    not: 'niet',
    made: 'van uit met de het een op',
    compare: 'vergelijk vergelijken vergelijking verschil verschillen beter versus vs',
    versus: 'versus vs vs. of en met',
    or: 'of',
    cartPattern:
      '\\b(?:voeg|leg|doe|stop|zet)\\b.*\\b(?:winkelwagen|winkelmandje|mandje|wagen)\\b|\\b(?:in|aan) (?:mijn|de|het) (?:winkelwagen|winkelmandje|mandje)\\b|\\bik (?:neem|koop|bestel)\\b|\\bik wil\\b.*\\b(?:kopen|bestellen)\\b',
    pricePattern: 'hoeveel\\W*$|hoeveel (?:kost|kosten|is)|wat (?:kost|kosten)|hoe duur|prijs van',
    stockPattern: 'op voorraad|beschikbaar|leverbaar|uitverkocht',
    durationPattern: 'hoe (?:lang|snel)|hoeveel dagen|wanneer',
    times: 'jaar jaren dag dagen week weken maand maanden uur werkdagen',
    similar:
      'vergelijkbaar vergelijkbare soortgelijk soortgelijke gelijkaardig alternatief alternatieven zoiets_als lijkt_op',
    follow: 'en wat_dacht_je_van of ook maar en_in in met alleen iets',
    refine: 'in met voor van uit zonder',
    ordinals: 'eerste tweede derde vierde vijfde zesde',
    last: 'laatste',
    here: 'dit deze',
    it: 'die dat deze dit hem ze beide',
    numbers: 'een twee drie vier vijf zes zeven acht negen tien',
    size: 'maat maten',
    question: 'hoe wat wanneer waar waarom wie kan kunnen mag is zijn hoeveel welke repareren',
    topics: {
      shipping:
        'verzending verzendkosten verzenden levering leveren levertijd bezorging bezorgen bezorgd pakket douane',
      returns:
        'retour retouren retourneren terugsturen ruilen omruilen terugbetaling geld_terug verkeerde_maat herroeping',
      payment: 'betaling betalen betaalmethoden factuur paypal klarna creditcard',
      warranty: 'garantie kapot defect reparatie reparaties repareren',
      sizes: 'maattabel matentabel maatgids welke_maat',
      contact:
        'contact telefoon telefoonnummer e-mail email adres openingstijden klantenservice mens geopend open filiaal winkel_in',
      discount: 'korting kortingen kortingscode kortingsbon actie acties aanbieding aanbiedingen uitverkoop',
      order: 'mijn_bestelling bestelstatus volgen_van mijn_pakket bestelling_annuleren annuleren bestelnummer',
    },
    handoverPatterns: {
      request:
        '(?:met|aan) (?:iemand|een (?:\\p{L}+ )?(?:mens|persoon|medewerker|adviseur|collega|manager)|de klantenservice|jullie klantenservice) (?:\\p{L}+ )?(?:praten|spreken|chatten|bellen)|(?:praten|spreken|chatten|bellen) met (?:iemand|een (?:\\p{L}+ )?(?:mens|persoon|medewerker|adviseur|collega|manager)|(?:de |jullie )?klantenservice)|(?:mens|medewerker|iemand|klantenservice) (?:spreken|bereiken)|bel me (?:terug|op)|teruggebeld',
      complaint:
        'klacht|klachten|klagen|teleurgesteld|teleurstellend|ontevreden|onacceptabel|schandalig|(?:slechte|waardeloze) service',
      order:
        'waar (?:is|blijft) mijn (?:bestelling|pakket|pakje|levering)|(?:verkeerde|foute) (?:artikel|product|bestelling|item|spullen)|(?:niet|nog niet|nog steeds niet|nooit) (?:aangekomen|geleverd|ontvangen|bezorgd)',
    },
  },
  cues: CUES,
  phrases: {
    closest: 'Precies dat hebben we niet, maar dit komt het dichtst in de buurt:',
    choose: (title, option, values) => `${option} voor ${title}: wat wordt het? U kunt kiezen uit ${values}.`,
    thatIs: (title) => `Dat is ${title}.`,
    listed: (row) => `In de kenmerken staat: “${row}”.`,
    stock: STOCK,
    quote: (text) => `“${text}”`,
    hello: (shop) => `Hallo! Ik ben de winkelassistent van ${shop}. Waar bent u naar op zoek?`,
    thanks: 'Graag gedaan! Kan ik u verder nog helpen?',
    bye: 'Tot ziens en bedankt voor uw bezoek!',
    about: (shop) =>
      `Ik ben de winkelassistent van ${shop}. Ik kan producten zoeken en vergelijken, prijzen en voorraad nakijken en vragen over de winkel beantwoorden.`,
    ask: 'Waar bent u naar op zoek?',
    offTopic: (shop) =>
      `Daar kan ik u helaas niet mee helpen, maar bij ${shop} help ik u graag iets te vinden. Waar bent u naar op zoek?`,
    speaks: 'Ik spreek Nederlands, Engels, Duits, Frans, Spaans en Italiaans. Waar bent u naar op zoek?',
    gift: 'Graag! Waar houdt diegene van, en wat is uw budget?',
    brands: (names) => `Onze merken zijn onder andere ${names}.`,
    kinds: (names) => `Bij ons vindt u onder andere: ${names}. Waar bent u naar op zoek?`,
    count: (count, limits, isLeast) =>
      `Ik heb ${isLeast ? 'minstens ' : ''}${count} producten${limits} gevonden, waaronder:`,
    news: 'Welke producten nieuw zijn, weet ik helaas niet.',
    noMore: 'Dat is alles wat ik heb gevonden.',
    perhaps: 'Misschien zit hier iets voor u bij:',
    under: (amount) => `tot ${amount}`,
    over: (amount) => `vanaf ${amount}`,
    around: (amount) => `rond ${amount}`,
    between: (low, high) => `tussen ${low} en ${high}`,
    without: (words) => `zonder ${words}`,
    found: (count, limits) => (count === 1 ? `Hier is één optie${limits}:` : `Hier zijn ${count} opties${limits}:`),
    item: (title, price, stock) => `${title}: ${price ?? 'prijs onbekend'}, ${STOCK[stock]}`,
    sentence: (title, price, stock) =>
      price === null
        ? `De prijs van ${title} is niet vermeld (${STOCK[stock]}).`
        : `${title} kost ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Ik heb niets gevonden over ${words}, maar dit komt het dichtst in de buurt:`,
    mentioned: (words) => `Ik heb geen product gevonden dat ${words} heet, maar hier wordt het genoemd:`,
    nothing: (words, limits, shop) =>
      `Helaas heb ik bij ${shop} ${words || 'niets'}${limits} ${words && 'niet '}gevonden.`,
    advice: 'Probeer het met andere woorden of vraag me iets anders.',
    nearest: 'Qua prijs het dichtst in de buurt:',
    corrected: (typed, correction) => `Ik heb niets gevonden voor “${typed}”, dus ik heb gezocht naar “${correction}”.`,
    noCheaper: (title, price) => `Ik heb niets goedkopers gevonden dan ${title} voor ${price}.`,
    noDearer: (title, price) => `Ik heb niets duurders gevonden dan ${title} voor ${price}.`,
    soldOut: (title) => `${title} is helaas uitverkocht.`,
    allSoldOut: 'Helaas op dit moment uitverkocht:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${fixed ? `In ${fixed} is ${decapitalize(varied)}` : `${varied} is`} ${isSoldOut ? 'helaas uitverkocht' : 'er niet'}${instead && `; het is wel verkrijgbaar in ${instead}`}.`,
    similar: (title) => `Vergelijkbaar met ${title}:`,
    noSimilar: (title) => `Ik heb helaas niets gevonden dat op ${title} lijkt.`,
    says: (quote) => `In de beschrijving staat: “${quote}”`,
    silent: (words) => `In de beschrijving staat niets over ${words}.`,
    unsaid: (words) => `Over ${words} staat hier niets; misschien vindt u het op de productpagina.`,
    sizes: 'Welke maten er nog zijn, ziet u op de productpagina.',
    quoted: (source, quote) => `Uit “${source}”: “${quote}”`,
    handOver: {
      request: (contact) => `Natuurlijk. Neem rechtstreeks contact op met de winkel${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) => `Wat vervelend. Neem hierover contact op met de winkel${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Bestellingen kan ik helaas niet inzien of wijzigen. Neem daarvoor contact op met de winkel${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Dat weet ik helaas niet, en ik wil er niet naar raden. Vraag het gerust aan de winkel${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'Er zijn mij op dit moment geen kortingen of kortingscodes bekend.',
    cart: (items) => `Bevestig hieronder om ${items} in uw winkelwagen te leggen.`,
    each: (price) => `${price} per stuk`,
    which: 'Welk product bedoelt u?',
    cheaper: (title, difference, other) => `${title} kost ${difference} minder dan ${other}.`,
    samePrice: (title, other) => `${title} en ${other} kosten evenveel.`,
    compared: 'Hier is de vergelijking:',
    cheapest: (title, price) => `De goedkoopste is ${title} voor ${price}.`,
    dearest: (title, price) => `De duurste is ${title} voor ${price}.`,
    trouble: 'Dat kan ik nu helaas niet opzoeken. Probeer het zo nog eens.',
    moment: 'Een moment, alstublieft.',
    interrupted: 'Sorry, mijn antwoord werd afgebroken. Dit staat in de catalogus:',
    suggest: {
      compare: (one, other) => `Vergelijk ${one} en ${other}`,
      cheapest: 'Welke is de goedkoopste?',
      similar: (title) => `Hebben jullie iets dat lijkt op ${title}?`,
      about: (title) => `Vertel me meer over ${title}`,
      category: (name) => `Wat hebben jullie in ‘${name}’?`,
      knowledge: (title) => `Wat moet ik weten over ‘${title}’?`,
    },
  },
};
