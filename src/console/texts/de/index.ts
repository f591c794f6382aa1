import type { Texts } from '../texts.ts';
import { connect } from './connect.tsx';
import { members } from './members.ts';
import { palette } from './palette.ts';
import { shell } from './shell.ts';

export const texts: Texts = { connect, members, palette, shell };
