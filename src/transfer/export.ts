import { orNotFound } from '../actions/action.ts';
import type { AssistantDetails, WidgetSettings } from '../domain/assistant.ts';
import type { CopiedProduct } from '../domain/catalogue-copy.ts';
import type { Store, TransactionalStore } from '../domain/ports.ts';
import type { TestQuestion } from '../domain/test-questions.ts';
import { writeRows } from './file.ts';
import { type FileRow, SETTING_NAMES } from './rows.ts';

/** Products read at a time: few, because each may have megabytes of details. */
const PAGE_SIZE = 200;

interface AssistantExport {
  store: TransactionalStore;
  organizationId: string;
  assistantId: string;
  file: string;
  /** The version of Aisle that writes the file. */
  version: string;
  onProgress: (products: number) => void;
  signal: AbortSignal;
}

/** The content of a file, in numbers. */
export interface TransferReport {
  name: string;
  products: number;
  knowledge: number;
}

/**
 * Writes an assistant to a new file, as it is at one moment.
 * @throws {Refusal} assistant_not_found; an error if the file exists or cannot be written
 */
export async function exportAssistant({
  store,
  organizationId,
  assistantId,
  file,
  version,
  onProgress,
  signal,
}: AssistantExport): Promise<TransferReport & { bytes: number }> {
  const report = { name: '', products: 0, knowledge: 0 };
  const about = { aisle: version, createdAt: new Date().toISOString() };

  async function* rows(snapshot: Store, assistant: AssistantDetails): AsyncGenerator<FileRow | object> {
    yield await readAssistant(snapshot, organizationId, assistant);
    const { questions } = await snapshot.testQuestions.find(organizationId, assistantId);
    const wanted = new Set(questions.flatMap(({ mustShow }) => mustShow ?? []));
    const places = new Map<string, number>();
    for (let after: string | null = ''; after !== null;) {
      const page = await snapshot.catalogueCopies.read(organizationId, assistantId, after, PAGE_SIZE);
      for (const { productId, ...product } of page) {
        if (wanted.has(productId)) places.set(productId, report.products);
        report.products += 1;
        yield productRow(product);
      }
      after = page.length < PAGE_SIZE ? null : (page.at(-1)?.productId ?? null);
      signal.throwIfAborted();
      onProgress(report.products);
    }
    // Oldest first: the entries of the copy are then in the same order.
    for (const { title, content, sourceType } of (
      await snapshot.knowledge.list(organizationId, assistantId)
    ).toReversed()) {
      report.knowledge += 1;
      yield { type: 'knowledge', title, content, sourceType };
    }
    if (questions.length > 0) yield questionsRow(questions, places);
  }

  const bytes = await store.snapshot(async (snapshot) => {
    const assistant = orNotFound('assistant', await snapshot.assistants.find(organizationId, assistantId));
    report.name = assistant.name;
    return writeRows(file, about, rows(snapshot, assistant));
  });
  return { ...report, bytes };
}

async function readAssistant(store: Store, organizationId: string, assistant: AssistantDetails) {
  const { assistantId } = assistant;
  const key = [organizationId, assistantId] as const;
  const widget = orNotFound('assistant', await store.chatSettings.widget(...key));
  const all: Partial<AssistantDetails & WidgetSettings> = { ...widget, ...assistant };
  const known = await store.crawlPatterns.find(...key);
  const { every } = await store.crawlSchedules.find(...key);
  return {
    type: 'assistant',
    settings: Object.fromEntries(SETTING_NAMES.map((name) => [name, all[name]])),
    synonyms: await store.search.synonyms(...key),
    schedule: every,
    pattern: known
      ? { siteUrl: known.siteUrl, pattern: known.pattern, learnedBy: known.learnedBy, filled: known.filled }
      : null,
  };
}

const productRow = ({ fields, handFields, sources, found, layers }: CopiedProduct) => ({
  type: 'product',
  url: fields.url,
  title: fields.title,
  externalId: fields.externalId,
  description: fields.description,
  price: fields.price,
  currency: fields.currency,
  availability: fields.availability,
  imageUrl: fields.imageUrl,
  brand: fields.brand,
  category: fields.category,
  handFields: [...handFields],
  sources,
  found,
  layers,
});

/** Products have other identifiers in the copy, so they are named by their place in the file; those that are gone are not. */
const questionsRow = (questions: readonly TestQuestion[], places: ReadonlyMap<string, number>) => ({
  type: 'questions',
  questions: questions.map(({ question, mustBeAnswered }) => ({ question, mustBeAnswered })),
  mustShow: questions.map(({ mustShow }) => places.get(mustShow ?? '') ?? null),
});
