/** Words in their folded spelling (`fold` in `words.ts`), separated by spaces, keyed by ISO 639-1 code. */
export type WordTable = Readonly<Record<string, string>>;

/** Stop words: grammar only, they say nothing about a product. */
export const STOP_WORDS: WordTable = {
  da: 'og i en et den det de der er til af pa paa med for som har fra ikke du din dit dine sig kan vil ved eller om',
  nl: 'de het een en van in op te voor met is zijn dat die aan er om ook als bij of uit door je jouw deze dit naar niet',
  en: 'a an the and or of for to in at by from with is are was be am as im i me my we us our you your it its this that these those do does have has',
  fi: 'ja on ei se han joka jossa jonka kun niin tai myos seka ovat oli tama taman sen voi voit sinun mukana kanssa',
  fr: 'le la les un une des du de et en au aux a pour avec dans sur par ce cet cette ces qui que est sont il elle vous votre vos nos ne pas plus ou son sa ses d l',
  de: 'der die das den dem des und oder ein eine einen einer eines einem fur mit von zu zum zur im in auf aus bei ist sind sie ihr ihre nicht auch durch als wird sich es an',
  hu: 'a az es egy hogy nem is van ez azt meg vagy mint csak de el be ki le fel amely ezt valo minden kell lehet nagyon',
  it: 'il lo la i gli le un uno una di da in con su per tra e ed o che non del della dei delle degli al alla ai alle dal nel nella sono questo questa piu come si',
  no: 'og i en et ei den det de er til av pa med for som har fra ikke du din ditt dine seg kan vil ved eller om deg ogsa',
  pt: 'o a os as um uma de do da dos das em no na nos nas e ou para com por que nao ao aos se mais sua seu seus voce ele ela este esta muito pelo pela',
  ro: 'si de la cu in pe pentru un o din este sunt care ce nu mai sau prin se al ale ai fi dumneavoastra acest aceasta sa va',
  ru: 'и в во не на с со что по к для от из за у о а но как это он она они все его ее или при до так же вы ваш вас мы нас',
  es: 'el la los las un una unos unas de del y o en con para por que es son su sus al se no lo mas como este esta estos tu muy e',
  sv: 'och i en ett den det de ar till av pa med for som har fran inte du din ditt dina sig kan vid eller om att och ocksa vi oss',
  tr: 've bir bu da de icin ile olan olarak cok daha en gibi ne o mi ya her kadar sonra hem ise veya ama',
};

/** Words that phrase a request to a shop: "I am looking for a good …, please". */
export const REQUEST_WORDS: WordTable = {
  da: 'jeg soger leder efter onsker gerne noget nogle hej tak anbefale anbefal har kan mig min mit mine hvilken hvilke hvad bedste god gode godt kobe finde hjaelpe vise vis saelger',
  nl: 'ik zoek wil graag nodig heb iets hallo hoi bedankt dank aanraden aanbevelen hebben hebt heeft kunt kun kan jullie me mij mijn welke wat beste goed goede kopen vinden helpen laat zien alsjeblieft alstublieft verkopen',
  en: 'need want looking look searching search find show buy get give please something some any which would like recommend suggest help there what who whose hi hello hey thanks thank pls could should how where when why if but than then also very really good great nice best better quality sell sells selling purchase thing things stuff anything',
  fi: 'etsin haluan tarvitsen haluaisin jotain hei moi kiitos suositella suosittele onko teilla voitko minulle mika mitka mita paras parhaat hyva hyvaa ostaa loytaa auttaa nayta myytteko',
  fr: 'je cherche veux voudrais besoin recherche quelque chose bonjour salut merci recommander recommandez conseiller conseillez conseil avez pouvez peux pourriez me m moi nous quel quelle quels quelles meilleur meilleure bon bonne bons bonnes montrez acheter trouver aider svp plait mon ma mes vendez',
  de: 'ich suche brauche mochte hatte gerne gern bitte etwas hallo hi moin danke empfehlen empfehlung empfiehlst habt haben hast habe gibt konnen konnt konnte kannst du mir wir uns welche welcher welches welchen was wie gut gute guter gutes guten beste bester bestes besten zeig zeige zeigen will kaufen helfen finden mal mein meine meinen meiner meinem verkauft wollen',
  hu: 'keresek szeretnek kellene valami szia hello koszonom ajanlani ajanlana tudna tudsz nekem milyen melyik legjobb jo venni talalni segiteni mutass kerem',
  it: 'cerco vorrei voglio bisogno qualcosa ciao buongiorno salve grazie consigliare consigli consiglia avete puoi potete mi mio mia miei quale quali migliore migliori buon buono buona buoni comprare acquistare trovare aiutare favore mostra mostrami qualche vendete',
  no: 'jeg soker leter etter onsker gjerne noe hei takk anbefale har dere kan meg min mitt mine hvilken hvilke hva beste god gode godt bra kjope finne hjelpe vise vis selger',
  pt: 'eu quero procuro preciso gostaria algo ola obrigado obrigada recomendar recomenda tem voces pode podem me meu minha qual quais melhor melhores bom boa bons boas comprar encontrar ajudar favor mostrar mostre vendem',
  ro: 'caut vreau doresc ceva nevoie buna salut multumesc recomanda recomandati aveti puteti imi mie meu mea cel bun buni cumpar gasi ajuta arata rog vindeti',
  ru: 'я ищу хочу нужен нужна нужно нужны здравствуите привет спасибо посоветуите порекомендуите есть можете мне мои какои какая какие лучшии лучшая хорошии хорошая купить наити помочь покажите пожалуиста',
  es: 'yo busco quiero quisiera necesito algo hola gracias recomendar recomienda recomiendas recomendarme tienen tienes tiene hay puedes pueden puede me mi mis cual cuales mejor mejores buen bueno buena buenos buenas mostrar muestrame comprar encontrar ayudar favor alguna algun algunos venden',
  sv: 'jag soker letar efter vill behover garna nagot hej tack rekommendera har ni kan mig min mitt mina vilken vilka vad bast basta bra kopa hitta hjalpa visa nagon nagra saljer',
  tr: 'ariyorum istiyorum lazim sey merhaba tesekkurler onerir misiniz onerin var bana benim hangi iyi almak bulmak yardim goster lutfen satiyor musunuz',
};

/** Request words only at the start of a question: in `trash can`, `can` is a noun. */
export const QUESTION_OPENERS: WordTable = {
  en: 'can will any',
};
