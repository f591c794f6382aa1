import type { Texts } from '../texts.ts';
import { demoShop } from './demo-shop.ts';
import { members } from './members.ts';
import { shell } from './shell.ts';

export const texts: Texts = { demoShop, members, shell };
