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
  plurals: { owner: 'Inhaber', admin: 'Admins', editor: 'Bearbeiter', viewer: 'Leser' },
  only: {
    'assistants:edit': (people) => `Nur ${people} können den Assistenten ändern und live schalten.`,
    'catalogue:edit': (people) => `Nur ${people} können Crawls starten sowie Katalog und Wissen ändern.`,
    'organization:edit': (people) => `Nur ${people} können Einstellungen ändern und Mitglieder verwalten.`,
    'conversations:erase': (people) => `Nur ${people} können Unterhaltungen löschen.`,
  },
};
