import type { Texts } from '../texts.ts';
import { lookPreview } from './look-preview.ts';
import { members } from './members.ts';
import { shell } from './shell.ts';

export const texts: Texts = { lookPreview, members, shell };
