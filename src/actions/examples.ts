/** Records for the documentation's examples. */
const times = { createdAt: '2026-11-21T09:30:00.000Z', updatedAt: '2026-11-21T09:30:00.000Z' };

export const assistantId = 'ast_01kb3v9k4h6m8n2p5q7r9s1t3v';
export const productId = 'prd_01kb3vb2c4d6e8f0g1h3j5k7m9';
export const knowledgeId = 'knw_01kb3vd5e7f9g1h3j5k7m9n1p3';
export const crawlRunId = 'crl_01kb3vf8g0h2j4k6m8n0p2q4r6';

export const assistant = {
  assistantId,
  name: 'Fjell & Fjord',
  status: 'draft' as const,
  siteUrl: 'https://shop.example/',
  persona: 'You know mountain gear and say so plainly.',
  greeting: 'Hello! What are you planning?',
  modelName: 'builtin/retrieval',
  crawlUserAgent: null,
  branding: { primaryColor: '#0b5d3b', launcherText: 'Ask us' },
  embedKey: 'aisle_pk_01kb3v0a2b4c6d8e0f1g3h5j7k_01kb3v9k4h6m8n2p5q7r9s1t3w',
  ...times,
};

export const product = {
  productId,
  assistantId,
  url: 'https://shop.example/products/storm-jacket',
  title: 'Storm Jacket',
  externalId: 'SJ-42',
  description: 'Three-layer shell, 20,000 mm, 480 g.',
  price: 189.5,
  currency: 'EUR',
  availability: 'in_stock' as const,
  imageUrl: 'https://shop.example/images/storm-jacket.jpg',
  brand: 'Fjell',
  category: 'Clothing > Jackets',
  ...times,
};

export const knowledge = {
  knowledgeId,
  assistantId,
  title: 'Returns',
  content: 'Unworn goods come back within 30 days, free of charge.',
  sourceType: 'guide' as const,
  ...times,
};

export const crawlRun = {
  crawlRunId,
  assistantId,
  method: 'microdata' as const,
  status: 'completed' as const,
  counts: {
    pagesDiscovered: 84,
    pagesFetched: 83,
    pagesFailed: 1,
    pagesSkipped: 0,
    productsFound: 60,
    productsAdded: 58,
    productsUpdated: 2,
    productsUnchanged: 0,
    productsRemoved: 0,
  },
  error: null,
  notes: [],
  createdAt: '2026-11-21T09:30:00.000Z',
  startedAt: '2026-11-21T09:30:01.000Z',
  finishedAt: '2026-11-21T09:30:19.000Z',
};
