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
      /**
       * Extends the touch target to 44 px. For a link that stands alone in its line, such as a name in a row: in a text
       * it would cover other links. An element that cuts off what overflows also cuts off the target.
       */
      standalone: {
        true: {
          position: 'relative',
          _before: {
            content: '""',
            position: 'absolute',
            top: '50%',
            left: '50%',
            minW: 'target',
            minH: 'target',
            w: 'full',
            h: 'full',
            transform: 'translate(-50%, -50%)',
          },
        },
      },
    },
  },
  { displayName: 'TextLink' },
);
