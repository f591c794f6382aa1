import { requireKnowledgeSize } from '../domain/knowledge.ts';
import { type Amounts, productBytes, textBytes } from '../domain/quota.ts';
import { Refusal } from '../domain/refusal.ts';
import { readRows } from './file.ts';
import { type AssistantRow, type FileRow, type QuestionsRow, parseRow } from './rows.ts';

/** A file of which every row may be imported. */
export interface CheckedFile {
  assistant: AssistantRow;
  questions: QuestionsRow | null;
  /** The amounts that it will add to the usage of an organization. */
  amounts: Amounts;
  /** The checksum of its rows. */
  sum: string;
}

const PROGRESS_ROWS = 1000;

/**
 * Reads the rows of a file, each checked as if it came through the API.
 * @param onRow is called for each row, in the order of the file; the next one is read when it is done
 * @returns the checksum of all rows
 * @throws an error that names the file, the line and the faults
 */
export async function readChecked(file: string, onRow: (row: FileRow) => Promise<void> | void): Promise<string> {
  const rows = readRows(file);
  try {
    for (let next = await rows.next(); ; next = await rows.next()) {
      if (next.done === true) return next.value;
      const { line, row } = next.value;
      try {
        await onRow(parseRow(row));
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'invalid_input') throw error;
        throw new Error(`${file}, line ${line}: ${error.message}`, { cause: error });
      }
    }
  } finally {
    await rows.return('');
  }
}

/** Reads all of a file, so that nothing is written unless all of it can be. @throws if it cannot be imported */
export async function checkFile(file: string, onProgress: (products: number) => void): Promise<CheckedFile> {
  const amounts: Amounts = { assistants: 1, products: 0, knowledge: 0, bytes: 0 };
  const once: { assistant: AssistantRow | null; questions: QuestionsRow | null } = { assistant: null, questions: null };
  let knowledgeBytes = 0;
  const sum = await readChecked(file, (row) => {
    requirePlace(row, once.assistant !== null, once.questions !== null);
    if (row.type === 'assistant') once.assistant = row;
    else if (row.type === 'questions') once.questions = row;
    else if (row.type === 'knowledge') {
      amounts.knowledge += 1;
      knowledgeBytes += textBytes(row.title, row.content);
      requireKnowledgeSize(knowledgeBytes);
    } else {
      amounts.products += 1;
      amounts.bytes += productBytes({ ...row, details: row.layers ?? undefined });
      if (amounts.products % PROGRESS_ROWS === 0) onProgress(amounts.products);
    }
  });
  amounts.bytes += knowledgeBytes;
  const { assistant, questions } = once;
  if (!assistant) throw new Error(`${file} has no assistant. Export the assistant again.`);
  if (questions?.mustShow.some((place) => place !== null && place >= amounts.products))
    throw new Error(`${file} has a question about a product that it lacks. Export the assistant again.`);
  return { assistant, questions, amounts, sum };
}

/** @throws {Refusal} invalid_input if the row may not follow those before it */
function requirePlace({ type }: FileRow, hasAssistant: boolean, hasQuestions: boolean): void {
  if (hasAssistant === (type === 'assistant'))
    throw new Refusal('invalid_input', 'A file has one assistant, which comes before all other rows.');
  if (hasQuestions) throw new Refusal('invalid_input', 'No row may follow the questions.');
}
