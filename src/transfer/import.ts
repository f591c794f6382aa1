import { type AssistantPatch, type WidgetSettingsPatch, inputSchemas } from '../domain/assistant.ts';
import type { CopiedProduct } from '../domain/catalogue-copy.ts';
import type { Store, TransactionalStore } from '../domain/ports.ts';
import type { Origin } from '../domain/principal.ts';
import { UNKNOWN_FIELDS } from '../domain/provenance.ts';
import { type Amounts, requireRoom, roomOf } from '../domain/quota.ts';
import { type CheckedFile, checkFile, readChecked } from './check.ts';
import type { TransferReport } from './export.ts';
import type { AssistantRow, FileRow, ProductRow, QuestionsRow, Settings } from './rows.ts';

/** Products and characters of their details that are written at a time. */
const MAX_BATCH_ROWS = 2000;
const MAX_BATCH_LENGTH = 4_000_000;

interface AssistantImport {
  store: TransactionalStore;
  organizationId: string;
  file: string;
  /** For the audit log; the operator imports, and no other principal. */
  origin: Origin;
  onProgress: (step: 'checked' | 'imported', products: number) => void;
  signal: AbortSignal;
}

/**
 * Creates an assistant from a file, as a draft. All of the file is checked before anything is written, and everything is
 * written in one transaction.
 * @throws {Refusal} quota_exceeded; an error if the file cannot be imported
 */
export async function importAssistant({
  store,
  organizationId,
  file,
  origin,
  onProgress,
  signal,
}: AssistantImport): Promise<TransferReport & { assistantId: string; handoverWebhook: string | null }> {
  const checked = await checkFile(file, (products) => {
    signal.throwIfAborted();
    onProgress('checked', products);
  });
  const { assistant, amounts } = checked;
  await requireQuota(store, organizationId, amounts);
  const { name, handoverWebhook = null } = assistant.settings;
  const report = { name, products: amounts.products, knowledge: amounts.knowledge };
  const assistantId = await store.transaction(async (trx) => {
    const id = await createAssistant(trx, organizationId, assistant);
    const writer = createWriter(trx, organizationId, id, checked, (products) => {
      onProgress('imported', products);
      signal.throwIfAborted();
    });
    const sum = await readChecked(file, (row) => writer.write(row));
    if (sum !== checked.sum) throw new Error(`${file} has changed while it was imported. Import it again.`);
    await writer.finish();
    // Only now, so that nobody waits for this transaction near a limit; what it has added is counted already.
    await trx.quotas.claim(organizationId, amounts);
    await requireQuota(trx, organizationId, amounts, amounts);
    const after = { ...report, assistantId: id };
    const entry = { organizationId, principal: null, origin, action: 'import_assistant', target: id };
    await trx.audit.append({ ...entry, before: null, after });
    return id;
  });
  await store.search.refresh(organizationId, assistantId);
  return { ...report, assistantId, handoverWebhook };
}

/** @throws {Refusal} quota_exceeded */
async function requireQuota({ quotas }: Store, organizationId: string, amounts: Amounts, counted?: Amounts) {
  requireRoom(roomOf(await quotas.list(organizationId), counted), amounts);
}

/** Creates the assistant with everything except its catalogue, its knowledge and its questions. */
async function createAssistant(
  store: Store,
  organizationId: string,
  { settings, synonyms, schedule, pattern }: AssistantRow,
): Promise<string> {
  const { name, modelName } = settings;
  const { assistantId } = await store.assistants.insert(organizationId, { name, modelName });
  const { status: _status, ...updated } = inputSchemas('update');
  await store.assistants.update(organizationId, assistantId, pick(settings, updated));
  await store.chatSettings.changeWidget(organizationId, assistantId, pick(settings, inputSchemas('configure')));
  if (synonyms.length > 0) await store.search.setSynonyms(organizationId, assistantId, synonyms);
  await store.crawlSchedules.set(organizationId, assistantId, schedule);
  // An imported pattern has cost nothing here.
  const free = { modelCalls: 0, modelCost: 0 };
  if (pattern) await store.crawlPatterns.save(organizationId, assistantId, { ...pattern, ...free });
  return assistantId;
}

const pick = (settings: Settings, names: object): AssistantPatch & WidgetSettingsPatch =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => Object.hasOwn(names, name)));

/** Writes rows in batches. */
function createWriter(
  store: Store,
  organizationId: string,
  assistantId: string,
  { questions }: CheckedFile,
  onProgress: (products: number) => void,
) {
  const wanted = new Set(questions?.mustShow);
  const ids = new Map<number, string>();
  let batch: CopiedProduct[] = [];
  let length = 0;
  let products = 0;

  async function flush(): Promise<void> {
    if (batch.length === 0) return;
    const added = await store.catalogueCopies.add(organizationId, assistantId, batch);
    if (!added) throw new Error('The file has a product twice: no two may have the same url and externalId.');
    for (const [at, productId] of added.entries()) if (wanted.has(products + at)) ids.set(products + at, productId);
    products += batch.length;
    [batch, length] = [[], 0];
    onProgress(products);
  }

  return {
    async write(row: FileRow): Promise<void> {
      if (row.type === 'product') {
        batch.push(toCopy(row));
        length += JSON.stringify(row.layers).length + (row.description?.length ?? 0);
        if (batch.length === MAX_BATCH_ROWS || length > MAX_BATCH_LENGTH) await flush();
      } else if (row.type === 'knowledge') await store.knowledge.insert(organizationId, assistantId, row);
    },

    async finish(): Promise<void> {
      await flush();
      if (questions) await store.testQuestions.save(organizationId, assistantId, toTestSet(questions, ids));
    },
  };
}

const toCopy = ({ type: _type, handFields, sources, found, layers, ...given }: ProductRow): CopiedProduct => ({
  fields: { ...UNKNOWN_FIELDS, ...given } as CopiedProduct['fields'],
  handFields: new Set(handFields),
  sources,
  found,
  layers: layers as CopiedProduct['layers'],
});

/** Tests that nobody asks for may not cost anything until someone allows it here. */
const toTestSet = ({ questions, mustShow }: QuestionsRow, ids: ReadonlyMap<number, string>) => ({
  mayCost: false,
  questions: questions.map((question, at) => ({ ...question, mustShow: ids.get(mustShow[at] ?? -1) ?? null })),
});
