import { stemmer } from '@orama/stemmers/german';
import type { Cues, LanguageWords } from './cues.ts';
import type { Availability } from '../../domain/product.ts';
import type { Language } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'auf Lager',
  out_of_stock: 'ausverkauft',
  unknown: 'Verfügbarkeit nicht angegeben',
};

const CUES: Cues = {
  hello: `
    hi, hallo, hey, guten morgen, guten tag, guten abend, moin, servus, gruss gott, grussgott, gruezi, hallochen, halloechen,
    tach, tag zusammen, hallo zusammen, na du, moinsen, griass di, grias di, huhu
    `,
  thanks: `
    danke, danke dir, vielen dank, dankeschon, besten dank, herzlichen dank, tausend dank, merci, thx, dankend, lieben dank,
    super danke, perfekt danke, bedanke mich, danki
    `,
  bye: `
    tschuss, ciao, tschau, wiedersehen, bis bald, bis dann, bis spater, mach s gut, machs gut, gute nacht, schonen abend,
    schonen tag, servus und tschuss, bye, man sieht sich, tschussi, ade, schones wochenende
    `,
  agree: `
    ja, jap, jo, jep, jup, joa, klar, ok, okay, oki, gerne, mach das, machen sie das, mach mal, passt so, klingt gut, hort sich
    gut an, perfekt, stimmt, einverstanden, in ordnung, abgemacht, unbedingt, passt mir, das passt, passt danke, aber sicher, ja
    genau, genau die, genau der, genau das, genau so, super, prima, top, gut dann, na gut, gut die, gut den, gut der, gut das,
    gut ich, gut nehm*, also gut, wunderbar, klasse, mega, spitze
    `,
  decline: `
    nein danke, ne danke, nee danke, nein, nee, jetzt nicht, gerade nicht, vielleicht spater, egal, vergiss es, vergessen sie
    es, lass mal, lassen sie mal, lass gut sein, ich uberlege, uberleg s mir, uberlegs mir, uberlege es mir, uberlege mir das,
    das war s, das wars, das war alles, das ist alles, sonst nichts, nichts weiter, mehr brauch ich nicht, lieber nicht, muss
    nicht sein, schon gut, ne ist, ne lass, ne zu, ne das, ne ich, gefallt mir nicht, gefallen mir nicht, nicht mein geschmack,
    nicht so meins, nix fur mich, nichts fur mich, no danke, noe danke, noe, ne doch nicht, nee doch nicht, nein doch nicht,
    lieber doch nicht, nicht in den warenkorb
    `,
  please: `
    bitte, bitteschön, bittschön, bidde
    `,
  decide: `
    dann, also, na gut, na schön, doch lieber, dann eben, dann halt
    `,
  onSale: `
    reduziert*, im angebot, im sale, sonderangebot*, heruntergesetzt*, herabgesetzt*, schnäppchen, habt ihr angebote, angebote habt, gibts angebote, gibt es angebote
    `,
  reviews: `
    bewertung*, rezension*, was sagen andere, was sagen die leute, was sagen die anderen, sagen andere, wie viele sterne, kundenmeinung*, was sagen kunden, gut bewertet
    `,
  about: `
    bist du ein echter mensch, sind sie ein echter mensch, bist du ein mensch, sind sie ein mensch, bist du echt, wer bist du,
    wer sind sie, was bist du, was sind sie, bist du ein bot, sind sie ein bot, bist du ein roboter, sind sie ein roboter, sind
    sie echt, bist du eine ki, bist du ne ki, sind sie eine ki, bist du chatgpt, was kannst du, was konnen sie, wie kannst du
    mir helfen, wie konnen sie mir helfen, wobei kannst du, dein name, ihr name, wie heisst du, wie heissen sie, sprichst du,
    sprechen sie, welche sprachen, mit wem schreib*, mit wem rede*, mit wem chatte
    `,
  person: `
    mit einem menschen, mit nem menschen, mit einer person, mit ner person, mit jemandem sprechen, mit jemandem reden, mit
    jemand sprechen, mit jemand reden, mit wem reden, echter mensch, echten menschen, echte person, echten person, richtigen
    menschen, menschlich*, ein mensch, kundenservice, kundendienst, kundenbetreuung, kundensupport, support team, ruf mich an,
    rufen sie mich an, ruft mich an, zuruckrufen, ruckruf, dich anrufen, anrufen, telefonnummer, telefon nummer, hotline,
    telefonisch, kontaktieren, kontakt aufnehmen, euch erreichen, sie erreichen, erreiche ich euch, erreiche ich sie, erreich
    ich euch, erreichbar, email adresse, e mail adresse, mailadresse, emailadresse, jemand vom laden, jemand aus dem laden,
    jemand vom shop, mitarbeiter, mitarbeiterin, berater, beraterin, ansprechpartner*, verkaufer, verkauferin, euer team, chef
    sprechen, per mail, per e mail, eine mail, ne mail, mail schreiben, whatsapp
    `,
  order: `
    meine bestellung, mein paket, meine sendung, die sendung, sendungsnummer, bestellnummer, bestellung stornieren, stornieren,
    wo bleibt, noch nicht da, nicht angekommen, hab bestellt, habe bestellt, meiner bestellung, meines pakets, meinem paket,
    mein packchen, meine lieferung, meiner lieferung, meiner sendung, mein einkauf, auftragsnummer, bestellstatus, status der
    bestellung, status meiner, sendungsverfolgung, paket verfolgen, sendung verfolgen, tracking, trackingnummer, wo ist mein, wo
    ist meine, wo bleibt das paket, wann kommt mein, wann kommt meine, bestellung storno, stornierung, bestellung andern,
    bestellung abbrechen, adresse andern, lieferadresse andern, hab ich bestellt, habe ich bestellt, letzte woche bestellt,
    gestern bestellt, vor ~ tagen bestellt, vor ~ wochen bestellt, bei euch bestellt, bei ihnen bestellt, nicht geliefert,
    nichts angekommen, nicht erhalten, nichts bekommen, noch nicht bekommen, warte immer noch, warte noch auf, warte seit, meine
    rechnung, rechnung nochmal, mein geld, der bestellung, die bestellung, falsche adresse, lieferadresse falsch, nix
    angekommen, nix bekommen, nix da, noch nix, mein kram, mein zeug, rechnung fehlt, keine rechnung, wo steckt mein*, wo steckt
    ~ mein, wann kommt ~ mein, wann kommt ~ meine, wann kommen meine
    `,
  you: `
    ihr, euch, euer, eure, eurem, euren, eurer, bieten sie, machen sie, nehmen sie, können sie, liefern sie, haben sie, verkaufen sie, kann man bei
    `,
  received: `
    hab ~ bekommen, habe ~ bekommen, hab ~ erhalten, habe ~ erhalten, gestern bekommen, heute bekommen, gerade bekommen,
    ist angekommen, sind angekommen, heute angekommen, gestern angekommen, gerade angekommen, kam heute, kam gestern,
    kamen heute, kam ~ an, kamen ~ an, ist heute da, geliefert bekommen, wurde geliefert, wurden geliefert
    `,
  complaint: `
    beschwer*, reklam*, nicht zufrieden, unzufrieden, enttauscht, enttauschend, enttauschung, verargert, wutend, unverschamt*,
    frechheit, sauerei, schweinerei, unmoglich von euch, geht gar nicht, inakzeptabel, furchtbar, schrecklich, katastrophe,
    katastrophal, schrott, lacherlich, schlechter witz, betrug, betruger, abzocke, verarsche, verarscht, ist kaputt, kaputt
    angekommen, kaputtgegangen, kaputt gegangen, beschadigt*, defekt*, fehlerhaft*, zerbrochen, zerrissen, auseinandergefallen,
    auseinander gefallen, funktioniert nicht, geht nicht mehr, funzt nicht, tut nicht, gibt den geist auf, geist aufgegeben,
    falscher artikel, falschen artikel, falsche grosse, falsches produkt, falsche farbe, falsch geliefert, das falsche
    geschickt, das falsche geliefert, was falsches, fehlt im paket, fehlte im paket, fehlt was, hat ein loch, ist undicht, lauft
    aus, ausgelaufen, mein geld zuruck, geld zuruck, mangelhaft, schlechteste*, nie wieder, zum kotzen, kaputt nach, woche
    kaputt, wochen kaputt, tagen kaputt, monat kaputt, monaten kaputt, schon kaputt, jetzt kaputt, total kaputt, wieder kaputt,
    kaputt an, abgerissen, ist ~ gerissen, hat ~ gefehlt, haben ~ gefehlt, bin ~ sauer, stinksauer, was gefehlt, soll das ein
    witz, ist ~ ein witz, anders als auf, anders als im, anders als beschrieben, gesprungen, hat ~ risse
    `,
  cart: `
    gönn mir, gönn ich mir, gönne ich mir, gönnen wir uns, auch rein, mit rein, noch rein, rein damit, kommt auch mit, kommen auch mit, kommt noch mit, muss auch mit, muss mit, darf auch mit, darf mit, mach zwei draus, mach drei draus, mach vier draus, mach fünf draus, mach sechs draus, mach 2 draus, mach 3 draus, mach 4 draus, mach 5 draus, machen sie zwei draus, machen sie drei draus, mach gleich zwei, mach gleich drei, wirds der, wirds die, wirds das, wird es der, wird es die, wird es das, nimm i, nimm ich, hätt i gern, i nimm,
    will ich haben, will ich, den will ich, die will ich, das will ich, haben will, nimm stattdessen, nimm lieber, davon ~ bitte,
    in den korb, in meinen korb, nehm ich, nehme ich, nehm den, nehm die, nehm das, nehm einen, nehm eine, nehm eins, nehm zwei, nehm drei, ich nehme, ich nehm, nehmen wir, pack mir, pack mal, packen sie mir, leg
    mir, leg mal, legen sie mir, bestell mir, bestelle ich, kauf ich, kaufe ich, rein damit, nehm sie, nehm ihn, nehm es, nehme sie, nehme ihn, nehme es, den nehm, die nehm, das nehm, dann
    nehm, ich kaufe, ich will den, ich will die, gib mir, geben sie mir, in den einkaufswagen, in den wagen, in die tute, im
    einkaufswagen, im korb, inn warenkorb, warenkorb, einkaufskorb, leg rein, leg ~ rein, legen sie ~ rein, pack rein, pack ~
    rein, packen sie ~ rein, pack noch, packen sie noch, tu rein, tu ~ rein, tu mir, tu noch, mach ~ rein, schmeiss ~ rein, hau
    rein, hau ~ rein, leg noch, legen sie noch, fug ~ hinzu, fuge ~ hinzu, fugen sie ~ hinzu, hinzufugen, dazulegen, dazupacken,
    reinlegen, reinpacken, noch dazu, nimm ich, ich nahme, nahme ich, wurd ich nehmen, wir nehmen, ich kauf, ich kaufe es, ich
    will kaufen, mochte kaufen, will ~ kaufen, mochte ~ kaufen, ich will bestellen, mochte bestellen, will ~ bestellen, mochte ~
    bestellen, bestell ich, ich bestell, ich bestelle, bestellen sie mir, gebt mir, gib her, her damit, hatte gern ~ davon,
    hatte gerne ~ davon, davon bitte, davon nehm, krieg ich davon, bekomme ich davon, gekauft, den bitte, die bitte, das bitte,
    einmal bitte, zweimal bitte, ~ bitte dazu, entscheide mich fur, ich entscheide mich, will haben, will den haben, will die
    haben, will das haben, nochmal ~ davon, reservier mir, reservieren sie mir, wurde ~ bestellen, wurde ~ kaufen, wurde ~
    nehmen, ab in ~ korb, hatte gern ~ bitte, ich hatte gern ~ stuck, pack ein, pack ~ ein, tus rein, hatt ich gern, hatte ich
    gern, hatt gern ~ davon, her mit, noch eins dazu, noch eine dazu, noch einen dazu, mir ~ bestellen, mach mir ~ klar, nehm
    ma, leg ~ zuruck, leg ~ zur seite
    `,
  compare: `
    vergleich, vergleiche, unterschied, unterschiede, was ist besser, welcher ist besser, welche ist besser, oder lieber,
    vergleichen, vergleichst, verglichen, gegenuberstell*, gegenuber stellen, unterscheid*, versus, vs, was ist der unterschied,
    wo ist der unterschied, wo liegt der unterschied, welches ist besser, welcher von beiden, welche von beiden, welches von
    beiden, welcher von den, welche von den, welches von den, besser als, oder der andere, oder die andere, oder das andere
    `,
  cheapest: `
    das gunstigere, die gunstigere, den gunstigeren, das billigere, die billigere, den billigeren, billigste*, gunstigste*, preiswerteste*, preisgunstigste*, kostet am wenigsten, niedrigster preis, niedrigsten preis,
    kleinster preis, kleinsten preis, tiefster preis, bester preis, besten preis, erschwinglichste*, allerbilligste*,
    allergunstigste*
    `,
  dearest: `
    teuerste*, kostet am meisten, hochster preis, hochsten preis, kostspieligste*, exklusivste*, edelste*, luxuriosete*,
    luxurioseste*, allerteuerste*
    `,
  cheaper: `
    billiger*, gunstiger*, preiswerter*, preisgunstiger*, weniger kosten, kostet weniger, niedrigerer preis, niedrigeren preis,
    zu teuer, zu kostspielig, zu viel geld, zuviel geld, uber meinem budget, ubers budget, uber mein budget, kostet zu viel,
    kostet zuviel, nicht so teuer, nicht so teures, weniger teuer, nicht ganz so teuer, erschwinglicher*, unter dem preis, unter
    diesem preis
    `,
  dearer: `
    teurer*, hochpreisiger*, edler*, exklusiver, exklusivere*, hochwertiger*, luxurioser*, darf ruhig mehr kosten, schicker*,
    was besseres, mehr kosten, mehr ausgeben
    `,
  best: `
    beste, bester, bestes, besten, allerbeste*, empfehl*, empfiehl*, empfohlen*, was wurdest du, was wurden sie, welchen wurdest
    du, welche wurdest du, welches wurdest du, welchen wurden sie, welche wurden sie, dein favorit, ihr favorit, dein liebling*,
    beliebteste*, top bewertet*, bestbewertet*, am besten bewertet*, vorschlag*, schlag ~ vor, schlagen sie ~ vor, ratst du,
    raten sie, was rat*, welchen soll ich, welche soll ich, welches soll ich, was soll ich nehmen, testsieger, dein tipp, hast
    du nen tipp, taugt am meisten, was taugt
    `,
  lighter: `
    leichter*, leichteste*, wiegt am wenigsten, wiegt weniger, wiegen weniger, weniger schwer, nicht so schwer, nicht so
    schwere*, geringstes gewicht, geringste gewicht, niedrigstes gewicht, weniger gewicht, wenigsten gewicht, allerleichteste*,
    zu schwer
    `,
  heavier: `
    schwerer*, schwerste*, wiegt mehr, wiegen mehr, wiegt am meisten, wiegen am meisten, hochstes gewicht, hochste gewicht,
    meiste gewicht, mehr gewicht, zu leicht, allerschwerste*
    `,
  warmer: `
    warmer*, warmste*, halt besser warm, halten besser warm, am besten gegen kalte, besser gegen kalte, nicht warm genug,
    warmender*, dicker gefuttert*, zu kalt
    `,
  cooler: `
    kuhler*, kuhlste*, luftiger*, luftigste*, atmungsaktiver*, atmungsaktivste*, nicht so warm, weniger warm, zu warm
    `,
  bigger: `
    grosser, grossere*, grosste*, geraumiger*, geraumigste*, mehr platz, meiste platz, meisten platz, passt mehr rein, passt am
    meisten rein, mehr stauraum, meisten stauraum, mehr volumen, grosstes volumen, zu klein, nicht so klein, hohere kapazitat,
    mehr kapazitat, allergrosste*, mehr inhalt
    `,
  smaller: `
    kleiner*, kleinste*, kompakter*, kompakteste*, handlicher*, handlichste*, winzigste*, zu gross, nicht so gross, nicht so
    grosse*, weniger platz, platzsparender*, allerkleinste*
    `,
  longer: 'langer, langere*, langste*, zu kurz, nicht so kurz, nicht so kurze*, allerlangste*',
  shorter: 'kurzer, kurzere*, kurzeste*, zu lang, nicht so lang, nicht so lange*, allerkurzeste*',
  higher: 'hoher, hohere*, hochste, hochsten, hochster, hochstes, zu niedrig, nicht so niedrig, allerhochste*',
  wider: `
    breiter*, breiteste*, weiter geschnitten, weiteste, zu schmal, zu eng, nicht so eng, nicht so schmal, am weitesten,
    allerbreiteste*
    `,
  lower: 'niedriger*, niedrigste*, tiefer*, tiefste*, flacher*, flachste*, zu hoch, nicht so hoch, nicht so hohe*',
  thicker: 'dicker*, dickste*, zu dunn, nicht so dunn, nicht so dunne*, starkerer stoff, allerdickste*',
  thinner: 'dunner*, dunnste*, schmaler*, schmalste*, schlanker*, schlankste*, zu dick, nicht so dick, nicht so dicke*',
  faster:
    'schneller*, schnellste*, fixer, flotter*, zugiger*, flotteste*, zu langsam, nicht so langsam, allerschnellste*',
  quieter: `
    leiser*, leiseste*, ruhiger*, ruhigste*, weniger laut, nicht so laut, nicht so laute*, zu laut, lautlos*, gerauschlos*,
    gerauscharm*, macht weniger larm, weniger krach
    `,
  brighter: `
    heller*, hellste*, leuchtet heller, leuchtet starker, mehr licht, meiste licht, am meisten licht, mehr lumen, meisten lumen,
    zu dunkel, leuchtstarker*, leuchtstarkste*
    `,
  stronger: `
    starker*, starkste*, kraftiger*, kraftigste*, leistungsstarker*, leistungsstarkste*, leistungsfahiger*, leistungsfahigste*,
    mehr leistung, meiste leistung, am meisten leistung, mehr power, meiste power, mehr watt, meisten watt, mehr kraft, zu
    schwach, stabiler*, stabilste*
    `,
  longerLasting: `
    halt langer, halten langer, halten am langsten, langste akkulaufzeit, langere akkulaufzeit, langerer akku, bester akku,
    besten akku, besserer akku, langste laufzeit, langere laufzeit, lauft langer, lauft am langsten, mehr akku, meisten akku,
    langlebiger*, langlebigste*, haltbarer*, haltbarste*, ausdauernder*, akku ~ langer, langer ~ akku, halt ~ langer, halt ~
    langsten, halten ~ langer, langer durch
    `,
  newer: `
    neuer, neuere, neuerer, neueres, neueren, neueste*, neuste*, aktueller, aktuellere*, aktuellste*, moderner*, modernste*,
    neueres modell, zuletzt rausgekommen
    `,
  most: `
    am meisten, meiste, meisten, meistes, höchste, höchsten, höchster, hat mehr, haben mehr, hat ~ mehr, haben ~ mehr, mit mehr, mehr hat, höher*
    `,
  least: `
    am wenigsten, wenigste*, wenigsten, niedrigste*, geringste*, hat weniger, hat ~ weniger, mit weniger, weniger
    `,
  bestRated: `
    am besten bewertet*, bestbewertet*, top bewertet*, beste bewertung*, besten bewertung*, höchste bewertung, meisten sterne
    `,
  similar: `
    ahnlich*, alternative, alternativen, so was wie, sowas wie, so etwas wie, so was in der art, sowas in der art, etwas in der
    art, so wie der, so wie die, so wie das, wie dieser hier, wie diese hier, wie dieses hier, vergleichbar*, so einen wie, so
    eine wie, so eins wie, so n wie, gleichwertig*, ersatz fur, in dem stil, im selben stil, statt dessen was, in der richtung,
    in die richtung
    `,
  goesWith: `
    passt dazu, passen dazu, dazu passt, dazu passen, passend dazu, dazu passend*, passt zu, passen zu, passt gut zu, passt gut
    dazu, passend zu, passende*, was passt, zubehor, kombinier*, dazu anziehen, dazu tragen, anziehen zu, tragen zu, gehort
    dazu, harmoniert mit, zusammen mit
    `,
  more: `
    zeig mehr, zeig mir mehr, zeigen sie mir mehr, zeigen sie mehr, mehr davon, mehr auswahl, mehr optionen, weitere, weiteren,
    weiteres, andere, noch mehr, noch welche, noch was, noch was anderes, sonst noch, was noch, was habt ihr noch, was haben sie
    noch, was gibts noch, was gibt es noch, habt ihr noch andere, mehr bitte, die nachsten, ein paar mehr, nachste seite,
    weiter, noch ein paar, was gibts ~ noch, was gibt es ~ noch, was habt ihr ~ noch
    `,
  also: 'plus ein, plus eine, plus einen, ausserdem noch, obendrauf, dazu noch, auch, noch dazu, dazu, außerdem, obendrein, zusätzlich, noch ein, noch eine, noch einen, gleich noch, und noch',
  here: 'dieser, dieses, diesen, diesem, der hier, die hier, das hier, den hier',
  it: `
    es, er, dieser, dieses, diesen, damit, davon, daran, ihn, dies, diesem, der da, die da, das da, den da, der hier, die hier,
    das hier, den hier, das teil, das ding, ihm, dessen, den artikel, das produkt, ist der, ist die, ist das, hat der, hat die,
    hat das, kann der, kann die, kann das, darf der, darf die, darf das, wird der, wird die, wird das, geht der, geht die, geht
    das, passt der, passt die, passt das, kostet der, kostet die, kostet das, wiegt der, wiegt die, wiegt das, halt der, halt
    die, halt das, lauft der, lauft die, ich den, ich die, ich das, man den, man die, man das, gibts den, gibts die, gibts das,
    gibt es den, gibt es die, fallt der, fallt die, braucht der, braucht die, braucht das, macht das, das ~ teil
    `,
  them: `
    die beiden, beide, denen, davon, welche davon, welcher davon, welches davon, die da, die hier, diese hier, diese da, die
    dinger, die teile, sind die, haben die, welcher von, welche von, welches von, wer von, welche dann, welcher dann, welches
    dann
    `,
  both: `
    beide, beiden, beides, die zwei, alle beide, alle zwei, jeder von, jede von, jedes von, alle drei, allen drei, die drei
    `,
  other: 'der andere, die andere, das andere, anderer, anderes, anderen, der zweite von beiden, jener',
  last: `
    der letzte, die letzte, das letzte, den letzten, dem letzten, der letzten, letzter, letztes, letzterer, letztere, letzteres,
    zuletzt, der ganz unten, die ganz unten
    `,
  first: `
    erstes, nummer eins, nummer 1, nr 1, 1te, 1ter, ersterer, erstere, ersteres, der oberste, das oberste, die oberste, erste,
    ersten
    `,
  second: `
    zweiter, zweites, nummer zwei, nummer 2, nr 2, 2te, 2ter, der mittlere, die mittlere, das mittlere, den mittleren, der in
    der mitte, zweite, zweiten, 2 sieht, der 2, die 2, das 2, den 2
    `,
  third: 'dritter, drittes, nummer drei, nummer 3, nr 3, 3te, 3ter, dritte, dritten, der 3, die 3, das 3, den 3',
  fourth: `
    der vierte, die vierte, das vierte, den vierten, dem vierten, der vierten, vierter, viertes, nummer vier, nummer 4, nr 4,
    4te, 4ter
    `,
  instead: `
    stattdessen, statt dessen, anstatt, statt, anstelle, lieber, eher, nicht den, nicht die, nicht das, oder doch, oder
    vielleicht, eigentlich, was anderes, etwas anderes, vergiss den, vergiss die, vergiss das, was ist mit, wie ware es mit, wie
    wars mit, wie war s mit, doch nicht, andere farbe, anderer farbe
    `,
  without: `
    ohne, kein, keine, keinen, keiner, nicht aus, vertrag* keine, vertrag* kein, keines, keinem, keins, frei von, nix mit,
    nichts mit, nicht mit, aber nicht, ausser, ausgenommen, bis auf, abgesehen von, mit ausnahme, mochte kein, mochte keine,
    mochte keinen, brauche kein, brauche keine, mag nicht, mag ich nicht, mag ich nich, hasse, hass ich, kann ~ nicht leiden,
    kann ~ nicht ausstehen, kann ~ nicht ab, allergisch, allergie, allergiker, unvertraglich*, intolerant, *intoleranz, vertrag
    ~ nicht, vertrage ~ nicht, vertrage keinen, vertrag keinen, darf ~ nicht essen, esse kein, esse keine, esse keinen, ess
    kein, ess keine, enthalt kein, enthalt keine, enthalt keinen, enthalt nicht, alles nur nicht, bloss kein, bloss keine, bloss
    keinen, bloss nicht, auf keinen fall, vermeide*, verzichte*, weder, nicht zu, bitte nicht, nicht in, nicht von
    `,
  harms: `
    vertrag* ~ nicht, vertrage ich nicht, vertrag ich nicht, vertragt ~ nicht, vertragt er nicht, vertragt sie nicht, bekommt
    ~ nicht, macht ~ krank, juckt, jucken, kratzt, kratzen, ist tabu, sind tabu, geht gar nicht, gehen gar nicht, kriegt ~
    ausschlag, krieg* ich ausschlag, bekomm* ich ausschlag, bekommt ~ ausschlag, reagiert ~ allergisch, reagiere ich
    allergisch, darf ~ nicht essen, darf er nicht essen, darf sie nicht essen, kann ich nicht ab
    `,
  inStock: `
    auf lager, vorratig, lieferbar, verfugbar*, noch da, ausverkauft, nicht mehr da, vergriffen, wieder da, wieder verfugbar,
    wieder lieferbar, wieder rein, wieder auf lager, habt ihr noch, haben sie noch, gibts noch, gibt es noch, zu haben, wann
    kommt ~ wieder, wann gibts ~ wieder, nachschub, auf vorrat, sofort lieferbar, bestand, gibts ~ noch, gibt es ~ noch, noch
    welche da
    `,
  price: `
    im angebot, im sale, reduziert, runtergesetzt, heruntergesetzt,
    kostet, kosten, preis, preise, wie teuer, was macht das, was koscht, wie viel euro, wieviel euro, was muss ich zahlen, was
    zahl ich, wie hoch ist der preis, preislich, wie viel ist, wieviel ist, wie viel sind, wie viel fur, wieviel fur, wie viel
    macht, wieviel macht, wie viel soll, wieviel soll, wie viel denn, wieviel denn, wie viel pro, wie viel wurde, wie viel
    insgesamt
    `,
  whichThen: `
    welcher dann, welche dann, welches dann, welchen dann, welcher denn, welche denn, welches denn, welchen denn,
    dann welcher, dann welche, dann welches, welcher wäre, welche wäre, welches wäre, welcher ginge, welche ginge,
    welches ginge, welcher geht, welche geht, welches geht, was habt ihr dann, was haben sie dann
    `,
  want: 'ich will, will ich, ich möchte, möchte ich, ich hätte gern, ich hätte gerne, wir möchten, ich brauche, ich brauch, brauch ich, brauche ich',
  have: `
    haben sie keine, haben sie keinen, haben sie kein, habt ihr keine, habt ihr keinen, habt ihr kein, gibt es keine, gibt es keinen, habt ihr, hast du, haste, habta, haben sie, hat ihr shop, hattet ihr, hatten sie, hattest du, verkauft ihr, verkaufen sie,
    verkaufst du, fuhrt ihr, fuhren sie, gibt es, gibt s, gibts, gab s, bekomme ich, bekomm ich, krieg ich, kriege ich, kann man
    ~ kriegen, such ich, suche, ich such, suchen, brauche, brauch, brauchen, brauchte, ich will, mochte, hatte gern, hatte
    gerne, ich wurde gern, wurde gerne, ich wunsche, zeige mir, zeigen sie mir, zeigt mir, zeig, finde, find mir, finden sie,
    irgendwas, irgendwelche, etwas fur, und etwas, und irgendwas, etwas gegen, was gegen, etwas zum, was zum, interessiere mich fur, interessier mich fur,
    bin an ~ interessiert, im angebot ihr, im sortiment, such nen, such ne, such ein, such was, such einen, such eine, gesucht,
    was fur ~ habt, was fur ~ gibt
    `,
  question: `
    wollte wissen, frage mich ob, frag mich ob, keine ahnung ob, weiss nicht ob,
    ich möchte wissen, ich will wissen, ich wüsste gern, ich würde gern wissen,
    sag mir dass, sag mir das, sag einfach, sagen sie einfach, sagt mir dass, sag doch einfach, sag dass, bestätige mir,
    wie, was, welche, welcher, welches, welchen, wer, wann, wo, warum, ist der, ist die, ist das, ist da, sind die, sind das, sind da, kann ich,
    kann man, darf der, darf die, darf ich, hat der, hat die, hat das, gibt es, gibts, passt der, passt die, passt das, muss
    ich, wird der, wird die, geht das, welchem, wen, wem, woher, wohin, womit, wofur, wozu, wieso, weshalb, ist es, sind sie,
    kann es, kann das, kannst du, konnen sie, konnte ich, konntest du, konnten sie, hat es, haben die, wird es, wird das, geht
    es, soll ich, sollte ich, darf man, ob, sag ~ ja, sag mir, sag einfach, sagen sie mir
    `,
  gift: `
    geschenk, geschenke, geschenkidee*, verschenken, schenken, mitbringsel, *geburtstag, weihnachten, weihnachtsgeschenk*, fur
    meine mutter, fur meine mama, fur mama, fur meinen vater, fur meinen papa, fur papa, fur meine frau, fur meinen mann, fur
    meine freundin, fur meinen freund, fur eine freundin, fur einen freund, fur nen freund, fur ne freundin, fur meine oma, fur
    meinen opa, fur meine schwester, fur meinen bruder, hochzeitstag, jahrestag, jubilaum, muttertag, vatertag, valentinstag,
    wichteln, was schenk, schenk ich
    `,
  outside: `
    wettervorhersage, wetterbericht, wetter morgen, wetter heute, wie wird das wetter, regnet es morgen, wird es regnen,
    wahl*ergebnis, bundestagswahl, bundeskanzler, kanzler, fussballergebnis*, bundesliga, wer hat gewonnen, hausaufgabe*, erzahl
    mir eine geschichte, schreib mir einen, schreib mir ein, schreib mir ne, python, javascript, ubersetz*, hauptstadt,
    horoskop, bitcoin, krypto, aktien, borse, aktienkurs, anwalt, rechtsberatung, steuererklarung, rezept fur, sing mir, sing
    ein lied, liedtext, songtext, sinn des lebens, geh mit mir aus, heirate mich, willst du mich heiraten, wer hat ~ gewonnen,
    nen witz, einen witz, politik, ein gedicht, schreib ~ gedicht, weltmeister, einen aufsatz, programmier mir
    `,
  attack: `
    ignorier*, vergiss deine anweisungen, vergiss alle anweisungen, vergiss deine regeln, vergiss alles, missachte,
    systemprompt, system prompt, deine anweisungen, ihre anweisungen, deine instruktionen, dein prompt, deinen prompt, deine
    regeln, entwicklermodus, developer mode, tu so als, tun sie so als, stell dir vor du bist, spiel die rolle, verhalte dich
    wie, verhalte dich als, du bist jetzt, du bist ab jetzt, ab jetzt bist du, jailbreak, verrate mir deine, verrat mir deine,
    gib deine ~ preis, admin modus
    `,
  insult: `
    idiot, idioten, blod, blode, bloder, dumm, dummkopf, depp, deppen, trottel, vollidiot, vollpfosten, halt die klappe, halt
    die fresse, halts maul, halt s maul, halt den mund, fick*, scheiss*, arsch*, wichser, hurensohn, schlampe, miststuck,
    verpiss dich, du nervst, du taugst nichts, spast*, penner, nutzlos*, unnutz*, dumme* bot, mull bot
    `,
  kinds: `
    was verkauft ihr, was verkaufen sie, was verkaufst du, was habt ihr hier, was habt ihr so, was habt ihr alles, was haben sie
    hier, was haben sie so, was haben sie alles, was gibts hier, was gibt es hier, was gibt es bei euch, was gibts bei euch,
    welche produkte, was fur produkte, was fur sachen, was fur artikel, welche artikel, welche kategorien, eure kategorien, ihre
    kategorien, euer sortiment, ihr sortiment, euer angebot, was kann ich kaufen, was kann man kaufen, was kann ich hier, was
    kann man hier, was bietet ihr, was bieten sie, was fuhrt ihr
    `,
  brands: `
    welche marken, was fur marken, eure marken, ihre marken, marken habt ihr, marken haben sie, marken fuhrt ihr, marken fuhren
    sie, welche hersteller, was fur hersteller, liste der marken, alle marken, markenliste, von welchen marken, welche firmen
    `,
  count: `
    wie viele ~ habt ihr, wieviele ~ habt ihr, wie viele ~ haben sie, wieviele ~ haben sie, wie viele ~ gibt es, wieviele ~ gibt
    es, wie viele ~ gibts, wieviele ~ gibts, wie viele verschiedene, wieviele verschiedene, wie viel verschiedene, anzahl der,
    wie viele sorten, wie viele modelle, wie viele artikel, wie viele produkte
    `,
  new: `
    neuheiten, neuheit, neuigkeiten, was ist neu, was gibts neues, was gibt es neues, gibts was neues, gibt es was neues, habt
    ihr was neues, haben sie was neues, neue produkte, neue artikel, neu reingekommen, neu eingetroffen, frisch eingetroffen,
    neu im sortiment, neu im shop, neu im angebot, neue kollektion, neue sachen, neuzugange
    `,
  detail: `
    erzahl mir mehr, erzahl mehr, erzahlen sie mir mehr, sag mir mehr, mehr dazu, mehr daruber, mehr uber, mehr infos, mehr
    info, mehr informationen, nahere infos, nahere informationen, genaueres, naheres, alles uber, details, einzelheiten,
    technische daten, spezifikation*, produktdaten, datenblatt, beschreib*, was kannst du mir ~ sagen, was konnen sie ~ sagen
    `,
  pieces: `
    stuck, stucke, stk, mal, x, paar, paare, packung, packungen, pack, packs, pakete, packchen, set, sets, einheiten, flasche,
    flaschen, schachtel, schachteln, kiste, kisten, karton, kartons, glas, glaser, dose, dosen, tute, tuten, beutel, exemplare,
    kasten, tube, tuben, packerl, tafeln, rollen
    `,
  size: `
    grosse, grossen, gr, konfektionsgrosse, schuhgrosse, kleidergrosse, lange, bein, beinlange, bund, bundweite, taille,
    taillenweite, innenbein, schrittlange
    `,
  small: `
    klein, kleine, kleinen, kleiner, kleines, kleinere, kleineren, kleinste, kleinsten
    `,
  medium: `
    mittel, mittlere, mittleren, mittlerer, mittleres, mittelgroße, mittelgroß
    `,
  large: `
    groß, große, großen, großer, großes, größere, größeren, größte, größten
    `,
  numbers: `
    1=eins|eine|einen|einmal|ein stück|eins davon; 2=zwo|zweimal; 3=dreimal; 4=viermal; 5=fuenf|fünfmal; 6=sechsmal|halbes dutzend; 10=zehnmal; 12=zwoelf|dutzend; 0.5=halb|halbe|halber|halben|halbes
    `,
  weightAsk: `
    wie schwer, wiegt, wiegen, wiege, wieg, gewicht, wie viel kilo, wieviel kilo, wie viel gramm, wieviel gramm, wie viel kg,
    eigengewicht, wie leicht, ist das schwer, ist der schwer, ist die schwer, sehr schwer
    `,
  sizeAsk: `
    wie gross, wie lang ist, wie lang sind, wie breit, wie hoch, wie tief, wie klein, wie dick, wie dunn, abmessung,
    abmessungen, masse, ausmasse, grosse von, welche grosse hat, durchmesser, lange, breite, hohe, tiefe, dicke, passt es rein,
    passt das rein, passt der rein, passt rein, wie viel zentimeter, wieviel zentimeter, wie viel cm, wieviel cm, passt die in,
    passt der in, passt das in, passt es in, passen die in, passt ~ hosentasche
    `,
  widthAsk: 'wie breit, breite',
  heightAsk: 'wie hoch, höhe',
  lengthAsk: 'wie lang ist, länge',
  depthAsk: 'wie tief, tiefe',
  warmthAsk: `
    wie warm, warm genug, wie kalt, halt ~ warm, halten ~ warm, welche temperatur, welcher temperatur, welche temperaturen,
    welchen temperaturen, bis wieviel grad, wie viel grad, bei minusgraden, minusgrade, fur den winter, fur winter, im winter,
    wintertauglich, friert man, frier ich, komfortbereich
    `,
  materialAsk: `
    aus was, woraus, woraus besteht, besteht aus, bestehen aus, gemacht aus, hergestellt aus, welchem material, material,
    welchem stoff, stoff, was steckt drin, inhaltsstoffe, zutaten, zusammensetzung, enthalt, enthalten, ist ~ drin, echtes
    leder, echt leder, ist das echt*, echte wolle, sind da ~ drin
    `,
  careAsk: `
    waschen, gewaschen, wasche, waschbar, waschmaschine, waschmaschinenfest, maschinenwaschbar, spulmaschine, spulmaschinenfest,
    geschirrspuler, reinigen, reinigung, sauber machen, saubermachen, putzen, wie mach ich ~ sauber, bugeln, gebugelt, trockner,
    trocknergeeignet, pflegen, pflege, pflegehinweise, in die maschine, chemisch reinigen, wie viel grad waschen, impragnieren
    `,
  durationAsk: `
    wie lange halten, wie lange lauft, wie lange dauert, wie lange reicht, wie lange brennt, wie lange, halt der akku, wie lange
    halt der akku, akkulaufzeit, laufzeit, batterielaufzeit, brenndauer, betriebsdauer, wie viele stunden, wieviele stunden, wie
    viel stunden, wieviel stunden, wie viele tage, wieviele tage, wie viele minuten, wieviele minuten, haltbarkeit, wie lange
    haltbar, haltbar, wie lang halt*, wie lang lauft
    `,
  capacityAsk: `
    wie viel passt rein, wieviel passt rein, wie viel passt, wieviel passt, was passt rein, was passt da rein, wie viel geht
    rein, wieviel geht rein, wie viel liter, wieviel liter, wie viele liter, fassungsvermogen, fasst, volumen, kapazitat, wie
    viel platz, wieviel platz, wie viele personen, wieviele personen, wie viele leute, wieviele leute, wie viele ~ passen,
    wieviele ~ passen, fullmenge, packvolumen, passt ~ rein, passt ~ in die, passt ~ in den
    `,
  originAsk: `
    wo wird ~ hergestellt, wo werden ~ hergestellt, wo ist ~ hergestellt, wo hergestellt, wo wird ~ gemacht, wo wird ~
    produziert, wo produziert, woher kommt, woher kommen, woher stammt, woher stammen, wo kommt ~ her, wo kommen ~ her,
    hergestellt in, gemacht in, made in, welches land, welchem land, herkunft, herkunftsland, ursprungsland, wer stellt ~ her,
    wer produziert
    `,
  ageAsk: `
    welches alter, welchem alter, wie alt, ab wann geeignet, ab wann, altersempfehlung, altersfreigabe, geeignet fur ~ jahre,
    jahrige*, jahre alt, jahren, monate alt, ist ~ jahre, wird ~ jahre, altersgruppe, welches kindesalter
    `,
  powerAsk: `
    wie viel watt, wieviel watt, wie viele watt, wattzahl, watt hat, wie stark, wie leistungsstark, leistung, wie viel ps, volt,
    spannung, stromverbrauch, verbrauch, wie viel strom, wieviel strom, wie hell, lumen, saugkraft
    `,
  warrantyAsk: `
    garantie, gewahrleistung, garantiezeit, wie lange garantie, garantie drauf, reparatur*, reparier*, ersatzteil*,
    garantiefall, herstellergarantie, wenn ~ kaputt, wenn ~ beschadigt, wenn ~ defekt, falls ~ kaputt, falls ~ beschadigt, wenn
    ~ fehlerhaft
    `,
  fitAsk: `
    klein aus, gross aus, gross oder klein aus, klein oder gross aus, fallt ~ aus, fallen ~ aus, wie fallt, wie fallen, grossengerecht, welche grosse, was fur ne grosse,
    was fur eine grosse, welche grosse brauche ich, welche grosse nehme ich, zwischen zwei grossen, wie sitzt, wie passt, wie
    ist die passform, passform, eine nummer grosser, eine nummer kleiner, ne nummer grosser, enger geschnitten, weit
    geschnitten, eng geschnitten, klein geschnitten, geschnitten
    `,
  contentsAsk: `
    was ist mit dabei, was liegt bei, dabei, inklusive, inkl, lieferumfang, in der verpackung, mitgeliefert, was krieg ich, was
    bekomme ich, was bekomm ich dafur, gehort ~ dazu, kommt ~ mit, was ist in der packung, zusammenbauen, aufbauen, montieren,
    montage
    `,
  useAsk: `
    kann ich ~ benutzen, kann ich ~ verwenden, kann ich ~ nutzen, kann man ~ benutzen, kann man ~ verwenden, kann man ~ nutzen,
    kann ich damit, kann man damit, geeignet, taugt der, taugt das, taugen die, eignet sich, eignen sich, gut fur, funktioniert
    mit, geht das mit, geht auch mit, geht der auch, geht die auch, lauft mit, kompatibel, passt das auf, passt es an, passt an,
    ist das ok fur, ist das was fur, ist der was fur, ist die was fur, wurde das gehen, wurde das funktionieren, vertraglich
    mit, tauglich, funktioniert ~ auf, funktioniert ~ mit, geht ~ auf, funktioniert ~ auch, lauft ~ mit
    `,
  forMan: `
    mein vater, meinen vater, meinem vater, meines vaters, papa, mein mann, meinen mann, meinem mann, mein freund, meinen
    freund, meinem freund, mein bruder, meinen bruder, meinem bruder, opa, großvater, schwiegervater, mein onkel, meinen onkel,
    meinem onkel, für einen mann, bin ein mann, für ihn
    `,
  forWoman: `
    meine mutter, meiner mutter, mama, mutti, meine frau, meiner frau, meine freundin, meiner freundin, meine schwester, meiner
    schwester, oma, großmutter, schwiegermutter, meine tante, meiner tante, für eine frau, bin eine frau
    `,
  forChild: `
    sohnemann, tochter, sohn, mein neffe, neffen, nichte, enkel, enkelin, enkelkind, patenkind, ein junge, einen jungen, ein
    mädchen, mein kleiner, meine kleine, meinen kleinen, meiner kleinen, kleinkind, jährige, jährigen, jähriger, jähriges,
    jüngste, jüngster, jüngsten, älteste, ältester, ältesten
    `,
};

const WORDS: LanguageWords = {
  informal:
    'nich=nicht ned=nicht nimmer=nicht~mehr nen=einen ne=eine nem=einem ner=einer hab=habe gibts=gibt~es gibbet=gibt~es is=ist nix=nichts vllt=vielleicht fürn=für~einen fürs=für~das aufm=auf~dem inn=in~den ausm=aus~dem mim=mit~dem bzgl=bezüglich zb=zum~beispiel nochn=noch~einen',
  typical: `
    der die das ein eine einen einem ist sind haben habt gibt es ich sie ihr du mir mich und oder fur mit ohne unter uber zu von
    auf was welche welcher welches wie viel kostet kosten suche brauche mochte bitte danke hallo guten tag auch nicht kein keine
    den dem im wann wo gunstiger
    `,
  by: 'von marke',
  definite: 'der die das den dem des dieser diese dieses diesen diesem zum zur vom beim',
  one: 'ein eine einen eins einmal',
  stop: `
    irgendwo irgendwie ebenfalls liebsten war waren bin bist seid sein hat hatten gib geben er man mich euch ihnen ihn
    ihm dein deine unser unsere aber noch nur denn dann doch so am beim bis gegen ins nach vom vor uber unter zwischen
    um etwa circa wer wen wem viel viele wo wann warum kann konnten darf soll sollte muss mochten wurde wurden brauchen
    suchen sucht finde findet zeigt empfiehl rat hey tag morgen abend ja nein kein keine keinen keiner kostet kosten
    koste preis preise preislich gunstig gunstige gunstiger gunstigste gunstigsten billig billiger billigste billigsten
    teuer teurer maximal hochstens mindestens ab budget besser schon schone schones schoner irgendwas alles andere
    anderes anderen anderer artikel produkt produkte ware laden shop geschaft verfugbar verfugbarkeit lieferbar lager
    vorratig geschenk geschenke idee ideen vater mutter papa mama freund freundin mann frau bruder schwester sohn
    tochter jemand jemanden leute person personen art sorte hier da dort dies diese dieser dieses diesen diesem jetzt
    heute sehr ganz mehr weniger euro eur warenkorb leg lege legen erzahl erzahle details informationen unterschied
    vergleich vergleiche vergleichen sagen sag wissen lieber eher statt grosse grossen farbe farben alternative
    alternativen ubrig aussieht sieht lang lange meinte gemeint woraus eure euer euren fuhrt fuhren hilft braucht werden
    mir's tun machen sprechen spricht arten sorten marke marken weitere weiteren davon neu neue neuste neueste neues
    anzahl verschiedene passend geeignet schenken mag brauchte wieviel wieviele nochmal nehme nehmen kaufe bestelle
    bestellen kauf oma opa grossmutter grossvater tante onkel kollege kollegin chef lehrerin lehrer nachbar liebt infos
    info genaueres einzelheiten beschreibung drin gibts furs passt geht gehts na naja puh mist schade ach ah oh hm hmm
    tja uff och halt eben einfach trotzdem immer echt wirklich eigentlich falls wenn weil obwohl selber selbst hab
    solang solange wegen seit schlecht dass ob dazu daran darauf damit nix bisschen bissl bisserl nen ne n nem ner eh
    fein cool einmal zweimal dreimal sozusagen bitteschon meins deins je pro komm kommt durfen mussen sagst sagt lass
    lassen
    `,
};

export const language: Language = {
  code: 'de',
  name: 'german',
  accents: 'äöüß',
  stemmer,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'Genau das haben wir leider nicht, aber das kommt dem am nächsten:',
    choose: (title, option, values) => `Gern! Welche Variante von ${title} möchten Sie? ${option}: ${values}.`,
    thatIs: (title) => `Das ist ${title}.`,
    listed: (row) => `In den Details steht: „${row}“.`,
    quote: (text) => `„${text}“`,
    hello: (shop) => `Hallo! Ich bin der Einkaufsassistent von ${shop}. Wonach suchen Sie?`,
    thanks: 'Gern geschehen! Kann ich Ihnen noch weiterhelfen?',
    bye: 'Auf Wiedersehen und danke für Ihren Besuch!',
    about: (shop) =>
      `Ich bin der Einkaufsassistent von ${shop}. Ich finde und vergleiche Produkte für Sie, sehe Preise und Verfügbarkeit nach und beantworte Fragen zum Shop.`,
    ask: 'Wonach suchen Sie?',
    offTopic: (shop) =>
      `Dabei kann ich leider nicht helfen, aber ich finde gern etwas bei ${shop} für Sie. Wonach suchen Sie?`,
    speaks: (names) => `Ich spreche ${names}. Wonach suchen Sie?`,
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
    between: (low, high) => `zwischen ${low} und ${high}`,
    without: (words) => `ohne ${words}`,
    found: (count, limits) =>
      count === 1 ? `Hier ist ein Vorschlag${limits}:` : `Hier sind ${count} Vorschläge${limits}:`,
    sentence: (title, price, stock) =>
      price === null
        ? `Für ${title} ist kein Preis angegeben (${STOCK[stock]}).`
        : `${title} kostet ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Zu ${words} habe ich nichts gefunden, aber das kommt am nächsten:`,
    nothing: (words, limits, shop) =>
      words
        ? `Zu ${words}${limits} habe ich bei ${shop} leider nichts gefunden.`
        : `Leider habe ich bei ${shop} nichts${limits} gefunden.`,
    advice: 'Versuchen Sie es mit anderen Worten oder fragen Sie mich nach etwas anderem.',
    nearest: 'Preislich am nächsten:',
    noCheaper: (title, price) => `Etwas Günstigeres als ${title} für ${price} habe ich nicht gefunden.`,
    noDearer: (title, price) => `Etwas Teureres als ${title} für ${price} habe ich nicht gefunden.`,
    soldOut: (title) => `${title} ist leider ausverkauft.`,
    allSoldOut: 'Leider zurzeit ausverkauft:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${fixed ? `In ${fixed} ist ${varied}` : `${varied} ist`} ${isSoldOut ? 'leider ausverkauft' : 'nicht erhältlich'}${instead && `; es gibt ${isSoldOut ? 'noch ' : ''}${instead}`}.`,
    similar: (title) => `Ähnlich wie ${title}:`,
    noSimilar: (title) => `Etwas Ähnliches wie ${title} habe ich leider nicht gefunden.`,
    says: (quote) => `In der Beschreibung steht: „${quote}“`,
    unsaid: (words) => `Zu ${words} steht hier nichts; mehr verrät vielleicht die Produktseite.`,
    unsure: 'Eine eindeutige Antwort darauf habe ich nicht gefunden.',
    askShop: (contact) => `Mehr dazu weiß der Shop${contact ? `: ${contact}` : '.'}`,
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
    was: (price) => `Der Artikel ist reduziert; vorher kostete er ${price}.`,
    cart: (items) => `Bitte bestätigen Sie unten, um ${items} in den Warenkorb zu legen.`,
    each: (price) => `${price} pro Stück`,
    which: 'Welches Produkt meinen Sie?',
    cheaper: (title, difference, other) => `${title} kostet ${difference} weniger als ${other}.`,
    samePrice: (title, other) => `${title} und ${other} kosten gleich viel.`,
    compared: 'Im Vergleich:',
    cheapest: (title, price) => `Am günstigsten ist ${title} für ${price}.`,
    dearest: (title, price) => `Am teuersten ist ${title} mit ${price}.`,
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
