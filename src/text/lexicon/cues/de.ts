import type { Cues } from './cues.ts';

export const CUES: Cues = {
  hello: `
    hi, hallo, hey, guten morgen, guten tag, guten abend, moin, moin moin, servus, gruss gott, grussgott, gruezi, hallochen,
    halloechen, tach, tag zusammen, hallo zusammen, na du, moinsen, griass di, grias di, huhu
    `,
  thanks: `
    danke, danke dir, danke ihnen, vielen dank, danke schon, dankeschon, besten dank, herzlichen dank, tausend dank, merci, thx,
    dankend, danke sehr, lieben dank, ich danke, super danke, perfekt danke, bedanke mich, danki
    `,
  bye: `
    tschuss, tschuss dann, ciao, tschau, auf wiedersehen, wiedersehen, bis bald, bis dann, bis spater, mach s gut, machs gut,
    gute nacht, schonen tag noch, schonen abend, schonen tag, servus und tschuss, bye, man sieht sich, tschussi, ade,
    schones wochenende
    `,
  agree: `
    ja, ja bitte, jap, jo, jep, jup, joa, klar, na klar, sicher, ok, okay, oki, gerne, ja gerne, sehr gerne, mach das,
    machen sie das, mach mal, passt, passt so, klingt gut, hort sich gut an, perfekt, genau, richtig, stimmt, einverstanden,
    in ordnung, alles klar, abgemacht, geht klar, unbedingt
    `,
  decline: `
    nein danke, ne danke, nee danke, nein, ne, nee, no, jetzt nicht, gerade nicht, vielleicht spater, egal, vergiss es,
    vergessen sie es, lass mal, lassen sie mal, lass gut sein, ich uberlege, uberleg s mir, uberlegs mir, uberlege es mir,
    uberlege mir das, das war s, das wars, das war alles, das ist alles, sonst nichts, nichts weiter, mehr brauch ich nicht,
    lieber nicht, muss nicht sein, schon gut
    `,
  about: `
    bist du ein echter mensch, sind sie ein echter mensch, bist du ein mensch, sind sie ein mensch, bist du echt, wer bist du,
    wer sind sie, was bist du, was sind sie, bist du ein bot, sind sie ein bot, bist du ein roboter, sind sie ein roboter,
    sind sie echt, bist du eine ki, bist du ne ki, sind sie eine ki, bist du chatgpt, was kannst du, was konnen sie,
    wie kannst du mir helfen, wie konnen sie mir helfen, wobei kannst du, dein name, ihr name, wie heisst du, wie heissen sie,
    sprichst du, sprechen sie, welche sprachen, mit wem schreibe ich, mit wem chatte ich
    `,
  person: `
    mit einem menschen, mit nem menschen, mit einer person, mit ner person, mit jemandem sprechen, mit jemandem reden,
    mit jemand sprechen, mit jemand reden, mit wem reden, mit einem mitarbeiter, mit nem mitarbeiter, mit einer mitarbeiterin,
    echter mensch, echten menschen, echte person, echten person, richtigen menschen, menschlich*, ein mensch, kundenservice,
    kundendienst, kundenbetreuung, kundensupport, support team, ruf mich an, rufen sie mich an, ruft mich an, zuruckrufen,
    ruckruf, euch anrufen, sie anrufen, dich anrufen, anrufen, telefonnummer, telefon nummer, hotline, telefonisch, kontaktieren,
    kontakt aufnehmen, euch erreichen, sie erreichen, erreiche ich euch, erreiche ich sie, erreich ich euch, erreichbar,
    email adresse, e mail adresse, mailadresse, emailadresse, jemand vom laden, jemand aus dem laden, jemand vom shop,
    mitarbeiter, mitarbeiterin, berater, beraterin, ansprechpartner*, verkaufer, verkauferin, euer team, chef sprechen
    `,
  order: `
    meine bestellung, mein paket, meine sendung, die sendung, sendungsnummer, bestellnummer, bestellung stornieren, stornieren,
    wo bleibt, noch nicht da, nicht angekommen, hab bestellt, habe bestellt, meiner bestellung, meines pakets, meinem paket,
    mein packchen, meine lieferung, meiner lieferung, meiner sendung, mein einkauf, auftragsnummer, bestellstatus,
    status der bestellung, status meiner, sendungsverfolgung, paket verfolgen, sendung verfolgen, tracking, trackingnummer,
    wo ist mein, wo ist meine, wo bleibt mein, wo bleibt meine, wo bleibt das paket, wann kommt mein, wann kommt meine,
    bestellung storno, stornierung, bestellung andern, bestellung abbrechen, adresse andern, lieferadresse andern, lieferadresse,
    ich habe bestellt, hab ich bestellt, habe ich bestellt, letzte woche bestellt, gestern bestellt, vor ~ tagen bestellt,
    vor ~ wochen bestellt, bei euch bestellt, bei ihnen bestellt, nicht geliefert, nichts angekommen, nicht erhalten,
    nichts bekommen, noch nicht bekommen, warte immer noch, warte noch auf, warte seit, meine rechnung, rechnung nochmal,
    meine ruckerstattung, ruckerstattung, mein geld, meine retoure, retourenschein, retoure
    `,
  complaint: `
    beschwer*, reklam*, nicht zufrieden, unzufrieden, enttauscht, enttauschend, enttauschung, verargert, sauer, wutend,
    unverschamt*, frechheit, sauerei, schweinerei, unmoglich von euch, geht gar nicht, inakzeptabel, furchtbar, schrecklich,
    katastrophe, katastrophal, mull, schrott, lacherlich, ein witz, schlechter witz, betrug, betruger, abzocke, verarsche,
    verarscht, kaputt, ist kaputt, kaputt angekommen, kaputtgegangen, kaputt gegangen, beschadigt*, defekt*, fehlerhaft*,
    zerbrochen, zerrissen, auseinandergefallen, auseinander gefallen, funktioniert nicht, geht nicht mehr, funzt nicht, tut nicht,
    gibt den geist auf, geist aufgegeben, falscher artikel, falschen artikel, falsche grosse, falsches produkt, falsche farbe,
    falsch geliefert, das falsche geschickt, das falsche geliefert, was falsches, fehlt im paket, fehlte im paket, fehlt was,
    hat ein loch, ist undicht, lauft aus, ausgelaufen, will mein geld zuruck, mein geld zuruck, geld zuruck, mangelhaft,
    das letzte, schlechteste*, nie wieder, zum kotzen, mangel
    `,
  cart: `
    in den warenkorb, in den korb, in warenkorb, in meinen warenkorb, in meinen korb, nehm ich, nehme ich, ich nehme, ich nehm,
    nehmen wir, pack mir, pack mal, packen sie mir, leg mir, leg mal, legen sie mir, bestell mir, bestelle ich, kauf ich,
    kaufe ich, rein damit, den nehm, die nehm, das nehm, dann nehm, ich kaufe, ich will den, ich will die, gib mir, geben sie mir,
    in den einkaufswagen, in den wagen, in die tasche, in die tute, im warenkorb, im einkaufswagen, im korb, zum warenkorb,
    zu meinem warenkorb, in meinem warenkorb, in n warenkorb, inn warenkorb, warenkorb, einkaufskorb, leg rein, leg ~ rein,
    legen sie ~ rein, pack rein, pack ~ rein, packen sie ~ rein, pack noch, packen sie noch, tu rein, tu ~ rein, tu mir, tu noch,
    mach ~ rein, schmeiss ~ rein, hau rein, hau ~ rein, leg noch, legen sie noch, fug ~ hinzu, fuge ~ hinzu, fugen sie ~ hinzu,
    hinzufugen, dazulegen, dazupacken, reinlegen, reinpacken, noch dazu, nimm ich, ich nahme, nahme ich, wurde ich nehmen,
    wurd ich nehmen, wir nehmen, ich kauf, ich kaufe es, will ich kaufen, ich will kaufen, mochte ich kaufen, mochte kaufen,
    wurde gerne kaufen, wurde gern kaufen, will ~ kaufen, mochte ~ kaufen, will ich bestellen, ich will bestellen,
    mochte ich bestellen, mochte bestellen, wurde gerne bestellen, wurde gern bestellen, will ~ bestellen, mochte ~ bestellen,
    bestell ich, ich bestell, ich bestelle, bestellen sie mir, gebt mir, gib her, her damit, hatte gern ~ davon,
    hatte gerne ~ davon, davon bitte, davon nehm, krieg ich davon, bekomme ich davon, wird gekauft, gekauft, ist gekauft,
    den bitte, die bitte, das bitte, einmal bitte, zweimal bitte, ~ bitte dazu, entscheide mich fur, ich entscheide mich,
    will haben, will den haben, will die haben, will das haben, nochmal ~ davon, reservier mir, reservieren sie mir
    `,
  compare: `
    vergleich, vergleiche, vergleich die, unterschied, unterschiede, was ist besser, welcher ist besser, welche ist besser,
    oder lieber, vergleichen, vergleichst, vergleichen sie, verglichen, im vergleich, gegenuberstell*, gegenuber stellen,
    unterscheid*, versus, vs, was ist der unterschied, wo ist der unterschied, wo liegt der unterschied, welches ist besser,
    welcher von beiden, welche von beiden, welches von beiden, welcher von den, welche von den, welches von den, besser als,
    oder der andere, oder die andere, oder das andere
    `,
  cheapest: `
    billigste*, gunstigste*, am billigsten, am gunstigsten, preiswerteste*, am preiswertesten, preisgunstigste*,
    kostet am wenigsten, niedrigster preis, niedrigsten preis, kleinster preis, kleinsten preis, tiefster preis, bester preis,
    besten preis, erschwinglichste*, allerbilligste*, allergunstigste*
    `,
  dearest: `
    teuerste*, teuersten, am teuersten, kostet am meisten, hochster preis, hochsten preis, kostspieligste*, exklusivste*,
    edelste*, luxuriosete*, luxurioseste*, am exklusivsten, am edelsten, allerteuerste*
    `,
  cheaper: `
    billiger*, gunstiger*, preiswerter*, preisgunstiger*, weniger kosten, kostet weniger, niedrigerer preis, niedrigeren preis,
    zu teuer, zu kostspielig, zu viel geld, zuviel geld, uber meinem budget, ubers budget, uber mein budget, kostet zu viel,
    kostet zuviel, nicht so teuer, nicht so teures, weniger teuer, nicht ganz so teuer, erschwinglicher*, was billigeres,
    was gunstigeres
    `,
  dearer: `
    teurer*, teurere*, teureres, hochpreisiger*, edler*, edlere*, exklusiver, exklusivere*, hochwertiger*, luxurioser*,
    darf mehr kosten, kann mehr kosten, darf ruhig mehr kosten, schicker*, was teureres, was besseres
    `,
  best: `
    beste, bester, bestes, besten, am besten, allerbeste*, empfehl*, empfiehl*, empfohlen*, was wurdest du, was wurden sie,
    welchen wurdest du, welche wurdest du, welches wurdest du, welchen wurden sie, welche wurden sie, dein favorit, ihr favorit,
    dein liebling*, am beliebtesten, beliebteste*, top bewertet*, bestbewertet*, am besten bewertet*, vorschlag*, schlag ~ vor,
    schlagen sie ~ vor, ratst du, raten sie, was rat*, welchen soll ich, welche soll ich, welches soll ich, was soll ich nehmen,
    testsieger, dein tipp, hast du nen tipp
    `,
  lighter: `
    leichter*, leichteste*, am leichtesten, wiegt am wenigsten, wiegt weniger, wiegen weniger, weniger schwer, nicht so schwer,
    nicht so schwere*, geringstes gewicht, geringste gewicht, niedrigstes gewicht, weniger gewicht, wenigsten gewicht,
    allerleichteste*, zu schwer
    `,
  heavier: `
    schwerer*, schwerste*, am schwersten, wiegt mehr, wiegen mehr, wiegt am meisten, wiegen am meisten, hochstes gewicht,
    hochste gewicht, meiste gewicht, mehr gewicht, zu leicht, allerschwerste*
    `,
  warmer: `
    warmer, warmere, warmeren, warmste, warmsten, am warmsten, warmer*, warmere*, warmste*, halt am warmsten, halt warmer,
    halt besser warm, halten besser warm, am besten gegen kalte, besser gegen kalte, nicht warm genug, warmender*,
    dicker gefuttert*, zu kalt
    `,
  cooler: `
    kuhler*, kuhlere*, kuhlste*, am kuhlsten, luftiger*, luftigste*, am luftigsten, atmungsaktiver*, atmungsaktivste*,
    am atmungsaktivsten, nicht so warm, weniger warm, zu warm, halt kuhler
    `,
  bigger: `
    grosser, grossere*, grosste*, am grossten, geraumiger*, geraumigste*, am geraumigsten, mehr platz, am meisten platz,
    meiste platz, meisten platz, passt mehr rein, passt am meisten rein, mehr stauraum, meisten stauraum, mehr volumen,
    grosstes volumen, zu klein, nicht so klein, hohere kapazitat, mehr kapazitat, allergrosste*, mehr inhalt
    `,
  smaller: `
    kleiner*, kleinere*, kleinste*, am kleinsten, kompakter*, kompakteste*, am kompaktesten, handlicher*, handlichste*,
    winzigste*, zu gross, nicht so gross, nicht so grosse*, weniger platz, platzsparender*, allerkleinste*
    `,
  longer:
    'langer, langere*, langste*, am langsten, zu kurz, nicht so kurz, nicht so kurze*, langeres, langeren, allerlangste*',
  shorter:
    'kurzer, kurzere*, kurzeste*, am kurzesten, zu lang, nicht so lang, nicht so lange*, kurzeres, kurzeren, allerkurzeste*',
  higher: `
    hoher, hohere*, hochste, hochsten, hochster, hochstes, am hochsten, zu niedrig, nicht so niedrig, hoheres, hoheren,
    allerhochste*
    `,
  wider: `
    breiter*, breitere*, breiteste*, am breitesten, weiter geschnitten, weiteste, zu schmal, zu eng, nicht so eng,
    nicht so schmal, am weitesten, allerbreiteste*
    `,
  lower: `
    niedriger*, niedrigste*, am niedrigsten, tiefer*, tiefste*, am tiefsten, flacher*, flachste*, am flachsten, zu hoch,
    nicht so hoch, nicht so hohe*
    `,
  thicker:
    'dicker*, dickere*, dickste*, am dicksten, zu dunn, nicht so dunn, nicht so dunne*, dickeres, starkerer stoff, allerdickste*',
  thinner: `
    dunner*, dunnere*, dunnste*, am dunnsten, schmaler*, schmalste*, am schmalsten, schlanker*, schlankste*, am schlanksten,
    zu dick, nicht so dick, nicht so dicke*
    `,
  faster: `
    schneller*, schnellere*, schnellste*, am schnellsten, fixer, flotter*, zugiger*, flotteste*, zu langsam, nicht so langsam,
    allerschnellste*, geht schneller
    `,
  quieter: `
    leiser*, leisere*, leiseste*, am leisesten, ruhiger*, ruhigste*, am ruhigsten, weniger laut, nicht so laut, nicht so laute*,
    zu laut, lautlos*, gerauschlos*, gerauscharm*, macht weniger larm, weniger krach
    `,
  brighter: `
    heller*, hellere*, hellste*, am hellsten, leuchtet heller, leuchtet starker, mehr licht, meiste licht, am meisten licht,
    mehr lumen, meisten lumen, zu dunkel, leuchtstarker*, leuchtstarkste*
    `,
  stronger: `
    starker*, starkere*, starkste*, am starksten, kraftiger*, kraftigste*, am kraftigsten, leistungsstarker*, leistungsstarkste*,
    leistungsfahiger*, leistungsfahigste*, mehr leistung, meiste leistung, am meisten leistung, mehr power, meiste power,
    mehr watt, meisten watt, mehr kraft, zu schwach, stabiler*, stabilste*
    `,
  longerLasting: `
    halt langer, halten langer, halt am langsten, halten am langsten, langste akkulaufzeit, langere akkulaufzeit, langerer akku,
    bester akku, besten akku, besserer akku, langste laufzeit, langere laufzeit, lauft langer, lauft am langsten, mehr akku,
    meisten akku, langlebiger*, langlebigste*, am langlebigsten, haltbarer*, haltbarste*, ausdauernder*
    `,
  newer: `
    neuer, neuere, neuerer, neueres, neueren, neueste*, neuste*, am neuesten, am neusten, aktueller, aktuellere*, aktuellste*,
    am aktuellsten, moderner*, modernste*, neueres modell, zuletzt rausgekommen
    `,
  similar: `
    ahnlich*, alternative, alternativen, so was wie, sowas wie, so etwas wie, so was in der art, sowas in der art,
    etwas in der art, was in der richtung, so wie der, so wie die, so wie das, wie dieser hier, wie diese hier, wie dieses hier,
    vergleichbar*, so einen wie, so eine wie, so eins wie, so n wie, gleichwertig*, ersatz fur, in dem stil, im selben stil,
    statt dessen was
    `,
  goesWith: `
    passt dazu, passen dazu, dazu passt, dazu passen, passend dazu, dazu passend*, passt zu, passen zu, passt gut zu,
    passt gut dazu, passend zu, passende*, was passt, zubehor, zubehor fur, zum kombinieren, kombinier*, dazu anziehen,
    dazu tragen, anziehen zu, tragen zu, gehort dazu, harmoniert mit, zusammen mit
    `,
  more: `
    zeig mehr, zeig mir mehr, zeigen sie mir mehr, zeigen sie mehr, mehr davon, mehr auswahl, mehr optionen, weitere, weiteren,
    weiteres, andere, noch andere, noch mehr, noch welche, noch was, noch weitere, noch was anderes, sonst noch was,
    sonst noch welche, sonst noch, was noch, was habt ihr noch, was haben sie noch, was gibts noch, was gibt es noch,
    habt ihr noch andere, mehr bitte, die nachsten, ein paar mehr, nachste seite
    `,
  it: `
    der, die, das, den, dem, es, er, sie, dieser, diese, dieses, diesen, damit, davon, daran, ihn, dies, diesem, der da, die da,
    das da, den da, der hier, die hier, das hier, den hier, das teil, das ding, ihm, dessen, den artikel, das produkt
    `,
  them: `
    die beiden, beide, diese, denen, davon, von denen, welche davon, welcher davon, welches davon, sie, die, dieser, ihnen,
    die da, die hier, diese hier, diese da, die dinger, die teile, deren, jene
    `,
  both: `
    beide, beiden, beides, die beiden, die zwei, alle beide, alle zwei, jeder von, jede von, jedes von, einer von beiden,
    alle drei, allen drei, die drei
    `,
  other: `
    der andere, die andere, das andere, den anderen, dem anderen, der anderen, anderer, anderes, anderen, der zweite von beiden,
    jener
    `,
  last: `
    der letzte, die letzte, das letzte, den letzten, dem letzten, der letzten, letzter, letztes, letzterer, letztere, letzteres,
    zuletzt, der ganz unten, die ganz unten
    `,
  first: `
    der erste, die erste, das erste, den ersten, dem ersten, der ersten, erster, erstes, nummer eins, nummer 1, nr 1, 1te, 1ter,
    ersterer, erstere, ersteres, der oberste, das oberste, die oberste
    `,
  second: `
    der zweite, die zweite, das zweite, den zweiten, dem zweiten, der zweiten, zweiter, zweites, nummer zwei, nummer 2, nr 2, 2te,
    2ter, der mittlere, die mittlere, das mittlere, den mittleren, der in der mitte
    `,
  third: `
    der dritte, die dritte, das dritte, den dritten, dem dritten, der dritten, dritter, drittes, nummer drei, nummer 3, nr 3, 3te,
    3ter
    `,
  fourth: `
    der vierte, die vierte, das vierte, den vierten, dem vierten, der vierten, vierter, viertes, nummer vier, nummer 4, nr 4, 4te,
    4ter
    `,
  instead: `
    stattdessen, statt dessen, anstatt, statt, anstelle, lieber, doch lieber, eher, dann lieber, nicht den, nicht die, nicht das,
    oder doch, oder vielleicht, eigentlich, was anderes, etwas anderes, vergiss den, vergiss die, vergiss das, was ist mit,
    wie ware es mit, wie wars mit, wie war s mit, und was ist mit, doch nicht
    `,
  without: `
    ohne, kein, keine, keinen, keiner, nicht aus, vertrag* keine, vertrag* kein, keines, keinem, keins, nicht, frei von, nix mit,
    nichts mit, nicht mit, aber nicht, aber kein, aber keine, aber keinen, ausser, ausgenommen, bis auf, abgesehen von,
    mit ausnahme, will kein, will keine, will keinen, mochte kein, mochte keine, mochte keinen, brauche kein, brauche keine,
    mag kein, mag keine, mag keinen, mag nicht, mag ich nicht, mag ich nich, hasse, hass ich, kann ~ nicht leiden,
    kann ~ nicht ausstehen, kann ~ nicht ab, allergisch, allergisch auf, allergisch gegen, allergie, allergie gegen, allergiker,
    unvertraglich*, intolerant, intoleranz, *intoleranz, vertrag ~ nicht, vertrage ~ nicht, vertrage kein, vertrage keine,
    vertrage keinen, vertrag kein, vertrag keine, vertrag keinen, darf kein, darf keine, darf keinen, darf ~ nicht essen,
    kann kein, kann keine, kann keinen, esse kein, esse keine, esse keinen, ess kein, ess keine, enthalt kein, enthalt keine,
    enthalt keinen, enthalt nicht, alles ausser, alles nur nicht, alles nur kein, bloss kein, bloss keine, bloss keinen,
    bloss nicht, nur kein, nur keine, nur keinen, auf keinen fall, vermeide*, verzichte*, weder
    `,
  inStock: `
    auf lager, vorratig, lieferbar, verfugbar*, noch da, ausverkauft, nicht mehr da, vergriffen, nicht lieferbar, wieder da,
    wieder verfugbar, wieder lieferbar, wieder rein, wieder auf lager, habt ihr noch, haben sie noch, gibts noch, gibt es noch,
    noch zu haben, zu haben, wann kommt ~ wieder, wann gibts ~ wieder, nachschub, auf vorrat, sofort lieferbar, bestand
    `,
  price: `
    wie viel, wieviel, was kostet, was kosten, wie viel kostet, wieviel kostet, kostet, kosten, preis, preise, wie teuer,
    wie teuer ist, was macht das, was soll ~ kosten, was koscht, wie viel euro, wieviel euro, was muss ich zahlen, was zahl ich,
    wie hoch ist der preis, preislich
    `,
  have: `
    habt ihr, habt ihr auch, hast du, haste, habta, haben sie, haben sie auch, hat ihr shop, hattet ihr, hatten sie, hattest du,
    habt ihr was, habt ihr nen, habt ihr ne, habt ihr n, verkauft ihr, verkaufen sie, verkaufst du, fuhrt ihr, fuhren sie,
    gibt es, gibt s, gibts, gibts bei euch, gibt es bei euch, gibt es bei ihnen, gab s, bekomme ich, bekomm ich, krieg ich,
    kriege ich, kann man ~ kriegen, ich suche, such ich, suche, suche nach, ich such, bin auf der suche, auf der suche nach,
    wir suchen, suchen, ich brauche, ich brauch, brauche, brauch, brauchen, brauchte, brauchen wir, ich will, ich mochte, mochte,
    ich hatte gern, hatte gern, hatte gerne, ich wurde gern, wurde gerne, ich wunsche, zeig mir, zeig mal, zeige mir,
    zeigen sie mir, zeigt mir, zeig, finde, find mir, finden sie, was habt ihr, was haben sie, was gibts, was gibt es, irgendwas,
    irgendwelche, irgendein*, was fur, etwas fur, etwas gegen, was gegen, etwas zum, was zum, interessiere mich fur,
    interessier mich fur, bin an ~ interessiert, im angebot ihr, im sortiment
    `,
  question: `
    wie, was, welche, welcher, welches, welchen, wer, wann, wo, warum, ist der, ist die, ist das, sind die, sind das, kann ich,
    kann man, darf der, darf die, darf ich, hat der, hat die, hat das, gibt es, gibts, passt der, passt die, passt das, muss ich,
    wird der, wird die, geht das, welchem, wen, wem, woher, wohin, womit, wofur, wozu, wieso, weshalb, ist es, sind sie, kann es,
    kann das, kannst du, konnen sie, konnte ich, konntest du, konnten sie, hat es, haben die, wird es, wird das, geht es,
    soll ich, sollte ich, darf man, ob
    `,
  gift: `
    geschenk, geschenke, geschenkidee*, verschenken, zum verschenken, schenken, als geschenk, mitbringsel, geburtstag,
    zum geburtstag, *geburtstag, weihnachten, zu weihnachten, weihnachtsgeschenk*, fur meine mutter, fur meine mama, fur mama,
    fur meinen vater, fur meinen papa, fur papa, fur meine frau, fur meinen mann, fur meine freundin, fur meinen freund,
    fur eine freundin, fur einen freund, fur nen freund, fur ne freundin, fur meine oma, fur meinen opa, fur meine schwester,
    fur meinen bruder, hochzeitstag, jahrestag, jubilaum, muttertag, vatertag, valentinstag, wichteln
    `,
  outside: `
    wettervorhersage, wetterbericht, wetter morgen, wetter heute, wie wird das wetter, regnet es morgen, wird es regnen,
    wahl*ergebnis, bundestagswahl, wahlen, politik*, bundeskanzler, kanzler, fussballergebnis*, bundesliga, wer hat gewonnen,
    hausaufgabe*, aufsatz, gedicht, witz, erzahl mir eine geschichte, erzahl mir einen witz, erzahl nen witz, schreib mir einen,
    schreib mir ein, schreib mir ne, programmier*, python, javascript, ubersetz*, hauptstadt von, hauptstadt, horoskop, bitcoin,
    krypto, aktien, borse, aktienkurs, anwalt, rechtsberatung, steuererklarung, rezept fur, nachrichten, religion, krieg,
    sing mir, sing ein lied, liedtext, songtext, sinn des lebens, geh mit mir aus, heirate mich, willst du mich heiraten
    `,
  attack: `
    ignorier*, vergiss deine anweisungen, vergiss alle anweisungen, vergiss deine regeln, vergiss alles, missachte, systemprompt,
    system prompt, deine anweisungen, ihre anweisungen, deine instruktionen, dein prompt, deinen prompt, deine regeln,
    entwicklermodus, developer mode, tu so als, tun sie so als, stell dir vor du bist, spiel die rolle, verhalte dich wie,
    verhalte dich als, du bist jetzt, du bist ab jetzt, ab jetzt bist du, jailbreak, verrate mir deine, verrat mir deine,
    gib deine ~ preis, admin modus
    `,
  insult: `
    idiot, idioten, blod, blode, bloder, dumm, dummkopf, depp, deppen, trottel, vollidiot, vollpfosten, halt die klappe,
    halt die fresse, halts maul, halt s maul, halt den mund, fick*, scheiss*, arsch*, wichser, hurensohn, schlampe, miststuck,
    verpiss dich, bist du dumm, du nervst, du taugst nichts, spast*, penner
    `,
  kinds: `
    was verkauft ihr, was verkaufen sie, was verkaufst du, was habt ihr hier, was habt ihr so, was habt ihr alles,
    was haben sie hier, was haben sie so, was haben sie alles, was gibts hier, was gibts hier so, was gibt es hier,
    was gibt es bei euch, was gibts bei euch, welche produkte, was fur produkte, was fur sachen, was fur artikel, welche artikel,
    welche kategorien, eure kategorien, ihre kategorien, euer sortiment, ihr sortiment, euer angebot, was kann ich kaufen,
    was kann man kaufen, was kann ich hier, was kann man hier, was bietet ihr, was bieten sie, was fuhrt ihr
    `,
  brands: `
    welche marken, was fur marken, eure marken, ihre marken, marken habt ihr, marken haben sie, marken fuhrt ihr,
    marken fuhren sie, welche hersteller, was fur hersteller, liste der marken, alle marken, markenliste, von welchen marken,
    welche firmen
    `,
  count: `
    wie viele ~ habt ihr, wieviele ~ habt ihr, wie viele ~ haben sie, wieviele ~ haben sie, wie viele ~ gibt es,
    wieviele ~ gibt es, wie viele ~ gibts, wieviele ~ gibts, wie viele verschiedene, wieviele verschiedene, wie viel verschiedene,
    anzahl der, wie viele sorten, wie viele modelle, wie viele artikel, wie viele produkte
    `,
  new: `
    neuheiten, neuheit, neuigkeiten, was ist neu, was gibts neues, was gibt es neues, gibts was neues, gibt es was neues,
    habt ihr was neues, haben sie was neues, neue produkte, neue artikel, neu reingekommen, neu eingetroffen, frisch eingetroffen,
    neu im sortiment, neu im shop, neu im angebot, neue kollektion, neue sachen, neuzugange
    `,
  detail: `
    erzahl mir mehr, erzahl mehr, erzahlen sie mir mehr, sag mir mehr, mehr details, mehr dazu, mehr daruber, mehr uber,
    mehr infos, mehr info, mehr informationen, nahere infos, nahere informationen, genaueres, naheres, alles uber, details,
    einzelheiten, technische daten, spezifikation*, produktdaten, datenblatt, beschreib*, beschreibung, was kannst du mir ~ sagen,
    was konnen sie ~ sagen
    `,
  pieces: `
    stuck, stucke, stk, mal, x, paar, paare, packung, packungen, pack, packs, pakete, packchen, set, sets, einheiten, flasche,
    flaschen, schachtel, schachteln, kiste, kisten, karton, kartons, glas, glaser, dose, dosen, tute, tuten, beutel, exemplare,
    kasten, tube, tuben
    `,
  size: `
    grosse, grossen, gr, konfektionsgrosse, schuhgrosse, kleidergrosse, lange, bein, beinlange, bund, bundweite, taille,
    taillenweite, innenbein, schrittlange
    `,
  numbers: `
    ein, zwei, drei, vier, funf, sechs, sieben, acht, neun, zehn, elf,
    zwolf; 1=eins|eine|einen|einer|einem|eines|nen|ne|einmal; 2=zwo|zweimal|beide; 3=dreimal; 4=viermal; 5=fuenf|funfmal; 6=sechsmal; 10=zehnmal; 12=zwoelf|dutzend
    `,
  weightAsk: `
    wie schwer, wiegt, wiegen, wieg, gewicht, wie viel wiegt, wieviel wiegt, was wiegt, was wiegen, wie viel kilo, wieviel kilo,
    wie viel gramm, wieviel gramm, wie viel kg, eigengewicht, wie leicht
    `,
  sizeAsk: `
    wie gross, wie lang ist, wie lang sind, wie breit, wie hoch, wie tief, wie klein, wie dick, wie dunn, abmessung, abmessungen,
    masse, die masse, masse hat, ausmasse, grosse von, welche grosse hat, durchmesser, lange, breite, hohe, tiefe, dicke,
    passt ~ in, passt es rein, passt das rein, passt der rein, passt rein, passt ~ rein, wie viel zentimeter, wieviel zentimeter,
    wie viel cm, wieviel cm
    `,
  warmthAsk: `
    wie warm, warm genug, wie kalt, halt ~ warm, halten ~ warm, welche temperatur, welcher temperatur, welche temperaturen,
    welchen temperaturen, bis wie viel grad, bis wieviel grad, wie viel grad, bei minusgraden, minusgrade, fur den winter,
    fur winter, im winter, wintertauglich, friert man, frier ich, komfortbereich
    `,
  materialAsk: `
    aus was, aus was ist, woraus, woraus ist, woraus besteht, besteht aus, bestehen aus, gemacht aus, hergestellt aus,
    welches material, welchem material, was fur ein material, was fur n material, material, welcher stoff, welchem stoff,
    was fur ein stoff, stoff, was ist drin, was ist da drin, was ist da alles drin, was steckt drin, inhaltsstoffe, zutaten,
    zusammensetzung, enthalt, enthalten, ist da ~ drin, ist ~ drin
    `,
  careAsk: `
    waschen, gewaschen, wasche, waschbar, waschmaschine, waschmaschinenfest, maschinenwaschbar, spulmaschine, spulmaschinenfest,
    geschirrspuler, reinigen, reinigung, sauber machen, saubermachen, putzen, wie mach ich ~ sauber, bugeln, gebugelt, trockner,
    trocknergeeignet, pflegen, pflege, pflegehinweise, in die wasche, in die maschine, chemisch reinigen, wie viel grad waschen,
    impragnieren
    `,
  durationAsk: `
    wie lange halt, wie lang halt, wie lange halten, wie lange lauft, wie lange geht, wie lange dauert, wie lange kann,
    wie lange reicht, wie lange brennt, wie lange, halt der akku, wie lange halt der akku, akkulaufzeit, laufzeit,
    batterielaufzeit, brenndauer, betriebsdauer, wie viele stunden, wieviele stunden, wie viel stunden, wieviel stunden,
    wie viele tage, wieviele tage, wie viele minuten, wieviele minuten, haltbarkeit, wie lange haltbar
    `,
  capacityAsk: `
    wie viel passt rein, wieviel passt rein, wie viel passt, wieviel passt, was passt rein, was passt da rein, wie viel geht rein,
    wieviel geht rein, wie viel liter, wieviel liter, wie viele liter, fassungsvermogen, fasst, wie viel fasst, wieviel fasst,
    volumen, kapazitat, wie viel platz, wieviel platz, fur wie viele personen, fur wieviele personen, fur wie viele leute,
    wie viele personen, wieviele personen, wie viele leute, wieviele leute, wie viele ~ passen, wieviele ~ passen, fullmenge,
    packvolumen
    `,
  originAsk: `
    wo wird ~ hergestellt, wo werden ~ hergestellt, wo ist ~ hergestellt, wo hergestellt, wo wird ~ gemacht, wo wird ~ produziert,
    wo produziert, woher kommt, woher kommen, woher stammt, woher stammen, wo kommt ~ her, wo kommen ~ her, hergestellt in,
    gemacht in, made in, welches land, welchem land, aus welchem land, in welchem land, herkunft, herkunftsland, ursprungsland
    `,
  ageAsk: `
    welches alter, welchem alter, fur welches alter, ab welchem alter, wie alt, ab wie viel jahren, ab wieviel jahren,
    ab wann geeignet, ab wann, altersempfehlung, altersfreigabe, geeignet fur ~ jahre, fur ~ jahrige, fur ~ jahrigen, jahrige*,
    jahre alt, jahren, monate alt, ist ~ jahre, wird ~ jahre
    `,
  powerAsk: `
    wie viel watt, wieviel watt, wie viele watt, wattzahl, watt hat, wie stark, wie leistungsstark, leistung, welche leistung,
    wie viel leistung, wieviel leistung, wie viel ps, volt, spannung, wie viel volt, wieviel volt, stromverbrauch, verbrauch,
    wie viel strom, wieviel strom, wie hell, lumen, wie viel lumen, wieviel lumen, saugkraft
    `,
  warrantyAsk: `
    garantie, gewahrleistung, garantiezeit, wie lange garantie, wie viel garantie, wieviel garantie, garantie drauf, reparatur*,
    reparier*, reparieren, ersatzteil*, garantiefall, herstellergarantie
    `,
  fitAsk: `
    fallt klein aus, fallen klein aus, fallt gross aus, fallen gross aus, fallt ~ klein aus, fallt ~ gross aus, klein aus,
    gross aus, fallt ~ aus, fallen ~ aus, wie fallt, wie fallen, fallt normal aus, grossengerecht, welche grosse,
    was fur ne grosse, was fur eine grosse, welche grosse soll ich, welche grosse brauche ich, welche grosse nehme ich,
    zwischen zwei grossen, wie sitzt, wie passt, wie ist die passform, passform, eine nummer grosser, eine nummer kleiner,
    ne nummer grosser, enger geschnitten
    `,
  contentsAsk: `
    was ist dabei, was ist alles dabei, was ist mit dabei, was liegt bei, dabei, mit dabei, mit drin, inklusive, inkl,
    lieferumfang, im lieferumfang, im karton, in der packung, in der verpackung, mitgeliefert, wird mitgeliefert, was kommt mit,
    was krieg ich, was bekomme ich, was bekomm ich dafur, gehort ~ dazu, kommt ~ mit, ist ein ~ dabei, ist eine ~ dabei,
    ist ne ~ dabei, sind ~ dabei
    `,
  useAsk: `
    kann ich ~ benutzen, kann ich ~ verwenden, kann ich ~ nutzen, kann man ~ benutzen, kann man ~ verwenden, kann man ~ nutzen,
    kann ich damit, kann man damit, geeignet fur, geeignet, taugt, taugt der, taugt das, taugen die, eignet sich, eignen sich,
    gut fur, funktioniert mit, funktioniert das mit, geht das mit, geht auch mit, geht der auch, geht die auch, lauft mit,
    kompatibel, kompatibel mit, passt das auf, passt es an, passt an, ist das ok fur, ist das was fur, ist der was fur,
    ist die was fur, wurde das gehen, wurde das funktionieren, vertraglich mit, tauglich
    `,
};
