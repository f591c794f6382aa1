import type { Conversations, Material, WidgetAssistant } from '../domain/chat.ts';
import { createLruCache } from '../domain/lru-cache.ts';
import { languageNamed, languageOf } from './languages/index.ts';

/** Questions that a shopper may begin with, in the shop's language. */
export interface Starters {
  /** Two letters. */
  language: string;
  questions: string[];
}

const MOST = 4;
/** Letters of one question. */
const LENGTH = 80;
const FRESH_MS = 60_000;
/** Assistants remembered at once. */
const KEPT = 1_000;

/** What an assistant offers to be asked: its own questions, else some from its catalogue and knowledge. Kept for a minute. */
export function createStarters({ material }: Pick<Conversations, 'material'>) {
  const kept = createLruCache<{ at: number; drawing: Promise<Starters>; known: Starters | undefined }>(KEPT);

  function drawn(assistant: WidgetAssistant): Promise<Starters> {
    const { organizationId, assistantId } = assistant;
    const last = kept.get(assistantId);
    if (last && Date.now() - last.at < FRESH_MS) return last.drawing;
    const drawing = material(organizationId, assistantId).then((found) => drawStarters(found, assistant.greeting));
    const entry = { at: Date.now(), drawing, known: last?.known };
    kept.set(assistantId, entry);
    drawing.then(
      (starters) => (entry.known = starters),
      () => kept.delete(assistantId),
    );
    return drawing;
  }

  return {
    async of(assistant: WidgetAssistant): Promise<Starters> {
      const { language, questions } = await drawn(assistant);
      return { language, questions: assistant.suggestedQuestions ?? questions };
    },
    /** Those that are at hand: no answer waits for them. */
    atHand({ assistantId, suggestedQuestions }: WidgetAssistant): readonly string[] {
      return suggestedQuestions ?? kept.get(assistantId)?.known?.questions ?? [];
    },
  };
}

/** Up to four questions of up to 80 characters, of several kinds. */
function drawStarters(material: Material, greeting: string | null): Starters {
  const catalogue = languageNamed(material.language);
  const { code, phrases } = catalogue.code === 'en' ? languageOf([greeting ?? '']) : catalogue;
  const { suggest } = phrases;
  const short = (questions: readonly string[]) => [...new Set(questions)].filter(({ length }) => length <= LENGTH);
  const kinds = [
    short(material.categories.map((name) => suggest.category(name))),
    short(material.knowledge.map((title) => (title.endsWith('?') ? title : suggest.knowledge(title)))),
    short(material.products.map((title) => suggest.about(title))),
  ];
  // One of each in turn, so that a shopper sees what can be asked at all.
  const questions = Array.from({ length: MOST }, (_, round) => kinds.flatMap((kind) => kind[round] ?? [])).flat();
  return { language: code, questions: questions.slice(0, MOST) };
}
