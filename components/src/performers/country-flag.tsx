import { styled } from '../primitives/index.ts';
import type { StyledProps } from '../styled/index.ts';

/** Props of {@link CountryFlag}: those of `<img>`. */
export interface CountryFlagProps extends Omit<StyledProps<'img'>, 'alt'> {
  src: string;
}

/** A small flag beside the name of its country. It is hidden from screen readers, and its space is reserved. */
export function CountryFlag(props: CountryFlagProps) {
  return (
    <styled.img
      alt=""
      width="20px"
      height="15px"
      loading="lazy"
      objectFit="cover"
      flexShrink="0"
      // White flags have an edge too.
      border="1px solid"
      borderColor="border.hairline"
      borderRadius="2px"
      {...props}
    />
  );
}
