import { createGate, textOf } from '../../../src/chat/evidence/gate.ts';
import { type Verdict, createClaimChecker } from '../../../src/chat/evidence/claim-checker.ts';
import { createPieceReader } from '../../../src/chat/evidence/pieces.ts';
import { createSecondLook } from '../../../src/chat/verify/second-look.ts';
import type { Verifier } from '../../../src/chat/verify/verifier.ts';
import { type Statement, openGauntlet } from './gauntlet.ts';

/** In characters: how a model streams. */
const PIECE = 12;

/** A statement of a gauntlet, and what of it reaches the shopper. */
export interface JudgedStatement {
  statement: Statement;
  out: string;
  cut: { sentence: string; reason: string }[];
}

/** Lets a model say everything that the gauntlets of some shops have. */
export const sayAll = (shops: readonly string[]): JudgedStatement[] =>
  shops.flatMap((shop) =>
    openGauntlet(shop).map(({ statement, turn, pageUrl, catalogueLanguage }) => {
      const { answer, question: asked, language } = statement;
      const gate = createGate(createClaimChecker({ turn, languages: [language], catalogueLanguage, asked, pageUrl }));
      let out = '';
      for (let at = 0; at < answer.length; at += PIECE) out += textOf(gate.push(answer.slice(at, at + PIECE)));
      return { statement, out: out + textOf(gate.flush()), cut: gate.cut };
    }),
  );

/** A sentence of a statement, and what it is weighed by. */
export interface Judged {
  isFalse: boolean;
  signs: Verdict['signs'];
}

/** Judges each sentence of the gauntlets of some shops. */
export const judgeAll = (shops: readonly string[]): Judged[] =>
  shops.flatMap((shop) =>
    openGauntlet(shop).flatMap(({ statement, turn, pageUrl, catalogueLanguage }) => {
      const { answer, question: asked, language, false: lies } = statement;
      const judge = createClaimChecker({ turn, languages: [language], catalogueLanguage, asked, pageUrl });
      const reader = createPieceReader();
      return [...reader.push(answer), ...reader.flush()].map((piece) => {
        const sentence = piece.text.trim();
        const isFalse = lies.some((lie) => sentence.includes(lie) || lie.includes(sentence));
        return { isFalse, signs: judge.judge(piece).signs };
      });
    }),
  );

/** The same with a second look, which a verifier takes. */
export const sayVerified = (
  shops: readonly string[],
  verifierFor: (statement: Statement) => Verifier,
): Promise<JudgedStatement[]> =>
  Promise.all(
    shops.flatMap((shop) =>
      openGauntlet(shop).map(async ({ statement, turn, pageUrl, catalogueLanguage }) => {
        const { answer, question: asked, language } = statement;
        const judge = createClaimChecker({ turn, languages: [language], catalogueLanguage, asked, pageUrl });
        const gate = createGate(judge, '', true);
        const verify = verifierFor(statement);
        const { signal } = new AbortController();
        const look = createSecondLook({ gate, phrases: turn.language.phrases, verify, signal });
        for (let at = 0; at < answer.length; at += PIECE) look.add(gate.push(answer.slice(at, at + PIECE)));
        look.add(gate.flush());
        return { statement, out: await look.rest(), cut: gate.cut };
      }),
    ),
  );

/** Judges as the writer of the statement does. */
export const rightVerifier =
  ({ false: lies }: Statement): Verifier =>
  (claims) =>
    Promise.resolve(
      claims.map(({ sentence }) => !lies.some((lie) => sentence.includes(lie) || lie.includes(sentence))),
    );

/** True if no falsehood is left; of a short truth, if it is unchanged; of a fluent one, if all facts to keep are there. */
export function isGood({ statement, out }: JudgedStatement): boolean {
  if (statement.false.length > 0) return !statement.false.some((sentence) => out.includes(sentence));
  return statement.form === 'short' ? out === statement.answer : statement.keep.every((fact) => out.includes(fact));
}

export const KINDS = {
  'short false stopped': ({ form, false: lies }) => form === 'short' && lies.length > 0,
  'short true unchanged': ({ form, false: lies }) => form === 'short' && lies.length === 0,
  'fluent true kept': ({ form, false: lies }) => form === 'fluent' && lies.length === 0,
  'hidden false stopped': ({ form, false: lies }) => form === 'fluent' && lies.length > 0,
} satisfies Record<string, (statement: Statement) => boolean>;
export type Kind = keyof typeof KINDS;

/** The share of statements of a kind that come out well. */
export function shareOf(said: readonly JudgedStatement[], kind: Kind): number {
  const chosen = said.filter(({ statement }) => KINDS[kind](statement));
  return chosen.filter(isGood).length / chosen.length;
}
