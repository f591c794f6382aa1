import { describe, expect, it } from 'vitest';
import { front } from './front-page.ts';

describe('the language', () => {
  const languageOf = (html: string) => front(html).language;
  const paragraphs = (sentences: string) =>
    sentences
      .trim()
      .split('\n')
      .map((sentence) => `<p>${sentence.trim()}</p>`)
      .join('');
  const GERMAN = paragraphs(`
    Unsere Leuchten werden in einer kleinen Werkstatt von Hand gefertigt.
    Jede Bestellung verlässt unser Lager noch am selben Werktag.
    Die Schreibtischlampe lässt sich in alle Richtungen drehen und neigen.
    Wir beraten Sie gern, wenn Sie das passende Licht für Ihr Zimmer suchen.
    Innerhalb von dreißig Tagen können Sie alles kostenlos zurückschicken.
    Der Schirm besteht aus gebürstetem Messing und wird nicht heiß.
    Das Kabel ist mit Stoff umwickelt und fast zwei Meter lang.
    Ersatzteile gibt es bei uns auch nach vielen Jahren noch zu kaufen.
    Am Abend taucht sie den ganzen Raum in ein warmes, weiches Licht.
    Für größere Bestellungen machen wir Ihnen ein günstiges Angebot.
    Melden Sie sich für unsere Neuigkeiten an und sparen Sie beim Einkauf.
    Besuchen Sie uns auch in unserem Laden in der alten Spinnerei.
    Sie erreichen uns werktags von neun bis siebzehn Uhr am Telefon.
    Die Lieferung ist ab einem Warenwert von fünfzig Euro kostenlos.`);
  const DESCRIPTION = `<p>${'This lamp is made of brushed brass and bathes the whole room in a warm and soft light. '.repeat(20)}</p>`;

  it.each<[string, string]>([
    ['a country', '<html lang="cz">'],
    ['a word', '<html lang="english">'],
    ['three letters', '<html lang="deu">'],
    ['an unfinished template', '<html lang="{{ lang }}">'],
  ])('is not %s', (_, html) => {
    expect(languageOf(html)).toBe(null);
  });

  it.each<[string, string, string]>([
    ['declared', '<html lang="de">', 'de'],
    ['declared with a country', '<html lang="pt_BR">', 'pt'],
    ['declared by an old code', '<html lang="iw">', 'he'],
    [
      'declared, though the text is too short to tell',
      '<html lang="en"><p>Unsere Leuchten werden von Hand gefertigt.</p>',
      'en',
    ],
    ['declared, if a long description is in another', `<html lang="de">${DESCRIPTION}`, 'de'],
    ['declared, if texts in it cannot be told', `<html lang="lb">${GERMAN}`, 'lb'],
    ['that of the text, if none is declared', `<html>${GERMAN}`, 'de'],
    ['that of the text, if another is declared', `<html lang="en">${GERMAN}`, 'de'],
    ['declared, if the text is hidden', `<html lang="en"><div hidden>${GERMAN}</div>`, 'en'],
  ])('is the one %s', (_, html, language) => {
    expect(languageOf(html)).toBe(language);
  });
});
