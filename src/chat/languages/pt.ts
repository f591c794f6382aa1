import { stemmer } from '@orama/stemmers/portuguese';
import { CUES, WORDS } from '../../text/lexicon/cues/pt.ts';
import type { Availability } from '../../domain/records.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'em stock',
  out_of_stock: 'esgotado',
  unknown: 'disponibilidade não indicada',
};

export const language: Language = {
  code: 'pt',
  name: 'portuguese',
  stemmer,
  marks: /[ãõ]/i,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'Não temos exatamente isso, mas isto é o mais parecido:',
    choose: (title, option, values) => `${option} para ${title}: qual prefere? Temos ${values}.`,
    thatIs: (title) => `É ${title}.`,
    listed: (row) => `Nas características indica-se: «${row}».`,
    quote: (text) => `«${text}»`,
    hello: (shop) => `Olá! Sou o assistente de ${shop}. O que procura?`,
    thanks: 'De nada! Posso ajudar em mais alguma coisa?',
    bye: 'Até à próxima e obrigado pela visita!',
    about: (shop) =>
      `Sou o assistente de ${shop}. Posso procurar e comparar produtos, ver preços e disponibilidade e responder a perguntas sobre a loja.`,
    ask: 'O que procura?',
    offTopic: (shop) =>
      `Lamento, nisso não posso ajudar, mas ajudo com todo o gosto a encontrar algo em ${shop}. O que procura?`,
    speaks: 'Falo português, inglês, alemão, francês, espanhol, italiano e neerlandês. O que procura?',
    gift: 'Com todo o gosto! De que gosta essa pessoa, e quanto quer gastar?',
    brands: (names) => `Entre as nossas marcas estão ${names}.`,
    kinds: (names) => `Temos, entre outras coisas: ${names}. O que procura?`,
    count: (count, limits, isLeast) =>
      `Encontrei ${isLeast ? 'pelo menos ' : ''}${count} produtos${limits}, entre eles:`,
    news: 'Lamento, não sei que produtos são novos.',
    noMore: 'É tudo o que encontrei.',
    perhaps: 'Talvez isto lhe interesse:',
    under: (amount) => `até ${amount}`,
    over: (amount) => `a partir de ${amount}`,
    between: (low, high) => `entre ${low} e ${high}`,
    without: (words) => `sem ${words}`,
    found: (count, limits) => (count === 1 ? `Aqui tem uma opção${limits}:` : `Aqui tem ${count} opções${limits}:`),
    sentence: (title, price, stock) =>
      price === null
        ? `O preço de ${title} não está indicado (${STOCK[stock]}).`
        : `${title} custa ${price} (${STOCK[stock]}).`,
    lacking: (words) => `Não encontrei nada que mencione ${words}, mas isto é o mais parecido:`,
    nothing: (words, limits, shop) => `Lamento, não encontrei ${words || 'nada'}${limits} em ${shop}.`,
    advice: 'Experimente outras palavras; ajudo com todo o gosto.',
    nearest: 'O mais próximo em preço:',
    noCheaper: (title, price) => `Não encontrei nada mais barato do que ${title} por ${price}.`,
    noDearer: (title, price) => `Não encontrei nada mais caro do que ${title} por ${price}.`,
    soldOut: (title) => `Lamento, ${title} está esgotado.`,
    allSoldOut: 'Lamento, o que encontrei está esgotado de momento:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${isSoldOut ? 'Está esgotado' : 'Não existe'} em ${fixed && `${fixed}, `}${decapitalize(varied)}${instead && `; está disponível em ${instead}`}.`,
    similar: (title) => `Parecidos com ${title}:`,
    noSimilar: (title) => `Não encontrei nada parecido com ${title}.`,
    says: (quote) => `A descrição diz: «${quote}»`,
    unsaid: (words) => `Não vejo aqui nada sobre ${words}; talvez a página do produto o indique.`,
    quoted: (source, quote) => `Em «${source}» indica-se: «${quote}»`,
    handOver: {
      request: (contact) => `Com certeza. Contacte diretamente a loja${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) => `Lamento o sucedido. Contacte a equipa da loja${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Lamento, não posso consultar nem alterar encomendas. Contacte a loja${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Lamento, não tenho essa informação e prefiro não adivinhar. Pode perguntar à loja${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'De momento não tenho conhecimento de descontos nem de códigos.',
    cart: (items) => `Para adicionar ${items} ao carrinho, confirme abaixo.`,
    each: (price) => `${price} por unidade`,
    which: 'A que produto se refere?',
    cheaper: (title, difference, other) => `${title} custa menos ${difference} do que ${other}.`,
    samePrice: (title, other) => `${title} e ${other} custam o mesmo.`,
    compared: 'Aqui está a comparação:',
    cheapest: (title, price) => `O mais barato é ${title}, por ${price}.`,
    dearest: (title, price) => `O mais caro é ${title}, por ${price}.`,
    trouble: 'Lamento, agora não consigo consultar isso. Tente de novo daqui a pouco.',
    moment: 'Um momento, por favor.',
    interrupted: 'Lamento, a minha resposta foi interrompida. Isto é o que diz o catálogo:',
    suggest: {
      compare: (one, other) => `Pode comparar ${one} e ${other}?`,
      cheapest: 'Qual é o mais barato?',
      similar: (title) => `Têm algo parecido com ${title}?`,
      about: (title) => `Diga-me mais sobre ${title}`,
      category: (name) => `O que têm em «${name}»?`,
      knowledge: (title) => `O que devo saber sobre «${title}»?`,
    },
  },
};
