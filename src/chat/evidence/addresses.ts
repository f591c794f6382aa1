const HOSTS = new Set(
  'com net org io co shop store online site app biz info eu de at ch fr be nl es it uk ie pl se no dk fi pt us ca au ru cn example'.split(
    ' ',
  ),
);

const MAX_LINK_LENGTH = 2_400;
const MAX_LINK_TITLE_LENGTH = 300;

const URL_RUN = /(?:https?:\/\/|www\.)[^\s<>"“”)\]]+/iy;
const MAIL_NAME = /[\w.+-]+/y;
const MAIL_HOST = /@[\w-]+(?:\.[\w-]+)+/y;
const HOST_RUN = /[a-z0-9-]+(?:\.[a-z0-9-]+)*/iy;
const PATH = /\/[^\s<>")\]]*/y;
const LABEL = /!?\[([^[\]\n]{0,300})\]\(/y;
const WORD_START = /(?<![\p{L}\p{N}])/uy;
const WORD_END = /(?![\p{L}\p{N}])/uy;

/** Returns the end of a sticky pattern's match at a position, or null. */
function matchEnd(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/**
 * Finds the end of an address (URL, email address or bare host) that begins at a position. Reads each run of address
 * characters once, from its first: an address that begins later in the run ends at the same place.
 * @returns a function that takes positions in ascending order
 */
export function createAddressReader(text: string): (index: number) => number | null {
  let mailRead = 0;
  let hostRead = 0;

  function mailEnd(index: number): number | null {
    if (index < mailRead) return null;
    mailRead = matchEnd(MAIL_NAME, text, index) ?? index;
    return mailRead > index ? matchEnd(MAIL_HOST, text, mailRead) : null;
  }

  function hostEnd(index: number): number | null {
    if (index < hostRead) return null;
    hostRead = matchEnd(HOST_RUN, text, index) ?? index;
    const labels = text.slice(index, hostRead).toLowerCase().split('.');
    let at = hostRead;
    for (let last = labels.length - 1; last > 0; last--) {
      const label = labels[last] ?? '';
      at -= label.length;
      const [host = ''] = label.split('-', 1);
      if (HOSTS.has(host) && matchEnd(WORD_END, text, at + host.length) !== null)
        return matchEnd(PATH, text, at + host.length) ?? at + host.length;
      at -= 1;
    }
    return null;
  }

  return (index) => {
    const startsWord = matchEnd(WORD_START, text, index) !== null;
    return (
      (startsWord ? matchEnd(URL_RUN, text, index) : null) ?? mailEnd(index) ?? (startsWord ? hostEnd(index) : null)
    );
  };
}

/** Reads a Markdown link, `[label](target "title")`, or image that begins at a position. */
export function readLink(text: string, index: number): { end: number; label: string; target: string } | null {
  LABEL.lastIndex = index;
  const opening = LABEL.exec(text);
  if (!opening) return null;
  const start = LABEL.lastIndex;
  const length = text.slice(start, start + MAX_LINK_LENGTH).indexOf(')');
  const inside = text.slice(start, start + length).trimStart();
  if (length < 0 || inside.includes('\n')) return null;
  const [target = ''] = inside.split(/\s/, 1);
  if (inside.length - target.length > MAX_LINK_TITLE_LENGTH) return null;
  return { end: start + length + 1, label: opening[1] ?? '', target };
}
