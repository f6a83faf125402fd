import { type ReactNode, useId } from 'react';
import { styled } from '../../styled/index.ts';
import { revealInRow } from '../layout/reveal-in-row.ts';

const Chip = styled('span', {
  name: 'choiceChip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'target',
    minW: 'target',
    px: '4',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'border.control',
    fontSize: 'sm',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    transition: 'background-color 120ms, color 120ms',
  },
});

export interface Choice<T extends string | number> {
  value: T;
  label: ReactNode;
  disabled?: boolean;
}

export interface ChoiceChipsProps<T extends string | number> {
  /** The accessible name of the group. */
  label: ReactNode;
  hideLabel?: boolean;
  choices: readonly Choice<T>[];
  /** The selected value; null if no chip is selected. */
  value: T | null;
  onChange: (value: T) => void;
  error?: ReactNode;
  /**
   * Whether the chips stand in one row on phones, which scrolls to the edges of the screen. For the filters of a page,
   * outside of cards.
   */
  isOneRow?: boolean;
}

/** The row with its space for the outline of a focused chip, which would be cut. */
const oneRow = {
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
  mx: { base: '-4', md: '0' },
  px: { base: '4', md: '0' },
  my: '-1',
  py: '1',
} as const;

const reveal = (label: HTMLLabelElement | null) => revealInRow(label, label?.parentElement);

/** Chips of which the user selects one, such as an audience or a filter. They are radio buttons. */
export function ChoiceChips<T extends string | number>(props: ChoiceChipsProps<T>) {
  const { label, hideLabel = false, choices, value, onChange, error, isOneRow = false } = props;
  const name = useId();
  return (
    <styled.fieldset border="0" p="0" m="0" minW="0" aria-describedby={error ? `${name}-error` : undefined}>
      <styled.legend fontSize="sm" fontWeight="semibold" {...(hideLabel ? { srOnly: true } : { mb: '2' })}>
        {label}
      </styled.legend>
      <styled.div
        display="flex"
        gap="2"
        {...(isOneRow ? { ...oneRow, 'data-scroll-row': true } : { flexWrap: 'wrap' })}
      >
        {choices.map((choice) => (
          <styled.label
            key={choice.value}
            ref={isOneRow && choice.value === value ? reveal : undefined}
            position="relative"
            flexShrink={isOneRow ? '0' : undefined}
            cursor={choice.disabled ? 'not-allowed' : 'pointer'}
          >
            <styled.input
              type="radio"
              name={name}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
              position="absolute"
              inset="0"
              opacity="0"
              cursor="inherit"
              css={{
                '&:checked + span': {
                  bg: 'fg.default',
                  color: 'fg.inverted',
                  borderColor: 'fg.default',
                  _highContrast: {
                    bg: 'Highlight',
                    color: 'HighlightText',
                    borderColor: 'Highlight',
                    // In forced-colours mode the browser would draw a box in the page's colour behind the text.
                    forcedColorAdjust: 'none',
                  },
                },
                '&:focus-visible + span': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' },
                '&:disabled + span': { opacity: 0.5 },
                '&:not(:checked):not(:disabled):hover + span': { bg: 'bg.raised' },
              }}
            />
            <Chip>{choice.label}</Chip>
          </styled.label>
        ))}
      </styled.div>
      {error && (
        <styled.p id={`${name}-error`} mt="2" fontSize="xs" color="danger.text">
          {error}
        </styled.p>
      )}
    </styled.fieldset>
  );
}
