import type { Texts } from '../texts.ts';

export const emails: Texts['emails'] = {
  kinds: {
    open_questions: {
      label: 'Offene Fragen',
      description: 'Jeden Montag, wenn der Assistent Fragen Ihrer Kundschaft nicht beantworten konnte.',
    },
    crawl_failed: { label: 'Fehlgeschlagene Crawls', description: 'Wenn ein Crawl einen Shop nicht lesen konnte.' },
    budget_spent: {
      label: 'Budget aufgebraucht',
      description: 'Wenn das Monatsbudget für Sprachmodelle aufgebraucht ist.',
    },
  },
  title: 'E-Mails',
  lead: 'Für jede Organisation, in der Sie Inhaber oder Admin sind.',
  wanted: 'Per E-Mail benachrichtigen über',
  save: 'E-Mail-Auswahl speichern',
  saved: 'E-Mail-Auswahl gespeichert.',
  unsubscribed: {
    title: 'Sie sind abgemeldet',
    lead: (kind) =>
      `Sie erhalten keine E-Mails dieser Art mehr: ${kind}. Auf der Seite „Konto“ können Sie sie wieder einschalten.`,
  },
  failed: {
    title: 'Das hat nicht geklappt',
    lead: 'Sie erhalten diese E-Mails weiterhin. Ausschalten lassen sie sich auf der Seite „Konto“.',
  },
  toAccount: 'Zu Ihrem Konto',
};
