import { stemmer } from '@orama/stemmers/dutch';
import type { Cues, LanguageWords } from './cues.ts';
import type { Availability } from '../../domain/product.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'op voorraad',
  out_of_stock: 'uitverkocht',
  unknown: 'voorraad onbekend',
};

const CUES: Cues = {
  hello: `
    hoi, hallo, hey, hee, heey, hai, hi, hoihoi, hoi hoi, goedemorgen, goede morgen, goeiemorgen, goedemiddag,
    goede middag, goeiemiddag, goedenavond, goedeavond, goede avond, goeienavond, goeieavond, goedendag, goeiendag,
    goeiedag, dag allemaal, yo, joe, hallo daar, moin, moi, heyhoi, beste mensen, dag, goeie dag, goeie morgen,
    goeie middag, goeie avond, heyy, heyyy, hoii, halloo, hallootjes
    `,
  thanks: `
    dank je, dankje, dank je wel, dankjewel, dank u, dank u wel, dankuwel, bedankt hoor, hartelijk dank,
    hartelijk bedankt, heel erg bedankt, alvast bedankt, thanks, thx, thnx, tnx, thank you, dank, dankje hoor, merci,
    super bedankt, top bedankt, fijn bedankt, veel dank, duizendmaal dank, bedankt voor, dankjulliewel, dank jullie wel,
    dank jullie, bedankt*
    `,
  bye: `
    doei, doeg, doeii, doeidoei, dag hoor, tot ziens, tot later, tot de volgende keer, tot volgende keer, tot straks,
    tot snel, tot gauw, tot morgen, houdoe, laterz, bye, bye bye, ciao, de groeten, groetjes, fijne dag, prettige dag,
    fijne avond, prettige avond, fijn weekend, prettig weekend, goedenacht, goede nacht, welterusten, slaap lekker, aju,
    ajuus, salut, mazzel, later hoor
    `,
  agree: `
    ja, jaa, ja graag, ja hoor, ja doe maar, ja prima, ja zeker, jazeker, ja natuurlijk, ja leuk, ja dat is goed, jawel,
    jep, yep, yes, yess, yup, joh ja, heel graag, graag ja, doe maar, doe dat maar, doe dat, ga je gang, ga uw gang, oke,
    okee, ok, okay, okido, oki, is goed, dat is goed, das goed, da s goed, helemaal goed, prima, prima zo, tuurlijk,
    uiteraard, in orde, akkoord, klopt, dat klopt, precies, juist, inderdaad, perfect, top doe maar, super doe maar,
    ja top, goed idee, lijkt me goed, lijkt mij goed, lijkt me prima, lijkt me leuk, klinkt goed, klinkt prima,
    klinkt perfect, deal, afgesproken, die graag, deze graag, die maar, doe die maar, doe deze maar, zeker weten, dat mag,
    mag wel, ga maar door, oke doe maar, goed zo, mee eens
    `,
  decline: `
    nee, nee dank je, nee dankje, nee dankjewel, nee dank u, nee bedankt, nee hoor, nee hoeft niet, hoeft niet,
    hoeft niet hoor, neen, nope, nee joh, nu niet, nu even niet, niet nu, misschien later, later misschien,
    een andere keer, laat maar, laat maar zitten, maakt niet uit, vergeet het, vergeet het maar, ik denk er over na,
    ik denk erover na, ik denk er nog over na, ik denk er nog even over na, ik moet er over nadenken,
    ik moet erover nadenken, nog even nadenken, even over nadenken, dat is alles, dat was alles, das alles, dat was het,
    dat is het, dat was m, dit was het, dit is alles, nee dat was het, nee dat is alles, verder niets, verder niks,
    niets meer, niks meer, niets anders, niks anders, ik hoef niks, ik hoef niets, ik kijk nog even, ik kijk even verder,
    geen interesse, bedankt maar nee, nee liever niet, nee toch niet, toch maar niet, doe maar niet
    `,
  please: `
    alsjeblieft, alstublieft, aub, a u b, alsjeblief, graag
    `,
  decide: `
    dan, dus, toch maar, dan maar, dan toch
    `,
  onSale: `
    in promo, in de promo, in promotie, in de aanbieding, aanbieding*, afgeprijsd*, in de sale, in de uitverkoop, met korting
    `,
  reviews: `
    beoordeling*, recensie*, review, reviews, zeggen de mensen, zeggen mensen, zeggen anderen, vinden mensen, vinden anderen, hoeveel sterren
    `,
  about: `
    ben je een echt mens, ben jij een echt mens, bent u een echt mens, ben je een mens, wie ben je, wie ben jij,
    wie bent u, wat ben je, wat ben jij, wat bent u, ben je een bot, ben jij een bot, ben je een robot, ben jij een robot,
    bent u een robot, bent u een bot, ben jij een mens, bent u een mens, ben je menselijk, ben je echt, ben jij echt,
    bent u echt, ben je een ai, ben jij een ai, ben je ai, ben jij ai, ben je kunstmatig*, ben je een computer,
    ben je een chatbot, ben jij een chatbot, bent u een chatbot, praat ik met een, spreek ik met een, chat ik met een,
    is dit een bot, is dit een robot, is dit een chatbot, wat kun je, wat kan je, wat kan jij, wat kun jij, wat kunt u,
    wat kan je allemaal, wat doe je, wat doe jij, waarmee kun je, waarmee kunt u, hoe kun je ~ helpen,
    hoe kan je ~ helpen, hoe kunt u ~ helpen, waar kun je ~ mee helpen, hoe heet je, hoe heet jij, hoe heet u, je naam,
    jouw naam, uw naam, heb je een naam, spreek je, spreek jij, spreekt u, praat je, welke talen, welke taal,
    met wie spreek, wie spreek ik, met wie praat, met wie chat
    `,
  person: `
    praten met een mens, praten met een persoon, praten met iemand, praten met een medewerker, met een mens praten,
    met een mens spreken, met een persoon praten, met een persoon spreken, met een echt mens, met een echt persoon,
    met een echte persoon, met iemand spreken, met iemand bellen, met iemand chatten, iemand aan de lijn,
    iemand aan de telefoon, een mens spreken, een persoon spreken, een mens, menselijk contact, een menselijke,
    medewerker*, klantenservice, klantendienst, klantendienst bellen, helpdesk, verkoper spreken, adviseur, een collega,
    doorverbinden, verbind me door, verbind mij door, schakel me door, u bellen, je bellen, kan ik bellen,
    kan ik jullie bellen, bel me, bel mij, me bellen, mij bellen, me terugbellen, terugbellen, teruggebeld, bel me terug,
    gebeld worden, telefonisch, telefoonnummer, telefoon nummer, tel nr, telefoonnr, jullie nummer, contact opnemen,
    contact met jullie, contact met u, in contact komen, contactgegevens, jullie bereiken, u bereiken, bereikbaar,
    email adres, emailadres, e mail adres, e mailadres, jullie mail, iemand van de winkel, iemand van jullie,
    iemand uit de winkel, winkelpersoneel, personeel, live chat, livechat, manager spreken, leidinggevende,
    klantensupport, appen, whatsapp*, iemand ~ spreken, iemand ~ bellen, iemand ~ praten, iemand ~ appen,
    met iemand ~ praten, mag ik iemand, echt* iemand, echt* mens*, echt* persoon, mens* aan de, jullie ~ bellen,
    jullie ~ mailen, mailadres*
    `,
  order: `
    mijn bestelling, mijn bestellingen, mn bestelling, m n bestelling, me bestelling, onze bestelling, mijn order,
    mn order, m n order, m n pakket, mijn levering, mijn bezorging, mijn aankoop, mijn zending, mijn retour,
    mijn retourzending, bestelnummer, bestelnr, ordernummer, ordernr, order nummer, status van ~ bestelling, bestelstatus,
    orderstatus, track and trace, track trace, track en trace, traceer*, mijn ~ volgen, bestelling volgen, pakket volgen,
    pakketje volgen, waar is mijn, waar is mn, waar is m n, waar blijft mijn, waar blijft mn, waar blijft m n,
    waar blijft het pakket, wanneer komt mijn, wanneer komt mn, wanneer krijg ik mijn, bestelling annuleren,
    order annuleren, annuleer mijn, annuleer de bestelling, mijn ~ annuleren, bestelling afzeggen, bestelling wijzigen,
    bestelling aanpassen, bestelling veranderen, bestelling bewerken, adres wijzigen, adres aanpassen, adres veranderen,
    bezorgadres, afleveradres, ik heb ~ besteld, ik had ~ besteld, heb ~ besteld, had ~ besteld, heb gisteren,
    gisteren besteld, geleden besteld, besteld en, besteld maar, besteld bij jullie, niet aangekomen, nog niet binnen,
    niet geleverd, nog niet geleverd, niet bezorgd, nog niet bezorgd, niet ontvangen, niets ontvangen, niks ontvangen,
    nooit aangekomen, nooit ontvangen, nog steeds niet, nog niet gekregen, wacht nog, wacht al, zit te wachten,
    wachten op mijn, wachten op mn, mijn factuur, mn factuur, mijn bon, mijn terugbetaling, terugbetaling,
    heb ~ iets besteld, week besteld, weken geleden besteld, besteld vorige, net besteld, vorige ~ besteld, al besteld,
    iets besteld, volgens postnl, volgens dhl, als bezorgd, is bezorgd maar, mijn pakket*, mijn pakje*, mn pakket*,
    mn pakje*, me pakketje, pakket kwijt, pakje kwijt, twee keer betaald, dubbel betaald, dubbel afgeschreven,
    afgeschreven, mijn betaling, mn betaling, aankoopbewijs, kassabon, waar ~ mijn bestelling, waar ~ mn bestelling,
    wanneer ~ mijn bestelling, wanneer ~ mn bestelling, nog niks binnen, nog niet aangekomen
    `,
  you: `
    jullie, u, uw
    `,
  received: `
    heb ~ ontvangen, heb ~ gekregen, heb ~ binnengekregen, vandaag ontvangen, gisteren ontvangen, net ontvangen,
    net binnen, binnengekregen, is aangekomen, zijn aangekomen, is binnen, zijn binnen, kwam vandaag, kwam gisteren,
    werd bezorgd, is bezorgd, zijn bezorgd, is geleverd, zijn geleverd
    `,
  complaint: `
    klacht*, klagen, klaag, niet blij, niet tevreden, ontevreden, teleurgesteld, teleurstellend, teleurstelling, boos,
    kwaad, woest, onacceptabel, niet acceptabel, onaanvaardbaar, kan echt niet, kan toch niet, verschrikkelijk, vreselijk,
    waardeloos, waardeloze, belachelijk, bespottelijk, schandalig, schande, bagger, prut, rotzooi, slechte service,
    slechte kwaliteit, slechte ervaring, is dit een grap, een aanfluiting, lachertje, oplichting, oplichters, opgelicht,
    afzetterij, afzetters, bedrog, bedrogen, kapot, stuk gegaan, is stuk, kapotgegaan, stuk aangekomen, beschadigd*,
    defect*, mankement, gebrek aan, valt uit elkaar, uit elkaar gevallen, doet het niet, doet niets, doet niks,
    doet ie het niet, werkt niet, werkt niet meer, werken niet, werkt niks, ermee opgehouden, gestopt met werken,
    verkeerde artikel, verkeerd artikel, verkeerde maat, verkeerde product, verkeerd product, verkeerde kleur,
    verkeerde gekregen, verkeerde ontvangen, verkeerde gestuurd, verkeerde geleverd, verkeerd geleverd,
    verkeerde bestelling, niet wat ik besteld, ontbreekt in, ontbreekt er, er ontbreekt, ontbreken, er mist, mist een,
    zit een gat, zitten gaten, een gat in, gaatje in, scheur in, gescheurd, lekt, lek, geld terug, mijn geld, mn geld,
    slechtste, nooit meer, baal*, balen, zwaar klote, wat een rommel, wat een troep, gebroken aangekomen, is gebroken,
    is ~ kapot, al kapot, doet niks meer, doet niets meer, doet ~ niet meer, gebarsten, barst in, bekrast, deuk in,
    gedeukt, beschimmeld*, over de datum, los gegaan, losgelaten, laat los, laadt niet, gaat niet aan, mankeert,
    incompleet, onvolledig, niemand antwoordt, niemand reageert, geen antwoord, zit een kras, krassen op, zit een vlek,
    een ramp
    `,
  cart: `
    mag ook mee, mag er ook bij, mogen ook mee, mogen er ook bij, gooi er maar, gooi er nog, gooi ~ erbij, gooi ~ erin, gooi ~ in mijn, wordt het de, wordt het die, wordt het deze, wordt t de, maak er twee van, maak er drie van, maak er vier van, maak er 2 van, maak er 3 van, maak er 4 van, maak daar twee van, maak daar drie van, doe er nog ~ bij, doe er ~ bij, doe ~ erbij,
    wil ik hebben, die wil ik, dat wil ik, deze wil ik, die ~ er ook bij, er ook maar bij, er ook bij, ook maar bij,
    voeg ~ toe, toevoegen aan ~ mandje, toevoegen aan ~ winkelmandje, toevoegen aan ~ winkelwagen, toevoegen,
    toegevoegd worden, in mijn mandje, in mn mandje, in m n mandje, in me mandje, in het mandje, in t mandje,
    in je mandje, in mandje, in mijn winkelmandje, in mn winkelmandje, in het winkelmandje, in winkelmandje,
    in de winkelmand, in mijn winkelmand, in mijn winkelwagen, in mn winkelwagen, in m n winkelwagen, in me winkelwagen,
    in de winkelwagen, in winkelwagen, in mijn winkelwagentje, in mn winkelwagentje, in het winkelwagentje,
    in mijn wagentje, in het wagentje, in mijn karretje, in mn karretje, in het karretje, in mijn kar, in mn kar,
    in de kar, aan mijn mandje, aan mn mandje, aan het mandje, aan m n mandje, aan mijn winkelmandje,
    aan het winkelmandje, aan mijn winkelwagen, aan mn winkelwagen, aan de winkelwagen, aan mijn winkelwagentje,
    aan mijn bestelling, doe ~ erin, doe ~ er in, doe ~ erbij, doe ~ er bij, zet ~ erin, gooi ~ erin, leg ~ erin,
    stop ~ erin, zet ~ erbij, doe ~ in mijn, doe ~ in mn, doe er een, doe er twee, doe er drie, doe er vier, doe er maar,
    doe mij, doe me, doe mij er, doe maar een, doe maar twee, doe maar drie, doe maar vier, doe die maar, doe deze maar,
    doe die, doe deze, doe ~ van die, doe ~ van deze, geef mij, geef me er, geef me maar, geef mij maar, geef me een,
    geef me twee, geef maar, geef er, ik neem, neem ik, ik neem er, ik neem die, ik neem deze, ik neem hem, ik neem ze,
    ik neem het, ik pak die, ik pak deze, ik pak er, dan neem ik, ik ga voor, ik ga hem nemen, ik ga die nemen, ik kies,
    ik kies voor, ik wil ~ kopen, wil ~ kopen, ik zou ~ kopen, zou graag ~ kopen, ik koop, koop ik, ik ga ~ kopen,
    ik wil ~ bestellen, wil graag ~ bestellen, wil ~ bestellen, zou ~ willen bestellen, ik zou ~ bestellen, ik bestel,
    bestel ik, bestel die, bestel deze, bestel hem, bestel er, bestel maar, bestel ze, kan ik ~ bestellen,
    mag ik ~ bestellen, graag bestellen, graag kopen, mag ik er, mag ik die, mag ik deze, mag ik ~ van die,
    mag ik ~ van deze, ik wil die, ik wil deze, ik wil er, ik wil hem, ik wil ze, deze wil ik, ik wil ~ van die,
    ik wil ~ van deze, die neem ik, deze neem ik, er een van, daar ~ van graag, erbij graag, van die graag,
    van deze graag, een graag, twee graag, drie graag, pak er, pak er maar, pak ~ in, reken ~ af, afrekenen, leg ~ opzij,
    voor mij twee, voor mij een, voor mij die, voor mij deze, doe ze, dan ~ graag, er ~ graag, doe de ~ maar,
    doe het ~ maar, doe me ~ maar, doe mij ~ maar, die ~ wil ik, neem de, pak die, ik wil hem hebben, wil ik hebben
    `,
  compare: `
    vergelijk ze, vergeleken met, vergelijking, in vergelijking met, ten opzichte van, tov, verschil, verschillen,
    het verschil, wat is het verschil, versus, vs, wat is beter, welk is beter, welke van de twee, welke van de,
    welke van die, welk van de twee, welke van deze, beter dan, of de andere, of die andere, naast elkaar,
    tegenover elkaar, waarin verschillen, hoe verschillen, wat scheelt, voor en nadelen, of toch die, kan ik beter,
    kun je beter, de eerste of de tweede, beter nemen, welke ~ beter, vergelijk, vergelijken, vergelijkt
    `,
  cheapest: `
    de goedkopere, het goedkopere, het goedkoopst, de goedkoopste, laagste prijs, laagst geprijsd*, minst duur, minst dure, minst kostbaar,
    minst kostbare, betaalbaarste, meest betaalbare, beste prijs, scherpste prijs, budgetvriendelijkste, kost het minst,
    kost het minste, zo goedkoop mogelijk, prijsgunstigste, goedkoopst*, voordeligst*
    `,
  dearest: `
    duurste, duurst, het duurst, de duurste, hoogste prijs, meest dure, prijzigste, prijzigst, kostbaarste,
    meest exclusieve, exclusiefste, meest luxe, meest luxueuze, luxeste, kost het meest, kost het meeste
    `,
  cheaper: `
    wat goedkopers, iets goedkopers, minder duur, minder dure, minder duurs, voordeliger, voordeligere, betaalbaarder,
    betaalbaardere, lagere prijs, lager geprijsd, veel te duur, beetje duur, best duur, te prijzig, te veel geld,
    teveel geld, boven mijn budget, boven mn budget, boven budget, buiten mijn budget, buiten budget,
    past niet in mijn budget, kost te veel, kost teveel, kan ik niet betalen, niet zo duur, niet zo dure, minder kosten,
    minder kost, voor minder, niet ~ zoveel uitgeven, niet ~ zo veel uitgeven, minder uitgeven, minder kwijt, te duur*,
    wat minder duur, niet te duur, hoeft niet duur, goedkoper*
    `,
  dearer: `
    iets duurders, wat duurders, prijziger, prijzigere, luxueuzer, chiquer, chiquere, exclusiever, exclusievere,
    hogere prijs, hoger segment, duurder model, iets luxers, meer uitgeven, meer besteden, mag ~ meer kosten,
    mag ~ duurder, duurder*, luxer*
    `,
  best: `
    beste, de beste, het beste, het best, raad ~ aan, raadt ~ aan, raad je, raden jullie, aanraden, aanrader, aanraders,
    aangeraden, aanbeveel*, aanbevelen, aanbeveling*, aanbevolen, beveel ~ aan, adviseer, adviseert, adviseren,
    geadviseerd, advies, jouw advies, wat zou je, wat zou jij, wat zou u, wat zouden jullie, welke zou je, welke zou jij,
    welke zou u, welk zou je, je favoriet, jouw favoriet, uw favoriet, jullie favoriet, je favoriete, jouw favoriete,
    best beoordeeld*, hoogst gewaardeerd, best verkocht*, bestseller*, populairste, populairst, meest populair*, topper*,
    suggestie*, stel ~ voor, heb je een tip, heb je tips, heb je nog tips, hebben jullie tips, tip voor, tips voor,
    welke moet ik, wat moet ik kopen, welke kan ik het, welke neem ik, wat is handig, help me kiezen, help mij kiezen,
    kan niet kiezen, waar zou je voor gaan, een goeie, een goede, goeie keus, welke is goed, meest verkocht*,
    verkopen ~ het meest
    `,
  lighter: `
    het lichtst, weegt het minste, weegt minder, wegen minder, minder zwaar, minder zware, minst zwaar, minst zware,
    laagste gewicht, minder gewicht, minste gewicht, lager gewicht, niet zo zwaar, weegt ~ minst, wegen ~ minst, lichter*,
    lichtst*
    `,
  heavier: `
    het zwaarst, weegt meer, wegen meer, weegt het meest, weegt het meeste, wegen het meest, meer gewicht, meeste gewicht,
    hoogste gewicht, hoger gewicht, zwaarder*, zwaarst*
    `,
  warmer: `
    het warmst, houdt ~ warmer, houdt het warmst, warmer houdt, beste tegen de kou, best tegen de kou, beter tegen de kou,
    beter tegen kou, meer warmte, meeste warmte, beter geisoleerd, best geisoleerd, iets warms, wat warmers, iets warmers,
    warmer*, warmst*
    `,
  cooler: `
    koelste, koelst, luchtigst, luchtigste, frisser, frisste, ademender, meest ademend, meest ademende, best ademend,
    best ademende, meer ademend, minder warm, minder warme, minst warm, koelst om te dragen, iets luchtigers,
    iets luchtigs, iets koelers, wat koelers, luchtiger*, koeler*
    `,
  bigger: `
    het grootst, iets groters, wat groters, past meer in, gaat meer in, er past meer, meer inhoud, meeste inhoud,
    grootste inhoud, meer ruimte, meeste ruimte, meer capaciteit, meeste capaciteit, hogere capaciteit,
    hoogste capaciteit, maatje groter, maat groter, past ~ meeste in, meeste in, kan ~ meeste in, gaat het meeste in,
    groter*, grootst*, ruimer*, ruimst*, meer opslag, meer geheugen
    `,
  smaller: `
    het kleinst, iets kleiners, wat kleiners, compactst, compactste, meest compact, meest compacte, minder groot,
    minder grote, minder ruimte, maatje kleiner, maat kleiner, piepklein*, kleiner*, kleinst*, compacter*
    `,
  longer: 'langer, langere, langste, langst, het langst, iets langers, wat langers',
  shorter: 'korter, kortere, kortste, kortst, het kortst, iets korters, wat korters, minder lang, minder lange',
  higher: 'hoger, hogere, hoogste, hoogst, het hoogst, iets hogers, wat hogers',
  wider: 'het breedst, iets breders, wat breders, wijder, wijdere, wijdste, breder*, breedst*',
  lower: `
    lager, lagere, laagste, laagst, het laagst, laagste zit, lagere zit, iets lagers, platter, plattere, platst, platste,
    minder hoog, minder hoge
    `,
  thicker: 'het dikst, iets dikkers, wat dikkers, dikker*, dikst*',
  thinner:
    'het dunst, slanker, slankere, slankste, slankst, iets dunners, wat dunners, minder dik, minder dikke, dunner*, dunst*',
  faster: 'het snelst, vlugger, vluggere, vlugste, vlugst, rapper, rapste, minder traag, sneller*, snelst*',
  quieter: `
    het stilst, minder lawaai, minste lawaai, minder geluid, minste geluid, minder herrie, minste herrie, minder luid,
    minst luid, minder luidruchtig*, minst luidruchtig*, rustiger, geruisloos, geruisloze, geruislozer, fluisterstil*,
    geluidloos, geluidloze, geluidsarm*, muisstil, te veel lawaai, teveel lawaai, stiller*, stilst*
    `,
  brighter: `
    het felst, helderder, helderdere, helderste, helderst, meer licht, meeste licht, geeft meer licht,
    geeft het meeste licht, lichtsterker, lichtsterkste, feller*, felst*
    `,
  stronger: `
    het sterkst, meer vermogen, meeste vermogen, hoogste vermogen, meer kracht, meeste kracht, meer power, meeste power,
    sterker*, sterkst*, krachtiger*, krachtigst*, steviger*, stevigst*
    `,
  longerLasting: `
    gaat langer mee, langer meegaat, langer meegaan, gaan langer mee, gaan het langst mee, het langst meegaat,
    langst meegaat, langste mee, houdt het langer, houdt het langst, langer vol, langst vol, langste batterij,
    langste batterijduur, langste accuduur, langere batterijduur, langere accuduur, langere levensduur,
    langste levensduur, betere accu, beste accu, beste batterij, betere batterij, grootste accu, langste gebruiksduur,
    langste looptijd, langere looptijd, duurzaamste, duurzamer, langst mee, langer mee, langst meegaan, gaat ~ langst,
    gaat ~ langer, gaat ~ langst mee
    `,
  newer: `
    het nieuwst, recenter, recentere, recentste, meest recent, meest recente, laatste model, laatste versie,
    laatste nieuwe, nieuwste model, iets nieuwers, nieuwer*, nieuwst*
    `,
  most: `
    het meeste, de meeste, het meest, de meest, meeste, heeft meer, hebben meer, heeft ~ meer, meer heeft, met meer, hoogste, hoger
    `,
  least: `
    het minste, de minste, minste, het minst, minst, heeft minder, hebben minder, heeft ~ minder, met minder, laagste, minder
    `,
  bestRated: `
    best beoordeeld*, beste beoordeling*, hoogst beoordeeld*, best gewaardeerd*, hoogste waardering, beste reviews, meeste sterren
    `,
  similar: `
    vergelijkbare, gelijkend*, alternatief, alternatieven, iets dergelijks, zoiets, zo iets, iets als dit, iets als dat,
    iets als deze, iets als die, zoals deze, zoals die, zoals dit, net als deze, net zoals deze, net zoiets, zoiets als,
    lijken op deze, lijken op die, die erop lijk*, die er op lijk*, lijkt erop, van hetzelfde soort, hetzelfde soort,
    zelfde soort, zelfde stijl, in dezelfde stijl, dezelfde stijl, zo een maar, zo n maar, zoals dat, zelfde maar,
    hetzelfde maar, dezelfde maar, zelfde in, eenzelfde, net zo een, vergelijkbaar*, soortgelijk*, lijkt ~ op deze,
    lijkt ~ op die, gelijkaardig*
    `,
  goesWith: `
    passen bij, past erbij, passen erbij, passen er bij, passend bij, bijpassend, bijpassende, wat past, staat goed bij,
    staat leuk bij, staat mooi bij, past ~ bij, hoort bij, hoort erbij, combineren met, te combineren, combineer,
    combinatie met, gaat goed met, gaat goed samen, samen met, om bij te dragen, erbij dragen, er bij dragen,
    bij aantrekken, accessoires voor, accessoire voor, accessoires bij, toebehoren voor, om erbij te, om ~ bij te, matcht,
    matchen, matching, erbij nemen
    `,
  more: `
    meer zien, laat ~ meer zien, toon meer, toon er meer, toon me meer, meer opties, meer mogelijkheden, meer keuze,
    meer keus, meer ervan, meer van die, meer van dat, meer van deze, meer modellen, andere opties, andere modellen,
    andere mogelijkheden, andere varianten, nog andere, andere laten zien, laat andere, laat nog, nog meer, nog een paar,
    nog wat, nog iets, anderen, iets anders, wat anders, wat nog meer, wat heb je nog, wat hebben jullie nog,
    wat is er nog, heb je er nog, heb je nog, hebben jullie nog meer, hebben jullie nog andere, meer graag, graag meer,
    volgende, de volgende, de rest, verder zoeken, zijn er nog
    `,
  also: 'plus een, en ook, daarnaast, nu ik toch bezig ben, en dan nog, tevens, ook, erbij, daarbij, bovendien, nog een, en nog, meteen ook',
  here: 'dit, deze, deze hier',
  it: `
    die, deze, dit, dat, deze hier, die daar, die ene, deze ene, dat ene, dit ene, hem, hij, ie, ervan, daarvan, hiervan,
    daarmee, hiermee, ermee, is het, heeft het, kan het, past het, doet het, dezelfde, hetzelfde, dat ding, dit ding,
    dat product, dit product, die van jou, is ie, heeft ie, kan ie, mag ie, past ie, zit ie, heb je m, hebben jullie m
    `,
  them: `
    ze, zij, die twee, deze twee, die drie, deze drie, die dingen, deze dingen, die producten, deze producten,
    die allemaal, deze allemaal, die hier, die daar, ze allemaal, zijn die, zijn deze, zijn ze, hebben ze, kunnen ze,
    van die, van deze, daarvan
    `,
  both: `
    beide, beiden, allebei, alletwee, alle twee, de twee, alle 2, ze allebei, ze allemaal, een van beide, een van de twee,
    een van beiden, alle drie, alledrie, alle 3, alle vier, elk van, ieder van, allemaal, die beide, deze beide, zowel,
    die twee, deze twee
    `,
  other: `
    de andere, die andere, het andere, dat andere, de ander, die ander, andere dan, dan de andere, een andere,
    de andere optie
    `,
  last: 'laatste, de laatste, het laatste, die laatste, laatstgenoemde, de onderste, die onderste, de achterste',
  first: `
    eerste, de eerste, het eerste, die eerste, nummer een, nummer 1, nr 1, 1e, 1ste, de bovenste, die bovenste, optie een,
    optie 1, eerstgenoemde
    `,
  second: `
    tweede, de tweede, het tweede, die tweede, nummer twee, nummer 2, nr 2, 2e, 2de, de middelste, die middelste,
    middelste, optie twee, optie 2, die in het midden
    `,
  third: 'derde, de derde, het derde, die derde, nummer drie, nummer 3, nr 3, 3e, 3de, optie drie, optie 3',
  fourth: 'vierde, de vierde, het vierde, die vierde, nummer vier, nummer 4, nr 4, 4e, 4de, optie vier, optie 4',
  instead: `
    in plaats van, in plaats daarvan, in de plaats, inplaats van, ipv, i p v, liever, toch liever, heb liever, wil liever,
    toch maar, of toch, toch een, of misschien, misschien toch, bij nader inzien, iets anders, wat anders,
    iets heel anders, een ander, niet die, niet deze, niet dat, vergeet de, vergeet die, vergeet het, laat die maar,
    laat de, wat dacht je van, wat vind je van, en wat dan met, hoe zit het met, ruil ~ om, wissel ~ om, vervang,
    eigenlijk liever, eigenlijk toch, eigenlijk wil ik
    `,
  without: `
    zonder, niet, geen, nie, gene, vrij van, behalve, uitgezonderd, met uitzondering van, op ~ na, afgezien van,
    maar geen, maar niet, maar zonder, en geen, en niet, als het maar geen, wil geen, wil niet, ik wil geen, wil ik geen,
    wil ik niet, hoef geen, hoeft geen, hoeft niet, niet met, niet van, niets met, niks met, niets van, niks van,
    niet gemaakt van, waar geen, waarin geen, met geen, liever geen, liever niet, hou niet van, houd niet van,
    houdt niet van, hou ik niet van, houden niet van, lust geen, lust niet, haat, een hekel aan, hekel aan,
    vind ~ niet lekker, vind ~ vies, kan niet tegen, kan ~ niet tegen, kan er niet tegen, allergisch voor, allergisch,
    allergie, allergie voor, intolerant, intolerant voor, intolerantie, overgevoelig, mag geen, mag niet, mag ik geen,
    kan geen, verdraag geen, verdraag niet, eet geen, eten geen, drink geen, drinkt geen, eet niet, bevat geen,
    bevatten geen, bevat niet, zit geen, zitten geen, geen spoor, vermijd*, vermijden, alles behalve, anders dan,
    in geen geval, absoluut geen, zeker geen
    `,
  harms: `
    verdraag ik niet, verdraagt ~ niet, verdraagt hij niet, verdraagt ze niet, verdragen ze niet, kan ik niet tegen, kan hij
    niet tegen, kan ze niet tegen, jeukt, kriebelt, prikt, maakt ~ ziek, krijg ik uitslag, krijgt ~ uitslag, krijgt hij jeuk,
    krijgt ~ jeuk, is taboe, mag hij niet eten, mag ze niet eten, mag ik niet eten
    `,
  inStock: `
    op voorraad, in voorraad, voorraad, op stock, in stock, voorradig, leverbaar, direct leverbaar, beschikbaar,
    beschikbaarheid, verkrijgbaar, uitverkocht, niet op voorraad, niet leverbaar, weer op voorraad, terug op voorraad,
    terug in voorraad, weer binnen, weer beschikbaar, weer leverbaar, weer te koop, nog te koop, nog te krijgen,
    nog steeds te koop, hebben jullie ~ nog, heb je ~ nog, heeft u ~ nog, is die er nog, is deze er nog, is ie er nog,
    zijn er nog, wanneer ~ weer, wanneer komt ~ weer, wanneer komt ~ terug, wanneer is ~ weer, nog over
    `,
  price: `
    in de aanbieding, afgeprijsd, in de sale, in de uitverkoop,
    hoeveel kost, hoeveel kosten, hoeveel is, hoeveel zijn, hoeveel euro, hoeveel geld, hoe veel kost, wat kost,
    wat kosten, wat kost het, wat kost die, wat kost deze, wat kosten ze, kost, kosten, prijs, prijzen, prijsje, de prijs,
    welke prijs, wat is de prijs, hoe duur, hoe duur is, wat moet ~ kosten, moet dat kosten, vraag je ervoor, betaal ik,
    betalen voor, prijskaartje, waar komt ~ op
    `,
  whichThen: `
    welke dan, dan welke, welke wel, welke dan wel, welke zou, welke past, wat dan wel, wat heb je dan, eentje die
    `,
  want: 'ik wil, wil ik, ik wil graag, ik wou, ik had graag, wij willen, ik zou graag',
  have: `
    hebben jullie geen, heb je geen, hebt u geen, heeft u geen, hebben jullie, hebbe jullie, hebben julie, hebbenjullie, hebben jullie ook, heb je, heb jij, heb je ook, hebt u,
    heeft u, heeft u ook, hebben we, hebde, hebt ge, hebben ze, verkopen jullie, verkoop je, verkoopt u, voeren jullie,
    is er, is er een, zijn er, bestaat er, bestaan er, ik zoek, zoek, zoeken, zoek ik, wij zoeken, we zoeken, ben op zoek,
    op zoek naar, ik ben op zoek, zijn op zoek, ik wil, wil ik, ik wil graag, wil graag, ik wou, ik wilde, zou graag,
    ik zou graag, ik had graag, had graag, heb ~ nodig, ik heb ~ nodig, nodig, heb behoefte aan, ik moet ~ hebben,
    moet een, laat ~ zien, toon, toon me, toon mij, vind een, zoek een, zoek voor me, wat heb je, wat hebben jullie,
    wat heeft u, iets voor, en iets, iets om, iets leuks, iets tegen, iets met, iets moois, iets wat, iets dat, enig idee voor,
    kan ik ~ vinden, waar vind ik, welke hebben jullie, welke heb je, graag een, weet niet wat, weet niet welke,
    weet niet goed, ik kan ~ niet vinden
    `,
  question: `
    weten of, wilde weten, vroeg me af, vraag me af, geen idee of, weet niet of,
    ik wil weten, ik wou weten, ik zou graag weten, ik wil graag weten,
    zeg dat, zeg nou, zeg gewoon, zeg maar dat, zeg toch, zeg me dat, bevestig,
    hoe, wat, welke, welk, wie, wanneer, waar, waarom, waarvoor, waarmee, hoeveel, hoelang, hoezo, is het, is dit, is dat,
    is die, is deze, is ie, is hij, is de, is er, zijn ze, zijn die, zijn deze, zijn de, doet het, doet hij, doet die,
    doen ze, kan ik, kan je, kan het, kan die, kan deze, kan hij, kan ie, kun je, kunt u, kunnen jullie, kunnen ze,
    kan men, zou ik, zou je, zou het, zou die, wordt het, wordt die, worden ze, heeft het, heeft die, heeft deze,
    heeft hij, heeft ie, hebben ze, past het, past die, past ie, mag ik, mag het, mag die, mag je, moet ik, moet je,
    moet het, zit er, zitten er, werkt het, werkt die, is dat een, klopt het, mag ie, zit ie, wat voor, trekt het,
    helpt het, blijft het, weet niet of
    `,
  gift: `
    cadeau, cadeaus, cadeautje, cadeautjes, kado, kados, kadootje, kadootjes, kadotje, geschenk, geschenken,
    geschenkje, presentje, jarig, kerst, kerstmis, kerstcadeau*, kerstkado, sinterklaas, sint, pakjesavond,
    moederdag, vaderdag, valentijn*, geef ~ cadeau, cadeau geven, cadeau doen, als cadeau, voor mijn moeder, voor
    mijn vader, voor mijn vrouw, voor mijn man, voor mijn vriend, voor mijn vriendin, voor mijn oma, voor mijn opa,
    voor mijn zus, voor mijn broer, voor mijn dochter, voor mijn zoon, voor mn moeder, voor mn vader, voor mn vrouw,
    voor mn man, voor mn vriend, voor mn vriendin, voor m n moeder, voor m n vader, voor m n vriend, voor m n
    vriendin, voor mama, voor papa, voor mijn ma, voor mijn pa, voor een vriend, voor een vriendin, voor een
    collega, jubileum, trouwdag, huwelijkscadeau, housewarming, geboortecadeau, kraamcadeau, om te geven, om weg te
    geven, weggeven, de jarige, schoonmoeder, schoonvader, schoonzus*, zwager, verjaardag*, de vriendin van, de
    vriend van, de vrouw van, de man van, vriendin van mijn, vriend van mijn
    `,
  outside: `
    weersvoorspelling*, weersverwachting*, weerbericht, weer morgen, weer vandaag, weer voor morgen, wat voor weer,
    gaat het regenen, wordt het regen, regent het, verkiezing*, politiek*, premier, president, minister president,
    voetbaluitslag*, uitslag van, voetbalwedstrijd, wie heeft gewonnen, wie won, wie wint, huiswerk, opstel, werkstuk,
    essay, gedicht, gedichtje, mopje, vertel ~ mop, ken je een mop, een goede mop, vertel ~ grap, een grapje,
    vertel ~ verhaal, vertel ~ verhaaltje, schrijf een, schrijf voor, schrijf me, schrijf mij, schrijf code, python,
    javascript, vertaal, vertaling van, vertalen, hoofdstad van, horoscoop, sterrenbeeld, bitcoin, crypto*, aandelen,
    beurskoers*, advocaat, juridisch advies, rechtszaak, belastingaangifte, belastingdienst, recept voor, geef ~ recept,
    het nieuws, laatste nieuws, godsdienst, geloof je in, religie, oorlog, zing, zing een, songtekst*, zin van het leven,
    met me uit, met mij uit, trouw met me, trouw met mij, met me trouwen, hou je van me, houd je van mij, kampioen*,
    wie wordt er, wie gaat ~ winnen
    `,
  attack: `
    negeer alle, negeer alles, negeer je, negeer jouw, negeer uw, negeer de, negeer deze, negeer voorgaande,
    negeer vorige, negeer eerdere, vergeet je instructies, vergeet al je, vergeet alle, vergeet jouw,
    vergeet uw instructies, vergeet alles, je instructies, jouw instructies, uw instructies, jullie instructies,
    je opdracht, systeemprompt, systeem prompt, system prompt, je prompt, jouw prompt, uw prompt, je regels, jouw regels,
    uw regels, ontwikkelaarsmodus, ontwikkelmodus, developer mode, developer modus, doe alsof, doe net alsof,
    doet u alsof, gedraag je als, gedraag je alsof, speel de rol, je bent nu, jij bent nu, u bent nu, vanaf nu ben je,
    jailbreak, onthul je, onthul jouw, onthul de, geef je prompt, ignore all, ignore previous, ignore your
    `,
  insult: `
    idioot, idiote, stom ding, stomme, stommeling, dom ding, domme bot, domme robot, wat ben je dom, je bent dom,
    je bent stom, jij bent dom, dombo, domkop, sukkel, eikel, kloot*, klote, lul, kut, kutbot, kutzooi, kutwinkel, trut,
    teef, hoer, mongool, debiel, imbeciel, achterlijk*, hou je bek, hou je mond, hou je kop, bek dicht, kop dicht, rot op,
    donder op, sodemieter op, flikker op, opzouten, tyf*, tief op, kanker*, tering*, godverdomme, verdomme, gvd, fuck*,
    shit, bitch, asshole, loser, randdebiel, val dood, waardeloze bot
    `,
  kinds: `
    wat verkoop je, wat verkopen jullie, wat verkoopt u, wat verkoop jij, wat hebben jullie allemaal, wat heb je allemaal,
    wat heeft u allemaal, wat hebben jullie hier, wat heb je hier, wat hebben jullie zoal, wat heb je zoal,
    wat is er allemaal, wat voor dingen, wat voor spullen, wat voor producten, wat voor artikelen, welke producten,
    welke artikelen, welke categorie*, welk soort producten, welke soorten producten, jullie categorie*,
    jullie assortiment, uw assortiment, je assortiment, het assortiment, assortiment, jullie aanbod, uw aanbod,
    wat kan ik kopen, wat kan ik hier kopen, wat kan ik bij jullie, wat kan ik hier, wat is er te koop,
    wat kun je hier kopen, wat is er in de winkel, wat voor winkel
    `,
  brands: `
    welke merken, welk merk, wat voor merken, jullie merken, uw merken, je merken, merken hebben jullie, merken heb je,
    merken heeft u, merken verkopen jullie, merken voeren jullie, alle merken, lijst met merken, lijst van merken,
    merkenlijst, overzicht van merken
    `,
  count: `
    hoeveel ~ hebben jullie, hoeveel ~ heb je, hoeveel ~ heeft u, hoeveel ~ hebt u, hoeveel ~ zijn er,
    hoeveel ~ verkopen jullie, hoeveel verschillende, hoeveel soorten, hoeveel modellen, hoeveel producten,
    hoeveel artikelen, aantal verschillende
    `,
  new: `
    nieuwe collectie, nieuw binnen, nieuw binnengekomen, net binnen, pas binnen, nieuwe producten, nieuwe artikelen,
    nieuwe spullen, nieuwe dingen, wat is er nieuw, wat is nieuw, is er iets nieuws, iets nieuws, wat nieuws,
    nieuwigheden, nieuwtjes, nieuw in ~ assortiment, nieuw in de winkel, nieuwste producten, laatste nieuwe,
    nieuwe aanwinsten, nieuwkomers, wat zijn de nieuwe
    `,
  detail: `
    vertel meer, vertel me meer, vertel mij meer, vertel eens meer, vertel er meer, vertel ~ over, meer details,
    meer info, meer informatie, meer over, meer weten, meer vertellen, iets meer over, alles over, details, detail,
    specificatie*, specs, eigenschappen, kenmerken, beschrijf, beschrijving, omschrijf, omschrijving, beschrijven,
    productinfo*, productbeschrijving, uitleg, leg ~ uit
    `,
  pieces: `
    stuks, stuk, stukken, st, keer, maal, x, paar, paren, pak, pakken, pakje, pakjes, set, sets, setje, setjes, fles,
    flessen, flesje, flesjes, doos, dozen, doosje, doosjes, pot, potten, potje, potjes, blik, blikken, blikje, blikjes,
    zak, zakken, zakje, zakjes, rol, rollen, exemplaar, exemplaren, eenheden, verpakkingen
    `,
  size: `
    maat, maten, maatje, mt, schoenmaat, kledingmaat, lengte, lengtemaat, beenlengte, binnenbeen, binnenbeenlengte, been,
    taille, taillemaat, tailleomvang
    `,
  small: `
    klein, kleine, kleinere, kleinste
    `,
  medium: `
    middel, middelste, middelgrote, gemiddelde
    `,
  large: `
    groot, grote, grotere, grootste
    `,
  numbers: `
    1=eentje; 2=tweetal|beide|allebei|tweetjes; 3=drietal; 4=viertal; 5=vijftal; 6=zestal|halfdozijn; 10=tiental; 12=dozijn; 0.5=half|halve
    `,
  weightAsk: `
    hoe zwaar, hoe zwaar is, weegt, wegen, weeg, gewicht, het gewicht, wat weegt, wat wegen, hoeveel weegt, hoeveel wegen,
    hoeveel kilo, hoeveel gram, hoeveel kg, hoe licht, hoe licht is
    `,
  sizeAsk: `
    hoe groot, hoe groot is, hoe lang is, hoe lang zijn, hoe breed, hoe hoog, hoe diep, hoe klein, hoe dik, hoe dun,
    hoe smal, hoeveel cm, hoeveel centimeter, hoeveel meter, afmeting, afmetingen, wat zijn de maten, de maten, formaat,
    grootte, hoe groot zijn, welk formaat, diameter, doorsnede, doorsnee, omtrek, lengte, breedte, hoogte, diepte, dikte,
    past het in, past die in, past deze in, past hij in, past ie in, past dat in, passen ze in, past dit in,
    past ~ in mijn, past ~ in mn, past ~ in een, pas ik in, welke maat is het, inch
    `,
  widthAsk: 'hoe breed, breedte',
  heightAsk: 'hoe hoog, hoogte',
  lengthAsk: 'lengte, hoe lang is',
  depthAsk: 'hoe diep, diepte',
  warmthAsk: `
    hoe warm, warm genoeg, hoe koud, te koud voor, welke temperatuur, wat voor temperatuur, tot welke temperatuur,
    tot hoeveel graden, hoeveel graden, bij hoeveel graden, tot min, houdt ~ warm, hou ik het warm, blijf ik warm,
    blijf je warm, voor de winter, voor in de winter, in de winter, winterproof, geschikt voor kou, tegen de kou,
    tegen kou, bij vorst, comforttemperatuur, is ~ warm
    `,
  materialAsk: `
    gemaakt van, gemaakt uit, van gemaakt, uit gemaakt, waarvan gemaakt, waarvan is, waar is ~ van gemaakt,
    waar zijn ~ van gemaakt, welk materiaal, welke materialen, wat voor materiaal, materiaal, materialen,
    van welk materiaal, uit welk materiaal, welke stof, wat voor stof, van welke stof, welk leer, bestaat uit,
    bestaan uit, bestaat het uit, wat zit erin, wat zit er in, wat zit er allemaal in, wat zit daarin, wat zit hierin,
    zit er in, zitten erin, zit erin, ingredient, ingredienten, bevat*, samenstelling, vulling, is het echt, echt leer,
    zitten er in, zit hier, is het katoen, is het wol, zit ~ plastic in, waar ~ van gemaakt, is het ~ leer,
    zit er ~ wol in, zit er ~ plastic in
    `,
  careAsk: `
    wassen, gewassen, was ik, wasbaar, uitwasbaar, wasmachine, machinewas, wasvoorschrift*, wasmachinebestendig,
    in de was, op hoeveel graden wassen, vaatwasser, vaatwas, vaatwasserbestendig, vaatwasmachine, afwasmachine, afwassen,
    schoon te maken, maak ik ~ schoon, maak je ~ schoon, schoonhouden, schoon krijg, reinig, strijken, gestreken,
    strijkvrij, droger, wasdroger, droogkast, droogtrommel, onderhoud, onderhouden, onderhoudsvriendelijk, verzorgen,
    verzorging van, hoe verzorg, stomen, stomerij, droogkuis, chemisch reinigen, chemische reiniging, in de droger,
    hoe ~ schoonmaken, ik ~ schoonmaken, kan ik het schoonmaken, moet ik het schoonmaken, hem schoonmaken,
    het best schoonmaken, makkelijk schoon, hoe reinig
    `,
  durationAsk: `
    hoe lang gaat, hoelang gaat, hoe lang gaan, hoelang gaan, hoe lang doet, hoelang doet, hoe lang duurt, hoelang duurt,
    hoe lang kan, hoelang kan, hoe lang kun, hoe lang werkt, hoe lang blijft, hoelang blijft, hoe lang houdt,
    hoelang houdt, hoe lang brandt, hoe lang goed, hoelang goed, hoe lang houdbaar, houdbaar, houdbaarheid,
    gaat ~ lang mee, gaat ~ mee, meegaat, gaat de batterij, gaat de accu, accuduur, batterijduur, batterijleven,
    levensduur, gebruiksduur, looptijd, werkingsduur, hoeveel uur, hoeveel uren, hoeveel dagen, hoeveel minuten,
    hoe lang op een lading, op een lading
    `,
  capacityAsk: `
    hoeveel past, hoeveel past er in, hoeveel past erin, hoeveel gaat er, hoeveel kan er in, hoeveel kan erin,
    hoeveel kan er, hoeveel liter, hoeveel ml, hoeveel water, hoeveel inhoud, inhoud, welke inhoud, wat is de inhoud,
    volume, capaciteit, hoeveel ruimte, hoeveel plek, hoeveel plaats, hoeveel personen, hoeveel mensen, hoeveel man,
    hoeveel kopjes, hoeveel ~ passen, hoeveel ~ kunnen er, voor hoeveel personen, voor hoeveel mensen, hoeveel gb,
    hoeveel opslag, draagvermogen, hoeveel kan het dragen
    `,
  originAsk: `
    waar gemaakt, waar is ~ gemaakt, waar zijn ~ gemaakt, waar wordt ~ gemaakt, waar worden ~ gemaakt,
    waar is ~ geproduceerd, waar wordt ~ geproduceerd, waar komt ~ vandaan, waar komen ~ vandaan, vandaan, waarvandaan,
    gemaakt in, geproduceerd in, made in, komt uit, komen uit, uit welk land, welk land, land van herkomst, herkomst,
    afkomstig, oorsprong, wordt het in nederland gemaakt, in china gemaakt
    `,
  ageAsk: `
    welke leeftijd, wat voor leeftijd, vanaf welke leeftijd, voor welke leeftijd, leeftijd, leeftijdscategorie, hoe oud,
    vanaf hoeveel jaar, vanaf hoe oud, voor hoe oud, geschikt voor leeftijd, geschikt vanaf, voor een ~ jarige, jarige,
    jaar oud, jaar en ouder, maanden oud, van ~ jaar, voor kinderen van, voor een kind van, voor een baby van,
    voor een kindje van
    `,
  powerAsk: `
    hoeveel watt, hoeveel w, wattage, hoe krachtig, hoe sterk, hoeveel vermogen, vermogen, voltage, hoeveel volt,
    spanning, stroomverbruik, energieverbruik, verbruik, verbruikt, hoeveel stroom, hoe fel, hoe helder, hoeveel lumen,
    lumen, lumens, hoeveel pk, hoeveel mah
    `,
  warrantyAsk: `
    garantie, garanties, hoeveel garantie, hoe lang garantie, hoelang garantie, zit er garantie, garantietermijn,
    garantieperiode, garantiebewijs, jaar garantie, waarborg, reparatie*, repareren, gerepareerd, repareer, herstellen,
    hersteld worden, herstelling*, als ie stuk gaat, stuk gaat, stukgaat, kapot gaat, kapotgaat, als het kapot
    `,
  fitAsk: `
    groot of klein, klein of groot, valt het klein, valt het groot, valt hij klein, valt hij groot, valt ie klein, valt ie groot, valt die klein,
    valt die groot, valt deze klein, valt deze groot, vallen ze klein, vallen ze groot, klein uit, groot uit, kleine maat,
    klein vallen, groot vallen, valt klein, valt groot, ruim vallen, valt ruim, vallen ze ruim, valt normaal, hoe valt,
    hoe vallen, normale maat, op maat, klopt de maat, welke maat, welke maten, wat voor maat, maat moet ik,
    maat heb ik nodig, maat nemen, maat kiezen, tussen twee maten, tussen 2 maten, hoe past, hoe zit ie, hoe zit hij,
    hoe zitten ze, pasvorm, maattabel, maatadvies, tussen s en m, tussen m en l, tussen l en xl, tussen maat
    `,
  contentsAsk: `
    wat zit erbij, wat zit er bij, wat zit er allemaal bij, zit er ~ bij, zitten er ~ bij, zitten erbij, wat krijg ik,
    wat krijg je, wat krijg ik erbij, krijg je er ~ bij, krijg ik er ~ bij, wordt er ~ bij, wordt geleverd met,
    geleverd met, meegeleverd, inbegrepen, inclusief, incl, in de doos, in de verpakking, wat zit er in de doos,
    komt het met, komt die met, komt met, inhoud van het pakket, hoort er ~ bij, is er ~ bij, los bij kopen,
    apart bij kopen, zit ~ erbij, zit ~ bij, zitten ~ bij, zit ~ er bij, batterijen erbij, krijg ik ~ bij, krijg je ~ bij,
    hoort ~ bij, erbij geleverd, batterijen bij
    `,
  useAsk: `
    kan ik ~ gebruiken, kan je ~ gebruiken, kun je ~ gebruiken, kan het gebruikt worden, kan het ook, kan die ook,
    kan deze ook, te gebruiken, bruikbaar voor, gebruiken voor, gebruiken om, gebruikt worden, geschikt voor, geschikt om,
    is het geschikt, is die geschikt, is deze geschikt, is ie geschikt, zijn ze geschikt, goed voor, handig voor,
    compatibel met, compatible met, werkt het met, werkt met, werken met, werkt die met, werkt ie met, werkt dit met,
    werkt dat met, werkt het ook, past op, past het op, past die op, past ie op, past het, past die, passen ze op,
    kan dat met, kan het met, kan ik ermee, kun je ermee, mag het in, mag die in, kan het in, kan die in, bestand tegen,
    gaat dat met, waar is ~ voor, waarvoor is, waarvoor dient, waar dient ~ voor, waar gebruik je, waar ~ voor gebruiken,
    kan ik er mee, kan je er mee, kun je er mee, mee opladen, mee gebruiken, tegen ~ bestand, kan ~ tegen water,
    kan ~ tegen regen, makkelijk mee te nemen, makkelijkst mee te nemen, mee te nemen, meenemen op reis
    `,
  forMan: `
    mijn vader, mn vader, m n vader, mijn pa, mijn man, mn man, m n man, mijn vriend, mn vriend, mijn broer, mn broer, opa,
    mijn opa, mijn oom, mijn schoonvader, voor een man, ben een man, voor hem
    `,
  forWoman: `
    mijn moeder, mn moeder, m n moeder, mijn ma, mijn vrouw, mn vrouw, m n vrouw, mijn vriendin, mn vriendin, mijn zus, mn
    zus, oma, mijn oma, mijn tante, mijn schoonmoeder, voor een vrouw, ben een vrouw, voor haar
    `,
  forChild: `
    mijn zoon, mn zoon, mijn zoontje, zoontje, mijn dochter, mn dochter, mijn dochtertje, dochtertje, mijn neefje, neefje,
    mijn nichtje, nichtje, mijn kleinkind, kleinzoon, kleindochter, een jongen, een jongetje, een meisje, mijn kind, mijn
    peuter, peuter, mijn kleuter, kleuter, mijn baby, petekind, jarige, jongste,
    oudste
    `,
};

const WORDS: LanguageWords = {
  informal:
    'ie=hij t=het ff=even mn=mijn zn=zijn idd=inderdaad wrs=waarschijnlijk aub=alstublieft svp=alstublieft iig=in~ieder~geval bijv=bijvoorbeeld vd=van~de wss=waarschijnlijk ipv=in~plaats~van hoevl=hoeveel',
  typical: `
    de het een is zijn hebben heeft hebt jullie ik je u wij mijn en of voor met zonder onder boven van naar op wat welke hoeveel
    kost kosten zoek wil nodig graag hallo dank bedankt niet geen ook er deze die dat hoe wanneer waar
    `,
  by: 'van merk',
  definite: 'de het t dit dat deze die',
  one: 'een eentje 1tje',
  stop: `
    ergens den des was waren ben bent had jij u uw wij we hij zij ze ons onze hun maar nog dan dus want onder boven over
    vanaf tot ten ter rond tussen per wie welk hoe hoeveel waar wanneer waarom hier daar kunnen mag moet willen zou
    zouden zoeken zoekt vind vindt toon geef geven raad aanbeveling dag goedemorgen goedemiddag goedenavond dankjewel ja
    nee geen kost kosten prijs prijzen goedkoop goedkope goedkoper goedkoopste duur dure duurder duurste maximaal
    minimaal minder meer hoogstens budget euro eur goeds beter mooi mooie alles andere ander product producten artikel
    artikelen winkel shop beschikbaar voorraad leverbaar cadeau cadeaus idee ideeen vader moeder vriend vriendin broer
    zus zoon dochter iemand mensen persoon personen soort nu vandaag heel erg winkelwagen winkelmandje mandje voeg toe
    leg doe details informatie verschil vergelijk vergelijken vertel zeg weten liever maat maten kleur kleuren
    alternatief alternatieven verkoopt merk merken nieuw nieuwe nieuwste soorten bedoel bedoelde bedoelden geschikt
    houdt zoiets neem nemen koop bestel bestellen oma opa tante oom collega baas juf buurman opties tegen beschrijving
    dr eraf eraan erbij ermee erin hem haar mn m n zn ie zo t ga gaat gaan ging gegaan komt komen kwam doen doet gedaan
    maken maakt krijg krijgt krijgen word wordt worden werd denk denkt denken weet zet zetten stuur stuurt sturen blijft
    blijven laten zeggen zie ziet kijk kijken zal zullen moeten mogen konden kon hoeft hoeven best zoals zelf zelfs even
    eens gewoon gewone eigenlijk toch wel weer al alleen altijd nooit soms vaak misschien niets niks elke elk ieder
    beetje veel weinig genoeg echt hm hmm haha hahaha o oh nou nja joh hoor he ofzo ding dingen spul zit zitten staat
    staan ligt gebruiken volgens omdat terwijl waarmee waarvan ongeveer wakker wou wilde beiden jaar mee svp aub pls
    zodat zich net pas meteen allemaal precies bijna dingetje daarvan daarmee ervan volgende verder
    `,
};

export const language: Language = {
  code: 'nl',
  name: 'dutch',
  accents: 'áèéêëíïóöúü',
  stemmer,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'Precies dat hebben we niet, maar dit komt het dichtst in de buurt:',
    choose: (title, option, values) => `Welke variant van ${title} wilt u? ${option}: ${values}.`,
    thatIs: (title) => `Dat is ${title}.`,
    listed: (row) => `In de kenmerken staat: “${row}”.`,
    quote: (text) => `“${text}”`,
    hello: (shop) => `Hallo! Ik ben de winkelassistent van ${shop}. Waar bent u naar op zoek?`,
    thanks: 'Graag gedaan! Kan ik u verder nog helpen?',
    bye: 'Tot ziens en bedankt voor uw bezoek!',
    about: (shop) =>
      `Ik ben de winkelassistent van ${shop}. Ik kan producten zoeken en vergelijken, prijzen en voorraad nakijken en vragen over de winkel beantwoorden.`,
    ask: 'Waar bent u naar op zoek?',
    offTopic: (shop) =>
      `Daar kan ik u helaas niet mee helpen, maar bij ${shop} help ik u graag iets te vinden. Waar bent u naar op zoek?`,
    speaks: (names) => `Ik spreek ${names}. Waar bent u naar op zoek?`,
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
    between: (low, high) => `tussen ${low} en ${high}`,
    without: (words) => `zonder ${words}`,
    found: (count, limits) => (count === 1 ? `Hier is één optie${limits}:` : `Hier zijn ${count} opties${limits}:`),
    sentence: (title, price, stock) =>
      price === null
        ? `De prijs van ${title} is niet vermeld (${STOCK[stock]}).`
        : `${title} kost ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Ik heb niets gevonden over ${words}, maar dit komt het dichtst in de buurt:`,
    nothing: (words, limits, shop) =>
      `Helaas heb ik bij ${shop} ${words || 'niets'}${limits} ${words && 'niet '}gevonden.`,
    advice: 'Probeer het met andere woorden; ik help u graag verder.',
    nearest: 'Qua prijs het dichtst in de buurt:',
    noCheaper: (title, price) => `Ik heb niets goedkopers gevonden dan ${title} voor ${price}.`,
    noDearer: (title, price) => `Ik heb niets duurders gevonden dan ${title} voor ${price}.`,
    soldOut: (title) => `${title} is helaas uitverkocht.`,
    allSoldOut: 'Helaas op dit moment uitverkocht:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${fixed ? `In ${fixed} is ${decapitalize(varied)}` : `${varied} is`} ${isSoldOut ? 'helaas uitverkocht' : 'niet leverbaar'}${instead && `; het is wel verkrijgbaar in ${instead}`}.`,
    similar: (title) => `Vergelijkbaar met ${title}:`,
    noSimilar: (title) => `Ik heb helaas niets gevonden dat op ${title} lijkt.`,
    says: (quote) => `In de beschrijving staat: “${quote}”`,
    unsaid: (words) => `Over ${words} staat hier niets; misschien vindt u het op de productpagina.`,
    unsure: 'Een duidelijk antwoord heb ik niet gevonden.',
    askShop: (contact) => `De winkel kan u er meer over vertellen${contact ? `: ${contact}` : '.'}`,
    quoted: (source, quote) => `Uit “${source}”: “${quote}”`,
    handOver: {
      request: (contact) => `Natuurlijk. Neem rechtstreeks contact op met de winkel${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) => `Wat vervelend. Neem hierover contact op met de winkel${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Bestellingen kan ik helaas niet inzien of wijzigen. Neem daarvoor contact op met de winkel${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Dat weet ik helaas niet, en ik wil niet gokken. Vraag het gerust aan de winkel${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'Er zijn mij op dit moment geen kortingen of kortingscodes bekend.',
    was: (price) => `Dit artikel is afgeprijsd; eerst kostte het ${price}.`,
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
