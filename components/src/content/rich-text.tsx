import type { ReactNode } from 'react';
import { paths } from '../paths/index.ts';
import { styled, TextLink } from '../primitives/index.ts';

/** Matches addresses of web pages, and hashtags and mentions by the server's patterns. */
const marks =
  /(https?:\/\/[^\s<>"]+|(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]{1,50}|(?<![\w.])@[A-Za-z0-9_.]{2,29}[A-Za-z0-9_])/gu;

/**
 * Returns an address without the punctuation of the surrounding sentence. A closing bracket belongs to the address if
 * the address contains the opening bracket.
 */
function trimAddress(text: string): string {
  const address = text.replace(/[.,:;!?'*»”]+$/u, '');
  const isClosingSentence = address.endsWith(')') && address.split(')').length > address.split('(').length;
  return isClosingSentence ? trimAddress(address.slice(0, -1)) : address;
}

export interface RichTextProps {
  text: string;
  /** The mentioned usernames that have a profile, in lower case; other mentions are shown as text. */
  mentions?: readonly string[] | undefined;
}

/** A plain text whose web addresses, hashtags and mentions are links. It is never rendered as HTML. */
export function RichText({ text, mentions = [] }: RichTextProps): ReactNode {
  let position = 0;
  return text.split(marks).map((part, index) => {
    const key = position;
    position += part.length;
    // `split` puts the matches at the odd indices. A text between them may also start with `#` or `https:`.
    if (index % 2 === 0) return part;
    if (part.startsWith('@') && mentions.includes(part.slice(1).toLowerCase())) {
      return (
        <TextLink key={key} to={paths.profile(part.slice(1))} position="relative">
          {part}
        </TextLink>
      );
    }
    if (part.startsWith('#')) {
      return (
        <TextLink key={key} to={paths.search(part, 'posts')} position="relative">
          {part}
        </TextLink>
      );
    }
    if (part.startsWith('http')) {
      const address = trimAddress(part);
      return [
        // Search engines do not follow the link. The page that it opens gets neither the address of this page nor
        // access to it.
        <styled.a
          key={key}
          href={address}
          target="_blank"
          rel="nofollow ugc noopener noreferrer"
          position="relative"
          color="accent.text"
          textDecoration="underline"
          overflowWrap="anywhere"
        >
          {address}
        </styled.a>,
        part.slice(address.length),
      ];
    }
    return part;
  });
}
