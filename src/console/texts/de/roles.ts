import type { Texts } from '../texts.ts';

export const roles: Texts['roles'] = {
  role: 'Rolle',
  names: {
    owner: {
      label: 'Inhaber',
      description: 'Voller Zugriff. Kann auch die Organisation löschen und Inhaber verwalten.',
    },
    admin: {
      label: 'Admin',
      description: 'Verwaltet Assistenten, Katalog, Mitglieder und Schlüssel und sieht das Änderungsprotokoll.',
    },
    editor: {
      label: 'Bearbeiter',
      description: 'Sieht Assistenten, startet Crawls und bearbeitet Katalog und Wissen.',
    },
    viewer: { label: 'Leser', description: 'Sieht Assistenten, Katalog, Wissen und Crawls, ändert aber nichts.' },
  },
  permissions: {
    'assistants:view': 'Assistenten, Katalog, Wissen und Crawls ansehen',
    'assistants:edit': 'Assistenten anlegen und bearbeiten',
    'assistants:delete': 'Assistenten löschen',
    'catalogue:edit': 'Crawls starten, Katalog und Wissen bearbeiten',
  },
};
