import { initialGlobals, writeGlobals } from '../globals.ts';
import type { viewports } from '../viewports.ts';

/** A value of the toolbar that a search names, such as the language in `wallet, Spanish`. */
export interface Setting {
  /** The value in the URL by its name. */
  globals: Record<string, string>;
}

const viewport = (value: keyof typeof viewports) => ({ globals: { 'viewport.value': value } });

/** Returns a pattern for a size of text, such as `200`, `200 %` and `text at 200 %`, or for other words. */
const textSize = (percent: string, ...others: string[]) =>
  new RegExp(
    String.raw`\b(${[`(texto? (at )?)?${percent}( ?%)?( texto?)?`, ...others].join('|')})(?![\p{L}\p{N}])`,
    'giu',
  );

/** The words that name a value of the toolbar. */
const settings: (Setting & { words: RegExp })[] = [
  { words: /\b(spa(n(ish)?)?|españ(ol)?|espanol|es)(?!\p{L})/giu, globals: { locale: 'es-ES' } },
  { words: /\benglish\b/gi, globals: { locale: initialGlobals.locale } },
  { words: /\b(right to left|rtl)\b/gi, globals: { locale: 'en-XB' } },
  { words: /\b(light|claro)( theme)?\b/gi, globals: { theme: 'light' } },
  { words: /\b(dark|oscuro)( theme)?\b/gi, globals: { theme: 'dark' } },
  { words: /\bside by side\b/gi, globals: { theme: 'both' } },
  { words: /\b(i?phone|mobile|m[oó]vil)\b/gi, ...viewport('phone') },
  { words: /\btablet\b/gi, ...viewport('tablet') },
  { words: /\bdesktop\b/gi, ...viewport('desktop') },
  { words: textSize('150'), globals: { text: 'large' } },
  { words: textSize('200', '(large|huge|big) text', 'texto grande'), globals: { text: 'huge' } },
  { words: /\breduced motion\b/gi, globals: { motion: 'reduced' } },
  { words: /\bforced colou?rs\b/gi, globals: { contrast: 'forced' } },
];

/** Returns the values of the toolbar in a URL, such as `theme:light;text:huge`, with those that a search names. */
export function withSettings(globals: string, named: readonly Setting[]): string {
  const pairs = globals.split(';').map((pair) => pair.split(':', 2));
  return writeGlobals(Object.assign(Object.fromEntries(pairs), ...named.map((setting) => setting.globals)));
}

/**
 * Separates a search into the values of the toolbar that it names, and the other words. A search that names only such
 * values, such as `phone`, is for stories with these words.
 */
export function readSettings(search: string): { named: Setting[]; rest: string } {
  const named = settings.filter(({ words }) => search.match(words));
  const rest = named.reduce((text, { words }) => text.replaceAll(words, ' '), search);
  return /[\p{L}\p{N}]/u.test(rest) ? { named, rest } : { named: [], rest: search };
}
