import { styled } from '../primitives/index.ts';
import type { StyledProps } from '../styled/index.ts';

/** The props of `<img>`. */
export interface CountryFlagProps extends Omit<StyledProps<'img'>, 'alt'> {
  src: string;
}

/**
 * A small flag next to the name of its country. Screen readers ignore it. Its space is reserved before it has loaded.
 */
export function CountryFlag(props: CountryFlagProps) {
  return (
    <styled.img
      alt=""
      width="20px"
      height="15px"
      loading="lazy"
      objectFit="cover"
      flexShrink="0"
      // The outline makes the edge of flags with white areas visible.
      border="1px solid"
      borderColor="border.hairline"
      borderRadius="2px"
      {...props}
    />
  );
}
