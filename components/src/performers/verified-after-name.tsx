import { styled, VerifiedMark } from '../primitives/index.ts';

/** The mark of a verified performer, right after the name: it never stands at the beginning of a line. */
export function VerifiedAfterName({ size }: { size?: number }) {
  return (
    <styled.span whiteSpace="nowrap">
      {'\u00a0'}
      <VerifiedMark {...(size !== undefined && { size })} />
    </styled.span>
  );
}
