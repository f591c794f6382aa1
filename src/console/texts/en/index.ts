import { demoShop } from './demo-shop.ts';
import { members } from './members.ts';
import { shell } from './shell.ts';

export const texts = { demoShop, members, shell };
