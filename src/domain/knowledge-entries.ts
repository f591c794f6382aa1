import type { Knowledge, KnowledgeSummary, KnowledgeUse } from './knowledge.ts';

type KnowledgeValues = Pick<Knowledge, 'title' | 'content' | 'sourceType'>;

/** The knowledge of assistants. */
export interface KnowledgeEntries {
  /** Size of all entries of an assistant, in bytes. */
  size(organizationId: string, assistantId: string): Promise<number>;
  list(organizationId: string, assistantId: string): Promise<Knowledge[]>;
  /** Newest first. @param filter.search text in titles or contents, ignoring case */
  browse(
    organizationId: string,
    assistantId: string,
    filter: { search?: string | undefined; before?: string | undefined },
    limit: number,
  ): Promise<{ total: number; entries: KnowledgeSummary[] }>;
  /** @param options.lock keeps others from changing it until the transaction ends */
  find(organizationId: string, knowledgeId: string, options?: { lock: boolean }): Promise<Knowledge | undefined>;
  /** The latest questions whose answers used an entry, and how many there are. */
  uses(
    organizationId: string,
    entry: Pick<Knowledge, 'assistantId' | 'knowledgeId'>,
    limit: number,
  ): Promise<{ total: number; uses: KnowledgeUse[] }>;
  insert(organizationId: string, assistantId: string, values: KnowledgeValues): Promise<Knowledge>;
  update(organizationId: string, knowledgeId: string, values: KnowledgeValues): Promise<Knowledge>;
  delete(organizationId: string, knowledgeId: string): Promise<Knowledge | undefined>;
}
