import { stemmer } from '@orama/stemmers/spanish';
import { CUES, WORDS } from '../../text/lexicon/cues/es.ts';
import type { Availability } from '../../domain/records.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'en stock',
  out_of_stock: 'agotado',
  unknown: 'disponibilidad no indicada',
};

export const language: Language = {
  code: 'es',
  name: 'spanish',
  stemmer,
  marks: /[¿¡]/,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'No tenemos exactamente eso, pero esto es lo más parecido:',
    choose: (title, option, values) => `${option} para ${title}: ¿qué prefiere? Tenemos ${values}.`,
    thatIs: (title) => `Es ${title}.`,
    listed: (row) => `En las características se indica: «${row}».`,
    quote: (text) => `«${text}»`,
    hello: (shop) => `¡Hola! Soy el asistente de ${shop}. ¿Qué está buscando?`,
    thanks: '¡De nada! ¿Puedo ayudarle a encontrar algo más?',
    bye: '¡Hasta luego y gracias por su visita!',
    about: (shop) =>
      `Soy el asistente de ${shop}. Puedo buscar y comparar productos, consultar precios y disponibilidad, y responder a preguntas sobre la tienda.`,
    ask: '¿Qué está buscando?',
    offTopic: (shop) =>
      `Lo siento, en eso no puedo ayudarle, pero con mucho gusto le ayudo a encontrar algo en ${shop}. ¿Qué está buscando?`,
    speaks: 'Hablo español, inglés, alemán, francés, portugués, italiano y neerlandés. ¿Qué está buscando?',
    gift: '¡Con mucho gusto! ¿Qué le gusta a esa persona y cuánto quiere gastar?',
    brands: (names) => `Entre nuestras marcas están ${names}.`,
    kinds: (names) => `Tenemos, entre otras cosas: ${names}. ¿Qué está buscando?`,
    count: (count, limits, isLeast) =>
      `He encontrado ${isLeast ? 'al menos ' : ''}${count} productos${limits}, entre ellos:`,
    news: 'Lo siento, no sé qué productos son nuevos.',
    noMore: 'Eso es todo lo que he encontrado.',
    perhaps: 'Esto podría interesarle:',
    under: (amount) => `de hasta ${amount}`,
    over: (amount) => `a partir de ${amount}`,
    between: (low, high) => `entre ${low} y ${high}`,
    without: (words) => `sin ${words}`,
    found: (count, limits) =>
      count === 1 ? `Aquí tiene una opción${limits}:` : `Aquí tiene ${count} opciones${limits}:`,
    sentence: (title, price, stock) =>
      price === null
        ? `El precio de ${title} no está indicado (${STOCK[stock]}).`
        : `${title} cuesta ${price} (${STOCK[stock]}).`,
    lacking: (words) => `No he encontrado nada que mencione ${words}, pero esto es lo más parecido:`,
    nothing: (words, limits, shop) => `Lo siento, no he encontrado ${words || 'nada'}${limits} en ${shop}.`,
    advice: 'Pruebe con otras palabras; le ayudo con mucho gusto.',
    nearest: 'Lo más cercano en precio:',
    noCheaper: (title, price) => `No he encontrado nada más barato que ${title} por ${price}.`,
    noDearer: (title, price) => `No he encontrado nada más caro que ${title} por ${price}.`,
    soldOut: (title) => `Lo siento, ${title} está agotado.`,
    allSoldOut: 'Lo siento, lo que he encontrado está agotado por ahora:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${isSoldOut ? 'Está agotado' : 'No se ofrece'} en ${fixed && `${fixed}, `}${decapitalize(varied)}${instead && `; está disponible en ${instead}`}.`,
    similar: (title) => `Parecidos a ${title}:`,
    noSimilar: (title) => `No he encontrado nada parecido a ${title}.`,
    says: (quote) => `La descripción dice: «${quote}»`,
    unsaid: (words) => `Aquí no veo nada sobre ${words}; quizá lo indique la página del producto.`,
    quoted: (source, quote) => `En «${source}» se indica: «${quote}»`,
    handOver: {
      request: (contact) =>
        `Por supuesto. Póngase en contacto directamente con la tienda${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) =>
        `Lamento lo ocurrido. Póngase en contacto con el equipo de la tienda${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Lo siento, no puedo consultar ni cambiar pedidos. Póngase en contacto con la tienda${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Lo siento, no tengo esa información y prefiero no adivinar. Puede consultarlo con la tienda${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'No me consta ningún descuento ni código en este momento.',
    cart: (items) => `Para añadir ${items} a su carrito, confirme abajo.`,
    each: (price) => `${price} por unidad`,
    which: '¿A qué producto se refiere?',
    cheaper: (title, difference, other) => `${title} cuesta ${difference} menos que ${other}.`,
    samePrice: (title, other) => `${title} y ${other} cuestan lo mismo.`,
    compared: 'Esta es la comparación:',
    cheapest: (title, price) => `El más barato es ${title} por ${price}.`,
    dearest: (title, price) => `El más caro es ${title} por ${price}.`,
    trouble: 'Lo siento, ahora mismo no puedo consultarlo. Inténtelo de nuevo en un momento.',
    moment: 'Un momento, por favor.',
    interrupted: 'Lo siento, mi respuesta se ha cortado. Esto es lo que dice el catálogo:',
    suggest: {
      compare: (one, other) => `¿Puede comparar ${one} y ${other}?`,
      cheapest: '¿Cuál es el más barato?',
      similar: (title) => `¿Tienen algo parecido a ${title}?`,
      about: (title) => `Cuénteme más sobre ${title}`,
      category: (name) => `¿Qué tienen en «${name}»?`,
      knowledge: (title) => `¿Qué debo saber sobre «${title}»?`,
    },
  },
};
