import { isSameSite, resolveUrl } from './address.ts';
import type { Element, Outline } from './outline.ts';
import type { Page } from './page.ts';
import { cleanText } from './text.ts';

const LONGEST = 30;
const CLIMB = 6;
/** What the link to the next page of a list says, arrows aside. */
const WORDS =
  /^(?:next(?: page)?|older(?: posts| entries)?|weiter|nächste(?: seite)?|suivante?s?|page suivante|siguientes?|próxim[ao]|seguinte|(?:pagina )?successiv[ao]|avanti|volgende(?: pagina)?|nästa(?: sida)?|neste(?: side)?|næste(?: side)?|seuraava|następn[aey]|dalej|(?:další|ďalší)(?: strán?ka)?|následující|ďalšia|nasledujúca|következő|următoare[al]?|naslednja|sljedeć[ai]|sledeća|следующая|след\.?|вперед|вперёд|далее|дальше|наступна|далі|следваща|напред|επόμεν[οη]|sonraki|ileri|järgmine|nākamā|kitas|次(?:へ|の?ページ)?|下一[页頁]|下[页頁]|다음|tiếp|sau|ถัดไป|berikutnya|selanjutnya|التالي|הבא)$/iu;
const ARROW = /^[›»>→≫⟩❯▶]{1,2}$/;
const PAGER = /pag(?:e|er|in)|(?:^|[\s_-])nav(?:i|links)?(?:$|[\s_-])|pages|seiten|stran/;

type Link = { element: Element; url: string; text: string; isInPager: boolean };

/** The address of the page that continues the list on this one; null where there is none. */
export function nextPageOf(page: Page): string | null {
  const links = linksOf(page);
  const declared = page.links.find(({ rel }) => rel?.split(/\s+/).includes('next'))?.url;
  const said = links.find(({ text }) => WORDS.test(text.replaceAll(/^[\s<«‹←]+|[\s>»›→:.]+$/g, '')));
  const named = links.find(
    ({ element, isInPager }) => isInPager && /(?:^|[\s_-])next(?:$|[\s_-])/.test(page.outline.label(element)),
  );
  const pointed = links.find(({ text, isInPager }) => isInPager && ARROW.test(text));
  return (declared ?? said?.url ?? named?.url ?? numbered(links, page) ?? pointed?.url) || null;
}

/** The links with short texts that lead elsewhere on the site. */
function linksOf({ outline, base, url: own }: Page): Link[] {
  const found = new Map<Element, Link>();
  for (const piece of outline.pieces) {
    const element = linkAround(piece.element);
    if (!element || found.has(element) || piece.start < 0 || piece.end - piece.start > 4 * LONGEST) continue;
    const text = outline.textIn(element);
    if (text.length > LONGEST) continue;
    const url = resolveUrl(cleanText(outline.attributes(element).get('href') ?? '') ?? '', base)?.replace(/#.*/s, '');
    if (url && url !== own && isSameSite(url, own))
      found.set(element, { element, url, text, isInPager: isPager(element, outline) });
  }
  return [...found.values()];
}

function linkAround(element: Element): Element | null {
  let around: Element | null = element;
  for (let step = 0; around && step < 3; step++, around = around.parent) if (around.name === 'a') return around;
  return null;
}

function isPager(element: Element, outline: Outline): boolean {
  let around: Element | null = element;
  for (let step = 0; around && step < CLIMB; step++, around = around.parent)
    if (PAGER.test(outline.label(around)) && outline.textIn(around).length < 300) return true;
  return false;
}

/** In a row of numbers, the one after the number that is current, or else no link. */
function numbered(links: readonly Link[], { outline }: Page): string | null {
  const numbers = links.filter(({ text, isInPager }) => isInPager && /^\d{1,4}$/.test(text));
  const [first] = numbers;
  if (!first) return null;
  const current = numbers.find(({ element }) =>
    /(?:^|[\s_-])(?:active|current|selected)(?:$|[\s_-])/.test(outline.label(element)),
  );
  const after = (text: string): string | null =>
    numbers.find((each) => each.text === String(Number(text) + 1))?.url ?? null;
  if (current) return after(current.text);
  const linked = new Set(numbers.map(({ text }) => text));
  const from = Math.max(0, first.element.first - 4);
  for (const piece of outline.pieces.slice(from, (numbers.at(-1)?.element.last ?? from) + 4)) {
    const text = outline.textOf(piece);
    if (!/^\d{1,4}$/.test(text) || linked.has(text)) continue;
    const next = after(text);
    if (next) return next;
  }
  return null;
}
