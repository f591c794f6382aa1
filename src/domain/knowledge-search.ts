/** A part of a knowledge entry. */
export interface KnowledgePassage {
  knowledgeId: string;
  /** The entry's identifier, for citations. */
  title: string;
  text: string;
  score: number;
}

export interface KnowledgeSearch {
  /** Best first. */
  search(organizationId: string, assistantId: string, query: string, limit: number): Promise<KnowledgePassage[]>;
}
