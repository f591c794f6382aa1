import type { Texts } from '../texts.ts';
import { catalogueImport } from './catalogue-import.tsx';
import { catalogue } from './catalogue.ts';
import { crawlCauses } from './crawl-causes.ts';
import { crawlPattern } from './crawl-pattern.tsx';
import { crawls } from './crawls.tsx';
import { members } from './members.ts';
import { shell } from './shell.ts';

export const texts: Texts = { catalogue, catalogueImport, crawlCauses, crawlPattern, crawls, members, shell };
