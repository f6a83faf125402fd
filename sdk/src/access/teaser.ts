/** The number of characters of a locked text that every viewer can read (rule A2) and that searches use. */
export const openLength = 60;

/**
 * The maximum number of characters of a teaser (rule A2). {@link teaserOf} cuts the text in the second half of them.
 */
const teaserLength = 2 * openLength;

/** Returns the first characters of a text. Does not cut a surrogate pair. */
export function beginningOf(text: string, length: number): string {
  return text
    .slice(0, length)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd();
}

/** Returns the teaser of a locked text, which is cut between words. */
export function teaserOf(text: string): string {
  if (text.length <= teaserLength) return text;
  const lastSpace = text.slice(0, teaserLength).lastIndexOf(' ');
  return `${beginningOf(text, Math.max(lastSpace, teaserLength / 2))}…`;
}
