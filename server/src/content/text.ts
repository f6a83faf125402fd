import { openLength } from './search.ts';

/** Characters of a locked text that are shown (rule A2); {@link teaserOf} cuts no sooner than at half of them. */
const teaserLength = 2 * openLength;

/** Labels of a text, folded, each once, in order of appearance; at most 30. */
export function hashtagsOf(text: string): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}_&])#([\p{L}\p{N}_]{1,50})/gu)].map(([, tag]) =>
    (tag ?? '').toLowerCase(),
  );
  return [...new Set(found)].slice(0, 30);
}

/** Usernames that a text mentions, folded, each once; at most 20. */
export function mentionsOf(text: string): string[] {
  const found = [...text.matchAll(/(?<![\w.])@([A-Za-z0-9_.]{3,30})/g)].map(([, name]) =>
    (name ?? '').toLowerCase().replace(/\.+$/, ''),
  );
  return [...new Set(found)].slice(0, 20);
}

/** The first characters of a text; none of them is cut in half. */
function beginningOf(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();
}

const excerptLength = 140;

/** What reminds a viewer of a text, at most 140 characters; null where there is none. */
export const excerptOf = (text: string): string | null =>
  (text.length > excerptLength ? `${beginningOf(text, excerptLength - 1)}…` : text) || null;

/** The beginning of a text, cut between words. */
export function teaserOf(text: string): string {
  if (text.length <= teaserLength) return text;
  const lastSpace = text.slice(0, teaserLength).lastIndexOf(' ');
  return `${beginningOf(text, Math.max(lastSpace, teaserLength / 2))}…`;
}
