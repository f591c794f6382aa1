import { z } from 'zod';
import { operation } from '../actions/action.ts';
import { Empty } from './records.ts';

/**
 * @param names returns the actions that the log can contain; lazy, as the registry includes this operation and is not
 * complete yet
 */
export const auditedActions = (names: () => string[]) =>
  operation({
    permission: 'audit:view',
    effect: 'read',
    input: Empty,
    output: z.array(z.string()),
    run: () => Promise.resolve(names()),
  });
