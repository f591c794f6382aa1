import type { LanguageModel } from 'ai';

/** A model as the AI SDK's current specification describes it (LanguageModelV4), named without a package of its own. */
export type Model = Extract<LanguageModel, { specificationVersion: 'v4' }>;
export type ModelCall = Parameters<Model['doStream']>[0];
export type Prompt = ModelCall['prompt'];
export type PromptMessage = Prompt[number];
export type AssistantContent = Extract<PromptMessage, { role: 'assistant' }>['content'];
export type ToolDefinition = Extract<NonNullable<ModelCall['tools']>[number], { type: 'function' }>;
export type ToolResult = Extract<Extract<PromptMessage, { role: 'tool' }>['content'][number], { type: 'tool-result' }>;
export type ToolOutput = ToolResult['output'];
export type StreamPart = Awaited<ReturnType<Model['doStream']>>['stream'] extends ReadableStream<infer P> ? P : never;
export type ToolCall = Extract<StreamPart, { type: 'tool-call' }>;
export type ModelUsage = Extract<StreamPart, { type: 'finish' }>['usage'];
