import type { ReactNode } from 'react';
import { paths } from '../paths/index.ts';
import { TextLink } from '../primitives/index.ts';

/** Matches hashtags and mentions; the server uses the same pattern. */
const marks = /((?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]{1,50}|(?<![\w.])@[A-Za-z0-9_.]{2,29}[A-Za-z0-9_])/gu;

/** A plain text whose hashtags and mentions are links. It is never rendered as HTML. */
export function RichText({ text }: { text: string }): ReactNode {
  let position = 0;
  return text.split(marks).map((part) => {
    const key = position;
    position += part.length;
    if (part.startsWith('@') && part.length > 3) {
      return (
        <TextLink key={key} to={paths.profile(part.slice(1))} position="relative">
          {part}
        </TextLink>
      );
    }
    if (part.startsWith('#') && part.length > 1) {
      return (
        <TextLink key={key} to={paths.search(part, 'posts')} position="relative">
          {part}
        </TextLink>
      );
    }
    return part;
  });
}
