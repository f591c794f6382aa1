import { stemsIn, stemsOf } from '../stems.ts';

/**
 * The most common things that shops sell, one line each, in the languages that we speak: en | de | fr | es | it | nl,
 * with synonyms separated by commas. Lets a search find a product that the catalogue lists under another word.
 */
const THINGS = `
jacket, coat, parka, anorak | Jacke, Mantel, Parka, Anorak | veste, manteau, blouson | chaqueta, abrigo, cazadora | giacca, cappotto, giubbotto | jas, mantel
rain jacket, raincoat, poncho | Regenjacke, Regenmantel, Regenponcho | veste de pluie, poncho | chubasquero, poncho | giacca da pioggia, poncho | regenjas, regenjack, poncho
vest, gilet, bodywarmer | Weste | gilet | chaleco | gilet, panciotto | bodywarmer, gilet
sweater, jumper, pullover, hoodie, sweatshirt, fleece, cardigan | Pullover, Pulli, Strickjacke, Fleece, Kapuzenpullover | pull, sweat, polaire, gilet, chandail | jersey, suéter, sudadera, forro polar | maglione, felpa, pile | trui, sweater, fleece, hoodie, vest
shirt, overshirt, blouse | Hemd, Bluse, Überhemd | chemise, chemisier | camisa, blusa | camicia, camicetta | overhemd, blouse, shirt
t-shirt, tee, tshirt, top | T-Shirt, Shirt | tee-shirt, t-shirt, maillot | camiseta | maglietta, t-shirt | t-shirt, shirt
base layer, underwear, thermals, long johns | Unterwäsche, Thermounterwäsche, Unterhemd | sous-vêtement, caleçon | ropa interior, camiseta térmica | intimo, biancheria, maglia termica | ondergoed, thermokleding, onderlaag
trousers, pants, jeans, slacks | Hose, Jeans | pantalon, jean | pantalón, vaquero, tejano | pantalone, jeans | broek, jeans
shorts | Shorts, kurze Hose | short, bermuda | pantalón corto, bermuda | pantaloncini, bermuda | korte broek, shorts
skirt | Rock | jupe | falda | gonna | rok
dress, gown | Kleid | robe | vestido | vestito, abito | jurk, kleed
suit | Anzug | costume | traje | completo | pak, kostuum
swimsuit, bikini, swimwear | Badeanzug, Bikini, Badehose | maillot de bain, bikini | bañador, bikini | costume da bagno, bikini | badpak, bikini, zwembroek
pyjamas, pajamas, nightgown | Schlafanzug, Pyjama, Nachthemd | pyjama | pijama | pigiama | pyjama
bra | BH, Büstenhalter | soutien-gorge | sujetador | reggiseno | beha
hat, cap, beanie, bonnet | Mütze, Hut, Kappe, Haube | bonnet, chapeau, casquette | gorro, sombrero, gorra | cappello, berretto, cappellino | muts, hoed, pet
glove, mitten | Handschuh, Fäustling | gant, moufle | guante, manopla | guanto, muffola | handschoen, want
scarf, shawl | Schal, Halstuch, Tuch | écharpe, foulard, châle | bufanda, pañuelo | sciarpa, foulard | sjaal, das
sock, stocking | Socke, Strumpf | chaussette | calcetín | calzino, calza | sok, kous
tights, leggings | Strumpfhose, Leggings | collant, legging | medias, leggings | calzamaglia, collant, leggings | maillot, panty, legging
belt | Gürtel | ceinture | cinturón | cintura | riem, ceintuur
tie | Krawatte | cravate | corbata | cravatta | stropdas
shoe, sneaker, trainer, runner | Schuh, Turnschuh, Sneaker, Laufschuh, Halbschuh | chaussure, basket, soulier | zapato, zapatilla, deportiva | scarpa, sneaker | schoen, sneaker, gympe
boot, wellington, wellies | Stiefel, Wanderschuh, Bergschuh | botte, bottine, chaussure de randonnée | bota | stivale, scarpone | laars, bergschoen, wandelschoen
rubber boot, wellington, wellies, rain boot | Gummistiefel | botte en caoutchouc | bota de agua | stivale di gomma | regenlaars, rubberlaars
sandal, flip-flops | Sandale, Zehentrenner | sandale, tong | sandalia, chancla | sandalo, infradito | sandaal, slipper
slipper | Hausschuh, Pantoffel, Puschen | chausson, pantoufle, mule | zapatilla de casa, pantufla | pantofola, ciabatta | pantoffel, slof
lace | Schnürsenkel | lacet | cordón | laccio, stringa | veter
bag, handbag | Tasche, Handtasche, Beutel, Reisetasche | sac, sac à main, cabas, besace | bolso, bolsa | borsa, borsetta, sacca | tas, handtas
backpack, rucksack, pack, daypack, knapsack | Rucksack, Tagesrucksack | sac à dos | mochila | zaino | rugzak
suitcase, luggage, trolley | Koffer, Reisekoffer, Gepäck | valise, bagage | maleta, equipaje | valigia, bagaglio | koffer, bagage
wallet, purse | Geldbeutel, Geldbörse, Portemonnaie, Brieftasche | portefeuille, porte-monnaie | cartera, monedero | portafoglio, portamonete | portemonnee, portefeuille
umbrella | Regenschirm, Schirm | parapluie | paraguas | ombrello | paraplu
glasses, sunglasses | Brille, Sonnenbrille | lunettes | gafas | occhiali | bril, zonnebril
watch | Uhr, Armbanduhr | montre | reloj | orologio | horloge
ring | Ring | bague, anneau | anillo | anello | ring
necklace, pendant | Halskette, Kette, Anhänger | collier, pendentif | collar, colgante | collana, ciondolo | ketting, hanger
bracelet | Armband | bracelet | pulsera | braccialetto, bracciale | armband
earring | Ohrring | boucle d'oreille | pendiente | orecchino | oorbel
tent | Zelt | tente | tienda de campaña, carpa | tenda | tent
tarp, awning | Plane, Tarp, Sonnensegel | bâche, tarp, auvent | toldo, lona | telo, tarp | zeil, tarp, luifel
sleeping bag | Schlafsack | sac de couchage, duvet | saco de dormir | sacco a pelo | slaapzak
sleeping mat, sleeping pad, camping mat | Isomatte, Luftmatratze, Schlafmatte | matelas, tapis de sol | esterilla, colchoneta | materassino, stuoia | slaapmat, slaapmatje, luchtbed, matras
hammock | Hängematte | hamac | hamaca | amaca | hangmat
blanket, throw, quilt, duvet | Decke, Bettdecke, Wolldecke | couverture, plaid, couette | manta, edredón | coperta, plaid, piumone | deken, plaid, dekbed
pillow, cushion | Kissen, Kopfkissen | oreiller, coussin | almohada, cojín | cuscino, guanciale | kussen
towel | Handtuch, Badetuch | serviette | toalla | asciugamano | handdoek
bed linen, sheet, bedding | Bettwäsche, Bettlaken, Laken | drap, linge de lit | sábana, ropa de cama | lenzuolo, biancheria da letto | beddengoed, laken
lamp, headlamp, lantern, torch, light, flashlight | Lampe, Leuchte, Licht, Laterne | lampe, lumière, luminaire, lanterne | lámpara, luz, farol | lampada, luce, lanterna | lamp, licht, lantaarn
torch, flashlight, lamp | Taschenlampe | lampe de poche, lampe torche | linterna | torcia, pila | zaklamp, zaklantaarn
headlamp, headlight, head torch | Stirnlampe, Kopflampe | lampe frontale, frontale | linterna frontal, frontal | lampada frontale, frontale | hoofdlamp
candle | Kerze | bougie | vela | candela | kaars
bulb, light bulb | Glühbirne, Leuchtmittel | ampoule | bombilla | lampadina | gloeilamp
stove, burner | Kocher, Herd, Gaskocher, Campingkocher, Brenner | réchaud, cuisinière, poêle | hornillo, cocina, estufa | fornello, stufa | brander, fornuis, kooktoestel
kettle, teapot | Kessel, Wasserkocher, Teekessel, Teekanne | bouilloire, théière | hervidor, tetera | bollitore, teiera | ketel, waterkoker, theepot
pot, saucepan, cookware | Topf, Kochtopf | casserole, marmite, pot | olla, cazo, cazuela | pentola, casseruola | pan, kookpan, pot
pan, frying pan, skillet | Pfanne, Bratpfanne | poêle | sartén | padella | koekenpan, pan
mug, cup | Becher, Tasse | tasse, mug, gobelet | taza, vaso | tazza, tazzina | mok, beker, kop
glass, tumbler | Glas, Trinkglas | verre | vaso, copa | bicchiere | glas
plate, bowl, dish | Teller, Schüssel, Schale | assiette, bol, plat | plato, cuenco, bol | piatto, ciotola | bord, kom, schaal
bottle, water bottle, canteen | Flasche, Trinkflasche, Wasserflasche | bouteille, gourde | botella, cantimplora | bottiglia, borraccia | fles, drinkfles, waterfles
flask, thermos, vacuum flask | Thermoskanne, Isolierkanne, Thermosflasche | thermos, bouteille isotherme | termo | thermos | thermosfles, thermoskan
knife, pocket knife, penknife | Messer, Taschenmesser | couteau, canif | cuchillo, navaja | coltello, coltellino | mes, zakmes
cutlery, fork, spoon, spork | Besteck, Gabel, Löffel | couvert, fourchette, cuillère | cubierto, tenedor, cuchara | posata, forchetta, cucchiaio | bestek, vork, lepel
coffee maker, coffee dripper, coffee machine, cafetiere, dripper | Kaffeemaschine, Kaffeekanne, Kaffeefilter | cafetière, machine à café | cafetera | caffettiera, macchina del caffè, moka | koffiezetapparaat, koffiefilter
coffee | Kaffee | café | café | caffè | koffie
tea | Tee | thé | té | tè | thee
chocolate | Schokolade | chocolat | chocolate | cioccolato | chocolade
wine | Wein | vin | vino | vino | wijn
cool box, cooler, ice box, esky | Kühlbox, Kühltasche | glacière | nevera | frigorifero portatile, ghiacciaia | koelbox, koeltas
axe, hatchet | Axt, Beil | hache, hachette | hacha | ascia, accetta | bijl
saw | Säge | scie | sierra | sega | zaag
tool, multi-tool, multitool | Werkzeug, Multitool, Multifunktionswerkzeug | outil, outil multifonction | herramienta, multiherramienta | utensile, attrezzo, multiuso | gereedschap, multitool
scissors | Schere | ciseaux | tijeras | forbici | schaar
screwdriver | Schraubenzieher, Schraubendreher | tournevis | destornillador | cacciavite | schroevendraaier
hammer | Hammer | marteau | martillo | martello | hamer
drill | Bohrer, Bohrmaschine | perceuse | taladro | trapano | boor, boormachine
rope, cord | Seil, Schnur | corde | cuerda | corda | touw, koord
repair kit, patch | Flickzeug, Reparaturset | kit de réparation, rustine | kit de reparación, parche | kit di riparazione, toppa | reparatieset
table, desk | Tisch, Schreibtisch | table, bureau | mesa, escritorio | tavolo, scrivania | tafel, bureau
chair, stool, armchair | Stuhl, Hocker, Sessel | chaise, tabouret, fauteuil | silla, taburete, sillón | sedia, sgabello, poltrona | stoel, kruk
sofa, couch | Sofa, Couch | canapé | sofá | divano | bank, sofa
bed, mattress | Bett, Matratze | lit, matelas | cama, colchón | letto, materasso | bed, matras
shelf, bookcase | Regal, Bücherregal | étagère, bibliothèque | estante, estantería | scaffale, libreria, mensola | plank, boekenkast
wardrobe, cupboard, cabinet | Schrank, Kleiderschrank | armoire, placard | armario | armadio | kast
rug, carpet | Teppich | tapis | alfombra | tappeto | tapijt, vloerkleed
curtain | Vorhang, Gardine | rideau | cortina | tenda | gordijn
mirror | Spiegel | miroir | espejo | specchio | spiegel
vase | Vase | vase | jarrón, florero | vaso | vaas
picture, poster, frame | Bild, Poster, Rahmen | tableau, affiche, cadre | cuadro, póster, marco | quadro, poster, cornice | schilderij, poster, lijst
plant, flower | Pflanze, Blume | plante, fleur | planta, flor | pianta, fiore | plant, bloem
box, basket, bin | Kiste, Korb, Box | boîte, panier, caisse | caja, cesta | scatola, cesto | doos, mand, kist
phone, smartphone, mobile | Handy, Smartphone, Telefon | téléphone, smartphone, portable | teléfono, móvil, smartphone | telefono, cellulare, smartphone | telefoon, smartphone, mobiel
laptop, notebook, computer | Laptop, Notebook, Computer, Rechner | ordinateur, portable | portátil, ordenador, computadora | computer, portatile | laptop, computer
tablet | Tablet | tablette | tableta | tablet | tablet
headphones, earbuds, headset, earphones | Kopfhörer, Ohrhörer | casque, écouteur | auricular, cascos | cuffia, auricolare | koptelefoon, oordopje
speaker | Lautsprecher | enceinte, haut-parleur | altavoz | altoparlante, cassa | luidspreker, speaker
camera | Kamera, Fotoapparat | appareil photo, caméra | cámara | fotocamera, macchina fotografica | camera, fototoestel
television, tv | Fernseher | téléviseur, télévision | televisor, televisión | televisore, televisione | televisie
charger, power bank | Ladegerät, Powerbank, Netzteil | chargeur, batterie externe | cargador, batería externa | caricabatterie, caricatore | oplader, powerbank
cable | Kabel | câble | cable | cavo | kabel
battery | Batterie, Akku | pile, batterie | pila, batería | batteria, pila | batterij, accu
keyboard | Tastatur | clavier | teclado | tastiera | toetsenbord
printer | Drucker | imprimante | impresora | stampante | printer
bicycle, bike | Fahrrad, Rad | vélo | bicicleta, bici | bicicletta, bici | fiets
helmet | Helm | casque | casco | casco | helm
ball | Ball | ballon, balle | balón, pelota | palla, pallone | bal
toy | Spielzeug | jouet | juguete | giocattolo | speelgoed
game, puzzle | Spiel, Puzzle | jeu, puzzle | juego, puzle | gioco, puzzle | spel, puzzel
doll, plush | Puppe, Kuscheltier | poupée, peluche | muñeca, peluche | bambola, peluche | pop, knuffel
book, novel | Buch, Roman | livre, roman | libro, novela | libro, romanzo | boek, roman
notebook, journal | Notizbuch, Heft | carnet, cahier | cuaderno, libreta | taccuino, quaderno | notitieboek, schrift
pen, pencil | Stift, Kugelschreiber, Bleistift | stylo, crayon | bolígrafo, lápiz | penna, matita | pen, potlood
cream, lotion, moisturizer, moisturiser | Creme, Lotion, Feuchtigkeitscreme | crème, lotion | crema, loción | crema, lozione | crème, lotion
soap | Seife | savon | jabón | sapone | zeep
shampoo | Shampoo | shampooing | champú | shampoo | shampoo
perfume, fragrance | Parfüm, Duft | parfum | perfume | profumo | parfum
sunscreen, sun cream | Sonnencreme, Sonnenschutz | crème solaire | crema solar, protector solar | crema solare | zonnebrand, zonnecrème
lipstick | Lippenstift | rouge à lèvres | pintalabios | rossetto | lippenstift
nail polish | Nagellack | vernis à ongles | esmalte de uñas | smalto | nagellak
toothbrush, toothpaste | Zahnbürste, Zahnpasta | brosse à dents, dentifrice | cepillo de dientes, dentífrico | spazzolino, dentifricio | tandenborstel, tandpasta
razor | Rasierer | rasoir | maquinilla, afeitadora | rasoio | scheermes
brush, comb | Bürste, Kamm | brosse, peigne | cepillo, peine | spazzola, pettine | borstel, kam
dog | Hund | chien | perro | cane | hond
cat | Katze | chat | gato | gatto | kat
baby | Baby | bébé | bebé | neonato | baby
wool | Wolle | laine | lana | lana | wol
leather | Leder | cuir | cuero, piel | pelle, cuoio | leer
rain | Regen | pluie | lluvia | pioggia | regen
winter | Winter | hiver | invierno | inverno | winter
summer | Sommer | été | verano | estate | zomer
`;

/** Qualities, in the same format: a request with nothing but a quality does not name a thing. */
const QUALITIES = `
waterproof, watertight | wasserdicht, wasserfest | imperméable, étanche | impermeable | impermeabile | waterdicht
windproof | winddicht | coupevent | cortavientos | antivento | winddicht
warm, insulated | warm, warme, gefüttert | chaud, chaude | cálido, caliente | caldo, calda | warm, warme
light, lightweight | leicht | léger, légère | ligero | leggero | licht
small, compact, mini | klein, kompakt | petit, compact | pequeño, compacto | piccolo, compatto | klein, compact
big, large | groß | grand | grande | grande | groot
long | lang | long, longue | largo | lungo | lang
soft | weich | doux, douce | suave, blando | morbido | zacht
steel, stainless | Stahl, Edelstahl | acier, inox | acero, inoxidable | acciaio, inox | staal, roestvrij
black | schwarz | noir | negro | nero | zwart
white | weiß | blanc | blanco | bianco | wit
red | rot | rouge | rojo | rosso | rood
blue | blau | bleu | azul | blu | blauw
green | grün | vert | verde | verde | groen
brown | braun | brun, marron | marrón | marrone | bruin
grey, gray | grau | gris | gris | grigio | grijs
yellow | gelb | jaune | amarillo | giallo | geel
`;

const CODES = ['en', 'de', 'fr', 'es', 'it', 'nl'];
/** Maximum names of one thing in each of several languages: a search reads two dozen words. */
const MAX_NAMES = 3;

/** Words allowed inside a name: "sac de couchage". */
const SMALL = /(?<!\p{L})(?:de|à|a|da|di|del|du|en|d')(?!\p{L})/giu;
/** Normalizes a name for comparison. */
const keyOf = (name: string): string => stemsOf(name.replace(SMALL, ' ')).join(' ');
/** The same for a name in a known language. */
const keyIn = (code: string, name: string): string => `${code} ${stemsIn(code, name.replace(SMALL, ' ')).join(' ')}`;

const linesOf = (data: string): string[][][] =>
  data
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.split(',').map((name) => name.trim())));

/** The lines that contain a name, keyed by the name alone and by the name with its language. */
function indexOf(lines: readonly string[][][]): ReadonlyMap<string, string[][][]> {
  const index = new Map<string, string[][][]>();
  for (const line of lines)
    for (const [at, cell] of line.entries())
      for (const name of cell)
        for (const key of [keyOf(name), keyIn(CODES[at] ?? '', name)]) {
          const known = index.get(key) ?? [];
          if (!known.includes(line)) index.set(key, [...known, line]);
        }
  return index;
}

const qualities = indexOf(linesOf(QUALITIES));
const things = indexOf(linesOf(THINGS));
/** Shorter words mean something else in another language too often. */
const MIN_LENGTH = 5;

/**
 * Returns other names of a common thing or quality; empty if it is not in the list.
 * @param name one or two words
 * @param language the language code assumed for the name
 * @param written the language code of the texts to search; any language if omitted
 */
export function otherNames(name: string, kind: 'thing' | 'quality', language: string, written?: string): string[] {
  const index = kind === 'thing' ? things : qualities;
  const key = keyOf(name);
  const lines = index.get(keyIn(language, name)) ?? (key.length >= MIN_LENGTH ? (index.get(key) ?? []) : []);
  const names = lines.flatMap((line) =>
    line.flatMap((cell, at) => {
      if (written === undefined) return cell.slice(0, MAX_NAMES);
      return CODES[at] === written || CODES[at] === language ? cell : [];
    }),
  );
  return [...new Set(names)].filter((other) => keyOf(other) !== key);
}

/** Returns the code of the only language that has a long word for one of the common things. */
export function languageNaming(word: string): string | undefined {
  const [code, ...others] = word.length < MIN_LENGTH ? [] : CODES.filter((each) => things.has(keyIn(each, word)));
  return others.length > 0 ? undefined : code;
}

/** True if a word describes a thing rather than naming one. */
export const isQuality = (word: string): boolean => qualities.has(keyOf(word));
