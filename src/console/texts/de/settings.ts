import { formatNumber } from '../format.ts';
import type { Texts } from '../texts.ts';

export const settings: Texts['settings'] = {
  title: 'Einstellungen',
  lead: (organization) => `Allgemeine Einstellungen für ${organization}.`,
  name: { title: 'Name', label: 'Name der Organisation', submit: 'Speichern', saved: 'Name gespeichert.' },
  leave: {
    title: 'Organisation verlassen',
    lead: 'Ihre persönlichen Schlüssel und verbundenen Apps gelten hier dann nicht mehr. Um zurückzukehren, brauchen Sie eine neue Einladung.',
    button: (organization) => `${organization} verlassen`,
    ask: (organization) => `${organization} verlassen?`,
    consequence: 'Sie verlieren den Zugriff sofort.',
    submit: 'Verlassen',
    done: (organization) => `Sie haben ${organization} verlassen.`,
  },
  delete: {
    title: 'Organisation löschen',
    lead: 'Das löscht auch alle Assistenten (mit Katalog, Wissen und Unterhaltungen), die API-Schlüssel und das Änderungsprotokoll.',
    ask: (organization) => `${organization} löschen?`,
    consequence: 'Das lässt sich nicht rückgängig machen. Die Widgets funktionieren sofort nicht mehr.',
    confirm: (organization) => `Geben Sie zur Bestätigung ${organization} ein`,
    submit: 'Endgültig löschen',
    done: (organization) => `${organization} wurde gelöscht.`,
  },
  budget: {
    title: 'Budget für Sprachmodelle',
    lead: (organization) =>
      `Was Sprachmodelle für alle Assistenten von ${organization} im Monat (UTC) kosten dürfen, in US-Dollar. Ist es aufgebraucht, antwortet kostenlos das eingebaute Modell.`,
    loading: 'Wird geladen: Budget',
    label: 'Budget',
    usual: 'Das übliche Budget dieses Servers',
    own: 'Eigenes Budget',
    none: 'Unbegrenzt',
    monthly: (budget) => `${budget} im Monat`,
    amount: 'US-Dollar im Monat',
    submit: 'Budget speichern',
    saved: 'Budget gespeichert.',
  },
  retention: {
    title: 'Unterhaltungen',
    lead: 'Ältere Unterhaltungen werden endgültig gelöscht, auch aus der Auswertung. Ihre Kunden können eigene Unterhaltungen jederzeit löschen.',
    days: 'Aufbewahrung von Unterhaltungen in Tagen',
    range: (min, max) => `Von ${formatNumber(min)} bis ${formatNumber(max)}.`,
    submit: 'Aufbewahrung speichern',
    saved: 'Aufbewahrung gespeichert.',
  },
  spending: {
    title: 'Ausgaben',
    spent: (cost) => `${cost} in diesem Monat.`,
    spentOf: (cost, budget) => `${cost} von ${budget} in diesem Monat.`,
    share: 'Verbrauchter Teil des Budgets',
    month: 'Monat',
    cost: 'Kosten',
    answers: 'Antworten',
    tokensRead: 'Gelesene Tokens',
    tokensWritten: 'Geschriebene Tokens',
  },
  usage: {
    title: 'Nutzung',
    lead: (organization) =>
      `Was ${organization} nutzt und höchstens nutzen darf. Die Grenzen legt der Betreiber dieses Servers fest.`,
    quota: 'Was',
    quotas: {
      assistants: 'Assistenten',
      products: 'Produkte',
      knowledge: 'Wissenseinträge',
      bytes: 'Text von Produkten und Wissen',
    },
    used: 'Genutzt',
    limit: 'Grenze',
    unlimited: 'Keine',
  },
};
