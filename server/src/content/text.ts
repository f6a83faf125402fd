import { beginningOf } from '@fanlight/sdk/access';

export { teaserOf } from '@fanlight/sdk/access';

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

const excerptLength = 140;

/** Returns the first 140 characters of a text for notifications and lists; null if the text is empty. */
export const excerptOf = (text: string): string | null =>
  (text.length > excerptLength ? `${beginningOf(text, excerptLength - 1)}…` : text) || null;
