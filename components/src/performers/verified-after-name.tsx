import { chakra, VerifiedMark } from '../primitives/index.ts';

/** The mark of a verified performer, right after the name: it never stands at the beginning of a line. */
export function VerifiedAfterName({ size }: { size?: number }) {
  return (
    <chakra.span whiteSpace="nowrap">
      {'\u00a0'}
      <VerifiedMark {...(size !== undefined && { size })} />
    </chakra.span>
  );
}
