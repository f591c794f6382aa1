import { lookPreview } from './look-preview.ts';
import { members } from './members.ts';
import { shell } from './shell.ts';

export const texts = { lookPreview, members, shell };
