import type { Texts } from '../texts.ts';

const ALL_CHANGES =
  'Zusätzlich Assistenten anlegen, bearbeiten und löschen, Crawls starten sowie Katalog und Wissen bearbeiten.';

const START_AGAIN = 'Gehen Sie zurück zur App und versuchen Sie es erneut.';
const ADD_AGAIN = 'Entfernen Sie Aisle in den Einstellungen der App und fügen Sie es dann neu hinzu.';
const UNSUPPORTED = {
  summary: 'Die App hat eine Anfrage gesendet, die Aisle nicht unterstützt.',
  next: 'Suchen Sie nach einer neueren Version der App und versuchen Sie es dann erneut.',
};

export const oauth: Texts['oauth'] = {
  access: { read: 'Nur ansehen', write: 'Ansehen und bearbeiten' },
  organization: {
    title: 'Organisation auswählen',
    lead: (app) => `„${app}“ erhält nur Zugriff auf die Organisation, die Sie auswählen.`,
    label: 'Organisation',
    yourRole: (role) => `Ihre Rolle: ${role}`,
    submit: 'Weiter',
    none: 'Sie gehören noch zu keiner Organisation. Legen Sie eine an, um fortzufahren.',
    create: 'Organisation anlegen',
  },
  consent: {
    loading: 'App verbinden',
    title: (app) => `„${app}“ verbinden?`,
    lead: 'Die App kann Aisle dann in Ihrem Namen nutzen, bis Sie sie trennen.',
    left: { title: 'Sie können dieses Fenster schließen', lead: (app) => `Weiter geht es in „${app}“.` },
    name: 'Name',
    from: 'Herkunft',
    claimsToBeFrom: 'Herkunft nach eigenen Angaben',
    notStated: 'Nicht angegeben',
    redirectsTo: 'Leitet weiter zu',
    thisComputer: (host) => `Ein Programm auf diesem Computer (${host})`,
    organization: 'Organisation',
    organizationAndRole: (organization, role) => `${organization} (${role})`,
    noOrganization: 'Keine ausgewählt',
    change: 'Ändern',
    verified: (host) => `Der Name stammt von ${host}. Stimmen Sie nur zu, wenn Sie dies gerade selbst gestartet haben.`,
    unverified:
      'Name und Herkunft gibt die App selbst an; prüfen können wir sie nicht. Stimmen Sie nur zu, wenn Sie dies gerade selbst gestartet haben.',
    access: 'Zugriff',
    read: 'Assistenten, Katalog, Wissen und Crawls.',
    changes: {
      owner: ALL_CHANGES,
      admin: ALL_CHANGES,
      editor: 'Zusätzlich Crawls starten sowie Katalog und Wissen bearbeiten.',
      viewer: undefined,
    },
    approve: 'Zustimmen',
    deny: 'Ablehnen',
    warning: {
      title: (host) => `Kommt das wirklich von ${host}?`,
      verified: (host) => `Die Angaben stammen von ${host}`,
      claimed: (host) => `Die App stammt nach eigenen Angaben von ${host}`,
      toThisComputer: (claim) =>
        `${claim}. Zugriff erhält aber ein Programm auf diesem Computer, und das kann jedes Programm behaupten. Stimmen Sie nur zu, wenn Sie es gerade selbst gestartet haben.`,
      elsewhere: (claim, host) =>
        `${claim}. Zugriff erhält aber ${host}. Stimmen Sie nur zu, wenn Sie wissen, dass beide zusammengehören.`,
    },
  },
  error: {
    title: 'Die App konnte nicht verbunden werden',
    code: 'Fehler',
    message: 'Meldung',
    quoted: (message) => `„${message}“`,
    unknown: { summary: 'Etwas ist schiefgegangen.', next: START_AGAIN },
    known: {
      invalid_client: { summary: 'Aisle kennt diese App nicht.', next: ADD_AGAIN },
      client_disabled: {
        summary: 'Diese App ist gesperrt.',
        next: 'Wenden Sie sich an den Betreiber dieses Aisle-Servers.',
      },
      unauthorized_client: { summary: 'Diese App darf sich so nicht verbinden.', next: ADD_AGAIN },
      invalid_redirect: {
        summary:
          'Die App wollte Sie zu einer Adresse schicken, die sie nicht angemeldet hat. Es wurde kein Zugriff erteilt.',
        next: ADD_AGAIN,
      },
      invalid_request: UNSUPPORTED,
      invalid_scope: UNSUPPORTED,
      invalid_target: UNSUPPORTED,
      unsupported_response_type: UNSUPPORTED,
      access_denied: { summary: 'Sie haben der App keinen Zugriff erteilt.', next: START_AGAIN },
    },
  },
};
