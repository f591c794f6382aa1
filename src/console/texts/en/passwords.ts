/** Fields for the password of someone who is signed in, or who has a link to reset it. */
export const passwords = {
  current: 'Your password',
  new: 'New password',
  newHint: 'At least 12 characters.',
  revoke: {
    label: 'Also',
    sessions: {
      label: 'Sign out of all devices',
      labelForOthers: 'Sign out of all other devices',
      description: 'Anyone using your account there will have to sign in with the new password.',
    },
    apps: {
      label: 'Disconnect all apps',
      description: 'Agents and apps acting on your behalf will need your approval again.',
    },
  },
};
