import type { Availability } from '../../domain/records.ts';
import type { Language } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'op voorraad',
  out_of_stock: 'uitverkocht',
  unknown: 'voorraad niet vermeld',
};

export const nl: Language = {
  code: 'nl',
  name: 'dutch',
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
    asidePattern:
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
  },
  claims: {
    money: 'euro|dollar|cent',
    percent: 'procent',
    costs: 'kost|kosten|prijs is|prijs:',
    off: 'korting|voordeel|afgeprijsd',
    difference: 'meer|minder|goedkoper|duurder|verschil',
    sum: 'samen|in totaal|totaal|voor beide',
    offers: 'gratis verzending|gratis verzonden|gratis bezorging|gratis retour(?:neren)?|halve prijs|gratis erbij',
    code: 'kortingscode|code|kortingsbon',
    inStock: 'op voorraad|direct leverbaar|leverbaar|(?:is|zijn) beschikbaar|direct beschikbaar',
    outOfStock: 'uitverkocht|(?:niet|niet meer|momenteel niet|helaas niet) (?:op voorraad|leverbaar|beschikbaar)',
    acting:
      '(?:ik|wij|we)(?: heb| hebben| zal| zullen| zojuist| nu| al){1,3} (?:uw|je|jouw|de) (?:bestelling|betaling|pakket|zending|terugbetaling)(?: \\p{L}+)?',
    acted: 'geannuleerd|geplaatst|terugbetaald|gewijzigd|verzonden|bevestigd|annuleren|plaatsen|wijzigen',
    orders: '',
    ordered:
      '(?:uw|je|jouw) (?:bestelling|pakket|zending|betaling|terugbetaling)(?: is| wordt| werd| komt| al| nu| zojuist| op){1,5}',
    happened:
      'geannuleerd|geplaatst|terugbetaald|verzonden|bevestigd|onderweg|vandaag|morgen|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag',
    left: 'stuks|resterend',
    whether: 'of|als|wanneer|zodra|bevestigen',
  },
  phrases: {
    stock: STOCK,
    quote: (text) => `“${text}”`,
    hello: (shop) => `Hallo! Ik ben de assistent van ${shop}. Wat zoekt u?`,
    thanks: 'Graag gedaan. Kan ik nog iets voor u vinden?',
    bye: 'Tot ziens, en bedankt voor uw bezoek.',
    about: (shop) =>
      `Ik ben de digitale assistent van ${shop}. Ik vind en vergelijk producten, noem prijs en voorraad, en antwoord uit wat de winkel heeft opgeschreven.`,
    ask: 'Wat zoekt u?',
    aside: (shop) => `Daar kan ik niet mee helpen: ik adviseer over de producten van ${shop}. Wat zoekt u?`,
    speaks: 'Ik spreek Nederlands, Engels, Duits, Frans, Spaans en Italiaans. Wat zoekt u?',
    gift: 'Graag: wat doet die persoon graag, en hoeveel mag het kosten?',
    brands: (names) => `Merken hier zijn onder andere: ${names}.`,
    kinds: (names) => `Hier vindt u onder andere: ${names}. Wat zoekt u?`,
    count: (count, what, isLeast) => `${isLeast ? 'Minstens ' : ''}${count} gevonden voor ${what}, waaronder:`,
    news: 'Wat nieuw is, staat niet in de catalogus.',
    noMore: 'Dat is alles wat ik heb gevonden.',
    perhaps: 'Misschien een van deze:',
    under: (amount) => `tot ${amount}`,
    over: (amount) => `vanaf ${amount}`,
    around: (amount) => `rond ${amount}`,
    between: (low, high) => `van ${low} tot ${high}`,
    without: (words) => `zonder ${words}`,
    found: (count, what) => (count === 1 ? `Eén resultaat voor ${what}:` : `${count} resultaten voor ${what}:`),
    item: (title, price, stock) => `${title}: ${price ?? 'prijs niet vermeld'}, ${STOCK[stock]}`,
    sentence: (title, price, stock) =>
      price === null
        ? `De prijs van ${title} is niet vermeld; ${STOCK[stock]}.`
        : `${title} kost ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Niets vermeldt ${words}. Het dichtst in de buurt:`,
    mentioned: (what) => `Niets heet hier ${what}, maar hier wordt het genoemd:`,
    nothing: (what, shop) =>
      `Ik heb ${what} bij ${shop} niet gevonden. Probeer andere woorden, of vraag me iets anders van hier.`,
    nearest: 'Het dichtst bij in prijs:',
    corrected: (typed, meant) => `Niets gevonden voor “${typed}”, dus zocht ik naar “${meant}”.`,
    noCheaper: (title, price) => `Ik heb niets gevonden dat goedkoper is dan ${title} voor ${price}.`,
    soldOut: (title) => `${title} is uitverkocht.`,
    allSoldOut: 'Op dit moment uitverkocht.',
    similar: (title) => `Vergelijkbaar met ${title}:`,
    noSimilar: (title) => `Ik heb niets gevonden dat lijkt op ${title}.`,
    says: (quote) => `De beschrijving zegt: “${quote}”`,
    silent: (words) => `De beschrijving noemt ${words} niet.`,
    unsaid: (words) => `Over ${words} staat hier niets; misschien toont de productpagina het.`,
    sizes: 'Welke maten er nog zijn, staat op de productpagina.',
    quoted: (source, quote) => `Uit “${source}”: “${quote}”`,
    unknown: (site) =>
      `Daar heb ik geen informatie over, en ik gok liever niet. ${site ? `De winkel weet het: ${site}` : 'De winkel weet het.'}`,
    order: (site) =>
      `Ik kan bestellingen niet zien of wijzigen. ${site ? `De winkel helpt u daarmee: ${site}` : 'De winkel helpt u daarmee.'}`,
    discount: 'Ik ken geen kortingen of codes; de prijzen die ik noem zijn die van de catalogus.',
    cart: (amount, title, price) =>
      `${amount} × ${title}${price === null ? '' : ` voor ${price} per stuk`}: bevestig hieronder om het in uw winkelwagen te leggen.`,
    which: 'Welke bedoelt u?',
    cheaper: (title, difference, other) => `${title} kost ${difference} minder dan ${other}.`,
    samePrice: (title, other) => `${title} en ${other} kosten evenveel.`,
    compared: 'Naast elkaar:',
    heading: (words) => `${words}:`,
    cheapest: (title, price) => `De goedkoopste is ${title} voor ${price}.`,
    dearest: (title, price) => `De duurste is ${title} voor ${price}.`,
    trouble: 'Dat kan ik nu niet opzoeken. Probeer het zo nog eens.',
    moment: 'Een ogenblik geduld, alstublieft.',
    interrupted: 'Mijn antwoord brak daar af. Dit zegt de catalogus van de winkel:',
    unverified: {
      price: 'een prijs die ik niet kan bevestigen',
      discount: 'een korting die ik niet kan bevestigen',
      figure: 'een getal dat ik niet kan bevestigen',
      stock: 'van een beschikbaarheid die ik niet kan bevestigen',
      left: 'een aantal dat ik niet kan bevestigen',
      link: 'de website van de winkel',
    },
    suggest: {
      compare: (one, other) => `Vergelijk ${one} en ${other}`,
      cheapest: 'Welke van deze is de goedkoopste?',
      similar: (title) => `Wat lijkt op ${title}?`,
      about: (title) => `Vertel me meer over ${title}`,
      category: (name) => `Wat hebben jullie in ‘${name}’?`,
      knowledge: (title) => `Wat moet ik weten over ‘${title}’?`,
    },
  },
};
