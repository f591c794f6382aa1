import { connect } from './connect.tsx';
import { members } from './members.ts';
import { palette } from './palette.ts';
import { shell } from './shell.ts';

export const texts = { connect, members, palette, shell };
