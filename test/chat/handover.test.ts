import { expect, it } from 'vitest';
import type { HandoverReason } from '../../src/domain/handover.ts';
import { adviserWith, ask, registryOf } from './conversation.ts';
import { SITE, entry, product, sourcesOf } from './fake-shop.ts';
import { type Step, createManipulatedModel } from './manipulated-model.ts';

const jacket = product('prd_jacket00001', {
  title: 'Skerry Rain Jacket',
  price: 289,
  currency: 'EUR',
  availability: 'in_stock',
});
const HOURS = 'The shop is open Tuesday to Saturday, 10:00 to 18:00.';
const sources = sourcesOf(
  [jacket],
  [
    entry('Shipping', 'Ordered before 14:00 on a working day, it leaves the same day.'),
    entry('Opening hours and contact', `${HOURS} Write to us; we answer within one working day.`),
  ],
);
const CONTACT = {
  contactUrl: 'https://brackenholm.example/contact',
  contactEmail: 'help@brackenholm.example',
  contactPhone: '+49 30 901820-17',
};
const SHOWN = { url: CONTACT.contactUrl, email: CONTACT.contactEmail, phone: CONTACT.contactPhone };

const scripted = (...script: Step[]) => adviserWith(sources, registryOf(createManipulatedModel(...script)));
const handOver = (reason: HandoverReason): Step => ({ tool: 'hand_over', input: { reason } });
const withContact = { assistant: { modelName: 'x', ...CONTACT } };

const cardsIn = (parts: readonly { type: string }[]) => parts.filter(({ type }) => type === 'handover');

it.each([
  'Hello!',
  'Do you have a one person tent?',
  'Are you a real person?',
  'Is there a discount on my first purchase?',
  'Bist du ein echter Mensch?',
  'Es-tu une vraie personne ?',
  '¿Eres una persona real?',
  'Sei una persona vera?',
  'Ben je een echt mens?',
])('shows no contact for %j', async (question) => {
  const { parts, report } = await ask(adviserWith(sources), question, { assistant: CONTACT });
  expect(parts.filter((part) => part.type === 'handover' && part.reason !== 'unanswered')).toEqual([]);
  expect(report.outcome).not.toBe('handed_over');
});

it('shows no contact if the shop has neither set one nor has a site', async () => {
  const nowhere = { assistant: { modelName: 'x', siteUrl: null } };
  const { parts, report, text } = await ask(
    scripted(handOver('request'), 'Sorry, I cannot help you with that.'),
    'I want to talk to a person',
    nowhere,
  );
  expect([cardsIn(parts), report.outcome, text]).toEqual([[], 'answered', 'Sorry, I cannot help you with that.']);
});

it.each<[HandoverReason, string]>([
  ['request', 'I want to talk to a person'],
  ['request', 'Can I speak to someone please?'],
  ['request', 'Ich möchte mit einem Menschen sprechen'],
  ['request', 'Kann ich bitte mit einem Mitarbeiter reden?'],
  ['request', 'Je voudrais parler à quelqu’un'],
  ['request', 'Puis-je parler avec un conseiller ?'],
  ['request', 'Quiero hablar con una persona'],
  ['request', '¿Puedo hablar con alguien?'],
  ['request', 'Vorrei parlare con un operatore'],
  ['request', 'Posso parlare con una persona reale?'],
  ['request', 'Ik wil met een medewerker praten'],
  ['request', 'Kan ik iemand spreken?'],
  ['complaint', 'I have a complaint about your service'],
  ['complaint', 'Ich möchte mich beschweren'],
  ['complaint', 'Je suis très déçue, je veux faire une réclamation'],
  ['complaint', 'Quiero poner una queja'],
  ['complaint', 'Vorrei fare un reclamo'],
  ['complaint', 'Ik heb een klacht'],
  ['order', 'Where is my order?'],
  ['order', 'Cancel my order, please'],
  ['complaint', 'You sent me the wrong item'],
  ['order', 'Wo bleibt meine Bestellung?'],
  ['complaint', 'Ich habe den falschen Artikel erhalten'],
  ['order', 'Où est ma commande ?'],
  ['order', 'Je voudrais annuler ma commande'],
  ['complaint', 'J’ai reçu le mauvais article'],
  ['order', '¿Dónde está mi pedido?'],
  ['complaint', 'He recibido un artículo equivocado'],
  ['order', 'Dov’è il mio ordine?'],
  ['complaint', 'Ho ricevuto l’articolo sbagliato'],
  ['order', 'Waar is mijn bestelling?'],
  ['complaint', 'Ik heb het verkeerde artikel ontvangen'],
])('the built-in model hands over %s: %s', async (reason, question) => {
  const { parts, report, text } = await ask(adviserWith(sources), question, { assistant: CONTACT });
  expect(cardsIn(parts)).toEqual([{ type: 'handover', contact: SHOWN, hours: HOURS, reason }]);
  expect(parts.at(-1)).toEqual({ type: 'done' });
  expect([report.outcome, report.cut]).toEqual(['handed_over', []]);
  expect(text).not.toBe('');
});

it('falls back to the shop’s own site', async () => {
  const { parts } = await ask(adviserWith(sources), 'I want to talk to a person');
  expect(cardsIn(parts)).toMatchObject([{ contact: { url: SITE, email: null, phone: null } }]);
});

it('shows the contact beside an answer that nothing is known of', async () => {
  const question = 'Can I pay with PayPal?';
  const { parts, report } = await ask(adviserWith(sources), question, { assistant: CONTACT });
  expect(cardsIn(parts)).toMatchObject([{ contact: SHOWN, reason: 'unanswered' }]);
  expect(report.outcome).toBe('unanswered');
});

it.each([
  'You can write to help@brackenholm.example.',
  'You can call us on +49 30 901820-17.',
  'Please use our contact page: https://brackenholm.example/contact.',
  'You can reach our team here: https://brackenholm.example/contact',
  'You can reach the team by phone (+49 30 901820-17) or by email (help@brackenholm.example).',
  'Am besten schreiben Sie uns eine E-Mail an help@brackenholm.example.',
])('a model may name the contact that the tool has returned: %s', async (sentence) => {
  const { parts, report, text } = await ask(scripted(handOver('request'), sentence), 'A person, please', withContact);
  expect([text, report.cut]).toEqual([sentence, []]);
  expect(cardsIn(parts)).toEqual([{ type: 'handover', contact: SHOWN, hours: HOURS, reason: 'request' }]);
  expect(report.outcome).toBe('handed_over');
});

it.each([
  'You can write to boss@brackenholm.example.',
  'You can call us on +49 30 555555.',
  'See https://evil.example/chat.',
])('cuts another contact, and sends the fallback sentence with the card: %s', async (sentence) => {
  const { parts, report, text } = await ask(scripted(handOver('complaint'), sentence), 'I complain!', withContact);
  expect(text).toBe(
    'I’m sorry to hear that. Please contact the shop’s team about it: https://brackenholm.example/contact',
  );
  expect(cardsIn(parts)).toHaveLength(1);
  expect([report.outcome, report.replaced]).toEqual(['handed_over', 1]);
});

it('sends the card with the fallback sentence if everything was cut', async () => {
  const { parts, report } = await ask(scripted('The Skerry costs €1.'), 'How much is the Skerry?', withContact);
  expect(cardsIn(parts)).toMatchObject([{ contact: SHOWN, reason: 'unanswered' }]);
  expect(report.outcome).toBe('unanswered');
});

it('sends one card, whatever a model calls', async () => {
  const script = [handOver('unanswered'), handOver('order'), 'Please ask the shop.'];
  const { parts } = await ask(scripted(...script), 'Where is my parcel?', withContact);
  expect(cardsIn(parts)).toMatchObject([{ reason: 'order' }]);
});

it.each([
  ['a delivery time', 'Shipping', 'Ordered before 14:00, it leaves the same day.'],
  ['an opening without a time', 'About us', 'The shop is open to everybody.'],
  ['a time on another subject', 'Care', 'Wash it for 10 minutes at 30 °C, and let it dry until 18:00.'],
])('does not quote %s as opening hours', async (_case, title, content) => {
  const { parts } = await ask(adviserWith(sourcesOf([jacket], [entry(title, content)])), 'I want to talk to a person');
  expect(cardsIn(parts)).toMatchObject([{ hours: null }]);
});

it.each([
  [
    'Öffnungszeiten',
    'Montag bis Freitag 9–17 Uhr.\nSamstag 10–14 Uhr.',
    'Montag bis Freitag 9–17 Uhr.\nSamstag 10–14 Uhr.',
  ],
  [
    'Kontakt',
    'Unser Laden. Wir sind täglich erreichbar von 9:00 bis 18:00 Uhr.',
    'Wir sind täglich erreichbar von 9:00 bis 18:00 Uhr.',
  ],
  ['Horaires d’ouverture', 'Du lundi au vendredi, de 9h à 18h.', 'Du lundi au vendredi, de 9h à 18h.'],
])('quotes opening hours of %s', async (title, content, hours) => {
  const question = title.startsWith('Horaires') ? 'Je voudrais parler à quelqu’un' : 'Ich möchte mit jemandem sprechen';
  const { parts } = await ask(adviserWith(sourcesOf([jacket], [entry(title, content)])), question);
  expect(cardsIn(parts)).toMatchObject([{ hours }]);
});

it.each(['How long is the warranty on your jackets?', 'Wie lange ist die Garantie auf Jacken?'])(
  'answers a question about the policy from the texts, without a person: %s',
  async (question) => {
    const warranty = entry(
      'Warranty',
      'Jackets have a warranty of five years. Auf Jacken gibt es fünf Jahre Garantie.',
    );
    const { parts, report } = await ask(adviserWith(sourcesOf([jacket], [warranty])), question, { assistant: CONTACT });
    expect(cardsIn(parts)).toEqual([]);
    expect(report.outcome).toBe('answered');
  },
);
