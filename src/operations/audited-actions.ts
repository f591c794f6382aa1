import { z } from 'zod';
import { operation } from '../actions/action.ts';
import { Empty } from './records.ts';

/** @param names gives the actions that the log can hold; the registry, which has this operation too, is not complete yet */
export const auditedActions = (names: () => string[]) =>
  operation({
    permission: 'audit:view',
    effect: 'read',
    input: Empty,
    output: z.array(z.string()),
    run: () => Promise.resolve(names()),
  });
