import type { Texts } from '../texts.ts';
import { members } from './members.ts';
import { shell } from './shell.ts';

export const texts: Texts = { members, shell };
