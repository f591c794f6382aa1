export const members = {
  title: 'Members',
  lead: (organization: string) => `People with access to ${organization}, and their roles.`,
  empty: { title: 'No members yet', next: 'Invite someone to get started.' },
  name: 'Name',
  you: '(you)',
  joined: 'Joined',
  actions: 'Actions',
  changeRole: {
    button: 'Change role',
    title: (name: string) => `Change ${name}’s role`,
    submit: 'Save role',
    done: (name: string) => `${name}’s role was changed.`,
  },
  remove: {
    button: 'Remove',
    title: (name: string) => `Remove ${name}?`,
    consequence: (organization: string) =>
      `They lose access to ${organization} immediately, along with their personal keys and connected apps.`,
    done: (name: string) => `${name} was removed.`,
  },
};
