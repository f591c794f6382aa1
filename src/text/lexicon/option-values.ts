/**
 * What shops offer a choice of, beside colours and materials, by what is the same in another language or in other words: a
 * shop's "Mirrored" is a shopper's "a specchio". Words are of all languages, as they are only looked for among the values of one
 * product, and count only if no other value means the same.
 */
export const OPTION_VALUES: Readonly<Record<string, string>> = {
  left: `
    left, left hand, left handed, left side, links, linke, linken, linker, linkshänder, linksseitig, gauche, gaucher, gauchère,
    à gauche, izquierda, izquierdo, zurdo, zurda, zurdos, sinistra, sinistro, mancino, mancini, linkerkant, linkshandig,
    linkshandigen, esquerda, canhoto`,
  right: `
    right, right hand, right handed, right side, rechts, rechte, rechten, rechter, rechtshänder, rechtsseitig, droite, droit,
    droitier, droitière, à droite, derecha, derecho, diestro, diestra, diestros, destra, destro, destri, rechterkant,
    rechtshandig, rechtshandigen, direita, destros`,
  long: `
    long, long one, lang, lange, langen, langer, langes, longue, longues, longs, largo, larga, largos, largas, lungo, lunga,
    lunghi, lunghe, comprido, comprida`,
  short: `
    short, kurz, kurze, kurzen, kurzer, kurzes, court, courte, courts, courtes, corto, corta, cortos, cortas, corti, corte, kort,
    korte, curto, curta`,
  regular: `
    regular, standard, normal, normale, normalen, normaler, normales, normaux, estándar, normali, standaard, normaal, classic,
    klassisch, classique, clásico, clásica, classico, classica, klassiek`,
  wide: 'wide, breit, breite, breiten, weit, large, ancho, ancha, largo di piede, pianta larga, wijd, brede, breed',
  narrow: `
    narrow, slim, schmal, schmale, schmalen, étroit, étroite, estrecho, estrecha, stretto, stretta, smal, smalle, ajustado,
    aderente`,
  mirrored: `
    mirrored, mirror, verspiegelt, verspiegelte, verspiegelten, spiegel, miroir, effet miroir, espejo, de espejo, espejada,
    espejadas, specchio, a specchio, specchiato, specchiate, spiegelend, spiegelende, gespiegeld`,
  clear: `
    clear, transparent, transparente, transparentes, klar, klare, klaren, durchsichtig, durchsichtige, incolore, trasparente,
    trasparenti, chiaro, doorzichtig, doorzichtige, helder, heldere`,
  smoked: 'smoke, smoked, rauch, getönt, fumé, fumée, fumés, ahumado, ahumada, fumo, fumè, gerookt, rook',
  untinted: `
    untinted, no tint, without tint, colourless, colorless, ungetönt, farblos, ohne farbe, non teinté, non teintée, sans teinte,
    sans couleur, sin color, sin tono, incoloro, incolora, senza colore, non colorato, non colorata, incolore, kleurloos, ongetint,
    zonder kleur, zonder tint`,
  tinted: 'tinted, getönt, getönte, teinté, teintée, con color, con tono, colorato, colorata, getint, getinte',
  matt: 'matt, matte, matten, mattes, mat, mats, mates, opaco, opaca, opachi, fosco',
  glossy: `
    glossy, gloss, shiny, glänzend, glänzende, glanz, brillant, brillante, brillo, con brillo, lucido, lucida, glanzend, glans`,
  wholeBean: `
    whole bean, whole beans, beans, ganze bohne, ganze bohnen, bohnen, en grains, grains, grain, en grano, grano, in grani, grani,
    in chicchi, bonen, hele bonen, em grão`,
  ground: 'ground, gemahlen, gemahlene, gemahlener, moulu, moulue, molido, molida, macinato, macinata, gemalen, moído',
  capsules: 'capsules, capsule, pods, pod, kapseln, kapsel, cápsulas, cápsula, capsula, cups',
  loose: 'loose, lose, loser, vrac, en vrac, a granel, granel, sfuso, sfusa, los, losse',
  sachets:
    'sachets, sachet, tea bags, bags, beutel, teebeutel, bolsitas, sobres, bustine, filtri, zakjes, theezakjes, saquetas',
  paperback: `
    paperback, softcover, taschenbuch, softback, poche, de poche, broché, bolsillo, de bolsillo, tapa blanda, rústica, tascabile,
    brossura, pocket, pocketboek`,
  hardcover: `
    hardcover, hardback, gebunden, gebundene, gebundenes, festeinband, relié, reliée, cartonné, tapa dura, cartoné, copertina
    rigida, rilegato, cartonato, gebonden, harde kaft`,
  ebook: 'ebook, e book, digital, kindle, epub, numérique, electrónico, libro electrónico, digitale, digitaal',
  audiobook: 'audiobook, hörbuch, livre audio, audiolibro, luisterboek, audio',
  bare: `
    solo, bare, body only, tool only, unit only, ohne akku, nur gerät, machine seule, sans batterie, seule, sin batería, solo
    cuerpo, sin baterías, solo corpo, senza batteria, senza batterie, zonder accu, losse machine, ohne zubehör, without
    accessories, sans accessoires, sin accesorios, senza accessori, zonder accessoires`,
  withBattery: `
    with battery, with batteries, with the battery, mit akku, mit akkus, mit batterie, avec batterie, avec batteries, con
    batería, con baterías, con batteria, con batterie, met accu, met accus, met batterij`,
  withAccessories: `
    with accessories, mit zubehör, avec accessoires, con accesorios, con accessori, met accessoires, met toebehoren`,
  refill:
    'refill, nachfüllpack, nachfüllbeutel, nachfüllung, recharge, éco recharge, recarga, recambio, ricarica, navulling, navulverpakking',
  sweet: 'sweet, süß, süße, doux, douce, dulce, dolce, zoet, zoete',
  spicy: 'spicy, hot, scharf, scharfe, piquant, piquante, picante, piccante, pittig, pittige',
  mild: 'mild, milde, milder, mildes, suave, delicato, delicata, dolce, zacht, zachte, douce, doux',
  soft: 'soft, weich, weiche, weiches, souple, moelleux, moelleuse, mou, blando, blanda, suave, morbido, morbida, zacht, zachte',
  firm: 'firm, hard, fest, feste, festes, hart, harte, ferme, dur, dure, firme, duro, dura, rigido, rigida, stevig, stevige, hard, harde',
  single: 'single, einzel, einzeln, simple, une personne, individual, singolo, singola, eenpersoons, enkel',
  double:
    'double, doppel, doppelt, deux personnes, doble, matrimonial, doppio, doppia, matrimoniale, tweepersoons, dubbel',
  vanilla: 'vanilla, vanille, vainilla, vaniglia, baunilha',
  chocolate: 'chocolate, choc, choco, schokolade, schoko, chocolat, cioccolato, ciocco, chocolade',
  strawberry: 'strawberry, strawb, erdbeere, erdbeer, fraise, fresa, fragola, aardbei, aardbeien, morango',
  raspberry: 'raspberry, himbeere, himbeer, framboise, frambuesa, lampone, framboos, frambozen',
  blueberry: 'blueberry, heidelbeere, blaubeere, myrtille, arándano, arándanos, mirtillo, bosbes, blauwe bes',
  cherry: 'cherry, kirsche, kirsch, cerise, cereza, ciliegia, kers, kersen',
  apple: 'apple, apfel, pomme, manzana, mela, appel',
  orange: 'orange, orangen, naranja, arancia, sinaasappel',
  lemon: 'lemon, zitrone, citron, limón, limone, citroen',
  citrus: 'citrus, zitrus, agrumes, cítricos, cítrico, agrumi, agrumato, citrusvruchten',
  peach: 'peach, pfirsich, pêche, melocotón, durazno, pesca, perzik',
  banana: 'banana, banane, plátano, banaan',
  coconut: 'coconut, kokos, kokosnuss, coco, noix de coco, cocco, kokosnoot',
  almond: 'almond, mandel, amande, almendra, mandorla, amandel',
  hazelnut: 'hazelnut, haselnuss, noisette, avellana, nocciola, hazelnoot',
  caramel: 'caramel, karamell, karamel, caramelo, caramello, salted caramel',
  coffee: 'coffee, kaffee, café, caffè, koffie, mocha',
  honey: 'honey, honig, miel, miele, honing',
  ginger: 'ginger, ingwer, gingembre, jengibre, zenzero, gember',
  cinnamon: 'cinnamon, zimt, cannelle, canela, cannella, kaneel',
  peppermint: 'mint, peppermint, minze, pfefferminze, menthe, menta, menta piperita, munt, pepermunt',
  lavender: 'lavender, lavendel, lavande, lavanda',
  rose: 'rose, rosen, rosa, roos, rozen',
  jasmine: 'jasmine, jasmin, jazmín, gelsomino, jasmijn',
  fig: 'fig, feige, figue, higo, fico, vijg',
  cedar: 'cedar, zeder, cèdre, cedro, ceder, cederhout',
  unscented: `
    unscented, fragrance free, no scent, no perfume, parfümfrei, ohne duft, ohne parfüm, duftneutral, unparfümiert, sans parfum, non
    parfumé, sin perfume, sin aroma, sin olor, senza profumo, senza profumazione, inodore, zonder parfum, zonder geur, parfumvrij,
    ongeparfumeerd, neutral, neutre, neutro, neutraal`,
  plain: 'plain, natural, nature, natur, pur, naturel, natural, al natural, al naturale, naturale, naturel, puur',
  salted: 'salted, gesalzen, salé, salée, con sal, salado, salado, salato, salata, gezouten',
  unsalted: 'unsalted, ungesalzen, sans sel, non salé, sin sal, senza sale, non salato, ongezouten',
  chicken: 'chicken, huhn, hühnchen, hähnchen, poulet, pollo, kip, frango',
  beef: 'beef, rind, rindfleisch, bœuf, boeuf, ternera, vacuno, buey, manzo, bovino, rund, rundvlees',
  lamb: 'lamb, lamm, agneau, cordero, agnello, lam, lamsvlees',
  duck: 'duck, ente, canard, pato, anatra, eend',
  turkey: 'turkey, pute, truthahn, dinde, pavo, tacchino, kalkoen',
  salmon: 'salmon, lachs, saumon, salmón, salmone, zalm',
  tuna: 'tuna, thunfisch, thon, atún, tonno, tonijn',
  fish: 'fish, fisch, poisson, pescado, pesce, vis',
  rabbit: 'rabbit, kaninchen, hase, lapin, conejo, coniglio, konijn',
  ruled:
    'ruled, lined, liniert, linierte, ligné, lignée, rayas, con rayas, rayado, a righe, righe, gelinieerd, lijntjes',
  squared:
    'squared, grid, kariert, karierte, quadrillé, cuadriculado, cuadrícula, cuadros, a quadretti, quadretti, geruit, ruitjes',
  dotted:
    'dotted, dots, dot grid, gepunktet, punktraster, pointillé, à pois, pois, puntos, con puntos, a puntini, puntini, stippen, dotted grid',
  blank: 'blank, blanko, vierge, uni, en blanco, liso, lisa, bianco, in bianco, tinta unita, blanco, effen',
  striped:
    'striped, stripes, gestreift, gestreifte, streifen, rayé, rayée, à rayures, rayures, de rayas, a rayas, a righe, gestreept, strepen',
  floral:
    'floral, flowers, flower, geblümt, blumen, fleuri, fleurie, fleurs, flores, floreado, floreale, fiori, a fiori, bloemen, bloemetjes',
  dinosaur:
    'dinosaur, dino, dinos, dinosaurs, dinosaurier, dinosaure, dinosaures, dinosaurio, dinosaurios, dinosauro, dinosauri, dinosaurus',
  unicorn: 'unicorn, unicorns, einhorn, licorne, unicornio, unicorno, eenhoorn',
  cat: 'cat, cats, katze, katzen, chat, chats, gato, gatos, gatto, gatti, kat, katten',
  dog: 'dog, dogs, hund, hunde, chien, chiens, perro, perros, cane, cani, hond, honden',
  women: 'women, womens, ladies, damen, frauen, femme, femmes, mujer, mujeres, donna, donne, dames, vrouwen',
  men: 'men, mens, herren, männer, homme, hommes, hombre, hombres, uomo, uomini, heren, mannen',
  kids: 'kids, children, junior, kinder, enfant, enfants, niño, niños, infantil, bambino, bambini, kinderen',
  offWhite:
    'off white, offwhite, ecru, écru, crudo, crudo, natur, naturweiß, wollweiß, cremeweiß, gebroken wit, panna, cream, creme, crème, crema',
  walnut: 'walnut, nussbaum, nuss, noyer, nogal, noce, notenhout, walnoot, noten',
  oak: 'oak, eiche, eichenholz, chêne, roble, rovere, quercia, eiken, eik, eikenhout',
  beech: 'beech, buche, buchenholz, hêtre, haya, faggio, beuken, beuk',
  withHandle: 'with handle, mit stiel, mit griff, avec manche, con mango, con manico, met steel, met handvat',
  withLid: 'with lid, mit deckel, avec couvercle, con tapa, con coperchio, met deksel',
};
