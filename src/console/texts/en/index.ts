import { members } from './members.ts';
import { shell } from './shell.ts';

export const texts = { members, shell };
