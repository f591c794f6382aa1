import { z } from 'zod';
import type { ToolDefinition, ToolOutput } from '../models/specification.ts';
import { ToolRefusal } from './tool.ts';
import { tools } from './tools.ts';
import type { Sources, Turn } from '../turn.ts';

/** The tools' definitions for a model. */
export const definitions: ToolDefinition[] = [...tools].map(([name, { description, input }]) => {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  return { type: 'function', name, description, inputSchema: inputSchema as ToolDefinition['inputSchema'] };
});

/**
 * Executes one tool call. The model's mistakes are returned to it as the result.
 * @param input JSON, or the model's attempt at it
 * @throws if the catalogue or the knowledge is unavailable
 */
export async function runTool(name: string, input: string, turn: Turn, sources: Sources): Promise<ToolOutput> {
  const tool = tools.get(name);
  if (!tool)
    return refusal(
      `There is no tool ${JSON.stringify(name.slice(0, 60))}. There are: ${[...tools.keys()].join(', ')}.`,
    );
  const parsed = tool.input.safeParse(parseJson(input));
  if (!parsed.success) return refusal(`The input does not fit: ${z.prettifyError(parsed.error)}`);
  if (!turn.toolsUsed.includes(name)) turn.toolsUsed.push(name);
  try {
    return { type: 'json', value: (await tool.run(parsed.data, turn, sources)) as never };
  } catch (error) {
    if (error instanceof ToolRefusal) return refusal(error.message);
    throw error;
  }
}

const refusal = (value: string): ToolOutput => ({ type: 'error-text', value });

function parseJson(text: string): unknown {
  try {
    // Some models send no input at all for a tool without arguments.
    return JSON.parse(text.trim() === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}
