export const members = {
  title: 'Members',
  lead: (organization: string) => `People with access to ${organization}, and their roles.`,
  empty: { title: 'No members yet', next: 'Invite someone to get started.' },
  name: 'Name',
  you: '(you)',
  role: 'Role',
  joined: 'Joined',
  actions: 'Actions',
};
