import { z } from 'zod';
import type { ToolDefinition, ToolOutput } from './specification.ts';
import { ToolRefusal, tools } from './tools.ts';
import type { Sources, Turn } from './turn.ts';

/** The tools as a model is offered them. */
export const definitions: ToolDefinition[] = [...tools].map(([name, { description, input }]) => {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(input, { io: 'input' });
  return { type: 'function', name, description, inputSchema: inputSchema as ToolDefinition['inputSchema'] };
});

/**
 * Carries out one call of a model. Whatever the model got wrong is told to it as the result.
 * @param input JSON, or what a model takes for it
 * @throws when the catalogue or the knowledge cannot be reached
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
    // No input at all is how some models call a tool without arguments.
    return JSON.parse(text.trim() === '' ? '{}' : text);
  } catch {
    return undefined;
  }
}
