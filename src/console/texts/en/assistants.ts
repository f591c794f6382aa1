export const assistants = {
  title: 'Assistants',
  lead: (organization: string) => `The shopping assistants of ${organization}.`,
  empty: {
    title: 'No assistants yet',
    next: (organization: string) => `Ask an owner or admin of ${organization} to add a shop.`,
  },
  name: 'Name',
  noAddress: 'No shop address',
  status: 'Status',
  created: 'Created',
  first: {
    title: 'Add your shop',
    lead: 'Aisle reads your shop’s products, and its assistant uses them to advise your shoppers. You can try it before anyone else sees it.',
    where: 'Where is your shop?',
    soon: 'The first products appear within a minute.',
  },
  add: {
    title: 'Add a shop',
    address: 'Your shop’s address',
    addressHint: 'For example myshop.com. We read its public product pages, as a search engine does.',
    noAddress: 'This isn’t a valid address. Copy it from your browser, such as https://myshop.com.',
    submit: 'Add shop',
    submitUnread: 'Add it anyway',
    /** @param language of the shop's pages; null if it is not known */
    added: (shop: string, language: string | null) =>
      language === null ? `${shop} was added.` : `${shop} was added. Its pages are in ${language}.`,
    /** The name of a shop whose address tells none. */
    unnamed: 'My shop',
  },
};
