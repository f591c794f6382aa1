import { type FindConcepts, compileConcepts } from '../evidence/concepts.ts';
import { languages } from '../languages/registry.ts';

const compiled = new Map<string, FindConcepts>();

/** Finds what a message asks for, apart from things: each language's phrases are compiled once. */
export function cueFinderOf(code: string): FindConcepts {
  let finder = compiled.get(code);
  if (!finder) {
    const cues: Readonly<Record<string, string>> = languages.find((language) => language.code === code)?.cues ?? {};
    // Short words count: "ok", "3".
    const table = Object.fromEntries(
      Object.entries(cues).flatMap(([cue, phrases]) => (cue === 'numbers' ? [] : [[cue, { [code]: phrases }]])),
    );
    compiled.set(code, (finder = compileConcepts({ discourse: table }, [code])));
  }
  return finder;
}
