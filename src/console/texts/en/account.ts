/** The page of the account, with its sessions. */
export const account = {
  title: 'Account',
  lead: 'Manage your profile and how you sign in.',
  name: { title: 'Name', label: 'Your name', save: 'Save', saved: 'Name saved.' },
  email: {
    title: 'Email',
    lead: (email: string) => `You sign in with ${email}.`,
    badLink: 'This link has expired or belongs to another account. Request a new one below.',
    label: 'New email',
    submit: 'Change email',
    asked: (email: string) => `Almost done: open the confirmation link for ${email}.`,
  },
  password: {
    title: 'Password',
    lead: 'Changing your password invalidates any reset links you were sent.',
    label: 'Current password',
    submit: 'Change password',
    changed: 'Password changed.',
  },
  sessions: {
    title: 'Active sessions',
    label: 'Sessions',
    empty: { title: 'No active sessions', next: 'Sign in again to see this session.' },
    /** Both are proper names, such as "Chrome" and "Windows". */
    device: (browser: string, system: string | undefined) => (system ? `${browser} on ${system}` : browser),
    unknownBrowser: 'Unknown browser',
    deviceLabel: 'Device',
    thisDevice: 'This device',
    address: 'IP address',
    unknownAddress: 'Unknown',
    signedIn: 'Signed in',
    lastActive: 'Last active',
    actions: 'Actions',
    signOut: {
      button: 'Sign out',
      title: (device: string) => `Sign out ${device}?`,
      consequence: 'Anyone using it will have to sign in again.',
      done: 'Session ended.',
    },
    signOutOthers: {
      button: 'Sign out everywhere else',
      title: 'Sign out everywhere else?',
      consequence: 'This ends every session except this one.',
      submit: 'Sign out',
      done: 'Signed out everywhere else.',
    },
  },
};
