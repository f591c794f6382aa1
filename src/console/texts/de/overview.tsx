import { formatList, formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

export const overview: Texts['overview'] = {
  title: 'Überblick',
  lead: (assistants, waiting) =>
    `${formatNumber(assistants)} ${assistants === 1 ? 'Assistent' : 'Assistenten'} in all Ihren Organisationen, davon ${formatNumber(waiting)} mit Handlungsbedarf. Unterhaltungen zählen für die letzten sieben Tage.`,
  isCut: 'Angezeigt werden höchstens 100 Organisationen und davon jeweils die 100 neuesten Assistenten.',
  table: 'Assistenten',
  empty: {
    title: 'Noch keine Assistenten',
    next: 'Fügen Sie in einer Ihrer Organisationen einen Shop hinzu. Sein Assistent erscheint dann hier.',
  },
  assistant: 'Assistent',
  toDo: 'Zu tun',
  products: 'Produkte',
  conversations: 'Unterhaltungen',
  openQuestions: 'Offene Fragen',
  lastSeen: 'Im Shop gesehen',
  neverSeen: 'Noch nie',
  without: (organizations) => `Ohne Assistenten: ${formatList(organizations)}.`,
  crawls: {
    queued: (at) => <>Crawl wartet seit {at}</>,
    running: (at) => <>Crawl läuft seit {at}</>,
    completed: (at) => <>Eingelesen am {at}</>,
    failed: (at) => <>Crawl vom {at} schlug fehl</>,
    cancelled: (at) => <>Crawl vom {at} abgebrochen</>,
  },
  attention: {
    crawlFailed: 'Der letzte Crawl schlug fehl',
    noProducts: 'Er hat keine Produkte',
    notSeenYet: 'Im Shop noch nicht gesehen',
    notSeenLately: 'Seit einer Woche nicht im Shop gesehen',
    oneQuestion: 'Eine Frage beantworten',
    questions: 'Fragen beantworten',
    findProducts: 'Produkte einlesen, dann live schalten',
    goLive: 'Ausprobieren, dann live schalten',
    none: 'Nichts zu tun',
  },
};
