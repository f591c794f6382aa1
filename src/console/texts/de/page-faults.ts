import type { Texts } from '../texts.ts';

/** Why a page of a shop, or a document, could not be read. */
export const pageFaults: Texts['faults'] = {
  'We could not read {text}. {sentence}': (host, reason) => `${host} konnte nicht gelesen werden. ${reason}`,
  'It asks for a password. Remove the password, or try again when the shop is open.': () =>
    'Der Shop verlangt ein Passwort. Schalten Sie es aus oder versuchen Sie es erneut, wenn der Shop geöffnet ist.',
  'It refuses our visit. If a firewall protects it, let our crawler pass.': () =>
    'Der Shop weist unseren Besuch ab. Wenn ihn eine Firewall schützt, lassen Sie unseren Crawler durch.',
  'Page not found. Check the address.': () => 'Die Seite gibt es nicht. Prüfen Sie die Adresse.',
  'It is receiving too many requests. Try again in a few minutes.': () =>
    'Der Shop erhält gerade zu viele Anfragen. Versuchen Sie es in einigen Minuten erneut.',
  'It answered with HTTP status {number}.': (status) => `Der Shop antwortet mit dem HTTP-Status ${status}.`,
  'Its page is too large.': () => 'Die Seite ist zu groß.',
  'The page redirects to {text}, which is another site.': (host) =>
    `Die Seite leitet auf ${host} weiter, und das ist eine andere Website.`,
  'The page redirects to another site, {text}.': (origin) =>
    `Die Seite leitet auf eine andere Website weiter: ${origin}.`,

  'The host name {text} could not be resolved. Check its spelling.': (host) =>
    `Unter ${host} gibt es keine Website. Prüfen Sie die Schreibweise.`,
  '{text} did not respond in time.': (host) => `${host} hat nicht rechtzeitig geantwortet.`,
  '{text} did not respond within {number} seconds.': (host, seconds) =>
    `${host} hat innerhalb von ${seconds} Sekunden nicht geantwortet.`,
  'The TLS connection to {text} failed. Check its certificate.': (host) =>
    `Die sichere Verbindung zu ${host} kam nicht zustande. Prüfen Sie das Zertifikat.`,
  'The connection to {text} failed or was interrupted.': (host) =>
    `Die Verbindung zu ${host} kam nicht zustande oder brach ab.`,
  'The request to {text} was cancelled.': (host) => `Die Anfrage an ${host} wurde abgebrochen.`,
  'The response headers from {text} are too large.': (host) => `Die Kopfzeilen der Antwort von ${host} sind zu groß.`,
  '{text} sent an invalid response.': (host) => `${host} hat ungültig geantwortet.`,
  'The response from {text} has more than {number} content encodings.': (host) =>
    `Die Antwort von ${host} ist mehrfach komprimiert.`,
  'A page on {text} is larger than {number} KiB.': (host, most) => `Eine Seite von ${host} ist größer als ${most} KiB.`,
  '{text} redirected more than {number} times.': (host, most) => `${host} leitet mehr als ${most}-mal weiter.`,
  '{text} returned {text} instead of a page.': (host, type) => `Unter ${host} steht keine Seite, sondern ${type}.`,
  'The redirect from {text} is not a valid URL.': (host) => `${host} leitet auf eine ungültige Adresse weiter.`,
  '{text} is not a valid URL.': (url) => `${url} ist keine gültige Adresse.`,
  'Only http and https URLs can be fetched, not {text}.': (url) =>
    `Nur Adressen mit http und https können gelesen werden, nicht ${url}.`,
  'The URL on {text} must not contain a username or password.': (host) =>
    `Die Adresse auf ${host} darf keinen Benutzernamen und kein Passwort enthalten.`,
  '{text} uses a port that is reserved for another protocol.': (host) =>
    `${host} verwendet einen Port, der für ein anderes Protokoll vorgesehen ist.`,
  '{text} is not on the public internet, so it was not fetched. For a shop under development, the operator of Aisle can allow private addresses with CRAWL_ALLOW_PRIVATE_NETWORK=on; link-local addresses stay closed.':
    (host) =>
      `${host} liegt nicht im öffentlichen Internet und wurde deshalb nicht gelesen. Für einen Shop in Entwicklung kann der Betreiber von Aisle private Adressen mit CRAWL_ALLOW_PRIVATE_NETWORK=on zulassen; Link-Local-Adressen bleiben gesperrt.`,

  '“{text}” could not be imported. {sentence}': (name, reason) => `„${name}“ konnte nicht importiert werden. ${reason}`,
  'Only text, Markdown, HTML and PDF files can be imported. Save it as one of these, such as PDF.': () =>
    'Nur Text-, Markdown-, HTML- und PDF-Dateien können importiert werden. Speichern Sie die Datei als eine davon, zum Beispiel als PDF.',
  'It is not a text file. Save it as text in UTF-8, or as PDF.': () =>
    'Das ist keine Textdatei. Speichern Sie sie als Text in UTF-8 oder als PDF.',
  'It has no text. If scripts fill the page, copy its text into a new entry.': () =>
    'Darin steht kein Text. Wenn Skripte die Seite füllen, kopieren Sie den Text in einen neuen Eintrag.',
  'It is too long. Import only the chapters that shoppers ask about.': () =>
    'Das Dokument ist zu lang. Importieren Sie nur die Kapitel, nach denen Ihre Kunden fragen.',
  'It has more than 300 pages. Import only the chapters that shoppers ask about.': () =>
    'Das Dokument hat mehr als 300 Seiten. Importieren Sie nur die Kapitel, nach denen Ihre Kunden fragen.',
  'It is protected by a password. Save a copy without one.': () =>
    'Das Dokument ist durch ein Passwort geschützt. Speichern Sie eine Kopie ohne Passwort.',
  'Its pages are pictures without text. Run text recognition (OCR) on it first, or write the entry yourself.': () =>
    'Die Seiten sind Bilder ohne Text. Lassen Sie zuerst eine Texterkennung (OCR) laufen oder schreiben Sie den Eintrag selbst.',
  'It is damaged or incomplete. Open it on your computer and save it again.': () =>
    'Die Datei ist beschädigt oder unvollständig. Öffnen Sie sie auf Ihrem Computer und speichern Sie sie erneut.',
  'Only pages of your shop can be imported, and {text} is another site.': (host) =>
    `Es können nur Seiten Ihres Shops importiert werden, und ${host} ist eine andere Website.`,
  'must be on {text}': (hosts) => `Die Seite muss auf ${hosts.replaceAll(' or ', ' oder ')} liegen.`,
};
