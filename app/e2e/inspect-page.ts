import type { Page } from 'playwright';

export interface Inspection {
  /** The texts in the server's responses (`textsOf`), such as names and posts. They need no translation. */
  fromServer: readonly string[];
  /** Whether the page is in the pseudo-locale, in which every translated text is in brackets. */
  isPseudo: boolean;
}

/**
 * Returns all texts in a response. The names of its fields are left out, because they are also words of the interface.
 * If the interface shows parts of a text, such as its lines, or the text between links (hashtags, mentions), these
 * parts are also returned.
 */
export function textsOf(data: unknown): string[] {
  if (typeof data === 'string') {
    const parts = data.split(/\n|(?<=\s)(?=[#@])|(?<=[#@][\w.]+)(?![\w.])/).map((part) => part.trim());
    return [data.trim(), ...parts].filter((text) => text !== '');
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap(textsOf);
}

/**
 * Finds horizontal overflow, texts that are cut off or not translated, translation keys, and pictures without an
 * alternative text. Runs in the page.
 */
function inspect({ fromServer, isPseudo }: Inspection): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) found.push(`overflow: ${root.scrollWidth} in ${root.clientWidth} px`);
  const nameOf = (element: Element) => {
    const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    return `<${element.tagName.toLowerCase()}> “${words}”`;
  };
  const isHidden = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1 || getComputedStyle(element).visibility === 'hidden' || element.closest('[inert]');
  };
  const isCutOnPurpose = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== '' && style.webkitLineClamp !== 'none');

  const serverTexts = new Set(fromServer);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (!text || !parent || isHidden(parent) || parent.closest('script,style,noscript')) continue;
    const isName = Boolean(parent.closest('[translate=no]')) || serverTexts.has(text);
    if (/^[a-z][A-Za-z]*(\.[a-zA-Z_]+)+$/.test(text) && !isName) found.push(`a key: ${text}`);
    if (isPseudo) {
      const isWord = /\p{L}{2,}/u.test(text) && !/^[@#$€\d\s.,:–·/+-]*[A-Z]?[A-Z]?$/.test(text);
      const isOurs = /[[\]~áƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž]/.test(text);
      // Only the attribute `lang` of an element inside the page counts, not that of the page itself.
      const isFromElsewhere = isName || Boolean(parent.closest('option,time,[lang]:not(html)'));
      if (isWord && !isOurs && !isFromElsewhere) found.push(`not translated: “${text.slice(0, 60)}”`);
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const words = range.getBoundingClientRect();
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (isCutOnPurpose(style)) break;
      const edges = box.getBoundingClientRect();
      const isCut = style.overflowX === 'hidden' || style.overflowX === 'clip' || box.matches('button,a');
      if (isCut && edges.width > 1 && (words.right > edges.right + 2 || words.left < edges.left - 2)) {
        found.push(`cut off: ${nameOf(box)}`);
        break;
      }
      if (style.position === 'fixed' || style.overflowX === 'auto' || style.overflowX === 'scroll') break;
    }
  }
  for (const picture of document.querySelectorAll('img:not([alt])'))
    found.push(`no alternative text: ${nameOf(picture)}`);
  return [...new Set(found)];
}

/** Returns the problems of the current page. The list is empty if there are none. */
export const inspectPage = (page: Page, inspection: Inspection): Promise<string[]> =>
  page.evaluate(inspect, inspection);
