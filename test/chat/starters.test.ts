import { describe, expect, it } from 'vitest';
import { createStarters } from '../../src/chat/conversation/starters.ts';
import { runTask } from '../../src/chat/tasks.ts';
import type { WidgetAssistant } from '../../src/domain/assistant.ts';
import type { Material } from '../../src/domain/conversation.ts';
import { adviserWith, ask } from './conversation.ts';
import { knowledge } from './example-knowledge.ts';
import { exampleCatalogue, product, sourcesOf } from './fake-shop.ts';

const NOTHING: Material = { language: 'english', categories: [], products: [], knowledge: [] };

const assistant = (fields: Partial<WidgetAssistant> = {}): WidgetAssistant => ({
  organizationId: 'org_1',
  assistantId: 'ast_1',
  name: 'Shop',
  status: 'live',
  siteUrl: null,
  persona: null,
  greeting: null,
  modelName: '',
  branding: {},
  origins: null,
  suggestedQuestions: null,
  position: null,
  contactUrl: null,
  contactEmail: null,
  contactPhone: null,
  handoverWebhook: null,
  verify: 'model',
  ...fields,
});

const draw = (material: Partial<Material>, fields: Partial<WidgetAssistant> = {}) =>
  createStarters({ material: () => Promise.resolve({ ...NOTHING, ...material }) }, { run: runTask }).of(
    assistant(fields),
  );

const leaves = [...new Set(exampleCatalogue.flatMap(({ category }) => category?.split(' > ').at(-1) ?? []))];
const example: Material = {
  language: 'english',
  categories: leaves,
  products: exampleCatalogue.flatMap(({ title, availability }) => (availability === 'in_stock' ? title : [])),
  knowledge: knowledge.map(({ title }) => title),
};

describe('suggested questions', () => {
  it.each<[string, Partial<Material>, string[]]>([
    ['an empty catalogue', {}, []],
    ['overlong names', { categories: ['x'.repeat(80)], products: ['y'.repeat(80)] }, []],
    ['categories only', { categories: ['Tents', 'Mugs'] }, ['What do you have in Tents?', 'What do you have in Mugs?']],
    ['two products of the same name', { products: ['Lamp', 'Lamp'] }, ['Tell me more about Lamp']],
    ['a knowledge title that is a question', { knowledge: ['Do you ship to Norway?'] }, ['Do you ship to Norway?']],
    [
      'categories, knowledge and products',
      { categories: ['Tents', 'Mugs'], knowledge: ['Shipping', 'Returns'], products: ['Lamp', 'Knife'] },
      [
        'What do you have in Tents?',
        'What should I know about “Shipping”?',
        'Tell me more about Lamp',
        'What do you have in Mugs?',
      ],
    ],
  ])('for %s', async (_, material, questions) => {
    expect(await draw(material)).toEqual({ language: 'en', questions });
  });

  it.each([
    ['german', null, 'de'],
    ['swedish', 'Hej!', 'en'],
    ['english', 'Bonjour ! Que cherchez-vous ?', 'fr'],
    ['french', 'Hello! What are you looking for?', 'fr'],
  ])('for a %s catalogue and the greeting %j are in %s', async (language, greeting, expected) => {
    expect((await draw({ language, categories: ['X'] }, { greeting })).language).toBe(expected);
  });

  it("are the assistant's own if it has any", async () => {
    expect((await draw(example, { suggestedQuestions: ['Mine?'] })).questions).toEqual(['Mine?']);
    expect((await draw(example, { suggestedQuestions: [] })).questions).toEqual([]);
  });

  it('are cached once drafted, and drafted again after an error', async () => {
    let calls = 0;
    const starters = createStarters(
      {
        material() {
          calls += 1;
          return calls === 1 ? Promise.reject(new Error('down')) : Promise.resolve({ ...NOTHING, knowledge: ['Why?'] });
        },
      },
      { run: runTask },
    );
    expect(starters.atHand(assistant())).toEqual([]);
    await expect(starters.of(assistant())).rejects.toThrow('down');
    expect((await starters.of(assistant())).questions).toEqual(['Why?']);
    await starters.of(assistant());
    expect(calls).toBe(2);
    expect(starters.atHand(assistant())).toEqual(['Why?']);
    expect(starters.atHand(assistant({ assistantId: 'ast_2' }))).toEqual([]);
  });
});

describe('the built-in model answers the suggested question about', () => {
  const adviser = adviserWith(sourcesOf(exampleCatalogue, knowledge));

  it.each(leaves)('the category %s', async (leaf) => {
    const { questions } = await draw({ categories: [leaf] });
    const { shown, report } = await ask(adviser, questions[0] ?? '');
    expect(report.outcome).toBe('answered');
    const found = exampleCatalogue.filter(({ productId }) => shown.includes(productId));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ category }) => category?.split(' > ').at(-1)))).toEqual(new Set([leaf]));
  });

  it.each(example.knowledge)('the knowledge entry %s', async (title) => {
    const { questions } = await draw({ knowledge: [title] });
    const { text, report } = await ask(adviser, questions[0] ?? '');
    expect(report.outcome).toBe('answered');
    expect(text).toContain(`From “${title}”`);
  });

  it.each(example.products.slice(0, 12))('the product %s', async (title) => {
    const { questions } = await draw({ products: [title] });
    const { shown, report } = await ask(adviser, questions[0] ?? '');
    expect(report.outcome).toBe('answered');
    expect(exampleCatalogue.find(({ productId }) => productId === shown[0])?.title).toBe(title);
  });

  it.each([
    ['german', 'Zelte', 'Versand', 'Zelt Heide für zwei', 'Der Versand nach Österreich dauert drei Tage.'],
    ['french', 'Tentes', 'Livraison', 'Tente Bruyère pour deux', 'La livraison en Suisse prend trois jours.'],
    ['spanish', 'Carpas', 'Envíos', 'Carpa Brezo para dos', 'Los envíos a Portugal tardan tres días.'],
    ['italian', 'Tende', 'Spedizione', 'Tenda Erica per due', 'La spedizione in Svizzera richiede tre giorni.'],
    ['dutch', 'Tenten', 'Verzending', 'Tent Heide voor twee', 'De verzending naar België duurt drie dagen.'],
  ])('a shop in %s', async (language, category, title, name, content) => {
    const tent = product('prd_tent', { title: name, category, price: 99, currency: 'EUR', availability: 'in_stock' });
    const lamp = product('prd_lamp', { title: 'Lux', category: 'Lux', price: 9, currency: 'EUR' });
    const entry = { ...knowledge[0], title, content } as (typeof knowledge)[number];
    const shop = adviserWith(sourcesOf([tent, lamp], [entry]));
    const { questions } = await draw({ language, categories: [category], knowledge: [title], products: [name] });
    const [kinds, about, more] = await Promise.all(questions.map((question) => ask(shop, question)));
    expect(kinds?.cards).toEqual([name]);
    expect(about?.text).toContain(content);
    expect(more?.cards).toEqual([name]);
    for (const heard of [kinds, about, more]) expect(heard?.report).toMatchObject({ outcome: 'answered', replaced: 0 });
  });
});
