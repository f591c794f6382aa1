import { expect, it } from 'vitest';
import { createRetrievalModel } from '../../src/chat/builtin/retrieval-model.ts';
import { languages } from '../../src/chat/languages/registry.ts';
import { warmUp } from '../../src/chat/warm-up.ts';

/** Wraps the built-in model to record the languages of its calls. */
function listeningModel() {
  const model = createRetrievalModel();
  const asked: unknown[] = [];
  const doGenerate: typeof model.doGenerate = (call) => {
    asked.push(call.providerOptions?.['builtin']?.['language']);
    return model.doGenerate(call);
  };
  return { asked, model: { ...model, doGenerate } };
}

it('stops with the service', async () => {
  const { asked, model } = listeningModel();
  await expect(warmUp(model, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(asked).toEqual([]);
});

it('asks the model twice in each language', async () => {
  const { asked, model } = listeningModel();
  await warmUp(model, new AbortController().signal, 0);
  expect(asked).toEqual(languages.flatMap(({ code }) => [code, code]));
});
