import { styled } from '../primitives/index.ts';

export interface HighlightedProps {
  text: string;
  /** The words that were searched for. */
  q: string;
}

const escapePattern = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Marks the words of a text that begin with a searched word. Other spellings, which a search also finds, stay plain. */
export function Highlighted({ text, q }: HighlightedProps) {
  const words = q.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])((?:${words.map(escapePattern).join('|')})[\\p{L}\\p{N}]*)`, 'giu');
  // Splitting by a pattern with one group gives plain texts and matches in turn.
  let start = 0;
  return text.split(pattern).map((part, index) => {
    const key = start;
    start += part.length;
    return index % 2 === 1 ? (
      <styled.mark key={key} bg="transparent" color="fg.default" fontWeight="bold">
        {part}
      </styled.mark>
    ) : (
      part
    );
  });
}
