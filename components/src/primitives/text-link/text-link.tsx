import { styled } from '../../styled/index.ts';
import { Link } from '../link/index.ts';

/**
 * A link inside a text. `to` is a path of `@fanlight/components/paths`. The variant `quiet` is underlined only while
 * the pointer is over it.
 */
export const TextLink = styled(
  Link,
  {
    name: 'textLink',
    base: {
      color: 'fg.link',
      fontWeight: 'medium',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      borderRadius: '4px',
      _hover: { color: 'fg.default' },
    },
    variants: {
      quiet: {
        true: {
          color: 'inherit',
          fontWeight: 'inherit',
          textDecoration: 'none',
          _hover: { textDecoration: 'underline' },
        },
      },
    },
  },
  { displayName: 'TextLink' },
);
