import { openLength } from './search.ts';

/**
 * The maximum number of characters of a teaser (rule A2). {@link teaserOf} cuts the text in the second half of them.
 */
const teaserLength = 2 * openLength;

/**
 * Returns the hashtags in a text in lower case, in the order of their first appearance. Returns at most 30, each once.
 */
export function hashtagsOf(text: string): string[] {
  const found = [...text.matchAll(/(?<![\p{L}\p{N}_&])#([\p{L}\p{N}_]{1,50})/gu)].map(([, tag]) =>
    (tag ?? '').toLowerCase(),
  );
  return [...new Set(found)].slice(0, 30);
}

/** Returns the usernames that a text mentions, in lower case. Returns at most 20, each once. */
export function mentionsOf(text: string): string[] {
  const found = [...text.matchAll(/(?<![\w.])@([A-Za-z0-9_.]{3,30})/g)].map(([, name]) =>
    (name ?? '').toLowerCase().replace(/\.+$/, ''),
  );
  return [...new Set(found)].slice(0, 20);
}

/** Returns the first characters of a text. Does not cut a surrogate pair. */
function beginningOf(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();
}

const excerptLength = 140;

/** Returns the first 140 characters of a text for notifications and lists; null if the text is empty. */
export const excerptOf = (text: string): string | null =>
  (text.length > excerptLength ? `${beginningOf(text, excerptLength - 1)}…` : text) || null;

/** Returns the teaser of a locked text, which is cut between words. */
export function teaserOf(text: string): string {
  if (text.length <= teaserLength) return text;
  const lastSpace = text.slice(0, teaserLength).lastIndexOf(' ');
  return `${beginningOf(text, Math.max(lastSpace, teaserLength / 2))}…`;
}
