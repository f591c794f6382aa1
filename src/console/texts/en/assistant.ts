import { formatNumber } from '../format.ts';

export const assistant = {
  title: 'Assistant',
  notFound: { title: 'Assistant not found', lead: 'It may have been deleted.', back: 'Go to the assistants' },
  tabs: {
    catalogue: 'Catalogue',
    crawls: 'Crawls',
    knowledge: 'Knowledge',
    conversations: 'Conversations',
    questions: 'Open questions',
    playground: 'Playground',
    insight: 'Insight',
    settings: 'Settings',
  },
  week: {
    title: 'The last seven days',
    insight: 'Insight',
    conversations: 'Conversations',
    cartPieces: 'Products put into carts',
    openQuestions: 'Open questions',
    lastSeen: 'Last seen in your shop',
    notSeen: 'Not yet',
    next: {
      wait: 'Your shop is being read. You can try it as soon as the first products are there.',
      crawl: 'Next: let a crawl find your products.',
      goLive: 'Next: try it, then go live.',
      install: 'Next: add the tag to your shop.',
      answer: (questions: number) =>
        questions === 1
          ? 'Next: answer the question that it could not answer.'
          : `Next: answer the ${formatNumber(questions)} questions that it could not answer.`,
      nothing: 'It is advising your shoppers. You’re all set.',
    },
  },
  catalogue: {
    title: 'Catalogue',
    size: (products: number) => `${formatNumber(products)} ${products === 1 ? 'product' : 'products'}`,
    newest: 'Newest products',
    browse: 'Browse the catalogue',
    firstCrawl: 'Start a crawl',
    crawlAgain: 'Crawl again',
    crawlStarted: 'The crawl has started.',
  },
  product: {
    noPrice: 'No price',
    soldOut: (price: string) => `${price} · Sold out`,
  },
  preview: {
    title: 'Try it',
    lead: 'Ask what a shopper would ask. Nothing you say here is stored or counted.',
    noProducts: 'You can try it as soon as the first products are there.',
    frame: (name: string) => `Preview of ${name}`,
  },
  voice: {
    title: 'Name and voice',
    lead: 'Shoppers see the name above the conversation, and the greeting when it opens. The voice is how it advises them.',
    name: 'Assistant’s name',
    greeting: 'Greeting',
    greetingHint: 'Leave it empty to greet shoppers in their own language.',
    template: 'Voice',
    templateHint: 'A starting point: change it below.',
    ownWords: 'My own words',
    persona: 'How it should advise',
    personaHint: 'Language models follow it. The built-in model does not.',
    submit: 'Save',
    saved: 'Name and voice saved.',
    /** Starting points for the persona; the owner changes them as they like. */
    templates: {
      friendly: {
        label: 'Friendly and helpful',
        text: 'You advise like a friendly member of our staff: warm, patient and clear. Ask one question when you need to know more, then recommend two or three products and say what each is good for.',
      },
      expert: {
        label: 'Expert',
        text: 'You advise like a specialist who has used these products for years. Explain the differences that matter, name drawbacks as openly as strengths, and explain technical terms in a few words.',
      },
      brief: {
        label: 'Brief and to the point',
        text: 'You answer in as few words as possible: the recommendation first, then one reason. No small talk.',
      },
    },
  },
  look: {
    title: 'Look',
    lead: 'The picture shows colour and side at once, and the rest as soon as it is saved.',
    colour: 'Colour',
    colourHint: 'Such as #0b6e4f. The text on it is made readable for you.',
    logo: 'Address of the logo',
    launcher: 'Text on the button',
    launcherHint: 'Leave it empty to show only the icon.',
    position: 'Side of the page',
    right: 'Right',
    left: 'Left',
    submit: 'Save look',
    saved: 'Look saved.',
  },
  model: {
    title: 'Model',
    budget: (budget: string) =>
      `Language models cost money: at most ${budget} a month in your organization. Then the built-in model answers.`,
    noBudget: 'Language models cost money, and your organization has set no limit.',
    builtInOnly:
      'The built-in model answers, at no cost. A language model understands more and follows a voice of your own.',
    notSetUp: {
      title: 'Set up more models',
      how: 'The operator of this server sets a variable of its environment to a key of the provider, and restarts it. [The operating manual](/docs/operating#models) has the details.',
      ownServer: 'A model server of your own, by its URL',
    },
    label: 'Answers shoppers',
    free: (model: string) => `${model} (free)`,
    priced: (model: string, price: string) => `${model} (${price} per million tokens written)`,
    missing: (wanted: string, used: string) => `${wanted} is not set up on this server, so ${used} answers.`,
    submit: 'Save model',
    saved: 'Model saved.',
  },
  delete: {
    title: 'Delete assistant',
    lead: 'This also deletes its catalogue, knowledge and conversations.',
    ask: (name: string) => `Delete ${name}?`,
    consequence: 'This cannot be undone. Its widget disappears from your shop immediately.',
    submit: 'Delete permanently',
    done: (name: string) => `${name} was deleted.`,
  },
};
