import type { AssistantContent, StreamPart, ToolCall } from './specification.ts';

type OpenPart = Extract<AssistantContent[number], { type: 'text' | 'reasoning' }>;
type Metadata = ToolCall['providerMetadata'];

/**
 * Records a model's output in one step, to be sent back with the results of its tools. Reasoning is sent back
 * unchanged, with the provider's metadata: some providers refuse to continue without it.
 */
export function createRecord() {
  const content: AssistantContent = [];
  const open = new Map<string, OpenPart>();

  function append(type: OpenPart['type'], id: string, delta: string, metadata: Metadata): void {
    const key = `${type} ${id}`;
    const part: OpenPart = open.get(key) ?? { type, text: '' };
    if (!open.has(key)) content.push(part);
    open.set(key, part);
    part.text += delta;
    Object.assign(part, optionsOf(metadata));
  }

  return {
    keep(part: StreamPart): void {
      if (part.type === 'text-start' || part.type === 'text-end') append('text', part.id, '', part.providerMetadata);
      if (part.type === 'text-delta') append('text', part.id, part.delta, part.providerMetadata);
      if (part.type === 'reasoning-start' || part.type === 'reasoning-end')
        append('reasoning', part.id, '', part.providerMetadata);
      if (part.type === 'reasoning-delta') append('reasoning', part.id, part.delta, part.providerMetadata);
      if (part.type === 'tool-call' && !part.providerExecuted) {
        const { toolCallId, toolName, input, providerMetadata } = part;
        content.push({
          type: 'tool-call',
          toolCallId,
          toolName,
          input: objectOf(input),
          ...optionsOf(providerMetadata),
        });
      }
    },
    /** Skip empty text: some providers refuse it. */
    content: (): AssistantContent => content.filter((part) => part.type !== 'text' || part.text !== ''),
  };
}

const optionsOf = (metadata: Metadata) => (metadata === undefined ? {} : { providerOptions: metadata });

/** Providers want a call's input back as an object, whatever the model wrote. */
function objectOf(input: string): unknown {
  try {
    const value: unknown = JSON.parse(input);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
