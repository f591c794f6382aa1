import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

export const questions: Texts['questions'] = {
  title: 'Offene Fragen',
  loading: 'Wird geladen: Offene Fragen',
  lead: (open) =>
    open === 0
      ? 'Alles, was Ihre Kunden gefragt haben, ist beantwortet oder erledigt.'
      : `${formatNumber(open)} ${open === 1 ? 'Frage wurde' : 'Fragen wurden'} nicht oder nur teilweise beantwortet. Ähnliche Fragen stehen zusammen.`,
  empty: {
    title: 'Keine offenen Fragen',
    next: 'Hier erscheinen Fragen, auf die Ihr Katalog und Ihr Wissen keine Antwort geben. Beantworten Sie sie mit einem Eintrag im Wissen, damit die Nächsten eine Antwort bekommen.',
  },
  more: 'Weitere Fragen anzeigen',
  timesAsked: (count, latest) =>
    count === 1 ? (
      <>Einmal gefragt, {latest}</>
    ) : (
      <>
        {formatNumber(count)}-mal gefragt, zuletzt {latest}
      </>
    ),
  alsoAskedAs: 'Auch so gefragt',
  notMentioned: 'In Ihren Texten fehlt:',
  answer: {
    label: 'Beantworten',
    title: 'Mit einem Eintrag im Wissen beantworten',
    name: 'Titel',
    content: 'Antwort',
    hint: 'In Ihren eigenen Worten, als Aussage über Ihren Shop: Der Assistent zitiert daraus.',
    save: 'Speichern',
    done: 'Eintrag gespeichert.',
  },
  answered: {
    title: 'Gerade von Ihnen beantwortet',
    next: 'Ihr Eintrag ist gespeichert. Fragen Sie noch einmal, um die neue Antwort zu sehen.',
  },
  dismiss: {
    label: 'Verwerfen',
    done: 'Verworfen.',
    failed: (message) => `Nicht verworfen: ${message}`,
    undo: 'Rückgängig machen',
    undone: 'Rückgängig gemacht.',
    notUndone: (message) => `Nicht rückgängig gemacht: ${message}`,
  },
  ask: {
    now: 'Jetzt fragen',
    again: 'Noch einmal fragen',
    lacking: (words) => `Es fehlt noch: ${words}`,
  },
};
