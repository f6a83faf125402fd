import { styled } from '../primitives/index.ts';
import type { StyledProps } from '../styled/index.ts';

/** The props of `<img>`. */
export interface CountryFlagProps extends Omit<StyledProps<'img'>, 'alt'> {
  src: string;
}

/** A small flag for use next to the name of its country. Hidden from screen readers; its space is reserved. */
export function CountryFlag(props: CountryFlagProps) {
  return (
    <styled.img
      alt=""
      width="20px"
      height="15px"
      loading="lazy"
      objectFit="cover"
      flexShrink="0"
      // The outline shows the edge of flags with white areas.
      border="1px solid"
      borderColor="border.hairline"
      borderRadius="2px"
      {...props}
    />
  );
}
