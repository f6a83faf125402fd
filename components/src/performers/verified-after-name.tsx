import { styled, VerifiedMark } from '../primitives/index.ts';

/** The mark of a verified performer, after the name. It stays on the same line as the last word of the name. */
export function VerifiedAfterName({ size }: { size?: number }) {
  return (
    <styled.span whiteSpace="nowrap">
      {'\u00a0'}
      <VerifiedMark {...(size !== undefined && { size })} />
    </styled.span>
  );
}
