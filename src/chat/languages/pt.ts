import { stemmer } from '@orama/stemmers/portuguese';
import type { Cues, LanguageWords } from './cues.ts';
import type { Availability } from '../../domain/product.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'em stock',
  out_of_stock: 'esgotado',
  unknown: 'disponibilidade não indicada',
};

/** European Portuguese, with the words that are usual in Brazil. */
const CUES: Cues = {
  hello: `
    olá, oláá, oi, oie, oii, bom dia, boa tarde, boa noite, boas, boas tardes, viva, alô, e aí, tudo bem, tudo bom, como vai,
    como está o senhor, como está a senhora, hello, hey
    `,
  thanks: `
    obrigad*, brigad*, obg, obgd, vlw, valeu, muito agradecid*, agradeço, grat*, fico agradecid*, muito amável, thanks
    `,
  bye: `
    adeus, adeusinho, tchau, xau, até logo, até amanhã, até breve, até já, até mais, até à próxima, bom fim de semana, bom dia para si,
    cumprimentos, falou, fui, vou embora
    `,
  agree: `
    sim, sim por favor, claro, claro que sim, pode ser, está bem, tá bem, tá bom, ok, okay, de acordo, certo, perfeito, ótimo, óptimo,
    boa ideia, com certeza, exatamente, exato, isso mesmo, é isso, fixe, beleza, combinado, fechado, força, avance, vamos a isso,
    concordo, confirmo, esse mesmo, essa mesma
    `,
  decline: `
    não obrigad*, não muito obrigad*, agora não, por agora não, por enquanto não, hoje não, talvez depois, talvez mais tarde, mais tarde,
    fica para depois, fica para a próxima, deixe estar, deixa estar, deixa lá, deixa pra lá, esquece, esqueça, vou pensar, preciso de pensar,
    vou ver, é tudo, é só isso, só isso, mais nada, nada mais, não é preciso, não precisa, não faz falta, não vale a pena, não me convence*,
    não me interessa, estou só a ver, só estou a ver, só olhando, passo
    `,
  please: `
    por favor, porfavor, se faz favor, se fizer favor, pfv, pf
    `,
  decide: `
    então, pronto, afinal, nesse caso
    `,
  onSale: `
    em promoção, promoções, em saldo, em saldos, com desconto, rebaixad*
    `,
  reviews: `
    avaliaç*, opiniões, o que dizem, o que acham, quantas estrelas, bem avaliad*
    `,
  about: `
    quem és, quem é você, quem é o senhor, és um robô, és um bot, és humano, és humana, é um robô, é um bot, você é um robô, você é humano,
    és uma pessoa, é uma pessoa, você é uma pessoa, és real, és uma máquina, inteligência artificial, com quem falo, com quem estou a falar,
    estou a falar com, estou falando com, o que sabes fazer, o que podes fazer, o que pode fazer, o que você faz, como me pode ajudar,
    como podes ajudar, como te chamas, como se chama você, qual é o teu nome, qual é o seu nome, falas, que línguas, que idiomas, chatgpt
    `,
  person: `
    falar com alguém, falar com uma pessoa, falar com um, falar com uma, falar com o, falar com a, quero falar com, gostava de falar com,
    posso falar com, pessoa de verdade, pessoa real, ser humano, carne e osso, um humano, atendente, um colaborador, um funcionário,
    um assistente humano, alguém da loja, alguém que me ajude, alguém que me ~ ajudar, apoio ao cliente, atendimento ao cliente,
    serviço de apoio, ligue me, liguem me, me liga, me ligue, me liguem, podem ligar, pode ligar me, ligar para vocês, possa ligar,
    posso ligar, vos ligar, número de telefone, telefone da loja, vosso telefone, vosso número, contacto da loja, contactar, contatar,
    como contacto, entrar em contacto, entrar em contato, endereço de email, vosso email, vosso mail, o email da, por whatsapp, whatsapp,
    zap, passa me para, passe me para, me passa para, há alguém
    `,
  order: `
    minha encomenda, minhas encomendas, meu pedido, meus pedidos, minha compra, meu pacote, minha entrega, meu envio, a encomenda que,
    o pedido que, número da encomenda, número do pedido, código de rastreio, código de rastreamento, rastrear, estado da encomenda,
    status do pedido, onde está ~ encomenda, onde está ~ pacote, cadê ~ pedido, cadê ~ encomenda, quando chega ~ encomenda,
    quando chega ~ pedido, cancelar ~ encomenda, cancelar ~ pedido, alterar ~ encomenda, alterar ~ pedido, mudar ~ morada,
    alterar ~ morada, mudar ~ endereço, encomendei, já encomendei, comprei ~ há, comprei ontem, pedi ~ há, fiz uma encomenda,
    fiz um pedido, não chegou, não chegaram, não me chegou, ainda não chegou, nunca chegou, não recebi, ainda não recebi, nunca recebi,
    estou à espera da, continuo à espera, minha fatura, minha factura, minha nota fiscal, meu reembolso, minha devolução, cobraram
    `,
  you: `
    vocês, voces, vosso, vossa, fazem, aceitam, oferecem, podem
    `,
  received: `
    recebi, recebemos, acabei de receber, chegou me, chegou hoje, chegou ontem, chegaram hoje, acabou de chegar,
    já chegou, já chegaram
    `,
  complaint: `
    reclam*, queixa, queixas, queixar, insatisfeit*, desiludid*, decepcionad*, dececionad*, desapontad*, furios*, zangad*, irritad*, chatead*,
    inaceitável, inadmissível, péssim*, horrível, horroros*, uma vergonha, vergonhos*, ridícul*, uma porcaria, porcaria, burla, fraude, golpe,
    vigaristas, aldrabões, fui enganad*, enganaram, partid*, quebrad*, chegou estragad*, estragad*, avariad*, danificad*, amolgad*, rachad*,
    com defeito, defeituos*, um defeito, não funciona, não liga, não carrega, deixou de funcionar, parou de funcionar, descosid*, um buraco,
    tamanho errado, cor errada, produto errado, artigo errado, o errado, enviaram ~ errad*, mandaram ~ errad*, falta uma peça, faltam peças,
    veio sem, dinheiro de volta, devolvam o dinheiro, quero um reembolso, quero o reembolso, mau serviço, mau atendimento, má qualidade,
    nunca mais compro, ninguém responde
    `,
  cart: `
    ponha dois, ponha duas, põe dois, põe duas, mete dois, mete duas, que sejam dois, que sejam duas, que sejam 2, que sejam 3, decido me pelo, decido me pela,
    no carrinho, ao carrinho, para o carrinho, meu carrinho, no cesto, ao cesto, na cesta, na cesto, no saco, adicion* ~ carrinho, adiciona,
    adicione, adicionar ao, adiciona me, acrescenta, acrescente, junta ao, junte ao, mete ~ carrinho, põe ~ carrinho, ponha ~ carrinho,
    põe me, mete me, mete no, põe no, coloca no, coloque no, levo, vou levar, quero levar, levo o, levo a, levo este, levo esse, eu levo,
    fico com, vou ficar com, quero ficar com, quero comprar, gostava de comprar, gostaria de comprar, queria comprar, vou comprar, compro,
    quero encomendar, gostava de encomendar, queria encomendar, quero pedir, quero esse, quero essa, quero este, quero esta, quero dois d*,
    dá me, dê me, me dá, me dê, me vê, manda um, manda uma, manda dois, manda duas, manda três, manda esse, manda vir, escolho, opto por,
    reserva me, reserve me, pode ser esse, pode ser esta, pode ser este, pode ser essa
    `,
  compare: `
    compar*, em comparação, diferença, diferenças, qual a diferença, o que muda entre, versus, vs, qual é melhor, melhor o ~ ou, melhor a ~ ou,
    qual dos dois, qual das duas, prós e contras, vantagens e desvantagens, o primeiro ou o segundo, a primeira ou a segunda, lado a lado
    `,
  cheapest: `
    o ~ mais barat*, a ~ mais barat*, os ~ mais barat*, as ~ mais barat*, mais barat* de todos, mais barat* que t*, qual ~ mais barat*,
    o ~ mais económic*, a ~ mais económic*, o ~ mais econômic*, o ~ mais em conta, a ~ mais em conta, o menos caro, a menos cara,
    custa menos, preço mais baixo, menor preço, melhor preço, baratinh*
    `,
  dearest: `
    o ~ mais caro, a ~ mais cara, os ~ mais caros, as ~ mais caras, mais caro de todos, mais cara de todas, qual ~ mais caro,
    qual ~ mais cara, preço mais alto, custa mais, mais luxuos*
    `,
  cheaper: `
    mais barat*, mais económic*, mais em conta, mais acessível, menos caro, menos cara, que custe menos, por menos, demasiado caro,
    demasiado cara, muito caro, muito cara, caro demais, cara demais, tão caro, tão cara, é caro, é cara, um pouco caro, carote, caríssim*,
    fora do orçamento, do meu orçamento, acima do orçamento, gastar tanto, gastar menos, não tenho tanto
    `,
  dearer: `
    mais caro, mais cara, mais caros, mais caras, mais luxuos*, mais exclusiv*, gama mais alta, gama superior, de melhor qualidade,
    gastar mais, pagar mais, mesmo que custe mais
    `,
  best: `
    o melhor, a melhor, os melhores, as melhores, melhor opção, recomend*, aconselh*, suger*, sugest*, qual escolhia, qual escolheria,
    qual levava, qual levaria, qual compraria, qual comprava, qual devo, qual é que devo, o que devo, o teu favorito, o seu favorito,
    preferid*, mais vendid*, mais popular, melhor avaliad*, ajuda me a escolher, ajude me a escolher
    `,
  lighter:
    'mais leve, mais leves, mais levezinh*, pesa menos, pesam menos, pese menos, menos pesad*, menos peso, menor peso, levíssim*',
  heavier: 'mais pesad*, pesa mais, pesam mais, mais peso, maior peso',
  warmer: `
    mais quent*, mais quentinh*, aquece mais, mais agasalhad*, melhor para o frio, mais invernos*, que aqueça
    `,
  cooler: 'mais fresc*, mais fresquinh*, menos quent*, mais arejad*, mais respirável, mais respiráveis',
  bigger: `
    maior, maiores, mais grande, mais espaços*, mais espaço, mais ampl*, maior capacidade, mais capacidade, cabe mais, cabem mais,
    leva mais coisas, mais litros, tamanho acima, número acima
    `,
  smaller: `
    menor, menores, mais pequen*, mais pequenin*, mais compact*, ocupa menos, menos espaço, menos volumos*, tamanho abaixo, número abaixo
    `,
  longer: 'mais comprid*, mais long*',
  shorter: 'mais curt*, menos comprid*',
  higher: 'mais alto, mais alta, mais altos, mais altas, mais altura',
  wider: 'mais larg*',
  lower: 'mais baix*, menos alto, menos alta, mais ras*, mais plan*',
  thicker: 'mais gross*, mais espess*',
  thinner: 'mais fin*, mais delgad*, menos gross*, menos espess*, mais estreit*',
  faster: 'mais rápid*, mais veloz, mais velozes, demora menos, mais depressa, menos tempo',
  quieter:
    'mais silencios*, silencios*, menos ruidos*, menos ruído, menos barulho, menos barulhent*, faz menos barulho, não faça barulho',
  brighter: 'mais brilhant*, mais luminos*, mais luz, dá mais luz, ilumina mais, mais lúmenes',
  stronger: 'mais fort*, mais potent*, mais potência, mais força, mais resistent*, mais robust*, mais watts',
  longerLasting: `
    dura mais, duram mais, dure mais, mais tempo de bateria, mais bateria, mais autonomia, maior autonomia, melhor bateria, mais durador*,
    mais duráv*, aguenta mais, mais aguenta
    `,
  newer: 'mais nov*, mais recent*, mais modern*, último modelo, última versão, mais atual, mais atuais',
  most: 'o que mais, a que mais, o que tem mais, tem mais, têm mais, leva mais, com mais, mais alto, mais alta, maior',
  least:
    'o que menos, a que menos, o que tem menos, tem menos, têm menos, leva menos, com menos, mais baixo, mais baixa, menor',
  bestRated: 'melhor avaliad*, melhor classificad*, melhores avaliações, melhores opiniões, melhor nota, mais estrelas',
  similar: `
    parecid*, semelhant*, similar, similares, equivalent*, alternativ*, algo assim, algo do género, algo do gênero, do género, do mesmo tipo,
    do mesmo estilo, como este, como esta, como esse, como essa, tipo este, tipo esse, o mesmo mas, a mesma mas, igual mas
    `,
  goesWith: `
    combina com, combinam com, combinar com, combine com, fica bem com, ficam bem com, vai bem com, a condizer, condiz com, acessório para,
    acessórios para, para acompanhar, o que combina, usar com isto
    `,
  more: `
    mostra mais, mostre mais, mostra me mais, mostre me mais, ver mais, mais opções, mais modelos, mais alguns, mais alguma, mais algum, há mais,
    tem mais, têm mais, tens mais, outros, outras, algum outro, alguma outra, que mais, o que mais, os seguintes, próximos, e mais
    `,
  also: 'também, além disso, já agora, e mais um, e mais uma, junto',
  here: 'este, esta, isto, este aqui, esta aqui',
  it: `
    este, esta, isto, esse, essa, isso, aquele, aquela, aquilo, o mesmo, a mesma, dele, dela, disto, disso, deste, desta, desse, dessa, nele, nela,
    *álo, *êlo, *ílo
    `,
  them: 'estes, estas, esses, essas, aqueles, aquelas, eles, elas, deles, delas, destes, destas, desses, dessas, dos dois, das duas, dos três',
  both: 'ambos, ambas, os dois, as duas, entre os dois, entre as duas, os três, as três, cada um, cada uma, um de cada, todos eles',
  other: 'o outro, a outra, do outro, da outra, os outros, as outras, esse outro, essa outra, no outro',
  last: 'o último, a última, último, última, do último, da última',
  first:
    'o primeiro, a primeira, do primeiro, da primeira, primeiro, primeira, número um, número 1, opção um, opção 1, o de cima',
  second:
    'o segundo, a segunda, do segundo, da segunda, segundo modelo, segunda opção, número dois, número 2, opção 2, o do meio, a do meio',
  third: 'o terceiro, a terceira, do terceiro, da terceira, terceiro, terceira, número três, número 3, opção 3',
  fourth: 'o quarto modelo, a quarta, quarta opção, quarto da lista, número quatro, número 4, opção 4',
  instead: `
    em vez de, em vez disso, em vez do, em vez da, em lugar de, antes prefiro, prefiro, preferia, ao invés, afinal, na verdade, melhor um, melhor uma,
    outra coisa, algo diferente, esse não, essa não, este não, esquece o, esquece a, e se for, ou talvez, que tal um, que tal uma, troca por, trocar por
    `,
  without: `
    sem, não, nem, nada de, nada com, que não seja, que não sejam, que não tenha, que não tenham, que não leve, que não contenha, não quero,
    não gosto, não gosta, odeio, detesto, livre de, isento de, isenta de, exceto, excepto, menos o, menos a, tirando, alérgic*, alergia a,
    alergia ao, alergia à, alergias, intolerant*, intolerância, não posso comer, não pode comer, não posso beber, não como, não bebo, evitar,
    não contém, não tem
    `,
  harms: `
    me da alergia, da ~ alergia, lhe da alergia, faz ~ mal, faz lhe mal, faz me mal, fazem ~ mal, irrita*, coca, me coca, nao
    o tolera, nao a tolera, nao tolero, nao tolera, e proibido, provoca* ~ alergia
    `,
  inStock: `
    em stock, stock, em estoque, estoque, disponív*, disponibilidade, esgotad*, ainda há, ainda têm, ainda tem, ainda tens, restam, sobra algum,
    quando volta, quando voltam, quando chega mais, quando há, reposição, repor, pronta entrega
    `,
  price: `
    em promoção, em saldo, com desconto,
    quanto custa, quanto custam, quanto é, quanto são, quanto fica, quanto sai, quanto vale, quanto está, qual é o preço, qual o preço, preço, preços,
    que preço, a quanto, a como, custa, custam, valor
    `,
  whichThen: `
    qual então, então qual, quais então, há algum que, há alguma que, um que não, uma que não
    `,
  want: 'quero, queria, gostaria, queremos, preciso',
  have: `
    têm, tens, vocês têm, você tem, vendem, vendes, vendeis, vende, há, existe, existem, procuro, procuramos, estou à procura, ando à procura,
    procurando, à procura de, preciso, precisava, precisamos, quero, queria, queremos, gostava de, gostaria, interessa me, mostra me,
    mostre me, me mostra, me mostre, algum, alguma, alguns, algumas, algo para, e algo, e alguma coisa, algo de, algo com, alguma coisa, o que têm, o que tem, que têm, tem
    `,
  question: `
    saber se, queria saber, gostava de saber, não sei se, pergunto me se,
    queria saber, quero saber, gostaria de saber,
    diga que, diz que, diz me que, diga me que, confirma me, confirme,
    como é, como se, como posso, como funciona, quanto, quanta, quantos, quantas, qual, quais, quem, quando, onde, aonde, por que, porquê, porque é,
    que tipo, que tamanho, que cor, que cores, que material, que marca, que modelo, o que é, o que são, o que, é possível, é verdade, é de, são de,
    é feito, pode se, posso, podemos, pode, podem, poderia, dá para, serve, servem, funciona, funcionam, leva, traz, vem, vêm, devo, é preciso,
    sabe se, sabes se, sabem se, sabe dizer, uma pergunta, uma dúvida
    `,
  gift: `
    prenda, prendas, presente, presentes, oferta para, oferecer, para oferecer, dar de presente, aniversário, aniversários, anos da, anos do, natal,
    dia da mãe, dia do pai, dia das mães, dia dos pais, dia dos namorados, amigo secreto, amigo oculto, para a minha mãe, para o meu pai,
    para minha mãe, para meu pai, para a minha mulher, para o meu marido, para a minha namorada, para o meu namorado, para a minha irmã,
    para o meu irmão, para a minha avó, para o meu avô, para um amigo, para uma amiga, para a minha sogra, para o meu sogro, casamento de
    `,
  outside: `
    previsão do tempo, que tempo vai, que tempo faz, vai chover, como vai estar o tempo, eleições, presidente, governo, em quem votar, quem ganhou,
    quem ganha, quem vai ganhar, resultado do jogo, benfica, os trabalhos de casa, faz o meu trabalho, redação sobre, poema, anedota, piada, conta uma,
    conta uma história, escreve um, escreve me, escreve código, python, javascript, traduz, traduza, tradução de, capital de, horóscopo, signo,
    bitcoin, cripto*, bolsa de valores, advogado, receita de, receita para, notícias, religião, guerra, canta, sentido da vida, casa comigo, amo te, te amo
    `,
  attack: `
    ignora tudo, ignora todas, ignora as, ignore todas, ignore as, ignore tudo, ignora o, esquece as tuas, esquece todas, esqueça as instruções,
    esqueça todas, system prompt, prompt de sistema, prompt do sistema, instruções anteriores, tuas instruções, suas instruções, teu prompt,
    seu prompt, tuas regras, suas regras, modo de programador, modo desenvolvedor, finge que, finge ser, finja que, finja ser, faz de conta,
    age como, aja como, agora és, agora você é, a partir de agora és, a partir de agora você, jailbreak, revela o teu, revele o seu
    `,
  insult: `
    idiota, idiotas, estúpid*, imbecil, imbecis, burro, burra, parvo, parva, otário, otária, palerma, atrasado mental, merda, bosta, puta, porra,
    caralho, foda se, vai te foder, vá se foder, vai à merda, cala a boca, cala te, cale se, filho da puta, cabrão, cretino, inútil
    `,
  kinds: `
    o que vendem, o que vendes, o que vende, o que têm na loja, o que têm à venda, que produtos, que tipo de produtos, que tipo de coisas,
    que artigos, que categorias, vosso catálogo, o catálogo, vossos produtos, o que posso comprar, o que há na loja
    `,
  brands:
    'que marcas, quais marcas, quais as marcas, de que marcas, de que marca, vossas marcas, marcas têm, marcas tem, marcas vendem, lista de marcas, todas as marcas',
  count: `
    quantos ~ têm, quantas ~ têm, quantos ~ tem, quantas ~ tem, quantos ~ há, quantas ~ há, quantos ~ vendem, quantas ~ vendem, quantos produtos,
    quantos modelos, quantas opções, quantos tipos
    `,
  new: 'novidades, novidade, o que há de novo, que há de novo, algo novo, coisas novas, produtos novos, novos produtos, acabou de chegar, acabados de chegar, nova coleção, lançamentos',
  detail: `
    diz me mais, diga me mais, conta me mais, conte me mais, fala me ~ mais, fale me ~ mais, mais detalhes, mais pormenores, mais informaç*,
    mais info, mais sobre, detalhes, pormenores, informações sobre, informação sobre, características, especificações, ficha técnica, descreve,
    descreva, descrição, saber mais, tudo sobre, fala me do, fala me da, explica me, explique me
    `,
  pieces:
    'unidades, unidade, un, peças, peça, vezes, x, pares, par, pacotes, pacote, conjuntos, conjunto, kit, kits, garrafas, garrafa, caixas, caixa, frascos, frasco, latas, lata, sacos, saco, rolos, rolo, desses, dessas, destes, destas',
  size: 'tamanho, tamanhos, número de sapato, do número, numeração, calço, calço o, visto o, visto tamanho, uso tamanho, comprimento, cintura, entrepernas',
  small: `
    pequeno, pequena, pequenos, pequenas, mais pequeno, mais pequena
    `,
  medium: `
    médio, média, médios, médias
    `,
  large: `
    grande, grandes, maior
    `,
  numbers: `
    1=um|única|único; 2=duas|ambos|ambas|par; 6=meia dúzia; 12=dúzia; 0.5=meio|meia
    `,
  weightAsk:
    'quanto pesa, quanto pesam, pesa, pesam, peso, que peso, qual o peso, qual é o peso, é pesad*, são pesad*, muito pesad*, quantos quilos, quantos kg, quantos gramas',
  sizeAsk: `
    quanto mede, quanto medem, mede, medem, medida*, dimensões, que tamanho, qual o tamanho, qual é o tamanho, que comprimento, que largura, que altura,
    largura, altura, profundidade, diâmetro, quantos centímetros, quantos cm, quantos metros, quão grande, é muito grande, é grande, cabe em, cabe no,
    cabe na, cabem em, entra no, entra na, ocupa muito
    `,
  widthAsk: 'largura, de largura',
  heightAsk: 'altura, de altura',
  lengthAsk: 'comprimento, de comprimento',
  depthAsk: 'profundidade, de profundidade',
  warmthAsk: `
    é quente, são quentes, aquece, aquecem, é quentinh*, protege do frio, passar frio, que temperatura, até que temperatura, quantos graus, abaixo de zero,
    para o frio, para o inverno, no inverno, é agasalhad*, aguenta o frio
    `,
  materialAsk: `
    de que é feito, de que é feita, de que são, de que é, do que é feito, é feito de, é feita de, que material, que materiais, qual o material, material,
    materiais, que tecido, composição, ingrediente*, o que leva, o que tem dentro, o que contém, contém, contêm, é de pele, é de couro, é de algodão,
    é de lã, é de madeira, é de plástico
    `,
  careAsk: `
    lavar, lavo, lava se, lavam se, lavável, laváveis, lavagem, ir à máquina, ir na máquina, máquina de lavar, máquina da loiça, máquina da louça,
    limpar, limpa se, como limpo, passar a ferro, máquina de secar, secadora, secar na, cuidar, cuidados, manutenção, limpeza a seco, encolhe, desbota
    `,
  durationAsk: `
    quanto dura, quanto duram, quanto tempo dura, quanto tempo, quanto aguenta, quanto demora, dura a bateria, dura a pilha, duração, autonomia,
    quantas horas, quantos dias, quantos minutos, validade, prazo de validade, vida útil
    `,
  capacityAsk: `
    quanto cabe, quanto leva, quantos litros, que capacidade, qual a capacidade, capacidade, volume, quantas pessoas, para quantas pessoas, para quantos,
    quantos ~ cabem, quantas ~ cabem, quantos gigas, quantos gb, quanto espaço, quanto peso aguenta
    `,
  originAsk: `
    onde é fabricado, onde é fabricada, onde é feito, onde é feita, onde são feitos, onde são feitas, onde são fabricados, onde fazem, onde é produzid*,
    de onde vem, de onde vêm, donde vem, de onde é, feito em, fabricado em, produzido em, made in, que país, de que país, país de origem, origem,
    proveniência, é português, é nacional
    `,
  ageAsk: `
    que idade, que idades, para que idade, a partir de que idade, qual a idade, idade recomendada, idade mínima, quantos anos, criança de ~ anos,
    crianças de ~ anos, menino de ~ anos, menina de ~ anos, filho de ~ anos, filha de ~ anos, neto de ~ anos, neta de ~ anos, sobrinho de ~ anos,
    sobrinha de ~ anos, bebé de ~ meses, bebê de ~ meses, anos de idade, meses de idade, para um ~ de ~ anos, para uma ~ de ~ anos, aninhos
    `,
  powerAsk: `
    quantos watts, quantos w, potência, que potência, qual a potência, é potente, é forte, voltagem, que voltagem, quantos volts, consumo, quanto consome,
    quanto gasta, gasta muito, quantos lúmenes, quanto ilumina
    `,
  warrantyAsk:
    'garantia, garantias, se avariar, se estragar, se partir, se quebrar, arranjam, reparação, reparações, reparam, conserto, consertam, assistência técnica, peças de substituição',
  fitAsk: `
    que tamanho ~ devo, que tamanho ~ escolho, que número ~ devo, como veste, como assenta, veste pequeno, veste grande, veste bem, fica grande, fica pequeno,
    fica apertado, fica largo, fica me, serve me, entre o ~ e o, entre dois tamanhos, guia de tamanhos, tabela de tamanhos, calça pequeno, calça grande
    `,
  contentsAsk: `
    o que inclui, inclui, incluem, incluíd*, incluso, inclusa, o que vem, o que vem na, vem com, vêm com, o que traz, traz, na caixa, dentro da caixa,
    na embalagem, vendido à parte, comprar à parte, com pilhas, pilhas incluídas, o que recebo
    `,
  useAsk: `
    posso usar, pode usar se, pode ser usad*, dá para, serve para, servem para, para que serve, para que servem, é bom para, é boa para, são bons para,
    bom para, boa para, adequad*, indicad* para, apropriad*, ideal para, compatível, compatíveis, funciona com, funcionam com, resistente a, aguenta a chuva,
    aguenta água, é seguro para
    `,
  forMan:
    'meu pai, meu marido, meu esposo, meu namorado, meu irmão, meu avô, meu tio, meu sogro, para um homem, sou homem, sou um homem, para ele',
  forWoman:
    'minha mãe, minha mulher, minha esposa, minha namorada, minha irmã, minha avó, minha tia, minha sogra, para uma mulher, sou mulher, sou uma mulher, para ela',
  forChild:
    'meu filho, minha filha, meus filhos, meu sobrinho, minha sobrinha, meu neto, minha neta, meus netos, meu afilhado, minha afilhada, uma criança, um menino, uma menina, meu bebé, meu bebê, um miúdo, uma miúda',
};

const WORDS: LanguageWords = {
  informal:
    'q=que vc=você vcs=vocês tb=também tbm=também pq=porque pra=para pf=por~favor pff=por~favor msm=mesmo blz=beleza obg=obrigado qto=quanto aki=aqui',
  typical: `
    o os uma um umas uns dos das no na nos nas ao aos à não são está tem têm você vocês para com sem por que qual quais quanto custa custam procuro
    quero preciso olá oi obrigado obrigada isto isso esse essa muito mais também onde quando meu minha seu sua pelo pela eu
    `,
  by: 'de da do marca',
  definite: 'o a os as do da dos das ao este esta esse essa esses essas',
  one: 'um uma',
  stop: `
    sitio algures uns umas num numa pra pro quem quanto quanta quantos quantas como onde quando mas nem sim sao ser
    estar estao isto isso aquilo esse essa esses essas estes estas aquele aquela tens tenho temos ter ha tu eles elas te
    lhe lhes meus minhas teu tua suas vosso vossa nosso nossa menos muita muitos muitas pouco tambem so ja ainda algum
    alguma alguns algumas outro outra outros outras tudo todo toda todos todas custa custam custar preco precos barato
    barata baratos baratas caro cara caros caras maximo minimo orcamento euro euros eur procura procurar queria gostava
    precisava posso poder podia recomendam mostra ver dar compro vender oi dia tarde noite bonito bonita produto
    produtos artigo artigos loja disponivel disponiveis stock estoque prenda presente presentes oferta ideia ideias pai
    mae amigo amiga marido esposa irmao irma filho filha alguem pessoa pessoas tipo aqui agora hoje carrinho cesto
    adiciona adicionar poe mete detalhes informacao informacoes diferenca comparar dizer diz diga tamanho tamanhos cor
    cores alternativa alternativas fica ficam fazer faz marca marcas novo nova novidades coisa coisas avo tio tia colega
    chefe entao pois la ca ali ai bem mal vou vai vao ir era foi fosse seja usar uso levar levo gosta gosto adora vez
    vezes porque porem q pq vc vcs tb tbm pf pfv sff ate apos antes depois sobre entre desde cada mesmo mesma acho sei
    sabe saber ficar vir vem
    `,
};

export const language: Language = {
  code: 'pt',
  name: 'portuguese',
  accents: 'áâãàçéêíóôõúü',
  stemmer,
  marks: /[ãõ]/i,
  words: WORDS,
  cues: CUES,
  phrases: {
    closest: 'Não temos exatamente isso, mas isto é o mais parecido:',
    choose: (title, option, values) => `Que versão de ${title} prefere? ${option}: ${values}.`,
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
    speaks: (names) => `Falo ${names}. O que procura?`,
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
    unsure: 'Não encontrei uma resposta clara.',
    askShop: (contact) => `A loja pode dar-lhe mais informações${contact ? `: ${contact}` : '.'}`,
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
    was: (price) => `Está em promoção; antes custava ${price}.`,
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
