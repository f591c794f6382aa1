/** Languages that PostgreSQL's snowball dictionaries can stem, with their ISO 639-1 codes; words of any other are indexed as written. */
export const LANGUAGE_CODES = {
  danish: 'da',
  dutch: 'nl',
  english: 'en',
  finnish: 'fi',
  french: 'fr',
  german: 'de',
  hungarian: 'hu',
  italian: 'it',
  norwegian: 'no',
  portuguese: 'pt',
  romanian: 'ro',
  russian: 'ru',
  spanish: 'es',
  swedish: 'sv',
  turkish: 'tr',
} as const;
export type Language = keyof typeof LANGUAGE_CODES;
export const LANGUAGES = Object.keys(LANGUAGE_CODES) as Language[];

interface Grammar {
  /** Stop words: they say nothing about a product. */
  empty: string;
  /** Words that phrase a request. */
  wish: string;
  /** Request words only at the start of a question: in `trash can`, `can` is a noun. */
  ask?: string;
  /** Words that end the name of a thing and introduce what it goes with. */
  apart: string;
  /** Negations before the unwanted thing. */
  without: string;
  /** Negations after the unwanted thing. */
  free?: string;
  /** Conjunctions that link a second unwanted thing. */
  or: string;
  /** Forms of one word that no stemmer unites: singular/plural. */
  irregular?: string;
  /** True if the language writes compounds without a space. */
  compounds?: true;
}

/** All words are folded (`text/words.ts`), without accents. */
const GRAMMARS: Record<Language, Grammar> = {
  danish: {
    empty:
      'og i en et den det de der er til af pa paa med for som har fra ikke du din dit dine sig kan vil ved eller om',
    wish: 'jeg soger leder efter onsker gerne noget nogle hej tak anbefale anbefal har kan mig min mit mine hvilken hvilke hvad bedste god gode godt kobe finde hjaelpe vise vis saelger',
    apart: 'til for med',
    without: 'uden ikke ingen',
    free: 'fri',
    or: 'eller og',
    compounds: true,
  },
  dutch: {
    empty:
      'de het een en van in op te voor met is zijn dat die aan er om ook als bij of uit door je jouw deze dit naar niet',
    wish: 'ik zoek wil graag nodig heb iets hallo hoi bedankt dank aanraden aanbevelen hebben hebt heeft kunt kun kan jullie me mij mijn welke wat beste goed goede kopen vinden helpen laat zien alsjeblieft alstublieft verkopen',
    apart: 'voor met',
    without: 'zonder geen niet',
    free: 'vrij vrije',
    or: 'of en',
    compounds: true,
  },
  english: {
    empty:
      'a an the and or of for to in at by from with is are was be am as im i me my we us our you your it its this that these those do does have has',
    wish: 'need want looking look searching search find show buy get give please something some any which would like recommend suggest help there what who whose hi hello hey thanks thank pls could should how where when why if but than then also very really good great nice best better quality sell sells selling purchase thing things stuff anything',
    ask: 'can will any',
    irregular:
      'man/men woman/women child/children foot/feet tooth/teeth mouse/mice goose/geese knife/knives shelf/shelves scarf/scarves leaf/leaves wolf/wolves loaf/loaves half/halves wife/wives calf/calves hoof/hooves dwarf/dwarves',
    apart: 'for with compatible fits from',
    without: 'without no not non excluding except minus',
    free: 'free',
    or: 'or and nor',
  },
  finnish: {
    empty:
      'ja on ei se han joka jossa jonka kun niin tai myos seka ovat oli tama taman sen voi voit sinun mukana kanssa',
    wish: 'etsin haluan tarvitsen haluaisin jotain hei moi kiitos suositella suosittele onko teilla voitko minulle mika mitka mita paras parhaat hyva hyvaa ostaa loytaa auttaa nayta myytteko',
    apart: 'kanssa varten',
    without: 'ilman ei',
    free: 'vapaa',
    or: 'tai ja',
    compounds: true,
  },
  french: {
    empty:
      'le la les un une des du de et en au aux a pour avec dans sur par ce cet cette ces qui que est sont il elle vous votre vos nos ne pas plus ou son sa ses d l',
    wish: 'je cherche veux voudrais besoin recherche quelque chose bonjour salut merci recommander recommandez conseiller conseillez conseil avez pouvez peux pourriez me m moi nous quel quelle quels quelles meilleur meilleure bon bonne bons bonnes montrez acheter trouver aider svp plait mon ma mes vendez',
    apart: 'pour avec compatible',
    without: 'sans pas non',
    or: 'ou et ni',
  },
  german: {
    empty:
      'der die das den dem des und oder ein eine einen einer eines einem fur mit von zu zum zur im in auf aus bei ist sind sie ihr ihre nicht auch durch als wird sich es an',
    wish: 'ich suche brauche mochte hatte gerne gern bitte etwas hallo hi moin danke empfehlen empfehlung empfiehlst habt haben hast habe gibt konnen konnt konnte kannst du mir wir uns welche welcher welches welchen was wie gut gute guter gutes guten beste bester bestes besten zeig zeige zeigen will kaufen helfen finden mal mein meine meinen meiner meinem verkauft wollen',
    apart: 'fur mit passend',
    without: 'ohne kein keine keinen nicht',
    free: 'frei freie freies freier',
    or: 'oder und',
    compounds: true,
  },
  hungarian: {
    empty:
      'a az es egy hogy nem is van ez azt meg vagy mint csak de el be ki le fel amely ezt valo minden kell lehet nagyon',
    wish: 'keresek szeretnek kellene valami szia hello koszonom ajanlani ajanlana tudna tudsz nekem milyen melyik legjobb jo venni talalni segiteni mutass kerem',
    apart: 'hoz',
    without: 'nem',
    free: 'nelkul nelkuli mentes',
    or: 'vagy es',
    compounds: true,
  },
  italian: {
    empty:
      'il lo la i gli le un uno una di da in con su per tra e ed o che non del della dei delle degli al alla ai alle dal nel nella sono questo questa piu come si',
    wish: 'cerco vorrei voglio bisogno qualcosa ciao buongiorno salve grazie consigliare consigli consiglia avete puoi potete mi mio mia miei quale quali migliore migliori buon buono buona buoni comprare acquistare trovare aiutare favore mostra mostrami qualche vendete',
    apart: 'per con compatibile',
    without: 'senza non no',
    or: 'o e ne',
  },
  norwegian: {
    empty:
      'og i en et ei den det de er til av pa med for som har fra ikke du din ditt dine seg kan vil ved eller om deg ogsa',
    wish: 'jeg soker leter etter onsker gjerne noe hei takk anbefale har dere kan meg min mitt mine hvilken hvilke hva beste god gode godt bra kjope finne hjelpe vise vis selger',
    apart: 'til for med',
    without: 'uten ikke ingen',
    free: 'fri',
    or: 'eller og',
    compounds: true,
  },
  portuguese: {
    empty:
      'o a os as um uma de do da dos das em no na nos nas e ou para com por que nao ao aos se mais sua seu seus voce ele ela este esta muito pelo pela',
    wish: 'eu quero procuro preciso gostaria algo ola obrigado obrigada recomendar recomenda tem voces pode podem me meu minha qual quais melhor melhores bom boa bons boas comprar encontrar ajudar favor mostrar mostre vendem',
    apart: 'para com compativel',
    without: 'sem nao',
    or: 'ou e nem',
  },
  romanian: {
    empty:
      'si de la cu in pe pentru un o din este sunt care ce nu mai sau prin se al ale ai fi dumneavoastra acest aceasta sa va',
    wish: 'caut vreau doresc ceva nevoie buna salut multumesc recomanda recomandati aveti puteti imi mie meu mea cel bun buni cumpar gasi ajuta arata rog vindeti',
    apart: 'pentru cu',
    without: 'fara nu',
    or: 'sau si',
  },
  russian: {
    empty:
      'и в во не на с со что по к для от из за у о а но как это он она они все его ее или при до так же вы ваш вас мы нас',
    wish: 'я ищу хочу нужен нужна нужно нужны здравствуите привет спасибо посоветуите порекомендуите есть можете мне мои какои какая какие лучшии лучшая хорошии хорошая купить наити помочь покажите пожалуиста',
    apart: 'для с со',
    without: 'без не',
    or: 'или и',
  },
  spanish: {
    empty:
      'el la los las un una unos unas de del y o en con para por que es son su sus al se no lo mas como este esta estos tu muy e',
    wish: 'yo busco quiero quisiera necesito algo hola gracias recomendar recomienda recomiendas recomendarme tienen tienes tiene hay puedes pueden puede me mi mis cual cuales mejor mejores buen bueno buena buenos buenas mostrar muestrame comprar encontrar ayudar favor alguna algun algunos venden',
    apart: 'para con compatible',
    without: 'sin no',
    or: 'o y ni',
  },
  swedish: {
    empty:
      'och i en ett den det de ar till av pa med for som har fran inte du din ditt dina sig kan vid eller om att och ocksa vi oss',
    wish: 'jag soker letar efter vill behover garna nagot hej tack rekommendera har ni kan mig min mitt mina vilken vilka vad bast basta bra kopa hitta hjalpa visa nagon nagra saljer',
    apart: 'till for med',
    without: 'utan inte inga ingen',
    free: 'fri fritt fria',
    or: 'eller och',
    compounds: true,
  },
  turkish: {
    empty: 've bir bu da de icin ile olan olarak cok daha en gibi ne o mi ya her kadar sonra hem ise veya ama',
    wish: 'ariyorum istiyorum lazim sey merhaba tesekkurler onerir misiniz onerin var bana benim hangi iyi almak bulmak yardim goster lutfen satiyor musunuz',
    apart: 'icin',
    without: '',
    free: 'olmayan icermeyen haric',
    or: 'veya ve',
  },
};

export interface Words {
  /** Includes the request words. */
  empty: ReadonlySet<string>;
  ask: ReadonlySet<string>;
  apart: ReadonlySet<string>;
  without: ReadonlySet<string>;
  free: ReadonlySet<string>;
  or: ReadonlySet<string>;
  compounds: boolean;
  /** The other form of a word, where no stemmer relates the two. */
  irregular: ReadonlyMap<string, string>;
}

const read = new Map<string, Words>();

/**
 * Returns the words of a language, or of English if the language is not supported. Prepositions and negations are also
 * read in English, which shops everywhere mix in; English stop words are not, because they carry meaning in other
 * languages (`or` is gold in French).
 */
export function wordsIn(language: string): Words {
  const known = read.get(language);
  if (known) return known;
  const own = isLanguage(language) ? GRAMMARS[language] : GRAMMARS.english;
  const set = (...lists: (string | undefined)[]) =>
    new Set(lists.flatMap((list) => (list ?? '').split(' ')).filter((word) => word !== ''));
  const { english } = GRAMMARS;
  const made: Words = {
    empty: set(own.empty, own.wish),
    ask: set(own.ask),
    apart: set(own.apart, english.apart),
    without: set(own.without, english.without),
    free: set(own.free, english.free),
    or: set(own.or, english.or),
    compounds: own.compounds ?? false,
    irregular: new Map(
      (own.irregular ?? '').split(' ').flatMap((pair) => {
        const [one = '', many = ''] = pair.split('/');
        return [
          [one, many],
          [many, one],
        ] as const;
      }),
    ),
  };
  read.set(language, made);
  return made;
}

export function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGE_CODES, name);
}
