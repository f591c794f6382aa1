import { stemmer } from '@orama/stemmers/english';
import { CUES } from '../../text/lexicon/cues/en.ts';
import type { Availability } from '../../domain/records.ts';
import { type Language, decapitalize } from './language.ts';

const STOCK: Record<Availability, string> = {
  in_stock: 'in stock',
  out_of_stock: 'out of stock',
  unknown: 'availability not listed',
};

export const language: Language = {
  code: 'en',
  name: 'english',
  stemmer,
  vocabulary: {
    typical:
      'the a is are you your do does have what which how much can i for with and of to in my me want need looking any under show hello hi thanks please it one ones compare without cheaper about when where',
    stop: `a an the i im i'm me my mine we us our you your it its is are am be was were been do does did have has had having
      can could would will shall should may might must want wants need needs like likes love looking look searching search for find
      show give tell see get buy sell sells got any some something anything everything thing things what which who whom whose
      how much many more most very really too also keep keeps lover lovers fan fans just only please hi hello hey there here this that these those them they he
      she her his and or but if so as at by from in into of on off to with about than then up out over under below above
      between around within less least maximum minimum budget price prices priced cost costs costing cheap cheaper cheapest expensive dearest
      affordable good best better great nice recommend recommendation suggest suggestion suggestions advice available
      availability stock option options product products item items article articles store shop sale gift gifts present idea ideas dad mum mom
      father mother friend wife husband brother sister son daughter boyfriend girlfriend him someone people person kind type
      s t m re ve ll d don doesn isn aren one ones other others another instead else all every each euro euros dollar dollars
      pound pounds eur usd gbp add put cart basket bag_please details detail information info know tell explain difference compare
      comparison versus vs when where why let think going go use using long does made make material materials come comes take
      today now currently still ok okay yes no not thanks thank size sizes colour colours color colors maybe perhaps sure certain
      help stuff wish wishes wich whats wheres hows whos kinds types sort sorts meant mean carry lots pls plz u ur wanna gonna anyone brand brands newest new latest number suitable whole order purchase grandma grandpa grandmother grandfather aunt uncle colleague boss teacher neighbour neighbor infos specs specifications description
      morning afternoon evening wonder wondering choose decide possible possibly happen excuse trouble grateful appreciate asap quick quickly urgent
      urgently lol lmao bruh bro dude yo sup idk tbh tho gimme lemme gotta dope comfy stylish until yet already ever actually basically dear sir
      madam understand searching pair pairs bf gf hubby always sold wear wearing um uh hmm hav hw goes bought ago loves loved enjoys enjoy sort ask asking trying try ya whether`,
    hello: 'hi hello hey good_morning good_afternoon good_evening greetings howdy hiya hi_there hello_there hey_there',
    thanks:
      "thanks thank_you thx cheers many_thanks thanks_a_lot thank_you_very_much great_thanks perfect_thanks ok_cool cool great perfect awesome alright never_mind nevermind no_thanks no_thank_you ok_thanks that's_all",
    bye: 'bye goodbye see_you see_you_later good_night bye_bye',
    aboutPattern:
      'who are you|what are you|are you (?:a |an )?(?:bot|robot|human|real|ai|person)|what can you do|how can you help|can you help(?: me)?$|your name|how are you|(?:do|can) you speak|which languages|^(?:please )?help(?: me)?$',
    offTopicPattern:
      "ignore (?:all |any |your |my |the )*(?:previous |prior |above |earlier )*(?:instruction|rule|prompt)|(?:system|initial|hidden|secret) (?:prompt|instruction|message)|your (?:instructions|prompt|rules|source code)|\\b(?:pretend|act|behave|roleplay) (?:to be|as|like|that|you)|you are now|developer mode|\\b(?:fuck\\w*|shit|bitch|asshole|idiot|moron)\\b|hate you|you suck|shut up|you(?:'re| are| r) (?:\\p{L}+ )?(?:stupid|dumb|useless|crap)",
    foreign:
      'weather forecast joke jokes poem poems story song lyrics president election elections politics war religion god homework essay code python javascript football news bitcoin crypto horoscope lawyer legal sue doctor symptoms diagnosis tax taxes translate capital',
    wonderPattern:
      "who|why|when|where|how|what(?:'s| is| are| was| were| does| do| did| will)|tell|write|sing|translate|compose|calculate|solve|explain|repeat|forget",
    ours: 'i my we our us you your shop store',
    havePattern:
      'do (?:you|u|ya) (?:\\p{L}+ ){0,3}(?:have|sell|carry|stock|offer|know)|have you(?: got)?|(?:is|are) there|got any|what about|looking for|how much|in stock|available',
    brandsPattern: '(?:which|what|your) brands?|brands? (?:do|are|have)|list of brands|brands you',
    kindsPattern:
      "what (?:all )?do you (?:sell|have|offer|carry)(?: here)?\\W*$|what (?:kind|kinds|type|types|sort|sorts) of (?:products|things|stuff|items)|what(?:'s| is) in (?:your|the) (?:shop|store|catalogue|catalog)|(?:which|what|your) categories|what can i (?:buy|get)",
    countPattern:
      'how many (?:different )?(?:[\\p{L}-]+ ){1,3}(?:do you|have you|are there|you (?:have|sell))|number of \\p{L}+',
    newPattern:
      "what(?:'s| is) new|new arrivals|(?:your )?newest|latest (?:products|arrivals)|new products|anything new",
    morePattern:
      '(?:(?:can you |please )?(?:show|give)? ?(?:me |us )?)?(?:some |any |a few )?(?:more|others?|other ones|something else|anything else|more options|other options|more please|next|others please)(?: ones)?|(?:do you have|have you got|is there|are there|what) (?:any |some )?(?:more|others?|other ones|else|anything else|something else)(?: do you have| is there)?|more of (?:them|these|those)|what else',
    amongPattern:
      '^\\W*(?:the|ok the) (?:cheaper|dearer|more expensive)|which (?:one|ones|is|are|has|have|of (?:them|these|those|the two))|(?:are|do|can|is any of|are any of|does any of|any of) (?:they|them|these|those|both)|either of|both of them',
    best: 'best recommend better recommended favourite favorite',
    gift: 'gift gifts present presents',
    occasions:
      "birthday bday b-day birthdays christmas xmas anniversary wedding easter valentine valentines valentine's graduation retirement housewarming couple man woman secret_santa girl boy bf gf kid kids child children fiancee fiance partner hubby parents nephew niece cousin old year years turning turns coming_up soon",
    detail: 'more details detail information info specs specifications describe everything',
    opposites:
      'summer/winter men,mens,man,male/women,womens,woman,ladies,female/kids,children,childrens,toddler,baby adult,adults/kids,children,baby,junior left/right indoor/outdoor wired/wireless cat,cats/dog,dogs day/night hardcover/paperback red/blue/green/black/white/yellow/pink/grey,gray/brown/orange/purple',
    aspects: {
      weight: {
        asks: 'heavy heavier heaviest weigh weighs weight light lighter lightest lightweight',
        tells: 'gram kilo ounce pound weigh lightweight heavy',
      },
      size: {
        asks: 'big bigger biggest large larger small smaller smallest long longer wide tall high deep thick dimensions measurements length width height diameter size capacity volume hold holds litres liters ml cl cm',
        tells: 'hold fits centimet millimet metre litre liter inch wide tall capacity',
      },
      warmth: { asks: 'warm warmer warmest cold hot temperature degrees', tells: 'degree warm freez frost cold' },
      power: {
        asks: 'bright brighter brightest powerful strong lumens watt watts power',
        tells: 'lumen watt volt kelvin bright',
      },
      time: {
        asks: 'how_long does_it_last lasts battery runtime burn duration',
        tells: 'hour minute day week month year',
      },
      material: {
        asks: 'made_of made_from material materials fabric ingredients made_out_of contains',
        tells:
          'cotton wool leather steel nylon polyester wood plastic rubber titanium alumin down silk linen glass ceramic ingredient nubuck suede iron merino polyamide felt oak bamboo canvas',
      },
      care: {
        asks: 'dishwasher wash washed washing clean cleaned care washable',
        tells: 'care wash clean rinse wipe dishwasher machine iron',
      },
    },
    and: 'and to',
    cheapest: 'best_value cheapest least_expensive lowest_price most_affordable lowest_priced',
    dearest: 'most_expensive dearest highest_price priciest most_exclusive',
    cheaper: 'cheaper less_expensive more_affordable lower_price',
    dearer: 'more_expensive pricier dearer',
    without:
      "without besides except excluding but_no but_not other_than apart_from free_of doesn't_have doesnt_have does_not_have that_don't_have that_do_not_have doesn't_need doesnt_need does_not_need don't_need dont_need do_not_need not_need not_needing doesn't_use does_not_use doesn't_require does_not_require doesn't_contain does_not_contain",
    not: "not no non isnt isn't arent aren't don't dont doesn't",
    made: 'made from of by with a an the in any need needing',
    compare: 'compare comparison difference differences different_between better versus vs',
    versus: 'versus vs vs. or and with to than',
    or: 'or',
    cartPattern:
      "\\b(?:add|put|place|throw)\\b.*\\b(?:cart|basket|bag)\\b|\\b(?:in|into|to) (?:my|the) (?:cart|basket|shopping bag)\\b|^\\W*(?:\\d+|one|two|three|four) of (?:them|these|those)\\b|(?<!(?:should|can|could|do|may|shall|would|when|if) )\\bi(?:'ll| will| would like to|'d like to| want to)? (?:take|buy|order|purchase)\\b|^(?:buy|order|purchase)\\b",
    pricePattern:
      "how much (?:is|are|does|do|for)|what (?:is|are|does|do|'s) .*(?:price|cost)|price of|cost of|what's the price|\\bcost\\?|how much\\W*$|^\\W*price\\W*$",
    stockPattern: 'in stock|available|availability|sold out|out of stock|back in',
    durationPattern: 'how (?:long|fast|quickly|soon|many days)|when (?:will|does|do)',
    times: 'year years day days week weeks month months hour hours',
    similar: 'similar alternatives alternative like_this like_that like_it comparable something_like anything_like',
    follow:
      'and what_about how_about or also but ok_and do_you_have_it_in do_you_have_that_in do_you_have_them_in in only just something anything',
    refine: 'in with for from by made of that without',
    ordinals: 'first second third fourth fifth sixth',
    last: 'last',
    here: 'this',
    it: 'it this that them these those they one ones',
    numbers: 'one two three four five six seven eight nine ten',
    size: 'size sizes',
    question: 'how what when where why who can could may do does is are will which',
    topics: {
      shipping:
        'shipping ship ships shipped delivery deliver delivered delivers send sends mail_to postage dispatch courier parcel customs',
      returns:
        'return returns returned returning refund refunds send_back money_back wrong_size wrong_item wrong_product exchange exchanges exchanged withdrawal',
      payment: 'payment payments pay paypal klarna invoice instalments credit_card visa mastercard apple_pay',
      warranty:
        'warranty guarantee guaranteed warranties repair repairs repaired broke broken defective faulty damaged',
      sizes: 'size_guide size_chart sizing which_size what_size size_table sizes_run size_should',
      contact:
        'complaint complaints complain disappointed your_service your_website contact phone_number email e-mail telephone address opening_hours open_on customer_service support human talk_to_someone speak_to visit come_into come_by sunday sundays saturday saturdays store_in shop_in your_store your_shop physical_store physical_shop are_you_open where_are_you located location',
      discount:
        'discount discounts coupon voucher promo promotion promo_code discount_code on_sale special_offer special_offers black_friday cyber_monday price_match price_matching match_prices match_the_price',
      order:
        'my_order order_status order_number track_my tracking cancel_my cancel_order cancel_an_order my_parcel my_package change_my_order',
    },
    handoverPatterns: {
      request:
        '(?:talk|speak|chat|connected|connect me|put me through|transfer me) (?:to|with) (?:a |an |the |your |some )?(?:\\p{L}+ )?(?:human|humans|person|people|someone|somebody|agent|representative|colleague|employee|staff|team|advisor|adviser|operator|manager|support|service)|(?:want|need|get|reach|have|prefer) (?:a |an )(?:real |actual |live )?(?:human|person|agent)|(?:contact|reach|call) (?:your |the )?(?:customer |shop )?(?:service|support|team|staff)|call me back',
      complaint:
        'complain|complaints?|complaining|disappointed|disappointing|unacceptable|dissatisfied|(?:unhappy|not happy) with (?:you|your|the service|my order)|(?:terrible|awful|bad|poor|horrible|worst) (?:customer )?(?:service|experience)|outrageous',
      order:
        "(?:received|got|sent(?: me)?|delivered) (?:the |a |an )?(?:wrong|incorrect)|(?:wrong|missing) (?:item|product|article|parcel)|where(?:'s| is) my (?:order|parcel|package|delivery)|(?:hasn't|hasnt|has not|haven't|havent|have not|never|still not) (?:\\p{L}+ )?(?:arrived|received|been delivered)",
    },
  },
  cues: CUES,
  phrases: {
    closest: 'We don’t have exactly that, but these come closest:',
    choose: (title, option, values) => `Which ${decapitalize(option)} would you like for ${title}: ${values}?`,
    thatIs: (title) => `That’s ${title}.`,
    listed: (row) => `The details say: “${row}”.`,
    stock: STOCK,
    quote: (text) => `“${text}”`,
    hello: (shop) => `Hello! I’m the shopping assistant at ${shop}. What are you looking for?`,
    thanks: 'You’re welcome! Can I help you find anything else?',
    bye: 'Goodbye, and thanks for stopping by!',
    about: (shop) =>
      `I’m the shopping assistant at ${shop}. I can find and compare products, check prices and stock, and answer questions about the shop.`,
    ask: 'What are you looking for?',
    offTopic: (shop) =>
      `Sorry, I can’t help with that, but I’m happy to help you find something at ${shop}. What are you looking for?`,
    speaks: 'I speak English, German, French, Spanish, Italian and Dutch. What are you looking for?',
    gift: 'Happy to help! What are they into, and what’s your budget?',
    brands: (names) => `Our brands include ${names}.`,
    kinds: (names) => `We carry, among other things: ${names}. What are you looking for?`,
    count: (count, limits, isLeast) => `I found ${isLeast ? 'at least ' : ''}${count} products${limits}, including:`,
    news: 'Sorry, I can’t tell which products are new.',
    noMore: 'That’s everything I found.',
    perhaps: 'You might like:',
    under: (amount) => `under ${amount}`,
    over: (amount) => `from ${amount}`,
    around: (amount) => `around ${amount}`,
    between: (low, high) => `between ${low} and ${high}`,
    without: (words) => `without ${words}`,
    found: (count, limits) => (count === 1 ? `Here’s one option${limits}:` : `Here are ${count} options${limits}:`),
    item: (title, price, stock) => `${title}: ${price ?? 'price not listed'}, ${STOCK[stock]}`,
    sentence: (title, price, stock) =>
      price === null
        ? `There’s no price listed for ${title} (${STOCK[stock]}).`
        : `${title} costs ${price} (${STOCK[stock]}).`,
    lacking: (words) => `I couldn’t find anything that mentions ${words}, but this comes closest:`,
    mentioned: (words) => `I couldn’t find a product called ${words}, but it’s mentioned here:`,
    nothing: (words, limits, shop) => `Sorry, I couldn’t find ${words || 'anything'}${limits} at ${shop}.`,
    advice: 'Try different words, or ask me about something else.',
    nearest: 'Closest in price:',
    corrected: (typed, correction) => `I couldn’t find “${typed}”, so I looked for “${correction}”.`,
    noCheaper: (title, price) => `I couldn’t find anything cheaper than ${title} at ${price}.`,
    noDearer: (title, price) => `I couldn’t find anything more expensive than ${title} at ${price}.`,
    soldOut: (title) => `Sorry, ${title} is out of stock.`,
    allSoldOut: 'Sorry, what I found is out of stock right now:',
    gone: (fixed, varied, isSoldOut, instead) =>
      `${fixed && `In ${fixed}, `}${fixed ? decapitalize(varied) : varied} is ${isSoldOut ? 'sold out' : 'not offered'}${instead && `; it is available in ${instead}`}.`,
    similar: (title) => `Similar to ${title}:`,
    noSimilar: (title) => `I couldn’t find anything similar to ${title}.`,
    says: (quote) => `The description says: “${quote}”`,
    silent: (words) => `The description doesn’t mention ${words}.`,
    unsaid: (words) => `There’s no mention of ${words} here; the product page may say more.`,
    sizes: 'You can see which sizes are left on the product page.',
    quoted: (source, quote) => `From “${source}”: “${quote}”`,
    handOver: {
      request: (contact) => `Of course. Please contact the shop directly${contact ? `: ${contact}` : '.'}`,
      complaint: (contact) =>
        `I’m sorry to hear that. Please contact the shop’s team about it${contact ? `: ${contact}` : '.'}`,
      order: (contact) =>
        `Sorry, I can’t look up or change orders. Please contact the shop about that${contact ? `: ${contact}` : '.'}`,
      unanswered: (contact) =>
        `Sorry, I don’t know that, and I’d rather not guess. Please ask the shop${contact ? `: ${contact}` : '.'}`,
    },
    discount: 'I don’t know of any current discounts or codes.',
    cart: (items) => `To add ${items} to your cart, please confirm below.`,
    each: (price) => `${price} each`,
    which: 'Which one do you mean?',
    cheaper: (title, difference, other) => `${title} costs ${difference} less than ${other}.`,
    samePrice: (title, other) => `${title} and ${other} cost the same.`,
    compared: 'Here’s how they compare:',
    cheapest: (title, price) => `The cheapest is ${title} at ${price}.`,
    dearest: (title, price) => `The most expensive is ${title} at ${price}.`,
    trouble: 'Sorry, I can’t look that up right now. Please try again in a moment.',
    moment: 'One moment, please.',
    interrupted: 'Sorry, I was cut off. Here’s what the catalogue says:',
    suggest: {
      compare: (one, other) => `Compare ${one} and ${other}`,
      cheapest: 'Which one is the cheapest?',
      similar: (title) => `Do you have anything similar to ${title}?`,
      about: (title) => `Tell me more about ${title}`,
      category: (name) => `What do you have in ${name}?`,
      knowledge: (title) => `What should I know about “${title}”?`,
    },
  },
};
