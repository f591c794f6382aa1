import type { Texts } from '../texts.ts';
import { answers } from './answers.ts';
import { chart } from './chart.ts';
import { conversations } from './conversations.tsx';
import { insight } from './insight.ts';
import { knowledge } from './knowledge.tsx';
import { knowledgeTemplates } from './knowledge-templates.ts';
import { members } from './members.ts';
import { playground } from './playground.ts';
import { questions } from './questions.tsx';
import { shell } from './shell.ts';
import { testQuestions } from './test-questions.ts';

export const texts: Texts = {
  answers,
  chart,
  conversations,
  insight,
  knowledge,
  knowledgeTemplates,
  members,
  playground,
  questions,
  shell,
  testQuestions,
};
