import { styled } from '../../styled/index.ts';

/**
 * A surface with rounded corners. `as` sets the element (`article`, `section`, …), and `padding` the inner space: none,
 * sm (16 px) or md (24 px).
 */
export const Card = styled(
  'div',
  {
    name: 'card',
    base: {
      bg: 'bg.surface',
      border: '1px solid',
      borderColor: 'border.hairline',
      borderRadius: 'card',
      boxShadow: 'card',
      minW: '0',
    },
    variants: {
      padding: { none: { overflow: 'hidden' }, sm: { p: '4' }, md: { p: '4', md: { p: '6' } } },
      /** Adds hover styles to a card that is a link. */
      interactive: {
        true: { transition: 'background-color 120ms', _hover: { bg: 'bg.raised' } },
      },
    },
    defaultVariants: { padding: 'md' },
  },
  { displayName: 'Card' },
);
