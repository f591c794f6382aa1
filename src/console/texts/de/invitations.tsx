import type { Texts } from '../texts.ts';

export const invitations: Texts['invitations'] = {
  title: 'Offene Einladungen',
  empty: { title: 'Keine offenen Einladungen', next: 'Laden Sie jemanden ein. Sie erhalten dafür einen Link.' },
  invitedBy: 'Eingeladen von',
  formerMember: 'Ein ehemaliges Mitglied',
  created: 'Erstellt',
  expires: 'Gültig bis',
  actions: 'Aktionen',
  revoke: {
    button: 'Widerrufen',
    about: (role) => `Einladung als ${role}`,
    title: 'Diese Einladung widerrufen?',
    consequence: 'Der Link funktioniert dann sofort nicht mehr.',
    done: 'Einladung widerrufen.',
  },
  invite: {
    button: 'Person einladen',
    submit: 'Link erstellen',
    send: 'Senden Sie diesen Link an genau eine Person. Wer ihn zuerst öffnet, kann beitreten: Behandeln Sie ihn wie ein Passwort.',
    link: 'Einladungslink',
    once: 'Dieser Link wird nicht noch einmal angezeigt. Widerrufen lässt er sich unter „Offene Einladungen“.',
    done: 'Fertig',
  },
  page: {
    loading: 'Ihre Einladung',
    title: (organization) => `${organization} beitreten`,
    invitedBy: (person) => `${person} hat Sie eingeladen.`,
    invited: 'Sie sind eingeladen.',
    role: (role, description) => (
      <>
        Ihre Rolle: {role}. {description}
      </>
    ),
    confirmFirst: (email) =>
      `Bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Bestätigungslink für ${email} und kommen Sie dann auf diese Seite zurück.`,
    accept: 'Einladung annehmen',
    createAccount: 'Konto erstellen',
    signIn: 'Anmelden',
    expires: (moment) => <>Diese Einladung gilt bis {moment}.</>,
    invalid: {
      title: 'Diese Einladung ist nicht gültig',
      lead: 'Bitten Sie die Person, die Sie eingeladen hat, um einen neuen Link.',
    },
  },
};
