import type { Assistant } from '../../types.ts';
import { formatNumber } from '../format.ts';

const status: Record<Assistant['status'], string> = { live: 'Live', draft: 'Draft' };

/** The texts of parts of pages, wherever they are used. */
export const parts = {
  close: 'Close',
  cancel: 'Cancel',
  status,
  copy: {
    button: 'Copy',
    label: (what: string) => `Copy: ${what}`,
    done: 'Copied',
    selected: 'Selected: press Ctrl+C or ⌘C to copy',
  },
  error: {
    requestId: (id: string) => `Request id: ${id}`,
    retry: 'Try again',
    signOut: (reason: string) => `Could not sign out. ${reason}`,
  },
  brokenPage: {
    title: 'This page could not be loaded',
    text: 'Something went wrong on this page. Reload it to try again.',
  },
  typedIsBack: 'What you typed before your session ended is back. It is not saved yet.',
  changedMeanwhile: {
    save: 'Save mine anyway',
    look: 'See what is saved now',
  },
  missingPage: {
    title: 'Page not found',
    lead: 'Check the address for typos. The page may also have been removed.',
    home: 'Go to the home page',
  },
  field: {
    show: (label: string) => `Show ${label.toLowerCase()}`,
    choose: (label: string) => `Choose: ${label}`,
    faultInLine: (line: string, fault: string) => `“${line}” ${fault}`,
    invalid: {
      missing: 'Fill in this field.',
      tooShort: (least: number) => `Enter at least ${formatNumber(least)} characters.`,
      email: 'Enter an email address such as name@shop.example.',
      number: 'Enter a number.',
      colour: 'Enter a color such as #1a7f5a.',
    },
  },
  table: {
    loading: (label: string) => `Loading: ${label}`,
    details: 'Details',
    detailsOf: (about: string, row: number) => `Details: ${about} (row ${formatNumber(row)})`,
  },
  organizations: {
    label: 'Organization',
    list: 'Organizations',
    none: 'No organization yet',
    overview: 'All assistants',
    create: 'New organization',
  },
  signedIn: {
    as: (email: string) => `Signed in as ${email}.`,
    change: 'Use another account',
  },
  sentLink: {
    byMail: 'Check your inbox and your spam folder. It may take a minute to arrive.',
    inLog:
      'This server can’t send email (SMTP_URL is not set), so the link is in the server’s log. Ask the operator for it.',
  },
  confirmEmail: {
    title: 'Confirm your email address',
    text: (email: string) =>
      `Open the confirmation link for ${email}. Until then, you can’t invite people or accept invitations.`,
    resend: 'Resend link',
    resent: (email: string) => `New confirmation link created for ${email}.`,
  },
};
