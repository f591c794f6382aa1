import type { WidgetAssistant } from '../../domain/assistant.ts';
import type { AskRequest, AskedAnswer, EvaluationRequest, EvaluationRun, Evaluator } from '../../domain/evaluation.ts';
import type { Explanation } from '../../domain/explanation.ts';
import { contactOf } from '../../domain/handover.ts';
import type { Store } from '../../domain/ports.ts';
import { groupQuestions } from '../../domain/question-groups.ts';
import type { Adviser } from '../adviser.ts';
import { createFairTurns } from '../fair-turns.ts';
import type { Models } from '../models/registry.ts';
import { createShopLanguage } from '../shop-language.ts';
import { sourcesOf } from '../sources.ts';
import { keptOf } from '../conversation/kept-parts.ts';
import { createStarters } from '../conversation/starters.ts';
import { MAX_ENTRIES, MAX_PRODUCTS, runGauntlet } from './gauntlet.ts';
import { MICROS_PER_DOLLAR } from '../../domain/model-budget.ts';

/** Maximum number of stored questions to ask if none are given. */
const MAX_STORED = 10;
/** Maximum number of the latest open questions to group. */
const MAX_GROUPED = 500;

export function createEvaluator(store: Store, adviser: Adviser, models: Pick<Models, 'resolve'>): Evaluator {
  const sources = sourcesOf(store);
  const turns = createFairTurns();
  const starters = createStarters(store.conversations, adviser);

  async function find(organizationId: string, assistantId: string): Promise<WidgetAssistant | undefined> {
    const settings = await store.chatSettings.widget(organizationId, assistantId);
    return settings && (await store.conversations.assistant(settings.embedKey));
  }

  async function storedQuestions(assistant: WidgetAssistant): Promise<string[]> {
    const { organizationId, assistantId } = assistant;
    const { questions } = await store.insight.openQuestions(organizationId, assistantId, {}, MAX_GROUPED);
    const open = groupQuestions(questions).map(({ question }) => question);
    return (open.length > 0 ? open : (await starters.of(assistant)).questions).slice(0, MAX_STORED);
  }

  async function answer(
    assistant: WidgetAssistant,
    questions: readonly string[],
    { signal, onQuestion }: EvaluationRequest,
  ): Promise<Pick<EvaluationRun, 'cost' | 'answers'>> {
    const run: Pick<EvaluationRun, 'cost' | 'answers'> = { cost: 0, answers: [] };
    for (const question of questions) {
      // An aborted evaluation returns the answers so far.
      if (signal.aborted) break;
      onQuestion?.(question);
      const messages = [{ role: 'shopper' as const, text: question }];
      const { answer: text, report, cost } = await askAssistant(adviser, assistant, { messages, signal });
      const { outcome, lacking, cut } = report;
      run.answers.push({ question, answer: text, outcome, lacking, cut });
      run.cost += cost ?? 0;
    }
    return run;
  }

  async function statementsOf(assistant: WidgetAssistant) {
    const { organizationId, assistantId, name: shop, siteUrl, persona } = assistant;
    const products = await store.catalogue.list(organizationId, assistantId, { limit: MAX_PRODUCTS });
    const ids = products.map(({ productId }) => productId);
    const [details, entries, language] = await Promise.all([
      store.catalogue.details(organizationId, assistantId, ids),
      store.knowledge.list(organizationId, assistantId),
      createShopLanguage(sources.search)({ organizationId, assistantId }),
    ]);
    const material = { products, details, knowledge: entries.slice(0, MAX_ENTRIES), language: language.code };
    const context = { organizationId, assistantId, shop, siteUrl, contact: contactOf(assistant), persona };
    return runGauntlet(material, context, () => turns.next(organizationId));
  }

  return {
    async ask(organizationId, assistantId, request) {
      const assistant = await find(organizationId, assistantId);
      return assistant && (await askAssistant(adviser, assistant, request));
    },

    async evaluate(organizationId, assistantId, request) {
      const assistant = await find(organizationId, assistantId);
      if (!assistant) return undefined;
      const questions = request.questions.length > 0 ? request.questions : await storedQuestions(assistant);
      const modelNames = request.modelNames.length > 0 ? request.modelNames : [assistant.modelName];
      const runs: EvaluationRun[] = [];
      for (const modelName of modelNames)
        for (const persona of ['own', 'given'] as const) {
          if (persona === 'given' && request.persona === undefined) continue;
          const text = persona === 'own' ? assistant.persona : (request.persona ?? null);
          const answered = await answer({ ...assistant, modelName, persona: text }, questions, request);
          runs.push({ model: models.resolve(modelName).name, persona, ...answered });
        }
      return { runs, statements: await statementsOf(assistant) };
    },
  };
}

async function askAssistant(
  adviser: Adviser,
  assistant: WidgetAssistant,
  { messages, signal }: AskRequest,
): Promise<AskedAnswer> {
  const { organizationId } = assistant;
  const explanations: Explanation[] = [];
  const onExplained = (each: Explanation) => explanations.push(each);
  const suggestions = assistant.suggestedQuestions ?? [];
  const advice = adviser.advise({ organizationId, assistant, messages, suggestions, signal, onExplained });
  const asked: Pick<AskedAnswer, 'answer' | 'parts' | 'suggestions'> = { answer: '', parts: [], suggestions: [] };
  for await (const part of advice.parts) {
    if (part.type === 'text') asked.answer += part.delta;
    else if (part.type === 'error') asked.answer += part.message;
    else if (part.type === 'suggestions') asked.suggestions.push(...part.suggestions);
    else asked.parts.push(...keptOf(part));
  }
  const report = await advice.report;
  const cost = report.cost === null ? null : report.cost / MICROS_PER_DOLLAR;
  return { ...asked, report, cost, explanation: explanations[0] ?? null };
}
