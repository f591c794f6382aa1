export const organization = {
  notFound: {
    title: 'Organization not found',
    lead: 'It may have been deleted, or you are not a member of it.',
    home: 'Go to the home page',
  },
  create: {
    title: 'Create your organization',
    lead: 'An organization holds your assistants, and the people and API keys that can access them.',
    back: 'Back',
    name: 'Name',
    nameHint: 'Usually the name of your shop or company.',
    submit: 'Create organization',
  },
};
