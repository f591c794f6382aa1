import type { ReactNode } from 'react';
import { formatList } from '../format.ts';

export const assistantSettings = {
  title: 'Settings',
  lead: (page: ReactNode, organization: ReactNode) => (
    <>
      Name, voice, look and model are on {page}, beside the preview. What is kept and spent is in {organization}.
    </>
  ),
  assistantPage: 'the assistant’s page',
  organizationSettings: (organization: string) => `the settings of ${organization}`,
  loading: 'Loading: Settings',
  notAllowed: {
    title: 'Settings are for editors',
    next: (organization: string) => `Ask an owner or admin of ${organization} to change them, or your role.`,
  },
  shop: {
    title: 'Shop',
    lead: 'The shop that the assistant reads and advises for. A new address takes effect with the next crawl.',
    address: 'Address of the shop',
    userAgent: 'User agent of crawls',
    userAgentHint:
      'Only if your shop lets no unknown crawler in: a name of your own that it knows, such as MyShopBot/1.0.',
    submit: 'Save shop',
    saved: 'Shop saved.',
  },
  origins: {
    title: 'Where it may appear',
    lead: 'Only pages of these addresses can show the assistant, so that nobody puts it into a site of theirs.',
    label: 'Allowed addresses',
    hint: 'One a line, such as https://shop.example, without a path. Leave it empty for those of the shop’s address.',
    now: (origins: readonly string[]) => `Now: ${formatList(origins)}.`,
    none: 'Now: none. Add one, or the address of the shop.',
    submit: 'Save addresses',
    saved: 'Addresses saved.',
  },
  questions: {
    title: 'Suggested questions',
    lead: 'Shoppers see them when the conversation opens, and can ask them with one tap.',
    label: 'Questions',
    auto: 'From the catalogue',
    autoHint: 'Written from your products and knowledge, in the shopper’s language.',
    own: 'My own',
    ownLabel: 'My questions',
    ownHint: 'One a line, at most 6. Leave it empty to suggest none.',
    submit: 'Save questions',
    saved: 'Suggested questions saved.',
  },
  contact: {
    title: 'Contact',
    lead: 'Shown to shoppers who ask for a person, complain or ask about an order. Without any of these, the assistant names the address of your shop.',
    page: 'Contact page',
    email: 'Email',
    telephone: 'Telephone',
    telephoneHint: 'Opening hours come from your knowledge, such as an entry “Opening hours”.',
    submit: 'Save contact',
    saved: 'Contact saved.',
  },
  helpdesk: {
    title: 'Helpdesk',
    lead: 'Aisle can send each hand-over, with the conversation, to your helpdesk. docs/handover.md describes what it receives.',
    webhook: 'Webhook',
    webhookHint: 'An https:// address. Leave it empty to send nothing.',
    submit: 'Save helpdesk',
    saved: 'Helpdesk saved.',
    newSecret: 'New signing secret',
    consequence:
      'Your helpdesk verifies with it that a hand-over is from Aisle. The previous secret stops working immediately.',
    create: 'Create',
    secretOnce: 'Save this secret in your helpdesk now. You won’t be able to see it again.',
    secret: 'Secret',
    secretSaved: 'I’ve saved it',
  },
  checking: {
    title: 'Checking of answers',
    lead: 'Rules compare each sentence of a language model with your catalogue and knowledge. The built-in model only quotes them, so this does not concern it.',
    label: 'Descriptions',
    model: 'Check them with a second model',
    modelHint: 'Recommended. Costs a little for each answer.',
    quote: 'Replace them with the shop’s own words',
    quoteHint: 'Safest, and reads less fluently.',
    off: 'Trust the rules',
    offHint: 'Fastest. A wrong price or product still never gets out.',
    submit: 'Save checking',
    saved: 'Checking saved.',
  },
  synonyms: {
    title: 'Synonyms',
    lead: 'Words that mean the same in your shop. Whoever searches for one of them finds the others too. Plurals and common synonyms are known already.',
    loading: 'Loading: Synonyms',
    label: 'Groups of synonyms',
    hint: 'One group a line, with commas between: torch, flashlight, headlamp.',
    submit: 'Save synonyms',
    saved: 'Synonyms saved.',
  },
};
