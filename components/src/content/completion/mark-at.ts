/** A hashtag or a mention that is being typed. */
export interface TypedMark {
  mark: '#' | '@';
  /** The text after the mark. */
  beginning: string;
  /** The position of the mark in the text. */
  start: number;
}

// By the server's patterns for hashtags and mentions.
const hashtag = /(?<![\p{L}\p{N}_&])#([\p{L}\p{N}_]{1,50})$/u;
const mention = /(?<![\w.])@([A-Za-z0-9_.]{1,30})$/;
const continued = /^[\p{L}\p{N}_]/u;

/** Returns the hashtag or mention that ends at the caret; null if there is none. */
export function markAt(text: string, caret: number): TypedMark | null {
  if (continued.test(text.slice(caret))) return null;
  const before = text.slice(0, caret);
  for (const [mark, pattern] of [
    ['#', hashtag],
    ['@', mention],
  ] as const) {
    const found = pattern.exec(before);
    if (found) return { mark, beginning: found[1] ?? '', start: found.index };
  }
  return null;
}
