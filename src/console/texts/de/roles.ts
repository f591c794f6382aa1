import type { Texts } from '../texts.ts';

export const roles: Texts['roles'] = {
  role: 'Rolle',
  names: {
    owner: {
      label: 'Inhaber',
      description: 'Voller Zugriff, auch um die Organisation zu löschen und Inhaber zu verwalten.',
    },
    admin: {
      label: 'Admin',
      description: 'Assistenten, Katalog, Mitglieder und Schlüssel verwalten, Änderungsprotokoll ansehen.',
    },
    editor: {
      label: 'Bearbeiter',
      description: 'Assistenten ansehen, Crawls starten, Katalog und Wissen bearbeiten.',
    },
    viewer: { label: 'Leser', description: 'Assistenten, Katalog, Wissen und Crawls ansehen, ohne etwas zu ändern.' },
  },
  permissions: {
    'assistants:view': 'Assistenten, Katalog, Wissen und Crawls ansehen',
    'assistants:edit': 'Assistenten anlegen und bearbeiten',
    'assistants:delete': 'Assistenten löschen',
    'catalogue:edit': 'Crawls starten, Katalog und Wissen bearbeiten',
  },
};
