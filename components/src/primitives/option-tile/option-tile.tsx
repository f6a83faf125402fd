import type { ReactNode } from 'react';
import { styled } from '../../styled/index.ts';

const Tile = styled('span', {
  name: 'optionTile',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: 'target',
    h: 'full',
    px: '4',
    py: '3',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'control',
    transition: 'background-color 120ms',
  },
});

export interface OptionTileProps {
  /** The `name` of the radio buttons in the same group. */
  name: string;
  checked: boolean;
  onSelect: () => void;
  /** The accessible name; by default all text of the tile. */
  label?: string;
  /** The id of the element that describes the option. */
  describedBy?: string;
  children: ReactNode;
}

/** A radio button with more details than a chip can show, such as a package or a card. */
export function OptionTile({ name, checked, onSelect, label, describedBy, children }: OptionTileProps) {
  return (
    <styled.label position="relative" display="block" cursor="pointer" minW="0">
      <styled.input
        type="radio"
        name={name}
        checked={checked}
        onChange={onSelect}
        aria-label={label}
        aria-describedby={describedBy}
        position="absolute"
        inset="0"
        opacity="0"
        cursor="inherit"
        css={{
          '&:checked + span': {
            borderColor: 'fg.default',
            boxShadow: 'inset 0 0 0 1px currentColor',
            _highContrast: { borderColor: 'Highlight', borderWidth: '3px' },
          },
          '&:focus-visible + span': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
          '&:not(:checked):hover + span': { bg: 'bg.raised' },
        }}
      />
      <Tile>{children}</Tile>
    </styled.label>
  );
}
