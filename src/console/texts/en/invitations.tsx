import type { ReactNode } from 'react';

export const invitations = {
  /** The list of an organization. */
  title: 'Pending invitations',
  empty: { title: 'No pending invitations', next: 'Invite someone, and you’ll get a link to send them.' },
  invitedBy: 'Invited by',
  formerMember: 'A former member',
  created: 'Created',
  expires: 'Expires',
  actions: 'Actions',
  revoke: {
    button: 'Revoke',
    about: (role: string) => `${role.toLowerCase()} invitation`,
    title: 'Revoke this invitation?',
    consequence: 'Its link stops working immediately.',
    done: 'Invitation revoked.',
  },
  invite: {
    button: 'Invite someone',
    submit: 'Create link',
    send: 'Send this link to one person. The first person to use it can join, so treat it like a password.',
    link: 'Invitation link',
    once: 'You won’t be able to see this link again. You can revoke it under Pending invitations.',
    done: 'Done',
  },
  /** The page that the link opens. */
  page: {
    loading: 'Your invitation',
    title: (organization: string) => `Join ${organization}`,
    invitedBy: (person: string) => `${person} invited you.`,
    invited: 'You’ve been invited.',
    role: (role: ReactNode, description: string) => (
      <>
        You’ll join as {role}. {description}
      </>
    ),
    confirmFirst: (email: string) =>
      `To join, confirm your email address first: open the confirmation link for ${email}, then come back to this page.`,
    accept: 'Accept invitation',
    createAccount: 'Create an account',
    signIn: 'Sign in',
    expires: (moment: ReactNode) => <>This invitation expires on {moment}.</>,
    invalid: {
      title: 'This invitation is not valid',
      lead: 'Ask the person who invited you for a new link.',
    },
  },
};
