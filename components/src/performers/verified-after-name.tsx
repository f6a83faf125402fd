import { styled, VerifiedMark } from '../primitives/index.ts';

/** The mark of a verified performer, after the name; never wraps to the start of a line. */
export function VerifiedAfterName({ size }: { size?: number }) {
  return (
    <styled.span whiteSpace="nowrap">
      {'\u00a0'}
      <VerifiedMark {...(size !== undefined && { size })} />
    </styled.span>
  );
}
