import type { Availability } from '../../domain/records.ts';
import type { Language } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'en stock',
  out_of_stock: 'agotado',
  unknown: 'disponibilidad no indicada',
};

export const es: Language = {
  code: 'es',
  name: 'spanish',
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
      persona personas tipo aqui ahora hoy carrito cesta anade anadir pon poner detalles informacion diferencia comparar compara dime decir cuentame talla
      tallas color colores alternativa alternativas queda quedan hacer hace
      marca marcas nuevo nueva novedades tipos clases regalar quise decia gusta gustan adecuado llevo llevar pedir cosa cosas abuela abuelo tia tio colega jefe profesora queria opciones ama encanta info`,
    hello: 'hola buenos_dias buenas_tardes buenas_noches buenas hola_que_tal',
    thanks: 'gracias muchas_gracias mil_gracias perfecto_gracias vale_gracias',
    bye: 'adios hasta_luego hasta_pronto chao',
    aboutPattern:
      'quien eres|quien es usted|que eres|eres (?:un |una )?(?:robot|bot|humano|ia|persona)|que (?:puedes|puede) hacer|(?:puedes|puede) ayudarme$|como estas|(?:hablas|habla|hablan) \\p{L}+$|^ayuda$',
    asidePattern:
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
  },
  claims: {
    money: 'euros?|dólares|pesos?|francos?|céntimos?',
    percent: 'por ?ciento',
    costs: 'cuestan?|valen?|precio es(?: de)?|precio:',
    off: 'de descuento|de rebaja|de ahorro|descuento',
    difference: 'más|menos|de diferencia|diferencia|adicionales',
    sum: 'en total|juntos|por ambos|por los dos|total',
    offers:
      'envío gratis|envío gratuito|envíos gratis|devolución gratuita|devoluciones gratis|mitad de precio|a mitad de precio|de regalo',
    code: 'código(?: promocional)?|cupón',
    inStock: 'en stock|disponibles? (?:ya|ahora|de inmediato)|(?:está|están) disponibles?|hay existencias',
    outOfStock:
      'agotad[oa]s?|sin existencias|sin stock|(?:no|ya no) (?:está |están |hay |queda |tenemos )?(?:en stock|disponibles?|existencias)',
    acting: '(?:he|hemos|voy a|vamos a)(?: ya)?',
    acted: 'cancelado|reembolsado|realizado|modificado|enviado|confirmado|cancelar|reembolsar|realizar|modificar',
    orders: ' (?:su|tu|el|la) (?:pedido|compra|pago|paquete|envío)',
    ordered:
      '(?:su|tu) (?:pedido|paquete|reembolso|pago|envío|compra)(?: ha sido| está| fue| será| llegará| ya| en| el){1,5}',
    happened:
      'cancelado|cancelada|reembolsado|reembolsada|realizado|realizada|enviado|enviada|confirmado|confirmada|camino|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábado',
    left: 'unidades|restantes?',
    whether: 'si|cuando|confirmar',
  },
  phrases: {
    stock: STOCK,
    quote: (text) => `«${text}»`,
    hello: (shop) => `¡Hola! Soy el asistente de ${shop}. ¿Qué busca?`,
    thanks: 'De nada. ¿Puedo encontrarle algo más?',
    bye: 'Hasta luego, y gracias por su visita.',
    about: (shop) =>
      `Soy el asistente digital de ${shop}. Encuentro y comparo productos, digo su precio y disponibilidad, y respondo con lo que la tienda ha escrito.`,
    ask: '¿Qué busca?',
    aside: (shop) => `En eso no puedo ayudar: aconsejo sobre los productos de ${shop}. ¿Qué busca?`,
    speaks: 'Hablo español, inglés, alemán, francés, italiano y neerlandés. ¿Qué busca?',
    gift: 'Con gusto: ¿qué le gusta hacer a esa persona y cuánto puede costar?',
    brands: (names) => `Entre las marcas de aquí: ${names}.`,
    kinds: (names) => `Aquí hay, entre otras cosas: ${names}. ¿Qué busca?`,
    count: (count, what, isLeast) => `He encontrado ${isLeast ? 'al menos ' : ''}${count} para ${what}, entre ellos:`,
    news: 'El catálogo no dice qué es nuevo.',
    noMore: 'Es todo lo que he encontrado.',
    perhaps: 'Quizá uno de estos:',
    under: (amount) => `hasta ${amount}`,
    over: (amount) => `desde ${amount}`,
    around: (amount) => `unos ${amount}`,
    between: (low, high) => `de ${low} a ${high}`,
    without: (words) => `sin ${words}`,
    found: (count, what) => (count === 1 ? `Un resultado para ${what}:` : `${count} resultados para ${what}:`),
    item: (title, price, stock) => `${title}: ${price ?? 'precio no indicado'}, ${STOCK[stock]}`,
    sentence: (title, price, stock) =>
      price === null
        ? `El precio de ${title} no está indicado; ${STOCK[stock]}.`
        : `${title} cuesta ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Nada menciona ${words}. Lo más cercano:`,
    mentioned: (what) => `Aquí nada se llama ${what}, pero estos productos lo mencionan:`,
    nothing: (what, shop) =>
      `No he encontrado ${what} en ${shop}. Pruebe con otras palabras o pregúnteme por otra cosa de aquí.`,
    nearest: 'Lo más cercano en precio:',
    corrected: (typed, meant) => `No hay nada para «${typed}», así que he buscado «${meant}».`,
    noCheaper: (title, price) => `No he encontrado nada más barato que ${title} por ${price}.`,
    soldOut: (title) => `${title} está agotado.`,
    allSoldOut: 'Agotado por ahora.',
    similar: (title) => `Parecidos a ${title}:`,
    noSimilar: (title) => `No he encontrado nada parecido a ${title}.`,
    says: (quote) => `Su descripción dice: «${quote}»`,
    silent: (words) => `Su descripción no menciona ${words}.`,
    unsaid: (words) => `Aquí no se dice nada de ${words}; quizá lo muestre la página del producto.`,
    sizes: 'Las tallas que quedan se ven en la página del producto.',
    quoted: (source, quote) => `De «${source}»: «${quote}»`,
    unknown: (site) =>
      `No tengo información sobre eso y prefiero no adivinar. ${site ? `La tienda lo sabe: ${site}` : 'La tienda lo sabe.'}`,
    order: (site) => `No puedo ver ni cambiar pedidos. ${site ? `La tienda le ayuda: ${site}` : 'La tienda le ayuda.'}`,
    discount: 'No conozco descuentos ni códigos; los precios que doy son los del catálogo.',
    cart: (amount, title, price) =>
      `${amount} × ${title}${price === null ? '' : ` a ${price} cada uno`}: confirme abajo para ponerlo en su carrito.`,
    which: '¿A cuál se refiere?',
    cheaper: (title, difference, other) => `${title} cuesta ${difference} menos que ${other}.`,
    samePrice: (title, other) => `${title} y ${other} cuestan lo mismo.`,
    compared: 'Lado a lado:',
    heading: (words) => `${words}:`,
    cheapest: (title, price) => `El más barato es ${title} por ${price}.`,
    dearest: (title, price) => `El más caro es ${title} por ${price}.`,
    trouble: 'Ahora mismo no puedo consultarlo. Inténtelo de nuevo en un momento.',
    moment: 'Un momento, por favor.',
    interrupted: 'Mi respuesta se cortó ahí. Esto dice el catálogo de la tienda:',
    unverified: {
      price: 'un precio que no puedo confirmar',
      discount: 'un descuento que no puedo confirmar',
      figure: 'una cifra que no puedo confirmar',
      stock: 'de una disponibilidad que no puedo confirmar',
      left: 'un número que no puedo confirmar',
      link: 'la web de la tienda',
    },
    suggest: {
      compare: (one, other) => `Compara ${one} y ${other}`,
      cheapest: '¿Cuál de ellos es el más barato?',
      similar: (title) => `¿Qué hay parecido a ${title}?`,
      about: (title) => `Cuénteme más sobre ${title}`,
      category: (name) => `¿Qué tienen en «${name}»?`,
      knowledge: (title) => `¿Qué debo saber sobre «${title}»?`,
    },
  },
};
