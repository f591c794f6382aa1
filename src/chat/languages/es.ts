import { stemmer } from '@orama/stemmers/spanish';
import { CUES } from '../../text/lexicon/cues/es.ts';
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
  vocabulary: {
    typical:
      'el la los las un una unos unas del es son esta hay tienen tiene tienes yo usted me mi para con sin por que cual cuales cuanto cuesta cuestan busco quiero necesito hola gracias buenos dias menos mas de y o en algo este esta donde cuando',
    stop: `el la los las un una unos unas lo al del de es son esta estan este esto estos estas ese esa eso esos esas soy eres ser hay tienen tiene tienes tengo teneis
      tener yo usted ustedes tu te me mi mis se su sus nos nosotros les le para con por que cual cuales quien cuanto cuanta cuantos cuantas como donde
      cuando y e o u pero si no ni en a ante desde hasta entre sobre bajo menos mas muy tambien solo ya algo alguno alguna algunos algunas otro otra otros
      otras todo toda todos todas cuesta cuestan costar precio precios barato barata baratos baratas caro cara caros caras economico economica maximo minimo
      presupuesto euro euros eur busco buscando buscar quiero quisiera querria necesito gustaria puede puedes pueden podria podrias recomendar recomienda
      recomiendas recomendacion muestra muestrame mostrar ensename ver dar dame encontrar encuentra comprar compro vender venden vendeis hola buenas buenos
      dias tardes noches gracias favor bueno buena bueno mejor mejores bonito bonita producto productos articulo articulos tienda
      disponible disponibles disponibilidad stock regalo regalos idea ideas padre madre amigo amiga mujer marido hermano hermana hijo hija alguien
      persona personas tipo aqui ahora hoy carrito cesta anade anadir pon poner detalles informacion diferencia comparar compara dime decir cuentame cuenteme talla
      tallas color colores alternativa alternativas queda quedan hacer hace
      marca marcas nuevo nueva novedades tipos clases regalar quise decia gusta gustan adecuado llevo llevar pedir cosa cosas abuela abuelo tia tio colega jefe profesora queria opciones ama encanta info`,
    hello: 'hola buenos_dias buenas_tardes buenas_noches buenas hola_que_tal',
    thanks: 'gracias muchas_gracias mil_gracias perfecto_gracias vale_gracias',
    bye: 'adios hasta_luego hasta_pronto chao',
    aboutPattern:
      'quien eres|quien es usted|que eres|eres (?:un |una )?(?:robot|bot|humano|ia|persona)|que (?:puedes|puede) hacer|(?:puedes|puede) ayudarme$|como estas|(?:hablas|habla|hablan) \\p{L}+$|^ayuda$',
    offTopicPattern:
      'ignora\\w* (?:todas? |tus |sus |las )*(?:instruccion|regla|orden)|olvida\\w* (?:todas? |tus |sus |las )*(?:instruccion|regla|orden)|prompt del sistema|(?:tus|sus) (?:instrucciones|reglas|prompts?)|haz como si|ahora eres|finge|\\b(?:mierda|puta|gilipollas|cabron|idiota|imbecil)\\b|(?:eres|es usted) (?:\\p{L}+ )?(?:tonto|tonta|estupido|estupida|inutil)',
    foreign:
      'clima pronostico tiempo_hace tiempo_hara tiempo_va chiste chistes poema poemas cuento cancion presidente presidenta eleccion elecciones politica guerra religion dios deberes ensayo codigo_en python javascript futbol noticias bitcoin horoscopo abogado legal demandar medico sintomas diagnostico impuestos traduce traducir capital',
    wonderPattern:
      'quien|por que|cuando|donde|como|que (?:es|son|significa|tiempo)|cual es|cuales son|cuentame|cuenta|escribe|escribeme|canta|traduce|calcula|explica|repite|olvida|dime',
    ours: 'yo mi mis nosotros nuestro usted ustedes su sus tu tus tienen tienes puedo podria tienda',
    havePattern: 'tienen|tienes|teneis|hay|venden|vendeis|vendes|busco|buscando|cuanto|en stock|disponible',
    brandsPattern: '(?:que|cuales|sus|vuestras) marcas?|marcas (?:tienen|teneis|venden|hay)',
    kindsPattern:
      'que (?:cosas |mas )?(?:venden|vendeis|vendes|ofrecen|tienen|teneis)(?: aqui| ustedes)?\\W*$|que (?:tipos?|clases?) de (?:productos|cosas|articulos)|que (?:productos|articulos|categorias)|que puedo comprar',
    countPattern: 'cuant[oa]s (?:[\\p{L}-]+ ){1,3}(?:tienen|tienes|teneis|hay|venden)',
    newPattern: 'que hay de nuevo|novedades|productos nuevos|lo mas nuevo|algo nuevo',
    morePattern:
      '(?:(?:puedes |puede )?(?:muestra|muestrame|mostrar|mostrarme|ensena|ensename|dame|ver)? ?)?(?:mas|otros|otras|otro|otra|algo diferente|mas opciones|otras opciones|otra cosa)(?: por favor)?|(?:hay|tienen|tienes|teneis) (?:mas|otros|otras|algo mas|otra cosa|alguno mas|alguna mas)|(?:mostrar|ver) (?:mas|otros|otras)|que mas(?: hay| tienen| tienes)?|y los otros|y las otras',
    amongPattern:
      'cual(?:es)? (?:de (?:ellos|ellas|estos|estas|los|las)|es|son)|(?:son|tienen|pueden) (?:ellos|ellas|estos|estas)|alguno de|alguna de|los dos|las dos',
    best: 'mejor mejores recomiendas recomienda recomendacion',
    gift: 'regalo regalos regalar',
    occasions:
      'cumpleanos navidad aniversario boda reyes san_valentin graduacion jubilacion novio novia nino nina ninos padres sobrino sobrina primo prima anos cumple',
    detail: 'mas detalles informacion descripcion cuentame cuenteme',
    opposites:
      'verano/invierno hombre,hombres,caballero/mujer,mujeres,senora/nino,ninos,nina,ninas,bebe adulto,adultos/ninos,bebe izquierda,izquierdo/derecha,derecho interior/exterior gato,gatos/perro,perros dia/noche rojo,roja,rojos/azul,azules/verde,verdes/negro,negra,negros,negras/blanco,blanca,blancos/amarillo,amarilla/rosa/gris/marron',
    aspects: {
      weight: {
        asks: 'pesa pesan peso pesado pesada ligero ligera ligeros',
        tells: 'gramo kilo pesa peso ligero pesad',
      },
      size: {
        asks: 'grande grandes pequeno pequena largo larga ancho ancha alto alta profundo grueso dimensiones medidas longitud anchura altura diametro capacidad volumen cabe litros ml cl cm mide tamano',
        tells: 'centimetr milimetr metro litro pulgada ancho alto capacidad',
      },
      warmth: {
        asks: 'calido calida caliente abriga calienta frio fria temperatura grados',
        tells: 'grado calid calient abrig frio',
      },
      power: { asks: 'brillante potente potencia lumenes vatios brillo', tells: 'lumen vatio voltio kelvin brillan' },
      time: { asks: 'cuanto_dura dura duracion autonomia bateria', tells: 'hora minuto dia semana mes ano' },
      material: {
        asks: 'de_que_esta material materiales tejido tela ingredientes hecho hecha composicion contiene',
        tells:
          'algodon lana cuero piel acero nailon nylon poliester madera plastico goma caucho titanio alumin plumon seda lino vidrio ceramica ingrediente hierro fieltro bambu',
      },
      care: {
        asks: 'lavavajillas lavar lava lavable limpiar limpia cuidar cuidado',
        tells: 'lav limpi enjuag lavavajillas',
      },
    },
    and: 'y a',
    cheapest:
      'el_mas_barato la_mas_barata los_mas_baratos las_mas_baratas el_mas_economico la_mas_economica precio_mas_bajo',
    dearest: 'el_mas_caro la_mas_cara los_mas_caros las_mas_caras precio_mas_alto',
    cheaper: 'algo_mas_barato mas_barato mas_barata mas_baratos mas_baratas mas_economico mas_economica menor_precio',
    dearer: 'mas_caro mas_cara mas_caros mas_caras',
    without:
      'sin excepto salvo menos_los menos_las no_necesita no_necesite no_necesiten no_usa no_use no_lleva no_lleve que_no_tiene que_no_tienen que_no_tenga no_contiene no_contenga',
    not: 'no',
    made: 'sea sean de del con en',
    compare: 'compara comparar comparacion diferencia diferencias mejor versus vs',
    versus: 'versus vs vs. o y con',
    or: 'o u',
    cartPattern:
      '\\b(?:anad|agreg|pon|met)\\w*\\b.*\\b(?:carrito|cesta)\\b|\\bal carrito\\b|\\bme (?:lo|la|los|las) llevo\\b|\\bquiero (?:comprar|pedir)\\b|^(?:compro|comprar)\\b',
    pricePattern: 'cuanto\\W*$|cuanto (?:cuesta|cuestan|vale|valen|es)|que precio|cual es el precio|precio (?:de|del)',
    stockPattern: 'en stock|disponible|disponibilidad|agotad|queda',
    durationPattern: 'cuanto (?:tiempo|tarda|tardan)|cuantos dias|que plazo|cuando',
    times: 'ano anos dia dias semana semanas mes meses horas',
    similar: 'similar similares parecido parecida parecidos parecidas alternativa alternativas algo_como',
    follow: 'y que_tal tambien pero o y_en en con solo algo',
    refine: 'en con para de por sin',
    ordinals:
      'primero|primera|primer|primeros|primeras segundo|segunda tercero|tercera|tercer cuarto|cuarta quinto|quinta sexto|sexta',
    last: 'ultimo ultima',
    subjectless: 'es esta son estan tiene lleva viene sirve vale pesa mide se_puede',
    here: 'este esto',
    it: 'este esto ese esa eso estos estas los_dos las_dos',
    numbers: 'un|uno|una dos tres cuatro cinco seis siete ocho nueve diez',
    size: 'talla tallas numero',
    question: 'como que cuando donde por quien puedo puede se cuanto cual es hay reparan',
    topics: {
      shipping: 'envio envios enviar envian enviais entrega entregas gastos_de_envio paquete aduana plazo',
      returns:
        'devolucion devoluciones devolver devuelvo reembolso reembolsos mi_dinero talla_equivocada cambio cambiar cambios desistimiento',
      payment: 'pago pagos pagar factura paypal klarna tarjeta plazos',
      warranty: 'garantia garantias roto rota defectuoso defectuosa reparacion reparaciones reparar reparan',
      sizes: 'guia_de_tallas tabla_de_tallas que_talla que_numero',
      contact:
        'contacto contactar telefono correo email direccion horario atencion_al_cliente humano abierto abren cierran tienda_en',
      discount: 'descuento descuentos codigo codigo_promocional cupon promocion promociones rebajas oferta ofertas',
      order: 'mi_pedido estado_del_pedido seguimiento mi_paquete cancelar_mi cancelar_el cancelar_un numero_de_pedido',
    },
    handoverPatterns: {
      request:
        '(?:hablar|chatear|comunicarme|contactar|ponerme en contacto) con (?:alguien|(?:una? )(?:\\p{L}+ )?(?:persona|humano|agente|asesor|asesora|empleado|empleada|responsable|encargado|operador|ser humano)|(?:el |vuestro |su )?(?:equipo|encargado|responsable)|(?:el )?(?:servicio de )?atencion al cliente)|(?:que me llamen|llamadme|llamenme)',
      complaint:
        'quejas?|quejarme|reclamacion|reclamaciones|reclamar|decepcionad[oa]|decepcionante|inaceptable|insatisfech[oa]|descontent[oa]|vergonzoso|(?:pesimo|mal) servicio',
      order:
        'donde esta (?:mi pedido|mi paquete|mi envio)|(?:recibido|enviado|llegado|mandado) (?:el |la |un |una )?(?:\\p{L}+ )?(?:equivocad[oa]|incorrect[oa]|erroneo)|(?:articulo|producto) (?:equivocado|incorrecto|erroneo)|(?:no|nunca|aun no|todavia no) (?:me )?(?:ha|he) (?:llegado|recibido)',
    },
  },
  cues: CUES,
  phrases: {
    closest: 'No tenemos exactamente eso, pero esto es lo más parecido:',
    choose: (title, option, values) => `${option} para ${title}: ¿qué prefiere? Tenemos ${values}.`,
    thatIs: (title) => `Es ${title}.`,
    listed: (row) => `En las características se indica: «${row}».`,
    stock: STOCK,
    quote: (text) => `«${text}»`,
    hello: (shop) => `¡Hola! Soy el asistente de ${shop}. ¿Qué está buscando?`,
    thanks: '¡De nada! ¿Puedo ayudarle a encontrar algo más?',
    bye: '¡Hasta luego y gracias por su visita!',
    about: (shop) =>
      `Soy el asistente de ${shop}. Puedo buscar y comparar productos, consultar precios y disponibilidad, y responder a preguntas sobre la tienda.`,
    ask: '¿Qué está buscando?',
    offTopic: (shop) =>
      `Lo siento, en eso no puedo ayudarle, pero con mucho gusto le ayudo a encontrar algo en ${shop}. ¿Qué está buscando?`,
    speaks: 'Hablo español, inglés, alemán, francés, italiano y neerlandés. ¿Qué está buscando?',
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
    around: (amount) => `por unos ${amount}`,
    between: (low, high) => `entre ${low} y ${high}`,
    without: (words) => `sin ${words}`,
    found: (count, limits) =>
      count === 1 ? `Aquí tiene una opción${limits}:` : `Aquí tiene ${count} opciones${limits}:`,
    item: (title, price, stock) => `${title}: ${price ?? 'precio no indicado'}, ${STOCK[stock]}`,
    sentence: (title, price, stock) =>
      price === null
        ? `El precio de ${title} no está indicado (${STOCK[stock]}).`
        : `${title} cuesta ${price} (${STOCK[stock]}).`,
    lacking: (words) => `No he encontrado nada que mencione ${words}, pero esto es lo más parecido:`,
    mentioned: (words) => `No he encontrado ningún producto llamado ${words}, pero aquí se menciona:`,
    nothing: (words, limits, shop) => `Lo siento, no he encontrado ${words || 'nada'}${limits} en ${shop}.`,
    advice: 'Pruebe con otras palabras o pregúnteme por otra cosa.',
    nearest: 'Lo más cercano en precio:',
    corrected: (typed, correction) => `No he encontrado nada para «${typed}», así que he buscado «${correction}».`,
    noCheaper: (title, price) => `No he encontrado nada más barato que ${title} por ${price}.`,
    noDearer: (title, price) => `No he encontrado nada más caro que ${title} por ${price}.`,
    soldOut: (title) => `Lo siento, ${title} está agotado.`,
    allSoldOut: 'Lo siento, lo que he encontrado está agotado por ahora:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${isSoldOut ? 'Está agotado' : 'No se ofrece'} en ${fixed && `${fixed}, `}${decapitalize(varied)}${instead && `; está disponible en ${instead}`}.`,
    similar: (title) => `Parecidos a ${title}:`,
    noSimilar: (title) => `No he encontrado nada parecido a ${title}.`,
    says: (quote) => `La descripción dice: «${quote}»`,
    silent: (words) => `La descripción no menciona ${words}.`,
    unsaid: (words) => `Aquí no veo nada sobre ${words}; quizá lo indique la página del producto.`,
    sizes: 'Puede ver las tallas que quedan en la página del producto.',
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
