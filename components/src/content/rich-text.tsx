import type { ReactNode } from 'react';
import { paths } from '../paths/index.ts';
import { TextLink } from '../primitives/index.ts';

/** Matches hashtags and mentions, with the same pattern as the server. */
const marks = /((?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]{1,50}|(?<![\w.])@[A-Za-z0-9_.]{2,29}[A-Za-z0-9_])/gu;

/** Renders a plain text whose hashtags and mentions become links. The text is never rendered as HTML. */
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
