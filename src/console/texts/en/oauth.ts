import type { Authorization, Role } from '../../types.ts';

const access: Record<Authorization['access'], string> = { read: 'View only', write: 'View and edit' };

const ALL_CHANGES = 'Also create, edit and delete assistants, start crawls, and edit catalogue and knowledge.';
/** The role's permissions beyond viewing. */
const changes: Record<Role, string | undefined> = {
  owner: ALL_CHANGES,
  admin: ALL_CHANGES,
  editor: 'Also start crawls and edit catalogue and knowledge.',
  viewer: undefined,
};

const START_AGAIN = 'Go back to the app and try again.';
const ADD_AGAIN = 'Remove Aisle in the app’s settings, then add it again.';
const UNSUPPORTED = {
  summary: 'The app sent a request that Aisle does not support.',
  next: 'Check for a newer version of the app, then try again.',
};

/** The pages on which an app is connected. */
export const oauth = {
  access,
  organization: {
    title: 'Choose an organization',
    lead: (app: string) => `“${app}” will only have access to the organization you choose.`,
    label: 'Organization',
    yourRole: (role: string) => `Your role: ${role}`,
    submit: 'Continue',
    none: 'You don’t belong to an organization yet. Create one to continue.',
    create: 'Create an organization',
  },
  consent: {
    loading: 'Connect an app',
    title: (app: string) => `Connect “${app}”?`,
    lead: 'It will be able to use Aisle on your behalf until you disconnect it.',
    left: { title: 'You can close this window', lead: (app: string) => `Continue in “${app}”.` },
    name: 'Name',
    from: 'From',
    claimsToBeFrom: 'Claims to be from',
    notStated: 'Not stated',
    redirectsTo: 'Redirects to',
    thisComputer: (host: string) => `A program on this computer (${host})`,
    organization: 'Organization',
    organizationAndRole: (organization: string, role: string) => `${organization} (${role})`,
    noOrganization: 'None selected',
    change: 'Change',
    verified: (host: string | null) =>
      `The name is provided by ${host}. Approve only if you just started this yourself.`,
    unverified:
      'The app provides its own name and origin, and we can’t verify them. Approve only if you just started this yourself.',
    access: 'Access',
    read: 'Assistants, catalogue, knowledge and crawls.',
    changes,
    approve: 'Approve',
    deny: 'Deny',
    warning: {
      title: (host: string | null) => `Is this really from ${host}?`,
      verified: (host: string | null) => `Its details come from ${host}`,
      claimed: (host: string | null) => `It claims to be from ${host}`,
      toThisComputer: (claim: string) =>
        `${claim}, but approving gives access to a program on this computer, and any program can make that claim. Approve only if you just started it yourself.`,
      elsewhere: (claim: string, host: string) =>
        `${claim}, but approving gives access to ${host}. Approve only if you know that the two belong together.`,
    },
  },
  error: {
    title: 'Could not connect the app',
    code: 'Error',
    message: 'Message',
    /** Anyone can link to the page with any message. */
    quoted: (message: string) => `“${message}”`,
    unknown: { summary: 'Something went wrong.', next: START_AGAIN },
    /** By the codes of RFC 6749 and of the account library. */
    known: {
      invalid_client: { summary: 'Aisle does not recognize this app.', next: ADD_AGAIN },
      client_disabled: { summary: 'This app is disabled.', next: 'Contact the operator of this Aisle server.' },
      unauthorized_client: { summary: 'This app is not allowed to connect this way.', next: ADD_AGAIN },
      invalid_redirect: {
        summary: 'The app tried to send you to an address that it has not registered. Nothing was approved.',
        next: ADD_AGAIN,
      },
      invalid_request: UNSUPPORTED,
      invalid_scope: UNSUPPORTED,
      invalid_target: UNSUPPORTED,
      unsupported_response_type: UNSUPPORTED,
      access_denied: { summary: 'The app was not approved.', next: START_AGAIN },
    },
  },
};
